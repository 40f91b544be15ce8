/* brg-contest-side-lines.c - how side solutions go on
 *
 * Rules: rus-draughts-2022 11.2.6
 * Tests: tests/app/test-contest-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-side-lines.h"

#include <string.h>

#include "brg-draughts-moves.h"

static void
line_free (gpointer data)
{
  BrgContestSideLine *line = data;

  g_ptr_array_unref (line->texts);
  g_array_unref (line->positions);
  g_free (line);
}

static void
add_move (BrgContestSideLine *line, BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  g_ptr_array_add (line->texts, brg_composition_dup_move (position, move));
  brg_draughts_move_make (position, move, NULL);
  g_array_append_val (line->positions, *position);
}

/* Within how few moves White still solves after @move of either side; 0 for not within @n_moves, or
 * not known. Counts a move of White that is made. */
static guint
count_moves (BrgCompositionSearch *search,
             const BrgDraughtsPosition *position,
             const BrgDraughtsMove *move,
             guint n_moves)
{
  BrgDraughtsPosition after = *position;
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;

  if (!is_white)
    brg_draughts_move_make (&after, move, NULL);
  for (guint n = 1; n <= n_moves; n++)
    {
      BrgCompositionAnswer answer = is_white
                                        ? brg_composition_search_move (search, position, move, n)
                                        : brg_composition_search_white (search, &after, n);

      if (answer != BRG_COMPOSITION_NO)
        return answer == BRG_COMPOSITION_YES ? n : 0;
    }
  return 0;
}

/* White's shortest way, Black's longest. */
static gboolean
find_best (BrgCompositionSearch *search,
           const BrgDraughtsPosition *position,
           guint n_moves,
           BrgDraughtsMove *best)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;
  guint best_count = 0;

  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    {
      guint count = count_moves (search, position, &legal.moves[i], n_moves);

      if (count == 0 && !is_white)
        return FALSE;
      if (count == 0 || (best_count != 0 && (is_white ? count >= best_count : count <= best_count)))
        continue;
      best_count = count;
      *best = legal.moves[i];
    }
  return best_count != 0;
}

/* From behind the side move; the end of the line is where Black can make no move, or where the
 * bounds are. */
static void
play_on (BrgCompositionSearch *search,
         BrgContestSideLine *line,
         BrgDraughtsPosition position,
         guint n_moves)
{
  BrgDraughtsMove move;

  while (!brg_composition_search_is_reached (search, &position))
    {
      if (n_moves == 0 || !find_best (search, &position, n_moves, &move))
        return;
      n_moves -= position.turn == BRG_COLOUR_WHITE;
      add_move (line, &position, &move);
    }
}

/* The move of the side solution in this place, if it solves and is not what the author played.
 * Where the author's text cannot be read any more, @author is %NULL. */
static gboolean
find_side_move (BrgCompositionSearch *search,
                const BrgDraughtsPosition *before,
                const BrgDraughtsMove *author,
                const char *text,
                guint n_moves,
                BrgDraughtsMove *found)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };

  brg_draughts_moves_generate (before, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    {
      const BrgDraughtsMove *move = &legal.moves[i];
      g_autofree char *written = brg_composition_dup_move (before, move);

      if (!g_str_equal (written, text) ||
          (author != NULL && brg_draughts_move_is_same (move, author)))
        continue;
      *found = *move;
      return brg_composition_search_move (search, before, move, n_moves) == BRG_COMPOSITION_YES;
    }
  return FALSE;
}

static BrgContestSideLine *
new_line (BrgCompositionSearch *search,
          const BrgComposition *work,
          const BrgCompositionLine *author,
          const BrgCompositionSide *side)
{
  guint n_common = 2 * (side->number - 1);
  guint n_moves = work->task.limit - (side->number - 1);
  const BrgCompositionPly *ply =
      n_common < author->plies->len ? brg_composition_line_ply (author, n_common) : NULL;
  BrgContestSideLine *line;
  BrgDraughtsPosition position;
  BrgDraughtsMove move;

  if (n_common > author->plies->len ||
      !find_side_move (search, ply != NULL ? &ply->before : &author->last,
                       ply != NULL ? &ply->move : NULL, strchr (side->text, '.') + 1, n_moves,
                       &move))
    return NULL;
  line = g_new0 (BrgContestSideLine, 1);
  line->n_common = n_common;
  line->texts = g_ptr_array_new_with_free_func (g_free);
  line->positions = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsPosition));
  position = work->position;
  for (guint i = 0; i < n_common; i++)
    add_move (line, &position, &brg_composition_line_ply (author, i)->move);
  add_move (line, &position, &move);
  play_on (search, line, position, n_moves - 1);
  return line;
}

GPtrArray *
brg_contest_side_lines_new (BrgCompositionSearch *search,
                            const BrgComposition *work,
                            const BrgCompositionReport *report)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);
  g_autoptr (GPtrArray) authors = NULL;

  g_return_val_if_fail (search != NULL && work != NULL && report != NULL, lines);

  if (work->solution == NULL || report->sides == NULL)
    return lines;
  authors = brg_composition_text_read (&work->position, work->solution);
  brg_composition_search_begin (search, (BrgDraughtsVariant) work->position.variant, &work->task);
  for (guint i = 0; i < MIN (report->sides->len, BRG_CONTEST_SIDE_LINES); i++)
    {
      BrgContestSideLine *line = NULL;

      for (guint n = 0; n < authors->len && line == NULL; n++)
        line = new_line (search, work, authors->pdata[n], report->sides->pdata[i]);
      if (line == NULL)
        continue;
      line->side = i;
      g_ptr_array_add (lines, line);
    }
  return lines;
}
