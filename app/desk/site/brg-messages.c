/* brg-messages.c - what each player is told of a round, as texts and as a table; nothing is sent
 *
 * Tests: tests/app/test-site.c, tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-messages.h"

#include <string.h>

#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-form-csv.h"
#include "brg-form-persons.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_ROUND,
  COLUMN_BOARD,
  COLUMN_COLOUR,
  COLUMN_OPPONENT,
  COLUMN_STARTS,
  COLUMN_TEXT,
};

typedef struct
{
  const BrgSnapshot *boards;
  const BrgRound *round;
  const BrgWords *words;
  BrgDocumentOptions options;
  BrgForm *form;
  GPtrArray *files;
  char *starts; /* day and hour, may be empty */
} Messages;

static void
add_columns (Messages *messages)
{
  const BrgWords *words = messages->words;

  brg_form_add_column (messages->form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."));
  brg_form_add_column (messages->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  brg_form_add_column (messages->form, BRG_COLUMN_NUMBER, WC_ (words, "site", "Round"));
  brg_form_add_column (messages->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Board"));
  brg_form_add_column (messages->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Colour"));
  brg_form_add_column (messages->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Opponent"));
  /* Translators: head of a table of messages: when the round begins; "Начало" */
  brg_form_add_column (messages->form, BRG_COLUMN_TEXT, WC_ (words, "site", "Begins"));
  /* Translators: head of a table of messages: the whole text; "Сообщение" */
  brg_form_add_column (messages->form, BRG_COLUMN_REMARK, WC_ (words, "site", "Message"));
}

static BrgOutcome
find_free (const Messages *messages, gint player)
{
  g_autoptr (GArray) others =
      brg_form_persons_list_free (messages->boards, messages->round->number);

  for (guint i = 0; i < others->len; i++)
    if (g_array_index (others, BrgFreePlayer, i).player == player)
      return g_array_index (others, BrgFreePlayer, i).outcome;
  return BRG_OUTCOME_NONE;
}

static char *
dup_free_text (const Messages *messages, BrgOutcome outcome)
{
  g_autofree char *why = brg_form_persons_dup_free (messages->boards, outcome, messages->words);

  /* Translators: message to a player without an opponent: %s says why, "bye"; "%d-й тур: %s" */
  return g_strdup_printf (WC_ (messages->words, "site", "Round %d: %s"), messages->round->number,
                          why);
}

static void
finish (Messages *messages, BrgFormRow *row, gint player, char *text)
{
  const BrgEntry *entry = brg_snapshot_get_entry (messages->boards, player);
  g_autofree char *file =
      g_strdup_printf ("round-%d/%d.txt", messages->round->number, entry->number);
  g_autofree char *name = brg_form_persons_dup_name (messages->boards, player, &messages->options);
  char *whole = *messages->starts != '\0'
                    ? g_strdup_printf ("%s\n%s\n%s\n", name, text, messages->starts)
                    : g_strdup_printf ("%s\n%s\n", name, text);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", entry->number), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NAME, g_strdup (name), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ROUND, g_strdup_printf ("%d", messages->round->number),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_STARTS, g_strdup (messages->starts), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_TEXT, text, BRG_FORM_PLAIN);
  g_ptr_array_add (messages->files,
                   brg_output_file_new (file, g_bytes_new_take (whole, strlen (whole))));
}

static void
add_game (Messages *messages, BrgFormRow *row, gint player, const BrgGame *game)
{
  gboolean is_white = game->white == player;
  g_autofree char *label = brg_board_label_new (game);
  g_autofree char *opponent = brg_form_persons_dup_name (
      messages->boards, is_white ? game->black : game->white, &messages->options);
  char *text = g_strdup_printf (
      is_white ? WC_ (messages->words, "site", "Round %d, board %s, White against %s")
               : WC_ (messages->words, "site", "Round %d, board %s, Black against %s"),
      messages->round->number, label, opponent);

  brg_form_set_cell (row, COLUMN_BOARD, g_strdup (label), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_COLOUR,
                     g_strdup (is_white ? WC_ (messages->words, "table head", "White")
                                        : WC_ (messages->words, "table head", "Black")),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_OPPONENT, g_strdup (opponent), BRG_FORM_PLAIN);
  finish (messages, row, player, text);
}

static void
add_player (Messages *messages, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (messages->boards, player);
  const BrgGame *game = brg_round_find_game (messages->round, player);
  BrgOutcome outcome = game != NULL ? game->white_outcome : find_free (messages, player);

  if (entry->number <= 0 || entry->left_after < messages->round->number)
    return;
  if (game != NULL && game->black != BRG_NOBODY)
    add_game (messages, brg_form_add_row (messages->form), player, game);
  else if (outcome != BRG_OUTCOME_NONE)
    finish (messages, brg_form_add_row (messages->form), player, dup_free_text (messages, outcome));
}

char *
brg_messages_dup_starts (const BrgSnapshot *snapshot, const BrgRound *round, const BrgWords *words)
{
  const char *zone;
  g_autofree char *local = NULL;
  g_autofree char *day = NULL;
  g_autofree char *hour = NULL;

  g_return_val_if_fail (snapshot != NULL && round != NULL && words != NULL, NULL);

  zone = snapshot->event->zone;
  local = brg_date_words_local_day (round->starts_at, zone);
  day = local != NULL ? brg_date_words_day (words, local) : NULL;
  hour = brg_date_words_hour (words, round->starts_at, zone);
  if (day == NULL)
    return g_strdup (hour != NULL ? hour : "");
  return hour != NULL ? g_strdup_printf ("%s, %s", day, hour) : g_steal_pointer (&day);
}

GPtrArray *
brg_messages_make (const BrgSnapshot *snapshot, gint round, const BrgWords *words)
{
  Messages messages = { .words = words };
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *file = NULL;
  g_autofree char *text = NULL;
  char *table;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  messages.boards = brg_snapshot_get_boards (snapshot);
  messages.round = brg_snapshot_get_round (messages.boards, round);
  if (messages.round == NULL)
    return NULL;
  brg_document_options_init (&messages.options, words);
  messages.form = form = brg_form_new (BRG_FORM_LIST);
  messages.files = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_output_file_free);
  messages.starts = brg_messages_dup_starts (snapshot, messages.round, words);
  add_columns (&messages);
  for (guint i = 0; i < messages.boards->entries->len; i++)
    add_player (&messages, (gint) i);
  text = brg_form_to_csv (form, ';');
  table = g_strconcat (BYTE_ORDER_MARK, text, NULL);
  file = g_strdup_printf ("round-%d/messages.csv", round);
  g_ptr_array_add (messages.files,
                   brg_output_file_new (file, g_bytes_new_take (table, strlen (table))));
  g_free (messages.starts);
  return messages.files;
}
