/* brg-mate-frame.c - no mate, wherever the roaming men stand
 *
 * In a locked position a few officers roam through millions of positions while next to nothing
 * happens. A roamer is an officer that could ever leave its square (brg-mate-reach.h); a frame is a
 * position without its roamers: kings, pawns, other officers and the player having the move.
 *
 * Every position that can arise has its frame, and its roamers stand somewhere within their sets on
 * squares that the frame leaves free, or were captured. Every legal move leads from the frame
 * before it to the frame after it, and the steps tried here are all that some legal move can make:
 * - A man of the frame goes as on a board where no roamer is in its way; a pawn captures also where
 *   an enemy roamer could stand.
 * - A roamer moves: nothing changes but the turn; or it captures a man of the frame that it could
 *   attack from a square of its set past the men of the frame.
 * - A step is left out only if the own king is attacked whatever the roamers do: by a man of the
 *   frame with no square between where a roamer could stand.
 * Roamers that were captured may still be counted: that only adds steps. Castling, capture en
 * passant and promotion are not followed: where one could arise the attempt is given up. So, as
 * long as it is not given up, by induction over the moves of any game from here its frames are all
 * met.
 *
 * If a step ends with mate then, before it, the king to be mated was not attacked. So the man that
 * gives check has just moved, or the line was opened by the man that has: a man of the frame opens
 * only the square it leaves. That one man stands on one square; each square next to the king is
 * held by the king's own men, each holding one, or attacked by a man of the frame past the other
 * men of the frame, by the man that gives check, or by another roamer from any square of its set.
 * The roamers are asked for nothing else, and one by one: where even this finds no mate there is
 * none.
 *
 * Rules: fide-2023 3.1 to 3.9, 5.1.1, 5.2.2
 * Tests: tests/engine/test-mate-frame.c, tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-frame.h"

#include "brg-attacks.h"
#include "brg-mate-nodes.h"
#include "brg-position-keys.h"

typedef struct
{
  BrgMateNodes nodes;
  BrgColour side;
  BrgColour loser;
  guint max_frames;
  gboolean has_failed;
  guint n_roamers;
  const BrgMateMan *roamers[BRG_MATE_MAX_MEN];
  BrgChessSet cover[3]; /* by colour: where its roamers could stand; of none: of both */
} Frames;

/* What has changed from one frame to the next. */
typedef struct
{
  BrgChessSet left;  /* the square that a man of the frame has left */
  BrgChessSet taken; /* the square where it stands now */
  gboolean is_roamers;
} Step;

static void
lift (BrgPosition *position, BrgChessSquare square)
{
  BrgChessMan man = position->board[square];
  BrgChessSet set = brg_chess_set_of (square);

  position->board[square] = 0;
  position->kinds[brg_chess_man_kind (man)] ^= set;
  position->men[brg_chess_man_colour (man)] ^= set;
  position->men[BRG_COLOUR_NONE] ^= set;
  position->hash ^= brg_position_man_keys[man << 6 | square];
}

static void
drop (BrgPosition *position, BrgChessMan man, BrgChessSquare square)
{
  BrgChessSet set = brg_chess_set_of (square);

  position->board[square] = man;
  position->kinds[brg_chess_man_kind (man)] |= set;
  position->men[brg_chess_man_colour (man)] |= set;
  position->men[BRG_COLOUR_NONE] |= set;
  position->hash ^= brg_position_man_keys[man << 6 | square];
}

static void
pass (BrgPosition *position)
{
  position->turn = (guint8) brg_colour_opposite ((BrgColour) position->turn);
  position->hash ^= brg_position_black_key[0];
}

/* Where a roamer could stand to attack @square past the men on @occupied. */
static inline BrgChessSet
find_places (const BrgMateMan *roamer,
             const BrgPosition *frame,
             BrgChessSquare square,
             BrgChessSet occupied)
{
  BrgChessSet free = roamer->reach & ~frame->men[BRG_COLOUR_NONE];

  return free != 0 ? brg_attacks_officer (roamer->kind, square, occupied) & free : 0;
}

/* Whether the king of @colour is attacked wherever the roamers stand. */
static gboolean
is_surely_attacked (const Frames *frames, const BrgPosition *frame, BrgColour colour)
{
  BrgChessSet occupied = frame->men[BRG_COLOUR_NONE] | frames->cover[BRG_COLOUR_NONE];
  BrgChessSquare king = brg_position_king (frame, colour);

  return (brg_position_attackers (frame, king, occupied) &
          frame->men[brg_colour_opposite (colour)]) != 0;
}

/* Whether the squares @open next to the king could all be held by its men or attacked by roamers,
 * @checker apart. */
