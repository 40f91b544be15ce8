/* brg-composition-lines.c - the author's lines held against what the search finds
 *
 * Rules: rus-draughts-2022 11.1.1, 11.2.3, 11.2.4, 11.2.6, 11.2.7.2, 11.2.7.3, 11.2.8.1, 11.3.3
 * Tests: tests/engine/composition/test-composition-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-lines.h"

#include "brg-composition-tolerance.h"

#include <string.h>

/* White's moves of a position that solve. */
typedef GArray Winners; /* of BrgDraughtsMove */

/* Another solving move than the author's in a line. */
typedef struct
{
  guint n; /* of the half-move */
  BrgDraughtsPosition position;
  BrgDraughtsMove move;
  gboolean is_full;
} Other;

typedef struct
{
  BrgCompositionSearch *search;
  const BrgComposition *work;
  const GPtrArray *lines;
  BrgCompositionFindings *findings;
  Winners *first;
  guint n_orders; /* that may still be tried for transpositions */
  gboolean is_stopped;
  gboolean is_refuted;
} Check;

static void
free_side (gpointer data)
{
  BrgCompositionSide *side = data;

  g_free (side->text);
  g_free (side);
}

void
brg_composition_findings_clear (BrgCompositionFindings *findings)
{
  g_clear_pointer (&findings->sides, g_ptr_array_unref);
  g_clear_pointer (&findings->notes, g_ptr_array_unref);
}

static void
add_fault (Check *check, BrgCompositionFault fault)
{
  check->findings->faults |= brg_composition_fault_bit (fault);
}

/* ----- Solving moves ----- */

static gboolean
has_move (const GArray *moves, const BrgDraughtsMove *move)
{
  for (guint i = 0; i < moves->len; i++)
    if (brg_draughts_move_is_same (&g_array_index (moves, BrgDraughtsMove, i), move))
      return TRUE;
  return FALSE;
}

/* Adds the moves that solve within @n_moves and were not among those that solve sooner. */
static void
add_winners (Check *check,
             const BrgDraughtsPosition *position,
             const BrgDraughtsMoveList *legal,
             guint n_moves,
             Winners *winners)
{
  for (guint i = 0; i < legal->n_moves && !check->is_stopped; i++)
    {
      BrgCompositionAnswer answer;

      if (has_move (winners, &legal->moves[i]))
        continue;
      answer = brg_composition_search_move (check->search, position, &legal->moves[i], n_moves);
      check->is_stopped = answer == BRG_COMPOSITION_STOPPED;
      if (answer == BRG_COMPOSITION_YES)
        g_array_append_val (winners, legal->moves[i]);
    }
}

/* Deeper and deeper: short solutions are found soon, and it is known how far was looked. */
static Winners *
find_winners (Check *check, const BrgDraughtsPosition *position, guint n_moves, guint *n_looked)
{
  Winners *winners = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsMove));
  g_auto (BrgDraughtsMoveList) legal = { 0 };

  brg_draughts_moves_generate (position, &legal);
  for (guint n = 1; n <= n_moves && !check->is_stopped; n++)
    {
      add_winners (check, position, &legal, n, winners);
      if (check->is_stopped || n_looked == NULL)
        continue;
      *n_looked = n;
      brg_composition_search_tell_looked (check->search, n);
    }
  return winners;
}

/* ----- What is said ----- */

/* By number, then by the text, full ones first. */
static gint
compare_sides (gconstpointer a, gconstpointer b)
{
  const BrgCompositionSide *side = *(BrgCompositionSide *const *) a;
  const BrgCompositionSide *other = *(BrgCompositionSide *const *) b;
  gint order = strcmp (side->text, other->text);

  if (side->number != other->number)
    return side->number < other->number ? -1 : 1;
  return order != 0 ? order : (gint) other->is_full - (gint) side->is_full;
}

