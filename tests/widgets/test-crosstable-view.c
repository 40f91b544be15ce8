/* test-crosstable-view.c - a crosstable to look at and to walk through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-view.h"
#include "brg-test.h"

#include "sample-tables.h"
#include "stage.h"

#define NAME BRG_CROSSTABLE_COLUMN_NAME

typedef struct
{
  GtkWindow *window;
  BrgCrosstableView *view;
  gint row;
  gint column;
  gint n_changes;
  gint n_activations;
} Fixture;

static void
on_cursor_changed (BrgCrosstableView *view G_GNUC_UNUSED, gint row, gint column, Fixture *fixture)
{
  fixture->row = row;
  fixture->column = column;
  fixture->n_changes++;
}

static void
on_cell_activated (BrgCrosstableView *view G_GNUC_UNUSED, gint row, gint column, Fixture *fixture)
{
  fixture->row = row;
  fixture->column = column;
  fixture->n_activations++;
}

static void
set_up_with (Fixture *fixture, BrgCrosstable *table, int width, int height)
{
  *fixture = (Fixture){ .row = -2 };
  fixture->view = BRG_CROSSTABLE_VIEW (brg_crosstable_view_new ());
  brg_crosstable_view_set_label (fixture->view, "Crosstable after round 9");
  brg_crosstable_view_set_table (fixture->view, table);
  g_signal_connect (fixture->view, "cursor-changed", G_CALLBACK (on_cursor_changed), fixture);
  g_signal_connect (fixture->view, "cell-activated", G_CALLBACK (on_cell_activated), fixture);
  fixture->window = stage_new (GTK_WIDGET (fixture->view), width, height);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  set_up_with (fixture, sample_tables_new_annulled (), 1200, 700);
}

static void
set_up_swiss (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  set_up_with (fixture, sample_tables_new_swiss (200, 11), 900, 500);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  stage_assert_dies (fixture->window, GTK_WIDGET (fixture->view));
}

static void
assert_cursor (Fixture *fixture, gint row, gint column)
{
  gint at_row, at_column;

  g_assert_cmpint (brg_crosstable_view_get_cursor (fixture->view, &at_row, &at_column), ==,
                   row >= 0);
  g_assert_cmpint (at_row, ==, row);
  g_assert_cmpint (at_column, ==, column);
}

/* Keys */

static void
test_keys (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *keys;
    gint row;
    gint column;
  } walk[] = {
    { "Right", 3, 6 },          { "Down", 4, 6 },
    { "Left", 4, 5 },           { "Up", 3, 5 },
    { "Home", 3, NAME },        { "End", 3, 14 },
    { "<Control>End", 11, 14 }, { "<Control>Home", 0, 14 },
    { "KP_Left", 0, 13 },       { "Page_Down", 11, 13 },
    { "Page_Up", 0, 13 },
  };

  brg_crosstable_view_set_cursor (fixture->view, 3, 5);
  for (gsize i = 0; i < G_N_ELEMENTS (walk); i++)
    {
      g_test_message ("%s", walk[i].keys);
      g_assert_true (stage_press (GTK_WIDGET (fixture->view), walk[i].keys));
      assert_cursor (fixture, walk[i].row, walk[i].column);
      g_assert_cmpint (fixture->row, ==, walk[i].row);
      g_assert_cmpint (fixture->column, ==, walk[i].column);
    }
}

/* At an edge the key is taken all the same, or the window would move the focus away. */
static void
test_edge_takes_the_key (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint n;

  brg_crosstable_view_set_cursor (fixture->view, 0, NAME);
  n = fixture->n_changes;
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "Up"));
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "Left"));
  assert_cursor (fixture, 0, NAME);
  g_assert_cmpint (fixture->n_changes, ==, n);
}

static void
test_result_keys_are_left_alone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const keys[] = { "1", "0",      "5",         "equal", "plus", "minus",
                                      "a", "Delete", "BackSpace", "space", "Tab",  "KP_1" };

  brg_crosstable_view_set_cursor (fixture->view, 3, 5);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_false (stage_press (GTK_WIDGET (fixture->view), keys[i]));
}

static void
test_enter_activates (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_view_set_cursor (fixture->view, 8, 10);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "Return"));
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "KP_Enter"));
  g_assert_cmpint (fixture->n_activations, ==, 2);
  g_assert_cmpint (fixture->row, ==, 8);
  g_assert_cmpint (fixture->column, ==, 10);
}

