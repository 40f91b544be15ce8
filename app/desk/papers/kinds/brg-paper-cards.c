/* brg-paper-cards.c - papers that are cut: result slips and badges
 *
 * Tests: tests/app/test-documents-cards.c, tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-cards.h"

#include "brg-badges.h"
#include "brg-result-slips.h"

gboolean
brg_paper_cards_has_slips (const BrgPaperSource *source)
{
  g_autoptr (GArray) boards = brg_paper_cards_list_boards (source);

  return boards->len > 0;
}

GArray *
brg_paper_cards_list_boards (const BrgPaperSource *source)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (gint));
  const BrgRound *round =
      brg_snapshot_get_round (brg_snapshot_get_boards (source->snapshot), source->round);

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        g_array_append_val (boards, game->board);
    }
  return boards;
}

BrgDocument *
brg_paper_cards_lay_out_slips (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error G_GNUC_UNUSED)
{
  return brg_result_slips_lay_out (source->snapshot, source->round, source->board, options);
}

gboolean
brg_paper_cards_has_badges (const BrgPaperSource *source)
{
  return source->snapshot->entries->len > 0 || source->snapshot->event->officials->len > 0;
}

BrgDocument *
brg_paper_cards_lay_out_badges (const BrgPaperSource *source,
                                const BrgDocumentOptions *options,
                                GError **error G_GNUC_UNUSED)
{
  return brg_badges_lay_out (source->snapshot, options);
}
