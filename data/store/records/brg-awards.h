/* brg-awards.h - classifications, prizes and norms of a group, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgCategory:
 * @id: row in the database, 0 for a new one
 * @name: name, never empty
 * @sex: `m`, `f`, or empty for both
 * @age_from: least age reached in the year of the event, 0 for no limit
 * @age_to: greatest age reached in the year of the event, 0 for no limit: 16 for "under 17"
 * @rating_from: least rating, 0 for no limit
 * @rating_to: greatest rating, 0 for no limit; who has no rating is below every limit
 * @federation: federation, or empty for all
 * @organisation: region, club or school, or empty for all
 *
 * A classification beside the table of all, with places of its own (rus-draughts-2022 2.1). Texts
 * are never %NULL.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *sex;
  gint age_from;
  gint age_to;
  gint rating_from;
  gint rating_to;
  char *federation;
  char *organisation;
} BrgCategory;

/**
 * BrgPrize:
 * @id: row in the database, 0 for a new one
 * @category: index into #BrgSnapshot.categories, -1 for the table of all
 * @first_place: best place that it is for, from 1
 * @last_place: worst place that it is for; each of them gets @amount and @note
 * @amount: amount in hundredths of the currency, 0 for none
 * @note: what else there is, a cup or a medal; never %NULL
 *
 * A prize.
 */
typedef struct
{
  gint64 id;
  gint category;
  gint first_place;
  gint last_place;
  gint64 amount;
  char *note;
} BrgPrize;

/**
 * BrgNormWay:
 * @id: row in the database, 0 for a new one
 * @name: name of the norm or category, `КМС`; never empty
 * @sex: `f` where only women can reach it, else empty
 * @games: fewest games, 0 for any number
 * @average: lowest average of the opponents, 0 for any
 * @unrated: rating that opponents without one count with; 0 where their games do not count, if an
 *   average is asked
 * @percent: lowest score in per cent, or 0
 * @halves: lowest score in halves of a point, or 0; one of both is asked
 * @source: where that stands
 *
 * A way to reach a norm of the regulations; others may have the same name. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *sex;
  gint games;
  gint average;
  gint unrated;
  gint percent;
  gint halves;
  char *source;
} BrgNormWay;

/**
 * brg_category_new:
 *
 * Returns: (transfer full): a category without name and limits
 */
BrgCategory *brg_category_new (void);

/**
 * brg_category_copy:
 * @category: a category
 *
 * Returns: (transfer full): a copy
 */
BrgCategory *brg_category_copy (const BrgCategory *category);

/**
 * brg_category_free:
 * @category: (nullable): a category
 */
void brg_category_free (BrgCategory *category);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCategory, brg_category_free)

/**
 * brg_prize_new:
 *
 * Returns: (transfer full): a prize for the first place of all that is worth nothing
 */
BrgPrize *brg_prize_new (void);

/**
 * brg_prize_copy:
 * @prize: a prize
 *
 * Returns: (transfer full): a copy
 */
BrgPrize *brg_prize_copy (const BrgPrize *prize);

/**
 * brg_prize_free:
 * @prize: (nullable): a prize
 */
void brg_prize_free (BrgPrize *prize);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPrize, brg_prize_free)

/**
 * brg_norm_way_new:
 *
 * Returns: (transfer full): a way without a name that asks for nothing
 */
BrgNormWay *brg_norm_way_new (void);

/**
 * brg_norm_way_copy:
 * @way: a way
 *
 * Returns: (transfer full): a copy
 */
BrgNormWay *brg_norm_way_copy (const BrgNormWay *way);

/**
 * brg_norm_way_free:
 * @way: (nullable): a way
 */
void brg_norm_way_free (BrgNormWay *way);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgNormWay, brg_norm_way_free)

G_END_DECLS
