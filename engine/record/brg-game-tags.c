/* brg-game-tags.c - headings of a recorded game
 *
 * Tests: tests/engine/test-game-tree.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-tags.h"

#include "brg-game-tree-private.h"

/* Every record has these, in this order; the end of the record tells an unknown result. */
static const struct
{
  const char *name;
  const char *unknown;
} roster[BRG_GAME_N_ROSTER] = {
  { "Event", "?" }, { "Site", "?" },  { "Date", "????.??.??" }, { "Round", "?" },
  { "White", "?" }, { "Black", "?" }, { "Result", NULL },
};

static void
clear_tag (gpointer data)
{
  BrgGameTag *tag = data;

  g_free (tag->name);
  g_free (tag->value);
}

GArray *
brg_game_tags_new (void)
{
  GArray *tags = g_array_new (FALSE, FALSE, sizeof (BrgGameTag));

  g_array_set_clear_func (tags, clear_tag);
  return tags;
}

guint
brg_game_tree_get_n_tags (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, 0);

  return tree->tags->len;
}

const BrgGameTag *
brg_game_tree_get_nth_tag (const BrgGameTree *tree, guint n)
{
  g_return_val_if_fail (tree != NULL && n < tree->tags->len, NULL);

  return &g_array_index (tree->tags, BrgGameTag, n);
}

static BrgGameTag *
find_tag (const BrgGameTree *tree, const char *name, guint *index)
{
  for (guint i = 0; i < tree->tags->len; i++)
    {
      BrgGameTag *tag = &g_array_index (tree->tags, BrgGameTag, i);

      if (!g_str_equal (tag->name, name))
        continue;
      *index = i;
      return tag;
    }
  return NULL;
}

const char *
brg_game_tree_get_tag (const BrgGameTree *tree, const char *name)
{
  const BrgGameTag *tag;
  guint index;

  g_return_val_if_fail (tree != NULL && name != NULL, NULL);

  tag = find_tag (tree, name, &index);
  return tag != NULL ? tag->value : NULL;
}

void
brg_game_tree_append_tag (BrgGameTree *tree, const char *name, const char *value)
{
  BrgGameTag tag;

  g_return_if_fail (tree != NULL && name != NULL && value != NULL);

  tag.name = g_strdup (name);
  tag.value = g_strdup (value);
  g_array_append_val (tree->tags, tag);
}

void
brg_game_tree_set_tag (BrgGameTree *tree, const char *name, const char *value)
{
  BrgGameTag *tag;
  guint index;

  g_return_if_fail (tree != NULL && name != NULL);

  tag = find_tag (tree, name, &index);
  if (tag == NULL && value != NULL)
    brg_game_tree_append_tag (tree, name, value);
  else if (tag != NULL && value == NULL)
    g_array_remove_index (tree->tags, index);
  else if (tag != NULL)
    {
      char *copy = g_strdup (value);

      g_free (tag->value);
      tag->value = copy;
    }
}

const char *
brg_game_tree_get_roster (guint n, const char **unknown)
{
  g_return_val_if_fail (n < BRG_GAME_N_ROSTER, NULL);

  if (unknown != NULL)
    *unknown = roster[n].unknown;
  return roster[n].name;
}

gboolean
brg_game_tree_is_roster_tag (const BrgGameTree *tree, guint n)
{
  const BrgGameTag *tag = brg_game_tree_get_nth_tag (tree, n);
  guint index;

  g_return_val_if_fail (tag != NULL, FALSE);

  for (guint i = 0; i < BRG_GAME_N_ROSTER; i++)
    if (g_str_equal (roster[i].name, tag->name))
      return find_tag (tree, tag->name, &index) == tag;
  return FALSE;
}
