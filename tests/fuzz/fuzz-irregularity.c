/* fuzz-irregularity.c - feeds whatever a fuzzer invents to the reader of deeds of draughts
 *
 * The first line is a position, the rest is what was done. If the line is no position, the initial
 * one is taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-draughts-fen.h"
#include "brg-irregularity-text.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_answer (const BrgDraughtsPosition *position, const BrgDeed *deeds, guint n_deeds)
{
  g_auto (BrgIrregularity) answer = { 0 };
  g_autofree char *moves = NULL;

  brg_irregularity_judge (position, deeds, n_deeds, &answer);
  moves = brg_irregularity_write_moves (&answer, answer.has_position ? &answer.position : position);
  g_assert_true ((answer.moves.n_moves == 0) == g_str_equal (moves, "-"));
  g_assert_true (!answer.has_position || answer.kind != BRG_IRREGULARITY_NONE);
  g_assert_true ((answer.until == BRG_IRREGULARITY_NOTHING_WRONG) ==
                 (answer.kind == BRG_IRREGULARITY_NONE));
  /* Nobody gains or loses a piece by a correction but those that a legal move takes. */
  if (answer.has_position && answer.until == BRG_IRREGULARITY_UNTIL_REPLY)
    g_assert_true (brg_draughts_set_size (answer.position.pieces[position->turn]) ==
                   brg_draughts_set_size (position->pieces[position->turn]));
}

static void
check_text (const BrgDraughtsPosition *position, const char *text)
{
  BrgDeed deeds[BRG_DEED_MAX];
  guint n_deeds = 0;
  gint column = 0;
  BrgDeedFault fault = brg_irregularity_read (position, text, deeds, &n_deeds, &column);

  if (fault == BRG_DEED_FAULT_NONE)
    {
      check_answer (position, deeds, n_deeds);
      return;
    }
  g_assert_nonnull (brg_irregularity_describe_fault (fault));
  g_assert_cmpint (column, >, 0);
  g_assert_cmpint (column, <=, g_utf8_strlen (text, -1) + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const uint8_t *line_end = memchr (data, '\n', size);
  gsize length = line_end != NULL ? (gsize) (line_end - data) : 0;
  gsize start = line_end != NULL ? length + 1 : 0;
  g_autofree char *fen = g_strndup ((const char *) data, length);
  g_autofree char *text = g_strndup ((const char *) data + start, size - start);

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  for (guint variant = 0; variant < BRG_N_DRAUGHTS_VARIANTS; variant++)
    {
      BrgDraughtsPosition position;

      if (!brg_draughts_fen_read (fen, (BrgDraughtsVariant) variant, &position, NULL))
        position = brg_draughts_position_start ((BrgDraughtsVariant) variant);
      check_text (&position, text);
    }
  return 0;
}
