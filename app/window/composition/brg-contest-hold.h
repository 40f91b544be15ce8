/* brg-contest-hold.h - a contest of composition, reckoned once for all who show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-session.h"

G_BEGIN_DECLS

/**
 * BrgContestHold:
 * @desk: the contest, with the eyes of a judge
 */
typedef struct
{
  BrgContestDesk *desk;
} BrgContestHold;

/**
 * brg_contest_hold:
 * @session: a session
 * @section_id: solving: the round whose works stand in the table, 0 for all
 *
 * Returns: (transfer full) (nullable): the contest that is open as it is now, until
 *   brg_contest_hold_release(); %NULL where the group is none. Of all rounds it is reckoned once.
 */
BrgContestHold *brg_contest_hold (BrgSession *session, gint64 section_id);

/** brg_contest_hold_release: Gives @hold back, which may be %NULL */
void brg_contest_hold_release (BrgContestHold *hold);

/** brg_contest_is_final: Returns: whether the group is a contest whose results are final: then they
 * are approved */
gboolean brg_contest_is_final (BrgSession *session);

/** brg_contest_today: Returns: (transfer full): `YYYY-MM-DD` of the zone of the event */
char *brg_contest_today (BrgSession *session);

G_END_DECLS
