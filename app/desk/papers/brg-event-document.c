/* brg-event-document.c - papers by their ids, of a group alone
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"

#include <string.h>

#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-paper-list.h"

/* A name of a file on all usual file systems; in it that of the group. */
#define MOST_BYTES 255
#define MOST_BYTES_OF_GROUP 100

gboolean
brg_event_document_is_available (const BrgSnapshot *snapshot, const char *id, gint round)
{
  BrgPaperSource source = { .snapshot = snapshot, .round = round };
  const BrgPaper *paper = brg_paper_list_find (id);

  g_return_val_if_fail (snapshot != NULL && paper != NULL, FALSE);

  return brg_paper_is_available (paper, &source);
}

BrgForm *
brg_event_document_new_form (const BrgSnapshot *snapshot,
                             const char *id,
                             gint round,
                             const BrgDocumentOptions *options)
{
  BrgPaperSource source = { .snapshot = snapshot, .round = round };

  g_return_val_if_fail (brg_event_document_is_available (snapshot, id, round), NULL);

  return brg_paper_new_form (brg_paper_list_find (id), &source, options, NULL);
}

BrgDocument *
brg_event_document_new (const BrgSnapshot *snapshot,
                        const char *id,
                        gint round,
                        const BrgDocumentOptions *options)
{
  BrgPaperSource source = { .snapshot = snapshot, .round = round };

  g_return_val_if_fail (brg_event_document_is_available (snapshot, id, round), NULL);

  return brg_paper_new_document (brg_paper_list_find (id), &source, options, NULL);
}

GBytes *
brg_event_document_to_pdf (const BrgSnapshot *snapshot,
                           const char *id,
                           gint round,
                           const char *language,
                           const char *printed_at,
                           GError **error)
{
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  g_return_val_if_fail (snapshot != NULL && language != NULL && printed_at != NULL, NULL);
  g_return_val_if_fail (brg_paper_list_find (id) != NULL, NULL);

  words = brg_words_open (language);
  brg_document_options_init (&options, words);
  options.printed_at = printed_at;
  options.state = brg_paper_find_state (brg_paper_list_find (id), snapshot, round);
  document = brg_event_document_new (snapshot, id, round, &options);
  return brg_document_to_pdf (document, error);
}

/* Signs that some file system refuses, and whatever is no letter, become one blank; a dot in front
 * would hide the file. Nothing is cut inside a letter. */
static char *
dup_harmless (const char *text, gsize most_bytes)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *next = text; *text != '\0'; text = next)
    {
      gunichar letter = g_utf8_get_char (text);
      gboolean is_blank = g_unichar_isspace (letter) || g_unichar_iscntrl (letter) ||
                          strchr ("/\\:*?\"<>|", *text) != NULL;

      next = g_utf8_next_char (text);
      if (name->len + (gsize) (next - text) > most_bytes)
        break;
      if (is_blank && name->len > 0 && name->str[name->len - 1] != ' ')
        g_string_append_c (name, ' ');
      else if (!is_blank && (name->len > 0 || letter != '.'))
        g_string_append_len (name, text, next - text);
    }
  return g_strchomp (g_string_free (g_steal_pointer (&name), FALSE));
}

char *
brg_event_document_dup_file_name (const BrgSnapshot *snapshot,
                                  const char *id,
                                  gint round,
                                  const char *extension)
{
  g_autoptr (GString) tail = NULL;
  g_autofree char *group = NULL;
  g_autofree char *event = NULL;

  g_return_val_if_fail (snapshot != NULL && id != NULL && extension != NULL, NULL);

  tail = g_string_new (NULL);
  group = dup_harmless (snapshot->group->name, MOST_BYTES_OF_GROUP);
  if (*group != '\0')
    g_string_append_printf (tail, "%s ", group);
  g_string_append (tail, id);
  if (round > 0)
    g_string_append_printf (tail, " %d", round);
  g_string_append_printf (tail, ".%s", extension);
  /* The name of the event gives way: without the rest two papers would have one name. */
  event = dup_harmless (snapshot->event->name, MOST_BYTES - 1 - MIN (tail->len, MOST_BYTES - 1));
  return *event != '\0' ? g_strconcat (event, " ", tail->str, NULL)
                        : g_string_free (g_steal_pointer (&tail), FALSE);
}
