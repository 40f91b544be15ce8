/* test-play-status.c - how games stand after every half-move, by the articles and by games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-moves.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "play-game.h"

#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KNIGHTS "g1f3 g8f6 f3g1 f6g8"
/* The example printed in ussr-chess-1956 17. */
#define PAR_17 "6k1/Q1p2p1p/3p3P/3p2qN/1p5p/4P1P1/1Pb2PK1/8 b - - 0 1"
#define PAR_17_MOVES "g5d8 a7d4 d8g5 d4a7 g5d8 h5f6 g8h8 f6h5 h8g8"

/* A game and the half-move at which a fact first holds, -1 for never. */
typedef struct
{
  const char *path;
  const char *fen;
  const char *moves;
  BrgPlayFact fact;
  gint ply;
} FactCase;

static const FactCase facts[] = {
  { "/engine/play-status/fide-2023/5.1.1/mate", START, "f2f3 e7e5 g2g4 d8h4", BRG_PLAY_MATE, 4 },
  { "/engine/play-status/fide-2023/5.2.1/stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
    "g6e8 h8h7 e8f7 h7h8 f7g6", BRG_PLAY_STALEMATE, 5 },
  { "/engine/play-status/fide-2023/5.2.1/start", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "",
    BRG_PLAY_STALEMATE, 0 },
  { "/engine/play-status/fide-2023/9.2.2/start-counts", START, KNIGHTS " " KNIGHTS,
    BRG_PLAY_THREE_TIMES, 8 },
  { "/engine/play-status/fide-2023/9.2.2/other-player", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    "a1a2 e8d8 a2a3 d8e8 a3a1 e8d8 a1a3 d8e8 a3a1", BRG_PLAY_THREE_TIMES, -1 },
  /* The rooks have changed places: men of one kind and colour are alike. */
  { "/engine/play-status/fide-2023/9.2.2/men-alike", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
    "b1d2 e8d8 g1f3 d8e8 d2f1 e8d8 f3d2 d8e8 f1g3 e8d8 d2b1 d8e8 g3e2 e8d8 e2g1 d8e8 b1d2 e8d8 "
    "d2b1 d8e8",
    BRG_PLAY_THREE_TIMES, 20 },
  { "/engine/play-status/fide-2023/9.2.2.1/pawn-could-be-taken",
    "4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1", "b2b4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1",
    BRG_PLAY_THREE_TIMES, -1 },
  /* The pawn that could take is pinned: the position is the same from the start on. */
  { "/engine/play-status/fide-2023/9.2.2.1/pinned-taker-cannot",
    "8/8/8/8/k1p4R/8/1P6/4K3 w - - 0 1", "b2b4 a4b5 e1d1 b5a4 d1e1 a4b5 e1d1 b5a4 d1e1",
    BRG_PLAY_THREE_TIMES, 9 },
  { "/engine/play-status/fide-2023/9.2.2.2/right-lost", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
    "h1g1 a8b8 g1h1 b8a8 h1g1 a8b8 g1h1 b8a8", BRG_PLAY_THREE_TIMES, -1 },
  { "/engine/play-status/ussr-chess-1956/17/same-men-without-the-right",
    "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "h1g1 a8b8 g1h1 b8a8 h1g1 a8b8 g1h1 b8a8",
    BRG_PLAY_THREE_ARRANGED, 8 },
  { "/engine/play-status/fide-2023/9.6.1/five", START, KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS,
    BRG_PLAY_FIVE_TIMES, 16 },
  { "/engine/play-status/ukr-chess-2016/9.7/running", START,
    KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS, BRG_PLAY_FIVE_RUNNING, 16 },
  { "/engine/play-status/ukr-chess-2016/9.7/broken", START,
    KNIGHTS " " KNIGHTS " b1c3 b8c6 c3b1 c6b8 g1f3 g8f6 f3h4 f6h5 h4f3 h5f6 f3g1 f6g8",
    BRG_PLAY_FIVE_RUNNING, -1 },
  { "/engine/play-status/fide-2023/9.6.1/five-not-running", START,
    KNIGHTS " " KNIGHTS " b1c3 b8c6 c3b1 c6b8 g1f3 g8f6 f3h4 f6h5 h4f3 h5f6 f3g1 f6g8",
    BRG_PLAY_FIVE_TIMES, 20 },
  { "/engine/play-status/fide-2023/9.3/clock-of-the-start", "4k3/8/8/8/8/8/8/R3K3 w - - 98 80",
    "a1a2 e8d8", BRG_PLAY_FIFTY, 2 },
  { "/engine/play-status/fide-2023/9.3/pawn-move", "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "a2a3 e8d8",
    BRG_PLAY_FIFTY, -1 },
  { "/engine/play-status/fide-2023/9.6.2/seventy-five", "4k3/8/8/8/8/8/8/R3K3 w - - 148 100",
    "a1a2 e8d8", BRG_PLAY_SEVENTY_FIVE, 2 },
  { "/engine/play-status/fide-2023/5.2.2/forced-capture", "8/8/8/8/8/k1K5/p7/1B6 w - - 0 1", "b1a2",
    BRG_PLAY_DEAD, 1 },
  { "/engine/play-status/fide-2023/6.9/bare-king", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2",
    BRG_PLAY_BLACK_CANNOT_WIN, 0 },
  { "/engine/play-status/fide-2023/6.9/last-pawn-taken", "4k3/8/8/8/8/p7/8/R3K3 w - - 0 1",
    "e1d1 e8d8 a1a3", BRG_PLAY_BLACK_CANNOT_WIN, 3 },
  /* The final position is over already: none of the three is said of it. */
  { "/engine/play-status/fide-2023/6.9/mated", START, "f2f3 e7e5 g2g4 d8h4",
    BRG_PLAY_WHITE_CANNOT_WIN, -1 },
  { "/engine/play-status/ussr-chess-1956/17/a-king-and-knight", "4k3/8/8/8/8/8/3p4/4K1N1 w - - 0 1",
    "e1d2", BRG_PLAY_BARE_KING, 1 },
  { "/engine/play-status/ussr-chess-1956/17/a-two-kings", "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2",
    BRG_PLAY_BARE_KING, 1 },
  { "/engine/play-status/ussr-chess-1956/17/a-rook", "4k3/8/8/8/8/8/3p4/4K2R w - - 0 1", "e1d2",
    BRG_PLAY_BARE_KING, -1 },
  { "/engine/play-status/ussr-chess-1956/17/b-like", "4kb2/8/8/8/8/8/3p4/2B1K3 w - - 0 1", "c1d2",
    BRG_PLAY_LIKE_BISHOPS, 1 },
  { "/engine/play-status/ussr-chess-1956/17/b-unlike", "2b1k3/8/8/8/8/8/3p4/2B1K3 w - - 0 1",
    "c1d2", BRG_PLAY_LIKE_BISHOPS, -1 },
  { "/engine/play-status/ussr-chess-1956/17/b-on-one-side", "4k3/8/8/8/8/8/8/B3K1B1 w - - 0 1",
    "a1b2", BRG_PLAY_LIKE_BISHOPS, -1 },
  { "/engine/play-status/ussr-chess-1956/17/zh-printed-example", PAR_17, PAR_17_MOVES,
    BRG_PLAY_THREE_ARRANGED, 9 },
  /* King between h7 and g7, g8 and h8; the rook holds its way out on f8 shut. */
  { "/engine/play-status/ussr-chess-1956/17/g-queen", "5rk1/5p2/8/8/6Q1/8/q7/7K b - - 0 1",
    "g8h7 g4h5 h7g7 h5g5 g7h7 g5h5", BRG_PLAY_PERPETUAL_CHECK, 6 },
  { "/engine/play-status/ussr-chess-1956/17/g-no-position-came-back",
    "5rk1/5p2/8/8/6Q1/8/q7/7K b - - 0 1", "g8h7 g4h5 h7g7 h5g5 g7h7", BRG_PLAY_PERPETUAL_CHECK,
    -1 },
  { "/engine/play-status/ussr-chess-1956/17/g-series-broken", "5rk1/5p2/8/8/6Q1/8/q7/7K b - - 0 1",
    "g8h7 g4h5 h7g7 h5g5 g7h7 g5c5 h7g7 c5g5 g7h7 g5h5", BRG_PLAY_PERPETUAL_CHECK, -1 },
  /* The knight checks without end only because the king lets it. */
  { "/engine/play-status/ussr-chess-1956/17/g-king-could-hide", "4k3/6N1/8/8/8/8/8/7K b - - 0 1",
    "e8d8 g7e6 d8e8 e6g7 e8d8 g7e6 d8e8 e6g7", BRG_PLAY_PERPETUAL_CHECK, -1 },
};

