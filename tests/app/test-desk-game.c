/* test-desk-game.c - a stored game on the arbiter's desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-chess-moves.h"
#include "brg-desk-chess-start.h"
#include "brg-desk-moves.h"
#include "brg-desk-pgn.h"
#include "brg-pgn-reader.h"
#include "brg-san-read.h"
#include "brg-test.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgDeskGame *
open_game (BrgDiscipline discipline, const char *start, const char *moves)
{
  BrgStoredGame *record = brg_stored_game_new (1, 2, discipline);

  set_text (&record->start, start);
  set_text (&record->moves, moves);
  return brg_desk_game_new (record);
}

static void
play (BrgDeskGame *game, const char *text)
{
  BrgMoveList fits;

  g_assert_cmpuint (brg_san_read (&game->node->position, text, -1, BRG_LANGUAGE_ENGLISH, &fits), ==,
                    1);
  brg_desk_game_play (game, &(BrgGameMove){ .chess = fits.moves[0] });
}

static void
assert_moves (const BrgDeskGame *game, const char *moves)
{
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);

  g_assert_cmpstr (record->moves, ==, moves);
}

static void
test_play_and_store (void)
{
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "");
  g_autoptr (BrgDeskGame) again = NULL;
  g_autofree char *text = NULL;

  assert_moves (game, "");
  play (game, "e4");
  play (game, "e5");
  play (game, "Nf3");
  assert_moves (game, "1. e4 e5 2. Nf3 *");
  text = game->rules->dup_journal (game->node);
  g_assert_cmpstr (text, ==, "2.Nf3");
  again = brg_desk_game_new (brg_desk_game_dup_record (game));
  g_assert_false (again->is_damaged);
  g_assert_cmpuint (again->node->ply, ==, 3);
  assert_moves (again, "1. e4 e5 2. Nf3 *");
  brg_desk_game_take_back (again);
  assert_moves (again, "1. e4 e5 *");
}

static void
test_variation_and_order (void)
{
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5 2. Nf3");
  g_autoptr (GPtrArray) nodes = NULL;
  static const guint depths[] = { 0, 1, 1, 0, 0 };

  brg_desk_game_step (game, BRG_DESK_STEP_FIRST);
  play (game, "d4");
  play (game, "d5");
  assert_moves (game, "1. e4 (1. d4 d5) 1... e5 2. Nf3 *");
  nodes = brg_desk_game_list_nodes (game);
  g_assert_cmpuint (nodes->len, ==, G_N_ELEMENTS (depths));
  for (guint i = 0; i < nodes->len; i++)
    g_assert_cmpuint (brg_desk_node_get_depth (nodes->pdata[i]), ==, depths[i]);
  g_assert_true (brg_desk_game_step (game, BRG_DESK_STEP_PREVIOUS_LINE));
  g_assert_true (brg_game_node_is_main (game->node));
  g_assert_cmpuint (game->node->ply, ==, 1);
  g_assert_true (brg_desk_game_step (game, BRG_DESK_STEP_DOWN));
  g_assert_cmpuint (game->node->ply, ==, 3);
  g_assert_false (brg_desk_game_step (game, BRG_DESK_STEP_ON));
}

/* Variations stand behind the move that they replace, those of variations too. */
static void
test_nested_order (void)
{
  g_autoptr (BrgDeskGame) game =
      open_game (BRG_DISCIPLINE_CHESS, "",
                 "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4) (1. c4) 1... e5 2. Nf3");
  g_autoptr (GPtrArray) nodes = brg_desk_game_list_nodes (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < nodes->len; i++)
    {
      g_autofree char *move = game->rules->dup_move (nodes->pdata[i], "en");

      g_string_append_printf (text, "%u%s ", brg_desk_node_get_depth (nodes->pdata[i]), move);
    }
  g_assert_cmpstr (text->str, ==, "0e4 1d4 1d5 2Nf6 2c4 3Nf3 1c4 1c4 0e5 0Nf3 ");
}

/* Undo takes a move off behind the page's back. */
static void
test_undo_keeps_place (void)
{
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5 2. Nf3");
  BrgStoredGame *record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_CHESS);

  set_text (&record->moves, "1. e4 e5 *");
  brg_desk_game_take_record (game, record);
  g_assert_cmpuint (game->node->ply, ==, 2);
  brg_desk_game_step (game, BRG_DESK_STEP_BACK);
  record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_CHESS);
  set_text (&record->moves, "1. e4 e5 2. Nf3 *");
  brg_desk_game_take_record (game, record);
  g_assert_cmpuint (game->node->ply, ==, 1);
}

static void
test_start (void)
{
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS960, "", "");
  BrgPosition start;

  g_assert_false (brg_desk_chess_get_start (game->record, &start));
  game->record->start_number = 0;
  g_assert_true (brg_desk_chess_get_start (game->record, &start));
  /* fide-2023 II.2: position 0 has the bishops on a1 and b1. */
  g_assert_cmpuint (start.board[0], ==, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_BISHOP));
  g_assert_cmpuint (start.board[1], ==, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_BISHOP));
}

