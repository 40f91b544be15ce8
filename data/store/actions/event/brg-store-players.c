/* brg-store-players.c - actions on players
 *
 * Rules: rus-draughts-2022 5.3, 5.4.9.5, 5.4.10.5.1, 11.7
 * Tests: tests/data/test-store-players.c, tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-players.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-contest-check.h"
#include "brg-store-contest-kind.h"
#include "brg-store-draw-private.h"
#include "brg-store-leaver.h"
#include "brg-store-rows.h"
#include "brg-store-seats.h"
#include "brg-store-team-rows.h"
#include "brg-store-words.h"

static gboolean
count_of_group (BrgStore *store, const char *sql, gint64 group_id, gint64 *count, GError **error)
{
  return brg_sql_get_int (store, count, error, sql, "i", group_id);
}

/* Players of teams never have one. */
static gboolean
all_have_numbers (GPtrArray *entries, gboolean has_teams)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];

      if (entry->number <= 0 && (entry->is_team || !has_teams))
        return FALSE;
    }
  return TRUE;
}

/* Who joins a team that is there already may take a seat that was empty. */
static gboolean
reseat_teams (BrgStore *store, GPtrArray *entries, GError **error)
{
  gint64 last_id = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      gint64 team_id = ((const BrgEntry *) entries->pdata[i])->team_id;

      if (team_id != 0 && team_id != last_id && !brg_store_reseat_team (store, team_id, error))
        return FALSE;
      last_id = team_id;
    }
  return TRUE;
}

gboolean
brg_store_insert_added (BrgStore *store,
                        gint64 group_id,
                        GPtrArray *entries,
                        gint64 *first_id,
                        GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 n_numbered;
  gint n_boards;
  gboolean keep_numbers;

  if (!count_of_group (store,
                       "SELECT count(*) FROM entry WHERE group_id = ?1 AND number IS NOT NULL",
                       group_id, &n_numbered, error) ||
      !brg_store_count_boards (store, group_id, &n_boards, error))
    return FALSE;
  keep_numbers = n_numbered == 0 && all_have_numbers (entries, n_boards > 0);
  if (!brg_store_insert_entries (store, group_id, entries, keep_numbers, ids, error) ||
      !reseat_teams (store, entries, error) ||
      !brg_store_check_contest_solvers (store, group_id, (const gint64 *) (gpointer) ids->data,
                                        ids->len, error))
    return FALSE;
  if (ids->len > 0 && first_id != NULL)
    *first_id = g_array_index (ids, gint64, 0);
  return TRUE;
}

/* One by name, many by number; a team stands for its players. */
static void
describe_added (BrgAction *action, GPtrArray *entries)
{
  const BrgEntry *first = entries->len > 0 ? entries->pdata[0] : NULL;
  gint n_teams = 0;

  for (guint i = 0; i < entries->len; i++)
    n_teams += ((const BrgEntry *) entries->pdata[i])->is_team;
  if (entries->len == 1 || (n_teams == 1 && first->is_team))
    {
      g_autofree char *name = brg_entry_dup_name (first);

      brg_action_set_text (action, "name", name);
    }
  if (n_teams > 0)
    brg_action_set_int (action, "teams", n_teams);
  brg_action_set_int (action, "count", (gint64) entries->len - n_teams);
}

gboolean
brg_store_add_entries (BrgStore *store,
                       gint64 group_id,
                       GPtrArray *entries,
                       gint64 *first_id,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && entries != NULL, FALSE);

  action = brg_action_begin_in_group (store, "entries-add", group_id, error);
  if (action == NULL || !brg_store_insert_added (store, group_id, entries, first_id, error))
    return FALSE;
  describe_added (action, entries);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* Rounds before the one he joins in. Without a row such a round brings nothing. */
static gboolean
write_missed (BrgStore *store,
              gint64 entry_id,
              gint old_joins_round,
              gint joins_round,
              BrgOutcome missed,
              GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM absence WHERE entry_id = ?1 AND round < ?2", "ii",
                    entry_id, (gint64) MAX (old_joins_round, joins_round)))
    return FALSE;
  for (gint round = 1; missed != BRG_OUTCOME_ZERO_BYE && round < joins_round; round++)
    if (!brg_store_write_absence (store, entry_id, round, missed, error))
      return FALSE;
  return TRUE;
}

