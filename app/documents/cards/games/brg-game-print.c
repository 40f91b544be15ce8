/* brg-game-print.c - whole games in print: their moves as text, with diagrams
 *
 * Tests: tests/app/test-game-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-print.h"

#include "brg-card-flow.h"
#include "brg-diagram-draw.h"
#include "brg-form-style.h"

/* Millimetres on a sheet. */
#define GAME_GAP 9.0
#define PLACE_STEP 5.0
#define TEXT_GAP 6.0
#define DIAGRAM_GAP 4.0
#define CAPTION_STEP 5.0
#define BOARD_SIDE 48.0
#define BOARD_SLOT 58.0

#define HEADING_SIZE 12
#define TEXT_SIZE 10.5
#define CAPTION_SIZE 9

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

static double
markup_width (const BrgCardFlow *flow, const BrgType *type, const char *markup)
{
  return brg_typesetter_measure (flow->card.typesetter, type, markup).natural / BRG_MM;
}

static void
add_line (BrgCardFlow *flow, const BrgType *type, const GString *line)
{
  double step = type->size * BRG_LEADING * 1.08 / BRG_MM;

  if (line->len == 0)
    return;
  brg_card_flow_need (flow, step);
  flow->y += step;
  flow->is_fresh = FALSE;
  brg_print_page_add_text (flow->card.page, type, g_strdup (line->str), flow->left * BRG_MM,
                           flow->y * BRG_MM, (flow->width + 1) * BRG_MM, 0);
}

/* Lines are filled word by word, so that a game may go on on the next sheet. */
static void
add_words (BrgCardFlow *flow, const GPtrArray *words)
{
  BrgType type = brg_card_serif (TEXT_SIZE, FALSE);
  double blank = markup_width (flow, &type, "x x") - markup_width (flow, &type, "xx");
  g_autoptr (GString) line = g_string_new (NULL);
  double used = 0;

  for (guint i = 0; i < words->len; i++)
    {
      double width = markup_width (flow, &type, words->pdata[i]);

      if (line->len > 0 && used + blank + width > flow->width)
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
add_diagram (BrgCardFlow *flow, const BrgDiagram *diagram, guint place, guint n_across, double top)
{
  guint n = MAX (diagram->picture.n_files, diagram->picture.n_ranks);
  double slot = flow->width / n_across;
  double left = flow->left + place * slot + (slot - BOARD_SIDE) / 2;
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
add_diagrams (BrgCardFlow *flow, const GPtrArray *diagrams)
{
  guint n_across = MAX ((guint) (flow->width / BOARD_SLOT), 1);
  double height = DIAGRAM_GAP + BOARD_SIDE + 6 + CAPTION_STEP + 4;

  for (guint i = 0; i < diagrams->len; i++)
    {
      if (i % n_across == 0)
        {
          brg_card_flow_need (flow, height);
          flow->y += height;
          flow->is_fresh = FALSE;
        }
      add_diagram (flow, diagrams->pdata[i], i % n_across, n_across,
                   flow->y - height + DIAGRAM_GAP);
    }
}

static void
add_game (BrgCardFlow *flow, const BrgPrintedGame *game)
{
  BrgType bold = brg_card_serif (HEADING_SIZE, TRUE);

  /* The heading, and two lines of moves at least. */
  brg_card_flow_need (flow, GAME_GAP + PLACE_STEP + TEXT_GAP + 2 * 5.0 + 6);
  brg_card_flow_add (flow, bold, game->heading, flow->is_fresh ? brg_card_cap (bold) : GAME_GAP, 0);
  brg_card_flow_add (flow, brg_card_serif (CAPTION_SIZE, FALSE), game->place, PLACE_STEP, 0);
  flow->y += TEXT_GAP - 5.0;
  add_words (flow, game->words);
  add_diagrams (flow, game->diagrams);
}

BrgDocument *
brg_game_print_lay_out (const GPtrArray *games,
                        const char *title,
                        const BrgSnapshot *snapshot,
                        const BrgDocumentOptions *options)
{
  BrgCardFlow *flow;

  g_return_val_if_fail (games != NULL && games->len > 0 && title != NULL, NULL);
  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  flow = brg_card_flow_begin (snapshot, title, NULL, options);
  for (guint i = 0; i < games->len; i++)
    add_game (flow, games->pdata[i]);
  return brg_card_flow_end (flow, options, TEXT_SIZE);
}
