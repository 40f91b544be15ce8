/* brg-clock-form.c - how the clocks of a group are set
 *
 * Tests: tests/app/test-documents-event.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-form.h"

#include "brg-form-frame.h"
#include "brg-lateness-book.h"
#include "brg-time-control.h"

#define MINUTES_OF_AN_HOUR 60

gboolean
brg_clock_form_has (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  return brg_time_control_parse (snapshot->group->time_control, &control, NULL);
}

/* As a clock shows it: `1:30:00`. */
static char *
dup_shown (gint minutes)
{
  return g_strdup_printf ("%d:%02d:00", minutes / MINUTES_OF_AN_HOUR, minutes % MINUTES_OF_AN_HOUR);
}

static char *
dup_moves (const BrgTimeControl *control, guint index, const BrgWords *words)
{
  const BrgTimePhase *phase = &control->phases[index];

  if (phase->moves == 0)
    /* Translators: on the sheet of clock settings: how many moves a period has; "до конца партии"
     */
    return g_strdup (WC_ (words, "clock", "all the rest"));
  if (index + 1 == control->n_phases)
    /* Translators: on the sheet of clock settings; "%d, затем повторяется" */
    return g_strdup_printf (WC_ (words, "clock", "%d, then again"), phase->moves);
  return g_strdup_printf ("%d", phase->moves);
}

static const char *
find_mode (const BrgTimePhase *phase, const BrgWords *words)
{
  if (phase->increment_seconds == 0)
    /* Translators: on the sheet of clock settings: nothing is added; "без добавления" */
    return WC_ (words, "clock", "nothing added");
  return phase->is_delay
             /* Translators: on the sheet of clock settings: how time is added; "отсрочка
              * (Бронштейн)" */
             ? WC_ (words, "clock", "delay (Bronstein)")
             /* Translators: on the sheet of clock settings: how time is added; "добавление
              * (Фишер)" */
             : WC_ (words, "clock", "increment (Fischer)");
}

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  /* Translators: heading of a column of the sheet of clock settings; "Период" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Period"));
  /* Translators: heading of a column of the sheet of clock settings; "Ходов" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Moves"));
  /* Translators: heading of a column of the sheet of clock settings; "Время каждому" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Time for each player"));
  /* Translators: heading of a column of the sheet of clock settings; "На ход, с" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Per move, s"));
  /* Translators: heading of a column of the sheet of clock settings; "Режим" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Mode"));
}

static void
add_rows (BrgForm *form, const BrgTimeControl *control, const BrgWords *words)
{
  for (guint i = 0; i < control->n_phases; i++)
    {
      const BrgTimePhase *phase = &control->phases[i];
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup_printf ("%u", i + 1), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, dup_moves (control, i, words), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, dup_shown (phase->minutes), BRG_FORM_BOLD);
      brg_form_set_cell (row, 3, g_strdup_printf ("%d", phase->increment_seconds), BRG_FORM_BOLD);
      brg_form_set_cell (row, 4, g_strdup (find_mode (phase, words)), BRG_FORM_PLAIN);
    }
}

/* -1 when neither the regulations nor the book say it. */
static gint
find_late_minutes (const BrgSnapshot *snapshot, const BrgTimeControl *control)
{
  const BrgRulebook *rulebook = snapshot->event->rulebook;

  if (snapshot->group->default_minutes >= 0 && !rulebook->lateness->is_fixed)
    return snapshot->group->default_minutes;
  return brg_rulebook_get_late_minutes (rulebook, brg_time_control_first_minutes (control));
}

static void
add_notes (BrgForm *form,
           const BrgSnapshot *snapshot,
           const BrgTimeControl *control,
           const BrgWords *words)
{
  gint late = find_late_minutes (snapshot, control);
  gint sixty = (brg_time_control_sixty_moves_seconds (control) + 59) / 60;
  g_autofree char *text = brg_time_control_to_text (control);
  g_autofree char *all = dup_shown (brg_time_control_total_minutes (control));
  g_autofree char *for_sixty = dup_shown (sixty);

  g_ptr_array_add (form->notes,
                   /* Translators: note on the sheet of clock settings; "Контроль времени: %s." */
                   brg_words_fill (words, N_ ("Time control: %s."), text));
  g_ptr_array_add (form->notes,
                   /* Translators: note on the sheet of clock settings: a time; "Основное время: %s
                    * каждому." */
                   brg_words_fill (words, N_ ("Main time in all: %s for each player."), all));
  if (brg_time_control_has_increment (control))
    g_ptr_array_add (
        form->notes,
        /* Translators: note on the sheet of clock settings: a time; "С добавлением за
         * 60 ходов: %s." */
        brg_words_fill (words, N_ ("With what is added for 60 moves: %s."), for_sixty));
  if (late >= 0)
    g_ptr_array_add (form->notes,
                     /* Translators: note on the sheet of clock settings; "Опоздание засчитывается
                      * через, мин: %d." */
                     g_strdup_printf (W_ (words, "A player may be late by, minutes: %d."), late));
}

static void
add_signature (BrgForm *form, const char *role)
{
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

  signature->role = g_strdup (role);
  signature->name = g_strdup ("");
  signature->category = g_strdup ("");
  g_ptr_array_add (form->signatures, signature);
}

BrgForm *
brg_clock_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgTimeControl control;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  if (!brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    return NULL;
  words = options->words;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document: how clocks are set; "Установка часов" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Clock settings")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  add_columns (form, words);
  add_rows (form, &control, words);
  add_notes (form, snapshot, &control, words);
  if (options->signatures)
    {
      /* Translators: on the sheet of clock settings, a line to write on; "Модель часов, программа
       * №:" */
      add_signature (form, W_ (words, "Model of the clock, program no.:"));
      /* Translators: on the sheet of clock settings, a line to sign on; "Часы проверил:" */
      add_signature (form, W_ (words, "Clocks checked by:"));
    }
  brg_form_frame_fill (form,
                       &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "" });
  return form;
}
