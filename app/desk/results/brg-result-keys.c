/* brg-result-keys.c - which key does what on a page of results
 *
 * Rules: fide-2023 11.7, 11.8 (results that only the arbiter gives); rus-draughts-2022 5.4.9.4
 * Tests: tests/app/test-result-keys.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-keys.h"

/* On which part of the keyboard a key has its meaning. */
typedef enum
{
  ANYWHERE,
  ON_PAD,
  OFF_PAD,
} Place;

typedef struct
{
  gunichar symbol;
  Place place;
  BrgKeyCommand command;
} Key;

struct _BrgKeyScheme
{
  const char *id;
  const Key *keys; /* come before the common ones */
  guint n_keys;
};

#define RESULT(white, black)                                 \
  {                                                          \
    BRG_KEY_RESULT, BRG_OUTCOME_##white, BRG_OUTCOME_##black \
  }
#define CLEAR                                         \
  {                                                   \
    BRG_KEY_CLEAR, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE \
  }
#define ADJOURN                                                   \
  {                                                               \
    BRG_KEY_ADJOURN, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED \
  }
#define ACTION(action)                                   \
  {                                                      \
    BRG_KEY_##action, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE \
  }

static const Key own_keys[] = {
  { '1', ANYWHERE, RESULT (WIN, LOSS) },
  { '0', ANYWHERE, RESULT (LOSS, WIN) },
  { '5', ANYWHERE, RESULT (DRAW, DRAW) },
};

static const Key vega_keys[] = {
  { '1', ANYWHERE, RESULT (WIN, LOSS) },
  { '0', ANYWHERE, RESULT (LOSS, WIN) },
  { '5', ANYWHERE, RESULT (DRAW, DRAW) },
  { '3', ANYWHERE, RESULT (FORFEIT_WIN, FORFEIT_LOSS) },
  { '4', ANYWHERE, RESULT (FORFEIT_LOSS, FORFEIT_WIN) },
  { '2', ANYWHERE, RESULT (FORFEIT_LOSS, FORFEIT_LOSS) },
  { '7', ANYWHERE, ADJOURN },
  { '9', ANYWHERE, CLEAR },
};

static const Key sharly_keys[] = {
  { '1', ANYWHERE, RESULT (WIN, LOSS) },
  { '2', ANYWHERE, RESULT (LOSS, WIN) },
  { '3', ANYWHERE, RESULT (DRAW, DRAW) },
  { '0', ANYWHERE, CLEAR },
};

/* In every scheme. Of several keys for one command the first is the one that is shown. */
static const Key common_keys[] = {
  { '=', ANYWHERE, RESULT (DRAW, DRAW) },
  { '+', ANYWHERE, RESULT (FORFEIT_WIN, FORFEIT_LOSS) },
  { '-', ANYWHERE, RESULT (FORFEIT_LOSS, FORFEIT_WIN) },
  { '/', ON_PAD, RESULT (FORFEIT_LOSS, FORFEIT_LOSS) },
  { '*', ANYWHERE, ACTION (SPECIAL) },
  { 'a', OFF_PAD, ADJOURN },
  { BRG_SYMBOL_DELETE, ANYWHERE, CLEAR },
  { BRG_SYMBOL_BACKSPACE, ANYWHERE, CLEAR },
  { '.', ANYWHERE, CLEAR },
  { ',', ON_PAD, CLEAR }, /* the pad's point under Cyrillic layouts */
  { '/', OFF_PAD, ACTION (FIND_PLAYER) },
  { 'm', OFF_PAD, ACTION (ONLY_MISSING) },
  { 'v', OFF_PAD, ACTION (VERIFY) },
  { 'c', OFF_PAD, ACTION (SWAP_COLOURS) },
  { 'w', OFF_PAD, ACTION (WITHDRAW) },
  { 's', OFF_PAD, ACTION (SLIPS) },
  { 'l', OFF_PAD, ACTION (LINE_UP) },
  { 'i', OFF_PAD, ACTION (INCIDENT) },
  { 'j', OFF_PAD, ACTION (AGREED) },
  { 'b', OFF_PAD, ACTION (SHEETS) },
  { 'g', OFF_PAD, ACTION (GO_TO_BOARD) },
  { 'n', OFF_PAD, ACTION (GAME) },
  { 'h', OFF_PAD, ACTION (ABSENT) },
  { '?', OFF_PAD, ACTION (WHY) },
};

static const BrgKeyScheme own_scheme = { "berger", own_keys, G_N_ELEMENTS (own_keys) };
static const BrgKeyScheme vega_scheme = { "vega", vega_keys, G_N_ELEMENTS (vega_keys) };
static const BrgKeyScheme sharly_scheme = { "sharly", sharly_keys, G_N_ELEMENTS (sharly_keys) };

