/* teams-fixture.c - a workspace with a small event of teams, and its state as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "teams-fixture.h"

BrgEntry *
teams_fixture_make_entry (const char *name, gboolean is_team)
{
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  entry->family_name = g_strdup (name);
  entry->is_team = is_team;
  return entry;
}

static void
add_teams (TeamsFixture *fixture, gint n_teams, gint n_players)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GError) error = NULL;

  for (gint team = 0; team < n_teams; team++)
    {
      char name[] = { (char) ('A' + team), '\0' };
      BrgEntry *entry = teams_fixture_make_entry (name, TRUE);

      entry->number = team + 1;
      g_ptr_array_add (entries, entry);
      for (gint place = 1; place <= n_players; place++)
        {
          g_autofree char *player = g_strdup_printf ("%c%d", 'a' + team, place);

          g_ptr_array_add (entries, teams_fixture_make_entry (player, FALSE));
        }
    }
  brg_store_add_entries (fixture->store.store, fixture->store.group_id, entries, NULL, &error);
  g_assert_no_error (error);
}

void
teams_fixture_open (TeamsFixture *fixture, gint n_teams, gint n_players, gint n_boards)
{
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture->store, 0);
  {
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);

    snapshot->group->boards = n_boards;
    brg_store_update_group (fixture->store.store, snapshot->group, &error);
    g_assert_no_error (error);
  }
  add_teams (fixture, n_teams, n_players);
}

void
teams_fixture_close (TeamsFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture->store);
  g_clear_pointer (&fixture->before, g_free);
}

void
teams_fixture_set_rules (TeamsFixture *fixture,
                         const char *system,
                         BrgLineUpRule rule,
                         gint reserve_from)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  g_autoptr (GError) error = NULL;

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup (system);
  snapshot->group->line_up = rule;
  snapshot->group->reserve_from = reserve_from;
  brg_store_update_group (fixture->store.store, snapshot->group, &error);
  g_assert_no_error (error);
}

static gint64
find_name (const BrgSnapshot *snapshot, const char *name)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (g_str_equal (brg_snapshot_get_entry (snapshot, (gint) i)->family_name, name))
      return brg_snapshot_get_entry (snapshot, (gint) i)->id;
  return 0;
}

gint64
teams_fixture_id (TeamsFixture *fixture, const char *name)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  gint64 id = find_name (snapshot, name);

  return id != 0 ? id : find_name (snapshot->players, name);
}

void
teams_fixture_pair (TeamsFixture *fixture, const char *pairs, gboolean is_published)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->store.group_id);
  g_auto (GStrv) words = g_strsplit (pairs, " ", -1);
  g_autoptr (GError) error = NULL;
  gint round = (gint) snapshot->rounds->len + 1;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_strsplit (words[i], "-", 2);
      BrgPlannedBoard board = { .round = round, .white_id = find_name (snapshot, names[0]) };

      if (names[1] != NULL)
        board.black_id = find_name (snapshot, names[1]);
      g_array_append_val (plan->boards, board);
    }
  plan->publish_through = is_published ? round : 0;
  brg_store_add_rounds (fixture->store.store, plan, &error);
  g_assert_no_error (error);
}

gint64
teams_fixture_round (TeamsFixture *fixture, gint round)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);

  return brg_snapshot_get_round (snapshot, round)->id;
}

gint64
teams_fixture_match (TeamsFixture *fixture, gint round, gint match)
{
  return store_fixture_game (&fixture->store, round, match);
}

gint64
teams_fixture_board (TeamsFixture *fixture, gint round, gint match, gint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  const BrgRound *boards = brg_snapshot_get_round (snapshot->players, round);

  for (guint i = 0; i < boards->games->len; i++)
    {
      const BrgGame *game = &g_array_index (boards->games, BrgGame, i);

      if (game->board == 1000 * match + board)
        return game->id;
    }
  g_assert_not_reached ();
}

void
teams_fixture_enter (TeamsFixture *fixture, gint round, gint match, gint board, const char *codes)
{
  BrgOutcome white = BRG_OUTCOME_NONE;
  BrgOutcome black = BRG_OUTCOME_NONE;
  g_autoptr (GError) error = NULL;

  brg_outcome_from_code (codes[0], &white);
  brg_outcome_from_code (codes[1], &black);
  brg_store_set_result (fixture->store.store, teams_fixture_board (fixture, round, match, board),
                        white, black, &error);
  g_assert_no_error (error);
}

gboolean
teams_fixture_file (TeamsFixture *fixture,
                    const char *team,
                    gint round,
                    const char *players,
                    const char *reason,
                    GError **error)
{
  g_auto (GStrv) names = g_strsplit (players, " ", -1);
  guint n_boards = g_strv_length (names);
  g_autofree gint64 *ids = g_new0 (gint64, n_boards);

  for (guint i = 0; i < n_boards; i++)
    if (!g_str_equal (names[i], "."))
      ids[i] = teams_fixture_id (fixture, names[i]);
  return brg_store_file_line_up (fixture->store.store, teams_fixture_id (fixture, team), round, ids,
                                 n_boards, reason, error);
}

static char
code_of (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_NONE ? '?' : brg_outcome_to_code (outcome);
}

static void
append_boards (GString *text, const BrgSnapshot *snapshot, gint round, const BrgGame *match)
{
  const BrgSnapshot *players = snapshot->players;
  const BrgRound *boards = brg_snapshot_get_round (players, round);
  const char *separator = "";

  for (guint i = 0; i < boards->games->len; i++)
    {
      const BrgGame *game = &g_array_index (boards->games, BrgGame, i);

      if (game->match_id != match->id)
        continue;
      g_string_append_printf (text, "%s%s-%s %c%c", separator,
                              brg_snapshot_get_entry (players, game->white)->family_name,
                              game->black == BRG_NOBODY
                                  ? "."
                                  : brg_snapshot_get_entry (players, game->black)->family_name,
                              code_of (game->white_outcome), code_of (game->black_outcome));
      separator = ", ";
    }
}

static void
append_team (GString *text, const BrgSnapshot *snapshot, gint round, gint team)
{
  g_string_append (text, brg_snapshot_get_entry (snapshot, team)->family_name);
  for (guint i = 0; i < snapshot->line_ups->len; i++)
    {
      const BrgLineUp *line_up = &g_array_index (snapshot->line_ups, BrgLineUp, i);

      if (line_up->team == team && line_up->round == round)
        g_string_append_c (text, '*');
    }
}

static void
append_round (GString *text, const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *matches = brg_snapshot_get_round (snapshot, round);

  for (guint i = 0; i < matches->games->len; i++)
    {
      const BrgGame *match = &g_array_index (matches->games, BrgGame, i);

      g_string_append (text, i > 0 ? " " : "");
      append_team (text, snapshot, round, match->white);
      if (match->black == BRG_NOBODY)
        {
          g_string_append_printf (text, " %d %c", match->white_points * 2 / BRG_POINT,
                                  code_of (match->white_outcome));
          continue;
        }
      g_string_append_c (text, '-');
      append_team (text, snapshot, round, match->black);
      g_string_append_printf (text, " %d:%d %c%c [", match->white_points * 2 / BRG_POINT,
                              match->black_points * 2 / BRG_POINT, code_of (match->white_outcome),
                              code_of (match->black_outcome));
      append_boards (text, snapshot, round, match);
      g_string_append_c (text, ']');
    }
}

char *
teams_fixture_describe (TeamsFixture *fixture, gint round)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  g_autoptr (GString) text = g_string_new (NULL);

  append_round (text, snapshot, round);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
teams_fixture_assert_round (TeamsFixture *fixture, gint round, const char *expected)
{
  g_autofree char *found = teams_fixture_describe (fixture, round);

  g_assert_cmpstr (found, ==, expected);
}

static void
append_entry (GString *text, const BrgEntry *entry)
{
  g_string_append_printf (text,
                          "%" G_GINT64_FORMAT " %s #%d %s of %" G_GINT64_FORMAT " at %d, "
                          "captain %s, from %d to %d\n",
                          entry->id, entry->family_name, entry->number,
                          entry->is_team ? "team" : "player", entry->team_id, entry->team_place,
                          entry->captain, entry->joins_round, entry->left_after);
}

/* Everything that the two views show. */
static char *
describe_all (TeamsFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->entries->len; i++)
    append_entry (text, snapshot->entries->pdata[i]);
  for (guint i = 0; i < snapshot->players->entries->len; i++)
    append_entry (text, snapshot->players->entries->pdata[i]);
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    {
      g_string_append_printf (text, "%d %d ", round,
                              brg_snapshot_get_round (snapshot, round)->state);
      append_round (text, snapshot, round);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "absences %u, bans %u, boards %d\n", snapshot->absences->len,
                          snapshot->bans->len, snapshot->group->boards);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
