/* brg-trf-generated.h - a generated tournament as a report file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-generator.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_from_generated:
 * @generated: a generated tournament
 * @system: the system that paired it
 * @tie_breaks: (nullable) (array zero-terminated=1): codes of tie-breaks for players that places
 * are given by; %NULL for Buchholz Cut 1, Buchholz and Sonneborn-Berger
 * @remark: (nullable): what a comment at the beginning says, for example how to generate it again
 *
 * Makes a complete report: invented names and federations, dates, the type of the tournament, byes,
 * acceleration, forbidden pairs, and places by FIDE's tie-breaks. Names follow from the seed.
 *
 * Returns: (transfer full): the report
 */
BrgTrf *brg_trf_from_generated (const BrgGenerated *generated,
                                const BrgPairingSystem *system,
                                const char *const *tie_breaks,
                                const char *remark);

G_END_DECLS
