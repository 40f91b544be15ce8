/* brg-stage-sheet.c - a further group of an event, or its next stage
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stage-sheet.h"

#include <glib/gi18n.h>

#include "brg-kind-section.h"
#include "brg-rounds-section.h"
#include "brg-spin-row.h"
#include "brg-stage-draft.h"
#include "brg-template.h"
#include "brg-ui.h"

#define STAGE_WIDTH 900.0
#define STAGE_HEIGHT 680.0
#define GROUP_WIDTH 520.0
#define GROUP_HEIGHT 560.0

#define MOST_QUALIFIERS 999

struct _BrgStageSheet
{
  BrgSheet parent_instance;

  GtkButton *create_button;
  GtkBox *columns;
  AdwEntryRow *name_row;
  AdwEntryRow *unnamed_row;
  AdwPreferencesGroup *sources_group;
  GtkWidget *rule_group;
  BrgSpinRow *first_row;
  BrgSpinRow *best_row;
  AdwComboRow *carry_row;
  BrgEventSections sections; /* kind and rounds */
  GtkLabel *group_problem_label;
  GtkWidget *field_box;
  GtkLabel *problem_label;
  GtkLabel *remark_label;
  GtkBox *ties_box;
  GtkLabel *field_title;
  GtkListBox *field_list;

  BrgStageDraft *draft;
};

G_DEFINE_FINAL_TYPE (BrgStageSheet, brg_stage_sheet, BRG_TYPE_SHEET)

static char *
dup_name (BrgStageSheet *self, BrgStagePlayer who)
{
  return brg_stage_draft_dup_name (self->draft, who);
}

static char *
dup_carried (const BrgQualifier *qualifier)
{
  g_autofree char *points = NULL;

  if (qualifier->carried == 0)
    return g_strdup ("");
  points = brg_points_to_figures (qualifier->carried);
  /* Translators: points that a player brings into the next stage, as figures */
  return g_strdup_printf (_ ("brings %s"), points);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_field_row (BrgStageSheet *self, const BrgQualifier *qualifier, guint number)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = dup_name (self, qualifier->who);
  g_autofree char *origin = brg_stage_draft_dup_origin (self->draft, qualifier->who);
  g_autofree char *carried = dup_carried (qualifier);
  g_autofree char *figure = g_strdup_printf ("%u", number);
  /* Translators: what a screen reader says of a player: his start number, "Group A, place 2, points
   * 4½", and "brings 4½" or nothing */
  g_autofree char *described = g_strdup_printf (_ ("No. %u, %s %s"), number, origin, carried);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), origin);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), make_label (figure, "brg-number"));
  if (*carried != '\0')
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_label (carried, "brg-number"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  described, -1);
  return row;
}

static void
show_field (BrgStageSheet *self)
{
  const BrgStageField *field = self->draft->field;
  guint n_players = field != NULL ? field->qualifiers->len : 0;
  g_autofree char *title = g_strdup_printf (
      ngettext ("%u qualifies", "%u qualify, by pairing numbers", n_players), n_players);

  brg_ui_clear (self->field_list);
  gtk_label_set_text (self->field_title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->field_title), n_players > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->field_list), n_players > 0);
  for (guint i = 0; i < n_players; i++)
    gtk_list_box_append (
        self->field_list,
        make_field_row (self, &g_array_index (field->qualifiers, BrgQualifier, i), i + 1));
}

static void show_draft (BrgStageSheet *self);

static void
on_tie_toggled (BrgStageSheet *self, GtkCheckButton *button)
{
  const BrgStagePlayer *who = g_object_get_data (G_OBJECT (button), "brg-player");

  brg_stage_draft_prefer (self->draft, *who, gtk_check_button_get_active (button));
  show_draft (self);
}

static GtkWidget *
make_tie_row (BrgStageSheet *self, BrgStagePlayer who)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_check_button_new ();
  g_autofree char *name = dup_name (self, who);
  g_autofree char *origin = brg_stage_draft_dup_origin (self->draft, who);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), origin);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button),
                               brg_stage_draft_is_preferred (self->draft, who));
  g_object_set_data_full (G_OBJECT (button), "brg-player", g_memdup2 (&who, sizeof who), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_tie_toggled), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  return row;
}

static void
add_tie (BrgStageSheet *self, const BrgStageTie *tie)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = brg_stage_draft_dup_tie_title (self->draft, tie);
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  for (guint i = 0; i < tie->players->len; i++)
    adw_preferences_group_add (
        ADW_PREFERENCES_GROUP (group),
        make_tie_row (self, g_array_index (tie->players, BrgStagePlayer, i)));
  gtk_box_append (self->ties_box, group);
}

