/* brg-title-result-form.c - certificate of a title result, form IT1 of FIDE
 *
 * Rules: fide-titles-2024 1.4.1 to 1.4.9
 * Tests: tests/app/papers/test-paper-official.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-title-result-form.h"

#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"
#include "brg-name-words.h"
#include "brg-rating-words.h"
#include "brg-result-words.h"

/* The federation of players who have none. */
#define NO_FEDERATION "FID"

/* What is not known is written by hand: a certificate with a gap is sent back. */
#define BLANK "____________"

/* What the games amount to stands from here on. */
#define COLUMN_SUM COLUMN_RATING

enum
{
  COLUMN_ROUND,
  COLUMN_NAME,
  COLUMN_FIDE_ID,
  COLUMN_FEDERATION,
  COLUMN_RATING,
  COLUMN_COUNTED,
  COLUMN_TITLE,
  COLUMN_RESULT,
  N_COLUMNS,
};

typedef struct
{
  const BrgTitleResult *result;
  const BrgSnapshot *boards;
  const BrgEntry *candidate;
  const BrgDocumentOptions *options;
  const BrgWords *words;
  BrgForm *form;
} Filling;

static const char *const titles[] = { "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", NULL };

const char *
brg_title_result_get_title (const char *title)
{
  const char *known;

  g_return_val_if_fail (title != NULL, "");

  known = brg_norm_title_normalise (title);
  return g_strv_contains (titles, known) ? known : "";
}

gboolean
brg_title_result_is_best (const GArray *norms, guint index)
{
  const BrgNorm *norm;

  g_return_val_if_fail (norms != NULL && index < norms->len, FALSE);

  norm = &g_array_index (norms, BrgNorm, index);
  for (guint i = index; i > 0; i--)
    {
      const BrgNorm *above = &g_array_index (norms, BrgNorm, i - 1);

      if (above->player == norm->player && above->state == BRG_NORM_REACHED &&
          brg_norm_rule_is_title (above->rule) == brg_norm_rule_is_title (norm->rule))
        return FALSE;
    }
  return norm->state == BRG_NORM_REACHED;
}

