/* brg-diagram-form.c - diagrams of positions
 *
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-form.h"

#include "brg-fen.h"
#include "brg-form-frame.h"
#include "brg-position-caption.h"

typedef struct
{
  BrgForm *form;
  const GPtrArray *diagrams;
  const BrgDocumentOptions *options;
} Builder;

BrgDiagram *
brg_diagram_new (const BrgPosition *position)
{
  BrgDiagram *diagram;

  g_return_val_if_fail (position != NULL, NULL);

  diagram = g_new0 (BrgDiagram, 1);
  diagram->position = *position;
  diagram->from = BRG_BOARD_NO_SQUARE;
  diagram->to = BRG_BOARD_NO_SQUARE;
  diagram->white = g_strdup ("");
  diagram->black = g_strdup ("");
  diagram->remark = g_strdup ("");
  return diagram;
}

void
brg_diagram_free (BrgDiagram *diagram)
{
  if (diagram == NULL)
    return;
  g_free (diagram->white);
  g_free (diagram->black);
  g_free (diagram->remark);
  g_free (diagram);
}

void
brg_diagram_set_players (BrgDiagram *diagram, const BrgSnapshot *snapshot, gint white, gint black)
{
  g_return_if_fail (diagram != NULL && snapshot != NULL);

  g_free (diagram->white);
  g_free (diagram->black);
  diagram->white = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, white));
  diagram->black = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, black));
}

/* Joins texts of which any may be empty. */
static void
append_part (GString *text, const char *between, const char *part)
{
  if (text->len > 0 && *part != '\0')
    g_string_append (text, between);
  g_string_append (text, part);
}

/* "2. Petrov – Sidorov", "Position 2"; a single one has no number. */
static char *
dup_heading (const Builder *builder, guint index)
{
  const BrgDiagram *diagram = builder->diagrams->pdata[index];
  gboolean is_numbered = builder->diagrams->len > 1;
  g_autoptr (GString) players = g_string_new (diagram->white);

  append_part (players, " – ", diagram->black);
  if (is_numbered && players->len == 0)
    /* Translators: above a diagram without names: its number; "Позиция %u" */
    return g_strdup_printf (WC_ (builder->options->words, "diagram", "Position %u"), index + 1);
  if (is_numbered)
    return g_strdup_printf ("%u. %s", index + 1, players->str);
  return g_strdup (players->str);
}

/* "Chess960 · Round 5, board 12" */
static char *
dup_place (const BrgDiagram *diagram, const BrgWords *words)
{
  g_autoptr (GString) place =
      g_string_new (diagram->position.variant == BRG_CHESS_960 ? "Chess960" : "");
  g_autofree char *where = NULL;

  if (diagram->round > 0 && diagram->board > 0)
    /* Translators: above a diagram; "%d-й тур, доска %d" */
    where = g_strdup_printf (WC_ (words, "diagram", "Round %d, board %d"), diagram->round,
                             diagram->board);
  else if (diagram->round > 0)
    where = g_strdup_printf (W_ (words, "Round %d"), diagram->round);
  else if (diagram->board > 0)
    /* Translators: above a diagram; "Доска %d" */
    where = g_strdup_printf (WC_ (words, "diagram", "Board %d"), diagram->board);
  append_part (place, " · ", where != NULL ? where : "");
  return g_string_free (g_steal_pointer (&place), FALSE);
}

/* The brackets on the board, in words. */
static char *
dup_last_move (const BrgDiagram *diagram, const BrgWords *words)
{
  char from[BRG_SQUARE_NAME_LENGTH];
  char to[BRG_SQUARE_NAME_LENGTH];

  if (diagram->from == BRG_BOARD_NO_SQUARE || diagram->to == BRG_BOARD_NO_SQUARE)
    return g_strdup ("");
  brg_position_caption_square ((guint) diagram->from, from);
  brg_position_caption_square ((guint) diagram->to, to);
  /* Translators: under a diagram: squares between which the last move was made; "Последний ход:
   * %s–%s" */
  return g_strdup_printf (WC_ (words, "diagram", "Last move: %s–%s"), from, to);
}

static char *
dup_notes (const BrgDiagram *diagram, const BrgWords *words)
{
  g_autofree char *last_move = dup_last_move (diagram, words);
  g_autofree char *rights = brg_position_caption_rights (&diagram->position, words);
  g_autofree char *passed = brg_position_caption_passed (&diagram->position, words);
  g_autoptr (GString) notes = g_string_new (last_move);

  append_part (notes, "\n", rights);
  append_part (notes, "\n", passed);
  return g_string_free (g_steal_pointer (&notes), FALSE);
}

/* What the export has: all captions but the FEN in one cell, the FEN in the other. */
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
  BrgBoardPicture picture;
  BrgFormDiagram *board;
  char **captions;

  brg_board_picture_init_chess (&picture, &diagram->position);
  picture.is_flipped = diagram->is_flipped;
  brg_board_picture_mark (&picture, diagram->from, BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (&picture, diagram->to, BRG_BOARD_LAST_MOVE);
  board = brg_form_add_diagram (builder->form, &picture);
  captions = board->captions;
  brg_form_set_text (&captions[BRG_CAPTION_HEADING], dup_heading (builder, index));
  brg_form_set_text (&captions[BRG_CAPTION_PLACE], dup_place (diagram, words));
  brg_form_set_text (&captions[BRG_CAPTION_TURN],
                     brg_position_caption_turn (&diagram->position, words));
  brg_form_set_text (&captions[BRG_CAPTION_NOTES], dup_notes (diagram, words));
  brg_form_set_text (&captions[BRG_CAPTION_REMARK], g_strdup (diagram->remark));
  brg_form_set_text (&captions[BRG_CAPTION_CODE],
                     brg_fen_write (&diagram->position, BRG_FEN_PLAIN));
  add_row (builder, board);
}

static const char *
find_title (const Builder *builder)
{
  const BrgWords *words = builder->options->words;

  /* Translators: title of a document with one diagram, and with several; "Диаграмма позиции",
   * "Диаграммы позиций" */
  return builder->diagrams->len == 1 ? W_ (words, "Diagram of a position")
                                     : W_ (words, "Diagrams of positions");
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
  brg_form_add_column (builder.form, BRG_COLUMN_TEXT, "FEN");
  for (guint i = 0; i < diagrams->len; i++)
    add_diagram (&builder, i);
  brg_form_frame_fill (builder.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = snapshot != NULL });
  return builder.form;
}