teams_fixture_before (TeamsFixture *fixture)
{
  g_free (fixture->before);
  fixture->before = describe_all (fixture);
}

static void
assert_all (TeamsFixture *fixture, const char *expected)
{
  g_autofree char *found = describe_all (fixture);

  g_assert_cmpstr (found, ==, expected);
}

/* Titles in the letters of a keyboard: "1-0" for what is printed with thin spaces and a dash. */
static char *
dup_plain (const char *title)
{
  g_autoptr (GString) text = g_string_new (title);

  g_string_replace (text, "\342\200\257", "", 0);
  g_string_replace (text, "\342\201\240", "", 0);
  g_string_replace (text, "\342\200\223", "-", 0);
  g_string_replace (text, "\342\210\222", "-", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_last_title (TeamsFixture *fixture)
{
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries =
      brg_journal_list (fixture->store.store, fixture->store.event_id, &error);

  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
  return dup_plain (title);
}

void
teams_fixture_after (TeamsFixture *fixture, const char *title)
{
  g_autofree char *after = describe_all (fixture);
  g_autofree char *found = dup_last_title (fixture);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (found, ==, title);
  g_assert_cmpstr (after, !=, fixture->before);
  brg_journal_undo (fixture->store.store, fixture->store.event_id, &error);
  g_assert_no_error (error);
  assert_all (fixture, fixture->before);
  brg_journal_redo (fixture->store.store, fixture->store.event_id, &error);
  g_assert_no_error (error);
  assert_all (fixture, after);
}

void
teams_fixture_refused (TeamsFixture *fixture,
                       gboolean done,
                       GError **error,
                       gint code,
                       const char *message)
{
  g_assert_false (done);
  g_assert_error (*error, BRG_STORE_ERROR, code);
  g_assert_cmpstr ((*error)->message, ==, message);
  g_clear_error (error);
  assert_all (fixture, fixture->before);
}
