/* fuzz-draughts.c - feeds whatever a fuzzer invents to the reader of positions of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-draughts-fen.h"
#include "brg-draughts-moves.h"
#include "brg-draughts-play.h"
#include "brg-draughts-routes.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What was written is read as the same position. */
static void
check_writing (const BrgDraughtsPosition *position)
{
  for (guint style = BRG_DRAUGHTS_FEN_NUMBERS; style <= BRG_DRAUGHTS_FEN_LETTERS; style++)
    {
      g_autofree char *written = brg_draughts_fen_write (position, (BrgDraughtsFenStyle) style);
      BrgDraughtsPosition again;

      g_assert_true (
          brg_draughts_fen_read (written, (BrgDraughtsVariant) position->variant, &again, NULL));
      g_assert_cmpmem (&again, sizeof again, position, sizeof *position);
    }
}

static gboolean
stop_at_once (const BrgDraughtsRoute *route, gpointer data)
{
  const BrgDraughtsMove *move = data;

  g_assert_cmpuint (route->n_squares, >=, 2);
  g_assert_cmpint (route->squares[0], ==, move->from);
  g_assert_cmpint (route->squares[route->n_squares - 1], ==, move->to);
  return FALSE;
}

/* Every move has a way, can be played in a game, and can be taken back. */
static void
check_moves (const BrgDraughtsPosition *position)
{
  g_autoptr (BrgDraughtsPlay) play = brg_draughts_play_new (position);
  g_auto (BrgDraughtsMoveList) list = { 0 };

  brg_draughts_moves_generate (position, &list);
  g_assert_cmpuint (list.n_moves, ==, brg_draughts_moves_count (position));
  g_assert_cmpint (list.n_moves > 0, ==, brg_draughts_moves_any (position));
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgDraughtsPosition after = *position;
      BrgDraughtsSet kings;

      g_assert_false (
          brg_draughts_routes_walk (position, &list.moves[i], stop_at_once, &list.moves[i]));
      brg_draughts_play_play (play, &list.moves[i]);
      brg_draughts_move_make (&after, &list.moves[i], &kings);
      g_assert_cmpmem (&after, sizeof after, &brg_draughts_play_get_last (play)->position,
                       sizeof after);
      brg_draughts_play_take_back (play);
      brg_draughts_move_unmake (&after, &list.moves[i], kings);
      g_assert_cmpmem (&after, sizeof after, position, sizeof *position);
    }
}

static void
check_text (const char *text, BrgDraughtsVariant variant)
{
  g_autofree char *told = NULL;
  BrgDraughtsPosition position;
  BrgDraughtsFenFault fault;

  if (brg_draughts_fen_read (text, variant, &position, &fault))
    {
      check_writing (&position);
      check_moves (&position);
      return;
    }
  told = brg_draughts_fen_fault_to_text (&fault);
  g_assert_cmpstr (told, !=, "");
  g_assert_cmpint (fault.column, >, 0);
  g_assert_cmpint (fault.column, <=, (gint) strlen (text) + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  for (guint variant = 0; variant < BRG_N_DRAUGHTS_VARIANTS; variant++)
    check_text (text, (BrgDraughtsVariant) variant);
  return 0;
}
