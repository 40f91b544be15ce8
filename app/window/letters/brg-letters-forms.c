/* brg-letters-forms.c - forms of play by correspondence: regulations, decisions
 *
 * Rules: rus-draughts-2022 10.1.3, 10.1.9, 10.1.10, 10.1.12, 10.2.1, 10.3.9
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-forms.h"

#include <glib/gi18n.h>

#include "brg-letters-forms-private.h"
#include "brg-name-words.h"
#include "brg-postal-doubt-words.h"
#include "brg-postal-draft.h"
#include "brg-postal-office-words.h"
#include "brg-postal-words.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal-terms.h"
#include "brg-store-postal.h"
#include "brg-ui-words.h"

/* A day short of a year: every day of the calendar once. */
#define YEAR 364

BrgLettersSpan
brg_letters_span_past (BrgPostalDay on)
{
  return (BrgLettersSpan){ { on - YEAR, on }, BRG_LETTERS_NOWHERE, FALSE };
}

BrgLettersSpan
brg_letters_span_near (BrgPostalDay on)
{
  return (BrgLettersSpan){ { on - YEAR / 2, on + YEAR / 2 }, BRG_LETTERS_NOWHERE, FALSE };
}

BrgLettersSpan
brg_letters_span_after (BrgPostalDay on, guint field)
{
  return (BrgLettersSpan){ { on - YEAR, on }, field, FALSE };
}

BrgLettersSpan
brg_letters_span_ahead (BrgPostalDay on, guint field)
{
  return (BrgLettersSpan){ { on - YEAR / 2, on + YEAR / 2 }, field, TRUE };
}

static const char spans_key[] = "brg-letters-spans";

/* FALSE where no day is wanted in that field. */
static gboolean
find_span (BrgFieldsSheet *form, guint field, BrgPostalTypedSpan *days)
{
  GHashTable *spans = g_object_get_data (G_OBJECT (form), spans_key);
  const BrgLettersSpan *span =
      spans != NULL ? g_hash_table_lookup (spans, GUINT_TO_POINTER (field)) : NULL;
  g_autofree char *text = NULL;
  BrgPostalTypedSpan before;
  BrgPostalDay after;

  if (span == NULL)
    return FALSE;
  *days = span->days;
  if (span->after == BRG_LETTERS_NOWHERE || !find_span (form, span->after, &before))
    return TRUE;
  text = brg_fields_sheet_dup_text (form, span->after);
  after = brg_postal_typed_day_read (text, &before);
  if (after != 0)
    *days = (BrgPostalTypedSpan){ after, span->is_ahead ? after + YEAR : MAX (after, days->to) };
  return TRUE;
}

static char *
complete_day (BrgFieldsSheet *form, guint field, const char *text)
{
  BrgPostalTypedSpan days;
  BrgPostalDay day = find_span (form, field, &days) ? brg_postal_typed_day_read (text, &days) : 0;

  return day != 0 ? brg_postal_words_dup_day (day) : NULL;
}

void
brg_letters_form_add_day (BrgFieldsSheet *form,
                          const char *title,
                          BrgPostalDay day,
                          BrgLettersSpan span)
{
  g_autofree char *text = brg_letters_form_dup_day (day);
  GHashTable *spans = g_object_get_data (G_OBJECT (form), spans_key);

  if (spans == NULL)
    {
      spans = g_hash_table_new_full (NULL, NULL, NULL, g_free);
      g_object_set_data_full (G_OBJECT (form), spans_key, spans,
                              (GDestroyNotify) g_hash_table_unref);
      brg_fields_sheet_complete (form, complete_day);
    }
  g_hash_table_insert (spans, GUINT_TO_POINTER (brg_fields_sheet_get_length (form)),
                       g_memdup2 (&span, sizeof span));
  brg_fields_sheet_add_text (form, title, text);
}

gboolean
brg_letters_form_read_day (BrgFieldsSheet *form,
                           guint field,
                           gboolean may_lack,
                           BrgPostalDay *day,
                           GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);
  g_autofree char *years = NULL;
  g_autofree char *message = NULL;
  BrgPostalTypedSpan days;

  g_return_val_if_fail (find_span (form, field, &days), FALSE);

  *day = brg_postal_typed_day_read (text, &days);
  if (*day != 0 || (may_lack && *text == '\0'))
    return TRUE;
  years = brg_postal_typed_day_dup_choices (text, &days);
  message = years != NULL
                /* Translators: two days or more */
                ? g_strdup_printf (_ ("The year is missing: %s."), years)
                : g_strdup (_ ("A day is written as 05.12 or 05.12.2026."));
  return brg_fields_sheet_refuse (form, field, message, error);
}

