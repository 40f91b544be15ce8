/* brg-paper-changes.c - what a paper said when it was printed, and what it would say today
 *
 * Tests: tests/app/papers/test-paper-archive.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-changes.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "brg-document-kept.h"
#include "brg-document-layout.h"
#include "brg-document-words.h"
#include "brg-paper-list.h"
#include "brg-store-printed.h"

/* More texts than this between the first change and the last are not compared one by one: the table
 * of what they have in common grows with the square. */
#define MOST_TEXTS 1500
/* How many texts before a change say where it is. */
#define N_BEFORE 3
/* What of a place is shown. */
#define MOST_SHOWN 160

/* The foot with number and hash of the journal says when, not what. */
#define MARK "[0-9]+:[0-9a-f]{8,64}"

/* What is between two sheets is no text: a row that moves to another one is none. Rows of tables
 * are compared by whom they are about. */
static GPtrArray *
list_texts (const char *words)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit_set (words, "\n\f", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0' && strchr (lines[i], '\t') == NULL &&
        !g_regex_match_simple (MARK, lines[i], 0, 0))
      g_ptr_array_add (texts, g_strdup (lines[i]));
  return texts;
}

static char *
join (const GPtrArray *texts, guint from, guint until)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = from; i < until; i++)
    g_string_append_printf (text, "%s%s", i > from ? " · " : "", (const char *) texts->pdata[i]);
  if (g_utf8_strlen (text->str, -1) > MOST_SHOWN)
    {
      g_autofree char *begin = g_utf8_substring (text->str, 0, MOST_SHOWN);

      return g_strconcat (begin, "…", NULL);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_change (GPtrArray *changes,
            const GPtrArray *then,
            const GPtrArray *today,
            const guint from[2],
            const guint until[2])
{
  BrgPaperChange *change = g_new0 (BrgPaperChange, 1);

  change->column = g_strdup ("");
  change->where = join (then, from[0] - MIN (from[0], N_BEFORE), from[0]);
  change->then = join (then, from[0], until[0]);
  change->today = join (today, from[1], until[1]);
  g_ptr_array_add (changes, change);
}

/* Row i, column k: how many texts are common from then[i] and today[k] on. */
static guint16 *
count_common (const GPtrArray *then, const GPtrArray *today, const guint from[2], guint n, guint m)
{
  guint16 *common = g_new0 (guint16, (gsize) (n + 1) * (m + 1));

  for (guint i = n; i-- > 0;)
    for (guint k = m; k-- > 0;)
      common[i * (m + 1) + k] =
          g_str_equal (then->pdata[from[0] + i], today->pdata[from[1] + k])
              ? (guint16) (common[(i + 1) * (m + 1) + k + 1] + 1)
              : MAX (common[(i + 1) * (m + 1) + k], common[i * (m + 1) + k + 1]);
  return common;
}

/* How many texts are others at their own places. */
static guint
count_replaced (const GPtrArray *then, const GPtrArray *today, const guint from[2], guint n)
{
  guint n_replaced = 0;

  for (guint i = 0; i < n; i++)
    n_replaced += !g_str_equal (then->pdata[from[0] + i], today->pdata[from[1] + i]);
  return n_replaced;
}

/* A correction puts texts in the places of others. */
static void
list_replaced (GPtrArray *changes,
               const GPtrArray *then,
               const GPtrArray *today,
               const guint from[2],
               guint n)
{
  guint i = 0;

  while (i < n)
    {
      guint k = i;

      while (k < n && !g_str_equal (then->pdata[from[0] + k], today->pdata[from[1] + k]))
        k++;
      if (k > i)
        add_change (changes, then, today, (const guint[2]){ from[0] + i, from[1] + i },
                    (const guint[2]){ from[0] + k, from[1] + k });
      i = k + 1;
    }
}

/* Walks through both: what is not common is a change, until something is. */
static void
walk (GPtrArray *changes,
      const GPtrArray *then,
      const GPtrArray *today,
      const guint from[2],
      const guint until[2])
{
  guint n = until[0] - from[0];
  guint m = until[1] - from[1];
  g_autofree guint16 *common = count_common (then, today, from, n, m);
  guint begin[2] = { from[0], from[1] };
  guint i = 0;
  guint k = 0;

  if (n == m && count_replaced (then, today, from, n) <= n - common[0])
    {
      list_replaced (changes, then, today, from, n);
      return;
    }
  while (i < n || k < m)
    {
      if (i < n && k < m && g_str_equal (then->pdata[from[0] + i], today->pdata[from[1] + k]))
        {
          const guint end[2] = { from[0] + i, from[1] + k };

          if (end[0] > begin[0] || end[1] > begin[1])
            add_change (changes, then, today, begin, end);
          begin[0] = from[0] + ++i;
          begin[1] = from[1] + ++k;
        }
      else if (k >= m || (i < n && common[(i + 1) * (m + 1) + k] >= common[i * (m + 1) + k + 1]))
        i++;
      else
        k++;
    }
  if (until[0] > begin[0] || until[1] > begin[1])
    add_change (changes, then, today, begin, until);
}

GPtrArray *
brg_paper_changes_find (const char *then, const char *today)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_paper_change_free);
  g_autoptr (GPtrArray) old = NULL;
  g_autoptr (GPtrArray) new = NULL;
  guint from[2] = { 0, 0 };
  guint until[2];

  g_return_val_if_fail (then != NULL && today != NULL, changes);

  old = list_texts (then);
  new = list_texts (today);
  until[0] = old->len;
  until[1] = new->len;
  while (from[0] < MIN (until[0], until[1]) &&
         g_str_equal (old->pdata[from[0]], new->pdata[from[1]]))
    from[1] = ++from[0];
  while (until[0] > from[0] && until[1] > from[1] &&
         g_str_equal (old->pdata[until[0] - 1], new->pdata[until[1] - 1]))
    {
      until[0]--;
      until[1]--;
    }
  if (until[0] - from[0] > MOST_TEXTS || until[1] - from[1] > MOST_TEXTS)
    add_change (changes, old, new, from, until);
  else if (until[0] > from[0] || until[1] > from[1])
    walk (changes, old, new, from, until);
  brg_paper_row_changes_add (changes, then, today);
  return changes;
}

