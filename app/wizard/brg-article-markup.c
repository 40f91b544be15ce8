/* brg-article-markup.c - a sentence with the article it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-markup.h"

#include "brg-article-link.h"
#include "brg-pages.h"
#include "brg-ui-words.h"

/* The figures of a colour, from 0 to 255. */
static guint
get_figure (float part)
{
  return (guint) (part * 255.0f + 0.5f);
}

/* The article as it is cited, in one line: no-break spaces, and below no breaks behind its dots. */
static char *
dup_unbroken (const char *article)
{
  g_autofree char *cited = brg_ui_dup_article (article);
  g_autoptr (GString) unbroken = g_string_new (cited);

  g_string_replace (unbroken, " ", "\u00a0", 0);
  return g_string_free (g_steal_pointer (&unbroken), FALSE);
}

char *
brg_article_dup_markup (GtkWidget *widget, const char *text, const char *article)
{
  g_autofree char *cited = NULL;
  GdkRGBA colour;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && text != NULL, NULL);

  if (article == NULL)
    return g_markup_escape_text (text, -1);
  cited = dup_unbroken (article);
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "brg_accent_text",
                                       &colour))
    return g_markup_printf_escaped ("%s <span weight=\"bold\" allow_breaks=\"false\">%s</span>",
                                    text, cited);
  return g_markup_printf_escaped ("%s <span weight=\"bold\" allow_breaks=\"false\" "
                                  "foreground=\"#%02x%02x%02x\">%s</span>",
                                  text, get_figure (colour.red), get_figure (colour.green),
                                  get_figure (colour.blue), cited);
}

void
brg_article_set_markup (GtkLabel *label, const char *text, const char *article)
{
  g_autofree char *link = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL);

  if (article == NULL)
    {
      gtk_label_set_text (label, text);
      return;
    }
  link = brg_article_link_dup_markup (article);
  escaped = g_markup_escape_text (text, -1);
  markup = g_strconcat (escaped, " ", link, NULL);
  brg_article_link_watch (label);
  gtk_label_set_markup (label, markup);
}
