/* brg-desk-touch.c - touches as an arbiter types them
 *
 * Tests: tests/app/test-desk-touch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-touch.h"

#include <glib/gi18n.h>
#include <string.h>

/* The text as brg_touch_read() wants it. */
typedef struct
{
  GString *text;
  GArray *columns;  /* of gint: by character of text, its column in what was typed */
  gint end_column;  /* behind the last one */
  gboolean is_open; /* whether the last touch may still be typed on */
} Plain;

static void
add_character (Plain *plain, gunichar character, gint column)
{
  if (character < 0x80)
    character = (gunichar) (g_str_has_suffix (plain->text->str, "promo:")
                                ? g_ascii_toupper ((gchar) character)
                                : g_ascii_tolower ((gchar) character));
  g_string_append_unichar (plain->text, character);
  g_array_append_val (plain->columns, column);
}

static gboolean
parts_touches (gunichar character)
{
  return character == ',' || character == '+';
}

static gboolean
ends_with_sign (const Plain *plain)
{
  return plain->text->len == 0 || strchr (",+:", plain->text->str[plain->text->len - 1]) != NULL;
}

/* Blanks go; where nothing else parts two words a comma stands for them. */
static void
plain_read (Plain *plain, const char *text)
{
  gint column = 0;
  gboolean was_blank = FALSE;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      column++;
      if (g_unichar_isspace (character))
        {
          was_blank = TRUE;
          continue;
        }
      if (was_blank && !ends_with_sign (plain) && !parts_touches (character) && character != ':')
        add_character (plain, ',', column - 1);
      was_blank = FALSE;
      add_character (plain, character, column);
    }
  plain->end_column = column + 1;
  plain->is_open = !was_blank;
  if (g_str_has_suffix (plain->text->str, ","))
    {
      g_string_truncate (plain->text, plain->text->len - 1);
      plain->is_open = FALSE;
    }
}

static gboolean
is_file_or_nothing (const char *text)
{
  return text[0] == '\0' || (text[0] >= 'a' && text[0] <= 'h' && text[1] == '\0');
}

/* Whether @word is the beginning of a touch. */
static gboolean
may_become_touch (const char *word)
{
  static const char *const keywords[] = {
    "adjust", "castle:", "both:", "rook-first:", "release:", "promo:",
  };

  if (is_file_or_nothing (word))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keywords); i++)
    {
      const char *rest = word + strlen (keywords[i]);

      if (g_str_has_prefix (keywords[i], word))
        return TRUE;
      if (!g_str_has_suffix (keywords[i], ":") || !g_str_has_prefix (word, keywords[i]))
        continue;
      if (g_str_equal (keywords[i], "promo:") && *rest != '\0' && strchr ("QRBN", *rest) != NULL)
        rest++;
      return is_file_or_nothing (rest);
    }
  return FALSE;
}

/* The first byte of the last touch. */
static gsize
find_last (const GString *text)
{
  gsize at = text->len;

  while (at > 0 && !parts_touches ((guchar) text->str[at - 1]))
    at--;
  return at;
}

/* The touch that has the character of this column. */
static char *
dup_word (const GString *text, gint column)
{
  const char *at = g_utf8_offset_to_pointer (text->str, column - 1);
  const char *end = at;

  while (at > text->str && !parts_touches ((guchar) at[-1]))
    at--;
  while (*end != '\0' && !parts_touches ((guchar) *end))
    end++;
  return g_strndup (at, (gsize) (end - at));
}

static void
read_plain (BrgDeskTouches *touches, const BrgPosition *position, const Plain *plain)
{
  gint column = 1;

  touches->fault =
      brg_touch_read (position, plain->text->str, touches->touches, &touches->n_touches, &column);
  if (touches->fault == BRG_TOUCH_FAULT_NONE)
    return;
  touches->n_touches = 0;
  touches->word = dup_word (plain->text, column);
  touches->column = column <= (gint) plain->columns->len
                        ? g_array_index (plain->columns, gint, column - 1)
                        : plain->end_column;
}

void
brg_desk_touches_clear (BrgDeskTouches *touches)
{
  g_return_if_fail (touches != NULL);

  g_free (touches->word);
  *touches = (BrgDeskTouches){ 0 };
}

void
brg_desk_touches_read (BrgDeskTouches *touches,
                       const BrgPosition *position,
                       const char *text,
                       gboolean is_finished)
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (gint));
  Plain plain = { .text = string, .columns = columns };
  gsize last;

  g_return_if_fail (touches != NULL && position != NULL && text != NULL);

  brg_desk_touches_clear (touches);
  plain_read (&plain, text);
  last = find_last (string);
  if (!is_finished && plain.is_open && string->len > 0 && may_become_touch (string->str + last) &&
      !g_str_equal (string->str + last, "adjust"))
    g_string_truncate (string, last > 0 ? last - 1 : 0);
  if (string->len > 0)
    read_plain (touches, position, &plain);
}

/* Translators: in these sentences {word} is what was typed; the words before a colon and "adjust"
 * are typed so in every language. */
static const char *const sentences[BRG_N_TOUCH_FAULTS] = {
  [BRG_TOUCH_FAULT_TOKEN] =
      N_ ("“{word}” is not a touch. Write a square such as e2, or adjust, castle:h1, both:h1, "
          "rook-first:h1, release:e4, promo:Qe8."),
  [BRG_TOUCH_FAULT_TOO_MANY] = N_ ("Too many touches: nothing from “{word}” on can be entered."),
  [BRG_TOUCH_FAULT_EMPTY_SQUARE] = N_ ("“{word}”: there is no piece on this square."),
  [BRG_TOUCH_FAULT_NO_ROOK] =
      N_ ("“{word}”: the player having the move has no rook on this square."),
  [BRG_TOUCH_FAULT_NOTHING_HELD] =
      N_ ("“{word}”: no piece was touched before that could be released."),
  [BRG_TOUCH_FAULT_NOT_TOGETHER] =
      N_ ("“{word}”: no piece was touched before together with this one."),
  [BRG_TOUCH_FAULT_NOT_LAST_RANK] =
      N_ ("“{word}”: the player having the move has no pawn promoting there."),
  [BRG_TOUCH_FAULT_NO_PIECE] = N_ ("“{word}”: a pawn cannot promote to this piece."),
};

BrgDeskAnswer *
brg_desk_answer_touch_fault (const BrgDeskTouches *touches)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *column = NULL;

  g_return_val_if_fail (touches != NULL && touches->fault != BRG_TOUCH_FAULT_NONE, NULL);

  column = g_strdup_printf ("%d", touches->column);
  /* Translators: {column} is a place in the text, counted in characters; {sentence} is a whole
   * sentence. */
  text = g_string_new (_ ("Column {column}: {sentence}"));
  g_string_replace (text, "{column}", column, 0);
  g_string_replace (text, "{sentence}", _ (sentences[touches->fault]), 0);
  g_string_replace (text, "{word}", touches->word, 0);
  return brg_desk_answer_new (BRG_DESK_TONE_WARN, C_ ("verdict", "unclear"), g_strdup (text->str),
                              NULL);
}
