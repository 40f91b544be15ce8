/* brg-desk-renju-board.c - the board of renju as it is shown, and moves as they are made on it
 *
 * Rules: rus-draughts-2022 9.2.2.2, 9.2.4, 9.3.2.1
 * Tests: tests/app/test-desk-renju.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <string.h>

#include "brg-desk-renju-private.h"
#include "brg-desk-words.h"

BrgRenjuLetter
brg_desk_renju_get_letter (const char *notation)
{
  return notation != NULL && *notation == 'j' ? BRG_RENJU_LETTER_J : BRG_RENJU_LETTER_I;
}

gboolean
brg_desk_renju_has_numbers (const char *notation)
{
  return notation == NULL || !g_str_has_suffix (notation, "-plain");
}

/* Showing. */

/* rus-draughts-2022 9.3.2.1: stones are numbered one by one, and a pass takes a number too. */
static void
put_numbers (const BrgRenjuGame *game, BrgBoardPicture *picture)
{
  for (guint i = 0; i < game->n_moves; i++)
    if (game->moves[i] != BRG_RENJU_PASS)
      picture->numbers[game->moves[i]] = (guint16) (i + 1);
}

/* rus-draughts-2022 9.2.4.2: what is forbidden to Black, while he has the move. */
static void
put_fouls (const BrgDeskRenju *self, BrgBoardPicture *picture)
{
  if (brg_renju_game_get_turn (&self->game) != BRG_COLOUR_BLACK || self->end > 0)
    return;
  for (gint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (self->fouls[point] != 0)
      {
        brg_board_picture_mark (picture, point, BRG_BOARD_FOUL);
        picture->numbers[point] = (guint16) brg_renju_fouls_get_number (self->fouls[point]);
      }
}

/* Fifth moves with their numbers, or the square where the next stone must go. */
static void
put_opening (const BrgDeskRenju *self, BrgBoardPicture *picture)
{
  const BrgRenjuOpening *steps = &self->opening.steps;

  for (guint i = 0; i < steps->n_offers; i++)
    {
      brg_board_picture_mark (picture, steps->offers[i], BRG_BOARD_TARGET);
      picture->numbers[steps->offers[i]] = (guint16) (i + 1);
    }
  if (self->opening.question.ask != BRG_RENJU_ASK_STONE ||
      self->opening.question.reach >= BRG_RENJU_SIDE / 2)
    return;
  for (gint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (brg_renju_opening_judge (steps, (guint) point) == BRG_RENJU_ANSWER_FITS)
      brg_board_picture_mark (picture, point, BRG_BOARD_TARGET);
}

void
brg_desk_renju_show (const BrgDeskGame *game, const char *notation, BrgBoardPicture *picture)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  const BrgGameNode *node = game->node;

  brg_board_picture_init_renju (picture, &self->game.board, brg_desk_renju_get_letter (notation));
  if (brg_desk_renju_has_numbers (notation))
    put_numbers (&self->game, picture);
  if (self->is_sound && node->parent != NULL && node->renju_move != BRG_RENJU_PASS)
    brg_board_picture_mark (picture, node->renju_move, BRG_BOARD_LAST_MOVE);
  put_fouls (self, picture);
  if (self->is_asking)
    put_opening (self, picture);
}

/* Screen readers. */

static void
append (GString *text, const char *words)
{
  g_string_append_printf (text, ", %s", words);
}

/* The stones of a picture as they count for fouls. */
static void
read_picture (const BrgBoardPicture *picture, BrgRenjuBoard *board)
{
  brg_renju_board_clear (board);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (picture->pieces[point] != BRG_PIECE_NONE)
      brg_renju_board_place (board, (BrgRenjuPoint) point,
                             brg_piece_colour (picture->pieces[point]));
}

static void
append_foul (GString *text, const BrgBoardPicture *picture, BrgRenjuPoint point)
{
  BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES];
  BrgRenjuLetter letter =
      strchr (picture->file_letters, 'J') != NULL ? BRG_RENJU_LETTER_J : BRG_RENJU_LETTER_I;
  BrgRenjuBoard board;
  guint n;

  read_picture (picture, &board);
  n = brg_renju_board_explain_fouls (&board, point, figures);
  append (text, _ ("forbidden to Black"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *figure = brg_desk_renju_words_dup_figure (&figures[i], letter);

      g_string_append_printf (text, "%s %s", i == 0 ? ":" : ",", figure);
    }
}

static void
append_empty (GString *text, const BrgBoardPicture *picture, gint square)
{
  guint number = picture->numbers[square];

  append (text, _ ("empty"));
  if ((picture->marks[square] & BRG_BOARD_FOUL) != 0)
    append_foul (text, picture, (BrgRenjuPoint) square);
  else if (number > 0)
    /* Translators: number of a fifth move that is offered */
    g_string_append_printf (text, _ (", offered as fifth move no. %u"), number);
  else if ((picture->marks[square] & BRG_BOARD_TARGET) != 0)
    append (text, _ ("a stone may be placed here"));
}

char *
brg_desk_renju_dup_square (const BrgBoardPicture *picture,
                           gint square,
                           gboolean is_lifted G_GNUC_UNUSED,
                           gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrgPiece piece;

  g_return_val_if_fail (picture != NULL && square >= 0 && square < BRG_RENJU_N_POINTS, NULL);

  piece = picture->pieces[square];
  g_string_append_printf (text, "%c%d",
                          brg_board_picture_get_file_letter (picture, square % picture->n_files),
                          square / picture->n_files + 1);
  if (piece == BRG_PIECE_NONE)
    {
      append_empty (text, picture, square);
      return g_strdup (text->str);
    }
  append (text,
          brg_piece_colour (piece) == BRG_COLOUR_BLACK ? _ ("black stone") : _ ("white stone"));
  if (picture->numbers[square] > 0)
    g_string_append_printf (text, " %u", picture->numbers[square]);
  if ((picture->marks[square] & BRG_BOARD_LAST_MOVE) != 0)
    append (text, _ ("last move"));
  return g_strdup (text->str);
}

/* Moves. */

gboolean
brg_desk_renju_begins_in_centre (const BrgDeskRenju *self)
{
  if (self->opening.stage == BRG_DESK_RENJU_COMPOSED)
    return FALSE;
  return self->opening.stage == BRG_DESK_RENJU_UNSETTLED ||
         self->opening.stage == BRG_DESK_RENJU_WITHOUT ||
         !brg_desk_renju_opening_is_anywhere (self->opening.regulation);
}

static char *
dup_opening_refusal (const BrgDeskRenju *self, BrgRenjuPoint move, BrgRenjuLetter letter)
{
  BrgRenjuAsk ask = self->opening.question.ask;
  BrgRenjuAnswerVerdict verdict;

  if (move == BRG_RENJU_PASS)
    return g_strdup (_ ("Passing is not allowed before the opening is complete."));
  if (ask == BRG_RENJU_ASK_OFFER)
    return g_strdup (_ ("Offer the fifth moves on the board: choose their points there."));
  if (ask != BRG_RENJU_ASK_STONE && ask != BRG_RENJU_ASK_KEEP)
    return g_strdup (_ ("The opening needs another decision before the next stone."));
  verdict = brg_renju_opening_judge (&self->opening.steps, move);
  return verdict == BRG_RENJU_ANSWER_FITS
             ? NULL
             : brg_desk_renju_words_dup_verdict (self, verdict, move, letter);
}

static char *
dup_end_refusal (const BrgDeskRenju *self)
{
  /* Translators: what ended the game, "Five in a row: Black has won" */
  return g_strdup_printf (_ ("The game is over. %s."),
                          brg_desk_renju_words_fact (self->end_fact, self->end % 2 == 1));
}

char *
brg_desk_renju_dup_refusal (const BrgDeskGame *game,
                            BrgRenjuPoint move,
                            BrgRenjuLetter letter,
                            const char **article)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  char point[BRG_RENJU_POINT_LENGTH];

  *article = "rus-draughts-2022 9.2.4.1";
  if (self->end > 0)
    {
      *article = brg_renju_fact_get_article (self->end_fact);
      return dup_end_refusal (self);
    }
  if (move != BRG_RENJU_PASS && brg_renju_board_get (&self->game.board, move) != BRG_COLOUR_NONE)
    /* Translators: a point */
    return g_strdup_printf (_ ("There is already a stone on %s."),
                            brg_renju_point_write (move, letter, point));
  if (self->is_asking)
    {
      *article = "rus-draughts-2022 9.2.4.3";
      return dup_opening_refusal (self, move, letter);
    }
  if (self->opening.stage == BRG_DESK_RENJU_NUMBER)
    {
      *article = "rus-draughts-2022 9.2.4.3";
      return g_strdup (_ ("The number of fifth moves is not declared yet."));
    }
  /* rus-draughts-2022 9.2.4.1: Black begins in the centre. */
  if (game->node->parent == NULL && move != BRG_RENJU_CENTRE &&
      brg_desk_renju_begins_in_centre (self))
    return g_strdup (_ ("Black begins in the centre of the board, H8."));
  if (self->game.n_moves >= BRG_RENJU_MAX_MOVES || !self->is_sound)
    return g_strdup (_ ("The game cannot continue from here."));
  return NULL;
}

