/* test-playoff.c - play-offs worked by hand from the text of the rules, and played at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lots.h"
#include "brg-playoff.h"
#include "brg-test.h"
#include "brg-tournament.h"

#include <string.h>

/* A play-off played to the end of what the script has.
 *
 * Script: words `stage:a>b` a beats b in all their games of the stage, `stage:a=b` all drawn,
 * `stage:a~b` White wins every time, `stage:a<b/25` b wins in 25 moves; `*` in place of a stage:
 * any. Numbers of players are those of the table, from 1. */
typedef struct
{
  const char *path;
  const char *format;
  gint n_players;
  const char *options;
  const char *script;
  const char *positions; /* of the players in the order of the table, or what is open */
  const char *articles;  /* without the book, repetitions left out */
} Case;

static const Case cases[] = {
  { "rus-chess-2014/30.5.6.1.1/won-match", "rus-chess-2014", 2, "", "1:2>1", "2 1", "30.5.6.1.1" },
  { "rus-chess-2014/30.5.6.1.1/each-won-one", "rus-chess-2014", 2, "", "1:1~2", "2:1-2 armageddon",
    "30.5.6.1.1 30.5.6.1.2" },
  { "rus-chess-2014/30.5.6.1.2/won", "rus-chess-2014", 2, "", "1:1=2 2:2>1", "2 1",
    "30.5.6.1.1 30.5.6.1.2" },
  { "rus-chess-2014/30.5.7/own-control", "rus-chess-2014", 2, "own", "", "1:1-2 own 1:1-2 own",
    "30.5.7" },
  { "rus-chess-2014/30.5.8/two", "rus-chess-2014", 2, "pace=armageddon", "", "2:1-2 armageddon",
    "30.5.8 30.5.6.1.2" },
  { "rus-chess-2014/30.5.6.2.1/one-ahead", "rus-chess-2014", 3, "", "1:2>1 1:2=3 1:1=3", "3 1 2",
    "30.5.6.2 30.5.6.2.1" },
  { "rus-chess-2014/30.5.6.2.1/two-behind-share", "rus-chess-2014", 3, "", "1:2>1 1:2>3 1:1=3",
    "2 1 2", "30.5.6.2 30.5.6.2.1" },
  { "rus-chess-2014/30.5.6.2.3/two-ahead-of-the-third", "rus-chess-2014", 3, "",
    "1:1>2 1:3>2 1:1=3", "4:1-3 armageddon", "30.5.6.2 30.5.6.2.1 30.5.6.2.3" },
  { "rus-chess-2014/30.5.6.2.3/two-ahead-played", "rus-chess-2014", 3, "",
    "1:1>2 1:3>2 1:1=3 4:3>1", "2 3 1", "30.5.6.2 30.5.6.2.1 30.5.6.2.3" },
  { "rus-chess-2014/30.5.6.2.2/all-equal", "rus-chess-2014", 3, "",
    "1:1=2 1:1=3 1:2=3 2:1>2 2:1>3 2:3>2", "1 3 2", "30.5.6.2 30.5.6.2.1 30.5.6.2 30.5.6.2.2" },
  { "rus-chess-2014/30.5.6.2.3/moves-asked", "rus-chess-2014", 3, "",
    "1:1=2 1:1=3 1:2=3 2:1>2 2:2>3/20 2:3>1/30", "moves 2:1-2",
    "30.5.6.2 30.5.6.2.1 30.5.6.2 30.5.6.2.2 30.5.6.2.3" },
  { "rus-chess-2014/30.5.6.2.3/fewest-moves", "rus-chess-2014", 3, "",
    "1:1=2 1:1=3 1:2=3 2:1>2/31 2:2>3/20 2:3>1/30", "3 1 2",
    "30.5.6.2 30.5.6.2.1 30.5.6.2 30.5.6.2.2 30.5.6.2.3" },
  { "rus-chess-2014/30.5.6.2.3/equal-moves-are-asked", "rus-chess-2014", 3, "",
    "1:1=2 1:1=3 1:2=3 2:1>2/20 2:2>3/20 2:3>1/30", "ask equal-moves 1 2",
    "30.5.6.2 30.5.6.2.1 30.5.6.2 30.5.6.2.2 30.5.6.2.3" },
  { "rus-chess-2014/30.5.6.2.3/equal-moves-behind-are-shared", "rus-chess-2014", 3, "",
    "1:1=2 1:1=3 1:2=3 2:1>2/30 2:2>3/20 2:3>1/30", "2 1 2",
    "30.5.6.2 30.5.6.2.1 30.5.6.2 30.5.6.2.2 30.5.6.2.3" },
  { "rus-chess-2014/30.5.6.2.3/equal-moves-armageddon", "rus-chess-2014", 3,
    "equal-moves=armageddon", "1:1=2 1:1=3 1:2=3 2:1>2/20 2:2>3/20 2:3>1/30 3:2>1", "2 1 3",
    "30.5.6.2 30.5.6.2.1 30.5.6.2 30.5.6.2.2 30.5.6.2.3 30.5.6.1.2" },
  { "rus-chess-2014/30.5.8/three", "rus-chess-2014", 3, "pace=armageddon", "2:1>2 2:1>3 2:2>3",
    "1 2 3", "30.5.8 30.5.6.2 30.5.6.2.2" },
  { "rus-chess-2014/30.5.6.3/losers-share", "rus-chess-2014", 4, "",
    "1:1>2 1:1>3 1:1>4 1:2>3 "
    "1:2>4 1:3>4 2:1>2 2:1>3 2:1>4",
    "1 ? ? ?", "30.5.6.3" },
  { "rus-chess-2014/30.5.6.4/two-left", "rus-chess-2014", 5, "",
    "1:1>3 1:1>4 1:1>5 1:2>3 1:2>4 1:2>5 1:1=2 1:3>4 1:4>5 1:5>3", "3:1-2 armageddon", "30.5.6.4" },
  { "rus-chess-2014/30.5.6.4/three-left", "rus-chess-2014", 5, "",
    "1:1=2 1:1=3 1:2=3 1:1>4 1:2>4 1:3>4 1:1>5 1:2>5 1:3>5 1:4=5 3:2>1 3:2>3 3:3>1", "3 1 2 4 4",
    "30.5.6.4 30.5.6.2 30.5.6.2.1" },
  { "rus-chess-2014/30.5.6.4/four-left-are-asked", "rus-chess-2014", 5, "",
    "1:1>5 1:2>5 1:3>5 1:4>5 1:1=2 1:1=3 1:1=4 1:2=3 1:2=4 1:3=4 3:1=2 3:1=3 3:1=4 3:2=3 3:2=4 "
    "3:3=4",
    "ask four-left ? ? ask four-left ? ?", "30.5.6.4 30.5.6.3 30.5.6.4" },
  { "rus-chess-2014/30.5.6.4/five-equal-moves", "rus-chess-2014", 5, "",
    "1:1>2/30 1:2>3/20 1:3>4/26 1:4>5/33 1:5>1/40 1:1>3/21 1:2>4/22 1:3>5/23 1:4>1/24 1:5>2/25",
    "3 1 2 4 5", "30.5.6.4" },
  { "rus-chess-2014/30.5.6.4/no-game-won-comes-last", "rus-chess-2014", 5, "",
    "1:1>2/60 1:2>3/50 1:3>1/70 1:1=4 1:2=4 1:3=4 1:1=5 1:2=5 1:3=5 1:4=5", "2 1 3 4 4",
    "30.5.6.4" },
  { "rus-chess-2014/30.5.6.5/winners-of-groups", "rus-chess-2014", 6, "",
    "1:1>4 1:1>5 1:4>5 1:2>3 1:2>6 1:3>6 5:2>1", "2 1 3 3 5 5",
    "30.5.6.5 30.5.6.2 30.5.6.2.1 30.5.6.5 30.5.6.2 30.5.6.2.1 30.5.6.5" },
  { "rus-chess-2014/30.5.6.6/three-on-top", "rus-chess-2014", 7, "",
    "1:1>2/40 1:2>3/30 1:3>1/35 1:1>4/9 1:1>5/9 1:1>6/9 1:1>7/9 1:2>4/9 1:2>5/9 1:2>6/9 1:2>7/9 "
    "1:3>4/9 1:3>5/9 1:3>6/9 1:3>7/9 1:4>5 1:4>6 1:4>7 1:5>6 1:5>7 1:6>7",
    "3 1 2 4 5 6 7", "30.5.6.6" },
  { "rus-chess-2014/30.5.6.6/knock-out", "rus-chess-2014", 7, "seven=knock-out",
    "*:1>2 *:1>3 "
    "*:1>4 *:1>5 *:1>6 *:1>7 1:2>3 1:2>4 1:2>5 1:2>6 1:2>7 1:3>4 1:3>5 1:3>6 1:3>7 1:4>5 1:4>6 "
    "1:4>7 1:5>6 1:5>7 1:6>7 2:2>3 2:2>4 2:2>5 2:2>6 2:2>7 2:3>4 2:3>5 2:3>6 2:3>7 2:4>5 2:4>6 "
    "2:4>7 2:5>6 2:5>7 2:6>7",
    "1 ? ? ? ? ? ?", "30.5.6.6" },
  { "rus-chess-2014/30.5.6.7/favourites", "rus-chess-2014", 8, "",
    "1:1>8 1:2>7 1:3>6 1:4>5 2:1>4 2:2>3 3:2>1", "2 1 3 3 5 5 5 5", "30.5.6.7" },
  { "rus-chess-2014/30.5.6.7/level-match", "rus-chess-2014", 8, "", "1:1=8 1:2>7 1:3>6 1:4>5",
    "1:1-8 armageddon", "30.5.6.7 30.5.6.1.2 30.5.6.7" },
  { "rus-chess-2014/30.5.6.7/armageddon", "rus-chess-2014", 8, "pace=armageddon",
    "1:1>8 1:2>7 1:3>6 1:4>5", "2:1-4 armageddon 2:2-3 armageddon", "30.5.8 30.5.6.7" },
  { "rus-chess-2014/30.5.6.8/groups", "rus-chess-2014", 9, "",
    "2:1>5 2:1>9 2:5>9 2:2>6 2:2>7 2:6>7 2:3>4 2:3>8 2:4>8 6:1>2 6:1>3 6:2>3", "1 2 3 4 4 4 7 7 7",
    "30.5.6.8 30.5.6.2 30.5.6.2.2 30.5.6.8 30.5.6.2 30.5.6.2.2 30.5.6.8 30.5.6.2 30.5.6.2.2 "
    "30.5.6.8 30.5.6.2 30.5.6.2.2" },
  { "rus-chess-2014/30.5.6.9/groups", "rus-chess-2014", 10, "",
    "1:1>4 1:1>5 1:1>8 1:1>9 1:4>5 1:4>8 1:4>9 1:5>8 1:5>9 1:8>9 1:2>3 1:2>6 1:2>7 1:2>10 1:3>6 "
    "1:3>7 1:3>10 1:6>7 1:6>10 1:7>10 7:2>1",
    "2 1 3 3 5 5 7 7 9 9", "30.5.6.9 30.5.6.4 30.5.6.9 30.5.6.4 30.5.6.9" },
  { "rus-chess-2014/30.5.6.10/eleven", "rus-chess-2014", 11, "",
    "1:1>8 1:2>7 1:3>6 1:4>5 2:1>4 2:2>3 3:1>2", "1 2 3 3 5 5 5 5 9 9 9", "30.5.6.10 30.5.6.7" },
  { "rus-draughts-2022/5.4.8.13/match", "draughts-match", 2, "", "1:1=2 2:2>1", "2 1", "5.4.8.13" },
  { "rus-draughts-2022/5.4.6/further-micro-match", "draughts-match", 2, "", "1:1=2 2:1~2",
    "3:1-2 own 3:1-2 own", "5.4.8.13" },
  { "rus-draughts-2022/5.4.6/decided-match-ends", "draughts-match", 2, "games=6", "1:1>2", "1 2",
    "5.4.8.13" },
  { "rus-draughts-2022/5.4.6/shared", "draughts-match", 2, "equal=shared", "1:1=2", "1 1",
    "5.4.8.13" },
  { "rus-draughts-2022/5.4.8.13/tournament", "draughts-round-robin", 4, "",
    "1:1>2 1:1>3 1:1>4 1:2>3 1:2>4 1:3>4", "1 2 3 4", "5.4.8.13" },
  /* Both pairs are equal again; each plays among itself. */
  { "rus-draughts-2022/5.4.8.13/equal-again", "draughts-round-robin", 4, "",
    "1:1=2 1:1>3 1:1>4 1:2>3 1:2>4 1:3=4 2:2>1", "2:3-4 own", "5.4.8.13" },
  { "rus-draughts-2022/5.4.8.13/first-place-only", "draughts-round-robin", 4, "places=first",
    "1:1=2 1:1>3 1:1>4 1:2>3 1:2>4 1:3=4 2:2>1", "2 1 3 3", "5.4.8.13" },
  { "rus-draughts-2022/5.4.8.13/shared", "draughts-round-robin", 3, "equal=shared",
    "1:1=2 1:1=3 1:2=3", "1 1 1", "5.4.8.13" },
  /* A micro-match of two games brings one result: 1 draws both and beats nobody. */
  { "rus-draughts-2022/5.4.6/micro-matches-of-a-table", "draughts-round-robin", 3,
    "games=2 equal=shared", "1:1=2 1:1=3 1:2~3", "1 1 1", "5.4.8.13" },
  { "rus-draughts-2022/5.4.9.6.1/challenger-wins", "team-match", 2, "boards=2", "1:2>1", "2 1",
    "5.4.9.6.1" },
  { "rus-draughts-2022/5.4.9.6.1/drawn-leader-stays", "team-match", 2, "boards=3", "1:1=2", "1 2",
    "5.4.9.6.1" },
  { "generic/match", "match", 2, "games=4", "1:1=2", "2:1-2 own 2:1-2 own 2:1-2 own 2:1-2 own",
    "-" },
  { "generic/round-robin", "round-robin", 3, "games=2", "1:1>2 1:1>3 1:2>3", "1 2 3", "-" },
};

