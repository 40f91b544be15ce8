/* brg-ctl-fide-mode.c - FIDE mode without a window: how it stands, leaving it, the table of acts
 *
 * Tests: tests/gui/fide-mode.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <glib/gi18n.h>

#include "brg-ctl-place.h"
#include "brg-store-fide-mode.h"

/* A line an act: question, level, id, kind of remark, sentence. */
static BrgCtlStatus
print_acts (void)
{
  guint n_acts;
  const BrgIrregularAct *acts = brg_irregular_acts (&n_acts);

  for (guint i = 0; i < n_acts; i++)
    g_print ("%s\t%d\t%s\t%s\t%s\n", acts[i].question, (gint) acts[i].level, acts[i].id,
             acts[i].kind != NULL ? acts[i].kind : "", _ (acts[i].sentence));
  return BRG_CTL_YES;
}

static void
print_state (const BrgSnapshot *snapshot)
{
  static const char *const words[] = { "none", "on", "left" };

  g_print ("mode\t%s", words[snapshot->group->fide_mode]);
  if (snapshot->group->fide_mode == BRG_FIDE_MODE_LEFT)
    g_print ("\t%d", snapshot->group->fide_left_round);
  g_print ("\n");
  for (guint i = 0; i < snapshot->mode_remarks->len; i++)
    {
      const BrgModeRemark *remark = snapshot->mode_remarks->pdata[i];

      g_print ("%d\t%s\t%s\n", remark->round, remark->act, remark->detail);
    }
}

static BrgCtlStatus
leave (const BrgCtlPlace *where)
{
  g_autoptr (GError) error = NULL;

  if (brg_store_leave_fide_mode (where->store, where->snapshot->group->id, &error))
    return BRG_CTL_YES;
  return brg_ctl_complain ("%s: %s", where->path, error->message);
}

static BrgCtlStatus
run_fide_mode (int argc, char **argv)
{
  g_auto (BrgCtlPlace) where = { 0 };
  gboolean leaves = FALSE;
  gboolean lists_acts = FALSE;
  const GOptionEntry options[] = {
    { "leave", 0, 0, G_OPTION_ARG_NONE, &leaves, "leave FIDE mode, for good", NULL },
    { "acts", 0, 0, G_OPTION_ARG_NONE, &lists_acts, "print the table of irregular acts", NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_place_parse (&where, options, &argc, &argv))
    return BRG_CTL_WRONG;
  if (lists_acts)
    return print_acts ();
  if (where.path == NULL || where.event_id == 0)
    return brg_ctl_complain ("fide-mode wants --db FILE and --event ID");
  if (!brg_ctl_place_open (&where, leaves ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (leaves)
    return leave (&where);
  print_state (where.snapshot);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_fide_mode = { "fide-mode", run_fide_mode,
                                          "--db FILE --event ID [--group ID] [--leave] | --acts" };
