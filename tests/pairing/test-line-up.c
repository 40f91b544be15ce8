/* test-line-up.c - who of a team sits on which board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-line-up.h"
#include "brg-test.h"

#define MAX_BOARDS 8

/* Places of boards as text: a digit each, - for nobody. */
static void
read_places (const char *text, gint *places)
{
  for (gint i = 0; text[i] != '\0'; i++)
    places[i] = text[i] == '-' ? 0 : text[i] - '0';
}

static char *
write_places (const gint *places, gint n_boards)
{
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < n_boards; i++)
    g_string_append_c (text, places[i] == 0 ? '-' : (char) ('0' + places[i]));
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *first_round; /* NULL in round 1 */
  gint n_players;
  const char *expected;
} DefaultCase;

static const DefaultCase default_cases[] = {
  { "order-of-the-application", NULL, 6, "1234" },
  { "too-few", NULL, 3, "123-" },
  { "nobody", NULL, 0, "----" },
  { "as-in-round-1", "1254", 6, "1254" },
  { "hole-of-round-1-stays", "1-34", 6, "1-34" },
};

/* rus-draughts-2022 5.4.9.2 */
static void
test_default (gconstpointer data)
{
  const DefaultCase *test = data;
  BrgLineUpRegulations regulations = { 4, BRG_LINE_UP_FREE, 1, FALSE };
  gint first_round[MAX_BOARDS];
  gint places[MAX_BOARDS];
  g_autofree char *text = NULL;

  if (test->first_round != NULL)
    read_places (test->first_round, first_round);
  brg_line_up_default (&regulations, test->first_round != NULL ? first_round : NULL,
                       test->n_players, places);
  text = write_places (places, 4);
  g_assert_cmpstr (text, ==, test->expected);
}

typedef struct
{
  const char *path;
  BrgLineUpRule rule;
  gint reserve_from;
  const char *wanted;
  const char *present; /* + or - for every place of the application */
  const char *expected;
} FillCase;

static const FillCase fill_cases[] = {
  { "tied/all-there", BRG_LINE_UP_TIED, 1, "1234", "++++++", "1234" },
  { "tied/reserve-takes-the-board", BRG_LINE_UP_TIED, 1, "1234", "+-++++", "1534" },
  { "tied/two-missing", BRG_LINE_UP_TIED, 1, "1234", "--++++", "5634" },
  { "tied/no-reserve-left", BRG_LINE_UP_TIED, 1, "1234", "--+++-", "5-34" },
  { "tied/reserve-only-below", BRG_LINE_UP_TIED, 3, "1234", "+-+-++", "1-35" },
  { "tied/back-on-his-own-board", BRG_LINE_UP_TIED, 1, "1534", "++++-+", "1234" },
  { "tied/wanted-twice", BRG_LINE_UP_TIED, 1, "1134", "++++++", "1234" },
  { "order/move-up", BRG_LINE_UP_ORDER, 1, "1234", "+-++++", "1345" },
  { "order/two-missing", BRG_LINE_UP_ORDER, 1, "1234", "-+-+++", "2456" },
  { "order/too-few", BRG_LINE_UP_ORDER, 1, "1234", "-+-+--", "24--" },
  { "order/main-player-before-reserve", BRG_LINE_UP_ORDER, 1, "1345", "++-+++", "1245" },
  { "order/reserve-from-board-3", BRG_LINE_UP_ORDER, 3, "1234", "+--+++", "1456" },
  { "order/reserve-reaches-his-board-only", BRG_LINE_UP_ORDER, 4, "1234", "+--+++", "14-5" },
  { "order/planned-out-of-order", BRG_LINE_UP_ORDER, 1, "4321", "++++++", "1234" },
  { "free/keeps-the-captain's-order", BRG_LINE_UP_FREE, 1, "4321", "++++++", "4321" },
  { "free/reserves-fill-in-order", BRG_LINE_UP_FREE, 1, "4321", "+--+++", "4561" },
  { "free/main-player-first", BRG_LINE_UP_FREE, 1, "5123", "+-++++", "5143" },
  { "free/reserve-from-board-3", BRG_LINE_UP_FREE, 3, "4321", "+--+++", "4-51" },
  { "free/unknown-place", BRG_LINE_UP_FREE, 1, "9123", "++++--", "4123" },
};

static void
fill (const BrgLineUpRegulations *regulations,
      const gint *wanted,
      const gboolean *present,
      gint n_players,
      gint *places)
{
  gboolean is_full = TRUE;

  for (gint i = 0; i < MAX_BOARDS; i++)
    places[i] = -1;
  if (!brg_line_up_fill (regulations, wanted, present, n_players, places))
    is_full = FALSE;
  for (gint i = 0; is_full && i < regulations->n_boards; i++)
    g_assert_cmpint (places[i], >, 0);
  for (gint i = regulations->n_boards; i < MAX_BOARDS; i++)
    g_assert_cmpint (places[i], ==, -1);
}

