/* brg-ctl-draughts.c - perft, moves and replay for the games of draughts
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-draughts.h"

#include "brg-draughts-end.h"
#include "brg-draughts-fen.h"
#include "brg-draughts-perft.h"
#include "brg-draughts-play.h"
#include "brg-draughts-read.h"
#include "brg-pdn.h"

#include <string.h>

/* `draughts64-majority` is called brazilian by other programs. */
static const struct
{
  const char *name;
  BrgDraughtsVariant variant;
} games[] = {
  { "russian", BRG_DRAUGHTS_RUSSIAN },
  { "draughts64", BRG_DRAUGHTS_64 },
  { "draughts64-majority", BRG_DRAUGHTS_64_MAJORITY },
  { "international", BRG_DRAUGHTS_INTERNATIONAL },
  { "giveaway", BRG_DRAUGHTS_GIVEAWAY },
};

/* How a game ends on the board, by BrgDraughtsEnd. */
static const char *const ends[] = { NULL, "bare", "blocked" };

gboolean
brg_ctl_find_draughts (const char *name, BrgDraughtsVariant *variant)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].name, name))
      {
        *variant = games[i].variant;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_ctl_read_draughts_fen (const char *fen,
                           const char *place,
                           guint line,
                           BrgDraughtsVariant variant,
                           BrgDraughtsPosition *position)
{
  g_autofree char *text = NULL;
  BrgDraughtsFenFault fault;

  if (brg_draughts_fen_read (fen, variant, position, &fault))
    return TRUE;
  text = brg_draughts_fen_fault_to_text (&fault);
  brg_ctl_complain ("%s:%u:%d: %s", place, line, fault.column, text);
  return FALSE;
}

gboolean
brg_ctl_read_draughts (const char *fen, BrgDraughtsVariant variant, BrgDraughtsPosition *position)
{
  if (fen != NULL)
    return brg_ctl_read_draughts_fen (fen, "--fen", 1, variant, position);
  *position = brg_draughts_position_start (variant);
  return TRUE;
}

/* A legal move as text, in the order of the text. */
typedef struct
{
  BrgDraughtsMove move;
  char *text; /* owned */
} Line;

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->text);
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Line *) a)->text, ((const Line *) b)->text);
}

static GArray *
sort_moves (const BrgDraughtsPosition *position, const BrgDraughtsNotation *notation)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  g_array_set_clear_func (lines, clear_line);
  brg_draughts_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      char text[BRG_DRAUGHTS_MOVE_LENGTH];
      Line line = { list.moves[i], NULL };

      line.text = g_strdup (brg_draughts_move_write (position, &list.moves[i], notation, text));
      g_array_append_val (lines, line);
    }
  g_array_sort (lines, compare_lines);
  return lines;
}

/* A line for every first move. Returns their sum. */
static guint64
print_divided (const BrgDraughtsPosition *position, guint depth)
{
  g_autoptr (GArray) lines = sort_moves (position, brg_draughts_notation_find ("pdn"));
  guint64 sum = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);
      BrgDraughtsPosition after = *position;
      guint64 n_leaves;

      brg_draughts_move_make (&after, &line->move, NULL);
      n_leaves = brg_draughts_perft_count (&after, depth - 1, BRG_DRAUGHTS_PERFT_BULK);
      g_print ("%s\t%" G_GUINT64_FORMAT "\n", line->text, n_leaves);
      sum += n_leaves;
    }
  return sum;
}

