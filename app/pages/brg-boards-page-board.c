/* brg-boards-page-board.c - the page of boards: the board and the list of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board-words.h"
#include "brg-boards-page-private.h"
#include "brg-desk-words.h"
#include "brg-move-input.h"
#include "brg-san.h"
#include "brg-ui-words.h"

/* Whether a side can still win is asked after every move: this many positions take a few
 * milliseconds. The question itself may look at more. */
#define STATUS_NODES 20000

/* Brings the status from where it stands to the moves before the position on the board. */
static void
sync_status (BrgBoardsPage *self)
{
  const BrgPosition *start = brg_game_tree_get_start (self->game->tree);
  guint n_moves;
  g_autofree BrgMove *moves = brg_game_node_dup_moves (self->game->node, &n_moves);
  guint n_same = 0;

  if (self->status != NULL && memcmp (start, &self->status_start, sizeof *start) != 0)
    g_clear_pointer (&self->status, brg_play_status_free);
  if (self->status == NULL)
    self->status = brg_play_status_new (start, STATUS_NODES);
  self->status_start = *start;
  while (n_same < n_moves && n_same < brg_play_status_get_n_plies (self->status) &&
         brg_play_status_get (self->status, n_same + 1)->move == moves[n_same])
    n_same++;
  while (brg_play_status_get_n_plies (self->status) > n_same)
    brg_play_status_take_back (self->status);
  brg_play_status_play_all (self->status, moves + n_same, n_moves - n_same);
}

static void
show_status (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const char *article;
  g_autofree char *text =
      brg_desk_words_dup_status (self->status, snapshot->event->rulebook, self->notation, &article);
  g_autofree char *cited = article != NULL ? brg_ui_dup_article (article) : NULL;
  g_autofree char *whole = cited != NULL ? g_strdup_printf ("%s (%s)", text, cited) : NULL;

  if (brg_desk_game_needs_start (self->game))
    gtk_label_set_text (self->status_label, _ ("The initial position is not known yet."));
  else if (self->game->is_damaged)
    gtk_label_set_text (self->status_label,
                        _ ("The stored moves of this board cannot be read. Import them anew."));
  else
    gtk_label_set_text (self->status_label, whole != NULL ? whole : text);
}

/* What the board says is offered while no result is entered. */
static void
show_end (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  const char *label = NULL;
  BrgColour winner;

  if (pairing != NULL && brg_game_is_missing (pairing) && brg_boards_page_may_act (self) &&
      brg_game_node_is_main (self->game->node))
    label = brg_desk_words_find_result (self->status, snapshot->event->rulebook, &winner);
  gtk_widget_set_visible (GTK_WIDGET (self->end_button), label != NULL);
  if (label != NULL)
    gtk_button_set_label (self->end_button, label);
}

static void
mark_move (BrgBoardPicture *picture, BrgMove move)
{
  if (move == BRG_MOVE_NONE)
    return;
  brg_board_picture_mark (picture, brg_move_from (move), BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (picture,
                          brg_move_kind (move) == BRG_MOVE_CASTLING ? brg_move_castled_king (move)
                                                                    : brg_move_to (move),
                          BRG_BOARD_LAST_MOVE);
}

static gboolean
is_showing_line (BrgBoardsPage *self)
{
  return self->question == BRG_QUESTION_CAN_WIN && self->is_can_win_known && self->n_line_shown > 0;
}

/* What was touched is numbered in its order; where it may go now is marked. */
static void
mark_touches (BrgBoardsPage *self, BrgBoardPicture *picture)
{
  for (guint i = 0; i < self->touches.n_touches; i++)
    if (self->touches.touches[i].kind != BRG_TOUCH_ADJUST)
      picture->numbers[self->touches.touches[i].square] = (guint8) (i + 1);
  for (guint i = 0; self->touches.n_touches > 0 && i < self->allowed.n_moves; i++)
    brg_board_picture_mark (picture, brg_move_to (self->allowed.moves[i]), BRG_BOARD_LAST_MOVE);
}

/* A legal move as an example of what may be typed. */
static void
show_example (BrgBoardsPage *self)
{
  const BrgPosition *position = &self->game->node->position;
  g_autofree char *example = NULL;
  char text[BRG_SAN_LENGTH];
  BrgMoveList moves;

  brg_moves_generate (position, &moves);
  if (moves.n_moves > 0 && !brg_desk_game_needs_start (self->game))
    example = g_strdup_printf (
        /* Translators: a move */
        _ ("A move, for example %s"),
        brg_san_write (position, moves.moves[moves.n_moves - 1], self->notation, text));
  gtk_entry_set_placeholder_text (self->move_entry, example);
}

/* The line to mate as far as it was asked for, instead of the game. */
static void
show_line (BrgBoardsPage *self)
{
  BrgPosition position = self->game->node->position;
  BrgBoardPicture picture;
  BrgMove last = BRG_MOVE_NONE;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->n_line_shown; i++)
    {
      BrgMoveUndo undo;

      last = self->can_win.moves[i];
      brg_move_make (&position, last, &undo);
    }
  brg_board_picture_init_chess (&picture, &position);
  mark_move (&picture, last);
  brg_board_view_set_picture (self->board, &picture);
  /* Translators: number of half-moves shown, number of half-moves of the line */
  text = g_strdup_printf (_ ("Line to mate: half-move %u of %u. It is not part of the game."),
                          self->n_line_shown, self->can_win.n_moves);
  gtk_label_set_text (self->status_label, text);
}

