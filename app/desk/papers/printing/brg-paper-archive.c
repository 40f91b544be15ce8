/* brg-paper-archive.c - papers as they were printed, and whether they still say what is so
 *
 * A paper is stale when the same paper, made anew from the data of today, can be read otherwise.
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-archive.h"

#include <string.h>

#include "brg-document-words.h"
#include "brg-form-digest.h"
#include "brg-paper-choice.h"
#include "brg-paper-contest.h"
#include "brg-paper-list.h"
#include "brg-snapshot-mark.h"
#include "brg-store-printed.h"

void
brg_archived_paper_free (BrgArchivedPaper *paper)
{
  if (paper == NULL)
    return;
  brg_printed_paper_free (paper->printed);
  g_free (paper);
}

static const char *const state_words[] = {
  [BRG_DOCUMENT_STATE_NONE] = "",
  [BRG_DOCUMENT_PROVISIONAL] = "provisional",
  [BRG_DOCUMENT_CORRECTED] = "corrected",
  [BRG_DOCUMENT_FINAL] = "final",
};

const char *
brg_paper_archive_state_to_word (BrgDocumentState state)
{
  g_return_val_if_fail (state < G_N_ELEMENTS (state_words), "");

  return state_words[state];
}

BrgDocumentState
brg_paper_archive_state_from_word (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (state_words); i++)
    if (g_strcmp0 (state_words[i], word) == 0)
      return (BrgDocumentState) i;
  return BRG_DOCUMENT_STATE_NONE;
}

/* What a kept content begins with: what it is a hash of. All of them are digits of sixteen. */
#define OF_FORM 'e'
#define OF_TEXTS 'd'
/* Papers of before were compared with how far the event was: of the form, or, shorter and without a
 * letter, of what is laid out. */
#define OF_FORM_AND_STATE 'f'

/* As it is made to be compared: nothing in it says when, or on what, it is printed. */
static gboolean
make_bare (const BrgPaper *paper,
           const BrgPaperSource *source,
           const BrgDocumentOptions *options,
           gboolean has_state,
           BrgDocumentOptions *bare)
{
  if ((paper->needs & BRG_PAPER_FROM_POSITIONS) != 0 || !brg_paper_is_available (paper, source) ||
      !brg_paper_choice_is_whole (source, options))
    return FALSE;
  /* Lists of ratings, which spell names, change by themselves. */
  if (options->latin != BRG_TRANSLITERATE_NOT)
    return FALSE;
  *bare = *options;
  bare->is_bare = TRUE;
  bare->is_compared = !has_state;
  bare->printed_at = "";
  bare->state = has_state ? brg_paper_find_state (paper, source->snapshot, source->round)
                          : BRG_DOCUMENT_STATE_NONE;
  return TRUE;
}

/* Of what is laid out. */
static char *
dup_content_of_words (const BrgPaper *paper,
                      const BrgPaperSource *source,
                      const BrgDocumentOptions *bare)
{
  g_autoptr (BrgDocument) document = brg_paper_new_document (paper, source, bare, NULL);
  g_autofree char *words = document == NULL    ? NULL
                           : bare->is_compared ? brg_document_dup_content (document)
                                               : brg_document_dup_words (document);
  g_autofree char *hash =
      words != NULL ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, words, -1) : g_strdup ("");

  return *hash != '\0' && bare->is_compared ? g_strdup_printf ("%c%s", OF_TEXTS, hash)
                                            : g_steal_pointer (&hash);
}

/* Of the form, before it is laid out; NULL for what is no form. */
static char *
dup_content_of_form (const BrgPaper *paper,
                     const BrgPaperSource *source,
                     const BrgDocumentOptions *bare)
{
  g_autoptr (BrgForm) form = NULL;
  char *digest;

  if (paper->lay_out != NULL || !brg_paper_is_form (paper))
    return NULL;
  form = brg_paper_new_form (paper, source, bare, NULL);
  digest = form != NULL ? brg_form_digest_dup (form) : g_strdup ("");
  if (digest != NULL && *digest != '\0' && bare->is_compared)
    *digest = OF_FORM;
  return digest;
}

char *
brg_paper_archive_dup_content (const BrgPaper *paper,
                               const BrgPaperSource *source,
                               const BrgDocumentOptions *options)
{
  BrgDocumentOptions bare;
  char *content;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL, NULL);

  if (!make_bare (paper, source, options, FALSE, &bare))
    return g_strdup ("");
  content = dup_content_of_form (paper, source, &bare);
  return content != NULL ? content : dup_content_of_words (paper, source, &bare);
}

static char *
dup_content_of_before (const char *content,
                       const BrgPaper *paper,
                       const BrgPaperSource *source,
                       const BrgDocumentOptions *options)
{
  gboolean is_of_form = strlen (content) == BRG_FORM_DIGEST_LENGTH;
  BrgDocumentOptions bare;

  if (!make_bare (paper, source, options, TRUE, &bare))
    return g_strdup ("");
  return is_of_form ? dup_content_of_form (paper, source, &bare)
                    : dup_content_of_words (paper, source, &bare);
}

