/* brg-postal-play.c - the moves and variants of letters on the board
 *
 * Rules: rus-draughts-2022 10.2.4, 10.2.8, 10.2.10, 10.2.12, 10.2.13, 10.2.14, 10.3.5
 * Tests: tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

static void
add_ply (BrgPostalWork *work, const BrgPostalMail *mail, const BrgDraughtsMove *move)
{
  BrgPostalPly ply = { .move = *move, .letter = mail->record->number };
  BrgColour side = (BrgColour) work->position.turn;

  brg_draughts_move_make (&work->position, move, NULL);
  g_array_append_val (work->chart->plies, ply);
  work->chart->n_moves[side]++;
}

static void
add_line (BrgPostalWork *work,
          const BrgPostalMail *mail,
          const char *text,
          BrgPostalReading reading,
          const BrgDraughtsMove *move)
{
  static const char *const articles[] = {
    [BRG_POSTAL_GOOD] = NULL,
    [BRG_POSTAL_FORCED] = BRG_POSTAL_TAG ("10.2.4"),
    [BRG_POSTAL_NOT_FORCED] = BRG_POSTAL_TAG ("10.2.4"),
    [BRG_POSTAL_REPLACED] = BRG_POSTAL_TAG ("10.2.10"),
    [BRG_POSTAL_IMPOSSIBLE] = BRG_POSTAL_TAG ("10.2.10"),
    [BRG_POSTAL_NOTATION] = BRG_POSTAL_TAG ("10.2.2"),
    [BRG_POSTAL_ILLEGIBLE] = BRG_POSTAL_TAG ("10.2.9"),
    [BRG_POSTAL_AMBIGUOUS] = BRG_POSTAL_TAG ("10.2.10"),
  };
  BrgPostalMoveLine line = { mail->record->number, g_strdup (text), reading, *move,
                             articles[reading] };

  g_array_append_val (work->chart->moves, line);
}

/* rus-draughts-2022 10.2.4: a move of the other may be written down only where he has no other; one
 * that is not so falls away with all behind it. */
static BrgPostalReading
read_forced (BrgPostalWork *work, const char *text, BrgDraughtsMove *move)
{
  BrgDraughtsMove written;

  if (!brg_postal_move_find_forced (&work->position, move) ||
      brg_postal_move_read_offered (&work->position, text, &written) != BRG_POSTAL_GOOD)
    return BRG_POSTAL_NOT_FORCED;
  return BRG_POSTAL_FORCED;
}

/* rus-draughts-2022 10.2.14: wrong numbers do not stop the game; he is told, and repeats the moves
 * with the right ones. */
static void
check_number (BrgPostalWork *work, const BrgPostalMail *mail)
{
  BrgPostalNote note = { .letter = mail->record->number,
                         .kind = BRG_POSTAL_NOTE_WRONG_NUMBER,
                         .stated_number = mail->record->move_number,
                         .right_number = work->chart->plies->len / 2 + 1,
                         .article = BRG_POSTAL_TAG ("10.2.14") };

  if (note.stated_number != 0 && note.stated_number != note.right_number)
    g_array_append_val (work->chart->notes, note);
}

static void
play_written (BrgPostalWork *work, BrgPostalMail *mail)
{
  const BrgPostalRecord *record = mail->record;

  for (guint i = 0; record->moves != NULL && record->moves[i] != NULL; i++)
    {
      gboolean is_own = work->position.turn == record->side;
      BrgDraughtsMove move = { 0 };
      BrgPostalReading reading =
          is_own ? brg_postal_move_read (&work->position, record->moves[i], &move)
                 : read_forced (work, record->moves[i], &move);

      if (reading != BRG_POSTAL_GOOD)
        add_line (work, mail, record->moves[i], reading, &move);
      if (reading == BRG_POSTAL_REPLACED)
        mail->has_replaced = TRUE;
      if (!brg_postal_reading_is_played (reading))
        {
          /* rus-draughts-2022 10.2.10: the writer has to replace a move of his own */
          mail->has_impossible = is_own;
          return;
        }
      add_ply (work, mail, &move);
    }
}

/* Plays the lawful beginning of a variant as far as it was accepted. */
static void
play_accepted (BrgPostalWork *work, const BrgPostalMail *mail, const BrgPostalLine *line, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      BrgDraughtsMove move = { 0 };

      if (brg_postal_move_read_offered (&work->position, line->moves[i], &move) != BRG_POSTAL_GOOD)
        return;
      add_ply (work, mail, &move);
    }
}

/* rus-draughts-2022 10.2.13: as far as it is accepted in words; what the answer does not mention is
 * gone. */
static gboolean
answer_variants (BrgPostalWork *work, const BrgPostalMail *mail)
{
  const BrgPostalRecord *record = mail->record;
  BrgPostalMail *offering = work->offering < 0 ? NULL : brg_postal_work_mail (work, work->offering);
  gboolean is_found = record->accepts == NULL;

  work->offering = -1;
  for (guint i = 0; offering != NULL && i < offering->n_offers; i++)
    {
      BrgPostalVariant *variant =
          &g_array_index (work->chart->variants, BrgPostalVariant, offering->first_offer + i);

      variant->answer = record->number;
      if (record->accepts == NULL || !brg_postal_name_is (record->accepts, variant->name))
        continue;
      is_found = TRUE;
      variant->n_accepted = MIN (record->n_accepted, variant->n_offered);
      play_accepted (work, mail, &g_array_index (offering->record->lines, BrgPostalLine, i),
                     variant->n_accepted);
    }
  return is_found || brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_VARIANT);
}