static void
test_fact (gconstpointer data)
{
  const FactCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, vector->moves);

  g_assert_cmpint (brg_play_status_find_first (status, vector->fact), ==, vector->ply);
}

/* What can be checked for ever, without a game. */
typedef struct
{
  const char *path;
  const char *fen;
  guint max_nodes;
  BrgPerpetual answer;
} PerpetualCase;

static const PerpetualCase perpetuals[] = {
  { "/engine/perpetual/ussr-chess-1956/17/g-yes", "5rk1/5p2/8/6Q1/8/8/q7/7K b - - 0 1", 5000,
    BRG_PERPETUAL_YES },
  { "/engine/perpetual/ussr-chess-1956/17/g-no-check", "5rk1/5p2/8/8/7Q/8/q7/7K w - - 0 1", 5000,
    BRG_PERPETUAL_NO },
  { "/engine/perpetual/ussr-chess-1956/17/g-knight", "4k3/6N1/8/8/8/8/8/7K b - - 0 1", 5000,
    BRG_PERPETUAL_NO },
  /* Smothered mate: the knight's way back, f7, is where the rook takes it. */
  { "/engine/perpetual/ussr-chess-1956/17/g-mating-attack", "r4rk1/6pp/7N/3Q4/8/8/8/7K b - - 0 1",
    5000, BRG_PERPETUAL_NO },
  { "/engine/perpetual/ussr-chess-1956/17/g-mate", "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", 5000,
    BRG_PERPETUAL_NO },
  /* The bishop, not the king, answers the check. */
  { "/engine/perpetual/ussr-chess-1956/17/g-man-between", "5rk1/5p2/8/6Q1/8/7b/q7/7K b - - 0 1",
    5000, BRG_PERPETUAL_YES },
  { "/engine/perpetual/ussr-chess-1956/17/g-bound", "5rk1/5p2/8/6Q1/8/8/q7/7K b - - 0 1", 1,
    BRG_PERPETUAL_UNDECIDED },
};

