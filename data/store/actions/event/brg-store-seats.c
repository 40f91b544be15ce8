/* brg-store-seats.c - who sits on the boards of a match
 *
 * Rules: rus-draughts-2022 5.4.9.2, 5.4.9.3
 * Tests: tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-seats.h"

#include <glib/gi18n-lib.h>

#include "brg-match.h"
#include "brg-store-rows.h"
#include "brg-store-team-rows.h"
#include "brg-store-words.h"

/* Columns of read_match(). */
#define SELECT_MATCHES                                                                         \
  "SELECT m.id, r.id, r.number, r.state, m.board, m.white_id, m.black_id, g.boards,"           \
  " g.line_up, g.reserve_from, g.one_colour FROM pairing m JOIN round r ON r.id = m.round_id " \
  "JOIN event_group"                                                                           \
  " g ON g.id = r.group_id WHERE m.match_id IS NULL AND "

static BrgMatchRow
read_match (sqlite3_stmt *stmt)
{
  BrgMatchRow match = {
    .id = sqlite3_column_int64 (stmt, 0),
    .round_id = sqlite3_column_int64 (stmt, 1),
    .round = sqlite3_column_int (stmt, 2),
    .state = brg_store_round_state_from_word (brg_sql_get_text (stmt, 3)),
    .board = sqlite3_column_int (stmt, 4),
    .first_id = sqlite3_column_int64 (stmt, 5),
    .second_id = sqlite3_column_int64 (stmt, 6),
    .regulations.n_boards = sqlite3_column_int (stmt, 7),
    .regulations.rule = brg_store_line_up_from_word (brg_sql_get_text (stmt, 8)),
    .regulations.reserve_from = sqlite3_column_int (stmt, 9),
    .regulations.one_colour = sqlite3_column_int (stmt, 10),
  };

  return match;
}

static gboolean
read_one_match (BrgStore *store, sqlite3_stmt *stmt, BrgMatchRow *match, GError **error)
{
  gboolean has_row;

  *match = (BrgMatchRow){ 0 };
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  *match = read_match (stmt);
  sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_find_match (BrgStore *store,
                      gint64 team_id,
                      gint round,
                      BrgMatchRow *match,
                      GError **error)
{
  return read_one_match (store,
                         brg_sql_query (store, error,
                                        SELECT_MATCHES "(m.white_id = ?1 OR m.black_id = ?1)"
                                                       " AND m.black_id IS NOT NULL"
                                                       " AND r.number = ?2",
                                        "ii", team_id, (gint64) round),
                         match, error);
}

/* A board as one team sees it. */
typedef struct
{
  gint64 id; /* 0: nobody sits there */
  gint64 own;
  gint64 other;
  gboolean own_is_white;
  gboolean has_begun; /* a result, or moves on the board */
} Seat;

/* Who does not belong to the other team is of this one, even if he is just leaving it. */
static gboolean
read_seat (BrgStore *store,
           const BrgMatchRow *match,
           gint64 team_id,
           gint board,
           Seat *seat,
           GError **error)
{
  gint64 other_id = team_id == match->first_id ? match->second_id : match->first_id;
  gint64 black;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT p.id, p.white_id, p.black_id, w.team_id IS ?3,"
                     " (s.pairing_id IS NOT NULL AND (p.black_id IS NOT NULL OR s.white <> '+'))"
                     " OR EXISTS (SELECT 1 FROM game WHERE pairing_id = p.id AND moves <> '')"
                     " OR EXISTS (SELECT 1 FROM meeting_game WHERE pairing_id = p.id)"
                     " FROM pairing p JOIN entry w ON w.id = p.white_id"
                     " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1"
                     " WHERE p.match_id = ?1 AND p.match_board = ?2",
                     "iii", match->id, (gint64) board, other_id);

  *seat = (Seat){ 0 };
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  black = sqlite3_column_int64 (stmt, 2);
  seat->id = sqlite3_column_int64 (stmt, 0);
  seat->own_is_white = !sqlite3_column_int (stmt, 3);
  seat->own = seat->own_is_white ? sqlite3_column_int64 (stmt, 1) : black;
  seat->other = seat->own_is_white ? black : sqlite3_column_int64 (stmt, 1);
  seat->has_begun = sqlite3_column_int (stmt, 4);
  sqlite3_reset (stmt);
  return TRUE;
}

