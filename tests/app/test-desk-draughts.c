/* test-desk-draughts.c - games of draughts on the desk: records, words, moves that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-record.h"
#include "brg-test.h"
#include "desk-draughts-fixture.h"

#include <string.h>

#include "brg-discipline.h"
#include "brg-game-comment.h"
#include "brg-game-same.h"

#define FIGURE_8 "W:WKd2:Bg7,b6,d6,f6,f4"
#define FIGURE_12 "W:WK47:B11,12,19,30,38,40"

/* The game of 6.1.6.2, played in the short notation of the book. */
#define GAME "ed4 dc5 fe3 fg5 cb4 gh4 b:d6 h:f2 e:g3 c:h4"

/* Stored texts. */

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  gboolean is_known;
  gboolean is_sound;
  BrgDraughtsVariant variant;
} starts[] = {
  { "russian", BRG_DISCIPLINE_RUSSIAN, "", TRUE, TRUE, BRG_DRAUGHTS_RUSSIAN },
  { "russian-position", BRG_DISCIPLINE_RUSSIAN, "B:W22:BK1", TRUE, TRUE, BRG_DRAUGHTS_RUSSIAN },
  { "giveaway", BRG_DISCIPLINE_GIVEAWAY, "", TRUE, TRUE, BRG_DRAUGHTS_GIVEAWAY },
  { "international", BRG_DISCIPLINE_INTERNATIONAL, "", TRUE, TRUE, BRG_DRAUGHTS_INTERNATIONAL },
  { "rus-draughts-2022 6.2.2/not-drawn", BRG_DISCIPLINE_DRAUGHTS64, "", FALSE, TRUE,
    BRG_DRAUGHTS_64 },
  { "rus-draughts-2022 6.2.2/usual", BRG_DISCIPLINE_DRAUGHTS64, "usual|", TRUE, TRUE,
    BRG_DRAUGHTS_64 },
  { "rus-draughts-2022 6.2.3/majority", BRG_DISCIPLINE_DRAUGHTS64, "majority|all|fmjd:1-I|", TRUE,
    TRUE, BRG_DRAUGHTS_64_MAJORITY },
  { "rus-draughts-2022 6.2.3/not-drawn", BRG_DISCIPLINE_DRAUGHTS64, "majority|", FALSE, TRUE,
    BRG_DRAUGHTS_64_MAJORITY },
  { "position-64", BRG_DISCIPLINE_DRAUGHTS64, "majority|W:W22:BK1", TRUE, TRUE,
    BRG_DRAUGHTS_64_MAJORITY },
  { "unknown-word", BRG_DISCIPLINE_DRAUGHTS64, "minority|", FALSE, FALSE, BRG_DRAUGHTS_64 },
  { "unknown-table", BRG_DISCIPLINE_DRAUGHTS64, "dutch:1-I|", FALSE, FALSE, BRG_DRAUGHTS_64 },
  { "word-of-another-game", BRG_DISCIPLINE_RUSSIAN, "majority|", TRUE, FALSE,
    BRG_DRAUGHTS_RUSSIAN },
  { "broken-position", BRG_DISCIPLINE_RUSSIAN, "W:W99:B", TRUE, FALSE, BRG_DRAUGHTS_RUSSIAN },
};

static void
test_start (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 1, starts[i].discipline);
  g_autoptr (BrgGameTree) tree = NULL;
  gboolean is_known;
  gboolean is_sound;

  g_free (record->start);
  record->start = g_strdup (starts[i].start);
  tree = brg_desk_rules_find (starts[i].discipline)->new_tree (record, &is_known, &is_sound);
  g_assert_cmpint (is_known, ==, starts[i].is_known);
  g_assert_cmpint (is_sound, ==, starts[i].is_sound);
  g_assert_cmpint (brg_game_tree_get_draughts (tree)->variant, ==, starts[i].variant);
  if (is_sound)
    {
      BrgDeskDraughtsStart start;
      g_autofree char *text = NULL;

      brg_desk_draughts_start_read (record, &start);
      text = brg_desk_draughts_start_write (&start);
      g_assert_cmpstr (text, ==, starts[i].start);
    }
}

