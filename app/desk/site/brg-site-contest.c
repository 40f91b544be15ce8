/* brg-site-contest.c - pages of a site: works and results of a contest of composition
 *
 * Rules: rus-draughts-2022 11.4.1, 11.5.2, 11.6.1
 * Tests: tests/app/test-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-contest.h"

#include "brg-contest-board.h"
#include "brg-contest-words.h"
#include "brg-paper-contest-boards.h"
#include "brg-paper-contest-results.h"
#include "brg-site-board.h"
#include "brg-site-markup.h"
#include "brg-site-table.h"

/* Boards on a page, and rows of a list. */
#define WORKS_OF_PAGE 100
#define ROWS_OF_PAGE 500

/* `works.html`, `works-2.html` */
static char *
dup_file (guint part)
{
  return part == 0 ? g_strdup ("works.html") : g_strdup_printf ("works-%u.html", part + 1);
}

static const BrgContestDesk *
get_contest (const BrgSiteGroup *group)
{
  return group->contests[group->tongue];
}

gboolean
brg_site_contest_has_results (const BrgSiteGroup *group)
{
  const BrgContestDesk *desk = get_contest (group);

  return desk != NULL && desk->contest->terms->stage != BRG_CONTEST_STAGE_OPEN;
}

/* rus-draughts-2022 11.6.1: who solves has not seen the works before. */
gboolean
brg_site_contest_has_works (const BrgSiteGroup *group)
{
  const BrgContestDesk *desk = get_contest (group);

  return desk != NULL && desk->works->len > 0 &&
         (desk->contest->terms->kind == BRG_CONTEST_COMPOSING ||
          brg_site_contest_has_results (group));
}

/* ---- works */

/* Of the works that stand on one page, the first and the one behind the last, in their order. */
typedef struct
{
  guint from;
  guint end;
} Part;

/* Ways to all parts of the works, from every one of them. */
static void
append_parts (const BrgSiteGroup *group, GString *html, guint n_works, guint n_of_page, gint part)
{
  const BrgWords *words = brg_site_group_get_words (group);
  const char *up = part < 0 ? "../" : "";

  if (n_works <= n_of_page)
    return;
  /* Translators: page of the site: works of a contest of composition; "Работы" */
  brg_site_markup_printf (html, "<nav aria-label=\"%s\"><p>", WC_ (words, "site", "Works"));
  for (guint i = 0; i * n_of_page < n_works; i++)
    {
      g_autofree char *file = dup_file (i);

      if ((gint) i == part)
        g_string_append_printf (html, "<b aria-current=\"page\">%u</b>\n", i + 1);
      else
        g_string_append_printf (html, "<a href=\"%s%s\">%u</a>\n", up, file, i + 1);
    }
  g_string_append (html, "</p></nav>\n");
}

/* rus-draughts-2022 11.5.2: while they are judged it is told which ones there are, no more. */
static void
append_list (const BrgSiteGroup *group, GString *html, const char *title, Part part)
{
  const BrgWords *words = brg_site_group_get_words (group);
  const BrgContestDesk *desk = get_contest (group);

  brg_site_markup_printf (html,
                          "<div class=\"wide\" tabindex=\"0\" role=\"group\" "
                          "aria-label=\"%s\">\n<table class=\"l2 l3 l4\">\n<caption>%s</caption>\n"
                          "<thead><tr><th scope=col>%s<th scope=col>%s<th scope=col>%s"
                          "<th scope=col>%s</thead>\n<tbody>\n",
                          title, title, WC_ (words, "contest head", "No."),
                          WC_ (words, "site", "Section"), WC_ (words, "contest head", "Work"),
                          WC_ (words, "contest head", "Task"));
  for (guint i = part.from; i < desk->works->len && i < part.end; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];
      g_autofree char *sort = brg_contest_words_dup_sort (row->work, words);
      g_autofree char *task = brg_contest_words_dup_task (row->work, words);

      if (row->work->state != BRG_CONTEST_WORK_RECEIVED)
        continue;
      g_string_append_printf (html, "<tr><td>%u", row->work->number);
      brg_site_markup_printf (html, "<td>%s<td>%s<td>%s\n", row->section->name, sort, task);
    }
  g_string_append (html, "</tbody></table>\n</div>\n");
  if (desk->hides_authors)
    brg_site_markup_printf (
        html, "<p class=\"note\">%s</p>\n",
        WC_ (words, "composition", "Authors are named when the results are published"));
}

