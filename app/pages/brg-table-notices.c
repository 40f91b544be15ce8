/* brg-table-notices.c - lines above the table: what became of those who left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-notices.h"

#include <glib/gi18n.h>

#include "brg-article-words.h"
#include "brg-leaving-sheet.h"
#include "brg-tie-groups.h"
#include "brg-ui-words.h"
#include "brg-withdrawal-text.h"

static void
on_compare_clicked (GtkButton *button)
{
  const gint64 *entry_id = g_object_get_data (G_OBJECT (button), "brg-entry");

  brg_leaving_sheet_present (brg_window_find (GTK_WIDGET (button)), *entry_id);
}

static GtkWidget *
make_compare_button (const BrgEntry *entry)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Before and After…"));
  g_autofree char *name = brg_entry_dup_name (entry);
  /* Translators: %s is a player who left */
  g_autofree char *label = g_strdup_printf (_ ("The table before and after %s left"), name);

  g_object_set_data_full (G_OBJECT (button), "brg-entry", g_memdup2 (&entry->id, sizeof entry->id),
                          g_free);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect (button, "clicked", G_CALLBACK (on_compare_clicked), NULL);
  return button;
}

static void
append_notice (GtkBox *notices, const BrgEntry *entry, const char *text, const char *article)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *quoted = brg_article_words (brg_ui_get_words (), article);
  g_autofree char *markup = g_markup_printf_escaped ("%s <b>%s</b>", text, quoted);

  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, "info");
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("dialog-information-symbolic"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), make_compare_button (entry));
  gtk_box_append (notices, box);
}

/* Places that are shared when all is played: the regulations may want them parted. */
static void
append_ties (GtkBox *notices, BrgSnapshot *snapshot, const BrgTieGroup *group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *button = gtk_button_new_with_label (_ ("Lots or Decision…"));
  GtkWidget *label;
  g_autofree char *names = brg_tie_groups_dup_names (snapshot, group);
  g_autofree char *text =
      /* Translators: the first and the last of some places, names of players */
      g_strdup_printf (_ ("Places %d–%d are shared: %s."), group->first_place, group->last_place,
                       names);

  label = gtk_label_new (text);
  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, "info");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.tie-lots");
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("dialog-information-symbolic"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (notices, box);
}

/* One line is enough to know of it: the sheet lists them all. */
static void
tell_ties (GtkBox *notices, BrgSnapshot *snapshot, const BrgEventTable *table)
{
  g_autoptr (GPtrArray) groups = brg_tie_groups_list (table);

  if (!table->is_final || snapshot->event->state != BRG_EVENT_OPEN)
    return;
  for (guint i = 0; i < groups->len; i++)
    if (((const BrgTieGroup *) groups->pdata[i])->is_shared)
      {
        append_ties (notices, snapshot, groups->pdata[i]);
        return;
      }
}

void
brg_table_notices_fill (GtkBox *box, BrgSnapshot *snapshot, const BrgEventTable *table)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box) && snapshot != NULL && table != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (gint i = 0; i < table->tournament->n_players; i++)
    {
      const BrgWithdrawal *withdrawal = &table->withdrawals->players[i];
      g_autofree char *text = brg_withdrawal_dup_text (snapshot, i, withdrawal);

      if (*text != '\0')
        append_notice (box, brg_snapshot_get_entry (snapshot, i), text, withdrawal->article);
    }
  tell_ties (box, snapshot, table);
}
