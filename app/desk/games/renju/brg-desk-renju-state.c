/* brg-desk-renju-state.c - how a game of renju stands: what follows from its moves, in one line
 *
 * Rules: rus-draughts-2022 9.2.4.2, 9.2.6, 9.2.7
 * Tests: tests/app/test-desk-renju.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-desk-renju-private.h"
#include "brg-renju-record.h"

#define FOULS (1u << BRG_RENJU_FOUL_A | 1u << BRG_RENJU_FOUL_B | 1u << BRG_RENJU_FOUL_C)

/* The rule on the centre is not for composed boards and not where the regulation says otherwise,
 * and the pass that gives White the first move on a composed board is none. */
static void
drop_facts (BrgDeskRenju *self)
{
  BrgRenjuGame *game = &self->game;

  if (!brg_desk_renju_begins_in_centre (self))
    game->facts[0] &= (guint8) ~(1u << BRG_RENJU_OFF_CENTRE);
  if (self->opening.stage == BRG_DESK_RENJU_COMPOSED && game->n_moves > 1 &&
      game->moves[0] == BRG_RENJU_PASS)
    game->facts[1] &= (guint8) ~(1u << BRG_RENJU_BOTH_PASSED);
}

void
brg_desk_renju_sync (BrgDeskGame *game)
{
  const BrgGameNode *last = brg_game_tree_get_last (game->tree);
  BrgDeskRenju *self;

  if (game->progress == NULL)
    game->progress = g_new0 (BrgDeskRenju, 1);
  self = game->progress;
  brg_desk_renju_opening_follow (&self->opening, game->record->start, last);
  self->is_sound = brg_renju_game_follow (&self->game, &self->opening.board, game->node);
  if (self->game.n_moves > 0)
    drop_facts (self);
  self->end = brg_renju_game_find_end (&self->game, &self->end_fact);
  self->n_fouls = brg_renju_board_find_all_fouls (&self->game.board, self->fouls);
  self->is_asking = self->opening.stage == BRG_DESK_RENJU_STEPS && game->node == last;
}

/* The bits of the fouls that a move made. */
static guint
get_fouls (const BrgRenjuGame *game, guint number)
{
  guint facts = game->facts[number - 1];

  return ((facts >> BRG_RENJU_FOUL_A & 1) != 0 ? BRG_RENJU_FOUL_THREES : 0u) |
         ((facts >> BRG_RENJU_FOUL_B & 1) != 0 ? BRG_RENJU_FOUL_FOURS : 0u) |
         ((facts >> BRG_RENJU_FOUL_C & 1) != 0 ? BRG_RENJU_FOUL_LONG_ROW : 0u);
}

/* The number of the first foul, 0 without one. */
static guint
find_foul (const BrgRenjuGame *game)
{
  for (guint i = 1; i <= game->n_moves; i++)
    if ((game->facts[i - 1] & FOULS) != 0)
      return i;
  return 0;
}

gboolean
brg_desk_renju_is_foul_fresh (const BrgDeskRenju *self)
{
  return self->end == 0 && self->game.n_moves > 0 &&
         (self->game.facts[self->game.n_moves - 1] & FOULS) != 0;
}

/* rus-draughts-2022 9.2.4.2: a foul is forbidden; 9.2.6 leaves what follows of a breach of the
 * rules to the arbiter. By the custom of the international federation White wins if he points it
 * out before his next move. */
static char *
dup_foul (const BrgDeskRenju *self, const char **article)
{
  guint fouls = get_fouls (&self->game, self->game.n_moves);
  g_autofree char *why = brg_desk_renju_words_dup_fouls (fouls);

  *article = brg_desk_renju_words_get_foul_article (fouls);
  /* Translators: "two threes" */
  return g_strdup_printf (_ ("Foul: %s. White may claim the win before his next move; the arbiter "
                             "decides"),
                          why);
}

static char *
dup_head (const BrgDeskRenju *self, const char **article)
{
  if (self->end > 0)
    {
      *article = brg_renju_fact_get_article (self->end_fact);
      return g_strdup (brg_desk_renju_words_fact (self->end_fact, self->end % 2 == 1));
    }
  if (brg_desk_renju_is_foul_fresh (self))
    return dup_foul (self, article);
  return g_strdup (brg_renju_game_get_turn (&self->game) == BRG_COLOUR_WHITE ? _ ("White to move")
                                                                             : _ ("Black to move"));
}

static void
append_last (GString *text, const BrgDeskRenju *self, const char *notation)
{
  guint n = self->game.n_moves;
  char point[BRG_RENJU_POINT_LENGTH];

  if (n == 0)
    return;
  brg_renju_point_write (self->game.moves[n - 1], brg_desk_renju_get_letter (notation), point);
  /* Translators: number of the last move and its point, "24. G10" */
  g_string_append_printf (text, _ (" · last: %u. %s"), n, point);
}

