/* brg-letter-cards.c - papers of play by correspondence that are cut: records of games, letters
 *
 * Rules: rus-draughts-2022 10.2.3, 10.5.1
 * Tests: tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letter-cards.h"

#include <string.h>

#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-form-style.h"

/* Millimetres on a strip: rus-draughts-2022 10.5.1. */
#define STRIP_WIDTH 70.0
#define STRIP_HEIGHT 210.0
#define STRIP_LEFT 8.0
#define STRIP_RIGHT 64.0
#define STRIP_TITLE 12.0
#define STRIP_CODE 18.0
#define STRIP_WHITE 24.0
#define STRIP_BLACK 29.0
#define STRIP_RULE 32.0
#define STRIP_FIRST 37.0
#define STRIP_STEP 4.0
#define STRIP_MOVES 34
#define STRIP_NUMBER 9.0
#define STRIP_RESULT 181.0
#define STRIP_SIGNATURE 191.0
#define STRIP_DAY 201.0
#define LABEL 30.0

/* On a letter. */
#define CARD_LEFT 9.0
#define CARD_RIGHT 97.0
#define CARD_EVENT 12.0
#define CARD_CODE 19.0
#define CARD_NAMES 24.5
#define CARD_RULE 27.5
#define CARD_FROM 33.0
#define CARD_TO 38.5
#define CARD_FIRST 46.5
#define CARD_STEP 7.0
#define CARD_LABEL 40.0

#define TITLE_SIZE 10.5
#define TEXT_SIZE 9.5
#define LABEL_SIZE 8
#define GAP 2.0
#define EDGE 5.0
/* Above a line, as far as the one before it lets. */
#define LINE_ROOM 4.6

static const BrgCardKind strips = { .width = STRIP_WIDTH,
                                    .height = STRIP_HEIGHT,
                                    .least_width = STRIP_WIDTH,
                                    .least_height = STRIP_HEIGHT,
                                    .fit = BRG_CARD_EXACT,
                                    .lies = BRG_ORIENTATION_PORTRAIT };
static const BrgCardKind letters = { .width = 105.0,
                                     .height = 148.5,
                                     .least_width = 104.0,
                                     .least_height = 139.5 };

void
brg_record_sheet_free (BrgRecordSheet *sheet)
{
  if (sheet == NULL)
    return;
  g_free (sheet->code);
  g_free (sheet->white);
  g_free (sheet->black);
  g_strfreev (sheet->moves);
  g_free (sheet->result);
  g_free (sheet);
}

static void
clear_field (gpointer data)
{
  BrgLetterField *field = data;

  g_free (field->label);
  g_free (field->value);
}

BrgLetterCard *
brg_letter_card_new (void)
{
  BrgLetterCard *card = g_new0 (BrgLetterCard, 1);

  card->fields = g_array_new (FALSE, TRUE, sizeof (BrgLetterField));
  g_array_set_clear_func (card->fields, clear_field);
  return card;
}

void
brg_letter_card_free (BrgLetterCard *card)
{
  if (card == NULL)
    return;
  g_free (card->code);
  g_free (card->names);
  g_free (card->from);
  g_free (card->to);
  g_array_unref (card->fields);
  g_free (card);
}

void
brg_letter_card_add (BrgLetterCard *card, const char *label, char *value, guint n_lines)
{
  BrgLetterField field = { g_strdup (label), value, n_lines };

  g_array_append_val (card->fields, field);
}

/* A label, and behind it what is known or a line to write on. */
static void
add_field (const BrgCard *card,
           const char *label,
           const char *value,
           double y,
           double left,
           double right,
           double label_width)
{
  double x = left + label_width + GAP;

  brg_card_add_text (card, brg_card_sans (LABEL_SIZE, FALSE), label, left, y, label_width, 0);
  if (*value != '\0')
    brg_card_add_raised (card, brg_card_sans (TEXT_SIZE, FALSE), value, x, y, right - x, LINE_ROOM);
  else
    brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, x, y, right, y);
}

/* `12.cd4 fg5`: the number stands to the right in a column of its own. */
static void
add_move (const BrgCard *card, const char *move, double y)
{
  const char *point = strchr (move, '.');
  gsize length = point != NULL ? (gsize) (point - move) + 1 : 0;
  g_autofree char *number = g_strndup (move, length);
  double x = STRIP_LEFT + STRIP_NUMBER;

  brg_card_add_text (card, brg_card_sans (TEXT_SIZE, FALSE), number, STRIP_LEFT, y,
                     STRIP_NUMBER - 1, 1);
  brg_card_add_text (card, brg_card_sans (TEXT_SIZE, FALSE), move + length, x, y, STRIP_RIGHT - x,
                     0);
}

