/* brg-judging-page.c - the sheets of the judges of a contest for composing, and its results
 *
 * Rules: rus-draughts-2022 11.5.2, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-judging-page.h"

#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-contest-doubts.h"
#include "brg-contest-fields.h"
#include "brg-contest-forms.h"
#include "brg-contest-ui.h"
#include "brg-field-left.h"
#include "brg-judging-page-private.h"
#include "brg-shell.h"
#include "brg-sides.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

G_DEFINE_FINAL_TYPE (BrgJudgingPage, brg_judging_page, BRG_TYPE_PAGE)

const BrgContestSection *
brg_judging_page_get_section (BrgJudgingPage *self)
{
  return self->desk != NULL ? brg_contest_find_section (self->desk->contest, self->section_id)
                            : NULL;
}

const BrgContestJudge *
brg_judging_page_get_judge (BrgJudgingPage *self)
{
  return self->desk != NULL ? brg_contest_find_judge (self->desk->contest, self->judge_id) : NULL;
}

const BrgContestWorkRow *
brg_judging_page_get_row (BrgJudgingPage *self)
{
  return self->desk != NULL && self->work_id != 0
             ? brg_contest_desk_find_work (self->desk, self->work_id)
             : NULL;
}

gboolean
brg_judging_page_shows_results (BrgJudgingPage *self)
{
  return gtk_toggle_button_get_active (self->results_toggle);
}

gboolean
brg_judging_page_may_mark (BrgJudgingPage *self)
{
  const BrgContestJudge *judge = brg_judging_page_get_judge (self);

  return judge != NULL && *judge->handed == '\0' &&
         self->desk->contest->terms->stage == BRG_CONTEST_STAGE_OPEN &&
         brg_page_may_write (BRG_PAGE (self));
}

/* The lists above. */

/* The section that was shown, else the first; its judge likewise. */
static void
fill_choices (BrgJudgingPage *self)
{
  g_autoptr (GPtrArray) sections = g_ptr_array_new ();
  g_autoptr (GPtrArray) judges = g_ptr_array_new ();
  const GPtrArray *all = self->desk->contest->sections;
  const BrgContestSection *section;
  guint chosen = 0;

  for (guint i = 0; i < all->len; i++)
    {
      section = all->pdata[i];
      g_ptr_array_add (sections, section->name);
      if (section->id == self->section_id)
        chosen = i;
    }
  section = all->len > 0 ? all->pdata[chosen] : NULL;
  self->section_id = section != NULL ? section->id : 0;
  brg_contest_ui_set_names (self->section_choice, sections, chosen);
  chosen = 0;
  for (guint i = 0; section != NULL && i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      g_ptr_array_add (judges, judge->name);
      if (judge->id == self->judge_id)
        chosen = i;
    }
  self->judge_id = section != NULL && section->judges->len > 0
                       ? ((const BrgContestJudge *) section->judges->pdata[chosen])->id
                       : 0;
  brg_contest_ui_set_names (self->judge_choice, judges, chosen);
}

static void
add_step (BrgJudgingPage *self, const BrgContestStep *step)
{
  g_autofree char *text = g_strdup_printf ("%s %s",
                                           step->is_done  ? "●"
                                           : step->is_now ? "◉"
                                                          : "○",
                                           step->title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);

  if (gtk_widget_get_first_child (GTK_WIDGET (self->steps_box)) != NULL)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("—"));
  brg_ui_set_class (label, "brg-strong", step->is_now);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  if (*step->day != '\0')
    {
      GtkWidget *day = gtk_label_new (step->day);

      gtk_widget_add_css_class (day, "brg-dim");
      gtk_label_set_ellipsize (GTK_LABEL (day), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (box), day);
    }
  brg_wrap_box_append (self->steps_box, box);
}

static void
show_steps (BrgJudgingPage *self)
{
  g_autoptr (GArray) steps =
      brg_contest_steps_new (self->desk->contest->terms, brg_ui_get_words ());

  brg_wrap_box_clear (self->steps_box);
  for (guint i = 0; i < steps->len; i++)
    add_step (self, &g_array_index (steps, BrgContestStep, i));
}

/* Whether the sheet is a draft, or since when it is in. */
static void
show_state (BrgJudgingPage *self)
{
  const BrgContestJudge *judge = brg_judging_page_get_judge (self);
  g_autofree char *day = NULL;
  g_autofree char *text = NULL;

  brg_ui_clear (self->state_box);
  gtk_widget_set_visible (self->hidden_chip, self->desk->hides_authors);
  gtk_widget_set_visible (GTK_WIDGET (self->hidden_label), self->desk->hides_authors);
  if (judge == NULL)
    return;
  if (*judge->handed == '\0')
    {
      gtk_box_append (self->state_box,
                      brg_chip_new (BRG_CHIP_DRAFT, "document-edit-symbolic", _ ("draft")));
      return;
    }
  day = brg_contest_fields_dup_day (judge->handed);
  /* Translators: a day */
  text = g_strdup_printf (_ ("handed in %s"), day);
  gtk_box_append (self->state_box, brg_chip_new (BRG_CHIP_OK, "object-select-symbolic", text));
}

