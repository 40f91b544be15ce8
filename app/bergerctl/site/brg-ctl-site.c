/* brg-ctl-site.c - bergerctl site: an event as pages for a browser
 *
 * Tests: tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <string.h>

#include "brg-language-choice.h"
#include "brg-site.h"

typedef struct
{
  char *path;
  gint64 event_id;
  gint64 group_id;
  char *language;
  char *output;
  gboolean only_this;
  gboolean hides_children;
} Asked;

static void
asked_clear (Asked *asked)
{
  g_free (asked->path);
  g_free (asked->language);
  g_free (asked->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static gboolean
parse (Asked *asked, int *argc, char ***argv)
{
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &asked->path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &asked->event_id, "number of the event", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &asked->group_id, "number of one group, else all", "ID" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked->language, "language of the index, else en",
      "LANGUAGE" },
    { "only", 0, 0, G_OPTION_ARG_NONE, &asked->only_this, "no other language", NULL },
    { "initials", 0, 0, G_OPTION_ARG_NONE, &asked->hides_children,
      "players under eighteen by initials", NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &asked->output,
      "the folder: new, empty or a site of this program", "DIR" },
    G_OPTION_ENTRY_NULL,
  };

  return brg_ctl_parse ("--db FILE --event ID -o DIR", options, argc, argv, 0);
}

static BrgCtlStatus
run_site (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSite) site = NULL;
  g_autoptr (GError) error = NULL;
  BrgOutputFolderCount count;
  BrgSiteChoice choice;

  if (!parse (&asked, &argc, &argv))
    return BRG_CTL_WRONG;
  if (asked.path == NULL || asked.output == NULL || asked.event_id <= 0 || asked.group_id < 0)
    return brg_ctl_complain ("site wants --db FILE, --event ID and -o DIR");
  if (asked.language == NULL)
    asked.language = g_strdup ("en");
  if (!g_strv_contains (brg_language_choice_list (), asked.language))
    return brg_ctl_complain ("site: there is no language “%s”", asked.language);
  if (!brg_output_folder_check (asked.output, &error))
    return brg_ctl_complain ("%s", error->message);
  store = brg_ctl_open_store (asked.path, BRG_STORE_READ_ONLY);
  if (store == NULL)
    return BRG_CTL_WRONG;
  choice = (BrgSiteChoice){ asked.language, asked.only_this, asked.hides_children };
  site = brg_site_load (store, asked.event_id, asked.group_id, &choice, &error);
  if (site == NULL)
    return brg_ctl_complain ("%s: %s", asked.path, error->message);
  if (!brg_site_write (site, asked.output, &count, &error))
    return brg_ctl_complain ("%s", error->message);
  g_print ("%u\t%u\t%" G_GUINT64_FORMAT "\n", count.n_files, count.n_changed, count.n_bytes);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_site = {
  "site", run_site, "--db FILE --event ID [--group ID] [--lang L] [--only] [--initials] -o DIR"
};
