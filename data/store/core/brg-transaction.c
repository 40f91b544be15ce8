/* brg-transaction.c - what has to be so before anything is written
 *
 * Tests: tests/data/test-gone.c, tests/data/test-lease.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-transaction.h"
#include "brg-sql.h"
#include "brg-store-private.h"

#include <glib/gi18n-lib.h>

static gboolean
refuse (GError **error, BrgStoreError code, const char *sentence)
{
  g_set_error_literal (error, BRG_STORE_ERROR, code, sentence);
  return FALSE;
}

/* A screen that shows less than the journal holds would write over what it does not show. */
static gboolean
check_seen (BrgStore *store, GError **error)
{
  store->is_refused_unseen = brg_store_has_unseen (store);
  return !store->is_refused_unseen ||
         refuse (error, BRG_STORE_ERROR_STALE,
                 _ ("Another program did something meanwhile. Nothing was changed: look again."));
}

/* Asked when nobody else can write any more, so that who has taken the lead finds nothing new. */
static gboolean
check_lead (BrgStore *store, GError **error)
{
  return store->lease == NULL || brg_lease_is_held (store->lease) ||
         refuse (error, BRG_STORE_ERROR_READ_ONLY,
                 _ ("The event is led elsewhere now. Nothing was changed."));
}

gboolean
brg_transaction_begin (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_is_in_place (store))
    return refuse (error, BRG_STORE_ERROR_GONE,
                   _ ("The file was moved, removed or replaced by another program. Nothing "
                      "was changed. Save a copy under another name and go on there."));
  if (!brg_sql_script (store->db, "BEGIN IMMEDIATE", error))
    return FALSE;
  store->in_transaction = TRUE;
  if (check_lead (store, error) && check_seen (store, error))
    return TRUE;
  brg_transaction_roll_back (store);
  return FALSE;
}

gboolean
brg_transaction_commit (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_sql_check_transaction (store, error) || !brg_sql_script (store->db, "COMMIT", error))
    return FALSE;
  store->in_transaction = FALSE;
  if (store->seen >= 0)
    brg_store_get_last_entry (store, &store->seen, NULL);
  return TRUE;
}

void
brg_transaction_roll_back (BrgStore *store)
{
  g_return_if_fail (store != NULL);

  store->in_transaction = FALSE;
  sqlite3_exec (store->db, "ROLLBACK", NULL, NULL, NULL);
}
