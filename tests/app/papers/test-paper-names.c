/* test-paper-names.c - two of one name are told apart on every paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document.h"
#include "brg-paper-list.h"
#include "brg-test.h"
#include "brg-typesetter.h"
#include "paper-samples.h"

#include <string.h>

#define FAMILY "Zwilling"

/* What is of one person and handed to him; what has a delegation's own people before it; and
 * sentences that stand beside the names that they speak of. */
static const char *const own_names[] = { "diplomas", "certificates",      "badges",  "place-cards",
                                         "why",      "norm-certificates", "entries", NULL };

/* FIDE's certificate of a title result names one player, with his number and his birth. */
#define OWN_LABEL "Name: "

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* The first two who play: one of them has left. */
static void
make_namesakes (const BrgSnapshot *snapshot)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);

  for (guint i = 0; i < 2; i++)
    {
      BrgEntry *entry = boards->entries->pdata[i];

      set_text (&entry->family_name, FAMILY);
      set_text (&entry->given_name, "Otto");
      set_text (&entry->father_name, "");
      set_text (&entry->birth, "");
      set_text (&entry->organisation, "");
      set_text (&entry->federation, "");
    }
}

/* Names in a text behind which nothing stands that tells them apart. */
static guint
count_bare (const char *text)
{
  guint n_bare = 0;

  for (const char *p = strstr (text, FAMILY); p != NULL; p = strstr (p + 1, FAMILY))
    {
      const char *rest = p + strlen (FAMILY);

      rest += strspn (rest, " \302\240Oto.");
      n_bare += !g_str_has_prefix (rest, "(No.") &&
                !(p - text >= (gssize) strlen (OWN_LABEL) &&
                  g_str_has_prefix (p - strlen (OWN_LABEL), OWN_LABEL));
    }
  return n_bare;
}

/* All texts of a sheet: a name may stand in several lines. */
static char *
dup_text (const BrgPrintPage *page)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < page->texts->len; i++)
    {
      g_autofree char *plain =
          brg_typesetter_dup_plain (g_array_index (page->texts, BrgPrintPageText, i).markup);

      g_string_append_printf (text, "%s ", plain);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
look (const BrgPaper *paper, const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgDocument) document = brg_paper_new_document (paper, source, options, NULL);
  guint n_bare = 0;

  for (guint i = 0; document != NULL && i < brg_document_get_n_pages (document); i++)
    {
      g_autofree char *text = dup_text (brg_document_get_page (document, i));

      n_bare += count_bare (text);
    }
  if (n_bare > 0)
    g_test_message ("%s of %s: %u names", paper->id, source->snapshot->group->system, n_bare);
  return n_bare;
}

static void
test_every_paper (void)
{
  g_autoptr (GPtrArray) diagrams = paper_sample_list_diagrams ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  guint n_bare = 0;
  BrgDocumentOptions options;
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  brg_document_options_init (&options, words);
  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot,
                                .round = (gint) snapshot->rounds->len,
                                .diagrams = diagrams };

      /* Of those who have no number yet nothing is known that tells one from the other. */
      if (brg_snapshot_count_numbered (snapshot) < 2 || snapshot->entries->len > 100)
        continue;
      make_namesakes (snapshot);
      for (guint k = 0; k < n_papers; k++)
        if (!g_strv_contains (own_names, papers[k].id) &&
            brg_paper_is_available (&papers[k], &source))
          n_bare += look (&papers[k], &source, &options);
    }
  g_assert_cmpuint (n_bare, ==, 0);
}

/* Whoever looks for his name finds it, though his team has no opponent: the last match of the round
 * is taken out with its boards. */
static void
test_free_team (void)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) whole = NULL;
  g_autoptr (BrgForm) form = NULL;
  BrgPaperSource source = { .round = 1 };
  const BrgPaper *paper = brg_paper_list_find ("pairings-by-name");
  BrgDocumentOptions options;
  GArray *boards;
  GArray *matches;
  gint64 last;

  for (guint i = 0; snapshot == NULL && paper_samples[i].name != NULL; i++)
    {
      snapshot = paper_samples[i].make ();
      if (!brg_snapshot_has_teams (snapshot))
        g_clear_pointer (&snapshot, brg_snapshot_unref);
    }
  g_assert_nonnull (snapshot);
  source.snapshot = snapshot;
  brg_document_options_init (&options, words);
  whole = brg_paper_new_form (paper, &source, &options, NULL);
  boards = ((BrgRound *) snapshot->players->rounds->pdata[0])->games;
  matches = ((BrgRound *) snapshot->rounds->pdata[0])->games;
  last = g_array_index (matches, BrgGame, matches->len - 1).id;
  g_array_set_size (matches, matches->len - 1);
  for (guint i = boards->len; i > 0; i--)
    if (g_array_index (boards, BrgGame, i - 1).match_id == last)
      g_array_remove_index (boards, i - 1);
  g_assert_cmpuint (2 * boards->len, <, whole->rows->len);
  form = brg_paper_new_form (paper, &source, &options, NULL);
  g_assert_cmpuint (form->rows->len, >=, whole->rows->len);
}

BRG_TEST_TOPIC ("paper-names")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-names/every-paper", test_every_paper);
  g_test_add_func ("/app/paper-names/free-team", test_free_team);
  return g_test_run ();
}
