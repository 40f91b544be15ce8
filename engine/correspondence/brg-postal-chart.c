/* brg-postal-chart.c - what the rules make of a game by correspondence
 *
 * Rules: rus-draughts-2022 10.2.14, 10.3.2, 10.3.5, 10.3.6, 10.3.9
 * Tests: tests/engine/test-postal-vectors.c, tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

#include <string.h>

gboolean
brg_postal_work_fail (BrgPostalWork *work,
                      const BrgPostalRecord *record,
                      BrgPostalFaultReason reason)
{
  return brg_postal_fail_record (work->fault, record, reason);
}

guint
brg_postal_work_get_limit (const BrgPostalWork *work, guint n_moves)
{
  return brg_correspondence_get_limit (work->game->norm_days, work->game->norm_moves, n_moves);
}

static void
clear_move_line (gpointer data)
{
  g_free (((BrgPostalMoveLine *) data)->text);
}

static void
clear_variant (gpointer data)
{
  g_free (((BrgPostalVariant *) data)->name);
}

static void
clear_penalty (gpointer data)
{
  g_free (((BrgPostalPenalty *) data)->article);
}

static GArray *
new_array (gsize size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (array, clear);
  return array;
}

static BrgPostalChart *
new_chart (void)
{
  BrgPostalChart *chart = g_new0 (BrgPostalChart, 1);

  chart->plies = new_array (sizeof (BrgPostalPly), NULL);
  chart->dates = new_array (sizeof (BrgPostalDateLine), NULL);
  chart->stated = new_array (sizeof (BrgPostalStated), NULL);
  chart->notes = new_array (sizeof (BrgPostalNote), NULL);
  chart->moves = new_array (sizeof (BrgPostalMoveLine), clear_move_line);
  chart->variants = new_array (sizeof (BrgPostalVariant), clear_variant);
  chart->repeats = new_array (sizeof (BrgPostalRepeatLine), NULL);
  chart->penalties = new_array (sizeof (BrgPostalPenalty), clear_penalty);
  chart->claims = new_array (sizeof (BrgPostalClaim), NULL);
  chart->dues = new_array (sizeof (BrgPostalDue), NULL);
  return chart;
}

void
brg_postal_chart_free (BrgPostalChart *chart)
{
  if (chart == NULL)
    return;
  g_clear_pointer (&chart->breaks, g_array_unref);
  g_array_unref (chart->plies);
  g_array_unref (chart->dates);
  g_array_unref (chart->stated);
  g_array_unref (chart->notes);
  g_array_unref (chart->moves);
  g_array_unref (chart->variants);
  g_array_unref (chart->repeats);
  g_array_unref (chart->penalties);
  g_array_unref (chart->claims);
  g_array_unref (chart->dues);
  g_free (chart->result_reason);
  g_free (chart);
}

/* rus-draughts-2022 10.3.2: who got the starting list after the first day begins on the next one.
 */
static BrgPostalDay
find_begin (const BrgPostalGame *game, BrgColour side)
{
  return game->sheets[side] > game->start ? game->sheets[side] + 1 : game->start;
}

/* Breaks that were told later are not known yet. */
static void
judge_breaks (BrgPostalWork *work)
{
  GArray *all = work->game->breaks;
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (BrgPostalBreak));

  for (guint i = 0; i < all->len; i++)
    {
      const BrgPostalBreak *pause = &g_array_index (all, BrgPostalBreak, i);

      if (work->on == 0 || pause->told <= work->on)
        g_array_append_val (known, *pause);
    }
  work->chart->breaks = brg_postal_breaks_judge (
      work->rules, (const BrgPostalBreak *) (gpointer) known->data, known->len);
  work->spans = brg_postal_spans_new (work->chart->breaks);
}

