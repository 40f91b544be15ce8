/* brg-composition-form.c - what a work is, and the requirements that need no search
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.1.4, 11.2.2, 11.2.7.1, 11.2.8.3
 * Tests: tests/engine/composition/test-composition-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-form.h"

#include "brg-draughts-moves.h"

#define PROBLEM_LEAST_WHITE 5
#define STUDY_MOST_WHITE 4
#define STUDY_MOST_BLACK 6
#define ENDING_MOST 8
#define ZADACHA_MINIATURE_MOST_WHITE 7

/* rus-draughts-2022 11.1.3: groups of problems, by the smaller one first; of which board, up to how
 * many pieces a side, with kings or with men only. Practical problems are declared, not found. */
static const struct
{
  BrgCompositionGroup group;
  gboolean is_large;
  guint most;
  gboolean has_kings;
  gboolean is_declared;
} problem_groups[] = {
  { BRG_COMPOSITION_MINIATURE, FALSE, 6, FALSE, FALSE },
  { BRG_COMPOSITION_KONTSOVKA, FALSE, 12, FALSE, FALSE },
  { BRG_COMPOSITION_KINGS, FALSE, 12, TRUE, FALSE },
  { BRG_COMPOSITION_MINIATURE, TRUE, 7, FALSE, FALSE },
  { BRG_COMPOSITION_MEDIUM, TRUE, 12, FALSE, FALSE },
  { BRG_COMPOSITION_LARGE, TRUE, 20, FALSE, FALSE },
  { BRG_COMPOSITION_PRACTICAL, TRUE, 20, FALSE, TRUE },
  { BRG_COMPOSITION_KINGS, TRUE, 20, TRUE, FALSE },
};

/* What is counted of a position: kings are units like men. */
typedef struct
{
  BrgDraughtsVariant variant;
  gboolean is_large;
  guint n_white;
  guint n_black;
  gboolean has_kings;
} Count;

static Count
count_pieces (const BrgDraughtsPosition *position)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;

  return (Count){
    variant,
    brg_draughts_variant_is_large (variant),
    brg_draughts_set_size (position->pieces[BRG_COLOUR_WHITE]),
    brg_draughts_set_size (position->pieces[BRG_COLOUR_BLACK]),
    position->kings != 0,
  };
}

/* rus-draughts-2022 11.1.3: whether a problem belongs to the group that it is declared for. */
static gboolean
is_problem_of (const Count *count, BrgCompositionGroup group)
{
  for (gsize i = 0; i < G_N_ELEMENTS (problem_groups); i++)
    if (problem_groups[i].group == group && problem_groups[i].is_large == count->is_large)
      return MAX (count->n_white, count->n_black) <= problem_groups[i].most &&
             problem_groups[i].has_kings == count->has_kings;
  return FALSE;
}

/* rus-draughts-2022 11.1.3: the same of a zadacha. */
static gboolean
is_zadacha_of (const BrgComposition *work, const Count *count)
{
  gboolean is_block = work->task.goal == BRG_COMPOSITION_BLOCK;

  switch (work->group)
    {
    case BRG_COMPOSITION_MINIATURE:
      return count->n_white <= ZADACHA_MINIATURE_MOST_WHITE;
    case BRG_COMPOSITION_LOCK_MEN:
      return is_block && work->task.n_kings == 0;
    case BRG_COMPOSITION_LOCK_KINGS:
      return is_block && work->task.n_kings > 0;
    case BRG_COMPOSITION_GROUP_NONE:
    case BRG_COMPOSITION_KONTSOVKA:
    case BRG_COMPOSITION_MEDIUM:
    case BRG_COMPOSITION_LARGE:
    case BRG_COMPOSITION_PRACTICAL:
    case BRG_COMPOSITION_KINGS:
    default:
      return FALSE;
    }
}

static gboolean
is_group_wrong (const BrgComposition *work, const Count *count)
{
  if (work->group == BRG_COMPOSITION_GROUP_NONE)
    return FALSE;
  switch (work->kind)
    {
    case BRG_COMPOSITION_PROBLEM:
      return !is_problem_of (count, work->group);
    case BRG_COMPOSITION_ZADACHA:
      return !is_zadacha_of (work, count);
    case BRG_COMPOSITION_STUDY:
    case BRG_COMPOSITION_ENDING:
      /* rus-draughts-2022 11.1.3 names no groups of them. */
      return TRUE;
    case BRG_COMPOSITION_SPECIAL:
    default:
      return FALSE;
    }
}

static void
add_if (BrgCompositionForm *form, gboolean is_broken, BrgCompositionFault fault)
{
  if (is_broken)
    form->faults |= brg_composition_fault_bit (fault);
}

/* rus-draughts-2022 11.2.2: the position follows the rules of play. */
static void
check_legal (const BrgComposition *work, const Count *count, BrgCompositionForm *form)
{
  guint most = brg_draughts_variant_n_pieces (count->variant);

  add_if (form, brg_draughts_position_unmarked (&work->position) != 0,
          BRG_COMPOSITION_MAN_ON_LAST_ROW);
  add_if (form, count->n_white == 0 || count->n_black == 0, BRG_COMPOSITION_SIDE_EMPTY);
  add_if (form, count->n_white > most || count->n_black > most, BRG_COMPOSITION_TOO_MANY_PIECES);
  form->is_legal = form->faults == 0;
}

