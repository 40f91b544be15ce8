/* test-trf-snapshot.c - a report becomes an event in the database, and a report again
 *
 * Reports of ../fixtures/trf and ../fixtures/coefficients: two written by real programs, the others
 * by independent references. Points are those that stand in the files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf-schedule.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"
#include "store-fixture.h"

static BrgTrf *
load_report (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_load (file, name, &error);

  g_assert_no_error (error);
  return trf;
}

static BrgTrf *
read_report (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_read (text, -1, "cup.trf", &error);

  g_assert_no_error (error);
  return trf;
}

/* Imports a snapshot into the open workspace and reads it back. */
static BrgSnapshot *
store_snapshot (StoreFixture *fixture, const BrgSnapshot *snapshot)
{
  g_autoptr (GError) error = NULL;
  gint64 group_id = 0;
  BrgSnapshot *loaded;

  brg_store_import_event (fixture->store, snapshot, "cup.trf", &group_id, &error);
  g_assert_no_error (error);
  loaded = brg_store_load (fixture->store, group_id, &error);
  g_assert_no_error (error);
  return loaded;
}

static BrgTrf *
write_and_read (const BrgSnapshot *snapshot, BrgTrfDialect dialect)
{
  g_autoptr (BrgTrf) trf = brg_trf_from_snapshot (snapshot, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = brg_trf_write (trf, dialect, NULL, &error);

  g_assert_no_error (error);
  return read_report (text);
}

static void
assert_same_persons (const BrgTrf *before, const BrgTrf *after)
{
  g_assert_cmpuint (before->players->len, ==, after->players->len);
  for (gint i = 0; i < (gint) before->players->len; i++)
    {
      const BrgTrfPlayer *one = brg_trf_get_player (before, i);
      const BrgTrfPlayer *other = brg_trf_get_player (after, i);
      g_autoptr (BrgEntry) entry = brg_trf_player_to_entry (one);
      g_autoptr (BrgEntry) other_entry = brg_trf_player_to_entry (other);

      g_assert_cmpint (one->number, ==, other->number);
      g_assert_cmpstr (entry->family_name, ==, other_entry->family_name);
      g_assert_cmpstr (entry->given_name, ==, other_entry->given_name);
      g_assert_cmpstr (one->sex, ==, other->sex);
      g_assert_cmpstr (one->title, ==, other->title);
      g_assert_cmpint (one->rating, ==, other->rating);
      g_assert_cmpstr (one->federation, ==, other->federation);
      g_assert_cmpstr (one->fide_id, ==, other->fide_id);
      g_assert_cmpstr (one->birth, ==, other->birth);
    }
}

static void
assert_same_cells (const BrgTournament *before, const BrgTournament *after)
{
  g_assert_cmpint (before->kind, ==, after->kind);
  g_assert_cmpint (before->cycles, ==, after->cycles);
  g_assert_cmpint (before->n_players, ==, after->n_players);
  g_assert_cmpint (before->n_rounds, ==, after->n_rounds);
  for (gint round = 1; round <= before->n_rounds; round++)
    for (gint player = 0; player < before->n_players; player++)
      {
        const BrgCell *one = brg_tournament_cell (before, player, round);
        const BrgCell *other = brg_tournament_cell (after, player, round);

        g_test_message ("player %d, round %d", player + 1, round);
        g_assert_cmpint (one->opponent, ==, other->opponent);
        g_assert_cmpint (one->outcome, ==, other->outcome);
        if (one->colour != BRG_COLOUR_NONE)
          g_assert_cmpint (one->colour, ==, other->colour);
      }
}

/* What the file says of everybody's points, and what the event makes of his results. */
static void
assert_points_of_file (const BrgTrf *before, const BrgTournament *after)
{
  for (gint i = 0; i < after->n_players; i++)
    {
      const BrgTrfPlayer *player = brg_trf_get_player (before, i);

      if (player->points == BRG_TRF_NO_POINTS)
        continue;
      g_test_message ("player %d", player->number);
      g_assert_cmpint (brg_tournament_score (after, i, after->n_rounds), ==, player->points);
    }
}

static void
assert_round_trip (const char *folder, const char *name)
{
  static const BrgTrfDialect dialects[] = { BRG_TRF_16, BRG_TRF_26 };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgTrf) before = load_report (folder, name);
  g_autoptr (BrgSnapshot) made = brg_trf_to_snapshot (before, "cup");
  g_autoptr (BrgSnapshot) loaded = NULL;
  g_autoptr (BrgTournament) tournament = NULL;

  store_fixture_open (&fixture, 2);
  loaded = store_snapshot (&fixture, made);
  tournament = brg_snapshot_to_tournament (loaded);
  assert_same_cells (before->tournament, tournament);
  assert_points_of_file (before, tournament);
  for (guint i = 0; i < G_N_ELEMENTS (dialects); i++)
    {
      g_autoptr (BrgTrf) after = write_and_read (loaded, dialects[i]);

      assert_same_cells (before->tournament, after->tournament);
      assert_points_of_file (before, after->tournament);
      assert_same_persons (before, after);
    }
  store_fixture_close (&fixture);
}

