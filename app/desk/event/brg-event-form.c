/* brg-event-form.c - an event while it is being filled in: defaults, what follows what
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.7.1, 6.1.9.1, 6.1.9.2, 7.6.1, 7.6.2, 8.3, 9.4.1;
 *   ukr-chess-2016 6.3.2;
 *   fide-double-swiss-2026 0, 1.4; fide-team-swiss-2026 1.4
 * Tests: tests/app/test-event-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-form-private.h"

#include <string.h>

#include "brg-acceleration.h"
#include "brg-date-text.h"
#include "brg-lateness-book.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-rulebooks.h"
#include "brg-tie-break-order.h"

#define USUAL_ROUNDS 9

const char *
brg_event_form_find_usual_control (const BrgRulebook *rulebook, BrgDiscipline discipline)
{
  for (guint i = 0; i < rulebook->n_usual_controls; i++)
    if ((rulebook->usual_controls[i].disciplines & (1u << discipline)) != 0)
      return rulebook->usual_controls[i].time_control;
  /* A discipline that the book does not know, until it has another one. */
  return "90+30";
}

GPtrArray *
brg_event_form_list_time_controls (const BrgEventForm *form)
{
  GPtrArray *controls = g_ptr_array_new ();
  const BrgRulebook *rulebook;

  g_return_val_if_fail (form != NULL, controls);

  rulebook = form->event->rulebook;
  for (guint i = 0; i < rulebook->n_usual_controls; i++)
    if ((rulebook->usual_controls[i].disciplines & (1u << form->event->discipline)) != 0)
      g_ptr_array_add (controls, (gpointer) rulebook->usual_controls[i].time_control);
  return controls;
}

static const char *
find_default_tie_breaks (const BrgRulebook *rulebook, BrgTournamentKind kind)
{
  g_autoptr (GPtrArray) choices = brg_tie_break_order_list_choices (rulebook, kind, FALSE);

  return ((const BrgTieBreakChoice *) choices->pdata[0])->codes;
}

gint
brg_event_form_get_default_late (const BrgRulebook *rulebook)
{
  /* ukr-chess-2016 6.3.2: the regulations must say it, so something has to stand in the field */
  return rulebook->late_must_be_set ? rulebook->default_minutes : -1;
}

/* The points of a plus and of the odd player's bye follow the game. */
static BrgScoring
get_usual_scoring (const BrgRulebook *rulebook)
{
  /* rus-draughts-2022 5.4.7.1: either; 2-1-0 is what its events use */
  return rulebook->two_one_scoring ? brg_scoring_two_one () : brg_scoring_classic ();
}

void
brg_event_form_set_text (char **place, const char *text)
{
  char *stripped;

  g_return_if_fail (place != NULL && text != NULL);

  stripped = g_strstrip (g_strdup (text));
  g_free (*place);
  *place = stripped;
}

void
brg_event_form_set_day (char **place, const char *text)
{
  g_autofree char *date = NULL;

  g_return_if_fail (place != NULL && text != NULL);

  date = brg_date_text_normalise (text);
  brg_event_form_set_text (place, date != NULL ? date : text);
}

BrgEventForm *
brg_event_form_new (const char *name, const char *today, guint64 seed)
{
  BrgEventForm *form;
  BrgGroup *group;

  g_return_val_if_fail (name != NULL && today != NULL, NULL);

  form = g_new0 (BrgEventForm, 1);
  form->is_new = TRUE;
  form->event = brg_event_new ();
  form->group = group = brg_group_new ();
  form->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  form->event->discipline = BRG_DISCIPLINE_RUSSIAN;
  brg_event_form_set_text (&form->event->name, name);
  brg_event_form_set_text (&form->event->starts, today);
  brg_event_form_set_text (&group->system, form->event->rulebook->usual_swiss);
  brg_event_form_set_text (
      &group->time_control,
      brg_event_form_find_usual_control (form->event->rulebook, form->event->discipline));
  brg_event_form_set_text (&group->tie_breaks,
                           find_default_tie_breaks (form->event->rulebook, BRG_TOURNAMENT_SWISS));
  group->n_rounds = USUAL_ROUNDS;
  group->scoring = get_usual_scoring (form->event->rulebook);
  group->seed = seed;
  /* Where its book and system allow it. */
  group->fide_mode = BRG_FIDE_MODE_ON;
  return form;
}

void
brg_event_form_suit_language (BrgEventForm *form, const char *language)
{
  static const char *const draughts[] = { "ru", "uk", NULL };

  g_return_if_fail (form != NULL && language != NULL);

  if (g_strv_contains (draughts, language))
    return;
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS);
  brg_event_form_set_rulebook (form, brg_rulebook_find ("fide-2023"));
}

