/* test-table-kinds.c - crosstables of teams, of several games, of categories, and progress
 *
 * Small events written as text; every expected mark, point and place is counted by hand from the
 * letters of the boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cell-text.h"
#include "brg-crosstable-boards.h"
#include "brg-crosstable-tsv.h"
#include "brg-csv.h"
#include "brg-event-document.h"
#include "brg-event-progress.h"
#include "brg-event-table.h"
#include "brg-progress-content.h"
#include "brg-test.h"
#include "event-fixture.h"
#include "team-fixture.h"

typedef enum
{
  TABLE,
  BOARDS,
} Kind;

static BrgCrosstable *
make (const BrgSnapshot *snapshot, Kind kind, const BrgTableChoice *choice)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableSource source;

  source = brg_event_table_get_source (table, snapshot);
  return kind == BOARDS ? brg_crosstable_boards_new (&source, choice, words)
                        : brg_crosstable_content_new (&source, choice, words);
}

static BrgSnapshot *
make_teams (const char *system)
{
  BrgSnapshot *snapshot = team_fixture_new (4, 3, 2);

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup (system);
  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("");
  /* 1 beats 4 with 1½, 2 and 3 draw; 2 beats 1 with 1½, a board of 4 and 3 is open. */
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1= 2-3:00");
  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3:1. 1-2:=1");
  return snapshot;
}

static void
assert_match (const BrgCrosstableCell *cell, const char *text, const char *below, guint mark)
{
  g_assert_cmpint (cell->n_games, ==, 1);
  g_assert_cmpstr (cell->games[0].text, ==, text);
  g_assert_cmpstr (cell->games[0].below, ==, below);
  g_assert_cmpuint (cell->games[0].mark, ==, mark);
  g_assert_true (brg_crosstable_cell_has_slots (cell) == (below != NULL));
}

/* rus-draughts-2022 5.4.9.6.2: points of matches lead, those on the boards stand below them. */
static void
test_team_square (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ("berger");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);

  g_assert_cmpint (table->kind, ==, BRG_CROSSTABLE_ROUND_ROBIN);
  assert_match (&table->rows[0].cells[3], "2", "1½", BRG_CELL_WIN);
  assert_match (&table->rows[3].cells[0], "0", "½", BRG_CELL_PLAIN);
  assert_match (&table->rows[1].cells[2], "1", "1", BRG_CELL_PLAIN);
  assert_match (&table->rows[1].cells[0], "2", "1½", BRG_CELL_WIN);
  assert_match (&table->rows[2].cells[3], "", NULL, BRG_CELL_OPEN);
  g_assert_cmpstr (table->rows[1].points, ==, "3");
  g_assert_cmpstr (table->rows[1].values[0], ==, "2½");
  g_assert_cmpstr (table->value_heads[0], ==, "GP");
  g_assert_cmpstr (table->value_names[0], ==, "game points");
}

/* rus-draughts-2022 5.4.9.5: a match lost by leaving shows the points on the boards that count. */
static void
test_team_left (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ("berger");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = NULL;
  BrgEntry *leaver = snapshot->entries->pdata[3];

  team_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  leaver->left_after = 2;
  leaver->leaver_rule = BRG_LEAVER_FORFEITS;
  table = make (snapshot, TABLE, &choice);
  g_assert_cmpstr (table->rows[1].cells[3].games[0].text, ==, "+");
  g_assert_cmpstr (table->rows[1].cells[3].games[0].below, ==, "2");
  g_assert_cmpstr (table->rows[3].cells[1].games[0].below, ==, "0");
  /* 1 against 3, 1½ against 1, 2 against 4. */
  g_assert_cmpstr (table->rows[1].values[0], ==, "4½");
}

/* rus-draughts-2022 5.4.9.6.1: the other way about. */
static void
test_team_square_boards_first (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ("berger");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = NULL;

  snapshot->group->board_points_first = TRUE;
  table = make (snapshot, TABLE, &choice);
  assert_match (&table->rows[0].cells[3], "1½", "2", BRG_CELL_WIN);
  g_assert_cmpstr (table->rows[0].cells[3].text, ==, "1½");
}

