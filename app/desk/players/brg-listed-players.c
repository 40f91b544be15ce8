/* brg-listed-players.c - players of rating lists, offered while a name is typed
 *
 * Lists write names in Latin letters. A Cyrillic name is looked up in one usual transcription, then
 * in others: each row of a table says what else a group of letters may be.
 *
 * Tests: tests/app/test-listed-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-listed-players.h"

#include <string.h>

#include "brg-name-key.h"
#include "brg-rating-lists.h"

/* No more spellings of one name are tried. */
#define MAX_SPELLINGS 16

static const struct
{
  const char *from;
  const char *to;
} spellings[] = {
  { "iya", "ia" }, { "ks", "x" },  { "ya", "ia" }, { "yu", "iu" }, { "kh", "h" }, { "ei", "ey" },
  { "ai", "ay" },  { "ii", "iy" }, { "ye", "e" },  { "zh", "j" },  { "v", "w" },
};

char *
brg_listed_players_dup_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "berger", "rating-lists.sqlite", NULL);
}

gboolean
brg_listed_players_serve (BrgDiscipline discipline)
{
  return discipline == BRG_DISCIPLINE_CHESS || discipline == BRG_DISCIPLINE_CHESS960;
}

/* `Carlsen, Magnus`; without a comma the whole is the family name. */
static void
set_name (BrgEntry *entry, const char *name)
{
  const char *comma = strchr (name, ',');

  g_free (entry->family_name);
  g_free (entry->given_name);
  entry->family_name =
      g_strstrip (comma != NULL ? g_strndup (name, (gsize) (comma - name)) : g_strdup (name));
  entry->given_name = g_strstrip (g_strdup (comma != NULL ? comma + 1 : ""));
}

static gint
get_rating (const BrgListedPlayer *player, BrgRatingKind kind)
{
  const char *standard = player->values[BRG_LISTED_STANDARD];
  const char *own = kind == BRG_RATING_RAPID   ? player->values[BRG_LISTED_RAPID]
                    : kind == BRG_RATING_BLITZ ? player->values[BRG_LISTED_BLITZ]
                                               : standard;

  return (gint) g_ascii_strtoll (*own != '\0' ? own : standard, NULL, 10);
}

BrgEntry *
brg_listed_player_to_entry (const BrgListedPlayer *player, BrgRatingKind kind)
{
  BrgEntry *entry = brg_entry_new ();
  const char *title = player->values[BRG_LISTED_TITLE];
  const char *sex = player->values[BRG_LISTED_SEX];

  set_name (entry, player->values[BRG_LISTED_NAME]);
  g_free (entry->title);
  entry->title = g_strdup (*title != '\0' ? title : player->values[BRG_LISTED_WOMEN_TITLE]);
  g_free (entry->sex);
  entry->sex = g_strdup (g_ascii_strcasecmp (sex, "F") == 0   ? "f"
                         : g_ascii_strcasecmp (sex, "M") == 0 ? "m"
                                                              : "");
  g_free (entry->birth);
  entry->birth = g_strndup (player->values[BRG_LISTED_BIRTH], 4);
  g_free (entry->federation);
  entry->federation = g_strdup (player->values[BRG_LISTED_FEDERATION]);
  g_free (entry->fide_id);
  entry->fide_id = g_strdup (player->values[BRG_LISTED_NUMBER]);
  entry->rating = get_rating (player, kind);
  return entry;
}

static void
take_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

BrgEntry *
brg_listed_player_use_name (const BrgEntry *typed, const BrgEntry *listed)
{
  BrgEntry *entry;

  g_return_val_if_fail (typed != NULL && listed != NULL, NULL);

  entry = brg_entry_copy (typed);
  take_text (&entry->family_name, listed->family_name);
  take_text (&entry->given_name, listed->given_name);
  take_text (&entry->father_name, listed->father_name);
  return entry;
}

BrgEntry *
brg_listed_player_keep_name (const BrgEntry *listed, const BrgEntry *typed)
{
  g_return_val_if_fail (listed != NULL && typed != NULL, NULL);

  return brg_name_is_cyrillic (typed->family_name) && !brg_name_is_cyrillic (listed->family_name)
             ? brg_listed_player_use_name (listed, typed)
             : brg_entry_copy (listed);
}

static char *
replace (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, -1);

  return g_strjoinv (to, parts);
}

/* Every word by itself: what makes one word of several would lose their beginnings. */
static char *
to_latin (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *latin = brg_name_to_latin (words[i]);

      g_free (words[i]);
      words[i] = latin;
    }
  return g_strjoinv (" ", words);
}

/* The text itself; of a Cyrillic one its spellings in Latin letters, the usual ones first. */
static GPtrArray *
list_spellings (const char *text)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (list, g_strdup (text));
  if (!brg_name_is_cyrillic (text))
    return list;
  g_ptr_array_add (list, to_latin (text));
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      guint n_before = list->len;

      for (guint k = 1; k < n_before && list->len < MAX_SPELLINGS; k++)
        if (strstr (list->pdata[k], spellings[i].from) != NULL)
          g_ptr_array_add (list, replace (list->pdata[k], spellings[i].from, spellings[i].to));
    }
  return list;
}

static gint
compare_entries (gconstpointer a, gconstpointer b)
{
  const BrgEntry *left = *(const BrgEntry *const *) a;
  const BrgEntry *right = *(const BrgEntry *const *) b;
  gint order = g_utf8_collate (left->family_name, right->family_name);

  return order != 0 ? order : g_utf8_collate (left->given_name, right->given_name);
}

static gboolean
has_entry (GPtrArray *entries, const BrgEntry *entry)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *other = entries->pdata[i];

      if (g_str_equal (other->fide_id, entry->fide_id) &&
          g_str_equal (other->family_name, entry->family_name) &&
          g_str_equal (other->given_name, entry->given_name))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_spelling (BrgRatingLists *lists,
               const char *text,
               BrgRatingKind kind,
               GPtrArray *entries,
               GError **error)
{
  g_autoptr (GPtrArray) players = brg_rating_lists_find (lists, text, error);

  if (players == NULL)
    return FALSE;
  for (guint i = 0; i < players->len; i++)
    {
      g_autoptr (BrgEntry) entry = brg_listed_player_to_entry (players->pdata[i], kind);

      if (!has_entry (entries, entry))
        g_ptr_array_add (entries, g_steal_pointer (&entry));
    }
  return TRUE;
}

GPtrArray *
brg_listed_players_find (const char *path,
                         const char *text,
                         BrgRatingKind kind,
                         guint most,
                         GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (BrgRatingLists) lists = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&entries);
  lists = brg_rating_lists_open (path, error);
  if (lists == NULL)
    return NULL;
  list = list_spellings (text);
  for (guint i = 0; i < list->len; i++)
    if (!find_spelling (lists, list->pdata[i], kind, entries, error))
      return NULL;
  g_ptr_array_sort (entries, compare_entries);
  if (entries->len > most)
    g_ptr_array_set_size (entries, (gint) most);
  return g_steal_pointer (&entries);
}