gboolean
brg_letters_form_check_doubt (BrgFieldsSheet *form,
                              guint field,
                              const BrgPostalDoubt *doubt,
                              GError **error)
{
  g_autofree char *words = brg_postal_doubt_dup_words (doubt);

  return brg_postal_doubt_is_impossible (doubt->reason)
             ? brg_fields_sheet_refuse (form, field, words, error)
             : brg_fields_sheet_ask_once (form, field, words, error);
}

gboolean
brg_letters_form_read_past (BrgFieldsSheet *form,
                            guint field,
                            gboolean may_lack,
                            BrgPostalDay *day,
                            GError **error)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (form));
  g_autoptr (BrgPostalEvent) event = NULL;
  BrgPostalDoubt doubt;

  if (!brg_letters_form_read_day (form, field, may_lack, day, error))
    return FALSE;
  event = brg_store_load_postal_terms (brg_sheet_get_store (BRG_SHEET (form)), snapshot->group->id,
                                       error);
  if (event == NULL)
    return FALSE;
  return event->terms == NULL ||
         !brg_postal_doubt_find (event->terms->start, event->terms->end,
                                 brg_postal_today (snapshot->event->zone), *day, &doubt) ||
         brg_letters_form_check_doubt (form, field, &doubt, error);
}

gboolean
brg_letters_form_add_measure (BrgFieldsSheet *form,
                              gint64 group_id,
                              const BrgPostalMeasure *measure,
                              BrgLettersMeasureFields fields,
                              GError **error)
{
  const BrgRulebook *book = brg_sheet_get_rulebook (BRG_SHEET (form));

  if (fields.article != BRG_LETTERS_NOWHERE && brg_postal_measure_is_penalty (measure->kind) &&
      !brg_postal_measure_is_article_of (book, measure->article))
    brg_fields_sheet_set_focus (form, fields.article);
  else if (measure->told != 0 && measure->told < measure->decided)
    brg_fields_sheet_set_focus (form, fields.told);
  else if (*measure->reason == '\0')
    brg_fields_sheet_set_focus (form, fields.reason);
  return brg_store_add_postal_measure (brg_sheet_get_store (BRG_SHEET (form)), group_id, measure,
                                       error);
}

static gboolean
read_number (BrgFieldsSheet *form, guint field, guint most, guint *number, GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, field);
  guint64 read;

  if (!g_ascii_string_to_unsigned (text, 10, 0, most, &read, NULL))
    return brg_fields_sheet_refuse (form, field, _ ("A number is wanted here."), error);
  *number = (guint) read;
  return TRUE;
}

char *
brg_letters_form_dup_day (BrgPostalDay day)
{
  return day != 0 ? brg_postal_words_dup_day (day) : g_strdup ("");
}

/* The regulations. */

enum
{
  TERM_FIRST,
  TERM_LAST,
  TERM_CHANNEL,
  TERM_DAYS,
  TERM_MOVES,
  TERM_TRANSIT,
  TERM_REGISTERED,
  TERM_CODE,
  TERM_SECRETARY,
  TERM_ARBITER,
  TERM_ORGANISATION,
  TERM_NOTE,
};

static gboolean
save_terms (BrgFieldsSheet *form, gpointer data, GError **error)
{
  gint64 group_id = *(gint64 *) data;
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();
  char **const texts[] = { &terms->code, &terms->secretary, &terms->arbiter, &terms->organisation,
                           &terms->note };
  g_autofree char *transit = brg_fields_sheet_dup_text (form, TERM_TRANSIT);
  guint number = 0;

  if (!brg_letters_form_read_day (form, TERM_FIRST, FALSE, &terms->start, error) ||
      !brg_letters_form_read_day (form, TERM_LAST, FALSE, &terms->end, error) ||
      !read_number (form, TERM_DAYS, 9999, &terms->norm_days, error) ||
      !read_number (form, TERM_MOVES, 9999, &terms->norm_moves, error) ||
      (*transit != '\0' && !read_number (form, TERM_TRANSIT, 999, &number, error)))
    return FALSE;
  terms->transit = *transit != '\0' ? (gint) number : -1;
  terms->channel = (BrgPostalChannel) brg_fields_sheet_get_choice (form, TERM_CHANNEL);
  terms->is_registered =
      terms->channel == BRG_POSTAL_BY_POST && brg_fields_sheet_is_on (form, TERM_REGISTERED);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_free (*texts[i]);
      *texts[i] = brg_fields_sheet_dup_text (form, TERM_CODE + i);
    }
  return brg_store_set_postal_terms (brg_sheet_get_store (BRG_SHEET (form)), group_id, terms,
                                     error);
}

