/* test-postal-move.c - moves of draughts as letters give them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#include "brg-draughts-fen.h"

static BrgDraughtsPosition
make_position (BrgDraughtsVariant variant, const char *fen)
{
  BrgDraughtsPosition position = brg_draughts_position_start (variant);

  if (fen != NULL)
    g_assert_true (brg_draughts_fen_read (fen, variant, &position, NULL));
  return position;
}

/* A text, what it is, the move played. */
typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *text;
  BrgPostalReading reading;
  const char *played;
} Case;

static const Case cases[] = {
  { "rus-draughts-2022/10.2.2/full", BRG_DRAUGHTS_RUSSIAN, NULL, "c3-d4", BRG_POSTAL_GOOD,
    "c3-d4" },
  { "rus-draughts-2022/10.2.2/small-e", BRG_DRAUGHTS_RUSSIAN, NULL, "e3-d4", BRG_POSTAL_GOOD,
    "E3-d4" },
  { "rus-draughts-2022/10.2.2/large-e", BRG_DRAUGHTS_RUSSIAN, NULL, "E3-d4", BRG_POSTAL_GOOD,
    "E3-d4" },
  { "rus-draughts-2022/10.2.2/cyrillic", BRG_DRAUGHTS_RUSSIAN, NULL, "Е3:d4", BRG_POSTAL_GOOD,
    "E3-d4" },
  { "rus-draughts-2022/10.2.2/cyrillic-a-c", BRG_DRAUGHTS_RUSSIAN, NULL, "а3-b4", BRG_POSTAL_GOOD,
    "a3-b4" },
  { "rus-draughts-2022/10.2.2/cyrillic-sign", BRG_DRAUGHTS_RUSSIAN, NULL, "с3хd4", BRG_POSTAL_GOOD,
    "c3-d4" },
  { "rus-draughts-2022/10.2.2/en-dash", BRG_DRAUGHTS_RUSSIAN, NULL, "c3–d4", BRG_POSTAL_GOOD,
    "c3-d4" },
  { "rus-draughts-2022/10.2.2/em-dash", BRG_DRAUGHTS_RUSSIAN, NULL, "c3—d4", BRG_POSTAL_GOOD,
    "c3-d4" },
  { "rus-draughts-2022/10.2.2/minus", BRG_DRAUGHTS_RUSSIAN, NULL, "c3−d4", BRG_POSTAL_GOOD,
    "c3-d4" },
  { "rus-draughts-2022/10.2.2/hyphen-that-holds", BRG_DRAUGHTS_RUSSIAN, NULL, "c3‑d4",
    BRG_POSTAL_GOOD, "c3-d4" },
  { "rus-draughts-2022/10.2.2/cross", BRG_DRAUGHTS_RUSSIAN, "W:Wc3,h2:Bd4,h8", "c3×E5",
    BRG_POSTAL_GOOD, "c3:E5" },
  { "rus-draughts-2022/10.2.2/capitals", BRG_DRAUGHTS_RUSSIAN, NULL, "C3-B4", BRG_POSTAL_GOOD,
    "c3-b4" },
  { "rus-draughts-2022/10.2.2/cyrillic-capitals", BRG_DRAUGHTS_RUSSIAN, NULL, "С3-В4",
    BRG_POSTAL_GOOD, "c3-b4" },
  { "rus-draughts-2022/10.2.2/two-dashes", BRG_DRAUGHTS_RUSSIAN, NULL, "c3--d4",
    BRG_POSTAL_NOTATION, NULL },
  { "rus-draughts-2022/10.1.4/large-dash", BRG_DRAUGHTS_INTERNATIONAL, NULL, "32–28",
    BRG_POSTAL_GOOD, "32-28" },
  { "rus-draughts-2022/10.2.2/short", BRG_DRAUGHTS_RUSSIAN, NULL, "cd4", BRG_POSTAL_NOTATION,
    NULL },
  { "rus-draughts-2022/10.2.2/shorter", BRG_DRAUGHTS_RUSSIAN, NULL, "c:d4", BRG_POSTAL_NOTATION,
    NULL },
  { "rus-draughts-2022/10.2.2/long", BRG_DRAUGHTS_RUSSIAN, NULL, "c3-d4-e5", BRG_POSTAL_NOTATION,
    NULL },
  { "rus-draughts-2022/10.2.2/light-square", BRG_DRAUGHTS_RUSSIAN, NULL, "a1-a2",
    BRG_POSTAL_IMPOSSIBLE, NULL },
  { "rus-draughts-2022/10.2.2/no-square", BRG_DRAUGHTS_RUSSIAN, NULL, "k5-a3",
    BRG_POSTAL_IMPOSSIBLE, NULL },
  { "rus-draughts-2022/10.2.2/nothing", BRG_DRAUGHTS_RUSSIAN, NULL, "-", BRG_POSTAL_NOTATION,
    NULL },
  { "rus-draughts-2022/10.2.9/illegible", BRG_DRAUGHTS_RUSSIAN, NULL, "?", BRG_POSTAL_ILLEGIBLE,
    NULL },
  /* a3 can go to b4 alone, c3 to b4 and d4. */
  { "rus-draughts-2022/10.2.10/single", BRG_DRAUGHTS_RUSSIAN, NULL, "a3-a4", BRG_POSTAL_REPLACED,
    "a3-b4" },
  { "rus-draughts-2022/10.2.10/single-half-legible", BRG_DRAUGHTS_RUSSIAN, NULL, "a3-?",
    BRG_POSTAL_REPLACED, "a3-b4" },
  { "rus-draughts-2022/10.2.10/several", BRG_DRAUGHTS_RUSSIAN, NULL, "c3-c5", BRG_POSTAL_IMPOSSIBLE,
    NULL },
  { "rus-draughts-2022/10.2.10/blocked", BRG_DRAUGHTS_RUSSIAN, NULL, "a1-c3", BRG_POSTAL_IMPOSSIBLE,
    NULL },
  { "rus-draughts-2022/10.2.10/empty", BRG_DRAUGHTS_RUSSIAN, NULL, "d4-e5", BRG_POSTAL_IMPOSSIBLE,
    NULL },
  { "rus-draughts-2022/10.2.10/of-the-other", BRG_DRAUGHTS_RUSSIAN, NULL, "h6-g5",
    BRG_POSTAL_IMPOSSIBLE, NULL },
  /* c3 must take, so its quiet move is impossible and the capture is meant. */
  { "rus-draughts-2022/10.2.10/must-take", BRG_DRAUGHTS_RUSSIAN, "W:Wc3,h2:Bd4,h8", "c3-b4",
    BRG_POSTAL_REPLACED, "c3:E5" },
  { "rus-draughts-2022/10.2.10/other-must-take", BRG_DRAUGHTS_RUSSIAN, "W:Wc3,h2:Bd4,h8", "h2-g3",
    BRG_POSTAL_IMPOSSIBLE, NULL },
  /* Over c7, e7 and g7 or over c5, e7 and g7: two captures that are written alike. */
  { "rus-draughts-2022/10.2.10/two-captures", BRG_DRAUGHTS_RUSSIAN, "W:WKb6:Bc7,e7,g7,c5,h4",
    "b6:h8", BRG_POSTAL_AMBIGUOUS, NULL },
  /* The way is written then: over the squares where the capture turns. */
  { "rus-draughts-2022/6.1.6.2/way", BRG_DRAUGHTS_RUSSIAN, "W:WKb6:Bc7,e7,g7,c5,h4", "b6:d8:f6:h8",
    BRG_POSTAL_GOOD, "b6:h8" },
  { "rus-draughts-2022/6.1.6.2/other-way", BRG_DRAUGHTS_RUSSIAN, "W:WKb6:Bc7,e7,g7,c5,h4",
    "b6:d4:f6", BRG_POSTAL_IMPOSSIBLE, NULL },
  { "rus-draughts-2022/6.1.6.2/wrong-way", BRG_DRAUGHTS_RUSSIAN, "W:WKb6:Bc7,e7,g7,c5,h4",
    "b6:a7:h8", BRG_POSTAL_IMPOSSIBLE, NULL },
  { "rus-draughts-2022/10.2.2/cut-off-way", BRG_DRAUGHTS_RUSSIAN, "W:WKb6:Bc7,e7,g7,c5,h4",
    "b6:d8:", BRG_POSTAL_NOTATION, NULL },
  { "rus-draughts-2022/10.1.4/large", BRG_DRAUGHTS_INTERNATIONAL, NULL, "32-28", BRG_POSTAL_GOOD,
    "32-28" },
  { "rus-draughts-2022/10.1.4/large-one-digit", BRG_DRAUGHTS_INTERNATIONAL, "W:W15:B9,1", "15-10",
    BRG_POSTAL_GOOD, "15-10" },
  { "rus-draughts-2022/10.1.4/large-capture", BRG_DRAUGHTS_INTERNATIONAL, "W:W28:B23,1", "28-19",
    BRG_POSTAL_GOOD, "28x19" },
  { "rus-draughts-2022/10.1.4/large-no-square", BRG_DRAUGHTS_INTERNATIONAL, NULL, "60-1",
    BRG_POSTAL_IMPOSSIBLE, NULL },
  { "rus-draughts-2022/10.1.4/large-three-digits", BRG_DRAUGHTS_INTERNATIONAL, NULL, "032-28",
    BRG_POSTAL_NOTATION, NULL },
  { "rus-draughts-2022/10.1.4/large-short", BRG_DRAUGHTS_INTERNATIONAL, NULL, "28",
    BRG_POSTAL_NOTATION, NULL },
  { "rus-draughts-2022/10.1.4/giveaway", BRG_DRAUGHTS_GIVEAWAY, NULL, "a3-b4", BRG_POSTAL_GOOD,
    "a3-b4" },
};

