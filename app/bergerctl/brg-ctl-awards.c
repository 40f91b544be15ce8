/* brg-ctl-awards.c - bergerctl categories, totals, prizes, chances: a list of awards as text
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-awards.h"

#include "brg-event-document.h"
#include "brg-form-csv.h"

static BrgCtlStatus
print_form (const BrgSnapshot *snapshot, const char *id, gint round, const char *language)
{
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, id, round, &options);
  text = brg_form_to_csv (form, '\t');
  g_print ("%s", text);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_awards (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *language = NULL;
  g_autofree char *amounts = NULL;
  g_autofree char *split = NULL;
  g_autofree char *standings = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  gint round = 0;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    { "round", 0, 0, G_OPTION_ARG_INT, &round, "last round that counts; without it all", "K" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &language, "language of the list", "ru|uk|en" },
    { "amounts", 0, 0, G_OPTION_ARG_STRING, &amounts, "prizes of the first places", "A,B,..." },
    { "split", 0, 0, G_OPTION_ARG_STRING, &split, "how equal players share", "place|equal|hort" },
    { "standings", 0, 0, G_OPTION_ARG_STRING, &standings, "in order of places; :x is excluded",
      "NAME:POINTS[:x] ..." },
    G_OPTION_ENTRY_NULL,
  };
  /* The commands have the names of the documents. */
  const char *id = argv[0];
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (amounts != NULL || split != NULL || standings != NULL)
    return g_str_equal (id, brg_ctl_prizes.name) && path == NULL
               ? brg_ctl_share_prizes (amounts, split, standings)
               : brg_ctl_complain (
                     "--amounts, --split and --standings are for prizes without --db");
  if (path == NULL || event_id == 0)
    return brg_ctl_complain ("%s wants --db FILE and --event ID", id);
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  if (!brg_event_document_is_available (snapshot, id, round))
    return brg_ctl_complain ("%s: the group has no %s", path, id);
  return print_form (snapshot, id, round, language != NULL ? language : "en");
}

const BrgCtlCommand brg_ctl_categories = {
  "categories", run_awards, "--db FILE --event ID [--group ID] [--round K] [--lang L]"
};

const BrgCtlCommand brg_ctl_totals = { "totals", run_awards,
                                       "--db FILE --event ID [--group ID] [--round K] [--lang L]" };

const BrgCtlCommand brg_ctl_prizes = {
  "prizes", run_awards,
  "--db FILE --event ID [--group ID] [--round K] [--lang L]\n"
  "    or --amounts A,B,... --split place|equal|hort --standings \"NAME:POINTS[:x] ...\""
};

const BrgCtlCommand brg_ctl_chances = { "chances", run_awards,
                                        "--db FILE --event ID [--group ID] [--lang L]" };
