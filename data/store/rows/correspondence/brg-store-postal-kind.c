/* brg-store-postal-kind.c - whether a group is played by correspondence, and on which days
 *
 * Rules: rus-draughts-2022 10.3.1, 10.3.2
 * Tests: tests/data/test-store-postal-kind.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-kind.h"

#include <glib/gi18n-lib.h>

#include "brg-store-postal-rows.h"
#include "brg-store-postal-terms.h"
#include "brg-store-rows.h"

gboolean
brg_store_check_postal_span (const BrgPostalTerms *terms, GError **error)
{
  g_return_val_if_fail (terms != NULL, FALSE);

  if (terms->start == 0 || terms->end == 0)
    return brg_store_refuse (error, _ ("Say on which day play begins and ends."));
  return terms->end >= terms->start || brg_store_refuse (error, _ ("Play ends before it begins."));
}

static gboolean
count_records (BrgStore *store, gint64 group_id, gint64 *count, GError **error)
{
  return brg_sql_get_int (store, count, error,
                          "SELECT count(*) FROM postal_record c JOIN pairing p ON p.id ="
                          " c.pairing_id JOIN round r ON r.id = p.round_id WHERE r.group_id = ?1",
                          "i", group_id);
}

gboolean
brg_store_delete_postal_terms (BrgStore *store, gint64 group_id, GError **error)
{
  gint64 n_records;

  if (!count_records (store, group_id, &n_records, error))
    return FALSE;
  if (n_records > 0)
    return brg_store_refuse (error,
                             _ ("Letters were entered: the group stays one that is played by "
                                "correspondence."));
  return brg_sql_run (store, error, "DELETE FROM postal_terms WHERE group_id = ?1", "i", group_id);
}

gboolean
brg_store_settle_postal (BrgStore *store, gint64 group_id, gboolean is_postal, GError **error)
{
  g_autoptr (BrgPostalTerms) terms = NULL;
  gint64 n_terms;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_sql_get_int (store, &n_terms, error,
                        "SELECT count(*) FROM postal_terms WHERE group_id = ?1", "i", group_id))
    return FALSE;
  if ((n_terms > 0) == is_postal)
    return TRUE;
  if (!is_postal)
    return brg_store_delete_postal_terms (store, group_id, error);
  terms = brg_store_load_usual_postal_terms (store, group_id, error);
  return terms != NULL && brg_store_check_is_no_contest (store, group_id, error) &&
         brg_store_check_postal_group (store, group_id, 0, error) &&
         brg_store_check_postal_span (terms, error) &&
         brg_store_write_postal_terms (store, group_id, terms, error);
}

gboolean
brg_store_find_same_postal_days (BrgStore *store, gint64 event_id, gint64 *group_id, GError **error)
{
  return brg_sql_get_int (store, group_id, error,
                          "SELECT coalesce (max (g.id), 0) FROM event e JOIN event_group g ON"
                          " g.event_id = e.id JOIN postal_terms t ON t.group_id = g.id WHERE e.id ="
                          " ?1 AND e.starts = t.first_day AND e.ends = t.last_day AND (SELECT"
                          " count(*) FROM event_group o WHERE o.event_id = e.id) = 1",
                          "i", event_id);
}

static gboolean
check_untouched (BrgStore *store, gint64 group_id, GError **error)
{
  gint64 n_records;
  gint64 n_measures;

  if (!count_records (store, group_id, &n_records, error) ||
      !brg_sql_get_int (store, &n_measures, error,
                        "SELECT count(*) FROM postal_measure WHERE group_id = ?1", "i", group_id))
    return FALSE;
  return n_records + n_measures == 0 ||
         brg_store_refuse (error, _ ("Letters were entered: the days of play are changed in the "
                                     "regulations, page Letters."));
}

gboolean
brg_store_move_postal_days (BrgStore *store, const BrgEvent *event, GError **error)
{
  g_autoptr (BrgPostalEvent) held = NULL;
  BrgPostalTerms *terms;
  gint64 group_id;

  g_return_val_if_fail (store != NULL && event != NULL, FALSE);

  if (!brg_store_find_same_postal_days (store, event->id, &group_id, error))
    return FALSE;
  if (group_id == 0)
    return TRUE;
  held = brg_store_load_postal_terms (store, group_id, error);
  if (held == NULL)
    return FALSE;
  terms = held->terms;
  if (terms->start == brg_postal_day_from_iso (event->starts) &&
      terms->end == brg_postal_day_from_iso (event->ends))
    return TRUE;
  terms->start = brg_postal_day_from_iso (event->starts);
  terms->end = brg_postal_day_from_iso (event->ends);
  return brg_store_check_postal_span (terms, error) && check_untouched (store, group_id, error) &&
         brg_store_write_postal_terms (store, group_id, terms, error);
}
