/* brg-desk-rules.c - the families of games, and what their tables are made of
 *
 * Tests: tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-rules.h"

static const BrgDeskRules *const families[BRG_N_DISCIPLINES] = {
  [BRG_DISCIPLINE_CHESS] = &brg_desk_chess,
  [BRG_DISCIPLINE_CHESS960] = &brg_desk_chess,
  [BRG_DISCIPLINE_RUSSIAN] = &brg_desk_draughts,
  [BRG_DISCIPLINE_DRAUGHTS64] = &brg_desk_draughts,
  [BRG_DISCIPLINE_INTERNATIONAL] = &brg_desk_draughts_100,
  [BRG_DISCIPLINE_GIVEAWAY] = &brg_desk_draughts,
  [BRG_DISCIPLINE_RENJU] = &brg_desk_renju,
};

const BrgDeskRules *
brg_desk_rules_find (BrgDiscipline discipline)
{
  g_return_val_if_fail ((guint) discipline < BRG_N_DISCIPLINES, NULL);

  return families[discipline];
}

static void
clear_choice (gpointer data)
{
  BrgDeskChoice *choice = data;

  g_free (choice->text);
  g_free (choice->name);
  g_free (choice->letters);
}

GArray *
brg_desk_choices_new (void)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (BrgDeskChoice));

  g_array_set_clear_func (choices, clear_choice);
  return choices;
}

BrgDeskChoice *
brg_desk_choices_add (GArray *choices, const BrgGameMove *move, char *text)
{
  BrgDeskChoice choice = { .move = *move, .text = text };

  g_return_val_if_fail (choices != NULL && move != NULL && text != NULL, NULL);

  g_array_append_val (choices, choice);
  return &g_array_index (choices, BrgDeskChoice, choices->len - 1);
}

static void
clear_counter (gpointer data)
{
  BrgDeskCounter *counter = data;

  g_free (counter->title);
  g_free (counter->note);
}

GArray *
brg_desk_counters_new (void)
{
  GArray *counters = g_array_new (FALSE, FALSE, sizeof (BrgDeskCounter));

  g_array_set_clear_func (counters, clear_counter);
  return counters;
}

static void
clear_button (gpointer data)
{
  g_free (((BrgDeskPromptButton *) data)->label);
}

BrgDeskPrompt *
brg_desk_prompt_new (char *text, const char *article)
{
  BrgDeskPrompt *prompt;

  g_return_val_if_fail (text != NULL, NULL);

  prompt = g_new0 (BrgDeskPrompt, 1);
  prompt->text = text;
  prompt->article = article;
  prompt->buttons = g_array_new (FALSE, FALSE, sizeof (BrgDeskPromptButton));
  g_array_set_clear_func (prompt->buttons, clear_button);
  return prompt;
}

void
brg_desk_prompt_add_button (BrgDeskPrompt *prompt,
                            const char *id,
                            const char *label,
                            gboolean is_suggested)
{
  BrgDeskPromptButton button = { id, NULL, is_suggested };

  g_return_if_fail (prompt != NULL && id != NULL && label != NULL);

  button.label = g_strdup (label);
  g_array_append_val (prompt->buttons, button);
}

void
brg_desk_prompt_free (BrgDeskPrompt *prompt)
{
  if (prompt == NULL)
    return;
  g_free (prompt->text);
  g_clear_pointer (&prompt->options, g_ptr_array_unref);
  g_free (prompt->options_label);
  g_free (prompt->number_label);
  g_array_unref (prompt->buttons);
  g_free (prompt);
}
