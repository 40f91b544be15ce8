/* brg-rules-page.c - the articles of the rule books in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rules-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _BrgRulesPage
{
  BrgPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgRulesPage, brg_rules_page, BRG_TYPE_PAGE)

static void
brg_rules_page_refresh (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
}

static void
brg_rules_page_dispose (GObject *object)
{
  g_clear_pointer (
      (GtkWidget **) &(GtkWidget *){ gtk_widget_get_first_child (GTK_WIDGET (object)) },
      gtk_widget_unparent);
  G_OBJECT_CLASS (brg_rules_page_parent_class)->dispose (object);
}

static void
brg_rules_page_class_init (BrgRulesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_rules_page_dispose;
  BRG_PAGE_CLASS (klass)->refresh = brg_rules_page_refresh;
}

static void
brg_rules_page_init (BrgRulesPage *self)
{
  AdwStatusPage *status = ADW_STATUS_PAGE (adw_status_page_new ());

  adw_status_page_set_title (status, _ ("Rules"));
  gtk_widget_set_parent (GTK_WIDGET (status), GTK_WIDGET (self));
}
