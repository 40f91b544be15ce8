/* brg-boards-page-board.c - the page of boards: the board itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-board-view-speech.h"
#include "brg-board-view-way.h"
#include "brg-boards-page-private.h"
#include "brg-result-entry.h"
#include "brg-ui-words.h"

/* @article: (nullable): stands behind the line. */
static void
show_line (BrgBoardsPage *self, const char *text, const char *article)
{
  g_autofree char *cited =
      article != NULL ? brg_ui_dup_article (brg_page_get_rulebook (BRG_PAGE (self)), article)
                      : NULL;
  g_autofree char *whole = cited != NULL ? g_strdup_printf ("%s (%s)", text, cited) : NULL;

  brg_article_set_markup (self->status_label, brg_page_get_rulebook (BRG_PAGE (self)),
                          whole != NULL ? whole : text, article);
  gtk_widget_remove_css_class (GTK_WIDGET (self->status_label), "brg-fault");
}

void
brg_boards_page_show_fault (BrgBoardsPage *self, const char *text, const char *article)
{
  show_line (self, text, article);
  gtk_widget_add_css_class (GTK_WIDGET (self->status_label), "brg-fault");
}

/* Nobody is to move in a game that is adjourned; NULL for one that goes on. */
static char *
dup_adjourned (BrgBoardsPage *self)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  return pairing != NULL
             ? brg_result_entry_dup_adjourned (brg_shell_find (GTK_WIDGET (self)), pairing)
             : NULL;
}

static void
show_status (BrgBoardsPage *self, const BrgDeskSurroundings *around)
{
  const char *article = NULL;
  g_autofree char *text = NULL;

  self->is_adjourned = FALSE;
  if (self->game->is_damaged)
    {
      show_line (self, _ ("The stored moves of this board cannot be read. Import them again."),
                 NULL);
      return;
    }
  text = dup_adjourned (self);
  self->is_adjourned = text != NULL;
  if (text == NULL)
    text = self->rules->dup_status (self->game, around, &article);
  show_line (self, text, article);
}

/* What the board says is offered while no result is entered. */
static void
show_end (BrgBoardsPage *self, const BrgDeskSurroundings *around)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  const char *label = NULL;
  BrgColour winner;

  if (pairing != NULL && brg_game_is_missing (pairing) && brg_boards_page_may_act (self) &&
      brg_game_node_is_main (self->game->node) && self->rules->find_result != NULL)
    label = self->rules->find_result (self->game, around, &winner);
  gtk_widget_set_visible (GTK_WIDGET (self->end_button), label != NULL);
  if (label == NULL)
    return;
  brg_key_button_show (self->end_button, "Y", label);
  /* Beside a long line of status in large letters it must not widen the window. */
  brg_key_button_let_wrap (self->end_button);
}

/* What is longer would widen the column of moves, and with it the board would change its size. */
#define EXAMPLE_LENGTH 8

/* A legal move as an example of what may be typed. */
static void
show_example (BrgBoardsPage *self)
{
  g_autofree char *move = self->rules->dup_example (self->game, self->notation);
  /* Translators: a move */
  g_autofree char *text = move != NULL && g_utf8_strlen (move, -1) <= EXAMPLE_LENGTH
                              ? g_strdup_printf (_ ("A move, for example %s"), move)
                              : NULL;

  gtk_entry_set_placeholder_text (self->move_entry, text);
}

/* The board with what the answer marks there. Returns an owned line of status if it has one. */
static char *
draw (BrgBoardsPage *self, const BrgDeskSurroundings *around, BrgBoardPicture *picture)
{
  BrgDeskAsk ask;

  self->rules->show (self->game, self->notation, picture);
  if (self->question < 0 || self->rules->mark_answer == NULL)
    return NULL;
  brg_boards_page_get_ask (self, &ask);
  return self->rules->mark_answer (self->game, around, &ask, picture);
}

void
brg_boards_page_update_board (BrgBoardsPage *self)
{
  BrgDeskSurroundings around;
  BrgBoardPicture picture;
  g_autofree char *line = NULL;
  g_autofree char *label = NULL;

  brg_boards_page_get_around (self, &around);
  line = draw (self, &around, &picture);
  brg_board_view_set_picture (self->board, &picture);
  brg_board_view_set_flipped (self->board, self->is_flipped);
  if (line != NULL)
    {
      show_line (self, line, NULL);
      return;
    }
  show_example (self);
  show_status (self, &around);
  show_end (self, &around);
  /* Translators: how the game stands, in one line */
  label = g_strdup_printf (_ ("Board. %s"), gtk_label_get_text (self->status_label));
  brg_board_view_set_label (self->board, label);
}

/* Whether pieces can be moved on the board now. */
static gboolean
takes_moves (BrgBoardsPage *self)
{
  return self->game != NULL && brg_boards_page_may_move (self) &&
         (self->prompt == NULL || !self->prompt->wants_square) &&
         !brg_boards_page_takes_clicks (self) && self->n_shown == 0;
}