static void
test_enter_without_cursor (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_view_set_cursor (fixture->view, -1, NAME);
  g_assert_false (stage_press (GTK_WIDGET (fixture->view), "Return"));
  g_assert_cmpint (fixture->n_activations, ==, 0);
}

static void
test_entry_mode (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_view_set_entry_mode (fixture->view, TRUE);
  g_assert_true (brg_crosstable_view_get_entry_mode (fixture->view));
  brg_crosstable_view_set_cursor (fixture->view, 3, 2);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "Right"));
  assert_cursor (fixture, 3, 4);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "End"));
  assert_cursor (fixture, 3, 11);
}

/* In a cell with several games the cursor goes from game to game, and enters the next cell at the
 * game that is nearest. */
static void
test_games (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *keys;
    gint row, column, game;
  } walk[] = {
    { "Right", 0, 1, 1 }, { "Right", 0, 2, 0 }, { "Right", 0, 2, 1 },
    { "Down", 1, 2, 1 },  { "Left", 1, 2, 0 },  { "Left", 1, 1, 0 },
    { "Left", 1, 0, 1 },  { "Left", 1, 0, 0 },  { "Left", 1, NAME, 0 },
  };

  brg_crosstable_view_set_table (fixture->view, sample_tables_new_double ());
  brg_crosstable_view_set_cursor (fixture->view, 0, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (walk); i++)
    {
      gint n = fixture->n_changes;

      g_test_message ("%s", walk[i].keys);
      g_assert_true (stage_press (GTK_WIDGET (fixture->view), walk[i].keys));
      assert_cursor (fixture, walk[i].row, walk[i].column);
      g_assert_cmpint (brg_crosstable_view_get_game (fixture->view), ==, walk[i].game);
      g_assert_cmpint (fixture->n_changes, ==, n + 1);
    }
}

/* With Control to the ends. */
static void
test_control_arrows (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_view_set_cursor (fixture->view, 3, 5);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Control>Right"));
  assert_cursor (fixture, 3, 14);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Control>Left"));
  assert_cursor (fixture, 3, NAME);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Control>Down"));
  assert_cursor (fixture, 11, NAME);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Control>Up"));
  assert_cursor (fixture, 0, NAME);
}

static void
on_text (GObject *source, GAsyncResult *result, gpointer user_data)
{
  char **text = user_data;
  g_autoptr (GError) error = NULL;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_assert_no_error (error);
}

static void
test_copy (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->view));
  g_autofree char *text = NULL;

  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Control>c"));
  gdk_clipboard_read_text_async (clipboard, NULL, on_text, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (text, "№\tФамилия, имя\t"));
}

static char *
dup_clipboard (Fixture *fixture)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->view)), NULL,
                                 on_text, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

/* Rows that are selected with Shift are copied alone, until the selection is given up. */
static void
test_copy_selected (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  brg_crosstable_view_set_cursor (fixture->view, 3, 5);
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Shift>Up"));
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "<Shift>Up"));
  brg_crosstable_view_copy (fixture->view);
  text = dup_clipboard (fixture);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 3 + 1);
  g_assert_true (g_str_has_prefix (lines[1], "2\t"));
  g_assert_true (g_str_has_prefix (lines[3], "4\t"));
  g_assert_true (gdk_content_formats_contain_mime_type (
      gdk_clipboard_get_formats (gtk_widget_get_clipboard (GTK_WIDGET (fixture->view))),
      "text/html"));
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "Escape"));
  g_assert_false (stage_press (GTK_WIDGET (fixture->view), "Escape"));
  brg_crosstable_view_copy (fixture->view);
  g_free (text);
  g_strfreev (lines);
  text = dup_clipboard (fixture);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 12 + 1);
}

/* Focus */

static void
test_one_stop_of_tab (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new_with_label ("before");
  GtkWidget *view = brg_crosstable_view_new ();
  GtkWidget *after = gtk_button_new_with_label ("after");
  GtkWindow *window;

  brg_crosstable_view_set_table (BRG_CROSSTABLE_VIEW (view), sample_tables_new_withdrawn ());
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), after);
  window = stage_new (box, 1000, 700);
  gtk_widget_grab_focus (before);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == view);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == after);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == view);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == before);
  stage_assert_dies (window, view);
}

/* The table under the cursor */

