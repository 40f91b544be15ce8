/* brg-game-print.c - whole games in print: their moves as text, with diagrams
 *
 * Tests: tests/app/test-game-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-print.h"

#include "brg-card.h"
#include "brg-diagram-draw.h"
#include "brg-form-frame.h"
#include "brg-form-style.h"
#include "brg-header-footer.h"

/* Millimetres on a sheet. */
#define LEFT 20.0
#define RIGHT 195.0
#define TOP 15.0
#define BOTTOM 278.0
#define FOOT_RULE 283.0
#define FOOT_LINE 286.4
#define TITLE_STEP 8.0
#define GAME_GAP 9.0
#define PLACE_STEP 5.0
#define TEXT_GAP 6.0
#define DIAGRAM_GAP 4.0
#define CAPTION_STEP 5.0
#define BOARD_SIDE 48.0
#define BOARD_INSET 6.0
#define DIAGRAMS_PER_ROW 3

#define TITLE_SIZE 16
#define EVENT_SIZE 11
#define HEADING_SIZE 12
#define TEXT_SIZE 10.5
#define CAPTION_SIZE 9
#define FOOT_SIZE 7.5

typedef struct
{
  BrgCard card; /* the sheet that is being filled */
  GPtrArray *pages;
  double y; /* lower edge of what stands on it */
  const BrgWords *words;
} Flow;

BrgPrintedGame *
brg_printed_game_new (char *heading, char *place)
{
  BrgPrintedGame *game;

  g_return_val_if_fail (heading != NULL && place != NULL, NULL);

  game = g_new0 (BrgPrintedGame, 1);
  game->heading = heading;
  game->place = place;
  game->words = g_ptr_array_new_with_free_func (g_free);
  game->diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);
  return game;
}

void
brg_printed_game_free (BrgPrintedGame *game)
{
  if (game == NULL)
    return;
  g_free (game->heading);
  g_free (game->place);
  g_ptr_array_unref (game->words);
  g_ptr_array_unref (game->diagrams);
  g_free (game);
}

static void
begin_page (Flow *flow)
{
  flow->card.page = brg_card_page_new ();
  g_ptr_array_add (flow->pages, flow->card.page);
  flow->y = TOP;
}

/* Another sheet when there is no room for so much. */
static void
need (Flow *flow, double height)
{
  if (flow->y + height > BOTTOM && flow->y > TOP)
    begin_page (flow);
}

static void
add_text (Flow *flow, BrgType type, const char *text, double step, double align, guint most)
{
  BrgCardText lines = brg_card_fit_lines (&flow->card, type, text, RIGHT - LEFT, most);

  if (*text != '\0')
    flow->y = brg_card_add_lines (&flow->card, &lines, LEFT, flow->y + step, RIGHT - LEFT, align);
}

static double
markup_width (const Flow *flow, const BrgType *type, const char *markup)
{
  return brg_typesetter_measure (flow->card.typesetter, type, markup).natural / BRG_MM;
}

static void
add_line (Flow *flow, const BrgType *type, const GString *line)
{
  double step = type->size * BRG_LEADING * 1.08 / BRG_MM;

  if (line->len == 0)
    return;
  need (flow, step);
  flow->y += step;
  brg_print_page_add_text (flow->card.page, type, g_strdup (line->str), LEFT * BRG_MM,
                           flow->y * BRG_MM, (RIGHT - LEFT + 1) * BRG_MM, 0);
}

/* Lines are filled word by word, so that a game may go on on the next sheet. */
static void
add_words (Flow *flow, const GPtrArray *words)
{
  BrgType type = brg_card_serif (TEXT_SIZE, FALSE);
  double blank = markup_width (flow, &type, "x x") - markup_width (flow, &type, "xx");
  g_autoptr (GString) line = g_string_new (NULL);
  double used = 0;

  for (guint i = 0; i < words->len; i++)
    {
      double width = markup_width (flow, &type, words->pdata[i]);

      if (line->len > 0 && used + blank + width > RIGHT - LEFT)
        {
          add_line (flow, &type, line);
          g_string_truncate (line, 0);
          used = 0;
        }
      if (line->len > 0)
        {
          g_string_append_c (line, ' ');
          used += blank;
        }
      g_string_append (line, words->pdata[i]);
      used += width;
    }
  add_line (flow, &type, line);
}

