/* brg-site-group.c - a group while its pages are made
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-group.h"

#include "brg-desk-game.h"
#include "brg-form-persons.h"
#include "brg-site-public.h"
#include "brg-store-contest-rows.h"
#include "brg-store-game-rows.h"

static void
record_free (gpointer data)
{
  BrgSiteRecord *record = data;

  brg_stored_game_free (record->record);
  g_free (record->file);
  g_free (record);
}

/* A game that goes on tells nothing, the sealed move least of all. */
static const BrgGame *
find_finished (const BrgRound *round, gint64 pairing)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->id == pairing && game->white_outcome != BRG_OUTCOME_NONE &&
          !brg_outcome_is_pending (game->white_outcome) &&
          !brg_outcome_is_pending (game->black_outcome))
        return game;
    }
  return NULL;
}

static gboolean
load_records (BrgSiteGroup *group, BrgStore *store, GError **error)
{
  for (guint r = 0; r < group->boards->rounds->len; r++)
    {
      const BrgRound *round = group->boards->rounds->pdata[r];
      g_autoptr (GPtrArray) records =
          brg_store_list_games (store, group->snapshot->group->id, round->number, error);

      if (records == NULL)
        return FALSE;
      for (guint i = 0; i < records->len; i++)
        {
          const BrgStoredGame *stored = records->pdata[i];
          const BrgGame *game = find_finished (round, stored->pairing_id);
          BrgSiteRecord *record;

          if (game == NULL || *stored->moves == '\0')
            continue;
          record = g_new0 (BrgSiteRecord, 1);
          record->round = round->number;
          record->game = game;
          record->record = brg_stored_game_copy (stored);
          record->file = g_strdup_printf ("g/%" G_GINT64_FORMAT "-%d.html", stored->pairing_id,
                                          stored->meeting_game);
          g_ptr_array_add (group->records, record);
        }
    }
  return TRUE;
}

static gboolean
has_moves (const BrgStoredGame *stored)
{
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (brg_stored_game_copy (stored));

  return brg_game_tree_get_last (game->tree) != brg_game_tree_get_root (game->tree);
}

void
brg_site_group_drop_unreadable (BrgSiteGroup *group)
{
  g_return_if_fail (group != NULL);

  for (guint i = group->records->len; i-- > 0;)
    if (!has_moves (((const BrgSiteRecord *) group->records->pdata[i])->record))
      g_ptr_array_remove_index (group->records, i);
}

/* Tables count rounds that are closed. */
static gint
find_table_round (const BrgSnapshot *snapshot)
{
  gint last = 0;

  for (guint r = 0; r < snapshot->rounds->len; r++)
    {
      const BrgRound *round = snapshot->rounds->pdata[r];

      if (round->state != BRG_ROUND_CLOSED)
        break;
      last = round->number;
    }
  return last;
}

BrgSiteGroup *
brg_site_group_load (BrgStore *store, gint64 group_id, gboolean hides_children, GError **error)
{
  g_autoptr (BrgSiteGroup) group = g_new0 (BrgSiteGroup, 1);

  group->snapshot = brg_site_public_load (store, group_id, hides_children, error);
  group->aged = group->snapshot != NULL
                    ? brg_site_public_load (store, group_id, hides_children, error)
                    : NULL;
  if (group->aged == NULL)
    return NULL;
  brg_site_public_forget_births (group->snapshot);
  group->boards = brg_snapshot_get_boards (group->snapshot);
  group->records = g_ptr_array_new_with_free_func (record_free);
  group->base = g_strdup ("");
  group->links = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_site_link_free);
  group->ways = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  group->table_round = find_table_round (group->snapshot);
  return load_records (group, store, error) ? g_steal_pointer (&group) : NULL;
}

gboolean
brg_site_group_load_contest (BrgSiteGroup *group, BrgStore *store, GError **error)
{
  g_return_val_if_fail (group != NULL && store != NULL, FALSE);

  for (guint i = 0; group->snapshot->group->contest != BRG_CONTEST_NONE && i < group->n_tongues;
       i++)
    {
      BrgContest *contest = brg_store_load_contest (store, group->snapshot->group->id, error);

      if (contest == NULL)
        return FALSE;
      /* rus-draughts-2022 11.5.2, 11.6.1: what judges and solvers may not know nobody reads. */
      group->contests[i] = brg_contest_desk_new (group->snapshot, contest, BRG_CONTEST_EYES_JUDGE,
                                                 0, group->tongues[i].words);
    }
  return TRUE;
}

