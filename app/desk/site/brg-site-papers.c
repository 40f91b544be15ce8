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
#include "brg-paper-contest-boards.h"
#include "brg-paper-contest-results.h"
#include "brg-paper-group.h"
#include "brg-paper-list.h"
#include "brg-site-markup.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
/* A start list without years of birth. */
#define START_COLUMNS "number,name,title,rating,federation,organisation"

/* (element-type BrgForm): of what is published of a contest. */
typedef GPtrArray *(*ListForms) (const BrgContestDesk *desk, const BrgDocumentOptions *options);

static GPtrArray *
list_one (BrgForm *form)
{
  GPtrArray *forms = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_form_free);

  g_ptr_array_add (forms, form);
  return forms;
}

static GPtrArray *
list_preliminary (const BrgContestDesk *desk, const BrgDocumentOptions *options)
{
  return list_one (brg_paper_contest_results_new (desk, FALSE, options));
}

static GPtrArray *
list_final (const BrgContestDesk *desk, const BrgDocumentOptions *options)
{
  return list_one (brg_paper_contest_results_new (desk, TRUE, options));
}

/* A booklet of more boards takes longer to draw than a site to write, and finds no room on it. */
#define MOST_BOARDS 300

static GPtrArray *
list_award (const BrgContestDesk *desk, const BrgDocumentOptions *options)
{
  if (desk->works->len > MOST_BOARDS)
    return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_form_free);
  return brg_paper_contest_boards_list (desk, W_ (options->words, "Award of the contest"), options);
}

static GPtrArray *
list_solving (const BrgContestDesk *desk, const BrgDocumentOptions *options)
{
  return list_one (brg_paper_contest_solving_new (desk, options));
}

/* What may be taken home, in the order of the page; the rounds are the last published one and the
 * last that is over. */
static const struct
{
  const char *id;
  gboolean is_of_last; /* of the last published round, not of the last that is over */
  ListForms list;      /* of a contest, else NULL */
  BrgContestKind contest;
  BrgContestStage stage; /* from which on it is published */
} papers[] = {
  { .id = "pairings", .is_of_last = TRUE },
  { .id = "pairings-by-name", .is_of_last = TRUE },
  { .id = "protocol" },
  { .id = "standings" },
  { .id = "table" },
  { .id = "boards" },
  { .id = "start-list" },
  { .id = "entries" },
  { .id = "timetable" },
  { .id = "bracket" },
  /* rus-draughts-2022 11.5.2, 11.6.1: what is published of a contest. */
  { "contest-preliminary", FALSE, list_preliminary, BRG_CONTEST_COMPOSING,
    BRG_CONTEST_STAGE_PRELIMINARY },
  { "contest-final", FALSE, list_final, BRG_CONTEST_COMPOSING, BRG_CONTEST_STAGE_FINAL },
  { "contest-booklet", FALSE, list_award, BRG_CONTEST_COMPOSING, BRG_CONTEST_STAGE_FINAL },
  { "contest-solving", FALSE, list_solving, BRG_CONTEST_SOLVING, BRG_CONTEST_STAGE_PRELIMINARY },
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

/* Of a contest what was loaded of it, for nothing is read any more. */
static BrgForm *
make_form (const BrgSiteGroup *group,
           guint i,
           const BrgPaper *paper,
           const BrgPaperSource *source,
           const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) forms = NULL;

  if (papers[i].list == NULL)
    return brg_paper_new_form (paper, source, options, NULL);
  forms = papers[i].list (group->contests[group->tongue], options);
  return forms->len == 1 ? g_ptr_array_steal_index (forms, 0) : NULL;
}

/* CSV of what is a table; %NULL otherwise. */
static GBytes *
make_table (const BrgSiteGroup *group,
            guint i,
            const BrgPaper *paper,
            const BrgPaperSource *source,
            const BrgDocumentOptions *options)
{
  g_autoptr (BrgForm) form =
      brg_paper_is_form (paper) ? make_form (group, i, paper, source, options) : NULL;
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

static BrgPaperSource
get_source (const BrgSiteGroup *group, guint i)
{
  return (BrgPaperSource){ .snapshot = group->snapshot,
                           .round = papers[i].is_of_last ? (gint) group->snapshot->rounds->len
                                                         : group->table_round };
}

/* NULL for a paper that the event has not. */
static const BrgPaper *
find_paper (const BrgSiteGroup *group, guint i)
{
  const BrgPaper *paper = brg_paper_list_find (papers[i].id);
  BrgPaperSource source = get_source (group, i);
  const BrgContestDesk *desk = group->contests[group->tongue];

  if (papers[i].list != NULL)
    return desk != NULL && desk->contest->terms->kind == papers[i].contest &&
                   desk->contest->terms->stage >= papers[i].stage && desk->works->len > 0
               ? paper
               : NULL;
  return paper != NULL && brg_paper_is_available (paper, &source) ? paper : NULL;
}

/* Papers are made once, in the first language; the pages of the others lead to them too. */
static BrgDocumentOptions
get_options (const BrgSiteGroup *group)
{
  BrgDocumentOptions options = group->options;

  options.columns = START_COLUMNS;
  return options;
}

/* The report file that other programs read. */
static void
add_report (BrgSiteGroup *group)
{
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  char *report;

  if (!brg_export_is_available (group->snapshot, BRG_EXPORT_TRF_26))
    return;
  report =
      brg_export_make (group->snapshot, BRG_EXPORT_TRF_26, group->tongues[0].words, notes, NULL);
  if (report == NULL)
    return;
  add_bytes (group, "report.trf", g_bytes_new_take (report, strlen (report)));
  group->has_report = TRUE;
}

void
brg_site_papers_add_tables (BrgSiteGroup *group)
{
  BrgDocumentOptions options;

  g_return_if_fail (group != NULL);

  options = get_options (group);
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const BrgPaper *paper = find_paper (group, i);
      BrgPaperSource source = get_source (group, i);
      GBytes *table = paper != NULL ? make_table (group, i, paper, &source, &options) : NULL;
      g_autofree char *name = g_strconcat (papers[i].id, ".csv", NULL);

      if (table != NULL)
        add_bytes (group, name, table);
    }
  add_report (group);
}

