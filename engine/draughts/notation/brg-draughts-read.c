/* brg-draughts-read.c - moves of draughts as people write them, read generously
 *
 * A text becomes signs: files, digits and all that parts squares. Signs become forms: a file or a
 * square, then squares. Only numbers without anything between them have more than one form.
 *
 * Rules: rus-draughts-2022 6.1.6.2, 7.3, 10.2.2
 * Tests: tests/engine/test-draughts-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-read.h"

#include "brg-draughts-way.h"

#include <string.h>

#define MAX_SIGNS 160
/* Numbers as 1-16 and 11-6. */
#define MAX_FORMS 4
#define NO_FILE -1

typedef struct
{
  gint8 from_file; /* NO_FILE if the square is said */
  BrgDraughtsSquare from;
  BrgDraughtsSquare to;
  BrgDraughtsWay way;
} Form;

/* Signs: `a` to `h`, `0` to `9`, and `-` for all that parts squares. */
typedef struct
{
  guint n_signs;
  char signs[MAX_SIGNS];
} Signs;

/* Cyrillic letters by their look, and by the names that 6.1.6.1 gives the files. */
static const struct
{
  gunichar letter;
  char sign;
} letters[] = {
  { 0x0430, 'a' }, /* а */
  { 0x0431, 'b' }, /* б */
  { 0x0432, 'b' }, /* в */
  { 0x0441, 'c' }, /* с */
  { 0x0446, 'c' }, /* ц */
  { 0x0434, 'd' }, /* д */
  { 0x0435, 'e' }, /* е */
  { 0x0444, 'f' }, /* ф */
  { 0x0433, 'g' }, /* г */
  { 0x0436, 'g' }, /* ж */
  { 0x043d, 'h' }, /* н */
  { 0x0448, 'h' }, /* ш */
};

/* Dashes, colons and crosses besides those of ASCII: х × – — − ‐ ‑. */
static const gunichar parting[] = {
  0x0445, 0x00d7, 0x2013, 0x2014, 0x2212, 0x2010, 0x2011, 0x00a0
};

/* Returns 0 for what no move is written with. */
static char
find_sign (gunichar c)
{
  c = g_unichar_tolower (c);
  if ((c >= 'a' && c <= 'h') || (c >= '0' && c <= '9'))
    return (char) c;
  if (c < 0x80)
    return c == ':' || c == '-' || c == 'x' || c == ' ' || c == '\t' ? '-' : 0;
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == c)
      return letters[i].sign;
  for (gsize i = 0; i < G_N_ELEMENTS (parting); i++)
    if (parting[i] == c)
      return '-';
  return 0;
}

/* Numbers of moves end with a full stop. */
static const char *
skip_number (const char *text, const char *end)
{
  const char *p = text;

  while (p < end && (*p == ' ' || *p == '\t'))
    p++;
  text = p;
  while (p < end && g_ascii_isdigit (*p))
    p++;
  if (p == text || p == end || *p != '.')
    return text;
  while (p < end && (*p == '.' || *p == ' ' || *p == '\t'))
    p++;
  return p;
}

/* rus-draughts-2022 appendix 5: signs of a strong and a weak move stand behind it; old books have
 * a star for a forced move. */
static const char *
skip_marks (const char *text, const char *end)
{
  while (end > text && strchr ("!?* \t", end[-1]) != NULL && end[-1] != '\0')
    end--;
  return end;
}

static gboolean
read_signs (const char *text, gsize length, Signs *signs)
{
  const char *end = text + length;
  const char *p = skip_number (text, end);

  end = skip_marks (p, end);
  signs->n_signs = 0;
  while (p < end)
    {
      gunichar c = g_utf8_get_char_validated (p, end - p);
      char sign;

      if (c == (gunichar) -1 || c == (gunichar) -2)
        return FALSE;
      sign = find_sign (c);
      if (sign == 0 || signs->n_signs == MAX_SIGNS)
        return FALSE;
      /* What parts squares parts them once. */
      if (sign != '-' || signs->n_signs == 0 || signs->signs[signs->n_signs - 1] != '-')
        signs->signs[signs->n_signs++] = sign;
      p = g_utf8_next_char (p);
    }
  return signs->n_signs > 0 && signs->signs[0] != '-' && signs->signs[signs->n_signs - 1] != '-';
}

