/* test-draughts-draws.c - draws by rule, and how far each count has come
 *
 * The games of ../fixtures/draughts/draws.txt, and short lines at the edges of each rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "draughts-line.h"

#include <string.h>

static BrgDraughtsVariant
find_variant (const char *name)
{
  if (g_str_equal (name, "international"))
    return BRG_DRAUGHTS_INTERNATIONAL;
  if (g_str_equal (name, "giveaway"))
    return BRG_DRAUGHTS_GIVEAWAY;
  g_assert_cmpstr (name, ==, "russian");
  return BRG_DRAUGHTS_RUSSIAN;
}

/* `29 6.1.8.3+6.1.8.4`: the first half-move after which some rule holds, and all that hold first
 * then. */
static char *
describe_first (const BrgDraughtsPlay *play)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint least = G_MAXINT;

  for (BrgDraughtsDraw draw = 0; draw < BRG_N_DRAUGHTS_DRAWS; draw++)
    {
      gint first = brg_draughts_play_find_first (play, draw);

      if (first >= 0 && first < least)
        {
          least = first;
          g_string_truncate (text, 0);
        }
      if (first < 0 || first > least)
        continue;
      if (text->len == 0)
        g_string_printf (text, "%d ", first);
      else
        g_string_append_c (text, '+');
      g_string_append (text, strchr (brg_draughts_draw_article (draw), ' ') + 1);
    }
  return text->len > 0 ? g_strdup (text->str) : g_strdup ("none");
}

static void
test_vector (gconstpointer data)
{
  char **fields = (char **) data;
  BrgDraughtsVariant variant = find_variant (fields[1]);

  for (guint i = 0; i < 3; i++)
    {
      static const BrgDraughtsVariant alike[] = { BRG_DRAUGHTS_RUSSIAN, BRG_DRAUGHTS_64,
                                                  BRG_DRAUGHTS_64_MAJORITY };
      g_autoptr (BrgDraughtsPlay) play = NULL;
      g_autofree char *first = NULL;

      if (i > 0 && variant != BRG_DRAUGHTS_RUSSIAN)
        return;
      play = draughts_line_play (variant == BRG_DRAUGHTS_RUSSIAN ? alike[i] : variant, fields[2],
                                 fields[3]);
      first = describe_first (play);
      g_assert_cmpstr (first, ==, fields[4]);
    }
}

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *moves;
  BrgDraughtsDraw draw;
  const char *count; /* side moves/needed, half-moves since and left, claimant; - for nothing */
} Count;

