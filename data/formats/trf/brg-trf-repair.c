/* brg-trf-repair.c - how a fault of a report file can be mended
 *
 * Tests: tests/data/test-trf-repairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-repair.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *offer;
} kinds[BRG_TRF_N_REPAIR_KINDS] = {
  [BRG_TRF_REPAIR_FIELD] = { "field", N_ ("Leave the field empty") },
  [BRG_TRF_REPAIR_RECORD] = { "record", N_ ("Leave the line out") },
  [BRG_TRF_REPAIR_NUMBER] = { "number", N_ ("Leave the number out of the line") },
  [BRG_TRF_REPAIR_LINE_TWICE] = { "line-twice", N_ ("Take the line once") },
  [BRG_TRF_REPAIR_NEW_NUMBER] = { "new-number", N_ ("Give a free number") },
  [BRG_TRF_REPAIR_MORE_ROUNDS] = { "more-rounds", N_ ("Take the rounds of the table") },
  [BRG_TRF_REPAIR_FROM_OPPONENT] = { "from-opponent",
                                     N_ ("Complete the game from the opponent’s line") },
  [BRG_TRF_REPAIR_COLOURS] = { "colours", N_ ("Give White to the player of this line") },
  [BRG_TRF_REPAIR_OPEN_GAME] = { "open-game", N_ ("Leave the game without a result") },
  [BRG_TRF_REPAIR_NO_GAME] = { "no-game", N_ ("Leave the game out") },
  [BRG_TRF_REPAIR_PAIRING_BYE] = { "pairing-bye", N_ ("Take it as a pairing-allocated bye") },
  [BRG_TRF_REPAIR_BYE_TO_COME] = { "bye-to-come",
                                   N_ ("Leave the bye out: the round is not paired") },
  [BRG_TRF_REPAIR_INTO_TEAM] = { "into-team", N_ ("Put the player into the team") },
  [BRG_TRF_REPAIR_NEW_TEAM] = { "new-team", N_ ("Make a team of the players") },
};

void
brg_trf_repair_free (BrgTrfRepair *repair)
{
  if (repair == NULL)
    return;
  g_free (repair->fault);
  g_free (repair->detail);
  g_free (repair);
}

const char *
brg_trf_repair_get_id (BrgTrfRepairKind kind)
{
  g_return_val_if_fail (kind < BRG_TRF_N_REPAIR_KINDS, NULL);

  return kinds[kind].id;
}

char *
brg_trf_repair_dup_offer (const BrgTrfRepair *repair)
{
  g_return_val_if_fail (repair != NULL, NULL);

  if (repair->detail == NULL || *repair->detail == '\0')
    return g_strdup (_ (kinds[repair->kind].offer));
  /* Translators: what is done about a fault of a file, and what it becomes: "Give a free number:
   * 12"
   */
  return g_strdup_printf (_ ("%s: %s"), _ (kinds[repair->kind].offer), repair->detail);
}

gboolean
brg_trf_repair_is_left (const GPtrArray *repairs, BrgTrfRepairKind kind, guint line, guint column)
{
  for (guint i = 0; repairs != NULL && i < repairs->len; i++)
    {
      const BrgTrfRepair *repair = repairs->pdata[i];

      if (repair->kind == kind && repair->line == line && repair->column == column)
        return !repair->is_taken;
    }
  return FALSE;
}