/* Whether a paper shows today what it showed then. */
static gboolean
is_content_of (const char *content,
               const BrgPaper *paper,
               const BrgPaperSource *source,
               const BrgDocumentOptions *options)
{
  gboolean is_of_before =
      strlen (content) != BRG_FORM_DIGEST_LENGTH || *content == OF_FORM_AND_STATE;
  g_autofree char *today = is_of_before ? dup_content_of_before (content, paper, source, options)
                                        : brg_paper_archive_dup_content (paper, source, options);

  return g_strcmp0 (today, content) == 0;
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
  const BrgPrintedPaper *earlier;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL,
                        BRG_DOCUMENT_STATE_NONE);

  state = brg_paper_contest_find_state (paper, source, source->round);
  if (state != BRG_DOCUMENT_STATE_NONE || source->store == NULL || !is_of_round (paper))
    return state;
  archive = brg_store_list_printed (source->store, source->snapshot->group->id, NULL);
  earlier = archive != NULL ? find_earlier (archive, paper, source, options) : NULL;
  if (earlier == NULL)
    return state;
  /* It stays corrected, however often it is printed then. */
  return g_str_equal (earlier->state, "corrected") ||
                 !is_content_of (earlier->content, paper, source, options)
             ? BRG_DOCUMENT_CORRECTED
             : state;
}

/* ----- The list ----- */

gboolean
brg_paper_archive_get_source (const BrgPrintedPaper *printed,
                              BrgStore *store,
                              const BrgSnapshot *snapshot,
                              const BrgWords *words,
                              BrgPaperSource *source,
                              BrgDocumentOptions *options)
{
  const BrgPaper *paper;

  g_return_val_if_fail (printed != NULL && snapshot != NULL && words != NULL, FALSE);
  g_return_val_if_fail (source != NULL && options != NULL, FALSE);

  paper = brg_paper_list_find (printed->kind);
  *source = (BrgPaperSource){ .snapshot = snapshot, .store = store, .round = printed->round };
  brg_document_options_init (options, words);
  brg_paper_choice_from_text (printed->choice, source, options);
  if (paper != NULL)
    options->state = brg_paper_contest_find_state (paper, source, source->round);
  return paper != NULL && *printed->content != '\0';
}

/* The paper made anew, compared with what it was. */
static BrgPaperStanding
compare (BrgStore *store, const BrgSnapshot *snapshot, const BrgPrintedPaper *printed)
{
  g_autoptr (BrgWords) words = brg_words_open (printed->language);
  BrgPaperSource source;
  BrgDocumentOptions options;

  if (!brg_paper_archive_get_source (printed, store, snapshot, words, &source, &options))
    return BRG_PAPER_NOT_COMPARED;
  return is_content_of (printed->content, brg_paper_list_find (printed->kind), &source, &options)
             ? BRG_PAPER_STANDS
             : BRG_PAPER_CORRECTED;
}

/* What a list knows while it is made. */
typedef struct
{
  BrgStore *store;
  const BrgSnapshot *snapshot;
  gint64 last_change; /* of the journal; none where the journal does not prove the file */
  GHashTable *made;   /* what was compared -> its standing: a paper is made once, however often it
                         was printed */
} List;

static BrgPaperStanding
find_standing (const List *list, const BrgPrintedPaper *printed)
{
  g_autofree char *key = NULL;
  gpointer known;
  BrgPaperStanding standing;

  if (*printed->content == '\0')
    return BRG_PAPER_NOT_COMPARED;
  /* Nothing has been done since that a paper could show. */
  if (printed->entry > 0 && printed->entry >= list->last_change)
    return BRG_PAPER_STANDS;
  key = g_strdup_printf ("%s %d %s %s %s", printed->kind, printed->round, printed->language,
                         printed->content, printed->choice);
  if (g_hash_table_lookup_extended (list->made, key, NULL, &known))
    return (BrgPaperStanding) GPOINTER_TO_INT (known);
  standing = compare (list->store, list->snapshot, printed);
  g_hash_table_insert (list->made, g_steal_pointer (&key), GINT_TO_POINTER ((gint) standing));
  return standing;
}

/* Whether the letterhead that stands on it was set anew since. */
static gboolean
is_older (const BrgPrintedPaper *printed, gint64 letterhead)
{
  const BrgPaper *paper = brg_paper_list_find (printed->kind);

  return paper != NULL && (paper->needs & BRG_PAPER_WITHOUT_LETTERHEAD) == 0 &&
         printed->entry > 0 && printed->entry < letterhead;
}

GPtrArray *
brg_paper_archive_list (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GPtrArray) printed = NULL;
  g_autoptr (GHashTable) made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  List list = { store, snapshot, G_MAXINT64, made };
  GPtrArray *archive;
  gint64 first_letterhead = 0;
  gint64 letterhead = 0;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  printed = brg_store_list_printed (store, snapshot->group->id, error);
  if (printed == NULL ||
      !brg_store_find_letterheads (store, snapshot->event->id, &first_letterhead, &letterhead,
                                   error) ||
      (!brg_snapshot_is_doubted (snapshot) &&
       !brg_store_find_last_change (store, &list.last_change, error)))
    return NULL;
  archive = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_archived_paper_free);
  for (guint i = 0; i < printed->len; i++)
    {
      BrgArchivedPaper *paper = g_new0 (BrgArchivedPaper, 1);

      paper->standing = find_standing (&list, printed->pdata[i]);
      paper->has_old_letterhead = is_older (printed->pdata[i], letterhead);
      paper->had_no_letterhead = is_older (printed->pdata[i], first_letterhead);
      paper->printed = g_steal_pointer (&printed->pdata[i]);
      g_ptr_array_add (archive, paper);
    }
  return archive;
}
