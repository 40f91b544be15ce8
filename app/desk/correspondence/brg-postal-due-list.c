/* brg-postal-due-list.c - what is due in a group by correspondence, sorted by day
 *
 * Rules: rus-draughts-2022 10.1.12, 10.2.9, 10.2.10, 10.3.4, 10.3.5, 10.3.7, 10.4.1, 10.4.2,
 *   10.5.3, 10.5.5, 10.5.6, 10.5.8
 * Tests: tests/app/test-postal-due-list.c, tests/app/test-postal-due-office.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-due-list-private.h"

#include <string.h>

#include "brg-postal-deadline.h"
#include "brg-postal-state.h"

#define WEEK 7

void
brg_postal_due_list_add (GArray *items, const BrgPostalDesk *desk, BrgPostalItem item)
{
  item.days_left = item.last != 0 ? (gint) item.last - (gint) desk->on : 0;
  if (item.last == 0 || item.days_left < 0)
    item.band = BRG_POSTAL_BAND_WAITING;
  else if (item.days_left == 0)
    item.band = BRG_POSTAL_BAND_TODAY;
  else
    item.band = item.days_left <= WEEK ? BRG_POSTAL_BAND_WEEK : BRG_POSTAL_BAND_LATER;
  /* Whose time is over on a server waits for the arbiter himself. */
  if (item.game != NULL && item.side != BRG_COLOUR_NONE && item.matter != BRG_POSTAL_OVERDUE_WAITS)
    item.entry = brg_postal_case_get_entry (item.game, item.side);
  item.office = brg_postal_desk_find_office (desk, item.office);
  g_array_append_val (items, item);
}

/* rus-draughts-2022 10.2.9, 10.2.10: the article of the error that stopped the game. */
static const char *
find_stop (const BrgPostalChart *chart)
{
  const BrgPostalNote *note =
      brg_postal_chart_find_note (chart, chart->turn.stopped, BRG_POSTAL_NOTE_STOPPED);

  return note != NULL ? note->article : NULL;
}

/* By what and since when who claimed has to play on: rus-draughts-2022 10.3.7, his claim was not
 * approved; 10.1.12, what was approved was put aside. */
static void
tell_claim (BrgPostalItem *item, const BrgPostalDesk *desk, const BrgPostalChart *chart)
{
  const BrgPostalClaim *claim =
      &g_array_index (chart->claims, BrgPostalClaim, chart->claims->len - 1);
  BrgPostalDay since = claim->reversed != 0 ? claim->reversed : claim->decided;

  item->article = claim->reversed != 0 ? "rus-draughts-2022 10.1.12" : "rus-draughts-2022 10.3.7";
  item->waits = item->last == 0 ? desk->on - MIN (since, desk->on) : 0;
}

/* rus-draughts-2022 10.3.5: who has the move or has to correct it, and until when he answers in
 * time. Where his time is over already there is no such day: that is since when. 10.3.7: whose
 * claim was not approved has to play on, though nobody entered when he heard of that. */
static void
add_turn (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const BrgPostalTurn *turn = &matter->chart->turn;
  BrgPostalItem item = { .matter = BRG_POSTAL_MOVE,
                         .game = matter,
                         .side = turn->side,
                         .last = turn->last,
                         .article = desk->rules->overdue_article };

  if (turn->side == BRG_COLOUR_NONE || !turn->has_left)
    return;
  if (item.last == 0 && turn->days_left < 0)
    item.last = desk->on - MIN ((BrgPostalDay) -turn->days_left, desk->on - 1);
  if (turn->stopped != 0)
    {
      item.matter = BRG_POSTAL_CORRECTION;
      item.article = find_stop (matter->chart);
    }
  if (turn->claim != 0)
    tell_claim (&item, desk, matter->chart);
  if (item.last != 0 || turn->stopped != 0 || turn->claim != 0)
    brg_postal_due_list_add (items, desk, item);
}

