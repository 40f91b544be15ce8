/* test-draughts-groups.c - the Swiss by coefficients against all complete pairings of small fields
 *
 * An independent reading of the rules: every complete legal pairing of a small field is listed,
 * each gets a row of numbers, group by group in the order of the demands, and the least row must be
 * the pairing that the program gives. Nothing of the program is used but its answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-test.h"

#define MAX_PLAYERS 10
#define NOT_HERE 1000

/* The field as the test sees it, players in the order of the classification. */
typedef struct
{
  gint n;
  /* Room for one more who is looked at and not taken. */
  gint index[MAX_PLAYERS + 1]; /* in the tournament */
  gint score[MAX_PLAYERS + 1];
  gboolean had_free_win[MAX_PLAYERS + 1];
  gchar colours[MAX_PLAYERS + 1][16]; /* of played games, w and b */
  gboolean legal[MAX_PLAYERS][MAX_PLAYERS];
} Field;

/* Enumeration of complete pairings. */
typedef struct
{
  const Field *field;
  gint partner[MAX_PLAYERS]; /* -1 not yet, NOT_HERE: has the bye */
  gint best[MAX_PLAYERS];
  GArray *best_row; /* gint */
  gint n_complete;
} Search;

static void
read_player (Field *field, const BrgTournament *tournament, gint player, gint round)
{
  gint place = field->n++;
  gint n_colours = 0;

  field->index[place] = player;
  field->score[place] = 0;
  field->had_free_win[place] = FALSE;
  for (gint r = 1; r < round; r++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, r);
      gchar code = brg_outcome_to_code (cell->outcome);

      field->score[place] += code == '1' || code == '+' || code == 'U' ? 2 : code == '=' ? 1 : 0;
      field->had_free_win[place] |= code == '+' || code == 'U';
      if (code == '1' || code == '=' || code == '0')
        field->colours[place][n_colours++] = cell->colour == BRG_COLOUR_WHITE ? 'w' : 'b';
    }
  field->colours[place][n_colours] = '\0';
}

static gboolean
is_barred (const Field *field, gint place, gchar colour)
{
  const gchar *colours = field->colours[place];
  gsize n = strlen (colours);

  return n >= 3 && colours[n - 1] == colour && colours[n - 2] == colour && colours[n - 3] == colour;
}

