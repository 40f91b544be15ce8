/* brg-article-markup.h - a sentence with the article it rests on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_article_dup_markup:
 * @widget: a widget, for the colour of articles
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @text: a sentence
 * @article: (nullable): book id and article
 *
 * Returns: (transfer full): both as markup, the article in bold and in its colour
 */
char *brg_article_dup_markup (GtkWidget *widget,
                              const BrgRulebook *own,
                              const char *text,
                              const char *article);

/**
 * brg_article_set_markup:
 * @label: a label
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @text: a sentence
 * @article: (nullable): book id and article
 *
 * Shows the sentence with the article as a link that says in its tooltip what the article says and
 * opens the page of rules. The link stands where the sentence cites the article, else behind it.
 */
void brg_article_set_markup (GtkLabel *label,
                             const BrgRulebook *own,
                             const char *text,
                             const char *article);

/**
 * brg_article_set_subtitle:
 * @row: a row whose title is markup
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @text: a sentence
 * @article: (nullable): book id and article
 *
 * Makes the sentence the subtitle of the row, with the article as brg_article_set_markup() does.
 */
void brg_article_set_subtitle (AdwActionRow *row,
                               const BrgRulebook *own,
                               const char *text,
                               const char *article);

G_END_DECLS