/* What is stored is read back as the same game, in the same variant. */
static void
test_store (gconstpointer data)
{
  BrgDiscipline discipline = (BrgDiscipline) GPOINTER_TO_INT (data);
  gboolean is_large = discipline == BRG_DISCIPLINE_INTERNATIONAL;
  const char *start = discipline == BRG_DISCIPLINE_DRAUGHTS64 ? "usual|" : "";
  BrgDeskGame *game =
      desk_draughts_open (discipline, start, is_large ? "32-28 18-23 37-32 23-29 34:23" : GAME);
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  g_autoptr (BrgGameTree) back = NULL;
  g_autoptr (BrgStoredGame) record = NULL;
  g_autoptr (GError) error = NULL;

  brg_desk_game_step (game, BRG_DESK_STEP_BACK);
  brg_game_node_add_comment (game->node, BRG_GAME_AFTER, "a remark");
  record = brg_desk_game_dup_record (game);
  back = game->rules->read_moves (record, &error);
  g_assert_no_error (error);
  g_assert_true (brg_game_tree_is_same (back, game->tree));
  for (BrgGameNode *node = brg_game_tree_get_root (back); node != NULL; node = node->next)
    g_assert_cmpint (node->draughts.variant, ==, variant);
  brg_desk_game_free (game);
}

static void
test_damaged (void)
{
  BrgStoredGame *record = brg_stored_game_new (1, 1, BRG_DISCIPLINE_RUSSIAN);
  BrgDeskGame *game;

  g_free (record->moves);
  record->moves = g_strdup ("1. c3-d5");
  game = brg_desk_game_new (record);
  g_assert_true (game->is_damaged);
  brg_desk_game_free (game);
}

/* Every game of the collection comes through import, export and the store. */
static void
test_import (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "games.pdn", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  bytes = g_bytes_new_take (text, length);
  games = brg_desk_draughts.import (bytes, "games.pdn", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, >, 10);
  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 1, BRG_DISCIPLINE_RUSSIAN);
      g_autoptr (BrgGameTree) back = NULL;
      g_autoptr (GPtrArray) exported = NULL;
      g_autoptr (GBytes) out = NULL;
      g_autofree char *stored = NULL;
      char *written;

      brg_desk_draughts.take_tree (games->pdata[i], record);
      back = brg_desk_draughts.read_moves (record, &error);
      g_assert_no_error (error);
      stored = brg_desk_draughts.write_moves (back);
      g_assert_cmpstr (stored, ==, record->moves);
      written = brg_desk_draughts.export_tree (games->pdata[i]);
      out = g_bytes_new_take (written, strlen (written));
      exported = brg_desk_draughts.import (out, "again", &error);
      g_assert_no_error (error);
      g_assert_cmpuint (exported->len, ==, 1);
      g_assert_true (brg_game_tree_is_same (exported->pdata[0], games->pdata[i]));
    }
}

static void
test_import_chess (void)
{
  static const char text[] = "[White \"A\"]\n\n1. e4 e5 *\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_desk_draughts.import (bytes, "chess", &error));
  g_assert_cmpstr (error->message, ==, "It contains no draughts game.");
}

/* rus-draughts-2022 6.2: a record cannot tell draughts-64 from Russian draughts; the board can. */
static void
test_take_tree (void)
{
  static const char text[] = "[GameType \"25\"]\n\n1. c3-d4 *\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 1, BRG_DISCIPLINE_DRAUGHTS64);
  g_autoptr (GPtrArray) games = brg_desk_draughts.import (bytes, "game", NULL);
  g_autoptr (BrgGameTree) tree = NULL;

  brg_desk_draughts.take_tree (games->pdata[0], record);
  g_assert_cmpint (record->discipline, ==, BRG_DISCIPLINE_DRAUGHTS64);
  g_assert_cmpstr (record->start, ==, "usual|");
  tree = brg_desk_draughts.read_moves (record, NULL);
  g_assert_cmpint (brg_game_tree_get_draughts (tree)->variant, ==, BRG_DRAUGHTS_64);
}

/* rus-draughts-2022 8.1: what the board is for decides who has won; a record of another discipline
 * does not change it. */
