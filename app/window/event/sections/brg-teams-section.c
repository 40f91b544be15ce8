/* brg-teams-section.c - who plays in an event: players for themselves, or teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-teams-section.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-article.h"
#include "brg-names.h"
#include "brg-spin-row.h"
#include "brg-template.h"
#include "brg-ui-words.h"

/* The lines of the choices. */
enum
{
  WHO_PLAYERS,
  WHO_TEAMS,
};

enum
{
  BYE_DRAWN,
  BYE_WON,
};

enum
{
  COLOURS_SWAP,
  COLOURS_KEEP,
};

#define RESERVES_ARTICLE "rus-draughts-2022 5.4.9.2"

struct _BrgTeamsSection
{
  BrgEventSection parent_instance;

  AdwComboRow *who_row;
  BrgSpinRow *boards_row;
  AdwComboRow *first_row;
  AdwComboRow *points_row;
  AdwComboRow *bye_row;
  AdwComboRow *colours_row;
  AdwComboRow *line_up_row;
  BrgSpinRow *reserve_row;
  GtkLabel *note_label;
  GtkLabel *fault_label;

  const BrgRulebook *rulebook; /* of what the choices quote; NULL before there is one */
  gint boards;                 /* what teams get when they are chosen again */
  gboolean has_players;
  gboolean is_locked; /* a round is paired */
};

G_DEFINE_FINAL_TYPE (BrgTeamsSection, brg_teams_section, BRG_TYPE_EVENT_SECTION)

static void
show_rows (BrgTeamsSection *self, gboolean has_teams, gboolean may_change)
{
  GtkWidget *rows[] = {
    GTK_WIDGET (self->boards_row),  GTK_WIDGET (self->first_row),   GTK_WIDGET (self->points_row),
    GTK_WIDGET (self->bye_row),     GTK_WIDGET (self->colours_row), GTK_WIDGET (self->line_up_row),
    GTK_WIDGET (self->reserve_row),
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_widget_set_visible (rows[i], has_teams);
      gtk_widget_set_sensitive (rows[i], may_change);
    }
}

static void
brg_teams_section_show (BrgEventSection *section,
                        const BrgEventForm *form,
                        const BrgEventStage *stage)
{
  BrgTeamsSection *self = BRG_TEAMS_SECTION (section);
  const BrgGroup *group = form->group;
  gboolean has_teams = group->boards > 0;
  gboolean may_change = stage->n_paired == 0 && !stage->is_closed;

  self->is_locked = stage->n_paired > 0;
  self->has_players = stage->n_players > 0;
  if (has_teams)
    self->boards = group->boards;
  adw_combo_row_set_selected (self->who_row, has_teams ? WHO_TEAMS : WHO_PLAYERS);
  gtk_widget_set_sensitive (GTK_WIDGET (self->who_row), may_change && !self->has_players);
  brg_spin_row_set_value (self->boards_row, self->boards);
  adw_combo_row_set_selected (self->first_row, group->board_points_first);
  adw_combo_row_set_selected (self->points_row, brg_event_form_is_three_one (form));
  adw_combo_row_set_selected (self->bye_row,
                              brg_event_form_is_match_bye_won (form) ? BYE_WON : BYE_DRAWN);
  adw_combo_row_set_selected (self->colours_row, group->one_colour ? COLOURS_KEEP : COLOURS_SWAP);
  adw_combo_row_set_selected (self->line_up_row, group->line_up);
  brg_spin_row_set_range (self->reserve_row, 1, self->boards);
  brg_spin_row_set_value (self->reserve_row, group->reserve_from);
  show_rows (self, has_teams, may_change);
}

static void
brg_teams_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgTeamsSection *self = BRG_TEAMS_SECTION (section);
  gboolean has_teams = adw_combo_row_get_selected (self->who_row) == WHO_TEAMS;

  /* What is hidden does not count: who plays has just been chosen. */
  if (has_teams && form->group->boards > 0)
    {
      self->boards = brg_spin_row_get_value (self->boards_row);
      form->group->board_points_first = adw_combo_row_get_selected (self->first_row) == 1;
      brg_event_form_set_match_points (form, adw_combo_row_get_selected (self->points_row) == 1,
                                       adw_combo_row_get_selected (self->bye_row) == BYE_WON);
      form->group->one_colour = adw_combo_row_get_selected (self->colours_row) == COLOURS_KEEP;
      form->group->line_up = adw_combo_row_get_selected (self->line_up_row);
      form->group->reserve_from = brg_spin_row_get_value (self->reserve_row);
    }
  if (form->group->boards != (has_teams ? self->boards : 0))
    brg_event_form_set_boards (form, has_teams ? self->boards : 0);
}

static const char *
get_note (BrgTeamsSection *self, gboolean has_teams)
{
  if (self->is_locked)
    return _ ("A round is paired, so these settings can no longer change.");
  if (self->has_players && has_teams)
    return _ ("Individual play can be chosen only while the list is empty.");
  if (self->has_players)
    return _ ("Teams can be chosen only while the list is empty.");
  return "";
}

/* With the article, where the book of the event has it. */
static char *
dup_first_points (gboolean is_boards, const BrgRulebook *rulebook)
{
  const char *article = is_boards ? "rus-draughts-2022 5.4.9.6.1" : "rus-draughts-2022 5.4.9.6.2";
  g_autofree char *cited = brg_ui_dup_article (rulebook, article);

  if (rulebook == NULL || !brg_article_is_of (rulebook, article))
    return g_strdup (brg_names_get_first_points (is_boards));
  /* Translators: which points come first in the table, an article */
  return g_strdup_printf (_ ("%s, %s"), brg_names_get_first_points (is_boards), cited);
}

