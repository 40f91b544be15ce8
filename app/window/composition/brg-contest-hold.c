/* brg-contest-hold.c - a contest of composition, reckoned once for all who show it
 *
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-hold.h"

#include "brg-postal-desk.h"
#include "brg-store-contest-rows.h"
#include "brg-ui-words.h"

#define KEY "brg-contest-hold"

static void
clear_hold (gpointer data)
{
  brg_contest_desk_free (((BrgContestHold *) data)->desk);
}

void
brg_contest_hold_release (BrgContestHold *hold)
{
  if (hold != NULL)
    g_rc_box_release_full (hold, clear_hold);
}

static void
release_data (gpointer data)
{
  brg_contest_hold_release (data);
}

static BrgContestDesk *
new_desk (BrgSession *session, gint64 section_id)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  BrgContest *contest;

  if (snapshot == NULL || snapshot->group->contest == BRG_CONTEST_NONE)
    return NULL;
  contest = brg_store_load_contest (brg_session_get_store (session), snapshot->group->id, NULL);
  return contest != NULL ? brg_contest_desk_new (snapshot, contest, BRG_CONTEST_EYES_JUDGE,
                                                 section_id, brg_ui_get_words ())
                         : NULL;
}

BrgContestHold *
brg_contest_hold (BrgSession *session, gint64 section_id)
{
  BrgContestHold *hold;
  BrgContestDesk *desk;

  g_return_val_if_fail (BRG_IS_SESSION (session), NULL);

  hold = g_object_get_data (G_OBJECT (session), KEY);
  if (section_id == 0 && hold != NULL && hold->desk->snapshot == brg_session_get_snapshot (session))
    return g_rc_box_acquire (hold);
  desk = new_desk (session, section_id);
  if (desk == NULL)
    {
      g_object_set_data (G_OBJECT (session), KEY, NULL);
      return NULL;
    }
  hold = g_rc_box_new0 (BrgContestHold);
  hold->desk = desk;
  if (section_id != 0)
    return hold;
  g_object_set_data_full (G_OBJECT (session), KEY, hold, release_data);
  return g_rc_box_acquire (hold);
}

gboolean
brg_contest_is_final (BrgSession *session)
{
  BrgContestHold *hold = brg_contest_hold (session, 0);
  gboolean is_final = hold != NULL && hold->desk->contest->terms->stage == BRG_CONTEST_STAGE_FINAL;

  brg_contest_hold_release (hold);
  return is_final;
}

char *
brg_contest_today (BrgSession *session)
{
  BrgSnapshot *snapshot;

  g_return_val_if_fail (BRG_IS_SESSION (session), NULL);

  snapshot = brg_session_get_snapshot (session);
  return brg_postal_day_to_iso (brg_postal_today (snapshot != NULL ? snapshot->event->zone : ""));
}