static gint
compare_notes (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
add_note (Check *check, char *note)
{
  if (g_ptr_array_find_with_equal_func (check->findings->notes, note, g_str_equal, NULL))
    g_free (note);
  else
    g_ptr_array_add (check->findings->notes, note);
}

static void
add_side (Check *check, guint number, char *text, gboolean is_full)
{
  GPtrArray *sides = check->findings->sides;
  BrgCompositionSide *side;

  for (guint i = 0; i < sides->len; i++)
    {
      const BrgCompositionSide *known = sides->pdata[i];

      if (known->is_full == is_full && g_str_equal (known->text, text))
        {
          g_free (text);
          return;
        }
    }
  side = g_new (BrgCompositionSide, 1);
  *side = (BrgCompositionSide){ number, text, is_full };
  g_ptr_array_add (sides, side);
}

/* rus-draughts-2022 11.2.7.3: on 100 squares transpositions are forbidden, and a last stroke to
 * another square counts as a partial side solution; 11.3.7.5: on 64 squares both are blemishes. */
static void
tell_other (Check *check, const BrgCompositionLine *line, gboolean is_refuted, const Other *other)
{
  static const char letters[] = {
    [BRG_COMPOSITION_LAST_STROKE] = 'F',
    [BRG_COMPOSITION_STROKE] = 'A',
    [BRG_COMPOSITION_TRANSPOSITION] = 'T',
    [BRG_COMPOSITION_STEPS] = 'M',
  };
  guint number = other->n / 2 + 1;
  gboolean is_large = check->work->position.variant == BRG_DRAUGHTS_INTERNATIONAL;
  g_autofree char *move = brg_composition_dup_move (&other->position, &other->move);
  char *text = g_strdup_printf ("%u.%s", number, move);
  BrgCompositionTolerance tolerance = BRG_COMPOSITION_ANOTHER_WAY;

  if (number > 1 && !is_refuted)
    tolerance = brg_composition_tolerance_find (line, other->n, &other->move, &check->n_orders);
  check->is_stopped = check->n_orders == 0;
  if (tolerance == BRG_COMPOSITION_ANOTHER_WAY ||
      (is_large && tolerance == BRG_COMPOSITION_TRANSPOSITION))
    add_side (check, number, text, other->is_full);
  else if (is_large && tolerance == BRG_COMPOSITION_LAST_STROKE)
    add_side (check, number, text, FALSE);
  else
    {
      add_note (check, g_strdup_printf ("%s/%c", text, letters[tolerance]));
      g_free (text);
    }
}

/* ----- A line ----- */

static void
add_others (const Winners *winners,
            const BrgDraughtsMove *author,
            const BrgDraughtsPosition *position,
            guint n,
            gboolean is_full,
            GArray *others)
{
  for (guint i = 0; i < winners->len; i++)
    {
      Other other = { n, *position, g_array_index (winners, BrgDraughtsMove, i), is_full };

      if (author == NULL || !brg_draughts_move_is_same (author, &other.move))
        g_array_append_val (others, other);
    }
}

static Winners *
find_winners_at (Check *check, const BrgDraughtsPosition *position, guint n)
{
  guint n_made = n / 2;
  guint limit = check->work->task.limit;

  if (n == 0)
    return g_array_ref (check->first);
  return find_winners (check, position, n_made < limit ? limit - n_made : 0, NULL);
}

/* Returns whether the line is refuted: a move of White does not solve, or there is none. */
static gboolean
follow_line (Check *check, const BrgCompositionLine *line, GArray *others)
{
  gboolean is_full = TRUE;
  guint n_plies = line->plies->len;

  for (guint n = 0; n < n_plies; n++)
    {
      const BrgCompositionPly *ply = brg_composition_line_ply (line, n);
      g_autoptr (GArray) winners = NULL;

      if (n % 2 == 1)
        {
          /* rus-draughts-2022 11.2.6: until Black has a choice all belongs to the whole work. */
          is_full = is_full && brg_draughts_moves_count (&ply->before) == 1;
          continue;
        }
      winners = find_winners_at (check, &ply->before, n);
      add_others (winners, &ply->move, &ply->before, n, is_full, others);
      if (!has_move (winners, &ply->move))
        return TRUE;
    }
  if (line->end == BRG_COMPOSITION_LINE_BROKEN && line->last.turn == BRG_COLOUR_WHITE)
    {
      g_autoptr (GArray) winners = find_winners_at (check, &line->last, n_plies);

      add_others (winners, NULL, &line->last, n_plies, is_full, others);
    }
  return line->end != BRG_COMPOSITION_LINE_WHITE;
}

gboolean
brg_composition_final_is_economic (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet white = position->pieces[BRG_COLOUR_WHITE];

  /* rus-draughts-2022 11.2.7.2: one white piece alone is allowed. */
  if (position->pieces[BRG_COLOUR_BLACK] == 0)
    return brg_draughts_set_size (white) == 1;
  while (white != 0)
    {
      BrgDraughtsPosition without = *position;

      brg_draughts_position_put (&without, brg_draughts_set_pop (&white), BRG_COLOUR_NONE,
                                 BRG_DRAUGHTS_NOTHING);
      if (!brg_draughts_moves_any (&without))
        return FALSE;
    }
  return TRUE;
}

static void
judge_final (Check *check, const BrgCompositionLine *line)
{
  gboolean is_zadacha = check->work->kind == BRG_COMPOSITION_ZADACHA;

  if (!brg_draughts_moves_any (&line->last))
    {
      if (line->last.pieces[BRG_COLOUR_BLACK] == 0)
        check->findings->n_cleared++;
      else
        check->findings->n_locked++;
      /* rus-draughts-2022 11.2.4, 11.2.8.1: finals are economic. */
      if (!brg_composition_final_is_economic (&line->last))
        add_fault (check, is_zadacha ? BRG_COMPOSITION_ZADACHA_FINAL : BRG_COMPOSITION_FINAL);
      return;
    }
  check->findings->are_ended = FALSE;
  check->findings->n_open++;
  /* rus-draughts-2022 11.2.7.2: the combination is over when Black has a quiet move. */
  if (check->work->kind == BRG_COMPOSITION_PROBLEM && brg_draughts_moves_must_take (&line->last))
    add_fault (check, BRG_COMPOSITION_COMBINATION_GOES_ON);
  else
    add_note (check, g_strdup ("open-final"));
}

static void
check_line (Check *check, const BrgCompositionLine *line)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (Other));
  gboolean is_refuted = follow_line (check, line, others);

  if (check->is_stopped)
    return;
  for (guint i = 0; i < others->len; i++)
    tell_other (check, line, is_refuted, &g_array_index (others, Other, i));
  if (!is_refuted)
    {
      check->findings->n_variants++;
      judge_final (check, line);
      return;
    }
  check->is_refuted = TRUE;
  check->findings->are_ended = FALSE;
  add_fault (check, line->end == BRG_COMPOSITION_LINE_EMPTY ? BRG_COMPOSITION_UNFINISHED
                                                            : BRG_COMPOSITION_AUTHOR_FAILS);
}

