/* brg-body-words.c - one text of an entry of the journal, word by word
 *
 * What is committed to: `w` and a hash for a word with a letter, `n` and a hash for one without,
 * `s` and the character for what stands between; a text without a space is one piece, `v` or `m`.
 * What is kept of a text once something was blanked in the body: `v` or `t` for how it was divided,
 * `k` and the key of each word that is still there, `b`, a length, `:` and the commitment of what a
 * mark stands for; `;` ends it.
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-body-words.h"

#include <string.h>

#define KEY_DIGITS 32
#define HASH_DIGITS 64

/* Names are no longer: more is not blanked at once. */
#define MOST_BLANKED 12

typedef enum
{
  PIECE_BETWEEN,
  PIECE_WORD,
  PIECE_CODE,
  PIECE_WHOLE,
  PIECE_WHOLE_CODE,
  PIECE_BLANK,
} PieceKind;

static const char letters[] = "swnvm";

typedef struct
{
  PieceKind kind;
  gsize start;
  gsize end;
  char key[KEY_DIGITS + 1];
  const char *kept; /* commitment of what was blanked, in the proof */
  gsize n_kept;
} Piece;

gsize
brg_body_words_measure_mark (const char *text)
{
  gsize n_digits;

  if (!g_str_has_prefix (text, "[#"))
    return 0;
  n_digits = strspn (text + 2, "0123456789");
  return n_digits > 0 && text[2 + n_digits] == ']' ? n_digits + 3 : 0;
}

/* ----- Keys ----- */

static void
make_key (const char *salt, guint number, char key[static KEY_DIGITS + 1])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint32 fixed = GUINT32_TO_LE ((guint32) number);

  g_checksum_update (checksum, (const guchar *) "key ", 4);
  g_checksum_update (checksum, (const guchar *) &fixed, sizeof fixed);
  g_checksum_update (checksum, (const guchar *) salt, -1);
  g_strlcpy (key, g_checksum_get_string (checksum), KEY_DIGITS + 1);
}

static gboolean
take (BrgBodyKeys *keys, char sign)
{
  if (*keys->proof != sign)
    return FALSE;
  keys->proof++;
  return TRUE;
}

static gboolean
take_key (BrgBodyKeys *keys, char key[static KEY_DIGITS + 1])
{
  if (keys->proof == NULL)
    {
      make_key (keys->salt, keys->next++, key);
      return TRUE;
    }
  if (!take (keys, 'k') || strspn (keys->proof, "0123456789abcdef") < KEY_DIGITS)
    return FALSE;
  g_strlcpy (key, keys->proof, KEY_DIGITS + 1);
  keys->proof += KEY_DIGITS;
  return TRUE;
}

static gboolean
take_blank (BrgBodyKeys *keys, Piece *piece)
{
  char *end = NULL;
  guint64 length;

  keys->proof++;
  length = g_ascii_strtoull (keys->proof, &end, 10);
  if (end == keys->proof || *end != ':' || strnlen (end + 1, length) < length)
    return FALSE;
  piece->kept = end + 1;
  piece->n_kept = length;
  keys->proof = piece->kept + length;
  return TRUE;
}

/* ----- Pieces ----- */

/* Only what consists of pieces can be what was there. */
static gboolean
is_commitment (const Piece *piece, gboolean is_own)
{
  const char *end = piece->kept + piece->n_kept;
  gboolean has_letter = FALSE;
  guint n_words = 0;

  for (const char *at = piece->kept; at < end;)
    {
      if (*at == 's')
        {
          at = end - at > 1 ? g_utf8_find_next_char (at + 1, end) : NULL;
          if (at == NULL)
            at = end;
          continue;
        }
      if (*at == '\0' || strchr ("wnvm", *at) == NULL || end - at <= HASH_DIGITS)
        return FALSE;
      has_letter |= *at == 'w' || *at == 'v';
      n_words++;
      at += 1 + HASH_DIGITS;
    }
  return is_own || (has_letter && n_words <= MOST_BLANKED);
}

