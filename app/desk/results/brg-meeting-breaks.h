/* brg-meeting-breaks.h - the breaks between the games of micro-matches, counted from the result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgMeetingBreaks:
 *
 * Remembers when a game of a meeting was over whose next game has not ended. Nothing is stored: a
 * break lasts five minutes.
 */
typedef struct _BrgMeetingBreaks BrgMeetingBreaks;

/** brg_meeting_breaks_new: Returns: (transfer full): no break so far */
BrgMeetingBreaks *brg_meeting_breaks_new (void);

/** brg_meeting_breaks_free: frees @self, which may be %NULL */
void brg_meeting_breaks_free (BrgMeetingBreaks *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMeetingBreaks, brg_meeting_breaks_free)

/**
 * brg_meeting_breaks_find_minutes:
 * @boards: what is played on boards
 *
 * Returns: minutes between two games of a meeting (rus-draughts-2022 5.4.6), 0 for no break
 */
gint brg_meeting_breaks_find_minutes (const BrgSnapshot *boards);

/**
 * brg_meeting_breaks_follow:
 * @self: breaks
 * @boards: what is played on boards
 * @round: the round that is being played
 * @now_us: the present moment, microseconds of any clock
 *
 * Looks at what was entered since it looked last: a game more begins a break, one that is taken
 * back or the end of the meeting ends it. What was entered before it looked first has none; of
 * another group or round it looks for the first time.
 */
void brg_meeting_breaks_follow (BrgMeetingBreaks *self,
                                const BrgSnapshot *boards,
                                gint round,
                                gint64 now_us);

/**
 * brg_meeting_breaks_get_left:
 * @self: breaks
 * @game_id: row of a board
 * @now_us: the present moment
 *
 * Returns: seconds that its break still lasts, rounded up; 0 for no break, or when it is over
 */
gint brg_meeting_breaks_get_left (const BrgMeetingBreaks *self, gint64 game_id, gint64 now_us);

/**
 * brg_meeting_breaks_is_counting:
 * @self: breaks
 * @now_us: the present moment
 *
 * Returns: whether seconds are counted, or a call is still told
 */
gboolean brg_meeting_breaks_is_counting (const BrgMeetingBreaks *self, gint64 now_us);

/**
 * brg_meeting_breaks_dup_call:
 * @self: breaks
 * @boards: what is played on boards
 * @round: the round that is being played
 * @now_us: the present moment
 *
 * Returns: (transfer full) (nullable): on which boards the break has just ended, for a minute;
 *   %NULL for none
 */
char *brg_meeting_breaks_dup_call (const BrgMeetingBreaks *self,
                                   const BrgSnapshot *boards,
                                   gint round,
                                   gint64 now_us);

/**
 * brg_meeting_breaks_hush:
 * @self: breaks
 * @now_us: the present moment
 *
 * The call was heard: breaks that have just ended are told no more.
 */
void brg_meeting_breaks_hush (BrgMeetingBreaks *self, gint64 now_us);

G_END_DECLS
