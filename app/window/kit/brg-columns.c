/* brg-columns.c - columns of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-columns.h"

#include "brg-chip.h"
#include "brg-row-item.h"
#include "brg-ui.h"

#define CELLS_KEY "brg-cells"

/* Where the heading of a column stands, and whether a heading has got its place. */
#define ALIGN_KEY "brg-align"
#define PLACED_KEY "brg-placed"
#define TIP_KEY "brg-tip"

/* The lines of a table, which it gets when it is seen first. */
#define SELECTION_KEY "brg-selection"

/* A row whose name is ours, and the window whose focus is watched. */
#define SAID_KEY "brg-said"
#define WATCHED_KEY "brg-watched"

/* Which item the widget of a cell stands for; not owned, and there while it does. */
#define ITEM_KEY "brg-item"

typedef struct
{
  BrgColumn spec;
  gpointer data;
} Cells;

static void
free_cells (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_free (data);
}

static GtkWidget *
make_text (const BrgColumn *spec)
{
  static const float positions[] = { 0.0f, 0.5f, 1.0f };
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), positions[spec->align]);
  if (spec->width_chars > 0)
    {
      /* As wide as wanted and not wider, whatever the text: a column never moves another. */
      gtk_label_set_width_chars (GTK_LABEL (label), spec->width_chars);
      gtk_label_set_max_width_chars (GTK_LABEL (label), spec->width_chars);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      if (spec->n_lines > 1)
        {
          gtk_label_set_wrap (GTK_LABEL (label), TRUE);
          gtk_label_set_lines (GTK_LABEL (label), spec->n_lines);
        }
      brg_ui_show_whole_text (GTK_LABEL (label));
    }
  if (spec->align == BRG_COLUMN_RIGHT)
    gtk_widget_add_css_class (label, "numeric");
  if (spec->css_class != NULL)
    gtk_widget_add_css_class (label, spec->css_class);
  return label;
}

static void
setup_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer data)
{
  const Cells *cells = data;

  gtk_list_item_set_child (cell, cells->spec.make != NULL ? cells->spec.make (cells->data)
                                                          : make_text (&cells->spec));
  g_object_set_data (G_OBJECT (cell), CELLS_KEY, data);
}

static void
show_text (const Cells *cells, GtkWidget *label, gpointer item)
{
  const BrgColumn *spec = &cells->spec;
  g_autofree char *text = spec->dup_text != NULL ? spec->dup_text (item, cells->data)
                                                 : spec->dup_field (item, spec->field, cells->data);

  gtk_label_set_text (GTK_LABEL (label), text);
  if (spec->mark != NULL)
    spec->mark (label, item, cells->data);
}

static void
show_cell (GtkListItem *cell)
{
  const Cells *cells = g_object_get_data (G_OBJECT (cell), CELLS_KEY);
  GtkWidget *widget = gtk_list_item_get_child (cell);

  if (cells->spec.show != NULL)
    cells->spec.show (widget, gtk_list_item_get_item (cell), cells->data);
  else
    show_text (cells, widget, gtk_list_item_get_item (cell));
}

static void
bind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem *cell,
           gpointer data G_GNUC_UNUSED)
{
  gpointer item = gtk_list_item_get_item (cell);

  g_object_set_data (G_OBJECT (gtk_list_item_get_child (cell)), ITEM_KEY, item);
  show_cell (cell);
  if (BRG_IS_ROW_ITEM (item))
    g_signal_connect_swapped (item, "notify::revision", G_CALLBACK (show_cell), cell);
}

static void
unbind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
             GtkListItem *cell,
             gpointer data G_GNUC_UNUSED)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (cell), cell);
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (cell)), ITEM_KEY, NULL);
}

/* The heading stands over its cells. What there is of it no other function tells: a box with the
 * text and, behind it, the arrow of the order. */
