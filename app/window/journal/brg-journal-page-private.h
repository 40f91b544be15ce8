/* brg-journal-page-private.h - fields of the page of the journal, for brg-journal-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-journal-item.h"
#include "brg-journal-page.h"
#include "brg-proof.h"

G_BEGIN_DECLS

struct _BrgJournalPage
{
  BrgPage parent_instance;

  GtkSearchEntry *search_entry;
  GtkLabel *count_label;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *redact_button;
  GtkColumnView *view;
  GtkLabel *proof_chip;
  GtkLabel *proof_label;
  GtkButton *check_button;
  GtkToggleButton *all_toggle;
  GtkToggleButton *today_toggle;
  GtkToggleButton *altered_toggle;
  GtkWidget *context_box;
  GtkLabel *touched_label;
  GtkLabel *compare_label;
  GtkLabel *when_label;
  GtkWidget *altered_box;
  GtkLabel *altered_label;
  GtkLabel *altered_detail;
  GtkWidget *altered_pane;
  GtkLabel *altered_title;
  GtkWidget *places_box;
  GtkListView *places_view;
  GtkLabel *table_value;
  GtkLabel *row_value;
  GtkLabel *field_value;
  GtkLabel *entry_value;
  GtkLabel *expected_value;
  GtkLabel *found_value;
  GtkLabel *restore_step;
  GtkButton *restore_button;
  GtkButton *restore_all_button;
  GtkEntry *reason_entry;
  GtkButton *accept_button;
  GtkButton *note_button;

  GListStore *items; /* newest first */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions; /* owned by the page */
  GPtrArray *listed;           /* (nullable): the alterations that @places is about */
  GArray *places;              /* (nullable): guint, the first alteration of every place */
  GtkStringList *place_names;
  GtkSingleSelection *place_selection;
  guint shown; /* which of the places the pane is about */
};

/* brg-journal-page-altered.c */

/* What the proof found, in bar and pane. */
void brg_journal_page_show_proof (BrgJournalPage *self);

/* The pane follows the selected entry when the file contradicts that. */
void brg_journal_page_follow_selection (BrgJournalPage *self);

/* (transfer full): what stands in the file instead of what an entry wrote; a tick for nothing,
 * empty before that is known. */
char *brg_journal_page_dup_in_file (BrgJournalPage *self, const BrgJournalEntry *entry);

/* Whether the file contradicts an entry. */
gboolean brg_journal_page_is_altered (BrgJournalPage *self, const BrgJournalEntry *entry);

/* How many entries each filter leaves. */
void brg_journal_page_count_filters (BrgJournalPage *self);

/* Whether the filter on show leaves an entry. */
gboolean brg_journal_page_passes_filter (BrgJournalPage *self, const BrgJournalEntry *entry);

/* brg-journal-page-places.c */

/* The places that differ, one of which the pane is about. */
void brg_journal_page_setup_places (BrgJournalPage *self);

/* Lists them; %NULL for none. */
void brg_journal_page_fill_places (BrgJournalPage *self, GPtrArray *alterations);

/* Whom the place on show touches, what there is to compare it with, when it was changed. */
void brg_journal_page_show_context (BrgJournalPage *self,
                                    const BrgAlteration *one,
                                    const char *touched);

/* Takes part in the proofs of the session, and in the buttons of the pane. */
void brg_journal_page_watch_proof (BrgJournalPage *self);

G_END_DECLS
