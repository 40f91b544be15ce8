/* brg-sheets.c - two scoresheets of one game, compared and completed
 *
 * Rules: fide-2023 8.5, 8.6, D.2.9; rus-chess-2014 8.5, 8.6, 32.2; ukr-chess-2016 8
 * Tests: tests/engine/test-sheets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheets.h"

#include "brg-sheets-private.h"
#include "brg-uci.h"

#include <stdlib.h>
#include <string.h>

/* How many entries behind a gap are tried before a position is held. */
#define MAX_AHEAD 4

static BrgSheetLayer *
get_last (const GPtrArray *layers)
{
  return layers->pdata[layers->len - 1];
}

static gboolean
is_open (const BrgSheetStep *step)
{
  return step->texts[0] == NULL && step->texts[1] == NULL;
}

/* The entries behind a gap, as far as half-moves are written one after the other. */
static guint
look_ahead (const BrgSheetsQuestion *question, guint ply, BrgSheetStep ahead[MAX_AHEAD])
{
  guint n_plies = brg_sheets_count_plies (question);
  guint n_ahead = 0;

  while (n_ahead < MAX_AHEAD && ply + n_ahead < n_plies)
    {
      ahead[n_ahead] = brg_sheet_step (question, ply + n_ahead + 1, FALSE, BRG_SHEET_BOTH);
      if (is_open (&ahead[n_ahead]))
        break;
      n_ahead++;
    }
  return n_ahead;
}

/* The layer of half-move @ply. The last half-move of a gap is where positions are most, and the
 * next entries rule most of them out: those are not kept. If all are ruled out the sheets part
 * nearby; then those are kept from which games go on up to there. */
static BrgSheetLayer *
play_ply (const BrgSheetsQuestion *question,
          const BrgSheetLayer *from,
          guint ply,
          gboolean to_board,
          guint room)
{
  BrgSheetStep step = brg_sheet_step (question, ply, to_board, BRG_SHEET_BOTH);
  BrgSheetStep ahead[MAX_AHEAD];
  guint n_ahead = is_open (&step) ? look_ahead (question, ply, ahead) : 0;
  BrgSheetLayer *layer = brg_sheet_layer_next (from, &step, ahead, n_ahead, room);

  if (layer->positions->len == 0 && layer->has_dead_ends)
    {
      n_ahead = layer->n_beyond;
      brg_sheet_layer_free (layer);
      layer = brg_sheet_layer_next (from, &step, ahead, n_ahead, room);
    }
  return layer;
}

/* All games that fit, up to the end or the first half-move that none reaches. */
static GPtrArray *
play_through (const BrgSheetsQuestion *question, gboolean to_board, guint max_positions)
{
  GPtrArray *layers = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sheet_layer_free);
  guint n_plies = brg_sheets_count_plies (question);
  guint n_held = 1;

  g_ptr_array_add (layers, brg_sheet_layer_new (&question->start));
  for (guint ply = 1; ply <= n_plies && get_last (layers)->positions->len > 0; ply++)
    {
      guint room = brg_sheet_room (max_positions, n_held);

      g_ptr_array_add (layers, play_ply (question, get_last (layers), ply, to_board, room));
      n_held += get_last (layers)->positions->len;
    }
  return layers;
}

static void
set_counts (const BrgSheetsQuestion *question, guint n_plies, BrgSheetsAnswer *answer)
{
  gboolean has_black_begun = question->start.turn == BRG_COLOUR_BLACK;

  answer->n_moves[has_black_begun ? 1 : 0] = (n_plies + 1) / 2;
  answer->n_moves[has_black_begun ? 0 : 1] = n_plies / 2;
}

