/* brg-desk-chess-answer.c - what is asked about a game of chess
 *
 * The answers themselves are in brg-desk-answer.c, brg-desk-verdict.c and brg-desk-agreement.c;
 * which ticks they need is in brg-desk-chess-ticks.c.
 *
 * Tests: tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-agreement.h"
#include "brg-desk-chess-moves.h"
#include "brg-desk-chess-private.h"
#include "brg-desk-chess-questions.h"
#include "brg-desk-verdict.h"

#include <glib/gi18n.h>

#include "brg-can-mate-service.h"
#include "brg-desk-blind.h"
#include "brg-desk-finish.h"
#include "brg-desk-touch.h"
#include "brg-move-input.h"
#include "brg-moves.h"
#include "brg-regulations.h"
#include "brg-verdict-book.h"

const BrgDeskQuestion brg_desk_chess_questions[BRG_DESK_CHESS_N_QUESTIONS] = {
  [FLAG] = { "alarm-symbolic",
             N_ ("Flag Fall"),
             "F",
             BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_BOTH | BRG_DESK_WANTS_FLAGGED,
             NULL,
             { [TICK_LAST_PERIOD] = N_ ("It was the last period"),
               [TICK_ANNOUNCED] = N_ ("Guidelines III were announced beforehand"),
               [TICK_INCREMENT] = N_ ("The clock adds time for moves") } },
  [REPETITION] = { "view-refresh-symbolic",
                   N_ ("Threefold Repetition"),
                   "R",
                   BRG_DESK_WANTS_MOVE,
                   N_ ("With an announced move"),
                   { [TICK_TOUCHED] = N_ ("A piece was touched first"),
                     [TICK_PLAYED] = N_ ("The move had already been made") } },
  [ILLEGAL] = { "action-unavailable-symbolic",
                N_ ("Illegal Move"),
                "N",
                BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_MOVER,
                NULL,
                { [TICK_REPLIED] = N_ ("The opponent has already replied"),
                  [TICK_ROUND_OVER] = N_ ("The next round has begun") } },
  [TOUCH] = { "touch-disabled-symbolic",
              N_ ("Touch-Move"),
              "T",
              BRG_DESK_WANTS_TEXT,
              N_ ("Touched, in order: e2, d5"),
              { NULL } },
  [FIFTY] = { "value-decrease-symbolic",
              N_ ("Fifty Moves"),
              "5",
              BRG_DESK_WANTS_MOVE,
              N_ ("With an announced move"),
              { [TICK_TOUCHED] = N_ ("A piece was touched first") } },
  [OFFER] = { "user-available-symbolic",
              N_ ("Draw Offer"),
              "D",
              0,
              NULL,
              { [TICK_ALLOWED] = N_ ("The arbiter had allowed it"),
                [TICK_MOVED] = N_ ("Both players have made a move"),
                [TICK_ENOUGH] = N_ ("The moves that the regulations require were made"),
                [TICK_OFFERER_MOVED] = N_ ("The player who offers has made a move") } },
  [RESIGNATION] = { "go-down-symbolic",
                    N_ ("Resignation"),
                    "E",
                    BRG_DESK_WANTS_SIDE,
                    NULL,
                    { NULL } },
  [FINISH] = { "alarm-symbolic",
               N_ ("Quickplay Finish"),
               "Q",
               BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_MOVER,
               NULL,
               { [TICK_FINISH_ANNOUNCED] = N_ ("Guidelines III were announced beforehand"),
                 [TICK_NO_INCREMENT] = N_ ("The clocks cannot add an increment"),
                 [TICK_FINISH_INCREMENT] = N_ ("The clock adds time for moves") } },
  [CAN_WIN] = { "dialog-question-symbolic",
                N_ ("Can a Side Still Win?"),
                "W",
                BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_SEARCH,
                NULL,
                { NULL } },
  [ADJOURN] = { "mail-unread-symbolic", N_ ("Adjourn the Game"), "A", 0, NULL, { NULL } },
  [BOARDS] = { "view-dual-symbolic",
               N_ ("The Two Boards Differ"),
               "V",
               BRG_DESK_WANTS_TEXT,
               N_ ("Moves of the other record"),
               { [TICK_RECORDS] = N_ ("Both records say the same") } },
  [ASSISTANT] = { "system-users-symbolic", N_ ("The Assistant"), "U", 0, NULL, { NULL } },
};

/* Whether what stands on the board is what was played; a position that was drawn by lot is not. */
gboolean
brg_desk_chess_is_keyed (const BrgDeskGame *game)
{
  return !game->is_damaged && (*game->record->moves != '\0' || *game->record->start != '\0' ||
                               game->node->parent != NULL);
}

