/* brg-store-awards.c - actions on classifications, prizes, norms and team results of a group
 *
 * Rules: rus-draughts-2022 1.3, 2.1
 * Tests: tests/data/test-store-awards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-awards.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-load.h"
#include "brg-store-rows.h"

static gboolean
is_same_name (const char *name, const char *other)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *other_folded = g_utf8_casefold (other, -1);

  return g_str_equal (folded, other_folded);
}

static gboolean
is_range (gint from, gint to)
{
  return from >= 0 && to >= 0 && (to == 0 || from <= to);
}

static gboolean
check_category (const GPtrArray *categories, guint index, GError **error)
{
  const BrgCategory *category = categories->pdata[index];
  g_autofree char *name = g_strstrip (g_strdup (category->name));

  if (*name == '\0')
    return brg_store_refuse (error, _ ("The category needs a name."));
  if (!is_range (category->age_from, category->age_to) ||
      !is_range (category->rating_from, category->rating_to))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: %s is the name of a category, "Women" */
                   _ ("%s: the lower limit is above the upper one."), category->name);
      return FALSE;
    }
  for (guint i = 0; i < index; i++)
    if (is_same_name (((const BrgCategory *) categories->pdata[i])->name, category->name))
      {
        g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                     /* Translators: %s is the name of a category, "Women" */
                     _ ("There is already a category “%s”."), category->name);
        return FALSE;
      }
  return TRUE;
}

static gboolean
insert_category (BrgStore *store, gint64 group_id, const BrgCategory *category, GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO category (group_id, position, name) VALUES (?1, 1, ?2)", "it",
                      group_id, category->name);
}

static gboolean
write_category (BrgStore *store,
                gint64 id,
                guint position,
                const BrgCategory *category,
                GError **error)
{
  return brg_sql_run (
      store, error,
      "UPDATE category SET position = ?2, name = ?3, sex = ?4, age_from = ?5, age_to = ?6,"
      " rating_from = ?7, rating_to = ?8, federation = ?9, organisation = ?10 WHERE id = ?1",
      "iittiiiitt", id, (gint64) position, category->name, category->sex,
      (gint64) category->age_from, (gint64) category->age_to, (gint64) category->rating_from,
      (gint64) category->rating_to, category->federation, category->organisation);
}

/* The row of a classification of the list; a new one is made. */
static gboolean
store_category (BrgStore *store,
                gint64 group_id,
                guint position,
                const BrgCategory *category,
                gint64 *id,
                GError **error)
{
  *id = category->id;
  if (*id == 0)
    {
      if (!insert_category (store, group_id, category, error))
        return FALSE;
      *id = sqlite3_last_insert_rowid (store->db);
    }
  return write_category (store, *id, position, category, error);
}

static gboolean
has_id (const GPtrArray *categories, gint64 id)
{
  for (guint i = 0; i < categories->len; i++)
    if (((const BrgCategory *) categories->pdata[i])->id == id)
      return TRUE;
  return FALSE;
}

