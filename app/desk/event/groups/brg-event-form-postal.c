/* brg-event-form-postal.c - an event while it is being filled in: play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.4, 10.3.1, 10.3.2
 * Tests: tests/app/test-event-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-form-postal.h"

#include <string.h>

#include "brg-event-form-private.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-postal-event.h"

/* What an event was before it was chosen to be by correspondence, for whoever takes that back. */
struct _BrgEventFormBefore
{
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  char *system;
  char *proposed; /* the system by correspondence; another one is the user's */
  char *time_control;
  char *tie_breaks;
  char *ends;
  gint default_minutes;
  gint meeting_games;
  gint boards;
  gint n_rounds;
};

void
brg_event_form_free_before (BrgEventFormBefore *before)
{
  if (before == NULL)
    return;
  g_free (before->system);
  g_free (before->proposed);
  g_free (before->time_control);
  g_free (before->tie_breaks);
  g_free (before->ends);
  g_free (before);
}

static BrgEventFormBefore *
note_before (const BrgEventForm *form)
{
  BrgEventFormBefore *before = g_new0 (BrgEventFormBefore, 1);
  const BrgGroup *group = form->group;

  before->rulebook = form->event->rulebook;
  before->discipline = form->event->discipline;
  before->system = g_strdup (group->system);
  before->time_control = g_strdup (group->time_control);
  before->tie_breaks = g_strdup (group->tie_breaks);
  before->ends = g_strdup (form->event->ends);
  before->default_minutes = group->default_minutes;
  before->meeting_games = group->meeting_games;
  before->boards = group->boards;
  before->n_rounds = group->n_rounds;
  return before;
}

/* Whether what was noted is of the same game by the same rules. */
static gboolean
is_of_same_game (const BrgEventForm *form)
{
  return form->before != NULL && form->before->rulebook == form->event->rulebook &&
         form->before->discipline == form->event->discipline;
}

gboolean
brg_event_form_knows_postal (const BrgEventForm *form)
{
  BrgDraughtsVariant variant;

  g_return_val_if_fail (form != NULL, FALSE);

  return form->event->rulebook->correspondence != NULL &&
         brg_postal_discipline_get_variant (form->event->discipline, &variant);
}

/* A year of play from its first day; empty where that is none. */
static char *
dup_usual_end (const BrgEvent *event)
{
  BrgPostalDay start = brg_postal_day_from_iso (event->starts);

  return brg_postal_day_to_iso (start != 0 ? brg_postal_day_add_months (start, 12) : 0);
}

/* rus-draughts-2022 10.3.2: all games begin at once, so that the pairs are known before. In a
 * contest of composition there are no games. */
static gboolean
may_be_postal (const BrgEventForm *form)
{
  const BrgPairingSystem *system = brg_pairing_system_find (form->group->system);

  return brg_event_form_knows_postal (form) && form->group->contest == BRG_CONTEST_NONE &&
         system != NULL && !system->is_knockout && system->kind == BRG_TOURNAMENT_ROUND_ROBIN &&
         form->group->boards == 0;
}

/* A year where nothing says when play ends; what was proposed goes again. */
static void
renew_end (BrgEventForm *form)
{
  BrgEvent *event = form->event;
  const char *before = form->before != NULL ? form->before->ends : NULL;
  g_autofree char *usual = dup_usual_end (event);

  if (form->group->is_postal && strcmp (event->ends, event->starts) <= 0)
    brg_event_form_set_text (&event->ends, usual);
  else if (!form->group->is_postal && before != NULL && strcmp (before, event->starts) <= 0 &&
           g_str_equal (event->ends, usual))
    brg_event_form_set_text (&event->ends, before);
}

/* rus-draughts-2022 10.3.1: days, and no clocks. */
static void
begin_postal (BrgEventForm *form)
{
  BrgGroup *group = form->group;

  group->is_postal = TRUE;
  group->meeting_games = 1;
  group->default_minutes = -1;
  brg_event_form_set_text (&group->time_control, "");
  renew_end (form);
}

static void
end_postal (BrgEventForm *form)
{
  BrgGroup *group = form->group;
  const BrgRulebook *rulebook = form->event->rulebook;
  gboolean is_known = is_of_same_game (form);

  group->is_postal = FALSE;
  group->default_minutes =
      is_known ? form->before->default_minutes : brg_event_form_get_default_late (rulebook);
  brg_event_form_set_text (&group->time_control, is_known ? form->before->time_control
                                                          : brg_event_form_find_usual_control (
                                                                rulebook, form->event->discipline));
  renew_end (form);
}

/* What does not fit any more is played at the board, and by correspondence again as soon as it
 * fits: who looks through a list chooses nothing by passing over it. */
void
brg_event_form_settle_postal (BrgEventForm *form)
{
  if (form->group->is_postal && !may_be_postal (form))
    {
      form->wants_postal = TRUE;
      end_postal (form);
    }
  else if (!form->group->is_postal && form->wants_postal && may_be_postal (form))
    begin_postal (form);
}

BrgPostalBar
brg_event_form_find_postal_bar (const BrgEventForm *form)
{
  g_return_val_if_fail (form != NULL, BRG_POSTAL_BAR_NONE);

  if (!form->wants_postal || form->group->is_postal)
    return BRG_POSTAL_BAR_NONE;
  if (!brg_event_form_knows_postal (form))
    return BRG_POSTAL_BAR_BOOK;
  return form->group->boards > 0 ? BRG_POSTAL_BAR_TEAMS : BRG_POSTAL_BAR_SYSTEM;
}

void
brg_event_form_remember (BrgEventForm *form, BrgEventForm *older)
{
  g_return_if_fail (form != NULL && older != NULL && form != older);

  if (form->group->id != older->group->id || form->group->is_postal != older->group->is_postal ||
      !g_str_equal (form->group->system, older->group->system))
    return;
  brg_event_form_free_before (form->before);
  form->before = g_steal_pointer (&older->before);
  form->wants_postal = older->wants_postal;
}

/* rus-draughts-2022 10.3.2: all games begin on one day, so that the system becomes a round robin.
 */
static void
choose_postal (BrgEventForm *form)
{
  brg_event_form_free_before (form->before);
  form->before = note_before (form);
  brg_event_form_set_boards (form, 0);
  if (!may_be_postal (form))
    brg_event_form_set_system (form, "berger");
  begin_postal (form);
  form->wants_postal = TRUE;
  brg_event_form_set_text (&form->before->proposed, form->group->system);
}

/* What was there before comes back, unless another system was chosen since. */
static void
take_postal_back (BrgEventForm *form)
{
  BrgEventFormBefore *before = form->before;

  form->wants_postal = FALSE;
  end_postal (form);
  if (before != NULL && g_str_equal (before->proposed, form->group->system))
    {
      brg_event_form_set_boards (form, before->boards);
      brg_event_form_set_system (form, before->system);
      form->group->n_rounds = before->n_rounds;
      if (is_of_same_game (form))
        {
          form->group->meeting_games = before->meeting_games;
          brg_event_form_set_text (&form->group->tie_breaks, before->tie_breaks);
        }
    }
  g_clear_pointer (&form->before, brg_event_form_free_before);
}

void
brg_event_form_set_postal (BrgEventForm *form, gboolean is_postal)
{
  g_return_if_fail (form != NULL);

  if (is_postal == form->group->is_postal || (is_postal && !brg_event_form_knows_postal (form)))
    return;
  if (is_postal)
    choose_postal (form);
  else
    take_postal_back (form);
}