/* fide-2023 8.5, D.2.9: the last position on which both sheets agree. The layers must be pruned. */
static void
find_agreed (const BrgSheetsQuestion *question,
             const GPtrArray *layers,
             gboolean has_completions,
             BrgSheetsAnswer *answer)
{
  gboolean is_whole = get_last (layers)->is_whole;

  for (guint ply = layers->len - 1; ply > 0; ply--)
    {
      const BrgSheetLayer *layer = layers->pdata[ply];

      if (brg_sheet_get_entry (&question->sheets[0], ply) == NULL ||
          brg_sheet_get_entry (&question->sheets[1], ply) == NULL || layer->positions->len > 1)
        continue;
      /* What is left of one position that was certain is that position. */
      if (!is_whole && !(layer->is_whole && layer->n_reached == 1))
        {
          /* Without completions the agreed position also says how many moves there are. */
          answer->undecided |= BRG_SHEETS_AGREED | (has_completions ? 0 : BRG_SHEETS_MOVES);
          return;
        }
      answer->n_agreed = ply;
      answer->agreed = g_array_index (layer->positions, BrgPosition, 0);
      return;
    }
}

static int
compare_moves (const void *a, const void *b, void *data)
{
  const BrgChessVariant *variant = data;
  char first[BRG_UCI_LENGTH];
  char second[BRG_UCI_LENGTH];

  return strcmp (brg_uci_write (*(const BrgMove *) a, *variant, first),
                 brg_uci_write (*(const BrgMove *) b, *variant, second));
}

/* The moves of a pruned layer, each once, in the order of their text. */
static GArray *
list_moves (const BrgSheetLayer *layer, BrgChessVariant variant)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (BrgMove));
  g_autofree guint8 *is_listed = g_new0 (guint8, G_MAXUINT16 + 1);

  for (guint i = 0; i < layer->links->len; i++)
    {
      BrgMove move = g_array_index (layer->links, BrgSheetLink, i).move;

      if (is_listed[move] == 0)
        g_array_append_val (moves, move);
      is_listed[move] = 1;
    }
  g_array_sort_with_data (moves, compare_moves, &variant);
  return moves;
}

/* Whether what is written at @ply leaves one move, without what comes later. The layer before it
 * must be pruned. */
static gboolean
is_settled (const BrgSheetsQuestion *question, const BrgSheetLayer *before, guint ply)
{
  BrgSheetStep step = brg_sheet_step (question, ply, FALSE, BRG_SHEET_BOTH);

  if (is_open (&step))
    return FALSE;
  for (guint i = 0; i < before->positions->len; i++)
    {
      BrgMoveList fits;

      brg_sheet_step_fits (&step, &g_array_index (before->positions, BrgPosition, i), &fits);
      if (fits.n_moves > 1)
        return FALSE;
    }
  return TRUE;
}

/* Half-moves that are written nowhere or ambiguously, or where completions differ: fide-2023 8.6.
 */
static void
find_fills (const BrgSheetsQuestion *question, const GPtrArray *layers, BrgSheetsAnswer *answer)
{
  if (!get_last (layers)->is_whole)
    {
      answer->undecided |= BRG_SHEETS_FILLS;
      return;
    }
  for (guint ply = 1; ply < layers->len; ply++)
    {
      g_autoptr (GArray) moves = list_moves (layers->pdata[ply], question->start.variant);
      BrgSheetsFill fill = { .ply = ply, .n_moves = moves->len };

      if (moves->len == 1 && is_settled (question, layers->pdata[ply - 1], ply))
        continue;
      fill.moves = (BrgMove *) (void *) g_array_free (g_steal_pointer (&moves), FALSE);
      g_array_append_val (answer->fills, fill);
    }
}

/* The layers must be pruned: every move in them is one of a completion, so that two in one layer
 * are two games. */
static gboolean
is_single (const GPtrArray *layers)
{
  for (guint ply = 1; ply < layers->len; ply++)
    if (((const BrgSheetLayer *) layers->pdata[ply])->links->len > 1)
      return FALSE;
  return TRUE;
}

