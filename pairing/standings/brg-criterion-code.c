/* brg-criterion-code.c - codes of tie-breaks with their modifiers
 *
 * A code is a row of brg-criteria.c and modifiers that the row allows. The criterion of a code that
 * is no row itself is made once and kept: the same code gives the same address, and callers need
 * not own anything. Nobody can tell from outside that it is kept: it never changes.
 *
 * Rules: fide-tiebreaks-2026 14
 * Tests: tests/pairing/test-criterion-code.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion-code.h"

#include <string.h>

#include "brg-criteria.h"
#include "brg-criterion.h"

#define MOST_CUTS 99
#define MOST_LIMIT 99
#define MOST_RATING 9999

/* fide-tiebreaks-2026 14: what the modifiers of a code say; 0 for nothing. */
typedef struct
{
  guint found;
  const char *score; /* "MP" or "GP" */
  gint cut;
  gint median;
  gint limit; /* with its sign */
  gint coefficient;
  gint unrated;
  gint depth; /* of a code that ends in a number */
} Modifiers;

GQuark
brg_criterion_error_quark (void)
{
  return g_quark_from_static_string ("brg-criterion-error");
}

/* Whether a list of words separated by blanks has the word. */
static gboolean
has_word (const char *words, const char *word)
{
  gsize length = strlen (word);

  while (words != NULL && *words != '\0')
    {
      gsize n = strcspn (words, " ");

      if (n == length && strncmp (words, word, n) == 0)
        return TRUE;
      words += n + strspn (words + n, " ");
    }
  return FALSE;
}

static const BrgCriterion *
find_row (const char *code)
{
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);

  for (guint i = 0; i < n_criteria; i++)
    if (g_str_equal (criteria[i].code, code) || has_word (criteria[i].aliases, code))
      return &criteria[i];
  return NULL;
}

/* A row of the same code up to the number at its end, for which the row stands; the number. */
static const BrgCriterion *
find_row_of_depth (const char *code, gint *depth)
{
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);
  gsize length = strlen (code);
  guint64 number;

  while (length > 0 && g_ascii_isdigit (code[length - 1]))
    length--;
  if (!g_ascii_string_to_unsigned (code + length, 10, 1, MOST_CUTS, &number, NULL))
    return NULL;
  *depth = (gint) number;
  for (guint i = 0; i < n_criteria; i++)
    if ((criteria[i].method->modifiers & BRG_MODIFIER_DEPTH) != 0 &&
        strncmp (criteria[i].code, code, length) == 0 &&
        strspn (criteria[i].code + length, "0123456789") == strlen (criteria[i].code + length) &&
        criteria[i].code[length] != '\0')
      return &criteria[i];
  return NULL;
}

/* Sets the error; its value is FALSE. */
#define REFUSE(...) (g_set_error (error, BRG_CRITERION_ERROR, 0, __VA_ARGS__), FALSE)

/* The number of a modifier: "3" of "C3". A zero at the front would be a second way to write it. */
static gboolean
read_number (const char *text, gint most, gint *number)
{
  guint64 value;

  if (*text == '0' || !g_ascii_string_to_unsigned (text, 10, 1, (guint64) most, &value, NULL))
    return FALSE;
  *number = (gint) value;
  return TRUE;
}

/* "+1", "1", "-1" */
static gboolean
read_limit (const char *text, gint *limit)
{
  gboolean is_lower = *text == '-';

  if (!read_number (text + (*text == '+' || *text == '-'), MOST_LIMIT, limit))
    return FALSE;
  if (is_lower)
    *limit = -*limit;
  return TRUE;
}

/* Reads what stands between two strokes; gives back which modifier it is, 0 for none. */
static guint
read_modifier (const char *text, Modifiers *modifiers)
{
  const char *rest = text + 1;

  switch (*text)
    {
    case 'C':
      return read_number (rest, MOST_CUTS, &modifiers->cut) ? BRG_MODIFIER_CUT : 0;
    case 'M':
      return read_number (rest, MOST_CUTS, &modifiers->median) ? BRG_MODIFIER_MEDIAN : 0;
    case 'L':
      return read_limit (rest, &modifiers->limit) ? BRG_MODIFIER_LIMIT : 0;
    case 'K':
      return read_number (rest, MOST_CUTS, &modifiers->coefficient) ? BRG_MODIFIER_COEFFICIENT : 0;
    case 'U':
      return read_number (rest, MOST_RATING, &modifiers->unrated) ? BRG_MODIFIER_UNRATED : 0;
    case 'P':
      return *rest == '\0' ? BRG_MODIFIER_FORFEITS : 0;
    case 'F':
      return *rest == '\0' ? BRG_MODIFIER_FORE : 0;
    case 'R':
      return *rest == '\0' ? BRG_MODIFIER_REVERSE : 0;
    default:
      return 0;
    }
}