static gboolean
has_duty (const BrgPostalChart *chart, BrgPostalDuty duty)
{
  for (guint i = 0; i < chart->dues->len; i++)
    if (g_array_index (chart->dues, BrgPostalDue, i).duty == duty)
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 10.2.9, 10.3.4: while an error stops the game it is reported, though nobody
 * entered when the letter came; and who gets no answer repeats what he sent. */
static void
add_stop (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const BrgPostalTurn *turn = &matter->chart->turn;
  BrgPostalItem item = { .matter = BRG_POSTAL_DUTY, .game = matter };

  if (turn->stopped == 0)
    return;
  item.side = turn->side;
  item.duty = BRG_POSTAL_REPORT_DUE;
  item.article = brg_correspondence_get_term (desk->rules, BRG_TERM_REPORT_ERROR)->article;
  if (!turn->is_reported && !has_duty (matter->chart, BRG_POSTAL_REPORT_DUE))
    brg_postal_due_list_add (items, desk, item);
  if (turn->repeat == 0)
    return;
  item.side = brg_colour_opposite (turn->side);
  item.duty = BRG_POSTAL_REPEAT_DUE;
  item.last = turn->repeat;
  item.article = brg_correspondence_get_term (desk->rules, BRG_TERM_REPEAT)->article;
  brg_postal_due_list_add (items, desk, item);
}

static gboolean
has_left (const BrgPostalDesk *desk, const BrgPostalCase *matter, BrgColour side)
{
  return side != BRG_COLOUR_NONE &&
         brg_postal_desk_find_leaver (desk, brg_postal_case_get_entry (matter, side), NULL);
}

/* Nobody asks anything of who left. */
static void
add_dues (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  for (guint i = 0; i < matter->chart->dues->len; i++)
    {
      const BrgPostalDue *due = &g_array_index (matter->chart->dues, BrgPostalDue, i);
      BrgPostalItem item = { .matter = BRG_POSTAL_DUTY,
                             .game = matter,
                             .side = due->side,
                             .entry = -1,
                             .duty = due->duty,
                             .last = due->last,
                             .article = due->article,
                             .office = BRG_POSTAL_ARBITER };

      /* What may be done and was not is past without harm to the officials; of a game with a minus
       * to both (10.5.8) no record is wanted any more. */
      if (has_left (desk, matter, due->side) ||
          (due->duty == BRG_POSTAL_RECORD_DUE && matter->chart->result == BRG_POSTAL_BOTH_LOSE) ||
          (due->days_left < 0 &&
           (due->duty == BRG_POSTAL_APPEAL_DUE || due->duty == BRG_POSTAL_KEEPING_DUE)))
        continue;
      brg_postal_due_list_add (items, desk, item);
    }
}

static guint
count_waiting (const BrgPostalDesk *desk, const BrgPostalLeaver *leaver)
{
  return leaver->measure != NULL ? desk->on - leaver->measure->decided : 0;
}

/* rus-draughts-2022 10.5.3: where the results of who left are counted, a game that is not finished
 * is counted lost or adjudicated; its result is entered as that of any other game. What has not
 * begun has its marks in the table. */
static void
add_left_game (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  BrgPostalItem item = { .matter = BRG_POSTAL_LEFT_GAME,
                         .game = matter,
                         .entry = -1,
                         .article = desk->rules->leaver_article,
                         .office = BRG_POSTAL_ARBITER };

  if (!matter->board->has_letters)
    return;
  for (guint side = BRG_COLOUR_BLACK; side >= BRG_COLOUR_WHITE; side--)
    {
      gint entry = brg_postal_case_get_entry (matter, (BrgColour) side);

      if (!has_left (desk, matter, (BrgColour) side))
        continue;
      if (brg_postal_desk_find_fate (desk, entry) != BRG_LEAVER_FORFEITS)
        return;
      brg_postal_desk_find_leaver (desk, entry, &item.leaver);
    }
  item.waits = count_waiting (desk, &item.leaver);
  brg_postal_due_list_add (items, desk, item);
}

/* rus-draughts-2022 10.5.3: the arbiter counts the results of who left, or annuls them. */
static void
add_left_results (GArray *items, const BrgPostalDesk *desk, gint entry)
{
  BrgPostalItem item = { .matter = BRG_POSTAL_LEFT_RESULTS,
                         .entry = -1,
                         .article = desk->rules->leaver_article,
                         .office = BRG_POSTAL_ARBITER };

  if (!brg_postal_desk_find_leaver (desk, entry, &item.leaver) ||
      brg_postal_desk_find_fate (desk, entry) != BRG_LEAVER_BY_BOOK)
    return;
  item.waits = count_waiting (desk, &item.leaver);
  brg_postal_due_list_add (items, desk, item);
}

/* Whether something came from a side or, of none, from any. */
static gboolean
has_sent (const BrgPostalDesk *desk,
          const BrgPostalCase *matter,
          BrgPostalKind kind,
          BrgColour side)
{
  return brg_postal_state_find_record (desk, matter, kind, side) != NULL;
}

/* Whether there is anything to adjudicate by: of a game without a move, too, that somebody
 * analysed.
 */
static gboolean
has_record (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  if (desk->event->terms->channel == BRG_POSTAL_BY_SERVER && matter->chart->plies->len > 0)
    return TRUE;
  return has_sent (desk, matter, BRG_POSTAL_RECORD, BRG_COLOUR_NONE) ||
         has_sent (desk, matter, BRG_POSTAL_ANALYSIS, BRG_COLOUR_NONE);
}

/* Days that a letter is on its way: by the regulations, else as those of the game were. */
static guint
find_run (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const GArray *plies = matter->chart->plies;
  guint sum = 0;
  guint n_runs = 0;

  if (desk->event->terms->transit >= 0)
    return (guint) desk->event->terms->transit;
  for (guint i = 1; i < plies->len; i++)
    {
      BrgPostalDay sent = g_array_index (plies, BrgPostalPly, i - 1).sent;
      BrgPostalDay received = g_array_index (plies, BrgPostalPly, i).received;

      if (sent == 0 || received < sent || !g_array_index (plies, BrgPostalPly, i).is_dated)
        continue;
      sum += received - sent;
      n_runs++;
    }
  return n_runs > 0 ? (2 * sum + n_runs) / (2 * n_runs) : 0;
}

/* rus-draughts-2022 10.5.8: in the final table both have a minus; what was posted on the last day
 * of @term is still on its way then. */
static void
add_minus (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter, BrgPostalDay term)
{
  BrgPostalDay known = term + find_run (desk, matter);
  BrgPostalItem item = { .matter = BRG_POSTAL_MINUS_WAITS,
                         .game = matter,
                         .entry = -1,
                         .article = desk->rules->minus_article,
                         .waits = desk->on - MIN (known, desk->on),
                         .office = BRG_POSTAL_ARBITER };

  if (desk->on > known && desk->event->terms->channel != BRG_POSTAL_BY_SERVER &&
      !has_record (desk, matter))
    brg_postal_due_list_add (items, desk, item);
}

/* When the last analysis came, 0 for none. */
static BrgPostalDay
find_analysis (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const BrgPostalRecord *record =
      brg_postal_state_find_record (desk, matter, BRG_POSTAL_ANALYSIS, BRG_COLOUR_NONE);

  return record != NULL ? MAX (record->received, record->sent) : 0;
}

/* rus-draughts-2022 10.5.5: with the analysis of one, or with a record alone, the arbiter decides;
 * he has a month from the receipt of the analyses: where not both came, from the end of the term in
 * which the other could be sent. Both the chart tells. 10.5.8: where nothing came, not even a
 * record, a minus to both and nothing else. A server keeps the record (10.5.10). */
static void
add_ending (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const BrgPostalChart *chart = matter->chart;
  BrgPostalDay term = brg_postal_deadline_find (desk->rules, BRG_POSTAL_ANALYSIS_DUE,
                                                desk->event->terms->end, NULL);
  BrgPostalItem item = {
    .matter = BRG_POSTAL_ADJUDICATION_WAITS,
    .game = matter,
    .entry = -1,
    .article = brg_correspondence_get_term (desk->rules, BRG_TERM_ADJUDICATE)->article,
    .office = BRG_POSTAL_ARBITER,
  };

  if (chart->turn.is_suspended || desk->on <= term ||
      (brg_postal_state_has_analysis (desk, matter, BRG_COLOUR_WHITE) &&
       brg_postal_state_has_analysis (desk, matter, BRG_COLOUR_BLACK)))
    return;
  item.last = brg_postal_deadline_find (desk->rules, BRG_POSTAL_ADJUDICATION_DUE,
                                        MAX (term, find_analysis (desk, matter)), NULL);
  if (has_record (desk, matter))
    brg_postal_due_list_add (items, desk, item);
  else
    add_minus (items, desk, matter, term);
}

/* rus-draughts-2022 10.5.8: of a game that ended, when the term of both for its record is past;
 * 10.3.6: of overdue time the claimant sent the record with his claim. */
static void
add_lost_record (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  if (brg_postal_state_find (desk, matter) == BRG_POSTAL_STATE_PLAYED)
    add_minus (items, desk, matter,
               brg_postal_deadline_find (desk->rules, BRG_POSTAL_RECORD_DUE,
                                         matter->chart->result_day, NULL));
}

/* rus-draughts-2022 10.5.1: a game that ended in the table and not by its letters, at the latest on
 * the day on which it was keyed; where that is not known nobody knows until when. */
static void
add_table_records (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  BrgPostalItem item = {
    .matter = BRG_POSTAL_DUTY,
    .game = matter,
    .duty = BRG_POSTAL_RECORD_DUE,
    .article = brg_correspondence_get_term (desk->rules, BRG_TERM_RECORD)->article,
  };

  BrgPostalDay keyed = brg_postal_event_get_keyed (desk->event, matter->seat.pairing_id);

  if (brg_postal_case_find_result (matter) == BRG_POSTAL_BOTH_LOSE)
    return;
  if (keyed != 0)
    item.last = brg_postal_deadline_find (desk->rules, BRG_POSTAL_RECORD_DUE, keyed, NULL);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (brg_postal_state_lacks_record (desk, matter, (BrgColour) side))
      {
        item.side = (BrgColour) side;
        brg_postal_due_list_add (items, desk, item);
      }
}

/* What a game asks for; a claim is decided first, and who left is asked for no letter. 10.5.3: what
 * is annulled asks for nothing. */
static void
add_game (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  gboolean is_finished = matter->chart->result != BRG_POSTAL_UNFINISHED;
  gboolean is_left =
      has_left (desk, matter, BRG_COLOUR_WHITE) || has_left (desk, matter, BRG_COLOUR_BLACK);

  if (brg_postal_state_find (desk, matter) == BRG_POSTAL_STATE_ANNULLED)
    return;
  if (!is_finished && brg_postal_case_is_over (matter))
    {
      add_table_records (items, desk, matter);
      return;
    }
  brg_postal_due_list_add_claim (items, desk, matter);
  if (is_finished || !is_left)
    {
      add_turn (items, desk, matter);
      add_stop (items, desk, matter);
      add_dues (items, desk, matter);
      if (is_finished)
        {
          add_lost_record (items, desk, matter);
          return;
        }
      brg_postal_due_list_add_sending (items, desk, matter);
      brg_postal_due_list_add_overdue (items, desk, matter);
      add_ending (items, desk, matter);
    }
  else if (!matter->chart->turn.is_suspended)
    add_left_game (items, desk, matter);
}

/* Why a break counts in none of his games that go on; NULL where it does. */
static const BrgPostalBreakLine *
find_uncounted (const BrgPostalDesk *desk, const BrgPostalPause *pause, gint entry)
{
  const BrgPostalBreakLine *found = NULL;

  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];

      if (matter->chart == NULL || brg_postal_case_is_over (matter))
        continue;
      for (guint n = 0; n < matter->chart->breaks->len; n++)
        {
          const BrgPostalBreakLine *line =
              &g_array_index (matter->chart->breaks, BrgPostalBreakLine, n);

          if (brg_postal_case_get_entry (matter, line->pause.side) != entry ||
              line->pause.from != pause->from || line->pause.to != pause->to)
            continue;
          if (line->days > 0)
            return NULL;
          found = line;
        }
    }
  return found;
}

