/* brg-event-unsaved.c - fields of an event that are in fault, apart from those that are not
 *
 * Tests: tests/app/test-event-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-unsaved.h"

#include "brg-event-difference.h"

static void
copy_text (char **place, const char *text)
{
  char *copy = g_strdup (text);

  g_free (*place);
  *place = copy;
}

static void
copy_name (BrgEventForm *to, const BrgEventForm *from)
{
  copy_text (&to->event->name, from->event->name);
}

static void
copy_starts (BrgEventForm *to, const BrgEventForm *from)
{
  copy_text (&to->event->starts, from->event->starts);
}

static void
copy_ends (BrgEventForm *to, const BrgEventForm *from)
{
  copy_text (&to->event->ends, from->event->ends);
}

static void
copy_days (BrgEventForm *to, const BrgEventForm *from)
{
  copy_starts (to, from);
  copy_ends (to, from);
}

static void
copy_rounds (BrgEventForm *to, const BrgEventForm *from)
{
  to->group->n_rounds = from->group->n_rounds;
}

static void
copy_boards (BrgEventForm *to, const BrgEventForm *from)
{
  to->group->boards = from->group->boards;
  to->group->reserve_from = from->group->reserve_from;
}

static void
copy_tie_breaks (BrgEventForm *to, const BrgEventForm *from)
{
  copy_text (&to->group->tie_breaks, from->group->tie_breaks);
}

static void
copy_late (BrgEventForm *to, const BrgEventForm *from)
{
  to->group->default_minutes = from->group->default_minutes;
}

/* The field of each fault; officials are looked at one by one. */
static void (*const copies[]) (BrgEventForm *to, const BrgEventForm *from) = {
  [BRG_EVENT_FAULT_NAME] = copy_name,
  [BRG_EVENT_FAULT_STARTS] = copy_starts,
  [BRG_EVENT_FAULT_ENDS] = copy_ends,
  [BRG_EVENT_FAULT_DAYS] = copy_days,
  [BRG_EVENT_FAULT_ROUNDS] = copy_rounds,
  [BRG_EVENT_FAULT_ODD_ROUNDS] = copy_rounds,
  [BRG_EVENT_FAULT_BOARDS] = copy_boards,
  [BRG_EVENT_FAULT_RESERVES] = copy_boards,
  [BRG_EVENT_FAULT_TIE_BREAK] = copy_tie_breaks,
  [BRG_EVENT_FAULT_LATE_MISSING] = copy_late,
  [BRG_EVENT_FAULT_LATE_TOO_LONG] = copy_late,
  [BRG_EVENT_FAULT_LATE_FIXED] = copy_late,
  [BRG_EVENT_FAULT_OFFICIAL] = NULL,
  [BRG_EVENT_FAULT_OFFICIAL_BIRTH] = NULL,
  [BRG_EVENT_FAULT_SECOND_OFFICIAL] = NULL,
};

static void
copy_faulty (BrgEventForm *to, const GArray *faults, const BrgEventForm *from)
{
  for (guint i = 0; i < faults->len; i++)
    {
      BrgEventFaultKind kind = g_array_index (faults, BrgEventFault, i).kind;

      if (copies[kind] != NULL)
        copies[kind](to, from);
    }
}

static GPtrArray *
new_officials (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
}

static void
take_officials (BrgEventForm *form, GPtrArray *officials)
{
  g_ptr_array_unref (form->event->officials);
  form->event->officials = officials;
}

static const BrgOfficial *
find_official (const GPtrArray *officials, gint64 id)
{
  for (guint i = 0; id > 0 && i < officials->len; i++)
    if (((const BrgOfficial *) officials->pdata[i])->id == id)
      return officials->pdata[i];
  return NULL;
}

/* Those in fault stay as they are stored. */
static GPtrArray *
hold_officials_back (const BrgRulebook *rulebook, const GPtrArray *typed, const GPtrArray *stored)
{
  GPtrArray *officials = new_officials ();

  for (guint i = 0; i < typed->len; i++)
    {
      const BrgOfficial *official = typed->pdata[i];

      if (brg_event_form_is_official_faulty (rulebook, typed, i))
        official = find_official (stored, official->id);
      if (official != NULL)
        g_ptr_array_add (officials, brg_official_copy (official));
    }
  return officials;
}

/* Between those that are stored stand those in fault, where they stood. */
static GPtrArray *
put_officials_back (const BrgRulebook *rulebook, const GPtrArray *typed, const GPtrArray *stored)
{
  GPtrArray *officials = new_officials ();
  guint next = 0;

  for (guint i = 0; i < typed->len; i++)
    {
      const BrgOfficial *official = typed->pdata[i];
      gboolean is_faulty = brg_event_form_is_official_faulty (rulebook, typed, i);
      gboolean is_stored = !is_faulty || find_official (stored, official->id) != NULL;

      if (is_faulty)
        g_ptr_array_add (officials, brg_official_copy (official));
      else if (next < stored->len)
        g_ptr_array_add (officials, brg_official_copy (stored->pdata[next]));
      next += is_stored;
    }
  for (; next < stored->len; next++)
    g_ptr_array_add (officials, brg_official_copy (stored->pdata[next]));
  return officials;
}

BrgEventForm *
brg_event_unsaved_hold_back (const BrgEventForm *typed,
                             const BrgEvent *event,
                             const BrgGroup *group)
{
  g_autoptr (GArray) faults = NULL;
  g_autoptr (BrgEventForm) stored = NULL;
  BrgEventForm *sound;

  g_return_val_if_fail (typed != NULL && event != NULL && group != NULL, NULL);

  stored = brg_event_form_new_from (event, group);
  sound = brg_event_form_new_from (typed->event, typed->group);
  faults = brg_event_form_check (sound);
  copy_faulty (sound, faults, stored);
  take_officials (sound, hold_officials_back (typed->event->rulebook, typed->event->officials,
                                              event->officials));
  return sound;
}

void
brg_event_unsaved_put_back (BrgEventForm *form, const BrgEventForm *typed)
{
  g_autoptr (GArray) faults = NULL;

  g_return_if_fail (form != NULL && typed != NULL);

  faults = brg_event_form_check (typed);
  copy_faulty (form, faults, typed);
  take_officials (form, put_officials_back (typed->event->rulebook, typed->event->officials,
                                            form->event->officials));
}

gboolean
brg_event_unsaved_find (const BrgEventForm *typed,
                        const BrgEvent *event,
                        const BrgGroup *group,
                        BrgEventFault *fault)
{
  g_autoptr (BrgEventForm) sound = NULL;
  g_autoptr (GArray) faults = NULL;

  g_return_val_if_fail (typed != NULL && fault != NULL, FALSE);

  sound = brg_event_unsaved_hold_back (typed, event, group);
  faults = brg_event_form_check (typed);
  if (faults->len == 0 ||
      brg_event_difference_find (typed, sound->event, sound->group) == BRG_EVENT_SAME)
    return FALSE;
  for (guint i = 0; i < faults->len; i++)
    {
      BrgEventForm *probe = brg_event_form_new_from (sound->event, sound->group);
      BrgEventFaultKind kind = g_array_index (faults, BrgEventFault, i).kind;
      gboolean differs;

      if (copies[kind] != NULL)
        copies[kind](probe, typed);
      differs = copies[kind] == NULL ||
                brg_event_difference_find (probe, sound->event, sound->group) != BRG_EVENT_SAME;
      brg_event_form_free (probe);
      if (!differs)
        continue;
      *fault = g_array_index (faults, BrgEventFault, i);
      return TRUE;
    }
  return FALSE;
}
