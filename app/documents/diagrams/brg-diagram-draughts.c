/* brg-diagram-draughts.c - what stands under a diagram of draughts
 *
 * Rules: rus-draughts-2022 5.4.13.1, 6.1.7, 6.1.8, 7.3, 7.5.2, 8.1, 8.2
 * Tests: tests/app/test-documents-diagram-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-draughts.h"

#include "brg-diagram-private.h"

#include "brg-draughts-end.h"
#include "brg-draughts-fen.h"
#include "brg-draughts-notation.h"

#include <string.h>

/* @before is the position before the last move; @number that of the move to be made, 0 when it is
 * not known; @counts what was counted, @n_counts of them. */
typedef struct
{
  BrgDraughtsPosition position;
  BrgDraughtsPosition before;
  BrgDraughtsMove last;
  gboolean has_last;
  gboolean has_numbers;
  guint ply;
  guint number;
  BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS];
  guint n_counts;
} Matter;

/* What stands under the board instead of whose move it is, by who has the move, by whether giveaway
 * is played, and by #BrgDraughtsEnd. */
static const char *const ends[2][2][3] = {
  {
      {
          NULL,
          NC_ ("diagram", "White has no pieces left: Black has won"),
          NC_ ("diagram", "White cannot move: Black has won"),
      },
      {
          NULL,
          NC_ ("diagram", "White has no pieces left and has won"),
          NC_ ("diagram", "White cannot move and has won"),
      },
  },
  {
      {
          NULL,
          NC_ ("diagram", "Black has no pieces left: White has won"),
          NC_ ("diagram", "Black cannot move: White has won"),
      },
      {
          NULL,
          NC_ ("diagram", "Black has no pieces left and has won"),
          NC_ ("diagram", "Black cannot move and has won"),
      },
  },
};

static const char *const count_names[BRG_N_DRAUGHTS_DRAWS] = {
  [BRG_DRAUGHTS_DRAW_ROAD_OWNED] =
      NC_ ("diagram", "Three kings holding the main road against one king"),
  [BRG_DRAUGHTS_DRAW_THREE_KINGS] = NC_ ("diagram", "Three kings against one king"),
  [BRG_DRAUGHTS_DRAW_ROAD_HELD] = NC_ ("diagram", "Three pieces against one king on the main road"),
  [BRG_DRAUGHTS_DRAW_NO_CHANGE] = NC_ ("diagram", "No change in material"),
  [BRG_DRAUGHTS_DRAW_COUNTED] = NC_ ("diagram", "Moves counted aloud"),
  [BRG_DRAUGHTS_DRAW_KINGS_ONLY] = NC_ ("diagram", "King moves only"),
  [BRG_DRAUGHTS_DRAW_KINGS_100] = NC_ ("diagram", "King moves only"),
  [BRG_DRAUGHTS_DRAW_THREE_TO_ONE] = NC_ ("diagram", "Three pieces against one king"),
  [BRG_DRAUGHTS_DRAW_TWO_TO_ONE] = NC_ ("diagram", "One or two pieces against one king"),
  [BRG_DRAUGHTS_DRAW_GIVEAWAY] = NC_ ("diagram", "King moves only"),
};

static char *
dup_name (const BrgDiagram *diagram, const BrgWords *words)
{
  switch ((BrgDraughtsVariant) ((const Matter *) diagram->matter)->position.variant)
    {
    case BRG_DRAUGHTS_64:
      return g_strdup (W_ (words, "Draughts-64"));
    case BRG_DRAUGHTS_64_MAJORITY:
      /* Translators: draughts-64 by 6.2.3: of the captures the one of most pieces must be made;
       * "Шашки-64, взятие большинства" */
      return g_strdup (WC_ (words, "diagram", "Draughts-64, majority capture compulsory"));
    case BRG_DRAUGHTS_GIVEAWAY:
      return g_strdup (W_ (words, "Giveaway draughts"));
    case BRG_DRAUGHTS_RUSSIAN:
    case BRG_DRAUGHTS_INTERNATIONAL:
    default:
      /* The boards of eight and of ten squares tell. */
      return g_strdup ("");
    }
}