/* fide-2023 8.6: both sheets are brought up to date. */
static void
tell_completions (const BrgSheetsQuestion *question, GPtrArray *layers, BrgSheetsAnswer *answer)
{
  gboolean is_one;

  brg_sheet_layers_prune (layers);
  is_one = is_single (layers);
  set_counts (question, layers->len - 1, answer);
  find_agreed (question, layers, TRUE, answer);
  find_fills (question, layers, answer);
  if (is_one && !get_last (layers)->is_whole)
    {
      answer->undecided |= BRG_SHEETS_COMPLETIONS;
      return;
    }
  answer->completion = is_one ? BRG_SHEETS_COMPLETION_UNIQUE : BRG_SHEETS_COMPLETION_MANY;
  for (guint ply = 1; is_one && ply < layers->len; ply++)
    {
      const BrgSheetLayer *layer = layers->pdata[ply];

      g_array_append_val (answer->game, g_array_index (layer->links, BrgSheetLink, 0).move);
    }
}

/* Why no move fits after the positions of a layer. */
static void
find_reasons (const BrgSheetsQuestion *question,
              const BrgSheetLayer *before,
              BrgSheetsAnswer *answer)
{
  for (guint i = 0; i < 2; i++)
    {
      BrgSheetStep step = brg_sheet_step (question, answer->parts, FALSE, 1u << i);

      if (step.texts[i] == NULL)
        continue;
      answer->reasons[i] = BRG_SHEETS_ENTRY_IMPOSSIBLE;
      for (guint k = 0; k < before->positions->len; k++)
        {
          BrgMoveList fits;

          brg_sheet_step_fits (&step, &g_array_index (before->positions, BrgPosition, k), &fits);
          if (fits.n_moves > 0)
            answer->reasons[i] = BRG_SHEETS_ENTRY_FITS;
        }
    }
}

/* How many positions a layer has when counters do not matter, as far as two. */
static guint
count_positions (const BrgSheetLayer *layer)
{
  const BrgPosition *positions = (const BrgPosition *) (void *) layer->positions->data;

  for (guint i = 1; i < layer->positions->len; i++)
    if (!brg_position_is_same (&positions[i], &positions[0]))
      return 2;
  return MIN (layer->positions->len, 1);
}

/* Whether the search for a half-move where both sheets show the same position is at its end. */
static gboolean
have_rejoined (BrgSheetLayer *const layers[2], guint ply, BrgSheetsAnswer *answer)
{
  guint n_positions[2] = { count_positions (layers[0]), count_positions (layers[1]) };

  for (guint i = 0; i < 2; i++)
    if (n_positions[i] == 0 && layers[i]->is_whole)
      return TRUE;
  if (ply < answer->parts || MAX (n_positions[0], n_positions[1]) > 1)
    return FALSE;
  if (!layers[0]->is_whole || !layers[1]->is_whole)
    {
      answer->undecided |= BRG_SHEETS_REJOIN;
      return TRUE;
    }
  if (!brg_position_is_same (&g_array_index (layers[0]->positions, BrgPosition, 0),
                             &g_array_index (layers[1]->positions, BrgPosition, 0)))
    return FALSE;
  answer->rejoin = ply;
  return TRUE;
}

/* fide-2023 9.2.2 says what the same position is. Each sheet is followed alone, as far as it
 * goes. */
static void
find_rejoin (const BrgSheetsQuestion *question, guint max_positions, BrgSheetsAnswer *answer)
{
  guint n_plies = MIN (question->sheets[0].n_entries, question->sheets[1].n_entries);
  BrgSheetLayer *layers[2] = { brg_sheet_layer_new (&question->start),
                               brg_sheet_layer_new (&question->start) };
  gboolean is_done = FALSE;

  for (guint ply = 1; ply <= n_plies && !is_done; ply++)
    {
      for (guint i = 0; i < 2; i++)
        {
          BrgSheetStep step = brg_sheet_step (question, ply, FALSE, 1u << i);
          guint room = brg_sheet_room (max_positions / 4, layers[i]->positions->len);
          BrgSheetLayer *next = brg_sheet_layer_next (layers[i], &step, NULL, 0, room);

          brg_sheet_layer_free (layers[i]);
          layers[i] = next;
        }
      is_done = have_rejoined (layers, ply, answer);
    }
  brg_sheet_layer_free (layers[0]);
  brg_sheet_layer_free (layers[1]);
}

