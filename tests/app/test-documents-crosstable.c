/* test-documents-crosstable.c - what stands in the cells of a crosstable
 *
 * The tables of the vectors come from an independent program; what is checked is that every mark,
 * value and place stands in its cell, in words and with its look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-content.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <string.h>

static BrgCrosstable *
fill (const Fixture *fixture, BrgTableOrder order, const BrgWords *words)
{
  BrgTableChoice choice = { .order = order };

  return brg_crosstable_content_new (&fixture->source, &choice, words);
}

/* A mark of the vectors as a table with 1-½-0 shows it. */
static const char *
shown (const char *code)
{
  switch (*code)
    {
    case '=':
      return "½";
    case '-':
    case 'Z':
      return "−";
    case 'H':
      return "½";
    case '.':
    case 'X':
    case '*':
      return "";
    default:
      return code;
    }
}

typedef struct
{
  const char *path;
  const char *name;
  const char *edition;
  const char *rulebook;
  guint mark; /* of row and column of a leaver who does not count */
} VectorCase;

static const VectorCase vector_cases[] = {
  { "/documents/crosstable/rus-draughts-2022/5.4.5.2/less-than-half", "wd-01-lt50", "draughts2022",
    "rus-draughts-2022", BRG_CELL_NOT_COUNTED },
  { "/documents/crosstable/ussr-chess-1956/23/less-than-half", "wd-01-lt50", "chess1956",
    "ussr-chess-1956", BRG_CELL_STRUCK },
  { "/documents/crosstable/rus-draughts-2022/5.4.5.3/half", "wd-02-eq50", "draughts2022",
    "rus-draughts-2022", BRG_CELL_PLAIN },
  { "/documents/crosstable/ussr-chess-1956/23/half", "wd-02-eq50", "chess1956", "ussr-chess-1956",
    BRG_CELL_PLAIN },
};

static void
check_vector_row (const BrgCrosstableRow *row, char **expected, gint n, gint points, gint place)
{
  gboolean counts = expected[points][0] != '-';

  for (gint k = 0; k < n; k++)
    {
      g_assert_cmpstr (row->cells[k].text, ==, shown (expected[1 + k]));
      g_assert_cmpint ((row->cells[k].mark & BRG_CELL_DIAGONAL) != 0, ==,
                       expected[1 + k][0] == 'X');
      g_assert_cmpint ((row->cells[k].mark & BRG_CELL_FORFEIT) != 0, ==,
                       strchr ("+-", expected[1 + k][0]) != NULL);
      g_assert_cmpint ((row->cells[k].mark & BRG_CELL_WIN) != 0, ==, expected[1 + k][0] == '1');
    }
  g_assert_cmpstr (row->place, ==, counts ? expected[place] : "");
  g_assert_cmpint (*row->points != '\0', ==, counts);
  g_assert_cmpint (*row->note != '\0', ==, !counts);
}

static gint
column_named (char **head, const char *name)
{
  for (gint i = 0; head[i] != NULL; i++)
    if (g_str_equal (head[i], name))
      return i;
  g_assert_not_reached ();
}

static void
test_vector (gconstpointer data)
{
  const VectorCase *c = data;
  g_autofree char *name = g_strdup_printf ("%s.%s.tsv", c->name, c->edition);
  g_autoptr (GPtrArray) expected = fixture_read_table (name);
  g_autoptr (Fixture) fixture = fixture_new_vector_round_robin (c->name, c->edition, c->rulebook);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  char **head = expected->pdata[0];
  gint points = column_named (head, "PTS");
  gint place = column_named (head, "R1");
  gint sb = column_named (head, "SB");

  g_assert_cmpint (table->n_rows, ==, (gint) expected->len - 1);
  g_assert_cmpint (table->n_columns, ==, table->n_rows);
  for (gint i = 0; i < table->n_rows; i++)
    {
      char **row = expected->pdata[i + 1];
      guint mark = row[points][0] == '-' ? c->mark : BRG_CELL_PLAIN;

      check_vector_row (&table->rows[i], row, table->n_rows, points, place);
      g_assert_cmpuint (table->rows[i].mark, ==, mark);
      g_assert_cmpuint (table->column_marks[i], ==, mark);
      for (gint k = 0; k < table->n_rows && mark != BRG_CELL_PLAIN; k++)
        {
          g_assert_true (table->rows[i].cells[k].mark & mark);
          g_assert_true (table->rows[k].cells[i].mark & mark);
        }
      if (g_str_equal (row[sb], "18"))
        g_assert_cmpstr (table->rows[i].values[0], ==, "18");
      if (g_str_equal (row[sb], "5.75"))
        g_assert_cmpstr (table->rows[i].values[0], ==, "5¾");
    }
}