static void
fill (BrgJudgingPage *self)
{
  self->is_filling = TRUE;
  fill_choices (self);
  show_steps (self);
  show_state (self);
  brg_judging_page_fill_tiles (self);
  brg_judging_page_fill_results (self);
  if (brg_judging_page_get_row (self) == NULL ||
      brg_judging_page_get_row (self)->work->section_id != self->section_id)
    self->work_id = self->shown->len > 0
                        ? ((const BrgContestWorkRow *)
                               self->desk->works->pdata[g_array_index (self->shown, guint, 0)])
                              ->work->id
                        : 0;
  brg_judging_page_select_work (self);
  self->is_filling = FALSE;
  brg_judging_page_show_work (self);
  brg_judging_page_update_actions (self);
  gtk_stack_set_visible_child_name (self->stack, self->shown->len > 0 ? "judging" : "empty");
}

/* What is chosen. */

static void
on_choice_changed (BrgJudgingPage *self)
{
  const BrgContestSection *section;
  guint chosen = gtk_drop_down_get_selected (self->section_choice);
  guint judge = gtk_drop_down_get_selected (self->judge_choice);
  gboolean was_inside;

  if (self->is_filling || self->desk == NULL || chosen >= self->desk->contest->sections->len)
    return;
  if (!brg_judging_page_store_remark (self))
    {
      self->is_filling = TRUE;
      fill_choices (self);
      self->is_filling = FALSE;
      return;
    }
  if (self->desk == NULL || chosen >= self->desk->contest->sections->len)
    return;
  section = self->desk->contest->sections->pdata[chosen];
  if (section->id == self->section_id && judge < section->judges->len)
    self->judge_id = ((const BrgContestJudge *) section->judges->pdata[judge])->id;
  self->section_id = section->id;
  was_inside = brg_ui_has_focus_within (self->tiles) || brg_ui_has_focus_within (self->results);
  fill (self);
  if (was_inside)
    brg_page_take_focus (BRG_PAGE (self));
}

static void
on_view_changed (BrgJudgingPage *self)
{
  if (self->is_filling || self->desk == NULL)
    return;
  /* The remark stands in the sheet. */
  if (!brg_judging_page_store_remark (self))
    {
      self->is_filling = TRUE;
      gtk_toggle_button_set_active (self->boards_toggle, TRUE);
      self->is_filling = FALSE;
      return;
    }
  fill (self);
  brg_page_take_focus (BRG_PAGE (self));
}

static void
choose_work (BrgJudgingPage *self, const GArray *rows, int index)
{
  gint64 work_id;

  if (self->is_filling || self->desk == NULL || index < 0 || (guint) index >= rows->len)
    return;
  work_id = ((const BrgContestWorkRow *)
                 self->desk->works->pdata[g_array_index (rows, guint, (guint) index)])
                ->work->id;
  if (!brg_judging_page_store_remark (self))
    {
      brg_judging_page_select_work (self);
      return;
    }
  g_clear_pointer (&self->player, brg_work_player_free);
  self->work_id = work_id;
  brg_judging_page_select_work (self);
  brg_judging_page_show_work (self);
  brg_judging_page_update_actions (self);
}

static void
on_tile_selected (BrgJudgingPage *self)
{
  GList *chosen = gtk_flow_box_get_selected_children (self->tiles);
  int index = chosen != NULL ? gtk_flow_box_child_get_index (chosen->data) : -1;

  g_list_free (chosen);
  choose_work (self, self->shown, index);
}

static void
on_result_selected (BrgJudgingPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->results);

  choose_work (self, self->ranked, row != NULL ? gtk_list_box_row_get_index (row) : -1);
}

static void
on_result_activated (BrgJudgingPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "judging.revise", NULL);
}

static void
on_remark_left (gpointer data)
{
  brg_judging_page_store_remark (data);
}

/* The page. */

static gboolean
brg_judging_page_take_focus (BrgPage *page)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (page);
  GList *chosen = gtk_flow_box_get_selected_children (self->tiles);
  GtkWidget *tile = chosen != NULL ? chosen->data : NULL;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->results);

  g_list_free (chosen);
  if (self->shown->len == 0)
    return gtk_widget_grab_focus (self->works_button);
  if (brg_judging_page_shows_results (self))
    return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row)
                                              : GTK_WIDGET (self->results_toggle));
  if (tile == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->tiles));
  brg_ui_show_whole (tile, tile);
  return gtk_widget_grab_focus (tile);
}

