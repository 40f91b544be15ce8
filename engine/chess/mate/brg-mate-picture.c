/* brg-mate-picture.c - whether the men could ever come together to a picture of mate
 *
 * For every square where the king could ever stand, the least that mate there asks for: some man
 * gives check, and every square next to the king is attacked or held by a man of the king's own. A
 * man that gives check from the next square is captured unless another protects it. Sets too large
 * (brg-mate-reach.h) can only make a picture possible that is not.
 * Rules: fide-2023 3.9, 5.1.1, 5.2.2
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-picture.h"

#include "brg-attacks.h"

typedef struct
{
  const BrgMateReach *reach;
  BrgColour side;
  BrgChessSet attacks[BRG_MATE_MAX_MEN]; /* by man of the side: what it could ever attack */
  BrgChessSet attacked;                  /* by any of them */
  BrgChessSet attacked_twice;            /* by two different ones */
  BrgChessSet held;                      /* where men of the other side but the king could stand */
  BrgChessSet king;                      /* where its king could stand */
} Picture;

/* Everything a man could attack, whatever stands there. */
static BrgChessSet
get_attacks (const BrgMateMan *man)
{
  if (man->kind != BRG_CHESS_PAWN)
    return brg_mate_steps (man->kind, man->reach);
  return brg_mate_pawn_attacks (man->colour, man->file | man->off) |
         brg_mate_steps (BRG_CHESS_QUEEN, man->promoted) |
         brg_mate_steps (BRG_CHESS_KNIGHT, man->promoted);
}

static void
prepare (Picture *picture)
{
  for (guint i = 0; i < picture->reach->n_men; i++)
    {
      const BrgMateMan *man = &picture->reach->men[i];

      if (man->colour == picture->side)
        {
          picture->attacks[i] = get_attacks (man);
          picture->attacked_twice |= picture->attacked & picture->attacks[i];
          picture->attacked |= picture->attacks[i];
        }
      else if (man->kind == BRG_CHESS_KING)
        picture->king = man->reach;
      else
        picture->held |= man->reach;
    }
}

/* Whether the man could stand next to the king, on one of @next, protected by another. */
static gboolean
is_protected_beside (const Picture *picture, guint i, BrgChessSet squares, BrgChessSet next)
{
  while (next != 0)
    {
      BrgChessSquare square = brg_chess_set_pop (&next);

      if (!brg_chess_set_has (squares, square))
        continue;
      /* Attacked by another than this man. */
      if (brg_chess_set_has (picture->attacks[i], square)
              ? brg_chess_set_has (picture->attacked_twice, square)
              : brg_chess_set_has (picture->attacked, square))
        return TRUE;
    }
  return FALSE;
}

/* Whether a man could stand two steps from the king or farther. Along a line that is open it could
 * stand on the second square and on the next as well. */
static gboolean
can_check_from_afar (BrgChessKind kind, BrgChessSquare square, BrgChessSet squares)
{
  BrgChessSet rays = 0;
  BrgChessSet next = brg_attack_king[square];

  if (kind == BRG_CHESS_ROOK || kind == BRG_CHESS_QUEEN)
    rays |= brg_attack_rook_rays[square];
  if (kind == BRG_CHESS_BISHOP || kind == BRG_CHESS_QUEEN)
    rays |= brg_attack_bishop_rays[square];
  for (BrgChessSet rest = next & rays & squares; rest != 0;)
    {
      BrgChessSquare near = brg_chess_set_pop (&rest);
      BrgChessSet behind = brg_attacks_line (square, near) & brg_attack_king[near] & ~next &
                           ~brg_chess_set_of (square);

      if ((behind & squares) != 0)
        return TRUE;
    }
  return FALSE;
}

/* fide-2023 3.9.1: whether this man could give a check that the king does not end by capturing. */
static gboolean
can_check (const Picture *picture, guint i, BrgChessSquare king)
{
  const BrgMateMan *man = &picture->reach->men[i];
  BrgChessSet next = brg_attack_king[king];
  BrgChessSet pawns = man->file | man->off;

  if (man->kind == BRG_CHESS_KING || !brg_chess_set_has (picture->attacks[i], king))
    return FALSE;
  if (man->kind == BRG_CHESS_KNIGHT || man->promoted != 0)
    return TRUE;
  if (man->kind == BRG_CHESS_PAWN)
    return is_protected_beside (picture, i, pawns,
                                brg_attacks_pawn (brg_colour_opposite (man->colour), king));
  if (can_check_from_afar (man->kind, king, man->reach))
    return TRUE;
  if (man->kind == BRG_CHESS_BISHOP)
    next &= brg_attack_bishop_rays[king];
  else if (man->kind == BRG_CHESS_ROOK)
    next &= brg_attack_rook_rays[king];
  return is_protected_beside (picture, i, man->reach, next);
}

/* fide-2023 5.1.1: no square next to the king is left; those never attacked need a man each. */
static gboolean
can_shut_in (const Picture *picture, BrgChessSquare king)
{
  BrgChessSet alone = brg_attack_king[king] & ~picture->attacked;
  guint n_holders = 0;

  if ((alone & ~picture->held) != 0)
    return FALSE;
  for (guint i = 0; i < picture->reach->n_men; i++)
    {
      const BrgMateMan *man = &picture->reach->men[i];

      n_holders +=
          man->colour != picture->side && man->kind != BRG_CHESS_KING && (man->reach & alone) != 0;
    }
  return brg_chess_set_size (alone) <= n_holders;
}

gboolean
brg_mate_reach_excludes (const BrgMateReach *reach, BrgColour side)
{
  Picture picture = { .reach = reach, .side = side };

  prepare (&picture);
  for (BrgChessSet rest = picture.king; rest != 0;)
    {
      BrgChessSquare king = brg_chess_set_pop (&rest);

      if (!can_shut_in (&picture, king))
        continue;
      for (guint i = 0; i < reach->n_men; i++)
        if (reach->men[i].colour == side && can_check (&picture, i, king))
          return FALSE;
    }
  return TRUE;
}