static void
add_columns (const Filling *filling)
{
  const BrgWords *words = filling->words;

  brg_form_add_column (filling->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Round"));
  /* Translators: head of a column: whom somebody played */
  brg_form_add_column (filling->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Opponent"));
  /* Translators: head of a column of FIDE's form IT1: number of the opponent at FIDE */
  brg_form_add_column (filling->form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "FIDE ID"));
  brg_form_add_column (filling->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Fed."));
  brg_form_add_column (filling->form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Rating"));
  /* Translators: head of a column of FIDE's form IT1: the rating with which an opponent counts when
   * it is raised to the floor of the norm (1.4.6); "Рейтинг по 1.4.6" */
  brg_form_add_column (filling->form, BRG_COLUMN_NUMBER,
                       WC_ (words, "table head", "Rating\nby 1.4.6"));
  brg_form_add_column (filling->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Title"));
  brg_form_add_column (filling->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Result"));
}

/* ----- Who and where ----- */

/* A line of the head. */
typedef struct
{
  const char *name;
  const char *text;
} Fact;

/* Two facts a line. */
static void
add_facts_of (const Filling *filling, const Fact *facts, gsize n_facts)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (gsize i = 0; i < n_facts; i++)
    {
      const char *text = facts[i].text;

      g_string_append_printf (line, "%s%s: %s", line->len > 0 ? " · " : "", facts[i].name,
                              text != NULL && *text != '\0' ? text : BLANK);
      if (i % 2 == 0 && i + 1 < n_facts)
        continue;
      g_ptr_array_add (filling->form->preface, g_strdup (line->str));
      g_string_truncate (line, 0);
    }
}

static void
add_person (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgEntry *entry = filling->candidate;
  const char *held = brg_title_result_get_title (entry->title);
  g_autofree char *name = brg_entry_dup_full_name (entry);
  g_autofree char *birth = brg_date_words_figures (words, entry->birth);
  g_autofree char *rating = entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : NULL;
  const char *sex = g_str_equal (entry->sex, "f")   ? WC_ (words, "title result", "female")
                    : g_str_equal (entry->sex, "m") ? WC_ (words, "title result", "male")
                                                    : "";
  /* Translators: lines of a certificate of a title norm, FIDE's form IT1, in the order of the form
   */
  const Fact facts[] = {
    { WC_ (words, "title result", "Name"), name },
    { WC_ (words, "title result", "Sex"), sex },
    { WC_ (words, "title result", "FIDE identity number"), entry->fide_id },
    { WC_ (words, "title result", "Date of birth"), birth },
    { WC_ (words, "title result", "Place of birth"), "" },
    { WC_ (words, "title result", "Federation"), entry->federation },
    { WC_ (words, "title result", "Title held"), *held != '\0' ? held : "–" },
    { WC_ (words, "title result", "Rating"), rating != NULL ? rating : "–" },
    { WC_ (words, "title result", "Title result"), filling->result->norm->rule->name },
  };

  add_facts_of (filling, facts, G_N_ELEMENTS (facts));
}

static void
add_event (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgSnapshot *snapshot = filling->result->snapshot;
  g_autofree char *rounds = g_strdup_printf ("%d", brg_snapshot_count_rounds (snapshot));
  const Fact facts[] = {
    { WC_ (words, "tournament report", "FIDE code of the event"), "" },
    /* Translators: line of FIDE's form IT1: where the event is held; "Страна проведения" */
    { WC_ (words, "title result", "Host federation"), snapshot->event->federation },
    /* Translators: line of FIDE's form IT1; "Главный арбитр" */
    { WC_ (words, "title result", "Chief arbiter"),
      brg_official_list_get_chief (snapshot->event->officials) },
    { WC_ (words, "title result", "Rate of play"), snapshot->group->time_control },
    { WC_ (words, "tournament report", "Rounds"), rounds },
  };

  add_facts_of (filling, facts, G_N_ELEMENTS (facts));
}

/* ----- The games ----- */

static void
add_game (const Filling *filling, const BrgRatingGame *game)
{
  const BrgEntry *entry;
  BrgFormRow *row;

  if (game->opponent == BRG_NOBODY)
    return;
  entry = brg_snapshot_get_entry (filling->boards, game->opponent);
  row = brg_form_add_row (filling->form);
  brg_form_set_cell (row, COLUMN_ROUND, g_strdup_printf ("%d", game->round), BRG_FORM_PLAIN);
  brg_form_set_cell (
      row, COLUMN_NAME,
      brg_name_words_dup (filling->boards, game->opponent, BRG_NAME_PLAIN, filling->words),
      BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_FIDE_ID, g_strdup (entry->fide_id), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_FEDERATION, g_strdup (entry->federation), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_TITLE, g_strdup (brg_title_result_get_title (entry->title)),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_RATING,
                     game->opponent_rating > 0 ? g_strdup_printf ("%d", game->opponent_rating)
                                               : g_strdup (""),
                     BRG_FORM_PLAIN);
  /* fide-titles-2024 1.4.6: one opponent at most counts with the floor of the norm. */
  if (game->opponent == filling->result->norm->raised)
    brg_form_set_cell (row, COLUMN_COUNTED,
                       g_strdup_printf ("%d", filling->result->norm->rule->floor), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_RESULT,
                     brg_result_words (&filling->result->snapshot->group->scoring, game->outcome),
                     BRG_FORM_BOLD);
}

static const BrgRatingLine *
find_line (const Filling *filling)
{
  return &filling->result->list->lines[filling->result->norm->player];
}

/* ----- What it amounts to ----- */

static void
add_sum (const Filling *filling, const char *what, char *content)
{
  BrgFormRow *row = brg_form_add_row (filling->form);

  row->line_above = filling->form->rows->len > 1;
  brg_form_set_cell (row, COLUMN_NAME, g_strdup (what), BRG_FORM_PLAIN);
  brg_form_span_cell (row, COLUMN_NAME, COLUMN_SUM - COLUMN_NAME);
  brg_form_set_cell (row, COLUMN_SUM, content, BRG_FORM_BOLD);
  brg_form_span_cell (row, COLUMN_SUM, N_COLUMNS - COLUMN_SUM);
}

/* Whether the candidate sees the opponent as a foreigner. */
static gboolean
is_foreign (const Filling *filling, const BrgEntry *entry)
{
  return *entry->federation != '\0' && !g_str_equal (entry->federation, NO_FEDERATION) &&
         !g_str_equal (entry->federation, filling->candidate->federation);
}

typedef gboolean (*IsCounted) (const Filling *filling, const BrgEntry *entry, const void *what);

static gboolean
is_abroad (const Filling *filling, const BrgEntry *entry, const void *what G_GNUC_UNUSED)
{
  return is_foreign (filling, entry);
}

static gboolean
is_of_host (const Filling *filling, const BrgEntry *entry, const void *what G_GNUC_UNUSED)
{
  const char *host = filling->result->snapshot->event->federation;

  return *host != '\0' && g_str_equal (entry->federation, host);
}

static gboolean
is_rated (const Filling *filling G_GNUC_UNUSED,
          const BrgEntry *entry,
          const void *what G_GNUC_UNUSED)
{
  return entry->rating > 0;
}

static gboolean
has_title (const Filling *filling G_GNUC_UNUSED, const BrgEntry *entry, const void *what)
{
  return g_str_equal (brg_title_result_get_title (entry->title), what);
}

/* Games over the board: the opponents, each once. */
static guint
count_opponents (const Filling *filling, IsCounted is_counted, const void *what)
{
  const BrgRatingLine *line = find_line (filling);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_direct_hash, g_direct_equal);

  for (guint i = 0; i < line->games->len; i++)
    {
      const BrgRatingGame *game = &g_array_index (line->games, BrgRatingGame, i);

      if (game->opponent != BRG_NOBODY && brg_outcome_is_played (game->outcome) &&
          is_counted (filling, brg_snapshot_get_entry (filling->boards, game->opponent), what))
        g_hash_table_add (seen, GINT_TO_POINTER (game->opponent + 1));
    }
  return g_hash_table_size (seen);
}

/* "GM 4, IM 4" */
static char *
dup_titles (const Filling *filling)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; titles[i] != NULL; i++)
    {
      guint n = count_opponents (filling, has_title, titles[i]);

      if (n > 0)
        g_string_append_printf (text, "%s%s %u", text->len > 0 ? ", " : "", titles[i], n);
    }
  return g_string_free (text, FALSE);
}

/* fide-titles-2024 1.4.3: what the whole event has where foreigners among the opponents are not
 * asked for: federations, players with a rating and holders of titles that are not the host's. */
static void
add_exemption (const Filling *filling)
{
  const GPtrArray *entries = filling->boards->entries;
  const char *host = filling->result->snapshot->event->federation;
  g_autoptr (GHashTable) federations = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_rated = 0;
  guint n_titled = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];
      const char *title = brg_title_result_get_title (entry->title);

      if (*entry->federation == '\0' || g_str_equal (entry->federation, NO_FEDERATION))
        continue;
      g_hash_table_add (federations, entry->federation);
      if (g_str_equal (entry->federation, host))
        continue;
      n_rated += entry->rating > 0;
      n_titled += g_str_has_suffix (title, "GM") || g_str_has_suffix (title, "IM");
    }
  add_sum (filling,
           /* Translators: sum of FIDE's form IT1, where the exemption of 1.4.3 is applied: of the
            * whole event */
           WC_ (filling->words, "title result",
                "Whole event, for 1.4.3: federations; not of the host: rated; GM, IM, WGM, WIM"),
           g_strdup_printf ("%u; %u; %u", g_hash_table_size (federations), n_rated, n_titled));
}

