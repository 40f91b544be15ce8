/* brg-wizard-missed.c - who did not appear in the last round: does he play in the next?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-missed.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

#define LINE_KEY "brg-line"

/* What can be answered; the words for one and for all. */
static const struct
{
  BrgPresence presence;
  const char *text;
  const char *text_all;
} answers[] = {
  { BRG_PRESENCE_PLAYS, NC_ ("answer", "Comes"), NC_ ("answer", "All Come") },
  { BRG_PRESENCE_ZERO_BYE, NC_ ("answer", "Misses the Round"), NC_ ("answer", "All Miss It") },
  { BRG_PRESENCE_HALF_BYE, NC_ ("answer", "Half-Point Bye"), NC_ ("answer", "All Have a Bye") },
  { BRG_PRESENCE_LEAVES, NC_ ("answer", "Withdraws"), NC_ ("answer", "All Withdraw") },
};

/* A line and whom it asks about. */
typedef struct
{
  gint entry;
  BrgMissedFunc func;
  gpointer data;
} Line;

static void
on_answered (GtkWidget *button, gpointer data)
{
  const Line *line = g_object_get_data (G_OBJECT (gtk_widget_get_parent (button)), LINE_KEY);
  const Line copy = *line;

  /* The answer takes the line away. */
  copy.func (copy.entry, GPOINTER_TO_UINT (data), copy.data);
}

static void
add_answer (BrgWrapBox *answers_box, gsize i, gboolean is_for_all, const char *name)
{
  const char *text =
      g_dpgettext2 (NULL, "answer", is_for_all ? answers[i].text_all : answers[i].text);
  GtkWidget *button = gtk_button_new_with_label (text);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", name, text);

  gtk_widget_add_css_class (button, "brg-notice-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_signal_connect (button, "clicked", G_CALLBACK (on_answered),
                    GUINT_TO_POINTER (answers[i].presence));
  brg_wrap_box_append (answers_box, button);
}

/* Takes @name. */
static void
add_line (GtkBox *box, const BrgDraft *draft, gint entry, char *name, const Line *spec)
{
  g_autofree char *text = name;
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *answers_box = brg_wrap_box_new (6);
  gboolean is_for_all = spec->entry == BRG_NOBODY;

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  brg_ui_show_whole_text (GTK_LABEL (label));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), answers_box);
  g_object_set_data_full (G_OBJECT (answers_box), LINE_KEY, g_memdup2 (spec, sizeof *spec), g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    if (brg_draft_may_be (draft, entry, answers[i].presence))
      add_answer (BRG_WRAP_BOX (answers_box), i, is_for_all, text);
  gtk_box_append (box, line);
}

/* Which line has the focus, -1 for none. */
static gint
find_focus (GtkBox *box)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (box));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gint i = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (box)); line != NULL;
       line = gtk_widget_get_next_sibling (line), i++)
    if (focus != NULL && gtk_widget_is_ancestor (focus, line))
      return i;
  return -1;
}

static void
restore_focus (GtkBox *box, gint place)
{
  GtkWidget *line = place >= 0 ? gtk_widget_get_first_child (GTK_WIDGET (box)) : NULL;

  while (place-- > 0 && line != NULL && gtk_widget_get_next_sibling (line) != NULL)
    line = gtk_widget_get_next_sibling (line);
  if (line != NULL)
    gtk_widget_child_focus (line, GTK_DIR_TAB_FORWARD);
}

void
brg_wizard_missed_show (GtkBox *box, BrgDraft *draft, BrgMissedFunc func, gpointer data)
{
  g_autoptr (GArray) missed = NULL;
  gint focus;

  g_return_if_fail (GTK_IS_BOX (box) && draft != NULL && func != NULL);

  missed = brg_draft_list_missed (draft);
  focus = find_focus (box);
  brg_ui_clear (box);
  for (guint i = 0; i < missed->len; i++)
    {
      const Line line = { g_array_index (missed, gint, i), func, data };

      add_line (
          box, draft, line.entry,
          brg_name_words_dup (brg_draft_get_snapshot (draft), line.entry, BRG_NAME_PLAIN, NULL),
          &line);
    }
  if (missed->len > 1)
    {
      const Line line = { BRG_NOBODY, func, data };

      /* Translators: before buttons that answer for all players of a list */
      add_line (box, draft, g_array_index (missed, gint, 0), g_strdup (_ ("All of them")), &line);
    }
  restore_focus (box, focus);
}
