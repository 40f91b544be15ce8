/* test-desk-chess.c - what the page of boards asks a game of chess
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-game.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-touch.h"

static const BrgDeskRules *const rules = &brg_desk_chess;

/* A group in the third round, with a seed. */
static BrgSnapshot *
open_group (void)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  snapshot->group->seed = 100;
  return snapshot;
}

static BrgDeskSurroundings
look_around (const BrgSnapshot *snapshot)
{
  return (BrgDeskSurroundings){ .rulebook = brg_rulebook_find ("fide-2023"),
                                .snapshot = snapshot,
                                .is_watched = TRUE,
                                .notation = "en",
                                .names = { NULL, "Ivanov", "Petrov" },
                                .left_ms = { 0, -1, -1 },
                                .is_last_period = TRUE,
                                .round = 3 };
}

static BrgDeskGame *
open_game (BrgDiscipline discipline, const char *start, const char *moves)
{
  BrgStoredGame *record = brg_stored_game_new (1, 2, discipline);
  BrgDeskGame *game;

  g_free (record->start);
  record->start = g_strdup (start);
  g_free (record->moves);
  record->moves = g_strdup (moves);
  game = brg_desk_game_new (record);
  brg_desk_game_sync (game);
  return game;
}

static gint
find_question (const char *key)
{
  for (guint i = 0; i < rules->n_questions; i++)
    if (g_str_equal (rules->questions[i].key, key))
      return (gint) i;
  g_assert_not_reached ();
}

static BrgDeskAnswerParts
ask (const BrgDeskGame *game, const char *key, BrgColour side, const char *text)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  BrgDeskAsk question = { .question = find_question (key), .side = side, .text = text };
  BrgDeskAnswerParts parts = { 0 };

  rules->answer (game, &around, &question, &parts);
  return parts;
}

static void
test_families (void)
{
  for (gint i = 0; i < BRG_N_DISCIPLINES; i++)
    {
      const BrgDeskRules *family = brg_desk_rules_find ((BrgDiscipline) i);

      g_assert_nonnull (family);
      g_assert_nonnull (family->notation_key);
      /* These keys are the page's; no key asks two questions. */
      for (guint k = 0; k < family->n_questions; k++)
        {
          g_assert_null (strchr ("BCGMOPSX", *family->questions[k].key));
          for (guint m = 0; m < k; m++)
            g_assert_cmpstr (family->questions[k].key, !=, family->questions[m].key);
        }
    }
}

/* A way of two squares is a move; a pawn on the last rank may become four pieces. */
static void
test_ways (void)
{
  g_autoptr (BrgDeskGame) game =
      open_game (BRG_DISCIPLINE_CHESS, "k7/5P2/8/8/8/8/8/K7 w - - 0 1", "");
  const BrgBoardWay lifted = { .n_squares = 1, .squares = { 53 } };
  const BrgBoardWay way = { .n_squares = 2, .squares = { 53, 61 } };
  BrgBoardSet targets = { { 0 } };
  g_autoptr (GArray) choices = rules->list_moves (game, &way, "ru");
  g_autoptr (GArray) none = rules->list_moves (game, &lifted, "ru");

  rules->list_targets (game, &lifted, &targets);
  g_assert_true (brg_board_set_has (&targets, 61));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (choices->len, ==, 4);
  g_assert_cmpstr (g_array_index (choices, BrgDeskChoice, 0).text, ==, "f8Ф+");
  g_assert_cmpstr (g_array_index (choices, BrgDeskChoice, 3).name, ==, "Knight");
}

/* fide-2023 II.2: before the lot nothing is a move; one lot is for the round. */
static void
test_lot (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS960, "", "");
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);
  g_autoptr (BrgStoredGame) other = brg_desk_game_dup_record (game);
  g_autoptr (BrgDeskPrompt) prompt = rules->get_prompt (game, &around);
  g_autoptr (GArray) choices = rules->read (game, "e4", "en");
  const BrgDeskReply reply = { .button = BRG_DESK_REPLY_LOT, .square = BRG_BOARD_NO_SQUARE };
  g_autofree char *detail = NULL;
  char *fault = NULL;
  BrgGameChange change;

  g_assert_true (prompt->is_blocking);
  g_assert_cmpint (prompt->number_max, ==, 959);
  g_assert_cmpuint (choices->len, ==, 0);
  g_assert_true (rules->reply (game, &around, &reply, record, &change, &detail, &fault));
  g_assert_cmpint (change, ==, BRG_GAME_CHANGE_LOT);
  g_assert_true (record->is_drawn);
  g_assert_cmpuint (record->start_seed, ==, 103);
  g_assert_cmpint (record->start_number, >=, 0);
  g_assert_true (rules->share_lot (record, other));
  g_assert_cmpint (other->start_number, ==, record->start_number);
  g_assert_false (rules->share_lot (record, other));
}

