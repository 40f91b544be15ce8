/* every-action-rounds.c - everything that is done to rounds, results, matches and games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-log.h"
#include "brg-store-absent.h"
#include "brg-store-decisions.h"
#include "brg-store-event.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-load.h"
#include "brg-store-matches.h"
#include "brg-store-results-file.h"
#include "brg-store-results.h"
#include "brg-store-rounds.h"
#include "brg-store-sheets.h"
#include "brg-store-two-players.h"
#include "every-action-pairs.h"
#include "every-action.h"

#define BOARDS                                                            \
  "SELECT p.id FROM pairing p JOIN round r ON r.id = p.round_id"          \
  " JOIN event_group g ON g.id = r.group_id WHERE p.black_id IS NOT NULL" \
  " AND (g.boards = 0 OR p.match_id IS NOT NULL) AND r.state <> 'planned'"
#define WITH_RESULT " AND EXISTS (SELECT 1 FROM result s WHERE s.pairing_id = p.id)"
#define MATCHES                                                           \
  "SELECT p.id FROM pairing p JOIN round r ON r.id = p.round_id"          \
  " JOIN event_group g ON g.id = r.group_id WHERE p.black_id IS NOT NULL" \
  " AND g.boards > 0 AND p.match_id IS NULL ORDER BY p.id"

/* ----- Rounds ----- */

gboolean
every_action_pair (BrgStore *store,
                   gint64 group_id,
                   gint n_rounds,
                   gint n_published,
                   GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, error);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (group_id);
  guint n = snapshot != NULL ? snapshot->entries->len : 0;
  gint first = snapshot != NULL ? (gint) snapshot->rounds->len + 1 : 0;

  if (snapshot == NULL || n == 0)
    return FALSE;
  /* Whoever is paired has a number, as the wizard gives it. */
  for (guint i = 0; i < n; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, (gint) i);

      if (entry->number == 0)
        g_array_append_val (plan->numbering, entry->id);
    }
  plan->method = "list";
  for (gint round = first; round < first + n_rounds; round++)
    for (guint i = 0; i < n; i += 2)
      {
        BrgPlannedBoard board = { .round = round };

        board.white_id = brg_snapshot_get_entry (snapshot, (gint) ((i + (guint) round) % n))->id;
        if (i + 1 < n)
          board.black_id =
              brg_snapshot_get_entry (snapshot, (gint) ((i + 1 + (guint) round) % n))->id;
        g_array_append_val (plan->boards, board);
      }
  plan->publish_through = first + n_published - 1;
  return brg_store_add_rounds (store, plan, error);
}

static gboolean
publish_round (Desk *desk, GError **error)
{
  gint64 group_id = desk_pick (desk, "SELECT id FROM event_group WHERE n_rounds <> 1 ORDER BY id");

  return group_id != 0 && every_action_pair (desk->store, group_id, 1, 1, error);
}

static gboolean
plan_rounds (Desk *desk, GError **error)
{
  gint64 group_id =
      desk_pick (desk, "SELECT id FROM event_group g WHERE n_rounds <> 1 AND"
                       " (SELECT count(*) FROM round r WHERE r.group_id = g.id) < 5 ORDER BY id");

  return group_id != 0 &&
         every_action_pair (desk->store, group_id, 2 + desk_draw (desk, 2), 0, error);
}

static gboolean
start_round (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM round WHERE state = 'planned' ORDER BY id");

  return id != 0 && brg_store_publish_round (desk->store, id, error);
}

static gboolean
close_round (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM round WHERE state = 'published' ORDER BY id");

  return id != 0 && brg_store_close_round (desk->store, id, error);
}

static gboolean
close_round_and_file (Desk *desk, GError **error)
{
  g_autoptr (GBytes) pdf = g_bytes_new_static ("%PDF-1.4 round", 14);
  gint64 id = desk_pick (desk, "SELECT id FROM round WHERE state = 'published' ORDER BY id");

  return id != 0 && brg_store_close_round_and_file (desk->store, id, "round", "Тур", pdf, error);
}

static gboolean
reopen_round (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM round WHERE state = 'closed' ORDER BY id");

  return id != 0 && brg_store_reopen_round (desk->store, id, error);
}

