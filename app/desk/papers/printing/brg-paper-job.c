/* brg-paper-job.c - papers that are printed, or saved, together
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-job.h"

#include <glib/gi18n.h>

#include "brg-document-pdf.h"
#include "brg-document-words.h"
#include "brg-latin-names.h"
#include "brg-paper-archive.h"
#include "brg-paper-choice.h"
#include "brg-snapshot-mark.h"
#include "brg-store-printed.h"

static void
free_part (gpointer data)
{
  BrgPaperJobPart *part = data;

  brg_document_free (part->document);
  g_free (part->content);
  g_free (part);
}

BrgPaperJob *
brg_paper_job_new (BrgStore *store,
                   BrgSnapshot *snapshot,
                   const char *language,
                   const char *printed_at)
{
  BrgPaperJob *job;

  g_return_val_if_fail (snapshot != NULL && language != NULL && printed_at != NULL, NULL);

  job = g_new0 (BrgPaperJob, 1);
  job->store = store;
  job->snapshot = brg_snapshot_ref (snapshot);
  job->words = brg_words_open (language);
  job->printed_at = g_strdup (printed_at);
  job->parts = g_ptr_array_new_with_free_func (free_part);
  if (store != NULL && brg_latin_names_is_latin (job->words))
    job->latin = brg_paper_choice_load_latin (store, snapshot->event->id);
  return job;
}

void
brg_paper_job_free (BrgPaperJob *job)
{
  if (job == NULL)
    return;
  g_ptr_array_unref (job->parts);
  g_clear_pointer (&job->named, brg_snapshot_unref);
  brg_snapshot_unref (job->snapshot);
  brg_words_unref (job->words);
  g_free (job->printed_at);
  g_free (job);
}

void
brg_paper_job_take_named (BrgPaperJob *job, BrgSnapshot *named, BrgTransliteration table)
{
  g_return_if_fail (job != NULL && named != NULL);

  /* Papers that were added may be made of the one that stands there. */
  g_return_if_fail (job->parts->len == 0);

  g_clear_pointer (&job->named, brg_snapshot_unref);
  job->named = named;
  job->named_by = table;
}

BrgSnapshot *
brg_paper_job_get_group (BrgPaperJob *job, BrgTransliteration table)
{
  g_return_val_if_fail (job != NULL, NULL);

  if (table == BRG_TRANSLITERATE_NOT || job->store == NULL)
    return job->snapshot;
  if (job->named == NULL)
    {
      job->named = brg_latin_names_load (job->store, job->snapshot->group->id, table, NULL);
      job->named_by = table;
    }
  return job->named != NULL && job->named_by == table ? job->named : job->snapshot;
}

/* A paper of the store says itself what it lacks, where it can. */
static void
explain (const BrgPaper *paper,
         const BrgPaperSource *source,
         const BrgDocumentOptions *options,
         GError **error)
{
  g_autoptr (BrgDocument) document = NULL;

  if ((paper->needs & BRG_PAPER_FROM_STORE) != 0 && source->store != NULL)
    document = brg_paper_new_document (paper, source, options, error);
}

/* As it is wanted, in the language and at the time of the job. */
static BrgDocumentOptions
settle_options (const BrgPaperJob *job, const BrgDocumentOptions *wish)
{
  BrgDocumentOptions options;

  brg_document_options_init (&options, job->words);
  options.latin = job->latin;
  if (wish != NULL)
    options = *wish;
  options.words = job->words;
  options.printed_at = job->printed_at;
  return options;
}

static BrgPaperJobPart *
add_part (BrgPaperJob *job,
          const BrgPaper *paper,
          const BrgPaperSource *source,
          const BrgDocumentOptions *options,
          BrgDocument *document,
          gint copies)
{
  BrgPaperJobPart *part = g_new0 (BrgPaperJobPart, 1);

  *part = (BrgPaperJobPart){ paper, *source, *options, document, copies, NULL };
  g_ptr_array_add (job->parts, part);
  return part;
}

gboolean
brg_paper_job_add (BrgPaperJob *job,
                   const BrgPaper *paper,
                   const BrgPaperSource *source,
                   const BrgDocumentOptions *wish,
                   gint copies,
                   GError **error)
{
  BrgDocumentOptions options;
  BrgPaperSource named;
  BrgDocument *document;
  BrgPaperJobPart *part;

  g_return_val_if_fail (job != NULL && paper != NULL && source != NULL && copies > 0, FALSE);

  options = settle_options (job, wish);
  named = *source;
  named.snapshot = brg_paper_job_get_group (job, options.latin);
  if (!brg_paper_is_available (paper, &named))
    {
      explain (paper, &named, &options, error);
      return FALSE;
    }
  options.state = brg_paper_archive_find_state (paper, &named, &options);
  document = brg_paper_new_document (paper, &named, &options, error);
  if (document == NULL)
    return FALSE;
  part = add_part (job, paper, &named, &options, document, copies);
  if ((paper->needs & BRG_PAPER_FROM_STORE) != 0)
    part->content = brg_paper_archive_dup_content (paper, &named, &options);
  return TRUE;
}

