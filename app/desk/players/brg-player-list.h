/* brg-player-list.h - the list of players: who plays, who is counted, who is searched for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgPlayerStateKind:
 * @BRG_PLAYER_PLAYS: takes part in the next round
 * @BRG_PLAYER_JOINS: begins in a later round
 * @BRG_PLAYER_MISSES: has announced that he misses the next round
 * @BRG_PLAYER_LEFT: has left the event
 * @BRG_PLAYER_REFUSED: the admission committee refused him
 */
typedef enum
{
  BRG_PLAYER_PLAYS,
  BRG_PLAYER_JOINS,
  BRG_PLAYER_MISSES,
  BRG_PLAYER_LEFT,
  BRG_PLAYER_REFUSED,
} BrgPlayerStateKind;

/**
 * BrgPlayerState:
 * @kind: what he does
 * @round: the round in which he begins, or that he misses, or the last one he belonged to
 * @outcome: for a round that he misses: what it is worth
 *
 * What a player does in the next round.
 */
typedef struct
{
  BrgPlayerStateKind kind;
  gint round;
  BrgOutcome outcome;
} BrgPlayerState;

/**
 * brg_player_state_find:
 * @snapshot: a group
 * @index: index of a player
 *
 * Returns: his state
 */
BrgPlayerState brg_player_state_find (const BrgSnapshot *snapshot, gint index);

/**
 * brg_player_list_next_round:
 * @snapshot: a group
 *
 * Returns: the first round that is not paired, 0 when there is none
 */
gint brg_player_list_next_round (const BrgSnapshot *snapshot);

/**
 * brg_player_list_get_absence:
 * @snapshot: a group
 * @index: index of a player
 * @round: a round
 *
 * Returns: what he announced for the round, %BRG_OUTCOME_NONE for nothing
 */
BrgOutcome brg_player_list_get_absence (const BrgSnapshot *snapshot, gint index, gint round);

/**
 * brg_player_list_may_have_half_bye:
 * @snapshot: a group
 *
 * Half-point byes are a custom of chess Swisses; ussr-chess-1956 and rus-draughts-2022 do not know
 * them: who is absent there has no points.
 *
 * Returns: whether a round may be missed for half a point
 */
gboolean brg_player_list_may_have_half_bye (const BrgSnapshot *snapshot);

/**
 * brg_player_list_was_paired:
 * @snapshot: a group
 * @index: index of a player
 *
 * Returns: whether he stands on a board of some round, so that he can only be withdrawn
 */
gboolean brg_player_list_was_paired (const BrgSnapshot *snapshot, gint index);

/**
 * brg_player_list_get_number:
 * @snapshot: a group
 * @index: index of a player
 *
 * Returns: the number that the list shows: the place in the team; the start number; while nobody
 *   has one the place in the list; 0 for who has none while others have
 */
gint brg_player_list_get_number (const BrgSnapshot *snapshot, gint index);

/**
 * BrgPlayerCounts:
 * @n_players: players in the list
 * @n_rated: players with a rating
 * @n_left: players who left
 * @n_refused: players whom the admission committee refused
 * @n_missing: players who stay, but miss the next round or begin later
 * @n_unnumbered: players without a start number while others have one and they would
 *   need one
 */
typedef struct
{
  gint n_players;
  gint n_rated;
  gint n_left;
  gint n_refused;
  gint n_missing;
  gint n_unnumbered;
} BrgPlayerCounts;

/**
 * brg_player_counts_find:
 * @snapshot: a group
 *
 * Returns: the counts
 */
BrgPlayerCounts brg_player_counts_find (const BrgSnapshot *snapshot);

/**
 * BrgPlayerDoubt:
 * @BRG_PLAYER_DOUBT_NONE: nothing
 * @BRG_PLAYER_DOUBT_DUPLICATE: perhaps the same person as another player
 * @BRG_PLAYER_DOUBT_NO_NUMBER: before the first round: others have a start number, he has none
 * @BRG_PLAYER_DOUBT_NO_GIVEN_NAME: nearly everybody has a given name, he has none
 * @BRG_PLAYER_DOUBT_NO_BIRTH: of nearly everybody the year of birth is known, of him it is not
 * @BRG_PLAYER_DOUBT_SHORT_TEAM: a team that cannot fill its boards
 * @BRG_PLAYER_DOUBT_BARRED: he is disqualified; no group alone tells it, see
 *   brg_disqualified_find_all()
 *
 * Why a player needs a look.
 */
typedef enum
{
  BRG_PLAYER_DOUBT_NONE,
  BRG_PLAYER_DOUBT_DUPLICATE,
  BRG_PLAYER_DOUBT_NO_NUMBER,
  BRG_PLAYER_DOUBT_NO_GIVEN_NAME,
  BRG_PLAYER_DOUBT_NO_BIRTH,
  BRG_PLAYER_DOUBT_SHORT_TEAM,
  BRG_PLAYER_DOUBT_BARRED,
} BrgPlayerDoubt;

/**
 * brg_player_list_find_doubts:
 * @snapshot: a group
 * @others: (out) (optional) (transfer full) (array): for every player the index of the one whom he
 *   is like, -1 for none
 *
 * Returns: (transfer full) (array): for every player the first doubt; free with g_free()
 */
BrgPlayerDoubt *brg_player_list_find_doubts (const BrgSnapshot *snapshot, gint **others);

G_END_DECLS
