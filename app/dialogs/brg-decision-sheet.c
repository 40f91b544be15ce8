/* brg-decision-sheet.c - a protest or an appeal is heard and decided
 *
 * Rules: rus-draughts-2022 5.4.17.3, 5.4.17.4, 5.4.17.5; rus-chess-2014 25.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-decision-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-words.h"
#include "brg-award-words.h"
#include "brg-event-document.h"
#include "brg-impact-list.h"
#include "brg-impact-words.h"
#include "brg-print.h"
#include "brg-protest-document.h"
#include "brg-protest-fields.h"
#include "brg-protest-sheet.h"
#include "brg-protest-words.h"
#include "brg-result-text.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define SHEET_WIDTH 980.0
#define SHEET_HEIGHT 680.0

struct _BrgDecisionSheet
{
  AdwWindow parent_instance;

  GtkButton *print_button;
  GtkButton *decide_button;
  GtkBox *columns;
  GtkLabel *facts_label;
  GtkBox *notes_box;
  GtkWidget *seats_title;
  GtkLabel *votes_label;
  GtkListBox *seats_list;
  GtkTextView *hearing_view;
  AdwEntryRow *heard_row;
  GtkButton *hear_button;
  GtkButton *change_button;
  GtkButton *appeal_button;
  GtkWidget *decision_box;
  AdwComboRow *decision_row;
  AdwComboRow *result_row;
  AdwComboRow *count_row;
  AdwComboRow *fee_row;
  GtkLabel *impact_label;
  BrgImpactList *impact_list;
  GtkTextView *grounds_view;
  AdwEntryRow *articles_row;
  AdwEntryRow *admitted_row;
  AdwEntryRow *by_row;

  BrgWindow *window;         /* not owned: this is transient for it */
  BrgProtestDesk *desk;      /* owned */
  BrgProtest *protest;       /* owned: as it shall be */
  GPtrArray *corrections;    /* owned: all that were computed, for threads that still do */
  BrgCorrection *correction; /* (nullable): the chosen effect, one of them */
  gboolean is_computing;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgDecisionSheet, brg_decision_sheet, ADW_TYPE_WINDOW)

/* Results that a decision gives; the first line leaves the result as it is. */
static const struct
{
  BrgOutcome white;
  BrgOutcome black;
} results[] = {
  { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
};

/* Lines of a seat. */
enum
{
  SEAT_NO_VOTE,
  SEAT_FOR,
  SEAT_AGAINST,
  SEAT_BARRED,
};

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

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
  const char *text = get_text (self->heard_row);
  gint64 at = brg_protest_words_parse_local (self->desk, text, brg_protest_fields_get_now ());

  if (*text != '\0' && at == 0)
    return FALSE;
  brg_protest_take_text (&self->protest->heard_at, brg_protest_words_dup_time (at));
  return TRUE;
}

static gboolean
read_form (BrgDecisionSheet *self)
{
  BrgProtest *protest = self->protest;

  brg_protest_take_text (&protest->hearing, brg_protest_fields_dup_text (self->hearing_view));
  brg_protest_take_text (&protest->grounds, brg_protest_fields_dup_text (self->grounds_view));
  brg_protest_fields_take_articles (&protest->decision_articles, self->articles_row);
  take (&protest->admitted, needs_admission (self) ? get_text (self->admitted_row) : "");
  take (&protest->decided_by, get_text (self->by_row));
  protest->fee_goes = adw_combo_row_get_selected (self->fee_row);
  return read_heard (self);
}

/* Whether a result was chosen that the decision may give. */
static gboolean
wants_result (BrgDecisionSheet *self)
{
  return is_upheld (self) && adw_combo_row_get_selected (self->result_row) > 0;
}

static gboolean
may_decide (BrgDecisionSheet *self)
{
  const BrgProtest *protest = self->protest;

  if (protest->decision == BRG_PROTEST_OPEN || self->is_computing)
    return FALSE;
  if (protest->decision != BRG_PROTEST_WITHDRAWN && *protest->grounds == '\0')
    return FALSE;
  return !needs_admission (self) || *protest->admitted != '\0';
}

