/* brg-article-markup.h - a sentence with the article it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_article_dup_markup:
 * @widget: a widget, for the colour of articles
 * @text: a sentence
 * @article: (nullable): book id and article
 *
 * Returns: (transfer full): both as markup, the article in bold and in its colour
 */
char *brg_article_dup_markup (GtkWidget *widget, const char *text, const char *article);

/**
 * brg_article_set_markup:
 * @label: a label
 * @text: a sentence
 * @article: (nullable): book id and article
 *
 * Shows the sentence with the article behind it, a link that says in its tooltip what the article
 * says and opens the page of rules.
 */
void brg_article_set_markup (GtkLabel *label, const char *text, const char *article);

G_END_DECLS