static gboolean
remove_terms (BrgFieldsSheet *form, gpointer data, GError **error)
{
  return brg_store_set_postal_terms (brg_sheet_get_store (BRG_SHEET (form)), *(gint64 *) data, NULL,
                                     error);
}

static void
add_channels (BrgFieldsSheet *form, BrgPostalChannel channel)
{
  const char *channels[BRG_N_POSTAL_CHANNELS + 1] = { NULL };

  for (guint i = 0; i < BRG_N_POSTAL_CHANNELS; i++)
    channels[i] = brg_postal_words_get_channel ((BrgPostalChannel) i, brg_ui_get_words ());
  brg_fields_sheet_add_choice (form, _ ("Moves are sent by"), channels, channel);
}

/* rus-draughts-2022 10.2.1, 10.3.9: only the post registers letters, and on a server none is sent.
 */
static void
show_post (BrgFieldsSheet *form, gpointer data G_GNUC_UNUSED)
{
  BrgPostalChannel channel = (BrgPostalChannel) brg_fields_sheet_get_choice (form, TERM_CHANNEL);

  brg_fields_sheet_show (form, TERM_TRANSIT, channel != BRG_POSTAL_BY_SERVER);
  brg_fields_sheet_show (form, TERM_REGISTERED, channel == BRG_POSTAL_BY_POST);
}

static void
fill_terms (BrgFieldsSheet *form, const BrgPostalTerms *terms, BrgPostalDay on)
{
  g_autofree char *days = g_strdup_printf ("%u", terms->norm_days);
  g_autofree char *moves = g_strdup_printf ("%u", terms->norm_moves);
  g_autofree char *transit =
      terms->transit >= 0 ? g_strdup_printf ("%d", terms->transit) : g_strdup ("");

  brg_fields_sheet_add_heading (form, _ ("Time"));
  brg_letters_form_add_day (form, _ ("First day of play"), terms->start,
                            brg_letters_span_near (on));
  brg_letters_form_add_day (form, _ ("Last day of play"), terms->end,
                            brg_letters_span_ahead (on, TERM_FIRST));
  add_channels (form, terms->channel);
  brg_fields_sheet_add_text (form, _ ("Days"), days);
  brg_fields_sheet_add_text (form, _ ("for so many moves"), moves);
  brg_fields_sheet_add_text (form, _ ("Average run of a letter, days"), transit);
  brg_fields_sheet_add_switch (form, _ ("All letters registered"), terms->is_registered);
  brg_fields_sheet_add_heading (form, _ ("Addresses"));
  brg_fields_sheet_add_text (form, _ ("Cipher of the event"), terms->code);
  brg_fields_sheet_add_text (form, _ ("Secretary"), terms->secretary);
  brg_fields_sheet_add_text (form, _ ("Chief arbiter"), terms->arbiter);
  brg_fields_sheet_add_text (form, _ ("Organisation"), terms->organisation);
  brg_fields_sheet_add_text (form, _ ("Note"), terms->note);
  brg_fields_sheet_follow (form, TERM_CHANNEL, show_post);
}

void
brg_letters_form_terms (BrgShell *shell)
{
  BrgSession *session = brg_shell_get_session (shell);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (BrgPostalTerms) terms = NULL;
  BrgFieldsSheet *form;

  if (snapshot == NULL)
    return;
  event = brg_store_load_postal_terms (brg_session_get_store (session), snapshot->group->id, NULL);
  if (event == NULL)
    return;
  terms = event->terms != NULL ? brg_postal_terms_copy (event->terms)
                               : brg_store_load_usual_postal_terms (brg_session_get_store (session),
                                                                    snapshot->group->id, NULL);
  if (terms == NULL)
    return;
  form =
      brg_fields_sheet_new (shell, _ ("Play by correspondence"), save_terms,
                            g_memdup2 (&snapshot->group->id, sizeof snapshot->group->id), g_free);
  fill_terms (form, terms, brg_postal_today (snapshot->event->zone));
  if (event->terms != NULL)
    brg_fields_sheet_set_remove (form, remove_terms);
  brg_fields_sheet_set_note (form, _ ("50 days for every ten moves where nothing else is said "
                                      "(10.3.1). 0 days: a server counts by itself (10.3.9)."));
  brg_fields_sheet_present (form);
}

