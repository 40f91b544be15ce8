/* brg-sidebar.c - the list of pages with the work that is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sidebar.h"

#include "brg-tab-bin.h"
#include "brg-template.h"
#include "brg-ui.h"

#include <glib/gi18n.h>

/* A badge of so many figures moves nothing; where hundreds are counted the titles are short. */
#define WIDEST_BADGE "00"

/* The widgets of one row; they belong to the list box. */
typedef struct
{
  char *name;
  GtkListBoxRow *row;
  GtkWidget *title;
  GtkStack *badge_stack; /* holds its place while there is no badge */
  GtkLabel *badge;
} Row;

struct _BrgSidebar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkListBox *list;
  GtkBox *slot;
  GtkWidget *status_box;
  GtkLabel *saved_label;
  GtkLabel *detail_label;
  GHashTable *rows; /* page name -> Row, owned */
  const Row *shown; /* in rows */
  gboolean is_folded;
  gboolean is_setting_page;
};

G_DEFINE_FINAL_TYPE (BrgSidebar, brg_sidebar, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PAGE_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
free_row (gpointer data)
{
  Row *row = data;

  g_free (row->name);
  g_free (row);
}

static void
choose (BrgSidebar *self, GtkListBoxRow *row, gboolean enters)
{
  const char *name = g_object_get_data (G_OBJECT (row), "brg-page-name");

  if (name != NULL)
    g_signal_emit (self, signals[SIGNAL_PAGE_CHOSEN], 0, name, enters);
}

/* The keyboard goes from page to page and stays here until Enter; Tab passes the page that is
 * shown. */
static void
on_row_selected (BrgSidebar *self, GtkListBoxRow *row)
{
  if (row != NULL && !self->is_setting_page && (self->shown == NULL || row != self->shown->row))
    choose (self, row, FALSE);
}

static void
on_row_activated (BrgSidebar *self, GtkListBoxRow *row)
{
  choose (self, row, TRUE);
}

static void
brg_sidebar_dispose (GObject *object)
{
  BrgSidebar *self = BRG_SIDEBAR (object);

  brg_template_silence (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_hash_table_unref);
  G_OBJECT_CLASS (brg_sidebar_parent_class)->dispose (object);
}

static void
brg_sidebar_class_init (BrgSidebarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_sidebar_dispose;
  signals[SIGNAL_PAGE_CHOSEN] =
      g_signal_new ("page-chosen", BRG_TYPE_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-sidebar");
}

static GtkLabel *
make_status_label (void)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0.0f);
  gtk_label_set_wrap (label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (label), "brg-small");
  gtk_widget_add_css_class (GTK_WIDGET (label), "brg-dim");
  return label;
}

static void
brg_sidebar_init (BrgSidebar *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->rows = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_row);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pages"), -1);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (on_row_selected), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (on_row_activated), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 brg_tab_bin_new (GTK_WIDGET (self->list)));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), scroller);

  self->slot = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->slot));
  self->status_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->status_box, "brg-status");
  self->saved_label = make_status_label ();
  self->detail_label = make_status_label ();
  gtk_box_append (GTK_BOX (self->status_box), GTK_WIDGET (self->saved_label));
  gtk_box_append (GTK_BOX (self->status_box), GTK_WIDGET (self->detail_label));
  gtk_box_append (GTK_BOX (self->box), self->status_box);
}

/* Nothing moves when a number comes, grows or goes. Pages that count nothing need no place for it.
 */
static GtkWidget *
make_badge (Row *row)
{
  GtkWidget *place = gtk_label_new (WIDEST_BADGE);

  row->badge_stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_valign (GTK_WIDGET (row->badge_stack), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (row->badge_stack), FALSE);
  gtk_widget_add_css_class (place, "brg-badge");
  gtk_stack_add_named (row->badge_stack, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), "none");
  gtk_stack_add_named (row->badge_stack, place, "place");
  row->badge = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (row->badge), "brg-badge");
  gtk_widget_set_halign (GTK_WIDGET (row->badge), GTK_ALIGN_END);
  gtk_stack_add_named (row->badge_stack, GTK_WIDGET (row->badge), "badge");
  return GTK_WIDGET (row->badge_stack);
}

