/* brg-disqualification.c - who may take part in no event for a term
 *
 * Tests: tests/data/test-store-disqualifications.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-disqualification.h"

BrgDisqualification *
brg_disqualification_new (void)
{
  BrgDisqualification *self = g_new0 (BrgDisqualification, 1);

  self->name = g_strdup ("");
  self->birth = g_strdup ("");
  self->first_day = g_strdup ("");
  self->last_day = g_strdup ("");
  self->decided_by = g_strdup ("");
  self->reason = g_strdup ("");
  return self;
}

void
brg_disqualification_free (BrgDisqualification *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->birth);
  g_free (self->first_day);
  g_free (self->last_day);
  g_free (self->decided_by);
  g_free (self->reason);
  g_free (self);
}
