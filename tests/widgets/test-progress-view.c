/* test-progress-view.c - a chart of places by rounds to walk through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress-view.h"
#include "brg-test.h"

#include "stage.h"

/* Players 10, 11, 12 ... in the order of the last round. */
static BrgProgressChart *
make_chart (gint n_rounds, gint n_lines, gint first_player)
{
  BrgProgressChart *chart = brg_progress_chart_new (n_rounds, n_lines);

  for (gint k = 0; k < n_rounds; k++)
    chart->heads[k] = g_strdup_printf ("R%d", k + 1);
  for (gint i = 0; i < n_lines; i++)
    {
      chart->lines[i].player = first_player + i;
      chart->lines[i].name = g_strdup_printf ("%d Player", i + 1);
      for (gint k = 0; k < n_rounds; k++)
        {
          chart->lines[i].places[k] = i + 1;
          chart->lines[i].texts[k] = g_strdup_printf ("%d", i + 1);
        }
    }
  return chart;
}

static void
assert_description (BrgProgressView *view, const char *expected)
{
  g_autofree char *text = brg_progress_view_dup_description (view);

  g_assert_cmpstr (text, ==, expected);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       expected);
}

static void
test_keys (void)
{
  static const struct
  {
    const char *keys;
    const char *description;
  } walk[] = {
    { "Down", "2 Player, R3: 2" },      { "Left", "2 Player, R2: 2" },
    { "End", "20 Player, R2: 20" },     { "Down", "20 Player, R2: 20" },
    { "Page_Up", "10 Player, R2: 10" }, { "Home", "1 Player, R2: 1" },
    { "Up", "1 Player, R2: 1" },        { "KP_Right", "1 Player, R3: 1" },
    { "Right", "1 Player, R3: 1" },     { "Page_Down", "11 Player, R3: 11" },
    { "space", "11 Player, R3: 11" },
  };
  GtkWidget *view = brg_progress_view_new ();
  GtkWindow *window;

  brg_progress_view_set_chart (BRG_PROGRESS_VIEW (view), make_chart (3, 20, 10));
  window = stage_new (view, 900, 500);
  assert_description (BRG_PROGRESS_VIEW (view), "1 Player, R3: 1");
  for (gsize i = 0; i < G_N_ELEMENTS (walk); i++)
    {
      g_test_message ("%s", walk[i].keys);
      g_assert_true (stage_press (view, walk[i].keys));
      assert_description (BRG_PROGRESS_VIEW (view), walk[i].description);
    }
  stage_settle (view);
  stage_assert_dies (window, view);
}

/* Another state of the chart: the same player, and the last round while it was the last. */
static void
test_follows (void)
{
  GtkWidget *view = brg_progress_view_new ();
  GtkWindow *window;

  brg_progress_view_set_chart (BRG_PROGRESS_VIEW (view), make_chart (3, 5, 10));
  window = stage_new (view, 900, 500);
  brg_progress_view_pick_player (BRG_PROGRESS_VIEW (view), 13);
  brg_progress_view_set_chart (BRG_PROGRESS_VIEW (view), make_chart (4, 5, 12));
  g_assert_cmpint (brg_progress_view_get_player (BRG_PROGRESS_VIEW (view)), ==, 13);
  assert_description (BRG_PROGRESS_VIEW (view), "2 Player, R4: 2");
  g_assert_true (stage_press (view, "Left"));
  brg_progress_view_set_chart (BRG_PROGRESS_VIEW (view), make_chart (5, 5, 30));
  g_assert_cmpint (brg_progress_view_get_player (BRG_PROGRESS_VIEW (view)), ==, 30);
  assert_description (BRG_PROGRESS_VIEW (view), "1 Player, R3: 1");
  brg_progress_view_set_chart (BRG_PROGRESS_VIEW (view), NULL);
  assert_description (BRG_PROGRESS_VIEW (view), "");
  g_assert_false (stage_press (view, "Down"));
  stage_assert_dies (window, view);
}

BRG_TEST_TOPIC ("progress-view")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  g_test_add_func ("/widgets/progress-view/keys", test_keys);
  g_test_add_func ("/widgets/progress-view/follows", test_follows);
  return g_test_run ();
}
