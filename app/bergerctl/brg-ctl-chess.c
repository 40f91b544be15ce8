/* brg-ctl-chess.c - what the commands about chess positions share
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"

#include "brg-fen.h"

static const struct
{
  const char *name;
  BrgChessVariant variant;
} games[] = {
  { "chess", BRG_CHESS_ORTHODOX },
  { "chess960", BRG_CHESS_960 },
};

gboolean
brg_ctl_find_chess (const char *command, const char *name, BrgChessVariant *variant)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].name, name))
      {
        *variant = games[i].variant;
        return TRUE;
      }
  brg_ctl_complain ("%s: the game is chess or chess960, not “%s”", command, name);
  return FALSE;
}

gboolean
brg_ctl_read_position (const char *fen, BrgChessVariant variant, BrgPosition *position)
{
  g_autofree char *text = NULL;
  BrgFenFault fault;

  if (fen == NULL)
    {
      *position = brg_position_start (variant, BRG_POSITION_ORTHODOX_START);
      return TRUE;
    }
  if (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, position, &fault))
    return TRUE;
  text = brg_fen_fault_to_text (&fault);
  brg_ctl_complain ("--fen:1:%d: %s", fault.column, text);
  return FALSE;
}
