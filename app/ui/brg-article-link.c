/* brg-article-link.c - an article of a rule book that opens the page of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-link.h"

#include <glib/gi18n.h>

#include "brg-article.h"
#include "brg-ui-words.h"

char *
brg_article_dup_text (const char *article)
{
  const BrgArticle *found = article != NULL ? brg_article_find (article, NULL) : NULL;

  return found != NULL ? g_strdup (_ (found->text)) : NULL;
}

void
brg_article_link_set (GtkWidget *link, const char *article)
{
  g_autofree char *citation = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (GTK_IS_BUTTON (link));

  gtk_widget_set_visible (link, article != NULL && *article != '\0');
  if (article == NULL || *article == '\0')
    return;
  citation = brg_ui_dup_article (article);
  text = brg_article_dup_text (article);
  gtk_button_set_label (GTK_BUTTON (link), citation);
  gtk_widget_set_tooltip_text (link, text != NULL ? text : _ ("Open the rules"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", article);
}

GtkWidget *
brg_article_link_new (const char *article)
{
  GtkWidget *link = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (link, "flat");
  gtk_widget_add_css_class (link, "brg-article-link");
  gtk_widget_set_valign (link, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (link, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (link), "win.show-article");
  brg_article_link_set (link, article);
  return link;
}
