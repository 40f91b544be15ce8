/* test-live-games.c - games of a round as live boards and lists write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-tree.h"
#include "brg-live-games.h"
#include "brg-test.h"

static GPtrArray *
read_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return brg_live_games_read (bytes, "games", error);
}

static char
write_mark (BrgOutcome outcome)
{
  return ".1=0WDL+-"[outcome];
}

/* "5/3 White–Black 10 n moves | doubts" */
static char *
describe (const BrgLiveGame *game)
{
  GString *text = g_string_new (NULL);
  guint n_moves = 0;

  g_string_append_printf (text, "%u: %d/%s %s-%s %c%c", game->line, game->round, game->board,
                          game->white, game->black, write_mark (game->white_outcome),
                          write_mark (game->black_outcome));
  if (game->tree != NULL)
    for (const BrgGameNode *node = brg_game_tree_get_root (game->tree)->next; node != NULL;
         node = node->next)
      n_moves++;
  if (game->tree != NULL)
    g_string_append_printf (text, " %u", n_moves);
  for (guint i = 0; i < game->doubts->len; i++)
    g_string_append_printf (text, " | %s", (const char *) game->doubts->pdata[i]);
  return g_string_free (text, FALSE);
}

#define HEAD(round, white, black, result)                                          \
  "[Event \"Cup\"]\n[Round \"" round "\"]\n[White \"" white "\"]\n[Black \"" black \
  "\"]\n[Result \"" result "\"]\n\n"

#define SHORT "1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 "

