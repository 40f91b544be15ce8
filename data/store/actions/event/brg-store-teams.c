/* brg-store-teams.c - actions on players of teams and on line-ups
 *
 * Rules: rus-draughts-2022 5.4.9.2, 5.4.9.4
 * Tests: tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-teams.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-entry-place.h"
#include "brg-store-rows.h"
#include "brg-store-seats.h"
#include "brg-store-team-rows.h"

static gboolean
set_not_found (GError **error, const char *message)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND, message);
  return FALSE;
}

static gboolean
find_team (BrgStore *store, gint64 team_id, BrgEntryPlace *team, GError **error)
{
  return brg_store_find_entry (store, team_id, team, error) &&
         (team->is_team || set_not_found (error, _ ("The team is no longer in the list.")));
}

static gboolean
find_player (BrgStore *store, gint64 player_id, BrgEntryPlace *player, GError **error)
{
  return brg_store_find_entry (store, player_id, player, error) &&
         (player->team_id != 0 ||
          set_not_found (error, _ ("The player is no longer in the list.")));
}

/* Who has sat for a team stays with it. */
static gboolean
change_team (BrgStore *store, gint64 player_id, gint64 old_team_id, GError **error)
{
  gint64 n_boards;

  if (!brg_store_displace_player (store, player_id, old_team_id, error) ||
      !brg_store_reseat_team (store, old_team_id, error) ||
      !brg_sql_get_int (store, &n_boards, error,
                        "SELECT count(*) FROM pairing WHERE white_id = ?1 OR black_id = ?1", "i",
                        player_id))
    return FALSE;
  return n_boards == 0 || brg_store_refuse (error, _ ("The player already has a board and "
                                                      "stays in the team."));
}

gboolean
brg_store_move_player (BrgStore *store,
                       gint64 player_id,
                       gint64 team_id,
                       gint place,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) player = { 0 };
  g_auto (BrgEntryPlace) team = { 0 };

  g_return_val_if_fail (store != NULL && place >= 1, FALSE);

  if (!find_player (store, player_id, &player, error) || !find_team (store, team_id, &team, error))
    return FALSE;
  if (player.group_id != team.group_id)
    return brg_store_refuse (error, _ ("The team plays in another event."));
  action = brg_action_begin_in_group (store, "player-move", team.group_id, error);
  if (action == NULL)
    return FALSE;
  if (player.team_id != team_id && !change_team (store, player_id, player.team_id, error))
    return FALSE;
  if (!brg_store_place_player (store, player_id, team_id, place, error) ||
      !brg_store_reseat_team (store, team_id, error))
    return FALSE;
  brg_action_set_text (action, "name", player.name);
  brg_action_set_text (action, "team", team.name);
  brg_action_set_int (action, "place", place);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* A line-up that is being handed in. */
typedef struct
{
  gint64 team_id;
  BrgMatchRow match;
  gint *places;
  gint n_players;
  gint n_seated;
} LineUp;

static void
clear_line_up (LineUp *line_up)
{
  g_clear_pointer (&line_up->places, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LineUp, clear_line_up)

static gboolean
check_match (const LineUp *line_up, guint n_boards, GError **error)
{
  const BrgMatchRow *match = &line_up->match;

  if (match->id == 0)
    return brg_store_refuse (error, _ ("The team has no match in this round."));
  if (match->state == BRG_ROUND_CLOSED)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED,
                           _ ("The round is closed."));
      return FALSE;
    }
  return (gint) n_boards == match->regulations.n_boards ||
         brg_store_refuse (error, _ ("The match has a different number of boards."));
}

static gboolean
find_place (BrgStore *store, const LineUp *line_up, gint64 player_id, gint *place, GError **error)
{
  gint64 value;

  if (!brg_sql_get_int (store, &value, error,
                        "SELECT team_place FROM entry WHERE id = ?1 AND team_id = ?2"
                        " AND coalesce (left_after, ?3) >= ?3",
                        "iii", player_id, line_up->team_id, (gint64) line_up->match.round))
    return FALSE;
  *place = (gint) value;
  return value > 0 || brg_store_refuse (error, _ ("A player in the line-up is no longer in the "
                                                  "team."));
}

static gboolean
read_places (BrgStore *store, LineUp *line_up, const gint64 *player_ids, GError **error)
{
  gint64 n_players;

  if (!brg_sql_get_int (store, &n_players, error, "SELECT count(*) FROM entry WHERE team_id = ?1",
                        "i", line_up->team_id))
    return FALSE;
  line_up->n_players = (gint) n_players;
  line_up->places = g_new0 (gint, line_up->match.regulations.n_boards);
  for (gint i = 0; i < line_up->match.regulations.n_boards; i++)
    {
      if (player_ids[i] == 0)
        continue;
      if (!find_place (store, line_up, player_ids[i], &line_up->places[i], error))
        return FALSE;
      line_up->n_seated++;
    }
  return TRUE;
}

