/* brg-header-footer-end.c - notes, signatures and stamp under the table
 *
 * Rules: rus-draughts-2022 appendices 6, 9, 10
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-header-footer-end.h"

#include "brg-form-style.h"
#include "brg-header-footer.h"
#include "brg-table-metrics.h"

#include <string.h>

#define NOTE_SIZE 8.0
#define SIGNATURE_SIZE 11.0
#define DENSE_SIGNATURE_SIZE 9.5

/* Lengths in millimetres. */
#define NOTE_DISTANCE 4.0
#define DENSE_NOTE_DISTANCE 3.3
#define SIGNATURE_DISTANCE 11.0
#define SIGNATURE_ROOM 9.0
#define DENSE_SIGNATURE_DISTANCE 7.0
#define DENSE_SIGNATURE_ROOM 6.8
#define SIGNATURE_LINE 42.0
#define LEAST_SIGNATURE_LINE 34.0
#define NAME_LINE 46.0
#define STAMP_ROOM 16.0
#define LINE_DROP 1.0
#define GAP 2.2

/* How much smaller the type of signatures becomes before they take several lines, in points. */
#define MOST_SHRINK 1.5

/* How much of the room beside the line to sign on roles and categories take at most where no word
 * is longer. */
#define MOST_ROLE 0.3
#define MOST_CATEGORY 0.28

/* Before a word is broken the line to sign on becomes shorter, in millimetres, then the type
 * smaller, in points. */
#define SHORTEST_SIGNATURE_LINE 24.0
#define SHORTEST_BLANK_NAME 30.0
#define LEAST_SIGNATURE_SIZE 7.5

/* Coefficients are set in the notes as in the headings: `Кт1` with letters below the line. */
static char *
dup_note_markup (const BrgForm *form, const char *note)
{
  for (guint i = 0; i < form->columns->len; i++)
    {
      const BrgFormColumn *column = brg_form_get_column (form, i);
      gsize length = strlen (column->head);

      if (column->n_subscript > 0 && g_str_has_prefix (note, column->head) && note[length] == ' ')
        {
          g_autofree char *head = brg_table_metrics_dup_head (column);
          g_autofree char *rest = g_markup_escape_text (note + length, -1);

          return g_strconcat (head, rest, NULL);
        }
    }
  return g_markup_escape_text (note, -1);
}

static char *
dup_notes (const BrgForm *form)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < form->notes->len; i++)
    {
      g_autofree char *note = dup_note_markup (form, form->notes->pdata[i]);

      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, note);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static double
draw_notes (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double y)
{
  BrgType type = { .face = BRG_FACE_SERIF, .size = NOTE_SIZE };
  double width = header_footer->sheet->right - header_footer->sheet->left;
  char *markup = dup_notes (header_footer->form);
  guint n_lines;

  if (*markup == '\0')
    {
      g_free (markup);
      return y;
    }
  y += (header_footer->is_dense ? DENSE_NOTE_DISTANCE : NOTE_DISTANCE) * BRG_MM;
  n_lines = brg_typesetter_count_lines (header_footer->typesetter, &type, markup, width);
  brg_print_page_add_text (page, &type, markup, header_footer->sheet->left, y, width, 0);
  return y + (n_lines - 1) * type.size * BRG_LEADING;
}

/* Widths of the parts of a signature, in points. */
typedef struct
{
  BrgType type;
  double role;
  double line;
  double name;
  double category;
  double slash;
} SignatureWidths;

static double
total_width (const SignatureWidths *widths)
{
  return widths->role + widths->line + widths->name + widths->category + 2 * widths->slash +
         6 * GAP * BRG_MM;
}

static SignatureWidths
measure_signatures (const BrgHeaderFooter *header_footer, double size, double line)
{
  const GPtrArray *signatures = header_footer->form->signatures;
  SignatureWidths widths = { .type = { .face = BRG_FACE_SERIF, .size = size } };
  double names = 0;

  for (guint i = 0; i < signatures->len; i++)
    {
      const BrgFormSignature *signature = signatures->pdata[i];

      widths.role = MAX (widths.role, brg_typesetter_text_width (header_footer->typesetter,
                                                                 &widths.type, signature->role));
      names = MAX (names, brg_typesetter_text_width (header_footer->typesetter, &widths.type,
                                                     signature->name));
      widths.category =
          MAX (widths.category, brg_typesetter_text_width (header_footer->typesetter, &widths.type,
                                                           signature->category));
    }
  widths.slash = brg_typesetter_text_width (header_footer->typesetter, &widths.type, "/");
  widths.line = line * BRG_MM;
  widths.name = MAX (NAME_LINE * line / SIGNATURE_LINE * BRG_MM, names + 2 * BRG_MM);
  return widths;
}