static void
place_heading (GtkWidget *heading, BrgColumnAlign align)
{
  static const GtkAlign places[] = { GTK_ALIGN_START, GTK_ALIGN_CENTER, GTK_ALIGN_END };
  GtkWidget *box = gtk_widget_get_first_child (heading);
  GtkWidget *arrow = GTK_IS_BOX (box) ? gtk_widget_get_last_child (box) : NULL;

  if (arrow == NULL)
    return;
  gtk_widget_set_halign (box, places[align]);
  if (align == BRG_COLUMN_RIGHT)
    gtk_box_reorder_child_after (GTK_BOX (box), arrow, NULL);
}

/* A column that comes into sight gets a heading that was not there before. */
static void
place_new_heading (GtkColumnViewColumn *column)
{
  GtkColumnView *view = gtk_column_view_column_get_column_view (column);
  GtkWidget *headings = view != NULL ? gtk_widget_get_first_child (GTK_WIDGET (view)) : NULL;
  BrgColumnAlign align = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (column), ALIGN_KEY));

  for (GtkWidget *heading = headings != NULL ? gtk_widget_get_first_child (headings) : NULL;
       heading != NULL; heading = gtk_widget_get_next_sibling (heading))
    if (g_object_get_data (G_OBJECT (heading), PLACED_KEY) == NULL)
      {
        place_heading (heading, align);
        gtk_widget_set_tooltip_text (heading, g_object_get_data (G_OBJECT (column), TIP_KEY));
        g_object_set_data (G_OBJECT (heading), PLACED_KEY, heading);
      }
}

GtkWidget *
brg_columns_find_list (GtkColumnView *view)
{
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  child = gtk_widget_get_last_child (GTK_WIDGET (view));
  while (child != NULL && !GTK_IS_LIST_VIEW (child))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

/* The list in the view is no thing of its own for who hears it: not "GtkColumnListView", which
 * GTK 4.8 calls it. Before it is shown: a reader of screens keeps the name that it got first. */
static void
hush_list (GtkColumnView *view)
{
  GtkWidget *list = brg_columns_find_list (view);

  if (list != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

GtkColumnViewColumn *
brg_columns_add (GtkColumnView *view, const BrgColumn *spec, gpointer data)
{
  GtkListItemFactory *factory;
  Cells *cells;
  GtkColumnViewColumn *column;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view) && spec != NULL, NULL);
  g_return_val_if_fail ((spec->make != NULL) == (spec->show != NULL), NULL);

  hush_list (view);
  factory = gtk_signal_list_item_factory_new ();
  cells = g_new (Cells, 1);
  *cells = (Cells){ *spec, data };
  g_signal_connect_data (factory, "setup", G_CALLBACK (setup_cell), cells, free_cells, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), cells);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell), cells);
  column = gtk_column_view_column_new (spec->title, factory);
  gtk_column_view_column_set_expand (column, spec->expands);
  g_object_set_data (G_OBJECT (column), ALIGN_KEY, GUINT_TO_POINTER (spec->align));
  g_object_set_data_full (G_OBJECT (column), TIP_KEY, g_strdup (spec->tip), g_free);
  gtk_column_view_append_column (view, column);
  place_new_heading (column);
  g_signal_connect (column, "notify::visible", G_CALLBACK (place_new_heading), NULL);
  g_object_unref (column);
  if (spec->place != NULL)
    *spec->place = column;
  return column;
}

/* The list puts a widget of its own round every cell, and one round the cells of a row. */
GtkWidget *
brg_columns_get_row (GtkWidget *cell)
{
  GtkWidget *frame;

  g_return_val_if_fail (GTK_IS_WIDGET (cell), NULL);

  frame = gtk_widget_get_parent (cell);
  return frame != NULL ? gtk_widget_get_parent (frame) : NULL;
}

static gboolean
is_row_of (GtkWidget *row, gpointer item)
{
  for (GtkWidget *frame = gtk_widget_get_first_child (row); frame != NULL;
       frame = gtk_widget_get_next_sibling (frame))
    {
      GtkWidget *cell = gtk_widget_get_first_child (frame);

      if (cell != NULL && g_object_get_data (G_OBJECT (cell), ITEM_KEY) == item)
        return TRUE;
    }
  return FALSE;
}

