/* test-composition-search.c - the search against a plain one, and what it says of how far it went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-proof.h"
#include "brg-composition-search.h"
#include "brg-draughts-fen.h"
#include "brg-draughts-moves.h"
#include "brg-test.h"

#include "composition-brute.h"

/* How many moves of White the plain search may make. */
#define MOST_MOVES 3

static void
set_up (const BrgDraughtsPosition *position, BruteBoard *board)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;

  board->size = brg_draughts_variant_is_large (variant) ? 10 : 8;
  board->is_majority = brg_draughts_variant_is_large (variant);
  board->white_to_move = position->turn == BRG_COLOUR_WHITE;
  memset (board->squares, ' ', sizeof board->squares);
  for (gint row = 0; row < board->size; row++)
    for (gint column = 0; column < board->size; column++)
      {
        BrgDraughtsSquare square = brg_draughts_square_at (variant, column, board->size - 1 - row);
        gboolean is_king;

        if (square == BRG_DRAUGHTS_NO_SQUARE)
          continue;
        is_king = brg_draughts_set_has (position->kings, square);
        switch (brg_draughts_position_colour (position, square))
          {
          case BRG_COLOUR_WHITE:
            board->squares[row][column] = is_king ? 'W' : 'w';
            break;
          case BRG_COLOUR_BLACK:
            board->squares[row][column] = is_king ? 'B' : 'b';
            break;
          case BRG_COLOUR_NONE:
          default:
            board->squares[row][column] = '.';
          }
      }
}

/* Few pieces of both sides; men not on their last row. */
static void
make_position (GRand *rand, BrgDraughtsVariant variant, BrgDraughtsPosition *position)
{
  guint n_squares = brg_draughts_variant_n_squares (variant);

  do
    {
      guint n_pieces = 3 + (guint) g_rand_int_range (rand, 0, 5);

      brg_draughts_position_clear (position, variant);
      for (guint i = 0; i < n_pieces; i++)
        brg_draughts_position_put (
            position,
            brg_draughts_square_from_number (
                variant, (guint) g_rand_int_range (rand, 1, (gint) n_squares + 1)),
            i % 2 == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
            g_rand_int_range (rand, 0, 4) == 0 ? BRG_DRAUGHTS_KING : BRG_DRAUGHTS_MAN);
    }
  while (brg_draughts_position_unmarked (position) != 0 ||
         position->pieces[BRG_COLOUR_WHITE] == 0 || position->pieces[BRG_COLOUR_BLACK] == 0);
}

static void
hold_against (BrgCompositionSearch *search,
              const BrgDraughtsPosition *position,
              const BrgCompositionTask *task,
              guint *n_forced)
{
  static const BruteGoal goals[] = {
    [BRG_COMPOSITION_WIN] = BRUTE_WIN,
    [BRG_COMPOSITION_DRAW] = BRUTE_WIN,
    [BRG_COMPOSITION_BLOCK] = BRUTE_BLOCK,
    [BRG_COMPOSITION_GIVE] = BRUTE_GIVE,
  };
  BruteTask brute_task = { goals[task->goal], task->n_men, task->n_kings };
  g_autofree char *fen = brg_draughts_fen_write (position, BRG_DRAUGHTS_FEN_NUMBERS);
  BrgDraughtsPosition black = *position;
  BruteBoard board;
  BruteBoard black_board;

  black.turn = BRG_COLOUR_BLACK;
  set_up (position, &board);
  set_up (&black, &black_board);
  brg_composition_search_begin (search, (BrgDraughtsVariant) position->variant, task);
  for (guint n = 1; n <= task->limit; n++)
    {
      gboolean forces = brute_forces (&board, &brute_task, n);

      g_test_message ("%s goal %u in %u", fen, task->goal, n);
      g_assert_cmpint (brg_composition_search_white (search, position, n), ==,
                       forces ? BRG_COMPOSITION_YES : BRG_COMPOSITION_NO);
      *n_forced += forces;
      if (n < task->limit)
        g_assert_cmpint (brg_composition_search_black (search, &black, n), ==,
                         brute_forces (&black_board, &brute_task, n) ? BRG_COMPOSITION_YES
                                                                     : BRG_COMPOSITION_NO);
    }
}

