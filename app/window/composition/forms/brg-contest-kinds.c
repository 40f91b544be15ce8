/* brg-contest-kinds.c - boards, kinds, groups and tasks of works as choices of a form
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.1.4
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-kinds.h"

#include <glib/gi18n.h>

#include "brg-contest-words.h"
#include "brg-ui-words.h"

#define MOST_IDS 16

static const char *
get_board (const char *id)
{
  return brg_contest_words_get_board (id, brg_ui_get_words ());
}

static const char *
get_kind (const char *id)
{
  return brg_contest_words_get_kind (id, brg_ui_get_words ());
}

static const char *
get_group (const char *id)
{
  return brg_contest_words_get_group (id, brg_ui_get_words ());
}

/* rus-draughts-2022 11.1.3, 11.1.4: what White has to do. */
static const char *
get_task (const char *id)
{
  if (g_str_equal (id, "win"))
    return C_ ("composition", "Win");
  if (g_str_equal (id, "draw"))
    return C_ ("composition", "Draw");
  if (g_str_equal (id, "block"))
    return C_ ("composition", "Locking");
  if (g_str_equal (id, "giveaway"))
    return C_ ("composition", "Giveaway");
  return C_ ("composition", "Mate");
}

static const char *const boards[] = { "64", "100", "giveaway", "chess", NULL };
static const char *const kinds[] = { "problem", "study",   "ending", "zadacha",
                                     "special", "mate", NULL };
static const char *const groups[] = { "-",         "miniature", "kontsovka", "medium",
                                      "large",     "practical", "kings",     "lock-men",
                                      "lock-kings", NULL };
static const char *const tasks[] = { "win", "draw", "block", "giveaway", "mate", NULL };

const BrgContestKinds brg_contest_kinds_boards[1] = { { boards, get_board } };
const BrgContestKinds brg_contest_kinds_kinds[1] = { { kinds, get_kind } };
const BrgContestKinds brg_contest_kinds_groups[1] = { { groups, get_group } };
const BrgContestKinds brg_contest_kinds_tasks[1] = { { tasks, get_task } };

void
brg_contest_kinds_add (BrgFieldsSheet *form,
                       const char *title,
                       const BrgContestKinds *of,
                       gboolean has_any,
                       const char *id)
{
  const char *words[MOST_IDS + 2] = { NULL };
  guint n_words = 0;
  guint chosen = 0;

  g_return_if_fail (of != NULL && id != NULL);

  if (has_any)
    words[n_words++] = of->get_words ("");
  for (guint i = 0; of->ids[i] != NULL && n_words < MOST_IDS; i++)
    {
      if (g_str_equal (of->ids[i], id))
        chosen = n_words;
      words[n_words++] = of->get_words (of->ids[i]);
    }
  brg_fields_sheet_add_choice (form, title, words, chosen);
}

void
brg_contest_kinds_take (const BrgContestKinds *of, gboolean has_any, guint chosen, char **id)
{
  g_return_if_fail (of != NULL && id != NULL);

  g_free (*id);
  if (has_any && chosen == 0)
    *id = g_strdup ("");
  else
    *id = g_strdup (of->ids[chosen - (has_any ? 1 : 0)]);
}