static void
add_head (const BrgCard *card, const BrgRecordSheet *sheet, gboolean is_back, const BrgWords *words)
{
  g_autofree char *white =
      /* Translators: on the record of a game by correspondence: a name */
      g_strdup_printf (WC_ (words, "postal record", "White: %s"), sheet->white);
  g_autofree char *black =
      /* Translators: on the record of a game by correspondence: a name */
      g_strdup_printf (WC_ (words, "postal record", "Black: %s"), sheet->black);
  double width = STRIP_RIGHT - STRIP_LEFT;

  brg_card_add_text (card, brg_card_serif (TITLE_SIZE, TRUE),
                     is_back ? WC_ (words, "postal record", "Record of the game, back")
                             : WC_ (words, "postal record", "Record of the game"),
                     STRIP_LEFT, STRIP_TITLE, width, 0);
  brg_card_add_text (card, brg_card_sans (TEXT_SIZE, TRUE), sheet->code, STRIP_LEFT, STRIP_CODE,
                     width, 0);
  brg_card_add_raised (card, brg_card_sans (TEXT_SIZE, FALSE), white, STRIP_LEFT, STRIP_WHITE,
                       width, LINE_ROOM);
  brg_card_add_raised (card, brg_card_sans (TEXT_SIZE, FALSE), black, STRIP_LEFT, STRIP_BLACK,
                       width, LINE_ROOM);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, STRIP_LEFT, STRIP_RULE, STRIP_RIGHT,
                     STRIP_RULE);
}

/* rus-draughts-2022 10.5.1: cipher, names, moves, result, signature of the player, day of dispatch;
 * one column, and the back where that is not enough. */
static void
add_strip (const BrgCard *card, const BrgRecordSheet *sheet, guint first, const BrgWords *words)
{
  guint n_moves = g_strv_length (sheet->moves);

  add_head (card, sheet, first > 0, words);
  for (guint i = first; i < n_moves && i < first + STRIP_MOVES; i++)
    add_move (card, sheet->moves[i], STRIP_FIRST + (i - first) * STRIP_STEP);
  if (first > 0)
    return;
  add_field (card, WC_ (words, "postal record", "Result"), sheet->result, STRIP_RESULT, STRIP_LEFT,
             STRIP_RIGHT, LABEL);
  add_field (card, WC_ (words, "postal record", "Signature"), "", STRIP_SIGNATURE, STRIP_LEFT,
             STRIP_RIGHT, LABEL);
  add_field (card, WC_ (words, "postal record", "Sent on"), "", STRIP_DAY, STRIP_LEFT, STRIP_RIGHT,
             LABEL);
}

BrgDocument *
brg_record_sheets_lay_out (const GPtrArray *sheets, const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgCardSheet paper;
  BrgPrintPage *page = NULL;
  BrgDocument *document;
  guint n_strips = 0;

  g_return_val_if_fail (sheets != NULL && options != NULL, NULL);

  if (sheets->len == 0)
    return NULL;
  paper = brg_card_sheet_find (&strips, options);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  document =
      brg_document_new (options, g_strdup (W_ (options->words, "Records of games")), g_strdup (""));
  for (guint i = 0; i < sheets->len; i++)
    {
      const BrgRecordSheet *sheet = sheets->pdata[i];
      guint n_moves = g_strv_length (sheet->moves);
      guint first = 0;

      do
        {
          BrgCard card =
              brg_card_sheet_next (&paper, document, &page, typesetter, n_strips++, LABEL_SIZE);

          add_strip (&card, sheet, first, options->words);
          first += STRIP_MOVES;
        }
      while (first < n_moves);
    }
  return document;
}

static void
add_letter (const BrgCard *card,
            const BrgLetterCard *letter,
            const char *event,
            const BrgWords *words)
{
  double width = CARD_RIGHT - CARD_LEFT;
  double y = CARD_FIRST;

  brg_card_add_raised (card, brg_card_serif (TITLE_SIZE, FALSE), event, CARD_LEFT, CARD_EVENT,
                       width, CARD_EVENT - EDGE);
  brg_card_add_text (card, brg_card_sans (TITLE_SIZE, TRUE), letter->code, CARD_LEFT, CARD_CODE,
                     width, 0);
  brg_card_add_raised (card, brg_card_sans (TEXT_SIZE, FALSE), letter->names, CARD_LEFT, CARD_NAMES,
                       width, LINE_ROOM);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, CARD_LEFT, CARD_RULE, CARD_RIGHT, CARD_RULE);
  add_field (card, WC_ (words, "postal letter", "From"), letter->from, CARD_FROM, CARD_LEFT,
             CARD_RIGHT, CARD_LABEL);
  add_field (card, WC_ (words, "postal letter", "To"), letter->to, CARD_TO, CARD_LEFT, CARD_RIGHT,
             CARD_LABEL);
  for (guint i = 0; i < letter->fields->len; i++)
    {
      const BrgLetterField *field = &g_array_index (letter->fields, BrgLetterField, i);

      add_field (card, field->label, field->value, y, CARD_LEFT, CARD_RIGHT, CARD_LABEL);
      for (guint line = 1; line < field->n_lines; line++)
        brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, CARD_LEFT, y + line * CARD_STEP,
                           CARD_RIGHT, y + line * CARD_STEP);
      y += field->n_lines * CARD_STEP;
    }
}

BrgDocument *
brg_letter_cards_lay_out (const GPtrArray *cards,
                          const char *event,
                          const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgCardSheet paper;
  BrgPrintPage *page = NULL;
  BrgDocument *document;

  g_return_val_if_fail (cards != NULL && event != NULL && options != NULL, NULL);

  if (cards->len == 0)
    return NULL;
  paper = brg_card_sheet_find (&letters, options);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  document = brg_document_new (options, g_strdup (W_ (options->words, "Letters to fill in")),
                               g_strdup (""));
  for (guint i = 0; i < cards->len; i++)
    {
      BrgCard card = brg_card_sheet_next (&paper, document, &page, typesetter, i, LABEL_SIZE);

      add_letter (&card, cards->pdata[i], event, options->words);
    }
  return document;
}
