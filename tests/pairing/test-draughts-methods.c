/* test-draughts-methods.c - the draughts Swiss methods against recorded tournaments
 *
 * Every round is paired from the results of the rounds before it and the absences of the round
 * alone, and of the seed where lots are drawn. The small reader of report files here is the test's
 * own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-test.h"

/* Columns of a player's record, from 0. */
#define COLUMN_NUMBER 4
#define COLUMN_ROUNDS 91
#define WIDTH_ROUND 10

/* A method; its recorded tournaments are in the folder of its name. */
typedef struct
{
  const char *id;
  const char *article;
  gint n_rounds; /* rounds in all of them, those without any pairing included */
} Method;

static const Method methods[] = {
  { "coefficients", "rus-draughts-2022/5.4.10.5", 168 },
  { "solkoff", "rus-draughts-2022/5.4.10.6", 176 },
  { "buchholz", "rus-draughts-2022/5.4.10.7", 169 },
  { "blind", "rus-draughts-2022/5.4.10.4", 69 },
};

/* A line of an index. */
typedef struct
{
  const Method *method;
  char *name;
  guint64 seed;
  gint n_rounds;
} Row;

typedef struct
{
  GStrv trf;
  GStrv pairs;
} Record;

static void
record_clear (Record *record)
{
  g_strfreev (record->trf);
  g_strfreev (record->pairs);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Record, record_clear)

static GStrv
read_lines (const Method *method, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", method->id, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

static Record
read_record (const Row *row)
{
  g_autofree char *trf = g_strconcat (row->name, ".trf", NULL);
  g_autofree char *pairs = g_strconcat (row->name, ".pairs", NULL);

  return (Record){ read_lines (row->method, trf), read_lines (row->method, pairs) };
}

static gboolean
is_player (const char *line)
{
  return g_str_has_prefix (line, "001");
}

/* The three columns of a round: opponent, colour, result. FALSE where nothing is written. */
static gboolean
read_cell (const char *line, gint round, gint *opponent, gchar *colour, gchar *code)
{
  gsize column = COLUMN_ROUNDS + (gsize) (round - 1) * WIDTH_ROUND;

  if (strlen (line) < column + 8)
    return FALSE;
  *opponent = (gint) g_ascii_strtoll (line + column, NULL, 10);
  *colour = line[column + 5];
  *code = line[column + 7];
  return *opponent != 0 || *code != ' ';
}

static void
fill_cell (BrgTournament *tournament, gint player, gint round, const char *line)
{
  BrgCell *cell = brg_tournament_cell (tournament, player, round);
  gint opponent;
  gchar colour;
  gchar code;

  if (!read_cell (line, round, &opponent, &colour, &code))
    return;
  cell->opponent = opponent - 1;
  cell->colour = colour == 'w'   ? BRG_COLOUR_WHITE
                 : colour == 'b' ? BRG_COLOUR_BLACK
                                 : BRG_COLOUR_NONE;
  g_assert_true (brg_outcome_from_code (code, &cell->outcome));
}

/* What is known before the round: who was not paired then had said so, or was not there. */
static void
fill_absence (BrgTournament *tournament, gint player, gint round, const char *line)
{
  gint opponent = 0;
  gchar colour = ' ';
  gchar code = ' ';

  if (!read_cell (line, round, &opponent, &colour, &code))
    return;
  if (opponent == 0 && code != 'U')
    brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_ZERO_BYE);
}

static void
read_header (BrgTournament *tournament, const Record *record)
{
  for (gsize i = 0; record->trf[i] != NULL; i++)
    if (g_str_has_prefix (record->trf[i], "152"))
      tournament->initial_colour =
          strchr (record->trf[i] + 3, 'B') != NULL ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
    else if (g_str_has_prefix (record->trf[i], "162"))
      {
        g_assert_nonnull (strstr (record->trf[i], "W 2.0    D 1.0    L 0.0"));
        tournament->scoring = brg_scoring_two_one ();
      }
}

/* The tournament as it stood before @round. */
static BrgTournament *
read_until (const Record *record, gint round)
{
  BrgTournament *tournament;
  gint n_players = 0;
  gint n_rounds = 0;
  gint player = 0;

  for (gsize i = 0; record->trf[i] != NULL; i++)
    if (is_player (record->trf[i]))
      n_players++;
    else if (g_str_has_prefix (record->trf[i], "142"))
      n_rounds = (gint) g_ascii_strtoll (record->trf[i] + 3, NULL, 10);
  g_assert_cmpint (n_rounds, >=, round);
  tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  read_header (tournament, record);
  for (gsize i = 0; record->trf[i] != NULL; i++)
    {
      if (!is_player (record->trf[i]))
        continue;
      g_assert_cmpint (g_ascii_strtoll (record->trf[i] + COLUMN_NUMBER, NULL, 10), ==, player + 1);
      for (gint earlier = 1; earlier < round; earlier++)
        fill_cell (tournament, player, earlier, record->trf[i]);
      fill_absence (tournament, player, round, record->trf[i]);
      player++;
    }
  return tournament;
}