/* Whoever was renamed since he was chosen is another person; so is one who plays there already. */
static gboolean
find_same_person (BrgStore *store,
                  gint64 group_id,
                  const BrgEntry *entry,
                  gint64 *person_id,
                  GError **error)
{
  return brg_sql_get_int (store, person_id, error,
                          "SELECT count(*) * ?1 FROM person p WHERE p.id = ?1"
                          " AND p.family_name = ?2 AND p.given_name = ?3"
                          " AND (p.fide_id = '' OR ?4 = '' OR p.fide_id = ?4)"
                          " AND (p.birth = '' OR ?5 = '' OR substr (p.birth, 1, 4) ="
                          " substr (?5, 1, 4)) AND NOT EXISTS (SELECT 1 FROM entry e"
                          " WHERE e.person_id = p.id AND (e.group_id = ?6 OR e.is_team = 1))",
                          "itttti", entry->person_id, entry->family_name, entry->given_name,
                          entry->fide_id, entry->birth, group_id);
}

/* What is known of him now is known in his other events as well; an empty field says nothing. */
static gboolean
link_person (BrgStore *store,
             gint64 entry_id,
             gint64 group_id,
             const BrgEntry *entry,
             GError **error)
{
  gint64 person_id = 0;
  gint64 fresh_id = 0;

  if (entry->is_team || !find_same_person (store, group_id, entry, &person_id, error))
    return entry->is_team;
  if (person_id == 0)
    return TRUE;
  return brg_sql_get_int (store, &fresh_id, error, "SELECT person_id FROM entry WHERE id = ?1", "i",
                          entry_id) &&
         brg_sql_run (store, error, "UPDATE entry SET person_id = ?2 WHERE id = ?1", "ii", entry_id,
                      person_id) &&
         brg_sql_run (store, error, "DELETE FROM person WHERE id = ?1", "i", fresh_id) &&
         brg_sql_run (store, error,
                      "UPDATE person SET"
                      " father_name = CASE ?2 WHEN '' THEN father_name ELSE ?2 END,"
                      " sex = CASE ?3 WHEN '' THEN sex ELSE ?3 END,"
                      " birth = CASE ?4 WHEN '' THEN birth ELSE ?4 END,"
                      " fide_id = CASE ?5 WHEN '' THEN fide_id ELSE ?5 END,"
                      " sight = CASE ?6 WHEN '' THEN sight ELSE ?6 END,"
                      " national_id = CASE ?7 WHEN '' THEN national_id ELSE ?7 END WHERE id = ?1",
                      "itttttt", person_id, entry->father_name, entry->sex, entry->birth,
                      entry->fide_id, entry->sight, entry->national_id);
}

