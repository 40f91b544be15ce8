/* brg-norm-rules.h - what a norm asks for, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rating-rules.h"

G_BEGIN_DECLS

/**
 * BrgNormShare:
 * @num: numerator, 0 where nothing is asked
 * @den: denominator, at least 1 where @num is not 0
 *
 * A part of the opponents.
 */
typedef struct
{
  gint num;
  gint den;
} BrgNormShare;

/**
 * BrgNormStep:
 * @games: fewest games, 0 for any number
 * @average: lowest average of the opponents, 0 for any
 * @score: the score that is wanted then, in per cent, if @halves is 0
 * @halves: the score that is wanted then, in halves of a point; 0 for @score
 *
 * A row of a norm by score: the row with the lowest score counts among those whose average and
 * number of games are reached.
 */
typedef struct
{
  gint games;
  gint average;
  gint score;
  gint halves;
} BrgNormStep;

/**
 * BrgNormRule:
 * @name: short name, `GM`, `КМС`; never empty
 * @list: rating list of the events it can be won in, %BRG_RATING_NONE for all
 * @for_women: whether only women can win it
 * @games: fewest games
 * @short_games: fewest games in an event of @games rounds in which another round was won without
 *   play; 0 for none
 * @performance: lowest performance, 0 where none is asked
 * @average: lowest average of the opponents, 0 for any
 * @floor: the lowest rated opponent counts with this rating if his own is lower; 0 for none
 * @unrated: rating of opponents without one; 0 where their games do not count, as they do in a norm
 *   by score of which no row asks for an average
 * @score: lowest score in per cent, 0 for any
 * @holders: part of the opponents that must have one of #BrgNormTable.holders
 * @seekers: part of the opponents that must have one of @titles
 * @double_seekers: the same where everybody meets everybody twice
 * @least_seekers: fewest opponents with one of @titles
 * @titles: (array zero-terminated=1): the title of the norm and higher ones
 * @federations: from how many federations other than the player's the opponents must come
 * @own: largest part of the opponents from the player's own federation
 * @one: largest part of the opponents from one federation
 * @steps: (element-type BrgNormStep): of a norm by score its rows; empty for a title norm
 * @source: where that stands
 *
 * A norm. Whoever has one of @titles does not need it any more.
 */
typedef struct
{
  char *name;
  BrgRatingKind list;
  gboolean for_women;
  gint games;
  gint short_games;
  gint performance;
  gint average;
  gint floor;
  gint unrated;
  gint score;
  BrgNormShare holders;
  BrgNormShare seekers;
  BrgNormShare double_seekers;
  gint least_seekers;
  char **titles;
  gint federations;
  BrgNormShare own;
  BrgNormShare one;
  GArray *steps;
  char *source;
} BrgNormRule;

/**
 * brg_norm_rule_new:
 * @name: its name
 *
 * Returns: (transfer full): a norm that asks for nothing
 */
BrgNormRule *brg_norm_rule_new (const char *name);

/**
 * brg_norm_rule_free:
 * @rule: (nullable): a norm
 */
void brg_norm_rule_free (BrgNormRule *rule);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgNormRule, brg_norm_rule_free)

/**
 * brg_norm_rule_is_title:
 * @rule: a norm
 *
 * Returns: whether it is a title norm, and none by score
 */
gboolean brg_norm_rule_is_title (const BrgNormRule *rule);

/**
 * BrgNormTable:
 * @rules: (element-type BrgNormRule): the norms, the highest first
 * @holders: (array zero-terminated=1) (nullable): titles that count for #BrgNormRule.holders
 * @open_players: in a Swiss with so many rated players from elsewhere nothing is asked of the
 *   opponents' federations; 0 where there is no such rule
 * @open_federations: from how many federations these must come
 * @open_holders: how many of them must have one of @open_titles
 * @open_titles: (array zero-terminated=1) (nullable): titles
 *
 * All norms of one text.
 */
typedef struct
{
  GPtrArray *rules;
  char **holders;
  gint open_players;
  gint open_federations;
  gint open_holders;
  char **open_titles;
} BrgNormTable;

/**
 * brg_norm_table_new:
 *
 * Returns: (transfer full): a table without norms
 */
BrgNormTable *brg_norm_table_new (void);

/**
 * brg_norm_table_free:
 * @table: (nullable): a table
 */
void brg_norm_table_free (BrgNormTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgNormTable, brg_norm_table_free)

/**
 * brg_norm_title_normalise:
 * @title: a title as people write it, `g`, `IM`, `мг`
 *
 * Returns: (transfer none): the international abbreviation, `GM`; @title itself when it is none
 *   that is known
 */
const char *brg_norm_title_normalise (const char *title);

/**
 * brg_norm_share_least:
 * @share: a part
 * @n: number of opponents
 *
 * Returns: the fewest of @n that are that part, rounded up (fide-titles-2024 1.4.4)
 */
gint brg_norm_share_least (BrgNormShare share, gint n);

/**
 * brg_norm_share_most:
 * @share: a part
 * @n: number of opponents
 *
 * Returns: the most of @n that are that part, rounded down (fide-titles-2024 1.4.4)
 */
gint brg_norm_share_most (BrgNormShare share, gint n);

G_END_DECLS
