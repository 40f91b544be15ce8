/* brg-desk-draughts-words.c - moves, squares and positions of draughts in words
 *
 * Rules: rus-draughts-2022 6.1.6.1, 6.1.6.2, 7.3, 10.2.2
 * Tests: tests/app/test-desk-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include "brg-draughts-read.h"

#include <glib/gi18n.h>

#include "brg-board-words.h"
#include "brg-desk-words.h"

/* The most moves that are named in a sentence. */
#define MAX_LISTED 12

const BrgDraughtsNotation *
brg_desk_draughts_find_notation (const char *notation)
{
  const BrgDraughtsNotation *found =
      notation != NULL ? brg_draughts_notation_find (notation) : NULL;

  return found != NULL ? found : brg_draughts_notation_find ("full");
}

char *
brg_desk_draughts_write_move (const BrgDraughtsPosition *position,
                              const BrgDraughtsMove *move,
                              const char *notation)
{
  char text[BRG_DRAUGHTS_MOVE_LENGTH];

  return g_strdup (
      brg_draughts_move_write (position, move, brg_desk_draughts_find_notation (notation), text));
}

char *
brg_desk_draughts_write_list (const BrgDraughtsPosition *position,
                              const BrgDraughtsMove *moves,
                              guint n_moves,
                              const char *notation)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < MIN (n_moves, MAX_LISTED); i++)
    g_ptr_array_add (texts, brg_desk_draughts_write_move (position, &moves[i], notation));
  g_ptr_array_add (texts, NULL);
  list = g_strjoinv (", ", (char **) texts->pdata);
  return n_moves > MAX_LISTED ? g_strconcat (list, ", …", NULL) : g_steal_pointer (&list);
}

void
brg_desk_draughts_write_square (BrgDraughtsVariant variant,
                                BrgDraughtsSquare square,
                                const char *notation,
                                char text[BRG_DRAUGHTS_SQUARE_LENGTH])
{
  if (brg_desk_draughts_find_notation (notation)->has_numbers)
    g_snprintf (text, BRG_DRAUGHTS_SQUARE_LENGTH, "%u",
                brg_draughts_square_number (variant, square));
  else
    brg_draughts_square_write (variant, square, text);
}

/* Whether another of the moves is written alike. */
static gboolean
has_twin (const BrgDraughtsPosition *position,
          const BrgDraughtsMove *moves,
          guint n_moves,
          guint n,
          const char *notation)
{
  g_autofree char *text = brg_desk_draughts_write_move (position, &moves[n], notation);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *other = brg_desk_draughts_write_move (position, &moves[i], notation);

      if (i != n && g_str_equal (text, other))
        return TRUE;
    }
  return FALSE;
}

void
brg_desk_draughts_add_choices (GArray *choices,
                               const BrgDraughtsPosition *position,
                               const BrgDraughtsMove *moves,
                               guint n_moves,
                               const char *notation)
{
  for (guint i = 0; i < n_moves; i++)
    {
      gboolean is_doubtful = n_moves > 1 && has_twin (position, moves, n_moves, i, notation);
      BrgGameMove made = { .draughts = moves[i] };

      brg_desk_choices_add (
          choices, &made,
          brg_desk_draughts_write_move (position, &moves[i], is_doubtful ? "route" : notation));
    }
}

static gboolean
is_dark (gint square, gint n_files)
{
  return (square % n_files + square / n_files) % 2 == 0;
}

static void
append_words (GString *text, gboolean is_so, const char *words)
{
  if (is_so)
    g_string_append_printf (text, ", %s", words);
}

char *
brg_desk_draughts_dup_square (const BrgBoardPicture *picture,
                              gint square,
                              gboolean is_lifted,
                              gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint marks = picture->marks[square];
  BrgPiece piece = picture->pieces[square];

  if (picture->corners[square] != 0)
    g_string_append_printf (text, "%d", picture->corners[square]);
  else if (!is_dark (square, picture->n_files))
    return g_strdup (_ ("light square"));
  else
    g_string_append_printf (text, "%c%d",
                            brg_board_picture_get_file_letter (picture, square % picture->n_files),
                            square / picture->n_files + 1);
  append_words (text, TRUE,
                piece != BRG_PIECE_NONE ? brg_board_words_get_piece (piece) : _ ("empty"));
  append_words (text, is_lifted, _ ("lifted"));
  append_words (text, (marks & BRG_BOARD_TAKEN) != 0, _ ("captured"));
  append_words (text, (marks & BRG_BOARD_TARGET) != 0, _ ("can be reached"));
  append_words (text, (marks & BRG_BOARD_LAST_MOVE) != 0, _ ("last move"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_desk_draughts_dup_move (const BrgGameNode *node, const char *notation)
{
  g_autofree char *move =
      brg_desk_draughts_write_move (&node->parent->draughts, &node->draughts_move, notation);
  GString *text = g_string_new (move);

  brg_desk_words_append_signs (text, node);
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 5.4.13.1: which of the moves led to the position, if it has stood before. */
char *
brg_desk_draughts_dup_mark (const BrgDeskGame *game G_GNUC_UNUSED, const BrgGameNode *node)
{
  guint n_times = 1;

  for (const BrgGameNode *earlier = node->parent; earlier != NULL; earlier = earlier->parent)
    if (brg_draughts_position_is_same (&earlier->draughts, &node->draughts))
      n_times++;
  return n_times > 1 ? brg_desk_words_dup_times_mark (n_times) : NULL;
}

char *
brg_desk_draughts_dup_journal (const BrgGameNode *node)
{
  g_autofree char *move =
      brg_desk_draughts_write_move (&node->parent->draughts, &node->draughts_move, "full");

  return g_strdup_printf ("%u%s%s", brg_game_node_get_number (node->parent),
                          brg_game_node_get_turn (node->parent) == BRG_COLOUR_WHITE ? "." : "...",
                          move);
}

/* rus-draughts-2022 10.2.2: in correspondence play a short move is an impossible one. */
GArray *
brg_desk_draughts_read (const BrgDeskGame *game, const char *text, const char *notation)
{
  const BrgDraughtsPosition *position = &game->node->draughts;
  g_auto (BrgDraughtsMoveList) fits = { 0 };
  GArray *choices = brg_desk_choices_new ();

  brg_draughts_move_read (position, text, -1,
                          brg_desk_draughts_find_notation (notation)->has_capital_e
                              ? BRG_DRAUGHTS_READ_FULL
                              : BRG_DRAUGHTS_READ_ANY,
                          &fits);
  brg_desk_draughts_add_choices (choices, position, fits.moves, fits.n_moves, notation);
  return choices;
}

char *
brg_desk_draughts_dup_example (const BrgDeskGame *game, const char *notation)
{
  const BrgDraughtsPosition *position = &game->node->draughts;
  g_auto (BrgDraughtsMoveList) list = { 0 };

  brg_draughts_moves_generate (position, &list);
  return list.n_moves > 0 ? brg_desk_draughts_write_move (position, &list.moves[0], notation)
                          : NULL;
}
