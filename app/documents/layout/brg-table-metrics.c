/* brg-table-metrics.c - how wide the columns of a form must be
 *
 * Every text is measured once, at a size of ten points; nothing is rounded, so a width at another
 * size is that multiplied. Equal texts are measured once.
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-metrics.h"

#include <string.h>

#include "brg-result-words.h"

#define REFERENCE_SIZE 10.0
#define WORD_JOINER "\342\201\240"
#define SOFT_HYPHEN "\302\255"

/* Letters below the line, large enough to survive a copier. */
#define SUBSCRIPT_FORMAT "%s<span size=\"76%%\" baseline_shift=\"subscript\">%s</span>"

/* The letter of a colour behind a number. */
#define RAISED_FORMAT "%s<span size=\"78%%\" baseline_shift=\"superscript\">%s</span>"

/* Room left and right of a text, as a part of the type size. */
#define PADDING 0.44
#define NARROW_PADDING 0.36
#define SQUARE_PADDING 0.26

/* How much of its one-line width an organisation keeps at least before names are broken. */
#define LEAST_LONG_TEXT 0.6

/* Sentences are not made narrower than this many type sizes unless they are short. */
#define LEAST_REMARK 13.0

/* A word that is longer is broken rather than to take the room of others; times the type size. */
#define MOST_WORD 16.0

/* A cell across columns may widen them to this; a longer text takes several lines. */
#define MOST_SPAN 20.0

/* A column with this part of its cells in one line, when the longest is that much longer still. */
#define TYPICAL_PART 0.85
#define FAR_LONGER 1.25

/* Texts are not squeezed below this, times the type size. */
#define LEAST_SQUEEZED 5.0

/* A column of figures grows to this multiple of what it needs, then only texts grow. */
#define MOST_GROWTH 1.55

/* Of the room that texts get, what is kept for others than names. */
#define SHARE_OF_OTHERS 0.4

/* So that what was given is not missed again, in points. */
#define ROUNDING 1e-6

typedef struct
{
  BrgTypesetter *typesetter;
  GHashTable *known; /* owned: key of text and type -> owned BrgTextWidth */
} Measuring;

BrgType
brg_table_metrics_cell_type (BrgFormMark mark, double size)
{
  return (BrgType){ .face = BRG_FACE_SANS,
                    .size = size,
                    .bold = (mark & BRG_FORM_BOLD) != 0,
                    .italic = (mark & BRG_FORM_ITALIC) != 0 };
}

static char *
dup_letters (const BrgFormCell *cell)
{
  const char *last = cell->text + strlen (cell->text);
  g_autofree char *figures = NULL;
  g_autofree char *before = NULL;
  g_autofree char *letter = NULL;

  if ((cell->mark & BRG_FORM_COLOURED) == 0 || *cell->text == '\0')
    return g_markup_escape_text (cell->text, -1);
  last = g_utf8_prev_char (last);
  figures = g_strndup (cell->text, (gsize) (last - cell->text));
  before = g_markup_escape_text (figures, -1);
  letter = g_markup_escape_text (last, -1);
  return g_strdup_printf (RAISED_FORMAT, before, letter);
}

char *
brg_table_metrics_dup_cell (const BrgFormCell *cell)
{
  g_autofree char *text = NULL;
  g_autofree char *aside = NULL;

  g_return_val_if_fail (cell != NULL, NULL);

  text = dup_letters (cell);
  if (cell->aside == NULL)
    return g_steal_pointer (&text);
  /* The disc of a colour never stands on a line of its own. */
  if (g_str_equal (cell->aside, BRG_DISC_WHITE) || g_str_equal (cell->aside, BRG_DISC_BLACK))
    return g_strdup_printf ("%s\u00a0%s", text, cell->aside);
  aside = g_markup_escape_text (cell->aside, -1);
  return g_strdup_printf ("%s <span size=\"85%%\" style=\"italic\">%s</span>", text, aside);
}

