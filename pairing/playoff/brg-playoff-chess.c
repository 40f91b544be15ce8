/* brg-playoff-chess.c - play-offs of chess players by their number
 *
 * Stages have fixed numbers, so that a corrected result leaves the games of other parts where they
 * are. Of three players: s table, s + 1 Armageddon table, s + 2 moves, s + 3 the two who are ahead.
 * Of five: s table, s + 1 moves, from s + 2 on those who are equal.
 *
 * Rules: rus-chess-2014 30.5.6, 30.5.7, 30.5.8
 * Tests: tests/pairing/test-playoff.c, tests/pairing/test-playoff-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket.h"
#include "brg-playoff-private.h"

#define BOOK "rus-chess-2014 "
#define QUICK_ARTICLE BOOK "30.5.6.1.1"
#define ARMAGEDDON_ARTICLE BOOK "30.5.6.1.2"

#define MOST_GROUPS 3
#define MOST_IN_GROUP 5

/* rus-chess-2014 30.5.6.10: so many go on. */
#define N_AFTER_CUT 8

typedef struct
{
  gint n_players;
  const char *article;
  gint n_groups;
  gint size;
  gint numbers[MOST_GROUPS][MOST_IN_GROUP];
} Groups;

/* How a field of a number of players is played. */
typedef struct
{
  gint n_players;
  const char *article;
  GArray *(*play) (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article);
} Scheme;

/* rus-chess-2014 30.5.6.9: the text does not print the division; it goes on as in 30.5.6.5. */
static const Groups groups[] = {
  { 6, BOOK "30.5.6.5", 2, 3, { { 1, 4, 5 }, { 2, 3, 6 } } },
  { 9, BOOK "30.5.6.8", 3, 3, { { 1, 5, 9 }, { 2, 6, 7 }, { 3, 4, 8 } } },
  { 10, BOOK "30.5.6.9", 2, 5, { { 1, 4, 5, 8, 9 }, { 2, 3, 6, 7, 10 } } },
};

/* rus-chess-2014 30.5.8, 30.5.6.3: straight to Armageddon when it is late. */
static gboolean
is_late (const BrgPlayoffRun *run)
{
  return brg_playoff_has_option (run, "pace", "armageddon");
}

static BrgPlayoffControl
get_control (const BrgPlayoffRun *run)
{
  return is_late (run) ? BRG_PLAYOFF_ARMAGEDDON : BRG_PLAYOFF_QUICK;
}

static gint
get_player (const GArray *players, guint index)
{
  return g_array_index (players, gint, index);
}

static GArray *
place_two (gint winner, gint loser)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (BrgPlayoffPlace));
  BrgPlayoffPlace first = { winner, 1 };
  BrgPlayoffPlace second = { loser, 2 };

  g_array_append_val (places, first);
  g_array_append_val (places, second);
  return places;
}

static GArray *
draw_places (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  GArray *order = brg_playoff_draw_order (run, BRG_PLAYOFF_LOT_ORDER, stage, players);
  g_autofree gint64 *keys = g_new (gint64, order->len);
  GArray *places;

  for (guint i = 0; i < order->len; i++)
    keys[i] = i;
  places = brg_playoff_rank (order, keys);
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_LOT, article, stage, BRG_PLAYOFF_OWN, 0, order);
  return places;
}

/* One Armageddon between two. */
static GArray *
play_armageddon (BrgPlayoffRun *run, gint player, gint other, gint stage, const char *article)
{
  gint winner;

  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_ONE_GAME, article, stage, BRG_PLAYOFF_ARMAGEDDON, 1,
                        brg_playoff_list_two (player, other));
  winner = brg_playoff_play_one_game (run, stage, 1, 1, player, other, BRG_PLAYOFF_ARMAGEDDON);
  if (winner == BRG_NOBODY)
    return NULL;
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_AHEAD, article, stage, BRG_PLAYOFF_ARMAGEDDON, 0,
                        brg_playoff_list_two (winner, winner == player ? other : player));
  return place_two (winner, winner == player ? other : player);
}

