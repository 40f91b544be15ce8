/* brg-rating-lists-fold.c - names as they are sorted and found
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-lists-fold.h"

/* Letters that are no letter with a mark. */
static const struct
{
  gunichar letter;
  const char *plain;
} letters[] = {
  { 0x00f8, "o" },  /* o with a stroke */
  { 0x0142, "l" },  /* l with a stroke */
  { 0x0111, "d" },  /* d with a stroke */
  { 0x00f0, "d" },  /* eth */
  { 0x00fe, "th" }, /* thorn */
  { 0x00e6, "ae" }, { 0x0153, "oe" }, { 0x0131, "i" }, { 0x00df, "ss" },
};

static gboolean
is_apostrophe (gunichar c)
{
  return c == '\'' || c == '`' || c == 0x00b4 || c == 0x2019 || c == 0x02bc || c == 0x2018;
}

/* @key: parts so far; @joined: the parts that apostrophes divide, without them; @word: where the
 * word began that is being read; @has_apostrophe: whether it had one */
typedef struct
{
  GString *key;
  GString *joined;
  GString *word;
  gboolean has_apostrophe;
} Fold;

static void
end_part (Fold *fold)
{
  if (fold->key->len > 0 && fold->key->str[fold->key->len - 1] != ' ')
    g_string_append_c (fold->key, ' ');
}

static void
end_word (Fold *fold)
{
  end_part (fold);
  if (fold->has_apostrophe && fold->word->len > 0)
    {
      g_string_append (fold->joined, fold->word->str);
      g_string_append_c (fold->joined, ' ');
    }
  g_string_truncate (fold->word, 0);
  fold->has_apostrophe = FALSE;
}

static void
append_letter (Fold *fold, gunichar c)
{
  for (guint i = 0; c >= 0x80 && i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == c)
      {
        g_string_append (fold->key, letters[i].plain);
        g_string_append (fold->word, letters[i].plain);
        return;
      }
  g_string_append_unichar (fold->key, c);
  g_string_append_unichar (fold->word, c);
}

static void
append_character (Fold *fold, gunichar c)
{
  if (is_apostrophe (c))
    {
      end_part (fold);
      fold->has_apostrophe = TRUE;
    }
  else if (g_unichar_isalnum (c))
    append_letter (fold, c);
  else if (!g_unichar_ismark (c))
    end_word (fold);
}

char *
brg_rating_lists_fold (const char *name)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  g_autoptr (GString) word = g_string_new (NULL);
  Fold fold = { .key = g_string_sized_new (32), .joined = joined, .word = word };

  if (g_str_is_ascii (name))
    {
      for (; *name != '\0'; name++)
        append_character (&fold, (guint8) g_ascii_tolower (*name));
    }
  else
    {
      g_autofree char *small = g_utf8_casefold (name, -1);
      g_autofree char *apart = g_utf8_normalize (small, -1, G_NORMALIZE_NFKD);

      for (const char *at = apart; *at != '\0'; at = g_utf8_next_char (at))
        append_character (&fold, g_utf8_get_char (at));
    }
  end_word (&fold);
  g_string_append (fold.key, joined->str);
  while (fold.key->len > 0 && fold.key->str[fold.key->len - 1] == ' ')
    g_string_truncate (fold.key, fold.key->len - 1);
  return g_string_free (fold.key, FALSE);
}
