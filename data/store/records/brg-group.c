/* brg-group.c - a group of an event, as a value
 *
 * Tests: tests/data/test-snapshot.c, tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-group.h"

BrgGroup *
brg_group_new (void)
{
  BrgGroup *group = g_new0 (BrgGroup, 1);

  group->name = g_strdup ("");
  group->system = g_strdup ("");
  group->tie_breaks = g_strdup ("");
  group->time_control = g_strdup ("");
  group->cycles = 1;
  group->meeting_games = 1;
  group->scoring = brg_scoring_classic ();
  group->match_scoring = brg_scoring_two_one ();
  group->match_scoring.pairing_bye = group->match_scoring.draw;
  group->reserve_from = 1;
  group->round_order = g_strdup ("");
  group->default_minutes = -1;
  group->tie_break_edition = g_strdup ("");
  group->rating_kind = g_strdup ("");
  group->totals_by = g_strdup ("");
  group->totals_of = g_strdup ("points");
  group->opening_table = g_strdup ("");
  group->own_openings = g_strdup ("");
  group->renju_rule = g_strdup ("");
  group->prize_sharing = g_strdup ("hort");
  group->prize_currency = g_strdup ("");
  group->prizes_once = TRUE;
  return group;
}

BrgGroup *
brg_group_copy (const BrgGroup *group)
{
  BrgGroup *copy;

  g_return_val_if_fail (group != NULL, NULL);

  copy = g_memdup2 (group, sizeof *group);
  copy->name = g_strdup (group->name);
  copy->system = g_strdup (group->system);
  copy->tie_breaks = g_strdup (group->tie_breaks);
  copy->time_control = g_strdup (group->time_control);
  copy->round_order = g_strdup (group->round_order);
  copy->tie_break_edition = g_strdup (group->tie_break_edition);
  copy->rating_kind = g_strdup (group->rating_kind);
  copy->totals_by = g_strdup (group->totals_by);
  copy->totals_of = g_strdup (group->totals_of);
  copy->opening_table = g_strdup (group->opening_table);
  copy->own_openings = g_strdup (group->own_openings);
  copy->renju_rule = g_strdup (group->renju_rule);
  copy->prize_sharing = g_strdup (group->prize_sharing);
  copy->prize_currency = g_strdup (group->prize_currency);
  return copy;
}

void
brg_group_free (BrgGroup *group)
{
  if (group == NULL)
    return;
  g_free (group->name);
  g_free (group->system);
  g_free (group->tie_breaks);
  g_free (group->time_control);
  g_free (group->round_order);
  g_free (group->tie_break_edition);
  g_free (group->rating_kind);
  g_free (group->totals_by);
  g_free (group->totals_of);
  g_free (group->opening_table);
  g_free (group->own_openings);
  g_free (group->renju_rule);
  g_free (group->prize_sharing);
  g_free (group->prize_currency);
  g_free (group);
}

gboolean
brg_group_name_is_same (const char *name, const char *other)
{
  g_autofree char *folded = NULL;
  g_autofree char *other_folded = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  folded = g_utf8_casefold (name, -1);
  other_folded = g_utf8_casefold (other, -1);
  return g_str_equal (folded, other_folded);
}

BrgLineUpRegulations
brg_group_get_line_up_regulations (const BrgGroup *group)
{
  BrgLineUpRegulations regulations = { 0 };

  g_return_val_if_fail (group != NULL && group->boards > 0, regulations);

  regulations.n_boards = group->boards;
  regulations.rule = group->line_up;
  regulations.reserve_from = group->reserve_from;
  regulations.one_colour = group->one_colour;
  return regulations;
}

gboolean
brg_group_is_at_the_board (const BrgGroup *group)
{
  g_return_val_if_fail (group != NULL, FALSE);

  return !group->is_postal && group->contest == BRG_CONTEST_NONE;
}
