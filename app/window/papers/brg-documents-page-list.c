/* brg-documents-page-list.c - the page of documents: its views, the list, what is found by typing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page-private.h"

#include <glib/gi18n.h>

#include "brg-next-step.h"
#include "brg-paper-list.h"
#include "brg-paper-moment.h"
#include "brg-row-menu.h"
#include "brg-shell.h"
#include "brg-ui.h"

static BrgStore *
get_store (BrgDocumentsPage *self)
{
  return brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
}

/* ----- Views ----- */

/* The round and the set that come next: what the page opens with. */
static void
find_next (const BrgSnapshot *snapshot, gint *round, BrgPaperPreset *preset)
{
  *round = brg_paper_preset_find_round (snapshot);
  *preset = brg_paper_preset_find (snapshot, *round);
}

static GtkToggleButton *
get_toggle (BrgDocumentsPage *self, BrgDocumentsView view)
{
  GtkToggleButton *toggles[BRG_N_DOCUMENTS_VIEWS] = { self->before_toggle, self->after_toggle,
                                                      self->all_toggle, self->archive_toggle };

  return toggles[view];
}

static void
show_view (BrgDocumentsPage *self, BrgDocumentsView view)
{
  self->view = view;
  self->is_opened = TRUE;
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (get_toggle (self, view), TRUE);
  self->is_filling = FALSE;
}

/* Where no round is next: the first paper that can be printed already. */
static void
choose_first (BrgDocumentsPage *self, const BrgSnapshot *snapshot)
{
  BrgPaperSource source = { .snapshot = snapshot, .store = get_store (self), .round = 1 };
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  for (BrgPaperMoment moment = 0; moment < BRG_N_PAPER_MOMENTS; moment++)
    for (guint i = 0; i < n_papers; i++)
      if (brg_paper_is_listed (&papers[i], snapshot) &&
          brg_paper_moment_find (&papers[i]) == moment &&
          brg_paper_is_available (&papers[i], &source))
        {
          self->paper = &papers[i];
          return;
        }
}

/* What is shown anew is shown whole. */
static void
clear_search (BrgDocumentsPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  g_free (self->wanted);
  self->wanted = g_strdup ("");
  gtk_list_box_invalidate_filter (self->list);
}

void
brg_documents_page_choose_view (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  /* rus-draughts-2022 11.5, 11.6: a contest has no papers of rounds. */
  gboolean has_rounds = snapshot->group->contest == BRG_CONTEST_NONE;
  BrgPaperPreset preset;
  gint round;

  find_next (snapshot, &round, &preset);
  gtk_widget_set_visible (GTK_WIDGET (self->before_toggle), has_rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->after_toggle), has_rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->round_choice), has_rounds);
  if (round == self->auto_round && preset == self->auto_set &&
      (has_rounds || self->view >= BRG_DOCUMENTS_ALL))
    return;
  self->auto_round = round;
  self->auto_set = preset;
  self->round = round;
  if (round == 0)
    choose_first (self, snapshot);
  clear_search (self);
  show_view (self, round > 0 ? (BrgDocumentsView) preset : BRG_DOCUMENTS_ALL);
}

void
brg_documents_page_set_view (BrgDocumentsPage *self, BrgDocumentsView view)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot != NULL)
    find_next (snapshot, &self->auto_round, &self->auto_set);
  clear_search (self);
  show_view (self, view);
}

/* ----- Rows ----- */

static void
on_row_ticked (BrgDocumentRow *row, gpointer data)
{
  brg_documents_page_toggle (data, row);
}

static void
on_row_copies_changed (BrgDocumentRow *row, gint step, gpointer data)
{
  brg_documents_page_change_copies (data, row, step);
}

