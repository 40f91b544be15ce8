/* brg-ctl-jury.c - bergerctl jury: who officiates, and what is to be said of it
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-ctl.h"
#include "brg-jury-list.h"
#include "brg-jury-words.h"

static void
print_official (const BrgEvent *event, const BrgOfficial *official, const BrgWords *words)
{
  g_autofree char *category =
      brg_jury_words_dup_category (words, event->rulebook, official->category);
  g_autofree char *name = brg_ctl_dup_cell (official->name);
  g_autofree char *organisation = brg_ctl_dup_cell (official->organisation);
  g_autofree char *site = brg_ctl_dup_cell (official->site);
  g_autofree char *shown = brg_ctl_dup_cell (category);

  g_print ("%s\t%s\t%s\t%s\t%s\n", brg_official_role_to_word (official->role), name, shown,
           organisation, site);
}

static BrgCtlStatus
run_jury (int argc, char **argv)
{
  g_autofree char *path = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (GPtrArray) remarks = NULL;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (path == NULL || event_id == 0)
    return brg_ctl_complain ("jury wants --db FILE and --event ID");
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  words = brg_words_open ("en");
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    print_official (snapshot->event, snapshot->event->officials->pdata[i], words);
  remarks = brg_jury_list_check (store, snapshot);
  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgJuryRemark *remark = remarks->pdata[i];

      g_print ("!\t%s\t%s\t%s\n", remark->id, remark->text,
               remark->article != NULL ? strchr (remark->article, ' ') + 1 : "-");
    }
  return remarks->len > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_jury = { "jury", run_jury, "--db FILE --event ID [--group ID]" };