/* Lines are shuttled: each state below was counted by hand. */
static const Count counts[] = {
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.4/begins", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,K2,K3:BK32", "", BRG_DRAUGHTS_DRAW_THREE_KINGS, "white 0/15 since 0 left 29 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.4/weaker-side-moves-first",
    BRG_DRAUGHTS_RUSSIAN, "B:WK1,K2,K3:BK32", "", BRG_DRAUGHTS_DRAW_THREE_KINGS,
    "white 0/15 since 0 left 30 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.4/counts-own-moves", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,K2,K3:BK32", "b8-a7 g1-h2 a7-b8", BRG_DRAUGHTS_DRAW_THREE_KINGS,
    "white 2/15 since 3 left 26 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.4/man-moves-count", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,K2,K3,22:BK32", "c3-b4 g1-h2", BRG_DRAUGHTS_DRAW_THREE_KINGS,
    "white 1/15 since 2 left 27 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.4/crowning-begins-anew", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,K2,K3,5:BK32", "b8-h2 g1-f2 a7-b8 f2-g1 b8-a7", BRG_DRAUGHTS_DRAW_THREE_KINGS,
    "white 1/15 since 2 left 28 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.4/two-kings-are-not-three",
    BRG_DRAUGHTS_RUSSIAN, "W:WK1,K2,22:BK32", "", BRG_DRAUGHTS_DRAW_THREE_KINGS, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.3/road-owned", BRG_DRAUGHTS_RUSSIAN,
    "W:WK29,K2,K3:BK32", "", BRG_DRAUGHTS_DRAW_ROAD_OWNED, "white 0/15 since 0 left 29 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.3/road-not-owned", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,K2,K3:BK32", "", BRG_DRAUGHTS_DRAW_ROAD_OWNED, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.3/not-with-a-man-more", BRG_DRAUGHTS_RUSSIAN,
    "W:WK29,K2,K3,24:BK32", "", BRG_DRAUGHTS_DRAW_ROAD_OWNED, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.5/begins", BRG_DRAUGHTS_RUSSIAN,
    "W:W13,K1,K2:BK29", "", BRG_DRAUGHTS_DRAW_ROAD_HELD, "white 0/5 since 0 left 9 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.5/piece-on-the-road", BRG_DRAUGHTS_RUSSIAN,
    "W:W13,K1,K4:BK29", "", BRG_DRAUGHTS_DRAW_ROAD_HELD, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.5/crowning-within-goes-on",
    BRG_DRAUGHTS_RUSSIAN, "W:W5,K2,K3:BK29", "a7-b8 a1-b2 b8-a7 b2-a1", BRG_DRAUGHTS_DRAW_ROAD_HELD,
    "white 2/5 since 4 left 5 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.5/broken-and-begun-again", BRG_DRAUGHTS_RUSSIAN,
    "B:W13,K2,K3:BK25", "b2-c1 f8-h6 c1-b2 h6-f8 b2-a1", BRG_DRAUGHTS_DRAW_ROAD_HELD,
    "white 1/5 since 2 left 7 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.6/two-pieces", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1:BK3", "b8-a7", BRG_DRAUGHTS_DRAW_NO_CHANGE, "both 0/5 since 1 left 9 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.6/five-pieces", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,24,28:BK3,21", "b8-a7 a3-b2", BRG_DRAUGHTS_DRAW_NO_CHANGE,
    "both 1/30 since 2 left 58 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.6/seven-pieces", BRG_DRAUGHTS_64,
    "W:WK1,24,28:BK3,21,20,12", "", BRG_DRAUGHTS_DRAW_NO_CHANGE, "both 0/60 since 0 left 120 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.6/eight-pieces", BRG_DRAUGHTS_64,
    "W:WK1,24,28,32:BK3,21,20,12", "", BRG_DRAUGHTS_DRAW_NO_CHANGE, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.6/one-side-without-kings", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1:B21", "", BRG_DRAUGHTS_DRAW_NO_CHANGE, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.8/man-move-begins-anew", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,24,28:BK3,21", "b8-a7 a3-b2 a7-b8", BRG_DRAUGHTS_DRAW_KINGS_ONLY,
    "both 0/15 since 1 left 29 any" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.8.8/not-for-three", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1,24:BK3", "", BRG_DRAUGHTS_DRAW_KINGS_ONLY, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2a/any-number-of-pieces",
    BRG_DRAUGHTS_INTERNATIONAL, "W:WK1,46-50:BK5,6-9", "", BRG_DRAUGHTS_DRAW_KINGS_100,
    "both 0/25 since 0 left 50 any" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2b/one-king-and-two-men",
    BRG_DRAUGHTS_INTERNATIONAL, "W:WK1,46,47:BK5", "", BRG_DRAUGHTS_DRAW_THREE_TO_ONE,
    "white 0/16 since 0 left 31 any" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2b/crowning-within-goes-on",
    BRG_DRAUGHTS_INTERNATIONAL, "W:WK50,K49,6:BK5", "50-45 5-10 6-1 10-5 1-6",
    BRG_DRAUGHTS_DRAW_THREE_TO_ONE, "white 3/16 since 5 left 26 any" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2b/crowning-begins-it",
    BRG_DRAUGHTS_INTERNATIONAL, "W:W46,47,6:BK5", "6-1 5-10", BRG_DRAUGHTS_DRAW_THREE_TO_ONE,
    "white 0/16 since 1 left 31 any" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2c/capture-begins-it", BRG_DRAUGHTS_INTERNATIONAL,
    "B:WK47,K48,17:BK11", "11x22 48-43", BRG_DRAUGHTS_DRAW_TWO_TO_ONE,
    "white 1/5 since 1 left 8 any" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2b/not-three-men", BRG_DRAUGHTS_INTERNATIONAL,
    "W:W46,47,48:BK5", "", BRG_DRAUGHTS_DRAW_THREE_TO_ONE, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2b/not-four", BRG_DRAUGHTS_INTERNATIONAL,
    "W:WK1,46,47,48:BK5", "", BRG_DRAUGHTS_DRAW_THREE_TO_ONE, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2c/king-and-man", BRG_DRAUGHTS_INTERNATIONAL,
    "B:WK5:BK1,6", "1-7 5-10", BRG_DRAUGHTS_DRAW_TWO_TO_ONE, "black 1/5 since 2 left 7 any" },
  { "/engine/draughts-draws/rus-draughts-2022 7.5.2c/not-two-men", BRG_DRAUGHTS_INTERNATIONAL,
    "B:WK5:B1,6", "", BRG_DRAUGHTS_DRAW_TWO_TO_ONE, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 8.2/kings-only", BRG_DRAUGHTS_GIVEAWAY, "W:WK1:BK3",
    "b8-a7", BRG_DRAUGHTS_DRAW_GIVEAWAY, "both 0/15 since 1 left 29 any" },
  { "/engine/draughts-draws/rus-draughts-2022 8.2/not-of-russian-draughts", BRG_DRAUGHTS_GIVEAWAY,
    "W:WK1:BK3", "b8-a7", BRG_DRAUGHTS_DRAW_NO_CHANGE, "-" },
  { "/engine/draughts-draws/rus-draughts-2022 5.4.13.2/player-to-move-claims",
    BRG_DRAUGHTS_GIVEAWAY, "W:WK1:BK3", "b8-a7 f8-h6 a7-b8 h6-f8 b8-a7 f8-h6 a7-b8 h6-f8",
    BRG_DRAUGHTS_DRAW_REPETITION, "both 3/3 since 0 left 0 white reached" },
};