char *
brg_table_metrics_dup_head (const BrgFormColumn *column)
{
  g_autofree char *plain = NULL;
  g_autofree char *letters = NULL;
  g_autofree char *below = NULL;
  glong length;

  g_return_val_if_fail (column != NULL, NULL);

  if (column->n_subscript == 0)
    {
      g_auto (GStrv) pieces = g_strsplit (column->head, "/", -1);

      /* No line ends behind a stroke: "р/д" is one word. */
      plain = g_strjoinv ("/" WORD_JOINER, pieces);
      return g_markup_escape_text (plain, -1);
    }
  length = g_utf8_strlen (column->head, -1) - (glong) column->n_subscript;
  plain = g_utf8_substring (column->head, 0, length);
  letters = g_markup_escape_text (plain, -1);
  below = g_markup_escape_text (g_utf8_offset_to_pointer (column->head, length), -1);
  return g_strdup_printf (SUBSCRIPT_FORMAT, letters, below);
}

static BrgTextWidth
measure (Measuring *measuring, BrgFormMark mark, const char *markup)
{
  guint style = (guint) mark & (BRG_FORM_BOLD | BRG_FORM_ITALIC);
  g_autofree char *key = g_strdup_printf ("%u%s", style, markup);
  BrgTextWidth *known = g_hash_table_lookup (measuring->known, key);
  BrgType type = brg_table_metrics_cell_type (mark, REFERENCE_SIZE);

  if (known == NULL)
    {
      known = g_new (BrgTextWidth, 1);
      *known = brg_typesetter_measure (measuring->typesetter, &type, markup);
      known->natural /= REFERENCE_SIZE;
      known->least /= REFERENCE_SIZE;
      g_hash_table_insert (measuring->known, g_steal_pointer (&key), known);
    }
  return *known;
}

/* One sign, as it is written behind whole points. */
static gboolean
is_fraction (gunichar letter)
{
  return letter == 0xbc || letter == 0xbd || letter == 0xbe ||
         (letter >= 0x2150 && letter < 0x2160);
}

const char *
brg_table_metrics_find_tail (const char *text)
{
  const char *end;
  const char *p;

  g_return_val_if_fail (text != NULL, NULL);

  end = text + strlen (text);
  if (end == text)
    return end;
  p = g_utf8_prev_char (end);
  if (is_fraction (g_utf8_get_char (p)))
    return p;
  for (p = end; p > text && g_ascii_isdigit (p[-1]);)
    p--;
  return p < end && p > text + 1 && (p[-1] == ',' || p[-1] == '.') && g_ascii_isdigit (p[-2])
             ? p - 1
             : end;
}

#define DASH " – "

/* A score has no longer numbers: what is longer is a sentence. */
#define MOST_FIGURES 6

double
brg_table_metrics_lean (BrgTypesetter *typesetter, const BrgType *type, const char *text)
{
  const char *dash;
  g_autofree char *left = NULL;

  g_return_val_if_fail (typesetter != NULL && type != NULL && text != NULL, 0);

  dash = strstr (text, DASH);
  if (dash == NULL || g_utf8_pointer_to_offset (text, dash) > MOST_FIGURES ||
      g_utf8_strlen (dash + strlen (DASH), -1) > MOST_FIGURES)
    return 0;
  left = g_strndup (text, (gsize) (dash - text));
  return brg_typesetter_text_width (typesetter, type, dash + strlen (DASH)) -
         brg_typesetter_text_width (typesetter, type, left);
}

/* The room that a score needs beside its dash on the shorter side. */
static double
measure_lean (Measuring *measuring, const BrgFormColumn *column, const BrgFormCell *cell)
{
  BrgType type = brg_table_metrics_cell_type (cell->mark, REFERENCE_SIZE);

  return column->kind == BRG_COLUMN_CENTRED && cell->aside == NULL
             ? ABS (brg_table_metrics_lean (measuring->typesetter, &type, cell->text)) /
                   REFERENCE_SIZE
             : 0;
}

static double
measure_tail (Measuring *measuring, const BrgFormCell *cell)
{
  const char *tail = brg_table_metrics_find_tail (cell->text);

  return *tail != '\0' ? measure (measuring, cell->mark, tail).natural : 0;
}

