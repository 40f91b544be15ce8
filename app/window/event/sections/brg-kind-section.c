/* brg-kind-section.c - system and discipline of an event, name of one of several groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-kind-section.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-discipline-words.h"
#include "brg-event-form-contest.h"
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
  AdwComboRow *way_row;
  GtkLabel *note_label;

  GPtrArray *systems; /* (element-type BrgPairingSystem): those of the list, not owned */
  GArray *ways;       /* owned: Way, of the list how it is played */
  gboolean is_locked; /* a round is paired */
  gboolean is_group_only;
  gboolean is_stage;
};

/* How it is played. */
typedef enum
{
  WAY_AT_THE_BOARD,
  WAY_BY_CORRESPONDENCE,
  WAY_COMPOSING,
  WAY_SOLVING,
} Way;

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

static const char *
get_way_name (Way way)
{
  switch (way)
    {
    case WAY_BY_CORRESPONDENCE:
      return _ ("By correspondence");
    case WAY_COMPOSING:
      return C_ ("how an event is played", "Composing");
    case WAY_SOLVING:
      return C_ ("how an event is played", "Solving");
    case WAY_AT_THE_BOARD:
    default:
      return _ ("At the board");
    }
}

static Way
find_way (const BrgGroup *group)
{
  if (group->contest != BRG_CONTEST_NONE)
    return group->contest == BRG_CONTEST_COMPOSING ? WAY_COMPOSING : WAY_SOLVING;
  return group->is_postal ? WAY_BY_CORRESPONDENCE : WAY_AT_THE_BOARD;
}

/* The ways that the book knows; the list stays while it is the same. */
static void
list_ways (BrgKindSection *self, const BrgEventForm *form)
{
  gboolean is_postal_chosen = brg_event_form_find_postal_bar (form) != BRG_POSTAL_BAR_NONE;
  gboolean is_known[] = {
    [WAY_AT_THE_BOARD] = TRUE,
    [WAY_BY_CORRESPONDENCE] = brg_event_form_knows_postal (form) || is_postal_chosen,
    [WAY_COMPOSING] = brg_event_form_knows_contests (form),
    [WAY_SOLVING] = brg_event_form_knows_contests (form),
  };
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (Way));

  for (Way way = WAY_AT_THE_BOARD; way <= WAY_SOLVING; way++)
    if (is_known[way])
      {
        g_array_append_val (ways, way);
        gtk_string_list_append (names, get_way_name (way));
      }
  if (self->ways != NULL && self->ways->len == ways->len &&
      memcmp (self->ways->data, ways->data, ways->len * sizeof (Way)) == 0)
    return;
  g_clear_pointer (&self->ways, g_array_unref);
  self->ways = g_steal_pointer (&ways);
  adw_combo_row_set_model (self->way_row, G_LIST_MODEL (names));
}

/* What the way is, or why the choice of correspondence does not count now, with its article. */
static char *
dup_way_text (const BrgEventForm *form)
{
  static const char *const articles[] = {
    [BRG_POSTAL_BAR_NONE] = "rus-draughts-2022 10.1.1",
    [BRG_POSTAL_BAR_BOOK] = "rus-draughts-2022 10.1.4",
    [BRG_POSTAL_BAR_TEAMS] = "rus-draughts-2022 10.1.4",
    [BRG_POSTAL_BAR_SYSTEM] = "rus-draughts-2022 10.3.2",
  };
  BrgPostalBar bar = brg_event_form_find_postal_bar (form);
  g_autofree char *cited = NULL;

  if (form->group->contest != BRG_CONTEST_NONE)
    {
      cited = brg_ui_dup_article (form->event->rulebook, "rus-draughts-2022 11.5.1");
      return form->group->contest == BRG_CONTEST_COMPOSING
                 /* Translators: %s is an article */
                 ? g_strdup_printf (_ ("Works are sent in and judged (%s)"), cited)
                 /* Translators: %s is an article */
                 : g_strdup_printf (_ ("Works are solved, for points (%s)"), cited);
    }
  if (!form->group->is_postal && bar == BRG_POSTAL_BAR_NONE)
    return g_strdup ("");
  cited = brg_ui_dup_article (form->event->rulebook, articles[bar]);
  return dup_postal_text (bar, cited);
}

/* rus-draughts-2022 10.1.1, 10.1.4, 10.3.2, 11.5.1: what the book knows; correspondence that was
 * chosen and does not fit is told for as long as it would come back. */
static void
show_way (BrgKindSection *self, const BrgEventForm *form, gboolean may_change)
{
  g_autofree char *text = dup_way_text (form);

  list_ways (self, form);
  gtk_widget_set_visible (GTK_WIDGET (self->way_row), !self->is_stage && self->ways->len > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->way_row), may_change);
  for (guint i = 0; i < self->ways->len; i++)
    if (g_array_index (self->ways, Way, i) == find_way (form->group))
      adw_combo_row_set_selected (self->way_row, i);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->way_row), text);
}

/* Whether another way was chosen than the one that is shown. */
static gboolean
find_chosen_way (BrgKindSection *self, const BrgEventForm *form, Way *way)
{
  guint chosen = adw_combo_row_get_selected (self->way_row);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->way_row)) || self->ways == NULL ||
      chosen >= self->ways->len)
    return FALSE;
  *way = g_array_index (self->ways, Way, chosen);
  return *way != find_way (form->group);
}

static void
set_way (BrgEventForm *form, Way way)
{
  brg_event_form_set_contest (form, way == WAY_COMPOSING ? BRG_CONTEST_COMPOSING
                                    : way == WAY_SOLVING ? BRG_CONTEST_SOLVING
                                                         : BRG_CONTEST_NONE);
  brg_event_form_set_postal (form, way == WAY_BY_CORRESPONDENCE);
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
  show_way (self, form, may_change);
  gtk_widget_set_visible (GTK_WIDGET (self->system_row), form->group->contest == BRG_CONTEST_NONE);
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
  Way way = WAY_AT_THE_BOARD;
  gboolean turns = find_chosen_way (self, form, &way);

  /* Several groups are told apart by their names: an empty one is not taken. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->name_row)) &&
      *brg_ui_get_text (self->name_row) != '\0')
    brg_event_form_set_text (&form->group->name, brg_ui_get_text (self->name_row));
  if (!g_str_equal (system->id, form->group->system))
    brg_event_form_set_system (form, system->id);
  if (discipline != form->event->discipline)
    brg_event_form_set_discipline (form, discipline);
  if (turns)
    set_way (form, way);
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
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), form->group->contest == BRG_CONTEST_NONE);
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
  g_clear_pointer (&self->ways, g_array_unref);
  G_OBJECT_CLASS (brg_kind_section_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgKindSection, name)

static const BrgTemplateChild children[] = {
  CHILD (names_button),   CHILD (name_row),   CHILD (system_row),
  CHILD (discipline_row), CHILD (note_label), CHILD (way_row),
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
  brg_event_section_watch_combo (BRG_EVENT_SECTION (self), self->way_row);
}

void
brg_kind_section_set_group_only (BrgKindSection *self, gboolean is_stage)
{
  g_return_if_fail (BRG_IS_KIND_SECTION (self));

  self->is_group_only = TRUE;
  self->is_stage = is_stage;
  gtk_widget_set_visible (GTK_WIDGET (self->discipline_row), FALSE);
}