/* rus-chess-2014 30.5.6.1: two quick games, then Armageddon. */
static GArray *
play_two (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article G_GNUC_UNUSED)
{
  gint pair[2] = { get_player (players, 0), get_player (players, 1) };
  gint lead;

  if (!is_late (run))
    {
      /* rus-chess-2014 30.5.7: two players may agree on another time control. */
      gboolean is_own = run->setup->has_own_control && run->setup->n_players == 2;
      BrgPlayoffControl control = is_own ? BRG_PLAYOFF_OWN : BRG_PLAYOFF_QUICK;

      brg_playoff_add_step (run, BRG_PLAYOFF_STEP_MATCH, is_own ? BOOK "30.5.7" : QUICK_ARTICLE,
                            stage, control, 2, g_array_copy ((GArray *) players));
      if (!brg_playoff_play_games (run, stage, 0, 1, pair, 2, control, &lead))
        return NULL;
      if (lead != 0)
        return place_two (pair[lead > 0 ? 0 : 1], pair[lead > 0 ? 1 : 0]);
      brg_playoff_add_step (run, BRG_PLAYOFF_STEP_LEVEL, QUICK_ARTICLE, stage, control, 0,
                            g_array_copy ((GArray *) players));
    }
  /* rus-chess-2014 30.5.6.1.2 */
  return play_armageddon (run, pair[0], pair[1], stage + 1, ARMAGEDDON_ARTICLE);
}

static GArray *
number_by_lot (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  GArray *numbers = brg_playoff_draw_order (run, BRG_PLAYOFF_LOT_NUMBERS, stage, players);

  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_NUMBERS_BY_LOT, article, stage, BRG_PLAYOFF_OWN, 0,
                        g_array_copy (numbers));
  return numbers;
}

/* A single round robin with numbers by lot; says who is ahead or level. */
static GArray *
play_table (BrgPlayoffRun *run,
            const GArray *players,
            gint stage,
            BrgPlayoffControl control,
            const char *article,
            const char *numbers_article)
{
  g_autoptr (GArray) numbers = number_by_lot (run, players, stage, numbers_article);
  GArray *places;
  gint n_first;

  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_ROUND_ROBIN, article, stage, control, 1,
                        g_array_copy (numbers));
  places = brg_playoff_play_table (run, stage, numbers, 1, FALSE, control);
  if (places == NULL)
    return NULL;
  n_first = brg_playoff_count_first (places);
  brg_playoff_add_step (run, n_first == 1 ? BRG_PLAYOFF_STEP_AHEAD : BRG_PLAYOFF_STEP_LEVEL,
                        article, stage, control, 0, brg_playoff_list_players (places, n_first));
  return places;
}

/* The rules end with equal moves: the lot, or further Armageddon games and then the lot. */
static GArray *
settle_equal_moves (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  g_autoptr (GArray) places = NULL;
  g_autoptr (GArray) level = NULL;
  g_autoptr (GArray) drawn = NULL;

  if (brg_playoff_has_option (run, "equal-moves", "lot"))
    return draw_places (run, players, stage, article);
  if (!brg_playoff_has_option (run, "equal-moves", "armageddon"))
    {
      brg_playoff_ask (run, "equal-moves", stage, g_array_copy ((GArray *) players));
      return NULL;
    }
  if (players->len == 2)
    return play_armageddon (run, get_player (players, 0), get_player (players, 1), stage,
                            ARMAGEDDON_ARTICLE);
  places = play_table (run, players, stage, BRG_PLAYOFF_ARMAGEDDON, article, article);
  if (places == NULL)
    return NULL;
  if (brg_playoff_count_first (places) > 1)
    {
      level = brg_playoff_list_players (places, brg_playoff_count_first (places));
      drawn = draw_places (run, level, stage, article);
      brg_playoff_replace_first (places, drawn);
    }
  return g_steal_pointer (&places);
}

