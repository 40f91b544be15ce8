/* brg-playoff-match.c - play-offs as matches and round robins, and the extra match of teams
 *
 * Rules: rus-draughts-2022 5.4.6, 5.4.8.13, 5.4.9.3, 5.4.9.6.1
 * Tests: tests/pairing/test-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-private.h"

static GArray *
place_all (const GArray *players, gboolean are_equal)
{
  g_autofree gint64 *keys = g_new0 (gint64, players->len);

  for (guint i = 0; i < players->len; i++)
    keys[i] = are_equal ? 0 : i;
  return brg_playoff_rank (players, keys);
}

/* The order of players who are equal and do not play on; takes the players. */
static GArray *
settle (BrgPlayoffRun *run, GArray *players, gint stage)
{
  gboolean is_lot = brg_playoff_has_option (run, "equal", "lot");
  g_autoptr (GArray) order =
      is_lot ? brg_playoff_draw_order (run, BRG_PLAYOFF_LOT_ORDER, stage, players)
             : g_array_copy (players);

  brg_playoff_add_step (run, is_lot ? BRG_PLAYOFF_STEP_LOT : BRG_PLAYOFF_STEP_SHARED,
                        run->setup->format->article, stage, BRG_PLAYOFF_OWN, 0,
                        g_array_copy (order));
  g_array_unref (players);
  return place_all (order, !is_lot);
}

/* rus-draughts-2022 5.4.8.13, 5.4.6: a match, and further ones while it is level. */
GArray *
brg_playoff_play_match (BrgPlayoffRun *run)
{
  gint pair[2] = { 0, 1 };
  gint n_games = brg_playoff_get_number (run, "games");
  gint lead = 0;
  gint stage = 0;
  g_autoptr (GArray) order = NULL;

  do
    {
      stage++;
      brg_playoff_add_step (run, BRG_PLAYOFF_STEP_MATCH, run->setup->format->article, stage,
                            BRG_PLAYOFF_OWN, n_games, brg_playoff_list_two (0, 1));
      if (!brg_playoff_play_games (run, stage, 0, 1, pair, n_games, BRG_PLAYOFF_OWN, &lead))
        return NULL;
      if (lead == 0)
        brg_playoff_add_step (run, BRG_PLAYOFF_STEP_LEVEL, run->setup->format->article, stage,
                              BRG_PLAYOFF_OWN, 0, brg_playoff_list_two (0, 1));
    }
  while (lead == 0 && brg_playoff_has_option (run, "equal", "again"));
  if (lead == 0)
    return settle (run, brg_playoff_list_two (0, 1), stage);
  order = brg_playoff_list_two (lead > 0 ? 0 : 1, lead > 0 ? 1 : 0);
  return place_all (order, FALSE);
}

static GArray *play_among (BrgPlayoffRun *run, const GArray *players, gint stage, gint begin);

/* Plays or settles the players from @from on who share a place. Returns: whether it is over. */
static gboolean
separate (BrgPlayoffRun *run, GArray *places, guint from, guint n, gint stage, gint begin)
{
  GArray *level = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) order = NULL;

  for (guint i = from; i < from + n; i++)
    g_array_append_val (level, g_array_index (places, BrgPlayoffPlace, i).player);
  brg_playoff_add_step (run,
                        begin + (gint) from == 0 ? BRG_PLAYOFF_STEP_LEVEL : BRG_PLAYOFF_STEP_EQUAL,
                        run->setup->format->article, stage, BRG_PLAYOFF_OWN,
                        begin + (gint) from + 1, g_array_copy (level));
  if (brg_playoff_has_option (run, "equal", "again"))
    {
      order = play_among (run, level, stage + 1, begin + (gint) from);
      g_array_unref (level);
    }
  else
    order = settle (run, level, stage);
  for (guint i = 0; order != NULL && i < n; i++)
    {
      BrgPlayoffPlace *place = &g_array_index (places, BrgPlayoffPlace, from + i);

      *place = g_array_index (order, BrgPlayoffPlace, i);
      place->position += (gint) from;
    }
  return order != NULL;
}

