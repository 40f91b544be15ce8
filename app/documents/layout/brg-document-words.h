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
 * BRG_WORDS_FOOT:
 *
 * What a line of brg_document_dup_rows() begins with that is a row of a table, or at the foot of a
 * sheet. Cells follow, each behind a tab: the number of the column, a letter of what the cell is,
 * its text; of a foot its text.
 */
#define BRG_WORDS_HEAD "head"
#define BRG_WORDS_ROW "row"
#define BRG_WORDS_FOOT "foot"

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
 * brg_document_dup_plain:
 * @markup: a text of a document
 *
 * Returns: (transfer full): what can be read, without markup and soft hyphens
 */
char *brg_document_dup_plain (const char *markup);

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
 * be compared row by row; only such lines, and those of feet, have tabs
 */
char *brg_document_dup_rows (const BrgDocument *document);

/**
 * brg_document_dup_content:
 * @document: a document
 *
 * Returns: (transfer full): its texts in the order in which they are drawn, without the feet of its
 *   sheets: the same on whatever sheets it is laid out
 */
char *brg_document_dup_content (const BrgDocument *document);

G_END_DECLS
