/* brg-draft-warnings.c - what the arbiter should know before a draft is published
 *
 * Rules: rus-draughts-2022 5.4.10.2
 * Tests: tests/app/test-draft-warnings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-warnings.h"

#include "brg-draft-private.h"
#include "brg-draughts-field.h"

gboolean
brg_warning_is_breach (BrgWarningKind kind)
{
  g_return_val_if_fail (kind < BRG_N_WARNING_KINDS, FALSE);

  return kind >= BRG_WARNING_FOURTH_COLOUR;
}

/* What is looked at. */
typedef struct
{
  BrgDraft *draft;
  const BrgTournament *tournament;
  gint round;
  const char *article;
  GArray *warnings;
} Look;

static void
append (Look *look, BrgWarning warning)
{
  warning.article = look->article;
  g_array_append_val (look->warnings, warning);
}

/* rus-draughts-2022 5.4.10.2: colours alternate where possible, and never four in a row. */
static void
look_at_colour (Look *look, gint board, gint player, gint other, BrgColour colour)
{
  BrgDraughtsRecord record = brg_draughts_record_read (look->tournament, player, look->round);
  BrgWarning warning = {
    .kind = BRG_WARNING_SAME_COLOUR,
    .board = board,
    .player = player,
    .other = other,
    .colour = colour,
  };

  if (record.last_colour != colour)
    return;
  if (brg_draughts_record_get_bar (&record) == colour)
    warning.kind = BRG_WARNING_FOURTH_COLOUR;
  else if (record.run + 1 == BRG_DRAUGHTS_LONGEST_RUN)
    warning.kind = BRG_WARNING_THIRD_COLOUR;
  append (look, warning);
}

/* rus-draughts-2022 5.4.10.2: two players do not meet twice. */
static void
look_at_pair (Look *look, gint index, const BrgDraftBoard *board)
{
  gint met =
      brg_draughts_find_met_round (look->tournament, look->round, board->white, board->black);

  if (met > 0)
    append (look, (BrgWarning){ .kind = BRG_WARNING_REMATCH,
                                .board = index,
                                .player = board->white,
                                .other = board->black,
                                .number = met });
  look_at_colour (look, index, board->white, board->black, BRG_COLOUR_WHITE);
  look_at_colour (look, index, board->black, board->white, BRG_COLOUR_BLACK);
}

/* rus-draughts-2022 5.4.10.2: nobody has a win without play twice. */
static void
look_at_bye (Look *look, gint index, gint player)
{
  BrgWarning warning = { .board = index, .player = player, .other = BRG_NOBODY };

  warning.kind = brg_draughts_record_read (look->tournament, player, look->round).had_free_win
                     ? BRG_WARNING_SECOND_FREE_WIN
                     : BRG_WARNING_FREE;
  append (look, warning);
}

static void
look_at_free (Look *look)
{
  g_autoptr (GArray) players = brg_draft_list_free (look->draft, look->round);

  for (guint i = 0; i < players->len; i++)
    append (look, (BrgWarning){
                      .kind = brg_draft_is_round_robin (look->draft) ? BRG_WARNING_FREE
                                                                     : BRG_WARNING_NO_PAIR,
                      .board = -1,
                      .player = g_array_index (players, gint, i),
                      .other = BRG_NOBODY,
                  });
}

GArray *
brg_draft_list_warnings (BrgDraft *draft, gint round)
{
  g_autoptr (GArray) warnings = g_array_new (FALSE, FALSE, sizeof (BrgWarning));
  const GArray *boards;
  Look look;

  g_return_val_if_fail (draft != NULL && brg_draft_is_paired (draft), NULL);

  look = (Look){ draft, brg_draft_get_tournament (draft), round, draft->system->article, warnings };
  if (!brg_draft_is_round_robin (draft))
    look.article = "rus-draughts-2022 5.4.10.2";
  boards = brg_draft_get_boards (draft, round);
  for (guint i = 0; !brg_draft_is_round_robin (draft) && i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      if (board->black == BRG_NOBODY)
        look_at_bye (&look, (gint) i, board->white);
      else
        look_at_pair (&look, (gint) i, board);
    }
  look_at_free (&look);
  return g_steal_pointer (&warnings);
}
