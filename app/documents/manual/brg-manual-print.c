/* brg-manual-print.c - the manual laid out on sheets
 *
 * Tests: tests/app/bergerctl-manual.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-manual-print.h"

#include "brg-form-style.h"
#include "brg-header-footer.h"
#include "brg-report-layout.h"

/* Sizes in points. */
#define TITLE_SIZE 20
#define PART_SIZE 10
#define HEADING_SIZE 13
#define BODY_SIZE 10.5
#define CAPTION_SIZE 9
#define CELL_SIZE 9.5

/* Lengths in points. */
#define PARAGRAPH_GAP 5
#define HEADING_GAP 9
#define ITEM_GAP 2.5
#define INDENT 16
#define CELL_GAP 10

/* How high a picture may be, as a part of the sheet. */
#define MOST_PICTURE 0.45

struct _BrgManualPrint
{
  const BrgWords *words;
  BrgDocumentOptions options;
  BrgForm *frame;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  BrgTypesetter *typesetter;
  GPtrArray *pages; /* element-type BrgPrintPage */
  GArray *entries;  /* element-type BrgContentsEntry: sheets are counted without the contents */
  BrgPrintPage *page;
  double y;
  char *part; /* (nullable): at hand */
  BrgManualPicture picture;
  gpointer data;
};

static void
clear_entry (gpointer data)
{
  g_free (((BrgContentsEntry *) data)->title);
}

BrgManualPrint *
brg_manual_print_new (const BrgWords *words,
                      const char *title,
                      BrgManualPicture picture,
                      gpointer data)
{
  BrgManualPrint *print = g_new0 (BrgManualPrint, 1);

  g_return_val_if_fail (words != NULL && title != NULL && picture != NULL, NULL);

  print->words = words;
  print->picture = picture;
  print->data = data;
  brg_document_options_init (&print->options, words);
  print->frame = brg_form_new (BRG_FORM_LIST);
  brg_form_set_text (&print->frame->title, g_strdup (title));
  brg_form_set_text (&print->frame->foot_event, g_strdup (title));
  print->sizes = brg_form_style_sizes (BRG_FORM_LIST, 0);
  print->sheet = brg_form_style_sheet_for (print->frame, &print->options, FALSE);
  print->typesetter = brg_typesetter_new (brg_words_get_language (words));
  print->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_print_page_free);
  print->entries = g_array_new (FALSE, FALSE, sizeof (BrgContentsEntry));
  g_array_set_clear_func (print->entries, clear_entry);
  return print;
}

static void
begin_page (BrgManualPrint *print)
{
  print->page = brg_print_page_new (print->sheet.width, print->sheet.height);
  print->y = print->sheet.top;
}

/* The foot has room for the number of the sheet, which is known when all are there. */
static void
end_page (BrgManualPrint *print)
{
  BrgHeaderFooter header_footer = { print->frame, &print->sizes, &print->sheet, print->typesetter,
                                    FALSE };
  g_autofree char *room = brg_header_footer_dup_sheet_text (print->words, 0, 0);

  brg_header_footer_foot (&header_footer, print->page, room);
  g_ptr_array_add (print->pages, g_steal_pointer (&print->page));
}

static void
need (BrgManualPrint *print, double height)
{
  if (print->y + height <= print->sheet.bottom || print->y <= print->sheet.top)
    return;
  end_page (print);
  begin_page (print);
}

static double
find_height (BrgManualPrint *print, const BrgType *type, const char *markup, double width)
{
  return brg_typesetter_count_lines (print->typesetter, type, markup, width) * BRG_LEADING *
         type->size;
}

static void
put (BrgManualPrint *print, const BrgType *type, const char *markup, double x, double width)
{
  brg_print_page_add_text (
      print->page, type, g_strdup (markup), x,
      print->y + type->size * BRG_CAP_HEIGHT + (BRG_LEADING - 1) * type->size / 2, width, 0);
}

static char *
dup_markup (const GPtrArray *runs)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; i < runs->len; i++)
    {
      const BrgManualRun *run = runs->pdata[i];
      g_autofree char *text = g_markup_escape_text (run->text, -1);

      switch (run->kind)
        {
        case BRG_MANUAL_STRONG:
          g_string_append_printf (markup, "<b>%s</b>", text);
          break;
        case BRG_MANUAL_LITERAL:
        case BRG_MANUAL_KEY:
          g_string_append_printf (markup, "<tt>%s</tt>", text);
          break;
        case BRG_MANUAL_LINK:
          g_string_append_printf (markup, "<i>%s</i>", text);
          break;
        case BRG_MANUAL_PLAIN:
        default:
          g_string_append (markup, text);
          break;
        }
    }
  return g_string_free (g_steal_pointer (&markup), FALSE);
}