static const struct
{
  const char *name;
  BrgDiscipline board;
  const char *game;
  const char *fault;
} foreign_games[] = {
  { "russian-as-giveaway", BRG_DISCIPLINE_GIVEAWAY, "[GameType \"25\"]\n\n1. c3-d4 *\n", NULL },
  { "giveaway-as-russian", BRG_DISCIPLINE_RUSSIAN, "[GameType \"125\"]\n\n1. c3-d4 *\n",
    "This is a game of giveaway draughts: a different discipline is played here." },
  { "100-squares-as-russian", BRG_DISCIPLINE_RUSSIAN, "[GameType \"20\"]\n\n1. 32-28 *\n",
    "This is a game of 100-square draughts: a different discipline is played here." },
  { "russian-as-100-squares", BRG_DISCIPLINE_INTERNATIONAL, "[GameType \"25\"]\n\n1. c3-d4 *\n",
    "This is a game of 64-square draughts: a different discipline is played here." },
  { "100-squares", BRG_DISCIPLINE_INTERNATIONAL, "[GameType \"20\"]\n\n1. 32-28 *\n", NULL },
};

static void
test_foreign_games (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign_games); i++)
    {
      const char *text = foreign_games[i].game;
      g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
      g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 1, foreign_games[i].board);
      g_autoptr (GPtrArray) games = brg_desk_draughts.import (bytes, "game", NULL);
      g_autofree char *fault = brg_desk_draughts.explain_tree (games->pdata[0], record);

      g_test_message ("%s", foreign_games[i].name);
      g_assert_cmpstr (fault, ==, foreign_games[i].fault);
      if (fault != NULL)
        continue;
      brg_desk_draughts.take_tree (games->pdata[0], record);
      g_assert_cmpint (record->discipline, ==, foreign_games[i].board);
      g_assert_cmpstr (record->start, ==, "");
    }
}

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *text;
  gboolean is_right;
  const char *stored;
  const char *fault;
} positions[] = {
  { "numbers", BRG_DISCIPLINE_INTERNATIONAL, "", " W:WK47:B11,12 ", TRUE, "W:WK47:B11,12", NULL },
  { "letters", BRG_DISCIPLINE_RUSSIAN, "", "B:Wc3:BKb8", TRUE, "B:W22:BK1", NULL },
  { "majority-is-kept", BRG_DISCIPLINE_DRAUGHTS64, "majority|fmjd:1-I|", "B:Wc3:BKb8", TRUE,
    "majority|B:W22:BK1", NULL },
  { "fault", BRG_DISCIPLINE_RUSSIAN, "", "W:Wc3:Bb9", FALSE, NULL,
    "Column 8: “b9” is not a square used in play." },
  { "comma", BRG_DISCIPLINE_RUSSIAN, "", "W:Wc3 d4:B", FALSE, NULL, "" },
  { "a-move", BRG_DISCIPLINE_RUSSIAN, "", "c3-d4", FALSE, NULL, NULL },
  { "chess", BRG_DISCIPLINE_RUSSIAN, "", "8/8/8/8/8/8/8/K1k5 w - - 0 1", FALSE, NULL, NULL },
  { "empty", BRG_DISCIPLINE_RUSSIAN, "", "", FALSE, NULL, NULL },
};

static void
test_position (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 1, positions[i].discipline);
  g_autofree char *fault = NULL;

  g_free (record->start);
  record->start = g_strdup (positions[i].start);
  g_assert_cmpint (brg_desk_draughts.read_position (positions[i].text, record, &fault), ==,
                   positions[i].is_right);
  if (positions[i].is_right)
    g_assert_cmpstr (record->start, ==, positions[i].stored);
  if (positions[i].fault == NULL)
    g_assert_null (fault);
  else if (*positions[i].fault == '\0')
    g_assert_nonnull (fault);
  else
    g_assert_cmpstr (fault, ==, positions[i].fault);
}

