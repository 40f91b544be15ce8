/* brg-paper-set.h - what is printed together before a round and after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * BrgPaperPreset:
 * @BRG_PAPER_SET_BEFORE: before the round: pairings, slips, duties
 * @BRG_PAPER_SET_AFTER: after the round: result sheet, tables, the pairings that follow
 *
 * A set of papers.
 */
typedef enum
{
  BRG_PAPER_SET_BEFORE,
  BRG_PAPER_SET_AFTER,
} BrgPaperPreset;

#define BRG_N_PAPER_PRESETS (BRG_PAPER_SET_AFTER + 1)

/**
 * BrgPaperSetRow:
 * @paper: which paper
 * @heading: where it goes, `For display`, not translated
 * @round: its round; of a table the last one that counts
 * @is_wanted: whether it has its tick
 * @copies: how many copies
 * @lack: (nullable): why there is nothing to print, not translated; %NULL when there is
 *
 * A paper of a set.
 */
typedef struct
{
  const BrgPaper *paper;
  const char *heading;
  gint round;
  gboolean is_wanted;
  gint copies;
  const char *lack;
} BrgPaperSetRow;

/**
 * BrgPaperSet:
 * @preset: which set
 * @round: of which round
 * @rows: (element-type BrgPaperSetRow): its papers: those with content in the order of the hall,
 *   behind them those without
 *
 * A set of papers of a group.
 */
typedef struct
{
  BrgPaperPreset preset;
  gint round;
  GArray *rows;
} BrgPaperSet;

/**
 * brg_paper_preset_from_word:
 * @word: `before` or `after`
 * @preset: (out): the set
 *
 * Returns: whether it is one of them
 */
gboolean brg_paper_preset_from_word (const char *word, BrgPaperPreset *preset);

/**
 * brg_paper_preset_to_word:
 * @preset: a set
 *
 * Returns: (transfer none): `before` or `after`
 */
const char *brg_paper_preset_to_word (BrgPaperPreset preset);

/**
 * brg_paper_preset_find_round:
 * @snapshot: a group
 *
 * Returns: the round whose papers are wanted next; 0 where no round is paired, and by
 *   correspondence, where all of them are played at once
 */
gint brg_paper_preset_find_round (const BrgSnapshot *snapshot);

/**
 * brg_paper_preset_find:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: the set that is wanted next: after the round when all its results are in
 */
BrgPaperPreset brg_paper_preset_find (const BrgSnapshot *snapshot, gint round);

/**
 * brg_paper_set_new:
 * @store: a store
 * @snapshot: a group
 * @preset: a set
 * @round: a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the set as the program proposes it and as the event
 *   remembers it; papers that the group never has are left out
 */
BrgPaperSet *brg_paper_set_new (BrgStore *store,
                                const BrgSnapshot *snapshot,
                                BrgPaperPreset preset,
                                gint round,
                                GError **error);

/**
 * brg_paper_set_free:
 * @set: (nullable): a set
 */
void brg_paper_set_free (BrgPaperSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPaperSet, brg_paper_set_free)

/**
 * brg_paper_set_find:
 * @set: a set
 * @id: a paper
 *
 * Returns: (transfer none) (nullable): its row
 */
BrgPaperSetRow *brg_paper_set_find (const BrgPaperSet *set, const char *id);

/**
 * brg_paper_set_add:
 * @set: a set
 * @snapshot: its group
 * @store: its store
 * @id: a paper of brg_paper_list()
 *
 * Returns: (transfer none) (nullable): its row, a new one where the set does not have it; %NULL
 *   when there is no such paper for the group
 */
BrgPaperSetRow *brg_paper_set_add (BrgPaperSet *set,
                                   const BrgSnapshot *snapshot,
                                   BrgStore *store,
                                   const char *id);

/**
 * brg_paper_set_remember:
 * @set: a set
 * @store: a store
 * @event_id: the event
 * @error: return location for an error
 *
 * Remembers ticks and copies; when the event has them already nothing is written.
 *
 * Returns: whether it went well
 */
gboolean brg_paper_set_remember (const BrgPaperSet *set,
                                 BrgStore *store,
                                 gint64 event_id,
                                 GError **error);

/**
 * brg_paper_set_get_source:
 * @row: a paper of a set
 * @snapshot: the group
 * @store: its store
 *
 * Returns: what the paper is made from
 */
BrgPaperSource brg_paper_set_get_source (const BrgPaperSetRow *row,
                                         const BrgSnapshot *snapshot,
                                         BrgStore *store);

G_END_DECLS
