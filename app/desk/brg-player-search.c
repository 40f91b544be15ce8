/* brg-player-search.c - finds players by a few letters or by number
 *
 * Tests: tests/app/test-player-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-search.h"

#include "brg-name-key.h"

/* Keys of the words of a text. */
static GStrv
make_keys (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " -,.", -1);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *key = brg_name_key (words[i]);

      if (*key != '\0')
        g_strv_builder_add (keys, key);
    }
  return g_strv_builder_end (keys);
}

static gboolean
begins_a_word (const char *wanted, GStrv words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], wanted))
      return TRUE;
  return FALSE;
}

static gboolean
matches (GStrv wanted, GStrv words)
{
  for (guint i = 0; wanted[i] != NULL; i++)
    if (!begins_a_word (wanted[i], words))
      return FALSE;
  return wanted[0] != NULL;
}

static gboolean
is_number (const char *text, guint64 *number)
{
  return g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, number, NULL);
}

static void
find_number (const BrgSnapshot *snapshot, gint number, GArray *found)
{
  for (gint i = 0; (guint) i < snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, i)->number == number)
      g_array_append_val (found, i);
}

GArray *
brg_player_search (const BrgSnapshot *snapshot, const char *text, guint most)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *stripped = NULL;
  g_auto (GStrv) wanted = NULL;
  guint64 number;

  g_return_val_if_fail (snapshot != NULL && text != NULL, found);

  stripped = g_strstrip (g_strdup (text));
  if (is_number (stripped, &number))
    {
      find_number (snapshot, (gint) number, found);
      return found;
    }
  wanted = make_keys (stripped);
  for (gint i = 0; (guint) i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);
      g_autofree char *name = brg_entry_dup_full_name (entry);
      g_auto (GStrv) words = make_keys (name);

      if (matches (wanted, words))
        g_array_append_vals (
            words[0] != NULL && g_str_has_prefix (words[0], wanted[0]) ? found : others, &i, 1);
    }
  g_array_append_vals (found, others->data, others->len);
  g_array_set_size (found, MIN (found->len, most));
  return found;
}

gint
brg_player_find_board (const BrgSnapshot *snapshot, gint entry, gint *round)
{
  g_return_val_if_fail (snapshot != NULL && round != NULL, 0);

  for (guint i = snapshot->rounds->len; i > 0; i--)
    {
      const BrgRound *paired = snapshot->rounds->pdata[i - 1];

      for (guint k = 0; paired->state != BRG_ROUND_PLANNED && k < paired->games->len; k++)
        {
          const BrgGame *game = &g_array_index (paired->games, BrgGame, k);

          if (game->white == entry || game->black == entry)
            {
              *round = paired->number;
              return game->board;
            }
        }
    }
  return 0;
}