static char *
dup_turn (const BrgDiagram *diagram, const BrgWords *words)
{
  const Matter *matter = diagram->matter;
  gboolean is_white = matter->position.turn == BRG_COLOUR_WHITE;
  gboolean is_giveaway = matter->position.variant == BRG_DRAUGHTS_GIVEAWAY;
  /* rus-draughts-2022 6.1.7, 8.1: who has no piece or no move has lost, or won in giveaway. */
  BrgDraughtsEnd end = brg_draughts_position_end (&matter->position, NULL);

  if (end != BRG_DRAUGHTS_PLAY_ON)
    return g_strdup (brg_words_context (words, "diagram", ends[!is_white][is_giveaway][end]));
  if (matter->number == 0)
    /* Translators: under a diagram; "Ход белых", "Ход чёрных" */
    return g_strdup (is_white ? WC_ (words, "diagram", "White to move")
                              : WC_ (words, "diagram", "Black to move"));
  return is_white ? g_strdup_printf (W_ (words, "Move %d, White to move"), (gint) matter->number)
                  : g_strdup_printf (W_ (words, "Move %d, Black to move"), (gint) matter->number);
}

/* Notation of the record: full, and by number where squares are shown so. */
static char *
dup_last_move (const Matter *matter, const BrgWords *words)
{
  const BrgDraughtsNotation *notation =
      brg_draughts_notation_find (matter->has_numbers ? "numeric" : "full");
  char text[BRG_DRAUGHTS_MOVE_LENGTH];

  if (!matter->has_last)
    return g_strdup ("");
  brg_draughts_move_write (&matter->before, &matter->last, notation, text);
  /* Translators: under a diagram of draughts: the last move; "Последний ход: %s" */
  return g_strdup_printf (WC_ (words, "diagram", "Last move: %s"), text);
}

/* The number of the article without the book. */
static const char *
find_article (const BrgDraughtsCount *count)
{
  return strchr (brg_draughts_draw_article (count->draw), ' ') + 1;
}

/* Number of the move that half-move @ply was, from 1. */
static guint
find_number (const Matter *matter, guint ply)
{
  guint turn = matter->position.turn == BRG_COLOUR_BLACK;
  /* Half-moves of a game that White begins, up to the one to be made. */
  guint n_next = 2 * (matter->number - 1) + turn;

  return (n_next - (matter->ply + 1 - ply)) / 2 + 1;
}

/* Nothing before there is something to tell: a count that has just begun is none. */
static char *
dup_count (const Matter *matter, const BrgDraughtsCount *count, const BrgWords *words)
{
  if (count->draw == BRG_DRAUGHTS_DRAW_REPETITION && count->n_moves < 2)
    return g_strdup ("");
  if (count->draw == BRG_DRAUGHTS_DRAW_REPETITION)
    return g_strdup_printf (
        /* Translators: under a diagram of draughts: how often the position has stood, and the
         * article; "Позиция стоит %u-й раз (%s)" or the like */
        brg_words_plural (words, "The position has stood %u time (%s)",
                          "The position has stood %u times (%s)", count->n_moves),
        count->n_moves, find_article (count));
  if (count->n_plies == 0)
    return g_strdup ("");
  /* Translators: under a diagram of draughts: what is counted, moves made, moves after which the
   * game is drawn, the move it began with, the article; "%s: %u из %u, с %u-го хода (%s)" */
  return g_strdup_printf (WC_ (words, "diagram", "%s: %u of %u, since move %u (%s)"),
                          brg_words_context (words, "diagram", count_names[count->draw]),
                          count->n_moves, count->n_needed,
                          find_number (matter, matter->ply - count->n_plies + 1),
                          find_article (count));
}

static char *
dup_notes (const BrgDiagram *diagram, const BrgWords *words)
{
  const Matter *matter = diagram->matter;
  g_autofree char *last_move = dup_last_move (matter, words);
  g_autoptr (GString) notes = g_string_new (last_move);

  for (guint i = 0; i < matter->n_counts; i++)
    {
      g_autofree char *count = dup_count (matter, &matter->counts[i], words);

      brg_diagram_append_line (notes, count);
    }
  return g_string_free (g_steal_pointer (&notes), FALSE);
}

static char *
dup_code (const BrgDiagram *diagram)
{
  return brg_draughts_fen_write (&((const Matter *) diagram->matter)->position,
                                 BRG_DRAUGHTS_FEN_NUMBERS);
}

