/* team-vectors.h - reads the team events of the tie-break fixtures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/* Reads a report of teams, `teamNNN-*.trf`, as the tournament of its teams. */
BrgTournament *team_vectors_load_trf (const char *name);

/* Reads a round robin of teams, `tm-NN.txt`; see fixtures/tiebreaks-seeds/README.md. */
BrgTournament *team_vectors_load_text (const char *name);

G_END_DECLS
