/* brg-manual-html.c - a topic of the manual as a page for a browser
 *
 * Tests: tests/app/bergerctl-manual.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-manual-html.h"

#include <string.h>

static const char style[] =
    "body{font:17px/1.5 \"PT Serif\",Georgia,serif;color:#111;background:#fff;margin:2rem auto;"
    "max-width:46rem;padding:0 1rem}\n"
    "h1{font-size:1.8rem;line-height:1.2;margin:.3rem 0 1rem}\n"
    "h2{font-size:1.25rem;margin:1.6rem 0 .4rem}\n"
    "nav{display:flex;justify-content:space-between;gap:1rem;font-size:.9rem;margin:1.5rem 0}\n"
    ".part{color:#555;margin:0}\n"
    "img{max-width:100%;border:1px solid #bbb;border-radius:6px}\n"
    "figure{margin:1rem 0}figcaption{color:#555;font-size:.9rem}\n"
    "table{border-collapse:collapse;margin:1rem 0}\n"
    "th,td{border-bottom:1px solid #ccc;padding:.3rem .9rem .3rem 0;text-align:left;"
    "vertical-align:top}\n"
    "kbd{border:1px solid #999;border-radius:4px;padding:0 "
    ".35em;background:#f2f2f2;font-size:.9em}\n"
    "@media (prefers-color-scheme:dark){body{color:#eee;background:#1e1e1e}a{color:#8ab8ff}"
    "kbd{background:#333}.part,figcaption{color:#bbb}}\n"
    "@media print{nav{display:none}body{margin:0;max-width:none}}\n";

void
brg_manual_html_append_head (GString *html, const char *language, const char *title)
{
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  g_return_if_fail (html != NULL && language != NULL);

  g_string_append_printf (html,
                          "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width\">\n"
                          "<title>%s</title>\n<style>\n%s</style>\n</head>\n",
                          language, escaped, style);
}

static void
append_tag (GString *html, const char *tag, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (html, "<%s>%s</%s>", tag, escaped, tag);
}

/* `topic#2` leads to `topic.html#h2`; what only the program has is words. */
static void
append_link (GString *html, const BrgManualRun *run)
{
  const char *hash = strchr (run->target, '#');
  gsize length = hash != NULL ? (gsize) (hash - run->target) : strlen (run->target);
  g_autofree char *topic = g_strndup (run->target, length);
  g_autofree char *text = g_markup_escape_text (run->text, -1);

  if (strchr (run->target, ':') != NULL)
    g_string_append_printf (html, "<i>%s</i>", text);
  else
    g_string_append_printf (html, "<a href=\"%s.html%s%s\">%s</a>", topic, hash != NULL ? "#h" : "",
                            hash != NULL ? hash + 1 : "", text);
}

static void
append_runs (GString *html, const GPtrArray *runs)
{
  static const char *const tags[] = {
    [BRG_MANUAL_STRONG] = "b",
    [BRG_MANUAL_LITERAL] = "code",
    [BRG_MANUAL_KEY] = "kbd",
  };

  for (guint i = 0; i < runs->len; i++)
    {
      const BrgManualRun *run = runs->pdata[i];
      g_autofree char *text = g_markup_escape_text (run->text, -1);

      if (run->kind == BRG_MANUAL_LINK)
        append_link (html, run);
      else if (run->kind == BRG_MANUAL_PLAIN)
        g_string_append (html, text);
      else
        append_tag (html, tags[run->kind], run->text);
    }
}

static void
append_picture (GString *html, const BrgManualBlock *block)
{
  g_autoptr (GString) caption = g_string_new (NULL);
  g_autofree char *escaped = NULL;

  brg_manual_runs_append_plain (caption, block->cells->pdata[0]);
  escaped = g_markup_escape_text (caption->str, -1);
  g_string_append_printf (html,
                          "<figure><img src=\"pictures/%s.png\" alt=\"%s\">"
                          "<figcaption>%s</figcaption></figure>\n",
                          block->picture, escaped, escaped);
}

