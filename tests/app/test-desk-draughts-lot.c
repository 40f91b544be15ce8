/* test-desk-draughts-lot.c - the opening of draughts-64 by lot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-record.h"
#include "brg-game-comment.h"
#include "brg-openings.h"
#include "brg-test.h"
#include "desk-draughts-fixture.h"

#include <string.h>

#define SEED 20260321

/* The first set position of a table. */
static guint
find_set (const BrgOpenings *openings)
{
  guint n = 0;

  while (brg_openings_get_nth (openings, n)->moves != NULL)
    n++;
  return n;
}

static guint
find_free_only (const BrgOpenings *openings)
{
  guint n = 0;

  while (!brg_openings_get_nth (openings, n)->is_free_only)
    n++;
  return n;
}

/* What comes of an answer to the prompt of a new game. */
typedef struct
{
  BrgStoredGame *record;
  BrgGameChange change;
  char *detail;
  char *fault;
  gboolean is_right;
} Outcome;

static void
clear_outcome (Outcome *outcome)
{
  brg_stored_game_free (outcome->record);
  g_free (outcome->detail);
  g_free (outcome->fault);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, clear_outcome)

static void
reply (Outcome *outcome, const char *button, guint option, gint number, gint board)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_DRAUGHTS64, "", NULL);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgGroup group = { .seed = SEED, .opening_table = (char *) "", .own_openings = (char *) "" };
  BrgSnapshot snapshot = { .group = &group };
  BrgDeskReply answer = { button, option, number, BRG_BOARD_NO_SQUARE };

  around.snapshot = &snapshot;
  around.board = board;
  outcome->record = brg_desk_game_dup_record (game);
  outcome->is_right = game->rules->reply (game, &around, &answer, outcome->record, &outcome->change,
                                          &outcome->detail, &outcome->fault);
  brg_desk_game_free (game);
}

/* rus-draughts-2022 5.4.1.3, 6.2.2: nothing is played before the lot; other games have none. */
static void
test_prompt (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_DRAUGHTS64, "", NULL);
  BrgDeskGame *usual = desk_draughts_open (BRG_DISCIPLINE_DRAUGHTS64, "usual|", NULL);
  BrgDeskGame *russian = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "", NULL);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  g_autoptr (BrgDeskPrompt) prompt = game->rules->get_prompt (game, &around);

  g_assert_true (prompt->is_blocking);
  g_assert_cmpstr (prompt->article, ==, "rus-draughts-2022 6.2.2");
  g_assert_cmpuint (prompt->options->len, ==, 6);
  g_assert_cmpint (prompt->number_max, ==, 745);
  g_assert_cmpuint (prompt->buttons->len, ==, 4);
  g_assert_true (game->rules->may_draw (game));
  g_assert_null (usual->rules->get_prompt (usual, &around));
  g_assert_false (usual->rules->may_draw (usual));
  g_assert_null (russian->rules->get_prompt (russian, &around));
  brg_desk_game_free (game);
  brg_desk_game_free (usual);
  brg_desk_game_free (russian);
}

/* The opening that the engine draws stands on the board as its first moves, and is told. */
static void
test_draw (void)
{
  const BrgOpenings *openings = brg_openings_get ("idf-ballots");
  const BrgOpening *opening = brg_openings_draw (openings, FALSE, SEED, 3, 2);
  g_autofree char *start = g_strdup_printf ("idf-ballots:%s|", opening->code);
  g_auto (Outcome) outcome = { 0 };
  BrgDraughtsPosition wanted;
  BrgDeskGame *game;
  g_autofree char *comment = NULL;

  reply (&outcome, "lot-board", 4, 1, 2);
  g_assert_true (outcome.is_right);
  g_assert_cmpint (outcome.change, ==, BRG_GAME_CHANGE_LOT);
  g_assert_true (g_str_has_suffix (outcome.detail, opening->code));
  g_assert_true (outcome.record->is_drawn);
  g_assert_cmpuint (outcome.record->start_seed, ==, SEED);
  g_assert_true (brg_openings_get_nth (openings, (guint) outcome.record->start_number) == opening);
  if (opening->moves != NULL)
    g_assert_cmpstr (outcome.record->start, ==, start);
  game = brg_desk_game_new (g_steal_pointer (&outcome.record));
  g_assert_false (game->is_damaged);
  g_assert_true (brg_draughts_fen_read (opening->fen, BRG_DRAUGHTS_64, &wanted, NULL));
  g_assert_true (brg_draughts_position_is_same (&game->node->draughts, &wanted));
  g_assert_cmpint (game->node->draughts.variant, ==, BRG_DRAUGHTS_64);
  comment = brg_game_node_dup_comment (brg_game_tree_get_root (game->tree), BRG_GAME_AFTER);
  g_assert_nonnull (strstr (comment, opening->code));
  brg_desk_game_free (game);
}

/* Every opening of every table can be taken by its number and comes to its printed position. */
static void
test_numbers (void)
{
  const char *const *ids = brg_openings_get_ids ();

  for (guint table = 0; ids[table] != NULL; table++)
    {
      const BrgOpenings *openings = brg_openings_get (ids[table]);

      for (guint n = 0; n < brg_openings_get_n (openings); n += 7)
        {
          const BrgOpening *opening = brg_openings_get_nth (openings, n);
          g_auto (Outcome) outcome = { 0 };
          BrgDraughtsPosition wanted;
          BrgDeskGame *game;

          reply (&outcome, "number", table * 2, (gint) n + 1, 2);
          g_assert_true (outcome.is_right);
          g_assert_cmpint (outcome.change, ==, BRG_GAME_CHANGE_NUMBER);
          g_assert_false (outcome.record->is_drawn);
          game = brg_desk_game_new (g_steal_pointer (&outcome.record));
          g_assert_true (brg_draughts_fen_read (opening->fen, BRG_DRAUGHTS_64, &wanted, NULL));
          g_assert_true (brg_draughts_position_is_same (&game->node->draughts, &wanted));
          brg_desk_game_free (game);
        }
    }
}