BrgEventForm *
brg_event_form_new_from (const BrgEvent *event, const BrgGroup *group)
{
  BrgEventForm *form;

  g_return_val_if_fail (event != NULL && group != NULL, NULL);

  form = g_new0 (BrgEventForm, 1);
  form->event = brg_event_copy (event);
  form->group = brg_group_copy (group);
  return form;
}

void
brg_event_form_fill_missing (const BrgEvent *event, BrgGroup *group)
{
  const BrgPairingSystem *system;

  g_return_if_fail (event != NULL && group != NULL);

  system = brg_pairing_system_find (group->system);
  if (*group->tie_breaks == '\0')
    brg_event_form_set_text (&group->tie_breaks,
                             find_default_tie_breaks (event->rulebook, system != NULL
                                                                           ? system->kind
                                                                           : BRG_TOURNAMENT_SWISS));
}

void
brg_event_form_free (BrgEventForm *form)
{
  if (form == NULL)
    return;
  brg_event_free (form->event);
  brg_group_free (form->group);
  brg_event_form_free_before (form->before);
  g_free (form);
}

BrgTournamentKind
brg_event_form_get_kind (const BrgEventForm *form)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (form != NULL, BRG_TOURNAMENT_SWISS);

  system = brg_pairing_system_find (form->group->system);
  return system != NULL ? system->kind : BRG_TOURNAMENT_SWISS;
}

/* Puts another preset for a preset; what was chosen by hand only loses what may not be used. */
static void
renew_tie_breaks (BrgEventForm *form)
{
  BrgTournamentKind kind = brg_event_form_get_kind (form);
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (form->group->tie_breaks);
  const BrgCriterion *unfit;
  g_autofree char *text = NULL;

  if (brg_tie_break_order_is_preset (form->group->tie_breaks))
    {
      brg_event_form_set_text (&form->group->tie_breaks,
                               find_default_tie_breaks (form->event->rulebook, kind));
      return;
    }
  while ((unfit = brg_tie_break_order_find_unfit (order, kind)) != NULL)
    g_ptr_array_remove (order, (gpointer) unfit);
  text = brg_tie_break_order_to_text (order);
  brg_event_form_set_text (&form->group->tie_breaks, text);
}

gboolean
brg_event_form_has_two_game_matches (const BrgGroup *group)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (group != NULL, FALSE);

  system = brg_pairing_system_find (group->system);
  return system != NULL && system->has_two_game_matches;
}

/* fide-double-swiss-2026 0: a match is two games, so half a match is filled up. */
static void
complete_matches (BrgGroup *group)
{
  if (brg_event_form_has_two_game_matches (group))
    group->n_rounds += group->n_rounds % 2;
}

/* fide-double-swiss-2026 1.4: the bye of a match is worth a win and a draw, half of it a round. */
static gint
get_usual_bye (const BrgGroup *group)
{
  const BrgScoring *scoring = &group->scoring;

  return brg_event_form_has_two_game_matches (group) ? (scoring->win + scoring->draw) / 2
                                                     : scoring->win;
}

/* The bye follows the game. */
static void
set_scoring (BrgGroup *group, BrgScoring scoring)
{
  group->scoring = scoring;
  group->scoring.pairing_bye = get_usual_bye (group);
}

/* fide-team-swiss-2026 1.4: as much as a drawn match; elsewhere the odd team has a win, as a player
 * has it. */
static gboolean
is_usual_bye_won (const BrgGroup *group)
{
  const BrgPairingSystem *system = brg_pairing_system_find (group->system);

  return system == NULL || !system->is_for_teams;
}

static void
renew_match_bye (BrgEventForm *form, gboolean was_usually_won)
{
  gboolean is_won = brg_event_form_is_match_bye_won (form);

  if (is_won == was_usually_won)
    brg_event_form_set_match_points (form, brg_event_form_is_three_one (form),
                                     is_usual_bye_won (form->group));
}

