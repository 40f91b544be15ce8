/* brg-postal-rulings.c - what was decided in an event by correspondence, and what became of it
 *
 * Rules:
 * rus-draughts-2022 10.1.9, 10.1.10, 10.1.12, 10.3.7, 10.3.8, 10.5.3, 10.5.5, 10.5.6, 10.5.7,
 *   10.5.8
 * Tests: tests/app/test-postal-rulings.c, tests/app/test-postal-cancelled.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-rulings.h"

#include "brg-name-words.h"
#include "brg-postal-ending.h"
#include "brg-postal-office-words.h"
#include "brg-postal-protest.h"
#include "brg-postal-write.h"

static gboolean
is_adjudged (const BrgPostalRuling *ruling)
{
  return ruling->record != NULL && ruling->record->kind == BRG_POSTAL_ADJUDGED;
}

/* Days for a protest, and by what article. */
static const BrgCorrespondenceDays *
get_term (const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  return brg_correspondence_get_term (
      desk->rules, is_adjudged (ruling) ? BRG_TERM_APPEAL : BRG_TERM_DECISION_PROTEST);
}

/* rus-draughts-2022 10.1.12: ten days from the day on which he got it. */
static void
reckon (BrgPostalParty *party, const BrgCorrespondenceDays *term)
{
  if (party->told != 0 && party->may_protest)
    party->until = party->told + term->days;
  party->is_late = party->until != 0 && party->protested > party->until;
}

/* The answer to a protest names the decision, or comes to a game from the last office. */
static const BrgPostalMeasure *
find_answer (const BrgPostalDesk *desk, const BrgPostalRuling *ruling, const BrgPostalParty *party)
{
  for (guint i = 0; i < desk->event->measures->len; i++)
    {
      const BrgPostalMeasure *other = desk->event->measures->pdata[i];

      if (!brg_postal_desk_is_known (desk, other->decided))
        continue;
      if (ruling->measure != NULL
              ? other->appeal_of_id == ruling->measure->id
              : party->protested != 0 && other->appeal_of_id == 0 &&
                    brg_postal_measure_is_reply (other->kind) &&
                    other->pairing_id == ruling->game->seat.pairing_id &&
                    other->entry_id == ruling->game->seat.entries[party->side] &&
                    other->decided >= party->protested)
        return other;
    }
  return NULL;
}

/* rus-draughts-2022 10.5.3: what the results of who left are worth was decided anew. */
static const BrgPostalMeasure *
find_replacing (const BrgPostalDesk *desk, const BrgPostalMeasure *measure)
{
  for (guint i = 0; brg_postal_measure_is_fate (measure->kind) && i < desk->event->measures->len;
       i++)
    {
      const BrgPostalMeasure *other = desk->event->measures->pdata[i];

      if (brg_postal_measure_is_fate (other->kind) && other->entry_id == measure->entry_id &&
          other->number > measure->number && brg_postal_desk_is_known (desk, other->decided))
        return other;
    }
  return NULL;
}

/* rus-draughts-2022 10.1.9: a game that was counted lost by a decision of its own has an end by its
 * article. */
static gboolean
is_end_of (const BrgPostalMeasure *measure, gint64 pairing_id, const BrgPostalRecord *record)
{
  return measure->kind == BRG_POSTAL_LOSS && measure->pairing_id == pairing_id &&
         brg_postal_record_is_decided (record) && measure->decided == record->date &&
         g_str_equal (measure->article, record->why);
}

/* The record of a decision in its game, from 0; -1 for none. */
static gint
find_record (const BrgPostalRuling *ruling)
{
  const BrgPostalGame *game = ruling->game != NULL ? ruling->game->game : NULL;

  for (guint i = 0; game != NULL && i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record == ruling->record ||
          (ruling->measure != NULL &&
           is_end_of (ruling->measure, ruling->game->seat.pairing_id, record)))
        return (gint) i;
    }
  return -1;
}

