/* brg-stage-draft.c - a further group of an event while it is being set up
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/app/test-stage-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stage-draft.h"

#include <glib/gi18n.h>

#include "brg-event-form-check.h"
#include "brg-event-form-contest.h"
#include "brg-event-table.h"
#include "brg-name-words.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-store-groups.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"

#define USUAL_QUALIFIERS 2

static const BrgSnapshot *
get_group (const BrgStageDraft *draft, guint group)
{
  return draft->groups->pdata[group];
}

const char *
brg_stage_draft_get_group_name (const BrgStageDraft *draft, guint group)
{
  const char *name;

  g_return_val_if_fail (draft != NULL && group < draft->groups->len, "");

  name = get_group (draft, group)->group->name;
  return *name != '\0' || draft->unnamed == NULL ? name : draft->unnamed;
}

static gboolean
is_taken (const BrgStageDraft *draft, const char *name)
{
  for (guint i = 0; i < draft->groups->len; i++)
    if (brg_group_name_is_same (name, brg_stage_draft_get_group_name (draft, i)))
      return TRUE;
  return FALSE;
}

/* The first of some usual names that is free, else none. */
static const char *
find_free_name (const BrgStageDraft *draft)
{
  const char *const stages[] = { _ ("Final"), _ ("Semi-final"), _ ("Final B"), _ ("Final C"),
                                 NULL };
  /* Translators: the letters go on as in the alphabet of the language */
  const char *const groups[] = { _ ("Group A"), _ ("Group B"), _ ("Group C"),
                                 _ ("Group D"), _ ("Group E"), _ ("Group F"),
                                 _ ("Group G"), _ ("Group H"), NULL };
  const char *const *names = draft->is_stage ? stages : groups;

  for (guint i = 0; names[i] != NULL; i++)
    if (!is_taken (draft, names[i]))
      return names[i];
  return "";
}

static void
settle_names (BrgStageDraft *draft)
{
  for (guint i = 0; i < draft->groups->len; i++)
    if (*get_group (draft, i)->group->name == '\0')
      draft->unnamed = g_strdup (draft->is_stage ? _ ("Preliminary") : _ ("Group A"));
  brg_event_form_set_text (&draft->form->group->name, find_free_name (draft));
}

/* Lots and orders are the new group's own, and nothing is decided yet. */
static void
settle_form (BrgStageDraft *draft, guint shown, guint64 seed)
{
  BrgGroup *group;

  draft->form =
      brg_event_form_new_from (get_group (draft, shown)->event, get_group (draft, shown)->group);
  group = draft->form->group;
  group->id = 0;
  group->previous_id = 0;
  group->seed = seed;
  group->initial_colour = BRG_COLOUR_NONE;
  brg_event_form_set_text (&group->round_order, "");
  if (draft->is_stage)
    brg_event_form_set_contest (draft->form, BRG_CONTEST_NONE);
  if (draft->is_stage && group->boards == 0)
    brg_event_form_set_system (draft->form, "berger");
}

/* Groups of one stage: those that draw from the same one. */
static void
settle_sources (BrgStageDraft *draft, guint shown)
{
  const BrgGroup *group = get_group (draft, shown)->group;

  for (guint i = 0; draft->is_stage && i < draft->groups->len; i++)
    draft->is_source[i] = get_group (draft, i)->group->previous_id == group->previous_id;
}

BrgStageDraft *
brg_stage_draft_new (GPtrArray *groups, guint shown, gboolean is_stage, guint64 seed)
{
  BrgStageDraft *draft;

  g_return_val_if_fail (groups != NULL && shown < groups->len, NULL);

  draft = g_new0 (BrgStageDraft, 1);
  draft->is_stage = is_stage;
  draft->groups = groups;
  draft->is_source = g_new0 (gboolean, groups->len);
  draft->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_event_table_free);
  draft->preferred = g_array_new (FALSE, FALSE, sizeof (BrgStagePlayer));
  draft->n_first = USUAL_QUALIFIERS;
  for (guint i = 0; i < groups->len; i++)
    g_ptr_array_add (draft->tables, brg_event_table_new (get_group (draft, i), 0));
  settle_form (draft, shown, seed);
  settle_names (draft);
  settle_sources (draft, shown);
  brg_stage_draft_update (draft);
  return draft;
}

BrgStageDraft *
brg_stage_draft_load (BrgStore *store,
                      const BrgSnapshot *snapshot,
                      gboolean is_stage,
                      guint64 seed,
                      GError **error)
{
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) groups =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_snapshot_unref);
  guint shown = 0;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  names = brg_store_list_groups (store, snapshot->event->id, error);
  if (names == NULL)
    return NULL;
  for (guint i = 0; i < names->len; i++)
    {
      gint64 id = ((const BrgGroupName *) names->pdata[i])->id;
      BrgSnapshot *group = brg_store_load (store, id, error);

      if (group == NULL)
        return NULL;
      if (id == snapshot->group->id)
        shown = i;
      g_ptr_array_add (groups, group);
    }
  return brg_stage_draft_new (g_steal_pointer (&groups), shown, is_stage, seed);
}