/* The word of the script about the two; NULL if there is none. */
static char *
find_word (const char *script, gint stage, gint a, gint b)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    {
      const char *colon = strchr (words[i], ':');
      char *sign;
      gint first;
      gint second;

      if (colon == NULL ||
          (*words[i] != '*' && (gint) g_ascii_strtoll (words[i], NULL, 10) != stage))
        continue;
      first = (gint) g_ascii_strtoll (colon + 1, &sign, 10);
      second = (gint) g_ascii_strtoll (sign + 1, NULL, 10);
      if ((first == a && second == b) || (first == b && second == a))
        return g_strdup (words[i]);
    }
  return NULL;
}

static void
write_winner (BrgPlayoffGame *game, gint winner)
{
  gboolean is_white = game->white == winner;

  game->white_outcome = is_white ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
  game->black_outcome = is_white ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN;
}

/* Whether the script has the game. */
static gboolean
play_game (const char *script, BrgPlayoffGame *game)
{
  g_autofree char *word = find_word (script, game->stage, game->white + 1, game->black + 1);
  char *sign;
  gint first;
  gint second;
  const char *slash;

  /* A match of a knock-out and its Armageddon are one stage. */
  if (word == NULL || (game->control == BRG_PLAYOFF_ARMAGEDDON && strchr (word, '=') != NULL))
    return FALSE;
  first = (gint) g_ascii_strtoll (strchr (word, ':') + 1, &sign, 10) - 1;
  second = (gint) g_ascii_strtoll (sign + 1, NULL, 10) - 1;
  slash = strchr (word, '/');
  game->moves = slash != NULL ? (gint) g_ascii_strtoll (slash + 1, NULL, 10) : 0;
  switch (*sign)
    {
    case '>':
      write_winner (game, first);
      break;
    case '<':
      write_winner (game, second);
      break;
    case '~':
      write_winner (game, game->white);
      break;
    default:
      game->white_outcome = game->black_outcome = BRG_OUTCOME_DRAW;
    }
  return TRUE;
}

