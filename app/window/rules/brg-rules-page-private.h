/* brg-rules-page-private.h - the right side of the page of rules, for brg-rules-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-article-parallels.h"
#include "brg-article.h"

G_BEGIN_DECLS

/* A label that wraps, in a style class or without one. */
GtkWidget *brg_rules_page_make_label (const char *text, const char *css_class);

/* Fills a box with what the page says of an article: its words, the other books, the incidents. */
void brg_rules_page_fill_article (GtkBox *box, const BrgArticlePlace *place);

/* The topics of the manual that speak of an article, likewise. */
void brg_rules_page_add_manual (GtkBox *box, const BrgArticlePlace *place);

/* The rows on incidents that rest on an article, below a heading; nothing where there are none. */
void brg_rules_page_add_incidents (GtkBox *box, const BrgArticle *article);

G_END_DECLS
