/* brg-bracket-layout.h - lays the bracket of a knock-out out on a sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-bracket-chart.h"
#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_bracket_layout:
 * @form: what stands around the bracket; its rows are not printed
 * @chart: the bracket
 * @options: how the document is wanted
 *
 * Puts the whole bracket on one sheet across, as large as fits: a bracket that is cut cannot be
 * read.
 *
 * Returns: (transfer full): the document
 */
BrgDocument *brg_bracket_layout (const BrgForm *form,
                                 const BrgBracketChart *chart,
                                 const BrgDocumentOptions *options);

G_END_DECLS
