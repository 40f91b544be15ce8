/* brg-rounds-section.c - rounds, cycles and scoring of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-section.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-article-markup.h"
#include "brg-names.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-round-limit.h"
#include "brg-spin-row.h"
#include "brg-template.h"
#include "brg-ui-words.h"

#define BAKU_ARTICLE "fide-acceleration-2026 1.4"

struct _BrgRoundsSection
{
  BrgEventSection parent_instance;

  BrgSpinRow *rounds_row;
  BrgSpinRow *cycles_row;
  AdwActionRow *swap_row;
  GtkSwitch *swap_switch;
  AdwActionRow *baku_row;
  GtkSwitch *baku_switch;
  AdwComboRow *scoring_row;
  GtkWidget *scoring_link;
  GtkLabel *fault_label;

  guint n_players;
};

G_DEFINE_FINAL_TYPE (BrgRoundsSection, brg_rounds_section, BRG_TYPE_EVENT_SECTION)

/* In a bracket and in a match it is not the table that is gone through once more. */
static const char *
get_cycles_title (const BrgEventForm *form)
{
  const BrgPairingSystem *system = brg_pairing_system_find (form->group->system);

  if (!system->is_knockout && !g_str_equal (system->id, "match"))
    return _ ("Cycles");
  return form->group->boards > 0 ? _ ("Matches per pairing") : _ ("Games per match");
}

static void
brg_rounds_section_show (BrgEventSection *section,
                         const BrgEventForm *form,
                         const BrgEventStage *stage)
{
  BrgRoundsSection *self = BRG_ROUNDS_SECTION (section);
  gboolean has_cycles = brg_event_form_has_cycles (form);
  gboolean has_swap =
      brg_event_form_get_kind (form) == BRG_TOURNAMENT_ROUND_ROBIN && form->group->cycles == 2;

  self->n_players = stage->n_players;
  brg_spin_row_set_range (self->rounds_row, (gint) MAX (stage->n_paired, 1),
                          BRG_EVENT_FORM_MOST_ROUNDS);
  brg_spin_row_set_value (self->rounds_row, form->group->n_rounds);
  brg_spin_row_set_value (self->cycles_row, form->group->cycles);
  gtk_switch_set_active (self->swap_switch, form->group->swap_last_rounds);
  adw_combo_row_set_selected (self->scoring_row, brg_event_form_is_two_one (form));
  gtk_widget_set_visible (GTK_WIDGET (self->rounds_row), !has_cycles);
  gtk_widget_set_visible (GTK_WIDGET (self->cycles_row), has_cycles);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->cycles_row), get_cycles_title (form));
  gtk_widget_set_visible (GTK_WIDGET (self->swap_row), has_swap);
  gtk_switch_set_active (self->baku_switch, form->group->baku);
  gtk_widget_set_visible (GTK_WIDGET (self->baku_row), brg_event_form_knows_acceleration (form));
  gtk_widget_set_sensitive (GTK_WIDGET (self->baku_row),
                            stage->n_paired == 0 && brg_event_form_may_accelerate (form));
  gtk_widget_set_sensitive (GTK_WIDGET (self->cycles_row), stage->n_paired == 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->swap_row), stage->n_paired == 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->scoring_row), form->event->rulebook->two_one_scoring);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !stage->is_closed);
}

static void
brg_rounds_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgRoundsSection *self = BRG_ROUNDS_SECTION (section);
  gboolean has_cycles = brg_event_form_has_cycles (form);

  /* What is hidden does not count: another system has just been chosen. */
  if (!has_cycles && gtk_widget_get_visible (GTK_WIDGET (self->rounds_row)))
    form->group->n_rounds = brg_spin_row_get_value (self->rounds_row);
  if (has_cycles && gtk_widget_get_visible (GTK_WIDGET (self->cycles_row)))
    {
      form->group->cycles = brg_spin_row_get_value (self->cycles_row);
      form->group->swap_last_rounds =
          form->group->cycles == 2 && gtk_switch_get_active (self->swap_switch);
    }
  if (gtk_widget_get_visible (GTK_WIDGET (self->baku_row)))
    form->group->baku = gtk_switch_get_active (self->baku_switch);
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->scoring_row)))
    brg_event_form_set_two_one (form, adw_combo_row_get_selected (self->scoring_row) == 1);
}

static char *
dup_rounds_words (BrgRoundsSection *self, const BrgEventForm *form)
{
  const BrgPairingSystem *system = brg_pairing_system_find (form->group->system);
  gint n_rounds = system->count_rounds ((gint) self->n_players, form->group->cycles);

  if (self->n_players < 2)
    return g_strdup (_ ("The rounds follow from the number of players"));
  return g_strdup_printf (ngettext ("%d round for the players in the list",
                                    "%d rounds for the players in the list", (gulong) n_rounds),
                          n_rounds);
}

