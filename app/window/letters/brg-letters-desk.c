/* brg-letters-desk.c - what is due by correspondence, reckoned once for all who show it
 *
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-desk.h"

#include "brg-store-postal-rows.h"

#define KEY "brg-letters-desk"

static void
clear_desk (gpointer data)
{
  BrgLettersDesk *held = data;

  g_array_unref (held->items);
  brg_postal_desk_free (held->desk);
}

void
brg_letters_desk_release (BrgLettersDesk *desk)
{
  if (desk != NULL)
    g_rc_box_release_full (desk, clear_desk);
}

static void
release_data (gpointer data)
{
  brg_letters_desk_release (data);
}

/* Today in the zone of the event. */
static BrgLettersDesk *
make_desk (BrgSession *session, BrgSnapshot *snapshot, BrgPostalDay today)
{
  BrgPostalEvent *event =
      brg_store_load_postal (brg_session_get_store (session), snapshot->group->id, NULL);
  BrgPostalDesk *desk = event != NULL ? brg_postal_desk_new (snapshot, event, today) : NULL;
  BrgLettersDesk *held;

  if (desk == NULL)
    return NULL;
  held = g_rc_box_new0 (BrgLettersDesk);
  held->desk = desk;
  held->items = brg_postal_due_list_new (desk);
  return held;
}

BrgLettersDesk *
brg_letters_desk_hold (BrgSession *session)
{
  BrgSnapshot *snapshot;
  BrgLettersDesk *held;
  BrgPostalDay today;

  g_return_val_if_fail (BRG_IS_SESSION (session), NULL);

  snapshot = brg_session_get_snapshot (session);
  held = g_object_get_data (G_OBJECT (session), KEY);
  if (snapshot == NULL || !snapshot->group->is_postal)
    {
      g_object_set_data (G_OBJECT (session), KEY, NULL);
      return NULL;
    }
  today = brg_postal_today (snapshot->event->zone);
  if (held == NULL || held->desk->snapshot != snapshot || held->desk->on != today)
    {
      held = make_desk (session, snapshot, today);
      g_object_set_data_full (G_OBJECT (session), KEY, held, held != NULL ? release_data : NULL);
    }
  return held != NULL ? g_rc_box_acquire (held) : NULL;
}
