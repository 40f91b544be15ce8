/* brg-badge-backs.h - what stands on the back of a badge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-card-sheet.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_badge_backs_add:
 * @card: the back of a badge of 90 x 60 mm
 * @snapshot: the group
 * @words: words
 * @name: whose badge it is
 * @club: (nullable): where he is from, or what he is
 *
 * Adds name, club and the timetable of the group.
 */
void brg_badge_backs_add (const BrgCard *card,
                          const BrgSnapshot *snapshot,
                          const BrgWords *words,
                          const char *name,
                          const char *club);

/**
 * brg_badge_backs_find_place:
 * @sheet: the sheet of the fronts, in the middle of its paper
 * @place: number of a place on it
 *
 * Returns: the place that is behind it when the paper is turned about its long edge
 */
guint brg_badge_backs_find_place (const BrgCardSheet *sheet, guint place);

G_END_DECLS
