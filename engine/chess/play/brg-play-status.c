/* brg-play-status.c - how a game stands after every half-move
 *
 * Whether a side can still mate is carried on from the record before as far as that is exact:
 * what cannot be done in a position cannot be done in any that follows from it; a position that
 * stood before has its old answer; while the game goes along the moves that were found to lead to
 * mate, they still do; and when the game can be brought back to the position before by moves to and
 * fro, what could be done there can be done here. Only else is it decided anew, at every half-move:
 * a side can lose its last chance by a quiet move that lets nothing but one capture follow.
 *
 * Of many half-moves together the latest is asked first: a side that can mate there could do so at
 * every half-move before, by way of the game itself. So there is one half-move at most after which
 * it no longer can, and that one is searched for.
 *
 * Rules: fide-2023 3.9.1, 5.1.1, 5.2.1, 5.2.2, 6.9, 9.2.2, 9.3, 9.6; ussr-chess-1956 17
 * Tests: tests/engine/test-play-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-play-status.h"

#include <string.h>

#include "brg-key-chain.h"
#include "brg-moves.h"

#define DARK_SQUARES G_GUINT64_CONSTANT (0xaa55aa55aa55aa55)

/* Moves that lead to mate. */
typedef struct
{
  BrgMove *moves; /* owned; NULL for none */
  guint n_moves;
  guint from; /* the half-move after which they begin */
} MateLine;

struct _BrgPlayStatus
{
  GArray *records;           /* of BrgPlayRecord; owned */
  BrgKeyChain *arrangements; /* by half-move; owned */
  MateLine lines[3];
  guint64 max_nodes;
};

static BrgPlayRecord *
get_record (const BrgPlayStatus *status, guint ply)
{
  return &g_array_index (status->records, BrgPlayRecord, ply);
}

static void
set_fact (BrgPlayRecord *record, BrgPlayFact fact, gboolean holds)
{
  if (holds)
    record->facts |= 1u << fact;
}

static gboolean
is_same (const BrgPosition *a, const BrgPosition *b, BrgSameness sameness)
{
  /* ussr-chess-1956 17: "the same arrangement of the men", with the same player to move. */
  if (sameness == BRG_SAME_ARRANGEMENT)
    return a->turn == b->turn && memcmp (a->board, b->board, sizeof a->board) == 0;
  /* fide-2023 9.2.2. */
  return brg_position_is_same (a, b);
}

/* The men and the player having the move, without the rights that belong to the hash. */
static guint64
key_of_arrangement (const BrgPosition *position)
{
  BrgPosition bare = *position;

  bare.castling = 0;
  bare.en_passant = BRG_CHESS_NO_SQUARE;
  return brg_position_hash (&bare);
}

/* The last half-move from @ply backwards, along those with the same key, after which the position
 * stood, -1 for none. No capture or pawn move was since: men do not come back, nor do pawns go. */
static gint
find_same (const BrgPlayStatus *status, gint ply, const BrgPosition *position, BrgSameness sameness)
{
  while (ply >= 0 && !is_same (&get_record (status, (guint) ply)->position, position, sameness))
    ply = brg_key_chain_find_before (status->arrangements, ply);
  return ply;
}

