/* brg-event.c - an event and its officials, as values
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event.h"

#include "brg-rulebooks.h"

BrgOfficial *
brg_official_new (BrgOfficialRole role, const char *name, const char *category)
{
  BrgOfficial *official = g_new0 (BrgOfficial, 1);

  official->role = role;
  official->name = g_strdup (name);
  official->category = g_strdup (category);
  official->birth = g_strdup ("");
  official->federation = g_strdup ("");
  official->organisation = g_strdup ("");
  official->site = g_strdup ("");
  return official;
}

BrgOfficial *
brg_official_copy (const BrgOfficial *official)
{
  BrgOfficial *copy;

  g_return_val_if_fail (official != NULL, NULL);

  copy = g_new0 (BrgOfficial, 1);
  *copy = *official;
  copy->name = g_strdup (official->name);
  copy->category = g_strdup (official->category);
  copy->birth = g_strdup (official->birth);
  copy->federation = g_strdup (official->federation);
  copy->organisation = g_strdup (official->organisation);
  copy->site = g_strdup (official->site);
  return copy;
}

gboolean
brg_official_is_same (const BrgOfficial *official, const BrgOfficial *other)
{
  g_return_val_if_fail (official != NULL && other != NULL, FALSE);

  return official->role == other->role && g_str_equal (official->name, other->name) &&
         g_str_equal (official->category, other->category) &&
         g_str_equal (official->birth, other->birth) &&
         g_str_equal (official->federation, other->federation) &&
         g_str_equal (official->organisation, other->organisation) &&
         g_str_equal (official->site, other->site);
}

void
brg_official_free (BrgOfficial *official)
{
  if (official == NULL)
    return;
  g_free (official->name);
  g_free (official->category);
  g_free (official->birth);
  g_free (official->federation);
  g_free (official->organisation);
  g_free (official->site);
  g_free (official);
}

const char *
brg_official_list_get_chief (const GPtrArray *officials)
{
  g_return_val_if_fail (officials != NULL, "");

  for (guint i = 0; i < officials->len; i++)
    {
      const BrgOfficial *official = officials->pdata[i];

      if (official->role == BRG_OFFICIAL_CHIEF_ARBITER)
        return official->name;
    }
  return "";
}

BrgEvent *
brg_event_new (void)
{
  BrgEvent *event = g_new0 (BrgEvent, 1);
  guint n_rulebooks;

  event->name = g_strdup ("");
  event->place = g_strdup ("");
  event->venue = g_strdup ("");
  event->organiser = g_strdup ("");
  event->federation = g_strdup ("");
  event->starts = g_strdup ("");
  event->ends = g_strdup ("");
  event->zone = g_strdup ("");
  event->rulebook = brg_rulebooks (&n_rulebooks)[0];
  event->discipline = BRG_DISCIPLINE_CHESS;
  event->officials = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  return event;
}

BrgEvent *
brg_event_copy (const BrgEvent *event)
{
  BrgEvent *copy;

  g_return_val_if_fail (event != NULL, NULL);

  copy = g_memdup2 (event, sizeof *event);
  copy->name = g_strdup (event->name);
  copy->place = g_strdup (event->place);
  copy->venue = g_strdup (event->venue);
  copy->organiser = g_strdup (event->organiser);
  copy->federation = g_strdup (event->federation);
  copy->starts = g_strdup (event->starts);
  copy->ends = g_strdup (event->ends);
  copy->zone = g_strdup (event->zone);
  copy->officials = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  for (guint i = 0; i < event->officials->len; i++)
    g_ptr_array_add (copy->officials, brg_official_copy (event->officials->pdata[i]));
  return copy;
}

void
brg_event_free (BrgEvent *event)
{
  if (event == NULL)
    return;
  g_free (event->name);
  g_free (event->place);
  g_free (event->venue);
  g_free (event->organiser);
  g_free (event->federation);
  g_free (event->starts);
  g_free (event->ends);
  g_free (event->zone);
  g_ptr_array_unref (event->officials);
  g_free (event);
}
