/* brg-mate-frame.h - no mate, wherever the roaming men stand
 *
 * For the library's own use; the proof is at the head of brg-mate-frame.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-mate-reach.h"

G_BEGIN_DECLS

/**
 * brg_mate_frame_excludes:
 * @position: a position where it is not mate already
 * @reach: what brg_mate_reach_find() found for it
 * @side: who is to give mate
 * @max_frames: how many frames may be looked at, at most 1000000
 * @n_frames: (inout): is raised by the number of frames looked at
 *
 * Follows the kings, the pawns and the men that hardly move, and leaves open where all others
 * stand. What that cannot exclude may still be excluded by looking at the positions one by one.
 *
 * Returns: whether @side can never give mate
 */
gboolean brg_mate_frame_excludes (const BrgPosition *position,
                                  const BrgMateReach *reach,
                                  BrgColour side,
                                  guint max_frames,
                                  guint64 *n_frames);

G_END_DECLS
