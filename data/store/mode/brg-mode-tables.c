/* brg-mode-tables.c - what a change of a row means in FIDE mode, table by table
 *
 * Rules: fide-handling-2026 2.2, 3.1, 4; fide-basic-2026 4; fide-acceleration-2026 1.4
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mode-watch-private.h"

#include <string.h>

#include "brg-points.h"

#define ADJOURNED "*"

static gint64
get_group_of_entry (const BrgModeChange *change, gint64 entry_id)
{
  return brg_mode_ask (change->db, "SELECT group_id FROM entry WHERE id = ?1", entry_id, 0);
}

/* ----- The group ----- */

/* Columns that stay as they are once a round is paired. */
static const struct
{
  const char *column;
  const char *act;
} fixed[] = {
  { "system", "system" },          { "cycles", "system" },           { "boards", "system" },
  { "initial_colour", "system" },  { "win_points", "points" },       { "draw_points", "points" },
  { "loss_points", "points" },     { "match_win", "points" },        { "match_draw", "points" },
  { "match_loss", "points" },      { "bye_points", "bye-points" },   { "match_bye", "bye-points" },
  { "baku", "acceleration" },      { "round_order", "round-order" }, { "tie_breaks", "tie-breaks" },
  { "n_rounds", "rounds-number" },
};

static gint64
get_column (const BrgModeChange *change, gint64 group_id, const char *column)
{
  g_autofree char *sql = g_strdup_printf ("SELECT %s FROM event_group WHERE id = ?1", column);

  return brg_mode_ask (change->db, sql, group_id, 0);
}

/* Standard points give the bye a win, a draw or a loss; others anything below a win. */
static void
look_at_points (const BrgModeChange *change, gint64 group_id)
{
  gint64 win = get_column (change, group_id, "win_points");
  gint64 draw = get_column (change, group_id, "draw_points");
  gint64 loss = get_column (change, group_id, "loss_points");
  gint64 bye = get_column (change, group_id, "bye_points");
  gboolean is_standard = win == BRG_POINT && draw == BRG_POINT / 2 && loss == 0;
  gint round = brg_mode_last_round (change->db, group_id);

  if (2 * draw > win + loss)
    brg_mode_add (change, "points-draws", group_id, round, NULL);
  if (bye > win)
    brg_mode_add (change, "bye-above-win", group_id, round, NULL);
  else if (is_standard && bye != win && bye != draw && bye != loss)
    brg_mode_add (change, "bye-value", group_id, round, NULL);
}

/* Of a table the number of rounds follows from the players. */
static gboolean
has_own_rounds (const BrgModeChange *change, gint64 group_id)
{
  return brg_mode_ask (change->db,
                       "SELECT count(*) FROM event_group WHERE id = ?1 AND system <> 'berger'",
                       group_id, 0) > 0;
}

static void
look_at_group (const BrgModeChange *change)
{
  gint64 group_id = brg_mode_change_get_key (change, "id");
  gint round = brg_mode_last_round (change->db, group_id);

  if (change->op == SQLITE_DELETE || !brg_mode_is_on (change->db, group_id))
    return;
  look_at_points (change, group_id);
  if (!brg_mode_change_was_started (change, group_id))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    if (brg_mode_change_has (change, fixed[i].column) &&
        (!g_str_equal (fixed[i].column, "n_rounds") || has_own_rounds (change, group_id)))
      {
        g_autofree char *step = brg_mode_change_dup_step (change, fixed[i].column);

        brg_mode_add (change, fixed[i].act, group_id, round, step);
      }
}

static void
look_at_mode (const BrgModeChange *change)
{
  gint64 group_id = brg_mode_change_get_key (change, "group_id");

  if (brg_mode_change_has (change, "left_round"))
    brg_mode_add (change, "leave", group_id, brg_mode_last_round (change->db, group_id), NULL);
}

/* ----- The event ----- */

static void
look_at_groups_of (const BrgModeChange *change, gint64 event_id, const char *act, gboolean is_final)
{
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (change->db, "SELECT id FROM event_group WHERE event_id = ?1", -1, &stmt,
                          NULL) == SQLITE_OK)
    sqlite3_bind_int64 (stmt, 1, event_id);
  while (stmt != NULL && sqlite3_step (stmt) == SQLITE_ROW)
    {
      gint64 group_id = sqlite3_column_int64 (stmt, 0);

      if (brg_mode_change_was_started (change, group_id) &&
          (!is_final || brg_mode_ask (change->db,
                                      "SELECT count(*) FROM round r JOIN pairing p ON"
                                      " p.round_id = r.id LEFT JOIN result s ON s.pairing_id = p.id"
                                      " WHERE r.group_id = ?1 AND p.black_id IS NOT NULL"
                                      " AND coalesce (s.white, '') IN ('', '" ADJOURNED "')",
                                      group_id, 0) > 0))
        brg_mode_add (change, act, group_id, brg_mode_last_round (change->db, group_id), NULL);
    }
  sqlite3_finalize (stmt);
}

