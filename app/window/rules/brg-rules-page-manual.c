/* brg-rules-page-manual.c - which topics of the manual speak of an article
 *
 * Tests: tests/gui/rules.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-manual.h"
#include "brg-rules-page-private.h"
#include "brg-shell.h"
#include "brg-ui-words.h"

/* Read once: its texts do not change while the program runs. (nullable): when they are wrong. */
static const BrgManual *
get_manual (void)
{
  static BrgManual *manual;
  static gsize is_read;

  if (g_once_init_enter (&is_read))
    {
      manual = brg_manual_open (brg_ui_get_language (), NULL);
      g_once_init_leave (&is_read, 1);
    }
  return manual;
}

static void
on_clicked (GtkButton *button)
{
  brg_shell_show_topic (brg_shell_find (GTK_WIDGET (button)),
                        g_object_get_data (G_OBJECT (button), "topic"));
}

static GtkWidget *
make_link (const BrgManualEntry *entry)
{
  GtkWidget *button = gtk_button_new_with_label (entry->topic->title);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "brg-article-link");
  g_object_set_data (G_OBJECT (button), "topic", entry->id);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), NULL);
  return button;
}

void
brg_rules_page_add_manual (GtkBox *box, const BrgArticlePlace *place)
{
  const BrgManual *manual = get_manual ();
  g_autofree char *rule = g_strdup_printf ("%s/%s", place->rulebook->id, place->article->number);
  g_autoptr (GPtrArray) entries = manual != NULL ? brg_manual_find_for_rule (manual, rule) : NULL;
  GtkWidget *heading;

  if (entries == NULL || entries->len == 0)
    return;
  heading = brg_rules_page_make_label (_ ("In the manual"), "brg-strong");
  gtk_widget_set_margin_top (heading, 12);
  gtk_box_append (box, heading);
  for (guint i = 0; i < entries->len; i++)
    gtk_box_append (box, make_link (entries->pdata[i]));
}
