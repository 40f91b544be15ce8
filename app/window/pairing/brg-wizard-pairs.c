/* brg-wizard-pairs.c - third step of the wizard: the pairs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-pairs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-article-markup.h"
#include "brg-columns.h"
#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-draft-text.h"
#include "brg-reason-text.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-wizard-columns.h"
#include "brg-wizard-pairs-private.h"

G_DEFINE_FINAL_TYPE (BrgWizardPairs, brg_wizard_pairs, BRG_TYPE_WIZARD_STEP)

static BrgDraft *
get_draft (BrgWizardPairs *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

BrgWizardItem *
brg_wizard_pairs_get_selected (BrgWizardPairs *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

void
brg_wizard_pairs_focus_selected (BrgWizardPairs *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  brg_wizard_columns_move_focus (self->view, selected == GTK_INVALID_LIST_POSITION ? 0 : selected);
}

static gboolean
has_table_focus (BrgWizardPairs *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == GTK_WIDGET (self->view) ||
                           gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)));
}

static void
show_selected (BrgWizardPairs *self)
{
  BrgWizardItem *item = brg_wizard_pairs_get_selected (self);

  if (self->is_refreshing || get_draft (self) == NULL)
    return;
  brg_wizard_pairs_update_actions (self);
  brg_wizard_why_show_board (self->pane, get_draft (self), self->round,
                             item != NULL ? brg_wizard_item_get_index (item) : -1);
}

/* The boards, then those who have none. */
static void
fill_items (BrgWizardPairs *self)
{
  BrgDraft *draft = get_draft (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) players = NULL;

  for (guint i = 0; i < brg_draft_get_boards (draft, self->round)->len; i++)
    g_ptr_array_add (items, brg_wizard_item_new ((gint) i, BRG_NOBODY));
  players = brg_draft_list_free (draft, self->round);
  for (guint i = 0; i < players->len; i++)
    g_ptr_array_add (items, brg_wizard_item_new (-1, g_array_index (players, gint, i)));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
}

static void
touch_items (BrgWizardPairs *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (BrgWizardItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      brg_row_item_revise (BRG_ROW_ITEM (item));
    }
}

/* Whether the lines stand for what is there now, so that they need not be made anew: the focus and
 * the place in the table stay then. */
static gboolean
items_are_right (BrgWizardPairs *self)
{
  BrgDraft *draft = get_draft (self);
  guint n_boards = brg_draft_get_boards (draft, self->round)->len;
  g_autoptr (GArray) players = brg_draft_list_free (draft, self->round);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) != n_boards + players->len)
    return FALSE;
  for (guint i = 0; i < n_boards + players->len; i++)
    {
      g_autoptr (BrgWizardItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (i < n_boards
              ? brg_wizard_item_get_index (item) != (gint) i
              : brg_wizard_item_get_player (item) != g_array_index (players, gint, i - n_boards))
        return FALSE;
    }
  return TRUE;
}

/* A line of the list of warnings goes to its board. */
static void
on_warning_clicked (GtkWidget *button, BrgWizardPairs *self)
{
  gint board = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brg-board"));

  gtk_menu_button_popdown (self->notice_button);
  if (board >= 0)
    brg_wizard_columns_move_focus (self->view, (guint) board);
}

static void
add_notice_line (BrgWizardPairs *self,
                 const char *place,
                 const char *text,
                 const char *article,
                 gint board)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *sentence = g_strconcat (place, text, NULL);
  g_autofree char *markup = brg_article_dup_markup (
      GTK_WIDGET (self),
      brg_draft_get_snapshot (brg_wizard_step_get_draft (BRG_WIZARD_STEP (self)))->event->rulebook,
      sentence, article);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  brg_article_set_tooltip (button, article);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_add_css_class (label, "brg-why-text");
  g_object_set_data (G_OBJECT (button), "brg-board", GINT_TO_POINTER (board));
  g_signal_connect (button, "clicked", G_CALLBACK (on_warning_clicked), self);
  gtk_box_append (self->notice_list, button);
}

