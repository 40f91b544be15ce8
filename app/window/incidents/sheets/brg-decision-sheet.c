/* brg-decision-sheet.c - a protest or an appeal is heard and decided
 *
 * The committee's votes are in brg-decision-sheet-seats.c, what happens to the result in
 * brg-decision-sheet-effect.c.
 *
 * Rules: rus-draughts-2022 5.4.17.3, 5.4.17.4, 5.4.17.5; rus-chess-2014 25.2
 * Tests: tests/gui/protests.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-attachments.h"
#include "brg-committee-sheet.h"
#include "brg-decision-sheet-private.h"
#include "brg-name-completion.h"
#include "brg-print.h"
#include "brg-protest-committee.h"
#include "brg-protest-sheet.h"
#include "brg-protest-time.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgDecisionSheet, brg_decision_sheet, BRG_TYPE_SHEET)

static void
take (char **place, const char *text)
{
  brg_protest_take_text (place, g_strstrip (g_strdup (text)));
}

static gboolean
is_upheld (BrgDecisionSheet *self)
{
  return self->protest->decision == BRG_PROTEST_UPHELD ||
         self->protest->decision == BRG_PROTEST_PARTLY;
}

static gboolean
needs_admission (BrgDecisionSheet *self)
{
  return brg_protest_desk_find_lateness (self->desk, self->protest) > 0 &&
         self->protest->decision != BRG_PROTEST_REFUSED &&
         self->protest->decision != BRG_PROTEST_WITHDRAWN;
}

/* An hour that was typed; empty is none. Returns: whether it can be read */
static gboolean
read_heard (BrgDecisionSheet *self)
{
  const char *text = brg_ui_get_text (self->heard_row);
  gint64 at = brg_protest_words_parse_local (self->desk, text, brg_protest_fields_get_now ());

  if (*text != '\0' && at == 0)
    return FALSE;
  brg_protest_take_text (&self->protest->heard_at, brg_protest_time_dup (at));
  return TRUE;
}

static gboolean
read_form (BrgDecisionSheet *self)
{
  BrgProtest *protest = self->protest;

  brg_protest_take_text (&protest->hearing, brg_protest_fields_dup_text (self->hearing_view));
  brg_protest_take_text (&protest->grounds, brg_protest_fields_dup_text (self->grounds_view));
  brg_protest_fields_take_articles (&protest->decision_articles,
                                    brg_sheet_get_rulebook (BRG_SHEET (self)), self->articles_row);
  take (&protest->admitted, needs_admission (self) ? brg_ui_get_text (self->admitted_row) : "");
  take (&protest->decided_by, brg_ui_get_text (self->by_row));
  protest->fee_goes = adw_combo_row_get_selected (self->fee_row);
  return read_heard (self);
}

static gboolean
is_stored_open (BrgDecisionSheet *self)
{
  return brg_protest_desk_find (self->desk, self->protest->id)->decision == BRG_PROTEST_OPEN;
}

/* Why it cannot be decided as it stands in the form; NULL when it can. */
static char *
dup_obstacle (BrgDecisionSheet *self, gboolean is_sound)
{
  g_autoptr (GError) error = NULL;

  if (!is_sound)
    return g_strdup (_ ("The time of the hearing is not valid."));
  if (brg_protest_check_decision (self->protest, brg_decision_sheet_wants_result (self), &error))
    return NULL;
  return g_strdup (error->message);
}

static void
mark_heard (BrgDecisionSheet *self, gboolean is_sound)
{
  brg_ui_set_class (self->heard_row, "error", !is_sound);
}

