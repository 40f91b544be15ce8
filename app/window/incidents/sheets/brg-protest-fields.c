/* brg-protest-fields.c - what the sheets of protests and of the committee share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-fields.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-article-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* A sign, the sentence, and the article on which it stands. */
static GtkWidget *
make_note (const BrgRulebook *own, const BrgProtestNote *note)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name (note->is_advice ? "dialog-information-symbolic"
                                                                  : "dialog-warning-symbolic");

  brg_article_set_markup (GTK_LABEL (label), own, note->text, note->article);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, note->is_final ? "error" : note->is_advice ? "info" : "warn");
  return box;
}

void
brg_protest_fields_show_notes (GtkBox *box, const BrgRulebook *own, const GPtrArray *notes)
{
  g_return_if_fail (GTK_IS_BOX (box) && notes != NULL);

  brg_ui_clear (box);
  for (guint i = 0; i < notes->len; i++)
    gtk_box_append (box, make_note (own, notes->pdata[i]));
}

char *
brg_protest_fields_dup_text (GtkTextView *view)
{
  GtkTextBuffer *buffer;
  GtkTextIter start;
  GtkTextIter end;

  g_return_val_if_fail (GTK_IS_TEXT_VIEW (view), NULL);

  buffer = gtk_text_view_get_buffer (view);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

void
brg_protest_fields_set_text (GtkTextView *view, const char *text)
{
  g_return_if_fail (GTK_IS_TEXT_VIEW (view) && text != NULL);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), text, -1);
}

void
brg_protest_fields_set_articles (AdwEntryRow *row, const BrgRulebook *own, const char *articles)
{
  g_autofree char *quoted = NULL;

  g_return_if_fail (ADW_IS_ENTRY_ROW (row) && articles != NULL);

  quoted = brg_article_words_text (brg_ui_get_words (), own, articles);
  brg_ui_set_text (row, quoted);
}

void
brg_protest_fields_take_articles (char **articles, const BrgRulebook *own, AdwEntryRow *row)
{
  g_autofree char *quoted = NULL;
  const char *text;

  g_return_if_fail (articles != NULL && *articles != NULL && ADW_IS_ENTRY_ROW (row));

  quoted = brg_article_words_text (brg_ui_get_words (), own, *articles);
  text = brg_ui_get_text (row);
  if (!g_str_equal (text, quoted))
    brg_protest_take_text (articles, g_strstrip (g_strdup (text)));
}

gint64
brg_protest_fields_get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

BrgProtestDesk *
brg_protest_fields_open_desk (BrgShell *shell)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  BrgProtestDesk *desk;
  GError *error = NULL;

  g_return_val_if_fail (BRG_IS_SHELL (shell), NULL);

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return NULL;
  desk = brg_protest_desk_new (brg_session_get_store (session), snapshot, &error);
  if (desk == NULL)
    brg_session_finish (session, FALSE, error);
  return desk;
}
