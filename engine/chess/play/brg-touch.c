/* brg-touch.c - touch-move: what a player may still play after touching men
 *
 * The story is read in the order of time. Men that are touched lay duties on the player, see
 * brg-touch-duty.c. Letting go of a man, or choosing a new piece, narrows the duty of that moment,
 * and settles it: what is touched later no longer matters.
 * Rules: fide-2023 4.2.1, 4.4.4, 4.7; rus-chess-2014 4.2, 4.4.4, 4.6;
 *   ukr-chess-2016 4.2, 4.4.4, 4.7; ussr-chess-1956 6, 9, 10, 14
 * Tests: tests/engine/test-touch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-touch-private.h"

/* Which moves a man let go of, or a new piece, leaves. */
typedef struct
{
  BrgChessSquare from; /* no square: any */
  BrgChessSquare to;
  BrgChessKind promotion; /* nothing: any */
  gboolean is_rook_of_castling;
} Choice;

static gboolean
fits (BrgMove move, const Choice *choice)
{
  if (choice->promotion != BRG_CHESS_NOTHING)
    return brg_move_to (move) == choice->to && brg_move_promotion (move) == choice->promotion;
  if (brg_move_kind (move) != BRG_MOVE_CASTLING)
    return brg_move_from (move) == choice->from && brg_move_to (move) == choice->to;
  if (choice->is_rook_of_castling)
    return brg_move_to (move) == choice->from && brg_move_castled_rook (move) == choice->to;
  return brg_move_from (move) == choice->from && brg_move_castled_king (move) == choice->to;
}

/* Leaves of the present duty, or of all legal moves, what fits; nothing changes when nothing fits.
 */
static gboolean
narrow (BrgTouchStory *story, const BrgTouchDuty *duty, const Choice *choice, const char *article)
{
  const BrgMoveList *from = duty->moves.n_moves > 0 ? &duty->moves : &story->legal;
  BrgTouchDuty settled = { .article = article, .basis = duty->basis };

  for (guint i = 0; i < from->n_moves; i++)
    if (fits (from->moves[i], choice))
      brg_touch_add_move (&settled.moves, from->moves[i]);
  if (settled.moves.n_moves == 0)
    return FALSE;
  story->settled = settled;
  story->is_settled = TRUE;
  return TRUE;
}

/* Whether a king let go of on @to has been moved as in castling. */
static gboolean
looks_like_castling (const BrgTouchStory *story, BrgChessSquare to)
{
  BrgChessSquare king = brg_touch_get_king (story);
  guint home = story->position->turn == BRG_COLOUR_WHITE ? 0 : 7;

  return brg_chess_square_rank (king) == home && brg_chess_square_rank (to) == home &&
         ABS ((gint) king - (gint) to) == 2;
}

/* fide-2023 4.7.2, ukr-chess-2016 4.7.2, ussr-chess-1956 10: castling that is impossible has been
 * begun: another move of the king, else any move. */
static void
fail_castling (BrgTouchStory *story, const char *article)
{
  story->has_failed = TRUE;
  story->failed_article = article;
}

/* Castling and promotion have articles of their own. */
static void
name_release (BrgTouchStory *story)
{
  BrgMove move = story->settled.moves.moves[0];

  if (brg_move_promotion (move) != BRG_CHESS_NOTHING)
    story->settled.article = story->book->released_pawn;
  else if (story->settled.moves.n_moves == 1 && brg_move_kind (move) == BRG_MOVE_CASTLING)
    story->settled.article = story->book->released_king;
}

static void
release_king (BrgTouchStory *story, BrgChessSquare to)
{
  const BrgTouchBook *book = story->book;
  Choice choice = { .from = story->held, .to = to };
  BrgTouchDuty duty;

  brg_touch_find_duty (story, &duty);
  /* fide-2023 4.7: in Chess960 the king may have stepped where castling would have brought it. */
  if (narrow (story, &duty, &choice, book->released))
    name_release (story);
  else if (story->is_settled)
    return;
  else if (story->attempt != BRG_CHESS_NO_SQUARE &&
           to == brg_move_castled_king (brg_touch_get_castling (story, story->attempt)))
    fail_castling (story, book->failed_attempt);
  else if (looks_like_castling (story, to))
    fail_castling (story, book->failed_castling);
}