/* rus-draughts-2022 10.1.12, 10.3.8, 10.5.7: what an upheld protest made of it. */
static const BrgPostalRecord *
find_reversal (const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  gint index = find_record (ruling);
  const BrgPostalRecord *reversal =
      index >= 0 ? brg_postal_protest_find_reversal (ruling->game->game, (guint) index) : NULL;

  return reversal != NULL && brg_postal_desk_is_known (desk, reversal->date) ? reversal : NULL;
}

static void
add_measure (GArray *rulings, const BrgPostalDesk *desk, const BrgPostalMeasure *measure)
{
  BrgPostalRuling ruling = {
    .decided = measure->decided,
    .office = measure->office,
    .measure = measure,
    .replaced = find_replacing (desk, measure),
    .cancelled = brg_postal_event_find_cancelling (desk->event, measure, desk->on),
  };
  BrgPostalParty *party = &ruling.parties[BRG_COLOUR_NONE];

  if (!brg_postal_desk_is_known (desk, measure->decided))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (ruling.parties); i++)
    ruling.parties[i].entry = -1;
  if (measure->pairing_id != 0)
    ruling.game = brg_postal_desk_find (desk, measure->pairing_id);
  if (*measure->article != '\0')
    ruling.article = measure->article;
  else
    brg_postal_measure_may (measure->office, measure->kind, &ruling.article);
  party->article = get_term (desk, &ruling)->article;
  party->next = measure->office;
  party->entry = brg_snapshot_find_entry (desk->snapshot, measure->entry_id);
  /* rus-draughts-2022 10.1.9: a request decides nothing, so nobody has to get it. */
  party->is_told = brg_postal_measure_may_protest (measure->kind);
  party->may_protest =
      brg_postal_office_find_next (measure->office, &party->next) && party->is_told;
  party->told = brg_postal_desk_is_known (desk, measure->told) ? measure->told : 0;
  party->protested = brg_postal_desk_is_known (desk, measure->protested) ? measure->protested : 0;
  reckon (party, get_term (desk, &ruling));
  party->answer = find_answer (desk, &ruling, party);
  ruling.reversal = find_reversal (desk, &ruling);
  g_array_append_val (rulings, ruling);
}

/* A decision in a game: from there on a protest is no longer against the one before. */
static gboolean
is_decision (const BrgPostalRecord *record)
{
  return record->kind == BRG_POSTAL_DECISION || record->kind == BRG_POSTAL_ADJUDGED ||
         record->kind == BRG_POSTAL_REVERSED || brg_postal_record_is_decided (record);
}

/* A protest that stands behind the decision in the game, before the next one. */
static gint
find_protest (const BrgPostalDesk *desk, const BrgPostalRuling *ruling, BrgColour side)
{
  const BrgPostalGame *game = ruling->game->game;
  gint found = -1;
  gboolean is_behind = FALSE;

  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record == ruling->record)
        is_behind = TRUE;
      else if (is_behind && (record->kind == BRG_POSTAL_CLAIM || is_decision (record)))
        break;
      else if (is_behind && record->kind == BRG_POSTAL_PROTEST && record->side == side &&
               brg_postal_desk_is_known (desk, record->sent))
        found = (gint) i;
    }
  return found;
}

/* rus-draughts-2022 10.5.5: who said otherwise is told; 10.5.6: who sent his analysis in time may
 * protest. */
static void
ask_adjudication (const BrgPostalDesk *desk, BrgPostalRuling *ruling)
{
  BrgPostalAnalysis analyses[3];
  BrgPostalAdjudication answer;

  brg_postal_analyses_find (ruling->game->game, desk->on, analyses);
  brg_postal_adjudicate (desk->rules, desk->event->terms->end, analyses, ruling->record->result,
                         &answer);
  ruling->article = answer.article;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      ruling->parties[side].is_told = answer.is_told[side];
      ruling->parties[side].may_protest = answer.may_protest[side];
    }
}

/* rus-draughts-2022 10.1.12, 10.5.7: to the organisation; 10.3.8: to the arbiter, where it is
 * against the claim on which he decided too early. */
