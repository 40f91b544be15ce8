/* brg-kind-section.c - system and discipline of an event, name of one of several groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-kind-section.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-discipline-words.h"
#include "brg-event-form-postal.h"
#include "brg-jury-list.h"
#include "brg-names.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgKindSection
{
  BrgEventSection parent_instance;

  AdwEntryRow *name_row;
  GtkMenuButton *names_button;
  AdwComboRow *system_row;
  AdwComboRow *discipline_row;
  AdwActionRow *postal_row;
  GtkSwitch *postal_switch;
  GtkLabel *note_label;

  GPtrArray *systems; /* (element-type BrgPairingSystem): those of the list, not owned */
  gboolean is_locked; /* a round is paired */
  gboolean is_group_only;
};

G_DEFINE_FINAL_TYPE (BrgKindSection, brg_kind_section, BRG_TYPE_EVENT_SECTION)

/* The systems in the order for those who play. */
static void
list_systems (BrgKindSection *self, const BrgEventForm *form)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) systems = brg_event_form_list_systems (form);

  if (self->systems != NULL &&
      memcmp (self->systems->pdata, systems->pdata, systems->len * sizeof (gpointer)) == 0)
    return;
  for (guint i = 0; i < systems->len; i++)
    gtk_string_list_append (
        names, brg_names_get_system (((const BrgPairingSystem *) systems->pdata[i])->id));
  g_clear_pointer (&self->systems, g_ptr_array_unref);
  self->systems = g_steal_pointer (&systems);
  adw_combo_row_set_model (self->system_row, G_LIST_MODEL (names));
}

static void
show_system (BrgKindSection *self, const BrgEventForm *form)
{
  guint index = 0;

  list_systems (self, form);
  g_ptr_array_find (self->systems, brg_pairing_system_find (form->group->system), &index);
  adw_combo_row_set_selected (self->system_row, index);
}

/* rus-draughts-2022 2.1, table 1: what the book calls groups of age. */
static void
offer_names (BrgKindSection *self, const BrgEvent *event)
{
  g_autoptr (GPtrArray) names = brg_jury_list_list_age_groups (event);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (names->pdata[i], NULL);

      g_menu_item_set_action_and_target (item, "group-name.choose", "s",
                                         (const char *) names->pdata[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->names_button, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->names_button), names->len > 0);
}

static void
on_name_chosen (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgKindSection *self = data;

  brg_event_section_show_text (self->name_row, g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

/* What it is, or why the choice does not count now; each with its article. */
static char *
dup_postal_text (BrgPostalBar bar, const char *article)
{
  switch (bar)
    {
    case BRG_POSTAL_BAR_BOOK:
      /* Translators: play by correspondence; %s is an article */
      return g_strdup_printf (_ ("Chosen, but not played in this discipline by this book (%s)"),
                              article);
    case BRG_POSTAL_BAR_TEAMS:
      return g_strdup (_ ("Chosen, but not played between teams; counts again without them"));
    case BRG_POSTAL_BAR_SYSTEM:
      /* Translators: play by correspondence; %s is an article */
      return g_strdup_printf (_ ("Chosen, but not with this system, as all games begin on one day "
                                 "(%s); counts again with a round robin"),
                              article);
    case BRG_POSTAL_BAR_NONE:
    default:
      /* Translators: %s is an article */
      return g_strdup_printf (_ ("By post, e-mail, telephone or on a server, in days (%s)"),
                              article);
    }
}

/* rus-draughts-2022 10.1.1, 10.1.4, 10.3.2: where the book knows such play; what was chosen and
 * does not fit is told for as long as it would come back. */
static void
show_postal (BrgKindSection *self, const BrgEventForm *form, gboolean may_change)
{
  static const char *const articles[] = {
    [BRG_POSTAL_BAR_NONE] = "rus-draughts-2022 10.1.1",
    [BRG_POSTAL_BAR_BOOK] = "rus-draughts-2022 10.1.4",
    [BRG_POSTAL_BAR_TEAMS] = "rus-draughts-2022 10.1.4",
    [BRG_POSTAL_BAR_SYSTEM] = "rus-draughts-2022 10.3.2",
  };
  BrgPostalBar bar = brg_event_form_find_postal_bar (form);
  gboolean is_known = brg_event_form_knows_postal (form);
  g_autofree char *article = brg_ui_dup_article (form->event->rulebook, articles[bar]);
  g_autofree char *text = dup_postal_text (bar, article);

  gtk_widget_set_visible (GTK_WIDGET (self->postal_row),
                          !self->is_group_only && (is_known || bar != BRG_POSTAL_BAR_NONE));
  gtk_widget_set_sensitive (GTK_WIDGET (self->postal_row), may_change && is_known);
  gtk_switch_set_active (self->postal_switch, form->group->is_postal);
  brg_article_set_subtitle (self->postal_row, form->event->rulebook, text, articles[bar]);
}

static void
brg_kind_section_show (BrgEventSection *section,
                       const BrgEventForm *form,
                       const BrgEventStage *stage)
{
  BrgKindSection *self = BRG_KIND_SECTION (section);
  gboolean may_change = stage->n_paired == 0 && !stage->is_closed;

  show_system (self, form);
  /* A group that is the only one has no name. */
  gtk_widget_set_visible (GTK_WIDGET (self->name_row),
                          !self->is_group_only && *form->group->name != '\0');
  gtk_widget_set_sensitive (GTK_WIDGET (self->name_row), !stage->is_closed);
  brg_event_section_show_text (self->name_row, form->group->name);
  offer_names (self, form->event);
  adw_combo_row_set_selected (self->discipline_row, form->event->discipline);
  gtk_widget_set_sensitive (GTK_WIDGET (self->system_row), may_change);
  gtk_widget_set_sensitive (GTK_WIDGET (self->discipline_row), may_change);
  show_postal (self, form, may_change);
  self->is_locked = stage->n_paired > 0;
}

/* Only what was chosen is set: a setter changes what depends on it. */
static void
brg_kind_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgKindSection *self = BRG_KIND_SECTION (section);
  const BrgPairingSystem *system =
      self->systems->pdata[adw_combo_row_get_selected (self->system_row)];
  BrgDiscipline discipline = adw_combo_row_get_selected (self->discipline_row);
  gboolean is_postal = gtk_switch_get_active (self->postal_switch);
  gboolean turns =
      gtk_widget_get_visible (GTK_WIDGET (self->postal_row)) && is_postal != form->group->is_postal;

  /* Several groups are told apart by their names: an empty one is not taken. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->name_row)) &&
      *brg_ui_get_text (self->name_row) != '\0')
    brg_event_form_set_text (&form->group->name, brg_ui_get_text (self->name_row));
  if (!g_str_equal (system->id, form->group->system))
    brg_event_form_set_system (form, system->id);
  if (discipline != form->event->discipline)
    brg_event_form_set_discipline (form, discipline);
  if (turns)
    brg_event_form_set_postal (form, is_postal);
}

/* What a system does, in a sentence. */
static char *
dup_system_note (const BrgPairingSystem *system, const BrgRulebook *own, gboolean has_teams)
{
  g_autofree char *article =
      system->article != NULL ? brg_ui_dup_article (own, system->article) : g_strdup ("");

  if (system->is_knockout)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("As many rounds as the bracket has stages (%s)."), article);
  if (g_str_equal (system->id, "scheveningen"))
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("Each player of the first half of the list meets each player of "
                               "the second half (%s)."),
                            article);
  if (g_str_equal (system->id, "match") && has_teams)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("Two teams, one match per round, alternating colours (%s)."),
                            article);
  if (g_str_equal (system->id, "match"))
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("Two players, one game per round, alternating colours (%s)."),
                            article);
  if (system->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("Each player meets every other, by the Berger tables (%s)."),
                            article);
  if (system->has_two_game_matches)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("As many two-round matches as you choose, paired by %s."), article);
  if (system->is_for_teams && !has_teams)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("For teams (%s). Choose teams below for line-ups and results by "
                               "board; otherwise each entry in the list is paired as one."),
                            article);
  /* Translators: %s is an article */
  return g_strdup_printf (_ ("As many rounds as you choose, paired by %s."), article);
}

