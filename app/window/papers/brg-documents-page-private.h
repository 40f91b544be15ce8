/* brg-documents-page-private.h - what the files of the page of documents share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-document-row.h"
#include "brg-documents-page.h"
#include "brg-encoding.h"
#include "brg-paper-archive.h"
#include "brg-paper-job.h"
#include "brg-paper-set.h"
#include "brg-preview.h"
#include "brg-sides.h"
#include "brg-transliteration.h"
#include "brg-wish-rows.h"

G_BEGIN_DECLS

/* What the list shows; the first two are sets, in the order of #BrgPaperPreset. */
typedef enum
{
  BRG_DOCUMENTS_BEFORE,
  BRG_DOCUMENTS_AFTER,
  BRG_DOCUMENTS_ALL,
  BRG_DOCUMENTS_ARCHIVE,
} BrgDocumentsView;

#define BRG_N_DOCUMENTS_VIEWS (BRG_DOCUMENTS_ARCHIVE + 1)

struct _BrgDocumentsPage
{
  BrgPage parent_instance;

  BrgSides *list_sides;
  BrgSides *pane_sides;
  GtkToggleButton *list_toggle;
  GtkToggleButton *pane_toggle;
  GtkDropDown *round_choice;
  GtkLabel *state_label;
  char *state_text; /* owned: what state_label was last told */
  GtkLabel *signatures_label;
  GtkToggleButton *before_toggle;
  GtkToggleButton *after_toggle;
  GtkToggleButton *all_toggle;
  GtkToggleButton *archive_toggle;
  GtkWidget *list_box;
  GtkSearchEntry *search_entry;
  GtkLabel *empty_label;
  GtkWidget *legend;
  GtkWidget *job_box;
  GtkBox *job_rows;
  GtkListBox *list;
  BrgPreview *preview;
  GtkLabel *title_label;
  AdwComboRow *language_row;
  AdwComboRow *board_row;
  AdwComboRow *delegation_row;
  AdwComboRow *order_row;
  GtkListBox *options;
  GtkSwitch *signatures_switch;
  GtkSwitch *stamp_switch;
  GtkSwitch *father_names_switch;
  GtkSwitch *personal_switch;
  GtkButton *bar_print_button; /* while the pane is put away */
  AdwButtonContent *bar_print_content;
  GtkButton *print_button;
  AdwButtonContent *print_content;
  GtkButton *pdf_button;
  GtkButton *csv_button;
  GtkButton *letterhead_button;
  GtkButton *texts_button;
  GtkWidget *gap_box;
  GtkListBox *gap_list;
  GtkWidget *archive_box;
  GtkToggleButton *now_toggle;
  GtkToggleButton *then_toggle;
  GtkButton *open_button;
  GtkButton *drop_button;
  AdwComboRow *text_row;     /* of brg_documents_page_init_extras() */
  AdwComboRow *latin_row;    /* likewise */
  AdwComboRow *kind_row;     /* likewise */
  AdwComboRow *encoding_row; /* likewise */

  BrgDocumentsView view;
  const BrgPaper *paper; /* that is shown */
  gint round;
  gint auto_round;         /* of the round and the set that come next, when somebody last chose */
  BrgPaperPreset auto_set; /* otherwise */
  BrgPaperSet *set;        /* that is shown, owned; NULL for none */
  gboolean is_opened;      /* whether the view was opened, and its first paper is to be chosen */
  gboolean is_remembered;  /* whether the event has the set as it stands */
  BrgPaperJob *job;        /* its papers as far as they are laid out, owned */
  GPtrArray *archive;      /* element-type BrgArchivedPaper, owned; NULL while it is not shown */
  const BrgArchivedPaper *archived; /* that is shown, of the archive */
  gboolean shows_as_printed;        /* the preview has every text that was printed */
  char *wanted;                     /* what is looked for, case-folded */
  BrgWishRows *wishes;              /* owned: rows of options that only some papers have */
  GArray *boards;         /* element-type gint: those that can be chosen, owned; NULL for none */
  GPtrArray *delegations; /* element-type utf8: likewise */
  GPtrArray *diagrams;    /* element-type BrgDiagram, owned; NULL for none */
  gint64 diagrams_group;  /* the group that they are from */
  GPtrArray *texts;   /* element-type BrgPaperTemplate, owned: those of the event; NULL for none */
  guint n_texts;      /* how many there were when they were read last */
  GPtrArray *gaps;    /* element-type BrgReportGap, owned: what the report lacks; NULL for none */
  BrgSnapshot *latin; /* the group with its names in Latin letters, owned; NULL for none */
  BrgTransliteration latin_table; /* by this table */
  BrgTransliteration latin_known; /* which the event had when the row was filled */
  gint64 latin_event;             /* of this event */
  const BrgPaper *choice_of;      /* whose options were read, of which event */
  gint64 choice_event;
  gboolean has_choice; /* whether they are as the event remembers them */
  gboolean is_filling; /* choices are being filled, not made */
};