static gint
compare_widths (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

/* Takes the widths of all cells; the order of them is lost. */
static double
find_typical (GArray *widths)
{
  double longest;
  double typical;

  if (widths->len == 0)
    return 0;
  g_array_sort (widths, compare_widths);
  longest = g_array_index (widths, double, widths->len - 1);
  typical = g_array_index (widths, double, (guint) ((widths->len - 1) * TYPICAL_PART));
  return longest > typical * FAR_LONGER ? typical : longest;
}

/* Figures stand on their whole digits: "6" above "6½" leaves the room of the half free. */
static void
keep_room (BrgColumnMetrics *column, double whole)
{
  double needed = whole + column->tail;

  if (column->tail <= 0)
    return;
  column->natural = MAX (column->natural, needed);
  column->typical = MAX (column->typical, needed);
  column->least = MAX (column->least, needed);
}

/* Without the places where a word of it may be broken. */
static double
measure_whole_head (Measuring *measuring, const char *head)
{
  g_auto (GStrv) pieces = g_strsplit (head, SOFT_HYPHEN, -1);
  g_autofree char *whole = g_strjoinv ("", pieces);

  return measure (measuring, BRG_FORM_BOLD, whole).least;
}

static void
measure_column (BrgTableMetrics *metrics, Measuring *measuring, guint index)
{
  const BrgFormColumn *column = brg_form_get_column (metrics->form, index);
  BrgColumnMetrics *into = &metrics->columns[index];
  g_autofree char *head = brg_table_metrics_dup_head (column);
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (double));
  double whole = 0;

  into->head = measure (measuring, BRG_FORM_BOLD, head).least;
  into->whole_head = measure_whole_head (measuring, head);
  for (guint i = 0; i < metrics->form->rows->len; i++)
    {
      const BrgFormCell *cell = &brg_form_get_row (metrics->form, i)->cells[index];
      g_autofree char *markup = NULL;
      BrgTextWidth width;

      if (cell->span != 1 || *cell->text == '\0')
        continue;
      markup = brg_table_metrics_dup_cell (cell);
      width = measure (measuring, cell->mark, markup);
      width.natural += measure_lean (measuring, column, cell);
      into->natural = MAX (into->natural, width.natural);
      into->least = MAX (into->least, MIN (width.least, MOST_WORD));
      g_array_append_val (widths, width.natural);
      if (column->kind == BRG_COLUMN_NUMBER && cell->aside == NULL)
        {
          double tail = measure_tail (measuring, cell);

          into->tail = MAX (into->tail, tail);
          whole = MAX (whole, width.natural - tail);
        }
    }
  into->typical = find_typical (widths);
  keep_room (into, whole);
}

/* A cell across columns widens all of them alike when they are too narrow together. */
static void
measure_span (BrgTableMetrics *metrics, Measuring *measuring, const BrgFormCell *cell, guint first)
{
  g_autofree char *markup = brg_table_metrics_dup_cell (cell);
  double needed = MIN (measure (measuring, cell->mark, markup).natural, MOST_SPAN);
  double given = (cell->span - 1) * 2 * PADDING;

  for (guint i = 0; i < cell->span; i++)
    given += MAX (metrics->columns[first + i].natural, metrics->columns[first + i].head);
  for (guint i = 0; i < cell->span && needed > given; i++)
    {
      BrgColumnMetrics *column = &metrics->columns[first + i];

      column->head = MAX (column->natural, column->head) + (needed - given) / cell->span;
    }
}

static void
measure_spans (BrgTableMetrics *metrics, Measuring *measuring)
{
  for (guint i = 0; i < metrics->form->rows->len; i++)
    for (guint k = 0; k < metrics->n_columns; k++)
      {
        const BrgFormCell *cell = &brg_form_get_row (metrics->form, i)->cells[k];

        if (cell->span > 1)
          measure_span (metrics, measuring, cell, k);
      }
}

/* The second column of a pair under one heading lends its width to the heading. */
static void
share_heads (BrgTableMetrics *metrics)
{
  for (guint i = 1; i < metrics->n_columns; i++)
    if (brg_form_get_column (metrics->form, i)->shares_head)
      {
        double lent = metrics->columns[i].natural + 2 * NARROW_PADDING;

        metrics->columns[i - 1].head = MAX (0, metrics->columns[i - 1].head - lent);
        metrics->columns[i - 1].whole_head = MAX (0, metrics->columns[i - 1].whole_head - lent);
      }
}

