/* brg-table-page-private.h - fields of the table's page, for brg-table-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-bracket-view.h"
#include "brg-chip.h"
#include "brg-crosstable-content.h"
#include "brg-crosstable-view.h"
#include "brg-event-table.h"
#include "brg-progress-view.h"
#include "brg-table-page.h"
#include "brg-table-why.h"

G_BEGIN_DECLS

/* What the page shows. */
typedef enum
{
  BRG_TABLE_VIEW_CROSSTABLE,
  BRG_TABLE_VIEW_LIST,
  BRG_TABLE_VIEW_BOARDS,
  BRG_TABLE_VIEW_PROGRESS,
  BRG_TABLE_VIEW_BRACKET,
} BrgTableView;

struct _BrgTablePage
{
  BrgPage parent_instance;

  GtkToggleButton *by_number_button;
  GtkToggleButton *by_place_button;
  GtkToggleButton *crosstable_button;
  GtkToggleButton *list_button;
  GtkToggleButton *boards_button;
  GtkToggleButton *progress_button;
  GtkToggleButton *bracket_button;
  GtkDropDown *category_drop;
  BrgChip *state_chip;
  GtkBox *notices;
  GtkStack *stack;
  BrgCrosstableView *crosstable;
  BrgProgressView *progress;
  BrgBracketView *bracket;
  gboolean list_is_narrow; /* no room for titles and organisations */
  gboolean list_is_tight;  /* nor for federations */
  GtkColumnView *list;
  GtkWidget *cell_line;
  GtkLabel *cell_label;
  GtkBox *keys_box;
  GtkLabel *legend_label;
  GtkMenuButton *columns_button;
  GtkMenuButton *menu_button;
  GtkWidget *why_button;
  BrgTableWhy *why; /* a popover of the page */

  GSimpleActionGroup *actions; /* owned by the widget */
  GListStore *items;
  GtkSingleSelection *selection; /* the list's */
  char *listed_columns;          /* the columns that the list has now */
  gint64 group_id;               /* the group that the order was chosen for */
  gint64 category_id;            /* the category that is shown, 0 for everybody */
  gboolean is_choosing;          /* buttons are being set, not pressed */
  BrgCrosstable *progress_table; /* the chart as a table, to be copied; NULL without it */
  gboolean has_boards;           /* the crosstable shows players below their teams */
  BrgTableView shown_view;       /* what was shown last */
  gint typed;                    /* the start number that is being typed */
  guint32 typed_at;              /* when its last figure came */
  char *columns_key;             /* the group and tie-breaks that the columns were chosen for */
  guint hidden_parts;            /* see BrgTableChoice */
  guint extra_parts;             /* likewise */
  GPtrArray *hidden_values;      /* likewise, %NULL at its end */
};

/* What is asked for. */
BrgTableView brg_table_page_get_view (BrgTablePage *self);

/* Shows everything anew. */
void brg_table_page_update (BrgTablePage *self);

/* The view of the group that a row of the crosstable belongs to: that of the teams or of players.
 */
BrgSnapshot *brg_table_page_get_row_view (BrgTablePage *self, gint row);

/* brg-table-page-actions.c: what the menu of the page offers, `table.copy`. */
void brg_table_page_add_actions (BrgTablePage *self);

/* brg-table-page-columns.c: which columns there are, by group. */
void brg_table_page_update_columns (BrgTablePage *self,
                                    BrgSnapshot *snapshot,
                                    const BrgEventTable *table);

/* brg-table-page-content.c: what the table is made of. */
void brg_table_page_setup_content (BrgTablePage *self);
void brg_table_page_update_categories (BrgTablePage *self, BrgSnapshot *snapshot);
void brg_table_page_make_choice (BrgTablePage *self,
                                 BrgSnapshot *snapshot,
                                 BrgTableChoice *choice,
                                 gint **members);
void brg_table_page_update_progress (BrgTablePage *self,
                                     const BrgTableSource *source,
                                     const BrgTableChoice *choice);

/* brg-table-page-keys.c: keys that are taken before the views see them. */
void brg_table_page_add_keys (BrgTablePage *self, GtkWidget *view);
/* The player of the row that has the keys, and the view that he belongs to; -1 for none. */
gint brg_table_page_find_player (BrgTablePage *self, BrgSnapshot **view);

/* Whether the cursor is on a game. */
gboolean brg_table_page_has_game (BrgTablePage *self);

/* `board` goes to the game's board among the rounds, `why` asks there why these two are paired. */
gboolean brg_table_page_show_board (BrgTablePage *self, const char *what);

/* Enter shows the card of the player at hand, W his leaving. */
gboolean brg_table_page_press_player (BrgTablePage *self, guint keyval);

void brg_table_page_activate_player (BrgTablePage *self);
void brg_table_page_activate_cell (BrgTablePage *self);

/* brg-table-page-list.c: the list. */
/* Lets columns of the list give way. */
void brg_table_page_setup_list (BrgTablePage *self);

void brg_table_page_update_list (BrgTablePage *self, const BrgCrosstable *table);

/* brg-table-page-why.c: why the player of the row is above the next one, or with @chooses above one
 * to be chosen; on a number, how it came about. Returns whether there was anything to say. */
gboolean brg_table_page_ask_why (BrgTablePage *self, gboolean chooses);

/* (transfer full) (nullable): the sum of the number under the cursor, in one line. */
char *brg_table_page_dup_sum (BrgTablePage *self);

/* Makes the popover and connects the button. */
void brg_table_page_setup_why (BrgTablePage *self);

G_END_DECLS