static void
test_team_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ("coefficients");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);
  const BrgCrosstableCell *cells = table->rows[0].cells;

  g_assert_cmpint (table->kind, ==, BRG_CROSSTABLE_SWISS);
  g_assert_cmpint (cells[0].opponent, ==, 4);
  g_assert_cmpstr (cells[0].text, ==, "1½");
  g_assert_cmpuint (cells[0].mark, ==, BRG_CELL_WIN);
  g_assert_cmpint (cells[0].colour, ==, BRG_COLOUR_WHITE);
  g_assert_cmpstr (cells[1].text, ==, "½");
  g_assert_cmpuint (cells[1].mark, ==, BRG_CELL_PLAIN);
  g_assert_cmpstr (table->rows[2].cells[1].text, ==, "");
  g_assert_cmpuint (table->rows[2].cells[1].mark, ==, BRG_CELL_OPEN);
  g_assert_cmpstr (cells[4].text, ==, "");
}

static void
assert_board (const BrgCrosstableCell *cell,
              const char *against,
              BrgColour colour,
              const char *text)
{
  g_assert_cmpstr (cell->against, ==, against);
  g_assert_cmpint (cell->colour, ==, colour);
  g_assert_cmpstr (cell->text, ==, text);
}

static void
test_boards (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ("coefficients");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = make (snapshot, BOARDS, &choice);
  const BrgCrosstableRow *rows = table->rows;

  g_assert_cmpint (table->n_rows, ==, 4 * (1 + 3));
  g_assert_true (rows[0].is_heading);
  g_assert_cmpstr (rows[0].name, ==, "Team1");
  g_assert_cmpstr (rows[0].points, ==, "2");
  assert_board (&rows[0].cells[0], "4", BRG_COLOUR_NONE, "1½");
  g_assert_cmpuint (rows[0].cells[0].mark, ==, BRG_CELL_WIN);
  g_assert_false (rows[1].is_heading);
  g_assert_cmpstr (rows[1].name, ==, "P11");
  g_assert_cmpint (rows[1].number, ==, 1);
  assert_board (&rows[1].cells[0], "4.1", BRG_COLOUR_WHITE, "1");
  assert_board (&rows[1].cells[1], "2.1", BRG_COLOUR_WHITE, "½");
  g_assert_cmpstr (rows[1].points, ==, "1½");
  g_assert_cmpstr (rows[1].values[0], ==, "2");
  /* On the second board the other team has White. */
  assert_board (&rows[2].cells[0], "4.2", BRG_COLOUR_BLACK, "½");
  assert_board (&rows[2].cells[1], "2.2", BRG_COLOUR_BLACK, "0");
  /* The reserve did not sit. */
  assert_board (&rows[3].cells[0], NULL, BRG_COLOUR_NONE, "");
  g_assert_cmpint (rows[3].cells[0].n_games, ==, 0);
  g_assert_cmpstr (rows[3].values[0], ==, "0");
  g_assert_true (rows[4].is_heading && rows[4].line_above);
  /* A game of Team3 is open. */
  g_assert_cmpuint (rows[10].cells[1].mark & BRG_CELL_OPEN, ==, BRG_CELL_OPEN);
}

/* A board on which White's team has nobody: the other player's plus, without an opponent. */
static void
test_boards_forfeit (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ("coefficients");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = NULL;

  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:x= 2-4");
  table = make (snapshot, BOARDS, &choice);
  assert_board (&table->rows[9].cells[2], NULL, BRG_COLOUR_NONE, "+");
  g_assert_true (table->rows[9].cells[2].mark & (BRG_CELL_FORFEIT | BRG_CELL_WIN));
  g_assert_cmpint (table->rows[1].cells[2].n_games, ==, 0);
}

/* Games */

static BrgSnapshot *
make_double (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);

  snapshot->group->cycles = 2;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-1:= 3-2:*");
  return snapshot;
}

