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

G_END_DECLS
