/* brg-rating-lists-import.c - a rating list is read into the file of lists
 *
 * The list is read whole before the file is opened, so that a bad list touches nothing. Players
 * are packed into blocks, sorted by name, and written in that order; then the parts of their names
 * are sorted and written in order as well. SQLite is never asked to sort or to find a place: every
 * row goes behind the one before.
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-lists-import.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-rating-lists-fold.h"
#include "brg-rating-lists-private.h"
#include "brg-sql.h"

enum
{
  BLOCK_BITS = 22,
  BLOCK_SIZE = 1 << BLOCK_BITS,
  MAX_BLOCKS = 1 << (32 - BLOCK_BITS),
  N_FIRST = 256,
};

/* A text in the blocks with its first eight bytes, which nearly always decide. @rank: of a part,
 * the place of its player */
typedef struct
{
  guint64 start;
  guint32 address;
  guint32 rank;
} Key;

typedef struct
{
  GPtrArray *blocks;
  gsize used;      /* of the last block */
  GArray *players; /* of Key: key by name, then the values, each ended by a zero */
} Pack;

static void
pack_clear (Pack *pack)
{
  g_clear_pointer (&pack->blocks, g_ptr_array_unref);
  g_clear_pointer (&pack->players, g_array_unref);
}

/* What is written into the file of lists. */
typedef struct
{
  Pack pack;
  const BrgRatingListsEdition *edition;
  const BrgRatingListInfo *info;
  char *source; /* by what the list is known again */
  char *title;
  GCancellable *cancellable;
} Work;

static const char *
get_text (const Pack *pack, guint32 address)
{
  const char *block = pack->blocks->pdata[address >> BLOCK_BITS];

  return block + (address & (BLOCK_SIZE - 1));
}

/* The first eight bytes of a part or of a whole key, as a number that sorts like them. */
static guint64
read_start (const char *text, char end)
{
  guint64 start = 0;

  for (int i = 0; i < 8; i++)
    {
      start <<= 8;
      if (*text != end && *text != '\0')
        start |= (guint8) *text++;
    }
  return start;
}

static gboolean
pack_player (const BrgListedPlayer *player, gpointer data, GError **error)
{
  Pack *pack = data;
  g_autofree char *folded = brg_rating_lists_fold (player->values[BRG_LISTED_NAME]);
  gsize length = strlen (folded) + 1;
  gsize needed = length;
  Key key;
  char *to;

  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    needed += strlen (player->values[i]) + 1;
  if (pack->blocks->len == 0 || pack->used + needed > BLOCK_SIZE)
    {
      if (pack->blocks->len == MAX_BLOCKS)
        {
          g_set_error_literal (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE,
                               _ ("The list has too many players."));
          return FALSE;
        }
      g_ptr_array_add (pack->blocks, g_malloc (BLOCK_SIZE));
      pack->used = 0;
    }
  key.start = read_start (folded, '\0');
  key.address = (guint32) (((pack->blocks->len - 1) << BLOCK_BITS) | pack->used);
  key.rank = 0;
  to = (char *) pack->blocks->pdata[pack->blocks->len - 1] + pack->used;
  memcpy (to, folded, length);
  to += length;
  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    to = g_stpcpy (to, player->values[i]) + 1;
  pack->used += needed;
  g_array_append_val (pack->players, key);
  return TRUE;
}

static gint
compare_players (gconstpointer a, gconstpointer b, gpointer data)
{
  const Key *left = a;
  const Key *right = b;
  int order;

  if (left->start != right->start)
    return left->start < right->start ? -1 : 1;
  order = strcmp (get_text (data, left->address), get_text (data, right->address));
  return order != 0 ? order : (left->address < right->address ? -1 : 1);
}

static gsize
part_length (const char *part)
{
  return strcspn (part, " ");
}

static gint
compare_texts_of_parts (const char *left, const char *right)
{
  while (*left == *right && *left != ' ' && *left != '\0')
    left++, right++;
  return (*left == ' ' ? 0 : (guint8) *left) - (*right == ' ' ? 0 : (guint8) *right);
}

