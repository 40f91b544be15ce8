/* brg-application-form.c - the preliminary and the final entry of a delegation, on paper
 *
 * Rules: rus-draughts-2022 2.2.2, 5.1, app. 3, app. 4
 * Tests: tests/app/test-documents-application.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-application-form.h"

#include "brg-application-private.h"
#include "brg-form-frame.h"
#include "brg-header-footer.h"

/* The sample has four rows. */
#define N_EMPTY_ROWS 4
#define LEAST_ROWS_ABOVE_END 2
#define TYPE_SIZE 10.0

BrgApplication *
brg_application_form_new (BrgEntryStage stage)
{
  BrgApplication *self = g_new0 (BrgApplication, 1);
  char **const texts[] = { &self->organisation, &self->event,          &self->place,  &self->starts,
                           &self->ends,         &self->representative, &self->doctor, &self->clinic,
                           &self->doctor_on,    &self->signed_on };

  g_return_val_if_fail (stage < BRG_N_ENTRY_STAGES, NULL);

  self->stage = stage;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *texts[i] = g_strdup ("");
  for (guint i = 0; i < BRG_N_APPLICATION_HEADS; i++)
    self->heads[i] = g_strdup ("");
  self->applicants = g_ptr_array_new ();
  self->others = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_delegation_head_free);
  return self;
}

static void
free_applicant (BrgApplicant *applicant)
{
  g_free (applicant->name);
  g_free (applicant->birth);
  g_free (applicant->insurance);
  g_free (applicant->title);
  g_free (applicant->discipline);
  g_free (applicant->address);
  g_free (applicant->passport);
  g_free (applicant->coach);
  g_free (applicant);
}

void
brg_application_form_free (BrgApplication *application)
{
  if (application == NULL)
    return;
  for (guint i = 0; i < application->applicants->len; i++)
    free_applicant (application->applicants->pdata[i]);
  g_ptr_array_unref (application->applicants);
  g_ptr_array_unref (application->others);
  for (guint i = 0; i < BRG_N_APPLICATION_HEADS; i++)
    g_free (application->heads[i]);
  g_free (application->organisation);
  g_free (application->event);
  g_free (application->place);
  g_free (application->starts);
  g_free (application->ends);
  g_free (application->representative);
  g_free (application->doctor);
  g_free (application->clinic);
  g_free (application->doctor_on);
  g_free (application->signed_on);
  g_free (application);
}

BrgApplicant *
brg_application_form_add (BrgApplication *application)
{
  BrgApplicant *applicant;
  char **texts;

  g_return_val_if_fail (application != NULL, NULL);

  applicant = g_new0 (BrgApplicant, 1);
  texts = (char **) applicant;
  for (guint i = 0; i < sizeof (BrgApplicant) / sizeof (char *); i++)
    texts[i] = g_strdup ("");
  g_ptr_array_add (application->applicants, applicant);
  return applicant;
}

/* ----- Sheets ----- */

static const BrgApplicant *
get_applicant (const BrgApplication *application, guint index)
{
  return index < application->applicants->len ? application->applicants->pdata[index] : NULL;
}

static BrgPrintPage *
new_page (const BrgApplicationSheet *sheet)
{
  return brg_print_page_new (sheet->sheet->width, sheet->sheet->height);
}

/* Measured by drawing onto a page that is thrown away. */
static double
measure_end (const BrgApplicationSheet *sheet)
{
  g_autoptr (BrgPrintPage) scratch = new_page (sheet);

  return brg_application_frame_end (sheet, scratch, 0);
}

static double
measure_row (const BrgApplicationSheet *sheet, guint index)
{
  g_autoptr (BrgPrintPage) scratch = new_page (sheet);

  return brg_application_table_row (sheet, scratch, get_applicant (sheet->application, index),
                                    index + 1, 0);
}

static double
draw_top (const BrgApplicationSheet *sheet, BrgPrintPage *page, gboolean is_first)
{
  double y = is_first ? brg_application_frame_head (sheet, page)
                      : brg_application_frame_running_head (sheet, page);

  return brg_application_table_head (sheet, page, y);
}