static void
list_warnings (BrgWizardPairs *self)
{
  BrgSnapshot *preview = brg_draft_get_preview (get_draft (self));

  for (guint i = 0; i < self->warnings->len; i++)
    {
      const BrgWarning *warning = &g_array_index (self->warnings, BrgWarning, i);
      g_autofree char *text = NULL;
      g_autofree char *place = NULL;

      if (warning->kind == BRG_WARNING_FREE)
        continue;
      text = brg_draft_text_dup_warning (preview, warning);
      place = warning->board >= 0
                  /* Translators: stands before a sentence about that board */
                  ? g_strdup_printf (_ ("Board %d: "), warning->board + 1)
                  : g_strdup ("");
      add_notice_line (self, place, text, warning->article, warning->board);
    }
}

static void
list_obstacles (BrgWizardPairs *self)
{
  BrgReasonScene scene = { .snapshot = brg_draft_get_preview (get_draft (self)) };
  g_autoptr (GPtrArray) sentences =
      brg_reason_text_list (&scene, brg_draft_get_obstacles (get_draft (self)));

  for (guint i = 0; i < sentences->len; i++)
    {
      const BrgSentence *sentence = sentences->pdata[i];

      add_notice_line (self, "", sentence->text, sentence->article, -1);
    }
}

static void
show_notice (BrgWizardPairs *self, const char *css_class, const char *text)
{
  gtk_widget_set_visible (self->notice, *text != '\0');
  gtk_widget_remove_css_class (self->notice, "warn");
  gtk_widget_remove_css_class (self->notice, "error");
  gtk_widget_add_css_class (self->notice, css_class);
  gtk_label_set_markup (self->notice_label, text);
}

static void
update_notice (BrgWizardPairs *self)
{
  guint n_breaches;
  guint n_remarks = brg_draft_text_count_remarks (self->warnings, &n_breaches);
  g_autofree char *remarks = brg_draft_text_dup_remarks (self->warnings);
  g_autofree char *count = NULL;
  g_autofree char *markup = NULL;

  brg_ui_clear (self->notice_list);
  if (brg_draft_get_obstacles (get_draft (self))->len > 0)
    {
      list_obstacles (self);
      markup = g_markup_printf_escaped (
          "<b>%s</b> %s", _ ("No pairing is possible by the rules."),
          _ ("The list shows the obstacles; the arbiter may pair by hand."));
      show_notice (self, "error", markup);
      return;
    }
  list_warnings (self);
  count = g_strdup_printf (ngettext ("%u remark.", "%u remarks.", n_remarks), n_remarks);
  markup = n_remarks > 0 ? g_markup_printf_escaped ("<b>%s</b> %s", count, remarks) : g_strdup ("");
  show_notice (self, n_breaches > 0 ? "error" : "warn", markup);
}

static void
update_line (BrgWizardPairs *self)
{
  const GArray *boards = brg_draft_get_boards (get_draft (self), self->round);
  g_autofree char *summary = brg_draft_text_dup_summary (get_draft (self), self->round);
  g_autofree char *count = NULL;
  gint n_pairs = 0;

  for (guint i = 0; i < boards->len; i++)
    n_pairs += g_array_index (boards, BrgDraftBoard, i).black != BRG_NOBODY;
  count = g_strdup_printf (ngettext ("%d pair", "%d pairs", (gulong) n_pairs), n_pairs);
  gtk_label_set_text (self->count_label, count);
  gtk_label_set_text (self->summary_label, summary);
}

/* Seconds with two decimals; the sign between is the language's. */
static char *
dup_elapsed (BrgWizardPairs *self)
{
  gint hundredths = (gint) ((self->elapsed + 5000) / 10000);
  g_autofree char *seconds = g_strdup_printf ("%d%s%02d", MAX (hundredths, 1) / 100,
                                              /* Translators: the sign before decimals */
                                              C_ ("decimal sign", "."), MAX (hundredths, 1) % 100);

  if (hundredths == 0)
    /* Translators: %s is a number of seconds */
    return g_strdup_printf (_ ("Paired in less than %s s"), seconds);
  /* Translators: %s is a number of seconds */
  return g_strdup_printf (_ ("Paired in %s s"), seconds);
}

