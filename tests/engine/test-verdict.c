/* test-verdict.c - flags, resignations, illegal moves and agreed draws, by the articles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-verdict.h"
#include "play-game.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KNIGHTS "g1f3 g8f6 f3g1 f6g8"
/* White's flag decides nothing against the bare king; Black's does. */
#define BARE "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
/* A knight alone mates no king in the open, but here 1.h3 Nc2 is mate. */
#define KNIGHT "8/8/8/8/8/8/P6P/K1k1n3 w - - 0 1"
#define MATED "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
#define STALEMATED "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
/* Both sides can still mate. */
#define PAWNS "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"
#define LIKE_BISHOPS "4kb2/8/8/8/8/8/3B4/4K3 b - - 0 1"

#define WHITE BRG_COLOUR_WHITE
#define BLACK BRG_COLOUR_BLACK
#define STANDARD BRG_TEMPO_STANDARD, BRG_SUPERVISION_FULL
#define RAPID BRG_TEMPO_RAPID, BRG_SUPERVISION_FULL
#define BLITZ BRG_TEMPO_BLITZ, BRG_SUPERVISION_FULL
#define PARTIAL_RAPID BRG_TEMPO_RAPID, BRG_SUPERVISION_PARTIAL
#define PARTIAL_BLITZ BRG_TEMPO_BLITZ, BRG_SUPERVISION_PARTIAL

/* One flag down, or one player resigns. */
typedef struct
{
  const char *path;
  const char *book;
  BrgTempo tempo;
  BrgSupervision supervision;
  const char *fen;
  const char *moves;
  BrgColour side;
  const char *outcome;
  const char *article;
  const char *exception;
  gint ended_before;
} LossCase;

static const LossCase flags[] = {
  { "/engine/verdict/fide-2023/6.9/loss", "fide-2023", STANDARD, BARE, "", BLACK, "1-0",
    "fide-2023 6.9", NULL, -1 },
  { "/engine/verdict/fide-2023/6.9/draw", "fide-2023", STANDARD, BARE, "", WHITE, "1/2-1/2",
    "fide-2023 6.9", "fide-2023 6.9", -1 },
  { "/engine/verdict/fide-2023/6.9/by-any-series", "fide-2023", STANDARD, KNIGHT, "", WHITE, "0-1",
    "fide-2023 6.9", NULL, -1 },
  { "/engine/verdict/fide-2023/5.1.1/mate-before-the-flag", "fide-2023", STANDARD, MATED, "", WHITE,
    "1-0", "fide-2023 5.1.1", NULL, 0 },
  { "/engine/verdict/fide-2023/5.2.1/stalemate-before-the-flag", "fide-2023", STANDARD, STALEMATED,
    "", BLACK, "1/2-1/2", "fide-2023 5.2.1", NULL, 0 },
  { "/engine/verdict/fide-2023/5.2.2/dead-before-the-flag", "fide-2023", STANDARD, LIKE_BISHOPS, "",
    BLACK, "1/2-1/2", "fide-2023 5.2.2", NULL, 0 },
  { "/engine/verdict/fide-2023/9.6.1/five-before-the-flag", "fide-2023", STANDARD, START,
    KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS " e2e4", BLACK, "1/2-1/2", "fide-2023 9.6.1", NULL,
    16 },
  { "/engine/verdict/fide-2023/A.5.3/draw", "fide-2023", PARTIAL_RAPID, BARE, "", WHITE, "1/2-1/2",
    "fide-2023 6.9", "fide-2023 A.5.3", -1 },
  { "/engine/verdict/fide-2023/A.5.3/blitz", "fide-2023", PARTIAL_BLITZ, BARE, "", WHITE, "1/2-1/2",
    "fide-2023 6.9", "fide-2023 A.5.3", -1 },
  { "/engine/verdict/rus-chess-2014/6.9/loss", "rus-chess-2014", STANDARD, KNIGHT, "", WHITE, "0-1",
    "rus-chess-2014 6.9", NULL, -1 },
  { "/engine/verdict/rus-chess-2014/6.9/draw", "rus-chess-2014", STANDARD, BARE, "", WHITE,
    "1/2-1/2", "rus-chess-2014 6.9", "rus-chess-2014 6.9", -1 },
  { "/engine/verdict/ukr-chess-2016/6.3.5/loss", "ukr-chess-2016", STANDARD, BARE, "", BLACK, "1-0",
    "ukr-chess-2016 6.3.5", NULL, -1 },
  { "/engine/verdict/ukr-chess-2016/6.3.5/draw", "ukr-chess-2016", STANDARD, BARE, "", WHITE,
    "1/2-1/2", "ukr-chess-2016 6.3.5", "ukr-chess-2016 6.3.5", -1 },
  { "/engine/verdict/ussr-chess-1956/16/loss-stands", "ussr-chess-1956", STANDARD, BARE, "", WHITE,
    "0-1", "ussr-chess-1956 16", NULL, -1 },
  { "/engine/verdict/ussr-chess-1956/17/b-before-the-flag", "ussr-chess-1956", STANDARD,
    LIKE_BISHOPS, "", BLACK, "1/2-1/2", "ussr-chess-1956 17 b", NULL, 0 },
  { "/engine/verdict/flag-draughts-book", "rus-draughts-2022", STANDARD, BARE, "", WHITE, "arbiter",
    NULL, NULL, -1 },
};

