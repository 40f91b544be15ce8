/* brg-documents-page.c - the papers of an event with a live preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-documents-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-diagram-form.h"
#include "brg-document-row.h"
#include "brg-document-title.h"
#include "brg-duty-list.h"
#include "brg-event-document.h"
#include "brg-form-csv.h"
#include "brg-next-step.h"
#include "brg-opening-lots.h"
#include "brg-preview.h"
#include "brg-print.h"
#include "brg-protest-document.h"
#include "brg-report-document.h"
#include "brg-store-incidents.h"
#include "brg-tab-bin.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-window.h"

struct _BrgDocumentsPage
{
  BrgPage parent_instance;

  AdwFlap *list_flap;
  AdwFlap *pane_flap;
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
  AdwComboRow *order_row;
  GtkSwitch *signatures_switch;
  GtkSwitch *stamp_switch;
  GtkSwitch *father_names_switch;
  GtkButton *print_button;
  AdwButtonContent *print_content;
  GtkButton *pdf_button;
  GtkButton *csv_button;

  BrgDocumentKind kind;
  gint round;
  GPtrArray *lots;       /* element-type BrgLot, owned: those of the round; NULL without any */
  GPtrArray *diagrams;   /* element-type BrgDiagram, owned; NULL for none */
  gint64 diagrams_group; /* the group that they are from */
  gboolean is_filling;   /* choices are being filled, not made */
  guint fold_source;
};

G_DEFINE_FINAL_TYPE (BrgDocumentsPage, brg_documents_page, BRG_TYPE_PAGE)

/* The order of the list, with the headings of its groups. */
static const struct
{
  BrgDocumentKind kind;
  const char *heading;
} listed[] = {
  { BRG_DOCUMENT_PAIRINGS, N_ ("For display") },
  { BRG_DOCUMENT_PAIRINGS_BY_NAME, NULL },
  { BRG_DOCUMENT_STANDINGS, NULL },
  { BRG_DOCUMENT_CHANCES, NULL },
  { BRG_DOCUMENT_DUTIES, NULL },
  { BRG_DOCUMENT_PROTOCOL, N_ ("For the file") },
  { BRG_DOCUMENT_MATCHES, NULL },
  { BRG_DOCUMENT_TABLE, NULL },
  { BRG_DOCUMENT_BOARDS, NULL },
  { BRG_DOCUMENT_PROGRESS, NULL },
  { BRG_DOCUMENT_CATEGORIES, NULL },
  { BRG_DOCUMENT_TOTALS, NULL },
  { BRG_DOCUMENT_PRIZES, NULL },
  { BRG_DOCUMENT_INCIDENTS, NULL },
  { BRG_DOCUMENT_DECISION, NULL },
  { BRG_DOCUMENT_PROTEST, NULL },
  { BRG_DOCUMENT_APPEAL_DECISION, NULL },
  { BRG_DOCUMENT_REPORT, NULL },
  { BRG_DOCUMENT_DRAW, NULL },
  { BRG_DOCUMENT_PLAYOFF, NULL },
  { BRG_DOCUMENT_LOT_SLIP, NULL },
  { BRG_DOCUMENT_RATINGS, NULL },
  { BRG_DOCUMENT_NORMS, NULL },
  { BRG_DOCUMENT_DIAGRAM, N_ ("From the boards") },
};

static const char *
get_language (BrgDocumentsPage *self)
{
  guint index = adw_combo_row_get_selected (self->language_row);
  const char *const *languages = brg_ui_languages ();

  return index < g_strv_length ((char **) languages) ? languages[index] : languages[0];
}