static gboolean
can_shut (const Frames *frames,
          const BrgPosition *frame,
          BrgChessSet open,
          BrgChessSet through,
          const BrgMateMan *checker)
{
  BrgChessSet alone = 0;
  guint n_holders = 0;

  while (open != 0)
    {
      BrgChessSquare square = brg_chess_set_pop (&open);
      BrgChessSet places = 0;

      for (guint i = 0; i < frames->n_roamers && places == 0; i++)
        if (frames->roamers[i]->colour == frames->side && frames->roamers[i] != checker)
          places = find_places (frames->roamers[i], frame, square, through);
      if (places == 0)
        alone |= brg_chess_set_of (square);
    }
  if ((alone & (frame->men[BRG_COLOUR_NONE] | ~frames->cover[frames->loser])) != 0)
    return FALSE;
  for (guint i = 0; i < frames->n_roamers; i++)
    n_holders +=
        frames->roamers[i]->colour == frames->loser && (frames->roamers[i]->reach & alone) != 0;
  return brg_chess_set_size (alone) <= n_holders;
}

/* Squares next to the king that neither its men of the frame hold nor the others attack. */
static BrgChessSet
find_open (const Frames *frames, const BrgPosition *frame, BrgChessSquare king, BrgChessSet through)
{
  BrgChessSet open = 0;

  for (BrgChessSet rest = brg_attack_king[king] & ~frame->men[frames->loser]; rest != 0;)
    {
      BrgChessSquare square = brg_chess_set_pop (&rest);

      if ((brg_position_attackers (frame, square, through) & frame->men[frames->side]) == 0)
        open |= brg_chess_set_of (square);
    }
  return open;
}

/* Whether a man on @square could have come to give check by this step. */
static gboolean
is_new_check (const Step *step, BrgChessSquare square, BrgChessSquare king)
{
  return step->is_roamers || brg_chess_set_has (step->taken, square) ||
         (brg_attacks_between (square, king) & step->left) != 0;
}

/* fide-2023 5.1.1: whether the position could be mate for some places of the roamers. */
static gboolean
can_be_mate (const Frames *frames, const BrgPosition *frame, const Step *step)
{
  BrgChessSquare king = brg_position_king (frame, frames->loser);
  BrgChessSet occupied = frame->men[BRG_COLOUR_NONE];
  BrgChessSet through = occupied & ~brg_chess_set_of (king);
  BrgChessSet open = find_open (frames, frame, king, through);
  BrgChessSet checkers = brg_position_attackers (frame, king, occupied) & frame->men[frames->side];

  while (checkers != 0)
    if (is_new_check (step, brg_chess_set_pop (&checkers), king))
      {
        if (can_shut (frames, frame, open, through, NULL))
          return TRUE;
        break;
      }
  for (guint i = 0; i < frames->n_roamers; i++)
    {
      const BrgMateMan *roamer = frames->roamers[i];
      BrgChessSet places;

      if (roamer->colour != frames->side)
        continue;
      places = find_places (roamer, frame, king, occupied);
      while (places != 0)
        {
          BrgChessSquare square = brg_chess_set_pop (&places);

          if (is_new_check (step, square, king) &&
              can_shut (frames, frame, open & ~brg_attacks_officer (roamer->kind, square, through),
                        through, roamer))
            return TRUE;
        }
    }
  return FALSE;
}

/* Meets the frame that a step of the player has led to, the turn already changed. */
static void
meet (Frames *frames, const BrgPosition *frame, const Step *step)
{
  guint32 index;

  if (is_surely_attacked (frames, frame, brg_colour_opposite ((BrgColour) frame->turn)))
    return;
  if (brg_mate_nodes_add (&frames->nodes, frame, &index) < 0 ||
      frames->nodes.n_nodes > frames->max_frames)
    frames->has_failed = TRUE;
  else if (frame->turn == frames->loser && can_be_mate (frames, frame, step))
    frames->has_failed = TRUE;
}

/* A man of the frame goes where nobody or an enemy stands. */
static void
move_man (Frames *frames, const BrgPosition *frame, BrgChessSquare from, BrgChessSquare to)
{
  Step step = { .left = brg_chess_set_of (from), .taken = brg_chess_set_of (to) };
  BrgPosition after = *frame;

  if (after.board[to] != 0)
    lift (&after, to);
  lift (&after, from);
  drop (&after, frame->board[from], to);
  pass (&after);
  meet (frames, &after, &step);
}

/* fide-2023 3.7.5.1: what a pawn can become is not followed. */
static void
move_pawn (Frames *frames, const BrgPosition *frame, BrgChessSquare from, BrgChessSet targets)
{
  if ((targets & (BRG_CHESS_RANK_1 | BRG_CHESS_RANK_8)) != 0)
    frames->has_failed = TRUE;
  while (targets != 0 && !frames->has_failed)
    move_man (frames, frame, from, brg_chess_set_pop (&targets));
}