/* fide-2023 II.2: before the lot only the pawns have their places. */
static void
hide_pieces (BrgBoardPicture *picture)
{
  for (guint file = 0; file < 8; file++)
    {
      picture->pieces[brg_chess_square (file, 0)] = BRG_PIECE_NONE;
      picture->pieces[brg_chess_square (file, 7)] = BRG_PIECE_NONE;
    }
}

void
brg_boards_page_update_board (BrgBoardsPage *self)
{
  BrgBoardPicture picture;
  const BrgGameNode *node = self->game->node;
  g_autofree char *label = NULL;

  if (is_showing_line (self))
    {
      show_line (self);
      return;
    }
  brg_board_picture_init_chess (&picture, &node->position);
  if (brg_desk_game_needs_start (self->game))
    hide_pieces (&picture);
  if (self->question != BRG_QUESTION_TOUCH || self->touches.n_touches == 0)
    mark_move (&picture, node->move);
  show_example (self);
  if (self->question == BRG_QUESTION_TOUCH)
    mark_touches (self, &picture);
  brg_board_view_set_picture (self->board, &picture);
  brg_board_view_set_flipped (self->board, self->is_flipped);
  show_status (self);
  show_end (self);
  /* Translators: how the game stands, in one line */
  label = g_strdup_printf (_ ("Board. %s"), gtk_label_get_text (self->status_label));
  brg_board_view_set_label (self->board, label);
}

static void
append_signs (GString *text, const BrgGameNode *node)
{
  for (guint i = 0; node->nags != NULL && i < node->nags->len; i++)
    {
      const BrgGameNag *nag = &g_array_index (node->nags, BrgGameNag, i);

      if (nag->sign != 0)
        g_string_append (text, brg_game_sign_text (nag->sign));
    }
}

static char *
dup_node_text (BrgBoardsPage *self, const BrgGameNode *node)
{
  char move[BRG_SAN_LENGTH];
  GString *text;

  if (brg_game_node_is_null (node))
    return g_strdup ("--");
  text = g_string_new (brg_san_write (&node->parent->position, node->move, self->notation, move));
  append_signs (text, node);
  return g_string_free (text, FALSE);
}

/* Which of the moves led to the position on the board, if it has stood more than once. */
static char *
dup_mark (BrgBoardsPage *self, const BrgGameNode *node, guint n_times)
{
  const BrgPosition *position = &self->game->node->position;
  const BrgGameNode *way = self->game->node;
  guint n;

  if (n_times < 2 || !brg_position_is_same (&node->position, position))
    return NULL;
  while (way != NULL && way != node)
    way = way->parent;
  if (way == NULL)
    return NULL;
  n = brg_desk_node_count_times (node, position);
  return brg_desk_words_dup_times (n);
}

