/* brg-leaving-sheet.c - the table before and after somebody left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-leaving-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-impact-list.h"
#include "brg-leaving.h"
#include "brg-name-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-withdrawal-text.h"

#define SHEET_WIDTH 560.0
#define SHEET_HEIGHT 480.0

static gint
find_index (const BrgSnapshot *snapshot, gint64 entry_id)
{
  for (gint i = 0; i < brg_snapshot_count_numbered (snapshot); i++)
    if (brg_snapshot_get_entry (snapshot, i)->id == entry_id)
      return i;
  return -1;
}

static GtkWidget *
make_text (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  return label;
}

static GtkWidget *
make_content (BrgSnapshot *snapshot, gint index, const BrgLeaving *leaving)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  g_autofree char *text = brg_withdrawal_dup_text (snapshot, index, &leaving->withdrawal);
  GtkWidget *rule = make_text (NULL);
  guint n_moves = leaving->impact->moves->len;
  g_autofree char *moves =
      g_strdup_printf (ngettext ("Points or place of %u player change:",
                                 "Points or places of %u players change:", n_moves),
                       n_moves);

  gtk_widget_add_css_class (box, "brg-sheet");
  brg_article_set_markup (GTK_LABEL (rule), snapshot->event->rulebook, text,
                          leaving->withdrawal.article);
  gtk_box_append (GTK_BOX (box), rule);
  gtk_box_append (GTK_BOX (box),
                  make_text (n_moves > 0 ? moves : _ ("Nothing changes in the standings.")));
  if (n_moves > 0)
    {
      GtkWidget *list = g_object_new (BRG_TYPE_IMPACT_LIST, "vexpand", TRUE, NULL);

      brg_impact_list_show (BRG_IMPACT_LIST (list), snapshot, leaving->impact);
      gtk_box_append (GTK_BOX (box), list);
    }
  return box;
}

static gboolean
on_escape (GtkWidget *sheet, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  gtk_window_close (GTK_WINDOW (sheet));
  return TRUE;
}

static void
close_by_escape (GtkWidget *sheet)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (sheet, controller);
}

void
brg_leaving_sheet_present (BrgShell *shell, gint64 entry_id)
{
  BrgSnapshot *snapshot;
  g_autoptr (BrgLeaving) leaving = NULL;
  g_autofree char *name = NULL;
  GtkWidget *sheet;
  GtkWidget *box;
  gint index;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  index = snapshot != NULL ? find_index (snapshot, entry_id) : -1;
  if (index < 0)
    return;
  leaving = brg_leaving_new (snapshot, index, brg_snapshot_get_entry (snapshot, index)->left_after);
  name = brg_name_words_dup (snapshot, index, BRG_NAME_PLAIN, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), make_content (snapshot, index, leaving));
  sheet = g_object_new (ADW_TYPE_WINDOW, "transient-for", shell, "modal", TRUE, "title", name,
                        "content", box, NULL);
  close_by_escape (sheet);
  brg_ui_fit_sheet (GTK_WINDOW (sheet), NULL, SHEET_WIDTH, SHEET_HEIGHT);
  gtk_window_present (GTK_WINDOW (sheet));
}
