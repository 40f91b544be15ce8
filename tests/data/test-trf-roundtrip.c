/* test-trf-roundtrip.c - what is written is read again as the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf-writer.h"
#include "brg-trf.h"

static const char *const fixtures[] = {
  "karl-mala-2005.trf",     "lichess-swiss-2020.trf", "blind-0002.trf",
  "coefficients-0003.trf",  "dutch-0018.trf",         "dutch-0060.trf",
  "dutch-0067.trf",         "dutch-0072.trf",         "raw-0001.trf",
  "raw-0003.trf",           "t005-forfeits.trf",      "t012-blankcells.trf",
  "t013-unplayedmoves.trf", "t024-rr-odd.trf",        "t026-rr-dblforfeit.trf",
  "t028-rr-double.trf",     "team001-rr.trf",
};

static BrgTrf *
read_report (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_read (text, -1, "cup.trf", &error);

  g_assert_no_error (error);
  return trf;
}

static char *
write_report (const BrgTrf *trf, BrgTrfDialect dialect)
{
  g_autoptr (GError) error = NULL;
  char *text = brg_trf_write (trf, dialect, NULL, &error);

  g_assert_no_error (error);
  return text;
}

static char *
read_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "trf", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_same_date (const char *a, const char *b)
{
  g_autofree char *one = brg_date_text_normalise (a);
  g_autofree char *other = brg_date_text_normalise (b);

  if (one == NULL)
    g_assert_cmpstr (a, ==, b);
  else
    g_assert_cmpstr (one, ==, other);
}

static void
assert_same_texts (const BrgTrf *a, const BrgTrf *b, BrgTrfDialect dialect)
{
  guint n_texts = dialect == BRG_TRF_16 ? BRG_TRF_TEXT_STARTING_RANK : BRG_TRF_N_TEXTS;

  for (guint i = 0; i < n_texts; i++)
    if (i == BRG_TRF_TEXT_STARTS || i == BRG_TRF_TEXT_ENDS)
      assert_same_date (a->texts[i], b->texts[i]);
    else if (a->texts[i] != NULL ||
             (i != BRG_TRF_TEXT_N_PLAYERS && i != BRG_TRF_TEXT_N_RATED && i != BRG_TRF_TEXT_TYPE))
      g_assert_cmpstr (a->texts[i], ==, b->texts[i]);
  g_assert_cmpuint (a->deputies->len, ==, b->deputies->len);
  for (guint i = 0; i < a->deputies->len; i++)
    g_assert_cmpstr (a->deputies->pdata[i], ==, b->deputies->pdata[i]);
  g_assert_cmpuint (a->round_dates->len, ==, b->round_dates->len);
  for (guint i = 0; i < a->round_dates->len; i++)
    g_assert_cmpstr (a->round_dates->pdata[i], ==, b->round_dates->pdata[i]);
}

static void
assert_same_players (const BrgTrf *a, const BrgTrf *b)
{
  g_assert_cmpuint (a->players->len, ==, b->players->len);
  for (gint i = 0; i < (gint) a->players->len; i++)
    {
      const BrgTrfPlayer *one = brg_trf_get_player (a, i);
      const BrgTrfPlayer *other = brg_trf_get_player (b, i);

      g_assert_cmpint (one->number, ==, other->number);
      g_assert_cmpstr (one->sex, ==, other->sex);
      g_assert_cmpstr (one->title, ==, other->title);
      g_assert_cmpstr (one->name, ==, other->name);
      g_assert_cmpint (one->rating, ==, other->rating);
      g_assert_cmpstr (one->federation, ==, other->federation);
      g_assert_cmpstr (one->fide_id, ==, other->fide_id);
      g_assert_cmpstr (one->birth, ==, other->birth);
      if (one->points != BRG_TRF_NO_POINTS)
        g_assert_cmpint (one->points, ==, other->points);
      g_assert_cmpint (one->rank, ==, other->rank);
    }
}

static void
assert_same_tournament (const BrgTournament *a, const BrgTournament *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->cycles, ==, b->cycles);
  g_assert_cmpint (a->n_players, ==, b->n_players);
  g_assert_cmpint (a->n_rounds, ==, b->n_rounds);
  g_assert_cmpint (a->initial_colour, ==, b->initial_colour);
  g_assert_cmpmem (&a->scoring, sizeof a->scoring, &b->scoring, sizeof b->scoring);
  for (gint round = 1; round <= a->n_rounds; round++)
    for (gint player = 0; player < a->n_players; player++)
      {
        const BrgCell *one = brg_tournament_cell (a, player, round);
        const BrgCell *other = brg_tournament_cell (b, player, round);

        g_assert_cmpint (one->opponent, ==, other->opponent);
        g_assert_cmpint (one->colour, ==, other->colour);
        g_assert_cmpint (one->outcome, ==, other->outcome);
      }
}

static void
assert_same_details (const BrgTrf *a, const BrgTrf *b)
{
  for (gint round = 1; round <= a->tournament->n_rounds; round++)
    for (gint player = 0; player < a->tournament->n_players; player++)
      {
        g_assert_cmpint (brg_trf_virtual_points (a, player, round), ==,
                         brg_trf_virtual_points (b, player, round));
        for (gint other = 0; other < player && a->forbidden->len > 0; other++)
          g_assert_cmpint (brg_trf_is_forbidden (a, player, other, round), ==,
                           brg_trf_is_forbidden (b, player, other, round));
      }
  g_assert_cmpint (a->numbers_by_line, ==, b->numbers_by_line);
  g_assert_cmpint (a->is_team, ==, b->is_team);
  g_assert_cmpint (a->initial_colour_is_inferred, ==, b->initial_colour_is_inferred);
  g_assert_cmpuint (a->raw->len, ==, b->raw->len);
  for (guint i = 0; i < a->raw->len; i++)
    g_assert_cmpstr (((BrgTrfRaw *) a->raw->pdata[i])->text, ==,
                     ((BrgTrfRaw *) b->raw->pdata[i])->text);
}

static void
assert_same (const BrgTrf *a, const BrgTrf *b, BrgTrfDialect dialect)
{
  assert_same_texts (a, b, dialect);
  assert_same_players (a, b);
  assert_same_tournament (a->tournament, b->tournament);
  assert_same_details (a, b);
  if (dialect == BRG_TRF_16)
    return;
  g_assert_cmpint (a->unknown_points, ==, b->unknown_points);
  g_assert_cmpuint (a->adjustments->len, ==, b->adjustments->len);
  for (guint i = 0; i < a->adjustments->len; i++)
    {
      const BrgTrfAdjustment *one = a->adjustments->pdata[i];
      const BrgTrfAdjustment *other = b->adjustments->pdata[i];

      g_assert_cmpint (one->kind, ==, other->kind);
      g_assert_cmpint (one->match_points, ==, other->match_points);
      g_assert_cmpint (one->points, ==, other->points);
      g_assert_cmpint (one->round, ==, other->round);
      g_assert_cmpmem (one->numbers->data, one->numbers->len * sizeof (gint), other->numbers->data,
                       other->numbers->len * sizeof (gint));
    }
}

static void
assert_survives (const BrgTrf *trf)
{
  for (guint dialect = BRG_TRF_16; dialect <= BRG_TRF_26; dialect++)
    {
      g_autofree char *text = write_report (trf, dialect);
      g_autoptr (BrgTrf) again = read_report (text);
      g_autofree char *second = write_report (again, dialect);

      assert_same (trf, again, dialect);
      g_assert_cmpstr (text, ==, second);
    }
}

static void
test_fixture (gconstpointer data)
{
  g_autofree char *text = read_fixture (data);
  g_autoptr (BrgTrf) trf = read_report (text);

  assert_survives (trf);
}

/* Player records of a text, by start number, in their columns from the start number to the last
 * round. */
