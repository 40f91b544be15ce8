/* brg-contest-solution.c - the solution of a work as moves with variations, and back as text
 *
 * Rules: rus-draughts-2022 6.1.6.2, 11.1.1
 * Tests: tests/app/test-contest-solution.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-solution.h"

#include "brg-composition-text.h"

static const struct
{
  const char *board;
  BrgDiscipline discipline;
  const char *notation;
  const char *empty;
} boards[] = {
  { "64", BRG_DISCIPLINE_RUSSIAN, "full", "W:W:B" },
  { "100", BRG_DISCIPLINE_INTERNATIONAL, "full", "W:W:B" },
  { "giveaway", BRG_DISCIPLINE_GIVEAWAY, "full", "W:W:B" },
  { "chess", BRG_DISCIPLINE_CHESS, "en", "8/8/8/8/8/8/8/8 w - - 0 1" },
};

static guint
find_board (const char *board)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (g_str_equal (boards[i].board, board))
      return i;
  return 0;
}

BrgDiscipline
brg_contest_solution_find_discipline (const char *board)
{
  g_return_val_if_fail (board != NULL, BRG_DISCIPLINE_RUSSIAN);

  return boards[find_board (board)].discipline;
}

const char *
brg_contest_solution_get_notation (const char *board)
{
  g_return_val_if_fail (board != NULL, NULL);

  return boards[find_board (board)].notation;
}

const char *
brg_contest_solution_get_empty (const char *board)
{
  g_return_val_if_fail (board != NULL, NULL);

  return boards[find_board (board)].empty;
}

/* Past the number of a move, `12.` or `12...`. */
static const char *
skip_number (const char *word)
{
  const char *p = word;

  while (g_ascii_isdigit (*p))
    p++;
  if (p == word || *p != '.')
    return word;
  while (*p == '.')
    p++;
  return p;
}

/* "2." or "2...": where a line begins, and before a move of White; else nothing. */
static char *
dup_number (const BrgGameNode *before, gboolean is_first)
{
  gboolean is_white = brg_game_node_get_turn (before) == BRG_COLOUR_WHITE;

  return is_white || is_first
             ? g_strdup_printf ("%u%s", brg_game_node_get_number (before), is_white ? "." : "...")
             : g_strdup ("");
}

/* Plays a line from the beginning; the word that is no move, NULL where all are. What is read
 * follows from the position alone: what the game has been up to it is settled once, at the end. */
static char *
play_line (BrgDeskGame *game, const char *line, const char *notation)
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t\n", -1);

  game->node = brg_game_tree_get_root (game->tree);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *word = skip_number (words[i]);
      g_autoptr (GArray) choices = NULL;
      g_autofree char *number = NULL;

      if (*word == '\0')
        continue;
      choices = game->rules->read (game, word, notation);
      if (choices->len != 1)
        {
          number = dup_number (game->node, TRUE);
          return g_strconcat (number, word, NULL);
        }
      brg_desk_game_play (game, &g_array_index (choices, BrgDeskChoice, 0).move);
    }
  return NULL;
}

BrgDeskGame *
brg_contest_solution_open (const char *board, const char *fen, const char *text, char **rest)
{
  BrgStoredGame *record;
  BrgDeskGame *game;
  g_auto (GStrv) lines = NULL;
  g_autofree char *fault = NULL;
  const BrgDeskRules *rules;

  g_return_val_if_fail (board != NULL && fen != NULL && text != NULL, NULL);

  if (rest != NULL)
    *rest = NULL;
  record = brg_stored_game_new (0, 0, brg_contest_solution_find_discipline (board));
  rules = brg_desk_rules_find (record->discipline);
  if (*fen == '\0' || !rules->read_position (fen, record, &fault))
    {
      brg_stored_game_free (record);
      return NULL;
    }
  game = brg_desk_game_new (record);
  lines = g_strsplit (text, "|", BRG_COMPOSITION_MAX_LINES + 1);
  for (guint i = 0; lines[i] != NULL && i < BRG_COMPOSITION_MAX_LINES; i++)
    {
      g_autofree char *wrong =
          play_line (game, lines[i], brg_contest_solution_get_notation (board));

      if (wrong != NULL && rest != NULL && *rest == NULL)
        *rest = g_steal_pointer (&wrong);
    }
  game->node = brg_game_tree_get_root (game->tree);
  brg_desk_game_sync (game);
  return game;
}

static char *
dup_move (const BrgDeskRules *rules, const BrgGameNode *node)
{
  return node->kind == BRG_GAME_OF_DRAUGHTS
             ? brg_composition_dup_move (&node->parent->draughts, &node->draughts_move)
             : rules->dup_move (node, "en");
}

/* The way from the beginning to @node. */
static void
append_line (GString *text, const BrgDeskRules *rules, const BrgGameNode *node)
{
  g_autoptr (GPtrArray) way = g_ptr_array_new ();

  for (; node->parent != NULL; node = node->parent)
    g_ptr_array_add (way, (gpointer) node);
  if (text->len > 0)
    g_string_append (text, " | ");
  for (guint i = 0; i < way->len; i++)
    {
      const BrgGameNode *step = way->pdata[way->len - 1 - i];
      g_autofree char *move = dup_move (rules, step);
      g_autofree char *number = dup_number (step->parent, i == 0);

      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "", number, move);
    }
}

static char *
dup_lines (const BrgDeskRules *rules, const BrgGameTree *tree)
{
  GString *text = g_string_new (NULL);
  const BrgGameNode *root = brg_game_tree_get_root (tree);

  for (const BrgGameNode *node = root; node != NULL; node = brg_game_node_walk (node, root))
    if (node->next == NULL && node->parent != NULL)
      append_line (text, rules, node);
  return g_string_free (text, FALSE);
}

char *
brg_contest_solution_dup_text (const BrgDeskGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return dup_lines (game->rules, game->tree);
}

char *
brg_contest_solution_dup_tree (const char *board, const BrgGameTree *tree)
{
  g_return_val_if_fail (board != NULL && tree != NULL, NULL);

  return dup_lines (brg_desk_rules_find (brg_contest_solution_find_discipline (board)), tree);
}

guint
brg_contest_solution_count_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root;
  guint most = 0;

  g_return_val_if_fail (tree != NULL, 0);

  root = brg_game_tree_get_root (tree);
  for (const BrgGameNode *node = root; node != NULL; node = brg_game_node_walk (node, root))
    most = MAX (most, (node->ply + 1) / 2);
  return most;
}

char *
brg_contest_solution_dup_first (const BrgDeskGame *game, guint *n_moves)
{
  const BrgGameNode *root;

  g_return_val_if_fail (game != NULL && n_moves != NULL, NULL);

  root = brg_game_tree_get_root (game->tree);
  *n_moves = brg_contest_solution_count_moves (game->tree);
  return root->next != NULL ? dup_move (game->rules, root->next) : g_strdup ("");
}
