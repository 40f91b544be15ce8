/* brg-share-pages.h - what the phones of a hall read, as pages of HTML
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgSharePage:
 * @path: its path
 * @etag: changes with its content
 * @script: (nullable): SHA-256 of its script in base64
 * @html: the page
 *
 * A page. It has no clock: what stays the same has the same bytes.
 */
typedef struct
{
  const char *path;
  char *etag;
  char *script;
  GBytes *html;
} BrgSharePage;

/** brg_share_page_free: Frees @page */
void brg_share_page_free (BrgSharePage *page);

/**
 * brg_share_pages_new:
 * @snapshot: a group
 * @words: the language
 *
 * Makes `/`, `/pairings`, `/standings` and `/seat` of what was published: a round that is only
 * paired is on none of them (rus-draughts-2022 5.4.11).
 *
 * Returns: (transfer full) (element-type BrgSharePage): the pages
 */
GPtrArray *brg_share_pages_new (const BrgSnapshot *snapshot, const BrgWords *words);

G_END_DECLS
