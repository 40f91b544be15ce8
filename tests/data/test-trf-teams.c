/* test-trf-teams.c - teams in report files
 *
 * Points of teams in ../fixtures/teams are those of an independent program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-match.h"
#include "brg-snapshot-teams.h"
#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "brg-trf-matches.h"
#include "brg-trf-reader.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"

static BrgTrf *
load_report (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "teams", name, NULL);
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

static char *
write_report (const BrgTrf *trf, BrgTrfDialect dialect, GPtrArray *notes)
{
  g_autoptr (GError) error = NULL;
  char *text = brg_trf_write (trf, dialect, notes, &error);

  g_assert_no_error (error);
  return text;
}

static void
describe_board (GString *text, const BrgSnapshot *players, const BrgGame *board)
{
  g_string_append_printf (text, " %d:%d", board->match_board,
                          brg_snapshot_get_entry (players, board->white)->number);
  if (board->black != BRG_NOBODY)
    g_string_append_printf (text, "-%d", brg_snapshot_get_entry (players, board->black)->number);
  g_string_append_printf (text, "%c", brg_outcome_to_code (board->white_outcome));
  if (board->black != BRG_NOBODY)
    g_string_append_printf (text, "%c", brg_outcome_to_code (board->black_outcome));
}

static gint
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* A round as "1-2 1:1-4=0 2:5-2=1; 3 U": matches with their boards, in any order of the matches. */
static char *
describe_round (const BrgSnapshot *snapshot, guint index)
{
  const BrgRound *matches = snapshot->rounds->pdata[index];
  const BrgRound *boards = snapshot->players->rounds->pdata[index];
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_assert_cmpint (matches->state, ==, boards->state);
  for (guint i = 0; i < matches->games->len; i++)
    {
      const BrgGame *match = &g_array_index (matches->games, BrgGame, i);
      GString *text = g_string_new (NULL);

      g_string_append_printf (text, "%d", brg_snapshot_get_entry (snapshot, match->white)->number);
      if (match->black == BRG_NOBODY)
        g_string_append_printf (text, " %c", brg_outcome_to_code (match->white_outcome));
      else
        g_string_append_printf (text, "-%d",
                                brg_snapshot_get_entry (snapshot, match->black)->number);
      for (guint k = 0; k < boards->games->len; k++)
        {
          const BrgGame *board = &g_array_index (boards->games, BrgGame, k);

          if (board->match_id == match->id)
            describe_board (text, snapshot->players, board);
        }
      g_ptr_array_add (lines, g_string_free (text, FALSE));
    }
  g_ptr_array_sort (lines, compare_texts);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("; ", (char **) lines->pdata);
}

/* Teams with their players, rounds, byes and bans. */
static char *
describe_event (const BrgSnapshot *snapshot)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "boards %d, first %d, match %d %d %d %d\n", snapshot->group->boards,
                          snapshot->group->board_points_first, snapshot->group->match_scoring.win,
                          snapshot->group->match_scoring.draw, snapshot->group->match_scoring.loss,
                          snapshot->group->match_scoring.pairing_bye);
  for (gint team = 0; team < (gint) snapshot->entries->len; team++)
    {
      gint n_players;
      gint first = brg_snapshot_find_players (snapshot, team, &n_players);

      g_string_append_printf (text, "%d %s:", brg_snapshot_get_entry (snapshot, team)->number,
                              brg_snapshot_get_entry (snapshot, team)->family_name);
      for (gint player = first; player < first + n_players; player++)
        g_string_append_printf (text, " %s",
                                brg_snapshot_get_entry (snapshot->players, player)->family_name);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      g_autofree char *round = describe_round (snapshot, i);

      g_string_append_printf (text, "%s\n", round);
    }
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      g_string_append_printf (text, "bye %d %d %c\n", absence->round, absence->entry,
                              brg_outcome_to_code (absence->outcome));
    }
  for (guint i = 0; i < snapshot->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (snapshot->bans, BrgBan, i);

      g_string_append_printf (text, "ban %d %d %d\n", ban->entry, ban->other, ban->first_round);
    }
  return g_string_free (text, FALSE);
}

