/* brg-seal-draft.h - an envelope that is being filled in: what is known of it beforehand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-game.h"

G_BEGIN_DECLS

/**
 * brg_seal_draft_begin:
 * @snapshot: a group as it is played on boards
 * @game: a board of it
 * @record: what is stored of its game
 * @envelopes: (element-type BrgStoredEnvelope): the envelopes of the group
 * @now_us: the present moment, microseconds of UTC since 1970
 *
 * Position, player to move, number of the move, clocks and a standing offer come from the board;
 * of a game that was not entered nobody knows who is to seal. The number is the next one; arbiter
 * and custodian are the chief arbiter; hour and place are those of the last envelope.
 *
 * Returns: (transfer full): the envelope as far as it is known
 */
BrgStoredEnvelope *brg_seal_draft_begin (const BrgSnapshot *snapshot,
                                         const BrgGame *game,
                                         const BrgStoredGame *record,
                                         const GPtrArray *envelopes,
                                         gint64 now_us);

/**
 * BrgSealEarly:
 * @is_allowed: whether the game can be adjourned so
 * @asks_consent: whether the arbiter has to allow it
 * @used: what is written for the player who adjourns, in seconds; -1 when it cannot be told
 * @article: (nullable): book id and article, a constant string
 *
 * An adjournment before the end of the session.
 */
typedef struct
{
  gboolean is_allowed;
  gboolean asks_consent;
  gint used;
  const char *article;
} BrgSealEarly;

/**
 * brg_seal_draft_find_early:
 * @snapshot: the group
 * @envelope: an envelope with the times on the clocks
 * @session_minutes: length of the session, both clocks together; -1 if not known
 * @has_consent: whether the arbiter allows it
 *
 * Who adjourns before the end of the session takes what is left of it on himself (fide-2023 I.1.2,
 * ussr-chess-1956 19).
 *
 * Returns: what follows
 */
BrgSealEarly brg_seal_draft_find_early (const BrgSnapshot *snapshot,
                                        const BrgStoredEnvelope *envelope,
                                        gint session_minutes,
                                        gboolean has_consent);

/**
 * brg_seal_draft_find_overstepped:
 * @snapshot: the group
 * @envelope: an envelope with the times on the clocks
 * @article: (out) (optional): book id and article that ends the game, a constant string; %NULL
 *   where none does
 *
 * Whose time for the control is over while the moves are not made has lost (fide-2023 6.9,
 * rus-draughts-2022 5.4.2.6); of both see rus-draughts-2022 5.4.13.1.
 *
 * Returns: (nullable): a sentence that says so; %NULL when no flag has fallen
 */
const char *brg_seal_draft_find_overstepped (const BrgSnapshot *snapshot,
                                             const BrgStoredEnvelope *envelope,
                                             const char **article);

/**
 * brg_seal_draft_dup_doubt:
 * @snapshot: the group
 * @envelope: an envelope that is to be sealed
 *
 * What is asked before: whether it is sealed although a flag has fallen (fide-2023 6.9,
 * ussr-chess-1956 18), although its open move cannot be played in its position, although the
 * position is one of another move than the one that is written, or although something is missing:
 * all of it together.
 *
 * Returns: (transfer full) (nullable): sentences; %NULL when nothing is to be asked
 */
char *brg_seal_draft_dup_doubt (const BrgSnapshot *snapshot, const BrgStoredEnvelope *envelope);

/**
 * brg_seal_draft_dup_missing:
 * @envelope: an envelope
 *
 * What no rule demands, but nobody can resume the game without: papers may be missing at the board.
 *
 * Returns: (transfer full) (nullable): what does not stand on it, "Missing: position"; %NULL when
 *   nothing is missing
 */
char *brg_seal_draft_dup_missing (const BrgStoredEnvelope *envelope);

/**
 * brg_seal_draft_take_position:
 * @discipline: what is played
 * @position: a position as it is typed
 * @sealer: (out): whose move it is there, so who seals; %BRG_COLOUR_NONE when it does not tell
 * @move_number: (out): number of the move, 0 when it does not tell
 *
 * Returns: whether @position is one
 */
gboolean brg_seal_draft_take_position (BrgDiscipline discipline,
                                       const char *position,
                                       BrgColour *sealer,
                                       gint *move_number);

/**
 * brg_seal_draft_tidy_position:
 * @discipline: what is played
 * @position: a position as it is typed, or empty
 *
 * The board of the game writes a position in one way; only so it is found again there.
 *
 * Returns: (transfer full) (nullable): the same as the board writes it; %NULL when it is none
 */
char *brg_seal_draft_tidy_position (BrgDiscipline discipline, const char *position);

/**
 * brg_seal_draft_guess_session:
 * @snapshot: the group
 *
 * ussr-chess-1956 19: a session lasts as long as both may think before the control, 40 moves in 2
 * hours make 4 hours.
 *
 * Returns: minutes on both clocks; -1 when the time control has no number of moves
 */
gint brg_seal_draft_guess_session (const BrgSnapshot *snapshot);

/**
 * brg_seal_draft_show:
 * @discipline: what is played
 * @position: a position as text
 * @turn: (out) (optional): whose move it is
 * @picture: (out): the board
 * @fault: (out): why it is no position, an owned sentence; %NULL when it is one or empty
 *
 * Returns: whether there is a position to show
 */
gboolean brg_seal_draft_show (BrgDiscipline discipline,
                              const char *position,
                              BrgColour *turn,
                              BrgBoardPicture *picture,
                              char **fault);

/**
 * brg_seal_draft_join_time:
 * @date: `2026-11-22` or `22.11.2026`
 * @time: `15:00`
 *
 * Returns: (transfer full) (nullable): the local time in UTC, `2026-11-22T12:00Z`; empty when both
 *   are empty, %NULL when they are no time
 */
char *brg_seal_draft_join_time (const char *date, const char *time);

/**
 * brg_seal_draft_split_time:
 * @utc: a time, `2026-11-22T12:00Z`, or empty
 * @date: (out): the local day, `2026-11-22`, or empty
 * @time: (out): the local time of day, `15:00`, or empty
 */
void brg_seal_draft_split_time (const char *utc, char **date, char **time);

G_END_DECLS