/* On 64 squares in letters, which cannot be misread. */
static void
test_write_position (void)
{
  BrgDeskGame *small = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "B:W22:BK1", NULL);
  BrgDeskGame *large = desk_draughts_open (BRG_DISCIPLINE_INTERNATIONAL, FIGURE_12, NULL);
  g_autofree char *letters = small->rules->write_position (small);
  g_autofree char *numbers = large->rules->write_position (large);

  g_assert_cmpstr (letters, ==, "B:Wc3:BKb8");
  g_assert_cmpstr (numbers, ==, FIGURE_12);
  brg_desk_game_free (small);
  brg_desk_game_free (large);
}

/* Typed moves. */

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *notation;
  const char *text;
  const char *choices;
} reads[] = {
  { "rus-draughts-2022 6.1.6.2/short", BRG_DISCIPLINE_RUSSIAN, "", "full", "ed4", "e3-d4" },
  { "rus-draughts-2022 6.1.6.2/look-alikes", BRG_DISCIPLINE_RUSSIAN, "", "short", "а3-в4", "ab4" },
  { "rus-draughts-2022 6.1.6.2/two-moves", BRG_DISCIPLINE_RUSSIAN, "W:We3,e7:Bd4,d6", "full",
    "e:c5", "e3:c5 e7:c5" },
  { "rus-draughts-2022 6.1.6.2/figure-8", BRG_DISCIPLINE_RUSSIAN, FIGURE_8, "full", "d2:a7",
    "d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "rus-draughts-2022 7.3/figure-12", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_12, "full", "47:6",
    "47:24:35:44:6 47:24:8:17:6" },
  { "rus-draughts-2022 7.3/numeric", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_12, "numeric", "47:8:6",
    "47x24x8x17x6" },
  { "rus-draughts-2022 10.2.2/full", BRG_DISCIPLINE_RUSSIAN, "", "letter", "e3-d4", "E3-d4" },
  { "rus-draughts-2022 10.2.2/short", BRG_DISCIPLINE_RUSSIAN, "", "letter", "ed4", "" },
  { "nothing", BRG_DISCIPLINE_RUSSIAN, "", "full", "c3-c4", "" },
};

static void
test_read (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (reads[i].discipline, reads[i].start, NULL);
  g_autoptr (GArray) choices = game->rules->read (game, reads[i].text, reads[i].notation);
  g_autofree char *texts = desk_draughts_list (choices);

  g_assert_cmpstr (texts, ==, reads[i].choices);
  brg_desk_game_free (game);
}

/* Words. */

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *status;
  const char *article;
  const char *result;
  BrgColour winner;
} words[] = {
  { "open", BRG_DISCIPLINE_RUSSIAN, "", "White to move · move 1 · no capture on either side", NULL,
    NULL, BRG_COLOUR_NONE },
  { "rus-draughts-2022 6.1.5.3/must-take", BRG_DISCIPLINE_RUSSIAN, "B:Wd4:Be5,h8",
    "Black to move · move 1 · Black must capture", NULL, NULL, BRG_COLOUR_NONE },
  { "rus-draughts-2022 6.1.5.3/threat", BRG_DISCIPLINE_RUSSIAN, "W:Wd4,h2:Be5,g7,f6,h8,c5,b6",
    "White to move · move 1 · Black threatens to capture", NULL, NULL, BRG_COLOUR_NONE },
  { "rus-draughts-2022 6.1.7/bare", BRG_DISCIPLINE_RUSSIAN, "B:Wd4:B",
    "Black has no pieces left: White wins", "rus-draughts-2022 6.1.7", "Record 1 – 0",
    BRG_COLOUR_WHITE },
  { "rus-draughts-2022 6.1.7/blocked", BRG_DISCIPLINE_RUSSIAN, "W:Wa3:Bb4,c5",
    "White is blocked: Black wins", "rus-draughts-2022 6.1.7", "Record 0 – 1", BRG_COLOUR_BLACK },
  { "rus-draughts-2022 8.1/bare", BRG_DISCIPLINE_GIVEAWAY, "B:Wd4:B",
    "Black has given away all pieces and wins", "rus-draughts-2022 8.1", "Record 0 – 1",
    BRG_COLOUR_BLACK },
  { "rus-draughts-2022 8.1/blocked", BRG_DISCIPLINE_GIVEAWAY, "W:Wa3:Bb4,c5",
    "White is blocked and wins", "rus-draughts-2022 8.1", "Record 1 – 0", BRG_COLOUR_WHITE },
};

