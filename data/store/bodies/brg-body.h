/* brg-body.h - what an entry of the journal holds: its arguments and its changes
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-body-words.h"

G_BEGIN_DECLS

/* Where a text stands. */
typedef struct
{
  const char *table; /* (nullable): %NULL for an argument */
  const char *key;   /* (nullable): the argument */
  gint64 row_id;
  guint column;
} BrgBodyPlace;

/* Owns what it holds. */
typedef struct
{
  char *seal; /* the salt of its words; in a body from which something was blanked, what was kept */
  char *arguments;
  GBytes *changeset;
  GBytes *inverse;
} BrgBody;

void brg_body_clear (BrgBody *body);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgBody, brg_body_clear)

/* What is blanked of a text. Returns: (transfer full) (nullable) (element-type BrgBodyRange) */
typedef GArray *(*BrgBodyRangeFunc) (const BrgBodyPlace *place, const char *text, gpointer data);

/* What @func finds in a text that may be blanked at all: nobody is named in results, pairs and
 * rounds. Returns: (transfer full) (nullable) (element-type BrgBodyRange) */
GArray *brg_body_find (const BrgBodyPlace *place,
                       const char *text,
                       BrgBodyRangeFunc func,
                       gpointer data);

/* How many ranges @func finds in all texts of the body. Returns: whether it can be read */
gboolean brg_body_count (const BrgBody *body,
                         BrgBodyRangeFunc func,
                         gpointer data,
                         guint *n_ranges);

/* @text with a mark in the place of each of @ranges; details of a person's own row get none.
 * Returns: (transfer full) */
char *brg_body_dup_blanked (const BrgBodyPlace *place,
                            const char *text,
                            const GArray *ranges,
                            const char *sign);

/* How a seal begins that keeps what was not blanked. */
#define BRG_BODY_PROOF "p:"

/**
 * brg_body_commit:
 * @body: a body
 *
 * Each word of a text that may be blanked stands in the result as a hash, everything else as it is:
 * so it is the same before and after words were blanked, and changes with anything else.
 *
 * Returns: whether the body is what its seal is for; @committed is then to be cleared by the caller
 */
gboolean brg_body_commit (const BrgBody *body, BrgBody *committed);

/**
 * brg_body_blank:
 * @body: a body
 * @func: (scope call): what is blanked
 * @data: passed to it
 * @sign: what takes the place of it
 * @blanked: (out): the body without it, with a seal that keeps the rest proven
 * @n_ranges: (out): how many places were blanked
 *
 * Returns: whether the body is what its seal is for
 */
gboolean brg_body_blank (const BrgBody *body,
                         BrgBodyRangeFunc func,
                         gpointer data,
                         const char *sign,
                         BrgBody *blanked,
                         guint *n_ranges);

/* Where of @body something was blanked, as `TABLE ROW` or the name of an argument, each once.
 * Returns: (transfer full) (element-type utf8) */
GPtrArray *brg_body_list_marked (const BrgBody *body);

G_END_DECLS
