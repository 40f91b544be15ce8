/* brg-name-match.h - whether names as people write them mean one person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_name_match_is_one:
 * @name: a name, its words in any order
 * @other: another one
 *
 * Returns: whether they share a word that is no initial, and their given names do not part them
 */
gboolean brg_name_match_is_one (const char *name, const char *other);

/**
 * brg_name_match_agrees:
 * @name: a name, its words in any order, some of them initials
 * @other: another one
 *
 * Returns: whether they may be one person: every word of the shorter name is one of the other, or
 *   its initial, and at least one is in full. “В. С. Токарев” agrees with “Токарев Виктор”, who
 *   does not with “Токарев Василий”
 */
gboolean brg_name_match_agrees (const char *name, const char *other);

/**
 * brg_name_match_has_word:
 * @text: a text in which people are named
 * @family: a family name
 * @in_cases: whether other cases of the name count: `Абросимову`
 *
 * Returns: whether a word of @text is @family, by the key of names
 */
gboolean brg_name_match_has_word (const char *text, const char *family, gboolean in_cases);

G_END_DECLS
