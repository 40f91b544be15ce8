/* test-postal-file.c - the file of a game by correspondence: what is refused, and what does not
 * matter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.03.2028\n"
#define L1 "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4\n"
#define L2 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n"
#define L3 "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3\n"

/* A file, the line of its fault, what is wrong. */
static const struct
{
  const char *text;
  guint line;
  const char *fault;
} faults[] = {
  { "", 0, "no line “corr 1”" },
  { "corr 2\n", 1, "the first line is not “corr 1”" },
  { "white П\n", 1, "the first line is not “corr 1”" },
  { "corr 1\nwhite П\n", 0, "no name of a player" },
  { "corr 1\nwhite П\nblack С\nstart 01.03.2025\n", 0, "no first or last day of play" },
  { "corr 1\nwhite П\nblack С\nstart 02.03.2025\nend 01.03.2025\n", 0,
    "play ends before it begins" },
  { "corr 1\nwhite\n", 2, "nothing behind “white”" },
  { HEAD "white Б\n", 6, "second line “white”" },
  { HEAD "start 01.03.2026\n", 6, "second line “start”" },
  { HEAD "corr 1\n", 6, "unknown line “corr”" },
  { HEAD "game renju\n", 6, "game renju" },
  { HEAD "channel pigeon\n", 6, "channel pigeon" },
  { HEAD "norm 50\n", 6, "norm 50" },
  { HEAD "norm 0/10\n", 6, "norm 0/10" },
  { HEAD "norm 50/0\n", 6, "norm 50/0" },
  { HEAD "norm -5/10\n", 6, "norm -5/10" },
  { HEAD "transit 99999999999\n", 6, "transit 99999999999" },
  { HEAD "startlist red 01.03.2025\n", 6, "side red" },
  { HEAD "startlist white 30.02.2025\n", 6, "date 30.02.2025" },
  { HEAD "break white from=01.04.2025 to=03.04.2025\n", 6, "break without from, to or told" },
  { HEAD "break white from=04.04.2025 to=03.04.2025 told=none\n", 6,
    "break that ends before it begins" },
  { HEAD "break from=04.04.2025\n", 6, "break of nobody" },
  { HEAD "break white since=04.04.2025\n", 6, "break: since=04.04.2025" },
  { HEAD "postcard 1 white\n", 6, "unknown line “postcard”" },
  { HEAD "letter white\n", 6, "letter without a number" },
  { HEAD "letter 0 white\n", 6, "letter without a number" },
  { HEAD "letter 1\n", 6, "letter of nobody" },
  { HEAD "letter 1 white sent\n", 6, "“sent” is not key=value" },
  { HEAD "letter 1 white sent=\n", 6, "“sent=” is not key=value" },
  { HEAD "letter 1 white colour=red\n", 6, "unknown key colour" },
  { HEAD "letter 1 white materials=full\n", 6, "letter has no materials" },
  { HEAD "letter 1 white sent=01.03.2025 sent=01.03.2025\n", 6, "second sent" },
  { HEAD "letter 1 white sent=29.02.2027\n", 6, "date 29.02.2027" },
  { HEAD "letter 1 white tot=2\n", 6, "tot 2" },
  { HEAD "letter 1 white tot=2/x\n", 6, "tot 2/x" },
  { HEAD "letter 1 white tot=2/-1\n", 6, "tot 2/-1" },
  { HEAD "letter 1 white rep=badly\n", 6, "rep badly" },
  { HEAD "letter 1 white moves=c3-b4,,b2-c3\n", 6, "moves c3-b4,,b2-c3" },
  { HEAD "letter 1 white var=c3-b4\n", 6, "var c3-b4" },
  { HEAD "letter 1 white var=А:f6-g5 var=А:b6-c5\n", 6, "var А:b6-c5" },
  { HEAD "letter 1 white accept=А/0\n", 6, "accept А/0" },
  { HEAD "letter 1 white pen=0/10.3.3\n", 6, "pen 0/10.3.3" },
  { HEAD "letter 1 white pen=6/X\n", 6, "pen 6/X" },
  { HEAD "letter 1 white resign=maybe\n", 6, "resign maybe" },
  { HEAD "report 1 black sent=01.03.2025\n", 6, "report without on" },
  { HEAD "over date=01.03.2025\n", 6, "over without result" },
  { HEAD "over date=01.03.2025 result=2-0\n", 6, "result 2-0" },
  { HEAD L1 "letter 1 black moves=f6-g5\n", 7, "letter 1: the numbers do not rise" },
  { HEAD "letter 2 black sent=01.03.2025 moves=f6-g5\n", 6, "letter 2: White has not moved yet" },
  { HEAD L1 "letter 2 white sent=05.03.2025 moves=b2-c3\n", 7,
    "letter 2: the other player has the move" },
  { HEAD L1 "letter 2 black sent=05.03.2025 moves=f6-g5\n", 7,
    "letter 2: no date of receipt and no average" },
  { HEAD L1 L2 L3 "letter 4 white rcv=04.04.2025 sent=05.04.2025 moves=a1-b2\n", 9,
    "letter 4: the other player has the move" },
  { HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3\n", 7,
    "letter 2: no move" },
  { HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 accept=А\n", 7,
    "letter 2: no such variant was offered" },
  /* rus-draughts-2022 10.3.2: a draw that is taken was offered */
  { HEAD "letter 1 white sent=03.03.2025 tot=0/0 draw=accept\n", 6,
    "letter 1: no draw was offered" },
  { HEAD "letter 1 white sent=03.03.2025 draw=perhaps\n", 6, "draw perhaps" },
  { HEAD L1 L2 "report 3 white on=1 rcv=22.03.2025 sent=23.03.2025\n", 8,
    "report 3: it is not about the last letter of the other" },
  { HEAD L1 L2 "fix 3 white on=1 rcv=22.03.2025 sent=23.03.2025\n", 8,
    "fix 3: no error was reported" },
  { HEAD L1 L2 "fix 3 white on=9 rcv=22.03.2025 sent=23.03.2025\n", 8,
    "fix 3: it is not about a letter of his" },
  { HEAD L1 "repeat black on=1 sent=12.04.2025\n", 7, "repeat: it is not of a letter of his" },
  { HEAD L1 "arrived 5 date=12.04.2025\n", 7, "arrived: there is no such letter" },
  { HEAD L1 "decision date=12.04.2025\n", 7, "decision: there is no claim to decide on" },
  { HEAD L1 "told date=12.04.2025\n", 7, "told: there is no claim" },
  { HEAD L1 "over date=12.04.2025 result=1-0\n" L2, 8, "letter 2: the game is over" },
  { HEAD L1 L2 "claim 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 moves=b2-c3\n"
               "letter 4 white rcv=22.03.2025 sent=26.03.2025 moves=b2-c3\n",
    9, "letter 4: play rests until the decision on the claim" },
  { HEAD L1 L2 "claim 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025\n", 8,
    "claim 3: no move" },
  { HEAD "letter 1 white sent=01.03.2025 moves=a1-a3\n"
         "letter 2 black rcv=12.03.2025 sent=15.03.2025 moves=f6-g5\n",
    7, "letter 2: the letter before it is not put right" },
  { "corr 1\nwhite \x01\n", 2, "control character" },
  { "corr 1\nwhite a\u202eb\n", 2, "control character" },
  { "corr 1\nwhite a\u2028b\n", 2, "control character" },
  { "corr 1\nwhite \xff\n", 2, "not in UTF-8" },
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      const char *text = faults[i].text;
      g_auto (BrgPostalFault) fault = { 0 };
      g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
      g_autoptr (BrgPostalChart) chart = NULL;

      if (game != NULL)
        chart = brg_postal_chart_new (game, brg_rulebook_find ("rus-draughts-2022")->correspondence,
                                      0, &fault);
      g_assert_null (chart);
      g_assert_cmpstr (fault.text, ==, faults[i].fault);
      g_assert_cmpuint (fault.line, ==, faults[i].line);
    }
}