#define N_ROUNDS 300

static void
test_brute (gconstpointer data)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) GPOINTER_TO_UINT (data);
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_rounds = brg_test_rounds (N_ROUNDS);
  guint n_forced = 0;

  for (guint i = 0; i < n_rounds; i++)
    {
      BrgDraughtsPosition position;
      BrgCompositionTask task = { .limit = MOST_MOVES - (i % 3 != 0) };

      make_position (rand, variant, &position);
      if (variant == BRG_DRAUGHTS_GIVEAWAY)
        task.goal = BRG_COMPOSITION_GIVE;
      else if (i % 2 == 0)
        {
          task.goal = BRG_COMPOSITION_BLOCK;
          task.n_men = i % 4 == 0;
          task.n_kings = !task.n_men;
        }
      hold_against (search, &position, &task, &n_forced);
    }
  /* Both answers are met; a tenth of the rounds may not meet them. */
  if (n_rounds >= N_ROUNDS)
    g_assert_cmpuint (n_forced, >, n_rounds / 20);
}

/* ----- The task ----- */

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  BrgCompositionTask task;
  BrgCompositionAnswer answer;
} Case;

static const Case cases[] = {
  { "/engine/composition-search/rus-draughts-2022/6.1.7/all-taken",
    BRG_DRAUGHTS_RUSSIAN,
    "W:W22:B18",
    { BRG_COMPOSITION_WIN, 0, 0, 1 },
    BRG_COMPOSITION_YES },
  { "/engine/composition-search/rus-draughts-2022/6.1.7/neither-in-one-move",
    BRG_DRAUGHTS_RUSSIAN,
    "W:W27,K1:B28",
    { BRG_COMPOSITION_WIN, 0, 0, 1 },
    BRG_COMPOSITION_NO },
  { "/engine/composition-search/rus-draughts-2022/6.1.7/stopped-by-a-king-on-g1",
    BRG_DRAUGHTS_RUSSIAN,
    "W:WK5:B28",
    { BRG_COMPOSITION_WIN, 0, 0, 1 },
    BRG_COMPOSITION_YES },
  { "/engine/composition-search/rus-draughts-2022/6.1.7/white-cannot-move",
    BRG_DRAUGHTS_RUSSIAN,
    "W:W21:B17,14",
    { BRG_COMPOSITION_WIN, 0, 0, 5 },
    BRG_COMPOSITION_NO },
  { "/engine/composition-search/rus-draughts-2022/11.2.8.2/one-man-locked",
    BRG_DRAUGHTS_RUSSIAN,
    "W:WK5:B28",
    { BRG_COMPOSITION_BLOCK, 1, 0, 1 },
    BRG_COMPOSITION_YES },
  { "/engine/composition-search/rus-draughts-2022/11.2.8.2/not-a-king",
    BRG_DRAUGHTS_RUSSIAN,
    "W:WK5:B28",
    { BRG_COMPOSITION_BLOCK, 0, 1, 1 },
    BRG_COMPOSITION_NO },
  { "/engine/composition-search/rus-draughts-2022/11.2.8.2/not-two",
    BRG_DRAUGHTS_RUSSIAN,
    "W:WK5:B28",
    { BRG_COMPOSITION_BLOCK, 2, 0, 1 },
    BRG_COMPOSITION_NO },
  { "/engine/composition-search/rus-draughts-2022/11.2.8.2/all-taken-is-no-block",
    BRG_DRAUGHTS_RUSSIAN,
    "W:W22:B18",
    { BRG_COMPOSITION_BLOCK, 1, 0, 1 },
    BRG_COMPOSITION_NO },
  { "/engine/composition-search/rus-draughts-2022/8.1/white-gives-his-last-man",
    BRG_DRAUGHTS_GIVEAWAY,
    "W:W22:B13",
    { BRG_COMPOSITION_GIVE, 0, 0, 1 },
    BRG_COMPOSITION_YES },
  { "/engine/composition-search/rus-draughts-2022/8.1/black-may-not-run-out-first",
    BRG_DRAUGHTS_GIVEAWAY,
    "W:W22:B18",
    { BRG_COMPOSITION_GIVE, 0, 0, 3 },
    BRG_COMPOSITION_NO },
};