static void
add_sums (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgNorm *norm = filling->result->norm;
  const BrgNormCount *score = &norm->items[BRG_NORM_SCORE];
  static const char *const items[BRG_N_NORM_ITEMS] = {
    /* Translators: what a title norm asks for; the numbers that there are and that are wanted
     * follow */
    [BRG_NORM_GAMES] = NC_ ("title result", "Games that count"),
    [BRG_NORM_SCORE] = NC_ ("title result", "Score, and the score that is wanted"),
    [BRG_NORM_AVERAGE] = NC_ ("title result", "Average rating of the opponents (Ra)"),
    [BRG_NORM_PERFORMANCE] = NC_ ("title result", "Performance (Rp)"),
    [BRG_NORM_HOLDERS] = NC_ ("title result", "Opponents with a title"),
    [BRG_NORM_SEEKERS] =
        NC_ ("title result", "Opponents with the title of the norm or a higher one"),
    [BRG_NORM_FEDERATIONS] = NC_ ("title result", "Federations of the opponents besides his own"),
    [BRG_NORM_OWN] = NC_ ("title result", "Opponents from his own federation"),
    [BRG_NORM_ONE] = NC_ ("title result", "Opponents from one federation"),
  };

  for (BrgNormItem item = 0; item < BRG_N_NORM_ITEMS; item++)
    {
      if (norm->items[item].is_asked)
        add_sum (filling, WC_ (words, "title result", items[item]),
                 brg_norm_words_count (item, &norm->items[item]));
    }
  /* Translators: sum of a certificate of a title norm: opponents who are foreign to the candidate
   */
  add_sum (filling, WC_ (words, "title result", "Opponents from other federations"),
           g_strdup_printf ("%u", count_opponents (filling, is_abroad, NULL)));
  /* Translators: sums of FIDE's form IT1 */
  add_sum (filling, WC_ (words, "title result", "Opponents from the host federation"),
           g_strdup_printf ("%u", count_opponents (filling, is_of_host, NULL)));
  add_sum (filling, WC_ (words, "title result", "Opponents with a rating"),
           g_strdup_printf ("%u", count_opponents (filling, is_rated, NULL)));
  add_sum (filling, WC_ (words, "title result", "Titles of the opponents"), dup_titles (filling));
  add_exemption (filling);
  /* Translators: how many points there are above those that the norm asks for */
  add_sum (filling, WC_ (words, "title result", "Points above the norm"),
           brg_points_to_figures ((score->have - score->wanted) * (BRG_POINT / 2)));
}