static const LossCase resignations[] = {
  { "/engine/verdict/fide-2023/5.1.2/loss", "fide-2023", STANDARD, KNIGHT, "", WHITE, "0-1",
    "fide-2023 5.1.2", NULL, -1 },
  { "/engine/verdict/fide-2023/5.1.2/draw", "fide-2023", STANDARD, BARE, "", WHITE, "1/2-1/2",
    "fide-2023 5.1.2", "fide-2023 5.1.2", -1 },
  { "/engine/verdict/fide-2023/5.1.1/mate-before-resigning", "fide-2023", STANDARD, MATED, "",
    WHITE, "1-0", "fide-2023 5.1.1", NULL, 0 },
  { "/engine/verdict/rus-chess-2014/5.1.2/loss-stands", "rus-chess-2014", STANDARD, BARE, "", WHITE,
    "0-1", "rus-chess-2014 5.1.2", NULL, -1 },
  { "/engine/verdict/ukr-chess-2016/5.1.2/loss-stands", "ukr-chess-2016", STANDARD, BARE, "", WHITE,
    "0-1", "ukr-chess-2016 5.1.2", NULL, -1 },
  { "/engine/verdict/ussr-chess-1956/16/resigned", "ussr-chess-1956", STANDARD, BARE, "", WHITE,
    "0-1", "ussr-chess-1956 16", NULL, -1 },
};

static void
assert_loss (const LossCase *vector, const BrgVerdict *verdict)
{
  g_assert_cmpstr (brg_outcome_to_id (verdict->outcome), ==, vector->outcome);
  g_assert_cmpstr (verdict->article, ==, vector->article);
  g_assert_cmpstr (verdict->exception, ==, vector->exception);
  g_assert_cmpint (verdict->ended_before, ==, vector->ended_before);
  g_assert_cmpuint (verdict->opponent_seconds, ==, 0);
}

static BrgConduct
conduct_of (const char *book, BrgTempo tempo, BrgSupervision supervision)
{
  return (BrgConduct){ brg_rulebook_find (book), tempo, supervision };
}

static void
test_flag (gconstpointer data)
{
  const LossCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, vector->moves);
  BrgConduct conduct = conduct_of (vector->book, vector->tempo, vector->supervision);
  BrgVerdict verdict = brg_verdict_flag (status, &conduct, vector->side);

  assert_loss (vector, &verdict);
  /* rus-chess-2014 6.9 is printed with "the players". */
  g_assert_cmpint (verdict.is_wording_doubtful, ==,
                   g_strcmp0 (vector->exception, "rus-chess-2014 6.9") == 0);
}

static void
test_resignation (gconstpointer data)
{
  const LossCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, vector->moves);
  BrgConduct conduct = conduct_of (vector->book, vector->tempo, vector->supervision);
  BrgVerdict verdict = brg_verdict_resignation (status, &conduct, vector->side);

  assert_loss (vector, &verdict);
}

