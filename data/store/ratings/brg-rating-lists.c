/* brg-rating-lists.c - players are looked up while their name is typed
 *
 * Every word gives a set of players, one bit each; the sets are cut. Places are by name, so that
 * the first bits that are left are the first players.
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-lists.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-rating-lists-fold.h"
#include "brg-rating-lists-private.h"
#include "brg-sql.h"

enum
{
  BUSY_TIMEOUT_MS = 200,
  MAX_WORDS = 16,
  MAX_DIGITS = 15,
  MAX_PLAYERS = 1 << 26,
};

/* A list of the file. */
typedef struct
{
  BrgListedSource source; /* first, so that it is what the caller sees */
  guint order;            /* in which the lists are asked */
  gboolean is_asked;
} ListRow;

struct _BrgRatingLists
{
  sqlite3 *db;
  GPtrArray *rows; /* (element-type ListRow) */
};

const char *const brg_rating_lists_columns[BRG_N_LISTED_FIELDS] = {
  [BRG_LISTED_NUMBER] = "number",
  [BRG_LISTED_NAME] = "name",
  [BRG_LISTED_FEDERATION] = "federation",
  [BRG_LISTED_SEX] = "sex",
  [BRG_LISTED_TITLE] = "title",
  [BRG_LISTED_WOMEN_TITLE] = "women_title",
  [BRG_LISTED_OTHER_TITLES] = "other_titles",
  [BRG_LISTED_ARENA_TITLE] = "arena_title",
  [BRG_LISTED_STANDARD] = "standard",
  [BRG_LISTED_STANDARD_GAMES] = "standard_games",
  [BRG_LISTED_STANDARD_K] = "standard_k",
  [BRG_LISTED_RAPID] = "rapid",
  [BRG_LISTED_RAPID_GAMES] = "rapid_games",
  [BRG_LISTED_RAPID_K] = "rapid_k",
  [BRG_LISTED_BLITZ] = "blitz",
  [BRG_LISTED_BLITZ_GAMES] = "blitz_games",
  [BRG_LISTED_BLITZ_K] = "blitz_k",
  [BRG_LISTED_BIRTH] = "birth",
  [BRG_LISTED_FLAG] = "flag",
  [BRG_LISTED_FIDE_NUMBER] = "fide_number",
  [BRG_LISTED_REGION] = "region",
};

/* A player as he was found, with what he is sorted by. */
typedef struct
{
  BrgListedPlayer player; /* first, so that it is what the caller sees */
  char *key;
  guint order; /* of its list */
  char *texts[BRG_N_LISTED_FIELDS];
} Found;

static void
free_found (gpointer data)
{
  Found *found = data;

  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    g_free (found->texts[i]);
  g_free (found->key);
  g_free (found);
}

/* A file that names lists which it does not have, or has other columns, is somebody else's work. */
static gboolean
fail (BrgRatingLists *lists, GError **error)
{
  int code = sqlite3_errcode (lists->db) & 0xff;

  if (code != SQLITE_ERROR && code != SQLITE_CORRUPT && code != SQLITE_TOOBIG &&
      code != SQLITE_MISMATCH)
    return brg_sql_set_error (error, lists->db);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                       _ ("The file of rating lists is damaged. Import the lists again."));
  return FALSE;
}

static char *
dup_column (sqlite3_stmt *stmt, int column)
{
  const char *text = (const char *) sqlite3_column_text (stmt, column);

  return g_utf8_make_valid (text != NULL ? text : "", -1);
}

static void
free_row (gpointer data)
{
  ListRow *row = data;

  g_free (row->source.title);
  g_free (row->source.game);
  g_free (row->source.day);
  g_free (row->source.imported);
  g_free (row);
}

/* Those that the arbiter put in order first. */
static gboolean
load_rows (BrgRatingLists *lists, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (lists->db,
                          "SELECT id, n_players, title, game, day,"
                          " date (imported_at, 'unixepoch', 'localtime'), own_numbers FROM list"
                          " WHERE typeof (id) = 'integer'"
                          " ORDER BY position = 0, position, imported_at DESC, id DESC LIMIT 100",
                          -1, &stmt, NULL) != SQLITE_OK)
    return fail (lists, error);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      ListRow *row = g_new0 (ListRow, 1);

      row->source.id = sqlite3_column_int64 (stmt, 0);
      row->source.n_players = CLAMP (sqlite3_column_int64 (stmt, 1), 0, MAX_PLAYERS);
      row->source.title = dup_column (stmt, 2);
      row->source.game = dup_column (stmt, 3);
      row->source.day = dup_column (stmt, 4);
      row->source.imported = dup_column (stmt, 5);
      row->source.has_own_numbers = sqlite3_column_int (stmt, 6) != 0;
      row->order = lists->rows->len;
      row->is_asked = TRUE;
      g_ptr_array_add (lists->rows, row);
    }
  return code == SQLITE_DONE || fail (lists, error);
}

