/* fuzz-san.c - feeds whatever a fuzzer invents to the readers of written moves
 *
 * The first line is a position, the rest is a move. If the line is no position, the initial one is
 * taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-fen.h"
#include "brg-san-pgn.h"
#include "brg-san-read.h"
#include "brg-san-write.h"
#include "brg-san.h"
#include "brg-sealed.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Legal moves, none of them twice. */
static void
check_list (const BrgMoveList *list, const BrgMoveList *legal)
{
  g_assert_cmpuint (list->n_moves, <=, legal->n_moves);
  for (guint i = 0; i < list->n_moves; i++)
    {
      g_assert_true (brg_moves_has (legal, list->moves[i]));
      for (guint other = 0; other < i; other++)
        g_assert_cmpuint (list->moves[i], !=, list->moves[other]);
    }
}

/* A move written in any notation is read as that move alone. */
static void
check_writing (const BrgPosition *position, BrgMove move)
{
  guint n_notations;
  const BrgNotation *notations = brg_notations (&n_notations);

  for (guint i = 0; i < n_notations; i++)
    {
      char text[BRG_SAN_LENGTH];
      BrgMoveList fits;

      brg_san_write (position, move, &notations[i], text);
      g_assert_cmpuint (brg_san_read (position, text, -1, notations[i].language, &fits), ==, 1);
      g_assert_cmpuint (fits.moves[0], ==, move);
    }
}

/* What can be seen of a text: the judge of sealed moves passes over the rest. */
static char *
dup_visible (const char *text, gsize length)
{
  g_autoptr (GString) visible = g_string_new (NULL);

  if (!g_utf8_validate (text, (gssize) length, NULL))
    return g_strndup (text, length);
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if (!g_unichar_iszerowidth (g_utf8_get_char (p)))
      g_string_append_unichar (visible, g_utf8_get_char (p));
  return g_string_free (g_steal_pointer (&visible), FALSE);
}

static void
check_language (const BrgPosition *position,
                const BrgMoveList *legal,
                const char *text,
                gsize length,
                BrgLanguage language)
{
  g_autofree char *visible = dup_visible (text, length);
  BrgSealedReading sealed;
  BrgMoveList fits;
  guint n_fits = brg_san_read (position, text, (gssize) length, language, &fits);

  g_assert_cmpuint (n_fits, ==, fits.n_moves);
  check_list (&fits, legal);
  for (guint i = 0; i < n_fits; i++)
    check_writing (position, fits.moves[i]);
  brg_sealed_judge (position, text, (gssize) length, language, &sealed);
  check_list (&sealed.candidates, legal);
  g_assert_true ((sealed.verdict == BRG_SEALED_IMPOSSIBLE) == (sealed.candidates.n_moves == 0));
  g_assert_true ((sealed.verdict == BRG_SEALED_AMBIGUOUS) == (sealed.candidates.n_moves > 1));
  /* What is taken as it stands is what the generous reader takes as well. */
  brg_san_read (position, visible, -1, language, &fits);
  for (guint i = 0; sealed.is_literal && i < sealed.candidates.n_moves; i++)
    g_assert_true (brg_moves_has (&fits, sealed.candidates.moves[i]));
}

static void
check_fast (const BrgPosition *position, const char *text, gsize length)
{
  BrgMove move = brg_san_read_pgn (position, text, length);
  BrgMoveList fits;

  if (move == BRG_MOVE_NONE)
    return;
  brg_san_read (position, text, (gssize) length, BRG_LANGUAGE_ENGLISH, &fits);
  g_assert_true (brg_moves_has (&fits, move));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const uint8_t *line_end = memchr (data, '\n', size);
  gsize length = line_end != NULL ? (gsize) (line_end - data) : 0;
  g_autofree char *fen = g_strndup ((const char *) data, length);
  gsize start = line_end != NULL ? length + 1 : 0;
  /* Exactly as long as the text, so that a step too far is seen. */
  g_autofree char *text = g_memdup2 (data + start, size - start);

  for (guint variant = BRG_CHESS_ORTHODOX; text != NULL && variant <= BRG_CHESS_960; variant++)
    {
      BrgPosition position;
      BrgMoveList legal;

      if (!brg_fen_read (fen, (BrgChessVariant) variant, BRG_POSITION_COMPOSED, &position, NULL))
        position = brg_position_start ((BrgChessVariant) variant, BRG_POSITION_ORTHODOX_START);
      brg_moves_generate (&position, &legal);
      for (guint language = 0; language < BRG_N_LANGUAGES; language++)
        check_language (&position, &legal, text, size - start, (BrgLanguage) language);
      check_fast (&position, text, size - start);
    }
  return 0;
}
