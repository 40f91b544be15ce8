/* brg-money-view.h - the account of an event: income, expense, prize fund, balance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_MONEY_VIEW (brg_money_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgMoneyView, brg_money_view, BRG, MONEY_VIEW, GtkWidget)

/**
 * brg_money_view_set_page:
 * @self: a view
 * @page: the page that it is part of, which knows the session
 */
void brg_money_view_set_page (BrgMoneyView *self, BrgPage *page);

/**
 * brg_money_view_refresh:
 * @self: a view
 * @snapshot: a group of the event
 *
 * Shows what is stored.
 */
void brg_money_view_refresh (BrgMoneyView *self, BrgSnapshot *snapshot);

/** brg_money_view_take_focus: Gives the keyboard to the table, or to what fills it */
void brg_money_view_take_focus (BrgMoneyView *self);

/** brg_money_view_dup_subtitle: Returns: (transfer full): the balance */
char *brg_money_view_dup_subtitle (BrgMoneyView *self);

/** brg_money_view_print: Prints the account */
void brg_money_view_print (BrgMoneyView *self);

G_END_DECLS
