/* brg-wizard-system.c - second step of the wizard: the system and its settings
 *
 * Rules: rus-draughts-2022 5.4.10.5.2, 5.4.10.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-system.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-combo-words.h"
#include "brg-draft-sections.h"
#include "brg-draft-text.h"
#include "brg-names.h"
#include "brg-section-sheet.h"
#include "brg-seed-entry.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgWizardSystem
{
  BrgWizardStep parent_instance;

  GtkLabel *summary_label;
  AdwActionRow *system_row;
  GtkLabel *article_label;
  GtkWidget *rounds_row;
  GtkSpinButton *rounds_spin;
  GtkWidget *cycles_row;
  GtkSpinButton *cycles_spin;
  GtkWidget *swap_row;
  GtkSwitch *swap_switch;
  GtkWidget *sections_row;
  GtkSpinButton *sections_spin;
  AdwComboRow *sectioning_row;
  GtkWidget *through_row;
  GtkSpinButton *through_spin;
  AdwActionRow *places_row;
  GtkWidget *places_button;
  AdwComboRow *colour_row;
  GtkWidget *seed_row;
  BrgSeedEntry *seed_entry;

  gboolean is_refreshing;
};

G_DEFINE_FINAL_TYPE (BrgWizardSystem, brg_wizard_system, BRG_TYPE_WIZARD_STEP)

/* Lines of the choice of a colour. */
enum
{
  COLOUR_BY_LOT,
  COLOUR_WHITE,
  COLOUR_BLACK,
};

static BrgDraft *
get_draft (BrgWizardSystem *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

static void
show_colour (BrgWizardSystem *self)
{
  const BrgDraftSettings *settings = brg_draft_get_settings (get_draft (self));
  const char *outcome = "";

  if (settings->draws_colour)
    outcome =
        settings->initial_colour == BRG_COLOUR_BLACK ? _ ("Black by lot") : _ ("White by lot");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->colour_row), outcome);
}

/* rus-draughts-2022 5.4.10.9: the regulations may want the first rounds drawn in groups. */
static void
show_sections (BrgWizardSystem *self)
{
  gboolean may_divide = brg_draft_may_divide (get_draft (self));
  gboolean is_divided = brg_draft_get_settings (get_draft (self))->n_sections > 1;
  g_autofree char *places = brg_draft_text_dup_sections (get_draft (self));

  gtk_widget_set_visible (self->sections_row, may_divide);
  gtk_widget_set_visible (GTK_WIDGET (self->sectioning_row), is_divided);
  gtk_widget_set_visible (self->through_row, is_divided);
  gtk_widget_set_visible (GTK_WIDGET (self->places_row), is_divided);
  adw_action_row_set_subtitle (self->places_row, places);
}

static void
show_settings (BrgWizardSystem *self)
{
  BrgDraft *draft = get_draft (self);
  const BrgDraftSettings *settings = brg_draft_get_settings (draft);
  gboolean is_table = brg_draft_is_round_robin (draft);
  gboolean has_lot = brg_draft_has_colour_lot (draft);
  g_autofree char *summary = brg_draft_text_dup_settings (draft);

  gtk_label_set_text (self->summary_label, summary);
  /* The rounds of a bracket follow from its players; the games of a meeting are settled with it. */
  gtk_widget_set_visible (self->rounds_row,
                          !is_table && !brg_draft_get_system (draft)->is_knockout);
  gtk_widget_set_visible (self->cycles_row, is_table);
  gtk_widget_set_visible (self->swap_row, is_table && settings->cycles == 2);
  gtk_widget_set_visible (GTK_WIDGET (self->colour_row), has_lot);
  gtk_widget_set_visible (self->seed_row, has_lot && settings->draws_colour);
  show_sections (self);
  show_colour (self);
}

static void
brg_wizard_system_refresh (BrgWizardStep *step)
{
  BrgWizardSystem *self = BRG_WIZARD_SYSTEM (step);
  BrgDraft *draft = get_draft (self);
  const BrgDraftSettings *settings = brg_draft_get_settings (draft);
  const BrgPairingSystem *system = brg_draft_get_system (draft);

  self->is_refreshing = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->system_row),
                                 brg_names_get_system (system->id));
  adw_action_row_set_subtitle (
      self->system_row, brg_names_get_rulebook (brg_draft_get_snapshot (draft)->event->rulebook));
  brg_article_link_fill_label (self->article_label, brg_draft_get_snapshot (draft)->event->rulebook,
                               system->article);
  gtk_spin_button_set_range (self->rounds_spin, brg_draft_get_first_round (draft), 99);
  gtk_spin_button_set_value (self->rounds_spin, settings->n_rounds);
  gtk_spin_button_set_value (self->cycles_spin, settings->cycles);
  gtk_switch_set_active (self->swap_switch, settings->swap_last_rounds);
  adw_combo_row_set_selected (self->colour_row, settings->draws_colour ? COLOUR_BY_LOT
                                                : settings->initial_colour == BRG_COLOUR_BLACK
                                                    ? COLOUR_BLACK
                                                    : COLOUR_WHITE);
  brg_seed_entry_set_seed (self->seed_entry, settings->seed);
  gtk_spin_button_set_range (self->through_spin, brg_draft_get_first_round (draft), 99);
  gtk_spin_button_set_value (self->sections_spin, settings->n_sections);
  gtk_spin_button_set_value (self->through_spin, settings->sections_through);
  adw_combo_row_set_selected (self->sectioning_row, settings->sectioning);
  show_settings (self);
  self->is_refreshing = FALSE;
}

