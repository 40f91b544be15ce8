/* brg-documents-page.c - the papers of an event with a live preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-grey.h"
#include "brg-letterhead-sheet.h"
#include "brg-next-step.h"
#include "brg-paper-contest.h"
#include "brg-paper-list.h"
#include "brg-shell.h"
#include "brg-snapshot-mark.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgDocumentsPage, brg_documents_page, BRG_TYPE_PAGE)

/* The paper that is shown first, and where another one is not to be had. */
#define USUAL_PAPER "protocol"

/* Why nothing can be made of the paper; %NULL when it can. */
static const char *
find_why (BrgDocumentsPage *self, guint n_pages)
{
  BrgPaperSource source =
      brg_documents_page_get_source (self, brg_page_get_snapshot (BRG_PAGE (self)));
  const char *lack = brg_paper_find_lack (self->paper, &source);

  if (lack != NULL)
    return _ (lack);
  return n_pages > 0 ? NULL : _ ("There is nothing to print.");
}

/* The same of the view: of a set all papers, of the archive the file that is kept. */
static const char *
find_why_of_view (BrgDocumentsPage *self, guint n_pages)
{
  if (!brg_documents_page_is_set (self) && *self->wanted != '\0' &&
      !brg_documents_page_has_chosen (self))
    return _ ("No paper is called so.");
  if (self->view == BRG_DOCUMENTS_ALL)
    return find_why (self, n_pages);
  if (self->view != BRG_DOCUMENTS_ARCHIVE)
    return n_pages > 0 ? NULL : _ ("No paper of the set has a tick and something to print.");
  if (self->archived == NULL && *self->wanted != '\0')
    return _ ("No paper is called so.");
  if (self->archived == NULL)
    return _ ("Nothing was printed or saved yet.");
  if (*self->archived->printed->lost != '\0')
    return _ ("The file was too large for the archive.");
  return self->archived->printed->is_kept ? NULL : _ ("The file is not kept any more.");
}

/* Sheets that come out of the printer. */
static guint
count_sheets (BrgDocumentsPage *self)
{
  const BrgDocument *document = brg_preview_get_document (self->preview);

  if (brg_documents_page_is_set (self))
    return brg_documents_page_count_sheets (self);
  if (self->view == BRG_DOCUMENTS_ARCHIVE)
    return self->archived != NULL ? (guint) self->archived->printed->sheets : 0;
  return document != NULL ? brg_document_get_n_pages (document) : 0;
}