static void
fill_party (const BrgPostalDesk *desk, const BrgPostalRuling *ruling, BrgPostalParty *party)
{
  const BrgPostalGame *game = ruling->game->game;
  /* What comes behind a claim that is kept back is against the claim. */
  gint index = ruling->record->taking == BRG_POSTAL_KEPT_BACK
                   ? -1
                   : find_protest (desk, ruling, party->side);
  BrgPostalDay told = ruling->record->told[party->side];
  BrgPostalProtest protest;

  party->next = BRG_POSTAL_ORGANISATION;
  party->article =
      is_adjudged (ruling) ? "rus-draughts-2022 10.5.7" : get_term (desk, ruling)->article;
  party->told = brg_postal_desk_is_known (desk, told) ? told : 0;
  if (index >= 0)
    party->protested = brg_postal_game_get_record (game, (guint) index)->sent;
  reckon (party, get_term (desk, ruling));
  if (index >= 0 && brg_postal_protest_find (game, desk->rules, (guint) index, &protest) &&
      protest.is_objection)
    {
      party->next = protest.office;
      party->article = protest.article;
      party->is_late = FALSE;
    }
  party->answer = find_answer (desk, ruling, party);
}

static void
add_record (GArray *rulings,
            const BrgPostalDesk *desk,
            const BrgPostalCase *matter,
            const BrgPostalRecord *record,
            const BrgPostalClaim *claim)
{
  BrgPostalRuling ruling = {
    .decided = record->date,
    .office = BRG_POSTAL_ARBITER,
    .article = claim != NULL ? claim->article : record->why,
    .game = matter,
    .record = record,
    .claim = claim,
  };
  gboolean is_kept = record->taking == BRG_POSTAL_KEPT_BACK;

  ruling.parties[BRG_COLOUR_NONE].entry = -1;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      /* rus-draughts-2022 10.3.8: a decision on a claim goes to both; where it is kept back nothing
       * is decided. */
      ruling.parties[side].is_told = ruling.parties[side].may_protest = !is_kept;
      ruling.parties[side].side = (BrgColour) side;
      ruling.parties[side].entry = brg_postal_case_get_entry (matter, (BrgColour) side);
    }
  if (is_adjudged (&ruling))
    ask_adjudication (desk, &ruling);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    fill_party (desk, &ruling, &ruling.parties[side]);
  ruling.reversal = find_reversal (desk, &ruling);
  g_array_append_val (rulings, ruling);
}

static gboolean
has_measure (const BrgPostalDesk *desk, const BrgPostalCase *matter, const BrgPostalRecord *record)
{
  for (guint i = 0; i < desk->event->measures->len; i++)
    if (is_end_of (desk->event->measures->pdata[i], matter->seat.pairing_id, record))
      return TRUE;
  return FALSE;
}

/* Claims and the decisions on them stand in the same order. rus-draughts-2022 10.5.3, 10.5.8: a
 * game that is counted lost, for who left or for another reason, and a minus to both are decisions
 * where they stand. */
static void
add_game (GArray *rulings, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  guint n_claims = 0;

  for (guint i = 0; matter->chart != NULL && i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (!brg_postal_desk_is_known (desk, record->date))
        continue;
      if (record->kind == BRG_POSTAL_ADJUDGED ||
          (brg_postal_record_is_decided (record) &&
           (record->line == matter->chart->result_line ||
            brg_postal_protest_find_reversal (matter->game, i) != NULL) &&
           !has_measure (desk, matter, record)))
        add_record (rulings, desk, matter, record, NULL);
      else if (record->kind == BRG_POSTAL_DECISION && n_claims < matter->chart->claims->len)
        {
          add_record (rulings, desk, matter, record,
                      &g_array_index (matter->chart->claims, BrgPostalClaim, n_claims));
          n_claims += record->taking != BRG_POSTAL_KEPT_BACK;
        }
    }
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const BrgPostalRuling *first = a;
  const BrgPostalRuling *second = b;
  gint numbers[2] = { first->measure != NULL ? first->measure->number : 0,
                      second->measure != NULL ? second->measure->number : 0 };

  if (first->decided != second->decided)
    return first->decided > second->decided ? -1 : 1;
  if (numbers[0] != numbers[1])
    return numbers[1] - numbers[0];
  return first->game == NULL || second->game == NULL
             ? 0
             : (gint) first->game->number - (gint) second->game->number;
}

