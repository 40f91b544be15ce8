/* brg-postal-ask.c - what is asked about once more before a letter is stored
 *
 * Rules: rus-draughts-2022 10.2.9, 10.2.10, 10.3.2
 * Tests: tests/app/test-postal-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-ask.h"

#include "brg-postal-remarks.h"

/* What stands below the chart for that reason. */
static void
append_stop (GString *text, const BrgPostalPreview *preview, guint number, const BrgWords *words)
{
  static const char *const articles[] = { "10.2.2", "10.2.9", "10.2.10", NULL };
  g_autoptr (GArray) remarks =
      brg_postal_remarks_new (preview->game, preview->chart, preview->scoring, words);

  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, i);

      if (remark->letter == number && remark->is_wrong &&
          g_strv_contains (articles, remark->article))
        g_string_append_printf (text, "%s%s (%s).", text->len > 0 ? " " : "", remark->text,
                                remark->article);
    }
}

static const BrgPostalRecord *
find_letter (const BrgPostalGame *game, guint number)
{
  for (guint i = 0; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record->kind == BRG_POSTAL_LETTER && record->number == number)
        return record;
    }
  return NULL;
}

/* Whether the other offered a draw in the letter that is answered. */
static gboolean
is_offered (const BrgPostalGame *before, BrgColour side)
{
  for (guint i = before->records->len; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (before, i - 1);

      if (record->kind == BRG_POSTAL_LETTER && record->side != side)
        return record->offers_draw;
    }
  return FALSE;
}

char *
brg_postal_ask_dup_words (const BrgPostalPreview *preview, guint number, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const BrgPostalRecord *letter;

  g_return_val_if_fail (preview != NULL && words != NULL, NULL);

  if (preview->chart == NULL || number == 0)
    return NULL;
  if (brg_postal_chart_find_note (preview->chart, number, BRG_POSTAL_NOTE_STOPPED) != NULL)
    append_stop (text, preview, number, words);
  letter = find_letter (preview->game, number);
  if (letter != NULL && letter->takes_draw && !is_offered (preview->before_game, letter->side))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            W_ (words, "No offer of a draw by the other is recorded (10.3.2)."));
  /* rus-draughts-2022 10.3.9: nobody else counts them. */
  if (letter != NULL && preview->game->channel == BRG_POSTAL_BY_SERVER && !letter->has_days)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            W_ (words, "The days of the server are not entered: the move counts 0 "
                                       "d. (10.3.9)."));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
