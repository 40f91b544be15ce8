/* brg-incident-desk-private.h - what the files of the desk of incidents share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-advice.h"
#include "brg-incident-desk.h"

G_BEGIN_DECLS

/* Counts and history from the log, the advice, and the proposal as the decision. */
void brg_incident_desk_update (BrgIncidentDesk *desk);

/* brg-incident-facts.c: what is known of the facts into @query, with all else filled, and which of
 * them the answer needs. */
void brg_incident_desk_fill_facts (BrgIncidentDesk *desk, BrgAdviceQuery *query);

/* brg-incident-facts.c: what was told was about another game or another player. */
void brg_incident_desk_forget_facts (BrgIncidentDesk *desk);

/* brg-incident-facts.c: updates with the facts by which the book said what stands in @stored. */
void brg_incident_desk_restore_facts (BrgIncidentDesk *desk, const BrgIncident *stored);

/* brg-incident-late.c: from how many seconds on it is too late; 0 where any lateness is, -1 where
 * nobody knows it. Into @is_on_time, which may be %NULL, whether a period is over then. */
gint brg_incident_desk_find_too_late (const BrgIncidentDesk *desk, gboolean *is_on_time);

/* brg-incident-late.c: by how many seconds he is late by what is stored and by the clock,
 * %BRG_INCIDENT_FACT_UNKNOWN where neither tells. */
gint brg_incident_desk_find_late (const BrgIncidentDesk *desk);

/* brg-incident-late.c: the answer that he came in time, or that he did not. */
char *brg_incident_desk_dup_late (const BrgIncidentDesk *desk, gboolean is_too_late);

/* brg-incident-outcome.c: the decision of the entry that was opened, where the arbiter has not
 * chosen another one since. */
void brg_incident_desk_take_opened (BrgIncidentDesk *desk);

/* Whether the book counts the kind as an illegal move. */
gboolean brg_incident_desk_is_illegal (const BrgIncidentDesk *desk, BrgIncidentKind kind);

/* Whether @incident happened in the game of the desk. */
gboolean brg_incident_desk_is_in_game (const BrgIncidentDesk *desk, const BrgIncident *incident);

/* Whether kinds are counted together by the book: in chess all that it calls an illegal move. */
gboolean brg_incident_desk_is_same_kind (const BrgIncidentDesk *desk,
                                         BrgIncidentKind kind,
                                         BrgIncidentKind other);

G_END_DECLS