static void
add_choice (GArray *choices, BrgRenjuPoint point, const char *notation)
{
  const BrgGameMove move = { .renju = point };
  char text[BRG_RENJU_POINT_LENGTH];

  brg_renju_point_write (point, brg_desk_renju_get_letter (notation), text);
  brg_desk_choices_add (choices, &move, g_strdup (text));
}

static void
add_if_possible (const BrgDeskGame *game,
                 GArray *choices,
                 BrgRenjuPoint point,
                 const char *notation)
{
  const char *article;
  g_autofree char *refusal =
      brg_desk_renju_dup_refusal (game, point, brg_desk_renju_get_letter (notation), &article);

  if (refusal == NULL)
    add_choice (choices, point, notation);
}

/* A stone goes nowhere once it lies. */
void
brg_desk_renju_list_targets (const BrgDeskGame *game G_GNUC_UNUSED,
                             const BrgBoardWay *way G_GNUC_UNUSED,
                             BrgBoardSet *targets)
{
  *targets = (BrgBoardSet){ { 0 } };
}

GArray *
brg_desk_renju_list_moves (const BrgDeskGame *game, const BrgBoardWay *way, const char *notation)
{
  GArray *choices = brg_desk_choices_new ();

  if (way->n_squares == 1 && way->squares[0] >= 0 && way->squares[0] < BRG_RENJU_N_POINTS)
    add_if_possible (game, choices, (BrgRenjuPoint) way->squares[0], notation);
  return choices;
}

