/* brg-store-group-rows.c - rows of groups
 *
 * Rules: rus-draughts-2022 11.5.2
 * Tests: tests/data/test-store.c, tests/data/test-store-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-group-rows.h"

#include "brg-irregular-act.h"
#include "brg-pairing-systems.h"
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-words.h"

gboolean
brg_store_write_group (BrgStore *store, gint64 group_id, const BrgGroup *group, GError **error)
{
  return brg_sql_run (
             store, error,
             "UPDATE event_group SET name = ?2, system = ?3, n_rounds = ?4, cycles = ?5,"
             " swap_last_rounds = ?6, win_points = ?7, draw_points = ?8, loss_points = ?9,"
             " bye_points = ?10, tie_breaks = ?11, time_control = ?12,"
             " default_minutes = ?13, initial_colour = ?14, seed = ?15, baku = ?16,"
             " round_order = ?17, previous_id = ?18 WHERE id = ?1",
             "ittiiiiiiittitiitI", group_id, group->name, group->system, (gint64) group->n_rounds,
             (gint64) group->cycles, (gint64) group->swap_last_rounds, (gint64) group->scoring.win,
             (gint64) group->scoring.draw, (gint64) group->scoring.loss,
             (gint64) group->scoring.pairing_bye, group->tie_breaks, group->time_control,
             (gint64) group->default_minutes, brg_store_colour_to_word (group->initial_colour),
             (gint64) group->seed, (gint64) group->baku, group->round_order, group->previous_id) &&
         brg_sql_run (store, error,
                      "UPDATE event_group SET boards = ?2, match_win = ?3, match_draw = ?4,"
                      " match_loss = ?5, match_bye = ?6, board_points_first = ?7, line_up = ?8,"
                      " reserve_from = ?9, one_colour = ?10, meeting_games = ?11"
                      " WHERE id = ?1",
                      "iiiiiiitiii", group_id, (gint64) group->boards,
                      (gint64) group->match_scoring.win, (gint64) group->match_scoring.draw,
                      (gint64) group->match_scoring.loss, (gint64) group->match_scoring.pairing_bye,
                      (gint64) group->board_points_first,
                      brg_store_line_up_to_word (group->line_up), (gint64) group->reserve_from,
                      (gint64) group->one_colour, (gint64) group->meeting_games) &&
         brg_sql_run (store, error,
                      "UPDATE event_group SET tie_break_edition = ?2, rating_kind = ?3,"
                      " totals_by = ?4, totals_best = ?5, totals_of = ?6, prize_sharing = ?7,"
                      " prize_currency = ?8, prizes_once = ?9 WHERE id = ?1",
                      "itttittti", group_id, group->tie_break_edition, group->rating_kind,
                      group->totals_by, (gint64) group->totals_best, group->totals_of,
                      group->prize_sharing, group->prize_currency, (gint64) group->prizes_once) &&
         brg_sql_run (store, error,
                      "UPDATE event_group SET opening_table = ?2, own_openings = ?3,"
                      " has_majority = ?4, renju_rule = ?5 WHERE id = ?1",
                      "ittit", group_id, group->opening_table, group->own_openings,
                      (gint64) group->has_majority, group->renju_rule);
}

/* A new group is in FIDE mode when whoever makes it wants that and its rules allow it. */
static gboolean
begin_mode (BrgStore *store,
            gint64 event_id,
            gint64 group_id,
            const BrgGroup *group,
            GError **error)
{
  g_autofree char *book = NULL;
  const BrgRulebook *rulebook;
  gboolean has_row;
  sqlite3_stmt *stmt;

  if (group->fide_mode != BRG_FIDE_MODE_ON)
    return TRUE;
  stmt = brg_sql_query (store, error, "SELECT rulebook FROM event WHERE id = ?1", "i", event_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  book = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  sqlite3_reset (stmt);
  rulebook = brg_rulebook_find (book);
  return rulebook == NULL || !brg_fide_mode_is_offered (rulebook, group->system) ||
         brg_sql_run (store, error, "INSERT INTO fide_mode (group_id) VALUES (?1)", "i", group_id);
}

gboolean
brg_store_insert_group (BrgStore *store,
                        gint64 event_id,
                        const BrgGroup *group,
                        gint64 *group_id,
                        GError **error)
{
  if (!brg_sql_run (store, error,
                    "INSERT INTO event_group (event_id, position, system, win_points, draw_points,"
                    " loss_points, bye_points, seed) VALUES (?1, 0, ?2, 0, 0, 0, 0, 0)",
                    "it", event_id, group->system))
    return FALSE;
  *group_id = sqlite3_last_insert_rowid (store->db);
  /* The number may be that of a group that was taken back; its papers are not those of this one. */
  if (!brg_sql_run (store, error, "DELETE FROM printed_paper WHERE group_id = ?1", "i", *group_id))
    return FALSE;
  return brg_store_write_group (store, *group_id, group, error) &&
         begin_mode (store, event_id, *group_id, group, error);
}

/* ----- Which groups are over ----- */

/* Only a Swiss has a number of rounds of its own: of the others what is paired counts. */
static gboolean
has_rounds_to_play (const char *system_id, gint n_rounds, gint n_paired, gint n_closed)
{
  const BrgPairingSystem *system = brg_pairing_system_find (system_id);
  gboolean is_swiss =
      system != NULL && system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout;

  return n_paired == 0 || n_closed < n_paired || (is_swiss && n_paired < n_rounds);
}

static void
count_group (BrgSnapshot *snapshot, sqlite3_stmt *stmt)
{
  g_autofree char *system = brg_sql_dup_text (stmt, 1);
  const char *stage = brg_sql_get_text (stmt, 5);

  snapshot->n_groups++;
  if (sqlite3_column_int64 (stmt, 0) == snapshot->group->id)
    return;
  /* rus-draughts-2022 11.5.2: a contest of composition has no rounds, its results become final. */
  if (*stage != '\0'
          ? !g_str_equal (stage, "final")
          : has_rounds_to_play (system, sqlite3_column_int (stmt, 2), sqlite3_column_int (stmt, 3),
                                sqlite3_column_int (stmt, 4)))
    snapshot->n_open_groups++;
}

gboolean
brg_store_load_group_states (BrgStore *store,
                             BrgSnapshot *snapshot,
                             gint64 event_id,
                             GError **error)
{
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && snapshot != NULL, FALSE);

  stmt = brg_sql_query (store, error,
                        "SELECT g.id, g.system, g.n_rounds, count (r.id),"
                        " coalesce (sum (r.state = 'closed'), 0), coalesce ((SELECT stage FROM"
                        " contest_terms t WHERE t.group_id = g.id), '') FROM event_group g LEFT"
                        " JOIN round r ON r.group_id = g.id WHERE g.event_id = ?1 GROUP BY g.id",
                        "i", event_id);
  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (has_row)
        count_group (snapshot, stmt);
    }
  return TRUE;
}