char *
brg_desk_chess_dup_subtitle (const BrgDeskGame *game,
                             const BrgDeskSurroundings *around,
                             guint question)
{
  const BrgStoredGame *record = game->record;
  const BrgPosition *position = &game->node->position;

  switch ((BrgDeskChessQuestion) question)
    {
    case FLAG:
      /* ussr-chess-1956 16: the time alone decides. */
      if (brg_play_rule_find (around->rulebook, BRG_PLAY_WHITE_CANNOT_WIN)->effect ==
          BRG_PLAY_NOTHING)
        return NULL;
      return g_strdup (_ ("whether checkmate is possible by any series of legal moves"));
    case ILLEGAL:
      /* Translators: numbers of illegal moves in this game */
      return g_strdup_printf (_ ("White %d, Black %d in this game"),
                              record->illegal[BRG_COLOUR_WHITE], record->illegal[BRG_COLOUR_BLACK]);
    case FIFTY:
      if (!brg_desk_chess_is_keyed (game))
        return NULL;
      /* Translators: number of moves */
      return g_strdup_printf (_ ("now %d of 50"), position->quiet_plies / 2);
    case OFFER:
      if (record->draw_offer == BRG_COLOUR_NONE)
        return NULL;
      return g_strdup (record->draw_offer == BRG_COLOUR_WHITE ? _ ("last offered by White")
                                                              : _ ("last offered by Black"));
    case REPETITION:
      {
        guint n = brg_desk_chess_count_times (game->node, position);

        /* Translators: how often the position on the board has stood */
        return n > 1 ? g_strdup_printf (_ ("this position %u times"), n) : NULL;
      }
    case FINISH:
      return g_strdup (around->open_finish != BRG_COLOUR_NONE
                           ? _ ("a claim is not decided yet")
                           : _ ("less than two minutes, no increment"));
    case TOUCH:
      /* fide-2023 D.2.2, rus-chess-2014 32.2, ussr-chess-1956 app. 1 */
      return brg_desk_blind_plays (around)
                 ? g_strdup (_ ("on the special board: piece taken out of its socket"))
                 : NULL;
    case ASSISTANT:
      return brg_desk_blind_dup_assistants (around);
    case RESIGNATION:
    case CAN_WIN:
    case ADJOURN:
    case BOARDS:
    default:
      return NULL;
    }
}

/* fide-2023 III.2.2, rus-chess-2014 10.1: a quickplay finish only where no time is added. Of the
 * blind only where somebody does not see the board. */
gboolean
brg_desk_chess_is_offered (const BrgDeskGame *game G_GNUC_UNUSED,
                           const BrgDeskSurroundings *around,
                           guint question)
{
  if (question == FINISH)
    return brg_desk_finish_is_offered (around);
  if (question == BOARDS || question == ASSISTANT)
    return brg_desk_blind_plays (around) && around->rulebook->blind != NULL;
  return TRUE;
}

/* fide-2023 III.2.2: the guidelines are never for an increment. */
static BrgDeskAnswer *
answer_flag (const BrgDeskCase *matter, const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  BrgDeskAnswer *answer;

  if (ask->side != BRG_COLOUR_NONE)
    return brg_desk_answer_flag (matter, ask->side);
  answer =
      brg_desk_answer_both_flags (matter, ask->ticks[TICK_LAST_PERIOD], ask->ticks[TICK_ANNOUNCED],
                                  around->has_increment || ask->ticks[TICK_INCREMENT]);
  answer->is_open |= around->is_increment_unknown && !ask->ticks[TICK_INCREMENT];
  return answer;
}

