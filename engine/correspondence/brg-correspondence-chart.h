/* brg-correspondence-chart.h - the time chart of a game by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correspondence.h"

G_BEGIN_DECLS

/**
 * brg_correspondence_count:
 * @rules: rules
 * @bounds: (nullable): between which days time can run; needed when a letter has no @received
 * @letters: (array length=n_letters): what one player sent, in order
 * @n_letters: how many
 * @breaks: (array length=n_breaks) (nullable): breaks that hold in this game
 * @n_breaks: how many
 * @lines: (out caller-allocates) (array length=n_letters): what the lines come to
 * @index: (out) (optional): which letter is wrong, when one is
 *
 * Makes the time chart of one player.
 *
 * Returns: what is wrong with the dates; the lines before @index are filled when something is
 */
BrgCorrespondenceFault brg_correspondence_count (const BrgCorrespondenceRules *rules,
                                                 const BrgCorrespondenceBounds *bounds,
                                                 const BrgCorrespondenceLetter *letters,
                                                 guint n_letters,
                                                 const BrgCorrespondenceBreak *breaks,
                                                 guint n_breaks,
                                                 BrgCorrespondenceLine *lines,
                                                 guint *index);

G_END_DECLS
