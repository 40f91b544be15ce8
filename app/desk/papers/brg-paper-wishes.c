/* brg-paper-wishes.c - how a paper is wanted that can be had in many ways, as it is typed
 *
 * Tests: tests/app/bergerctl-papers.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-wishes.h"

#include <gio/gio.h>

#include "brg-award-text.h"
#include "brg-number-ranges.h"
#include "brg-start-list-columns.h"

G_DEFINE_QUARK (brg - paper - wishes - error - quark, brg_paper_wishes_error)

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
brg_paper_wishes_clear (BrgPaperWishes *wishes)
{
  g_free (wishes->only);
  g_free (wishes->card);
  g_free (wishes->order);
  g_free (wishes->columns);
  g_free (wishes->template_path);
  g_free (wishes->text);
  g_free (wishes->shift);
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
  g_set_error (error, BRG_PAPER_WISHES_ERROR, BRG_PAPER_WISHES_ERROR_WORD,
               "“%s” is not known; known:%s", text, known->str);
  return FALSE;
}

static gboolean
read_numbers (const BrgPaperWishes *wishes, BrgDocumentOptions *options, GError **error)
{
  if (wishes->only == NULL)
    return TRUE;
  if (!brg_number_ranges_check (wishes->only, error))
    return FALSE;
  options->chosen = wishes->only;
  return TRUE;
}

static gboolean
read_columns (const BrgPaperWishes *wishes, BrgDocumentOptions *options, GError **error)
{
  if (wishes->columns == NULL)
    return TRUE;
  if (!brg_start_list_columns_check (wishes->columns, error))
    return FALSE;
  options->columns = wishes->columns;
  return TRUE;
}

static gboolean
read_shift (const BrgPaperWishes *wishes, BrgDocumentOptions *options, GError **error)
{
  g_auto (GStrv) parts = NULL;
  gint64 shifts[2];

  if (wishes->shift == NULL)
    return TRUE;
  parts = g_strsplit (wishes->shift, ",", -1);
  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++)
    if (g_strv_length (parts) != G_N_ELEMENTS (shifts) ||
        !g_ascii_string_to_signed (parts[i], 10, -BRG_MOST_SHIFT, BRG_MOST_SHIFT, &shifts[i], NULL))
      {
        g_set_error (error, BRG_PAPER_WISHES_ERROR, BRG_PAPER_WISHES_ERROR_WORD,
                     "“%s” is no shift: millimetres to the right and down, at most %d: 2,-3",
                     wishes->shift, BRG_MOST_SHIFT);
        return FALSE;
      }
  options->shift_right = (gint) shifts[0];
  options->shift_down = (gint) shifts[1];
  return TRUE;
}

/* A template is a small file: no more is read than it may have, and nothing but a file is opened.
 */
static gboolean
read_template (BrgPaperWishes *wishes, BrgDocumentOptions *options, GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  gsize length;

  if (wishes->template_path == NULL)
    return TRUE;
  if (!g_file_test (wishes->template_path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error (error, BRG_PAPER_WISHES_ERROR, BRG_PAPER_WISHES_ERROR_FILE, "“%s” is no file",
                   wishes->template_path);
      return FALSE;
    }
  file = g_file_new_for_path (wishes->template_path);
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return FALSE;
  g_free (wishes->text);
  wishes->text = g_malloc0 (BRG_AWARD_TEXT_MOST_BYTES + 2);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), wishes->text,
                                BRG_AWARD_TEXT_MOST_BYTES + 1, &length, NULL, error))
    return FALSE;
  if (!brg_award_text_check (wishes->text, length, error))
    {
      g_prefix_error (error, "%s:", wishes->template_path);
      return FALSE;
    }
  options->text = wishes->text;
  return TRUE;
}

gboolean
brg_paper_wishes_apply (BrgPaperWishes *wishes, BrgDocumentOptions *options, GError **error)
{
  gint size;
  gint order;

  g_return_val_if_fail (wishes != NULL && options != NULL, FALSE);

  size = options->card_size;
  order = options->order;
  if (!read_numbers (wishes, options, error) || !read_columns (wishes, options, error) ||
      !read_template (wishes, options, error) || !read_shift (wishes, options, error) ||
      !read_word (orders, G_N_ELEMENTS (orders), wishes->order, &order, error) ||
      !read_word (sizes, G_N_ELEMENTS (sizes), wishes->card, &size, error))
    return FALSE;
  options->card_size = (BrgCardSize) size;
  options->order = (BrgDocumentOrder) order;
  options->is_blank = options->is_blank || wishes->is_blank;
  options->is_large = options->is_large || wishes->is_large;
  options->has_backs = options->has_backs || wishes->has_backs;
  options->is_preprinted = options->is_preprinted || wishes->is_preprinted;
  options->picture_covers = options->picture_covers || wishes->picture_covers;
  return TRUE;
}
