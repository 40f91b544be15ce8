/* brg-text-samples.h - texts with fields that a secretary begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BRG_N_TEXT_SAMPLES:
 *
 * How many samples there are.
 */
#define BRG_N_TEXT_SAMPLES 5

/**
 * brg_text_sample_get_name:
 * @sample: which one, below %BRG_N_TEXT_SAMPLES
 *
 * Returns: (transfer none): `Letter of thanks`, not translated
 */
const char *brg_text_sample_get_name (guint sample);

/**
 * brg_text_sample_get_text:
 * @sample: which one
 * @words: a language
 *
 * Returns: (transfer none): lines with fields, as brg_award_text_check() takes them
 */
const char *brg_text_sample_get_text (guint sample, const BrgWords *words);

/**
 * brg_text_sample_find:
 * @paper: id of a paper
 *
 * Returns: the sample that is nearest to what the paper says by itself; %BRG_N_TEXT_SAMPLES for a
 *   paper without a text
 */
guint brg_text_sample_find (const char *paper);

G_END_DECLS
