/* brg-leaving-sheet.h - the table before and after somebody left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_leaving_sheet_present:
 * @shell: the main shell
 * @entry_id: row of a player who has left
 *
 * Shows whose points and places are others because he left, with the sentence of the rule book.
 * Nothing can be changed in it; Escape closes.
 */
void brg_leaving_sheet_present (BrgShell *shell, gint64 entry_id);

G_END_DECLS