/* What a screen reader says of the board: where the pieces stand. */
static char *
dup_pieces (const BrgContestDesk *desk, const char *number, const BrgWords *words)
{
  guint64 wanted = g_ascii_strtoull (number, NULL, 10);

  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWork *work = ((const BrgContestWorkRow *) desk->works->pdata[i])->work;

      if (work->number == wanted)
        return brg_contest_board_dup_text (work, words);
    }
  return g_strdup ("");
}

static void
append_lines (GString *html, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      brg_site_markup_printf (html, "<p>%s</p>\n", lines[i]);
}

/* rus-draughts-2022 11.4.1: author, residence, diagram, task; then mark and solution. */
static void
append_work (const BrgSiteGroup *group, GString *html, const BrgForm *form, guint n)
{
  const BrgFormDiagram *diagram = form->diagrams->pdata[n];
  const char *number = brg_form_get_row (form, n)->cells[0].text;
  g_autofree char *id = g_strconcat ("w", number, NULL);
  g_autofree char *pieces =
      dup_pieces (get_contest (group), number, brg_site_group_get_words (group));

  brg_site_markup_printf (
      html, "<figure>\n<figcaption><b>%s</b> <span class=\"dim\">%s</span></figcaption>\n",
      diagram->captions[BRG_CAPTION_HEADING], diagram->captions[BRG_CAPTION_PLACE]);
  brg_site_board_append (html, &diagram->picture, id, pieces, TRUE);
  append_lines (html, diagram->captions[BRG_CAPTION_TURN]);
  append_lines (html, diagram->captions[BRG_CAPTION_NOTES]);
  append_lines (html, diagram->captions[BRG_CAPTION_REMARK]);
  g_string_append (html, "</figure>\n");
}

static guint
count_boards (const GPtrArray *forms)
{
  guint n = 0;

  for (guint i = 0; i < forms->len; i++)
    n += ((const BrgForm *) forms->pdata[i])->diagrams->len;
  return n;
}

/* Pieces are drawn once a page. */
static void
append_pieces (GString *html, const GPtrArray *forms, Part part)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new ();
  guint at = 0;

  for (guint i = 0; i < forms->len; i++)
    {
      const BrgForm *form = forms->pdata[i];

      for (guint n = 0; n < form->diagrams->len; n++, at++)
        if (at >= part.from && at < part.end)
          g_ptr_array_add (pictures, &((BrgFormDiagram *) form->diagrams->pdata[n])->picture);
    }
  if (pictures->len > 0)
    brg_site_board_append_pieces (html, pictures);
}

static void
append_boards (const BrgSiteGroup *group, GString *html, const GPtrArray *forms, Part part)
{
  guint at = 0;

  append_pieces (html, forms, part);
  for (guint i = 0; i < forms->len; i++)
    {
      const BrgForm *form = forms->pdata[i];
      guint first = MAX (at, part.from);
      guint end = MIN (at + form->diagrams->len, part.end);

      if (first < end)
        brg_site_markup_printf (html, "<h2>%s</h2>\n<div class=\"works\">\n", form->left);
      for (guint n = first; n < end; n++)
        append_work (group, html, form, n - at);
      if (first < end)
        g_string_append (html, "</div>\n");
      at += form->diagrams->len;
    }
}

