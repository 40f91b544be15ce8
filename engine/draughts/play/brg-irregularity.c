/* brg-irregularity.c - irregularities in one move of draughts, and how they are corrected
 *
 * The position after the deeds, right or wrong, comes from brg-irregularity-board.c.
 * Rules: rus-draughts-2022 5.4.14.2, 5.4.14.3, 5.4.14.5, 6.1.4.5, 6.1.4.7, 6.1.5.3, 6.1.5.11,
 *   6.1.5.12, 7.4.1
 * Tests: tests/engine/test-irregularity.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-irregularity.h"

#include "brg-irregularity-check.h"
#include "brg-irregularity-private.h"

#define BOOK "rus-draughts-2022 "

/* How the board is put right. */
typedef enum
{
  MEND_NOTHING, /* it stands as it should */
  MEND_UNDO,    /* as before the move: he moves again */
  MEND_STAND,   /* as after the move properly made, if it could be: the opponent moves */
} Mend;

static const struct
{
  char letter;
  Mend mend;
  const char *article;
} kinds[BRG_N_IRREGULARITY_KINDS] = {
  [BRG_IRREGULARITY_NONE] = { '-', MEND_NOTHING, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_WRONG_MOVE] = { 'a', MEND_UNDO, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_TWO_MOVES] = { 'b', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_OTHER_MAN] = { 'c', MEND_UNDO, BOOK "5.4.14.3" },
  [BRG_IRREGULARITY_TAKEN_BACK] = { 'd', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_OPPONENTS_MAN] = { 'e', MEND_UNDO, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_NO_CAPTURE] = { 'f', MEND_UNDO, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_REMOVED] = { 'g', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_REMOVED_EARLY] = { 'h', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_NUMBER] = { 'i', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_OTHERS] = { 'j', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_STOPPED] = { 'k', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_OWN] = { 'l', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_UNMARKED] = { 'm', MEND_STAND, BOOK "5.4.14.2" },
  [BRG_IRREGULARITY_UNMARKED_PLAYED] = { 'n', MEND_UNDO, BOOK "5.4.14.2" },
};

/* A story, taken apart. */
typedef struct
{
  const BrgDraughtsPosition *start;
  const BrgDeed *deeds;
  guint n_deeds;
  guint told;               /* kinds of the deeds, as bits */
  const BrgDeed *move;      /* the first, or none */
  BrgDraughtsSet early;     /* taken off while it was going on */
  BrgDraughtsSet removed;   /* taken off after it */
  BrgDraughtsPosition base; /* the position before the move, with the king marked that moves */
  gboolean is_legal;
  BrgDraughtsMove made; /* if it is legal */
} Story;

static BrgColour
get_side (const Story *story)
{
  return (BrgColour) story->start->turn;
}

static gboolean
has_told (const Story *story, BrgDeedKind kind)
{
  return (story->told & BRG_DEED_BIT (kind)) != 0;
}

/* Whether the piece moved is a king of his own that nobody marked. */
static gboolean
moves_unmarked (const Story *story)
{
  return story->move != NULL &&
         brg_draughts_set_has (brg_draughts_position_unmarked (story->start) &
                                   story->start->pieces[story->start->turn],
                               brg_deed_from (story->move));
}

/* Keeps the moves of the piece on @square. Returns: whether there are any; if not, all stay. */
static gboolean
keep_moves_of (BrgDraughtsMoveList *list, BrgDraughtsSquare square)
{
  guint n_kept = 0;

  for (guint i = 0; i < list->n_moves; i++)
    n_kept += list->moves[i].from == square;
  if (n_kept == 0)
    return FALSE;
  n_kept = 0;
  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i].from == square)
      list->moves[n_kept++] = list->moves[i];
  list->n_moves = n_kept;
  return TRUE;
}

/* What he may play of @position after what he touched. Returns: the square of the piece that binds
 * him, or none. */
static BrgDraughtsSquare
find_bound (const Story *story,
            const BrgDraughtsPosition *position,
            gboolean is_moved_touched,
            BrgDraughtsMoveList *list)
{
  brg_draughts_moves_generate (position, list);
  /* rus-draughts-2022 6.1.4.7, 5.4.14.3: the first piece touched that can move or take; if another
   * must take, one that cannot take has no move. 6.1.4.9: adjusting binds nobody. */
  for (guint i = 0; i < story->n_deeds && story->deeds[i].kind == BRG_DEED_TOUCH; i++)
    if (keep_moves_of (list, story->deeds[i].squares[0]))
      return story->deeds[i].squares[0];
  if (is_moved_touched && story->move != NULL && keep_moves_of (list, brg_deed_from (story->move)))
    return brg_deed_from (story->move);
  return BRG_DRAUGHTS_NO_SQUARE;
}

