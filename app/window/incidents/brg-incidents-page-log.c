/* brg-incidents-page-log.c - the page of incidents: the table and what stands under it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-attachments.h"
#include "brg-board-label.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-incident-words.h"
#include "brg-incidents-page-private.h"
#include "brg-protest-record.h"
#include "brg-store-incident-rows.h"
#include "brg-store-protest-rows.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

static char *
dup_time (const BrgIncident *incident, BrgSnapshot *boards G_GNUC_UNUSED)
{
  return brg_ui_dup_local_time (incident->at, FALSE);
}

static char *
dup_round (const BrgIncident *incident, BrgSnapshot *boards G_GNUC_UNUSED)
{
  return incident->round > 0 ? g_strdup_printf ("%d", incident->round) : g_strdup ("");
}

static char *
dup_board (const BrgIncident *incident, BrgSnapshot *boards)
{
  return incident->board > 0 ? brg_board_label_of_number (boards, incident->board) : g_strdup ("");
}

static char *
dup_player (const BrgIncident *incident, BrgSnapshot *boards)
{
  return brg_incident_words_player (brg_ui_get_words (), boards, incident);
}

static char *
dup_kind (const BrgIncident *incident, BrgSnapshot *boards G_GNUC_UNUSED)
{
  return brg_incident_words_kind (brg_ui_get_words (), incident);
}

static char *
dup_article (const BrgIncident *incident, BrgSnapshot *boards)
{
  return *incident->article != '\0'
             ? brg_ui_dup_article (boards->event->rulebook, incident->article)
             : g_strdup ("");
}

static char *
dup_decision (const BrgIncident *incident, BrgSnapshot *boards G_GNUC_UNUSED)
{
  const char *claim = brg_incident_words_claim (brg_ui_get_words (), incident);

  if (claim != NULL)
    return g_strdup (claim);
  if (incident->state == BRG_INCIDENT_DRAFT)
    return g_strdup (_ ("to be decided"));
  if (incident->state == BRG_INCIDENT_CANCELLED)
    return g_strdup ("–");
  return brg_incident_words_imposed (brg_ui_get_words (), incident);
}

static char *
dup_outcome (const BrgIncident *incident, BrgSnapshot *boards)
{
  return brg_incident_words_outcome (brg_ui_get_words (), boards, incident);
}

static char *(*const texts[]) (const BrgIncident *incident, BrgSnapshot *boards) = {
  dup_time, dup_round, dup_board, dup_player, dup_kind, dup_article, dup_decision, dup_outcome,
};

static char *
dup_cell (gpointer item, guint column, gpointer data G_GNUC_UNUSED)
{
  return texts[column](brg_incident_item_get (item), brg_incident_item_get_snapshot (item));
}

static void
strike (GtkWidget *label, gpointer item, gpointer data G_GNUC_UNUSED)
{
  brg_ui_set_class (label, "brg-struck", brg_incident_item_get (item)->superseded_by != 0);
}

static void
show_chip (GtkWidget *chip, gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgIncident *incident = brg_incident_item_get (item);
  const char *text = brg_incident_words_state (brg_ui_get_words (), incident);

  gtk_widget_set_tooltip_text (chip, NULL);
  if (incident->superseded_by != 0 || incident->state == BRG_INCIDENT_CANCELLED)
    brg_chip_set (BRG_CHIP (chip), BRG_CHIP_OUTLINE, NULL, text);
  else if (incident->state == BRG_INCIDENT_DRAFT)
    brg_chip_set (BRG_CHIP (chip), BRG_CHIP_DRAFT, "document-edit-symbolic",
                  brg_incident_words_claim (brg_ui_get_words (), incident) != NULL
                      /* Translators: a claim that waits for its decision */
                      ? C_ ("state of an entry", "claimed")
                      : text);
  else if (brg_incident_item_has_protest (item))
    {
      brg_chip_set (BRG_CHIP (chip), BRG_CHIP_WARN, "dialog-warning-symbolic",
                    C_ ("state of an entry", "protest"));
      gtk_widget_set_tooltip_text (chip, _ ("A protest against this decision is open."));
    }
  else
    brg_chip_set (BRG_CHIP (chip), BRG_CHIP_OK, "emblem-ok-symbolic", text);
}

void
brg_incidents_page_setup_log (BrgIncidentsPage *self)
{
  BrgColumn columns[] = {
    { _ ("Time"), BRG_COLUMN_LEFT, 0, "brg-dim", .place = &self->wide[0] },
    { _ ("Round"), .align = BRG_COLUMN_RIGHT },
    { _ ("Board"), BRG_COLUMN_RIGHT, .css_class = "brg-strong" },
    /* They have two lines, and take what room there is: the status behind them is never cut. */
    { _ ("Player"), .width_chars = 10, .expands = TRUE },
    { C_ ("table head", "Incident"), BRG_COLUMN_LEFT, 10, .expands = TRUE },
    { _ ("Article"), BRG_COLUMN_LEFT, 0, "brg-article", .place = &self->wide[1] },
    { _ ("Decision"), BRG_COLUMN_LEFT, 10, .expands = TRUE },
    { C_ ("table head", "Outcome"), BRG_COLUMN_CENTRE, .place = &self->wide[2] },
    { _ ("Status"), .make = brg_columns_make_chip, .show = show_chip },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      columns[i].dup_field = dup_cell;
      columns[i].field = i;
      columns[i].n_lines = 2;
      columns[i].mark = strike;
    }
  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), NULL);
  g_signal_connect_swapped (self->selection, "notify::selected-item",
                            G_CALLBACK (brg_incidents_page_show_details), self);
  g_signal_connect_swapped (self->selection, "notify::selected-item",
                            G_CALLBACK (brg_incidents_page_update_actions), self);
}

