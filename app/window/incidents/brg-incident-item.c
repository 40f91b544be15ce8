/* brg-incident-item.c - an entry of the penalty log in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-item.h"

struct _BrgIncidentItem
{
  GObject parent_instance;

  BrgIncident *incident;
  BrgSnapshot *snapshot;
  gboolean has_protest;
};

G_DEFINE_FINAL_TYPE (BrgIncidentItem, brg_incident_item, G_TYPE_OBJECT)

static void
brg_incident_item_finalize (GObject *object)
{
  BrgIncidentItem *self = BRG_INCIDENT_ITEM (object);

  brg_incident_free (self->incident);
  brg_snapshot_unref (self->snapshot);
  G_OBJECT_CLASS (brg_incident_item_parent_class)->finalize (object);
}

static void
brg_incident_item_class_init (BrgIncidentItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_incident_item_finalize;
}

static void
brg_incident_item_init (BrgIncidentItem *self G_GNUC_UNUSED)
{
}

BrgIncidentItem *
brg_incident_item_new (const BrgIncident *incident, BrgSnapshot *snapshot, gboolean has_protest)
{
  BrgIncidentItem *self;

  g_return_val_if_fail (incident != NULL && snapshot != NULL, NULL);

  self = g_object_new (BRG_TYPE_INCIDENT_ITEM, NULL);
  self->incident = brg_incident_copy (incident);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->has_protest = has_protest;
  return self;
}

const BrgIncident *
brg_incident_item_get (BrgIncidentItem *self)
{
  g_return_val_if_fail (BRG_IS_INCIDENT_ITEM (self), NULL);

  return self->incident;
}

BrgSnapshot *
brg_incident_item_get_snapshot (BrgIncidentItem *self)
{
  g_return_val_if_fail (BRG_IS_INCIDENT_ITEM (self), NULL);

  return self->snapshot;
}

gboolean
brg_incident_item_has_protest (BrgIncidentItem *self)
{
  g_return_val_if_fail (BRG_IS_INCIDENT_ITEM (self), FALSE);

  return self->has_protest;
}