GtkWidget *
brg_columns_find_row (GtkColumnView *view, gpointer item)
{
  GtkWidget *list = brg_columns_find_list (view);
  GtkWidget *row;

  g_return_val_if_fail (item != NULL, NULL);

  row = list != NULL ? gtk_widget_get_first_child (list) : NULL;
  while (row != NULL && !is_row_of (row, item))
    row = gtk_widget_get_next_sibling (row);
  return row;
}

void
brg_columns_add_all (GtkColumnView *view, const BrgColumn *specs, guint n_specs, gpointer data)
{
  for (guint i = 0; i < n_specs; i++)
    brg_columns_add (view, &specs[i], data);
}

GtkWidget *
brg_columns_make_chip (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *chip = brg_chip_new (BRG_CHIP_OK, NULL, "");

  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  return chip;
}

/* The texts of a cell, in their order. */
static void
append_texts (GString *said, GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_string_append_printf (said, "%s%s", said->len > 0 ? " " : "",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_texts (said, child);
}

/* What a row says: its cells, figures and short words behind the heading of their column. */
static char *
dup_said (GtkColumnView *view, GtkWidget *row)
{
  GListModel *columns = gtk_column_view_get_columns (view);
  GString *said = g_string_new (NULL);
  guint i = 0;

  for (GtkWidget *frame = gtk_widget_get_first_child (row); frame != NULL;
       frame = gtk_widget_get_next_sibling (frame), i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);
      g_autoptr (GString) cell = g_string_new (NULL);
      const char *title = column != NULL ? gtk_column_view_column_get_title (column) : NULL;
      gboolean is_named =
          column != NULL && title != NULL && *title != '\0' &&
          GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (column), ALIGN_KEY)) != BRG_COLUMN_LEFT;

      append_texts (cell, frame);
      if (cell->len > 0)
        g_string_append_printf (said, "%s%s%s%s", said->len > 0 ? ", " : "", is_named ? title : "",
                                is_named ? " " : "", cell->str);
    }
  return g_string_free (said, FALSE);
}

/* The row that has got the focus has a name when it is asked for one; a page may have given it. */
static void
on_root_focus (GtkRoot *root, GParamSpec *pspec G_GNUC_UNUSED, GtkColumnView *view)
{
  GtkWidget *list = brg_columns_find_list (view);
  GtkWidget *row = gtk_root_get_focus (root);
  g_autofree char *said = NULL;

  while (row != NULL && gtk_widget_get_parent (row) != list)
    row = gtk_widget_get_parent (row);
  if (row == NULL ||
      (g_object_get_data (G_OBJECT (row), SAID_KEY) == NULL &&
       gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL)))
    return;
  said = dup_said (view, row);
  g_object_set_data (G_OBJECT (row), SAID_KEY, row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

/* Once for each window that it is shown in. */
static void
watch_focus (GtkColumnView *view)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));

  if (root == NULL || g_object_get_data (G_OBJECT (view), WATCHED_KEY) == root)
    return;
  g_object_set_data (G_OBJECT (view), WATCHED_KEY, root);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_root_focus), view, 0);
}

/* Widgets for two hundred rows are made as soon as a table has lines, seen or not. */
static void
on_mapped (GtkColumnView *view)
{
  watch_focus (view);
  if (gtk_column_view_get_model (view) == NULL)
    gtk_column_view_set_model (view, g_object_get_data (G_OBJECT (view), SELECTION_KEY));
}

GtkSingleSelection *
brg_columns_set_model (GtkColumnView *view, GListModel *model)
{
  GtkSingleSelection *selection = gtk_single_selection_new (NULL);

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_model (selection, model);
  g_object_set_data_full (G_OBJECT (view), SELECTION_KEY, selection, g_object_unref);
  g_signal_connect (view, "map", G_CALLBACK (on_mapped), NULL);
  if (gtk_widget_get_mapped (GTK_WIDGET (view)))
    on_mapped (view);
  g_object_unref (model);
  return selection;
}

GtkWidget *
brg_columns_find_selected (GtkWidget *list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0 &&
        gtk_widget_get_mapped (row))
      return row;
  return NULL;
}

void
brg_columns_remove_all (GtkColumnView *view)
{
  GListModel *columns;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  columns = gtk_column_view_get_columns (view);
  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (view, column);
    }
}
