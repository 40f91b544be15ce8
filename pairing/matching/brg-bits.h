/* brg-bits.h - sets of small numbers as arrays of 64-bit words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_bits_count_words:
 * @n: the set holds numbers 0 to @n - 1
 *
 * Returns: number of words of such a set
 */
static inline guint
brg_bits_count_words (gint n)
{
  return ((guint) n + 63) / 64;
}

/**
 * brg_bits_new:
 * @n: the set holds numbers 0 to @n - 1
 *
 * Returns: (transfer full): an empty set, free with g_free()
 */
static inline guint64 *
brg_bits_new (gint n)
{
  return g_new0 (guint64, MAX (brg_bits_count_words (n), 1));
}

static inline void
brg_bits_add (guint64 *bits, gint i)
{
  bits[i / 64] |= G_GUINT64_CONSTANT (1) << (i % 64);
}

static inline void
brg_bits_remove (guint64 *bits, gint i)
{
  bits[i / 64] &= ~(G_GUINT64_CONSTANT (1) << (i % 64));
}

static inline gboolean
brg_bits_has (const guint64 *bits, gint i)
{
  return (bits[i / 64] >> (i % 64)) & 1;
}

/**
 * brg_bits_pop_lowest:
 * @word: (inout): a word, not 0
 *
 * Takes the lowest bit out of @word.
 *
 * Returns: its position, 0 to 63
 */
static inline gint
brg_bits_pop_lowest (guint64 *word)
{
  gint position = __builtin_ctzll (*word);

  *word &= *word - 1;
  return position;
}

/**
 * brg_bits_next:
 * @bits: a set
 * @n_words: its number of words
 * @from: where to begin
 *
 * Returns: the least member not below @from, or -1
 */
static inline gint
brg_bits_next (const guint64 *bits, guint n_words, gint from)
{
  for (guint w = (guint) from / 64; w < n_words; w++)
    {
      guint64 word = bits[w];

      if (w == (guint) from / 64)
        word &= G_MAXUINT64 << (from % 64);
      if (word != 0)
        return (gint) (w * 64) + brg_bits_pop_lowest (&word);
    }
  return -1;
}

G_END_DECLS
