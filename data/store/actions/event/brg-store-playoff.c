/* brg-store-playoff.c - actions on play-offs of players who are tied
 *
 * Rules: rus-chess-2014 30.5; rus-draughts-2022 5.4.8.13, 5.4.9.6.1
 * Tests: tests/data/test-store-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-playoff.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-result-text.h"
#include "brg-store-load.h"
#include "brg-store-playoff-rows.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"
#include "brg-tournament.h"

const BrgPlayoffRecord *
brg_snapshot_find_playoff (const BrgSnapshot *snapshot, gint64 playoff_id)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  for (guint i = 0; i < snapshot->playoffs->len; i++)
    if (((const BrgPlayoffRecord *) snapshot->playoffs->pdata[i])->id == playoff_id)
      return snapshot->playoffs->pdata[i];
  return NULL;
}

/* Whether somebody, or his team, had left before the round. */
static gboolean
has_left (const BrgSnapshot *snapshot, const BrgEntry *entry, gint round)
{
  gint team = entry->team_id != 0 ? brg_snapshot_find_entry (snapshot, entry->team_id) : BRG_NOBODY;

  return entry->left_after < round ||
         (team != BRG_NOBODY && brg_snapshot_get_entry (snapshot, team)->left_after < round);
}

static gboolean
is_open (const BrgSnapshot *snapshot, const BrgRound *round, const BrgGame *game)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);

  return game->black != BRG_NOBODY && brg_outcome_is_pending (game->white_outcome) &&
         !has_left (snapshot, brg_snapshot_get_entry (boards, game->white), round->number) &&
         !has_left (snapshot, brg_snapshot_get_entry (boards, game->black), round->number);
}

gboolean
brg_snapshot_check_playoff (const BrgSnapshot *snapshot, GError **error)
{
  const BrgSnapshot *boards;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  boards = brg_snapshot_get_boards (snapshot);
  if (boards->rounds->len == 0 || (gint) boards->rounds->len < brg_snapshot_count_rounds (snapshot))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("A play-off begins after the last round; round %d is not paired yet."),
                   (gint) boards->rounds->len + 1);
      return FALSE;
    }
  for (guint i = 0; i < boards->rounds->len; i++)
    {
      const BrgRound *round = boards->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        if (is_open (snapshot, round, &g_array_index (round->games, BrgGame, k)))
          {
            g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                         _ ("A play-off begins after the last game; a result of round %d is"
                            " missing."),
                         round->number);
            return FALSE;
          }
    }
  return TRUE;
}

static gboolean
check_format (const char *id, const char *options, guint n_entries, GError **error)
{
  const BrgPlayoffFormat *format = brg_playoff_find_format (id);
  g_autofree char *fault = NULL;

  if (format == NULL)
    {
      /* Translators: a word of a file */
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("There is no play-off “%s”."), id);
      return FALSE;
    }
  if (!brg_playoff_format_suits (format, (gint) n_entries))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   ngettext ("This play-off is not for %d player.",
                             "This play-off is not for %d players.", n_entries),
                   (gint) n_entries);
      return FALSE;
    }
  if (!brg_playoff_options_check (format, (gint) n_entries, options, &fault))
    {
      /* Translators: a choice in the form name=value */
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("The play-off has no choice “%s”."), fault);
      return FALSE;
    }
  return TRUE;
}

/* Whether he is in a play-off whose order is not known. */
static gboolean
plays_elsewhere (const BrgSnapshot *snapshot, gint index)
{
  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      const BrgPlayoffRecord *record = snapshot->playoffs->pdata[i];
      g_autoptr (BrgPlayoff) playoff = brg_playoff_record_replay (record);

      if (brg_playoff_record_has (record, index) && (playoff == NULL || !playoff->is_over))
        return TRUE;
    }
  return FALSE;
}