static gboolean
take_modifier (const char *code,
               const char *text,
               const BrgCriterion *row,
               Modifiers *modifiers,
               GError **error)
{
  guint found = read_modifier (text, modifiers);

  if (found == 0)
    return REFUSE ("“%s”: there is no modifier “/%s”", code, text);
  if ((row->method->modifiers & found) == 0)
    return REFUSE ("“%s”: this tie-break cannot have the modifier “/%s”", code, text);
  if ((modifiers->found & found) != 0)
    return REFUSE ("“%s”: the modifier “/%s” stands there twice", code, text);
  modifiers->found |= found;
  if ((modifiers->found & BRG_MODIFIER_CUT) != 0 && (modifiers->found & BRG_MODIFIER_MEDIAN) != 0)
    return REFUSE ("“%s”: “/%s” cannot go with another cut", code, text);
  return TRUE;
}

/* ":MP" or ":GP" after the name. */
static gboolean
take_score (const char *code,
            const char *score,
            const BrgCriterion *row,
            Modifiers *modifiers,
            GError **error)
{
  static const char *const scores[] = { "MP", "GP" };

  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    if (g_str_equal (scores[i], score))
      modifiers->score = scores[i];
  if (modifiers->score == NULL)
    return REFUSE ("“%s”: there is no score “:%s”", code, score);
  if ((row->method->modifiers & BRG_MODIFIER_SCORE) == 0)
    return REFUSE ("“%s”: this tie-break has no score “:%s”", code, score);
  modifiers->found |= BRG_MODIFIER_SCORE;
  return TRUE;
}

/* The row of the name before all modifiers. Rows that stand for a cut take no further ones. */
static const BrgCriterion *
find_plain_row (const char *code, const char *name, Modifiers *modifiers, GError **error)
{
  const BrgCriterion *row = find_row (name);

  if (row == NULL)
    row = find_row_of_depth (name, &modifiers->depth);
  if (row == NULL || strchr (row->code, '/') != NULL)
    {
      (void) REFUSE ("there is no tie-break “%s”", code);
      return NULL;
    }
  return row;
}

/* The row that the modifiers are added to. */
static const BrgCriterion *
read_code (const char *code, Modifiers *modifiers, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (code, "/", -1);
  char *score = parts[0] != NULL ? strchr (parts[0], ':') : NULL;
  const BrgCriterion *row;

  if (score != NULL)
    *score++ = '\0';
  row = find_plain_row (code, parts[0] != NULL ? parts[0] : "", modifiers, error);
  if (row == NULL || (score != NULL && !take_score (code, score, row, modifiers, error)))
    return NULL;
  for (guint i = 1; parts[i] != NULL; i++)
    if (!take_modifier (code, parts[i], row, modifiers, error))
      return NULL;
  if (g_str_equal (row->code, "BH") && (modifiers->found & BRG_MODIFIER_FORE) != 0)
    {
      /* fide-tiebreaks-2026 8.3: that has a name of its own. */
      modifiers->found &= ~(guint) BRG_MODIFIER_FORE;
      return find_row ("FB");
    }
  return row;
}

/* The code as TRF26 has it. */
static char *
write_code (const BrgCriterion *row, const Modifiers *modifiers)
{
  g_autoptr (GString) code = g_string_new (row->code);

  if (modifiers->depth > 0)
    {
      while (g_ascii_isdigit (code->str[code->len - 1]))
        g_string_truncate (code, code->len - 1);
      g_string_append_printf (code, "%d", modifiers->depth);
    }
  if (modifiers->score != NULL)
    g_string_append_printf (code, ":%s", modifiers->score);
  if (modifiers->cut > 0)
    g_string_append_printf (code, "/C%d", modifiers->cut);
  if (modifiers->median > 0)
    g_string_append_printf (code, "/M%d", modifiers->median);
  if (modifiers->limit != 0)
    g_string_append_printf (code, "/L%+d", modifiers->limit);
  if (modifiers->coefficient > 0)
    g_string_append_printf (code, "/K%d", modifiers->coefficient);
  if (modifiers->unrated > 0)
    g_string_append_printf (code, "/U%d", modifiers->unrated);
  if ((modifiers->found & BRG_MODIFIER_FORFEITS) != 0)
    g_string_append (code, "/P");
  if ((modifiers->found & BRG_MODIFIER_FORE) != 0)
    g_string_append (code, "/F");
  if ((modifiers->found & BRG_MODIFIER_REVERSE) != 0)
    g_string_append (code, "/R");
  return g_string_free (g_steal_pointer (&code), FALSE);
}

