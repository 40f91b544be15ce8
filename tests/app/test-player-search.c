/* test-player-search.c - players found by a few letters or by number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-player-search.h"
#include "brg-test.h"

#include "brg-badge-code.h"
#include "event-fixture.h"
#include "team-fixture.h"

/* Family, given and father's name; start number is the row, the last one has none yet. */
static const char *const players[][3] = {
  { "Иванов", "Пётр", "Алексеевич" },
  { "Петров", "Семён", "" },
  { "Сидоров", "Иван", "Петрович" },
  { "Алфёров", "Егор", "" },
  { "Римский-Корсаков", "Николай", "" },
  { "Алиев", "Руслан", "" },
  { "O'Neill", "Seán", "" },
  { "Shirov", "Alexei", "" },
  { "Яшин", "Юрий", "" },
  { "Щукин", "Глеб", "" },
};

static BrgSnapshot *
make_snapshot (void)
{
  BrgSnapshot *snapshot =
      event_fixture_new ("coefficients", "fide-2023", (gint) G_N_ELEMENTS (players), 1);

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_free (entry->family_name);
      g_free (entry->given_name);
      g_free (entry->father_name);
      entry->family_name = g_strdup (players[i][0]);
      entry->given_name = g_strdup (players[i][1]);
      entry->father_name = g_strdup (players[i][2]);
    }
  ((BrgEntry *) snapshot->entries->pdata[G_N_ELEMENTS (players) - 1])->number = 0;
  return snapshot;
}

/* The rows that are found, from 1, in their order. */
static char *
dup_found (const BrgSnapshot *snapshot, const char *text, guint most)
{
  g_autoptr (GArray) found = brg_player_search (snapshot, text, most);
  g_autoptr (GString) rows = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    g_string_append_printf (rows, "%s%d", i > 0 ? " " : "", g_array_index (found, gint, i) + 1);
  return g_string_free (g_steal_pointer (&rows), FALSE);
}

static const struct
{
  const char *path;
  const char *text;
  const char *found;
} searches[] = {
  { "family-names-first", "петр", "2 1 3" },
  { "in-the-order-of-the-list", "ив", "1 3" },
  { "capitals", "ПЕТРО", "2 3" },
  { "blanks-around", "  петров ", "2 3" },
  { "two-words", "иванов петр", "1" },
  { "two-words-turned", "петр иванов", "1" },
  { "three-words", "сид ив пет", "3" },
  { "one-word-wrong", "петров ив семён", "" },
  { "not-in-the-middle", "вано", "" },
  { "yo-by-ye", "алферов", "4" },
  { "ye-by-yo", "пётров", "2 3" },
  { "decomposed-yo", "алфе\u0308ров", "4" },
  { "latin", "Petrov", "2 3" },
  { "cyrillic-for-latin", "широв", "8" },
  { "transcription", "Schukin", "10" },
  { "other-transcription", "Jashin", "9" },
  { "third-transcription", "Aliyev", "6" },
  { "second-half-of-a-name", "корс", "5" },
  { "hyphen", "римский-корс", "5" },
  { "long-hyphen", "римский–корс", "5" },
  { "dot-and-comma", "иванов, п.", "1" },
  { "apostrophe", "o'ne", "7" },
  { "no-apostrophe", "oneill", "7" },
  { "without-accent", "sean", "7" },
  { "half-of-a-diphthong", "али", "6" },
  { "half-of-a-sound", "s", "3 8 10 2 7" },
  { "cyrillic-letter-is-whole", "яс", "" },
  { "double-letter", "Шширов", "8" },
  { "latin-double-letter", "Allexei", "8" },
  { "stammer", "ssssss", "" },
  { "cyrillic-stammer", "пппп", "" },
  { "two-of-a-letter", "пп", "" },
  { "stammer-behind-a-name", "шир еее", "" },
  { "number", "3", "3" },
  { "number-with-blanks", " 6 ", "6" },
  { "number-alone", "1", "1" },
  { "number-of-nobody", "11", "" },
  { "no-number-yet", "10", "" },
  { "nought", "0", "" },
  { "negative", "-3", "" },
  { "too-large", "99999999999999999999", "" },
  { "nobody", "щукарь", "" },
  { "nothing", "", "" },
  { "blank", "   ", "" },
  { "only-signs", "-.,", "" },
  { "soft-sign", "ь", "" },
};

static void
test_search (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autofree char *found = dup_found (snapshot, searches[i].text, 10);

  g_assert_cmpstr (found, ==, searches[i].found);
}