static void
fill_options (BrgDocumentsPage *self,
              BrgDocumentOptions *options,
              const BrgWords *words,
              const char *printed_at)
{
  static const BrgDocumentOrder orders[] = {
    BRG_DOCUMENT_ORDER_USUAL,
    BRG_DOCUMENT_BY_NUMBER,
    BRG_DOCUMENT_BY_PLACE,
  };
  guint order = adw_combo_row_get_selected (self->order_row);

  brg_document_options_init (options, words);
  options->order = order < G_N_ELEMENTS (orders) ? orders[order] : orders[0];
  options->signatures = gtk_switch_get_active (self->signatures_switch);
  options->stamp = gtk_switch_get_active (self->stamp_switch);
  options->father_names = gtk_switch_get_active (self->father_names_switch);
  options->printed_at = printed_at;
  options->state = brg_event_document_find_state (brg_page_get_snapshot (BRG_PAGE (self)),
                                                  self->kind, self->round);
}

static char *
dup_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

static GPtrArray *
load_log (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));

  return brg_store_list_incidents (store, snapshot->event->id, NULL);
}

static BrgForm *
make_log (BrgDocumentsPage *self,
          BrgSnapshot *snapshot,
          BrgDocumentKind kind,
          const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) log = load_log (self, snapshot);

  return log != NULL ? brg_event_document_new_log_form (snapshot, log, kind, 0, options) : NULL;
}

/* Whether there is an entry, of the decision one that stands. */
static gboolean
has_log (BrgDocumentsPage *self, BrgSnapshot *snapshot, BrgDocumentKind kind)
{
  g_autoptr (GPtrArray) log = load_log (self, snapshot);

  for (guint i = 0; log != NULL && i < log->len; i++)
    {
      const BrgIncident *incident = log->pdata[i];

      if ((incident->group_id == 0 || incident->group_id == snapshot->group->id) &&
          (kind == BRG_DOCUMENT_INCIDENTS || brg_incident_is_in_force (incident)))
        return TRUE;
    }
  return FALSE;
}

/* Whether there is a protest, of the decisions one that is decided. */
static gboolean
has_protests (BrgDocumentsPage *self, BrgSnapshot *snapshot, BrgDocumentKind kind)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) protests = brg_store_list_protests (store, snapshot->group->id, NULL);

  for (guint i = 0; protests != NULL && i < protests->len; i++)
    if (kind == BRG_DOCUMENT_PROTEST ||
        ((const BrgProtest *) protests->pdata[i])->decision != BRG_PROTEST_OPEN)
      return TRUE;
  return FALSE;
}

static BrgDutyList *
load_duties (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  return brg_duty_list_new (brg_session_get_store (brg_page_get_session (BRG_PAGE (self))),
                            snapshot, self->round, NULL);
}

static gboolean
has_duties (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (BrgDutyList) list = load_duties (self, snapshot);

  return list != NULL && list->duties->len > 0;
}

static BrgForm *
make_duties (BrgDocumentsPage *self, BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_autoptr (BrgDutyList) list = load_duties (self, snapshot);

  return list != NULL ? brg_duty_list_new_form (list, list->duties, options) : NULL;
}

static gboolean
is_available (BrgDocumentsPage *self, BrgSnapshot *snapshot, BrgDocumentKind kind)
{
  if (brg_document_kind_needs_duties (kind))
    return has_duties (self, snapshot);
  if (brg_document_kind_needs_protests (kind))
    return has_protests (self, snapshot, kind);
  if (kind == BRG_DOCUMENT_REPORT)
    return snapshot->rounds->len > 0;
  if (brg_document_kind_needs_log (kind))
    return has_log (self, snapshot, kind);
  if (brg_document_kind_needs_positions (kind))
    return self->diagrams != NULL;
  if (brg_document_kind_needs_games (kind))
    return self->lots != NULL;
  return brg_event_document_is_available (snapshot, kind, self->round);
}

/* The slip of all boards, or of the one that was chosen. */
static BrgForm *
make_lot_slip (BrgDocumentsPage *self, BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  guint chosen = adw_combo_row_get_selected (self->board_row);
  g_autoptr (GPtrArray) one = g_ptr_array_new ();

  if (chosen == 0 || chosen > self->lots->len)
    return brg_lot_slip_form_new (snapshot, self->round, self->lots, options);
  g_ptr_array_add (one, self->lots->pdata[chosen - 1]);
  return brg_lot_slip_form_new (snapshot, self->round, one, options);
}

