/* brg-body-words.h - one text of an entry of the journal, word by word
 *
 * An entry commits to each of its words apart, so that a word can be blanked and all others stay
 * proven. A text without a space is one word. What stands between words is no secret.
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where the keys of the words of one body come from: the salt from which all are made, or, in a
 * body from which something was blanked, what was kept of each word. */
typedef struct
{
  const char *salt;  /* (nullable) */
  const char *proof; /* (nullable): read on from here */
  guint next;        /* number of the next word */
} BrgBodyKeys;

/* A part of a text that is blanked, in bytes; @sign takes its place. */
typedef struct
{
  gsize start;
  gsize end;
} BrgBodyRange;

/* Length of a mark such as `[#17]` at the beginning of @text, 0 for none. */
gsize brg_body_words_measure_mark (const char *text);

/**
 * brg_body_words_commit:
 * @keys: where the keys come from; read on
 * @text: a text
 * @is_own: whether it stands in the row of the person itself, of which every detail may be blanked
 *
 * Returns: (transfer full) (nullable): what the entry commits to, the same before and after
 *   something of it was blanked; %NULL when the text is not what the keys are for
 */
char *brg_body_words_commit (BrgBodyKeys *keys, const char *text, gboolean is_own);

/**
 * brg_body_words_blank:
 * @keys: where the keys come from; read on
 * @text: a text
 * @ranges: (element-type BrgBodyRange): what is blanked, in order, each of whole words
 * @proof: what is kept of each word is appended here
 *
 * Returns: whether the text is what the keys are for
 */
gboolean brg_body_words_blank (BrgBodyKeys *keys,
                               const char *text,
                               const GArray *ranges,
                               GString *proof);

G_END_DECLS
