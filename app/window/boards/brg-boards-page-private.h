/* brg-boards-page-private.h - fields of the page of boards, for brg-boards-page*.c
 *
 * The page knows no game: whatever depends on what is played it asks the #BrgDeskRules of the game
 * on the board.
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
#include "brg-counter-list.h"
#include "brg-desk-game.h"
#include "brg-game-clock.h"
#include "brg-key-button.h"
#include "brg-move-choice.h"
#include "brg-moves-view.h"
#include "brg-prompt-bar.h"
#include "brg-question-card.h"

G_BEGIN_DECLS

#define BRG_BOARDS_NO_QUESTION (-1)

/**
 * BrgBoardsCard:
 * @card: the question
 * @sides: by #BrgColour, the toggles of White, Black and, for none, both; %NULL where not asked
 * @field: (nullable): the text field
 * @ticks: (nullable): what can be ticked
 *
 * A question of the pane with what it needs to be told.
 */
typedef struct
{
  BrgQuestionCard *card;
  GtkWidget *sides[3];
  GtkEntry *field;
  GtkCheckButton *ticks[BRG_DESK_MAX_TICKS];
} BrgBoardsCard;

struct _BrgBoardsPage
{
  BrgPage parent_instance;

  GtkWidget *step_box;
  BrgBoardsPicker *picker;
  GtkLabel *names_label;
  BrgChip *state_chip;
  GtkMenuButton *notation_button;
  GtkToggleButton *pane_toggle;
  GtkWidget *column;
  BrgPromptBar *prompt_bar;
  GtkLabel *status_label;
  BrgKeyButton *end_button; /* records what the board says */
  GtkWidget *board_frame;
  BrgClockView *upper_clock;
  BrgClockView *lower_clock;
  GtkLabel *duty_label;
  GtkScrolledWindow *moves_scroller;
  GtkEntry *move_entry;
  GtkButton *clock_button;
  GtkBox *answer_box;
  GtkLabel *answer_label;
  GtkFlowBox *answer_flow;
  GtkWidget *pane;
  BrgCounterList *counters;
  GtkBox *question_box;
  BrgChip *book_chip;

  GSimpleActionGroup *actions; /* owned */
  BrgBoardView *board;         /* owned by its frame */
  BrgMoveChoice *choice;
  GArray *choices;     /* BrgDeskChoice, while one of them is being chosen; owned */
  BrgMovesView *moves; /* owned by the scroller */

  gint64 group_id;
  gint round;
  gint64 pairing_id;     /* 0: the arbiter's own board */
  gint meeting_game;     /* which game of the meeting on it, from 1 */
  BrgGame seated;        /* the board as its players sit in that game */
  BrgDeskGame *game;     /* owned, NULL while no board is shown */
  GPtrArray *nodes;      /* BrgGameNode of game, by id - 1 of the list */
  BrgDeskPrompt *prompt; /* what is to be settled, owned */
  char *names[3];        /* by BrgColour, owned */
  const char *notation;  /* an id of the family's */
  gboolean is_narrow;
  guint n_frames; /* until the open question can be scrolled to */
  gboolean is_flipped;
  gboolean is_adjourned; /* and has not been resumed */

  const BrgDeskRules *rules;  /* the family that pane and menu show */
  GArray *cards;              /* BrgBoardsCard, one a question of the family; owned */
  gint question;              /* the one that is open */
  BrgColour asked_side;       /* whose flag, whose illegal move */
  gboolean is_side_told;      /* whether the game, its clocks or a person has told it */
  BrgDeskRuling asked_ruling; /* it waits until it is known whether a result is to be replaced */
  gboolean is_finished;       /* whether the typing in its field has come to its end */
  guint n_shown;              /* how far a line of the answer is shown on the board */
  gpointer found;             /* by the search, owned */
  GCancellable *searching;    /* while it runs */
  BrgDeskAnswerParts parts;   /* the answer, owned */
  gboolean is_updating;
  guint tick_source;
  GtkWidget *clock_entries[2]; /* of the question that is open, not owned */
};

