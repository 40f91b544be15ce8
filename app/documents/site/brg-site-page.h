/* brg-site-page.h - what all pages of a site have: head, ways to the others, foot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgSiteTongue:
 * @words: a language
 * @code: its code, `ru`; @words are English where there is no catalogue of it
 * @folder: its folder below that of the group, empty or ending with `/`
 *
 * A language of a site.
 */
typedef struct
{
  const BrgWords *words;
  const char *code;
  const char *folder;
} BrgSiteTongue;

/**
 * BrgSiteLink:
 * @file: a page, from the folder of the language
 * @title: what it is called
 *
 * A way to another page.
 */
typedef struct
{
  char *file;
  char *title;
} BrgSiteLink;

/**
 * BrgSitePage:
 * @tongues: (array): the languages
 * @n_tongues: how many
 * @tongue: index of that of the page
 * @base: folder of the group, empty or ending with `/`
 * @file: the page, from the folder of the language: `players.html`, `p/12.html`
 * @event: name of the event
 * @group: name of the group, may be empty
 * @is_out_of_mode: whether the group has left FIDE mode, which every page says
 * @title: what the page is called
 * @links: (element-type BrgSiteLink): ways that every page has
 * @is_small: whether only the first two of @links are offered, and no foot: pages of players, of
 *   which there are many
 * @is_shared: whether the page is in no other language: then ways lead to the lists of players,
 *   which say what its columns are; its title does not name the event
 * @instead: (nullable): where ways lead that have the page in no other language but by this name
 *
 * What a page says of itself. Nothing is owned.
 */
typedef struct
{
  const BrgSiteTongue *tongues;
  guint n_tongues;
  guint tongue;
  const char *base;
  const char *file;
  const char *event;
  const char *group;
  gboolean is_out_of_mode;
  const char *title;
  const GPtrArray *links;
  gboolean is_small;
  gboolean is_shared;
  const char *instead;
} BrgSitePage;

/**
 * brg_site_link_new:
 * @file: a page
 * @title: what it is called
 *
 * Returns: (transfer full): the way to it
 */
BrgSiteLink *brg_site_link_new (const char *file, const char *title);

/**
 * brg_site_link_free:
 * @link: (nullable): a link
 */
void brg_site_link_free (BrgSiteLink *link);

/**
 * brg_site_page_dup_way:
 * @page: a page
 *
 * Returns: (transfer full): the way from the page up to the folder of its language, `../` or empty
 */
char *brg_site_page_dup_way (const BrgSitePage *page);

/**
 * brg_site_page_dup_path:
 * @page: a page
 *
 * Returns: (transfer full): its path in the site
 */
char *brg_site_page_dup_path (const BrgSitePage *page);

/**
 * brg_site_page_dup_root:
 * @page: a page
 *
 * Returns: (transfer full): the way from the page up to the folder of the site
 */
char *brg_site_page_dup_root (const BrgSitePage *page);

/**
 * brg_site_page_begin:
 * @page: a page
 *
 * Returns: (transfer full): the page up to its title, to which its content is to be appended
 */
GString *brg_site_page_begin (const BrgSitePage *page);

/**
 * brg_site_page_end:
 * @page: the page
 * @html: (transfer full): it, with its content
 *
 * Returns: (transfer full): the page, whole
 */
GBytes *brg_site_page_end (const BrgSitePage *page, GString *html);

G_END_DECLS