static void
test_report (gconstpointer data)
{
  assert_round_trip ("trf", data);
}

static void
test_vectors (void)
{
  for (guint i = 1; i <= 25; i++)
    {
      g_autofree char *name = g_strdup_printf ("%04u.trf", i);

      g_test_message ("%s", name);
      assert_round_trip ("coefficients", name);
    }
}

/* A report of players without anything but their rounds. */
static BrgTrf *
make_report (const char *type, const char *const *rounds)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "012 Cup\n092 %s\n", type);
  for (guint i = 0; rounds[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player%04u, P", i + 1);

      /* The name stands in column 15, the first round begins in column 90. */
      g_string_append_printf (text, "001 %4u      %-75s%s\n", i + 1, name, rounds[i]);
    }
  return read_report (text->str);
}

static void
assert_states (const BrgSnapshot *snapshot, const char *expected)
{
  static const char letters[] = "pPC";
  g_autoptr (GString) states = g_string_new (NULL);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    g_string_append_c (states, letters[((BrgRound *) snapshot->rounds->pdata[i])->state]);
  g_assert_cmpstr (states->str, ==, expected);
}

static void
assert_absence (const BrgSnapshot *snapshot, gint entry, gint round, BrgOutcome outcome)
{
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry == entry && absence->round == round)
        {
          g_assert_cmpint (absence->outcome, ==, outcome);
          return;
        }
    }
  g_assert_cmpint (outcome, ==, BRG_OUTCOME_NONE);
}

/* rus-draughts-2022 app. 2: the table for four is 1-4 2-3, 4-3 1-2, 2-4 3-1. */
static const char *const two_of_three[] = {
  "     4 w 1     2 w =",
  "     3 w 1     1 b =",
  "     2 b 0     4 b 1",
  "     1 b 0     3 w 0",
  NULL,
};

static void
test_breaks_off (void)
{
  g_autoptr (BrgTrf) trf = make_report ("Individual: Round-Robin", two_of_three);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  const BrgRound *last = brg_snapshot_get_round (snapshot, 3);

  assert_states (snapshot, "CCp");
  g_assert_nonnull (last);
  g_assert_cmpint (g_array_index (last->games, BrgGame, 0).white, ==, 1);
  g_assert_cmpint (g_array_index (last->games, BrgGame, 0).black, ==, 3);
  g_assert_cmpint (g_array_index (last->games, BrgGame, 1).white, ==, 2);
  g_assert_cmpint (g_array_index (last->games, BrgGame, 1).black, ==, 0);
  g_assert_cmpint (brg_trf_schedule_plan_rest (snapshot), ==, 0);
}

