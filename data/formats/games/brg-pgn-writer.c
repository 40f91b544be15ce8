/* brg-pgn-writer.c - writes recorded games as the standard's export format wants
 *
 * Words are put on lines of less than 80 characters; what belongs together without a blank is one
 * word. A comment is broken at its single blanks only, so that it is read back as it was, and never
 * before a percent sign or the name of a heading, which would mean something at the beginning of a
 * line.
 *
 * Tests: tests/data/test-pgn-games.c, tests/data/test-pgn-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-writer.h"

#include <string.h>

#include "brg-draughts-game.h"
#include "brg-game-comment.h"
#include "brg-game-tags.h"
#include "brg-pdn-private.h"
#include "brg-renju-text.h"
#include "brg-san-write.h"
#include "brg-san.h"

#define MAX_LINE 79

typedef struct
{
  GString *text;
  GString *word;
  glong column;                        /* characters on the present line */
  gboolean wants_number;               /* the next move of Black needs its number; not in renju */
  gboolean opens;                      /* a parenthesis waits for its first word */
  const BrgNotation *notation;         /* of games of chess */
  const BrgDraughtsNotation *draughts; /* of games of draughts */
} Writer;

/* Puts the word on a line. */
static void
flush_word (Writer *writer)
{
  glong length = g_utf8_strlen (writer->word->str, (gssize) writer->word->len);

  if (writer->word->len == 0)
    return;
  if (writer->column > 0 && writer->column + 1 + length > MAX_LINE)
    {
      g_string_append_c (writer->text, '\n');
      writer->column = 0;
    }
  if (writer->column > 0)
    {
      g_string_append_c (writer->text, ' ');
      writer->column++;
    }
  g_string_append_len (writer->text, writer->word->str, (gssize) writer->word->len);
  writer->column += length;
  g_string_truncate (writer->word, 0);
}

/* Begins a word; parentheses that wait are glued to it. */
static void
begin_word (Writer *writer)
{
  if (writer->opens)
    writer->opens = FALSE;
  else
    flush_word (writer);
}

static void
write_word (Writer *writer, const char *text)
{
  begin_word (writer);
  g_string_append (writer->word, text);
}

static void
end_line (Writer *writer)
{
  flush_word (writer);
  if (writer->column > 0)
    g_string_append_c (writer->text, '\n');
  writer->column = 0;
}

/* A brace cannot stand in a comment with braces. */
static void
write_line_comment (Writer *writer, const char *text)
{
  begin_word (writer);
  g_string_append_c (writer->word, ';');
  g_string_append (writer->word, text);
  end_line (writer);
}

static gboolean
can_break_at (const char *p)
{
  return p[0] == ' ' && !g_ascii_isspace (p[-1]) && !g_ascii_isspace (p[1]) && p[1] != '%' &&
         p[1] != '[';
}

static void
write_comment (Writer *writer, const char *text)
{
  if (strchr (text, '}') != NULL)
    {
      write_line_comment (writer, text);
      return;
    }
  write_word (writer, "{");
  for (const char *p = text; *p != '\0'; p++)
    if (p > text && can_break_at (p))
      flush_word (writer);
    else
      g_string_append_c (writer->word, *p);
  g_string_append_c (writer->word, '}');
}

static void
write_comments (Writer *writer, const GPtrArray *comments)
{
  for (guint i = 0; comments != NULL && i < comments->len; i++)
    write_comment (writer, g_ptr_array_index (comments, i));
  if (comments != NULL)
    writer->wants_number = TRUE;
}

/* A star behind a blank would be the end. */
static gboolean
is_star (const BrgGameNag *nag)
{
  return nag->sign != 0 && g_str_equal (brg_game_sign_text (nag->sign), "*");
}

/* Exclamation and question marks stand at the move, other signs behind a blank. */
static void
write_nags (Writer *writer, const GArray *nags)
{
  gboolean is_at_move = TRUE;

  for (guint i = 0; nags != NULL && i < nags->len; i++)
    {
      const BrgGameNag *nag = &g_array_index (nags, BrgGameNag, i);
      g_autofree char *number = NULL;

      is_at_move = is_at_move && i == 0 && nag->sign != 0 && nag->code <= 6 &&
                   (guint8) *brg_game_sign_text (nag->sign) < 0x80;
      if (is_at_move || is_star (nag))
        g_string_append (writer->word, brg_game_sign_text (nag->sign));
      else if (nag->sign != 0)
        write_word (writer, brg_game_sign_text (nag->sign));
      else
        write_word (writer, number = g_strdup_printf ("$%u", nag->code));
    }
}

/* rus-draughts-2022 9.3.2.1: in renju every move of either player has a number of its own. */
static void
write_number (Writer *writer, const BrgGameNode *node)
{
  gboolean is_black =
      node->kind != BRG_GAME_OF_RENJU && brg_game_node_get_turn (node->parent) == BRG_COLOUR_BLACK;
  g_autofree char *number = NULL;

  if (is_black && !writer->wants_number && node->before == NULL)
    return;
  number =
      g_strdup_printf ("%u%s", brg_game_node_get_number (node->parent), is_black ? "..." : ".");
  write_word (writer, number);
}

