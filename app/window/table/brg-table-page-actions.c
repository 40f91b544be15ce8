/* brg-table-page-actions.c - what can be done with the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include "brg-crosstable-copy.h"

static void
on_copy (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgTablePage *self = data;

  if (self->progress_table != NULL)
    brg_crosstable_copy (GTK_WIDGET (self), self->progress_table, 0, G_MAXINT);
  else
    brg_crosstable_view_copy (self->crosstable);
}

static const GActionEntry actions[] = {
  { .name = "copy", .activate = on_copy },
};

void
brg_table_page_add_actions (BrgTablePage *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (group));
  self->actions = group;
}