/* What the present lists of ties are about: a list in which the user chooses stays as it is. */
static char *
describe_ties (BrgStageSheet *self)
{
  const BrgStageField *field = self->draft->field;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; field != NULL && i < field->ties->len; i++)
    {
      const BrgStageTie *tie = field->ties->pdata[i];

      g_string_append_printf (text, "%d/%d", tie->group, tie->n_free);
      for (guint j = 0; j < tie->players->len; j++)
        {
          BrgStagePlayer who = g_array_index (tie->players, BrgStagePlayer, j);

          g_string_append_printf (text, " %d.%d", who.group, who.player);
        }
      g_string_append_c (text, ';');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_ties (BrgStageSheet *self)
{
  const BrgStageField *field = self->draft->field;
  g_autofree char *now = describe_ties (self);
  const char *before = g_object_get_data (G_OBJECT (self->ties_box), "brg-ties");

  gtk_widget_set_visible (GTK_WIDGET (self->ties_box), *now != '\0');
  if (g_strcmp0 (before, now) == 0)
    return;
  brg_ui_clear (self->ties_box);
  for (guint i = 0; field != NULL && i < field->ties->len; i++)
    add_tie (self, field->ties->pdata[i]);
  g_object_set_data_full (G_OBJECT (self->ties_box), "brg-ties", g_steal_pointer (&now), g_free);
}

static void
show_line (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static BrgEventStage
get_stage (BrgStageSheet *self)
{
  return (BrgEventStage){
    .n_players = self->draft->field != NULL ? self->draft->field->qualifiers->len : 0,
  };
}

static void
show_sections (BrgStageSheet *self)
{
  BrgEventStage stage = get_stage (self);

  brg_event_sections_show (&self->sections, self->draft->form, &stage);
}

static void
show_notes (BrgStageSheet *self)
{
  g_autoptr (GArray) faults = brg_event_form_check (self->draft->form);

  brg_event_sections_show_notes (&self->sections, self->draft->form, faults);
}

/* Everything but the fields, in which something may be typed. */
static void
show_draft (BrgStageSheet *self)
{
  g_autofree char *problem = brg_stage_draft_dup_problem (self->draft);
  g_autofree char *remark = brg_stage_draft_dup_remark (self->draft);

  show_notes (self);
  show_line (self->draft->is_stage ? self->problem_label : self->group_problem_label, problem);
  show_line (self->remark_label, remark);
  gtk_widget_set_sensitive (GTK_WIDGET (self->create_button), problem == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->carry_row),
                            !brg_stage_draft_is_knockout (self->draft));
  if (self->draft->is_stage)
    {
      show_ties (self);
      show_field (self);
    }
}

/* A field that loses the focus because the sheet closes has nobody to tell. */
static void
read_fields (BrgStageSheet *self)
{
  BrgStageDraft *draft = self->draft;

  if (draft == NULL)
    return;
  brg_event_form_set_text (&draft->form->group->name, brg_ui_get_text (self->name_row));
  if (draft->unnamed != NULL)
    brg_event_form_set_text (&draft->unnamed, brg_ui_get_text (self->unnamed_row));
  draft->n_first = brg_spin_row_get_value (self->first_row);
  draft->n_best = brg_spin_row_get_value (self->best_row);
  draft->carry = (BrgCarry) adw_combo_row_get_selected (self->carry_row);
  brg_event_sections_read (&self->sections, draft->form);
  brg_stage_draft_update (draft);
  show_draft (self);
}

/* Another system has other fields. */
static void
on_section_committed (BrgStageSheet *self)
{
  read_fields (self);
  if (self->draft == NULL)
    return;
  show_sections (self);
  show_notes (self);
}

static void
on_source_toggled (BrgStageSheet *self, GtkCheckButton *button)
{
  const guint *group = g_object_get_data (G_OBJECT (button), "brg-group");

  self->draft->is_source[*group] = gtk_check_button_get_active (button);
  brg_stage_draft_update (self->draft);
  show_draft (self);
}

static void
add_source (BrgStageSheet *self, guint group)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_check_button_new ();
  const char *name = brg_stage_draft_get_group_name (self->draft, group);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), self->draft->is_source[group]);
  g_object_set_data_full (G_OBJECT (button), "brg-group", g_memdup2 (&group, sizeof group), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_source_toggled), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->sources_group, row);
}

static void
on_create_clicked (BrgStageSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  BrgSession *session = brg_shell_get_session (shell);
  gint64 group_id = 0;
  GError *error = NULL;
  gboolean done;

  read_fields (self);
  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->create_button)))
    return;
  done = brg_stage_draft_create (self->draft, brg_session_get_store (session), &group_id, &error);
  if (!brg_session_finish (session, done, error))
    return;
  gtk_window_destroy (GTK_WINDOW (self));
  brg_shell_open_group (shell, group_id, NULL);
}

