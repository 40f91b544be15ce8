/* brg-resumption-form.c - lists of adjourned games: for the wall, and the register of envelopes
 *
 * Rules: fide-2023 I.3, I.14; ussr-chess-1956 20
 * Tests: tests/app/test-documents-envelope.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-resumption-form.h"

#include "brg-date-words.h"
#include "brg-form-frame.h"

typedef char *(*DupCell) (const BrgEnvelopeFace *face, const BrgWords *words);

/* A column of a list. */
typedef struct
{
  const char *context; /* of the heading, for the translator */
  const char *head;
  BrgFormColumnKind kind;
  DupCell dup;
  guint width_group;
} Column;

static char *
dup_number (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return g_strdup_printf ("%d", face->number);
}

static char *
dup_round (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return face->round > 0 ? g_strdup_printf ("%d", face->round) : g_strdup ("");
}

static char *
dup_board (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return g_strdup (face->board);
}

static char *
dup_white (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return g_strdup (face->white);
}

static char *
dup_black (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return g_strdup (face->black);
}

static char *
dup_white_time (const BrgEnvelopeFace *face, const BrgWords *words)
{
  return brg_envelope_form_dup_time (words, face->used[0]);
}

static char *
dup_black_time (const BrgEnvelopeFace *face, const BrgWords *words)
{
  return brg_envelope_form_dup_time (words, face->used[1]);
}

static char *
dup_sealed_at (const BrgEnvelopeFace *face, const BrgWords *words)
{
  char *stamp = brg_date_words_stamp (words, face->sealed_at, face->zone);

  return stamp != NULL ? stamp : g_strdup ("");
}

static char *
dup_custodian (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return g_strdup (face->custodian);
}

static char *
dup_state (const BrgEnvelopeFace *face, const BrgWords *words G_GNUC_UNUSED)
{
  return g_strdup (face->state);
}

static const Column resumption_columns[] = {
  { "envelope", NC_ ("envelope", "Resumption"), BRG_COLUMN_LONG_TEXT,
    brg_envelope_form_dup_resumption, 0 },
  { "table head", NC_ ("table head", "Round"), BRG_COLUMN_CENTRED, dup_round, 0 },
  { "table head", NC_ ("table head", "Board"), BRG_COLUMN_CENTRED, dup_board, 0 },
  { "table head", NC_ ("table head", "White"), BRG_COLUMN_NAME, dup_white, 1 },
  { "table head", NC_ ("table head", "Black"), BRG_COLUMN_NAME, dup_black, 1 },
  { "envelope", NC_ ("envelope", "Sealed move"), BRG_COLUMN_TEXT, brg_envelope_form_dup_move, 0 },
  { "envelope", NC_ ("envelope", "White's time"), BRG_COLUMN_CENTRED, dup_white_time, 2 },
  { "envelope", NC_ ("envelope", "Black's time"), BRG_COLUMN_CENTRED, dup_black_time, 2 },
};

static const Column register_columns[] = {
  { "table head", NC_ ("table head", "No."), BRG_COLUMN_CENTRED, dup_number, 0 },
  { "envelope", NC_ ("envelope", "Sealed"), BRG_COLUMN_TEXT, dup_sealed_at, 0 },
  { "table head", NC_ ("table head", "Round"), BRG_COLUMN_CENTRED, dup_round, 0 },
  { "table head", NC_ ("table head", "Board"), BRG_COLUMN_CENTRED, dup_board, 0 },
  { "table head", NC_ ("table head", "White"), BRG_COLUMN_NAME, dup_white, 1 },
  { "table head", NC_ ("table head", "Black"), BRG_COLUMN_NAME, dup_black, 1 },
  { "envelope", NC_ ("envelope", "Sealed move"), BRG_COLUMN_TEXT, brg_envelope_form_dup_move, 0 },
  { "envelope", NC_ ("envelope", "Kept by"), BRG_COLUMN_LONG_TEXT, dup_custodian, 0 },
  { "envelope", NC_ ("envelope", "Outcome"), BRG_COLUMN_LONG_TEXT, dup_state, 0 },
};

static void
fill_rows (BrgForm *form,
           const Column *columns,
           guint n_columns,
           const BrgEnvelopeFace *faces,
           guint n_faces,
           const BrgWords *words)
{
  for (guint i = 0; i < n_columns; i++)
    {
      const char *head = brg_words_context (words, columns[i].context, columns[i].head);

      brg_form_add_column (form, columns[i].kind, head)->width_group = columns[i].width_group;
    }
  for (guint i = 0; i < n_faces; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      for (guint j = 0; j < n_columns; j++)
        brg_form_set_cell (row, j, columns[j].dup (&faces[i], words), BRG_FORM_PLAIN);
    }
}

/* A list with what every form has around it. */
static BrgForm *
make_list (const BrgSnapshot *snapshot,
           const char *title,
           gboolean is_signed,
           const BrgDocumentOptions *options)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_set_text (&form->title, g_strdup (title));
  if (snapshot != NULL)
    {
      g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
      g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (snapshot));
    }
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = is_signed });
  return form;
}

BrgForm *
brg_resumption_form_new (const BrgSnapshot *snapshot,
                         const BrgEnvelopeFace *faces,
                         guint n_faces,
                         const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (faces != NULL || n_faces == 0, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  words = options->words;
  /* Translators: title of a document; "Доигрывание отложенных партий" */
  form = make_list (snapshot, W_ (words, "Resumption of adjourned games"), FALSE, options);
  fill_rows (form, resumption_columns, G_N_ELEMENTS (resumption_columns), faces, n_faces, words);
  return form;
}

BrgForm *
brg_resumption_form_new_register (const BrgSnapshot *snapshot,
                                  const BrgEnvelopeFace *faces,
                                  guint n_faces,
                                  const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (faces != NULL || n_faces == 0, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  words = options->words;
  /* Translators: title of a document: the list of envelopes with sealed moves; "Опись конвертов" */
  form = make_list (snapshot, W_ (words, "Register of envelopes"), TRUE, options);
  fill_rows (form, register_columns, G_N_ELEMENTS (register_columns), faces, n_faces, words);
  return form;
}