static GHashTable *
collect_records (const char *text)
{
  GHashTable *records = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_auto (GStrv) lines = g_strsplit_set (text, "\r\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "001 "))
      g_hash_table_insert (records, GINT_TO_POINTER (atoi (lines[i] + 4)),
                           g_strchomp (g_strdup (lines[i])));
  return records;
}

/* Files that other programs wrote in full columns come out again letter by letter. */
static void
test_same_letters (gconstpointer data)
{
  g_autofree char *text = read_fixture (data);
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (GHashTable) original = collect_records (text);
  GHashTableIter iter;
  gpointer number;
  gpointer record;

  g_assert_cmpuint (g_hash_table_size (original), ==, trf->players->len);
  for (guint dialect = BRG_TRF_16; dialect <= BRG_TRF_26; dialect++)
    {
      g_autofree char *written = write_report (trf, dialect);
      g_autoptr (GHashTable) records = collect_records (written);

      g_hash_table_iter_init (&iter, original);
      while (g_hash_table_iter_next (&iter, &number, &record))
        g_assert_cmpstr (g_hash_table_lookup (records, number), ==, record);
    }
}

static const char *const full_column_fixtures[] = {
  "blind-0002.trf",    "coefficients-0003.trf",  "dutch-0018.trf",         "dutch-0060.trf",
  "dutch-0067.trf",    "dutch-0072.trf",         "raw-0001.trf",           "raw-0003.trf",
  "t005-forfeits.trf", "t013-unplayedmoves.trf", "t026-rr-dblforfeit.trf", "t028-rr-double.trf",
};

static gint
pick (GRand *random, gint n)
{
  return g_rand_int_range (random, 0, n);
}

static void
fill_round (BrgTournament *tournament, GRand *random, gint round)
{
  static const BrgOutcome results[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_UNRATED_WIN, BRG_OUTCOME_UNRATED_LOSS },
    { BRG_OUTCOME_UNRATED_DRAW, BRG_OUTCOME_UNRATED_DRAW },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
    { BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED },
  };
  static const BrgOutcome byes[] = { BRG_OUTCOME_FULL_BYE, BRG_OUTCOME_HALF_BYE,
                                     BRG_OUTCOME_ZERO_BYE };
  gint waiting = BRG_NOBODY;

  for (gint player = 0; player < tournament->n_players; player++)
    if (player > 1 && pick (random, 8) == 0)
      brg_tournament_set_bye (tournament, round, player, byes[pick (random, G_N_ELEMENTS (byes))]);
    else if (waiting == BRG_NOBODY)
      waiting = player;
    else
      {
        gint result = pick (random, G_N_ELEMENTS (results));
        gboolean turn = pick (random, 2) == 1;

        brg_tournament_set_game (tournament, round, turn ? player : waiting,
                                 turn ? waiting : player, results[result][0], results[result][1]);
        waiting = BRG_NOBODY;
      }
  if (waiting != BRG_NOBODY)
    brg_tournament_set_bye (tournament, round, waiting, BRG_OUTCOME_PAIRING_BYE);
}

