/* brg-player-search.c - finds players by a few letters or by number
 *
 * Tests: tests/app/test-player-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-search.h"

#include <string.h>

#include "brg-badge-code.h"
#include "brg-name-key.h"
#include "brg-player-list.h"
#include "brg-text-tidy.h"

/* A word as it is written, in Latin letters, and as it sounds. */
typedef struct
{
  char *text;
  char *latin;
  char *key;
  gboolean is_cyrillic;
  gboolean is_stammer; /* only what is written counts */
} Word;

/* While somebody types a Cyrillic name in Latin letters, the last one may be the first half of a
 * sound: sounds as brg_name_key() writes them. */
static const struct
{
  char half;
  const char *sounds;
} halves[] = {
  { 'c', "46k" }, { 'j', "e" },  { 'k', "h" }, { 'p', "f" },
  { 's', "6" },   { 't', "c4" }, { 'y', "e" }, { 'z', "7" },
};

static void
clear_word (gpointer data)
{
  Word *word = data;

  g_free (word->text);
  g_free (word->latin);
  g_free (word->key);
}

static GArray *
make_words (const char *text)
{
  g_autofree char *folded = brg_text_fold (text);
  g_auto (GStrv) parts = g_strsplit (folded, " ", -1);
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));

  g_array_set_clear_func (words, clear_word);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      Word word = { g_strdup (parts[i]), brg_name_to_latin (parts[i]), brg_name_key (parts[i]),
                    brg_name_is_cyrillic (parts[i]), brg_name_is_stammer (parts[i]) };

      if (*word.key != '\0')
        g_array_append_val (words, word);
      else
        clear_word (&word);
    }
  return words;
}

static gboolean
may_become (const Word *wanted, const Word *word)
{
  gsize length = strlen (wanted->latin) - 1;
  g_autofree char *rest = g_strndup (wanted->latin, length);
  g_autofree char *key = brg_name_key (rest);
  gsize n_heard = strlen (key);

  if (wanted->is_cyrillic || !word->is_cyrillic || !g_str_has_prefix (word->key, key))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (halves); i++)
    if (halves[i].half == wanted->latin[length])
      return word->key[n_heard] != '\0' && strchr (halves[i].sounds, word->key[n_heard]) != NULL;
  return FALSE;
}

/* Letters first: some sounds are only complete with the next letter, the e of `Алиев`. A letter of
 * the same script is whole: `яс` does not begin `Яшин`. */
static gboolean
begins (const Word *wanted, const Word *word)
{
  gboolean is_written = wanted->is_cyrillic && word->is_cyrillic
                            ? g_str_has_prefix (word->text, wanted->text)
                            : g_str_has_prefix (word->latin, wanted->latin);

  return is_written || (!wanted->is_stammer &&
                        (g_str_has_prefix (word->key, wanted->key) || may_become (wanted, word)));
}

static gboolean
begins_a_word (const Word *wanted, const GArray *words)
{
  for (guint i = 0; i < words->len; i++)
    if (begins (wanted, &g_array_index (words, Word, i)))
      return TRUE;
  return FALSE;
}

static gboolean
matches (const GArray *wanted, const GArray *words)
{
  for (guint i = 0; i < wanted->len; i++)
    if (!begins_a_word (&g_array_index (wanted, Word, i), words))
      return FALSE;
  return TRUE;
}

static gboolean
is_number (const char *text, guint64 *number)
{
  return g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, number, NULL);
}

/* Before there are start numbers, a number is what the list shows. */
static void
find_number (const BrgSnapshot *snapshot, gint number, GArray *found)
{
  for (gint i = 0; (guint) i < snapshot->entries->len; i++)
    {
      gint start_number = brg_snapshot_get_entry (snapshot, i)->number;

      if ((start_number > 0 ? start_number : brg_player_list_get_number (snapshot, i)) == number)
        g_array_append_val (found, i);
    }
}

