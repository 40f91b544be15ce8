/* brg-sections.h - a round of a Swiss that is drawn by groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_sections_pair:
 * @system: a Swiss system
 * @tournament: a tournament
 * @request: what is asked, with #BrgPairingRequest.sections; checked by brg_pairing_system_pair()
 * @error: return location for an error
 *
 * Pairs every section by itself, in ascending order of their numbers, and puts the boards together:
 * section after section, then the byes. A section without anybody present has no boards. If one
 * cannot be paired there is no pairing at all. The k-th section, from 0, draws its lots with the
 * seed plus k times 2^33, so no two draw the same ones.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with @error set
 */
BrgPairing *brg_sections_pair (const BrgPairingSystem *system,
                               const BrgTournament *tournament,
                               const BrgPairingRequest *request,
                               GError **error);

G_END_DECLS
