/* test-game-paper.c - whole games on paper, of every game
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-paper-list.h"
#include "brg-rulebooks.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-test.h"
#include "page-check.h"
#include "store-fixture.h"

#include <string.h>

#define MARGIN (10 * BRG_MM)

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
open_event (StoreFixture *fixture, const char *rulebook, BrgDiscipline discipline, gint n_players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (fixture, n_players);
  snapshot = store_fixture_load (fixture);
  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  snapshot->event->discipline = discipline;
  brg_store_update_event_and_group (fixture->store, snapshot->event, snapshot->group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

/* Board 0 is the arbiter's own. */
static void
write_moves (StoreFixture *fixture, gint board, const char *start, const char *moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStoredGame) game =
      brg_store_load_game (fixture->store, fixture->group_id,
                           board > 0 ? store_fixture_game (fixture, 1, board) : 0, &error);

  g_assert_no_error (error);
  set_text (&game->start, start);
  set_text (&game->moves, moves);
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_MOVE, NULL, &error);
  g_assert_no_error (error);
}

static BrgDocument *
make (StoreFixture *fixture, const char *id, gint board, GError **error)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgPaper *paper = brg_paper_list_find (id);
  BrgPaperSource source = {
    .snapshot = snapshot, .store = fixture->store, .round = 1, .board = board
  };
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_paper_new_document (paper, &source, &options, error);
}

static void
keep (const BrgDocument *document, const char *name)
{
  const char *folder = g_getenv ("BERGER_KEEP_PAGES");
  g_autofree char *path = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;

  if (path != NULL)
    g_assert_true (brg_document_write_pdf (document, path, NULL));
}

/* Moves with numbers, remarks without what programs write into them, variations in brackets; the
 * position that was marked and the last one as diagrams. */
static void
test_chess (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, 4);
  write_moves (&fixture, 1, "",
               "1. e4 {[%clk 1:30:00] best by test} e5 2. Nf3 $1 Nc6 (2... Nf6 3. Nxe5 (3. d4) d6) "
               "3. Bb5 $220 a6 *");
  document = make (&fixture, "games", 0, &error);
  g_assert_no_error (error);
  text = page_check_dup_text (document);
  g_assert_nonnull (strstr (text, "1.e4 best by test 1…e5 2.Nf3! Nc6 (2…Nf6 3.Nxe5 (3.d4) 3…d6) "
                                  "3.Bb5 a6"));
  g_assert_null (strstr (text, "clk"));
  g_assert_nonnull (strstr (text, "Games of round 1"));
  g_assert_nonnull (strstr (text, "Round 1, board 1"));
  g_assert_nonnull (strstr (text, "Move 3, Black to move"));
  g_assert_nonnull (strstr (text, "Move 4, White to move"));
  g_assert_cmpuint (brg_document_get_page (document, 0)->boards->len, ==, 2);
  page_check_document (document, MARGIN, NULL);
  keep (document, "games-chess.pdf");
  store_fixture_close (&fixture);
}

/* Each game has its own way to write moves, and its own board. */
static void
test_other_games (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    const char *moves;
    const char *told;
    guint n_files;
  } games[] = {
    { BRG_DISCIPLINE_RUSSIAN, "1. c3-d4 d6-c5 *", "1.c3-d4 d6-c5", 8 },
    { BRG_DISCIPLINE_INTERNATIONAL, "1. 32-28 19-23 2. 28x19 14x23 *", "1.32-28 19-23", 10 },
    { BRG_DISCIPLINE_GIVEAWAY, "1. c3-d4 d6-c5 *", "1.c3-d4 d6-c5", 8 },
    { BRG_DISCIPLINE_RENJU, "1. H8 2. I9 3. G7 *", "1.H8 2.I9 3.G7", 15 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      StoreFixture fixture;
      g_autoptr (BrgDocument) document = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autofree char *name =
          g_strdup_printf ("games-%s.pdf", brg_discipline_to_id (games[i].discipline));

      open_event (&fixture, "rus-draughts-2022", games[i].discipline, 4);
      write_moves (&fixture, 1, games[i].discipline == BRG_DISCIPLINE_RENJU ? "free" : "",
                   games[i].moves);
      document = make (&fixture, "games", 0, &error);
      g_assert_no_error (error);
      text = page_check_dup_text (document);
      if (strstr (text, games[i].told) == NULL)
        g_error ("“%s” is missing in\n%s", games[i].told, text);
      g_assert_cmpuint (brg_document_get_page (document, 0)->boards->len, ==, 1);
      g_assert_cmpuint (
          g_array_index (brg_document_get_page (document, 0)->boards, BrgPrintPageBoard, 0)
              .picture.n_files,
          ==, games[i].n_files);
      page_check_document (document, MARGIN, NULL);
      keep (document, name);
      store_fixture_close (&fixture);
    }
}

/* One board, the arbiter's own; what nobody wrote is told of. */
static void
test_choice (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDocument) two = NULL;
  g_autoptr (BrgDocument) one = NULL;
  g_autoptr (BrgDocument) own = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, 6);
  g_assert_null (make (&fixture, "games", 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (make (&fixture, "game", 0, &error));
  g_clear_error (&error);
  write_moves (&fixture, 1, "", "1. e4 *");
  write_moves (&fixture, 3, "", "1. d4 *");
  write_moves (&fixture, 0, "", "1. c4 *");
  two = make (&fixture, "games", 0, NULL);
  one = make (&fixture, "game", 3, NULL);
  own = make (&fixture, "game", 0, NULL);
  g_assert_cmpuint (page_check_count (two, "1.e4"), ==, 1);
  g_assert_cmpuint (page_check_count (two, "1.d4"), ==, 1);
  g_assert_cmpuint (page_check_count (two, "1.c4"), ==, 0);
  g_assert_cmpuint (page_check_count (one, "1.e4"), ==, 0);
  g_assert_cmpuint (page_check_count (one, "1.d4"), ==, 1);
  g_assert_cmpuint (page_check_count (own, "1.c4"), ==, 1);
  g_assert_null (make (&fixture, "game", 2, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

/* Long games and remarks go on on further sheets; nothing is lost. */
static void
test_long (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GString) moves = g_string_new (NULL);
  static const char *const cycle[] = { "Nf3 Nf6", "Ng1 Ng8" };

  open_event (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, 20);
  for (guint i = 1; i <= 120; i++)
    g_string_append_printf (moves, "%u. %s {remark%u & <b> долгий рассказ о позиции} ", i,
                            cycle[i % 2 == 1 ? 0 : 1], i);
  g_string_append_c (moves, '*');
  for (gint board = 1; board <= 9; board++)
    write_moves (&fixture, board, "", moves->str);
  {
    g_autofree char *word = g_strnfill (4000, 'w');
    g_autofree char *remark = g_strdup_printf ("1. e4 {%s} *", word);

    write_moves (&fixture, 10, "", remark);
  }
  document = make (&fixture, "games", 0, NULL);
  g_assert_cmpuint (brg_document_get_n_pages (document), >=, 8);
  page_check_document (document, MARGIN, NULL);
  for (guint i = 1; i <= 120; i++)
    {
      g_autofree char *remark = g_strdup_printf (">remark%u<", i);

      g_assert_cmpuint (page_check_count (document, remark), >=, 5);
    }
  keep (document, "games-long.pdf");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("game-paper")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/game-paper/chess", test_chess);
  g_test_add_func ("/app/game-paper/other-games", test_other_games);
  g_test_add_func ("/app/game-paper/choice", test_choice);
  g_test_add_func ("/app/game-paper/long", test_long);
  return g_test_run ();
}
