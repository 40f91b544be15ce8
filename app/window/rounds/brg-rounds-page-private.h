/* brg-rounds-page-private.h - fields of the rounds page, for brg-rounds-page*.c
 *
 * The page keeps where it is: a round, a board of it, a mode. What stands on the boards it reads
 * from the session's snapshot, every time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-absent-draft.h"
#include "brg-board-item.h"
#include "brg-letters-desk.h"
#include "brg-live-watch.h"
#include "brg-meeting-breaks.h"
#include "brg-opening-lots.h"
#include "brg-pairing-review.h"
#include "brg-reason-box.h"
#include "brg-result-keys.h"
#include "brg-round-progress.h"
#include "brg-rounds-empty.h"
#include "brg-rounds-line.h"
#include "brg-rounds-page.h"
#include "brg-rounds-pane.h"
#include "brg-slip.h"
#include "brg-verification.h"
#include "brg-wizard-why.h"

G_BEGIN_DECLS

/* Games of a meeting that have columns of their own. */
#define BRG_ROUNDS_MOST_GAMES 4

struct _BrgRoundsPage
{
  BrgPage parent_instance;

  gint64 group_id;      /* the group whose place the fields below are */
  gint round;           /* the one that is shown, 0 before the first refresh */
  gint index;           /* the board that keys are for, -1 for none */
  gint64 board_told;    /* the board that was told to be at hand last */
  gint meeting_game;    /* the game of its meeting that was chosen, 0 for the one that is on */
  gint just_now;        /* the board whose result was entered last, -1 for none */
  gboolean is_doubtful; /* whether that is a draw that might not have been agreed yet */
  BrgSlip slip;
  BrgVerification pass;
  const BrgKeyScheme *scheme;
  GHashTable *corrected;            /* games in the table whose result was corrected, by id */
  GHashTable *with_incident;        /* games in the table of which the log has something */
  GPtrArray *lots;                  /* BrgLot: openings of the round, NULL where none are drawn */
  BrgPairingReview *review;         /* why the boards of a round are paired so; NULL for none */
  BrgPairingReview *pending_review; /* not owned: the task's that is on its way */
  gint why_board;                   /* the board whose reasons are on show */
  gboolean is_asking;               /* reasons are on show */
  gboolean is_acting;               /* an action of this page is under way */
  gboolean knows_width;             /* the pane waits for it: it may ask for more than there is */
  gboolean is_narrow;
  gboolean is_moving; /* the selection is being set */
  guint timer_source;
  BrgRoundCall closed_call;     /* the last call that was closed, of */
  gint called_round;            /* this round */
  BrgMeetingBreaks *breaks;     /* between the games of meetings; owned */
  const BrgStore *breaks_store; /* not owned, only compared: whose boards they are */
  gboolean counts_breaks;       /* whether rows and pane count a break */
  BrgAbsentDraft *absent;       /* who was absent or late when it was asked last; owned */
  BrgReasonBox *reason_box;     /* why a pairing is removed, while that is asked; owned */
  guint fold_source;
  guint focus_source;

  BrgLiveWatch *live;      /* results of a file, NULL while none was asked for */
  GHashTable *live_told;   /* what of it was told */
  BrgLettersDesk *letters; /* by correspondence: the games as the page of letters has them */
  GPtrArray *stores;       /* (element-type GListStore): the boards of each round in the table */
  GListStore *items;       /* the boards of the round, one of the stores */
  GListStore
      *match_headers; /* the matches above their boards, none where players play for themselves */
  GListStore *rows;   /* both, in the order of the table */
  GListStore
      *bottom_padding; /* room at the end, so that the last rows can be scrolled above the toast */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions;
  GMenu *round_menu_model;