static gboolean
clear_board (BrgStore *store, gint64 id, GError **error)
{
  return brg_sql_run (store, error, "DELETE FROM game WHERE pairing_id = ?1", "i", id) &&
         brg_sql_run (store, error, "DELETE FROM meeting_game WHERE pairing_id = ?1", "i", id) &&
         brg_sql_run (store, error, "DELETE FROM result WHERE pairing_id = ?1", "i", id);
}

static gboolean
write_players (BrgStore *store, gint64 id, gint64 white, gint64 black, GError **error)
{
  return brg_sql_run (store, error, "UPDATE pairing SET white_id = ?2, black_id = ?3 WHERE id = ?1",
                      "iiI", id, white, black);
}

gboolean
brg_store_insert_match_board (BrgStore *store,
                              const BrgMatchRow *match,
                              gint board,
                              gint64 white_id,
                              gint64 black_id,
                              gint64 *id,
                              GError **error)
{
  return brg_store_insert_pairing (store, match->round_id, BRG_MATCH_BOARDS * match->board + board,
                                   white_id, black_id, FALSE, id, error) &&
         brg_sql_run (store, error,
                      "UPDATE pairing SET match_id = ?2, match_board = ?3 WHERE id = ?1", "iii",
                      *id, match->id, (gint64) board);
}

/* Whoever has nobody opposite wins the board without play. */
static gboolean
write_lonely (BrgStore *store, gint64 id, gint64 player_id, GError **error)
{
  return clear_board (store, id, error) && write_players (store, id, player_id, 0, error) &&
         brg_store_write_result (store, id, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS,
                                 error);
}

/* Nobody has sat there, or only the other team's player. */
static gboolean
sit_down (BrgStore *store,
          const BrgMatchRow *match,
          gint64 team_id,
          gint board,
          Seat *seat,
          gint64 player_id,
          GError **error)
{
  /* rus-draughts-2022 5.4.9.3: White on board 1 is White on all odd boards. */
  BrgColour colour =
      brg_match_colour (board, team_id == match->first_id ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                        match->regulations.one_colour);

  if (seat->id == 0)
    return brg_store_insert_match_board (store, match, board, player_id, 0, &seat->id, error) &&
           write_lonely (store, seat->id, player_id, error);
  return clear_board (store, seat->id, error) &&
         write_players (store, seat->id, colour == BRG_COLOUR_WHITE ? player_id : seat->other,
                        colour == BRG_COLOUR_WHITE ? seat->other : player_id, error);
}

static gboolean
stand_up (BrgStore *store, const Seat *seat, GError **error)
{
  if (seat->other != 0)
    return write_lonely (store, seat->id, seat->other, error);
  return clear_board (store, seat->id, error) &&
         brg_sql_run (store, error, "DELETE FROM attendance WHERE pairing_id = ?1", "i",
                      seat->id) &&
         brg_sql_run (store, error, "DELETE FROM score_sheet WHERE pairing_id = ?1", "i",
                      seat->id) &&
         brg_sql_run (store, error, "DELETE FROM pairing WHERE id = ?1", "i", seat->id);
}