/* Somebody who has no opponent in a published round of players, and is not @other_id. */
static gint64
pick_free (Desk *desk, gint64 round_id, gint64 other_id)
{
  g_autofree char *sql = g_strdup_printf (
      "SELECT e.id FROM entry e JOIN round r ON r.group_id = e.group_id JOIN event_group g"
      " ON g.id = e.group_id WHERE r.id = %" G_GINT64_FORMAT " AND e.id <> %" G_GINT64_FORMAT
      " AND g.boards = 0 AND NOT EXISTS (SELECT 1 FROM pairing p WHERE p.round_id = r.id AND"
      " p.black_id IS NOT NULL AND (p.white_id = e.id OR p.black_id = e.id))",
      round_id, other_id);

  return desk_pick (desk, sql);
}

static gboolean
pair_two_players (Desk *desk, GError **error)
{
  BrgTwoPlayers two = { .reason = "опоздал", .decided_by = "Л. Осин" };

  two.round_id = desk_pick (desk, "SELECT id FROM round WHERE state = 'published' ORDER BY id");
  two.white_id = pick_free (desk, two.round_id, 0);
  two.black_id = pick_free (desk, two.round_id, two.white_id);
  return two.white_id != 0 && two.black_id != 0 &&
         brg_store_pair_two_players (desk->store, &two, error);
}

/* The rounds of some groups stay, others need them. A meeting is reopened only while no later round
 * stands on it, so those of knock-outs go more often. */
static gboolean
remove_rounds (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (
      desk, desk_toss (desk)
                ? "g.system = 'knockout' AND (SELECT count(*) FROM round r WHERE r.group_id = g.id)"
                  " > 1"
                : "g.n_rounds <> 1 AND EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id)");

  return snapshot != NULL &&
         brg_store_remove_rounds (desk->store, snapshot->group->id, (gint) snapshot->rounds->len,
                                  desk_toss (desk) ? "Ошибка жеребьёвки" : NULL,
                                  desk_toss (desk) ? "Токарев" : NULL, error);
}

/* ----- Results ----- */

/* Enters what is missing first: most other actions need results. */
static gboolean
set_result (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, desk_draw (desk, 4) > 0 ? BOARDS
                                   " AND NOT EXISTS (SELECT 1 FROM result s WHERE"
                                   " s.pairing_id = p.id) ORDER BY p.id"
                                                       : BOARDS " ORDER BY p.id");
  BrgOutcome white;
  BrgOutcome black;

  desk_draw_outcome (desk, desk_draw (desk, 4) > 0, &white, &black);
  return id != 0 && brg_store_set_result (desk->store, id, white, black, error);
}

static gboolean
set_pending (Desk *desk, GError **error)
{
  gboolean is_cleared = desk_toss (desk);
  BrgOutcome outcome = is_cleared ? BRG_OUTCOME_NONE : BRG_OUTCOME_ADJOURNED;
  gint64 id =
      desk_pick (desk, is_cleared ? BOARDS WITH_RESULT " ORDER BY p.id" : BOARDS " ORDER BY p.id");

  return id != 0 && brg_store_set_result (desk->store, id, outcome, outcome, error);
}

static gboolean
change_result (Desk *desk, GError **error)
{
  static const BrgResultAct acts[] = {
    BRG_RESULT_SETTLE, BRG_RESULT_ADJUDICATE, BRG_RESULT_CORRECT, BRG_RESULT_CORRECT_RATING,
    BRG_RESULT_VERIFY, BRG_RESULT_UNVERIFY,   BRG_RESULT_DIFFER,
  };
  BrgResultChange change = { .act = acts[desk_draw (desk, G_N_ELEMENTS (acts))] };

  desk_draw_outcome (desk, TRUE, &change.white, &change.black);
  change.reason = "Бланки";
  change.game_id = desk_pick (desk, desk_toss (desk) ? BOARDS WITH_RESULT " ORDER BY p.id"
                                                     : BOARDS WITH_RESULT
                                        " AND r.state = 'closed' ORDER BY p.id");
  return change.game_id != 0 && brg_store_change_result (desk->store, &change, error);
}