/* Places of those who are level after the table of @table_stage. */
static GArray *
settle_by_moves (BrgPlayoffRun *run,
                 const GArray *players,
                 gint table_stage,
                 gint stage,
                 const char *article)
{
  g_autoptr (GArray) places = brg_playoff_count_moves (run, table_stage, 0, players);
  g_autoptr (GArray) level = NULL;
  g_autoptr (GArray) settled = NULL;
  gint n_first;

  /* While moves are not noted it is said why they are asked for. */
  brg_playoff_add_step (
      run, BRG_PLAYOFF_STEP_MOVES, article, stage, BRG_PLAYOFF_OWN, places != NULL,
      places != NULL ? brg_playoff_list_players (places, -1) : g_array_copy ((GArray *) players));
  if (places == NULL)
    return NULL;
  n_first = brg_playoff_count_first (places);
  if (n_first > 1)
    {
      level = brg_playoff_list_players (places, n_first);
      settled = settle_equal_moves (run, level, stage, article);
      if (settled == NULL)
        return NULL;
      brg_playoff_replace_first (places, settled);
    }
  return g_steal_pointer (&places);
}

/* Places of a table whose first players have been put in order. */
static GArray *
put_first (GArray *places, GArray *first)
{
  if (first == NULL)
    g_clear_pointer (&places, g_array_unref);
  else
    brg_playoff_replace_first (places, first);
  g_clear_pointer (&first, g_array_unref);
  return places;
}

/* rus-chess-2014 30.5.6.2.3: two who are ahead of the third play as in 30.5.6.1.2. */
static GArray *
play_two_ahead (BrgPlayoffRun *run, GArray *places, gint stage)
{
  return put_first (places, play_armageddon (run, g_array_index (places, BrgPlayoffPlace, 0).player,
                                             g_array_index (places, BrgPlayoffPlace, 1).player,
                                             stage, BOOK "30.5.6.2.3"));
}

/* rus-chess-2014 30.5.6.2 */
static GArray *
play_three_from (BrgPlayoffRun *run, const GArray *players, gint stage, gboolean is_straight)
{
  GArray *places;

  if (!is_straight)
    {
      /* rus-chess-2014 30.5.6.2.1 */
      places =
          play_table (run, players, stage, BRG_PLAYOFF_QUICK, BOOK "30.5.6.2.1", BOOK "30.5.6.2");
      if (places == NULL || brg_playoff_count_first (places) == 1)
        return places;
      if (brg_playoff_count_first (places) == 2)
        return play_two_ahead (run, places, stage + 3);
      g_array_unref (places);
    }
  /* rus-chess-2014 30.5.6.2.2 */
  places = play_table (run, players, stage + 1, BRG_PLAYOFF_ARMAGEDDON, BOOK "30.5.6.2.2",
                       BOOK "30.5.6.2");
  if (places == NULL || brg_playoff_count_first (places) == 1)
    return places;
  if (brg_playoff_count_first (places) == 2)
    return play_two_ahead (run, places, stage + 3);
  /* rus-chess-2014 30.5.6.2.3 */
  return put_first (places,
                    settle_by_moves (run, players, stage + 1, stage + 2, BOOK "30.5.6.2.3"));
}

static GArray *
play_three (BrgPlayoffRun *run,
            const GArray *players,
            gint stage,
            const char *article G_GNUC_UNUSED)
{
  return play_three_from (run, players, stage, is_late (run));
}

/* rus-chess-2014 30.5.6.4: four who are left play without Armageddon; what decides a drawn match
 * then is left open. */
