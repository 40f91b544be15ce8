/* brg-site-group.h - a group while its pages are made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-document-options.h"
#include "brg-event-table.h"
#include "brg-output-folder.h"
#include "brg-site-page.h"
#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * BRG_SITE_N_TONGUES:
 *
 * Languages of a site.
 */
#define BRG_SITE_N_TONGUES 3

/**
 * BRG_SITE_MOST_BYTES:
 *
 * What the pages of a site and its papers are to take together, the games to play through apart. A
 * site that would take more has pages of players, or boards of works, in its first language only;
 * PDFs are there while there is room for them.
 */
#define BRG_SITE_MOST_BYTES 2000000

/**
 * BrgSiteRecord:
 * @round: round
 * @game: the board, of #BrgSiteGroup.boards
 * @record: its moves
 * @file: the page, from the folder of the language
 *
 * A game that is over and whose moves are known.
 */
typedef struct
{
  gint round;
  const BrgGame *game;
  BrgStoredGame *record;
  char *file;
} BrgSiteRecord;

/**
 * BrgSitePaper:
 * @file: name below `files/`
 * @title: what it is
 *
 * A paper to download.
 */
typedef struct
{
  char *file;
  char *title;
} BrgSitePaper;

/**
 * BrgSiteGroup:
 * @snapshot: the group as it was published, without dates of birth
 * @boards: what is played on boards
 * @aged: the same group with dates of birth, for prizes
 * @records: (element-type BrgSiteRecord): games to play through
 * @contests: a contest of composition, in each language, as everybody may read it; %NULL for none
 * @base: folder of the group, empty or ending with `/`
 * @table_round: the last round that the tables count, 0 while none is over
 * @table: the table after it
 * @tongues: languages, that of the index first
 * @n_tongues: how many
 * @tongue: the one that is written
 * @options: papers in it
 * @links: (element-type BrgSiteLink): ways that every page has
 * @shares_players: whether pages of players stand in the first language only
 * @shares_works: whether boards of works stand in the first language only
 * @leaves_points: whether points before the round are left to the tables
 * @has_report: whether there is a report file
 * @sheets: papers that have a PDF, a bit a paper
 * @ways: (element-type utf8 utf8): page by name, where a name is that of one
 * @files: (element-type BrgOutputFile): gets the pages; not owned
 *
 * Of a group all that is needed to write its pages; nothing is read from the database any more.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  const BrgSnapshot *boards;
  BrgSnapshot *aged;
  GPtrArray *records;
  BrgContestDesk *contests[BRG_SITE_N_TONGUES];
  char *base;
  gint table_round;
  BrgEventTable *table;
  BrgSiteTongue tongues[BRG_SITE_N_TONGUES];
  guint n_tongues;
  guint tongue;
  BrgDocumentOptions options;
  GPtrArray *links;
  gboolean shares_players;
  gboolean shares_works;
  gboolean leaves_points;
  gboolean has_report;
  guint sheets;
  GHashTable *ways;
  GPtrArray *files;
} BrgSiteGroup;

/**
 * brg_site_group_load:
 * @store: a store
 * @group_id: row of a group
 * @hides_children: see brg_site_public_load()
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the group with its games, no language chosen
 */
BrgSiteGroup *brg_site_group_load (BrgStore *store,
                                   gint64 group_id,
                                   gboolean hides_children,
                                   GError **error);

/**
 * brg_site_group_load_contest:
 * @group: a group whose languages are known
 * @store: the store
 * @error: return location for an error
 *
 * Reads a contest of composition, where the group is one.
 *
 * Returns: whether it went well
 */
gboolean brg_site_group_load_contest (BrgSiteGroup *group, BrgStore *store, GError **error);

/**
 * brg_site_group_free:
 * @group: (nullable): a group
 */
void brg_site_group_free (BrgSiteGroup *group);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSiteGroup, brg_site_group_free)

/**
 * brg_site_group_drop_unreadable:
 * @group: a group
 *
 * Reads the games; one that cannot be read has nothing to play through. It takes time.
 */
void brg_site_group_drop_unreadable (BrgSiteGroup *group);

/**
 * brg_site_group_guess:
 * @group: a group
 *
 * A measured guess, by what does not change while the event is played: a page of a player that
 * stood somewhere stays there.
 *
 * Returns: bytes of its pages and tables in three languages, were they all there
 */
guint64 brg_site_group_guess (const BrgSiteGroup *group);

/** brg_site_group_guess_works: Returns: about how many bytes the boards of its works take in all
 * languages */
guint64 brg_site_group_guess_works (const BrgSiteGroup *group);

/**
 * brg_site_group_choose:
 * @group: a group
 * @tongue: index of a language
 *
 * Begins with a language.
 */
void brg_site_group_choose (BrgSiteGroup *group, guint tongue);

/**
 * brg_site_group_get_words:
 * @group: a group
 *
 * Returns: the language that is written
 */
const BrgWords *brg_site_group_get_words (const BrgSiteGroup *group);

/**
 * brg_site_group_get_page:
 * @group: a group
 * @file: a page, from the folder of the language
 * @title: what it is called
 *
 * Returns: what it says of itself
 */
BrgSitePage brg_site_group_get_page (const BrgSiteGroup *group,
                                     const char *file,
                                     const char *title);

/**
 * brg_site_group_add:
 * @group: a group
 * @page: a page
 * @html: (transfer full): it, with its content
 */
void brg_site_group_add (BrgSiteGroup *group, const BrgSitePage *page, GString *html);

/**
 * brg_site_group_dup_player_file:
 * @group: a group
 * @player: a player, of #BrgSiteGroup.boards
 *
 * Returns: (transfer full): the way to his page from a page of the folder of the language,
 *   `p/12.html`
 */
char *brg_site_group_dup_player_file (const BrgSiteGroup *group, gint player);

/**
 * brg_site_group_dup_player_way:
 * @group: a group
 * @player: a player
 *
 * Returns: (transfer full): the same from another page of a player, `12.html`
 */
char *brg_site_group_dup_player_way (const BrgSiteGroup *group, gint player);

/**
 * brg_site_group_find_game:
 * @group: a group
 * @game: a board
 *
 * Returns: (transfer none) (nullable): the page of its first game, %NULL when no moves are shown
 */
const char *brg_site_group_find_game (const BrgSiteGroup *group, const BrgGame *game);

G_END_DECLS
