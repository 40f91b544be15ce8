/* brg-postal-due-list-private.h - what the files of the list of what is due share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-due-list.h"

G_BEGIN_DECLS

/** brg_postal_due_list_add: Puts @item into @items; its days, band and player are found */
void brg_postal_due_list_add (GArray *items, const BrgPostalDesk *desk, BrgPostalItem item);

/** brg_postal_due_list_add_claim: Adds the claim of @matter that waits for the arbiter */
void brg_postal_due_list_add_claim (GArray *items,
                                    const BrgPostalDesk *desk,
                                    const BrgPostalCase *matter);

/** brg_postal_due_list_add_sending: Adds the moves of wrong claims that are to be sent on */
void brg_postal_due_list_add_sending (GArray *items,
                                      const BrgPostalDesk *desk,
                                      const BrgPostalCase *matter);

/** brg_postal_due_list_add_rulings: Adds what decisions and protests against them ask for */
void brg_postal_due_list_add_rulings (GArray *items, const BrgPostalDesk *desk);

G_END_DECLS
