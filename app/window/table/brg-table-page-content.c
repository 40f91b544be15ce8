/* brg-table-page-content.c - what the table is made of: order, category, columns, the chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include <glib/gi18n.h>

#include "brg-category-members.h"
#include "brg-event-progress.h"
#include "brg-progress-content.h"
#include "brg-ui-words.h"

static BrgTableOrder
get_order (BrgTablePage *self)
{
  return gtk_toggle_button_get_active (self->by_place_button) ? BRG_TABLE_BY_PLACE
                                                              : BRG_TABLE_BY_NUMBER;
}

/* Categories */

static BrgCategory *
find_category (BrgTablePage *self, BrgSnapshot *snapshot, guint *index)
{
  for (guint i = 0; i < snapshot->categories->len; i++)
    {
      BrgCategory *category = snapshot->categories->pdata[i];

      if (category->id != self->category_id)
        continue;
      if (index != NULL)
        *index = i;
      return category;
    }
  return NULL;
}

static char *
dup_category_label (BrgSnapshot *snapshot, const BrgCategory *category)
{
  guint n_members;
  g_autofree gint *members = brg_category_list_members (snapshot, category, &n_members, NULL);

  /* Translators: a category and how many belong to it: "Женщины 24" */
  return g_strdup_printf (_ ("%s %u"), category->name, n_members);
}

/* The list is only replaced when it differs: an open one stays open. */
static void
fill_categories (BrgTablePage *self, GStrv labels)
{
  GListModel *old = gtk_drop_down_get_model (self->category_drop);
  g_autoptr (GtkStringList) list = NULL;
  gboolean is_same = old != NULL && g_list_model_get_n_items (old) == g_strv_length (labels);

  for (guint i = 0; is_same && labels[i] != NULL; i++)
    is_same = g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (old), i), labels[i]);
  if (is_same)
    return;
  list = gtk_string_list_new ((const char *const *) labels);
  gtk_drop_down_set_model (self->category_drop, G_LIST_MODEL (list));
}

void
brg_table_page_update_categories (BrgTablePage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  guint index = 0;

  /* Translators: everybody, first in the list of categories */
  g_strv_builder_add (labels, C_ ("category", "All"));
  for (guint i = 0; i < snapshot->categories->len; i++)
    {
      g_autofree char *label = dup_category_label (snapshot, snapshot->categories->pdata[i]);

      g_strv_builder_add (labels, label);
    }
  texts = g_strv_builder_end (labels);
  self->is_choosing = TRUE;
  fill_categories (self, texts);
  if (find_category (self, snapshot, &index) == NULL)
    self->category_id = 0;
  gtk_drop_down_set_selected (self->category_drop, self->category_id != 0 ? index + 1 : 0);
  self->is_choosing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->category_drop), snapshot->categories->len > 0);
}

/* Content */

void
brg_table_page_make_choice (BrgTablePage *self,
                            BrgSnapshot *snapshot,
                            BrgTableChoice *choice,
                            gint **members)
{
  const BrgCategory *category = find_category (self, snapshot, NULL);

  *choice = (BrgTableChoice){
    .order = get_order (self),
    .parts_points = TRUE,
    .drops_empty = TRUE,
    .short_heads = TRUE,
    .hidden_parts = self->hidden_parts,
    .extra_parts = self->extra_parts,
    .hidden_values = (const char *const *) self->hidden_values->pdata,
  };
  *members = category != NULL
                 ? brg_category_list_members (snapshot, category, &choice->n_members, NULL)
                 : NULL;
  /* A category that nobody belongs to is empty, not everybody. */
  if (category != NULL && *members == NULL)
    *members = g_new0 (gint, 1);
  choice->members = *members;
}

void
brg_table_page_update_progress (BrgTablePage *self,
                                const BrgTableSource *source,
                                const BrgTableChoice *choice)
{
  g_autoptr (BrgProgress) progress = NULL;

  g_clear_pointer (&self->progress_table, brg_crosstable_free);
  if (self->shown_view != BRG_TABLE_VIEW_PROGRESS)
    return;
  progress = brg_event_progress_new (source->snapshot, source->through_round);
  self->progress_table = brg_progress_content_table (source, progress, choice, brg_ui_get_words ());
  brg_progress_view_set_chart (self->progress,
                               brg_progress_content_chart (source, progress, choice));
}

static void
on_category_chosen (BrgTablePage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  guint selected = gtk_drop_down_get_selected (self->category_drop);

  if (snapshot == NULL || self->is_choosing)
    return;
  self->category_id = 0;
  if (selected > 0 && selected <= snapshot->categories->len)
    self->category_id = ((const BrgCategory *) snapshot->categories->pdata[selected - 1])->id;
  brg_table_page_update (self);
}

static char *
describe_progress (const BrgProgressChart *chart,
                   gint line,
                   gint round,
                   gpointer data G_GNUC_UNUSED)
{
  const char *place = chart->lines[line].texts[round];

  if (*place == '\0')
    /* Translators: number and name of a player, a round in Roman figures */
    return g_strdup_printf (_ ("%s, round %s: no place"), chart->lines[line].name,
                            chart->heads[round]);
  /* Translators: number and name of a player, a round in Roman figures, a place or "7–11" */
  return g_strdup_printf (_ ("%s, after round %s: place %s"), chart->lines[line].name,
                          chart->heads[round], place);
}

void
brg_table_page_setup_content (BrgTablePage *self)
{
  brg_progress_view_set_describe (self->progress, describe_progress, self);
  g_signal_connect_swapped (self->category_drop, "notify::selected",
                            G_CALLBACK (on_category_chosen), self);
}