/* brg-boards-page.c */
void brg_boards_page_update (BrgBoardsPage *self);
void brg_boards_page_focus_moves (BrgBoardsPage *self);

/* brg-boards-page-place.c: which board it is */
const BrgGame *brg_boards_page_get_pairing (BrgBoardsPage *self);

/* The pairing with the players by the colours that they have now; FALSE without one. */
gboolean brg_boards_page_get_sides (BrgBoardsPage *self, BrgGame *sides);
void brg_boards_page_open_place (BrgBoardsPage *self, BrgSnapshot *snapshot);

/* What is played on boards; NULL while no event is open. */
BrgSnapshot *brg_boards_page_get_boards (BrgBoardsPage *self);
void brg_boards_page_show_board (BrgBoardsPage *self, gint64 pairing_id);

/* The board that was chosen on another page is shown. */
void brg_boards_page_take_at_hand (BrgBoardsPage *self);

void brg_boards_page_step_board (BrgBoardsPage *self, gint direction);
gboolean brg_boards_page_may_act (BrgBoardsPage *self);

/* Whether moves can be made: the board may be written on and nothing is to be settled before. */
gboolean brg_boards_page_may_move (BrgBoardsPage *self);
void brg_boards_page_update_names (BrgBoardsPage *self);

/* What is to be known around the game; good until the page is brought up to date. */
void brg_boards_page_get_around (BrgBoardsPage *self, BrgDeskSurroundings *around);

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

/* A sentence below the board that goes with the next change. */
void brg_boards_page_show_fault (BrgBoardsPage *self, const char *text, const char *article);

/* brg-boards-page-moves.c */
void brg_boards_page_setup_moves (BrgBoardsPage *self);
void brg_boards_page_update_moves (BrgBoardsPage *self);
void brg_boards_page_play (BrgBoardsPage *self, const BrgGameMove *move);
void brg_boards_page_take_back (BrgBoardsPage *self);
void brg_boards_page_step (BrgBoardsPage *self, BrgDeskStep step);

/* brg-boards-page-entry.c */
void brg_boards_page_setup_entry (BrgBoardsPage *self);
void brg_boards_page_clear_entry (BrgBoardsPage *self);

/* brg-boards-page-pane.c: the questions as widgets */
void brg_boards_page_build_pane (BrgBoardsPage *self);
BrgBoardsCard *brg_boards_page_get_card (BrgBoardsPage *self, gint question);
void brg_boards_page_show_side (BrgBoardsPage *self);

/* brg-boards-page-questions.c */
void brg_boards_page_update_questions (BrgBoardsPage *self);
void brg_boards_page_ask (BrgBoardsPage *self, gint question);
void brg_boards_page_choose_side (BrgBoardsPage *self, BrgColour side);
void brg_boards_page_read_field (BrgBoardsPage *self, gboolean is_finished);

/* What the answers would hear and show: with what is in the widgets. */
void brg_boards_page_get_ask (BrgBoardsPage *self, BrgDeskAsk *ask);

/* Whether the open question takes clicks on the board. */
gboolean brg_boards_page_takes_clicks (BrgBoardsPage *self);
void brg_boards_page_click (BrgBoardsPage *self, gint square);

/* What was asked about the position that is left: typed, clicked or found. */
void brg_boards_page_forget_position (BrgBoardsPage *self);
void brg_boards_page_forget_answer (BrgBoardsPage *self);

/* brg-boards-page-rulings.c: what is done after an answer */
void brg_boards_page_carry_out (BrgBoardsPage *self, const BrgDeskRuling *ruling);
void brg_boards_page_record_end (BrgBoardsPage *self);

/* Goes to the page of incidents with a new one of this board. */
void brg_boards_page_note_incident (BrgBoardsPage *self);

/* brg-boards-page-clock.c */
void brg_boards_page_setup_clocks (BrgBoardsPage *self);
void brg_boards_page_update_clocks (BrgBoardsPage *self);

