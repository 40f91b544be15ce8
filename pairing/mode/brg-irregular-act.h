/* brg-irregular-act.h - acts that FIDE's rules let the arbiter do, or not, and how he is warned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgIrregularLevel:
 * @BRG_IRREGULAR_NONE: nothing is irregular
 * @BRG_IRREGULAR_REMARK: it is told
 * @BRG_IRREGULAR_NOTICE: it is acknowledged
 * @BRG_IRREGULAR_CONFIRM: it is confirmed
 * @BRG_IRREGULAR_TWICE: it is confirmed in two steps, with what follows spelled out
 * @BRG_IRREGULAR_NEVER: it is refused in FIDE mode
 *
 * How an arbiter is warned. Nothing lowers a level.
 */
typedef enum
{
  BRG_IRREGULAR_NONE,
  BRG_IRREGULAR_REMARK,
  BRG_IRREGULAR_NOTICE,
  BRG_IRREGULAR_CONFIRM,
  BRG_IRREGULAR_TWICE,
  BRG_IRREGULAR_NEVER,
} BrgIrregularLevel;

/**
 * BrgIrregularAct:
 * @id: id in files and the journal; a constant string
 * @question: question of the check list of programs, `Q69`
 * @level: how the arbiter is warned
 * @kind: (nullable): kind of the remark in the report, `MPA`; %NULL for none
 * @sentence: what is done, marked for translation
 * @follows: what follows, marked for translation
 * @regular: what would be regular, marked for translation
 * @article: (nullable): book id and article of the rule
 * @is_of_pairs: whether it is about the pairs of a round: it is forgotten when they are taken back
 *
 * A row of the table of irregular acts.
 */
typedef struct
{
  const char *id;
  const char *question;
  BrgIrregularLevel level;
  const char *kind;
  const char *sentence;
  const char *follows;
  const char *regular;
  const char *article;
  gboolean is_of_pairs;
} BrgIrregularAct;

/**
 * brg_irregular_acts:
 * @n_acts: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_acts): the table
 */
const BrgIrregularAct *brg_irregular_acts (guint *n_acts);

/**
 * brg_irregular_act_find:
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the row
 */
const BrgIrregularAct *brg_irregular_act_find (const char *id);

/**
 * brg_fide_mode_is_offered:
 * @rulebook: a rule book
 * @system_id: a pairing system
 *
 * Returns: whether a tournament by these can be held in FIDE mode: its games count for FIDE, and
 *   the system is one of FIDE's
 */
gboolean brg_fide_mode_is_offered (const BrgRulebook *rulebook, const char *system_id);

G_END_DECLS
