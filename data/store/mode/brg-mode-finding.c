/* brg-mode-finding.c - an irregular act that was done, and what is held until it is confirmed
 *
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mode-finding.h"

#include <string.h>

BrgModeFinding *
brg_mode_finding_new (const char *id, gint64 group_id, gint round, const char *detail)
{
  BrgModeFinding *finding = g_new0 (BrgModeFinding, 1);

  finding->act = brg_irregular_act_find (id);
  finding->group_id = group_id;
  finding->round = round;
  finding->detail = g_strdup (detail != NULL ? detail : "");
  return finding;
}

void
brg_mode_finding_free (BrgModeFinding *finding)
{
  if (finding == NULL)
    return;
  g_free (finding->detail);
  g_free (finding);
}

GPtrArray *
brg_mode_findings_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_mode_finding_free);
}

BrgIrregularLevel
brg_mode_findings_get_level (const GPtrArray *findings)
{
  BrgIrregularLevel level = BRG_IRREGULAR_NONE;

  g_return_val_if_fail (findings != NULL, level);

  for (guint i = 0; i < findings->len; i++)
    level = MAX (level, ((const BrgModeFinding *) findings->pdata[i])->act->level);
  return level;
}

static gboolean
is_earlier (const GPtrArray *findings, guint index)
{
  for (guint i = 0; i < index; i++)
    if (((const BrgModeFinding *) findings->pdata[i])->act ==
        ((const BrgModeFinding *) findings->pdata[index])->act)
      return TRUE;
  return FALSE;
}

char *
brg_mode_findings_dup_ids (const GPtrArray *findings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (findings != NULL, NULL);

  for (guint i = 0; i < findings->len; i++)
    if (!is_earlier (findings, i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "",
                              ((const BrgModeFinding *) findings->pdata[i])->act->id);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_mode_held_free (BrgModeHeld *held)
{
  if (held == NULL)
    return;
  g_free (held->name);
  g_free (held->arguments);
  g_clear_pointer (&held->changeset, g_bytes_unref);
  g_clear_pointer (&held->findings, g_ptr_array_unref);
  g_free (held);
}
