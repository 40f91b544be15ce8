/* every-action-field.c - everything that is done to players, teams, equal players and play-offs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-teams.h"
#include "brg-store-forbidden.h"
#include "brg-store-load.h"
#include "brg-store-players.h"
#include "brg-store-playoff.h"
#include "brg-store-removal.h"
#include "brg-store-teams.h"
#include "brg-store-ties.h"
#include "every-action.h"

#define ENTRIES "SELECT id FROM entry WHERE team_id IS NULL ORDER BY id"
#define PLAYERS "SELECT id FROM entry WHERE team_id IS NOT NULL ORDER BY id"

static BrgEntry *
new_entry (Desk *desk)
{
  BrgEntry *entry = brg_entry_new ();

  desk_set_word (desk, &entry->family_name);
  entry->rating = 1000 + desk_draw (desk, 1000);
  return entry;
}

static gboolean
add_entries (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (BrgEntry) late = new_entry (desk);

  if (snapshot == NULL)
    return FALSE;
  if (snapshot->group->boards == 0 && desk_toss (desk))
    {
      late->joins_round = 1 + (gint) snapshot->rounds->len;
      return brg_store_add_entry (desk->store, snapshot->group->id, late,
                                  desk_toss (desk) ? BRG_OUTCOME_ZERO_BYE : BRG_OUTCOME_HALF_BYE,
                                  NULL, error);
    }
  for (gint i = 0; i < 1 + snapshot->group->boards; i++)
    {
      BrgEntry *entry = new_entry (desk);

      entry->is_team = i == 0 && snapshot->group->boards > 0;
      g_ptr_array_add (entries, entry);
    }
  return brg_store_add_entries (desk->store, snapshot->group->id, entries, NULL, error);
}

static BrgEntry *
copy_some_entry (Desk *desk)
{
  g_autoptr (BrgSnapshot) snapshot =
      desk_load (desk, "EXISTS (SELECT 1 FROM entry e WHERE e.group_id = g.id)");
  const BrgSnapshot *view;

  if (snapshot == NULL)
    return NULL;
  view = snapshot->players != NULL && desk_toss (desk) ? snapshot->players : snapshot;
  return view->entries->len == 0 ? NULL
                                 : brg_entry_copy (brg_snapshot_get_entry (
                                       view, desk_draw (desk, (gint) view->entries->len)));
}

static gboolean
update_entry (Desk *desk, GError **error)
{
  g_autoptr (BrgEntry) entry = copy_some_entry (desk);

  if (entry == NULL)
    return FALSE;
  desk_set_word (desk, &entry->organisation);
  if (desk_toss (desk))
    return brg_store_update_entry (desk->store, entry, error);
  entry->joins_round = 1 + desk_draw (desk, 3);
  return brg_store_update_late_entry (desk->store, entry, BRG_OUTCOME_ZERO_BYE, error);
}

static gboolean
number_entries (Desk *desk, GError **error)
{
  static const char *const methods[] = { "rating", "fide", "lots", "hand" };
  g_autoptr (BrgSnapshot) snapshot =
      desk_load (desk, "NOT EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id)"
                       " AND EXISTS (SELECT 1 FROM entry e WHERE e.group_id = g.id)");
  const char *method = methods[desk_draw (desk, G_N_ELEMENTS (methods))];
  g_autofree gint64 *ids = NULL;
  guint n = snapshot != NULL ? snapshot->entries->len : 0;
  gint turn;

  if (n == 0)
    return FALSE;
  ids = g_new (gint64, n);
  turn = desk_draw (desk, (gint) n);
  for (gint i = 0; i < (gint) n; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, (i + turn) % (gint) n)->id;
  return brg_store_number_entries (desk->store, snapshot->group->id, ids, n, method, 7, NULL,
                                   error);
}

static gboolean
set_absence (Desk *desk, GError **error)
{
  static const BrgOutcome outcomes[] = { BRG_OUTCOME_ZERO_BYE, BRG_OUTCOME_HALF_BYE,
                                         BRG_OUTCOME_NONE };
  gint64 id = desk_pick (desk, ENTRIES);

  return brg_store_set_absence (desk->store, id, 2 + desk_draw (desk, 3),
                                outcomes[desk_draw (desk, G_N_ELEMENTS (outcomes))], error);
}

static gboolean
withdraw (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, desk_draw (desk, 3) > 0 ? ENTRIES : PLAYERS);
  BrgLeaverDecision decision = { .left_after = desk_draw (desk, 3), .reason = "Болен" };

  return desk_toss (desk) ? brg_store_withdraw (desk->store, id, decision.left_after, "", error)
                          : brg_store_withdraw_as_decided (desk->store, id, &decision, error);
}

static gboolean
come_back (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM entry WHERE left_after IS NOT NULL ORDER BY id");

  return id != 0 && brg_store_return (desk->store, id, error);
}

static gboolean
remove_entry (Desk *desk, GError **error)
{
  static const char *const from[] = {
    ENTRIES,
    PLAYERS,
    "SELECT id FROM entry e WHERE is_team = 1 AND NOT EXISTS"
    " (SELECT 1 FROM pairing p WHERE e.id IN (p.white_id, p.black_id)) ORDER BY id",
  };
  gint64 id = desk_pick (desk, from[desk_draw (desk, G_N_ELEMENTS (from))]);

  return id != 0 && brg_store_remove_entry (desk->store, id, error);
}

/* Where no result is entered, or the level ones would go. */
static gboolean
remove_with_draw (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT e.id FROM entry e JOIN event_group g ON g.id = e.group_id"
                               " WHERE e.team_id IS NULL AND g.system = 'berger' ORDER BY e.id");

  return id != 0 && brg_store_remove_entry_and_draw (desk->store, id, error);
}

