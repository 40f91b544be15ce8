/* brg-san-form.c - what a written move says: which man, from where, to where
 *
 * Rules: fide-2023 C.8, C.9, C.10, C.11
 * Tests: tests/engine/test-notation.c, tests/engine/test-sealed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-san-form.h"

#include <string.h>

#define KNIGHT (1u << BRG_CHESS_KNIGHT)
#define BISHOP (1u << BRG_CHESS_BISHOP)
#define ROOK (1u << BRG_CHESS_ROOK)
#define QUEEN (1u << BRG_CHESS_QUEEN)
#define KING (1u << BRG_CHESS_KING)

/* What a letter means in English, Russian and Ukrainian. Small letters that are files are none of
 * these. */
static const struct
{
  gunichar symbol;
  guint kinds[3];
} letters[] = {
  { 'K', { KING, KNIGHT, KNIGHT } },
  { 'k', { KING, KNIGHT, KNIGHT } },
  { 'Q', { QUEEN, 0, 0 } },
  { 'q', { QUEEN, 0, 0 } },
  { 'R', { ROOK, 0, 0 } },
  { 'r', { ROOK, 0, 0 } },
  { 'B', { BISHOP, 0, 0 } },
  { 'N', { KNIGHT, 0, 0 } },
  { 'n', { KNIGHT, 0, 0 } },
  { 0x0444, { 0, QUEEN, QUEEN } }, /* ф */
  { 0x043b, { 0, ROOK, 0 } },      /* л */
  { 'C', { 0, BISHOP, BISHOP } },
  { 'T', { 0, 0, ROOK } },
  { 't', { 0, 0, ROOK } },
  { 'P', { BRG_SAN_PAWN, BRG_SAN_PAWN, BRG_SAN_PAWN } },
  { 'p', { BRG_SAN_PAWN, BRG_SAN_PAWN, BRG_SAN_PAWN } },
  { 0x043f, { BRG_SAN_PAWN, BRG_SAN_PAWN, BRG_SAN_PAWN } }, /* п */
  { 0x2654, { KING, KING, KING } },
  { 0x2655, { QUEEN, QUEEN, QUEEN } },
  { 0x2656, { ROOK, ROOK, ROOK } },
  { 0x2657, { BISHOP, BISHOP, BISHOP } },
  { 0x2658, { KNIGHT, KNIGHT, KNIGHT } },
  { 0x2659, { BRG_SAN_PAWN, BRG_SAN_PAWN, BRG_SAN_PAWN } },
};

/* Arrangements of files (F), ranks (R) and symbols that are neither (X), and which of them says
 * what. */
static const struct
{
  const char *pattern;
  BrgSanShape shape;
  gint8 from_file;
  gint8 from_rank;
  gint8 to_file;
  gint8 to_rank;
} patterns[] = {
  { "FR", BRG_SAN_SHORT, -1, -1, 0, 1 },   { "FFR", BRG_SAN_SHORT, 0, -1, 1, 2 },
  { "RFR", BRG_SAN_SHORT, -1, 0, 1, 2 },   { "FF", BRG_SAN_FILES, 0, -1, 1, -1 },
  { "FRFR", BRG_SAN_FULL, 0, 1, 2, 3 },    { "FRF", BRG_SAN_HALF, 0, 1, 2, -1 },
  { "FRR", BRG_SAN_HALF, 0, 1, -1, 2 },    { "FRFX", BRG_SAN_HALF, 0, 1, 2, -1 },
  { "FRXR", BRG_SAN_HALF, 0, 1, -1, 3 },   { "FXFR", BRG_SAN_ASTRAY, 0, -1, 2, 3 },
  { "XRFR", BRG_SAN_ASTRAY, -1, 1, 2, 3 },
};

/* A text cut into the letter of a man, coordinates and the letter of a promotion. */
typedef struct
{
  const BrgSanSymbols *symbols;
  guint start;
  guint end;
  gboolean has_letter;
  guint kinds;
} Cut;

