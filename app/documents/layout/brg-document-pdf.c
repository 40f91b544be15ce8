/* brg-document-pdf.c - documents as PDF files
 *
 * Tests: tests/app/test-documents-pdf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-pdf.h"

#include "brg-document-private.h"
#include "brg-output.h"
#include "brg-pdf-catalog.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>
#include <string.h>

static cairo_status_t
append_bytes (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* cairo takes the time of day unless it is told one, and no file would be like another. */
static void
set_metadata (cairo_surface_t *surface, const BrgDocument *document)
{
  const char *created = *document->created != '\0' ? document->created : "1970-01-01T00:00:00Z";

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, document->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, document->author);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Berger " BRG_VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, created);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, created);
}

static void
draw_document (cairo_surface_t *surface,
               cairo_t *cr,
               const BrgDocument *document,
               gboolean is_first,
               gboolean is_last)
{
  for (guint i = 0; i < document->pages->len; i++)
    {
      const BrgPrintPage *page = document->pages->pdata[i];

      cairo_pdf_surface_set_size (surface, page->width, page->height);
      /* Whoever hears a PDF hears one document, whatever it was joined from. Before its size is set
       * a page takes no tag. */
      if (is_first && i == 0)
        cairo_tag_begin (cr, "Document", NULL);
      brg_document_draw_page (document, i, cr);
      if (is_last && i + 1 == document->pages->len)
        cairo_tag_end (cr, "Document");
      cairo_show_page (cr);
    }
}

static guint
count_parts (const BrgDocument *const *documents, guint n_documents)
{
  guint n = 0;

  for (guint i = 0; i < n_documents; i++)
    n += MAX (documents[i]->parts->len, 1);
  return n;
}

static int
add_bookmark (cairo_surface_t *surface, int parent, const char *title, guint page)
{
  g_autofree char *place = g_strdup_printf ("page=%u", page + 1);

  return cairo_pdf_surface_add_outline (
      surface, parent, title, place,
      parent == CAIRO_PDF_OUTLINE_ROOT ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);
}

/* Returns the number of its last page and one. */
static guint
add_bookmarks (cairo_surface_t *surface, const BrgDocument *document, guint first)
{
  int parent = CAIRO_PDF_OUTLINE_ROOT;

  if (document->parts->len == 0)
    add_bookmark (surface, parent, document->title, first);
  for (guint i = 0; i < document->parts->len; i++)
    {
      const BrgDocumentPart *part = &g_array_index (document->parts, BrgDocumentPart, i);
      int id = add_bookmark (surface, part->level == 0 ? CAIRO_PDF_OUTLINE_ROOT : parent,
                             part->title, first + part->page);

      if (part->level == 0)
        parent = id;
    }
  return first + document->pages->len;
}

static gboolean
write_to (GByteArray *bytes,
          const BrgDocument *const *documents,
          guint n_documents,
          gboolean has_tags,
          GError **error)
{
  const BrgPrintPage *first = brg_document_get_page (documents[0], 0);
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (append_bytes, bytes, first->width, first->height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;
  guint page = 0;

  /* A plain table of objects, to which the language can be added. */
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
  set_metadata (surface, documents[0]);
  if (!has_tags)
    brg_print_page_leave_tags (cr);
  for (guint i = 0; i < n_documents; i++)
    draw_document (surface, cr, documents[i], has_tags && i == 0, has_tags && i + 1 == n_documents);
  for (guint i = 0; i < n_documents && count_parts (documents, n_documents) > 1; i++)
    page = add_bookmarks (surface, documents[i], page);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    {
      brg_pdf_catalog_set_language (bytes, documents[0]->language);
      return TRUE;
    }
  g_set_error (error, BRG_DOCUMENT_ERROR, BRG_DOCUMENT_ERROR_DRAWING,
               _ ("The pages could not be drawn: %s"), cairo_status_to_string (status));
  return FALSE;
}

GBytes *
brg_document_to_pdf (const BrgDocument *document, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  g_return_val_if_fail (document != NULL, NULL);

  if (!write_to (bytes, &document, 1, TRUE, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
brg_document_to_small_pdf (const BrgDocument *document, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  g_return_val_if_fail (document != NULL, NULL);

  if (!write_to (bytes, &document, 1, FALSE, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

gboolean
brg_documents_write_pdf (const BrgDocument *const *documents,
                         guint n_documents,
                         const char *path,
                         BrgOutputPrivacy privacy,
                         GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  g_return_val_if_fail (documents != NULL && n_documents > 0 && path != NULL, FALSE);

  if (!write_to (bytes, documents, n_documents, TRUE, error))
    return FALSE;
  return brg_output_write (path, bytes->data, (gssize) bytes->len, privacy, error);
}

gboolean
brg_document_write_pdf (const BrgDocument *document, const char *path, GError **error)
{
  g_return_val_if_fail (document != NULL && path != NULL, FALSE);

  return brg_documents_write_pdf (&document, 1, path, BRG_OUTPUT_PUBLIC, error);
}
