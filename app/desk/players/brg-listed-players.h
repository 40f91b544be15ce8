/* brg-listed-players.h - players of rating lists, offered while a name is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-discipline.h"
#include "brg-entry.h"
#include "brg-listed-player.h"
#include "brg-rating-lists.h"
#include "brg-rating-rules.h"

G_BEGIN_DECLS

/**
 * brg_listed_players_dup_path:
 *
 * Returns: (transfer full): the user's file of rating lists, whether there is one or not
 */
char *brg_listed_players_dup_path (void);

/**
 * brg_listed_players_get_game:
 * @discipline: what is played
 *
 * Ratings of one form of play say nothing of another one; chess of 960 starts has those of chess,
 * draughts-64 those of Russian draughts.
 *
 * Returns: (transfer none): id of the discipline whose lists are asked
 */
const char *brg_listed_players_get_game (BrgDiscipline discipline);

/**
 * brg_listed_players_serve:
 * @path: a file of rating lists, or none
 * @discipline: what is played
 *
 * Returns: whether a list of that game is there to be asked; chess always has one to come
 */
gboolean brg_listed_players_serve (const char *path, BrgDiscipline discipline);

/**
 * brg_listed_players_find:
 * @path: a file of rating lists
 * @text: letters of a name, or a number; Cyrillic letters find Latin names by the usual ways of
 *   writing them
 * @discipline: what is played
 * @kind: the list that the event plays for; a player who has no rating there has that of standard
 *   chess
 * @most: how many are wanted at the most
 * @error: return location for an error
 *
 * May be called in any thread.
 *
 * Returns: (transfer full) (nullable) (element-type BrgEntry): the players by name, as entries that
 *   are stored nowhere, with the list that their rating is from; nobody when there is no file
 */
GPtrArray *brg_listed_players_find (const char *path,
                                    const char *text,
                                    BrgDiscipline discipline,
                                    BrgRatingKind kind,
                                    guint most,
                                    GError **error);

/**
 * BrgListedMatch:
 * @entry: the player as an entry
 * @source: the list that he was found in; it belongs to the lists
 *
 * A player of a list.
 */
typedef struct
{
  BrgEntry *entry;
  const BrgListedSource *source;
} BrgListedMatch;

/**
 * brg_listed_players_search:
 * @lists: lists, of which those of one game are asked
 * @text: as above
 * @kind: as above
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgListedMatch): all who are found, in the
 * order of the lists
 */
GPtrArray *brg_listed_players_search (BrgRatingLists *lists,
                                      const char *text,
                                      BrgRatingKind kind,
                                      GError **error);

/**
 * brg_listed_source_get_day:
 * @source: a list
 *
 * Returns: (transfer none): its first day, or the one on which it was read in
 */
const char *brg_listed_source_get_day (const BrgListedSource *source);

/**
 * brg_listed_player_get_rating:
 * @player: a player of a list
 * @kind: the list that the event plays for
 *
 * Returns: his rating there, else that of standard play; 0 for none
 */
gint brg_listed_player_get_rating (const BrgListedPlayer *player, BrgRatingKind kind);

/**
 * brg_listed_player_to_entry:
 * @player: a player of a list
 * @kind: as above
 *
 * Returns: (transfer full): the player as an entry
 */
BrgEntry *brg_listed_player_to_entry (const BrgListedPlayer *player, BrgRatingKind kind);

/**
 * brg_listed_player_keep_name:
 * @listed: a player of a list, as an entry
 * @typed: what was typed
 *
 * Lists write names in Latin letters; papers want them as they were typed.
 *
 * Returns: (transfer full): the player of the list, with the name of @typed where that is Cyrillic
 * and the list's is not
 */
BrgEntry *brg_listed_player_keep_name (const BrgEntry *listed, const BrgEntry *typed);

/**
 * brg_listed_player_use_name:
 * @typed: what stands in the fields
 * @listed: the same player in a list
 *
 * Returns: (transfer full): @typed with the name as the list writes it
 */
BrgEntry *brg_listed_player_use_name (const BrgEntry *typed, const BrgEntry *listed);

G_END_DECLS
