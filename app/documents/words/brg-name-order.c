/* brg-name-order.c - alphabetical order of names, the same on every machine
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-order.h"

/* Both alphabets in one; each letter takes its place here as its key. */
static const char alphabet[] = "абвгґдеєжзиіїйклмнопрстуўфхцчшщъыьэюя";

static void
append_letter (GString *key, gunichar letter)
{
  if (letter == 0x451) /* ё */
    letter = 0x435;    /* е */
  if (letter >= 0x80)
    {
      gunichar decomposed[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
      glong place = 0;

      for (const char *at = alphabet; *at != '\0'; at = g_utf8_next_char (at), place++)
        if (g_utf8_get_char (at) == letter)
          {
            /* Above every Latin letter; two bytes, so that strcmp() compares places. */
            g_string_append_printf (key, "\x7e%c", (int) (0x21 + place));
            return;
          }
      g_unichar_fully_decompose (letter, FALSE, decomposed, G_N_ELEMENTS (decomposed));
      letter = decomposed[0];
    }
  /* Hyphens and apostrophes do not part letters. */
  if (g_unichar_isalnum (letter) || g_unichar_isspace (letter))
    g_string_append_unichar (key, letter);
}

char *
brg_name_order_key (const char *name)
{
  g_autoptr (GString) key = g_string_new (NULL);
  g_autofree char *composed = NULL;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  composed = g_utf8_normalize (name, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  folded = g_utf8_strdown (composed != NULL ? composed : "", -1);
  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    append_letter (key, g_utf8_get_char (at));
  return g_string_free (g_steal_pointer (&key), FALSE);
}
