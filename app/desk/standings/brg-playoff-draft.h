/* brg-playoff-draft.h - a play-off before it begins: who is tied, and how they may play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-playoff-record.h"
#include "brg-snapshot.h"
#include "brg-store-playoff.h"

G_BEGIN_DECLS

/**
 * BrgPlayoffTie:
 * @first_place: the best place of those who are tied
 * @last_place: the worst
 * @is_claim: whether two teams with different points are meant: the second that won all its matches
 *   and the first (rus-draughts-2022 5.4.9.6.1)
 * @points: their points, in units of %BRG_POINT
 * @players: (element-type gint): indices of entries in the order of the table
 *
 * Players of the table who may play off.
 */
typedef struct
{
  gint first_place;
  gint last_place;
  gboolean is_claim;
  gint points;
  GArray *players;
} BrgPlayoffTie;

/**
 * BrgPlayoffDraft:
 * @snapshot: the group
 * @ties: (element-type BrgPlayoffTie): who may play off, the best places first
 * @tie: index of the tie that is chosen
 * @format: (nullable): the format that is chosen; %NULL when there is none for so many
 * @options: what is chosen, see brg_playoff_options_dup()
 * @control: time control where the arbiter says it
 * @seed: seed of the lots
 *
 * Choices of a play-off that has not begun.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  GPtrArray *ties;
  guint tie;
  const BrgPlayoffFormat *format;
  char *options;
  char *control;
  guint64 seed;
} BrgPlayoffDraft;

/**
 * brg_playoff_draft_new:
 * @snapshot: a group
 * @seed: seed of the lots
 *
 * Returns: (transfer full): a play-off of those who are tied on the best place
 */
BrgPlayoffDraft *brg_playoff_draft_new (BrgSnapshot *snapshot, guint64 seed);

/**
 * brg_playoff_draft_free:
 * @draft: (nullable): a draft
 */
void brg_playoff_draft_free (BrgPlayoffDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayoffDraft, brg_playoff_draft_free)

/**
 * brg_playoff_draft_get_tie:
 * @draft: a draft
 *
 * Returns: (transfer none) (nullable): the tie that is chosen; %NULL when nobody is tied
 */
const BrgPlayoffTie *brg_playoff_draft_get_tie (const BrgPlayoffDraft *draft);

/**
 * brg_playoff_draft_choose_tie:
 * @draft: a draft
 * @tie: index of a tie
 *
 * Chooses who plays; the format becomes that of the rule book.
 */
void brg_playoff_draft_choose_tie (BrgPlayoffDraft *draft, guint tie);

/**
 * brg_playoff_draft_list_formats:
 * @draft: a draft
 *
 * Returns: (transfer container) (element-type BrgPlayoffFormat): formats for the players who are
 *   chosen, that of the rule book first
 */
GPtrArray *brg_playoff_draft_list_formats (const BrgPlayoffDraft *draft);

/**
 * brg_playoff_draft_choose_format:
 * @draft: a draft
 * @format: a format
 *
 * Chooses the format; its options become what counts if nothing is said.
 */
void brg_playoff_draft_choose_format (BrgPlayoffDraft *draft, const BrgPlayoffFormat *format);

/**
 * brg_playoff_draft_choose_option:
 * @draft: a draft
 * @option: id of an option
 * @value: its value
 */
void brg_playoff_draft_choose_option (BrgPlayoffDraft *draft,
                                      const char *option,
                                      const char *value);

/**
 * brg_playoff_draft_has_control:
 * @draft: a draft
 *
 * Returns: whether the arbiter may say the time control: two players may agree on a slower one
 *   (rus-chess-2014 30.5.7)
 */
gboolean brg_playoff_draft_has_control (const BrgPlayoffDraft *draft);

/**
 * brg_playoff_draft_dup_tie:
 * @draft: a draft
 * @tie: index of a tie
 *
 * Returns: (transfer full): `Places 1–3: 3 players, points 4½`
 */
char *brg_playoff_draft_dup_tie (const BrgPlayoffDraft *draft, guint tie);

/**
 * brg_playoff_draft_make_record:
 * @draft: a draft with a format
 *
 * Returns: (transfer full): the play-off as it would be, without games
 */
BrgPlayoffRecord *brg_playoff_draft_make_record (const BrgPlayoffDraft *draft);

/**
 * brg_playoff_draft_dup_problem:
 * @draft: a draft
 *
 * Returns: (transfer full) (nullable): why it cannot begin
 */
char *brg_playoff_draft_dup_problem (const BrgPlayoffDraft *draft);

/**
 * brg_playoff_draft_begin:
 * @draft: a draft
 * @store: the store
 * @playoff_id: (out): row of the new play-off
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_playoff_draft_begin (const BrgPlayoffDraft *draft,
                                  BrgStore *store,
                                  gint64 *playoff_id,
                                  GError **error);

/**
 * brg_playoff_dup_breaks:
 * @snapshot: a group
 * @format: a format
 *
 * Returns: (transfer full): which breaks the rules want, and when the play-off may begin at the
 *   earliest as far as the round was closed in the program; empty where they want none
 */
char *brg_playoff_dup_breaks (const BrgSnapshot *snapshot, const BrgPlayoffFormat *format);

/**
 * brg_playoff_dup_panel:
 * @snapshot: the group
 * @format: a format
 *
 * Returns: (transfer full): who settles disputes in such a play-off, and whether the event has
 *   arbiters enough for that; empty where the rules say nothing (rus-chess-2014 30.5.4)
 */
char *brg_playoff_dup_panel (const BrgSnapshot *snapshot, const BrgPlayoffFormat *format);

/**
 * brg_playoff_find_place:
 * @snapshot: a group
 * @record: one of its play-offs
 *
 * Returns: the best place that one of its players has in the table, 1 if none has a place
 */
gint brg_playoff_find_place (const BrgSnapshot *snapshot, const BrgPlayoffRecord *record);

/**
 * brg_playoff_is_outdated:
 * @snapshot: a group
 * @record: one of its play-offs
 *
 * Returns: whether its players are tied no more, since results of the rounds were corrected: the
 *   table does not follow the play-off
 */
gboolean brg_playoff_is_outdated (const BrgSnapshot *snapshot, const BrgPlayoffRecord *record);

G_END_DECLS
