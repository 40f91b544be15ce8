/* brg-openings.c - tables of start positions for draughts-64, and the lot that takes one
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 * Tests: tests/data/test-openings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-openings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-draughts-fen.h"
#include "brg-draughts-move.h"
#include "brg-draughts-read.h"
#include "brg-format-error.h"
#include "brg-lots.h"
#include "brg-tables-resources.h"

#define PATH "/org/berger/Berger/tables/draughts64-openings.tsv"

enum
{
  COLUMN_TABLE,
  COLUMN_CODE,
  COLUMN_KIND,
  COLUMN_PRINTED,
  COLUMN_MOVES,
  COLUMN_FEN,
  COLUMN_GAMES,
  N_COLUMNS,
};

struct _BrgOpenings
{
  GArray *openings; /* BrgOpening */
  GPtrArray *rows;  /* char **, what the openings point into */
};

static const char *const ids[] = { "fmjd", "idf-basic", "idf-ballots", NULL };

const char *const *
brg_openings_get_ids (void)
{
  return ids;
}

static void
add_row (BrgOpenings *openings, const char *id, const char *line)
{
  g_auto (GStrv) row = g_strsplit (line, "\t", N_COLUMNS);
  BrgOpening opening;

  if (*line == '#' || *line == '\0')
    return;
  g_assert (g_strv_length (row) == N_COLUMNS);
  if (!g_str_equal (row[COLUMN_TABLE], id))
    return;
  opening = (BrgOpening){
    .code = row[COLUMN_CODE],
    .printed = row[COLUMN_PRINTED],
    .moves = g_str_equal (row[COLUMN_KIND], "set") ? NULL : row[COLUMN_MOVES],
    .fen = row[COLUMN_FEN],
    .is_free_only = g_str_equal (row[COLUMN_GAMES], "free-choice"),
  };
  g_array_append_val (openings->openings, opening);
  g_ptr_array_add (openings->rows, g_steal_pointer (&row));
}

static BrgOpenings *
new_openings (void)
{
  BrgOpenings *openings = g_new (BrgOpenings, 1);

  openings->openings = g_array_new (FALSE, FALSE, sizeof (BrgOpening));
  openings->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  return openings;
}

static BrgOpenings *
load (const char *id)
{
  g_autoptr (GBytes) bytes = NULL;
  g_auto (GStrv) lines = NULL;
  BrgOpenings *openings;

  bytes =
      g_resource_lookup_data (brg_tables_get_resource (), PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert (bytes != NULL);
  lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  openings = new_openings ();
  for (char **line = lines; *line != NULL; line++)
    add_row (openings, id, *line);
  return openings;
}

/* Tables that were learnt, by their ids; they stay until the program ends. */
static GMutex learnt_lock;
static GHashTable *learnt; /* char * -> BrgOpenings * */

static const BrgOpenings *
find_learnt (const char *id, const char **constant)
{
  gpointer key = NULL;
  gpointer value = NULL;

  g_mutex_lock (&learnt_lock);
  if (learnt != NULL)
    g_hash_table_lookup_extended (learnt, id, &key, &value);
  g_mutex_unlock (&learnt_lock);
  if (constant != NULL)
    *constant = key;
  return value;
}

const char *
brg_openings_intern_id (const char *id)
{
  const char *constant;

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return ids[i];
  find_learnt (id, &constant);
  return constant;
}

/* The moves of a line from the usual start; the position that they reach. */
static char *
play_moves (const char *text, const char *file, guint line, GError **error)
{
  g_auto (GStrv) moves = g_strsplit (text, " ", -1);
  BrgDraughtsPosition position = brg_draughts_position_start (BRG_DRAUGHTS_64);

  for (char **move = moves; *move != NULL && **move != '\0'; move++)
    {
      g_auto (BrgDraughtsMoveList) fits = { 0 };

      if (brg_draughts_move_read (&position, *move, -1, BRG_DRAUGHTS_READ_ANY, &fits) != 1)
        {
          brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, file, line, 1,
                                /* Translators: a move as it stands in a file */
                                _ ("“%s” is no move here, expected one like c3-d4"), *move);
          return NULL;
        }
      brg_draughts_move_make (&position, &fits.moves[0], NULL);
    }
  return brg_draughts_fen_write (&position, BRG_DRAUGHTS_FEN_NUMBERS);
}

