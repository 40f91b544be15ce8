/* brg-article-markup.c - a sentence with the article it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-markup.h"

#include <string.h>

#include "brg-article-link.h"
#include "brg-ui-words.h"
#include "brg-widget-palette.h"

/* The figures of a colour, from 0 to 255. */
static guint
get_figure (float part)
{
  return (guint) (part * 255.0f + 0.5f);
}

/* The article as it is cited, in one line: no-break spaces, and below no breaks behind its dots. */
static char *
dup_unbroken (const BrgRulebook *own, const char *article)
{
  g_autofree char *cited = brg_ui_dup_article (own, article);
  g_autoptr (GString) unbroken = g_string_new (cited);

  g_string_replace (unbroken, " ", "\u00a0", 0);
  return g_string_free (g_steal_pointer (&unbroken), FALSE);
}

char *
brg_article_dup_markup (GtkWidget *widget,
                        const BrgRulebook *own,
                        const char *text,
                        const char *article)
{
  g_autofree char *cited = NULL;
  GdkRGBA colour;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && text != NULL, NULL);

  if (article == NULL)
    return g_markup_escape_text (text, -1);
  cited = dup_unbroken (own, article);
  if (!brg_widget_palette_find_colour (widget, "brg_accent_text", &colour))
    return g_markup_printf_escaped ("%s <span weight=\"bold\" allow_breaks=\"false\">%s</span>",
                                    text, cited);
  return g_markup_printf_escaped ("%s <span weight=\"bold\" allow_breaks=\"false\" "
                                  "foreground=\"#%02x%02x%02x\">%s</span>",
                                  text, get_figure (colour.red), get_figure (colour.green),
                                  get_figure (colour.blue), cited);
}

/* The sentence as markup: where it cites the article that is a link, else the link follows. */
static char *
dup_linked (const BrgRulebook *own, const char *text, const char *article)
{
  g_autofree char *link = brg_article_link_dup_markup (own, article);
  g_autofree char *cited = brg_ui_dup_article (own, article);
  const char *found = *cited != '\0' ? strstr (text, cited) : NULL;
  g_autofree char *before =
      g_markup_escape_text (text, found != NULL ? (gssize) (found - text) : -1);
  g_autofree char *after = g_markup_escape_text (found != NULL ? found + strlen (cited) : "", -1);

  return g_strconcat (before, found != NULL || *before == '\0' ? "" : " ", link, after, NULL);
}

/* What says the same stays, and with it the focus on its link. */
static void
set_markup (GtkLabel *label, const char *markup)
{
  if (g_strcmp0 (gtk_label_get_label (label), markup) != 0 || !gtk_label_get_use_markup (label))
    gtk_label_set_markup (label, markup);
}

void
brg_article_set_markup (GtkLabel *label,
                        const BrgRulebook *own,
                        const char *text,
                        const char *article)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (label) && text != NULL);

  if (article == NULL)
    {
      gtk_label_set_text (label, text);
      return;
    }
  markup = dup_linked (own, text, article);
  brg_article_link_watch (label);
  set_markup (label, markup);
}

/* The label in which a row shows its subtitle. */
static GtkLabel *
find_subtitle (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "subtitle"))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_subtitle (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
brg_article_set_subtitle (AdwActionRow *row,
                          const BrgRulebook *own,
                          const char *text,
                          const char *article)
{
  GtkLabel *label;
  g_autofree char *markup = NULL;

  g_return_if_fail (ADW_IS_ACTION_ROW (row) && text != NULL);
  g_return_if_fail (adw_preferences_row_get_use_markup (ADW_PREFERENCES_ROW (row)));

  label = article != NULL ? find_subtitle (GTK_WIDGET (row)) : NULL;
  markup = label != NULL ? dup_linked (own, text, article) : g_markup_escape_text (text, -1);
  if (label != NULL)
    brg_article_link_watch (label);
  if (g_strcmp0 (adw_action_row_get_subtitle (row), markup) != 0)
    adw_action_row_set_subtitle (row, markup);
}