void
brg_stage_draft_free (BrgStageDraft *draft)
{
  if (draft == NULL)
    return;
  brg_stage_field_free (draft->field);
  brg_event_form_free (draft->form);
  g_ptr_array_unref (draft->tables);
  g_ptr_array_unref (draft->groups);
  g_array_unref (draft->preferred);
  g_free (draft->is_source);
  g_free (draft->unnamed);
  g_free (draft);
}

gboolean
brg_stage_draft_is_knockout (const BrgStageDraft *draft)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (draft != NULL, FALSE);

  system = brg_pairing_system_find (draft->form->group->system);
  return system != NULL && system->is_knockout;
}

static guint
list_sources (const BrgStageDraft *draft, BrgStageGroup *sources, gint *group_of)
{
  guint n_sources = 0;

  for (guint i = 0; i < draft->groups->len; i++)
    if (draft->is_source[i])
      {
        const BrgEventTable *table = draft->tables->pdata[i];

        sources[n_sources] = (BrgStageGroup){ table->withdrawals->tournament, table->standings };
        group_of[n_sources++] = (gint) i;
      }
  return n_sources;
}

/* Those whom the arbiter let through, with groups as the rule counts them. */
static BrgStagePlayer *
list_preferred (const BrgStageDraft *draft, const gint *group_of, guint n_sources, guint *n)
{
  BrgStagePlayer *players = g_new0 (BrgStagePlayer, draft->preferred->len);

  *n = 0;
  for (guint i = 0; i < draft->preferred->len; i++)
    {
      BrgStagePlayer who = g_array_index (draft->preferred, BrgStagePlayer, i);

      for (guint source = 0; source < n_sources; source++)
        if (group_of[source] == who.group)
          players[(*n)++] = (BrgStagePlayer){ (gint) source, who.player };
    }
  return players;
}

/* Groups in the field become those of the draft. */
static void
translate_field (BrgStageField *field, const gint *group_of)
{
  for (guint i = 0; i < field->qualifiers->len; i++)
    {
      BrgQualifier *qualifier = &g_array_index (field->qualifiers, BrgQualifier, i);

      qualifier->who.group = group_of[qualifier->who.group];
    }
  for (guint i = 0; i < field->ties->len; i++)
    {
      BrgStageTie *tie = field->ties->pdata[i];

      if (tie->group >= 0)
        tie->group = group_of[tie->group];
      for (guint j = 0; j < tie->players->len; j++)
        {
          BrgStagePlayer *who = &g_array_index (tie->players, BrgStagePlayer, j);

          who->group = group_of[who->group];
        }
    }
}

void
brg_stage_draft_update (BrgStageDraft *draft)
{
  g_autofree BrgStageGroup *sources = NULL;
  g_autofree gint *group_of = NULL;
  g_autofree BrgStagePlayer *preferred = NULL;
  guint n_sources;
  gboolean is_knockout;
  BrgStageRule rule;

  g_return_if_fail (draft != NULL);

  g_clear_pointer (&draft->field, brg_stage_field_free);
  sources = g_new0 (BrgStageGroup, draft->groups->len);
  group_of = g_new0 (gint, draft->groups->len);
  n_sources = list_sources (draft, sources, group_of);
  if (n_sources == 0)
    return;
  is_knockout = brg_stage_draft_is_knockout (draft);
  rule = (BrgStageRule){
    .n_first = draft->n_first,
    .n_best = draft->n_best,
    .carry = is_knockout ? BRG_CARRY_NOTHING : draft->carry,
    .order = is_knockout ? BRG_STAGE_ORDER_BRACKET : BRG_STAGE_ORDER_SNAKE,
  };
  preferred = list_preferred (draft, group_of, n_sources, &rule.n_preferred);
  rule.preferred = preferred;
  draft->field = brg_stage_field_new (sources, n_sources, &rule);
  translate_field (draft->field, group_of);
}

static gint
find_preferred (const BrgStageDraft *draft, BrgStagePlayer who)
{
  for (guint i = 0; i < draft->preferred->len; i++)
    {
      BrgStagePlayer other = g_array_index (draft->preferred, BrgStagePlayer, i);

      if (other.group == who.group && other.player == who.player)
        return (gint) i;
    }
  return -1;
}