/* What was not entered is told by ticks: fide-2023 5.2.3, 9.1.1, ussr-chess-1956 17 d. */
static BrgDeskAnswer *
answer_offer (const BrgDeskGame *game,
              const BrgDeskCase *matter,
              const BrgDeskSurroundings *around,
              const BrgDeskAsk *ask)
{
  /* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1: of all moves none is enough. */
  gboolean can_be_enough = around->draw_moves > 1 && around->draw_moves != BRG_DRAW_OFFER_ALL;
  gboolean is_offerers =
      around->rulebook->verdicts != NULL && around->rulebook->verdicts->agreement_needs_a_move;
  gint told = ask->ticks[TICK_ENOUGH] && can_be_enough                    ? around->draw_moves
              : ask->ticks[is_offerers ? TICK_OFFERER_MOVED : TICK_MOVED] ? 1
                                                                          : 0;

  return brg_desk_answer_offer (matter, brg_desk_game_get_offer (game),
                                matter->is_unkeyed ? told : -1, around->draw_moves,
                                ask->ticks[TICK_ALLOWED]);
}

/* The announced move of a claim. FALSE while what was typed is not one legal move. */
static gboolean
read_intended (const BrgDeskGame *game,
               const BrgDeskCase *matter,
               const BrgDeskAsk *ask,
               BrgMove *move)
{
  g_autofree char *text = g_strstrip (g_strdup (ask->text));
  BrgMoveList fits;

  *move = BRG_MOVE_NONE;
  if (*text == '\0')
    return TRUE;
  /* What it leads to stands on the score sheets; that there is one the book may not allow. */
  if (matter->is_unkeyed)
    {
      brg_moves_generate (&game->node->position, &fits);
      *move = fits.moves[0];
      return TRUE;
    }
  if (brg_move_input_read (&game->node->position, text, matter->notation->language, &fits) != 1)
    return FALSE;
  *move = fits.moves[0];
  return TRUE;
}

static BrgDeskAnswer *
answer_claim (const BrgDeskGame *game,
              const BrgDeskCase *matter,
              const BrgDeskAsk *ask,
              BrgDeskAnswerParts *parts)
{
  gboolean has_touched = ask->ticks[TICK_TOUCHED];
  BrgMove intended;

  /* ussr-chess-1956 17 zh: the right is lost by making the move. */
  if (ask->question == REPETITION && ask->ticks[TICK_PLAYED])
    return brg_desk_answer_late_claim (matter);
  if (!read_intended (game, matter, ask, &intended))
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
                                g_strdup (_ ("What was announced is not a legal move of the "
                                             "player having the move.")),
                                NULL);
  parts->move.chess = intended;
  parts->has_move = intended != BRG_MOVE_NONE && !matter->is_unkeyed;
  return ask->question == FIFTY ? brg_desk_answer_fifty (matter, intended, has_touched)
                                : brg_desk_answer_repetition (matter, intended, has_touched);
}

static BrgDeskAnswer *
answer_touch (const BrgDeskGame *game,
              const BrgDeskCase *matter,
              const BrgDeskAsk *ask,
              BrgDeskAnswerParts *parts)
{
  BrgDeskTouches touches = { 0 };
  BrgDeskAnswer *answer;

  brg_desk_touches_read (&touches, &game->node->position, ask->text, ask->is_finished);
  parts->has_fault = touches.fault != BRG_TOUCH_FAULT_NONE;
  answer = parts->has_fault
               ? brg_desk_answer_touch_fault (&touches)
               : brg_desk_answer_touch (matter, touches.touches, touches.n_touches, NULL);
  brg_desk_touches_clear (&touches);
  return brg_desk_answer_tell_unkeyed (answer, matter->is_unkeyed);
}

