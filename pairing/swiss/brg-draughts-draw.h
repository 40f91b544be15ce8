/* brg-draughts-draw.h - the draw of a round of a draughts Swiss while it goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-field.h"
#include "brg-draughts-method.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BRG_ARTICLE_DRAUGHTS_BANS:
 *
 * Article with the bans, the odd player and the colours.
 */
#define BRG_ARTICLE_DRAUGHTS_BANS "rus-draughts-2022 5.4.10.2"

/**
 * BRG_ARTICLE_DRAUGHTS_REGULATIONS:
 *
 * What the regulations of an event may demand of the draw.
 */
#define BRG_ARTICLE_DRAUGHTS_REGULATIONS "rus-draughts-2022 5.4.10.9"

/**
 * BRG_ARTICLE_DRAUGHTS_WHOLE:
 *
 * Article after which a draw counts only when all groups are done.
 */
#define BRG_ARTICLE_DRAUGHTS_WHOLE "rus-draughts-2022 5.4.10.8"

/**
 * BrgDraughtsBoard:
 * @better: place of the better placed player
 * @worse: place of the other one, -1 for a bye
 * @locked: (nullable): the arbiter's pair, as indexes of players
 *
 * A board that is settled.
 */
typedef struct
{
  gint better;
  gint worse;
  const BrgPair *locked;
} BrgDraughtsBoard;

/**
 * BrgDraughtsDraw:
 * @field: the players
 * @method: the method
 * @explain: whether notes are taken
 * @left: set of the places that are still to be paired
 * @mates: (array): for those left, a complete legal pairing of them; else anything
 * @boards: (element-type BrgDraughtsBoard): what is settled, in any order
 * @notes: (array) (element-type BrgReason): by place, reasons about the pair of which that place is
 *   the better; %NULL where there are none
 * @asked: (nullable): #BrgPairingRequest.asked
 * @answer: what is said of it; its article is %NULL while nothing is
 *
 * The draw of a round.
 */
typedef struct
{
  BrgDraughtsField *field;
  const BrgDraughtsMethod *method;
  gboolean explain;
  guint64 *left;
  gint *mates;
  GArray *boards;
  GArray **notes;
  const BrgPair *asked;
  BrgReason answer;
} BrgDraughtsDraw;

/**
 * brg_draughts_draw_new:
 * @tournament: (transfer none): a tournament
 * @method: (transfer none): a method
 * @request: (transfer none): what is asked; locked pairs become boards at once
 *   (rus-draughts-2022 5.4.10.9)
 *
 * Returns: (transfer full): a draw of which only the locked pairs are done
 */
BrgDraughtsDraw *brg_draughts_draw_new (const BrgTournament *tournament,
                                        const BrgDraughtsMethod *method,
                                        const BrgPairingRequest *request);

/**
 * brg_draughts_draw_free:
 * @draw: (nullable): a draw
 */
void brg_draughts_draw_free (BrgDraughtsDraw *draw);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDraughtsDraw, brg_draughts_draw_free)

/**
 * brg_draughts_draw_settle:
 * @draw: a draw
 * @p: a place that is left
 * @q: another one, -1 for a bye
 *
 * Adds a board.
 */
void brg_draughts_draw_settle (BrgDraughtsDraw *draw, gint p, gint q);

/**
 * brg_draughts_draw_note:
 * @draw: a draw
 * @owner: place whose pair this is about
 * @reason: (transfer none): what to note; players are given as places, the pair is filled in later
 *
 * Takes a note, if notes are taken.
 */
void brg_draughts_draw_note (BrgDraughtsDraw *draw, gint owner, const BrgReason *reason);

/**
 * brg_draughts_draw_note_passed_over:
 * @draw: a draw
 * @p: place of the player who is being paired
 * @q: place of an opponent who came before the one that was taken
 * @article: article to quote if the two might meet
 *
 * Notes why @p did not get @q: a ban, or else that the rest could not be paired then.
 */
void brg_draughts_draw_note_passed_over (BrgDraughtsDraw *draw,
                                         gint p,
                                         gint q,
                                         const char *article);

/**
 * brg_draughts_append_bans:
 * @tournament: a tournament
 * @round: the round to be paired
 * @player: index of a player
 * @other: index of another player
 * @reasons: (element-type BrgReason): what to append to
 *
 * Appends why the two may not meet: they have met, or both may not have the same colour.
 */
void brg_draughts_append_bans (const BrgTournament *tournament,
                               gint round,
                               gint player,
                               gint other,
                               GArray *reasons);

G_END_DECLS