static void
assert_survives (const BrgSnapshot *snapshot, BrgTrfDialect dialect)
{
  g_autofree char *expected = describe_event (snapshot);
  g_autoptr (BrgTrf) trf = brg_trf_from_snapshot (snapshot, NULL, NULL);
  g_autofree char *text = write_report (trf, dialect, NULL);
  g_autoptr (BrgTrf) again = read_report (text);
  g_autoptr (BrgSnapshot) other = brg_trf_to_snapshot (again, "cup");
  g_autofree char *actual = describe_event (other);
  g_autofree char *second = write_report (again, dialect, NULL);

  g_assert_cmpstr (actual, ==, expected);
  g_assert_cmpstr (second, ==, text);
  if (dialect == BRG_TRF_26)
    g_assert_cmpint (other->group->one_colour, ==, snapshot->group->one_colour);
}

/* The columns MPTS and GPTS of every team. */
static void
compare_points (const BrgTournament *teams, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".tsv", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "teams", file, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gint n_seen = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      gint team;

      if (cells[0] == NULL || !g_ascii_isdigit (cells[0][0]))
        continue;
      team = brg_tournament_find_number (teams, (gint) g_ascii_strtoll (cells[0], NULL, 10));
      g_assert_cmpint (brg_tournament_score (teams, team, teams->n_rounds), ==,
                       (gint) (g_ascii_strtod (cells[1], NULL) * BRG_POINT));
      g_assert_cmpint (brg_tournament_board_score (teams, team, teams->n_rounds), ==,
                       (gint) (g_ascii_strtod (cells[2], NULL) * BRG_POINT));
      n_seen++;
    }
  g_assert_cmpint (n_seen, ==, teams->n_players);
}

/* Every team has one match a round, on all boards, with the colours of article 5.4.9.3. */
static void
check_matches (const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *matches = snapshot->rounds->pdata[i];
      const BrgRound *boards = snapshot->players->rounds->pdata[i];

      g_assert_cmpuint (2 * matches->games->len, ==, snapshot->entries->len);
      g_assert_cmpuint (boards->games->len, ==,
                        matches->games->len * (guint) snapshot->group->boards);
      for (guint k = 0; k < boards->games->len; k++)
        {
          const BrgGame *board = &g_array_index (boards->games, BrgGame, k);
          const BrgEntry *white = brg_snapshot_get_entry (snapshot->players, board->white);
          const BrgEntry *black = brg_snapshot_get_entry (snapshot->players, board->black);

          g_assert_cmpint (white->team_place, ==, board->match_board);
          g_assert_cmpint (black->team_place, ==, board->match_board);
          g_assert_cmpint (board->board, ==, 1000 * (board->board / 1000) + board->match_board);
        }
    }
}

static void
test_fixture (gconstpointer data)
{
  const char *name = data;
  g_autofree char *file = g_strconcat (name, ".trf", NULL);
  g_autoptr (BrgTrf) trf = load_report (file);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autoptr (BrgTournament) teams = brg_snapshot_to_tournament (snapshot);
  BrgTournamentKind kind =
      strstr (name, "-rr") != NULL ? BRG_TOURNAMENT_ROUND_ROBIN : BRG_TOURNAMENT_SWISS;

  g_assert_cmpuint (trf->notes->len, ==, 0);
  g_assert_true (brg_trf_check_matches (trf, NULL, NULL));
  g_assert_true (brg_snapshot_has_teams (snapshot));
  g_assert_cmpint (teams->kind, ==, kind);
  compare_points (teams, name);
  check_matches (snapshot);
  assert_survives (snapshot, BRG_TRF_26);
  assert_survives (snapshot, BRG_TRF_16);
}

/* Three teams of two boards. In round 1 the third has the bye, and the first plays with its reserve
 * on board 1 and its first player on board 2. In round 2 the second team does not come. */
#define SMALL_HEADER                                                            \
  "012 Cup\n092 Team: Swiss-System\n142 3\n192 FIDE_TEAM_TYPEB_GP_MP\n352 WB\n" \
  "362 TW 3.0   TD 1.0   TL 0.0\n"
#define BLANKS_12 "            "
#define PLAYER(number, cells)                                                                      \
  "001 " number "      P" number BLANKS_12 BLANKS_12 BLANKS_12 BLANKS_12 BLANKS_12 BLANKS_12 cells \
  "\n"