/* rus-draughts-2022 10.4.2: before it begins the secretary is told. */
static void
add_untold (GArray *items, const BrgPostalDesk *desk, BrgPostalItem item)
{
  if (item.pause->from <= desk->on || item.pause->secretary != 0)
    return;
  item.matter = BRG_POSTAL_PAUSE_UNTOLD;
  item.last = item.pause->from - 1;
  item.article = "rus-draughts-2022 10.4.2";
  brg_postal_due_list_add (items, desk, item);
}

/* rus-draughts-2022 10.4.1: a break in all games; it counts as far as the games say. */
static void
add_pause (GArray *items, const BrgPostalDesk *desk, const BrgPostalPause *pause)
{
  BrgPostalItem item = { .matter = BRG_POSTAL_PAUSE_ENDS,
                         .entry = brg_snapshot_find_entry (desk->snapshot, pause->entry_id),
                         .last = pause->to,
                         .article = desk->rules->break_article,
                         .pause = pause };

  if (item.entry >= 0 && brg_postal_desk_find_leaver (desk, item.entry, NULL))
    return;
  item.uncounted = find_uncounted (desk, pause, item.entry);
  if (pause->from <= desk->on && pause->to >= desk->on)
    brg_postal_due_list_add (items, desk, item);
  add_untold (items, desk, item);
}