/* Whether a line tells where the men stand, not how they move. */
static gboolean
is_set (const char *text)
{
  return (g_ascii_toupper (*text) == 'W' || g_ascii_toupper (*text) == 'B') && text[1] == ':';
}

/* rus-draughts-2022 6.2.2: a position that men are put into; each side needs some. */
static char *
set_position (const char *text, const char *file, guint line, GError **error)
{
  BrgDraughtsPosition position;
  BrgDraughtsFenFault fault = { .column = 1 };

  if (brg_draughts_fen_read (text, BRG_DRAUGHTS_64, &position, &fault) &&
      position.pieces[BRG_COLOUR_WHITE] != 0 && position.pieces[BRG_COLOUR_BLACK] != 0)
    return brg_draughts_fen_write (&position, BRG_DRAUGHTS_FEN_NUMBERS);
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, file, line, (guint) fault.column,
                        /* Translators: a line as it stands in a file */
                        _ ("“%s” is no position, expected one like W:Wa1,c1:Bb8,d8"), text);
  return NULL;
}

/* Moves parted by blanks; numbers of moves are not needed, and may be there. */
static char *
join_moves (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && !g_str_has_suffix (*word, "."))
      g_ptr_array_add (moves, *word);
  g_ptr_array_add (moves, NULL);
  return g_strjoinv (" ", (char **) moves->pdata);
}

static gboolean
add_own (BrgOpenings *openings, const char *text, const char *file, guint line, GError **error)
{
  const char *tab = strchr (text, '\t');
  g_autofree char *code = tab != NULL ? g_strndup (text, (gsize) (tab - text))
                                      : g_strdup_printf ("%u", openings->openings->len + 1);
  g_autofree char *rest = g_strstrip (g_strdup (tab != NULL ? tab + 1 : text));
  g_autofree char *moves = is_set (rest) ? NULL : join_moves (rest);
  g_autofree char *fen = NULL;
  char **row;
  BrgOpening opening;

  g_strstrip (code);
  if (*code == '\0' || strlen (code) > BRG_OPENINGS_MAX_CODE || strpbrk (code, "|:") != NULL ||
      brg_openings_find (openings, code) != NULL)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, file, line, 1,
                            _ ("“%s”, expected a code of its own with at most %d characters"), code,
                            BRG_OPENINGS_MAX_CODE);
      return FALSE;
    }
  fen = moves != NULL ? play_moves (moves, file, line, error)
                      : set_position (rest, file, line, error);
  if (fen == NULL)
    return FALSE;
  row = g_new0 (char *, 4);
  row[0] = g_steal_pointer (&code);
  row[1] = g_steal_pointer (&fen);
  row[2] = g_steal_pointer (&moves);
  g_ptr_array_add (openings->rows, row);
  opening = (BrgOpening){ .code = row[0], .moves = row[2], .fen = row[1] };
  opening.printed = opening.moves != NULL ? opening.moves : "";
  g_array_append_val (openings->openings, opening);
  return TRUE;
}

static void
free_openings (BrgOpenings *openings)
{
  g_array_unref (openings->openings);
  g_ptr_array_unref (openings->rows);
  g_free (openings);
}