static void
update (BrgDecisionSheet *self)
{
  gboolean is_open =
      brg_protest_desk_find (self->desk, self->protest->id)->decision == BRG_PROTEST_OPEN;
  gboolean is_sound;

  if (self->is_filling)
    return;
  is_sound = read_form (self);
  if (is_sound)
    gtk_widget_remove_css_class (GTK_WIDGET (self->heard_row), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->heard_row), "error");
  gtk_widget_set_visible (GTK_WIDGET (self->admitted_row), needs_admission (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->result_row), is_upheld (self));
  gtk_widget_set_visible (GTK_WIDGET (self->count_row),
                          wants_result (self) && self->correction != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_list),
                          wants_result (self) && self->correction != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->hear_button), is_sound);
  gtk_widget_set_sensitive (GTK_WIDGET (self->decide_button),
                            is_open && is_sound && may_decide (self));
}

static void
show_votes (BrgDecisionSheet *self)
{
  guint n_for;
  guint n_against;
  guint n_seats = brg_protest_count_votes (self->protest, &n_for, &n_against);
  g_autofree char *text = g_strdup_printf (
      /* Translators: members who vote, votes for the protest, votes against it */
      ngettext ("%u votes: %u for the protest, %u against.",
                "%u vote: %u for the protest, %u against.", n_seats),
      n_seats, n_for, n_against);

  gtk_label_set_text (self->votes_label, text);
}

/* Who cannot sit has the reason below his name. */
static void fill_seats (BrgDecisionSheet *self);

static void
on_seat_chosen (GtkDropDown *choice, GParamSpec *pspec G_GNUC_UNUSED, BrgDecisionSheet *self)
{
  gint64 member_id = *(gint64 *) g_object_get_data (G_OBJECT (choice), "brg-member");
  guint selected = gtk_drop_down_get_selected (choice);

  if (self->is_filling)
    return;
  for (guint i = 0; i < self->protest->votes->len; i++)
    {
      BrgProtestVote *vote = self->protest->votes->pdata[i];

      if (vote->member_id != member_id)
        continue;
      vote->vote = selected == SEAT_FOR       ? BRG_VOTE_FOR
                   : selected == SEAT_AGAINST ? BRG_VOTE_AGAINST
                                              : BRG_VOTE_NONE;
      brg_protest_take_text (&vote->barred,
                             g_strdup (selected == SEAT_BARRED ? _ ("Has an interest.") : ""));
    }
  brg_protest_desk_seat_committee (self->desk, self->protest, brg_protest_fields_get_now ());
  fill_seats (self);
}

static const BrgCommitteeMember *
find_member (BrgDecisionSheet *self, gint64 id)
{
  for (guint i = 0; i < self->desk->committee->len; i++)
    if (((const BrgCommitteeMember *) self->desk->committee->pdata[i])->id == id)
      return self->desk->committee->pdata[i];
  g_return_val_if_reached (NULL);
}

static void
add_seat (BrgDecisionSheet *self, const BrgProtestVote *vote)
{
  const char *const choices[] = { _ ("no vote yet"), _ ("for"), _ ("against"),
                                  _ ("does not sit: interest"), NULL };
  const BrgCommitteeMember *member = find_member (self, vote->member_id);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);
  gboolean is_barred = *vote->barred != '\0';

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), is_barred ? SEAT_BARRED : vote->vote);
  g_object_set_data_full (G_OBJECT (choice), "brg-member",
                          g_memdup2 (&member->id, sizeof member->id), g_free);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (on_seat_chosen), self);
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  member->name, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), member->name);
  adw_action_row_set_subtitle (
      ADW_ACTION_ROW (row), is_barred ? vote->barred : brg_protest_words_get_role (member->role));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), choice);
  gtk_list_box_append (self->seats_list, row);
}

static void
fill_seats (BrgDecisionSheet *self)
{
  GtkListBoxRow *row;

  self->is_filling = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->seats_list, 0)) != NULL)
    gtk_list_box_remove (self->seats_list, GTK_WIDGET (row));
  for (guint i = 0; i < self->protest->votes->len; i++)
    add_seat (self, self->protest->votes->pdata[i]);
  self->is_filling = FALSE;
  show_votes (self);
}

