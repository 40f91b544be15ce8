/* brg-line-up-draft.h - a line-up that is being put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-line-up.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgLineUpPlayer:
 * @player: index of the player in the view of players
 * @place: his place in the application of the team, from 1
 * @is_reserve: whether he comes after the boards
 * @is_present: whether he is there
 */
typedef struct
{
  gint player;
  gint place;
  gboolean is_reserve;
  gboolean is_present;
} BrgLineUpPlayer;

/**
 * BrgLineUpDraft:
 * @snapshot: the group, the view of teams
 * @round: the round
 * @match: index of the match in #BrgRound.games
 * @team: index of the team
 * @other: index of the other team
 * @first_board: colour of the team on board 1
 * @regulations: who may sit where
 * @players: (element-type BrgLineUpPlayer): the team, by places
 * @stored: (array): who sits where at present, by places in the application
 * @wanted: (array): who was to sit where before anybody was missing
 * @places: (array): who is to sit where; 0 for nobody
 * @is_locked: (array): the boards that have a result already: nobody is moved there
 * @filed_at: when a line-up was handed in, UTC, empty for none
 *
 * A line-up of a team for a match. Nothing is stored.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  gint round;
  gint match;
  gint team;
  gint other;
  BrgColour first_board;
  BrgLineUpRegulations regulations;
  GArray *players;
  gint *stored;
  gint *wanted;
  gint *places;
  gboolean *is_locked;
  const char *filed_at;
} BrgLineUpDraft;

/**
 * brg_line_up_draft_new:
 * @snapshot: a group with teams
 * @round: a paired round
 * @match: index of a match in #BrgRound.games that is no bye
 * @side: 0 for the team that has White on board 1, 1 for the other
 *
 * Begins with who sits on the boards now. Who sits there is present, and so is everybody else until
 * something else is said.
 *
 * Returns: (transfer full): the draft
 */
BrgLineUpDraft *brg_line_up_draft_new (BrgSnapshot *snapshot, gint round, gint match, guint side);

/**
 * brg_line_up_draft_free:
 * @self: (nullable): a draft
 */
void brg_line_up_draft_free (BrgLineUpDraft *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLineUpDraft, brg_line_up_draft_free)

/**
 * brg_line_up_draft_get_player:
 * @self: a draft
 * @place: a place in the application
 *
 * Returns: (transfer none) (nullable): the player, %NULL for a place that nobody has
 */
const BrgEntry *brg_line_up_draft_get_player (const BrgLineUpDraft *self, gint place);

/**
 * brg_line_up_draft_get_colour:
 * @self: a draft
 * @board: a board of the match, from 1
 *
 * Returns: the colour of the team there (rus-draughts-2022 5.4.9.3)
 */
BrgColour brg_line_up_draft_get_colour (const BrgLineUpDraft *self, gint board);

/**
 * brg_line_up_draft_seat:
 * @self: a draft
 * @board: a board of the match, from 1
 * @place: who is to sit there, 0 for nobody
 *
 * Who sat there before goes where the new one comes from. Who is seated is present.
 *
 * Returns: whether it was done: not on a board with a result, nor with somebody who sits at one
 */
gboolean brg_line_up_draft_seat (BrgLineUpDraft *self, gint board, gint place);

/**
 * brg_line_up_draft_set_present:
 * @self: a draft
 * @place: a place in the application
 * @is_present: whether he is there
 *
 * Seats the team as the regulations have it: reserves fill up, or those behind move up.
 */
void brg_line_up_draft_set_present (BrgLineUpDraft *self, gint place, gboolean is_present);

/**
 * brg_line_up_draft_reset:
 * @self: a draft
 *
 * Everybody is there and sits as in the first round, which is how a team plays that hands in no
 * line-up (rus-draughts-2022 5.4.9.2).
 */
void brg_line_up_draft_reset (BrgLineUpDraft *self);

/**
 * brg_line_up_draft_is_changed:
 * @self: a draft
 *
 * Returns: whether somebody sits elsewhere than now
 */
gboolean brg_line_up_draft_is_changed (const BrgLineUpDraft *self);

/**
 * brg_line_up_draft_count_present:
 * @self: a draft
 *
 * Returns: how many of the team are there
 */
gint brg_line_up_draft_count_present (const BrgLineUpDraft *self);

/**
 * brg_line_up_draft_dup_faults:
 * @self: a draft
 * @words: the language in which articles are cited
 *
 * Returns: (transfer full) (element-type utf8): what the regulations have against the line-up, in
 *   sentences with board and article; empty for nothing
 */
GPtrArray *brg_line_up_draft_dup_faults (const BrgLineUpDraft *self, const BrgWords *words);

/**
 * brg_line_up_draft_dup_refusal:
 * @self: a draft
 * @words: the language in which articles are cited
 *
 * Returns: (transfer full) (nullable): why the team may not play at all, because too few have come,
 *   with the article; %NULL when it may
 */
char *brg_line_up_draft_dup_refusal (const BrgLineUpDraft *self, const BrgWords *words);

/**
 * brg_line_up_draft_dup_ids:
 * @self: a draft
 *
 * Returns: (transfer full) (array): for every board the row of who is to sit there, 0 for nobody
 */
gint64 *brg_line_up_draft_dup_ids (const BrgLineUpDraft *self);

/**
 * BrgLineUpTime:
 * @BRG_LINE_UP_TIME_UNKNOWN: no start is announced
 * @BRG_LINE_UP_IN_TIME: line-ups are handed in
 * @BRG_LINE_UP_LATE: it is too late for that; the arbiter decides
 */
typedef enum
{
  BRG_LINE_UP_TIME_UNKNOWN,
  BRG_LINE_UP_IN_TIME,
  BRG_LINE_UP_LATE,
} BrgLineUpTime;

/**
 * brg_line_up_time_find:
 * @round: a round
 * @now: the time
 * @minutes: (out): whole minutes that are left, or that have gone by
 *
 * A line-up is handed in not later than 15 minutes before the round (rus-draughts-2022 5.4.9.2).
 *
 * Returns: whether it is time
 */
BrgLineUpTime brg_line_up_time_find (const BrgRound *round, GDateTime *now, gint *minutes);

G_END_DECLS
