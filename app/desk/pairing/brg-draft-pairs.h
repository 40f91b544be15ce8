/* brg-draft-pairs.h - the pairs of a draft: computed, fixed, changed by hand
 *
 * Computing may take long, so it is parted in three: brg_draft_begin() copies all that is needed,
 * brg_draft_job_run() may go on in another thread, brg_draft_finish() takes the answer over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft.h"
#include "brg-why-not.h"

G_BEGIN_DECLS

/**
 * BrgDraftBoard:
 * @white: player with White, or with the bye
 * @black: player with Black, %BRG_NOBODY for a bye
 * @is_locked: whether the pair is kept when others are paired anew
 * @is_manual: whether the arbiter made or changed it
 * @reasons: (element-type BrgReason): why they are paired; empty for a pair made by hand
 *
 * A board of the draft.
 */
typedef struct
{
  gint white;
  gint black;
  gboolean is_locked;
  gboolean is_manual;
  GArray *reasons;
} BrgDraftBoard;

/**
 * BrgDraftScope:
 * @BRG_DRAFT_ALL: everybody is paired by the rules, but for fixed pairs
 * @BRG_DRAFT_FREE: those without a pair are paired; as few other boards as possible change
 *   (rus-draughts-2022 5.4.10.8)
 *
 * Who is to be paired.
 */
typedef enum
{
  BRG_DRAFT_ALL,
  BRG_DRAFT_FREE,
} BrgDraftScope;

/**
 * brg_draft_is_paired:
 * @draft: a draft
 *
 * Returns: whether pairs for the present settings were computed
 */
gboolean brg_draft_is_paired (const BrgDraft *draft);

/**
 * brg_draft_is_complete:
 * @draft: a draft
 *
 * Returns: whether it is paired and nobody is left over
 */
gboolean brg_draft_is_complete (BrgDraft *draft);

/**
 * brg_draft_is_changed:
 * @draft: a draft
 *
 * Returns: whether pairs were fixed or changed by hand
 */
gboolean brg_draft_is_changed (const BrgDraft *draft);

/**
 * brg_draft_count_manual:
 * @draft: a draft
 *
 * Returns: how many boards of its rounds the arbiter made or changed: they want a reason and who
 *   decided (rus-draughts-2022 5.4.10.12)
 */
guint brg_draft_count_manual (const BrgDraft *draft);

/**
 * brg_draft_get_boards:
 * @draft: a draft that is paired
 * @round: one of its rounds
 *
 * Returns: (transfer none) (element-type BrgDraftBoard): its boards, board 1 first
 */
const GArray *brg_draft_get_boards (const BrgDraft *draft, gint round);

/**
 * brg_draft_get_obstacles:
 * @draft: a draft
 *
 * Returns: (transfer none) (element-type BrgReason): the bans because of which the last computation
 *   found no pairing; empty when it did
 */
const GArray *brg_draft_get_obstacles (const BrgDraft *draft);

/**
 * brg_draft_list_free:
 * @draft: a draft that is paired
 * @round: one of its rounds
 *
 * Returns: (transfer full) (element-type gint): players who play and are on no board; in a round
 *   robin who is free by the table
 */
GArray *brg_draft_list_free (BrgDraft *draft, gint round);

/**
 * brg_draft_find_board:
 * @draft: a draft that is paired
 * @round: one of its rounds
 * @player: a player
 *
 * Returns: index of his board, -1 for none
 */
gint brg_draft_find_board (const BrgDraft *draft, gint round, gint player);

/**
 * brg_draft_set_locked:
 * @draft: a draft that is paired
 * @round: one of its rounds
 * @board: index of a board
 * @is_locked: whether the pair is kept
 */
void brg_draft_set_locked (BrgDraft *draft, gint round, gint board, gboolean is_locked);

/**
 * brg_draft_swap_colours:
 * @draft: a draft that is paired
 * @round: one of its rounds
 * @board: index of a board
 *
 * Returns: whether it was done; a bye has no colours
 */
gboolean brg_draft_swap_colours (BrgDraft *draft, gint round, gint board);

/**
 * brg_draft_exchange:
 * @draft: a draft of a Swiss that is paired
 * @player: a player who plays
 * @other: another one
 *
 * Lets two players change places: each gets the other's seat with its colour, or the bye, or is
 * without a pair. Two who are without a pair are paired with each other, with the colours that they
 * are due. Two on one board change colours.
 *
 * Returns: whether it was done
 */
gboolean brg_draft_exchange (BrgDraft *draft, gint player, gint other);

/**
 * brg_draft_unpair:
 * @draft: a draft of a Swiss that is paired
 * @board: index of a board
 *
 * Takes a board away; its players are without a pair then.
 *
 * Returns: whether it was done
 */
gboolean brg_draft_unpair (BrgDraft *draft, gint board);

/**
 * brg_draft_give_bye:
 * @draft: a draft of a Swiss that is paired
 * @player: a player who plays
 *
 * Gives a player the pairing-allocated bye. Who had it takes his place; when nobody had it, his
 * opponent is without a pair.
 *
 * Returns: whether it was done
 */
gboolean brg_draft_give_bye (BrgDraft *draft, gint player);

/**
 * brg_draft_step_back:
 * @draft: a draft
 *
 * Takes the last change by hand back, or what was paired anew.
 *
 * Returns: whether there was one
 */
gboolean brg_draft_step_back (BrgDraft *draft);

G_END_DECLS
