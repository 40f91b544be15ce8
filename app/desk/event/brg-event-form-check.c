/* brg-event-form-check.c - what is wrong with an event that is being filled in
 *
 * Rules: rus-draughts-2022 5.4.4.1, 12.1; rus-chess-2014 21.1; ukr-chess-2016 6.3.2;
 *   ussr-chess-1956 16; fide-double-swiss-2026 0
 * Tests: tests/app/test-event-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-form-check.h"

#include <string.h>

#include "brg-date-text.h"
#include "brg-jury.h"
#include "brg-lateness-book.h"
#include "brg-tie-break-order.h"

static void
add_fault (GArray *faults, BrgEventFault fault)
{
  g_array_append_val (faults, fault);
}

/* A whole day, or nothing. */
static gboolean
is_day (const char *text)
{
  g_autofree char *date = brg_date_text_normalise (text);

  return *text == '\0' || (date != NULL && strlen (date) == strlen ("YYYY-MM-DD"));
}

static void
check_days (GArray *faults, const BrgEvent *event)
{
  gboolean starts = is_day (event->starts);
  gboolean ends = is_day (event->ends);

  if (!starts)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_STARTS });
  if (!ends)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_ENDS });
  if (starts && ends && *event->starts != '\0' && *event->ends != '\0' &&
      strcmp (event->starts, event->ends) > 0)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_DAYS });
}

static void
check_late_time (GArray *faults, const BrgEventForm *form, const BrgTimeControl *control)
{
  const BrgRulebook *book = form->event->rulebook;
  gint minutes = form->group->default_minutes;
  gint most;

  /* ukr-chess-2016 6.3.2 */
  if (minutes < 0 && book->late_must_be_set)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_LATE_MISSING,
                                        .article = book->late_article });
  /* ussr-chess-1956 16: more than an hour, and nothing else */
  if (minutes >= 0 && book->lateness->is_fixed && minutes != book->default_minutes)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_LATE_FIXED,
                                        .article = book->late_article,
                                        .minutes = book->default_minutes });
  if (control == NULL || book->most_late_minutes == 0)
    return;
  /* rus-draughts-2022 5.4.4.1: at most the first time control, and at most an hour */
  most = MIN (book->most_late_minutes, brg_time_control_first_minutes (control));
  if (minutes > most)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_LATE_TOO_LONG,
                                        .article = book->late_article,
                                        .minutes = most });
}

/* A control that is not understood is no fault: it is kept as it was written, and bounds nothing.
 */
static void
check_time (GArray *faults, const BrgEventForm *form)
{
  BrgTimeControl control;

  check_late_time (faults, form,
                   brg_time_control_parse (form->group->time_control, &control, NULL) ? &control
                                                                                      : NULL);
}

static void
check_tie_breaks (GArray *faults, const BrgEventForm *form)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (form->group->tie_breaks);
  const BrgCriterion *unfit =
      brg_tie_break_order_find_unfit (order, brg_event_form_get_kind (form));

  if (unfit != NULL)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_TIE_BREAK, .code = unfit->code });
}

static void
check_rounds (GArray *faults, const BrgEventForm *form)
{
  gint n_rounds = form->group->n_rounds;

  if (brg_event_form_get_kind (form) != BRG_TOURNAMENT_SWISS)
    return;
  if (n_rounds < 1)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_ROUNDS });
  /* fide-double-swiss-2026 0 */
  else if (brg_event_form_has_two_game_matches (form->group) && n_rounds % 2 == 1)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_ODD_ROUNDS });
}

static void
check_teams (GArray *faults, const BrgGroup *group)
{
  if (group->boards == 0)
    return;
  if (group->boards < BRG_EVENT_FORM_LEAST_BOARDS || group->boards > BRG_EVENT_FORM_MOST_BOARDS)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_BOARDS });
  if (group->reserve_from < 1 || group->reserve_from > group->boards)
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_RESERVES });
}

static gboolean
has_wrong_birth (const BrgOfficial *official)
{
  g_autofree char *birth = brg_date_text_normalise (official->birth);

  return *official->birth != '\0' && birth == NULL;
}

/* rus-chess-2014 21.1, rus-draughts-2022 12.1: one chief arbiter and one chief secretary. */
static gboolean
is_one_too_many (const BrgRulebook *rulebook, const GPtrArray *officials, guint index)
{
  BrgOfficialRole role = ((const BrgOfficial *) officials->pdata[index])->role;
  guint most = brg_jury_get_most (rulebook, role);
  guint n_before = 0;

  for (guint i = 0; i < index; i++)
    n_before += ((const BrgOfficial *) officials->pdata[i])->role == role;
  return most > 0 && n_before >= most;
}

gboolean
brg_event_form_is_official_faulty (const BrgRulebook *rulebook,
                                   const GPtrArray *officials,
                                   guint index)
{
  const BrgOfficial *official;

  g_return_val_if_fail (rulebook != NULL && officials != NULL, FALSE);
  g_return_val_if_fail (index < officials->len, FALSE);

  official = officials->pdata[index];
  return *official->name == '\0' || has_wrong_birth (official) ||
         is_one_too_many (rulebook, officials, index);
}

static void
add_first_of_kind (GArray *faults, BrgEventFault fault)
{
  if (brg_event_form_find_fault (faults, fault.kind) == NULL)
    add_fault (faults, fault);
}

/* The first of each kind. */
static void
check_officials (GArray *faults, const BrgEvent *event)
{
  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];
      const BrgJuryRole *row = brg_jury_find_role (event->rulebook, official->role);

      if (*official->name == '\0')
        add_first_of_kind (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_OFFICIAL });
      if (has_wrong_birth (official))
        add_first_of_kind (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_OFFICIAL_BIRTH });
      if (is_one_too_many (event->rulebook, event->officials, i))
        add_first_of_kind (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_SECOND_OFFICIAL,
                                                    .article = row != NULL ? row->article : NULL,
                                                    .role = official->role });
    }
}

GArray *
brg_event_form_check (const BrgEventForm *form)
{
  GArray *faults;

  g_return_val_if_fail (form != NULL, NULL);

  faults = g_array_new (FALSE, FALSE, sizeof (BrgEventFault));
  if (*form->event->name == '\0')
    add_fault (faults, (BrgEventFault){ .kind = BRG_EVENT_FAULT_NAME });
  check_days (faults, form->event);
  check_time (faults, form);
  check_rounds (faults, form);
  check_teams (faults, form->group);
  check_tie_breaks (faults, form);
  check_officials (faults, form->event);
  return faults;
}

const BrgEventFault *
brg_event_form_find_fault (const GArray *faults, BrgEventFaultKind kind)
{
  g_return_val_if_fail (faults != NULL, NULL);

  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, BrgEventFault, i).kind == kind)
      return &g_array_index (faults, BrgEventFault, i);
  return NULL;
}