static gint
settle_without_armageddon (BrgPlayoffRun *run, const gint *pair, gint stage, gint board)
{
  g_autoptr (GArray) players = brg_playoff_list_two (pair[0], pair[1]);
  g_autoptr (GArray) places = NULL;
  const char *article = BOOK "30.5.6.4";

  if (brg_playoff_has_option (run, "four-left", "ask"))
    {
      brg_playoff_ask (run, "four-left", stage, g_steal_pointer (&players));
      return BRG_NOBODY;
    }
  if (brg_playoff_has_option (run, "four-left", "moves"))
    {
      places = brg_playoff_count_moves (run, stage, board, players);
      brg_playoff_add_step (
          run, BRG_PLAYOFF_STEP_MOVES, article, stage, BRG_PLAYOFF_OWN, places != NULL,
          places != NULL ? brg_playoff_list_players (places, -1) : g_array_copy (players));
      if (places == NULL)
        return BRG_NOBODY;
      if (brg_playoff_count_first (places) == 1)
        return g_array_index (places, BrgPlayoffPlace, 0).player;
      g_clear_pointer (&places, g_array_unref);
    }
  places = draw_places (run, players, stage, article);
  return g_array_index (places, BrgPlayoffPlace, 0).player;
}

/* A match of a knock-out. Returns: the winner, or %BRG_NOBODY. */
static gint
play_knock_out_match (BrgPlayoffRun *run,
                      const gint *pair,
                      gint stage,
                      gint board,
                      BrgPlayoffControl control,
                      gboolean has_armageddon,
                      const char *article)
{
  gint lead;
  gint winner;

  if (control == BRG_PLAYOFF_ARMAGEDDON)
    winner = brg_playoff_play_one_game (run, stage, 1, board, pair[0], pair[1], control);
  else
    {
      if (!brg_playoff_play_games (run, stage, 0, board, pair, 2, control, &lead))
        return BRG_NOBODY;
      winner = lead == 0 ? BRG_NOBODY : pair[lead > 0 ? 0 : 1];
    }
  if (winner == BRG_NOBODY && control != BRG_PLAYOFF_ARMAGEDDON)
    {
      brg_playoff_add_step (run, BRG_PLAYOFF_STEP_LEVEL, article, stage, control, 0,
                            brg_playoff_list_two (pair[0], pair[1]));
      if (!has_armageddon && !brg_playoff_has_option (run, "four-left", "armageddon"))
        winner = settle_without_armageddon (run, pair, stage, board);
      else
        {
          brg_playoff_add_step (run, BRG_PLAYOFF_STEP_ONE_GAME, ARMAGEDDON_ARTICLE, stage,
                                BRG_PLAYOFF_ARMAGEDDON, 1, brg_playoff_list_two (pair[0], pair[1]));
          winner = brg_playoff_play_one_game (run, stage, 3, board, pair[0], pair[1],
                                              BRG_PLAYOFF_ARMAGEDDON);
        }
    }
  if (winner != BRG_NOBODY)
    brg_playoff_add_step (run, BRG_PLAYOFF_STEP_AHEAD, article, stage, control, 0,
                          brg_playoff_list_two (winner, winner == pair[0] ? pair[1] : pair[0]));
  return winner;
}

/* How a knock-out is played. */
typedef struct
{
  gint stage;
  BrgPlayoffControl control;
  gboolean has_armageddon;
  gboolean draws_pairs; /* later pairs come by lot, not by the bracket */
  const char *article;
} KnockOut;

static void
add_pairs (BrgPlayoffRun *run, const KnockOut *knock_out, const GArray *matches, GArray *players)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < matches->len; i++)
    {
      const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);

      if (match->first == BRG_NOBODY || match->second == BRG_NOBODY)
        continue;
      g_array_append_val (pairs, g_array_index (players, gint, match->first));
      g_array_append_val (pairs, g_array_index (players, gint, match->second));
    }
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_KNOCK_OUT, knock_out->article, knock_out->stage,
                        knock_out->control, knock_out->control == BRG_PLAYOFF_ARMAGEDDON ? 1 : 2,
                        pairs);
}

