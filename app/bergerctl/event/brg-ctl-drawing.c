/* brg-ctl-drawing.c - bergerctl drawing: the minutes of a draw of lots, read and kept
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-ctl-place.h"
#include "brg-drawing-draft.h"
#include "brg-minutes-form.h"
#include "brg-store-drawings.h"

typedef struct
{
  BrgCtlPlace where;
  char *at;
  char *by;
  char *way;
  char *place;
  char *present;
  char *note;
  gboolean is_closed;
  gboolean removes;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->at);
  g_free (asked->by);
  g_free (asked->way);
  g_free (asked->place);
  g_free (asked->present);
  g_free (asked->note);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static void
set (char **place, const char *text)
{
  if (text == NULL)
    return;
  g_free (*place);
  *place = g_strdup (text);
}

static void
print_number (const BrgSnapshot *snapshot, const BrgDrawnNumber *drawn)
{
  gint index = brg_snapshot_find_entry (snapshot, drawn->entry_id);
  g_autofree char *name = index != BRG_NOBODY
                              ? brg_entry_dup_name (brg_snapshot_get_entry (snapshot, index))
                              : g_strdup ("-");

  g_print ("%d\t%s\n", drawn->number, name);
}

static void
print_field (const char *name, const char *text)
{
  g_autofree char *cell = brg_ctl_dup_cell (text);

  g_print ("%s\t%s\n", name, cell);
}

/* The minutes, then what the book says against the draw. */
static BrgCtlStatus
print_drawing (const BrgDrawing *drawing, const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) faults = brg_drawing_draft_check (drawing, snapshot);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *at = brg_drawing_draft_dup_time (drawing, snapshot);
  g_autofree char *present = g_strdelimit (g_strdup (drawing->present), "\n", ';');

  print_field ("at", at);
  print_field ("place", drawing->place);
  print_field ("by", drawing->drawn_by);
  print_field ("way", brg_drawing_way_to_word (drawing->way));
  g_print ("seed\t%" G_GUINT64_FORMAT "\n", drawing->seed);
  print_field ("open", drawing->is_open ? "yes" : "no");
  print_field ("present", present);
  print_field ("note", drawing->note);
  for (guint i = 0; i < drawing->numbers->len; i++)
    print_number (snapshot, &g_array_index (drawing->numbers, BrgDrawnNumber, i));
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgDrawingFault *fault = &g_array_index (faults, BrgDrawingFault, i);
      g_autofree char *text = brg_minutes_form_dup_fault (words, snapshot->event->rulebook, fault);

      g_print ("!\t%s\t%s\n", text,
               fault->article != NULL ? strchr (fault->article, ' ') + 1 : "-");
    }
  return faults->len > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

static BrgCtlStatus
show (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgDrawing) drawing = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_store_load_drawing (store, snapshot->group->id, &drawing, &error))
    return brg_ctl_complain ("%s", error->message);
  if (drawing == NULL)
    return brg_ctl_complain ("there are no minutes of a draw");
  return print_drawing (drawing, snapshot);
}

static BrgCtlStatus
keep (BrgStore *store, const BrgSnapshot *snapshot, const Asked *asked)
{
  g_autoptr (BrgDrawing) drawing = brg_drawing_draft_new (snapshot);
  g_autoptr (GError) error = NULL;

  if (asked->at != NULL && !brg_drawing_draft_set_time (drawing, snapshot, asked->at))
    return brg_ctl_complain ("--at is no day and hour: \"2026-11-20 19:00\"");
  if (asked->way != NULL && !brg_drawing_way_from_word (asked->way, &drawing->way))
    return brg_ctl_complain ("--way is tickets, envelopes or computer");
  set (&drawing->drawn_by, asked->by);
  set (&drawing->place, asked->place);
  set (&drawing->present, asked->present);
  set (&drawing->note, asked->note);
  g_strdelimit (drawing->present, ";", '\n');
  drawing->is_open = !asked->is_closed;
  if (drawing->way != BRG_DRAWING_COMPUTER)
    drawing->seed = 0;
  if (!brg_store_record_drawing (store, drawing, &error))
    return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_drawing (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  const GOptionEntry options[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &asked.at, "keeps minutes: day and hour there", "TIME" },
    { "by", 0, 0, G_OPTION_ARG_STRING, &asked.by, "who held the draw", "NAME" },
    { "way", 0, 0, G_OPTION_ARG_STRING, &asked.way, "tickets, envelopes or computer", "WAY" },
    { "place", 0, 0, G_OPTION_ARG_STRING, &asked.place, "where", "PLACE" },
    { "present", 0, 0, G_OPTION_ARG_STRING, &asked.present, "who was there", "NAME;NAME" },
    { "note", 0, 0, G_OPTION_ARG_STRING, &asked.note, "a note", "TEXT" },
    { "closed", 0, 0, G_OPTION_ARG_NONE, &asked.is_closed, "not everybody could watch", NULL },
    { "remove", 0, 0, G_OPTION_ARG_NONE, &asked.removes, "removes the minutes", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  gboolean changes;

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  changes = asked.at != NULL || asked.by != NULL || asked.removes;
  if (!brg_ctl_place_open (&asked.where, changes ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (!changes)
    return show (asked.where.store, asked.where.snapshot);
  if (!asked.removes)
    return keep (asked.where.store, asked.where.snapshot, &asked);
  return brg_store_remove_drawing (asked.where.store, asked.where.snapshot->group->id, &error)
             ? BRG_CTL_YES
             : brg_ctl_complain ("%s: %s", asked.where.path, error->message);
}

const BrgCtlCommand brg_ctl_drawing = {
  "drawing", run_drawing,
  "--db FILE --event ID [--group ID] [--at \"2026-11-20 19:00\" --by NAME --way WAY --place PLACE\n"
  "          --present \"NAME;NAME\" --note TEXT --closed | --remove]"
};
