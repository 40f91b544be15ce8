/* brg-ctl-mate.c - bergerctl can-mate and dead: can a side ever give checkmate?
 *
 * Rules: fide-2023 5.2.2, 6.9, 7.5.5
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"

#include "brg-can-mate.h"
#include "brg-plain-file.h"
#include "brg-uci.h"

#include <stdio.h>

/* What both commands are told. */
typedef struct
{
  char *fen;
  char *game;
  char *batch;
  gint64 max_nodes;
  BrgChessVariant variant;
} Request;

static void
clear_request (Request *request)
{
  g_free (request->fen);
  g_free (request->game);
  g_free (request->batch);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

static gboolean
check_request (const char *command, Request *request)
{
  if (!brg_ctl_find_chess (command, request->game != NULL ? request->game : "chess",
                           &request->variant))
    return FALSE;
  if (request->max_nodes < 1 || request->max_nodes > BRG_CAN_MATE_MAX_NODES)
    {
      brg_ctl_complain ("%s: the number of nodes is from 1 to %d", command, BRG_CAN_MATE_MAX_NODES);
      return FALSE;
    }
  return TRUE;
}

static gboolean
find_side (const char *name, BrgColour *side)
{
  if (g_str_equal (name, "white"))
    *side = BRG_COLOUR_WHITE;
  else if (g_str_equal (name, "black"))
    *side = BRG_COLOUR_BLACK;
  else
    return FALSE;
  return TRUE;
}

/* One line of output. */
static BrgCtlStatus
print_answer (const BrgPosition *position, BrgColour side, guint64 max_nodes)
{
  g_auto (BrgCanMateAnswer) answer = { .verdict = BRG_CAN_MATE_UNDECIDED };

  brg_can_mate (position, side, max_nodes, &answer);
  switch (answer.verdict)
    {
    case BRG_CAN_MATE_YES:
      g_print ("yes\t");
      for (guint i = 0; i < answer.n_moves; i++)
        {
          char text[BRG_UCI_LENGTH];

          g_print ("%s%s", i > 0 ? " " : "",
                   brg_uci_write (answer.moves[i], position->variant, text));
        }
      g_print ("\n");
      return BRG_CTL_YES;
    case BRG_CAN_MATE_NO:
      g_print ("no\t%s\n", brg_can_mate_proof_to_id (answer.proof));
      return BRG_CTL_NO;
    case BRG_CAN_MATE_UNDECIDED:
    default:
      g_print ("undecided\n");
      return BRG_CTL_NO;
    }
}

/* A record `FEN<TAB>side`; what follows is not looked at. */
static gboolean
answer_record (const Request *request, guint line, const char *record)
{
  const char *place = g_str_equal (request->batch, "-") ? "stdin" : request->batch;
  g_auto (GStrv) fields = NULL;
  BrgPosition position;
  BrgColour side;

  if (*record == '#' || *record == '\0')
    return TRUE;
  fields = g_strsplit (record, "\t", -1);
  if (!brg_ctl_read_fen (fields[0], place, line, request->variant, &position))
    return FALSE;
  if (fields[1] == NULL || !find_side (fields[1], &side))
    {
      brg_ctl_complain ("%s:%u:%ld: the side is white or black", place, line,
                        g_utf8_strlen (fields[0], -1) + 2);
      return FALSE;
    }
  print_answer (&position, side, (guint64) request->max_nodes);
  return TRUE;
}

static BrgCtlStatus
answer_batch (const Request *request)
{
  const char *path = g_str_equal (request->batch, "-") ? "/dev/stdin" : request->batch;
  g_autoptr (GIOChannel) channel = NULL;
  g_autoptr (GError) error = NULL;
  GIOStatus status;
  guint line = 0;

  if (g_str_equal (request->batch, "-") || brg_plain_file_check (path, &error))
    channel = g_io_channel_new_file (path, "r", &error);
  if (channel == NULL)
    return brg_ctl_complain ("%s: %s", request->batch, error->message);
  do
    {
      g_autofree char *record = NULL;
      gsize end = 0;

      status = g_io_channel_read_line (channel, &record, NULL, &end, &error);
      if (status != G_IO_STATUS_NORMAL)
        continue;
      record[end] = '\0';
      g_strchomp (record);
      if (!answer_record (request, ++line, record))
        return BRG_CTL_WRONG;
      fflush (stdout);
    }
  while (status == G_IO_STATUS_NORMAL);
  if (status == G_IO_STATUS_ERROR)
    return brg_ctl_complain ("%s:%u: %s", request->batch, line + 1, error->message);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_can_mate (int argc, char **argv)
{
  g_auto (Request) request = { .max_nodes = BRG_CAN_MATE_MAX_NODES };
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &request.fen, "the position", "FEN" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &request.game, "chess or chess960", "GAME" },
    { "batch", 0, 0, G_OPTION_ARG_FILENAME, &request.batch, "lines of FEN, tab, side", "FILE" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &request.max_nodes, "positions to look at", "N" },
    G_OPTION_ENTRY_NULL,
  };
  gboolean is_batch = FALSE;
  BrgPosition position;
  BrgColour side;

  for (int i = 1; i < argc; i++)
    is_batch |= g_str_has_prefix (argv[i], "--batch");
  if (!brg_ctl_parse (is_batch ? "--batch FILE" : "white|black --fen FEN", options, &argc, &argv,
                      is_batch ? 0 : 1) ||
      !check_request ("can-mate", &request))
    return BRG_CTL_WRONG;
  if (request.batch != NULL)
    return answer_batch (&request);
  if (!find_side (argv[1], &side))
    return brg_ctl_complain ("can-mate: the side is white or black, not “%s”", argv[1]);
  if (request.fen == NULL)
    return brg_ctl_complain ("can-mate: the option --fen is missing");
  if (!brg_ctl_read_position (request.fen, request.variant, &position))
    return BRG_CTL_WRONG;
  return print_answer (&position, side, (guint64) request.max_nodes);
}

const BrgCtlCommand brg_ctl_can_mate = {
  "can-mate", run_can_mate, "white|black --fen FEN | --batch FILE [--game chess960] [--nodes N]"
};

static BrgCtlStatus
run_dead (int argc, char **argv)
{
  g_auto (Request) request = { .max_nodes = BRG_CAN_MATE_MAX_NODES };
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &request.fen, "the position", "FEN" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &request.game, "chess or chess960", "GAME" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &request.max_nodes, "positions to look at", "N" },
    G_OPTION_ENTRY_NULL,
  };
  static const char *const words[] = {
    [BRG_CAN_MATE_NO] = "alive",
    [BRG_CAN_MATE_YES] = "dead",
    [BRG_CAN_MATE_UNDECIDED] = "undecided",
  };
  BrgCanMateVerdict verdict;
  BrgPosition position;

  if (!brg_ctl_parse ("--fen FEN", options, &argc, &argv, 0) || !check_request ("dead", &request))
    return BRG_CTL_WRONG;
  if (request.fen == NULL)
    return brg_ctl_complain ("dead: the option --fen is missing");
  if (!brg_ctl_read_position (request.fen, request.variant, &position))
    return BRG_CTL_WRONG;
  verdict = brg_position_is_dead (&position, (guint64) request.max_nodes);
  g_print ("%s\n", words[verdict]);
  return verdict == BRG_CAN_MATE_YES ? BRG_CTL_YES : BRG_CTL_NO;
}

const BrgCtlCommand brg_ctl_dead = { "dead", run_dead, "--fen FEN [--game chess960] [--nodes N]" };
