/* brg-coefficients.h - Swiss by individual coefficients
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_coefficients_system:
 *
 * The system `coefficients`, rus-draughts-2022 5.4.10.5. The classification is by score and start
 * number alone, which the article calls the individual coefficient.
 */
extern const BrgPairingSystem brg_coefficients_system;

G_END_DECLS
