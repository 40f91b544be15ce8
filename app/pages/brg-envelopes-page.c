/* brg-envelopes-page.c - adjourned games: envelopes, custody, resumption
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelopes-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _BrgEnvelopesPage
{
  BrgPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgEnvelopesPage, brg_envelopes_page, BRG_TYPE_PAGE)

static void
brg_envelopes_page_refresh (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
}

static void
brg_envelopes_page_dispose (GObject *object)
{
  g_clear_pointer (
      (GtkWidget **) &(GtkWidget *){ gtk_widget_get_first_child (GTK_WIDGET (object)) },
      gtk_widget_unparent);
  G_OBJECT_CLASS (brg_envelopes_page_parent_class)->dispose (object);
}

static void
brg_envelopes_page_class_init (BrgEnvelopesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_envelopes_page_dispose;
  BRG_PAGE_CLASS (klass)->refresh = brg_envelopes_page_refresh;
}

static void
brg_envelopes_page_init (BrgEnvelopesPage *self)
{
  AdwStatusPage *status = ADW_STATUS_PAGE (adw_status_page_new ());

  adw_status_page_set_title (status, _ ("No envelopes"));
  gtk_widget_set_parent (GTK_WIDGET (status), GTK_WIDGET (self));
}