static void
add_diagram (Flow *flow, const BrgDiagram *diagram, guint place, double top)
{
  guint n = MAX (diagram->picture.n_files, diagram->picture.n_ranks);
  double slot = (RIGHT - LEFT) / DIAGRAMS_PER_ROW;
  double left = LEFT + place * slot + BOARD_INSET;
  double square = BOARD_SIDE / n;
  double below = brg_diagram_margin (&diagram->picture, square * BRG_MM) / BRG_MM;
  g_autofree char *caption = diagram->game->dup_turn (diagram, flow->words);
  BrgCardText text = brg_card_fit_lines (&flow->card, brg_card_serif (CAPTION_SIZE, FALSE), caption,
                                         BOARD_SIDE, 2);

  brg_print_page_add_board (flow->card.page, &diagram->picture, left * BRG_MM, top * BRG_MM,
                            square * BRG_MM);
  brg_card_add_lines (&flow->card, &text, left, top + BOARD_SIDE + below + CAPTION_STEP, BOARD_SIDE,
                      0.5);
}

static void
add_diagrams (Flow *flow, const GPtrArray *diagrams)
{
  double height = DIAGRAM_GAP + BOARD_SIDE + 6 + CAPTION_STEP + 4;

  for (guint i = 0; i < diagrams->len; i++)
    {
      if (i % DIAGRAMS_PER_ROW == 0)
        {
          need (flow, height);
          flow->y += height;
        }
      add_diagram (flow, diagrams->pdata[i], i % DIAGRAMS_PER_ROW, flow->y - height + DIAGRAM_GAP);
    }
}

static void
add_game (Flow *flow, const BrgPrintedGame *game)
{
  /* The heading, and two lines of moves at least. */
  need (flow, GAME_GAP + PLACE_STEP + TEXT_GAP + 2 * 5.0 + 6);
  add_text (flow, brg_card_serif (HEADING_SIZE, TRUE), game->heading,
            flow->y > TOP ? GAME_GAP : brg_card_cap (brg_card_serif (HEADING_SIZE, TRUE)), 0, 2);
  add_text (flow, brg_card_serif (CAPTION_SIZE, FALSE), game->place, PLACE_STEP, 0, 2);
  flow->y += TEXT_GAP - 5.0;
  add_words (flow, game->words);
  add_diagrams (flow, game->diagrams);
}

static void
add_foot (Flow *flow, const BrgForm *frame, guint index)
{
  BrgType type = brg_card_serif (FOOT_SIZE, FALSE);
  BrgCard *card = &flow->card;
  g_autofree char *sheet =
      brg_header_footer_dup_sheet_text (flow->words, index + 1, flow->pages->len);
  double width = brg_card_text_width (card, type, sheet);
  double room = RIGHT - LEFT - width - 4;
  g_autofree char *left = g_strconcat (frame->foot_event, *frame->foot_middle != '\0' ? " · " : "",
                                       frame->foot_middle, NULL);
  BrgCardText text = brg_card_fit_lines (card, type, left, room, 1);

  card->page = flow->pages->pdata[index];
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, LEFT, FOOT_RULE, RIGHT, FOOT_RULE);
  brg_card_add_lines (card, &text, LEFT, FOOT_LINE, room, 0);
  brg_card_add_text (card, type, sheet, RIGHT - width, FOOT_LINE, width, 1);
}

BrgDocument *
brg_game_print_lay_out (const GPtrArray *games,
                        const char *title,
                        const BrgSnapshot *snapshot,
                        const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  g_autoptr (BrgForm) frame = NULL;
  g_autofree char *event = NULL;
  Flow flow = { 0 };
  BrgDocument *document;

  g_return_val_if_fail (games != NULL && games->len > 0 && title != NULL, NULL);
  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  pages = g_ptr_array_new ();
  flow = (Flow){ .card = { NULL, typesetter, 0, 0 }, .pages = pages, .words = options->words };
  frame = brg_form_new (BRG_FORM_DIAGRAMS);
  brg_form_set_text (&frame->title, g_strdup (title));
  brg_form_frame_fill (frame,
                       &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "" });
  event = brg_form_frame_dup_event (snapshot);
  begin_page (&flow);
  add_text (&flow, brg_card_serif (TITLE_SIZE, TRUE), title,
            brg_card_cap (brg_card_serif (TITLE_SIZE, TRUE)), 0.5, 2);
  add_text (&flow, brg_card_serif (EVENT_SIZE, FALSE), event, TITLE_STEP, 0.5, 2);
  for (guint i = 0; i < games->len; i++)
    add_game (&flow, games->pdata[i]);
  document = brg_document_new (options, g_strdup (frame->subject), g_strdup (frame->organiser));
  for (guint i = 0; i < pages->len; i++)
    {
      add_foot (&flow, frame, i);
      brg_document_take_page (document, pages->pdata[i], TEXT_SIZE);
    }
  return document;
}