/* The records that are known; the mail among them, each with what it answers. */
static void
gather (BrgPostalWork *work)
{
  gint last[3] = { -1, -1, -1 };

  for (guint i = 0; i < work->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (work->game, i);
      gint index = (gint) work->mails->len;
      gint answered = last[brg_colour_opposite (record->side)];
      BrgPostalMail mail = { .record = record, .answered = answered, .answer = -1, .root = index };

      if (work->on != 0 && brg_postal_record_get_known (record) > work->on)
        continue;
      g_ptr_array_add (work->records, (gpointer) record);
      if (!brg_postal_record_is_mail (record))
        continue;
      if (answered >= 0 && brg_postal_work_mail (work, answered)->answer < 0)
        brg_postal_work_mail (work, answered)->answer = index;
      g_array_append_val (work->mails, mail);
      last[record->side] = index;
    }
}

/* The totals of a player through each letter; with the first that is over the norm he is overdue.
 */
static void
add_up (BrgPostalWork *work, guint *totals)
{
  guint sums[3] = { 0 };

  for (guint i = 0; i < work->mails->len; i++)
    {
      const BrgPostalMail *mail = brg_postal_work_mail (work, (gint) i);
      BrgPostalOverdue *overdue = &work->chart->overdue[mail->record->side];
      guint n_moves = mail->n_moves + mail->n_mandatory;
      guint limit = brg_postal_work_get_limit (work, n_moves);

      if (!mail->is_charged)
        continue;
      sums[mail->record->side] += mail->days + mail->penalty;
      sums[mail->record->side] -= MIN (mail->off, sums[mail->record->side]);
      totals[i] = sums[mail->record->side];
      /* rus-draughts-2022 10.3.5: more than the norm gives for the moves that stand after it */
      if (totals[i] > limit && overdue->is_kept && !overdue->is_overdue &&
          mail->record->number > work->cleared[mail->record->side])
        {
          overdue->is_overdue = TRUE;
          overdue->n_moves = n_moves;
          overdue->letter = mail->record->number;
          overdue->total = totals[i];
          overdue->limit = limit;
        }
    }
}

/* rus-draughts-2022 10.3.6, table 2: the days stand at the last own move of a letter, or of its
 * correction. */
static void
fill_plies (BrgPostalWork *work, const guint *totals)
{
  guint shown[2] = { 0 };
  guint place = 0;

  for (guint i = 0; i < work->chart->plies->len; i++)
    {
      BrgPostalPly *ply = &g_array_index (work->chart->plies, BrgPostalPly, i);
      const BrgPostalMail *root;
      gint index;

      while (brg_postal_work_mail (work, (gint) place)->record->number != ply->letter)
        place++;
      index = brg_postal_work_mail (work, (gint) place)->root;
      root = brg_postal_work_mail (work, index);
      if (ply->is_dated)
        {
          ply->received = root->received;
          ply->sent = root->shown_sent != 0 ? root->shown_sent : root->sent;
          ply->days = root->days;
          ply->penalty = root->penalty;
          shown[i % 2] = totals[index];
        }
      ply->total = shown[i % 2];
    }
}

static void
finish (BrgPostalWork *work)
{
  g_autofree guint *totals = g_new0 (guint, work->mails->len + 1);

  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      work->chart->overdue[side].is_kept =
          !brg_postal_work_is_server (work) || work->game->has_norm;
      work->chart->overdue[side].article = brg_postal_work_is_server (work)
                                               ? BRG_POSTAL_TAG ("10.3.9")
                                               : work->rules->overdue_article;
    }
  memcpy (work->chart->carried, work->carried, sizeof work->carried);
  add_up (work, totals);
  fill_plies (work, totals);
  if (work->on != 0)
    brg_postal_work_turn (work);
}

static void
clear_work (BrgPostalWork *work)
{
  g_clear_pointer (&work->chart, brg_postal_chart_free);
  g_clear_pointer (&work->spans, g_array_unref);
  g_clear_pointer (&work->records, g_ptr_array_unref);
  g_clear_pointer (&work->mails, g_array_unref);
}