static void
test_number (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS960, "", "");
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);
  const BrgDeskReply reply = { .button = "set", .number = 518, .square = BRG_BOARD_NO_SQUARE };
  g_autofree char *detail = NULL;
  g_autofree char *status = NULL;
  const char *article;
  char *fault = NULL;
  BrgGameChange change;

  g_assert_true (rules->reply (game, &around, &reply, record, &change, &detail, &fault));
  g_assert_cmpint (change, ==, BRG_GAME_CHANGE_NUMBER);
  g_assert_cmpstr (detail, ==, "518");
  brg_desk_game_take_record (game, g_steal_pointer (&record));
  brg_desk_game_sync (game);
  g_assert_null (rules->get_prompt (game, &around));
  status = rules->dup_status (game, &around, &article);
  g_assert_cmpstr (status, ==, "White to move");
}

/* fide-2023 9.2.1.1: a move that is announced and not made counts. */
static void
test_claim (void)
{
  g_autoptr (BrgDeskGame) game =
      open_game (BRG_DISCIPLINE_CHESS, "", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
  BrgDeskAnswerParts parts = ask (game, "R", BRG_COLOUR_NONE, "Ng8");

  g_assert_true (parts.has_move);
  g_assert_cmpint (parts.answer->tone, ==, BRG_DESK_TONE_YES);
  g_assert_cmpuint (g_array_index (parts.answer->plies, guint, 2), ==, 8);
  brg_desk_answer_free (parts.answer);
  parts = ask (game, "R", BRG_COLOUR_NONE, "Nc6");
  g_assert_cmpint (parts.answer->tone, ==, BRG_DESK_TONE_NO);
  brg_desk_answer_free (parts.answer);
  parts = ask (game, "R", BRG_COLOUR_NONE, "N");
  g_assert_false (parts.has_move);
  brg_desk_answer_free (parts.answer);
}

static const BrgDeskRuling *
get_ruling (const BrgDeskAnswer *answer, guint n)
{
  g_assert_cmpuint (n, <, answer->rulings->len);
  return &g_array_index (answer->rulings, BrgDeskRuling, n);
}

/* What is asked of a game that was not entered, and nothing proposed. */
static void
check_open (const BrgDeskAnswer *answer)
{
  g_autofree char *all =
      g_strconcat (answer->text, answer->follow != NULL ? answer->follow : "", NULL);

  g_assert_nonnull (strstr (all, "The moves are not entered: "));
  g_assert_cmpint (brg_desk_answer_find_proposed (answer), ==, -1);
}

/* A claim on a game that was not entered is neither right nor wrong before somebody says so; then
 * it costs what it costs of a game that was entered: fide-2023 9.5.3 and sisters. */
static void
test_unkeyed_claim (void)
{
  static const struct
  {
    const char *book;
    const char *key;
    BrgTempo tempo;
    const char *text;
    const char *article;
    guint seconds; /* 0: a wrong claim is noted and costs no time */
  } cases[] = {
    { "fide-2023", "R", BRG_TEMPO_STANDARD, "", "fide-2023 9.5.3", 120 },
    { "fide-2023", "R", BRG_TEMPO_STANDARD, "Kd7", "fide-2023 9.5.3", 120 },
    { "fide-2023", "5", BRG_TEMPO_STANDARD, "", "fide-2023 9.5.3", 120 },
    { "fide-2023", "5", BRG_TEMPO_RAPID, "", "fide-2023 A.3", 60 },
    { "rus-chess-2014", "5", BRG_TEMPO_STANDARD, "", "rus-chess-2014 9.5.2", 180 },
    { "ukr-chess-2016", "R", BRG_TEMPO_STANDARD, "", "ukr-chess-2016 9.6.2", 120 },
    { "ussr-chess-1956", "R", BRG_TEMPO_STANDARD, "", "ussr-chess-1956 17 zh", 0 },
    { "ussr-chess-1956", "5", BRG_TEMPO_STANDARD, "", NULL, 0 },
  };
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) empty = open_game (BRG_DISCIPLINE_CHESS, "", "");
  g_autoptr (BrgDeskGame) keyed = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgDeskAsk question = { .question = find_question (cases[i].key), .text = cases[i].text };
      const BrgDeskAsk same = { .question = question.question, .text = "" };
      BrgDeskAnswerParts open = { 0 };
      BrgDeskAnswerParts wrong = { 0 };

      around.rulebook = brg_rulebook_find (cases[i].book);
      around.tempo = cases[i].tempo;
      rules->answer (empty, &around, &question, &open);
      rules->answer (keyed, &around, &same, &wrong);
      check_open (open.answer);
      g_assert_false (open.has_move);
      g_assert_cmpint (get_ruling (open.answer, 0)->kind, ==, BRG_DESK_RULING_DRAW);
      g_assert_cmpstr (open.answer->follow_article, ==, cases[i].article);
      for (guint k = 0; k < 2; k++)
        {
          const BrgDeskRuling *ruling = get_ruling (open.answer, k + 1);

          g_assert_cmpint (ruling->kind, ==, BRG_DESK_RULING_CLAIM);
          g_assert_cmpint (get_ruling (wrong.answer, 0)->kind, ==, BRG_DESK_RULING_CLAIM);
          g_assert_cmpuint (ruling->seconds, ==, cases[i].seconds);
          g_assert_cmpuint (get_ruling (wrong.answer, 0)->seconds, ==, cases[i].seconds);
          g_assert_cmpint (ruling->side, ==, k == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
          g_assert_cmpstr (wrong.answer->follow_article, ==, cases[i].article);
        }
      brg_desk_answer_free (open.answer);
      brg_desk_answer_free (wrong.answer);
    }
}

