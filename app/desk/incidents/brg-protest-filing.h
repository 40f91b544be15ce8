/* brg-protest-filing.h - a protest while it is handed in, and what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-desk.h"

G_BEGIN_DECLS

/**
 * brg_protest_desk_new_protest:
 * @desk: a desk
 * @incident_id: row of the incident that it is about, 0 for none; round, board and players follow
 * @appealed: (nullable): the protest whose decision is appealed against
 * @now: the time, UTC seconds
 *
 * Returns: (transfer full): a protest to be filled in: of the round that ended last, with the
 *   deposit of the regulations
 */
BrgProtest *brg_protest_desk_new_protest (const BrgProtestDesk *desk,
                                          gint64 incident_id,
                                          const BrgProtest *appealed,
                                          gint64 now);

/**
 * brg_protest_desk_list_faults:
 * @desk: a desk
 * @protest: a protest that was completed
 *
 * Returns: (transfer full) (element-type BrgProtestNote): what is wrong with it as it was handed in
 */
GPtrArray *brg_protest_desk_list_faults (const BrgProtestDesk *desk, const BrgProtest *protest);

G_END_DECLS
