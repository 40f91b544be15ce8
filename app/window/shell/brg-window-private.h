/* brg-window-private.h - fields of the main window, for brg-window*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-next-step.h"
#include "brg-sidebar.h"
#include "brg-start-page.h"
#include "brg-tour-bar.h"
#include "brg-window.h"

G_BEGIN_DECLS

struct _BrgWindow
{
  AdwApplicationWindow parent_instance;

  BrgPreferences *preferences; /* not owned: of the application */
  BrgSession *session;
  BrgStartPage *start_page; /* owned by the stack */
  guint notice_source;      /* takes the notice away, 0 while there is none */
  gboolean is_notice_seen;  /* something was pressed or moved since */
  guint fold_source;
  char *lead_words;    /* (nullable): who leads, as far as told */
  guint follow_source; /* looks for what other programs did */
  gboolean is_folded_by_hand;
  gboolean is_focus_waiting; /* the page gets the focus when the question is answered */
  char *back_page;           /* (nullable): where an article was asked for */
  GtkWidget *back_focus;     /* (nullable): what had the focus there; weak */
  GStrv sleeping_actions;    /* disabled while a mode is on show */
  guint n_altered;           /* places where the file contradicts the journal, as far as told */
  gboolean closes_when_proven;

  GtkStack *mode_stack;
  GtkStack *page_stack;
  BrgSidebar *sidebar;
  GtkStack *title_stack;
  AdwWindowTitle *window_title;
  GtkBox *notice_slot;
  GtkWidget *notice_box;
  GtkLabel *notice_label;
  GtkWidget *notice_button;
  GtkMenuButton *event_button;
  GtkLabel *event_name;
  GtkLabel *event_subtitle;
  GtkButton *undo_button;
  GtkButton *redo_button;
  GtkButton *step_button;
  GtkMenuButton *search_button;
  GtkMenuButton *menu_button;
  GtkWidget *lead_box;
  GtkLabel *lead_label;
  GtkButton *lead_button;
  GtkLabel *lead_verb;
  GtkWidget *view_chip;
  GtkButton *share_chip;
  GtkButton *follow_chip;
  GtkWidget *file_box;
  GtkLabel *file_label;
  GtkLabel *file_hint;
  BrgTourBar *tour_bar;
};

/* Shows the state of the session in header bar and sidebar. */
void brg_window_update (BrgWindow *self);

/* (nullable): the page on show; none while the list of events is. */
BrgPage *brg_window_get_visible_page (BrgWindow *self);

/* What is to be done next where the page on show has no step of its own. */
BrgNextStep brg_window_find_step (BrgWindow *self);

/* The title and the next step, which a page may change although nothing was done. */
void brg_window_update_title (BrgWindow *self);

/* What the shell interface says of the same names. */
void brg_window_open_group (BrgWindow *self, gint64 group_id, const char *page);
void brg_window_push_mode (BrgWindow *self, GtkWidget *mode);
void brg_window_pop_mode (BrgWindow *self);

/* Shows that the group is shared; ends that with the window. */
void brg_window_watch_share (BrgWindow *self);
void brg_window_end_share (BrgWindow *self);

/* Follows what other programs do with the workspace. */
void brg_window_follow (BrgWindow *self);

/* Says who leads when it is another program, and lets nothing be done meanwhile. */
void brg_window_update_lead (BrgWindow *self);

/* Does what the button beside that says. */
void brg_window_press_lead (BrgWindow *self);

/* Names the handlers of what is said about the lead and the file. */
void brg_window_bind_lead (GtkWidgetClass *widget_class);

/* Says where copies of the open workspace go. */
void brg_window_set_copies (BrgWindow *self);

/* Says that the file is not in its place. */
void brg_window_update_file (BrgWindow *self);

/* Goes on in a file where it is found; asks where to save one. */
void brg_window_check_file (BrgWindow *self);
void brg_window_save_elsewhere (BrgWindow *self);

/* (transfer full) (nullable): why the window should not be closed yet. */
char *brg_window_dup_file_unsaved (BrgWindow *self);

/* Lets the sidebar fold or unfold when the window has been laid out. */
void brg_window_queue_fold (BrgWindow *self);

/* brg-window-notice.c */

/* Says what was just done, in the place of what was said before: for some seconds, and until the
 * user has done something else. Who looks up from the board later still finds it. */
void brg_window_show_notice (BrgWindow *self, const char *text, gboolean can_undo);

/* Something else counts now. */
void brg_window_withdraw_notice (BrgWindow *self);

/* Puts it where it covers nothing, after the sidebar has changed. */
void brg_window_place_notice (BrgWindow *self);

/* Follows the sidebar, and what the user does. */
void brg_window_setup_notice (BrgWindow *self);

/* Lets files be dropped on the window. */
void brg_window_accept_files (BrgWindow *self);

/* Shows a page as brg_window_show_page() does, and leaves the way back as it is. */
void brg_window_turn_to_page (BrgWindow *self, const char *name, const char *target);

/* Shows a page from which brg_window_go_back() leads back to the one on show. */
void brg_window_visit (BrgWindow *self, const char *name, const char *target);

/* Shows an article on the page of rules; brg_window_go_back() leads back. */
void brg_window_show_article (BrgWindow *self, const char *article);

/* Goes back to where an article was asked for; nothing when there is no such place. */
void brg_window_go_back (BrgWindow *self);

/* The user went elsewhere: there is no way back any more. */
void brg_window_forget_back (BrgWindow *self);

/* Says what is not stored when a page is left; %NULL for none. */
void brg_window_tell_unsaved (BrgWindow *self, BrgPage *left);

/* Asks before the window is closed with something that is not stored. */
void brg_window_watch_unsaved (BrgWindow *self);

/* brg-window-irregular.c */

/* Asks about what is not regular in FIDE mode. */
void brg_window_watch_irregular (BrgWindow *self);

/* Shows FIDE mode of the group, and what was done in it that is not regular. */
void brg_window_show_mode (BrgShell *shell);

/* (transfer full): the mark of a group that has left FIDE mode; empty for others. */
char *brg_window_dup_mode (const BrgSnapshot *snapshot);

/* brg-window-proof.c */

/* Tells what proofs of the workspace find. */
void brg_window_watch_proof (BrgWindow *self);

/* Proves the workspace that was just opened. */
void brg_window_begin_proof (BrgWindow *self);

/* Returns: whether the window stays for now: it is closed when the workspace is proven. */
gboolean brg_window_prove_before_closing (BrgWindow *self);

/* brg-window-keys.c */

/* Takes the keys that no page has taken. */
void brg_window_setup_keys (BrgWindow *self);

G_END_DECLS
