/* brg-sealed-gate.c - no action leaves a text in the file that tells a sealed move
 *
 * The actions of the desk check what they are given as soon as they can; this is the one place that
 * nothing gets past. The moves of the game itself are counted by brg-store-envelope-guard.c.
 *
 * Rules: fide-2023 I.1.1, ussr-chess-1956 19
 * Tests: tests/data/test-sealed-gate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sealed-gate.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "brg-discipline.h"
#include "brg-move-telling.h"
#include "brg-sealed-exemption.h"
#include "brg-store-private.h"
#include "brg-stored-envelope.h"
#include "brg-text-tidy.h"

/* A game whose next move nobody may know. */
typedef struct
{
  gint64 envelope_id;
  gint64 pairing_id;
  gint64 white_id;
  gint64 black_id;
  gint64 group_id;
  gint64 event_id;
  gint round;
  gint board;
  BrgDiscipline discipline;
} Secret;

/* Whether the row ?1 is about a game. */
#define COUNT                                                                                   \
  "WITH s (pairing, white, black, round, in_group, board) AS (VALUES (?2, ?3, ?4, ?5, ?6, ?7))" \
  " SELECT count(*) FROM s, "
#define OF_GAME " t WHERE t.id = ?1 AND t.pairing_id = s.pairing"
#define OF_PLAYERS(other)                                                     \
  "t.round IN (0, s.round) AND (t.entry_id IN (s.white, s.black) OR t." other \
  " IN (s.white, s.black) OR (t.group_id = s.in_group AND t.board IN (s.board, s.board % 1000)))"

/* Rows that can be about another game than the adjourned one. Of every other table each text
 * counts, whatever it is about. */
static const struct
{
  const char *table;
  const char *condition;
} places[] = {
  { "envelope", COUNT "envelope" OF_GAME },
  { "game", COUNT "game" OF_GAME },
  { "finish_request", COUNT "finish_request" OF_GAME },
  { "incident", COUNT "incident t WHERE t.id = ?1 AND " OF_PLAYERS ("opponent_id") },
  { "protest", COUNT "protest t WHERE t.id = ?1 AND " OF_PLAYERS ("other_id") },
  { "attachment", COUNT "attachment a JOIN incident t ON t.id = a.incident_id WHERE a.id = ?1"
                        " AND " OF_PLAYERS ("opponent_id") },
  { "attachment", COUNT "attachment a JOIN protest t ON t.id = a.protest_id WHERE a.id = ?1"
                        " AND " OF_PLAYERS ("other_id") },
  { "decision", COUNT "decision t WHERE t.id = ?1 AND t.round = s.round"
                      " AND t.winner_id IN (s.white, s.black)" },
  { "entry", COUNT "entry t WHERE t.id = ?1 AND t.id IN (s.white, s.black)" },
};

/* Words of a journal entry that somebody wrote himself. */
static const char *const spoken[] = { "reason", "note", "text", "by", "file", "source" };

/* A text of this length is not written by hand. */
#define MOST_CONTENT 65536

gboolean
brg_sealed_gate_refuse (const char *text, GError **error)
{
  g_autofree char *begin = brg_text_dup_quoted (text);

  g_set_error (
      error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
      /* Translators: what somebody wrote in a field */
      _ ("“%s” names a move. A sealed move is written down only after the envelope has been"
         " opened."),
      begin);
  return FALSE;
}

/* Follows what became of an envelope from @is_secret, which is what its manner says. */
static gboolean
follow_envelope (BrgStore *store, gint64 envelope_id, gboolean *is_secret, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT kind FROM envelope_event WHERE envelope_id = ?1 ORDER BY position", "i",
      envelope_id);

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      BrgStoredEnvelopeEvent event = { 0 };

      if (!has_row)
        return TRUE;
      event.kind = (char *) sqlite3_column_text (stmt, 0);
      *is_secret = brg_stored_envelope_is_secret_after (&event, *is_secret);
    }
  return FALSE;
}

/* Games that are adjourned, with their last envelope. */
static gboolean
list_adjourned (BrgStore *store, GArray *secrets, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT e.id, p.id, p.white_id, coalesce (p.black_id, 0), r.group_id, g.event_id, r.number,"
      " p.board, coalesce (b.discipline, v.discipline), max (e.number) FROM envelope e"
      " JOIN pairing p ON p.id = e.pairing_id JOIN round r ON r.id = p.round_id"
      " JOIN event_group g ON g.id = r.group_id JOIN event v ON v.id = g.event_id"
      " LEFT JOIN game b ON b.pairing_id = p.id"
      " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1"
      " WHERE coalesce (s.white, '') IN ('', '*') GROUP BY p.id",
      "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      Secret secret = { 0 };

      if (!has_row)
        return TRUE;
      secret.envelope_id = sqlite3_column_int64 (stmt, 0);
      secret.pairing_id = sqlite3_column_int64 (stmt, 1);
      secret.white_id = sqlite3_column_int64 (stmt, 2);
      secret.black_id = sqlite3_column_int64 (stmt, 3);
      secret.group_id = sqlite3_column_int64 (stmt, 4);
      secret.event_id = sqlite3_column_int64 (stmt, 5);
      secret.round = sqlite3_column_int (stmt, 6);
      secret.board = sqlite3_column_int (stmt, 7);
      brg_discipline_from_id ((const char *) sqlite3_column_text (stmt, 8), &secret.discipline);
      g_array_append_val (secrets, secret);
    }
  return FALSE;
}

