/* test-pdn-postal.c - games by correspondence as PDN with the dates of their letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn-postal.h"

#include <string.h>

#include "brg-pdn-postal-write.h"
#include "brg-postal-text.h"
#include "brg-postal-write.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define HEAD                                                                                      \
  "[Event \"Кубок\"]\n[White \"Петров\"]\n[Black \"Седов\"]\n[GameType \"25\"]\n" \
  "[Code \"К-1\"]\n[StartDate \"01.03.2025\"]\n[EndDate \"01.03.2030\"]\n\n"
#define L1 "1. c3-b4 {sent=06.03.2025 tot=5/0}\n"
#define L2 "f6-g5 {first=06.03.2025 rcv=11.03.2025 sent=11.03.2025 tot=5/0}\n"

/* A line behind HEAD. */
#define LINE(n_) (8 + (n_))

static char *
dup_chart (const BrgPostalGame *game)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (
      game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0, &fault);

  return chart != NULL ? brg_postal_text_write (game, chart, BRG_POSTAL_WHOLE)
                       : g_strdup (fault.text);
}

static BrgPostalResult
find_result (const BrgPostalGame *game)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (
      game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0, &fault);

  return chart != NULL ? chart->result : BRG_POSTAL_UNFINISHED;
}

static BrgPostalGame *
read_well (const char *text)
{
  g_auto (BrgPostalFault) fault = { 0 };
  BrgPostalGame *game = brg_pdn_postal_read_any (text, strlen (text), &fault);

  g_assert_cmpstr (fault.text, ==, NULL);
  g_assert_nonnull (game);
  return game;
}

/* The letters as lines of a game file. */
static void
assert_letters (const char *text, const char *const *lines)
{
  g_autoptr (BrgPostalGame) game = read_well (text);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = NULL;

      g_assert_cmpuint (i, <, game->records->len);
      line = brg_postal_record_write (brg_postal_game_get_record (game, i));
      g_assert_cmpstr (line, ==, lines[i]);
    }
  g_assert_cmpuint (g_strv_length ((GStrv) lines), ==, game->records->len);
}

static void
assert_fault (const char *text, guint line, guint column, const char *what)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_pdn_postal_read_any (text, strlen (text), &fault);

  g_assert_null (game);
  g_assert_nonnull (fault.text);
  if (strstr (fault.text, what) == NULL)
    g_error ("“%s”, expected “%s”", fault.text, what);
  g_assert_cmpuint (fault.line, ==, line);
  g_assert_cmpuint (fault.column, ==, column);
}

/* Returns whether PDN can hold the game; then it says the same, and so does its text. */
static gboolean
goes_round (const char *text)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalGame) again = NULL;
  g_autofree char *pdn = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *chart = NULL;
  g_autofree char *chart_again = NULL;

  if (game == NULL)
    return FALSE;
  pdn = brg_pdn_postal_write (game, find_result (game), &fault);
  if (pdn == NULL)
    {
      g_assert_true (g_str_has_prefix (fault.text, "PDN cannot hold the "));
      return FALSE;
    }
  again = read_well (pdn);
  before = brg_postal_file_write (game);
  after = brg_postal_file_write (again);
  g_assert_cmpstr (after, ==, before);
  chart = dup_chart (game);
  chart_again = dup_chart (again);
  g_assert_cmpstr (chart_again, ==, chart);
  return TRUE;
}

static void
test_vectors (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "correspondence", "games", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n_games = 0;
  guint n_held = 0;

  for (const char *name; (name = g_dir_read_name (folder)) != NULL;)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;

      if (!g_str_has_suffix (name, ".corr"))
        continue;
      g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
      n_games++;
      n_held += goes_round (text) ? 1 : 0;
    }
  g_assert_cmpuint (n_games, >, 100);
  g_assert_cmpuint (n_held, >=, 35);
}

static void
test_letters (void)
{
  static const char *const lines[] = {
    "letter 1 white sent=06.03.2025 tot=5/0 moves=c3-b4",
    "letter 2 black first=06.03.2025 rcv=11.03.2025 sent=11.03.2025 tot=5/0 moves=f6-g5", NULL
  };
  g_autoptr (BrgPostalGame) game = read_well (HEAD L1 L2 "*\n");

  assert_letters (HEAD L1 L2 "*\n", lines);
  /* Words, variations and numbers make no difference. */
  assert_letters ("% by hand\n" HEAD "{Начало} " L1 "(1. c3-d4 {sent=07.03.2025} d6-c5) 1... {=}" L2
                  "; конец\n*\n",
                  lines);
  g_assert_cmpstr (game->names[BRG_COLOUR_WHITE], ==, "Петров");
  g_assert_cmpstr (game->event, ==, "Кубок");
  g_assert_cmpstr (game->code, ==, "К-1");
  g_assert_false (game->has_norm);
  g_assert_cmpuint (game->channel, ==, BRG_POSTAL_BY_POST);
  /* What is told of it later has the lines of the PDN. */
  g_assert_cmpuint (game->name_lines[BRG_COLOUR_BLACK], ==, 3);
  g_assert_cmpuint (game->end_line, ==, 7);
  g_assert_cmpuint (brg_postal_game_get_record (game, 1)->line, ==, LINE (2));
}

