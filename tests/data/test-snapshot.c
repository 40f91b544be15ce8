/* test-snapshot.c - a group as a value: names, copies, rounds, the tournament made from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-families.h"
#include "brg-snapshot-tournament.h"
#include "brg-snapshot.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static const struct
{
  const char *family;
  const char *given;
  const char *father;
  const char *name;
  const char *full_name;
  const char *short_name;
} names[] = {
  { "Юдин", "Александр", "Ильич", "Юдин Александр", "Юдин Александр Ильич", "Юдин А." },
  { "Ёлкина", "Ёла", "", "Ёлкина Ёла", "Ёлкина Ёла", "Ёлкина Ё." },
  { "Римский-Корсаков", "Щек", "Юрьевич", "Римский-Корсаков Щек", "Римский-Корсаков Щек Юрьевич",
    "Римский-Корсаков Щ." },
  { "Anand", "", "", "Anand", "Anand", "Anand" },
  { "Оглы", "", "Мамед", "Оглы", "Оглы Мамед", "Оглы" },
  { "Łuczak", "Čestmír", "", "Łuczak Čestmír", "Łuczak Čestmír", "Łuczak Č." },
};

static void
test_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BrgEntry) entry = brg_entry_new ();
      g_autofree char *name = NULL;
      g_autofree char *full_name = NULL;
      g_autofree char *short_name = NULL;

      set_text (&entry->family_name, names[i].family);
      set_text (&entry->given_name, names[i].given);
      set_text (&entry->father_name, names[i].father);
      name = brg_entry_dup_name (entry);
      full_name = brg_entry_dup_full_name (entry);
      short_name = brg_entry_dup_short_name (entry);
      g_assert_cmpstr (name, ==, names[i].name);
      g_assert_cmpstr (full_name, ==, names[i].full_name);
      g_assert_cmpstr (short_name, ==, names[i].short_name);
    }
}

static void
add_named (BrgSnapshot *snapshot, const char *family)
{
  BrgEntry *entry = brg_entry_new ();

  set_text (&entry->family_name, family);
  g_ptr_array_add (snapshot->entries, entry);
}

/* Of every family those and no others who have its very name, in the order of the list. */
static void
test_families (void)
{
  static const char *const families[] = { "Ivanov", "Petrov", "Ivanov", "Ivanova", "", "Ivanov" };
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  const gint *found;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    add_named (snapshot, families[i]);
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      guint n_same = 0;

      found = brg_snapshot_list_family (snapshot, families[i], &n);
      for (guint k = 0; k < G_N_ELEMENTS (families); k++)
        if (g_str_equal (families[k], families[i]))
          {
            g_assert_cmpuint (n_same, <, n);
            g_assert_cmpint (found[n_same++], ==, (gint) k);
          }
      g_assert_cmpuint (n, ==, n_same);
    }
  brg_snapshot_list_family (snapshot, "Sidorov", &n);
  g_assert_cmpuint (n, ==, 0);
  set_text (&((BrgEntry *) snapshot->entries->pdata[1])->family_name, "Sidorov");
  brg_snapshot_forget_families (snapshot);
  found = brg_snapshot_list_family (snapshot, "Sidorov", &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (found[0], ==, 1);
}

/* A round goes one step on or back, never past being published. */
static void
test_round_states (void)
{
  static const gboolean may[BRG_N_ROUND_STATES][BRG_N_ROUND_STATES] = {
    [BRG_ROUND_PLANNED] = { FALSE, TRUE, FALSE },
    [BRG_ROUND_PUBLISHED] = { TRUE, FALSE, TRUE },
    [BRG_ROUND_CLOSED] = { FALSE, TRUE, FALSE },
  };

  for (guint from = 0; from < BRG_N_ROUND_STATES; from++)
    for (guint to = 0; to < BRG_N_ROUND_STATES; to++)
      g_assert_cmpint (brg_round_state_may_become (from, to), ==, may[from][to]);
}

