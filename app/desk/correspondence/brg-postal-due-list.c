/* brg-postal-due-list.c - what is due in a group by correspondence, sorted by day
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.5, 10.3.7, 10.4.1, 10.5.3
 * Tests: tests/app/test-postal-due-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-due-list.h"

#include <string.h>

#define WEEK 7

static void
add (GArray *items, const BrgPostalDesk *desk, BrgPostalItem item)
{
  item.days_left = item.last != 0 ? (gint) item.last - (gint) desk->on : 0;
  if (item.last == 0 || item.days_left < 0)
    item.band = BRG_POSTAL_BAND_WAITING;
  else if (item.days_left == 0)
    item.band = BRG_POSTAL_BAND_TODAY;
  else
    item.band = item.days_left <= WEEK ? BRG_POSTAL_BAND_WEEK : BRG_POSTAL_BAND_LATER;
  if (item.game != NULL && item.side != BRG_COLOUR_NONE)
    item.entry = brg_postal_case_get_entry (item.game, item.side);
  g_array_append_val (items, item);
}

/* rus-draughts-2022 10.3.5: who has the move, and until when he answers in time. Where his time is
 * over already there is no such day: that is since when. */
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
  if (item.last != 0)
    add (items, desk, item);
}

/* A claim that is not decided. */
static const BrgPostalRecord *
find_claim (const BrgPostalCase *matter, BrgPostalDay on)
{
  const BrgPostalRecord *claim = NULL;

  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (record->kind == BRG_POSTAL_CLAIM && brg_postal_record_get_known (record) <= on)
        claim = record;
      else if (record->kind == BRG_POSTAL_DECISION && record->date <= on)
        claim = NULL;
    }
  return claim;
}

/* rus-draughts-2022 10.3.7: the arbiter decides; the book sets no term. */
static void
add_claim (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const BrgPostalRecord *claim = find_claim (matter, desk->on);
  BrgPostalItem item = { .matter = BRG_POSTAL_CLAIM_WAITS,
                         .game = matter,
                         .entry = -1,
                         .article = "rus-draughts-2022 10.3.7",
                         .office = BRG_POSTAL_ARBITER };

  if (!matter->chart->turn.is_suspended || claim == NULL)
    return;
  item.waits = desk->on - MIN (brg_postal_record_get_known (claim), desk->on);
  add (items, desk, item);
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

      /* What may be done and was not is past without harm to the officials. */
      if (has_left (desk, matter, due->side) ||
          (due->days_left < 0 &&
           (due->duty == BRG_POSTAL_APPEAL_DUE || due->duty == BRG_POSTAL_KEEPING_DUE)))
        continue;
      add (items, desk, item);
    }
}

static gboolean
is_known (const BrgPostalMeasure *measure, BrgPostalDay on)
{
  return measure->decided <= on;
}

static gboolean
is_answered (const BrgPostalDesk *desk, const BrgPostalMeasure *measure)
{
  for (guint i = 0; i < desk->event->measures->len; i++)
    {
      const BrgPostalMeasure *other = desk->event->measures->pdata[i];

      if (other->appeal_of_id == measure->id && is_known (other, desk->on))
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.1.12: ten days for a protest from the day on which he got the decision; what
 * the organisation decided is final. */
static void
add_measure (GArray *items, const BrgPostalDesk *desk, const BrgPostalMeasure *measure)
{
  BrgPostalItem item = { .game = measure->pairing_id != 0
                                     ? brg_postal_desk_find (desk, measure->pairing_id)
                                     : NULL,
                         .entry = -1,
                         .measure = measure };
  const BrgCorrespondenceDays *term =
      brg_correspondence_get_term (desk->rules, BRG_TERM_DECISION_PROTEST);

  item.article = term->article;
  if (!is_known (measure, desk->on) || !brg_postal_office_find_next (measure->office, &item.office))
    return;
  if (measure->protested != 0 && measure->protested <= desk->on)
    {
      item.matter = BRG_POSTAL_ANSWER_WAITS;
      item.waits = desk->on - measure->protested;
      if (!is_answered (desk, measure))
        add (items, desk, item);
      return;
    }
  item.matter = BRG_POSTAL_OBJECTION;
  item.entry = brg_snapshot_find_entry (desk->snapshot, measure->entry_id);
  item.last = measure->told != 0 ? measure->told + term->days : 0;
  if (measure->told != 0 && measure->told <= desk->on && item.last >= desk->on)
    add (items, desk, item);
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
  add (items, desk, item);
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
  add (items, desk, item);
}

/* What a game asks for; a claim is decided first, and who left is asked for no letter. */
static void
add_game (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  gboolean is_finished = matter->chart->result != BRG_POSTAL_UNFINISHED;
  gboolean is_left =
      has_left (desk, matter, BRG_COLOUR_WHITE) || has_left (desk, matter, BRG_COLOUR_BLACK);

  if (!is_finished && brg_postal_case_is_over (matter))
    return;
  add_claim (items, desk, matter);
  if (is_finished || !is_left)
    {
      add_turn (items, desk, matter);
      add_dues (items, desk, matter);
    }
  else if (!matter->chart->turn.is_suspended)
    add_left_game (items, desk, matter);
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

  if (pause->from <= desk->on && pause->to >= desk->on &&
      (item.entry < 0 || !brg_postal_desk_find_leaver (desk, item.entry, NULL)))
    add (items, desk, item);
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
          add (items, desk,
               (BrgPostalItem){ .matter = BRG_POSTAL_UNCLEAR, .game = matter, .entry = -1 });
          continue;
        }
      add_game (items, desk, matter);
    }
  for (gint i = 0; i < (gint) desk->snapshot->entries->len; i++)
    add_left_results (items, desk, i);
  for (guint i = 0; i < desk->event->measures->len; i++)
    add_measure (items, desk, desk->event->measures->pdata[i]);
  for (guint i = 0; i < desk->event->pauses->len; i++)
    add_pause (items, desk, desk->event->pauses->pdata[i]);
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
  return item->entry == entry ||
         (item->matter == BRG_POSTAL_LEFT_RESULTS && item->leaver.entry == entry) ||
         (item->game != NULL &&
          (item->game->board->white == entry || item->game->board->black == entry));
}

gboolean
brg_postal_item_fits (const BrgPostalItem *item,
                      const BrgPostalDesk *desk,
                      const BrgPostalFilter *filter)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (item != NULL && desk != NULL && filter != NULL, FALSE);

  if ((filter->is_week && item->band == BRG_POSTAL_BAND_LATER) ||
      (filter->is_arbiter && item->entry >= 0) ||
      (filter->entry >= 0 && !concerns (item, filter->entry)))
    return FALSE;
  if (filter->text == NULL || *filter->text == '\0')
    return TRUE;
  if (item->entry >= 0 || item->matter == BRG_POSTAL_LEFT_RESULTS)
    name = brg_entry_dup_name (brg_snapshot_get_entry (
        desk->snapshot, item->entry >= 0 ? item->entry : item->leaver.entry));
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
