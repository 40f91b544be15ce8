/* test-composition-form.c - classes and formal requirements, a case a reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-form.h"
#include "brg-test.h"

#include "composition-fixture.h"

/* Men that neither take nor stop each other. */
#define FIVE "W:W25,26,30,31,32:B1,2,3,4,5"
#define SIX "W:W25,26,29,30,31,32:B1,2,3,4,5,6"
#define SEVEN "W:W25,26,27,29,30,31,32:B1,2,3,4,5,6"
#define LARGE_FIVE "W:W41,46,47,48,49:B1,2,3,4,5"
#define LARGE_SEVEN "W:W41,42,46,47,48,49,50:B1,2,3,4,5,6,7"
#define LARGE_EIGHT "W:W41,42,43,46,47,48,49,50:B1,2,3,4,5,6,7,8"
#define LARGE_THIRTEEN "W:W36,37,38,39,40,41,42,43,44,45,46,47,48:B1,2,3,4,5,6,7,8,9,10,11,12,13"
#define ANSWER(faults, class_name) "not-searched\t" faults "\t-\t-\t" class_name "\t-"

static const WorkCase cases[] = {
  /* Of the problems the smallest group that fits; bounds belong to the group. */
  { "/engine/composition-form/rus-draughts-2022/11.1.3/miniature-up-to-six",
    "x\t64\t" SIX "\tW\tproblem\t-\tdraw\t3\t-", ANSWER ("-", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/kontsovka-from-seven",
    "x\t64\t" SEVEN "\tW\tproblem\t-\tdraw\t3\t-", ANSWER ("-", "64/problem/kontsovka") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/either-side-counts",
    "x\t64\tW:W25,26,30,31,32:B1,2,3,4,5,6,7\tW\tproblem\t-\tdraw\t3\t-",
    ANSWER ("11.2.7.1:black-excess", "64/problem/kontsovka") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/a-king-makes-it-kings",
    "x\t64\tW:WK25,26,30,31,32:B1,2,3,4,5\tW\tproblem\t-\tdraw\t3\t-",
    ANSWER ("-", "64/problem/kings") },
  { "/engine/composition-form/rus-draughts-2022/11.1.2/large-miniature-up-to-seven",
    "x\t100\t" LARGE_SEVEN "\tW\tproblem\t-\tdraw\t3\t-", ANSWER ("-", "100/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/medium-from-eight",
    "x\t100\t" LARGE_EIGHT "\tW\tproblem\t-\tdraw\t3\t-", ANSWER ("-", "100/problem/medium") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/large-from-thirteen",
    "x\t100\t" LARGE_THIRTEEN "\tW\tproblem\t-\tdraw\t3\t-", ANSWER ("-", "100/problem/large") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/practical-is-declared",
    "x\t100\t" LARGE_EIGHT "\tW\tproblem\tpractical\tdraw\t3\t-",
    ANSWER ("-", "100/problem/practical") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/a-larger-group-may-be-declared",
    "x\t64\t" SIX "\tW\tproblem\tkontsovka\tdraw\t3\t-", ANSWER ("-", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/declared-too-small",
    "x\t64\t" SEVEN "\tW\tproblem\tminiature\tdraw\t3\t-",
    ANSWER ("11.1.3:group", "64/problem/kontsovka") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/declared-men-and-kings-there",
    "x\t64\tW:WK25,26,30,31,32:B1,2,3,4,5\tW\tproblem\tminiature\tdraw\t3\t-",
    ANSWER ("11.1.3:group", "64/problem/kings") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/declared-kings-and-none-there",
    "x\t64\t" SIX "\tW\tproblem\tkings\tdraw\t3\t-",
    ANSWER ("11.1.3:group", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/group-of-the-other-board",
    "x\t100\t" LARGE_FIVE "\tW\tproblem\tkontsovka\tdraw\t3\t-",
    ANSWER ("11.1.3:group", "100/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/practical-is-of-the-large-board",
    "x\t64\t" SIX "\tW\tproblem\tpractical\tdraw\t3\t-",
    ANSWER ("11.1.3:group", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/practical-with-kings",
    "x\t100\tW:WK41,46,47,48,49:B1,2,3,4,5\tW\tproblem\tpractical\tdraw\t3\t-",
    ANSWER ("11.1.3:group", "100/problem/kings") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/a-study-has-no-group",
    "x\t64\tW:W30,31:B1,2\tW\tstudy\tminiature\tdraw\t3\t-", ANSWER ("11.1.3:group", "64/study") },
  /* Zadachi: by what is locked, and small ones besides. */
  { "/engine/composition-form/rus-draughts-2022/11.1.3/lock-men-and-small",
    "x\t64\t" SEVEN "\tW\tzadacha\t-\tblock:2,0\t3\t-",
    ANSWER ("-", "64/zadacha/lock-men+miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/lock-kings-with-men",
    "x\t64\t" SEVEN "\tW\tzadacha\t-\tblock:2,1\t3\t-",
    ANSWER ("-", "64/zadacha/lock-kings+miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/zadacha-of-eight",
    "x\t64\tW:W24,25,26,27,29,30,31,32:B1,2,3\tW\tzadacha\t-\tblock:2,0\t3\t-",
    ANSWER ("-", "64/zadacha/lock-men") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/zadacha-of-eight-is-not-small",
    "x\t64\tW:W24,25,26,27,29,30,31,32:B1,2,3\tW\tzadacha\tminiature\tblock:2,0\t3\t-",
    ANSWER ("11.1.3:group", "64/zadacha/lock-men") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/zadacha-declared-by-what-is-locked",
    "x\t64\t" SEVEN "\tW\tzadacha\tlock-men\tblock:2,0\t3\t-",
    ANSWER ("-", "64/zadacha/lock-men+miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/zadacha-declared-otherwise",
    "x\t64\t" SEVEN "\tW\tzadacha\tlock-kings\tblock:2,0\t3\t-",
    ANSWER ("11.1.3:group", "64/zadacha/lock-men+miniature") },
  /* Sizes of the kinds; kings are units. */
  { "/engine/composition-form/rus-draughts-2022/11.1.3/problem-of-five",
    "x\t64\t" FIVE "\tW\tproblem\t-\tdraw\t3\t-", ANSWER ("-", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/problem-of-four",
    "x\t64\tW:W25,26,30,31:B1,2,3,4,5\tW\tproblem\t-\tdraw\t3\t-",
    ANSWER ("11.1.3:problem-white-at-most-4", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/study-of-four-and-six",
    "x\t64\tW:WK25,26,30,31:B1,2,3,4,5,6\tW\tstudy\t-\tdraw\t3\t-", ANSWER ("-", "64/study") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/study-too-large",
    "x\t64\tW:W25,26,30,31,32:B1,2,3,4,5,6,7\tW\tstudy\t-\twin\t3\t-",
    ANSWER ("11.1.3:study-black-over-6,11.1.3:study-white-over-4", "64/study") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/ending-of-eight",
    "x\t64\tW:W21,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,8\tW\tending\t-\twin\t3\t-",
    ANSWER ("-", "64/ending") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/ending-of-nine",
    "x\t64\tW:W25,26,29,30,31,32:B1,2,3,4,5,6,7,8,9\tW\tending\t-\twin\t3\t-",
    ANSWER ("11.1.3:ending-over-8", "64/ending") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/ending-is-of-64-squares",
    "x\t100\t" LARGE_FIVE "\tW\tending\t-\twin\t3\t-",
    ANSWER ("11.1.3:ending-on-100", "100/ending") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/a-block-is-no-task-of-a-problem",
    "x\t64\t" FIVE "\tW\tproblem\t-\tblock:1,0\t3\t1.a1-b2",
    ANSWER ("11.1.3:task", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/a-win-is-no-task-of-a-zadacha",
    "x\t64\t" FIVE "\tW\tzadacha\t-\twin\t3\t-", ANSWER ("11.1.3:task", "64/zadacha/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/white-begins",
    "x\t64\tB:W25,26,30,31,32:B1,2,3,4,5\tB\tproblem\t-\twin\t3\ta1-b2",
    ANSWER ("11.1.3:black-to-move", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.1.3/with-a-quiet-move",
    "x\t64\tW:W22,26,30,31,32:B1,2,3,4,18\tW\tproblem\t-\tdraw\t3\t-",
    ANSWER ("11.1.3:first-move-capture", "64/problem/miniature") },
  /* Special kinds are classified and must be legal, no more. */
  { "/engine/composition-form/rus-draughts-2022/11.1.4/special-may-begin-with-black",
    "x\t64\tB:W25:B1,2,3,4,5\tB\tspecial\t-\twin\t3\t1.a1-b2", ANSWER ("-", "64/special") },
  { "/engine/composition-form/rus-draughts-2022/11.1.4/special-is-legal-all-the-same",
    "x\t64\tW:W1:B2\tW\tspecial\t-\twin\t3\t-",
    ANSWER ("11.2.2:man-on-promotion-row", "64/special") },
  { "/engine/composition-form/rus-draughts-2022/11.1.4/giveaway",
    "x\t64\tW:W25:B1\tW\tspecial\t-\tgiveaway\t3\t-", ANSWER ("-", "64/special") },
  /* What can stand on a board. */
  { "/engine/composition-form/rus-draughts-2022/11.2.2/man-on-the-last-row",
    "x\t64\tW:W25,26,30,31,32:B1,2,3,4,29\tW\tproblem\t-\twin\t3\ta1-b2",
    ANSWER ("11.2.2:man-on-promotion-row", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.2.2/a-king-may-stand-there",
    "x\t64\tW:WK1,26,30,31,32:BK29,2,3,4,5\tW\tproblem\t-\tdraw\t3\t-",
    ANSWER ("-", "64/problem/kings") },
  { "/engine/composition-form/rus-draughts-2022/11.2.2/one-side-only",
    "x\t64\tW:W25,26,30,31,32:B\tW\tproblem\t-\twin\t3\t1.a1-b2",
    ANSWER ("11.2.2:side-without-pieces", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.2.2/thirteen-pieces",
    "x\t64\tW:W20,21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\tW\tproblem\t-"
    "\twin"
    "\t3\ta1-b2",
    ANSWER ("11.2.2:too-many-pieces", "64/problem/kontsovka") },
  { "/engine/composition-form/rus-draughts-2022/11.2.2/twelve-pieces",
    "x\t64\tW:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\tW\tproblem\t-\tdraw"
    "\t3\t-",
    ANSWER ("-", "64/problem/kontsovka") },
  /* Lines of the author are counted also where nothing is searched. */
  { "/engine/composition-form/rus-draughts-2022/11.2.5/one-branch-of-a-study",
    "x\t64\tW:W30,31:B1,2\tW\tstudy\t-\twin\t3\t1.c1-b2", ANSWER ("11.2.5:variants", "64/study") },
  { "/engine/composition-form/rus-draughts-2022/11.2.5/two-branches",
    "x\t64\tW:W30,31:B1,2\tW\tstudy\t-\twin\t3\t1.c1-b2 | 1.c1-d2", ANSWER ("-", "64/study") },
  { "/engine/composition-form/rus-draughts-2022/11.2.5/no-text-is-not-judged",
    "x\t64\tW:W30,31:B1,2\tW\tending\t-\twin\t3\t-", ANSWER ("-", "64/ending") },
  /* Strength of Black. */
  { "/engine/composition-form/rus-draughts-2022/11.2.7.1/one-more-is-allowed",
    "x\t64\tW:W25,26,30,31,32:B1,2,3,4,5,6\tW\tproblem\t-\twin\t3\t-",
    ANSWER ("-", "64/problem/miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.2.7.1/two-more-are-not",
    "x\t64\tW:W25,26,30,31,32:B1,2,3,4,5,6,7\tW\tproblem\t-\twin\t3\t-",
    ANSWER ("11.2.7.1:black-excess", "64/problem/kontsovka") },
  { "/engine/composition-form/rus-draughts-2022/11.2.7.1/a-king-is-a-unit",
    "x\t64\tW:WK25,K26,K30,K31,K32:B1,2,3,4,5,6,7\tW\tproblem\t-\twin\t3\t-",
    ANSWER ("11.2.7.1:black-excess", "64/problem/kings") },
  /* Zadachi that are not admitted, and a serious defect. */
  { "/engine/composition-form/rus-draughts-2022/11.2.8.3/first-move-a-capture",
    "x\t64\tW:W22,26,30,31,32:B1,2,3,4,18\tW\tzadacha\t-\tblock:1,0\t3\t-",
    "not-searched\t11.1.3:first-move-capture,11.2.8.3:first-move-capture\t-\t-\t64/zadacha/"
    "lock-men+miniature\t11.2.8.3:white-en-prise" },
  { "/engine/composition-form/rus-draughts-2022/11.2.8.3/no-first-move",
    "x\t64\tW:W21:B17,14\tW\tzadacha\t-\tblock:1,0\t3\t-",
    ANSWER ("11.2.8.3:no-first-move", "64/zadacha/lock-men+miniature") },
  { "/engine/composition-form/rus-draughts-2022/11.2.8.3/white-en-prise",
    "x\t64\tW:W9,19,23,24,29,31,32:B4,13\tW\tzadacha\t-\tblock:2,0\t3\t-",
    "not-searched\t-\t-\t-\t64/zadacha/lock-men+miniature\t11.2.8.3:white-en-prise" },
};

static void
test_ids (void)
{
  for (guint i = 0; i < BRG_N_COMPOSITION_KINDS; i++)
    {
      BrgCompositionKind kind;

      g_assert_true (
          brg_composition_kind_find (brg_composition_kind_get_id ((BrgCompositionKind) i), &kind));
      g_assert_cmpuint (kind, ==, i);
    }
  for (guint i = 0; i < BRG_N_COMPOSITION_GROUPS; i++)
    {
      BrgCompositionGroup group;

      g_assert_true (brg_composition_group_find (
          brg_composition_group_get_id ((BrgCompositionGroup) i), &group));
      g_assert_cmpuint (group, ==, i);
    }
  /* Sets of faults are written in the order of their names. */
  for (guint i = 1; i < BRG_N_COMPOSITION_FAULTS; i++)
    g_assert_cmpstr (brg_composition_fault_get_id ((BrgCompositionFault) (i - 1)), <,
                     brg_composition_fault_get_id ((BrgCompositionFault) i));
}

BRG_TEST_TOPIC ("composition-form")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_work_case);
  g_test_add_func ("/engine/composition-form/ids", test_ids);
  return g_test_run ();
}
