/* brg-counter-list.c - the pane's counters: how far each has come, why, by which article
 *
 * Tests: tests/widgets/test-counter-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-counter-list.h"

#include <glib/gi18n.h>
#include <math.h>

#include "brg-article-link.h"
#include "brg-compat.h"
#include "brg-paint.h"
#include "brg-tab-bin.h"
#include "brg-ui-words.h"
#include "brg-widget-palette.h"

/*
 * Row:
 * @row: what stands in the list
 * @bar: reads the counter
 *
 * The widgets of a counter, owned by the list box; freed after them.
 */
typedef struct
{
  GtkWidget *row;
  GtkLabel *title;
  GtkWidget *icon;
  GtkLabel *value;
  GtkWidget *bar;
  GtkLabel *note;
  GtkLabel *article;
  guint count;
  guint limit;
  gboolean is_running;
  gboolean is_reached;
} Row;

struct _BrgCounterList
{
  GtkWidget parent_instance;

  GtkLabel *heading; /* owned as a child */
  GtkListBox *list;  /* owned as a child */
  GPtrArray *rows;   /* (element-type Row), owned; the first ones are shown */
};

G_DEFINE_FINAL_TYPE (BrgCounterList, brg_counter_list, GTK_TYPE_WIDGET)

static void
draw_bar (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  const Row *row = user_data;
  double done =
      row->limit > 0 ? round ((double) width * MIN (row->count, row->limit) / row->limit) : 0;
  BrgPalette palette;
  BrgInkName ink = row->is_reached   ? BRG_INK_WARN
                   : row->is_running ? BRG_INK_ACCENT
                                     : BRG_INK_FAINT;

  brg_widget_palette_load (GTK_WIDGET (area), &palette);
  brg_paint_rounded_path (cr, 0, 0, width, height, height);
  cairo_clip (cr);
  brg_paint_box (cr, 0, 0, width, height, &palette.ink[BRG_INK_NEUTRAL_BG]);
  brg_paint_box (cr, 0, 0, done, height, &palette.ink[ink]);
  if (palette.high_contrast)
    brg_paint_ring (cr, 0, 0, width, height, height, 1, &palette.ink[BRG_INK_FG]);
}

static GtkLabel *
new_label (const char *style, gboolean wraps)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, wraps ? 0 : 1);
  gtk_label_set_wrap (label, wraps);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (GTK_WIDGET (label), wraps);
  gtk_widget_set_valign (GTK_WIDGET (label), BRG_ALIGN_BASELINE);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);
  return label;
}

static GtkWidget *
new_line (GtkWidget *const *parts, guint n_parts)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  for (guint i = 0; i < n_parts; i++)
    gtk_box_append (GTK_BOX (line), parts[i]);
  return line;
}

static Row *
new_row (void)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  row->title = new_label ("brg-counter-title", TRUE);
  row->icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  row->value = new_label ("brg-counter-value", FALSE);
  row->bar = gtk_drawing_area_new ();
  row->note = new_label ("brg-small", TRUE);
  row->article = new_label ("brg-small", FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (row->note), "brg-dim");
  gtk_widget_add_css_class (GTK_WIDGET (row->article), "brg-article");
  gtk_widget_add_css_class (row->bar, "brg-counter-bar");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (row->bar), draw_bar, row, NULL);
  gtk_box_append (
      GTK_BOX (box),
      new_line ((GtkWidget *[]){ GTK_WIDGET (row->title), row->icon, GTK_WIDGET (row->value) }, 3));
  gtk_box_append (GTK_BOX (box), row->bar);
  gtk_box_append (
      GTK_BOX (box),
      new_line ((GtkWidget *[]){ GTK_WIDGET (row->note), GTK_WIDGET (row->article) }, 2));
  row->row = gtk_list_box_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row->row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row->row), box);
  gtk_widget_add_css_class (row->row, "brg-counter");
  return row;
}

