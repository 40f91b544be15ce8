/* brg-staffing.c - how many arbiters a rule book wants for games in play
 *
 * Rules: ussr-chess-1956 27; fide-2023 A.4.1, B.2.2; rus-chess-2014 16.3, 17.2;
 *   rus-draughts-2022 12.1
 * Tests: tests/engine/test-staffing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-staffing.h"

#include "brg-rulebook.h"

/* Whether the row holds, the level of the event left aside. */
static gboolean
does_fit (const BrgStaffingRule *rule, const BrgStaffingQuery *query)
{
  return (rule->tempo == BRG_TEMPO_UNKNOWN || rule->tempo == query->tempo) &&
         (rule->most_players == 0 || query->n_players <= rule->most_players) &&
         (!rule->singles_only || !query->has_teams);
}

static gint
count_needed (const BrgStaffingRule *rule, gint n_games)
{
  if (n_games <= 0)
    return 0;
  return rule->games == 0 ? 1 : (n_games + rule->games - 1) / rule->games;
}

BrgStaffing
brg_staffing_find (const BrgStaffingQuery *query)
{
  BrgStaffing staffing = { BRG_STAFFING_SILENT, 0, NULL };

  g_return_val_if_fail (query != NULL && query->rulebook != NULL, staffing);

  for (guint i = 0; i < query->rulebook->n_staffing; i++)
    {
      const BrgStaffingRule *rule = &query->rulebook->staffing[i];

      if (!does_fit (rule, query))
        continue;
      if (rule->levels != BRG_LEVELS_ALL && query->level == BRG_REGULATION_UNSET)
        return (BrgStaffing){ BRG_STAFFING_BY_LEVEL, 0, rule };
      if (rule->levels != BRG_LEVELS_ALL && (rule->levels & 1u << query->level) == 0)
        continue;
      if (rule->games < 0)
        return (BrgStaffing){ BRG_STAFFING_OPEN, 0, rule };
      return (BrgStaffing){ BRG_STAFFING_NEEDED, count_needed (rule, query->n_games), rule };
    }
  return staffing;
}