/* The colours of the first game are not those of the table: nobody can know what follows. */
static void
test_breaks_off_off_table (void)
{
  static const char *const rounds[] = {
    "     4 b 1", "     3 w 1", "     2 b 0", "     1 w 0", NULL,
  };
  g_autoptr (BrgTrf) trf = make_report ("Individual: Round-Robin", rounds);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");

  assert_states (snapshot, "C");
  g_assert_cmpint (brg_trf_schedule_plan_rest (snapshot), ==, 2);
  g_assert_cmpuint (snapshot->rounds->len, ==, 1);
}

static void
test_ahead_of_schedule (void)
{
  static const char *const rounds[] = {
    "     4 w 1     2 w       3 b  ",
    "     3 w 1     1 b       4 w =",
    "     2 b 0     4 b       1 w  ",
    "     1 b 0     3 w       2 b =",
    NULL,
  };
  g_autoptr (BrgTrf) trf = make_report ("Individual: Round-Robin", rounds);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) loaded = NULL;
  g_autoptr (BrgTournament) tournament = NULL;

  assert_states (snapshot, "Cpp");
  store_fixture_open (&fixture, 2);
  loaded = store_snapshot (&fixture, snapshot);
  assert_states (loaded, "Cpp");
  tournament = brg_snapshot_to_tournament (loaded);
  assert_same_cells (trf->tournament, tournament);
  store_fixture_close (&fixture);
}

static void
test_running_round (void)
{
  static const char *const rounds[] = {
    "     4 w 1     2 w 1",
    "     3 w 1     1 b 0",
    "     2 b 0     4 b  ",
    "     1 b 0     3 w  ",
    NULL,
  };
  g_autoptr (BrgTrf) round_robin = make_report ("Individual: Round-Robin", rounds);
  g_autoptr (BrgTrf) swiss = make_report ("Individual: Swiss-System", rounds);
  g_autoptr (BrgSnapshot) planned = brg_trf_to_snapshot (round_robin, "cup");
  g_autoptr (BrgSnapshot) paired = brg_trf_to_snapshot (swiss, "cup");

  assert_states (planned, "CPp");
  assert_states (paired, "CP");
}

/* Half a point for a round missed, one to come, a late entry, a plus and a forfeit. */
static void
test_byes (void)
{
  static const char *const rounds[] = {
    "     2 w +  0000 - H     4 w =  0000 - Z",
    "     1 b -     3 w 1  0000 - U",
    "  0000 - H     2 b 0  0000 - F",
    "  0000 - Z  0000 - Z     1 b =  0000 - H",
    NULL,
  };
  g_autoptr (BrgTrf) trf = make_report ("Individual: Swiss-System", rounds);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) loaded = NULL;
  g_autoptr (BrgTrf) again = NULL;

  store_fixture_open (&fixture, 2);
  loaded = store_snapshot (&fixture, snapshot);
  assert_states (loaded, "CCC");
  assert_absence (loaded, 0, 2, BRG_OUTCOME_HALF_BYE);
  assert_absence (loaded, 0, 4, BRG_OUTCOME_ZERO_BYE);
  assert_absence (loaded, 1, 3, BRG_OUTCOME_NONE);
  assert_absence (loaded, 2, 1, BRG_OUTCOME_HALF_BYE);
  assert_absence (loaded, 2, 3, BRG_OUTCOME_FULL_BYE);
  assert_absence (loaded, 3, 4, BRG_OUTCOME_HALF_BYE);
  again = write_and_read (loaded, BRG_TRF_26);
  assert_same_cells (trf->tournament, again->tournament);
  store_fixture_close (&fixture);
}