/* fide-2023 A.5.2, rus-chess-2014 16.4.3: whether the opponent has replied is asked where the moves
 * were not entered; the tick says that he has, the ruling that he has not. */
static void
test_unkeyed_illegal (void)
{
  static const struct
  {
    const char *book;
    BrgTempo tempo;
    gboolean is_asked;
    guint seconds;
    const char *article;
  } cases[] = {
    { "fide-2023", BRG_TEMPO_RAPID, TRUE, 60, "fide-2023 A.5.2" },
    { "rus-chess-2014", BRG_TEMPO_RAPID, TRUE, 120, "rus-chess-2014 16.4.3" },
    { "fide-2023", BRG_TEMPO_STANDARD, FALSE, 120, NULL },
  };
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) empty = open_game (BRG_DISCIPLINE_CHESS, "", "");

  around.is_watched = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgDeskAsk question = { .question = find_question ("N"),
                              .side = BRG_COLOUR_BLACK,
                              .text = "" };
      BrgDeskAnswerParts open = { 0 };
      BrgDeskAnswerParts late = { 0 };

      around.rulebook = brg_rulebook_find (cases[i].book);
      around.tempo = cases[i].tempo;
      rules->answer (empty, &around, &question, &open);
      question.ticks[0] = TRUE;
      rules->answer (empty, &around, &question, &late);
      g_assert_cmpint (open.answer->is_open, ==, cases[i].is_asked);
      g_assert_cmpint (get_ruling (open.answer, 0)->kind, ==, BRG_DESK_RULING_ILLEGAL);
      g_assert_cmpint (late.answer->rulings->len == 0, ==, cases[i].is_asked);
      if (cases[i].is_asked)
        {
          check_open (open.answer);
          g_assert_cmpstr (open.answer->follow_article, ==, cases[i].article);
        }
      brg_desk_answer_free (open.answer);
      brg_desk_answer_free (late.answer);
    }
}

/* Who has the move is not known either: fide-2023 III.4, the move that is sealed, mate. */
static void
test_unkeyed_turn (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) empty = open_game (BRG_DISCIPLINE_CHESS, "", "");
  BrgDeskAnswerParts sealed = ask (empty, "A", BRG_COLOUR_NONE, "");
  BrgDeskAnswerParts touched = ask (empty, "T", BRG_COLOUR_NONE, "e2");
  BrgDeskAsk question = { .question = find_question ("Q"), .text = "", .ticks = { TRUE, TRUE } };

  g_assert_nonnull (strstr (sealed.answer->text, "The player having the move seals"));
  g_assert_true (g_str_has_prefix (touched.answer->text, "The moves are not entered: "));
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      BrgDeskAnswerParts finish = { 0 };

      question.side = (BrgColour) side;
      around.left_ms[side] = 60000;
      rules->answer (empty, &around, &question, &finish);
      check_open (finish.answer);
      g_assert_cmpuint (finish.answer->rulings->len, >, 0);
      brg_desk_answer_free (finish.answer);
    }
  brg_desk_answer_free (sealed.answer);
  brg_desk_answer_free (touched.answer);
}

