/* brg-trf-fail.c - what is wrong with a report file, where, and whether it is mended
 *
 * Tests: tests/data/test-trf-read.c, tests/data/test-trf-repairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdarg.h>

#include "brg-trf-reading-private.h"

/* More than anybody looks through: such a file is no report, and is refused. */
#define MOST_REPAIRS 2000

gboolean
brg_trf_fail (BrgTrfReading *reading,
              BrgFormatError code,
              const BrgTrfLine *line,
              guint column,
              const char *format,
              ...)
{
  va_list arguments;

  g_free (reading->fault.text);
  va_start (arguments, format);
  reading->fault =
      (BrgTrfFault){ code, line->number, column, g_strdup_vprintf (format, arguments) };
  va_end (arguments);
  return FALSE;
}

/* A repair, and whether it is to be carried out. Takes @fault and @detail. */
static gboolean
add_repair (BrgTrfReading *reading,
            BrgTrfRepairKind kind,
            guint line,
            guint column,
            char *fault,
            char *detail,
            gboolean is_needed)
{
  BrgTrfRepair *repair = g_new0 (BrgTrfRepair, 1);

  *repair = (BrgTrfRepair){
    .kind = kind,
    .line = line,
    .column = column,
    .fault = fault,
    .detail = detail,
    .is_needed = is_needed,
    .is_taken = !brg_trf_repair_is_left (reading->left, kind, line, column),
  };
  g_ptr_array_add (reading->trf->repairs, repair);
  return repair->is_taken;
}

gboolean
brg_trf_mend_as (BrgTrfReading *reading, BrgTrfRepairKind kind, char *detail)
{
  BrgTrfFault *fault = &reading->fault;

  if (!reading->mends || fault->text == NULL || reading->trf->repairs->len >= MOST_REPAIRS)
    {
      g_free (detail);
      return FALSE;
    }
  if (!add_repair (reading, kind, fault->line, fault->column, g_strdup (fault->text), detail, TRUE))
    return FALSE;
  g_clear_pointer (&fault->text, g_free);
  return TRUE;
}

gboolean
brg_trf_mend (BrgTrfReading *reading, BrgTrfRepairKind kind)
{
  return brg_trf_mend_as (reading, kind, NULL);
}

gboolean
brg_trf_offer (BrgTrfReading *reading,
               BrgTrfRepairKind kind,
               const BrgTrfLine *line,
               guint column,
               char *detail,
               const char *format,
               ...)
{
  char *text;
  va_list arguments;

  if (!reading->mends || reading->trf->repairs->len >= MOST_REPAIRS)
    {
      g_free (detail);
      return FALSE;
    }
  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return add_repair (reading, kind, line->number, column, text, detail, FALSE);
}

/* A line that is not carried out as it stands is written again as a comment. */
void
brg_trf_keep_as_comment (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTrfRaw *raw = g_new0 (BrgTrfRaw, 1);
  g_autofree char *text = g_strchomp (g_strndup (line->text, line->n_bytes));

  raw->text = g_strconcat ("### ", text, NULL);
  raw->after_players = TRUE;
  raw->line = line->number;
  raw->is_comment = TRUE;
  g_ptr_array_add (reading->trf->raw, raw);
}
