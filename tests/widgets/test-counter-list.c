/* test-counter-list.c - the counters of the pane
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-counter-list.h"
#include "brg-test.h"

#include "stage.h"

typedef struct
{
  BrgCounterList *list;
  GtkWindow *window;
} Page;

static void
open_page (Page *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  page->list = BRG_COUNTER_LIST (brg_counter_list_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page->list));
  page->window = stage_new (box, 320, 400);
}

static void
clear_counter (gpointer data)
{
  BrgDeskCounter *counter = data;

  g_free (counter->title);
  g_free (counter->note);
}

/* The counters of 7.5.2: one runs, one rests, one has come to its end, one is a mere number. */
static GArray *
new_counters (void)
{
  static const struct
  {
    const char *title;
    guint value;
    guint limit;
    const char *note;
    const char *article;
    gboolean is_running;
    gboolean is_reached;
  } rows[] = {
    { "Kings' moves only", 14, 25, "Since move 38, no capture.", "rus-draughts-2022 7.5.2", TRUE,
      FALSE },
    { "Three kings against one", 0, 16, "Both sides have men.", "rus-draughts-2022 7.5.2", FALSE,
      FALSE },
    { "Repeated position", 3, 3, NULL, NULL, TRUE, TRUE },
    { "Moves", 51, 0, NULL, NULL, TRUE, FALSE },
  };
  GArray *counters = g_array_new (FALSE, FALSE, sizeof (BrgDeskCounter));

  g_array_set_clear_func (counters, clear_counter);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgDeskCounter counter = { g_strdup (rows[i].title), rows[i].value,   rows[i].limit,
                                 g_strdup (rows[i].note),  rows[i].article, rows[i].is_running,
                                 rows[i].is_reached };

      g_array_append_val (counters, counter);
    }
  return counters;
}

static GtkWidget *
get_row (Page *page, gint index)
{
  GtkWidget *bin = gtk_widget_get_last_child (GTK_WIDGET (page->list));
  GtkWidget *list = gtk_widget_get_first_child (bin);

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index));
}

/* The first visible widget of a type below another. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_rows (void)
{
  g_autoptr (GArray) counters = new_counters ();
  Page page;
  GtkWidget *title, *value;

  open_page (&page);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page.list)));
  brg_counter_list_set (page.list, NULL, "Draw counters", counters);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page.list)));
  title = find (get_row (&page, 0), GTK_TYPE_LABEL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, "Kings' moves only");
  value = gtk_widget_get_last_child (gtk_widget_get_parent (title));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (value)), ==, "14 of 25");
  value =
      gtk_widget_get_last_child (gtk_widget_get_parent (find (get_row (&page, 3), GTK_TYPE_LABEL)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (value)), ==, "51");
  g_assert_nonnull (find (get_row (&page, 1), GTK_TYPE_DRAWING_AREA));
  g_assert_null (find (get_row (&page, 3), GTK_TYPE_DRAWING_AREA));
  stage_assert_dies (page.window, GTK_WIDGET (page.list));
}

/* Never by colour alone: a sign, and words for those who hear it. */
static void
test_reached (void)
{
  g_autoptr (GArray) counters = new_counters ();
  Page page;

  open_page (&page);
  brg_counter_list_set (page.list, NULL, "Draw counters", counters);
  g_assert_null (find (get_row (&page, 0), GTK_TYPE_IMAGE));
  g_assert_nonnull (find (get_row (&page, 2), GTK_TYPE_IMAGE));
  g_assert_true (gtk_widget_has_css_class (get_row (&page, 2), "warn"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (&page, 2)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Repeated position: 3 of 3. The limit is reached.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (&page, 3)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Moves: 51.");
  stage_assert_dies (page.window, GTK_WIDGET (page.list));
}

/* Rows are filled anew; those that are too many hide, and the list with the last of them. */
static void
test_again (void)
{
  g_autoptr (GArray) counters = new_counters ();
  Page page;
  GtkWidget *first;

  open_page (&page);
  brg_counter_list_set (page.list, NULL, "Draw counters", counters);
  first = get_row (&page, 0);
  g_array_index (counters, BrgDeskCounter, 0).value = 25;
  g_array_index (counters, BrgDeskCounter, 0).is_reached = TRUE;
  g_array_set_size (counters, 1);
  brg_counter_list_set (page.list, NULL, NULL, counters);
  g_assert_true (get_row (&page, 0) == first);
  g_assert_true (gtk_widget_has_css_class (first, "warn"));
  g_assert_false (gtk_widget_get_visible (get_row (&page, 1)));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_first_child (GTK_WIDGET (page.list))));
  brg_counter_list_set (page.list, NULL, NULL, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page.list)));
  stage_assert_dies (page.window, GTK_WIDGET (page.list));
}

BRG_TEST_TOPIC ("counter-list")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  g_test_add_func ("/widgets/counter-list/rows", test_rows);
  g_test_add_func ("/widgets/counter-list/reached", test_reached);
  g_test_add_func ("/widgets/counter-list/again", test_again);
  return g_test_run ();
}
