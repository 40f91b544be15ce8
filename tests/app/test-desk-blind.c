/* test-desk-blind.c - games with a player who does not see the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../engine/play-game.h"
#include "brg-blind-book.h"
#include "brg-desk-blind.h"
#include "brg-desk-game.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

static BrgDeskSurroundings
make_around (const char *book, gboolean white_is_blind)
{
  return (BrgDeskSurroundings){
    .rulebook = brg_rulebook_find (book),
    .is_blind = { FALSE, white_is_blind, FALSE },
    .assistants = { NULL, white_is_blind ? "Котова А." : "", "" },
  };
}

/* Boards that differ: by the records; the clocks only where the records differ too. */
static void
test_boards (void)
{
  static const struct
  {
    const char *book;
    gboolean same_records;
    BrgDeskTone tone;
    const char *article;
  } rows[] = {
    { "fide-2023", TRUE, BRG_DESK_TONE_INFO, "fide-2023 D.2.9" },
    { "fide-2023", FALSE, BRG_DESK_TONE_WARN, "fide-2023 D.2.9" },
    { "rus-chess-2014", TRUE, BRG_DESK_TONE_INFO, "rus-chess-2014 32.2" },
    { "rus-chess-2014", FALSE, BRG_DESK_TONE_WARN, "rus-chess-2014 32.2" },
    { "ussr-chess-1956", TRUE, BRG_DESK_TONE_INFO, "ussr-chess-1956 app. 1" },
    { "ussr-chess-1956", FALSE, BRG_DESK_TONE_INFO, "ussr-chess-1956 app. 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgDeskSurroundings around = make_around (rows[i].book, TRUE);
      g_autoptr (BrgDeskAnswer) answer =
          brg_desk_blind_answer_boards (&around, rows[i].same_records);

      g_assert_cmpint (answer->tone, ==, rows[i].tone);
      g_assert_cmpstr (answer->article, ==, rows[i].article);
      g_assert_cmpuint (answer->rulings->len, ==, 0);
    }
}

/* fide-2023 D.2.9: the recorded game against the other record, in any language and with numbers. */
static void
test_records (void)
{
  BrgDeskSurroundings around = make_around ("fide-2023", TRUE);
  const BrgNotation *notation = brg_notation_find ("en");
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4 e7e5 g1f3 b8c6");
  g_autoptr (BrgDeskAnswer) same = NULL;
  g_autoptr (BrgDeskAnswer) other = NULL;
  g_autoptr (BrgDeskAnswer) early = NULL;

  same = brg_desk_blind_answer_records (&around, status, notation, "1. е4 е5 2. Кf3 Кc6 3. Сb5");
  g_assert_true (g_str_has_prefix (same->text, "The records agree for all 4 half-moves. "));
  g_assert_cmpint (same->tone, ==, BRG_DESK_TONE_INFO);
  g_assert_cmpuint (same->rulings->len, ==, 0);
  other = brg_desk_blind_answer_records (&around, status, notation, "1.e4 e5 2.Nf3 Nf6");
  g_assert_true (g_str_has_prefix (other->text,
                                   "The records agree up to 2.Nf3; they differ at Black’s move "
                                   "2. "));
  g_assert_cmpstr (other->article, ==, "fide-2023 D.2.9");
  g_assert_cmpuint (g_array_index (other->plies, guint, 0), ==, 3);
  g_assert_cmpint (g_array_index (other->rulings, BrgDeskRuling, 0).kind, ==,
                   BRG_DESK_RULING_GO_BACK);
  early = brg_desk_blind_answer_records (&around, status, notation, "d4 e5");
  g_assert_cmpuint (g_array_index (early->plies, guint, 0), ==, 0);
  g_assert_true (g_str_has_prefix (early->text, "The records agree up to the beginning;"));
}

/* Every duty stands in the answer, and it names its article. */
static void
test_assistant (void)
{
  static const char *const articles[] = { "fide-2023 D.2.10.1", "fide-2023 D.2.10.2",
                                          "fide-2023 D.2.10.3", "fide-2023 D.2.10.4",
                                          "fide-2023 D.2.10.5", "fide-2023 D.2.10.6" };
  BrgDeskSurroundings around = make_around ("fide-2023", TRUE);
  const BrgBlindBook *book = around.rulebook->blind;
  g_autoptr (BrgDeskAnswer) answer = brg_desk_blind_answer_assistant (&around);
  g_autofree char *names = brg_desk_blind_dup_assistants (&around);
  BrgDeskSurroundings code = make_around ("ussr-chess-1956", TRUE);
  g_autoptr (BrgDeskAnswer) other = brg_desk_blind_answer_assistant (&code);

  g_assert_cmpuint (book->n_duties, ==, G_N_ELEMENTS (articles));
  for (guint i = 0; i < book->n_duties; i++)
    {
      g_assert_cmpstr (book->duties[i].article, ==, articles[i]);
      g_assert_nonnull (strstr (answer->text, book->duties[i].text));
    }
  g_assert_cmpstr (answer->follow_article, ==, "fide-2023 D.2.11");
  g_assert_nonnull (strstr (answer->follow, "Against a deaf player there must be an assistant."));
  g_assert_cmpstr (names, ==, "Котова А.");
  g_assert_cmpstr (other->article, ==, "ussr-chess-1956 app. 1");
}

/* What the books name is asked only of a game with such a player, and only where they speak of it.
 */
static void
test_who (void)
{
  BrgDeskSurroundings blind = make_around ("rus-chess-2014", TRUE);
  BrgDeskSurroundings seeing = make_around ("rus-chess-2014", FALSE);
  g_autofree char *nobody = brg_desk_blind_dup_assistants (&seeing);

  g_assert_true (brg_desk_blind_plays (&blind));
  g_assert_false (brg_desk_blind_plays (&seeing));
  g_assert_null (nobody);
  g_assert_null (brg_rulebook_find ("ukr-chess-2016")->blind);
  /* rus-draughts-2022 2.3.3: what is allowed, not how moves are said */
  g_assert_null (brg_rulebook_find ("rus-draughts-2022")->blind->announcing);
  /* fide-2023 D.1, D.2.3, D.2.8: what else there is to cite */
  g_assert_cmpstr (brg_rulebook_find ("fide-2023")->blind->two_boards, ==, "fide-2023 D.1");
  g_assert_cmpstr (brg_rulebook_find ("fide-2023")->blind->made, ==, "fide-2023 D.2.3");
  g_assert_cmpstr (brg_rulebook_find ("fide-2023")->blind->slip, ==, "fide-2023 D.2.8");
  g_assert_cmpstr (brg_rulebook_find ("fide-2023")->blind->touched, ==, "fide-2023 D.2.2");
  g_assert_cmpstr (brg_rulebook_find ("rus-chess-2014")->blind->two_boards, ==,
                   "rus-chess-2014 32.1");
}

static BrgDeskGame *
make_game (const char *moves)
{
  BrgStoredGame *record = brg_stored_game_new (1, 1, BRG_DISCIPLINE_CHESS);

  BrgDeskGame *game;

  g_free (record->moves);
  record->moves = g_strdup (moves);
  game = brg_desk_game_new (record);

  while (game->node->next != NULL)
    game->node = game->node->next;
  return game;
}

/* Moves are announced by fide-2023 D.2.1; the line stands where the game stands. */
static void
test_announcement (void)
{
  static const struct
  {
    const char *moves;
    const char *announced;
  } rows[] = {
    { "1. Nf3", "Springer Gustav eins Felix drei" },
    { "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O", "kurze Rochade" },
    { "1. e4 d5 2. exd5", "Bauer Eva vier David fünf" },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgDeskSurroundings blind = make_around ("fide-2023", TRUE);
      BrgDeskSurroundings seeing = make_around ("fide-2023", FALSE);
      g_autoptr (BrgDeskGame) game = make_game (rows[i].moves);
      g_autofree char *text = NULL;
      g_autofree char *none = NULL;

      text = brg_desk_blind_dup_announcement (&blind, game->node);
      none = brg_desk_blind_dup_announcement (&seeing, game->node);
      g_assert_cmpstr (text, ==, rows[i].announced);
      g_assert_null (none);
    }
}

BRG_TEST_TOPIC ("desk-blind")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-blind/boards/fide-2023-D.2.9", test_boards);
  g_test_add_func ("/app/desk-blind/boards/fide-2023 D.2.9/records", test_records);
  g_test_add_func ("/app/desk-blind/assistant/fide-2023-D.2.10", test_assistant);
  g_test_add_func ("/app/desk-blind/who", test_who);
  g_test_add_func ("/app/desk-blind/announcement/fide-2023-D.2.1", test_announcement);
  return g_test_run ();
}
