/* brg-openings.c - tables of start positions for draughts-64, and the lot that takes one
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 * Tests: tests/data/test-openings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-openings.h"

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
load (const char *id)
{
  g_autoptr (GBytes) bytes = NULL;
  g_auto (GStrv) lines = NULL;
  BrgOpenings *openings;

  bytes =
      g_resource_lookup_data (brg_tables_get_resource (), PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert (bytes != NULL);
  lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  openings = g_new (BrgOpenings, 1);
  openings->openings = g_array_new (FALSE, FALSE, sizeof (BrgOpening));
  openings->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  for (char **line = lines; *line != NULL; line++)
    add_row (openings, id, *line);
  return openings;
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
    return NULL;
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
