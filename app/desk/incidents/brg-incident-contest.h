/* brg-incident-contest.h - what may happen, and be imposed, where no games are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-kind.h"
#include "brg-incident.h"

G_BEGIN_DECLS

/**
 * brg_incident_contest_fits:
 * @contest: what the group is
 * @kind: what may happen
 *
 * Nothing of the board happens where works are composed (rus-draughts-2022 11.5) or solved (11.6).
 * Solvers sit in a hall, where they behave as players do (2.3.2, 2.3.3); unlawful influence on
 * results is forbidden everywhere (1.5.3 to 1.5.5).
 *
 * Returns: whether it can happen there; always in a group that plays games
 */
gboolean brg_incident_contest_fits (BrgContestKind contest, BrgIncidentKind kind);

/**
 * brg_incident_contest_sanctions:
 * @contest: what the group is
 *
 * Nobody loses a game or time on a clock where there are none.
 *
 * Returns: what can be imposed there, a set of 1 << #BrgSanction
 */
guint brg_incident_contest_sanctions (BrgContestKind contest);

G_END_DECLS