GArray *
brg_postal_rulings_new (const BrgPostalDesk *desk)
{
  GArray *rulings;

  g_return_val_if_fail (desk != NULL, NULL);

  rulings = g_array_new (FALSE, TRUE, sizeof (BrgPostalRuling));
  for (guint i = 0; i < desk->event->measures->len; i++)
    add_measure (rulings, desk, desk->event->measures->pdata[i]);
  for (guint i = 0; i < desk->cases->len; i++)
    add_game (rulings, desk, desk->cases->pdata[i]);
  g_array_sort (rulings, compare);
  return rulings;
}

/* Records of a game are its rows, in their order. */
static gint64
find_row (const BrgPostalDesk *desk, const BrgPostalCase *matter, guint line)
{
  const GPtrArray *rows = brg_postal_event_list_rows (desk->event, matter->seat.pairing_id);

  return rows != NULL && line > 0 && line <= rows->len
             ? ((const BrgPostalRow *) rows->pdata[line - 1])->id
             : 0;
}

gint64
brg_postal_ruling_find_row (const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  gint index;

  g_return_val_if_fail (desk != NULL && ruling != NULL, 0);

  if (ruling->record != NULL)
    return find_row (desk, ruling->game, ruling->record->line);
  index = find_record (ruling);
  return index >= 0 ? find_row (desk, ruling->game, (guint) index + 1) : 0;
}

char *
brg_postal_ruling_dup_line (const BrgPostalRuling *ruling)
{
  BrgPostalRecord record;

  g_return_val_if_fail (ruling != NULL && ruling->record != NULL, NULL);

  record = *ruling->record;
  record.told[BRG_COLOUR_WHITE] = record.told[BRG_COLOUR_BLACK] = 0;
  return brg_postal_record_write (&record);
}

gint64
brg_postal_ruling_find_protest_row (const BrgPostalDesk *desk,
                                    const BrgPostalRuling *ruling,
                                    BrgColour side)
{
  gint protest;

  g_return_val_if_fail (desk != NULL && ruling != NULL && ruling->record != NULL, 0);

  protest = find_protest (desk, ruling, side);
  return protest >= 0 ? find_row (desk, ruling->game, (guint) protest + 1) : 0;
}

gboolean
brg_postal_party_waits (const BrgPostalParty *party)
{
  g_return_val_if_fail (party != NULL, FALSE);

  return party->protested != 0 && party->answer == NULL;
}

/* ---- words */

gboolean
brg_postal_ruling_is_cancelled (const BrgPostalRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL, FALSE);

  return ruling->cancelled != NULL || ruling->reversal != NULL;
}

/* What was decided, whether it stands or not. */
static char *
dup_decided (const BrgPostalRuling *ruling, const BrgWords *words)
{
  g_autofree char *result = NULL;

  if (ruling->measure != NULL)
    return g_strdup (brg_postal_words_get_measure (ruling->measure->kind, words));
  if (ruling->claim != NULL && ruling->record->taking == BRG_POSTAL_KEPT_BACK)
    return g_strdup (W_ (words, "claim of overdue time kept back until the rest of the materials "
                                "comes"));
  if (ruling->claim != NULL)
    return brg_postal_claim_dup_verdict (ruling->game, ruling->claim, words);
  if (brg_postal_record_is_minus (ruling->record))
    return g_strdup (W_ (words, "minus to both: nobody sent the record"));
  result = brg_postal_words_dup_result (ruling->game->scoring, ruling->record->result);
  return g_strdup_printf (is_adjudged (ruling)
                              /* Translators: a result */
                              ? W_ (words, "adjudicated, %s")
                              : ruling->record->result == BRG_POSTAL_DRAWN
                                    /* Translators: a result that the arbiter decided */
                                    ? W_ (words, "decided, %s")
                                    /* Translators: a result: "засчитано поражение, %s" */
                                    : W_ (words, "counted lost, %s"),
                          result);
}

