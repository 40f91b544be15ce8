/* brg-letterhead.c - what stands on the papers of an event beside their own content
 *
 * Tests: tests/data/test-store-letterhead.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letterhead.h"

BrgLetterhead *
brg_letterhead_new (void)
{
  BrgLetterhead *letterhead = g_new0 (BrgLetterhead, 1);

  letterhead->approval = g_strdup ("");
  letterhead->foot = g_strdup ("");
  letterhead->stamp = TRUE;
  return letterhead;
}

void
brg_letterhead_free (BrgLetterhead *letterhead)
{
  if (letterhead == NULL)
    return;
  g_free (letterhead->approval);
  g_free (letterhead->foot);
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    g_clear_pointer (&letterhead->logos[side], g_bytes_unref);
  g_clear_pointer (&letterhead->picture, g_bytes_unref);
  g_free (letterhead);
}