/* Windows-1251, as programs of before write. */
static void
test_cyrillic (void)
{
  g_autofree char *bytes =
      g_convert (HEAD L1 L2 "{Чёрные сдались} *\n", -1, "WINDOWS-1251", "UTF-8", NULL, NULL, NULL);
  g_autofree char *wrong = g_convert (HEAD "{Здесь} 1. c3-b4 {sent=31.02.2025} *\n", -1,
                                      "WINDOWS-1251", "UTF-8", NULL, NULL, NULL);
  g_autoptr (BrgPostalGame) game = read_well (bytes);

  g_assert_cmpstr (game->names[BRG_COLOUR_WHITE], ==, "Петров");
  g_assert_cmpuint (game->records->len, ==, 2);
  assert_fault (wrong, LINE (1), 19, "date 31.02.2025");
  assert_fault (HEAD "{Здесь} 1. c3-b4 {sent=31.02.2025} *\n", LINE (1), 19, "date 31.02.2025");
}

/* rus-draughts-2022 10.3.9 */
static void
test_server (void)
{
  const char *text = "[White \"А\"]\n[Black \"Б\"]\n[GameType \"25\"]\n[Channel \"server\"]\n"
                     "[StartDate \"01.03.2025\"]\n[EndDate \"01.03.2030\"]\n[Norm \"30/10\"]\n\n"
                     "1. c3-b4 {days=3} b6-a5 {days=0} {resign=yes} 0-2\n";
  g_autoptr (BrgPostalGame) game = read_well (text);

  g_assert_cmpuint (game->channel, ==, BRG_POSTAL_BY_SERVER);
  g_assert_true (game->has_norm);
  g_assert_cmpuint (game->norm_days, ==, 30);
  g_assert_cmpuint (brg_postal_game_get_record (game, 0)->days, ==, 3);
  g_assert_true (brg_postal_game_get_record (game, 2)->resigns);
  g_assert_cmpuint (find_result (game), ==, BRG_POSTAL_BLACK_WINS);
  g_assert_true (goes_round ("corr 1\nwhite А\nblack Б\nchannel server\nstart 01.03.2025\n"
                             "end 01.03.2030\nnorm 30/10\nletter 1 white moves=c3-b4 days=3\n"
                             "letter 2 black moves=b6-a5 days=0\nletter 3 white resign=yes\n"));
}

/* rus-draughts-2022 10.2.4: a forced move of the other stands in a letter with the answer to it. */
static void
test_forced (void)
{
  static const char *const lines[] = { "letter 1 white sent=06.03.2025 moves=c3-d4",
                                       "letter 2 black sent=11.03.2025 moves=b6-a5",
                                       "letter 3 white sent=16.03.2025 moves=d4-c5,d6:b4,a3:c5",
                                       NULL };

  assert_letters (HEAD "1. c3-d4 {sent=06.03.2025} b6-a5 {sent=11.03.2025} 2. d4-c5 d6xb4* "
                       "3. a3xc5 {sent=16.03.2025} *\n",
                  lines);
  /* the answer to a forced move is his own */
  assert_fault (HEAD "1. c3-d4 {sent=06.03.2025} b6-a5 {sent=11.03.2025} 2. d4-c5 d6xb4 "
                     "{sent=16.03.2025} *\n",
                LINE (1), 52, "10.2.4");
  assert_fault (HEAD "1. c3-d4 d6-c5 {sent=06.03.2025} *\n", LINE (1), 1, "10.2.4");
  assert_fault (HEAD "1. c3-d4 {sent=06.03.2025}\nd6-c5 2. b2-c3 f6-g5 {sent=11.03.2025} *\n",
                LINE (2), 1, "10.2.4");
  /* d6-c5 is no forced move */
  assert_fault (HEAD "1. c3-d4 d6-c5 2. b2-c3 {sent=06.03.2025} *\n", LINE (1), 1, "10.2.4");
}