static void
look_at_event (const BrgModeChange *change)
{
  gint64 event_id = brg_mode_change_get_key (change, "id");
  sqlite3_value *state;

  if (brg_mode_change_has (change, "rulebook"))
    look_at_groups_of (change, event_id, "system", FALSE);
  if (!brg_mode_change_has (change, "state"))
    return;
  state = brg_mode_change_get (change, "state", TRUE);
  if (g_strcmp0 ((const char *) sqlite3_value_text (state), "closed") == 0)
    look_at_groups_of (change, event_id, "final-open", TRUE);
}

/* ----- Players ----- */

static void
look_at_entry (const BrgModeChange *change)
{
  gint64 entry_id = brg_mode_change_get_key (change, "id");
  gint64 group_id = get_group_of_entry (change, entry_id);
  sqlite3_value *number;
  g_autofree char *detail = NULL;

  if (change->op != SQLITE_UPDATE || !brg_mode_change_was_started (change, group_id))
    return;
  number = brg_mode_change_get (change, "number", FALSE);
  if (brg_mode_change_has (change, "number") && number != NULL &&
      sqlite3_value_type (number) != SQLITE_NULL)
    {
      detail = brg_mode_change_dup_step (change, "number");
      brg_mode_add (change, "numbers", group_id, brg_mode_last_round (change->db, group_id),
                    detail);
    }
  else if (brg_mode_change_has (change, "rating"))
    {
      g_autofree char *step = brg_mode_change_dup_step (change, "rating");

      detail = g_strdup_printf (
          "%" G_GINT64_FORMAT ": %s",
          brg_mode_ask (change->db, "SELECT number FROM entry WHERE id = ?1", entry_id, 0), step);
      brg_mode_add (change, "rating-changed", group_id, brg_mode_last_round (change->db, group_id),
                    detail);
    }
}

static void
look_at_virtual_points (const BrgModeChange *change)
{
  gint64 group_id = get_group_of_entry (change, brg_mode_change_get_key (change, "entry_id"));

  if (brg_mode_change_was_started (change, group_id))
    brg_mode_add (change, "acceleration", group_id, brg_mode_last_round (change->db, group_id),
                  NULL);
}

static void
look_at_ban (const BrgModeChange *change)
{
  sqlite3_value *player = brg_mode_change_get (change, "player_id", change->op == SQLITE_INSERT);
  gint64 group_id = player != NULL ? get_group_of_entry (change, sqlite3_value_int64 (player)) : 0;

  if (brg_mode_change_was_started (change, group_id))
    brg_mode_add (change, "late-ban", group_id, brg_mode_last_round (change->db, group_id), NULL);
}

static void
look_at_apart (const BrgModeChange *change)
{
  sqlite3_value *group = brg_mode_change_get (change, "group_id", change->op == SQLITE_INSERT);
  gint64 group_id = group != NULL ? sqlite3_value_int64 (group) : 0;

  if (brg_mode_change_was_started (change, group_id))
    brg_mode_add (change, "late-ban", group_id, brg_mode_last_round (change->db, group_id), NULL);
}

/* fide-basic-2026 4 */
static void
look_at_absence (const BrgModeChange *change)
{
  gint64 entry_id = brg_mode_change_get_key (change, "entry_id");
  gint64 round = brg_mode_change_get_key (change, "round");
  gint64 group_id = get_group_of_entry (change, entry_id);
  sqlite3_value *outcome = brg_mode_change_get (change, "outcome", TRUE);
  const char *word = outcome != NULL ? (const char *) sqlite3_value_text (outcome) : "";
  g_autofree char *number = NULL;

  if (!brg_mode_is_on (change->db, group_id) ||
      g_hash_table_contains (change->new_groups, &group_id))
    return;
  number = g_strdup_printf ("%" G_GINT64_FORMAT,
                            brg_mode_ask (change->db,
                                          "SELECT coalesce (number, 0) FROM entry WHERE id = ?1",
                                          entry_id, 0));
  if (g_strcmp0 (word, "F") == 0)
    brg_mode_add (change, "full-bye", group_id, (gint) round, number);
  else if (g_strcmp0 (word, "H") == 0 &&
           brg_mode_ask (change->db,
                         "SELECT count(*) FROM absence WHERE entry_id = ?1 AND outcome = 'H'",
                         entry_id, 0) > 1)
    brg_mode_add (change, "half-bye-again", group_id, (gint) round, number);
}

/* ----- Rounds and results ----- */

static void
look_at_round (const BrgModeChange *change)
{
  gint64 round_id = brg_mode_change_get_key (change, "id");
  gint64 group_id =
      brg_mode_ask (change->db, "SELECT group_id FROM round WHERE id = ?1", round_id, 0);
  gint64 number = brg_mode_ask (change->db, "SELECT number FROM round WHERE id = ?1", round_id, 0);

  if (change->op != SQLITE_INSERT || !brg_mode_change_was_started (change, group_id))
    return;
  if (brg_mode_ask (change->db,
                    "SELECT count(*) FROM result s JOIN pairing p ON p.id = s.pairing_id JOIN round"
                    " r ON r.id = p.round_id WHERE r.group_id = ?1 AND r.number < ?2 - 1"
                    " AND s.white = '" ADJOURNED "'",
                    group_id, number) > 0)
    brg_mode_add (change, "adjourned-old", group_id, (gint) number, NULL);
}