BrgPostalChart *
brg_postal_chart_new (const BrgPostalGame *game,
                      const BrgCorrespondenceRules *rules,
                      BrgPostalDay on,
                      BrgPostalFault *fault)
{
  BrgPostalWork work = { .game = game,
                         .rules = rules,
                         .on = on,
                         .fault = fault,
                         .stopped = -1,
                         .offering = -1,
                         .claim = -1,
                         .arrived = -1,
                         .turn = BRG_COLOUR_WHITE };
  BrgPostalChart *chart = NULL;

  g_return_val_if_fail (game != NULL && rules != NULL && fault != NULL, NULL);

  *fault = (BrgPostalFault){ 0 };
  work.chart = new_chart ();
  work.chart->on = on;
  work.records = g_ptr_array_new ();
  work.mails = g_array_new (FALSE, TRUE, sizeof (BrgPostalMail));
  work.position = brg_draughts_position_start (game->variant);
  work.chart->begins[BRG_COLOUR_WHITE] = find_begin (game, BRG_COLOUR_WHITE);
  work.chart->begins[BRG_COLOUR_BLACK] = find_begin (game, BRG_COLOUR_BLACK);
  judge_breaks (&work);
  gather (&work);
  if (brg_postal_work_dates (&work) && brg_postal_work_walk (&work))
    {
      finish (&work);
      chart = g_steal_pointer (&work.chart);
    }
  clear_work (&work);
  return chart;
}

const char *
brg_postal_chart_write_move (const BrgPostalGame *game,
                             const BrgPostalChart *chart,
                             guint index,
                             char text[BRG_DRAUGHTS_MOVE_LENGTH])
{
  BrgDraughtsPosition position;

  g_return_val_if_fail (game != NULL && chart != NULL && index < chart->plies->len, NULL);

  position = brg_draughts_position_start (game->variant);
  for (guint i = 0; i < index; i++)
    brg_draughts_move_make (&position, &g_array_index (chart->plies, BrgPostalPly, i).move, NULL);
  return brg_postal_move_write_full (&position,
                                     &g_array_index (chart->plies, BrgPostalPly, index).move, text);
}

/* rus-draughts-2022 10.2.14: the other tells him of it, and he repeats the moves in his next
 * answer; whom nobody told repeats nothing. */
guint
brg_postal_chart_find_misnumbered (const BrgPostalChart *chart,
                                   const BrgPostalGame *game,
                                   BrgColour side,
                                   guint number,
                                   gboolean *is_own)
{
  const BrgPostalRecord *last[3] = { NULL };
  const BrgPostalRecord *own;
  const BrgPostalRecord *other;

  g_return_val_if_fail (chart != NULL && game != NULL && is_own != NULL, 0);
  g_return_val_if_fail (side != BRG_COLOUR_NONE, 0);

  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (brg_postal_record_is_mail (record) && record->number < number)
        last[record->side] = record;
    }
  own = last[side];
  other = last[brg_colour_opposite (side)];
  *is_own = FALSE;
  if (other == NULL)
    return 0;
  if (brg_postal_chart_find_note (chart, other->number, BRG_POSTAL_NOTE_WRONG_NUMBER) != NULL)
    return other->number;
  *is_own = own != NULL && own->number < other->number && !other->skips_numbers &&
            brg_postal_chart_find_note (chart, own->number, BRG_POSTAL_NOTE_WRONG_NUMBER) != NULL;
  return *is_own ? own->number : 0;
}

const BrgPostalNote *
brg_postal_chart_find_note (const BrgPostalChart *chart, guint letter, BrgPostalNoteKind kind)
{
  g_return_val_if_fail (chart != NULL, NULL);

  for (guint i = chart->notes->len; i > 0; i--)
    {
      const BrgPostalNote *note = &g_array_index (chart->notes, BrgPostalNote, i - 1);

      if (note->letter == letter && note->kind == kind)
        return note;
    }
  return NULL;
}