static BrgDeskAnswer *
answer_can_win (const BrgDeskCase *matter, const BrgDeskAsk *ask, BrgDeskAnswerParts *parts)
{
  const BrgCanMateAnswer *found = ask->found;

  if (found == NULL)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
                                g_strdup (_ ("Looking for a series of moves to mate…")), NULL);
  parts->n_shown_max = found->n_moves;
  return brg_desk_answer_tell_unkeyed (brg_desk_answer_can_win (matter, ask->side, found),
                                       matter->is_unkeyed);
}

static BrgDeskCase
make_case (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  return (BrgDeskCase){
    .status = brg_desk_chess_get_status (game),
    .rulebook = around->rulebook,
    .tempo = around->tempo,
    .is_unkeyed = !brg_desk_chess_is_keyed (game),
    .is_watched = around->is_watched,
    .notation = brg_desk_chess_find_notation (around->notation),
    .names = { NULL, around->names[BRG_COLOUR_WHITE], around->names[BRG_COLOUR_BLACK] },
  };
}

/* The other record, when it was typed, says more than the tick. */
static BrgDeskAnswer *
answer_boards (const BrgDeskCase *matter, const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  g_autofree char *text = g_strstrip (g_strdup (ask->text));

  return *text == '\0'
             ? brg_desk_blind_answer_boards (around, ask->ticks[TICK_RECORDS])
             : brg_desk_blind_answer_records (around, matter->status, matter->notation, text);
}

/* A time control that is not understood says nothing of an increment: the tick does. Of a game that
 * was not entered nobody knows who has the move: fide-2023 III.4, rus-chess-2014 10.2. */
static BrgDeskAnswer *
answer_finish (const BrgDeskGame *game, const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  gboolean is_unkeyed = !brg_desk_chess_is_keyed (game);
  BrgDeskSurroundings told = *around;
  BrgDeskAnswer *answer;

  told.has_increment |= ask->ticks[TICK_FINISH_INCREMENT];
  answer = brg_desk_finish_answer (
      &told, is_unkeyed ? ask->side : brg_game_node_get_turn (game->node), ask->side,
      ask->ticks[TICK_FINISH_ANNOUNCED], !ask->ticks[TICK_NO_INCREMENT]);
  /* Whose claim is put off had the move. */
  if (is_unkeyed && around->open_finish == BRG_COLOUR_NONE && answer->rulings->len > 0)
    {
      g_autofree char *bare = answer->text;

      answer->text = g_strdup_printf ("%s %s", bare,
                                      _ ("The moves are not entered: this holds only if this "
                                         "player has the move."));
    }
  return answer;
}

void
brg_desk_chess_answer (const BrgDeskGame *game,
                       const BrgDeskSurroundings *around,
                       const BrgDeskAsk *ask,
                       BrgDeskAnswerParts *parts)
{
  const BrgDeskCase matter = make_case (game, around);

  switch ((BrgDeskChessQuestion) ask->question)
    {
    case FLAG:
      parts->answer = answer_flag (&matter, around, ask);
      return;
    case REPETITION:
    case FIFTY:
      parts->answer = answer_claim (game, &matter, ask, parts);
      return;
    case ILLEGAL:
      parts->answer =
          brg_desk_answer_illegal (&matter, ask->side, (guint) game->record->illegal[ask->side],
                                   ask->ticks[TICK_REPLIED], ask->ticks[TICK_ROUND_OVER]);
      return;
    case TOUCH:
      parts->answer = answer_touch (game, &matter, ask, parts);
      return;
    case OFFER:
      parts->answer = answer_offer (game, &matter, around, ask);
      return;
    case RESIGNATION:
      parts->answer = brg_desk_answer_resignation (&matter, ask->side);
      return;
    case FINISH:
      parts->answer = answer_finish (game, around, ask);
      return;
    case CAN_WIN:
      parts->answer = answer_can_win (&matter, ask, parts);
      return;
    case ADJOURN:
      parts->answer = brg_desk_answer_adjourn (&matter, around->is_adjourned);
      return;
    case BOARDS:
      parts->answer = answer_boards (&matter, around, ask);
      return;
    case ASSISTANT:
      parts->answer = brg_desk_blind_answer_assistant (around);
      return;
    default:
      g_return_if_reached ();
    }
}

