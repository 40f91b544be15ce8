/* brg-store-postal.c - actions on the regulations and the breaks of play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.3, 10.2.1, 10.3.9, 10.4.1
 * Tests: tests/data/test-store-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-store-postal-check.h"
#include "brg-store-postal-follow.h"
#include "brg-store-postal-kind.h"
#include "brg-store-postal-place.h"
#include "brg-store-postal-rows.h"
#include "brg-store-rows.h"
#include "brg-store-team-rows.h"
#include "brg-text-tidy.h"

#define MOST_NORM 9999
#define MOST_TRANSIT 999

static gboolean
check_text (const char *name, const char *text, GError **error)
{
  const BrgTextRule rule = { name, BRG_STORE_POSTAL_MOST_TEXT, FALSE };

  return brg_store_check_text (&rule, text, error);
}

/* rus-draughts-2022 10.2.3: it stands on every card, and in the codes of the games. */
static gboolean
check_code (const char *code, GError **error)
{
  glong length = g_utf8_strlen (code, -1);

  if (length <= BRG_STORE_POSTAL_MOST_CODE)
    return check_text (_ ("Cipher"), code, error);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: two numbers of characters */
               _ ("The cipher of the event has %ld characters, at most %d are taken."), length,
               BRG_STORE_POSTAL_MOST_CODE);
  return FALSE;
}

/* rus-draughts-2022 10.3.9: a server may count by itself. */
static gboolean
check_terms (const BrgPostalTerms *terms, GError **error)
{
  const BrgPostalDay days[] = { terms->start, terms->end };

  if (!brg_store_check_postal_span (terms, error) ||
      !brg_store_check_postal_days (days, G_N_ELEMENTS (days), error))
    return FALSE;
  if (terms->norm_days == 0 && terms->channel != BRG_POSTAL_BY_SERVER)
    return brg_store_refuse (error, _ ("Say how many days are given for how many moves."));
  if (terms->norm_days > MOST_NORM || terms->norm_moves == 0 || terms->norm_moves > MOST_NORM ||
      terms->transit < -1 || terms->transit > MOST_TRANSIT)
    return brg_store_refuse (error, _ ("A number of the regulations is out of its range."));
  return check_code (terms->code, error) &&
         check_text (_ ("Chief secretary"), terms->secretary, error) &&
         check_text (_ ("Chief arbiter"), terms->arbiter, error) &&
         check_text (_ ("Organisation"), terms->organisation, error) &&
         check_text (_ ("Note"), terms->note, error);
}

/* What was decided was decided while play went on. */
static gboolean
check_decisions (BrgStore *store, gint64 group_id, const BrgPostalTerms *terms, GError **error)
{
  g_autofree char *start = brg_postal_day_to_iso (terms->start);
  char day[BRG_POSTAL_DAY_LENGTH];
  gint64 n_before;

  if (!brg_sql_get_int (store, &n_before, error,
                        "SELECT count(*) FROM postal_measure WHERE group_id = ?1 AND decided_on <"
                        " ?2",
                        "it", group_id, start))
    return FALSE;
  if (n_before == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               _ ("Nothing is decided before the first day of play, %s."),
               brg_postal_day_write (terms->start, day));
  return FALSE;
}

