/* test-small-widgets.c - chips, result boxes, keys, histories, progress, the box for lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chip.h"
#include "brg-colour-history.h"
#include "brg-key-button.h"
#include "brg-result-box.h"
#include "brg-round-progress.h"
#include "brg-tab-bin.h"
#include "brg-test.h"
#include "brg-whole-text.h"
#include "brg-widget-palette.h"
#include "brg-wrap-box.h"

#include "stage.h"

static int
get_size (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Colours */

/* The sheet is read, not only the colours that are compiled in: dark was loaded over light. */
static void
test_palette_is_that_of_the_sheet (void)
{
  GtkWidget *label = gtk_label_new ("");
  GtkWindow *window = stage_new (label, 100, 100);
  BrgPalette palette, dark;

  brg_palette_init (&dark, BRG_SCHEME_DARK);
  brg_widget_palette_load (label, &palette);
  for (gint i = 0; i < BRG_N_INKS; i++)
    {
      g_assert_cmpfloat_with_epsilon (palette.ink[i].red, dark.ink[i].red, 0.003);
      g_assert_cmpfloat_with_epsilon (palette.ink[i].green, dark.ink[i].green, 0.003);
      g_assert_cmpfloat_with_epsilon (palette.ink[i].blue, dark.ink[i].blue, 0.003);
    }
  g_assert_false (palette.high_contrast);
  stage_assert_dies (window, label);
}

/* Tooltips */

static gboolean
has_tooltip (GtkWidget *widget)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &is_shown);
  return is_shown;
}

/* Only what cannot be read is said again. */
static void
test_whole_text (void)
{
  static const struct
  {
    const char *text;
    gboolean is_cut;
  } cases[] = { { "Ivanov", FALSE },
                { "Preobrazhensky-Konstantinopolsky-Zabolotny Konstantin", TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *label = gtk_label_new (cases[i].text);
      GtkWindow *window;

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
      gtk_widget_set_halign (label, GTK_ALIGN_START);
      brg_whole_text_show (label, GTK_LABEL (label));
      window = stage_new (label, 200, 100);
      stage_settle (label);
      g_assert_cmpint (has_tooltip (label), ==, cases[i].is_cut);
      stage_assert_dies (window, label);
    }
}

/* What scrolls in it takes the room that there is. */
static void
test_tab_bin_expands (void)
{
  GtkWidget *child = gtk_label_new ("");
  GtkWidget *bin = brg_tab_bin_new (child);
  GtkWindow *window = stage_new (bin, 200, 100);

  g_assert_false (gtk_widget_compute_expand (bin, GTK_ORIENTATION_VERTICAL));
  gtk_widget_set_vexpand (child, TRUE);
  g_assert_true (gtk_widget_compute_expand (bin, GTK_ORIENTATION_VERTICAL));
  stage_assert_dies (window, bin);
}

/* Chips */

static const char *const chip_classes[BRG_CHIP_N_KINDS] = {
  "neutral", "ok", "warn", "error", "adjourned", "info", "draft", "outline",
};

static void
test_chip (void)
{
  GtkWidget *chip = brg_chip_new (BRG_CHIP_OK, "emblem-ok-symbolic", "verified");
  GtkWindow *window = stage_new (chip, 200, 100);

  for (gint kind = 0; kind < BRG_CHIP_N_KINDS; kind++)
    {
      brg_chip_set (BRG_CHIP (chip), (BrgChipKind) kind, NULL, "word");
      g_assert_cmpint (brg_chip_get_kind (BRG_CHIP (chip)), ==, kind);
      for (gint i = 0; i < BRG_CHIP_N_KINDS; i++)
        g_assert_cmpint (gtk_widget_has_css_class (chip, chip_classes[i]), ==, i == kind);
      stage_settle (chip);
    }
  g_assert_cmpstr (brg_chip_get_text (BRG_CHIP (chip)), ==, "word");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "word");
  g_assert_false (gtk_widget_get_focusable (chip));
  stage_assert_dies (window, chip);
}