/* Without start numbers the place in the list is the number; in a team it is the place there. */
static void
test_place_in_the_list (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autofree char *third = NULL;
  g_autofree char *last = NULL;
  g_autofree char *in_teams = NULL;

  for (guint i = 0; i < snapshot->entries->len; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->number = 0;
  third = dup_found (snapshot, "3", 10);
  last = dup_found (snapshot, "10", 10);
  g_assert_cmpstr (third, ==, "3");
  g_assert_cmpstr (last, ==, "10");
  for (guint i = 0; i < 4; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      entry->team_id = 1 + i / 2;
      entry->team_place = 1 + (gint) i % 2;
    }
  in_teams = dup_found (snapshot, "2", 10);
  g_assert_cmpstr (in_teams, ==, "2 4");
}

static void
test_most (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autofree char *none = dup_found (snapshot, "петр", 0);
  g_autofree char *one = dup_found (snapshot, "петр", 1);
  g_autofree char *two = dup_found (snapshot, "петр", 2);

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (one, ==, "2");
  g_assert_cmpstr (two, ==, "2 1");
}

/* Names and how they are typed: own letters, passports, other usual schemes. */
static const struct
{
  const char *name;
  const char *typed[4];
} typing[] = {
  { "Алиев", { "Алиев", "Aliev" } },
  { "Мосиенко", { "Мосиенко", "Mosienko" } },
  { "Гиоргадзе", { "Гиоргадзе", "Giorgadze" } },
  { "Иоселиани", { "Иоселиани", "Ioseliani" } },
  { "Щукин", { "Щукин", "Shchukin" } },
  { "Яшин", { "Яшин", "Iashin", "Yashin", "Jashin" } },
  { "Ёлкин", { "Ёлкин", "Елкин", "Yolkin", "Elkin" } },
  { "Хохлов", { "Хохлов", "Khokhlov", "Hohlov" } },
  { "Жуков", { "Жуков", "Zhukov" } },
  { "Цой", { "Цой", "Tsoi", "Tsoy" } },
  { "Чехов", { "Чехов", "Chekhov" } },
  { "Юрьев", { "Юрьев", "Iurev", "Yuryev" } },
  { "Объедков", { "Объедков", "Obedkov" } },
  { "Алексеев", { "Алексеев", "Alekseev", "Alexeev" } },
  { "Shirov", { "Shirov", "Широв" } },
  { "Šimák", { "Šimák", "Šimak", "Shimak", "Шимак" } },
};

/* A player is there from the first letter to the last, whatever stands in between. */
static void
test_while_typing (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (typing); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (typing[i].typed) && typing[i].typed[k] != NULL; k++)
      {
        g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 1, 1);
        BrgEntry *entry = snapshot->entries->pdata[0];
        const char *typed = typing[i].typed[k];

        g_free (entry->family_name);
        entry->family_name = g_strdup (typing[i].name);
        for (glong n = 1; n <= g_utf8_strlen (typed, -1); n++)
          {
            g_autofree char *letters = g_utf8_substring (typed, 0, n);
            g_autofree char *found = dup_found (snapshot, letters, 5);

            if (!g_str_equal (found, "1"))
              g_test_message ("%s is not found by %s", typing[i].name, letters);
            g_assert_cmpstr (found, ==, "1");
          }
      }
}

static void
assert_board (const BrgSnapshot *snapshot, gint entry, gint board, gint round)
{
  gint found = -1;

  g_assert_cmpint (brg_player_find_board (snapshot, entry, &found), ==, board);
  g_assert_cmpint (found, ==, board > 0 ? round : -1);
}

/* The last round that has begun, also with a bye; planned ones do not count. */
static void
test_find_board (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "fide-2023", 6, 0);

  assert_board (snapshot, 0, 0, 0);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-5:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-3:= 1-2:0 4");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "3-1 2-5:*");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-4 2-3 6-5");
  assert_board (snapshot, 0, 1, 3);
  assert_board (snapshot, 1, 2, 3);
  assert_board (snapshot, 2, 1, 3);
  assert_board (snapshot, 3, 3, 2);
  assert_board (snapshot, 5, 0, 0);
}

/* At the door of teams a player stands for his team, by his name and by his badge. */
static void
test_teams (void)
{
  g_autoptr (BrgSnapshot) teams = team_fixture_new (3, 2, 2);
  BrgEntry *player = teams->players->entries->pdata[3];
  const char *name = "Ts";
  g_autofree char *badge = brg_badge_code_dup (player);
  g_autoptr (GArray) found = NULL;
  g_autoptr (GArray) own = NULL;
  g_autoptr (GArray) number = brg_player_search_teams (teams, "2");
  g_autofree char *members = NULL;
  gint team = brg_snapshot_find_entry (teams, player->team_id);

  g_assert_cmpint (brg_player_find_badge (teams, badge), ==, team);
  g_assert_cmpint (brg_player_find_badge (teams->players, badge), ==, 3);
  g_assert_cmpint (brg_player_find_badge (teams, "B999-11"), ==, BRG_NOBODY);
  g_free (player->family_name);
  player->family_name = g_strdup ("Tsaplin");
  found = brg_player_search_teams (teams, name);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpint (g_array_index (found, gint, 0), ==, team);
  own = brg_player_search_teams (teams, "Team");
  g_assert_cmpuint (own->len, ==, 3);
  g_assert_cmpuint (number->len, ==, 1);
  members = brg_player_search_dup_members (teams, team, name);
  g_assert_nonnull (strstr (members, "Tsaplin"));
}

BRG_TEST_TOPIC ("player-search")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autofree char *path = g_strconcat ("/app/player-search/", searches[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER ((guint) i), test_search);
    }
  g_test_add_func ("/app/player-search/place-in-the-list", test_place_in_the_list);
  g_test_add_func ("/app/player-search/most", test_most);
  g_test_add_func ("/app/player-search/while-typing", test_while_typing);
  g_test_add_func ("/app/player-search/teams", test_teams);
  g_test_add_func ("/app/player-search/board", test_find_board);
  return g_test_run ();
}
