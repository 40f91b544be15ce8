/* brg-paper-games.c - whole games on paper: one, or all of a round
 *
 * Tests: tests/app/test-game-paper.c, tests/app/bergerctl-papers.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-games.h"

#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-desk-game.h"
#include "brg-desk-words.h"
#include "brg-form-persons.h"
#include "brg-game-comment.h"
#include "brg-game-print.h"
#include "brg-result-words.h"
#include "brg-store-game-rows.h"

#include <string.h>

/* A word of a remark that is longer is broken: no line holds more. */
#define LONGEST_WORD 60

/* The mark of PGN for "a diagram stands here", from White's side and from Black's. */
#define NAG_DIAGRAM 220
#define NAG_DIAGRAM_FLIPPED 221

typedef struct
{
  const BrgDeskGame *game;
  const char *notation;
  BrgPrintedGame *printed;
  guint depth;
  guint n_open;          /* brackets that stand before the next word */
  gboolean wants_number; /* the next move says whose it is */
} Telling;

/* ---- moves as words */

static void
take_word (Telling *telling, char *word)
{
  g_autofree char *brackets = g_strnfill (telling->n_open, '(');

  g_ptr_array_add (telling->printed->words, g_strconcat (brackets, word, NULL));
  telling->n_open = 0;
  g_free (word);
}

/* Behind the word before; a variation has a move at least. */
static void
close_bracket (Telling *telling)
{
  GPtrArray *words = telling->printed->words;
  char *last = words->len > 0 ? words->pdata[words->len - 1] : NULL;

  if (last == NULL)
    return;
  words->pdata[words->len - 1] = g_strconcat (last, ")", NULL);
  g_free (last);
  telling->wants_number = TRUE;
}

/* Without what programs write into remarks: `[%clk 1:30:00]`. */
static char *
dup_plain_remark (const char *remark)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = remark; *at != '\0';)
    {
      const char *end = g_str_has_prefix (at, "[%") ? strchr (at, ']') : NULL;

      if (end != NULL)
        at = end + 1;
      else
        g_string_append_c (plain, *at++);
    }
  return g_strstrip (g_string_free (g_steal_pointer (&plain), FALSE));
}