static BrgForm *
make_form_of_kind (BrgDocumentsPage *self,
                   BrgSnapshot *snapshot,
                   BrgDocumentKind kind,
                   const BrgDocumentOptions *options)
{
  if (brg_document_kind_needs_positions (kind))
    return brg_diagram_form_new (self->diagrams, NULL, snapshot, options);
  if (brg_document_kind_needs_games (kind))
    return make_lot_slip (self, snapshot, options);
  if (kind == BRG_DOCUMENT_REPORT)
    return brg_report_document_new_form (
        brg_session_get_store (brg_page_get_session (BRG_PAGE (self))), snapshot, options, NULL);
  if (brg_document_kind_needs_log (kind))
    return make_log (self, snapshot, kind, options);
  if (brg_document_kind_needs_duties (kind))
    return make_duties (self, snapshot, options);
  return brg_event_document_new_form (snapshot, kind, self->round, options);
}

/* Some papers are several forms. */
static BrgDocument *
lay_out (BrgDocumentsPage *self,
         BrgSnapshot *snapshot,
         BrgDocumentKind kind,
         const BrgForm *form,
         const BrgDocumentOptions *options)
{
  return brg_document_kind_needs_teams (kind)
             ? brg_event_document_new (snapshot, kind, self->round, options)
             : brg_document_layout (form, options);
}

static BrgForm *
make_form (BrgDocumentsPage *self, BrgDocumentKind kind, BrgDocument **document)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (BrgWords) words = brg_words_open (get_language (self));
  g_autofree char *printed_at = dup_now ();
  BrgDocumentOptions options;
  BrgForm *form;

  if (snapshot == NULL || !is_available (self, snapshot, kind))
    return NULL;
  fill_options (self, &options, words, printed_at);
  options.state = brg_event_document_find_state (snapshot, kind, self->round);
  form = make_form_of_kind (self, snapshot, kind, &options);
  if (document != NULL)
    *document = lay_out (self, snapshot, kind, form, &options);
  return form;
}

/* One sheet after the other, each a form of its own; %NULL when there is none. */
static BrgDocument *
make_protests (BrgDocumentsPage *self, BrgSnapshot *snapshot, BrgDocumentKind kind)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (BrgProtestDesk) desk = brg_protest_desk_new (store, snapshot, NULL);
  g_autoptr (BrgWords) words = brg_words_open (get_language (self));
  g_autofree char *printed_at = dup_now ();
  BrgDocumentOptions options;

  if (desk == NULL)
    return NULL;
  fill_options (self, &options, words, printed_at);
  options.state = BRG_DOCUMENT_STATE_NONE;
  return brg_protest_document_new (desk, kind, 0, &options);
}

static BrgDocument *
make_document (BrgDocumentsPage *self, BrgDocumentKind kind)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  BrgDocument *document = NULL;

  if (snapshot != NULL && brg_document_kind_needs_protests (kind))
    return make_protests (self, snapshot, kind);
  brg_form_free (make_form (self, kind, &document));
  return document;
}

