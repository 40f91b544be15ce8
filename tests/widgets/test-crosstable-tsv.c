/* test-crosstable-tsv.c - a crosstable as text for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-tsv.h"
#include "brg-test.h"

#include <string.h>

#include "sample-tables.h"

static char **
split_lines (const BrgCrosstable *table)
{
  g_autofree char *text = brg_crosstable_to_tsv (table, 0, G_MAXINT, NULL);

  g_assert_true (g_str_has_suffix (text, "\n"));
  return g_strsplit (text, "\n", -1);
}

/* Every line has as many columns as the heading: nothing shifts in the spreadsheet. */
static void
assert_rectangular (char **lines, gint n_rows)
{
  guint n_columns;

  g_assert_cmpuint (g_strv_length (lines), ==, n_rows + 2);
  g_assert_cmpstr (lines[n_rows + 1], ==, "");
  {
    g_auto (GStrv) fields = g_strsplit (lines[0], "\t", -1);

    n_columns = g_strv_length (fields);
  }
  for (gint i = 0; i <= n_rows; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (g_strv_length (fields), ==, n_columns);
    }
}

static void
test_annulled (void)
{
  g_autoptr (BrgCrosstable) table = sample_tables_new_annulled ();
  g_auto (GStrv) lines = split_lines (table);

  assert_rectangular (lines, 12);
  g_assert_cmpstr (lines[0], ==,
                   "№\tФамилия, имя\tЗв.\tРейт.\tОрганизация\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10\t11\t"
                   "12\tОчки\tК\tМесто\t");
  g_assert_cmpstr (
      lines[1], ==,
      "1\tРодионов Кирилл\tмс\t2215\tС.-Петербург\t\t½\t½\t½\t[½]\t0\t½\t½\t0\t\t\t½\t3\t"
      "11¾\t9\t");
  /* The note stands apart, points and place are empty as on the screen. */
  g_assert_cmpstr (lines[5], ==,
                   "5\tЕгоршина Валерия\tмф\t2356\tМосква\t[½]\t\t\t\t\t\t\t[1]\t[1]\t[1]\t[1]\t\t"
                   "\t\t\tаннулирован, § 23");
  g_assert_cmpstr (lines[9], ==,
                   "9\tМаслюк Юлия\tмс\t2112\tВоронежская обл.\t1\t\t\t1\t[0]\t0\t0\t0\t\t½\t✉\t0\t"
                   "2½\t8¼\t7–11\t");
}

static void
test_withdrawn (void)
{
  g_autoptr (BrgCrosstable) table = sample_tables_new_withdrawn ();
  g_auto (GStrv) lines = split_lines (table);

  assert_rectangular (lines, 12);
  g_assert_cmpstr (
      lines[7], ==,
      "7\tКовтун Андрей\tмс\t2310\tТатарстан\t[−]\t[−]\t[−]\t[−]\t[−]\t[2]\t\t[1]\t[2]\t"
      "[−]\t[−]\t[0]\t\t\t\t\tвыбыл");
}

static void
test_swiss (void)
{
  g_autoptr (BrgCrosstable) table = brg_crosstable_new (BRG_CROSSTABLE_SWISS, 1, 4, 0);
  BrgCrosstableCell *cells = table->rows[0].cells;
  g_auto (GStrv) lines = NULL;

  table->head_name = g_strdup ("Name");
  table->rows[0].name = g_strdup ("tab\there\nline");
  cells[0] = (BrgCrosstableCell){ .text = g_strdup ("1"),
                                  .opponent = 46,
                                  .colour = BRG_COLOUR_WHITE,
                                  .mark = BRG_CELL_WIN,
                                  .round = 1 };
  cells[1] = (BrgCrosstableCell){
    .text = g_strdup ("½"), .opponent = 7, .colour = BRG_COLOUR_BLACK, .mark = 0, .round = 2
  };
  cells[2] = (BrgCrosstableCell){ .text = g_strdup ("+"),
                                  .opponent = 0,
                                  .colour = BRG_COLOUR_NONE,
                                  .mark = BRG_CELL_FORFEIT,
                                  .round = 3 };
  cells[3] = (BrgCrosstableCell){
    .text = NULL, .opponent = 3, .colour = BRG_COLOUR_WHITE, .mark = BRG_CELL_OPEN, .round = 4
  };
  for (gint i = 0; i < 4; i++)
    table->heads[i] = g_strdup_printf ("%d", i + 1);
  lines = split_lines (table);
  g_assert_cmpstr (lines[0], ==, "Name\t1\t2\t3\t4");
  g_assert_cmpstr (lines[1], ==, "tab here line\t46□ 1\t7■ ½\t+\t3□");
}

