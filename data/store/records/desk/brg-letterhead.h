/* brg-letterhead.h - what stands on the papers of an event beside their own content
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_LETTERHEAD_MOST_LINES:
 *
 * How many lines of approval there may be.
 */
#define BRG_LETTERHEAD_MOST_LINES 4

/**
 * BRG_LETTERHEAD_MOST_LINE:
 *
 * How many letters a line may have.
 */
#define BRG_LETTERHEAD_MOST_LINE 120

/**
 * BrgLetterheadSide:
 * @BRG_LETTERHEAD_LEFT: at the top left
 * @BRG_LETTERHEAD_RIGHT: at the top right
 *
 * Where a logo stands.
 */
typedef enum
{
  BRG_LETTERHEAD_LEFT,
  BRG_LETTERHEAD_RIGHT,
} BrgLetterheadSide;

#define BRG_N_LETTERHEAD_SIDES (BRG_LETTERHEAD_RIGHT + 1)

/**
 * BrgLetterhead:
 * @approval: lines of approval, parted by line ends, or empty
 * @foot: a line for the foot, or empty
 * @logos: (nullable): by #BrgLetterheadSide a PNG, %NULL for none
 * @stamp: whether papers have a place for the stamp
 * @picture: (nullable): of a paper that may have one the PNG under its whole sheet; it is kept with
 *   the paper, brg_store_load_paper_picture()
 *
 * The letterhead of an event.
 */
typedef struct
{
  char *approval;
  char *foot;
  GBytes *logos[BRG_N_LETTERHEAD_SIDES];
  gboolean stamp;
  GBytes *picture;
} BrgLetterhead;

/**
 * brg_letterhead_new:
 *
 * Returns: (transfer full): an empty letterhead
 */
BrgLetterhead *brg_letterhead_new (void);

/**
 * brg_letterhead_free:
 * @letterhead: (nullable): a letterhead
 */
void brg_letterhead_free (BrgLetterhead *letterhead);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLetterhead, brg_letterhead_free)

G_END_DECLS
