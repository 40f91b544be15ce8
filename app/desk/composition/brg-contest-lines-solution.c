/* brg-contest-lines-solution.c - what the machine says of the solution of a work
 *
 * Rules: rus-draughts-2022 11.2.3 to 11.2.6, 11.2.7.2, 11.3.5, 11.3.7.5
 * Tests: tests/app/test-contest-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines-private.h"

#include <string.h>

#include "brg-contest-words.h"

/* What stands behind a move of a note, the article and what is said. */
static const struct
{
  char letter;
  const char *article;
  const char *text;
} tolerated[] = {
  { 'F', "11.3.7.5", NC_ ("composition", "The last stroke may end elsewhere") },
  { 'A', "11.3.7.5", NC_ ("composition", "Alternative stroke") },
  { 'T', "11.3.5", NC_ ("composition", "Moves change places") },
  { 'M', "11.3.7.5", NC_ ("composition", "Alternative move") },
};

static char *
dup_proof (const BrgContestLines *builder, BrgContestMark *mark)
{
  const BrgContestFinding *finding = builder->finding;
  const BrgWords *words = builder->words;
  guint n = finding->proof.n_looked;

  *mark = BRG_CONTEST_MARK_OPEN;
  switch (finding->is_proved ? finding->proof.result : BRG_COMPOSITION_UNPROVED)
    {
    case BRG_COMPOSITION_PROVED_WON:
      *mark = BRG_CONTEST_MARK_GOOD;
      return g_strdup_printf (WN_ (words, "White forces the task within %u move",
                                   "White forces the task within %u moves", n),
                              n);
    case BRG_COMPOSITION_PROVED_LOST:
      *mark = BRG_CONTEST_MARK_BAD;
      return g_strdup_printf (
          WN_ (words, "Black wins within %u move", "Black wins within %u moves", n), n);
    case BRG_COMPOSITION_PROOF_ILLEGAL:
      return g_strdup (
          WC_ (words, "composition", "The solution is not searched: the position is not legal"));
    case BRG_COMPOSITION_UNPROVED:
    case BRG_COMPOSITION_PROOF_STOPPED:
    default:
      return g_strdup_printf (
          WN_ (words, "Not decided within %u move", "Not decided within %u moves", n), n);
    }
}

/* rus-draughts-2022 11.2.3: what can be proved is proved, the rest is not decided. */
static void
add_proof (BrgContestLines *builder)
{
  BrgContestMark mark;
  char *text = dup_proof (builder, &mark);

  brg_contest_lines_add (
      builder, mark, "11.2.3", text,
      g_strdup (WC_ (builder->words, "composition",
                     "Side solutions and spectators are not looked for in such a work")));
}

static void
add_not_decided (BrgContestLines *builder)
{
  const BrgCompositionReport *report = &builder->finding->report;

  brg_contest_lines_add (
      builder, BRG_CONTEST_MARK_OPEN, "11.2.3",
      g_strdup_printf (
          /* Translators: how far a search has looked before it was given up */
          WN_ (builder->words, "Not decided: looked through within %u move",
               "Not decided: looked through within %u moves", report->n_looked),
          report->n_looked),
      g_strdup_printf (WC_ (builder->words, "composition", "%.1f million positions"),
                       (double) report->n_nodes / 1e6));
}

/* rus-draughts-2022 11.2.3 */
static void
add_solvable (BrgContestLines *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_NOT_SOLVABLE,
    BRG_COMPOSITION_AUTHOR_FAILS,
    BRG_COMPOSITION_UNFINISHED,
  };
  guint n = builder->finding->position.draughts.task.limit;

  if (!brg_contest_lines_add_faults (builder, faults, G_N_ELEMENTS (faults)))
    brg_contest_lines_add (builder, BRG_CONTEST_MARK_GOOD, "11.2.3",
                           g_strdup_printf (WN_ (builder->words, "Solved within %u move of White",
                                                 "Solved within %u moves of White", n),
                                            n),
                           NULL);
}

static const BrgContestSideLine *
find_side_line (const BrgContestLines *builder, guint first, guint end)
{
  for (guint i = 0; i < builder->finding->side_lines->len; i++)
    {
      const BrgContestSideLine *line = builder->finding->side_lines->pdata[i];

      if (line->side >= first && line->side < end)
        return line;
    }
  return NULL;
}