static void
check_swiss_cell (const BrgCrosstableCell *cell, const char *expected)
{
  g_auto (GStrv) parts = g_strsplit (expected, ":", 3);
  g_autofree char *opponent = g_strdup_printf ("%d", cell->opponent);

  g_assert_cmpstr (opponent, ==, parts[0]);
  g_assert_cmpstr (cell->text, ==, shown (parts[2]));
  g_assert_cmpint (cell->colour, ==,
                   parts[1][0] == 'w'   ? BRG_COLOUR_WHITE
                   : parts[1][0] == 'b' ? BRG_COLOUR_BLACK
                                        : BRG_COLOUR_NONE);
}

/* Half-point byes, absences, forfeits and the odd player's plus, each where it belongs. */
static void
test_swiss_vector (void)
{
  g_autoptr (GPtrArray) expected = fixture_read_table ("sw-05.txt");
  g_autoptr (Fixture) fixture =
      fixture_new_vector_swiss ("sw-05", "chess2014", "SOLK", "rus-chess-2014");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_PLACE, words);

  g_assert_cmpint (table->n_columns, ==, 6);
  for (gint i = 0; i < table->n_rows; i++)
    for (gint k = 0; k < table->n_columns; k++)
      check_swiss_cell (&table->rows[i].cells[k],
                        ((char **) expected->pdata[table->rows[i].number - 1])[3 + k]);
  g_assert_cmpstr (table->heads[3], ==, "IV");
  g_assert_cmpstr (table->value_heads[0], ==, "Кт");
  g_assert_cmpstr (table->rows[0].points, ==, "5½");
  g_assert_cmpstr (table->rows[0].values[0], ==, "20½");
}

/* A column of a table as one text. */
static char *
join_legend (const BrgCrosstable *table)
{
  return g_strjoinv ("\n", table->legend);
}

static void
test_swiss_legend (void)
{
  g_autoptr (Fixture) fixture =
      fixture_new_vector_swiss ("sw-05", "chess2014", "SOLK", "rus-chess-2014");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_PLACE, words);
  g_autofree char *legend = join_legend (table);

  g_assert_cmpstr (legend, ==,
                   "Очки 1–½–0.\n"
                   "В клетках тура: стартовый № соперника, цвет (б, ч), очки.\n"
                   "Кт – Бухгольц.\n"
                   "«+» и «−» – партия не состоялась.\n"
                   "«+» без соперника – свободен от игры в туре.\n"
                   "«½» без соперника – пол-очка за пропуск тура по заявлению.\n"
                   "«−» без соперника – пропуск тура.");
}

static gboolean
has_line (const BrgCrosstable *table, const char *line)
{
  return g_strv_contains ((const char *const *) table->legend, line);
}

/* The screen heads them by their short names, and its legend as well. */
static void
test_short_heads (void)
{
  g_autoptr (Fixture) fixture =
      fixture_new_vector_swiss ("sw-05", "chess2014", "SOLK", "rus-chess-2014");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgTableChoice choice = { .order = BRG_TABLE_BY_PLACE, .short_heads = TRUE };
  g_autoptr (BrgCrosstable) table = brg_crosstable_content_new (&fixture->source, &choice, words);

  g_assert_cmpstr (table->value_heads[0], ==, "Бх");
  g_assert_cmpstr (table->value_names[0], ==, "Бухгольц");
  g_assert_true (has_line (table, "Бх – Бухгольц."));
}