/* rus-chess-2014 32.2: where the sheets contradict each other, and what would reconcile them. The
 * layers end with the empty one, which is taken off. */
static void
tell_parting (const BrgSheetsQuestion *question,
              guint max_positions,
              GPtrArray *layers,
              BrgSheetsAnswer *answer)
{
  answer->parts = layers->len - 1;
  g_ptr_array_set_size (layers, (gint) answer->parts);
  find_reasons (question, get_last (layers), answer);
  brg_sheet_find_repairs (question, get_last (layers), max_positions, answer);
  find_rejoin (question, max_positions, answer);
}

/* No completion was found. @is_certain: whether there is none. The layers go through the sheets
 * without asking for the board. */
static void
tell_failure (const BrgSheetsQuestion *question,
              guint max_positions,
              gboolean is_certain,
              GPtrArray *layers,
              BrgSheetsAnswer *answer)
{
  gboolean has_parted = get_last (layers)->positions->len == 0;

  if (has_parted && !get_last (layers)->is_whole)
    {
      answer->undecided = BRG_SHEETS_PARTS | BRG_SHEETS_AGREED | BRG_SHEETS_COMPLETIONS |
                          BRG_SHEETS_FILLS | BRG_SHEETS_MOVES | BRG_SHEETS_REPAIRS |
                          BRG_SHEETS_REJOIN;
      return;
    }
  if (has_parted)
    tell_parting (question, max_positions, layers, answer);
  else if (!is_certain)
    {
      answer->undecided =
          BRG_SHEETS_AGREED | BRG_SHEETS_COMPLETIONS | BRG_SHEETS_FILLS | BRG_SHEETS_MOVES;
      return;
    }
  brg_sheet_layers_prune (layers);
  find_agreed (question, layers, FALSE, answer);
  set_counts (question, answer->n_agreed, answer);
}

static gboolean
is_at_end (const BrgSheetsQuestion *question, const GPtrArray *layers)
{
  const BrgSheetLayer *last = get_last (layers);

  if (last->positions->len == 0)
    return FALSE;
  return layers->len > 1 || !question->has_board ||
         brg_sheet_is_board (&question->start, &question->board);
}

static void
clear_fill (void *fill)
{
  g_free (((BrgSheetsFill *) fill)->moves);
}

void
brg_sheets_compare (const BrgSheetsQuestion *question, guint max_positions, BrgSheetsAnswer *answer)
{
  g_autoptr (GPtrArray) layers = NULL;
  gboolean is_certain;

  g_return_if_fail (question != NULL && answer != NULL);

  *answer = (BrgSheetsAnswer){ .agreed = question->start };
  answer->game = g_array_new (FALSE, FALSE, sizeof (BrgMove));
  answer->fills = g_array_new (FALSE, FALSE, sizeof (BrgSheetsFill));
  answer->repairs = g_array_new (FALSE, FALSE, sizeof (BrgSheetsRepair));
  g_array_set_clear_func (answer->fills, clear_fill);
  layers = play_through (question, question->has_board, max_positions);
  if (is_at_end (question, layers))
    {
      tell_completions (question, layers, answer);
      return;
    }
  is_certain = get_last (layers)->is_whole;
  if (question->has_board)
    {
      g_clear_pointer (&layers, g_ptr_array_unref);
      layers = play_through (question, FALSE, max_positions);
    }
  tell_failure (question, max_positions, is_certain, layers, answer);
}

void
brg_sheets_answer_clear (BrgSheetsAnswer *answer)
{
  g_clear_pointer (&answer->game, g_array_unref);
  g_clear_pointer (&answer->fills, g_array_unref);
  g_clear_pointer (&answer->repairs, g_array_unref);
}