static const struct
{
  const char *path;
  const char *text;
  const char *games[4];
} files[] = {
  { "two-games",
    HEAD ("5.1", "Ivanov, Ivan", "Petrov, Petr", "1-0") "1. e4 e5 1-0\n\n" HEAD (
        "5.12",
        "Sidorov",
        "?",
        "*") "1. d4 { [Event in a comment\n[White \"x\"] } d5 *\n",
    { "1: 5/1 Ivanov, Ivan-Petrov, Petr 10 2", "9: 5/12 Sidorov- .. 2" } },
  { "board-of-a-match",
    HEAD ("3.2.1", "A", "B", "1/2-1/2") "1. e4 1/2-1/2\n",
    { "1: 3/2.1 A-B == 1" } },
  { "board-heading",
    "[Round \"4\"]\n[Board \"7\"]\n[White \"A\"]\n[Black \"B\"]\n[Result "
    "\"0-1\"]\n\n1. e4 e5 0-1\n",
    { "1: 4/7 A-B 01 2" } },
  { "result-behind-the-moves-only",
    HEAD ("1.1", "A", "B", "*") "1. e4 e5 0-1\n",
    { "1: 1/1 A-B 01 2" } },
  { "kings-white", HEAD ("1.1", "A", "B", "*") SHORT "4. Ke4 Kd5 *\n", { "1: 1/1 A-B 10 6" } },
  { "kings-black", HEAD ("1.1", "A", "B", "*") SHORT "4. Kd4 Ke5 *\n", { "1: 1/1 A-B 01 6" } },
  { "kings-draw", HEAD ("1.1", "A", "B", "*") SHORT "4. Ke4 Ke5\n", { "1: 1/1 A-B == 6" } },
  { "kings-and-result",
    HEAD ("1.1", "A", "B", "1-0") SHORT "4. Kd4 Ke5 1-0\n",
    { "1: 1/1 A-B 10 6 | The kings in the centre say 0-1." } },
  { "illegal-king-elsewhere",
    HEAD ("1.1", "A", "B", "*") "1. e4 e5 2. Kd5 *\n",
    { "1: 1/1 A-B .. | The moves cannot be read: *" } },
  { "cut-off",
    HEAD ("1.1", "A", "B", "1-0") "1. e4 e5 2. N",
    { "1: 1/1 A-B 10 2 | The record is cut off before its end." } },
  { "half-a-heading",
    HEAD ("1.1", "A", "B", "1-0") "1. e4 e5 1-0\n\n[Event \"Cup\"]\n[Whi",
    { "1: 1/1 A-B 10 2", "9: 0/ - ..*" } },
  { "not-played",
    "[Round \"1.1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n[Termination "
    "\"forfeit\"]\n\n0-1\n",
    { "1: 1/1 A-B -+" } },
  { "no-moves",
    HEAD ("1.1", "A", "B", "1-0") "1-0\n",
    { "1: 1/1 A-B 10 | No moves: was it played?" } },
  { "round-in-words",
    HEAD ("final", "A", "B", "1-0") "1. e4 1-0\n",
    { "1: 0/ A-B 10 1 | The round “final” is not understood." } },
  { "draughts", HEAD ("2.1", "A", "B", "2-0") "1. c3-d4 d6-c5 2-0\n", { "1: 2/1 A-B 10 2" } },
  { "table",
    "Round;Board;White;Black;Result\n2;1;Ivanov;Petrov;1:0\n2;2;A;B;½–½\n2;3;C;D;+/-\n",
    { "2: 2/1 Ivanov-Petrov 10", "3: 2/2 A-B ==", "4: 2/3 C-D +-" } },
  { "table-in-russian",
    "Доска,Результат\n1,0-1\n2,\n3,всё равно\n",
    { "2: 0/1 - 01", "3: 0/2 - ..", "4: 0/3 - .. | The result “всё равно” is not understood." } },
  { "table-with-title",
    "Кубок города\n\nТур 2, 5 мая\nСтол;Белые;Черные;Результат\nдоска 5;Иванов;Петров;1-0\n",
    { "5: 0/5 Иванов-Петров 10" } },
  { "table-of-boards-in-words",
    "Стіл 5;0-1\nBoard No. 6;1-0\n№ 7;=\n",
    { "1: 0/5 - 01", "2: 0/6 - 10", "3: 0/7 - ==" } },
  { "table-without-headings", "1\t0-1\n2\t1-0\n", { "1: 0/1 - 01", "2: 0/2 - 10" } },
  { "remark-to-the-end-of-the-line",
    HEAD ("5.1", "A", "B", "1-0") "1. e4 ; see { here\n1-0\n\n" HEAD ("5.2",
                                                                      "C",
                                                                      "D",
                                                                      "0-1") "1. e4 0-1\n",
    { "1: 5/1 A-B 10 1", "10: 5/2 C-D 01 1" } },
  { "comment-that-is-cut-off",
    HEAD ("5.1", "A", "B", "*") "1. e4 { thinks\n\n" HEAD ("5.2", "C", "D", "0-1") "1. e4 0-1\n",
    { "1: 5/1 A-B ..*", "9: 5/2 C-D 01 1" } },
  { "headings-alone",
    HEAD ("5.1", "A", "B", "1-0") HEAD ("5.2", "C", "D", "0-1") "0-1\n",
    { "1: 5/1 A-B 10 | The record is cut off before its end. | No moves: was it played?",
      "7: 5/2 C-D 01 | No moves: was it played?" } },
  { "other-end",
    HEAD ("5.1", "A", "B", "1-0") "1. e4 e5 0-1\n",
    { "1: 5/1 A-B 10 2 | The moves end with 0-1." } },
  { "goes-on",
    HEAD ("5.1", "A", "B", "1-0") "1. e4 e5 *\n",
    { "1: 5/1 A-B 10 2 | The moves end with *." } },
  { "draw-without-moves",
    HEAD ("5.1", "A", "B", "1/2-1/2") "1/2-1/2\n",
    { "1: 5/1 A-B == | No moves: was it played?" } },
  { "both-absent",
    "[Round \"1.1\"]\n[Result \"0-0\"]\n[Termination \"forfeit\"]\n\n0-0\n",
    { "1: 1/1 - --" } },
  { "remark-behind-the-result",
    HEAD ("5.01", "A", "B", "1-0") "1. e4 e5 1-0 {White wins}\n",
    { "1: 5/1 A-B 10 2" } },
  { "match-and-board",
    "[Round \"4.1\"]\n[Board \"3\"]\n[Result \"*\"]\n\n1. e4 *\n",
    { "1: 4/1.3 - .. 1" } },
  { "kings-with-times",
    HEAD ("1.1", "A", "B", "*") SHORT "4. Ke4 {[%clk 1:29:00]} Kd5 {[%clk 1:28:00]} *\n",
    { "1: 1/1 A-B 10 6" } },
  { "kings-black-first",
    HEAD ("1.1", "A", "B", "*") SHORT "4. Nf3 Kd5 5. Ke4\n",
    { "1: 1/1 A-B 10 7" } },
  { "no-fide-id",
    "[White \"A\"]\n[WhiteFideId \"0\"]\n[Round \"1.1\"]\n\n1. e4 *\n",
    { "1: 1/1 A- .. 1" } },
  { "lines-end-with-cr",
    "[Round \"1.1\"]\r[Result \"*\"]\r\r1. e4 *\r\r[Round \"1.2\"]\r\r1. d4 *\r",
    { "1: 1/1 - .. 1", "6: 1/2 - .. 1" } },
  { "before-the-first",
    "\ufeff% by a program\n; the round\n\n[Round \"1.1\"] [White \"A\"]\n\n1. e4 *\n",
    { "4: 1/1 A- .. 1" } },
  { "numero",
    "№ доски;Итог\n1;ничья\n2;1-0F\n3;=:=\n",
    { "2: 0/1 - ==", "3: 0/2 - +-", "4: 0/3 - ==" } },
  { "draughts-not-played",
    "[Round \"1.1\"]\n[Result \"2-0\"]\n[Termination \"forfeit\"]\n\n2-0\n",
    { "1: 1/1 - +-" } },
  { "within-a-letter", "Доска;Результат\n1;1-0\n2;ничь\xd1", { "2: 0/1 - 10", "3: 0/2 - .. | *" } },
  { "empty", "", { NULL } },
};

