/* brg-withdrawal-words.c - the word beside a player who left
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawal-words.h"

const char *
brg_withdrawal_words_get (const BrgEntry *entry, const BrgWords *words)
{
  g_return_val_if_fail (entry != NULL && words != NULL, NULL);

  if (entry->is_excluded)
    {
      if (g_str_equal (entry->sex, "f"))
        /* Translators: a word beside the name of a woman whom the arbiters excluded: "исключена" */
        return WC_ (words, "woman", "excluded");
      if (g_str_equal (entry->sex, "m"))
        /* Translators: a word beside the name of a man whom the arbiters excluded: "исключён" */
        return WC_ (words, "man", "excluded");
      /* Translators: a word beside the name of a player whom the arbiters excluded: without sex,
       * "исключение" */
      return WC_ (words, "player", "excluded");
    }
  if (brg_entry_is_refused (entry))
    {
      if (g_str_equal (entry->sex, "f"))
        /* Translators: beside the name of a woman whom the admission committee refused: "не
         * допущена" */
        return WC_ (words, "woman", "not admitted");
      if (g_str_equal (entry->sex, "m"))
        /* Translators: beside the name of a man whom the committee refused: "не допущен" */
        return WC_ (words, "man", "not admitted");
      /* Translators: beside the name of a player whom the committee refused: without sex, "нет
       * допуска" */
      return WC_ (words, "player", "not admitted");
    }
  if (g_str_equal (entry->sex, "f"))
    /* Translators: a word beside the name of a woman who left the event: "выбыла" */
    return WC_ (words, "woman", "withdrew");
  if (g_str_equal (entry->sex, "m"))
    /* Translators: a word beside the name of a man who left the event: "выбыл" */
    return WC_ (words, "man", "withdrew");
  /* Translators: a word beside the name of a player who left the event: without sex, "выбытие" */
  return WC_ (words, "player", "withdrew");
}
