/* brg-article-link.h - an article of a rule book that opens the page of rules
 *
 * What an article says stands in the tooltip. Pressed it opens the page of rules; where that cannot
 * be seen, as in a sheet over the window, it opens the words in a popover.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_article_link_new:
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @article: (nullable): book id and article, `fide-2023 7.5.5`; %NULL for none, which hides it
 *
 * Makes a flat button with the article as it is cited. Its tooltip says what the article says;
 * pressed it opens the page of rules there.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *brg_article_link_new (const BrgRulebook *own, const char *article);

/**
 * brg_article_link_set:
 * @link: a button of brg_article_link_new()
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @article: (nullable): another article, or %NULL to hide it
 */
void brg_article_link_set (GtkWidget *link, const BrgRulebook *own, const char *article);

/**
 * brg_article_link_fill_label:
 * @label: a label
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @article: (nullable): book id and article; %NULL empties the label
 *
 * Makes the label the article as it is cited, as a link.
 */
void brg_article_link_fill_label (GtkLabel *label, const BrgRulebook *own, const char *article);

/**
 * brg_article_link_dup_markup:
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @article: book id and article
 *
 * Returns: (transfer full): the article as it is cited, as a link in markup, in one line; for a
 *   label that brg_article_link_watch() was told of
 */
char *brg_article_link_dup_markup (const BrgRulebook *own, const char *article);

/**
 * brg_article_link_watch:
 * @label: a label
 *
 * Lets links to articles in the label's markup open them. May be called again.
 */
void brg_article_link_watch (GtkLabel *label);

/**
 * brg_article_link_open:
 * @widget: where the user asked
 * @article: book id and article
 *
 * Opens the page of rules, or the words of the article in a popover at @widget when a sheet or a
 * mode is on show.
 */
void brg_article_link_open (GtkWidget *widget, const char *article);

/**
 * brg_article_dup_text:
 * @article: (nullable): book id and article
 *
 * Returns: (transfer full) (nullable): what it says, in the user's language; %NULL when the program
 *   does not know it
 */
char *brg_article_dup_text (const char *article);

/**
 * brg_article_set_tooltip:
 * @widget: a widget that names an article
 * @article: (nullable): book id and article
 *
 * Says in the tooltip what the article says.
 */
void brg_article_set_tooltip (GtkWidget *widget, const char *article);

G_END_DECLS