static void
update_legend (BrgWizardPairs *self)
{
  gboolean is_swiss = !brg_draft_is_round_robin (get_draft (self));
  gboolean has_history = is_swiss && brg_draft_get_first_round (get_draft (self)) > 1;
  g_autofree char *text = dup_elapsed (self);

  gtk_label_set_text (self->time_label, text);
  gtk_widget_set_visible (self->colours_legend, has_history);
  /* A bracket has neither score groups nor colours that are due. */
  has_history = has_history && !brg_draft_get_system (get_draft (self))->is_knockout;
  gtk_widget_set_visible (self->floater_legend, has_history);
  gtk_widget_set_visible (self->colour_legend, has_history);
}

void
brg_wizard_pairs_show_round (BrgWizardPairs *self, gint board)
{
  gboolean had_focus = has_table_focus (self);
  guint n_items;

  g_clear_pointer (&self->warnings, g_array_unref);
  self->warnings = brg_draft_list_warnings (get_draft (self), self->round);
  self->is_refreshing = TRUE;
  if (items_are_right (self))
    touch_items (self);
  else
    fill_items (self);
  n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (n_items > 0)
    gtk_single_selection_set_selected (self->selection,
                                       (guint) CLAMP (board, 0, (gint) n_items - 1));
  self->is_refreshing = FALSE;
  /* Lines that are made anew drop the focus, and the next letter would be typed elsewhere. */
  if (had_focus)
    brg_wizard_pairs_focus_selected (self);
  update_notice (self);
  update_line (self);
  update_legend (self);
  show_selected (self);
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

static void
fill_rounds (BrgWizardPairs *self)
{
  BrgDraft *draft = get_draft (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (gint round = brg_draft_get_first_round (draft); round <= brg_draft_get_last_round (draft);
       round++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Round %d"), round);

      gtk_string_list_append (names, name);
    }
  self->is_refreshing = TRUE;
  gtk_drop_down_set_model (self->round_drop_down, G_LIST_MODEL (names));
  self->is_refreshing = FALSE;
  gtk_widget_set_visible (self->round_box, brg_draft_is_round_robin (draft));
}

static void
on_round_selected (BrgWizardPairs *self)
{
  guint selected = gtk_drop_down_get_selected (self->round_drop_down);

  if (self->is_refreshing || get_draft (self) == NULL || !brg_draft_is_paired (get_draft (self)))
    return;
  self->round = brg_draft_get_first_round (get_draft (self)) + (gint) selected;
  brg_wizard_pairs_show_round (self, 0);
}

static void
show_pairs (BrgWizardPairs *self)
{
  self->round = brg_draft_get_first_round (get_draft (self));
  fill_rounds (self);
  gtk_stack_set_visible_child_name (self->stack, "pairs");
  brg_wizard_pairs_show_round (self, 0);
}

static void
show_problem (BrgWizardPairs *self, const GError *error)
{
  g_autofree char *text = brg_reason_text_dup_problem (error);
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "problem");

  adw_status_page_set_description (ADW_STATUS_PAGE (page), text);
  gtk_stack_set_visible_child_name (self->stack, "problem");
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

static void
run_job (GTask *task,
         gpointer source G_GNUC_UNUSED,
         gpointer data,
         GCancellable *cancellable G_GNUC_UNUSED)
{
  brg_draft_job_run (data);
  g_task_return_boolean (task, TRUE);
}

static void
on_job_done (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgWizardPairs *self = BRG_WIZARD_PAIRS (source);
  BrgDraftJob *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean was_paired;

  self->is_computing = FALSE;
  /* The wizard was left meanwhile. */
  if (get_draft (self) == NULL)
    return;
  was_paired = brg_draft_is_paired (get_draft (self));
  self->elapsed = brg_draft_job_get_elapsed (job);
  if (!brg_draft_finish (get_draft (self), job, &error))
    show_problem (self, error);
  else if (was_paired)
    brg_wizard_pairs_show_round (self, 0);
  else
    show_pairs (self);
  brg_wizard_pairs_focus_selected (self);
}

void
brg_wizard_pairs_compute (BrgWizardPairs *self, BrgDraftScope scope)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_job_done, NULL);

  if (self->is_computing)
    return;
  self->is_computing = TRUE;
  brg_wizard_pairs_update_actions (self);
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
  g_task_set_task_data (task, brg_draft_begin (get_draft (self), scope),
                        (GDestroyNotify) brg_draft_job_free);
  g_task_run_in_thread (task, run_job);
}

