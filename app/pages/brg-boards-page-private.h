/* brg-boards-page-private.h - fields of the page of boards, for brg-boards-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-board-view.h"
#include "brg-boards-page.h"
#include "brg-boards-picker.h"
#include "brg-chip.h"
#include "brg-clock-view.h"
#include "brg-desk-game.h"
#include "brg-desk-touch.h"
#include "brg-game-clock.h"
#include "brg-move-choice.h"
#include "brg-move-input.h"
#include "brg-moves-view.h"
#include "brg-notation.h"
#include "brg-play-status.h"
#include "brg-question-card.h"

G_BEGIN_DECLS

/**
 * BrgQuestion:
 *
 * What can be asked, in the order of the pane.
 */
typedef enum
{
  BRG_QUESTION_FLAG,
  BRG_QUESTION_REPETITION,
  BRG_QUESTION_ILLEGAL,
  BRG_QUESTION_TOUCH,
  BRG_QUESTION_FIFTY,
  BRG_QUESTION_OFFER,
  BRG_QUESTION_CAN_WIN,
  BRG_QUESTION_ADJOURN,
  BRG_N_QUESTIONS,
} BrgQuestion;

#define BRG_QUESTION_NONE BRG_N_QUESTIONS
#define BRG_N_SIDE_TOGGLES 7

struct _BrgBoardsPage
{
  BrgPage parent_instance;

  GtkStack *body;
  AdwStatusPage *status_page;
  GtkBox *bar_work;
  GtkWidget *step_box;
  BrgBoardsPicker *picker;
  GtkLabel *names_label;
  BrgChip *state_chip;
  GtkMenuButton *notation_button;
  GtkToggleButton *pane_toggle;
  GtkWidget *column;
  GtkBox *start_box;
  GtkSpinButton *start_spin;
  GtkLabel *status_label;
  GtkButton *end_button; /* records what the board says */
  GtkWidget *board_frame;
  BrgClockView *upper_clock;
  BrgClockView *lower_clock;
  GtkScrolledWindow *moves_scroller;
  GtkEntry *move_entry;
  GtkButton *clock_button;
  GtkBox *answer_box;
  GtkLabel *answer_label;
  GtkFlowBox *answer_flow;
  GtkWidget *pane;
  GtkBox *question_box;
  BrgChip *book_chip;

  GSimpleActionGroup *actions; /* owned */
  BrgBoardView *board;         /* owned by its frame */
  BrgMoveChoice *promotion;
  BrgMove promotion_moves[BRG_MOVE_INPUT_MAX]; /* while a promotion is being chosen */
  BrgMovesView *moves;                         /* owned by the scroller */
  BrgQuestionCard *cards[BRG_N_QUESTIONS];

  gint64 group_id;
  gint round;
  gint64 pairing_id; /* 0: the arbiter's own board */
  BrgDeskGame *game; /* owned, NULL while no board is shown */
  GPtrArray *nodes;  /* BrgGameNode of game, by id - 1 of the list */
  BrgPlayStatus *status;
  BrgPosition status_start;
  const BrgNotation *notation;
  gboolean is_narrow;
  gboolean is_flipped;

  BrgQuestion question;                        /* the one that is open */
  BrgDeskAnswer *answer;                       /* its answer, owned */
  BrgColour asked_side;                        /* whose flag, whose illegal move */
  GtkEntry *intended[2];                       /* announced moves of the two claims */
  GtkCheckButton *touched[2];                  /* whether a claim comes after touching */
  GtkWidget *side_toggles[BRG_N_SIDE_TOGGLES]; /* White and Black of three questions, both flags */
  GtkWidget *last_period_check;                /* of both flags */
  GtkWidget *announced_check;
  GtkEntry *touch_entry;
  BrgDeskTouches touches;
  BrgMoveList allowed; /* by touch-move */
  GCancellable *mate_cancellable;
  BrgCanMateAnswer can_win;
  gboolean is_can_win_known;
  guint n_line_shown; /* half-moves of the line to mate that the board shows */
  gboolean is_updating;
  guint tick_source;
  GtkWidget *clock_entries[2]; /* of the question that is open, not owned */
};

