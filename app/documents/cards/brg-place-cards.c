/* brg-place-cards.c - folded cards that stand before the players
 *
 * Tests: tests/app/test-documents-hall.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-place-cards.h"

#include "brg-card-people.h"
#include "brg-card-sheet.h"
#include "brg-card.h"
#include "brg-form-persons.h"
#include "brg-form-style.h"
#include "brg-transliteration.h"

/* Millimetres on a face. */
#define FACE_HEIGHT 49.5
#define NUMBER_X 6.0
#define NUMBER_WIDTH 27.6
#define SIGN_LINE 18.4
#define NUMBER_LINE 32.0
#define RULE_X 35.7
#define RULE_TOP 14.7
#define RULE_BOTTOM 34.5
#define NAME_X 43.2
#define NAME_EDGE 6.8
#define NAME_LINE 27.5
#define FIRST_LINE 19.6
#define SECOND_LINE 29.9
#define DETAIL_LINE 37.3
#define LOWER_DETAIL_LINE 38.6
#define BAR_GAP 6.2
#define BAR_ABOVE 3.4
#define BAR_BELOW 1.2
#define WORD_X 4.5

#define LARGEST_NAME 54
#define SMALLEST_NAME 27
#define NAME_STEP 1
#define TWO_LINES_NAME 27.5
#define DETAIL_SIZE 15
#define LOWER_DETAIL_SIZE 13
#define LEAST_DETAIL_SIZE 9
#define NUMBER_SIZE 40
#define SIGN_SIZE 15
#define WORD_SIZE 6.5

/* A face: where it is, and whether it stands upside down. */
typedef struct
{
  BrgCard card; /* on the sheet as it lies when this face is read */
  gboolean is_turned;
  double name_width;
  BrgDiscipline discipline;
} Face;

static const BrgCardKind kind = { .width = 210.0,
                                  .height = 2 * FACE_HEIGHT,
                                  .least_width = 205.0,
                                  .least_height = 2 * 46.0,
                                  .fit = BRG_CARD_FILLED };

static void
add_rule (const Face *face, BrgPrintPageLineStyle style, double x, double y1, double y2)
{
  const BrgCard *card = &face->card;
  BrgCard whole = { card->page, card->typesetter, 0, 0 };
  double right = (card->page->width - card->left) / BRG_MM;
  double bottom = (card->page->height - card->top) / BRG_MM;

  if (face->is_turned)
    brg_card_add_line (&whole, style, right - x, bottom - y1, right - x, bottom - y2);
  else
    brg_card_add_line (&face->card, style, x, y1, x, y2);
}

/* Returns whether the name takes two lines. */
static gboolean
add_name (const Face *face, const BrgEntry *entry)
{
  const BrgCard *card = &face->card;
  g_autofree char *name = brg_entry_dup_name (entry);
  BrgType type = brg_card_sans (LARGEST_NAME, TRUE);

  while (brg_card_text_width (card, type, name) > face->name_width && type.size >= SMALLEST_NAME)
    type.size -= NAME_STEP;
  if (type.size >= SMALLEST_NAME)
    {
      brg_card_add_text (card, type, name, NAME_X, NAME_LINE, face->name_width, 0);
      return FALSE;
    }
  type.size = TWO_LINES_NAME;
  brg_card_add_text (card, type, entry->family_name, NAME_X, FIRST_LINE, face->name_width, 0);
  brg_card_add_text (card, type, entry->given_name, NAME_X, SECOND_LINE, face->name_width, 0);
  return TRUE;
}

/* (element-type utf8): region, title and rating, as far as they are known. */
static GPtrArray *
list_details (const Face *face, const BrgEntry *entry, const BrgWords *words)
{
  const char *title = brg_transliteration_get_title (words, face->discipline, entry->title);
  GPtrArray *details = g_ptr_array_new_with_free_func (g_free);

  if (*brg_form_persons_get_region (entry) != '\0')
    g_ptr_array_add (details, g_strdup (brg_form_persons_get_region (entry)));
  if (*title != '\0')
    g_ptr_array_add (details, g_strdup (title));
  if (entry->rating > 0)
    /* Translators: on a card before a player; "рейтинг %d" */
    g_ptr_array_add (details,
                     g_strdup_printf (WC_ (words, "place card", "rating %d"), entry->rating));
  return details;
}

static double
sum_widths (const BrgCard *card, const GPtrArray *details, BrgType type)
{
  double sum = 0;

  for (guint i = 0; i < details->len; i++)
    sum += brg_card_text_width (card, type, details->pdata[i]) + (i > 0 ? 2 * BAR_GAP : 0);
  return sum;
}