static void
compute (GTask *task,
         gpointer source G_GNUC_UNUSED,
         gpointer data,
         GCancellable *cancellable G_GNUC_UNUSED)
{
  brg_correction_compute (data);
  g_task_return_boolean (task, TRUE);
}

static void
fill_counts (BrgDecisionSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *anew =
      g_strdup_printf (_ ("Round %d is paired anew"), self->correction->remove_from);

  for (BrgCorrectionChoice i = 0; i < BRG_N_CORRECTION_CHOICES; i++)
    if (brg_correction_may_choose (self->correction, i))
      gtk_string_list_append (names, i == BRG_CORRECT_AND_PAIR_ANEW    ? anew
                                     : i == BRG_CORRECT_AND_KEEP_PAIRS ? _ ("The pairings stay")
                                                                       : _ ("For rating only"));
  adw_combo_row_set_model (self->count_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (
      self->count_row,
      brg_correction_may_choose (self->correction, BRG_CORRECT_AND_PAIR_ANEW) &&
              brg_correction_propose (self->correction) == BRG_CORRECT_AND_KEEP_PAIRS
          ? 1
          : 0);
}

/* The line of the list in the order of the choices that are open. */
static BrgCorrectionChoice
get_count (BrgDecisionSheet *self)
{
  guint left = adw_combo_row_get_selected (self->count_row);

  for (BrgCorrectionChoice i = 0; i < BRG_N_CORRECTION_CHOICES; i++)
    if (brg_correction_may_choose (self->correction, i) && left-- == 0)
      return i;
  return BRG_CORRECT_AND_KEEP_PAIRS;
}

static void
on_computed (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgDecisionSheet *self = BRG_DECISION_SHEET (source);
  g_autofree char *text = NULL;

  g_task_propagate_boolean (G_TASK (result), NULL);
  /* Closed in the meantime, or another result was chosen. */
  if (self->impact_list == NULL || g_task_get_task_data (G_TASK (result)) != self->correction)
    return;
  self->is_computing = FALSE;
  text = brg_impact_words_dup (self->correction);
  gtk_label_set_text (self->impact_label, text);
  brg_impact_list_show (self->impact_list, self->correction->snapshot, self->correction->impact);
  fill_counts (self);
  update (self);
}

/* A task keeps the sheet, and the sheet what tasks compute. */
static void
show_effect (BrgDecisionSheet *self)
{
  guint index = adw_combo_row_get_selected (self->result_row);
  g_autoptr (GTask) task = NULL;

  if (self->is_filling)
    return;
  self->correction = NULL;
  self->is_computing = FALSE;
  gtk_label_set_text (self->impact_label, "");
  if (wants_result (self) && index < G_N_ELEMENTS (results))
    self->correction = brg_protest_desk_make_effect (self->desk, self->protest,
                                                     results[index].white, results[index].black);
  if (self->correction != NULL)
    {
      g_ptr_array_add (self->corrections, self->correction);
      self->is_computing = TRUE;
      gtk_label_set_text (self->impact_label, _ ("Computing…"));
      task = g_task_new (self, NULL, on_computed, NULL);
      g_task_set_task_data (task, self->correction, NULL);
      g_task_run_in_thread (task, compute);
    }
  else if (wants_result (self))
    gtk_label_set_text (self->impact_label, _ ("That result stands there already."));
  update (self);
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
  show_effect (self);
}

static BrgStore *
get_store (BrgDecisionSheet *self)
{
  return brg_session_get_store (brg_window_get_session (self->window));
}

static void
on_hear_clicked (BrgDecisionSheet *self)
{
  BrgSession *session = brg_window_get_session (self->window);
  GError *error = NULL;
  gboolean done;

  if (!read_form (self))
    return;
  done = brg_store_hear_protest (get_store (self), self->protest, &error);
  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static BrgProtestEffect
make_effect (BrgDecisionSheet *self)
{
  BrgCorrectionChoice choice;

  if (!wants_result (self) || self->correction == NULL)
    return (BrgProtestEffect){ 0 };
  choice = get_count (self);
  return (BrgProtestEffect){
    .game_id = self->correction->game.id,
    .white = self->correction->white,
    .black = self->correction->black,
    .mode = choice == BRG_CORRECT_FOR_RATING ? BRG_CORRECTION_RATING_ONLY : BRG_CORRECTION_COUNTS,
    .remove_from = choice == BRG_CORRECT_AND_PAIR_ANEW ? self->correction->remove_from : 0,
  };
}

static void
on_decide_clicked (BrgDecisionSheet *self)
{
  BrgSession *session = brg_window_get_session (self->window);
  BrgProtestEffect effect = make_effect (self);
  GError *error = NULL;
  gboolean done;

  if (!read_form (self) || !may_decide (self))
    return;
  brg_protest_take_text (&self->protest->decided_at,
                         brg_protest_words_dup_time (brg_protest_fields_get_now ()));
  done = brg_store_decide_protest (get_store (self), self->protest, &effect, &error);
  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
on_change_clicked (BrgDecisionSheet *self)
{
  BrgWindow *window = self->window;
  gint64 id = self->protest->id;

  gtk_window_destroy (GTK_WINDOW (self));
  brg_protest_sheet_present (window, id, 0, 0);
}

static void
on_appeal_clicked (BrgDecisionSheet *self)
{
  BrgWindow *window = self->window;
  gint64 id = self->protest->id;

  gtk_window_destroy (GTK_WINDOW (self));
  brg_protest_sheet_present (window, 0, id, 0);
}

/* Of an open protest the form, of a decided one the decision. */
static void
on_print_clicked (BrgDecisionSheet *self)
{
  const BrgProtest *stored = brg_protest_desk_find (self->desk, self->protest->id);
  BrgDocumentKind kind =
      stored->decision == BRG_PROTEST_OPEN ? BRG_DOCUMENT_PROTEST : BRG_DOCUMENT_APPEAL_DECISION;
  g_autofree char *title = brg_protest_words_dup_title (self->desk, stored);
  g_autofree char *printed_at = brg_protest_words_dup_time (brg_protest_fields_get_now ());
  BrgDocumentOptions options;

  brg_document_options_init (&options, brg_ui_get_words ());
  options.printed_at = printed_at;
  brg_print_document (GTK_WIDGET (self),
                      brg_protest_document_new (self->desk, kind, stored->number, &options), title);
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

static void
bind_children (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    gssize offset;
  } children[] = {
#define CHILD(name) { #name, G_STRUCT_OFFSET (BrgDecisionSheet, name) }
    CHILD (print_button),  CHILD (decide_button), CHILD (columns),      CHILD (facts_label),
    CHILD (notes_box),     CHILD (seats_title),   CHILD (votes_label),  CHILD (seats_list),
    CHILD (hearing_view),  CHILD (heard_row),     CHILD (hear_button),  CHILD (change_button),
    CHILD (appeal_button), CHILD (decision_box),  CHILD (decision_row), CHILD (result_row),
    CHILD (count_row),     CHILD (fee_row),       CHILD (impact_label), CHILD (impact_list),
    CHILD (grounds_view),  CHILD (articles_row),  CHILD (admitted_row), CHILD (by_row),
#undef CHILD
  };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               children[i].offset);
}

static void
brg_decision_sheet_class_init (BrgDecisionSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_IMPACT_LIST);
  G_OBJECT_CLASS (klass)->finalize = brg_decision_sheet_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-decision-sheet.ui");
  bind_children (widget_class);
}

static void
brg_decision_sheet_init (BrgDecisionSheet *self)
{
  self->corrections = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_correction_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->decide_button));
  g_signal_connect_swapped (self->decide_button, "clicked", G_CALLBACK (on_decide_clicked), self);
  g_signal_connect_swapped (self->hear_button, "clicked", G_CALLBACK (on_hear_clicked), self);
  g_signal_connect_swapped (self->change_button, "clicked", G_CALLBACK (on_change_clicked), self);
  g_signal_connect_swapped (self->appeal_button, "clicked", G_CALLBACK (on_appeal_clicked), self);
  g_signal_connect_swapped (self->print_button, "clicked", G_CALLBACK (on_print_clicked), self);
  g_signal_connect_swapped (self->decision_row, "notify::selected", G_CALLBACK (on_decision_chosen),
                            self);
  g_signal_connect_swapped (self->result_row, "notify::selected", G_CALLBACK (show_effect), self);
  g_signal_connect_swapped (self->fee_row, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->heard_row, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->articles_row, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->admitted_row, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->by_row, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->hearing_view), "changed",
                            G_CALLBACK (update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->grounds_view), "changed",
                            G_CALLBACK (update), self);
}