/* rus-draughts-2022 5.4.9.2 */
static void
test_fill (gconstpointer data)
{
  const FillCase *test = data;
  BrgLineUpRegulations regulations = { (gint) strlen (test->wanted), test->rule, test->reserve_from,
                                       FALSE };
  gint n_players = (gint) strlen (test->present);
  gboolean present[MAX_BOARDS];
  gint wanted[MAX_BOARDS];
  gint places[MAX_BOARDS];
  g_autofree char *text = NULL;

  read_places (test->wanted, wanted);
  for (gint i = 0; i < n_players; i++)
    present[i] = test->present[i] == '+';
  fill (&regulations, wanted, present, n_players, places);
  text = write_places (places, regulations.n_boards);
  g_assert_cmpstr (text, ==, test->expected);
  g_assert_cmpint (strchr (text, '-') == NULL, ==,
                   brg_line_up_fill (&regulations, wanted, present, n_players, places));
}

typedef struct
{
  const char *path;
  BrgLineUpRule rule;
  gint reserve_from;
  const char *places;
  const char *expected; /* kind, board and place of every fault */
} CheckCase;

/* Six players, the last two reserves. */
static const CheckCase check_cases[] = {
  { "tied/application", BRG_LINE_UP_TIED, 1, "1234", "" },
  { "tied/reserve", BRG_LINE_UP_TIED, 1, "1634", "" },
  { "tied/hole", BRG_LINE_UP_TIED, 1, "1-34", "" },
  { "tied/exchanged", BRG_LINE_UP_TIED, 1, "2134", "not-his-board 1 2, not-his-board 2 1" },
  { "tied/reserve-too-high", BRG_LINE_UP_TIED, 3, "1534", "reserve-board 2 5" },
  { "tied/reserve-just-there", BRG_LINE_UP_TIED, 3, "1254", "" },
  { "order/application", BRG_LINE_UP_ORDER, 1, "1234", "" },
  { "order/moved-up", BRG_LINE_UP_ORDER, 1, "1346", "" },
  { "order/exchanged", BRG_LINE_UP_ORDER, 1, "1324", "out-of-order 3 2" },
  { "order/gap", BRG_LINE_UP_ORDER, 1, "1-34", "gap 2 0" },
  { "order/last-board-empty", BRG_LINE_UP_ORDER, 1, "134-", "" },
  { "order/reserve-cannot-move-up", BRG_LINE_UP_ORDER, 4, "12-5", "" },
  { "order/reserve-could-move-up", BRG_LINE_UP_ORDER, 3, "12-5", "gap 3 0" },
  { "free/exchanged", BRG_LINE_UP_FREE, 1, "4321", "" },
  { "free/gap", BRG_LINE_UP_FREE, 1, "4-21", "" },
  { "free/twice", BRG_LINE_UP_FREE, 1, "4142", "twice 3 4" },
  { "free/unknown", BRG_LINE_UP_FREE, 1, "4172", "unknown 3 7" },
  { "free/reserve-too-high", BRG_LINE_UP_FREE, 2, "6512", "reserve-board 1 6" },
};

static const char *const fault_names[BRG_N_LINE_UP_FAULTS] = {
  [BRG_LINE_UP_FAULT_UNKNOWN] = "unknown",
  [BRG_LINE_UP_FAULT_TWICE] = "twice",
  [BRG_LINE_UP_FAULT_NOT_HIS_BOARD] = "not-his-board",
  [BRG_LINE_UP_FAULT_RESERVE_BOARD] = "reserve-board",
  [BRG_LINE_UP_FAULT_OUT_OF_ORDER] = "out-of-order",
  [BRG_LINE_UP_FAULT_GAP] = "gap",
};

/* rus-draughts-2022 5.4.9.2 */
static void
test_check (gconstpointer data)
{
  const CheckCase *test = data;
  BrgLineUpRegulations regulations = { 4, test->rule, test->reserve_from, FALSE };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) faults = NULL;
  gint places[MAX_BOARDS];

  read_places (test->places, places);
  faults = brg_line_up_check (&regulations, places, 6);
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgLineUpFault *fault = &g_array_index (faults, BrgLineUpFault, i);

      g_string_append_printf (text, "%s%s %d %d", i > 0 ? ", " : "", fault_names[fault->kind],
                              fault->board, fault->place);
      g_assert_cmpstr (fault->article, ==, "rus-draughts-2022 5.4.9.2");
    }
  g_assert_cmpstr (text->str, ==, test->expected);
}

typedef struct
{
  BrgLineUpRegulations regulations;
  gint n_players;
  gint wanted[MAX_BOARDS];
  gboolean present[MAX_BOARDS];
  gint places[MAX_BOARDS];
} Team;