/* rus-draughts-2022 5.4.5.2: the note says what the book says and which count decided it. */
static void
test_leaver_not_counted (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("rus-draughts-2022");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  g_autofree char *legend = join_legend (table);
  const BrgCrosstableRow *row = &table->rows[4];

  g_assert_cmpstr (row->name, ==, "Егоршина Валерия");
  g_assert_cmpstr (row->chip, ==, "выбыла");
  g_assert_cmpstr (row->note, ==, "вне зачёта, п.\302\2405.4.5.2");
  g_assert_cmpstr (row->points, ==, "");
  g_assert_cmpstr (row->values[0], ==, "");
  /* A win that does not count is still a win, and looks like neither. */
  g_assert_cmpuint (row->cells[7].mark, ==, BRG_CELL_WIN | BRG_CELL_NOT_COUNTED);
  g_assert_cmpstr (row->cells[1].text, ==, "−");
  g_assert_cmpstr (table->rows[1].cells[4].text, ==, "−");
  g_assert_nonnull (strstr (legend, "№ 5 Егоршина Валерия: сыграно партий 5 из 11 (половина – 5½), "
                                    "результаты остаются для рейтинга и в итог не входят, "
                                    "п.\302\2405.4.5.2."));
  g_assert_nonnull (strstr (legend, "Кт – Зонненборн-Бергер (п.\302\2405.4.8.3)."));
}

/* ussr-chess-1956 23: what was not played stays open, everything is annulled. */
static void
test_leaver_struck_out (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("ussr-chess-1956");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  g_autofree char *legend = join_legend (table);
  const BrgCrosstableRow *row = &table->rows[4];

  g_assert_cmpstr (row->note, ==, "аннулировано, §\302\24023");
  g_assert_cmpstr (row->cells[1].text, ==, "");
  g_assert_cmpstr (row->cells[0].text, ==, "½");
  g_assert_cmpuint (table->column_marks[4], ==, BRG_CELL_STRUCK);
  g_assert_nonnull (strstr (legend, "сыграно партий 5 из 11 (половина – 5½), все они "
                                    "аннулированы, §\302\24023."));
  g_assert_null (strstr (legend, "Штриховка"));
}

/* Every book: what is cited for a leaver is the event's own, or stands with the name of its book.
 */
static void
test_leaver_cited (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  guint n_books;
  guint n_foreign = 0;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    {
      g_autoptr (Fixture) fixture = fixture_new_round_robin (books[i]->id);
      g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
      g_autofree char *legend = join_legend (table);
      const BrgCrosstableRow *row = &table->rows[4];
      const char *article = fixture->source.withdrawals->players[row->player].article;
      g_auto (GStrv) parts = g_strsplit (article, " ", 2);
      const BrgRulebook *cited = brg_rulebook_find (parts[0]);
      gboolean is_foreign = cited != NULL && cited != books[i];
      const char *name = cited != NULL ? brg_words_get (words, cited->name) : parts[0];

      g_test_message ("%s: %s: %s", books[i]->id, article, row->note);
      n_foreign += is_foreign;
      g_assert_cmpint (strstr (row->note, name) != NULL, ==, is_foreign);
      g_assert_cmpint (strstr (legend, name) != NULL, ==, is_foreign);
    }
  g_assert_cmpuint (n_foreign, >, 0);
}

static void
test_adjourned (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("ussr-chess-1956");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  g_autofree char *legend = join_legend (table);
  const BrgCrosstableCell *cell = &table->rows[8].cells[10];

  g_assert_cmpstr (cell->text, ==, "");
  g_assert_cmpuint (cell->mark, ==, BRG_CELL_ADJOURNED);
  g_assert_cmpint (cell->round, ==, 8);
  g_assert_cmpint (cell->game / 100, ==, 8);
  g_assert_cmpint (cell->game, ==, table->rows[10].cells[8].game);
  g_assert_cmpstr (table->rows[8].place, ==, "7–11");
  g_assert_cmpuint (table->rows[8].mark, ==, BRG_CELL_ADJOURNED);
  g_assert_cmpuint (table->rows[9].mark, ==, BRG_CELL_PLAIN);
  g_assert_nonnull (strstr (legend, "✉ – adjourned game."));
  /* Not played yet: empty, and open to be entered. */
  g_assert_cmpstr (table->rows[0].cells[9].text, ==, "");
  g_assert_cmpuint (table->rows[0].cells[9].mark, ==, BRG_CELL_OPEN);
}

/* By correspondence the loss of who was overdue and both results of an adjudicated game are marked,
 * and the legend says how; elsewhere an adjudicated game has no mark. */