/* Plays a stage of the bracket. Returns: whether it is over. */
static gboolean
play_stage (BrgPlayoffRun *run, const KnockOut *knock_out, BrgBracket *bracket, GArray *players)
{
  g_autoptr (GArray) matches = brg_bracket_list_matches (bracket);
  g_autofree gboolean *has_lost = g_new0 (gboolean, players->len);
  gboolean is_over = TRUE;
  gint board = 0;

  add_pairs (run, knock_out, matches, players);
  for (guint i = 0; i < matches->len; i++)
    {
      const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);
      gint pair[2];
      gint winner;

      if (match->first == BRG_NOBODY || match->second == BRG_NOBODY)
        continue;
      pair[0] = get_player (players, (guint) match->first);
      pair[1] = get_player (players, (guint) match->second);
      winner = play_knock_out_match (run, pair, knock_out->stage, ++board, knock_out->control,
                                     knock_out->has_armageddon, knock_out->article);
      is_over = is_over && winner != BRG_NOBODY;
      has_lost[winner == pair[0] ? match->second : match->first] = winner != BRG_NOBODY;
    }
  if (is_over)
    brg_bracket_advance (bracket, has_lost);
  return is_over;
}

/* The pairs of the next stage by lot: the winners stand at the beginning of the line. */
static void
draw_pairs (const BrgPlayoffRun *run, gint stage, BrgBracket *bracket)
{
  gint n = bracket->size >> bracket->n_played;
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) drawn = NULL;

  g_array_append_vals (line, bracket->line, (guint) n);
  drawn = brg_playoff_draw_order (run, BRG_PLAYOFF_LOT_BRACKET, stage, line);
  for (gint i = 0; i < n; i++)
    bracket->line[i] = get_player (drawn, (guint) i);
}

static GArray *
play_knock_out (BrgPlayoffRun *run, GArray *players, KnockOut knock_out)
{
  g_autoptr (BrgBracket) bracket = brg_bracket_new ((gint) players->len, BRG_BRACKET_WINNER);
  g_autofree gint64 *keys = g_new (gint64, players->len);

  while (bracket->n_played < bracket->n_stages)
    {
      if (bracket->n_played > 0 && knock_out.draws_pairs)
        draw_pairs (run, knock_out.stage, bracket);
      if (!play_stage (run, &knock_out, bracket, players))
        return NULL;
      knock_out.stage++;
    }
  for (guint i = 0; i < players->len; i++)
    {
      gint best;
      gint worst;

      brg_bracket_get_places (bracket, (gint) i, &best, &worst);
      keys[i] = best;
    }
  return brg_playoff_rank (players, keys);
}

/* rus-chess-2014 30.5.6.3 */
static GArray *
play_four (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  g_autoptr (GArray) numbers = number_by_lot (run, players, stage, article);
  KnockOut knock_out = { stage, get_control (run), TRUE, FALSE, article };

  return play_knock_out (run, numbers, knock_out);
}

static GArray *
play_four_of_five (BrgPlayoffRun *run, const GArray *players, gint stage)
{
  g_autoptr (GArray) numbers = number_by_lot (run, players, stage, BOOK "30.5.6.3");
  KnockOut knock_out = { stage, BRG_PLAYOFF_QUICK, FALSE, FALSE, BOOK "30.5.6.4" };

  if (is_late (run))
    knock_out.control = BRG_PLAYOFF_ARMAGEDDON;
  return play_knock_out (run, numbers, knock_out);
}

/* rus-chess-2014 30.5.6.4: its parts are printed as 30.5.6.1.1.1 to 30.5.6.1.1.4. */
static GArray *
play_five (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  GArray *places = play_table (run, players, stage, get_control (run), article, article);
  g_autoptr (GArray) level = NULL;

  if (places == NULL || brg_playoff_count_first (places) == 1)
    return places;
  level = brg_playoff_list_players (places, brg_playoff_count_first (places));
  switch (level->len)
    {
    case 2:
      return put_first (places, play_armageddon (run, get_player (level, 0), get_player (level, 1),
                                                 stage + 2, article));
    case 3:
      return put_first (places, play_three (run, level, stage + 2, article));
    case 4:
      return put_first (places, play_four_of_five (run, level, stage + 2));
    default:
      return put_first (places, settle_by_moves (run, level, stage, stage + 1, article));
    }
}

