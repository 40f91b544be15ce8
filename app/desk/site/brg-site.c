/* brg-site.c - an event as pages for a browser: what was published, nothing else
 *
 * The index is in the language that was asked for; the others stand in folders of their own. Of
 * several groups each has a folder, and above them stands a page that leads to them.
 *
 * Tests: tests/app/test-site.c, tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "brg-site-contest.h"
#include "brg-site-games.h"
#include "brg-site-group.h"
#include "brg-site-lists.h"
#include "brg-site-markup.h"
#include "brg-site-papers.h"
#include "brg-site-players.h"
#include "brg-site-rounds.h"
#include "brg-site-style.h"
#include "brg-store-lists.h"

struct _BrgSite
{
  GPtrArray *groups; /* BrgSiteGroup */
  BrgWords *words[BRG_SITE_N_TONGUES];
  char *codes[BRG_SITE_N_TONGUES];
  char *folders[BRG_SITE_N_TONGUES];
  guint n_tongues;
};

static void
add_tongue (BrgSite *site, const char *code)
{
  g_return_if_fail (site->n_tongues < BRG_SITE_N_TONGUES);

  site->words[site->n_tongues] = brg_words_open (code);
  site->codes[site->n_tongues] = g_strdup (code);
  site->folders[site->n_tongues] =
      site->n_tongues == 0 ? g_strdup ("") : g_strconcat (code, "/", NULL);
  site->n_tongues++;
}

/* That of the index first, the others in the order of the alphabet. */
static void
add_tongues (BrgSite *site, const BrgSiteChoice *choice)
{
  static const char *const codes[BRG_SITE_N_TONGUES] = { "en", "ru", "uk" };

  add_tongue (site, choice->language);
  for (guint i = 0; i < G_N_ELEMENTS (codes) && !choice->only_this; i++)
    if (!g_str_equal (codes[i], choice->language))
      add_tongue (site, codes[i]);
}

static gboolean
add_group (BrgSite *site,
           BrgStore *store,
           gint64 group_id,
           const BrgSiteChoice *choice,
           GError **error)
{
  BrgSiteGroup *group = brg_site_group_load (store, group_id, choice->hides_children, error);

  if (group == NULL)
    return FALSE;
  for (guint i = 0; i < site->n_tongues; i++)
    group->tongues[i] = (BrgSiteTongue){ site->words[i], site->codes[i], site->folders[i] };
  group->n_tongues = site->n_tongues;
  g_ptr_array_add (site->groups, group);
  return brg_site_group_load_contest (group, store, error);
}

BrgSite *
brg_site_load (BrgStore *store,
               gint64 event_id,
               gint64 group_id,
               const BrgSiteChoice *choice,
               GError **error)
{
  g_autoptr (BrgSite) site = g_new0 (BrgSite, 1);
  g_autoptr (GPtrArray) groups = NULL;

  g_return_val_if_fail (store != NULL && choice != NULL && choice->language != NULL, NULL);

  site->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_site_group_free);
  add_tongues (site, choice);
  groups = brg_store_list_groups (store, event_id, error);
  if (groups == NULL)
    return NULL;
  for (guint i = 0; i < groups->len; i++)
    {
      const BrgGroupName *name = groups->pdata[i];

      if (group_id == 0 || name->id == group_id)
        if (!add_group (site, store, name->id, choice, error))
          return NULL;
    }
  if (site->groups->len > 0)
    return g_steal_pointer (&site);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                       _ ("there is no such event or group"));
  return NULL;
}

void
brg_site_free (BrgSite *site)
{
  if (site == NULL)
    return;
  g_clear_pointer (&site->groups, g_ptr_array_unref);
  for (guint i = 0; i < site->n_tongues; i++)
    {
      brg_words_unref (site->words[i]);
      g_free (site->codes[i]);
      g_free (site->folders[i]);
    }
  g_free (site);
}

/* ---- a group */

static void
add_link (BrgSiteGroup *group, gboolean is_there, const char *file, const char *title)
{
  if (is_there)
    g_ptr_array_add (group->links, brg_site_link_new (file, title));
}

