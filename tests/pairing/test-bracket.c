/* test-bracket.c - the bracket of a knock-out
 *
 * The recorded brackets name matches by winners and losers of others; here they are played with
 * random results, and ours must have the same players in every one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-bracket.h"
#include "brg-test.h"

/* A recorded bracket as it is played: who won and lost the matches so far. */
typedef struct
{
  GHashTable *winners; /* name of a match, seed of the winner, 0 for nobody */
  GHashTable *losers;
} Play;

static void
play_clear (Play *play)
{
  g_hash_table_unref (play->winners);
  g_hash_table_unref (play->losers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

static Play
play_new (void)
{
  return (Play){ g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                 g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
}

static GStrv
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "tables", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

/* "5", "bye", "W1.2", "W(2-L.1)" or "L(1.2)": the seed, 0 for nobody. */
static gint
find_side (const Play *play, const char *side)
{
  g_autofree char *match = NULL;

  if (g_ascii_isdigit (side[0]))
    return (gint) g_ascii_strtoll (side, NULL, 10);
  if (side[0] != 'W' && side[0] != 'L')
    return 0;
  match = side[1] == '(' ? g_strndup (side + 2, strlen (side) - 3) : g_strdup (side + 1);
  g_assert_true (g_hash_table_contains (play->winners, match));
  return GPOINTER_TO_INT (
      g_hash_table_lookup (side[0] == 'W' ? play->winners : play->losers, match));
}

/* The recorded name of a match: "1.3", "2.1", with all places "2-W.1", "4-LWL.1". */
static char *
dup_name (const BrgBracket *bracket, const BrgBracketMatch *match)
{
  g_autoptr (GString) name = g_string_new (NULL);

  g_string_append_printf (name, "%d", bracket->n_played + 1);
  if (bracket->scope == BRG_BRACKET_ALL_PLACES && bracket->n_played > 0)
    g_string_append_c (name, '-');
  for (gint digit = bracket->n_played - 1; digit >= 0 && bracket->scope == BRG_BRACKET_ALL_PLACES;
       digit--)
    g_string_append_c (name, match->block >> digit & 1 ? 'L' : 'W');
  g_string_append_printf (name, ".%d", match->number);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static gint
to_seed (gint player)
{
  return player == BRG_NOBODY ? 0 : player + 1;
}

/* Plays one match of the line with a random result; @has_lost is filled for ours. */
static void
play_match (Play *play,
            char **fields,
            const BrgBracket *bracket,
            const BrgBracketMatch *match,
            gboolean *has_lost,
            GRand *rand)
{
  g_autofree char *name = dup_name (bracket, match);
  gint first = find_side (play, fields[3]);
  gint second = find_side (play, fields[4]);
  gboolean first_wins = second == 0 || (first != 0 && g_rand_boolean (rand));

  g_assert_cmpstr (name, ==, fields[2]);
  /* In the record the player stands before the bye. */
  if (match->first == BRG_NOBODY)
    g_assert_cmpint (to_seed (match->second), ==, first);
  else
    {
      g_assert_cmpint (to_seed (match->first), ==, first);
      g_assert_cmpint (to_seed (match->second), ==, second);
    }
  if (bracket->scope == BRG_BRACKET_ALL_PLACES)
    {
      g_autofree char *places = g_strdup_printf ("%d-%d", match->best_place, match->worst_place);

      g_assert_cmpstr (places, ==, fields[5]);
    }
  if (first != 0 && second != 0)
    has_lost[(first_wins ? second : first) - 1] = TRUE;
  g_hash_table_insert (play->winners, g_strdup (name),
                       GINT_TO_POINTER (first_wins ? first : second));
  g_hash_table_insert (play->losers, g_strdup (name),
                       GINT_TO_POINTER (first_wins ? second : first));
}

/* Lines of one size from @line on, without those that only name a place. Returns the line behind.
 */
static gsize
play_size (GStrv lines, gsize line, gint n_players, gboolean is_all_places, GRand *rand)
{
  g_autoptr (BrgBracket) bracket = brg_bracket_new (n_players, is_all_places);
  g_auto (Play) play = play_new ();

  while (bracket->n_played < bracket->n_stages)
    {
      g_autoptr (GArray) matches = brg_bracket_list_matches (bracket);
      g_autofree gboolean *has_lost = g_new0 (gboolean, n_players);

      for (guint i = 0; i < matches->len; i++)
        {
          g_auto (GStrv) fields = g_strsplit (lines[line++], "\t", -1);

          g_assert_cmpint (g_ascii_strtoll (fields[0], NULL, 10), ==, n_players);
          g_assert_cmpint (g_ascii_strtoll (fields[1], NULL, 10), ==, bracket->n_played + 1);
          play_match (&play, fields, bracket, &g_array_index (matches, BrgBracketMatch, i),
                      has_lost, rand);
        }
      brg_bracket_advance (bracket, has_lost);
    }
  for (gint place = 1; place <= n_players && is_all_places; place++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[line++], "\t", -1);
      gint seed = find_side (&play, fields[3]);
      gint best;
      gint worst;

      g_assert_cmpint (g_ascii_strtoll (fields[5], NULL, 10), ==, place);
      g_assert_cmpint (seed, >, 0);
      brg_bracket_get_places (bracket, seed - 1, &best, &worst);
      g_assert_cmpint (best, ==, place);
      g_assert_cmpint (worst, ==, place);
    }
  return line;
}

static gint
play_file (const char *name, gboolean is_all_places)
{
  g_auto (GStrv) lines = read_lines (name);
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  gint n_sizes = 0;

  for (gsize line = 1; lines[line] != NULL && lines[line][0] != '\0'; n_sizes++)
    {
      gint n_players = (gint) g_ascii_strtoll (lines[line], NULL, 10);
      gsize next = line;

      for (gint repeat = 0; repeat < 20; repeat++)
        next = play_size (lines, line, n_players, is_all_places, rand);
      line = next;
    }
  return n_sizes;
}

/* rus-draughts-2022 1.4 */
static void
test_knockout (void)
{
  g_assert_cmpint (play_file ("knockout.tsv", FALSE), ==, 37);
}

static void
test_all_places (void)
{
  g_assert_cmpint (play_file ("all-places.tsv", TRUE), ==, 7);
}

static void
test_sequences (void)
{
  g_auto (GStrv) lines = read_lines ("all-places-sequences.tsv");
  gint n_lines = 0;

  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpint (
          brg_bracket_find_place ((gint) g_ascii_strtoll (fields[0], NULL, 10), fields[1]), ==,
          g_ascii_strtoll (fields[2], NULL, 10));
      n_lines++;
    }
  /* 4 + 5 + 6 + 7 + 8 + 12 + 16 */
  g_assert_cmpint (n_lines, ==, 58);
  g_assert_cmpint (brg_bracket_find_place (5, "LWL"), ==, 0);
  g_assert_cmpint (brg_bracket_find_place (8, "WW"), ==, 0);
  g_assert_cmpint (brg_bracket_find_place (8, "WWX"), ==, 0);
}

/* Any size, any results: everybody ends on a place of his own, as his sequence says, and the
 * missing players behind all others. */
static void
test_any_size (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (41);

  for (gint n = 2; n <= 130; n++)
    {
      g_autoptr (BrgBracket) bracket = brg_bracket_new (n, TRUE);
      g_autoptr (GPtrArray) sequences = g_ptr_array_new ();

      for (gint player = 0; player < n; player++)
        g_ptr_array_add (sequences, g_string_new (NULL));
      while (bracket->n_played < bracket->n_stages)
        {
          g_autoptr (GArray) matches = brg_bracket_list_matches (bracket);
          g_autofree gboolean *has_lost = g_new0 (gboolean, n);

          for (guint i = 0; i < matches->len; i++)
            {
              BrgBracketMatch match = g_array_index (matches, BrgBracketMatch, i);

              if (match.first != BRG_NOBODY && match.second != BRG_NOBODY)
                has_lost[g_rand_boolean (rand) ? match.first : match.second] = TRUE;
            }
          for (gint player = 0; player < n; player++)
            g_string_append_c (sequences->pdata[player], has_lost[player] ? 'L' : 'W');
          brg_bracket_advance (bracket, has_lost);
        }
      for (gint i = 0; i < bracket->size; i++)
        g_assert_true ((bracket->line[i] == BRG_NOBODY) == (i >= n));
      for (gint player = 0; player < n; player++)
        {
          GString *sequence = sequences->pdata[player];

          g_assert_cmpint (bracket->line[brg_bracket_find_place (n, sequence->str) - 1], ==,
                           player);
          g_string_free (sequence, TRUE);
        }
    }
}

/* Those who went out in one stage share their places; those who are in it may still win. */
static void
test_shared_places (void)
{
  static const gint expected[][6][2] = {
    { { 1, 6 }, { 1, 6 }, { 1, 6 }, { 1, 6 }, { 1, 6 }, { 1, 6 } },
    { { 1, 4 }, { 1, 4 }, { 5, 6 }, { 1, 4 }, { 5, 6 }, { 1, 4 } },
    { { 1, 2 }, { 1, 2 }, { 5, 6 }, { 3, 4 }, { 5, 6 }, { 3, 4 } },
    { { 2, 2 }, { 1, 1 }, { 5, 6 }, { 3, 4 }, { 5, 6 }, { 3, 4 } },
  };
  /* Of six, 4 beats 5 and 6 beats 3; 1 beats 4, 2 beats 6; 2 beats 1. */
  static const gboolean losers[][6] = {
    { 0, 0, 1, 0, 1, 0 },
    { 0, 0, 0, 1, 0, 1 },
    { 1, 0, 0, 0, 0, 0 },
  };
  g_autoptr (BrgBracket) bracket = brg_bracket_new (6, FALSE);

  for (gint stage = 0;; stage++)
    {
      for (gint player = 0; player < 6; player++)
        {
          gint best;
          gint worst;

          brg_bracket_get_places (bracket, player, &best, &worst);
          g_assert_cmpint (best, ==, expected[stage][player][0]);
          g_assert_cmpint (worst, ==, expected[stage][player][1]);
        }
      if (stage == bracket->n_stages)
        break;
      brg_bracket_advance (bracket, losers[stage]);
    }
}

static void
test_count_stages (void)
{
  static const gint rows[][2] = { { 0, 0 }, { 1, 0 }, { 2, 1 },  { 3, 2 },  { 4, 2 },  { 5, 3 },
                                  { 8, 3 }, { 9, 4 }, { 64, 6 }, { 65, 7 }, { 100, 7 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (brg_bracket_count_stages (rows[i][0]), ==, rows[i][1]);
}

/* The better seeds win: of eight the losers of the semi-finals, 3 and 4, play for third place; of
 * three there is no such match, and whoever is out earlier shares his places. */
static void
test_third_place (void)
{
  g_autoptr (BrgBracket) bracket = brg_bracket_new (8, BRG_BRACKET_THIRD);
  g_autoptr (BrgBracket) small = brg_bracket_new (3, BRG_BRACKET_THIRD);
  static const gint best[] = { 1, 2, 3, 4, 5, 5, 5, 5 };
  static const gint worst[] = { 1, 2, 3, 4, 8, 8, 8, 8 };

  while (bracket->n_played < bracket->n_stages)
    {
      g_autoptr (GArray) matches = brg_bracket_list_matches (bracket);
      gboolean has_lost[8] = { FALSE };
      gboolean is_last = bracket->n_played == 2;

      g_assert_cmpuint (matches->len, ==, is_last ? 2 : 4 >> bracket->n_played);
      for (guint i = 0; i < matches->len; i++)
        {
          const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);

          has_lost[MAX (match->first, match->second)] = TRUE;
          if (i == 1 && is_last)
            {
              g_assert_cmpint (match->best_place, ==, 3);
              g_assert_cmpint (match->worst_place, ==, 4);
              g_assert_cmpint (match->first + match->second, ==, 2 + 3);
            }
        }
      brg_bracket_advance (bracket, has_lost);
    }
  for (gint player = 0; player < 8; player++)
    {
      gint first, last;

      brg_bracket_get_places (bracket, player, &first, &last);
      g_assert_cmpint (first, ==, best[player]);
      g_assert_cmpint (last, ==, worst[player]);
    }
  brg_bracket_advance (small, (const gboolean[]){ FALSE, FALSE, TRUE });
  {
    g_autoptr (GArray) matches = brg_bracket_list_matches (small);

    g_assert_cmpuint (matches->len, ==, 1);
  }
}

BRG_TEST_TOPIC ("bracket")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/bracket/rus-draughts-2022/1.4/knockout", test_knockout);
  g_test_add_func ("/pairing/bracket/rus-draughts-2022/1.4/all-places", test_all_places);
  g_test_add_func ("/pairing/bracket/rus-draughts-2022/1.4/third-place", test_third_place);
  g_test_add_func ("/pairing/bracket/rus-draughts-2022/1.4/sequences", test_sequences);
  g_test_add_func ("/pairing/bracket/rus-draughts-2022/1.4/any-size", test_any_size);
  g_test_add_func ("/pairing/bracket/shared-places", test_shared_places);
  g_test_add_func ("/pairing/bracket/count-stages", test_count_stages);
  return g_test_run ();
}