/* rus-chess-2014 30.5.6.6: the text has neither pairs nor a system; numbers for the pairs and equal
 * players make sense in a table. */
static GArray *
play_seven (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GArray) level = NULL;
  GArray *places;

  if (brg_playoff_has_option (run, "seven", "knock-out"))
    {
      KnockOut knock_out = { stage, BRG_PLAYOFF_ARMAGEDDON, TRUE, FALSE, article };

      numbers = number_by_lot (run, players, stage, article);
      return play_knock_out (run, numbers, knock_out);
    }
  places = play_table (run, players, stage, BRG_PLAYOFF_ARMAGEDDON, article, article);
  if (places == NULL || brg_playoff_count_first (places) == 1)
    return places;
  level = brg_playoff_list_players (places, brg_playoff_count_first (places));
  return put_first (places, settle_by_moves (run, level, stage, stage + 1, article));
}

static GArray *
number_by_table (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  if (brg_playoff_has_option (run, "numbers", "lot"))
    return number_by_lot (run, players, stage, article);
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_NUMBERS_BY_TABLE, article, stage, BRG_PLAYOFF_OWN, 0,
                        g_array_copy ((GArray *) players));
  return g_array_copy ((GArray *) players);
}

/* rus-chess-2014 30.5.6.7 */
static GArray *
play_eight (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  g_autoptr (GArray) numbers = number_by_table (run, players, stage, article);
  KnockOut knock_out = { stage, get_control (run), TRUE,
                         brg_playoff_has_option (run, "bracket", "lot"), article };

  return play_knock_out (run, numbers, knock_out);
}

/* rus-chess-2014 30.5.6.10: from the ninth on they are out. */
static GArray *
play_many (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  g_autoptr (GArray) best = g_array_new (FALSE, FALSE, sizeof (gint));
  GArray *out = g_array_new (FALSE, FALSE, sizeof (gint));
  GArray *places;

  g_array_append_vals (best, players->data, N_AFTER_CUT);
  for (guint i = N_AFTER_CUT; i < players->len; i++)
    g_array_append_val (out, g_array_index (players, gint, i));
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_CUT, article, stage, BRG_PLAYOFF_OWN, (gint) out->len,
                        out);
  places = play_eight (run, best, stage, BOOK "30.5.6.7");
  for (guint i = N_AFTER_CUT; places != NULL && i < players->len; i++)
    {
      BrgPlayoffPlace place = { get_player (players, i), N_AFTER_CUT + 1 };

      g_array_append_val (places, place);
    }
  return places;
}

/* Stages that a group may have. */
static gint
count_stages (const Groups *division)
{
  return division->size == 3 ? 4 : 6;
}

static GArray *
play_group (BrgPlayoffRun *run, const Groups *division, const GArray *members, gint stage)
{
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_GROUP, division->article, stage, BRG_PLAYOFF_OWN, 0,
                        g_array_copy ((GArray *) members));
  if (division->size == MOST_IN_GROUP)
    return play_five (run, members, stage, BOOK "30.5.6.4");
  /* rus-chess-2014 30.5.6.8: nine players begin with 30.5.6.2.2. */
  return play_three_from (run, members, stage, division->n_groups == 3 || is_late (run));
}

/* rus-chess-2014 30.5.6.5, 30.5.6.8, 30.5.6.9: the winners meet. How three of them do is not
 * printed. */