static void
test_read (gconstpointer data)
{
  const Case *row = data;
  BrgDraughtsPosition position = make_position (row->variant, row->fen);
  BrgDraughtsMove move;
  char text[BRG_POSTAL_MOVE_LENGTH];
  BrgPostalReading reading = brg_postal_move_read (&position, row->text, &move);

  g_assert_cmpstr (brg_postal_reading_get_id (reading), ==,
                   brg_postal_reading_get_id (row->reading));
  g_assert_cmpint (brg_postal_reading_is_played (reading), ==, row->played != NULL);
  if (row->played != NULL)
    g_assert_cmpstr (brg_postal_move_write (row->variant, &move, text), ==, row->played);
  /* rus-draughts-2022 10.2.12: in a variant nothing is replaced */
  reading = brg_postal_move_read_offered (&position, row->text, &move);
  g_assert_cmpint (reading == BRG_POSTAL_GOOD, ==, row->reading == BRG_POSTAL_GOOD);
}

/* Every move of games by chance, written and read, is itself, unless two captures look the same. */
static void
test_games (void)
{
  static const BrgDraughtsVariant variants[] = { BRG_DRAUGHTS_RUSSIAN, BRG_DRAUGHTS_INTERNATIONAL,
                                                 BRG_DRAUGHTS_GIVEAWAY };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint game = 0; game < brg_test_rounds (300); game++)
    {
      BrgDraughtsVariant variant = variants[game % G_N_ELEMENTS (variants)];
      BrgDraughtsPosition position = brg_draughts_position_start (variant);
      g_auto (BrgDraughtsMoveList) list = { 0 };

      for (guint ply = 0; ply < 80; ply++)
        {
          BrgDraughtsMove move;
          BrgDraughtsMove again;
          char text[BRG_POSTAL_MOVE_LENGTH];
          BrgPostalReading reading;
          char full[BRG_DRAUGHTS_MOVE_LENGTH];

          brg_draughts_moves_generate (&position, &list);
          if (list.n_moves == 0)
            break;
          g_assert_cmpint (brg_postal_move_find_forced (&position, NULL), ==, list.n_moves == 1);
          move = list.moves[g_rand_int_range (rand, 0, (gint) list.n_moves)];
          brg_postal_move_write (variant, &move, text);
          reading = brg_postal_move_read (&position, text, &again);
          if (reading == BRG_POSTAL_GOOD)
            g_assert_true (brg_draughts_move_is_same (&move, &again));
          else
            g_assert_cmpint (reading, ==, BRG_POSTAL_AMBIGUOUS);
          brg_postal_move_write_full (&position, &move, full);
          g_assert_cmpint (brg_postal_move_read (&position, full, &again), ==, BRG_POSTAL_GOOD);
          g_assert_true (brg_draughts_move_is_same (&move, &again));
          g_assert_true (reading != BRG_POSTAL_GOOD || g_str_equal (full, text));
          brg_draughts_move_make (&position, &move, NULL);
        }
    }
}

