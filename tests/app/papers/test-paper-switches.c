/* test-paper-switches.c - what the window offers for a paper changes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-words.h"
#include "brg-paper-list.h"
#include "brg-store-lists.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "store-fixture.h"

typedef enum
{
  SIGNATURES,
  STAMP,
  FATHER_NAMES,
  N_SWITCHES,
} Switch;

static const char *const names[] = { "signatures", "stamp", "father names" };

/* By paper: a bit for each switch that changed it in one of the events. */
typedef struct
{
  GHashTable *made;
  GHashTable *changed;
} Seen;

static void
clear_seen (Seen *seen)
{
  g_hash_table_unref (seen->made);
  g_hash_table_unref (seen->changed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seen, clear_seen)

static char *
dup_words (const BrgPaper *paper, const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = brg_paper_new_document (paper, source, options, &error);

  g_assert_no_error (error);
  return document != NULL ? brg_document_dup_words (document) : NULL;
}

static void
look_at_paper (Seen *seen,
               const BrgPaper *paper,
               const BrgPaperSource *source,
               const BrgDocumentOptions *options)
{
  g_autofree char *usual = dup_words (paper, source, options);
  guint bits = GPOINTER_TO_UINT (g_hash_table_lookup (seen->changed, paper->id));

  if (usual == NULL)
    return;
  for (Switch i = 0; i < N_SWITCHES; i++)
    {
      BrgDocumentOptions other = *options;
      gboolean *const switches[] = { &other.signatures, &other.stamp, &other.father_names };
      g_autofree char *words = NULL;

      *switches[i] = !*switches[i];
      if ((bits & 1u << i) != 0)
        continue;
      words = dup_words (paper, source, &other);
      if (g_strcmp0 (usual, words) != 0)
        bits |= 1u << i;
    }
  g_hash_table_add (seen->made, (gpointer) paper->id);
  g_hash_table_insert (seen->changed, (gpointer) paper->id, GUINT_TO_POINTER (bits));
}

static void
name_fathers (const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_free (entry->father_name);
      entry->father_name = g_strdup ("Lvovich");
    }
}

static void
look_at_papers (Seen *seen, const BrgPaperSource *source)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  name_fathers (source->snapshot);
  name_fathers (brg_snapshot_get_boards (source->snapshot));
  for (guint i = 0; i < n_papers; i++)
    if (!g_str_equal (papers[i].id, "final-report") && brg_paper_is_available (&papers[i], source))
      look_at_paper (seen, &papers[i], source, &options);
}

static void
look_at_workspace (Seen *seen)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *summary = events->pdata[i];
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, summary->group_id, NULL);

      look_at_papers (seen, &(BrgPaperSource){ .snapshot = snapshot, .store = store, .round = 1 });
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

/* A switch that is hidden changed nothing, and one that is shown did somewhere. */
static guint
check_paper (const Seen *seen, const BrgPaper *paper)
{
  guint bits = GPOINTER_TO_UINT (g_hash_table_lookup (seen->changed, paper->id));
  guint n_faults = 0;

  for (Switch i = 0; i < N_SWITCHES; i++)
    {
      BrgPaperNeeds hidden =
          i == FATHER_NAMES ? BRG_PAPER_WITHOUT_FATHER_NAMES : BRG_PAPER_WITHOUT_SIGNATURES;
      gboolean is_shown = (paper->needs & hidden) == 0;
      gboolean does = (bits & 1u << i) != 0;

      if (is_shown == does || (is_shown && i == STAMP))
        continue;
      g_test_message ("%s: %s is %s and %s", paper->id, names[i], is_shown ? "shown" : "hidden",
                      does ? "changes it" : "changes nothing");
      n_faults++;
    }
  return n_faults;
}

static void
test_switches (void)
{
  g_autoptr (GPtrArray) diagrams = paper_sample_list_diagrams ();
  g_auto (Seen) seen = { g_hash_table_new (g_str_hash, g_str_equal),
                         g_hash_table_new (g_str_hash, g_str_equal) };
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  guint n_faults = 0;

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();

      if (snapshot->entries->len < 100)
        look_at_papers (&seen, &(BrgPaperSource){ .snapshot = snapshot,
                                                  .round = (gint) snapshot->rounds->len,
                                                  .diagrams = diagrams });
    }
  look_at_workspace (&seen);
  for (guint i = 0; i < n_papers; i++)
    if (g_hash_table_contains (seen.made, papers[i].id))
      n_faults += check_paper (&seen, &papers[i]);
  g_assert_cmpuint (n_faults, ==, 0);
}

BRG_TEST_TOPIC ("paper-switches")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-switches/every-paper", test_switches);
  return g_test_run ();
}
