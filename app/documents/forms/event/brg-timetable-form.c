/* brg-timetable-form.c - the timetable of an event for the wall
 *
 * Tests: tests/app/test-timetable-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-form.h"

#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-timetable-words.h"

enum
{
  COLUMN_DAY,
  COLUMN_HOUR,
  COLUMN_WHAT,
  COLUMN_WHERE,
};

/* "12:00 – 18:00"; of play only its beginning is announced. */
static char *
dup_hours (const BrgTimetableRow *row, const BrgSnapshot *snapshot, const BrgWords *words)
{
  gboolean is_play = row->kind == BRG_TIMETABLE_ROUND;
  g_autofree char *start = brg_timetable_words_hour (words, row, snapshot->event->zone);
  g_autofree char *end = brg_timetable_words_end (words, row, snapshot->event->zone);

  return *end != '\0' && !is_play ? g_strdup_printf ("%s – %s", start, end)
                                  : g_steal_pointer (&start);
}

/* Whoever has read the announced timetable must see what is another one now, and why. A row that
 * the book speaks against and that is kept says why it is kept. */
static gboolean
is_changed (const BrgSnapshot *snapshot, const BrgTimetableRow *row)
{
  return *snapshot->timetable_at != '\0' && !row->is_kept && *row->reason != '\0';
}

/* (transfer container) (element-type utf8): each reason once, in the order of the rows */
static GPtrArray *
list_reasons (const BrgSnapshot *snapshot)
{
  GPtrArray *reasons = g_ptr_array_new ();

  for (guint i = 0; i < snapshot->timetable->len; i++)
    {
      BrgTimetableRow *row = snapshot->timetable->pdata[i];

      if (is_changed (snapshot, row) &&
          !g_ptr_array_find_with_equal_func (reasons, row->reason, g_str_equal, NULL))
        g_ptr_array_add (reasons, row->reason);
    }
  return reasons;
}

/* "*", and "*2" where there are several reasons. */
static char *
dup_mark (const GPtrArray *reasons, const char *reason)
{
  guint index = 0;

  g_ptr_array_find_with_equal_func ((GPtrArray *) reasons, reason, g_str_equal, &index);
  return reasons->len == 1 ? g_strdup ("*") : g_strdup_printf ("*%u", index + 1);
}

/* What is held, with a mark where that was changed. */
static char *
dup_title (const BrgTimetableRow *row,
           const BrgSnapshot *snapshot,
           const GPtrArray *reasons,
           const BrgWords *words)
{
  g_autofree char *title = brg_timetable_words_title (words, row);
  g_autofree char *mark = NULL;

  if (!is_changed (snapshot, row))
    return g_steal_pointer (&title);
  mark = dup_mark (reasons, row->reason);
  return g_strdup_printf ("%s %s", title, mark);
}

static void
add_row (BrgForm *form,
         const BrgTimetableRow *row,
         const char *day,
         gboolean is_first,
         const BrgSnapshot *snapshot,
         const GPtrArray *reasons,
         const BrgWords *words)
{
  BrgFormRow *line = brg_form_add_row (form);

  line->line_above = is_first && form->rows->len > 1;
  if (is_first)
    {
      brg_form_set_cell (line, COLUMN_DAY, brg_date_words_day_of_year (words, day), BRG_FORM_BOLD);
      line->cells[COLUMN_DAY].aside = brg_date_words_weekday (words, day);
    }
  brg_form_set_cell (line, COLUMN_HOUR, dup_hours (row, snapshot, words), BRG_FORM_PLAIN);
  brg_form_set_cell (line, COLUMN_WHAT, dup_title (row, snapshot, reasons, words),
                     row->kind == BRG_TIMETABLE_ROUND ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
  brg_form_set_cell (line, COLUMN_WHERE, g_strdup (row->place), BRG_FORM_PLAIN);
}

static void
fill_table (BrgForm *form,
            const BrgSnapshot *snapshot,
            const GPtrArray *reasons,
            const BrgWords *words)
{
  g_autofree char *before = g_strdup ("");

  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Day"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Hour"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "What"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Where"));
  for (guint i = 0; i < snapshot->timetable->len; i++)
    {
      const BrgTimetableRow *row = snapshot->timetable->pdata[i];
      g_autofree char *day = brg_timetable_words_day (row, snapshot->event->zone);

      add_row (form, row, day, !g_str_equal (day, before), snapshot, reasons, words);
      g_free (before);
      before = g_steal_pointer (&day);
    }
}

/* Those of the rows, whatever days the event has. */
static char *
dup_days (const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgEvent *event = snapshot->event;

  if (snapshot->timetable->len == 0)
    return brg_date_words_range (words, event->starts, event->ends);
  return brg_timetable_words_range (words, snapshot->timetable, event->zone);
}

/* What has been played through is no draft any more. */
static gboolean
is_played (const BrgSnapshot *snapshot)
{
  gint n_rounds = brg_snapshot_count_rounds (snapshot);

  return n_rounds > 0 && brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED) >= n_rounds;
}

static void
add_notes (BrgForm *form,
           const BrgSnapshot *snapshot,
           const GPtrArray *reasons,
           const BrgWords *words)
{
  g_autofree char *at =
      *snapshot->timetable_at != '\0'
          ? brg_date_words_stamp (words, snapshot->timetable_at, snapshot->event->zone)
          : NULL;

  if (*snapshot->group->time_control != '\0')
    g_ptr_array_add (form->notes, g_strdup_printf (
                                      /* Translators: a time control as it was entered */
                                      W_ (words, "Time control: %s. Times are local."),
                                      snapshot->group->time_control));
  else
    g_ptr_array_add (form->notes, g_strdup (W_ (words, "Times are local.")));
  if (at != NULL)
    g_ptr_array_add (form->notes,
                     /* Translators: date and time */
                     g_strdup_printf (W_ (words, "Announced %s."), at));
  else if (!is_played (snapshot))
    g_ptr_array_add (form->notes,
                     g_strdup (W_ (words, "Draft: the timetable is not announced yet.")));
  for (guint i = 0; i < reasons->len; i++)
    {
      g_autofree char *mark = dup_mark (reasons, reasons->pdata[i]);

      g_ptr_array_add (form->notes,
                       /* Translators: a mark that stands in the timetable; the reason */
                       g_strdup_printf (W_ (words, "%s Changed after the announcement: %s."), mark,
                                        (const char *) reasons->pdata[i]));
    }
}

BrgForm *
brg_timetable_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) reasons = NULL;
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document; "Расписание соревнования" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Timetable of the event")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, dup_days (snapshot, words));
  reasons = list_reasons (snapshot);
  fill_table (form, snapshot, reasons, words);
  add_notes (form, snapshot, reasons, words);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
