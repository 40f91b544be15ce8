/* brg-postal-desk.h - the games of a group by correspondence, as chapter X sees them on a day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-chart.h"
#include "brg-postal-event.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalCase:
 * @number: number of the game, from 1, through all rounds
 * @round: its round
 * @board: its board in the snapshot; not owned
 * @scoring: what results are worth in the event; not owned
 * @code: cipher of the event and number of the game, `В-26-03`
 * @seat: who plays; its names are @bare_names
 * @names: by #BrgColour, short names, told from those of namesakes
 * @bare_names: by #BrgColour, short names as they stand in a file of the game
 * @game: (nullable): its letters, %NULL where they cannot be read
 * @chart: (nullable): what the rules make of them on the day of the desk; %NULL where they cannot
 * be reckoned
 * @fault: why not
 *
 * A game.
 */
typedef struct
{
  guint number;
  gint round;
  const BrgGame *board;
  const BrgScoring *scoring;
  char *code;
  BrgPostalSeat seat;
  char *names[3];
  char *bare_names[3];
  BrgPostalGame *game;
  BrgPostalChart *chart;
  BrgPostalFault fault;
} BrgPostalCase;

/**
 * BrgPostalDesk:
 * @snapshot: the group; held
 * @event: what is kept of it
 * @rules: what its book says
 * @on: the day
 * @cases: (element-type BrgPostalCase): games that have begun, by number
 *
 * All games of a group. Nothing but values goes in: the day comes from outside.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  BrgPostalEvent *event;
  const BrgCorrespondenceRules *rules;
  BrgPostalDay on;
  GPtrArray *cases;
} BrgPostalDesk;

/**
 * brg_postal_desk_new:
 * @snapshot: a group
 * @event: (transfer full): what is kept of it
 * @on: the day on which it is asked; 0 for no day: then nothing is due
 *
 * Returns: (transfer full) (nullable): its games, %NULL when it is not played by correspondence
 */
BrgPostalDesk *brg_postal_desk_new (const BrgSnapshot *snapshot,
                                    BrgPostalEvent *event,
                                    BrgPostalDay on);

/**
 * brg_postal_desk_name_in:
 * @desk: games
 * @words: words of a paper
 *
 * Says what tells namesakes apart in the language of a paper; until then it is that of the user.
 */
void brg_postal_desk_name_in (BrgPostalDesk *desk, const BrgWords *words);

/** brg_postal_desk_free: Frees @desk, which may be %NULL */
void brg_postal_desk_free (BrgPostalDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPostalDesk, brg_postal_desk_free)

/** brg_postal_desk_find: Returns: (nullable): the game with this row of pairings */
const BrgPostalCase *brg_postal_desk_find (const BrgPostalDesk *desk, gint64 pairing_id);

/** brg_postal_desk_find_code: Returns: (nullable): the game with this code, or number alone */
const BrgPostalCase *brg_postal_desk_find_code (const BrgPostalDesk *desk, const char *code);

/**
 * brg_postal_desk_dup_chart:
 * @desk: a desk
 * @matter: one of its games
 * @on: a day, 0 for none
 * @game: (out) (optional) (transfer full): its letters
 * @fault: (out): what is wrong, when something is
 *
 * Returns: (transfer full) (nullable): the chart on that day
 */
BrgPostalChart *brg_postal_desk_dup_chart (const BrgPostalDesk *desk,
                                           const BrgPostalCase *matter,
                                           BrgPostalDay on,
                                           BrgPostalGame **game,
                                           BrgPostalFault *fault);

/** brg_postal_desk_get_channel: Returns: by what moves are sent (10.1.1) */
BrgPostalChannel brg_postal_desk_get_channel (const BrgPostalDesk *desk);

/** brg_postal_desk_is_known: Returns: whether what is of @day has happened on the day of @desk */
gboolean brg_postal_desk_is_known (const BrgPostalDesk *desk, BrgPostalDay day);

/**
 * brg_postal_case_find_result:
 * @matter: a game that is over
 *
 * Returns: how it ended by its letters or else in the table
 */
BrgPostalResult brg_postal_case_find_result (const BrgPostalCase *matter);

/** brg_postal_case_dup_result: Returns: (transfer full): how @matter ended, as the table of its
 * event has it; a dash where it is not over */
char *brg_postal_case_dup_result (const BrgPostalCase *matter);

/** brg_postal_case_is_over: Returns: whether the letters or the table say how it ended */
gboolean brg_postal_case_is_over (const BrgPostalCase *matter);

/** brg_postal_case_get_entry: Returns: index in the snapshot of a player of @matter */
gint brg_postal_case_get_entry (const BrgPostalCase *matter, BrgColour side);

/** brg_postal_case_get_last_number: Returns: number of the last mail, 0 for none */
guint brg_postal_case_get_last_number (const BrgPostalCase *matter);

/**
 * BrgPostalLeaver:
 * @entry: index of a player who left or was expelled
 * @measure: (nullable): the decision that expelled him
 *
 * Who plays no more, though his games are not decided.
 */
typedef struct
{
  gint entry;
  const BrgPostalMeasure *measure;
} BrgPostalLeaver;

/**
 * brg_postal_desk_find_leaver:
 * @desk: games on a day
 * @entry: index of a player
 * @leaver: (out) (optional): how he left
 *
 * Returns: whether he plays no more: he left, or the organisation expelled him until that day
 *   (10.1.9, 10.1.14)
 */
gboolean brg_postal_desk_find_leaver (const BrgPostalDesk *desk,
                                      gint entry,
                                      BrgPostalLeaver *leaver);

/**
 * brg_postal_desk_find_fate:
 * @desk: games on a day
 * @entry: index of a player who left
 *
 * Returns: what was decided of his results until that day (10.5.3): %BRG_LEAVER_FORFEITS where they
 *   count, %BRG_LEAVER_BY_BOOK where that waits
 */
BrgLeaverRule brg_postal_desk_find_fate (const BrgPostalDesk *desk, gint entry);

/**
 * brg_postal_desk_find_loss:
 * @desk: games on a day
 * @matter: one of its games
 *
 * Returns: the result of a game that is counted lost because a player left (10.5.3); unfinished
 *   where nobody has left or both have: then nothing is proposed
 */
BrgPostalResult brg_postal_desk_find_loss (const BrgPostalDesk *desk, const BrgPostalCase *matter);

/** brg_postal_desk_has_secretary: Returns: whether somebody is named as secretary (10.1.8) */
gboolean brg_postal_desk_has_secretary (const BrgPostalDesk *desk);

/** brg_postal_desk_find_office: Returns: who does the work of @office: without a secretary the
 * chief arbiter does his (10.1.8) */
BrgPostalOffice brg_postal_desk_find_office (const BrgPostalDesk *desk, BrgPostalOffice office);

/** brg_postal_today: Returns: the day of @zone now; for what asks from outside */
BrgPostalDay brg_postal_today (const char *zone);

/**
 * brg_postal_case_find_mail:
 * @matter: a game
 * @side: whose; none for that of anybody
 * @before: number that it stands before, 0 for any; behind his own claim what a player answers is
 *   not the last one
 *
 * Returns: (transfer none) (nullable): the last numbered letter, report, correction or claim
 */
const BrgPostalRecord *brg_postal_case_find_mail (const BrgPostalCase *matter,
                                                  BrgColour side,
                                                  guint before);

G_END_DECLS
