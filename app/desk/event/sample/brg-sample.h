/* brg-sample.h - an event to try everything with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgSample:
 * @BRG_SAMPLE_ROUND_ROBIN: Russian draughts, a round robin of twelve with six rounds closed, the
 *   seventh being played and one player gone
 * @BRG_SAMPLE_SWISS: chess, a Swiss of sixty in the fourth round, with two incidents to be decided
 * @BRG_SAMPLE_TEAMS: chess, eight teams of four after two rounds
 *
 * The events to try everything with.
 */
typedef enum
{
  BRG_SAMPLE_ROUND_ROBIN,
  BRG_SAMPLE_SWISS,
  BRG_SAMPLE_TEAMS,
} BrgSample;

#define BRG_N_SAMPLES (BRG_SAMPLE_TEAMS + 1)

/** brg_sample_to_id: Returns: the id of @sample, `swiss`; a constant string */
const char *brg_sample_to_id (BrgSample sample);

/** brg_sample_from_id: Returns: whether @id is that of a sample, which @sample is set to */
gboolean brg_sample_from_id (const char *id, BrgSample *sample);

/**
 * brg_sample_find_kind:
 * @store: a store
 * @event_id: row of an event
 * @sample: (out): which sample it is
 *
 * Returns: whether it is one
 */
gboolean brg_sample_find_kind (BrgStore *store, gint64 event_id, BrgSample *sample);

/**
 * brg_sample_find:
 * @store: a store
 * @sample: which one
 *
 * Returns: row of the group of the sample, 0 when the workspace has none
 */
gint64 brg_sample_find (BrgStore *store, BrgSample sample);

/**
 * brg_sample_make:
 * @store: a store
 * @sample: which one
 * @language: language of its names, `en`, `ru` or `uk`
 * @today: first day, `YYYY-MM-DD`
 * @group_id: (out): row of its group
 * @error: return location for an error
 *
 * Makes the sample by the actions that an arbiter would use, so that its journal is like any other.
 * Only the last actions make a copy of the workspace, so that the sample does not drive out older
 * copies. Up to two hundred actions: to be called in a thread with a store of its own.
 *
 * Returns: whether it went well; what was made before a failure is deleted again
 */
gboolean brg_sample_make (BrgStore *store,
                          BrgSample sample,
                          const char *language,
                          const char *today,
                          gint64 *group_id,
                          GError **error);

G_END_DECLS
