/* brg-site-page.c - what all pages of a site have: head, ways to the others, foot
 *
 * Tests: tests/app/test-site-pages.c, tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-page.h"

#include "brg-site-markup.h"

/* Languages by their own names. */
static const struct
{
  const char *code;
  const char *name;
} names[] = {
  { "en", "English" },
  { "ru", "Русский" },
  { "uk", "Українська" },
};

BrgSiteLink *
brg_site_link_new (const char *file, const char *title)
{
  BrgSiteLink *link = g_new0 (BrgSiteLink, 1);

  link->file = g_strdup (file);
  link->title = g_strdup (title);
  return link;
}

void
brg_site_link_free (BrgSiteLink *link)
{
  if (link == NULL)
    return;
  g_free (link->file);
  g_free (link->title);
  g_free (link);
}

static char *
dup_up (const char *path)
{
  GString *up = g_string_new (NULL);

  for (const char *p = path; *p != '\0'; p++)
    if (*p == '/')
      g_string_append (up, "../");
  return g_string_free (up, FALSE);
}

char *
brg_site_page_dup_way (const BrgSitePage *page)
{
  g_return_val_if_fail (page != NULL, NULL);

  return dup_up (page->file);
}

char *
brg_site_page_dup_path (const BrgSitePage *page)
{
  g_return_val_if_fail (page != NULL, NULL);

  return g_strconcat (page->base, page->tongues[page->tongue].folder, page->file, NULL);
}

char *
brg_site_page_dup_root (const BrgSitePage *page)
{
  g_autofree char *path = brg_site_page_dup_path (page);

  g_return_val_if_fail (path != NULL, NULL);

  return dup_up (path);
}

static const char *
get_name (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].code, code))
      return names[i].name;
  return code;
}

/* The same page in the other languages. */
static void
append_tongues (const BrgSitePage *page, GString *html)
{
  g_autofree char *inner = g_strconcat (page->tongues[page->tongue].folder, page->file, NULL);
  g_autofree char *up = dup_up (inner);

  if (page->n_tongues < 2)
    return;
  g_string_append (html, "<p class=tongues>");
  for (guint i = 0; i < page->n_tongues; i++)
    {
      const char *code = page->tongues[i].code;

      if (i == page->tongue)
        g_string_append_printf (html, "<b>%s</b>\n", get_name (code));
      else
        g_string_append_printf (html, "<a href=%s%s%s lang=%s>%s</a>\n", up,
                                page->tongues[i].folder,
                                page->is_shared         ? "players.html#columns"
                                : page->instead != NULL ? page->instead
                                                        : page->file,
                                code, get_name (code));
    }
  g_string_append (html, "</p>\n");
}

static void
append_links (const BrgSitePage *page, GString *html)
{
  g_autofree char *way = brg_site_page_dup_way (page);

  if (page->links->len == 0)
    return;
  g_string_append (html, "<nav>");
  for (guint i = 0; i < page->links->len && (!page->is_small || i < 2); i++)
    {
      const BrgSiteLink *link = page->links->pdata[i];

      g_string_append_printf (html, "<a href=\"%s%s\"%s>", way, link->file,
                              g_str_equal (link->file, page->file) ? " aria-current=\"page\"" : "");
      brg_site_markup_printf (html, "%s</a>\n", link->title);
    }
  g_string_append (html, "</nav>\n");
}

GString *
brg_site_page_begin (const BrgSitePage *page)
{
  g_autofree char *root = brg_site_page_dup_root (page);
  GString *html = g_string_new ("<!DOCTYPE html>\n");

  g_return_val_if_fail (page != NULL, NULL);

  brg_site_markup_printf (html,
                          "<html lang=\"%s\">\n<meta charset=utf-8>\n"
                          "<meta name=viewport content=\"width=device-width\">\n",
                          brg_words_get_language (page->tongues[page->tongue].words));
  /* A page of which there are very many says once where it is. */
  if (page->is_shared)
    brg_site_markup_printf (html, "<title>%s</title>\n", page->title);
  else
    brg_site_markup_printf (html, "<title>%s – %s</title>\n", page->title, page->event);
  g_string_append_printf (html, "<link rel=stylesheet href=%ssite.css>\n", root);
  if (!page->is_small)
    /* Translators: hidden link at the beginning of a page of the site, for screen readers and
     * keyboards; "К содержанию" */
    brg_site_markup_printf (html, "<a class=\"skip\" href=\"#main\">%s</a>\n",
                            WC_ (page->tongues[page->tongue].words, "site", "Skip to content"));
  g_string_append (html, "<header>");
  brg_site_markup_printf (html, "<p class=event>%s", page->event);
  if (*page->group != '\0')
    brg_site_markup_printf (html, " <span>%s</span>", page->group);
  if (page->is_out_of_mode)
    brg_site_markup_printf (html, " <span>%s</span>",
                            W_ (page->tongues[page->tongue].words, "not in FIDE mode"));
  g_string_append (html, "</p>\n");
  append_tongues (page, html);
  append_links (page, html);
  brg_site_markup_printf (html, "</header>\n<main id=main>\n<h1>%s</h1>\n", page->title);
  return html;
}

GBytes *
brg_site_page_end (const BrgSitePage *page, GString *html)
{
  g_return_val_if_fail (page != NULL && html != NULL, NULL);

  g_string_append (html, "</main>\n</html>\n");
  return g_string_free_to_bytes (html);
}
