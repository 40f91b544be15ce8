/* brg-dutch-field.h - everybody to be paired by the FIDE (Dutch) system, in ranking order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-record.h"
#include "brg-graph.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BrgDutchField:
 * @tournament: (transfer none): the tournament
 * @round: round to be paired
 * @n_places: how many are to be paired; a place is an index in ranking order (fide-dutch-2026 1.2)
 * @records: (array length=n_places): their records
 * @places: (array): place of every player of the tournament, -1 for those who are not to be paired
 * @ordinals: (array): for every player of the tournament the number that counts for the colour of
 *   those without games: start numbers without those who never took part
 * @graph: who may meet whom (fide-dutch-2026 C1, C3); vertex @n_places is the bye, joined with
 * those who may have it
 * @has_bye: whether somebody gets the bye
 * @bye_score: the lowest score that may have the bye (fide-dutch-2026 C5)
 *
 * The round before anything is decided. Pairs that the arbiter fixed are left out.
 */
typedef struct
{
  const BrgTournament *tournament;
  gint round;
  gint n_places;
  BrgDutchRecord *records;
  gint *places;
  gint *ordinals;
  BrgGraph *graph;
  gboolean has_bye;
  gint bye_score;
} BrgDutchField;

/**
 * brg_dutch_field_new:
 * @tournament: (transfer none): a tournament
 * @request: what is asked
 *
 * Returns: (transfer full): the field; brg_dutch_field_settle_bye() must follow
 */
BrgDutchField *brg_dutch_field_new (const BrgTournament *tournament,
                                    const BrgPairingRequest *request);

/**
 * brg_dutch_field_free:
 * @field: (nullable): a field
 */
void brg_dutch_field_free (BrgDutchField *field);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDutchField, brg_dutch_field_free)

G_END_DECLS