void
brg_decision_sheet_update (BrgDecisionSheet *self)
{
  gboolean has_effect;
  gboolean is_sound;
  g_autofree char *obstacle = NULL;

  if (self->is_filling)
    return;
  is_sound = read_form (self);
  obstacle = is_stored_open (self) ? dup_obstacle (self, is_sound) : NULL;
  has_effect = brg_decision_sheet_wants_result (self) && self->correction != NULL;
  mark_heard (self, is_sound);
  if (self->was_heard != (*self->protest->hearing != '\0'))
    brg_decision_sheet_show_notes (self);
  gtk_widget_set_visible (GTK_WIDGET (self->admitted_row), needs_admission (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->result_row), is_upheld (self));
  gtk_widget_set_visible (GTK_WIDGET (self->count_row), has_effect);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_list), has_effect);
  gtk_widget_set_sensitive (GTK_WIDGET (self->hear_button), is_sound);
  gtk_widget_set_sensitive (GTK_WIDGET (self->decide_button),
                            is_stored_open (self) && obstacle == NULL && !self->is_computing);
  brg_ui_set_tooltip (GTK_WIDGET (self->decide_button), obstacle);
  gtk_label_set_text (self->obstacle_label, obstacle != NULL ? obstacle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->obstacle_label), obstacle != NULL);
}

static void
on_decision_chosen (BrgDecisionSheet *self)
{
  if (self->is_filling)
    return;
  self->protest->decision = adw_combo_row_get_selected (self->decision_row);
  adw_combo_row_set_selected (
      self->fee_row,
      brg_protest_desk_propose_fee (self->desk, self->protest, self->protest->decision));
  brg_decision_sheet_show_effect (self);
}

static BrgStore *
get_store (BrgDecisionSheet *self)
{
  return brg_sheet_get_store (BRG_SHEET (self));
}