static void
list_links (BrgSiteGroup *group)
{
  const BrgWords *words = brg_site_group_get_words (group);
  const BrgSnapshot *snapshot = group->snapshot;
  gboolean has_table = brg_snapshot_count_numbered (snapshot) > 0 && snapshot->rounds->len > 0;
  g_autofree char *last = g_strdup_printf ("r%u.html", snapshot->rounds->len);
  g_autofree char *front = NULL;

  /* Translators: page of the site; "Обзор" */
  add_link (group, TRUE, "index.html", WC_ (words, "site", "Overview"));
  /* Translators: page of the site; "Участники" */
  add_link (group, TRUE, "players.html", WC_ (words, "site", "Players"));
  /* Translators: page of the site: teams with their players; "Команды" */
  add_link (group, brg_snapshot_has_teams (snapshot), "teams.html", WC_ (words, "site", "Teams"));
  /* Translators: page of the site; "Пары и результаты" */
  add_link (group, snapshot->rounds->len > 0, last, WC_ (words, "site", "Pairings and results"));
  /* Translators: page of the site: works of a contest of composition; "Работы" */
  add_link (group, brg_site_contest_has_works (group), "works.html", WC_ (words, "site", "Works"));
  /* Translators: page of the site: results of a contest of composition; "Итоги" */
  add_link (group, brg_site_contest_has_results (group), "results.html",
            WC_ (words, "site", "Results"));
  /* Translators: page of the site: places; "Места" */
  add_link (group, has_table, "standings.html", WC_ (words, "site", "Standings"));
  /* Translators: page of the site: who played whom; "Таблица" */
  add_link (group, has_table, "table.html", WC_ (words, "site", "Crosstable"));
  /* Translators: page of the site: results of the boards of teams; "Результаты по доскам" */
  add_link (group, has_table && brg_snapshot_has_teams (snapshot), "boards.html",
            WC_ (words, "site", "Results by board"));
  /* Translators: page of the site; "Призы" */
  add_link (group, snapshot->prizes->len > 0 && brg_snapshot_count_numbered (snapshot) > 0,
            "prizes.html", WC_ (words, "site", "Prizes"));
  /* Translators: page of the site; "Расписание" */
  add_link (group, snapshot->timetable->len > 0, "timetable.html",
            WC_ (words, "site", "Timetable"));
  /* Translators: page of the site: games to play through; "Партии" */
  add_link (group, group->records->len > 0, "games.html", WC_ (words, "site", "Games"));
  add_link (group, TRUE, "papers.html", WC_ (words, "site", "Papers"));
  /* Of several groups: up to the page that leads to all of them. */
  front = g_strconcat (group->tongue > 0 ? "../../" : "../", group->tongues[group->tongue].folder,
                       "index.html", NULL);
  add_link (group, *group->base != '\0', front, WC_ (words, "site", "Groups"));
}

static void
add_pages (BrgSiteGroup *group)
{
  for (guint i = 0; i < group->n_tongues; i++)
    {
      brg_site_group_choose (group, i);
      list_links (group);
      brg_site_lists_add (group);
      brg_site_rounds_add (group);
      brg_site_contest_add (group);
      brg_site_players_add (group);
    }
}

/* What has to know which papers there are, and games, which may be of any size. */
static void
add_last_pages (BrgSiteGroup *group)
{
  for (guint i = 0; i < group->n_tongues; i++)
    {
      brg_site_group_choose (group, i);
      list_links (group);
      brg_site_papers_add (group);
      brg_site_games_add (group);
    }
}

/* ---- several groups */

static void
add_front (const BrgSite *site, GPtrArray *files, guint tongue)
{
  const BrgSiteGroup *first = site->groups->pdata[0];
  g_autoptr (GPtrArray) links = g_ptr_array_new ();
  BrgSitePage page = {
    .tongues = first->tongues,
    .n_tongues = first->n_tongues,
    .tongue = tongue,
    .base = "",
    .file = "index.html",
    .event = first->snapshot->event->name,
    .group = "",
    /* Translators: title of a page of the site: the groups of an event; "Группы" */
    .title = WC_ (site->words[tongue], "site", "Groups"),
    .links = links,
  };
  GString *html = brg_site_page_begin (&page);
  g_autofree char *path = brg_site_page_dup_path (&page);

  g_string_append (html, "<ul>\n");
  for (guint i = 0; i < site->groups->len; i++)
    {
      const BrgSiteGroup *group = site->groups->pdata[i];

      brg_site_markup_printf (html, "<li><a href=\"%s%s%sindex.html\">%s</a></li>\n",
                              tongue > 0 ? "../" : "", group->base, site->folders[tongue],
                              *group->snapshot->group->name != '\0' ? group->snapshot->group->name
                                                                    : page.event);
    }
  g_string_append (html, "</ul>\n");
  g_ptr_array_add (files, brg_output_file_new (path, brg_site_page_end (&page, html)));
}