static gboolean
delete_others (BrgStore *store,
               const BrgSnapshot *snapshot,
               const GPtrArray *categories,
               GError **error)
{
  for (guint i = 0; i < snapshot->categories->len; i++)
    {
      gint64 id = ((const BrgCategory *) snapshot->categories->pdata[i])->id;

      if (!has_id (categories, id) &&
          (!brg_sql_run (store, error, "DELETE FROM prize WHERE category_id = ?1", "i", id) ||
           !brg_sql_run (store, error, "DELETE FROM category WHERE id = ?1", "i", id)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_category_rows (const BrgSnapshot *snapshot, const GPtrArray *categories, GError **error)
{
  for (guint i = 0; i < categories->len; i++)
    {
      const BrgCategory *category = categories->pdata[i];

      if (!check_category (categories, i, error))
        return FALSE;
      if (category->id != 0 && !has_id (snapshot->categories, category->id))
        {
          g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                               _ ("The category no longer exists."));
          return FALSE;
        }
    }
  return TRUE;
}

static char *
dup_names (const GPtrArray *categories)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < categories->len; i++)
    g_ptr_array_add (names, ((const BrgCategory *) categories->pdata[i])->name);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

gboolean
brg_store_set_categories (BrgStore *store,
                          gint64 group_id,
                          const GPtrArray *categories,
                          GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *names = NULL;

  g_return_val_if_fail (store != NULL && categories != NULL, FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL || !check_category_rows (snapshot, categories, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "categories-set", group_id, error);
  if (action == NULL || !delete_others (store, snapshot, categories, error))
    return FALSE;
  for (guint i = 0; i < categories->len; i++)
    {
      gint64 id;

      if (!store_category (store, group_id, i + 1, categories->pdata[i], &id, error))
        return FALSE;
    }
  names = dup_names (categories);
  brg_action_set_text (action, "names", names);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
check_prize (const BrgSnapshot *snapshot, const BrgPrize *prize, GError **error)
{
  if (prize->category >= (gint) snapshot->categories->len)
    return brg_store_refuse (error, _ ("The category no longer exists."));
  if (prize->first_place < 1 || prize->last_place < prize->first_place ||
      prize->last_place > BRG_MOST_PRIZE_PLACE)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("A prize is for places from 1 to %d, the higher place first."),
                   BRG_MOST_PRIZE_PLACE);
      return FALSE;
    }
  if (prize->amount < 0 || prize->amount > BRG_MOST_PRIZE_AMOUNT)
    return brg_store_refuse (error, _ ("The amount of the prize is too large."));
  return prize->amount > 0 || *prize->note != '\0' ||
         brg_store_refuse (error, _ ("The prize needs an amount or a description."));
}

static gint64
find_category_id (const BrgSnapshot *snapshot, const BrgPrize *prize)
{
  return prize->category < 0
             ? 0
             : ((const BrgCategory *) snapshot->categories->pdata[prize->category])->id;
}

static gboolean
write_prize (BrgStore *store,
             gint64 group_id,
             gint64 category_id,
             const BrgPrize *prize,
             GError **error)
{
  gint64 id = prize->id;

  if (id == 0)
    {
      if (!brg_sql_run (store, error,
                        "INSERT INTO prize (group_id, first_place, last_place) VALUES (?1, 1, 1)",
                        "i", group_id))
        return FALSE;
      id = sqlite3_last_insert_rowid (store->db);
    }
  return brg_sql_run (store, error,
                      "UPDATE prize SET category_id = ?2, first_place = ?3, last_place = ?4,"
                      " amount = ?5, note = ?6 WHERE id = ?1 AND group_id = ?7",
                      "iIiiiti", id, category_id, (gint64) prize->first_place,
                      (gint64) prize->last_place, prize->amount, prize->note, group_id);
}

static gboolean
has_prize (const GPtrArray *prizes, gint64 id)
{
  for (guint i = 0; i < prizes->len; i++)
    if (((const BrgPrize *) prizes->pdata[i])->id == id)
      return TRUE;
  return FALSE;
}

static gboolean
write_prizes (BrgStore *store, const BrgSnapshot *snapshot, const GPtrArray *prizes, GError **error)
{
  for (guint i = 0; i < snapshot->prizes->len; i++)
    {
      gint64 id = ((const BrgPrize *) snapshot->prizes->pdata[i])->id;

      if (!has_prize (prizes, id) &&
          !brg_sql_run (store, error, "DELETE FROM prize WHERE id = ?1", "i", id))
        return FALSE;
    }
  for (guint i = 0; i < prizes->len; i++)
    if (!write_prize (store, snapshot->group->id, find_category_id (snapshot, prizes->pdata[i]),
                      prizes->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_set_prizes (BrgStore *store, gint64 group_id, const GPtrArray *prizes, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && prizes != NULL, FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL)
    return FALSE;
  for (guint i = 0; i < prizes->len; i++)
    if (!check_prize (snapshot, prizes->pdata[i], error))
      return FALSE;
  action = brg_action_begin_in_group (store, "prizes-set", group_id, error);
  if (action == NULL || !write_prizes (store, snapshot, prizes, error))
    return FALSE;
  brg_action_set_int (action, "count", prizes->len);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_prize_rules (BrgStore *store,
                           gint64 group_id,
                           const char *sharing,
                           const char *currency,
                           gboolean once,
                           GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && sharing != NULL && currency != NULL, FALSE);

  action = brg_action_begin_in_group (store, "prize-rules", group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "UPDATE event_group SET prize_sharing = ?2,"
                                      " prize_currency = ?3, prizes_once = ?4 WHERE id = ?1",
                                      "itti", group_id, sharing, currency, (gint64) (once != 0)))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Norms ----- */

static gboolean
check_way (const BrgNormWay *way, GError **error)
{
  g_autofree char *name = g_strstrip (g_strdup (way->name));

  if (*name == '\0')
    return brg_store_refuse (error, _ ("The norm needs a name."));
  if ((way->percent > 0) == (way->halves > 0))
    return brg_store_refuse (error, _ ("The norm needs a score, in per cent or in points."));
  return way->games == 0 || way->halves <= 2 * way->games ||
         brg_store_refuse (error, _ ("So many points cannot be made in so many games."));
}

/* Rows of one norm are ways to the same thing. */
static gboolean
check_agreement (const GPtrArray *ways, guint index, GError **error)
{
  const BrgNormWay *way = ways->pdata[index];

  for (guint i = 0; i < index; i++)
    {
      const BrgNormWay *before = ways->pdata[i];

      if (!g_str_equal (before->name, way->name) ||
          (g_str_equal (before->sex, way->sex) && before->unrated == way->unrated))
        continue;
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: %s is the name of a norm, "КМС" */
                   _ ("%s: its rows must agree in sex and in the rating of the unrated."),
                   way->name);
      return FALSE;
    }
  return TRUE;
}

static gboolean
has_way (const GPtrArray *ways, gint64 id)
{
  for (guint i = 0; i < ways->len; i++)
    if (((const BrgNormWay *) ways->pdata[i])->id == id)
      return TRUE;
  return FALSE;
}

static gboolean
check_ways (const BrgSnapshot *snapshot, const GPtrArray *ways, GError **error)
{
  if (ways->len > BRG_MOST_NORM_WAYS)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   ngettext ("A table of norms has at most %d row.",
                             "A table of norms has at most %d rows.", BRG_MOST_NORM_WAYS),
                   BRG_MOST_NORM_WAYS);
      return FALSE;
    }
  for (guint i = 0; i < ways->len; i++)
    {
      const BrgNormWay *way = ways->pdata[i];

      if (!check_way (way, error) || !check_agreement (ways, i, error))
        return FALSE;
      if (way->id != 0 && !has_way (snapshot->norms, way->id))
        return brg_store_refuse (error, _ ("The norm no longer exists."));
    }
  return TRUE;
}

static gboolean
write_way (BrgStore *store, gint64 group_id, guint position, const BrgNormWay *way, GError **error)
{
  gint64 id = way->id;

  if (id == 0)
    {
      if (!brg_sql_run (
              store, error,
              "INSERT INTO norm (group_id, position, name, percent) VALUES (?1, 1, ?2, 1)", "it",
              group_id, way->name))
        return FALSE;
      id = sqlite3_last_insert_rowid (store->db);
    }
  return brg_sql_run (store, error,
                      "UPDATE norm SET position = ?2, name = ?3, sex = ?4, games = ?5,"
                      " average = ?6, unrated = ?7, percent = ?8, halves = ?9, source = ?10"
                      " WHERE id = ?1 AND group_id = ?11",
                      "iittiiiiiti", id, (gint64) position, way->name, way->sex,
                      (gint64) way->games, (gint64) way->average, (gint64) way->unrated,
                      (gint64) way->percent, (gint64) way->halves, way->source, group_id);
}

static gboolean
write_ways (BrgStore *store, const BrgSnapshot *snapshot, const GPtrArray *ways, GError **error)
{
  for (guint i = 0; i < snapshot->norms->len; i++)
    {
      gint64 id = ((const BrgNormWay *) snapshot->norms->pdata[i])->id;

      if (!has_way (ways, id) &&
          !brg_sql_run (store, error, "DELETE FROM norm WHERE id = ?1", "i", id))
        return FALSE;
    }
  for (guint i = 0; i < ways->len; i++)
    if (!write_way (store, snapshot->group->id, i + 1, ways->pdata[i], error))
      return FALSE;
  return TRUE;
}

/* Each name once: "КМС, 1 разряд". */
static char *
dup_norm_names (const GPtrArray *ways)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < ways->len; i++)
    {
      char *name = ((const BrgNormWay *) ways->pdata[i])->name;

      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, name);
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

