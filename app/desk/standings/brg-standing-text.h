/* brg-standing-text.h - why one player stands above another, in words and numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standing-sum.h"

G_BEGIN_DECLS

/**
 * BrgStandingVerdict:
 * @BRG_STANDING_EQUAL: the two are equal in it
 * @BRG_STANDING_DECIDES: it parts the two
 * @BRG_STANDING_NOT_COMPARED: the two are parted already
 * @BRG_STANDING_FOR_INFORMATION: it is never compared: a bracket gives the places
 *
 * What a criterion says of two players.
 */
typedef enum
{
  BRG_STANDING_EQUAL,
  BRG_STANDING_DECIDES,
  BRG_STANDING_NOT_COMPARED,
  BRG_STANDING_FOR_INFORMATION,
} BrgStandingVerdict;

/**
 * BrgStandingLine:
 * @criterion: 0 for the points, k for the k-th tie-break, one more than there are for lots and
 *   decisions
 * @name: name of the criterion
 * @article: (nullable): book id and article that define it; a constant string
 * @value: what the upper one has
 * @other_value: what the lower one has
 * @remark: what else is to be known, `not all have met`; may be empty
 * @verdict: what it says of the two
 */
typedef struct
{
  gint criterion;
  char *name;
  const char *article;
  char *value;
  char *other_value;
  char *remark;
  BrgStandingVerdict verdict;
} BrgStandingLine;

/**
 * BrgStandingAnswer:
 * @player: index of the upper one
 * @other: index of the lower one
 * @deciding: index into @lines of what parts the two, -1 when nothing does
 * @title: `Yudin, 2nd place, above Nazarov, 3rd`
 * @name: family name of the upper one
 * @other_name: family name of the lower one
 * @lines: (element-type BrgStandingLine): the criteria in their order
 * @sentences: (element-type BrgSentence): where the difference comes from
 *
 * Why one player stands above another.
 */
typedef struct
{
  gint player;
  gint other;
  gint deciding;
  char *title;
  char *name;
  char *other_name;
  GPtrArray *lines;
  GPtrArray *sentences;
} BrgStandingAnswer;

/**
 * brg_standing_answer_new:
 * @scene: what is looked at
 * @player: index of a player
 * @other: index of another player; the answer puts the upper one first
 *
 * Returns: (transfer full): the answer
 */
BrgStandingAnswer *brg_standing_answer_new (const BrgStandingScene *scene, gint player, gint other);

/**
 * brg_standing_answer_free:
 * @self: (nullable): an answer
 */
void brg_standing_answer_free (BrgStandingAnswer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStandingAnswer, brg_standing_answer_free)

/**
 * brg_standing_answer_dup_text:
 * @self: an answer
 * @scene: what it was asked of
 *
 * Returns: (transfer full): all of it in lines, to be copied
 */
char *brg_standing_answer_dup_text (const BrgStandingAnswer *self, const BrgStandingScene *scene);

/**
 * brg_standing_verdict_get_name:
 * @verdict: a verdict
 *
 * Returns: a word or two for a chip; a constant string
 */
const char *brg_standing_verdict_get_name (BrgStandingVerdict verdict);

/**
 * brg_standing_find_neighbour:
 * @table: a table
 * @player: index of a player
 *
 * Returns: index of the player in the line above, for the first one in the line below; -1 when
 *   there is nobody to compare with
 */
gint brg_standing_find_neighbour (const BrgEventTable *table, gint player);

G_END_DECLS