static char *
write_pairs (const BrgTournament *tournament, const BrgPairing *pairing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!pairing->exists)
    return g_strdup ("none\n");
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

      g_string_append_printf (text, "%d %d\n", tournament->players[pair.white].number,
                              pair.black == BRG_NOBODY ? 0
                                                       : tournament->players[pair.black].number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What every answer with reasons must fulfil. */
static void
assert_reasons_sound (const BrgTournament *tournament, const BrgPairing *pairing)
{
  g_autofree gint *counts = g_new0 (gint, pairing->pairs->len);
  gint last = 0;

  g_assert_cmpint (pairing->obstacles->len > 0, ==, !pairing->exists);
  for (guint i = 0; i < pairing->reasons->len; i++)
    {
      BrgReason reason = g_array_index (pairing->reasons, BrgReason, i);

      g_assert_cmpint (reason.pair, >=, last);
      g_assert_cmpint (reason.pair, <, (gint) pairing->pairs->len);
      last = reason.pair;
      counts[last]++;
      g_assert_true (g_str_has_prefix (reason.article, "rus-draughts-2022 5.4.10."));
      g_assert_cmpint (reason.player, >=, 0);
      g_assert_cmpint (reason.player, <, tournament->n_players);
    }
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      gboolean is_bye = g_array_index (pairing->pairs, BrgPair, i).black == BRG_NOBODY;

      g_assert_cmpint (counts[i], >=, is_bye ? 1 : 3);
      g_assert_cmpint (counts[i], <=, 6);
    }
}

static void
assert_round (const Row *row, const Record *record, gint round, const char *expected)
{
  const BrgPairingSystem *system = brg_pairing_system_find (row->method->id);
  BrgPairingRequest request = { .round = round, .seed = row->seed };
  g_autoptr (BrgTournament) tournament = read_until (record, round);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (BrgPairing) explained = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *pairs = NULL;
  g_autofree char *explained_pairs = NULL;

  pairing = brg_pairing_system_pair (system, tournament, &request, &error);
  g_assert_no_error (error);
  g_assert_nonnull (pairing);
  pairs = write_pairs (tournament, pairing);
  g_assert_cmpstr (pairs, ==, expected);
  g_assert_cmpuint (pairing->reasons->len, ==, 0);

  request.explain = TRUE;
  explained = brg_pairing_system_pair (system, tournament, &request, &error);
  explained_pairs = write_pairs (tournament, explained);
  g_assert_cmpstr (explained_pairs, ==, expected);
  assert_reasons_sound (tournament, explained);
}

/* Checks all rounds of a file. */
static void
test_record (gconstpointer data)
{
  const Row *row = data;
  g_auto (Record) record = read_record (row);
  g_autoptr (GString) expected = g_string_new (NULL);
  gint round = 0;

  for (gsize i = 0; record.pairs[i] != NULL; i++)
    {
      gboolean is_heading = g_str_has_prefix (record.pairs[i], "round ");
      gboolean is_end = record.pairs[i][0] == '\0';

      if ((is_heading || is_end) && round > 0)
        assert_round (row, &record, round, expected->str);
      if (is_end)
        break;
      if (is_heading)
        {
          g_assert_cmpint (g_ascii_strtoll (record.pairs[i] + 6, NULL, 10), ==, ++round);
          g_string_truncate (expected, 0);
        }
      else
        g_string_append_printf (expected, "%s\n", record.pairs[i]);
    }
  g_assert_cmpint (round, ==, row->n_rounds);
}

/* All rounds are there that the source counts. */
static void
test_index (gconstpointer data)
{
  const GPtrArray *rows = data;

  for (gsize i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      gint n_rounds = 0;

      for (guint j = 0; j < rows->len; j++)
        if (((const Row *) rows->pdata[j])->method == &methods[i])
          n_rounds += ((const Row *) rows->pdata[j])->n_rounds;
      g_assert_cmpint (n_rounds, ==, methods[i].n_rounds);
    }
}

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->name);
  g_free (row);
}

/* Columns: file, kind, players, rounds, paired rounds, 1 if then there is no pairing, scoring, lot,
 * special rounds, and for draws by lot the seed. */
static Row *
read_row (const Method *method, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", -1);
  Row *row = g_new0 (Row, 1);

  row->method = method;
  row->name = g_strdup (fields[0]);
  row->n_rounds =
      (gint) (g_ascii_strtoll (fields[4], NULL, 10) + g_ascii_strtoll (fields[5], NULL, 10));
  if (g_strv_length (fields) > 9)
    row->seed = g_ascii_strtoull (fields[9], NULL, 10);
  return row;
}

static void
add_rows (const Method *method, GPtrArray *rows)
{
  g_auto (GStrv) lines = read_lines (method, "INDEX.tsv");

  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      Row *row = read_row (method, lines[i]);
      g_autofree char *path =
          g_strdup_printf ("/pairing/draughts-methods/%s/%s", method->article, row->name);

      g_ptr_array_add (rows, row);
      g_test_add_data_func (path, row, test_record);
    }
}

BRG_TEST_TOPIC ("draughts-methods")
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (methods); i++)
    add_rows (&methods[i], rows);
  g_test_add_data_func ("/pairing/draughts-methods/index", rows, test_index);
  return g_test_run ();
}
