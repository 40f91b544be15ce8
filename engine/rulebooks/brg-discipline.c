/* brg-discipline.c - ids of the disciplines
 *
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebook.h"

static const char *const ids[BRG_N_DISCIPLINES] = {
  [BRG_DISCIPLINE_CHESS] = "chess",
  [BRG_DISCIPLINE_CHESS960] = "chess960",
  [BRG_DISCIPLINE_RUSSIAN] = "russian",
  [BRG_DISCIPLINE_DRAUGHTS64] = "draughts64",
  [BRG_DISCIPLINE_INTERNATIONAL] = "international",
  [BRG_DISCIPLINE_GIVEAWAY] = "giveaway",
  [BRG_DISCIPLINE_RENJU] = "renju",
};

const char *
brg_discipline_to_id (BrgDiscipline discipline)
{
  g_return_val_if_fail (discipline < BRG_N_DISCIPLINES, NULL);

  return ids[discipline];
}

gboolean
brg_discipline_from_id (const char *id, BrgDiscipline *discipline)
{
  g_return_val_if_fail (id != NULL && discipline != NULL, FALSE);

  for (guint i = 0; i < BRG_N_DISCIPLINES; i++)
    if (g_str_equal (ids[i], id))
      {
        *discipline = i;
        return TRUE;
      }
  return FALSE;
}