/* A page with all of some hundred boards would be none to look at. */
static void
add_boards (BrgSiteGroup *group, const char *title)
{
  g_autoptr (GPtrArray) forms =
      brg_paper_contest_boards_list (get_contest (group), "", &group->options);
  guint n_works = count_boards (forms);

  for (guint i = 0; i == 0 || i * WORKS_OF_PAGE < n_works; i++)
    {
      g_autofree char *file = dup_file (i);
      BrgSitePage page = brg_site_group_get_page (group, file, title);
      GString *html;

      page.instead = group->shares_works ? "works.html" : NULL;
      html = brg_site_page_begin (&page);
      append_parts (group, html, n_works, WORKS_OF_PAGE, (gint) i);
      append_boards (group, html, forms, (Part){ i * WORKS_OF_PAGE, (i + 1) * WORKS_OF_PAGE });
      brg_site_group_add (group, &page, html);
    }
}

static void
add_list (BrgSiteGroup *group, const char *title)
{
  guint n_works = get_contest (group)->works->len;

  for (guint i = 0; i == 0 || i * ROWS_OF_PAGE < n_works; i++)
    {
      g_autofree char *file = dup_file (i);
      BrgSitePage page = brg_site_group_get_page (group, file, title);
      GString *html = brg_site_page_begin (&page);

      append_parts (group, html, n_works, ROWS_OF_PAGE, (gint) i);
      append_list (group, html, title, (Part){ i * ROWS_OF_PAGE, (i + 1) * ROWS_OF_PAGE });
      brg_site_group_add (group, &page, html);
    }
}

/* Of many works the boards stand in the first language, and the others lead there. */
static void
add_ways (BrgSiteGroup *group, const char *title)
{
  g_autoptr (GPtrArray) forms =
      brg_paper_contest_boards_list (get_contest (group), "", &group->options);
  BrgSitePage page = brg_site_group_get_page (group, "works.html", title);
  GString *html = brg_site_page_begin (&page);

  brg_site_markup_printf (html, "<p><a href=\"../works.html\" hreflang=\"%s\">%s</a></p>\n",
                          brg_words_get_language (group->tongues[0].words),
                          W_ (brg_site_group_get_words (group), "Diagrams of works"));
  append_parts (group, html, count_boards (forms), WORKS_OF_PAGE, -1);
  brg_site_group_add (group, &page, html);
}

static void
add_works (BrgSiteGroup *group, const char *title)
{
  if (!brg_site_contest_has_results (group))
    add_list (group, title);
  else if (group->shares_works && group->tongue > 0)
    add_ways (group, title);
  else
    add_boards (group, title);
}

/* ---- results */

static void
add_results (BrgSiteGroup *group, const char *title)
{
  const BrgContestDesk *desk = get_contest (group);
  const BrgContestTerms *terms = desk->contest->terms;
  BrgSitePage page = brg_site_group_get_page (group, "results.html", title);
  g_autoptr (BrgForm) form =
      terms->kind == BRG_CONTEST_SOLVING
          ? brg_paper_contest_solving_new (desk, &group->options)
          : brg_paper_contest_results_new (desk, terms->stage == BRG_CONTEST_STAGE_FINAL,
                                           &group->options);
  BrgSiteTable table = { .form = form, .caption = form->title, .links = group->ways };
  GString *html = brg_site_page_begin (&page);

  brg_site_markup_printf (html, "<p class=\"dim\">%s</p>\n", form->title);
  brg_site_table_append (html, &table);
  brg_site_group_add (group, &page, html);
}

void
brg_site_contest_add (BrgSiteGroup *group)
{
  g_return_if_fail (group != NULL);

  for (guint i = 0; i < group->links->len; i++)
    {
      const BrgSiteLink *link = group->links->pdata[i];

      if (g_str_equal (link->file, "works.html"))
        add_works (group, link->title);
      else if (g_str_equal (link->file, "results.html"))
        add_results (group, link->title);
    }
}
