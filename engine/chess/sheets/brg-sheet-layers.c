/* brg-sheet-layers.c - the positions that games reach after each half-move
 *
 * Tests: tests/engine/test-sheets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheets-private.h"

#include "brg-san-read.h"

#include <string.h>

/* Where positions of the new layer are found again: indices by hash, with open addressing. */
typedef struct
{
  guint *slots; /* 0 is empty, else an index and 1 */
  guint mask;
} Finder;

static const guint first_slots = 256;

static guint
mix (const BrgPosition *position)
{
  guint64 word = position->hash + position->quiet_plies * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (word ^ word >> 32);
}

static gboolean
is_same (const BrgPosition *a, const BrgPosition *b)
{
  return a->quiet_plies == b->quiet_plies && brg_position_is_same (a, b);
}

/* The slot of a position, or the empty one where it belongs. */
static guint *
find_slot (const Finder *finder, const GArray *positions, const BrgPosition *position)
{
  guint at = mix (position) & finder->mask;

  while (finder->slots[at] != 0 &&
         !is_same (&g_array_index (positions, BrgPosition, finder->slots[at] - 1), position))
    at = (at + 1) & finder->mask;
  return &finder->slots[at];
}

static void
grow (Finder *finder, const GArray *positions)
{
  g_free (finder->slots);
  finder->mask = finder->mask * 2 + 1;
  finder->slots = g_new0 (guint, finder->mask + 1);
  for (guint i = 0; i < positions->len; i++)
    *find_slot (finder, positions, &g_array_index (positions, BrgPosition, i)) = i + 1;
}

void
brg_sheet_layer_free (BrgSheetLayer *layer)
{
  if (layer == NULL)
    return;
  g_array_unref (layer->positions);
  g_array_unref (layer->links);
  g_free (layer);
}

static BrgSheetLayer *
make_layer (gboolean is_whole)
{
  BrgSheetLayer *layer = g_new0 (BrgSheetLayer, 1);

  layer->positions = g_array_new (FALSE, FALSE, sizeof (BrgPosition));
  layer->links = g_array_new (FALSE, FALSE, sizeof (BrgSheetLink));
  layer->is_whole = is_whole;
  return layer;
}

BrgSheetLayer *
brg_sheet_layer_new (const BrgPosition *position)
{
  BrgSheetLayer *layer = make_layer (TRUE);

  g_array_append_vals (layer->positions, position, 1);
  layer->n_reached = 1;
  return layer;
}

void
brg_sheet_step_fits (const BrgSheetStep *step, const BrgPosition *position, BrgMoveList *fits)
{
  BrgMoveList other;
  guint n_kept = 0;
  guint first = step->texts[0] != NULL ? 0 : 1;

  if (step->texts[first] == NULL)
    {
      brg_moves_generate (position, fits);
      return;
    }
  brg_san_read (position, step->texts[first], -1, step->languages[first], fits);
  if (first == 1 || step->texts[1] == NULL || fits->n_moves == 0)
    return;
  brg_san_read (position, step->texts[1], -1, step->languages[1], &other);
  for (guint i = 0; i < fits->n_moves; i++)
    if (brg_moves_has (&other, fits->moves[i]))
      fits->moves[n_kept++] = fits->moves[i];
  fits->n_moves = n_kept;
}

gboolean
brg_sheet_is_board (const BrgPosition *position, const BrgPosition *board)
{
  return position->turn == board->turn &&
         memcmp (position->board, board->board, sizeof board->board) == 0;
}

/* Whether the men of @board may stand after so many half-moves more. Every half-move brings one man
 * of its side to a square, castling two; it takes one man of its side from a square, castling two,
 * and at most one of the other side. So this is never wrong when it says no. */
static gboolean
may_reach (const BrgPosition *position, const BrgPosition *board, guint n_plies)
{
  guint n_first = (n_plies + 1) / 2;

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      guint n_own = side == position->turn ? n_first : n_plies - n_first;
      guint n_castled = position->castling != 0 && n_own > 0 ? 1 : 0;
      guint n_stayed = 0;
      guint n_wanted = brg_chess_set_size (board->men[side]);
      guint n_standing = brg_chess_set_size (position->men[side]);

      for (BrgChessSet left = board->men[side] & position->men[side]; left != 0;)
        {
          BrgChessSquare square = brg_chess_set_pop (&left);

          n_stayed += board->board[square] == position->board[square] ? 1 : 0;
        }
      if (n_wanted > n_standing || n_wanted - n_stayed > n_own + n_castled ||
          n_standing - n_stayed > n_plies + n_castled)
        return FALSE;
    }
  return TRUE;
}

/* Whether a position has the half-moves left that the board at the end needs. */
static gboolean
is_on_way (const BrgPosition *position, const BrgSheetStep *step)
{
  if (step->board == NULL)
    return TRUE;
  return step->n_plies_left == 0 ? brg_sheet_is_board (position, step->board)
                                 : may_reach (position, step->board, step->n_plies_left);
}

