/* brg-ctl-timetable.c - bergerctl timetable: what is held when, read and set
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-ctl-place.h"
#include "brg-plain-file.h"
#include "brg-store-timetable.h"
#include "brg-text-tidy.h"
#include "brg-timetable-draft-fill.h"
#include "brg-timetable-words.h"

#define MOST_BYTES (1024 * 1024)

/* What stands in a line; what is printed behind them is not read. */
enum
{
  FIELD_KIND,
  FIELD_ROUND,
  FIELD_WHEN,
  FIELD_TAKES,
  FIELD_TITLE,
  FIELD_PLACE,
  N_FIELDS,
};

/* What is asked for. */
typedef struct
{
  BrgCtlPlace where;
  char *file;
  char *hours;
  char *first_day;
  char *free_days;
  char *takes;
  char *place;
  char *reason;
  gboolean announces;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->file);
  g_free (asked->hours);
  g_free (asked->first_day);
  g_free (asked->free_days);
  g_free (asked->takes);
  g_free (asked->place);
  g_free (asked->reason);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

/* Day and hour as they are read again. */
static char *
dup_when (const BrgTimetableRow *row, const char *zone)
{
  g_autofree char *day = brg_timetable_words_day (row, zone);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *hour = brg_timetable_words_hour (words, row, zone);

  return *hour != '\0' ? g_strdup_printf ("%s %s", day, hour) : g_steal_pointer (&day);
}

static void
print_row (const BrgTimetableDraft *draft, guint index, const char *zone)
{
  const BrgTimetableRow *row = brg_timetable_draft_get_row (draft, index);
  const BrgTimetableFault *fault = brg_timetable_draft_find_fault (draft, index);
  g_autofree char *when = dup_when (row, zone);
  g_autofree char *takes = brg_timetable_dup_minutes (row->minutes);
  g_autofree char *title = brg_ctl_dup_cell (row->title);
  g_autofree char *place = brg_ctl_dup_cell (row->place);
  g_autofree char *reason = brg_ctl_dup_cell (row->reason);

  g_print ("%s\t%d\t%s\t%s\t%s\t%s\t%s", brg_timetable_kind_to_word (row->kind), row->round, when,
           takes, title, place, reason);
  if (fault != NULL)
    {
      g_autoptr (BrgWords) words = brg_words_open ("en");
      g_autofree char *text = brg_timetable_words_fault (words, fault);

      g_print ("\t%s%s%s%s%s", row->is_kept ? "kept: " : "", text,
               fault->article != NULL ? " (" : "", fault->article != NULL ? fault->article : "",
               fault->article != NULL ? ")" : "");
    }
  g_print ("\n");
}

static BrgCtlStatus
print_timetable (BrgStore *store, BrgSnapshot *snapshot)
{
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (store, snapshot);

  for (guint i = 0; i < brg_timetable_draft_get_rows (draft)->len; i++)
    print_row (draft, i, snapshot->event->zone);
  return BRG_CTL_YES;
}

/* How surely a row of the file is one that is stored. */
typedef enum
{
  LIKENESS_SAME, /* kind, round, start and title agree; of a round its number does */
  LIKENESS_START,
  LIKENESS_DAY,
  N_LIKENESSES,
} Likeness;

static gboolean
is_alike (const BrgTimetableRow *stored,
          const char *stored_day,
          const BrgTimetableRow *row,
          const char *day,
          Likeness likeness)
{
  if (stored->kind != row->kind || stored->round != row->round)
    return FALSE;
  if (row->kind == BRG_TIMETABLE_ROUND)
    return TRUE;
  if (likeness == LIKENESS_DAY)
    return g_str_equal (stored_day, day);
  return g_str_equal (stored->day, row->day) && g_str_equal (stored->starts_at, row->starts_at) &&
         (likeness == LIKENESS_START || g_str_equal (stored->title, row->title));
}

/* (transfer full) (element-type utf8) */
static GPtrArray *
list_days (const GPtrArray *rows, const char *zone)
{
  GPtrArray *days = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (days, brg_timetable_words_day (rows->pdata[i], zone));
  return days;
}

