/* brg-incident-item.h - an entry of the penalty log in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "brg-incident-log.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_INCIDENT_ITEM (brg_incident_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgIncidentItem, brg_incident_item, BRG, INCIDENT_ITEM, GObject)

/**
 * brg_incident_item_new:
 * @incident: an entry; copied
 * @snapshot: the group as it is played on boards
 * @has_protest: whether a protest against the decision is open
 *
 * Returns: (transfer full): the item
 */
BrgIncidentItem *brg_incident_item_new (const BrgIncident *incident,
                                        BrgSnapshot *snapshot,
                                        gboolean has_protest);

/** brg_incident_item_has_protest: Returns: whether a protest against the decision is open */
gboolean brg_incident_item_has_protest (BrgIncidentItem *self);

/** brg_incident_item_get: Returns: (transfer none): the entry */
const BrgIncident *brg_incident_item_get (BrgIncidentItem *self);

/** brg_incident_item_get_snapshot: Returns: (transfer none): the group */
BrgSnapshot *brg_incident_item_get_snapshot (BrgIncidentItem *self);

G_END_DECLS
