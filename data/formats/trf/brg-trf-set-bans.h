/* brg-trf-set-bans.h - who may not meet in an event, as a report file says it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_set_bans:
 * @forbidden: (element-type BrgTrfForbidden): players or teams of a report that may not meet
 * @snapshot: a group, in the view whose entries the report numbers
 * @numbers: (element-type gint): the number of every entry in the report
 * @n_rounds: number of rounds of the report
 *
 * Adds the forbidden pairs and, as lists of those who may not meet, who is kept apart: a report
 * knows nothing else (rus-chess-2014 22.8).
 */
void brg_trf_set_bans (GPtrArray *forbidden,
                       const BrgSnapshot *snapshot,
                       const GArray *numbers,
                       gint n_rounds);

G_END_DECLS
