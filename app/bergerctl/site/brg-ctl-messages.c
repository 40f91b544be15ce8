/* brg-ctl-messages.c - bergerctl messages: what each player is told of a round, as files
 *
 * Tests: tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-language-choice.h"
#include "brg-messages.h"
#include "brg-site-public.h"
#include "brg-store-lists.h"

typedef struct
{
  char *path;
  gint64 event_id;
  gint64 group_id;
  gint round;
  char *language;
  char *output;
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
    { "group", 0, 0, G_OPTION_ARG_INT64, &asked->group_id, "number of the group, else the first",
      "ID" },
    { "round", 0, 0, G_OPTION_ARG_INT, &asked->round, "the round", "N" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked->language, "language of the texts, else en",
      "LANGUAGE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &asked->output,
      "the folder: new, empty or one that this command wrote", "DIR" },
    G_OPTION_ENTRY_NULL,
  };

  return brg_ctl_parse ("--db FILE --event ID --round N -o DIR", options, argc, argv, 0);
}

static BrgCtlStatus
write_messages (const Asked *asked, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open (asked->language);
  g_autoptr (GPtrArray) files = brg_messages_make (snapshot, asked->round, words);
  g_autoptr (GError) error = NULL;
  BrgOutputFolderCount count;

  if (files == NULL)
    return brg_ctl_complain ("%s: round %d is not published", asked->path, asked->round);
  if (!brg_output_folder_write (asked->output, files, &count, &error))
    return brg_ctl_complain ("%s", error->message);
  g_print ("%u\n", count.n_files - 1);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_messages (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) found = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  if (!parse (&asked, &argc, &argv))
    return BRG_CTL_WRONG;
  if (asked.path == NULL || asked.output == NULL || asked.event_id <= 0 || asked.round <= 0)
    return brg_ctl_complain ("messages wants --db FILE, --event ID, --round N and -o DIR");
  if (asked.language == NULL)
    asked.language = g_strdup ("en");
  if (!g_strv_contains (brg_language_choice_list (), asked.language))
    return brg_ctl_complain ("messages: there is no language “%s”", asked.language);
  store = brg_ctl_open_store (asked.path, BRG_STORE_READ_ONLY);
  found = store != NULL ? brg_ctl_load_event (store, asked.event_id, asked.group_id) : NULL;
  if (found == NULL)
    return BRG_CTL_WRONG;
  snapshot = brg_site_public_load (store, found->group->id, FALSE, &error);
  if (snapshot == NULL)
    return brg_ctl_complain ("%s: %s", asked.path, error->message);
  return write_messages (&asked, snapshot);
}

const BrgCtlCommand brg_ctl_messages = {
  "messages", run_messages, "--db FILE --event ID [--group ID] --round N [--lang L] -o DIR"
};