/* brg-boards-page.c */
const BrgGame *brg_boards_page_get_pairing (BrgBoardsPage *self);
void brg_boards_page_show_board (BrgBoardsPage *self, gint64 pairing_id);
void brg_boards_page_update (BrgBoardsPage *self);
void brg_boards_page_focus_moves (BrgBoardsPage *self);
gboolean brg_boards_page_may_act (BrgBoardsPage *self);
char *brg_boards_page_dup_name (BrgBoardsPage *self, BrgColour side);

/* Stores the game with the moves as they stand; without a notice, as the board shows it. */
gboolean brg_boards_page_save (BrgBoardsPage *self, BrgGameChange change, const char *detail);
gboolean brg_boards_page_save_record (BrgBoardsPage *self,
                                      BrgStoredGame *record,
                                      BrgGameChange change,
                                      const char *detail,
                                      gboolean is_told);

/* brg-boards-page-board.c */
void brg_boards_page_setup_board (BrgBoardsPage *self);
void brg_boards_page_update_board (BrgBoardsPage *self);
void brg_boards_page_update_moves (BrgBoardsPage *self);
void brg_boards_page_play (BrgBoardsPage *self, BrgMove move);
void brg_boards_page_take_back (BrgBoardsPage *self);
void brg_boards_page_step (BrgBoardsPage *self, BrgDeskStep step);

/* brg-boards-page-entry.c */
void brg_boards_page_setup_entry (BrgBoardsPage *self);
void brg_boards_page_clear_entry (BrgBoardsPage *self);

/* Reads what somebody typed as a move, in the letters of the notation first. */
guint brg_boards_page_read_move (BrgBoardsPage *self, const char *text, BrgMoveList *fits);

/* brg-boards-page-questions.c */
void brg_boards_page_setup_questions (BrgBoardsPage *self);
void brg_boards_page_update_questions (BrgBoardsPage *self);
void brg_boards_page_ask (BrgBoardsPage *self, BrgQuestion question);
void brg_boards_page_touch (BrgBoardsPage *self, gint square);
void brg_boards_page_record_end (BrgBoardsPage *self);

/* What was touched, typed or clicked, belongs to the position that is left. */
void brg_boards_page_clear_touches (BrgBoardsPage *self);

/* brg-boards-page-clock.c */
void brg_boards_page_setup_clocks (BrgBoardsPage *self);
void brg_boards_page_update_clocks (BrgBoardsPage *self);

/* The clocks as they stand, or as they would stand at the position on the board; FALSE where
 * neither is known. */
gboolean brg_boards_page_read_clock (BrgBoardsPage *self, BrgGameClock *clock);
void brg_boards_page_add_time (BrgBoardsPage *self,
                               BrgStoredGame *record,
                               BrgColour side,
                               guint seconds);
void brg_boards_page_press_clock (BrgBoardsPage *self, BrgStoredGame *record);
void brg_boards_page_run_clock (BrgBoardsPage *self);
void brg_boards_page_stop_clock (BrgBoardsPage *self);
void brg_boards_page_press_alone (BrgBoardsPage *self);
void brg_boards_page_set_clock (BrgBoardsPage *self);

/* brg-boards-page-actions.c */
void brg_boards_page_setup_actions (BrgBoardsPage *self);
void brg_boards_page_update_actions (BrgBoardsPage *self);

/* Whether arbiters watch every game of the event: the setting of this name is `no` if not. */
#define BRG_BOARDS_SETTING_WATCHED "boards-watched"
gboolean brg_boards_page_is_watched (BrgBoardsPage *self);
void brg_boards_page_step_board (BrgBoardsPage *self, gint direction);

/* brg-boards-page-files.c */
void brg_boards_page_setup_position (BrgBoardsPage *self);
void brg_boards_page_paste (BrgBoardsPage *self);
void brg_boards_page_import (BrgBoardsPage *self);
void brg_boards_page_export_game (BrgBoardsPage *self);
void brg_boards_page_export_round (BrgBoardsPage *self);
void brg_boards_page_set_start (BrgBoardsPage *self, gint number, gboolean is_drawn, guint64 seed);
void brg_boards_page_draw_start (BrgBoardsPage *self);
void brg_boards_page_clear (BrgBoardsPage *self);

/* brg-boards-page-diagram.c */
void brg_boards_page_show_diagram (BrgBoardsPage *self);

/* The positions after these half-moves; the last of them may come by @intended. */
void brg_boards_page_show_diagrams (BrgBoardsPage *self, const GArray *plies, BrgMove intended);

G_END_DECLS
