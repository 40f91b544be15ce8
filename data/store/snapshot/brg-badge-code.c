/* brg-badge-code.c - what the code on a badge says
 *
 * Tests: tests/app/test-check-in-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-badge-code.h"

/* A figure that a single wrong one, or two in each other's places, change. */
static gint
find_proof (gint64 number)
{
  gint64 sum = 0;

  for (gint weight = 2; number > 0; number /= 10, weight++)
    sum += weight * (number % 10);
  return (gint) (sum % 11);
}

char *
brg_badge_code_dup (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return g_strdup_printf ("B%" G_GINT64_FORMAT "-%d", entry->id, find_proof (entry->id));
}

static gboolean
read_code (const char *text, gint64 *id, gint64 *proof)
{
  char *end;

  if (g_ascii_toupper (*text) != 'B' || !g_ascii_isdigit (text[1]))
    return FALSE;
  *id = g_ascii_strtoll (text + 1, &end, 10);
  if (*end != '-' || !g_ascii_isdigit (end[1]))
    return FALSE;
  *proof = g_ascii_strtoll (end + 1, &end, 10);
  return *end == '\0';
}

gboolean
brg_badge_code_is_one (const char *text)
{
  gint64 id;
  gint64 proof;

  g_return_val_if_fail (text != NULL, FALSE);

  return read_code (text, &id, &proof);
}

gint
brg_badge_code_find (const BrgSnapshot *snapshot, const char *text)
{
  gint64 id;
  gint64 proof;

  g_return_val_if_fail (snapshot != NULL && text != NULL, BRG_NOBODY);

  if (!read_code (text, &id, &proof) || proof != find_proof (id))
    return BRG_NOBODY;
  return brg_snapshot_find_entry (snapshot, id);
}