/* `2.c7-d8 a5:e5 3.d8-a5` from the move that is the author's no more. */
static char *
dup_side_line (const BrgContestSideLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = line->n_common; i < line->texts->len; i++)
    {
      if (i > line->n_common)
        g_string_append_c (text, ' ');
      if (i % 2 == 0)
        g_string_append_printf (text, "%u.", i / 2 + 1);
      g_string_append (text, line->texts->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

/* The side solutions from @first to @end, of one move and one sort. */
static void
add_sides_of_move (BrgContestLines *builder, guint first, guint end)
{
  const GPtrArray *sides = builder->finding->report.sides;
  const BrgCompositionSide *side = sides->pdata[first];
  gboolean is_refuted = builder->finding->report.verdict == BRG_COMPOSITION_REFUTED;
  const BrgContestSideLine *line = find_side_line (builder, first, end);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autofree char *played = line != NULL ? dup_side_line (line) : g_strdup ("");

  for (guint i = first; i < end; i++)
    g_string_append_printf (moves, "%s%s", i > first ? ", " : "",
                            strchr (((const BrgCompositionSide *) sides->pdata[i])->text, '.') + 1);
  brg_contest_lines_add (
      builder, is_refuted ? BRG_CONTEST_MARK_DOUBT : BRG_CONTEST_MARK_BAD, "11.2.6",
      g_strdup_printf (
          is_refuted ? WC_ (builder->words, "composition", "At move %u this solves: %s")
          : side->is_full
              ? WC_ (builder->words, "composition", "Side solution at move %u, full: %s")
              : WC_ (builder->words, "composition", "Side solution at move %u, partial: %s"),
          side->number, moves->str),
      g_steal_pointer (&played));
}

/* rus-draughts-2022 11.2.6 */
static void
add_sides (BrgContestLines *builder)
{
  const GPtrArray *sides = builder->finding->report.sides;
  guint first = 0;

  for (guint i = 1; i <= sides->len; i++)
    {
      const BrgCompositionSide *side = sides->pdata[first];
      const BrgCompositionSide *next = i < sides->len ? sides->pdata[i] : NULL;

      if (next != NULL && next->number == side->number && next->is_full == side->is_full)
        continue;
      add_sides_of_move (builder, first, i);
      first = i;
    }
  if (builder->finding->report.verdict == BRG_COMPOSITION_SOUND)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_GOOD, "11.2.6",
        g_strdup (WC_ (builder->words, "composition", "One way only in every variant")), NULL);
}

/* rus-draughts-2022 11.3.5, 11.3.7.5: what does not break the work but stands in its mark. */
static void
add_tolerated (BrgContestLines *builder)
{
  const GPtrArray *notes = builder->finding->report.notes;

  for (gsize n = 0; n < G_N_ELEMENTS (tolerated); n++)
    {
      g_autoptr (GString) moves = g_string_new (NULL);

      for (guint i = 0; i < notes->len; i++)
        {
          const char *note = notes->pdata[i];
          const char *slash = strchr (note, '/');

          if (slash != NULL && slash[1] == tolerated[n].letter)
            g_string_append_printf (moves, "%s%.*s", moves->len > 0 ? ", " : "",
                                    (gint) (slash - note), note);
        }
      if (moves->len > 0)
        brg_contest_lines_add (
            builder, BRG_CONTEST_MARK_DOUBT, tolerated[n].article,
            g_strdup_printf ("%s: %s", WC_ (builder->words, "composition", tolerated[n].text),
                             moves->str),
            NULL);
    }
}

/* rus-draughts-2022 11.2.4, 11.2.7.2, 11.2.8.1 */
static void
add_finals (BrgContestLines *builder)
{
  static const BrgCompositionFault faults[] = {
    BRG_COMPOSITION_FINAL,
    BRG_COMPOSITION_ZADACHA_FINAL,
    BRG_COMPOSITION_COMBINATION_GOES_ON,
  };
  const BrgCompositionReport *report = &builder->finding->report;

  if (report->verdict == BRG_COMPOSITION_REFUTED || report->verdict == BRG_COMPOSITION_UNSOLVABLE)
    return;
  if (!brg_contest_lines_add_faults (builder, faults, G_N_ELEMENTS (faults)) && report->n_open == 0)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_GOOD, "11.2.4",
        g_strdup (WC_ (builder->words, "composition", "All finals are economic")), NULL);
  if (brg_contest_lines_has_note (builder, "open-final"))
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_DOUBT, "11.2.7.2",
        g_strdup (WC_ (builder->words, "composition", "Open final: a line stops before the end")),
        NULL);
}