static void
name_bases (BrgSite *site)
{
  for (guint i = 0; site->groups->len > 1 && i < site->groups->len; i++)
    {
      BrgSiteGroup *group = site->groups->pdata[i];

      g_free (group->base);
      group->base = g_strdup_printf ("g%u/", i + 1);
    }
}

/* Room for sheets, when the tables are there but these pages are not yet. */
#define PAPERS_PAGE_BYTES 3000
/* Style, script and the list of the files; and the folders of a group. */
#define REST_BYTES 24000
#define FOLDERS_BYTES 24000
/* What the sheets of a site take without tags; pages leave room for it. */
#define SHEETS_BYTES 480000

/* Boards of works and pages of players in every language, then points, are what a large site can do
 * without. */
static void
choose_sharing (const BrgSite *site)
{
  const guint64 most = BRG_SITE_MOST_BYTES - SHEETS_BYTES;
  guint64 n = 0;
  guint64 n_works = 0;

  for (guint i = 0; i < site->groups->len; i++)
    {
      n += brg_site_group_guess (site->groups->pdata[i]);
      n_works += brg_site_group_guess_works (site->groups->pdata[i]);
    }
  for (guint i = 0; i < site->groups->len; i++)
    {
      BrgSiteGroup *group = site->groups->pdata[i];

      group->shares_works = site->n_tongues > 1 && n_works > most / 2;
      group->shares_players = site->n_tongues > 1 && n > most;
      group->leaves_points = site->n_tongues > 1 && n > most + most / 2;
    }
}

static gsize
find_room (const BrgSite *site, const GPtrArray *files)
{
  gsize n = REST_BYTES +
            site->groups->len * (FOLDERS_BYTES + (gsize) site->n_tongues * PAPERS_PAGE_BYTES);

  for (guint i = 0; i < files->len; i++)
    n += g_bytes_get_size (((const BrgOutputFile *) files->pdata[i])->content);
  return n < BRG_SITE_MOST_BYTES ? BRG_SITE_MOST_BYTES - n : 0;
}

/* Every group has an equal share of the room; what one leaves goes to the next. */
static void
add_papers (BrgSite *site, const GPtrArray *files)
{
  guint n_groups = site->groups->len;

  for (guint i = 0; i < n_groups; i++)
    {
      brg_site_group_choose (site->groups->pdata[i], 0);
      brg_site_papers_add_tables (site->groups->pdata[i]);
    }
  for (guint i = 0; i < n_groups; i++)
    brg_site_papers_add_sheets (site->groups->pdata[i], find_room (site, files) / (n_groups - i));
}

GPtrArray *
brg_site_make (BrgSite *site)
{
  GPtrArray *files;
  gboolean has_games = FALSE;

  g_return_val_if_fail (site != NULL, NULL);

  files = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_output_file_free);
  name_bases (site);
  choose_sharing (site);
  for (guint i = 0; site->groups->len > 1 && i < site->n_tongues; i++)
    add_front (site, files, i);
  for (guint i = 0; i < site->groups->len; i++)
    {
      BrgSiteGroup *group = site->groups->pdata[i];

      group->files = files;
      brg_site_group_drop_unreadable (group);
      has_games = has_games || group->records->len > 0;
      add_pages (group);
    }
  add_papers (site, files);
  for (guint i = 0; i < site->groups->len; i++)
    add_last_pages (site->groups->pdata[i]);
  g_ptr_array_add (files, brg_output_file_new ("site.css", brg_site_style_new ()));
  if (has_games)
    g_ptr_array_add (files, brg_output_file_new ("site.js", brg_site_script_new ()));
  return files;
}

gboolean
brg_site_write (BrgSite *site, const char *path, BrgOutputFolderCount *count, GError **error)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_val_if_fail (site != NULL && path != NULL, FALSE);

  if (!brg_output_folder_check (path, error))
    return FALSE;
  files = brg_site_make (site);
  return brg_output_folder_write (path, files, count, error);
}
