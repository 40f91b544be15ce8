/* brg-drawing.h - the minutes of a draw of lots, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgDrawingWay:
 * @BRG_DRAWING_TICKETS: tickets with numbers were drawn
 * @BRG_DRAWING_ENVELOPES: envelopes, by a table that keeps delegations apart
 * @BRG_DRAWING_COMPUTER: by the computer, from a seed
 *
 * By what the lots were drawn.
 */
typedef enum
{
  BRG_DRAWING_TICKETS,
  BRG_DRAWING_ENVELOPES,
  BRG_DRAWING_COMPUTER,
} BrgDrawingWay;

#define BRG_N_DRAWING_WAYS (BRG_DRAWING_COMPUTER + 1)

/**
 * BrgDrawnNumber:
 * @entry_id: row of an entry
 * @number: the number that it drew
 */
typedef struct
{
  gint64 entry_id;
  gint number;
} BrgDrawnNumber;

/**
 * BrgDrawing:
 * @group_id: row of the group
 * @drawn_at: when, UTC, `YYYY-MM-DDThh:mmZ`
 * @place: where, may be empty
 * @way: by what
 * @seed: seed of the computer's lots, 0 for none
 * @is_open: whether players, spectators and press could watch
 * @drawn_by: who held the draw, never empty
 * @present: who was there, a name a line; may be empty
 * @note: what else is to be said, may be empty
 * @numbers: (element-type BrgDrawnNumber): who drew what, by number
 *
 * The minutes of a draw. Texts are never %NULL.
 */
typedef struct
{
  gint64 group_id;
  char *drawn_at;
  char *place;
  BrgDrawingWay way;
  guint64 seed;
  gboolean is_open;
  char *drawn_by;
  char *present;
  char *note;
  GArray *numbers;
} BrgDrawing;

/** brg_drawing_new: Returns: (transfer full): minutes without texts and numbers */
BrgDrawing *brg_drawing_new (gint64 group_id);

/** brg_drawing_free: frees @drawing, which may be %NULL */
void brg_drawing_free (BrgDrawing *drawing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDrawing, brg_drawing_free)

/** brg_drawing_count_present: Returns: how many names stand in @drawing */
guint brg_drawing_count_present (const BrgDrawing *drawing);

/** brg_drawing_way_to_word: Returns: what the database and commands call @way */
const char *brg_drawing_way_to_word (BrgDrawingWay way);

/**
 * brg_drawing_way_from_word:
 * @word: a word
 * @way: (out): what it stands for; untouched when it is none
 *
 * Returns: whether it stands for a way
 */
gboolean brg_drawing_way_from_word (const char *word, BrgDrawingWay *way);

G_END_DECLS