static void
update_buttons (BrgDocumentsPage *self)
{
  guint n_pages = count_sheets (self);
  const char *why = find_why_of_view (self, n_pages);
  g_autofree char *text =
      g_strdup_printf (ngettext ("_Print, %u page", "_Print, %u pages", n_pages), n_pages);
  gboolean is_single = self->view == BRG_DOCUMENTS_ALL;

  adw_button_content_set_label (self->print_content, text);
  adw_button_content_set_label (self->bar_print_content, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar_print_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->print_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_button_set_label (self->pdf_button,
                        brg_documents_page_is_set (self) ? _ ("One _PDF") : _ ("_PDF"));
  gtk_widget_set_visible (GTK_WIDGET (self->csv_button), is_single);
  brg_grey_set (self->print_button, why);
  brg_grey_set (self->bar_print_button, why);
  brg_grey_set (self->pdf_button, why);
  brg_grey_set (self->csv_button, why != NULL ? why
                                  : !brg_paper_is_form (self->paper)
                                      ? _ ("This paper has no table.")
                                      : NULL);
}

/* The round that has all its results, so that nothing but its closing parts its papers from those
 * that stand; 0 for none. */
static gint
find_open_round (const BrgSnapshot *snapshot)
{
  BrgNextStep step = brg_next_step_find (snapshot);

  return step.kind == BRG_STEP_CLOSE && !brg_next_step_is_blocked (&step) ? step.round : 0;
}

/* What is printed after a round is printed after it is closed: the next step is beside it. */
static const char *
get_open_text (BrgDocumentsPage *self, gint round)
{
  g_free (self->state_text);
  /* Translators: number of a round */
  self->state_text = g_strdup_printf (_ ("provisional: round %d is not closed"), round);
  return self->state_text;
}

/* "provisional: 3 of 7 rounds are closed" when nothing else is missing. */
static const char *
get_provisional_text (BrgDocumentsPage *self, const BrgSnapshot *snapshot)
{
  gint n_closed = brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED);
  gint n_rounds = brg_snapshot_count_rounds (snapshot);
  gint open_round = find_open_round (snapshot);

  if (brg_snapshot_is_doubted (snapshot))
    return _ ("provisional: the journal does not prove the file");
  /* rus-draughts-2022 11.5.2, 11.6.1: a contest has no rounds to wait for. */
  if (snapshot->group->contest != BRG_CONTEST_NONE)
    return _ ("provisional: final results are not published");
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];
      BrgRoundCounts counts = brg_round_counts_find (snapshot, round->number);

      if (round->state != BRG_ROUND_PLANNED && (counts.n_missing > 0 || counts.n_adjourned > 0))
        return _ ("provisional: results missing or games adjourned");
    }
  if (open_round > 0)
    return get_open_text (self, open_round);
  if (n_closed >= n_rounds)
    return _ ("provisional");
  g_free (self->state_text);
  /* Translators: how many rounds are closed, how many the event has */
  self->state_text =
      g_strdup_printf (_ ("provisional: %d of %d rounds are closed"), n_closed, n_rounds);
  return self->state_text;
}

/* What the paper is, or why there is none. */
static const char *
get_state_text (BrgDocumentsPage *self)
{
  BrgPaperSource source =
      brg_documents_page_get_source (self, brg_page_get_snapshot (BRG_PAGE (self)));
  const char *lack = brg_paper_find_lack (self->paper, &source);

  if (lack != NULL)
    return _ (lack);
  switch (brg_paper_contest_find_state (self->paper, &source, brg_documents_page_get_round (self)))
    {
    case BRG_DOCUMENT_PROVISIONAL:
      return get_provisional_text (self, brg_page_get_snapshot (BRG_PAGE (self)));
    case BRG_DOCUMENT_FINAL:
      return _ ("final");
    case BRG_DOCUMENT_STATE_NONE:
    case BRG_DOCUMENT_CORRECTED:
    default:
      return "";
    }
}

/* A paper that was provisional when it was printed, and of which nothing has changed since but that
 * it is not any more. */
static gboolean
has_settled (BrgDocumentsPage *self)
{
  const BrgPrintedPaper *printed = self->archived->printed;
  const BrgPaper *paper = brg_paper_list_find (printed->kind);
  BrgPaperSource source =
      brg_documents_page_get_source (self, brg_page_get_snapshot (BRG_PAGE (self)));

  return self->archived->standing == BRG_PAPER_STANDS && paper != NULL &&
         g_str_equal (printed->state, brg_paper_archive_state_to_word (BRG_DOCUMENT_PROVISIONAL)) &&
         brg_paper_contest_find_state (paper, &source, printed->round) != BRG_DOCUMENT_PROVISIONAL;
}

static const char *
get_archived_text (BrgDocumentsPage *self)
{
  if (self->archived->standing == BRG_PAPER_CORRECTED)
    return _ ("corrected since; printed again exactly as it was");
  if (self->archived->has_old_letterhead && !self->archived->had_no_letterhead)
    return _ ("shown with the letterhead of today; printed again exactly as it was");
  if (self->archived->has_old_letterhead)
    return _ ("with the letterhead of before; printed again exactly as it was");
  if (self->archived->standing == BRG_PAPER_STANDS && !self->shows_as_printed)
    return _ ("shown with head and foot of today; printed again exactly as it was");
  return has_settled (self) ? _ ("provisional when it was printed; nothing in it has changed since")
                            : _ ("printed again exactly as it was");
}

