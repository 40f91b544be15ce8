/* brg-fide-draw.h - a round while one of FIDE's other Swiss systems pairs it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-cost.h"
#include "brg-fide-field.h"

G_BEGIN_DECLS

/**
 * BrgFideDraw:
 * @field: who is to be paired
 * @request: (transfer none): what is asked
 * @mates: (array): place of everybody's opponent, -1 while there is none
 * @notes: (element-type BrgReason) (nullable): reasons, with the player they are about in
 *   #BrgReason.pair; %NULL where none are asked for
 * @asked: what is said of #BrgPairingRequest.asked; its article is %NULL while nothing is
 *
 * A round while it is paired.
 */
struct _BrgFideDraw
{
  BrgFideField *field;
  const BrgPairingRequest *request;
  gint *mates;
  GArray *notes;
  BrgReason asked;
};

/**
 * BrgFideRefusal:
 * @place: one who was passed over although he may be met; -1 for none
 * @kind: %BRG_REASON_BREAKS_REST, %BRG_REASON_WORSE or %BRG_REASON_LATER
 * @article: the article that says so; a constant string
 *
 * Why somebody was passed over.
 */
typedef struct
{
  gint place;
  BrgReasonKind kind;
  const char *article;
} BrgFideRefusal;

/**
 * brg_fide_draw_join:
 * @draw: a draw
 * @place: a place
 * @other: another one
 *
 * Makes a pair.
 */
void brg_fide_draw_join (BrgFideDraw *draw, gint place, gint other);

/**
 * brg_fide_draw_list_open:
 * @draw: a draw
 *
 * Returns: (transfer full) (element-type gint): places of those who have neither an opponent nor
 *   the bye, in ranking order
 */
GArray *brg_fide_draw_list_open (const BrgFideDraw *draw);

/**
 * brg_fide_draw_make_graph:
 * @draw: a draw
 * @places: (array length=n): places
 * @n: how many
 *
 * Returns: (transfer full): who of them may meet; vertex i is @places[i]
 */
BrgGraph *brg_fide_draw_make_graph (const BrgFideDraw *draw, const gint *places, gint n);

/**
 * brg_fide_draw_note_float:
 * @draw: a draw
 * @place: place of one who leaves his score group
 * @kind: %BRG_REASON_MOVED_UP or %BRG_REASON_MOVED_DOWN
 *
 * Notes a floater, if reasons are asked for.
 */
void brg_fide_draw_note_float (BrgFideDraw *draw, gint place, BrgReasonKind kind);

/**
 * brg_fide_draw_judge:
 * @draw: a draw
 * @other: place of one who was passed over
 * @cost: what the best pairing with him costs, -1 where there is none
 * @best: what the best of all costs
 * @article: the first criterion by which the one is worse, where it is
 *
 * Returns: why he was passed over
 */
BrgFideRefusal brg_fide_draw_judge (const BrgFideDraw *draw,
                                    gint other,
                                    BrgCost cost,
                                    BrgCost best,
                                    const char *article);

/**
 * brg_fide_draw_find_asked:
 * @draw: a draw
 * @places: (array length=n): places of a bracket
 * @n: how many
 * @u: (out): which of them is the one of #BrgPairingRequest.asked
 * @v: (out): which of them is the other
 *
 * Returns: whether both are there, and nothing was said about them yet
 */
gboolean brg_fide_draw_find_asked (const BrgFideDraw *draw,
                                   const gint *places,
                                   gint n,
                                   gint *u,
                                   gint *v);

/**
 * brg_fide_draw_note_asked:
 * @draw: a draw
 * @place: one of the two
 * @refusal: why they do not meet
 *
 * Answers #BrgPairingRequest.asked.
 */
void brg_fide_draw_note_asked (BrgFideDraw *draw, gint place, const BrgFideRefusal *refusal);

/**
 * brg_fide_draw_note_choice:
 * @draw: a draw
 * @place: place of one who chooses
 * @mate: place of his opponent
 * @refused: (element-type gint): places of those who were passed over
 * @refusal: why the first of them was who may be met
 *
 * Notes why @mate and none of @refused, if reasons are asked for.
 */
void brg_fide_draw_note_choice (BrgFideDraw *draw,
                                gint place,
                                gint mate,
                                const GArray *refused,
                                const BrgFideRefusal *refusal);

/**
 * brg_fide_pair_round:
 * @method: a system
 * @tournament: a tournament
 * @request: what is asked
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with @error set
 */
BrgPairing *brg_fide_pair_round (const BrgFideMethod *method,
                                 const BrgTournament *tournament,
                                 const BrgPairingRequest *request,
                                 GError **error);

/**
 * brg_fide_count_rounds:
 * @n_players: number of players
 * @cycles: unused
 *
 * Returns: 0: the organiser chooses
 */
gint brg_fide_count_rounds (gint n_players, gint cycles);

G_END_DECLS