static void
test_perpetual (gconstpointer data)
{
  const PerpetualCase *vector = data;
  BrgPosition position;

  g_assert_true (
      brg_fen_read (vector->fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  g_assert_cmpint (brg_perpetual_check (&position, vector->max_nodes), ==, vector->answer);
}

/* A game, a book, and where the game is over by itself, -1 if it is not. */
typedef struct
{
  const char *path;
  const char *book;
  const char *fen;
  const char *moves;
  gint ply;
  const char *article;
} EndCase;

#define DEAD_FEN "8/8/8/8/8/2K5/p7/kB6 w - - 0 1"
#define LIKE_FEN "4kb2/8/8/8/8/8/3p4/2B1K3 w - - 0 1"
#define LOCKED "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1"
#define SEVENTY_FIVE "4k3/8/8/8/8/8/8/R3K3 w - - 149 100"

static const EndCase ends[] = {
  { "/engine/play-rules/fide-2023/9.6.1", "fide-2023", START,
    KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS, 16, "fide-2023 9.6.1" },
  { "/engine/play-rules/rus-chess-2014/9.2/never-by-itself", "rus-chess-2014", START,
    KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS, -1, NULL },
  { "/engine/play-rules/ukr-chess-2016/9.7", "ukr-chess-2016", START,
    KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS, 16, "ukr-chess-2016 9.7" },
  { "/engine/play-rules/ussr-chess-1956/17/zh-never-by-itself", "ussr-chess-1956", START,
    KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS, -1, NULL },
  { "/engine/play-rules/fide-2023/9.6.2", "fide-2023", SEVENTY_FIVE, "a1a2", 1, "fide-2023 9.6.2" },
  { "/engine/play-rules/fide-2023/9.6.2/mate-first", "fide-2023",
    "7k/8/6K1/8/8/8/8/R7 w - - 149 100", "a1a8", 1, "fide-2023 5.1.1" },
  { "/engine/play-rules/ukr-chess-2016/9.8", "ukr-chess-2016", SEVENTY_FIVE, "a1a2", 1,
    "ukr-chess-2016 9.8" },
  { "/engine/play-rules/ukr-chess-2016/9.8/mate-first", "ukr-chess-2016",
    "7k/8/6K1/8/8/8/8/R7 w - - 149 100", "a1a8", 1, "ukr-chess-2016 5.1.1" },
  { "/engine/play-rules/rus-chess-2014/9.3/never-by-itself", "rus-chess-2014", SEVENTY_FIVE, "a1a2",
    -1, NULL },
  { "/engine/play-rules/fide-2023/5.2.2/wall", "fide-2023", LOCKED, "", 0, "fide-2023 5.2.2" },
  { "/engine/play-rules/rus-chess-2014/5.2.2/wall", "rus-chess-2014", LOCKED, "", 0,
    "rus-chess-2014 5.2.2" },
  { "/engine/play-rules/ukr-chess-2016/5.2.2/wall", "ukr-chess-2016", LOCKED, "", 0,
    "ukr-chess-2016 5.2.2" },
  /* A wall is not on the lists of 1956. */
  { "/engine/play-rules/ussr-chess-1956/17/wall", "ussr-chess-1956", LOCKED, "", -1, NULL },
  { "/engine/play-rules/ussr-chess-1956/17/b-like-bishops", "ussr-chess-1956", LIKE_FEN, "c1d2", 1,
    "ussr-chess-1956 17 b" },
  { "/engine/play-rules/ussr-chess-1956/17/v-stalemate", "ussr-chess-1956",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", 0, "ussr-chess-1956 17 v" },
  { "/engine/play-rules/ussr-chess-1956/16/a-mate", "ussr-chess-1956",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", 1, "ussr-chess-1956 16 a" },
  { "/engine/play-rules/rus-chess-2014/5.1.1", "rus-chess-2014", "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
    "a1a8", 1, "rus-chess-2014 5.1.1" },
  { "/engine/play-rules/rus-chess-2014/5.2.1", "rus-chess-2014", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "", 0, "rus-chess-2014 5.2.1" },
  { "/engine/play-rules/ukr-chess-2016/5.2.1", "ukr-chess-2016", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "", 0, "ukr-chess-2016 5.2.1" },
  { "/engine/play-rules/draughts-book-is-silent", "rus-draughts-2022",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", -1, NULL },
};

static void
test_end (gconstpointer data)
{
  const EndCase *vector = data;
  const BrgRulebook *book = brg_rulebook_find (vector->book);
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, vector->moves);
  BrgPlayFact fact;

  g_assert_cmpint (brg_play_status_find_end (status, book, &fact), ==, vector->ply);
  if (vector->ply >= 0)
    g_assert_cmpstr (brg_play_rule_find (book, fact)->article, ==, vector->article);
}

static GStrv
read_games (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "terminations.tsv", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_strsplit (text, "\n", -1);
}

static BrgPlayStatus *
play_row (char **fields)
{
  gboolean is_960 = g_str_equal (fields[2], "Chess960");

  return play_game (fields[3], is_960 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX, fields[14]);
}

/* Every column of every game. */
static void
test_games (void)
{
  static const BrgPlayFact columns[] = {
    BRG_PLAY_THREE_TIMES,      BRG_PLAY_FIVE_TIMES,       BRG_PLAY_FIFTY,
    BRG_PLAY_SEVENTY_FIVE,     BRG_PLAY_STALEMATE,        BRG_PLAY_MATE,
    BRG_PLAY_WHITE_CANNOT_WIN, BRG_PLAY_BLACK_CANNOT_WIN, BRG_PLAY_DEAD,
  };
  g_auto (GStrv) lines = read_games ();
  guint n_games = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (BrgPlayStatus) status = NULL;

      if (g_strv_length (fields) != 15)
        continue;
      status = play_row (fields);
      n_games++;
      for (gsize c = 0; c < G_N_ELEMENTS (columns); c++)
        {
          gint ply = brg_play_status_find_first (status, columns[c]);
          g_autofree char *found = ply < 0 ? g_strdup ("-") : g_strdup_printf ("%d", ply);

          g_test_message ("%s %s", fields[0], brg_play_fact_to_id (columns[c]));
          g_assert_cmpstr (found, ==, fields[5 + c]);
        }
    }
  g_assert_cmpuint (n_games, ==, 57);
}

static void
assert_same_record (const BrgPlayRecord *a, const BrgPlayRecord *b)
{
  g_assert_true (brg_position_is_same (&a->position, &b->position));
  g_assert_cmpuint (a->facts, ==, b->facts);
  g_assert_cmpuint (a->n_times, ==, b->n_times);
  g_assert_cmpuint (a->n_checks, ==, b->n_checks);
  g_assert_cmpint (a->earlier, ==, b->earlier);
  g_assert_cmpint (a->can_win[BRG_COLOUR_WHITE], ==, b->can_win[BRG_COLOUR_WHITE]);
  g_assert_cmpint (a->can_win[BRG_COLOUR_BLACK], ==, b->can_win[BRG_COLOUR_BLACK]);
}

/* One way may find what the other leaves undecided; yes and no exclude each other. */
static void
assert_no_contradiction (BrgCanMateVerdict a, BrgCanMateVerdict b)
{
  if (a != BRG_CAN_MATE_UNDECIDED && b != BRG_CAN_MATE_UNDECIDED)
    g_assert_cmpint (a, ==, b);
}

/* What is carried on from half-move to half-move is what is found without any history. */
static void
test_carried_answers (void)
{
  g_auto (GStrv) lines = read_games ();

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (BrgPlayStatus) status = NULL;

      if (g_strv_length (fields) != 15)
        continue;
      status = play_row (fields);
      for (guint ply = 0; ply <= brg_play_status_get_n_plies (status); ply += 11)
        {
          const BrgPlayRecord *record = brg_play_status_get (status, ply);
          g_autoptr (BrgPlayStatus) alone =
              brg_play_status_new (&record->position, PLAY_GAME_MAX_NODES);
          const BrgPlayRecord *fresh = brg_play_status_get_last (alone);

          assert_no_contradiction (record->can_win[BRG_COLOUR_WHITE],
                                   fresh->can_win[BRG_COLOUR_WHITE]);
          assert_no_contradiction (record->can_win[BRG_COLOUR_BLACK],
                                   fresh->can_win[BRG_COLOUR_BLACK]);
        }
    }
}

/* Half-moves added together come to the same as one after the other. */
static void
test_all_together (void)
{
  g_auto (GStrv) lines = read_games ();
  guint n_same = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (BrgMove));
      g_autoptr (BrgPlayStatus) status = NULL;
      g_autoptr (BrgPlayStatus) together = NULL;
      guint n_first;

      if (g_strv_length (fields) != 15)
        continue;
      status = play_row (fields);
      for (guint ply = 1; ply <= brg_play_status_get_n_plies (status); ply++)
        g_array_append_val (moves, brg_play_status_get (status, ply)->move);
      together =
          brg_play_status_new (&brg_play_status_get (status, 0)->position, PLAY_GAME_MAX_NODES);
      n_first = i % 2 == 0 ? 0 : moves->len / 2;
      brg_play_status_play_all (together, (const BrgMove *) moves->data, n_first);
      brg_play_status_play_all (together, (const BrgMove *) moves->data + n_first,
                                moves->len - n_first);
      g_test_message ("%s", fields[0]);
      for (guint ply = 0; ply <= moves->len; ply++)
        {
          const BrgPlayRecord *a = brg_play_status_get (together, ply);
          const BrgPlayRecord *b = brg_play_status_get (status, ply);

          assert_no_contradiction (a->can_win[BRG_COLOUR_WHITE], b->can_win[BRG_COLOUR_WHITE]);
          assert_no_contradiction (a->can_win[BRG_COLOUR_BLACK], b->can_win[BRG_COLOUR_BLACK]);
          if (a->can_win[BRG_COLOUR_WHITE] == b->can_win[BRG_COLOUR_WHITE] &&
              a->can_win[BRG_COLOUR_BLACK] == b->can_win[BRG_COLOUR_BLACK])
            {
              assert_same_record (a, b);
              n_same++;
            }
        }
    }
  g_assert_cmpuint (n_same, >, 4000);
}

