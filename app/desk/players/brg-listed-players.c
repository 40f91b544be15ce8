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
#include "brg-person-name.h"
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

const char *
brg_listed_players_get_game (BrgDiscipline discipline)
{
  if (discipline == BRG_DISCIPLINE_CHESS960)
    discipline = BRG_DISCIPLINE_CHESS;
  if (discipline == BRG_DISCIPLINE_DRAUGHTS64)
    discipline = BRG_DISCIPLINE_RUSSIAN;
  return brg_discipline_to_id (discipline);
}

gboolean
brg_listed_players_serve (const char *path, BrgDiscipline discipline)
{
  const char *game = brg_listed_players_get_game (discipline);
  g_autoptr (BrgRatingLists) lists = NULL;
  GPtrArray *sources;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_str_equal (game, "chess"))
    return TRUE;
  lists = g_file_test (path, G_FILE_TEST_EXISTS) ? brg_rating_lists_open (path, NULL) : NULL;
  sources = lists != NULL ? brg_rating_lists_get_sources (lists) : NULL;
  for (guint i = 0; sources != NULL && i < sources->len; i++)
    if (g_str_equal (((const BrgListedSource *) sources->pdata[i])->game, game))
      return TRUE;
  return FALSE;
}

/* `Carlsen, Magnus`; without a comma the whole is the family name, but tables write Cyrillic names
 * in the order of papers. */
static void
set_name (BrgEntry *entry, const char *text)
{
  g_auto (BrgPersonName) name = { 0 };

  if (brg_name_is_cyrillic (text))
    brg_person_name_split (text, &name);
  else
    brg_person_name_split_comma (text, &name);
  g_free (entry->family_name);
  g_free (entry->given_name);
  g_free (entry->father_name);
  entry->family_name = g_steal_pointer (&name.family);
  entry->given_name = g_steal_pointer (&name.given);
  entry->father_name = g_steal_pointer (&name.father);
}

const char *
brg_listed_source_get_day (const BrgListedSource *source)
{
  g_return_val_if_fail (source != NULL, NULL);

  return *source->day != '\0' ? source->day : source->imported;
}

gint
brg_listed_player_get_rating (const BrgListedPlayer *player, BrgRatingKind kind)
{
  const char *standard = player->values[BRG_LISTED_STANDARD];
  const char *own = kind == BRG_RATING_RAPID   ? player->values[BRG_LISTED_RAPID]
                    : kind == BRG_RATING_BLITZ ? player->values[BRG_LISTED_BLITZ]
                                               : standard;

  return (gint) g_ascii_strtoll (*own != '\0' ? own : standard, NULL, 10);
}

/* FIDE's number, which a list of numbers of its own may name beside them. */
static const char *
get_fide_number (const BrgListedPlayer *player)
{
  gboolean is_own = player->source != NULL && player->source->has_own_numbers;

  return player->values[is_own ? BRG_LISTED_FIDE_NUMBER : BRG_LISTED_NUMBER];
}

static const char *
get_birth (const BrgListedPlayer *player)
{
  const char *birth = player->values[BRG_LISTED_BIRTH];
  gsize length = strlen (birth);

  return length == strlen ("YYYY") || length == strlen ("YYYY-MM-DD") ? birth : "";
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
  entry->birth = g_strdup (get_birth (player));
  g_free (entry->federation);
  entry->federation = g_strdup (player->values[BRG_LISTED_FEDERATION]);
  g_free (entry->fide_id);
  entry->fide_id = g_strdup (get_fide_number (player));
  g_free (entry->organisation);
  entry->organisation = g_strdup (player->values[BRG_LISTED_REGION]);
  entry->rating = brg_listed_player_get_rating (player, kind);
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
compare_matches (gconstpointer a, gconstpointer b)
{
  const BrgEntry *left = (*(const BrgListedMatch *const *) a)->entry;
  const BrgEntry *right = (*(const BrgListedMatch *const *) b)->entry;
  gint order = g_utf8_collate (left->family_name, right->family_name);

  return order != 0 ? order : g_utf8_collate (left->given_name, right->given_name);
}

static void
free_match (gpointer data)
{
  BrgListedMatch *match = data;

  brg_entry_free (match->entry);
  g_free (match);
}

static gboolean
has_entry (GPtrArray *matches, const BrgEntry *entry)
{
  for (guint i = 0; i < matches->len; i++)
    {
      const BrgEntry *other = ((const BrgListedMatch *) matches->pdata[i])->entry;

      if (*other->fide_id != '\0' && g_str_equal (other->fide_id, entry->fide_id))
        return TRUE;
      if (g_str_equal (other->fide_id, entry->fide_id) &&
          g_str_equal (other->family_name, entry->family_name) &&
          g_str_equal (other->given_name, entry->given_name) &&
          g_str_equal (other->father_name, entry->father_name) &&
          g_str_equal (other->birth, entry->birth))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_spelling (BrgRatingLists *lists,
               const char *text,
               BrgRatingKind kind,
               GPtrArray *matches,
               GError **error)
{
  g_autoptr (GPtrArray) players = brg_rating_lists_find (lists, text, error);

  if (players == NULL)
    return FALSE;
  for (guint i = 0; i < players->len; i++)
    {
      const BrgListedPlayer *player = players->pdata[i];
      g_autoptr (BrgEntry) entry = brg_listed_player_to_entry (player, kind);
      BrgListedMatch *match;

      if (has_entry (matches, entry))
        continue;
      match = g_new0 (BrgListedMatch, 1);
      match->entry = g_steal_pointer (&entry);
      match->source = player->source;
      g_ptr_array_add (matches, match);
    }
  return TRUE;
}

GPtrArray *
brg_listed_players_search (BrgRatingLists *lists,
                           const char *text,
                           BrgRatingKind kind,
                           GError **error)
{
  g_autoptr (GPtrArray) matches = g_ptr_array_new_with_free_func (free_match);
  g_autoptr (GPtrArray) list = NULL;

  g_return_val_if_fail (lists != NULL && text != NULL, NULL);

  list = list_spellings (text);
  for (guint i = 0; i < list->len; i++)
    if (!find_spelling (lists, list->pdata[i], kind, matches, error))
      return NULL;
  return g_steal_pointer (&matches);
}

GPtrArray *
brg_listed_players_find (const char *path,
                         const char *text,
                         BrgDiscipline discipline,
                         BrgRatingKind kind,
                         guint most,
                         GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (BrgRatingLists) lists = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&entries);
  lists = brg_rating_lists_open (path, error);
  if (lists == NULL)
    return NULL;
  brg_rating_lists_set_game (lists, brg_listed_players_get_game (discipline));
  matches = brg_listed_players_search (lists, text, kind, error);
  if (matches == NULL)
    return NULL;
  g_ptr_array_sort (matches, compare_matches);
  for (guint i = 0; i < MIN (matches->len, most); i++)
    {
      BrgListedMatch *match = matches->pdata[i];

      brg_entry_add_rating (match->entry, 1, match->entry->rating, match->source->title,
                            brg_listed_source_get_day (match->source));
      g_ptr_array_add (entries, g_steal_pointer (&match->entry));
    }
  return g_steal_pointer (&entries);
}