/* How many rows from @first on stand on a sheet; the signatures have two rows above them. */
static guint
count_rows (const BrgApplicationSheet *sheet, guint first, guint n_rows, double top)
{
  double end = measure_end (sheet);
  double y = top;
  guint row = first;
  guint left;

  while (row < n_rows && y + measure_row (sheet, row) <= sheet->sheet->bottom)
    y += measure_row (sheet, row++);
  if (row == n_rows && y + end <= sheet->sheet->bottom)
    return row - first;
  /* The signatures come on another sheet: with two rows, where there are two to be had. */
  left = n_rows - row;
  if (left < LEAST_ROWS_ABOVE_END && row - first + left > LEAST_ROWS_ABOVE_END)
    row = n_rows - LEAST_ROWS_ABOVE_END;
  return MAX (row - first, 1);
}

/* Whether the signatures have their place below the rows; else they get a sheet of their own. */
static gboolean
has_room_for_end (const BrgApplicationSheet *sheet, double y)
{
  return y + measure_end (sheet) <= sheet->sheet->bottom;
}

static void
draw_sheets (const BrgApplicationSheet *sheet, GPtrArray *pages)
{
  guint n_applicants = sheet->application->applicants->len;
  guint n_rows = n_applicants > 0 ? n_applicants : N_EMPTY_ROWS;
  guint row = 0;
  gboolean has_end = FALSE;

  while (!has_end)
    {
      BrgPrintPage *page = new_page (sheet);
      double y = draw_top (sheet, page, row == 0);
      guint last = row + (row < n_rows ? count_rows (sheet, row, n_rows, y) : 0);

      page->first_row = row;
      page->n_rows = last - row;
      for (; row < last; row++)
        y = brg_application_table_row (sheet, page, get_applicant (sheet->application, row),
                                       row + 1, y);
      has_end = row == n_rows && (page->n_rows == 0 || has_room_for_end (sheet, y));
      if (has_end)
        brg_application_frame_end (sheet, page, y);
      page->has_end = has_end;
      g_ptr_array_add (pages, page);
    }
}

static BrgForm *
make_frame (const BrgSnapshot *snapshot,
            const BrgApplication *application,
            const BrgDocumentOptions *options)
{
  gboolean is_final = application->stage == BRG_ENTRY_FINAL;
  BrgForm *form = brg_form_new (BRG_FORM_BROAD);

  /* Translators: title of a document: rus-draughts-2022 app. 3, app. 4 */
  brg_form_set_text (&form->title, g_strdup (is_final ? W_ (options->words, "ENTRY")
                                                      : W_ (options->words, "PRELIMINARY ENTRY")));
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .appendix = is_final ? 4 : 3,
                                              .number = "",
                                              .is_signed = TRUE });
  /* What is too long for the foot is cut there behind a word. */
  if (*application->organisation != '\0')
    brg_form_set_text (&form->foot_event,
                       g_strconcat (application->organisation, " · ", form->foot_event, NULL));
  return form;
}

BrgDocument *
brg_application_form_lay_out (const BrgSnapshot *snapshot,
                              const BrgApplication *application,
                              const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  BrgPrintSheet paper;
  BrgApplicationSheet sheet;
  BrgHeaderFooter frame;
  BrgDocument *document;
  BrgFormSizes sizes;

  g_return_val_if_fail (snapshot != NULL && application != NULL && options != NULL, NULL);

  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  form = make_frame (snapshot, application, options);
  paper =
      brg_form_style_sheet_for (form, options, options->orientation != BRG_ORIENTATION_PORTRAIT);
  sizes = brg_form_style_sizes (form->style, 0);
  sheet = (BrgApplicationSheet){ .application = application,
                                 .words = options->words,
                                 .form = form,
                                 .sheet = &paper,
                                 .typesetter = typesetter };
  brg_application_table_set_columns (&sheet);
  pages = g_ptr_array_new ();
  draw_sheets (&sheet, pages);
  frame = (BrgHeaderFooter){ form, &sizes, &paper, typesetter, FALSE };
  document = brg_document_new (options, g_strdup (form->subject), g_strdup (form->organiser));
  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *text = brg_header_footer_dup_sheet_text (options->words, i + 1, pages->len);

      brg_header_footer_foot (&frame, pages->pdata[i], text);
      brg_document_take_page (document, pages->pdata[i], TYPE_SIZE);
    }
  return document;
}
