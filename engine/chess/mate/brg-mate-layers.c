/* brg-mate-layers.c - parts of the search that can be given up as a whole
 *
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-layers.h"

#include "brg-mate-frame.h"
#include "brg-mate-picture.h"

/* With how many positions a layer is looked at first, and how much more patience it gets then. */
#define FIRST_LOOK 500
#define FRAMES_A_NODE 4
#define NEXT_LOOK 8
#define MAX_FRAMES 1000000

/* Beyond, nodes stay in the layer of the one before: they can be reached from its entry as well. */
#define MAX_LAYERS 500000

static BrgMateLayer *
get_layer (const BrgMateLayers *layers, guint32 layer)
{
  return &g_array_index (layers->layers, BrgMateLayer, layer);
}

void
brg_mate_layers_init (BrgMateLayers *layers)
{
  layers->layers = g_array_new (FALSE, FALSE, sizeof (BrgMateLayer));
  layers->has_dead = FALSE;
  layers->n_frames = 0;
  brg_mate_layers_begin (layers, 0, 0);
}

void
brg_mate_layers_clear (BrgMateLayers *layers)
{
  g_clear_pointer (&layers->layers, g_array_unref);
}

guint32
brg_mate_layers_begin (BrgMateLayers *layers, guint32 parent, guint32 entry)
{
  BrgMateLayer layer = { .parent = parent, .entry = entry, .next_look = FIRST_LOOK };

  if (layers->layers->len >= MAX_LAYERS)
    return parent;
  g_array_append_val (layers->layers, layer);
  return layers->layers->len - 1;
}

gboolean
brg_mate_layers_is_dead (BrgMateLayers *layers, guint32 layer)
{
  guint32 at = layer;

  if (!layers->has_dead)
    return FALSE;
  while (!get_layer (layers, at)->is_dead && get_layer (layers, at)->parent != at)
    at = get_layer (layers, at)->parent;
  /* The next time the way is shorter. */
  get_layer (layers, layer)->is_dead = get_layer (layers, at)->is_dead;
  return get_layer (layers, at)->is_dead;
}

BrgMateOutlook
brg_mate_layers_look (BrgMateLayers *layers,
                      guint32 layer,
                      const BrgPosition *position,
                      const BrgMateReach *reach,
                      BrgColour side)
{
  BrgMateLayer *it = get_layer (layers, layer);
  guint max_frames = MIN (it->n_nodes, MAX_FRAMES / FRAMES_A_NODE) * FRAMES_A_NODE;
  guint64 n_frames = 0;
  BrgMateOutlook outlook = BRG_MATE_OUTLOOK_OPEN;

  if (brg_mate_reach_excludes (reach, side))
    outlook = BRG_MATE_OUTLOOK_NO_PICTURE;
  else if (brg_mate_frame_excludes (position, reach, side, max_frames, &n_frames))
    outlook = BRG_MATE_OUTLOOK_NO_FRAME;
  layers->n_frames += n_frames;
  /* Only when frames were left is there more to be seen another time. */
  it->next_look = n_frames > max_frames ? it->n_nodes * NEXT_LOOK : G_MAXUINT32;
  it->is_dead = outlook != BRG_MATE_OUTLOOK_OPEN;
  layers->has_dead |= it->is_dead;
  return outlook;
}
