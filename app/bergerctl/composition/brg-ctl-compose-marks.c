/* brg-ctl-compose-marks.c - bergerctl compose marks: what the book fixes about contests
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-compose-marks.h"

#include "brg-composition-facts.h"
#include "brg-ctl-compose-file.h"

/* Returns whether the row was a question; @lines gets the answer. */
static gboolean
answer_row (const char *path, const BrgCtlComposeRow *row, GString *lines)
{
  g_auto (GStrv) fields = g_strsplit (row->text, "\t", -1);
  g_auto (BrgCompositionFact) fact = { 0 };

  if (!g_utf8_validate (row->text, -1, NULL))
    {
      brg_ctl_compose_complain (path, row, 1, "not in UTF-8");
      return FALSE;
    }
  if (g_strv_length (fields) < 2)
    {
      brg_ctl_compose_complain (path, row, g_utf8_strlen (row->text, -1) + 1,
                                "a field is missing: what and value are expected");
      return FALSE;
    }
  brg_composition_fact_ask (fields[0], fields[1], &fact);
  if (!fact.is_asked)
    {
      brg_ctl_compose_complain (path, row, fact.is_known ? g_utf8_strlen (fields[0], -1) + 2 : 1,
                                fact.is_known ? "the question cannot be asked with this value"
                                              : "the question is mark, publication, priority, "
                                                "competes, entry-window or final-results");
      return FALSE;
    }
  g_string_append_printf (lines, "%s\t%s\n", fact.answer,
                          fact.article != NULL ? fact.article : "-");
  return TRUE;
}

BrgCtlStatus
brg_ctl_compose_marks (int argc, char **argv)
{
  const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  rows = brg_ctl_compose_load (argv[1], "what");
  if (rows == NULL)
    return BRG_CTL_WRONG;
  for (guint i = 0; i < rows->len; i++)
    if (!answer_row (argv[1], rows->pdata[i], lines))
      return BRG_CTL_WRONG;
  g_print ("%s", lines->str);
  return BRG_CTL_YES;
}