static void
release_man (BrgTouchStory *story, BrgChessSquare to)
{
  Choice choice = { .from = story->held, .to = to };
  BrgTouchDuty duty;

  brg_touch_find_duty (story, &duty);
  choice.is_rook_of_castling =
      duty.moves.n_moves == 1 && brg_move_kind (duty.moves.moves[0]) == BRG_MOVE_CASTLING;
  if (narrow (story, &duty, &choice, story->book->released))
    name_release (story);
}

static void
release (BrgTouchStory *story, const BrgTouch *touch)
{
  if (story->new_piece != BRG_CHESS_NOTHING)
    {
      Choice choice = { .to = touch->square, .promotion = story->new_piece };
      BrgTouchDuty duty;

      brg_touch_find_duty (story, &duty);
      narrow (story, &duty, &choice, story->book->released_piece);
    }
  else if (story->held == brg_touch_get_king (story))
    release_king (story, touch->square);
  /* Letting go of a man of the opponent binds to nothing more. */
  else if (story->held != BRG_CHESS_NO_SQUARE)
    release_man (story, touch->square);
}

static void
promote (BrgTouchStory *story, const BrgTouch *touch)
{
  Choice choice = { .to = touch->square, .promotion = touch->piece };
  BrgTouchDuty duty;

  story->new_piece = touch->piece;
  /* ussr-chess-1956 6: nothing is chosen before the hand leaves the new piece. */
  if (!story->book->choice_at_touch)
    return;
  brg_touch_find_duty (story, &duty);
  narrow (story, &duty, &choice, story->book->choice);
}

/* A man has been touched. */
static BrgTouchedMan *
add_man (BrgTouchStory *story, BrgChessSquare square, gboolean at_once)
{
  BrgChessMan man = story->position->board[square];
  gboolean is_own = brg_chess_man_colour (man) == (BrgColour) story->position->turn;
  BrgTouchedMan *added = &story->men[story->n_men];

  story->new_piece = BRG_CHESS_NOTHING;
  if (is_own)
    {
      story->held = square;
      story->attempt = BRG_CHESS_NO_SQUARE;
    }
  *added = (BrgTouchedMan){ .square = square, .is_own = is_own, .rook = BRG_CHESS_NO_SQUARE };
  /* fide-2023 4.2.1, rus-chess-2014 4.2, ukr-chess-2016 4.2, ussr-chess-1956 14: adjusting. */
  if (story->is_adjusting)
    return added;
  if (!at_once || story->n_men == 0)
    story->n_moments++;
  added->moment = story->n_moments - 1;
  story->n_men++;
  return added;
}

static void
add_castling (BrgTouchStory *story, const BrgTouch *touch)
{
  BrgTouchedMan *king = add_man (story, brg_touch_get_king (story), FALSE);

  king->rook = touch->square;
  king->is_both = touch->kind == BRG_TOUCH_BOTH;
  /* ussr-chess-1956 14: the rook was touched too, and has to move when the king cannot. */
  if (story->book->rook_binds)
    add_man (story, touch->square, FALSE)->is_spare = TRUE;
  story->held = brg_touch_get_king (story);
  story->attempt = touch->square;
}

static void
tell (BrgTouchStory *story, const BrgTouch *touch)
{
  switch (touch->kind)
    {
    case BRG_TOUCH_MAN:
      add_man (story, touch->square, touch->at_once);
      break;
    case BRG_TOUCH_ADJUST:
      story->is_adjusting = TRUE;
      break;
    case BRG_TOUCH_CASTLE:
    case BRG_TOUCH_BOTH:
      add_castling (story, touch);
      break;
    case BRG_TOUCH_ROOK_FIRST:
      add_man (story, touch->square, FALSE)->is_rook_first = TRUE;
      add_man (story, brg_touch_get_king (story), FALSE)->is_rook_first = TRUE;
      break;
    case BRG_TOUCH_RELEASE:
      release (story, touch);
      break;
    case BRG_TOUCH_PROMOTION:
      promote (story, touch);
      break;
    default:
      g_assert_not_reached ();
    }
}

gboolean
brg_touch_is_covered (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, FALSE);

  return rulebook->touching != NULL;
}