static gint
compare_parts (gconstpointer a, gconstpointer b, gpointer data)
{
  const Key *left = a;
  const Key *right = b;
  gint order;

  if (left->start != right->start)
    return left->start < right->start ? -1 : 1;
  /* A part of fewer than eight bytes is whole in its start. */
  order = (left->start & 0xff) == 0 ? 0
                                    : compare_texts_of_parts (get_text (data, left->address),
                                                              get_text (data, right->address));
  return order != 0 ? order : (left->rank > right->rank) - (left->rank < right->rank);
}

static gboolean
step (sqlite3 *db, sqlite3_stmt *stmt, GError **error)
{
  int code = sqlite3_step (stmt);

  sqlite3_reset (stmt);
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

/* A number of digits is kept as a number, so that 1503014 and 01503014 are the same. */
static int
bind_value (sqlite3_stmt *stmt, int place, BrgListedField field, const char *value, gsize length)
{
  gboolean is_figure = field == BRG_LISTED_NUMBER || field == BRG_LISTED_FIDE_NUMBER ||
                       (field >= BRG_LISTED_STANDARD && field <= BRG_LISTED_BLITZ_K);

  if (length == 0)
    return sqlite3_bind_null (stmt, place);
  if (is_figure && length <= 15 && strspn (value, "0123456789") == length)
    return sqlite3_bind_int64 (stmt, place, g_ascii_strtoll (value, NULL, 10));
  return sqlite3_bind_text (stmt, place, value, (int) length, SQLITE_STATIC);
}

static gboolean
is_stopped (guint at, GCancellable *cancellable, GError **error)
{
  return at % 65536 == 0 && g_cancellable_set_error_if_cancelled (cancellable, error);
}

static gboolean
write_players (sqlite3 *db, gint64 id, const Pack *pack, GCancellable *cancellable, GError **error)
{
  g_autofree char *sql = NULL;
  g_autoptr (GString) places = g_string_new ("?1,?2");
  g_autoptr (sqlite3_stmt) stmt = NULL;

  for (int i = 0; i < BRG_N_LISTED_FIELDS; i++)
    g_string_append_printf (places, ",?%d", i + 3);
  sql = g_strdup_printf ("INSERT INTO player_%" G_GINT64_FORMAT " VALUES (%s)", id, places->str);
  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  for (guint i = 0; i < pack->players->len; i++)
    {
      const char *at = get_text (pack, g_array_index (pack->players, Key, i).address);
      gsize length = strlen (at);

      if (is_stopped (i, cancellable, error))
        return FALSE;
      sqlite3_bind_int64 (stmt, 1, (gint64) i + 1);
      sqlite3_bind_text (stmt, 2, at, (int) length, SQLITE_STATIC);
      for (int field = 0; field < BRG_N_LISTED_FIELDS; field++)
        {
          at += length + 1;
          length = strlen (at);
          bind_value (stmt, field + 3, (BrgListedField) field, at, length);
        }
      if (!step (db, stmt, error))
        return FALSE;
    }
  return TRUE;
}

/* Every part of every name with its place; bucket by bucket of first bytes, each then sorted. */
static GArray *
list_parts (const Pack *pack)
{
  gsize counts[N_FIRST + 1] = { 0 };
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (Key));

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < pack->players->len; i++)
        {
          guint32 address = g_array_index (pack->players, Key, i).address;
          const char *key = get_text (pack, address);
          const char *part = key;

          while (*part != '\0')
            {
              gsize length = part_length (part);
              Key entry = { .start = read_start (part, ' '),
                            .address = address + (guint32) (part - key),
                            .rank = i + 1 };

              if (pass == 0)
                counts[(guint8) *part + 1]++;
              else
                g_array_index (parts, Key, counts[(guint8) *part]++) = entry;
              part += length + (part[length] == ' ' ? 1 : 0);
            }
        }
      if (pass == 0)
        {
          for (guint i = 1; i <= N_FIRST; i++)
            counts[i] += counts[i - 1];
          g_array_set_size (parts, (guint) counts[N_FIRST]);
        }
    }
  /* Now counts[c] is where the bucket of c ends. */
  for (guint i = 0; i < N_FIRST; i++)
    {
      gsize from = i == 0 ? 0 : counts[i - 1];

      if (counts[i] - from > 1)
        g_qsort_with_data (&g_array_index (parts, Key, from), (gint) (counts[i] - from),
                           sizeof (Key), compare_parts, (gpointer) pack);
    }
  return parts;
}

