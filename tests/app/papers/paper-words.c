/* paper-words.c - where every word of a laid-out page stands, and what is wrong there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paper-words.h"

#include <pango/pango.h>
#include <string.h>

/* Above and below the baseline, as parts of the type size: no letter of the faces reaches further.
 */
#define RISE 0.70
#define DROP 0.20

/* Smaller type is not read, in points. */
#define LEAST_TYPE 5.7

/* What is no fault yet, in points. */
#define TOLERANCE 0.4

static void
clear_word (gpointer data)
{
  g_free (((PaperWord *) data)->word);
}

/* The text as it is drawn, without its colours and sizes in between: those change no line. */
static PangoLayout *
set_text (BrgTypesetter *typesetter, const BrgPrintPageText *text)
{
  PangoContext *context = brg_typesetter_dup_context (typesetter, &text->type);
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *plain = NULL;
  PangoLayout *layout = pango_layout_new (context);

  g_object_unref (context);
  g_assert_true (pango_parse_markup (text->markup, -1, 0, &attributes, &plain, NULL, NULL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1, liga=0, clig=0"));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, pango_units_from_double (text->width + 0.08));
  pango_layout_set_text (layout, plain, -1);
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* Whether the line that begins at @index begins inside a word. Where a word fills its line to a
 * hair the blank behind it may begin the next one. */
static gboolean
is_inside_word (PangoLayout *layout, int index)
{
  const char *text = pango_layout_get_text (layout);
  int n_attributes;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n_attributes);
  glong place = g_utf8_pointer_to_offset (text, text + index);

  return text[index] != ' ' && place > 0 && place < n_attributes &&
         !attributes[place].is_line_break;
}

static double
width_of_word (BrgTypesetter *typesetter, const BrgPrintPageText *text, const char *word)
{
  BrgType type = text->type;

  return brg_typesetter_text_width (typesetter, &type, word);
}

/* The word round a place. */
static char *
dup_word_at (const char *text, int index)
{
  const char *begin = text + index;
  const char *end = text + index;

  while (begin > text && begin[-1] != ' ' && begin[-1] != '\n')
    begin--;
  while (*end != '\0' && *end != ' ' && *end != '\n')
    end++;
  return g_strndup (begin, (gsize) (end - begin));
}

/* Figures stand on the line. */
static gboolean
is_figures (const char *word)
{
  return strspn (word, "0123456789.") == strlen (word);
}

static void
add_words_of_line (GArray *words,
                   BrgTypesetter *typesetter,
                   const BrgPrintPageText *text,
                   guint index,
                   PangoLayout *layout,
                   int n_line)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, n_line);
  const char *all = pango_layout_get_text (layout);
  double baseline = text->baseline + n_line * text->type.size * BRG_LEADING;
  PangoRectangle logical;
  double left;
  int begin = line->start_index;
  int end = line->start_index + line->length;
  gboolean is_torn = FALSE;

  pango_layout_line_get_extents (line, NULL, &logical);
  left = text->x + (text->width - pango_units_to_double (logical.width)) * text->align;
  if (is_inside_word (layout, line->start_index))
    {
      g_autofree char *whole = dup_word_at (all, line->start_index);

      is_torn = width_of_word (typesetter, text, whole) <= text->width;
    }
  while (begin < end)
    {
      int stop = begin;
      int x1;
      int x2;
      PaperWord word = { .text = index, .is_torn = is_torn };

      while (stop < end && all[stop] != ' ' && all[stop] != '\n')
        stop++;
      if (stop > begin)
        {
          pango_layout_line_index_to_x (line, begin, FALSE, &x1);
          pango_layout_line_index_to_x (line, stop, FALSE, &x2);
          word.word = g_strndup (all + begin, (gsize) (stop - begin));
          word.left = left + pango_units_to_double (MIN (x1, x2));
          word.right = left + pango_units_to_double (MAX (x1, x2));
          word.top = baseline - RISE * text->type.size;
          word.bottom = baseline + (is_figures (word.word) ? 0 : DROP) * text->type.size;
          g_array_append_val (words, word);
          is_torn = FALSE;
        }
      begin = stop + 1;
    }
}

