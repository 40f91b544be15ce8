/* brg-article-link.h - an article of a rule book that opens the page of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_article_link_new:
 * @article: (nullable): book id and article, `fide-2023 7.5.5`; %NULL for none, which hides it
 *
 * Makes a flat button with the article as it is cited. Its tooltip says what the article says;
 * pressed it opens the page of rules there.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *brg_article_link_new (const char *article);

/**
 * brg_article_link_set:
 * @link: a button of brg_article_link_new()
 * @article: (nullable): another article, or %NULL to hide it
 */
void brg_article_link_set (GtkWidget *link, const char *article);

/**
 * brg_article_dup_text:
 * @article: (nullable): book id and article
 *
 * Returns: (transfer full) (nullable): what it says, in the user's language; %NULL when the program
 *   does not know it
 */
char *brg_article_dup_text (const char *article);

G_END_DECLS
