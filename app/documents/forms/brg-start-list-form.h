/* brg-start-list-form.h - the list of participants by start number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"
#include "brg-start-list-columns.h"

G_BEGIN_DECLS

/**
 * brg_start_list_form_new:
 * @snapshot: a group, either view
 * @options: how the document is wanted
 *
 * Lists who has a start number: number, name, title, rating, year of birth, federation,
 * organisation, and a column that nobody fills is left out; or #BrgDocumentOptions.columns, each
 * of which is there. By region and by title every section has its total. Before numbers are given
 * it lists everybody.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_start_list_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

/**
 * brg_start_list_form_is_usual:
 * @snapshot: a group, either view
 * @column: a column that a start list can have
 * @options: how the document is wanted
 *
 * Returns: whether the list has @column when nobody has chosen columns
 */
gboolean brg_start_list_form_is_usual (const BrgSnapshot *snapshot,
                                       const BrgStartListColumn *column,
                                       const BrgDocumentOptions *options);

G_END_DECLS
