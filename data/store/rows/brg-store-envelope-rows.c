/* brg-store-envelope-rows.c - rows of envelopes and of what happened to them
 *
 * Tests: tests/data/test-store-envelopes.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-envelope-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-sql.h"
#include "brg-store-words.h"

static const char *const manners[BRG_N_STORED_MANNERS] = { "sealed", "early", "open-move" };

/* Columns of read_envelope(). */
#define SELECT_ENVELOPES                                                               \
  "SELECT id, group_id, pairing_id, number, sealer, manner, is_braille, position,"     \
  " move_number, open_move, white_used, black_used, draw_offer, sealed_at, sealed_by," \
  " witness, custodian, resumes_at, resumes_in, note FROM envelope "

static BrgStoredManner
manner_from_word (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (manners); i++)
    if (g_strcmp0 (manners[i], word) == 0)
      return (BrgStoredManner) i;
  return BRG_STORED_MANNER_SEALED;
}

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static gpointer
read_envelope (sqlite3_stmt *stmt)
{
  BrgStoredEnvelope *envelope =
      brg_stored_envelope_new (sqlite3_column_int64 (stmt, 1), sqlite3_column_int64 (stmt, 2));

  envelope->id = sqlite3_column_int64 (stmt, 0);
  envelope->number = sqlite3_column_int (stmt, 3);
  envelope->sealer = brg_store_colour_from_word (brg_sql_get_text (stmt, 4));
  envelope->manner = manner_from_word (brg_sql_get_text (stmt, 5));
  envelope->is_braille = sqlite3_column_int (stmt, 6);
  take_text (&envelope->stands, stmt, 7);
  envelope->move_number = sqlite3_column_int (stmt, 8);
  take_text (&envelope->open_move, stmt, 9);
  envelope->used[BRG_COLOUR_WHITE] = sqlite3_column_int (stmt, 10);
  envelope->used[BRG_COLOUR_BLACK] = sqlite3_column_int (stmt, 11);
  envelope->draw_offer = brg_store_colour_from_word (brg_sql_get_text (stmt, 12));
  take_text (&envelope->sealed_at, stmt, 13);
  take_text (&envelope->sealed_by, stmt, 14);
  take_text (&envelope->witness, stmt, 15);
  take_text (&envelope->custodian, stmt, 16);
  take_text (&envelope->resumes_at, stmt, 17);
  take_text (&envelope->resumes_in, stmt, 18);
  take_text (&envelope->note, stmt, 19);
  return envelope;
}

static BrgStoredEnvelopeEvent *
read_event (sqlite3_stmt *stmt)
{
  BrgStoredEnvelopeEvent *event = brg_stored_envelope_event_new (
      brg_sql_get_text (stmt, 1), brg_store_colour_from_word (brg_sql_get_text (stmt, 2)),
      sqlite3_column_int64 (stmt, 4), brg_sql_get_text (stmt, 5));

  event->position = sqlite3_column_int (stmt, 0);
  take_text (&event->at, stmt, 3);
  take_text (&event->article, stmt, 6);
  return event;
}

static gboolean
load_events (BrgStore *store, BrgStoredEnvelope *envelope, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT position, kind, side, at, value, text, article"
                                      " FROM envelope_event WHERE envelope_id = ?1"
                                      " ORDER BY position",
                                      "i", envelope->id);

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      g_ptr_array_add (envelope->events, read_event (stmt));
    }
  return FALSE;
}

GPtrArray *
brg_store_list_envelopes (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (GPtrArray) envelopes = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  envelopes = brg_sql_list (store,
                            brg_sql_query (store, error,
                                           SELECT_ENVELOPES "WHERE group_id = ?1 ORDER BY number",
                                           "i", group_id),
                            read_envelope, (GDestroyNotify) brg_stored_envelope_free, error);
  if (envelopes == NULL)
    return NULL;
  for (guint i = 0; i < envelopes->len; i++)
    if (!load_events (store, envelopes->pdata[i], error))
      return NULL;
  return g_steal_pointer (&envelopes);
}

BrgStoredEnvelope *
brg_store_load_envelope (BrgStore *store, gint64 envelope_id, GError **error)
{
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, SELECT_ENVELOPES "WHERE id = ?1", "i", envelope_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The envelope no longer exists."));
      return NULL;
    }
  envelope = read_envelope (stmt);
  sqlite3_reset (stmt);
  return load_events (store, envelope, error) ? g_steal_pointer (&envelope) : NULL;
}

gboolean
brg_store_load_last_envelope (BrgStore *store,
                              gint64 pairing_id,
                              BrgStoredEnvelope **envelope,
                              GError **error)
{
  gint64 id;

  *envelope = NULL;
  if (!brg_sql_get_int (store, &id, error,
                        "SELECT coalesce (max (id), 0) FROM envelope WHERE pairing_id = ?1", "i",
                        pairing_id))
    return FALSE;
  if (id == 0)
    return TRUE;
  *envelope = brg_store_load_envelope (store, id, error);
  return *envelope != NULL;
}

gboolean
brg_store_insert_envelope (BrgStore *store,
                           const BrgStoredEnvelope *envelope,
                           gint64 *envelope_id,
                           GError **error)
{
  BrgStoredEnvelope row = *envelope;

  if (!brg_sql_run (store, error,
                    "INSERT INTO envelope (group_id, pairing_id, number, sealer, manner,"
                    " sealed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    "iiittt", envelope->group_id, envelope->pairing_id, (gint64) envelope->number,
                    brg_store_colour_to_word (envelope->sealer), manners[envelope->manner],
                    envelope->sealed_at))
    return FALSE;
  row.id = sqlite3_last_insert_rowid (store->db);
  if (envelope_id != NULL)
    *envelope_id = row.id;
  return brg_store_update_envelope (store, &row, error);
}

gboolean
brg_store_update_envelope (BrgStore *store, const BrgStoredEnvelope *envelope, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE envelope SET number = ?2, sealer = ?3, manner = ?4, is_braille = ?5,"
                      " position = ?6, move_number = ?7, open_move = ?8, white_used = ?9,"
                      " black_used = ?10, draw_offer = ?11 WHERE id = ?1",
                      "iittititiit", envelope->id, (gint64) envelope->number,
                      brg_store_colour_to_word (envelope->sealer), manners[envelope->manner],
                      (gint64) envelope->is_braille, envelope->stands,
                      (gint64) envelope->move_number, envelope->open_move,
                      (gint64) envelope->used[BRG_COLOUR_WHITE],
                      (gint64) envelope->used[BRG_COLOUR_BLACK],
                      brg_store_colour_to_word (envelope->draw_offer)) &&
         brg_sql_run (store, error,
                      "UPDATE envelope SET sealed_at = ?2, sealed_by = ?3, witness = ?4,"
                      " custodian = ?5, resumes_at = ?6, resumes_in = ?7, note = ?8 WHERE id = ?1",
                      "ittttttt", envelope->id, envelope->sealed_at, envelope->sealed_by,
                      envelope->witness, envelope->custodian, envelope->resumes_at,
                      envelope->resumes_in, envelope->note);
}

gboolean
brg_store_insert_envelope_event (BrgStore *store,
                                 gint64 envelope_id,
                                 gint position,
                                 const BrgStoredEnvelopeEvent *event,
                                 GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  return brg_sql_run (store, error,
                      "INSERT INTO envelope_event (envelope_id, position, kind, side, at, value,"
                      " text, article) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                      "iitttitt", envelope_id, (gint64) position, event->kind,
                      brg_store_colour_to_word (event->side), *event->at != '\0' ? event->at : now,
                      event->value, event->text, event->article);
}
