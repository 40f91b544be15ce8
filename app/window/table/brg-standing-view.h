/* brg-standing-view.h - explanations of the standings as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-standing-text.h"

G_BEGIN_DECLS

/**
 * brg_standing_view_new_lines:
 * @own: the rule book of the event: articles of others are cited with theirs
 * @answer: why one player is above another
 *
 * Returns: (transfer floating): the criteria with both numbers and a chip each
 */
GtkWidget *brg_standing_view_new_lines (const BrgRulebook *own, const BrgStandingAnswer *answer);

/**
 * brg_standing_view_new_sentences:
 * @widget: a widget, for the colour of articles
 * @own: the rule book of the event
 * @sentences: (element-type BrgSentence): sentences
 *
 * Returns: (transfer floating): the sentences with their articles, one below the other
 */
GtkWidget *brg_standing_view_new_sentences (GtkWidget *widget,
                                            const BrgRulebook *own,
                                            GPtrArray *sentences);

/**
 * brg_standing_view_new_sum:
 * @widget: a widget, for the colour of articles
 * @own: the rule book of the event
 * @sum: how a value came about
 *
 * Returns: (transfer floating): the sum round by round, with what is said about it
 */
GtkWidget *brg_standing_view_new_sum (GtkWidget *widget,
                                      const BrgRulebook *own,
                                      const BrgStandingSum *sum);

G_END_DECLS
