/* brg-ctl-chess.c - what the commands about chess positions share
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"

#include "brg-fen-fault.h"
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
brg_ctl_read_fen (const char *fen,
                  const char *place,
                  guint line,
                  BrgChessVariant variant,
                  BrgPosition *position)
{
  g_autofree char *text = NULL;
  BrgFenFault fault;

  if (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, position, &fault))
    return TRUE;
  text = brg_fen_fault_to_text (&fault);
  brg_ctl_complain ("%s:%u:%d: %s", place, line, fault.column, text);
  return FALSE;
}

gboolean
brg_ctl_read_position (const char *fen, BrgChessVariant variant, BrgPosition *position)
{
  if (fen != NULL)
    return brg_ctl_read_fen (fen, "--fen", 1, variant, position);
  *position = brg_position_start (variant, BRG_POSITION_ORTHODOX_START);
  return TRUE;
}