static BrgPlayoff *
replay (const BrgPlayoffSetup *setup, const GArray *games)
{
  return brg_playoff_replay (setup, (const BrgPlayoffGame *) (gconstpointer) games->data,
                             games->len);
}

static BrgPlayoff *
play (const BrgPlayoffSetup *setup, const char *script)
{
  g_autoptr (GArray) games = g_array_new (FALSE, TRUE, sizeof (BrgPlayoffGame));
  BrgPlayoff *playoff = replay (setup, games);

  for (;;)
    {
      guint n_before = games->len;

      for (guint i = 0; i < playoff->games->len; i++)
        {
          BrgPlayoffGame game = g_array_index (playoff->games, BrgPlayoffGame, i);

          if (game.white_outcome == BRG_OUTCOME_NONE && play_game (script, &game))
            {
              game.id = (gint64) games->len + 1;
              g_array_append_val (games, game);
            }
        }
      if (games->len == n_before)
        return playoff;
      brg_playoff_free (playoff);
      playoff = replay (setup, games);
    }
}

/* Numbers by lot decide who of a knock-out meets whom: `?` stands for any number. */
static void
assert_text (const char *text, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_auto (GStrv) patterns = g_strsplit (expected, " ", -1);

  if (strchr (expected, '?') == NULL)
    {
      g_assert_cmpstr (text, ==, expected);
      return;
    }
  g_assert_cmpuint (g_strv_length (words), ==, g_strv_length (patterns));
  for (gsize i = 0; words[i] != NULL; i++)
    if (!g_str_equal (patterns[i], "?"))
      g_assert_cmpstr (words[i], ==, patterns[i]);
}