/* The result of the board now, and those that it may become. */
static void
fill_results (BrgDecisionSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const BrgScoring *scoring = &self->desk->snapshot->group->scoring;
  const BrgGame *game =
      brg_protest_desk_find_game (self->desk, self->protest->round, self->protest->board);
  g_autofree char *now =
      game != NULL ? brg_result_dup_text (scoring, game->white_outcome, game->black_outcome)
                   : g_strdup ("");
  /* Translators: a result of a game, "1 – 0" */
  g_autofree char *stays = g_strdup_printf (_ ("stays %s"), *now != '\0' ? now : "–");

  gtk_string_list_append (names, stays);
  for (guint i = 1; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *text = brg_result_dup_text (scoring, results[i].white, results[i].black);

      gtk_string_list_append (names, text);
    }
  adw_combo_row_set_model (self->result_row, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->result_row), game != NULL);
}

static void
fill_choices (BrgDecisionSheet *self)
{
  const char *const ways[] = { _ ("nothing decided"), _ ("is returned"), _ ("goes to the prizes"),
                               NULL };
  g_autoptr (GtkStringList) decisions = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) fees = gtk_string_list_new (ways);

  for (guint i = 0; i < BRG_N_PROTEST_DECISIONS; i++)
    gtk_string_list_append (decisions, brg_protest_words_get_decision (i));
  adw_combo_row_set_model (self->decision_row, G_LIST_MODEL (decisions));
  adw_combo_row_set_model (self->fee_row, G_LIST_MODEL (fees));
  adw_combo_row_set_selected (self->decision_row, self->protest->decision);
  adw_combo_row_set_selected (self->fee_row, self->protest->fee_goes);
  gtk_widget_set_visible (GTK_WIDGET (self->fee_row), self->protest->fee > 0);
  fill_results (self);
}

