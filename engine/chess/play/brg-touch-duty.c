/* brg-touch-duty.c - what a player has to do by the men that he touched
 *
 * Every man touched lays a duty on the player: an own man to move it, a man of the opponent to take
 * it; a man that can neither move nor be taken lays none. Which of several duties comes first, the
 * books say differently: see brg-touch-book.h.
 * Rules: fide-2023 4.3, 4.4.1 to 4.4.3, 4.5; rus-chess-2014 4.3, 4.4, 4.5; ukr-chess-2016 4.3, 4.4,
 *   4.5; ussr-chess-1956 14
 * Tests: tests/engine/test-touch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-touch-private.h"

/* Men of one colour that were touched at one moment. */
typedef struct
{
  guint moment;
  gboolean is_own;
} Group;

/* fide-2023 3.7.4.1: the pawn taken en passant does not stand where the taker arrives. */
static BrgChessSet
get_taken (const BrgPosition *position, BrgMove move)
{
  BrgChessSquare to = brg_move_to (move);

  switch (brg_move_kind (move))
    {
    case BRG_MOVE_CASTLING:
      return 0;
    case BRG_MOVE_EN_PASSANT:
      return brg_chess_set_of (brg_chess_square (brg_chess_square_file (to),
                                                 brg_chess_square_rank (brg_move_from (move))));
    case BRG_MOVE_PLAIN:
    case BRG_MOVE_DOUBLE_STEP:
    case BRG_MOVE_TO_KNIGHT:
    case BRG_MOVE_TO_BISHOP:
    case BRG_MOVE_TO_ROOK:
    case BRG_MOVE_TO_QUEEN:
    default:
      return position->board[to] != 0 ? brg_chess_set_of (to) : 0;
    }
}

static void
keep_common (const BrgMoveList *a, const BrgMoveList *b, BrgMoveList *common)
{
  common->n_moves = 0;
  for (guint i = 0; i < a->n_moves; i++)
    if (brg_moves_has (b, a->moves[i]))
      brg_touch_add_move (common, a->moves[i]);
}

static gboolean
is_rook (const BrgTouchStory *story, BrgChessSquare square)
{
  return brg_chess_man_kind (story->position->board[square]) == BRG_CHESS_ROOK;
}

/* The squares of the men of a group. */
static BrgChessSet
get_squares (const BrgTouchStory *story, Group group)
{
  BrgChessSet set = 0;

  for (guint i = 0; i < story->n_men; i++)
    if (story->men[i].moment == group.moment && story->men[i].is_own == group.is_own)
      set |= brg_chess_set_of (story->men[i].square);
  return set;
}

static guint
count_squares (const BrgTouchStory *story, gboolean is_own)
{
  BrgChessSet set = 0;

  for (guint i = 0; i < story->n_men; i++)
    if (story->men[i].is_own == is_own)
      set |= brg_chess_set_of (story->men[i].square);
  return brg_chess_set_size (set);
}

/* The rooks with which a king may not castle, as they were touched before it. */
static BrgChessSet
get_barred (const BrgTouchStory *story, const BrgTouchedMan *king)
{
  BrgChessSet earlier = 0;

  for (guint i = 0; i < story->n_men; i++)
    {
      const BrgTouchedMan *man = &story->men[i];

      if (man->is_own && man->moment < king->moment && is_rook (story, man->square))
        earlier |= brg_chess_set_of (man->square);
    }
  switch (story->book->barred)
    {
    case BRG_TOUCH_BARRED_ROOK:
      /* fide-2023 4.4.2, ukr-chess-2016 4.4.2: no castling towards this rook. */
      return earlier;
    case BRG_TOUCH_BARRED_ALL:
      /* rus-chess-2014 4.4.2: no castling. */
      return earlier != 0 ? ~G_GUINT64_CONSTANT (0) : 0;
    case BRG_TOUCH_BARRED_NONE:
    default:
      return 0;
    }
}