static void
append_place (GByteArray *places, guint32 rank, guint32 *last)
{
  guint32 difference = rank - *last;

  *last = rank;
  for (; difference >= 0x80; difference >>= 7)
    {
      guint8 byte = (guint8) (difference | 0x80);

      g_byte_array_append (places, &byte, 1);
    }
  g_byte_array_append (places, (const guint8[]){ (guint8) difference }, 1);
}

static gboolean
write_part (sqlite3 *db,
            sqlite3_stmt *stmt,
            const char *part,
            gsize length,
            const GByteArray *places,
            GError **error)
{
  sqlite3_bind_text (stmt, 1, part, (int) length, SQLITE_STATIC);
  sqlite3_bind_blob (stmt, 2, places->data, (int) places->len, SQLITE_STATIC);
  return step (db, stmt, error);
}

/* Bytes of the first @n letters, 0 when there are fewer. */
static gsize
count_bytes (const char *part, gsize length, guint n)
{
  gsize bytes = 0;

  for (guint i = 0; i < n; i++)
    {
      if (bytes >= length)
        return 0;
      bytes += (gsize) (g_utf8_next_char (part + bytes) - (part + bytes));
    }
  return bytes;
}

/* The places of all whose part begins with some letters: one bit a player. */
typedef struct
{
  guint n_letters;
  char letters[16];
  gsize length;
  guint8 *bits;
  gsize n_bytes;
} Beginning;

static gboolean
write_beginning (sqlite3 *db, sqlite3_stmt *stmt, Beginning *beginning, GError **error)
{
  g_autoptr (GByteArray) places = g_byte_array_new ();
  g_autofree char *row = g_strdup_printf ("%.*s*", (int) beginning->length, beginning->letters);
  guint32 last = 0;

  if (beginning->length == 0)
    return TRUE;
  for (gsize i = 0; i < beginning->n_bytes; i++)
    for (guint bit = 0; beginning->bits[i] != 0 && bit < 8; bit++)
      if ((beginning->bits[i] & (1u << bit)) != 0)
        append_place (places, (guint32) (i * 8 + bit), &last);
  memset (beginning->bits, 0, beginning->n_bytes);
  beginning->length = 0;
  return write_part (db, stmt, row, strlen (row), places, error);
}

static gboolean
note_beginning (sqlite3 *db,
                sqlite3_stmt *stmt,
                Beginning *beginning,
                const char *part,
                gsize length,
                guint32 rank,
                GError **error)
{
  gsize bytes = count_bytes (part, length, beginning->n_letters);

  if (bytes == 0 || bytes > sizeof beginning->letters)
    return TRUE;
  if (bytes != beginning->length || memcmp (part, beginning->letters, bytes) != 0)
    {
      if (!write_beginning (db, stmt, beginning, error))
        return FALSE;
      memcpy (beginning->letters, part, bytes);
      beginning->length = bytes;
    }
  beginning->bits[rank / 8] |= (guint8) (1u << (rank % 8));
  return TRUE;
}

static gboolean
write_parts (sqlite3 *db, gint64 id, const Pack *pack, GCancellable *cancellable, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("INSERT INTO part_%" G_GINT64_FORMAT " VALUES (?1, ?2)", id);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autoptr (GArray) parts = list_parts (pack);
  g_autoptr (GByteArray) places = g_byte_array_new ();
  gsize n_bytes = pack->players->len / 8 + 1;
  g_autofree guint8 *one = g_malloc0 (n_bytes);
  g_autofree guint8 *two = g_malloc0 (n_bytes);
  Beginning beginnings[BRG_RATING_LISTS_SHORT] = {
    { .n_letters = 1, .bits = one, .n_bytes = n_bytes },
    { .n_letters = 2, .bits = two, .n_bytes = n_bytes },
  };
  guint32 last = 0;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  for (guint i = 0; i < parts->len; i++)
    {
      const Key *key = &g_array_index (parts, Key, i);
      const char *part = get_text (pack, key->address);
      gsize length = part_length (part);

      if (is_stopped (i, cancellable, error))
        return FALSE;
      for (guint n = 0; n < BRG_RATING_LISTS_SHORT; n++)
        if (!note_beginning (db, stmt, &beginnings[n], part, length, key->rank, error))
          return FALSE;
      if (key->rank != last)
        append_place (places, key->rank, &last);
      if (i + 1 < parts->len && key[1].start == key->start &&
          compare_texts_of_parts (part, get_text (pack, key[1].address)) == 0)
        continue;
      if (!write_part (db, stmt, part, length, places, error))
        return FALSE;
      g_byte_array_set_size (places, 0);
      last = 0;
    }
  return write_beginning (db, stmt, &beginnings[0], error) &&
         write_beginning (db, stmt, &beginnings[1], error);
}