static const char small_players[] =
    PLAYER ("   1", "   5 b 0  0000 - F") PLAYER ("   2", "0000 - Z  0000 - F")
        PLAYER ("   3", "   4 w 1  0000 - Z") PLAYER ("   4", "   3 b 0")
            PLAYER ("   5", "   1 w 1") PLAYER ("   6", "") PLAYER ("   7", "");

static void
test_small (void)
{
  static const char teams[] =
      "310   1 One                              ONE     2400    1.0    2.5       1    2    3\n"
      "310   2 Two                                                                4    5\n"
      "310   9 Nine                                                               6    7\n"
      "300   1   1   2    3    1\n"
      "320  1.0  1.0 009\n"
      "330 +-   2   1   2\n"
      "240 H   2    9\n"
      "240 Z   3    2\n"
      "260   1   3    1    9\n";
  g_autofree char *text = g_strconcat (SMALL_HEADER, small_players, teams, NULL);
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autofree char *event = describe_event (snapshot);

  g_assert_cmpstr (event, ==,
                   "boards 2, first 1, match 180 60 0 60\n"
                   "1 One: P 1 P 2 P 3\n2 Two: P 4 P 5\n9 Nine: P 6 P 7\n"
                   "1-2 1:3-410 2:5-110; 9 U\n"
                   "1-2 1:1+ 2:2+\n"
                   "bye 2 2 H\nbye 3 1 Z\nban 0 2 1\n");
  g_assert_cmpstr (snapshot->group->system, ==, "team-swiss-b");
  g_assert_cmpint (snapshot->group->boards, ==, 2);
  g_assert_cmpstr (((BrgTrfTeam *) trf->teams->teams->pdata[0])->nickname, ==, "ONE");
  g_assert_cmpstr (((BrgTrfTeam *) trf->teams->teams->pdata[0])->strength, ==, "2400");
  g_assert_cmpint (((BrgTrfTeam *) trf->teams->teams->pdata[0])->points, ==, 5 * BRG_POINT / 2);
  assert_survives (snapshot, BRG_TRF_26);
}

/* 352 with one letter: a team has one colour on all boards, read, kept and written. A match that is
 * only planned gets the same colours. */
static void
test_one_colour (void)
{
  static const char text[] =
      "012 Cup\n092 Team: Round-Robin\n142 2\n192 FIDE_TEAM_ROUNDROBIN\n352 WW\n" PLAYER (
          "   1", "   3 w 1") PLAYER ("   2", "   4 w 0") PLAYER ("   3", "   1 b 0")
          PLAYER ("   4", "   2 b 1") "310   1 One                                                 "
                                      "               1    2\n"
                                      "310   2 Two                                                 "
                                      "               3    4\n";
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  const BrgRound *boards = snapshot->players->rounds->pdata[0];

  g_assert_cmpint (snapshot->group->boards, ==, 2);
  g_assert_true (snapshot->group->one_colour);
  for (guint i = 0; i < boards->games->len; i++)
    g_assert_cmpint (
        brg_snapshot_get_entry (snapshot->players, g_array_index (boards->games, BrgGame, i).white)
            ->team_id,
        ==, brg_snapshot_get_entry (snapshot, 0)->id);
  assert_survives (snapshot, BRG_TRF_26);
}

