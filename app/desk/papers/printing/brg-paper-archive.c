/* brg-paper-archive.c - papers as they were printed, and whether they still say what is so
 *
 * A paper is stale when the same paper, made anew from the data of today, can be read otherwise.
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-archive.h"

#include "brg-document-words.h"
#include "brg-paper-choice.h"
#include "brg-paper-list.h"
#include "brg-store-printed.h"

void
brg_archived_paper_free (BrgArchivedPaper *paper)
{
  if (paper == NULL)
    return;
  brg_printed_paper_free (paper->printed);
  g_free (paper);
}

const char *
brg_paper_archive_state_to_word (BrgDocumentState state)
{
  static const char *const words[] = {
    [BRG_DOCUMENT_STATE_NONE] = "",
    [BRG_DOCUMENT_PROVISIONAL] = "provisional",
    [BRG_DOCUMENT_CORRECTED] = "corrected",
    [BRG_DOCUMENT_FINAL] = "final",
  };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), "");

  return words[state];
}

char *
brg_paper_archive_dup_content (const BrgPaper *paper,
                               const BrgPaperSource *source,
                               const BrgDocumentOptions *options)
{
  g_autoptr (BrgDocument) document = NULL;
  g_autofree char *words = NULL;
  BrgDocumentOptions bare;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL, NULL);

  if ((paper->needs & BRG_PAPER_FROM_POSITIONS) != 0 || !brg_paper_is_available (paper, source) ||
      !brg_paper_choice_is_whole (source, options))
    return g_strdup ("");
  bare = *options;
  bare.is_bare = TRUE;
  bare.printed_at = "";
  bare.state = brg_paper_find_state (paper, source->snapshot, source->round);
  document = brg_paper_new_document (paper, source, &bare, NULL);
  if (document == NULL)
    return g_strdup ("");
  words = brg_document_dup_words (document);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, words, -1);
}

/* Whether a table of a round, or its pairs, is what the paper shows: what grows from day to day is
 * not corrected by growing. */
static gboolean
is_of_round (const BrgPaper *paper)
{
  const BrgPaperNeeds table = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS;

  return (paper->needs & BRG_PAPER_OF_ROUND) != 0 || (paper->needs & table) == table;
}

static gboolean
is_same_paper (const BrgPrintedPaper *printed,
               const BrgPaper *paper,
               const BrgPaperSource *source,
               const char *language,
               const char *choice)
{
  return g_str_equal (printed->kind, paper->id) && printed->round == source->round &&
         g_str_equal (printed->language, language) && g_str_equal (printed->choice, choice);
}

/* The last one that did not call itself provisional. */
static const BrgPrintedPaper *
find_earlier (const GPtrArray *archive,
              const BrgPaper *paper,
              const BrgPaperSource *source,
              const BrgDocumentOptions *options)
{
  g_autofree char *choice = brg_paper_choice_to_text (source, options);
  const char *language = brg_words_get_language (options->words);

  for (guint i = 0; i < archive->len; i++)
    {
      const BrgPrintedPaper *printed = archive->pdata[i];

      if (is_same_paper (printed, paper, source, language, choice) && *printed->content != '\0' &&
          !g_str_equal (printed->state, "provisional"))
        return printed;
    }
  return NULL;
}

BrgDocumentState
brg_paper_archive_find_state (const BrgPaper *paper,
                              const BrgPaperSource *source,
                              const BrgDocumentOptions *options)
{
  BrgDocumentState state;
  g_autoptr (GPtrArray) archive = NULL;
  g_autofree char *content = NULL;
  const BrgPrintedPaper *earlier;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL,
                        BRG_DOCUMENT_STATE_NONE);

  state = brg_paper_find_state (paper, source->snapshot, source->round);
  if (state != BRG_DOCUMENT_STATE_NONE || source->store == NULL || !is_of_round (paper))
    return state;
  archive = brg_store_list_printed (source->store, source->snapshot->group->id, NULL);
  earlier = archive != NULL ? find_earlier (archive, paper, source, options) : NULL;
  if (earlier == NULL)
    return state;
  content = brg_paper_archive_dup_content (paper, source, options);
  /* It stays corrected, however often it is printed then. */
  return !g_str_equal (content, earlier->content) || g_str_equal (earlier->state, "corrected")
             ? BRG_DOCUMENT_CORRECTED
             : state;
}

/* ----- The list ----- */

/* What the paper says when it is made anew; NULL where it cannot be known. */
static char *
dup_today (BrgStore *store, const BrgSnapshot *snapshot, const BrgPrintedPaper *printed)
{
  const BrgPaper *paper = brg_paper_list_find (printed->kind);
  g_autoptr (BrgWords) words = NULL;
  BrgPaperSource source = { .snapshot = snapshot, .store = store, .round = printed->round };
  BrgDocumentOptions options;

  if (paper == NULL || *printed->content == '\0')
    return NULL;
  words = brg_words_open (printed->language);
  brg_document_options_init (&options, words);
  brg_paper_choice_from_text (printed->choice, &source, &options);
  return brg_paper_archive_dup_content (paper, &source, &options);
}

/* The same paper is made once, however often it was printed. */
static BrgPaperStanding
find_standing (BrgStore *store,
               const BrgSnapshot *snapshot,
               const BrgPrintedPaper *printed,
               GHashTable *made)
{
  g_autofree char *key = g_strdup_printf ("%s %d %s %s", printed->kind, printed->round,
                                          printed->language, printed->choice);
  const char *today;

  if (*printed->content == '\0')
    return BRG_PAPER_NOT_COMPARED;
  if (!g_hash_table_contains (made, key))
    g_hash_table_insert (made, g_strdup (key), dup_today (store, snapshot, printed));
  today = g_hash_table_lookup (made, key);
  if (today == NULL)
    return BRG_PAPER_NOT_COMPARED;
  return g_str_equal (today, printed->content) ? BRG_PAPER_STANDS : BRG_PAPER_CORRECTED;
}

GPtrArray *
brg_paper_archive_list (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GPtrArray) printed = NULL;
  g_autoptr (GHashTable) made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GPtrArray *archive;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  printed = brg_store_list_printed (store, snapshot->group->id, error);
  if (printed == NULL)
    return NULL;
  archive = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_archived_paper_free);
  for (guint i = 0; i < printed->len; i++)
    {
      BrgArchivedPaper *paper = g_new0 (BrgArchivedPaper, 1);

      paper->standing = find_standing (store, snapshot, printed->pdata[i], made);
      paper->printed = g_steal_pointer (&printed->pdata[i]);
      g_ptr_array_add (archive, paper);
    }
  return archive;
}
