/* brg-discipline.c - ids of the disciplines, and their forms of play
 *
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-discipline.h"

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

BrgPlayForm
brg_play_form_find (BrgDiscipline discipline, BrgTempo tempo)
{
  static const BrgPlayForm chess[] = {
    [BRG_TEMPO_UNKNOWN] = BRG_FORM_STANDARD,
    [BRG_TEMPO_STANDARD] = BRG_FORM_STANDARD,
    [BRG_TEMPO_RAPID] = BRG_FORM_RAPID,
    [BRG_TEMPO_BLITZ] = BRG_FORM_BLITZ,
  };
  static const BrgPlayForm others[BRG_N_DISCIPLINES] = {
    [BRG_DISCIPLINE_RUSSIAN] = BRG_FORM_RUSSIAN,
    [BRG_DISCIPLINE_DRAUGHTS64] = BRG_FORM_RUSSIAN,
    [BRG_DISCIPLINE_INTERNATIONAL] = BRG_FORM_INTERNATIONAL,
    [BRG_DISCIPLINE_GIVEAWAY] = BRG_FORM_GIVEAWAY,
    [BRG_DISCIPLINE_RENJU] = BRG_FORM_RENJU,
  };

  g_return_val_if_fail ((guint) discipline < BRG_N_DISCIPLINES, BRG_FORM_STANDARD);
  g_return_val_if_fail ((guint) tempo < G_N_ELEMENTS (chess), BRG_FORM_STANDARD);

  if (discipline == BRG_DISCIPLINE_CHESS || discipline == BRG_DISCIPLINE_CHESS960)
    return chess[tempo];
  return others[discipline];
}
