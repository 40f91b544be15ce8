/* brg-article-link.c - an article of a rule book that opens the page of rules
 *
 * Tests: tests/gui/rules.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-link.h"

#include <glib/gi18n.h>

#include "brg-article-find.h"
#include "brg-article.h"
#include "brg-names.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define ARTICLE_KEY "brg-article"
#define WATCHED_KEY "brg-article-watched"
#define SCHEME "article:"

/* What a popover with an article is at most wide, in characters. */
#define POPOVER_CHARS 48

char *
brg_article_dup_text (const char *article)
{
  const BrgArticle *found = article != NULL ? brg_article_find (article, NULL) : NULL;

  return found != NULL ? g_strdup (_ (found->text)) : NULL;
}

void
brg_article_set_tooltip (GtkWidget *widget, const char *article)
{
  g_autofree char *text = brg_article_dup_text (article);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  brg_ui_set_tooltip (widget, text);
}

static void
on_popover_closed (GtkPopover *popover)
{
  /* Not while it is still being closed. */
  g_object_ref (popover);
  gtk_widget_unparent (GTK_WIDGET (popover));
  g_object_unref (popover);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_max_width_chars (GTK_LABEL (label), POPOVER_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
show_popover (GtkWidget *widget, const char *article)
{
  const BrgRulebook *book = NULL;
  const BrgArticle *found = brg_article_find (article, &book);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *cited = brg_ui_dup_article (NULL, article);
  /* Translators: an article, its rule book */
  g_autofree char *citation =
      found != NULL ? g_strdup_printf (_ ("%s, %s"), cited, brg_names_get_rulebook (book))
                    : g_strdup (cited);
  g_autofree char *text = brg_article_dup_text (article);

  gtk_box_append (GTK_BOX (box), make_label (citation, "brg-article"));
  gtk_box_append (GTK_BOX (box),
                  make_label (text != NULL ? text : _ ("The program has no summary of it."), NULL));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_set_parent (popover, widget);
  g_signal_connect (popover, "closed", G_CALLBACK (on_popover_closed), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* The page of rules is in sight in the main window only, and not behind a mode. */
static gboolean
can_show_page (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_APPLICATION_WINDOW (root) &&
         g_action_group_get_action_enabled (G_ACTION_GROUP (root), "show-article");
}

void
brg_article_link_open (GtkWidget *widget, const char *article)
{
  GtkWidget *popover;

  g_return_if_fail (GTK_IS_WIDGET (widget) && article != NULL);

  if (!can_show_page (widget))
    {
      show_popover (widget, article);
      return;
    }
  popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);
  gtk_widget_activate_action (widget, "win.show-article", "s", article);
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
on_clicked (GtkWidget *link)
{
  g_autofree char *article = g_strdup (g_object_get_data (G_OBJECT (link), ARTICLE_KEY));

  if (article != NULL)
    brg_article_link_open (link, article);
}

void
brg_article_link_set (GtkWidget *link, const BrgRulebook *own, const char *article)
{
  g_autofree char *citation = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (GTK_IS_BUTTON (link));

  gtk_widget_set_visible (link, article != NULL && *article != '\0');
  if (article == NULL || *article == '\0')
    return;
  citation = brg_ui_dup_article (own, article);
  text = brg_article_dup_text (article);
  gtk_button_set_label (GTK_BUTTON (link), citation);
  brg_ui_set_tooltip (link, text != NULL ? text : _ ("Open the rules"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : _ ("Open the rules"), -1);
  g_object_set_data_full (G_OBJECT (link), ARTICLE_KEY, g_strdup (article), g_free);
}

GtkWidget *
brg_article_link_new (const BrgRulebook *own, const char *article)
{
  GtkWidget *link = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (link, "flat");
  gtk_widget_add_css_class (link, "brg-article-link");
  gtk_widget_set_valign (link, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (link, GTK_ALIGN_START);
  g_signal_connect (link, "clicked", G_CALLBACK (on_clicked), NULL);
  brg_article_link_set (link, own, article);
  return link;
}

char *
brg_article_link_dup_markup (const BrgRulebook *own, const char *article)
{
  g_autofree char *citation = NULL;
  g_autofree char *text = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GString) unbroken = NULL;

  g_return_val_if_fail (article != NULL, NULL);

  citation = brg_ui_dup_article (own, article);
  text = brg_article_dup_text (article);
  /* The tooltip of a link is markup once more. */
  title = g_markup_escape_text (text != NULL ? text : _ ("Open the rules"), -1);
  unbroken = g_string_new (citation);
  g_string_replace (unbroken, " ", "\u00a0", 0);
  return g_markup_printf_escaped ("<a href=\"" SCHEME "%s\" title=\"%s\">"
                                  "<span weight=\"bold\" underline=\"none\" "
                                  "allow_breaks=\"false\">%s</span></a>",
                                  article, title, unbroken->str);
}

static gboolean
on_link_activated (GtkLabel *label, const char *uri)
{
  if (!g_str_has_prefix (uri, SCHEME))
    return FALSE;
  brg_article_link_open (GTK_WIDGET (label), uri + strlen (SCHEME));
  return TRUE;
}

void
brg_article_link_watch (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  if (g_object_get_data (G_OBJECT (label), WATCHED_KEY) != NULL)
    return;
  g_object_set_data (G_OBJECT (label), WATCHED_KEY, label);
  gtk_widget_add_css_class (GTK_WIDGET (label), "brg-linked");
  g_signal_connect (label, "activate-link", G_CALLBACK (on_link_activated), NULL);
}

void
brg_article_link_fill_label (GtkLabel *label, const BrgRulebook *own, const char *article)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (article == NULL)
    {
      gtk_label_set_text (label, "");
      return;
    }
  markup = brg_article_link_dup_markup (own, article);
  brg_article_link_watch (label);
  gtk_label_set_markup (label, markup);
}
