/* brg-composition-solving.c - a contest for solving: totals, places, winners
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/engine/composition/test-composition-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-solving.h"

#include <string.h>

#include "brg-composition-number.h"

/* The most points of a work, or of a bonus: so that sums stay far from the limits of numbers. */
#define MOST_POINTS (G_GINT64_CONSTANT (1000000) * BRG_COMPOSITION_POINT)

typedef struct
{
  const char *text; /* the whole text that is read */
  gboolean in_entries;
  BrgCompositionSolvingFault *fault;
} Reader;

static void
free_solver (gpointer data)
{
  BrgCompositionSolver *solver = data;

  g_free (solver->name);
  g_free (solver->points);
  g_free (solver);
}

void
brg_composition_solving_free (BrgCompositionSolving *solving)
{
  if (solving == NULL)
    return;
  g_ptr_array_unref (solving->works);
  g_ptr_array_unref (solving->solvers);
  g_free (solving->maxima);
  g_free (solving);
}

static gboolean
fail (const Reader *reader, const char *at, const char *what)
{
  reader->fault->text = g_strdup (what);
  reader->fault->in_entries = reader->in_entries;
  reader->fault->column = g_utf8_strlen (reader->text, at - reader->text) + 1;
  return FALSE;
}

static gboolean
find_work (const BrgCompositionSolving *solving, const char *name, gsize length, guint *which)
{
  for (guint i = 0; i < solving->works->len; i++)
    {
      const char *work = solving->works->pdata[i];

      if (strlen (work) == length && strncmp (work, name, length) == 0)
        {
          *which = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* `P1=8` */
static gboolean
read_maximum (const Reader *reader, BrgCompositionSolving *solving, const char *at, gsize length)
{
  const char *sign = memchr (at, '=', length);
  guint which;
  gint64 points;

  if (sign == NULL || sign == at)
    return fail (reader, at, "WORK=POINTS was expected");
  if (find_work (solving, at, (gsize) (sign - at), &which))
    return fail (reader, at, "this work has been named before");
  if (!brg_composition_number_read (sign + 1, (gssize) length - (sign + 1 - at), MOST_POINTS,
                                    &points))
    return fail (reader, sign + 1, "this is no number of points");
  if (solving->works->len == BRG_COMPOSITION_MAX_SOLVERS)
    return fail (reader, at, "there are more than 2000 works");
  g_ptr_array_add (solving->works, g_strndup (at, (gsize) (sign - at)));
  solving->maxima = g_renew (gint64, solving->maxima, solving->works->len);
  solving->maxima[solving->works->len - 1] = points;
  return TRUE;
}

static gboolean
read_maxima (const Reader *reader, BrgCompositionSolving *solving)
{
  const char *at = reader->text;

  for (;;)
    {
      gsize length = strcspn (at, ";");

      if (!read_maximum (reader, solving, at, length))
        return FALSE;
      if (at[length] == '\0')
        return TRUE;
      at += length + 1;
    }
}

/* `P1=8` or `+2`; @seen says which of the works, and behind them the bonus, have been read. */
static gboolean
read_points (const Reader *reader,
             const BrgCompositionSolving *solving,
             BrgCompositionSolver *solver,
             gboolean *seen,
             const char *at,
             gsize length)
{
  gboolean is_bonus = length > 0 && *at == '+';
  const char *sign = is_bonus ? at : memchr (at, '=', length);
  guint which = solving->works->len;
  gint64 points;

  if (sign == NULL)
    return fail (reader, at, "WORK=POINTS or +BONUS was expected");
  if (!is_bonus && !find_work (solving, at, (gsize) (sign - at), &which))
    return fail (reader, at, "there is no such work");
  if (seen[which])
    return fail (reader, at, "these points have been named before");
  if (!brg_composition_number_read (sign + 1, (gssize) length - (sign + 1 - at), MOST_POINTS,
                                    &points))
    return fail (reader, sign + 1, "this is no number of points");
  if (!is_bonus && points > solving->maxima[which])
    return fail (reader, sign + 1, "more points than the work has");
  seen[which] = TRUE;
  if (is_bonus)
    solver->bonus = points;
  else
    solver->points[which] = points;
  solver->total += points;
  return TRUE;
}

static gboolean
has_solver (const BrgCompositionSolving *solving, const char *name)
{
  for (guint i = 0; i + 1 < solving->solvers->len; i++)
    if (g_str_equal (((const BrgCompositionSolver *) solving->solvers->pdata[i])->name, name))
      return TRUE;
  return FALSE;
}

/* `Anna:P1=8,P2=3,+2` */
static gboolean
read_entry (const Reader *reader, BrgCompositionSolving *solving, const char *at, gsize length)
{
  const char *end = at + length;
  const char *sign = memchr (at, ':', length);
  g_autofree gboolean *seen = g_new0 (gboolean, solving->works->len + 1);
  BrgCompositionSolver *solver;

  if (sign == NULL || sign == at)
    return fail (reader, at, "NAME:POINTS was expected");
  if (solving->solvers->len == BRG_COMPOSITION_MAX_SOLVERS)
    return fail (reader, at, "there are more than 2000 solvers");
  solver = g_new0 (BrgCompositionSolver, 1);
  solver->name = g_strndup (at, (gsize) (sign - at));
  solver->points = g_new0 (gint64, solving->works->len);
  g_ptr_array_add (solving->solvers, solver);
  if (has_solver (solving, solver->name))
    return fail (reader, at, "this solver has been named before");
  for (const char *part = sign + 1; part < end;)
    {
      gsize size = strcspn (part, ",;");

      if (!read_points (reader, solving, solver, seen, part, size))
        return FALSE;
      part += size;
      if (part < end && ++part == end)
        return fail (reader, part, "WORK=POINTS or +BONUS was expected");
    }
  return TRUE;
}

static gboolean
read_entries (const Reader *reader, BrgCompositionSolving *solving)
{
  const char *at = reader->text;

  for (;;)
    {
      gsize length = strcspn (at, ";");

      if (!read_entry (reader, solving, at, length))
        return FALSE;
      if (at[length] == '\0')
        return TRUE;
      at += length + 1;
    }
}

/* rus-draughts-2022 11.6.1: the largest sum wins; who have the same sum share the place, as the
 * book says nothing else. */
static void
count_places (BrgCompositionSolving *solving)
{
  for (guint i = 0; i < solving->solvers->len; i++)
    {
      BrgCompositionSolver *solver = solving->solvers->pdata[i];

      solver->place = 1;
      for (guint k = 0; k < solving->solvers->len; k++)
        solver->place +=
            ((const BrgCompositionSolver *) solving->solvers->pdata[k])->total > solver->total;
    }
}

BrgCompositionSolving *
brg_composition_solving_read (const char *maxima,
                              const char *entries,
                              BrgCompositionSolvingFault *fault)
{
  g_autoptr (BrgCompositionSolving) solving = g_new0 (BrgCompositionSolving, 1);
  Reader of_maxima = { maxima, FALSE, fault };
  Reader of_entries = { entries, TRUE, fault };

  solving->works = g_ptr_array_new_with_free_func (g_free);
  solving->solvers = g_ptr_array_new_with_free_func (free_solver);
  if (!read_maxima (&of_maxima, solving) || !read_entries (&of_entries, solving))
    return NULL;
  count_places (solving);
  return g_steal_pointer (&solving);
}

char *
brg_composition_solving_dup_row (const BrgCompositionSolving *solving)
{
  g_autoptr (GString) totals = g_string_new (NULL);
  g_autoptr (GString) places = g_string_new (NULL);
  g_autoptr (GString) winners = g_string_new (NULL);

  for (guint i = 0; i < solving->solvers->len; i++)
    {
      const BrgCompositionSolver *solver = solving->solvers->pdata[i];
      g_autofree char *total = brg_composition_number_dup_text (solver->total);
      const char *sign = i > 0 ? ";" : "";

      g_string_append_printf (totals, "%s%s=%s", sign, solver->name, total);
      g_string_append_printf (places, "%s%s=%u", sign, solver->name, solver->place);
      if (solver->place == 1)
        g_string_append_printf (winners, "%s%s", winners->len > 0 ? "," : "", solver->name);
    }
  return g_strdup_printf ("%s\t%s\t%s", totals->str, places->str, winners->str);
}
