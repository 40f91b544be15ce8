/* brg-playoff-options.c - formats of play-offs and what the rules leave to the arbiter
 *
 * Rules: rus-chess-2014 30.5.6, 30.5.8; rus-draughts-2022 5.4.8.13, 5.4.9.6.1
 * Tests: tests/pairing/test-playoff-options.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-options.h"

#include <string.h>

static const BrgPlayoffFormat formats[] = {
  /* rus-chess-2014 30.5.6: what is played follows from the number of players. */
  { "rus-chess-2014", "rus-chess-2014 30.5.6", 2, 0, FALSE },
  /* rus-draughts-2022 5.4.8.13: an additional match or tournament. */
  { "draughts-match", "rus-draughts-2022 5.4.8.13", 2, 2, TRUE },
  { "draughts-round-robin", "rus-draughts-2022 5.4.8.13", 3, 0, TRUE },
  /* rus-draughts-2022 5.4.9.6.1: the team that won all matches may claim a match with the first. */
  { "team-match", "rus-draughts-2022 5.4.9.6.1", 2, 2, TRUE },
  { "match", NULL, 2, 2, TRUE },
  { "round-robin", NULL, 3, 0, TRUE },
};

/* An option of a format. */
typedef struct
{
  const char *format;
  gint least_players;
  gint most_players; /* 0 for any */
  BrgPlayoffOption option;
} Row;

static const Row rows[] = {
  { "rus-chess-2014",
    2,
    0,
    { "pace", "rus-chess-2014 30.5.8", { "quick", "armageddon" }, 0, 0, 0 } },
  { "rus-chess-2014",
    5,
    5,
    { "four-left", "rus-chess-2014 30.5.6.4", { "ask", "moves", "lot", "armageddon" }, 0, 0, 0 } },
  { "rus-chess-2014",
    10,
    10,
    { "four-left", "rus-chess-2014 30.5.6.4", { "ask", "moves", "lot", "armageddon" }, 0, 0, 0 } },
  { "rus-chess-2014",
    7,
    7,
    { "seven", "rus-chess-2014 30.5.6.6", { "round-robin", "knock-out" }, 0, 0, 0 } },
  { "rus-chess-2014", 8, 9, { "numbers", "rus-chess-2014 30.5.6.7", { "table", "lot" }, 0, 0, 0 } },
  { "rus-chess-2014", 8, 8, { "bracket", "rus-chess-2014 30.5.6.7", { "fixed", "lot" }, 0, 0, 0 } },
  { "rus-chess-2014",
    9,
    9,
    { "final", "rus-chess-2014 30.5.6.8", { "armageddon", "quick" }, 0, 0, 0 } },
  { "rus-chess-2014",
    10,
    10,
    { "groups", "rus-chess-2014 30.5.6.9", { "snake", "lot" }, 0, 0, 0 } },
  { "rus-chess-2014",
    11,
    0,
    { "bracket", "rus-chess-2014 30.5.6.7", { "fixed", "lot" }, 0, 0, 0 } },
  { "rus-chess-2014",
    3,
    3,
    { "equal-moves", "rus-chess-2014 30.5.6.2.3", { "ask", "lot", "armageddon" }, 0, 0, 0 } },
  { "rus-chess-2014",
    5,
    7,
    { "equal-moves", "rus-chess-2014 30.5.6.2.3", { "ask", "lot", "armageddon" }, 0, 0, 0 } },
  { "rus-chess-2014",
    9,
    10,
    { "equal-moves", "rus-chess-2014 30.5.6.2.3", { "ask", "lot", "armageddon" }, 0, 0, 0 } },
  /* rus-draughts-2022 5.4.6: further micro-matches, if the regulations say so. */
  { "draughts-match",
    2,
    2,
    { "games", "rus-draughts-2022 5.4.6", { NULL }, 2, 1, BRG_PLAYOFF_MOST_GAMES } },
  { "draughts-match",
    2,
    2,
    { "equal", "rus-draughts-2022 5.4.6", { "again", "lot", "shared" }, 0, 0, 0 } },
  { "draughts-round-robin",
    3,
    0,
    { "games", "rus-draughts-2022 5.4.6", { NULL }, 1, 1, BRG_PLAYOFF_MOST_GAMES } },
  { "draughts-round-robin",
    3,
    0,
    { "equal", "rus-draughts-2022 5.4.6", { "again", "lot", "shared" }, 0, 0, 0 } },
  { "draughts-round-robin",
    3,
    0,
    { "places", "rus-draughts-2022 5.4.8.13", { "all", "first" }, 0, 0, 0 } },
  { "team-match",
    2,
    2,
    { "boards", "rus-draughts-2022 5.4.9.2", { NULL }, 4, 1, BRG_PLAYOFF_MOST_BOARDS } },
  { "team-match",
    2,
    2,
    { "games", "rus-draughts-2022 5.4.6", { NULL }, 1, 1, BRG_PLAYOFF_MOST_GAMES } },
  { "match", 2, 2, { "games", NULL, { NULL }, 2, 1, BRG_PLAYOFF_MOST_GAMES } },
  { "match", 2, 2, { "equal", NULL, { "again", "lot", "shared" }, 0, 0, 0 } },
  { "round-robin", 3, 0, { "games", NULL, { NULL }, 1, 1, BRG_PLAYOFF_MOST_GAMES } },
  { "round-robin", 3, 0, { "equal", NULL, { "again", "lot", "shared" }, 0, 0, 0 } },
  { "round-robin", 3, 0, { "places", NULL, { "all", "first" }, 0, 0, 0 } },
};