static char *
describe_count (const BrgDraughtsCount *count)
{
  static const char *const sides[] = { "both", "white", "black" };
  static const char *const claimants[] = { "any", "white", "black" };

  return g_strdup_printf ("%s %u/%u since %u left %u %s%s", sides[count->counted], count->n_moves,
                          count->n_needed, count->n_plies, count->n_plies_left,
                          claimants[count->claimant], count->is_reached ? " reached" : "");
}

static void
test_count (gconstpointer data)
{
  const Count *vector = data;
  g_autoptr (BrgDraughtsPlay) play =
      draughts_line_play (vector->variant, vector->fen, vector->moves);
  BrgDraughtsCount running[BRG_N_DRAUGHTS_DRAWS];
  guint n_running =
      brg_draughts_play_get_counts (play, brg_draughts_play_get_n_plies (play), running);
  g_autofree char *text = g_strdup ("-");

  for (guint i = 0; i < n_running; i++)
    if (running[i].draw == vector->draw)
      {
        g_free (text);
        text = describe_count (&running[i]);
      }
  g_assert_cmpstr (text, ==, vector->count);
}

/* One player counts aloud in a drawn ending: the fifth move of the other decides. */
static void
test_aloud (void)
{
  static const char *const moves[] = { "b8-a7", "f8-h6", "a7-b8", "h6-f8", "b8-a7",
                                       "f8-h6", "a7-b8", "h6-f8", "b8-a7" };
  g_autoptr (BrgDraughtsPlay) play =
      draughts_line_play (BRG_DRAUGHTS_RUSSIAN, "W:WK1,31:BK3,21", "");
  BrgDraughtsCount count;

  brg_draughts_play_count_aloud (play, BRG_COLOUR_BLACK);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      BrgDraughtsMove move =
          draughts_line_find (&brg_draughts_play_get_last (play)->position, moves[i]);

      g_assert_false (
          brg_draughts_record_has (brg_draughts_play_get_last (play), BRG_DRAUGHTS_DRAW_COUNTED));
      brg_draughts_play_play (play, &move);
    }
  g_assert_true (
      brg_draughts_record_has (brg_draughts_play_get_last (play), BRG_DRAUGHTS_DRAW_COUNTED));
  g_assert_true (brg_draughts_draw_count (BRG_DRAUGHTS_DRAW_COUNTED,
                                          &brg_draughts_play_get_last (play)->position,
                                          &brg_draughts_play_get_last (play)->counters, &count));
  g_assert_cmpint (count.counted, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (count.claimant, ==, BRG_COLOUR_BLACK);
  g_assert_cmpuint (count.n_moves, ==, 5);
  g_assert_true (brg_draughts_draw_needs_judge (BRG_DRAUGHTS_DRAW_COUNTED));
  brg_draughts_play_count_aloud (play, BRG_COLOUR_NONE);
  g_assert_false (
      brg_draughts_record_has (brg_draughts_play_get_last (play), BRG_DRAUGHTS_DRAW_COUNTED));
}

