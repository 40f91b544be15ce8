/* brg-code39.c - Code 39: a text as bars that a scanner reads
 *
 * Rules: ISO/IEC 16388
 * Tests: tests/app/test-documents-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-code39.h"

#define N_ELEMENTS 9
#define FRAME '*'

/* Bars and spaces by turns, `w` for a wide one. */
typedef struct
{
  char character;
  char elements[N_ELEMENTS + 1];
} Pattern;

static const Pattern patterns[] = {
  { '0', "nnnwwnwnn" }, { '1', "wnnwnnnnw" }, { '2', "nnwwnnnnw" }, { '3', "wnwwnnnnn" },
  { '4', "nnnwwnnnw" }, { '5', "wnnwwnnnn" }, { '6', "nnwwwnnnn" }, { '7', "nnnwnnwnw" },
  { '8', "wnnwnnwnn" }, { '9', "nnwwnnwnn" }, { 'A', "wnnnnwnnw" }, { 'B', "nnwnnwnnw" },
  { 'C', "wnwnnwnnn" }, { 'D', "nnnnwwnnw" }, { 'E', "wnnnwwnnn" }, { 'F', "nnwnwwnnn" },
  { 'G', "nnnnnwwnw" }, { 'H', "wnnnnwwnn" }, { 'I', "nnwnnwwnn" }, { 'J', "nnnnwwwnn" },
  { 'K', "wnnnnnnww" }, { 'L', "nnwnnnnww" }, { 'M', "wnwnnnnwn" }, { 'N', "nnnnwnnww" },
  { 'O', "wnnnwnnwn" }, { 'P', "nnwnwnnwn" }, { 'Q', "nnnnnnwww" }, { 'R', "wnnnnnwwn" },
  { 'S', "nnwnnnwwn" }, { 'T', "nnnnwnwwn" }, { 'U', "wwnnnnnnw" }, { 'V', "nwwnnnnnw" },
  { 'W', "wwwnnnnnn" }, { 'X', "nwnnwnnnw" }, { 'Y', "wwnnwnnnn" }, { 'Z', "nwwnwnnnn" },
  { '-', "nwnnnnwnw" }, { '.', "wwnnnnwnn" }, { ' ', "nwwnnnwnn" }, { '$', "nwnwnwnnn" },
  { '/', "nwnwnnnwn" }, { '+', "nwnnnwnwn" }, { '%', "nnnwnwnwn" }, { FRAME, "nwnnwnwnn" },
};

static const Pattern *
find_pattern (char character)
{
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    if (patterns[i].character == character)
      return &patterns[i];
  return NULL;
}

static void
append (GArray *widths, const Pattern *pattern)
{
  static const double narrow = 1;
  static const double wide = BRG_CODE39_WIDE;

  /* A narrow space parts the characters. */
  if (widths->len > 0)
    g_array_append_val (widths, narrow);
  for (guint i = 0; i < N_ELEMENTS; i++)
    if (pattern->elements[i] == 'w')
      g_array_append_val (widths, wide);
    else
      g_array_append_val (widths, narrow);
}

GArray *
brg_code39_new (const char *text)
{
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (double));

  g_return_val_if_fail (text != NULL, NULL);

  append (widths, find_pattern (FRAME));
  for (; *text != '\0'; text++)
    {
      const Pattern *pattern = *text != FRAME ? find_pattern (*text) : NULL;

      if (pattern == NULL)
        return NULL;
      append (widths, pattern);
    }
  append (widths, find_pattern (FRAME));
  return g_steal_pointer (&widths);
}