/* A team of which some have come, with any line-up, even a wrong one. */
static void
make_team (GRand *random, Team *team)
{
  team->regulations = (BrgLineUpRegulations){
    .n_boards = g_rand_int_range (random, 1, MAX_BOARDS + 1),
    .rule = (BrgLineUpRule) g_rand_int_range (random, 0, BRG_N_LINE_UP_RULES),
  };
  team->regulations.reserve_from = g_rand_int_range (random, 1, team->regulations.n_boards + 1);
  team->n_players = g_rand_int_range (random, 0, MAX_BOARDS + 1);
  for (gint i = 0; i < MAX_BOARDS; i++)
    {
      team->wanted[i] = g_rand_boolean (random) && i < team->n_players
                            ? i + 1
                            : g_rand_int_range (random, 0, team->n_players + 2);
      team->present[i] = g_rand_int_range (random, 0, 4) > 0;
    }
  fill (&team->regulations, team->wanted, team->present, team->n_players, team->places);
}

static gint
find_board (const gint *places, gint n_boards, gint place)
{
  for (gint i = 0; i < n_boards; i++)
    if (places[i] == place)
      return i;
  return -1;
}

/* Nobody twice, nobody who is missing, no reserve too high. */
static void
check_seats (const Team *team)
{
  gint n_boards = team->regulations.n_boards;

  for (gint i = 0; i < n_boards; i++)
    {
      gint place = team->places[i];

      g_assert_cmpint (place, >=, 0);
      g_assert_cmpint (place, <=, team->n_players);
      if (place == 0)
        continue;
      g_assert_true (team->present[place - 1]);
      g_assert_cmpint (find_board (team->places, n_boards, place), ==, i);
    }
}

/* Who was planned and is there sits where he was planned, unless the order decides. */
static void
check_rule (const Team *team)
{
  gint n_boards = team->regulations.n_boards;
  gint last = 0;

  for (gint i = 0; i < n_boards; i++)
    {
      gint wanted = team->wanted[i];
      gint place = team->places[i];

      if (team->regulations.rule == BRG_LINE_UP_ORDER)
        {
          g_assert_true (place == 0 || place > last);
          last = MAX (last, place);
        }
      else if (wanted >= 1 && wanted <= team->n_players && team->present[wanted - 1])
        g_assert_cmpint (place, ==,
                         find_board (team->wanted, n_boards, wanted) == i ? wanted : place);
      if (team->regulations.rule == BRG_LINE_UP_TIED && place != 0 && place != wanted)
        g_assert_true (place == i + 1 || place > n_boards);
    }
}

/* What is filled from the order of the application is allowed. */
static void
check_allowed (Team *team)
{
  g_autoptr (GArray) faults = NULL;

  brg_line_up_default (&team->regulations, NULL, team->n_players, team->wanted);
  fill (&team->regulations, team->wanted, team->present, team->n_players, team->places);
  faults = brg_line_up_check (&team->regulations, team->places, team->n_players);
  g_assert_cmpuint (faults->len, ==, 0);
}

/* rus-draughts-2022 5.4.9.2 */
static void
test_any_team (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20220902);

  for (gint i = 0; i < 20000; i++)
    {
      Team team;

      make_team (random, &team);
      check_seats (&team);
      check_rule (&team);
      check_allowed (&team);
      check_seats (&team);
    }
}

static const struct
{
  gint n_present;
  gint n_boards;
  gboolean may_play;
} presence_cases[] = {
  { 0, 1, FALSE }, { 1, 1, TRUE },  { 0, 2, FALSE }, { 1, 2, TRUE },  { 1, 3, FALSE },
  { 2, 3, TRUE },  { 1, 4, FALSE }, { 2, 4, TRUE },  { 1, 6, FALSE }, { 2, 6, TRUE },
};

/* rus-draughts-2022 5.4.9.4: less than half and less than two */
static void
test_may_play (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (presence_cases); i++)
    g_assert_cmpint (brg_team_may_play (presence_cases[i].n_present, presence_cases[i].n_boards),
                     ==, presence_cases[i].may_play);
}

#define ADD_CASES(cases, folder, function)                                            \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)                                    \
    {                                                                                 \
      g_autofree char *path = g_strdup_printf (                                       \
          "/pairing/line-up/rus-draughts-2022/5.4.9.2/" folder "/%s", cases[i].path); \
                                                                                      \
      g_test_add_data_func (path, &cases[i], function);                               \
    }

BRG_TEST_TOPIC ("line-up")
{
  g_test_init (&argc, &argv, NULL);

  ADD_CASES (default_cases, "default", test_default)
  ADD_CASES (fill_cases, "fill", test_fill)
  ADD_CASES (check_cases, "check", test_check)
  g_test_add_func ("/pairing/line-up/rus-draughts-2022/5.4.9.2/any-team", test_any_team);
  g_test_add_func ("/pairing/line-up/rus-draughts-2022/5.4.9.4/may-play", test_may_play);

  return g_test_run ();
}
