/* brg-card-flow.c - matter that runs from sheet to sheet: head, lines, foot
 *
 * Tests: tests/app/test-game-paper.c, tests/app/test-documents-statistics.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card-flow.h"

#include "brg-card-letterhead.h"
#include "brg-form-frame.h"
#include "brg-header-footer.h"

/* Millimetres on a sheet. */
#define FOOT_DROP 3.4
#define FOOT_RISE 3.5
#define FOOT_GAP 5.0
#define FOOT_TEXT 3.4
#define TITLE_STEP 8.0
#define UNDER_STEP 5.6

#define TITLE_SIZE 16
#define EVENT_SIZE 11
#define UNDER_SIZE 10
#define FOOT_SIZE 7.5

static void
set_paper (BrgCardFlow *flow, const BrgDocumentOptions *options)
{
  flow->paper = brg_form_style_sheet_for (flow->frame, options,
                                          options->orientation == BRG_ORIENTATION_LANDSCAPE);
  /* The foot may have two lines. */
  flow->paper.foot -= FOOT_RISE * BRG_MM;
  flow->paper.bottom = flow->paper.foot - FOOT_GAP * BRG_MM;
  flow->left = flow->paper.left / BRG_MM;
  flow->right = flow->paper.right / BRG_MM;
  flow->width = flow->right - flow->left;
}

static void
begin_page (BrgCardFlow *flow)
{
  flow->card.page = brg_print_page_new (flow->paper.width, flow->paper.height);
  g_ptr_array_add (flow->pages, flow->card.page);
  flow->y = flow->paper.top / BRG_MM;
  flow->is_fresh = TRUE;
}

BrgCardFlow *
brg_card_flow_begin (const BrgSnapshot *snapshot,
                     const char *title,
                     const char *under,
                     const BrgDocumentOptions *options)
{
  BrgCardFlow *flow;
  g_autofree char *event = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *days = NULL;

  g_return_val_if_fail (snapshot != NULL && title != NULL && options != NULL, NULL);

  flow = g_new0 (BrgCardFlow, 1);
  flow->words = options->words;
  flow->card.typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  flow->pages = g_ptr_array_new ();
  flow->frame = brg_form_new (BRG_FORM_DIAGRAMS);
  brg_form_set_text (&flow->frame->title, g_strdup (title));
  brg_form_frame_fill (flow->frame,
                       &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "" });
  event = brg_form_frame_dup_event (snapshot);
  kind = brg_form_frame_dup_kind (snapshot, options->words);
  days = brg_form_frame_dup_range (snapshot, options->words);
  set_paper (flow, options);
  begin_page (flow);
  flow->y += brg_card_letterhead_add (&flow->card, flow->frame, flow->left, flow->right, flow->y,
                                      BRG_LETTERHEAD_LOGO);
  brg_card_flow_add (flow, brg_card_serif (TITLE_SIZE, TRUE), title,
                     brg_card_cap (brg_card_serif (TITLE_SIZE, TRUE)), 0.5);
  brg_card_flow_add (flow, brg_card_serif (EVENT_SIZE, FALSE), event, TITLE_STEP, 0.5);
  brg_card_flow_add (flow, brg_card_serif (UNDER_SIZE, FALSE), kind, UNDER_STEP, 0.5);
  brg_card_flow_add (flow, brg_card_serif (UNDER_SIZE, FALSE), days, UNDER_STEP, 0.5);
  if (under != NULL)
    brg_card_flow_add (flow, brg_card_serif (UNDER_SIZE, FALSE), under, UNDER_STEP, 0.5);
  return flow;
}

void
brg_card_flow_need (BrgCardFlow *flow, double height)
{
  g_return_if_fail (flow != NULL);

  if (flow->y + height > flow->paper.bottom / BRG_MM && !flow->is_fresh)
    begin_page (flow);
}

void
brg_card_flow_add (BrgCardFlow *flow, BrgType type, const char *text, double step, double align)
{
  BrgCardText lines;

  g_return_if_fail (flow != NULL && text != NULL);

  if (*text == '\0')
    return;
  lines = brg_card_fit_lines (&flow->card, type, text, flow->width, 2);
  flow->y =
      brg_card_add_lines (&flow->card, &lines, flow->left, flow->y + step, flow->width, align);
  flow->is_fresh = FALSE;
}

static void
add_foot (BrgCardFlow *flow, guint index)
{
  BrgType type = brg_card_serif (FOOT_SIZE, FALSE);
  BrgCard *card = &flow->card;
  double rule = flow->paper.foot / BRG_MM;
  double line = rule + FOOT_DROP;
  g_autofree char *sheet =
      brg_header_footer_dup_sheet_text (flow->words, index + 1, flow->pages->len);
  double width = brg_card_text_width (card, type, sheet);
  double room = flow->width - width - 4;
  double last;
  g_autofree char *left =
      g_strconcat (flow->frame->foot_event, *flow->frame->foot_middle != '\0' ? " · " : "",
                   flow->frame->foot_middle, NULL);
  BrgCardText text = brg_card_fit_lines (card, type, left, room, 2);

  card->page = flow->pages->pdata[index];
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_BLANK, flow->left, rule, flow->right, rule);
  brg_print_page_set_role (card->page, BRG_PRINT_ROLE_FOOT, 0);
  last = brg_card_add_lines (card, &text, flow->left, line, room, 0);
  brg_card_add_text (card, type, sheet, flow->right - width, line, width, 1);
  brg_print_page_set_role (card->page, BRG_PRINT_ROLE_TEXT, 0);
  brg_card_letterhead_add_foot (card, flow->frame, flow->left, flow->right, last + FOOT_TEXT,
                                FOOT_SIZE);
}

BrgDocument *
brg_card_flow_end (BrgCardFlow *flow, const BrgDocumentOptions *options, double type_size)
{
  BrgDocument *document;

  g_return_val_if_fail (flow != NULL && options != NULL, NULL);

  document = brg_document_new (options, g_strdup (flow->frame->subject),
                               g_strdup (flow->frame->organiser));
  for (guint i = 0; i < flow->pages->len; i++)
    {
      add_foot (flow, i);
      brg_document_take_page (document, flow->pages->pdata[i], type_size);
    }
  g_ptr_array_unref (flow->pages);
  brg_typesetter_free (flow->card.typesetter);
  brg_form_free (flow->frame);
  g_free (flow);
  return document;
}
