/* brg-page.h - what every page of the main window is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_PAGE (brg_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgPage, brg_page, BRG, PAGE, GtkWidget)

/**
 * BrgPageClass:
 * @refresh: the snapshot is another one: show it; called only while a group is open, and not while
 *   the page is hidden (then before it is shown)
 * @take_focus: put the keyboard focus where the work goes on; returns whether it did
 * @go_to: show a round or a player: `round/5`, `board/5/12`, `entry/17`; may be %NULL
 * @dup_subtitle: (nullable): the line under the window's title, in the user's language
 * @print: print the page's natural document; may be %NULL
 * @search: put the focus into the page's own search; %NULL where the search for a player of the
 *   main window serves
 * @dup_hold: (nullable): why the next step of the header waits for what is done on this page: then
 *   Ctrl+Enter is the page's; returns %NULL while it does not
 * @dup_unsaved: (nullable): what stands in the page's fields and is not stored, a sentence; returns
 *   %NULL when all is
 * @dup_step: (nullable): the next step where it is one of this page and not of the rounds, as it
 *   stands on its button in the header; returns %NULL where there is none
 * @do_step: does it; there where @dup_step is
 *
 * A page is a widget of the main window that shows the session's snapshot. It fills the area right
 * of the sidebar and has one child. It never stores anything but through actions of the store,
 * followed by brg_session_finish().
 */
struct _BrgPageClass
{
  GtkWidgetClass parent_class;

  void (*refresh) (BrgPage *self, BrgSnapshot *snapshot);
  gboolean (*take_focus) (BrgPage *self);
  void (*go_to) (BrgPage *self, const char *target);
  char *(*dup_subtitle) (BrgPage *self, BrgSnapshot *snapshot);
  void (*print) (BrgPage *self);
  void (*search) (BrgPage *self);
  char *(*dup_hold) (BrgPage *self);
  char *(*dup_unsaved) (BrgPage *self, BrgSnapshot *snapshot);
  char *(*dup_step) (BrgPage *self);
  void (*do_step) (BrgPage *self);
};

/**
 * brg_page_set_session:
 * @self: a page
 * @session: the session; to be called once
 */
void brg_page_set_session (BrgPage *self, BrgSession *session);

/**
 * brg_page_get_session:
 * @self: a page
 *
 * Returns: (transfer none): the session
 */
BrgSession *brg_page_get_session (BrgPage *self);

/**
 * brg_page_get_snapshot:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the session's snapshot
 */
BrgSnapshot *brg_page_get_snapshot (BrgPage *self);

/**
 * brg_page_take_focus:
 * @self: a page
 *
 * Returns: whether something in the page has the focus now
 */
gboolean brg_page_take_focus (BrgPage *self);

/**
 * brg_page_go_to:
 * @self: a page
 * @target: what to show, see #BrgPageClass.go_to
 */
void brg_page_go_to (BrgPage *self, const char *target);

/**
 * brg_page_dup_subtitle:
 * @self: a page
 *
 * Returns: (transfer full): the line under the window's title
 */
char *brg_page_dup_subtitle (BrgPage *self);

/**
 * brg_page_print:
 * @self: a page
 */
void brg_page_print (BrgPage *self);

/**
 * brg_page_can_print:
 * @self: a page
 *
 * Returns: whether it has a natural document
 */
gboolean brg_page_can_print (BrgPage *self);

/**
 * brg_page_search:
 * @self: a page
 *
 * Returns: whether the page has a search of its own, which has the focus now
 */
gboolean brg_page_search (BrgPage *self);

/**
 * brg_page_dup_hold:
 * @self: a page
 *
 * Returns: (transfer full) (nullable): why the next step has to wait
 */
char *brg_page_dup_hold (BrgPage *self);

/**
 * brg_page_dup_unsaved:
 * @self: a page
 *
 * Returns: (transfer full) (nullable): what is lost when the page is left for good
 */
char *brg_page_dup_unsaved (BrgPage *self);

/**
 * brg_page_dup_step:
 * @self: a page
 *
 * Returns: (transfer full) (nullable): the next step that is one of the page
 */
char *brg_page_dup_step (BrgPage *self);

/**
 * brg_page_do_step:
 * @self: a page that has a next step of its own
 */
void brg_page_do_step (BrgPage *self);

/**
 * brg_page_get_rulebook:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the rule book of the open event
 */
const BrgRulebook *brg_page_get_rulebook (BrgPage *self);

/**
 * brg_page_may_write:
 * @self: a page
 *
 * Returns: whether there is an event, it is open, and this window does not only look on
 */
gboolean brg_page_may_write (BrgPage *self);

/**
 * brg_page_write_file:
 * @self: a page
 * @path: the file
 * @text: what it shall hold, nothing private
 * @told: said when it is written
 *
 * Writes a file that the page gives out, and says so, or why not.
 */
void brg_page_write_file (BrgPage *self, const char *path, const char *text, const char *told);

G_END_DECLS