static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer data)
{
  BrgBoardsPage *self = data;

  if (takes_moves (self) && !self->rules->places)
    self->rules->list_targets (self->game, way, targets);
}

/* A piece in the middle of its way. */
static void
show_way (BrgBoardsPage *self, const BrgBoardWay *way)
{
  BrgBoardPicture picture;

  self->rules->show (self->game, self->notation, &picture);
  if (way->n_squares > 1 && self->rules->show_way != NULL)
    self->rules->show_way (self->game, way, &picture);
  brg_board_view_show_way (self->board, &picture);
}

/* Several moves can be meant. */
static void
ask_choice (BrgBoardsPage *self, gint square, GArray *choices)
{
  g_autofree BrgMoveOption *options = g_new0 (BrgMoveOption, choices->len);

  for (guint i = 0; i < choices->len; i++)
    {
      const BrgDeskChoice *choice = &g_array_index (choices, BrgDeskChoice, i);

      options[i] = (BrgMoveOption){
        choice->piece,
        choice->name != NULL ? choice->name : choice->text,
        choice->letters,
      };
    }
  g_clear_pointer (&self->choices, g_array_unref);
  self->choices = g_array_ref (choices);
  brg_move_choice_ask (self->choice, square, options, choices->len);
}

/* Plays the move that a way means; FALSE when it means none by itself. */
static gboolean
play_way (BrgBoardsPage *self, const BrgBoardWay *way)
{
  g_autoptr (GArray) choices = self->rules->list_moves (self->game, way, self->notation);

  if (choices->len == 1)
    {
      const BrgGameMove move = g_array_index (choices, BrgDeskChoice, 0).move;

      brg_boards_page_play (self, &move);
    }
  else if (choices->len > 1)
    ask_choice (self, way->squares[way->n_squares - 1], choices);
  return choices->len > 0;
}

static void
on_way_changed (BrgBoardView *board G_GNUC_UNUSED, gpointer data, BrgBoardsPage *self)
{
  const BrgBoardWay way = *(const BrgBoardWay *) data;

  if (!takes_moves (self))
    brg_boards_page_update_board (self);
  else if (way.n_squares == 1 || !play_way (self, &way))
    show_way (self, &way);
}

static void
on_choice_made (BrgMoveChoice *choice G_GNUC_UNUSED, guint option, BrgBoardsPage *self)
{
  g_autoptr (GArray) choices = g_steal_pointer (&self->choices);
  BrgGameMove move;

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (choices == NULL || option >= choices->len || !takes_moves (self))
    return;
  move = g_array_index (choices, BrgDeskChoice, option).move;
  brg_boards_page_play (self, &move);
}

static void
on_choice_dismissed (BrgMoveChoice *choice G_GNUC_UNUSED, BrgBoardsPage *self)
{
  g_clear_pointer (&self->choices, g_array_unref);
  if (self->game != NULL)
    brg_boards_page_update_board (self);
}

/* Why nothing comes of a click. */
static void
explain_square (BrgBoardsPage *self, gint square)
{
  const char *article = NULL;
  g_autofree char *text = NULL;

  if (self->rules->explain_square == NULL)
    return;
  text = self->rules->explain_square (self->game, brg_board_view_get_way (self->board), square,
                                      self->notation, &article);
  if (text == NULL)
    return;
  brg_boards_page_show_fault (self, text, article);
  gtk_widget_error_bell (GTK_WIDGET (self->board));
}

static void
on_square_activated (BrgBoardView *board G_GNUC_UNUSED, gint square, BrgBoardsPage *self)
{
  const BrgBoardWay way = { .n_squares = 1, .squares = { square } };

  if (self->game == NULL)
    return;
  if (brg_boards_page_takes_clicks (self))
    brg_boards_page_click (self, square);
  else if (!brg_boards_page_reply_square (self, square) && takes_moves (self) &&
           (!self->rules->places || !play_way (self, &way)))
    explain_square (self, square);
}

static char *
describe (const BrgBoardPicture *picture, gint square, gboolean is_lifted, gpointer data)
{
  BrgBoardsPage *self = data;

  return self->rules != NULL ? self->rules->dup_square (picture, square, is_lifted, NULL)
                             : g_strdup ("");
}

void
brg_boards_page_setup_board (BrgBoardsPage *self)
{
  self->board = BRG_BOARD_VIEW (brg_board_view_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (GTK_BOX (self->board_frame), GTK_WIDGET (self->board));
  brg_board_view_set_targets (self->board, find_targets, self, NULL);
  brg_board_view_set_describe (self->board, describe, self, NULL);
  self->choice = brg_move_choice_new (self->board);
  g_signal_connect (self->board, "way-changed", G_CALLBACK (on_way_changed), self);
  g_signal_connect (self->board, "square-activated", G_CALLBACK (on_square_activated), self);
  g_signal_connect (self->choice, "chosen", G_CALLBACK (on_choice_made), self);
  g_signal_connect (self->choice, "dismissed", G_CALLBACK (on_choice_dismissed), self);
  g_signal_connect_swapped (self->end_button, "clicked", G_CALLBACK (brg_boards_page_record_end),
                            self);
}