static const char *
get_view_text (BrgDocumentsPage *self)
{
  gint open_round = find_open_round (brg_page_get_snapshot (BRG_PAGE (self)));

  if (brg_documents_page_is_set (self) && *self->wanted != '\0' &&
      !brg_documents_page_has_chosen (self))
    return _ ("Not in this set. Enter: all papers.");
  if (self->view == BRG_DOCUMENTS_AFTER && open_round > 0 && open_round == self->round)
    return get_open_text (self, open_round);
  if (brg_documents_page_is_set (self))
    return self->is_remembered ? _ ("the set as the event has it")
                               : _ ("remembered when it is printed or saved");
  if (self->view == BRG_DOCUMENTS_ALL)
    return get_state_text (self);
  if (self->archived == NULL)
    return "";
  return get_archived_text (self);
}

static char *
dup_title (BrgDocumentsPage *self)
{
  if (self->view != BRG_DOCUMENTS_ARCHIVE)
    return brg_paper_dup_title (self->paper, NULL, brg_page_get_snapshot (BRG_PAGE (self)),
                                brg_documents_page_get_round (self));
  return g_strdup (self->archived != NULL ? self->archived->printed->title : _ ("Archive"));
}

static BrgDocument *
make_shown (BrgDocumentsPage *self)
{
  BrgDocument *document = NULL;

  if (self->view == BRG_DOCUMENTS_ARCHIVE)
    return brg_documents_page_make_archived (self);
  brg_documents_page_make (self, self->paper, &document);
  return document;
}

/* Of a paper that is as today there is nothing to compare. */
static void
show_archive_box (BrgDocumentsPage *self)
{
  const BrgArchivedPaper *archived = self->view == BRG_DOCUMENTS_ARCHIVE ? self->archived : NULL;
  gboolean is_kept = archived != NULL && archived->printed->is_kept;
  gboolean is_missing = archived != NULL && archived->printed->is_missing;
  gboolean is_looking = brg_session_is_looking (brg_page_get_session (BRG_PAGE (self)));

  gtk_widget_set_visible (self->archive_box, archived != NULL);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->now_toggle)),
                          is_kept && archived->standing == BRG_PAPER_CORRECTED);
  brg_grey_set (self->open_button, is_kept ? NULL : _ ("The file is not kept any more."));
  brg_grey_set (self->drop_button, !is_kept && !is_missing ? _ ("The file is not kept any more.")
                                   : is_looking ? _ ("View only: nothing can be changed here.")
                                                : NULL);
}

void
brg_documents_page_update (BrgDocumentsPage *self)
{
  g_autofree char *title = NULL;
  const char *state;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL || self->is_filling)
    return;
  title = dup_title (self);
  gtk_label_set_text (self->title_label, title);
  /* Of a paper of the archive the text says whether it is shown as it was printed. */
  brg_preview_set_document (self->preview, make_shown (self));
  state = get_view_text (self);
  gtk_label_set_text (self->state_label, state);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->state_label), state);
  brg_documents_page_show_set (self);
  brg_documents_page_update_options (self);
  brg_documents_page_update_extras (self);
  show_archive_box (self);
  update_buttons (self);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
}

/* Another switch: every paper of the set is laid out anew. */
static void
on_option_changed (BrgDocumentsPage *self)
{
  brg_documents_page_drop_job (self);
  brg_documents_page_update (self);
}

/* What is chosen is part of the name: the list itself tells a screen reader nothing. */
static void
name_round (BrgDocumentsPage *self)
{
  g_autofree char *round = g_strdup_printf (_ ("Round %d"), self->round);
  /* Translators: "Round 5" */
  g_autofree char *name = g_strdup_printf (_ ("Round of the document: %s"), round);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->round_choice),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