/* The lot gave the first team White, whatever its first player had. */
static void
test_initial_colour (void)
{
  static const char header[] = "142 3\n" PLAYER ("   1", "   4 b 1") PLAYER ("   2", "   3 w 1")
      PLAYER ("   3", "   2 b 0") PLAYER ("   4", "   1 w 0");
  g_autofree char *text = g_strconcat (header, "013 One                                 2    1\n",
                                       "013 Two                                 3    4\n", NULL);
  g_autofree char *written_text = g_strconcat ("152 B\n", text, NULL);
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (BrgTrf) written = read_report (written_text);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autoptr (BrgSnapshot) other = brg_trf_to_snapshot (written, "cup");

  g_assert_cmpint (snapshot->group->initial_colour, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (other->group->initial_colour, ==, BRG_COLOUR_BLACK);
}

/* Rounds that only a record about teams names are rounds. */
static void
test_rounds (void)
{
  static const char *const records[] = { "330 +-   4   1   2\n", "240 H   4    1\n",
                                         "320  1.0  1.0 000 000 000 002\n" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *text = g_strconcat (
          PLAYER ("   1", "   2 w 1") PLAYER ("   2", "   1 b 0"),
          "310   1 One                                                                1\n"
          "310   2 Two                                                                2\n",
          records[i], NULL);
      g_autoptr (BrgTrf) trf = read_report (text);

      g_assert_cmpint (trf->tournament->n_rounds, ==, 4);
    }
}

/* TRF16 keeps teams and players; what it has no record for is noted. */
static void
test_left_out (void)
{
  g_autofree char *text =
      g_strconcat (SMALL_HEADER, small_players,
                   "310   1 One                                              "
                   "                  1    2    3\n"
                   "310   2 Two                                              "
                   "                  4    5\n"
                   "300   1   1   2    3    1\n320  1.0  1.0 000 000 002\n"
                   "330 --   2   1   2\n240 H   2    2\n260   1   3    1    2\n",
                   NULL);
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autofree char *written = write_report (trf, BRG_TRF_16, notes);
  guint n_team_notes = 0;

  g_assert_nonnull (strstr (written, "\r\n013 One                                1    2    3\r\n"
                                     "013 Two                                4    5\r\n"));
  for (guint i = 0; i < notes->len; i++)
    {
      const BrgFormatNote *note = notes->pdata[i];

      for (guint k = 0; k < 5; k++)
        n_team_notes +=
            strstr (note->text, ((const char *[]){ "300", "320", "330", "240", "260" })[k]) != NULL;
    }
  g_assert_cmpuint (n_team_notes, ==, 5);
}

typedef struct
{
  const char *path;
  const char *record;
  const char *place; /* line and column of the error */
} BadCase;

#define TEAM_1 \
  "310   1 One                                                                1    2    3\n"
#define TEAM_2 \
  "310   2 Two                                                                4    5    6    7\n"

/* The first line of the record is 16. */
static const BadCase bad_cases[] = {
  { "team-number", "310   x Three\n", "cup.trf:16:5: " },
  { "team-number-zero", "310   0 Three\n", "cup.trf:16:5: " },
  { "team-number-twice", "310   2 Three\n", "cup.trf:16:5: " },
  { "team-points",
    "310   3 Three                                           x.0                       \n",
    "cup.trf:16:55: " },
  { "team-rank", "310   3 Three                                                        x1\n",
    "cup.trf:16:69: " },
  { "player-twice",
    "310   3 Three                                                              4\n",
    "cup.trf:16:76: " },
  { "player-unknown",
    "310   3 Three                                                             44\n",
    "cup.trf:16:75: " },
  { "line-up-short", "300   1   1   2\n", "cup.trf:16:16: " },
  { "line-up-round", "300   4   1   2    1    2\n", "cup.trf:16:7: " },
  { "line-up-team", "300   1   5   2    1    2\n", "cup.trf:16:11: " },
  { "line-up-player-of-others", "300   1   1   2    1    4\n", "cup.trf:16:25: " },
  { "bye-points", "320  x.0  1.0 001\n", "cup.trf:16:5: " },
  { "bye-round", "320  1.0  1.0 000 000 000 001\n", "cup.trf:16:27: " },
  { "bye-team", "320  1.0  1.0 005\n", "cup.trf:16:15: " },
  { "forfeit-result", "330 ++   1   1   2\n", "cup.trf:16:5: " },
  { "forfeit-short", "330 +-   1   1\n", "cup.trf:16:15: " },
  { "forfeit-itself", "330 +-   1   1   1\n", "cup.trf:16:18: " },
  { "announced-type", "240 U   1    1\n", "cup.trf:16:5: " },
  { "announced-team", "240 H   1    8\n", "cup.trf:16:14: " },
  { "ban-range", "260   3   1    1    2\n", "cup.trf:16:7: " },
  { "match-points", "362 TW two\n", "cup.trf:16:5: " },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *test = data;
  g_autofree char *text =
      g_strconcat (SMALL_HEADER, small_players, TEAM_1, TEAM_2, test->record, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "cup.trf", &error);
  g_autofree char *place = NULL;

  g_assert_null (trf);
  g_assert_nonnull (error);
  place = g_strndup (error->message, MIN (strlen (error->message), strlen (test->place)));
  g_assert_cmpstr (place, ==, test->place);
}

/* Teams beside a tournament of players: two of one team play each other. */
static void
test_players_event (void)
{
  g_autoptr (BrgTrf) trf = read_report (
      "142 1\n" PLAYER ("   1", "   2 w 1") PLAYER ("   2", "   1 b 0") PLAYER ("   3", "   4 b 0")
          PLAYER ("   4", "   3 w 1") "013 One                                1    2\n"
                                      "013 Two                                3    4\n");
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");

  g_assert_false (brg_trf_check_matches (trf, NULL, NULL));
  g_assert_null (snapshot->players);
  g_assert_cmpuint (snapshot->entries->len, ==, 4);
  g_assert_cmpuint (trf->notes->len, ==, 1);
  g_assert_cmpuint (((BrgFormatNote *) trf->notes->pdata[0])->line, ==, 2);
  g_assert_cmpuint (((BrgFormatNote *) trf->notes->pdata[0])->column, ==, 92);
}

/* A player with games outside all teams. */
static void
test_loner (void)
{
  g_autoptr (BrgTrf) trf = read_report ("142 1\n" PLAYER ("   1", "   2 w 1") PLAYER (
      "   2", "   1 b 0") "013 One                                1\n");
  gint player = BRG_NOBODY;
  gint round = -1;

  g_assert_false (brg_trf_check_matches (trf, &player, &round));
  g_assert_cmpint (player, ==, 1);
  g_assert_cmpint (round, ==, 0);
  g_assert_cmpuint (trf->notes->len, ==, 1);
}

static BrgSnapshot *
make_event (GRand *random, gint n_teams, gint n_boards)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();
  gint64 id = 0;

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("team-swiss");
  snapshot->group->boards = n_boards;
  snapshot->group->n_rounds = 3;
  snapshot->group->board_points_first = g_rand_boolean (random);
  for (gint team = 0; team < n_teams; team++)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->id = ++id;
      entry->number = 2 * team + 1;
      entry->is_team = TRUE;
      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Team %d", team);
      g_ptr_array_add (snapshot->entries, entry);
    }
  for (gint number = 1; number <= 3; number++)
    {
      BrgRound *round = brg_round_new (number);

      round->state = BRG_ROUND_CLOSED;
      for (gint board = 0; 2 * board < n_teams; board++)
        {
          BrgGame match = {
            .id = ++id, .board = board + 1, .white = 2 * board, .black = 2 * board + 1
          };

          if (match.black == n_teams)
            {
              match.black = BRG_NOBODY;
              match.white_outcome = BRG_OUTCOME_PAIRING_BYE;
            }
          g_array_append_val (round->games, match);
        }
      g_ptr_array_add (snapshot->rounds, round);
    }
  return snapshot;
}