static void
join_twins (BrgTableMetrics *metrics)
{
  for (guint i = 0; i < metrics->n_columns; i++)
    for (guint k = 0; k < metrics->n_columns; k++)
      {
        guint width_group = brg_form_get_column (metrics->form, i)->width_group;
        BrgColumnMetrics *a = &metrics->columns[i];
        const BrgColumnMetrics *b = &metrics->columns[k];

        if (width_group == 0 || brg_form_get_column (metrics->form, k)->width_group != width_group)
          continue;
        a->natural = MAX (a->natural, b->natural);
        a->typical = MAX (a->typical, b->typical);
        a->least = MAX (a->least, b->least);
        a->head = MAX (a->head, b->head);
        a->whole_head = MAX (a->whole_head, b->whole_head);
      }
}

BrgTableMetrics *
brg_table_metrics_new (const BrgForm *form, BrgTypesetter *typesetter)
{
  BrgTableMetrics *metrics;
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Measuring measuring = { typesetter, known };

  g_return_val_if_fail (form != NULL && typesetter != NULL, NULL);

  metrics = g_new0 (BrgTableMetrics, 1);
  metrics->form = form;
  metrics->n_columns = form->columns->len;
  metrics->columns = g_new0 (BrgColumnMetrics, metrics->n_columns);
  for (guint i = 0; i < metrics->n_columns; i++)
    measure_column (metrics, &measuring, i);
  measure_spans (metrics, &measuring);
  share_heads (metrics);
  join_twins (metrics);
  return metrics;
}

void
brg_table_metrics_free (BrgTableMetrics *metrics)
{
  if (metrics == NULL)
    return;
  g_free (metrics->columns);
  g_free (metrics);
}

double
brg_table_metrics_padding (BrgFormColumnKind kind, double type)
{
  if (kind == BRG_COLUMN_SQUARE)
    return type * SQUARE_PADDING;
  return type * (kind == BRG_COLUMN_CENTRED ? NARROW_PADDING : PADDING);
}

static gboolean
may_wrap (BrgFormColumnKind kind, BrgWrapping wrapping)
{
  return (kind == BRG_COLUMN_LONG_TEXT && wrapping >= BRG_WRAP_FEW) ||
         (kind == BRG_COLUMN_NAME && (wrapping == BRG_WRAP_FEW || wrapping >= BRG_WRAP_LONG_NAMES));
}

double
brg_table_metrics_width (const BrgTableMetrics *metrics,
                         guint column,
                         double type,
                         BrgWrapping wrapping)
{
  const BrgColumnMetrics *measures;
  BrgFormColumnKind kind;
  double remark;
  double text;

  g_return_val_if_fail (metrics != NULL && column < metrics->n_columns, 0);

  measures = &metrics->columns[column];
  kind = brg_form_get_column (metrics->form, column)->kind;
  remark = MAX (LEAST_REMARK, brg_form_get_column (metrics->form, column)->room);
  text = measures->natural;
  if (kind == BRG_COLUMN_REMARK)
    text = MAX (measures->least,
                MIN (measures->natural, wrapping == BRG_WRAP_ALL ? LEAST_REMARK : remark));
  else if (wrapping == BRG_WRAP_FEW && may_wrap (kind, wrapping))
    text = MAX (measures->least, measures->typical);
  else if (kind == BRG_COLUMN_NAME && wrapping == BRG_WRAP_LONG_NAMES)
    text = MAX (measures->least, measures->typical);
  else if (may_wrap (kind, wrapping) && wrapping >= BRG_WRAP_TO_WORDS)
    text = measures->least;
  else if (may_wrap (kind, wrapping))
    text = MAX (measures->least, MIN (measures->natural * LEAST_LONG_TEXT, measures->typical));
  return MAX (text, measures->head) * type + 2 * brg_table_metrics_padding (kind, type);
}

static double
sum_of (const double *widths, guint n_columns)
{
  double sum = 0;

  for (guint i = 0; i < n_columns; i++)
    sum += widths[i];
  return sum;
}

typedef struct
{
  const BrgTableMetrics *metrics;
  const guint *columns;
  guint n_columns;
  double type;
  double *widths;
} Fitting;