static GArray *
list_secrets (BrgStore *store, GError **error)
{
  g_autoptr (GArray) secrets = g_array_new (FALSE, FALSE, sizeof (Secret));
  guint n_kept = 0;

  if (!list_adjourned (store, secrets, error))
    return NULL;
  for (guint i = 0; i < secrets->len; i++)
    {
      Secret secret = g_array_index (secrets, Secret, i);
      gboolean is_secret;
      gint64 is_open;

      if (!brg_sql_get_int (store, &is_open, error,
                            "SELECT manner = 'open-move' FROM envelope WHERE id = ?1", "i",
                            secret.envelope_id))
        return NULL;
      is_secret = !is_open;
      if (!follow_envelope (store, secret.envelope_id, &is_secret, error))
        return NULL;
      if (is_secret)
        g_array_index (secrets, Secret, n_kept++) = secret;
    }
  g_array_set_size (secrets, n_kept);
  return g_steal_pointer (&secrets);
}

/* What an attached file says, if it is a text. */
static char *
dup_value (sqlite3_value *value)
{
  int type = value != NULL ? sqlite3_value_type (value) : SQLITE_NULL;
  int length = type != SQLITE_NULL ? sqlite3_value_bytes (value) : 0;
  const char *bytes =
      type == SQLITE_TEXT || type == SQLITE_BLOB ? sqlite3_value_blob (value) : NULL;

  if (bytes == NULL ||
      (type == SQLITE_BLOB && (length > MOST_CONTENT || !g_utf8_validate (bytes, length, NULL))))
    return NULL;
  return g_strndup (bytes, (gsize) length);
}

/* (transfer full) (element-type utf8): the columns of @table in their order. */
static GPtrArray *
list_columns (BrgStore *store, const char *table, GError **error)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_free);
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT name FROM pragma_table_info (?1) ORDER BY cid", "t", table);

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return g_steal_pointer (&columns);
      g_ptr_array_add (columns, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
    }
  return NULL;
}

/* Whether the row @id of @table can be about the game of @secret. */
static gboolean
can_be_about (BrgStore *store, const char *table, gint64 id, const Secret *secret)
{
  gboolean has_place = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gint64 count = 0;

      if (!g_str_equal (places[i].table, table))
        continue;
      has_place = TRUE;
      if (!brg_sql_get_int (store, &count, NULL, places[i].condition, "iiiiiii", id,
                            secret->pairing_id, secret->white_id, secret->black_id,
                            (gint64) secret->round, secret->group_id, (gint64) secret->board) ||
          count > 0)
        return TRUE;
    }
  return !has_place;
}

/* Whether @text about the row @id tells one of @secrets. */
static gboolean
is_told (BrgStore *store, const char *table, gint64 id, const char *text, GArray *secrets)
{
  for (guint i = 0; i < secrets->len; i++)
    {
      const Secret *secret = &g_array_index (secrets, Secret, i);

      if (brg_move_telling_finds (secret->discipline, text) &&
          can_be_about (store, table, id, secret))
        return TRUE;
    }
  return FALSE;
}

/* A number that was typed is no move: settings are kept as texts. */
static gboolean
is_setting_number (const char *table, const char *text)
{
  const char *digits = text + (*text == '-');

  return g_str_equal (table, "setting") && strspn (digits, "0123456789") == strlen (digits);
}

static gboolean
check_row (BrgStore *store,
           sqlite3_changeset_iter *iter,
           const char *table,
           int operation,
           GArray *secrets,
           GError **error)
{
  g_autoptr (GPtrArray) columns = list_columns (store, table, error);
  sqlite3_value *id = NULL;

  if (columns == NULL)
    return FALSE;
  if (operation == SQLITE_INSERT)
    sqlite3changeset_new (iter, 0, &id);
  else
    sqlite3changeset_old (iter, 0, &id);
  for (guint i = 0; i < columns->len; i++)
    {
      sqlite3_value *value = NULL;
      g_autofree char *text = NULL;

      if (!brg_sealed_exemption_covers (table, columns->pdata[i]) &&
          sqlite3changeset_new (iter, (int) i, &value) == SQLITE_OK)
        text = dup_value (value);
      if (text != NULL && *text != '\0' && !is_setting_number (table, text) &&
          is_told (store, table, id != NULL ? sqlite3_value_int64 (id) : 0, text, secrets))
        return brg_sealed_gate_refuse (text, error);
    }
  return TRUE;
}

