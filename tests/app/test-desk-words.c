/* test-desk-words.c - words about the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../engine/play-game.h"
#include "brg-desk-words.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *rulebook;
  const char *fen;
  const char *moves;
  const char *notation;
  const char *text;
  const char *article;
} StatusCase;

static const StatusCase status_cases[] = {
  { "/app/desk-words/status/start", "fide-2023", NULL, "", "en", "White to move", NULL },
  { "/app/desk-words/status/after-white", "fide-2023", NULL, "e2e4", "en",
    "Black to move · move 1 made · last: 1.e4", NULL },
  { "/app/desk-words/status/in-check", "fide-2023", NULL, "e2e4 f7f6 d1h5", "ru",
    "Black to move, in check · move 2 made · last: 2.Фh5+", NULL },
  { "/app/desk-words/status/fide-2023 5.1.1/mate", "fide-2023", NULL, "f2f3 e7e5 g2g4 d8h4", "en",
    "Checkmate: Black has won · move 2 made · last: 2…Qh4#", "fide-2023 5.1.1" },
  { "/app/desk-words/status/fide-2023 5.2.1/stalemate", "fide-2023",
    "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "en", "Stalemate: drawn · move 1 made · last: 1.Qf7",
    "fide-2023 5.2.1" },
  { "/app/desk-words/status/fide-2023 5.2.2/dead", "fide-2023", "8/8/8/3k4/4p3/8/5N2/4K3 w - - 0 1",
    "f2e4", "en",
    "Dead position: neither side can checkmate, drawn · move 1 made · last: "
    "1.Nxe4",
    "fide-2023 5.2.2" },
  { "/app/desk-words/status/fide-2023 5.2.2/played-on", "fide-2023",
    "8/8/8/3k4/4p3/8/5N2/4K3 w - - 0 1", "f2e4 d5e4", "en",
    "Dead position: neither side can checkmate, drawn after 1.Nxe4 · move 1 made · last: 1…Kxe4",
    "fide-2023 5.2.2" },
};

static void
test_status (gconstpointer data)
{
  const StatusCase *c = data;
  g_autoptr (BrgPlayStatus) status = play_game (c->fen, BRG_CHESS_ORTHODOX, c->moves);
  const char *article;
  g_autofree char *text = brg_desk_words_dup_status (status, brg_rulebook_find (c->rulebook),
                                                     brg_notation_find (c->notation), &article);

  g_assert_cmpstr (text, ==, c->text);
  g_assert_cmpstr (article, ==, c->article);
}

/* What the board says about the result. */
static void
test_result (void)
{
  static const struct
  {
    const char *fen;
    const char *moves;
    const char *label;
    BrgColour winner;
  } cases[] = {
    { NULL, "f2f3 e7e5 g2g4", NULL, BRG_COLOUR_NONE },
    { NULL, "f2f3 e7e5 g2g4 d8h4", "Record 0 – 1", BRG_COLOUR_BLACK },
    { "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Record 1 – 0", BRG_COLOUR_WHITE },
    { "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "f5f7", "Record the draw", BRG_COLOUR_NONE },
    { "7k/8/6K1/8/8/8/8/8 w - - 0 1", "", "Record the draw", BRG_COLOUR_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status =
          play_game (cases[i].fen, BRG_CHESS_ORTHODOX, cases[i].moves);
      BrgColour winner = BRG_COLOUR_NONE;

      g_assert_cmpstr (
          brg_desk_words_find_result (status, brg_rulebook_find ("fide-2023"), &winner), ==,
          cases[i].label);
      g_assert_cmpint (winner, ==, cases[i].winner);
    }
}

static void
test_times (void)
{
  static const struct
  {
    const char *text;
    gint64 seconds; /* -1: no time */
    const char *shown;
  } cases[] = {
    { "7", 420, "0:07:00" },       { "12:05", 725, "0:12:05" }, { "1:05:30", 3930, "1:05:30" },
    { "0:00:09", 9, "0:00:09.0" }, { "1:60", -1, NULL },        { "", -1, NULL },
    { "1:2:3:4", -1, NULL },       { "-5", -1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 time = -1;
      g_autofree char *shown = NULL;

      g_assert_cmpint (brg_desk_words_read_time (cases[i].text, &time), ==, cases[i].seconds >= 0);
      if (cases[i].seconds < 0)
        continue;
      g_assert_cmpint (time, ==, cases[i].seconds * 1000);
      shown = brg_desk_words_dup_time (time);
      g_assert_cmpstr (shown, ==, cases[i].shown);
    }
}

static void
test_small_words (void)
{
  g_autofree char *two = brg_desk_words_dup_duration (120);
  g_autofree char *odd = brg_desk_words_dup_duration (90);
  g_autofree char *time = brg_desk_words_dup_times (3);

  g_assert_cmpstr (two, ==, "2 minutes");
  g_assert_cmpstr (odd, ==, "1 min 30 s");
  g_assert_cmpstr (time, ==, "3rd time");
}

BRG_TEST_TOPIC ("desk-words")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (status_cases); i++)
    g_test_add_data_func (status_cases[i].path, &status_cases[i], test_status);
  g_test_add_func ("/app/desk-words/result", test_result);
  g_test_add_func ("/app/desk-words/times", test_times);
  g_test_add_func ("/app/desk-words/small", test_small_words);
  return g_test_run ();
}
