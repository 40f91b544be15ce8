/* brg-trf-fail.c - what is wrong with a report file, and where
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdarg.h>

#include "brg-trf-private.h"

gboolean
brg_trf_fail (BrgTrfReading *reading,
              BrgFormatError code,
              const BrgTrfLine *line,
              guint column,
              const char *format,
              ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  brg_format_set_error (reading->error, code, reading->name, line->number, column, "%s", text);
  return FALSE;
}