gboolean
brg_store_add_entry (BrgStore *store,
                     gint64 group_id,
                     const BrgEntry *entry,
                     BrgOutcome missed,
                     gint64 *entry_id,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  BrgEntry *copy;
  gint64 id;

  g_return_val_if_fail (store != NULL && entry != NULL, FALSE);
  g_return_val_if_fail (brg_outcome_is_bye (missed), FALSE);

  copy = brg_entry_copy (entry);
  copy->number = 0;
  g_ptr_array_add (entries, copy);
  action = brg_action_begin_in_group (store, "entries-add", group_id, error);
  if (action == NULL || !brg_store_insert_added (store, group_id, entries, &id, error) ||
      (entry->person_id != 0 && !link_person (store, id, group_id, entry, error)))
    return FALSE;
  if (entry->team_id == 0 && !write_missed (store, id, 1, entry->joins_round, missed, error))
    return FALSE;
  describe_added (action, entries);
  if (entry_id != NULL)
    *entry_id = id;
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
check_may_join (BrgStore *store, const BrgEntry *entry, GError **error)
{
  gint64 n_games;

  if (!brg_sql_get_int (store, &n_games, error,
                        "SELECT count(*) FROM pairing p JOIN round r ON r.id = p.round_id"
                        " WHERE (p.white_id = ?1 OR p.black_id = ?1) AND r.number < ?2",
                        "ii", entry->id, (gint64) entry->joins_round))
    return FALSE;
  return n_games == 0 ||
         brg_store_refuse (error, _ ("The player has already been paired in an earlier round."));
}

static gboolean
write_entry (BrgStore *store, const BrgEntry *entry, const BrgEntryPlace *place, GError **error)
{
  return brg_sql_run (
             store, error,
             "UPDATE person SET family_name = ?2, given_name = ?3, father_name = ?4,"
             " sex = ?5, birth = ?6, fide_id = ?7, sight = ?8, national_id = ?9 WHERE id = ?1",
             "itttttttt", place->person_id, entry->family_name, entry->given_name,
             entry->father_name, entry->sex, entry->birth, entry->fide_id, entry->sight,
             entry->national_id) &&
         brg_sql_run (store, error,
                      "UPDATE entry SET title = ?2, rating = ?3, federation = ?4,"
                      " organisation = ?5, joins_round = ?6, coach = ?7, captain = ?8,"
                      " assistant = ?9 WHERE id = ?1",
                      "itittittt", entry->id, entry->title, (gint64) entry->rating,
                      entry->federation, entry->organisation, (gint64) entry->joins_round,
                      entry->coach, entry->captain, entry->assistant);
}

static gboolean
find_renamed (BrgStore *store,
              gint64 person_id,
              const BrgEntry *entry,
              gboolean *is_renamed,
              GError **error)
{
  gint64 n_same;

  if (!brg_sql_get_int (store, &n_same, error,
                        "SELECT count(*) FROM person WHERE id = ?1 AND family_name = ?2 AND"
                        " given_name = ?3 AND father_name = ?4",
                        "ittt", person_id, entry->family_name, entry->given_name,
                        entry->father_name))
    return FALSE;
  *is_renamed = n_same == 0;
  return TRUE;
}

/* With %BRG_OUTCOME_NONE for @missed the rounds before he joins stay as they are. */
static gboolean
update_entry (BrgStore *store, const BrgEntry *entry, BrgOutcome missed, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  gboolean is_renamed;

  if (!brg_store_find_entry (store, entry->id, &place, error) ||
      !check_may_join (store, entry, error) ||
      !find_renamed (store, place.person_id, entry, &is_renamed, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "entry-update", place.group_id, error);
  if (action == NULL || !write_entry (store, entry, &place, error) ||
      /* rus-draughts-2022 11.7: with another name he may be the chief judge of a contest, who does
       * not compete. What stood there before is not asked again. */
      (is_renamed && !brg_store_check_contest_chief_of_person (store, place.person_id, error)))
    return FALSE;
  if (missed != BRG_OUTCOME_NONE && place.team_id == 0 &&
      !write_missed (store, entry->id, place.joins_round, entry->joins_round, missed, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_update_entry (BrgStore *store, const BrgEntry *entry, GError **error)
{
  g_return_val_if_fail (store != NULL && entry != NULL, FALSE);

  return update_entry (store, entry, BRG_OUTCOME_NONE, error);
}

gboolean
brg_store_update_late_entry (BrgStore *store,
                             const BrgEntry *entry,
                             BrgOutcome missed,
                             GError **error)
{
  g_return_val_if_fail (store != NULL && entry != NULL, FALSE);
  g_return_val_if_fail (brg_outcome_is_bye (missed), FALSE);

  return update_entry (store, entry, missed, error);
}

static gboolean
count_rounds (BrgStore *store, gint64 group_id, gint64 *n_rounds, GError **error)
{
  return count_of_group (store, "SELECT count(*) FROM round WHERE group_id = ?1", group_id,
                         n_rounds, error);
}

static gboolean
write_numbers (BrgStore *store, const gint64 *entry_ids, guint n_entries, GError **error)
{
  for (guint i = 0; i < n_entries; i++)
    if (!brg_store_check_may_have_number (store, entry_ids[i], error) ||
        !brg_sql_run (store, error, "UPDATE entry SET number = ?2 WHERE id = ?1", "ii",
                      entry_ids[i], (gint64) i + 1))
      return FALSE;
  return TRUE;
}

/* rus-draughts-2022 5.3: who is refused does not play and gets no number. */
static gboolean
check_may_number (BrgStore *store, gint64 group_id, guint n_entries, GError **error)
{
  gint64 n_rounds;
  gint64 n_players;

  if (!count_rounds (store, group_id, &n_rounds, error) ||
      !count_of_group (store,
                       "SELECT count(*) FROM entry e WHERE group_id = ?1 AND team_id IS NULL"
                       " AND NOT EXISTS (SELECT 1 FROM admission a"
                       "                 WHERE a.entry_id = e.id AND a.state = 'refused')",
                       group_id, &n_players, error))
    return FALSE;
  if (n_rounds > 0)
    /* rus-draughts-2022 5.4.10.5.1: the number of the first round stays to the end. */
    return brg_store_refuse (error, _ ("Pairing numbers cannot change once a round is paired."));
  return n_players == n_entries ||
         brg_store_refuse (error, _ ("The list of players has changed. Assign the numbers "
                                     "again."));
}

gboolean
brg_store_number_entries (BrgStore *store,
                          gint64 group_id,
                          const gint64 *entry_ids,
                          guint n_entries,
                          const char *method,
                          guint64 seed,
                          const BrgDrawRecord *draw,
                          GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *seed_text = NULL;

  g_return_val_if_fail (store != NULL && method != NULL, FALSE);

  if (!check_may_number (store, group_id, n_entries, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "entries-number", group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "UPDATE entry SET number = NULL WHERE group_id = ?1", "i",
                    group_id) ||
      !write_numbers (store, entry_ids, n_entries, error))
    return FALSE;
  seed_text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  brg_action_set_text (action, "method", method);
  brg_action_set_text (action, "seed", seed_text);
  if (draw != NULL)
    brg_store_note_draw (action, group_id, draw);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_absence (BrgStore *store,
                       gint64 entry_id,
                       gint round,
                       BrgOutcome outcome,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  gint64 n_rounds;
  char code[2] = { brg_outcome_to_code (outcome), '\0' };

  g_return_val_if_fail (store != NULL && round >= 1, FALSE);
  g_return_val_if_fail (outcome == BRG_OUTCOME_NONE || brg_outcome_is_bye (outcome), FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error) ||
      !count_rounds (store, place.group_id, &n_rounds, error))
    return FALSE;
  if (place.team_id != 0)
    return brg_store_refuse (error, _ ("A team player misses a round through the line-up."));
  if (round <= n_rounds)
    return brg_store_refuse (error, _ ("The round is already paired."));
  action = brg_action_begin_in_group (store, "absence", place.group_id, error);
  if (action == NULL || !brg_store_write_absence (store, entry_id, round, outcome, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_int (action, "round", round);
  brg_action_set_text (action, "outcome", code);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_withdraw (BrgStore *store,
                    gint64 entry_id,
                    gint left_after,
                    const char *reason,
                    GError **error)
{
  const BrgLeaverDecision by_book = { .left_after = left_after, .reason = reason };

  return brg_store_withdraw_as_decided (store, entry_id, &by_book, error);
}

gboolean
brg_store_withdraw_as_decided (BrgStore *store,
                               gint64 entry_id,
                               const BrgLeaverDecision *decision,
                               GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  const char *rule;

  g_return_val_if_fail (store != NULL && decision != NULL, FALSE);
  g_return_val_if_fail (decision->left_after >= 0 && decision->reason != NULL, FALSE);

  rule = brg_store_leaver_rule_to_word (decision->rule);
  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "withdraw", place.group_id, error);
  if (action == NULL ||
      !brg_store_write_leaver (store, entry_id, &place, decision->left_after, decision->reason,
                               decision->rule, decision->is_excluded, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_int (action, "after", decision->left_after);
  brg_action_set_text (action, "reason", decision->reason);
  if (*rule != '\0')
    brg_action_set_text (action, "rule", rule);
  if (decision->is_excluded)
    brg_action_set_int (action, "excluded", 1);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_return (BrgStore *store, gint64 entry_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "return", place.group_id, error);
  if (action == NULL || !brg_store_write_return (store, entry_id, &place, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