static void
append_row (GString *html, const BrgManualBlock *block)
{
  const char *tag = block->number == 0 ? "th" : "td";

  g_string_append (html, "<tr>");
  for (guint i = 0; i < block->cells->len; i++)
    {
      g_string_append_printf (html, "<%s>", tag);
      append_runs (html, block->cells->pdata[i]);
      g_string_append_printf (html, "</%s>", tag);
    }
  g_string_append (html, "</tr>\n");
}

/* The element that holds several blocks of a kind; NULL for none. */
static const char *
find_holder (const BrgManualBlock *block)
{
  return block == NULL                    ? NULL
         : block->kind == BRG_MANUAL_ITEM ? "ul"
         : block->kind == BRG_MANUAL_STEP ? "ol"
         : block->kind == BRG_MANUAL_ROW  ? "table"
                                          : NULL;
}

static void
append_block (GString *html, const BrgManualBlock *block)
{
  switch (block->kind)
    {
    case BRG_MANUAL_PICTURE:
      append_picture (html, block);
      return;
    case BRG_MANUAL_ROW:
      append_row (html, block);
      return;
    case BRG_MANUAL_HEADING:
      g_string_append_printf (html, "<h2 id=\"h%u\">", block->number);
      append_runs (html, block->cells->pdata[0]);
      g_string_append (html, "</h2>\n");
      return;
    case BRG_MANUAL_ITEM:
    case BRG_MANUAL_STEP:
    case BRG_MANUAL_PARAGRAPH:
    default:
      g_string_append (html, block->kind == BRG_MANUAL_PARAGRAPH ? "<p>" : "<li>");
      append_runs (html, block->cells->pdata[0]);
      g_string_append (html, block->kind == BRG_MANUAL_PARAGRAPH ? "</p>\n" : "</li>\n");
      return;
    }
}

static void
append_blocks (GString *html, const BrgManualTopic *topic)
{
  const char *open = NULL;

  for (guint i = 0; i <= topic->blocks->len; i++)
    {
      const BrgManualBlock *block = i < topic->blocks->len ? topic->blocks->pdata[i] : NULL;
      const char *holder = find_holder (block);
      gboolean begins = block != NULL && block->kind == BRG_MANUAL_ROW && block->number == 0;

      if (open != NULL && (begins || g_strcmp0 (open, holder) != 0))
        {
          g_string_append_printf (html, "</%s>\n", open);
          open = NULL;
        }
      if (open == NULL && holder != NULL)
        g_string_append_printf (html, "<%s>\n", holder);
      open = holder;
      if (block != NULL)
        append_block (html, block);
    }
}

static void
append_way (GString *html, const char *mark, const char *id, const char *title)
{
  g_autofree char *escaped = title != NULL ? g_markup_escape_text (title, -1) : NULL;

  if (id == NULL)
    g_string_append (html, "<span></span>");
  else
    g_string_append_printf (html, "<a href=\"%s.html\">%s%s</a>", id, mark, escaped);
}

char *
brg_manual_html_make (const BrgManualTopic *topic, const BrgManualPlace *place)
{
  g_autoptr (GString) html = g_string_new (NULL);

  g_return_val_if_fail (topic != NULL && place != NULL, NULL);

  brg_manual_html_append_head (html, place->language, topic->title);
  g_string_append (html, "<body>\n<nav>");
  append_way (html, "", "index", place->book);
  g_string_append (html, "</nav>\n<main>\n<p class=\"part\">");
  append_tag (html, "span", place->part);
  g_string_append (html, "</p>\n");
  append_tag (html, "h1", topic->title);
  g_string_append_c (html, '\n');
  append_blocks (html, topic);
  g_string_append (html, "</main>\n<nav>");
  append_way (html, "← ", place->previous, place->previous_title);
  append_way (html, "→ ", place->next, place->next_title);
  g_string_append (html, "</nav>\n</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&html), FALSE);
}