void
brg_stage_draft_prefer (BrgStageDraft *draft, BrgStagePlayer who, gboolean is_preferred)
{
  gint found;

  g_return_if_fail (draft != NULL);

  found = find_preferred (draft, who);
  if (is_preferred && found < 0)
    g_array_append_val (draft->preferred, who);
  else if (!is_preferred && found >= 0)
    g_array_remove_index (draft->preferred, (guint) found);
  brg_stage_draft_update (draft);
}

gboolean
brg_stage_draft_is_preferred (const BrgStageDraft *draft, BrgStagePlayer who)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return find_preferred (draft, who) >= 0;
}

const BrgEntry *
brg_stage_draft_get_entry (const BrgStageDraft *draft, BrgStagePlayer who)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return brg_snapshot_get_entry (get_group (draft, (guint) who.group), who.player);
}

char *
brg_stage_draft_dup_name (const BrgStageDraft *draft, BrgStagePlayer who)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return brg_name_words_dup (get_group (draft, (guint) who.group), who.player, BRG_NAME_PLAIN,
                             NULL);
}

/* A player who came from one group into the other is one person. */
static const BrgEntry *
find_twice (const BrgStageDraft *draft)
{
  const GArray *qualifiers = draft->field->qualifiers;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < qualifiers->len; i++)
    {
      const BrgEntry *entry =
          brg_stage_draft_get_entry (draft, g_array_index (qualifiers, BrgQualifier, i).who);

      if (!g_hash_table_add (seen, (gpointer) &entry->person_id) && entry->person_id != 0)
        return entry;
    }
  return NULL;
}

static gboolean
mixes_teams (const BrgStageDraft *draft)
{
  gboolean has_teams = FALSE;
  gboolean has_players = FALSE;

  for (guint i = 0; i < draft->groups->len; i++)
    if (draft->is_source[i])
      *(get_group (draft, i)->group->boards > 0 ? &has_teams : &has_players) = TRUE;
  return has_teams && has_players;
}

static char *
dup_problem_of_names (const BrgStageDraft *draft)
{
  const char *name = draft->form->group->name;

  if (*name == '\0')
    return g_strdup (_ ("The new group needs a name."));
  if (draft->unnamed != NULL && *draft->unnamed == '\0')
    return g_strdup (_ ("The existing group needs a name, so that the two can be told apart."));
  if (is_taken (draft, name))
    return g_strdup_printf (_ ("Another group of the event is already called “%s”."), name);
  return NULL;
}

static char *
dup_problem_of_field (const BrgStageDraft *draft)
{
  const BrgEntry *twice;

  if (draft->field == NULL)
    return g_strdup (_ ("Choose the group from which players qualify."));
  if (mixes_teams (draft))
    return g_strdup (_ ("Teams and players cannot be in one group."));
  if (!draft->field->is_settled)
    return g_strdup (_ ("Tied players at the qualifying line: choose who qualifies."));
  if (draft->field->qualifiers->len < 2)
    return g_strdup (_ ("Fewer than two would qualify."));
  twice = find_twice (draft);
  if (twice != NULL)
    {
      g_autofree char *name = brg_entry_dup_name (twice);

      /* Translators: %s is the name of a player */
      return g_strdup_printf (_ ("%s is in two of these groups."), name);
    }
  return NULL;
}

char *
brg_stage_draft_dup_problem (const BrgStageDraft *draft)
{
  g_autoptr (GArray) faults = NULL;
  char *problem;

  g_return_val_if_fail (draft != NULL, NULL);

  problem = dup_problem_of_names (draft);
  if (problem == NULL && draft->is_stage)
    problem = dup_problem_of_field (draft);
  if (problem != NULL)
    return problem;
  faults = brg_event_form_check (draft->form);
  if (brg_event_form_find_fault (faults, BRG_EVENT_FAULT_ROUNDS) != NULL)
    return g_strdup (_ ("A Swiss needs at least one round."));
  return NULL;
}

char *
brg_stage_draft_dup_remark (const BrgStageDraft *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (draft != NULL, NULL);

  for (guint i = 0; i < draft->groups->len; i++)
    if (draft->is_source[i] && !((const BrgEventTable *) draft->tables->pdata[i])->is_final)
      {
        if (text->len > 0)
          g_string_append_c (text, '\n');
        /* Translators: %s is the name of a group */
        g_string_append_printf (text, _ ("%s is not finished: the places may still change."),
                                brg_stage_draft_get_group_name (draft, i));
      }
  if (draft->field != NULL && draft->field->n_missing > 0)
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              ngettext ("%d place stays empty: too few players can qualify.",
                                        "%d places stay empty: too few players can qualify.",
                                        (gulong) draft->field->n_missing),
                              draft->field->n_missing);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static const BrgStanding *