/* Words that stand upside down, at their place on the sheet. */
static void
turn_words (GArray *words, guint first, const BrgPrintPage *page)
{
  for (guint i = first; i < words->len; i++)
    {
      PaperWord *word = &g_array_index (words, PaperWord, i);
      PaperWord upright = *word;

      word->left = page->width - upright.right;
      word->right = page->width - upright.left;
      word->top = page->height - upright.bottom;
      word->bottom = page->height - upright.top;
    }
}

GArray *
paper_words_list (const BrgPrintPage *page, BrgTypesetter *typesetter)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (PaperWord));

  g_array_set_clear_func (words, clear_word);
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
      g_autoptr (PangoLayout) layout = set_text (typesetter, text);
      guint first = words->len;

      for (int line = 0; line < pango_layout_get_line_count (layout); line++)
        add_words_of_line (words, typesetter, text, i, layout, line);
      if (text->is_turned)
        turn_words (words, first, page);
    }
  return words;
}

static void
complain (GPtrArray *complaints, guint page, const PaperWord *word, const char *what)
{
  g_ptr_array_add (complaints, g_strdup_printf ("sheet %u: “%s” at %.0f–%.0f, %.0f–%.0f %s",
                                                page + 1, word->word, word->left, word->right,
                                                word->top, word->bottom, what));
}

static gint
compare_tops (gconstpointer a, gconstpointer b)
{
  const PaperWord *first = a;
  const PaperWord *second = b;

  return (first->top > second->top) - (first->top < second->top);
}

static gboolean
overlaps (const PaperWord *a, const PaperWord *b)
{
  return MIN (a->right, b->right) - MAX (a->left, b->left) > TOLERANCE &&
         MIN (a->bottom, b->bottom) - MAX (a->top, b->top) > TOLERANCE;
}

static void
check_overlaps (const GArray *words, guint page, GPtrArray *complaints)
{
  for (guint i = 0; i < words->len; i++)
    for (guint k = i + 1; k < words->len; k++)
      {
        const PaperWord *a = &g_array_index (words, PaperWord, i);
        const PaperWord *b = &g_array_index (words, PaperWord, k);

        if (b->top > a->bottom)
          break;
        if (overlaps (a, b))
          {
            g_autofree char *what = g_strdup_printf ("covers “%s”", b->word);

            complain (complaints, page, a, what);
          }
      }
}

/* What is struck or folded may be crossed; everything else would hide letters. */
static gboolean
is_crossed (const BrgPrintPageLine *line, const PaperWord *word)
{
  if (line->style == BRG_PRINT_PAGE_LINE_STRIKE || line->style == BRG_PRINT_PAGE_LINE_FOLD)
    return FALSE;
  return MIN (MAX (line->x1, line->x2), word->right) - MAX (MIN (line->x1, line->x2), word->left) >=
             0 &&
         MIN (MAX (line->y1, line->y2), word->bottom) - MAX (MIN (line->y1, line->y2), word->top) >=
             0 &&
         (line->x1 != line->x2 ||
          (line->x1 > word->left + TOLERANCE && line->x1 < word->right - TOLERANCE)) &&
         (line->y1 != line->y2 ||
          (line->y1 > word->top + TOLERANCE && line->y1 < word->bottom - TOLERANCE));
}

/* "Ivanov A.." at the end of a sentence. */
static gboolean
has_two_points (const char *text)
{
  return g_str_has_suffix (text, "..") && !g_str_has_suffix (text, "...");
}

static void
check_word (const BrgPrintPage *page,
            const PaperMargins *margins,
            const PaperWord *word,
            guint index,
            GPtrArray *complaints)
{
  if (word->left < margins->left - TOLERANCE || word->top < margins->top - TOLERANCE ||
      word->right > page->width - margins->right + TOLERANCE ||
      word->bottom > page->height - margins->bottom + TOLERANCE)
    complain (complaints, index, word, "stands outside the margins");
  if (word->is_torn)
    complain (complaints, index, word, "is the rest of a word that had room on a line");
  if (has_two_points (word->word))
    complain (complaints, index, word, "ends with two full stops");
  for (guint i = 0; i < page->lines->len; i++)
    if (is_crossed (&g_array_index (page->lines, BrgPrintPageLine, i), word))
      {
        complain (complaints, index, word, "is crossed by a line");
        return;
      }
}

