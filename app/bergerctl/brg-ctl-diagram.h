/* brg-ctl-diagram.h - bergerctl document diagram: positions as PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * BrgCtlDiagrams:
 * @positions: (nullable) (array zero-terminated=1): the positions: FEN; of renju a record or 225
 *   points
 * @game: (nullable): a game, %NULL for chess
 * @moves: (nullable): draughts: moves from the only position, or from the initial one; the
 *   position behind them is shown with the counts that run
 * @notation: (nullable): how squares are named, see brg_diagram_set_notation()
 * @title: (nullable): the title
 * @remarks: (nullable) (array zero-terminated=1): remarks about the first positions
 * @is_flipped: whether Black sits below
 * @shows_fouls: renju: whether the points that are forbidden to Black are marked
 *
 * What the options of the command say. It owns its texts.
 */
typedef struct
{
  char **positions;
  char *game;
  char *moves;
  char *notation;
  char *title;
  char **remarks;
  gboolean is_flipped;
  gboolean shows_fouls;
} BrgCtlDiagrams;

/**
 * brg_ctl_diagrams_clear:
 * @diagrams: what is wanted
 *
 * Frees the texts.
 */
void brg_ctl_diagrams_clear (BrgCtlDiagrams *diagrams);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCtlDiagrams, brg_ctl_diagrams_clear)

/**
 * brg_ctl_diagrams_write:
 * @diagrams: what is wanted
 * @language: language of the document
 * @output: (nullable): the file to write
 *
 * Writes the positions into a file; a fault is reported.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_diagrams_write (const BrgCtlDiagrams *diagrams,
                                     const char *language,
                                     const char *output);

G_END_DECLS
