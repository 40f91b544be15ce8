/* brg-store-removal.c - takes players and teams out of the list
 *
 * Tests: tests/data/test-store-rounds.c, tests/data/test-store-teams.c,
 *   tests/data/test-store-incidents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-removal.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-entry-place.h"
#include "brg-store-playoff-rows.h"
#include "brg-store-private.h"
#include "brg-store-rows.h"
#include "brg-store-seats.h"
#include "brg-store-team-rows.h"
#include "brg-store-tie-rows.h"

static gboolean
check_never_paired (BrgStore *store, gint64 entry_id, const BrgEntryPlace *place, GError **error)
{
  gint64 n_games;

  if (!brg_sql_get_int (store, &n_games, error,
                        "SELECT count(*) FROM pairing WHERE white_id = ?1 OR black_id = ?1", "i",
                        entry_id))
    return FALSE;
  if (n_games == 0)
    return brg_store_check_no_playoff (store, entry_id, error);
  return brg_store_refuse (error, place->is_team
                                      ? _ ("The team has already been paired. It can only be "
                                           "withdrawn.")
                                      : _ ("The player has already been paired and can only be "
                                           "withdrawn."));
}

/* rus-draughts-2022 11.5.2, 11.6.1: works and answers stay those of somebody. */
static gboolean
check_not_in_contest (BrgStore *store, gint64 entry_id, GError **error)
{
  gint64 n_works;

  if (!brg_sql_get_int (store, &n_works, error,
                        "SELECT (SELECT count(*) FROM contest_author WHERE entry_id = ?1) + (SELECT"
                        " count(*) FROM contest_answer WHERE entry_id = ?1)",
                        "i", entry_id))
    return FALSE;
  return n_works == 0 ||
         brg_store_refuse (error, _ ("There are works or answers of this participant, who can be "
                                     "withdrawn but not removed."));
}

/* The log is never changed, and what it says of somebody must stay readable; a team's players stand
 * for it. */
static gboolean
check_not_in_log (BrgStore *store, gint64 entry_id, GError **error)
{
  gint64 n_incidents;
  gint64 n_protests;
  gint64 n_measures;

  if (!brg_sql_get_int (store, &n_incidents, error,
                        "SELECT count(*) FROM incident WHERE entry_id IN (SELECT id FROM entry"
                        " WHERE id = ?1 OR team_id = ?1) OR opponent_id IN (SELECT id FROM entry"
                        " WHERE id = ?1 OR team_id = ?1)",
                        "i", entry_id) ||
      !brg_sql_get_int (store, &n_protests, error,
                        "SELECT count(*) FROM protest WHERE entry_id IN (SELECT id FROM entry"
                        " WHERE id = ?1 OR team_id = ?1) OR other_id IN (SELECT id FROM entry"
                        " WHERE id = ?1 OR team_id = ?1)",
                        "i", entry_id) ||
      !brg_sql_get_int (store, &n_measures, error,
                        "SELECT count(*) FROM postal_measure WHERE entry_id = ?1", "i", entry_id))
    return FALSE;
  n_incidents += n_measures;
  if (n_incidents > 0)
    return brg_store_refuse (error, _ ("The penalty log names this participant and never "
                                       "changes: the participant can be withdrawn but not "
                                       "removed."));
  return n_protests == 0 ||
         brg_store_refuse (error, _ ("A protest names this participant, who can be withdrawn "
                                     "but not removed."));
}

/* In planned rounds somebody else takes the seat of a team's player. */
static gboolean
leave_team (BrgStore *store, gint64 entry_id, const BrgEntryPlace *place, GError **error)
{
  return place->team_id == 0 ||
         (brg_store_displace_player (store, entry_id, place->team_id, error) &&
          brg_store_reseat_team (store, place->team_id, error));
}

/* A player of several stages is one person. */
static gboolean
delete_person (BrgStore *store, gint64 person_id, GError **error)
{
  static const char *const tables[] = { "person_rank", "person_rating", "person_photo",
                                        "person_alias", NULL };

  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_autofree char *sql = g_strdup_printf ("DELETE FROM %s WHERE person_id = ?1 AND ?1 NOT IN"
                                              " (SELECT person_id FROM entry)",
                                              tables[i]);

      if (!brg_sql_run (store, error, sql, "i", person_id))
        return FALSE;
    }
  return brg_sql_run (store, error,
                      "DELETE FROM person WHERE id = ?1"
                      " AND id NOT IN (SELECT person_id FROM entry)",
                      "i", person_id) &&
         brg_sql_run (store, error, BRG_SQL_DROP_ORPHAN_PAPERS, "");
}

/* Nothing was decided about him: check_not_in_log(). */
static gboolean
delete_postal (BrgStore *store, gint64 entry_id, GError **error)
{
  return brg_sql_run (store, error,
                      "DELETE FROM postal_notice WHERE opponent_id = ?1 OR break_id IN (SELECT id"
                      " FROM postal_break WHERE entry_id = ?1)",
                      "i", entry_id) &&
         brg_sql_run (store, error, "DELETE FROM postal_break WHERE entry_id = ?1", "i",
                      entry_id) &&
         brg_sql_run (store, error, "DELETE FROM postal_sheet WHERE entry_id = ?1", "i", entry_id);
}

