/* brg-buchholz.h - Swiss by the current Buchholz coefficient
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_buchholz_system:
 *
 * The system `buchholz`, rus-draughts-2022 5.4.10.7. The first of a group meets the last. From
 * round 3 on the classification inside a score group is by the current Buchholz coefficient before
 * the start number.
 */
extern const BrgPairingSystem brg_buchholz_system;

G_END_DECLS