static void
brg_wizard_pairs_refresh (BrgWizardStep *step)
{
  BrgWizardPairs *self = BRG_WIZARD_PAIRS (step);
  gboolean is_swiss = !brg_draft_is_round_robin (get_draft (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->swiss_columns); i++)
    gtk_column_view_column_set_visible (self->swiss_columns[i],
                                        brg_draft_has_scores (get_draft (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->more_button), is_swiss);
  if (self->is_computing)
    return;
  if (brg_draft_is_paired (get_draft (self)))
    {
      brg_wizard_pairs_show_round (self, 0);
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, "computing");
  brg_wizard_why_show_board (self->pane, NULL, 0, -1);
  brg_wizard_pairs_compute (self, BRG_DRAFT_ALL);
}

static gboolean
brg_wizard_pairs_take_focus (BrgWizardStep *step)
{
  BrgWizardPairs *self = BRG_WIZARD_PAIRS (step);

  if (!self->is_computing)
    brg_wizard_pairs_focus_selected (self);
  return TRUE;
}

static char *
brg_wizard_pairs_dup_fault (BrgWizardStep *step)
{
  if (BRG_WIZARD_PAIRS (step)->is_computing)
    return g_strdup (_ ("The pairs are still being computed."));
  return brg_draft_is_complete (brg_wizard_step_get_draft (step))
             ? NULL
             : g_strdup (_ ("There is no complete pairing yet."));
}

static void
brg_wizard_pairs_dispose (GObject *object)
{
  BrgWizardPairs *self = BRG_WIZARD_PAIRS (object);

  if (self->exchange != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->exchange));
  self->exchange = NULL;
  g_clear_object (&self->actions);
  g_clear_object (&self->items);
  g_clear_pointer (&self->warnings, g_array_unref);
  G_OBJECT_CLASS (brg_wizard_pairs_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWizardPairs, name)

static const BrgTemplateChild children[] = {
  CHILD (stack),           CHILD (notice),         CHILD (notice_icon),   CHILD (notice_label),
  CHILD (notice_button),   CHILD (notice_list),    CHILD (round_box),     CHILD (previous_button),
  CHILD (round_drop_down), CHILD (next_button),    CHILD (count_label),   CHILD (summary_label),
  CHILD (button_box),      CHILD (more_button),    CHILD (view),          CHILD (time_label),
  CHILD (colours_legend),  CHILD (floater_legend), CHILD (colour_legend),
};

static void
brg_wizard_pairs_class_init (BrgWizardPairsClass *klass)
{
  BrgWizardStepClass *step_class = BRG_WIZARD_STEP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_wizard_pairs_dispose;
  step_class->refresh = brg_wizard_pairs_refresh;
  step_class->take_focus = brg_wizard_pairs_take_focus;
  step_class->dup_fault = brg_wizard_pairs_dup_fault;
  brg_template_set (klass, "brg-wizard-pairs", children, G_N_ELEMENTS (children));
}

static void
brg_wizard_pairs_init (BrgWizardPairs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_show_whole_text (self->summary_label);
  self->items = g_list_store_new (BRG_TYPE_WIZARD_ITEM);
  brg_wizard_pairs_add_columns (self);
  self->selection = brg_columns_set_model (self->view, g_object_ref (G_LIST_MODEL (self->items)));
  brg_wizard_pairs_add_actions (self);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (show_selected), self);
  g_signal_connect_swapped (self->round_drop_down, "notify::selected",
                            G_CALLBACK (on_round_selected), self);
}

void
brg_wizard_pairs_set_pane (BrgWizardPairs *self, BrgWizardWhy *pane)
{
  g_return_if_fail (BRG_IS_WIZARD_PAIRS (self));

  self->pane = pane;
}
