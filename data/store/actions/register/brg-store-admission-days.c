/* brg-store-admission-days.c - days of entry and admission, as people write them
 *
 * Tests: tests/data/test-store-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-admission-days.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-store.h"
#include "brg-text-tidy.h"
#include "brg-timetable.h"

gboolean
brg_admission_days_read (const char *text, char **day, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *found = *stripped != '\0' ? brg_date_text_normalise (stripped) : g_strdup ("");

  if (found == NULL || (*found != '\0' && !brg_timetable_is_day (found)))
    {
      g_autofree char *typed = brg_text_dup_quoted (stripped);

      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: what somebody typed */
                   _ ("“%s” is no day."), typed);
      return FALSE;
    }
  *day = g_steal_pointer (&found);
  return TRUE;
}