static BrgTournament *
make_tournament (GRand *random)
{
  gint n_players = 2 + pick (random, 12);
  gint n_rounds = 1 + pick (random, 9);
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  gint last = 1 + pick (random, n_rounds);
  gint number = 0;

  for (gint player = 0; player < n_players; player++)
    {
      number += 1 + (pick (random, 5) == 0 ? pick (random, 500) : 0);
      tournament->players[player].number = number;
      tournament->players[player].rating = pick (random, 3) == 0 ? 0 : 1 + pick (random, 3000);
      for (gint round = last + 1; round <= n_rounds; round++)
        if (pick (random, 6) == 0)
          brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_HALF_BYE);
    }
  for (gint round = 1; round <= last; round++)
    fill_round (tournament, random, round);
  tournament->initial_colour = pick (random, 2) == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  if (pick (random, 2) == 0)
    tournament->scoring = brg_scoring_two_one ();
  return tournament;
}

static void
add_details (BrgTrf *trf, GRand *random)
{
  gint n_rounds = trf->tournament->n_rounds;
  gint n_players = trf->tournament->n_players;

  for (gint i = pick (random, 4); i > 0; i--)
    {
      BrgTrfAcceleration a = {
        .points = 30 * (1 + pick (random, 4)),
        .first_round = 1 + pick (random, n_rounds),
        .first_number = brg_trf_get_player (trf, pick (random, n_players))->number,
      };

      a.last_round = a.first_round + pick (random, n_rounds - a.first_round + 1);
      a.last_number = a.first_number + pick (random, 20);
      g_array_append_val (trf->accelerations, a);
    }
  for (gint i = pick (random, 3); i > 0; i--)
    {
      BrgTrfForbidden *forbidden = g_new0 (BrgTrfForbidden, 1);

      forbidden->first_round = 1 + pick (random, n_rounds);
      forbidden->last_round = forbidden->first_round + pick (random, 3);
      forbidden->numbers = g_array_new (FALSE, FALSE, sizeof (gint));
      for (gint j = 2 + pick (random, 3); j > 0; j--)
        g_array_append_val (forbidden->numbers,
                            brg_trf_get_player (trf, pick (random, n_players))->number);
      g_ptr_array_add (trf->forbidden, forbidden);
    }
}

static void
add_persons (BrgTrf *trf, GRand *random)
{
  static const char *const names[] = { "Щербаков, Ігор", "Müller, Jörg", "O'Hara, Ann-Mary",
                                       "李, 明", "Solo" };
  static const char *const titles[] = { "", "GM", "WFM", "кмс" };
  static const char *const births[] = { "", "1985", "1990-11-30" };
  static const char *const sexes[] = { "", "m", "f" };

  for (guint i = 0; i < trf->players->len; i++)
    {
      BrgTrfPlayer *player = brg_trf_get_player (trf, (gint) i);
      g_autoptr (BrgEntry) entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup (names[pick (random, G_N_ELEMENTS (names))]);
      g_free (entry->title);
      entry->title = g_strdup (titles[pick (random, G_N_ELEMENTS (titles))]);
      g_free (entry->birth);
      entry->birth = g_strdup (births[pick (random, G_N_ELEMENTS (births))]);
      g_free (entry->sex);
      entry->sex = g_strdup (sexes[pick (random, G_N_ELEMENTS (sexes))]);
      entry->rating = player->rating;
      brg_trf_player_set_entry (player, entry);
      player->rank = pick (random, 20);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2026);

  for (guint trial = 0; trial < 500; trial++)
    {
      g_autoptr (BrgTrf) trf = brg_trf_new (make_tournament (random));

      add_persons (trf, random);
      add_details (trf, random);
      assert_survives (trf);
    }
}

BRG_TEST_TOPIC ("trf-roundtrip")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      g_autofree char *path = g_strconcat ("/data/trf-roundtrip/file/", fixtures[i], NULL);

      g_test_add_data_func (path, fixtures[i], test_fixture);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (full_column_fixtures); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/trf-roundtrip/same-letters/", full_column_fixtures[i], NULL);

      g_test_add_data_func (path, full_column_fixtures[i], test_same_letters);
    }
  g_test_add_func ("/data/trf-roundtrip/random", test_random);
  return g_test_run ();
}
