/* brg-desk-renju-words.c - renju in the user's language: fouls, ends, regulations, ways
 *
 * Rules: rus-draughts-2022 9.2.3, 9.2.4, 9.2.6, 9.2.7
 * Tests: tests/app/test-desk-renju.c, tests/app/test-desk-renju-opening.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-renju-private.h"

#include <glib/gi18n.h>

#include "brg-series-words.h"

/* The gravest first. */
static const struct
{
  BrgRenjuFoul foul;
  const char *article;
  const char *words;
} fouls[] = {
  { BRG_RENJU_FOUL_LONG_ROW, "rus-draughts-2022 9.2.4.2c", N_ ("an overline") },
  { BRG_RENJU_FOUL_FOURS, "rus-draughts-2022 9.2.4.2b", N_ ("a double four") },
  { BRG_RENJU_FOUL_THREES, "rus-draughts-2022 9.2.4.2a", N_ ("a double three") },
};

char *
brg_desk_renju_words_dup_fouls (guint set)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (fouls); i++)
    if ((set & fouls[i].foul) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", _ (fouls[i].words));
  return g_string_free (text, FALSE);
}

const char *
brg_desk_renju_words_get_foul_article (guint set)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fouls); i++)
    if ((set & fouls[i].foul) != 0)
      return fouls[i].article;
  return "rus-draughts-2022 9.2.4.2";
}

char *
brg_desk_renju_words_dup_figure (const BrgRenjuFigure *figure, BrgRenjuLetter letter)
{
  /* Translators: a point, in all of these */
  static const char *const threes[BRG_RENJU_N_DIRECTIONS] = {
    [BRG_RENJU_ACROSS] = N_ ("a three on the horizontal, a straight four by %s"),
    [BRG_RENJU_UP] = N_ ("a three on the vertical, a straight four by %s"),
    [BRG_RENJU_RISING] = N_ ("a three on the rising diagonal, a straight four by %s"),
    [BRG_RENJU_FALLING] = N_ ("a three on the falling diagonal, a straight four by %s"),
  };
  static const char *const fours[BRG_RENJU_N_DIRECTIONS] = {
    [BRG_RENJU_ACROSS] = N_ ("a four on the horizontal, a five by %s"),
    [BRG_RENJU_UP] = N_ ("a four on the vertical, a five by %s"),
    [BRG_RENJU_RISING] = N_ ("a four on the rising diagonal, a five by %s"),
    [BRG_RENJU_FALLING] = N_ ("a four on the falling diagonal, a five by %s"),
  };
  static const char *const rows[BRG_RENJU_N_DIRECTIONS] = {
    [BRG_RENJU_ACROSS] = N_ ("a row of six or more on the horizontal"),
    [BRG_RENJU_UP] = N_ ("a row of six or more on the vertical"),
    [BRG_RENJU_RISING] = N_ ("a row of six or more on the rising diagonal"),
    [BRG_RENJU_FALLING] = N_ ("a row of six or more on the falling diagonal"),
  };
  char point[BRG_RENJU_POINT_LENGTH];
  GString *text;

  if (figure->kind == BRG_RENJU_FOUL_LONG_ROW)
    return g_strdup (_ (rows[figure->direction]));
  brg_renju_point_write (figure->extension, letter, point);
  text = g_string_new (figure->kind == BRG_RENJU_FOUL_FOURS ? _ (fours[figure->direction])
                                                            : _ (threes[figure->direction]));
  g_string_replace (text, "%s", point, 1);
  return g_string_free (text, FALSE);
}

const char *
brg_desk_renju_words_fact (BrgRenjuFact fact, gboolean is_black)
{
  switch (fact)
    {
    case BRG_RENJU_FIVE:
      return is_black ? _ ("Five in a row: Black has won") : _ ("Five in a row: White has won");
    case BRG_RENJU_LONG_ROW:
      return _ ("Overline: White has won");
    case BRG_RENJU_BOTH_PASSED:
      return _ ("Both players passed: drawn");
    case BRG_RENJU_NO_FIVE:
      return _ ("No winning row is possible any more: drawn");
    case BRG_RENJU_FOUL_A:
      return _ ("Foul, double three");
    case BRG_RENJU_FOUL_B:
      return _ ("Foul, double four");
    case BRG_RENJU_FOUL_C:
      return _ ("Foul, overline");
    case BRG_RENJU_OFF_CENTRE:
      return _ ("The first stone is not in the centre");
    default:
      g_return_val_if_reached ("");
    }
}