static gboolean
has_touched_another (const Story *story)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgDraughtsSquare bound = find_bound (story, story->start, FALSE, &list);

  return bound != BRG_DRAUGHTS_NO_SQUARE && story->move != NULL &&
         brg_deed_from (story->move) != bound;
}

/* Finds the legal move that was made, if it was one. */
static void
find_made (Story *story)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  BrgDraughtsMove wanted = { .from = brg_deed_from (story->move), .to = brg_deed_to (story->move) };

  if (story->move->is_capture &&
      !brg_irregularity_jumps_follow (&story->base, story->move, 0, &wanted.captured))
    return;
  brg_draughts_moves_generate (&story->base, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    if (brg_draughts_move_is_same (&legal.moves[i], &wanted))
      {
        story->is_legal = TRUE;
        story->made = legal.moves[i];
      }
}

static void
take_apart (Story *story)
{
  story->base = *story->start;
  for (guint i = 0; i < story->n_deeds; i++)
    {
      const BrgDeed *deed = &story->deeds[i];

      story->told |= BRG_DEED_BIT (deed->kind);
      if (deed->kind == BRG_DEED_MOVE)
        story->move = deed;
      else if (deed->kind == BRG_DEED_REMOVE_EARLY)
        story->early |= brg_deed_get_set (deed);
      else if (deed->kind == BRG_DEED_REMOVE)
        story->removed |= brg_deed_get_set (deed);
    }
  if (moves_unmarked (story))
    brg_draughts_position_put (&story->base, brg_deed_from (story->move), get_side (story),
                               BRG_DRAUGHTS_KING);
  if (story->move != NULL)
    find_made (story);
}

/* Whether a piece moved to where it could, but for the duty to take. */
static gboolean
is_quiet_step (const Story *story)
{
  BrgDraughtsSquare from = brg_deed_from (story->move);
  BrgDraughtsPosition alone = story->base;
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgDraughtsMove wanted = { .from = from, .to = brg_deed_to (story->move) };

  /* Every other piece stands in the way as his own: nothing can be taken. */
  alone.pieces[alone.turn] = brg_draughts_position_occupied (&alone);
  alone.pieces[brg_colour_opposite (get_side (story))] = 0;
  brg_draughts_moves_generate (&alone, &list);
  for (guint i = 0; i < list.n_moves; i++)
    if (brg_draughts_move_is_same (&list.moves[i], &wanted))
      return TRUE;
  return FALSE;
}

/* What is wrong with a move that is not legal. */
static BrgIrregularityKind
find_move_kind (const Story *story)
{
  BrgDraughtsSet taken;

  if (!story->move->is_capture)
    /* rus-draughts-2022 6.1.5.3: to take is compulsory. */
    return is_quiet_step (story) ? BRG_IRREGULARITY_NO_CAPTURE : BRG_IRREGULARITY_WRONG_MOVE;
  /* rus-draughts-2022 6.1.5.12: jumps that only taking off too early made possible. */
  if (!brg_irregularity_jumps_follow (&story->base, story->move, 0, &taken) &&
      brg_irregularity_jumps_follow (&story->base, story->move, story->early, &taken))
    return BRG_IRREGULARITY_REMOVED_EARLY;
  return BRG_IRREGULARITY_WRONG_MOVE;
}

/* What is wrong with what was taken off after a legal move. */
static BrgIrregularityKind
find_removal_kind (const Story *story)
{
  BrgDraughtsSet taken = story->made.captured;
  BrgDraughtsSet own =
      story->start->pieces[story->start->turn] | brg_draughts_set_of (story->made.to);
  guint n_taken = brg_draughts_set_size (taken);
  guint n_removed = brg_draughts_set_size (story->removed);

  if (!story->move->is_capture)
    return (story->removed | story->early) != 0 ? BRG_IRREGULARITY_REMOVED : BRG_IRREGULARITY_NONE;
  if (story->early != 0)
    return BRG_IRREGULARITY_REMOVED_EARLY;
  if (story->removed == taken)
    return BRG_IRREGULARITY_NONE;
  if ((story->removed & own) != 0)
    return BRG_IRREGULARITY_OWN;
  if (n_removed < n_taken && has_told (story, BRG_DEED_PAUSE))
    return BRG_IRREGULARITY_STOPPED;
  return n_removed == n_taken ? BRG_IRREGULARITY_OTHERS : BRG_IRREGULARITY_NUMBER;
}

