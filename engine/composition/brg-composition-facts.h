/* brg-composition-facts.h - what the book fixes about contests: marks, dates, copies, who competes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgCompositionFact:
 * @is_known: whether there is such a question
 * @is_asked: whether its value was understood; if not, there is no answer
 * @answer: (owned) (nullable): `ok`, `bad`, or of a priority who has it
 * @article: (nullable): the article that is broken, or that decides; %NULL where none is
 *
 * What the book says to a question.
 */
typedef struct
{
  gboolean is_known;
  gboolean is_asked;
  char *answer;
  const char *article;
} BrgCompositionFact;

/**
 * brg_composition_fact_clear:
 * @fact: an answer, or zero
 *
 * Frees what an answer owns.
 */
void brg_composition_fact_clear (BrgCompositionFact *fact);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCompositionFact, brg_composition_fact_clear)

/**
 * brg_composition_fact_ask:
 * @what: the question
 * @value: what it is about
 * @fact: (out): the answer
 *
 * Asks the book. Questions and their values:
 *
 * - `mark`: a mark of a judge: a number from 0 to 10, with or without a fraction (11.7);
 * - `publication`: `copies=N`: whether a composition exists by being printed so often (11.4.1);
 * - `priority`: `A=DATE;B=DATE`: whose is the earliest one of two or more; all those of one day
 * (11.4.2);
 * - `competes`: `ROLE;section=SECTION`: whether an official may take part in the section:
 * `chief-judge`, `chief-secretary`, `judge-of=SECTION`, `senior-judge-of=SECTION` (11.7);
 * - `entry-window`: `announced=DATE;closing=DATE`, the keys as one likes: whether three months lie
 * between (11.5.2);
 * - `final-results`: `preliminary=DATE;final=DATE`: whether two months lie between (11.5.2).
 *
 * Dates are `2026-11-28`. Months end on the same day of the month, or on the last one.
 */
void brg_composition_fact_ask (const char *what, const char *value, BrgCompositionFact *fact);

/**
 * brg_composition_read_mark:
 * @text: a mark
 * @thousandths: (out): it in thousandths; untouched on failure
 *
 * Returns: whether @text is a mark of the ten-point scale (11.7)
 */
gboolean brg_composition_read_mark (const char *text, guint *thousandths);

G_END_DECLS