static gboolean
have_played (const BrgTournament *tournament, gint a, gint b, gint round)
{
  for (gint r = 1; r < round; r++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, a, r);

      if (cell->opponent == b && strchr ("1=0", brg_outcome_to_code (cell->outcome)) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Present players by score, then by number: ascending in odd rounds, descending in even ones. */
static Field
read_field (const BrgTournament *tournament, gint round)
{
  Field field = { 0 };

  for (gint score = 2 * round; score >= 0; score--)
    for (gint i = 0; i < tournament->n_players; i++)
      {
        gint player = round % 2 == 1 ? i : tournament->n_players - 1 - i;
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->outcome == BRG_OUTCOME_ZERO_BYE)
          continue;
        read_player (&field, tournament, player, round);
        if (field.score[field.n - 1] != score)
          field.n--;
      }
  for (gint a = 0; a < field.n; a++)
    for (gint b = 0; b < field.n; b++)
      field.legal[a][b] = a != b &&
                          !have_played (tournament, field.index[a], field.index[b], round) &&
                          !(is_barred (&field, a, 'w') && is_barred (&field, b, 'w')) &&
                          !(is_barred (&field, a, 'b') && is_barred (&field, b, 'b'));
  return field;
}

static void
add (GArray *row, gint value)
{
  g_array_append_val (row, value);
}

/* Pairs inside a group: for the first without a partner, how many come before his partner in the
 * order of search. */
static void
add_inside (const Search *search, const gint *list, gint n, GArray *row)
{
  gboolean taken[MAX_PLAYERS] = { FALSE };

  for (gint first = 0; first < n; first++)
    {
      gint order[MAX_PLAYERS];
      gint n_order = 0;

      if (taken[first])
        continue;
      for (gint i = n / 2; i < n; i++)
        order[n_order++] = i;
      for (gint i = n / 2 - 1; i >= 0; i--)
        order[n_order++] = i;
      for (gint i = 0, n_before = 0; i < n_order; i++)
        {
          if (taken[order[i]] || order[i] == first)
            continue;
          if (list[order[i]] == search->partner[list[first]])
            {
              add (row, n_before);
              taken[order[i]] = TRUE;
              break;
            }
          n_before++;
        }
      taken[first] = TRUE;
    }
}

/* The row of one group, places @begin to @end - 1; @next_end is the end of the next group. */
static void
add_group (const Search *search, gint begin, gint end, gint next_end, GArray *row)
{
  const gint *partner = search->partner;
  gint n_pass = 0;
  gint n_leave = 0;
  gint n_miss = 0;
  gint inside[MAX_PLAYERS];
  gint n_inside = 0;
  gint n_free = 0;
  gboolean met_incomer[MAX_PLAYERS] = { FALSE };

  for (gint p = 0; p < end; p++)
    {
      /* Who stands above or in the group and meets somebody below it goes down. */
      if (partner[p] == NOT_HERE || partner[p] < end)
        continue;
      n_pass += p < begin;
      n_leave += p >= begin;
      n_miss += partner[p] >= next_end;
    }
  add (row, n_pass);
  add (row, n_leave);
  add (row, n_miss);
  for (gint p = 0; p < begin; p++)
    if (partner[p] != NOT_HERE && partner[p] >= begin)
      {
        gint before = 0;

        for (gint q = begin; q < partner[p] && partner[p] < end; q++)
          before += partner[q] != NOT_HERE && !met_incomer[q];
        add (row, partner[p] < end ? before : NOT_HERE);
        if (partner[p] < end)
          met_incomer[partner[p]] = TRUE;
      }
  for (gint p = end - 1; p >= begin; p--)
    if (partner[p] != NOT_HERE && !met_incomer[p])
      {
        if (partner[p] >= end)
          add (row, n_free);
        n_free++;
      }
  for (gint p = begin; p < end; p++)
    if (partner[p] != NOT_HERE && partner[p] >= begin && partner[p] < end)
      inside[n_inside++] = p;
  add_inside (search, inside, n_inside, row);
}

static gint
find_end (const Search *search, gint begin)
{
  gint end = begin;

  while (end < search->field->n && search->field->score[end] == search->field->score[begin])
    end++;
  return end;
}

/* A group whose only player has the bye is no group. */
static gboolean
is_group (const Search *search, gint begin, gint end)
{
  for (gint p = begin; p < end; p++)
    if (search->partner[p] != NOT_HERE)
      return TRUE;
  return FALSE;
}

static gint
find_next_end (const Search *search, gint begin)
{
  gint end = find_end (search, begin);

  return end < search->field->n && !is_group (search, begin, end) ? find_next_end (search, end)
                                                                  : end;
}

static void
judge (Search *search)
{
  g_autoptr (GArray) row = g_array_new (FALSE, FALSE, sizeof (gint));
  gint end;
  guint i = 0;

  for (gint begin = 0; begin < search->field->n; begin = end)
    {
      end = find_end (search, begin);
      if (is_group (search, begin, end))
        add_group (search, begin, end, find_next_end (search, end), row);
    }
  search->n_complete++;
  if (search->n_complete > 1)
    {
      while (i < row->len && i < search->best_row->len &&
             g_array_index (row, gint, i) == g_array_index (search->best_row, gint, i))
        i++;
      if (i == row->len || i == search->best_row->len ||
          g_array_index (row, gint, i) > g_array_index (search->best_row, gint, i))
        return;
    }
  g_array_set_size (search->best_row, 0);
  g_array_append_vals (search->best_row, row->data, row->len);
  for (gint p = 0; p < search->field->n; p++)
    search->best[p] = search->partner[p];
}

static void
list_all (Search *search)
{
  gint first = 0;

  while (first < search->field->n && search->partner[first] >= 0)
    first++;
  if (first == search->field->n)
    {
      judge (search);
      return;
    }
  for (gint other = first + 1; other < search->field->n; other++)
    if (search->partner[other] < 0 && search->field->legal[first][other])
      {
        search->partner[first] = other;
        search->partner[other] = first;
        list_all (search);
        search->partner[first] = -1;
        search->partner[other] = -1;
      }
}

/* The odd one out: from the end, the first without a free win and with a pairing of the rest. */
static gboolean
find_best (Search *search)
{
  for (gint p = 0; p < search->field->n; p++)
    search->partner[p] = -1;
  if (search->field->n % 2 == 0)
    {
      list_all (search);
      return search->n_complete > 0;
    }
  for (gint bye = search->field->n - 1; bye >= 0; bye--)
    {
      if (search->field->had_free_win[bye])
        continue;
      search->partner[bye] = NOT_HERE;
      list_all (search);
      search->partner[bye] = -1;
      if (search->n_complete > 0)
        return TRUE;
    }
  return FALSE;
}

static void
assert_pairs_equal (const Search *search, const BrgPairing *pairing)
{
  const Field *field = search->field;
  guint n_boards = 0;

  for (gint p = 0; p < field->n; p++)
    {
      gboolean is_bye = search->best[p] == NOT_HERE;
      BrgPair pair;

      if (!is_bye && search->best[p] < p)
        continue;
      /* Boards stand in the order of the better placed players, the bye last. */
      pair = g_array_index (pairing->pairs, BrgPair, is_bye ? pairing->pairs->len - 1 : n_boards++);
      if (is_bye)
        {
          g_assert_cmpint (pair.white, ==, field->index[p]);
          g_assert_cmpint (pair.black, ==, BRG_NOBODY);
          continue;
        }
      g_assert_cmpint (MIN (pair.white, pair.black), ==,
                       MIN (field->index[p], field->index[search->best[p]]));
      g_assert_cmpint (MAX (pair.white, pair.black), ==,
                       MAX (field->index[p], field->index[search->best[p]]));
    }
  g_assert_cmpuint (pairing->pairs->len, ==, n_boards + (guint) (field->n % 2));
}

/* Nobody gets a fourth equal colour, and two who wish different ones get them. */
static void
assert_colours_sound (const Field *field, const BrgPairing *pairing)
{
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      gint white = 0;
      gint black = 0;
      gsize n_white;
      gsize n_black;

      if (pair.black == BRG_NOBODY)
        continue;
      while (field->index[white] != pair.white)
        white++;
      while (field->index[black] != pair.black)
        black++;
      g_assert_false (is_barred (field, white, 'w'));
      g_assert_false (is_barred (field, black, 'b'));
      n_white = strlen (field->colours[white]);
      n_black = strlen (field->colours[black]);
      if (n_white > 0 && n_black > 0 &&
          field->colours[white][n_white - 1] != field->colours[black][n_black - 1])
        {
          g_assert_true (field->colours[white][n_white - 1] == 'b');
          g_assert_true (field->colours[black][n_black - 1] == 'w');
        }
    }
}