static gboolean
take_seat (BrgStore *store,
           const BrgMatchRow *match,
           gint64 team_id,
           gint board,
           gint64 player_id,
           GError **error)
{
  Seat seat;

  if (!read_seat (store, match, team_id, board, &seat, error))
    return FALSE;
  if (seat.own == player_id)
    return TRUE;
  if (seat.has_begun)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: %d is the number of a board of a match */
                   _ ("Board %d has begun: its players cannot change."), board);
      return FALSE;
    }
  if (player_id == 0)
    return stand_up (store, &seat, error);
  if (seat.own == 0)
    return sit_down (store, match, team_id, board, &seat, player_id, error);
  if (seat.other == 0)
    return write_lonely (store, seat.id, player_id, error);
  return clear_board (store, seat.id, error) &&
         write_players (store, seat.id, seat.own_is_white ? player_id : seat.other,
                        seat.own_is_white ? seat.other : player_id, error);
}

gboolean
brg_store_seat_team (BrgStore *store,
                     const BrgMatchRow *match,
                     gint64 team_id,
                     const gint64 *player_ids,
                     GError **error)
{
  for (gint i = 0; i < match->regulations.n_boards; i++)
    if (!take_seat (store, match, team_id, i + 1, player_ids[i], error))
      return FALSE;
  return TRUE;
}

/* A player in the order of the application. */
typedef struct
{
  gint64 id;
  gboolean is_there;
} TeamPlayer;

static GArray *
list_players (BrgStore *store, gint64 team_id, gint round, GError **error)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (TeamPlayer));
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT id, coalesce (left_after, ?2) >= ?2 FROM entry"
                                      " WHERE team_id = ?1 ORDER BY team_place, id",
                                      "ii", team_id, (gint64) round);
  gboolean has_row;

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      TeamPlayer player;

      if (!has_row)
        return g_steal_pointer (&players);
      player = (TeamPlayer){ sqlite3_column_int64 (stmt, 0), sqlite3_column_int (stmt, 1) };
      g_array_append_val (players, player);
    }
  return NULL;
}

static gint
find_place (const GArray *players, gint64 id)
{
  for (guint i = 0; i < players->len; i++)
    if (g_array_index (players, TeamPlayer, i).id == id)
      return (gint) i + 1;
  return 0;
}

/* The line-up of the team's first match; @places stays %NULL when this is it. */
static gboolean
read_first_line_up (BrgStore *store,
                    const BrgMatchRow *match,
                    gint64 team_id,
                    const GArray *players,
                    gint **places,
                    GError **error)
{
  BrgMatchRow first;
  Seat seat;

  *places = NULL;
  if (!read_one_match (store,
                       brg_sql_query (store, error,
                                      SELECT_MATCHES "(m.white_id = ?1 OR m.black_id = ?1)"
                                                     " AND m.black_id IS NOT NULL"
                                                     " ORDER BY r.number LIMIT 1",
                                      "i", team_id),
                       &first, error))
    return FALSE;
  if (first.id == match->id)
    return TRUE;
  *places = g_new0 (gint, match->regulations.n_boards);
  for (gint i = 0; i < match->regulations.n_boards; i++)
    {
      if (!read_seat (store, &first, team_id, i + 1, &seat, error))
        return FALSE;
      (*places)[i] = find_place (players, seat.own);
    }
  return TRUE;
}

/* Who has left the event makes room for others. */
static void
fill_gaps (const BrgMatchRow *match, const GArray *players, gint *places)
{
  gsize size = (gsize) match->regulations.n_boards * sizeof *places;
  g_autofree gint *wanted = g_memdup2 (places, size);
  g_autofree gboolean *present = g_new0 (gboolean, players->len + 1);
  gboolean are_all_there = TRUE;

  for (guint i = 0; i < players->len; i++)
    present[i] = g_array_index (players, TeamPlayer, i).is_there;
  for (gint i = 0; i < match->regulations.n_boards; i++)
    are_all_there = are_all_there && (places[i] == 0 || present[places[i] - 1]);
  if (!are_all_there)
    brg_line_up_fill (&match->regulations, wanted, present, (gint) players->len, places);
}

