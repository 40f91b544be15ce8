/* brg-ctl-results.c - bergerctl results: results of a file of live boards or of a list, and taken
 *
 * Tests: tests/app/bergerctl-results.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"
#include "brg-live-results.h"
#include "brg-share-boards.h"

/* What is asked for. */
typedef struct
{
  BrgCtlPlace where;
  gint round;
  char *take;
  gboolean is_without_moves;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->take);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static const char *const states[BRG_N_LIVE_STATES] = {
  [BRG_LIVE_NEW] = "new",           [BRG_LIVE_SAME] = "same",
  [BRG_LIVE_DIFFERS] = "differs",   [BRG_LIVE_ON] = "on",
  [BRG_LIVE_UNCLEAR] = "unclear",   [BRG_LIVE_OTHER_ROUND] = "other-round",
  [BRG_LIVE_NO_BOARD] = "no-board",
};

static void
print_row (const BrgLiveResults *results, const BrgLiveRow *row)
{
  g_autofree char *source = brg_ctl_dup_cell (row->game->source);
  g_autofree char *label = brg_ctl_dup_cell (row->label);
  g_autofree char *white = brg_ctl_dup_cell (row->game->white);
  g_autofree char *black = brg_ctl_dup_cell (row->game->black);
  g_autofree char *written = brg_live_row_dup_result (results, row);
  g_autofree char *doubts = brg_live_row_dup_doubts (row);
  g_autofree char *said = brg_ctl_dup_cell (doubts);

  g_print ("%s\t%u\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", source, row->game->line, label, white, black,
           written, states[row->state], row->is_taken ? "yes" : "", said);
}

static void
print_results (const BrgLiveResults *results)
{
  g_print ("FILE\tLINE\tBOARD\tWHITE\tBLACK\tRESULT\tSTATE\tTICKED\tDOUBTS\n");
  for (guint i = 0; i < results->rows->len; i++)
    print_row (results, results->rows->pdata[i]);
  for (guint i = 0; i < results->faults->len; i++)
    brg_ctl_complain ("%s", (const char *) results->faults->pdata[i]);
}

static gboolean
choose_board (BrgLiveResults *results, const char *label)
{
  for (guint i = 0; i < results->rows->len; i++)
    {
      BrgLiveRow *row = results->rows->pdata[i];

      if (!g_str_equal (row->label, label) || !row->can_take)
        continue;
      row->is_taken = TRUE;
      return TRUE;
    }
  brg_ctl_complain ("the file has no result for board %s that can be taken", label);
  return FALSE;
}

/* Only the boards that are named are taken, with doubts or without. */
static gboolean
choose (BrgLiveResults *results, const char *take)
{
  g_auto (GStrv) labels = NULL;

  if (g_str_equal (take, "all"))
    return TRUE;
  for (guint i = 0; i < results->rows->len; i++)
    ((BrgLiveRow *) results->rows->pdata[i])->is_taken = FALSE;
  if (*take == '\0')
    {
      brg_ctl_complain ("--take wants all or boards");
      return FALSE;
    }
  labels = g_strsplit (take, ",", -1);
  for (guint i = 0; labels[i] != NULL; i++)
    if (!choose_board (results, g_strstrip (labels[i])))
      return FALSE;
  return TRUE;
}

/* Whether somebody has to look: a result that is not taken, or a file that cannot be read. */
static BrgCtlStatus
judge (const BrgLiveResults *results)
{
  for (guint i = 0; i < results->rows->len; i++)
    if (brg_live_row_wants_eyes (results->rows->pdata[i]))
      return BRG_CTL_NO;
  return results->faults->len == 0 ? BRG_CTL_YES : BRG_CTL_NO;
}

static BrgCtlStatus
answer (Asked *asked, const char *path)
{
  BrgSnapshot *snapshot = asked->where.snapshot;
  g_autoptr (BrgLiveResults) results = NULL;
  g_autoptr (GError) error = NULL;
  gint round = asked->round > 0 ? asked->round : brg_share_boards_find_round (snapshot);

  if (brg_snapshot_get_round (snapshot, round) == NULL)
    return round > 0 ? brg_ctl_complain ("round %d is not paired", round)
                     : brg_ctl_complain ("no round is being played");
  results = brg_live_results_new (snapshot, round, path, &error);
  if (results == NULL)
    return brg_ctl_complain ("%s", error->message);
  if (asked->take != NULL && !choose (results, asked->take))
    return BRG_CTL_WRONG;
  print_results (results);
  if (asked->take != NULL && brg_live_results_count_taken (results) > 0)
    {
      if (!brg_live_results_take (results, asked->where.store, !asked->is_without_moves, &error))
        return brg_ctl_complain ("%s", error->message);
      g_print ("written\t%u\n", brg_live_results_count_taken (results));
    }
  return judge (results);
}

static BrgCtlStatus
run_results (int argc, char **argv)
{
  g_auto (Asked) asked = {
    .where = { .usage = "FILE|FOLDER",
               .n_wanted = 1,
               .about = "Prints a row a game of the file and what it is for the round. Status 0: "
                        "nothing is left to be looked at; 1: there is." }
  };
  const GOptionEntry options[] = {
    { "round", 0, 0, G_OPTION_ARG_INT, &asked.round, "the round, the one that is played without it",
      "K" },
    { "take", 0, 0, G_OPTION_ARG_STRING, &asked.take,
      "writes what is ticked, or the results of these boards; nothing is written without it",
      "all|BOARD,BOARD,..." },
    { "no-moves", 0, 0, G_OPTION_ARG_NONE, &asked.is_without_moves,
      "takes the results without the moves", NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_place_parse (&asked.where, options, &argc, &argv))
    return BRG_CTL_WRONG;
  if (asked.where.path == NULL || asked.where.event_id == 0 || asked.round < 0)
    return brg_ctl_complain ("results wants FILE, --db FILE and --event ID");
  if (!brg_ctl_place_open (&asked.where,
                           asked.take != NULL ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  return answer (&asked, argv[1]);
}

const BrgCtlCommand brg_ctl_results = { "results", run_results,
                                        "FILE|FOLDER --db FILE --event ID [--group ID]\n"
                                        "    [--round K] [--take all|BOARD,BOARD,...] "
                                        "[--no-moves]" };
