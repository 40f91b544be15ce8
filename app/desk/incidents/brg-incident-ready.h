/* brg-incident-ready.h - what is missing before an incident can be decided, and in which field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/**
 * BrgIncidentField:
 * @BRG_INCIDENT_FIELD_NONE: no field, an answer is missing
 * @BRG_INCIDENT_FIELD_KIND: what happened
 * @BRG_INCIDENT_FIELD_SIDE: who of the two it was
 * @BRG_INCIDENT_FIELD_SANCTION: the sanction
 * @BRG_INCIDENT_FIELD_RESULT: the result of the game
 * @BRG_INCIDENT_FIELD_FINE: the amount of a fine
 * @BRG_INCIDENT_FIELD_REASON: the reason
 *
 * Where something is missing or wrong.
 */
typedef enum
{
  BRG_INCIDENT_FIELD_NONE,
  BRG_INCIDENT_FIELD_KIND,
  BRG_INCIDENT_FIELD_SIDE,
  BRG_INCIDENT_FIELD_SANCTION,
  BRG_INCIDENT_FIELD_RESULT,
  BRG_INCIDENT_FIELD_FINE,
  BRG_INCIDENT_FIELD_REASON,
} BrgIncidentField;

/**
 * brg_incident_desk_find_fault:
 * @desk: a desk
 * @field: (out) (optional): where the fault is
 *
 * Returns: (transfer full) (nullable): what is missing, a sentence; %NULL when a decision can be
 *   taken
 */
char *brg_incident_desk_find_fault (const BrgIncidentDesk *desk, BrgIncidentField *field);

/**
 * brg_incident_desk_is_ready:
 * @desk: a desk
 * @fault: (out) (optional) (transfer full): what is missing, a sentence for the button's tooltip
 *
 * Returns: whether a decision can be taken
 */
gboolean brg_incident_desk_is_ready (const BrgIncidentDesk *desk, char **fault);

G_END_DECLS
