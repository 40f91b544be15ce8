/* test-game-start.c - the start of a recorded game, from its headings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-start.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *variant; /* NULL: no heading */
  const char *fen;
  const char *start; /* as Shredder-FEN; NULL: there is none */
  BrgChessVariant game;
} Case;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
#define KQKQ "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define ZERO "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"
#define ZERO_X "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
#define LAST "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1"

static const Case cases[] = {
  { "/engine/game-start/nothing", NULL, NULL, START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/standard", "Standard", NULL, START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/from-position", "From Position", KQKQ, START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/960-without-fen", "Chess960", NULL, START, BRG_CHESS_960 },
  { "/engine/game-start/960-number", "Chess960 0", NULL, ZERO, BRG_CHESS_960 },
  { "/engine/game-start/960-last-number", "chess 960 #959", NULL, LAST, BRG_CHESS_960 },
  { "/engine/game-start/960-number-too-large", "Chess960 960", NULL, NULL, BRG_CHESS_960 },
  { "/engine/game-start/fischer-random", "Fischer Random Chess", ZERO, ZERO, BRG_CHESS_960 },
  { "/engine/game-start/fischerandom", "fischerandom", ZERO_X, ZERO, BRG_CHESS_960 },
  { "/engine/game-start/icc", "wild/fr", ZERO_X, ZERO, BRG_CHESS_960 },
  { "/engine/game-start/960-not-said", NULL, ZERO, ZERO, BRG_CHESS_960 },
  { "/engine/game-start/960-not-said-x-fen", NULL, ZERO_X, ZERO, BRG_CHESS_960 },
  { "/engine/game-start/shredder-in-chess", NULL, START, START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/said-to-be-chess", "Standard", ZERO, NULL, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/blanks", NULL,
    " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq -  0 1 ", START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/four-fields", NULL, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
    START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/fen-not-known", NULL, "?", START, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/fen-wrong", NULL, "x", NULL, BRG_CHESS_ORTHODOX },
  { "/engine/game-start/other-game", "Crazyhouse", NULL, NULL, BRG_CHESS_ORTHODOX },
};

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  BrgGameTag tags[2];
  guint n_tags = 0;
  BrgPosition start;
  BrgGameStartFault fault;
  g_autofree char *fen = NULL;
  gboolean is_read;

  if (vector->variant != NULL)
    tags[n_tags++] = (BrgGameTag){ (char *) "Variant", (char *) vector->variant };
  if (vector->fen != NULL)
    tags[n_tags++] = (BrgGameTag){ (char *) "FEN", (char *) vector->fen };
  is_read = brg_game_start_read (tags, n_tags, &start, &fault);
  g_assert_cmpint (is_read, ==, vector->start != NULL);
  if (!is_read)
    {
      g_assert_cmpint (fault.kind, ==,
                       vector->fen != NULL ? BRG_GAME_START_FEN : BRG_GAME_START_VARIANT);
      g_assert_cmpuint (fault.tag, ==, n_tags - 1);
      return;
    }
  g_assert_cmpint (start.variant, ==, vector->game);
  fen = brg_fen_write (&start, BRG_FEN_SHREDDER);
  g_assert_cmpstr (fen, ==, vector->start);
}

BRG_TEST_TOPIC ("game-start")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  return g_test_run ();
}