/* ----- As a paper ----- */

/* Rows and texts; the feet of papers of before were texts like others. */
static char *
dup_rows_like (const BrgDocument *document, const char *then)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autofree char *today = brg_document_dup_rows (document);

  g_string_assign (rows, today);
  if (strstr (then, "\n" BRG_WORDS_FOOT "\t") == NULL)
    g_string_replace (rows, "\n" BRG_WORDS_FOOT "\t", "\n", 0);
  return g_string_free (g_steal_pointer (&rows), FALSE);
}

/* As it was made, without what says when: so it can be compared. Papers of before are kept without
 * rows. */
static char *
dup_words_of_today (const BrgArchivedPaper *archived,
                    const char *then,
                    BrgStore *store,
                    const BrgSnapshot *snapshot,
                    const BrgWords *words)
{
  g_autoptr (BrgDocument) document = NULL;
  BrgPaperSource source;
  BrgDocumentOptions options;

  if (!brg_paper_archive_get_source (archived->printed, store, snapshot, words, &source, &options))
    return NULL;
  options.printed_at = archived->printed->printed_at;
  document = brg_paper_is_available (brg_paper_list_find (archived->printed->kind), &source)
                 ? brg_paper_new_document (brg_paper_list_find (archived->printed->kind), &source,
                                           &options, NULL)
                 : NULL;
  if (document == NULL)
    return g_strdup ("");
  return strchr (then, '\t') != NULL ? dup_rows_like (document, then)
                                     : brg_document_dup_words (document);
}

/* What of a place changed: the heading of a cell, or the row. */
static const char *
get_what (const BrgPaperChange *change, const BrgWords *words)
{
  switch (change->kind)
    {
    case BRG_PAPER_CHANGE_NEW_ROW:
      /* Translators: a row of a table that was not there when the paper was printed; "новая
       * строка" */
      return W_ (words, "new row");
    case BRG_PAPER_CHANGE_LOST_ROW:
      /* Translators: a row of a table that is not there any more; "строки больше нет" */
      return W_ (words, "no longer there");
    case BRG_PAPER_CHANGE_TEXT:
    case BRG_PAPER_CHANGE_CELL:
    default:
      return change->column;
    }
}

