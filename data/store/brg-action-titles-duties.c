/* brg-action-titles-duties.c - what actions are called: duties and interests of officials
 *
 * Tests: tests/data/test-store-duties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

char *
brg_action_title_duties_set (JsonObject *a)
{
  gint round = brg_action_get_int (a, "round");
  gint count = brg_action_get_int (a, "count");

  if (round == 0)
    return g_strdup (count == 0 ? _ ("Duties of arbiters cleared")
                                : _ ("Duties of arbiters for every round"));
  if (count == 0)
    /* Translators: number of a round */
    return g_strdup_printf (_ ("Duties of arbiters: round %d same as every round"), round);
  /* Translators: number of a round */
  return g_strdup_printf (_ ("Duties of arbiters for round %d"), round);
}

char *
brg_action_title_interests_set (JsonObject *a)
{
  const char *name = brg_action_get_text (a, "name");
  gint count = brg_action_get_int (a, "count");

  if (count == 0)
    /* Translators: name of an arbiter, who may judge everybody again */
    return g_strdup_printf (_ ("Conflicts of interest cleared: %s"), name);
  return g_strdup_printf (
      /* Translators: name of an arbiter, number of players whom he must not judge */
      ngettext ("Conflict of interest: %s, %d player", "Conflict of interest: %s, %d players",
                (gulong) count),
      name, count);
}
