/* brg-dubov-bracket.c - a bracket of the Dubov system: subgroups, shifts, transpositions
 *
 * A pairing joins G1 with G2. So of two players of one original subgroup who meet, exactly one must
 * be shifted, and the fewest such pairs are the best of C7: "must unavoidably be paired together"
 * are those inside the smaller subgroup, and with them the number of those inside the larger one is
 * given. After the shifts every legal transposition is as good.
 *
 * Rules: fide-dubov-2026 3.2.3-3.2.6, 4.3, 4.4
 * Tests: tests/pairing/test-dubov.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dubov-bracket.h"

#include "brg-dubov-private.h"
#include "brg-reach.h"

/* A bracket; vertex i is place places[i], in the order of numbers. */
typedef struct
{
  BrgFideDraw *draw;
  gint n;
  gint *places;
  gboolean *is_first; /* in G1 */
  gint n_first;
  gboolean are_new; /* nobody has played */
  BrgReach *reach;
} Bracket;

static void
bracket_clear (Bracket *bracket)
{
  g_free (bracket->places);
  g_free (bracket->is_first);
  brg_reach_free (bracket->reach);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bracket, bracket_clear)

static const BrgDutchRecord *
get_record (const Bracket *bracket, gint vertex)
{
  return &bracket->draw->field->records[bracket->places[vertex]];
}

static gint
compare_numbers (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgFideDraw *draw = data;

  return draw->field->records[*(const gint *) a].number -
         draw->field->records[*(const gint *) b].number;
}

/* fide-dubov-2026 3.2.5, 4.3.2: by ascending average of the opponents, then by number. */
static gint
compare_averages (gconstpointer a, gconstpointer b, gpointer data)
{
  const Bracket *bracket = data;
  const BrgDubovTraits *traits = bracket->draw->field->extra;
  gint u = *(const gint *) a;
  gint v = *(const gint *) b;
  gint one = traits[bracket->places[u]].average;
  gint other = traits[bracket->places[v]].average;

  return one != other ? one - other : u - v;
}

/* fide-dubov-2026 3.2.3: G1 are those who want White; where nobody has played, the first half. */
static void
split (Bracket *bracket)
{
  bracket->is_first = g_new0 (gboolean, bracket->n);
  bracket->are_new = TRUE;
  for (gint v = 0; v < bracket->n; v++)
    bracket->are_new = bracket->are_new && get_record (bracket, v)->n_games == 0;
  for (gint v = 0; v < bracket->n; v++)
    {
      bracket->is_first[v] =
          bracket->are_new ? v < bracket->n / 2 : get_record (bracket, v)->wish == BRG_COLOUR_WHITE;
      bracket->n_first += bracket->is_first[v];
    }
}

/* Two of one subgroup. */
static BrgCost
count_together (gconstpointer data, gint u, gint v)
{
  const Bracket *bracket = data;

  return bracket->is_first[u] == bracket->is_first[v] ? 1 : 0;
}

static gint
solve (Bracket *bracket)
{
  g_autofree guint64 *keys = g_new (guint64, bracket->n);

  for (gint v = 0; v < bracket->n; v++)
    keys[v] = (guint64) bracket->is_first[v];
  bracket->reach =
      brg_reach_new (brg_fide_draw_make_graph (bracket->draw, bracket->places, bracket->n), keys,
                     count_together, bracket);
  if (!brg_reach_solve (bracket->reach))
    g_assert_not_reached ();
  return (gint) brg_reach_get_cost (bracket->reach);
}

gint
brg_dubov_get_middle (gint n, gint number)
{
  gint first;

  g_return_val_if_fail (number >= 0 && number < n, -1);

  /* Those with smaller numbers fill the middle; of two who are in the middle of the rest the higher
   * is next. */
  first = (n - 1) / 2;
  if (n % 2 == 1)
    return number % 2 == 1 ? first - (number + 1) / 2 : first + number / 2;
  return number % 2 == 1 ? first + (number + 1) / 2 : first - number / 2;
}

/* One subgroup in the order of the list in which shifters are looked up. */
static GArray *
list_subgroup (const Bracket *bracket, gboolean first)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint v = 0; v < bracket->n; v++)
    if (bracket->is_first[v] == first)
      g_array_append_val (list, v);
  /* fide-dubov-2026 4.3.2: those who want Black by number, as they are. */
  if (first)
    g_array_sort_with_data (list, compare_averages, (gpointer) bracket);
  return list;
}

/* fide-dubov-2026 3.2.4, 4.3: the first set of @count shifters. Each of them meets somebody of the
 * same subgroup who stays. */
