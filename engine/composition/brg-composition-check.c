/* brg-composition-check.c - the machine check of a work of draughts composition
 *
 * Rules: rus-draughts-2022 11.2.4, 11.2.5, 11.2.8.3, 11.3.4
 * Tests: tests/engine/composition/test-composition-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-check.h"

#include "brg-composition-form.h"

#include <string.h>

void
brg_composition_report_clear (BrgCompositionReport *report)
{
  g_clear_pointer (&report->sides, g_ptr_array_unref);
  g_clear_pointer (&report->notes, g_ptr_array_unref);
  g_clear_pointer (&report->class_name, g_free);
}

/* Whether a search says something of the work: a forced problem or zadacha with a solution. */
static gboolean
is_searched (const BrgComposition *work, const BrgCompositionForm *form)
{
  gboolean is_forced =
      (work->kind == BRG_COMPOSITION_PROBLEM && work->task.goal == BRG_COMPOSITION_WIN) ||
      (work->kind == BRG_COMPOSITION_ZADACHA && work->task.goal == BRG_COMPOSITION_BLOCK);

  return is_forced && form->is_legal && work->position.turn == BRG_COLOUR_WHITE &&
         work->solution != NULL;
}

/* rus-draughts-2022 11.2.5: a zadacha has two variations at least, a study and an ending two
 * branches. */
static gboolean
has_too_few_lines (const BrgComposition *work, const GPtrArray *lines)
{
  return lines->len == 1 &&
         (work->kind == BRG_COMPOSITION_ZADACHA || work->kind == BRG_COMPOSITION_STUDY ||
          work->kind == BRG_COMPOSITION_ENDING);
}

/* ----- Spectators ----- */

/* The lines without a piece; NULL if one of them changes or ends otherwise. */
static GPtrArray *
play_without (const GPtrArray *lines, BrgDraughtsSquare square)
{
  GPtrArray *others = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_composition_line_free);

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgCompositionLine *line = lines->pdata[i];
      BrgCompositionLine *other = brg_composition_line_without (line, square);

      if (other != NULL)
        g_ptr_array_add (others, other);
      if (other == NULL || brg_draughts_moves_any (&other->last) ||
          (other->last.pieces[BRG_COLOUR_BLACK] == 0) != (line->last.pieces[BRG_COLOUR_BLACK] == 0))
        {
          g_ptr_array_unref (others);
          return NULL;
        }
    }
  return others;
}

/* rus-draughts-2022 11.2.4: a piece that can be taken off without breaking the author's idea and
 * the formal requirements; 11.3.4: one that only these need is a passive piece. */
static BrgCompositionAnswer
is_spectator (BrgCompositionSearch *search,
              const BrgComposition *work,
              const GPtrArray *lines,
              BrgCompositionFaults faults,
              BrgDraughtsSquare square)
{
  g_autoptr (GPtrArray) others = play_without (lines, square);
  g_auto (BrgCompositionFindings) findings = { 0 };
  BrgComposition without = *work;
  BrgCompositionForm form;

  if (others == NULL)
    return BRG_COMPOSITION_NO;
  brg_draughts_position_put (&without.position, square, BRG_COLOUR_NONE, BRG_DRAUGHTS_NOTHING);
  brg_composition_form_check (&without, &form);
  if ((form.faults & ~faults) != 0)
    return BRG_COMPOSITION_NO;
  brg_composition_lines_check (search, &without, others, &findings);
  if (findings.verdict == BRG_COMPOSITION_NOT_DECIDED)
    return BRG_COMPOSITION_STOPPED;
  return findings.verdict == BRG_COMPOSITION_SOUND && (findings.faults & ~faults) == 0
             ? BRG_COMPOSITION_YES
             : BRG_COMPOSITION_NO;
}

/* Returns whether the search came to its end. */
static gboolean
find_spectators (BrgCompositionSearch *search,
                 const BrgComposition *work,
                 const GPtrArray *lines,
                 BrgCompositionReport *report)
{
  BrgDraughtsSet pieces = brg_draughts_position_occupied (&work->position);

  while (pieces != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&pieces);
      BrgCompositionAnswer answer = is_spectator (search, work, lines, report->faults, square);

      if (answer == BRG_COMPOSITION_STOPPED)
        return FALSE;
      if (answer == BRG_COMPOSITION_YES)
        report->spectators |= brg_draughts_set_of (square);
    }
  return TRUE;
}

/* ----- The whole ----- */