/* rus-draughts-2022 1.2, app. 1: the discipline as papers name it, and abroad. */
static void
show_official (BrgKindSection *self, const BrgEventForm *form)
{
  const BrgOfficialDiscipline *official =
      brg_discipline_words_find_official (form->event, form->group);
  g_autofree char *name = brg_names_dup_discipline_of (form->event, form->group);
  g_autofree char *unfit =
      brg_discipline_words_dup_unfit (brg_ui_get_words (), form->event, form->group);
  const char *more = official != NULL ? official->international : unfit;
  g_autofree char *subtitle =
      more != NULL ? g_strdup_printf ("%s · %s", name, more) : g_strdup (name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->discipline_row), FALSE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->discipline_row), subtitle);
}

static void
brg_kind_section_show_notes (BrgEventSection *section,
                             const BrgEventForm *form,
                             const GArray *faults G_GNUC_UNUSED)
{
  BrgKindSection *self = BRG_KIND_SECTION (section);
  const BrgPairingSystem *system = brg_pairing_system_find (form->group->system);
  g_autofree char *note = dup_system_note (system, form->event->rulebook, form->group->boards > 0);

  show_official (self, form);
  brg_article_set_markup (
      self->note_label, form->event->rulebook,
      self->is_locked ? _ ("A round is paired, so system and discipline can no longer change.")
                      : note,
      self->is_locked ? NULL : system->article);
}

static void
brg_kind_section_finalize (GObject *object)
{
  BrgKindSection *self = BRG_KIND_SECTION (object);

  g_clear_pointer (&self->systems, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_kind_section_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgKindSection, name)

static const BrgTemplateChild children[] = {
  CHILD (names_button), CHILD (name_row),   CHILD (system_row),    CHILD (discipline_row),
  CHILD (note_label),   CHILD (postal_row), CHILD (postal_switch),
};

static void
brg_kind_section_class_init (BrgKindSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_kind_section_finalize;
  section_class->show = brg_kind_section_show;
  section_class->read = brg_kind_section_read;
  section_class->show_notes = brg_kind_section_show_notes;
  brg_template_set (klass, "brg-kind-section", children, G_N_ELEMENTS (children));
}

static void
fill_disciplines (BrgKindSection *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < BRG_N_DISCIPLINES; i++)
    gtk_string_list_append (names, brg_names_get_discipline (i));
  adw_combo_row_set_model (self->discipline_row, G_LIST_MODEL (names));
}

static void
brg_kind_section_init (BrgKindSection *self)
{
  static const GActionEntry entries[] = {
    { .name = "choose", .activate = on_name_chosen, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "group-name", G_ACTION_GROUP (group));
  fill_disciplines (self);
  brg_event_section_watch_entry (BRG_EVENT_SECTION (self), self->name_row);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->system_row);
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->discipline_row);
  g_signal_connect_swapped (self->postal_switch, "notify::active",
                            G_CALLBACK (brg_event_section_committed), self);
}

void
brg_kind_section_set_group_only (BrgKindSection *self)
{
  g_return_if_fail (BRG_IS_KIND_SECTION (self));

  self->is_group_only = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->discipline_row), FALSE);
}
