/* test-claim.c - claims of a draw, by the articles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-claim.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "play-game.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KNIGHTS "g1f3 g8f6 f3g1 f6g8"
#define TWICE KNIGHTS " " KNIGHTS
#define TO_COME KNIGHTS " g1f3 g8f6 f3g1"
/* The example printed in ussr-chess-1956 17 up to Black's fifth move, and after White's sixth. */
#define PAR_17 "6k1/Q1p2p1p/3p3P/3p2qN/1p5p/4P1P1/1Pb2PK1/8 b - - 0 1"
#define PAR_17_FIVE "g5d8 a7d4 d8g5 d4a7 g5d8 h5f6 g8h8 f6h5"
#define PAR_17_SIX PAR_17_FIVE " h8g8 a7d4 d8g5"
#define ROOK_98 "4k3/8/8/8/8/8/8/R3K3 w - - 98 80"
#define PERPETUAL "5rk1/5p2/8/8/6Q1/8/q7/7K b - - 0 1"
#define RIGHT_LOST "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"
#define RIGHT_LOST_MOVES "h1g1 a8b8 g1h1 b8a8 h1g1 a8b8 g1h1 b8a8"

#define WHITE BRG_COLOUR_WHITE
#define BLACK BRG_COLOUR_BLACK

typedef struct
{
  const char *path;
  const char *book;
  const char *fen;
  const char *moves;
  BrgClaimKind kind;
  BrgColour claimant;
  const char *intended; /* NULL for what stands on the board */
  gboolean has_touched;
  BrgTempo tempo;
  BrgClaimVerdict verdict;
  const char *article;
  const char *effect;
  guint seconds;
  const char *plies; /* NULL where none are asked for */
  gint times_left;
  gint plies_left;
} ClaimCase;

