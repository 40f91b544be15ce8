/* brg-badge-code.c - what the code on a badge says
 *
 * Tests: tests/app/test-check-in-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-badge-code.h"

#include "brg-text-tidy.h"

/* A prime: a single wrong figure, or two in each other's places, give another rest. */
#define DIVISOR 97

/* The rest is that of the row and the name that stand on the badge: in another file the row is
 * somebody else's. */
static gint
find_proof (const BrgEntry *entry)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, entry->id);
  g_autofree char *name = g_strconcat (entry->family_name, " ", entry->given_name, NULL);
  g_autofree char *folded = brg_text_fold (name);
  gint rest = 0;

  for (const char *at = number; *at != '\0'; at++)
    rest = (rest * 10 + g_ascii_digit_value (*at)) % DIVISOR;
  for (const char *at = folded; *at != '\0'; at++)
    rest = (rest * 256 + (guint8) *at) % DIVISOR;
  return rest;
}

char *
brg_badge_code_dup (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return g_strdup_printf ("B%" G_GINT64_FORMAT "-%02d", entry->id, find_proof (entry));
}

static gboolean
read_code (const char *text, gint64 *id)
{
  char *end;

  if (g_ascii_toupper (*text) != 'B' || !g_ascii_isdigit (text[1]))
    return FALSE;
  *id = g_ascii_strtoll (text + 1, &end, 10);
  if (*end != '-' || !g_ascii_isdigit (end[1]))
    return FALSE;
  for (end++; g_ascii_isdigit (*end); end++)
    ;
  return *end == '\0';
}

gboolean
brg_badge_code_is_one (const char *text)
{
  gint64 id;

  g_return_val_if_fail (text != NULL, FALSE);

  return read_code (text, &id);
}

gint
brg_badge_code_find (const BrgSnapshot *snapshot, const char *text)
{
  g_autofree char *code = NULL;
  gint64 id;
  gint entry;

  g_return_val_if_fail (snapshot != NULL && text != NULL, BRG_NOBODY);

  entry = read_code (text, &id) ? brg_snapshot_find_entry (snapshot, id) : BRG_NOBODY;
  if (entry == BRG_NOBODY)
    return BRG_NOBODY;
  code = brg_badge_code_dup (brg_snapshot_get_entry (snapshot, entry));
  return g_ascii_strcasecmp (code, text) == 0 ? entry : BRG_NOBODY;
}
