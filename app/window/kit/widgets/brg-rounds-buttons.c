/* brg-rounds-buttons.c - buttons that enter results and show their keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-buttons.h"

#include <glib/gi18n.h>

#include "brg-key-button.h"
#include "brg-result-text.h"

/* In the order of the side pane. A command without a text shows its result. */
static const struct
{
  BrgKeyCommand command;
  const char *text;
} commands[] = {
  { { BRG_KEY_RESULT, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS }, NULL },
  { { BRG_KEY_RESULT, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW }, NULL },
  { { BRG_KEY_RESULT, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN }, NULL },
  { { BRG_KEY_RESULT, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS }, NULL },
  { { BRG_KEY_RESULT, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN }, NULL },
  { { BRG_KEY_SPECIAL, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE }, NC_ ("result", "special") },
  { { BRG_KEY_ADJOURN, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED }, NC_ ("result", "adjourn") },
  { { BRG_KEY_CLEAR, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE }, NC_ ("result", "clear") },
};

static const struct
{
  BrgOutcome white;
  BrgOutcome black;
  const char *words;
} words[] = {
  { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, N_ ("White wins") },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, N_ ("Draw") },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, N_ ("Black wins") },
  { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS, N_ ("Black is absent") },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN, N_ ("White is absent") },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS, N_ ("Both are absent") },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS, N_ ("Both lose") },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS, N_ ("White gets a draw, Black zero") },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_DRAW, N_ ("Black gets a draw, White zero") },
  { BRG_OUTCOME_UNRATED_WIN, BRG_OUTCOME_UNRATED_LOSS, N_ ("White wins, not rated") },
  { BRG_OUTCOME_UNRATED_DRAW, BRG_OUTCOME_UNRATED_DRAW, N_ ("Draw, not rated") },
  { BRG_OUTCOME_UNRATED_LOSS, BRG_OUTCOME_UNRATED_WIN, N_ ("Black wins, not rated") },
};

const char *
brg_rounds_describe_result (BrgOutcome white, BrgOutcome black)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].white == white && words[i].black == black)
      return _ (words[i].words);
  return NULL;
}

/* What is printed on a key. */
static char *
dup_key (gunichar symbol)
{
  if (symbol == BRG_SYMBOL_ENTER)
    return g_strdup ("⏎");
  if (symbol == BRG_SYMBOL_DELETE)
    return g_strdup (C_ ("key", "Del"));
  if (symbol == '-')
    return g_strdup ("−");
  return g_ucs4_to_utf8 (&symbol, 1, NULL, NULL, NULL);
}

static GtkWidget *
make_button (gunichar symbol, const char *text)
{
  g_autofree char *key = dup_key (symbol);
  GtkWidget *button = brg_key_button_new (key, text, "rounds.key");

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint32) symbol);
  return button;
}

/* rus-draughts-2022 10.1.2: by correspondence nobody is absent from a board. */
static const char *
describe (const BrgKeyCommand *command, gboolean is_postal)
{
  if (is_postal && command->white == BRG_OUTCOME_FORFEIT_WIN)
    return _ ("White wins without play");
  if (is_postal && command->white == BRG_OUTCOME_FORFEIT_LOSS)
    return _ ("Black wins without play");
  return brg_rounds_describe_result (command->white, command->black);
}

GPtrArray *
brg_rounds_buttons_new (const BrgKeyScheme *scheme, const BrgScoring *scoring, gboolean is_postal)
{
  GPtrArray *buttons = g_ptr_array_new ();

  g_return_val_if_fail (scheme != NULL && scoring != NULL, buttons);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const BrgKeyCommand *command = &commands[i].command;
      g_autofree char *result = brg_result_dup_text (scoring, command->white, command->black);
      const char *described = describe (command, is_postal);
      GtkWidget *button;

      if (is_postal && command->action == BRG_KEY_ADJOURN)
        continue;
      button = make_button (
          brg_key_scheme_get_key (scheme, command),
          commands[i].text != NULL ? g_dpgettext2 (NULL, "result", commands[i].text) : result);
      if (described != NULL)
        {
          brg_key_button_set_label (BRG_KEY_BUTTON (button), described);
          gtk_widget_set_tooltip_text (button, described);
        }
      g_ptr_array_add (buttons, button);
    }
  return buttons;
}

void
brg_rounds_buttons_set_sensitive (GtkWidget *box, gboolean is_sensitive)
{
  g_return_if_fail (GTK_IS_WIDGET (box));

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_sensitive (child, is_sensitive);
}

GtkWidget *
brg_rounds_buttons_new_decision (gunichar symbol, const char *text)
{
  return make_button (symbol, text);
}