void
brg_boards_page_update_moves (BrgBoardsPage *self)
{
  GArray *moves = brg_listed_moves_new ();
  BrgGameNode *current = self->game->node;
  guint n_times = brg_desk_node_count_times (current, &current->position);
  guint current_id = 0;
  g_autofree char *spoken = NULL;

  sync_status (self);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  self->nodes = brg_desk_game_list_nodes (self->game);
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const BrgGameNode *node = self->nodes->pdata[i];
      const BrgPosition *before = &node->parent->position;
      BrgListedMove move = {
        .id = i + 1,
        .number = before->move_number,
        .is_second = before->turn == BRG_COLOUR_BLACK,
        .depth = brg_desk_node_get_depth (node),
        .begins = brg_game_node_is_variation (node),
        .text = dup_node_text (self, node),
        .mark = dup_mark (self, node, n_times),
        .remark = brg_game_node_dup_comment (node, BRG_GAME_AFTER),
      };

      if (node == current)
        {
          current_id = move.id;
          spoken = g_strdup_printf ("%u%s %s", move.number, move.is_second ? "…" : ".", move.text);
        }
      g_array_append_val (moves, move);
    }
  brg_moves_view_set_moves (self->moves, moves);
  brg_moves_view_set_current (self->moves, current_id,
                              spoken != NULL ? spoken : _ ("The first position"));
}

static void
show_step (BrgBoardsPage *self)
{
  brg_boards_page_clear_entry (self);
  brg_boards_page_clear_touches (self);
  self->is_can_win_known = FALSE;
  brg_boards_page_update (self);
}

void
brg_boards_page_step (BrgBoardsPage *self, BrgDeskStep step)
{
  if (self->game != NULL && brg_desk_game_step (self->game, step))
    show_step (self);
}

/* A move that is stored is followed by a refresh; one that was there is only shown. */
void
brg_boards_page_play (BrgBoardsPage *self, BrgMove move)
{
  g_autofree char *text = NULL;
  BrgStoredGame *record;

  if (!brg_boards_page_may_act (self) || self->game->is_damaged ||
      brg_desk_game_needs_start (self->game))
    return;
  brg_boards_page_clear_entry (self);
  brg_boards_page_clear_touches (self);
  self->is_can_win_known = FALSE;
  if (!brg_desk_game_play (self->game, move))
    {
      brg_boards_page_update (self);
      return;
    }
  text = brg_desk_game_dup_move_text (self->game->node);
  record = brg_desk_game_dup_record (self->game);
  if (brg_game_node_is_main (self->game->node))
    brg_boards_page_press_clock (self, record);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_MOVE, text, FALSE);
}

void
brg_boards_page_take_back (BrgBoardsPage *self)
{
  g_autofree char *text = NULL;

  if (!brg_boards_page_may_act (self) || self->game->node->parent == NULL)
    return;
  text = brg_desk_game_dup_move_text (self->game->node);
  brg_desk_game_take_back (self->game);
  brg_boards_page_clear_touches (self);
  self->is_can_win_known = FALSE;
  brg_boards_page_save_record (self, brg_desk_game_dup_record (self->game),
                               BRG_GAME_CHANGE_TAKE_BACK, text, TRUE);
}

static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer data)
{
  BrgBoardsPage *self = data;

  if (self->game == NULL || brg_desk_game_needs_start (self->game) ||
      self->question == BRG_QUESTION_TOUCH || is_showing_line (self))
    return;
  targets->words[0] =
      brg_move_input_get_targets (&self->game->node->position, (BrgChessSquare) way->squares[0]);
}

static void
ask_promotion (BrgBoardsPage *self, gint to)
{
  /* In the order of brg_move_input_find(). */
  static const BrgChessKind kinds[BRG_MOVE_INPUT_MAX] = { BRG_CHESS_QUEEN, BRG_CHESS_ROOK,
                                                          BRG_CHESS_BISHOP, BRG_CHESS_KNIGHT };
  BrgColour turn = (BrgColour) self->game->node->position.turn;
  BrgMoveOption options[BRG_MOVE_INPUT_MAX];
  g_auto (GStrv) letters = g_new0 (char *, BRG_MOVE_INPUT_MAX + 1);

  for (guint i = 0; i < BRG_MOVE_INPUT_MAX; i++)
    {
      letters[i] = brg_board_words_dup_letters (kinds[i]);
      options[i] = (BrgMoveOption){
        brg_board_piece_of_man (brg_chess_man (turn, kinds[i])),
        brg_board_words_get_kind (kinds[i]),
        letters[i],
      };
    }
  brg_move_choice_ask (self->promotion, to, options, BRG_MOVE_INPUT_MAX);
}

