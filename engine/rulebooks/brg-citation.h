/* brg-citation.h - how an article of a rule book is quoted for a reader
 *
 * Articles are kept as id and number, `fide-2023 7.5.5`; nobody has to read that. The engine knows
 * no language: who asks translates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgCitationTranslate:
 * @context: (nullable): context of the text for translators
 * @text: an English text of this file or of a book
 * @data: data of brg_citation_dup()
 *
 * Returns: (transfer none): @text in the language of the reader
 */
typedef const char *(*BrgCitationTranslate) (const char *context,
                                             const char *text,
                                             gconstpointer data);

/**
 * brg_citation_dup:
 * @article: book id and article, `rus-draughts-2022 5.4.5.2`
 * @translate: translates
 * @data: data for @translate
 *
 * Writes an article the way its book is quoted: `par. 5.4.5.2`, `§ 23`, `art. 24.1.1`; it does not
 * break over lines.
 *
 * Returns: (transfer full): the text; an unknown book leaves the bare article
 */
char *brg_citation_dup (const char *article, BrgCitationTranslate translate, gconstpointer data);

/**
 * brg_citation_dup_beside:
 * @article: book id and article
 * @own: (nullable): the rule book that the reader takes for granted
 * @translate: puts texts into the language of the reader
 * @data: passed to @translate
 *
 * Returns: (transfer full): the same, with the name of its rule book where that is another than
 * @own: "п. 5.4.9.2, Шашки РФ 2022". It has no brackets: it often stands in some
 */
char *brg_citation_dup_beside (const char *article,
                               const BrgRulebook *own,
                               BrgCitationTranslate translate,
                               gconstpointer data);

/**
 * brg_citation_dup_text:
 * @text: what somebody has written of articles: `fide-2023 7.5.5, A.4 of the regulations`
 * @translate: translates
 * @data: data for @translate
 *
 * Quotes the articles of rule books in a text that commas, semicolons or lines part.
 *
 * Returns: (transfer full): the text; what is no article of a known book stays as it is
 */
char *brg_citation_dup_text (const char *text,
                             const BrgRulebook *own,
                             BrgCitationTranslate translate,
                             gconstpointer data);

G_END_DECLS
