/* brg-tie-break-order.c - the order of tie-breaks: presets, editing, what a book advises against
 *
 * Rules: rus-chess-2014 31.2, 31.3.1, 31.3.3, 31.3.4; rus-draughts-2022 5.4.8.2; ussr-chess-1956 22
 * Tests: tests/app/test-tie-break-order.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-break-order.h"

#include <glib/gi18n.h>

#include "brg-criterion.h"
#include "brg-event-table.h"

#define SWISS BRG_TOURNAMENT_SWISS
#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN

/* The first row of a book and kind is the default. Play-offs are no matter of this list. */
static const BrgTieBreakPreset presets[] = {
  { "fide-2023", ROUND_ROBIN, "DE,WIN,SB,KS", NULL, N_ ("Usual") },
  { "fide-2023", SWISS, "BH/C1,BH,SB,DE,WIN", NULL, N_ ("Usual") },
  { "fide-2023", SWISS, "BH/C1,BH,DE,ARO", NULL, N_ ("All are rated") },

  /* rus-chess-2014 31.3.1 */
  { "rus-chess-2014", ROUND_ROBIN, "SB,DE,WIN,KS,BPG", "rus-chess-2014 31.3.1",
    N_ ("Recommended") },
  /* rus-chess-2014 31.3.4, without progress, which 31.2 does not want beside Buchholz */
  { "rus-chess-2014", SWISS, "BH,SB,DE,WIN,BPG", "rus-chess-2014 31.3.4",
    N_ ("Ratings differ: opponents’ results") },
  { "rus-chess-2014", SWISS, "PS,DE,WIN,BPG", "rus-chess-2014 31.3.4",
    N_ ("Ratings differ: own results") },
  /* rus-chess-2014 31.3.3, likewise of one kind */
  { "rus-chess-2014", SWISS, "ARO_R,TPR,WIN,DE", "rus-chess-2014 31.3.3",
    N_ ("Ratings are close") },

  { "ukr-chess-2016", ROUND_ROBIN, "DE,WIN,SB,KS", NULL, N_ ("Usual") },
  { "ukr-chess-2016", SWISS, "BH/C1,BH,SB,DE,WIN", NULL, N_ ("Usual") },
  { "ukr-chess-2016", SWISS, "BH/C1,BH,DE,ARO", NULL, N_ ("All are rated") },

  /* ussr-chess-1956 22: equal points share the places unless the regulations say otherwise */
  { "ussr-chess-1956", ROUND_ROBIN, "", "ussr-chess-1956 22", N_ ("None: places are shared") },
  { "ussr-chess-1956", ROUND_ROBIN, "SB", NULL, N_ ("Sonneborn-Berger by the regulations") },
  { "ussr-chess-1956", SWISS, "BH,SB", NULL, N_ ("Usual") },
  { "ussr-chess-1956", SWISS, "", "ussr-chess-1956 22", N_ ("None: places are shared") },

  /* rus-draughts-2022 5.4.8.2: the regulations choose among these, and their order */
  { "rus-draughts-2022", ROUND_ROBIN, "SB,WIN,DE,VSTOP", "rus-draughts-2022 5.4.8.2",
    N_ ("Sonneborn-Berger first") },
  { "rus-draughts-2022", ROUND_ROBIN, "SHM,WIN,DE,VSTOP", "rus-draughts-2022 5.4.8.2",
    N_ ("Shmulyan first") },
  { "rus-draughts-2022", ROUND_ROBIN, "WIN,DE,SB,VSTOP", "rus-draughts-2022 5.4.8.2",
    N_ ("Wins first") },
  { "rus-draughts-2022", SWISS, "BH/C1,BH,SB,WIN", "rus-draughts-2022 5.4.8.2",
    N_ ("Truncated Solkoff first") },
  { "rus-draughts-2022", SWISS, "BH,SB,WIN", "rus-draughts-2022 5.4.8.2", N_ ("Solkoff first") },
  { "rus-draughts-2022", SWISS, "BH/C1,BH,WIN,RATSUM", "rus-draughts-2022 5.4.8.2",
    N_ ("All are rated") },
};

GPtrArray *
brg_tie_break_presets (const BrgRulebook *rulebook, BrgTournamentKind kind)
{
  GPtrArray *found;

  g_return_val_if_fail (rulebook != NULL, NULL);

  found = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (g_str_equal (presets[i].rulebook, rulebook->id) && presets[i].kind == kind)
      g_ptr_array_add (found, (gpointer) &presets[i]);
  return found;
}

gboolean
brg_tie_break_order_is_preset (const char *codes)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (codes);
  g_autofree char *text = brg_tie_break_order_to_text (order);

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
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

static gboolean
is_fit (const BrgCriterion *criterion, BrgTournamentKind kind)
{
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
    if (is_fit (&criteria[i], kind) && !g_ptr_array_find (order, &criteria[i], NULL))
      g_ptr_array_add (unused, (gpointer) &criteria[i]);
  return unused;
}

const BrgCriterion *
brg_tie_break_order_find_unfit (GPtrArray *order, BrgTournamentKind kind)
{
  g_return_val_if_fail (order != NULL, NULL);

  for (guint i = 0; i < order->len; i++)
    if (!is_fit (order->pdata[i], kind))
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

/* The kinds of rus-chess-2014 30 that 31.2 keeps apart. */
static const char *
find_kind (const BrgCriterion *criterion)
{
  static const char *const kinds[] = {
    "rus-chess-2014 30.1.1", /* progress */
    "rus-chess-2014 30.3",   /* opponents' results */
    "rus-chess-2014 30.4",   /* ratings */
  };

  for (guint i = 0; criterion->article_chess != NULL && i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (criterion->article_chess, kinds[i]))
      return kinds[i];
  return NULL;
}

const char *
brg_tie_break_order_find_mixed (GPtrArray *order,
                                const BrgRulebook *rulebook,
                                const BrgCriterion **first,
                                const BrgCriterion **other)
{
  const BrgCriterion *found = NULL;

  g_return_val_if_fail (order != NULL && rulebook != NULL, NULL);

  if (!g_str_equal (rulebook->id, "rus-chess-2014"))
    return NULL;
  for (guint i = 0; i < order->len; i++)
    {
      const BrgCriterion *criterion = order->pdata[i];

      if (find_kind (criterion) == NULL)
        continue;
      if (found == NULL)
        found = criterion;
      else if (find_kind (found) != find_kind (criterion))
        {
          if (first != NULL)
            *first = found;
          if (other != NULL)
            *other = criterion;
          /* rus-chess-2014 31.2: one kind only */
          return "rus-chess-2014 31.2";
        }
    }
  return NULL;
}