/* rus-draughts-2022 5.4.9.2: without a line-up players sit as in the first round. */
static gboolean
seat_by_default (BrgStore *store, const BrgMatchRow *match, gint64 team_id, GError **error)
{
  g_autoptr (GArray) players = list_players (store, team_id, match->round, error);
  g_autofree gint *first_round = NULL;
  g_autofree gint *places = g_new0 (gint, match->regulations.n_boards);
  g_autofree gint64 *ids = g_new0 (gint64, match->regulations.n_boards);

  if (players == NULL || !read_first_line_up (store, match, team_id, players, &first_round, error))
    return FALSE;
  brg_line_up_default (&match->regulations, first_round, (gint) players->len, places);
  fill_gaps (match, players, places);
  for (gint i = 0; i < match->regulations.n_boards; i++)
    if (places[i] > 0)
      ids[i] = g_array_index (players, TeamPlayer, places[i] - 1).id;
  return brg_store_seat_team (store, match, team_id, ids, error);
}

static gboolean
check_has_players (BrgStore *store, gint64 team_id, GError **error)
{
  g_autofree char *name = NULL;
  gint64 n_players;

  if (!brg_sql_get_int (store, &n_players, error, "SELECT count(*) FROM entry WHERE team_id = ?1",
                        "i", team_id))
    return FALSE;
  if (n_players > 0)
    return TRUE;
  name = brg_store_dup_entry_name (store, team_id, error);
  if (name != NULL)
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                 /* Translators: %s is the name of a team */
                 _ ("The team %s has no players. Enter them first."), name);
  return FALSE;
}

gboolean
brg_store_seat_match (BrgStore *store, gint64 match_id, GError **error)
{
  BrgMatchRow match;

  return read_one_match (store,
                         brg_sql_query (store, error, SELECT_MATCHES "m.id = ?1", "i", match_id),
                         &match, error) &&
         check_has_players (store, match.first_id, error) &&
         check_has_players (store, match.second_id, error) &&
         seat_by_default (store, &match, match.first_id, error) &&
         seat_by_default (store, &match, match.second_id, error);
}

static GArray *
list_open_matches (BrgStore *store, gint64 team_id, GError **error)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (BrgMatchRow));
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     SELECT_MATCHES "(m.white_id = ?1 OR m.black_id = ?1)"
                                    " AND m.black_id IS NOT NULL AND r.state = 'planned'"
                                    " AND NOT EXISTS (SELECT 1 FROM line_up l"
                                    "  WHERE l.team_id = ?1 AND l.round = r.number)"
                                    " ORDER BY r.number",
                     "i", team_id);
  gboolean has_row;

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      BrgMatchRow match;

      if (!has_row)
        return g_steal_pointer (&matches);
      match = read_match (stmt);
      g_array_append_val (matches, match);
    }
  return NULL;
}

static gboolean
find_begun (BrgStore *store,
            const BrgMatchRow *match,
            gint64 team_id,
            gboolean *has_begun,
            GError **error)
{
  Seat seat;

  *has_begun = FALSE;
  for (gint board = 1; board <= match->regulations.n_boards && !*has_begun; board++)
    {
      if (!read_seat (store, match, team_id, board, &seat, error))
        return FALSE;
      *has_begun = seat.has_begun;
    }
  return TRUE;
}

gboolean
brg_store_reseat_team (BrgStore *store, gint64 team_id, GError **error)
{
  g_autoptr (GArray) matches = list_open_matches (store, team_id, error);

  if (matches == NULL)
    return FALSE;
  for (guint i = 0; i < matches->len; i++)
    {
      const BrgMatchRow *match = &g_array_index (matches, BrgMatchRow, i);
      gboolean has_begun;

      if (!find_begun (store, match, team_id, &has_begun, error) ||
          (!has_begun && !seat_by_default (store, match, team_id, error)))
        return FALSE;
    }
  return TRUE;
}