/* fide-2023 3.7 */
static void
expand_pawn (Frames *frames, const BrgPosition *frame, BrgChessSquare from)
{
  BrgColour colour = (BrgColour) frame->turn;
  BrgColour other = brg_colour_opposite (colour);
  BrgChessSet free = ~frame->men[BRG_COLOUR_NONE];
  BrgChessSet set = brg_chess_set_of (from);
  gboolean is_white = colour == BRG_COLOUR_WHITE;
  BrgChessSet start = is_white ? BRG_CHESS_RANK_1 << 8 : BRG_CHESS_RANK_8 >> 8;
  BrgChessSet step = (is_white ? set << 8 : set >> 8) & free;
  BrgChessSet passed = (set & start) != 0 ? step : 0;
  BrgChessSet doubled = (is_white ? passed << 8 : passed >> 8) & free;
  BrgChessSet victims = frame->men[other] | (frames->cover[other] & free);

  if (doubled != 0 &&
      (brg_mate_pawn_attacks (colour, passed) & frame->men[other] & frame->kinds[BRG_CHESS_PAWN]))
    {
      /* fide-2023 3.7.4.1: nor is capture en passant. */
      frames->has_failed = TRUE;
      return;
    }
  move_pawn (frames, frame, from,
             step | doubled |
                 (brg_attacks_pawn (colour, from) & victims & ~frame->kinds[BRG_CHESS_KING]));
}

static void
expand_officer (Frames *frames, const BrgPosition *frame, BrgChessSquare from)
{
  BrgChessSet targets = brg_attacks_officer (brg_chess_man_kind (frame->board[from]), from,
                                             frame->men[BRG_COLOUR_NONE]) &
                        ~frame->men[frame->turn] & ~frame->kinds[BRG_CHESS_KING];

  while (targets != 0 && !frames->has_failed)
    move_man (frames, frame, from, brg_chess_set_pop (&targets));
}

/* The men of the frame that a roamer could capture. */
static BrgChessSet
find_victims (const BrgMateMan *roamer, const BrgPosition *frame)
{
  BrgChessSet victims = 0;

  for (BrgChessSet rest = roamer->reach & frame->men[brg_colour_opposite (roamer->colour)] &
                          ~frame->kinds[BRG_CHESS_KING];
       rest != 0;)
    {
      BrgChessSquare square = brg_chess_set_pop (&rest);

      if (find_places (roamer, frame, square, frame->men[BRG_COLOUR_NONE]) != 0)
        victims |= brg_chess_set_of (square);
    }
  return victims;
}

static void
expand_roamers (Frames *frames, const BrgPosition *frame)
{
  BrgChessSet victims = 0;
  gboolean can_move = FALSE;
  Step step = { .is_roamers = TRUE };

  for (guint i = 0; i < frames->n_roamers; i++)
    if (frames->roamers[i]->colour == (BrgColour) frame->turn)
      {
        victims |= find_victims (frames->roamers[i], frame);
        can_move |=
            brg_chess_set_has_many (frames->roamers[i]->reach & ~frame->men[BRG_COLOUR_NONE]);
      }
  if (can_move)
    {
      BrgPosition after = *frame;

      pass (&after);
      meet (frames, &after, &step);
    }
  while (victims != 0 && !frames->has_failed)
    {
      BrgPosition after = *frame;

      lift (&after, brg_chess_set_pop (&victims));
      pass (&after);
      meet (frames, &after, &step);
    }
}

static void
expand (Frames *frames, const BrgPosition *frame)
{
  for (BrgChessSet rest = frame->men[frame->turn]; rest != 0 && !frames->has_failed;)
    {
      BrgChessSquare from = brg_chess_set_pop (&rest);

      if (brg_chess_man_kind (frame->board[from]) == BRG_CHESS_PAWN)
        expand_pawn (frames, frame, from);
      else
        expand_officer (frames, frame, from);
    }
  if (!frames->has_failed)
    expand_roamers (frames, frame);
}

/* Takes the roamers off the board. */
static void
set_apart (Frames *frames, const BrgMateReach *reach, BrgPosition *frame)
{
  for (guint i = 0; i < reach->n_men; i++)
    {
      const BrgMateMan *man = &reach->men[i];

      if (man->kind == BRG_CHESS_PAWN || man->kind == BRG_CHESS_KING ||
          !brg_chess_set_has_many (man->reach))
        continue;
      frames->roamers[frames->n_roamers++] = man;
      frames->cover[man->colour] |= man->reach;
      lift (frame, man->home);
    }
  frames->cover[BRG_COLOUR_NONE] =
      frames->cover[BRG_COLOUR_WHITE] | frames->cover[BRG_COLOUR_BLACK];
}

gboolean
brg_mate_frame_excludes (const BrgPosition *position,
                         const BrgMateReach *reach,
                         BrgColour side,
                         guint max_frames,
                         guint64 *n_frames)
{
  Frames frames = { .side = side, .loser = brg_colour_opposite (side), .max_frames = max_frames };
  BrgPosition frame = *position;
  guint32 index;

  if (position->castling != 0 || position->en_passant != BRG_CHESS_NO_SQUARE)
    return FALSE;
  set_apart (&frames, reach, &frame);
  frames.has_failed = !brg_mate_nodes_init (&frames.nodes) ||
                      brg_mate_nodes_add (&frames.nodes, &frame, &index) < 0;
  for (guint32 i = 0; i < frames.nodes.n_nodes && !frames.has_failed; i++)
    {
      brg_mate_node_unpack (brg_mate_nodes_get (&frames.nodes, i),
                            (BrgChessVariant) position->variant, &frame);
      expand (&frames, &frame);
    }
  *n_frames += frames.nodes.n_nodes;
  brg_mate_nodes_clear (&frames.nodes);
  return !frames.has_failed;
}