/* fide-2023 9.2.2, 9.6.1; ussr-chess-1956 17 zh; ukr-chess-2016 9.7. */
static void
count_repetitions (BrgPlayStatus *status, BrgPlayRecord *record, guint ply)
{
  guint64 key = key_of_arrangement (&record->position);
  gint latest = brg_key_chain_find (status->arrangements, key);
  gint arranged = find_same (status, latest, &record->position, BRG_SAME_ARRANGEMENT);
  const BrgPlayRecord *before;

  brg_key_chain_push (status->arrangements, key);
  record->n_times = 1;
  record->n_running = 1;
  record->n_arranged = arranged < 0 ? 1 : get_record (status, (guint) arranged)->n_arranged + 1;
  record->earlier = find_same (status, arranged, &record->position, BRG_SAME_POSITION);
  if (record->earlier >= 0)
    {
      before = get_record (status, (guint) record->earlier);
      record->n_times = before->n_times + 1;
      record->n_running = record->earlier == (gint) ply - 4 ? before->n_running + 1 : 1;
    }
  set_fact (record, BRG_PLAY_THREE_TIMES, record->n_times >= 3);
  set_fact (record, BRG_PLAY_THREE_ARRANGED, record->n_arranged >= 3);
  set_fact (record, BRG_PLAY_FIVE_TIMES, record->n_times >= 5);
  set_fact (record, BRG_PLAY_FIVE_RUNNING, record->n_running >= 5);
}

/* ussr-chess-1956 17 g: "gives a perpetual check, that is a series of checks following each other
 * without a break, from which the king cannot hide". The series is there when it has led back to a
 * position that stood before; that the king cannot hide, whatever is played, is decided. */
static void
judge_checks (const BrgPlayStatus *status, BrgPlayRecord *record, guint ply)
{
  const BrgPlayRecord *earlier;

  record->n_checks = record->is_check ? 1 : 0;
  if (record->is_check && ply >= 2)
    record->n_checks += get_record (status, ply - 2)->n_checks;
  record->perpetual = BRG_PERPETUAL_NO;
  if (record->earlier < 0 || record->n_checks < (ply - (guint) record->earlier) / 2 + 1)
    return;
  earlier = get_record (status, (guint) record->earlier);
  record->perpetual = earlier->earlier >= 0 && earlier->perpetual != BRG_PERPETUAL_NO
                          ? earlier->perpetual
                          : brg_perpetual_check (&record->position, BRG_PERPETUAL_MAX_NODES);
  set_fact (record, BRG_PLAY_PERPETUAL_CHECK, record->perpetual == BRG_PERPETUAL_YES);
}

/* ussr-chess-1956 17 a, b. */
static void
judge_material (BrgPlayRecord *record)
{
  const BrgPosition *position = &record->position;
  BrgChessSet bishops = position->kinds[BRG_CHESS_BISHOP];
  BrgChessSet minor = bishops | position->kinds[BRG_CHESS_KNIGHT];
  guint n_white = brg_chess_set_size (position->men[BRG_COLOUR_WHITE]);
  guint n_black = brg_chess_set_size (position->men[BRG_COLOUR_BLACK]);

  set_fact (record, BRG_PLAY_BARE_KING,
            n_white + n_black == 2 || (n_white + n_black == 3 && minor != 0));
  set_fact (record, BRG_PLAY_LIKE_BISHOPS,
            n_white == 2 && n_black == 2 && brg_chess_set_has_many (bishops) &&
                ((bishops & DARK_SQUARES) == 0 || (bishops & ~DARK_SQUARES) == 0));
}

static gboolean
is_on_line (const BrgPlayStatus *status, const MateLine *line, guint ply)
{
  if (line->moves == NULL || ply < line->from || ply > line->from + line->n_moves)
    return FALSE;
  for (guint i = line->from; i < ply; i++)
    if (get_record (status, i + 1)->move != line->moves[i - line->from])
      return FALSE;
  return TRUE;
}

/* A move to a free square that the same man can take back. */
static gboolean
is_to_and_fro (const BrgPosition *before, BrgMove move)
{
  return brg_move_kind (move) == BRG_MOVE_PLAIN && before->board[brg_move_to (move)] == 0 &&
         brg_chess_man_kind (before->board[brg_move_from (move)]) != BRG_CHESS_PAWN;
}

static BrgMove
reverse (BrgMove move)
{
  return brg_move_new (brg_move_to (move), brg_move_from (move), BRG_MOVE_PLAIN);
}

