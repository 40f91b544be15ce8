/* brg-rounds-section.c - rounds, cycles and scoring of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-section.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-article-markup.h"
#include "brg-desk-renju-opening.h"
#include "brg-meeting-games.h"
#include "brg-names.h"
#include "brg-openings.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-plain-file.h"
#include "brg-renju-regulation.h"
#include "brg-round-limit.h"
#include "brg-spin-row.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* Bytes of a table of openings: more than any federation writes. */
#define MOST_OPENINGS (256 * 1024)

#define BAKU_ARTICLE "fide-acceleration-2026 1.4"

struct _BrgRoundsSection
{
  BrgEventSection parent_instance;

  BrgSpinRow *rounds_row;
  BrgSpinRow *cycles_row;
  BrgSpinRow *meeting_row;
  AdwComboRow *openings_row;
  GtkButton *openings_button;
  AdwComboRow *capture_row;
  AdwComboRow *renju_row;
  AdwActionRow *swap_row;
  GtkSwitch *swap_switch;
  AdwActionRow *baku_row;
  GtkSwitch *baku_switch;
  AdwComboRow *scoring_row;
  GtkWidget *scoring_link;
  GtkWidget *meeting_link;
  GtkWidget *openings_link;
  GtkWidget *capture_link;
  GtkWidget *renju_link;
  char *own_openings; /* text of the table of the federation */
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
  if (form->group->meeting_games > 1)
    return _ ("Meetings per match");
  return form->group->boards > 0 ? _ ("Matches per pairing") : _ ("Games per match");
}

/* Tables of openings as the store names them. */
static const struct
{
  const char *id;
  const char *name;
} opening_tables[] = {
  { "", N_ ("None named") },
  { "fmjd", N_ ("FMJD-64 table") },
  { "idf-basic", N_ ("IDF basic positions") },
  { "idf-ballots", N_ ("IDF ballots") },
  { "own", N_ ("Federation’s own table") },
};

static guint
find_table (const char *id)
{
  guint n = G_N_ELEMENTS (opening_tables) - 1;

  while (n > 0 && !g_str_equal (opening_tables[n].id, id))
    n--;
  return n;
}

/* rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3, 9.2.4.3 */
static void
show_openings (BrgRoundsSection *self, const BrgEventForm *form, const BrgEventStage *stage)
{
  BrgDiscipline discipline = form->event->discipline;
  BrgRenjuRegulation regulation;
  gboolean has_rule = brg_renju_regulation_from_id (form->group->renju_rule, &regulation);

  g_free (self->own_openings);
  self->own_openings = g_strdup (form->group->own_openings);
  adw_combo_row_set_selected (self->openings_row, find_table (form->group->opening_table));
  adw_combo_row_set_selected (self->capture_row, form->group->has_majority ? 1 : 0);
  adw_combo_row_set_selected (self->renju_row, has_rule ? (guint) regulation + 1 : 0);
  gtk_widget_set_visible (
      GTK_WIDGET (self->openings_row),
      discipline == BRG_DISCIPLINE_DRAUGHTS64 ||
          (discipline == BRG_DISCIPLINE_RUSSIAN && form->event->rulebook->meeting_article != NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->capture_row), discipline == BRG_DISCIPLINE_DRAUGHTS64);
  gtk_widget_set_visible (GTK_WIDGET (self->renju_row), discipline == BRG_DISCIPLINE_RENJU);
  gtk_widget_set_sensitive (GTK_WIDGET (self->openings_row), stage->n_paired == 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->capture_row), stage->n_paired == 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->renju_row), stage->n_paired == 0);
  brg_article_link_set (self->openings_link, form->event->rulebook,
                        discipline == BRG_DISCIPLINE_DRAUGHTS64 ? "rus-draughts-2022 6.2.2"
                                                                : "rus-draughts-2022 5.4.1.3");
  brg_article_link_set (self->capture_link, form->event->rulebook, "rus-draughts-2022 6.2.3");
  brg_article_link_set (self->renju_link, form->event->rulebook, "rus-draughts-2022 9.2.4.3");
}

static void
read_openings (BrgRoundsSection *self, BrgEventForm *form)
{
  guint rule = adw_combo_row_get_selected (self->renju_row);

  if (gtk_widget_get_visible (GTK_WIDGET (self->openings_row)))
    {
      const char *id = opening_tables[adw_combo_row_get_selected (self->openings_row)].id;

      /* There is no table of its own before a file was read. */
      if (g_str_equal (id, "own") && *self->own_openings == '\0')
        id = form->group->opening_table;
      brg_event_form_set_text (&form->group->opening_table, id);
      brg_event_form_set_text (&form->group->own_openings, self->own_openings);
    }
  if (gtk_widget_get_visible (GTK_WIDGET (self->capture_row)))
    form->group->has_majority = adw_combo_row_get_selected (self->capture_row) == 1;
  if (gtk_widget_get_visible (GTK_WIDGET (self->renju_row)))
    brg_event_form_set_text (&form->group->renju_rule,
                             rule > 0 ? brg_renju_regulation_to_id ((BrgRenjuRegulation) (rule - 1))
                                      : "");
}

