/* brg-store-merge-entries.c - two entries of one group are found to be one player
 *
 * Tests: tests/data/test-store-merge-entries.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-merge-entries.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-entry-place.h"
#include "brg-store-merge-private.h"
#include "brg-store-removal.h"
#include "brg-store-rows.h"

static gboolean
count_paired (BrgStore *store, gint64 entry_id, gint64 *count, GError **error)
{
  return brg_sql_get_int (store, count, error,
                          "SELECT (SELECT count(*) FROM pairing WHERE white_id = ?1 OR black_id ="
                          " ?1) + (SELECT count(*) FROM playoff_player WHERE entry_id = ?1)",
                          "i", entry_id);
}

/* Who has played stays, or who has a start number. */
static gboolean
find_kept (BrgStore *store,
           gint64 entry_id,
           gint64 other_id,
           gboolean is_other_numbered,
           gint64 *kept_id,
           GError **error)
{
  gint64 n_his;
  gint64 n_others;

  if (!count_paired (store, entry_id, &n_his, error) ||
      !count_paired (store, other_id, &n_others, error))
    return FALSE;
  if (n_his > 0 && n_others > 0)
    return brg_store_refuse (error, _ ("Both have been paired: they are two players."));
  *kept_id = n_others > 0 || (n_his == 0 && is_other_numbered) ? other_id : entry_id;
  return TRUE;
}

/* What the committee said of one must not be said of the other by the way. */
static gboolean
check_decisions (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error)
{
  gint64 count;

  if (!brg_sql_get_int (store, &count, error,
                        "SELECT count(*) FROM entry k JOIN entry g ON g.id = ?2"
                        " LEFT JOIN admission a ON a.entry_id = k.id"
                        " JOIN admission b ON b.entry_id = g.id WHERE k.id = ?1"
                        " AND b.state <> 'open' AND b.state <> coalesce (a.state, 'open')"
                        " AND (coalesce (a.state, 'open') <> 'open' OR b.state = 'refused')",
                        "ii", kept_id, gone_id))
    return FALSE;
  return count == 0 || brg_store_refuse (error, _ ("The admission committee decided differently "
                                                   "about the two. Change one decision first."));
}

static gboolean
check_fees (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error)
{
  gint64 count;

  if (!brg_sql_get_int (store, &count, error,
                        "SELECT count(*) FROM entry_fee a JOIN entry_fee b ON b.entry_id = ?2"
                        " WHERE a.entry_id = ?1 AND a.amount > 0 AND b.amount > 0"
                        " AND a.currency <> b.currency",
                        "ii", kept_id, gone_id))
    return FALSE;
  return count == 0 || brg_store_refuse (error, _ ("Both have paid a fee, in different "
                                                   "currencies."));
}

static gboolean
check_places (const BrgEntryPlace *one, const BrgEntryPlace *other, GError **error)
{
  if (one->is_team || other->is_team)
    return brg_store_refuse (error, _ ("Only players can be joined, not teams."));
  return one->group_id == other->group_id ||
         brg_store_refuse (error, _ ("The two play in different groups."));
}

gboolean
brg_store_check_merge_entries (BrgStore *store,
                               gint64 entry_id,
                               gint64 other_id,
                               gint64 *kept_id,
                               GError **error)
{
  g_auto (BrgEntryPlace) one = { 0 };
  g_auto (BrgEntryPlace) other = { 0 };
  gint64 gone_id;

  g_return_val_if_fail (store != NULL && kept_id != NULL, FALSE);

  if (entry_id == other_id)
    return brg_store_refuse (error, _ ("That is one and the same person already."));
  if (!brg_store_find_entry (store, entry_id, &one, error) ||
      !brg_store_find_entry (store, other_id, &other, error) ||
      !check_places (&one, &other, error) ||
      !find_kept (store, entry_id, other_id, one.number == 0 && other.number > 0, kept_id, error))
    return FALSE;
  gone_id = *kept_id == entry_id ? other_id : entry_id;
  return brg_store_check_persons (store, one.person_id, other.person_id, one.group_id, error) &&
         check_decisions (store, *kept_id, gone_id, error) &&
         check_fees (store, *kept_id, gone_id, error);
}

/* check_merge says who stays: it is not for the caller to turn that. */
static gboolean
check_kept (gint64 stays, gint64 kept_id, GError **error)
{
  return stays == kept_id ||
         brg_store_refuse (error, _ ("The other one has been paired, or alone has a start number: "
                                     "he stays."));
}

/* What stands of the other where nothing stands of the one who stays. Whatever is left of him goes
 * with his entry. */