static void
add_remark (Telling *telling, const BrgGameNode *node, BrgGamePlace place)
{
  g_autofree char *remark = brg_game_node_dup_comment (node, place);
  g_autofree char *plain = remark != NULL ? dup_plain_remark (remark) : NULL;
  g_auto (GStrv) parts = NULL;

  if (plain == NULL || *plain == '\0')
    return;
  parts = g_strsplit_set (plain, " \n\t\r", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    for (const char *at = parts[i]; *at != '\0';)
      {
        glong length = MIN (g_utf8_strlen (at, -1), LONGEST_WORD);
        const char *end = g_utf8_offset_to_pointer (at, length);
        g_autofree char *escaped = g_markup_escape_text (at, end - at);

        take_word (telling, g_strdup_printf ("<i>%s</i>", escaped));
        at = end;
      }
  telling->wants_number = TRUE;
}

/* Brackets around variations, which stand behind the move that they replace. */
static void
add_brackets (Telling *telling, const BrgGameNode *node)
{
  guint depth = brg_desk_node_get_depth (node);
  gboolean begins = brg_game_node_is_variation (node);
  guint until = begins ? depth - 1 : depth;

  for (; telling->depth > until; telling->depth--)
    close_bracket (telling);
  if (begins)
    {
      telling->n_open++;
      telling->depth = depth;
    }
  telling->wants_number = telling->wants_number || begins;
}

/* Marks that were written as numbers are known by their signs. */
static void
append_signs (GString *text, const BrgGameNode *node)
{
  static const char *const signs[] = { "!", "?", "!!", "??", "!?", "?!" };

  brg_desk_words_append_signs (text, node);
  for (guint i = 0; node->nags != NULL && i < node->nags->len; i++)
    {
      const BrgGameNag *nag = &g_array_index (node->nags, BrgGameNag, i);

      if (nag->sign == 0 && nag->code >= 1 && nag->code <= G_N_ELEMENTS (signs))
        g_string_append (text, signs[nag->code - 1]);
    }
}

static void
add_move (Telling *telling, const BrgGameNode *node)
{
  g_autofree char *move = telling->game->rules->dup_move (node, telling->notation);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  gboolean is_second = brg_desk_node_is_second (node);
  gboolean is_alone = brg_desk_node_is_alone (node);

  if (is_alone || !is_second)
    g_string_append_printf (text, "%u.", brg_game_node_get_number (node->parent));
  else if (telling->wants_number)
    g_string_append_printf (text, "%u…", brg_game_node_get_number (node->parent));
  g_string_append (text, move);
  append_signs (text, node);
  escaped = g_markup_escape_text (text->str, -1);
  take_word (telling, brg_desk_node_get_depth (node) == 0 ? g_strdup_printf ("<b>%s</b>", escaped)
                                                          : g_steal_pointer (&escaped));
  telling->wants_number = FALSE;
}

static void
add_diagram (Telling *telling, const BrgGameNode *node, gboolean is_flipped)
{
  BrgDiagram *diagram = brg_diagram_new_of_node (telling->game->tree, node);

  brg_diagram_set_notation (diagram, telling->notation);
  diagram->picture.is_flipped = is_flipped;
  g_ptr_array_add (telling->printed->diagrams, diagram);
}

/* Returns whether somebody has asked for a diagram there. */
static gboolean
add_marked_diagram (Telling *telling, const BrgGameNode *node)
{
  for (guint i = 0; node->nags != NULL && i < node->nags->len; i++)
    {
      guint code = g_array_index (node->nags, BrgGameNag, i).code;

      if (code != NAG_DIAGRAM && code != NAG_DIAGRAM_FLIPPED)
        continue;
      add_diagram (telling, node, code == NAG_DIAGRAM_FLIPPED);
      return TRUE;
    }
  return FALSE;
}

/* All moves, the positions that were marked and the last one. */
static void
tell_moves (Telling *telling, const BrgWords *words)
{
  g_autoptr (GPtrArray) nodes = brg_desk_game_list_nodes (telling->game);
  const BrgGameNode *root = brg_game_tree_get_root (telling->game->tree);
  const BrgGameNode *last = brg_game_tree_get_last (telling->game->tree);
  gboolean shows_last = FALSE;

  telling->wants_number = TRUE;
  add_remark (telling, root, BRG_GAME_AFTER);
  for (guint i = 0; i < nodes->len; i++)
    {
      const BrgGameNode *node = nodes->pdata[i];

      add_brackets (telling, node);
      add_remark (telling, node, BRG_GAME_BEFORE);
      add_move (telling, node);
      add_remark (telling, node, BRG_GAME_AFTER);
      if (add_marked_diagram (telling, node))
        shows_last = shows_last || node == last;
    }
  for (; telling->depth > 0; telling->depth--)
    close_bracket (telling);
  if (telling->game->is_damaged)
    {
      g_autofree char *escaped = g_markup_escape_text (
          /* Translators: in the place of the moves of a game in print; "(запись не читается)" */
          W_ (words, "(the record cannot be read)"), -1);

      take_word (telling, g_strdup (escaped));
    }
  if (!shows_last)
    add_diagram (telling, last, FALSE);
}

/* ---- headings */

static char *
dup_heading (const BrgSnapshot *boards, const BrgGame *game, const BrgDocumentOptions *options)
{
  gboolean black_first = brg_form_persons_black_is_first (boards);
  gint first = black_first ? game->black : game->white;
  gint second = black_first ? game->white : game->black;
  g_autofree char *one = brg_form_persons_dup_name (boards, first, options);
  g_autofree char *two =
      second != BRG_NOBODY ? brg_form_persons_dup_name (boards, second, options) : g_strdup ("—");
  const BrgScoring *scoring = &boards->group->scoring;
  g_autofree char *won =
      brg_result_words (scoring, black_first ? game->black_outcome : game->white_outcome);
  g_autofree char *lost =
      brg_result_words (scoring, black_first ? game->white_outcome : game->black_outcome);

  if (*won == '\0' && *lost == '\0')
    return g_strdup_printf ("%s – %s", one, two);
  return g_strdup_printf ("%s – %s   %s – %s", one, two, won, lost);
}

static char *
dup_place (const BrgSnapshot *boards,
           const BrgRound *round,
           const BrgGame *game,
           gint meeting_game,
           const BrgWords *words)
{
  g_autoptr (GString) place = g_string_new (NULL);
  g_autofree char *label = brg_board_label_new (game);
  g_autofree char *local = brg_date_words_local_day (round->starts_at, boards->event->zone);
  g_autofree char *day = local != NULL ? brg_date_words_day (words, local) : NULL;

  g_string_append_printf (place, WC_ (words, "diagram", "Round %d, board %s"), round->number,
                          label);
  if (boards->group->meeting_games > 1)
    {
      g_string_append (place, ", ");
      /* Translators: which game of a meeting of several; "партия %d" */
      g_string_append_printf (place, WC_ (words, "meeting", "game %d"), meeting_game);
    }
  if (day != NULL)
    g_string_append_printf (place, " · %s", day);
  return g_string_free (g_steal_pointer (&place), FALSE);
}

static BrgPrintedGame *
print_record (const BrgStoredGame *record,
              char *heading,
              char *place,
              const BrgDocumentOptions *options)
{
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (brg_stored_game_copy (record));
  Telling telling = { .game = game };

  telling.printed = brg_printed_game_new (heading, place);
  telling.notation = game->rules->get_default_notation (brg_words_get_language (options->words));
  tell_moves (&telling, options->words);
  return telling.printed;
}

/* ---- papers */

static const BrgGame *
find_game (const BrgRound *round, gint64 pairing)
{
  for (guint i = 0; i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).id == pairing)
      return &g_array_index (round->games, BrgGame, i);
  return NULL;
}

