/* brg-ctl-renju.c - bergerctl fouls, and replay of games of renju
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-renju.h"

#include "brg-plain-file.h"
#include "brg-renju-foul.h"
#include "brg-renju-game.h"

#include <string.h>

/* In the order in which they are printed. */
static const struct
{
  BrgRenjuFoul foul;
  const char *name;
} names[] = {
  { BRG_RENJU_FOUL_LONG_ROW, "6" },
  { BRG_RENJU_FOUL_FOURS, "44" },
  { BRG_RENJU_FOUL_THREES, "33" },
};

static void
add_foul (GString *line, BrgRenjuPoint point, guint fouls)
{
  char text[BRG_RENJU_POINT_LENGTH];
  const char *separator = ":";

  if (line->len > 0)
    g_string_append_c (line, ' ');
  g_string_append (line, brg_renju_point_write (point, BRG_RENJU_LETTER_I, text));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if ((fouls & names[i].foul) != 0)
      {
        g_string_append (line, separator);
        g_string_append (line, names[i].name);
        separator = "+";
      }
}

/* One line of output, by columns and in each from below. */
static void
print_fouls (const BrgRenjuBoard *board)
{
  g_autoptr (GString) line = g_string_new (NULL);
  guint8 fouls[BRG_RENJU_N_POINTS];

  brg_renju_board_find_all_fouls (board, fouls);
  for (guint column = 0; column < BRG_RENJU_SIDE; column++)
    for (guint row = 0; row < BRG_RENJU_SIDE; row++)
      {
        BrgRenjuPoint point = brg_renju_point (column, row);

        if (fouls[point] != 0)
          add_foul (line, point, fouls[point]);
      }
  g_print ("%s\n", line->str);
}

/* A board; what follows it behind a semicolon or a tab is not looked at. */
static gboolean
answer_board (const char *path, guint line, G_GNUC_UNUSED guint n, const char *text)
{
  BrgRenjuTextFault fault;
  BrgRenjuBoard board;

  if (!brg_renju_board_read (text, (gssize) strcspn (text, ";\t"), &board, &fault))
    {
      brg_ctl_complain ("%s:%u:%d: %s", path, line, fault.column,
                        brg_renju_text_fault_get_text (fault.kind));
      return FALSE;
    }
  print_fouls (&board);
  return TRUE;
}

/* What to do with the nth record of a file, in a line; a fault is reported. */
typedef gboolean (*RecordFunc) (const char *path, guint line, guint n, const char *text);

/* Reads a file line by line; empty ones and remarks are passed over. */
static BrgCtlStatus
read_lines (const char *path, RecordFunc each)
{
  g_autoptr (GIOChannel) channel = NULL;
  g_autoptr (GError) error = NULL;
  GIOStatus status;
  guint line = 0;
  guint n = 0;

  if (g_str_equal (path, "-") || brg_plain_file_check (path, &error))
    channel = g_io_channel_new_file (g_str_equal (path, "-") ? "/dev/stdin" : path, "r", &error);
  if (channel == NULL)
    return brg_ctl_complain ("%s: %s", path, error->message);
  do
    {
      g_autofree char *text = NULL;

      status = g_io_channel_read_line (channel, &text, NULL, NULL, &error);
      if (status != G_IO_STATUS_NORMAL)
        continue;
      line++;
      g_strchomp (text);
      if (*text != '#' && *text != '\0' && !each (path, line, ++n, text))
        return BRG_CTL_WRONG;
    }
  while (status == G_IO_STATUS_NORMAL);
  if (status == G_IO_STATUS_ERROR)
    return brg_ctl_complain ("%s:%u: %s", path, line + 1, error->message);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_fouls (int argc, char **argv)
{
  const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  return read_lines (argv[1], answer_board);
}

const BrgCtlCommand brg_ctl_fouls = { "fouls", run_fouls, "FILE" };

/* The number of the article without the book. */
static const char *
find_article (BrgRenjuFact fact)
{
  return strchr (brg_renju_fact_get_article (fact), ' ') + 1;
}

static gboolean
replay_record (const char *place, guint line, const char *text)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  BrgRenjuTextFault fault;
  BrgRenjuGame game;
  guint n_moves;

  if (!brg_renju_moves_read (text, moves, &n_moves, &fault))
    {
      brg_ctl_complain ("%s:%u:%d: %s", place, line, fault.column,
                        brg_renju_text_fault_get_text (fault.kind));
      return FALSE;
    }
  brg_renju_game_start (&game);
  for (guint i = 0; i < n_moves; i++)
    {
      brg_renju_game_play (&game, moves[i]);
      for (guint fact = 0; fact < BRG_N_RENJU_FACTS; fact++)
        if (brg_renju_game_find_first (&game, (BrgRenjuFact) fact) == i + 1)
          g_print ("%u\t%s\t%s\n", i + 1, brg_renju_fact_to_id ((BrgRenjuFact) fact),
                   find_article ((BrgRenjuFact) fact));
    }
  return TRUE;
}

static gboolean
replay_game (const char *path, guint line, guint n, const char *text)
{
  g_print ("# game %u\n", n);
  return replay_record (path, line, text);
}

BrgCtlStatus
brg_ctl_replay_renju (const char *path, const char *moves)
{
  if (moves != NULL)
    return replay_record ("--moves", 1, moves) ? BRG_CTL_YES : BRG_CTL_WRONG;
  return read_lines (path, replay_game);
}