typedef GBytes *(*ToPdf) (const BrgDocument *document, GError **error);

/* (element-type GBytes): one a paper, NULL where there is none. */
static GPtrArray *
make_sheets (const GPtrArray *documents, ToPdf to_pdf)
{
  GPtrArray *sheets = g_ptr_array_new ();

  for (guint i = 0; i < documents->len; i++)
    {
      const BrgDocument *document = documents->pdata[i];

      g_ptr_array_add (sheets, document != NULL ? to_pdf (document, NULL) : NULL);
    }
  return sheets;
}

static void
free_sheet (gpointer sheet, G_GNUC_UNUSED gpointer data)
{
  if (sheet != NULL)
    g_bytes_unref (sheet);
}

static gsize
measure_sheets (const GPtrArray *sheets)
{
  gsize n = 0;

  for (guint i = 0; i < sheets->len; i++)
    n += sheets->pdata[i] != NULL ? g_bytes_get_size (sheets->pdata[i]) : 0;
  return n;
}

static void
free_document (gpointer document)
{
  brg_document_free (document);
}

/* A part a form. */
static BrgDocument *
lay_out_contest (const BrgSiteGroup *group,
                 guint i,
                 const BrgPaperSource *source,
                 const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) forms = papers[i].list (group->contests[group->tongue], options);
  BrgDocument *document = NULL;

  while (forms->len > 0)
    document =
        brg_paper_group_take_sheet (document, source, g_ptr_array_steal_index (forms, 0), options);
  return document;
}

static GPtrArray *
make_documents (const BrgSiteGroup *group)
{
  GPtrArray *documents = g_ptr_array_new_with_free_func (free_document);
  BrgDocumentOptions options = get_options (group);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const BrgPaper *paper = find_paper (group, i);
      BrgPaperSource source = get_source (group, i);

      g_ptr_array_add (documents, paper == NULL ? NULL
                                  : papers[i].list != NULL
                                      ? lay_out_contest (group, i, &source, &options)
                                      : brg_paper_new_document (paper, &source, &options, NULL));
    }
  return documents;
}

void
brg_site_papers_add_sheets (BrgSiteGroup *group, gsize room)
{
  g_autoptr (GPtrArray) documents = NULL;
  g_autoptr (GPtrArray) sheets = NULL;

  g_return_if_fail (group != NULL);

  documents = make_documents (group);
  if (!group->shares_players)
    sheets = make_sheets (documents, brg_document_to_pdf);
  if (sheets == NULL || measure_sheets (sheets) > room)
    {
      if (sheets != NULL)
        g_ptr_array_foreach (sheets, free_sheet, NULL);
      g_clear_pointer (&sheets, g_ptr_array_unref);
      sheets = make_sheets (documents, brg_document_to_small_pdf);
    }
  for (guint i = 0; i < sheets->len; i++)
    {
      g_autoptr (GBytes) sheet = sheets->pdata[i];
      g_autofree char *name = g_strconcat (papers[i].id, ".pdf", NULL);

      if (sheet == NULL || g_bytes_get_size (sheet) > room)
        continue;
      room -= g_bytes_get_size (sheet);
      group->sheets |= 1u << i;
      add_bytes (group, name, g_steal_pointer (&sheet));
    }
}

static void
append_paper (const BrgSiteGroup *group, GString *html, guint i)
{
  const BrgWords *words = brg_site_group_get_words (group);
  const BrgPaper *paper = find_paper (group, i);
  g_autofree char *pdf = g_strconcat (papers[i].id, ".pdf", NULL);
  g_autofree char *csv = g_strconcat (papers[i].id, ".csv", NULL);
  g_autofree char *title = NULL;

  if (paper == NULL)
    return;
  title = dup_title (words, paper, get_source (group, i).round);
  brg_site_markup_printf (html, "<li>%s: ", title);
  if ((group->sheets & (1u << i)) != 0)
    append_link (group, html, pdf, "PDF");
  if (brg_paper_is_form (paper))
    append_link (group, html, csv, "CSV");
  if ((group->sheets & (1u << i)) == 0)
    brg_site_markup_printf (html, "<span class=\"dim\">%s</span>",
                            /* Translators: said of a document of which the site has no PDF because
                             * it would be too large; "на бумаге – у судейской коллегии" */
                            WC_ (words, "site", "on paper: ask at the arbiters’ desk"));
  g_string_append (html, "</li>\n");
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
    append_paper (group, html, i);
  if (group->has_report)
    {
      /* Translators: title of a file to download, of which the name TRF follows; "Файл отчёта" */
      brg_site_markup_printf (html, "<li>%s: ", WC_ (words, "site", "Report file"));
      append_link (group, html, "report.trf", "TRF");
      g_string_append (html, "</li>\n");
    }
  g_string_append (html, "</ul>\n");
  brg_site_group_add (group, &frame, html);
}
