/* brg-letters-row.h - rows of the lists of play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-postal-rulings.h"

G_BEGIN_DECLS

/**
 * brg_letters_row_dup_said:
 * @texts: what a row says, %NULL behind the last
 *
 * Returns: (transfer full): the row for a screen reader: what is not empty
 */
char *brg_letters_row_dup_said (const char *const *texts);

/** brg_letters_row_dup_state: Returns: (transfer full): who has the move, or how it ended */
char *brg_letters_row_dup_state (const BrgPostalDesk *desk, const BrgPostalCase *matter);

/** brg_letters_row_day: Returns: (transfer floating): a day, which is never cut */
GtkWidget *brg_letters_row_day (const char *day);

/** brg_letters_row_pair: Returns: (transfer floating): two lines above each other */
GtkWidget *brg_letters_row_pair (GtkWidget *upper, GtkWidget *lower);

/**
 * brg_letters_row_new:
 * @first: (transfer floating): what stands first
 * @second: (transfer floating): what takes the room
 * @third: (transfer floating): what stands last
 * @said: the row for a screen reader
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *brg_letters_row_new (GtkWidget *first,
                                GtkWidget *second,
                                GtkWidget *third,
                                const char *said);

/**
 * brg_letters_row_align:
 * @list: a list of such rows
 *
 * Gives the first column of all rows one width, and the last one too, whatever stands in them.
 */
void brg_letters_row_align (GtkListBox *list);

/** brg_letters_row_new_ruling: Returns: (transfer floating): what was decided, and its way */
GtkWidget *brg_letters_row_new_ruling (const BrgPostalDesk *desk, const BrgPostalRuling *ruling);

G_END_DECLS
