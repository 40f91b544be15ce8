/* brg-draft-private.h - fields of a draft, for brg-draft*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"
#include "brg-draft.h"

G_BEGIN_DECLS

/* A pair that the arbiter fixed, by entries: it outlives a change of numbers. */
typedef struct
{
  gint round;
  gint white;
  gint black; /* BRG_NOBODY for a bye */
  gboolean is_manual;
} BrgDraftLock;

struct _BrgDraft
{
  BrgSnapshot *snapshot;
  const BrgPairingSystem *system;
  gint first_round;
  BrgPresence *presences; /* by entry */
  gboolean *are_answered; /* by entry: whether the arbiter has said so himself */
  gboolean *are_unseen;   /* by entry: whether the check-in has not seen him */
  BrgDraftSettings settings;
  GArray *bans;       /* BrgBan: pairs forbidden in this draft, by entries; id 0 */
  BrgVarmaLots *lots; /* the draw with restrictions, once asked for */
  gint *sections;     /* by entry: the groups by hand */

  /* Made when asked for, dropped by a change of presence or settings. */
  BrgSnapshot *preview;
  gint *entries; /* index of the entry by player of the preview */
  BrgTournament *tournament;

  /* The pairs; NULL while there are none. */
  GPtrArray *rounds;  /* GArray of BrgDraftBoard, from first_round on */
  GArray *obstacles;  /* BrgReason: why there is no pairing; empty when there is */
  GArray *locks;      /* BrgDraftLock: of pairs that were dropped */
  GQueue *steps_back; /* Step of brg-draft-pairs.c, the last one first */
};

/* Entries in the order in which they have numbers in the preview; the rest follow.
 * Returns: (transfer full): an index of an entry a player; *n_numbered of them have a number */
gint *brg_draft_order_entries (BrgDraft *draft, gint *n_numbered);

/* Number of the player at a place of that order. */
gint brg_draft_number_at (const BrgDraft *draft, const gint *order, gint place);

/* Whether the stored numbers are given anew. */
gboolean brg_draft_renumbers (BrgDraft *draft);

/* The preview as a tournament of which the new rounds are empty. */
const BrgTournament *brg_draft_get_tournament (BrgDraft *draft);

/* For every round of a table the one that is played then; NULL for the order of the table.
 * Returns: (transfer full) (nullable) */
gint *brg_draft_dup_round_order (BrgDraft *draft);

/* In brg-draft-sections.c: the groups of rounds from the next one on, by player of the preview. */
void brg_draft_fill_sections (BrgDraft *draft, BrgSnapshot *preview, const gint *entries);

/* Takes the groups as they are for those by hand, before they are changed. */
void brg_draft_keep_sections (BrgDraft *draft);

/* Groups that are stored for the next round, as settings. */
void brg_draft_load_sections (BrgDraft *draft, BrgDraftSettings *settings);

/* Drops what depends on presence and settings; fixed pairs are remembered. */
void brg_draft_invalidate (BrgDraft *draft);

/* Drops the pairs. */
void brg_draft_clear_pairs (BrgDraft *draft);

/* Returns: (transfer full): an empty array of BrgDraftBoard that owns the reasons */
GArray *brg_draft_boards_new (void);

/* Appends a copy; reasons are shared, NULL stands for none. */
void brg_draft_boards_append (GArray *boards, const BrgDraftBoard *board);

/* Takes back all bans of the draft but the first @n_bans. */
void brg_draft_forget_bans (BrgDraft *draft, guint n_bans);

/* Remembers the boards of a round for a step back. */
void brg_draft_push_step (BrgDraft *draft, gint round);

/* Fewest changes: those pairs of a Swiss round that stay so that everybody else can be paired.
 * Returns: (transfer full) (nullable): BrgPair; NULL when too much would have to change */
GArray *brg_draft_choose_kept (const BrgPairingSystem *system,
                               const BrgTournament *tournament,
                               gint round,
                               const GArray *boards);

G_END_DECLS
