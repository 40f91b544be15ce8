/* brg-draft.h - the next pairing while it is being thought over: who plays, and by which settings
 *
 * A draft belongs to one snapshot and stores nothing. Its first half is here: presence, start
 * numbers, settings. The pairs stand in brg-draft-pairs.h, the warnings in brg-draft-warnings.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"
#include "brg-snapshot.h"
#include "brg-store-plan.h"
#include "brg-varma-lots.h"

G_BEGIN_DECLS

/**
 * BrgPresence:
 * @BRG_PRESENCE_PLAYS: takes part in the round
 * @BRG_PRESENCE_ZERO_BYE: misses the round and gets nothing
 * @BRG_PRESENCE_HALF_BYE: misses it and gets half a point
 * @BRG_PRESENCE_FULL_BYE: misses it and gets a full point
 * @BRG_PRESENCE_LEAVES: leaves the event before the round
 * @BRG_PRESENCE_GONE: has left before
 * @BRG_PRESENCE_RETURNS: had left and plays again from this round on
 * @BRG_PRESENCE_LATER: joins in a later round
 * @BRG_PRESENCE_OUT: has no place in the bracket of a knock-out any more, or came too late for one
 *
 * What a player does in the next round.
 */
typedef enum
{
  BRG_PRESENCE_PLAYS,
  BRG_PRESENCE_ZERO_BYE,
  BRG_PRESENCE_HALF_BYE,
  BRG_PRESENCE_FULL_BYE,
  BRG_PRESENCE_LEAVES,
  BRG_PRESENCE_GONE,
  BRG_PRESENCE_RETURNS,
  BRG_PRESENCE_LATER,
  BRG_PRESENCE_OUT,
} BrgPresence;

#define BRG_N_PRESENCES (BRG_PRESENCE_OUT + 1)

/**
 * BrgNumbering:
 * @BRG_NUMBERING_KEEP: numbers stay; who has none follows in the order of the list
 * @BRG_NUMBERING_RATING: by rating descending; equal ratings, and then those without one, by lot
 * @BRG_NUMBERING_FIDE: by rating descending, then by title and name (fide-handling-2026 2.2)
 * @BRG_NUMBERING_LOTS: by lot
 * @BRG_NUMBERING_LIST: in the order in which the players were entered
 * @BRG_NUMBERING_VARMA: round robin only: by lots that keep delegations apart in the last rounds
 *   (rus-chess-2014 22.9), see brg_draft_get_lots()
 *
 * How start numbers come about (rus-draughts-2022 5.4.10.5.1). Before the first round it is about
 * everybody, later about late entries, who get the next numbers.
 */
typedef enum
{
  BRG_NUMBERING_KEEP,
  BRG_NUMBERING_RATING,
  BRG_NUMBERING_FIDE,
  BRG_NUMBERING_LOTS,
  BRG_NUMBERING_LIST,
  BRG_NUMBERING_VARMA,
} BrgNumbering;

#define BRG_N_NUMBERINGS (BRG_NUMBERING_VARMA + 1)

/**
 * BrgSectioning:
 * @BRG_SECTIONING_NUMBER: the first start numbers are the first group, and so on
 * @BRG_SECTIONING_RATING: likewise by rating
 * @BRG_SECTIONING_HAND: as the arbiter says
 *
 * How the field is divided into groups for the draw (rus-draughts-2022 5.4.10.9).
 */
typedef enum
{
  BRG_SECTIONING_NUMBER,
  BRG_SECTIONING_RATING,
  BRG_SECTIONING_HAND,
} BrgSectioning;

#define BRG_N_SECTIONINGS (BRG_SECTIONING_HAND + 1)

/**
 * BRG_DRAFT_MOST_SECTIONS:
 *
 * So many groups the field can be divided into: each has a key.
 */
#define BRG_DRAFT_MOST_SECTIONS 9

