/* test-table-plan.c - rows of a table whose columns need several sheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-plan.h"
#include "brg-test.h"

#define TYPE 10.0
#define ROW_HEIGHT 18.0
#define AVAILABLE 260.0

/* A name that needs several lines of the column that stands on every sheet, beside @n_columns
 * columns that stand on one sheet each. */
static BrgForm *
make_form (guint n_columns)
{
  static const char *const names[] = { "Ли Ян",
                                       "Рождественская-Благовещенская Александра Максимилиановна" };
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_add_column (form, BRG_COLUMN_NAME, "Name")->repeats = TRUE;
  for (guint k = 0; k < n_columns; k++)
    brg_form_add_column (form, BRG_COLUMN_TEXT, "Word");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup (names[i]), BRG_FORM_PLAIN);
      for (guint k = 0; k < n_columns; k++)
        brg_form_set_cell (row, k + 1, g_strdup ("Благовещенск"), BRG_FORM_PLAIN);
    }
  return form;
}

static guint
count_lines (const BrgTablePart *part, const char *text, BrgTypesetter *typesetter)
{
  BrgType type = brg_table_metrics_cell_type (BRG_FORM_PLAIN, TYPE);

  return brg_typesetter_count_lines (typesetter, &type, text,
                                     part->widths[0] -
                                         2 * brg_table_metrics_padding (BRG_COLUMN_NAME, TYPE));
}

/* A row is as high as where its name takes the most lines. Returns on how many sheets it takes
 * several. */
static guint
check_rows (guint n_columns)
{
  const BrgTableLimit limit = { TYPE, BRG_WRAP_NAMES, TRUE };
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgForm) form = make_form (n_columns);
  g_autoptr (BrgTableMetrics) metrics = brg_table_metrics_new (form, typesetter);
  BrgFormSizes sizes = brg_form_style_sizes (form->style, TYPE);
  g_autoptr (BrgTablePlan) plan =
      brg_table_plan_new (metrics, &sizes, &limit, TYPE, ROW_HEIGHT, AVAILABLE, typesetter);
  guint n_broken = 0;
  guint n_most = 1;

  for (guint p = 0; p < plan->parts->len; p++)
    {
      guint n_lines = count_lines (plan->parts->pdata[p], brg_form_get_row (form, 1)->cells[0].text,
                                   typesetter);

      n_broken += n_lines > 1;
      n_most = MAX (n_most, n_lines);
    }
  g_assert_cmpfloat_with_epsilon (plan->row_heights[0], ROW_HEIGHT, 0.001);
  g_assert_cmpfloat_with_epsilon (plan->row_heights[1],
                                  ROW_HEIGHT + (n_most - 1) * TYPE * BRG_LEADING, 0.001);
  return n_broken;
}

/* However many sheets the columns need: a row is as high as its lines. */
static void
test_rows_of_parts (void)
{
  guint n_most = 0;

  for (guint n_columns = 1; n_columns <= 12; n_columns++)
    n_most = MAX (n_most, check_rows (n_columns));
  g_assert_cmpuint (n_most, >=, 3);
}

BRG_TEST_TOPIC ("table-plan")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-plan/rows-of-parts", test_rows_of_parts);
  return g_test_run ();
}