static gboolean
has_revision (const GArray *items, const BrgPostalCase *matter)
{
  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);

      if (item->matter == BRG_POSTAL_REVISION_WAITS && item->game == matter)
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.1.12, 10.5.1: while the protest against its end is upheld and the game has
 * no other end yet, nobody is asked for the record of a game that may go on. */
static void
drop_records (GArray *items)
{
  for (guint i = items->len; i > 0; i--)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i - 1);

      if (item->game != NULL &&
          (item->matter == BRG_POSTAL_MINUS_WAITS ||
           (item->matter == BRG_POSTAL_DUTY && item->duty == BRG_POSTAL_RECORD_DUE)) &&
          has_revision (items, item->game))
        g_array_remove_index (items, i - 1);
    }
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const BrgPostalItem *first = a;
  const BrgPostalItem *second = b;
  guint numbers[2] = { first->game != NULL ? first->game->number : 0,
                       second->game != NULL ? second->game->number : 0 };

  if (first->last != second->last)
    return first->last < second->last ? -1 : 1;
  if (first->waits != second->waits)
    return first->waits > second->waits ? -1 : 1;
  if (numbers[0] != numbers[1])
    return numbers[0] < numbers[1] ? -1 : 1;
  if (first->matter != second->matter)
    return (gint) first->matter - (gint) second->matter;
  if (first->leaver.entry != second->leaver.entry)
    return first->leaver.entry - second->leaver.entry;
  if (first->duty != second->duty)
    return (gint) first->duty - (gint) second->duty;
  return (gint) first->side - (gint) second->side;
}

