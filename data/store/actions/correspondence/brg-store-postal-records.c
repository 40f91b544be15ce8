/* brg-store-postal-records.c - actions on the letters of games by correspondence
 *
 * Rules: rus-draughts-2022 10.1.12, 10.2.3, 10.5.5
 * Tests: tests/data/test-store-postal-records.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-records.h"

#include <glib/gi18n-lib.h>

#include "brg-postal-fault-words.h"
#include "brg-postal-write.h"
#include "brg-store-postal-check.h"
#include "brg-store-postal-place.h"
#include "brg-store-postal-protest.h"
#include "brg-store-postal-rows.h"
#include "brg-store-rows.h"

/* A record that was read by itself, with the line as it is kept. */
static BrgPostalGame *
read_line (const char *line, char **written, GError **error)
{
  g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
  g_auto (BrgPostalFault) fault = { 0 };
  g_autofree char *words = NULL;

  if (brg_postal_file_read_record (game, line, 1, &fault))
    {
      *written = brg_postal_record_write (brg_postal_game_get_record (game, 0));
      return g_steal_pointer (&game);
    }
  words = brg_postal_fault_dup_words (&fault);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: what is wrong, as "date 29.02.2027" */
               _ ("The letter cannot be read: %s"), words);
  return NULL;
}

/* Behind which of the records that are there it belongs; 0 before all of them. */
static guint
find_position (const BrgPostalGame *game, const BrgPostalRecord *record)
{
  BrgPostalDay known = brg_postal_record_get_known (record);
  guint position = known == 0 ? game->records->len : 0;

  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (game, i);

      if ((brg_postal_record_is_mail (record) && brg_postal_record_is_mail (other)) ||
          brg_postal_record_get_known (other) <= known)
        position = i + 1;
    }
  return position;
}

static gboolean
insert_row (BrgStore *store, gint64 pairing_id, guint position, const char *line, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE postal_record SET position = position + 1 WHERE pairing_id = ?1 AND"
                      " position > ?2",
                      "ii", pairing_id, (gint64) position) &&
         brg_sql_run (store, error,
                      "INSERT INTO postal_record (pairing_id, position, line) VALUES (?1, ?2, ?3)",
                      "iit", pairing_id, (gint64) position + 1, line);
}

/* What was done to a record, for the title. */
static void
describe (BrgAction *action, const BrgPostalPlace *place, const BrgPostalRecord *record)
{
  brg_game_place_describe (&place->place, action);
  brg_action_set_text (action, "kind", brg_postal_kind_get_id (record->kind));
  if (brg_postal_record_is_mail (record))
    brg_action_set_int (action, "number", record->number);
}

static BrgPostalGame *
dup_game (const BrgPostalPlace *place, BrgPostalChart **chart, GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = NULL;

  *chart = brg_postal_place_dup_chart (place, error);
  if (*chart == NULL)
    return NULL;
  game = brg_postal_event_dup_game (place->event, &place->seat, &fault);
  return g_steal_pointer (&game);
}

/* The act for a record, begun with the first one; that one is named. */
static gboolean
begin (BrgStore *store,
       BrgAction **action,
       const char *name,
       const BrgPostalPlace *place,
       const BrgPostalRecord *record,
       GError **error)
{
  if (*action != NULL)
    return TRUE;
  *action = brg_action_begin_in_group (store, name, place->place.group_id, error);
  if (*action == NULL)
    return FALSE;
  describe (*action, place, record);
  return TRUE;
}

