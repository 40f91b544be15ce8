/* pgn-text.h - reading texts of games in tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "brg-pgn-reader.h"

/* A text with zero bytes or of another encoding needs its length. */
static inline BrgPgnReader *
pgn_text_open (const char *text, gssize length)
{
  gsize n_bytes = length < 0 ? strlen (text) : (gsize) length;
  g_autoptr (GBytes) bytes = g_bytes_new (text, n_bytes);

  return brg_pgn_reader_new_from_bytes (bytes, "test.pgn");
}

/* The only game of a text. */
static inline BrgGameTree *
pgn_text_read (const char *text)
{
  g_autoptr (BrgPgnReader) reader = pgn_text_open (text, -1);
  g_autoptr (GError) error = NULL;
  BrgGameTree *tree;
  BrgGameTree *other;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_GAME);
  g_assert_no_error (error);
  g_assert_cmpint (brg_pgn_reader_next (reader, &other, &error), ==, BRG_PGN_END);
  g_assert_no_error (error);
  g_assert_null (other);
  return tree;
}
