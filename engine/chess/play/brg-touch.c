/* brg-touch.c - touch-move: what a player may still play after touching men
 *
 * The story is read in the order of time. Every man touched lays a duty on the player: an own man
 * to move it, a man of the opponent to take it; a man that can neither move nor be taken lays none.
 * Letting go of a man, or choosing a new piece, narrows the duty of that moment, and settles it:
 * what is touched later no longer matters. What the books say differently is in brg-touch-book.c.
 * Rules: fide-2023 4.2.1, 4.3, 4.4, 4.5, 4.7; rus-chess-2014 4.2 to 4.6; ukr-chess-2016 4.2 to 4.7;
 *   ussr-chess-1956 6, 9, 10, 14
 * Tests: tests/engine/test-touch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-touch.h"

#include "brg-touch-book.h"

/* A man that was touched. */
typedef struct
{
  BrgChessSquare square;
  guint moment; /* the same for men touched at one moment */
  gboolean is_own;
  BrgChessSquare rook;    /* of a king: touched in order to castle with this rook, or no square */
  gboolean is_both;       /* ... at one moment with it */
  gboolean is_rook_first; /* of a king: its rook is known to have been touched first, on purpose */
  gboolean is_spare;      /* the rook of castling: binds when nothing else does */
} Man;

/* Moves one of which must be made. No moves: no duty. */
typedef struct
{
  BrgMoveList moves;
  const char *article;
  BrgTouchBasis basis;
  gboolean is_castling; /* castling with the rook that was touched is a duty */
} Duty;

typedef struct
{
  const BrgTouchBook *book;
  const BrgPosition *position;
  BrgMoveList legal;
  Man men[2 * BRG_TOUCH_MAX];
  guint n_men;
  guint n_moments;
  gboolean is_adjusting;
  BrgChessSquare held;    /* the own man touched last, or no square */
  BrgChessSquare attempt; /* the rook with which the king held is to castle, or no square */
  BrgChessKind new_piece; /* held instead, when a pawn is being promoted */
  gboolean has_failed;    /* the king was let go of in castling that is impossible */
  const char *failed_article;
  gboolean is_settled;
  Duty settled;
} Story;

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
add_move (BrgMoveList *list, BrgMove move)
{
  list->moves[list->n_moves++] = move;
}

static gboolean
has_move (const BrgMoveList *list, BrgMove move)
{
  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i] == move)
      return TRUE;
  return FALSE;
}

static void
keep_common (const BrgMoveList *a, const BrgMoveList *b, BrgMoveList *common)
{
  common->n_moves = 0;
  for (guint i = 0; i < a->n_moves; i++)
    if (has_move (b, a->moves[i]))
      add_move (common, a->moves[i]);
}

static BrgChessSquare
get_king (const Story *story)
{
  return brg_position_king (story->position, story->position->turn);
}

static gboolean
is_rook (const Story *story, BrgChessSquare square)
{
  return brg_chess_man_kind (story->position->board[square]) == BRG_CHESS_ROOK;
}

static BrgMove
get_castling (const Story *story, BrgChessSquare rook)
{
  return brg_move_new (get_king (story), rook, BRG_MOVE_CASTLING);
}

/* The squares of the men of a group. */
static BrgChessSet
get_squares (const Story *story, Group group)
{
  BrgChessSet set = 0;

  for (guint i = 0; i < story->n_men; i++)
    if (story->men[i].moment == group.moment && story->men[i].is_own == group.is_own)
      set |= brg_chess_set_of (story->men[i].square);
  return set;
}

static guint
count_squares (const Story *story, gboolean is_own)
{
  BrgChessSet set = 0;

  for (guint i = 0; i < story->n_men; i++)
    if (story->men[i].is_own == is_own)
      set |= brg_chess_set_of (story->men[i].square);
  return brg_chess_set_size (set);
}