static void
take_findings (BrgCompositionReport *report, BrgCompositionFindings *findings)
{
  g_ptr_array_unref (report->sides);
  g_ptr_array_unref (report->notes);
  report->verdict = findings->verdict;
  report->faults |= findings->faults;
  report->sides = g_steal_pointer (&findings->sides);
  report->notes = g_steal_pointer (&findings->notes);
  report->n_looked = findings->n_looked;
  report->n_variants = findings->n_variants;
  report->n_cleared = findings->n_cleared;
  report->n_locked = findings->n_locked;
  report->n_open = findings->n_open;
  report->n_uncovered = findings->n_uncovered;
}

static void
search_work (BrgCompositionSearch *search,
             const BrgComposition *work,
             const GPtrArray *lines,
             BrgCompositionReport *report)
{
  g_auto (BrgCompositionFindings) findings = { 0 };

  brg_composition_search_begin (search, (BrgDraughtsVariant) work->position.variant, &work->task);
  brg_composition_lines_check (search, work, lines, &findings);
  take_findings (report, &findings);
  if (report->verdict == BRG_COMPOSITION_SOUND && findings.are_ended)
    {
      if (!find_spectators (search, work, lines, report))
        {
          report->verdict = BRG_COMPOSITION_NOT_DECIDED;
          report->spectators = 0;
        }
      if (report->spectators != 0)
        report->faults |= brg_composition_fault_bit (BRG_COMPOSITION_SPECTATOR);
    }
  report->n_nodes = brg_composition_search_get_nodes (search);
}

static gint
compare_notes (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

void
brg_composition_check (BrgCompositionSearch *search,
                       const BrgComposition *work,
                       BrgCompositionReport *report)
{
  g_autoptr (GPtrArray) lines = NULL;
  BrgCompositionForm form;

  g_return_if_fail (search != NULL);
  g_return_if_fail (work != NULL);

  brg_composition_form_check (work, &form);
  *report = (BrgCompositionReport){
    .verdict = BRG_COMPOSITION_NOT_SEARCHED,
    .faults = form.faults,
    .sides = g_ptr_array_new (),
    .notes = g_ptr_array_new_with_free_func (g_free),
    .class_name = brg_composition_dup_class (work),
  };
  if (work->solution != NULL)
    {
      lines = brg_composition_text_read (&work->position, work->solution);
      if (has_too_few_lines (work, lines))
        report->faults |= brg_composition_fault_bit (BRG_COMPOSITION_VARIANTS);
    }
  if (is_searched (work, &form))
    search_work (search, work, lines, report);
  /* rus-draughts-2022 11.2.8.3: a serious defect, which costs about two points. */
  if (form.is_white_en_prise)
    g_ptr_array_add (report->notes, g_strdup ("11.2.8.3:white-en-prise"));
  g_ptr_array_sort (report->notes, compare_notes);
}

/* ----- As a row ----- */

static void
append_faults (GString *row, BrgCompositionFaults faults)
{
  const char *sign = "";

  for (guint i = 0; i < BRG_N_COMPOSITION_FAULTS; i++)
    if ((faults & brg_composition_fault_bit ((BrgCompositionFault) i)) != 0)
      {
        g_string_append_printf (row, "%s%s", sign,
                                brg_composition_fault_get_id ((BrgCompositionFault) i));
        sign = ",";
      }
  if (faults == 0)
    g_string_append_c (row, '-');
}

static void
append_sides (GString *row, const GPtrArray *sides)
{
  for (guint i = 0; i < sides->len; i++)
    {
      const BrgCompositionSide *side = sides->pdata[i];

      g_string_append_printf (row, "%s%s/%s", i > 0 ? ";" : "", side->text,
                              side->is_full ? "full" : "partial");
    }
  if (sides->len == 0)
    g_string_append_c (row, '-');
}

/* In the order of the numbers of squares, which is that of the bits. */
static void
append_squares (GString *row, BrgDraughtsSet squares, BrgDraughtsVariant variant)
{
  const char *sign = "";

  if (squares == 0)
    g_string_append_c (row, '-');
  while (squares != 0)
    {
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      brg_draughts_square_write (variant, brg_draughts_set_pop (&squares), name);
      g_string_append_printf (row, "%s%s", sign, name);
      sign = ",";
    }
}

char *
brg_composition_report_dup_row (const BrgCompositionReport *report, BrgDraughtsVariant variant)
{
  GString *row = g_string_new (brg_composition_verdict_get_id (report->verdict));

  g_string_append_c (row, '\t');
  append_faults (row, report->faults);
  g_string_append_c (row, '\t');
  append_sides (row, report->sides);
  g_string_append_c (row, '\t');
  append_squares (row, report->spectators, variant);
  g_string_append_printf (row, "\t%s\t", report->class_name);
  for (guint i = 0; i < report->notes->len; i++)
    g_string_append_printf (row, "%s%s", i > 0 ? ";" : "", (const char *) report->notes->pdata[i]);
  if (report->notes->len == 0)
    g_string_append_c (row, '-');
  return g_string_free (row, FALSE);
}
