/* brg-line-up-form.c - the line-up of a team for a round, to be handed in by its captain
 *
 * Rules: rus-draughts-2022 5.4.9.2, 5.4.9.3, 5.4.9.7
 * Tests: tests/app/papers/test-paper-notices.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-line-up-form.h"

#include "brg-article-words.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-line-up.h"
#include "brg-match.h"
#include "brg-snapshot-teams.h"

enum
{
  COLUMN_BOARD,
  COLUMN_NAME,
  COLUMN_PLACE,
  COLUMN_TITLE,
  COLUMN_RATING,
  N_COLUMNS,
};

typedef struct
{
  const BrgSnapshot *snapshot;
  gint round;
  gint team;
  const BrgGame *match;
  const BrgDocumentOptions *options;
  const BrgWords *words;
  BrgForm *form;
} Filling;

static void
add_columns (const Filling *filling)
{
  const BrgWords *words = filling->words;

  brg_form_add_column (filling->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Board"));
  brg_form_add_column (filling->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  /* Translators: head of the line-up of a team: the place of a player in its application; "№ в
   * заявке" */
  brg_form_add_column (filling->form, BRG_COLUMN_CENTRED,
                       WC_ (words, "line-up", "No. in the\nteam"));
  brg_form_add_column (filling->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Title"));
  brg_form_add_column (filling->form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Rating"));
}

static BrgColour
get_colour (const Filling *filling, gint board)
{
  return brg_match_colour (
      board, filling->match->white == filling->team ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
      filling->snapshot->group->one_colour);
}

static void
set_player (const Filling *filling, BrgFormRow *row, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (filling->snapshot->players, player);
  gint rating = brg_entry_get_rating (entry, filling->round);

  brg_form_set_cell (row, COLUMN_NAME,
                     brg_form_persons_dup_name_in_round (filling->snapshot->players, player,
                                                         filling->round, filling->options),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_PLACE, g_strdup_printf ("%d", entry->team_place), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_TITLE, g_strdup (entry->title), BRG_FORM_PLAIN);
  if (rating > 0)
    brg_form_set_cell (row, COLUMN_RATING, g_strdup_printf ("%d", rating), BRG_FORM_PLAIN);
}

static void
add_boards (const Filling *filling)
{
  gint n_boards = filling->snapshot->group->boards;
  g_autofree gint *seats = g_new (gint, n_boards);
  gboolean is_known =
      brg_snapshot_get_line_up (filling->snapshot, filling->team, filling->round, seats);

  for (gint board = 1; board <= n_boards; board++)
    {
      BrgFormRow *row = brg_form_add_row (filling->form);
      const char *colour = get_colour (filling, board) == BRG_COLOUR_BLACK
                               ? WC_ (filling->words, "slip", "Black")
                               : WC_ (filling->words, "slip", "White");

      brg_form_set_cell (row, COLUMN_BOARD, g_strdup_printf ("%d. %s", board, colour),
                         BRG_FORM_PLAIN);
      if (filling->options->is_blank || !is_known || seats[board - 1] == BRG_NOBODY)
        /* Room to write in. */
        brg_form_set_cell (row, COLUMN_NAME, g_strdup ("\u00a0\n\u00a0"), BRG_FORM_PLAIN);
      else
        set_player (filling, row, seats[board - 1]);
    }
}

/* Who may be seated: the captain need not look for the application. */
static void
add_team (const Filling *filling)
{
  BrgFormRow *heading = brg_form_add_row (filling->form);
  gint n_players;
  gint first = brg_snapshot_find_players (filling->snapshot, filling->team, &n_players);

  heading->line_above = TRUE;
  brg_form_set_cell (heading, COLUMN_BOARD,
                     /* Translators: heading in the line-up of a team: its players; "Состав команды
                      * по заявке" */
                     g_strdup (WC_ (filling->words, "line-up", "The team as it was entered")),
                     BRG_FORM_BOLD | BRG_FORM_TINTED);
  brg_form_span_cell (heading, COLUMN_BOARD, N_COLUMNS);
  for (gint i = 0; i < n_players; i++)
    set_player (filling, brg_form_add_row (filling->form), first + i);
}

/* "until 10:45", fifteen minutes before the round; empty where its start is not known. */
static char *
dup_deadline (const Filling *filling, gint minutes)
{
  const BrgEvent *event = filling->snapshot->event;
  const char *start = brg_snapshot_get_round_start (filling->snapshot, filling->round);
  g_autoptr (GDateTime) moment = start != NULL ? brg_date_words_moment (start, event->zone) : NULL;
  g_autoptr (GDateTime) last = NULL;
  g_autoptr (GDateTime) utc = NULL;
  g_autofree char *text = NULL;

  if (moment == NULL)
    return g_strdup ("");
  last = g_date_time_add_minutes (moment, -minutes);
  utc = g_date_time_to_utc (last);
  text = g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ");
  return brg_date_words_stamp (filling->words, text, event->zone);
}

/* rus-draughts-2022 5.4.9.2: not later than fifteen minutes before the round; without a line-up the
 * team sits as in round 1. */
static void
add_rule (const Filling *filling)
{
  const BrgRulebook *rulebook = filling->snapshot->event->rulebook;
  g_autofree char *deadline = NULL;
  g_autofree char *article = NULL;

  if (rulebook->line_up_article == NULL)
    return;
  deadline = dup_deadline (filling, rulebook->line_up_minutes);
  article = brg_article_words_beside (filling->words, rulebook, rulebook->line_up_article);
  g_ptr_array_add (
      filling->form->notes,
      g_strdup_printf (
          /* Translators: note of the line-up of a team: minutes, an article */
          WC_ (filling->words, "line-up",
               "To be handed in not later than %d minutes before the round; without a line-up the "
               "team sits as in round 1 (%s)."),
          rulebook->line_up_minutes, article));
  if (*deadline != '\0')
    brg_form_set_text (&filling->form->right,
                       /* Translators: until when a line-up is handed in: day and hour; "подать до
                        * %s" */
                       g_strdup_printf (WC_ (filling->words, "line-up", "until %s"), deadline));
}

static void
add_signature (const Filling *filling, const char *role, const char *name, const char *behind)
{
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

  signature->role = g_strdup_printf ("%s:", role);
  signature->name = g_strdup (name);
  signature->category = g_strdup (behind);
  g_ptr_array_add (filling->form->signatures, signature);
}

/* rus-draughts-2022 5.4.9.7: it is the captain who speaks for a team. */
static void
add_signatures (const Filling *filling)
{
  const BrgWords *words = filling->words;

  if (!filling->options->signatures)
    return;
  add_signature (filling, WC_ (words, "protest", "Team captain"),
                 brg_snapshot_get_entry (filling->snapshot, filling->team)->captain, "");
  add_signature (filling, WC_ (words, "protest", "Received"), "",
                 WC_ (words, "protest", "at ____ : ____"));
}

static const BrgGame *
find_match (const BrgSnapshot *snapshot, gint round, gint team)
{
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);
  const BrgGame *match = paired != NULL ? brg_round_find_game (paired, team) : NULL;

  return match != NULL && match->black != BRG_NOBODY ? match : NULL;
}

BrgForm *
brg_line_up_form_new (const BrgSnapshot *snapshot,
                      gint round,
                      gint team,
                      const BrgDocumentOptions *options)
{
  Filling filling = { .snapshot = snapshot, .round = round, .team = team, .options = options };
  gint other;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL && options != NULL, NULL);

  filling.words = options->words;
  filling.match = find_match (snapshot, round, team);
  g_return_val_if_fail (filling.match != NULL, NULL);

  other = filling.match->white == team ? filling.match->black : filling.match->white;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document: number of the round; "Заявка команды на %d-й тур" */
  brg_form_set_text (
      &filling.form->title,
      g_strdup_printf (WC_ (options->words, "document", "Line-up for round %d"), round));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&filling.form->left,
                     g_strdup_printf ("%s – %s",
                                      brg_snapshot_get_entry (snapshot, team)->family_name,
                                      brg_snapshot_get_entry (snapshot, other)->family_name));
  add_columns (&filling);
  add_boards (&filling);
  add_team (&filling);
  add_rule (&filling);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = FALSE });
  add_signatures (&filling);
  return filling.form;
}
