/* brg-timetable.c - what is held when: the timetable of a group, as values
 *
 * Tests: tests/data/test-store-timetable.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable.h"

#include <string.h>

static const char *const words[BRG_N_TIMETABLE_KINDS] = {
  [BRG_TIMETABLE_ROUND] = "round",     [BRG_TIMETABLE_RESUMPTION] = "resumption",
  [BRG_TIMETABLE_ARRIVAL] = "arrival", [BRG_TIMETABLE_ADMISSION] = "admission",
  [BRG_TIMETABLE_MEETING] = "meeting", [BRG_TIMETABLE_OPENING] = "opening",
  [BRG_TIMETABLE_DRAW] = "draw",       [BRG_TIMETABLE_REST] = "rest",
  [BRG_TIMETABLE_CLOSING] = "closing", [BRG_TIMETABLE_DEPARTURE] = "departure",
  [BRG_TIMETABLE_OTHER] = "other",
};

BrgTimetableRow *
brg_timetable_row_new (BrgTimetableKind kind)
{
  BrgTimetableRow *row = g_new0 (BrgTimetableRow, 1);

  row->kind = kind;
  row->day = g_strdup ("");
  row->starts_at = g_strdup ("");
  row->title = g_strdup ("");
  row->place = g_strdup ("");
  row->reason = g_strdup ("");
  return row;
}

BrgTimetableRow *
brg_timetable_row_copy (const BrgTimetableRow *row)
{
  BrgTimetableRow *copy;

  g_return_val_if_fail (row != NULL, NULL);

  copy = g_memdup2 (row, sizeof *row);
  copy->day = g_strdup (row->day);
  copy->starts_at = g_strdup (row->starts_at);
  copy->title = g_strdup (row->title);
  copy->place = g_strdup (row->place);
  copy->reason = g_strdup (row->reason);
  return copy;
}

void
brg_timetable_row_free (BrgTimetableRow *row)
{
  if (row == NULL)
    return;
  g_free (row->day);
  g_free (row->starts_at);
  g_free (row->title);
  g_free (row->place);
  g_free (row->reason);
  g_free (row);
}

gboolean
brg_timetable_row_equal (const BrgTimetableRow *a, const BrgTimetableRow *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->kind == b->kind && a->round == b->round && a->minutes == b->minutes &&
         a->is_by_hand == b->is_by_hand && a->is_kept == b->is_kept &&
         g_str_equal (a->day, b->day) && g_str_equal (a->starts_at, b->starts_at) &&
         g_str_equal (a->title, b->title) && g_str_equal (a->place, b->place) &&
         g_str_equal (a->reason, b->reason);
}

GPtrArray *
brg_timetable_rows_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_timetable_row_free);
}

const BrgTimetableRow *
brg_timetable_find_round (const GPtrArray *rows, gint round)
{
  g_return_val_if_fail (rows != NULL, NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTimetableRow *row = rows->pdata[i];

      if (row->kind == BRG_TIMETABLE_ROUND && row->round == round)
        return row;
    }
  return NULL;
}

/* Nobody plays before or after; and what is added to such a year is a date still. */
static gboolean
is_year (gint year)
{
  return year >= 1900 && year <= 2999;
}

gboolean
brg_timetable_is_day (const char *text)
{
  g_auto (GStrv) parts = NULL;
  guint64 numbers[3];

  g_return_val_if_fail (text != NULL, FALSE);

  parts = g_strsplit (text, "-", -1);
  if (strlen (text) != strlen ("YYYY-MM-DD") || g_strv_length (parts) != 3)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    if (!g_ascii_string_to_unsigned (parts[i], 10, 1, 9999, &numbers[i], NULL))
      return FALSE;
  return strlen (parts[0]) == 4 && strlen (parts[1]) == 2 && is_year ((gint) numbers[0]) &&
         g_date_valid_dmy ((GDateDay) numbers[2], (GDateMonth) numbers[1], (GDateYear) numbers[0]);
}

GDateTime *
brg_timetable_moment (const char *utc)
{
  g_autoptr (GDateTime) moment = NULL;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (utc != NULL, NULL);

  if (!g_str_has_suffix (utc, "Z"))
    return NULL;
  /* GLib wants seconds. */
  if (strlen (utc) == strlen ("YYYY-MM-DDThh:mmZ"))
    whole = g_strdup_printf ("%.16s:00Z", utc);
  moment = g_date_time_new_from_iso8601 (whole != NULL ? whole : utc, NULL);
  return moment != NULL && is_year (g_date_time_get_year (moment)) ? g_steal_pointer (&moment)
                                                                   : NULL;
}

const char *
brg_timetable_kind_to_word (BrgTimetableKind kind)
{
  g_return_val_if_fail (kind < BRG_N_TIMETABLE_KINDS, "other");

  return words[kind];
}

gboolean
brg_timetable_kind_from_word (const char *word, BrgTimetableKind *kind)
{
  g_return_val_if_fail (word != NULL && kind != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i]))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}
