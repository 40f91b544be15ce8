/* brg-store-site.h - where the pages of an event are written, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgSiteSetting:
 * @folder: (nullable): folder of the pages, an absolute path; %NULL where the event has none
 * @language: language of the index, `ru`; empty without a folder
 * @only_this: whether there are pages in no other language
 * @hides_children: whether children stand with initials only
 * @is_automatic: whether they are written after a round was published or closed
 *
 * The pages of an event. It owns its texts.
 */
typedef struct
{
  char *folder;
  char *language;
  gboolean only_this;
  gboolean hides_children;
  gboolean is_automatic;
} BrgSiteSetting;

/**
 * brg_site_setting_clear:
 * @setting: a setting
 */
void brg_site_setting_clear (BrgSiteSetting *setting);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgSiteSetting, brg_site_setting_clear)

/**
 * brg_store_load_site:
 * @store: a store
 * @event_id: an event
 * @setting: (out caller-allocates): its pages
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_load_site (BrgStore *store,
                              gint64 event_id,
                              BrgSiteSetting *setting,
                              GError **error);

/**
 * brg_store_set_site:
 * @store: a store
 * @event_id: an event
 * @setting: its pages; the folder is an absolute path
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_site (BrgStore *store,
                             gint64 event_id,
                             const BrgSiteSetting *setting,
                             GError **error);

G_END_DECLS