/* A player who left, and one who comes later, are absent in the report, and nothing is lost. */
static void
test_left_and_late (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgTrf) trf = NULL;
  BrgEntry *late;

  store_fixture_open (&fixture, 5);
  before = store_fixture_load (&fixture);
  late = before->entries->pdata[4];
  late->joins_round = 2;
  brg_store_update_entry (fixture.store, late, &error);
  g_assert_no_error (error);
  brg_store_withdraw (fixture.store, ((BrgEntry *) before->entries->pdata[0])->id, 0, "", &error);
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  trf = write_and_read (after, BRG_TRF_26);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 0, 1)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 0, 9)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 4, 1)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (brg_tournament_cell (trf->tournament, 4, 2)->outcome, ==, BRG_OUTCOME_NONE);
  store_fixture_close (&fixture);
}

/* Without start numbers the report numbers the list as it stands. */
static void
test_unnumbered (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgSnapshot) again = NULL;

  snapshot->group->n_rounds = 3;
  for (guint i = 0; i < 3; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Player%u", i);
      entry->number = i == 0 ? 4 : 0;
      entry->carried_points = i == 0 ? BRG_POINT : 0;
      g_ptr_array_add (snapshot->entries, entry);
    }
  trf = write_and_read (snapshot, BRG_TRF_16);
  g_assert_cmpint (brg_trf_get_player (trf, 0)->number, ==, 4);
  g_assert_cmpint (brg_trf_get_player (trf, 1)->number, ==, 5);
  g_assert_cmpint (brg_trf_get_player (trf, 2)->number, ==, 6);
  g_assert_cmpstr (brg_trf_get_player (trf, 2)->family_name, ==, "Player2");
  g_assert_cmpint (brg_trf_get_player (trf, 0)->points, ==, BRG_POINT);
  again = brg_trf_to_snapshot (trf, "cup");
  g_assert_cmpint (brg_snapshot_get_entry (again, 0)->carried_points, ==, BRG_POINT);
  g_assert_cmpint (brg_snapshot_get_entry (again, 1)->carried_points, ==, 0);
}

static BrgTrf *
read_pairing_rules (const char *code, const char *records)
{
  g_autoptr (GString) text = g_string_new ("012 Open\n092 Individual: Swiss-System\n142 5\n");

  g_string_append_printf (text, "192 %s\n%s", code, records);
  for (guint i = 1; i <= 6; i++)
    g_string_append_printf (text, "001 %4u      Player, P%u\n", i, i);
  return read_report (text->str);
}

/* Forbidden pairs (260) and Baku acceleration (250; of six players four lead, of five rounds two
 * with a point and one with a half) go through the database and back into a report. */
static void
test_pairing_rules (void)
{
  static const char *const records = "250       1.0   1   2    1    4\n"
                                     "250       0.5   3   3    1    4\n"
                                     "260   2   3    1    6\n260   1   5    2    3    4\n";
  g_autoptr (BrgTrf) trf = read_pairing_rules ("FIDE_DUTCH_2026", records);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) loaded = NULL;
  static const BrgTrfDialect dialects[] = { BRG_TRF_16, BRG_TRF_26 };

  store_fixture_open (&fixture, 2);
  loaded = store_snapshot (&fixture, snapshot);
  g_assert_cmpstr (loaded->group->system, ==, "dutch");
  g_assert_true (loaded->group->baku);
  g_assert_cmpuint (loaded->bans->len, ==, 4);
  g_assert_cmpint (g_array_index (loaded->bans, BrgBan, 0).last_round, ==, 3);
  g_assert_cmpint (g_array_index (loaded->bans, BrgBan, 1).last_round, ==, BRG_STAYS);
  for (guint i = 0; i < G_N_ELEMENTS (dialects); i++)
    {
      g_autoptr (BrgTrf) after = write_and_read (loaded, dialects[i]);

      for (gint round = 1; round <= 5; round++)
        for (gint player = 0; player < 6; player++)
          {
            g_test_message ("dialect %u, round %d, player %d", i, round, player + 1);
            g_assert_cmpint (brg_tournament_virtual_points (after->tournament, player, round), ==,
                             brg_tournament_virtual_points (trf->tournament, player, round));
            for (gint other = 0; other < player; other++)
              g_assert_cmpint (brg_trf_is_forbidden (after, player, other, round), ==,
                               brg_trf_is_forbidden (trf, player, other, round));
          }
    }
  store_fixture_close (&fixture);
}