static gboolean
add_record (BrgStore *store,
            BrgAction **action,
            gint64 pairing_id,
            const char *line,
            GError **error)
{
  g_auto (BrgPostalPlace) place = { 0 };
  g_autoptr (BrgPostalChart) chart = NULL;
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (BrgPostalGame) read = NULL;
  g_autofree char *written = NULL;
  const BrgPostalRecord *record;
  guint refused;

  read = read_line (line, &written, error);
  if (read == NULL || !brg_store_find_postal (store, pairing_id, &place, error))
    return FALSE;
  game = dup_game (&place, &chart, error);
  if (game == NULL ||
      !brg_store_check_postal_reversal (&place, brg_postal_game_get_record (read, 0), error) ||
      !brg_store_check_postal_records (store, &place, chart, game, read, 0, &refused, error) ||
      !brg_store_check_postal_dates (&place, read, 0, &refused, error) ||
      !brg_store_check_postal_effect (store, &place, 0, read, 0, &refused, error))
    return FALSE;
  record = brg_postal_game_get_record (read, 0);
  return begin (store, action,
                brg_postal_record_is_mail (record) ? "postal-letter" : "postal-record", &place,
                record, error) &&
         insert_row (store, pairing_id, find_position (game, record), written, error) &&
         brg_store_finish_postal (store, *action, &place, chart, error);
}

gboolean
brg_store_add_postal_record (BrgStore *store, gint64 pairing_id, const char *line, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && line != NULL, FALSE);

  return add_record (store, &action, pairing_id, line, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* Where a record is, and what it was. */
static gboolean
find_row (BrgStore *store, gint64 id, gint64 *pairing_id, char **line, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT pairing_id, line FROM postal_record WHERE id = ?1", "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The letter is no longer there."));
      return FALSE;
    }
  *pairing_id = sqlite3_column_int64 (stmt, 0);
  *line = brg_sql_dup_text (stmt, 1);
  sqlite3_reset (stmt);
  return TRUE;
}

static gboolean
write_row (BrgStore *store, gint64 id, const char *line, GError **error)
{
  return line != NULL
             ? brg_sql_run (store, error, "UPDATE postal_record SET line = ?2 WHERE id = ?1", "it",
                            id, line)
             : brg_sql_run (store, error, "DELETE FROM postal_record WHERE id = ?1", "i", id);
}

static gboolean
change_record (BrgStore *store, BrgAction **action, gint64 id, const char *line, GError **error)
{
  g_auto (BrgPostalPlace) place = { 0 };
  g_autoptr (BrgPostalChart) chart = NULL;
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (BrgPostalGame) stored = NULL;
  g_autofree char *before = NULL;
  g_autofree char *read = NULL;
  gint64 pairing_id;
  guint refused;

  if (!find_row (store, id, &pairing_id, &before, error))
    return FALSE;
  game = read_line (line != NULL ? line : before, &read, error);
  if (game == NULL || !brg_store_find_postal (store, pairing_id, &place, error))
    return FALSE;
  stored = dup_game (&place, &chart, error);
  if (stored == NULL || !brg_store_check_postal_change (&place, id, line, error) ||
      (line != NULL &&
       (!brg_store_check_postal_reversal (&place, brg_postal_game_get_record (game, 0), error) ||
        !brg_store_check_postal_records (store, &place, NULL, stored, game, 0, &refused, error) ||
        !brg_store_check_postal_effect (store, &place, id, game, 0, &refused, error))))
    return FALSE;
  return begin (store, action, line != NULL ? "postal-change" : "postal-remove", &place,
                brg_postal_game_get_record (game, 0), error) &&
         write_row (store, id, line != NULL ? read : NULL, error) &&
         brg_store_finish_postal (store, *action, &place, chart, error);
}

gboolean
brg_store_change_postal_record (BrgStore *store, gint64 id, const char *line, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  return change_record (store, &action, id, line, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_put_postal_records (BrgStore *store,
                              gint64 pairing_id,
                              const BrgStorePostalChange *changes,
                              guint n_changes,
                              GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && changes != NULL && n_changes > 0, FALSE);

  for (guint i = 0; i < n_changes; i++)
    if (changes[i].id != 0 ? !change_record (store, &action, changes[i].id, changes[i].line, error)
                           : !add_record (store, &action, pairing_id, changes[i].line, error))
      return FALSE;
  if (n_changes > 1)
    brg_action_set_int (action, "more", n_changes - 1);
  return brg_action_commit (g_steal_pointer (&action), error);
}