  GtkButton *previous_button;
  GtkButton *next_button;
  GtkBox *round_box;
  GtkMenuButton *round_menu;
  BrgRoundProgress *progress;
  GtkToggleButton *missing_toggle;
  GtkLabel *missing_badge;
  GtkToggleButton *verify_toggle;
  GtkLabel *verify_count;
  gint64 pass_shown;   /* the game that the buttons of the pass are about, 0 for none */
  GtkWidget *bar_work; /* what makes sense for a paired round only */
  GtkButton *print_button;
  GtkMenuButton *more_button;
  GtkWidget *call_box;
  GtkLabel *call_label;
  GtkButton *absent_button;
  GtkButton *call_close;
  GtkStack *body;
  GtkBox *pass_box;
  GtkLabel *pass_label;
  GtkBox *pass_keys;
  GtkScrolledWindow *scroller;
  GtkColumnView *view;
  GtkColumnViewColumn *round_column;
  GtkColumnViewColumn *board_column;
  GtkColumnViewColumn *number_columns[2];
  GtkColumnViewColumn *federation_columns[2];
  gboolean is_tight; /* signs speak for notes */
  gboolean has_federation_room;
  gboolean are_notes_short; /* for federations that stand beside the names */
  gboolean is_crowded;      /* no room for the numbers beside the games of a meeting */
  GtkColumnViewColumn *notes_column;
  GtkColumnViewColumn *side_columns[2];
  GtkColumnViewColumn *lot_column;
  GtkColumnViewColumn *game_columns[BRG_ROUNDS_MOST_GAMES];
  GtkColumnViewColumn *sum_column;
  GtkColumnViewColumn *result_column;
  GtkLabel *meeting_legend;
  GtkBox *sides;
  BrgRoundsPane *pane;
  BrgWizardWhy *why;
  BrgRoundsLine *line;
  BrgRoundsEmpty *empty;
};

/* brg-rounds-page.c */

/* What is played on boards; NULL while no event is open. */
BrgSnapshot *brg_rounds_page_get_boards (BrgRoundsPage *self);

/* Shows another round; keeps the board when it is the same one. */
void brg_rounds_page_show_round (BrgRoundsPage *self, gint round);

/* The same with a board of it, -1 for where the work goes on. */
void brg_rounds_page_show_board (BrgRoundsPage *self, gint round, gint index);

/* Shows what has changed in modes and marks, without reading boards again. */
void brg_rounds_page_update (BrgRoundsPage *self);

/* brg-rounds-page-columns.c */

/* Shows the columns that there is room for and something in. */
void brg_rounds_page_fit_columns (BrgRoundsPage *self);

/* The same for another width: the cells are made anew. */
void brg_rounds_page_show_columns (BrgRoundsPage *self);

/* Follows the width of the window. */
void brg_rounds_page_watch_columns (BrgRoundsPage *self);

/* brg-rounds-page-table.c */

void brg_rounds_page_setup_table (BrgRoundsPage *self);

/* Brings the rows up to date. Returns the index of the one board whose result has changed since
 * they were shown, -1 when it is none or several. */
gint brg_rounds_page_fill_table (BrgRoundsPage *self, BrgSnapshot *snapshot);

/* Makes a board the one that keys are for: selected, focused, scrolled to where it is seen. */
void brg_rounds_page_move_to (BrgRoundsPage *self, gint index);

/* The same for a board of whatever round in the table. */
void brg_rounds_page_move_to_item (BrgRoundsPage *self, BrgBoardItem *item);

/* Moves by so many rows of those on show. */
void brg_rounds_page_move_by (BrgRoundsPage *self, gint n_rows);

/* How many rows a page holds. */
gint brg_rounds_page_count_visible (BrgRoundsPage *self);

/* Puts the keyboard focus on the row of the current board. */
gboolean brg_rounds_page_focus_row (BrgRoundsPage *self);

/* Whether the keyboard focus is in the table. */
gboolean brg_rounds_page_has_table_focus (BrgRoundsPage *self);

/* The row of a board, NULL for none. */
BrgBoardItem *brg_rounds_page_get_item (BrgRoundsPage *self, gint index);

/* brg-rounds-page-postal.c */

/* Whether the table holds the games of all rounds: by correspondence they all begin at once. */
gboolean brg_rounds_page_has_all_rounds (BrgRoundsPage *self);

/* Takes the games by correspondence as they stand today. */
void brg_rounds_page_read_letters (BrgRoundsPage *self);

/* Says in a row which game by correspondence it is; nothing at the board. */
void brg_rounds_page_show_letters (BrgRoundsPage *self, BrgBoardItem *item, const BrgGame *game);

/* Makes room for the boards of so many rounds. */
void brg_rounds_page_fit_rounds (BrgRoundsPage *self, gint n_rounds);

/* Makes the boards of a round those of the page. */
void brg_rounds_page_take_items (BrgRoundsPage *self, gint round);

/* Goes to the letters of the game at hand. Returns whether there are any to go to. */
gboolean brg_rounds_page_open_letters (BrgRoundsPage *self);

/* brg-rounds-page-matches.c */

/* Makes so many rows; the same boards stay the same rows. */
void brg_rounds_page_fit_items (GListStore *items, guint n_wanted);

/* Brings the headers of matches up to date and puts every one above its boards. */
void brg_rounds_page_show_matches (BrgRoundsPage *self,
                                   BrgSnapshot *snapshot,
                                   const GArray *matches);

