/* brg-impact-list.c - whose points and places change, before and after
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-impact-list.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-tab-bin.h"

/* A row is one text: its cells, parted by this. */
#define PART "\x1f"

enum
{
  PART_NAME,
  PART_POINTS,
  PART_PLACE,
};

struct _BrgImpactList
{
  GtkWidget parent_instance;

  GtkWidget *content;  /* owned as a child */
  GtkStringList *rows; /* the model's */
};

G_DEFINE_FINAL_TYPE (BrgImpactList, brg_impact_list, GTK_TYPE_WIDGET)

static char *
dup_part (gpointer row, guint part, gpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) parts = g_strsplit (gtk_string_object_get_string (row), PART, -1);

  return g_strdup (parts[part]);
}

static char *
dup_place (gint first, gint last)
{
  if (first == 0)
    return g_strdup ("—");
  return first == last ? g_strdup_printf ("%d", first) : g_strdup_printf ("%d–%d", first, last);
}

static char *
dup_change (const char *before, const char *after)
{
  return g_str_equal (before, after) ? g_strdup (before)
                                     : g_strdup_printf ("%s → %s", before, after);
}

static char *
dup_row (const BrgSnapshot *snapshot, const BrgImpactMove *move)
{
  g_autofree char *name = brg_name_words_dup (snapshot, move->player, BRG_NAME_PLAIN, NULL);
  g_autofree char *points_before = brg_points_to_figures (move->points_before);
  g_autofree char *points_after = brg_points_to_figures (move->points_after);
  g_autofree char *points = dup_change (points_before, points_after);
  g_autofree char *place_before = dup_place (move->place_before, move->last_place_before);
  g_autofree char *place_after = dup_place (move->place_after, move->last_place_after);
  g_autofree char *place = dup_change (place_before, place_after);

  return g_strjoin (PART, name, points, place, NULL);
}

void
brg_impact_list_show (BrgImpactList *self, const BrgSnapshot *snapshot, const BrgImpact *impact)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (BRG_IS_IMPACT_LIST (self) && snapshot != NULL);

  for (guint i = 0; impact != NULL && i < impact->moves->len; i++)
    g_ptr_array_add (rows, dup_row (snapshot, &g_array_index (impact->moves, BrgImpactMove, i)));
  g_ptr_array_add (rows, NULL);
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          (const char *const *) rows->pdata);
}

static void
brg_impact_list_dispose (GObject *object)
{
  g_clear_pointer (&BRG_IMPACT_LIST (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_impact_list_parent_class)->dispose (object);
}

static void
brg_impact_list_class_init (BrgImpactListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_impact_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
brg_impact_list_init (BrgImpactList *self)
{
  const BrgColumn columns[] = {
    { _ ("Player"), BRG_COLUMN_LEFT, 14, .dup_field = dup_part, .field = PART_NAME,
      .expands = TRUE },
    { C_ ("column", "Points"), BRG_COLUMN_LEFT, 11, .dup_field = dup_part, .field = PART_POINTS },
    { _ ("Place"), BRG_COLUMN_LEFT, 15, .dup_field = dup_part, .field = PART_PLACE },
  };
  GtkWidget *view = gtk_column_view_new (NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkNoSelection *model;

  self->rows = gtk_string_list_new (NULL);
  model = gtk_no_selection_new (G_LIST_MODEL (self->rows));
  gtk_column_view_set_model (GTK_COLUMN_VIEW (view), GTK_SELECTION_MODEL (model));
  g_object_unref (model);
  gtk_widget_add_css_class (view, "brg-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Points and places before and after"), -1);
  brg_columns_add_all (GTK_COLUMN_VIEW (view), columns, G_N_ELEMENTS (columns), NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scroller), TRUE);
  self->content = brg_tab_bin_new (scroller);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}
