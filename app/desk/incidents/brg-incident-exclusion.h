/* brg-incident-exclusion.h - whom a decision excludes from the event, and who decides that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"
#include "brg-store-incidents.h"

G_BEGIN_DECLS

/**
 * BrgExpellingBody:
 * @BRG_EXPELLED_BY_ARBITER: the arbiter, as with every other sanction
 * @BRG_EXPELLED_BY_JURY: the main jury (rus-draughts-2022 1.5.7)
 * @BRG_EXPELLED_BY_ORGANISER: the organising body, which the arbiter asks
 * (rus-draughts-2022 10.1.9)
 *
 * Who excludes from an event.
 */
typedef enum
{
  BRG_EXPELLED_BY_ARBITER,
  BRG_EXPELLED_BY_JURY,
  BRG_EXPELLED_BY_ORGANISER,
} BrgExpellingBody;

/**
 * brg_incident_desk_list_exclusions:
 * @desk: a desk
 *
 * Returns: (transfer full) (element-type BrgIncidentExclusion): whom the decision as it stands
 *   excludes, both players where both did it; how each leaves is what was told, else the last round
 *   that brg_leaving_propose_round() proposes and the rule of the book. Empty where it excludes
 * none of the players
 */
GArray *brg_incident_desk_list_exclusions (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_set_exclusion:
 * @desk: a desk
 * @exclusion: how somebody leaves who is excluded
 *
 * Kept until the desk is freed; without effect on a decision that does not exclude him.
 */
void brg_incident_desk_set_exclusion (BrgIncidentDesk *desk, const BrgIncidentExclusion *exclusion);

/**
 * brg_incident_desk_list_returning:
 * @desk: a desk
 *
 * Returns: (transfer full) (element-type gint64): rows of the players who come back, because the
 *   decision that is corrected excluded them and the new one does not
 */
GArray *brg_incident_desk_list_returning (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_find_expelling_body:
 * @desk: a desk
 * @article: (out) (optional): book id and article, of the arbiter that of his penalties
 *
 * Returns: who excludes in this event
 */
BrgExpellingBody brg_incident_desk_find_expelling_body (const BrgIncidentDesk *desk,
                                                        const char **article);

/**
 * brg_incident_desk_list_jury:
 * @desk: a desk
 *
 * Returns: (transfer full) (element-type utf8): the names of the main jury of the event: the chief
 *   arbiter, his deputies and the chief secretary (rus-draughts-2022 12.1)
 */
GPtrArray *brg_incident_desk_list_jury (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_lacks_decider:
 * @desk: a desk
 *
 * Returns: whether the decision excludes somebody, somebody else than the arbiter has to decide
 * that and #BrgIncident.decided_by does not say who did
 */
gboolean brg_incident_desk_lacks_decider (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_make_leavers:
 * @desk: a desk
 *
 * Returns: (transfer full) (element-type BrgIncidentLeaver): what the decision makes of players,
 * for the store; its texts belong to @desk
 */
GArray *brg_incident_desk_make_leavers (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_make_forfeits:
 * @desk: a desk
 *
 * Returns: (transfer full) (element-type BrgIncidentForfeit): games of rounds that are paired
 * already and that the decision takes from somebody who is excluded from these rounds, or that the
 *   correction gives back
 */
GArray *brg_incident_desk_make_forfeits (const BrgIncidentDesk *desk);

G_END_DECLS