static void
on_way_changed (BrgBoardView *board G_GNUC_UNUSED, const BrgBoardWay *way, BrgBoardsPage *self)
{
  guint n_moves = 0;

  if (way->n_squares > 1)
    n_moves = brg_move_input_find (&self->game->node->position, (BrgChessSquare) way->squares[0],
                                   (BrgChessSquare) way->squares[1], self->promotion_moves);
  if (n_moves == 1)
    {
      brg_board_view_put_back (self->board);
      brg_boards_page_play (self, self->promotion_moves[0]);
    }
  else if (n_moves > 1)
    ask_promotion (self, way->squares[1]);
  else
    brg_boards_page_update_board (self);
}

/* The pawn goes back. */
static void
on_promotion_dismissed (BrgBoardsPage *self)
{
  brg_board_view_put_back (self->board);
}

static void
on_promotion_chosen (BrgMoveChoice *choice G_GNUC_UNUSED, guint option, BrgBoardsPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  brg_boards_page_play (self, self->promotion_moves[option]);
}

static void
on_square_activated (BrgBoardView *board G_GNUC_UNUSED, gint square, BrgBoardsPage *self)
{
  if (self->question == BRG_QUESTION_TOUCH)
    brg_boards_page_touch (self, square);
}

static void
on_chosen (BrgMovesView *list G_GNUC_UNUSED, guint id, BrgBoardsPage *self)
{
  if (self->nodes == NULL || id > self->nodes->len)
    return;
  self->game->node = self->nodes->pdata[id - 1];
  show_step (self);
}

static void
on_step (BrgMovesView *list G_GNUC_UNUSED, gint step, BrgBoardsPage *self)
{
  static const BrgDeskStep steps[] = {
    [BRG_MOVE_STEP_BACK] = BRG_DESK_STEP_BACK,
    [BRG_MOVE_STEP_ON] = BRG_DESK_STEP_ON,
    [BRG_MOVE_STEP_FIRST] = BRG_DESK_STEP_FIRST,
    [BRG_MOVE_STEP_LAST] = BRG_DESK_STEP_LAST,
    [BRG_MOVE_STEP_UP] = BRG_DESK_STEP_UP,
    [BRG_MOVE_STEP_DOWN] = BRG_DESK_STEP_DOWN,
    [BRG_MOVE_STEP_PREVIOUS_LINE] = BRG_DESK_STEP_PREVIOUS_LINE,
    [BRG_MOVE_STEP_NEXT_LINE] = BRG_DESK_STEP_NEXT_LINE,
  };

  brg_boards_page_step (self, steps[step]);
}

void
brg_boards_page_setup_board (BrgBoardsPage *self)
{
  self->board = BRG_BOARD_VIEW (brg_board_view_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (GTK_BOX (self->board_frame), GTK_WIDGET (self->board));
  brg_board_view_set_targets (self->board, find_targets, self, NULL);
  brg_board_view_set_describe (self->board, brg_board_words_dup_square, NULL, NULL);
  self->promotion = brg_move_choice_new (self->board);
  g_signal_connect (self->board, "way-changed", G_CALLBACK (on_way_changed), self);
  g_signal_connect (self->board, "square-activated", G_CALLBACK (on_square_activated), self);
  g_signal_connect (self->promotion, "chosen", G_CALLBACK (on_promotion_chosen), self);
  g_signal_connect_swapped (self->promotion, "dismissed", G_CALLBACK (on_promotion_dismissed),
                            self);
  self->moves = BRG_MOVES_VIEW (brg_moves_view_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Moves"), -1);
  gtk_scrolled_window_set_child (self->moves_scroller, GTK_WIDGET (self->moves));
  g_signal_connect (self->moves, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect_swapped (self->end_button, "clicked", G_CALLBACK (brg_boards_page_record_end),
                            self);
  g_signal_connect (self->moves, "step", G_CALLBACK (on_step), self);
}
