/* brg-sealed.c - what a written move can mean when nobody can be asked
 *
 * Rules: fide-2023 guideline I.8, ussr-chess-1956 21
 * Tests: tests/engine/test-sealed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sealed.h"

#include "brg-san-form.h"

/* What is asked of every text. */
typedef struct
{
  const BrgPosition *position;
  BrgLanguage language;
  BrgMoveList legal;
} Question;

static gboolean
can_be_taken (const BrgSanForm *form)
{
  return form->shape <= BRG_SAN_FULL;
}

static void
find_literal (const Question *question, const BrgSanForms *forms, BrgMoveList *found)
{
  for (guint i = 0; i < forms->n_forms; i++)
    if (can_be_taken (&forms->forms[i]))
      brg_san_form_find (&forms->forms[i], question->position, &question->legal, found);
}

static void
find_allowed (const Question *question, const BrgSanForm *form, BrgMoveList *found)
{
  for (guint i = 0; i < question->legal.n_moves; i++)
    if (brg_san_form_allows (form, question->position, question->legal.moves[i]))
      brg_san_add_once (found, question->legal.moves[i]);
}

/* ussr-chess-1956 21: К e7—f4 for К e7—f5, where the file is right; the same with the rank. */
static void
try_other_targets (const Question *question, BrgSanForm form, BrgMoveList *found)
{
  BrgSanForm other_rank = form;
  BrgSanForm other_file = form;

  other_rank.to_rank = BRG_SAN_OPEN;
  other_file.to_file = BRG_SAN_OPEN;
  find_allowed (question, &other_rank, found);
  find_allowed (question, &other_file, found);
}

/* The square left, or what is said of it, is wrong. */
static void
try_other_origins (const Question *question, BrgSanForm form, BrgMoveList *found)
{
  form.from_file = BRG_SAN_OPEN;
  form.from_rank = BRG_SAN_OPEN;
  for (guint i = 0; i < question->legal.n_moves; i++)
    {
      BrgMove move = question->legal.moves[i];

      /* By two files only captures are written. */
      if (form.shape == BRG_SAN_FILES && brg_chess_square_file (brg_move_from (move)) ==
                                             brg_chess_square_file (brg_move_to (move)))
        continue;
      if (brg_san_form_allows (&form, question->position, move))
        brg_san_add_once (found, move);
    }
}

static void
try_other_men (const Question *question, BrgSanForm form, BrgMoveList *found)
{
  form.kinds = BRG_SAN_ALL_KINDS;
  find_allowed (question, &form, found);
}

/* A new piece is named, but the move promotes nothing. */
static void
try_without_promotion (const Question *question, BrgSanForm form, BrgMoveList *found)
{
  BrgMoveList with = { .n_moves = 0 };

  if (!form.has_promotion)
    return;
  form.has_promotion = FALSE;
  brg_san_form_find (&form, question->position, &question->legal, &with);
  for (guint i = 0; i < with.n_moves; i++)
    if (brg_move_promotion (with.moves[i]) == BRG_CHESS_NOTHING)
      brg_san_add_once (found, with.moves[i]);
}

/* Castling written as a move of the king, Кр e1—g1; in Chess960 also onto the rook. It is the only
 * thing that can be meant. */
static gboolean
find_castling_as_king (const Question *question, const BrgSanForm *form, BrgMoveList *found)
{
  BrgChessSquare from;
  BrgChessSquare to;

  if (form->shape != BRG_SAN_FULL || form->has_promotion ||
      (form->kinds & 1u << BRG_CHESS_KING) == 0)
    return FALSE;
  from = brg_chess_square ((guint) form->from_file, (guint) form->from_rank);
  to = brg_chess_square ((guint) form->to_file, (guint) form->to_rank);
  for (guint i = 0; i < question->legal.n_moves; i++)
    {
      BrgMove move = question->legal.moves[i];
      gboolean onto_rook = question->position->variant == BRG_CHESS_960 && to == brg_move_to (move);

      if (brg_move_kind (move) != BRG_MOVE_CASTLING || brg_move_from (move) != from ||
          (to != brg_move_castled_king (move) && !onto_rook))
        continue;
      brg_san_add_once (found, move);
      return TRUE;
    }
  return FALSE;
}

/* One slip in a text that has the form of a move. */
static void
try_form (const Question *question, const BrgSanForm *form, BrgMoveList *found)
{
  switch (form->shape)
    {
    case BRG_SAN_FULL:
      try_other_targets (question, *form, found);
      try_other_origins (question, *form, found);
      try_other_men (question, *form, found);
      break;
    case BRG_SAN_HALF:
      find_allowed (question, form, found);
      return;
    case BRG_SAN_ASTRAY:
      try_other_origins (question, *form, found);
      return;
    case BRG_SAN_SHORT:
      /* Without a word on the square left nothing but the square reached could be wrong. */
      if (form->from_file != BRG_SAN_OPEN || form->from_rank != BRG_SAN_OPEN)
        try_other_origins (question, *form, found);
      break;
    case BRG_SAN_FILES:
      try_other_origins (question, *form, found);
      break;
    case BRG_SAN_CASTLING:
    default:
      return;
    }
  try_without_promotion (question, *form, found);
}