static void
test_damaged (void)
{
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 Qxa1");

  g_assert_true (game->is_damaged);
  assert_moves (game, "1. e4 Qxa1");
}

static void
test_repeated (void)
{
  g_autoptr (BrgDeskGame) game =
      open_game (BRG_DISCIPLINE_CHESS, "", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");

  g_assert_cmpuint (brg_desk_chess_count_times (game->node, &game->node->position), ==, 3);
}

/* An offer before the own move stands through it, one after it until the opponent moves. */
static void
test_offer (void)
{
  static const struct
  {
    gint ply;
    BrgColour offer;
    BrgColour stands[4]; /* after 0 to 3 half-moves */
  } cases[] = {
    { 0, BRG_COLOUR_WHITE, { BRG_COLOUR_WHITE, BRG_COLOUR_WHITE, 0, 0 } },
    { 1, BRG_COLOUR_WHITE, { 0, BRG_COLOUR_WHITE, 0, 0 } },
    { 2, BRG_COLOUR_BLACK, { 0, 0, BRG_COLOUR_BLACK, 0 } },
  };
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5 2. Nf3");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      game->record->draw_offer = cases[i].offer;
      game->record->draw_offer_ply = cases[i].ply;
      brg_desk_game_step (game, BRG_DESK_STEP_FIRST);
      for (guint k = 0; k < 4; k++)
        {
          g_assert_cmpint (brg_desk_game_get_offer (game), ==, cases[i].stands[k]);
          brg_desk_game_step (game, BRG_DESK_STEP_ON);
        }
    }
}

static void
test_import (void)
{
  const char *text = "[Event \"x\"]\n[FEN \"8/8/8/8/8/4k3/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n"
                     "1. O-O Ke2 *\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_CHESS);
  g_autoptr (GError) error = NULL;

  games = brg_desk_moves_import (bytes, "x.pgn", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  brg_desk_pgn_fill_record (games->pdata[0], record);
  g_assert_cmpstr (record->start, ==, "8/8/8/8/8/4k3/8/4K2R w K - 0 1");
  g_assert_cmpstr (record->moves, ==, "1. O-O Ke2 *");
}

static void
test_find_game (void)
{
  const char *text = "[White \"Carlsen, M\"]\n[Black \"Anand, V\"]\n\n1. e4 *\n\n"
                     "[White \"PLAYER01, X\"]\n[Black \"Player02\"]\n\n1. d4 *\n\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GPtrArray) games = brg_desk_moves_import (bytes, "x.pgn", NULL);
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  BrgGame pairing = { .white = 0, .black = 1 };

  for (guint i = 0; i < 2; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Player%02u", i + 1);
      g_ptr_array_add (snapshot->entries, entry);
    }
  g_assert_cmpint (brg_desk_pgn_find_game (games, snapshot, &pairing), ==, 1);
  pairing.white = 1;
  g_assert_cmpint (brg_desk_pgn_find_game (games, snapshot, &pairing), ==, -1);
  g_assert_cmpint (brg_desk_pgn_find_game (games, snapshot, NULL), ==, -1);
}

static void
test_import_nothing (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("1. e4 e9", 8);
  g_autoptr (GBytes) empty = g_bytes_new_static ("", 0);
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_desk_moves_import (bytes, "x.pgn", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (brg_desk_moves_import (empty, "x.pgn", &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED);
}

/* A record of draughts is named as such; one of chess may begin as if it were of another game. */
static void
test_import_others (void)
{
  static const char draughts[] = "[GameType \"25\"]\n\n1. c3-d4 *\n";
  static const char chess[] = "[FEN \"7k/7P/8/8/8/8/8/K7 b - - 0 1\"]\n\n1... Kg7 2. h8=Q+ *\n";
  g_autoptr (GBytes) wrong = g_bytes_new_static (draughts, strlen (draughts));
  g_autoptr (GBytes) right = g_bytes_new_static (chess, strlen (chess));
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_desk_moves_import (wrong, "game", &error));
  g_assert_cmpstr (error->message, ==, "It contains no chess game.");
  games = brg_desk_moves_import (right, "game", NULL);
  g_assert_nonnull (games);
}

BRG_TEST_TOPIC ("desk-game")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-game/play-and-store", test_play_and_store);
  g_test_add_func ("/app/desk-game/variation-and-order", test_variation_and_order);
  g_test_add_func ("/app/desk-game/nested-order", test_nested_order);
  g_test_add_func ("/app/desk-game/undo-keeps-place", test_undo_keeps_place);
  g_test_add_func ("/app/desk-game/start", test_start);
  g_test_add_func ("/app/desk-game/damaged-is-kept", test_damaged);
  g_test_add_func ("/app/desk-game/repeated", test_repeated);
  g_test_add_func ("/app/desk-game/fide-2023 9.1.2.1/offer", test_offer);
  g_test_add_func ("/app/desk-game/import", test_import);
  g_test_add_func ("/app/desk-game/find-game", test_find_game);
  g_test_add_func ("/app/desk-game/import-nothing", test_import_nothing);
  g_test_add_func ("/app/desk-game/import-others", test_import_others);
  return g_test_run ();
}
