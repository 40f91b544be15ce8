/* brg-game-comment.c - words and marks beside the moves of a recorded game
 *
 * Tests: tests/engine/test-game-comment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-comment.h"

#include <string.h>

/* The first of the signs of one mark is how it is written when nothing else was said. */
static const struct
{
  const char *text;
  guint code;
} signs[] = {
  { "!", 1 },    { "?", 2 },   { "!!", 3 },   { "??", 4 },   { "!?", 5 },  { "?!", 6 },
  { "‼", 3 },    { "⁇", 4 },   { "⁉", 5 },    { "⁈", 6 },    { "□", 7 },   { "=", 10 },
  { "∞", 13 },   { "+=", 14 }, { "⩲", 14 },   { "+/=", 14 }, { "=+", 15 }, { "⩱", 15 },
  { "=/+", 15 }, { "±", 16 },  { "+/-", 16 }, { "+/−", 16 }, { "∓", 17 },  { "-/+", 17 },
  { "−/+", 17 }, { "+-", 18 }, { "+−", 18 },  { "+–", 18 },  { "-+", 19 }, { "−+", 19 },
  { "–+", 19 },  { "⊙", 22 },  { "⨀", 22 },   { "↑", 36 },   { "→", 40 },  { "=/∞", 44 },
  { "⇆", 132 },  { "⇄", 132 }, { "⊕", 138 },  { "△", 140 },  { "∆", 140 }, { "⌓", 142 },
  { "RR", 145 }, { "N", 146 }, { "D", 220 },  { "*", 7 },
};

const char *
brg_game_sign_text (guint sign)
{
  g_return_val_if_fail (sign >= 1 && sign <= G_N_ELEMENTS (signs), NULL);

  return signs[sign - 1].text;
}

guint
brg_game_sign_code (guint sign)
{
  g_return_val_if_fail (sign >= 1 && sign <= G_N_ELEMENTS (signs), 0);

  return signs[sign - 1].code;
}

guint
brg_game_get_n_signs (void)
{
  return G_N_ELEMENTS (signs);
}

guint
brg_game_sign_find (const char *text, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strlen (signs[i].text) == length && memcmp (signs[i].text, text, length) == 0)
      return i + 1;
  return 0;
}

void
brg_game_node_add_nag (BrgGameNode *node, guint code, guint sign)
{
  BrgGameNag nag = { (guint16) code, (guint16) sign };

  g_return_if_fail (node != NULL && node->parent != NULL);
  g_return_if_fail (code <= BRG_GAME_MAX_NAG);
  g_return_if_fail (sign == 0 || (sign <= G_N_ELEMENTS (signs) && signs[sign - 1].code == code));

  if (node->nags == NULL)
    node->nags = g_array_new (FALSE, FALSE, sizeof (BrgGameNag));
  g_array_append_val (node->nags, nag);
}

void
brg_game_node_clear_nags (BrgGameNode *node)
{
  g_return_if_fail (node != NULL);

  g_clear_pointer (&node->nags, g_array_unref);
}

/* Drops white space at both ends and makes runs of it with a line end a blank. In place. */
static void
join_lines (char *text)
{
  char *to = text;
  gboolean ends_line;

  g_strstrip (text);
  for (const char *from = text; *from != '\0';)
    {
      const char *end = from;

      for (ends_line = FALSE; g_ascii_isspace (*end); end++)
        ends_line = ends_line || *end == '\n' || *end == '\r';
      if (ends_line)
        {
          *to++ = ' ';
          from = end;
          continue;
        }
      if (end == from)
        end++;
      while (from < end)
        *to++ = *from++;
    }
  *to = '\0';
}

static GPtrArray **
find_comments (BrgGameNode *node, BrgGamePlace place)
{
  return place == BRG_GAME_BEFORE && node->parent != NULL ? &node->before : &node->after;
}

void
brg_game_node_add_comment (BrgGameNode *node, BrgGamePlace place, const char *text)
{
  g_autofree char *tidy = NULL;
  GPtrArray **comments;

  g_return_if_fail (node != NULL);
  g_return_if_fail (text != NULL);

  tidy = g_strdup (text);
  join_lines (tidy);
  if (*tidy == '\0')
    return;
  comments = find_comments (node, place);
  if (*comments == NULL)
    *comments = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (*comments, g_steal_pointer (&tidy));
}

/* A command is `[%name ...]`. Returns its length, 0 if @text begins with none. */
static gsize
measure_command (const char *text)
{
  const char *end;

  if (text[0] != '[' || text[1] != '%')
    return 0;
  end = strchr (text, ']');
  return end != NULL ? (gsize) (end + 1 - text) : 0;
}

/* Parts a comment into commands and words, each joined by blanks to what is there. */
static void
part_comment (const char *comment, GString *commands, GString *words)
{
  g_autoptr (GString) own_words = g_string_new (NULL);
  g_autofree char *stripped = NULL;

  for (const char *p = comment; *p != '\0';)
    {
      gsize length = measure_command (p);

      if (length == 0)
        {
          g_string_append_c (own_words, *p++);
          continue;
        }
      if (commands->len > 0)
        g_string_append_c (commands, ' ');
      g_string_append_len (commands, p, (gssize) length);
      p += length;
      /* A command in the middle of words leaves one blank, not two. */
      if (own_words->len == 0 || own_words->str[own_words->len - 1] == ' ')
        while (*p == ' ')
          p++;
    }
  stripped = g_strstrip (g_strdup (own_words->str));
  if (words->len > 0 && *stripped != '\0')
    g_string_append_c (words, ' ');
  g_string_append (words, stripped);
}

static void
part_comments (const GPtrArray *comments, GString *commands, GString *words)
{
  for (guint i = 0; comments != NULL && i < comments->len; i++)
    part_comment (g_ptr_array_index (comments, i), commands, words);
}

void
brg_game_node_set_comment (BrgGameNode *node, BrgGamePlace place, const char *text)
{
  g_autoptr (GString) commands = g_string_new (NULL);
  g_autoptr (GString) words = g_string_new (NULL);
  GPtrArray **comments;

  g_return_if_fail (node != NULL);

  comments = find_comments (node, place);
  part_comments (*comments, commands, words);
  g_clear_pointer (comments, g_ptr_array_unref);
  if (commands->len > 0 && text != NULL)
    g_string_append_c (commands, ' ');
  g_string_append (commands, text != NULL ? text : "");
  brg_game_node_add_comment (node, place, commands->str);
}

char *
brg_game_node_dup_comment (const BrgGameNode *node, BrgGamePlace place)
{
  g_autoptr (GString) commands = g_string_new (NULL);
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (node != NULL, NULL);

  part_comments (*find_comments ((BrgGameNode *) node, place), commands, words);
  return words->len > 0 ? g_strdup (words->str) : NULL;
}
