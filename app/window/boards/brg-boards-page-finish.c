/* brg-boards-page-finish.c - the page of boards: requests in a quickplay finish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-desk-clock.h"
#include "brg-desk-finish.h"
#include "brg-store-event.h"
#include "brg-store-finish.h"

static BrgStoredFinish *
find_open (BrgBoardsPage *self)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));

  return self->pairing_id != 0 ? brg_store_find_open_finish (store, self->pairing_id, NULL) : NULL;
}

void
brg_boards_page_fill_finish (BrgBoardsPage *self, BrgDeskSurroundings *around)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (BrgStoredFinish) open = find_open (self);
  g_autofree char *announced =
      brg_store_get_setting (store, around->snapshot->event->id, "rule-quickplay-announced");

  around->open_finish = open != NULL ? open->side : BRG_COLOUR_NONE;
  around->is_announced = g_str_equal (announced, "1");
}

/* fide-2023 III.4: from now on both get the increment. */
static void
set_increment (BrgGameClock *clock, gint seconds)
{
  BrgTimePhase *phase = &clock->control.phases[clock->control.n_phases - 1];

  phase->increment_seconds = seconds;
  phase->is_delay = FALSE;
}

/* The game with the clocks as the decision leaves them: stopped, the arbiter starts them. NULL
 * without clocks, or when they stay. */
static BrgStoredGame *
make_record (BrgBoardsPage *self, const BrgDeskRuling *ruling, gint increment_seconds)
{
  gint64 now = g_get_real_time ();
  BrgStoredGame *record;
  BrgGameClock clock;

  if (ruling->seconds == 0 && increment_seconds == 0)
    return NULL;
  if (!brg_boards_page_read_clock (self, &clock))
    return NULL;
  brg_game_clock_stop (&clock, now);
  brg_game_clock_correct (&clock, brg_colour_opposite (ruling->side),
                          (gint64) ruling->seconds * 1000, now);
  if (increment_seconds > 0)
    set_increment (&clock, increment_seconds);
  record = brg_desk_game_dup_record (self->game);
  g_free (record->clock);
  record->clock = brg_desk_clock_write (&clock, now);
  return record;
}

gboolean
brg_boards_page_decide_finish (BrgBoardsPage *self, const BrgDeskRuling *ruling)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  g_autoptr (BrgStoredFinish) open = NULL;
  g_autoptr (BrgStoredGame) record = NULL;
  const BrgFinishRule *rule;
  BrgStoredFinish finish = { .pairing_id = self->pairing_id, .side = ruling->side };
  GError *error = NULL;
  gboolean done;

  if (!brg_desk_finish_find (ruling->kind, &finish.kind, &finish.state))
    return FALSE;
  if (self->pairing_id == 0)
    {
      brg_session_tell (session, _ ("The arbiter’s own board has no result to record."));
      return TRUE;
    }
  if (finish.state == BRG_FINISH_DRAWN)
    brg_boards_page_stop_clock (self);
  open = find_open (self);
  rule = brg_finish_rule_find (snapshot->event->rulebook, finish.kind);
  finish.id = open != NULL ? open->id : 0;
  finish.article = (char *) (rule != NULL ? rule->outcomes[finish.state].article : NULL);
  record =
      make_record (self, ruling,
                   finish.state == BRG_FINISH_AGREED && rule != NULL ? rule->increment_seconds : 0);
  done = brg_store_decide_finish (brg_session_get_store (session), &finish, record, &error);
  brg_session_finish (session, done, error);
  return TRUE;
}