static gboolean
has_space (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isspace (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static gboolean
has_letter (const char *text, gsize length)
{
  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    if (g_unichar_isalpha (g_utf8_get_char (at)))
      return TRUE;
  return FALSE;
}

static gsize
measure_word (const char *text)
{
  const char *at = text;

  while (*at != '\0' && g_unichar_isalnum (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return (gsize) (at - text);
}

static gboolean
read_blank (BrgBodyKeys *keys, const char *text, gsize at, gboolean is_own, Piece *piece)
{
  gsize length = brg_body_words_measure_mark (text + at);

  if (length == 0 && !(is_own && *text == '\0'))
    return FALSE;
  piece->kind = PIECE_BLANK;
  piece->end = at + length;
  return take_blank (keys, piece) && is_commitment (piece, is_own);
}

static gboolean
read_piece (BrgBodyKeys *keys, const char *text, gsize at, gboolean is_own, Piece *piece)
{
  gsize length;

  *piece = (Piece){ .kind = PIECE_BETWEEN, .start = at };
  if (keys->proof != NULL && *keys->proof == 'b')
    {
      gsize mark = brg_body_words_measure_mark (text + at);

      if (mark > 0 || text[at] == '\0')
        return read_blank (keys, text, at, is_own, piece);
    }
  length = measure_word (text + at);
  if (length == 0)
    {
      piece->end = at + (gsize) (g_utf8_next_char (text + at) - (text + at));
      return TRUE;
    }
  piece->end = at + length;
  piece->kind = has_letter (text + at, length) ? PIECE_WORD : PIECE_CODE;
  return take_key (keys, piece->key);
}

static gboolean
read_words (BrgBodyKeys *keys, const char *text, gboolean is_own, GArray *pieces)
{
  gsize at = 0;

  /* Of a person's own row a text may be blanked without a mark. */
  while (text[at] != '\0' || (keys->proof != NULL && *keys->proof == 'b'))
    {
      Piece piece;

      if (!read_piece (keys, text, at, is_own, &piece))
        return FALSE;
      g_array_append_val (pieces, piece);
      at = piece.end;
    }
  return TRUE;
}

static gboolean
read_whole (BrgBodyKeys *keys, const char *text, gboolean is_own, GArray *pieces)
{
  Piece piece = { .kind = PIECE_WHOLE_CODE, .end = strlen (text) };

  if (keys->proof != NULL && *keys->proof == 'b')
    {
      if (!read_blank (keys, text, 0, is_own, &piece) || text[piece.end] != '\0')
        return FALSE;
    }
  else if (*text == '\0')
    return TRUE;
  else if (!take_key (keys, piece.key))
    return FALSE;
  else if (g_utf8_validate (text, -1, NULL) && has_letter (text, piece.end))
    piece.kind = PIECE_WHOLE;
  g_array_append_val (pieces, piece);
  return TRUE;
}

/* (transfer full) (nullable): the pieces of @text; how it was divided when it was written stands
 * in what was kept of it. */
static GArray *
read_pieces (BrgBodyKeys *keys, const char *text, gboolean is_own, gboolean *is_whole)
{
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  gboolean is_sound = TRUE;

  *is_whole = !g_utf8_validate (text, -1, NULL) || !has_space (text);
  if (keys->proof != NULL)
    {
      gboolean was_whole = *keys->proof == 'v';

      is_sound =
          (was_whole || *keys->proof == 't') && (was_whole || g_utf8_validate (text, -1, NULL));
      *is_whole = was_whole;
      keys->proof += is_sound;
    }
  is_sound = is_sound && (*is_whole ? read_whole (keys, text, is_own, pieces)
                                    : read_words (keys, text, is_own, pieces));
  if (!is_sound || (keys->proof != NULL && !take (keys, ';')))
    return NULL;
  return g_steal_pointer (&pieces);
}

/* ----- What is committed to ----- */

static void
append_hash (GString *out, const Piece *piece, const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) piece->key, KEY_DIGITS);
  g_checksum_update (checksum, (const guchar *) text + piece->start,
                     (gssize) (piece->end - piece->start));
  g_string_append (out, g_checksum_get_string (checksum));
}

static void
append_commitment (GString *out, const Piece *piece, const char *text)
{
  if (piece->kind == PIECE_BLANK)
    {
      g_string_append_len (out, piece->kept, (gssize) piece->n_kept);
      return;
    }
  g_string_append_c (out, letters[piece->kind]);
  if (piece->kind == PIECE_BETWEEN)
    g_string_append_len (out, text + piece->start, (gssize) (piece->end - piece->start));
  else
    append_hash (out, piece, text);
}

char *
brg_body_words_commit (BrgBodyKeys *keys, const char *text, gboolean is_own)
{
  gboolean is_whole;
  g_autoptr (GArray) pieces = read_pieces (keys, text, is_own, &is_whole);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; pieces != NULL && i < pieces->len; i++)
    append_commitment (out, &g_array_index (pieces, Piece, i), text);
  return pieces != NULL ? g_string_free (g_steal_pointer (&out), FALSE) : NULL;
}

/* ----- What is kept ----- */

static void
append_blank (GString *proof, const GString *blank)
{
  g_string_append_printf (proof, "b%" G_GSIZE_FORMAT ":", blank->len);
  g_string_append_len (proof, blank->str, (gssize) blank->len);
}

/* An earlier mark keeps what it stands for, a word its key. */
static void
append_kept (GString *proof, const Piece *piece)
{
  if (piece->kind == PIECE_BLANK)
    {
      g_string_append_printf (proof, "b%" G_GSIZE_FORMAT ":", piece->n_kept);
      g_string_append_len (proof, piece->kept, (gssize) piece->n_kept);
    }
  else if (piece->kind != PIECE_BETWEEN)
    g_string_append_printf (proof, "k%s", piece->key);
}

static gboolean
is_inside (const Piece *piece, const BrgBodyRange *range)
{
  return range != NULL && piece->start >= range->start && piece->end <= range->end;
}

gboolean
brg_body_words_blank (BrgBodyKeys *keys, const char *text, const GArray *ranges, GString *proof)
{
  gboolean is_whole;
  g_autoptr (GArray) pieces = read_pieces (keys, text, TRUE, &is_whole);
  guint next = 0;

  if (pieces == NULL)
    return FALSE;
  g_string_append_c (proof, is_whole ? 'v' : 't');
  for (guint i = 0; i < pieces->len;)
    {
      const Piece *piece = &g_array_index (pieces, Piece, i);
      const BrgBodyRange *range =
          next < ranges->len ? &g_array_index (ranges, BrgBodyRange, next) : NULL;
      g_autoptr (GString) blank = g_string_new (NULL);

      if (!is_inside (piece, range))
        {
          append_kept (proof, piece);
          i++;
          continue;
        }
      for (; i < pieces->len && is_inside (piece, range);
           piece = &g_array_index (pieces, Piece, ++i))
        append_commitment (blank, piece, text);
      append_blank (proof, blank);
      next++;
    }
  g_string_append_c (proof, ';');
  return next == ranges->len;
}