/* Everybody meets everybody, those who are equal again, from place @begin + 1 on. Equal players of
 * several places play at one time: each on boards of his own. */
static GArray *
play_among (BrgPlayoffRun *run, const GArray *players, gint stage, gint begin)
{
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GArray) places = NULL;
  gboolean counts_meetings = g_str_equal (run->setup->format->id, "draughts-round-robin");
  gint n_games = brg_playoff_get_number (run, "games");
  gboolean is_over = TRUE;
  guint n;

  run->board = begin / 2;
  numbers = brg_playoff_draw_order (run, BRG_PLAYOFF_LOT_NUMBERS, stage, players);
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_NUMBERS_BY_LOT, run->setup->format->article, stage,
                        BRG_PLAYOFF_OWN, 0, g_array_copy (numbers));
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_ROUND_ROBIN, run->setup->format->article, stage,
                        BRG_PLAYOFF_OWN, n_games, g_array_copy (numbers));
  places = brg_playoff_play_table (run, stage, numbers, n_games, counts_meetings, BRG_PLAYOFF_OWN);
  run->board = 0;
  for (guint from = 0; places != NULL && from < places->len; from += n)
    {
      gint position = g_array_index (places, BrgPlayoffPlace, from).position;

      n = 1;
      while (from + n < places->len &&
             g_array_index (places, BrgPlayoffPlace, from + n).position == position)
        n++;
      if (n > 1 && (begin + from == 0 || brg_playoff_has_option (run, "places", "all")))
        is_over = separate (run, places, from, n, stage, begin) && is_over;
    }
  return is_over ? g_steal_pointer (&places) : NULL;
}

/* rus-draughts-2022 5.4.8.13: an additional tournament of those who are equal. */
GArray *
brg_playoff_play_round_robin (BrgPlayoffRun *run)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint i = 0; i < run->setup->n_players; i++)
    g_array_append_val (players, i);
  return play_among (run, players, 1, 0);
}

/* The games of a board. rus-draughts-2022 5.4.9.3: the first board has the colour, the odd ones the
 * same, the even ones the other. Returns: whether they are over. */
static gboolean
play_board (BrgPlayoffRun *run, gint board, gint n_games, gboolean is_white, gint *lead)
{
  gboolean is_over = TRUE;

  for (gint round = 1; round <= n_games; round++)
    {
      gboolean has_white = is_white == ((board + round) % 2 == 0);
      const BrgPlayoffGame *game =
          brg_playoff_get_game (run, brg_playoff_ask_game (run, 1, round, board, has_white ? 0 : 1,
                                                           has_white ? 1 : 0, BRG_PLAYOFF_OWN));

      is_over = is_over && brg_playoff_game_is_over (game);
      *lead += brg_playoff_get_halves (game, 0) - brg_playoff_get_halves (game, 1);
    }
  return is_over;
}

/* rus-draughts-2022 5.4.9.6.1: the first of the two teams leads the table; a drawn match leaves it
 * there. */
GArray *
brg_playoff_play_team_match (BrgPlayoffRun *run)
{
  const char *article = run->setup->format->article;
  gint n_boards = brg_playoff_get_number (run, "boards");
  gint n_games = brg_playoff_get_number (run, "games");
  gboolean is_white = brg_playoff_draw_white (run, 1, 1, 0, 1);
  gboolean is_over = TRUE;
  gint lead = 0;
  g_autoptr (GArray) order = NULL;

  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_TEAM_MATCH, article, 1, BRG_PLAYOFF_OWN, n_boards,
                        brg_playoff_list_two (0, 1));
  for (gint board = 1; board <= n_boards; board++)
    is_over = play_board (run, board, n_games, is_white, &lead) && is_over;
  if (!is_over)
    return NULL;
  if (lead == 0)
    brg_playoff_add_step (run, BRG_PLAYOFF_STEP_LEADER_STAYS, article, 1, BRG_PLAYOFF_OWN, 0,
                          brg_playoff_list_two (0, 1));
  order = brg_playoff_list_two (lead >= 0 ? 0 : 1, lead >= 0 ? 1 : 0);
  return place_all (order, FALSE);
}