static void
test_file (gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = read_text (files[index].text, &error);
  guint n = 0;

  g_assert_no_error (error);
  for (; n < G_N_ELEMENTS (files[index].games) && files[index].games[n] != NULL; n++)
    {
      g_autofree char *told = NULL;

      g_assert_cmpuint (n, <, games->len);
      told = describe (games->pdata[n]);
      if (!g_pattern_match_simple (files[index].games[n], told))
        g_assert_cmpstr (told, ==, files[index].games[n]);
    }
  g_assert_cmpuint (games->len, ==, n);
}

/* Neither: the sentence says what a table needs, with the place. */
static void
test_neither (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text ("Ст.;Очки\n1;1-0\n", NULL));
  g_assert_null (read_text ("one,two,three\na,b,c\n", &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED);
  g_assert_true (g_str_has_prefix (error->message, "games:1:1: "));
}

/* A heading of any length is one heading; in a game that is kept it would be a page. */
static void
test_long_heading (void)
{
  g_autofree char *letters = g_strnfill (60000, 's');
  g_autofree char *text = g_strdup_printf (
      "[Site \"%s\"]\n[Round \"1.1\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n", letters);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = read_text (text, &error);
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  told = describe (games->pdata[0]);
  g_assert_cmpstr (told, ==,
                   "1: 1/1 A- 10 | The moves cannot be read: Line 1, character 8: what begins"
                   " here is too long, expected at most 4096 bytes");
}

static void
test_most (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= BRG_LIVE_GAMES_MOST; i++)
    g_string_append_printf (text, "%u;1-0\n", i + 1);
  g_assert_null (read_text (text->str, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
}

BRG_TEST_TOPIC ("live-games")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/data/live-games/", files[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_file);
    }
  g_test_add_func ("/data/live-games/neither", test_neither);
  g_test_add_func ("/data/live-games/long-heading", test_long_heading);
  g_test_add_func ("/data/live-games/most", test_most);
  return g_test_run ();
}
