/* brg-postal-breaks.c - breaks in play by correspondence, and the days that are charged around them
 *
 * Rules: rus-draughts-2022 10.3.1, 10.4.1, 10.4.2, 10.4.3, 10.4.4, 10.4.5
 * Tests: tests/engine/test-postal-days.c, tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-breaks.h"

#define TAG(article_) "rus-draughts-2022 " article_

/* In the order of the enumeration: the id, and the article that is the reason. */
static const struct
{
  const char *id;
  const char *article;
} notes[] = {
  [BRG_POSTAL_BREAK_FULL] = { "full", TAG ("10.4.3") },
  [BRG_POSTAL_BREAK_LATE] = { "late", TAG ("10.4.2") },
  [BRG_POSTAL_BREAK_CUT] = { "cut-30", TAG ("10.4.1") },
  [BRG_POSTAL_BREAK_CUT_AND_LATE] = { "cut-30+late", TAG ("10.4.2") },
  [BRG_POSTAL_BREAK_GRANTED] = { "granted", TAG ("10.4.5") },
  [BRG_POSTAL_BREAK_SECOND] = { "second-in-year", TAG ("10.4.1") },
  [BRG_POSTAL_BREAK_NOT_TOLD] = { "not-announced", TAG ("10.4.2") },
  [BRG_POSTAL_BREAK_TOLD_AFTER] = { "announced-after", TAG ("10.4.2") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (notes) == BRG_N_POSTAL_BREAK_NOTES);

const char *
brg_postal_break_note_get_id (BrgPostalBreakNote note)
{
  g_return_val_if_fail ((guint) note < BRG_N_POSTAL_BREAK_NOTES, NULL);

  return notes[note].id;
}

static void
settle (BrgPostalBreakLine *line, BrgPostalBreakNote note, BrgPostalDay from, BrgPostalDay to)
{
  line->note = note;
  line->article = notes[note].article;
  line->from = from;
  line->to = to;
  line->days = from == 0 ? 0 : to - from + 1;
}

/* How many of the lines before this one use up the year of the player. */
static guint
count_in_year (GArray *lines, guint index)
{
  const BrgPostalBreakLine *line = &g_array_index (lines, BrgPostalBreakLine, index);
  guint year = brg_postal_day_get_year (line->pause.from);
  guint n = 0;

  for (guint i = 0; i < index; i++)
    {
      const BrgPostalBreak *other = &g_array_index (lines, BrgPostalBreakLine, i).pause;

      if (other->side == line->pause.side && !other->is_granted &&
          brg_postal_day_get_year (other->from) == year)
        n++;
    }
  return n;
}

static void
judge (const BrgCorrespondenceRules *rules, GArray *lines, guint index)
{
  BrgPostalBreakLine *line = &g_array_index (lines, BrgPostalBreakLine, index);
  const BrgPostalBreak *pause = &line->pause;
  BrgPostalDay last = pause->from + rules->terms[BRG_TERM_BREAK].days - 1;
  gboolean is_cut = pause->to > last;
  BrgPostalDay to = is_cut ? last : pause->to;

  /* rus-draughts-2022 10.4.5: told after it began, or beyond the others */
  if (pause->is_granted)
    settle (line, BRG_POSTAL_BREAK_GRANTED, pause->from, pause->to);
  /* rus-draughts-2022 10.4.1: one in a calendar year, thirty days at most */
  else if (count_in_year (lines, index) >= rules->breaks_per_year)
    settle (line, BRG_POSTAL_BREAK_SECOND, 0, 0);
  /* rus-draughts-2022 10.4.2: none where the opponent was not told; told late, from the postmark */
  else if (pause->told == 0)
    settle (line, BRG_POSTAL_BREAK_NOT_TOLD, 0, 0);
  else if (pause->told > to)
    settle (line, BRG_POSTAL_BREAK_TOLD_AFTER, 0, 0);
  else if (pause->told > pause->from)
    settle (line, is_cut ? BRG_POSTAL_BREAK_CUT_AND_LATE : BRG_POSTAL_BREAK_LATE, pause->told, to);
  else
    settle (line, is_cut ? BRG_POSTAL_BREAK_CUT : BRG_POSTAL_BREAK_FULL, pause->from, to);
}

/* By declared beginning; what began on one day stays in the order of the file. */
static void
insert_line (GArray *lines, const BrgPostalBreak *pause)
{
  BrgPostalBreakLine line = { .pause = *pause };
  guint place = lines->len;

  while (place > 0 && g_array_index (lines, BrgPostalBreakLine, place - 1).pause.from > pause->from)
    place--;
  g_array_insert_val (lines, place, line);
}

GArray *
brg_postal_breaks_judge (const BrgCorrespondenceRules *rules,
                         const BrgPostalBreak *breaks,
                         guint n_breaks)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (BrgPostalBreakLine));

  g_return_val_if_fail (rules != NULL, lines);
  g_return_val_if_fail (breaks != NULL || n_breaks == 0, lines);

  for (guint i = 0; i < n_breaks; i++)
    insert_line (lines, &breaks[i]);
  for (guint i = 0; i < lines->len; i++)
    judge (rules, lines, i);
  return lines;
}