/* A row that is there already keeps its place in the database: an hour may be moved. */
static void
find_ids (const BrgSnapshot *snapshot, GPtrArray *rows)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  g_autoptr (GPtrArray) stored_days = list_days (snapshot->timetable, snapshot->event->zone);
  g_autoptr (GPtrArray) days = list_days (rows, snapshot->event->zone);

  g_ptr_array_extend (before, snapshot->timetable, NULL, NULL);
  for (Likeness likeness = LIKENESS_SAME; likeness < N_LIKENESSES; likeness++)
    for (guint i = 0; i < rows->len; i++)
      {
        BrgTimetableRow *row = rows->pdata[i];

        for (guint k = 0; row->id == 0 && k < before->len; k++)
          if (before->pdata[k] != NULL &&
              is_alike (before->pdata[k], stored_days->pdata[k], row, days->pdata[i], likeness))
            {
              row->id = ((const BrgTimetableRow *) before->pdata[k])->id;
              before->pdata[k] = NULL;
            }
      }
}

static BrgTimetableRow *
read_line (const char *line, const BrgTimetableDraft *draft, const char **fault)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", -1);
  g_autoptr (BrgTimetableRow) row = brg_timetable_row_new (BRG_TIMETABLE_OTHER);
  guint64 round;

  *fault = NULL;
  if (g_strv_length (fields) < FIELD_TAKES)
    *fault = "kind, round and day are wanted, with tabs between them";
  else if (!brg_timetable_kind_from_word (fields[FIELD_KIND], &row->kind))
    *fault = "there is no such kind of row";
  else if (!g_ascii_string_to_unsigned (fields[FIELD_ROUND], 10, 0, 300, &round, NULL))
    *fault = "the round is a number from 0 to 300";
  else if (!brg_timetable_draft_set_when (draft, row, fields[FIELD_WHEN]))
    *fault = "no day, or no hour: 2026-11-21 15:00";
  if (*fault != NULL)
    return NULL;
  row->round = (gint) round;
  row->is_by_hand = TRUE;
  for (guint i = FIELD_TAKES; i < MIN (g_strv_length (fields), N_FIELDS); i++)
    {
      char **text = i == FIELD_TITLE ? &row->title : &row->place;

      if (i == FIELD_TAKES && !brg_timetable_parse_minutes (fields[i], &row->minutes))
        {
          *fault = "a row takes hours, 5 or 2:30, at most a day";
          return NULL;
        }
      if (i == FIELD_TAKES)
        continue;
      if (!brg_text_is_printable (fields[i]))
        {
          *fault = i == FIELD_TITLE ? "the title has a character that cannot be printed"
                                    : "the place has a character that cannot be printed";
          return NULL;
        }
      g_free (*text);
      *text = g_strdup (fields[i]);
    }
  return g_steal_pointer (&row);
}

/* NULL when something is wrong, which is told with its line. */
static GPtrArray *
read_file (const char *path, BrgStore *store, BrgSnapshot *snapshot)
{
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (store, snapshot);
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = brg_plain_file_read (path, MOST_BYTES, &error);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint line;

  if (bytes == NULL)
    {
      brg_ctl_complain ("%s", error->message);
      return NULL;
    }
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  line = brg_text_find_bad_line (text, g_bytes_get_size (bytes));
  if (line > 0)
    {
      brg_ctl_complain ("%s:%u:1: not UTF-8", path, line);
      return NULL;
    }
  /* Editors put a byte order mark before the first line. */
  lines = g_strsplit (text + (g_str_has_prefix (text, "\xef\xbb\xbf") ? 3 : 0), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *fault;
      BrgTimetableRow *row;

      g_strchomp (lines[i]);
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      row = read_line (lines[i], draft, &fault);
      if (row == NULL)
        {
          brg_ctl_complain ("%s:%u: %s", path, i + 1, fault);
          return NULL;
        }
      g_ptr_array_add (rows, row);
      if (rows->len > BRG_STORE_TIMETABLE_MOST_ROWS)
        {
          brg_ctl_complain ("%s:%u: more than %d rows", path, i + 1, BRG_STORE_TIMETABLE_MOST_ROWS);
          return NULL;
        }
    }
  find_ids (snapshot, rows);
  return g_steal_pointer (&rows);
}

static BrgCtlStatus
set_rows (BrgStore *store, BrgSnapshot *snapshot, const GPtrArray *rows, const Asked *asked)
{
  g_autoptr (GError) error = NULL;

  if (!brg_store_set_timetable (store, snapshot->group->id, rows, asked->reason, &error))
    return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
  return BRG_CTL_YES;
}

