/* brg-postal-notes.h - what is to be noted of letters that came from a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correspondence.h"
#include "brg-postal-file.h"

G_BEGIN_DECLS

/**
 * BrgPostalFileNote:
 * @line: line of the file, from 1; 0 where the record has none
 * @text: what is doubted, a sentence
 */
typedef struct
{
  guint line;
  char *text;
} BrgPostalFileNote;

/**
 * brg_postal_notes_new:
 * @game: a game after it took a file in
 * @rules: what its book says
 * @n_before: how many records it had before; the others are those of the file, in its order
 * @file: the file
 * @on: today
 *
 * Returns: (transfer full) (element-type BrgPostalFileNote): days of the new records that hardly
 * can be
 */
GArray *brg_postal_notes_new (const BrgPostalGame *game,
                              const BrgCorrespondenceRules *rules,
                              guint n_before,
                              const BrgPostalGame *file,
                              BrgPostalDay on);

G_END_DECLS