static void
test_postal (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("rus-draughts-2022");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgCrosstable) plain = NULL;
  g_autoptr (BrgCrosstable) table = NULL;
  g_autofree char *legend = NULL;
  g_autofree char *plain_legend = NULL;
  BrgRound *round = fixture->snapshot->rounds->pdata[0];
  const BrgGame *lost = NULL;
  const BrgGame *drawn = NULL;

  for (guint i = 0; i < round->games->len; i++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (lost == NULL && game->white_outcome == BRG_OUTCOME_WIN)
        {
          game->is_overdue = TRUE;
          lost = game;
        }
      else if (drawn == NULL && game->white_outcome == BRG_OUTCOME_DRAW)
        {
          game->is_adjudicated = TRUE;
          drawn = game;
        }
    }
  g_assert_true (lost != NULL && drawn != NULL);
  plain = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  plain_legend = join_legend (plain);
  fixture->snapshot->group->is_postal = TRUE;
  table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  legend = join_legend (table);
  g_assert_cmpstr (table->rows[lost->black].cells[lost->white].text, ==, "0\u2009t");
  g_assert_cmpstr (table->rows[lost->white].cells[lost->black].text, ==, "1");
  g_assert_cmpstr (table->rows[drawn->white].cells[drawn->black].text, ==, "½\u2009a");
  g_assert_cmpstr (table->rows[drawn->black].cells[drawn->white].text, ==, "½\u2009a");
  g_assert_nonnull (strstr (legend, "t – lost on time (10.3.7)."));
  g_assert_nonnull (strstr (legend, "a – adjudicated (10.5.5)."));
  g_assert_cmpstr (plain->rows[drawn->white].cells[drawn->black].text, ==, "½");
  g_assert_null (strstr (plain_legend, "adjudicated (10.5.5)"));
}

/* Rows and columns go together, so the diagonal stays one. */
static void
test_by_place (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("rus-draughts-2022");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgCrosstable) table = fill (fixture, BRG_TABLE_BY_PLACE, words);

  g_assert_cmpint (table->rows[0].number, ==, 10);
  g_assert_cmpstr (table->heads[0], ==, "10");
  g_assert_cmpstr (table->heads[11], ==, "5");
  g_assert_cmpint (table->rows[11].number, ==, 5);
  for (gint i = 0; i < table->n_rows; i++)
    for (gint k = 0; k < table->n_columns; k++)
      {
        const BrgCell *game;
        gboolean is_won = (table->rows[i].cells[k].mark & BRG_CELL_WIN) != 0;

        g_assert_cmpint ((table->rows[i].cells[k].mark & BRG_CELL_DIAGONAL) != 0, ==, i == k);
        if (i == k || table->rows[i].cells[k].round == 0)
          continue;
        game = brg_tournament_cell (fixture->withdrawals.tournament, table->rows[i].player,
                                    table->rows[i].cells[k].round);
        g_assert_cmpint (game->opponent, ==, table->rows[k].player);
        g_assert_cmpint (is_won, ==, game->outcome == BRG_OUTCOME_WIN);
      }
}

static void
set_both (BrgTournament *tournament, gint round, gint a, gint b, BrgOutcome x, BrgOutcome y)
{
  brg_tournament_cell (tournament, a, round)->outcome = x;
  brg_tournament_cell (tournament, b, round)->outcome = y;
}

static gint
round_of (const BrgTournament *tournament, gint a, gint b, gint cycle)
{
  gint per_cycle = tournament->n_rounds / tournament->cycles;

  for (gint round = 1 + cycle * per_cycle; round <= tournament->n_rounds; round++)
    if (brg_tournament_cell (tournament, a, round)->opponent == b)
      return round;
  g_assert_not_reached ();
}

typedef struct
{
  const char *path;
  BrgOutcome first;
  BrgOutcome second;
  const char *text;
  guint mark;
} MeetingCase;

static const MeetingCase meeting_cases[] = {
  { "/documents/crosstable/double/both-won", BRG_OUTCOME_WIN, BRG_OUTCOME_WIN, "1 1",
    BRG_CELL_WIN },
  { "/documents/crosstable/double/won-on-points", BRG_OUTCOME_DRAW, BRG_OUTCOME_WIN, "½ 1",
    BRG_CELL_WIN },
  { "/documents/crosstable/double/shared", BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, "1 0",
    BRG_CELL_PLAIN },
  { "/documents/crosstable/double/second-open", BRG_OUTCOME_WIN, BRG_OUTCOME_NONE, "1 ·",
    BRG_CELL_OPEN },
  { "/documents/crosstable/double/first-open", BRG_OUTCOME_NONE, BRG_OUTCOME_DRAW, "· ½",
    BRG_CELL_OPEN },
  { "/documents/crosstable/double/both-open", BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, "",
    BRG_CELL_OPEN },
  { "/documents/crosstable/double/second-adjourned", BRG_OUTCOME_DRAW, BRG_OUTCOME_ADJOURNED, "½",
    BRG_CELL_ADJOURNED },
  { "/documents/crosstable/double/first-adjourned", BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_DRAW, "· ½",
    BRG_CELL_ADJOURNED },
  { "/documents/crosstable/double/both-adjourned", BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED,
    "·", BRG_CELL_ADJOURNED },
  { "/documents/crosstable/double/forfeit", BRG_OUTCOME_DRAW, BRG_OUTCOME_FORFEIT_LOSS, "½ −",
    BRG_CELL_FORFEIT },
};

