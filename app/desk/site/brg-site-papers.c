/* brg-site-papers.c - pages of a site: papers to download
 *
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-papers.h"

#include <string.h>

#include "brg-document-pdf.h"
#include "brg-export-text.h"
#include "brg-form-csv.h"
#include "brg-format-error.h"
#include "brg-paper-list.h"
#include "brg-site-markup.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
/* A start list without years of birth. */
#define START_COLUMNS "number,name,title,rating,federation,organisation"

/* What may be taken home, in the order of the page; the rounds are the last published one and the
 * last that is over. */
static const struct
{
  const char *id;
  gboolean is_of_last; /* of the last published round, not of the last that is over */
} papers[] = {
  { "pairings", TRUE },    { "pairings-by-name", TRUE }, { "protocol", FALSE },
  { "standings", FALSE },  { "table", FALSE },           { "boards", FALSE },
  { "start-list", FALSE }, { "entries", FALSE },         { "timetable", FALSE },
  { "bracket", FALSE },
};

static void
add_bytes (BrgSiteGroup *group, const char *name, GBytes *bytes)
{
  g_autofree char *path = g_strdup_printf ("%sfiles/%s", group->base, name);

  g_ptr_array_add (group->files, brg_output_file_new (path, bytes));
}

static void
append_link (const BrgSiteGroup *group, GString *html, const char *name, const char *what)
{
  const char *up = *group->tongues[group->tongue].folder != '\0' ? "../" : "";

  brg_site_markup_printf (html, "<a href=\"%sfiles/%s\">%s</a>\n", up, name, what);
}

/* CSV of what is a table; %NULL otherwise. */
static GBytes *
make_table (const BrgPaper *paper, const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgForm) form =
      brg_paper_is_form (paper) ? brg_paper_new_form (paper, source, options, NULL) : NULL;
  g_autofree char *text = form != NULL ? brg_form_to_csv (form, ';') : NULL;
  char *marked = text != NULL ? g_strconcat (BYTE_ORDER_MARK, text, NULL) : NULL;

  return marked != NULL ? g_bytes_new_take (marked, strlen (marked)) : NULL;
}

static char *
dup_title (const BrgWords *words, const BrgPaper *paper, gint round)
{
  g_autofree char *number = g_strdup_printf ("%d", round);
  GString *title = g_string_new (W_ (words, paper->title));

  g_string_replace (title, "%d", number, 1);
  return g_string_free (title, FALSE);
}

/* Papers are made once, in the first language; the other pages lead to them too. */
static void
add_paper (BrgSiteGroup *group, GString *html, const BrgPaper *paper, const BrgPaperSource *source)
{
  g_autofree char *pdf = g_strconcat (paper->id, ".pdf", NULL);
  g_autofree char *csv = g_strconcat (paper->id, ".csv", NULL);
  BrgDocumentOptions options = group->options;
  g_autofree char *title = dup_title (brg_site_group_get_words (group), paper, source->round);

  options.words = group->tongues[0].words;
  options.columns = START_COLUMNS;
  brg_site_markup_printf (html, "<li>%s: ", title);
  if (group->tongue == 0)
    {
      g_autoptr (BrgDocument) document = brg_paper_new_document (paper, source, &options, NULL);
      GBytes *bytes = document != NULL ? brg_document_to_pdf (document, NULL) : NULL;
      GBytes *table = make_table (paper, source, &options);

      if (bytes != NULL)
        add_bytes (group, pdf, bytes);
      if (table != NULL)
        add_bytes (group, csv, table);
    }
  append_link (group, html, pdf, "PDF");
  if (brg_paper_is_form (paper))
    append_link (group, html, csv, "CSV");
  g_string_append (html, "</li>\n");
}

/* The report file that other programs read. */
static void
add_report (BrgSiteGroup *group, GString *html)
{
  const BrgWords *words = brg_site_group_get_words (group);
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  char *report;

  if (!brg_export_is_available (group->snapshot, BRG_EXPORT_TRF_26))
    return;
  report = brg_export_make (group->snapshot, BRG_EXPORT_TRF_26, words, notes, NULL);
  if (report == NULL)
    return;
  /* Translators: title of a file to download, of which the name TRF follows; "Файл отчёта" */
  brg_site_markup_printf (html, "<li>%s: ", WC_ (words, "site", "Report file"));
  append_link (group, html, "report.trf", "TRF");
  g_string_append (html, "</li>\n");
  if (group->tongue == 0)
    add_bytes (group, "report.trf", g_bytes_new_take (report, strlen (report)));
  else
    g_free (report);
}

void
brg_site_papers_add (BrgSiteGroup *group)
{
  const BrgWords *words;
  BrgSitePage frame;
  GString *html;

  g_return_if_fail (group != NULL);

  words = brg_site_group_get_words (group);
  /* Translators: title of a page of the site: papers to download; "Документы" */
  frame = brg_site_group_get_page (group, "papers.html", WC_ (words, "site", "Papers"));
  html = brg_site_page_begin (&frame);
  g_string_append (html, "<ul>\n");
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const BrgPaper *paper = brg_paper_list_find (papers[i].id);
      BrgPaperSource source = { .snapshot = group->snapshot,
                                .round = papers[i].is_of_last ? (gint) group->snapshot->rounds->len
                                                              : group->table_round };

      if (paper != NULL && brg_paper_is_available (paper, &source))
        add_paper (group, html, paper, &source);
    }
  add_report (group, html);
  g_string_append (html, "</ul>\n");
  brg_site_group_add (group, &frame, html);
}