static gboolean
add_square (Form *form, guint *n_squares, BrgDraughtsSquare square)
{
  if (square == BRG_DRAUGHTS_NO_SQUARE || form->way.n_squares == BRG_DRAUGHTS_WAY_MAX)
    return FALSE;
  if (*n_squares == 0 && form->from_file == NO_FILE)
    form->from = square;
  else
    {
      if (form->to != BRG_DRAUGHTS_NO_SQUARE)
        form->way.squares[form->way.n_squares++] = form->to;
      form->to = square;
    }
  (*n_squares)++;
  return TRUE;
}

static void
clear_form (Form *form)
{
  form->from_file = NO_FILE;
  form->from = form->to = BRG_DRAUGHTS_NO_SQUARE;
  form->way.n_squares = 0;
}

/* rus-draughts-2022 6.1.6.2: `c3-d4`, `b4:d6`, `ed4`, `b:d6`. */
static guint
read_letters (BrgDraughtsVariant variant,
              const Signs *signs,
              BrgDraughtsReading reading,
              Form forms[MAX_FORMS])
{
  Form *form = &forms[0];
  guint n_squares = 0;

  clear_form (form);
  for (guint i = 0; i < signs->n_signs; i++)
    {
      char sign = signs->signs[i];
      gboolean has_row = i + 1 < signs->n_signs && g_ascii_isdigit (signs->signs[i + 1]);

      if (sign == '-')
        continue;
      if (g_ascii_isdigit (sign) || (!has_row && i > 0))
        return 0;
      if (has_row)
        {
          gint row = g_ascii_digit_value (signs->signs[++i]) - 1;

          if (!add_square (form, &n_squares, brg_draughts_square_at (variant, sign - 'a', row)))
            return 0;
        }
      /* rus-draughts-2022 10.2.2: in a letter a short move is an impossible one. */
      else if (reading == BRG_DRAUGHTS_READ_FULL)
        return 0;
      else
        form->from_file = (gint8) (sign - 'a');
    }
  return form->to != BRG_DRAUGHTS_NO_SQUARE ? 1 : 0;
}

static BrgDraughtsSquare
read_number (BrgDraughtsVariant variant, const char *digits, guint n_digits)
{
  guint number = 0;

  if (n_digits > 2)
    return BRG_DRAUGHTS_NO_SQUARE;
  for (guint i = 0; i < n_digits; i++)
    number = number * 10 + (guint) (digits[i] - '0');
  return brg_draughts_square_from_number (variant, number);
}

/* `3228`: all ways to make two numbers of the digits. */
static guint
split_digits (BrgDraughtsVariant variant, const Signs *signs, Form forms[MAX_FORMS])
{
  guint n_forms = 0;

  for (guint n_first = 1; n_first <= 2 && n_first < signs->n_signs; n_first++)
    {
      Form *form = &forms[n_forms];

      clear_form (form);
      form->from = read_number (variant, signs->signs, n_first);
      form->to = read_number (variant, signs->signs + n_first, signs->n_signs - n_first);
      if (form->from != BRG_DRAUGHTS_NO_SQUARE && form->to != BRG_DRAUGHTS_NO_SQUARE)
        n_forms++;
    }
  return n_forms;
}

/* rus-draughts-2022 7.3: `32-28`, `34:23`, `47:24:8:17:6`. */
static guint
read_numbers (BrgDraughtsVariant variant, const Signs *signs, Form forms[MAX_FORMS])
{
  Form *form = &forms[0];
  guint n_squares = 0;
  guint start = 0;

  if (memchr (signs->signs, '-', signs->n_signs) == NULL)
    return split_digits (variant, signs, forms);
  clear_form (form);
  for (guint i = 0; i <= signs->n_signs; i++)
    if (i == signs->n_signs || signs->signs[i] == '-')
      {
        if (!add_square (form, &n_squares, read_number (variant, signs->signs + start, i - start)))
          return 0;
        start = i + 1;
      }
  return n_squares >= 2 ? 1 : 0;
}