/* Entries of other groups are in other logs on the screen. */
static gboolean
is_shown (const BrgIncident *incident, const BrgSnapshot *boards)
{
  return incident->group_id == 0 || incident->group_id == boards->group->id;
}

/* Whether a protest against the decision waits for one itself. */
static gboolean
has_open_protest (const BrgIncident *incident, GPtrArray *protests)
{
  for (guint i = 0; protests != NULL && i < protests->len; i++)
    {
      const BrgProtest *protest = protests->pdata[i];

      if (protest->incident_id == incident->id && protest->decision == BRG_PROTEST_OPEN)
        return TRUE;
    }
  return FALSE;
}

static void
select_entry (BrgIncidentsPage *self, gint64 id)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrgIncidentItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (brg_incident_item_get (item)->id == id)
        gtk_single_selection_set_selected (self->selection, i);
    }
}

void
brg_incidents_page_fill_log (BrgIncidentsPage *self, BrgSnapshot *boards)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const BrgIncident *selected = brg_incidents_page_get_selected (self);
  gint64 id = self->wanted_id != 0 ? self->wanted_id : selected != NULL ? selected->id : 0;
  g_autoptr (GPtrArray) protests = NULL;
  GPtrArray *log = brg_store_list_incidents (store, boards->event->id, NULL);

  if (log == NULL)
    return;
  g_clear_pointer (&self->log, g_ptr_array_unref);
  self->log = log;
  protests = brg_store_list_protests (store, boards->group->id, NULL);
  for (guint i = log->len; i > 0; i--)
    if (is_shown (log->pdata[i - 1], boards))
      g_ptr_array_add (items,
                       brg_incident_item_new (log->pdata[i - 1], boards,
                                              has_open_protest (log->pdata[i - 1], protests)));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  self->wanted_id = 0;
  select_entry (self, id);
}

static void
append_line (GString *text, const char *head, const char *value)
{
  if (*value == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append_printf (text, "%s: %s", head, value);
}

static char *
dup_clocks (const BrgIncident *incident)
{
  if (g_str_equal (incident->clock_before, incident->clock_after))
    return g_strdup (incident->clock_after);
  return g_strdup_printf ("%s → %s", incident->clock_before, incident->clock_after);
}

/* The whole of an entry that its row has no room for. */
static char *
dup_entry (const BrgIncident *incident)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *number = g_strdup_printf ("%d", incident->number);
  g_autofree char *when = brg_ui_dup_when (incident->at);
  g_autofree char *kind = brg_incident_words_kind (words, incident);
  g_autofree char *proposal = brg_incident_words_proposal (words, incident->proposed);
  g_autofree char *decision = dup_decision (incident, NULL);
  g_autofree char *clocks = dup_clocks (incident);
  g_autoptr (GString) deciders = g_string_new (incident->decided_by);

  g_string_replace (deciders, "\n", ", ", 0);
  append_line (text, _ ("No."), number);
  append_line (text, _ ("When"), when);
  append_line (text, C_ ("table head", "Incident"), kind);
  if (incident->has_kind)
    append_line (text, _ ("Description"), incident->description);
  append_line (text, _ ("Proposed"), proposal);
  append_line (text, _ ("Decision"), decision);
  append_line (text, _ ("Decided by"), deciders->str);
  append_line (text, _ ("Clocks, White and Black"), clocks);
  append_line (text, _ ("Reason"), incident->reason);
  append_line (text, _ ("Witnesses"), incident->witnesses);
  append_line (text, _ ("Explanation of the player"), incident->explanation);
  append_line (text, _ ("Note"), incident->note);
  append_line (text, _ ("Written by"), incident->author);
  if (incident->are_told)
    append_line (text, _ ("Players"), _ ("informed"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
append_history (GString *text, const BrgIncident *other, BrgSnapshot *boards)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *kind = brg_incident_words_kind (words, other);
  g_autofree char *decision = dup_decision (other, boards);
  g_autofree char *article = dup_article (other, boards);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: the number of a round; what happened, what was decided, an article */
  g_string_append_printf (text, _ ("Round %d: %s – %s %s"), other->round, kind, decision, article);
}

/* What stands of the player in the log otherwise. */
static char *
dup_history (BrgIncidentsPage *self, const BrgIncident *incident)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrgSnapshot *boards = brg_session_get_snapshot (brg_page_get_session (BRG_PAGE (self)));

  for (guint i = 0; i < self->log->len; i++)
    {
      const BrgIncident *other = self->log->pdata[i];

      if (other->id != incident->id && brg_incident_is_in_force (other) &&
          brg_incident_is_against (other, incident->entry_id))
        append_history (text, other, boards);
    }
  if (text->len == 0)
    g_string_append (text, _ ("No other entries."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_incidents_page_show_details (BrgIncidentsPage *self)
{
  const BrgIncident *incident = brg_incidents_page_get_selected (self);
  g_autofree char *entry = NULL;
  g_autofree char *history = NULL;

  gtk_widget_set_visible (self->details_scroller, incident != NULL);
  gtk_widget_set_visible (self->details, incident != NULL);
  if (incident == NULL || self->log == NULL)
    return;
  entry = dup_entry (incident);
  history = incident->entry_id != 0 ? dup_history (self, incident) : g_strdup ("–");
  gtk_label_set_text (self->entry_label, entry);
  gtk_label_set_text (self->history_label, history);
  brg_attachments_show (self->files_box, BRG_OF_INCIDENT, incident->id);
}
