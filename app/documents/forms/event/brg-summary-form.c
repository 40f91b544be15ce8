/* brg-summary-form.c - an event in figures: its games and its participants
 *
 * Tests: tests/app/papers/test-final-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-summary-form.h"

#include "brg-admission.h"
#include "brg-category-members.h"
#include "brg-form-frame.h"
#include "brg-transliteration.h"

#include <string.h>

enum
{
  COLUMN_WHAT,
  COLUMN_COUNT,
  N_COLUMNS,
};

typedef struct
{
  const BrgSnapshot *boards;
  const BrgWords *words;
  BrgForm *form;
} Filling;

static void
add_heading (const Filling *filling, const char *text)
{
  BrgFormRow *row = brg_form_add_row (filling->form);

  brg_form_set_cell (row, COLUMN_WHAT, g_strdup (text), BRG_FORM_BOLD | BRG_FORM_TINTED);
  brg_form_span_cell (row, COLUMN_WHAT, N_COLUMNS);
  row->line_above = TRUE;
}

static void
add_count (const Filling *filling, const char *what, guint count)
{
  BrgFormRow *row = brg_form_add_row (filling->form);

  brg_form_set_cell (row, COLUMN_WHAT, g_strdup (what), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_COUNT, g_strdup_printf ("%u", count), BRG_FORM_PLAIN);
}

/* What became of a game. */
typedef enum
{
  FATE_WHITE,
  FATE_BLACK,
  FATE_DRAWN,
  FATE_FORFEITED,
  FATE_ADJOURNED,
  FATE_OPEN,
  FATE_OTHER,
  N_FATES,
} Fate;

static Fate
find_fate (const BrgGame *game)
{
  BrgOutcome white = game->white_outcome;
  BrgOutcome black = game->black_outcome;

  if (white == BRG_OUTCOME_NONE)
    return FATE_OPEN;
  if (white == BRG_OUTCOME_ADJOURNED)
    return FATE_ADJOURNED;
  if (white == BRG_OUTCOME_FORFEIT_WIN || white == BRG_OUTCOME_FORFEIT_LOSS)
    return FATE_FORFEITED;
  if (brg_outcome_is_win (white))
    return FATE_WHITE;
  if (brg_outcome_is_win (black))
    return FATE_BLACK;
  return white == BRG_OUTCOME_DRAW ? FATE_DRAWN : FATE_OTHER;
}

static void
add_games (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const char *const names[N_FATES] = {
    /* Translators: what became of games, in a table of figures */
    [FATE_WHITE] = WC_ (words, "figures", "Won by White"),
    [FATE_BLACK] = WC_ (words, "figures", "Won by Black"),
    [FATE_DRAWN] = WC_ (words, "figures", "Drawn"),
    [FATE_FORFEITED] = WC_ (words, "figures", "Not played"),
    [FATE_ADJOURNED] = WC_ (words, "figures", "Adjourned"),
    [FATE_OPEN] = WC_ (words, "figures", "Without a result"),
    [FATE_OTHER] = WC_ (words, "figures", "Decided otherwise"),
  };
  guint counts[N_FATES] = { 0 };

  for (guint i = 0; i < filling->boards->rounds->len; i++)
    {
      const BrgRound *round = filling->boards->rounds->pdata[i];

      for (guint k = 0; k < round->games->len && round->state != BRG_ROUND_PLANNED; k++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, k);

          if (game->black != BRG_NOBODY)
            counts[find_fate (game)]++;
        }
    }
  add_heading (filling, WC_ (words, "figures", "Games"));
  for (guint i = 0; i < N_FATES; i++)
    if (counts[i] > 0 || i <= FATE_DRAWN)
      add_count (filling, names[i], counts[i]);
}

/* (transfer full): what a participant is counted under, empty for what is not known. */
typedef char *(*KeyFunc) (const Filling *filling, const BrgEntry *entry);

static char *
dup_title (const Filling *filling, const BrgEntry *entry)
{
  return g_strdup (brg_transliteration_get_title (
      filling->words, filling->boards->event->discipline, entry->title));
}

static char *
dup_region (const Filling *filling G_GNUC_UNUSED, const BrgEntry *entry)
{
  return g_strdup (*entry->region != '\0' ? entry->region : entry->organisation);
}

