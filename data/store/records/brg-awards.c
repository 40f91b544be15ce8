/* brg-awards.c - classifications, prizes and norms of a group, as values
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-awards.h"

BrgCategory *
brg_category_new (void)
{
  BrgCategory *category = g_new0 (BrgCategory, 1);

  category->name = g_strdup ("");
  category->sex = g_strdup ("");
  category->federation = g_strdup ("");
  category->organisation = g_strdup ("");
  return category;
}

BrgCategory *
brg_category_copy (const BrgCategory *category)
{
  BrgCategory *copy;

  g_return_val_if_fail (category != NULL, NULL);

  copy = g_memdup2 (category, sizeof *category);
  copy->name = g_strdup (category->name);
  copy->sex = g_strdup (category->sex);
  copy->federation = g_strdup (category->federation);
  copy->organisation = g_strdup (category->organisation);
  return copy;
}

void
brg_category_free (BrgCategory *category)
{
  if (category == NULL)
    return;
  g_free (category->name);
  g_free (category->sex);
  g_free (category->federation);
  g_free (category->organisation);
  g_free (category);
}

BrgPrize *
brg_prize_new (void)
{
  BrgPrize *prize = g_new0 (BrgPrize, 1);

  prize->category = -1;
  prize->first_place = 1;
  prize->last_place = 1;
  prize->note = g_strdup ("");
  return prize;
}

BrgPrize *
brg_prize_copy (const BrgPrize *prize)
{
  BrgPrize *copy;

  g_return_val_if_fail (prize != NULL, NULL);

  copy = g_memdup2 (prize, sizeof *prize);
  copy->note = g_strdup (prize->note);
  return copy;
}

void
brg_prize_free (BrgPrize *prize)
{
  if (prize == NULL)
    return;
  g_free (prize->note);
  g_free (prize);
}

BrgNormWay *
brg_norm_way_new (void)
{
  BrgNormWay *way = g_new0 (BrgNormWay, 1);

  way->name = g_strdup ("");
  way->sex = g_strdup ("");
  way->source = g_strdup ("");
  return way;
}

BrgNormWay *
brg_norm_way_copy (const BrgNormWay *way)
{
  BrgNormWay *copy;

  g_return_val_if_fail (way != NULL, NULL);

  copy = g_memdup2 (way, sizeof *way);
  copy->name = g_strdup (way->name);
  copy->sex = g_strdup (way->sex);
  copy->source = g_strdup (way->source);
  return copy;
}

void
brg_norm_way_free (BrgNormWay *way)
{
  if (way == NULL)
    return;
  g_free (way->name);
  g_free (way->sex);
  g_free (way->source);
  g_free (way);
}
