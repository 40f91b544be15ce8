/* brg-composition.c - works of draughts composition: the ids of kinds, groups, faults and verdicts
 *
 * Tests: tests/engine/composition/test-composition-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition.h"

static const char *const kinds[BRG_N_COMPOSITION_KINDS] = {
  [BRG_COMPOSITION_PROBLEM] = "problem", [BRG_COMPOSITION_STUDY] = "study",
  [BRG_COMPOSITION_ENDING] = "ending",   [BRG_COMPOSITION_ZADACHA] = "zadacha",
  [BRG_COMPOSITION_SPECIAL] = "special",
};

static const char *const groups[BRG_N_COMPOSITION_GROUPS] = {
  [BRG_COMPOSITION_GROUP_NONE] = "-",          [BRG_COMPOSITION_MINIATURE] = "miniature",
  [BRG_COMPOSITION_KONTSOVKA] = "kontsovka",   [BRG_COMPOSITION_MEDIUM] = "medium",
  [BRG_COMPOSITION_LARGE] = "large",           [BRG_COMPOSITION_PRACTICAL] = "practical",
  [BRG_COMPOSITION_KINGS] = "kings",           [BRG_COMPOSITION_LOCK_MEN] = "lock-men",
  [BRG_COMPOSITION_LOCK_KINGS] = "lock-kings",
};

static const char *const faults[BRG_N_COMPOSITION_FAULTS] = {
  [BRG_COMPOSITION_BLACK_TO_MOVE] = "11.1.3:black-to-move",
  [BRG_COMPOSITION_ENDING_ON_100] = "11.1.3:ending-on-100",
  [BRG_COMPOSITION_ENDING_OVER_8] = "11.1.3:ending-over-8",
  [BRG_COMPOSITION_FIRST_MOVE_CAPTURE] = "11.1.3:first-move-capture",
  [BRG_COMPOSITION_WRONG_GROUP] = "11.1.3:group",
  [BRG_COMPOSITION_PROBLEM_TOO_SMALL] = "11.1.3:problem-white-at-most-4",
  [BRG_COMPOSITION_STUDY_BLACK_OVER_6] = "11.1.3:study-black-over-6",
  [BRG_COMPOSITION_STUDY_WHITE_OVER_4] = "11.1.3:study-white-over-4",
  [BRG_COMPOSITION_WRONG_TASK] = "11.1.3:task",
  [BRG_COMPOSITION_MAN_ON_LAST_ROW] = "11.2.2:man-on-promotion-row",
  [BRG_COMPOSITION_SIDE_EMPTY] = "11.2.2:side-without-pieces",
  [BRG_COMPOSITION_TOO_MANY_PIECES] = "11.2.2:too-many-pieces",
  [BRG_COMPOSITION_AUTHOR_FAILS] = "11.2.3:author-fails",
  [BRG_COMPOSITION_UNFINISHED] = "11.2.3:unfinished",
  [BRG_COMPOSITION_NOT_SOLVABLE] = "11.2.3:unsolvable",
  [BRG_COMPOSITION_FINAL] = "11.2.4:final",
  [BRG_COMPOSITION_SPECTATOR] = "11.2.4:spectator",
  [BRG_COMPOSITION_VARIANTS] = "11.2.5:variants",
  [BRG_COMPOSITION_FULL] = "11.2.6:full",
  [BRG_COMPOSITION_PARTIAL] = "11.2.6:partial",
  [BRG_COMPOSITION_BLACK_EXCESS] = "11.2.7.1:black-excess",
  [BRG_COMPOSITION_COMBINATION_GOES_ON] = "11.2.7.2:final",
  [BRG_COMPOSITION_ZADACHA_FINAL] = "11.2.8.1:final",
  [BRG_COMPOSITION_ZADACHA_CAPTURE] = "11.2.8.3:first-move-capture",
  [BRG_COMPOSITION_ZADACHA_NO_MOVE] = "11.2.8.3:no-first-move",
};

static const char *const verdicts[BRG_N_COMPOSITION_VERDICTS] = {
  [BRG_COMPOSITION_NOT_SEARCHED] = "not-searched", [BRG_COMPOSITION_UNSOLVABLE] = "unsolvable",
  [BRG_COMPOSITION_REFUTED] = "refuted",           [BRG_COMPOSITION_COOKED_FIRST] = "cooked-first",
  [BRG_COMPOSITION_COOKED_LATER] = "cooked-later", [BRG_COMPOSITION_SOUND] = "sound",
  [BRG_COMPOSITION_NOT_DECIDED] = "not-decided",
};

void
brg_composition_clear (BrgComposition *work)
{
  g_clear_pointer (&work->solution, g_free);
}

const char *
brg_composition_kind_get_id (BrgCompositionKind kind)
{
  return kinds[kind];
}

gboolean
brg_composition_kind_find (const char *id, BrgCompositionKind *kind)
{
  for (guint i = 0; i < BRG_N_COMPOSITION_KINDS; i++)
    if (g_str_equal (kinds[i], id))
      {
        *kind = (BrgCompositionKind) i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_composition_group_get_id (BrgCompositionGroup group)
{
  return groups[group];
}

gboolean
brg_composition_group_find (const char *id, BrgCompositionGroup *group)
{
  for (guint i = 0; i < BRG_N_COMPOSITION_GROUPS; i++)
    if (g_str_equal (groups[i], id))
      {
        *group = (BrgCompositionGroup) i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_composition_fault_get_id (BrgCompositionFault fault)
{
  return faults[fault];
}

const char *
brg_composition_verdict_get_id (BrgCompositionVerdict verdict)
{
  return verdicts[verdict];
}