static gboolean
forbid_pair (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (
      desk, "(SELECT count(*) FROM entry e WHERE e.group_id = g.id AND e.team_id IS NULL) > 1");
  gint first;

  if (snapshot == NULL)
    return FALSE;
  first = desk_draw (desk, (gint) snapshot->entries->len - 1);
  return brg_store_forbid_pair (desk->store, brg_snapshot_get_entry (snapshot, first)->id,
                                brg_snapshot_get_entry (snapshot, first + 1)->id, 1, 2, error);
}

static gboolean
allow_pair (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM forbidden_pair ORDER BY id");

  return id != 0 && brg_store_allow_pair (desk->store, id, error);
}

static gboolean
keep_apart (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "g.id > 0");
  BrgKeptApart apart = {
    .field = desk_draw (desk, BRG_N_APART_FIELDS),
    .is_last = desk_draw (desk, 2) == 1,
    .n_rounds = 1 + desk_draw (desk, 3),
  };

  return snapshot != NULL && brg_store_keep_apart (desk->store, snapshot->group->id, &apart, error);
}

static gboolean
no_longer_apart (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM kept_apart ORDER BY id");

  return id != 0 && brg_store_no_longer_apart (desk->store, id, error);
}

/* ----- Teams ----- */

static gboolean
move_player (Desk *desk, GError **error)
{
  gint64 player = desk_pick (desk, PLAYERS);
  gint64 team = desk_pick (desk, "SELECT id FROM entry WHERE is_team = 1 ORDER BY id");

  return player != 0 && team != 0 &&
         brg_store_move_player (desk->store, player, team, 1 + desk_draw (desk, 3), error);
}

static gboolean
file_line_up (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot =
      desk_load (desk, "g.boards > 0 AND EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id)");
  gint64 ids[2] = { 0 };
  gint team;
  gint n_players;
  gint first;

  if (snapshot == NULL || snapshot->entries->len == 0)
    return FALSE;
  team = desk_draw (desk, (gint) snapshot->entries->len);
  first = brg_snapshot_find_players (snapshot, team, &n_players);
  for (gint i = 0; i < 2 && i < n_players; i++)
    ids[i] =
        brg_snapshot_get_entry (snapshot->players, first + (i + desk_draw (desk, 2)) % n_players)
            ->id;
  return brg_store_file_line_up (desk->store, brg_snapshot_get_entry (snapshot, team)->id,
                                 1 + desk_draw (desk, (gint) snapshot->rounds->len), ids, 2,
                                 "Согласие соперника", error);
}

