/* brg-disqualification.h - who may take part in no event for a term
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgDisqualification:
 * @id: row in the database
 * @name: the whole name, never empty
 * @birth: date or year of birth, may be empty
 * @first_day: `YYYY-MM-DD`, empty for no limit
 * @last_day: the last day of the term, empty for no limit
 * @decided_by: who decided
 * @reason: why
 *
 * A disqualification. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *birth;
  char *first_day;
  char *last_day;
  char *decided_by;
  char *reason;
} BrgDisqualification;

/**
 * brg_disqualification_new:
 *
 * Returns: (transfer full): one with empty texts
 */
BrgDisqualification *brg_disqualification_new (void);

/**
 * brg_disqualification_free:
 * @self: (nullable): a disqualification
 */
void brg_disqualification_free (BrgDisqualification *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDisqualification, brg_disqualification_free)

G_END_DECLS