static gboolean
check_change (BrgStore *store, sqlite3_changeset_iter *iter, GArray *secrets, GError **error)
{
  const char *table;
  int n_columns;
  int operation;

  sqlite3changeset_op (iter, &table, &n_columns, &operation, NULL);
  return operation == SQLITE_DELETE || check_row (store, iter, table, operation, secrets, error);
}

static gboolean
check_changes (BrgStore *store, GBytes *changeset, GArray *secrets, GError **error)
{
  sqlite3_changeset_iter *iter = NULL;
  gsize size;
  gconstpointer bytes = g_bytes_get_data (changeset, &size);
  gboolean is_silent = TRUE;

  if (sqlite3changeset_start (&iter, (int) size, (void *) bytes) != SQLITE_OK)
    return brg_sql_set_error (error, store->db);
  while (is_silent && sqlite3changeset_next (iter) == SQLITE_ROW)
    is_silent = check_change (store, iter, secrets, error);
  sqlite3changeset_finalize (iter);
  return is_silent;
}

static const char *
get_word (JsonObject *arguments, const char *key)
{
  return json_object_get_string_member_with_default (arguments, key, "");
}

static gboolean
is_about (const Secret *secret, JsonObject *arguments)
{
  gint64 match = json_object_get_int_member_with_default (arguments, "match", 0);
  gint64 board = json_object_get_int_member_with_default (arguments, "board", 0);
  gint64 group = json_object_get_int_member_with_default (arguments, "group", 0);

  return json_object_get_int_member_with_default (arguments, "round", 0) == secret->round &&
         1000 * match + board == secret->board && (group == 0 || group == secret->group_id);
}

static gboolean
stands_in_game (BrgStore *store, const Secret *secret, const char *word)
{
  gint64 count = 0;

  return brg_sql_get_int (store, &count, NULL,
                          "SELECT count(*) FROM game WHERE pairing_id = ?1"
                          " AND instr (lower (start || ' ' || moves), lower (?2)) > 0",
                          "it", secret->pairing_id, word) &&
         count > 0;
}

/* The journal names the move that was made, in whatever letters; its squares are those of the game.
 */
static gboolean
is_of_game (BrgStore *store, const Secret *secret, const char *detail)
{
  g_autoptr (GRegex) regex = g_regex_new ("[a-p]?[0-9]{1,2}", G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gboolean is_there = g_regex_match (regex, detail, 0, &match);

  if (!is_there)
    return stands_in_game (store, secret, detail);
  for (; is_there && g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *square = g_match_info_fetch (match, 0);

      is_there = stands_in_game (store, secret, square);
    }
  return is_there;
}

/* Words that are about no board may be about this one. */
static gboolean
may_be_about (const Secret *secret, JsonObject *arguments)
{
  return !json_object_has_member (arguments, "round") || is_about (secret, arguments);
}

static gboolean
check_spoken (const Secret *secret, JsonObject *arguments, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (spoken); i++)
    if (brg_move_telling_finds (secret->discipline, get_word (arguments, spoken[i])))
      return brg_sealed_gate_refuse (get_word (arguments, spoken[i]), error);
  return TRUE;
}

static gboolean
check_detail (BrgStore *store,
              const Secret *secret,
              const char *action,
              JsonObject *arguments,
              GError **error)
{
  const char *detail = get_word (arguments, "detail");

  return g_str_has_prefix (action, "game-clock-") ||
         !brg_move_telling_finds (secret->discipline, detail) ||
         (!g_str_equal (action, "game-import") && is_of_game (store, secret, detail)) ||
         brg_sealed_gate_refuse (detail, error);
}

/* rus-draughts-2022 11.1.1: what is said of works of composition names squares, and no game. */
static gboolean
is_of_works (const char *action)
{
  return g_str_has_prefix (action, "contest-");
}

gboolean
brg_sealed_gate_check (BrgStore *store,
                       GBytes *changeset,
                       const char *action,
                       JsonObject *arguments,
                       GError **error)
{
  g_autoptr (GArray) secrets = list_secrets (store, error);

  if (secrets == NULL)
    return FALSE;
  if (secrets->len == 0)
    return TRUE;
  for (guint i = 0; i < secrets->len; i++)
    {
      const Secret *secret = &g_array_index (secrets, Secret, i);

      if ((!is_of_works (action) && may_be_about (secret, arguments) &&
           !check_spoken (secret, arguments, error)) ||
          (is_about (secret, arguments) && !check_detail (store, secret, action, arguments, error)))
        return FALSE;
    }
  return check_changes (store, changeset, secrets, error);
}
