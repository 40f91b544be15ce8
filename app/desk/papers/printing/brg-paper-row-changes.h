/* brg-paper-row-changes.h - where the rows of a paper are not what they were
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPaperChangeKind:
 * @BRG_PAPER_CHANGE_TEXT: a text that is in no table
 * @BRG_PAPER_CHANGE_CELL: a cell of a row
 * @BRG_PAPER_CHANGE_NEW_ROW: a row that was not printed
 * @BRG_PAPER_CHANGE_LOST_ROW: a row that would not be printed any more
 *
 * What changed.
 */
typedef enum
{
  BRG_PAPER_CHANGE_TEXT,
  BRG_PAPER_CHANGE_CELL,
  BRG_PAPER_CHANGE_NEW_ROW,
  BRG_PAPER_CHANGE_LOST_ROW,
} BrgPaperChangeKind;

/**
 * BrgPaperChange:
 * @kind: what changed
 * @where: of a text what stands before it on the paper; of a row whose it is, "12 Petrov"
 * @column: of a cell the heading of its column
 * @then: what was printed there, empty for nothing
 * @today: what would be printed there, empty for nothing
 *
 * A place at which a paper is not what it was.
 */
typedef struct
{
  BrgPaperChangeKind kind;
  char *where;
  char *column;
  char *then;
  char *today;
} BrgPaperChange;

/**
 * brg_paper_change_free:
 * @change: (nullable): a change
 */
void brg_paper_change_free (BrgPaperChange *change);

/**
 * brg_paper_row_changes_add:
 * @changes: (element-type BrgPaperChange): to which is added
 * @then: what could be read on a paper, as of brg_document_dup_rows()
 * @today: the same of today
 *
 * A row is found again by whom it is about, wherever it stands, and its cells by their headings; a
 * row that only moved is no change.
 */
void brg_paper_row_changes_add (GPtrArray *changes, const char *then, const char *today);

G_END_DECLS
