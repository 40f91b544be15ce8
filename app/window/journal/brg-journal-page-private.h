/* brg-journal-page-private.h - fields of the page of the journal, for brg-journal-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-journal-item.h"
#include "brg-journal-page.h"

G_BEGIN_DECLS

struct _BrgJournalPage
{
  BrgPage parent_instance;

  GtkSearchEntry *search_entry;
  GtkLabel *count_label;
  GtkColumnView *view;
  GtkLabel *proof_chip;
  GtkLabel *proof_label;
  GtkButton *check_button;
  GtkWidget *altered_box;
  GtkLabel *altered_label;
  GtkLabel *altered_detail;
  GtkWidget *altered_pane;
  GtkLabel *altered_title;
  GtkLabel *table_value;
  GtkLabel *row_value;
  GtkLabel *field_value;
  GtkLabel *entry_value;
  GtkLabel *expected_value;
  GtkLabel *found_value;
  GtkLabel *restore_step;
  GtkButton *restore_button;
  GtkEntry *reason_entry;
  GtkButton *accept_button;
  GtkButton *note_button;

  GListStore *items; /* newest first */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions; /* owned by the page */
  guint shown;                 /* which alteration the pane is about */
};

/* brg-journal-page-altered.c */

/* What the proof found, in bar and pane. */
void brg_journal_page_show_proof (BrgJournalPage *self);

/* The pane follows the selected entry when the file contradicts that. */
void brg_journal_page_follow_selection (BrgJournalPage *self);

/* (transfer full): what stands in the file instead of what an entry wrote; a tick for nothing,
 * empty before that is known. */
char *brg_journal_page_dup_in_file (BrgJournalPage *self, const BrgJournalEntry *entry);

/* Takes part in the proofs of the session, and in the buttons of the pane. */
void brg_journal_page_watch_proof (BrgJournalPage *self);

G_END_DECLS