/* rus-draughts-2022 11.2.5 */
static void
add_variants (BrgContestLines *builder)
{
  static const BrgCompositionFault faults[] = { BRG_COMPOSITION_VARIANTS };
  guint n = builder->finding->report.n_variants;

  if (!brg_contest_lines_add_faults (builder, faults, 1) && n > 1)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_GOOD, "11.2.5",
        g_strdup_printf (WN_ (builder->words, "%u variant", "%u variants", n), n), NULL);
}

static char *
dup_squares (const BrgContestFinding *finding)
{
  BrgDraughtsSet squares = finding->report.spectators;
  GString *text = g_string_new (NULL);

  while (squares != 0)
    {
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      brg_draughts_square_write ((BrgDraughtsVariant) finding->position.draughts.position.variant,
                                 brg_draughts_set_pop (&squares), name);
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 11.2.4: looked for in a work that is sound and whose lines come to their end.
 */
static void
add_spectators (BrgContestLines *builder)
{
  const BrgCompositionReport *report = &builder->finding->report;
  g_autofree char *squares = dup_squares (builder->finding);

  if (*squares != '\0')
    /* Translators: pieces that can be taken off without breaking anything: «Статисты: %s» */
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_BAD, "11.2.4",
        g_strdup_printf (WC_ (builder->words, "composition", "Spectators: %s"), squares),
        g_strdup (WC_ (builder->words, "composition",
                       "Without it the solution is the same, and the form is kept")));
  else if (report->verdict != BRG_COMPOSITION_SOUND)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_OPEN, "11.2.4",
        g_strdup (WC_ (builder->words, "composition",
                       "Spectators are not looked for while the solution fails")),
        NULL);
  else if (report->n_open > 0)
    brg_contest_lines_add (builder, BRG_CONTEST_MARK_OPEN, "11.2.4",
                           g_strdup (WC_ (builder->words, "composition",
                                          "Spectators are not looked for with open finals")),
                           NULL);
  else
    brg_contest_lines_add (builder, BRG_CONTEST_MARK_GOOD, "11.2.4",
                           g_strdup (WC_ (builder->words, "composition", "No spectators")), NULL);
}

/* rus-draughts-2022 11.2.3: where the author's text is no move any more it ends; what is known of
 * the work from there on is none of his. */
static void
add_broken (BrgContestLines *builder)
{
  const BrgComposition *work = &builder->finding->position.draughts;
  g_autoptr (GPtrArray) lines =
      brg_composition_text_read (&work->position, work->solution != NULL ? work->solution : "");
  guint n_before = work->position.turn == BRG_COLOUR_WHITE ? 0 : 1;

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgCompositionLine *line = lines->pdata[i];
      g_autofree char *move = NULL;

      if (line->broken == NULL)
        continue;
      move = g_strdup_printf ("%u%s%s", (line->plies->len + n_before) / 2 + 1,
                              line->last.turn == BRG_COLOUR_WHITE ? "." : "...", line->broken);
      brg_contest_lines_add (builder, BRG_CONTEST_MARK_BAD, "11.2.3",
                             brg_contest_words_dup_broken (move, builder->words), NULL);
    }
}

void
brg_contest_lines_add_solution (BrgContestLines *builder)
{
  BrgCompositionVerdict verdict = builder->finding->report.verdict;

  builder->is_solution = TRUE;
  add_broken (builder);
  if (verdict == BRG_COMPOSITION_NOT_SEARCHED || verdict == BRG_COMPOSITION_NOT_DECIDED)
    {
      if (verdict == BRG_COMPOSITION_NOT_SEARCHED)
        add_proof (builder);
      else
        add_not_decided (builder);
      add_variants (builder);
      return;
    }
  add_solvable (builder);
  add_sides (builder);
  add_variants (builder);
  add_finals (builder);
  add_tolerated (builder);
  add_spectators (builder);
}