/* Width of the longest piece of a text that is not broken. */
static double
least_width (const BrgHeaderFooter *header_footer, const BrgType *type, const char *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  /* A hair wider: what just fits by reckoning is broken in print. */
  return brg_typesetter_measure (header_footer->typesetter, type, markup).least * 1.005;
}

/* The same of a name, which has its initials beside it. */
static double
least_name_width (const BrgHeaderFooter *header_footer, const BrgType *type, const char *name)
{
  g_autofree char *markup =
      brg_typesetter_dup_name_markup (header_footer->typesetter, type, name, G_MAXDOUBLE);

  return brg_typesetter_measure (header_footer->typesetter, type, markup).least * 1.005;
}

/* The same of all signatures, a part each. */
static SignatureWidths
measure_words (const BrgHeaderFooter *header_footer, const SignatureWidths *widths)
{
  const GPtrArray *signatures = header_footer->form->signatures;
  SignatureWidths words = *widths;

  words.role = words.name = words.category = 0;
  for (guint i = 0; i < signatures->len; i++)
    {
      const BrgFormSignature *signature = signatures->pdata[i];

      words.role = MAX (words.role, least_width (header_footer, &words.type, signature->role));
      words.name =
          MAX (words.name, *signature->name != '\0'
                               ? least_name_width (header_footer, &words.type, signature->name)
                               : SHORTEST_BLANK_NAME * BRG_MM);
      words.category =
          MAX (words.category, least_width (header_footer, &words.type, signature->category));
    }
  return words;
}

/* Shares in which names have most of the room; whether no word is broken. */
static gboolean
share_usually (SignatureWidths *widths, const SignatureWidths *words, double available)
{
  double room = available - (total_width (widths) - widths->role - widths->name - widths->category);
  double role = MIN (widths->role, room * MOST_ROLE);
  double category = MIN (widths->category, room * MOST_CATEGORY);
  double name = room - role - category;

  if (role < words->role || category < words->category || name < words->name)
    return FALSE;
  widths->role = role;
  widths->category = category;
  widths->name = name;
  return TRUE;
}

/* Roles, names and categories take several lines, each part as wide as its longest word and then as
 * it would like; whether no word is broken. */
static gboolean
wrap_signatures (const BrgHeaderFooter *header_footer, SignatureWidths *widths, double available)
{
  SignatureWidths words = measure_words (header_footer, widths);
  double rest = available - total_width (&words);
  double wished = MAX (widths->role - words.role, 0) + MAX (widths->name - words.name, 0) +
                  MAX (widths->category - words.category, 0);
  double part = wished > 0 ? CLAMP (rest / wished, 0, 1) : 0;
  double texts = words.role + words.name + words.category;
  /* Where even the words have no room all parts give way alike. */
  double squeeze = rest < 0 && texts > 0 ? MAX (texts + rest, 0) / texts : 1;

  if (share_usually (widths, &words, available))
    return TRUE;
  widths->role = squeeze * (words.role + part * MAX (widths->role - words.role, 0));
  widths->name = squeeze * (words.name + part * MAX (widths->name - words.name, 0));
  widths->category = squeeze * (words.category + part * MAX (widths->category - words.category, 0));
  return rest >= 0;
}

/* The longest lines that fit beside names and categories, then a little smaller type, then several
 * lines each. */
static SignatureWidths
fit_signatures (const BrgHeaderFooter *header_footer, double available)
{
  double size = header_footer->is_dense ? DENSE_SIGNATURE_SIZE : SIGNATURE_SIZE;
  double least = size - MOST_SHRINK;
  SignatureWidths widths;

  for (;; size -= 0.5)
    {
      for (double line = SIGNATURE_LINE; line >= LEAST_SIGNATURE_LINE; line -= 1)
        {
          widths = measure_signatures (header_footer, size, line);
          if (total_width (&widths) <= available)
            return widths;
        }
      if (size <= least)
        break;
    }
  for (;; size -= 0.5)
    {
      for (double line = LEAST_SIGNATURE_LINE; line >= SHORTEST_SIGNATURE_LINE; line -= 1)
        {
          widths = measure_signatures (header_footer, size, line);
          if (wrap_signatures (header_footer, &widths, available))
            return widths;
        }
      if (size <= LEAST_SIGNATURE_SIZE)
        return widths;
    }
}