/* Somebody who can play: in the group, numbered, still there, and in no other open play-off. */
static gboolean
check_player (const BrgSnapshot *snapshot, gint index, GError **error)
{
  g_autofree char *name = NULL;

  if (index == BRG_NOBODY || brg_snapshot_get_entry (snapshot, index)->number == 0)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player is no longer in the list."));
      return FALSE;
    }
  name = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, index));
  if (brg_snapshot_get_entry (snapshot, index)->left_after != BRG_STAYS)
    {
      /* Translators: %s is the name of a player */
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("%s has withdrawn and cannot play off."), name);
      return FALSE;
    }
  if (plays_elsewhere (snapshot, index))
    {
      /* Translators: %s is the name of a player */
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("%s is in a play-off that is not over."), name);
      return FALSE;
    }
  return TRUE;
}

/* The names of those who play, the first in the table first. NULL when one of them may not. */
static char *
check_players (const BrgSnapshot *snapshot,
               const gint64 *entry_ids,
               guint n_entries,
               GArray *players,
               GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < n_entries; i++)
    {
      gint entry = brg_snapshot_find_entry (snapshot, entry_ids[i]);
      g_autofree char *name = NULL;

      if (!check_player (snapshot, entry, error))
        return NULL;
      for (guint k = 0; k < i; k++)
        if (g_array_index (players, gint, k) == entry)
          {
            brg_store_refuse (error, _ ("A player can be in a play-off only once."));
            return NULL;
          }
      g_array_append_val (players, entry);
      name = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, entry));
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

gboolean
brg_store_create_playoff (BrgStore *store,
                          gint64 group_id,
                          const char *format,
                          const char *options,
                          const char *control,
                          guint64 seed,
                          const gint64 *entry_ids,
                          guint n_entries,
                          gint64 *playoff_id,
                          GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPlayoffRecord) record = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *names = NULL;
  gint64 id;

  g_return_val_if_fail (store != NULL && format != NULL, FALSE);
  g_return_val_if_fail (options != NULL && control != NULL, FALSE);
  g_return_val_if_fail (entry_ids != NULL || n_entries == 0, FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL || !check_format (format, options, n_entries, error) ||
      !brg_snapshot_check_playoff (snapshot, error))
    return FALSE;
  record = brg_playoff_record_new ();
  names = check_players (snapshot, entry_ids, n_entries, record->players, error);
  if (names == NULL)
    return FALSE;
  g_free (record->format);
  record->format = g_strdup (format);
  g_free (record->options);
  record->options = g_strdup (options);
  g_free (record->control);
  record->control = g_strdup (control);
  record->seed = seed;
  action = brg_action_begin_in_group (store, "playoff-begin", group_id, error);
  if (action == NULL ||
      !brg_store_insert_playoff (store, group_id, record, entry_ids, &id, error) ||
      !brg_store_update_playoff (store, group_id, id, error))
    return FALSE;
  brg_action_set_text (action, "names", names);
  brg_action_set_text (action, "format", format);
  if (playoff_id != NULL)
    *playoff_id = id;
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* Where a play-off is. */
typedef struct
{
  gint64 playoff_id;
  gint64 group_id;
} Place;

static gboolean
find_place (BrgStore *store, gint64 playoff_id, Place *place, GError **error)
{
  place->playoff_id = playoff_id;
  if (!brg_sql_get_int (store, &place->group_id, error,
                        "SELECT group_id FROM playoff WHERE id = ?1", "i", playoff_id))
    return FALSE;
  if (place->group_id == 0)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The play-off no longer exists."));
  return place->group_id != 0;
}

static const BrgPlayoffGame *
find_game (const BrgPlayoffRecord *record, gint64 game_id)
{
  for (guint i = 0; i < record->games->len; i++)
    if (g_array_index (record->games, BrgPlayoffGame, i).id == game_id)
      return &g_array_index (record->games, BrgPlayoffGame, i);
  return NULL;
}

static void
describe_game (BrgAction *action,
               const BrgSnapshot *snapshot,
               const BrgPlayoffRecord *record,
               const BrgPlayoffGame *game)
{
  g_autofree char *white = brg_entry_dup_name (
      brg_snapshot_get_entry (snapshot, g_array_index (record->players, gint, game->white)));
  g_autofree char *black = brg_entry_dup_name (
      brg_snapshot_get_entry (snapshot, g_array_index (record->players, gint, game->black)));

  brg_action_set_text (action, "white", white);
  brg_action_set_text (action, "black", black);
}

