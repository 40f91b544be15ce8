/* brg-store-lead.c - that the lead was taken over stands in the journal
 *
 * Tests: tests/data/test-handover.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-lead.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-sealed-gate.h"
#include "brg-standing.h"
#include "brg-store-private.h"

static void
set_leaders (BrgAction *action,
             const BrgLeaseHolder *us,
             const char *computer,
             const char *person,
             const char *reason)
{
  brg_action_set_text (action, "computer", us->computer);
  brg_action_set_text (action, "person", us->person);
  brg_action_set_text (action, "former-computer", computer);
  brg_action_set_text (action, "former-person", person);
  brg_action_set_text (action, "reason", reason);
}

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
  set_leaders (action, us, former->computer, former->person, reason);
  brg_action_set_int (action, "by-force", by_force);
  brg_action_keep (action);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_take_over (BrgStore *store,
                     gint64 event_id,
                     const BrgLeaseHolder *us,
                     const char *reason,
                     GError **error)
{
  static const BrgStanding own = { BRG_STANDING_OWN, NULL, NULL, NULL, 0 };
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgStanding) standing = { 0 };

  g_return_val_if_fail (store != NULL && us != NULL && reason != NULL, FALSE);

  action = brg_action_begin (store, BRG_ACTION_LEAD_TAKE, event_id, error);
  if (action == NULL)
    return FALSE;
  brg_standing_read (store->db, &standing);
  if (standing.kind == BRG_STANDING_OWN)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                           _ ("This file is nobody's copy: there is nothing to take over."));
      return FALSE;
    }
  if (!brg_standing_write (store->db, &own))
    return brg_sql_set_error (error, store->db);
  set_leaders (action, us, standing.computer, standing.person, reason);
  brg_action_set_int (action, "by-copy", 1);
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