/* What is longer than any game is refused at once. */
static void
test_bounds (void)
{
  g_autofree char *blanks = g_strnfill (BRG_POSTAL_FILE_LENGTH + 1, ' ');
  g_autoptr (GString) line = g_string_new (HEAD "letter 1 white moves=");
  g_autoptr (GString) breaks = g_string_new (HEAD);
  g_autofree char *told = dup_chart (blanks, BRG_POSTAL_FILE_LENGTH + 1, 0);

  g_assert_true (has_line (told, "ERROR\tfile of more than"));
  for (guint i = 0; i < 201; i++)
    g_string_append (line, "c3-b4,");
  g_string_append (line, "c3-b4\n");
  g_free (told);
  told = dup_chart (line->str, line->len, 0);
  g_assert_true (has_line (told, "ERROR\tmoves c3-b4"));
  for (guint i = 0; i < 401; i++)
    g_string_append (breaks, "break white from=01.04.2025 to=03.04.2025 told=none\n");
  g_free (told);
  told = dup_chart (breaks->str, breaks->len, 0);
  g_assert_true (has_line (told, "ERROR\tmore than 400 breaks"));
}

/* A game that goes on for ten thousand letters is charted at once, or refused. */
static void
test_long_game (void)
{
  g_autoptr (GString) text = g_string_new (HEAD L1);
  g_autofree char *told = NULL;

  for (guint i = 2; i <= 10000; i++)
    g_string_append_printf (text,
                            "letter %u %s first=01.01.2026 rcv=01.01.2026 sent=01.01.2026 "
                            "moves=? rep=wrong\n",
                            i, i % 2 == 0 ? "black" : "white");
  told = dup_chart (text->str, text->len, 0);
  g_assert_true (has_line (told, "ERROR\tletter 3: the letter before it is not put right"));
}