/* The match that the board belongs to that keys are for; NULL for none. Valid until the table is
 * filled again. */
const BrgTeamMatch *brg_rounds_page_get_match (BrgRoundsPage *self);

/* brg-rounds-page-bar.c */

void brg_rounds_page_setup_bar (BrgRoundsPage *self);
void brg_rounds_page_update_bar (BrgRoundsPage *self, BrgSnapshot *snapshot);
void brg_rounds_page_step_round (BrgRoundsPage *self, gint step);

/* brg-rounds-page-keys.c */

void brg_rounds_page_setup_keys (BrgRoundsPage *self);

/* What a key does, whether it was pressed or its button clicked. Returns whether it did anything.
 */
gboolean brg_rounds_page_press (BrgRoundsPage *self, gunichar symbol, gboolean on_pad);

/* brg-rounds-page-entry.c */

/* The board that keys are for, as it stands; NULL for none. */
const BrgGame *brg_rounds_page_get_game (BrgRoundsPage *self);

/* Why no result can be entered on the board that keys are for; NULL when one can. */
const char *brg_rounds_page_get_refusal (BrgRoundsPage *self);

/* Enters a result on the current board, by whatever way it needs. */
void brg_rounds_page_enter (BrgRoundsPage *self, BrgOutcome white, BrgOutcome black);

/* Enters what the arbiters gave to the unfinished game of the current board. */
void brg_rounds_page_adjudicate (BrgRoundsPage *self, BrgOutcome white, BrgOutcome black);

/* The game of the current board's meeting that the next key is for; 0 for the board as a whole. */
gint brg_rounds_page_find_game (BrgRoundsPage *self);

/* Chooses the next game of the meeting for the next key; after the last one the one that is on. */
void brg_rounds_page_choose_game (BrgRoundsPage *self);

void brg_rounds_page_decide (BrgRoundsPage *self, BrgDecision decision);
void brg_rounds_page_set_pass (BrgRoundsPage *self, gboolean is_on);
void brg_rounds_page_set_slips (BrgRoundsPage *self, BrgSlipMode mode);

/* Goes to the board whose number has been typed. Returns whether there is one. */
gboolean brg_rounds_page_choose_board (BrgRoundsPage *self, gint number);

void brg_rounds_page_swap_colours (BrgRoundsPage *self);

/* brg-rounds-page-pass.c */

/* Shows above the table that the second person's pass goes on, and what differs. */
void brg_rounds_page_update_pass (BrgRoundsPage *self);

/* Goes to the board that is being settled. Returns whether that was another one. */
gboolean brg_rounds_page_go_to_difference (BrgRoundsPage *self);

/* A key is not taken before the difference is settled: says so in words. */
void brg_rounds_page_refuse_key (BrgRoundsPage *self);

/* brg-rounds-page-why.c */

void brg_rounds_page_setup_why (BrgRoundsPage *self);

/* Shows the reasons of the current board, if they are asked for; finds them first when need be. */
void brg_rounds_page_update_why (BrgRoundsPage *self);

/* Shows the reasons; when they are on show, goes to the question why not somebody else. */
void brg_rounds_page_ask_why (BrgRoundsPage *self);

void brg_rounds_page_stop_asking (BrgRoundsPage *self);
gboolean brg_rounds_page_has_why_focus (BrgRoundsPage *self);

/* brg-rounds-page-timer.c */

void brg_rounds_page_setup_timer (BrgRoundsPage *self);
void brg_rounds_page_clear_timer (BrgRoundsPage *self);

/* Shows the call that is due and waits for the next one. */
void brg_rounds_page_update_timer (BrgRoundsPage *self);

/* "default time ends in 12:31", (transfer full); NULL when nothing is to be said. */
char *brg_rounds_page_dup_timer (BrgRoundsPage *self);

/* Shows who is absent in the round on show. */
void brg_rounds_page_show_absent (BrgRoundsPage *self);

/* Results of a file of live boards or of a list. */
void brg_rounds_page_show_live (BrgRoundsPage *self);

/* brg-rounds-page-actions.c */

void brg_rounds_page_setup_actions (BrgRoundsPage *self);
void brg_rounds_page_update_actions (BrgRoundsPage *self, BrgSnapshot *snapshot);

/* Takes the keys that the user has chosen. */
void brg_rounds_page_read_scheme (BrgRoundsPage *self);

/* A cell of the notes, and what stands in it; data is the page. */
GtkWidget *brg_rounds_page_make_notes (gpointer data);
void brg_rounds_page_show_notes (GtkWidget *overlay, gpointer item, gpointer data);

G_END_DECLS