GArray *
brg_postal_due_list_new (const BrgPostalDesk *desk)
{
  GArray *items;

  g_return_val_if_fail (desk != NULL && desk->on != 0, NULL);

  items = g_array_new (FALSE, TRUE, sizeof (BrgPostalItem));
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];

      if (matter->chart == NULL)
        {
          brg_postal_due_list_add (
              items, desk,
              (BrgPostalItem){ .matter = BRG_POSTAL_UNCLEAR, .game = matter, .entry = -1 });
          continue;
        }
      add_game (items, desk, matter);
    }
  for (gint i = 0; i < (gint) desk->snapshot->entries->len; i++)
    add_left_results (items, desk, i);
  brg_postal_due_list_add_rulings (items, desk);
  for (guint i = 0; i < desk->event->pauses->len; i++)
    add_pause (items, desk, desk->event->pauses->pdata[i]);
  drop_records (items);
  g_array_sort (items, compare);
  return items;
}

static gboolean
has_text (const char *text, const char *wanted)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *part = g_utf8_casefold (wanted, -1);

  return strstr (folded, part) != NULL;
}

static gboolean
concerns (const BrgPostalItem *item, gint entry)
{
  if (brg_postal_item_has_ruling (item) && item->ruling.parties[item->party].entry == entry)
    return TRUE;
  return item->entry == entry ||
         (item->matter == BRG_POSTAL_LEFT_RESULTS && item->leaver.entry == entry) ||
         (item->game != NULL &&
          (item->game->board->white == entry || item->game->board->black == entry));
}

