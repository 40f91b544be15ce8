/* brg-work-authors.c - authors of a work as one line of text
 *
 * Rules: rus-draughts-2022 11.4.1
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-work-authors.h"

#include "brg-contest-desk.h"
#include "brg-name-words.h"

#include <string.h>

static char *
dup_name (const BrgSnapshot *snapshot, guint index)
{
  return brg_name_words_dup (snapshot, (gint) index, BRG_NAME_PLAIN, NULL);
}

/* @wanted is folded. */
static gboolean
is_called (const char *name, const char *wanted, gboolean is_whole)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return is_whole ? g_str_equal (folded, wanted) : g_str_has_prefix (folded, wanted);
}

gint
brg_work_authors_find_player (const BrgSnapshot *snapshot, const char *text, gboolean is_whole)
{
  g_autofree char *wanted = NULL;
  gint found = -1;

  g_return_val_if_fail (snapshot != NULL && text != NULL, -1);

  wanted = g_utf8_casefold (text, -1);
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      g_autofree char *name = dup_name (snapshot, i);
      g_autofree char *full = brg_entry_dup_full_name (brg_snapshot_get_entry (snapshot, (gint) i));

      if (!is_called (name, wanted, is_whole) && !is_called (full, wanted, is_whole))
        continue;
      if (found >= 0)
        return -1;
      found = (gint) i;
    }
  return found;
}

static void
append (GString *text, const char *name, const char *residence)
{
  g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? "; " : "", name,
                          *residence != '\0' ? ", " : "", residence);
}

char *
brg_work_authors_dup (const BrgSnapshot *snapshot, const GPtrArray *authors)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < authors->len; i++)
    {
      const BrgContestAuthor *author = authors->pdata[i];
      gint index = brg_contest_desk_find_author (snapshot, author);
      g_autofree char *name =
          index >= 0 ? dup_name (snapshot, (guint) index) : g_strdup (author->name);

      append (text, name, author->residence);
    }
  return g_string_free (text, FALSE);
}

char *
brg_work_authors_complete (const BrgSnapshot *snapshot, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  GString *whole = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *typed = g_strstrip (parts[i]);
      gint player = *typed != '\0' ? brg_work_authors_find_player (snapshot, typed, FALSE) : -1;
      g_autofree char *name = player >= 0 ? dup_name (snapshot, (guint) player) : NULL;

      if (*typed != '\0')
        append (whole, name != NULL ? name : typed, "");
    }
  return g_string_free (whole, FALSE);
}

void
brg_work_authors_read (const BrgSnapshot *snapshot, const char *text, GPtrArray *authors)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  g_ptr_array_set_size (authors, 0);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *typed = g_strstrip (parts[i]);
      gint player = *typed != '\0' ? brg_work_authors_find_player (snapshot, typed, TRUE) : -1;
      g_auto (GStrv) words = g_strsplit (typed, ",", 2);

      if (player >= 0)
        g_ptr_array_add (authors, brg_contest_author_new (
                                      brg_snapshot_get_entry (snapshot, player)->id, NULL, NULL));
      else if (*typed != '\0')
        g_ptr_array_add (authors,
                         brg_contest_author_new (0, g_strstrip (words[0]),
                                                 words[1] != NULL ? g_strstrip (words[1]) : NULL));
    }
}

void
brg_work_authors_find_players (const BrgSnapshot *snapshot, GPtrArray *authors)
{
  g_return_if_fail (snapshot != NULL && authors != NULL);

  for (guint i = 0; i < authors->len; i++)
    {
      BrgContestAuthor *author = authors->pdata[i];
      gint index =
          author->entry_id == 0 ? brg_work_authors_find_player (snapshot, author->name, TRUE) : -1;

      if (index < 0)
        continue;
      authors->pdata[i] =
          brg_contest_author_new (brg_snapshot_get_entry (snapshot, index)->id, NULL, NULL);
      brg_contest_author_free (author);
    }
}