/* Both flags are down. */
typedef struct
{
  const char *path;
  const char *book;
  BrgTempo tempo;
  BrgSupervision supervision;
  const char *fen;
  gboolean is_last_period;
  gboolean is_announced;
  gboolean has_increment;
  const char *outcome;
  const char *article;
} BothCase;

static const BothCase boths[] = {
  { "/engine/verdict/fide-2023/III.3.1.2/draw", "fide-2023", STANDARD, START, TRUE, TRUE, FALSE,
    "1/2-1/2", "fide-2023 III.3.1.2" },
  { "/engine/verdict/fide-2023/III.3.1.1/play-on", "fide-2023", STANDARD, START, FALSE, TRUE, FALSE,
    "play-on", "fide-2023 III.3.1.1" },
  { "/engine/verdict/fide-2023/III.2.1/not-announced", "fide-2023", STANDARD, START, TRUE, FALSE,
    FALSE, "arbiter", "fide-2023 III.2.1" },
  { "/engine/verdict/fide-2023/III.2.2/not-with-an-increment", "fide-2023", STANDARD, START, TRUE,
    TRUE, TRUE, "arbiter", "fide-2023 III.2.2" },
  { "/engine/verdict/ukr-chess-2016/6.5.2/increment", "ukr-chess-2016", STANDARD, START, TRUE,
    FALSE, TRUE, "1/2-1/2", "ukr-chess-2016 6.5.2" },
  { "/engine/verdict/fide-2023/III.2.2/not-in-blitz", "fide-2023", BLITZ, START, TRUE, TRUE, FALSE,
    "arbiter", "fide-2023 III.2.2" },
  { "/engine/verdict/fide-2023/III.2.2/rapid", "fide-2023", PARTIAL_RAPID, START, TRUE, TRUE, FALSE,
    "1/2-1/2", "fide-2023 III.3.1.2" },
  { "/engine/verdict/fide-2023/5.1.1/mate-before-both", "fide-2023", STANDARD, MATED, TRUE, TRUE,
    FALSE, "1-0", "fide-2023 5.1.1" },
  { "/engine/verdict/rus-chess-2014/6.11.2/draw", "rus-chess-2014", STANDARD, START, TRUE, FALSE,
    FALSE, "1/2-1/2", "rus-chess-2014 6.11.2" },
  { "/engine/verdict/rus-chess-2014/6.11.1/play-on", "rus-chess-2014", STANDARD, START, FALSE,
    FALSE, FALSE, "play-on", "rus-chess-2014 6.11.1" },
  { "/engine/verdict/rus-chess-2014/16.4.6/rapid", "rus-chess-2014", PARTIAL_RAPID, START, FALSE,
    FALSE, FALSE, "1/2-1/2", "rus-chess-2014 16.4.6" },
  { "/engine/verdict/rus-chess-2014/16.4.6/blitz", "rus-chess-2014", PARTIAL_BLITZ, START, FALSE,
    FALSE, FALSE, "1/2-1/2", "rus-chess-2014 16.4.6" },
  { "/engine/verdict/rus-chess-2014/16.3/watched-rapid", "rus-chess-2014", RAPID, START, TRUE,
    FALSE, FALSE, "1/2-1/2", "rus-chess-2014 6.11.2" },
  { "/engine/verdict/ukr-chess-2016/6.5.1/play-on", "ukr-chess-2016", STANDARD, START, FALSE, FALSE,
    FALSE, "play-on", "ukr-chess-2016 6.5.1" },
  { "/engine/verdict/ukr-chess-2016/6.5.2/draw", "ukr-chess-2016", STANDARD, START, TRUE, FALSE,
    FALSE, "1/2-1/2", "ukr-chess-2016 6.5.2" },
  { "/engine/verdict/ussr-chess-1956/both-flags-silent", "ussr-chess-1956", STANDARD, START, TRUE,
    TRUE, FALSE, "arbiter", NULL },
};