/* Only that pairs changed; boards of a match are no pairs of a system. */
static void
look_at_pairing (const BrgModeChange *change)
{
  gint64 id = brg_mode_change_get_key (change, "id");
  gint64 round_id = brg_mode_ask (
      change->db, "SELECT round_id FROM pairing WHERE id = ?1 AND match_id IS NULL", id, 0);
  gint64 group_id =
      brg_mode_ask (change->db, "SELECT group_id FROM round WHERE id = ?1", round_id, 0);
  gint round =
      (gint) brg_mode_ask (change->db, "SELECT number FROM round WHERE id = ?1", round_id, 0);

  if (change->op == SQLITE_DELETE || !brg_mode_is_on (change->db, group_id) ||
      (change->op == SQLITE_UPDATE && !brg_mode_change_has (change, "white_id") &&
       !brg_mode_change_has (change, "black_id")))
    return;
  brg_mode_add (change, "pairs-differ", group_id, round, NULL);
  for (guint i = 0; i < change->findings->len; i++)
    {
      BrgModeFinding *finding = change->findings->pdata[i];

      if (finding->act->is_of_pairs && *finding->detail == '\0')
        finding->is_unseen = TRUE;
    }
}

static const char *
get_word (const BrgModeChange *change, const char *column, gboolean is_new)
{
  sqlite3_value *value = brg_mode_change_get (change, column, is_new);
  const char *word = value != NULL ? (const char *) sqlite3_value_text (value) : NULL;

  return word != NULL ? word : "";
}

/* A result of a round from which others were paired. */
static void
look_at_result_of (const BrgModeChange *change, gint64 group_id, gint round, const char *board)
{
  gboolean was_adjourned = g_str_equal (get_word (change, "white", FALSE), ADJOURNED);
  gint last = brg_mode_last_round (change->db, group_id);
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  g_autofree char *detail = NULL;

  if (brg_mode_change_has (change, "rating_white") || brg_mode_change_has (change, "rating_black"))
    {
      detail = g_strdup_printf ("%s: %s-%s", board, get_word (change, "rating_white", TRUE),
                                get_word (change, "rating_black", TRUE));
      brg_mode_add (change, "rating-result", group_id, round, detail);
      return;
    }
  if (!brg_mode_change_has (change, "white") && !brg_mode_change_has (change, "black"))
    return;
  white = g_strdup (get_word (change, "white", TRUE));
  black = g_strdup (get_word (change, "black", TRUE));
  detail = g_strdup_printf ("%s: %s-%s", board, white, black);
  if (was_adjourned)
    {
      if (round < last && !(g_str_equal (white, "=") && g_str_equal (black, "=")))
        brg_mode_add (change, "adjourned-result", group_id, round, detail);
    }
  else if (round < last - 1)
    brg_mode_add (change, "old-result", group_id, round, detail);
}

static void
look_at_result (const BrgModeChange *change)
{
  gint64 pairing_id = brg_mode_change_get_key (change, "pairing_id");
  gint64 round_id =
      brg_mode_ask (change->db, "SELECT round_id FROM pairing WHERE id = ?1", pairing_id, 0);
  gint64 group_id =
      brg_mode_ask (change->db, "SELECT group_id FROM round WHERE id = ?1", round_id, 0);
  g_autofree char *board = NULL;

  if (change->op != SQLITE_UPDATE || !brg_mode_is_on (change->db, group_id))
    return;
  board = g_strdup_printf (
      "%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT,
      brg_mode_ask (change->db,
                    "SELECT e.number FROM pairing p JOIN entry e ON e.id = p.white_id"
                    " WHERE p.id = ?1",
                    pairing_id, 0),
      brg_mode_ask (change->db,
                    "SELECT e.number FROM pairing p JOIN entry e ON e.id = p.black_id"
                    " WHERE p.id = ?1",
                    pairing_id, 0));
  look_at_result_of (
      change, group_id,
      (gint) brg_mode_ask (change->db, "SELECT number FROM round WHERE id = ?1", round_id, 0),
      board);
}

/* ----- The tables ----- */

static const struct
{
  const char *table;
  void (*look) (const BrgModeChange *change);
} tables[] = {
  { "event_group", look_at_group },
  { "fide_mode", look_at_mode },
  { "event", look_at_event },
  { "entry", look_at_entry },
  { "virtual_points", look_at_virtual_points },
  { "forbidden_pair", look_at_ban },
  { "kept_apart", look_at_apart },
  { "absence", look_at_absence },
  { "round", look_at_round },
  { "pairing", look_at_pairing },
  { "result", look_at_result },
};

void
brg_mode_look_at (const BrgModeChange *change)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].table, change->table))
      tables[i].look (change);
}
