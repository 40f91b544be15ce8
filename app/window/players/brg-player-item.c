/* brg-player-item.c - a player in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-item.h"

#include <string.h>

#include "brg-disqualified.h"
#include "brg-jury-list.h"
#include "brg-names.h"
#include "brg-player-key.h"
#include "brg-team-list.h"
#include "brg-text-tidy.h"

struct _BrgPlayerItem
{
  BrgRowItem parent_instance;

  BrgSnapshot *snapshot;
  gint index;
  BrgPlayerRemark remark;
  BrgPlayerState state;
  char *name;
  char *barred;
  char *sort_key;
  char *search_key;
};

G_DEFINE_FINAL_TYPE (BrgPlayerItem, brg_player_item, BRG_TYPE_ROW_ITEM)

static void
clear_data (BrgPlayerItem *self)
{
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->barred, g_free);
  g_clear_pointer (&self->sort_key, g_free);
  g_clear_pointer (&self->search_key, g_free);
}

static void
brg_player_item_finalize (GObject *object)
{
  clear_data (BRG_PLAYER_ITEM (object));
  G_OBJECT_CLASS (brg_player_item_parent_class)->finalize (object);
}

static void
brg_player_item_class_init (BrgPlayerItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = brg_player_item_finalize;
}

static void
brg_player_item_init (BrgPlayerItem *self)
{
  self->remark.other = -1;
}

BrgPlayerItem *
brg_player_item_new (BrgSnapshot *snapshot, gint index, const BrgPlayerRemark *remark)
{
  BrgPlayerItem *self = g_object_new (BRG_TYPE_PLAYER_ITEM, NULL);

  brg_player_item_update (self, snapshot, index, remark);
  return self;
}

void
brg_player_item_update (BrgPlayerItem *self,
                        BrgSnapshot *snapshot,
                        gint index,
                        const BrgPlayerRemark *remark)
{
  const BrgEntry *entry;
  g_autofree char *folded = NULL;

  g_return_if_fail (BRG_IS_PLAYER_ITEM (self) && snapshot != NULL && remark != NULL);

  brg_snapshot_ref (snapshot);
  clear_data (self);
  entry = brg_snapshot_get_entry (snapshot, index);
  self->snapshot = snapshot;
  self->index = index;
  self->remark = *remark;
  self->state = brg_player_state_find (snapshot, index);
  self->name = brg_entry_dup_full_name (entry);
  /* Folded, so that the Russian yo stands with ye in every locale. */
  folded = brg_text_fold (self->name);
  self->sort_key = g_utf8_collate_key (folded, -1);
  self->search_key = remark->key != NULL
                         ? g_strdup (remark->key)
                         : brg_player_key_new (entry, brg_player_item_get_number (self));
  if (remark->barred != NULL)
    {
      g_autofree char *day = brg_names_dup_day (remark->barred->last_day);

      self->barred = brg_disqualified_dup_sentence (remark->barred, day);
    }
  self->remark.key = NULL;
  self->remark.barred = NULL;
  brg_row_item_revise (BRG_ROW_ITEM (self));
}

const BrgEntry *
brg_player_item_get_entry (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), NULL);

  return brg_snapshot_get_entry (self->snapshot, self->index);
}

const char *
brg_player_item_get_barred (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), NULL);

  return self->barred;
}

gint
brg_player_item_get_index (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), -1);

  return self->index;
}

gint
brg_player_item_get_number (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), 0);

  return brg_player_list_get_number (self->snapshot, self->index);
}

gint
brg_player_item_get_rating (BrgPlayerItem *self, gboolean *is_average)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), 0);

  return brg_team_list_get_rating (self->snapshot, self->index, is_average);
}

gboolean
brg_player_item_is_reserve (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), FALSE);

  return brg_team_list_is_reserve (self->snapshot, self->index);
}

const char *
brg_player_item_get_name (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), NULL);

  return self->name;
}

BrgPlayerState
brg_player_item_get_state (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), (BrgPlayerState){ 0 });

  return self->state;
}

BrgPlayerDoubt
brg_player_item_get_doubt (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), BRG_PLAYER_DOUBT_NONE);

  return self->remark.doubt;
}

gboolean
brg_player_item_is_admission_on (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), FALSE);

  return self->remark.is_admission_on;
}

gint
brg_player_item_get_points (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), 0);

  return self->remark.points;
}

const BrgEntry *
brg_player_item_get_other (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), NULL);

  return self->remark.other >= 0 ? brg_snapshot_get_entry (self->snapshot, self->remark.other)
                                 : NULL;
}

gboolean
brg_player_item_matches (BrgPlayerItem *self, const char *words)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), FALSE);

  return brg_player_key_matches (self->search_key, words);
}

int
brg_player_item_compare_names (BrgPlayerItem *left, BrgPlayerItem *right)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (left) && BRG_IS_PLAYER_ITEM (right), 0);

  return strcmp (left->sort_key, right->sort_key);
}

char *
brg_player_item_dup_age_group (BrgPlayerItem *self)
{
  const BrgEntry *entry;

  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), NULL);

  entry = brg_player_item_get_entry (self);
  return brg_jury_list_dup_age_group (self->snapshot->event, entry->sex, entry->birth);
}

gboolean
brg_player_item_is_in_contest (BrgPlayerItem *self)
{
  g_return_val_if_fail (BRG_IS_PLAYER_ITEM (self), FALSE);

  return self->snapshot->group->contest != BRG_CONTEST_NONE;
}