/* A text over the whole width, behind a gap; @follows is the room that has to be left below it. */
static void
add_text (BrgManualPrint *print,
          const BrgType *type,
          const char *markup,
          double indent,
          double gap,
          double follows)
{
  double width = print->sheet.right - print->sheet.left - indent;
  double height = find_height (print, type, markup, width);

  need (print, gap + height + follows);
  print->y += print->y > print->sheet.top ? gap : 0;
  put (print, type, markup, print->sheet.left + indent, width);
  print->y += height;
}

static const BrgType body = { BRG_FACE_SERIF, BODY_SIZE, FALSE, FALSE };
static const BrgType cell_type = { BRG_FACE_SANS, CELL_SIZE, FALSE, FALSE };
static const BrgType cell_head = { BRG_FACE_SANS, CELL_SIZE, TRUE, FALSE };

static void
add_item (BrgManualPrint *print, const BrgManualBlock *block, const char *markup)
{
  g_autofree char *mark =
      block->kind == BRG_MANUAL_STEP ? g_strdup_printf ("%u.", block->number) : g_strdup ("•");
  double before;
  double after;

  add_text (print, &body, markup, INDENT, ITEM_GAP, 0);
  after = print->y;
  before =
      after - find_height (print, &body, markup, print->sheet.right - print->sheet.left - INDENT);
  print->y = before;
  put (print, &body, mark, print->sheet.left, INDENT);
  print->y = after;
}

static void
add_picture (BrgManualPrint *print, const BrgManualBlock *block)
{
  static const BrgType caption = { BRG_FACE_SERIF, CAPTION_SIZE, FALSE, TRUE };
  g_autoptr (GBytes) png = print->picture (block->picture, print->data);
  g_autofree char *markup = dup_markup (block->cells->pdata[0]);
  double width = print->sheet.right - print->sheet.left;
  double height = MOST_PICTURE * print->sheet.height;
  double natural = png != NULL ? brg_print_page_measure_image (png, height) : 0;
  double caption_height = find_height (print, &caption, markup, width);

  if (natural <= 0)
    return;
  if (natural > width)
    height *= width / natural;
  need (print, HEADING_GAP + height + caption_height + PARAGRAPH_GAP);
  print->y += HEADING_GAP;
  brg_print_page_add_image (print->page, png, print->sheet.left, print->y, MIN (natural, width),
                            height);
  print->y += height + PARAGRAPH_GAP;
  put (print, &caption, markup, print->sheet.left, width);
  print->y += caption_height;
}

static const char *
get_cell_markup (GPtrArray *rows, guint row, guint column)
{
  const GPtrArray *cells = rows->pdata[row];

  return column < cells->len ? cells->pdata[column] : "";
}

/* As wide as each column would like to be, within what there is. */
static double *
find_widths (BrgManualPrint *print, GPtrArray *rows, guint n_columns)
{
  double *widths = g_new0 (double, n_columns);
  double room = print->sheet.right - print->sheet.left - (n_columns - 1) * CELL_GAP;
  double whole = 0;

  for (guint i = 0; i < n_columns; i++)
    {
      for (guint row = 0; row < rows->len; row++)
        widths[i] = MAX (widths[i], brg_typesetter_measure (print->typesetter,
                                                            row == 0 ? &cell_head : &cell_type,
                                                            get_cell_markup (rows, row, i))
                                        .natural);
      /* No column starves because of a talkative one. */
      widths[i] = MIN (widths[i] + 1, room * 0.75);
      whole += widths[i];
    }
  for (guint i = 0; whole > room && i < n_columns; i++)
    widths[i] *= room / whole;
  return widths;
}

static void
add_row (BrgManualPrint *print, GPtrArray *rows, guint row, const double *widths, guint n_columns)
{
  const BrgType *type = row == 0 ? &cell_head : &cell_type;
  double height = 0;
  double x = print->sheet.left;

  for (guint i = 0; i < n_columns; i++)
    height = MAX (height, find_height (print, type, get_cell_markup (rows, row, i), widths[i]));
  need (print, height + 2 * ITEM_GAP);
  print->y += ITEM_GAP;
  for (guint i = 0; i < n_columns; i++)
    {
      put (print, type, get_cell_markup (rows, row, i), x, widths[i]);
      x += widths[i] + CELL_GAP;
    }
  print->y += height + ITEM_GAP;
  brg_print_page_add_line (print->page, BRG_PRINT_PAGE_LINE_HAIR, print->sheet.left, print->y,
                           print->sheet.right, print->y);
}

/* The rows from @first on; how many they were. */
static guint
add_table (BrgManualPrint *print, const GPtrArray *blocks, guint first)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autofree double *widths = NULL;
  guint n_columns = 0;

  for (guint i = first; i < blocks->len; i++)
    {
      const BrgManualBlock *block = blocks->pdata[i];
      GPtrArray *row;

      if (block->kind != BRG_MANUAL_ROW || (i > first && block->number == 0))
        break;
      row = g_ptr_array_new_with_free_func (g_free);
      for (guint k = 0; k < block->cells->len; k++)
        g_ptr_array_add (row, dup_markup (block->cells->pdata[k]));
      n_columns = MAX (n_columns, row->len);
      g_ptr_array_add (rows, row);
    }
  widths = find_widths (print, rows, n_columns);
  print->y += PARAGRAPH_GAP;
  for (guint row = 0; row < rows->len; row++)
    add_row (print, rows, row, widths, n_columns);
  return rows->len;
}