static void
check_type (const BrgPrintPage *page, guint index, GPtrArray *complaints)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (text->type.size < LEAST_TYPE)
        g_ptr_array_add (complaints, g_strdup_printf ("sheet %u: “%s” in type of %.2f points",
                                                      index + 1, text->markup, text->type.size));
    }
}

void
paper_words_check (const BrgDocument *document,
                   const PaperMargins *margins,
                   BrgTypesetter *typesetter,
                   GPtrArray *complaints)
{
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);
      g_autoptr (GArray) words = paper_words_list (page, typesetter);

      check_type (page, i, complaints);
      g_array_sort (words, compare_tops);
      for (guint k = 0; k < words->len; k++)
        check_word (page, margins, &g_array_index (words, PaperWord, k), i, complaints);
      check_overlaps (words, i, complaints);
    }
}

/* ----- Against the form ----- */

/* Without hyphens and joiners, which only say where a line may end. */
static char *
dup_bare (const char *text)
{
  GString *bare = g_string_new (text);

  g_string_replace (bare, "\302\255", "", 0);
  g_string_replace (bare, "\342\201\240", "", 0);
  g_string_replace (bare, "\302\240", " ", 0);
  return g_string_free (bare, FALSE);
}

static GHashTable *
count_texts (const BrgDocument *document)
{
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          g_autofree char *plain =
              brg_typesetter_dup_plain (g_array_index (page->texts, BrgPrintPageText, k).markup);
          char *bare = dup_bare (plain);
          guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, bare)) + 1;

          g_hash_table_insert (counts, bare, GUINT_TO_POINTER (n));
        }
    }
  return counts;
}

/* Takes one of @text off the counts; a complaint when there is none left. */
static void
expect (GHashTable *counts, const char *text, const char *what, GPtrArray *complaints)
{
  g_autofree char *bare = dup_bare (text);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, bare));

  if (*bare == '\0')
    return;
  if (n == 0)
    g_ptr_array_add (complaints, g_strdup_printf ("the %s “%s” is on no sheet", what, bare));
  else
    g_hash_table_insert (counts, g_steal_pointer (&bare), GUINT_TO_POINTER (n - 1));
}

static void
expect_cell (GHashTable *counts, const BrgFormCell *cell, GPtrArray *complaints)
{
  g_autofree char *text = cell->aside != NULL ? g_strdup_printf ("%s %s", cell->text, cell->aside)
                                              : g_strdup (cell->text);

  if (cell->span > 0)
    expect (counts, text, "cell", complaints);
}

/* Notes are set as one text. */
static void
expect_notes (GHashTable *counts, const BrgForm *form, GPtrArray *complaints)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < form->notes->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? " " : "", (const char *) form->notes->pdata[i]);
  expect (counts, all->str, "note", complaints);
}

void
paper_words_check_form (const BrgDocument *document, const BrgForm *form, GPtrArray *complaints)
{
  g_autoptr (GHashTable) counts = count_texts (document);
  /* Under diagrams the rows are for files only. */
  guint n_rows = form->style == BRG_FORM_DIAGRAMS ? 0 : form->rows->len;

  for (guint row = 0; row < n_rows; row++)
    for (guint i = 0; i < form->columns->len; i++)
      expect_cell (counts, &brg_form_get_row (form, row)->cells[i], complaints);
  for (guint i = 0; i < form->columns->len && n_rows > 0; i++)
    if (!brg_form_get_column (form, i)->shares_head)
      expect (counts, brg_form_get_column (form, i)->head, "heading", complaints);
  expect (counts, form->title, "title", complaints);
  for (guint i = 0; i < form->subtitles->len; i++)
    expect (counts, form->subtitles->pdata[i], "line under the title", complaints);
  expect (counts, form->organiser, "organiser", complaints);
  expect (counts, form->left, "text above the table", complaints);
  expect_notes (counts, form, complaints);
  for (guint i = 0; i < form->signatures->len; i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];

      expect (counts, signature->role, "role", complaints);
      expect (counts, signature->name, "name of who signs", complaints);
      expect (counts, signature->category, "category of who signs", complaints);
    }
  expect (counts, form->stamp, "stamp", complaints);
}