static BrgFormColumnKind
kind_of (const Fitting *fitting, guint index)
{
  return brg_form_get_column (fitting->metrics->form, fitting->columns[index])->kind;
}

/* Gives @amount to the columns in proportion to @wishes, to each at most what it wishes. Returns
 * what is left. */
static double
grant (const Fitting *fitting, const double *wishes, double amount)
{
  double wished = sum_of (wishes, fitting->n_columns);
  double part;

  if (wished <= 0)
    return amount;
  part = MIN (1, amount / wished);
  for (guint i = 0; i < fitting->n_columns; i++)
    fitting->widths[i] += wishes[i] * part;
  return amount - wished * part;
}

/* What the texts of a kind that could be broken lack to be broken less. */
static double *
list_wishes (const Fitting *fitting, BrgWrapping wrapping, BrgFormColumnKind kind, BrgWrapping less)
{
  double *wishes = g_new0 (double, fitting->n_columns);

  for (guint i = 0; i < fitting->n_columns; i++)
    if (kind_of (fitting, i) == kind && may_wrap (kind, wrapping))
      wishes[i] = MAX (
          0, brg_table_metrics_width (fitting->metrics, fitting->columns[i], fitting->type, less) -
                 fitting->widths[i]);
  return wishes;
}

/* First most rows have their names and organisations in one line, then the few long ones. Names
 * come before others, but where both are long they leave them a share: a column as wide as its
 * longest word makes tall rows. */
static double
unwrap (const Fitting *fitting, BrgWrapping wrapping, double amount)
{
  static const BrgWrapping less[] = { BRG_WRAP_FEW, BRG_WRAP_NOTHING };

  for (guint i = 0; i < G_N_ELEMENTS (less); i++)
    {
      g_autofree double *names = list_wishes (fitting, wrapping, BRG_COLUMN_NAME, less[i]);
      g_autofree double *others = list_wishes (fitting, wrapping, BRG_COLUMN_LONG_TEXT, less[i]);
      g_autofree double *rest = NULL;
      double kept = MIN (sum_of (others, fitting->n_columns), amount * SHARE_OF_OTHERS);

      amount = kept + grant (fitting, names, amount - kept);
      amount = grant (fitting, others, amount);
      rest = list_wishes (fitting, wrapping, BRG_COLUMN_NAME, less[i]);
      amount = grant (fitting, rest, amount);
    }
  return amount;
}

static double
grow_squares (const Fitting *fitting, double row_height, double amount)
{
  g_autofree double *wishes = g_new0 (double, fitting->n_columns);

  for (guint i = 0; i < fitting->n_columns; i++)
    if (kind_of (fitting, i) == BRG_COLUMN_SQUARE)
      wishes[i] = MAX (0, row_height - fitting->widths[i]);
  return grant (fitting, wishes, amount);
}

static double
grow_figures (const Fitting *fitting, double amount)
{
  g_autofree double *wishes = g_new0 (double, fitting->n_columns);
  double budget;

  for (guint i = 0; i < fitting->n_columns; i++)
    if (kind_of (fitting, i) != BRG_COLUMN_NAME && kind_of (fitting, i) != BRG_COLUMN_LONG_TEXT &&
        kind_of (fitting, i) != BRG_COLUMN_REMARK && kind_of (fitting, i) != BRG_COLUMN_SQUARE)
      wishes[i] = fitting->widths[i] * (MOST_GROWTH - 1);
  /* The other half is for the texts. */
  budget = MIN (sum_of (wishes, fitting->n_columns), amount / 2);
  return amount - budget + grant (fitting, wishes, budget);
}

/* Sentences have the room that the others leave, up to one line each. */
static double
grow_remarks (const Fitting *fitting, double amount)
{
  g_autofree double *wishes = g_new0 (double, fitting->n_columns);

  for (guint i = 0; i < fitting->n_columns; i++)
    if (kind_of (fitting, i) == BRG_COLUMN_REMARK)
      {
        const BrgColumnMetrics *column = &fitting->metrics->columns[fitting->columns[i]];
        double natural = (column->natural + 2 * PADDING) * fitting->type;

        wishes[i] = MAX (0, natural - fitting->widths[i]);
      }
  return grant (fitting, wishes, amount);
}