/* What was handed in, in a few lines. */
static void
show_facts (BrgDecisionSheet *self)
{
  const BrgProtest *protest = self->protest;
  g_autofree char *matter = brg_protest_words_dup_matter (self->desk, protest);
  g_autofree char *hour = brg_protest_words_dup_hour (
      self->desk, brg_protest_words_parse_time (protest->filed_at), brg_protest_fields_get_now ());
  g_autofree char *articles = brg_article_words_text (brg_ui_get_words (), protest->articles);
  g_autoptr (GString) text = g_string_new (matter);

  /* Translators: who hands a protest in, "Player", and a time, "18:05" */
  g_string_append_printf (text, _ ("\nHanded in by: %s, %s"),
                          brg_protest_words_get_filer (protest->filer), hour);
  if (*protest->filed_by != '\0')
    g_string_append_printf (text, " (%s)", protest->filed_by);
  g_string_append_printf (text, "\n\n%s", protest->subject);
  if (*protest->demand != '\0')
    /* Translators: what a protest asks for */
    g_string_append_printf (text, _ ("\nAsked for: %s"), protest->demand);
  if (*protest->articles != '\0')
    /* Translators: articles of the rules */
    g_string_append_printf (text, _ ("\nArticles: %s"), articles);
  if (protest->fee > 0)
    {
      g_autofree char *money =
          brg_award_words_money (protest->fee, protest->currency, brg_ui_get_words ());

      /* Translators: an amount of money */
      g_string_append_printf (text, _ ("\nDeposit: %s"), money);
    }
  gtk_label_set_text (self->facts_label, text->str);
}

static const char *
find_decider (BrgDecisionSheet *self)
{
  BrgProtestBody body = brg_protest_desk_find_body (self->desk, self->protest);
  const BrgEvent *event = self->desk->snapshot->event;

  if (body == BRG_DECIDED_BY_ORGANISER && *event->organiser != '\0')
    return event->organiser;
  if (body == BRG_DECIDED_BY_ARBITER)
    for (guint i = 0; i < event->officials->len; i++)
      if (((const BrgOfficial *) event->officials->pdata[i])->role == BRG_OFFICIAL_CHIEF_ARBITER)
        return ((const BrgOfficial *) event->officials->pdata[i])->name;
  return brg_protest_words_get_body (body);
}

