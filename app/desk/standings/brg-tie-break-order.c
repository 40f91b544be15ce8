/* brg-tie-break-order.c - the order of tie-breaks: presets, editing, what a book advises against
 *
 * Rules: rus-chess-2014 31.2, 31.3.1, 31.3.3, 31.3.4; rus-draughts-2022 5.4.8.2; ussr-chess-1956 22
 * Tests: tests/app/test-tie-break-order.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-break-order.h"

#include <glib/gi18n.h>

#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-criterion.h"
#include "brg-event-table.h"
#include "brg-rulebooks.h"

/* Whether every tie-break of an order can be computed. */
static gboolean
is_known (const char *codes)
{
  g_auto (GStrv) parts = g_strsplit (codes, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (brg_criterion_find (parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

static const char *
get_preset_name (const BrgTieBreakPreset *preset)
{
  if (preset->field == BRG_TIE_BREAK_FIELD_CLOSE)
    return preset->article != NULL ? N_ ("Ratings are close") : N_ ("All are rated");
  if (preset->field == BRG_TIE_BREAK_FIELD_MIXED)
    return N_ ("Ratings differ");
  if (preset->article == NULL)
    return N_ ("In common use");
  if (preset->for_teams)
    return preset->board_points_first ? N_ ("Game points first") : N_ ("Match points first");
  return N_ ("Recommended");
}

static gboolean
has_codes (GPtrArray *choices, const char *codes)
{
  for (guint i = 0; i < choices->len; i++)
    if (g_str_equal (((const BrgTieBreakChoice *) choices->pdata[i])->codes, codes))
      return TRUE;
  return FALSE;
}

static void
add_choice (GPtrArray *choices, const BrgTieBreakChoice *choice)
{
  if (!has_codes (choices, choice->codes))
    g_ptr_array_add (choices, g_memdup2 (choice, sizeof *choice));
}

/* Orders that no article prints, or prints as one of several. */
static void
add_usual (GPtrArray *choices, const BrgRulebook *rulebook, BrgTournamentKind kind)
{
  for (guint i = 0; i < rulebook->n_usual_orders; i++)
    {
      const BrgUsualOrder *order = &rulebook->usual_orders[i];
      BrgTieBreakChoice choice = { order->codes, order->article, order->name, FALSE, FALSE };

      if (order->for_swiss == (kind == BRG_TOURNAMENT_SWISS))
        add_choice (choices, &choice);
    }
}

/* What the articles print, those for any field and for mixed ratings before the special ones. */
static void
add_printed (GPtrArray *choices,
             const BrgRulebook *rulebook,
             BrgTournamentKind kind,
             gboolean for_teams,
             gboolean is_special)
{
  guint n_presets;
  const BrgTieBreakPreset *presets = brg_tie_break_presets (&n_presets);
  BrgTieBreakEdition edition = brg_tie_break_edition_for_rulebook (rulebook);

  for (guint i = 0; i < n_presets; i++)
    {
      const BrgTieBreakPreset *preset = &presets[i];
      BrgTieBreakChoice choice = { preset->codes, preset->article, get_preset_name (preset),
                                   preset->has_play_off, preset->board_points_first };

      if (brg_tie_break_preset_suits (preset, edition, for_teams, kind) &&
          is_special == (preset->field == BRG_TIE_BREAK_FIELD_CLOSE) && is_known (preset->codes))
        add_choice (choices, &choice);
    }
}

GPtrArray *
brg_tie_break_order_list_choices (const BrgRulebook *rulebook,
                                  BrgTournamentKind kind,
                                  gboolean for_teams)
{
  GPtrArray *choices;
  gboolean prints_first;

  g_return_val_if_fail (rulebook != NULL, NULL);

  choices = g_ptr_array_new_with_free_func (g_free);
  /* rus-chess-2014 31.3: the lists of the book come before what is usual. */
  prints_first = for_teams || rulebook->prints_orders;
  if (!prints_first)
    add_usual (choices, rulebook, kind);
  add_printed (choices, rulebook, kind, for_teams, FALSE);
  add_printed (choices, rulebook, kind, for_teams, TRUE);
  if (prints_first)
    add_usual (choices, rulebook, kind);
  /* A book without an order for teams: that of players goes for them too. */
  if (choices->len == 0)
    add_printed (choices, rulebook, kind, FALSE, FALSE);
  return choices;
}

static gboolean
is_usual (const BrgRulebook *rulebook, const char *codes)
{
  for (guint i = 0; i < rulebook->n_usual_orders; i++)
    if (g_str_equal (rulebook->usual_orders[i].codes, codes))
      return TRUE;
  return FALSE;
}

gboolean
brg_tie_break_order_is_preset (const char *codes)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (codes);
  g_autofree char *text = brg_tie_break_order_to_text (order);
  guint n_presets;
  const BrgTieBreakPreset *presets = brg_tie_break_presets (&n_presets);

  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    if (is_usual (books[i], text))
      return TRUE;
  for (guint i = 0; i < n_presets; i++)
    if (g_str_equal (presets[i].codes, text))
      return TRUE;
  return FALSE;
}

GPtrArray *
brg_tie_break_order_parse (const char *codes)
{
  GPtrArray *order;
  g_autofree const BrgCriterion **criteria = NULL;
  guint n_criteria;

  g_return_val_if_fail (codes != NULL, NULL);

  order = g_ptr_array_new ();
  criteria = brg_event_table_parse_criteria (codes, &n_criteria);
  for (guint i = 0; i < n_criteria; i++)
    if (!g_ptr_array_find (order, criteria[i], NULL))
      g_ptr_array_add (order, (gpointer) criteria[i]);
  return order;
}

char *
brg_tie_break_order_to_text (GPtrArray *order)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (order != NULL, NULL);

  for (guint i = 0; i < order->len; i++)
    {
      const BrgCriterion *criterion = order->pdata[i];

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", criterion->code);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_tie_break_order_move (GPtrArray *order, guint from, guint to)
{
  gpointer moved;

  g_return_if_fail (order != NULL && from < order->len && to < order->len);

  moved = g_ptr_array_remove_index (order, from);
  g_ptr_array_insert (order, (gint) to, moved);
}

gboolean
brg_tie_break_order_is_fit (const BrgCriterion *criterion, BrgTournamentKind kind)
{
  g_return_val_if_fail (criterion != NULL, FALSE);

  return kind == BRG_TOURNAMENT_SWISS ? criterion->for_swiss : criterion->for_round_robin;
}

GPtrArray *
brg_tie_break_order_list_unused (GPtrArray *order, BrgTournamentKind kind)
{
  GPtrArray *unused;
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);

  g_return_val_if_fail (order != NULL, NULL);

  unused = g_ptr_array_new ();
  for (guint i = 0; i < n_criteria; i++)
    if (brg_tie_break_order_is_fit (&criteria[i], kind) &&
        !g_ptr_array_find (order, &criteria[i], NULL))
      g_ptr_array_add (unused, (gpointer) &criteria[i]);
  return unused;
}

const BrgCriterion *
brg_tie_break_order_find_unfit (GPtrArray *order, BrgTournamentKind kind)
{
  g_return_val_if_fail (order != NULL, NULL);

  for (guint i = 0; i < order->len; i++)
    if (!brg_tie_break_order_is_fit (order->pdata[i], kind))
      return order->pdata[i];
  return NULL;
}

const BrgCriterion *
brg_tie_break_order_needs_ratings (GPtrArray *order)
{
  g_return_val_if_fail (order != NULL, NULL);

  for (guint i = 0; i < order->len; i++)
    {
      const BrgCriterion *criterion = order->pdata[i];

      if (criterion->method->needs_ratings)
        return criterion;
    }
  return NULL;
}

const BrgCriterion *
brg_tie_break_order_find_code (GPtrArray *order, BrgTournamentKind kind, const char *text)
{
  g_autofree char *code = NULL;
  const BrgCriterion *criterion;

  g_return_val_if_fail (order != NULL && text != NULL, NULL);

  code = g_ascii_strup (text, -1);
  criterion = brg_criterion_find (g_strstrip (code));
  if (criterion == NULL || g_str_equal (criterion->code, "PTS") ||
      !brg_tie_break_order_is_fit (criterion, kind) || g_ptr_array_find (order, criterion, NULL))
    return NULL;
  return criterion;
}

const char *
brg_tie_break_order_find_mixed (GPtrArray *order, const BrgRulebook *rulebook, BrgTieBreakMix *mix)
{
  g_return_val_if_fail (order != NULL && rulebook != NULL, NULL);

  if (rulebook->one_kind_article == NULL ||
      !brg_tie_break_mixes_types ((const BrgCriterion *const *) order->pdata, order->len, mix))
    return NULL;
  /* rus-chess-2014 31.2: one kind only */
  return rulebook->one_kind_article;
}