static guint
read_forms (BrgDraughtsVariant variant,
            const Signs *signs,
            BrgDraughtsReading reading,
            Form forms[MAX_FORMS])
{
  gboolean has_letters = FALSE;

  for (guint i = 0; i < signs->n_signs; i++)
    has_letters = has_letters || g_ascii_isalpha (signs->signs[i]);
  if (!has_letters)
    return read_numbers (variant, signs, forms);
  return brg_draughts_variant_is_large (variant) ? 0
                                                 : read_letters (variant, signs, reading, forms);
}

static gboolean
has_ends (const Form *form, const BrgDraughtsMove *move)
{
  if (move->to != form->to)
    return FALSE;
  return form->from_file != NO_FILE
             ? brg_draughts_square_column (move->from) == (guint) form->from_file
             : move->from == form->from;
}

/* Keeps the moves that go between the squares of a form. */
static void
keep_ends (BrgDraughtsMoveList *moves, const Form *forms, guint n_forms)
{
  guint n_kept = 0;

  for (guint i = 0; i < moves->n_moves; i++)
    {
      gboolean fits = FALSE;

      for (guint f = 0; f < n_forms && !fits; f++)
        fits = has_ends (&forms[f], &moves->moves[i]);
      if (fits)
        moves->moves[n_kept++] = moves->moves[i];
    }
  moves->n_moves = n_kept;
}

/* Whether another move with the same ends has just these squares of turning. */
static gboolean
is_outdone (const BrgDraughtsMoveList *moves, const BrgDraughtsWayFit *fits, guint n)
{
  for (guint i = 0; i < moves->n_moves; i++)
    if (fits[i] == BRG_DRAUGHTS_WAY_EXACT && moves->moves[i].from == moves->moves[n].from)
      return fits[n] != BRG_DRAUGHTS_WAY_EXACT;
  return FALSE;
}

/* Keeps the moves that go the way that was said. */
static void
keep_ways (const BrgDraughtsPosition *position,
           const BrgDraughtsWay *way,
           BrgDraughtsMoveList *moves)
{
  g_autofree BrgDraughtsWayFit *fits = g_new (BrgDraughtsWayFit, moves->n_moves);
  guint n_kept = 0;

  for (guint i = 0; i < moves->n_moves; i++)
    fits[i] = brg_draughts_way_fit (position, &moves->moves[i], way);
  for (guint i = 0; i < moves->n_moves; i++)
    if (fits[i] != BRG_DRAUGHTS_WAY_OTHER && is_outdone (moves, fits, i))
      fits[i] = BRG_DRAUGHTS_WAY_OTHER;
  for (guint i = 0; i < moves->n_moves; i++)
    if (fits[i] != BRG_DRAUGHTS_WAY_OTHER)
      moves->moves[n_kept++] = moves->moves[i];
  moves->n_moves = n_kept;
}

guint
brg_draughts_move_read (const BrgDraughtsPosition *position,
                        const char *text,
                        gssize length,
                        BrgDraughtsReading reading,
                        BrgDraughtsMoveList *fits)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  Signs signs;
  Form forms[MAX_FORMS];
  guint n_forms;

  brg_draughts_move_list_clear (fits);
  g_return_val_if_fail (text != NULL, 0);

  if (!read_signs (text, length < 0 ? strlen (text) : (gsize) length, &signs))
    return 0;
  n_forms = read_forms (variant, &signs, reading, forms);
  if (n_forms == 0)
    return 0;
  brg_draughts_moves_generate (position, fits);
  keep_ends (fits, forms, n_forms);
  /* Forms of digits without anything between them have no squares of turning. */
  if (fits->n_moves > 1 || forms[0].way.n_squares > 0)
    keep_ways (position, &forms[0].way, fits);
  return fits->n_moves;
}
