/* brg-site-papers.h - pages of a site
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-site-group.h"

G_BEGIN_DECLS

/**
 * brg_site_papers_add_tables:
 * @group: a group with its first language
 *
 * Adds tables to download: CSV, and the report file.
 */
void brg_site_papers_add_tables (BrgSiteGroup *group);

/**
 * brg_site_papers_add_sheets:
 * @group: a group with its first language
 * @room: bytes that its sheets may take
 *
 * Adds papers as PDF: with tags where all have room with them, else without tags and while there is
 * room.
 */
void brg_site_papers_add_sheets (BrgSiteGroup *group, gsize room);

/**
 * brg_site_papers_add:
 * @group: a group with a language
 *
 * Adds the page that leads to what was added; of a paper without a PDF it says where it is.
 */
void brg_site_papers_add (BrgSiteGroup *group);

G_END_DECLS
