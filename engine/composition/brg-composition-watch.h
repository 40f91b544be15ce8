/* brg-composition-watch.h - how far a search may go, and who looks on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_NODES:
 *
 * How many positions are looked at for one work when nothing else is said.
 */
#define BRG_COMPOSITION_NODES G_GUINT64_CONSTANT (200000000)

/**
 * BrgCompositionWatch:
 * @max_nodes: how many positions may be looked at for one work, 0 for %BRG_COMPOSITION_NODES
 * @tell: (nullable): called now and then, with the number of positions looked at; it returns
 *   whether to go on
 * @looked: (nullable): called whenever all first moves were searched through within one move more
 * @data: for @tell and @looked
 *
 * What bounds a search.
 */
typedef struct
{
  guint64 max_nodes;
  gboolean (*tell) (guint64 n_nodes, gpointer data);
  void (*looked) (guint n_moves, gpointer data);
  gpointer data;
} BrgCompositionWatch;

/** brg_composition_watch_tell_looked: Tells whoever looks on that @n_moves moves were looked at */
static inline void
brg_composition_watch_tell_looked (const BrgCompositionWatch *watch, guint n_moves)
{
  if (watch->looked != NULL)
    watch->looked (n_moves, watch->data);
}

/**
 * BrgCompositionAnswer:
 * @BRG_COMPOSITION_NO: it cannot be forced
 * @BRG_COMPOSITION_YES: it can be forced
 * @BRG_COMPOSITION_STOPPED: the search was given up
 *
 * Answer of a search.
 */
typedef enum
{
  BRG_COMPOSITION_NO,
  BRG_COMPOSITION_YES,
  BRG_COMPOSITION_STOPPED,
} BrgCompositionAnswer;

G_END_DECLS