char *
brg_postal_ruling_dup_kind (const BrgPostalRuling *ruling, const BrgWords *words)
{
  g_autofree char *decided = NULL;

  g_return_val_if_fail (ruling != NULL, NULL);

  decided = dup_decided (ruling, words);
  return brg_postal_ruling_is_cancelled (ruling)
             /* Translators: what was decided, which stands no more: "предупреждение (отменено)" */
             ? g_strdup_printf (W_ (words, "%s (cancelled)"), decided)
             : g_steal_pointer (&decided);
}

char *
brg_postal_ruling_dup_title (const BrgPostalRuling *ruling, const BrgWords *words)
{
  g_autofree char *kind = brg_postal_ruling_dup_kind (ruling, words);

  g_return_val_if_fail (ruling != NULL, NULL);

  return ruling->measure != NULL
             /* Translators: number of a decision, what was decided */
             ? g_strdup_printf (W_ (words, "No. %d: %s"), ruling->measure->number, kind)
             : g_steal_pointer (&kind);
}

static char *
dup_name (const BrgPostalParty *party, const BrgPostalDesk *desk, const BrgWords *words)
{
  return brg_name_words_dup (desk->snapshot, party->entry, BRG_NAME_SHORT, words);
}

char *
brg_postal_ruling_dup_names (const BrgPostalRuling *ruling,
                             const BrgPostalDesk *desk,
                             const BrgWords *words)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (ruling != NULL && desk != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ruling->parties); i++)
    if (ruling->parties[i].entry >= 0)
      {
        g_autofree char *name = dup_name (&ruling->parties[i], desk, words);

        g_string_append_printf (text, "%s%s", text->len > 0 ? " – " : "", name);
      }
  return g_string_free (text, FALSE);
}

static char *
dup_end_of_way (const BrgPostalParty *party, const BrgPostalDesk *desk, const BrgWords *words)
{
  g_autofree char *until = brg_postal_words_dup_day (party->until);
  g_autofree char *protested = brg_postal_words_dup_day (party->protested);

  if (party->answer != NULL)
    return g_strdup_printf (party->is_late
                                /* Translators: a day, number of a decision */
                                ? W_ (words, "late protest of %s, answered by no. %d")
                                : W_ (words, "protest of %s, answered by no. %d"),
                            protested, party->answer->number);
  if (party->protested != 0 && !party->may_protest)
    /* Translators: a day */
    return g_strdup_printf (W_ (words, "protest of %s without the right to one"), protested);
  if (party->is_late)
    return g_strdup_printf (
        /* Translators: a day, how many days */
        WN_ (words, "protest of %s, late by %u day", "protest of %s, late by %u days",
             party->protested - party->until),
        protested, party->protested - party->until);
  if (party->protested != 0)
    /* Translators: a day */
    return g_strdup_printf (party->until != 0 ? W_ (words, "protest of %s, in time")
                                              : W_ (words, "protest of %s"),
                            protested);
  if (party->until != 0)
    return g_strdup_printf (desk->on != 0 && desk->on > party->until
                                /* Translators: a day */
                                ? W_ (words, "no protest until %s")
                                : W_ (words, "protest until %s"),
                            until);
  return g_strdup (party->may_protest ? "" : W_ (words, "no protest possible"));
}

static char *
dup_party_way (const BrgPostalParty *party, const BrgPostalDesk *desk, const BrgWords *words)
{
  g_autofree char *name = dup_name (party, desk, words);
  g_autofree char *day = brg_postal_words_dup_day (party->told);
  g_autofree char *told = party->told != 0
                              /* Translators: a name, a day */
                              ? g_strdup_printf (W_ (words, "%s got it %s"), name, day)
                              /* Translators: a name */
                              : g_strdup_printf (W_ (words, "%s: receipt not entered"), name);
  g_autofree char *end = dup_end_of_way (party, desk, words);

  return *end != '\0' ? g_strdup_printf ("%s, %s", told, end) : g_steal_pointer (&told);
}

