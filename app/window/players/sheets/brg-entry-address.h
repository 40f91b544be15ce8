/* brg-entry-address.h - where letters to a player go, in the form of a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_entry_address_show:
 * @box: an empty box, or one that was shown before
 * @sheet: the form, of an event that is on show
 * @entry: a player, or one who is new
 *
 * By correspondence asks for his address, by telephone for his number, on a server for his name
 * there: the starting list has it (rus-draughts-2022 10.2.3, 10.3.2). It is a personal paper, not
 * in the journal and in no copy.
 */
void brg_entry_address_show (GtkWidget *box, BrgSheet *sheet, const BrgEntry *entry);

/**
 * brg_entry_address_may_store:
 * @box: the box
 * @sheet: the form
 * @button: what is pressed again when it may
 *
 * Asks whether the file keeps personal papers, where an address was typed and it does not yet.
 *
 * Returns: whether there is nothing to be asked
 */
gboolean brg_entry_address_may_store (GtkWidget *box, BrgSheet *sheet, GtkButton *button);

/**
 * brg_entry_address_store:
 * @box: the box
 * @sheet: the form
 * @entry_id: a player who is stored
 *
 * Keeps what was typed, where it is another address.
 *
 * Returns: whether nothing has gone wrong; what has was told
 */
gboolean brg_entry_address_store (GtkWidget *box, BrgSheet *sheet, gint64 entry_id);

G_END_DECLS