gboolean
brg_store_set_norms (BrgStore *store, gint64 group_id, const GPtrArray *ways, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *names = NULL;

  g_return_val_if_fail (store != NULL && ways != NULL, FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL || !check_ways (snapshot, ways, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "norms-set", group_id, error);
  if (action == NULL || !write_ways (store, snapshot, ways, error))
    return FALSE;
  names = dup_norm_names (ways);
  brg_action_set_text (action, "names", names);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_totals (BrgStore *store,
                      gint64 group_id,
                      const char *by,
                      gint best,
                      const char *of,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 boards;

  g_return_val_if_fail (store != NULL && by != NULL && of != NULL && best >= 0, FALSE);

  if (!brg_sql_get_int (store, &boards, error, "SELECT boards FROM event_group WHERE id = ?1", "i",
                        group_id))
    return FALSE;
  /* rus-draughts-2022 1.3: such a result is one of personal events. */
  if (boards > 0)
    return brg_store_refuse (error, _ ("This is a team event: its table gives the result."));
  action = brg_action_begin_in_group (store, "totals-set", group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "UPDATE event_group SET totals_by = ?2, totals_best = ?3,"
                                      " totals_of = ?4 WHERE id = ?1",
                                      "itit", group_id, by, (gint64) best, of))
    return FALSE;
  brg_action_set_text (action, "by", by);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_copy_categories (BrgStore *store, gint64 from_id, gint64 to_id, GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO category (group_id, position, name, sex, age_from, age_to,"
                      " rating_from, rating_to, federation, organisation) SELECT ?2, position,"
                      " name, sex, age_from, age_to, rating_from, rating_to, federation,"
                      " organisation FROM category WHERE group_id = ?1 ORDER BY position, id",
                      "ii", from_id, to_id) &&
         brg_sql_run (store, error,
                      "INSERT INTO norm (group_id, position, name, sex, games, average, unrated,"
                      " percent, halves, source) SELECT ?2, position, name, sex, games, average,"
                      " unrated, percent, halves, source FROM norm WHERE group_id = ?1"
                      " ORDER BY position, id",
                      "ii", from_id, to_id);
}

gboolean
brg_store_insert_awards (BrgStore *store,
                         gint64 group_id,
                         const BrgSnapshot *snapshot,
                         GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < snapshot->categories->len; i++)
    {
      BrgCategory category = *(const BrgCategory *) snapshot->categories->pdata[i];
      gint64 id;

      category.id = 0;
      if (!store_category (store, group_id, i + 1, &category, &id, error))
        return FALSE;
      g_array_append_val (ids, id);
    }
  for (guint i = 0; i < snapshot->prizes->len; i++)
    {
      BrgPrize prize = *(const BrgPrize *) snapshot->prizes->pdata[i];

      prize.id = 0;
      if (!write_prize (store, group_id,
                        prize.category < 0 ? 0 : g_array_index (ids, gint64, prize.category),
                        &prize, error))
        return FALSE;
    }
  for (guint i = 0; i < snapshot->norms->len; i++)
    {
      BrgNormWay way = *(const BrgNormWay *) snapshot->norms->pdata[i];

      way.id = 0;
      if (!write_way (store, group_id, i + 1, &way, error))
        return FALSE;
    }
  return TRUE;
}
