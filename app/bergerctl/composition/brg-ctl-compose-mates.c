/* brg-ctl-compose-mates.c - bergerctl compose mates: direct mates of chess
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-compose-mates.h"

#include <stdio.h>

#include "brg-ctl-compose-file.h"
#include "brg-fen-fault.h"
#include "brg-fen.h"
#include "brg-uci.h"

enum
{
  FIELD_ID,
  FIELD_FEN,
  FIELD_N,
  FIELD_KEY,
  N_FIELDS,
};

/* A mate as it was read. */
typedef struct
{
  BrgPosition position;
  guint n_moves;
  BrgMove key;
} Work;

static gboolean
complain (const char *path,
          const BrgCtlComposeRow *row,
          char **fields,
          guint field,
          const char *what)
{
  glong column = 1;

  for (guint i = 0; i < field; i++)
    column += g_utf8_strlen (fields[i], -1) + 1;
  brg_ctl_compose_complain (path, row, column, what);
  return FALSE;
}

static gboolean
read_position (const char *path, const BrgCtlComposeRow *row, char **fields, BrgPosition *position)
{
  BrgFenFault fault;
  g_autofree char *what = NULL;

  if (brg_fen_read (fields[FIELD_FEN], BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, position, &fault))
    {
      if (position->turn == BRG_COLOUR_WHITE)
        return TRUE;
      return complain (path, row, fields, FIELD_FEN, "White is to move in a direct mate");
    }
  what = brg_fen_fault_to_text (&fault);
  brg_ctl_compose_complain (path, row, g_utf8_strlen (fields[FIELD_ID], -1) + 1 + fault.column,
                            what);
  return FALSE;
}

static gboolean
read_work (const char *path, const BrgCtlComposeRow *row, Work *work)
{
  g_auto (GStrv) fields = g_strsplit (row->text, "\t", -1);
  guint64 n_moves;

  if (!g_utf8_validate (row->text, -1, NULL))
    {
      brg_ctl_compose_complain (path, row, 1, "not in UTF-8");
      return FALSE;
    }
  if (g_strv_length (fields) < N_FIELDS)
    {
      brg_ctl_compose_complain (path, row, g_utf8_strlen (row->text, -1) + 1,
                                "a field is missing: id, fen, n and key are expected");
      return FALSE;
    }
  if (!read_position (path, row, fields, &work->position))
    return FALSE;
  if (!g_ascii_string_to_unsigned (fields[FIELD_N], 10, 1, BRG_COMPOSITION_MOST_MATE, &n_moves,
                                   NULL))
    return complain (path, row, fields, FIELD_N, "the number of moves is from 1 to 8");
  work->n_moves = (guint) n_moves;
  work->key = BRG_MOVE_NONE;
  if (brg_uci_read (&work->position, fields[FIELD_KEY], &work->key) == BRG_UCI_MALFORMED)
    return complain (path, row, fields, FIELD_KEY, "the key is no move as e2e4");
  return TRUE;
}

static void
print_texts (const GPtrArray *texts, const char *sign)
{
  g_print ("\t");
  for (guint i = 0; i < texts->len; i++)
    g_print ("%s%s", i > 0 ? sign : "", (const char *) texts->pdata[i]);
  if (texts->len == 0)
    g_print ("-");
}

void
brg_ctl_compose_mates_print (const BrgCompositionMate *mate, guint n_moves)
{
  g_print ("%s", brg_composition_verdict_get_id (mate->verdict));
  print_texts (mate->keys, ",");
  if (mate->shortest != 0 && mate->shortest < n_moves)
    g_print ("\t%u", mate->shortest);
  else
    g_print ("\t-");
  print_texts (mate->duals, ";");
  g_print ("\n");
}

static BrgCtlStatus
check_work (const Work *work, const BrgCompositionWatch *watch)
{
  g_auto (BrgCompositionMate) mate = { 0 };

  brg_composition_mate_check (&work->position, work->n_moves, work->key, watch, &mate);
  brg_ctl_compose_mates_print (&mate, work->n_moves);
  fflush (stdout);
  return mate.verdict == BRG_COMPOSITION_NOT_DECIDED ? BRG_CTL_NO : BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_compose_mates (int argc, char **argv)
{
  gint64 max_nodes = (gint64) BRG_COMPOSITION_NODES;
  const GOptionEntry options[] = {
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &max_nodes, "positions to look at for a work", "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GArray) works = g_array_new (FALSE, FALSE, sizeof (Work));
  BrgCompositionWatch watch = { 0 };
  g_autoptr (GPtrArray) rows = NULL;
  BrgCtlStatus worst = BRG_CTL_YES;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (max_nodes < 1)
    return brg_ctl_complain ("compose mates: the number of nodes is at least 1");
  watch.max_nodes = (guint64) max_nodes;
  rows = brg_ctl_compose_load (argv[1], "id");
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      Work work;

      if (!read_work (argv[1], rows->pdata[i], &work))
        return BRG_CTL_WRONG;
      g_array_append_val (works, work);
    }
  for (guint i = 0; i < works->len; i++)
    {
      BrgCtlStatus status = check_work (&g_array_index (works, Work, i), &watch);

      worst = MAX (worst, status);
    }
  return rows != NULL ? worst : BRG_CTL_WRONG;
}