static BrgOpenings *
read_own (const char *text, const char *file, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  BrgOpenings *openings = new_openings ();
  guint n_lines = g_strv_length (lines);

  for (guint i = 0; i < n_lines; i++)
    {
      g_strchomp (lines[i]);
      if (*lines[i] == '\0' || *lines[i] == '#' || add_own (openings, lines[i], file, i + 1, error))
        continue;
      free_openings (openings);
      return NULL;
    }
  if (openings->openings->len > 0)
    return openings;
  free_openings (openings);
  brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, file, 1, 1,
                        _ ("no opening, expected moves like c3-d4 d6-c5 or a position like "
                           "W:Wa1,c1:Bb8,d8 on every line"));
  return NULL;
}

const char *
brg_openings_learn (const char *text, const char *file, GError **error)
{
  g_autofree char *sum = NULL;
  g_autofree char *id = NULL;
  const char *constant;
  BrgOpenings *openings;

  g_return_val_if_fail (text != NULL && file != NULL, NULL);

  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  sum[8] = '\0';
  id = g_strconcat ("own-", sum, NULL);
  find_learnt (id, &constant);
  if (constant != NULL)
    return constant;
  openings = read_own (text, file, error);
  if (openings == NULL)
    return NULL;
  g_mutex_lock (&learnt_lock);
  if (learnt == NULL)
    learnt = g_hash_table_new (g_str_hash, g_str_equal);
  if (g_hash_table_contains (learnt, id))
    free_openings (openings);
  else
    g_hash_table_insert (learnt, g_strdup (id), openings);
  g_mutex_unlock (&learnt_lock);
  find_learnt (id, &constant);
  return constant;
}

const BrgOpenings *
brg_openings_get (const char *id)
{
  static BrgOpenings *tables[G_N_ELEMENTS (ids)];
  guint n = 0;

  g_return_val_if_fail (id != NULL, NULL);

  while (ids[n] != NULL && !g_str_equal (ids[n], id))
    n++;
  if (ids[n] == NULL)
    return find_learnt (id, NULL);
  if (g_once_init_enter (&tables[n]))
    g_once_init_leave (&tables[n], load (id));
  return tables[n];
}

guint
brg_openings_get_n (const BrgOpenings *openings)
{
  g_return_val_if_fail (openings != NULL, 0);

  return openings->openings->len;
}

const BrgOpening *
brg_openings_get_nth (const BrgOpenings *openings, guint n)
{
  g_return_val_if_fail (openings != NULL && n < openings->openings->len, NULL);

  return &g_array_index (openings->openings, BrgOpening, n);
}

const BrgOpening *
brg_openings_find (const BrgOpenings *openings, const char *code)
{
  g_return_val_if_fail (openings != NULL && code != NULL, NULL);

  for (guint i = 0; i < openings->openings->len; i++)
    if (g_str_equal (brg_openings_get_nth (openings, i)->code, code))
      return brg_openings_get_nth (openings, i);
  return NULL;
}

static gboolean
is_for_game (const BrgOpening *opening, gboolean has_majority)
{
  return !(has_majority && opening->is_free_only);
}

const BrgOpening *
brg_openings_draw (const BrgOpenings *openings,
                   gboolean has_majority,
                   guint64 seed,
                   guint round,
                   guint board)
{
  BrgLots lots;
  guint64 n_fit = 0;
  guint64 lot;

  g_return_val_if_fail (openings != NULL, NULL);
  g_return_val_if_fail (round <= BRG_OPENINGS_MAX_ROUND && board <= BRG_OPENINGS_MAX_ROUND, NULL);

  /* rus-draughts-2022 6.2.2: the start position is drawn from the table of the regulations. */
  for (guint i = 0; i < openings->openings->len; i++)
    n_fit += is_for_game (brg_openings_get_nth (openings, i), has_majority);
  lots = brg_lots_begin (seed, BRG_OPENINGS_DRAW + ((guint64) round << 16) + board);
  lot = brg_lots_below (&lots, n_fit);
  for (guint i = 0; i < openings->openings->len; i++)
    {
      const BrgOpening *opening = brg_openings_get_nth (openings, i);

      if (is_for_game (opening, has_majority) && lot-- == 0)
        return opening;
    }
  g_assert_not_reached ();
}
