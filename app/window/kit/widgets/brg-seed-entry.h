/* brg-seed-entry.h - the seed of the lots, to be read out, typed or drawn anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_SEED_ENTRY (brg_seed_entry_get_type ())
G_DECLARE_FINAL_TYPE (BrgSeedEntry, brg_seed_entry, BRG, SEED_ENTRY, GtkWidget)

/**
 * BrgSeedEntry:
 *
 * Shows a seed in decimal figures; those of base 16 may be typed as well. Signal `seed-chosen`:
 * the user wants another seed, see brg_seed_entry_get_seed().
 */

/**
 * brg_seed_entry_set_seed:
 * @self: an entry
 * @seed: the seed
 *
 * Shows a seed; does not emit the signal.
 */
void brg_seed_entry_set_seed (BrgSeedEntry *self, guint64 seed);

/**
 * brg_seed_entry_get_seed:
 * @self: an entry
 *
 * Returns: the seed that was last set, typed or drawn
 */
guint64 brg_seed_entry_get_seed (BrgSeedEntry *self);

G_END_DECLS
