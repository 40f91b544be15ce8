/* brg-store-alterations.c - a decision about what another program changed in the workspace
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-alterations.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-proof-private.h"
#include "brg-store-rows.h"

/* So many places are named in the entry; how many there were is said anyhow. */
#define MOST_NAMED 20

static const char *const names[] = {
  [BRG_SETTLEMENT_RESTORE] = "alteration-restore",
  [BRG_SETTLEMENT_ACCEPT] = "alteration-accept",
  [BRG_SETTLEMENT_NOTE] = "alteration-note",
};

/* "result 17 1 white: 0 → 1 (842)": names of the database, in every language the same. */
static void
append_place (GString *text, const BrgAlteration *one)
{
  g_string_append_printf (text, "%s%s %s", text->len > 0 ? "; " : "", one->table, one->row);
  if (one->column != NULL)
    g_string_append_printf (text, " %s", one->column);
  g_string_append_printf (text, ": %s → %s", one->expected, one->found);
  if (one->entry_id != 0)
    g_string_append_printf (text, " (%" G_GINT64_FORMAT ")", one->entry_id);
}

static void
describe (BrgAction *action, const BrgProof *proof, const char *reason)
{
  GPtrArray *alterations = brg_proof_get_alterations (proof);
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint i = 0; i < alterations->len && i < MOST_NAMED; i++)
    append_place (places, alterations->pdata[i]);
  brg_action_set_int (action, "count", alterations->len);
  brg_action_set_text (action, "places", places->str);
  brg_action_set_text (action, "reason", reason);
}

static gboolean
check_references (BrgStore *store, GError **error)
{
  gint64 n_wrong;

  return brg_sql_get_int (store, &n_wrong, error, "SELECT count(*) FROM pragma_foreign_key_check",
                          "") &&
         (n_wrong == 0 ||
          brg_store_refuse (error, _ ("Some rows refer to rows that do not exist.")));
}

static gboolean
write_rows (BrgStore *store, BrgAction *action, BrgProof *proof, BrgSettlement how, GError **error)
{
  g_autoptr (GPtrArray) differences = brg_proof_list_differences (proof, store->db, error);

  if (differences == NULL)
    return FALSE;
  brg_action_pause (action, TRUE);
  if (!brg_proof_write_differences (differences, store->db, FALSE, error))
    return FALSE;
  brg_action_pause (action, FALSE);
  return (how != BRG_SETTLEMENT_ACCEPT ||
          brg_proof_write_differences (differences, store->db, TRUE, error)) &&
         check_references (store, error);
}

static gboolean
settle (BrgStore *store,
        gint64 event_id,
        BrgProof *proof,
        BrgSettlement how,
        const char *reason,
        GError **error)
{
  g_autoptr (BrgAction) action = brg_action_begin (store, names[how], event_id, error);

  if (action == NULL || !brg_proof_run (proof, store->db, NULL, error))
    return FALSE;
  if (proof->is_broken)
    return brg_store_refuse (error, _ ("The journal itself was altered: it cannot be put right. "
                                       "Open the last copy."));
  describe (action, proof, reason);
  if (how != BRG_SETTLEMENT_NOTE && !write_rows (store, action, proof, how, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_settle_alterations (BrgStore *store,
                              gint64 event_id,
                              BrgProof *proof,
                              BrgSettlement how,
                              const char *reason,
                              GError **error)
{
  gboolean is_done;

  g_return_val_if_fail (store != NULL && proof != NULL && reason != NULL, FALSE);

  if (how == BRG_SETTLEMENT_ACCEPT && *reason == '\0')
    return brg_store_refuse (error, _ ("A reason is needed."));
  /* Rows come back one by one: only at the end everything refers to something again. */
  if (!brg_sql_script (store->db, "PRAGMA foreign_keys = OFF", error))
    return FALSE;
  is_done = settle (store, event_id, proof, how, reason, error);
  return brg_sql_script (store->db, "PRAGMA foreign_keys = ON", is_done ? error : NULL) && is_done;
}
