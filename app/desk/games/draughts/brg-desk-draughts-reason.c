/* brg-desk-draughts-reason.c - why a piece of draughts cannot go where somebody wants it
 *
 * Rules: rus-draughts-2022 6.1.4.3, 6.1.4.5, 6.1.5.3, 6.1.5.5, 6.1.5.6, 6.1.5.8, 6.1.5.9, 7.4.1,
 * 10.2.2
 * Tests: tests/app/test-desk-draughts-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include "brg-draughts-read.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-desk-words.h"

#define COMPULSORY "rus-draughts-2022 6.1.5.3"
#define GO_ON "rus-draughts-2022 6.1.5.5"
#define KING_GOES_ON "rus-draughts-2022 6.1.5.6"
#define MAJORITY "rus-draughts-2022 7.4.1"
#define NOT_OVER_OWN "rus-draughts-2022 6.1.5.8"
#define MAN_MOVES "rus-draughts-2022 6.1.4.3"
#define KING_MOVES "rus-draughts-2022 6.1.4.5"

/* Somebody's wish: a piece from a square to another one. */
typedef struct
{
  const BrgDeskGame *game;
  const BrgDraughtsPosition *position;
  BrgDraughtsVariant variant;
  const char *notation;
  BrgDraughtsMoveList *list; /* the legal moves */
  BrgDraughtsSquare from;    /* where the piece stands */
  BrgDraughtsSquare to;
  BrgDraughtsSet jumped; /* what it has taken on its way */
  gboolean is_on_way;    /* whether it has gone over a part of its way */
} Wish;

/* What lies on a straight line between two squares, both left out. */
typedef struct
{
  gboolean is_line;
  guint n_own;
  guint n_others;
  guint n_jumped; /* of the others, those that were jumped before */
  guint distance;
} Line;

static Line
look_along (const Wish *wish, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  gint column = (gint) brg_draughts_square_column (from);
  gint row = (gint) brg_draughts_square_row (wish->variant, from);
  gint columns = (gint) brg_draughts_square_column (to) - column;
  gint rows = (gint) brg_draughts_square_row (wish->variant, to) - row;
  BrgColour own = (BrgColour) wish->position->turn;
  Line line = { 0 };

  if (columns == 0 || ABS (columns) != ABS (rows))
    return line;
  line.is_line = TRUE;
  line.distance = (guint) ABS (columns);
  for (gint i = 1; i < ABS (columns); i++)
    {
      BrgDraughtsSquare square = brg_draughts_square_at (
          wish->variant, column + (columns > 0 ? i : -i), row + (rows > 0 ? i : -i));
      BrgColour side = brg_draughts_position_colour (wish->position, square);

      line.n_own += side == own;
      line.n_others += side == brg_colour_opposite (own);
      line.n_jumped += brg_draughts_set_has (wish->jumped, square);
    }
  return line;
}

static gboolean
is_king (const Wish *wish, BrgDraughtsSquare square)
{
  return brg_draughts_position_piece (wish->position, square) == BRG_DRAUGHTS_KING;
}

/* Whether the piece of @piece, standing on @from, can jump once and land on @to. */
static gboolean
can_jump (const Wish *wish, BrgDraughtsSquare piece, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  Line line = look_along (wish, from, to);

  return line.is_line && line.n_own == 0 && line.n_others == 1 && line.n_jumped == 0 &&
         (brg_draughts_position_colour (wish->position, to) == BRG_COLOUR_NONE || to == piece) &&
         (line.distance == 2 || is_king (wish, piece));
}

static gboolean
can_jump_at_all (const Wish *wish, BrgDraughtsSquare piece)
{
  BrgDraughtsSet board = brg_draughts_board (wish->variant);

  while (board != 0)
    if (can_jump (wish, piece, piece, brg_draughts_set_pop (&board)))
      return TRUE;
  return FALSE;
}

/* How many pieces the best capture takes. */
static guint
count_most (const Wish *wish)
{
  guint most = 0;

  for (guint i = 0; i < wish->list->n_moves; i++)
    most = MAX (most, brg_draughts_set_size (wish->list->moves[i].captured));
  return most;
}