static void
append_remarks (GString *text, const BrgDeskRenju *self, const BrgDeskSurroundings *around)
{
  guint foul = find_foul (&self->game);

  if (self->game.n_moves > 0 && (self->game.facts[0] >> BRG_RENJU_OFF_CENTRE & 1) != 0)
    g_string_append_printf (text, " · %s", brg_desk_renju_words_fact (BRG_RENJU_OFF_CENTRE, TRUE));
  if (foul > 0 && !brg_desk_renju_is_foul_fresh (self))
    /* Translators: number of a move */
    g_string_append_printf (text, _ (" · foul at move %u not claimed"), foul);
  if (self->opening.steps.black == BRG_RENJU_SECOND_PLAYER)
    /* Translators: who has Black since the players changed colours */
    g_string_append_printf (text, _ (" · colours swapped, Black: %s"),
                            around->names[BRG_COLOUR_BLACK]);
  if (self->opening.stage == BRG_DESK_RENJU_BROKEN)
    g_string_append_printf (text, " · %s", _ ("the moves do not follow the opening procedure"));
}

char *
brg_desk_renju_dup_status (const BrgDeskGame *game,
                           const BrgDeskSurroundings *around,
                           const char **article)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *head = NULL;

  *article = NULL;
  head = dup_head (self, article);
  g_string_append (text, head);
  append_last (text, self, around->notation);
  append_remarks (text, self, around);
  return g_strdup (text->str);
}

const char *
brg_desk_renju_find_result (const BrgDeskGame *game,
                            const BrgDeskSurroundings *around G_GNUC_UNUSED,
                            BrgColour *winner)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);

  if (brg_desk_renju_is_foul_fresh (self))
    {
      *winner = BRG_COLOUR_WHITE;
      return _ ("White claims the foul and wins");
    }
  if (self->end == 0)
    return NULL;
  /* rus-draughts-2022 9.2.7.1: drawn. */
  if (self->end_fact == BRG_RENJU_BOTH_PASSED || self->end_fact == BRG_RENJU_NO_FIVE)
    {
      *winner = BRG_COLOUR_NONE;
      return _ ("Record the draw");
    }
  /* rus-draughts-2022 9.2.6.1, 9.2.6.2: whoever made the row has won. */
  *winner = self->end % 2 == 1 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
  return *winner == BRG_COLOUR_WHITE ? _ ("Record: White wins") : _ ("Record: Black wins");
}

/* Counters. */

static void
add_counter (GArray *counters, const BrgDeskCounter *counter)
{
  g_array_append_val (counters, *counter);
}

static void
add_fouls (GArray *counters, const BrgDeskRenju *self)
{
  gboolean is_black = brg_renju_game_get_turn (&self->game) == BRG_COLOUR_BLACK;

  add_counter (counters, &(BrgDeskCounter){
                             .title = g_strdup (_ ("Points forbidden to Black")),
                             .value = self->n_fouls,
                             .note = g_strdup (_ ("33 double three, 44 double four, 6 overline")),
                             .article = "rus-draughts-2022 9.2.4.2",
                             .is_running = is_black && self->end == 0,
                         });
}

static void
add_passes (GArray *counters, const BrgDeskRenju *self)
{
  const BrgRenjuGame *game = &self->game;
  guint n = 0;

  while (n < 2 && n < game->n_moves && game->moves[game->n_moves - 1 - n] == BRG_RENJU_PASS)
    n++;
  if (self->opening.stage == BRG_DESK_RENJU_COMPOSED && n == game->n_moves && n > 0)
    n--;
  add_counter (counters,
               &(BrgDeskCounter){
                   .title = g_strdup (_ ("Passes in a row")),
                   .value = n,
                   .limit = 2,
                   .note = g_strdup (n == 2               ? _ ("both players passed: drawn")
                                     : n == 1             ? _ ("the last move was a pass")
                                     : game->n_moves == 0 ? _ ("no move made yet")
                                                          : _ ("the last move was a stone")),
                   .article = "rus-draughts-2022 9.2.7.1b",
                   .is_running = n > 0,
                   .is_reached = n == 2,
               });
}

static void
add_stones (GArray *counters, const BrgDeskRenju *self)
{
  guint n[3] = { 0 };

  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    n[brg_renju_board_get (&self->game.board, (BrgRenjuPoint) point)]++;
  add_counter (counters, &(BrgDeskCounter){
                             .title = g_strdup (_ ("Stones on the board")),
                             .value = self->game.board.n_stones,
                             /* Translators: numbers of stones */
                             .note = g_strdup_printf (_ ("Black %u, White %u"), n[BRG_COLOUR_BLACK],
                                                      n[BRG_COLOUR_WHITE]),
                             .article = self->end > 0 && self->end_fact == BRG_RENJU_NO_FIVE
                                            ? "rus-draughts-2022 9.2.7.1c"
                                            : NULL,
                             .is_running = TRUE,
                             .is_reached = self->end > 0 && self->end_fact == BRG_RENJU_NO_FIVE,
                         });
}

GArray *
brg_desk_renju_list_counters (const BrgDeskGame *game,
                              const BrgDeskSurroundings *around G_GNUC_UNUSED)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  GArray *counters = brg_desk_counters_new ();

  add_fouls (counters, self);
  add_passes (counters, self);
  add_stones (counters, self);
  return counters;
}
