/* brg-statistics-sheet.c - what can be counted in a group, with bars
 *
 * Tests: tests/app/test-documents-statistics.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-statistics-sheet.h"

#include "brg-card-flow.h"
#include "brg-form-frame.h"
#include "brg-form-style.h"
#include "brg-statistics.h"

/* Parts of the width. */
#define LABEL_RIGHT 0.48
#define NUMBER_RIGHT 0.606
#define PERCENT_RIGHT 0.686
#define BAR_LEFT 0.703

/* Millimetres on a sheet. */
#define BAR_HEIGHT 4.4
#define ROW_ROOM 2.4
#define SECTION_GAP 9.0
#define SECTION_STEP 3.0

#define SECTION_SIZE 12
#define ROW_SIZE 10

/* Where a part of the width ends, in millimetres. */
static double
part (const BrgCardFlow *flow, double share)
{
  return flow->left + flow->width * share;
}

static void
add_section (BrgCardFlow *flow, const char *section)
{
  /* With two rows below it. */
  brg_card_flow_need (flow, SECTION_GAP + SECTION_STEP + 4 * BAR_HEIGHT);
  brg_card_flow_add (flow, brg_card_serif (SECTION_SIZE, TRUE), section,
                     flow->is_fresh ? SECTION_GAP / 2 : SECTION_GAP, 0);
  flow->y += SECTION_STEP;
  brg_card_add_line (&flow->card, BRG_PRINT_PAGE_LINE_BLANK, flow->left, flow->y - 1, flow->right,
                     flow->y - 1);
}

static void
add_bar (BrgCardFlow *flow, double share, double y)
{
  double left = part (flow, BAR_LEFT);
  double width = flow->right - left;

  brg_print_page_add_area (flow->card.page, BRG_PRINT_PAGE_AREA_TINT, left * BRG_MM,
                           (y - BAR_HEIGHT + 0.9) * BRG_MM, width * CLAMP (share, 0, 1) * BRG_MM,
                           BAR_HEIGHT * BRG_MM);
  brg_card_add_line (&flow->card, BRG_PRINT_PAGE_LINE_HAIR, left, y - BAR_HEIGHT + 0.9, left,
                     y + 0.9);
}

static void
add_row (BrgCardFlow *flow, const BrgStatisticsRow *row)
{
  BrgType type = brg_card_sans (ROW_SIZE, FALSE);
  double label_width = part (flow, LABEL_RIGHT) - flow->left;
  double number_right = part (flow, NUMBER_RIGHT);
  BrgCardText label = brg_card_fit_readable (&flow->card, type, row->label, label_width, 3);
  double height =
      (label.n_lines - 1) * brg_card_text_step (&label) + brg_card_cap (type) + ROW_ROOM;
  double y;

  brg_card_flow_need (flow, height);
  y = flow->y + height;
  brg_card_add_lines (&flow->card, &label, flow->left,
                      y - (label.n_lines - 1) * brg_card_text_step (&label), label_width, 0);
  brg_card_add_text (&flow->card, type, row->number, flow->left + label_width + 1, y,
                     number_right - flow->left - label_width - 1, 1);
  if (row->percent >= 0)
    {
      g_autofree char *percent = g_strdup_printf ("%d %%", row->percent);

      brg_card_add_text (&flow->card, type, percent, number_right + 1, y,
                         part (flow, PERCENT_RIGHT) - number_right - 1, 1);
    }
  if (row->share >= 0)
    add_bar (flow, row->share, y);
  flow->y = y;
  flow->is_fresh = FALSE;
}

BrgDocument *
brg_statistics_sheet_lay_out (const BrgSnapshot *snapshot,
                              gint round,
                              const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *under = NULL;
  BrgCardFlow *flow;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  rows = brg_statistics_new (snapshot, round, options);
  if (round > 0)
    under = brg_form_frame_dup_after (snapshot, options, round);
  flow = brg_card_flow_begin (snapshot, W_ (options->words, "Statistics"), under, options);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgStatisticsRow *row = rows->pdata[i];

      if (row->section != NULL)
        add_section (flow, row->section);
      add_row (flow, row);
    }
  return brg_card_flow_end (flow, options, ROW_SIZE);
}