const char *
brg_desk_renju_words_regulation (BrgRenjuRegulation regulation)
{
  return _ (brg_series_words_get_regulation (regulation));
}

char *
brg_desk_renju_words_dup_way (BrgRenjuWay way, guint limit)
{
  switch (way)
    {
    case BRG_RENJU_WAY_SWAP:
      return g_strdup (_ ("Swap Colours"));
    case BRG_RENJU_WAY_ONE:
      return g_strdup (_ ("Place One Fifth Stone"));
    case BRG_RENJU_WAY_OFFER:
      return g_strdup_printf (ngettext ("Offer %u Fifth Move", "Offer %u Fifth Moves", limit),
                              limit);
    case BRG_RENJU_WAY_BLACK:
      return g_strdup (_ ("Take Black"));
    case BRG_RENJU_WAY_WHITE:
      return g_strdup (_ ("Take White"));
    case BRG_RENJU_WAY_ADD:
      return g_strdup (_ ("Add Two Stones"));
    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
brg_desk_renju_words_reach (guint reach)
{
  switch (reach)
    {
    case 0:
      return _ ("It is placed at the centre of the board.");
    case 1:
      return _ ("It is placed in the central 3 × 3 square.");
    case 2:
      return _ ("It is placed in the central 5 × 5 square.");
    case 3:
      return _ ("It is placed in the central 7 × 7 square.");
    case 4:
      return _ ("It is placed in the central 9 × 9 square.");
    default:
      return _ ("It is placed on any empty point.");
    }
}

static char *
dup_foul_verdict (const BrgDeskRenju *self, BrgRenjuPoint answer, const char *point)
{
  g_autofree char *why = brg_desk_renju_words_dup_fouls (
      brg_renju_board_find_fouls (&self->opening.steps.board, answer));

  /* Translators: a point, "two threes" */
  return g_strdup_printf (_ ("%s is forbidden to Black: %s."), point, why);
}

char *
brg_desk_renju_words_dup_verdict (const BrgDeskRenju *self,
                                  BrgRenjuAnswerVerdict verdict,
                                  guint answer,
                                  BrgRenjuLetter letter)
{
  char point[BRG_RENJU_POINT_LENGTH] = "";

  if (answer < BRG_RENJU_N_POINTS)
    brg_renju_point_write ((BrgRenjuPoint) answer, letter, point);
  switch (verdict)
    {
    case BRG_RENJU_ANSWER_OCCUPIED:
      /* Translators: a point */
      return g_strdup_printf (_ ("There is already a stone on %s."), point);
    case BRG_RENJU_ANSWER_OUTSIDE:
      /* Translators: a point; where the stone must go, a sentence */
      return g_strdup_printf (_ ("%s is too far from the centre. %s"), point,
                              brg_desk_renju_words_reach (self->opening.question.reach));
    case BRG_RENJU_ANSWER_ALIKE:
      /* Translators: a point */
      return g_strdup_printf (_ ("%s is symmetrical to a fifth move already offered."), point);
    case BRG_RENJU_ANSWER_NOT_OFFERED:
      /* Translators: a point */
      return g_strdup_printf (_ ("%s is not among the fifth moves offered."), point);
    case BRG_RENJU_ANSWER_FOUL:
      return dup_foul_verdict (self, (BrgRenjuPoint) answer, point);
    case BRG_RENJU_ANSWER_OVER:
      return g_strdup (_ ("The opening is complete: there is nothing to decide."));
    case BRG_RENJU_ANSWER_FITS:
    case BRG_RENJU_ANSWER_OUT_OF_RANGE:
    default:
      return g_strdup (_ ("This is not an answer to the question."));
    }
}