/* How many of the steps some game goes on. */
static guint
count_ahead (const BrgPosition *position, const BrgSheetStep *steps, guint n_steps)
{
  BrgMoveList fits;
  guint n_most = 0;

  if (n_steps == 0)
    return 0;
  brg_sheet_step_fits (steps, position, &fits);
  for (guint i = 0; i < fits.n_moves && n_most < n_steps; i++)
    {
      BrgPosition after = *position;
      BrgMoveUndo undo;

      brg_move_make (&after, fits.moves[i], &undo);
      n_most = MAX (n_most, 1 + count_ahead (&after, steps + 1, n_steps - 1));
    }
  return n_most;
}

/* Puts a position into a layer, or finds it there. Returns FALSE if there is no room. */
static gboolean
place (BrgSheetLayer *layer, Finder *finder, const BrgPosition *position, guint room, guint *index)
{
  guint *slot = find_slot (finder, layer->positions, position);

  if (*slot == 0)
    {
      if (layer->positions->len >= room)
        return FALSE;
      g_array_append_vals (layer->positions, position, 1);
      *slot = *index = layer->positions->len;
      if (layer->positions->len * 2 > finder->mask)
        grow (finder, layer->positions);
    }
  else
    *index = *slot;
  (*index)--;
  return TRUE;
}

BrgSheetLayer *
brg_sheet_layer_next (const BrgSheetLayer *layer,
                      const BrgSheetStep *step,
                      const BrgSheetStep *ahead,
                      guint n_ahead,
                      guint room)
{
  BrgSheetLayer *next = make_layer (layer->is_whole);
  Finder finder = { .slots = g_new0 (guint, first_slots), .mask = first_slots - 1 };

  for (guint from = 0; from < layer->positions->len; from++)
    {
      const BrgPosition *position = &g_array_index (layer->positions, BrgPosition, from);
      BrgMoveList fits;

      brg_sheet_step_fits (step, position, &fits);
      for (guint i = 0; i < fits.n_moves; i++)
        {
          BrgSheetLink link = { .from = from, .move = fits.moves[i] };
          BrgPosition after = *position;
          BrgMoveUndo undo;
          guint n_steps;

          brg_move_make (&after, link.move, &undo);
          if (!is_on_way (&after, step))
            continue;
          /* What is held already goes on. */
          n_steps = *find_slot (&finder, next->positions, &after) == 0
                        ? count_ahead (&after, ahead, n_ahead)
                        : n_ahead;
          if (n_steps < n_ahead)
            {
              next->has_dead_ends = TRUE;
              next->n_beyond = MAX (next->n_beyond, n_steps);
            }
          else if (place (next, &finder, &after, room, &link.to))
            g_array_append_val (next->links, link);
          else
            next->is_whole = FALSE;
        }
    }
  g_free (finder.slots);
  next->n_reached = next->positions->len;
  return next;
}

/* Keeps the positions that are marked. Returns: their new indices. */
static guint *
keep_marked (GArray *positions, const gboolean *marks)
{
  guint *indices = g_new0 (guint, positions->len);
  guint n_kept = 0;

  for (guint i = 0; i < positions->len; i++)
    if (marks[i])
      {
        g_array_index (positions, BrgPosition, n_kept) = g_array_index (positions, BrgPosition, i);
        indices[i] = n_kept++;
      }
  g_array_set_size (positions, n_kept);
  return indices;
}

/* Keeps the links that end in marked positions, and tells both ends their new indices. */
static void
keep_links (GArray *links, const gboolean *marks, const guint *indices)
{
  guint n_kept = 0;

  for (guint i = 0; i < links->len; i++)
    {
      BrgSheetLink link = g_array_index (links, BrgSheetLink, i);

      if (!marks[link.to])
        continue;
      link.to = indices[link.to];
      g_array_index (links, BrgSheetLink, n_kept++) = link;
    }
  g_array_set_size (links, n_kept);
}

void
brg_sheet_layers_prune (GPtrArray *layers)
{
  for (guint ply = layers->len - 1; ply > 0; ply--)
    {
      BrgSheetLayer *before = layers->pdata[ply - 1];
      BrgSheetLayer *layer = layers->pdata[ply];
      g_autofree gboolean *marks = g_new0 (gboolean, before->positions->len);
      g_autofree guint *indices = NULL;

      for (guint i = 0; i < layer->links->len; i++)
        marks[g_array_index (layer->links, BrgSheetLink, i).from] = TRUE;
      indices = keep_marked (before->positions, marks);
      for (guint i = 0; i < layer->links->len; i++)
        {
          BrgSheetLink *link = &g_array_index (layer->links, BrgSheetLink, i);

          link->from = indices[link->from];
        }
      keep_links (before->links, marks, indices);
    }
}
