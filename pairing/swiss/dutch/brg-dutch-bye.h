/* brg-dutch-bye.h - whether everybody can be paired, and how low the bye goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-dutch-field.h"

G_BEGIN_DECLS

/**
 * brg_dutch_field_settle_bye:
 * @field: a field
 * @obstacles: (element-type BrgReason): takes what is in the way when there is no pairing
 *
 * Asks whether everybody can be paired, and what is the lowest score that may have the bye
 * (fide-dutch-2026 C1-C5).
 *
 * Returns: whether a pairing exists
 */
gboolean brg_dutch_field_settle_bye (BrgDutchField *field, GArray *obstacles);

G_END_DECLS
