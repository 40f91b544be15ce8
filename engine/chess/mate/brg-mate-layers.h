/* brg-mate-layers.h - parts of the search that can be given up as a whole
 *
 * For the library's own use. A layer begins with a position that a capture or a pawn's move has led
 * to, and every position in it can be reached from that one: if mate cannot, nothing in the layer
 * and in those that began in it needs to be looked at. The question is put when a layer has grown,
 * and again, with more patience, when it has grown much more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-mate-reach.h"

G_BEGIN_DECLS

/**
 * BrgMateLayer:
 * @parent: the layer where it began, itself for the first
 * @entry: the node it began with
 * @n_nodes: how many positions were met in it
 * @next_look: with how many it is to be looked at
 * @is_dead: whether it is known that mate cannot be reached
 *
 * A layer.
 */
typedef struct
{
  guint32 parent;
  guint32 entry;
  guint32 n_nodes;
  guint32 next_look;
  gboolean is_dead;
} BrgMateLayer;

typedef struct
{
  GArray *layers; /* of BrgMateLayer; owned */
  gboolean has_dead;
  guint64 n_frames;
} BrgMateLayers;

/**
 * BrgMateOutlook:
 * @BRG_MATE_OUTLOOK_OPEN: mate may be there
 * @BRG_MATE_OUTLOOK_NO_PICTURE: the men needed can never come together
 * @BRG_MATE_OUTLOOK_NO_FRAME: there is none, wherever the roaming men stand
 *
 * What a look at a layer has brought.
 */
typedef enum
{
  BRG_MATE_OUTLOOK_OPEN,
  BRG_MATE_OUTLOOK_NO_PICTURE,
  BRG_MATE_OUTLOOK_NO_FRAME,
} BrgMateOutlook;

/** brg_mate_layers_init: prepares @layers with one layer, 0, that begins with the node 0. */
void brg_mate_layers_init (BrgMateLayers *layers);

/** brg_mate_layers_clear: frees everything. */
void brg_mate_layers_clear (BrgMateLayers *layers);

/**
 * brg_mate_layers_begin:
 * @layers: layers
 * @parent: the layer of the node
 * @entry: a node
 *
 * Returns: the layer that begins with the node; @parent if there are too many
 */
guint32 brg_mate_layers_begin (BrgMateLayers *layers, guint32 parent, guint32 entry);

/** brg_mate_layers_is_dead: Returns: whether a layer, or one before it, is dead */
gboolean brg_mate_layers_is_dead (BrgMateLayers *layers, guint32 layer);

/** brg_mate_layers_grow: counts a node. Returns: whether it is time to look at the layer */
static inline gboolean
brg_mate_layers_grow (BrgMateLayers *layers, guint32 layer)
{
  BrgMateLayer *it = &g_array_index (layers->layers, BrgMateLayer, layer);

  return ++it->n_nodes >= it->next_look;
}

/** brg_mate_layers_get_entry: Returns: the node that a layer begins with */
static inline guint32
brg_mate_layers_get_entry (const BrgMateLayers *layers, guint32 layer)
{
  return g_array_index (layers->layers, BrgMateLayer, layer).entry;
}

/**
 * brg_mate_layers_look:
 * @layers: layers
 * @layer: a layer
 * @position: the position it begins with
 * @reach: what brg_mate_reach_find() found for it
 * @side: who is to give mate
 *
 * Tries to prove that mate cannot be reached, and marks the layer as dead if it cannot.
 *
 * Returns: what was found
 */
BrgMateOutlook brg_mate_layers_look (BrgMateLayers *layers,
                                     guint32 layer,
                                     const BrgPosition *position,
                                     const BrgMateReach *reach,
                                     BrgColour side);

G_END_DECLS
