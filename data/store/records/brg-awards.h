/* brg-awards.h - classifications and prizes of a group, as values
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

G_END_DECLS
