/* brg-ctl-manual.c - writes the manual as pages for a browser or as a PDF
 *
 * Tests: tests/app/bergerctl-manual.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"
#include "brg-manual-book.h"

static BrgCtlStatus
run_manual (int argc, char **argv)
{
  g_autofree char *language = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    { "lang", 0, 0, G_OPTION_ARG_STRING, &language, "language of the manual", "ru|uk|en" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      "a PDF, or a folder for pages that a browser shows", "OUT.pdf|FOLDER" },
    { 0 },
  };
  gboolean is_written;

  if (!brg_ctl_parse ("", entries, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (output == NULL)
    return brg_ctl_complain ("manual wants -o OUT.pdf or a folder");
  if (!brg_ctl_settle_language ("manual", &language))
    return BRG_CTL_WRONG;
  is_written = brg_ctl_is_pdf (output) ? brg_manual_book_write_pdf (language, output, &error)
                                       : brg_manual_book_write_html (language, output, &error);
  return is_written ? BRG_CTL_YES : brg_ctl_complain ("%s", error->message);
}

const BrgCtlCommand brg_ctl_manual = { "manual", run_manual, "[--lang L] -o OUT.pdf|FOLDER" };
