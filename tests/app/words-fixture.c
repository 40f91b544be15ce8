/* words-fixture.c - the languages of papers, as they are built
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "words-fixture.h"

BrgWords *
fixture_open_words (const char *language)
{
  g_autoptr (GError) error = NULL;
  BrgWords *words;

  if (g_str_equal (language, "en"))
    return brg_words_open (language);
  words = brg_words_load (
      language, g_getenv (g_str_equal (language, "ru") ? "DOCUMENTS_RU_MO" : "DOCUMENTS_UK_MO"),
      &error);
  g_assert_no_error (error);
  return words;
}
