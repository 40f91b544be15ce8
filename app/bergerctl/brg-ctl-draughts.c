/* brg-ctl-draughts.c - perft, moves and replay for the games of draughts
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-draughts.h"

#include "brg-draughts-fen.h"
#include "brg-draughts-perft.h"
#include "brg-draughts-play.h"
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
brg_ctl_read_draughts (const char *fen, BrgDraughtsVariant variant, BrgDraughtsPosition *position)
{
  g_autofree char *text = NULL;
  BrgDraughtsFenFault fault;

  if (fen == NULL)
    {
      *position = brg_draughts_position_start (variant);
      return TRUE;
    }
  if (brg_draughts_fen_read (fen, variant, position, &fault))
    return TRUE;
  text = brg_draughts_fen_fault_to_text (&fault);
  brg_ctl_complain ("--fen:1:%d: %s", fault.column, text);
  return FALSE;
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

/* Plays the moves of a text; a fault is told with the column where the move begins. */
static gboolean
play_text (BrgDraughtsPlay *play, const char *text)
{
  const char *at = text;

  while (*(at += strspn (at, " \t\n")) != '\0')
    {
      gsize length = strcspn (at, " \t\n");
      g_autofree char *word = g_strndup (at, length);
      g_auto (BrgDraughtsMoveList) fits = { 0 };
      guint n_fits = brg_draughts_move_read (&brg_draughts_play_get_last (play)->position, word, -1,
                                             BRG_DRAUGHTS_READ_ANY, &fits);

      if (n_fits != 1)
        {
          brg_ctl_complain ("--moves:1:%d: %s “%s”", (int) g_utf8_pointer_to_offset (text, at) + 1,
                            n_fits == 0 ? "not legal here:" : "not unique here:", word);
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

static void
print_record (const BrgDraughtsPlay *play, guint ply)
{
  const BrgDraughtsRecord *record = brg_draughts_play_get (play, ply);

  for (BrgDraughtsDraw draw = 0; draw < BRG_N_DRAUGHTS_DRAWS; draw++)
    if (brg_draughts_play_find_first (play, draw) == (gint) ply)
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

static void
print_records (const BrgDraughtsPlay *play, gboolean has_increment)
{
  gboolean is_told = has_increment;

  for (guint ply = 0; ply <= brg_draughts_play_get_n_plies (play); ply++)
    {
      is_told = is_told || print_at_once (play, ply);
      print_record (play, ply);
    }
}

BrgCtlStatus
brg_ctl_replay_draughts (const char *fen,
                         const char *moves,
                         BrgDraughtsVariant variant,
                         gboolean has_increment)
{
  g_autoptr (BrgDraughtsPlay) play = NULL;
  BrgDraughtsPosition start;

  if (!brg_ctl_read_draughts (fen, variant, &start))
    return BRG_CTL_WRONG;
  play = brg_draughts_play_new (&start);
  if (!play_text (play, moves))
    return BRG_CTL_WRONG;
  print_records (play, has_increment);
  return BRG_CTL_YES;
}

static BrgCtlStatus
replay_tree (const BrgGameTree *tree, guint number, gpointer user_data)
{
  const gboolean *has_increment = user_data;
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
  print_records (play, *has_increment);
  return BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_replay_draughts_file (const char *path, gboolean has_increment)
{
  return brg_ctl_each_draughts_game (path, replay_tree, &has_increment);
}