static gboolean
swap_colours (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, desk_toss (desk) ? MATCHES : BOARDS " ORDER BY p.id");

  return id != 0 && brg_store_swap_colours (desk->store, id, error);
}

static gboolean
forfeit_match (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, MATCHES);

  return id != 0 && brg_store_set_result (desk->store, id, BRG_OUTCOME_FORFEIT_WIN,
                                          BRG_OUTCOME_FORFEIT_LOSS, error);
}

static gboolean
void_board (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM pairing WHERE match_id IS NOT NULL ORDER BY id");

  return id != 0 && brg_store_void_board (desk->store, id,
                                          desk_toss (desk) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                                          "Не заявлен", error);
}

static gboolean
decide_meeting (Desk *desk, GError **error)
{
  gint64 group_id =
      desk_pick (desk, "SELECT id FROM event_group WHERE system = 'knockout' ORDER BY id");
  g_autoptr (BrgSnapshot) snapshot =
      group_id != 0 ? brg_store_load (desk->store, group_id, NULL) : NULL;
  gint winner;

  if (snapshot == NULL || snapshot->rounds->len == 0)
    return FALSE;
  winner = desk_draw (desk, (gint) snapshot->entries->len);
  return brg_store_decide_meeting (desk->store, group_id,
                                   desk_toss (desk) ? 1 : (gint) snapshot->rounds->len,
                                   brg_snapshot_get_entry (snapshot, winner)->id,
                                   (BrgDecisionMethod) desk_draw (desk, 2), "жребий", error);
}

static gboolean
reopen_meeting (Desk *desk, GError **error)
{
  /* One on which no later round stands. */
  gint64 id = desk_pick (desk, "SELECT d.id FROM decision d JOIN entry e ON e.id = d.winner_id"
                               " WHERE d.round = (SELECT count(*) FROM round r WHERE r.group_id ="
                               " e.group_id) ORDER BY d.id");
  g_autofree char *of_group = g_strdup_printf (
      "SELECT e.group_id FROM decision d JOIN entry e ON e.id = d.winner_id WHERE d.id = "
      "%" G_GINT64_FORMAT,
      id);
  gint64 group_id = desk_pick (desk, of_group);

  return id != 0 && group_id != 0 && brg_store_reopen_meeting (desk->store, group_id, id, error);
}

/* ----- Who has not come ----- */

static gint64
find_group_of_board (Desk *desk, gint64 board, gint *round)
{
  g_autofree char *of_group = g_strdup_printf (
      "SELECT r.group_id FROM round r JOIN pairing p ON p.round_id = r.id WHERE p.id = "
      "%" G_GINT64_FORMAT,
      board);
  g_autofree char *of_round = g_strdup_printf (
      "SELECT r.number FROM round r JOIN pairing p ON p.round_id = r.id WHERE p.id = "
      "%" G_GINT64_FORMAT,
      board);

  *round = (gint) desk_pick (desk, of_round);
  return desk_pick (desk, of_group);
}

static gboolean
enter_absent (Desk *desk, GError **error)
{
  BrgAbsentResult absent = { .white = BRG_OUTCOME_FORFEIT_LOSS, .black = BRG_OUTCOME_FORFEIT_WIN };
  gint round;
  gint64 group_id;

  absent.pairing_id = desk_pick (desk, BOARDS " ORDER BY p.id");
  group_id = find_group_of_board (desk, absent.pairing_id, &round);
  return group_id != 0 &&
         brg_store_enter_absent (desk->store, group_id, round, &absent, 1, NULL, NULL, error);
}

static gboolean
take_results (Desk *desk, GError **error)
{
  BrgResultChange result = { .act = BRG_RESULT_ENTER,
                             .white = BRG_OUTCOME_WIN,
                             .black = BRG_OUTCOME_LOSS };
  gint round;
  gint64 group_id;

  result.game_id = desk_pick (desk, BOARDS " ORDER BY p.id");
  group_id = find_group_of_board (desk, result.game_id, &round);
  return group_id != 0 && brg_store_take_results (desk->store, group_id, round, &result, 1, NULL,
                                                  "games.pgn", error);
}

