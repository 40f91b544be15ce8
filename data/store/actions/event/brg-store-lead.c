/* brg-store-lead.c - that the lead was taken over stands in the journal
 *
 * Tests: tests/data/test-handover.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-lead.h"

#include "brg-action.h"
#include "brg-sealed-gate.h"

gboolean
brg_store_record_lead (BrgStore *store,
                       gint64 event_id,
                       const BrgLeaseHolder *us,
                       const BrgLeaseHolder *former,
                       const char *reason,
                       gboolean by_force,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && us != NULL && former != NULL && reason != NULL, FALSE);

  action = brg_action_begin (store, BRG_ACTION_LEAD_TAKE, event_id, error);
  if (action == NULL)
    return FALSE;
  brg_action_set_text (action, "computer", us->computer);
  brg_action_set_text (action, "person", us->person);
  brg_action_set_text (action, "former-computer", former->computer);
  brg_action_set_text (action, "former-person", former->person);
  brg_action_set_text (action, "reason", reason);
  brg_action_set_int (action, "by-force", by_force);
  brg_action_keep (action);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_check_lead_reason (BrgStore *store, const char *reason, GError **error)
{
  g_autoptr (JsonObject) arguments = NULL;
  g_autoptr (GBytes) nothing = NULL;

  g_return_val_if_fail (store != NULL && reason != NULL, FALSE);

  arguments = json_object_new ();
  nothing = g_bytes_new (NULL, 0);
  json_object_set_string_member (arguments, "reason", reason);
  return brg_sealed_gate_check (store, nothing, BRG_ACTION_LEAD_TAKE, arguments, error);
}