static gboolean
delete_rows (BrgStore *store, gint64 entry_id, gint64 person_id, GError **error)
{
  return brg_sql_run (store, error, "DELETE FROM absence WHERE entry_id = ?1", "i", entry_id) &&
         brg_sql_run (store, error, "DELETE FROM check_in WHERE entry_id = ?1", "i", entry_id) &&
         brg_sql_run (store, error, "DELETE FROM entry_rating WHERE entry_id = ?1", "i",
                      entry_id) &&
         brg_sql_run (store, error, "DELETE FROM entry_paper WHERE entry_id = ?1", "i", entry_id) &&
         brg_sql_run (store, error, "DELETE FROM entry_fee WHERE entry_id = ?1", "i", entry_id) &&
         brg_sql_run (store, error, "DELETE FROM admission WHERE entry_id = ?1", "i", entry_id) &&
         brg_sql_run (store, error,
                      "DELETE FROM forbidden_pair WHERE player_id = ?1 OR other_id = ?1", "i",
                      entry_id) &&
         brg_sql_run (store, error, "DELETE FROM drawn_number WHERE entry_id = ?1", "i",
                      entry_id) &&
         brg_sql_run (store, error, "DELETE FROM section WHERE entry_id = ?1", "i", entry_id) &&
         brg_sql_run (store, error, "DELETE FROM virtual_points WHERE entry_id = ?1", "i",
                      entry_id) &&
         brg_sql_run (store, error, "DELETE FROM official_interest WHERE entry_id = ?1", "i",
                      entry_id) &&
         delete_postal (store, entry_id, error) &&
         brg_sql_run (store, error,
                      "UPDATE committee_member SET entry_id = NULL WHERE entry_id = ?1", "i",
                      entry_id) &&
         brg_store_leave_tie_orders (store, entry_id, error) &&
         brg_sql_run (store, error, "DELETE FROM entry WHERE id = ?1", "i", entry_id) &&
         delete_person (store, person_id, error);
}

/* A team goes with its players, who have sat nowhere if it was never paired. A person is deleted
 * after the entry that names him. */
static gboolean
delete_players (BrgStore *store, gint64 team_id, GError **error)
{
  gint64 player_id;
  gint64 person_id;

  if (!brg_sql_run (store, error, "DELETE FROM line_up WHERE team_id = ?1", "i", team_id))
    return FALSE;
  for (;;)
    {
      if (!brg_sql_get_int (store, &player_id, error,
                            "SELECT min (id) FROM entry WHERE team_id = ?1", "i", team_id))
        return FALSE;
      if (player_id == 0)
        return TRUE;
      if (!brg_sql_get_int (store, &person_id, error, "SELECT person_id FROM entry WHERE id = ?1",
                            "i", player_id) ||
          !delete_rows (store, player_id, person_id, error))
        return FALSE;
    }
}

/* Numbers after a removed one move up, so that they stay without a gap. */
static gboolean
delete_entry (BrgStore *store, gint64 entry_id, const BrgEntryPlace *place, GError **error)
{
  if ((place->is_team && !delete_players (store, entry_id, error)) ||
      !delete_rows (store, entry_id, place->person_id, error))
    return FALSE;
  if (place->number == 0)
    return TRUE;
  /* Two steps: a number is unique in its group at every moment. */
  return brg_sql_run (store, error,
                      "UPDATE entry SET number = number + 1000000"
                      " WHERE group_id = ?1 AND number > ?2",
                      "ii", place->group_id, (gint64) place->number) &&
         brg_sql_run (store, error,
                      "UPDATE entry SET number = number - 1000001"
                      " WHERE group_id = ?1 AND number > 1000000",
                      "i", place->group_id);
}

gboolean
brg_store_delete_unpaired (BrgStore *store, gint64 entry_id, GError **error)
{
  g_auto (BrgEntryPlace) place = { 0 };
  gint64 n_rounds;

  if (!brg_store_find_entry (store, entry_id, &place, error) ||
      !brg_sql_get_int (store, &n_rounds, error, "SELECT count(*) FROM round WHERE group_id = ?1",
                        "i", place.group_id) ||
      !leave_team (store, entry_id, &place, error) ||
      !check_never_paired (store, entry_id, &place, error) ||
      !check_not_in_log (store, entry_id, error) || !check_not_in_contest (store, entry_id, error))
    return FALSE;
  /* Once a round is paired the numbers of the others are on paper: they stay as they are. */
  if (n_rounds > 0)
    place.number = 0;
  return delete_entry (store, entry_id, &place, error);
}

gboolean
brg_store_remove_entry (BrgStore *store, gint64 entry_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, place.is_team ? "team-remove" : "entry-remove",
                                      place.group_id, error);
  if (action == NULL || !brg_store_delete_unpaired (store, entry_id, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_remove_entry_and_draw (BrgStore *store, gint64 entry_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  if (place.team_id != 0)
    return brg_store_refuse (error, _ ("A team player has no number of his own."));
  action = brg_action_begin_in_group (store, "draw-remove", place.group_id, error);
  /* ussr-chess-1956 23: with an odd field there is a new draw, and it saves a round. */
  if (action == NULL || !check_not_in_log (store, entry_id, error) ||
      !brg_store_delete_rounds (store, place.group_id, 1, error) ||
      !brg_sql_run (store, error, "UPDATE event_group SET round_order = '' WHERE id = ?1", "i",
                    place.group_id) ||
      !brg_sql_run (store, error, "UPDATE entry SET number = NULL WHERE group_id = ?1", "i",
                    place.group_id))
    return FALSE;
  place.number = 0;
  if (!delete_entry (store, entry_id, &place, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