static gboolean
note_late (Desk *desk, GError **error)
{
  g_autoptr (GPtrArray) incidents =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (BrgSnapshot) snapshot =
      desk_load (desk, "EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id)");
  BrgIncident *late;

  if (snapshot == NULL || snapshot->entries->len == 0)
    return FALSE;
  late = brg_incident_new ();
  late->event_id = snapshot->event->id;
  late->group_id = snapshot->group->id;
  late->round = 1;
  late->entry_id =
      brg_snapshot_get_entry (snapshot, desk_draw (desk, (gint) snapshot->entries->len))->id;
  late->has_kind = TRUE;
  late->kind = BRG_INCIDENT_LATE;
  g_ptr_array_add (incidents, late);
  return brg_store_enter_absent (desk->store, snapshot->group->id, 1, NULL, 0, incidents, NULL,
                                 error);
}

static gboolean
note_attendance (Desk *desk, GError **error)
{
  BrgAttendance one = { .white_comes = desk_draw (desk, 900), .black_comes = BRG_ATTENDANCE_NEVER };

  one.pairing_id = desk_pick (desk, BOARDS " ORDER BY p.id");
  return one.pairing_id != 0 && brg_store_note_attendance (desk->store, &one, error);
}

static gboolean
note_sheet (Desk *desk, GError **error)
{
  BrgScoreSheet sheet = { .side = desk_toss (desk) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                          .is_received = TRUE,
                          .is_signed = desk_toss (desk),
                          .used = desk_draw (desk, 7200) };

  sheet.pairing_id = desk_pick (desk, BOARDS " ORDER BY p.id");
  return sheet.pairing_id != 0 && brg_store_note_sheet (desk->store, &sheet, error);
}

/* ----- Games ----- */

/* The store keeps what it is given: what the change is called is for the journal. */
static gboolean
save_game (Desk *desk, GError **error)
{
  gint64 board = desk_pick (desk, BOARDS " ORDER BY p.id");
  gint round;
  gint64 group_id = find_group_of_board (desk, board, &round);
  g_autoptr (BrgStoredGame) game =
      group_id != 0 ? brg_store_load_game (desk->store, group_id, board, NULL) : NULL;
  BrgGameChange change = (BrgGameChange) desk_draw (desk, BRG_N_GAME_CHANGES);
  g_autofree char *moves = NULL;

  if (game == NULL)
    return FALSE;
  desk_set_word (desk, &game->notes);
  desk_set_word (desk, &game->clock);
  moves = g_steal_pointer (&game->moves);
  game->moves = change == BRG_GAME_CHANGE_CLEAR ? g_strdup ("") : g_strconcat (moves, " Nf3", NULL);
  game->illegal[BRG_COLOUR_WHITE] = desk_draw (desk, 3);
  game->draw_offer = (BrgColour) desk_draw (desk, 3);
  return brg_store_save_game (desk->store, game, change, "Nf3", error);
}

const EveryAction every_action_of_rounds[] = {
  { "publish-round", .act = publish_round },
  { "plan-rounds", .act = plan_rounds },
  { "start-round", .act = start_round },
  { "close-round", .act = close_round },
  { "close-round-and-file", .act = close_round_and_file },
  { "reopen-round", .act = reopen_round },
  { "pair-two-players", .act = pair_two_players },
  { "remove-rounds", .act = remove_rounds },
  { "set-result", .act = set_result },
  { "set-pending", .act = set_pending },
  { "change-result", .act = change_result },
  { "swap-colours", .act = swap_colours },
  { "forfeit-match", .act = forfeit_match },
  { "void-board", .act = void_board },
  { "decide-meeting", .act = decide_meeting },
  { "reopen-meeting", .act = reopen_meeting },
  { "enter-absent", .act = enter_absent },
  { "take-results", .act = take_results },
  { "note-late", .act = note_late },
  { "note-attendance", .act = note_attendance, .is_beside = TRUE },
  { "note-sheet", .act = note_sheet, .is_beside = TRUE },
  { "save-game", .act = save_game },
  { .name = NULL },
};