static void
test_faults (void)
{
  assert_fault (HEAD L1 "f6-g5 {first=06.03.2025 rcv=29.02.2027} *\n", LINE (2), 25,
                "date 29.02.2027");
  assert_fault (HEAD L1 "f6-g5 {snet=06.03.2025} *\n", LINE (2), 8, "unknown key snet");
  assert_fault (HEAD L1 "f6-g5 {sent=06.03.2025 sent=06.03.2025} *\n", LINE (2), 8, "second sent");
  assert_fault (HEAD L1 "f6-g5 {Хорошо, sent=06.03.2025} *\n", LINE (2), 8, "is not key=value");
  assert_fault (HEAD L1 "f6-g5 {var=А:c3-d4} *\n", LINE (2), 8, "cannot stand in a comment");
  assert_fault (HEAD L1 "f6-g5 *\n", LINE (2), 1, "moves without a letter");
  assert_fault (HEAD "1. c3-b4 *\n", LINE (1), 1, "moves without a letter");
  assert_fault (HEAD "{sent=06.03.2025} 1. c3-b4 *\n", LINE (1), 2, "before the first move");
  assert_fault (HEAD L1 "f6-g6 {sent=11.03.2025} *\n", LINE (2), 1, "not a legal move");
  assert_fault (HEAD L1 L2 "*\n\n" HEAD L1 "*\n", LINE (5), 1, "another game");
  assert_fault ("[White \"А\"]\n[StartDate \"01.03.2025\"]\n[EndDate \"31.04.2025\"]\n\n*\n", 3, 1,
                "date 31.04.2025");
  assert_fault ("[White \"А\"]\n\n*\n", 1, 1, "no name of a player");
  assert_fault (HEAD "{", LINE (1), 1, "has no end");
  assert_fault ("[GameType \"26\"]\n\n1. c3-b4 {sent=06.03.2025} *\n", 1, 1, "10.1.4");
  assert_fault ("[FEN \"W:Wc3:Bf6\"]\n[GameType \"25\"]\n\n1. c3-b4 {sent=06.03.2025} *\n", 1, 1,
                "initial position");
}

/* rus-draughts-2022 10.3.2 */
static void
test_result (void)
{
  g_autoptr (BrgPostalGame) lost = read_well (HEAD L1 L2 "{resign=yes} 0-2\n");
  g_autoptr (BrgPostalGame) drawn = read_well (HEAD L1 L2 "{draw=accept} 1-1\n");

  g_assert_true (brg_postal_game_get_record (lost, 2)->resigns);
  g_assert_cmpuint (brg_postal_game_get_record (lost, 2)->side, ==, BRG_COLOUR_WHITE);
  g_assert_true (brg_postal_game_get_record (drawn, 2)->takes_draw);
  assert_fault (HEAD L1 L2 "2-0\n", 1, 1, "no letter tells this end");
  assert_fault ("[White \"А\"]\n[Black \"Б\"]\n[Result \"2-0\"]\n[StartDate \"01.03.2025\"]\n"
                "[EndDate \"01.03.2030\"]\n\n" L1 L2 "{resign=yes} 2-0\n",
                3, 1, "no letter tells this end");
}

/* What PDN cannot hold is told, not left out. */
static void
test_refused (void)
{
  static const char *const wrong[] = {
    "letter 2 black sent=11.03.2025 moves=f6-g5 var=А:g3-f4",
    "letter 2 black sent=11.03.2025 accept=А",
    "letter 3 black sent=11.03.2025 moves=f6-g5",
    "letter 2 white sent=11.03.2025 moves=g3-f4",
    "letter 2 black sent=11.03.2025 moves=f6-f4",
    "letter 2 black sent=11.03.2025 moves=?",
    "letter 2 black sent=11.03.2025 moves=f6-g5,b2-c3",
    "repeat white on=1 sent=20.04.2025",
    "over date=11.03.2025 result=1-0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("corr 1\nwhite А\nblack Б\nstart 01.03.2025\nend 01.03.2030\n"
                           "letter 1 white sent=06.03.2025 moves=c3-b4\n%s\n",
                           wrong[i]);
      g_auto (BrgPostalFault) fault = { 0 };
      g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
      g_autofree char *pdn = NULL;

      g_assert_nonnull (game);
      pdn = brg_pdn_postal_write (game, BRG_POSTAL_UNFINISHED, &fault);
      g_assert_null (pdn);
      g_assert_cmpuint (fault.line, ==, 7);
      g_assert_nonnull (strstr (fault.text, wrong[i]));
    }
}

