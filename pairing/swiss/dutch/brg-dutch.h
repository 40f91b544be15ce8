/* brg-dutch.h - the FIDE (Dutch) system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_dutch_system:
 *
 * The system `dutch`, FIDE Handbook C.04.3 in force since 1 February 2026. Its articles are named
 * `fide-dutch-2026`, those of the Basic Rules `fide-basic-2026`, of the General Handling Rules
 * `fide-handling-2026` and of acceleration `fide-acceleration-2026`.
 */
extern const BrgPairingSystem brg_dutch_system;

G_END_DECLS
