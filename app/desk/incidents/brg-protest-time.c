/* brg-protest-time.c - moments of a protest as they are stored
 *
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-time.h"

#include <string.h>

gint64
brg_protest_time_parse (const char *utc)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (utc != NULL, 0);

  /* An announced start has no seconds, which ISO 8601 wants here. */
  whole = strlen (utc) == strlen ("YYYY-MM-DDThh:mmZ") && g_str_has_suffix (utc, "Z")
              ? g_strdup_printf ("%.16s:00Z", utc)
              : g_strdup (utc);
  time = g_date_time_new_from_iso8601 (whole, zone);
  return time != NULL ? g_date_time_to_unix (time) : 0;
}

char *
brg_protest_time_dup (gint64 seconds)
{
  g_autoptr (GDateTime) time = seconds != 0 ? g_date_time_new_from_unix_utc (seconds) : NULL;

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : g_strdup ("");
}
