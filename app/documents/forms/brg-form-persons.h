/* brg-form-persons.h - players of a round as forms name them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-snapshot.h"
#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * brg_form_persons_dup_name:
 * @snapshot: a group
 * @player: index of a player
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the name, with the father's name if wanted, and of namesakes with what
 *   tells them apart
 */
char *brg_form_persons_dup_name (const BrgSnapshot *snapshot,
                                 gint player,
                                 const BrgDocumentOptions *options);

/**
 * brg_form_persons_dup_own_name:
 * @snapshot: a group
 * @player: index of a player
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the same and nothing else, for what he takes home with him
 */
char *brg_form_persons_dup_own_name (const BrgSnapshot *snapshot,
                                     gint player,
                                     const BrgDocumentOptions *options);

/**
 * brg_form_persons_dup_name_in_round:
 * @snapshot: a group
 * @player: index of a player
 * @round: a round
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the name, and that he withdrew if he left before the round
 */
char *brg_form_persons_dup_name_in_round (const BrgSnapshot *snapshot,
                                          gint player,
                                          gint round,
                                          const BrgDocumentOptions *options);

/**
 * brg_form_persons_black_is_first:
 * @snapshot: a group
 *
 * Returns: whether the player with Black is named first, as in renju where Black begins
 */
gboolean brg_form_persons_black_is_first (const BrgSnapshot *snapshot);

/**
 * brg_form_persons_is_paired:
 * @round: a round
 * @player: index of a player
 *
 * Returns: whether the player stands in that round, with or without an opponent
 */
gboolean brg_form_persons_is_paired (const BrgRound *round, gint player);

/**
 * brg_form_persons_get_region:
 * @entry: a player
 *
 * Returns: (transfer none): where he comes from: his region, else his delegation, organisation or
 *   federation; may be empty
 */
const char *brg_form_persons_get_region (const BrgEntry *entry);

/**
 * BrgFreePlayer:
 * @player: index of a player
 * @outcome: what the round brings him; %BRG_OUTCOME_NONE when nothing was said of it
 *
 * A player without an opponent.
 */
typedef struct
{
  gint player;
  BrgOutcome outcome;
} BrgFreePlayer;

/**
 * brg_form_persons_is_off:
 * @snapshot: a group of players
 * @game: a game
 * @round: its round
 *
 * Returns: whether nobody sits down to it: one of the two left before the round, and there is no
 *   result that was played
 */
gboolean brg_form_persons_is_off (const BrgSnapshot *snapshot, const BrgGame *game, gint round);

/**
 * brg_form_persons_list_free:
 * @snapshot: a group
 * @round: a paired round
 *
 * Lists who belongs to the round and stands in none of its games, so that nobody looks for himself
 * in vain: absent by announcement, free in a round robin of an odd number, left unpaired by hand.
 * Of a knock-out, where most are out, and of the boards of teams there is nobody.
 *
 * Returns: (transfer full) (element-type BrgFreePlayer): the players by number
 */
GArray *brg_form_persons_list_free (const BrgSnapshot *snapshot, gint round);

/**
 * brg_form_persons_dup_free:
 * @snapshot: a group
 * @outcome: what the round brings a player without an opponent
 * @words: words
 *
 * Returns: (transfer full): what stands in the place of the opponent: `bye`, `absent (½)`
 */
char *brg_form_persons_dup_free (const BrgSnapshot *snapshot,
                                 BrgOutcome outcome,
                                 const BrgWords *words);

/**
 * brg_form_persons_is_absence:
 * @outcome: an outcome
 *
 * Returns: whether it is that of somebody who asked to miss the round
 */
gboolean brg_form_persons_is_absence (BrgOutcome outcome);

/**
 * brg_form_persons_dup_winners:
 * @snapshot: a group
 * @standings: (nullable): its standings
 * @last_place: the last place that is named
 * @words: words
 *
 * Returns: (transfer full): "1. Petrov Ivan, 7½", a line each; empty without standings
 */
char *brg_form_persons_dup_winners (const BrgSnapshot *snapshot,
                                    const BrgStandings *standings,
                                    gint last_place,
                                    const BrgWords *words);

G_END_DECLS