/**
 * BrgDraftSettings:
 * @numbering: how start numbers come about
 * @delegations: what makes a delegation, for %BRG_NUMBERING_VARMA
 * @seed: seed of all lots
 * @n_rounds: Swiss: number of rounds, not less than the next one
 * @cycles: round robin: how often everybody meets everybody, 1 or more
 * @swap_last_rounds: double round robin: the last two rounds of the first cycle change places
 * @n_sections: Swiss: number of groups in which the round is drawn, 1 for one field
 * @sectioning: how the field is divided
 * @sections_through: last round that is drawn in these groups, not less than the next one
 * @draws_colour: whether the colour of number 1 is drawn from the seed
 * @initial_colour: that colour; drawn when @draws_colour is set
 *
 * What the second step decides.
 */
typedef struct
{
  BrgNumbering numbering;
  BrgDelegationField delegations;
  guint64 seed;
  gint n_rounds;
  gint cycles;
  gboolean swap_last_rounds;
  gint n_sections;
  BrgSectioning sectioning;
  gint sections_through;
  gboolean draws_colour;
  BrgColour initial_colour;
} BrgDraftSettings;

/**
 * BrgDraft:
 *
 * A draft of the next round, or of all rounds of a round robin.
 */
typedef struct _BrgDraft BrgDraft;

/**
 * brg_draft_new:
 * @snapshot: a group with a pairing system, as it stands
 *
 * Begins a draft with what is known: announced absences, who left, who joins later, the group's
 * settings.
 *
 * Returns: (transfer full): the draft
 */
BrgDraft *brg_draft_new (BrgSnapshot *snapshot);

/**
 * brg_draft_free:
 * @draft: (nullable): a draft
 */
void brg_draft_free (BrgDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDraft, brg_draft_free)

/**
 * brg_draft_get_snapshot:
 * @draft: a draft
 *
 * Returns: (transfer none): the snapshot that it was made from; entries of a draft are indices into
 *   its list
 */
BrgSnapshot *brg_draft_get_snapshot (const BrgDraft *draft);

/**
 * brg_draft_get_system:
 * @draft: a draft
 *
 * Returns: (transfer none): the pairing system
 */
const BrgPairingSystem *brg_draft_get_system (const BrgDraft *draft);

/**
 * brg_draft_is_by_fide:
 * @system: a pairing system
 *
 * Returns: whether it is one of FIDE's Swiss systems, whose players are numbered in FIDE's order
 */
gboolean brg_draft_is_by_fide (const BrgPairingSystem *system);

/**
 * brg_draft_is_round_robin:
 * @draft: a draft
 *
 * Returns: whether all rounds are drafted, by a table
 */
gboolean brg_draft_is_round_robin (const BrgDraft *draft);

/**
 * brg_draft_get_first_round:
 * @draft: a draft
 *
 * Returns: the round to be paired, of a round robin the first one
 */
gint brg_draft_get_first_round (const BrgDraft *draft);

/**
 * brg_draft_get_last_round:
 * @draft: a draft
 *
 * Returns: the last round to be paired; smaller than the first one when there is none
 */
gint brg_draft_get_last_round (BrgDraft *draft);

/**
 * brg_draft_get_presence:
 * @draft: a draft
 * @entry: index of an entry
 *
 * Returns: what he does in the round
 */
BrgPresence brg_draft_get_presence (const BrgDraft *draft, gint entry);

/**
 * brg_draft_may_be:
 * @draft: a draft
 * @entry: index of an entry
 * @presence: a presence
 *
 * Byes with points are there where the rule book leaves them to the regulations, and in no
 * knock-out. A round robin has no absences: its table is fixed, and an absentee forfeits on his
 * board. Who is out of a bracket stays out.
 *
 * Returns: whether @presence can be chosen for him
 */
gboolean brg_draft_may_be (const BrgDraft *draft, gint entry, BrgPresence presence);

/**
 * brg_draft_set_presence:
 * @draft: a draft
 * @entry: index of an entry
 * @presence: what he does
 *
 * Returns: whether it can be chosen; when not, nothing changes
 */
gboolean brg_draft_set_presence (BrgDraft *draft, gint entry, BrgPresence presence);