/* fide-2023 4.4.1, rus-chess-2014 4.4.1, ukr-chess-2016 4.4.1: king and rook touched, the rook not
 * first: castling with this rook, if it is possible. BRG_MOVE_NONE if it is not. */
static BrgMove
find_castling_duty (const BrgTouchStory *story, const BrgTouchedMan *king, BrgChessSet barred)
{
  if (!story->book->must_castle)
    return BRG_MOVE_NONE;
  for (guint i = 0; i < story->n_men; i++)
    {
      const BrgTouchedMan *man = &story->men[i];
      BrgChessSquare rook = man == king ? king->rook : man->square;

      if (rook == BRG_CHESS_NO_SQUARE || !man->is_own || man->moment < king->moment ||
          !is_rook (story, rook) || brg_chess_set_has (barred, rook))
        continue;
      if (brg_moves_has (&story->legal, brg_touch_get_castling (story, rook)))
        return brg_touch_get_castling (story, rook);
    }
  return BRG_MOVE_NONE;
}

static void
find_king_duty (const BrgTouchStory *story, const BrgTouchedMan *king, BrgTouchDuty *duty)
{
  BrgChessSet barred = get_barred (story, king);
  BrgMove castling = find_castling_duty (story, king, barred);
  gboolean has_lost_castling = king->is_rook_first;

  if (castling != BRG_MOVE_NONE)
    {
      brg_touch_add_move (&duty->moves, castling);
      duty->article = story->book->castle;
      duty->is_castling = TRUE;
      return;
    }
  for (guint i = 0; i < story->legal.n_moves; i++)
    {
      BrgMove move = story->legal.moves[i];

      if (brg_move_from (move) != king->square)
        continue;
      if (brg_move_kind (move) == BRG_MOVE_CASTLING &&
          brg_chess_set_has (barred, brg_move_to (move)))
        has_lost_castling = TRUE;
      else
        brg_touch_add_move (&duty->moves, move);
    }
  if (king->is_both && !story->book->knows_both)
    duty->basis = BRG_TOUCH_BOOK_SILENT;
  /* fide-2023 4.4.3, rus-chess-2014 4.4.3, ukr-chess-2016 4.4.3: another move of the king, also
   * castling with the other rook. */
  duty->article = king->rook != BRG_CHESS_NO_SQUARE                      ? story->book->no_castling
                  : has_lost_castling && story->book->rook_first != NULL ? story->book->rook_first
                                                                         : story->book->own;
}

/* The duty of one man: an own man has to move, the opponent's to be taken. */
static void
find_man_duty (const BrgTouchStory *story, const BrgTouchedMan *man, BrgTouchDuty *duty)
{
  BrgChessSet square = brg_chess_set_of (man->square);

  duty->moves.n_moves = 0;
  duty->basis = BRG_TOUCH_BY_BOOK;
  duty->is_castling = FALSE;
  if (man->is_own && man->square == brg_touch_get_king (story))
    {
      find_king_duty (story, man, duty);
      return;
    }
  duty->article = !man->is_own                                            ? story->book->enemy
                  : man->is_rook_first && story->book->rook_first != NULL ? story->book->rook_first
                                                                          : story->book->own;
  for (guint i = 0; i < story->legal.n_moves; i++)
    {
      BrgMove move = story->legal.moves[i];

      if (man->is_own ? brg_move_from (move) == man->square
                      : (get_taken (story->position, move) & square) != 0)
        brg_touch_add_move (&duty->moves, move);
    }
}

/* The duty of men of one colour touched at one moment. */
static gboolean
find_group_duty (const BrgTouchStory *story, Group group, BrgTouchDuty *duty)
{
  duty->moves.n_moves = 0;
  for (guint i = 0; i < story->n_men; i++)
    {
      const BrgTouchedMan *man = &story->men[i];
      BrgTouchDuty one;

      if (man->moment != group.moment || man->is_own != group.is_own || man->is_spare)
        continue;
      find_man_duty (story, man, &one);
      if (one.moves.n_moves == 0 || brg_moves_has (&duty->moves, one.moves.moves[0]))
        continue;
      /* King and rook at one moment are no choice between the two. */
      if (duty->moves.n_moves == 0 || one.is_castling)
        {
          *duty = one;
          continue;
        }
      if (duty->is_castling)
        continue;
      /* No book says which of the men touched at one moment has to move. */
      for (guint j = 0; j < one.moves.n_moves; j++)
        brg_touch_add_move (&duty->moves, one.moves.moves[j]);
      duty->basis = BRG_TOUCH_BOOK_SILENT;
    }
  return duty->moves.n_moves > 0;
}

