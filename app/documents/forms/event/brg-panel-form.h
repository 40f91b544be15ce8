/* brg-panel-form.h - the arbiters of an event with their days and marks, for the organiser
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_panel_form_has:
 * @snapshot: a group
 *
 * Returns: whether somebody of the jury is named
 */
gboolean brg_panel_form_has (const BrgSnapshot *snapshot);

/**
 * brg_panel_form_add:
 * @form: a list of the panel
 * @number: his number in it
 * @role: what he is
 * @name: his name
 * @category: his category
 * @region: where he is from
 *
 * Adds a line for somebody.
 */
void brg_panel_form_add (BrgForm *form,
                         guint number,
                         const char *role,
                         const char *name,
                         const char *category,
                         const char *region);

/**
 * brg_panel_form_new:
 * @snapshot: a group
 * @options: how the document is wanted
 *
 * Lists the main jury and the other arbiters and secretaries: role, name, category, region; days
 * worked and mark are for the pen. The organiser signs.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_panel_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