/* Another book says nothing of reserves. */
static void
show_reserves (BrgTeamsSection *self, const BrgRulebook *rulebook, const BrgGroup *group)
{
  g_autofree char *article = brg_ui_dup_article (rulebook, RESERVES_ARTICLE);
  const char *where =
      group->reserve_from == 1 ? _ ("On every board") : _ ("Not on the boards above it");
  /* Translators: on which boards reserves may play, an article */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s, %s"), where, article);

  if (brg_article_is_of (rulebook, RESERVES_ARTICLE))
    brg_article_set_subtitle (ADW_ACTION_ROW (self->reserve_row), rulebook, subtitle,
                              RESERVES_ARTICLE);
  else
    brg_article_set_subtitle (ADW_ACTION_ROW (self->reserve_row), rulebook, where, NULL);
}

static void
fill_first_points (BrgTeamsSection *self, const BrgRulebook *rulebook)
{
  guint selected = adw_combo_row_get_selected (self->first_row);
  g_autofree char *matches = dup_first_points (FALSE, rulebook);
  g_autofree char *boards = dup_first_points (TRUE, rulebook);
  const char *const first[] = { matches, boards, NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (first);

  if (self->rulebook == rulebook)
    return;
  self->rulebook = rulebook;
  adw_combo_row_set_model (self->first_row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->first_row, selected);
}

static void
brg_teams_section_show_notes (BrgEventSection *section,
                              const BrgEventForm *form,
                              const GArray *faults)
{
  BrgTeamsSection *self = BRG_TEAMS_SECTION (section);
  const BrgEventFault *boards = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_BOARDS);
  const BrgEventFault *reserves = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_RESERVES);
  const BrgEventFault *fault = boards != NULL ? boards : reserves;
  g_autofree char *message =
      fault != NULL ? brg_names_dup_fault (fault, form->event->rulebook) : NULL;
  const char *note = get_note (self, form->group->boards > 0);

  fill_first_points (self, form->event->rulebook);
  show_reserves (self, form->event->rulebook, form->group);
  gtk_label_set_text (self->note_label, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), *note != '\0');
  brg_event_section_show_fault (GTK_WIDGET (boards != NULL ? self->boards_row : self->reserve_row),
                                self->fault_label, NULL, message, NULL);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTeamsSection, name)

static const BrgTemplateChild children[] = {
  CHILD (who_row),    CHILD (boards_row),  CHILD (first_row),   CHILD (points_row),
  CHILD (bye_row),    CHILD (colours_row), CHILD (line_up_row), CHILD (reserve_row),
  CHILD (note_label), CHILD (fault_label),
};

static void
brg_teams_section_class_init (BrgTeamsSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  g_type_ensure (BRG_TYPE_SPIN_ROW);
  section_class->show = brg_teams_section_show;
  section_class->read = brg_teams_section_read;
  section_class->show_notes = brg_teams_section_show_notes;
  brg_template_set (klass, "brg-teams-section", children, G_N_ELEMENTS (children));
}

static void
set_choices (BrgTeamsSection *self, AdwComboRow *row, const char *const *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), row);
}

static void
fill_choices (BrgTeamsSection *self)
{
  const char *const colours[] = { brg_names_get_even_boards (FALSE),
                                  brg_names_get_even_boards (TRUE), NULL };
  g_autofree char *matches = dup_first_points (FALSE, NULL);
  g_autofree char *boards = dup_first_points (TRUE, NULL);
  const char *const who[] = { _ ("Individual players"), _ ("Teams"), NULL };
  const char *const first[] = { matches, boards, NULL };
  const char *const points[] = { brg_names_get_match_scoring (FALSE),
                                 brg_names_get_match_scoring (TRUE), NULL };
  const char *const byes[] = { _ ("A drawn match"), _ ("A match won on all boards"), NULL };
  const char *line_ups[BRG_N_LINE_UP_RULES + 1] = { NULL };

  for (guint i = 0; i < BRG_N_LINE_UP_RULES; i++)
    line_ups[i] = brg_names_get_line_up (i);
  set_choices (self, self->who_row, who);
  set_choices (self, self->first_row, first);
  set_choices (self, self->points_row, points);
  set_choices (self, self->bye_row, byes);
  set_choices (self, self->colours_row, colours);
  set_choices (self, self->line_up_row, line_ups);
}

static void
watch_spin (BrgTeamsSection *self, BrgSpinRow *row)
{
  g_signal_connect_swapped (row, "changed", G_CALLBACK (brg_event_section_changed), self);
  g_signal_connect_swapped (row, "committed", G_CALLBACK (brg_event_section_committed), self);
}

static void
brg_teams_section_init (BrgTeamsSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->boards = BRG_EVENT_FORM_USUAL_BOARDS;
  fill_choices (self);
  brg_spin_row_set_range (self->boards_row, BRG_EVENT_FORM_LEAST_BOARDS,
                          BRG_EVENT_FORM_MOST_BOARDS);
  brg_spin_row_set_range (self->reserve_row, 1, BRG_EVENT_FORM_MOST_BOARDS);
  watch_spin (self, self->boards_row);
  watch_spin (self, self->reserve_row);
}
