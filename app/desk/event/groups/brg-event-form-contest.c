/* brg-event-form-contest.c - an event while it is being filled in: contests of composition
 *
 * Rules: rus-draughts-2022 11.5.1
 * Tests: tests/app/test-event-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-form-contest.h"

#include "brg-event-form-postal.h"
#include "brg-event-form-private.h"

gboolean
brg_event_form_knows_contests (const BrgEventForm *form)
{
  g_return_val_if_fail (form != NULL, FALSE);

  return form->event->rulebook->contests_article != NULL;
}

void
brg_event_form_set_contest (BrgEventForm *form, BrgContestKind kind)
{
  BrgGroup *group;
  const BrgRulebook *book;
  gboolean was_contest;

  g_return_if_fail (form != NULL);

  group = form->group;
  book = form->event->rulebook;
  was_contest = group->contest != BRG_CONTEST_NONE;
  if (kind == group->contest || (kind != BRG_CONTEST_NONE && !brg_event_form_knows_contests (form)))
    return;
  group->contest = kind;
  if (kind == BRG_CONTEST_NONE)
    {
      group->default_minutes = brg_event_form_get_default_late (book);
      brg_event_form_set_text (&group->time_control,
                               brg_event_form_find_usual_control (book, form->event->discipline));
      if (form->is_new)
        brg_event_form_set_system (form, book->usual_swiss);
      return;
    }
  if (was_contest)
    return;
  if (group->is_postal)
    brg_event_form_set_postal (form, FALSE);
  /* Nor does it come back where it only did not fit at the moment. */
  form->wants_postal = FALSE;
  g_clear_pointer (&form->before, brg_event_form_free_before);
  brg_event_form_set_boards (form, 0);
  brg_event_form_set_system (form, "berger");
  group->default_minutes = -1;
  brg_event_form_set_text (&group->time_control, "");
}

void
brg_event_form_settle_contest (BrgEventForm *form)
{
  if (form->group->contest != BRG_CONTEST_NONE && !brg_event_form_knows_contests (form))
    brg_event_form_set_contest (form, BRG_CONTEST_NONE);
}