static gboolean
make_if_legal (BrgPosition *position, BrgMove move)
{
  BrgMoveList list;
  BrgMoveUndo undo;

  brg_moves_generate (position, &list);
  if (!brg_moves_has (&list, move))
    return FALSE;
  brg_move_make (position, move, &undo);
  return TRUE;
}

/* Whether from the position of @record the one before can come again: the opponent moves a man, the
 * move is taken back, and so is the opponent's. */
static gboolean
can_return (const BrgPosition *before, const BrgPlayRecord *record)
{
  BrgMoveList list;

  if (!is_to_and_fro (before, record->move))
    return FALSE;
  brg_moves_generate (&record->position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgPosition position = record->position;
      BrgMoveUndo undo;

      if (!is_to_and_fro (&position, list.moves[i]))
        continue;
      brg_move_make (&position, list.moves[i], &undo);
      if (make_if_legal (&position, reverse (record->move)) &&
          make_if_legal (&position, reverse (list.moves[i])) &&
          brg_position_is_same (&position, before))
        return TRUE;
    }
  return FALSE;
}

static BrgCanMateVerdict
ask_anew (BrgPlayStatus *status, const BrgPlayRecord *record, guint ply, BrgColour side)
{
  MateLine *line = &status->lines[side];
  g_auto (BrgCanMateAnswer) answer = { 0 };

  brg_can_mate (&record->position, side, status->max_nodes, &answer);
  g_clear_pointer (&line->moves, g_free);
  if (answer.verdict == BRG_CAN_MATE_YES)
    {
      line->moves = g_steal_pointer (&answer.moves);
      line->n_moves = answer.n_moves;
      line->from = ply;
    }
  return answer.verdict;
}

/* The record is the last one. */
static BrgCanMateVerdict
judge_can_win (BrgPlayStatus *status, const BrgPlayRecord *record, guint ply, BrgColour side)
{
  const BrgPlayRecord *before = ply > 0 ? get_record (status, ply - 1) : NULL;

  if (brg_play_record_has (record, BRG_PLAY_MATE))
    return record->position.turn == side ? BRG_CAN_MATE_NO : BRG_CAN_MATE_YES;
  if (brg_play_record_has (record, BRG_PLAY_STALEMATE))
    return BRG_CAN_MATE_NO;
  if (before != NULL && before->can_win[side] == BRG_CAN_MATE_NO)
    return BRG_CAN_MATE_NO;
  if (record->earlier >= 0)
    return get_record (status, (guint) record->earlier)->can_win[side];
  if (is_on_line (status, &status->lines[side], ply))
    return BRG_CAN_MATE_YES;
  if (before != NULL && before->can_win[side] == BRG_CAN_MATE_YES &&
      can_return (&before->position, record))
    return BRG_CAN_MATE_YES;
  return ask_anew (status, record, ply, side);
}

/* fide-2023 5.2.2, 6.9: asked of a game that is not over by mate or stalemate. */
static void
set_chances (BrgPlayRecord *record)
{
  gboolean is_over = brg_play_record_has (record, BRG_PLAY_MATE) ||
                     brg_play_record_has (record, BRG_PLAY_STALEMATE);
  gboolean cannot_win[3];

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    cannot_win[side] = !is_over && record->can_win[side] == BRG_CAN_MATE_NO;
  set_fact (record, BRG_PLAY_WHITE_CANNOT_WIN, cannot_win[BRG_COLOUR_WHITE]);
  set_fact (record, BRG_PLAY_BLACK_CANNOT_WIN, cannot_win[BRG_COLOUR_BLACK]);
  set_fact (record, BRG_PLAY_DEAD, cannot_win[BRG_COLOUR_WHITE] && cannot_win[BRG_COLOUR_BLACK]);
}

static void
judge_chances (BrgPlayStatus *status, BrgPlayRecord *record, guint ply)
{
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    record->can_win[side] = judge_can_win (status, record, ply, side);
  set_chances (record);
}