static void
update_buttons (BrgDocumentsPage *self)
{
  const BrgDocument *document = brg_preview_get_document (self->preview);
  guint n_pages = document != NULL ? brg_document_get_n_pages (document) : 0;
  g_autofree char *text =
      g_strdup_printf (ngettext ("_Print, %u page", "_Print, %u pages", n_pages), n_pages);

  adw_button_content_set_label (self->print_content, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->print_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), n_pages > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->pdf_button), n_pages > 0);
  /* A protest is no table. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->csv_button),
                            n_pages > 0 && !brg_document_kind_needs_protests (self->kind));
  gtk_widget_set_sensitive (GTK_WIDGET (self->all_button), n_pages > 0);
}

static const char *
get_state_text (BrgDocumentsPage *self)
{
  switch (brg_event_document_find_state (brg_page_get_snapshot (BRG_PAGE (self)), self->kind,
                                         self->round))
    {
    case BRG_DOCUMENT_PROVISIONAL:
      return _ ("provisional: results missing or games adjourned");
    case BRG_DOCUMENT_FINAL:
      return _ ("final");
    case BRG_DOCUMENT_STATE_NONE:
    case BRG_DOCUMENT_CORRECTED:
    default:
      return "";
    }
}

static void
update_document (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *title = NULL;
  gboolean has_positions;

  if (snapshot == NULL || self->is_filling)
    return;
  title = brg_document_dup_title (self->kind, self->round);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->state_label, get_state_text (self));
  brg_preview_set_document (self->preview, make_document (self, self->kind));
  gtk_widget_set_visible (GTK_WIDGET (self->order_row), self->kind == BRG_DOCUMENT_TABLE);
  gtk_widget_set_visible (GTK_WIDGET (self->board_row),
                          self->kind == BRG_DOCUMENT_LOT_SLIP && self->lots != NULL);
  /* The names of a diagram are those that were handed over with it. */
  has_positions = brg_document_kind_needs_positions (self->kind);
  gtk_widget_set_visible (
      gtk_widget_get_ancestor (GTK_WIDGET (self->father_names_switch), ADW_TYPE_ACTION_ROW),
      !has_positions);
  gtk_label_set_text (
      self->signatures_label,
      has_positions ? _ ("Signatures are below the last diagram.")
                    : _ ("Signatures are always on the page with the last row of the table."));
  update_buttons (self);
  brg_window_update_title (brg_window_find (GTK_WIDGET (self)));
}

static void
clear_list (BrgDocumentsPage *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static void
append_row (BrgDocumentsPage *self, BrgDocumentKind kind, BrgSnapshot *snapshot)
{
  GtkWidget *row = brg_document_row_new (kind, self->round);

  gtk_widget_set_sensitive (row, is_available (self, snapshot, kind));
  gtk_list_box_append (self->list, row);
  if (kind == self->kind)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

static gboolean
is_listed (BrgSnapshot *snapshot, BrgDocumentKind kind)
{
  return brg_document_kind_is_for (kind, snapshot->event->discipline) &&
         (kind != BRG_DOCUMENT_DRAW || snapshot->draw != NULL) &&
         (kind != BRG_DOCUMENT_PLAYOFF || snapshot->playoffs->len > 0) &&
         (kind < BRG_DOCUMENT_CATEGORIES || kind > BRG_DOCUMENT_CHANCES ||
          brg_event_document_is_available (snapshot, kind, 0)) &&
         (!brg_document_kind_needs_teams (kind) || brg_snapshot_has_teams (snapshot));
}

static void
fill_list (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  self->is_filling = TRUE;
  clear_list (self);
  for (guint i = 0; i < G_N_ELEMENTS (listed); i++)
    if (is_listed (snapshot, listed[i].kind))
      append_row (self, listed[i].kind, snapshot);
  self->is_filling = FALSE;
}

static void
add_heading (GtkListBoxRow *row, GtkListBoxRow *before G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  BrgDocumentKind kind = brg_document_row_get_kind (row);

  for (guint i = 0; i < G_N_ELEMENTS (listed); i++)
    if (listed[i].kind == kind && listed[i].heading != NULL)
      {
        GtkWidget *label = gtk_label_new (_ (listed[i].heading));

        gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
        gtk_widget_add_css_class (label, "brg-list-heading");
        gtk_list_box_row_set_header (row, label);
        return;
      }
  gtk_list_box_row_set_header (row, NULL);
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
}

/* The first choice is the whole round. */
static void
fill_boards (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen = adw_combo_row_get_selected (self->board_row);

  self->is_filling = TRUE;
  gtk_string_list_append (names, _ ("all of the round"));
  for (guint i = 0; self->lots != NULL && i < self->lots->len; i++)
    {
      const BrgLot *lot = self->lots->pdata[i];
      g_autofree char *board = brg_board_label_of_number (snapshot, lot->board);

      gtk_string_list_take (names, g_strdup_printf (_ ("Board %s"), board));
    }
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
  if (chosen < g_list_model_get_n_items (G_LIST_MODEL (names)))
    adw_combo_row_set_selected (self->board_row, chosen);
  self->is_filling = FALSE;
}

/* How games began is not part of the group: it is read where a paper tells it. */
static void
load_lots (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) games = NULL;

  g_clear_pointer (&self->lots, g_ptr_array_unref);
  if (brg_document_kind_is_for (BRG_DOCUMENT_LOT_SLIP, snapshot->event->discipline))
    games = brg_store_list_games (store, snapshot->group->id, self->round, NULL);
  if (games != NULL)
    self->lots = brg_opening_lots_list (snapshot, self->round, games, 0);
  if (self->lots != NULL && self->lots->len == 0)
    g_clear_pointer (&self->lots, g_ptr_array_unref);
  if (!is_listed (snapshot, self->kind))
    self->kind = BRG_DOCUMENT_PROTOCOL;
  fill_boards (self, snapshot);
}

static void
choose_language (BrgDocumentsPage *self)
{
  g_autofree char *chosen = brg_preferences_dup (
      brg_window_get_preferences (brg_window_find (GTK_WIDGET (self))), "document-language");
  const char *wanted = *chosen != '\0' ? chosen : brg_ui_get_language ();
  const char *const *languages = brg_ui_languages ();

  self->is_filling = TRUE;
  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], wanted))
      adw_combo_row_set_selected (self->language_row, i);
  self->is_filling = FALSE;
}