static gboolean
must_take (const Wish *wish)
{
  return wish->list->n_moves > 0 && brg_draughts_move_is_capture (&wish->list->moves[0]);
}

static char *
write_all (const Wish *wish)
{
  return brg_desk_draughts_write_list (wish->position, wish->list->moves, wish->list->n_moves,
                                       wish->notation);
}

/* rus-draughts-2022 7.4.1: the most pieces must be taken. */
static char *
tell_majority (const Wish *wish, const char **article)
{
  g_autofree char *moves = write_all (wish);
  guint most = count_most (wish);

  *article = MAJORITY;
  return g_strdup_printf (
      /* Translators: how many pieces; a list of captures */
      ngettext ("The largest capture is compulsory, %u piece: %s.",
                "The largest capture is compulsory, %u pieces: %s.", most),
      most, moves);
}

/* rus-draughts-2022 6.1.5.3: who can take must take. */
static char *
tell_compulsory (const Wish *wish, const char **article)
{
  g_autofree char *moves = write_all (wish);

  *article = COMPULSORY;
  /* Translators: a list of captures */
  return g_strdup_printf (_ ("A capture is compulsory: %s."), moves);
}

/* An own piece that is not to be lifted. */
static char *
tell_piece (const Wish *wish, const char **article)
{
  if (!must_take (wish))
    return g_strdup (_ ("This piece is blocked: it cannot move."));
  if (brg_draughts_variant_has_majority (wish->variant) && can_jump_at_all (wish, wish->from))
    return tell_majority (wish, article);
  return tell_compulsory (wish, article);
}

/* A jump that could be made but is not one of the captures to choose from. */
static char *
tell_jump (const Wish *wish, const char **article)
{
  /* rus-draughts-2022 7.4.1: it takes too few. */
  if (brg_draughts_variant_has_majority (wish->variant))
    return tell_majority (wish, article);
  /* rus-draughts-2022 6.1.5.6: a king stops where it can go on taking. */
  *article = KING_GOES_ON;
  return g_strdup (_ ("The king must stop on a square from which it can continue capturing."));
}

/* How the piece could not even go if it were free to. */
static char *
tell_move (const Wish *wish, BrgDraughtsSquare piece, const Line *line, const char **article)
{
  gboolean has_king = is_king (wish, piece);

  *article = has_king ? KING_MOVES : MAN_MOVES;
  if (brg_draughts_position_colour (wish->position, wish->to) != BRG_COLOUR_NONE)
    return g_strdup (_ ("The square is occupied."));
  if (!line->is_line)
    return g_strdup (_ ("Pieces move diagonally."));
  if (line->n_own > 0)
    {
      *article = NOT_OVER_OWN;
      return g_strdup (_ ("A piece cannot jump over a piece of its own side."));
    }
  if (line->n_others > 1)
    return g_strdup (_ ("Two pieces in line, one behind the other, cannot be jumped."));
  if (has_king)
    return g_strdup (_ ("The king cannot go there."));
  if (line->distance > 1)
    return g_strdup (_ ("A man moves one square only."));
  return g_strdup (_ ("A man moves forward only; it may capture backward."));
}

/* A piece that is lifted or on its way, and a square where it may not go. */
static char *
tell_step (const Wish *wish, BrgDraughtsSquare piece, const char **article)
{
  Line line = look_along (wish, wish->from, wish->to);

  if (line.n_jumped > 0)
    {
      *article = "rus-draughts-2022 6.1.5.9";
      return g_strdup (_ ("No piece may be jumped twice in one capture."));
    }
  if (can_jump (wish, piece, wish->from, wish->to))
    return tell_jump (wish, article);
  if (wish->is_on_way)
    {
      *article = GO_ON;
      return g_strdup (_ ("The capture is not complete: the piece must take the next one."));
    }
  if (must_take (wish) && line.n_others == 0 && line.n_own == 0)
    return tell_compulsory (wish, article);
  return tell_move (wish, piece, &line, article);
}