static void
brg_stage_sheet_dispose (GObject *object)
{
  BrgStageSheet *self = BRG_STAGE_SHEET (object);

  g_clear_pointer (&self->draft, brg_stage_draft_free);
  G_OBJECT_CLASS (brg_stage_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgStageSheet, name)
#define SECTION(name, KIND) BRG_EVENT_SECTION_CHILD (BrgStageSheet, name, KIND)

static const BrgTemplateChild children[] = {
  CHILD (create_button),
  CHILD (columns),
  CHILD (name_row),
  CHILD (unnamed_row),
  CHILD (sources_group),
  CHILD (rule_group),
  CHILD (first_row),
  CHILD (best_row),
  CHILD (carry_row),
  SECTION (kind_section, KIND),
  SECTION (rounds_section, ROUNDS),
  CHILD (group_problem_label),
  CHILD (field_box),
  CHILD (problem_label),
  CHILD (remark_label),
  CHILD (ties_box),
  CHILD (field_title),
  CHILD (field_list),
};

static void
brg_stage_sheet_class_init (BrgStageSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_KIND_SECTION);
  g_type_ensure (BRG_TYPE_ROUNDS_SECTION);
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->dispose = brg_stage_sheet_dispose;
  brg_template_set (klass, "brg-stage-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_create_clicked);
}

static void
fill_carries (BrgStageSheet *self)
{
  const char *const names[BRG_N_CARRIES + 1] = {
    [BRG_CARRY_NOTHING] = _ ("None: everyone starts from zero"),
    [BRG_CARRY_ALL] = _ ("All points of the group"),
    [BRG_CARRY_MUTUAL] = _ ("Games between those who qualify"),
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_combo_row_set_model (self->carry_row, G_LIST_MODEL (list));
}

static void
watch_section (BrgStageSheet *self, BrgEventSection *section)
{
  g_signal_connect_object (section, "changed", G_CALLBACK (read_fields), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (section, "committed", G_CALLBACK (on_section_committed), self,
                           G_CONNECT_SWAPPED);
}

static void
brg_stage_sheet_init (BrgStageSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->create_button));
  brg_spin_row_set_range (self->first_row, 0, MOST_QUALIFIERS);
  brg_spin_row_set_range (self->best_row, 0, MOST_QUALIFIERS);
  fill_carries (self);
}

static void
watch_fields (BrgStageSheet *self)
{
  watch_section (self, self->sections.of[BRG_EVENT_SECTION_KIND]);
  watch_section (self, self->sections.of[BRG_EVENT_SECTION_ROUNDS]);
  g_signal_connect_swapped (self->name_row, "changed", G_CALLBACK (read_fields), self);
  g_signal_connect_swapped (self->unnamed_row, "changed", G_CALLBACK (read_fields), self);
  g_signal_connect_swapped (self->first_row, "changed", G_CALLBACK (read_fields), self);
  g_signal_connect_swapped (self->best_row, "changed", G_CALLBACK (read_fields), self);
  g_signal_connect_swapped (self->carry_row, "notify::selected", G_CALLBACK (read_fields), self);
}

static void
fill (BrgStageSheet *self)
{
  BrgStageDraft *draft = self->draft;

  gtk_window_set_title (GTK_WINDOW (self), draft->is_stage ? _ ("Next Stage") : _ ("New Group"));
  brg_kind_section_set_group_only (BRG_KIND_SECTION (self->sections.of[BRG_EVENT_SECTION_KIND]),
                                   draft->is_stage);
  brg_ui_set_text (self->name_row, draft->form->group->name);
  brg_ui_set_text (self->unnamed_row, draft->unnamed != NULL ? draft->unnamed : "");
  brg_spin_row_set_value (self->first_row, draft->n_first);
  brg_spin_row_set_value (self->best_row, draft->n_best);
  gtk_widget_set_visible (GTK_WIDGET (self->unnamed_row), draft->unnamed != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->sources_group),
                          draft->is_stage && draft->groups->len > 1);
  gtk_widget_set_visible (self->rule_group, draft->is_stage);
  gtk_widget_set_visible (self->field_box, draft->is_stage);
  gtk_widget_set_visible (GTK_WIDGET (self->group_problem_label), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), FALSE);
  for (guint i = 0; i < draft->groups->len; i++)
    add_source (self, i);
}

void
brg_stage_sheet_present (BrgShell *shell, gboolean is_stage)
{
  BrgSession *session;
  g_autoptr (BrgStageDraft) draft = NULL;
  GError *error = NULL;
  BrgStageSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  if (brg_session_get_snapshot (session) == NULL)
    return;
  draft = brg_stage_draft_load (brg_session_get_store (session), brg_session_get_snapshot (session),
                                is_stage, brg_ui_draw_seed (), &error);
  if (draft == NULL)
    {
      brg_session_finish (session, FALSE, error);
      return;
    }
  self = g_object_new (BRG_TYPE_STAGE_SHEET, "transient-for", shell, NULL);
  self->draft = g_steal_pointer (&draft);
  fill (self);
  show_sections (self);
  show_draft (self);
  watch_fields (self);
  brg_ui_fit_sheet (GTK_WINDOW (self), self->columns, is_stage ? STAGE_WIDTH : GROUP_WIDTH,
                    is_stage ? STAGE_HEIGHT : GROUP_HEIGHT);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