/* rus-draughts-2022 11.1.3: White carries out the task and begins with a quiet move. */
static void
check_first_move (const BrgComposition *work, BrgCompositionForm *form)
{
  const BrgDraughtsPosition *position = &work->position;
  gboolean is_zadacha = work->kind == BRG_COMPOSITION_ZADACHA;
  BrgDraughtsPosition turned = *position;
  gboolean is_capture;

  turned.turn = BRG_COLOUR_BLACK;
  form->is_white_en_prise = is_zadacha && brg_draughts_moves_must_take (&turned);
  if (position->turn != BRG_COLOUR_WHITE)
    {
      add_if (form, TRUE, BRG_COMPOSITION_BLACK_TO_MOVE);
      return;
    }
  is_capture = brg_draughts_moves_must_take (position);
  add_if (form, is_capture, BRG_COMPOSITION_FIRST_MOVE_CAPTURE);
  /* rus-draughts-2022 11.2.8.3: such zadachi are not admitted. */
  add_if (form, is_zadacha && is_capture, BRG_COMPOSITION_ZADACHA_CAPTURE);
  add_if (form, is_zadacha && !brg_draughts_moves_any (position), BRG_COMPOSITION_ZADACHA_NO_MOVE);
}

/* rus-draughts-2022 11.1.3: the sizes of the kinds; 11.2.7.1: of a problem the strength of Black.
 */
static void
check_size (const BrgComposition *work, const Count *count, BrgCompositionForm *form)
{
  switch (work->kind)
    {
    case BRG_COMPOSITION_PROBLEM:
      add_if (form, count->n_white < PROBLEM_LEAST_WHITE, BRG_COMPOSITION_PROBLEM_TOO_SMALL);
      add_if (form, count->n_black > count->n_white + 1, BRG_COMPOSITION_BLACK_EXCESS);
      break;
    case BRG_COMPOSITION_STUDY:
      add_if (form, count->n_white > STUDY_MOST_WHITE, BRG_COMPOSITION_STUDY_WHITE_OVER_4);
      add_if (form, count->n_black > STUDY_MOST_BLACK, BRG_COMPOSITION_STUDY_BLACK_OVER_6);
      break;
    case BRG_COMPOSITION_ENDING:
      add_if (form, count->is_large, BRG_COMPOSITION_ENDING_ON_100);
      add_if (form, MAX (count->n_white, count->n_black) > ENDING_MOST,
              BRG_COMPOSITION_ENDING_OVER_8);
      break;
    case BRG_COMPOSITION_ZADACHA:
    case BRG_COMPOSITION_SPECIAL:
    default:
      break;
    }
}

void
brg_composition_form_check (const BrgComposition *work, BrgCompositionForm *form)
{
  Count count = count_pieces (&work->position);
  gboolean is_block = work->task.goal == BRG_COMPOSITION_BLOCK;
  gboolean is_to_give = work->task.goal == BRG_COMPOSITION_GIVE;

  *form = (BrgCompositionForm){ 0 };
  check_legal (work, &count, form);
  /* rus-draughts-2022 11.1.4: what a special kind changes is its own. */
  if (work->kind == BRG_COMPOSITION_SPECIAL)
    return;
  check_first_move (work, form);
  check_size (work, &count, form);
  add_if (form, is_to_give || is_block != (work->kind == BRG_COMPOSITION_ZADACHA),
          BRG_COMPOSITION_WRONG_TASK);
  add_if (form, is_group_wrong (work, &count), BRG_COMPOSITION_WRONG_GROUP);
}

/* The group that a problem belongs to: of those that are found the smallest. */
static BrgCompositionGroup
find_problem_group (const BrgComposition *work, const Count *count)
{
  BrgCompositionGroup group = BRG_COMPOSITION_GROUP_NONE;

  if (work->group == BRG_COMPOSITION_PRACTICAL && is_problem_of (count, work->group))
    return work->group;
  for (gsize i = 0; i < G_N_ELEMENTS (problem_groups); i++)
    if (problem_groups[i].is_large == count->is_large && !problem_groups[i].is_declared &&
        problem_groups[i].has_kings == count->has_kings)
      {
        group = problem_groups[i].group;
        if (MAX (count->n_white, count->n_black) <= problem_groups[i].most)
          return group;
      }
  return group;
}

static void
append_zadacha_groups (GString *text, const BrgComposition *work, const Count *count)
{
  const char *sign = "/";

  if (work->task.goal == BRG_COMPOSITION_BLOCK)
    {
      g_string_append_printf (text, "%s%s", sign,
                              brg_composition_group_get_id (work->task.n_kings > 0
                                                                ? BRG_COMPOSITION_LOCK_KINGS
                                                                : BRG_COMPOSITION_LOCK_MEN));
      sign = "+";
    }
  if (count->n_white <= ZADACHA_MINIATURE_MOST_WHITE)
    g_string_append_printf (text, "%s%s", sign,
                            brg_composition_group_get_id (BRG_COMPOSITION_MINIATURE));
}

char *
brg_composition_dup_class (const BrgComposition *work)
{
  Count count = count_pieces (&work->position);
  GString *text = g_string_new (count.is_large ? "100" : "64");

  g_string_append_printf (text, "/%s", brg_composition_kind_get_id (work->kind));
  if (work->kind == BRG_COMPOSITION_PROBLEM)
    g_string_append_printf (text, "/%s",
                            brg_composition_group_get_id (find_problem_group (work, &count)));
  if (work->kind == BRG_COMPOSITION_ZADACHA)
    append_zadacha_groups (text, work, &count);
  return g_string_free (text, FALSE);
}