static GArray *
play_final (BrgPlayoffRun *run, const Groups *division, const GArray *winners, gint stage)
{
  brg_playoff_add_step (run, BRG_PLAYOFF_STEP_GROUP, division->article, stage, BRG_PLAYOFF_OWN, 0,
                        g_array_copy ((GArray *) winners));
  if (winners->len == 2)
    return play_armageddon (run, get_player (winners, 0), get_player (winners, 1), stage,
                            division->article);
  return play_three_from (run, winners, stage,
                          is_late (run) || brg_playoff_has_option (run, "final", "armageddon"));
}

/* Behind the winners come the second of all groups, and so on. */
static GArray *
join_groups (GArray *const *group_places, const Groups *division, const GArray *final)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree gint64 *keys = g_new (gint64, division->n_groups * division->size);

  for (guint i = 0; i < final->len; i++)
    {
      keys[players->len] = g_array_index (final, BrgPlayoffPlace, i).position;
      g_array_append_val (players, g_array_index (final, BrgPlayoffPlace, i).player);
    }
  for (gint group = 0; group < division->n_groups; group++)
    for (guint i = 1; i < group_places[group]->len; i++)
      {
        const BrgPlayoffPlace *place = &g_array_index (group_places[group], BrgPlayoffPlace, i);

        keys[players->len] = MOST_GROUPS + place->position;
        g_array_append_val (players, place->player);
      }
  return brg_playoff_rank (players, keys);
}

static GArray *
play_groups (BrgPlayoffRun *run, const GArray *players, gint stage, const char *article)
{
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GArray) winners = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) final = NULL;
  GArray *places[MOST_GROUPS] = { NULL };
  GArray *joined = NULL;
  const Groups *division = groups;

  while (division->n_players != (gint) players->len)
    division++;
  numbers = brg_playoff_has_option (run, "groups", "lot")
                ? number_by_lot (run, players, stage, article)
                : number_by_table (run, players, stage, article);
  for (gint group = 0; group < division->n_groups; group++)
    {
      g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (gint));

      run->group = group + 1;
      run->board = group * (division->size / 2);
      for (gint i = 0; i < division->size; i++)
        g_array_append_val (members,
                            g_array_index (numbers, gint, division->numbers[group][i] - 1));
      places[group] = play_group (run, division, members, stage);
      if (places[group] != NULL)
        g_array_append_val (winners, g_array_index (places[group], BrgPlayoffPlace, 0).player);
    }
  run->group = 0;
  run->board = 0;
  if ((gint) winners->len == division->n_groups)
    final = play_final (run, division, winners, stage + count_stages (division));
  if (final != NULL)
    joined = join_groups (places, division, final);
  for (gint group = 0; group < division->n_groups; group++)
    g_clear_pointer (&places[group], g_array_unref);
  return joined;
}

static const Scheme schemes[] = {
  { 2, BOOK "30.5.6.1", play_two },     { 3, BOOK "30.5.6.2", play_three },
  { 4, BOOK "30.5.6.3", play_four },    { 5, BOOK "30.5.6.4", play_five },
  { 6, BOOK "30.5.6.5", play_groups },  { 7, BOOK "30.5.6.6", play_seven },
  { 8, BOOK "30.5.6.7", play_eight },   { 9, BOOK "30.5.6.8", play_groups },
  { 10, BOOK "30.5.6.9", play_groups }, { 11, BOOK "30.5.6.10", play_many },
};

GArray *
brg_playoff_play_chess (BrgPlayoffRun *run)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint));
  const Scheme *scheme = &schemes[MIN (run->setup->n_players, 11) - 2];

  for (gint i = 0; i < run->setup->n_players; i++)
    g_array_append_val (players, i);
  /* rus-chess-2014 30.5.8 */
  if (is_late (run))
    brg_playoff_add_step (run, BRG_PLAYOFF_STEP_STRAIGHT, BOOK "30.5.8", 1, BRG_PLAYOFF_ARMAGEDDON,
                          0, g_array_copy (players));
  return scheme->play (run, players, 1, scheme->article);
}
