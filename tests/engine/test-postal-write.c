/* test-postal-write.c - games by correspondence are written as they were read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#include "brg-postal-write.h"

static char *
read_file (const char *folder, const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "correspondence", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* What is written says the same on every day, and is written the same again. */
static void
assert_same (const char *text, BrgPostalDay on)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalGame) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;
  g_autofree char *before = dup_chart (text, strlen (text), on);
  g_autofree char *after = NULL;

  if (game == NULL)
    return;
  written = brg_postal_file_write (game);
  after = dup_chart (written, strlen (written), on);
  g_assert_cmpstr (after, ==, before);
  again = brg_postal_file_read (written, strlen (written), &fault);
  g_assert_nonnull (again);
  rewritten = brg_postal_file_write (again);
  g_assert_cmpstr (rewritten, ==, written);
}

static void
test_vectors (void)
{
  g_autofree char *index = read_file (".", "index.tsv");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (index), "\n", -1);
  guint n_games = 0;

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      g_autofree char *name = g_strconcat (words[0], ".corr", NULL);
      g_autofree char *text = read_file ("games", name);

      assert_same (text, g_str_equal (words[2], "-") ? 0 : make_day (words[2]));
      n_games++;
    }
  g_assert_cmpuint (n_games, >, 100);
}

/* A line with everything that its kind may have. */
static const char *const lines[] = {
  "letter 7 white first=01.03.2025 rcv=02.03.2025 sent=03.03.2025 rcvstamp=02.03.2025"
  " sentstamp=04.03.2025 receipt=05.03.2025 prev_rcv=06.02.2025 prev_sent=07.02.2025 tot=3/4"
  " accept=А/2 moves=c3-b4,b6-a5 no=4 var=А:f6-g5,b2-c3 var=Б:f6-e5 rep=part pen=6/10.2.9"
  " pen=6/10.3.3",
  "letter 8 black sent=03.03.2025 accept=Б days=4 resign=yes draw=accept",
  "letter 9 white sent=05.03.2025 moves=c3-b4 draw=offer",
  "report 9 white sent=03.03.2025 on=7 pen=6/10.2.10",
  "fix 9 white on=7 sent=03.03.2025 moves=c3-d4",
  "fix 9 white on=7 sent=03.03.2025 moves=c3-d4 lacks=signature",
  "letter 9 white sent=05.03.2025 moves=c3-b4 lacks=greeting,code,address,signature",
  "claim 10 black sent=03.03.2025 moves=f6-g5 materials=part",
  "claim 10 black sent=03.03.2025 moves=f6-g5 materials=part lacks=letters,receipts,record,chart",
  "arrived 7 date=08.03.2025",
  "repeat white on=7 sent=12.04.2025 reg=no",
  "claim 9 white rcv=20.03.2025 sent=21.03.2025 secretary=22.03.2025 moves=g3-h4",
  "letter 9 black rcv=20.03.2025 sent=21.03.2025 moves=g3-h4 numbers=no",
  "inquiry black sent=12.04.2025",
  "told date=12.04.2025",
  "protest black sent=12.04.2025 materials=part",
  "decision date=12.04.2025",
  "decision date=12.04.2025 told_white=13.04.2025 claim=kept",
  "decision date=12.04.2025 told_black=15.04.2025 passed=13.04.2025",
  "over date=12.04.2025 result=0-0 why=10.5.8",
  "over date=12.04.2025 told_white=13.04.2025 result=0-0 why=10.5.8",
  "record white sent=12.04.2025",
  "analysis white sent=12.04.2025 rcv=14.04.2025 value=1/2-1/2",
  "analysis white sent=12.04.2025 rcv=14.04.2025 lacks=record,diagram value=1-0",
  "analysis black sent=12.04.2025 lacks=analysis,assessment",
  "adjudged date=12.04.2025 told_white=13.04.2025 told_black=14.04.2025 result=1-0",
  "final black date=12.04.2025",
};

static void
test_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
      g_autoptr (BrgPostalGame) again = brg_postal_game_new ();
      g_auto (BrgPostalFault) fault = { 0 };
      g_autofree char *written = NULL;
      g_autofree char *rewritten = NULL;

      g_assert_true (brg_postal_file_read_record (game, lines[i], 1, &fault));
      written = brg_postal_record_write (brg_postal_game_get_record (game, 0));
      g_assert_true (brg_postal_file_read_record (again, written, 1, &fault));
      rewritten = brg_postal_record_write (brg_postal_game_get_record (again, 0));
      g_assert_cmpstr (rewritten, ==, written);
      g_assert_cmpuint (strlen (written), ==, strlen (lines[i]));
    }
}

/* A break with the day on which the secretary was told of it (10.4.2). */
static void
test_break (void)
{
  static const char text[] =
      "corr 1\ngame russian\nchannel post\nwhite П\nblack С\nstart 01.03.2025\nend 01.03.2027\n"
      "break white from=10.10.2025 to=25.10.2025 told=01.10.2025 secretary=02.10.2025 granted=yes\n"
      "break black from=10.10.2025 to=25.10.2025 told=none\n";
  static const char second[] = "break white from=10.10.2025 to=25.10.2025 told=none"
                               " secretary=02.10.2025 secretary=03.10.2025\n";
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autofree char *written = brg_postal_file_write (game);
  g_autofree char *twice = g_strconcat (text, second, NULL);

  g_assert_cmpstr (written, ==, text);
  g_assert_null (brg_postal_file_read (twice, strlen (twice), &fault));
}

static void
test_refused (void)
{
  static const char *const wrong[] = {
    "",
    "  ",
    "# letter",
    "start 01.03.2025",
    "white П",
    "letter 1",
    "over date=01.03.2025",
    "letter 1 white sent=29.02.2027",
    "letter 1 white\nletter 2 black",
    "letter 1 white \xff",
    "claim 1 white lacks=stamps",
    "claim 1 white lacks=",
    "claim 1 white lacks=greeting",
    "letter 1 white lacks=chart",
    "report 1 white on=1 lacks=greeting",
    "decision date=12.04.2025 claim=",
    "decision date=12.04.2025 claim=unsaid",
    "told date=12.04.2025 claim=kept",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
      g_auto (BrgPostalFault) fault = { 0 };

      g_assert_false (brg_postal_file_read_record (game, wrong[i], 4, &fault));
      g_assert_cmpuint (fault.line, ==, 4);
      g_assert_nonnull (fault.text);
    }
}

BRG_TEST_TOPIC ("postal-write")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/postal-write/vectors", test_vectors);
  g_test_add_func ("/engine/postal-write/lines", test_lines);
  g_test_add_func ("/engine/postal-write/rus-draughts-2022/10.4.2/break", test_break);
  g_test_add_func ("/engine/postal-write/refused", test_refused);
  return g_test_run ();
}