static void
test_both (gconstpointer data)
{
  const BothCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, "");
  BrgConduct conduct = conduct_of (vector->book, vector->tempo, vector->supervision);
  BrgVerdict verdict = brg_verdict_both_flags (status, &conduct, vector->is_last_period,
                                               vector->is_announced, vector->has_increment);

  g_assert_cmpstr (brg_outcome_to_id (verdict.outcome), ==, vector->outcome);
  g_assert_cmpstr (verdict.article, ==, vector->article);
}

/* An illegal move of White. */
typedef struct
{
  const char *path;
  const char *book;
  BrgTempo tempo;
  BrgSupervision supervision;
  const char *fen;
  guint n_th;
  gboolean is_answered;
  gboolean is_round_over;
  const char *outcome;
  const char *article;
  const char *exception;
  guint seconds;
  const char *seconds_article;
  gboolean needs_claim;
} IllegalCase;

static const IllegalCase illegals[] = {
  { "/engine/verdict/fide-2023/7.5.5/first", "fide-2023", STANDARD, PAWNS, 1, FALSE, FALSE,
    "play-on", "fide-2023 7.5.5", NULL, 120, NULL, FALSE },
  { "/engine/verdict/fide-2023/7.5.5/first-found-later", "fide-2023", STANDARD, PAWNS, 1, TRUE,
    FALSE, "play-on", "fide-2023 7.5.5", NULL, 120, NULL, FALSE },
  { "/engine/verdict/fide-2023/7.5.5/second", "fide-2023", STANDARD, PAWNS, 2, FALSE, FALSE, "0-1",
    "fide-2023 7.5.5", NULL, 0, NULL, FALSE },
  { "/engine/verdict/fide-2023/7.5.5/second-against-bare-king", "fide-2023", STANDARD, BARE, 2,
    FALSE, FALSE, "1/2-1/2", "fide-2023 7.5.5", "fide-2023 7.5.5", 0, NULL, FALSE },
  { "/engine/verdict/fide-2023/A.3/watched-rapid", "fide-2023", RAPID, PAWNS, 1, TRUE, FALSE,
    "play-on", "fide-2023 7.5.5", NULL, 60, "fide-2023 A.3", FALSE },
  { "/engine/verdict/fide-2023/B.2/watched-blitz", "fide-2023", BLITZ, PAWNS, 1, FALSE, FALSE,
    "play-on", "fide-2023 7.5.5", NULL, 60, "fide-2023 B.2", FALSE },
  { "/engine/verdict/fide-2023/A.5.2/first", "fide-2023", PARTIAL_RAPID, PAWNS, 1, FALSE, FALSE,
    "play-on", "fide-2023 7.5.5", NULL, 60, "fide-2023 A.3", FALSE },
  { "/engine/verdict/fide-2023/A.5.2/answered", "fide-2023", PARTIAL_RAPID, PAWNS, 1, TRUE, FALSE,
    "play-on", "fide-2023 A.5.2", NULL, 0, NULL, FALSE },
  { "/engine/verdict/fide-2023/A.5.2/second-in-blitz", "fide-2023", PARTIAL_BLITZ, PAWNS, 2, FALSE,
    FALSE, "0-1", "fide-2023 7.5.5", NULL, 0, NULL, FALSE },
  { "/engine/verdict/fide-2023/5.1.1/mate-before-the-illegal-move", "fide-2023", STANDARD, MATED, 2,
    FALSE, FALSE, "1-0", "fide-2023 5.1.1", NULL, 0, NULL, FALSE },
  { "/engine/verdict/rus-chess-2014/7.4.2/first", "rus-chess-2014", STANDARD, PAWNS, 1, FALSE,
    FALSE, "play-on", "rus-chess-2014 7.4.2", NULL, 120, NULL, FALSE },
  { "/engine/verdict/rus-chess-2014/7.4.2/second", "rus-chess-2014", STANDARD, PAWNS, 2, FALSE,
    FALSE, "play-on", "rus-chess-2014 7.4.2", NULL, 120, NULL, FALSE },
  { "/engine/verdict/rus-chess-2014/7.4.2/third", "rus-chess-2014", RAPID, PAWNS, 3, FALSE, FALSE,
    "0-1", "rus-chess-2014 7.4.2", NULL, 0, NULL, FALSE },
  { "/engine/verdict/rus-chess-2014/7.4.2/third-against-bare-king", "rus-chess-2014", STANDARD,
    BARE, 3, FALSE, FALSE, "1/2-1/2", "rus-chess-2014 7.4.2", "rus-chess-2014 7.4.2", 0, NULL,
    FALSE },
  { "/engine/verdict/rus-chess-2014/16.4.3/second", "rus-chess-2014", PARTIAL_RAPID, PAWNS, 2,
    FALSE, FALSE, "play-on", "rus-chess-2014 7.4.2", NULL, 120, NULL, TRUE },
  { "/engine/verdict/rus-chess-2014/16.4.3/answered", "rus-chess-2014", PARTIAL_RAPID, PAWNS, 3,
    TRUE, FALSE, "play-on", "rus-chess-2014 16.4.3", NULL, 0, NULL, FALSE },
  { "/engine/verdict/rus-chess-2014/17.3.2/first-loses", "rus-chess-2014", PARTIAL_BLITZ, PAWNS, 1,
    FALSE, FALSE, "0-1", "rus-chess-2014 17.3.2", NULL, 0, NULL, TRUE },
  { "/engine/verdict/rus-chess-2014/17.3.2/claimant-cannot-mate", "rus-chess-2014", PARTIAL_BLITZ,
    BARE, 1, FALSE, FALSE, "1/2-1/2", "rus-chess-2014 17.3.2", "rus-chess-2014 17.3.2", 0, NULL,
    TRUE },
  { "/engine/verdict/rus-chess-2014/17.3.2/answered", "rus-chess-2014", PARTIAL_BLITZ, PAWNS, 1,
    TRUE, FALSE, "play-on", "rus-chess-2014 17.3.2", NULL, 0, NULL, FALSE },
  { "/engine/verdict/rus-chess-2014/17.2/watched-blitz", "rus-chess-2014", BLITZ, PAWNS, 1, FALSE,
    FALSE, "play-on", "rus-chess-2014 7.4.2", NULL, 120, NULL, FALSE },
  { "/engine/verdict/ukr-chess-2016/7.7/first", "ukr-chess-2016", PARTIAL_BLITZ, PAWNS, 1, FALSE,
    FALSE, "play-on", "ukr-chess-2016 7.7", NULL, 120, NULL, FALSE },
  { "/engine/verdict/ukr-chess-2016/7.7/second", "ukr-chess-2016", STANDARD, PAWNS, 2, FALSE, FALSE,
    "0-1", "ukr-chess-2016 7.7", NULL, 0, NULL, FALSE },
  { "/engine/verdict/ukr-chess-2016/7.7/second-against-bare-king", "ukr-chess-2016", RAPID, BARE, 2,
    FALSE, FALSE, "1/2-1/2", "ukr-chess-2016 7.7", "ukr-chess-2016 7.7", 0, NULL, FALSE },
  { "/engine/verdict/ussr-chess-1956/15/replay", "ussr-chess-1956", STANDARD, PAWNS, 5, TRUE, FALSE,
    "replay", "ussr-chess-1956 15", NULL, 0, NULL, FALSE },
  { "/engine/verdict/ussr-chess-1956/15/next-round-has-begun", "ussr-chess-1956", STANDARD, PAWNS,
    1, TRUE, TRUE, "play-on", "ussr-chess-1956 15", NULL, 0, NULL, FALSE },
};