fill_rounds (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  gint n_rounds = MAX (1, (gint) snapshot->rounds->len);

  self->is_filling = TRUE;
  for (gint round = 1; round <= n_rounds; round++)
    gtk_string_list_take (names, g_strdup_printf (_ ("Round %d"), round));
  self->round = CLAMP (self->round, 0, n_rounds);
  if (self->round == 0)
    self->round = brg_snapshot_current_round (snapshot);
  gtk_drop_down_set_model (self->round_choice, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->round_choice, (guint) self->round - 1);
  self->is_filling = FALSE;
  name_round (self);
}

/* The boards of the paper that is shown, if it can be printed of one; the first choice is the whole
 * round. */
static void
fill_boards (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = NULL;
  guint chosen = adw_combo_row_get_selected (self->board_row);
  BrgPaperSource source = brg_documents_page_get_source (self, snapshot);

  g_clear_pointer (&self->boards, g_array_unref);
  source.board = 0;
  if (self->paper->list_boards == NULL || !brg_paper_is_available (self->paper, &source))
    return;
  self->boards = self->paper->list_boards (&source);
  self->is_filling = TRUE;
  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, _ ("all of the round"));
  for (guint i = 0; i < self->boards->len; i++)
    {
      g_autofree char *board =
          brg_board_label_of_number (snapshot, g_array_index (self->boards, gint, i));

      gtk_string_list_take (names, g_strdup_printf (_ ("Board %s"), board));
    }
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
  if (chosen < g_list_model_get_n_items (G_LIST_MODEL (names)))
    adw_combo_row_set_selected (self->board_row, chosen);
  self->is_filling = FALSE;
}

/* What can be chosen of the paper that is shown. */
static void
show_chosen (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  fill_boards (self, snapshot);
  brg_documents_page_fill_delegations (self, snapshot);
  brg_documents_page_fill_texts (self, snapshot);
  brg_documents_page_load_choice (self, snapshot);
}

/* Another round, or another group: a paper that it has not gives way to the usual one. */
static void
fill_papers (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  if (!brg_paper_is_listed (self->paper, snapshot))
    self->paper = brg_paper_list_find (USUAL_PAPER);
  brg_documents_page_drop_latin (self);
  brg_documents_page_load_latin (self, snapshot);
  brg_documents_page_load_set (self, snapshot);
  brg_documents_page_load_archive (self, snapshot);
  show_chosen (self, snapshot);
  brg_documents_page_fill_list (self, snapshot);
  brg_documents_page_update (self);
}

/* Positions of another group are not kept. */
static void
drop_foreign_diagrams (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  if (self->diagrams == NULL || snapshot->group->id == self->diagrams_group)
    return;
  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  if ((self->paper->needs & BRG_PAPER_FROM_POSITIONS) != 0)
    self->paper = brg_paper_list_find (USUAL_PAPER);
}

static void
brg_documents_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);

  drop_foreign_diagrams (self, snapshot);
  brg_documents_page_choose_language (self);
  brg_documents_page_choose_view (self, snapshot);
  fill_rounds (self, snapshot);
  fill_papers (self, snapshot);
}

static void
on_round_chosen (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (self->is_filling || snapshot == NULL)
    return;
  self->round = (gint) gtk_drop_down_get_selected (self->round_choice) + 1;
  name_round (self);
  fill_papers (self, snapshot);
}

static void
on_row_selected (BrgDocumentsPage *self, GtkListBoxRow *row)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (self->is_filling || row == NULL || snapshot == NULL)
    return;
  self->archived = brg_document_row_get_archived (BRG_DOCUMENT_ROW (row));
  if (self->archived == NULL)
    self->paper = brg_document_row_get_paper (BRG_DOCUMENT_ROW (row));
  show_chosen (self, snapshot);
  brg_documents_page_update (self);
}

