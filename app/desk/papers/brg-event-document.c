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
#include "brg-text-tidy.h"

/* A name of a file on all usual file systems takes 255; it is written under a longer one first, and
 * may get a number. In it that of the group. */
#define MOST_BYTES 240
#define MOST_BYTES_OF_GROUP 100
#define MOST_BYTES_OF_TITLE 100

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
 * would hide the file. What is too long ends with a word, if half of it is left so, never inside a
 * letter. */
static char *
dup_harmless (const char *raw, gsize most_bytes)
{
  g_autofree char *neutral = brg_text_dup_neutral (raw);
  g_autoptr (GString) name = g_string_new (NULL);
  const char *text = neutral;

  for (const char *next = text; *text != '\0'; text = next)
    {
      gunichar letter = g_utf8_get_char (text);
      gboolean is_blank = g_unichar_isspace (letter) || g_unichar_iscntrl (letter) ||
                          strchr ("/\\:*?\"<>|", *text) != NULL;

      next = g_utf8_next_char (text);
      if (name->len + (gsize) (next - text) > most_bytes)
        {
          const char *blank = is_blank ? NULL : strrchr (name->str, ' ');

          if (blank != NULL && (gsize) (blank - name->str) >= most_bytes / 2)
            g_string_truncate (name, (gsize) (blank - name->str));
          break;
        }
      if (is_blank && name->len > 0 && name->str[name->len - 1] != ' ')
        g_string_append_c (name, ' ');
      else if (!is_blank && (name->len > 0 || letter != '.'))
        g_string_append_len (name, text, next - text);
    }
  return g_strchomp (g_string_free (g_steal_pointer (&name), FALSE));
}

/* A table says in its title that its round goes on; of what else is provisional the name of the
 * file does: a CSV has no other place for it. */
static gboolean
must_tell_state (const BrgPaper *paper, const BrgSnapshot *snapshot, gint round)
{
  return strstr (paper->title, "%s") == NULL && brg_snapshot_get_round (snapshot, round) != NULL &&
         brg_paper_find_state (paper, snapshot, round) == BRG_DOCUMENT_PROVISIONAL;
}

/* "Result sheet of round 3"; a table says in its name after which round it stands. */
static char *
dup_whole_title (const BrgPaper *paper,
                 const BrgWords *words,
                 const BrgSnapshot *snapshot,
                 gint round)
{
  const BrgPaperNeeds of_results = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_RESULTS;
  g_autofree char *title = brg_paper_dup_title (paper, words, snapshot, round);

  /* What lists players stands after no round. */
  if (strchr (paper->title, '%') == NULL && round > 0 &&
      ((paper->needs & BRG_PAPER_OF_ROUND) != 0 || (paper->needs & of_results) == of_results))
    return g_strdup_printf ("%s %d", title, round);
  return g_steal_pointer (&title);
}

static char *
dup_title (const BrgPaper *paper, const BrgWords *words, const BrgSnapshot *snapshot, gint round)
{
  g_autofree char *title = dup_whole_title (paper, words, snapshot, round);

  if (!must_tell_state (paper, snapshot, round))
    return g_steal_pointer (&title);
  return g_strdup_printf ("%s, %s", title, WC_ (words, "document", "provisional"));
}

/* What stands before the first dot is no name of a device, which Windows never stores, on whatever
 * the file lies. */
static gboolean
is_device (const char *name)
{
  static const char *const devices[] = { "con", "prn", "aux", "nul", NULL };
  g_autofree char *stem = g_strndup (name, strcspn (name, "."));
  g_autofree char *folded = g_ascii_strdown (g_strstrip (stem), -1);

  return g_strv_contains (devices, folded) ||
         (strlen (folded) == 4 &&
          (g_str_has_prefix (folded, "com") || g_str_has_prefix (folded, "lpt")) &&
          g_ascii_isdigit (folded[3]));
}

char *
brg_event_document_dup_file_name (const BrgSnapshot *snapshot,
                                  const BrgWords *words,
                                  const BrgPaper *paper,
                                  const char *title,
                                  gint round,
                                  const char *extension)
{
  g_autofree char *of_paper = NULL;
  g_autofree char *what = NULL;
  g_autofree char *tail = NULL;
  g_autofree char *group = NULL;
  g_autofree char *event = NULL;
  g_autofree char *name = NULL;
  gsize most;

  g_return_val_if_fail (snapshot != NULL && words != NULL && extension != NULL, NULL);
  g_return_val_if_fail ((paper != NULL) != (title != NULL), NULL);

  of_paper = paper != NULL ? dup_title (paper, words, snapshot, round) : NULL;
  what = dup_harmless (paper != NULL ? of_paper : title, MOST_BYTES_OF_TITLE);
  group = dup_harmless (snapshot->group->name, MOST_BYTES_OF_GROUP);
  tail = g_strdup_printf ("%s%s%s.%s", group, *group != '\0' ? " " : "", what, extension);
  /* The name of the event gives way: without the rest two papers would have one name. */
  most = MOST_BYTES - 2 - MIN (strlen (tail), MOST_BYTES - 2);
  event = dup_harmless (snapshot->event->name, most);
  name = *event != '\0' ? g_strconcat (event, " ", tail, NULL) : g_steal_pointer (&tail);
  return is_device (name) ? g_strconcat ("_", name, NULL) : g_steal_pointer (&name);
}