/* Positions of another group are not kept. */
static void
drop_foreign_diagrams (BrgDocumentsPage *self, BrgSnapshot *snapshot)
{
  if (self->diagrams == NULL || snapshot->group->id == self->diagrams_group)
    return;
  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  if (self->kind == BRG_DOCUMENT_DIAGRAM)
    self->kind = BRG_DOCUMENT_PROTOCOL;
}

static void
brg_documents_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);

  drop_foreign_diagrams (self, snapshot);
  choose_language (self);
  fill_rounds (self, snapshot);
  load_lots (self, snapshot);
  fill_list (self, snapshot);
  update_document (self);
}

static void
on_round_chosen (BrgDocumentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (self->is_filling || snapshot == NULL)
    return;
  self->round = (gint) gtk_drop_down_get_selected (self->round_choice) + 1;
  load_lots (self, snapshot);
  fill_list (self, snapshot);
  update_document (self);
}

static void
on_row_selected (BrgDocumentsPage *self, GtkListBoxRow *row)
{
  if (self->is_filling || row == NULL)
    return;
  self->kind = brg_document_row_get_kind (row);
  update_document (self);
}

static void
on_language_chosen (BrgDocumentsPage *self)
{
  if (self->is_filling)
    return;
  brg_preferences_set (brg_window_get_preferences (brg_window_find (GTK_WIDGET (self))),
                       "document-language", get_language (self));
  update_document (self);
}

static void
brg_documents_page_print (BrgPage *page)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  BrgDocument *document = make_document (self, self->kind);
  g_autofree char *title = brg_document_dup_title (self->kind, self->round);

  if (document != NULL)
    brg_print_document (GTK_WIDGET (self), document, title);
}

static void
on_print_clicked (BrgDocumentsPage *self)
{
  brg_documents_page_print (BRG_PAGE (self));
}

static void
tell_saved (BrgDocumentsPage *self, const char *path, gboolean is_saved, GError *error)
{
  if (is_saved)
    {
      /* Translators: %s is a file */
      g_autofree char *message = g_strdup_printf (_ ("Saved: %s"), path);

      brg_session_tell (brg_page_get_session (BRG_PAGE (self)), message);
    }
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("The file was not saved"), error->message);
}

static void
on_pdf_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (BrgDocument) document = path != NULL ? make_document (self, self->kind) : NULL;
  g_autoptr (GError) error = NULL;

  if (document != NULL)
    tell_saved (self, path, brg_document_write_pdf (document, path, &error), error);
}