/* Side by side with strokes between them; what is too long for that takes two lines. */
static void
add_details (const Face *face, const BrgEntry *entry, const BrgWords *words, gboolean is_lower)
{
  g_autoptr (GPtrArray) details = list_details (face, entry, words);
  const BrgCard *card = &face->card;
  BrgType type = brg_card_sans (is_lower ? LOWER_DETAIL_SIZE : DETAIL_SIZE, FALSE);
  double y = is_lower ? LOWER_DETAIL_LINE : DETAIL_LINE;
  double x = NAME_X;

  while (sum_widths (card, details, type) > face->name_width && type.size >= LEAST_DETAIL_SIZE)
    type.size -= 0.5;
  if (type.size < LEAST_DETAIL_SIZE)
    {
      g_autofree char *joined = NULL;
      BrgCardText text;

      g_ptr_array_add (details, NULL);
      joined = g_strjoinv (" · ", (char **) details->pdata);
      text = brg_card_fit_lines (card, type, joined, face->name_width, 2);
      brg_card_add_lines (card, &text, NAME_X, y, face->name_width, 0);
      return;
    }
  for (guint i = 0; i < details->len; i++)
    {
      double width = brg_card_text_width (card, type, details->pdata[i]);

      if (i > 0)
        {
          add_rule (face, BRG_PRINT_PAGE_LINE_HAIR, x + BAR_GAP, y - BAR_ABOVE - 1, y + BAR_BELOW);
          x += 2 * BAR_GAP;
        }
      brg_card_add_text (card, type, details->pdata[i], x, y, width + 0.2, 0);
      x += width;
    }
}

static void
add_face (const Face *face, const BrgEntry *entry, const BrgWords *words)
{
  guint first = face->card.page->texts->len;
  gboolean is_lower = add_name (face, entry);

  add_details (face, entry, words, is_lower);
  if (entry->number > 0)
    {
      g_autofree char *number = g_strdup_printf ("%d", entry->number);

      /* Translators: on a card before a player, above his number; "№" */
      brg_card_add_text (&face->card, brg_card_serif (SIGN_SIZE, FALSE),
                         WC_ (words, "place card", "No."), NUMBER_X, SIGN_LINE, NUMBER_WIDTH, 0.5);
      brg_card_add_text (&face->card, brg_card_serif (NUMBER_SIZE, TRUE), number, NUMBER_X,
                         NUMBER_LINE, NUMBER_WIDTH, 0.5);
    }
  add_rule (face, BRG_PRINT_PAGE_LINE_BLANK, RULE_X, RULE_TOP, RULE_BOTTOM);
  if (face->is_turned)
    brg_print_page_turn_texts (face->card.page, first);
}

/* Where to fold and where to cut, said in small letters at the edge. */
static void
add_marks (const BrgCard *card, const BrgCardSheet *sheet, const BrgWords *words, gboolean has_cut)
{
  BrgType type = brg_card_sans (WORD_SIZE, FALSE);
  double fold = sheet->height / 2;

  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_FOLD, 0, fold, sheet->width, fold);
  /* Translators: on a sheet of folded cards: where it is folded, where it is cut; "сгиб", "рез" */
  brg_card_add_text (card, type, WC_ (words, "place card", "fold"), WORD_X, fold - 1, 20, 0);
  if (has_cut)
    brg_card_add_text (card, type, WC_ (words, "place card", "cut"), WORD_X, sheet->height - 1, 20,
                       0);
}

static void
add_card (const BrgCard *card,
          const BrgCardSheet *sheet,
          const BrgSnapshot *boards,
          gint player,
          const BrgWords *words,
          gboolean has_cut)
{
  const BrgEntry *entry = brg_snapshot_get_entry (boards, player);
  double height = sheet->height / 2;
  double drop = (height - FACE_HEIGHT) / 2;
  double name_width = sheet->width - NAME_X - NAME_EDGE;
  Face lower = { *card, FALSE, name_width, boards->event->discipline };
  Face upper = { *card, TRUE, name_width, boards->event->discipline };

  lower.card.top += (height + drop) * BRG_MM;
  upper.card.left = card->page->width - card->left - sheet->width * BRG_MM;
  upper.card.top = card->page->height - card->top - (height - drop) * BRG_MM;
  add_face (&upper, entry, words);
  add_face (&lower, entry, words);
  add_marks (card, sheet, words, has_cut);
}

BrgDocument *
brg_place_cards_lay_out (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgSnapshot *boards;
  BrgCardSheet sheet;
  g_autoptr (GArray) players = NULL;
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgPrintPage *page = NULL;
  BrgDocument *document;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  boards = brg_snapshot_get_boards (snapshot);
  players = brg_card_people_list (boards, options, BRG_CARD_PRESENT);
  if (players->len == 0)
    return NULL;
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  /* Translators: title of the file with the cards that stand before the players; "Кувертки" */
  document =
      brg_document_new (options, g_strdup (W_ (options->words, "Place cards")), g_strdup (""));
  sheet = brg_card_sheet_find (&kind, options);
  for (guint i = 0; i < players->len; i++)
    {
      guint row = i % brg_card_sheet_count (&sheet) / sheet.n_across;
      BrgCard card = brg_card_sheet_next (&sheet, document, &page, typesetter, i, DETAIL_SIZE);

      add_card (&card, &sheet, boards, g_array_index (players, gint, i), options->words,
                row + 1 < sheet.n_down);
    }
  return document;
}