/* rus-draughts-2022 6.1.6.1, 7.3: letters and numbers outside, or a number in every square. */
static void
draw (BrgDiagram *diagram)
{
  const Matter *matter = diagram->matter;
  BrgDraughtsVariant variant = (BrgDraughtsVariant) matter->position.variant;
  BrgBoardPicture *picture = &diagram->picture;
  gboolean is_flipped = picture->is_flipped;

  brg_board_picture_init_draughts (picture, &matter->position, matter->has_numbers);
  picture->is_flipped = is_flipped;
  if (!matter->has_last)
    return;
  brg_board_picture_mark (picture, brg_board_square_of_draughts (variant, matter->last.from),
                          BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (picture, brg_board_square_of_draughts (variant, matter->last.to),
                          BRG_BOARD_LAST_MOVE);
}

static void
set_notation (BrgDiagram *diagram, const char *id)
{
  Matter *matter = diagram->matter;
  const BrgDraughtsNotation *notation = brg_draughts_notation_find (id);
  gboolean is_large = brg_draughts_variant_is_large ((BrgDraughtsVariant) matter->position.variant);

  if (notation == NULL)
    return;
  matter->has_numbers = is_large || notation->has_numbers;
  draw (diagram);
}

static const BrgDiagramGame draughts = {
  .dup_name = dup_name,
  .dup_turn = dup_turn,
  .dup_notes = dup_notes,
  .dup_code = dup_code,
  .code_head = "FEN",
  .set_notation = set_notation,
  .free_matter = g_free,
};

/* Takes @matter with its position. */
static BrgDiagram *
new_diagram (Matter *matter)
{
  BrgDiagram *diagram = brg_diagram_new_bare (&draughts, matter);

  matter->has_numbers =
      brg_draughts_variant_is_large ((BrgDraughtsVariant) matter->position.variant);
  draw (diagram);
  return diagram;
}

BrgDiagram *
brg_diagram_new_draughts (const BrgDraughtsPosition *position)
{
  Matter *matter;

  g_return_val_if_fail (position != NULL, NULL);

  matter = g_new0 (Matter, 1);
  matter->position = *position;
  return new_diagram (matter);
}

BrgDiagram *
brg_diagram_new_draughts_play (const BrgDraughtsPlay *play, guint ply)
{
  const BrgDraughtsRecord *start;
  Matter *matter;

  g_return_val_if_fail (play != NULL, NULL);
  g_return_val_if_fail (ply <= brg_draughts_play_get_n_plies (play), NULL);

  start = brg_draughts_play_get (play, 0);
  matter = g_new0 (Matter, 1);
  matter->position = brg_draughts_play_get (play, ply)->position;
  matter->ply = ply;
  matter->number = (ply + (start->position.turn == BRG_COLOUR_BLACK)) / 2 + 1;
  matter->n_counts = brg_draughts_play_get_counts (play, ply, matter->counts);
  matter->has_last = ply > 0;
  if (matter->has_last)
    {
      matter->before = brg_draughts_play_get (play, ply - 1)->position;
      matter->last = brg_draughts_play_get (play, ply)->move;
    }
  return new_diagram (matter);
}

/* The way from the root to @node. */
static BrgDraughtsPlay *
follow (const BrgGameNode *node)
{
  g_autofree const BrgGameNode **way = g_new (const BrgGameNode *, node->ply + 1);
  BrgDraughtsPlay *play;
  guint n = 0;

  for (const BrgGameNode *at = node; at != NULL; at = at->parent)
    way[n++] = at;
  play = brg_draughts_play_new (&way[--n]->draughts);
  while (n > 0)
    brg_draughts_play_play (play, &way[--n]->draughts_move);
  return play;
}

BrgDiagram *
brg_diagram_draughts_of_node (const BrgGameTree *tree G_GNUC_UNUSED,
                              const BrgGameNode *node,
                              const BrgGameMove *move)
{
  g_autoptr (BrgDraughtsPlay) play = follow (node);

  if (move != NULL)
    brg_draughts_play_play (play, &move->draughts);
  return brg_diagram_new_draughts_play (play, brg_draughts_play_get_n_plies (play));
}