/* The square that is wanted first, and what stands there. */
static char *
tell_first (Wish *wish, BrgDraughtsSquare square, const char **article)
{
  BrgColour turn = (BrgColour) wish->position->turn;
  BrgColour side = brg_draughts_position_colour (wish->position, square);

  if (side == BRG_COLOUR_NONE)
    return NULL;
  if (side != turn)
    return g_strdup (turn == BRG_COLOUR_WHITE ? _ ("It is White's move.")
                                              : _ ("It is Black's move."));
  wish->from = square;
  for (guint i = 0; i < wish->list->n_moves; i++)
    if (wish->list->moves[i].from == square)
      return NULL;
  return tell_piece (wish, article);
}

static char *
tell_wish (Wish *wish, const BrgBoardWay *way, gint square, const char **article)
{
  BrgDraughtsSquare piece;

  wish->to = brg_desk_draughts_from_board (wish->variant, square);
  if (wish->to == BRG_DRAUGHTS_NO_SQUARE)
    return way->n_squares == 0 ? NULL : g_strdup (_ ("Only the dark squares are used."));
  if (way->n_squares == 0)
    return tell_first (wish, wish->to, article);
  piece = brg_desk_draughts_from_board (wish->variant, way->squares[0]);
  wish->from = brg_desk_draughts_from_board (wish->variant, way->squares[way->n_squares - 1]);
  wish->is_on_way = way->n_squares > 1;
  if (wish->is_on_way)
    wish->jumped = brg_desk_draughts_find_jumped (wish->position, way);
  return wish->to == wish->from ? NULL : tell_step (wish, piece, article);
}

char *
brg_desk_draughts_explain_square (const BrgDeskGame *game,
                                  const BrgBoardWay *way,
                                  gint square,
                                  const char *notation,
                                  const char **article)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  Wish wish = { .game = game,
                .position = &game->node->draughts,
                .variant = brg_desk_draughts_get_variant (game),
                .notation = notation,
                .list = &list };

  *article = NULL;
  brg_draughts_moves_generate (wish.position, &list);
  return tell_wish (&wish, way, square, article);
}

/* Typed moves. */

/* Letters of files as brg_draughts_move_read() knows them. */
static gint
find_file (gunichar c)
{
  static const char *const files[] = { "aа", "bбв", "cсц", "dд", "eе", "fф", "gгж", "hнш" };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_utf8_strchr (files[i], -1, g_unichar_tolower (c)) != NULL)
      return (gint) i;
  return -1;
}

/* The square that begins at @p, which goes behind it; none, and one character on, else. */
static BrgDraughtsSquare
scan_square (BrgDraughtsVariant variant, const char **p)
{
  gint file = brg_draughts_variant_is_large (variant) ? -1 : find_file (g_utf8_get_char (*p));
  const char *next = g_utf8_next_char (*p);
  guint number = 0;

  if (file >= 0 && g_ascii_isdigit (*next))
    {
      *p = next + 1;
      return brg_draughts_square_at (variant, file, *next - '1');
    }
  if (!g_ascii_isdigit (**p))
    {
      *p = next;
      return BRG_DRAUGHTS_NO_SQUARE;
    }
  for (; g_ascii_isdigit (**p); (*p)++)
    number = MIN (number * 10 + (guint) (**p - '0'), 1000u);
  return brg_draughts_square_from_number (variant, number);
}

/* Reads the squares of a text as a way. A number of a move before them ends with a full stop. */
static void
scan_way (BrgDraughtsVariant variant, const char *text, BrgBoardWay *way)
{
  const char *stop = strchr (text, '.');
  const char *p = stop != NULL && g_ascii_isdigit (*text) ? stop + 1 : text;

  way->n_squares = 0;
  while (*p != '\0' && way->n_squares < BRG_BOARD_MAX_WAY)
    {
      BrgDraughtsSquare square = scan_square (variant, &p);

      if (square != BRG_DRAUGHTS_NO_SQUARE)
        way->squares[way->n_squares++] = brg_board_square_of_draughts (variant, square);
    }
}