static void
take_settings (BrgWizardSystem *self)
{
  BrgDraftSettings settings;
  guint colour = adw_combo_row_get_selected (self->colour_row);

  if (self->is_refreshing || get_draft (self) == NULL)
    return;
  settings = *brg_draft_get_settings (get_draft (self));
  settings.n_rounds = gtk_spin_button_get_value_as_int (self->rounds_spin);
  settings.cycles = gtk_spin_button_get_value_as_int (self->cycles_spin);
  settings.swap_last_rounds = gtk_switch_get_active (self->swap_switch);
  settings.seed = brg_seed_entry_get_seed (self->seed_entry);
  settings.n_sections = gtk_spin_button_get_value_as_int (self->sections_spin);
  settings.sectioning = adw_combo_row_get_selected (self->sectioning_row);
  settings.sections_through = gtk_spin_button_get_value_as_int (self->through_spin);
  settings.draws_colour = colour == COLOUR_BY_LOT;
  if (!settings.draws_colour)
    settings.initial_colour = colour == COLOUR_BLACK ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
  brg_draft_set_settings (get_draft (self), &settings);
  show_settings (self);
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

/* By hand is then what the row says. */
static void
on_sections_changed (gpointer data)
{
  BrgWizardSystem *self = data;

  self->is_refreshing = TRUE;
  adw_combo_row_set_selected (self->sectioning_row,
                              brg_draft_get_settings (get_draft (self))->sectioning);
  self->is_refreshing = FALSE;
  show_settings (self);
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

static void
on_places_clicked (BrgWizardSystem *self)
{
  brg_section_sheet_present (GTK_WIDGET (self), get_draft (self), on_sections_changed, self);
}

/* Not in a number: a stray digit would be another number of rounds. */
static gboolean
brg_wizard_system_take_focus (BrgWizardStep *step)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRG_WIZARD_SYSTEM (step)->system_row));
}

/* Everything has its default, so Enter goes on wherever the focus is; not in an open list and not
 * where a row opens one. */
static gboolean
on_key_pressed (BrgWizardSystem *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter))
    return GDK_EVENT_PROPAGATE;
  if (focus != NULL && (focus == GTK_WIDGET (self->colour_row) ||
                        gtk_widget_is_ancestor (focus, GTK_WIDGET (self->colour_row)) ||
                        focus == GTK_WIDGET (self->sectioning_row) ||
                        gtk_widget_is_ancestor (focus, GTK_WIDGET (self->sectioning_row)) ||
                        focus == self->places_button ||
                        gtk_widget_is_ancestor (focus, GTK_WIDGET (self->seed_entry))))
    return GDK_EVENT_PROPAGATE;
  brg_wizard_step_advance (BRG_WIZARD_STEP (self));
  return GDK_EVENT_STOP;
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWizardSystem, name)

static const BrgTemplateChild children[] = {
  CHILD (summary_label), CHILD (system_row),   CHILD (article_label), CHILD (rounds_row),
  CHILD (rounds_spin),   CHILD (cycles_row),   CHILD (cycles_spin),   CHILD (swap_row),
  CHILD (swap_switch),   CHILD (sections_row), CHILD (sections_spin), CHILD (sectioning_row),
  CHILD (through_row),   CHILD (through_spin), CHILD (places_row),    CHILD (places_button),
  CHILD (colour_row),    CHILD (seed_row),     CHILD (seed_entry),
};

static void
brg_wizard_system_class_init (BrgWizardSystemClass *klass)
{
  BrgWizardStepClass *step_class = BRG_WIZARD_STEP_CLASS (klass);

  g_type_ensure (BRG_TYPE_SEED_ENTRY);
  step_class->refresh = brg_wizard_system_refresh;
  step_class->take_focus = brg_wizard_system_take_focus;
  brg_template_set (klass, "brg-wizard-system", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_places_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), take_settings);
}

static void
brg_wizard_system_init (BrgWizardSystem *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_combo_words_watch (GTK_WIDGET (self));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->rounds_spin, "value-changed", G_CALLBACK (take_settings), self);
  g_signal_connect_swapped (self->cycles_spin, "value-changed", G_CALLBACK (take_settings), self);
  g_signal_connect_swapped (self->swap_switch, "notify::active", G_CALLBACK (take_settings), self);
  g_signal_connect_swapped (self->colour_row, "notify::selected", G_CALLBACK (take_settings), self);
  g_signal_connect_swapped (self->sections_spin, "value-changed", G_CALLBACK (take_settings), self);
  g_signal_connect_swapped (self->through_spin, "value-changed", G_CALLBACK (take_settings), self);
  g_signal_connect_swapped (self->sectioning_row, "notify::selected", G_CALLBACK (take_settings),
                            self);
}
