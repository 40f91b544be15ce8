/* brg-ctl-site.c - bergerctl site: an event as pages for a browser
 *
 * Tests: tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "event/brg-ctl-place.h"

#include "brg-site.h"

typedef struct
{
  BrgCtlPlace where;
  char *language;
  char *output;
  gboolean only_this;
  gboolean hides_children;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->language);
  g_free (asked->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static gboolean
parse (Asked *asked, int argc, char **argv)
{
  const GOptionEntry options[] = {
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked->language, "language of the index, else en",
      "LANGUAGE" },
    { "only", 0, 0, G_OPTION_ARG_NONE, &asked->only_this, "no other language", NULL },
    { "initials", 0, 0, G_OPTION_ARG_NONE, &asked->hides_children,
      "players under eighteen by initials", NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &asked->output,
      "the folder: new, empty or a site of this program", "DIR" },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_place_read (&asked->where, options, argc, argv))
    return FALSE;
  if (asked->output != NULL && asked->where.group_id >= 0)
    return brg_ctl_settle_language (argv[0], &asked->language);
  brg_ctl_complain ("site wants -o DIR");
  return FALSE;
}

/* Without a group it is of all of them. */
static BrgCtlStatus
run_site (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  g_autoptr (BrgSite) site = NULL;
  g_autoptr (GError) error = NULL;
  BrgOutputFolderCount count;
  BrgSiteChoice choice;

  if (!parse (&asked, argc, argv))
    return BRG_CTL_WRONG;
  if (!brg_output_folder_check (asked.output, &error))
    return brg_ctl_complain ("%s", error->message);
  asked.where.store = brg_ctl_open_store (asked.where.path, BRG_STORE_READ_ONLY);
  if (asked.where.store == NULL)
    return BRG_CTL_WRONG;
  choice = (BrgSiteChoice){ asked.language, asked.only_this, asked.hides_children };
  site = brg_site_load (asked.where.store, asked.where.event_id, asked.where.group_id, &choice,
                        &error);
  if (site == NULL)
    return brg_ctl_complain ("%s: %s", asked.where.path, error->message);
  if (!brg_site_write (site, asked.output, &count, &error))
    return brg_ctl_complain ("%s", error->message);
  if (count.had_gap)
    g_printerr ("bergerctl: “%s”: this drive cannot exchange two folders in one step: for a moment "
                "there was no site\n",
                asked.output);
  g_print ("%u\t%u\t%" G_GUINT64_FORMAT "\n", count.n_files, count.n_changed, count.n_bytes);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_site = {
  "site", run_site, "--db FILE --event ID [--group ID] [--lang L] [--only] [--initials] -o DIR"
};