static void
test_cursor_follows_player (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstable *table = sample_tables_new_annulled ();
  BrgCrosstableRow first = table->rows[0];

  brg_crosstable_view_set_cursor (fixture->view, 8, 10);
  table->rows[0] = table->rows[8];
  table->rows[8] = first;
  brg_crosstable_view_set_table (fixture->view, table);
  assert_cursor (fixture, 0, 10);
  g_assert_cmpint (fixture->row, ==, 0);
}

static void
test_cursor_follows_part (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  /* Points are column 12 of 12 players and column 6 of 6. */
  brg_crosstable_view_set_cursor (fixture->view, 2, 12);
  brg_crosstable_view_set_table (fixture->view, sample_tables_new_round_robin (6));
  assert_cursor (fixture, 2, 6);
  /* A result column that is no longer there becomes the last one. */
  brg_crosstable_view_set_cursor (fixture->view, 2, 5);
  brg_crosstable_view_set_table (fixture->view, sample_tables_new_round_robin (4));
  assert_cursor (fixture, 2, 3);
}

static void
test_cursor_of_missing_player (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_view_set_cursor (fixture->view, 11, 0);
  brg_crosstable_view_set_table (fixture->view, sample_tables_new_round_robin (3));
  assert_cursor (fixture, 2, 0);
  brg_crosstable_view_set_table (fixture->view, sample_tables_new_round_robin (0));
  assert_cursor (fixture, -1, NAME);
  brg_crosstable_view_set_table (fixture->view, NULL);
  assert_cursor (fixture, -1, NAME);
  stage_settle (GTK_WIDGET (fixture->view));
}

static void
test_scroll_is_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkAdjustment *rows = brg_crosstable_view_get_vadjustment (fixture->view);
  GtkAdjustment *results = brg_crosstable_view_get_hadjustment (fixture->view);

  gtk_adjustment_set_value (rows, 700);
  gtk_adjustment_set_value (results, 40);
  brg_crosstable_view_set_table (fixture->view, sample_tables_new_swiss (200, 11));
  stage_settle (GTK_WIDGET (fixture->view));
  g_assert_cmpfloat (gtk_adjustment_get_value (rows), ==, 700);
  g_assert_cmpfloat (gtk_adjustment_get_value (results), ==, 40);
}

static void
test_cursor_scrolls_into_view (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkAdjustment *rows = brg_crosstable_view_get_vadjustment (fixture->view);
  GtkAdjustment *results = brg_crosstable_view_get_hadjustment (fixture->view);
  GdkRectangle area;

  g_assert_false (brg_crosstable_view_get_cell_area (fixture->view, 150, 10, &area));
  brg_crosstable_view_set_cursor (fixture->view, 150, 10);
  g_assert_true (brg_crosstable_view_get_cell_area (fixture->view, 150, 10, &area));
  g_assert_cmpfloat (gtk_adjustment_get_value (rows), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (results), >, 0);
  brg_crosstable_view_set_cursor (fixture->view, 0, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (rows), ==, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (results), ==, 0);
}

/* A page shows a table and puts the cursor before the window has a size. */
static void
test_cursor_before_first_size (void)
{
  GtkWidget *view = brg_crosstable_view_new ();
  GtkWindow *window;

  brg_crosstable_view_set_table (BRG_CROSSTABLE_VIEW (view), sample_tables_new_swiss (200, 11));
  brg_crosstable_view_set_cursor (BRG_CROSSTABLE_VIEW (view), 150, 10);
  window = stage_new (view, 900, 500);
  g_assert_cmpfloat (
      gtk_adjustment_get_value (brg_crosstable_view_get_vadjustment (BRG_CROSSTABLE_VIEW (view))),
      >, 0);
  stage_assert_dies (window, view);
}

/* Pointer */

static GtkWidget *
find_child (GtkWidget *widget, const char *css_name)
{
  if (g_strcmp0 (gtk_widget_get_css_name (widget), css_name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, css_name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
click (Fixture *fixture, double x, double y)
{
  GtkWidget *area = find_child (GTK_WIDGET (fixture->view), "brg-crosstable-area");
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (area);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, x, y);
    }
}

static void
test_click_moves_cursor (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GdkRectangle area;

  g_assert_true (brg_crosstable_view_get_cell_area (fixture->view, 5, 7, &area));
  click (fixture, area.x + 5, area.y + 5);
  assert_cursor (fixture, 5, 7);
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (fixture->view)));
  /* In the heading and below the rows there is nothing. */
  click (fixture, area.x + 5, 3);
  click (fixture, area.x + 5, 690);
  assert_cursor (fixture, 5, 7);
}