static void
test_chip_icon_takes_no_room_when_absent (void)
{
  GtkWidget *chip = brg_chip_new (BRG_CHIP_OK, NULL, "word");
  GtkWindow *window = stage_new (chip, 200, 100);
  int without = get_size (chip, GTK_ORIENTATION_HORIZONTAL);

  brg_chip_set (BRG_CHIP (chip), BRG_CHIP_OK, "emblem-ok-symbolic", "word");
  g_assert_cmpint (get_size (chip, GTK_ORIENTATION_HORIZONTAL), >, without + 8);
  stage_assert_dies (window, chip);
}

/* Result boxes */

static void
test_result_box_keeps_its_size (void)
{
  static const char *const texts[BRG_RESULT_N_STATES] = { NULL, "½ – ½", "+ / −", NULL };
  GtkWidget *box = brg_result_box_new ();
  GtkWindow *window;
  int width, height;

  gtk_widget_set_halign (box, GTK_ALIGN_START);
  window = stage_new (box, 200, 100);
  width = get_size (box, GTK_ORIENTATION_HORIZONTAL);
  height = get_size (box, GTK_ORIENTATION_VERTICAL);
  for (gint state = 0; state < BRG_RESULT_N_STATES; state++)
    for (gint is_focused = 0; is_focused < 2; is_focused++)
      {
        brg_result_box_set_result (BRG_RESULT_BOX (box), (BrgResultState) state, texts[state]);
        brg_result_box_set_focused (BRG_RESULT_BOX (box), is_focused);
        stage_settle (box);
        g_assert_cmpint (get_size (box, GTK_ORIENTATION_HORIZONTAL), ==, width);
        g_assert_cmpint (get_size (box, GTK_ORIENTATION_VERTICAL), ==, height);
      }
  brg_result_box_set_big (BRG_RESULT_BOX (box), TRUE);
  stage_settle (box);
  g_assert_cmpint (get_size (box, GTK_ORIENTATION_VERTICAL), >, height + height);
  stage_assert_dies (window, box);
}

static void
test_result_box_classes (void)
{
  GtkWidget *box = brg_result_box_new ();
  GtkWindow *window = stage_new (box, 200, 100);

  g_assert_true (gtk_widget_has_css_class (box, "missing"));
  brg_result_box_set_result (BRG_RESULT_BOX (box), BRG_RESULT_FORFEIT, "+ / −");
  g_assert_false (gtk_widget_has_css_class (box, "missing"));
  g_assert_true (gtk_widget_has_css_class (box, "forfeit"));
  g_assert_cmpint (brg_result_box_get_state (BRG_RESULT_BOX (box)), ==, BRG_RESULT_FORFEIT);
  brg_result_box_set_focused (BRG_RESULT_BOX (box), TRUE);
  g_assert_true (gtk_widget_has_css_class (box, "focused"));
  stage_assert_dies (window, box);
}

/* Keys */

static void
on_action (GSimpleAction *action G_GNUC_UNUSED,
           GVariant *parameter G_GNUC_UNUSED,
           gpointer user_data)
{
  ++*(gint *) user_data;
}

static void
test_key_button (void)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("white-wins", NULL);
  GtkWidget *button = brg_key_button_new ("1", "1 – 0", "round.white-wins");
  GtkWindow *window;
  gint n = 0;

  g_signal_connect (action, "activate", G_CALLBACK (on_action), &n);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  window = stage_new (button, 200, 100);
  /* Without the action there is nothing to press. */
  g_assert_false (gtk_widget_is_sensitive (button));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "round", G_ACTION_GROUP (group));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (n, ==, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1 – 0");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Key 1");
  brg_key_button_set_label (BRG_KEY_BUTTON (button), "White wins");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "White wins");
  g_assert_false (gtk_widget_get_focus_on_click (button));
  brg_key_button_show (BRG_KEY_BUTTON (button), "Y", "Record the draw");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Record the draw");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Key Y");
  stage_assert_dies (window, button);
}

/* Colour histories */

