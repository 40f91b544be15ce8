/* brg-standing-sum.h - how one value of the standings came about, in words and numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-mutual-table.h"
#include "brg-standing-scene.h"

G_BEGIN_DECLS

/**
 * BrgStandingPart:
 * @round: the round, 0 for what was brought from an earlier stage
 * @opponent: name and number of the opponent; who was there instead of one; never empty
 * @colour: the player's colour, %BRG_COLOUR_NONE when there was no game
 * @result: the player's mark, `1`, `½`, `+`
 * @score: what the opponent counts, `6½`, or `dummy 2½ (own 3½, capped)`; empty where the criterion
 *   does not look at it
 * @value: what is added
 * @is_cut: whether it is left out
 *
 * One round of a sum, as it is read.
 */
typedef struct
{
  gint round;
  char *opponent;
  BrgColour colour;
  char *result;
  char *score;
  char *value;
  gboolean is_cut;
} BrgStandingPart;

/**
 * BrgStandingMutual:
 * @n_players: number of the tied
 * @names: (array length=n_players): their names
 * @cells: (array): row by row, @n_players each: points of the games of two, a dot where they have
 *   not met, empty on the diagonal
 * @totals: (array length=n_players): points among themselves
 *
 * The games among the tied, as they are read.
 */
typedef struct
{
  gint n_players;
  char **names;
  char **cells;
  char **totals;
} BrgStandingMutual;

/**
 * BrgStandingSum:
 * @player: index of the player
 * @criterion: 0 for the points, k for the k-th tie-break
 * @name: name of the criterion, with a capital letter
 * @article: (nullable): book id and article that define it; a constant string
 * @holder: family name of the player, or the team
 * @parts: (element-type BrgStandingPart): by round
 * @total: the value as the table shows it
 * @sentences: (element-type BrgSentence): what is left out, how rounds without a game count, how
 *   the total is made of the parts
 * @short_form: `BH/C1 31 = 6½ + 6 + 5 (without 2½)`
 * @mutual: (nullable): the games among the tied, where the criterion is made of them
 *
 * The whole sum of one value.
 */
typedef struct
{
  gint player;
  gint criterion;
  char *name;
  const char *article;
  char *holder;
  GPtrArray *parts;
  char *total;
  GPtrArray *sentences;
  char *short_form;
  BrgStandingMutual *mutual;
} BrgStandingSum;

/**
 * brg_standing_sum_new:
 * @scene: what is looked at
 * @player: index of a player
 * @criterion: 0 for the points, k for the k-th tie-break
 *
 * Returns: (transfer full): the whole sum
 */
BrgStandingSum *brg_standing_sum_new (const BrgStandingScene *scene, gint player, gint criterion);

/**
 * brg_standing_sum_free:
 * @self: (nullable): a sum
 */
void brg_standing_sum_free (BrgStandingSum *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStandingSum, brg_standing_sum_free)

/**
 * brg_standing_sum_dup_text:
 * @self: a sum
 *
 * Returns: (transfer full): all of it in lines, to be copied
 */
char *brg_standing_sum_dup_text (const BrgStandingSum *self);

/**
 * brg_standing_mutual_new:
 * @scene: what is looked at
 * @table: the games among some players
 *
 * Returns: (transfer full): the same as texts
 */
BrgStandingMutual *brg_standing_mutual_new (const BrgStandingScene *scene,
                                            const BrgMutualTable *table);

/**
 * brg_standing_mutual_free:
 * @self: (nullable): a table
 */
void brg_standing_mutual_free (BrgStandingMutual *self);

G_END_DECLS