static void
on_view_toggled (BrgDocumentsPage *self, GtkToggleButton *toggle)
{
  GtkToggleButton *toggles[BRG_N_DOCUMENTS_VIEWS] = { self->before_toggle, self->after_toggle,
                                                      self->all_toggle, self->archive_toggle };
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (self->is_filling || snapshot == NULL || !gtk_toggle_button_get_active (toggle))
    return;
  for (guint view = 0; view < BRG_N_DOCUMENTS_VIEWS; view++)
    if (toggles[view] == toggle)
      brg_documents_page_set_view (self, (BrgDocumentsView) view);
  fill_papers (self, snapshot);
}

static void
on_language_chosen (BrgDocumentsPage *self)
{
  if (self->is_filling)
    return;
  brg_preferences_set (brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))),
                       "document-language", brg_documents_page_get_language (self));
  on_option_changed (self);
}

static void
on_wish_changed (gpointer data)
{
  on_option_changed (data);
}

static void
brg_documents_page_print (BrgPage *page)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  const char *why = find_why_of_view (self, count_sheets (self));

  /* The key says what the grey button says. */
  if (why != NULL)
    brg_session_tell (brg_page_get_session (page), why);
  else
    brg_documents_page_print_paper (self);
}

static void
save_pdf (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (widget);

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->pdf_button)))
    brg_documents_page_save_pdf (self);
}

static char *
brg_documents_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  return dup_title (BRG_DOCUMENTS_PAGE (page));
}

/* Before round 1 the usual paper is grey and takes no focus: the first that can be made does. */
static gboolean
focus_available (BrgDocumentsPage *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_is_sensitive (GTK_WIDGET (row)) && gtk_widget_grab_focus (GTK_WIDGET (row)))
      return TRUE;
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static gboolean
brg_documents_page_take_focus (BrgPage *page)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  /* In a narrow window the list is put away, and what is not seen takes no focus. */
  if (!brg_sides_get_reveal_side (self->list_sides))
    return gtk_widget_grab_focus (GTK_WIDGET (self->preview));
  return (row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row))) || focus_available (self);
}

static void
brg_documents_page_search (BrgPage *page)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);

  brg_sides_set_reveal_side (self->list_sides, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  gtk_editable_select_region (GTK_EDITABLE (self->search_entry), 0, -1);
}

/* `protocol/5`: a paper and a round. */
static void
brg_documents_page_go_to (BrgPage *page, const char *target)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  g_auto (GStrv) parts = g_strsplit (target, "/", 2);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);

  const BrgPaper *paper = parts[0] != NULL ? brg_paper_list_find (parts[0]) : NULL;

  if (paper == NULL || snapshot == NULL)
    return;
  brg_documents_page_set_view (self, BRG_DOCUMENTS_ALL);
  self->paper = paper;
  if (parts[1] != NULL)
    self->round = (gint) g_ascii_strtoll (parts[1], NULL, 10);
  brg_documents_page_refresh (page, snapshot);
}

void
brg_documents_page_show_diagrams (GtkWidget *from, GPtrArray *diagrams)
{
  BrgShell *shell = brg_shell_find (from);
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (brg_shell_get_page (shell, "documents"));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  g_return_if_fail (diagrams != NULL && diagrams->len > 0);

  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  self->diagrams = diagrams;
  self->diagrams_group = snapshot != NULL ? snapshot->group->id : 0;
  brg_shell_go (shell, "documents", "diagram");
}

static void
brg_documents_page_dispose (GObject *object)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (object);

  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  g_clear_pointer (&self->boards, g_array_unref);
  g_clear_pointer (&self->delegations, g_ptr_array_unref);
  g_clear_pointer (&self->wishes, brg_wish_rows_free);
  g_clear_pointer (&self->set, brg_paper_set_free);
  g_clear_pointer (&self->archive, g_ptr_array_unref);
  g_clear_pointer (&self->wanted, g_free);
  g_clear_pointer (&self->state_text, g_free);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->gaps, g_ptr_array_unref);
  brg_documents_page_drop_latin (self);
  brg_documents_page_drop_job (self);
  G_OBJECT_CLASS (brg_documents_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgDocumentsPage, name)