static void
test_illegal (gconstpointer data)
{
  const IllegalCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, "");
  BrgConduct conduct = conduct_of (vector->book, vector->tempo, vector->supervision);
  BrgIllegalMove illegal = { WHITE, vector->n_th, vector->is_answered, vector->is_round_over };
  BrgVerdict verdict = brg_verdict_illegal_move (status, &conduct, &illegal);

  g_assert_cmpstr (brg_outcome_to_id (verdict.outcome), ==, vector->outcome);
  g_assert_cmpstr (verdict.article, ==, vector->article);
  g_assert_cmpstr (verdict.exception, ==, vector->exception);
  g_assert_cmpuint (verdict.opponent_seconds, ==, vector->seconds);
  g_assert_cmpstr (verdict.seconds_article, ==, vector->seconds_article);
  g_assert_cmpint (verdict.needs_claim, ==, vector->needs_claim);
  /* What goes on without a price was found too late. */
  g_assert_cmpint (verdict.stands, ==,
                   g_str_equal (vector->outcome, "play-on") && vector->seconds == 0);
}

/* The players agree. */
typedef struct
{
  const char *path;
  const char *book;
  const char *moves;
  guint least_moves;
  gboolean has_permission;
  const char *outcome;
  const char *article;
} AgreementCase;