static gint8
find_file (gunichar symbol)
{
  if (symbol >= 'a' && symbol <= 'h')
    return (gint8) (symbol - 'a');
  return symbol >= 'A' && symbol <= 'H' ? (gint8) (symbol - 'A') : BRG_SAN_OPEN;
}

static gint8
find_rank (gunichar symbol)
{
  return symbol >= '1' && symbol <= '8' ? (gint8) (symbol - '1') : BRG_SAN_OPEN;
}

/* The men that a letter means; those of other languages mean none. Returns whether it is a letter
 * of any language. */
static gboolean
find_kinds (gunichar symbol, BrgLanguage language, guint *kinds)
{
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].symbol == symbol)
      {
        *kinds = language == BRG_LANGUAGE_ANY
                     ? letters[i].kinds[0] | letters[i].kinds[1] | letters[i].kinds[2]
                     : letters[i].kinds[language];
        return TRUE;
      }
  return FALSE;
}

/* Кр is the king wherever it is written: K is then no knight. */
static gboolean
is_russian_king (const BrgSanSymbols *symbols, guint index, BrgLanguage language)
{
  return language != BRG_LANGUAGE_ENGLISH && index + 1 < symbols->n_symbols &&
         (symbols->symbols[index] == 'K' || symbols->symbols[index] == 'k') &&
         (symbols->symbols[index + 1] == 'p' || symbols->symbols[index + 1] == 'P');
}

/* Cuts the letter off at the start, if there is one. */
static Cut
cut_letter (const BrgSanSymbols *symbols, BrgLanguage language)
{
  Cut cut = { .symbols = symbols, .end = symbols->n_symbols };
  gunichar first = symbols->symbols[0];

  if (is_russian_king (symbols, 0, language))
    return (Cut){ symbols, 2, symbols->n_symbols, TRUE, KING };
  cut.has_letter = find_kinds (first, language, &cut.kinds) ||
                   (g_unichar_isalpha (first) && find_file (first) == BRG_SAN_OPEN);
  cut.start = cut.has_letter ? 1 : 0;
  return cut;
}

/* The arrangement that the coordinates of a cut have, or -1. */
static gint
find_pattern (const Cut *cut)
{
  char pattern[BRG_SAN_MAX_SYMBOLS + 1];
  guint n = 0;

  for (guint i = cut->start; i < cut->end; i++)
    {
      gunichar symbol = cut->symbols->symbols[i];

      pattern[n++] = find_file (symbol) != BRG_SAN_OPEN   ? 'F'
                     : find_rank (symbol) != BRG_SAN_OPEN ? 'R'
                                                          : 'X';
    }
  pattern[n] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (patterns); i++)
    if (strcmp (patterns[i].pattern, pattern) == 0)
      return (gint) i;
  return -1;
}

static gint8
get_file (const Cut *cut, gint8 index)
{
  return index < 0 ? BRG_SAN_OPEN : find_file (cut->symbols->symbols[cut->start + (guint) index]);
}

static gint8
get_rank (const Cut *cut, gint8 index)
{
  return index < 0 ? BRG_SAN_OPEN : find_rank (cut->symbols->symbols[cut->start + (guint) index]);
}

/* Only a pawn captures by files, and no pawn is told apart by its rank. */
static gboolean
is_for_man (BrgSanShape shape, gboolean by_rank, guint kinds)
{
  if (shape == BRG_SAN_FILES)
    return (kinds & BRG_SAN_PAWN) != 0;
  return !(shape == BRG_SAN_SHORT && by_rank && kinds == BRG_SAN_PAWN);
}