static GPtrArray *
list_games (void)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "fixtures", "correspondence", "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      char *text = NULL;

      if (!g_str_has_suffix (name, ".corr"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_ptr_array_add (texts, text);
    }
  g_assert_cmpuint (texts->len, ==, 164);
  return texts;
}

/* The pairs of a line in another order, parted by more blanks; remarks and empty lines between. */
static char *
disturb_line (const char *line, GRand *rand)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autofree char *changed = NULL;
  guint n = g_strv_length (words);
  guint n_fixed = 0;

  while (n_fixed < n && strchr (words[n_fixed], '=') == NULL)
    n_fixed++;
  for (guint i = n; i > n_fixed + 1; i--)
    {
      guint other = n_fixed + (guint) g_rand_int_range (rand, 0, (gint) (i - n_fixed));
      char *word = words[i - 1];

      /* The order of variants and of penalties means something. */
      if (strstr (line, "var=") != NULL || strstr (line, "pen=") != NULL)
        break;
      words[i - 1] = words[other];
      words[other] = word;
    }
  changed = g_strjoinv (n_fixed < n ? " \t " : " ", words);
  return g_strconcat ("# white black=1\n\n", changed, " \r", NULL);
}

static void
test_order (void)
{
  g_autoptr (GPtrArray) texts = list_games ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = texts->pdata[i];
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      g_autoptr (GString) other = g_string_new ("\xef\xbb\xbf");
      g_autofree char *told = dup_chart (text, strlen (text), 0);
      g_autofree char *again = NULL;

      for (guint n = 0; lines[n] != NULL; n++)
        {
          g_autofree char *line = disturb_line (lines[n], rand);

          g_string_append_printf (other, "%s\n", line);
        }
      again = dup_chart (other->str, other->len, 0);
      g_assert_cmpstr (again, ==, told);
    }
}