static void
test_game_is_missing (void)
{
  static const struct
  {
    gint black;
    BrgOutcome outcome;
    gboolean is_missing;
  } rows[] = {
    { 1, BRG_OUTCOME_NONE, TRUE },           { 1, BRG_OUTCOME_ADJOURNED, FALSE },
    { 1, BRG_OUTCOME_LOSS, FALSE },          { 1, BRG_OUTCOME_FORFEIT_LOSS, FALSE },
    { BRG_NOBODY, BRG_OUTCOME_NONE, FALSE }, { BRG_NOBODY, BRG_OUTCOME_PAIRING_BYE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgGame game = { .black = rows[i].black, .white_outcome = rows[i].outcome };

      g_assert_cmpint (brg_game_is_missing (&game), ==, rows[i].is_missing);
    }
}

static void
test_new (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  BrgRound *round = brg_round_new (3);

  g_assert_cmpint (snapshot->event->state, ==, BRG_EVENT_OPEN);
  g_assert_cmpint (snapshot->event->discipline, ==, BRG_DISCIPLINE_CHESS);
  g_assert_cmpstr (snapshot->event->rulebook->id, ==, "fide-2023");
  g_assert_cmpint (snapshot->group->cycles, ==, 1);
  g_assert_cmpint (snapshot->group->default_minutes, ==, -1);
  g_assert_cmpint (snapshot->group->scoring.draw, ==, BRG_POINT / 2);
  g_assert_cmpint (snapshot->group->initial_colour, ==, BRG_COLOUR_NONE);
  g_assert_cmpuint (snapshot->entries->len + snapshot->rounds->len + snapshot->absences->len, ==,
                    0);
  g_assert_cmpint (entry->joins_round, ==, 1);
  g_assert_cmpint (entry->left_after, ==, BRG_STAYS);
  g_assert_cmpint (round->number, ==, 3);
  g_assert_cmpint (round->state, ==, BRG_ROUND_PLANNED);
  g_assert_cmpuint (round->games->len, ==, 0);
  brg_round_free (round);
}

/* Texts of a structure by their offsets. */
static void
fill_texts (gpointer structure, const gsize *offsets, gsize n_offsets)
{
  for (gsize i = 0; i < n_offsets; i++)
    {
      g_autofree char *text = g_strdup_printf ("Текст %" G_GSIZE_FORMAT, i);

      set_text (G_STRUCT_MEMBER_P (structure, offsets[i]), text);
    }
}

/* Every text is there again, and in a place of its own. */
static void
assert_texts_copied (gpointer structure, gpointer copy, const gsize *offsets, gsize n_offsets)
{
  for (gsize i = 0; i < n_offsets; i++)
    {
      const char *text = G_STRUCT_MEMBER (const char *, structure, offsets[i]);
      const char *twin = G_STRUCT_MEMBER (const char *, copy, offsets[i]);

      g_assert_cmpstr (twin, ==, text);
      g_assert_true (twin != text);
    }
}

static void
test_copy_entry (void)
{
  static const gsize texts[] = {
    G_STRUCT_OFFSET (BrgEntry, family_name), G_STRUCT_OFFSET (BrgEntry, given_name),
    G_STRUCT_OFFSET (BrgEntry, father_name), G_STRUCT_OFFSET (BrgEntry, sex),
    G_STRUCT_OFFSET (BrgEntry, birth),       G_STRUCT_OFFSET (BrgEntry, title),
    G_STRUCT_OFFSET (BrgEntry, federation),  G_STRUCT_OFFSET (BrgEntry, organisation),
    G_STRUCT_OFFSET (BrgEntry, coach),       G_STRUCT_OFFSET (BrgEntry, fide_id),
    G_STRUCT_OFFSET (BrgEntry, left_reason),
  };
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  g_autoptr (BrgEntry) copy = NULL;

  fill_texts (entry, texts, G_N_ELEMENTS (texts));
  entry->id = 71;
  entry->person_id = 72;
  entry->number = 7;
  entry->rating = 2316;
  entry->joins_round = 2;
  entry->left_after = 4;
  copy = brg_entry_copy (entry);
  assert_texts_copied (entry, copy, texts, G_N_ELEMENTS (texts));
  g_assert_cmpint (copy->id, ==, 71);
  g_assert_cmpint (copy->person_id, ==, 72);
  g_assert_cmpint (copy->number, ==, 7);
  g_assert_cmpint (copy->rating, ==, 2316);
  g_assert_cmpint (copy->joins_round, ==, 2);
  g_assert_cmpint (copy->left_after, ==, 4);
}

static void
test_copy_event (void)
{
  static const gsize texts[] = {
    G_STRUCT_OFFSET (BrgEvent, name),   G_STRUCT_OFFSET (BrgEvent, place),
    G_STRUCT_OFFSET (BrgEvent, venue),  G_STRUCT_OFFSET (BrgEvent, organiser),
    G_STRUCT_OFFSET (BrgEvent, starts), G_STRUCT_OFFSET (BrgEvent, federation),
    G_STRUCT_OFFSET (BrgEvent, ends),   G_STRUCT_OFFSET (BrgEvent, zone),
  };
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgEvent) copy = NULL;
  BrgOfficial *official = brg_official_new (BRG_OFFICIAL_DEPUTY, "В. С. Токарев", "1");
  const BrgOfficial *twin;

  fill_texts (event, texts, G_N_ELEMENTS (texts));
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_RENJU;
  event->state = BRG_EVENT_CLOSED;
  official->id = 5;
  g_ptr_array_add (event->officials, official);
  copy = brg_event_copy (event);
  assert_texts_copied (event, copy, texts, G_N_ELEMENTS (texts));
  g_assert_true (copy->rulebook == event->rulebook);
  g_assert_cmpint (copy->discipline, ==, BRG_DISCIPLINE_RENJU);
  g_assert_cmpint (copy->state, ==, BRG_EVENT_CLOSED);
  g_assert_true (copy->officials != event->officials);
  g_assert_cmpuint (copy->officials->len, ==, 1);
  twin = copy->officials->pdata[0];
  g_assert_true (twin != official && twin->name != official->name);
  g_assert_cmpint (twin->id, ==, 5);
  g_assert_cmpint (twin->role, ==, BRG_OFFICIAL_DEPUTY);
  g_assert_cmpstr (twin->name, ==, "В. С. Токарев");
  g_assert_cmpstr (twin->category, ==, "1");
}