static gboolean
read_coordinates (const Cut *cut, BrgSanForm *form)
{
  gint found = find_pattern (cut);

  if (found < 0)
    return FALSE;
  *form = (BrgSanForm){
    .shape = patterns[found].shape,
    .kinds = cut->has_letter ? cut->kinds : BRG_SAN_PAWN,
    .promotions = BRG_SAN_ALL_KINDS,
    .from_file = get_file (cut, patterns[found].from_file),
    .from_rank = get_rank (cut, patterns[found].from_rank),
    .to_file = get_file (cut, patterns[found].to_file),
    .to_rank = get_rank (cut, patterns[found].to_rank),
  };
  if (!is_for_man (form->shape, form->from_rank != BRG_SAN_OPEN, form->kinds))
    return FALSE;
  if (form->shape == BRG_SAN_FILES)
    form->kinds = BRG_SAN_PAWN;
  return TRUE;
}

/* Programs write the new piece with a small English letter, also where b would be a file. */
static guint
find_program_promotion (const Cut *cut)
{
  static const char small[] = "..nbrq";
  gunichar last = cut->symbols->symbols[cut->end - 1];
  const char *found = last < 0x80 && last != '.' ? strchr (small, (int) last) : NULL;

  if (cut->has_letter || cut->end - cut->start != 5 || found == NULL || *found == '\0')
    return 0;
  return 1u << (found - small);
}

/* Cuts a letter of promotion off at the end. Returns whether there is one. */
static gboolean
cut_promotion (Cut *cut, BrgLanguage language, guint *promotions)
{
  gunichar last;
  guint by_program;

  if (cut->end < cut->start + 3)
    return FALSE;
  last = cut->symbols->symbols[cut->end - 1];
  by_program = find_program_promotion (cut);
  if (is_russian_king (cut->symbols, cut->end - 2, language))
    {
      *promotions = KING;
      cut->end -= 2;
      return TRUE;
    }
  *promotions = 0;
  if (!find_kinds (last, language, promotions) && by_program == 0)
    return FALSE;
  /* A capital file is no new piece unless it is one in the language. */
  if (*promotions == 0 && by_program == 0 && find_file (last) != BRG_SAN_OPEN)
    return FALSE;
  *promotions |= by_program;
  cut->end--;
  return TRUE;
}

/* Programs use small letters and no signs between. */
static gboolean
is_coordinates (const Cut *cut, const BrgSanForm *form)
{
  return !cut->has_letter && form->shape == BRG_SAN_FULL && cut->symbols->gaps == 0 &&
         cut->symbols->symbols[0] >= 'a' && cut->symbols->symbols[2] >= 'a';
}

/* Reads a text whose letter of the man has been cut off. Returns whether it says something. */
static gboolean
read_cut (const Cut *cut, BrgLanguage language, BrgSanForm *form)
{
  Cut shorter = *cut;
  guint promotions;

  if (cut_promotion (&shorter, language, &promotions) && read_coordinates (&shorter, form))
    {
      form->has_promotion = TRUE;
      form->promotions = promotions;
    }
  else if (!read_coordinates (cut, form))
    return FALSE;
  form->is_coordinates = is_coordinates (cut, form);
  return TRUE;
}

static gboolean
read_castling (const BrgSanSymbols *symbols, BrgSanForm *form)
{
  if (symbols->n_symbols != 2 && symbols->n_symbols != 3)
    return FALSE;
  for (guint i = 0; i < symbols->n_symbols; i++)
    if (symbols->symbols[i] != BRG_SAN_ZERO)
      return FALSE;
  /* fide-2023 C.13: 0-0 and 0-0-0. */
  *form = (BrgSanForm){ .shape = BRG_SAN_CASTLING, .is_long_castling = symbols->n_symbols == 3 };
  return TRUE;
}

static gboolean
is_literal (const BrgSanForm *form)
{
  return form->shape <= BRG_SAN_FULL;
}

/* Half a square that nothing parts from the square left: К e7 5. */
static gboolean
is_torn (const Cut *cut, const BrgSanForm *form)
{
  return form->shape == BRG_SAN_HALF && (cut->symbols->gaps >> (cut->start + 2) & 1) == 0 &&
         (form->to_file == BRG_SAN_OPEN) != (form->to_rank == BRG_SAN_OPEN) &&
         cut->end - cut->start - (form->has_promotion ? 1 : 0) == 3;
}

