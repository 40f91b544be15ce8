/* test-sheets-file.c - scoresheets as a text file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheets-file.h"
#include "brg-test.h"

#include <string.h>

#define LANGUAGES "white-lang: en\nblack-lang: ru\n"
#define SHEETS "white: 1. e4\nblack: 1. e4\n"

static GPtrArray *
read_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (BrgTextFile) text_file = brg_text_file_new_from_bytes (bytes, "f", error);

  return text_file != NULL ? brg_sheets_file_read (text_file, error) : NULL;
}

typedef struct
{
  const char *path;
  const char *text;
  const char *message; /* its beginning */
} Fault;

static const Fault faults[] = {
  { "/data/sheets-file/no-colon", "# remark\n\nid d1\n", "f:3:1: " },
  { "/data/sheets-file/unknown-key", "id: a\nlang: en\n", "f:2:1: " },
  { "/data/sheets-file/key-in-capitals", "Id: a\n", "f:1:1: " },
  { "/data/sheets-file/key-twice", "id: a\n" LANGUAGES "id: b\n", "f:4:1: " },
  { "/data/sheets-file/key-missing", "\n\nid: a\n" LANGUAGES "white: e4\n\n", "f:3:1: " },
  { "/data/sheets-file/key-missing-at-the-end", "id: a\n" LANGUAGES "white: e4", "f:1:1: " },
  { "/data/sheets-file/unknown-language", "id: a\nwhite-lang: de\n", "f:2:13: " },
  { "/data/sheets-file/no-language", "id: a\nwhite-lang:\n", "f:2:12: " },
  { "/data/sheets-file/plies-no-number", "id: a\nplies: ten\n", "f:2:8: " },
  { "/data/sheets-file/plies-negative", "id: a\nplies: -1\n", "f:2:8: " },
  { "/data/sheets-file/plies-too-many", "id: a\nplies: 2001\n", "f:2:8: " },
  { "/data/sheets-file/board-letter", "id: a\nboard: 7k/8/8/8/8/8/8/K6z w\n", "f:2:25: " },
  { "/data/sheets-file/board-short", "id: a\nboard: 7k/8/8 w\n", "f:2:14: " },
  { "/data/sheets-file/board-turn", "id: a\nboard: 7k/8/8/8/8/8/8/K7 x\n", "f:2:26: " },
};

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (fault->text, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, BRG_FORMAT_ERROR);
  if (!g_str_has_prefix (error->message, fault->message))
    g_assert_cmpstr (error->message, ==, fault->message);
}

static void
test_games (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games =
      read_text ("\n# remark\nid: a\nkind: -\n" LANGUAGES "white: 1. e4 e5 2.Nf3 2... ?\n"
                 "black:\nplies: 7\nboard: 7k/8/8/8/8/8/8/K7 w\nparts: -\n\r\n\n"
                 "id: b\r\n" LANGUAGES SHEETS,
                 &error);
  const BrgSheetsGame *game;

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  game = games->pdata[0];
  g_assert_cmpstr (game->id, ==, "a");
  g_assert_cmpuint (game->line, ==, 3);
  g_assert_cmpuint (game->question.n_plies, ==, 7);
  g_assert_true (game->question.has_board);
  g_assert_cmpint (game->question.board.turn, ==, BRG_COLOUR_WHITE);
  g_assert_cmpuint (game->question.sheets[0].n_entries, ==, 4);
  g_assert_cmpstr (game->question.sheets[0].entries[2], ==, "Nf3");
  g_assert_cmpstr (game->question.sheets[0].entries[3], ==, "?");
  g_assert_cmpint (game->question.sheets[1].language, ==, BRG_LANGUAGE_RUSSIAN);
  g_assert_cmpuint (game->question.sheets[1].n_entries, ==, 0);
  game = games->pdata[1];
  g_assert_cmpstr (game->id, ==, "b");
  g_assert_false (game->question.has_board);
  g_assert_cmpuint (game->question.n_plies, ==, 0);
}

/* A board that no game has is a board all the same: nothing reaches it. */
static void
test_impossible_board (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games =
      read_text ("id: a\n" LANGUAGES SHEETS "board: kk6/8/8/8/8/8/8/8 w", &error);

  g_assert_no_error (error);
  g_assert_true (((const BrgSheetsGame *) games->pdata[0])->question.has_board);
}

static void
test_empty (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = read_text ("", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 0);
}

BRG_TEST_TOPIC ("sheets-file")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    g_test_add_data_func (faults[i].path, &faults[i], test_fault);
  g_test_add_func ("/data/sheets-file/games", test_games);
  g_test_add_func ("/data/sheets-file/impossible-board", test_impossible_board);
  g_test_add_func ("/data/sheets-file/empty", test_empty);
  return g_test_run ();
}