/* Virtual points that are not those of the rule are not taken for it: they are kept one by one, go
 * through the database and come back as records. */
static void
test_other_acceleration (void)
{
  static const char *const records[] = {
    "250       1.0   1   2    1    2",
    "250       0.5   2   4    4    5",
    "250       1.5   3   3    6    6",
  };
  g_autofree char *lines = g_strdup_printf ("%s\n%s\n%s\n", records[0], records[1], records[2]);
  g_autoptr (BrgTrf) other = read_pairing_rules ("FIDE_DUTCH_2026", lines);
  g_autoptr (BrgTrf) named = read_pairing_rules ("FIDE_DUTCH_2026_BAKU", "");
  g_autoptr (BrgSnapshot) a = brg_trf_to_snapshot (other, "cup");
  g_autoptr (BrgSnapshot) b = brg_trf_to_snapshot (named, "cup");
  g_autoptr (BrgSnapshot) loaded = NULL;
  g_autoptr (BrgTrf) after = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  StoreFixture fixture = { 0 };

  g_assert_false (a->group->baku);
  g_assert_true (b->group->baku);
  g_assert_cmpuint (b->virtual_points->len, ==, 0);
  store_fixture_open (&fixture, 2);
  loaded = store_snapshot (&fixture, a);
  g_assert_false (loaded->group->baku);
  g_assert_cmpuint (loaded->virtual_points->len, ==, 11);
  after = brg_trf_from_snapshot (loaded, NULL, NULL);
  text = brg_trf_write (after, BRG_TRF_26, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    g_assert_nonnull (strstr (text, records[i]));
  for (gint round = 1; round <= 5; round++)
    for (gint player = 0; player < 6; player++)
      g_assert_cmpint (brg_trf_virtual_points (after, player, round), ==,
                       brg_trf_virtual_points (other, player, round));
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *name;
  const char *points;
  const char *rulebook;
  BrgDiscipline discipline;
} GuessCase;

static const GuessCase guesses[] = {
  { "/data/trf-snapshot/guess/chess", "Town Open", "", "fide-2023", BRG_DISCIPLINE_CHESS },
  { "/data/trf-snapshot/guess/two-points", "Кубок", "162  W 2.0    D 1.0    L 0.0\n",
    "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN },
  { "/data/trf-snapshot/guess/word", "Первенство по русским шашкам", "", "rus-draughts-2022",
    BRG_DISCIPLINE_RUSSIAN },
  { "/data/trf-snapshot/guess/international", "Кубок по международным шашкам", "",
    "rus-draughts-2022", BRG_DISCIPLINE_INTERNATIONAL },
  { "/data/trf-snapshot/guess/renju", "Первенство по рэндзю", "", "rus-draughts-2022",
    BRG_DISCIPLINE_RENJU },
  { "/data/trf-snapshot/guess/renju-latin", "Renju Open", "", "rus-draughts-2022",
    BRG_DISCIPLINE_RENJU },
  { "/data/trf-snapshot/guess/told", "Кубок", "### berger: discipline renju\n", "rus-draughts-2022",
    BRG_DISCIPLINE_RENJU },
  { "/data/trf-snapshot/guess/told-chess", "Фестиваль шахмат и шашек",
    "### berger: discipline chess\n", "fide-2023", BRG_DISCIPLINE_CHESS },
  { "/data/trf-snapshot/guess/told-nothing", "Кубок", "### berger: discipline go\n", "fide-2023",
    BRG_DISCIPLINE_CHESS },
};

static void
test_guess (gconstpointer data)
{
  const GuessCase *test = data;
  g_autofree char *text = g_strdup_printf ("012 %s\n092 Individual: Swiss-System\n%s"
                                           "001    1      Player, P\n",
                                           test->name, test->points);
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");

  g_assert_cmpstr (snapshot->event->rulebook->id, ==, test->rulebook);
  g_assert_cmpint (snapshot->event->discipline, ==, test->discipline);
  g_assert_cmpint (trf->tournament->black_begins, ==, test->discipline == BRG_DISCIPLINE_RENJU);
  g_assert_cmpstr (snapshot->event->name, ==, test->name);
}

/* What a report does not tell by its words goes with it as our comment, in either dialect, and no
 * comment where the words do. */
static void
test_discipline (void)
{
  static const char *const names[] = { "Cup", "Первенство по рэндзю", "Фестиваль шашек" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (BrgDiscipline discipline = 0; discipline < BRG_N_DISCIPLINES; discipline++)
      for (guint dialect = BRG_TRF_16; dialect <= BRG_TRF_26; dialect++)
        {
          g_autofree char *text = g_strdup_printf ("012 %s\n001    1      Player, P\n", names[i]);
          g_autoptr (BrgTrf) trf = read_report (text);
          g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
          g_autoptr (BrgTrf) written = NULL;
          g_autofree char *report = NULL;
          g_autoptr (BrgTrf) again = NULL;

          snapshot->event->discipline = discipline;
          written = brg_trf_from_snapshot (snapshot, NULL, NULL);
          report = brg_trf_write (written, dialect, NULL, NULL);
          again = read_report (report);
          g_assert_cmpint (again->discipline, ==, discipline);
          g_assert_cmpuint (again->raw->len, ==, 0);
          g_assert_cmpint (strstr (report, "### berger: discipline") == NULL, ==,
                           discipline == trf->discipline);
        }
}

typedef struct
{
  const char *path;
  const char *code;
  const char *system;
  const char *written;
} SystemCase;

static const SystemCase system_cases[] = {
  { "/data/trf-snapshot/system/dutch", "FIDE_DUTCH_2026", "dutch", "FIDE_DUTCH" },
  { "/data/trf-snapshot/system/older-rules", "FIDE_DUTCH_2017", "dutch", "FIDE_DUTCH" },
  { "/data/trf-snapshot/system/none", NULL, "dutch", "FIDE_DUTCH" },
  { "/data/trf-snapshot/system/custom", "CUSTOM_SWISS", "dutch", "FIDE_DUTCH" },
  { "/data/trf-snapshot/system/round-robin", "FIDE_ROUNDROBIN", "berger", NULL },
};

static void
test_system (gconstpointer data)
{
  const SystemCase *test = data;
  g_autofree char *code =
      test->code != NULL ? g_strdup_printf ("192 %s\n", test->code) : g_strdup ("");
  g_autofree char *text =
      g_strconcat (code, "001    1      Player, P\n001    2      Player, Q\n", NULL);
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autoptr (BrgTrf) again = brg_trf_from_snapshot (snapshot, NULL, NULL);

  g_assert_cmpstr (snapshot->group->system, ==, test->system);
  g_assert_cmpstr (again->texts[BRG_TRF_TEXT_TYPE_CODE], ==, test->written);
}

/* The text of the report, unless only its code is understood. */
static void
test_time_control (void)
{
  static const struct
  {
    const char *records;
    const char *control;
  } items[] = {
    { "122 90 minutes, 30 seconds a move\n222 5400+30\n", "90 minutes, 30 seconds a move" },
    { "122 as in the invitation\n222 40/5400+30:1800+30\n", "40/90+30, 30+30" },
    { "222 180+2\n", "3+2" },
    { "122 as in the invitation\n", "as in the invitation" },
    { "122 as in the invitation\n222 W300-B240\n", "as in the invitation" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autofree char *text = g_strconcat (
          items[i].records, "001    1      Player, P\n001    2      Player, Q\n", NULL);
      g_autoptr (BrgTrf) trf = read_report (text);
      g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");

      g_assert_cmpstr (snapshot->group->time_control, ==, items[i].control);
    }
}

static const char *const reports[] = {
  "karl-mala-2005.trf",     "lichess-swiss-2020.trf", "blind-0002.trf",
  "coefficients-0003.trf",  "dutch-0018.trf",         "dutch-0060.trf",
  "dutch-0067.trf",         "dutch-0072.trf",         "raw-0001.trf",
  "raw-0003.trf",           "t005-forfeits.trf",      "t012-blankcells.trf",
  "t013-unplayedmoves.trf", "t024-rr-odd.trf",        "t026-rr-dblforfeit.trf",
  "t028-rr-double.trf",
};

/* Teams with their matches: points of teams and all cells of players survive the database. */
static void
test_teams (gconstpointer data)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgTrf) before = load_report ("teams", data);
  g_autoptr (BrgSnapshot) made = brg_trf_to_snapshot (before, "cup");
  g_autoptr (BrgTournament) expected = brg_snapshot_to_tournament (made);
  g_autoptr (BrgSnapshot) loaded = NULL;
  g_autoptr (BrgTournament) teams = NULL;
  g_autoptr (BrgTrf) after = NULL;

  store_fixture_open (&fixture, 2);
  loaded = store_snapshot (&fixture, made);
  teams = brg_snapshot_to_tournament (loaded);
  assert_same_cells (expected, teams);
  for (gint team = 0; team < teams->n_players; team++)
    g_assert_cmpint (brg_tournament_board_score (teams, team, teams->n_rounds), ==,
                     brg_tournament_board_score (expected, team, teams->n_rounds));
  after = write_and_read (loaded, BRG_TRF_26);
  assert_same_persons (before, after);
  assert_same_cells (before->tournament, after->tournament);
  g_assert_cmpuint (after->teams->teams->len, ==, before->teams->teams->len);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("trf-snapshot")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      g_autofree char *path = g_strconcat ("/data/trf-snapshot/report/", reports[i], NULL);

      g_test_add_data_func (path, reports[i], test_report);
    }
  g_test_add_data_func ("/data/trf-snapshot/teams/swiss", "team006-swiss.trf", test_teams);
  g_test_add_data_func ("/data/trf-snapshot/teams/round-robin", "team003-rr.trf", test_teams);
  g_test_add_func ("/data/trf-snapshot/discipline", test_discipline);
  g_test_add_func ("/data/trf-snapshot/rus-draughts-2022/5.4.10.5/vectors", test_vectors);
  g_test_add_func ("/data/trf-snapshot/rus-draughts-2022/app-2/breaks-off", test_breaks_off);
  g_test_add_func ("/data/trf-snapshot/rus-draughts-2022/app-2/breaks-off-off-table",
                   test_breaks_off_off_table);
  g_test_add_func ("/data/trf-snapshot/ahead-of-schedule", test_ahead_of_schedule);
  g_test_add_func ("/data/trf-snapshot/running-round", test_running_round);
  g_test_add_func ("/data/trf-snapshot/byes", test_byes);
  g_test_add_func ("/data/trf-snapshot/left-and-late", test_left_and_late);
  g_test_add_func ("/data/trf-snapshot/unnumbered", test_unnumbered);
  g_test_add_func ("/data/trf-snapshot/pairing-rules", test_pairing_rules);
  g_test_add_func ("/data/trf-snapshot/other-acceleration", test_other_acceleration);
  for (guint i = 0; i < G_N_ELEMENTS (guesses); i++)
    g_test_add_data_func (guesses[i].path, &guesses[i], test_guess);
  g_test_add_func ("/data/trf-snapshot/time-control", test_time_control);
  for (guint i = 0; i < G_N_ELEMENTS (system_cases); i++)
    g_test_add_data_func (system_cases[i].path, &system_cases[i], test_system);
  return g_test_run ();
}