char *
brg_desk_renju_explain_square (const BrgDeskGame *game,
                               const BrgBoardWay *way G_GNUC_UNUSED,
                               gint square,
                               const char *notation,
                               const char **article)
{
  char *refusal;

  *article = NULL;
  if (square < 0 || square >= BRG_RENJU_N_POINTS)
    return NULL;
  refusal = brg_desk_renju_dup_refusal (game, (BrgRenjuPoint) square,
                                        brg_desk_renju_get_letter (notation), article);
  if (refusal == NULL)
    *article = NULL;
  return refusal;
}

/* Written moves. */

char *
brg_desk_renju_dup_move (const BrgGameNode *node, const char *notation)
{
  char point[BRG_RENJU_POINT_LENGTH];
  GString *text = g_string_new (
      brg_renju_point_write (node->renju_move, brg_desk_renju_get_letter (notation), point));

  brg_desk_words_append_signs (text, node);
  return g_string_free (text, FALSE);
}

/* The board before the move of @node. */
static gboolean
make_board (const BrgDeskGame *game, const BrgGameNode *node, BrgRenjuBoard *board)
{
  *board = brg_desk_renju_get (game)->opening.board;
  for (node = node->parent; node->parent != NULL; node = node->parent)
    {
      if (node->renju_move == BRG_RENJU_PASS)
        continue;
      if (brg_renju_board_get (board, node->renju_move) != BRG_COLOUR_NONE)
        return FALSE;
      brg_renju_board_place (board, node->renju_move, brg_game_node_get_turn (node->parent));
    }
  return TRUE;
}