static void
brg_judging_page_refresh (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (page);
  gboolean was_inside =
      brg_ui_has_focus_within (self->tiles) || brg_ui_has_focus_within (self->results);
  g_autofree char *unsaved = brg_judging_page_dup_unsaved_remark (self);
  gint64 unsaved_of = self->remark_of;
  gint64 judge_id = self->judge_id;

  self->remark_of = 0;
  self->desk = NULL;
  g_clear_pointer (&self->hold, brg_contest_hold_release);
  self->hold = brg_contest_hold (brg_page_get_session (page), 0);
  self->desk = self->hold != NULL ? self->hold->desk : NULL;
  if (self->desk == NULL)
    {
      gtk_stack_set_visible_child_name (self->stack, "empty");
      brg_judging_page_update_actions (self);
      return;
    }
  fill (self);
  if (unsaved != NULL && self->remark_of == unsaved_of && self->judge_id == judge_id &&
      brg_judging_page_may_mark (self))
    brg_judging_page_set_remark (self, unsaved);
  if (was_inside)
    brg_page_take_focus (page);
}

static char *
brg_judging_page_dup_unsaved (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  return brg_judging_page_store_remark (BRG_JUDGING_PAGE (page))
             ? NULL
             : g_strdup (_ ("The remark of a judge is not recorded."));
}

static char *
brg_judging_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (page);
  const BrgContestSection *section = brg_judging_page_get_section (self);
  const BrgContestJudge *judge = brg_judging_page_get_judge (self);
  guint n_missing;

  if (section == NULL)
    return g_strdup (_ ("no sections"));
  if (judge == NULL)
    /* Translators: name of a section */
    return g_strdup_printf (_ ("%s · no judge"), section->name);
  n_missing = brg_contest_desk_count_missing (self->desk, judge->id);
  /* Translators: name of a section, of a judge, how many marks he has not given */
  return g_strdup_printf (ngettext ("%s · sheet of %s · %u mark missing",
                                    "%s · sheet of %s · %u marks missing", n_missing),
                          section->name, judge->name, n_missing);
}

static void
brg_judging_page_print (BrgPage *page)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (page);
  const char *results =
      brg_contest_is_final (brg_page_get_session (page)) ? "contest-final" : "contest-preliminary";

  brg_shell_go (brg_shell_find (GTK_WIDGET (page)), "documents",
                brg_judging_page_shows_results (self) ? results : "contest-judge-sheet");
}

/* The header's step: results are published. */
static char *
brg_judging_page_dup_step (BrgPage *page)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (page);

  return self->desk != NULL ? brg_contest_dup_publish_step (self->desk->contest->terms) : NULL;
}

static void
brg_judging_page_do_step (BrgPage *page)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (page);

  if (brg_judging_page_store_remark (self) && self->desk != NULL)
    brg_contest_form_publish (brg_shell_find (GTK_WIDGET (page)),
                              (BrgContestStage) (self->desk->contest->terms->stage + 1));
}

static void
brg_judging_page_dispose (GObject *object)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (object);

  brg_template_silence (self);
  g_clear_pointer (&self->player, brg_work_player_free);
  self->desk = NULL;
  g_clear_pointer (&self->hold, brg_contest_hold_release);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (brg_judging_page_parent_class)->dispose (object);
}

static void
brg_judging_page_finalize (GObject *object)
{
  BrgJudgingPage *self = BRG_JUDGING_PAGE (object);

  g_array_unref (self->shown);
  g_array_unref (self->ranked);
  g_hash_table_unref (self->captions);
  G_OBJECT_CLASS (brg_judging_page_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgJudgingPage, name)

static const BrgTemplateChild children[] = {
  CHILD (section_choice), CHILD (judge_choice),   CHILD (hidden_chip), CHILD (state_box),
  CHILD (boards_toggle),  CHILD (results_toggle), CHILD (stack),       CHILD (works_button),
  CHILD (steps_box),      CHILD (view_stack),     CHILD (tiles),       CHILD (results),
  CHILD (title_label),    CHILD (chip_box),       CHILD (mark_area),   CHILD (mark_label),
  CHILD (solution_label), CHILD (record_heading), CHILD (record_list), CHILD (remark_area),
  CHILD (remark_view),    CHILD (results_area),   CHILD (remarks_box), CHILD (hidden_label),
  CHILD (hand_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus), BRG_TEMPLATE_CALLBACK (on_choice_changed),
  BRG_TEMPLATE_CALLBACK (on_view_changed),     BRG_TEMPLATE_CALLBACK (on_tile_selected),
  BRG_TEMPLATE_CALLBACK (on_result_selected),  BRG_TEMPLATE_CALLBACK (on_result_activated),
};

static void
brg_judging_page_class_init (BrgJudgingPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_judging_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_judging_page_finalize;
  page_class->refresh = brg_judging_page_refresh;
  page_class->dup_subtitle = brg_judging_page_dup_subtitle;
  page_class->take_focus = brg_judging_page_take_focus;
  page_class->print = brg_judging_page_print;
  page_class->dup_unsaved = brg_judging_page_dup_unsaved;
  page_class->dup_step = brg_judging_page_dup_step;
  page_class->do_step = brg_judging_page_do_step;
  brg_template_set (klass, "brg-judging-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_judging_page_init (BrgJudgingPage *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->ranked = g_array_new (FALSE, FALSE, sizeof (guint));
  self->captions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_field_left_watch (self->remark_view, self, on_remark_left, self);
  brg_judging_page_install_actions (self);
}