/* Speech */

static char *
describe (const BrgCrosstable *table, gint row, gint column, gpointer user_data)
{
  return g_strdup_printf ("%s %d, %s, column %d", (const char *) user_data, row + 1,
                          table->rows[row].name, column + 1);
}

static void
test_speech (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkAccessible *view = GTK_ACCESSIBLE (fixture->view);

  gtk_test_accessible_assert_role (view, GTK_ACCESSIBLE_ROLE_TABLE);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Crosstable after round 9");
  brg_crosstable_view_set_cursor (fixture->view, 0, 1);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Родионов Кирилл, 2: ½");
  brg_crosstable_view_set_cursor (fixture->view, 0, NAME);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Родионов Кирилл");
  brg_crosstable_view_set_describe (fixture->view, describe, g_strdup ("row"), g_free);
  brg_crosstable_view_set_cursor (fixture->view, 8, 10);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "row 9, Маслюк Юлия, column 11");
  g_assert_true (stage_press (GTK_WIDGET (fixture->view), "Down"));
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "row 10, Измайлова Лидия, column 11");
  brg_crosstable_view_set_table (fixture->view, NULL);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

static void
test_natural_size_is_bounded (void)
{
  GtkWidget *view = brg_crosstable_view_new ();
  GtkWindow *window = stage_new (view, 900, 500);
  int least, natural;

  brg_crosstable_view_set_table (BRG_CROSSTABLE_VIEW (view), sample_tables_new_round_robin (200));
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <, 500);
  g_assert_cmpint (natural, <, 1300);
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <, 150);
  g_assert_cmpint (natural, <, 900);
  stage_assert_dies (window, view);
}

/* Bars are there when needed: below the heading, and between the frozen blocks. */
static void
test_bars_when_needed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *scroller = find_child (GTK_WIDGET (fixture->view), "brg-crosstable-scroller");
  gint n[2] = { 0, 0 };

  for (gint many = 0; many < 2; many++)
    {
      if (many)
        brg_crosstable_view_set_table (fixture->view, sample_tables_new_swiss (200, 25));
      stage_settle (GTK_WIDGET (fixture->view));
      for (GtkWidget *child = gtk_widget_get_first_child (scroller); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        n[many] += GTK_IS_SCROLLBAR (child) && gtk_widget_get_child_visible (child);
    }
  g_assert_cmpint (n[0], ==, 0);
  g_assert_cmpint (n[1], ==, 2);
}

#define ADD(name, set_up, function) \
  g_test_add ("/widgets/crosstable-view/" name, Fixture, NULL, set_up, function, tear_down)

BRG_TEST_TOPIC ("crosstable-view")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  ADD ("keys", set_up, test_keys);
  ADD ("keys/edge", set_up, test_edge_takes_the_key);
  ADD ("keys/result-keys-are-left-alone", set_up, test_result_keys_are_left_alone);
  ADD ("keys/enter", set_up, test_enter_activates);
  ADD ("keys/enter-without-cursor", set_up, test_enter_without_cursor);
  ADD ("keys/entry-mode", set_up, test_entry_mode);
  ADD ("keys/games", set_up, test_games);
  ADD ("keys/control-arrows", set_up, test_control_arrows);
  ADD ("keys/copy", set_up, test_copy);
  ADD ("keys/copy-selected", set_up, test_copy_selected);
  g_test_add_func ("/widgets/crosstable-view/keys/one-stop-of-tab", test_one_stop_of_tab);
  ADD ("table/cursor-follows-player", set_up, test_cursor_follows_player);
  ADD ("table/cursor-follows-part", set_up, test_cursor_follows_part);
  ADD ("table/missing-player", set_up, test_cursor_of_missing_player);
  ADD ("table/scroll-is-kept", set_up_swiss, test_scroll_is_kept);
  ADD ("scroll/into-view", set_up_swiss, test_cursor_scrolls_into_view);
  g_test_add_func ("/widgets/crosstable-view/scroll/before-first-size",
                   test_cursor_before_first_size);
  g_test_add_func ("/widgets/crosstable-view/scroll/natural-size", test_natural_size_is_bounded);
  ADD ("scroll/bars-when-needed", set_up, test_bars_when_needed);
  ADD ("pointer/click", set_up, test_click_moves_cursor);
  ADD ("speech", set_up, test_speech);
  return g_test_run ();
}