static const BrgTemplateChild children[] = {
  CHILD (round_choice),     CHILD (list_sides),
  CHILD (pane_sides),       CHILD (list_toggle),
  CHILD (pane_toggle),      CHILD (state_label),
  CHILD (before_toggle),    CHILD (after_toggle),
  CHILD (all_toggle),       CHILD (archive_toggle),
  CHILD (list_box),         CHILD (search_entry),
  CHILD (empty_label),      CHILD (legend),
  CHILD (bar_print_button), CHILD (bar_print_content),
  CHILD (job_box),          CHILD (job_rows),
  CHILD (options),          CHILD (list),
  CHILD (preview),          CHILD (title_label),
  CHILD (language_row),     CHILD (board_row),
  CHILD (order_row),        CHILD (signatures_switch),
  CHILD (stamp_switch),     CHILD (father_names_switch),
  CHILD (signatures_label), CHILD (print_button),
  CHILD (print_content),    CHILD (pdf_button),
  CHILD (csv_button),       CHILD (delegation_row),
  CHILD (personal_switch),  CHILD (letterhead_button),
  CHILD (texts_button),     CHILD (gap_box),
  CHILD (gap_list),         CHILD (archive_box),
  CHILD (now_toggle),       CHILD (then_toggle),
  CHILD (open_button),      CHILD (drop_button),
};

static void
on_archive_toggled (BrgDocumentsPage *self, GtkToggleButton *toggle)
{
  if (gtk_toggle_button_get_active (toggle))
    brg_documents_page_update (self);
}

static void
on_letterhead_clicked (BrgDocumentsPage *self)
{
  if (brg_page_get_snapshot (BRG_PAGE (self)) != NULL)
    brg_letterhead_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->paper,
                                  brg_documents_page_get_round (self),
                                  brg_documents_page_get_language (self));
}

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_letterhead_clicked),
  BRG_TEMPLATE_CALLBACK (on_archive_toggled),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_show_texts),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_open_archived),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_drop_archived),
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus),
  BRG_TEMPLATE_CALLBACK (on_round_chosen),
  BRG_TEMPLATE_CALLBACK (on_row_selected),
  BRG_TEMPLATE_CALLBACK (on_language_chosen),
  BRG_TEMPLATE_CALLBACK (on_option_changed),
  BRG_TEMPLATE_CALLBACK (on_view_toggled),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_print_paper),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_save_pdf),
  BRG_TEMPLATE_CALLBACK (brg_documents_page_save_csv),
};

static void
brg_documents_page_class_init (BrgDocumentsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_PREVIEW);
  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_documents_page_dispose;
  page_class->refresh = brg_documents_page_refresh;
  page_class->take_focus = brg_documents_page_take_focus;
  page_class->go_to = brg_documents_page_go_to;
  page_class->dup_subtitle = brg_documents_page_dup_subtitle;
  page_class->print = brg_documents_page_print;
  page_class->search = brg_documents_page_search;
  brg_template_set (klass, "brg-documents-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
  gtk_widget_class_install_action (widget_class, "documents.save-pdf", NULL, save_pdf);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK,
                                       "documents.save-pdf", NULL);
}

static void
brg_documents_page_init (BrgDocumentsPage *self)
{
  self->paper = brg_paper_list_find (USUAL_PAPER);
  self->view = BRG_DOCUMENTS_ALL;
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_sides_show_while_folded (self->list_sides, GTK_WIDGET (self->list_toggle));
  brg_sides_show_while_folded (self->pane_sides, GTK_WIDGET (self->pane_toggle));
  brg_documents_page_fill_languages (self);
  self->wishes = brg_wish_rows_new (self->options, on_wish_changed, self);
  brg_documents_page_init_extras (self);
  brg_documents_page_connect_extras (self);
  self->auto_round = -1;
  brg_documents_page_init_list (self);
}
