/* vectors.c - reads the tournaments and tables of the tie-break fixtures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "vectors.h"

#include <string.h>

static char **
load_lines (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

Vector *
vector_load (const char *folder, const char *name)
{
  g_auto (GStrv) lines = load_lines (folder, name);
  Vector *vector = g_new0 (Vector, 1);

  vector->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  vector->head = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '#')
      {
        g_auto (GStrv) parts = g_strsplit (lines[i] + 1, "\t", 2);

        g_hash_table_insert (vector->head, g_strdup (parts[0]), g_strdup (parts[1]));
      }
    else if (lines[i][0] != '\0' && vector->names == NULL)
      vector->names = g_strsplit (lines[i], "\t", -1);
    else if (lines[i][0] != '\0')
      g_ptr_array_add (vector->rows, g_strsplit (lines[i], "\t", -1));
  return vector;
}

void
vector_free (Vector *vector)
{
  if (vector == NULL)
    return;
  g_strfreev (vector->names);
  g_ptr_array_unref (vector->rows);
  g_hash_table_unref (vector->head);
  g_free (vector);
}

const char *
vector_get (const Vector *vector, guint row, const char *column)
{
  char **cells = g_ptr_array_index (vector->rows, row);

  for (guint i = 0; vector->names[i] != NULL; i++)
    if (g_str_equal (vector->names[i], column))
      return cells[i];
  g_assert_not_reached ();
}

static gint
parse_columns (const char *line, gsize first, gsize last)
{
  g_autofree char *digits = g_strndup (line + first - 1, last - first + 1);

  return (gint) g_ascii_strtoll (digits, NULL, 10);
}

static void
read_trf_rounds (BrgTournament *tournament, gint player, const char *line)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      gsize column = 92 + 10 * ((gsize) round - 1);
      BrgCell *cell = brg_tournament_cell (tournament, player, round);
      gint number;

      if (strlen (line) < column + 7)
        return;
      number = parse_columns (line, column, column + 3);
      cell->opponent = number == 0 ? BRG_NOBODY : number - 1;
      cell->colour = line[column + 4] == 'w'   ? BRG_COLOUR_WHITE
                     : line[column + 4] == 'b' ? BRG_COLOUR_BLACK
                                               : BRG_COLOUR_NONE;
      g_assert_true (brg_outcome_from_code (line[column + 6], &cell->outcome));
    }
}

BrgTournament *
vector_load_trf (const char *name)
{
  g_auto (GStrv) lines = load_lines ("tiebreaks-fide", name);
  BrgTournamentKind kind = BRG_TOURNAMENT_SWISS;
  BrgTournament *tournament;
  gint n_players = 0;
  gint n_rounds = 0;
  gint cycles = 1;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      n_players += g_str_has_prefix (lines[i], "001 ");
      if (g_str_has_prefix (lines[i], "XXR "))
        n_rounds = atoi (lines[i] + 4);
      if (g_str_has_prefix (lines[i], "092 ") && strstr (lines[i], "Round-Robin") != NULL)
        kind = BRG_TOURNAMENT_ROUND_ROBIN;
      if (g_str_has_prefix (lines[i], "092 ") && strstr (lines[i], "Double") != NULL)
        cycles = 2;
    }
  tournament = brg_tournament_new (kind, n_players, n_rounds);
  tournament->cycles = cycles;
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "001 "))
      {
        gint player = parse_columns (lines[i], 5, 8) - 1;

        tournament->players[player].rating = parse_columns (lines[i], 49, 52);
        read_trf_rounds (tournament, player, lines[i]);
      }
  return tournament;
}

static BrgOutcome
read_outcome (char code)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  if (code != '.')
    g_assert_true (brg_outcome_from_code (code, &outcome));
  return outcome;
}

/* Round of the Berger table in which two players meet, and whether the first has White. */
static gint
find_berger_round (gint n_players, gint number, gint other, gboolean *is_white)
{
  gint even = n_players + n_players % 2;
  gint low = MIN (number, other);
  gint high = MAX (number, other);

  if (high == even)
    {
      *is_white = (low <= even / 2) == (number == low);
      return (2 * low - 2) % (even - 1) + 1;
    }
  *is_white = ((low + high) % 2 == 1) == (number == low);
  return (low + high - 2) % (even - 1) + 1;
}

/* A player's row of a crosstable. */
static void
read_crosstable (BrgTournament *tournament, gint player, char **cells)
{
  gint rounds_a_cycle = tournament->n_rounds / tournament->cycles;

  for (gint other = 0; other < tournament->n_players; other++)
    for (gint cycle = 0; cycle < tournament->cycles && other != player; cycle++)
      {
        gboolean is_white;
        gint round = find_berger_round (tournament->n_players, player + 1, other + 1, &is_white);
        BrgCell *cell = brg_tournament_cell (tournament, player, round + cycle * rounds_a_cycle);

        g_assert_cmpint (cell->opponent, ==, BRG_NOBODY);
        cell->opponent = other;
        cell->colour = is_white == (cycle == 0) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
        cell->outcome = read_outcome (cells[other][cycle]);
      }
}

