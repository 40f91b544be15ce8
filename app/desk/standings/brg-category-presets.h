/* brg-category-presets.h - classifications that rule books and federations know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_category_presets_count:
 * @discipline: what is played
 *
 * Returns: how many choices there are for it
 */
guint brg_category_presets_count (BrgDiscipline discipline);

/**
 * brg_category_presets_get_title:
 * @discipline: what is played
 * @index: a choice
 *
 * Returns: (transfer none): what the choice is called, in the reader's language
 */
const char *brg_category_presets_get_title (BrgDiscipline discipline, guint index);

/**
 * brg_category_presets_make:
 * @discipline: what is played
 * @index: a choice
 *
 * Makes the classifications of a choice: one, or two for neighbouring age groups that play together
 * (rus-draughts-2022 2.1), which have no player in common. Their names are in the reader's
 * language.
 *
 * Returns: (transfer full) (element-type BrgCategory): the new classifications
 */
GPtrArray *brg_category_presets_make (BrgDiscipline discipline, guint index);

/**
 * brg_category_parse_amount:
 * @text: an amount as people write it: `300`, `1 500,50`
 * @amount: (out): the amount in hundredths
 *
 * Reads an amount of money. An empty text is none.
 *
 * Returns: whether it is one
 */
gboolean brg_category_parse_amount (const char *text, gint64 *amount);

G_END_DECLS