static void
test_copy_group (void)
{
  static const gsize texts[] = {
    G_STRUCT_OFFSET (BrgGroup, name),
    G_STRUCT_OFFSET (BrgGroup, system),
    G_STRUCT_OFFSET (BrgGroup, tie_breaks),
    G_STRUCT_OFFSET (BrgGroup, time_control),
  };
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (BrgGroup) copy = NULL;

  fill_texts (group, texts, G_N_ELEMENTS (texts));
  group->n_rounds = 9;
  group->cycles = 2;
  group->swap_last_rounds = TRUE;
  group->scoring = brg_scoring_two_one ();
  group->initial_colour = BRG_COLOUR_BLACK;
  group->seed = G_MAXUINT64;
  copy = brg_group_copy (group);
  assert_texts_copied (group, copy, texts, G_N_ELEMENTS (texts));
  g_assert_cmpint (copy->n_rounds, ==, 9);
  g_assert_cmpint (copy->cycles, ==, 2);
  g_assert_true (copy->swap_last_rounds);
  g_assert_cmpint (copy->scoring.win, ==, 2 * BRG_POINT);
  g_assert_cmpint (copy->initial_colour, ==, BRG_COLOUR_BLACK);
  g_assert_true (copy->seed == G_MAXUINT64);
}

/* Players 1, 2, ... of a group; numbers from @n_numbered on are not given yet. */
static BrgSnapshot *
make_snapshot (const char *system, gint n_entries, gint n_numbered, gint n_rounds)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  set_text (&snapshot->group->system, system);
  snapshot->group->n_rounds = n_rounds;
  for (gint i = 0; i < n_entries; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->number = i < n_numbered ? i + 1 : 0;
      entry->rating = 2000 - i;
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}

static BrgEntry *
get_player (BrgSnapshot *snapshot, guint index)
{
  return snapshot->entries->pdata[index];
}

static void
add_game (BrgRound *round, gint white, gint black, BrgOutcome white_got, BrgOutcome black_got)
{
  BrgGame game = { .board = (gint) round->games->len + 1,
                   .white = white,
                   .black = black,
                   .white_outcome = white_got,
                   .black_outcome = black_got };

  g_array_append_val (round->games, game);
}