/* ----- All lines ----- */

/* Whether two lines are the same before the half-move @n. */
static gboolean
begin_alike (const BrgCompositionLine *a, const BrgCompositionLine *b, guint n)
{
  if (a->plies->len < n || b->plies->len < n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!brg_draughts_move_is_same (&brg_composition_line_ply (a, i)->move,
                                    &brg_composition_line_ply (b, i)->move))
      return FALSE;
  return TRUE;
}

/* Replies in the place of the half-move @n of a line that stand in no line; a place that an earlier
 * line has as well was counted there. */
static guint
count_uncovered_at (const Check *check, guint which, guint n)
{
  const BrgCompositionLine *line = check->lines->pdata[which];
  g_autoptr (GArray) covered = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsMove));

  for (guint i = 0; i < check->lines->len; i++)
    {
      const BrgCompositionLine *other = check->lines->pdata[i];

      if (!begin_alike (line, other, n) || other->plies->len <= n)
        continue;
      if (i < which)
        return 0;
      if (!has_move (covered, &brg_composition_line_ply (other, n)->move))
        g_array_append_val (covered, brg_composition_line_ply (other, n)->move);
    }
  return brg_draughts_moves_count (&brg_composition_line_ply (line, n)->before) - covered->len;
}

static void
count_uncovered (Check *check)
{
  for (guint i = 0; i < check->lines->len; i++)
    {
      const BrgCompositionLine *line = check->lines->pdata[i];

      for (guint n = 1; n < line->plies->len; n += 2)
        check->findings->n_uncovered += count_uncovered_at (check, i, n);
    }
}

/* rus-draughts-2022 11.2.6: which side solutions there are. */
static void
judge_sides (Check *check)
{
  BrgCompositionFindings *findings = check->findings;

  findings->verdict = check->is_refuted ? BRG_COMPOSITION_REFUTED : BRG_COMPOSITION_SOUND;
  g_ptr_array_sort (findings->sides, compare_sides);
  g_ptr_array_sort (findings->notes, compare_notes);
  if (check->is_refuted || findings->sides->len == 0)
    return;
  for (guint i = 0; i < findings->sides->len; i++)
    {
      const BrgCompositionSide *side = findings->sides->pdata[i];

      add_fault (check, side->is_full ? BRG_COMPOSITION_FULL : BRG_COMPOSITION_PARTIAL);
    }
  findings->verdict = ((const BrgCompositionSide *) findings->sides->pdata[0])->number == 1
                          ? BRG_COMPOSITION_COOKED_FIRST
                          : BRG_COMPOSITION_COOKED_LATER;
}

static void
give_up (Check *check)
{
  BrgCompositionFindings *findings = check->findings;

  g_ptr_array_set_size (findings->sides, 0);
  g_ptr_array_set_size (findings->notes, 0);
  findings->faults = 0;
  findings->are_ended = FALSE;
  findings->verdict = BRG_COMPOSITION_NOT_DECIDED;
}

void
brg_composition_lines_check (BrgCompositionSearch *search,
                             const BrgComposition *work,
                             const GPtrArray *lines,
                             BrgCompositionFindings *findings)
{
  Check check = {
    .search = search,
    .work = work,
    .lines = lines,
    .findings = findings,
    .n_orders = BRG_COMPOSITION_MAX_ORDERS,
  };

  *findings = (BrgCompositionFindings){
    .sides = g_ptr_array_new_with_free_func (free_side),
    .notes = g_ptr_array_new_with_free_func (g_free),
    .are_ended = lines->len > 0,
  };
  check.first = find_winners (&check, &work->position, work->task.limit, &findings->n_looked);
  if (!check.is_stopped && check.first->len == 0)
    {
      /* rus-draughts-2022 11.2.3: there is no such composition. */
      findings->verdict = BRG_COMPOSITION_UNSOLVABLE;
      findings->are_ended = FALSE;
      add_fault (&check, BRG_COMPOSITION_NOT_SOLVABLE);
    }
  else
    {
      for (guint i = 0; i < lines->len && !check.is_stopped; i++)
        check_line (&check, lines->pdata[i]);
      if (check.is_stopped)
        give_up (&check);
      else
        judge_sides (&check);
    }
  if (findings->verdict != BRG_COMPOSITION_NOT_DECIDED)
    count_uncovered (&check);
  g_array_unref (check.first);
}