/* rus-draughts-2022 10.3.5: own answers to moves that the other has to make count for the norm, as
 * long as every move of his is such a one. */
static void
judge_variant (BrgPostalWork *work, const BrgPostalLine *line, BrgPostalVariant *variant)
{
  BrgDraughtsPosition position = work->position;
  gboolean is_mandatory = TRUE;

  variant->n_written = g_strv_length (line->moves);
  variant->reading = BRG_POSTAL_GOOD;
  for (guint i = 0; i < variant->n_written; i++)
    {
      BrgDraughtsMove move;

      /* rus-draughts-2022 10.2.12: offered up to the first move that cannot be made */
      variant->reading = brg_postal_move_read_offered (&position, line->moves[i], &move);
      if (variant->reading != BRG_POSTAL_GOOD)
        return;
      if (i % 2 == 0)
        is_mandatory = is_mandatory && brg_postal_move_find_forced (&position, NULL);
      else if (is_mandatory)
        variant->n_mandatory++;
      brg_draughts_move_make (&position, &move, NULL);
      variant->n_offered++;
    }
}

void
brg_postal_work_offer (BrgPostalWork *work, gint index)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, index);
  GArray *lines = mail->record->lines;
  guint n_mandatory = 0;

  mail->first_offer = work->chart->variants->len;
  mail->n_offers = lines->len;
  work->offering = index;
  for (guint i = 0; i < lines->len; i++)
    {
      const BrgPostalLine *line = &g_array_index (lines, BrgPostalLine, i);
      BrgPostalVariant variant = { .letter = mail->record->number, .name = g_strdup (line->name) };

      judge_variant (work, line, &variant);
      n_mandatory = MAX (n_mandatory, variant.n_mandatory);
      g_array_append_val (work->chart->variants, variant);
    }
  brg_postal_work_mail (work, mail->root)->n_mandatory = n_mandatory;
}

/* rus-draughts-2022 10.3.6: the last own move of the mail bears its days; a correction takes them
 * from the move of a variant that the letter had accepted. */
static void
date_ply (BrgPostalWork *work, const BrgPostalMail *mail, guint n_before)
{
  BrgPostalMail *root = brg_postal_work_mail (work, mail->root);

  for (guint i = work->chart->plies->len; i > n_before; i--)
    if ((i % 2 == 1) == (mail->record->side == BRG_COLOUR_WHITE))
      {
        BrgPostalPly *plies = (BrgPostalPly *) (gpointer) work->chart->plies->data;

        if (root->dated != 0)
          {
            plies[root->dated - 1].is_dated = FALSE;
            plies[root->dated - 1].days_at = i;
          }
        plies[i - 1].is_dated = TRUE;
        root->dated = i;
        return;
      }
}

/* rus-draughts-2022 10.2.4: he has to write down the forced move of the other, and answer it. */
static void
note_forced (BrgPostalWork *work, const BrgPostalMail *mail)
{
  BrgPostalNote note = { .letter = mail->record->number,
                         .kind = BRG_POSTAL_NOTE_FORCED_OMITTED,
                         .article = BRG_POSTAL_TAG ("10.2.4") };

  if (brg_postal_work_is_server (work) || work->position.turn == mail->record->side ||
      !brg_postal_move_find_forced (&work->position, &note.move))
    return;
  g_array_append_val (work->chart->notes, note);
}

static void
note_stop (BrgPostalWork *work, gint index)
{
  const BrgPostalMail *mail = brg_postal_work_mail (work, index);
  BrgPostalNote note = { .letter = mail->record->number,
                         .kind = BRG_POSTAL_NOTE_STOPPED,
                         .has_impossible = mail->has_impossible,
                         .repeating = mail->record->repeating,
                         .article = mail->has_impossible ? BRG_POSTAL_TAG ("10.2.10")
                                                         : BRG_POSTAL_TAG ("10.2.9") };

  if (!mail->has_impossible && mail->record->repeating == BRG_POSTAL_REPEATED)
    return;
  work->stopped = index;
  work->is_reported = FALSE;
  g_array_append_val (work->chart->notes, note);
}

/* Who cannot move has lost; in giveaway he has won. */
static void
check_end (BrgPostalWork *work, const BrgPostalMail *mail)
{
  BrgColour winner = brg_colour_opposite ((BrgColour) work->position.turn);

  if (mail->has_impossible || brg_draughts_moves_any (&work->position))
    return;
  if (work->game->variant == BRG_DRAUGHTS_GIVEAWAY)
    winner = brg_colour_opposite (winner);
  brg_postal_work_end (work,
                       winner == BRG_COLOUR_WHITE ? BRG_POSTAL_WHITE_WINS : BRG_POSTAL_BLACK_WINS,
                       mail->sent, "no-moves");
}

gboolean
brg_postal_work_play (BrgPostalWork *work, gint index)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, index);
  BrgPostalMail *root = brg_postal_work_mail (work, mail->root);
  guint n_before = work->chart->plies->len;
  gboolean is_mute = mail->record->resigns || mail->record->takes_draw;

  if (!answer_variants (work, mail))
    return FALSE;
  check_number (work, mail);
  play_written (work, mail);
  if (work->position.turn == mail->record->side && !mail->has_impossible && !is_mute)
    return brg_postal_work_fail (work, mail->record, BRG_POSTAL_FAULT_NO_MOVE);
  date_ply (work, mail, n_before);
  root->n_moves = work->chart->n_moves[mail->record->side];
  note_stop (work, index);
  if (!mail->has_impossible)
    {
      brg_postal_work_offer (work, index);
      if (!is_mute)
        note_forced (work, mail);
    }
  check_end (work, mail);
  return TRUE;
}