/* Where a match is two rounds: how many matches that makes. */
static char *
dup_matches_words (const BrgEventForm *form)
{
  const BrgPairingSystem *system = brg_pairing_system_find (form->group->system);
  gint n_matches = form->group->n_rounds / 2;

  if (!system->has_two_game_matches || form->group->n_rounds % 2 == 1)
    return g_strdup ("");
  return g_strdup_printf (
      ngettext ("%d match of two rounds", "%d matches of two rounds each", (gulong) n_matches),
      n_matches);
}

static char *
dup_baku_words (const BrgEventForm *form)
{
  g_autofree char *article = brg_ui_dup_article (BAKU_ARTICLE);

  if (!brg_event_form_may_accelerate (form))
    return g_strdup (_ ("Only if a win is worth two draws and a loss nothing"));
  /* Translators: %s is an article */
  return g_strdup_printf (
      _ ("The upper half of the list is paired with virtual points in the first "
         "rounds (%s)"),
      article);
}

static void
brg_rounds_section_show_notes (BrgEventSection *section,
                               const BrgEventForm *form,
                               const GArray *faults)
{
  BrgRoundsSection *self = BRG_ROUNDS_SECTION (section);
  const BrgEventFault *fault = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_ODD_ROUNDS);
  g_autofree char *message =
      fault != NULL ? brg_names_dup_fault (fault, form->event->rulebook) : NULL;
  g_autofree char *limit = brg_round_limit_dup_warning (
      brg_pairing_system_find (form->group->system), form->group->n_rounds, (gint) self->n_players,
      form->group->boards > 0);
  g_autofree char *matches = dup_matches_words (form);
  g_autofree char *rounds = NULL;
  g_autofree char *baku = dup_baku_words (form);

  brg_article_set_subtitle (self->baku_row, baku,
                            brg_event_form_may_accelerate (form) ? BAKU_ARTICLE : NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rounds_row), matches);
  brg_event_section_show_fault (GTK_WIDGET (self->rounds_row), self->fault_label, message, NULL);
  /* Not a fault: more players may still come. */
  if (limit != NULL && message == NULL)
    brg_event_section_show_fault (NULL, self->fault_label, limit, NULL);
  if (brg_event_form_has_cycles (form))
    {
      rounds = dup_rounds_words (self, form);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->cycles_row), rounds);
    }
  brg_article_link_set (self->scoring_link, form->event->rulebook->scoring_article);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRoundsSection, name)

static const BrgTemplateChild children[] = {
  CHILD (rounds_row), CHILD (cycles_row),  CHILD (swap_row),    CHILD (swap_switch),
  CHILD (baku_row),   CHILD (baku_switch), CHILD (scoring_row), CHILD (fault_label),
};

static void
brg_rounds_section_class_init (BrgRoundsSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  g_type_ensure (BRG_TYPE_SPIN_ROW);
  section_class->show = brg_rounds_section_show;
  section_class->read = brg_rounds_section_read;
  section_class->show_notes = brg_rounds_section_show_notes;
  brg_template_set (klass, "brg-rounds-section", children, G_N_ELEMENTS (children));
}

static void
watch_spin (BrgRoundsSection *self, BrgSpinRow *row)
{
  g_signal_connect_swapped (row, "changed", G_CALLBACK (brg_event_section_changed), self);
  g_signal_connect_swapped (row, "committed", G_CALLBACK (brg_event_section_committed), self);
}

static void
brg_rounds_section_init (BrgRoundsSection *self)
{
  const char *const scorings[] = { brg_names_get_scoring (FALSE), brg_names_get_scoring (TRUE),
                                   NULL };
  g_autoptr (GtkStringList) names = gtk_string_list_new (scorings);

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_model (self->scoring_row, G_LIST_MODEL (names));
  brg_spin_row_set_range (self->rounds_row, 1, BRG_EVENT_FORM_MOST_ROUNDS);
  brg_spin_row_set_range (self->cycles_row, 1, BRG_EVENT_FORM_MOST_CYCLES);
  watch_spin (self, self->rounds_row);
  watch_spin (self, self->cycles_row);
  g_signal_connect_swapped (self->baku_switch, "notify::active",
                            G_CALLBACK (brg_event_section_committed), self);
  g_signal_connect_swapped (self->swap_switch, "notify::active",
                            G_CALLBACK (brg_event_section_committed), self);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->scoring_row);
  self->scoring_link = brg_article_link_new (NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->scoring_row), self->scoring_link);
}