static BrgOutcome
counterpart (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN            ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS         ? BRG_OUTCOME_WIN
         : outcome == BRG_OUTCOME_FORFEIT_LOSS ? BRG_OUTCOME_FORFEIT_WIN
                                               : outcome;
}

static void
test_meeting (gconstpointer data)
{
  const MeetingCase *c = data;
  g_autoptr (Fixture) fixture = fixture_new_large_round_robin (5, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgCrosstable) table = NULL;
  BrgTournament *tournament = fixture->withdrawals.tournament;
  gint first = round_of (tournament, 1, 3, 0);
  gint second = round_of (tournament, 1, 3, 1);

  set_both (tournament, first, 1, 3, c->first, counterpart (c->first));
  set_both (tournament, second, 1, 3, c->second, counterpart (c->second));
  table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  g_assert_cmpstr (table->rows[1].cells[3].text, ==, c->text);
  g_assert_cmpuint (table->rows[1].cells[3].mark, ==, c->mark);
  /* The cell leads to the game that is to be decided. */
  g_assert_cmpint (table->rows[1].cells[3].round, ==,
                   brg_outcome_is_pending (c->first) ? first : second);
  /* Five players: one is free in each round, and no round is lost. */
  g_assert_cmpint (tournament->n_rounds, ==, 10);
}

/* A table after an earlier round shows nothing of the later ones. */
static void
test_through_round (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgCrosstable) table = NULL;

  fixture->source.through_round = 4;
  table = fill (fixture, BRG_TABLE_BY_NUMBER, words);
  g_assert_cmpint (table->n_columns, ==, 9);
  g_assert_cmpint (table->rows[0].cells[3].opponent, ==, 11);
  g_assert_cmpstr (table->rows[0].cells[3].text, ==, "1");
  g_assert_cmpint (table->rows[0].cells[4].opponent, ==, 0);
  g_assert_cmpstr (table->rows[0].cells[4].text, ==, "");
  g_assert_cmpint (table->rows[0].cells[4].round, ==, 0);
}

static guint
count_lines (const BrgCrosstable *table)
{
  guint n_lines = 0;

  for (gint i = 0; i < table->n_rows; i++)
    n_lines += (guint) table->rows[i].line_above;
  return n_lines;
}

static void
test_lines (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableChoice prizes = { .order = BRG_TABLE_BY_PLACE, .n_prizes = 3 };
  BrgTableChoice points = { .order = BRG_TABLE_BY_PLACE, .parts_points = TRUE };
  BrgTableChoice numbers = { .order = BRG_TABLE_BY_NUMBER, .n_prizes = 3, .parts_points = TRUE };
  g_autoptr (BrgCrosstable) by_prizes =
      brg_crosstable_content_new (&fixture->source, &prizes, words);
  g_autoptr (BrgCrosstable) by_points =
      brg_crosstable_content_new (&fixture->source, &points, words);
  g_autoptr (BrgCrosstable) by_number =
      brg_crosstable_content_new (&fixture->source, &numbers, words);

  g_assert_cmpuint (count_lines (by_prizes), ==, 1);
  g_assert_true (by_prizes->rows[3].line_above);
  /* 15 14 12 11 10 9 8 7 6 5 4: ten changes. */
  g_assert_cmpuint (count_lines (by_points), ==, 10);
  g_assert_cmpuint (count_lines (by_number), ==, 0);
}

