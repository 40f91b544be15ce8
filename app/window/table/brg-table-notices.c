/* brg-table-notices.c - lines above the table: what became of those who left, who missed games
 *
 * Rules: rus-draughts-2022 5.4.5.1; rus-chess-2014 13.20
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-notices.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-article-link.h"
#include "brg-leaving-sheet.h"
#include "brg-text-tidy.h"
#include "brg-tie-groups.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-withdrawal-sheet.h"
#include "brg-withdrawal-text.h"

/* Data of the box: what the arbiter has taken note of, an entry of it with the missed games. */
#define NOTED "brg-noted"

static void
on_compare_clicked (GtkButton *button)
{
  const gint64 *entry_id = g_object_get_data (G_OBJECT (button), "brg-entry");

  brg_leaving_sheet_present (brg_shell_find (GTK_WIDGET (button)), *entry_id);
}

static void
on_decide_clicked (GtkButton *button)
{
  const gint64 *entry_id = g_object_get_data (G_OBJECT (button), "brg-entry");

  brg_withdrawal_sheet_present (brg_shell_find (GTK_WIDGET (button)), *entry_id);
}

static void
on_noted_clicked (GtkButton *button)
{
  GtkWidget *notice = gtk_widget_get_parent (GTK_WIDGET (button));
  GtkWidget *box = gtk_widget_get_parent (notice);
  const char *key = g_object_get_data (G_OBJECT (button), NOTED);

  g_hash_table_add (g_object_get_data (G_OBJECT (box), NOTED), g_strdup (key));
  gtk_box_remove (GTK_BOX (box), notice);
}

static GtkWidget *
make_button (const BrgEntry *entry, const char *text, const char *description, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  g_autofree char *name = brg_entry_dup_name (entry);
  g_autoptr (GString) label = g_string_new (description);

  g_string_replace (label, "%s", name, 1);
  g_object_set_data_full (G_OBJECT (button), "brg-entry", g_memdup2 (&entry->id, sizeof entry->id),
                          g_free);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label->str, -1);
  g_signal_connect (button, "clicked", callback, NULL);
  return button;
}

/* Number and name stand out where the sentence begins with them. */
static char *
dup_markup (const BrgRulebook *own, const BrgEntry *entry, const char *text, const char *article)
{
  g_autofree char *name = brg_entry_dup_name (entry);
  const char *found = strstr (text, name);
  gsize n_strong = found != NULL ? (gsize) (found - text) + strlen (name) : 0;
  g_autofree char *strong = g_strndup (text, n_strong);
  g_autofree char *link = brg_article_link_dup_markup (own, article);
  g_autofree char *sentence = g_markup_printf_escaped ("<b>%s</b>%s", strong, text + n_strong);

  return g_strconcat (sentence, " ", link, NULL);
}

static GtkWidget *
append_notice (GtkBox *notices,
               const BrgRulebook *own,
               const BrgEntry *entry,
               const char *text,
               const char *article)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *markup = dup_markup (own, entry, text, article);

  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, "info");
  brg_article_link_watch (GTK_LABEL (label));
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("dialog-information-symbolic"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (notices, box);
  return box;
}

static void
append_leaver (GtkBox *notices,
               const BrgSnapshot *snapshot,
               gint player,
               const BrgWithdrawal *withdrawal)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, player);
  g_autofree char *text = brg_withdrawal_dup_text (snapshot, player, withdrawal);
  GtkWidget *notice;

  if (*text == '\0')
    return;
  notice = append_notice (notices, snapshot->event->rulebook, entry, text, withdrawal->article);
  /* rus-draughts-2022 10.5.3: by correspondence it is decided on the page of letters. */
  if (withdrawal->is_undecided && !withdrawal->is_postal &&
      snapshot->event->state == BRG_EVENT_OPEN)
    gtk_box_append (GTK_BOX (notice),
                    make_button (entry, _ ("Decide…"),
                                 /* Translators: %s is a team that left */
                                 _ ("Decide the matches of %s"), G_CALLBACK (on_decide_clicked)));
  gtk_box_append (GTK_BOX (notice), make_button (entry, _ ("Before and After…"),
                                                 /* Translators: %s is a player who left */
                                                 _ ("The table before and after the withdrawal "
                                                    "of %s"),
                                                 G_CALLBACK (on_compare_clicked)));
}

static GtkWidget *
make_noted_button (const BrgEntry *entry, const char *key)
{
  GtkWidget *button = make_button (entry, "",
                                   /* Translators: %s is a player; hides the line about him */
                                   _ ("Noted: %s continues"), G_CALLBACK (on_noted_clicked));

  gtk_button_set_icon_name (GTK_BUTTON (button), "window-close-symbolic");
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), NOTED, g_strdup (key), g_free);
  return button;
}

/* rus-draughts-2022 5.4.5.1; rus-chess-2014 13.20: somebody has missed games and has not left. */
static void
append_missed (GtkBox *notices, const BrgSnapshot *snapshot, gint player, gint n_missed)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, player);
  g_autofree char *key = g_strdup_printf ("%" G_GINT64_FORMAT ":%d", entry->id, n_missed);
  g_autofree char *text = NULL;
  GtkWidget *notice;

  if (n_missed == 0 || snapshot->event->state != BRG_EVENT_OPEN ||
      g_hash_table_contains (g_object_get_data (G_OBJECT (notices), NOTED), key))
    return;
  text = brg_withdrawal_dup_missed (snapshot, player, n_missed);
  notice = append_notice (notices, snapshot->event->rulebook, entry, text,
                          snapshot->event->rulebook->missed_article);
  gtk_box_append (GTK_BOX (notice),
                  make_button (entry, _ ("Decide…"),
                               /* Translators: %s is a player */
                               _ ("Decide whether %s continues"), G_CALLBACK (on_decide_clicked)));
  gtk_box_append (GTK_BOX (notice), make_noted_button (entry, key));
}

/* Places that are shared when all is played: the regulations may want them parted. */
static void
append_ties (GtkBox *notices, BrgSnapshot *snapshot, const BrgTieGroup *group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *button = gtk_button_new_with_label (_ ("Lots or Decision…"));
  GtkWidget *playoff = gtk_button_new_with_mnemonic (_ ("Play-_off…"));
  GtkWidget *label;
  g_autofree char *names = brg_tie_groups_dup_names (snapshot, group);
  g_autofree char *text =
      /* Translators: the first and the last of some places, names of players */
      brg_text_join_points (g_strdup_printf (_ ("Places %d–%d are shared: %s."), group->first_place,
                                             group->last_place, names));

  label = gtk_label_new (text);
  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, "info");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.tie-lots");
  gtk_widget_set_valign (playoff, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (playoff), "win.playoff");
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("dialog-information-symbolic"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), playoff);
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
  g_return_if_fail (GTK_IS_BOX (box) && snapshot != NULL && table != NULL);

  if (g_object_get_data (G_OBJECT (box), NOTED) == NULL)
    g_object_set_data_full (G_OBJECT (box), NOTED,
                            g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                            (GDestroyNotify) g_hash_table_unref);
  brg_ui_clear (box);
  for (gint i = 0; i < table->tournament->n_players; i++)
    {
      append_leaver (box, snapshot, i, &table->withdrawals->players[i]);
      append_missed (
          box, snapshot, i,
          brg_withdrawals_count_missed (table->tournament, snapshot->event->rulebook, i));
    }
  tell_ties (box, snapshot, table);
}