static const char *const steps[] = {
  "UPDATE entry SET title = CASE entry.title WHEN '' THEN g.title ELSE entry.title END,"
  " rating = CASE entry.rating WHEN 0 THEN g.rating ELSE entry.rating END,"
  " federation = CASE entry.federation WHEN '' THEN g.federation ELSE entry.federation END,"
  " organisation = CASE entry.organisation WHEN '' THEN g.organisation ELSE entry.organisation END,"
  " coach = CASE entry.coach WHEN '' THEN g.coach ELSE entry.coach END,"
  " assistant = CASE entry.assistant WHEN '' THEN g.assistant ELSE entry.assistant END"
  " FROM entry g WHERE entry.id = ?1 AND g.id = ?2",
  "UPDATE OR IGNORE entry_paper SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE OR IGNORE absence SET entry_id = ?1 WHERE entry_id = ?2 AND NOT EXISTS (SELECT 1 FROM"
  " pairing p JOIN round r ON r.id = p.round_id WHERE r.number = absence.round"
  " AND (p.white_id = ?1 OR p.black_id = ?1))",
  "UPDATE OR IGNORE check_in SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE OR IGNORE entry_rating SET entry_id = ?1 WHERE entry_id = ?2 AND NOT EXISTS (SELECT 1"
  " FROM entry_rating k WHERE k.entry_id = ?1)",
  "UPDATE OR IGNORE drawn_number SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE OR IGNORE section SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE OR IGNORE virtual_points SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE OR IGNORE official_interest SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE committee_member SET entry_id = ?1 WHERE entry_id = ?2",
  /* Who composed a work with himself is its author once. */
  "DELETE FROM contest_author WHERE entry_id = ?2 AND work_id IN (SELECT work_id FROM"
  " contest_author WHERE entry_id = ?1)",
  "UPDATE contest_author SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE OR IGNORE contest_answer SET entry_id = ?1 WHERE entry_id = ?2",
  "UPDATE forbidden_pair SET player_id = ?1 WHERE player_id = ?2 AND other_id <> ?1",
  "UPDATE forbidden_pair SET other_id = ?1 WHERE other_id = ?2 AND player_id <> ?1",
  /* Money of both. */
  "UPDATE entry_fee SET amount = entry_fee.amount + g.amount,"
  " returned = entry_fee.returned + g.returned,"
  " due = CASE entry_fee.due WHEN -1 THEN g.due ELSE entry_fee.due END,"
  " currency = CASE entry_fee.currency WHEN '' THEN g.currency ELSE entry_fee.currency END,"
  " paid_on = max (entry_fee.paid_on, g.paid_on),"
  " returned_on = max (entry_fee.returned_on, g.returned_on),"
  " receipt = trim (entry_fee.receipt || ', ' || g.receipt, ', '),"
  " note = trim (entry_fee.note || '; ' || g.note, '; ')"
  " FROM entry_fee g WHERE entry_fee.entry_id = ?1 AND g.entry_id = ?2",
  "UPDATE OR IGNORE entry_fee SET entry_id = ?1 WHERE entry_id = ?2",
  /* A decision that was only taken about the other, and how he was entered. */
  "UPDATE admission SET delegation_id = coalesce (admission.delegation_id, g.delegation_id),"
  " entered_on = CASE admission.entered_on WHEN '' THEN g.entered_on ELSE admission.entered_on END,"
  " accepted_on = CASE admission.accepted_on WHEN '' THEN g.accepted_on"
  " ELSE admission.accepted_on END FROM admission g"
  " WHERE admission.entry_id = ?1 AND g.entry_id = ?2",
  "UPDATE admission SET state = g.state, ground = g.ground, article = g.article,"
  " reason = g.reason, decided_by = g.decided_by, decided_at = g.decided_at FROM admission g"
  " WHERE admission.entry_id = ?1 AND g.entry_id = ?2 AND admission.state = 'open'",
  "UPDATE OR IGNORE admission SET entry_id = ?1 WHERE entry_id = ?2",
};

/* What is taken of the other although something stands of the one who stays. */
static const struct
{
  BrgMergeTaken taken;
  const char *sql;
} choices[] = {
  { BRG_MERGE_RATING, "UPDATE entry SET rating = g.rating FROM entry g WHERE entry.id = ?1 AND"
                      " g.id = ?2" },
  { BRG_MERGE_RATING, "DELETE FROM entry_rating WHERE entry_id = ?1 AND ?2 > 0" },
  { BRG_MERGE_ORGANISATION, "UPDATE entry SET organisation = g.organisation FROM entry g"
                            " WHERE entry.id = ?1 AND g.id = ?2" },
  { BRG_MERGE_ORGANISATION, "UPDATE admission SET delegation_id = g.delegation_id FROM admission g"
                            " WHERE admission.entry_id = ?1 AND g.entry_id = ?2"
                            " AND g.delegation_id IS NOT NULL" },
};

static gboolean
take (BrgStore *store, gint64 kept_id, gint64 gone_id, guint taken, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if ((taken & choices[i].taken) != 0 &&
        !brg_sql_run (store, error, choices[i].sql, "ii", kept_id, gone_id))
      return FALSE;
  return TRUE;
}

static gboolean
join_rows (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (!brg_sql_run (store, error, steps[i], "ii", kept_id, gone_id))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_merge_entries (BrgStore *store,
                         gint64 kept_id,
                         gint64 gone_id,
                         const BrgPerson *kept,
                         guint taken,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) gone = { 0 };
  gint64 stays = 0;

  g_return_val_if_fail (store != NULL && kept != NULL, FALSE);

  if (!brg_store_check_merge_entries (store, kept_id, gone_id, &stays, error) ||
      !check_kept (stays, kept_id, error) || !brg_store_find_entry (store, gone_id, &gone, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "entries-merge", gone.group_id, error);
  return action != NULL && take (store, kept_id, gone_id, taken, error) &&
         join_rows (store, kept_id, gone_id, error) &&
         brg_store_join_persons (action, kept, gone.person_id, error) &&
         brg_store_delete_unpaired (store, gone_id, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}
