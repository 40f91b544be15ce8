/* brg-dubov.h - the Dubov system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_dubov_system:
 *
 * The system `dubov`, FIDE Handbook C.04.4.1 in force since 1 February 2026. Its articles are named
 * `fide-dubov-2026`. Everybody who takes part must have a rating.
 */
extern const BrgPairingSystem brg_dubov_system;

G_END_DECLS
