/* brg-ctl-irregularity.c - bergerctl irregularity: what went wrong in a move of draughts
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-draughts.h"

#include "brg-draughts-fen.h"
#include "brg-irregularity-text.h"

/* Other programs call the majority game brazilian. */
static gboolean
find_game (const char *name, BrgDraughtsVariant *variant)
{
  if (brg_ctl_find_draughts (g_str_equal (name, "brazilian") ? "draughts64-majority" : name,
                             variant))
    return TRUE;
  brg_ctl_complain ("irregularity: “%s” is no game of draughts", name);
  return FALSE;
}

static void
print_answer (const BrgDraughtsPosition *position, const BrgIrregularity *answer)
{
  static const char *const untils[] = {
    [BRG_IRREGULARITY_NOTHING_WRONG] = "-",
    [BRG_IRREGULARITY_UNTIL_REPLY] = "reply",
    [BRG_IRREGULARITY_LATER] = "later",
    [BRG_IRREGULARITY_LOST] = "lost",
  };
  gboolean may_ask =
      answer->until == BRG_IRREGULARITY_UNTIL_REPLY || answer->until == BRG_IRREGULARITY_LATER;
  const BrgDraughtsPosition *mended = answer->has_position ? &answer->position : position;
  g_autofree char *fen = brg_draughts_fen_write (mended, BRG_DRAUGHTS_FEN_NUMBERS);
  g_autofree char *moves = brg_irregularity_write_moves (answer, mended);

  g_print ("%c\t%s\t%s\t%s\t%s\n", brg_irregularity_to_letter (answer->kind),
           may_ask ? "opponent" : "nobody", untils[answer->until], answer->has_position ? fen : "-",
           moves);
}

static BrgCtlStatus
run_irregularity (int argc, char **argv)
{
  g_autofree char *fen = NULL;
  g_autofree char *story = NULL;
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, "the position before the move", "FEN" },
    { "story", 0, 0, G_OPTION_ARG_STRING, &story, "what was done", "DEEDS" },
    G_OPTION_ENTRY_NULL,
  };
  BrgDraughtsVariant variant;
  BrgDraughtsPosition position;
  BrgDeed deeds[BRG_DEED_MAX];
  g_auto (BrgIrregularity) answer = { 0 };
  BrgDeedFault fault;
  guint n_deeds = 0;
  gint column = 0;

  if (!brg_ctl_parse ("GAME", options, &argc, &argv, 1) || !find_game (argv[1], &variant))
    return BRG_CTL_WRONG;
  if (fen == NULL || story == NULL)
    return brg_ctl_complain ("irregularity: %s is missing", fen == NULL ? "--fen" : "--story");
  if (!brg_ctl_read_draughts (fen, variant, &position))
    return BRG_CTL_WRONG;
  if (!g_utf8_validate (story, -1, NULL))
    return brg_ctl_complain ("--story:1:1: not in UTF-8");
  fault = brg_irregularity_read (&position, story, deeds, &n_deeds, &column);
  if (fault != BRG_DEED_FAULT_NONE)
    return brg_ctl_complain ("--story:1:%d: %s", column, brg_irregularity_describe_fault (fault));
  brg_irregularity_judge (&position, deeds, n_deeds, &answer);
  print_answer (&position, &answer);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_irregularity = {
  "irregularity", run_irregularity,
  "russian|draughts64|draughts64-majority|international|giveaway --fen FEN --story \"DEEDS\""
};
