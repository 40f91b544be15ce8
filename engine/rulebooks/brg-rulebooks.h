/* brg-rulebooks.h - the rule books that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_rulebooks:
 * @n_rulebooks: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_rulebooks): all rule books, in the order of menus
 */
const BrgRulebook *const *brg_rulebooks (guint *n_rulebooks);

/**
 * brg_rulebook_find:
 * @id: id of a book
 *
 * Returns: (transfer none) (nullable): the book
 */
const BrgRulebook *brg_rulebook_find (const char *id);

G_END_DECLS
