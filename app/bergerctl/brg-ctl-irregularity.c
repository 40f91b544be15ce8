/* brg-ctl-irregularity.c - bergerctl irregularity: what went wrong in a move of draughts
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-draughts-fen.h"
#include "brg-irregularity-text.h"

static const struct
{
  const char *name;
  BrgDraughtsVariant variant;
} games[] = {
  { "russian", BRG_DRAUGHTS_RUSSIAN },
  { "draughts64", BRG_DRAUGHTS_64 },
  { "draughts64-majority", BRG_DRAUGHTS_64_MAJORITY },
  { "brazilian", BRG_DRAUGHTS_64_MAJORITY },
  { "international", BRG_DRAUGHTS_INTERNATIONAL },
  { "giveaway", BRG_DRAUGHTS_GIVEAWAY },
};

static gboolean
find_variant (const char *name, BrgDraughtsVariant *variant)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].name, name))
      {
        *variant = games[i].variant;
        return TRUE;
      }
  brg_ctl_complain ("irregularity: “%s” is no game of draughts", name);
  return FALSE;
}

static gboolean
read_position (const char *fen, BrgDraughtsVariant variant, BrgDraughtsPosition *position)
{
  g_autofree char *text = NULL;
  BrgDraughtsFenFault fault;

  if (fen == NULL)
    {
      brg_ctl_complain ("irregularity: --fen is missing");
      return FALSE;
    }
  if (brg_draughts_fen_read (fen, variant, position, &fault))
    return TRUE;
  text = brg_draughts_fen_fault_to_text (&fault);
  brg_ctl_complain ("--fen:1:%d: %s", fault.column, text);
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

BrgCtlStatus
brg_ctl_irregularity (int argc, char **argv)
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

  if (!brg_ctl_parse ("GAME", options, &argc, &argv, 1) || !find_variant (argv[1], &variant) ||
      !read_position (fen, variant, &position))
    return BRG_CTL_WRONG;
  if (story == NULL)
    return brg_ctl_complain ("irregularity: --story is missing");
  if (!g_utf8_validate (story, -1, NULL))
    return brg_ctl_complain ("--story:1:1: not in UTF-8");
  fault = brg_irregularity_read (&position, story, deeds, &n_deeds, &column);
  if (fault != BRG_DEED_FAULT_NONE)
    return brg_ctl_complain ("--story:1:%d: %s", column, brg_irregularity_describe_fault (fault));
  brg_irregularity_judge (&position, deeds, n_deeds, &answer);
  print_answer (&position, &answer);
  return BRG_CTL_YES;
}
