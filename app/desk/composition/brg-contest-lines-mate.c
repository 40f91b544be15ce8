/* brg-contest-lines-mate.c - what the machine says of a mate
 *
 * Tests: tests/app/test-contest-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines-private.h"

static char *
dup_joined (const GPtrArray *texts, const char *between)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (joined, "%s%s", i > 0 ? between : "", (const char *) texts->pdata[i]);
  return g_string_free (joined, FALSE);
}

/* The words of the usage of chess composition; the book of draughts has no article on it. */
void
brg_contest_lines_add_mate (BrgContestLines *builder)
{
  const BrgContestFinding *finding = builder->finding;
  const BrgCompositionMate *mate = &finding->mate;
  guint n = finding->position.n_moves;
  g_autofree char *keys = dup_joined (mate->keys, ", ");
  g_autofree char *duals = dup_joined (mate->duals, "; ");

  brg_contest_lines_add (
      builder, BRG_CONTEST_MARK_GOOD, "",
      g_strdup (WC_ (builder->words, "composition", "The position can be played")), NULL);
  builder->is_solution = TRUE;
  if (mate->verdict == BRG_COMPOSITION_NOT_DECIDED)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_OPEN, "",
        g_strdup_printf (WN_ (builder->words, "Not decided: looked through within %u move",
                              "Not decided: looked through within %u moves", mate->n_looked),
                         mate->n_looked),
        NULL);
  if (mate->verdict == BRG_COMPOSITION_UNSOLVABLE)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_BAD, "",
        g_strdup_printf (
            WN_ (builder->words, "No mate within %u move", "No mate within %u moves", n), n),
        NULL);
  if (mate->verdict == BRG_COMPOSITION_REFUTED)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_BAD, "",
        g_strdup (WC_ (builder->words, "composition", "The author’s key does not mate")),
        g_strdup_printf (WC_ (builder->words, "composition", "These do: %s"), keys));
  if (mate->verdict == BRG_COMPOSITION_COOKED_FIRST)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_BAD, "",
        g_strdup_printf (WC_ (builder->words, "composition", "Other keys: %s"), keys), NULL);
  if (mate->verdict == BRG_COMPOSITION_SOUND)
    brg_contest_lines_add (builder, BRG_CONTEST_MARK_GOOD, "",
                           g_strdup (WC_ (builder->words, "composition", "One key only")), NULL);
  if (mate->shortest != 0 && mate->shortest < n)
    brg_contest_lines_add (builder, BRG_CONTEST_MARK_BAD, "",
                           g_strdup_printf (WN_ (builder->words, "Mate within %u move already",
                                                 "Mate within %u moves already", mate->shortest),
                                            mate->shortest),
                           NULL);
  if (mate->duals->len > 0)
    brg_contest_lines_add (
        builder, BRG_CONTEST_MARK_DOUBT, "",
        g_strdup_printf (WC_ (builder->words, "composition", "Duals: %s"), duals), NULL);
}