/* Players as choices. */

/* A decision that is protested against. */
typedef struct
{
  gint64 measure_id;
  BrgPostalOffice office; /* who answers */
  char *name;             /* owned by Players */
} Appeal;

typedef struct
{
  gint64 group_id;
  GArray *entries;    /* gint64 */
  GArray *names;      /* const char *, of @owned */
  GPtrArray *owned;   /* names */
  gint64 pairing_id;  /* of a decision */
  GArray *appeals;    /* Appeal: protests that wait for an answer */
  GArray *offered;    /* gint64: those of them that the chosen office answers */
  GPtrArray *against; /* (nullable) char *: of each player what was decided against him, or NULL */
} Players;

static void
free_players (gpointer data)
{
  Players *players = data;

  g_array_unref (players->entries);
  g_array_unref (players->names);
  g_ptr_array_unref (players->owned);
  g_array_unref (players->appeals);
  g_array_unref (players->offered);
  g_clear_pointer (&players->against, g_ptr_array_unref);
  g_free (players);
}

static void
add_player (Players *players, const BrgSnapshot *snapshot, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, index);
  char *name = brg_name_words_dup (snapshot, index, BRG_NAME_PLAIN, NULL);

  g_ptr_array_add (players->owned, name);
  g_array_append_val (players->entries, entry->id);
  g_array_append_val (players->names, name);
}

static Players *
new_players (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  Players *players = g_new0 (Players, 1);

  players->group_id = desk->snapshot->group->id;
  players->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  players->names = g_array_new (TRUE, FALSE, sizeof (char *));
  players->owned = g_ptr_array_new_with_free_func (g_free);
  players->appeals = g_array_new (FALSE, FALSE, sizeof (Appeal));
  players->offered = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (matter != NULL)
    {
      players->pairing_id = matter->seat.pairing_id;
      add_player (players, desk->snapshot, matter->board->white);
      add_player (players, desk->snapshot, matter->board->black);
    }
  else
    for (gint i = 0; i < (gint) desk->snapshot->entries->len; i++)
      add_player (players, desk->snapshot, i);
  return players;
}

static const char *const *
get_names (const Players *players)
{
  return (const char *const *) (gconstpointer) players->names->data;
}

/* Decisions. */

enum
{
  DECISION_PLAYER,
  DECISION_OFFICE,
  DECISION_KIND,
  DECISION_ARTICLE,
  DECISION_DAY,
  DECISION_TOLD,
  DECISION_REASON,
  DECISION_APPEAL,
};

/* rus-draughts-2022 10.1.9: what an office may decide, and nothing else; returns how much. */
static guint
list_kinds (BrgPostalOffice office, BrgPostalMeasureKind kinds[BRG_N_POSTAL_MEASURES])
{
  guint n_kinds = 0;

  for (guint i = 0; i < BRG_N_POSTAL_MEASURES; i++)
    if (brg_postal_measure_may (office, (BrgPostalMeasureKind) i, NULL))
      kinds[n_kinds++] = (BrgPostalMeasureKind) i;
  return n_kinds;
}

static gboolean
save_decision (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Players *players = data;
  g_autoptr (BrgPostalMeasure) measure = brg_postal_measure_new (g_array_index (
      players->entries, gint64, brg_fields_sheet_get_choice (form, DECISION_PLAYER)));
  guint appeal = brg_fields_sheet_get_choice (form, DECISION_APPEAL);
  BrgPostalMeasureKind kinds[BRG_N_POSTAL_MEASURES];

  if (!brg_letters_form_read_past (form, DECISION_DAY, FALSE, &measure->decided, error) ||
      !brg_letters_form_read_past (form, DECISION_TOLD, TRUE, &measure->told, error))
    return FALSE;
  measure->pairing_id = players->pairing_id;
  measure->office = (BrgPostalOffice) brg_fields_sheet_get_choice (form, DECISION_OFFICE);
  list_kinds (measure->office, kinds);
  measure->kind = kinds[brg_fields_sheet_get_choice (form, DECISION_KIND)];
  measure->appeal_of_id = appeal > 0 ? g_array_index (players->offered, gint64, appeal - 1) : 0;
  g_free (measure->article);
  measure->article = brg_fields_sheet_dup_text (form, DECISION_ARTICLE);
  g_free (measure->reason);
  measure->reason = brg_fields_sheet_dup_text (form, DECISION_REASON);
  return brg_letters_form_add_measure (
      form, players->group_id, measure,
      (BrgLettersMeasureFields){ DECISION_ARTICLE, DECISION_TOLD, DECISION_REASON }, error);
}