void
brg_sidebar_add (BrgSidebar *self,
                 const char *name,
                 const char *title,
                 const char *icon_name,
                 gboolean is_apart)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *icon = gtk_image_new_from_icon_name (icon_name);
  Row *row = g_new0 (Row, 1);

  g_return_if_fail (BRG_IS_SIDEBAR (self));

  row->name = g_strdup (name);
  row->title = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (row->title), 0.0f);
  gtk_widget_set_hexpand (row->title, TRUE);
  gtk_box_append (GTK_BOX (content), icon);
  gtk_box_append (GTK_BOX (content), row->title);
  gtk_box_append (GTK_BOX (content), make_badge (row));
  row->row = GTK_LIST_BOX_ROW (gtk_list_box_row_new ());
  gtk_list_box_row_set_child (row->row, content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  if (is_apart)
    gtk_widget_add_css_class (GTK_WIDGET (row->row), "brg-apart");
  g_object_set_data (G_OBJECT (row->row), "brg-page-name", row->name);
  gtk_list_box_append (self->list, GTK_WIDGET (row->row));
  g_hash_table_insert (self->rows, row->name, row);
}

void
brg_sidebar_set_page (BrgSidebar *self, const char *name)
{
  Row *row;

  g_return_if_fail (BRG_IS_SIDEBAR (self) && name != NULL);

  row = g_hash_table_lookup (self->rows, name);
  if (row == NULL)
    return;
  self->shown = row;
  self->is_setting_page = TRUE;
  gtk_list_box_select_row (self->list, row->row);
  self->is_setting_page = FALSE;
}

void
brg_sidebar_set_page_visible (BrgSidebar *self, const char *name, gboolean is_visible)
{
  Row *row;

  g_return_if_fail (BRG_IS_SIDEBAR (self) && name != NULL);

  row = g_hash_table_lookup (self->rows, name);
  if (row != NULL)
    gtk_widget_set_visible (GTK_WIDGET (row->row), is_visible);
}

void
brg_sidebar_set_badge (BrgSidebar *self, const char *name, gint count, const char *description)
{
  Row *row;
  g_autofree char *text = g_strdup_printf ("%d", count);

  g_return_if_fail (BRG_IS_SIDEBAR (self) && name != NULL);

  row = g_hash_table_lookup (self->rows, name);
  if (row == NULL)
    return;
  gtk_label_set_text (row->badge, text);
  gtk_widget_set_visible (GTK_WIDGET (row->badge_stack), TRUE);
  gtk_stack_set_visible_child_name (row->badge_stack, count > 0 ? "badge" : "none");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  count > 0 ? description : "", -1);
}

void
brg_sidebar_set_badge_class (BrgSidebar *self, const char *name, const char *css_class)
{
  Row *row;

  g_return_if_fail (BRG_IS_SIDEBAR (self) && name != NULL && css_class != NULL);

  row = g_hash_table_lookup (self->rows, name);
  if (row != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (row->badge), css_class);
}

void
brg_sidebar_set_status (BrgSidebar *self, const char *saved, const char *detail, gboolean is_wrong)
{
  g_return_if_fail (BRG_IS_SIDEBAR (self));

  gtk_label_set_text (self->saved_label, saved);
  brg_ui_set_class (self->saved_label, "brg-wrong", is_wrong);
  gtk_label_set_text (self->detail_label, detail);
  gtk_widget_set_visible (GTK_WIDGET (self->detail_label), *detail != '\0');
}

void
brg_sidebar_set_folded (BrgSidebar *self, gboolean is_folded)
{
  GHashTableIter iter;
  gpointer value;

  g_return_if_fail (BRG_IS_SIDEBAR (self));

  if (self->is_folded == is_folded)
    return;
  self->is_folded = is_folded;
  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Row *row = value;

      gtk_widget_set_visible (row->title, !is_folded);
      gtk_widget_set_tooltip_text (GTK_WIDGET (row->row),
                                   is_folded ? gtk_label_get_text (GTK_LABEL (row->title)) : NULL);
    }
  gtk_widget_set_visible (self->status_box, !is_folded);
  brg_ui_set_class (self, "folded", is_folded);
}

gboolean
brg_sidebar_is_folded (BrgSidebar *self)
{
  g_return_val_if_fail (BRG_IS_SIDEBAR (self), FALSE);

  return self->is_folded;
}

GtkBox *
brg_sidebar_get_slot (BrgSidebar *self)
{
  g_return_val_if_fail (BRG_IS_SIDEBAR (self), NULL);

  return self->slot;
}
