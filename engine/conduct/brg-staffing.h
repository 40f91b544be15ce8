/* brg-staffing.h - how many arbiters a rule book wants for games in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulations.h"

G_BEGIN_DECLS

/* Sets of levels for the rows of a book, of #BrgEventLevel. */
#define BRG_LEVELS_ALL 0u
#define BRG_LEVELS_NATIONAL (1u << BRG_LEVEL_NATIONAL)
#define BRG_LEVELS_REGIONAL (1u << BRG_LEVEL_REGIONAL)
#define BRG_LEVELS_LOCAL (1u << BRG_LEVEL_LOCAL)
#define BRG_LEVELS_BLIND (1u << BRG_LEVEL_BLIND)

/**
 * BrgStaffingRule:
 * @tempo: for which class of time controls; unknown for all
 * @levels: for which levels of events, a set of 1 << #BrgEventLevel, 0 for all
 * @most_players: up to how many players; 0 for no bound
 * @singles_only: whether it does not speak of teams
 * @games: how many games an arbiter watches at most; 0: one arbiter is enough for all; -1: the book
 *   leaves the number to the organiser
 * @is_condition: whether the number is no duty, but what full supervision depends on
 * @chief_counts: whether the chief arbiter is one of that number; the secretary never is
 * @article: book id and article
 * @record_article: (nullable): book id and article by which every game is also recorded
 *
 * What a book says of the number of arbiters. The first row that fits answers.
 */
struct _BrgStaffingRule
{
  BrgTempo tempo;
  guint levels;
  gint most_players;
  gboolean singles_only;
  gint games;
  gboolean is_condition;
  gboolean chief_counts;
  const char *article;
  const char *record_article;
};

/**
 * BrgStaffingQuery:
 * @rulebook: the event's rule book
 * @tempo: class of its time control; unknown goes with standard play
 * @level: a #BrgEventLevel, or %BRG_REGULATION_UNSET
 * @has_teams: whether teams play
 * @n_players: how many players there are
 * @n_games: how many games are in play at once
 *
 * What is asked.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgTempo tempo;
  gint level;
  gboolean has_teams;
  gint n_players;
  gint n_games;
} BrgStaffingQuery;

/**
 * BrgStaffingState:
 * @BRG_STAFFING_SILENT: the book does not speak of it
 * @BRG_STAFFING_OPEN: the book leaves the number to the organiser
 * @BRG_STAFFING_BY_LEVEL: the number depends on the level of the event, which nobody has set
 * @BRG_STAFFING_NEEDED: so many are needed
 */
typedef enum
{
  BRG_STAFFING_SILENT,
  BRG_STAFFING_OPEN,
  BRG_STAFFING_BY_LEVEL,
  BRG_STAFFING_NEEDED,
} BrgStaffingState;

/**
 * BrgStaffing:
 * @state: whether there is a number
 * @n_needed: how many arbiters; 0 but for %BRG_STAFFING_NEEDED
 * @rule: (nullable): the row of the book; of %BRG_STAFFING_BY_LEVEL the first that might hold
 *
 * The answer.
 */
typedef struct
{
  BrgStaffingState state;
  gint n_needed;
  const BrgStaffingRule *rule;
} BrgStaffing;

/**
 * brg_staffing_find:
 * @query: what is asked
 *
 * Returns: how many arbiters the book wants
 */
BrgStaffing brg_staffing_find (const BrgStaffingQuery *query);

G_END_DECLS