char *
brg_desk_renju_dup_mark (const BrgDeskGame *game, const BrgGameNode *node)
{
  BrgRenjuBoard board;
  guint fouls;

  if (brg_game_node_get_turn (node->parent) != BRG_COLOUR_BLACK ||
      node->renju_move == BRG_RENJU_PASS || !make_board (game, node, &board) ||
      brg_renju_board_get (&board, node->renju_move) != BRG_COLOUR_NONE)
    return NULL;
  fouls = brg_renju_board_find_fouls (&board, node->renju_move);
  if (fouls == 0)
    return NULL;
  /* Translators: 33, 44 or 6 */
  return g_strdup_printf (_ ("foul %u"), brg_renju_fouls_get_number (fouls));
}

char *
brg_desk_renju_dup_journal (const BrgGameNode *node)
{
  char point[BRG_RENJU_POINT_LENGTH];

  return g_strdup_printf ("%u. %s", node->ply,
                          brg_renju_point_write (node->renju_move, BRG_RENJU_LETTER_I, point));
}

/* Typed moves. */

static gboolean
is_pass_word (const char *text)
{
  g_autofree char *typed = g_utf8_casefold (text, -1);
  g_autofree char *word = g_utf8_casefold (C_ ("typed refusal to place a stone", "pass"), -1);

  return g_str_equal (typed, word) || g_str_equal (typed, "pass") || g_str_equal (typed, "--");
}

gboolean
brg_desk_renju_read_move (const char *text, BrgRenjuPoint *move)
{
  g_autofree char *typed = g_strstrip (g_strdup (text));
  const char *p = typed;

  /* A number may stand before the move, as in a record. */
  while (g_ascii_isdigit (*p))
    p++;
  while (p > typed && (*p == '.' || *p == ' '))
    p++;
  if (is_pass_word (p))
    {
      *move = BRG_RENJU_PASS;
      return TRUE;
    }
  return brg_renju_point_read (p, -1, move);
}

GArray *
brg_desk_renju_read (const BrgDeskGame *game, const char *text, const char *notation)
{
  GArray *choices = brg_desk_choices_new ();
  BrgRenjuPoint move;

  if (brg_desk_renju_read_move (text, &move))
    add_if_possible (game, choices, move, notation);
  return choices;
}

gint
brg_desk_renju_read_square (const BrgDeskGame *game G_GNUC_UNUSED, const char *text)
{
  BrgRenjuPoint move;

  return brg_desk_renju_read_move (text, &move) && move < BRG_RENJU_N_POINTS ? move
                                                                             : BRG_BOARD_NO_SQUARE;
}

char *
brg_desk_renju_explain (const BrgDeskGame *game,
                        const char *text,
                        const char *notation,
                        GArray *near G_GNUC_UNUSED)
{
  BrgRenjuLetter letter = brg_desk_renju_get_letter (notation);
  const char *article;
  BrgRenjuPoint move;
  char *refusal = NULL;

  if (!brg_desk_renju_read_move (text, &move))
    return g_strdup (letter == BRG_RENJU_LETTER_J
                         ? _ ("A move is a point (columns A to P without I, rows 1 to 15) or a "
                              "dash for a pass.")
                         : _ ("A move is a point (columns A to P without J, rows 1 to 15) or a "
                              "dash for a pass."));
  refusal = brg_desk_renju_dup_refusal (game, move, letter, &article);
  return refusal != NULL ? refusal : g_strdup (_ ("This move is possible."));
}

char *
brg_desk_renju_dup_example (const BrgDeskGame *game, const char *notation)
{
  BrgRenjuLetter letter = brg_desk_renju_get_letter (notation);
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  char point[BRG_RENJU_POINT_LENGTH];

  /* From the centre on. */
  for (guint i = 0; i < BRG_RENJU_N_POINTS; i++)
    {
      BrgRenjuPoint move = (BrgRenjuPoint) ((BRG_RENJU_CENTRE + i) % BRG_RENJU_N_POINTS);
      const char *article;
      g_autofree char *refusal = brg_desk_renju_dup_refusal (game, move, letter, &article);

      if (refusal == NULL &&
          (self->fouls[move] == 0 || brg_renju_game_get_turn (&self->game) == BRG_COLOUR_WHITE))
        return g_strdup (brg_renju_point_write (move, letter, point));
    }
  return NULL;
}