/* rus-draughts-2022 5.4.9.2: line-ups are handed in no later than 15 minutes before the round. */
static gboolean
is_late (BrgStore *store, gint64 round_id, gboolean *late, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);
  gint64 value;

  if (!brg_sql_get_int (
          store, &value, error,
          "SELECT EXISTS (SELECT 1 FROM round r JOIN timetable_row t ON t.group_id = r.group_id"
          " AND t.kind = 'round' AND t.round = r.number WHERE r.id = ?1 AND t.starts_at <> ''"
          " AND unixepoch (?2) > unixepoch (t.starts_at) - 15 * 60)",
          "it", round_id, now))
    return FALSE;
  *late = value != 0;
  return TRUE;
}

static char *
dup_fault (const BrgLineUpFault *fault)
{
  /* Translators: in each of these %d is the number of a board */
  switch (fault->kind)
    {
    case BRG_LINE_UP_FAULT_UNKNOWN:
      return g_strdup_printf (_ ("Board %d: not a player of the team."), fault->board);
    case BRG_LINE_UP_FAULT_TWICE:
      return g_strdup_printf (_ ("Board %d: the player is already on another board."),
                              fault->board);
    case BRG_LINE_UP_FAULT_NOT_HIS_BOARD:
      return g_strdup_printf (_ ("Board %d: the player is fixed on another board."), fault->board);
    case BRG_LINE_UP_FAULT_RESERVE_BOARD:
      return g_strdup_printf (_ ("Board %d: a reserve may not play there."), fault->board);
    case BRG_LINE_UP_FAULT_OUT_OF_ORDER:
      return g_strdup_printf (_ ("Board %d: not in the order of the entry."), fault->board);
    case BRG_LINE_UP_FAULT_GAP:
      return g_strdup_printf (_ ("Board %d is empty, but a lower board is not."), fault->board);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* Whether nothing is wrong, or nothing that the arbiter may not allow; then @wrong says what. */
static gboolean
check_seats (const LineUp *line_up, char **wrong, GError **error)
{
  const BrgLineUpRegulations *regulations = &line_up->match.regulations;
  g_autoptr (GArray) faults = brg_line_up_check (regulations, line_up->places, line_up->n_players);

  for (guint i = 0; i < faults->len; i++)
    {
      const BrgLineUpFault *fault = &g_array_index (faults, BrgLineUpFault, i);
      g_autofree char *text = dup_fault (fault);

      if (fault->kind == BRG_LINE_UP_FAULT_TWICE || fault->kind == BRG_LINE_UP_FAULT_UNKNOWN)
        return brg_store_refuse (error, text);
      if (*wrong == NULL)
        *wrong = g_steal_pointer (&text);
    }
  /* rus-draughts-2022 5.4.9.4: less than half of the team, and less than two. */
  if (*wrong == NULL && !brg_team_may_play (line_up->n_seated, regulations->n_boards))
    *wrong = g_strdup (_ ("With so few players the team may not play and loses the match."));
  return TRUE;
}

static gboolean
check_line_up (BrgStore *store,
               const LineUp *line_up,
               const char *reason,
               char **wrong,
               GError **error)
{
  gboolean late;

  if (!is_late (store, line_up->match.round_id, &late, error))
    return FALSE;
  if (late)
    *wrong = g_strdup (_ ("The line-up is submitted later than 15 minutes before the round."));
  if (!check_seats (line_up, wrong, error))
    return FALSE;
  if (*wrong == NULL || (reason != NULL && *reason != '\0'))
    return TRUE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NEEDS_REASON, *wrong);
  return FALSE;
}

static gboolean
write_line_up (BrgStore *store, const LineUp *line_up, const gint64 *player_ids, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  return brg_store_seat_team (store, &line_up->match, line_up->team_id, player_ids, error) &&
         brg_sql_run (store, error,
                      "INSERT INTO line_up (team_id, round, filed_at) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (team_id, round) DO UPDATE SET filed_at = excluded.filed_at",
                      "iit", line_up->team_id, (gint64) line_up->match.round, now) &&
         brg_store_reseat_team (store, line_up->team_id, error);
}

gboolean
brg_store_file_line_up (BrgStore *store,
                        gint64 team_id,
                        gint round,
                        const gint64 *player_ids,
                        guint n_boards,
                        const char *reason,
                        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (LineUp) line_up = { .team_id = team_id };
  g_auto (BrgEntryPlace) team = { 0 };
  g_autofree char *wrong = NULL;

  g_return_val_if_fail (store != NULL && player_ids != NULL, FALSE);

  if (!find_team (store, team_id, &team, error) ||
      !brg_store_find_match (store, team_id, round, &line_up.match, error) ||
      !check_match (&line_up, n_boards, error) ||
      !read_places (store, &line_up, player_ids, error) ||
      !check_line_up (store, &line_up, reason, &wrong, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "line-up-file", team.group_id, error);
  if (action == NULL || !write_line_up (store, &line_up, player_ids, error))
    return FALSE;
  brg_action_set_text (action, "name", team.name);
  brg_action_set_int (action, "round", round);
  if (wrong != NULL)
    brg_action_set_text (action, "reason", reason);
  return brg_action_commit (g_steal_pointer (&action), error);
}
