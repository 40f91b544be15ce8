/* brg-trf-writer.c - writes FIDE tournament report files
 *
 * Tests: tests/data/test-trf-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-writer.h"

#include <glib/gi18n-lib.h>

#include "brg-meeting-games.h"
#include "brg-trf-writer-private.h"

static void
write_raw (BrgTrfWriting *writing, gboolean after_players)
{
  for (guint i = 0; i < writing->trf->raw->len; i++)
    {
      const BrgTrfRaw *raw = writing->trf->raw->pdata[i];

      if (raw->after_players != after_players)
        continue;
      g_string_append (writing->text, raw->text);
      brg_trf_end_line (writing);
    }
}

/* TRF16 and the fields of later rounds: TRF26 announces byes by 240 and shows those of the next
 * round only. */
static gint
count_cell_rounds (const BrgTrfWriting *writing)
{
  const BrgTournament *tournament = writing->trf->tournament;

  if (writing->dialect == BRG_TRF_16 || writing->trf->is_team)
    return tournament->n_rounds;
  return MIN (writing->last_paired + 1, tournament->n_rounds);
}

static void
write_cells (BrgTrfWriting *writing, gint player)
{
  const BrgTournament *tournament = writing->trf->tournament;
  gint n_rounds = count_cell_rounds (writing);

  for (gint round = 1; round <= n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);
      gchar code = brg_outcome_to_code (cell->outcome);

      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE)
        continue;
      brg_trf_pad_to (writing, BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1));
      if (cell->opponent == BRG_NOBODY)
        g_string_append_printf (writing->text, "0000 - %c", code);
      else
        g_string_append_printf (writing->text, "%4d %c %c",
                                brg_trf_get_player (writing->trf, cell->opponent)->number,
                                cell->colour == BRG_COLOUR_WHITE   ? 'w'
                                : cell->colour == BRG_COLOUR_BLACK ? 'b'
                                                                   : '-',
                                cell->outcome != BRG_OUTCOME_ADJOURNED ? code
                                : writing->dialect == BRG_TRF_26       ? '?'
                                                                       : ' ');
    }
}

static const char *
get_title (BrgTrfWriting *writing, const BrgTrfPlayer *player)
{
  if (g_utf8_strlen (player->title, -1) <= 3)
    return player->title;
  brg_format_notes_add (writing->notes, 0, 0,
                        _ ("the title “%s” of player %d does not fit and was left out"),
                        player->title, player->number);
  return "";
}

static void
note_cut_name (BrgTrfWriting *writing, const BrgTrfPlayer *player)
{
  if (g_utf8_strlen (player->name, -1) > 33)
    brg_format_notes_add (writing->notes, 0, 0, _ ("the name “%s” was cut to 33 characters"),
                          player->name);
}

static gboolean
write_player (BrgTrfWriting *writing, gint index)
{
  const BrgTrfPlayer *player = brg_trf_get_player (writing->trf, index);
  gint points = player->points != BRG_TRF_NO_POINTS
                    ? player->points
                    : brg_tournament_score (writing->trf->tournament, index, writing->last_paired);
  g_autofree char *points_text = brg_trf_format_points (writing, points, 4);
  g_autofree char *birth =
      brg_trf_make_date (*player->birth != '\0' ? player->birth : player->birth_text);

  if (points_text == NULL)
    return FALSE;
  if (player->number < 1 || player->number > BRG_TRF_MAX_PLAYERS || player->rating < 0 ||
      player->rating > 9999 || player->rank < 0 || player->rank > BRG_TRF_MAX_PLAYERS)
    return brg_trf_writing_fail (
        writing,
        _ ("player %d has the rating %d and the place %d, expected numbers with at most "
           "four digits"),
        player->number, player->rating, player->rank);
  note_cut_name (writing, player);
  g_string_append_printf (writing->text, "001 %4d", player->number);
  brg_trf_put_left (writing, 10, 10, *player->sex == 'f' ? "w" : *player->sex == 'm' ? "m" : "");
  brg_trf_put_right (writing, 11, 13, get_title (writing, player));
  brg_trf_put_left (writing, 15, 47, player->name);
  brg_trf_pad_to (writing, 49);
  if (player->rating > 0)
    g_string_append_printf (writing->text, "%4d", player->rating);
  brg_trf_put_left (writing, 54, 56, player->federation);
  brg_trf_put_right (writing, 58, 68, player->fide_id);
  brg_trf_put_left (writing, 70, 79, birth);
  brg_trf_put_right (writing, 81, 84, points_text);
  brg_trf_pad_to (writing, 86);
  if (player->rank > 0)
    g_string_append_printf (writing->text, "%4d", player->rank);
  write_cells (writing, index);
  brg_trf_end_line (writing);
  return TRUE;
}

