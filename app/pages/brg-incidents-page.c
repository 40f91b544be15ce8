/* brg-incidents-page.c - the penalty log, the adviser, protests and appeals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incidents-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _BrgIncidentsPage
{
  BrgPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgIncidentsPage, brg_incidents_page, BRG_TYPE_PAGE)

static void
brg_incidents_page_refresh (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
}

static void
brg_incidents_page_dispose (GObject *object)
{
  g_clear_pointer (
      (GtkWidget **) &(GtkWidget *){ gtk_widget_get_first_child (GTK_WIDGET (object)) },
      gtk_widget_unparent);
  G_OBJECT_CLASS (brg_incidents_page_parent_class)->dispose (object);
}

static void
brg_incidents_page_class_init (BrgIncidentsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_incidents_page_dispose;
  BRG_PAGE_CLASS (klass)->refresh = brg_incidents_page_refresh;
}

static void
brg_incidents_page_init (BrgIncidentsPage *self)
{
  AdwStatusPage *status = ADW_STATUS_PAGE (adw_status_page_new ());

  adw_status_page_set_title (status, _ ("No incidents yet"));
  gtk_widget_set_parent (GTK_WIDGET (status), GTK_WIDGET (self));
}