const BrgPlayoffFormat *
brg_playoff_list_formats (guint *n_formats)
{
  g_return_val_if_fail (n_formats != NULL, NULL);

  *n_formats = G_N_ELEMENTS (formats);
  return formats;
}

const BrgPlayoffFormat *
brg_playoff_find_format (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].id, id))
      return &formats[i];
  return NULL;
}

gboolean
brg_playoff_format_suits (const BrgPlayoffFormat *format, gint n_players)
{
  g_return_val_if_fail (format != NULL, FALSE);

  return n_players >= format->least_players &&
         (format->most_players == 0 || n_players <= format->most_players);
}

GPtrArray *
brg_playoff_list_options (const BrgPlayoffFormat *format, gint n_players)
{
  GPtrArray *options;

  g_return_val_if_fail (format != NULL, NULL);

  options = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].format, format->id) && n_players >= rows[i].least_players &&
        (rows[i].most_players == 0 || n_players <= rows[i].most_players))
      g_ptr_array_add (options, (gpointer) &rows[i].option);
  return options;
}

/* Whether a word `name=value` is about the option. */
static gboolean
is_about (const char *word, const char *id)
{
  gsize length = strlen (id);

  return strncmp (word, id, length) == 0 && word[length] == '=';
}

char *
brg_playoff_options_dup (const char *options, const char *id)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (options != NULL && id != NULL, NULL);

  words = g_strsplit (options, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (is_about (words[i], id))
      return g_strdup (words[i] + strlen (id) + 1);
  return NULL;
}

char *
brg_playoff_options_set (const char *options, const char *id, const char *value)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (options != NULL && id != NULL && value != NULL, NULL);

  words = g_strsplit (options, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !is_about (words[i], id))
      g_string_append_printf (text, "%s ", words[i]);
  g_string_append_printf (text, "%s=%s", id, value);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_number (const char *value, gint least, gint most)
{
  guint64 number;

  return g_ascii_string_to_unsigned (value, 10, (guint64) least, (guint64) most, &number, NULL);
}

static gboolean
has_value (const BrgPlayoffOption *option, const char *value)
{
  if (option->values[0] == NULL)
    return is_number (value, option->least, option->most);
  return g_strv_contains (option->values, value);
}

static gboolean
is_option (const GPtrArray *options, const char *word)
{
  for (guint i = 0; i < options->len; i++)
    {
      const BrgPlayoffOption *option = options->pdata[i];

      if (is_about (word, option->id))
        return has_value (option, word + strlen (option->id) + 1);
    }
  return FALSE;
}

gboolean
brg_playoff_options_check (const BrgPlayoffFormat *format,
                           gint n_players,
                           const char *options,
                           char **fault)
{
  g_autoptr (GPtrArray) known = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (format != NULL && options != NULL && fault != NULL, FALSE);

  *fault = NULL;
  known = brg_playoff_list_options (format, n_players);
  words = g_strsplit (options, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !is_option (known, words[i]))
      {
        *fault = g_strdup (words[i]);
        return FALSE;
      }
  return TRUE;
}