static BrgForm *
new_form (const BrgPrintedPaper *printed, const GPtrArray *changes, const BrgWords *words)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_set_text (&form->title, g_strdup (printed->title));
  brg_form_set_text (&form->subject, g_strdup (printed->title));
  g_ptr_array_add (form->preface,
                   /* Translators: number of a paper in the archive, how many places */
                   g_strdup_printf (W_ (words, "Paper No. %d of the archive: %u places differ."),
                                    printed->number, changes->len));
  brg_form_add_column (form, BRG_COLUMN_REMARK, W_ (words, "Row, or after what"));
  /* Translators: what of a row changed: the heading of a column; "Что" */
  brg_form_add_column (form, BRG_COLUMN_REMARK, WC_ (words, "table head", "What"));
  brg_form_add_column (form, BRG_COLUMN_REMARK, W_ (words, "As printed"));
  brg_form_add_column (form, BRG_COLUMN_REMARK, W_ (words, "As it would be now"));
  for (guint i = 0; i < changes->len; i++)
    {
      const BrgPaperChange *change = changes->pdata[i];
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup (change->where), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (get_what (change, words)), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, g_strdup (*change->then != '\0' ? change->then : "–"),
                         BRG_FORM_PLAIN);
      brg_form_set_cell (row, 3, g_strdup (*change->today != '\0' ? change->today : "–"),
                         BRG_FORM_BOLD);
    }
  return form;
}

BrgDocument *
brg_paper_changes_new_document (const BrgArchivedPaper *archived,
                                BrgStore *store,
                                const BrgSnapshot *snapshot,
                                GError **error)
{
  g_autoptr (BrgWords) words = NULL;
  g_autofree char *then = NULL;
  g_autofree char *today = NULL;
  g_autoptr (GPtrArray) changes = NULL;
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  g_return_val_if_fail (archived != NULL && store != NULL && snapshot != NULL, NULL);

  then = brg_store_load_printed_words (store, archived->printed, error);
  if (then == NULL)
    return NULL;
  words = brg_words_open (archived->printed->language);
  today = dup_words_of_today (archived, then, store, snapshot, words);
  if (today == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("This paper cannot be made anew, so it is not compared."));
      return NULL;
    }
  changes = brg_paper_changes_find (then, today);
  form = new_form (archived->printed, changes, words);
  brg_document_options_init (&options, words);
  return brg_document_layout (form, &options);
}

/* The paper anew, with the texts that it had: head and foot said how far the event was. */
static BrgDocument *
make_as_printed (const BrgArchivedPaper *archived,
                 const BrgPaperSource *source,
                 BrgDocumentOptions *options,
                 gboolean *is_as_printed)
{
  const BrgPaper *paper = brg_paper_list_find (archived->printed->kind);
  g_autofree char *then = brg_store_load_printed_words (source->store, archived->printed, NULL);
  g_autoptr (BrgLetterhead) none = brg_letterhead_new ();
  BrgDocument *document;

  options->printed_at = archived->printed->printed_at;
  options->state = brg_paper_archive_state_from_word (archived->printed->state);
  if (archived->had_no_letterhead)
    options->letterhead = none;
  document = brg_paper_new_document (paper, source, options, NULL);
  *is_as_printed = document != NULL && then != NULL && brg_document_take_rows (document, then);
  return document;
}

BrgDocument *
brg_paper_changes_make_today (const BrgArchivedPaper *archived,
                              BrgStore *store,
                              const BrgSnapshot *snapshot,
                              const char *now,
                              gboolean *is_as_printed)
{
  g_autoptr (BrgWords) words = NULL;
  const BrgPaper *paper;
  BrgPaperSource source;
  BrgDocumentOptions options;

  g_return_val_if_fail (archived != NULL && store != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (is_as_printed != NULL, NULL);

  *is_as_printed = FALSE;
  words = brg_words_open (archived->printed->language);
  paper = brg_paper_list_find (archived->printed->kind);
  if (!brg_paper_archive_get_source (archived->printed, store, snapshot, words, &source,
                                     &options) ||
      !brg_paper_is_available (paper, &source))
    return NULL;
  if (archived->standing == BRG_PAPER_STANDS)
    return make_as_printed (archived, &source, &options, is_as_printed);
  options.printed_at = now;
  options.state = brg_paper_archive_find_state (paper, &source, &options);
  return brg_paper_new_document (paper, &source, &options, NULL);
}
