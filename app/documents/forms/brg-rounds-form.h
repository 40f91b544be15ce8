/* brg-rounds-form.h - teams with their players, and places by rounds, as forms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-content.h"
#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-progress.h"

G_BEGIN_DECLS

/**
 * brg_rounds_form_new_boards:
 * @source: a table of teams
 * @options: how the document is wanted
 *
 * Makes the table of every team with the results of its players, as brg_crosstable_boards_new().
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_rounds_form_new_boards (const BrgTableSource *source,
                                     const BrgDocumentOptions *options);

/**
 * brg_rounds_form_new_progress:
 * @source: the table after the last round that is shown
 * @progress: the places of its rounds
 * @options: how the document is wanted
 *
 * Makes the list of the places that everybody had after each round.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_rounds_form_new_progress (const BrgTableSource *source,
                                       const BrgProgress *progress,
                                       const BrgDocumentOptions *options);

G_END_DECLS