static gboolean
check_outcome (BrgOutcome white, BrgOutcome black, GError **error)
{
  return (white == BRG_OUTCOME_NONE && black == BRG_OUTCOME_NONE) ||
         brg_playoff_may_have (white, black) ||
         brg_store_refuse (error,
                           _ ("A play-off game ends with a win, a draw or the forfeit of one "
                              "player."));
}

gboolean
brg_store_playoff_set_result (BrgStore *store,
                              gint64 game_id,
                              BrgOutcome white,
                              BrgOutcome black,
                              gint moves,
                              GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;
  const BrgPlayoffRecord *record;
  gint64 playoff_id;
  Place place;
  char white_word[2];
  char black_word[2];
  g_autofree char *result = NULL;

  g_return_val_if_fail (store != NULL && moves >= 0, FALSE);

  if (!brg_sql_get_int (store, &playoff_id, error,
                        "SELECT playoff_id FROM playoff_game WHERE id = ?1", "i", game_id) ||
      !find_place (store, playoff_id, &place, error) || !check_outcome (white, black, error))
    return FALSE;
  snapshot = brg_store_load (store, place.group_id, error);
  if (snapshot == NULL || !brg_snapshot_check_playoff (snapshot, error))
    return FALSE;
  record = brg_snapshot_find_playoff (snapshot, playoff_id);
  action = brg_action_begin_in_group (
      store, white == BRG_OUTCOME_NONE ? "playoff-clear" : "playoff-result", place.group_id, error);
  if (action == NULL)
    return FALSE;
  brg_store_outcome_to_word (white, white_word);
  brg_store_outcome_to_word (black, black_word);
  if (!brg_sql_run (store, error,
                    "UPDATE playoff_game SET white = ?2, black = ?3, moves = ?4 WHERE id = ?1",
                    "itti", game_id, white_word, black_word,
                    white == BRG_OUTCOME_NONE ? (gint64) 0 : (gint64) moves) ||
      !brg_store_update_playoff (store, place.group_id, playoff_id, error))
    return FALSE;
  describe_game (action, snapshot, record, find_game (record, game_id));
  result = brg_result_dup_text (&snapshot->group->scoring, white, black);
  brg_action_set_text (action, "result", result);
  brg_action_set_int (action, "moves", moves);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_playoff_decide (BrgStore *store,
                          gint64 playoff_id,
                          const char *option,
                          const char *value,
                          GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *options = NULL;
  const BrgPlayoffRecord *record;
  Place place;

  g_return_val_if_fail (store != NULL && option != NULL && value != NULL, FALSE);

  if (!find_place (store, playoff_id, &place, error))
    return FALSE;
  snapshot = brg_store_load (store, place.group_id, error);
  if (snapshot == NULL)
    return FALSE;
  record = brg_snapshot_find_playoff (snapshot, playoff_id);
  options = brg_playoff_options_set (record->options, option, value);
  if (!check_format (record->format, options, record->players->len, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "playoff-decide", place.group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "UPDATE playoff SET options = ?2 WHERE id = ?1", "it", playoff_id,
                    options) ||
      !brg_store_update_playoff (store, place.group_id, playoff_id, error))
    return FALSE;
  brg_action_set_text (action, "option", option);
  brg_action_set_text (action, "value", value);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_remove_playoff (BrgStore *store, gint64 playoff_id, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) names = g_string_new (NULL);
  const BrgPlayoffRecord *record;
  Place place;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_place (store, playoff_id, &place, error))
    return FALSE;
  snapshot = brg_store_load (store, place.group_id, error);
  if (snapshot == NULL)
    return FALSE;
  record = brg_snapshot_find_playoff (snapshot, playoff_id);
  action = brg_action_begin_in_group (store, "playoff-remove", place.group_id, error);
  if (action == NULL || !brg_store_delete_playoff (store, playoff_id, error))
    return FALSE;
  for (guint i = 0; i < record->players->len; i++)
    {
      g_autofree char *name = brg_entry_dup_name (
          brg_snapshot_get_entry (snapshot, g_array_index (record->players, gint, i)));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  brg_action_set_text (action, "names", names->str);
  return brg_action_commit (g_steal_pointer (&action), error);
}