static BrgCriterionMethod *
make_method (const BrgCriterion *row, const Modifiers *modifiers)
{
  BrgCriterionMethod *method = g_memdup2 (row->method, sizeof *method);

  if (modifiers->depth > 0)
    method->variant = method->variant > 0 ? modifiers->depth : -modifiers->depth;
  if (modifiers->cut > 0)
    method->cut_low = modifiers->cut;
  if (modifiers->median > 0)
    method->cut_low = method->cut_high = modifiers->median;
  if (modifiers->limit != 0)
    method->variant = modifiers->limit;
  method->modifiers = 0;
  method->coefficient = modifiers->coefficient;
  method->unrated = modifiers->unrated;
  method->needs_ratings = method->needs_ratings && modifiers->unrated == 0;
  if (modifiers->score != NULL)
    method->views |=
        g_str_equal (modifiers->score, "MP") ? BRG_VIEW_MATCH_POINTS : BRG_VIEW_BOARD_POINTS;
  if ((modifiers->found & BRG_MODIFIER_FORFEITS) != 0)
    method->views |= BRG_VIEW_FORFEITS;
  if ((modifiers->found & BRG_MODIFIER_FORE) != 0)
    method->views |= BRG_VIEW_FORE;
  if ((modifiers->found & BRG_MODIFIER_REVERSE) != 0)
    method->is_ascending = !method->is_ascending;
  return method;
}

/* Its articles are those of the row for any number, if there is one. What is only read the other
 * way about stays what it is. */
static BrgCriterion *
make_criterion (const BrgCriterion *row, const char *code, const Modifiers *modifiers)
{
  BrgCriterion *criterion = g_memdup2 (row, sizeof *criterion);
  gint depth;
  const BrgCriterion *similar = find_row_of_depth (code, &depth);

  criterion->code = g_intern_string (code);
  criterion->aliases = NULL;
  criterion->method = make_method (row, modifiers);
  if (similar != NULL)
    {
      criterion->article_fide = similar->article_fide;
      criterion->article_draughts = similar->article_draughts;
      criterion->article_chess = similar->article_chess;
    }
  else if ((modifiers->found & ~(guint) (BRG_MODIFIER_REVERSE | BRG_MODIFIER_SCORE)) != 0)
    {
      criterion->article_fide = row->article_fide != NULL ? "fide-tiebreaks-2026 14" : NULL;
      criterion->article_draughts = NULL;
      criterion->article_chess = NULL;
    }
  return criterion;
}

/* The one criterion of a code that is no row. */
static const BrgCriterion *
intern_criterion (const BrgCriterion *row, const char *code, const Modifiers *modifiers)
{
  static GMutex mutex;
  static GHashTable *kept;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  BrgCriterion *criterion;

  if (kept == NULL)
    kept = g_hash_table_new (g_str_hash, g_str_equal);
  criterion = g_hash_table_lookup (kept, code);
  if (criterion == NULL)
    {
      criterion = make_criterion (row, code, modifiers);
      g_hash_table_insert (kept, (gpointer) criterion->code, criterion);
    }
  return criterion;
}

const BrgCriterion *
brg_criterion_parse (const char *code, GError **error)
{
  Modifiers modifiers = { 0 };
  g_autofree char *canonical = NULL;
  const BrgCriterion *row;
  const BrgCriterion *listed;

  g_return_val_if_fail (code != NULL, NULL);

  row = find_row (code);
  if (row != NULL)
    return row;
  row = read_code (code, &modifiers, error);
  if (row == NULL)
    return NULL;
  canonical = write_code (row, &modifiers);
  listed = find_row (canonical);
  return listed != NULL ? listed : intern_criterion (row, canonical, &modifiers);
}

const BrgCriterion *
brg_criterion_find (const char *code)
{
  g_return_val_if_fail (code != NULL, NULL);

  return brg_criterion_parse (code, NULL);
}

const BrgCriterion *
brg_criterion_get_plain (const BrgCriterion *criterion)
{
  g_autofree char *name = NULL;
  const BrgCriterion *plain;

  g_return_val_if_fail (criterion != NULL, NULL);

  name = g_strndup (criterion->code, strcspn (criterion->code, ":/"));
  plain = brg_criterion_find (name);
  return plain != NULL ? plain : criterion;
}

guint
brg_criterion_get_modifiers (const BrgCriterion *criterion)
{
  g_return_val_if_fail (criterion != NULL, 0);

  return strpbrk (criterion->code, ":/") != NULL
             ? 0
             : criterion->method->modifiers & ~(guint) BRG_MODIFIER_DEPTH;
}

gboolean
brg_criterion_is_ascending (const BrgCriterion *criterion)
{
  g_return_val_if_fail (criterion != NULL, FALSE);

  return criterion->method->is_ascending;
}

gint
brg_criterion_compare_values (const BrgCriterion *criterion,
                              const BrgStandingValue *a,
                              const BrgStandingValue *b)
{
  gint order;

  g_return_val_if_fail (criterion != NULL && a != NULL && b != NULL, 0);

  if (a->exists != b->exists)
    return a->exists ? -1 : 1;
  order = brg_rational_compare (b->value, a->value);
  return brg_criterion_is_ascending (criterion) ? -order : order;
}
