/* brg-totals-form.h - the team result of an event of players, as a form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-award-lists.h"
#include "brg-document-options.h"
#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_totals_form_new:
 * @source: what the result is made from
 * @options: how the document is wanted
 *
 * Makes the table of results of the team classification (rus-draughts-2022 appendix 11): place,
 * team, names, titles, ratings and points of its players, sum of points, sum of places, note.
 * Players who do not count stand in italics.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_totals_form_new (const BrgTableSource *source, const BrgDocumentOptions *options);

/**
 * brg_totals_form_dup_places:
 * @twice_places: twice a sum of places
 *
 * Returns: (transfer full): the sum in figures, `7` or `7½`
 */
char *brg_totals_form_dup_places (gint twice_places);

G_END_DECLS