/* rus-draughts-2022 1.5.4: the second is excluded, the third prize goes to the fourth. */
static void
test_line_behind_excluded (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableChoice prizes = { .order = BRG_TABLE_BY_PLACE, .n_prizes = 3 };
  g_autoptr (BrgCrosstable) table = NULL;
  gint second = fixture->source.standings->lines[1].player;

  ((BrgEntry *) fixture->source.snapshot->entries->pdata[second])->is_excluded = TRUE;
  table = brg_crosstable_content_new (&fixture->source, &prizes, words);
  g_assert_cmpuint (count_lines (table), ==, 1);
  g_assert_true (table->rows[4].line_above);
}

/* rus-draughts-2022 1.4: what was brought has a column of its own, and only where it was. */
static void
test_carried (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableChoice choice = { .order = BRG_TABLE_BY_NUMBER };
  g_autoptr (BrgCrosstable) without = brg_crosstable_content_new (&fixture->source, &choice, words);
  g_autoptr (BrgCrosstable) table = NULL;

  g_assert_null (without->head_carried);
  brg_tournament_set_carried (fixture->source.withdrawals->tournament, 1, 5 * BRG_POINT / 2);
  table = brg_crosstable_content_new (&fixture->source, &choice, words);
  g_assert_cmpstr (table->head_carried, ==, "Carried over");
  g_assert_cmpstr (table->rows[0].carried, ==, "0");
  g_assert_cmpstr (table->rows[1].carried, ==, "2½");
  g_assert_true (g_strv_contains ((const char *const *) table->legend,
                                  "Carried over – points from the earlier stage; they count in "
                                  "the total."));
}

static void
test_drops_empty (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableChoice choice = { .drops_empty = TRUE };
  g_autoptr (BrgCrosstable) full = brg_crosstable_content_new (&fixture->source, &choice, words);
  g_autoptr (BrgCrosstable) table = NULL;

  g_assert_nonnull (full->head_organisation);
  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    {
      BrgEntry *entry = fixture->snapshot->entries->pdata[i];

      g_free (entry->organisation);
      entry->organisation = g_strdup ("");
    }
  table = brg_crosstable_content_new (&fixture->source, &choice, words);
  g_assert_null (table->head_organisation);
  g_assert_cmpstr (table->head_rating, ==, full->head_rating);
}

static void
test_father_names (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgTableChoice choice = { .father_names = TRUE };
  BrgEntry *entry = fixture->snapshot->entries->pdata[0];
  g_autoptr (BrgCrosstable) table = NULL;

  g_free (entry->father_name);
  entry->father_name = g_strdup ("Петрович");
  table = brg_crosstable_content_new (&fixture->source, &choice, words);
  g_assert_cmpstr (table->rows[0].name, ==, "Родионов Валерий Петрович");
}

BRG_TEST_TOPIC ("documents-crosstable")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (vector_cases); i++)
    g_test_add_data_func (vector_cases[i].path, &vector_cases[i], test_vector);
  g_test_add_func ("/documents/crosstable/swiss/every-mark", test_swiss_vector);
  g_test_add_func ("/documents/crosstable/swiss/legend", test_swiss_legend);
  g_test_add_func ("/documents/crosstable/short-heads", test_short_heads);
  g_test_add_func ("/documents/crosstable/rus-draughts-2022/5.4.5.2/note", test_leaver_not_counted);
  g_test_add_func ("/documents/crosstable/ussr-chess-1956/23/note", test_leaver_struck_out);
  g_test_add_func ("/documents/crosstable/books/note", test_leaver_cited);
  g_test_add_func ("/documents/crosstable/adjourned", test_adjourned);
  g_test_add_func ("/documents/crosstable/by-place", test_by_place);
  for (guint i = 0; i < G_N_ELEMENTS (meeting_cases); i++)
    g_test_add_data_func (meeting_cases[i].path, &meeting_cases[i], test_meeting);
  g_test_add_func ("/documents/crosstable/through-round", test_through_round);
  g_test_add_func ("/documents/crosstable/lines", test_lines);
  g_test_add_func ("/documents/crosstable/rus-draughts-2022/1.5.4/prize-line",
                   test_line_behind_excluded);
  g_test_add_func ("/documents/crosstable/rus-draughts-2022/1.4/carried", test_carried);
  g_test_add_func ("/documents/crosstable/rus-draughts-2022/10.3.7/postal-marks", test_postal);
  g_test_add_func ("/documents/crosstable/drops-empty", test_drops_empty);
  g_test_add_func ("/documents/crosstable/father-names", test_father_names);
  return g_test_run ();
}
