/* brg-site.h - an event as pages for a browser: what was published, nothing else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-output-folder.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgSiteChoice:
 * @language: language of the index, `ru`
 * @only_this: whether there are pages in this language only; else in all, linked
 * @hides_children: whether children have initials only
 *
 * How a site is wanted.
 */
typedef struct
{
  const char *language;
  gboolean only_this;
  gboolean hides_children;
} BrgSiteChoice;

typedef struct _BrgSite BrgSite;

/**
 * brg_site_load:
 * @store: a store
 * @event_id: row of an event
 * @group_id: row of one of its groups, 0 for all
 * @choice: how it is wanted
 * @error: return location for an error
 *
 * Reads all that the pages need.
 *
 * Returns: (transfer full) (nullable): the site
 */
BrgSite *brg_site_load (BrgStore *store,
                        gint64 event_id,
                        gint64 group_id,
                        const BrgSiteChoice *choice,
                        GError **error);

/**
 * brg_site_free:
 * @site: (nullable): a site
 */
void brg_site_free (BrgSite *site);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSite, brg_site_free)

/**
 * brg_site_make:
 * @site: a site, of which this is done once
 *
 * Makes the pages; nothing is read, so that any thread may do it. The clock is not asked: what was
 * not changed gives the same pages.
 *
 * Returns: (transfer full) (element-type BrgOutputFile): the files, by their names
 */
GPtrArray *brg_site_make (BrgSite *site);

/**
 * brg_site_write:
 * @site: a site
 * @path: its folder, see brg_output_folder_write()
 * @count: (out) (optional): what was written
 * @error: return location for an error
 *
 * Makes the pages and writes them.
 *
 * Returns: whether the folder holds them
 */
gboolean brg_site_write (BrgSite *site,
                         const char *path,
                         BrgOutputFolderCount *count,
                         GError **error);

G_END_DECLS
