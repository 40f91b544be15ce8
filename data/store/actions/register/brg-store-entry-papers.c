/* brg-store-entry-papers.c - papers that the committee has seen, and entry fees
 *
 * Rules: rus-draughts-2022 2.2.3, 2.2.4, 2.2.5, 5.2
 * Tests: tests/data/test-store-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-entry-papers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-store-admission-days.h"
#include "brg-store-entry-place.h"
#include "brg-store-rows.h"

/* More than any event costs, in hundredths. */
#define MOST_MONEY G_GINT64_CONSTANT (100000000000)

static gpointer
read_paper (sqlite3_stmt *stmt)
{
  BrgEntryPaper *paper = g_new0 (BrgEntryPaper, 1);
  g_autofree char *state = brg_sql_dup_text (stmt, 2);

  paper->entry_id = sqlite3_column_int64 (stmt, 0);
  paper->item = brg_sql_dup_text (stmt, 1);
  paper->is_copy = g_str_equal (state, "copy");
  paper->seen_on = brg_sql_dup_text (stmt, 3);
  paper->seen_by = brg_sql_dup_text (stmt, 4);
  paper->valid_until = brg_sql_dup_text (stmt, 5);
  return paper;
}

static gpointer
read_fee (sqlite3_stmt *stmt)
{
  BrgEntryFee *fee = g_new0 (BrgEntryFee, 1);

  fee->entry_id = sqlite3_column_int64 (stmt, 0);
  fee->due = sqlite3_column_int64 (stmt, 1);
  fee->amount = sqlite3_column_int64 (stmt, 2);
  fee->currency = brg_sql_dup_text (stmt, 3);
  fee->paid_on = brg_sql_dup_text (stmt, 4);
  fee->receipt = brg_sql_dup_text (stmt, 5);
  fee->returned = sqlite3_column_int64 (stmt, 6);
  fee->returned_on = brg_sql_dup_text (stmt, 7);
  fee->note = brg_sql_dup_text (stmt, 8);
  return fee;
}

GPtrArray *
brg_store_list_entry_papers (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT p.entry_id, p.item, p.state, p.seen_on, p.seen_by,"
                                      " p.valid_until FROM entry_paper p"
                                      " JOIN entry e ON e.id = p.entry_id WHERE e.group_id = ?1",
                                      "i", group_id),
                       read_paper, (GDestroyNotify) brg_entry_paper_free, error);
}

GPtrArray *
brg_store_list_entry_fees (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT f.entry_id, f.due, f.amount, f.currency, f.paid_on,"
                     " f.receipt, f.returned, f.returned_on, f.note FROM entry_fee f"
                     " JOIN entry e ON e.id = f.entry_id WHERE e.group_id = ?1",
                     "i", group_id),
      read_fee, (GDestroyNotify) brg_entry_fee_free, error);
}

/* The rule book of an event, when the paper stands in its list or in that of the regulations. */
static const BrgRulebook *
find_book (BrgStore *store, gint64 event_id, const char *item, GError **error)
{
  const BrgRulebook *book;
  gint64 n_items;

  if (!brg_store_find_rulebook (store, event_id, &book, error))
    return NULL;
  if (book != NULL && brg_admission_find_paper (book, item) != NULL)
    return book;
  if (!brg_sql_get_int (store, &n_items, error,
                        "SELECT count(*) FROM admission_item WHERE event_id = ?1 AND item = ?2"
                        " AND is_wanted = 1",
                        "it", event_id, item))
    return NULL;
  if (book != NULL && (n_items > 0 || g_str_equal (item, "qualification")))
    return book;
  brg_store_refuse (error, _ ("This paper is not asked for in this event."));
  return NULL;
}