/* Returns how many lines it takes. */
static guint
add_text (const BrgHeaderFooter *header_footer,
          BrgPrintPage *page,
          const SignatureWidths *widths,
          const char *text,
          double x,
          double y,
          double width,
          double align)
{
  char *markup =
      brg_typesetter_dup_name_markup (header_footer->typesetter, &widths->type, text, width);
  guint n_lines =
      brg_typesetter_count_lines (header_footer->typesetter, &widths->type, markup, width);

  brg_print_page_add_text (page, &widths->type, markup, x, y, width, align);
  return n_lines;
}

static void
add_blank (BrgPrintPage *page, double x, double y, double width)
{
  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_BLANK, x, y + LINE_DROP * BRG_MM, x + width,
                           y + LINE_DROP * BRG_MM);
}

/* Chief arbiter: ________ / V. S. Tokarev / (arbiter, category 1); what is long goes on below.
 * Returns the baseline of the last line. */
static double
draw_signature (const BrgHeaderFooter *header_footer,
                BrgPrintPage *page,
                const BrgFormSignature *signature,
                const SignatureWidths *widths,
                double x,
                double y)
{
  double gap = GAP * BRG_MM;
  double step = widths->type.size * BRG_LEADING;
  guint n_lines = add_text (header_footer, page, widths, signature->role, x, y, widths->role, 0);
  guint n_name;
  guint n_category;

  x += widths->role + gap;
  add_blank (page, x, y, widths->line);
  x += widths->line + gap;
  add_text (header_footer, page, widths, "/", x, y, widths->slash, 0.5);
  x += widths->slash + gap;
  n_name = add_text (header_footer, page, widths, signature->name, x, y, widths->name, 0.5);
  add_blank (page, x, y + (n_name - 1) * step, widths->name);
  n_lines = MAX (n_lines, n_name);
  if (*signature->category == '\0')
    return y + (n_lines - 1) * step;
  x += widths->name + gap;
  add_text (header_footer, page, widths, "/", x, y, widths->slash, 0.5);
  x += widths->slash + gap;
  n_category =
      add_text (header_footer, page, widths, signature->category, x, y, widths->category, 0);
  return y + (MAX (n_lines, n_category) - 1) * step;
}

/* Beside the signatures where there is room, else below them. */
static double
draw_stamp (const BrgHeaderFooter *header_footer,
            BrgPrintPage *page,
            double first,
            double last,
            double right)
{
  const char *stamp = header_footer->form->stamp;
  SignatureWidths widths = { .type = { .face = BRG_FACE_SERIF,
                                       .size = header_footer->is_dense ? DENSE_SIGNATURE_SIZE
                                                                       : SIGNATURE_SIZE } };
  double room = header_footer->sheet->right - right;

  if (*stamp == '\0')
    return last;
  if (room >= STAMP_ROOM * BRG_MM)
    {
      add_text (header_footer, page, &widths, stamp, right, (first + last) / 2 + 1 * BRG_MM,
                MIN (room, 90 * BRG_MM), 0.75);
      return last;
    }
  last += (header_footer->is_dense ? DENSE_SIGNATURE_ROOM : SIGNATURE_DISTANCE) * BRG_MM;
  add_text (header_footer, page, &widths, stamp, header_footer->sheet->left, last,
            header_footer->sheet->right - header_footer->sheet->left, 0);
  return last;
}

static double
draw_signatures (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double y)
{
  const GPtrArray *signatures = header_footer->form->signatures;
  const BrgPrintSheet *sheet = header_footer->sheet;
  gboolean leaves_room = header_footer->is_dense && *header_footer->form->stamp != '\0';
  SignatureWidths widths = fit_signatures (
      header_footer, sheet->right - sheet->left - (leaves_room ? STAMP_ROOM * BRG_MM : 0));
  double distance = header_footer->is_dense ? DENSE_SIGNATURE_DISTANCE : SIGNATURE_DISTANCE;
  double room = header_footer->is_dense ? DENSE_SIGNATURE_ROOM : SIGNATURE_ROOM;
  double first = y + distance * BRG_MM;
  double right = sheet->left;

  y = first - room * BRG_MM;
  for (guint i = 0; i < signatures->len; i++)
    {
      y = draw_signature (header_footer, page, signatures->pdata[i], &widths, sheet->left,
                          y + room * BRG_MM);
      right = sheet->left + total_width (&widths);
    }
  return draw_stamp (header_footer, page, first, MAX (y, first), right) + 2 * BRG_MM;
}

double
brg_header_footer_end (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double y)
{
  const BrgForm *form;

  g_return_val_if_fail (header_footer != NULL && page != NULL, y);

  form = header_footer->form;
  y = draw_notes (header_footer, page, y);
  if (form->signatures->len > 0 || *form->stamp != '\0')
    y = draw_signatures (header_footer, page, y);
  return y;
}