/* FIDE's files of one month and of the next are one list; so are its text and its XML. */
static char *
dup_source (GFile *file)
{
  static const char *const own[] = { "players_list", "standard", "rapid", "blitz" };
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *small = g_utf8_strdown (base, -1);
  gsize length;

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (g_str_has_prefix (small, own[i]))
      return i == 0 ? g_strdup ("fide") : g_strdup_printf ("fide-%s", own[i]);
  if (strrchr (small, '.') != NULL && strrchr (small, '.') != small)
    *strrchr (small, '.') = '\0';
  length = strlen (small);
  while (length > 1 && strchr ("0123456789-_. ", small[length - 1]) != NULL)
    length--;
  return g_utf8_make_valid (small, (gssize) length);
}

static gboolean
create_tables (sqlite3 *db, gint64 id, GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);

  g_string_append_printf (
      sql, "CREATE TABLE player_%" G_GINT64_FORMAT " (rank INTEGER PRIMARY KEY, key TEXT NOT NULL",
      id);
  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    g_string_append_printf (sql, ", %s", brg_rating_lists_columns[i]);
  g_string_append_printf (sql,
                          ");"
                          "CREATE TABLE part_%" G_GINT64_FORMAT
                          " (part TEXT NOT NULL PRIMARY KEY, places BLOB NOT NULL) WITHOUT ROWID",
                          id);
  return brg_sql_script (db, sql->str, error);
}

/* @id: 0 when there is none */
static gboolean
find_list (sqlite3 *db, const char *source, gint64 *id, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, "SELECT id FROM list WHERE source = ?1", -1, &stmt, NULL) !=
      SQLITE_OK)
    return brg_sql_set_error (error, db);
  sqlite3_bind_text (stmt, 1, source, -1, SQLITE_STATIC);
  code = sqlite3_step (stmt);
  *id = code == SQLITE_ROW ? sqlite3_column_int64 (stmt, 0) : 0;
  return code == SQLITE_ROW || code == SQLITE_DONE || brg_sql_set_error (error, db);
}

/* `OCT26` is the first of October 2026. */
static char *
dup_day (const Work *work)
{
  static const char months[] = "JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC";
  const char *month = work->info->month;
  g_autofree char *letters = g_strndup (month, 3);
  const char *found = strlen (letters) == 3 ? strstr (months, letters) : NULL;

  if (work->edition->day != NULL)
    return g_strdup (work->edition->day);
  if (found == NULL || (found - months) % 3 != 0 || strlen (month) != 5)
    return g_strdup ("");
  return g_strdup_printf ("20%s-%02d-01", month + 3, (int) (found - months) / 3 + 1);
}

