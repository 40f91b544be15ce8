/* test-paper-fields.c - every kind of paper, read from its PDF in three languages
 *
 * Papers are read by poppler: what its heading is, that what the paper promises stands there, and
 * that nothing of the program is left in another language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-list.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "pdf-reader.h"

#include "brg-store-lists.h"
#include "store-fixture.h"
#include "words-fixture.h"

#include <locale.h>
#include <string.h>

/* What stands on a paper, and where it comes from in the sample. */
typedef enum
{
  EVENT = 1 << 0,     /* name of the event */
  PLACE = 1 << 1,     /* its place */
  ARBITER = 1 << 2,   /* the chief arbiter */
  SECRETARY = 1 << 3, /* the chief secretary */
  PLAYER = 1 << 4,    /* family name of the first entry, a player or a team */
  N_FIELDS = 5,
} Fields;

static const char *const field_names[N_FIELDS] = { "event", "place", "arbiter", "secretary",
                                                   "player" };

static const struct
{
  const char *id;
  guint fields;
} promises[] = {
  { "pairings", EVENT | PLAYER },
  { "pairings-by-name", EVENT | PLAYER },
  { "why", EVENT | PLAYER },
  { "slips", EVENT | PLACE | PLAYER },
  { "badges", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "board-numbers", EVENT },
  { "place-cards", PLACE | PLAYER },
  { "player-cards", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "scoresheets", EVENT | PLAYER },
  { "standings", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "chances", EVENT | PLACE | PLAYER },
  { "timetable", EVENT | PLACE | ARBITER | SECRETARY },
  { "order-of-play", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "clock-settings", EVENT | PLACE },
  { "statistics", EVENT | PLACE | PLAYER },
  { "protocol", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "table", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "progress", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "categories", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "totals", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "prizes", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "diplomas", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "certificates", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "summary", EVENT | PLACE | ARBITER | SECRETARY },
  { "regulations", EVENT | PLACE | ARBITER | SECRETARY },
  { "meeting", EVENT | PLACE | ARBITER | SECRETARY },
  { "jury-meeting", EVENT | PLACE | ARBITER | SECRETARY },
  { "notices", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "start-list", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "draw", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "playoff", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "ratings", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "diagram", EVENT | PLACE | ARBITER | SECRETARY },
  { "closing-meeting", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "norms", EVENT | PLACE | ARBITER | SECRETARY },
  { "it3", EVENT | PLACE | ARBITER | SECRETARY },
  { "bracket", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "line-ups", EVENT | ARBITER | SECRETARY | PLAYER },
  { "matches", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "matches-summary", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "boards", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "entries", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "it1", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "norm-certificates", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "incidents", EVENT },
  { "report", EVENT },
  { "final-report", EVENT | PLAYER },
  { "event", EVENT },
  { "entry-preliminary", EVENT | PLAYER },
  { "entry-final", EVENT | PLAYER },
  { "admission", EVENT | PLAYER },
  { "postal-chart", EVENT | PLAYER },
  { "postal-news", EVENT | PLAYER },
  { "postal-claims", EVENT },
  { "postal-endings", EVENT | PLAYER },
  { "postal-decisions", EVENT | PLAYER },
  { "postal-records", PLAYER },
  { "postal-secretary", EVENT },
  { "postal-arbiter", EVENT | PLAYER },
  { "game", EVENT },
  { "check-in", EVENT | PLAYER },
  { "equipment", EVENT },
  { "envelope", EVENT | PLAYER },
  { "resumption", EVENT | PLAYER },
  { "envelope-register", EVENT | PLAYER },
  { "jury", EVENT | PLACE | ARBITER | SECRETARY },
  { "panel", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-register", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-works", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-diagrams", EVENT | PLACE },
  { "contest-solutions", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-solvers", EVENT | PLACE | PLAYER },
  { "contest-solving", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "contest-judge-sheet", EVENT | PLACE },
  { "contest-preliminary", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-report", EVENT | PLACE },
  { "contest-final", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-booklet", EVENT | PLACE | ARBITER | SECRETARY },
  { "contest-certificates", EVENT | PLACE | ARBITER | SECRETARY | PLAYER },
  { "duties", EVENT | ARBITER },
  { "money", EVENT },
  { "minutes", EVENT | ARBITER | PLAYER },
  /* Of acts made by lot: whether an arbiter is named, and whose incident it is, is chance. */
  { "protest", EVENT | PLAYER },
  { "appeal-decision", EVENT | PLAYER },
  { "decision", EVENT },
  { "games", EVENT | PLAYER },
  { "lot-slip", EVENT | PLAYER },
};

static const char *const languages[] = { "en", "ru", "uk" };

typedef struct
{
  GHashTable *made; /* ids of papers */
  guint n_faults;
  gboolean is_skipped;
} Run;

static char *
fold (const char *text)
{
  return g_utf8_casefold (text, -1);
}

/* Names are broken into lines and columns: their words stand there one by one. */
static gboolean
has_words (const char *folded, const char *value)
{
  g_autofree char *wanted = fold (value);
  g_auto (GStrv) words = g_strsplit_set (wanted, " -·,.:()\302\240", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_utf8_validate (words[i], -1, NULL) && g_utf8_strlen (words[i], -1) > 3 &&
        strstr (folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static const char *
find_official (const BrgEvent *event, BrgOfficialRole role)
{
  for (guint i = 0; i < event->officials->len; i++)
    if (((const BrgOfficial *) event->officials->pdata[i])->role == role)
      return ((const BrgOfficial *) event->officials->pdata[i])->name;
  return "";
}

static guint
find_fields (const char *folded, const BrgSnapshot *snapshot)
{
  const BrgEvent *event = snapshot->event;
  const char *const values[N_FIELDS] = {
    event->name,
    event->place,
    find_official (event, BRG_OFFICIAL_CHIEF_ARBITER),
    find_official (event, BRG_OFFICIAL_CHIEF_SECRETARY),
    snapshot->entries->len > 0 ? brg_snapshot_get_entry (snapshot, 0)->family_name : "",
  };
  guint fields = 0;

  for (guint i = 0; i < N_FIELDS; i++)
    if (*values[i] != '\0' && has_words (folded, values[i]))
      fields |= 1u << i;
  return fields;
}

/* A word of small Latin letters in a text of Cyrillic ones is of no language that was asked for;
 * codes of criteria and formats are in capitals. */
static char *
find_strange (const char *line)
{
  static const char *const known[] = { "rapid", "blitz", "standard", "www", "http", NULL };
  g_auto (GStrv) words = g_strsplit_set (line, " -·,.:;()/", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gsize n = 0;

      while (g_ascii_islower (words[i][n]))
        n++;
      if (n > 3 && words[i][n] == '\0' && !g_strv_contains (known, words[i]))
        return g_strdup (words[i]);
    }
  return NULL;
}

static void
complain (Run *run, const char *id, const char *language, const char *what, const char *word)
{
  run->n_faults++;
  g_test_message ("%s, %s: %s “%s”", id, language, what, word);
}

static void
check_fields (Run *run, const char *id, const char *language, guint found)
{
  for (guint i = 0; i < G_N_ELEMENTS (promises); i++)
    for (guint k = 0; g_str_equal (promises[i].id, id) && k < N_FIELDS; k++)
      if ((promises[i].fields & ~found & (1u << k)) != 0)
        complain (run, id, language, "has not its", field_names[k]);
}

/* The heading is the first part of the title of the document. */
static char *
dup_heading (const BrgDocument *document)
{
  g_auto (GStrv) parts = g_strsplit (brg_document_get_title (document), " – ", 2);

  return g_strdup (parts[0]);
}

static void
look (Run *run, const BrgPaper *paper, const BrgPaperSource *source, gboolean is_cyrillic)
{
  g_autofree char *english = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BrgWords) words = fixture_open_words (languages[i]);
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *heading = NULL;
      g_autofree char *line = NULL;
      g_autofree char *folded = NULL;
      g_autofree char *strange = NULL;
      BrgDocumentOptions options;

      brg_document_options_init (&options, words);
      options.printed_at = "2026-11-22T14:40:00Z";
      document = brg_paper_new_document (paper, source, &options, NULL);
      if (document == NULL)
        return;
      line = pdf_reader_dup_line (document);
      run->is_skipped = line == NULL;
      if (line == NULL)
        return;
      g_hash_table_add (run->made, (gpointer) paper->id);
      folded = fold (line);
      heading = dup_heading (document);
      if (paper->lay_out == NULL && !has_words (folded, heading))
        complain (run, paper->id, languages[i], "has not its heading", heading);
      if (g_strcmp0 (english, heading) == 0 && !g_str_equal (paper->id, "diagram"))
        complain (run, paper->id, languages[i], "has the heading of another language", heading);
      if (i == 0)
        english = g_strdup (heading);
      strange = i > 0 && is_cyrillic && (paper->needs & BRG_PAPER_FROM_POSITIONS) == 0
                    ? find_strange (line)
                    : NULL;
      if (strange != NULL)
        complain (run, paper->id, languages[i], "is left in English:", strange);
      check_fields (run, paper->id, languages[i], find_fields (folded, source->snapshot));
      if (g_getenv ("BRG_SHOW_FIELDS") != NULL)
        g_printerr ("FIELDS %s %s %u\n", paper->id, languages[i],
                    find_fields (folded, source->snapshot));
    }
}

static void
look_at_papers (Run *run, const BrgPaperSource *source, gboolean is_cyrillic)
{
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  for (guint i = 0; i < n_papers && !run->is_skipped; i++)
    if (!g_hash_table_contains (run->made, papers[i].id) &&
        brg_paper_is_available (&papers[i], source))
      look (run, &papers[i], source, is_cyrillic);
}

static void
look_at_samples (Run *run)
{
  g_autoptr (GPtrArray) diagrams = paper_sample_list_diagrams ();

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .diagrams = diagrams };

      source.round = (gint) snapshot->rounds->len;
      if (snapshot->entries->len > 100)
        continue;
      paper_sample_stretch (snapshot);
      look_at_papers (run, &source, TRUE);
    }
}

/* What the store keeps was typed in English. */
static void
look_at_workspace (Run *run)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *summary = events->pdata[i];
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, summary->group_id, NULL);
      BrgPaperSource source = { .snapshot = snapshot, .store = store };

      for (source.round = 0; source.round <= (gint) MIN (snapshot->rounds->len, 2); source.round++)
        look_at_papers (run, &source, FALSE);
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

static void
test_every_kind (void)
{
  Run run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  look_at_samples (&run);
  look_at_workspace (&run);
  for (guint i = 0; i < n_papers && !run.is_skipped; i++)
    if (!g_hash_table_contains (run.made, papers[i].id))
      complain (&run, papers[i].id, "any", "no event of paper-samples.c has", "it");
  for (guint i = 0; i < G_N_ELEMENTS (promises); i++)
    g_assert_nonnull (brg_paper_list_find (promises[i].id));
  g_hash_table_unref (run.made);
  if (run.n_faults > 0)
    g_test_fail ();
}

BRG_TEST_TOPIC ("paper-fields")
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-fields/every-kind", test_every_kind);
  return g_test_run ();
}