static gboolean
begin (BrgStore *store,
       const char *name,
       gint64 entry_id,
       const char *item,
       BrgAction **action,
       GError **error)
{
  g_auto (BrgEntryPlace) place = { 0 };
  const BrgRulebook *book;

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  book = find_book (store, place.event_id, item, error);
  if (book == NULL)
    return FALSE;
  *action = brg_action_begin_in_group (store, name, place.group_id, error);
  if (*action == NULL)
    return FALSE;
  brg_action_set_text (*action, "name", place.name);
  brg_action_set_text (*action, "item", item);
  brg_action_set_text (*action, "book", book->id);
  return brg_sql_run (store, error, "DELETE FROM entry_paper WHERE entry_id = ?1 AND item = ?2",
                      "it", entry_id, item);
}

gboolean
brg_store_see_paper (BrgStore *store, const BrgEntryPaper *paper, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *seen_on = NULL;
  g_autofree char *valid_until = NULL;
  g_autofree char *seen_by = NULL;

  g_return_val_if_fail (store != NULL && paper != NULL, FALSE);

  seen_by = g_strstrip (g_strdup (paper->seen_by));
  if (*seen_by == '\0')
    return brg_store_refuse (error, _ ("Say who has looked."));
  if (!brg_admission_days_read (paper->seen_on, &seen_on, error) ||
      !brg_admission_days_read (paper->valid_until, &valid_until, error))
    return FALSE;
  if (*seen_on == '\0')
    return brg_store_refuse (error, _ ("Say on which day the paper was seen."));
  if (!begin (store, "paper-seen", paper->entry_id, paper->item, &action, error) ||
      !brg_sql_run (store, error,
                    "INSERT INTO entry_paper (entry_id, item, state, seen_on, seen_by, valid_until)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    "ittttt", paper->entry_id, paper->item, paper->is_copy ? "copy" : "seen",
                    seen_on, seen_by, valid_until))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_unsee_paper (BrgStore *store, gint64 entry_id, const char *item, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && item != NULL, FALSE);

  if (!begin (store, "paper-unseen", entry_id, item, &action, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
check_fee (const BrgEntryFee *fee, const char *paid_on, const char *returned_on, GError **error)
{
  if (fee->due < -1 || fee->due > MOST_MONEY || fee->amount < 0 || fee->amount > MOST_MONEY ||
      fee->returned < 0)
    return brg_store_refuse (error, _ ("A fee is an amount of money."));
  if (fee->returned > fee->amount)
    return brg_store_refuse (error, _ ("No more goes back than was paid."));
  if ((fee->amount > 0) != (*paid_on != '\0'))
    return brg_store_refuse (error, _ ("A payment has an amount and a day."));
  if ((fee->returned > 0) != (*returned_on != '\0'))
    return brg_store_refuse (error, _ ("A return has an amount and a day."));
  return *returned_on == '\0' || strcmp (returned_on, paid_on) >= 0 ||
         brg_store_refuse (error, _ ("A fee goes back after it was paid."));
}

gboolean
brg_store_set_entry_fee (BrgStore *store, const BrgEntryFee *fee, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  g_autofree char *paid_on = NULL;
  g_autofree char *returned_on = NULL;

  g_return_val_if_fail (store != NULL && fee != NULL, FALSE);

  if (!brg_admission_days_read (fee->paid_on, &paid_on, error) ||
      !brg_admission_days_read (fee->returned_on, &returned_on, error) ||
      !check_fee (fee, paid_on, returned_on, error) ||
      !brg_store_find_entry (store, fee->entry_id, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "entry-fee", place.group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO entry_fee (entry_id, due, amount, currency, paid_on, receipt,"
                    " returned, returned_on, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
                    " ON CONFLICT (entry_id) DO UPDATE SET due = excluded.due,"
                    " amount = excluded.amount, currency = excluded.currency,"
                    " paid_on = excluded.paid_on, receipt = excluded.receipt,"
                    " returned = excluded.returned, returned_on = excluded.returned_on,"
                    " note = excluded.note",
                    "iiitttitt", fee->entry_id, fee->due, fee->amount, fee->currency, paid_on,
                    fee->receipt, fee->returned, returned_on, fee->note))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_text (action, "what",
                       fee->returned > 0 ? "returned"
                       : fee->amount > 0 ? "paid"
                                         : "open");
  return brg_action_commit (g_steal_pointer (&action), error);
}
