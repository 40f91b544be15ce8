/* brg-sample-many.c - the samples of many players: a Swiss and a team event
 *
 * Tests: tests/app/test-sample.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sample-many.h"

#include "brg-event-form.h"
#include "brg-rulebooks.h"
#include "brg-sample-names.h"
#include "brg-sample-rounds.h"
#include "brg-store-event.h"
#include "brg-store-incidents.h"
#include "brg-store-load.h"

#define SWISS_ROUNDS 9
#define TEAM_ROUNDS 5

/* Boards of the round at hand with an incident. */
#define PHONE_BOARD 3
#define NOISE_BOARD 12

static BrgEntry *
make_entry (const BrgSampleNames *names, guint place, guint n_places)
{
  BrgEntry *entry = brg_entry_new ();

  entry->number = (gint) place + 1;
  entry->rating = 2480 - 17 * (gint) place;
  brg_event_form_set_text (&entry->family_name,
                           names->family_names[(place * 7) % BRG_SAMPLE_FAMILY_NAMES]);
  brg_event_form_set_text (
      &entry->given_name,
      names->given_names[(place + place / BRG_SAMPLE_FAMILY_NAMES) % BRG_SAMPLE_GIVEN_NAMES]);
  brg_event_form_set_text (&entry->title, names->titles[place * BRG_SAMPLE_TITLES / n_places]);
  brg_event_form_set_text (&entry->organisation, names->towns[place % BRG_SAMPLE_TOWNS]);
  brg_event_form_set_text (&entry->federation, names->federation);
  return entry;
}

static void
add_team (GPtrArray *entries, const BrgSampleNames *names, guint team)
{
  BrgEntry *entry = brg_entry_new ();

  entry->is_team = TRUE;
  entry->number = (gint) team + 1;
  brg_event_form_set_text (&entry->family_name, names->towns[team]);
  g_ptr_array_add (entries, entry);
  for (guint board = 0; board < BRG_SAMPLE_TEAM_BOARDS; board++)
    {
      BrgEntry *player = make_entry (names, team + board * BRG_SAMPLE_TOWNS,
                                     BRG_SAMPLE_TEAM_BOARDS * BRG_SAMPLE_TOWNS);

      g_ptr_array_add (entries, player);
    }
}

static GPtrArray *
make_entries (const BrgSampleNames *names, gboolean has_teams)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (guint i = 0; has_teams && i < BRG_SAMPLE_TOWNS; i++)
    add_team (entries, names, i);
  for (guint i = 0; !has_teams && i < BRG_SAMPLE_SWISS_PLAYERS; i++)
    g_ptr_array_add (entries, make_entry (names, i, BRG_SAMPLE_SWISS_PLAYERS));
  return entries;
}

gboolean
brg_sample_many_create (BrgStore *store,
                        const char *language,
                        const char *today,
                        gboolean has_teams,
                        gint64 *group_id,
                        GError **error)
{
  const BrgSampleNames *names = brg_sample_names (language);
  g_autoptr (BrgEventForm) form =
      brg_event_form_new (has_teams ? names->teams : names->swiss, today, 1);
  g_autoptr (GPtrArray) entries = make_entries (names, has_teams);

  g_return_val_if_fail (store != NULL && group_id != NULL, FALSE);

  brg_event_form_set_rulebook (form, brg_rulebook_find ("fide-2023"));
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS);
  brg_event_form_set_system (form, "dutch");
  brg_event_form_set_text (&form->event->place, names->place);
  brg_event_form_set_text (&form->event->federation, names->federation);
  form->group->n_rounds = has_teams ? TEAM_ROUNDS : SWISS_ROUNDS;
  form->group->initial_colour = BRG_COLOUR_WHITE;
  /* Everything can be tried without a question about the mode. */
  form->group->fide_mode = BRG_FIDE_MODE_NONE;
  if (has_teams)
    brg_event_form_set_boards (form, BRG_SAMPLE_TEAM_BOARDS);
  return brg_store_create_event (store, form->event, form->group, entries, group_id, error);
}

/* What an arbiter noted and has not decided yet. */
static gboolean
note (BrgStore *store,
      const BrgSnapshot *snapshot,
      gint board,
      gboolean is_white,
      const char *text,
      GError **error)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, BRG_SAMPLE_SWISS_CLOSED + 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, board - 1);
  g_autoptr (BrgIncident) incident = brg_incident_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:00Z");
  guint doer = is_white ? game->white : game->black;
  guint opponent = is_white ? game->black : game->white;

  incident->event_id = snapshot->event->id;
  incident->group_id = snapshot->group->id;
  incident->round = BRG_SAMPLE_SWISS_CLOSED + 1;
  incident->board = board;
  incident->entry_id = brg_snapshot_get_entry (snapshot, doer)->id;
  incident->opponent_id = brg_snapshot_get_entry (snapshot, opponent)->id;
  brg_incident_set_text (&incident->at, at);
  brg_incident_set_text (&incident->description, text);
  return brg_store_draft_incident (store, incident, NULL, error);
}

gboolean
brg_sample_many_fill (BrgStore *store,
                      const char *language,
                      gboolean has_teams,
                      gint64 group_id,
                      GError **error)
{
  const BrgSampleNames *names = brg_sample_names (language);
  g_autoptr (BrgSnapshot) snapshot = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_sample_play_swiss (store, group_id,
                              has_teams ? BRG_SAMPLE_TEAMS_CLOSED : BRG_SAMPLE_SWISS_CLOSED,
                              has_teams ? 0 : BRG_SAMPLE_SWISS_RESULTS, error))
    return FALSE;
  if (has_teams)
    return TRUE;
  snapshot = brg_store_load (store, group_id, error);
  return snapshot != NULL && note (store, snapshot, PHONE_BOARD, TRUE, names->phone, error) &&
         note (store, snapshot, NOISE_BOARD, FALSE, names->noise, error);
}