static void
fill_texts (BrgDecisionSheet *self)
{
  const BrgProtest *protest = self->protest;
  gint64 heard = brg_protest_words_parse_time (protest->heard_at);
  g_autofree char *hour =
      heard != 0 ? brg_protest_words_dup_hour (self->desk, heard, brg_protest_fields_get_now ())
                 : g_strdup ("");

  brg_protest_fields_set_text (self->hearing_view, protest->hearing);
  brg_protest_fields_set_text (self->grounds_view, protest->grounds);
  gtk_editable_set_text (GTK_EDITABLE (self->heard_row), hour);
  brg_protest_fields_set_articles (self->articles_row, protest->decision_articles);
  gtk_editable_set_text (GTK_EDITABLE (self->admitted_row), protest->admitted);
  gtk_editable_set_text (GTK_EDITABLE (self->by_row),
                         *protest->decided_by != '\0' ? protest->decided_by : find_decider (self));
}

/* What was wrong when it was handed in, and with who decides. */
static void
show_notes (BrgDecisionSheet *self, gboolean has_committee)
{
  g_autoptr (GPtrArray) notes = brg_protest_desk_list_faults (self->desk, self->protest);
  g_autoptr (GPtrArray) seats =
      has_committee
          ? brg_protest_desk_check_committee (self->desk, self->desk->committee, self->protest,
                                              brg_protest_fields_get_now ())
          : g_ptr_array_new ();

  g_ptr_array_extend_and_steal (notes, g_steal_pointer (&seats));
  brg_protest_fields_show_notes (self->notes_box, notes);
}

static void
fill (BrgDecisionSheet *self)
{
  gboolean is_open = self->protest->decision == BRG_PROTEST_OPEN;
  gboolean has_committee =
      brg_protest_desk_find_body (self->desk, self->protest) == BRG_DECIDED_BY_COMMITTEE;
  g_autofree char *title = brg_protest_words_dup_title (self->desk, self->protest);

  if (is_open && has_committee)
    brg_protest_desk_seat_committee (self->desk, self->protest, brg_protest_fields_get_now ());
  self->is_filling = TRUE;
  gtk_window_set_title (GTK_WINDOW (self), title);
  show_facts (self);
  fill_choices (self);
  fill_texts (self);
  self->is_filling = FALSE;
  fill_seats (self);
  show_notes (self, is_open && has_committee);
  gtk_widget_set_visible (self->seats_title, has_committee);
  gtk_widget_set_visible (GTK_WIDGET (self->seats_list), self->protest->votes->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->votes_label), has_committee);
  gtk_widget_set_visible (GTK_WIDGET (self->hear_button), is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->change_button), is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->appeal_button),
                          brg_protest_desk_may_appeal (self->desk, self->protest));
  gtk_widget_set_sensitive (self->decision_box, is_open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seats_list), is_open);
  gtk_text_view_set_editable (self->hearing_view, is_open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->heard_row), is_open);
  update (self);
}

void
brg_decision_sheet_present (BrgWindow *window, gint64 protest_id)
{
  BrgDecisionSheet *self;
  g_autoptr (BrgProtestDesk) desk = NULL;
  const BrgProtest *stored;

  g_return_if_fail (BRG_IS_WINDOW (window));

  desk = brg_protest_fields_open_desk (window);
  stored = desk != NULL ? brg_protest_desk_find (desk, protest_id) : NULL;
  if (stored == NULL)
    return;
  self = g_object_new (BRG_TYPE_DECISION_SHEET, "transient-for", window, NULL);
  self->window = window;
  self->protest = brg_protest_copy (stored);
  self->desk = g_steal_pointer (&desk);
  fill (self);
  brg_ui_fit_sheet (GTK_WINDOW (self), self->columns, SHEET_WIDTH, SHEET_HEIGHT);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->protest->decision == BRG_PROTEST_OPEN
                             ? GTK_WIDGET (self->decision_row)
                             : GTK_WIDGET (self->print_button));
}