static void
write_move_alone (Writer *writer, const BrgGameNode *node)
{
  char draughts[BRG_DRAUGHTS_MOVE_LENGTH];
  char point[BRG_RENJU_POINT_LENGTH];
  char text[BRG_SAN_LENGTH];

  if (node->kind == BRG_GAME_OF_RENJU)
    write_word (writer, brg_renju_point_write (node->renju_move, BRG_RENJU_LETTER_I, point));
  else if (node->kind == BRG_GAME_OF_DRAUGHTS)
    write_word (writer, brg_draughts_move_write (&node->parent->draughts, &node->draughts_move,
                                                 writer->draughts, draughts));
  else if (node->move == BRG_MOVE_NONE)
    write_word (writer, "--");
  else
    write_word (writer,
                brg_san_write (&node->parent->position, node->move, writer->notation, text));
}

static void
write_move (Writer *writer, const BrgGameNode *node)
{
  write_number (writer, node);
  write_comments (writer, node->before);
  writer->wants_number = FALSE;
  write_move_alone (writer, node);
  write_nags (writer, node->nags);
  write_comments (writer, node->after);
}

static void
open_variation (Writer *writer)
{
  write_word (writer, "(");
  writer->opens = TRUE;
  writer->wants_number = TRUE;
}

static void
close_variation (Writer *writer)
{
  /* Behind a comment to the end of the line there is no word left to be glued to. */
  g_string_append_c (writer->word, ')');
  writer->wants_number = TRUE;
}

/* What is written behind @node: its variations, then what it goes on with; at the end of a line
 * the next variation of the same move, or what the main move goes on with. NULL is the end. */
static const BrgGameNode *
find_next (Writer *writer, const BrgGameNode *node)
{
  if (node->sibling != NULL && !brg_game_node_is_variation (node))
    {
      open_variation (writer);
      return node->sibling;
    }
  while (node->next == NULL)
    {
      node = brg_game_node_get_line_start (node);
      if (!brg_game_node_is_variation (node))
        return NULL;
      close_variation (writer);
      if (node->sibling != NULL)
        {
          open_variation (writer);
          return node->sibling;
        }
      node = node->parent->next;
    }
  return node->next;
}

/* The end of a game of draughts has the style of the heading, if that says the same. */
static const char *
find_ending_text (const BrgGameTree *tree)
{
  const char *value = brg_game_tree_get_tag (tree, "Result");
  const BrgPgnEnding *ending;

  if (brg_game_tree_get_kind (tree) != BRG_GAME_OF_DRAUGHTS || value == NULL)
    return brg_game_tree_get_result_text (tree);
  ending = brg_pdn_find_ending (value);
  return ending != NULL && ending->result == brg_game_tree_get_result (tree)
             ? value
             : brg_game_tree_get_result_text (tree);
}

static void
write_moves (GString *text, const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);
  Writer writer = {
    .text = text,
    .word = g_string_new (NULL),
    .wants_number = TRUE,
    .notation = brg_notation_find ("en"),
  };

  if (brg_game_tree_get_kind (tree) == BRG_GAME_OF_DRAUGHTS)
    writer.draughts = brg_game_tree_get_draughts_notation (tree);
  write_comments (&writer, root->after);
  for (const BrgGameNode *node = root->next; node != NULL; node = find_next (&writer, node))
    write_move (&writer, node);
  write_word (&writer, find_ending_text (tree));
  end_line (&writer);
  g_string_free (writer.word, TRUE);
}

static void
write_tag (GString *text, const char *name, const char *value)
{
  g_string_append_printf (text, "[%s \"", name);
  for (const char *p = value; *p != '\0'; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_c (text, '\\');
      g_string_append_c (text, *p == '\n' || *p == '\r' ? ' ' : *p);
    }
  g_string_append (text, "\"]\n");
}

static void
write_tags (GString *text, const BrgGameTree *tree)
{
  for (guint i = 0; i < BRG_GAME_N_ROSTER; i++)
    {
      const char *unknown;
      const char *name = brg_game_tree_get_roster (i, &unknown);
      const char *value = brg_game_tree_get_tag (tree, name);

      if (value == NULL)
        value = unknown != NULL ? unknown : brg_game_tree_get_result_text (tree);
      write_tag (text, name, value);
    }
  for (guint i = 0; i < brg_game_tree_get_n_tags (tree); i++)
    if (!brg_game_tree_is_roster_tag (tree, i))
      {
        const BrgGameTag *tag = brg_game_tree_get_nth_tag (tree, i);

        write_tag (text, tag->name, tag->value);
      }
}

char *
brg_pgn_write (const BrgGameTree *tree)
{
  GString *text;

  g_return_val_if_fail (tree != NULL, NULL);

  text = g_string_new (NULL);
  write_tags (text, tree);
  g_string_append_c (text, '\n');
  write_moves (text, tree);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

char *
brg_pgn_write_moves (const BrgGameTree *tree)
{
  GString *text;

  g_return_val_if_fail (tree != NULL, NULL);

  text = g_string_new (NULL);
  write_moves (text, tree);
  return g_string_free (text, FALSE);
}
