/* brg-paper-people.c - papers that are cards, one for each of many
 *
 * Tests: tests/app/test-documents-players.c, tests/app/bergerctl-papers.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-people.h"

#include "brg-board-numbers.h"
#include "brg-place-cards.h"
#include "brg-player-cards.h"
#include "brg-scoresheets.h"

gboolean
brg_paper_people_has_players (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return brg_snapshot_get_boards (source->snapshot)->entries->len > 0;
}

/* Whoever was asked for by number and is not there is told of. */
static BrgDocument *
or_nobody (BrgDocument *document, const BrgDocumentOptions *options, GError **error)
{
  if (document == NULL && *options->chosen != '\0')
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         "none of the numbers that were asked for is there");
  return document;
}

BrgDocument *
brg_paper_people_lay_out_cards (const BrgPaperSource *source,
                                const BrgDocumentOptions *options,
                                GError **error)
{
  return or_nobody (brg_player_cards_lay_out (source->snapshot, options), options, error);
}

gboolean
brg_paper_people_has_boards (const BrgPaperSource *source)
{
  g_autoptr (GPtrArray) boards = NULL;

  g_return_val_if_fail (source != NULL, FALSE);

  boards = brg_board_numbers_list (source->snapshot);
  return boards->len > 0;
}

BrgDocument *
brg_paper_people_lay_out_numbers (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  return or_nobody (brg_board_numbers_lay_out (source->snapshot, options), options, error);
}

BrgDocument *
brg_paper_people_lay_out_place_cards (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error)
{
  return or_nobody (brg_place_cards_lay_out (source->snapshot, options), options, error);
}

BrgDocument *
brg_paper_people_lay_out_scoresheets (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error)
{
  return or_nobody (
      brg_scoresheets_lay_out (source->snapshot, source->round, source->board, options), options,
      error);
}