static void
pick_file (BrgDocumentsPage *self, const char *extension, BrgFileFunc func)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *pattern = g_strconcat ("*.", extension, NULL);
  const char *const filters[] = { extension, pattern, NULL };
  g_autofree char *name = NULL;

  if (snapshot == NULL)
    return;
  name = brg_event_document_dup_file_name (snapshot, self->kind, self->round, extension);
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save the Document"), BRG_FILE_SAVE, filters, name, func,
                    self);
}

static void
on_pdf_clicked (BrgDocumentsPage *self)
{
  pick_file (self, "pdf", on_pdf_picked);
}

static void
save_pdf (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (widget);

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->pdf_button)))
    on_pdf_clicked (self);
}

static void
on_csv_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (BrgForm) form = path != NULL ? make_form (self, self->kind, NULL) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (form == NULL)
    return;
  text = brg_form_to_csv (form, ';');
  tell_saved (
      self, path,
      g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0666, &error),
      error);
}

static void
on_csv_clicked (BrgDocumentsPage *self)
{
  pick_file (self, "csv", on_csv_picked);
}

static void
on_all_picked (const char *path, gpointer data)
{
  BrgDocumentsPage *self = data;
  g_autoptr (GPtrArray) documents =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_document_free);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; path != NULL && i < G_N_ELEMENTS (listed); i++)
    {
      /* Diagrams are chosen one by one and belong to no round. */
      BrgDocument *document = brg_document_kind_needs_positions (listed[i].kind)
                                  ? NULL
                                  : make_document (self, listed[i].kind);

      if (document != NULL)
        g_ptr_array_add (documents, document);
    }
  if (documents->len > 0)
    tell_saved (self, path,
                brg_documents_write_pdf ((const BrgDocument *const *) documents->pdata,
                                         documents->len, path, &error),
                error);
}

static void
on_all_clicked (BrgDocumentsPage *self)
{
  const char *const filters[] = { "PDF", "*.pdf", NULL };
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *name = NULL;

  if (snapshot == NULL)
    return;
  name = g_strdup_printf (_ ("%s round %d.pdf"), snapshot->event->name, self->round);
  g_strdelimit (name, "/\\:*?\"<>|\n\r\t", ' ');
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save Everything for the Round"), BRG_FILE_SAVE, filters,
                    name, on_all_picked, self);
}

static char *
brg_documents_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);

  return brg_document_dup_title (self->kind, self->round);
}

static gboolean
brg_documents_page_take_focus (BrgPage *page)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  /* In a narrow window the list is put away, and what is not seen takes no focus. */
  if (!adw_flap_get_reveal_flap (self->list_flap))
    return gtk_widget_grab_focus (GTK_WIDGET (self->preview));
  return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->list));
}

/* `protocol/5`: a kind and a round. */
static void
brg_documents_page_go_to (BrgPage *page, const char *target)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (page);
  g_auto (GStrv) parts = g_strsplit (target, "/", 2);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);

  if (parts[0] == NULL || snapshot == NULL || !brg_document_kind_from_id (parts[0], &self->kind))
    return;
  if (parts[1] != NULL)
    self->round = (gint) g_ascii_strtoll (parts[1], NULL, 10);
  brg_documents_page_refresh (page, snapshot);
}

void
brg_documents_page_show_diagrams (GtkWidget *from, GPtrArray *diagrams)
{
  BrgWindow *window = brg_window_find (from);
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (brg_window_get_page (window, "documents"));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  g_return_if_fail (diagrams != NULL && diagrams->len > 0);

  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  self->diagrams = diagrams;
  self->diagrams_group = snapshot != NULL ? snapshot->group->id : 0;
  brg_window_show_page (window, "documents", brg_document_kind_get_id (BRG_DOCUMENT_DIAGRAM));
}