static void
on_hear_clicked (BrgDecisionSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done;

  if (!read_form (self))
    return;
  done = brg_store_hear_protest (get_store (self), self->protest, &error);
  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
on_decide_clicked (BrgDecisionSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgResultChange effect = brg_decision_sheet_make_effect (self);
  GError *error = NULL;
  gboolean done;

  if (!read_form (self) || self->is_computing)
    return;
  brg_protest_take_text (&self->protest->decided_at,
                         brg_protest_time_dup (brg_protest_fields_get_now ()));
  done = brg_store_decide_protest (get_store (self), self->protest, &effect, &error);
  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
on_change_clicked (BrgDecisionSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  gint64 id = self->protest->id;

  gtk_window_destroy (GTK_WINDOW (self));
  brg_protest_sheet_present (shell, id, 0, 0);
}

static void
on_appeal_clicked (BrgDecisionSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  gint64 id = self->protest->id;

  gtk_window_destroy (GTK_WINDOW (self));
  brg_protest_sheet_present (shell, 0, id, 0);
}

static void
on_committee_clicked (BrgDecisionSheet *self)
{
  brg_committee_sheet_present (brg_sheet_get_shell (BRG_SHEET (self)), GTK_WINDOW (self));
}

static void
on_attach_clicked (BrgDecisionSheet *self)
{
  brg_attachments_pick (GTK_WIDGET (self->files_box), BRG_OF_PROTEST, self->protest->id);
}

/* Of an open protest the form, of a decided one the decision. */
static void
on_print_clicked (BrgDecisionSheet *self)
{
  const BrgProtest *stored = brg_protest_desk_find (self->desk, self->protest->id);
  BrgPaperSource source = { .snapshot = brg_sheet_get_snapshot (BRG_SHEET (self)),
                            .store = brg_sheet_get_store (BRG_SHEET (self)),
                            .number = stored->number };

  brg_print_paper (GTK_WIDGET (self),
                   stored->decision == BRG_PROTEST_OPEN ? "protest" : "appeal-decision", &source);
}

static void
brg_decision_sheet_finalize (GObject *object)
{
  BrgDecisionSheet *self = BRG_DECISION_SHEET (object);

  g_ptr_array_unref (self->corrections);
  brg_protest_desk_free (self->desk);
  brg_protest_free (self->protest);
  G_OBJECT_CLASS (brg_decision_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgDecisionSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (print_button),     CHILD (decide_button), CHILD (columns),      CHILD (facts_label),
  CHILD (notes_box),        CHILD (seats_title),   CHILD (votes_label),  CHILD (seats_list),
  CHILD (hearing_view),     CHILD (heard_row),     CHILD (hear_button),  CHILD (change_button),
  CHILD (appeal_button),    CHILD (decision_box),  CHILD (decision_row), CHILD (result_row),
  CHILD (count_row),        CHILD (fee_row),       CHILD (impact_label), CHILD (impact_list),
  CHILD (grounds_view),     CHILD (articles_row),  CHILD (admitted_row), CHILD (by_row),
  CHILD (outcome_label),    CHILD (hearing_box),   CHILD (files_box),    CHILD (obstacle_label),
  CHILD (committee_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_decide_clicked),    BRG_TEMPLATE_CALLBACK (on_hear_clicked),
  BRG_TEMPLATE_CALLBACK (on_change_clicked),    BRG_TEMPLATE_CALLBACK (on_appeal_clicked),
  BRG_TEMPLATE_CALLBACK (on_committee_clicked), BRG_TEMPLATE_CALLBACK (on_attach_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_decision_sheet_class_init (BrgDecisionSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_IMPACT_LIST);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->finalize = brg_decision_sheet_finalize;
  brg_template_set (klass, "brg-decision-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_decision_sheet_init (BrgDecisionSheet *self)
{
  self->corrections = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_correction_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->decide_button));
  g_signal_connect_swapped (self->decision_row, "notify::selected", G_CALLBACK (on_decision_chosen),
                            self);
  g_signal_connect_swapped (self->result_row, "notify::selected",
                            G_CALLBACK (brg_decision_sheet_show_effect), self);
  g_signal_connect_swapped (self->fee_row, "notify::selected",
                            G_CALLBACK (brg_decision_sheet_update), self);
  g_signal_connect_swapped (self->heard_row, "changed", G_CALLBACK (brg_decision_sheet_update),
                            self);
  g_signal_connect_swapped (self->articles_row, "changed", G_CALLBACK (brg_decision_sheet_update),
                            self);
  g_signal_connect_swapped (self->admitted_row, "changed", G_CALLBACK (brg_decision_sheet_update),
                            self);
  g_signal_connect_swapped (self->by_row, "changed", G_CALLBACK (brg_decision_sheet_update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->hearing_view), "changed",
                            G_CALLBACK (brg_decision_sheet_update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->grounds_view), "changed",
                            G_CALLBACK (brg_decision_sheet_update), self);
}

static void
fill_choices (BrgDecisionSheet *self)
{
  const char *const ways[] = { _ ("kept"), _ ("returned"), _ ("goes to the prize fund"), NULL };
  g_autoptr (GtkStringList) decisions = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) fees = gtk_string_list_new (ways);

  for (guint i = 0; i < BRG_N_PROTEST_DECISIONS; i++)
    gtk_string_list_append (decisions, brg_protest_words_get_decision (i));
  adw_combo_row_set_model (self->decision_row, G_LIST_MODEL (decisions));
  adw_combo_row_set_model (self->fee_row, G_LIST_MODEL (fees));
  adw_combo_row_set_selected (self->decision_row, self->protest->decision);
  adw_combo_row_set_selected (self->fee_row, self->protest->fee_goes);
  gtk_widget_set_visible (GTK_WIDGET (self->fee_row), self->protest->fee > 0);
  brg_decision_sheet_fill_results (self);
}

static void
fill_texts (BrgDecisionSheet *self)
{
  const BrgProtest *protest = self->protest;
  gint64 heard = brg_protest_time_parse (protest->heard_at);
  g_autofree char *hour =
      heard != 0 ? brg_protest_words_dup_hour (self->desk, heard, brg_protest_fields_get_now ())
                 : g_strdup ("");

  brg_protest_fields_set_text (self->hearing_view, protest->hearing);
  brg_protest_fields_set_text (self->grounds_view, protest->grounds);
  brg_ui_set_text (self->heard_row, hour);
  brg_protest_fields_set_articles (self->articles_row, brg_sheet_get_rulebook (BRG_SHEET (self)),
                                   protest->decision_articles);
  brg_ui_set_text (self->admitted_row, protest->admitted);
  brg_ui_set_text (self->by_row, *protest->decided_by != '\0'
                                     ? protest->decided_by
                                     : brg_protest_decision_find_decider (self->desk, protest));
  brg_name_completion_watch (self->by_row,
                             brg_sheet_get_snapshot (BRG_SHEET (self))->event->officials);
}

void
brg_decision_sheet_show_notes (BrgDecisionSheet *self)
{
  g_autoptr (GPtrArray) notes =
      brg_protest_decision_list_notes (self->desk, self->protest, brg_protest_fields_get_now ());

  self->was_heard = *self->protest->hearing != '\0';
  brg_protest_fields_show_notes (self->notes_box, brg_sheet_get_rulebook (BRG_SHEET (self)), notes);
}

/* Whoever can sit now sits; votes that were typed stay. */
static void
show_committee (BrgDecisionSheet *self)
{
  gboolean has_committee =
      brg_protest_desk_find_body (self->desk, self->protest) == BRG_DECIDED_BY_COMMITTEE;
  gboolean is_open = is_stored_open (self);

  if (is_open && has_committee)
    brg_protest_desk_seat_committee (self->desk, self->protest, brg_protest_fields_get_now ());
  brg_decision_sheet_fill_seats (self);
  brg_decision_sheet_show_notes (self);
  gtk_widget_set_visible (self->seats_title, has_committee && is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->committee_button), has_committee && is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->seats_list), is_open && self->protest->votes->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->votes_label), is_open && self->protest->votes->len > 0);
}

