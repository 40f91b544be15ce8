/* brg-contest-lines-form.c - what the machine says of the form of a work
 *
 * Rules: rus-draughts-2022 11.1.3, 11.1.4, 11.2.2, 11.2.7.1, 11.2.8.3
 * Tests: tests/app/test-contest-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines-private.h"

#include "brg-contest-words.h"

/* rus-draughts-2022 11.1.3 */
static void
add_class (BrgContestLines *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_PROBLEM_TOO_SMALL,  BRG_COMPOSITION_STUDY_WHITE_OVER_4,
    BRG_COMPOSITION_STUDY_BLACK_OVER_6, BRG_COMPOSITION_ENDING_ON_100,
    BRG_COMPOSITION_ENDING_OVER_8,      BRG_COMPOSITION_WRONG_GROUP,
    BRG_COMPOSITION_WRONG_TASK,
  };
  g_autofree char *name =
      brg_contest_words_dup_class (builder->finding->report.class_name, builder->words);

  if (!brg_contest_lines_add_faults (builder, faults, G_N_ELEMENTS (faults)))
    /* Translators: system, kind and group of a work; «Состав верен: %s» */
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_GOOD, "11.1.3",
        g_strdup_printf (WC_ (builder->words, "composition", "Composition fits: %s"), name), NULL);
  else if (brg_contest_lines_has_fault (builder, BRG_COMPOSITION_WRONG_GROUP))
    {
      BrgContestLine *last =
          &g_array_index (builder->lines, BrgContestLine, builder->lines->len - 1);

      g_free (last->detail);
      /* Translators: what the work really is */
      last->detail = g_strdup_printf (WC_ (builder->words, "composition", "It is: %s"), name);
    }
}

/* rus-draughts-2022 11.2.2: the last moves are for author and judge. */
static void
add_legality (BrgContestLines *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_MAN_ON_LAST_ROW,
    BRG_COMPOSITION_SIDE_EMPTY,
    BRG_COMPOSITION_TOO_MANY_PIECES,
  };

  if (!brg_contest_lines_add_faults (builder, faults, G_N_ELEMENTS (faults)))
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_GOOD, "11.2.2",
        g_strdup (WC_ (builder->words, "composition", "By its pieces the position is legal")),
        *builder->work->last_moves != '\0'
            /* Translators: the last moves of both sides as the author gives them */
            ? g_strdup_printf (WC_ (builder->words, "composition", "Last moves by the author: %s"),
                               builder->work->last_moves)
            : g_strdup (WC_ (builder->words, "composition", "The judge looks at the last moves")));
}

/* rus-draughts-2022 11.2.7.1 */
static void
add_forces (BrgContestLines *builder)
{
  static const BrgCompositionFault faults[] = { BRG_COMPOSITION_BLACK_EXCESS };
  const BrgComposition *work = &builder->finding->position.draughts;

  if (work->kind == BRG_COMPOSITION_PROBLEM && !brg_contest_lines_add_faults (builder, faults, 1))
    brg_contest_lines_add (builder, BRG_CONTEST_MARK_GOOD, "11.2.7.1",
                           g_strdup_printf (
                               /* Translators: pieces of White and of Black */
                               WC_ (builder->words, "composition",
                                    "Black is not more than one piece ahead: %u and %u"),
                               brg_draughts_set_size (work->position.pieces[BRG_COLOUR_WHITE]),
                               brg_draughts_set_size (work->position.pieces[BRG_COLOUR_BLACK])),
                           NULL);
}

/* rus-draughts-2022 11.1.3, 11.2.8.3 */
static void
add_first_move (BrgContestLines *builder)
{
  static const BrgCompositionFault of_zadacha[] = {
    BRG_COMPOSITION_ZADACHA_CAPTURE,
    BRG_COMPOSITION_ZADACHA_NO_MOVE,
  };
  static const BrgCompositionFault of_all[] = {
    BRG_COMPOSITION_BLACK_TO_MOVE,
    BRG_COMPOSITION_FIRST_MOVE_CAPTURE,
  };

  if (!brg_contest_lines_add_faults (builder, of_zadacha, G_N_ELEMENTS (of_zadacha)) &&
      !brg_contest_lines_add_faults (builder, of_all, G_N_ELEMENTS (of_all)))
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_GOOD, "11.1.3",
        g_strdup (WC_ (builder->words, "composition", "The first move is quiet")), NULL);
  if (brg_contest_lines_has_note (builder, "11.2.8.3:white-en-prise"))
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_DOUBT, "11.2.8.3",
        g_strdup (WC_ (builder->words, "composition", "White pieces can be taken at the start")),
        g_strdup (WC_ (builder->words, "composition", "A serious defect: about two points less")));
}

void
brg_contest_lines_add_form (BrgContestLines *builder)
{
  const BrgComposition *work = &builder->finding->position.draughts;

  if (work->kind == BRG_COMPOSITION_SPECIAL)
    {
      /* rus-draughts-2022 11.1.4: what a special kind changes is its own. */
      brg_contest_lines_add (
          builder, BRG_CONTEST_MARK_OPEN, "11.1.4",
          g_strdup (WC_ (builder->words, "composition", "Special kind: its form is for the judge")),
          NULL);
      add_legality (builder);
      return;
    }
  add_class (builder);
  add_legality (builder);
  add_forces (builder);
  add_first_move (builder);
}