get_standing (const BrgStageDraft *draft, BrgStagePlayer who)
{
  const BrgStandings *standings =
      ((const BrgEventTable *) draft->tables->pdata[who.group])->standings;

  return &standings->lines[standings->line_of[who.player]];
}

static char *
dup_place (const BrgStanding *standing)
{
  if (standing->place == standing->last_place)
    /* Translators: the place of a player */
    return g_strdup_printf (_ ("place %d"), standing->place);
  /* Translators: the places that equals share */
  return g_strdup_printf (_ ("places %d–%d"), standing->place, standing->last_place);
}

char *
brg_stage_draft_dup_tie_title (const BrgStageDraft *draft, const BrgStageTie *tie)
{
  gint n_players;
  g_autofree char *place = NULL;

  g_return_val_if_fail (draft != NULL && tie != NULL, NULL);

  n_players = (gint) tie->players->len;
  if (tie->group < 0)
    /* Translators: how many of how many */
    return g_strdup_printf (ngettext ("Tied among the next placed: %d of %d qualifies",
                                      "Tied among the next placed: %d of %d qualify",
                                      (gulong) tie->n_free),
                            tie->n_free, n_players);
  place = dup_place (get_standing (draft, g_array_index (tie->players, BrgStagePlayer, 0)));
  /* Translators: a group, "places 2–4", how many of how many */
  return g_strdup_printf (
      ngettext ("%s, %s: %d of %d qualifies", "%s, %s: %d of %d qualify", (gulong) tie->n_free),
      brg_stage_draft_get_group_name (draft, (guint) tie->group), place, tie->n_free, n_players);
}

char *
brg_stage_draft_dup_origin (const BrgStageDraft *draft, BrgStagePlayer who)
{
  const BrgStanding *standing;
  g_autofree char *place = NULL;
  g_autofree char *points = NULL;

  g_return_val_if_fail (draft != NULL, NULL);

  standing = get_standing (draft, who);
  place = dup_place (standing);
  points = brg_points_to_figures (standing->points);
  /* Translators: a group, "place 2" or "places 2–4", points as figures: "Group A, place 2, points
   * 4½" */
  return g_strdup_printf (_ ("%s, %s, points %s"),
                          brg_stage_draft_get_group_name (draft, (guint) who.group), place, points);
}

static BrgEntry *
copy_entry (const BrgEntry *entry, gint number, gint carried)
{
  BrgEntry *copy = brg_entry_copy (entry);

  copy->number = number;
  copy->carried_points = carried;
  copy->joins_round = 1;
  copy->left_after = BRG_STAYS;
  brg_event_form_set_text (&copy->left_reason, "");
  return copy;
}

static void
add_players_of_team (GPtrArray *entries, const BrgSnapshot *group, gint64 team_id)
{
  const BrgSnapshot *players = brg_snapshot_get_boards (group);

  for (gint i = 0; (guint) i < players->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (players, i);

      if (entry->team_id == team_id && entry->left_after == BRG_STAYS)
        g_ptr_array_add (entries, copy_entry (entry, 0, 0));
    }
}

static GPtrArray *
make_entries (const BrgStageDraft *draft)
{
  const GArray *qualifiers = draft->field->qualifiers;
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (guint i = 0; i < qualifiers->len; i++)
    {
      const BrgQualifier *qualifier = &g_array_index (qualifiers, BrgQualifier, i);
      const BrgEntry *entry = brg_stage_draft_get_entry (draft, qualifier->who);

      g_ptr_array_add (entries, copy_entry (entry, (gint) i + 1, qualifier->carried));
      if (entry->is_team)
        add_players_of_team (entries, get_group (draft, (guint) qualifier->who.group), entry->id);
    }
  return entries;
}

static gint64
find_previous (const BrgStageDraft *draft)
{
  for (guint i = 0; i < draft->groups->len; i++)
    if (draft->is_source[i])
      return get_group (draft, i)->group->id;
  return 0;
}

gboolean
brg_stage_draft_create (BrgStageDraft *draft, BrgStore *store, gint64 *group_id, GError **error)
{
  g_autoptr (GPtrArray) entries = NULL;
  BrgGroup *group;

  g_return_val_if_fail (draft != NULL && store != NULL && group_id != NULL, FALSE);

  group = draft->form->group;
  if (!draft->is_stage)
    return brg_store_add_group (store, draft->form->event->id, group, draft->unnamed, group_id,
                                error);
  g_return_val_if_fail (draft->field != NULL, FALSE);

  group->previous_id = find_previous (draft);
  entries = make_entries (draft);
  return brg_store_add_stage (store, draft->form->event->id, group, draft->unnamed, entries,
                              group_id, error);
}
