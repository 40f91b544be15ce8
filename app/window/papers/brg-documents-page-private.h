/* brg-documents-page-private.h - what the files of the page of documents share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-documents-page.h"
#include "brg-paper.h"
#include "brg-preview.h"
#include "brg-sides.h"
#include "brg-wish-rows.h"

G_BEGIN_DECLS

struct _BrgDocumentsPage
{
  BrgPage parent_instance;

  BrgSides *list_sides;
  BrgSides *pane_sides;
  GtkToggleButton *list_toggle;
  GtkToggleButton *pane_toggle;
  GtkDropDown *round_choice;
  GtkLabel *state_label;
  GtkLabel *signatures_label;
  GtkButton *all_button;
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
  GtkButton *print_button;
  AdwButtonContent *print_content;
  GtkButton *pdf_button;
  GtkButton *csv_button;

  BrgWishRows *wishes;   /* owned: rows of options that only some papers have */
  const BrgPaper *paper; /* that is shown */
  gint round;
  GArray *boards;         /* element-type gint: those that can be chosen, owned; NULL for none */
  GPtrArray *delegations; /* element-type utf8: likewise */
  GPtrArray *diagrams;    /* element-type BrgDiagram, owned; NULL for none */
  gint64 diagrams_group;  /* the group that they are from */
  gboolean is_filling;    /* choices are being filled, not made */
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

/** brg_documents_page_save_pdf: asks for a file and writes the paper that is shown as PDF */
void brg_documents_page_save_pdf (BrgDocumentsPage *self);

/** brg_documents_page_save_csv: asks for a file and writes the form that is shown as a table */
void brg_documents_page_save_csv (BrgDocumentsPage *self);

/** brg_documents_page_save_all: asks for a file and writes all papers of the round as one PDF */
void brg_documents_page_save_all (BrgDocumentsPage *self);

G_END_DECLS
