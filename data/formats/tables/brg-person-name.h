/* brg-person-name.h - a full name taken apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPersonName:
 * @family: family name
 * @given: given name or names, or an initial
 * @father: father's name or its initial
 *
 * The parts of a name; never %NULL, empty where there is none.
 */
typedef struct
{
  char *family;
  char *given;
  char *father;
} BrgPersonName;

/**
 * brg_person_name_split_comma:
 * @text: (nullable): a name as in report files, `Vasquez,Rodrigo`
 * @name: (out): the parts; free with brg_person_name_clear()
 *
 * Takes a name apart at its first comma; without one the whole is the family name. There is no
 * father's name.
 */
void brg_person_name_split_comma (const char *text, BrgPersonName *name);

/**
 * brg_person_name_split:
 * @text: (nullable): a full name as in lists of players
 * @name: (out): the parts; free with brg_person_name_clear()
 *
 * Takes apart `Family, Given Father`, `Family Given Father`, `Family G. F.`, `Family G.F.`, and
 * `Given Father Family` when the second of three words ends like a father's name and the third does
 * not. In Cyrillic what follows the given name is the father's (`Мамедов Али Гасан оглы`), in Latin
 * letters it belongs to the given names.
 *
 * Returns: %FALSE when the split is a guess: only one word, or more words than the shapes above
 * have
 */
gboolean brg_person_name_split (const char *text, BrgPersonName *name);

/**
 * brg_person_name_is_fathers:
 * @word: a word
 *
 * Returns: whether @word ends like a Russian or Ukrainian father's name, or is one with `оглы`
 */
gboolean brg_person_name_is_fathers (const char *word);

/**
 * brg_person_name_clear:
 * @name: a name
 *
 * Frees the parts.
 */
void brg_person_name_clear (BrgPersonName *name);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgPersonName, brg_person_name_clear)

G_END_DECLS