static void
play (BrgTournament *tournament, gint round, const BrgPairing *pairing, GRand *rand)
{
  static const BrgOutcome results[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      gint result = g_rand_int_range (rand, 0, G_N_ELEMENTS (results));

      if (pair.black == BRG_NOBODY)
        brg_tournament_set_bye (tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
      else
        brg_tournament_set_game (tournament, round, pair.white, pair.black, results[result][0],
                                 results[result][1]);
    }
}

/* Plays a random tournament until its end or until no pairing is left; says how many rounds. */
static gint
run_tournament (GRand *rand, gint percent_absent, gint *n_without_pairing)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("coefficients");
  gint n_players = g_rand_int_range (rand, 2, MAX_PLAYERS + 1);
  gint n_rounds = g_rand_int_range (rand, 2, 10);
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);

  for (gint round = 1; round <= n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round, .explain = round % 2 == 0 };
      g_autoptr (BrgPairing) pairing = NULL;
      g_autoptr (GArray) best_row = g_array_new (FALSE, FALSE, sizeof (gint));
      g_autoptr (GError) error = NULL;
      Field field;
      Search search = { .field = &field, .best_row = best_row };

      for (gint player = 0; player < n_players; player++)
        if (g_rand_int_range (rand, 0, 100) < percent_absent)
          brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_ZERO_BYE);
      field = read_field (tournament, round);
      pairing = brg_pairing_system_pair (system, tournament, &request, &error);
      g_assert_no_error (error);
      g_assert_cmpint (pairing->exists, ==, find_best (&search));
      if (!pairing->exists)
        {
          (*n_without_pairing)++;
          g_assert_cmpuint (pairing->obstacles->len, >, 0);
          return round;
        }
      assert_pairs_equal (&search, pairing);
      assert_colours_sound (&field, pairing);
      play (tournament, round, pairing, rand);
    }
  return n_rounds;
}

/* rus-draughts-2022 5.4.10.5.4, 5.4.10.5.5, 5.4.10.8 */
static void
test_random (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20220504);
  gint n_without_pairing = 0;
  gint n_rounds = 0;

  for (gint i = 0; i < 200; i++)
    n_rounds += run_tournament (rand, GPOINTER_TO_INT (data), &n_without_pairing);
  g_assert_cmpint (n_rounds, >, 700);
  g_assert_cmpint (n_without_pairing, >, 50);
}

BRG_TEST_TOPIC ("draughts-groups")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/pairing/draughts-groups/rus-draughts-2022/5.4.10.8/all-present",
                        GINT_TO_POINTER (0), test_random);
  g_test_add_data_func ("/pairing/draughts-groups/rus-draughts-2022/5.4.10.8/some-absent",
                        GINT_TO_POINTER (10), test_random);
  return g_test_run ();
}