/**
 * brg_draft_toggle_presence:
 * @draft: a draft
 * @entry: index of an entry
 * @other: what he does when he does not play
 *
 * Who plays gets @other and who does not plays again: who has left comes back, who was announced
 * for later is there now. Who had left and comes back is gone again.
 *
 * Returns: whether anything changed
 */
gboolean brg_draft_toggle_presence (BrgDraft *draft, gint entry, BrgPresence other);

/**
 * brg_draft_takes_part:
 * @draft: a draft
 * @entry: index of an entry
 *
 * Returns: whether he plays in the round
 */
gboolean brg_draft_takes_part (const BrgDraft *draft, gint entry);

/**
 * BrgDraftCounts:
 * @n_play: who play
 * @n_absent: who miss the round without points
 * @n_byes: who have a half- or full-point bye
 * @n_leave: who leave now
 * @n_gone: who left before
 * @n_refused: who was not admitted
 * @n_later: who join later
 * @n_out: who are out of the bracket of a knock-out
 *
 * How many players do what.
 */
typedef struct
{
  gint n_play;
  gint n_absent;
  gint n_byes;
  gint n_leave;
  gint n_gone;
  gint n_refused;
  gint n_later;
  gint n_out;
} BrgDraftCounts;

/**
 * brg_draft_count:
 * @draft: a draft
 *
 * Returns: the counts
 */
BrgDraftCounts brg_draft_count (const BrgDraft *draft);

/**
 * brg_draft_has_many_absent:
 * @draft: a draft
 *
 * A slip of the hand in a long list shows itself in a number that is too large.
 *
 * Returns: whether more than a quarter of those who belong to the event do not play
 */
gboolean brg_draft_has_many_absent (const BrgDraft *draft);

/**
 * brg_draft_set_unseen:
 * @draft: a draft
 * @entry: index of an entry that the check-in has neither seen nor decided about
 *
 * From now on it is asked about before anybody is paired.
 */
void brg_draft_set_unseen (BrgDraft *draft, gint entry);

/** brg_draft_is_unseen: Returns: whether the check-in has not seen that entry */
gboolean brg_draft_is_unseen (const BrgDraft *draft, gint entry);

/**
 * brg_draft_list_missed:
 * @draft: a draft
 *
 * Returns: (transfer full) (element-type gint): entries that would play now and have forfeited the
 *   round before or were absent from it, or that the check-in has not seen: nobody knows whether
 * they will come until brg_draft_set_presence() has said so
 */
GArray *brg_draft_list_missed (const BrgDraft *draft);

/**
 * brg_draft_get_settings:
 * @draft: a draft
 *
 * Returns: (transfer none): the settings
 */
const BrgDraftSettings *brg_draft_get_settings (const BrgDraft *draft);

/**
 * brg_draft_set_settings:
 * @draft: a draft
 * @settings: what shall be; values out of range are brought into it
 */
void brg_draft_set_settings (BrgDraft *draft, const BrgDraftSettings *settings);

/**
 * brg_draft_gives_numbers:
 * @draft: a draft
 *
 * Returns: whether anybody gets a start number in this round
 */
gboolean brg_draft_gives_numbers (const BrgDraft *draft);

/**
 * brg_draft_may_number:
 * @draft: a draft
 * @numbering: how start numbers come about
 *
 * Returns: whether that can be chosen
 */
gboolean brg_draft_may_number (const BrgDraft *draft, BrgNumbering numbering);

/**
 * brg_draft_take_lots:
 * @draft: a draft
 *
 * Takes over what was changed in brg_draft_get_lots().
 */
void brg_draft_take_lots (BrgDraft *draft);

/**
 * brg_draft_has_numbers:
 * @draft: a draft
 *
 * Returns: whether the start numbers are settled: not so while a draw with restrictions is
 * impossible or not complete
 */
gboolean brg_draft_has_numbers (BrgDraft *draft);

/**
 * brg_draft_has_colour_lot:
 * @draft: a draft
 *
 * Returns: whether the colour of number 1 is to be decided
 */
gboolean brg_draft_has_colour_lot (const BrgDraft *draft);

G_END_DECLS