static void
append_word (GString *text, const char *word)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
}

static char *
dup_state (const BrgPlayoff *playoff, gint n_players)
{
  static const char *const controls[] = { "quick", "armageddon", "own" };
  GString *text = g_string_new (NULL);

  for (gint i = 0; playoff->is_over && i < n_players; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", playoff->positions[i]);
  for (guint i = 0; i < playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (playoff->games, BrgPlayoffGame, i);
      gint first = MIN (game->white, game->black) + 1;
      gint second = MAX (game->white, game->black) + 1;
      g_autofree char *word = NULL;

      if (!brg_playoff_is_current (playoff, game))
        continue;
      word = game->needs_moves ? g_strdup_printf ("moves %d:%d-%d", game->stage, first, second)
                               : g_strdup_printf ("%d:%d-%d %s", game->stage, first, second,
                                                  controls[game->control]);
      append_word (text, word);
    }
  for (guint i = 0; i < playoff->questions->len; i++)
    {
      const BrgPlayoffQuestion *question = playoff->questions->pdata[i];

      append_word (text, "ask");
      append_word (text, question->option->id);
      for (guint j = 0; j < question->players->len; j++)
        g_string_append_printf (text, " %d", g_array_index (question->players, gint, j) + 1);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_articles (const BrgPlayoff *playoff)
{
  GString *text = g_string_new (NULL);
  const char *last = "";

  for (guint i = 0; i < playoff->steps->len; i++)
    {
      const BrgPlayoffStep *step = playoff->steps->pdata[i];
      const char *article = step->article != NULL ? strchr (step->article, ' ') + 1 : "-";

      /* The winner of the whole stands under the article of the whole. */
      if (g_str_equal (article, last) ||
          (step->kind == BRG_PLAYOFF_STEP_WINNER && i + 1 == playoff->steps->len))
        continue;
      append_word (text, article);
      last = article;
    }
  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;

  /* Whatever the lots say. */
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      gboolean is_own = g_str_equal (test->options, "own");
      BrgPlayoffSetup setup = { brg_playoff_find_format (test->format), is_own ? "" : test->options,
                                test->n_players, seed, is_own };
      g_autoptr (BrgPlayoff) playoff = play (&setup, test->script);
      g_autofree char *state = dup_state (playoff, test->n_players);
      g_autofree char *articles = dup_articles (playoff);

      assert_text (state, test->positions);
      g_assert_cmpstr (articles, ==, test->articles);
    }
}

BRG_TEST_TOPIC ("playoff")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/playoff/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
