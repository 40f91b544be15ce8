/* brg-prizes-form.h - who gets which prize, as a form
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
 * brg_prizes_form_new:
 * @source: what the places follow from
 * @options: how the document is wanted
 *
 * Makes the list of prizes, list by list: place, name, prize, why, and a column to be signed by
 * those who get it. What is paid in all, and what nobody gets, stands below.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_prizes_form_new (const BrgTableSource *source, const BrgDocumentOptions *options);

G_END_DECLS
