/* brg-two-sides-private.h - what the parts of a matching between two sides share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-two-sides.h"

G_BEGIN_DECLS

/* Vertices of one side with one class and one dual value. */
typedef struct
{
  gint class;
  BrgCost dual;
  guint64 *vertices;
} BrgSideType;

/* The slack of an edge is its cost less both dual values, never negative across the sides; matched
 * edges have none. */
struct _BrgTwoSides
{
  const BrgGraph *graph; /* not owned */
  const gint16 *classes; /* not owned */
  gint n_classes;
  const BrgCost *costs; /* not owned */
  gint n;               /* vertices of one side */
  gint *left;
  gint *right;
  gint *mates;
  BrgCost *duals;
  gboolean *is_left;
  BrgCost
      shift; /* what prove() found: twice the left dual values and this, the right ones less it */

  /* One search. */
  guint64 *reached; /* right vertices */
  gint *parents;    /* of a reached right vertex: the left one before it */
  GArray *queue;    /* gint: left vertices */

  /* The choices. */
  guint64 *tight; /* of every left vertex: right vertices without slack */
  guint64 *open;  /* right vertices that are not chosen */
};

static inline BrgCost
brg_two_sides_get_cost (const BrgTwoSides *sides, gint class, gint other_class)
{
  return sides->costs[class * sides->n_classes + other_class];
}

/* (element-type BrgSideType): the types of some vertices. */
GArray *brg_two_sides_list_types (const BrgTwoSides *sides, const gint *vertices);

G_END_DECLS