/* rus-draughts-2022 6.2.3: the majority rule has its own openings and stays with the game. */
static void
test_majority (void)
{
  const BrgOpenings *openings = brg_openings_get ("fmjd");
  gint forbidden = (gint) find_free_only (openings) + 1;
  g_auto (Outcome) right = { 0 };
  g_auto (Outcome) wrong = { 0 };
  g_auto (Outcome) outside = { 0 };
  g_auto (Outcome) usual = { 0 };

  reply (&right, "number", 1, 1, 2);
  g_assert_cmpstr (right.record->start, ==, "majority|fmjd:1-I|");
  reply (&wrong, "number", 1, forbidden, 2);
  g_assert_false (wrong.is_right);
  g_assert_nonnull (wrong.fault);
  reply (&outside, "number", 3, 151, 2);
  g_assert_false (outside.is_right);
  g_assert_cmpstr (outside.fault, ==, "The table has openings 1 to 150.");
  reply (&usual, "usual", 1, 1, 2);
  g_assert_true (usual.is_right);
  g_assert_cmpstr (usual.record->start, ==, "majority|usual|");
}

/* A set position is stored, for no moves lead there. */
static void
test_set (void)
{
  const BrgOpenings *openings = brg_openings_get ("fmjd");
  guint n = find_set (openings);
  g_auto (Outcome) outcome = { 0 };
  g_autofree char *word = g_strdup_printf ("|%s", brg_openings_get_nth (openings, n)->fen);

  reply (&outcome, "number", 0, (gint) n + 1, 2);
  g_assert_true (g_str_has_suffix (outcome.record->start, word));
  g_assert_cmpuint (brg_desk_draughts_count_opening (outcome.record), ==, 0);
}

/* A lot for the round is for every board; one for a board is not. */
static void
test_share (void)
{
  g_auto (Outcome) all = { 0 };
  g_auto (Outcome) other_board = { 0 };
  g_auto (Outcome) single = { 0 };
  g_autoptr (BrgStoredGame) open = brg_stored_game_new (1, 2, BRG_DISCIPLINE_DRAUGHTS64);
  g_autoptr (BrgStoredGame) begun = brg_stored_game_new (1, 3, BRG_DISCIPLINE_DRAUGHTS64);

  reply (&all, BRG_DESK_REPLY_LOT, 0, 1, 2);
  reply (&other_board, BRG_DESK_REPLY_LOT, 0, 1, 5);
  g_assert_cmpstr (all.record->start, ==, other_board.record->start);
  reply (&single, "lot-board", 0, 1, 2);
  g_assert_false (brg_desk_draughts.share_lot (single.record, open));
  g_assert_true (brg_desk_draughts.share_lot (all.record, open));
  g_assert_cmpstr (open->start, ==, all.record->start);
  g_assert_cmpstr (open->moves, ==, all.record->moves);
  g_assert_cmpint (open->start_number, ==, all.record->start_number);
  g_assert_true (open->is_drawn);
  g_free (begun->moves);
  begun->moves = g_strdup ("1. c3-d4");
  g_assert_false (brg_desk_draughts.share_lot (all.record, begun));
}

/* The moves of the opening go back as one step, those of the players one by one. */
static void
test_take_back (void)
{
  g_auto (Outcome) outcome = { 0 };
  BrgDeskGame *game;
  g_autoptr (BrgStoredGame) record = NULL;
  g_autofree char *example = NULL;
  g_autofree char *status = NULL;
  BrgDeskSurroundings around = desk_draughts_around ("full");
  const char *article;

  reply (&outcome, "number", 0, 1, 2);
  g_assert_cmpuint (brg_desk_draughts_count_opening (outcome.record), ==, 6);
  game = brg_desk_game_new (g_steal_pointer (&outcome.record));
  brg_desk_game_sync (game);
  g_assert_cmpuint (game->node->ply, ==, 6);
  status = game->rules->dup_status (game, &around, &article);
  g_assert_cmpstr (status, ==, "White to move · move 4 · White must capture · opening fmjd 1-I");
  example = game->rules->dup_example (game, "full");
  desk_draughts_play (game, example);
  record = brg_desk_game_dup_record (game);
  g_assert_false (game->rules->take_back (game, record));
  brg_desk_game_step (game, BRG_DESK_STEP_BACK);
  g_assert_true (game->rules->take_back (game, record));
  g_assert_cmpstr (record->start, ==, "");
  g_assert_cmpstr (record->moves, ==, "");
  g_assert_cmpint (record->start_number, ==, -1);
  brg_desk_game_free (game);
}

BRG_TEST_TOPIC ("desk-draughts-lot")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-draughts-lot/rus-draughts-2022 5.4.1.3/prompt", test_prompt);
  g_test_add_func ("/app/desk-draughts-lot/rus-draughts-2022 6.2.2/draw", test_draw);
  g_test_add_func ("/app/desk-draughts-lot/rus-draughts-2022 6.2.2/numbers", test_numbers);
  g_test_add_func ("/app/desk-draughts-lot/rus-draughts-2022 6.2.3/majority", test_majority);
  g_test_add_func ("/app/desk-draughts-lot/set-position", test_set);
  g_test_add_func ("/app/desk-draughts-lot/share", test_share);
  g_test_add_func ("/app/desk-draughts-lot/take-back", test_take_back);
  return g_test_run ();
}
