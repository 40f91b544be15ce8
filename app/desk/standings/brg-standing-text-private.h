/* brg-standing-text-private.h - an answer in the making, for its files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-standing-text.h"

G_BEGIN_DECLS

/* An answer in the making. */
typedef struct
{
  const BrgStandingScene *scene;
  BrgStandingAnswer *answer;
} BrgStandingMaking;

/* Takes @text; @article may be NULL. */
void brg_standing_text_add_sentence (const BrgStandingMaking *making,
                                     char *text,
                                     const char *article);

/* The games among those who are equal before the direct encounter, down to where the two differ.
 * Returns: (transfer full) */
BrgMutualTable *brg_standing_text_find_mutual (const BrgStandingMaking *making,
                                               const BrgBreakdown *breakdown,
                                               gint criterion);

/* Why the one is ahead at the criterion that decides. */
void brg_standing_text_tell_deciding (const BrgStandingMaking *making, gint criterion);

G_END_DECLS