/* TRF16 has no result letter for an adjourned game: a comment says it. */
static void
write_adjourned (BrgTrfWriting *writing)
{
  const BrgTournament *tournament = writing->trf->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->outcome != BRG_OUTCOME_ADJOURNED || cell->colour != BRG_COLOUR_WHITE)
          continue;
        g_string_append_printf (writing->text, BRG_TRF_ADJOURNED " %d %d %d", round,
                                brg_trf_get_player (writing->trf, player)->number,
                                brg_trf_get_player (writing->trf, cell->opponent)->number);
        brg_trf_end_line (writing);
      }
}

static void
write_letters (BrgTrfWriting *writing, gint player, gint round)
{
  const BrgTournament *tournament = writing->trf->tournament;

  g_string_append_c (writing->text, ' ');
  for (gint i = 1; i <= tournament->n_games; i++)
    {
      BrgOutcome outcome = brg_meeting_games_get (tournament, player, round, i);

      g_string_append_c (writing->text,
                         outcome == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (outcome));
    }
}

/* rus-draughts-2022 5.4.6: a report has one result a round; comments keep the games. */
static void
write_meetings (BrgTrfWriting *writing)
{
  const BrgTournament *tournament = writing->trf->tournament;

  if (tournament->n_games == 1)
    return;
  g_string_append_printf (writing->text, BRG_TRF_MEETINGS " %d", tournament->n_games);
  brg_trf_end_line (writing);
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->opponent == BRG_NOBODY || cell->colour != BRG_COLOUR_WHITE ||
            brg_meeting_games_get (tournament, player, round, 1) == BRG_OUTCOME_NONE)
          continue;
        g_string_append_printf (writing->text, BRG_TRF_GAMES " %d %d %d", round,
                                brg_trf_get_player (writing->trf, player)->number,
                                brg_trf_get_player (writing->trf, cell->opponent)->number);
        write_letters (writing, player, round);
        write_letters (writing, cell->opponent, round);
        brg_trf_end_line (writing);
      }
}

/* A report has no record of the game that is played. */
static void
write_discipline (BrgTrfWriting *writing)
{
  BrgDiscipline discipline = writing->trf->discipline;

  if (!writing->trf->knows_discipline || discipline == brg_trf_guess_discipline (writing->trf))
    return;
  g_string_append_printf (writing->text, BRG_TRF_DISCIPLINE " %s",
                          brg_discipline_to_id (discipline));
  brg_trf_end_line (writing);
}

static gboolean
write_report (BrgTrfWriting *writing)
{
  if (writing->trf->tournament->n_rounds > BRG_TRF_MAX_ROUNDS)
    return brg_trf_writing_fail (
        writing, _ ("%d rounds do not fit into a tournament report, expected at most %d"),
        writing->trf->tournament->n_rounds, BRG_TRF_MAX_ROUNDS);
  if (!brg_trf_write_header (writing))
    return FALSE;
  write_raw (writing, FALSE);
  if (!brg_trf_write_details (writing))
    return FALSE;
  for (gint i = 0; i < writing->trf->tournament->n_players; i++)
    if (!write_player (writing, i))
      return FALSE;
  write_discipline (writing);
  write_adjourned (writing);
  write_meetings (writing);
  write_raw (writing, TRUE);
  return brg_trf_write_teams (writing);
}

char *
brg_trf_write (const BrgTrf *trf, BrgTrfDialect dialect, GPtrArray *notes, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrgTrfWriting writing = {
    .trf = trf, .dialect = dialect, .notes = notes, .error = error, .text = text
  };

  g_return_val_if_fail (trf != NULL, NULL);
  g_return_val_if_fail (trf->players->len == (guint) trf->tournament->n_players, NULL);

  writing.last_paired = brg_tournament_last_paired_round (trf->tournament);
  return write_report (&writing) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