static char *
dup_federation (const Filling *filling G_GNUC_UNUSED, const BrgEntry *entry)
{
  return g_strdup (entry->federation);
}

static char *
dup_sex (const Filling *filling, const BrgEntry *entry)
{
  if (g_str_equal (entry->sex, "m"))
    return g_strdup (WC_ (filling->words, "figures", "men"));
  return g_strdup (g_str_equal (entry->sex, "f") ? WC_ (filling->words, "figures", "women") : "");
}

/* By the year of birth, as categories are. */
static char *
dup_age (const Filling *filling, const BrgEntry *entry)
{
  gint born = brg_entry_get_birth_year (entry);
  gint age = brg_event_get_year (filling->boards->event) - born;

  if (born <= 0 || brg_event_get_year (filling->boards->event) <= 0)
    return g_strdup ("");
  if (age < 18)
    /* Translators: an age in a table of figures */
    return g_strdup (WC_ (filling->words, "figures", "under 18"));
  if (age < 60)
    return g_strdup (WC_ (filling->words, "figures", "18 to 59"));
  return g_strdup (WC_ (filling->words, "figures", "60 and older"));
}

/* What participants are counted under, and how high it stands: titles by their rank. */
typedef struct
{
  const char *key;
  gint rank;
} Key;

static gint
compare_keys (gconstpointer a, gconstpointer b)
{
  const Key *first = a;
  const Key *second = b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  return g_utf8_collate (first->key, second->key);
}

/* Titles that the book does not know stand behind those that it ranks. */
static gint
find_rank (const Filling *filling, const BrgEntry *entry, KeyFunc dup_key)
{
  gint rank = dup_key == dup_title
                  ? brg_admission_rank_title (filling->boards->event->rulebook, entry->title)
                  : 0;

  return rank < 0 ? G_MAXINT : rank;
}

static void
add_participants (const Filling *filling, const char *heading, KeyFunc dup_key)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (Key));
  guint n_unknown = 0;

  for (guint i = 0; i < filling->boards->entries->len; i++)
    {
      const BrgEntry *entry = filling->boards->entries->pdata[i];
      char *key = dup_key (filling, entry);
      Key found = { key, find_rank (filling, entry, dup_key) };
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1;

      n_unknown += *key == '\0';
      if (n == 1 && *key != '\0')
        g_array_append_val (keys, found);
      if (*key == '\0')
        g_free (key);
      else
        g_hash_table_insert (counts, key, GUINT_TO_POINTER (n));
    }
  if (keys->len == 0)
    return;
  g_array_sort (keys, compare_keys);
  add_heading (filling, heading);
  for (guint i = 0; i < keys->len; i++)
    {
      const char *key = g_array_index (keys, Key, i).key;

      add_count (filling, key, GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)));
    }
  if (n_unknown > 0)
    add_count (filling, WC_ (filling->words, "figures", "not known"), n_unknown);
}

BrgForm *
brg_summary_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  Filling filling = { .words = options->words };
  char *provisional;

  g_return_val_if_fail (snapshot != NULL, NULL);

  filling.boards = brg_snapshot_get_boards (snapshot);
  filling.form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document: games and participants counted; "Соревнование в цифрах" */
  brg_form_set_text (&filling.form->title,
                     g_strdup (WC_ (options->words, "document", "The event in figures")));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (snapshot));
  provisional = brg_form_frame_dup_provisional (snapshot, options);
  if (provisional != NULL)
    g_ptr_array_add (filling.form->subtitles, provisional);
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, "");
  brg_form_add_column (filling.form, BRG_COLUMN_NUMBER, "");
  add_games (&filling);
  add_participants (&filling, WC_ (options->words, "figures", "Participants by title"), dup_title);
  add_participants (&filling, WC_ (options->words, "figures", "Participants by region"),
                    dup_region);
  add_participants (&filling, WC_ (options->words, "figures", "Participants by federation"),
                    dup_federation);
  add_participants (&filling, WC_ (options->words, "figures", "Participants by sex"), dup_sex);
  add_participants (&filling, WC_ (options->words, "figures", "Participants by age"), dup_age);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return filling.form;
}
