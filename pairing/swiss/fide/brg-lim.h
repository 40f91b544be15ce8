/* brg-lim.h - the Lim system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_lim_system:
 *
 * The system `lim`, FIDE Handbook C.04.4.3 in force since 1 February 2026. Its articles are named
 * `fide-lim-2026`.
 */
extern const BrgPairingSystem brg_lim_system;

/**
 * brg_lim_maxi_system:
 *
 * The system `lim-maxi`: the same for what the text calls a maxi-tournament without saying what
 * that is. Colours change a choice between players only where their ratings are at most 100 points
 * apart.
 */
extern const BrgPairingSystem brg_lim_maxi_system;

G_END_DECLS
