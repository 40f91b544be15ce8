/* brg-rating-tables.c - FIDE's two tables between score and rating difference
 *
 * Rules: fide-ratings-2024 8.1.1, 8.1.2; fide-tiebreaks-2026 10.2, 10.3
 * Tests: tests/pairing/test-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-tables.h"

/* Difference for 50 to 100 per cent; below 50 the same with a minus. */
static const gint differences[] = {
  0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
  125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
  284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
};

/* Largest difference that still gives 50, 51, ... 99 per cent. */
static const gint last_differences[] = {
  3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
  129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
  290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
};

gint
brg_rating_difference (gint percent)
{
  g_return_val_if_fail (percent >= 0 && percent <= 100, 0);

  return percent >= 50 ? differences[percent - 50] : -differences[50 - percent];
}

gint
brg_rating_expectation (gint difference)
{
  guint low = 0;
  guint high = G_N_ELEMENTS (last_differences);

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (ABS (difference) <= last_differences[middle])
        high = middle;
      else
        low = middle + 1;
    }
  return difference >= 0 ? 50 + (gint) low : 50 - (gint) low;
}

void
brg_rating_fill_expectations (guint8 percent[BRG_RATING_CERTAIN + 1])
{
  gint difference = 0;

  for (guint i = 0; i < G_N_ELEMENTS (last_differences); i++)
    while (difference <= last_differences[i])
      percent[difference++] = (guint8) (50 + i);
  while (difference <= BRG_RATING_CERTAIN)
    percent[difference++] = 100;
}