/* The player whose row it is, or whom the officials decide about; -1 for none. */
static gint
find_subject (const BrgPostalItem *item)
{
  if (item->entry >= 0)
    return item->entry;
  if (brg_postal_item_has_ruling (item))
    return item->ruling.parties[item->party].entry;
  return item->matter == BRG_POSTAL_LEFT_RESULTS ? item->leaver.entry : -1;
}

gboolean
brg_postal_item_has_ruling (const BrgPostalItem *item)
{
  g_return_val_if_fail (item != NULL, FALSE);

  return item->ruling.measure != NULL || item->ruling.record != NULL;
}

gboolean
brg_postal_item_fits (const BrgPostalItem *item,
                      const BrgPostalDesk *desk,
                      const BrgPostalFilter *filter)
{
  g_autofree char *name = NULL;
  gint entry;

  g_return_val_if_fail (item != NULL && desk != NULL && filter != NULL, FALSE);

  if ((filter->is_week && item->band == BRG_POSTAL_BAND_LATER) ||
      (filter->is_arbiter && item->entry >= 0) ||
      (filter->entry >= 0 && !concerns (item, filter->entry)))
    return FALSE;
  if (filter->text == NULL || *filter->text == '\0')
    return TRUE;
  entry = find_subject (item);
  if (entry >= 0)
    name = brg_entry_dup_name (brg_snapshot_get_entry (desk->snapshot, entry));
  return (name != NULL && has_text (name, filter->text)) ||
         (item->game != NULL && (has_text (item->game->code, filter->text) ||
                                 has_text (item->game->names[BRG_COLOUR_WHITE], filter->text) ||
                                 has_text (item->game->names[BRG_COLOUR_BLACK], filter->text)));
}

guint
brg_postal_due_list_count (const GArray *items)
{
  guint count = 0;

  g_return_val_if_fail (items != NULL, 0);

  for (guint i = 0; i < items->len; i++)
    count += g_array_index (items, BrgPostalItem, i).band <= BRG_POSTAL_BAND_TODAY;
  return count;
}

guint
brg_postal_due_list_count_open (const GArray *items)
{
  guint count = 0;

  g_return_val_if_fail (items != NULL, 0);

  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);

      count += item->matter != BRG_POSTAL_PAUSE_ENDS &&
               (item->matter != BRG_POSTAL_DUTY || item->duty != BRG_POSTAL_KEEPING_DUE);
    }
  return count;
}
