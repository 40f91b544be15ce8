/* brg-chances-form.h - what is still possible, as a form
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
 * brg_chances_form_find_round:
 * @snapshot: a group
 *
 * Returns: the last round whose results are in the points, however many rounds are paired; 0 before
 *   the first result
 */
gint brg_chances_form_find_round (const BrgSnapshot *snapshot);

/**
 * brg_chances_form_new:
 * @source: the group after everything that was played, see brg_chances_form_find_round()
 * @options: how the document is wanted
 *
 * Makes the list of places that everybody can still reach: place now, points, places after a win, a
 * draw and a loss in his last game, all places, and what that means; for the table of all and every
 * classification.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_chances_form_new (const BrgTableSource *source, const BrgDocumentOptions *options);

G_END_DECLS