static const AgreementCase agreements[] = {
  { "/engine/verdict/fide-2023/5.2.3/one-move-each", "fide-2023", "e2e4 e7e5", 0, FALSE, "1/2-1/2",
    "fide-2023 5.2.3" },
  { "/engine/verdict/fide-2023/5.2.3/black-has-not-moved", "fide-2023", "e2e4", 0, FALSE, "play-on",
    "fide-2023 5.2.3" },
  { "/engine/verdict/fide-2023/5.2.3/no-permission-helps", "fide-2023", "", 0, TRUE, "play-on",
    "fide-2023 5.2.3" },
  { "/engine/verdict/fide-2023/9.1.1/too-early", "fide-2023", "e2e4 e7e5", 2, FALSE, "play-on",
    "fide-2023 9.1.1" },
  { "/engine/verdict/fide-2023/9.1.1/reached", "fide-2023", KNIGHTS, 2, FALSE, "1/2-1/2",
    "fide-2023 5.2.3" },
  { "/engine/verdict/fide-2023/9.1.1/allowed", "fide-2023", "e2e4 e7e5", 30, TRUE, "1/2-1/2",
    "fide-2023 5.2.3" },
  { "/engine/verdict/rus-chess-2014/5.2.3/at-once", "rus-chess-2014", "", 0, FALSE, "1/2-1/2",
    "rus-chess-2014 5.2.3" },
  { "/engine/verdict/rus-chess-2014/9.1.1/too-early", "rus-chess-2014", "e2e4 e7e5", 30, FALSE,
    "play-on", "rus-chess-2014 9.1.1" },
  { "/engine/verdict/ukr-chess-2016/5.2.3/at-once", "ukr-chess-2016", "", 0, FALSE, "1/2-1/2",
    "ukr-chess-2016 5.2.3" },
  { "/engine/verdict/ukr-chess-2016/9.1/too-early", "ukr-chess-2016", "e2e4 e7e5", 30, FALSE,
    "play-on", "ukr-chess-2016 9.1" },
  { "/engine/verdict/ussr-chess-1956/17/d-agreed", "ussr-chess-1956", "e2e4", 0, FALSE, "1/2-1/2",
    "ussr-chess-1956 17 d" },
};

static void
test_agreement (gconstpointer data)
{
  const AgreementCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (START, BRG_CHESS_ORTHODOX, vector->moves);
  BrgConduct conduct = conduct_of (vector->book, BRG_TEMPO_STANDARD, BRG_SUPERVISION_FULL);
  BrgVerdict verdict =
      brg_verdict_agreement (status, &conduct, -1, vector->least_moves, vector->has_permission);

  g_assert_cmpstr (brg_outcome_to_id (verdict.outcome), ==, vector->outcome);
  g_assert_cmpstr (verdict.article, ==, vector->article);
}

#define ADD(rows, test)                           \
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) \
  g_test_add_data_func (rows[i].path, &rows[i], test)

BRG_TEST_TOPIC ("verdict")
{
  g_test_init (&argc, &argv, NULL);
  ADD (flags, test_flag);
  ADD (resignations, test_resignation);
  ADD (boths, test_both);
  ADD (illegals, test_illegal);
  ADD (agreements, test_agreement);
  return g_test_run ();
}