/* A written move that is not made yet. */
static void
test_find_after (void)
{
  g_autoptr (BrgDraughtsPlay) play = draughts_line_play (
      BRG_DRAUGHTS_RUSSIAN, "W:WK1,K2,K3:BK32", "b8-a7 g1-h2 a7-b8 h2-g1 b8-a7 g1-h2 a7-b8");
  BrgDraughtsMove move = draughts_line_find (&brg_draughts_play_get_last (play)->position, "h2-g1");
  BrgDraughtsMove other =
      draughts_line_find (&brg_draughts_play_get_last (play)->position, "h2-g3");
  guint draws;

  g_assert_cmpuint (brg_draughts_play_find_after (play, &move, &draws), ==, 3);
  g_assert_cmphex (draws, ==, 1u << BRG_DRAUGHTS_DRAW_REPETITION);
  g_assert_cmpuint (brg_draughts_play_find_after (play, &other, &draws), ==, 1);
  g_assert_cmphex (draws, ==, 0);
  /* Made on the board it is the other's to claim, and taken back it is as before. */
  g_assert_cmpint (brg_draughts_play_find_first (play, BRG_DRAUGHTS_DRAW_REPETITION), ==, -1);
  brg_draughts_play_play (play, &move);
  g_assert_cmpint (brg_draughts_play_find_first (play, BRG_DRAUGHTS_DRAW_REPETITION), ==, 8);
  g_assert_cmpint (brg_draughts_play_get_last (play)->earlier, ==, 4);
  brg_draughts_play_take_back (play);
  g_assert_cmpint (brg_draughts_play_find_first (play, BRG_DRAUGHTS_DRAW_REPETITION), ==, -1);
  g_assert_cmpuint (brg_draughts_play_get_n_plies (play), ==, 7);
}

static const struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *article;
} endings[] = {
  { "/engine/draughts-draws/rus-draughts-2022 6.1.10.4/road-held", BRG_DRAUGHTS_RUSSIAN,
    "W:W13,30,31:BK29", "rus-draughts-2022 6.1.10.4" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.10.4/three-pieces", BRG_DRAUGHTS_64,
    "W:WK13,31:BK1", "rus-draughts-2022 6.1.10.4" },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.10.4/four-pieces-are-played",
    BRG_DRAUGHTS_RUSSIAN, "W:WK13,31:BK1,4", NULL },
  { "/engine/draughts-draws/rus-draughts-2022 6.1.10.4/three-kings-are-played",
    BRG_DRAUGHTS_RUSSIAN, "W:WK1,K2,K3:BK32", NULL },
  { "/engine/draughts-draws/rus-draughts-2022 7.7.4/three-to-one", BRG_DRAUGHTS_INTERNATIONAL,
    "W:WK46,47,48:BK1", "rus-draughts-2022 7.7.4" },
  { "/engine/draughts-draws/rus-draughts-2022 7.7.4/one-to-one", BRG_DRAUGHTS_INTERNATIONAL,
    "W:WK46:BK1", "rus-draughts-2022 7.7.4" },
  { "/engine/draughts-draws/rus-draughts-2022 7.7.4/four-to-one-is-played",
    BRG_DRAUGHTS_INTERNATIONAL, "W:WK46,K47,K48,K49:BK1", NULL },
  { "/engine/draughts-draws/rus-draughts-2022 8.2/nothing-at-once-in-giveaway",
    BRG_DRAUGHTS_GIVEAWAY, "W:WK29:BK1", NULL },
};

static void
test_at_once (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read (endings[i].fen, endings[i].variant, &position, NULL));
  g_assert_cmpstr (brg_draughts_draw_is_at_once (&position), ==, endings[i].article);
}

static GPtrArray *
load_vectors (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "draws.txt", NULL);
  GPtrArray *vectors = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      g_ptr_array_add (vectors, g_strsplit (lines[i], ";", 7));
  return vectors;
}

BRG_TEST_TOPIC ("draughts-draws")
{
  g_autoptr (GPtrArray) vectors = NULL;

  g_test_init (&argc, &argv, NULL);
  vectors = load_vectors ();
  g_assert_cmpuint (vectors->len, ==, 44);
  for (guint i = 0; i < vectors->len; i++)
    {
      char **fields = vectors->pdata[i];
      const char *rule = strchr (fields[4], ' ');
      g_autofree char *path = g_strdup_printf ("/engine/draughts-draws/rus-draughts-2022 %s/%s",
                                               rule != NULL ? rule + 1 : "6.1.8", fields[0]);

      g_test_add_data_func (path, fields, test_vector);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    g_test_add_data_func (counts[i].path, &counts[i], test_count);
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    g_test_add_data_func (endings[i].path, GSIZE_TO_POINTER (i), test_at_once);
  g_test_add_func ("/engine/draughts-draws/rus-draughts-2022 6.1.8.7/counted-aloud", test_aloud);
  g_test_add_func ("/engine/draughts-draws/rus-draughts-2022 5.4.13.2/written-not-made",
                   test_find_after);
  return g_test_run ();
}