static void
add_block (BrgManualPrint *print, const BrgManualBlock *block)
{
  static const BrgType heading = { BRG_FACE_SERIF, HEADING_SIZE, TRUE, FALSE };
  g_autofree char *markup = dup_markup (block->cells->pdata[0]);

  switch (block->kind)
    {
    case BRG_MANUAL_HEADING:
      add_text (print, &heading, markup, 0, HEADING_GAP, 3 * BODY_SIZE);
      break;
    case BRG_MANUAL_ITEM:
    case BRG_MANUAL_STEP:
      add_item (print, block, markup);
      break;
    case BRG_MANUAL_PICTURE:
      add_picture (print, block);
      break;
    case BRG_MANUAL_PARAGRAPH:
    case BRG_MANUAL_ROW:
    default:
      add_text (print, &body, markup, 0, PARAGRAPH_GAP, 0);
      break;
    }
}

static void
add_entry (BrgManualPrint *print, const char *title, guint level)
{
  BrgContentsEntry entry = { g_strdup (title), level, print->pages->len + 1 };

  g_array_append_val (print->entries, entry);
}

void
brg_manual_print_add (BrgManualPrint *print, const char *part, const BrgManualTopic *topic)
{
  static const BrgType part_type = { BRG_FACE_SERIF, PART_SIZE, FALSE, TRUE };
  static const BrgType title = { BRG_FACE_SERIF, TITLE_SIZE, TRUE, FALSE };
  g_autofree char *part_markup = g_markup_escape_text (part, -1);
  g_autofree char *title_markup = g_markup_escape_text (topic->title, -1);

  g_return_if_fail (print != NULL && topic != NULL);

  if (g_strcmp0 (print->part, part) != 0)
    {
      g_free (print->part);
      print->part = g_strdup (part);
      add_entry (print, part, 0);
    }
  add_entry (print, topic->title, 1);
  begin_page (print);
  add_text (print, &part_type, part_markup, 0, 0, 0);
  brg_print_page_set_role (print->page, BRG_PRINT_ROLE_TITLE, 0);
  add_text (print, &title, title_markup, 0, ITEM_GAP, 0);
  brg_print_page_set_role (print->page, BRG_PRINT_ROLE_TEXT, 0);
  print->y += PARAGRAPH_GAP;
  for (guint i = 0; i < topic->blocks->len;)
    {
      const BrgManualBlock *block = topic->blocks->pdata[i];

      if (block->kind == BRG_MANUAL_ROW)
        i += add_table (print, topic->blocks, i);
      else
        {
          add_block (print, block);
          i++;
        }
    }
  end_page (print);
}

/* The contents, whose sheets count as well. */
static GPtrArray *
make_contents (BrgManualPrint *print)
{
  g_autoptr (GPtrArray) trial = brg_report_layout_contents (
      print->frame, W_ (print->words, "Contents"), print->entries, &print->options);

  for (guint i = 0; i < print->entries->len; i++)
    g_array_index (print->entries, BrgContentsEntry, i).sheet += trial->len;
  return brg_report_layout_contents (print->frame, W_ (print->words, "Contents"), print->entries,
                                     &print->options);
}

static void
take_pages (BrgManualPrint *print, BrgDocument *document, GPtrArray *contents)
{
  guint at = 0;

  for (guint i = 0; i < contents->len; i++)
    brg_document_take_page (document, contents->pdata[i], BODY_SIZE);
  for (guint i = 0; i < print->pages->len; i++)
    {
      while (at < print->entries->len &&
             g_array_index (print->entries, BrgContentsEntry, at).sheet == contents->len + i + 1)
        {
          const BrgContentsEntry *entry = &g_array_index (print->entries, BrgContentsEntry, at++);

          brg_document_begin_part (document, entry->title, entry->level);
        }
      brg_document_take_page (document, print->pages->pdata[i], BODY_SIZE);
    }
  g_ptr_array_set_free_func (contents, NULL);
  g_ptr_array_set_free_func (print->pages, NULL);
}

BrgDocument *
brg_manual_print_finish (BrgManualPrint *print)
{
  g_autoptr (GPtrArray) contents = NULL;
  BrgDocument *document;

  g_return_val_if_fail (print != NULL, NULL);

  contents = make_contents (print);
  document =
      brg_document_new (&print->options, g_strdup (print->frame->title), g_strdup ("Berger"));
  take_pages (print, document, contents);
  brg_document_number_sheets (document, print->words);
  g_ptr_array_unref (print->pages);
  g_array_unref (print->entries);
  brg_typesetter_free (print->typesetter);
  brg_form_free (print->frame);
  g_free (print->part);
  g_free (print);
  return document;
}
