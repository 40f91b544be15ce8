/* brg-name-key.h - names compared across spellings and scripts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_name_key:
 * @name: (nullable): a name in Latin or Cyrillic letters
 *
 * Makes a key that is equal for the usual spellings of one name: case, accents, the Russian yo,
 * hyphens and blanks do not matter, and Cyrillic letters give the same key as their Latin
 * transcriptions by several schemes (`Ильин`, `Ilyin`, `Iljin`, `Il'in`). The key is coarse on
 * purpose: what sounds alike falls together (`g`, `h` and `kh`; double letters). It is for finding
 * persons who may be the same, not for showing or sorting.
 *
 * Returns: (transfer full): the key, empty for no name
 */
char *brg_name_key (const char *name);

/**
 * brg_name_to_latin:
 * @name: (nullable): a name in Latin or Cyrillic letters
 *
 * Writes a name in small Latin letters without accents and signs, Cyrillic by one of the usual
 * transcriptions. Unlike in brg_name_key() every letter gives its own part: the beginning of a name
 * gives the beginning of the text.
 *
 * Returns: (transfer full): the letters, empty for no name
 */
char *brg_name_to_latin (const char *name);

/**
 * brg_name_is_cyrillic:
 * @name: a name
 *
 * Returns: whether the first letter of @name is Cyrillic
 */
gboolean brg_name_is_cyrillic (const char *name);

/**
 * brg_name_is_stammer:
 * @word: what somebody types
 *
 * A key counts a double letter once, and would take a nonsense word for the beginning of many
 * names: `zzzzzz` for that of `Zaitsev`.
 *
 * Returns: whether a letter stands three times in a row, or twice and nothing else
 */
gboolean brg_name_is_stammer (const char *word);

G_END_DECLS
