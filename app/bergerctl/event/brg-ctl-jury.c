/* brg-ctl-jury.c - bergerctl jury: who officiates, and what is to be said of it
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-ctl-place.h"
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
  g_auto (BrgCtlPlace) place = { 0 };
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (GPtrArray) remarks = NULL;
  const BrgEvent *event;

  if (!brg_ctl_place_read (&place, NULL, argc, argv) ||
      !brg_ctl_place_open (&place, BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  event = place.snapshot->event;
  words = brg_words_open ("en");
  for (guint i = 0; i < event->officials->len; i++)
    print_official (event, event->officials->pdata[i], words);
  remarks = brg_jury_list_check (place.store, place.snapshot);
  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgJuryRemark *remark = remarks->pdata[i];

      g_print ("!\t%s\t%s\t%s\n", remark->id, remark->text,
               remark->article != NULL ? strchr (remark->article, ' ') + 1 : "-");
    }
  return remarks->len > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_jury = { "jury", run_jury, "--db FILE --event ID [--group ID]" };
