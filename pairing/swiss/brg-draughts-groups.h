/* brg-draughts-groups.h - from the top group down: who leaves his group and whom he meets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-draw.h"

G_BEGIN_DECLS

/**
 * brg_draughts_settle_groups:
 * @draw: a draw with the bye settled
 *
 * Pairs everybody who is left. Groups are the different scores, highest first. A group is settled
 * for good before the next one, in a way that leaves all below it a complete legal pairing; among
 * those ways the first by this list:
 *
 * 1. as few as possible of those who came down pass through;
 * 2. as few as possible of the group's own players leave it downwards;
 * 3. as few as possible of all who go down find no opponent in the very next group;
 * 4. those who came down, in the order of the classification, get the first possible opponent in
 *    the method's order;
 * 5. the first possible players in the method's order leave;
 * 6. the others are paired with each other, see brg_draughts_pair_inside().
 */
void brg_draughts_settle_groups (BrgDraughtsDraw *draw);

G_END_DECLS
