/* brg-ctl-awards.c - bergerctl categories, totals, prizes, chances: what follows from the table
 *
 * Rules: rus-draughts-2022 1.5.4
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-category-presets.h"
#include "brg-event-document.h"
#include "brg-form-csv.h"
#include "brg-paper-list.h"
#include "brg-prizes.h"
#include "brg-rational.h"
#include "brg-trf-line.h"

#include <string.h>

#define DECIMALS 2

static const char *const splits[BRG_N_PRIZE_SHARINGS] = {
  [BRG_PRIZE_SHARING_NONE] = "place",
  [BRG_PRIZE_SHARING_EQUAL] = "equal",
  [BRG_PRIZE_SHARING_HORT] = "hort",
};

/* What is told; players are numbered in the order of their places. */
typedef struct
{
  GArray *offers;   /* BrgPrizeOffer */
  GArray *lines;    /* BrgClassified */
  GArray *excluded; /* gboolean */
  GPtrArray *names;
  BrgPrizeSharing sharing;
} Told;

static void
clear_told (Told *told)
{
  g_array_unref (told->offers);
  g_array_unref (told->lines);
  g_array_unref (told->excluded);
  g_ptr_array_unref (told->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Told, clear_told)

static gboolean
read_amounts (const char *text, Told *told)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (gint i = 0; words[i] != NULL; i++)
    {
      BrgPrizeOffer offer = { .first_place = i + 1, .last_place = i + 1 };

      if (!brg_category_parse_amount (words[i], &offer.amount))
        {
          brg_ctl_complain ("prizes: “%s” is no amount", words[i]);
          return FALSE;
        }
      g_array_append_val (told->offers, offer);
    }
  return TRUE;
}

static gboolean
read_split (const char *text, Told *told)
{
  for (guint i = 0; i < BRG_N_PRIZE_SHARINGS; i++)
    if (g_str_equal (splits[i], text))
      {
        told->sharing = i;
        return TRUE;
      }
  brg_ctl_complain ("prizes: “%s”, expected place, equal or hort", text);
  return FALSE;
}

/* `Petrov:6.5`, `Petrov:6.5:x`; nobody has more than the one before him. */
static gboolean
read_player (const char *word, Told *told)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", -1);
  guint n_parts = g_strv_length (parts);
  gint place = (gint) told->lines->len + 1;
  BrgClassified line = { .player = place - 1, .place = place, .last_place = place };
  gboolean is_excluded = n_parts == 3;

  if (n_parts < 2 || n_parts > 3 || *parts[0] == '\0' ||
      (is_excluded && !g_str_equal (parts[2], "x")) || !brg_trf_parse_points (parts[1], &line.tied))
    {
      brg_ctl_complain ("prizes: “%s”, expected NAME:POINTS, with :x when excluded", word);
      return FALSE;
    }
  if (place > 1 && line.tied > g_array_index (told->lines, BrgClassified, place - 2).tied)
    {
      brg_ctl_complain ("prizes: “%s” has more points than the place before", word);
      return FALSE;
    }
  g_array_append_val (told->lines, line);
  g_array_append_val (told->excluded, is_excluded);
  g_ptr_array_add (told->names, g_strdup (parts[0]));
  return TRUE;
}

static gboolean
read_standings (const char *text, Told *told)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !read_player (words[i], told))
      return FALSE;
  return TRUE;
}

static void
print_amounts (const Told *told, const BrgPrizeShares *shares)
{
  for (guint player = 0; player < told->names->len; player++)
    {
      g_autofree char *text = NULL;
      gint64 amount = 0;

      for (guint i = 0; i < shares->awards->len; i++)
        {
          const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);

          amount += award->player == (gint) player ? award->amount : 0;
        }
      text = brg_rational_to_text (brg_rational (amount, 100), DECIMALS);
      g_print ("%s\t%s\n", (const char *) told->names->pdata[player], text);
    }
}

/* Prizes of places that are told on the command line. */
static BrgCtlStatus
share_prizes (const char *amounts, const char *split, const char *standings)
{
  g_auto (Told) told = {
    .offers = g_array_new (FALSE, FALSE, sizeof (BrgPrizeOffer)),
    .lines = g_array_new (FALSE, FALSE, sizeof (BrgClassified)),
    .excluded = g_array_new (FALSE, FALSE, sizeof (gboolean)),
    .names = g_ptr_array_new_with_free_func (g_free),
  };
  g_autoptr (BrgPrizeShares) shares = NULL;
  BrgPrizeTerms terms;

  if (amounts == NULL || split == NULL || standings == NULL)
    return brg_ctl_complain ("prizes wants --amounts, --split and --standings together");
  if (!read_amounts (amounts, &told) || !read_split (split, &told) ||
      !read_standings (standings, &told))
    return BRG_CTL_WRONG;
  terms = (BrgPrizeTerms){
    .offers = (const BrgPrizeOffer *) (gconstpointer) told.offers->data,
    .n_offers = told.offers->len,
    .lists = (const GArray *const *) &told.lines,
    .n_lists = 1,
    .sharing = told.sharing,
    .excluded = (const gboolean *) (gconstpointer) told.excluded->data,
  };
  shares = brg_prizes_share (&terms);
  print_amounts (&told, shares);
  return BRG_CTL_YES;
}

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
               ? share_prizes (amounts, split, standings)
               : brg_ctl_complain (
                     "--amounts, --split and --standings are for prizes without --db");
  if (path == NULL || event_id == 0)
    return brg_ctl_complain ("%s wants --db FILE and --event ID", id);
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  if (!brg_event_document_is_available (snapshot, id, round))
    return brg_ctl_complain ("%s: %s", path, brg_paper_list_find (id)->nothing);
  if (!brg_ctl_settle_language (id, &language))
    return BRG_CTL_WRONG;
  return print_form (snapshot, id, round, language);
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