/* Years that are four hundred later: the calendar is the same, so everything is. */
static char *
dup_later (const char *text, gint years)
{
  g_autoptr (GString) later = g_string_new (NULL);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      char day[11] = "";
      BrgPostalDay number;

      if (i + 10 <= length)
        memcpy (day, text + i, 10);
      if (!brg_postal_day_read (day, &number))
        {
          g_string_append_c (later, text[i]);
          continue;
        }
      g_string_append_printf (later, "%.6s%04d", day, atoi (day + 6) + years);
      i += 9;
    }
  return g_string_free (g_steal_pointer (&later), FALSE);
}

static void
test_later (void)
{
  g_autoptr (GPtrArray) texts = list_games ();

  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = texts->pdata[i];
      g_autofree char *later = dup_later (text, 400);
      g_autofree char *told = dup_chart (text, strlen (text), 0);
      g_autofree char *told_later = dup_chart (later, strlen (later), 0);
      g_autofree char *back = dup_later (told_later, -400);

      if (g_str_has_prefix (told, "ERROR"))
        continue;
      g_assert_cmpstr (back, ==, told);
    }
}

/* Without the lines that are about the day. */
static char *
dup_without_day (const char *told)
{
  const char *end = g_str_has_prefix (told, "ON\t") ? told : strstr (told, "\nON\t");

  return end == NULL ? g_strdup (told) : g_strndup (told, (gsize) (end - told) + 1);
}

/* The file without the records that are later than a day. */
static char *
dup_known (const BrgPostalGame *game, const char *text, BrgPostalDay on)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) known = g_string_new (NULL);
  guint record = 0;

  for (guint n = 0; lines[n] != NULL; n++)
    {
      gboolean is_record =
          record < game->records->len && brg_postal_game_get_record (game, record)->line == n + 1;

      if (!is_record ||
          brg_postal_record_get_known (brg_postal_game_get_record (game, record)) <= on)
        g_string_append_printf (known, "%s\n", lines[n]);
      record += is_record ? 1 : 0;
    }
  return g_string_free (g_steal_pointer (&known), FALSE);
}

static gboolean
has_later_break (const BrgPostalGame *game, BrgPostalDay on)
{
  for (guint n = 0; n < game->breaks->len; n++)
    if (g_array_index (game->breaks, BrgPostalBreak, n).told > on)
      return TRUE;
  return FALSE;
}

/* As known on a day: the same as if the file ended there. */
static void
test_cut (void)
{
  g_autoptr (GPtrArray) texts = list_games ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_cut = 0;

  for (guint i = 0; i < 10 * texts->len; i++)
    {
      const char *text = texts->pdata[i % texts->len];
      g_auto (BrgPostalFault) fault = { 0 };
      g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
      BrgPostalDay on = game == NULL ? 0 : game->start + (guint) g_rand_int_range (rand, 0, 500);
      g_autofree char *known = NULL;
      g_autofree char *told = NULL;
      g_autofree char *told_known = NULL;
      g_autofree char *without = NULL;

      if (game == NULL || has_later_break (game, on))
        continue;
      known = dup_known (game, text, on);
      told = dup_chart (text, strlen (text), on);
      told_known = dup_chart (known, strlen (known), 0);
      without = dup_without_day (told);
      g_assert_cmpstr (without, ==, told_known);
      n_cut++;
    }
  g_assert_cmpuint (n_cut, >, 500);
}

BRG_TEST_TOPIC ("postal-file")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/postal-file/rus-draughts-2022/10.2.3/faults", test_faults);
  g_test_add_func ("/engine/postal-file/bounds", test_bounds);
  g_test_add_func ("/engine/postal-file/long-game", test_long_game);
  g_test_add_func ("/engine/postal-file/order", test_order);
  g_test_add_func ("/engine/postal-file/later", test_later);
  g_test_add_func ("/engine/postal-file/cut", test_cut);
  return g_test_run ();
}