static void
on_openings_picked (const char *path, gpointer data)
{
  BrgRoundsSection *self = data;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;
  name = g_path_get_basename (path);
  bytes = brg_plain_file_read (path, MOST_OPENINGS, &error);
  if (bytes != NULL)
    text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (bytes != NULL && !g_utf8_validate (text, (gssize) g_bytes_get_size (bytes), NULL))
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("The file is no text in UTF-8."));
  if (error != NULL || brg_openings_learn (text, name, &error) == NULL)
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The table was not read"), error->message);
      return;
    }
  g_free (self->own_openings);
  self->own_openings = g_steal_pointer (&text);
  adw_combo_row_set_selected (self->openings_row, G_N_ELEMENTS (opening_tables) - 1);
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
on_load_openings (BrgRoundsSection *self)
{
  static const char *const filters[] = { N_ ("Tables"), "*.txt", NULL };
  const char *const shown[] = { _ (filters[0]), filters[1], NULL };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Table of openings"), BRG_FILE_OPEN, shown, NULL,
                    on_openings_picked, self);
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
  brg_spin_row_set_value (self->meeting_row, form->group->meeting_games);
  gtk_widget_set_visible (GTK_WIDGET (self->meeting_row),
                          brg_event_form_get_meeting_article (form) != NULL &&
                              !form->group->is_postal);
  gtk_widget_set_sensitive (GTK_WIDGET (self->meeting_row), stage->n_paired == 0);
  show_openings (self, form, stage);
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
  if (gtk_widget_get_visible (GTK_WIDGET (self->meeting_row)))
    form->group->meeting_games = brg_spin_row_get_value (self->meeting_row);
  read_openings (self, form);
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
dup_meeting_words (const BrgEventForm *form)
{
  if (form->group->meeting_games == 1)
    return g_strdup (_ ("No micro-matches: one game a meeting"));
  return g_strdup (_ ("Micro-matches: the sum of the games makes one result"));
}

static char *
dup_baku_words (const BrgEventForm *form)
{
  g_autofree char *article = brg_ui_dup_article (form->event->rulebook, BAKU_ARTICLE);

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
  g_autofree char *meeting = NULL;
  g_autofree char *rounds = NULL;
  g_autofree char *baku = dup_baku_words (form);

  brg_article_set_subtitle (self->baku_row, form->event->rulebook, baku,
                            brg_event_form_may_accelerate (form) ? BAKU_ARTICLE : NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rounds_row), matches);
  brg_event_section_show_fault (GTK_WIDGET (self->rounds_row), self->fault_label, NULL, message,
                                NULL);
  /* Not a fault: more players may still come. */
  if (limit != NULL && message == NULL)
    brg_event_section_show_fault (NULL, self->fault_label, NULL, limit, NULL);
  if (brg_event_form_has_cycles (form))
    {
      rounds = dup_rounds_words (self, form);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->cycles_row), rounds);
    }
  meeting = dup_meeting_words (form);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->meeting_row), meeting);
  brg_article_link_set (self->meeting_link, form->event->rulebook,
                        brg_event_form_get_meeting_article (form));
  brg_article_link_set (self->scoring_link, form->event->rulebook,
                        form->event->rulebook->scoring_article);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRoundsSection, name)

static const BrgTemplateChild children[] = {
  CHILD (rounds_row),  CHILD (cycles_row),   CHILD (meeting_row),     CHILD (swap_row),
  CHILD (swap_switch), CHILD (baku_row),     CHILD (baku_switch),     CHILD (scoring_row),
  CHILD (fault_label), CHILD (openings_row), CHILD (openings_button), CHILD (capture_row),
  CHILD (renju_row),
};

static void
brg_rounds_section_finalize (GObject *object)
{
  g_free (BRG_ROUNDS_SECTION (object)->own_openings);
  G_OBJECT_CLASS (brg_rounds_section_parent_class)->finalize (object);
}

static void
brg_rounds_section_class_init (BrgRoundsSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_rounds_section_finalize;
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
add_link (AdwComboRow *row, GtkWidget **link)
{
  *link = brg_article_link_new (NULL, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), *link);
}

static void
make_opening_lists (BrgRoundsSection *self)
{
  const char *const captures[] = { _ ("Free choice"), _ ("Most men must be captured"), NULL };
  g_autoptr (GtkStringList) tables = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) rules = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) capture_names = gtk_string_list_new (captures);

  for (guint i = 0; i < G_N_ELEMENTS (opening_tables); i++)
    gtk_string_list_append (tables, _ (opening_tables[i].name));
  gtk_string_list_append (rules, _ ("Asked on every board"));
  for (gint i = 0; i < BRG_N_RENJU_REGULATIONS; i++)
    gtk_string_list_append (rules, brg_desk_renju_opening_get_name ((BrgRenjuRegulation) i));
  adw_combo_row_set_model (self->openings_row, G_LIST_MODEL (tables));
  adw_combo_row_set_model (self->capture_row, G_LIST_MODEL (capture_names));
  adw_combo_row_set_model (self->renju_row, G_LIST_MODEL (rules));
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->openings_row);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->capture_row);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->renju_row);
  add_link (self->openings_row, &self->openings_link);
  add_link (self->capture_row, &self->capture_link);
  add_link (self->renju_row, &self->renju_link);
  g_signal_connect_swapped (self->openings_button, "clicked", G_CALLBACK (on_load_openings), self);
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
  brg_spin_row_set_range (self->meeting_row, 1, BRG_MEETING_MOST_GAMES);
  watch_spin (self, self->rounds_row);
  watch_spin (self, self->meeting_row);
  watch_spin (self, self->cycles_row);
  g_signal_connect_swapped (self->baku_switch, "notify::active",
                            G_CALLBACK (brg_event_section_committed), self);
  g_signal_connect_swapped (self->swap_switch, "notify::active",
                            G_CALLBACK (brg_event_section_committed), self);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->scoring_row);
  make_opening_lists (self);
  self->meeting_link = brg_article_link_new (NULL, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->meeting_row), self->meeting_link);
  self->scoring_link = brg_article_link_new (NULL, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->scoring_row), self->scoring_link);
}
