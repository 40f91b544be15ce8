/* brg-store-fide-mode.c - FIDE mode: leaving it, and acts that are not regular in it
 *
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-fide-mode.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-changeset.h"
#include "brg-mode-watch.h"
#include "brg-store-private.h"
#include "brg-store-rows.h"

gboolean
brg_store_leave_fide_mode (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *now = NULL;
  gint round;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_mode_is_on (store->db, group_id))
    return brg_store_refuse (error, _ ("The tournament is not held in FIDE mode."));
  now = brg_sql_dup_now (store);
  round = brg_mode_last_round (store->db, group_id);
  action = brg_action_begin_in_group (store, BRG_ACTION_LEAVE_MODE, group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "UPDATE fide_mode SET left_round = ?2, left_at = ?3"
                                      " WHERE group_id = ?1",
                                      "iit", group_id, (gint64) round, now))
    return FALSE;
  brg_action_set_int (action, "round", round);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* The workspace is as it was, so the changes are: whatever reads it would come to the same. */
static gboolean
do_held (BrgStore *store, const BrgModeHeld *held, GError **error)
{
  g_autoptr (BrgAction) action =
      brg_action_begin (store, g_intern_string (held->name), held->event_id, error);

  if (action == NULL || !brg_changeset_apply (store->db, held->changeset, error))
    return FALSE;
  brg_action_add_arguments (action, held->arguments);
  brg_action_set_pairs_seen (action);
  for (guint i = 0; i < held->findings->len; i++)
    {
      const BrgModeFinding *finding = held->findings->pdata[i];

      if (finding->act->is_of_pairs || g_str_equal (finding->act->id, "results-missing") ||
          g_str_equal (finding->act->id, "import-round") ||
          g_str_equal (finding->act->id, "last-round"))
        brg_action_add_irregular (action, brg_mode_finding_new (finding->act->id, finding->group_id,
                                                                finding->round, finding->detail));
    }
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_do_irregular (BrgStore *store, GError **error)
{
  g_autoptr (BrgModeHeld) held = NULL;
  BrgIrregularLevel before;
  gint64 last_entry = -1;
  gboolean done;

  g_return_val_if_fail (store != NULL && store->held != NULL, FALSE);

  held = g_steal_pointer (&store->held);
  if (brg_mode_findings_get_level (held->findings) == BRG_IRREGULAR_NEVER)
    return brg_store_refuse (error, _ ("FIDE mode does not allow it."));
  if (!brg_store_get_last_entry (store, &last_entry, error))
    return FALSE;
  if (last_entry != held->last_entry)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE,
                           _ ("Another program did something meanwhile. Nothing was changed: look "
                              "again."));
      return FALSE;
    }
  before = store->irregular_level;
  store->irregular_level = BRG_IRREGULAR_TWICE;
  done = do_held (store, held, error);
  store->irregular_level = before;
  if (done &&
      (g_str_equal (held->name, "round-publish") || g_str_equal (held->name, "rounds-plan")))
    brg_backup_make (store);
  return done;
}