/* Whether @tick of the question is there to be ticked. */
static gboolean
is_tick_offered (const BrgDeskGame *game,
                 BrgDeskSurroundings *around,
                 const char *rulebook,
                 const char *key,
                 guint tick)
{
  const BrgDeskAsk question = { .question = find_question (key),
                                .side = BRG_COLOUR_WHITE,
                                .text = "" };

  around->rulebook = brg_rulebook_find (rulebook);
  return rules->is_tick_offered (game, around, &question, tick);
}

/* fide-2023 5.2.3, 9.1.1: of a game that was not entered it is asked how many moves were made, of
 * one that was, whether the arbiter had allowed it; nothing where nothing bars the draw. */
static void
test_agreement (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) empty = open_game (BRG_DISCIPLINE_CHESS, "", "");
  g_autoptr (BrgDeskGame) keyed = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5");
  BrgDeskAsk question = { .question = find_question ("D"), .text = "" };
  BrgDeskAnswerParts parts = { 0 };

  g_assert_false (is_tick_offered (empty, &around, "rus-chess-2014", "D", 1));
  g_assert_true (is_tick_offered (empty, &around, "fide-2023", "D", 1));
  g_assert_false (is_tick_offered (keyed, &around, "fide-2023", "D", 1));
  g_assert_false (is_tick_offered (keyed, &around, "fide-2023", "D", 0));
  g_assert_false (is_tick_offered (empty, &around, "fide-2023", "D", 2));
  around.draw_moves = 30;
  g_assert_true (is_tick_offered (keyed, &around, "fide-2023", "D", 0));
  g_assert_true (is_tick_offered (empty, &around, "ukr-chess-2016", "D", 2));
  rules->answer (keyed, &around, &question, &parts);
  g_assert_cmpuint (parts.answer->rulings->len, ==, 0);
  brg_desk_answer_free (parts.answer);
  question.ticks[0] = TRUE;
  rules->answer (keyed, &around, &question, &parts);
  g_assert_cmpint (g_array_index (parts.answer->rulings, BrgDeskRuling, 0).kind, ==,
                   BRG_DESK_RULING_DRAW);
  brg_desk_answer_free (parts.answer);
}

/* ussr-chess-1956 17 d: who offers has made a move; the other one need not have. */
static void
test_offerer_moved (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) empty = open_game (BRG_DISCIPLINE_CHESS, "", "");
  BrgDeskAsk question = { .question = find_question ("D"), .text = "" };

  g_assert_false (is_tick_offered (empty, &around, "fide-2023", "D", 3));
  g_assert_false (is_tick_offered (empty, &around, "ussr-chess-1956", "D", 1));
  g_assert_true (is_tick_offered (empty, &around, "ussr-chess-1956", "D", 3));
  for (guint i = 0; i < 2; i++)
    {
      BrgDeskAnswerParts parts = { 0 };

      question.ticks[3] = i == 1;
      rules->answer (empty, &around, &question, &parts);
      g_assert_cmpstr (parts.answer->article, ==, "ussr-chess-1956 17 d");
      g_assert_cmpint (parts.answer->rulings->len > 0, ==, i == 1);
      brg_desk_answer_free (parts.answer);
    }
}

/* ussr-chess-1956 17 e: no move is announced with the fifty moves; with the third position one is.
 */
static void
test_announced_field (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);

  g_assert_true (rules->is_field_offered (&around, (guint) find_question ("5")));
  around.rulebook = brg_rulebook_find ("ussr-chess-1956");
  g_assert_false (rules->is_field_offered (&around, (guint) find_question ("5")));
  g_assert_true (rules->is_field_offered (&around, (guint) find_question ("R")));
}

/* fide-2023 A.5.2, ussr-chess-1956 15: when an illegal move was found, where the book asks. */
static void
test_found (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5");

  g_assert_false (is_tick_offered (game, &around, "fide-2023", "N", 0));
  g_assert_false (is_tick_offered (game, &around, "ussr-chess-1956", "N", 0));
  g_assert_true (is_tick_offered (game, &around, "ussr-chess-1956", "N", 1));
  around.tempo = BRG_TEMPO_RAPID;
  around.is_watched = FALSE;
  g_assert_true (is_tick_offered (game, &around, "fide-2023", "N", 0));
  g_assert_false (is_tick_offered (game, &around, "fide-2023", "N", 1));
  g_assert_true (is_tick_offered (game, &around, "rus-chess-2014", "N", 0));
}

/* fide-2023 5.1.2: who resigns against a bare king draws. */
static void
test_resignation (void)
{
  g_autoptr (BrgDeskGame) game =
      open_game (BRG_DISCIPLINE_CHESS, "8/8/8/4k3/8/8/4K3/7Q w - - 0 60", "");
  BrgDeskAnswerParts parts = ask (game, "E", BRG_COLOUR_WHITE, "");

  g_assert_cmpstr (parts.answer->article, ==, "fide-2023 5.1.2");
  g_assert_cmpint (g_array_index (parts.answer->rulings, BrgDeskRuling, 0).kind, ==,
                   BRG_DESK_RULING_DRAW);
  brg_desk_answer_free (parts.answer);
}