static void
test_task (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read (test->fen, test->variant, &position, NULL));
  brg_composition_search_begin (search, test->variant, &test->task);
  g_assert_cmpint (brg_composition_search_white (search, &position, test->task.limit), ==,
                   test->answer);
}

/* What was remembered of one task is not believed of another. */
static void
test_begin (void)
{
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);
  BrgCompositionTask win = { BRG_COMPOSITION_WIN, 0, 0, 3 };
  BrgCompositionTask block = { BRG_COMPOSITION_BLOCK, 1, 0, 3 };
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read ("W:WK1,22:B18", BRG_DRAUGHTS_RUSSIAN, &position, NULL));
  for (guint i = 0; i < 2; i++)
    {
      brg_composition_search_begin (search, BRG_DRAUGHTS_RUSSIAN, &win);
      g_assert_cmpint (brg_composition_search_white (search, &position, 3), ==,
                       BRG_COMPOSITION_YES);
      brg_composition_search_begin (search, BRG_DRAUGHTS_RUSSIAN, &block);
      g_assert_cmpint (brg_composition_search_white (search, &position, 3), ==, BRG_COMPOSITION_NO);
    }
}

/* ----- Bounds ----- */

static gboolean
stop_third (guint64 n_nodes, gpointer data)
{
  guint *n_told = data;

  g_assert_cmpuint (n_nodes, >, 0);
  return ++*n_told < 3;
}

static void
test_bounds (void)
{
  guint n_told = 0;
  BrgCompositionWatch few = { .max_nodes = 1000 };
  BrgCompositionWatch watched = { .tell = stop_third, .data = &n_told };
  g_autoptr (BrgCompositionSearch) bounded = brg_composition_search_new (&few);
  g_autoptr (BrgCompositionSearch) cancelled = brg_composition_search_new (&watched);
  BrgCompositionTask task = { BRG_COMPOSITION_WIN, 0, 0, 20 };
  BrgDraughtsPosition position = brg_draughts_position_start (BRG_DRAUGHTS_INTERNATIONAL);

  brg_composition_search_begin (bounded, BRG_DRAUGHTS_INTERNATIONAL, &task);
  g_assert_cmpint (brg_composition_search_white (bounded, &position, 20), ==,
                   BRG_COMPOSITION_STOPPED);
  g_assert_cmpuint (brg_composition_search_get_nodes (bounded), ==, 1001);
  brg_composition_search_begin (cancelled, BRG_DRAUGHTS_INTERNATIONAL, &task);
  g_assert_cmpint (brg_composition_search_white (cancelled, &position, 20), ==,
                   BRG_COMPOSITION_STOPPED);
  g_assert_cmpuint (n_told, ==, 3);
  /* Once stopped it stays so until it begins again. */
  g_assert_cmpint (brg_composition_search_white (cancelled, &position, 1), ==,
                   BRG_COMPOSITION_STOPPED);
  brg_composition_search_begin (cancelled, BRG_DRAUGHTS_INTERNATIONAL, &task);
  g_assert_cmpint (brg_composition_search_white (cancelled, &position, 1), ==, BRG_COMPOSITION_NO);
}

/* Each depth is told once, in order, while first moves are looked at. */
static void
note_depth (guint n_moves, gpointer data)
{
  guint *last = data;

  g_assert_cmpuint (n_moves, ==, *last + 1);
  *last = n_moves;
}

static void
test_depths (void)
{
  guint last = 0;
  BrgCompositionWatch watch = { .looked = note_depth, .data = &last };
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (&watch);
  BrgComposition work = { .kind = BRG_COMPOSITION_STUDY,
                          .task = { BRG_COMPOSITION_DRAW, 0, 0, 4 } };
  BrgCompositionProof proof;

  g_assert_true (
      brg_draughts_fen_read ("W:W29,30,31:B1,2,3", BRG_DRAUGHTS_RUSSIAN, &work.position, NULL));
  work.task.limit = 3;
  brg_composition_search_begin (search, BRG_DRAUGHTS_RUSSIAN, &work.task);
  for (guint n = 1; n <= 3; n++)
    brg_composition_search_tell_looked (search, n);
  g_assert_cmpuint (last, ==, 3);
  last = 0;
  work.task.goal = BRG_COMPOSITION_WIN;
  work.kind = BRG_COMPOSITION_PROBLEM;
  g_assert_true (brg_draughts_fen_read ("W:W8,11,16,27,30:B9,15,17,18,22", BRG_DRAUGHTS_RUSSIAN,
                                        &work.position, NULL));
  work.task.limit = 4;
  brg_composition_prove (search, &work, &proof);
  g_assert_cmpint (proof.result, ==, BRG_COMPOSITION_PROVED_WON);
  g_assert_cmpuint (last, ==, 4);
}

