/* brg-document.c - a form laid out on pages
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document.h"

#include "brg-document-private.h"

G_DEFINE_QUARK (brg_document_error, brg_document_error)

static void
clear_part (gpointer data)
{
  g_free (((BrgDocumentPart *) data)->title);
}

static void
add_part (BrgDocument *document, guint page, guint level, const char *title)
{
  BrgDocumentPart part = { page, level, g_strdup (title) };

  g_array_append_val (document->parts, part);
}

BrgDocument *
brg_document_new (const BrgDocumentOptions *options, char *title, char *author)
{
  BrgDocument *document;

  g_return_val_if_fail (options != NULL && title != NULL && author != NULL, NULL);

  document = g_new0 (BrgDocument, 1);
  document->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_print_page_free);
  document->parts = g_array_new (FALSE, FALSE, sizeof (BrgDocumentPart));
  g_array_set_clear_func (document->parts, clear_part);
  document->language = g_strdup (brg_words_get_language (options->words));
  document->title = title;
  document->author = author;
  document->created = g_strdup (options->printed_at);
  return document;
}

void
brg_document_take_page (BrgDocument *document, BrgPrintPage *page, double type_size)
{
  g_return_if_fail (document != NULL && page != NULL);

  g_ptr_array_add (document->pages, page);
  document->type_size = type_size;
}

void
brg_document_begin_part (BrgDocument *document, const char *title, guint level)
{
  g_return_if_fail (document != NULL && title != NULL && level <= 1);

  add_part (document, document->pages->len, level, title);
}

void
brg_document_number_sheets (BrgDocument *document, const BrgWords *words)
{
  g_return_if_fail (document != NULL && words != NULL);

  for (guint i = 0; i < document->pages->len; i++)
    {
      g_autofree char *text =
          g_strdup_printf (W_ (words, "page %u of %u"), i + 1, document->pages->len);

      brg_print_page_set_sheet_text (document->pages->pdata[i], text);
    }
}

const char *
brg_document_get_title (const BrgDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->title;
}

void
brg_document_take_pages (BrgDocument *document, BrgDocument *other)
{
  g_return_if_fail (document != NULL && other != NULL && document != other);

  if (document->parts->len == 0 && document->pages->len > 0)
    add_part (document, 0, 0, document->title);
  if (document->parts->len == 0 ||
      g_array_index (document->parts, BrgDocumentPart, document->parts->len - 1).page !=
          document->pages->len)
    add_part (document, document->pages->len, 0, other->title);

  while (other->pages->len > 0)
    g_ptr_array_add (document->pages, g_ptr_array_steal_index (other->pages, 0));
  brg_document_free (other);
}

void
brg_document_free (BrgDocument *document)
{
  if (document == NULL)
    return;
  g_ptr_array_unref (document->pages);
  g_array_unref (document->parts);
  g_free (document->language);
  g_free (document->title);
  g_free (document->author);
  g_free (document->created);
  brg_typesetter_free (document->typesetter);
  g_free (document);
}

guint
brg_document_get_n_pages (const BrgDocument *document)
{
  g_return_val_if_fail (document != NULL, 0);

  return document->pages->len;
}

const BrgPrintPage *
brg_document_get_page (const BrgDocument *document, guint index)
{
  g_return_val_if_fail (document != NULL && index < document->pages->len, NULL);

  return document->pages->pdata[index];
}

double
brg_document_get_type_size (const BrgDocument *document)
{
  g_return_val_if_fail (document != NULL, 0);

  return document->type_size;
}

void
brg_document_draw_page (const BrgDocument *document, guint index, cairo_t *cr)
{
  /* What it shows does not change by being drawn. */
  BrgDocument *drawn = (BrgDocument *) document;

  g_return_if_fail (document != NULL && index < document->pages->len && cr != NULL);

  if (drawn->typesetter == NULL)
    drawn->typesetter = brg_typesetter_new (document->language);
  brg_print_page_draw (document->pages->pdata[index], drawn->typesetter, cr);
}