static gboolean
remove_terms (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action =
      brg_action_begin_in_group (store, "postal-terms-remove", group_id, error);

  return action != NULL && brg_store_delete_postal_terms (store, group_id, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* The days of the event stay those of play, where they were. */
static gboolean
move_event_days (BrgStore *store, gint64 group_id, const BrgPostalTerms *terms, GError **error)
{
  g_autofree char *starts = brg_postal_day_to_iso (terms->start);
  g_autofree char *ends = brg_postal_day_to_iso (terms->end);

  return brg_sql_run (store, error,
                      "UPDATE event SET starts = ?2, ends = ?3 WHERE id = (SELECT event_id FROM"
                      " event_group WHERE id = ?1)",
                      "itt", group_id, starts, ends);
}

gboolean
brg_store_set_postal_terms (BrgStore *store,
                            gint64 group_id,
                            const BrgPostalTerms *terms,
                            GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgPostalFollowing) following = { 0 };
  gint64 event_id;
  gint64 same;

  g_return_val_if_fail (store != NULL, FALSE);

  if (terms == NULL)
    return remove_terms (store, group_id, error);
  if (!brg_store_check_is_no_contest (store, group_id, error) ||
      !brg_store_check_postal_group (store, group_id, 0, error) || !check_terms (terms, error) ||
      !check_decisions (store, group_id, terms, error) ||
      !brg_store_find_event_of_group (store, group_id, &event_id, error) ||
      !brg_store_find_same_postal_days (store, event_id, &same, error) ||
      !brg_postal_following_begin (&following, store, group_id, NULL, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "postal-terms", group_id, error);
  if (action == NULL || !brg_store_write_postal_terms (store, group_id, terms, error) ||
      (same == group_id && !move_event_days (store, group_id, terms, error)) ||
      !brg_postal_following_finish (&following, store, action, error))
    return FALSE;
  brg_action_set_text (action, "code", terms->code);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_begin_postal (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *now = NULL;
  gint64 n_planned;
  gint64 n_terms;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_sql_get_int (store, &n_terms, error,
                        "SELECT count(*) FROM postal_terms WHERE group_id = ?1", "i", group_id) ||
      !brg_sql_get_int (store, &n_planned, error,
                        "SELECT count(*) FROM round WHERE group_id = ?1 AND state = 'planned'", "i",
                        group_id))
    return FALSE;
  if (n_terms == 0)
    return brg_store_refuse (error, _ ("This group is not played by correspondence."));
  if (n_planned == 0)
    return brg_store_refuse (error, _ ("No round waits: pair the rounds first."));
  now = brg_sql_dup_now (store);
  action = brg_action_begin_in_group (store, "postal-begin", group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "UPDATE round SET state = 'published', published_at ="
                                      " iif (published_at = '', ?2, published_at)"
                                      " WHERE group_id = ?1 AND state = 'planned'",
                                      "it", group_id, now))
    return FALSE;
  brg_action_set_int (action, "count", n_planned);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  brg_backup_make (store);
  return TRUE;
}

static gboolean
check_play_has_ended (BrgStore *store, gint64 group_id, GError **error)
{
  gint64 n_terms;
  gint64 n_played;
  gint64 n_missing;

  if (!brg_sql_get_int (store, &n_terms, error,
                        "SELECT count(*) FROM postal_terms WHERE group_id = ?1", "i", group_id) ||
      !brg_sql_get_int (store, &n_played, error,
                        "SELECT count(*) FROM round WHERE group_id = ?1 AND state = 'published'",
                        "i", group_id) ||
      !brg_sql_get_int (store, &n_missing, error,
                        "SELECT count(*)" BRG_SQL_MISSING "r.group_id = ?1", "i", group_id))
    return FALSE;
  if (n_terms == 0)
    return brg_store_refuse (error, _ ("This group is not played by correspondence."));
  if (n_played == 0)
    return brg_store_refuse (error, _ ("No game is being played."));
  if (n_missing == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               ngettext ("%d result is missing.", "%d results are missing.", (gulong) n_missing),
               (gint) n_missing);
  return FALSE;
}

gboolean
brg_store_end_postal (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *now = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!check_play_has_ended (store, group_id, error) ||
      !brg_store_check_entries_agree (store, group_id, 0, error))
    return FALSE;
  now = brg_sql_dup_now (store);
  action = brg_action_begin_in_group (store, "postal-end", group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "UPDATE round SET state = 'closed', closed_at = ?2"
                    " WHERE group_id = ?1 AND state = 'published'",
                    "it", group_id, now) ||
      !brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  brg_backup_make (store);
  return TRUE;
}

/* The group of a player, who plays by correspondence. */
static gboolean
find_player (BrgStore *store, gint64 entry_id, gint64 *group_id, GError **error)
{
  if (!brg_sql_get_int (store, group_id, error,
                        "SELECT coalesce (max (e.group_id), 0) FROM entry e JOIN postal_terms t ON"
                        " t.group_id = e.group_id WHERE e.id = ?1",
                        "i", entry_id))
    return FALSE;
  return *group_id != 0 ||
         brg_store_refuse (error, _ ("This group is not played by correspondence."));
}

static gboolean
name_player (BrgStore *store, BrgAction *action, gint64 entry_id, GError **error)
{
  g_autofree char *name = brg_store_dup_entry_name (store, entry_id, error);

  if (name == NULL)
    return FALSE;
  brg_action_set_text (action, "name", name);
  return TRUE;
}

static void
name_day (BrgAction *action, const char *key, BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  brg_action_set_text (action, key, brg_postal_day_write (day, text));
}