/* What was touched is numbered in its order; where it may go now is marked. */
static void
mark_touches (const BrgDeskGame *game,
              const BrgDeskSurroundings *around,
              const BrgDeskAsk *ask,
              BrgBoardPicture *picture)
{
  const BrgPosition *position = &game->node->position;
  BrgDeskTouches touches = { 0 };
  BrgTouchAnswer answer;

  brg_desk_touches_read (&touches, position, ask->text, ask->is_finished);
  if (touches.n_touches > 0)
    for (gint i = 0; i < BRG_CHESS_N_SQUARES; i++)
      picture->marks[i] &= (guint8) ~BRG_BOARD_LAST_MOVE;
  for (guint i = 0; i < touches.n_touches; i++)
    if (touches.touches[i].kind != BRG_TOUCH_ADJUST)
      picture->numbers[touches.touches[i].square] = (guint8) (i + 1);
  if (touches.n_touches > 0 && brg_touch_is_covered (around->rulebook))
    {
      brg_touch_resolve (around->rulebook, position, touches.touches, touches.n_touches, &answer);
      for (guint i = 0; i < answer.moves.n_moves; i++)
        brg_board_picture_mark (picture, brg_move_to (answer.moves.moves[i]), BRG_BOARD_LAST_MOVE);
    }
  brg_desk_touches_clear (&touches);
}

/* The line to mate as far as it was asked for, instead of the game. */
static char *
show_line (const BrgDeskGame *game, const BrgDeskAsk *ask, BrgBoardPicture *picture)
{
  const BrgCanMateAnswer *found = ask->found;
  BrgPosition position = game->node->position;
  BrgMove last = BRG_MOVE_NONE;

  for (guint i = 0; i < ask->n_shown; i++)
    {
      BrgMoveUndo undo;

      last = found->moves[i];
      brg_move_make (&position, last, &undo);
    }
  brg_board_picture_init_chess (picture, &position);
  brg_desk_chess_mark_move (picture, last);
  /* Translators: number of half-moves shown, number of half-moves of the line */
  return g_strdup_printf (_ ("Line to mate: half-move %u of %u. Not part of the game."),
                          ask->n_shown, found->n_moves);
}

char *
brg_desk_chess_mark_answer (const BrgDeskGame *game,
                            const BrgDeskSurroundings *around,
                            const BrgDeskAsk *ask,
                            BrgBoardPicture *picture)
{
  if (ask->question == TOUCH)
    mark_touches (game, around, ask, picture);
  if (ask->question == CAN_WIN && ask->found != NULL && ask->n_shown > 0)
    return show_line (game, ask, picture);
  return NULL;
}

/* A click writes the square behind what was touched before. */
char *
brg_desk_chess_append_square (const BrgDeskGame *game, const BrgDeskAsk *ask, gint square)
{
  BrgDeskTouches touches = { 0 };
  gboolean is_full;

  if (ask->question != TOUCH)
    return NULL;
  brg_desk_touches_read (&touches, &game->node->position, ask->text, FALSE);
  is_full = touches.n_touches >= BRG_TOUCH_MAX;
  brg_desk_touches_clear (&touches);
  if (is_full || game->node->position.board[square] == BRG_CHESS_NOTHING)
    return NULL;
  return g_strdup_printf ("%s%s%c%c", ask->text, *ask->text != '\0' ? ", " : "",
                          'a' + (gint) brg_chess_square_file (square),
                          '1' + (gint) brg_chess_square_rank (square));
}

void
brg_desk_chess_search (const BrgDeskGame *game,
                       const BrgDeskAsk *ask,
                       GCancellable *cancellable,
                       GAsyncReadyCallback on_found,
                       gpointer data)
{
  brg_can_mate_service_ask (&game->node->position, ask->side, cancellable, on_found, data);
}

gpointer
brg_desk_chess_search_finish (GAsyncResult *result, GError **error)
{
  return brg_can_mate_service_ask_finish (result, error);
}

void
brg_desk_chess_free_found (gpointer found)
{
  brg_can_mate_service_free_answer (found);
}
