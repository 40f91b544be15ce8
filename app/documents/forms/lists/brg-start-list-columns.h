/* brg-start-list-columns.h - the columns that a start list can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BRG_START_LIST_ERROR:
 *
 * Error domain of start lists.
 */
#define BRG_START_LIST_ERROR (brg_start_list_error_quark ())
GQuark brg_start_list_error_quark (void);

/**
 * BrgStartListError:
 * @BRG_START_LIST_ERROR_COLUMN: a column that there is not, or that was named twice
 */
typedef enum
{
  BRG_START_LIST_ERROR_COLUMN,
} BrgStartListError;

/**
 * BrgStartListColumn:
 * @id: what it is called on the command line
 * @head: heading, marked for translation with the context `table head`
 * @name: what it is called where columns are chosen, marked for translation
 * @kind: what stands in it
 * @is_usual: whether it is there when nobody chose, if somebody fills it
 * @is_always: whether it is there then even if nobody does
 * @dup_cell: (nullable): what it says of a player; %NULL for a column to be written in
 */
typedef struct
{
  const char *id;
  const char *head;
  const char *name;
  BrgFormColumnKind kind;
  gboolean is_usual;
  gboolean is_always;
  char *(*dup_cell) (const BrgSnapshot *snapshot, gint player, const BrgDocumentOptions *options);
} BrgStartListColumn;

/**
 * brg_start_list_columns:
 * @n_columns: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_columns): all columns, in their usual order
 */
const BrgStartListColumn *brg_start_list_columns (guint *n_columns);

/**
 * brg_start_list_columns_check:
 * @text: names of columns by commas, empty for the usual ones
 * @error: return location for an error
 *
 * Returns: whether there are such columns, each named once
 */
gboolean brg_start_list_columns_check (const char *text, GError **error);

/**
 * brg_start_list_columns_choose:
 * @text: names of columns as of brg_start_list_columns_check(), not empty
 *
 * Returns: (transfer full) (element-type BrgStartListColumn): the columns in the order in which
 *   they are named
 */
GPtrArray *brg_start_list_columns_choose (const char *text);

G_END_DECLS