/* fide-2023 4.3: squares that are clicked are written down; a fault marks the field. */
static void
test_touch (void)
{
  g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "");
  BrgDeskAsk question = { .question = find_question ("T"), .text = "e2" };
  g_autofree char *text = rules->append_square (game, &question, 52);
  BrgDeskAnswerParts parts = ask (game, "T", BRG_COLOUR_NONE, "e2, e5");

  g_assert_cmpstr (text, ==, "e2, e7");
  g_assert_null (rules->append_square (game, &question, 36));
  g_assert_true (parts.has_fault);
  brg_desk_answer_free (parts.answer);
}

static void
on_found (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  gpointer *found = data;
  g_autoptr (GError) error = NULL;

  *found = rules->search_finish (result, &error);
  g_assert_no_error (error);
}

/* fide-2023 6.9: the search finds a line, which is shown on the board. */
static void
test_search (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ();
  BrgDeskSurroundings around = look_around (snapshot);
  g_autoptr (BrgDeskGame) game =
      open_game (BRG_DISCIPLINE_CHESS, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "");
  BrgDeskAsk question = { .question = find_question ("W"), .side = BRG_COLOUR_WHITE, .text = "" };
  BrgDeskAnswerParts parts = { 0 };
  BrgBoardPicture picture;
  g_autofree char *line = NULL;

  rules->search (game, &question, NULL, on_found, &question.found);
  g_assert_null (question.found);
  while (question.found == NULL)
    g_main_context_iteration (NULL, TRUE);
  question.n_shown = 1;
  rules->answer (game, &around, &question, &parts);
  g_assert_cmpuint (parts.n_shown_max, >, 0);
  rules->show (game, "en", &picture);
  line = rules->mark_answer (game, &around, &question, &picture);
  g_assert_true (g_str_has_prefix (line, "Line to mate: half-move 1 of "));
  brg_desk_answer_free (parts.answer);
  rules->free_found (question.found);
}

static void
test_positions (void)
{
  static const struct
  {
    const char *text;
    gboolean is_position;
    gboolean has_fault;
  } cases[] = {
    { " 8/8/8/8/8/4k3/8/4K2R w K - 0 1\n", TRUE, FALSE },
    { "8/8/8/8/8/4k3/8/4K2X w K - 0 1", FALSE, TRUE },
    { "1. e4 e5", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_CHESS);
      g_autofree char *fault = NULL;

      g_assert_cmpint (rules->read_position (cases[i].text, record, &fault), ==,
                       cases[i].is_position);
      g_assert_cmpint (fault != NULL, ==, cases[i].has_fault);
    }
}

BRG_TEST_TOPIC ("desk-chess")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-chess/families", test_families);
  g_test_add_func ("/app/desk-chess/ways", test_ways);
  g_test_add_func ("/app/desk-chess/fide-2023 II.2/lot", test_lot);
  g_test_add_func ("/app/desk-chess/fide-2023 II.2/number", test_number);
  g_test_add_func ("/app/desk-chess/fide-2023 9.2.1.1/claim", test_claim);
  g_test_add_func ("/app/desk-chess/fide-2023 9.5.3/unkeyed", test_unkeyed_claim);
  g_test_add_func ("/app/desk-chess/fide-2023 A.5.2, rus-chess-2014 16.4.3/unkeyed",
                   test_unkeyed_illegal);
  g_test_add_func ("/app/desk-chess/fide-2023 III.4/unkeyed", test_unkeyed_turn);
  g_test_add_func ("/app/desk-chess/fide-2023 5.2.3, 9.1.1/agreement", test_agreement);
  g_test_add_func ("/app/desk-chess/ussr-chess-1956 17 d/offerer-moved", test_offerer_moved);
  g_test_add_func ("/app/desk-chess/ussr-chess-1956 17 e/announced-field", test_announced_field);
  g_test_add_func ("/app/desk-chess/fide-2023 A.5.2, ussr-chess-1956 15/found", test_found);
  g_test_add_func ("/app/desk-chess/fide-2023 5.1.2/resignation", test_resignation);
  g_test_add_func ("/app/desk-chess/fide-2023 4.3/touch", test_touch);
  g_test_add_func ("/app/desk-chess/fide-2023 6.9/search", test_search);
  g_test_add_func ("/app/desk-chess/positions", test_positions);
  return g_test_run ();
}