static void
read_swiss_rounds (BrgTournament *tournament, gint player, char **cells)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      g_auto (GStrv) parts = g_strsplit (cells[round - 1], ":", 3);
      BrgCell *cell = brg_tournament_cell (tournament, player, round);

      cell->opponent = atoi (parts[0]) - 1;
      cell->colour = parts[1][0] == 'w'   ? BRG_COLOUR_WHITE
                     : parts[1][0] == 'b' ? BRG_COLOUR_BLACK
                                          : BRG_COLOUR_NONE;
      cell->outcome = read_outcome (parts[2][0]);
      /* A plus without an opponent is the odd player's. */
      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_FORFEIT_WIN)
        cell->outcome = BRG_OUTCOME_PAIRING_BYE;
    }
}

/* `9@4` left after round 4. A crosstable knows no rounds: there a player is taken as gone before
 * the first, so that every game that he did not play is one he left behind. */
static void
read_withdrawn (BrgTournament *tournament, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = strchr (words[i], '@');

      tournament->players[atoi (words[i]) - 1].left_after = at != NULL ? atoi (at + 1) : 0;
    }
}

BrgTournament *
vector_load_seeds (const char *name)
{
  g_auto (GStrv) lines = load_lines ("tiebreaks-seeds", name);
  g_autoptr (GHashTable) head =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  BrgTournament *tournament;
  char **value;
  gint n_players;

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '#')
      {
        char **parts = g_strsplit (lines[i], "\t", 2);

        g_hash_table_insert (head, g_strdup (parts[0]), parts);
      }
    else if (lines[i][0] != '\0')
      g_ptr_array_add (rows, g_strsplit (lines[i], "\t", -1));
  n_players = (gint) rows->len;
  value = g_hash_table_lookup (head, "#kind");
  if (g_str_equal (value[1], "rr"))
    {
      gint cycles = atoi (((char **) g_hash_table_lookup (head, "#cycles"))[1]);

      tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players,
                                       cycles * (n_players + n_players % 2 - 1));
      tournament->cycles = cycles;
    }
  else
    tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players,
                                     (gint) g_strv_length (g_ptr_array_index (rows, 0)) - 3);
  value = g_hash_table_lookup (head, "#win");
  if (g_str_equal (value[1], "2"))
    tournament->scoring = brg_scoring_two_one ();
  if ((value = g_hash_table_lookup (head, "#withdrawn")) != NULL)
    read_withdrawn (tournament, value[1]);
  for (gint player = 0; player < n_players; player++)
    {
      char **cells = g_ptr_array_index (rows, player);

      tournament->players[player].rating = atoi (cells[2]);
      if (tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
        read_crosstable (tournament, player, cells + 3);
      else
        read_swiss_rounds (tournament, player, cells + 3);
    }
  return tournament;
}

static void
read_word (BrgCell *cell, const char *word)
{
  char *rest;

  if (word[0] == '-')
    {
      cell->outcome = word[1] != '\0' ? read_outcome (word[1]) : BRG_OUTCOME_NONE;
      return;
    }
  cell->opponent = (gint) g_ascii_strtoll (word, &rest, 10) - 1;
  cell->colour = rest[0] == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  cell->outcome = rest[1] == '?' ? BRG_OUTCOME_NONE : read_outcome (rest[1]);
}

BrgTournament *
vector_make (BrgTournamentKind kind, const char *const *rows)
{
  gint n_players = (gint) g_strv_length ((char **) rows);
  g_auto (GStrv) first = g_strsplit (rows[0], " ", -1);
  BrgTournament *tournament = brg_tournament_new (kind, n_players, (gint) g_strv_length (first));

  for (gint player = 0; player < n_players; player++)
    {
      g_auto (GStrv) words = g_strsplit (rows[player], " ", -1);

      g_assert_cmpint ((gint) g_strv_length (words), ==, tournament->n_rounds);
      for (gint round = 1; round <= tournament->n_rounds; round++)
        read_word (brg_tournament_cell (tournament, player, round), words[round - 1]);
    }
  return tournament;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

const char *const *
vector_list_files (const char *folder, const char *suffix, guint *n_files)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *names = g_ptr_array_new ();
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, (gpointer) g_intern_string (name));
  g_ptr_array_sort (names, compare_names);
  *n_files = names->len;
  return (const char *const *) g_ptr_array_free (names, FALSE);
}