/* ----- Proofs ----- */

static const struct
{
  const char *fen;
  BrgCompositionKind kind;
  BrgCompositionGoal goal;
  const char *answer;
} proofs[] = {
  /* A study: three moves stop the man, whatever it does. */
  { "W:WK5:B20", BRG_COMPOSITION_STUDY, BRG_COMPOSITION_WIN, "white-forces" },
  { "W:W29,30,31:B1,2,3", BRG_COMPOSITION_STUDY, BRG_COMPOSITION_DRAW, "not-decided" },
  { "W:W21:B17,14", BRG_COMPOSITION_STUDY, BRG_COMPOSITION_DRAW, "black-wins" },
  { "B:W19:B15", BRG_COMPOSITION_SPECIAL, BRG_COMPOSITION_WIN, "black-wins" },
  { "W:W1:B15", BRG_COMPOSITION_STUDY, BRG_COMPOSITION_WIN, "illegal-position" },
};

static void
test_proofs (void)
{
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (proofs); i++)
    {
      BrgComposition work = { .kind = proofs[i].kind, .task = { proofs[i].goal, 0, 0, 4 } };
      BrgCompositionProof proof;

      g_test_message ("%s", proofs[i].fen);
      g_assert_true (
          brg_draughts_fen_read (proofs[i].fen, BRG_DRAUGHTS_RUSSIAN, &work.position, NULL));
      brg_composition_prove (search, &work, &proof);
      g_assert_cmpstr (brg_composition_proof_get_id (proof.result), ==, proofs[i].answer);
      if (proof.result == BRG_COMPOSITION_UNPROVED)
        g_assert_cmpuint (proof.n_looked, ==, 4);
    }
}

static void
test_proof_given_up (void)
{
  BrgCompositionWatch few = { .max_nodes = 1000 };
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (&few);
  BrgComposition work = { .kind = BRG_COMPOSITION_STUDY,
                          .task = { BRG_COMPOSITION_WIN, 0, 0, 20 } };
  BrgCompositionProof proof;

  work.position = brg_draughts_position_start (BRG_DRAUGHTS_RUSSIAN);
  brg_composition_prove (search, &work, &proof);
  g_assert_cmpstr (brg_composition_proof_get_id (proof.result), ==, "given-up");
  g_assert_cmpuint (proof.n_looked, >, 0);
  g_assert_cmpuint (proof.n_looked, <, 20);
}

BRG_TEST_TOPIC ("composition-search")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func (
      "/engine/composition-search/rus-draughts-2022/6.1.5/agrees-with-a-plain-search",
      GUINT_TO_POINTER (BRG_DRAUGHTS_RUSSIAN), test_brute);
  g_test_add_data_func (
      "/engine/composition-search/rus-draughts-2022/7.4/agrees-with-a-plain-search",
      GUINT_TO_POINTER (BRG_DRAUGHTS_INTERNATIONAL), test_brute);
  g_test_add_data_func (
      "/engine/composition-search/rus-draughts-2022/11.1.4/giveaway-agrees-with-a-plain-search",
      GUINT_TO_POINTER (BRG_DRAUGHTS_GIVEAWAY), test_brute);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_task);
  g_test_add_func ("/engine/composition-search/rus-draughts-2022/11.2.8.2/tasks-are-not-mixed-up",
                   test_begin);
  g_test_add_func ("/engine/composition-search/bounds", test_bounds);
  g_test_add_func ("/engine/composition-search/depths", test_depths);
  g_test_add_func ("/engine/composition-search/rus-draughts-2022/11.2.3/proofs", test_proofs);
  g_test_add_func ("/engine/composition-search/proof-given-up", test_proof_given_up);
  return g_test_run ();
}