void
brg_site_group_free (BrgSiteGroup *group)
{
  if (group == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (group->contests); i++)
    g_clear_pointer (&group->contests[i], brg_contest_desk_free);
  g_clear_pointer (&group->table, brg_event_table_free);
  g_clear_pointer (&group->records, g_ptr_array_unref);
  g_clear_pointer (&group->links, g_ptr_array_unref);
  g_clear_pointer (&group->ways, g_hash_table_unref);
  g_clear_pointer (&group->snapshot, brg_snapshot_unref);
  g_clear_pointer (&group->aged, brg_snapshot_unref);
  g_free (group->base);
  g_free (group);
}

/* A name that two have leads nowhere. */
static void
add_way (BrgSiteGroup *group, char *name, char *file)
{
  if (g_hash_table_contains (group->ways, name))
    g_clear_pointer (&file, g_free);
  g_hash_table_replace (group->ways, name, file);
}

static void
list_ways (BrgSiteGroup *group)
{
  for (guint i = 0; i < group->boards->entries->len; i++)
    add_way (group, brg_form_persons_dup_name (group->boards, (gint) i, &group->options),
             brg_site_group_dup_player_file (group, (gint) i));
  if (group->boards == group->snapshot)
    return;
  for (guint i = 0; i < group->snapshot->entries->len; i++)
    add_way (group, brg_form_persons_dup_name (group->snapshot, (gint) i, &group->options),
             g_strdup_printf ("teams.html#t%" G_GINT64_FORMAT,
                              brg_snapshot_get_entry (group->snapshot, (gint) i)->id));
}

guint64
brg_site_group_guess (const BrgSiteGroup *group)
{
  guint64 n_players;
  guint64 n_rounds;

  g_return_val_if_fail (group != NULL, 0);

  n_players = group->boards->entries->len;
  n_rounds = (guint64) MAX (brg_snapshot_count_rounds (group->snapshot), 0);
  return n_players * (5400 + 540 * n_rounds);
}

/* A board with its pieces, their names and the solution, as they stand on a page. */
#define BYTES_OF_WORK 800

guint64
brg_site_group_guess_works (const BrgSiteGroup *group)
{
  const BrgContestDesk *desk;

  g_return_val_if_fail (group != NULL, 0);

  desk = group->contests[0];
  return desk != NULL ? (guint64) desk->works->len * group->n_tongues * BYTES_OF_WORK : 0;
}

void
brg_site_group_choose (BrgSiteGroup *group, guint tongue)
{
  g_return_if_fail (group != NULL && tongue < group->n_tongues);

  group->tongue = tongue;
  brg_document_options_init (&group->options, group->tongues[tongue].words);
  group->options.signatures = FALSE;
  group->options.stamp = FALSE;
  group->options.form_number = FALSE;
  group->options.is_bare = TRUE;
  g_hash_table_remove_all (group->ways);
  list_ways (group);
  if (group->table == NULL)
    group->table = brg_event_table_new (group->snapshot, group->table_round);
  g_ptr_array_set_size (group->links, 0);
}

const BrgWords *
brg_site_group_get_words (const BrgSiteGroup *group)
{
  g_return_val_if_fail (group != NULL, NULL);

  return group->tongues[group->tongue].words;
}

BrgSitePage
brg_site_group_get_page (const BrgSiteGroup *group, const char *file, const char *title)
{
  return (BrgSitePage){
    .tongues = group->tongues,
    .n_tongues = group->n_tongues,
    .tongue = group->tongue,
    .base = group->base,
    .file = file,
    .event = group->snapshot->event->name,
    .group = group->snapshot->group->name,
    .is_out_of_mode = group->snapshot->group->fide_mode == BRG_FIDE_MODE_LEFT,
    .title = title,
    .links = group->links,
  };
}

void
brg_site_group_add (BrgSiteGroup *group, const BrgSitePage *page, GString *html)
{
  g_autofree char *path = NULL;

  g_return_if_fail (group != NULL && page != NULL && html != NULL);

  path = brg_site_page_dup_path (page);
  g_ptr_array_add (group->files, brg_output_file_new (path, brg_site_page_end (page, html)));
}

char *
brg_site_group_dup_player_way (const BrgSiteGroup *group, gint player)
{
  g_return_val_if_fail (group != NULL, NULL);

  return g_strdup_printf ("%" G_GINT64_FORMAT ".html",
                          brg_snapshot_get_entry (group->boards, player)->id);
}

char *
brg_site_group_dup_player_file (const BrgSiteGroup *group, gint player)
{
  g_autofree char *way = brg_site_group_dup_player_way (group, player);

  return g_strconcat (group->shares_players && group->tongue > 0 ? "../p/" : "p/", way, NULL);
}

const char *
brg_site_group_find_game (const BrgSiteGroup *group, const BrgGame *game)
{
  g_return_val_if_fail (group != NULL && game != NULL, NULL);

  for (guint i = 0; i < group->records->len; i++)
    {
      const BrgSiteRecord *record = group->records->pdata[i];

      if (record->game->id == game->id)
        return record->file;
    }
  return NULL;
}
