/* brg-blind.h - Swiss by blind draw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_blind_system:
 *
 * The system `blind`, rus-draughts-2022 5.4.10.4. From round 2 on the order inside a score
 * group is drawn with the seed of the request; neighbours meet.
 */
extern const BrgPairingSystem brg_blind_system;

G_END_DECLS
