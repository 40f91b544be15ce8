/* brg-share-pages.c - what the phones of a hall read, as pages of HTML
 *
 * Rules: rus-draughts-2022 5.4.11
 * Tests: tests/app/test-share-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-pages.h"

#include <gio/gio.h>

#include "brg-event-document.h"
#include "brg-form-html.h"
#include "brg-paper-list.h"
#include "brg-share-boards.h"
#include "brg-share-resources.h"
#include "brg-site-markup.h"

#define SCRIPT "/org/berger/Berger/share/brg-share-seat.js"
#define STYLE "/org/berger/Berger/share/brg-share.css"

/* A page that is being made. */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgWords *words;
  GString *html;
} Draft;

typedef void (*WriteFunc) (const Draft *draft);

void
brg_share_page_free (BrgSharePage *page)
{
  if (page == NULL)
    return;
  g_free (page->etag);
  g_free (page->script);
  g_bytes_unref (page->html);
  g_free (page);
}

/* ----- Parts of pages ----- */

static void
append (const Draft *draft, const char *tag, const char *text)
{
  if (*text != '\0')
    brg_site_markup_printf (draft->html, "<%s>%s</%s>\n", tag, text, tag);
}

static char *
dup_resource (const char *path)
{
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (brg_share_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  return g_strndup (text, size);
}

static void
append_links (const Draft *draft, const char *here)
{
  const struct
  {
    const char *path;
    const char *name;
  } links[] = {
    { "/", W_ (draft->words, "Overview") },
    { "/pairings", W_ (draft->words, "Pairings") },
    { "/standings", W_ (draft->words, "Standings") },
  };

  g_string_append (draft->html, "<nav>\n");
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      brg_site_markup_printf (draft->html, "<a href=\"%s\"", links[i].path);
      if (g_str_equal (links[i].path, here))
        g_string_append (draft->html, " aria-current=\"page\"");
      brg_site_markup_printf (draft->html, ">%s</a>\n", links[i].name);
    }
  g_string_append (draft->html, "</nav>\n");
}

static void
append_head (const Draft *draft, const char *path)
{
  const BrgEvent *event = draft->snapshot->event;
  g_autofree char *style = dup_resource (STYLE);

  brg_site_markup_printf (draft->html,
                          "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width,"
                          "initial-scale=1\">\n<title>%s</title>\n<style>\n",
                          brg_words_get_language (draft->words), event->name);
  g_string_append_printf (draft->html, "%s</style>\n</head>\n<body>\n<header>\n", style);
  append_links (draft, path);
  append (draft, "h1", event->name);
  if (draft->snapshot->n_groups > 1)
    append (draft, "p", draft->snapshot->group->name);
  g_string_append (draft->html, "</header>\n<main>\n");
}

static gint
find_last_round (const BrgSnapshot *snapshot, BrgRoundState least)
{
  for (guint i = snapshot->rounds->len; i > 0; i--)
    {
      const BrgRound *round = snapshot->rounds->pdata[i - 1];

      if (round->state >= least)
        return round->number;
    }
  return 0;
}

/* The table of a paper under its heading. */
static gboolean
append_paper (const Draft *draft, const char *id, gint round)
{
  BrgDocumentOptions options;
  g_autoptr (BrgForm) form = NULL;

  if (!brg_event_document_is_available (draft->snapshot, id, round))
    return FALSE;
  brg_document_options_init (&options, draft->words);
  options.printed_at = "";
  options.state = brg_paper_find_state (brg_paper_list_find (id), draft->snapshot, round);
  form = brg_event_document_new_form (draft->snapshot, id, round, &options);
  if (form == NULL)
    return FALSE;
  append (draft, "h2", form->title);
  brg_form_html_append_table (draft->html, form);
  for (guint i = 0; i < form->notes->len; i++)
    append (draft, "p", form->notes->pdata[i]);
  return TRUE;
}

/* ----- The pages ----- */

static void
write_overview (const Draft *draft)
{
  gint n_rounds = brg_snapshot_count_rounds (draft->snapshot);
  gint published = find_last_round (draft->snapshot, BRG_ROUND_PUBLISHED);
  gint closed = find_last_round (draft->snapshot, BRG_ROUND_CLOSED);
  g_autofree char *pairings = NULL;
  g_autofree char *played = NULL;

  append (draft, "p", draft->snapshot->event->place);
  if (published > 0)
    /* Translators: a round, the number of rounds */
    pairings = g_strdup_printf (W_ (draft->words, "Pairings of round %d of %d are published."),
                                published, n_rounds);
  else
    pairings = g_strdup (W_ (draft->words, "No pairings are published yet."));
  append (draft, "p", pairings);
  if (closed > 0)
    played = g_strdup_printf (W_ (draft->words, "Standings after round %d."), closed);
  else
    played = g_strdup (W_ (draft->words, "No round is closed yet."));
  append (draft, "p", played);
}

static void
write_pairings (const Draft *draft)
{
  gint round = find_last_round (draft->snapshot, BRG_ROUND_PUBLISHED);

  if (round == 0 || !append_paper (draft, "pairings", round))
    append (draft, "p", W_ (draft->words, "No pairings are published yet."));
  else
    append_paper (draft, "pairings-by-name", round);
}

static void
write_standings (const Draft *draft)
{
  gint round = find_last_round (draft->snapshot, BRG_ROUND_CLOSED);

  if (round == 0 || !append_paper (draft, "standings", round))
    append (draft, "p", W_ (draft->words, "No round is closed yet."));
}

