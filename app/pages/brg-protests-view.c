/* brg-protests-view.c - protests and appeals of a group, with their deadlines running
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protests-view.h"

struct _BrgProtestsView
{
  GtkWidget parent_instance;

  BrgPage *page; /* not owned */
};

G_DEFINE_FINAL_TYPE (BrgProtestsView, brg_protests_view, GTK_TYPE_WIDGET)

static void
brg_protests_view_class_init (BrgProtestsViewClass *klass G_GNUC_UNUSED)
{
}

static void
brg_protests_view_init (BrgProtestsView *self G_GNUC_UNUSED)
{
}

GtkWidget *
brg_protests_view_new (BrgPage *page)
{
  BrgProtestsView *self = g_object_new (BRG_TYPE_PROTESTS_VIEW, NULL);

  self->page = page;
  return GTK_WIDGET (self);
}

void
brg_protests_view_refresh (BrgProtestsView *self, BrgSnapshot *snapshot)
{
  g_return_if_fail (BRG_IS_PROTESTS_VIEW (self) && snapshot != NULL);
}

guint
brg_protests_view_count_open (BrgProtestsView *self)
{
  g_return_val_if_fail (BRG_IS_PROTESTS_VIEW (self), 0);

  return 0;
}

void
brg_protests_view_begin (BrgProtestsView *self, gint64 incident_id G_GNUC_UNUSED)
{
  g_return_if_fail (BRG_IS_PROTESTS_VIEW (self));
}