/**
 * brg_documents_page_get_source:
 * @self: a page
 * @snapshot: its group
 *
 * Returns: what papers are made from: the round and the board that are chosen; valid as long as
 * they are
 */
BrgPaperSource brg_documents_page_get_source (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_is_set: whether the page shows a set of papers */
gboolean brg_documents_page_is_set (BrgDocumentsPage *self);

/** brg_documents_page_get_round: the round of the paper that is shown */
gint brg_documents_page_get_round (BrgDocumentsPage *self);

/** brg_documents_page_fill_options: sets what the switches say, and what is wished of @paper, which
 * may be %NULL */
void brg_documents_page_fill_options (BrgDocumentsPage *self,
                                      const BrgPaper *paper,
                                      BrgDocumentOptions *options,
                                      const BrgWords *words);

/** brg_documents_page_has_chosen: Returns: whether a row is chosen and the search does not hide it
 */
gboolean brg_documents_page_has_chosen (BrgDocumentsPage *self);

/** brg_documents_page_fill_list: shows the papers of the view */
void brg_documents_page_fill_list (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_choose_view: shows the view that comes next, unless somebody chose another */
void brg_documents_page_choose_view (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_set_view: shows a view that somebody chose */
void brg_documents_page_set_view (BrgDocumentsPage *self, BrgDocumentsView view);

/** brg_documents_page_init_list: the list hears keys and is searched */
void brg_documents_page_init_list (BrgDocumentsPage *self);

/** brg_documents_page_update: shows the paper that is chosen anew */
void brg_documents_page_update (BrgDocumentsPage *self);

/** brg_documents_page_load_set: reads the set of the view */
void brg_documents_page_load_set (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_drop_job: what is laid out of the set does not hold any more */
void brg_documents_page_drop_job (BrgDocumentsPage *self);

/** brg_documents_page_show_set: ticks, copies and sheets of the rows, and what the job comes to */
void brg_documents_page_show_set (BrgDocumentsPage *self);

/** brg_documents_page_count_sheets: sheets of the set in all copies */
guint brg_documents_page_count_sheets (BrgDocumentsPage *self);

/** brg_documents_page_is_ticked: whether a row is one of a set and has its tick */
gboolean brg_documents_page_is_ticked (BrgDocumentsPage *self, BrgDocumentRow *row);

/** brg_documents_page_toggle: takes or gives the tick of a row of the set */
void brg_documents_page_toggle (BrgDocumentsPage *self, BrgDocumentRow *row);

/** brg_documents_page_change_copies: one copy more or less of a row of the set */
void brg_documents_page_change_copies (BrgDocumentsPage *self, BrgDocumentRow *row, gint step);

/** brg_documents_page_print_set: prints the set as one job */
void brg_documents_page_print_set (BrgDocumentsPage *self);

/** brg_documents_page_take_job: remembers the set; (transfer full) (nullable): what is to print */
BrgPaperJob *brg_documents_page_take_job (BrgDocumentsPage *self);

/** brg_documents_page_load_archive: reads the archive of the group */
void brg_documents_page_load_archive (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_make_archived: the paper of the archive anew where it stands; NULL else */
BrgDocument *brg_documents_page_make_archived (BrgDocumentsPage *self);

/** brg_documents_page_load_archived: its file as it was; a failure is told */
GBytes *brg_documents_page_load_archived (BrgDocumentsPage *self);

/** brg_documents_page_print_archived: prints the file as it was */
void brg_documents_page_print_archived (BrgDocumentsPage *self);

/** brg_documents_page_get_language: the language that is chosen for papers, `ru` */
const char *brg_documents_page_get_language (BrgDocumentsPage *self);

/** brg_documents_page_fill_languages: offers the languages that papers can have */
void brg_documents_page_fill_languages (BrgDocumentsPage *self);

/** brg_documents_page_choose_language: chooses the language of the preferences */
void brg_documents_page_choose_language (BrgDocumentsPage *self);

/** brg_documents_page_fill_delegations: offers those that the paper can be printed of, and a blank
 */
void brg_documents_page_fill_delegations (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_update_options: shows the options that the chosen paper has */
void brg_documents_page_update_options (BrgDocumentsPage *self);

/**
 * brg_documents_page_make:
 * @self: a page
 * @paper: a paper
 * @document: (out) (optional): a place for the paper, laid out
 *
 * Makes @paper as the options of the page want it: laid out where there is a place for that, else
 * as a form.
 *
 * Returns: (transfer full) (nullable): the form; %NULL when @document was wanted or, as that, when
 *   it cannot be made now
 */
BrgForm *brg_documents_page_make (BrgDocumentsPage *self,
                                  const BrgPaper *paper,
                                  BrgDocument **document);

/** brg_documents_page_print_paper: prints the paper that is shown */
void brg_documents_page_print_paper (BrgDocumentsPage *self);

/** brg_documents_page_save_pdf: asks for a file and writes the set, the paper of the archive or the
 * paper that is shown as PDF */
void brg_documents_page_save_pdf (BrgDocumentsPage *self);

/** brg_documents_page_save_csv: asks for a file and writes the form that is shown as a table */
void brg_documents_page_save_csv (BrgDocumentsPage *self);

/** brg_documents_page_init_extras: makes the rows of brg-documents-page-extras.c */
void brg_documents_page_init_extras (BrgDocumentsPage *self);

/** brg_documents_page_connect_extras: what the report lacks leads to its place */
void brg_documents_page_connect_extras (BrgDocumentsPage *self);

/** brg_documents_page_update_extras: shows what the paper that is shown has of them */
void brg_documents_page_update_extras (BrgDocumentsPage *self);

/** brg_documents_page_get_table_kind: end of the name of the table that is saved, `xlsx` */
const char *brg_documents_page_get_table_kind (BrgDocumentsPage *self);

/** brg_documents_page_get_text_width: BrgForm.text_width of a table that is saved as text */
guint brg_documents_page_get_text_width (BrgDocumentsPage *self);

/** brg_documents_page_get_encoding: the encoding that is chosen for CSV */
BrgEncoding brg_documents_page_get_encoding (BrgDocumentsPage *self);

/** brg_documents_page_get_latin: by which table names are wanted in Latin letters */
BrgTransliteration brg_documents_page_get_latin (BrgDocumentsPage *self);

/** brg_documents_page_load_latin: shows by which table the event writes names on English papers */
void brg_documents_page_load_latin (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_get_named: (transfer none): @snapshot, or the same with the names that are
 * wanted */
BrgSnapshot *brg_documents_page_get_named (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_drop_latin: the group has changed */
void brg_documents_page_drop_latin (BrgDocumentsPage *self);

/** brg_documents_page_get_text: the text of the event that is chosen, empty for the usual one */
const char *brg_documents_page_get_text (BrgDocumentsPage *self);

/** brg_documents_page_fill_texts: offers the texts of the event for the paper that is shown */
void brg_documents_page_fill_texts (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_show_texts: opens the sheet of texts */
void brg_documents_page_show_texts (BrgDocumentsPage *self);

/** brg_documents_page_load_choice: sets the options as the event remembers them of the paper */
void brg_documents_page_load_choice (BrgDocumentsPage *self, BrgSnapshot *snapshot);

/** brg_documents_page_remember_choice: the event remembers the options of the paper */
void brg_documents_page_remember_choice (BrgDocumentsPage *self);

/** brg_documents_page_open_archived: opens the file as it was in the program for PDF */
void brg_documents_page_open_archived (BrgDocumentsPage *self);

/** brg_documents_page_drop_archived: asks, then takes the file out of the archive */
void brg_documents_page_drop_archived (BrgDocumentsPage *self);

G_END_DECLS
