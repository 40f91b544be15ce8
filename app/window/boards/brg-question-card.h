/* brg-question-card.h - a question to the arbiter, answered in place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-desk-answer.h"

G_BEGIN_DECLS

#define BRG_TYPE_QUESTION_CARD (brg_question_card_get_type ())
G_DECLARE_FINAL_TYPE (BrgQuestionCard, brg_question_card, BRG, QUESTION_CARD, GtkWidget)

/**
 * BrgQuestionCard:
 *
 * A row with icon, title, a line of small text and a key; opened it shows the answer below.
 *
 * Signals:
 * - `toggled`: the row was pressed.
 * - `ruling` (guint index): the button of a ruling of the answer was pressed.
 * - `copied`: the button that copies the answer was pressed.
 */

/**
 * brg_question_card_new:
 * @icon_name: icon
 * @title: the question
 * @key: what is printed on its key
 *
 * Returns: (transfer floating): a closed card
 */
GtkWidget *brg_question_card_new (const char *icon_name, const char *title, const char *key);

/**
 * brg_question_card_set_subtitle:
 * @self: a card
 * @subtitle: (nullable): small text below the title
 */
void brg_question_card_set_subtitle (BrgQuestionCard *self, const char *subtitle);

/**
 * brg_question_card_set_extra:
 * @self: a card
 * @extra: a widget above the answer: whose flag, which move
 */
void brg_question_card_set_extra (BrgQuestionCard *self, GtkWidget *extra);

/**
 * brg_question_card_show_answer:
 * @self: a card
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @answer: (nullable): the answer; %NULL closes the card
 * @can_act: whether its rulings can be done
 *
 * Opens the card.
 */
void brg_question_card_show_answer (BrgQuestionCard *self,
                                    const BrgRulebook *own,
                                    const BrgDeskAnswer *answer,
                                    gboolean can_act);

/**
 * brg_question_card_grab_header:
 * @self: a card
 *
 * Gives the keys to the row.
 */
void brg_question_card_grab_header (BrgQuestionCard *self);

/**
 * brg_question_card_rule:
 * @self: a card
 * @index: number of a ruling of the answer, from 0
 *
 * Does what the button of the ruling does.
 *
 * Returns: whether there is one that can be done
 */
gboolean brg_question_card_rule (BrgQuestionCard *self, guint index);

/**
 * brg_question_card_record:
 * @self: a card
 *
 * Carries out what the answer on show proposes, as a press of its button would.
 *
 * Returns: whether there is such a thing
 */
gboolean brg_question_card_record (BrgQuestionCard *self);

G_END_DECLS