static void
test_empty (void)
{
  g_autoptr (BrgCrosstable) table = brg_crosstable_new (BRG_CROSSTABLE_ROUND_ROBIN, 0, 0, 0);
  g_autofree char *text = brg_crosstable_to_tsv (table, 0, G_MAXINT, NULL);

  g_assert_cmpstr (text, ==, "\n");
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *text;
    const char *number;
  } cases[] = {
    { "2½", "2,5" },      { "½", "0,5" },       { "28¾", "28,75" }, { "0", "0" },
    { "12", "12" },       { "−4", "-4" },       { "−1½", "-1,5" },  { "+4", "4" },
    { "13.66", "13,66" }, { "12,33", "12,33" }, { "+", NULL },      { "−", NULL },
    { "", NULL },         { "7–11", NULL },     { "⅓", NULL },      { "1 ½", NULL },
    { "46□ 1", NULL },    { "[½]", NULL },      { "13.", NULL },    { ".5", NULL },
    { "1½2", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *number = brg_crosstable_dup_number (cases[i].text, ",");

      g_assert_cmpstr (number, ==, cases[i].number);
    }
}

/* Rows that are chosen, as numbers of the locale. */
static void
test_rows (void)
{
  g_autoptr (BrgCrosstable) table = sample_tables_new_annulled ();
  g_autofree char *text = brg_crosstable_to_tsv (table, 8, 8, ".");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_prefix (lines[0], "№\t"));
  g_assert_cmpstr (lines[1], ==,
                   "9\tМаслюк Юлия\tмс\t2112\tВоронежская обл.\t1\t\t\t1\t[0]\t0\t0\t0\t\t0.5"
                   "\t✉\t0\t2.5\t8.25\t7–11\t");
}

/* A cell that shows a number has its value with a point, whatever the locale shows. */
static void
test_html (void)
{
  g_autoptr (BrgCrosstable) table = brg_crosstable_new (BRG_CROSSTABLE_SWISS, 1, 0, 0);
  g_autofree char *html = NULL;

  table->head_name = g_strdup ("Name & <title>");
  table->head_points = g_strdup ("Points");
  table->rows[0].name = g_strdup ("O'Neil <b>");
  table->rows[0].points = g_strdup ("3½");
  html = brg_crosstable_to_html (table, 0, G_MAXINT, ",");
  g_assert_nonnull (strstr (html, "<tr><th>Name &amp; &lt;title&gt;</th><th>Points</th></tr>\n"));
  g_assert_nonnull (strstr (html, "<td>O&apos;Neil &lt;b&gt;</td>"
                                  "<td sdval=\"3.5\" x:num=\"3.5\">3,5</td></tr>\n"));
}

BRG_TEST_TOPIC ("crosstable-tsv")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/crosstable-tsv/annulled", test_annulled);
  g_test_add_func ("/widgets/crosstable-tsv/withdrawn", test_withdrawn);
  g_test_add_func ("/widgets/crosstable-tsv/swiss", test_swiss);
  g_test_add_func ("/widgets/crosstable-tsv/empty", test_empty);
  g_test_add_func ("/widgets/crosstable-tsv/numbers", test_numbers);
  g_test_add_func ("/widgets/crosstable-tsv/rows", test_rows);
  g_test_add_func ("/widgets/crosstable-tsv/html", test_html);
  return g_test_run ();
}