static const char *
describe_fault (BrgTimetableFillFault fault)
{
  static const char *const faults[] = {
    [BRG_FILL_FAULT_NONE] = "",
    [BRG_FILL_FAULT_HOURS] = "--fill wants hours in their order: 15:00, or \"10:00 15:00\"",
    [BRG_FILL_FAULT_FIRST_DAY] = "--from is no day: 2026-11-21",
    [BRG_FILL_FAULT_FREE_DAYS] = "--free has something that is no day",
    [BRG_FILL_FAULT_ROUNDS] = "the number of rounds is not known yet",
    [BRG_FILL_FAULT_MINUTES] = "--takes wants hours, 5 or 2:30, at most a day",
  };

  return faults[fault];
}

static BrgCtlStatus
fill_rounds (BrgStore *store, BrgSnapshot *snapshot, const Asked *asked)
{
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (store, snapshot);
  g_autofree char *first = brg_timetable_draft_dup_first_day (draft);
  BrgTimetableFill fill = {
    .hours = asked->hours,
    .first_day = asked->first_day != NULL ? asked->first_day : first,
    .free_days = asked->free_days != NULL ? asked->free_days : "",
    .minutes = brg_timetable_draft_propose_minutes (draft),
    .place = asked->place != NULL ? asked->place : snapshot->event->venue,
  };
  BrgTimetableFillFault fault = BRG_FILL_FAULT_NONE;

  if (asked->takes != NULL && !brg_timetable_parse_minutes (asked->takes, &fill.minutes))
    fault = BRG_FILL_FAULT_MINUTES;
  if (fault == BRG_FILL_FAULT_NONE)
    fault = brg_timetable_draft_fill (draft, &fill);
  if (fault != BRG_FILL_FAULT_NONE)
    return brg_ctl_complain ("%s", describe_fault (fault));
  return set_rows (store, snapshot, brg_timetable_draft_get_rows (draft), asked);
}

static BrgCtlStatus
change (BrgStore *store, BrgSnapshot *snapshot, const Asked *asked)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  if (asked->hours != NULL)
    return fill_rounds (store, snapshot, asked);
  if (asked->announces)
    return brg_store_announce_timetable (store, snapshot->group->id, &error)
               ? BRG_CTL_YES
               : brg_ctl_complain ("%s: %s", asked->where.path, error->message);
  rows = read_file (asked->file, store, snapshot);
  return rows != NULL ? set_rows (store, snapshot, rows, asked) : BRG_CTL_WRONG;
}

static BrgCtlStatus
run_timetable (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  const GOptionEntry options[] = {
    { "set", 0, 0, G_OPTION_ARG_FILENAME, &asked.file, "rows as they are printed", "ROWS.tsv" },
    { "fill", 0, 0, G_OPTION_ARG_STRING, &asked.hours, "gives every round day and hour",
      "\"15:00\"" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &asked.first_day, "with --fill: the first day", "DAY" },
    { "free", 0, 0, G_OPTION_ARG_STRING, &asked.free_days, "with --fill: days without rounds",
      "\"DAY DAY\"" },
    { "takes", 0, 0, G_OPTION_ARG_STRING, &asked.takes, "with --fill: hours of a round", "H:MM" },
    { "place", 0, 0, G_OPTION_ARG_STRING, &asked.place, "with --fill: where", "TEXT" },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &asked.reason, "why an announced timetable is changed",
      "TEXT" },
    { "announce", 0, 0, G_OPTION_ARG_NONE, &asked.announces, "announces it", NULL },
    G_OPTION_ENTRY_NULL,
  };
  gboolean changes;

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  if ((asked.file != NULL) + (asked.hours != NULL) + asked.announces > 1)
    return brg_ctl_complain ("--set, --fill and --announce are given one at a time");
  if (asked.hours == NULL && (asked.first_day != NULL || asked.free_days != NULL ||
                              asked.takes != NULL || asked.place != NULL))
    return brg_ctl_complain ("--from, --free, --takes and --place go with --fill");
  changes = asked.file != NULL || asked.hours != NULL || asked.announces;
  if (!brg_ctl_place_open (&asked.where, changes ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  return changes ? change (asked.where.store, asked.where.snapshot, &asked)
                 : print_timetable (asked.where.store, asked.where.snapshot);
}

const BrgCtlCommand brg_ctl_timetable = {
  "timetable", run_timetable,
  "--db FILE --event ID [--group ID]\n"
  "    [--set ROWS.tsv | --fill \"HH:MM ...\" [--from DAY] [--free \"DAY ...\"] [--takes H:MM]"
  " [--place TEXT]\n"
  "    | --announce] [--reason TEXT]"
};
