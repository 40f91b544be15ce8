/* brg-table-page-list.c - the table as a list without the rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include "brg-columns.h"
#include "brg-narrow.h"
#include "brg-standing-item.h"

/* Longer names are cut. */
#define NAME_CHARS 18

/* Below these widths of text at 100 % columns about persons give way. */
#define NARROW_WIDTH 1000.0
#define TIGHT_WIDTH 760.0

/* What a column shows. */
#define FIELD_KEY "brg-field"

static char *
dup_list_text (gpointer item, guint field, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_standing_item_get_text (item, field));
}

static void
add_column (BrgTablePage *self,
            const char *title,
            BrgColumnAlign align,
            gint width_chars,
            const char *css_class,
            guint field,
            const char *tip)
{
  const BrgColumn spec = { title,
                           align,
                           width_chars,
                           css_class,
                           .dup_field = dup_list_text,
                           .field = field,
                           .tip = tip,
                           .expands = field == BRG_STANDING_NAME };

  if (title != NULL)
    g_object_set_data (G_OBJECT (brg_columns_add (self->list, &spec, NULL)), FIELD_KEY,
                       GUINT_TO_POINTER (field));
}

/* Points and tie-breaks stay in sight: what is known of the person gives way. */
static gboolean
has_room (BrgTablePage *self, guint field)
{
  switch (field)
    {
    case BRG_STANDING_TITLE:
    case BRG_STANDING_BIRTH:
    case BRG_STANDING_ORGANISATION:
      return !self->list_is_narrow;
    case BRG_STANDING_FEDERATION:
      return !self->list_is_tight;
    default:
      return TRUE;
    }
}

static void
fold_columns (BrgTablePage *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->list);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);
      gpointer field = g_object_get_data (G_OBJECT (column), FIELD_KEY);

      gtk_column_view_column_set_visible (column, has_room (self, GPOINTER_TO_UINT (field)));
    }
}

static void
on_narrow (gboolean is_narrow, gpointer data)
{
  BrgTablePage *self = data;

  self->list_is_narrow = is_narrow;
  fold_columns (self);
}

static void
on_tight (gboolean is_tight, gpointer data)
{
  BrgTablePage *self = data;

  self->list_is_tight = is_tight;
  fold_columns (self);
}

void
brg_table_page_setup_list (BrgTablePage *self)
{
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow, self);
  brg_narrow_watch (GTK_WIDGET (self), TIGHT_WIDTH, on_tight, self);
}

/* Whether anybody has left or the like. */
static gboolean
has_chips (const BrgCrosstable *table)
{
  for (gint i = 0; i < table->n_rows; i++)
    if (table->rows[i].chip != NULL && *table->rows[i].chip != '\0')
      return TRUE;
  return FALSE;
}

/* What tells one set of columns from another. */
static char *
dup_columns (const BrgCrosstable *table)
{
  g_autofree char *values = g_strjoinv (",", table->value_heads);

  return g_strdup_printf ("%d%d%d%d%d%d%d%d %s", has_chips (table), table->head_carried != NULL,
                          table->head_title != NULL, table->head_rating != NULL,
                          table->head_organisation != NULL, table->head_overall != NULL,
                          table->head_federation != NULL, table->head_birth != NULL, values);
}

/* The tie-breaks may change, and another group may have brought points: the columns follow. */
static void
update_columns (BrgTablePage *self, const BrgCrosstable *table)
{
  g_autofree char *columns = dup_columns (table);

  if (g_strcmp0 (self->listed_columns, columns) == 0)
    return;
  g_free (self->listed_columns);
  self->listed_columns = g_steal_pointer (&columns);
  brg_columns_remove_all (self->list);
  add_column (self, table->head_place, BRG_COLUMN_RIGHT, 6, NULL, BRG_STANDING_PLACE, NULL);
  add_column (self, table->head_overall, BRG_COLUMN_RIGHT, 6, "brg-dim", BRG_STANDING_OVERALL,
              NULL);
  add_column (self, table->head_number, BRG_COLUMN_RIGHT, 4, "brg-dim", BRG_STANDING_NUMBER, NULL);
  add_column (self, table->head_name, BRG_COLUMN_LEFT, NAME_CHARS, NULL, BRG_STANDING_NAME, NULL);
  add_column (self, table->head_title, BRG_COLUMN_LEFT, 5, "brg-dim", BRG_STANDING_TITLE, NULL);
  add_column (self, table->head_birth, BRG_COLUMN_RIGHT, 5, "brg-dim", BRG_STANDING_BIRTH, NULL);
  add_column (self, table->head_rating, BRG_COLUMN_RIGHT, 6, NULL, BRG_STANDING_RATING, NULL);
  add_column (self, table->head_federation, BRG_COLUMN_LEFT, 5, "brg-dim", BRG_STANDING_FEDERATION,
              NULL);
  add_column (self, table->head_organisation, BRG_COLUMN_LEFT, 18, "brg-dim",
              BRG_STANDING_ORGANISATION, NULL);
  add_column (self, has_chips (table) ? "" : NULL, BRG_COLUMN_LEFT, 10, "brg-dim",
              BRG_STANDING_CHIP, NULL);
  add_column (self, table->head_carried, BRG_COLUMN_RIGHT, 6, NULL, BRG_STANDING_CARRIED, NULL);
  add_column (self, table->head_points, BRG_COLUMN_RIGHT, 6, "heading", BRG_STANDING_POINTS, NULL);
  for (gint i = 0; i < table->n_values; i++)
    add_column (self, table->value_heads[i], BRG_COLUMN_RIGHT, 7, NULL,
                BRG_STANDING_VALUE + (guint) i, table->value_names[i]);
  fold_columns (self);
}

/* The same items stand for other rows, so that the list neither scrolls nor flickers. */
static void
update_items (BrgTablePage *self, const BrgCrosstable *table)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autoptr (GPtrArray) more = g_ptr_array_new_with_free_func (g_object_unref);

  for (gint i = 0; i < table->n_rows; i++)
    {
      g_autoptr (BrgStandingItem) item =
          g_list_model_get_item (G_LIST_MODEL (self->items), (guint) i);

      if (item != NULL)
        brg_standing_item_update (item, &table->rows[i], table->n_values);
      else
        g_ptr_array_add (more, brg_standing_item_new (&table->rows[i], table->n_values));
    }
  if ((guint) table->n_rows < n_items)
    g_list_store_splice (self->items, (guint) table->n_rows, n_items - (guint) table->n_rows, NULL,
                         0);
  else if (more->len > 0)
    g_list_store_splice (self->items, n_items, 0, more->pdata, more->len);
}

void
brg_table_page_update_list (BrgTablePage *self, const BrgCrosstable *table)
{
  BrgStandingItem *selected = gtk_single_selection_get_selected_item (self->selection);
  gint player = selected != NULL ? brg_standing_item_get_player (selected) : -1;

  update_columns (self, table);
  update_items (self, table);
  for (gint i = 0; i < table->n_rows; i++)
    if (table->rows[i].player == player)
      gtk_single_selection_set_selected (self->selection, (guint) i);
}