/* All of the group of the first one. */
static gboolean
check_sheets (BrgStore *store,
              const BrgStorePostalSheet *sheets,
              guint n_sheets,
              gint64 *group_id,
              GError **error)
{
  for (guint i = 0; i < n_sheets; i++)
    if (!brg_store_check_postal_days (&sheets[i].day, 1, error))
      return FALSE;
  if (!find_player (store, sheets[0].entry_id, group_id, error))
    return FALSE;
  for (guint i = 1; i < n_sheets; i++)
    {
      gint64 n_there;

      if (!brg_sql_get_int (store, &n_there, error,
                            "SELECT count(*) FROM entry WHERE id = ?1 AND group_id = ?2", "ii",
                            sheets[i].entry_id, *group_id))
        return FALSE;
      if (n_there == 0)
        return brg_store_refuse (error, _ ("Who got the starting list does not play in this "
                                           "group."));
    }
  return TRUE;
}

/* rus-draughts-2022 10.3.2 */
gboolean
brg_store_set_postal_sheets (BrgStore *store,
                             const BrgStorePostalSheet *sheets,
                             guint n_sheets,
                             GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgPostalFollowing) following = { 0 };
  gboolean is_one = n_sheets == 1;
  const gint64 players[2] = { n_sheets > 0 ? sheets[0].entry_id : 0, 0 };
  gint64 group_id;

  g_return_val_if_fail (store != NULL && sheets != NULL && n_sheets > 0, FALSE);

  if (!check_sheets (store, sheets, n_sheets, &group_id, error) ||
      !brg_postal_following_begin (&following, store, group_id, is_one ? players : NULL, error))
    return FALSE;
  action =
      brg_action_begin_in_group (store, is_one ? "postal-sheet" : "postal-sheets", group_id, error);
  if (action == NULL || (is_one && !name_player (store, action, sheets[0].entry_id, error)))
    return FALSE;
  for (guint i = 0; i < n_sheets; i++)
    if (!brg_store_write_postal_sheet (store, sheets[i].entry_id, sheets[i].day, error))
      return FALSE;
  if (is_one)
    name_day (action, "day", sheets[0].day);
  else
    brg_action_set_int (action, "count", n_sheets);
  return brg_postal_following_finish (&following, store, action, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* Whose break it is, of one that is there. */
static gboolean
find_pause (BrgStore *store, gint64 id, gint64 *entry_id, GError **error)
{
  if (!brg_sql_get_int (store, entry_id, error,
                        "SELECT coalesce (max (entry_id), 0) FROM postal_break WHERE id = ?1", "i",
                        id))
    return FALSE;
  if (*entry_id != 0)
    return TRUE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The break is no longer there."));
  return FALSE;
}

gboolean
brg_store_put_postal_pause (BrgStore *store, const BrgPostalPause *pause, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgPostalFollowing) following = { 0 };
  BrgPostalPause copy;
  gint64 players[2] = { 0 };
  gint64 group_id;

  g_return_val_if_fail (store != NULL && pause != NULL, FALSE);

  copy = *pause;
  players[0] = pause->entry_id;
  if (pause->id != 0 && !find_pause (store, pause->id, &players[0], error))
    return FALSE;
  copy.entry_id = players[0];
  if (!find_player (store, players[0], &group_id, error) ||
      !brg_store_check_postal_pause (store, &copy, group_id, error) ||
      !brg_postal_following_begin (&following, store, group_id, players, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "postal-break", group_id, error);
  if (action == NULL || !name_player (store, action, players[0], error) ||
      !brg_store_write_postal_pause (store, &copy, error) ||
      !brg_postal_following_finish (&following, store, action, error))
    return FALSE;
  name_day (action, "from", pause->from);
  name_day (action, "to", pause->to);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_remove_postal_pause (BrgStore *store, gint64 id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgPostalFollowing) following = { 0 };
  gint64 players[2] = { 0 };
  gint64 group_id;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_pause (store, id, &players[0], error) ||
      !find_player (store, players[0], &group_id, error) ||
      !brg_postal_following_begin (&following, store, group_id, players, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "postal-break-remove", group_id, error);
  return action != NULL && name_player (store, action, players[0], error) &&
         brg_sql_run (store, error, "DELETE FROM postal_notice WHERE break_id = ?1", "i", id) &&
         brg_sql_run (store, error, "DELETE FROM postal_break WHERE id = ?1", "i", id) &&
         brg_postal_following_finish (&following, store, action, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}