static void
test_hostile (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GString) many = g_string_new (HEAD "1. c3-b4 {");
  g_autofree char *huge = g_strnfill (BRG_POSTAL_FILE_LENGTH + 1, '[');
  guint depth = 20000;

  assert_fault (huge, 1, 1, "file of more than");
  assert_fault ("[\x01\x02\xff\xfe", 1, 2, "");
  for (guint i = 0; i < 9000; i++)
    g_string_append (many, " rep=ok");
  g_string_append (many, "} *\n");
  assert_fault (many->str, LINE (1), 11, "line of more than");
  for (guint i = 0; i < depth; i++)
    g_string_append (text, i % 2 == 0 ? "1. c3-b4 (" : "1. c3-d4 (");
  g_string_append (text, "1. c3-b4 {sent=06.03.2025}");
  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ')');
  g_string_append (text, " *\n");
  assert_fault (text->str, LINE (1), 1, "moves without a letter");
}

#define OF_SERVER                                                                               \
  "[Event \"x\"]\n[Site \"https://example.org/1\"]\n[White \"П\"]\n[Black \"С\"]\n[Result \"" \
  "%s\"]\n[GameType \"25\"]\n%s\n1. c3-b4 { [%%clock w1:00:00] } f6-g5 2. b2-c3 %s\n"
#define DAYS "[StartDate \"01.03.2025\"]\n[EndDate \"01.03.2030\"]\n"

/* rus-draughts-2022 10.3.9, 10.5.10: as a server gives it every half-move is a letter, the days of
 * play are those of the event, and who has the move at the end has lost or takes the draw. */
static void
test_of_server (void)
{
  static const char *const lost[] = { "letter 1 white moves=c3-b4", "letter 2 black moves=f6-g5",
                                      "letter 3 white moves=b2-c3", "letter 4 black resign=yes",
                                      NULL };
  static const char *const drawn[] = { "letter 1 white moves=c3-b4", "letter 2 black moves=f6-g5",
                                       "letter 3 white moves=b2-c3", "letter 4 black draw=accept",
                                       NULL };
  g_autofree char *won = g_strdup_printf (OF_SERVER, "2-0", DAYS, "2-0");
  g_autofree char *even = g_strdup_printf (OF_SERVER, "1-1", DAYS, "1-1");
  g_autofree char *other = g_strdup_printf (OF_SERVER, "0-2", DAYS, "0-2");
  g_autofree char *bare = g_strdup_printf (OF_SERVER, "*", "", "*");
  g_autoptr (BrgPostalGame) of = read_well (won);
  g_autoptr (BrgPostalGame) game = NULL;
  g_auto (BrgPostalFault) fault = { 0 };

  assert_letters (won, lost);
  assert_letters (even, drawn);
  g_assert_cmpint (of->channel, ==, BRG_POSTAL_BY_SERVER);
  assert_fault (other, 5, 1, "no letter tells this end of the game");
  assert_fault (bare, 1, 1, "no first or last day of play");
  game = brg_pdn_postal_read_of (bare, strlen (bare), of, &fault);
  g_assert_cmpstr (fault.text, ==, NULL);
  g_assert_cmpuint (game->records->len, ==, 3);
  g_assert_cmpuint (game->end, ==, of->end);
  of->channel = BRG_POSTAL_BY_POST;
  g_clear_pointer (&game, brg_postal_game_free);
  game = brg_pdn_postal_read_of (bare, strlen (bare), of, &fault);
  g_assert_null (game);
  g_assert_nonnull (strstr (fault.text, "moves without a letter"));
}

BRG_TEST_TOPIC ("pdn-postal")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/pdn-postal/vectors", test_vectors);
  g_test_add_func ("/data/pdn-postal/rus-draughts-2022/10.2.3/letters", test_letters);
  g_test_add_func ("/data/pdn-postal/cyrillic", test_cyrillic);
  g_test_add_func ("/data/pdn-postal/rus-draughts-2022/10.3.9/server", test_server);
  g_test_add_func ("/data/pdn-postal/rus-draughts-2022/10.5.10/of-server", test_of_server);
  g_test_add_func ("/data/pdn-postal/rus-draughts-2022/10.2.4/forced", test_forced);
  g_test_add_func ("/data/pdn-postal/rus-draughts-2022/10.3.2/result", test_result);
  g_test_add_func ("/data/pdn-postal/faults", test_faults);
  g_test_add_func ("/data/pdn-postal/refused", test_refused);
  g_test_add_func ("/data/pdn-postal/hostile", test_hostile);
  return g_test_run ();
}