static void
test_colour_history (void)
{
  GtkWidget *history = brg_colour_history_new ();
  GtkWindow *window;
  int one, three;

  window = stage_new (history, 200, 100);
  g_assert_cmpint (get_size (history, GTK_ORIENTATION_HORIZONTAL), ==, 0);
  brg_colour_history_set_history (BRG_COLOUR_HISTORY (history), "w", "white");
  one = get_size (history, GTK_ORIENTATION_HORIZONTAL);
  brg_colour_history_set_history (BRG_COLOUR_HISTORY (history), "wb-", "white, black, no game");
  three = get_size (history, GTK_ORIENTATION_HORIZONTAL);
  g_assert_cmpint (one, >, 4);
  g_assert_cmpint (three, >, one + one + one);
  g_assert_cmpstr (brg_colour_history_get_history (BRG_COLOUR_HISTORY (history)), ==, "wb-");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (history), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (history), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "white, black, no game");
  stage_settle (history);
  brg_colour_history_set_history (BRG_COLOUR_HISTORY (history), NULL, NULL);
  g_assert_cmpint (get_size (history, GTK_ORIENTATION_HORIZONTAL), ==, 0);
  stage_assert_dies (window, history);
}

/* Progress */

static void
test_round_progress (void)
{
  GtkWidget *progress = brg_round_progress_new ();
  GtkWindow *window = stage_new (progress, 400, 100);
  int width;

  brg_round_progress_set (BRG_ROUND_PROGRESS (progress), 9, 1, 60);
  width = get_size (progress, GTK_ORIENTATION_HORIZONTAL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (progress), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                       9.0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (progress), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                       60.0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (progress),
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "9 of 60");
  stage_settle (progress);
  /* What stands beside it does not move. */
  brg_round_progress_set (BRG_ROUND_PROGRESS (progress), 59, 1, 60);
  g_assert_cmpint (get_size (progress, GTK_ORIENTATION_HORIZONTAL), ==, width);
  stage_assert_dies (window, progress);
}

/* The box for lists */

static void
setup_row (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem *item,
           gpointer user_data G_GNUC_UNUSED)
{
  gtk_list_item_set_child (item, gtk_label_new ("row"));
}

static GtkWidget *
new_list (void)
{
  GtkStringList *strings = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *view;
  GtkColumnViewColumn *column;

  for (gint i = 0; i < 50; i++)
    gtk_string_list_append (strings, "");
  g_signal_connect (factory, "setup", G_CALLBACK (setup_row), NULL);
  view =
      gtk_column_view_new (GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (strings))));
  column = gtk_column_view_column_new ("Column", factory);
  gtk_column_view_append_column (GTK_COLUMN_VIEW (view), column);
  g_object_unref (column);
  return view;
}

static gboolean
is_focus_in (GtkWindow *window, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
test_tab_bin_is_left_at_once (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new_with_label ("before");
  GtkWidget *bin = brg_tab_bin_new (new_list ());
  GtkWidget *after = gtk_button_new_with_label ("after");
  GtkWidget *row;
  GtkWindow *window;

  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), bin);
  gtk_box_append (GTK_BOX (box), after);
  window = stage_new (box, 300, 300);
  gtk_widget_grab_focus (before);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (is_focus_in (window, bin));
  /* Arrows walk inside. */
  row = gtk_window_get_focus (window);
  stage_press (gtk_widget_get_parent (row), "Down");
  g_assert_true (is_focus_in (window, bin));
  g_assert_true (gtk_window_get_focus (window) != row);
  row = gtk_window_get_focus (window);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == after);
  /* Back into the list, to the row that was left. */
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == row);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == before);
  stage_assert_dies (window, bin);
}