/* @earlier: what was told before, @n_earlier of it. */
static BrgTouchFault
check_one (const BrgPosition *position,
           const BrgTouch *earlier,
           guint n_earlier,
           const BrgTouch *touch)
{
  BrgColour us = (BrgColour) position->turn;

  if (touch->kind != BRG_TOUCH_ADJUST && touch->square >= BRG_CHESS_N_SQUARES)
    return BRG_TOUCH_FAULT_EMPTY_SQUARE;
  switch (touch->kind)
    {
    case BRG_TOUCH_MAN:
      if (position->board[touch->square] == 0)
        return BRG_TOUCH_FAULT_EMPTY_SQUARE;
      return !touch->at_once || (n_earlier > 0 && earlier[n_earlier - 1].kind == BRG_TOUCH_MAN)
                 ? BRG_TOUCH_FAULT_NONE
                 : BRG_TOUCH_FAULT_NOT_TOGETHER;
    case BRG_TOUCH_CASTLE:
    case BRG_TOUCH_BOTH:
    case BRG_TOUCH_ROOK_FIRST:
      return position->board[touch->square] == brg_chess_man (us, BRG_CHESS_ROOK)
                 ? BRG_TOUCH_FAULT_NONE
                 : BRG_TOUCH_FAULT_NO_ROOK;
    case BRG_TOUCH_RELEASE:
      for (guint i = 0; i < n_earlier; i++)
        if (earlier[i].kind != BRG_TOUCH_ADJUST)
          return BRG_TOUCH_FAULT_NONE;
      return BRG_TOUCH_FAULT_NOTHING_HELD;
    case BRG_TOUCH_PROMOTION:
      if (touch->piece < BRG_CHESS_KNIGHT || touch->piece > BRG_CHESS_QUEEN)
        return BRG_TOUCH_FAULT_NO_PIECE;
      return brg_chess_square_rank (touch->square) == (us == BRG_COLOUR_WHITE ? 7 : 0)
                 ? BRG_TOUCH_FAULT_NONE
                 : BRG_TOUCH_FAULT_NOT_LAST_RANK;
    case BRG_TOUCH_ADJUST:
    default:
      return BRG_TOUCH_FAULT_NONE;
    }
}

BrgTouchFault
brg_touch_check (const BrgPosition *position,
                 const BrgTouch *touches,
                 guint n_touches,
                 guint *where)
{
  g_return_val_if_fail (position != NULL, BRG_TOUCH_FAULT_TOKEN);
  g_return_val_if_fail (touches != NULL || n_touches == 0, BRG_TOUCH_FAULT_TOKEN);

  for (guint i = 0; i < n_touches; i++)
    {
      BrgTouchFault fault = i < BRG_TOUCH_MAX ? check_one (position, touches, i, &touches[i])
                                              : BRG_TOUCH_FAULT_TOO_MANY;

      if (fault == BRG_TOUCH_FAULT_NONE)
        continue;
      if (where != NULL)
        *where = i;
      return fault;
    }
  return BRG_TOUCH_FAULT_NONE;
}

void
brg_touch_resolve (const BrgRulebook *rulebook,
                   const BrgPosition *position,
                   const BrgTouch *touches,
                   guint n_touches,
                   BrgTouchAnswer *answer)
{
  BrgTouchStory story = { .position = position,
                          .held = BRG_CHESS_NO_SQUARE,
                          .attempt = BRG_CHESS_NO_SQUARE };
  BrgTouchDuty duty;

  g_return_if_fail (rulebook != NULL && brg_touch_is_covered (rulebook));
  g_return_if_fail (answer != NULL);
  g_return_if_fail (brg_touch_check (position, touches, n_touches, NULL) == BRG_TOUCH_FAULT_NONE);

  story.book = rulebook->touching;
  brg_moves_generate (position, &story.legal);
  for (guint i = 0; i < n_touches; i++)
    tell (&story, &touches[i]);
  brg_touch_find_duty (&story, &duty);
  answer->is_free = duty.moves.n_moves == 0;
  answer->moves = answer->is_free ? story.legal : duty.moves;
  answer->article = duty.article;
  answer->basis = duty.basis;
}
