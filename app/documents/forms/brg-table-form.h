/* brg-table-form.h - tables of results and standings as forms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-crosstable-content.h"
#include "brg-document-options.h"
#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_table_form_new:
 * @source: what the table is made from
 * @options: how the document is wanted
 *
 * Makes the table of results: of a round robin by rus-draughts-2022 appendix 9 (number, name,
 * title, rating, organisation, results, coefficients, points, place), of a Swiss by appendix 10
 * (place first, two cells a round). Results that do not count are hatched and in italics; row and
 * column of an annulled player are struck out.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_table_form_new (const BrgTableSource *source, const BrgDocumentOptions *options);

/**
 * brg_table_form_new_standings:
 * @source: what the list is made from
 * @options: how the document is wanted
 *
 * Makes the list of standings: place, number, name, title, rating, organisation, points,
 * tie-breaks.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_table_form_new_standings (const BrgTableSource *source,
                                       const BrgDocumentOptions *options);

G_END_DECLS