static void
append (BrgDocumentsPage *self, GtkWidget *row, gboolean is_shown)
{
  gtk_list_box_append (self->list, row);
  if (is_shown)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

static void
append_set (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  if (self->set == NULL)
    return;
  for (guint i = 0; i < self->set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (self->set->rows, BrgPaperSetRow, i);
      BrgPaperSource source = brg_paper_set_get_source (row, snapshot, get_store (self));
      GtkWidget *shown = brg_document_row_new_of_set (row, &source);

      g_signal_connect (shown, "ticked", G_CALLBACK (on_row_ticked), self);
      g_signal_connect (shown, "copies-changed", G_CALLBACK (on_row_copies_changed), self);
      append (self, shown, row->paper == self->paper);
    }
}

/* By the moment when they are wanted. What the group has not is there for who looks for it. */
static void
append_all (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  BrgPaperSource source = brg_documents_page_get_source (self, snapshot);
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  source.board = 0;
  for (BrgPaperMoment moment = 0; moment < BRG_N_PAPER_MOMENTS; moment++)
    for (guint i = 0; i < n_papers; i++)
      if (brg_paper_is_found (&papers[i]) && brg_paper_moment_find (&papers[i]) == moment)
        append (self, brg_document_row_new (&papers[i], &source), &papers[i] == self->paper);
}

static void
append_archive (BrgDocumentsPage *self)
{
  for (guint i = 0; self->archive != NULL && i < self->archive->len; i++)
    append (self, brg_document_row_new_archived (self->archive->pdata[i]),
            self->archive->pdata[i] == self->archived);
}

/* The rows are new, and the keys go on where they were. */
static void
take_focus (BrgDocumentsPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Why the list is empty. */
static void
say_empty (BrgDocumentsPage *self)
{
  gboolean has_archive = self->archive != NULL && self->archive->len > 0;

  gtk_label_set_text (self->empty_label, self->view == BRG_DOCUMENTS_ARCHIVE && !has_archive
                                             ? _ ("Nothing was printed or saved yet.")
                                         : brg_documents_page_is_set (self)
                                             ? _ ("Not in this set. Enter: all papers.")
                                             : _ ("No paper is called so."));
}

void
brg_documents_page_fill_list (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  gboolean had_focus = brg_ui_has_focus_within (self->list);

  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  switch (self->view)
    {
    case BRG_DOCUMENTS_BEFORE:
    case BRG_DOCUMENTS_AFTER:
      append_set (self, snapshot);
      break;
    case BRG_DOCUMENTS_ARCHIVE:
      append_archive (self);
      break;
    case BRG_DOCUMENTS_ALL:
    default:
      append_all (self, snapshot);
      break;
    }
  say_empty (self);
  self->is_filling = FALSE;
  if (had_focus)
    take_focus (self);
}

static void
add_heading (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data G_GNUC_UNUSED)
{
  const char *heading = brg_document_row_get_heading (BRG_DOCUMENT_ROW (row));
  GtkWidget *label;

  if (before != NULL &&
      g_str_equal (heading, brg_document_row_get_heading (BRG_DOCUMENT_ROW (before))))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_add_css_class (label, "brg-list-heading");
  gtk_list_box_row_set_header (row, label);
}

/* ----- Typing ----- */

static gboolean
is_found (BrgDocumentsPage *self, BrgDocumentRow *row)
{
  return (*self->wanted != '\0' || !brg_document_row_is_foreign (row)) &&
         brg_document_row_matches (row, self->wanted);
}

/* What has its tick comes out of the printer, whatever is looked for: it is seen. */
static gboolean
is_wanted (GtkListBoxRow *row, gpointer data)
{
  return brg_documents_page_is_ticked (data, BRG_DOCUMENT_ROW (row)) ||
         is_found (data, BRG_DOCUMENT_ROW (row));
}

gboolean
brg_documents_page_has_chosen (BrgDocumentsPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL && is_found (self, BRG_DOCUMENT_ROW (row));
}

/* The first of those that are found by their titles, if there are such, and can be printed. */
static GtkWidget *
find_found (BrgDocumentsPage *self)
{
  GtkWidget *found = NULL;
  guint least = G_MAXUINT;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint rank;

      if (!BRG_IS_DOCUMENT_ROW (child) || !gtk_widget_get_child_visible (child) ||
          !brg_document_row_matches (BRG_DOCUMENT_ROW (child), self->wanted))
        continue;
      rank = brg_document_row_rank (BRG_DOCUMENT_ROW (child), self->wanted);
      if (rank >= least)
        continue;
      least = rank;
      found = child;
    }
  return found;
}

/* What is printed is what is seen to be chosen: a paper that the search hides gives way. */
static void
keep_chosen (BrgDocumentsPage *self)
{
  GtkWidget *found = brg_documents_page_has_chosen (self) ? NULL : find_found (self);

  if (found != NULL)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (found));
  else
    brg_documents_page_update (self);
}