static gint
compare_spans (gconstpointer a, gconstpointer b)
{
  const BrgPostalSpan *left = a;
  const BrgPostalSpan *right = b;

  return left->from < right->from ? -1 : left->from > right->from ? 1 : 0;
}

/* rus-draughts-2022 10.4.2: nobody is charged for a break, so the days of both are put together. */
GArray *
brg_postal_spans_new (GArray *lines)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (BrgPostalSpan));
  guint n = 0;

  g_return_val_if_fail (lines != NULL, all);

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgPostalBreakLine *line = &g_array_index (lines, BrgPostalBreakLine, i);
      BrgPostalSpan span = { line->from, line->to };

      if (line->days > 0)
        g_array_append_val (all, span);
    }
  g_array_sort (all, compare_spans);
  for (guint i = 0; i < all->len; i++)
    {
      BrgPostalSpan span = g_array_index (all, BrgPostalSpan, i);
      BrgPostalSpan *last = n > 0 ? &g_array_index (all, BrgPostalSpan, n - 1) : NULL;

      if (last != NULL && span.from <= last->to + 1)
        last->to = MAX (last->to, span.to);
      else
        g_array_index (all, BrgPostalSpan, n++) = span;
    }
  g_array_set_size (all, n);
  return all;
}

guint
brg_postal_spans_charge (GArray *spans, BrgPostalDay received, BrgPostalDay sent)
{
  guint days;

  g_return_val_if_fail (spans != NULL, 0);

  if (sent <= received)
    return 0;
  /* rus-draughts-2022 10.3.1: nothing for an answer on the day of receipt; 10.4.3, 10.4.4: nothing
   * for a day of a break */
  days = sent - received;
  for (guint i = 0; i < spans->len; i++)
    {
      const BrgPostalSpan *span = &g_array_index (spans, BrgPostalSpan, i);
      BrgPostalDay from = MAX (span->from, received + 1);
      BrgPostalDay to = MIN (span->to, sent);

      if (from <= to)
        days -= to - from + 1;
    }
  return days;
}

BrgPostalDay
brg_postal_spans_find_last (GArray *spans, BrgPostalDay received, guint days)
{
  BrgPostalDay last = received + days;

  g_return_val_if_fail (spans != NULL, 0);

  /* Each break that is reached puts the day off by what lies in it. */
  for (guint i = 0; i < spans->len; i++)
    {
      const BrgPostalSpan *span = &g_array_index (spans, BrgPostalSpan, i);
      BrgPostalDay from = MAX (span->from, received + 1);

      if (span->to >= from && from <= last + 1)
        last += span->to - from + 1;
    }
  return last;
}