static void
test_double (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_double ();
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);
  const BrgCrosstableCell *cell = &table->rows[0].cells[3];
  gint round = 0;

  g_assert_true (brg_crosstable_cell_has_slots (cell));
  g_assert_cmpint (cell->n_games, ==, 2);
  g_assert_cmpstr (cell->text, ==, "1 ½");
  g_assert_cmpstr (cell->games[0].text, ==, "1");
  g_assert_cmpuint (cell->games[0].mark, ==, BRG_CELL_WIN);
  g_assert_cmpstr (cell->games[1].text, ==, "½");
  g_assert_cmpint (cell->games[1].round, ==, 2);
  g_assert_true (brg_cell_find_game (snapshot, table, 0, 3, 0, &round) ==
                 event_fixture_game (snapshot, 1, 1));
  g_assert_cmpint (round, ==, 1);
  g_assert_true (brg_cell_find_game (snapshot, table, 0, 3, 1, &round) ==
                 event_fixture_game (snapshot, 2, 1));
  g_assert_cmpint (round, ==, 2);
  g_assert_cmpuint (table->rows[1].cells[2].games[1].mark, ==, BRG_CELL_ADJOURNED);
  g_assert_cmpstr (table->rows[1].cells[2].games[1].text, ==, "");
}

/* Two of one side have no cell to play in, and a line parts the sides. */
static void
test_scheveningen (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("scheveningen", "fide-2023", 4, 0);
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 2-4:0");
  table = make (snapshot, TABLE, &choice);
  for (gint row = 0; row < 4; row++)
    {
      for (gint column = 0; column < 4; column++)
        g_assert_true (((table->rows[row].cells[column].mark & BRG_CELL_DIAGONAL) != 0) ==
                       (row / 2 == column / 2));
      g_assert_true (table->rows[row].line_above == (row == 2));
    }
  g_assert_cmpstr (table->rows[0].cells[2].text, ==, "1");
}

/* The line below the table tells the game under the cursor alone. */
static void
test_text_of_game (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_double ();
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);
  g_autofree char *second = brg_cell_dup_text_of_game (snapshot, table, 0, 3, 1);
  g_autofree char *name = brg_cell_dup_text_of_game (snapshot, table, 0, 0, 0);

  g_assert_cmpstr (second, ==, "Player04 – Player01, round 2, board 1: ½\u202f–\u2060\u202f½");
  g_assert_cmpstr (name, ==, "Player01");
}

