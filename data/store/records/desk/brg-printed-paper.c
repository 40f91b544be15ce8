/* brg-printed-paper.c - a paper as it left the program
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-printed-paper.h"

BrgPrintedPaper *
brg_printed_paper_new (void)
{
  BrgPrintedPaper *paper = g_new0 (BrgPrintedPaper, 1);

  paper->kind = g_strdup ("");
  paper->title = g_strdup ("");
  paper->language = g_strdup ("");
  paper->state = g_strdup ("");
  paper->printed_at = g_strdup ("");
  paper->choice = g_strdup ("");
  paper->sha256 = g_strdup ("");
  paper->content = g_strdup ("");
  paper->lost = g_strdup ("");
  paper->copies = 1;
  paper->sheets = 1;
  return paper;
}

void
brg_printed_paper_set (char **place, const char *text)
{
  g_return_if_fail (place != NULL && text != NULL);

  g_free (*place);
  *place = g_strdup (text);
}

void
brg_printed_paper_free (BrgPrintedPaper *paper)
{
  if (paper == NULL)
    return;
  g_free (paper->kind);
  g_free (paper->title);
  g_free (paper->language);
  g_free (paper->state);
  g_free (paper->printed_at);
  g_free (paper->choice);
  g_free (paper->sha256);
  g_free (paper->content);
  g_free (paper->lost);
  g_free (paper);
}
