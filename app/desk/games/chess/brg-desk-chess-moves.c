/* brg-desk-chess-moves.c - moves of chess as they are written, typed and explained
 *
 * Tests: tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-chess-moves.h"

#include "brg-desk-chess-private.h"

#include "brg-san-read.h"
#include "brg-san-write.h"

#include <glib/gi18n.h>

#include "brg-desk-words.h"
#include "brg-move-input.h"
#include "brg-san.h"

void
brg_desk_chess_add_choice (GArray *choices,
                           const BrgPosition *position,
                           BrgMove move,
                           const char *notation)
{
  const BrgGameMove made = { .chess = move };
  char text[BRG_SAN_LENGTH];

  brg_san_write (position, move, brg_desk_chess_find_notation (notation), text);
  brg_desk_choices_add (choices, &made, g_strdup (text));
}

char *
brg_desk_chess_dup_move (const BrgGameNode *node, const char *notation)
{
  char move[BRG_SAN_LENGTH];
  GString *text;

  if (brg_game_node_is_null (node))
    return g_strdup ("--");
  text = g_string_new (brg_san_write (&node->parent->position, node->move,
                                      brg_desk_chess_find_notation (notation), move));
  brg_desk_words_append_signs (text, node);
  return g_string_free (text, FALSE);
}

guint
brg_desk_chess_count_times (const BrgGameNode *node, const BrgPosition *position)
{
  guint n = 0;

  g_return_val_if_fail (node != NULL && position != NULL, 0);

  for (; node != NULL; node = node->parent)
    if (brg_position_is_same (&node->position, position))
      n++;
  return n;
}

/* Which of the moves led to the position on the board, if it has stood more than once. */
char *
brg_desk_chess_dup_mark (const BrgDeskGame *game, const BrgGameNode *node)
{
  const BrgPosition *position = &game->node->position;
  const BrgGameNode *way = game->node;

  if (!brg_position_is_same (&node->position, position) ||
      brg_desk_chess_count_times (game->node, position) < 2)
    return NULL;
  while (way != NULL && way != node)
    way = way->parent;
  if (way == NULL)
    return NULL;
  return brg_desk_words_dup_times_mark (brg_desk_chess_count_times (node, position));
}

/* The move with its number in English short notation, `24...Qb6`. */
char *
brg_desk_chess_dup_journal (const BrgGameNode *node)
{
  const BrgPosition *before;
  char text[BRG_SAN_LENGTH];

  g_return_val_if_fail (node != NULL && node->parent != NULL, NULL);

  before = &node->parent->position;
  if (brg_game_node_is_null (node))
    g_strlcpy (text, "--", sizeof text);
  else
    brg_san_write (before, node->move, brg_notation_find ("en"), text);
  return g_strdup_printf ("%u%s%s", before->move_number,
                          before->turn == BRG_COLOUR_WHITE ? "." : "...", text);
}

GArray *
brg_desk_chess_read (const BrgDeskGame *game, const char *text, const char *notation)
{
  const BrgPosition *position = &game->node->position;
  GArray *choices = brg_desk_choices_new ();
  BrgMoveList fits;

  /* fide-2023 II.2: nothing is a move before the lot. */
  if (brg_desk_chess_needs_start (game))
    return choices;
  brg_move_input_read (position, text, brg_desk_chess_find_notation (notation)->language, &fits);
  for (guint i = 0; i < fits.n_moves; i++)
    brg_desk_chess_add_choice (choices, position, fits.moves[i], notation);
  return choices;
}

/* Whether the text would be a move if the other player had the turn. */
static gboolean
is_other_players_move (const BrgPosition *position, const char *text)
{
  BrgPosition other = *position;
  BrgMoveList fits;

  other.turn = (guint8) brg_colour_opposite ((BrgColour) position->turn);
  other.passed_square = BRG_CHESS_NO_SQUARE;
  if (brg_position_checkers (position) != 0)
    return FALSE;
  brg_position_settle (&other);
  return brg_san_read (&other, text, -1, BRG_LANGUAGE_ANY, &fits) > 0;
}

/* Legal moves that arrive on the last square that the text names. */
static void
list_moves_to_named (const BrgPosition *position,
                     const char *text,
                     const char *notation,
                     GArray *moves)
{
  BrgMoveList legal;
  gint square = -1;

  for (const char *c = text; c[0] != '\0' && c[1] != '\0'; c++)
    if (c[0] >= 'a' && c[0] <= 'h' && c[1] >= '1' && c[1] <= '8')
      square = brg_chess_square ((guint) (c[0] - 'a'), (guint) (c[1] - '1'));
  brg_moves_generate (position, &legal);
  for (guint i = 0; square >= 0 && i < legal.n_moves; i++)
    if (brg_move_to (legal.moves[i]) == square)
      brg_desk_chess_add_choice (moves, position, legal.moves[i], notation);
}

char *
brg_desk_chess_explain (const BrgDeskGame *game,
                        const char *text,
                        const char *notation,
                        GArray *near)
{
  const BrgPosition *position = &game->node->position;

  if (brg_desk_chess_needs_start (game))
    return g_strdup (_ ("The initial position is not set yet."));
  if (brg_moves_count (position) == 0)
    return g_strdup (_ ("There are no legal moves: the game is over."));
  if (is_other_players_move (position, text))
    return g_strdup (position->turn == BRG_COLOUR_WHITE ? _ ("It is White’s move.")
                                                        : _ ("It is Black’s move."));
  list_moves_to_named (position, text, notation, near);
  return near->len > 0
             /* Translators: what was typed; a list of moves follows */
             ? g_strdup_printf (_ ("“%s” is not a legal move. These go to that square:"), text)
             : g_strdup_printf (_ ("“%s” is not a legal move here."), text);
}

char *
brg_desk_chess_dup_example (const BrgDeskGame *game, const char *notation)
{
  const BrgPosition *position = &game->node->position;
  char text[BRG_SAN_LENGTH];
  BrgMoveList moves;

  brg_moves_generate (position, &moves);
  if (moves.n_moves == 0 || brg_desk_chess_needs_start (game))
    return NULL;
  return g_strdup (brg_san_write (position, moves.moves[moves.n_moves - 1],
                                  brg_desk_chess_find_notation (notation), text));
}