BrgCtlStatus
brg_ctl_perft_draughts (const char *fen, BrgDraughtsVariant variant, guint depth, gboolean divide)
{
  BrgDraughtsPosition position;

  if (!brg_ctl_read_draughts (fen, variant, &position))
    return BRG_CTL_WRONG;
  g_print ("%" G_GUINT64_FORMAT "\n",
           divide && depth > 0
               ? print_divided (&position, depth)
               : brg_draughts_perft_count (&position, depth, BRG_DRAUGHTS_PERFT_BULK));
  return BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_moves_draughts (const char *fen,
                        BrgDraughtsVariant variant,
                        const BrgDraughtsNotation *notation)
{
  g_autoptr (GArray) lines = NULL;
  BrgDraughtsPosition position;

  if (!brg_ctl_read_draughts (fen, variant, &position))
    return BRG_CTL_WRONG;
  lines = sort_moves (&position, notation);
  for (guint i = 0; i < lines->len; i++)
    g_print ("%s\n", g_array_index (lines, Line, i).text);
  return BRG_CTL_YES;
}

/* What a move can mean, in full; @moves: the moves it fits, none when it is not legal. */
static void
complain_about_move (const BrgDraughtsPosition *position,
                     const char *word,
                     glong column,
                     const BrgDraughtsMoveList *fits)
{
  const BrgDraughtsNotation *notation = brg_draughts_notation_find ("route");
  g_autoptr (GString) meant = g_string_new (NULL);

  for (guint i = 0; i < fits->n_moves; i++)
    {
      char text[BRG_DRAUGHTS_MOVE_LENGTH];

      brg_draughts_move_write (position, &fits->moves[i], notation, text);
      g_string_append_printf (meant, "%s %s", i == 0 ? ": it can be" : " or", text);
    }
  brg_ctl_complain ("--moves:1:%d: %s “%s”%s", (int) column,
                    fits->n_moves == 0 ? "not legal here:" : "not unique here:", word, meant->str);
}

gboolean
brg_ctl_play_draughts (BrgDraughtsPlay *play, const char *moves)
{
  const char *at = moves;

  while (*(at += strspn (at, " \t\n")) != '\0')
    {
      gsize length = strcspn (at, " \t\n");
      g_autofree char *word = g_strndup (at, length);
      g_auto (BrgDraughtsMoveList) fits = { 0 };
      const BrgDraughtsPosition *position = &brg_draughts_play_get_last (play)->position;

      if (brg_draughts_move_read (position, word, -1, BRG_DRAUGHTS_READ_ANY, &fits) != 1)
        {
          complain_about_move (position, word, g_utf8_pointer_to_offset (moves, at) + 1, &fits);
          return FALSE;
        }
      brg_draughts_play_play (play, &fits.moves[0]);
      at += length;
    }
  return TRUE;
}

/* The number of the article without the book. */
static const char *
skip_book (const char *article)
{
  return strchr (article, ' ') + 1;
}

/* @told: bit set of the draws that were printed: each stands where it first holds. */
static void
print_record (const BrgDraughtsPlay *play, guint ply, guint *told)
{
  const BrgDraughtsRecord *record = brg_draughts_play_get (play, ply);
  guint fresh = record->draws & ~*told;

  *told |= fresh;
  for (BrgDraughtsDraw draw = 0; draw < BRG_N_DRAUGHTS_DRAWS; draw++)
    if ((fresh & 1u << draw) != 0)
      g_print ("%u\t%s\t%s\n", ply, brg_draughts_draw_id (draw),
               skip_book (brg_draughts_draw_article (draw)));
  if (record->end != BRG_DRAUGHTS_PLAY_ON)
    g_print ("%u\t%s\t%s\n", ply, ends[record->end],
             record->position.variant == BRG_DRAUGHTS_GIVEAWAY ? "8.1" : "6.1.7");
}

/* Without an increment: where a game comes to an ending that is not played. */
static gboolean
print_at_once (const BrgDraughtsPlay *play, guint ply)
{
  const char *article = brg_draughts_draw_is_at_once (&brg_draughts_play_get (play, ply)->position);

  if (article == NULL)
    return FALSE;
  g_print ("%u\tat-once\t%s\n", ply, skip_book (article));
  return TRUE;
}

/* The position itself, standing once, is no count. */
static void
print_count (guint ply, const BrgDraughtsCount *count)
{
  static const char *const claimants[] = {
    [BRG_COLOUR_NONE] = "both",
    [BRG_COLOUR_WHITE] = "white",
    [BRG_COLOUR_BLACK] = "black",
  };
  gboolean is_repetition = count->draw == BRG_DRAUGHTS_DRAW_REPETITION;
  g_autofree char *left = g_strdup_printf ("%u", count->n_plies_left);

  if (is_repetition ? count->n_moves < 2 : count->n_plies == 0)
    return;
  g_print ("%u\tcount\t%s\t%u\t%u/%u\t%s\t%s\t%s\n", ply, brg_draughts_draw_id (count->draw),
           is_repetition ? ply : ply - count->n_plies + 1, count->n_moves, count->n_needed,
           is_repetition && !count->is_reached ? "-" : left, claimants[count->claimant],
           skip_book (brg_draughts_draw_article (count->draw)));
}

static void
print_counts (const BrgDraughtsPlay *play, guint ply)
{
  BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS];
  guint n_counts = brg_draughts_play_get_counts (play, ply, counts);

  for (guint i = 0; i < n_counts; i++)
    print_count (ply, &counts[i]);
}

static void
print_records (const BrgDraughtsPlay *play, const BrgCtlReplay *wanted)
{
  gboolean is_told = wanted->has_increment;
  guint told = 0;

  for (guint ply = 0; ply <= brg_draughts_play_get_n_plies (play); ply++)
    {
      if (wanted->has_counters)
        print_counts (play, ply);
      is_told = is_told || print_at_once (play, ply);
      print_record (play, ply, &told);
    }
}

BrgCtlStatus
brg_ctl_replay_draughts (const char *fen,
                         const char *moves,
                         BrgDraughtsVariant variant,
                         const BrgCtlReplay *wanted)
{
  g_autoptr (BrgDraughtsPlay) play = NULL;
  BrgDraughtsPosition start;

  if (!brg_ctl_read_draughts (fen, variant, &start))
    return BRG_CTL_WRONG;
  play = brg_draughts_play_new (&start);
  if (!brg_ctl_play_draughts (play, moves))
    return BRG_CTL_WRONG;
  print_records (play, wanted);
  return BRG_CTL_YES;
}

static BrgCtlStatus
replay_tree (const BrgGameTree *tree, guint number, gpointer user_data)
{
  g_autoptr (BrgDraughtsPlay) play = NULL;
  g_autofree BrgDraughtsMove *moves = NULL;
  guint n_moves;

  g_print ("# game %u\n", number);
  if (tree == NULL)
    return BRG_CTL_YES;
  play = brg_draughts_play_new (brg_game_tree_get_draughts (tree));
  moves = brg_game_tree_dup_draughts (tree, &n_moves);
  for (guint i = 0; i < n_moves; i++)
    brg_draughts_play_play (play, &moves[i]);
  print_records (play, user_data);
  return BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_replay_draughts_file (const char *path, const BrgCtlReplay *wanted)
{
  return brg_ctl_each_draughts_game (path, replay_tree, (gpointer) wanted);
}
