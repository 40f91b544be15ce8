/* brg-ctl-messages.c - bergerctl messages: what each player is told of a round, as files
 *
 * Tests: tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "event/brg-ctl-place.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "brg-messages.h"
#include "brg-site-public.h"

typedef struct
{
  BrgCtlPlace where;
  gint round;
  char *language;
  char *output;
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
    { "round", 0, 0, G_OPTION_ARG_INT, &asked->round, "the round", "N" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked->language, "language of the texts, else en",
      "LANGUAGE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &asked->output,
      "the folder: new, empty or one that this command wrote", "DIR" },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_place_read (&asked->where, options, argc, argv))
    return FALSE;
  if (asked->output != NULL && asked->round > 0)
    return brg_ctl_settle_language (argv[0], &asked->language);
  brg_ctl_complain ("messages wants --round N and -o DIR");
  return FALSE;
}

static BrgCtlStatus
write_messages (const Asked *asked, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open (asked->language);
  g_autoptr (GPtrArray) files = brg_messages_make (snapshot, asked->round, words);
  g_autoptr (GError) error = NULL;
  BrgOutputFolderCount count;

  if (files == NULL)
    return brg_ctl_complain ("%s: round %d is not published", asked->where.path, asked->round);
  /* They are for one player each: a folder that is made has the rights of this user alone. */
  if (g_mkdir (asked->output, 0700) != 0 && errno != EEXIST)
    return brg_ctl_complain ("%s: %s", asked->output, g_strerror (errno));
  if (!brg_output_folder_write (asked->output, files, &count, &error))
    return brg_ctl_complain ("%s", error->message);
  g_print ("%u\n", count.n_files - 1);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_messages (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  if (!parse (&asked, argc, argv) || !brg_ctl_place_open (&asked.where, BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  snapshot =
      brg_site_public_load (asked.where.store, asked.where.snapshot->group->id, FALSE, &error);
  if (snapshot == NULL)
    return brg_ctl_complain ("%s: %s", asked.where.path, error->message);
  return write_messages (&asked, snapshot);
}

const BrgCtlCommand brg_ctl_messages = {
  "messages", run_messages, "--db FILE --event ID [--group ID] --round N [--lang L] -o DIR"
};