/* The rooks with which a king may not castle, as they were touched before it. */
static BrgChessSet
get_barred (const Story *story, const Man *king)
{
  BrgChessSet earlier = 0;

  for (guint i = 0; i < story->n_men; i++)
    {
      const Man *man = &story->men[i];

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
find_castling_duty (const Story *story, const Man *king, BrgChessSet barred)
{
  if (!story->book->must_castle)
    return BRG_MOVE_NONE;
  for (guint i = 0; i < story->n_men; i++)
    {
      const Man *man = &story->men[i];
      BrgChessSquare rook = man == king ? king->rook : man->square;

      if (rook == BRG_CHESS_NO_SQUARE || !man->is_own || man->moment < king->moment ||
          !is_rook (story, rook) || brg_chess_set_has (barred, rook))
        continue;
      if (has_move (&story->legal, get_castling (story, rook)))
        return get_castling (story, rook);
    }
  return BRG_MOVE_NONE;
}

static void
find_king_duty (const Story *story, const Man *king, Duty *duty)
{
  BrgChessSet barred = get_barred (story, king);
  BrgMove castling = find_castling_duty (story, king, barred);
  gboolean has_lost_castling = king->is_rook_first;

  if (castling != BRG_MOVE_NONE)
    {
      add_move (&duty->moves, castling);
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
        add_move (&duty->moves, move);
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
find_man_duty (const Story *story, const Man *man, Duty *duty)
{
  BrgChessSet square = brg_chess_set_of (man->square);

  duty->moves.n_moves = 0;
  duty->basis = BRG_TOUCH_BY_BOOK;
  duty->is_castling = FALSE;
  if (man->is_own && man->square == get_king (story))
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
        add_move (&duty->moves, move);
    }
}

/* The duty of men of one colour touched at one moment. */
static gboolean
find_group_duty (const Story *story, Group group, Duty *duty)
{
  duty->moves.n_moves = 0;
  for (guint i = 0; i < story->n_men; i++)
    {
      const Man *man = &story->men[i];
      Duty one;

      if (man->moment != group.moment || man->is_own != group.is_own || man->is_spare)
        continue;
      find_man_duty (story, man, &one);
      if (one.moves.n_moves == 0 || has_move (&duty->moves, one.moves.moves[0]))
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
        add_move (&duty->moves, one.moves.moves[j]);
      duty->basis = BRG_TOUCH_BOOK_SILENT;
    }
  return duty->moves.n_moves > 0;
}

/* The duty to take one of some men with one of others. */
static gboolean
find_capture_duty (const Story *story, BrgChessSet takers, BrgChessSet taken, Duty *duty)
{
  duty->moves.n_moves = 0;
  duty->article = story->book->both_colours;
  duty->basis = BRG_TOUCH_BY_BOOK;
  for (guint i = 0; i < story->legal.n_moves; i++)
    {
      BrgMove move = story->legal.moves[i];

      if (brg_chess_set_has (takers, brg_move_from (move)) &&
          (get_taken (story->position, move) & taken) != 0)
        add_move (&duty->moves, move);
    }
  return duty->moves.n_moves > 0;
}

/* fide-2023 4.3.1, 4.3.2 and the like: the first man touched that can move or be taken; where
 * nobody knows which was first, the own man (4.3.3). */
static gboolean
find_first_duty (const Story *story, gboolean only_own, Duty *duty)
{
  for (guint moment = 0; moment < story->n_moments; moment++)
    if (find_group_duty (story, (Group){ moment, TRUE }, duty) ||
        (!only_own && find_group_duty (story, (Group){ moment, FALSE }, duty)))
      return TRUE;
  return FALSE;
}

/* The men of one colour that were touched first. */
static BrgChessSet
get_first (const Story *story, gboolean is_own)
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
find_taking_duty (const Story *story, Duty *duty)
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
find_mixed_duty (const Story *story, Duty *duty)
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
find_moment_duty (const Story *story, guint moment, Duty *duty)
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
find_spare_duty (const Story *story, Duty *duty)
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
find_common_duty (const Story *story, Duty *duty)
{
  duty->moves.n_moves = 0;
  for (guint moment = 0; moment < story->n_moments; moment++)
    {
      BrgMoveList common;
      Duty next;

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
set_free (const Story *story, Duty *duty)
{
  duty->moves.n_moves = 0;
  duty->basis = BRG_TOUCH_BY_BOOK;
  duty->article = story->book->nothing;
  if (story->n_men == 0 && story->is_adjusting)
    duty->article = story->book->adjust;
  for (guint i = 0; i < story->n_men; i++)
    {
      const Man *man = &story->men[i];

      /* fide-2023 4.4.3 and the like: the king has no move either, so any move. */
      if (man->rook != BRG_CHESS_NO_SQUARE)
        duty->article = story->book->no_castling;
      if (man->is_both && !story->book->knows_both)
        duty->basis = BRG_TOUCH_BOOK_SILENT;
    }
}

/* What the player had to do by all that has been read of the story. */
static void
find_duty (const Story *story, Duty *duty)
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
      (!is_found || brg_move_from (duty->moves.moves[0]) == get_king (story)))
    {
      duty->article = story->failed_article;
      duty->basis = BRG_TOUCH_BY_BOOK;
    }
}

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
narrow (Story *story, const Duty *duty, const Choice *choice, const char *article)
{
  const BrgMoveList *from = duty->moves.n_moves > 0 ? &duty->moves : &story->legal;
  Duty settled = { .article = article, .basis = duty->basis };

  for (guint i = 0; i < from->n_moves; i++)
    if (fits (from->moves[i], choice))
      add_move (&settled.moves, from->moves[i]);
  if (settled.moves.n_moves == 0)
    return FALSE;
  story->settled = settled;
  story->is_settled = TRUE;
  return TRUE;
}

/* Whether a king let go of on @to has been moved as in castling. */
static gboolean
looks_like_castling (const Story *story, BrgChessSquare to)
{
  BrgChessSquare king = get_king (story);
  guint home = story->position->turn == BRG_COLOUR_WHITE ? 0 : 7;

  return brg_chess_square_rank (king) == home && brg_chess_square_rank (to) == home &&
         ABS ((gint) king - (gint) to) == 2;
}

/* fide-2023 4.7.2, ukr-chess-2016 4.7.2, ussr-chess-1956 10: castling that is impossible has been
 * begun: another move of the king, else any move. */
static void
fail_castling (Story *story, const char *article)
{
  story->has_failed = TRUE;
  story->failed_article = article;
}

/* Castling and promotion have articles of their own. */
static void
name_release (Story *story)
{
  BrgMove move = story->settled.moves.moves[0];

  if (brg_move_promotion (move) != BRG_CHESS_NOTHING)
    story->settled.article = story->book->released_pawn;
  else if (story->settled.moves.n_moves == 1 && brg_move_kind (move) == BRG_MOVE_CASTLING)
    story->settled.article = story->book->released_king;
}

static void
release_king (Story *story, BrgChessSquare to)
{
  const BrgTouchBook *book = story->book;
  Choice choice = { .from = story->held, .to = to };
  Duty duty;

  find_duty (story, &duty);
  /* fide-2023 4.7: in Chess960 the king may have stepped where castling would have brought it. */
  if (narrow (story, &duty, &choice, book->released))
    name_release (story);
  else if (story->is_settled)
    return;
  else if (story->attempt != BRG_CHESS_NO_SQUARE &&
           to == brg_move_castled_king (get_castling (story, story->attempt)))
    fail_castling (story, book->failed_attempt);
  else if (looks_like_castling (story, to))
    fail_castling (story, book->failed_castling);
}

static void
release_man (Story *story, BrgChessSquare to)
{
  Choice choice = { .from = story->held, .to = to };
  Duty duty;

  find_duty (story, &duty);
  choice.is_rook_of_castling =
      duty.moves.n_moves == 1 && brg_move_kind (duty.moves.moves[0]) == BRG_MOVE_CASTLING;
  if (narrow (story, &duty, &choice, story->book->released))
    name_release (story);
}

static void
release (Story *story, const BrgTouch *touch)
{
  if (story->new_piece != BRG_CHESS_NOTHING)
    {
      Choice choice = { .to = touch->square, .promotion = story->new_piece };
      Duty duty;

      find_duty (story, &duty);
      narrow (story, &duty, &choice, story->book->released_piece);
    }
  else if (story->held == get_king (story))
    release_king (story, touch->square);
  /* Letting go of a man of the opponent binds to nothing more. */
  else if (story->held != BRG_CHESS_NO_SQUARE)
    release_man (story, touch->square);
}

static void
promote (Story *story, const BrgTouch *touch)
{
  Choice choice = { .to = touch->square, .promotion = touch->piece };
  Duty duty;

  story->new_piece = touch->piece;
  /* ussr-chess-1956 6: nothing is chosen before the hand leaves the new piece. */
  if (!story->book->choice_at_touch)
    return;
  find_duty (story, &duty);
  narrow (story, &duty, &choice, story->book->choice);
}

/* A man has been touched. */
static Man *
add_man (Story *story, BrgChessSquare square, gboolean at_once)
{
  BrgChessMan man = story->position->board[square];
  gboolean is_own = brg_chess_man_colour (man) == (BrgColour) story->position->turn;
  Man *added = &story->men[story->n_men];

  story->new_piece = BRG_CHESS_NOTHING;
  if (is_own)
    {
      story->held = square;
      story->attempt = BRG_CHESS_NO_SQUARE;
    }
  *added = (Man){ .square = square, .is_own = is_own, .rook = BRG_CHESS_NO_SQUARE };
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
add_castling (Story *story, const BrgTouch *touch)
{
  Man *king = add_man (story, get_king (story), FALSE);

  king->rook = touch->square;
  king->is_both = touch->kind == BRG_TOUCH_BOTH;
  /* ussr-chess-1956 14: the rook was touched too, and has to move when the king cannot. */
  if (story->book->rook_binds)
    add_man (story, touch->square, FALSE)->is_spare = TRUE;
  story->held = get_king (story);
  story->attempt = touch->square;
}

static void
tell (Story *story, const BrgTouch *touch)
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
      add_man (story, get_king (story), FALSE)->is_rook_first = TRUE;
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

  return brg_touch_book_find (rulebook) != NULL;
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
  Story story = { .position = position,
                  .held = BRG_CHESS_NO_SQUARE,
                  .attempt = BRG_CHESS_NO_SQUARE };
  Duty duty;

  g_return_if_fail (rulebook != NULL && brg_touch_is_covered (rulebook));
  g_return_if_fail (answer != NULL);
  g_return_if_fail (brg_touch_check (position, touches, n_touches, NULL) == BRG_TOUCH_FAULT_NONE);

  story.book = brg_touch_book_find (rulebook);
  brg_moves_generate (position, &story.legal);
  for (guint i = 0; i < n_touches; i++)
    tell (&story, &touches[i]);
  find_duty (&story, &duty);
  answer->is_free = duty.moves.n_moves == 0;
  answer->moves = answer->is_free ? story.legal : duty.moves;
  answer->article = duty.article;
  answer->basis = duty.basis;
}