/* The duty to take one of some men with one of others. */
static gboolean
find_capture_duty (const BrgTouchStory *story,
                   BrgChessSet takers,
                   BrgChessSet taken,
                   BrgTouchDuty *duty)
{
  duty->moves.n_moves = 0;
  duty->article = story->book->both_colours;
  duty->basis = BRG_TOUCH_BY_BOOK;
  for (guint i = 0; i < story->legal.n_moves; i++)
    {
      BrgMove move = story->legal.moves[i];

      if (brg_chess_set_has (takers, brg_move_from (move)) &&
          (get_taken (story->position, move) & taken) != 0)
        brg_touch_add_move (&duty->moves, move);
    }
  return duty->moves.n_moves > 0;
}

/* fide-2023 4.3.1, 4.3.2 and the like: the first man touched that can move or be taken; where
 * nobody knows which was first, the own man (4.3.3). */
static gboolean
find_first_duty (const BrgTouchStory *story, gboolean only_own, BrgTouchDuty *duty)
{
  for (guint moment = 0; moment < story->n_moments; moment++)
    if (find_group_duty (story, (Group){ moment, TRUE }, duty) ||
        (!only_own && find_group_duty (story, (Group){ moment, FALSE }, duty)))
      return TRUE;
  return FALSE;
}

/* The men of one colour that were touched first. */
static BrgChessSet
get_first (const BrgTouchStory *story, gboolean is_own)
{
  for (guint moment = 0; moment < story->n_moments; moment++)
    {
      BrgChessSet set = get_squares (story, (Group){ moment, is_own });

      if (set != 0)
        return set;
    }
  return 0;
}

/* rus-chess-2014 4.3.3: the touched man of the opponent is taken by an own man that was touched, if
 * this is impossible by another one. */
static gboolean
find_taking_duty (const BrgTouchStory *story, BrgTouchDuty *duty)
{
  for (guint enemy = 0; enemy < story->n_moments; enemy++)
    {
      BrgChessSet taken = get_squares (story, (Group){ enemy, FALSE });

      for (guint own = 0; taken != 0 && own < story->n_moments; own++)
        if (find_capture_duty (story, get_squares (story, (Group){ own, TRUE }), taken, duty))
          return TRUE;
      if (find_capture_duty (story, story->position->men[story->position->turn], taken, duty))
        return TRUE;
    }
  return FALSE;
}

/* Men of both colours were touched, and the book says what this means. */
static gboolean
find_mixed_duty (const BrgTouchStory *story, BrgTouchDuty *duty)
{
  gboolean is_many = count_squares (story, TRUE) > 1 || count_squares (story, FALSE) > 1;
  gboolean is_found;

  /* fide-2023 4.4.1: he was to castle before he touched the opponent's man. */
  if (find_group_duty (story, (Group){ 0, TRUE }, duty) && duty->is_castling)
    return TRUE;
  /* fide-2023 4.3.3, ukr-chess-2016 4.3.3: the first takes the first; else the first that can. */
  if (story->book->mixed == BRG_TOUCH_MIXED_FIRST)
    is_found = find_capture_duty (story, get_first (story, TRUE), get_first (story, FALSE), duty) ||
               find_first_duty (story, FALSE, duty);
  else
    is_found = find_taking_duty (story, duty) || find_first_duty (story, TRUE, duty);
  if (!is_found)
    return FALSE;
  if (duty->article == story->book->own || duty->article == story->book->enemy)
    duty->article = story->book->both_colours;
  if (is_many && story->book->mixed_is_for_two)
    duty->basis = BRG_TOUCH_BOOK_SILENT;
  return TRUE;
}