static void
set_class (GtkWidget *widget, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* The number is what one looks for: what is beside it is fainter. */
static char *
dup_value_markup (const BrgDeskCounter *counter)
{
  g_autofree char *number = g_strdup_printf (
      "<span size=\"137%%\" weight=\"bold\" alpha=\"100%%\">%u</span>", counter->value);
  g_autofree char *whole = NULL;

  if (counter->limit == 0)
    return g_steal_pointer (&number);
  /* Translators: how far a counter has come, set larger, and how far it goes: "14 of 25" */
  whole = g_strdup_printf (C_ ("counter", "%s of %u"), number, counter->limit);
  return counter->is_running && !counter->is_reached
             ? g_strdup_printf ("<span alpha=\"75%%\">%s</span>", whole)
             : g_steal_pointer (&whole);
}

static char *
dup_sentence (const BrgDeskCounter *counter, const char *article)
{
  GString *text = g_string_new (NULL);

  if (counter->limit == 0)
    /* Translators: what is counted; how far it has come */
    g_string_append_printf (text, _ ("%s: %u."), counter->title, counter->value);
  else
    /* Translators: what is counted; how far it has come; how far it goes */
    g_string_append_printf (text, _ ("%s: %u of %u."), counter->title, counter->value,
                            counter->limit);
  if (counter->is_reached)
    g_string_append_printf (text, " %s", _ ("The limit is reached."));
  if (counter->note != NULL && *counter->note != '\0')
    g_string_append_printf (text, " %s", counter->note);
  if (article != NULL)
    g_string_append_printf (text, " (%s)", article);
  return g_string_free (text, FALSE);
}

static void
fill_row (Row *row, const BrgRulebook *own, const BrgDeskCounter *counter)
{
  g_autofree char *article =
      counter->article != NULL ? brg_ui_dup_article (own, counter->article) : NULL;
  g_autofree char *value = dup_value_markup (counter);
  g_autofree char *sentence = dup_sentence (counter, article);
  const char *note = counter->note != NULL ? counter->note : "";

  row->count = counter->value;
  row->limit = counter->limit;
  row->is_running = counter->is_running;
  row->is_reached = counter->is_reached;
  gtk_label_set_text (row->title, counter->title);
  gtk_label_set_markup (row->value, value);
  gtk_label_set_text (row->note, note);
  brg_article_link_fill_label (row->article, own, counter->article);
  gtk_widget_set_visible (row->icon, counter->is_reached);
  gtk_widget_set_visible (row->bar, counter->limit > 0);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (row->note)),
                          *note != '\0' || article != NULL);
  set_class (row->row, "warn", counter->is_reached);
  set_class (row->row, "resting", !counter->is_running && !counter->is_reached);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
  gtk_widget_queue_draw (row->bar);
}

static void
brg_counter_list_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_counter_list_parent_class)->dispose (object);
}

static void
brg_counter_list_finalize (GObject *object)
{
  g_clear_pointer (&BRG_COUNTER_LIST (object)->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_counter_list_parent_class)->finalize (object);
}

static void
brg_counter_list_class_init (BrgCounterListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_counter_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_counter_list_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-counter-list");
}

static void
brg_counter_list_init (BrgCounterList *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 8);
  self->rows = g_ptr_array_new_with_free_func (g_free);
  self->heading = new_label ("brg-page-title", TRUE);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "brg-counters");
  gtk_widget_set_parent (GTK_WIDGET (self->heading), GTK_WIDGET (self));
  gtk_widget_set_parent (brg_tab_bin_new (GTK_WIDGET (self->list)), GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
brg_counter_list_new (void)
{
  return g_object_new (BRG_TYPE_COUNTER_LIST, NULL);
}

static void
add_row (BrgCounterList *self)
{
  Row *row = new_row ();

  gtk_list_box_append (self->list, row->row);
  g_ptr_array_add (self->rows, row);
}

void
brg_counter_list_set (BrgCounterList *self,
                      const BrgRulebook *own,
                      const char *title,
                      const GArray *counters)
{
  guint n_counters = counters != NULL ? counters->len : 0;

  g_return_if_fail (BRG_IS_COUNTER_LIST (self));

  while (self->rows->len < n_counters)
    add_row (self);
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = self->rows->pdata[i];

      if (i < n_counters)
        fill_row (row, own, &g_array_index (counters, BrgDeskCounter, i));
      gtk_widget_set_visible (row->row, i < n_counters);
    }
  gtk_label_set_text (self->heading, title != NULL ? title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), title != NULL);
  if (title != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    title, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), n_counters > 0);
}
