/* brg-incidents-page-hints.c - the page of incidents: what the book wants of the chief arbiter
 *
 * Rules: rus-chess-2014 13.19, 13.20, 21.8, 21.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-date-text.h"
#include "brg-event-hints.h"
#include "brg-event-regulations.h"
#include "brg-incidents-page-private.h"
#include "brg-shell.h"
#include "brg-ui.h"
#include "brg-withdrawal-sheet.h"

/* So many lines at once; the next one comes when one is seen. */
#define MOST_HINTS 2

static char *
dup_key (const BrgEventHint *hint)
{
  return g_strdup_printf ("%d:%" G_GINT64_FORMAT ":%d", hint->kind, hint->entry_id, hint->round);
}

static BrgIncidentsPage *
get_page (GtkWidget *widget)
{
  return BRG_INCIDENTS_PAGE (gtk_widget_get_ancestor (widget, BRG_TYPE_INCIDENTS_PAGE));
}

static void
on_seen_clicked (GtkButton *button)
{
  BrgIncidentsPage *self = get_page (GTK_WIDGET (button));

  g_hash_table_add (self->noted, g_strdup (g_object_get_data (G_OBJECT (button), "brg-key")));
  brg_incidents_page_show_hints (self, brg_page_get_snapshot (BRG_PAGE (self)));
}

static void
on_decide_clicked (GtkButton *button)
{
  const gint64 *entry_id = g_object_get_data (G_OBJECT (button), "brg-entry");

  brg_withdrawal_sheet_present (brg_shell_find (GTK_WIDGET (button)), *entry_id);
}

static GtkWidget *
make_seen (const BrgEventHint *hint)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Dismiss"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Dismiss"), -1);
  g_object_set_data_full (G_OBJECT (button), "brg-key", dup_key (hint), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_seen_clicked), NULL);
  return button;
}

static GtkWidget *
make_decide (const BrgEventHint *hint)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Decide…"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (button), "brg-entry",
                          g_memdup2 (&hint->entry_id, sizeof hint->entry_id), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_decide_clicked), NULL);
  return button;
}

static void
append_hint (BrgIncidentsPage *self, const BrgEventHint *hint)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (hint->text);

  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, hint->is_late ? "warn" : "info");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box),
                  gtk_image_new_from_icon_name (hint->is_late ? "alarm-symbolic"
                                                              : "dialog-information-symbolic"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box),
                  brg_article_link_new (brg_page_get_rulebook (BRG_PAGE (self)), hint->article));
  if (hint->kind != BRG_EVENT_HINT_REPORT)
    gtk_box_append (GTK_BOX (box), make_decide (hint));
  gtk_box_append (GTK_BOX (box), make_seen (hint));
  gtk_box_append (self->notices, box);
}

void
brg_incidents_page_show_hints (BrgIncidentsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (GPtrArray) hints = NULL;
  BrgRegulations regulations;
  guint n_shown = 0;

  brg_ui_clear (self->notices);
  if (snapshot == NULL || self->log == NULL)
    return;
  brg_event_regulations_load (store, snapshot->event->id, &regulations);
  hints = brg_event_hints_list (snapshot, self->log, &regulations, today);
  for (guint i = 0; i < hints->len && n_shown < MOST_HINTS; i++)
    {
      g_autofree char *key = dup_key (hints->pdata[i]);

      if (g_hash_table_contains (self->noted, key))
        continue;
      append_hint (self, hints->pdata[i]);
      n_shown++;
    }
}
