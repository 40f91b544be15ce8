/* brg-wizard-missed.h - who did not appear in the last round: does he play in the next?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-draft.h"

G_BEGIN_DECLS

/**
 * BrgMissedFunc:
 * @entry: an entry, %BRG_NOBODY for all that are asked about
 * @presence: what he does
 * @data: the caller's data
 */
typedef void (*BrgMissedFunc) (gint entry, BrgPresence presence, gpointer data);

/**
 * brg_wizard_missed_show:
 * @box: an empty or filled box; its children are replaced
 * @draft: a draft
 * @func: called with an answer; it shows the box anew
 * @data: handed to @func; must live as long as @box
 *
 * Shows a line with the answers for every entry of brg_draft_list_missed(), one for all where there
 * are several. A line that had the focus hands it to the one that took its place.
 */
void brg_wizard_missed_show (GtkBox *box, BrgDraft *draft, BrgMissedFunc func, gpointer data);

G_END_DECLS