/* What stands in a row is gone through first; a list that is not there takes no room. */
static void
test_tab_bin_goes_through_row (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *bin = brg_tab_bin_new (list);
  GtkWidget *after = gtk_button_new_with_label ("after");
  GtkWidget *button = gtk_button_new_with_label ("remove");
  GtkWidget *row;
  GtkWindow *window;

  gtk_list_box_append (GTK_LIST_BOX (list), button);
  gtk_list_box_append (GTK_LIST_BOX (list), gtk_label_new ("second"));
  gtk_box_append (GTK_BOX (box), bin);
  gtk_box_append (GTK_BOX (box), after);
  window = stage_new (box, 300, 300);
  row = gtk_widget_get_parent (button);
  gtk_widget_grab_focus (row);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == button);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == after);
  gtk_widget_grab_focus (button);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == row);
  gtk_widget_set_visible (list, FALSE);
  g_assert_false (gtk_widget_get_visible (bin));
  gtk_widget_set_visible (list, TRUE);
  g_assert_true (gtk_widget_get_visible (bin));
  stage_assert_dies (window, bin);
}

static void
test_tab_bin_child (void)
{
  GtkWidget *bin = brg_tab_bin_new (NULL);
  GtkWidget *label = gtk_label_new ("");
  GtkWindow *window = stage_new (bin, 100, 100);

  g_assert_null (brg_tab_bin_get_child (BRG_TAB_BIN (bin)));
  brg_tab_bin_set_child (BRG_TAB_BIN (bin), label);
  g_assert_true (brg_tab_bin_get_child (BRG_TAB_BIN (bin)) == label);
  g_object_add_weak_pointer (G_OBJECT (label), (gpointer *) &label);
  brg_tab_bin_set_child (BRG_TAB_BIN (bin), gtk_label_new (""));
  g_assert_null (label);
  stage_assert_dies (window, bin);
}

/* Two children of 100 beside each other, the third below them; each as wide as it likes. */
static void
test_wrap_box (void)
{
  GtkWidget *box = brg_wrap_box_new (6);
  GtkWidget *children[3];
  GtkWindow *window;
  gint least, liked;
  graphene_rect_t place;

  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    {
      children[i] = gtk_drawing_area_new ();
      gtk_widget_set_size_request (children[i], 100, i == 1 ? 40 : 20);
      brg_wrap_box_append (BRG_WRAP_BOX (box), children[i]);
    }
  window = stage_new (box, 250, 200);
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  g_assert_cmpint (least, ==, 100);
  g_assert_cmpint (liked, ==, 312);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 250, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 66);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 100, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 92);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 312, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 40);
  g_assert_true (gtk_widget_compute_bounds (children[0], box, &place));
  g_assert_cmpfloat (place.origin.y, ==, 10);
  g_assert_true (gtk_widget_compute_bounds (children[1], box, &place));
  g_assert_cmpfloat (place.origin.x, ==, 106);
  g_assert_true (gtk_widget_compute_bounds (children[2], box, &place));
  g_assert_cmpfloat (place.origin.x, ==, 0);
  g_assert_cmpfloat (place.origin.y, ==, 46);
  gtk_widget_set_visible (children[1], FALSE);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 250, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 20);
  stage_assert_dies (window, box);
}

BRG_TEST_TOPIC ("small-widgets")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles ("style-dark.css");
  g_test_add_func ("/widgets/palette/is-that-of-the-sheet", test_palette_is_that_of_the_sheet);
  g_test_add_func ("/widgets/chip/kinds", test_chip);
  g_test_add_func ("/widgets/chip/icon", test_chip_icon_takes_no_room_when_absent);
  g_test_add_func ("/widgets/result-box/keeps-its-size", test_result_box_keeps_its_size);
  g_test_add_func ("/widgets/result-box/classes", test_result_box_classes);
  g_test_add_func ("/widgets/key-button", test_key_button);
  g_test_add_func ("/widgets/colour-history", test_colour_history);
  g_test_add_func ("/widgets/round-progress", test_round_progress);
  g_test_add_func ("/widgets/tab-bin/is-left-at-once", test_tab_bin_is_left_at_once);
  g_test_add_func ("/widgets/tab-bin/goes-through-row", test_tab_bin_goes_through_row);
  g_test_add_func ("/widgets/tab-bin/child", test_tab_bin_child);
  g_test_add_func ("/widgets/tab-bin/expands", test_tab_bin_expands);
  g_test_add_func ("/widgets/whole-text", test_whole_text);
  g_test_add_func ("/widgets/wrap-box", test_wrap_box);
  return g_test_run ();
}