void
brg_san_forms_read (BrgSanForms *forms, const BrgSanSymbols *symbols, BrgLanguage language)
{
  Cut cut = cut_letter (symbols, language);
  Cut bare = { .symbols = symbols, .end = symbols->n_symbols };
  BrgSanForm with_letter;
  BrgSanForm without;
  gboolean has_with = cut.has_letter && read_cut (&cut, language, &with_letter);
  gboolean has_without = read_cut (&bare, language, &without);

  *forms = (BrgSanForms){ 0 };
  if (read_castling (symbols, &forms->forms[0]))
    {
      forms->n_forms = 1;
      return;
    }
  /* A letter that means no man is rather a file, B in Russian, or a wrong one. */
  if (has_with && has_without && cut.kinds == 0 &&
      (find_file (symbols->symbols[0]) != BRG_SAN_OPEN || without.shape == BRG_SAN_ASTRAY))
    has_with = FALSE;
  /* A capital letter may be a file: if the text means nothing with a man, or if it is full. */
  if (has_with && has_without &&
      !(is_literal (&without) && (!is_literal (&with_letter) || without.shape == BRG_SAN_FULL)))
    has_without = FALSE;
  if (has_with && has_without && !is_literal (&with_letter))
    has_with = FALSE;
  if (has_with)
    forms->forms[forms->n_forms++] = with_letter;
  if (has_without)
    forms->forms[forms->n_forms++] = without;
  forms->is_torn =
      (has_with && is_torn (&cut, &with_letter)) || (has_without && is_torn (&bare, &without));
}

static gboolean
is_said (gint8 said, guint value)
{
  return said == BRG_SAN_OPEN || (guint) said == value;
}

gboolean
brg_san_form_allows (const BrgSanForm *form, const BrgPosition *position, BrgMove move)
{
  BrgChessSquare from = brg_move_from (move);
  BrgChessSquare to = brg_move_to (move);
  BrgChessKind promotion = brg_move_promotion (move);

  if (brg_move_kind (move) == BRG_MOVE_CASTLING)
    return form->shape == BRG_SAN_CASTLING && form->is_long_castling == (to < from);
  if (form->shape == BRG_SAN_CASTLING ||
      (form->kinds >> brg_chess_man_kind (position->board[from]) & 1) == 0)
    return FALSE;
  if (form->has_promotion && (form->promotions >> promotion & 1) == 0)
    return FALSE;
  return is_said (form->from_file, brg_chess_square_file (from)) &&
         is_said (form->from_rank, brg_chess_square_rank (from)) &&
         is_said (form->to_file, brg_chess_square_file (to)) &&
         is_said (form->to_rank, brg_chess_square_rank (to));
}

void
brg_san_add_once (BrgMoveList *fits, BrgMove move)
{
  if (!brg_moves_has (fits, move))
    fits->moves[fits->n_moves++] = move;
}

static gboolean
is_pawn_capture (const BrgPosition *position, BrgMove move)
{
  BrgChessSquare from = brg_move_from (move);

  return brg_chess_man_kind (position->board[from]) == BRG_CHESS_PAWN &&
         brg_chess_square_file (from) != brg_chess_square_file (brg_move_to (move));
}

void
brg_san_form_find (const BrgSanForm *form,
                   const BrgPosition *position,
                   const BrgMoveList *legal,
                   BrgMoveList *fits)
{
  gboolean is_arrival = form->shape == BRG_SAN_SHORT && form->from_file == BRG_SAN_OPEN;
  guint n_before = fits->n_moves;

  for (guint i = 0; i < legal->n_moves; i++)
    if (!(is_arrival && is_pawn_capture (position, legal->moves[i])) &&
        brg_san_form_allows (form, position, legal->moves[i]))
      brg_san_add_once (fits, legal->moves[i]);
  if (!is_arrival || fits->n_moves > n_before)
    return;
  for (guint i = 0; i < legal->n_moves; i++)
    if (brg_san_form_allows (form, position, legal->moves[i]))
      brg_san_add_once (fits, legal->moves[i]);
}