/* ----- Equal players ----- */

static BrgSnapshot *
load_numbered (Desk *desk)
{
  return desk_load (desk, "(SELECT count(*) FROM entry e WHERE e.group_id = g.id AND"
                          " e.number IS NOT NULL) > 2");
}

static gboolean
order_ties (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = load_numbered (desk);
  gint64 ids[3];
  gint positions[3] = { 1, 2, 2 };

  if (snapshot == NULL || snapshot->entries->len < 3)
    return FALSE;
  for (gint i = 0; i < 3; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, i)->id;
  if (desk_toss (desk))
    return brg_store_draw_tie_lots (desk->store, snapshot->group->id, ids, 3,
                                    (guint64) desk_draw (desk, 1000), error);
  return brg_store_set_tie_order (desk->store, snapshot->group->id,
                                  desk_toss (desk) ? BRG_TIE_BY_PLAYOFF : BRG_TIE_BY_OTHER, "2-0",
                                  ids, positions, 3, NULL, error);
}

static gboolean
remove_tie_order (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM tie_order ORDER BY id");

  return id != 0 && brg_store_remove_tie_order (desk->store, id, error);
}

static gboolean
begin_playoff (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "g.n_rounds = 1");
  gint64 ids[3];

  if (snapshot == NULL || snapshot->entries->len < 3)
    return FALSE;
  for (gint i = 0; i < 3; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, i)->id;
  return brg_store_create_playoff (desk->store, snapshot->group->id, "rus-chess-2014", "", "", 7,
                                   ids, 3, NULL, error);
}

static gboolean
set_playoff_result (Desk *desk, GError **error)
{
  gboolean is_cleared = desk_draw (desk, 3) == 0;
  gint64 id =
      desk_pick (desk, is_cleared ? "SELECT id FROM playoff_game WHERE white <> '' ORDER BY id"
                                  : "SELECT id FROM playoff_game ORDER BY id");
  BrgOutcome white = BRG_OUTCOME_NONE;
  BrgOutcome black = BRG_OUTCOME_NONE;

  if (!is_cleared)
    desk_draw_outcome (desk, TRUE, &white, &black);
  return id != 0 && brg_store_playoff_set_result (desk->store, id, white, black,
                                                  20 + desk_draw (desk, 30), error);
}

static gboolean
decide_playoff (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM playoff ORDER BY id");

  return id != 0 && brg_store_playoff_decide (desk->store, id, "equal-moves", "lot", error);
}

static gboolean
remove_playoff (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM playoff ORDER BY id");

  return id != 0 && brg_store_remove_playoff (desk->store, id, error);
}

const EveryAction every_action_of_field[] = {
  { "add-entries", .act = add_entries },
  { "update-entry", .act = update_entry },
  { "number-entries", .act = number_entries },
  { "set-absence", .act = set_absence },
  { "withdraw", .act = withdraw },
  { "return", .act = come_back },
  { "remove-entry", .act = remove_entry },
  { "remove-entry-and-draw", .act = remove_with_draw },
  { "forbid-pair", .act = forbid_pair },
  { "allow-pair", .act = allow_pair },
  { "keep-apart", .act = keep_apart },
  { "no-longer-apart", .act = no_longer_apart },
  { "move-player", .act = move_player },
  { "file-line-up", .act = file_line_up },
  { "order-ties", .act = order_ties },
  { "remove-tie-order", .act = remove_tie_order },
  { "begin-playoff", .act = begin_playoff },
  { "set-playoff-result", .act = set_playoff_result },
  { "decide-playoff", .act = decide_playoff },
  { "remove-playoff", .act = remove_playoff },
  { .name = NULL },
};