static void
fill_can_win (BrgPlayStatus *status,
              BrgColour side,
              guint from,
              guint to,
              BrgCanMateVerdict verdict)
{
  for (guint ply = from; ply <= to; ply++)
    get_record (status, ply)->can_win[side] = verdict;
}

/* Whether the side can mate after a half-move, when nothing is known of those before. */
static BrgCanMateVerdict
judge_alone (BrgPlayStatus *status, guint ply, BrgColour side)
{
  const BrgPlayRecord *record = get_record (status, ply);

  if (brg_play_record_has (record, BRG_PLAY_MATE))
    return record->position.turn == side ? BRG_CAN_MATE_NO : BRG_CAN_MATE_YES;
  if (brg_play_record_has (record, BRG_PLAY_STALEMATE))
    return BRG_CAN_MATE_NO;
  if (is_on_line (status, &status->lines[side], ply))
    return BRG_CAN_MATE_YES;
  return ask_anew (status, record, ply, side);
}

/* Finds out for the half-moves from @from to @to, going back from the last in strides that double,
 * and then halving what is left. */
static void
judge_run (BrgPlayStatus *status, BrgColour side, guint from, guint to)
{
  gboolean is_halving = FALSE;
  guint stride = 0;

  while (from <= to)
    {
      guint ply = to - MIN (stride, to - from);
      BrgCanMateVerdict verdict = judge_alone (status, ply, side);

      switch (verdict)
        {
        case BRG_CAN_MATE_YES:
          fill_can_win (status, side, from, ply, verdict);
          from = ply + 1;
          is_halving = TRUE;
          break;
        case BRG_CAN_MATE_NO:
          fill_can_win (status, side, ply, to, verdict);
          to = ply - 1;
          break;
        case BRG_CAN_MATE_UNDECIDED:
        default:
          /* This tells nothing of the others. */
          fill_can_win (status, side, ply, ply, verdict);
          judge_run (status, side, ply + 1, to);
          to = ply - 1;
        }
      stride = is_halving ? (to + 1 - from) / 2 : 2 * stride + 1;
    }
}

static void
judge_chances_of_all (BrgPlayStatus *status, guint from)
{
  guint to = status->records->len - 1;

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (get_record (status, from - 1)->can_win[side] == BRG_CAN_MATE_NO)
      fill_can_win (status, side, from, to, BRG_CAN_MATE_NO);
    else
      judge_run (status, side, from, to);
  for (guint ply = from; ply <= to; ply++)
    set_chances (get_record (status, ply));
}

/* Everything about the last record but whether the sides can still mate. */
static void
judge (BrgPlayStatus *status)
{
  guint ply = status->records->len - 1;
  BrgPlayRecord *record = get_record (status, ply);
  gboolean has_moves = brg_moves_count (&record->position) > 0;

  /* fide-2023 3.9.1, 5.1.1, 5.2.1. */
  record->is_check = brg_position_checkers (&record->position) != 0;
  set_fact (record, BRG_PLAY_MATE, record->is_check && !has_moves);
  set_fact (record, BRG_PLAY_STALEMATE, !record->is_check && !has_moves);
  /* fide-2023 9.3, 9.6.2: mate comes first in the order of facts. */
  set_fact (record, BRG_PLAY_FIFTY, record->position.quiet_plies >= BRG_PLIES_FIFTY);
  set_fact (record, BRG_PLAY_SEVENTY_FIVE, record->position.quiet_plies >= BRG_PLIES_SEVENTY_FIVE);
  count_repetitions (status, record, ply);
  judge_checks (status, record, ply);
  judge_material (record);
}

static void
append (BrgPlayStatus *status, BrgMove move)
{
  BrgPlayRecord record = { .move = move };
  BrgMoveUndo undo;

  record.position = brg_play_status_get_last (status)->position;
  brg_move_make (&record.position, move, &undo);
  g_array_append_val (status->records, record);
  judge (status);
}