static BrgRound *
add_round (BrgSnapshot *snapshot)
{
  BrgRound *round = brg_round_new ((gint) snapshot->rounds->len + 1);

  g_ptr_array_add (snapshot->rounds, round);
  return round;
}

static void
add_absence (BrgSnapshot *snapshot, gint entry, gint round, BrgOutcome outcome)
{
  BrgAbsence absence = { entry, round, outcome };

  g_array_append_val (snapshot->absences, absence);
}

static void
test_lists (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", 5, 3, 7);
  g_autoptr (BrgSnapshot) second = brg_snapshot_ref (snapshot);
  g_autoptr (BrgSnapshot) nobody = make_snapshot ("coefficients", 0, 0, 7);

  add_round (snapshot);
  add_round (snapshot);
  g_assert_true (second == snapshot);
  g_assert_cmpint (brg_snapshot_count_numbered (snapshot), ==, 3);
  g_assert_cmpint (brg_snapshot_count_numbered (nobody), ==, 0);
  g_assert_cmpint (brg_snapshot_get_entry (snapshot, 2)->number, ==, 3);
  g_assert_cmpint (brg_snapshot_get_round (snapshot, 1)->number, ==, 1);
  g_assert_cmpint (brg_snapshot_get_round (snapshot, 2)->number, ==, 2);
  g_assert_null (brg_snapshot_get_round (snapshot, 0));
  g_assert_null (brg_snapshot_get_round (snapshot, -1));
  g_assert_null (brg_snapshot_get_round (snapshot, 3));
}

static const struct
{
  const char *system;
  gint n_entries;
  gint n_rounds; /* of the group */
  gint cycles;
  gint n_paired;
  gboolean is_round_robin;
  gint expected;
} counts[] = {
  { "coefficients", 10, 7, 1, 0, FALSE, 7 },
  { "coefficients", 10, 7, 1, 3, FALSE, 7 },
  { "coefficients", 10, 7, 1, 8, FALSE, 8 }, /* more were played than planned */
  { "berger", 6, 0, 1, 0, TRUE, 5 },
  { "berger", 5, 0, 1, 0, TRUE, 5 }, /* one is free in every round */
  { "berger", 6, 0, 2, 0, TRUE, 10 },
  { "berger", 5, 0, 2, 0, TRUE, 10 },
  { "berger", 1, 0, 1, 0, TRUE, 0 },
  { "berger", 7, 3, 1, 5, TRUE, 5 }, /* the pairs were made before somebody was added */
  { "scheveningen", 8, 0, 1, 0, TRUE, 4 },
  { "match", 2, 0, 6, 0, TRUE, 6 },
  { "knockout", 6, 9, 1, 0, FALSE, 3 }, /* the bracket says it, not the plan */
  { "knockout", 6, 9, 1, 2, FALSE, 3 },
  { "all-places", 8, 1, 2, 0, FALSE, 6 },
  { "no-such-system", 6, 4, 1, 0, FALSE, 4 },
};

static void
test_count_rounds (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_snapshot (counts[i].system, counts[i].n_entries,
                                                        counts[i].n_entries, counts[i].n_rounds);

      snapshot->group->cycles = counts[i].cycles;
      for (gint round = 0; round < counts[i].n_paired; round++)
        add_round (snapshot);
      g_assert_cmpint (brg_snapshot_is_round_robin (snapshot), ==, counts[i].is_round_robin);
      g_assert_cmpint (brg_snapshot_count_rounds (snapshot), ==, counts[i].expected);
    }
}

/* A player's rounds as letters of report files; an open game is `?`, nothing at all is `.`. */
static char *
dup_line (const BrgTournament *tournament, gint player)
{
  GString *line = g_string_new (NULL);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->outcome != BRG_OUTCOME_NONE)
        g_string_append_c (line, brg_outcome_to_code (cell->outcome));
      else
        g_string_append_c (line, cell->opponent != BRG_NOBODY ? '?' : '.');
    }
  return g_string_free (line, FALSE);
}

static void
assert_lines (const BrgTournament *tournament, const char *const *lines)
{
  for (gint player = 0; player < tournament->n_players; player++)
    {
      g_autofree char *line = dup_line (tournament, player);

      g_assert_cmpstr (line, ==, lines[player]);
    }
}