static void
fill (BrgDecisionSheet *self)
{
  gboolean is_open = is_stored_open (self);
  g_autofree char *title = brg_protest_words_dup_title (self->desk, self->protest);
  g_autofree char *facts = brg_protest_decision_dup_facts (
      self->desk, self->protest, brg_ui_get_words (), brg_protest_fields_get_now ());

  g_autofree char *outcome =
      brg_protest_decision_dup_outcome (self->desk, self->protest, brg_protest_fields_get_now ());

  self->is_filling = TRUE;
  gtk_label_set_text (self->outcome_label, outcome);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->facts_label, facts);
  fill_choices (self);
  fill_texts (self);
  self->is_filling = FALSE;
  show_committee (self);
  gtk_widget_set_visible (GTK_WIDGET (self->hear_button), is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->change_button), is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->appeal_button),
                          brg_protest_desk_may_appeal (self->desk, self->protest));
  gtk_widget_set_visible (self->decision_box, is_open);
  gtk_widget_set_visible (self->hearing_box, is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome_label), !is_open);
  brg_decision_sheet_update (self);
}

/* The committee was changed, or a file was added. */
static void
on_session_changed (BrgSession *session G_GNUC_UNUSED, BrgDecisionSheet *self)
{
  BrgProtestDesk *desk;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  desk = brg_protest_fields_open_desk (brg_sheet_get_shell (BRG_SHEET (self)));
  if (desk == NULL)
    return;
  if (brg_protest_desk_find (desk, self->protest->id) == NULL)
    {
      brg_protest_desk_free (desk);
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  brg_protest_desk_free (self->desk);
  self->desk = desk;
  show_committee (self);
  brg_attachments_show (self->files_box, BRG_OF_PROTEST, self->protest->id);
  brg_decision_sheet_update (self);
}

void
brg_decision_sheet_present (BrgShell *shell, gint64 protest_id)
{
  BrgDecisionSheet *self;
  g_autoptr (BrgProtestDesk) desk = NULL;
  const BrgProtest *stored;

  g_return_if_fail (BRG_IS_SHELL (shell));

  desk = brg_protest_fields_open_desk (shell);
  stored = desk != NULL ? brg_protest_desk_find (desk, protest_id) : NULL;
  if (stored == NULL)
    return;
  self = g_object_new (BRG_TYPE_DECISION_SHEET, "transient-for", shell, NULL);
  self->protest = brg_protest_copy (stored);
  self->desk = g_steal_pointer (&desk);
  fill (self);
  brg_attachments_show (self->files_box, BRG_OF_PROTEST, protest_id);
  g_signal_connect_object (brg_shell_get_session (shell), "changed",
                           G_CALLBACK (on_session_changed), self, 0);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->protest->decision == BRG_PROTEST_OPEN
                             ? GTK_WIDGET (self->decision_row)
                             : GTK_WIDGET (self->print_button));
}