static char *
dup_sentence (const char *note)
{
  g_autofree char *first = g_utf8_substring (note, 0, MIN (g_utf8_strlen (note, -1), 1));
  g_autofree char *upper = g_utf8_strup (first, -1);

  return g_strdup_printf ("%s%s.", upper, note + strlen (first));
}

static void
add_notes (const Filling *filling)
{
  const BrgNorm *norm = filling->result->norm;
  g_autoptr (GPtrArray) notes = brg_norm_words_list_notes (filling->words, norm);

  for (guint i = 0; i < notes->len; i++)
    g_ptr_array_add (filling->form->notes, dup_sentence (notes->pdata[i]));
  /* Translators: line of FIDE's forms IT1 and IT3, to be written on: what else is to be said */
  g_ptr_array_add (filling->form->notes,
                   g_strdup_printf ("%s: " BLANK BLANK BLANK,
                                    WC_ (filling->words, "title result", "Special remarks")));
  if (*norm->rule->source != '\0')
    g_ptr_array_add (filling->form->notes,
                     brg_words_fill (filling->words, N_ ("Requirements: %s."), norm->rule->source));
}

/* The chief arbiter signs; the federation that sends it in signs and stamps it. */
static void
add_federation (const Filling *filling)
{
  BrgFormSignature *signature;

  if (!filling->options->signatures)
    return;
  signature = g_new0 (BrgFormSignature, 1);
  /* Translators: who signs a form of FIDE; "От федерации:" */
  signature->role = g_strdup (WC_ (filling->words, "title result", "For the federation:"));
  signature->name = g_strdup ("");
  signature->category = g_strdup (WC_ (filling->words, "date", "____ ______________ 20____"));
  g_ptr_array_set_size (filling->form->signatures, 1);
  g_ptr_array_add (filling->form->signatures, signature);
}

BrgForm *
brg_title_result_form_new (const BrgTitleResult *result, const BrgDocumentOptions *options)
{
  Filling filling = { .result = result, .options = options };
  const BrgRatingLine *line;

  g_return_val_if_fail (result != NULL && result->list != NULL && options != NULL, NULL);

  filling.boards = brg_snapshot_get_boards (result->snapshot);
  filling.candidate = brg_snapshot_get_entry (filling.boards, result->norm->player);
  filling.words = options->words;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (&filling.form->title,
                     /* Translators: title of FIDE's form IT1; "Сертификат о выполнении нормы" */
                     g_strdup (WC_ (options->words, "document", "Certificate of title result")));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (result->snapshot));
  brg_form_set_text (&filling.form->left, brg_form_frame_dup_site (result->snapshot));
  brg_form_set_text (&filling.form->right,
                     brg_form_frame_dup_range (result->snapshot, options->words));
  add_person (&filling);
  add_event (&filling);
  add_columns (&filling);
  line = find_line (&filling);
  for (guint i = 0; i < line->games->len; i++)
    add_game (&filling, &g_array_index (line->games, BrgRatingGame, i));
  add_sums (&filling);
  add_notes (&filling);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = result->snapshot,
                                                      .options = options,
                                                      .number = "",
                                                      .is_signed = TRUE });
  add_federation (&filling);
  if (options->form_number)
    brg_form_set_text (&filling.form->form_number, g_strdup ("FIDE IT1"));
  return filling.form;
}