static gboolean
connect_lists (BrgRatingLists *lists, const char *path, int flags)
{
  gint64 n_tables;

  g_clear_pointer (&lists->db, sqlite3_close);
  return sqlite3_open_v2 (path, &lists->db, flags, NULL) == SQLITE_OK &&
         sqlite3_busy_timeout (lists->db, BUSY_TIMEOUT_MS) == SQLITE_OK &&
         brg_sql_read_number (lists->db, "SELECT count(*) FROM sqlite_schema", &n_tables, NULL);
}

/* An import that was killed leaves a journal: only who may write can take back what it began. */
static gboolean
open_settled (BrgRatingLists *lists, const char *path, GError **error)
{
  return connect_lists (lists, path, SQLITE_OPEN_READONLY) ||
         connect_lists (lists, path, SQLITE_OPEN_READWRITE) || fail (lists, error);
}

static gboolean
write_nothing (sqlite3 *db G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

/* Tables of before are brought up to date by whoever opens the file to write. */
static gboolean
open_current (BrgRatingLists *lists, const char *path, GError **error)
{
  gint64 version;

  if (!open_settled (lists, path, error) || !brg_rating_lists_distrust (lists->db, error) ||
      !brg_rating_lists_check (lists->db, path, &version, error))
    return FALSE;
  if (version == BRG_RATING_LISTS_VERSION)
    return TRUE;
  return brg_rating_lists_write (path, FALSE, write_nothing, NULL, error) &&
         open_settled (lists, path, error) && brg_rating_lists_distrust (lists->db, error);
}

BrgRatingLists *
brg_rating_lists_open (const char *path, GError **error)
{
  g_autoptr (BrgRatingLists) lists = g_new0 (BrgRatingLists, 1);

  lists->rows = g_ptr_array_new_with_free_func (free_row);
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_autofree char *name = g_filename_display_basename (path);

      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
                   /* Translators: %s is the name of a file. */
                   _ ("“%s” is not a file of rating lists."), name);
      return NULL;
    }
  if (!open_current (lists, path, error) || !load_rows (lists, error))
    return NULL;
  return g_steal_pointer (&lists);
}

void
brg_rating_lists_close (BrgRatingLists *lists)
{
  if (lists == NULL)
    return;
  g_ptr_array_unref (lists->rows);
  sqlite3_close (lists->db);
  g_free (lists);
}

/* @bits: one bit a place; places that a damaged file invents are passed over */
static void
add_places (guint8 *bits, gint64 n_players, const guint8 *places, int length)
{
  guint64 place = 0;
  guint64 difference = 0;
  guint shift = 0;

  for (int i = 0; i < length; i++)
    {
      difference |= (guint64) (places[i] & 0x7f) << shift;
      shift += 7;
      if ((places[i] & 0x80) != 0 && shift < 35)
        continue;
      place += difference;
      difference = 0;
      shift = 0;
      if (place > (guint64) n_players)
        return;
      bits[place / 8] |= (guint8) (1u << (place % 8));
    }
}

static gboolean
read_places (BrgRatingLists *lists,
             const ListRow *row,
             const char *word,
             guint8 *bits,
             GError **error)
{
  gboolean is_short = g_utf8_strlen (word, -1) <= BRG_RATING_LISTS_SHORT;
  g_autofree char *sql =
      g_strdup_printf ("SELECT places FROM part_%" G_GINT64_FORMAT " WHERE part >= ?1 AND part %s",
                       row->source.id, is_short ? "<= ?1" : "< ?2");
  g_autofree char *first = g_strconcat (word, is_short ? "*" : "", NULL);
  g_autofree char *last = g_strconcat (word, "\xf4\x8f\xbf\xbf", NULL);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (lists->db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return fail (lists, error);
  sqlite3_bind_text (stmt, 1, first, -1, SQLITE_STATIC);
  if (!is_short)
    sqlite3_bind_text (stmt, 2, last, -1, SQLITE_STATIC);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      const guint8 *places = sqlite3_column_blob (stmt, 0);

      add_places (bits, row->source.n_players, places, sqlite3_column_bytes (stmt, 0));
    }
  return code == SQLITE_DONE || fail (lists, error);
}