gboolean
brg_paper_job_add_form (BrgPaperJob *job,
                        const BrgPaper *paper,
                        const BrgPaperSource *source,
                        BrgPaperFormFunc make,
                        gpointer data,
                        GError **error)
{
  BrgDocumentOptions options;
  BrgPaperSource named;
  BrgDocument *document;

  g_return_val_if_fail (job != NULL && paper != NULL && source != NULL && make != NULL, FALSE);

  options = settle_options (job, NULL);
  named = *source;
  named.snapshot = brg_paper_job_get_group (job, options.latin);
  options.state = brg_paper_archive_find_state (paper, &named, &options);
  document = brg_paper_new_document_of (paper, &named, &options, make, data, error);
  if (document == NULL)
    return FALSE;
  add_part (job, paper, &named, &options, document, 1)->content = g_strdup ("");
  return TRUE;
}

BrgDocumentOptions
brg_paper_job_get_options (const BrgPaperJob *job,
                           const BrgPaper *paper,
                           const BrgDocumentOptions *wish)
{
  BrgDocumentOptions options;

  brg_document_options_init (&options, job->words);
  options.latin = job->latin;
  if (wish != NULL)
    options = *wish;
  if (job->store != NULL)
    brg_paper_choice_apply_remembered (paper, job->store, job->snapshot->event->id, &options);
  return options;
}

