/* brg-board-numbers.c - numbers that stand on the boards
 *
 * Tests: tests/app/test-documents-hall.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-numbers.h"

#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-form-frame.h"
#include "brg-number-ranges.h"

/* Parts of the height of a card, and millimetres. */
#define EVENT_PLACE 0.12
#define NUMBER_PLACE 0.5
#define WORD_PLACE 0.92
#define NUMBER_HEIGHT 0.5
#define EDGE 8.0

#define LARGEST_NUMBER 420.0
#define STEP 2.0
#define EVENT_SIZE 15
#define WORD_SIZE 20

static gint
count_boards (const BrgSnapshot *snapshot)
{
  gint n = (gint) snapshot->entries->len / 2;

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint j = 0; j < round->games->len; j++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, j);

          if (game->black != BRG_NOBODY)
            n = MAX (n, game->board);
        }
    }
  return n;
}

static GPtrArray *
list_chosen (const BrgSnapshot *snapshot, const char *chosen)
{
  GPtrArray *labels = g_ptr_array_new_with_free_func (g_free);
  gint n = count_boards (snapshot);

  for (gint board = 1; board <= n; board++)
    {
      if (!brg_number_ranges_has (chosen, board))
        continue;
      if (!brg_snapshot_has_teams (snapshot))
        g_ptr_array_add (labels, g_strdup_printf ("%d", board));
      for (gint i = 1; brg_snapshot_has_teams (snapshot) && i <= snapshot->group->boards; i++)
        g_ptr_array_add (labels, g_strdup_printf ("%d.%d", board, i));
    }
  return labels;
}

GPtrArray *
brg_board_numbers_list (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return list_chosen (snapshot, "");
}

/* The largest type that has room. */
static BrgType
fit_number (const BrgCard *card, const BrgCardSheet *sheet, const char *label)
{
  BrgType type = brg_card_sans (LARGEST_NUMBER, TRUE);

  while (type.size > STEP && (brg_card_text_width (card, type, label) > sheet->width - 2 * EDGE ||
                              brg_card_cap (type) > sheet->height * NUMBER_HEIGHT))
    type.size -= STEP;
  return type;
}

static void
add_number (const BrgCard *card,
            const BrgCardSheet *sheet,
            const char *event,
            const char *label,
            const BrgWords *words)
{
  double width = sheet->width - 2 * EDGE;
  BrgType number = fit_number (card, sheet, label);
  double middle = sheet->height * NUMBER_PLACE + brg_card_cap (number) / 2;
  BrgCardText head = brg_card_fit_lines (card, brg_card_serif (EVENT_SIZE, FALSE), event, width, 2);

  brg_card_add_lines (card, &head, EDGE, sheet->height * EVENT_PLACE, width, 0.5);
  brg_card_add_text (card, number, label, EDGE, middle, width, 0.5);
  brg_card_add_text (card, brg_card_sans (WORD_SIZE, FALSE),
                     /* Translators: on the card with the number of a board; "доска" */
                     WC_ (words, "board number", "board"), EDGE, sheet->height * WORD_PLACE, width,
                     0.5);
}

BrgDocument *
brg_board_numbers_lay_out (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  static const BrgCardKind large = { .width = 210.0,
                                     .height = 148.5,
                                     .least_width = 205.0,
                                     .least_height = 138.0,
                                     .fit = BRG_CARD_TURNABLE };
  static const BrgCardKind small = { .width = 105.0,
                                     .height = 148.5,
                                     .least_width = 104.0,
                                     .least_height = 138.0,
                                     .fit = BRG_CARD_TURNABLE };
  g_autoptr (GPtrArray) labels = NULL;
  g_autoptr (BrgTypesetter) typesetter = NULL;
  g_autofree char *event = NULL;
  BrgCardSheet sheet;
  BrgPrintPage *page = NULL;
  BrgDocument *document;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  labels = list_chosen (snapshot, options->chosen);
  if (labels->len == 0)
    return NULL;
  sheet = brg_card_sheet_find (options->card_size == BRG_CARD_A6 ? &small : &large, options);
  event = brg_form_frame_dup_event (snapshot);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  /* Translators: title of the file with the numbers of the boards; "Номера досок" */
  document =
      brg_document_new (options, g_strdup (W_ (options->words, "Board numbers")), g_strdup (""));
  for (guint i = 0; i < labels->len; i++)
    {
      BrgCard card = brg_card_sheet_next (&sheet, document, &page, typesetter, i, WORD_SIZE);

      add_number (&card, &sheet, event, labels->pdata[i], options->words);
    }
  return document;
}