static Found *
read_found (const ListRow *row, sqlite3_stmt *stmt)
{
  Found *found = g_new0 (Found, 1);

  found->order = row->order;
  found->player.source = &row->source;
  found->key = dup_column (stmt, 0);
  for (int i = 0; i < BRG_N_LISTED_FIELDS; i++)
    {
      found->texts[i] = dup_column (stmt, i + 1);
      found->player.values[i] = found->texts[i];
    }
  return found;
}

static char *
make_query (const ListRow *row, const char *condition)
{
  GString *sql = g_string_new ("SELECT key");

  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    g_string_append_printf (sql, ", %s", brg_rating_lists_columns[i]);
  g_string_append_printf (sql, " FROM player_%" G_GINT64_FORMAT " WHERE %s", row->source.id,
                          condition);
  return g_string_free (sql, FALSE);
}

static gboolean
fetch (BrgRatingLists *lists,
       const ListRow *row,
       sqlite3_stmt *stmt,
       GPtrArray *players,
       GError **error)
{
  int code;

  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    g_ptr_array_add (players, read_found (row, stmt));
  sqlite3_reset (stmt);
  return code == SQLITE_DONE || fail (lists, error);
}

static gboolean
find_by_words (BrgRatingLists *lists,
               const ListRow *row,
               char **words,
               GPtrArray *players,
               GError **error)
{
  gsize n_bytes = (gsize) row->source.n_players / 8 + 1;
  g_autofree guint8 *bits = g_malloc (n_bytes);
  g_autofree guint8 *word_bits = g_malloc (n_bytes);
  g_autofree char *sql = make_query (row, "rank = ?1");
  g_autoptr (sqlite3_stmt) stmt = NULL;
  guint n_found = 0;

  memset (bits, 0xff, n_bytes);
  for (guint i = 0; words[i] != NULL; i++)
    {
      memset (word_bits, 0, n_bytes);
      if (!read_places (lists, row, words[i], word_bits, error))
        return FALSE;
      for (gsize k = 0; k < n_bytes; k++)
        bits[k] &= word_bits[k];
    }
  if (sqlite3_prepare_v2 (lists->db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return fail (lists, error);
  for (gsize place = 0; place < n_bytes * 8 && n_found < BRG_RATING_LISTS_MAX_FOUND; place++)
    {
      if (bits[place / 8] == 0)
        place |= 7;
      else if ((bits[place / 8] & (1u << (place % 8))) != 0)
        {
          sqlite3_bind_int64 (stmt, 1, (gint64) place);
          if (!fetch (lists, row, stmt, players, error))
            return FALSE;
          n_found++;
        }
    }
  return TRUE;
}

/* A whole number, then the numbers that begin with it: one range for every number of digits. */
static gboolean
find_by_number (BrgRatingLists *lists,
                const ListRow *row,
                gint64 number,
                int n_digits,
                gboolean is_whole,
                GPtrArray *players,
                GError **error)
{
  const char *whole =
      row->source.has_own_numbers ? "number = ?1 OR fide_number = ?1" : "number = ?1";
  g_autofree char *sql =
      make_query (row, is_whole ? whole : "number >= ?1 AND number <= ?2 LIMIT 50");
  g_autoptr (sqlite3_stmt) stmt = NULL;
  gint64 first = number;
  gint64 last = number;

  if (sqlite3_prepare_v2 (lists->db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return fail (lists, error);
  for (; n_digits <= (is_whole ? n_digits : MAX_DIGITS); n_digits++)
    {
      sqlite3_bind_int64 (stmt, 1, first);
      if (!is_whole)
        sqlite3_bind_int64 (stmt, 2, last);
      if (!fetch (lists, row, stmt, players, error))
        return FALSE;
      if (is_whole)
        return TRUE;
      first *= 10;
      last = last * 10 + 9;
    }
  return TRUE;
}

static gboolean
find_by_text_number (BrgRatingLists *lists,
                     const ListRow *row,
                     const char *text,
                     GPtrArray *players,
                     GError **error)
{
  g_autofree char *sql = make_query (row, "number = ?1");
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (lists->db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return fail (lists, error);
  sqlite3_bind_text (stmt, 1, text, -1, SQLITE_STATIC);
  return fetch (lists, row, stmt, players, error);
}

static gint
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *left = *(const Found *const *) a;
  const Found *right = *(const Found *const *) b;
  int order = strcmp (left->key, right->key);

  return order != 0 ? order : (left->order > right->order) - (left->order < right->order);
}

/* FIDE's number of a player, empty when his list does not have it. */
static const char *
get_fide_number (const Found *found)
{
  return found->player.source->has_own_numbers ? found->texts[BRG_LISTED_FIDE_NUMBER]
                                               : found->texts[BRG_LISTED_NUMBER];
}

/* The same number of FIDE and the same name in two lists are one player, whatever the alphabet when
 * a list names FIDE's number beside its own. */
static gboolean
are_one (const Found *first, const Found *other)
{
  gboolean is_named =
      first->player.source->has_own_numbers || other->player.source->has_own_numbers;

  return other->order != first->order && *get_fide_number (first) != '\0' &&
         g_str_equal (get_fide_number (first), get_fide_number (other)) &&
         (is_named || g_str_equal (other->key, first->key));
}

/* The first list that says something counts. */
static void
fill_from (Found *first, Found *other)
{
  for (guint field = 0; field < BRG_N_LISTED_FIELDS; field++)
    if (first->texts[field][0] == '\0')
      {
        g_free (first->texts[field]);
        first->texts[field] = g_steal_pointer (&other->texts[field]);
        first->player.values[field] = first->texts[field];
        other->texts[field] = g_strdup ("");
      }
}

static void
merge (GPtrArray *players)
{
  for (guint i = 0; i < players->len; i++)
    for (guint k = players->len - 1; k > i; k--)
      {
        Found *first = players->pdata[i];
        Found *other = players->pdata[k];

        if (!are_one (first, other))
          continue;
        if (first->order > other->order)
          {
            players->pdata[i] = other;
            players->pdata[k] = first;
          }
        fill_from (players->pdata[i], players->pdata[k]);
        g_ptr_array_remove_index (players, k);
      }
}

static gboolean
collect (BrgRatingLists *lists, const char *text, GPtrArray *players, GError **error)
{
  gsize n_digits = strlen (text);
  gboolean is_number =
      n_digits > 0 && n_digits <= MAX_DIGITS && strspn (text, "0123456789") == n_digits;
  gint64 number = is_number ? g_ascii_strtoll (text, NULL, 10) : 0;
  g_autofree char *folded = brg_rating_lists_fold (text);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);

  /* Each way is tried in all lists before the next one. */
  for (guint way = 0; way < 4 && players->len == 0; way++)
    for (guint i = 0; i < lists->rows->len; i++)
      {
        const ListRow *row = lists->rows->pdata[i];

        if (!row->is_asked)
          continue;
        if (way == 0 && is_number &&
            !find_by_number (lists, row, number, (int) n_digits, TRUE, players, error))
          return FALSE;
        if (way == 1 && is_number && number > 0 &&
            !find_by_number (lists, row, number, (int) n_digits, FALSE, players, error))
          return FALSE;
        if (way == 2 && words[0] != NULL && g_strv_length (words) <= MAX_WORDS &&
            !find_by_words (lists, row, words, players, error))
          return FALSE;
        if (way == 3 && !find_by_text_number (lists, row, text, players, error))
          return FALSE;
      }
  return TRUE;
}

void
brg_rating_lists_set_game (BrgRatingLists *lists, const char *game)
{
  g_return_if_fail (lists != NULL);

  for (guint i = 0; i < lists->rows->len; i++)
    {
      ListRow *row = lists->rows->pdata[i];

      row->is_asked = game == NULL || g_str_equal (row->source.game, game);
    }
}

GPtrArray *
brg_rating_lists_get_sources (BrgRatingLists *lists)
{
  g_return_val_if_fail (lists != NULL, NULL);

  return lists->rows;
}

GPtrArray *
brg_rating_lists_find (BrgRatingLists *lists, const char *text, GError **error)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (free_found);
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *tidy = g_strstrip (g_steal_pointer (&valid));

  if (!collect (lists, tidy, players, error))
    return NULL;
  g_ptr_array_sort (players, compare_found);
  merge (players);
  if (players->len > BRG_RATING_LISTS_MAX_FOUND)
    g_ptr_array_set_size (players, BRG_RATING_LISTS_MAX_FOUND);
  return g_steal_pointer (&players);
}
