/* brg-document-words.h - what can be read on a document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

/**
 * BRG_WORDS_HEAD:
 * BRG_WORDS_ROW:
 *
 * What a line of brg_document_dup_rows() begins with that is a row of a table. Its cells follow,
 * each behind a tab: the number of the column, a letter of what the cell is, its text.
 */
#define BRG_WORDS_HEAD "head"
#define BRG_WORDS_ROW "row"

/**
 * BRG_WORDS_PLAIN:
 * BRG_WORDS_NUMBER:
 * BRG_WORDS_NAME:
 *
 * What a cell is: nothing that tells the row from others, the number or the name of whom it is.
 */
#define BRG_WORDS_PLAIN '.'
#define BRG_WORDS_NUMBER '#'
#define BRG_WORDS_NAME '@'

/**
 * brg_document_dup_words:
 * @document: a document
 *
 * Returns: (transfer full): its texts in the order in which they are drawn, a line each, without
 *   markup and soft hyphens; captions of boards among them
 */
char *brg_document_dup_words (const BrgDocument *document);

/**
 * brg_document_dup_rows:
 * @document: a document
 *
 * Returns: (transfer full): the same with a line for every row of a table, so that two papers can
 * be compared row by row; only such lines have tabs
 */
char *brg_document_dup_rows (const BrgDocument *document);

G_END_DECLS
