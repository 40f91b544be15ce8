/* brg-solkoff.h - Swiss by the truncated Solkoff coefficient
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_solkoff_system:
 *
 * The system `solkoff`, rus-draughts-2022 5.4.10.6. As `coefficients`, but from round 3 on the
 * classification inside a score group is by the truncated Solkoff coefficient before the start
 * number.
 */
extern const BrgPairingSystem brg_solkoff_system;

G_END_DECLS