static void
make_players (BrgSnapshot *snapshot, gint n_boards)
{
  gint64 id = 10000;

  brg_snapshot_add_players (snapshot);
  for (guint team = 0; team < snapshot->entries->len; team++)
    for (gint place = 1; place <= n_boards + 1; place++)
      {
        BrgEntry *entry = brg_entry_new ();

        entry->id = ++id;
        entry->team_id = (gint64) team + 1;
        entry->team_place = place;
        g_free (entry->family_name);
        entry->family_name = g_strdup_printf ("P%u-%d", team, place);
        g_ptr_array_add (snapshot->players->entries, entry);
      }
}

/* Any line-up: everybody somewhere, and some boards empty. */
static void
shuffle_line_up (GRand *random, gint n_boards, gint *places)
{
  for (gint i = 0; i <= n_boards; i++)
    places[i] = i;
  for (gint i = n_boards; i > 0 && g_rand_boolean (random); i--)
    {
      gint other = g_rand_int_range (random, 0, i + 1);
      gint swap = places[i];

      places[i] = places[other];
      places[other] = swap;
    }
  for (gint i = 0; i < n_boards; i++)
    if (g_rand_int_range (random, 0, 5) == 0)
      places[i] = -1;
}

static void
play_match (BrgSnapshot *snapshot, GRand *random, BrgRound *round, const BrgGame *match)
{
  static const BrgOutcome results[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };
  gint n_boards = snapshot->group->boards;
  gint teams[] = { match->white, match->black };
  gint places[2][8];

  shuffle_line_up (random, n_boards, places[0]);
  shuffle_line_up (random, n_boards, places[1]);
  for (gint k = 0; k < n_boards; k++)
    {
      gint white = k % 2;
      const BrgOutcome *result =
          results[g_rand_int_range (random, 0, (gint) G_N_ELEMENTS (results))];
      BrgGame board = { .match_id = match->id,
                        .match_board = k + 1,
                        .board = 1000 * match->board + k + 1,
                        .black = BRG_NOBODY,
                        .white_outcome = BRG_OUTCOME_FORFEIT_WIN,
                        .black_outcome = BRG_OUTCOME_FORFEIT_LOSS };

      if (places[white][k] < 0)
        white = 1 - white;
      if (places[white][k] < 0)
        continue;
      board.white = teams[white] * (n_boards + 1) + places[white][k];
      if (places[1 - white][k] >= 0)
        {
          board.black = teams[1 - white] * (n_boards + 1) + places[1 - white][k];
          board.white_outcome = result[0];
          board.black_outcome = result[1];
        }
      g_array_append_val (round->games, board);
    }
}