/* ussr-chess-1956 14: men of both colours at one moment: the touched man takes, else another one
 * takes, else the touched man moves. */
static gboolean
find_moment_duty (const BrgTouchStory *story, guint moment, BrgTouchDuty *duty)
{
  BrgChessSet own = get_squares (story, (Group){ moment, TRUE });
  BrgChessSet enemy = get_squares (story, (Group){ moment, FALSE });

  if (enemy == 0)
    return find_group_duty (story, (Group){ moment, TRUE }, duty);
  if (own == 0)
    return find_group_duty (story, (Group){ moment, FALSE }, duty);
  return find_capture_duty (story, own, enemy, duty) ||
         find_capture_duty (story, story->position->men[story->position->turn], enemy, duty) ||
         find_group_duty (story, (Group){ moment, TRUE }, duty);
}

static gboolean
find_spare_duty (const BrgTouchStory *story, BrgTouchDuty *duty)
{
  for (guint i = 0; !story->has_failed && i < story->n_men; i++)
    if (story->men[i].is_spare)
      {
        find_man_duty (story, &story->men[i], duty);
        if (duty->moves.n_moves > 0)
          return TRUE;
      }
  return FALSE;
}

/* ussr-chess-1956 14: every man that can move or be taken binds. One move may do for several; where
 * it cannot, the book is silent, and what was touched first is taken to bind. */
static gboolean
find_common_duty (const BrgTouchStory *story, BrgTouchDuty *duty)
{
  duty->moves.n_moves = 0;
  for (guint moment = 0; moment < story->n_moments; moment++)
    {
      BrgMoveList common;
      BrgTouchDuty next;

      if (!find_moment_duty (story, moment, &next))
        continue;
      if (duty->moves.n_moves == 0)
        {
          *duty = next;
          continue;
        }
      keep_common (&duty->moves, &next.moves, &common);
      if (common.n_moves > 0)
        duty->moves = common;
      else
        duty->basis = BRG_TOUCH_BOOK_SILENT;
    }
  return duty->moves.n_moves > 0 || find_spare_duty (story, duty);
}

/* Nothing binds the player. */
static void
set_free (const BrgTouchStory *story, BrgTouchDuty *duty)
{
  duty->moves.n_moves = 0;
  duty->basis = BRG_TOUCH_BY_BOOK;
  duty->article = story->book->nothing;
  if (story->n_men == 0 && story->is_adjusting)
    duty->article = story->book->adjust;
  for (guint i = 0; i < story->n_men; i++)
    {
      const BrgTouchedMan *man = &story->men[i];

      /* fide-2023 4.4.3 and the like: the king has no move either, so any move. */
      if (man->rook != BRG_CHESS_NO_SQUARE)
        duty->article = story->book->no_castling;
      if (man->is_both && !story->book->knows_both)
        duty->basis = BRG_TOUCH_BOOK_SILENT;
    }
}

void
brg_touch_find_duty (const BrgTouchStory *story, BrgTouchDuty *duty)
{
  gboolean is_found;

  if (story->is_settled)
    {
      *duty = story->settled;
      return;
    }
  if (story->book->mixed == BRG_TOUCH_MIXED_TAKE_AT_ONCE)
    is_found = find_common_duty (story, duty);
  else if (count_squares (story, TRUE) > 0 && count_squares (story, FALSE) > 0)
    is_found = find_mixed_duty (story, duty);
  else
    is_found = find_first_duty (story, FALSE, duty);
  /* fide-2023 4.5, ussr-chess-1956 14: nothing touched can move or be taken. */
  if (!is_found)
    set_free (story, duty);
  if (story->failed_article != NULL &&
      (!is_found || brg_move_from (duty->moves.moves[0]) == brg_touch_get_king (story)))
    {
      duty->article = story->failed_article;
      duty->basis = BRG_TOUCH_BY_BOOK;
    }
}