/* Why the squares of a way do not make a move: the first that is wrong. */
static char *
tell_typed (Wish *wish, const BrgBoardWay *typed, const char **article)
{
  BrgDraughtsSquare first = brg_desk_draughts_from_board (wish->variant, typed->squares[0]);
  char *reason;

  if (brg_draughts_position_colour (wish->position, first) == BRG_COLOUR_NONE)
    {
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      brg_desk_draughts_write_square (wish->variant, first, wish->notation, name);
      /* Translators: a square */
      return g_strdup_printf (_ ("There is no piece on %s."), name);
    }
  reason = tell_first (wish, first, article);
  for (guint n = 1; reason == NULL && n < typed->n_squares; n++)
    {
      BrgBoardWay way = *typed;
      BrgBoardSet targets = { { 0 } };

      way.n_squares = n;
      brg_desk_draughts_list_targets (wish->game, &way, &targets);
      if (!brg_board_set_has (&targets, typed->squares[n]))
        reason = tell_wish (wish, &way, typed->squares[n], article);
    }
  /* rus-draughts-2022 6.1.5.5: every step is right, but it is not the end. */
  return reason != NULL || typed->n_squares < 2
             ? reason
             : g_strdup (_ ("The capture is not complete: the piece must take the next one."));
}

/* Legal moves from or to the squares that were typed; all captures where one must be made. */
static void
list_near (const Wish *wish, const BrgBoardWay *typed, GArray *near)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsMove));
  gint last = typed->n_squares > 1 ? typed->squares[typed->n_squares - 1] : BRG_BOARD_NO_SQUARE;

  for (guint i = 0; i < wish->list->n_moves; i++)
    {
      const BrgDraughtsMove *move = &wish->list->moves[i];

      if (must_take (wish) ||
          (typed->n_squares > 0 &&
           (brg_board_square_of_draughts (wish->variant, move->from) == typed->squares[0] ||
            brg_board_square_of_draughts (wish->variant, move->to) == last)))
        g_array_append_val (moves, *move);
    }
  brg_desk_draughts_add_choices (near, wish->position,
                                 (const BrgDraughtsMove *) (void *) moves->data, moves->len,
                                 wish->notation);
}

/* What is said of a text that has no two squares to blame. */
static char *
tell_form (const Wish *wish, const BrgBoardWay *typed, const char *text)
{
  const char *article;
  g_auto (BrgDraughtsMoveList) fits = { 0 };
  g_autofree char *example = NULL;

  if (wish->list->n_moves == 0)
    return g_strdup (_ ("The game is over: no further moves."));
  /* rus-draughts-2022 10.2.2: written short, it is an impossible move. */
  if (brg_desk_draughts_find_notation (wish->notation)->has_capital_e &&
      brg_draughts_move_read (wish->position, text, -1, BRG_DRAUGHTS_READ_ANY, &fits) > 0)
    return g_strdup (_ ("In correspondence play moves are written in full."));
  if (typed->n_squares > 0 && must_take (wish))
    return tell_compulsory (wish, &article);
  example = brg_desk_draughts_write_move (wish->position, &wish->list->moves[0], wish->notation);
  if (typed->n_squares > 0)
    /* Translators: what was typed, a move as an example */
    return g_strdup_printf (_ ("“%s” is not a legal move; an example: %s."), text, example);
  /* Translators: what was typed, a move as an example */
  return g_strdup_printf (_ ("“%s” is not written like a move; an example: %s."), text, example);
}

char *
brg_desk_draughts_explain (const BrgDeskGame *game,
                           const char *text,
                           const char *notation,
                           GArray *near)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  Wish wish = { .game = game,
                .position = &game->node->draughts,
                .variant = brg_desk_draughts_get_variant (game),
                .notation = notation,
                .list = &list };
  const char *article = NULL;
  BrgBoardWay typed;
  char *reason = NULL;

  brg_draughts_moves_generate (wish.position, &list);
  scan_way (wish.variant, text, &typed);
  list_near (&wish, &typed, near);
  if (list.n_moves > 0 && typed.n_squares > 1)
    reason = tell_typed (&wish, &typed, &article);
  return reason != NULL ? reason : tell_form (&wish, &typed, text);
}