static void
test_words (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (words[i].discipline, words[i].start, NULL);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgColour winner = BRG_COLOUR_NONE;
  const char *article = "unset";
  g_autofree char *status = game->rules->dup_status (game, &around, &article);

  g_assert_cmpstr (status, ==, words[i].status);
  g_assert_cmpstr (article, ==, words[i].article);
  g_assert_cmpstr (game->rules->find_result (game, &around, &winner), ==, words[i].result);
  g_assert_cmpint (winner, ==, words[i].winner);
  brg_desk_game_free (game);
}

static void
test_node_words (void)
{
  BrgDeskGame *game =
      desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7", "a1-b2 c7-d8 b2-a1 d8-c7");
  g_autofree char *move = NULL;
  g_autofree char *numeric = NULL;
  g_autofree char *journal = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *example = NULL;

  brg_game_node_add_nag (game->node, 1, brg_game_sign_find ("!", 1));
  move = game->rules->dup_move (game->node, "full");
  numeric = game->rules->dup_move (game->node, "numeric");
  journal = game->rules->dup_journal (game->node);
  mark = game->rules->dup_mark (game, game->node);
  example = game->rules->dup_example (game, "full");
  g_assert_cmpstr (move, ==, "d8-c7!");
  g_assert_cmpstr (numeric, ==, "2-6!");
  g_assert_cmpstr (journal, ==, "2...d8-c7");
  g_assert_cmpstr (mark, ==, "2×");
  g_assert_nonnull (example);
  g_assert_null (game->rules->dup_mark (game, game->node->parent));
  brg_desk_game_free (game);
}

/* Notations are all known to the engine, and 100 squares have no short one (7.3). */
static void
test_notations (void)
{
  for (guint i = 0; i < brg_desk_draughts.n_notations; i++)
    g_assert_nonnull (brg_draughts_notation_find (brg_desk_draughts.notations[i].id));
  for (guint i = 0; i < brg_desk_draughts_100.n_notations; i++)
    {
      g_assert_nonnull (brg_draughts_notation_find (brg_desk_draughts_100.notations[i].id));
      g_assert_cmpstr (brg_desk_draughts_100.notations[i].id, !=, "short");
    }
  g_assert_true (brg_desk_rules_find (BRG_DISCIPLINE_INTERNATIONAL) == &brg_desk_draughts_100);
  g_assert_cmpstr (brg_desk_draughts.get_default_notation ("ru"), ==, "full");
}

static void
add_cases (const char *prefix, const char *name, guint i, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/app/desk-draughts/%s/%s", prefix, name);

  g_test_add_data_func (path, GUINT_TO_POINTER (i), func);
}

BRG_TEST_TOPIC ("desk-draughts")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    add_cases ("start", starts[i].name, i, test_start);
  for (guint i = BRG_DISCIPLINE_RUSSIAN; i <= BRG_DISCIPLINE_GIVEAWAY; i++)
    add_cases ("store", brg_discipline_to_id ((BrgDiscipline) i), i, test_store);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    add_cases ("position", positions[i].name, i, test_position);
  for (guint i = 0; i < G_N_ELEMENTS (reads); i++)
    add_cases ("read", reads[i].name, i, test_read);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    add_cases ("status", words[i].name, i, test_words);
  g_test_add_func ("/app/desk-draughts/damaged", test_damaged);
  g_test_add_func ("/app/desk-draughts/import/collection", test_import);
  g_test_add_func ("/app/desk-draughts/import/chess", test_import_chess);
  g_test_add_func ("/app/desk-draughts/rus-draughts-2022 6.2/import", test_take_tree);
  g_test_add_func ("/app/desk-draughts/rus-draughts-2022 8.1/foreign-games", test_foreign_games);
  g_test_add_func ("/app/desk-draughts/write-position", test_write_position);
  g_test_add_func ("/app/desk-draughts/moves", test_node_words);
  g_test_add_func ("/app/desk-draughts/rus-draughts-2022 7.3/notations", test_notations);
  return g_test_run ();
}