char *
brg_postal_ruling_dup_way (const BrgPostalRuling *ruling,
                           const BrgPostalDesk *desk,
                           const BrgWords *words)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (ruling != NULL && desk != NULL, NULL);

  if (ruling->replaced != NULL)
    {
      g_autofree char *day = brg_postal_words_dup_day (ruling->replaced->decided);

      /* Translators: number of a decision, a day */
      g_string_append_printf (text, W_ (words, "replaced by no. %d of %s"),
                              ruling->replaced->number, day);
    }
  if (ruling->cancelled != NULL)
    {
      g_autofree char *day = brg_postal_words_dup_day (ruling->cancelled->decided);

      g_string_append_printf (text, "%s", text->len > 0 ? "; " : "");
      /* Translators: number of the decision on a protest, a day */
      g_string_append_printf (text, W_ (words, "cancelled by no. %d of %s"),
                              ruling->cancelled->number, day);
    }
  for (guint i = 0; i < G_N_ELEMENTS (ruling->parties); i++)
    {
      const BrgPostalParty *party = &ruling->parties[i];
      g_autofree char *way = NULL;

      if (party->entry < 0 || (!party->is_told && party->told == 0 && party->protested == 0))
        continue;
      way = dup_party_way (party, desk, words);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", way);
    }
  if (ruling->reversal != NULL)
    {
      g_autofree char *reversal = brg_postal_words_dup_reversal (
          ruling->game->scoring, ruling->reversal->date, ruling->reversal->result, words);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", reversal);
    }
  return g_string_free (text, FALSE);
}

/* The penalties against a player that stand, the first one first; @takes says which. */
static char *
dup_standing (const GArray *rulings,
              gint64 entry_id,
              gboolean (*takes) (BrgPostalMeasureKind kind),
              const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = rulings->len; i > 0; i--)
    {
      const BrgPostalRuling *ruling = &g_array_index (rulings, BrgPostalRuling, i - 1);
      g_autofree char *day = brg_postal_words_dup_day (ruling->decided);

      if (ruling->measure == NULL || ruling->measure->entry_id != entry_id ||
          !takes (ruling->measure->kind) || brg_postal_ruling_is_cancelled (ruling))
        continue;
      g_string_append (text, text->len > 0 ? ", " : "");
      g_string_append_printf (text,
                              /* Translators: a penalty, number of a decision, a day, an article:
                               * "замечание № 1 от 04.05.2026 (10.2.6)" */
                              W_ (words, "%s no. %d of %s (%s)"),
                              brg_postal_words_get_measure (ruling->measure->kind, words),
                              ruling->measure->number, day, ruling->measure->article);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* rus-draughts-2022 10.1.9: a request decides nothing. */
static gboolean
is_imposed (BrgPostalMeasureKind kind)
{
  return brg_postal_measure_is_penalty (kind) && brg_postal_measure_may_protest (kind);
}

/* rus-draughts-2022 10.1.9, 10.5.1, 10.5.9 */
static gboolean
is_of_news (BrgPostalMeasureKind kind)
{
  return kind == BRG_POSTAL_NO_NEWS || kind == BRG_POSTAL_NO_FINAL;
}

/* rus-draughts-2022 10.1.12: what was put aside after a protest is not held against him. */
char *
brg_postal_rulings_dup_against (const GArray *rulings, gint64 entry_id, const BrgWords *words)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (rulings != NULL && words != NULL, NULL);

  text = dup_standing (rulings, entry_id, is_imposed, words);
  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

char *
brg_postal_rulings_dup_withheld (const GArray *rulings, gint64 entry_id, const BrgWords *words)
{
  g_return_val_if_fail (rulings != NULL && words != NULL, NULL);

  return dup_standing (rulings, entry_id, is_of_news, words);
}