static void
test_speech (void)
{
  static const struct
  {
    gint row, column, index;
    const char *text;
  } cases[] = {
    { 0, 3, 0, "1 Player01, against 4 Player04, round 1, White: win" },
    { 3, 0, 0, "4 Player04, against 1 Player01, round 1, Black: loss" },
    { 3, 0, 1, "4 Player04, against 1 Player01, round 2, White: draw" },
    { 1, 2, 1, "2 Player02, against 3 Player03, round 2, Black: adjourned" },
    { 2, 4, 0, "Player03, Points: ½" },
    { 2, BRG_CROSSTABLE_COLUMN_NAME, 0, "Player03" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_double ();
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          brg_cell_dup_speech (snapshot, table, cases[i].row, cases[i].column, cases[i].index);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Categories and columns */

/* 2 has 1, 3 and 4 have ½, 1 has 0. */
static BrgSnapshot *
make_swiss (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:0 3-4:=");
  return snapshot;
}

/* rus-draughts-2022 2.1: places of their own, those of all beside them. */
static void
test_category (void)
{
  static const gint members[] = { 0, 2, 3 };
  static const struct
  {
    gint number;
    const char *place;
    const char *overall;
  } expected[] = { { 3, "1–2", "2–3" }, { 4, "1–2", "2–3" }, { 1, "3", "4" } };
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  BrgTableChoice choice = { .order = BRG_TABLE_BY_PLACE, .members = members, .n_members = 3 };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);

  g_assert_nonnull (table->head_overall);
  g_assert_cmpint (table->n_rows, ==, 3);
  for (gint i = 0; i < 3; i++)
    {
      g_assert_cmpint (table->rows[i].number, ==, expected[i].number);
      g_assert_cmpstr (table->rows[i].place, ==, expected[i].place);
      g_assert_cmpstr (table->rows[i].overall, ==, expected[i].overall);
    }
  choice.n_members = 0;
  brg_crosstable_free (g_steal_pointer (&table));
  table = make (snapshot, TABLE, &choice);
  g_assert_cmpint (table->n_rows, ==, 0);
}

/* In a square a category has all columns: who plays against whom stays to be seen. */
static void
test_category_of_square (void)
{
  static const gint members[] = { 1, 3 };
  g_autoptr (BrgSnapshot) snapshot = make_double ();
  BrgTableChoice choice = { .members = members, .n_members = 2 };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);

  g_assert_cmpint (table->n_rows, ==, 2);
  g_assert_cmpint (table->n_columns, ==, 4);
  g_assert_true (table->rows[1].cells[3].mark & BRG_CELL_DIAGONAL);
  g_assert_cmpstr (table->rows[1].cells[0].text, ==, "0 ½");
  g_assert_cmpint (table->column_players[0], ==, 0);
}

static void
test_columns (void)
{
  static const char *const hidden[] = { "BH", NULL };
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  BrgTableChoice choice = { .hidden_parts = 1u << BRG_CROSSTABLE_RATING,
                            .extra_parts = 1u << BRG_CROSSTABLE_BIRTH,
                            .hidden_values = hidden };
  g_autoptr (BrgCrosstable) table = NULL;
  BrgEntry *entry = snapshot->entries->pdata[0];

  g_free (entry->birth);
  entry->birth = g_strdup ("2009-05-01");
  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("BH,WIN");
  table = make (snapshot, TABLE, &choice);
  g_assert_null (table->head_rating);
  g_assert_null (table->head_federation);
  g_assert_nonnull (table->head_title);
  g_assert_nonnull (table->head_birth);
  g_assert_cmpstr (table->rows[0].birth, ==, "2009");
  /* The other tie-break keeps the heading that it has everywhere. */
  g_assert_cmpint (table->n_values, ==, 1);
  g_assert_true (g_str_has_suffix (table->value_heads[0], "2"));
  g_assert_cmpstr (table->rows[1].values[0], ==, "1");
}

/* What is copied comes back through the program's own reader, numbers as numbers. */
static void
test_paste (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  BrgTableChoice choice = { .drops_empty = TRUE };
  g_autoptr (BrgCrosstable) table = make (snapshot, TABLE, &choice);
  g_autofree char *text = brg_crosstable_to_tsv (table, 0, G_MAXINT, ",");
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read (text, -1, "clipboard", BRG_CSV_DETECT, &error);
  static const char *const points[] = { "0", "1", "0,5", "0,5" };

  g_assert_no_error (error);
  g_assert_cmpint (csv->separator, ==, '\t');
  g_assert_cmpuint (csv->rows->len, ==, 5);
  for (guint i = 0; i < 4; i++)
    {
      guint last = csv->n_columns - 1;

      g_assert_cmpuint (brg_csv_get_row_length (csv, i + 1), ==, csv->n_columns);
      g_assert_cmpstr (brg_csv_get_cell (csv, i + 1, last)->text, ==, points[i]);
    }
}

/* Progress */

/* After round 1: 1, then 3 and 4 level, then 2. After round 2: 3 with 1½, 1 and 2 level with 1, 4
 * with ½. Round 3 has no result. */
static BrgSnapshot *
make_progress (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:0 2-4:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 2-3");
  return snapshot;
}

static void
test_progress (void)
{
  static const gint places[2][4] = { { 1, 4, 2, 2 }, { 2, 2, 1, 4 } };
  static const gint last_places[2][4] = { { 1, 4, 3, 3 }, { 3, 3, 1, 4 } };
  g_autoptr (BrgSnapshot) snapshot = make_progress ();
  g_autoptr (BrgProgress) progress = brg_event_progress_new (snapshot, 0);

  g_assert_cmpint (progress->n_rounds, ==, 2);
  for (gint round = 1; round <= 2; round++)
    for (gint player = 0; player < 4; player++)
      {
        const BrgProgressPoint *point = brg_progress_get (progress, player, round);

        g_assert_cmpint (point->place, ==, places[round - 1][player]);
        g_assert_cmpint (point->last_place, ==, last_places[round - 1][player]);
      }
  g_assert_cmpint (brg_progress_get (progress, 2, 2)->points, ==, BRG_POINT * 3 / 2);
}

static void
test_progress_content (void)
{
  static const gint order[] = { 2, 0, 1, 3 };
  g_autoptr (BrgSnapshot) snapshot = make_progress ();
  g_autoptr (BrgProgress) progress = brg_event_progress_new (snapshot, 0);
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  BrgTableSource source;
  g_autoptr (BrgProgressChart) chart = NULL;
  g_autoptr (BrgCrosstable) rows = NULL;

  source = brg_event_table_get_source (table, snapshot);
  chart = brg_progress_content_chart (&source, progress, &choice);
  g_assert_cmpint (chart->n_lines, ==, 4);
  g_assert_cmpint (chart->n_rounds, ==, 2);
  for (gint i = 0; i < 4; i++)
    g_assert_cmpint (chart->lines[i].player, ==, order[i]);
  g_assert_cmpstr (chart->lines[0].name, ==, "3 Player03");
  g_assert_cmpstr (chart->lines[0].texts[0], ==, "2–3");
  g_assert_cmpint (chart->lines[0].places[1], ==, 1);
  rows = brg_progress_content_table (&source, progress, &choice, words);
  g_assert_cmpint (rows->n_columns, ==, 2);
  g_assert_cmpstr (rows->heads[1], ==, "II");
  g_assert_cmpstr (rows->rows[1].cells[0].text, ==, "4");
  g_assert_cmpstr (rows->rows[1].cells[1].text, ==, "2–3");
  g_assert_cmpstr (rows->rows[1].points, ==, "1");
}

/* Both as forms: the same rows, and a document of the group. */
static void
test_forms (void)
{
  g_autoptr (BrgSnapshot) teams = make_teams ("coefficients");
  g_autoptr (BrgSnapshot) players = make_progress ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  g_autoptr (BrgForm) boards = NULL;
  g_autoptr (BrgForm) places = NULL;
  const BrgFormRow *row;

  brg_document_options_init (&options, words);
  options.order = BRG_DOCUMENT_BY_NUMBER;
  g_assert_false (brg_event_document_is_available (players, "boards", 2));
  boards = brg_event_document_new_form (teams, "boards", 2, &options);
  g_assert_cmpuint (boards->rows->len, ==, 4 * (1 + 3));
  row = boards->rows->pdata[1];
  g_assert_cmpstr (row->cells[2].text, ==, "P11");
  /* Title and rating stand between. */
  g_assert_cmpstr (row->cells[5].text, ==, "4.1w");
  g_assert_cmpstr (row->cells[6].text, ==, "1");
  g_assert_cmpint (row->cells[6].mark, ==, BRG_FORM_BOLD);
  places = brg_event_document_new_form (players, "progress", 2, &options);
  g_assert_cmpuint (places->rows->len, ==, 4);
  row = places->rows->pdata[1];
  g_assert_cmpstr (row->cells[2].text, ==, "Player02");
  g_assert_cmpstr (row->cells[3].text, ==, "4");
  g_assert_cmpstr (row->cells[4].text, ==, "2–3");
}

BRG_TEST_TOPIC ("table-kinds")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/table/rus-draughts-2022/5.4.9.6.2/team-square", test_team_square);
  g_test_add_func ("/documents/table/rus-draughts-2022/5.4.9.5/team-left", test_team_left);
  g_test_add_func ("/documents/table/rus-draughts-2022/5.4.9.6.1/boards-first",
                   test_team_square_boards_first);
  g_test_add_func ("/documents/table/rus-draughts-2022/5.4.9.6/team-swiss", test_team_swiss);
  g_test_add_func ("/documents/table/rus-draughts-2022/5.4.9/boards", test_boards);
  g_test_add_func ("/documents/table/rus-draughts-2022/5.4.9/boards-forfeit", test_boards_forfeit);
  g_test_add_func ("/documents/table/double", test_double);
  g_test_add_func ("/documents/table/scheveningen", test_scheveningen);
  g_test_add_func ("/documents/table/text-of-game", test_text_of_game);
  g_test_add_func ("/documents/table/speech", test_speech);
  g_test_add_func ("/documents/table/rus-draughts-2022/2.1/category", test_category);
  g_test_add_func ("/documents/table/rus-draughts-2022/2.1/category-of-square",
                   test_category_of_square);
  g_test_add_func ("/documents/table/columns", test_columns);
  g_test_add_func ("/documents/table/paste", test_paste);
  g_test_add_func ("/documents/progress/places", test_progress);
  g_test_add_func ("/documents/progress/content", test_progress_content);
  g_test_add_func ("/documents/table/forms", test_forms);
  return g_test_run ();
}
