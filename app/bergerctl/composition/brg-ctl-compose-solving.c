/* brg-ctl-compose-solving.c - bergerctl compose solving: contests for solving
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-compose-solving.h"

#include "brg-composition-solving.h"
#include "brg-ctl-compose-file.h"

/* Returns whether the row was a contest; @lines gets the answer. */
static gboolean
count_row (const char *path, const BrgCtlComposeRow *row, GString *lines)
{
  g_auto (GStrv) fields = g_strsplit (row->text, "\t", -1);
  g_autoptr (BrgCompositionSolving) solving = NULL;
  BrgCompositionSolvingFault fault = { 0 };
  g_autofree char *answer = NULL;

  if (!g_utf8_validate (row->text, -1, NULL))
    {
      brg_ctl_compose_complain (path, row, 1, "not in UTF-8");
      return FALSE;
    }
  if (g_strv_length (fields) < 3)
    {
      brg_ctl_compose_complain (path, row, g_utf8_strlen (row->text, -1) + 1,
                                "a field is missing: case, maximum and entries are expected");
      return FALSE;
    }
  solving = brg_composition_solving_read (fields[1], fields[2], &fault);
  if (solving == NULL)
    {
      glong before = g_utf8_strlen (fields[0], -1) + 1 +
                     (fault.in_entries ? g_utf8_strlen (fields[1], -1) + 1 : 0);

      brg_ctl_compose_complain (path, row, before + fault.column, fault.text);
      g_free (fault.text);
      return FALSE;
    }
  answer = brg_composition_solving_dup_row (solving);
  g_string_append_printf (lines, "%s\n", answer);
  return TRUE;
}

BrgCtlStatus
brg_ctl_compose_solving (int argc, char **argv)
{
  const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  rows = brg_ctl_compose_load (argv[1], "case");
  if (rows == NULL)
    return BRG_CTL_WRONG;
  for (guint i = 0; i < rows->len; i++)
    if (!count_row (argv[1], rows->pdata[i], lines))
      return BRG_CTL_WRONG;
  g_print ("%s", lines->str);
  return BRG_CTL_YES;
}
