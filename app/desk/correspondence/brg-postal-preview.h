/* brg-postal-preview.h - what a letter would bring before it is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-postal-doubt.h"
#include "brg-postal-draft.h"

G_BEGIN_DECLS

/**
 * BrgPostalCheck:
 *
 * Whether a letter is complete (10.2.3, 10.2.5): moves of the other repeated, three dates, both
 * totals, full notation, right totals; and whether its moves can be made (10.2.10).
 */
typedef enum
{
  BRG_POSTAL_HAS_REPETITION = 1 << 0,
  BRG_POSTAL_HAS_DATES = 1 << 1,
  BRG_POSTAL_HAS_TOTALS = 1 << 2,
  BRG_POSTAL_HAS_NOTATION = 1 << 3,
  BRG_POSTAL_HAS_RIGHT_TOTALS = 1 << 4,
  BRG_POSTAL_HAS_POSSIBLE_MOVES = 1 << 5,
  BRG_POSTAL_HAS_FORM = 1 << 6,
} BrgPostalCheck;

/**
 * BrgPostalPreview:
 * @before_game: (nullable): the letters before the one that is typed
 * @before: (nullable): what the rules make of those
 * @game: (nullable): the letters with the one that is typed
 * @chart: (nullable): what the rules would make of them
 * @fault: why not
 * @checks: what of #BrgPostalCheck is as it should be
 * @due: by #BrgColour, the totals that are right
 * @n_before: how many half-moves stood before
 * @has_other: whether the other has written before, so that there is something to repeat
 * @scoring: what results are worth in the event; not owned
 * @doubts: (nullable) (element-type BrgPostalDoubt): days of it that are doubted
 *
 * What a letter would bring before it is stored.
 */
typedef struct
{
  BrgPostalGame *before_game;
  BrgPostalChart *before;
  BrgPostalGame *game;
  BrgPostalChart *chart;
  BrgPostalFault fault;
  guint checks;
  guint due[3];
  guint n_before;
  gboolean has_other;
  const BrgScoring *scoring;
  GArray *doubts;
} BrgPostalPreview;

/**
 * brg_postal_preview_init:
 * @preview: (out caller-allocates): what @line would bring
 * @desk: a desk
 * @matter: one of its games
 * @row_id: row of the record that is corrected, 0 for a new one
 * @line: (nullable): a line of a game file; %NULL for all as it is
 */
void brg_postal_preview_init (BrgPostalPreview *preview,
                              const BrgPostalDesk *desk,
                              const BrgPostalCase *matter,
                              gint64 row_id,
                              const char *line);

/** brg_postal_preview_clear: Frees what @preview holds */
void brg_postal_preview_clear (BrgPostalPreview *preview);

/** brg_postal_preview_find_misnumbered: Returns: of which letter with a wrong number @draft has to
 * speak, as brg_postal_chart_find_misnumbered(); 0 for none */
guint brg_postal_preview_find_misnumbered (const BrgPostalDraft *draft,
                                           const BrgPostalDesk *desk,
                                           const BrgPostalCase *matter,
                                           gboolean *is_own);

G_END_DECLS
