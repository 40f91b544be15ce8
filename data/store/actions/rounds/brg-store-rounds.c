/* brg-store-rounds.c - actions on rounds and results
 *
 * Tests: tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-rounds.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-result-text.h"
#include "brg-store-documents.h"
#include "brg-store-round-place.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

/* A document that is filed in the same action. */
typedef struct
{
  const char *kind;
  const char *title;
  GBytes *pdf;
} Filing;

static gboolean
set_round_state (BrgStore *store,
                 const char *name,
                 gint64 round_id,
                 const BrgRoundPlace *place,
                 BrgRoundState state,
                 const Filing *filing,
                 GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *now = brg_sql_dup_now (store);
  gint64 number;

  if (!brg_round_state_may_become (place->state, state))
    return brg_store_refuse (error, _ ("The present state of the round does not allow this."));
  action = brg_action_begin_in_group (store, name, place->group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "UPDATE round SET state = ?2,"
                                      " published_at = iif (published_at = '', ?3, published_at),"
                                      " closed_at = iif (?2 = 'closed', ?3, '') WHERE id = ?1",
                                      "itt", round_id, brg_store_round_state_to_word (state), now))
    return FALSE;
  brg_action_set_int (action, "round", place->number);
  if (filing != NULL)
    {
      if (!brg_store_write_document (store, place->group_id, filing->kind, place->number,
                                     filing->title, filing->pdf, &number, error))
        return FALSE;
      brg_action_set_int (action, "document", number);
    }
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_publish_round (BrgStore *store, gint64 round_id, GError **error)
{
  g_auto (BrgRoundPlace) place = { 0 };

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_round_place (store, round_id, &place, error) ||
      !set_round_state (store, "round-start", round_id, &place, BRG_ROUND_PUBLISHED, NULL, error))
    return FALSE;
  brg_backup_make (store);
  return TRUE;
}

static gboolean
check_nothing_is_missing (BrgStore *store, gint64 round_id, GError **error)
{
  gint64 n_missing;

  if (!brg_sql_get_int (store, &n_missing, error, "SELECT count(*)" BRG_SQL_MISSING "r.id = ?1",
                        "i", round_id))
    return FALSE;
  if (n_missing == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               ngettext ("%d result is missing.", "%d results are missing.", (gulong) n_missing),
               (gint) n_missing);
  return FALSE;
}

static gboolean
close_round (BrgStore *store, gint64 round_id, const Filing *filing, GError **error)
{
  g_auto (BrgRoundPlace) place = { 0 };

  if (!brg_store_find_round_place (store, round_id, &place, error) ||
      !check_nothing_is_missing (store, round_id, error) ||
      !brg_store_check_entries_agree (store, 0, round_id, error) ||
      !set_round_state (store, "round-close", round_id, &place, BRG_ROUND_CLOSED, filing, error))
    return FALSE;
  brg_backup_make (store);
  return TRUE;
}

gboolean
brg_store_close_round (BrgStore *store, gint64 round_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return close_round (store, round_id, NULL, error);
}

gboolean
brg_store_close_round_and_file (BrgStore *store,
                                gint64 round_id,
                                const char *kind,
                                const char *title,
                                GBytes *pdf,
                                GError **error)
{
  const Filing filing = { kind, title, pdf };

  g_return_val_if_fail (store != NULL && kind != NULL && title != NULL && pdf != NULL, FALSE);

  return close_round (store, round_id, &filing, error);
}

gboolean
brg_store_reopen_round (BrgStore *store, gint64 round_id, GError **error)
{
  g_auto (BrgRoundPlace) place = { 0 };

  g_return_val_if_fail (store != NULL, FALSE);

  return brg_store_find_round_place (store, round_id, &place, error) &&
         set_round_state (store, "round-reopen", round_id, &place, BRG_ROUND_PUBLISHED, NULL,
                          error);
}

gboolean
brg_store_remove_rounds (BrgStore *store,
                         gint64 group_id,
                         gint from,
                         const char *reason,
                         const char *decided_by,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && from >= 1, FALSE);

  action = brg_action_begin_in_group (store, "rounds-remove", group_id, error);
  if (action == NULL || !brg_store_delete_rounds (store, group_id, from, error))
    return FALSE;
  /* An order of rounds is one of rounds that are there. */
  if (from == 1 &&
      !brg_sql_run (store, error, "UPDATE event_group SET round_order = '' WHERE id = ?1", "i",
                    group_id))
    return FALSE;
  brg_action_set_int (action, "round", from);
  if (reason != NULL && *reason != '\0')
    {
      brg_action_set_text (action, "reason", reason);
      brg_action_set_text (action, "by", decided_by != NULL ? decided_by : "");
    }
  return brg_action_commit (g_steal_pointer (&action), error);
}