/* rus-draughts-2022 5.4.14.2: the list, in the order that the header says. */
static BrgIrregularityKind
find_kind (const Story *story)
{
  BrgIrregularityKind kind;

  if (has_told (story, BRG_DEED_BACK))
    return BRG_IRREGULARITY_TAKEN_BACK;
  if (story->move == NULL)
    return story->removed != 0 ? BRG_IRREGULARITY_REMOVED : BRG_IRREGULARITY_NONE;
  if (brg_draughts_position_colour (story->start, brg_deed_from (story->move)) != get_side (story))
    return BRG_IRREGULARITY_OPPONENTS_MAN;
  if (has_told (story, BRG_DEED_AGAIN))
    return BRG_IRREGULARITY_TWO_MOVES;
  /* rus-draughts-2022 5.4.14.3 */
  if (has_touched_another (story))
    return BRG_IRREGULARITY_OTHER_MAN;
  /* rus-draughts-2022 6.1.4.5: a king has its rights once it is marked. */
  if (moves_unmarked (story))
    return BRG_IRREGULARITY_UNMARKED_PLAYED;
  kind = story->is_legal ? find_removal_kind (story) : find_move_kind (story);
  if (kind == BRG_IRREGULARITY_NONE && has_told (story, BRG_DEED_UNCROWNED))
    return BRG_IRREGULARITY_UNMARKED;
  return kind;
}

/* The board on which the game goes on after the answer; a king may still be marked on it. */
static void
set_answered (const Story *story, BrgIrregularity *answer)
{
  guint where;

  if (brg_irregularity_play (story->start, story->deeds, story->n_deeds, &answer->position,
                             &where) != BRG_DEED_FAULT_NONE)
    g_return_if_reached ();
  answer->has_position = TRUE;
  if (answer->kind == BRG_IRREGULARITY_UNMARKED &&
      brg_draughts_set_has (answer->position.pieces[story->start->turn], story->made.to))
    brg_draughts_position_put (&answer->position, story->made.to, get_side (story),
                               BRG_DRAUGHTS_KING);
}

static void
set_mended (const Story *story, BrgIrregularity *answer)
{
  gboolean is_own = answer->kind != BRG_IRREGULARITY_OPPONENTS_MAN;

  answer->has_position = TRUE;
  /* The king that nobody marked did not have to move. */
  answer->position = answer->kind == BRG_IRREGULARITY_OTHER_MAN ? *story->start : story->base;
  /* rus-draughts-2022 6.1.5.11: a capture is over when the hand leaves the piece; it stands. */
  if (kinds[answer->kind].mend == MEND_STAND && story->is_legal)
    brg_draughts_move_make (&answer->position, &story->made, NULL);
  else
    find_bound (story, &answer->position, is_own, &answer->moves);
}

/* rus-draughts-2022 5.4.14.2: before his answer, but a king may be marked later. 5.4.14.5: nothing
 * is put right after the game. */
static BrgIrregularityUntil
find_until (const Story *story, BrgIrregularityKind kind)
{
  if (kind == BRG_IRREGULARITY_NONE)
    return BRG_IRREGULARITY_NOTHING_WRONG;
  if (has_told (story, BRG_DEED_OVER))
    return BRG_IRREGULARITY_LOST;
  if (kind == BRG_IRREGULARITY_UNMARKED)
    return BRG_IRREGULARITY_LATER;
  return has_told (story, BRG_DEED_REPLY) ? BRG_IRREGULARITY_LOST : BRG_IRREGULARITY_UNTIL_REPLY;
}

void
brg_irregularity_judge (const BrgDraughtsPosition *position,
                        const BrgDeed *deeds,
                        guint n_deeds,
                        BrgIrregularity *answer)
{
  Story story = { .start = position, .deeds = deeds, .n_deeds = n_deeds };

  g_return_if_fail (answer != NULL);
  g_return_if_fail (brg_irregularity_check (position, deeds, n_deeds, NULL) == BRG_DEED_FAULT_NONE);

  brg_irregularity_clear (answer);
  take_apart (&story);
  answer->kind = find_kind (&story);
  answer->until = find_until (&story, answer->kind);
  answer->article = kinds[answer->kind].article;
  if (has_told (&story, BRG_DEED_OVER))
    answer->article = BOOK "5.4.14.5";
  else if (answer->kind != BRG_IRREGULARITY_NONE && has_told (&story, BRG_DEED_REPLY))
    set_answered (&story, answer);
  else if (answer->kind != BRG_IRREGULARITY_NONE)
    set_mended (&story, answer);
  else if (story.move == NULL)
    {
      answer->article = BOOK "6.1.4.7";
      find_bound (&story, position, FALSE, &answer->moves);
    }
}

void
brg_irregularity_clear (BrgIrregularity *answer)
{
  g_return_if_fail (answer != NULL);

  brg_draughts_move_list_clear (&answer->moves);
  answer->kind = BRG_IRREGULARITY_NONE;
  answer->until = BRG_IRREGULARITY_NOTHING_WRONG;
  answer->article = NULL;
  answer->has_position = FALSE;
}

char
brg_irregularity_to_letter (BrgIrregularityKind kind)
{
  g_return_val_if_fail (kind < BRG_N_IRREGULARITY_KINDS, '-');

  return kinds[kind].letter;
}