void
brg_event_form_set_system (BrgEventForm *form, const char *system)
{
  BrgTournamentKind before;
  gboolean was_usually_won;
  gboolean was_usual_bye;

  g_return_if_fail (form != NULL && system != NULL);

  before = brg_event_form_get_kind (form);
  was_usually_won = is_usual_bye_won (form->group);
  was_usual_bye = form->group->scoring.pairing_bye == get_usual_bye (form->group);
  brg_event_form_set_text (&form->group->system, system);
  if (was_usual_bye)
    form->group->scoring.pairing_bye = get_usual_bye (form->group);
  if (form->group->boards > 0)
    renew_match_bye (form, was_usually_won);
  complete_matches (form->group);
  form->group->baku = form->group->baku && brg_event_form_knows_acceleration (form);
  if (!brg_event_form_has_cycles (form))
    form->group->cycles = 1;
  brg_event_form_settle_postal (form);
  if (brg_event_form_get_kind (form) == before)
    return;
  renew_tie_breaks (form);
  if (brg_event_form_get_kind (form) == BRG_TOURNAMENT_SWISS)
    {
      if (form->group->n_rounds == 0)
        form->group->n_rounds = USUAL_ROUNDS;
      complete_matches (form->group);
    }
  else
    form->group->n_rounds = 0;
}

GPtrArray *
brg_event_form_list_systems (const BrgEventForm *form)
{
  GPtrArray *list;
  guint n_systems;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);
  gboolean has_teams;

  g_return_val_if_fail (form != NULL, NULL);

  list = g_ptr_array_new ();
  has_teams = form->group->boards > 0;
  for (guint i = 0; i < n_systems; i++)
    if (systems[i]->is_for_teams == has_teams)
      g_ptr_array_add (list, (gpointer) systems[i]);
  for (guint i = 0; i < n_systems; i++)
    if (systems[i]->is_for_teams != has_teams)
      g_ptr_array_add (list, (gpointer) systems[i]);
  return list;
}

void
brg_event_form_set_boards (BrgEventForm *form, gint boards)
{
  BrgGroup *group;

  g_return_if_fail (form != NULL);

  group = form->group;
  if (boards > 0 && group->boards == 0)
    brg_event_form_set_match_points (form, brg_event_form_is_three_one (form),
                                     is_usual_bye_won (group));
  group->boards =
      boards > 0 ? CLAMP (boards, BRG_EVENT_FORM_LEAST_BOARDS, BRG_EVENT_FORM_MOST_BOARDS) : 0;
  group->reserve_from = CLAMP (group->reserve_from, 1, MAX (group->boards, 1));
  brg_event_form_settle_postal (form);
}

gboolean
brg_event_form_is_three_one (const BrgEventForm *form)
{
  g_return_val_if_fail (form != NULL, FALSE);

  return form->group->match_scoring.win == 3 * BRG_POINT;
}

gboolean
brg_event_form_is_match_bye_won (const BrgEventForm *form)
{
  const BrgScoring *scoring;

  g_return_val_if_fail (form != NULL, FALSE);

  scoring = &form->group->match_scoring;
  return scoring->pairing_bye == scoring->win;
}

void
brg_event_form_set_match_points (BrgEventForm *form, gboolean is_three_one, gboolean is_bye_won)
{
  BrgScoring *scoring;

  g_return_if_fail (form != NULL);

  scoring = &form->group->match_scoring;
  *scoring = brg_scoring_from_game (is_three_one ? 3 * BRG_POINT : 2 * BRG_POINT, BRG_POINT, 0);
  scoring->pairing_bye = is_bye_won ? scoring->win : scoring->draw;
}

gboolean
brg_event_form_has_cycles (const BrgEventForm *form)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (form != NULL, FALSE);

  system = brg_pairing_system_find (form->group->system);
  return system != NULL && (system->kind == BRG_TOURNAMENT_ROUND_ROBIN || system->is_knockout);
}

gboolean
brg_event_form_knows_acceleration (const BrgEventForm *form)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (form != NULL, FALSE);

  system = brg_pairing_system_find (form->group->system);
  return system != NULL && system->may_accelerate;
}

gboolean
brg_event_form_may_accelerate (const BrgEventForm *form)
{
  g_return_val_if_fail (form != NULL, FALSE);

  return brg_event_form_knows_acceleration (form) &&
         brg_acceleration_is_allowed (&form->group->scoring);
}

/* The old usual time control gives way to the new one; any other text is the user's. By
 * correspondence there is none. */
static void
renew_time_control (BrgEventForm *form, const char *old_usual)
{
  if (!brg_group_is_at_the_board (form->group))
    return;
  if (*form->group->time_control == '\0' || g_str_equal (form->group->time_control, old_usual))
    brg_event_form_set_text (
        &form->group->time_control,
        brg_event_form_find_usual_control (form->event->rulebook, form->event->discipline));
}

static BrgDiscipline
find_first_discipline (const BrgRulebook *rulebook)
{
  for (guint i = 0; i < BRG_N_DISCIPLINES; i++)
    if ((rulebook->disciplines & (1u << i)) != 0)
      return i;
  g_return_val_if_reached (BRG_DISCIPLINE_CHESS);
}