static void
choose_shifters (Bracket *bracket, gboolean first, gint count, gboolean *is_shifted)
{
  g_autoptr (GArray) list = list_subgroup (bracket, first);
  g_autofree guint64 *stay = brg_bits_new (bracket->n);
  gint n_found = 0;

  for (guint i = 0; i < list->len; i++)
    brg_bits_add (stay, g_array_index (list, gint, i));
  for (gint number = 0; number < (gint) list->len && n_found < count; number++)
    {
      gint v = g_array_index (list, gint, brg_dubov_get_middle ((gint) list->len, number));

      brg_bits_remove (stay, v);
      if (brg_reach_confine (bracket->reach, v, stay))
        {
          is_shifted[v] = TRUE;
          n_found++;
        }
      else
        {
          g_autofree guint64 *others = brg_bits_new (bracket->n);

          /* Who stays does not meet another one who was passed over. */
          for (gint other = 0; other < bracket->n; other++)
            brg_bits_add (others, other);
          for (gint before = 0; before < number; before++)
            {
              gint w = g_array_index (list, gint, brg_dubov_get_middle ((gint) list->len, before));

              if (!is_shifted[w])
                brg_bits_remove (others, w);
            }
          brg_bits_add (stay, v);
          if (!brg_reach_confine (bracket->reach, v, others))
            g_assert_not_reached ();
        }
    }
  g_assert (n_found == count);
}

static void
shift (Bracket *bracket, gint n_together)
{
  gint n_second = bracket->n - bracket->n_first;
  gint difference = ABS (bracket->n_first - n_second) / 2;
  gint n_smaller = (n_together - difference) / 2;
  gboolean first_is_smaller = bracket->n_first <= n_second;
  g_autofree gboolean *is_shifted = g_new0 (gboolean, bracket->n);

  choose_shifters (bracket, first_is_smaller, n_smaller, is_shifted);
  choose_shifters (bracket, !first_is_smaller, n_smaller + difference, is_shifted);
  for (gint v = 0; v < bracket->n; v++)
    bracket->is_first[v] = bracket->is_first[v] != is_shifted[v];
}

/* fide-dubov-2026 C7: a shift more is what makes a pair worse. */
static BrgFideRefusal
judge (const Bracket *bracket, gint v, BrgCost cost)
{
  return brg_fide_draw_judge (bracket->draw, v >= 0 ? bracket->places[v] : -1, cost,
                              brg_reach_get_cost (bracket->reach), "fide-dubov-2026 C7");
}

static void
note_asked (const Bracket *bracket)
{
  BrgFideRefusal refusal;
  gint u;
  gint v;

  if (!brg_fide_draw_find_asked (bracket->draw, bracket->places, bracket->n, &u, &v))
    return;
  refusal = judge (bracket, v, brg_reach_find_cost_with (bracket->reach, u, v));
  brg_fide_draw_note_asked (bracket->draw, bracket->places[u], &refusal);
}

static void
note_choice (const Bracket *bracket,
             gint v,
             gint mate,
             GArray *refused,
             const BrgReachRefusal *first)
{
  BrgFideRefusal refusal = judge (bracket, first->vertex, first->cost);

  for (guint i = 0; i < refused->len; i++)
    {
      gint *other = &g_array_index (refused, gint, i);

      *other = bracket->places[*other];
    }
  brg_fide_draw_note_choice (bracket->draw, bracket->places[v], bracket->places[mate], refused,
                             &refusal);
}

/* fide-dubov-2026 3.2.5, 3.2.6, 4.4: S1 meets the first legal transposition of G2. */
static void
join_subgroups (Bracket *bracket)
{
  g_autoptr (GArray) s1 = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) t2 = g_array_new (FALSE, FALSE, sizeof (gint));
  gboolean is_explained = bracket->draw->notes != NULL;

  for (gint v = 0; v < bracket->n; v++)
    g_array_append_val (bracket->is_first[v] ? s1 : t2, v);
  g_array_sort_with_data (s1, compare_averages, bracket);
  for (guint i = 0; i < s1->len; i++)
    {
      gint v = g_array_index (s1, gint, i);
      g_autoptr (GArray) refused = g_array_new (FALSE, FALSE, sizeof (gint));
      BrgReachRefusal refusal;
      gint mate = brg_reach_choose (bracket->reach, v, (const gint *) (gconstpointer) t2->data,
                                    (gint) t2->len, refused, is_explained ? &refusal : NULL);

      g_assert (mate >= 0);
      if (is_explained)
        note_choice (bracket, v, mate, refused, &refusal);
      brg_fide_draw_join (bracket->draw, bracket->places[v], bracket->places[mate]);
      for (guint k = 0; k < t2->len; k++)
        if (g_array_index (t2, gint, k) == mate)
          {
            g_array_remove_index (t2, k);
            break;
          }
    }
}

void
brg_dubov_settle_bracket (BrgFideDraw *draw, const GArray *places)
{
  g_auto (Bracket) bracket = { .draw = draw, .n = (gint) places->len };
  gint n_together;

  bracket.places = g_memdup2 (places->data, places->len * sizeof (gint));
  g_qsort_with_data (bracket.places, bracket.n, sizeof (gint), compare_numbers, draw);
  split (&bracket);
  n_together = solve (&bracket);
  note_asked (&bracket);
  shift (&bracket, n_together);
  join_subgroups (&bracket);
}