static GPtrArray *
load_round (const BrgPaperSource *source, GError **error)
{
  return brg_store_list_games (source->store, source->snapshot->group->id, source->round, error);
}

GArray *
brg_paper_games_list_boards (const BrgPaperSource *source)
{
  GArray *boards;
  const BrgRound *round;
  g_autoptr (GPtrArray) records = NULL;

  g_return_val_if_fail (source != NULL, NULL);

  boards = g_array_new (FALSE, FALSE, sizeof (gint));
  round = brg_snapshot_get_round (brg_snapshot_get_boards (source->snapshot), source->round);
  records = source->store != NULL && round != NULL ? load_round (source, NULL) : NULL;
  for (guint i = 0; records != NULL && i < records->len; i++)
    {
      const BrgStoredGame *record = records->pdata[i];
      const BrgGame *game = find_game (round, record->pairing_id);

      if (game != NULL && *record->moves != '\0' && record->meeting_game <= 1)
        g_array_append_val (boards, game->board);
    }
  return boards;
}

gboolean
brg_paper_games_has_round (const BrgPaperSource *source)
{
  g_autoptr (GArray) boards = brg_paper_games_list_boards (source);

  return boards->len > 0;
}

/* (element-type BrgPrintedGame): the games of the round, or of one board; NULL with an error. */
static GPtrArray *
print_round (const BrgPaperSource *source, const BrgDocumentOptions *options, GError **error)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (source->snapshot);
  const BrgRound *round = brg_snapshot_get_round (boards, source->round);
  g_autoptr (GPtrArray) records = load_round (source, error);
  GPtrArray *games;

  if (records == NULL)
    return NULL;
  games = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_printed_game_free);
  for (guint i = 0; round != NULL && i < records->len; i++)
    {
      const BrgStoredGame *record = records->pdata[i];
      const BrgGame *game = find_game (round, record->pairing_id);

      if (game == NULL || *record->moves == '\0' ||
          (source->board != 0 && game->board != source->board))
        continue;
      g_ptr_array_add (games, print_record (record, dup_heading (boards, game, options),
                                            dup_place (boards, round, game, record->meeting_game,
                                                       options->words),
                                            options));
    }
  return games;
}

static BrgDocument *
lay_out (const GPtrArray *games,
         char *title,
         const BrgPaperSource *source,
         const BrgDocumentOptions *options,
         GError **error)
{
  g_autofree char *owned = title;

  if (games->len > 0)
    return brg_game_print_lay_out (games, owned, source->snapshot, options);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no moves are stored there");
  return NULL;
}

BrgDocument *
brg_paper_games_lay_out_round (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error)
{
  g_autoptr (GPtrArray) games = print_round (source, options, error);

  return games != NULL
             ? lay_out (games,
                        /* Translators: title of a document; "Партии %d-го тура" */
                        g_strdup_printf (W_ (options->words, "Games of round %d"), source->round),
                        source, options, error)
             : NULL;
}

gboolean
brg_paper_games_has_own (const BrgPaperSource *source)
{
  BrgStoredGame *record;
  gboolean has_moves;

  g_return_val_if_fail (source != NULL, FALSE);

  if (source->board != 0)
    return brg_paper_games_has_round (source);
  record = brg_store_load_game (source->store, source->snapshot->group->id, 0, NULL);
  has_moves = record != NULL && *record->moves != '\0';
  brg_stored_game_free (record);
  return has_moves;
}

static GPtrArray *
print_own (const BrgPaperSource *source, const BrgDocumentOptions *options, GError **error)
{
  BrgStoredGame *record =
      brg_store_load_game (source->store, source->snapshot->group->id, 0, error);
  GPtrArray *games;

  if (record == NULL)
    return NULL;
  games = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_printed_game_free);
  if (*record->moves != '\0')
    g_ptr_array_add (games, print_record (record,
                                          /* Translators: heading of a game in print that belongs
                                           * to no pair; "Доска судьи" */
                                          g_strdup (W_ (options->words, "The arbiter's board")),
                                          g_strdup (""), options));
  brg_stored_game_free (record);
  return games;
}

BrgDocument *
brg_paper_games_lay_out_one (const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error)
{
  g_autoptr (GPtrArray) games = source->board != 0 ? print_round (source, options, error)
                                                   : print_own (source, options, error);

  return games != NULL
             ? lay_out (games,
                        /* Translators: title of a document with one game; "Партия" */
                        g_strdup (WC_ (options->words, "paper", "Game")), source, options, error)
             : NULL;
}
