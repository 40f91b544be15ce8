/* brg-postal-preview.c - what a letter would bring before it is stored
 *
 * Rules: rus-draughts-2022 10.2.2, 10.2.3, 10.2.5, 10.2.10, 10.3.9
 * Tests: tests/app/test-postal-draft.c, tests/app/test-postal-numbers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-preview.h"

/* What a move that was written so takes from the letter. */
static guint
find_lack (BrgPostalReading reading)
{
  switch (reading)
    {
    /* rus-draughts-2022 10.2.2, 10.2.5: how it is written */
    case BRG_POSTAL_NOTATION:
    case BRG_POSTAL_ILLEGIBLE:
      return BRG_POSTAL_HAS_NOTATION;
    /* rus-draughts-2022 10.2.10: what it is; written in full it may still be against the rules */
    case BRG_POSTAL_REPLACED:
    case BRG_POSTAL_IMPOSSIBLE:
    case BRG_POSTAL_AMBIGUOUS:
      return BRG_POSTAL_HAS_POSSIBLE_MOVES;
    case BRG_POSTAL_GOOD:
    case BRG_POSTAL_FORCED:
    case BRG_POSTAL_NOT_FORCED:
    default:
      return 0;
    }
}

/* rus-draughts-2022 10.2.3: what a letter has; what is wrong with it is in the chart. */
static guint
find_checks (BrgPostalPreview *preview, guint index)
{
  const BrgPostalChart *chart = preview->chart;
  const BrgPostalRecord *record = brg_postal_game_get_record (preview->game, index);
  guint checks = BRG_POSTAL_HAS_NOTATION | BRG_POSTAL_HAS_POSSIBLE_MOVES | BRG_POSTAL_HAS_DATES |
                 BRG_POSTAL_HAS_TOTALS;

  /* rus-draughts-2022 10.3.9: a server has none of these */
  if (preview->game->channel == BRG_POSTAL_BY_SERVER)
    return 0;
  if (record->repeating == BRG_POSTAL_REPEATED)
    checks |= BRG_POSTAL_HAS_REPETITION;
  if (record->lacks == 0)
    checks |= BRG_POSTAL_HAS_FORM;
  for (guint i = 0; i < chart->notes->len; i++)
    {
      const BrgPostalNote *note = &g_array_index (chart->notes, BrgPostalNote, i);

      if (note->letter != record->number || note->kind != BRG_POSTAL_NOTE_OMITTED)
        continue;
      if ((note->omissions & BRG_POSTAL_OMITS_TOTALS) != 0)
        checks &= ~(guint) BRG_POSTAL_HAS_TOTALS;
      if ((note->omissions & ~(guint) BRG_POSTAL_OMITS_TOTALS) != 0)
        checks &= ~(guint) BRG_POSTAL_HAS_DATES;
    }
  for (guint i = 0; i < chart->moves->len; i++)
    {
      const BrgPostalMoveLine *line = &g_array_index (chart->moves, BrgPostalMoveLine, i);

      if (line->letter == record->number)
        checks &= ~find_lack (line->reading);
    }
  for (guint i = 0; i < chart->stated->len; i++)
    {
      const BrgPostalStated *line = &g_array_index (chart->stated, BrgPostalStated, i);

      if (line->letter != record->number)
        continue;
      preview->due[BRG_COLOUR_WHITE] = line->due[BRG_COLOUR_WHITE];
      preview->due[BRG_COLOUR_BLACK] = line->due[BRG_COLOUR_BLACK];
      if (line->is_right)
        checks |= BRG_POSTAL_HAS_RIGHT_TOTALS;
    }
  return checks;
}

/* The letters before the one that is typed. */
static void
find_before (BrgPostalPreview *preview,
             const BrgPostalDesk *desk,
             const BrgPostalCase *matter,
             gint64 row_id)
{
  guint index = G_MAXUINT;
  BrgPostalGame *game = brg_postal_event_dup_changed (desk->event, &matter->seat, row_id, NULL,
                                                      &index, &preview->fault);

  preview->before_game = game;
  if (game == NULL)
    return;
  if (index < game->records->len)
    g_array_set_size (game->records, index);
  for (guint i = 0; i < game->records->len; i++)
    preview->has_other =
        preview->has_other || brg_postal_record_is_mail (brg_postal_game_get_record (game, i));
  preview->before = brg_postal_chart_new (game, desk->rules, 0, &preview->fault);
  preview->n_before = preview->before != NULL ? preview->before->plies->len : 0;
}

void
brg_postal_preview_init (BrgPostalPreview *preview,
                         const BrgPostalDesk *desk,
                         const BrgPostalCase *matter,
                         gint64 row_id,
                         const char *line)
{
  guint index = 0;

  g_return_if_fail (preview != NULL && desk != NULL && matter != NULL);

  *preview = (BrgPostalPreview){ .scoring = matter->scoring };
  find_before (preview, desk, matter, row_id);
  if (preview->before == NULL)
    return;
  preview->game = line != NULL
                      ? brg_postal_event_dup_changed (desk->event, &matter->seat, row_id, line,
                                                      &index, &preview->fault)
                      : brg_postal_event_dup_game (desk->event, &matter->seat, &preview->fault);
  if (preview->game == NULL)
    return;
  if (line != NULL)
    preview->doubts = brg_postal_doubts_new (preview->game, desk->rules, index, desk->on);
  preview->chart = brg_postal_chart_new (preview->game, desk->rules, 0, &preview->fault);
  if (preview->chart == NULL)
    return;
  preview->due[BRG_COLOUR_WHITE] = preview->chart->totals[BRG_COLOUR_WHITE];
  preview->due[BRG_COLOUR_BLACK] = preview->chart->totals[BRG_COLOUR_BLACK];
  if (line != NULL)
    preview->checks = find_checks (preview, index);
}

void
brg_postal_preview_clear (BrgPostalPreview *preview)
{
  g_return_if_fail (preview != NULL);

  g_clear_pointer (&preview->before_game, brg_postal_game_free);
  g_clear_pointer (&preview->before, brg_postal_chart_free);
  g_clear_pointer (&preview->doubts, g_array_unref);
  g_clear_pointer (&preview->game, brg_postal_game_free);
  g_clear_pointer (&preview->chart, brg_postal_chart_free);
  brg_postal_fault_clear (&preview->fault);
}

guint
brg_postal_preview_find_misnumbered (const BrgPostalDraft *draft,
                                     const BrgPostalDesk *desk,
                                     const BrgPostalCase *matter,
                                     gboolean *is_own)
{
  g_return_val_if_fail (draft != NULL && desk != NULL && matter != NULL && is_own != NULL, 0);

  *is_own = FALSE;
  if (draft->kind != BRG_POSTAL_LETTER || matter->chart == NULL ||
      brg_postal_desk_get_channel (desk) == BRG_POSTAL_BY_SERVER)
    return 0;
  return brg_postal_chart_find_misnumbered (matter->chart, matter->game, draft->side, draft->number,
                                            is_own);
}