static void
append_board (const Draft *draft, const BrgShareBoard *board)
{
  /* Everybody may read the page: which result it is, is published when the round is closed. */
  const char *word = board->is_over
                         /* Translators: said of a board; "результат есть" */
                         ? WC_ (draft->words, "share", "has a result")
                         : "";

  brg_site_markup_printf (draft->html,
                          "<tr data-board=\"%s\"><th scope=\"row\">%s</th><td>%s</td><td>%s</td>"
                          "<td class=\"c\">%s</td><td class=\"do\"></td></tr>\n",
                          board->label, board->label, board->white, board->black, word);
}

static void
append_boards (const Draft *draft, gint round)
{
  g_autoptr (GPtrArray) boards = brg_share_boards_list (draft->snapshot, round);
  const char *heads[] = { W_ (draft->words, "Board"), W_ (draft->words, "White"),
                          W_ (draft->words, "Black"), W_ (draft->words, "Result"),
                          W_ (draft->words, "Send") };

  g_string_append (draft->html, "<table id=\"boards\">\n<thead><tr>");
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    brg_site_markup_printf (draft->html, "<th scope=\"col\">%s</th>", heads[i]);
  g_string_append (draft->html, "</tr></thead>\n<tbody>\n");
  for (guint i = 0; i < boards->len; i++)
    append_board (draft, boards->pdata[i]);
  g_string_append (draft->html, "</tbody>\n</table>\n");
}

/* What the script says, so that it has no language of its own. */
static void
append_sayings (const Draft *draft)
{
  const struct
  {
    const char *id;
    const char *text;
  } sayings[] = {
    { "no-seat", W_ (draft->words, "Scan the QR code of your seat.") },
    { "sure", W_ (draft->words, "Tap once more to send:") },
    { "wait", W_ (draft->words, "Not sent yet: tried again when the desk answers.") },
    { "200", W_ (draft->words, "Written.") },
    { "202", W_ (draft->words, "Sent: the arbiter will decide.") },
    { "409", W_ (draft->words, "The desk has it already.") },
    { "400", W_ (draft->words, "The desk did not understand it.") },
    { "403", W_ (draft->words, "Refused: wrong PIN, or not a board of this seat.") },
    { "429", W_ (draft->words, "The seat is locked, or sends too much: go to the desk.") },
    { "other", W_ (draft->words, "The desk could not take it: go there.") },
    { "pair", W_ (draft->words, "Another pair sits at the board now.") },
    { "old", W_ (draft->words, "Another round is on now: not sent.") },
    { "wins-white", W_ (draft->words, "White wins") },
    { "wins-black", W_ (draft->words, "Black wins") },
    { "draw", W_ (draft->words, "Draw") },
  };

  g_string_append (draft->html, "<ul id=\"sayings\" hidden>\n");
  for (guint i = 0; i < G_N_ELEMENTS (sayings); i++)
    brg_site_markup_printf (draft->html, "<li data-id=\"%s\">%s</li>\n", sayings[i].id,
                            sayings[i].text);
  g_string_append (draft->html, "</ul>\n");
}

static void
write_seat (const Draft *draft)
{
  gint round = brg_share_boards_find_round (draft->snapshot);
  g_autofree char *script = dup_resource (SCRIPT);
  g_autofree char *title = round > 0
                               ? g_strdup_printf (W_ (draft->words, "Results of round %d"), round)
                               : g_strdup (W_ (draft->words, "No round is on."));

  append (draft, "noscript", W_ (draft->words, "Results can be sent only with scripts on."));
  brg_site_markup_printf (draft->html,
                          "<p><label for=\"pin\">%s</label> <input id=\"pin\" type=\"text\" "
                          "inputmode=\"numeric\" autocomplete=\"off\"></p>\n"
                          "<p id=\"state\" role=\"status\" aria-live=\"polite\"></p>\n",
                          W_ (draft->words, "PIN of the seat"));
  g_string_append_printf (draft->html, "<div id=\"round\" data-round=\"%d\">\n", round);
  append (draft, "h2", title);
  if (round > 0)
    append_boards (draft, round);
  g_string_append (draft->html, "</div>\n");
  append_sayings (draft);
  g_string_append_printf (draft->html, "<script>%s</script>\n", script);
}

static char *
dup_script_hash (void)
{
  g_autofree char *script = dup_resource (SCRIPT);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize length = sizeof digest;

  g_checksum_update (checksum, (const guchar *) script, -1);
  g_checksum_get_digest (checksum, digest, &length);
  return g_base64_encode (digest, length);
}

static BrgSharePage *
make (const BrgSnapshot *snapshot, const BrgWords *words, const char *path, WriteFunc write)
{
  Draft draft = { .snapshot = snapshot, .words = words, .html = g_string_new (NULL) };
  BrgSharePage *page = g_new0 (BrgSharePage, 1);
  g_autofree char *hash = NULL;

  append_head (&draft, path);
  write (&draft);
  g_string_append (draft.html, "</main>\n</body>\n</html>\n");
  page->path = path;
  page->html = g_string_free_to_bytes (draft.html);
  hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, page->html);
  page->etag = g_strndup (hash, 32);
  return page;
}

GPtrArray *
brg_share_pages_new (const BrgSnapshot *snapshot, const BrgWords *words)
{
  static const struct
  {
    const char *path;
    WriteFunc write;
  } kinds[] = {
    { "/", write_overview },
    { "/pairings", write_pairings },
    { "/standings", write_standings },
    { "/seat", write_seat },
  };
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_share_page_free);

  g_return_val_if_fail (snapshot != NULL && words != NULL, pages);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      BrgSharePage *page = make (snapshot, words, kinds[i].path, kinds[i].write);

      if (kinds[i].write == write_seat)
        page->script = dup_script_hash ();
      g_ptr_array_add (pages, page);
    }
  return pages;
}