static const BrgKeyScheme *const schemes[] = { &own_scheme, &vega_scheme, &sharly_scheme };

static const BrgResultChoice result_choices[] = {
  { '0', BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS, FALSE, FALSE }, /* fide-2023 11.8: both lose */
  { '1', BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS, FALSE,
    FALSE }, /* fide-2023 11.7: points are reduced */
  { '2', BRG_OUTCOME_LOSS, BRG_OUTCOME_DRAW, FALSE, FALSE },
  { 'w', BRG_OUTCOME_UNRATED_WIN, BRG_OUTCOME_UNRATED_LOSS, FALSE, FALSE },
  { 'd', BRG_OUTCOME_UNRATED_DRAW, BRG_OUTCOME_UNRATED_DRAW, FALSE, FALSE },
  { 'l', BRG_OUTCOME_UNRATED_LOSS, BRG_OUTCOME_UNRATED_WIN, FALSE, FALSE },
  { '7', BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, TRUE, FALSE },
  { '8', BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, TRUE, FALSE },
  { '9', BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, TRUE, FALSE },
  { '+', BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS, FALSE, FALSE },
  { '-', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN, FALSE, FALSE },
  { '/', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS, FALSE, FALSE },
  /* rus-draughts-2022 5.4.9.4: who sits on a board that is not his loses it for his team. */
  { 'x', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN, FALSE, TRUE },
  { 'y', BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS, FALSE, TRUE },
  { 'z', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS, FALSE, TRUE },
};

gboolean
brg_key_command_writes (const BrgKeyCommand *command)
{
  g_return_val_if_fail (command != NULL, FALSE);

  return command->action == BRG_KEY_RESULT || command->action == BRG_KEY_CLEAR ||
         command->action == BRG_KEY_ADJOURN;
}

const BrgKeyScheme *
brg_key_scheme_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i]->id, id))
      return schemes[i];
  return &own_scheme;
}

const char *
brg_key_scheme_get_id (const BrgKeyScheme *scheme)
{
  g_return_val_if_fail (scheme != NULL, NULL);

  return scheme->id;
}

static const BrgKeyCommand *
find_symbol (const Key *keys, guint n_keys, gunichar symbol, gboolean on_pad)
{
  for (guint i = 0; i < n_keys; i++)
    if (keys[i].symbol == symbol && keys[i].place != (on_pad ? OFF_PAD : ON_PAD))
      return &keys[i].command;
  return NULL;
}

BrgKeyCommand
brg_key_scheme_look_up (const BrgKeyScheme *scheme, gunichar symbol, gboolean on_pad)
{
  const BrgKeyCommand *command;

  g_return_val_if_fail (scheme != NULL, (BrgKeyCommand){ 0 });

  command = find_symbol (scheme->keys, scheme->n_keys, symbol, on_pad);
  if (command == NULL)
    command = find_symbol (common_keys, G_N_ELEMENTS (common_keys), symbol, on_pad);
  return command != NULL ? *command : (BrgKeyCommand){ 0 };
}

static gunichar
find_command (const Key *keys, guint n_keys, const BrgKeyCommand *command)
{
  for (guint i = 0; i < n_keys; i++)
    if (keys[i].command.action == command->action && keys[i].command.white == command->white &&
        keys[i].command.black == command->black)
      return g_unichar_toupper (keys[i].symbol);
  return 0;
}

gunichar
brg_key_scheme_get_key (const BrgKeyScheme *scheme, const BrgKeyCommand *command)
{
  gunichar key;

  g_return_val_if_fail (scheme != NULL && command != NULL, 0);

  key = find_command (scheme->keys, scheme->n_keys, command);
  return key != 0 ? key : find_command (common_keys, G_N_ELEMENTS (common_keys), command);
}

gunichar
brg_key_to_us_letter (guint keycode)
{
  /* The numbers of the letter rows' first keys: those of evdev plus 8. */
  static const struct
  {
    guint first;
    const char *letters;
  } rows[] = {
    { 24, "qwertyuiop" },
    { 38, "asdfghjkl" },
    { 52, "zxcvbnm" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (keycode >= rows[i].first && keycode < rows[i].first + strlen (rows[i].letters))
      return (gunichar) rows[i].letters[keycode - rows[i].first];
  return 0;
}

const BrgResultChoice *
brg_result_choices (gboolean of_match, guint *n_results)
{
  g_return_val_if_fail (n_results != NULL, NULL);

  *n_results = G_N_ELEMENTS (result_choices);
  while (!of_match && result_choices[*n_results - 1].is_void)
    (*n_results)--;
  return result_choices;
}