static gboolean
show_toggles (gpointer data)
{
  BrgDocumentsPage *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  self->fold_source = 0;
  /* The list goes away with the focus that it had: the sheet takes it, not the header. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_flap_get_folded (self->list_flap) &&
      (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    gtk_widget_grab_focus (GTK_WIDGET (self->preview));
  gtk_widget_set_visible (GTK_WIDGET (self->list_toggle), adw_flap_get_folded (self->list_flap));
  gtk_widget_set_visible (GTK_WIDGET (self->pane_toggle), adw_flap_get_folded (self->pane_flap));
  return G_SOURCE_REMOVE;
}

/* A flap folds while sizes are being given: the bar must not change then. */
static void
on_folded (BrgDocumentsPage *self)
{
  if (self->fold_source == 0)
    self->fold_source = g_idle_add (show_toggles, self);
}

static void
brg_documents_page_dispose (GObject *object)
{
  BrgDocumentsPage *self = BRG_DOCUMENTS_PAGE (object);

  g_clear_handle_id (&self->fold_source, g_source_remove);
  g_clear_pointer (&self->diagrams, g_ptr_array_unref);
  g_clear_pointer (&self->lots, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_documents_page_parent_class)->dispose (object);
}

static void
brg_documents_page_class_init (BrgDocumentsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_PREVIEW);
  g_type_ensure (BRG_TYPE_TAB_BIN);
  G_OBJECT_CLASS (klass)->dispose = brg_documents_page_dispose;
  page_class->refresh = brg_documents_page_refresh;
  page_class->take_focus = brg_documents_page_take_focus;
  page_class->go_to = brg_documents_page_go_to;
  page_class->dup_subtitle = brg_documents_page_dup_subtitle;
  page_class->print = brg_documents_page_print;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-documents-page.ui");
  gtk_widget_class_install_action (widget_class, "documents.save-pdf", NULL, save_pdf);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK,
                                       "documents.save-pdf", NULL);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, round_choice);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, list_flap);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, pane_flap);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, list_toggle);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, pane_toggle);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, state_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, all_button);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, list);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, preview);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, language_row);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, board_row);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, order_row);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, signatures_switch);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, stamp_switch);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, father_names_switch);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, signatures_label);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, print_button);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, print_content);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, pdf_button);
  gtk_widget_class_bind_template_child (widget_class, BrgDocumentsPage, csv_button);
}

static void
fill_languages (BrgDocumentsPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const char *const *languages = brg_ui_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    gtk_string_list_append (names, brg_ui_get_language_name (languages[i]));
  adw_combo_row_set_model (self->language_row, G_LIST_MODEL (names));
}

static void
brg_documents_page_init (BrgDocumentsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->kind = BRG_DOCUMENT_PROTOCOL;
  fill_languages (self);
  gtk_list_box_set_header_func (self->list, add_heading, NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Documents"), -1);
  g_signal_connect_swapped (self->list_flap, "notify::folded", G_CALLBACK (on_folded), self);
  g_signal_connect_swapped (self->pane_flap, "notify::folded", G_CALLBACK (on_folded), self);
  g_signal_connect_swapped (self->round_choice, "notify::selected", G_CALLBACK (on_round_chosen),
                            self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (on_row_selected), self);
  g_signal_connect_swapped (self->language_row, "notify::selected", G_CALLBACK (on_language_chosen),
                            self);
  g_signal_connect_swapped (self->board_row, "notify::selected", G_CALLBACK (update_document),
                            self);
  g_signal_connect_swapped (self->order_row, "notify::selected", G_CALLBACK (update_document),
                            self);
  g_signal_connect_swapped (self->signatures_switch, "notify::active", G_CALLBACK (update_document),
                            self);
  g_signal_connect_swapped (self->stamp_switch, "notify::active", G_CALLBACK (update_document),
                            self);
  g_signal_connect_swapped (self->father_names_switch, "notify::active",
                            G_CALLBACK (update_document), self);
  g_signal_connect_swapped (self->print_button, "clicked", G_CALLBACK (on_print_clicked), self);
  g_signal_connect_swapped (self->pdf_button, "clicked", G_CALLBACK (on_pdf_clicked), self);
  g_signal_connect_swapped (self->csv_button, "clicked", G_CALLBACK (on_csv_clicked), self);
  g_signal_connect_swapped (self->all_button, "clicked", G_CALLBACK (on_all_clicked), self);
}