GArray *
brg_player_search (const BrgSnapshot *snapshot, const char *text, guint most)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *stripped = NULL;
  g_autoptr (GArray) wanted = NULL;
  guint64 number;

  g_return_val_if_fail (snapshot != NULL && text != NULL, found);

  stripped = g_strstrip (g_strdup (text));
  if (is_number (stripped, &number))
    {
      find_number (snapshot, (gint) number, found);
      return found;
    }
  wanted = make_words (stripped);
  if (wanted->len == 0)
    return found;
  for (gint i = 0; (guint) i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);
      g_autofree char *name = brg_entry_dup_full_name (entry);
      g_autoptr (GArray) words = make_words (name);

      if (matches (wanted, words))
        g_array_append_val (
            begins (&g_array_index (wanted, Word, 0), &g_array_index (words, Word, 0)) ? found
                                                                                       : others,
            i);
    }
  g_array_append_vals (found, others->data, others->len);
  g_array_set_size (found, MIN (found->len, most));
  return found;
}

static gint
find_team (const BrgSnapshot *snapshot, gint player)
{
  gint64 team_id = brg_snapshot_get_entry (snapshot->players, player)->team_id;

  return team_id != 0 ? brg_snapshot_find_entry (snapshot, team_id) : BRG_NOBODY;
}

static gboolean
has_index (const GArray *found, gint index)
{
  for (guint i = 0; i < found->len; i++)
    if (g_array_index (found, gint, i) == index)
      return TRUE;
  return FALSE;
}

GArray *
brg_player_search_teams (const BrgSnapshot *snapshot, const char *text)
{
  g_autoptr (GArray) players = NULL;
  GArray *found;

  g_return_val_if_fail (snapshot != NULL && text != NULL, NULL);

  found = brg_player_search (snapshot, text, snapshot->entries->len);
  /* A number is that of a team: players of each team have the same ones. */
  if (snapshot->players == NULL || g_ascii_isdigit (*text))
    return found;
  players = brg_player_search (snapshot->players, text, snapshot->players->entries->len);
  for (guint i = 0; i < players->len; i++)
    {
      gint team = find_team (snapshot, g_array_index (players, gint, i));

      if (team != BRG_NOBODY && !has_index (found, team))
        g_array_append_val (found, team);
    }
  return found;
}

char *
brg_player_search_dup_members (const BrgSnapshot *snapshot, gint team, const char *text)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GArray) players = NULL;

  g_return_val_if_fail (snapshot != NULL && text != NULL, NULL);

  if (snapshot->players == NULL || g_ascii_isdigit (*text))
    return g_strdup ("");
  players = brg_player_search (snapshot->players, text, snapshot->players->entries->len);
  for (guint i = 0; i < players->len; i++)
    {
      gint player = g_array_index (players, gint, i);
      g_autofree char *name =
          brg_entry_dup_name (brg_snapshot_get_entry (snapshot->players, player));

      if (find_team (snapshot, player) == team)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

gint
brg_player_find_badge (const BrgSnapshot *snapshot, const char *text)
{
  gint found;

  g_return_val_if_fail (snapshot != NULL && text != NULL, BRG_NOBODY);

  found = brg_badge_code_find (snapshot, text);
  if (found != BRG_NOBODY || snapshot->players == NULL)
    return found;
  found = brg_badge_code_find (snapshot->players, text);
  return found != BRG_NOBODY ? find_team (snapshot, found) : BRG_NOBODY;
}

gint
brg_player_find_board (const BrgSnapshot *snapshot, gint entry, gint *round)
{
  g_return_val_if_fail (snapshot != NULL && round != NULL, 0);

  for (guint i = snapshot->rounds->len; i > 0; i--)
    {
      const BrgRound *paired = snapshot->rounds->pdata[i - 1];
      const BrgGame *game =
          paired->state != BRG_ROUND_PLANNED ? brg_round_find_game (paired, entry) : NULL;

      if (game != NULL)
        {
          *round = paired->number;
          return game->board;
        }
    }
  return 0;
}