static void
add_offices (BrgFieldsSheet *form, BrgPostalOffice office)
{
  const char *offices[BRG_N_POSTAL_OFFICES + 1] = { NULL };

  for (guint i = 0; i < BRG_N_POSTAL_OFFICES; i++)
    offices[i] = brg_postal_words_get_office ((BrgPostalOffice) i, brg_ui_get_words ());
  brg_fields_sheet_add_choice (form, _ ("Who decides"), offices, (guint) office);
  brg_fields_sheet_add_choice (form, _ ("Decision"), offices, 0);
}

/* rus-draughts-2022 10.1.9, 10.1.10, 10.1.12, 10.1.14: what the office decides, and what may be
 * done against that. */
static const char *
get_office_note (BrgPostalOffice office)
{
  switch (office)
    {
    case BRG_POSTAL_SECRETARY:
      return _ ("The secretary remarks, warns, withholds the current news, asks the arbiter for "
                "more (10.1.9) and decides disputes. A penalty names the article (10.1.10). A "
                "protest goes to the arbiter, within ten days of receipt (10.1.12).");
    case BRG_POSTAL_ARBITER:
      return _ ("The arbiter may also count a game lost and ask the organisation for an expulsion "
                "(10.1.9). A penalty names the article (10.1.10). A protest goes to the "
                "organisation, within ten days of receipt (10.1.12).");
    case BRG_POSTAL_ORGANISATION:
    default:
      return _ ("The organisation may also expel (10.1.9) and bar for up to three years "
                "(10.1.14). A penalty names the article (10.1.10). Its decision is final: there "
                "is no protest (10.1.12).");
    }
}

/* rus-draughts-2022 10.1.12: a protest goes to the next office; nobody else answers it. */
static void
show_appeals (BrgFieldsSheet *form, Players *players, BrgPostalOffice office)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  g_array_set_size (players->offered, 0);
  g_ptr_array_add (words, (gpointer) _ ("none"));
  for (guint i = 0; i < players->appeals->len; i++)
    {
      const Appeal *appeal = &g_array_index (players->appeals, Appeal, i);

      if (appeal->office != office)
        continue;
      g_array_append_val (players->offered, appeal->measure_id);
      g_ptr_array_add (words, appeal->name);
    }
  g_ptr_array_add (words, NULL);
  brg_fields_sheet_set_words (form, DECISION_APPEAL,
                              (const char *const *) (gconstpointer) words->pdata);
  brg_fields_sheet_show (form, DECISION_APPEAL, players->offered->len > 0);
}

/* rus-draughts-2022 10.1.9: what the office may decide, and what stands against the player already.
 */
static void
show_note (BrgFieldsSheet *form, gpointer data)
{
  const Players *players = data;
  const char *office =
      get_office_note ((BrgPostalOffice) brg_fields_sheet_get_choice (form, DECISION_OFFICE));
  guint player = brg_fields_sheet_get_choice (form, DECISION_PLAYER);
  const char *against = g_ptr_array_index (players->against, player);
  g_autofree char *note =
      against != NULL
          /* Translators: penalties that stand against a player, a sentence */
          ? g_strdup_printf (_ ("Decided against this player: %s. %s"), against, office)
          : g_strdup (office);

  brg_fields_sheet_set_note (form, note);
}