/* Moves taken back and played again, also by way of others, leave no trace. */
static void
test_take_back (void)
{
  g_autoptr (BrgPlayStatus) kept = play_game (PAR_17, BRG_CHESS_ORTHODOX, PAR_17_MOVES);
  g_autoptr (BrgPlayStatus) status = play_game (PAR_17, BRG_CHESS_ORTHODOX, PAR_17_MOVES);
  guint n_plies = brg_play_status_get_n_plies (kept);

  for (guint n_back = 1; n_back <= n_plies; n_back++)
    {
      BrgMoveList list;

      for (guint i = 0; i < n_back; i++)
        brg_play_status_take_back (status);
      brg_moves_generate (&brg_play_status_get_last (status)->position, &list);
      brg_play_status_play (status, list.moves[list.n_moves - 1]);
      brg_play_status_take_back (status);
      for (guint ply = n_plies - n_back + 1; ply <= n_plies; ply++)
        brg_play_status_play (status, brg_play_status_get (kept, ply)->move);
      for (guint ply = 0; ply <= n_plies; ply++)
        assert_same_record (brg_play_status_get (status, ply), brg_play_status_get (kept, ply));
    }
}

/* What the articles say, counted through the whole game. */
static void
assert_counted (const BrgPlayStatus *status, guint ply)
{
  const BrgPlayRecord *record = brg_play_status_get (status, ply);
  guint n_times = 1;
  guint n_arranged = 1;
  gint earlier = -1;

  for (guint i = 0; i < ply; i++)
    {
      const BrgPosition *before = &brg_play_status_get (status, i)->position;

      n_arranged += before->turn == record->position.turn &&
                    memcmp (before->board, record->position.board, sizeof before->board) == 0;
      if (brg_position_is_same (before, &record->position))
        {
          n_times++;
          earlier = (gint) i;
        }
    }
  g_assert_cmpuint (record->n_times, ==, n_times);
  g_assert_cmpuint (record->n_arranged, ==, n_arranged);
  g_assert_cmpint (record->earlier, ==, earlier);
}

