/* brg-burstein.h - the Burstein system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_burstein_system:
 *
 * The system `burstein`, FIDE Handbook C.04.4.2 in force since 1 February 2026. Its articles are
 * named `fide-burstein-2026`. The first rounds are rounds of the FIDE (Dutch) system.
 */
extern const BrgPairingSystem brg_burstein_system;

/**
 * brg_burstein_count_seeding_rounds:
 * @n_rounds: rounds of the event
 *
 * Returns: how many rounds are paired by the FIDE (Dutch) system (fide-burstein-2026 1.6)
 */
gint brg_burstein_count_seeding_rounds (gint n_rounds);

G_END_DECLS