static gboolean
insert_row (sqlite3 *db, gint64 id, const Work *work, gint64 position, GError **error)
{
  g_autofree char *day = dup_day (work);
  const char *game = work->edition->game != NULL ? work->edition->game : "chess";
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (
          db,
          "INSERT INTO list (id, source, month, n_players, imported_at, title, game,"
          " day, position, own_numbers)"
          " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
          -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  sqlite3_bind_int64 (stmt, 1, id);
  sqlite3_bind_text (stmt, 2, work->source, -1, SQLITE_STATIC);
  sqlite3_bind_text (stmt, 3, work->info->month, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (stmt, 4, work->info->n_players);
  sqlite3_bind_int64 (stmt, 5, g_get_real_time () / G_USEC_PER_SEC);
  sqlite3_bind_text (stmt, 6, work->title, -1, SQLITE_STATIC);
  sqlite3_bind_text (stmt, 7, game, -1, SQLITE_STATIC);
  sqlite3_bind_text (stmt, 8, day, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (stmt, 9, position);
  sqlite3_bind_int64 (stmt, 10, work->edition->mapping != NULL);
  return step (db, stmt, error);
}

static gboolean
index_numbers (sqlite3 *db, gint64 id, const Work *work, GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);

  g_string_append_printf (
      sql, "CREATE INDEX number_%" G_GINT64_FORMAT " ON player_%" G_GINT64_FORMAT " (number);", id,
      id);
  if (work->edition->mapping != NULL)
    g_string_append_printf (
        sql, "CREATE INDEX fide_%" G_GINT64_FORMAT " ON player_%" G_GINT64_FORMAT " (fide_number)",
        id, id);
  return brg_sql_script (db, sql->str, error);
}

/* The new list stands beside the old one until that goes; it takes its place in the order. */
static gboolean
write_list (sqlite3 *db, gpointer data, GError **error)
{
  const Work *work = data;
  g_autofree char *query = NULL;
  gint64 old = 0;
  gint64 last = 0;
  gint64 position = 0;

  if (!find_list (db, work->source, &old, error) ||
      !brg_sql_read_number (db, "SELECT ifnull (max (id), 0) FROM list", &last, error) ||
      !create_tables (db, last + 1, error) ||
      !write_players (db, last + 1, &work->pack, work->cancellable, error) ||
      !write_parts (db, last + 1, &work->pack, work->cancellable, error) ||
      !index_numbers (db, last + 1, work, error))
    return FALSE;
  query = g_strdup_printf ("SELECT position FROM list WHERE id = %" G_GINT64_FORMAT, old);
  if (old != 0 && (!brg_sql_read_number (db, query, &position, error) ||
                   !brg_rating_lists_drop (db, old, error)))
    return FALSE;
  return insert_row (db, last + 1, work, position, error);
}

static void
work_clear (Work *work)
{
  pack_clear (&work->pack);
  g_free (work->source);
  g_free (work->title);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

/* A list with a title is known by it, one without by its file. */
static void
name_list (Work *work, GFile *list)
{
  g_autofree char *base = g_file_get_basename (list);
  char *dot = strrchr (base, '.');

  if (work->edition->title != NULL && *work->edition->title != '\0')
    {
      g_autofree char *small = g_utf8_casefold (work->edition->title, -1);

      work->source = g_strconcat ("=", small, NULL);
      work->title = g_strdup (work->edition->title);
      return;
    }
  work->source = dup_source (list);
  if (g_str_equal (work->source, "fide"))
    work->title = g_strdup ("FIDE");
  else if (dot != NULL && dot != base)
    work->title = g_utf8_make_valid (base, dot - base);
  else
    work->title = g_utf8_make_valid (base, -1);
}

gboolean
brg_rating_lists_import (const char *path,
                         GFile *list,
                         const char *name,
                         const BrgRatingListsEdition *edition,
                         BrgRatingListInfo *info,
                         GPtrArray *notes,
                         BrgRatingListProgress progress,
                         gpointer data,
                         GCancellable *cancellable,
                         GError **error)
{
  static const BrgRatingListsEdition plain = { 0 };
  g_auto (Work) work = { .edition = edition != NULL ? edition : &plain,
                         .info = info,
                         .cancellable = cancellable };

  work.pack.blocks = g_ptr_array_new_with_free_func (g_free);
  work.pack.players = g_array_new (FALSE, FALSE, sizeof (Key));
  if (!brg_rating_list_read (list, name, work.edition->mapping, info, notes, pack_player,
                             &work.pack, progress, data, cancellable, error))
    return FALSE;
  g_qsort_with_data (work.pack.players->data, (gint) work.pack.players->len, sizeof (Key),
                     compare_players, &work.pack);
  name_list (&work, list);
  return brg_rating_lists_write (path, TRUE, write_list, &work, error);
}