BrgPlayStatus *
brg_play_status_new (const BrgPosition *start, guint64 max_nodes)
{
  BrgPlayStatus *status = g_new0 (BrgPlayStatus, 1);
  BrgPlayRecord record = { .position = *start };

  status->max_nodes = max_nodes;
  status->records = g_array_new (FALSE, FALSE, sizeof (BrgPlayRecord));
  status->arrangements = brg_key_chain_new ();
  g_array_append_val (status->records, record);
  judge (status);
  judge_chances (status, get_record (status, 0), 0);
  return status;
}

void
brg_play_status_free (BrgPlayStatus *status)
{
  if (status == NULL)
    return;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    g_free (status->lines[side].moves);
  g_array_unref (status->records);
  brg_key_chain_free (status->arrangements);
  g_free (status);
}

void
brg_play_status_play (BrgPlayStatus *status, BrgMove move)
{
  guint ply;

  g_return_if_fail (status != NULL);

  append (status, move);
  ply = status->records->len - 1;
  judge_chances (status, get_record (status, ply), ply);
}

void
brg_play_status_play_all (BrgPlayStatus *status, const BrgMove *moves, guint n_moves)
{
  guint from;

  g_return_if_fail (status != NULL);

  from = status->records->len;
  for (guint i = 0; i < n_moves; i++)
    append (status, moves[i]);
  if (n_moves > 0)
    judge_chances_of_all (status, from);
}

void
brg_play_status_take_back (BrgPlayStatus *status)
{
  guint n_plies = brg_play_status_get_n_plies (status);

  g_return_if_fail (n_plies > 0);

  brg_key_chain_pop (status->arrangements);
  g_array_set_size (status->records, n_plies);
  /* A line that begins after what is left begins from a position that may never come again. */
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (status->lines[side].from >= n_plies)
      g_clear_pointer (&status->lines[side].moves, g_free);
}

guint
brg_play_status_get_n_plies (const BrgPlayStatus *status)
{
  g_return_val_if_fail (status != NULL, 0);

  return status->records->len - 1;
}

const BrgPlayRecord *
brg_play_status_get (const BrgPlayStatus *status, guint ply)
{
  g_return_val_if_fail (status != NULL && ply < status->records->len, NULL);

  return get_record (status, ply);
}

const BrgPlayRecord *
brg_play_status_get_last (const BrgPlayStatus *status)
{
  return brg_play_status_get (status, brg_play_status_get_n_plies (status));
}

gint
brg_play_status_find_first (const BrgPlayStatus *status, BrgPlayFact fact)
{
  g_return_val_if_fail (status != NULL, -1);

  for (guint ply = 0; ply < status->records->len; ply++)
    if (brg_play_record_has (get_record (status, ply), fact))
      return (gint) ply;
  return -1;
}

gint
brg_play_status_find_end (const BrgPlayStatus *status,
                          const BrgRulebook *rulebook,
                          BrgPlayFact *fact)
{
  g_return_val_if_fail (status != NULL && rulebook != NULL, -1);

  for (guint ply = 0; ply < status->records->len; ply++)
    for (guint i = 0; i < BRG_N_PLAY_FACTS; i++)
      if (brg_play_record_has (get_record (status, ply), (BrgPlayFact) i) &&
          brg_play_rule_find (rulebook, (BrgPlayFact) i)->effect == BRG_PLAY_ENDS)
        {
          if (fact != NULL)
            *fact = (BrgPlayFact) i;
          return (gint) ply;
        }
  return -1;
}

void
brg_play_status_find_same (const BrgPlayStatus *status,
                           const BrgPosition *position,
                           BrgSameness sameness,
                           GArray *plies)
{
  g_return_if_fail (status != NULL && position != NULL && plies != NULL);

  for (guint ply = 0; ply < status->records->len; ply++)
    if (is_same (&get_record (status, ply)->position, position, sameness))
      g_array_append_val (plies, ply);
}