static void
on_search_changed (BrgDocumentsPage *self)
{
  g_free (self->wanted);
  self->wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)), -1);
  gtk_list_box_invalidate_filter (self->list);
  keep_chosen (self);
}

static gboolean
choose_found (BrgDocumentsPage *self)
{
  GtkWidget *found = find_found (self);

  if (found == NULL)
    return FALSE;
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (found));
  gtk_widget_grab_focus (found);
  return TRUE;
}

/* The first that is found has the focus and is shown; what is in no set is among all papers. */
static void
on_search_done (BrgDocumentsPage *self)
{
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));

  /* The list waits a little for further letters. */
  on_search_changed (self);
  if (choose_found (self) || !brg_documents_page_is_set (self))
    return;
  gtk_toggle_button_set_active (self->all_toggle, TRUE);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), typed);
  on_search_changed (self);
  choose_found (self);
}

static void
on_search_stopped (BrgDocumentsPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  brg_page_take_focus (BRG_PAGE (self));
}

/* ----- Keys ----- */

static void
go_to_remedy (BrgDocumentsPage *self, BrgDocumentRow *row)
{
  BrgPaperRemedy remedy = brg_paper_moment_get_remedy (brg_document_row_get_paper (row),
                                                       brg_page_get_snapshot (BRG_PAGE (self)));

  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), remedy.page, remedy.target);
}

static gboolean
handle_key (BrgDocumentsPage *self, BrgDocumentRow *row, guint keyval)
{
  gboolean is_set = brg_documents_page_is_set (self);

  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (is_set)
        brg_documents_page_toggle (self, row);
      return is_set;
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      if (is_set)
        brg_documents_page_change_copies (self, row, 1);
      return is_set;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      if (is_set)
        brg_documents_page_change_copies (self, row, -1);
      return is_set;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (brg_document_row_is_lacking (row))
        go_to_remedy (self, row);
      return brg_document_row_is_lacking (row);
    default:
      return FALSE;
    }
}

static gboolean
on_key_pressed (BrgDocumentsPage *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType modifiers,
                GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || !BRG_IS_DOCUMENT_ROW (focus) ||
      brg_page_get_snapshot (BRG_PAGE (self)) == NULL)
    return FALSE;
  /* It is the window's; the search, which is typed into from the list, would keep it. */
  if (keyval == GDK_KEY_Insert || keyval == GDK_KEY_KP_Insert)
    return gtk_event_controller_key_forward (controller, GTK_WIDGET (gtk_widget_get_root (focus)));
  return handle_key (self, BRG_DOCUMENT_ROW (focus), keyval);
}

static void
add_row_menu (BrgDocumentsPage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("_Print…"), "win.print", "<Control>p" },
    { _ ("Save as P_DF…"), "documents.save-pdf", "<Control>s" },
  };

  brg_row_menu_add_to_list (self->list, lines, G_N_ELEMENTS (lines));
}

void
brg_documents_page_init_list (BrgDocumentsPage *self)
{
  add_row_menu (self);
  self->wanted = g_strdup ("");
  gtk_list_box_set_header_func (self->list, add_heading, NULL, NULL);
  gtk_list_box_set_filter_func (self->list, is_wanted, self, NULL);
  g_signal_connect_swapped (self->search_entry, "search-changed", G_CALLBACK (on_search_changed),
                            self);
  g_signal_connect_swapped (self->search_entry, "activate", G_CALLBACK (on_search_done), self);
  g_signal_connect_swapped (self->search_entry, "stop-search", G_CALLBACK (on_search_stopped),
                            self);
  /* Before the list and the search hear them. */
  brg_ui_add_keys (self->list_box, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  gtk_search_entry_set_key_capture_widget (self->search_entry, GTK_WIDGET (self->list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Documents"), -1);
}
