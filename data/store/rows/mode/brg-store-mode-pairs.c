/* brg-store-mode-pairs.c - pairs that are written in FIDE mode, compared with those of the system
 *
 * Rules: fide-handling-2026 3.1, 4
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-mode-pairs.h"

#include "brg-mode-watch.h"
#include "brg-pairing-systems.h"
#include "brg-round-faults.h"
#include "brg-round-order.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-load.h"
#include "brg-store-private.h"

typedef struct
{
  BrgSnapshot *snapshot;
  BrgTournament *tournament;
  const BrgPairingSystem *system;
  gint *order;
} Group;

static void
group_clear (Group *group)
{
  g_clear_pointer (&group->snapshot, brg_snapshot_unref);
  g_clear_pointer (&group->tournament, brg_tournament_free);
  g_clear_pointer (&group->order, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Group, group_clear)

/* What the action has written so far. */
static gboolean
load (BrgAction *action, gint64 group_id, Group *group, GError **error)
{
  group->snapshot = brg_store_load (brg_action_get_store (action), group_id, error);
  if (group->snapshot == NULL)
    return FALSE;
  group->tournament = brg_snapshot_to_tournament (group->snapshot);
  group->system = brg_pairing_system_find (group->snapshot->group->system);
  group->order =
      brg_round_order_parse (group->snapshot->group->round_order, group->tournament->n_rounds);
  return TRUE;
}

static GPtrArray *
list_faults (const Group *group, gint round)
{
  const BrgPairingRequest request = {
    .round = round,
    .seed = group->snapshot->group->seed,
    .swap_last_rounds = group->snapshot->group->swap_last_rounds,
    .round_order = group->order,
  };

  return brg_round_faults_list (group->system, group->tournament, &request);
}

/* The worst of a round stands for all that is wrong with it. */
static void
add_worst (BrgAction *action, const char *act, gint64 group_id, gint round, const GPtrArray *faults)
{
  const BrgRoundFault *worst;

  if (faults->len == 0)
    return;
  worst = faults->pdata[faults->len - 1];
  brg_action_add_irregular (action, brg_mode_finding_new (act, group_id, round, worst->detail));
}

gboolean
brg_store_look_at_pairs (BrgAction *action, gint64 group_id, gint first, gint last, GError **error)
{
  g_auto (Group) group = { 0 };

  g_return_val_if_fail (action != NULL, FALSE);

  if (!brg_mode_is_on (brg_action_get_store (action)->db, group_id))
    return TRUE;
  if (!load (action, group_id, &group, error))
    return FALSE;
  for (gint round = first; group.system != NULL && round <= last; round++)
    {
      g_autoptr (GPtrArray) faults = list_faults (&group, round);

      for (guint i = 0; i < faults->len; i++)
        {
          const BrgRoundFault *fault = faults->pdata[i];

          brg_action_add_irregular (
              action, brg_mode_finding_new (fault->act->id, group_id, round, fault->detail));
        }
    }
  if (group.system != NULL)
    brg_action_set_pairs_seen (action);
  return TRUE;
}

gboolean
brg_store_look_at_import (BrgAction *action, gint64 group_id, GError **error)
{
  g_auto (Group) group = { 0 };

  g_return_val_if_fail (action != NULL, FALSE);

  if (!brg_mode_is_on (brg_action_get_store (action)->db, group_id))
    return TRUE;
  if (!load (action, group_id, &group, error))
    return FALSE;
  for (guint i = 0; group.system != NULL && i < group.snapshot->rounds->len; i++)
    {
      g_autoptr (GPtrArray) faults = list_faults (&group, (gint) i + 1);

      add_worst (action, "import-round", group_id, (gint) i + 1, faults);
    }
  return TRUE;
}

gboolean
brg_store_look_at_last_round (BrgAction *action, gint64 group_id, gint n_rounds, GError **error)
{
  sqlite3 *db = brg_action_get_store (action)->db;
  gint last = brg_mode_last_round (db, group_id);
  g_auto (Group) group = { 0 };
  g_autoptr (GPtrArray) faults = NULL;
  gint now;

  if (last == 0 || !brg_mode_is_on (db, group_id))
    return TRUE;
  if (!load (action, group_id, &group, error))
    return FALSE;
  now = group.snapshot->group->n_rounds;
  if (group.system == NULL || (last == n_rounds) == (last == now) || last > now)
    return TRUE;
  faults = list_faults (&group, last);
  add_worst (action, "last-round", group_id, last, faults);
  return TRUE;
}

/* The result of a match follows from its boards. */
#define MISSING                                                                         \
  " FROM pairing p JOIN round r ON r.id = p.round_id WHERE p.black_id IS NOT NULL AND " \
  "r.group_id = ?1 AND r.number < ?2 AND "                                              \
  "NOT EXISTS (SELECT 1 FROM pairing b WHERE b.match_id = p.id)"

gboolean
brg_store_adjourn_missing (BrgAction *action, gint64 group_id, gint round, GError **error)
{
  BrgStore *store = brg_action_get_store (action);
  g_autofree char *detail = NULL;
  gint64 n_missing;

  if (!brg_mode_is_on (store->db, group_id))
    return TRUE;
  if (!brg_sql_get_int (store, &n_missing, error,
                        "SELECT count(*)" MISSING
                        " AND coalesce ((SELECT white FROM result s WHERE s.pairing_id = p.id AND"
                        " s.game = 1), '') = ''",
                        "ii", group_id, (gint64) round))
    return FALSE;
  if (n_missing == 0)
    return TRUE;
  if (!brg_sql_run (store, error,
                    "INSERT OR IGNORE INTO result (pairing_id, game, white, black)"
                    " SELECT p.id, 1, '', ''" MISSING,
                    "ii", group_id, (gint64) round) ||
      !brg_sql_run (store, error,
                    "UPDATE result SET white = '*', black = '*' WHERE game = 1 AND white = ''"
                    " AND pairing_id IN (SELECT p.id" MISSING ")",
                    "ii", group_id, (gint64) round))
    return FALSE;
  detail = g_strdup_printf ("%" G_GINT64_FORMAT, n_missing);
  brg_action_add_irregular (action,
                            brg_mode_finding_new ("results-missing", group_id, round, detail));
  return TRUE;
}