static void
show_office (BrgFieldsSheet *form, gpointer data)
{
  const char *words[BRG_N_POSTAL_MEASURES + 1] = { NULL };
  BrgPostalMeasureKind kinds[BRG_N_POSTAL_MEASURES];
  BrgPostalOffice office = (BrgPostalOffice) brg_fields_sheet_get_choice (form, DECISION_OFFICE);
  guint n_kinds = list_kinds (office, kinds);
  Players *players = data;

  for (guint i = 0; i < n_kinds; i++)
    words[i] = brg_postal_words_get_measure (kinds[i], brg_ui_get_words ());
  brg_fields_sheet_set_words (form, DECISION_KIND, words);
  show_note (form, players);
  show_appeals (form, players, office);
}

static gboolean
is_answered (const BrgPostalEvent *event, const BrgPostalMeasure *measure)
{
  for (guint i = 0; i < event->measures->len; i++)
    if (((const BrgPostalMeasure *) event->measures->pdata[i])->appeal_of_id == measure->id)
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 10.1.12: protests that wait for an answer. */
static void
find_appeals (const BrgPostalDesk *desk, Players *players)
{
  for (guint i = 0; i < desk->event->measures->len; i++)
    {
      const BrgPostalMeasure *measure = desk->event->measures->pdata[i];
      Appeal appeal = { .measure_id = measure->id };

      if (measure->protested == 0 || is_answered (desk->event, measure) ||
          !brg_postal_office_find_next (measure->office, &appeal.office))
        continue;
      /* Translators: number of a decision */
      appeal.name = g_strdup_printf (_ ("decision no. %d"), measure->number);
      g_ptr_array_add (players->owned, appeal.name);
      g_array_append_val (players->appeals, appeal);
    }
}

/* rus-draughts-2022 10.1.9: for the next step. */
static void
find_against (const BrgPostalDesk *desk, Players *players)
{
  g_autoptr (GArray) rulings = brg_postal_rulings_new (desk);

  players->against = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < players->entries->len; i++)
    g_ptr_array_add (players->against, brg_postal_rulings_dup_against (
                                           rulings, g_array_index (players->entries, gint64, i),
                                           brg_ui_get_words ()));
}

/* Whom a row is about, among the players to choose from. */
static guint
find_player (const Players *players, const BrgPostalItem *item)
{
  const BrgPostalMeasure *request = item != NULL ? item->ruling.measure : NULL;

  for (guint i = 0; request != NULL && i < players->entries->len; i++)
    if (g_array_index (players->entries, gint64, i) == request->entry_id)
      return i;
  return item != NULL && item->side == BRG_COLOUR_BLACK ? 1 : 0;
}

/* rus-draughts-2022 10.1.9: who is asked for a stricter penalty has the article from the request.
 */
static const char *
get_broken (const BrgPostalItem *item)
{
  return item->ruling.measure != NULL ? item->ruling.measure->article
                                      : brg_postal_words_get_article (item->article);
}

void
brg_letters_form_decision (BrgShell *shell,
                           const BrgPostalDesk *desk,
                           const BrgPostalCase *matter,
                           const BrgPostalItem *item)
{
  const char *const nothing[] = { _ ("none"), NULL };
  Players *players;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL);

  players = new_players (desk, matter);
  form = brg_fields_sheet_new (shell, _ ("Decision"), save_decision, players, free_players);
  brg_fields_sheet_add_heading (form, matter != NULL ? matter->code : _ ("No game"));
  brg_fields_sheet_add_choice (form, _ ("Player"), get_names (players),
                               find_player (players, item));
  add_offices (form, item != NULL ? item->office
                                  : brg_postal_desk_find_office (desk, BRG_POSTAL_SECRETARY));
  brg_fields_sheet_add_text (form, _ ("Article that was broken"),
                             item != NULL ? get_broken (item) : "");
  brg_fields_sheet_add_heading (form, _ ("Days and grounds"));
  brg_letters_form_add_day (form, _ ("Decided on"), desk->on, brg_letters_span_past (desk->on));
  brg_letters_form_add_day (form, _ ("Received by the player on"), 0,
                            brg_letters_span_after (desk->on, DECISION_DAY));
  brg_fields_sheet_add_text (form, _ ("Grounds"), "");
  find_appeals (desk, players);
  find_against (desk, players);
  brg_fields_sheet_add_choice (form, _ ("Answers the protest against"), nothing, 0);
  brg_fields_sheet_follow (form, DECISION_PLAYER, show_note);
  brg_fields_sheet_follow (form, DECISION_OFFICE, show_office);
  brg_fields_sheet_set_focus (form, DECISION_ARTICLE);
  brg_fields_sheet_present (form);
}
