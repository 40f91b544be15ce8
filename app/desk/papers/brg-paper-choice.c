/* brg-paper-choice.c - how a paper is wanted that can be had in many ways, as it is typed
 *
 * Tests: tests/app/bergerctl-papers.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-choice.h"

#include <gio/gio.h>

#include "brg-award-text.h"
#include "brg-number-ranges.h"
#include "brg-start-list-columns.h"

G_DEFINE_QUARK (brg - paper - choice - error - quark, brg_paper_choice_error)

/* A word of the command line and what it stands for. */
typedef struct
{
  const char *word;
  gint value;
} Word;

static const Word sizes[] = {
  { "a4", BRG_CARD_A4 },
  { "a5", BRG_CARD_A5 },
  { "a6", BRG_CARD_A6 },
};

static const Word orders[] = {
  { "number", BRG_DOCUMENT_BY_NUMBER }, { "rating", BRG_DOCUMENT_BY_RATING },
  { "alphabet", BRG_DOCUMENT_BY_NAME }, { "region", BRG_DOCUMENT_BY_REGION },
  { "title", BRG_DOCUMENT_BY_TITLE },   { "place", BRG_DOCUMENT_BY_PLACE },
};

void
brg_paper_choice_clear (BrgPaperChoice *choice)
{
  g_free (choice->only);
  g_free (choice->card);
  g_free (choice->order);
  g_free (choice->columns);
  g_free (choice->template_path);
  g_free (choice->text);
}

/* What @text stands for, @usual without one. */
static gboolean
read_word (const Word *words, gsize n_words, const char *text, gint *value, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  if (text == NULL)
    return TRUE;
  for (gsize i = 0; i < n_words; i++)
    {
      if (g_str_equal (text, words[i].word))
        {
          *value = words[i].value;
          return TRUE;
        }
      g_string_append_printf (known, " %s", words[i].word);
    }
  g_set_error (error, BRG_PAPER_CHOICE_ERROR, BRG_PAPER_CHOICE_ERROR_WORD,
               "“%s” is not known; known:%s", text, known->str);
  return FALSE;
}

static gboolean
read_numbers (const BrgPaperChoice *choice, BrgDocumentOptions *options, GError **error)
{
  if (choice->only == NULL)
    return TRUE;
  if (!brg_number_ranges_check (choice->only, error))
    return FALSE;
  options->chosen = choice->only;
  return TRUE;
}

static gboolean
read_columns (const BrgPaperChoice *choice, BrgDocumentOptions *options, GError **error)
{
  if (choice->columns == NULL)
    return TRUE;
  if (!brg_start_list_columns_check (choice->columns, error))
    return FALSE;
  options->columns = choice->columns;
  return TRUE;
}

/* A template is a small file: no more is read than it may have, and nothing but a file is opened.
 */
static gboolean
read_template (BrgPaperChoice *choice, BrgDocumentOptions *options, GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  gsize length;

  if (choice->template_path == NULL)
    return TRUE;
  if (!g_file_test (choice->template_path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error (error, BRG_PAPER_CHOICE_ERROR, BRG_PAPER_CHOICE_ERROR_FILE, "“%s” is no file",
                   choice->template_path);
      return FALSE;
    }
  file = g_file_new_for_path (choice->template_path);
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return FALSE;
  g_free (choice->text);
  choice->text = g_malloc0 (BRG_AWARD_TEXT_MOST_BYTES + 2);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), choice->text,
                                BRG_AWARD_TEXT_MOST_BYTES + 1, &length, NULL, error))
    return FALSE;
  if (!brg_award_text_check (choice->text, length, error))
    {
      g_prefix_error (error, "%s:", choice->template_path);
      return FALSE;
    }
  options->text = choice->text;
  return TRUE;
}

gboolean
brg_paper_choice_apply (BrgPaperChoice *choice, BrgDocumentOptions *options, GError **error)
{
  gint size;
  gint order;

  g_return_val_if_fail (choice != NULL && options != NULL, FALSE);

  size = options->card_size;
  order = options->order;
  if (!read_numbers (choice, options, error) || !read_columns (choice, options, error) ||
      !read_template (choice, options, error) ||
      !read_word (orders, G_N_ELEMENTS (orders), choice->order, &order, error) ||
      !read_word (sizes, G_N_ELEMENTS (sizes), choice->card, &size, error))
    return FALSE;
  options->card_size = (BrgCardSize) size;
  options->order = (BrgDocumentOrder) order;
  options->is_blank = choice->is_blank;
  options->is_large = choice->is_large;
  return TRUE;
}
