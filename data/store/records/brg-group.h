/* brg-group.h - a group of an event, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-contest-kind.h"
#include "brg-line-up.h"
#include "brg-mode-remark.h"
#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BrgGroup:
 * @id: row in the database
 * @name: name of the group, empty when the event has only one
 * @system: id of the pairing system
 * @n_rounds: number of rounds; for a round robin it follows from the players, 0 until they are
 * known
 * @cycles: round robin: how often everybody meets everybody
 * @meeting_games: games of a meeting, 1 to %BRG_MEETING_MOST_GAMES; more than one is a micro-match
 * @is_postal: whether it is played by correspondence (rus-draughts-2022 10.1.3): whether it has
 *   regulations of such play
 * @contest: of what kind it is as a contest of composition (rus-draughts-2022 11.5, 11.6):
 *   whether it has regulations of one, and of which kind
 * @swap_last_rounds: double round robin: the last two rounds of the first cycle change places
 * @scoring: what outcomes are worth
 * @tie_breaks: codes of the tie-breaks in their order, separated by commas
 * @time_control: time control as text, `90+30`
 * @default_minutes: how late a player may come, in minutes; -1 for the book's default
 * @initial_colour: colour of number 1 by lot, %BRG_COLOUR_NONE until drawn
 * @seed: seed of the group's lots
 * @baku: whether the leaders of the list have virtual points in the first rounds
 *   (fide-acceleration-2026); it works where the system and the scoring allow it
 * @boards: boards of a match between teams, 0 where players play for themselves; then teams are
 *   paired, and @scoring is that of a game
 * @match_scoring: teams only: what a match is worth
 * @board_points_first: teams only: whether points on the boards part the teams before the points of
 *   matches
 * @one_colour: teams only: whether a team has the colour of its first board on all boards of a
 * match
 * @line_up: teams only: who may sit where
 * @reserve_from: teams only: first board on which a reserve may play, 1 for all boards
 * @round_order: for every round the round of the table that is played then, `1,3,2`; empty for the
 *   order of the table
 * @previous_id: row of the group whose qualifiers play on in this one, 0 for none
 * @tie_break_edition: id of the text that says how unplayed rounds enter the tie-breaks, empty for
 *   the one that follows from the rule book and the first day
 * @rating_kind: rating list that the results go to, `standard`, `rapid`, `blitz`, `none`; empty for
 *   the one that follows from the time control
 * @totals_by: team result of an individual event: what makes a team, `organisation`, `federation`
 *   or `coach`; empty for no team result
 * @totals_best: how many of the best players of a team count for it, 0 for all
 * @totals_of: what is added up, `points` or `places`
 * @opening_table: id of the table from which openings of draughts are drawn, `own` for
 *   @own_openings, empty for none
 * @own_openings: text of a table that the federation has made itself, as brg_openings_learn() reads
 *   it; or empty
 * @has_majority: draughts-64: whether most men must be captured (rus-draughts-2022 6.2.3)
 * @renju_rule: id of the regulation by which openings of renju are played, empty where every board
 *   is asked
 * @prize_sharing: how equal players share prizes: `none`, `equal` or `hort`
 * @prize_currency: currency of the prizes as it is printed
 * @prizes_once: whether a player gets only the best of the prizes that he has won
 * @fide_mode: whether it is held in FIDE mode; a new group with %BRG_FIDE_MODE_ON is, where its
 *   book and system allow it, and later only brg_store_leave_fide_mode() changes it
 * @fide_left_round: when FIDE mode was left, the last paired round then
 *
 * One tournament of an event.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *system;
  gint n_rounds;
  gint cycles;
  gint meeting_games;
  gboolean is_postal;
  BrgContestKind contest;
  gboolean swap_last_rounds;
  BrgScoring scoring;
  char *tie_breaks;
  char *time_control;
  gint default_minutes;
  BrgColour initial_colour;
  guint64 seed;
  gboolean baku;
  gint boards;
  BrgScoring match_scoring;
  gboolean board_points_first;
  gboolean one_colour;
  BrgLineUpRule line_up;
  gint reserve_from;
  char *round_order;
  gint64 previous_id;
  char *tie_break_edition;
  char *rating_kind;
  char *totals_by;
  gint totals_best;
  char *totals_of;
  char *opening_table;
  char *own_openings;
  gboolean has_majority;
  char *renju_rule;
  char *prize_sharing;
  char *prize_currency;
  gboolean prizes_once;
  BrgFideMode fide_mode;
  gint fide_left_round;
} BrgGroup;

/**
 * brg_group_new:
 *
 * Returns: (transfer full): a group with empty texts, one cycle and the scoring 1-½-0
 */
BrgGroup *brg_group_new (void);

/**
 * brg_group_copy:
 * @group: a group
 *
 * Returns: (transfer full): a copy
 */
BrgGroup *brg_group_copy (const BrgGroup *group);

/**
 * brg_group_free:
 * @group: (nullable): a group
 */
void brg_group_free (BrgGroup *group);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGroup, brg_group_free)

/**
 * brg_group_is_at_the_board:
 * @group: a group
 *
 * Returns: whether games are played over the board in it, with clocks and rounds: neither by
 *   correspondence nor where works are composed or solved
 */
gboolean brg_group_is_at_the_board (const BrgGroup *group);

/**
 * brg_group_name_is_same:
 * @name: name of a group
 * @other: another name
 *
 * Returns: whether people would take the two for the same name: capitals do not part them
 */
gboolean brg_group_name_is_same (const char *name, const char *other);

/**
 * brg_group_get_line_up_regulations:
 * @group: a group of teams
 *
 * Returns: what its regulations say of line-ups
 */
BrgLineUpRegulations brg_group_get_line_up_regulations (const BrgGroup *group);

G_END_DECLS
