/* brg-mate-picture.h - whether the men could ever come together to a picture of mate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-mate-reach.h"

G_BEGIN_DECLS

/**
 * brg_mate_reach_excludes:
 * @reach: what brg_mate_reach_find() found for a position where it is not mate already
 * @side: who is to give mate
 *
 * Returns: whether @side can never give mate because the men needed can never come together
 */
gboolean brg_mate_reach_excludes (const BrgMateReach *reach, BrgColour side);

G_END_DECLS