/* 10.2.4: one capture and no other; or the only move of all pieces; else nothing is forced. */
static void
test_forced (void)
{
  static const struct
  {
    const char *fen;
    const char *move;
  } rows[] = {
    { "W:Wc3,h2:Bd4,h8", "c3:E5" }, /* the only capture */
    { "W:Wc3,g3:Bd4,f4,h8", NULL }, /* each can take */
    { "W:Wa1:Bh8", "a1-b2" },       /* the only move */
    { "W:Wa1,c1:Bh8", NULL },
  };
  char text[BRG_POSTAL_MOVE_LENGTH];

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgDraughtsPosition position = make_position (BRG_DRAUGHTS_RUSSIAN, rows[i].fen);
      BrgDraughtsMove move;

      g_assert_cmpint (brg_postal_move_find_forced (&position, &move), ==, rows[i].move != NULL);
      if (rows[i].move != NULL)
        g_assert_cmpstr (brg_postal_move_write (BRG_DRAUGHTS_RUSSIAN, &move, text), ==,
                         rows[i].move);
    }
}

BRG_TEST_TOPIC ("postal-move")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/postal-move/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_read);
    }
  g_test_add_func ("/engine/postal-move/rus-draughts-2022/10.2.2/games", test_games);
  g_test_add_func ("/engine/postal-move/rus-draughts-2022/10.2.4/forced", test_forced);
  return g_test_run ();
}