/* Eight players, two of five rounds paired; a ninth has no number. */
static BrgSnapshot *
make_swiss (void)
{
  BrgSnapshot *snapshot = make_snapshot ("coefficients", 9, 8, 5);
  BrgRound *round = add_round (snapshot);

  add_game (round, 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  add_game (round, 2, 3, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN);
  add_game (round, 4, BRG_NOBODY, BRG_OUTCOME_PAIRING_BYE, BRG_OUTCOME_NONE);
  round = add_round (snapshot);
  add_game (round, 1, 4, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  add_game (round, 5, 0, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  get_player (snapshot, 2)->left_after = 1;
  get_player (snapshot, 5)->joins_round = 2;
  get_player (snapshot, 6)->joins_round = 4;
  return snapshot;
}

static void
test_swiss (void)
{
  static const char *const lines[] = {
    "1?...", /* played, then the result is missing */
    "0*...", /* adjourned */
    "-ZZZZ", /* left after round 1 */
    "+H.Z.", /* announced: a half-point bye, later a zero one */
    "U*...", /* the odd player */
    "Z?...", /* came in round 2 */
    "HZZ..", /* comes in round 4, with half a point for round 1 */
    "ZZ..F", /* on no board; a full-point bye to come */
  };
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  g_autoptr (BrgTournament) tournament = NULL;

  snapshot->group->scoring = brg_scoring_two_one ();
  snapshot->group->initial_colour = BRG_COLOUR_BLACK;
  add_absence (snapshot, 3, 2, BRG_OUTCOME_HALF_BYE);
  add_absence (snapshot, 3, 4, BRG_OUTCOME_ZERO_BYE);
  add_absence (snapshot, 6, 1, BRG_OUTCOME_HALF_BYE);
  add_absence (snapshot, 7, 5, BRG_OUTCOME_FULL_BYE);
  add_absence (snapshot, 7, 6, BRG_OUTCOME_FULL_BYE); /* there is no such round */
  add_absence (snapshot, 8, 1, BRG_OUTCOME_FULL_BYE); /* has no number yet */
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (tournament->kind, ==, BRG_TOURNAMENT_SWISS);
  g_assert_cmpint (tournament->n_players, ==, 8);
  g_assert_cmpint (tournament->n_rounds, ==, 5);
  g_assert_cmpint (tournament->initial_colour, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (tournament->players[3].number, ==, 4);
  g_assert_cmpint (tournament->players[3].rating, ==, 1997);
  g_assert_cmpint (tournament->players[3].left_after, ==, BRG_STAYS);
  g_assert_cmpint (tournament->players[2].left_after, ==, 1);
  assert_lines (tournament, lines);
  g_assert_cmpint (brg_tournament_cell (tournament, 4, 2)->opponent, ==, 1);
  g_assert_cmpint (brg_tournament_cell (tournament, 4, 2)->colour, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 2), ==, 2 * BRG_POINT);
}

/* rus-chess-2014 24.2: what he has stays; a bye that was announced before is no longer his. */
static void
test_absence_of_a_leaver (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  g_autoptr (BrgTournament) tournament = NULL;
  g_autofree char *left = NULL;
  g_autofree char *missed = NULL;

  add_absence (snapshot, 2, 2, BRG_OUTCOME_HALF_BYE);
  add_absence (snapshot, 2, 4, BRG_OUTCOME_HALF_BYE);
  add_absence (snapshot, 7, 1, BRG_OUTCOME_HALF_BYE);
  get_player (snapshot, 7)->left_after = 1;
  tournament = brg_snapshot_to_tournament (snapshot);
  left = dup_line (tournament, 2);
  missed = dup_line (tournament, 7);
  g_assert_cmpstr (left, ==, "-ZZZZ");
  g_assert_cmpstr (missed, ==, "HZZZZ");
}

/* In a round robin a round without a game is empty, and who has left stays on his boards. */
static void
test_round_robin (void)
{
  static const char *const lines[] = { "1??", "0?.", "..?" };
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("berger", 3, 3, 0);
  g_autoptr (BrgTournament) tournament = NULL;

  snapshot->group->cycles = 2;
  add_game (add_round (snapshot), 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  add_game (add_round (snapshot), 1, 0, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  add_game (add_round (snapshot), 2, 0, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  add_game (snapshot->rounds->pdata[0], 2, BRG_NOBODY, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  get_player (snapshot, 2)->left_after = 0;
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (tournament->kind, ==, BRG_TOURNAMENT_ROUND_ROBIN);
  g_assert_cmpint (tournament->cycles, ==, 2);
  g_assert_cmpint (tournament->n_rounds, ==, 3);
  g_assert_cmpint (tournament->players[2].left_after, ==, 0);
  assert_lines (tournament, lines);
}

/* rus-draughts-2022 app. 2: the tables know of renju, where Black begins. */
static void
test_black_begins (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("berger", 3, 3, 0);
  g_autoptr (BrgTournament) draughts = NULL;
  g_autoptr (BrgTournament) renju = NULL;

  snapshot->event->discipline = BRG_DISCIPLINE_RUSSIAN;
  draughts = brg_snapshot_to_tournament (snapshot);
  g_assert_false (draughts->black_begins);
  snapshot->event->discipline = BRG_DISCIPLINE_RENJU;
  renju = brg_snapshot_to_tournament (snapshot);
  g_assert_true (renju->black_begins);
}

/* "1 1 1 .5 .5 0 0 0 0" in half points: what a player has round by round beside his own. */
static void
assert_virtual (const BrgTournament *tournament, gint player, const char *halves)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      g_test_message ("player %d, round %d", player + 1, round);
      g_assert_cmpint (brg_tournament_virtual_points (tournament, player, round), ==,
                       (halves[round - 1] - '0') * BRG_POINT / 2);
    }
}

/* fide-acceleration-2026 1.2, 1.4: of 161 players 82; of nine rounds three with a point and two
 * with a half (the digest's own example). */
static void
test_acceleration (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("dutch", 161, 161, 9);
  g_autoptr (BrgTournament) plain = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgTournament) tournament = NULL;

  g_assert_null (plain->virtual_points);
  snapshot->group->baku = TRUE;
  tournament = brg_snapshot_to_tournament (snapshot);
  assert_virtual (tournament, 0, "222110000");
  assert_virtual (tournament, 81, "222110000");
  assert_virtual (tournament, 82, "000000000");
}

/* fide-acceleration-2026 1.3: the last of the leaders stays the same person. Of eight who began
 * four lead; a late number 3 was not there. */
static void
test_acceleration_of_late (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("dutch", 11, 11, 5);
  g_autoptr (BrgTournament) tournament = NULL;

  snapshot->group->baku = TRUE;
  get_player (snapshot, 2)->joins_round = 2;
  get_player (snapshot, 3)->left_after = 0;
  get_player (snapshot, 10)->joins_round = 3;
  tournament = brg_snapshot_to_tournament (snapshot);
  assert_virtual (tournament, 2, "22100");
  assert_virtual (tournament, 5, "22100");
  assert_virtual (tournament, 6, "00000");
}

/* Only where the system knows of it and a win is two draws (fide-acceleration-2026 1.1). */
static void
test_no_acceleration (void)
{
  g_autoptr (BrgSnapshot) draughts = make_snapshot ("coefficients", 8, 8, 5);
  g_autoptr (BrgSnapshot) football = make_snapshot ("dutch", 8, 8, 5);
  g_autoptr (BrgTournament) a = NULL;
  g_autoptr (BrgTournament) b = NULL;

  draughts->group->baku = TRUE;
  football->group->baku = TRUE;
  football->group->scoring = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);
  a = brg_snapshot_to_tournament (draughts);
  b = brg_snapshot_to_tournament (football);
  g_assert_null (a->virtual_points);
  g_assert_null (b->virtual_points);
}

static void
test_bans (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("dutch", 6, 5, 5);
  const BrgBan bans[] = { { 0, 1, 3, 2, 3 }, { 0, 0, 2, 1, BRG_STAYS }, { 0, 4, 5, 1, BRG_STAYS } };
  g_autoptr (BrgTournament) tournament = NULL;

  g_array_append_vals (snapshot->bans, bans, G_N_ELEMENTS (bans));
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_false (brg_tournament_is_forbidden (tournament, 1, 3, 1));
  g_assert_true (brg_tournament_is_forbidden (tournament, 3, 1, 2));
  g_assert_false (brg_tournament_is_forbidden (tournament, 1, 3, 4));
  g_assert_true (brg_tournament_is_forbidden (tournament, 0, 2, 5));
  /* Who has no number is in no tournament. */
  g_assert_cmpuint (tournament->forbidden->len, ==, 2);
}

/* rus-chess-2014 22.8: in the last three of seven rounds by federation, in the first by club.
 * Number 8 is in no tournament. */
static void
test_kept_apart (void)
{
  static const char *const texts[8][2] = {
    { "RUS", "Club One" }, { "BLR", "Club  one " }, { "rus", "" },         { "", "" },
    { "", "CLUB ONE" },    { "BLR", "Club Two" },   { "KAZ", "Club Two" }, { "RUS", "Club One" },
  };
  const BrgKeptApart rules[] = { { 0, BRG_APART_FEDERATION, TRUE, 3 },
                                 { 0, BRG_APART_ORGANISATION, FALSE, 1 } };
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("dutch", 8, 7, 7);
  g_autoptr (BrgTournament) tournament = NULL;

  for (gint i = 0; i < 8; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->federation, texts[i][0]);
      set_text (&entry->organisation, texts[i][1]);
    }
  g_array_append_vals (snapshot->kept_apart, rules, G_N_ELEMENTS (rules));
  tournament = brg_snapshot_to_tournament (snapshot);
  for (gint round = 1; round <= 7; round++)
    for (gint a = 0; a < 7; a++)
      for (gint b = a + 1; b < 7; b++)
        {
          gboolean same_federation = (a == 0 && b == 2) || (a == 1 && b == 5);
          gboolean same_club =
              (a == 0 && b == 1) || (a == 0 && b == 4) || (a == 1 && b == 4) || (a == 5 && b == 6);
          const BrgForbiddenPair *ban = brg_tournament_find_ban (tournament, b, a, round);

          g_test_message ("round %d: %d - %d", round, a + 1, b + 1);
          g_assert_cmpint (ban != NULL, ==,
                           (same_federation && round >= 5) || (same_club && round == 1));
          g_assert_true (ban == NULL || ban->is_apart);
        }
  g_assert_cmpuint (tournament->forbidden->len, ==, 6);
}

BRG_TEST_TOPIC ("snapshot")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/snapshot/families", test_families);
  g_test_add_func ("/data/snapshot/names", test_names);
  g_test_add_func ("/data/snapshot/round-states", test_round_states);
  g_test_add_func ("/data/snapshot/game-is-missing", test_game_is_missing);
  g_test_add_func ("/data/snapshot/new", test_new);
  g_test_add_func ("/data/snapshot/copy-entry", test_copy_entry);
  g_test_add_func ("/data/snapshot/copy-event", test_copy_event);
  g_test_add_func ("/data/snapshot/copy-group", test_copy_group);
  g_test_add_func ("/data/snapshot/lists", test_lists);
  g_test_add_func ("/data/snapshot/count-rounds", test_count_rounds);
  g_test_add_func ("/data/snapshot/swiss", test_swiss);
  g_test_add_func ("/data/snapshot/rus-chess-2014/24.2/absence-of-a-leaver",
                   test_absence_of_a_leaver);
  g_test_add_func ("/data/snapshot/round-robin", test_round_robin);
  g_test_add_func ("/data/snapshot/rus-draughts-2022/app-2/black-begins", test_black_begins);
  g_test_add_func ("/data/snapshot/fide-acceleration-2026/1.2/leaders", test_acceleration);
  g_test_add_func ("/data/snapshot/fide-acceleration-2026/1.3/late", test_acceleration_of_late);
  g_test_add_func ("/data/snapshot/fide-acceleration-2026/1.1/scoring", test_no_acceleration);
  g_test_add_func ("/data/snapshot/bans", test_bans);
  g_test_add_func ("/data/snapshot/rus-chess-2014 22.8", test_kept_apart);
  return g_test_run ();
}
