/* brg-store-alterations.c - a decision about what another program changed in the workspace
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-alterations.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-altered-places.h"
#include "brg-proof-private.h"
#include "brg-store-rows.h"

/* So many places are named in the entry; how many there were is said anyhow. */
#define MOST_NAMED 20

/* What is done, and to which place: %NULL for all of them. */
typedef struct
{
  BrgSettlement how;
  const BrgAlteration *only;
  const char *reason;
} Decision;

static const struct
{
  const char *of_all;
  const char *of_one;
} names[] = {
  [BRG_SETTLEMENT_RESTORE] = { "alteration-restore", "alteration-restore-place" },
  [BRG_SETTLEMENT_ACCEPT] = { "alteration-accept", "alteration-accept-place" },
  [BRG_SETTLEMENT_NOTE] = { "alteration-note", NULL },
};

static gboolean
is_of_row (const BrgAlteration *one, const BrgAlteration *other)
{
  return g_str_equal (one->table, other->table) && g_str_equal (one->row, other->row);
}

/* Both sides of a result are one place. */
static gboolean
is_other_side (const BrgAlteration *white, const BrgAlteration *black)
{
  return white->kind == BRG_ALTERATION_CHANGED && black->kind == BRG_ALTERATION_CHANGED &&
         g_str_equal (white->table, "result") && is_of_row (white, black) &&
         g_str_equal (white->column, "white") && g_str_equal (black->column, "black");
}

/* Where a pair plays; 0 for what belongs to none, and when the pair is not there. */
static void
find_board (BrgStore *store, const BrgAlteration *one, BrgAlteredPlace *place)
{
  gint64 pair_id = g_ascii_strtoll (one->row, NULL, 10);
  gint64 round = 0;
  gint64 board = 0;

  if (brg_altered_place_is_of_pair (one->table) &&
      brg_sql_get_int (store, &round, NULL,
                       "SELECT round.number FROM pairing JOIN round ON round.id = round_id"
                       " WHERE pairing.id = ?1",
                       "i", pair_id) &&
      brg_sql_get_int (store, &board, NULL, "SELECT board FROM pairing WHERE id = ?1", "i",
                       pair_id))
    {
      place->round = (gint) round;
      place->board = (gint) board;
    }
}

static void
append_place (GString *text, BrgStore *store, const BrgAlteration *one, const BrgAlteration *black)
{
  g_autofree char *expected =
      black != NULL ? brg_altered_place_dup_result (one->expected, black->expected) : NULL;
  g_autofree char *found =
      black != NULL ? brg_altered_place_dup_result (one->found, black->found) : NULL;
  BrgAlteredPlace place = {
    .table = one->table,
    .row = one->row,
    .field = one->column != NULL ? one->column : "",
    .expected = expected != NULL ? expected : one->expected,
    .found = found != NULL ? found : one->found,
    .entry_id = one->entry_id,
  };

  find_board (store, one, &place);
  brg_altered_place_append (text, &place);
}

static void
describe (BrgStore *store, BrgAction *action, const BrgProof *proof, const Decision *decision)
{
  GPtrArray *alterations = brg_proof_get_alterations (proof);
  g_autoptr (GString) places = g_string_new (NULL);
  guint n_places = 0;

  for (guint i = 0; i < alterations->len; i++)
    {
      const BrgAlteration *one = alterations->pdata[i];
      const BrgAlteration *next = i + 1 < alterations->len ? alterations->pdata[i + 1] : NULL;
      gboolean is_joined = next != NULL && is_other_side (one, next);

      if (decision->only != NULL && !is_of_row (one, decision->only))
        continue;
      if (n_places++ < MOST_NAMED)
        append_place (places, store, one, is_joined ? next : NULL);
      i += is_joined ? 1 : 0;
    }
  brg_action_set_int (action, "count", n_places);
  brg_action_set_text (action, "altered", places->str);
  brg_action_set_text (action, "reason", decision->reason);
}

static gboolean
count_dangling (BrgStore *store, gint64 *n_dangling, GError **error)
{
  return brg_sql_get_int (store, n_dangling, error, "SELECT count(*) FROM pragma_foreign_key_check",
                          "");
}

static gboolean
write_rows (BrgStore *store,
            BrgAction *action,
            BrgProof *proof,
            const Decision *decision,
            GError **error)
{
  g_autoptr (GPtrArray) differences =
      brg_proof_list_differences (proof, store->db, decision->only, error);
  gint64 n_before;
  gint64 n_after;

  if (differences == NULL || !count_dangling (store, &n_before, error))
    return FALSE;
  if (differences->len == 0)
    return brg_store_refuse (error, _ ("This place agrees with the journal again."));
  brg_action_pause (action, TRUE);
  if (!brg_proof_write_differences (differences, store->db, FALSE, error))
    return FALSE;
  brg_action_pause (action, FALSE);
  if ((decision->how == BRG_SETTLEMENT_ACCEPT &&
       !brg_proof_write_differences (differences, store->db, TRUE, error)) ||
      !count_dangling (store, &n_after, error))
    return FALSE;
  /* What refers to nothing at another place is decided there. */
  return n_after <= (decision->only != NULL ? n_before : 0) ||
         brg_store_refuse (error, _ ("Some rows refer to rows that do not exist."));
}

static gboolean
settle (BrgStore *store, gint64 event_id, BrgProof *proof, const Decision *decision, GError **error)
{
  const char *name =
      decision->only != NULL ? names[decision->how].of_one : names[decision->how].of_all;
  g_autoptr (BrgAction) action = brg_action_begin (store, name, event_id, error);

  if (action == NULL || !brg_proof_run (proof, store->db, NULL, error))
    return FALSE;
  if (proof->is_broken)
    return brg_store_refuse (error, _ ("The journal itself was altered: it cannot be put right. "
                                       "Open the last copy."));
  describe (store, action, proof, decision);
  if (decision->how != BRG_SETTLEMENT_NOTE && !write_rows (store, action, proof, decision, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_settle_alterations (BrgStore *store,
                              gint64 event_id,
                              BrgProof *proof,
                              BrgSettlement how,
                              const BrgAlteration *only,
                              const char *reason,
                              GError **error)
{
  const Decision decision = { how, only, reason };
  gboolean is_done;

  g_return_val_if_fail (store != NULL && proof != NULL && reason != NULL, FALSE);
  g_return_val_if_fail (only == NULL || names[how].of_one != NULL, FALSE);

  if (how == BRG_SETTLEMENT_ACCEPT && *reason == '\0')
    return brg_store_refuse (error, _ ("A reason is needed."));
  /* Rows come back one by one: only at the end everything refers to something again. The switch
   * needs no memory: it is never left off. */
  sqlite3_db_config (store->db, SQLITE_DBCONFIG_ENABLE_FKEY, 0, NULL);
  is_done = settle (store, event_id, proof, &decision, error);
  sqlite3_db_config (store->db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
  return is_done;
}