gboolean
brg_paper_job_add_set (BrgPaperJob *job,
                       const BrgPaperSet *set,
                       const BrgDocumentOptions *wish,
                       GError **error)
{
  g_return_val_if_fail (job != NULL && set != NULL, FALSE);

  for (guint i = 0; i < set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (set->rows, BrgPaperSetRow, i);
      BrgPaperSource source = brg_paper_set_get_source (row, job->snapshot, job->store);
      BrgDocumentOptions options;
      g_autoptr (GError) failure = NULL;

      if (!row->is_wanted || row->lack != NULL)
        continue;
      options = brg_paper_job_get_options (job, row->paper, wish);
      if (brg_paper_job_add (job, row->paper, &source, &options, row->copies, &failure) ||
          failure == NULL)
        continue;
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
  return TRUE;
}

const BrgPaperJobPart *
brg_paper_job_find (const BrgPaperJob *job, const char *id)
{
  g_return_val_if_fail (job != NULL && id != NULL, NULL);

  for (guint i = 0; i < job->parts->len; i++)
    {
      const BrgPaperJobPart *part = job->parts->pdata[i];

      if (g_str_equal (part->paper->id, id))
        return part;
    }
  return NULL;
}

guint
brg_paper_job_count_sheets (const BrgPaperJob *job)
{
  guint n_sheets = 0;

  g_return_val_if_fail (job != NULL, 0);

  for (guint i = 0; i < job->parts->len; i++)
    {
      const BrgPaperJobPart *part = job->parts->pdata[i];

      n_sheets += brg_document_get_n_pages (part->document) * (guint) part->copies;
    }
  return n_sheets;
}

GPtrArray *
brg_paper_job_list_documents (const BrgPaperJob *job)
{
  GPtrArray *documents = g_ptr_array_new ();

  g_return_val_if_fail (job != NULL, documents);

  for (guint i = 0; i < job->parts->len; i++)
    {
      BrgPaperJobPart *part = job->parts->pdata[i];

      for (gint copy = 0; copy < part->copies; copy++)
        g_ptr_array_add (documents, part->document);
    }
  return documents;
}

gboolean
brg_paper_job_write_pdf (const BrgPaperJob *job, const char *path, GError **error)
{
  g_autoptr (GPtrArray) documents = NULL;
  gboolean is_private = FALSE;

  g_return_val_if_fail (job != NULL && job->parts->len > 0 && path != NULL, FALSE);

  documents = brg_paper_job_list_documents (job);
  for (guint i = 0; i < job->parts->len; i++)
    is_private |= ((const BrgPaperJobPart *) job->parts->pdata[i])->source.shows_personal;
  return brg_documents_write_pdf ((const BrgDocument *const *) documents->pdata, documents->len,
                                  path, is_private ? BRG_OUTPUT_PRIVATE : BRG_OUTPUT_PUBLIC, error);
}

static BrgPrintedPaper *
describe (const BrgPaperJobPart *part, gboolean is_saved)
{
  BrgPrintedPaper *printed = brg_printed_paper_new ();
  g_autofree char *title = brg_paper_dup_title (part->paper, part->options.words,
                                                part->source.snapshot, part->source.round);
  g_autofree char *choice = brg_paper_choice_to_text (&part->source, &part->options);
  g_autofree char *content =
      part->content != NULL
          ? g_strdup (part->content)
          : brg_paper_archive_dup_content (part->paper, &part->source, &part->options);

  brg_printed_paper_set (&printed->kind, part->paper->id);
  brg_printed_paper_set (&printed->title, title);
  brg_printed_paper_set (&printed->language, brg_words_get_language (part->options.words));
  brg_printed_paper_set (&printed->state, brg_paper_archive_state_to_word (part->options.state));
  brg_printed_paper_set (&printed->choice, choice);
  brg_printed_paper_set (&printed->content, content);
  printed->entry = g_ascii_strtoll (brg_snapshot_get_mark (part->source.snapshot), NULL, 10);
  printed->round = MAX (part->source.round, 0);
  printed->is_saved = is_saved;
  printed->copies = CLAMP (part->copies, 1, BRG_PRINTED_MOST_COPIES);
  printed->sheets = (gint) brg_document_get_n_pages (part->document);
  return printed;
}

/* Why the file of a paper is not in the archive, though the paper is. */
static char *
dup_loss (const BrgPrintedPaper *printed, GBytes *pdf)
{
  g_autofree char *megabytes =
      g_strdup_printf ("%.1f", (double) g_bytes_get_size (pdf) / (1024 * 1024));

  if (g_str_equal (printed->lost, "large"))
    /* Translators: number of a paper in the archive, its title; how large its file is */
    return g_strdup_printf (_ ("No. %d, “%s”: too large to be kept, %s MB of at most 8."),
                            printed->number, printed->title, megabytes);
  if (g_str_equal (printed->lost, "long"))
    return g_strdup_printf (
        /* Translators: number of a paper in the archive, its title */
        _ ("No. %d, “%s”: too much text to be kept."), printed->number, printed->title);
  /* Translators: number of a paper in the archive, its title */
  return g_strdup_printf (_ ("No. %d, “%s”: the archive is full, 128 MB."), printed->number,
                          printed->title);
}

/* Passports and addresses are in no archive: a purge would not find them there. */
static void
tell_personal (GString *notice, const BrgPaperJob *job)
{
  for (guint i = 0; i < job->parts->len; i++)
    {
      const BrgPaperJobPart *part = job->parts->pdata[i];
      g_autofree char *title = NULL;

      if (!part->source.shows_personal)
        continue;
      title = brg_paper_dup_title (part->paper, NULL, part->source.snapshot, part->source.round);
      g_string_append (notice, notice->len > 0 ? "\n" : "");
      /* Translators: title of a paper */
      g_string_append_printf (notice, _ ("“%s” shows personal papers: such a paper is never kept."),
                              title);
    }
}

static char *
dup_notice (const BrgPaperJob *job, const GArray *files)
{
  g_autoptr (GString) notice = g_string_new (NULL);

  tell_personal (notice, job);
  for (guint i = 0; i < files->len; i++)
    {
      const BrgPrintedFile *file = &g_array_index (files, BrgPrintedFile, i);
      g_autofree char *loss = NULL;

      if (file->paper->is_kept)
        continue;
      loss = dup_loss (file->paper, file->pdf);
      g_string_append_printf (notice, "%s%s", notice->len > 0 ? "\n" : "", loss);
    }
  return notice->len > 0 ? g_string_free (g_steal_pointer (&notice), FALSE) : NULL;
}

gboolean
brg_paper_job_file (const BrgPaperJob *job, gboolean is_saved, char **notice, GError **error)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (BrgPrintedFile));
  g_autoptr (GPtrArray) papers =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_printed_paper_free);
  g_autoptr (GPtrArray) pdfs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (job != NULL && job->parts->len > 0 && notice != NULL, FALSE);

  *notice = NULL;
  for (guint i = 0; i < job->parts->len; i++)
    {
      const BrgPaperJobPart *part = job->parts->pdata[i];
      GBytes *pdf;
      BrgPrintedFile file;

      if (part->source.shows_personal)
        continue;
      pdf = brg_document_to_pdf (part->document, error);
      if (pdf == NULL)
        return FALSE;
      g_ptr_array_add (pdfs, pdf);
      g_ptr_array_add (papers, describe (part, is_saved));
      g_ptr_array_add (words, brg_document_dup_rows (part->document));
      file = (BrgPrintedFile){ papers->pdata[i], pdf, words->pdata[i], part->options.text };
      g_array_append_val (files, file);
    }
  if (files->len > 0 &&
      !brg_store_file_printed (job->store, job->snapshot->group->id, files, error))
    return FALSE;
  *notice = dup_notice (job, files);
  return TRUE;
}
