/* brg-mode-remark.c - FIDE mode of a group, and an irregular act that was done in it
 *
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mode-remark.h"

#include "brg-irregular-act.h"

void
brg_mode_remark_free (BrgModeRemark *remark)
{
  if (remark == NULL)
    return;
  g_free (remark->act);
  g_free (remark->detail);
  g_free (remark->at);
  g_free (remark);
}

char *
brg_mode_remark_dup_line (const BrgModeRemark *remark)
{
  const BrgIrregularAct *act;

  g_return_val_if_fail (remark != NULL, NULL);

  act = brg_irregular_act_find (remark->act);
  if (act == NULL || act->kind == NULL)
    return NULL;
  return g_strdup_printf ("%s @ Round %d: %s%s%s", act->kind, remark->round, act->sentence,
                          *remark->detail != '\0' ? " " : "", remark->detail);
}