/* The clocks as they stand, or as they would stand at the position on the board; FALSE where
 * neither is known. */
gboolean brg_boards_page_read_clock (BrgBoardsPage *self, BrgGameClock *clock);

/* Whose clock runs at the position on the board. */
BrgColour brg_boards_page_get_turn (BrgBoardsPage *self);
void brg_boards_page_add_time (BrgBoardsPage *self,
                               BrgStoredGame *record,
                               BrgColour side,
                               guint seconds);
void brg_boards_page_press_clock (BrgBoardsPage *self, BrgStoredGame *record);

/* Where the game goes on as @record by something else than a move: another player may have his
 * turn, with or without pressing the clock, or the players may have changed colours. */
void brg_boards_page_follow_clock (BrgBoardsPage *self, BrgStoredGame *record, gboolean is_pressed);
void brg_boards_page_run_clock (BrgBoardsPage *self);
void brg_boards_page_stop_clock (BrgBoardsPage *self);
void brg_boards_page_press_alone (BrgBoardsPage *self);
void brg_boards_page_set_clock (BrgBoardsPage *self);

/* brg-boards-page-correct.c: a clock that was wrong */
void brg_boards_page_correct_clock (BrgBoardsPage *self);

/* Shows who must still write his moves; NULL without clocks. */
void brg_boards_page_show_duty (BrgBoardsPage *self, const BrgGameClock *clock);

/* brg-boards-page-finish.c: requests in a quickplay finish */
void brg_boards_page_fill_finish (BrgBoardsPage *self, BrgDeskSurroundings *around);

/* Stores what a ruling decides; FALSE for a ruling that is about something else. */
gboolean brg_boards_page_decide_finish (BrgBoardsPage *self, const BrgDeskRuling *ruling);

/* brg-boards-page-actions.c */
void brg_boards_page_setup_actions (BrgBoardsPage *self);
void brg_boards_page_update_actions (BrgBoardsPage *self);
void brg_boards_page_build_notations (BrgBoardsPage *self);

/* How many moves each the regulations want before a draw is agreed, 0 for none. */
gint brg_boards_page_get_draw_moves (BrgBoardsPage *self);

/* Whether arbiters watch every game of the event, see brg_regulation_words_is_watched(). */
gboolean brg_boards_page_is_watched (BrgBoardsPage *self);

/* brg-boards-page-keys.c */
void brg_boards_page_setup_keys (BrgBoardsPage *self);

/* brg-boards-page-files.c: games in and out */
gboolean brg_boards_page_take_games (BrgBoardsPage *self,
                                     GBytes *text,
                                     const char *name,
                                     GError **error);
void brg_boards_page_import (BrgBoardsPage *self);
void brg_boards_page_export_game (BrgBoardsPage *self);
void brg_boards_page_export_round (BrgBoardsPage *self);

/* brg-boards-page-position.c: where the game begins */
void brg_boards_page_setup_prompt (BrgBoardsPage *self);
void brg_boards_page_reply (BrgBoardsPage *self, const BrgDeskReply *reply);

/* Answers a prompt that wants a square; FALSE when none does. */
gboolean brg_boards_page_reply_square (BrgBoardsPage *self, gint square);
void brg_boards_page_setup_position (BrgBoardsPage *self);
void brg_boards_page_paste (BrgBoardsPage *self);
void brg_boards_page_copy (BrgBoardsPage *self);
void brg_boards_page_draw_start (BrgBoardsPage *self);
void brg_boards_page_clear (BrgBoardsPage *self);

/* brg-boards-page-diagram.c */
/* Prints the position on the board. */
void brg_boards_page_print_board (BrgBoardsPage *self);

void brg_boards_page_show_diagram (BrgBoardsPage *self);

/* The positions after these half-moves; the last of them may come by @announced. */
void brg_boards_page_show_diagrams (BrgBoardsPage *self,
                                    const GArray *plies,
                                    const BrgGameMove *announced);

G_END_DECLS