/* What the longest word of a heading lacks to stand unbroken; 0 for nothing. */
static double
find_lack_of_head (const Fitting *fitting, guint index)
{
  const BrgColumnMetrics *column = &fitting->metrics->columns[fitting->columns[index]];
  double whole = column->whole_head * fitting->type +
                 2 * brg_table_metrics_padding (kind_of (fitting, index), fitting->type);

  return column->whole_head > column->head ? MAX (0, whole - fitting->widths[index]) : 0;
}

/* Words of headings are not broken where there is room for them: as many as can be, for a part of a
 * word is no gain. */
static double
grow_heads (const Fitting *fitting, double amount)
{
  for (;;)
    {
      double least = amount;
      guint at = fitting->n_columns;

      for (guint i = 0; i < fitting->n_columns; i++)
        {
          double lack = find_lack_of_head (fitting, i);

          if (lack > 0 && lack <= least)
            {
              least = lack;
              at = i;
            }
        }
      if (at == fitting->n_columns)
        return amount;
      fitting->widths[at] += least + ROUNDING;
      amount -= least;
    }
}

static void
grow_texts (const Fitting *fitting, double amount)
{
  g_autofree double *shares = g_new0 (double, fitting->n_columns);
  double sum;

  for (guint i = 0; i < fitting->n_columns; i++)
    if (kind_of (fitting, i) == BRG_COLUMN_NAME || kind_of (fitting, i) == BRG_COLUMN_REMARK)
      shares[i] = 3;
    else if (kind_of (fitting, i) == BRG_COLUMN_LONG_TEXT)
      shares[i] = 2;
  sum = sum_of (shares, fitting->n_columns);
  for (guint i = 0; i < fitting->n_columns && sum > 0; i++)
    fitting->widths[i] += amount * shares[i] / sum;
}

/* Takes @amount from the columns, of each at most what it can spare; returns what is missing. */
static double
take (const Fitting *fitting, const double *spare, double amount)
{
  double all = sum_of (spare, fitting->n_columns);
  double part = all > 0 ? MIN (1, amount / all) : 0;

  for (guint i = 0; i < fitting->n_columns; i++)
    fitting->widths[i] -= spare[i] * part;
  return amount - all * part;
}

/* Texts first, then everything in proportion. */
static void
squeeze (const Fitting *fitting, double amount)
{
  g_autofree double *spare = g_new0 (double, fitting->n_columns);

  for (guint i = 0; i < fitting->n_columns; i++)
    {
      BrgFormColumnKind kind = kind_of (fitting, i);

      if (kind == BRG_COLUMN_NAME || kind == BRG_COLUMN_LONG_TEXT || kind == BRG_COLUMN_TEXT)
        spare[i] = MAX (0, fitting->widths[i] - LEAST_SQUEEZED * fitting->type);
    }
  amount = take (fitting, spare, amount);
  if (amount > 0)
    take (fitting, fitting->widths, amount);
}

gboolean
brg_table_metrics_fit (const BrgTableMetrics *metrics,
                       const guint *columns,
                       guint n_columns,
                       double type,
                       BrgWrapping wrapping,
                       double row_height,
                       double available,
                       double *widths)
{
  Fitting fitting = { metrics, columns, n_columns, type, widths };
  double rest;

  g_return_val_if_fail (metrics != NULL && columns != NULL && widths != NULL, FALSE);

  for (guint i = 0; i < n_columns; i++)
    widths[i] = brg_table_metrics_width (metrics, columns[i], type, wrapping);
  rest = available - sum_of (widths, n_columns);
  if (rest < 0)
    {
      squeeze (&fitting, -rest);
      return FALSE;
    }
  /* Where names are narrow anyway sentences have the room: they are longer. */
  if (wrapping >= BRG_WRAP_TO_WORDS)
    rest = grow_remarks (&fitting, rest);
  rest = unwrap (&fitting, wrapping, rest);
  rest = grow_remarks (&fitting, rest);
  rest = grow_heads (&fitting, rest);
  rest = grow_squares (&fitting, row_height, rest);
  rest = grow_figures (&fitting, rest);
  grow_texts (&fitting, rest);
  return TRUE;
}