/* Few men, rights of castling and a pawn to be taken in passing: much comes again, and some of it
 * only looks the same. Moves are taken back on the way. */
static void
test_counted (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (7);

  for (guint n = 0; n < 20; n++)
    {
      g_autoptr (BrgPlayStatus) status =
          play_game ("r3k3/8/8/8/1p6/8/P7/4K2R w Kq - 0 1", BRG_CHESS_ORTHODOX, "");

      for (guint step = 0; step < 120; step++)
        {
          const BrgPlayRecord *last = brg_play_status_get_last (status);
          BrgMoveList list;

          brg_moves_generate (&last->position, &list);
          if (brg_play_status_get_n_plies (status) > 0 &&
              (list.n_moves == 0 || g_rand_int_range (dice, 0, 4) == 0))
            brg_play_status_take_back (status);
          else if (list.n_moves > 0)
            brg_play_status_play (status,
                                  list.moves[g_rand_int_range (dice, 0, (gint) list.n_moves)]);
          assert_counted (status, brg_play_status_get_n_plies (status));
        }
    }
}

BRG_TEST_TOPIC ("play-status")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    g_test_add_data_func (facts[i].path, &facts[i], test_fact);
  for (gsize i = 0; i < G_N_ELEMENTS (perpetuals); i++)
    g_test_add_data_func (perpetuals[i].path, &perpetuals[i], test_perpetual);
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    g_test_add_data_func (ends[i].path, &ends[i], test_end);
  g_test_add_func ("/engine/play-status/games", test_games);
  g_test_add_func ("/engine/play-status/carried-answers", test_carried_answers);
  g_test_add_func ("/engine/play-status/all-together", test_all_together);
  g_test_add_func ("/engine/play-status/take-back", test_take_back);
  g_test_add_func ("/engine/play-status/fide-2023/9.2.2/counted-anew", test_counted);
  return g_test_run ();
}