/* Whether the report can say who met: a pair on a board, or a forfeit. */
static gboolean
is_visible (const BrgSnapshot *snapshot, guint round, const BrgGame *match)
{
  const BrgRound *boards = snapshot->players->rounds->pdata[round];

  if (match->black == BRG_NOBODY || brg_outcome_is_forfeit (match->white_outcome))
    return TRUE;
  for (guint i = 0; i < boards->games->len; i++)
    {
      const BrgGame *board = &g_array_index (boards->games, BrgGame, i);

      if (board->match_id == match->id && board->black != BRG_NOBODY)
        return TRUE;
    }
  return FALSE;
}

/* Any event comes back from TRF26 as it was. */
static void
test_any_event (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (310);
  gint n_compared = 0;

  for (gint i = 0; i < 300; i++)
    {
      gint n_boards = g_rand_int_range (random, 1, 7);
      g_autoptr (BrgSnapshot) snapshot =
          make_event (random, g_rand_int_range (random, 2, 8), n_boards);
      gboolean all_visible = TRUE;

      make_players (snapshot, n_boards);
      for (guint k = 0; k < 3; k++)
        {
          const BrgRound *matches = snapshot->rounds->pdata[k];

          for (guint m = 0; m < matches->games->len; m++)
            if (g_array_index (matches->games, BrgGame, m).black != BRG_NOBODY)
              play_match (snapshot, random, snapshot->players->rounds->pdata[k],
                          &g_array_index (matches->games, BrgGame, m));
        }
      brg_snapshot_finish_teams (snapshot);
      for (guint k = 0; k < 3; k++)
        {
          const BrgRound *matches = snapshot->rounds->pdata[k];

          for (guint m = 0; m < matches->games->len; m++)
            all_visible &= is_visible (snapshot, k, &g_array_index (matches->games, BrgGame, m));
        }
      if (!all_visible)
        continue;
      assert_survives (snapshot, BRG_TRF_26);
      n_compared++;
    }
  g_assert_cmpint (n_compared, >, 200);
}

BRG_TEST_TOPIC ("trf-teams")
{
  static const char *const fixtures[] = { "team002-rr",    "team003-rr",    "team004-rr",
                                          "team005-swiss", "team006-swiss", "team007-swiss",
                                          "team008-swiss" };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      g_autofree char *path = g_strconcat ("/data/trf-teams/fixture/", fixtures[i], NULL);

      g_test_add_data_func (path, fixtures[i], test_fixture);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/trf-teams/bad/", bad_cases[i].path, NULL);

      g_test_add_data_func (path, &bad_cases[i], test_bad);
    }
  g_test_add_func ("/data/trf-teams/small", test_small);
  g_test_add_func ("/data/trf-teams/one-colour", test_one_colour);
  g_test_add_func ("/data/trf-teams/initial-colour", test_initial_colour);
  g_test_add_func ("/data/trf-teams/rounds", test_rounds);
  g_test_add_func ("/data/trf-teams/left-out", test_left_out);
  g_test_add_func ("/data/trf-teams/players-event", test_players_event);
  g_test_add_func ("/data/trf-teams/loner", test_loner);
  g_test_add_func ("/data/trf-teams/any-event", test_any_event);
  return g_test_run ();
}
