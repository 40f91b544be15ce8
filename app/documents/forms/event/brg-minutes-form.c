/* brg-minutes-form.c - the minutes of a draw of lots, on paper
 *
 * Rules: rus-chess-2014 22.1, 22.3; rus-draughts-2022 5.3, 12.2, app. 2
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-minutes-form.h"

#include "brg-article-words.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-timetable-book.h"

enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_OF,
};

const char *
brg_minutes_form_way (const BrgWords *words, BrgDrawingWay way)
{
  static const char *const names[BRG_N_DRAWING_WAYS] = {
    [BRG_DRAWING_TICKETS] = NC_ ("draw of lots", "tickets with numbers"),
    [BRG_DRAWING_ENVELOPES] = NC_ ("draw of lots", "envelopes by delegations"),
    [BRG_DRAWING_COMPUTER] = NC_ ("draw of lots", "by the computer"),
  };

  g_return_val_if_fail (words != NULL && way < BRG_N_DRAWING_WAYS, NULL);

  return WC_ (words, "draw of lots", names[way]);
}

char *
brg_minutes_form_dup_fault (const BrgWords *words, const BrgDrawingFault *fault)
{
  g_return_val_if_fail (words != NULL && fault != NULL, NULL);

  switch (fault->kind)
    {
    case BRG_DRAWING_LATE:
      return g_strdup_printf (
          /* Translators: hours and minutes that there are, hours that the book wants */
          W_ (words, "The draw was only %d h %d min before round 1; at least %d hours are wanted."),
          (gint) (fault->value / 60), (gint) (fault->value % 60), (gint) (fault->limit / 60));
    case BRG_DRAWING_AFTER_START:
      return g_strdup (W_ (words, "The draw was after the start of round 1."));
    case BRG_DRAWING_CLOSED:
      return g_strdup (W_ (words, "The draw was not open to players, spectators and the press."));
    case BRG_DRAWING_ABSENT:
    default:
      return g_strdup_printf (
          /* Translators: a number of players */
          W_ (words, "Players who were not at the draw: %d. Whether they are drawn for is up to "
                     "the chief arbiter."),
          (gint) fault->value);
    }
}

/* Whoever was removed since has no row any more, and no number; who is refused is not drawn for
 * (rus-draughts-2022 5.3). */
static void
add_numbers (BrgForm *form,
             const BrgSnapshot *snapshot,
             const BrgDrawing *drawing,
             const BrgDocumentOptions *options)
{
  const BrgWords *words = options->words;

  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Number"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Organisation"));
  for (guint i = 0; i < drawing->numbers->len; i++)
    {
      const BrgDrawnNumber *drawn = &g_array_index (drawing->numbers, BrgDrawnNumber, i);
      gint index = brg_snapshot_find_entry (snapshot, drawn->entry_id);
      BrgFormRow *row;

      if (index == BRG_NOBODY ||
          brg_snapshot_get_entry (snapshot, index)->admission == BRG_ADMISSION_REFUSED)
        continue;
      row = brg_form_add_row (form);
      brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", drawn->number), BRG_FORM_BOLD);
      brg_form_set_cell (row, COLUMN_NAME, brg_form_persons_dup_name (snapshot, index, options),
                         BRG_FORM_PLAIN);
      brg_form_set_cell (row, COLUMN_OF,
                         g_strdup (brg_snapshot_get_entry (snapshot, index)->organisation),
                         BRG_FORM_PLAIN);
    }
}

static void
add_line (GPtrArray *lines, const char *name, const char *value)
{
  if (value != NULL && *value != '\0')
    g_ptr_array_add (
        lines, g_strdup_printf ("%s: %s%s", name, value, g_str_has_suffix (value, ".") ? "" : "."));
}

static char *
dup_present (const BrgDrawing *drawing)
{
  g_auto (GStrv) names = g_strsplit (drawing->present, "\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (*g_strstrip (names[i]) != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", names[i]);
  return g_string_free (text, FALSE);
}

static void
add_facts (BrgForm *form,
           const BrgSnapshot *snapshot,
           const BrgDrawing *drawing,
           const BrgWords *words)
{
  g_autofree char *at = brg_date_words_stamp (words, drawing->drawn_at, snapshot->event->zone);
  g_autofree char *present = dup_present (drawing);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, drawing->seed);

  /* When, where, by whom and how stands above the numbers, who was there below them. */
  add_line (form->preface, WC_ (words, "draw of lots", "Drawn"), at);
  add_line (form->preface, WC_ (words, "draw of lots", "Place"), drawing->place);
  add_line (form->preface, WC_ (words, "draw of lots", "Held by"), drawing->drawn_by);
  add_line (form->preface, WC_ (words, "draw of lots", "Way"),
            brg_minutes_form_way (words, drawing->way));
  if (drawing->way == BRG_DRAWING_COMPUTER)
    add_line (form->preface, WC_ (words, "draw of lots", "Seed"), seed);
  g_ptr_array_add (form->preface,
                   g_strdup (drawing->is_open
                                 ? W_ (words, "The draw was open to players, spectators and the "
                                              "press.")
                                 : W_ (words, "The draw was not open to the public.")));
  add_line (form->notes, WC_ (words, "draw of lots", "Present"), present);
  add_line (form->notes, WC_ (words, "draw of lots", "Note"), drawing->note);
}

static void
add_faults (BrgForm *form, const BrgSnapshot *snapshot, const GArray *faults, const BrgWords *words)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgDrawingFault *fault = &g_array_index (faults, BrgDrawingFault, i);
      g_autofree char *text = brg_minutes_form_dup_fault (words, fault);
      g_autofree char *cited =
          fault->article != NULL
              ? brg_article_words_beside (words, snapshot->event->rulebook, fault->article)
              : NULL;

      g_ptr_array_add (form->notes,
                       cited != NULL ? g_strdup_printf ("%s (%s)", text, cited) : g_strdup (text));
    }
}

BrgForm *
brg_minutes_form_new (const BrgSnapshot *snapshot,
                      const BrgDrawing *drawing,
                      const GArray *faults,
                      const BrgDocumentOptions *options)
{
  const BrgTimetableBook *book;
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && drawing != NULL, NULL);
  g_return_val_if_fail (faults != NULL && options != NULL, NULL);

  words = options->words;
  book = snapshot->event->rulebook->timetable;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document; "Протокол жеребьёвки" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Minutes of the draw")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  add_numbers (form, snapshot, drawing, options);
  add_facts (form, snapshot, drawing, words);
  /* The article is on the tables of a round robin. */
  if (book != NULL && book->lots_article != NULL && brg_snapshot_is_round_robin (snapshot))
    {
      g_autofree char *cited =
          brg_article_words_beside (words, snapshot->event->rulebook, book->lots_article);

      g_ptr_array_add (form->notes,
                       /* Translators: an article */
                       g_strdup_printf (W_ (words, "The numbers are drawn by lot (%s)."), cited));
    }
  add_faults (form, snapshot, faults, words);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
