/* brg-protocol-form.c - the protocol of a round
 *
 * Rules: rus-draughts-2022 5.4.10.12, 14.1.1, appendix 6; ussr-chess-1956 22
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protocol-form.h"

#include "brg-article-words.h"
#include "brg-board-label.h"
#include "brg-changed-pairs-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-knockout-score.h"
#include "brg-match-form.h"
#include "brg-meeting-words.h"
#include "brg-result-words.h"
#include "brg-series-words.h"
#include "brg-snapshot-tournament.h"
#include "brg-withdrawals.h"

enum
{
  COLUMN_FIRST_RESULT,
  COLUMN_FIRST,
  COLUMN_BOARD,
  COLUMN_SECOND,
  COLUMN_SECOND_RESULT,
  COLUMN_GAMES, /* of a meeting, and the lot behind it */
};

enum
{
  WIDTH_GROUP_RESULTS = 1,
  WIDTH_GROUP_NAMES,
};

/* @snapshot and @round are what is played on boards. */
typedef struct
{
  const BrgSnapshot *group;
  const BrgSnapshot *snapshot;
  const BrgRound *round;
  const BrgWithdrawals *withdrawals;
  const BrgDocumentOptions *options;
  BrgForm *form;
} Protocol;

static void
add_columns (const Protocol *protocol)
{
  const BrgWords *words = protocol->options->words;
  /* Translators: heads of the protocol of a round (rus-draughts-2022 appendix 6); "Результат" */
  const char *result = WC_ (words, "table head", "Result");
  /* Translators: "Белые" */
  const char *white = WC_ (words, "table head", "White");
  /* Translators: "Чёрные" */
  const char *black = WC_ (words, "table head", "Black");
  gboolean black_first = brg_form_persons_black_is_first (protocol->snapshot);

  brg_form_add_column (protocol->form, BRG_COLUMN_CENTRED, result)->width_group =
      WIDTH_GROUP_RESULTS;
  brg_form_add_column (protocol->form, BRG_COLUMN_NAME, black_first ? black : white)->width_group =
      WIDTH_GROUP_NAMES;
  brg_form_add_column (protocol->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  brg_form_add_column (protocol->form, BRG_COLUMN_NAME, black_first ? white : black)->width_group =
      WIDTH_GROUP_NAMES;
  brg_form_add_column (protocol->form, BRG_COLUMN_CENTRED, result)->width_group =
      WIDTH_GROUP_RESULTS;
  /* rus-draughts-2022 5.4.6: the games stand beside the one result that they make. */
  if (protocol->snapshot->group->meeting_games > 1)
    /* Translators: head of a protocol: the games of a meeting; "Партии" */
    brg_form_add_column (protocol->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Games"));
  if (brg_series_words_has_lots (protocol->snapshot, protocol->round))
    /* Translators: head of a protocol: number of the opening that was drawn; "Жребий" */
    brg_form_add_column (protocol->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Lot"));
}

static void
set_result (const Protocol *protocol, BrgFormRow *row, guint column, BrgOutcome outcome)
{
  gboolean is_won = brg_outcome_is_win (outcome) || outcome == BRG_OUTCOME_FORFEIT_WIN;

  brg_form_set_cell (row, column, brg_result_words (&protocol->snapshot->group->scoring, outcome),
                     is_won ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
}

static void
set_person (const Protocol *protocol, BrgFormRow *row, guint column, gint player)
{
  brg_form_set_cell (row, column,
                     brg_form_persons_dup_name_in_round (
                         protocol->snapshot, player, protocol->round->number, protocol->options),
                     BRG_FORM_PLAIN);
}

/* The marks that the book wants in the open games of those who left stand in no game. */
static BrgOutcome
find_outcome (const Protocol *protocol, gint player, BrgOutcome outcome)
{
  const BrgTournament *tournament = protocol->withdrawals->tournament;
  gint round = protocol->round->number;

  return outcome != BRG_OUTCOME_NONE || round > tournament->n_rounds
             ? outcome
             : brg_tournament_cell (tournament, player, round)->outcome;
}

static void
add_board (const Protocol *protocol, const BrgGame *game)
{
  BrgFormRow *row = brg_form_add_row (protocol->form);
  gboolean black_first = brg_form_persons_black_is_first (protocol->snapshot);
  BrgOutcome white = find_outcome (protocol, game->white, game->white_outcome);
  BrgOutcome black = find_outcome (protocol, game->black, game->black_outcome);
  guint column = COLUMN_GAMES;

  set_result (protocol, row, COLUMN_FIRST_RESULT, black_first ? black : white);
  set_person (protocol, row, COLUMN_FIRST, black_first ? game->black : game->white);
  brg_form_set_cell (row, COLUMN_BOARD, g_strdup_printf ("%d", game->board), BRG_FORM_PLAIN);
  set_person (protocol, row, COLUMN_SECOND, black_first ? game->white : game->black);
  set_result (protocol, row, COLUMN_SECOND_RESULT, black_first ? white : black);
  if (protocol->snapshot->group->meeting_games > 1)
    brg_form_set_cell (row, column++, brg_series_words_games (protocol->snapshot, game),
                       BRG_FORM_PLAIN);
  if (brg_series_words_has_lots (protocol->snapshot, protocol->round))
    brg_form_set_cell (row, column, brg_series_words_lot (game), BRG_FORM_PLAIN);
}

/* In a round robin the free player of an odd field gets nothing, so his row has no result. */
static void
add_free_player (const Protocol *protocol, const BrgGame *game)
{
  BrgFormRow *row = brg_form_add_row (protocol->form);

  if (!brg_snapshot_is_round_robin (protocol->snapshot))
    set_result (protocol, row, COLUMN_FIRST_RESULT, game->white_outcome);
  set_person (protocol, row, COLUMN_FIRST, game->white);
  brg_form_set_cell (
      row, COLUMN_SECOND,
      brg_form_persons_dup_free (protocol->snapshot, game->white_outcome, protocol->options->words),
      BRG_FORM_ITALIC);
}

/* Who stands in no game of the round: absent players are named below the table. */
static void
add_unpaired (const Protocol *protocol)
{
  g_autoptr (GArray) free_players =
      brg_form_persons_list_free (protocol->snapshot, protocol->round->number);

  for (guint i = 0; i < free_players->len; i++)
    {
      const BrgFreePlayer *found = &g_array_index (free_players, BrgFreePlayer, i);
      BrgGame nobody = { .white = found->player, .black = BRG_NOBODY };

      if (!brg_form_persons_is_absence (found->outcome))
        add_free_player (protocol, &nobody);
    }
}

static void
add_rows (const Protocol *protocol)
{
  gboolean is_round_robin = brg_snapshot_is_round_robin (protocol->snapshot);
  const GArray *games = protocol->round->games;

  for (guint i = 0; i < games->len; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        add_board (protocol, game);
    }
  for (guint i = 0; i < games->len; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);

      if (game->black == BRG_NOBODY &&
          (is_round_robin || !brg_form_persons_is_absence (game->white_outcome)))
        add_free_player (protocol, game);
    }
  add_unpaired (protocol);
}

static gboolean
has_outcome (const Protocol *protocol, BrgOutcome outcome)
{
  for (guint i = 0; i < protocol->round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (protocol->round->games, BrgGame, i);

      if (game->white_outcome == outcome || game->black_outcome == outcome)
        return TRUE;
    }
  return FALSE;
}

static void
add_absent (const Protocol *protocol, GPtrArray *names, gint player, BrgOutcome outcome)
{
  g_autofree char *name = brg_form_persons_dup_name (protocol->group, player, protocol->options);
  g_autofree char *mark = brg_result_words (&protocol->snapshot->group->scoring, outcome);

  g_ptr_array_add (names, g_strdup_printf ("%s (%s)", name, mark));
}

/* Who misses the round: by announcement, or written into the round itself. */
static char *
dup_absent (const Protocol *protocol)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const BrgRound *round = brg_snapshot_get_round (protocol->group, protocol->round->number);

  if (brg_snapshot_is_round_robin (protocol->group))
    return NULL;
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->black == BRG_NOBODY && brg_form_persons_is_absence (game->white_outcome))
        add_absent (protocol, names, game->white, game->white_outcome);
    }
  for (guint i = 0; i < protocol->group->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (protocol->group->absences, BrgAbsence, i);

      if (absence->round == round->number && !brg_form_persons_is_paired (round, absence->entry))
        add_absent (protocol, names, absence->entry, absence->outcome);
    }
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

/* The boards whose games the arbiters decided, "5, 9"; NULL for none. */
static char *
dup_adjudicated (const Protocol *protocol)
{
  g_autoptr (GString) boards = g_string_new (NULL);

  for (guint i = 0; i < protocol->round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (protocol->round->games, BrgGame, i);

      g_autofree char *label = brg_board_label_new (game);

      if (game->is_adjudicated)
        g_string_append_printf (boards, "%s%s", boards->len > 0 ? ", " : "", label);
    }
  return boards->len > 0 ? g_string_free (g_steal_pointer (&boards), FALSE) : NULL;
}

static void
add_notes (const Protocol *protocol)
{
  const BrgWords *words = protocol->options->words;
  const char *article = brg_article_words_of_marks (protocol->snapshot->event->rulebook);
  g_autofree char *absent = dup_absent (protocol);
  g_autofree char *adjudicated = dup_adjudicated (protocol);
  g_autoptr (GPtrArray) meetings = brg_meeting_words_list (
      words, protocol->snapshot, protocol->round->number, protocol->round->number);
  /* rus-draughts-2022 5.4.10.12 */
  g_autofree char *changed = brg_changed_pairs_words (
      words, protocol->group, brg_snapshot_get_round (protocol->group, protocol->round->number));
  GPtrArray *notes = protocol->form->notes;

  g_ptr_array_add (notes, brg_result_words_scoring (words, &protocol->snapshot->group->scoring));
  if (article == NULL)
    g_ptr_array_add (notes, g_strdup (W_ (words, "+ and − – game not played.")));
  else
    {
      g_autofree char *quoted =
          brg_article_words_beside (words, protocol->snapshot->event->rulebook, article);

      g_ptr_array_add (notes,
                       g_strdup_printf (W_ (words, "+ and − – game not played (%s)."), quoted));
    }
  if (has_outcome (protocol, BRG_OUTCOME_ADJOURNED))
    g_ptr_array_add (notes, g_strdup (W_ (words, "✉ – adjourned game.")));
  if (adjudicated != NULL)
    /* Translators: note of a protocol: numbers of boards; "Присуждены партии на досках: %s." */
    g_ptr_array_add (notes,
                     g_strdup_printf (W_ (words, "Games adjudicated on boards: %s."), adjudicated));
  brg_series_words_add_rules (notes, words, protocol->snapshot);
  for (guint i = 0; i < meetings->len; i++)
    g_ptr_array_add (notes, g_strdup (meetings->pdata[i]));
  if (changed != NULL)
    g_ptr_array_add (notes, g_strdup (changed));
  if (absent != NULL)
    /* Translators: note of a protocol: names; "Пропускают тур: %s." */
    g_ptr_array_add (notes, g_strdup_printf (W_ (words, "Absent from the round: %s."), absent));
}

static void
add_head (const Protocol *protocol, const char *number)
{
  const BrgWords *words = protocol->options->words;
  BrgForm *form = protocol->form;
  g_autofree char *round = NULL;
  g_autofree char *stage = NULL;

  /* Translators: title of the protocol of a round: its number; "ПРОТОКОЛ № %s" */
  brg_form_set_text (&form->title, g_strdup_printf (W_ (words, "RESULT SHEET No. %s"), number));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (protocol->snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (protocol->snapshot));
  brg_form_set_text (&form->left,
                     brg_form_frame_dup_round_moment (protocol->snapshot, protocol->round, words));
  /* Translators: which round, beside the date; "%d-й тур" */
  round = g_strdup_printf (W_ (words, "Round %d"), protocol->round->number);
  if (brg_snapshot_is_knockout (protocol->group))
    stage = brg_knockout_score_dup_round (protocol->group, protocol->round->number, words);
  brg_form_set_text (&form->right, stage != NULL ? g_strdup_printf ("%s, %s", round, stage)
                                                 : g_steal_pointer (&round));
}

BrgForm *
brg_protocol_form_new (const BrgSnapshot *snapshot, gint round, const BrgDocumentOptions *options)
{
  g_autofree char *round_number = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  const char *number;
  guint appendix;
  Protocol protocol;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, NULL);

  round_number = g_strdup_printf ("%d", round);
  number = *options->number != '\0' ? options->number : round_number;
  tournament = brg_snapshot_to_tournament (snapshot);
  withdrawals = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  protocol = (Protocol){
    .group = snapshot,
    .snapshot = brg_snapshot_get_boards (snapshot),
    .round = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), round),
    .withdrawals = withdrawals,
    .options = options,
    .form = brg_form_new (BRG_FORM_PROTOCOL),
  };
  add_head (&protocol, number);
  if (brg_snapshot_has_teams (snapshot))
    brg_match_form_fill_protocol (protocol.form, snapshot, round, options);
  else
    {
      add_columns (&protocol);
      add_rows (&protocol);
    }
  add_notes (&protocol);
  /* rus-draughts-2022 14.1.1: appendix 6 is for players, and those for teams have other columns
   * than this paper: they are the protocols of matches and their summary. */
  appendix = brg_snapshot_has_teams (snapshot) ? 0 : 6;
  brg_form_frame_fill (protocol.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                       .options = options,
                                                       .appendix = appendix,
                                                       .number = number,
                                                       .is_signed = TRUE });
  return protocol.form;
}