void
brg_event_form_set_rulebook (BrgEventForm *form, const BrgRulebook *rulebook)
{
  const char *old_usual;
  const BrgRulebook *old;

  g_return_if_fail (form != NULL && rulebook != NULL);

  old = form->event->rulebook;
  if (old == rulebook)
    return;
  old_usual = brg_event_form_find_usual_control (old, form->event->discipline);
  form->event->rulebook = rulebook;
  if ((rulebook->disciplines & (1u << form->event->discipline)) == 0)
    form->event->discipline = find_first_discipline (rulebook);
  if (rulebook->meeting_article == NULL)
    form->group->meeting_games = 1;
  renew_time_control (form, old_usual);
  if (form->group->default_minutes == brg_event_form_get_default_late (old))
    form->group->default_minutes = brg_event_form_get_default_late (rulebook);
  /* rus-draughts-2022 5.4.7.1; the other books know 1-1/2-0 only */
  if (rulebook->two_one_scoring != old->two_one_scoring)
    set_scoring (form->group, get_usual_scoring (rulebook));
  if (brg_tie_break_order_is_preset (form->group->tie_breaks))
    renew_tie_breaks (form);
  if (form->is_new && g_str_equal (form->group->system, old->usual_swiss))
    brg_event_form_set_system (form, rulebook->usual_swiss);
  brg_event_form_settle_contest (form);
  brg_event_form_settle_postal (form);
}

/* rus-draughts-2022 6.2: draughts-64 is always played in micro-matches. */
static gint
get_usual_meeting (BrgDiscipline discipline)
{
  return discipline == BRG_DISCIPLINE_DRAUGHTS64 ? 2 : 1;
}

const char *
brg_event_form_get_meeting_article (const BrgEventForm *form)
{
  g_return_val_if_fail (form != NULL, NULL);

  if (form->event->rulebook->meeting_article == NULL)
    return NULL;
  return form->event->discipline == BRG_DISCIPLINE_DRAUGHTS64
             ? "rus-draughts-2022 6.2"
             : form->event->rulebook->meeting_article;
}

void
brg_event_form_set_discipline (BrgEventForm *form, BrgDiscipline discipline)
{
  const char *old_usual;
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  g_return_if_fail (form != NULL && discipline < BRG_N_DISCIPLINES);

  old_usual = brg_event_form_find_usual_control (form->event->rulebook, form->event->discipline);
  if (form->group->meeting_games == get_usual_meeting (form->event->discipline))
    form->group->meeting_games = get_usual_meeting (discipline);
  form->event->discipline = discipline;
  if ((form->event->rulebook->disciplines & (1u << discipline)) != 0)
    {
      renew_time_control (form, old_usual);
      brg_event_form_settle_postal (form);
      return;
    }
  for (guint i = 0; i < n_books; i++)
    if ((books[i]->disciplines & (1u << discipline)) != 0)
      {
        if (g_str_equal (form->group->time_control, old_usual))
          brg_event_form_set_text (&form->group->time_control, "");
        brg_event_form_set_rulebook (form, books[i]);
        return;
      }
}

gboolean
brg_event_form_is_two_one (const BrgEventForm *form)
{
  g_return_val_if_fail (form != NULL, FALSE);

  return form->group->scoring.win == 2 * BRG_POINT;
}

void
brg_event_form_set_two_one (BrgEventForm *form, gboolean is_two_one)
{
  g_return_if_fail (form != NULL);

  if (is_two_one == brg_event_form_is_two_one (form) ||
      (is_two_one && !form->event->rulebook->two_one_scoring))
    return;
  set_scoring (form->group, is_two_one ? brg_scoring_two_one () : brg_scoring_classic ());
}

gint
brg_event_form_late_minutes (const BrgEventForm *form)
{
  BrgTimeControl control;

  g_return_val_if_fail (form != NULL, -1);

  if (form->group->default_minutes >= 0 && !form->event->rulebook->lateness->is_fixed)
    return form->group->default_minutes;
  if (!brg_time_control_parse (form->group->time_control, &control, NULL))
    return -1;
  return brg_rulebook_get_late_minutes (form->event->rulebook,
                                        brg_time_control_first_minutes (&control));
}

gboolean
brg_event_form_is_control_unknown (const BrgEventForm *form, BrgTimeControlFault *fault)
{
  BrgTimeControl control;

  g_return_val_if_fail (form != NULL, FALSE);

  return *form->group->time_control != '\0' &&
         !brg_time_control_parse (form->group->time_control, &control, fault);
}
