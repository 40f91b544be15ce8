/* brg-store-meeting.h - the games of a micro-match
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-meeting-games.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* The games of a pairing, by its sides; @n_games is 1 where there are none: no micro-match, a bye,
 * a match of teams. */
typedef struct
{
  gint n_games;
  gboolean is_closed; /* the round is */
  BrgOutcome white[BRG_MEETING_MOST_GAMES];
  BrgOutcome black[BRG_MEETING_MOST_GAMES];
} BrgStoredMeeting;

gboolean brg_store_load_meeting (BrgStore *store,
                                 gint64 pairing_id,
                                 BrgStoredMeeting *meeting,
                                 GError **error);

/* Writes all games; what the meeting brings is not touched. */
gboolean brg_store_write_meeting (BrgStore *store,
                                  gint64 pairing_id,
                                  const BrgStoredMeeting *meeting,
                                  GError **error);

/* What is entered for the game that is on, or with @game for another one; see
 * brg_meeting_games_enter(). Where all games are over a forfeit takes the place of all of them, any
 * other result that of the last one. */
void brg_stored_meeting_enter (BrgStoredMeeting *meeting,
                               gint game,
                               BrgOutcome white,
                               BrgOutcome black);

G_END_DECLS
