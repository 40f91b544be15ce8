/* brg-diagram-form.c - diagrams of positions
 *
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-form.h"

#include "brg-diagram.h"
#include "brg-form-frame.h"

typedef struct
{
  BrgForm *form;
  const GPtrArray *diagrams;
  const BrgDocumentOptions *options;
} Builder;

/* Joins texts of which any may be empty. */
static void
append_part (GString *text, const char *between, const char *part)
{
  if (text->len > 0 && *part != '\0')
    g_string_append (text, between);
  g_string_append (text, part);
}

/* "Petrov – Sidorov", or as the game has it where White is not who begins. */
static char *
dup_players (const BrgDiagram *diagram, const BrgWords *words)
{
  g_autoptr (GString) players = NULL;

  if (diagram->game->dup_players != NULL && *diagram->white != '\0' && *diagram->black != '\0')
    return diagram->game->dup_players (diagram, words);
  players = g_string_new (diagram->white);
  append_part (players, " – ", diagram->black);
  return g_string_free (g_steal_pointer (&players), FALSE);
}

/* "2. Petrov – Sidorov", "Position 2"; a single one has no number. */
static char *
dup_heading (const Builder *builder, guint index)
{
  const BrgDiagram *diagram = builder->diagrams->pdata[index];
  gboolean is_numbered = builder->diagrams->len > 1;
  g_autofree char *players = dup_players (diagram, builder->options->words);

  if (is_numbered && *players == '\0')
    /* Translators: above a diagram without names: its number; "Позиция %u" */
    return g_strdup_printf (WC_ (builder->options->words, "diagram", "Position %u"), index + 1);
  if (is_numbered)
    return g_strdup_printf ("%u. %s", index + 1, players);
  return g_steal_pointer (&players);
}

/* "Chess960 · Round 5, board 12" */
static char *
dup_place (const BrgDiagram *diagram, const BrgWords *words)
{
  g_autofree char *name = diagram->game->dup_name (diagram, words);
  g_autoptr (GString) place = g_string_new (name);
  g_autofree char *where = NULL;

  if (diagram->round > 0 && diagram->board != NULL)
    /* Translators: above a diagram; "%d-й тур, доска %s" */
    where = g_strdup_printf (WC_ (words, "diagram", "Round %d, board %s"), diagram->round,
                             diagram->board);
  else if (diagram->round > 0)
    where = g_strdup_printf (W_ (words, "Round %d"), diagram->round);
  else if (diagram->board != NULL)
    /* Translators: above a diagram; "Доска %s" */
    where = g_strdup_printf (WC_ (words, "diagram", "Board %s"), diagram->board);
  append_part (place, " · ", where != NULL ? where : "");
  return g_string_free (g_steal_pointer (&place), FALSE);
}

/* What the export has: all captions but the text of the position in one cell, that in the other.
 */
static void
add_row (const Builder *builder, const BrgFormDiagram *board)
{
  BrgFormRow *row = brg_form_add_row (builder->form);
  g_autoptr (GString) caption = g_string_new (NULL);

  for (guint i = 0; i < BRG_CAPTION_CODE; i++)
    append_part (caption, "; ", board->captions[i]);
  g_string_replace (caption, "\n", "; ", 0);
  brg_form_set_cell (row, 0, g_string_free (g_steal_pointer (&caption), FALSE), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, g_strdup (board->captions[BRG_CAPTION_CODE]), BRG_FORM_PLAIN);
}

static void
add_diagram (const Builder *builder, guint index)
{
  const BrgDiagram *diagram = builder->diagrams->pdata[index];
  const BrgWords *words = builder->options->words;
  const BrgDiagramGame *game = diagram->game;
  BrgFormDiagram *board = brg_form_add_diagram (builder->form, &diagram->picture);
  char **captions = board->captions;

  brg_form_set_text (&captions[BRG_CAPTION_HEADING], dup_heading (builder, index));
  brg_form_set_text (&captions[BRG_CAPTION_PLACE], dup_place (diagram, words));
  brg_form_set_text (&captions[BRG_CAPTION_TURN], game->dup_turn (diagram, words));
  brg_form_set_text (&captions[BRG_CAPTION_NOTES], game->dup_notes (diagram, words));
  brg_form_set_text (&captions[BRG_CAPTION_REMARK], g_strdup (diagram->remark));
  brg_form_set_text (&captions[BRG_CAPTION_CODE], game->dup_code (diagram));
  add_row (builder, board);
}

static const char *
find_title (const Builder *builder)
{
  const BrgWords *words = builder->options->words;

  /* Translators: title of a document with one diagram, and with several; "Диаграмма позиции",
   * "Диаграммы позиций" */
  return builder->diagrams->len == 1 ? W_ (words, "Position diagram")
                                     : W_ (words, "Diagrams of positions");
}

/* Diagrams of one form are of one game. */
static const char *
find_code_head (const Builder *builder)
{
  const BrgDiagram *first = builder->diagrams->pdata[0];

  return brg_words_context (builder->options->words, "diagram", first->game->code_head);
}

BrgForm *
brg_diagram_form_new (const GPtrArray *diagrams,
                      const char *title,
                      const BrgSnapshot *snapshot,
                      const BrgDocumentOptions *options)
{
  Builder builder = { NULL, diagrams, options };
  const BrgWords *words;

  g_return_val_if_fail (diagrams != NULL && diagrams->len > 0, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  words = options->words;
  builder.form = brg_form_new (BRG_FORM_DIAGRAMS);
  brg_form_set_text (&builder.form->title,
                     g_strdup (title != NULL ? title : find_title (&builder)));
  if (snapshot != NULL)
    {
      g_ptr_array_add (builder.form->subtitles, brg_form_frame_dup_event (snapshot));
      g_ptr_array_add (builder.form->subtitles, brg_form_frame_dup_site (snapshot));
    }
  /* Translators: heading of a column of the export: what stands around a diagram; "Подпись" */
  brg_form_add_column (builder.form, BRG_COLUMN_LONG_TEXT, WC_ (words, "diagram", "Caption"));
  brg_form_add_column (builder.form, BRG_COLUMN_TEXT, find_code_head (&builder));
  for (guint i = 0; i < diagrams->len; i++)
    add_diagram (&builder, i);
  brg_form_frame_fill (builder.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = snapshot != NULL });
  return builder.form;
}