static const ClaimCase claims[] = {
  /* Repetition: fide-2023 9.2. */
  { "/engine/claim/fide-2023/9.2.1.2/has-appeared", "fide-2023", START, TWICE, BRG_CLAIM_REPETITION,
    WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT, "fide-2023 9.2.1.2", "fide-2023 9.5.2",
    0, "0 4 8", 2, 142 },
  { "/engine/claim/fide-2023/9.2.1.1/about-to-appear", "fide-2023", START, TO_COME,
    BRG_CLAIM_REPETITION, BLACK, "f6g8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "fide-2023 9.2.1.1", "fide-2023 9.5.2", 0, "0 4 8", 2, 142 },
  { "/engine/claim/fide-2023/9.5.3/wrong", "fide-2023", START, KNIGHTS, BRG_CLAIM_REPETITION, WHITE,
    NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG, "fide-2023 9.2.1.2", "fide-2023 9.5.3", 120,
    "0 4", 3, 146 },
  { "/engine/claim/fide-2023/9.5.3/wrong-intended", "fide-2023", START, TO_COME,
    BRG_CLAIM_REPETITION, BLACK, "f6h5", FALSE, BRG_TEMPO_UNKNOWN, BRG_CLAIM_WRONG,
    "fide-2023 9.2.1.1", "fide-2023 9.5.3", 120, "8", 4, 142 },
  { "/engine/claim/fide-2023/A.3/wrong-in-rapid", "fide-2023", START, KNIGHTS, BRG_CLAIM_REPETITION,
    WHITE, NULL, FALSE, BRG_TEMPO_RAPID, BRG_CLAIM_WRONG, "fide-2023 9.2.1.2", "fide-2023 A.3", 60,
    "0 4", 3, 146 },
  { "/engine/claim/fide-2023/B.2/wrong-in-blitz", "fide-2023", START, KNIGHTS, BRG_CLAIM_REPETITION,
    WHITE, NULL, FALSE, BRG_TEMPO_BLITZ, BRG_CLAIM_WRONG, "fide-2023 9.2.1.2", "fide-2023 B.2", 60,
    "0 4", 3, 146 },
  { "/engine/claim/fide-2023/9.2.1/not-his-move", "fide-2023", START, TWICE, BRG_CLAIM_REPETITION,
    BLACK, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_NOT_HIS_MOVE, "fide-2023 9.2.1.2", NULL, 0,
    NULL, -1, -1 },
  { "/engine/claim/fide-2023/9.4/touched", "fide-2023", START, TWICE, BRG_CLAIM_REPETITION, WHITE,
    NULL, TRUE, BRG_TEMPO_STANDARD, BRG_CLAIM_TOUCHED, "fide-2023 9.4", NULL, 0, NULL, -1, -1 },
  { "/engine/claim/fide-2023/9.6.1/over-already", "fide-2023", START, TWICE " " TWICE,
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_GAME_OVER,
    "fide-2023 9.6.1", NULL, 0, NULL, -1, -1 },
  { "/engine/claim/fide-2023/9.2.1/gone-by", "fide-2023", START, TWICE " e2e4 e7e5",
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG,
    "fide-2023 9.2.1.2", "fide-2023 9.5.3", 120, "10", 4, 150 },
  { "/engine/claim/fide-2023/9.2.2.2/right-lost", "fide-2023", RIGHT_LOST, RIGHT_LOST_MOVES,
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG,
    "fide-2023 9.2.1.2", "fide-2023 9.5.3", 120, "4 8", 3, 142 },
  { "/engine/claim/fide-2023/no-perpetual-check", "fide-2023", PERPETUAL, "",
    BRG_CLAIM_PERPETUAL_CHECK, BLACK, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_NO_RULE, NULL,
    NULL, 0, NULL, -1, -1 },
  /* Fifty moves: fide-2023 9.3. */
  { "/engine/claim/fide-2023/9.3.2/completed", "fide-2023", ROOK_98, "a1a2 e8d8",
    BRG_CLAIM_FIFTY_MOVES, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "fide-2023 9.3.2", "fide-2023 9.5.2", 0, NULL, -1, 50 },
  { "/engine/claim/fide-2023/9.3.1/intended", "fide-2023", ROOK_98, "a1a2", BRG_CLAIM_FIFTY_MOVES,
    BLACK, "e8d8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT, "fide-2023 9.3.1", "fide-2023 9.5.2",
    0, NULL, -1, 50 },
  { "/engine/claim/fide-2023/9.3.2/one-short", "fide-2023", ROOK_98, "a1a2", BRG_CLAIM_FIFTY_MOVES,
    BLACK, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG, "fide-2023 9.3.2", "fide-2023 9.5.3",
    120, NULL, -1, 51 },
  { "/engine/claim/fide-2023/9.3.1/intended-pawn-move", "fide-2023",
    "4k3/7p/8/8/8/8/8/R3K3 b - - 99 80", "", BRG_CLAIM_FIFTY_MOVES, BLACK, "h7h6", FALSE,
    BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG, "fide-2023 9.3.1", "fide-2023 9.5.3", 120, NULL, -1, 150 },
  /* rus-chess-2014: three minutes, nothing ends by itself. */
  { "/engine/claim/rus-chess-2014/9.2.2/has-appeared", "rus-chess-2014", START, TWICE " " TWICE,
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "rus-chess-2014 9.2.2", "rus-chess-2014 9.5.1", 0, "0 4 8 12 16", -1, -1 },
  { "/engine/claim/rus-chess-2014/9.2.1/about-to-appear", "rus-chess-2014", START, TO_COME,
    BRG_CLAIM_REPETITION, BLACK, "f6g8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "rus-chess-2014 9.2.1", "rus-chess-2014 9.5.1", 0, "0 4 8", -1, -1 },
  { "/engine/claim/rus-chess-2014/9.5.2/wrong", "rus-chess-2014", START, KNIGHTS,
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_RAPID, BRG_CLAIM_WRONG,
    "rus-chess-2014 9.2.2", "rus-chess-2014 9.5.2", 180, "0 4", -1, -1 },
  { "/engine/claim/rus-chess-2014/9.3.2/completed", "rus-chess-2014", ROOK_98, "a1a2 e8d8",
    BRG_CLAIM_FIFTY_MOVES, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "rus-chess-2014 9.3.2", "rus-chess-2014 9.5.1", 0, NULL, -1, -1 },
  { "/engine/claim/rus-chess-2014/9.3.1/intended", "rus-chess-2014", ROOK_98, "a1a2",
    BRG_CLAIM_FIFTY_MOVES, BLACK, "e8d8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "rus-chess-2014 9.3.1", "rus-chess-2014 9.5.1", 0, NULL, -1, -1 },
  { "/engine/claim/rus-chess-2014/9.4/touched", "rus-chess-2014", START, TWICE,
    BRG_CLAIM_REPETITION, WHITE, NULL, TRUE, BRG_TEMPO_STANDARD, BRG_CLAIM_TOUCHED,
    "rus-chess-2014 9.4", NULL, 0, NULL, -1, -1 },
  /* ukr-chess-2016: five times running end the game. */
  { "/engine/claim/ukr-chess-2016/9.3/has-appeared", "ukr-chess-2016", START, TWICE,
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ukr-chess-2016 9.3", "ukr-chess-2016 9.6.1", 0, "0 4 8", 2, 142 },
  { "/engine/claim/ukr-chess-2016/9.7/not-running", "ukr-chess-2016", START,
    KNIGHTS " g1f3 g8f6 f3h4 f6h5 h4f3 h5f6 f3g1 f6g8", BRG_CLAIM_REPETITION, WHITE, NULL, FALSE,
    BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT, "ukr-chess-2016 9.3", "ukr-chess-2016 9.6.1", 0, "0 4 12",
    4, 138 },
  { "/engine/claim/ukr-chess-2016/9.6.2/wrong", "ukr-chess-2016", START, KNIGHTS,
    BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_BLITZ, BRG_CLAIM_WRONG,
    "ukr-chess-2016 9.3", "ukr-chess-2016 9.6.2", 120, "0 4", 3, 146 },
  { "/engine/claim/ukr-chess-2016/9.4.2/completed", "ukr-chess-2016", ROOK_98, "a1a2 e8d8",
    BRG_CLAIM_FIFTY_MOVES, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ukr-chess-2016 9.4.2", "ukr-chess-2016 9.6.1", 0, NULL, -1, 50 },
  { "/engine/claim/ukr-chess-2016/9.4.1/intended", "ukr-chess-2016", ROOK_98, "a1a2",
    BRG_CLAIM_FIFTY_MOVES, BLACK, "e8d8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ukr-chess-2016 9.4.1", "ukr-chess-2016 9.6.1", 0, NULL, -1, 50 },
  { "/engine/claim/ukr-chess-2016/9.5/touched", "ukr-chess-2016", START, TWICE,
    BRG_CLAIM_REPETITION, WHITE, NULL, TRUE, BRG_TEMPO_STANDARD, BRG_CLAIM_TOUCHED,
    "ukr-chess-2016 9.5", NULL, 0, NULL, -1, -1 },
  /* The printed example: what each could claim and when the right is lost. */
  { "/engine/claim/ussr-chess-1956/17/zh-black-could-claim", "ussr-chess-1956", PAR_17, PAR_17_FIVE,
    BRG_CLAIM_REPETITION, BLACK, "h8g8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ussr-chess-1956 17 zh", "ussr-chess-1956 17", 0, "1 5 9", -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/zh-touching-does-not-matter", "ussr-chess-1956", PAR_17,
    PAR_17_FIVE, BRG_CLAIM_REPETITION, BLACK, "h8g8", TRUE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ussr-chess-1956 17 zh", "ussr-chess-1956 17", 0, "1 5 9", -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/zh-lost-by-moving", "ussr-chess-1956", PAR_17,
    PAR_17_FIVE " h8g8", BRG_CLAIM_REPETITION, BLACK, NULL, FALSE, BRG_TEMPO_STANDARD,
    BRG_CLAIM_NOT_HIS_MOVE, "ussr-chess-1956 17 zh", NULL, 0, NULL, -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/zh-white-could-claim", "ussr-chess-1956", PAR_17,
    PAR_17_FIVE " h8g8", BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD,
    BRG_CLAIM_RIGHT, "ussr-chess-1956 17 zh", "ussr-chess-1956 17", 0, "1 5 9", -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/zh-white-claims-at-last", "ussr-chess-1956", PAR_17,
    PAR_17_SIX, BRG_CLAIM_REPETITION, WHITE, "d4a7", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ussr-chess-1956 17 zh", "ussr-chess-1956 17", 0, "0 4 12", -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/zh-wrong", "ussr-chess-1956", PAR_17, "g5d8 a7d4 d8g5 d4a7",
    BRG_CLAIM_REPETITION, BLACK, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG,
    "ussr-chess-1956 17 zh", "ussr-chess-1956 17", 0, "0 4", -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/zh-only-the-men-count", "ussr-chess-1956", RIGHT_LOST,
    RIGHT_LOST_MOVES, BRG_CLAIM_REPETITION, WHITE, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ussr-chess-1956 17 zh", "ussr-chess-1956 17", 0, "0 4 8", -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/e-either-player", "ussr-chess-1956", ROOK_98, "a1a2 e8d8",
    BRG_CLAIM_FIFTY_MOVES, BLACK, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT,
    "ussr-chess-1956 17 e", "ussr-chess-1956 17", 0, NULL, -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/e-nothing-intended", "ussr-chess-1956", ROOK_98, "a1a2",
    BRG_CLAIM_FIFTY_MOVES, BLACK, "e8d8", FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_NO_INTENDED,
    "ussr-chess-1956 17 e", NULL, 0, NULL, -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/g-series", "ussr-chess-1956", PERPETUAL,
    "g8h7 g4h5 h7g7 h5g5 g7h7 g5h5", BRG_CLAIM_PERPETUAL_CHECK, WHITE, NULL, FALSE,
    BRG_TEMPO_STANDARD, BRG_CLAIM_RIGHT, "ussr-chess-1956 17 g", "ussr-chess-1956 17", 0, NULL, -1,
    -1 },
  { "/engine/claim/ussr-chess-1956/17/g-no-series-yet", "ussr-chess-1956", PERPETUAL, "",
    BRG_CLAIM_PERPETUAL_CHECK, BLACK, NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_FOR_ARBITER,
    "ussr-chess-1956 17 g", NULL, 0, NULL, -1, -1 },
  { "/engine/claim/ussr-chess-1956/17/g-king-can-hide", "ussr-chess-1956",
    "4k3/6N1/8/8/8/8/3P4/7K b - - 0 1", "e8d8 g7e6 d8e8 e6g7", BRG_CLAIM_PERPETUAL_CHECK, BLACK,
    NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_WRONG, "ussr-chess-1956 17 g", NULL, 0, NULL, -1,
    -1 },
  { "/engine/claim/draughts-book", "rus-draughts-2022", START, TWICE, BRG_CLAIM_REPETITION, WHITE,
    NULL, FALSE, BRG_TEMPO_STANDARD, BRG_CLAIM_NO_RULE, NULL, NULL, 0, NULL, -1, -1 },
};

static char *
join_plies (const GArray *plies)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < plies->len; i++)
    g_string_append_printf (text, i > 0 ? " %u" : "%u", g_array_index (plies, guint, i));
  return g_string_free (text, FALSE);
}

static void
test_claim (gconstpointer data)
{
  const ClaimCase *vector = data;
  g_autoptr (BrgPlayStatus) status = play_game (vector->fen, BRG_CHESS_ORTHODOX, vector->moves);
  const BrgPosition *position = &brg_play_status_get_last (status)->position;
  g_auto (BrgClaimAnswer) answer = { 0 };
  g_autofree char *plies = NULL;
  BrgClaim claim = {
    .kind = vector->kind,
    .claimant = vector->claimant,
    .intended = vector->intended != NULL ? read_move (position, vector->intended) : BRG_MOVE_NONE,
    .has_touched = vector->has_touched,
    .tempo = vector->tempo,
  };

  brg_claim_judge (status, brg_rulebook_find (vector->book), &claim, &answer);
  g_assert_cmpint (answer.verdict, ==, vector->verdict);
  g_assert_cmpstr (answer.article, ==, vector->article);
  g_assert_cmpstr (answer.effect_article, ==, vector->effect);
  g_assert_cmpuint (answer.opponent_seconds, ==, vector->seconds);
  plies = answer.plies != NULL ? join_plies (answer.plies) : NULL;
  g_assert_cmpstr (plies, ==, vector->plies);
  g_assert_cmpint (answer.times_left, ==, vector->times_left);
  g_assert_cmpint (answer.plies_left, ==, vector->plies_left);
  /* fide-2023 9.5.3: only an announced move has to be made, and only after a wrong claim. */
  g_assert_cmpint (answer.must_play_intended, ==, vector->seconds > 0 && vector->intended != NULL);
}

/* Who may claim, until when, and on whose time it is looked into. */
static void
test_who_and_when (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (START, BRG_CHESS_ORTHODOX, TWICE);
  g_auto (BrgClaimAnswer) fide = { 0 };
  g_auto (BrgClaimAnswer) old = { 0 };
  BrgClaim claim = { .kind = BRG_CLAIM_REPETITION, .claimant = WHITE };

  brg_claim_judge (status, brg_rulebook_find ("fide-2023"), &claim, &fide);
  g_assert_cmpint (fide.who, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (fide.until, ==, BRG_CLAIM_UNTIL_TOUCH);
  g_assert_false (fide.on_own_time);
  brg_claim_judge (status, brg_rulebook_find ("ussr-chess-1956"), &claim, &old);
  g_assert_cmpint (old.who, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (old.until, ==, BRG_CLAIM_UNTIL_MOVE);
  g_assert_true (old.on_own_time);
}

/* ussr-chess-1956 17 e: a longer win may be shown once; after a hundred moves no more. */
static void
test_refutation (void)
{
  static const struct
  {
    const char *fen;
    gboolean can_be_refuted;
  } rows[] = {
    { "4k3/8/8/8/8/8/8/R3K3 w - - 100 80", TRUE },
    { "4k3/8/8/8/8/8/8/R3K3 w - - 199 130", TRUE },
    { "4k3/8/8/8/8/8/8/R3K3 w - - 200 130", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (rows[i].fen, BRG_CHESS_ORTHODOX, "");
      g_auto (BrgClaimAnswer) answer = { 0 };
      BrgClaim claim = { .kind = BRG_CLAIM_FIFTY_MOVES, .claimant = BLACK };

      brg_claim_judge (status, brg_rulebook_find ("ussr-chess-1956"), &claim, &answer);
      g_assert_cmpint (answer.verdict, ==, BRG_CLAIM_RIGHT);
      g_assert_cmpint (answer.who, ==, BRG_COLOUR_NONE);
      g_assert_cmpint (answer.until, ==, BRG_CLAIM_ANY_TIME);
      g_assert_cmpint (answer.can_be_refuted, ==, rows[i].can_be_refuted);
    }
}

BRG_TEST_TOPIC ("claim")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (claims); i++)
    g_test_add_data_func (claims[i].path, &claims[i], test_claim);
  g_test_add_func ("/engine/claim/fide-2023/9.4/who-and-when", test_who_and_when);
  g_test_add_func ("/engine/claim/ussr-chess-1956/17/e-refutation", test_refutation);
  return g_test_run ();
}