static void
try_symbols (const Question *question, const BrgSanSymbols *symbols, BrgMoveList *found)
{
  BrgSanForms forms;

  brg_san_forms_read (&forms, symbols, question->language);
  find_literal (question, &forms, found);
}

/* ussr-chess-1956 21: Ф c17—f4. A sign too many, or two exchanged. */
static void
try_signs (const Question *question, const BrgSanSymbols *symbols, BrgMoveList *found)
{
  for (guint i = 0; i < symbols->n_symbols && symbols->n_symbols > 1; i++)
    {
      BrgSanSymbols without = brg_san_symbols_without (symbols, i);

      try_symbols (question, &without, found);
    }
  for (guint i = 0; i + 1 < symbols->n_symbols; i++)
    {
      BrgSanSymbols swapped = brg_san_symbols_swapped (symbols, i);

      try_symbols (question, &swapped, found);
    }
}

static void
find_slips (const Question *question,
            const BrgSanSymbols *symbols,
            const BrgSanForms *forms,
            BrgMoveList *found)
{
  for (guint i = 0; i < forms->n_forms; i++)
    if (find_castling_as_king (question, &forms->forms[i], found))
      return;
  for (guint i = 0; i < forms->n_forms; i++)
    try_form (question, &forms->forms[i], found);
  if (forms->n_forms == 0 || forms->is_torn)
    try_signs (question, symbols, found);
}

/* What is written behind a move and is none: an offer of a draw, a name in brackets. */
static gboolean
begins_remark (const char *word)
{
  static const char *const offers[] = { "ничья", "ничью",    "ничьей", "предлагаю", "нічия",
                                        "нічию", "пропоную", "draw",   "offer",     "offers" };
  g_autofree char *folded = g_utf8_casefold (word, -1);

  if (*word == '(' || *word == '[')
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    if (g_str_has_prefix (folded, offers[i]))
      return TRUE;
  return FALSE;
}

/* fide-2023 I.8.3, ussr-chess-1956 21: what is certain about a move is not lost by what stands
 * around it: remarks, letters of another width, signs that cannot be seen. */
static char *
dup_move_alone (const char *text, gssize length)
{
  g_autofree char *whole = length < 0 ? g_strdup (text) : g_strndup (text, (gsize) length);
  g_autofree char *plain = g_utf8_normalize (whole, -1, G_NORMALIZE_ALL_COMPOSE);
  g_auto (GStrv) words = NULL;
  g_autoptr (GString) kept = g_string_new (NULL);

  if (plain == NULL)
    return g_steal_pointer (&whole);
  words = g_strsplit_set (plain, " \t\r\n", -1);
  for (guint i = 0; words[i] != NULL && !(kept->len > 0 && begins_remark (words[i])); i++)
    {
      if (kept->len > 0 && *words[i] != '\0')
        g_string_append_c (kept, ' ');
      for (const char *p = words[i]; *p != '\0'; p = g_utf8_next_char (p))
        if (!g_unichar_iszerowidth (g_utf8_get_char (p)))
          g_string_append_unichar (kept, g_utf8_get_char (p));
    }
  return g_string_free (g_steal_pointer (&kept), FALSE);
}

void
brg_sealed_judge (const BrgPosition *position,
                  const char *text,
                  gssize length,
                  BrgLanguage language,
                  BrgSealedReading *reading)
{
  Question question = { .position = position, .language = language };
  BrgMoveList *found = &reading->candidates;
  BrgSanSymbols symbols;
  BrgSanForms forms;
  g_autofree char *alone = NULL;

  *reading = (BrgSealedReading){ .verdict = BRG_SEALED_IMPOSSIBLE };
  g_return_if_fail (text != NULL);

  /* Nothing ends before its end: what stands behind a zero would be lost. */
  if (length > 0 && memchr (text, '\0', (gsize) length) != NULL)
    return;
  alone = dup_move_alone (text, length);
  if (!brg_san_symbols_read (&symbols, alone, -1))
    return;
  brg_moves_generate (position, &question.legal);
  brg_san_forms_read (&forms, &symbols, language);
  find_literal (&question, &forms, found);
  reading->is_literal = found->n_moves > 0;
  if (!reading->is_literal)
    find_slips (&question, &symbols, &forms, found);
  if (found->n_moves > 1)
    reading->verdict = BRG_SEALED_AMBIGUOUS;
  else if (found->n_moves == 1)
    reading->verdict = reading->is_literal ? BRG_SEALED_UNIQUE : BRG_SEALED_OBVIOUS_SLIP;
}

BrgSealedOutcome
brg_sealed_outcome (const BrgRulebook *rulebook,
                    const BrgSealedReading *reading,
                    const char **article)
{
  guint index = reading->verdict == BRG_SEALED_AMBIGUOUS && !reading->is_literal
                    ? BRG_N_SEALED_VERDICTS
                    : (guint) reading->verdict;

  *article = NULL;
  if (rulebook->sealed_moves != NULL)
    {
      *article = rulebook->sealed_moves[index].article;
      return rulebook->sealed_moves[index].outcome;
    }
  /* The other books on chess know no sealed move. What was plainly written stands. */
  return reading->verdict == BRG_SEALED_UNIQUE ? BRG_SEALED_STANDS : BRG_SEALED_ARBITER;
}
