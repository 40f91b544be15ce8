/* brg-rounds-page-actions.c - the rounds page: what menus and buttons do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-line-up-sheet.h"
#include "brg-match-forfeit.h"
#include "brg-meeting-board.h"
#include "brg-next-step.h"
#include "brg-order-draft.h"
#include "brg-order-sheet.h"
#include "brg-pairing-check-sheet.h"
#include "brg-player-card.h"
#include "brg-reason-box.h"
#include "brg-rounds-page-private.h"
#include "brg-row-menu.h"
#include "brg-score-sheets.h"
#include "brg-share-boards.h"
#include "brg-shell.h"
#include "brg-special-result.h"
#include "brg-store-rounds.h"
#include "brg-two-players-sheet.h"
#include "brg-ui.h"
#include "brg-void-board.h"
#include "brg-withdrawal-sheet.h"

static void
on_key (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  gunichar symbol = g_unichar_tolower (g_variant_get_uint32 (parameter));

  brg_rounds_page_press (BRG_ROUNDS_PAGE (data), symbol, FALSE);
}

static void
on_board (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgRoundsPage *self = data;

  if (self->pass.game_id == 0)
    brg_rounds_page_choose_board (self, g_variant_get_int32 (parameter));
}

static void
on_show (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  brg_rounds_page_show_round (BRG_ROUNDS_PAGE (data), g_variant_get_int32 (parameter));
}

static void
on_only_missing (GSimpleAction *action, GVariant *state, gpointer data)
{
  BrgRoundsPage *self = data;
  gboolean had_focus = brg_rounds_page_has_table_focus (self);

  g_simple_action_set_state (action, state);
  /* The list drops its rows, and with them the focus. */
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  if (had_focus)
    brg_rounds_page_focus_row (self);
  brg_rounds_page_move_to (self, self->index);
}

static void
on_verify (GSimpleAction *action G_GNUC_UNUSED, GVariant *state, gpointer data)
{
  brg_rounds_page_set_pass (BRG_ROUNDS_PAGE (data), g_variant_get_boolean (state));
}

static void
on_slips (GSimpleAction *action G_GNUC_UNUSED, GVariant *state, gpointer data)
{
  brg_rounds_page_set_slips (BRG_ROUNDS_PAGE (data),
                             g_variant_get_boolean (state) ? BRG_SLIP_ON : BRG_SLIP_OFF);
}

static void
on_go_to_board (GSimpleAction *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED,
                gpointer data)
{
  brg_rounds_page_set_slips (BRG_ROUNDS_PAGE (data), BRG_SLIP_ONCE);
}

static void
on_swap_colours (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED,
                 gpointer data)
{
  brg_rounds_page_swap_colours (BRG_ROUNDS_PAGE (data));
}

/* rus-draughts-2022 5.4.6: the list names colours, results are of the first player and the second,
 * and in every other game of a meeting the first one has Black. */
static BrgResultChoice
seat_choice (BrgRoundsPage *self, const BrgResultChoice *choice)
{
  const BrgGame *game = brg_rounds_page_get_game (self);
  BrgResultChoice seated = *choice;
  gint meeting_game = 0;

  if (game != NULL)
    meeting_game = brg_meeting_board_aim (brg_rounds_page_get_boards (self), game,
                                          self->meeting_game, choice->white)
                       .meeting_game;
  if (meeting_game > 0 && meeting_game % 2 == 0)
    {
      seated.white = choice->black;
      seated.black = choice->white;
    }
  return seated;
}

static void
on_special_chosen (const BrgResultChoice *chosen, gpointer data)
{
  BrgRoundsPage *self = data;
  const BrgResultChoice seated = seat_choice (self, chosen);
  const BrgResultChoice *choice = chosen->is_void ? chosen : &seated;

  brg_rounds_page_focus_row (self);
  if (choice->is_void)
    brg_void_board_ask (brg_shell_find (GTK_WIDGET (self)), brg_rounds_page_get_game (self),
                        choice->white == BRG_OUTCOME_FORFEIT_WIN   ? BRG_COLOUR_BLACK
                        : choice->black == BRG_OUTCOME_FORFEIT_WIN ? BRG_COLOUR_WHITE
                                                                   : BRG_COLOUR_NONE);
  else if (choice->is_adjudicated)
    brg_rounds_page_adjudicate (self, choice->white, choice->black);
  else
    brg_rounds_page_enter (self, choice->white, choice->black);
}

static void
on_special (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  const BrgGame *game = brg_rounds_page_get_game (self);
  gint meeting_game = brg_rounds_page_find_game (self);
  g_autofree char *title = NULL;
  g_autofree char *board = NULL;
  g_autofree char *heading = NULL;

  if (game == NULL || game->black == BRG_NOBODY)
    return;
  title = brg_board_item_dup_title (brg_rounds_page_get_item (self, self->index));
  /* Translators: "Board 3", game of a meeting of several games */
  board = meeting_game > 0 ? g_strdup_printf (_ ("%s, game %d"), title, meeting_game)
                           : g_steal_pointer (&title);
  /* Translators: "Board 3" */
  heading = g_strdup_printf (_ ("%s: special result"), board);
  brg_special_result_present (GTK_WIDGET (self), heading, &snapshot->group->scoring,
                              game->match_id != 0, on_special_chosen, self);
}

static void
on_game (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_rounds_page_choose_game (data);
}

static void
on_incident (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  const BrgGame *game = brg_rounds_page_get_game (self);
  g_autofree char *target = NULL;

  if (game == NULL || game->black == BRG_NOBODY)
    return;
  target = g_strdup_printf ("new/%d/%" G_GINT64_FORMAT, self->round, game->id);
  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), "incidents", target);
}

/* The draw at hand, else the one that was entered last. */
static const BrgGame *
find_doubtful (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);

  if (game != NULL && game->white_outcome == BRG_OUTCOME_DRAW)
    return game;
  return self->is_doubtful
             ? brg_board_get_game (brg_rounds_page_get_boards (self), self->round, self->just_now)
             : NULL;
}

/* fide-2023 9.1.1: a draw that was agreed, before the regulations allow it or with leave. */
static void
on_agreed (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  const BrgGame *game = find_doubtful (self);
  g_autofree char *target = NULL;

  if (game == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  target = g_strdup_printf ("new/%d/%" G_GINT64_FORMAT "/%s", self->round, game->id,
                            brg_incident_kind_to_id (BRG_INCIDENT_DRAW_AGREED));
  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), "incidents", target);
}

/* Hands both players of the board to a dialog that lets one of them be chosen; the second is 0 for
 * a bye. */
static void
present_players (BrgRoundsPage *self,
                 void (*present) (BrgShell *shell, gint64 white_id, gint64 black_id))
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  const BrgGame *game = brg_rounds_page_get_game (self);

  if (game != NULL)
    present (brg_shell_find (GTK_WIDGET (self)), brg_snapshot_get_entry (snapshot, game->white)->id,
             game->black != BRG_NOBODY ? brg_snapshot_get_entry (snapshot, game->black)->id : 0);
}

static void
on_card (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  present_players (BRG_ROUNDS_PAGE (data), brg_player_card_present);
}

/* A player who does not come is a matter of the line-up: it is teams that leave. */
static void
on_withdraw (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgTeamMatch *match = brg_rounds_page_get_match (self);

  if (match == NULL)
    present_players (self, brg_withdrawal_sheet_present_for_game);
  else
    brg_withdrawal_sheet_present_for_game (brg_shell_find (GTK_WIDGET (self)),
                                           brg_snapshot_get_entry (snapshot, match->first)->id,
                                           brg_snapshot_get_entry (snapshot, match->second)->id);
}

static void
on_line_up (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  const BrgTeamMatch *match = brg_rounds_page_get_match (self);

  if (match != NULL)
    brg_line_up_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->round, match->index);
}

static void
on_why (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_rounds_page_ask_why (BRG_ROUNDS_PAGE (data));
}

static void
on_board_chosen (gint round, gint board, gpointer data)
{
  BrgRoundsPage *self = data;

  brg_rounds_page_show_round (self, round);
  brg_rounds_page_choose_board (self, board);
  brg_rounds_page_focus_row (self);
}

/* Begins with who has the bye on the selected row. */
static void
on_pair_two (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgGame *game = brg_rounds_page_get_game (self);

  if (snapshot != NULL)
    brg_two_players_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->round,
                                   game != NULL && game->black == BRG_NOBODY
                                       ? brg_snapshot_get_entry (snapshot, game->white)->id
                                       : 0,
                                   NULL);
}

static void
on_check (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot != NULL)
    brg_pairing_check_sheet_present (GTK_WIDGET (self), snapshot, on_board_chosen, self);
}

static void
on_forfeit_match (GSimpleAction *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED,
                  gpointer data)
{
  BrgRoundsPage *self = data;
  const BrgTeamMatch *match = brg_rounds_page_get_match (self);

  if (match != NULL)
    brg_match_forfeit_ask (brg_shell_find (GTK_WIDGET (self)), GTK_WIDGET (self), self->round,
                           match->index, 0);
}

static void
on_absent (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_rounds_page_show_absent (BRG_ROUNDS_PAGE (data));
}

static void
on_score_sheets (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED,
                 gpointer data)
{
  brg_score_sheets_present (brg_shell_find (GTK_WIDGET (data)), BRG_ROUNDS_PAGE (data)->round);
}

static void
on_live (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_rounds_page_show_live (data);
}

static const BrgRound *
get_round (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL ? brg_snapshot_get_round (snapshot, self->round) : NULL;
}

static void
on_reopen_answered (const char *answer, gpointer data)
{
  BrgRoundsPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  const BrgRound *round = get_round (self);
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes") || round == NULL)
    return;
  done = brg_store_reopen_round (brg_session_get_store (session), round->id, &error);
  brg_session_finish (session, done, error);
}

static void
on_reopen (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgRoundsPage *self = data;
  g_autofree char *heading = g_strdup_printf (_ ("Reopen round %d?"), self->round);

  brg_ui_ask (GTK_WIDGET (self), heading,
              _ ("Its result sheet is no longer final. To change a single wrong result, "
                 "correct it instead: type the right one on its board."),
              NULL, _ ("Re_open"), FALSE, on_reopen_answered, self);
}

static void take_back (BrgRoundsPage *self);

static void
on_take_back_answered (const char *answer, gpointer data)
{
  BrgRoundsPage *self = data;
  g_autoptr (BrgReasonBox) box = g_steal_pointer (&self->reason_box);
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autofree char *reason = box != NULL ? brg_reason_box_dup_reason (box) : NULL;
  g_autofree char *author = box != NULL ? brg_reason_box_dup_author (box) : NULL;
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes") || snapshot == NULL)
    return;
  if (box != NULL && !brg_reason_box_is_complete (box))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      take_back (self);
      return;
    }
  done = brg_store_remove_rounds (brg_session_get_store (session), snapshot->group->id, self->round,
                                  reason, author, &error);
  brg_session_finish (session, done, error);
}

/* rus-draughts-2022 5.4.10.12: what was published is drawn again by a reasoned decision only. */
static void
take_back (BrgRoundsPage *self)
{
  const BrgRound *round = get_round (self);
  BrgSnapshot *snapshot = brg_session_get_snapshot (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *heading = g_strdup_printf (_ ("Remove the pairing of round %d?"), self->round);

  g_clear_object (&self->reason_box);
  if (round == NULL || snapshot == NULL)
    return;
  if (round->state != BRG_ROUND_PLANNED)
    {
      self->reason_box = g_object_ref_sink (g_object_new (BRG_TYPE_REASON_BOX, NULL));
      brg_reason_box_set_officials (self->reason_box, snapshot->event->officials);
    }
  brg_ui_ask (GTK_WIDGET (self), heading,
              _ ("The boards of this round and of all later rounds are removed. Posted "
                 "pairings are no longer valid."),
              self->reason_box != NULL ? GTK_WIDGET (self->reason_box) : NULL,
              _ ("_Remove Pairing"), TRUE, on_take_back_answered, self);
}

static void
on_take_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  take_back (data);
}

static void
on_order (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_order_sheet_present (brg_shell_find (GTK_WIDGET (data)));
}

static void
on_key_scheme (GSimpleAction *action, GVariant *state, gpointer data)
{
  BrgRoundsPage *self = data;
  const char *id = g_variant_get_string (state, NULL);

  g_simple_action_set_state (action, state);
  self->scheme = brg_key_scheme_find (id);
  brg_preferences_set (brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))), "key-scheme",
                       id);
  brg_rounds_page_update (self);
}

static void
on_letters (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_rounds_page_open_letters (data);
}

static const GActionEntry entries[] = {
  { .name = "key", .activate = on_key, .parameter_type = "u" },
  { .name = "board", .activate = on_board, .parameter_type = "i" },
  { .name = "show", .activate = on_show, .parameter_type = "i" },
  { .name = "only-missing", .state = "false", .change_state = on_only_missing },
  { .name = "verify", .state = "false", .change_state = on_verify },
  { .name = "slips", .state = "false", .change_state = on_slips },
  { .name = "go-to-board", .activate = on_go_to_board },
  { .name = "swap-colours", .activate = on_swap_colours },
  { .name = "incident", .activate = on_incident },
  { .name = "agreed", .activate = on_agreed },
  { .name = "game", .activate = on_game },
  { .name = "special", .activate = on_special },
  { .name = "letters", .activate = on_letters },
  { .name = "card", .activate = on_card },
  { .name = "postal-card", .activate = on_card },
  { .name = "withdraw", .activate = on_withdraw },
  { .name = "why", .activate = on_why },
  { .name = "check", .activate = on_check },
  { .name = "pair-two", .activate = on_pair_two },
  { .name = "line-up", .activate = on_line_up },
  { .name = "absent", .activate = on_absent },
  { .name = "score-sheets", .activate = on_score_sheets },
  { .name = "live", .activate = on_live },
  { .name = "forfeit-match", .activate = on_forfeit_match },
  { .name = "reopen", .activate = on_reopen },
  { .name = "take-back", .activate = on_take_back },
  { .name = "order", .activate = on_order },
  { .name = "key-scheme",
    .parameter_type = "s",
    .state = "'berger'",
    .change_state = on_key_scheme },
};

static void
set_enabled (BrgRoundsPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
set_state (BrgRoundsPage *self, const char *name, GVariant *state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

static gboolean
has_results_from (const BrgSnapshot *snapshot, gint first)
{
  for (gint round = first; round <= (gint) snapshot->rounds->len; round++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, round);

      if (counts.n_results + counts.n_adjourned > 0)
        return TRUE;
    }
  return FALSE;
}

/* What two have keyed differently is settled in whatever event. */
static gboolean
has_differing (const BrgSnapshot *snapshot)
{
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    if (brg_round_counts_find (snapshot, round).n_differing > 0)
      return TRUE;
  return FALSE;
}

void
brg_rounds_page_update_actions (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, self->round);
  const BrgGame *game = brg_rounds_page_get_game (self);
  gboolean is_open = snapshot->event->state == BRG_EVENT_OPEN;
  gboolean is_postal = snapshot->group->is_postal;

  set_enabled (self, "only-missing", round != NULL);
  /* rus-draughts-2022 10.1.2: by correspondence nobody sits at a board. */
  set_enabled (self, "verify",
               round != NULL && is_open && (!is_postal || has_differing (snapshot)));
  set_enabled (self, "slips", round != NULL && is_open && !is_postal);
  set_enabled (self, "go-to-board", round != NULL && !is_postal);
  set_enabled (self, "absent",
               round != NULL && is_open && round->state == BRG_ROUND_PUBLISHED && !is_postal);
  set_enabled (self, "score-sheets", round != NULL && is_open && !is_postal);
  set_enabled (self, "live", is_open && !is_postal && brg_share_boards_find_round (snapshot) > 0);
  set_enabled (self, "card", game != NULL && !is_postal);
  set_enabled (self, "postal-card", game != NULL && is_postal);
  set_enabled (self, "letters",
               game != NULL && is_postal && game->black != BRG_NOBODY &&
                   round->state != BRG_ROUND_PLANNED);
  set_enabled (self, "why", game != NULL);
  set_enabled (self, "check", snapshot->rounds->len > 0);
  set_enabled (self, "pair-two", brg_two_players_sheet_is_possible (snapshot, self->round));
  set_enabled (self, "line-up",
               brg_rounds_page_get_match (self) != NULL && is_open &&
                   round->state != BRG_ROUND_CLOSED);
  set_enabled (self, "forfeit-match",
               brg_rounds_page_get_match (self) != NULL && is_open &&
                   brg_rounds_page_get_match (self)->n_missing > 0);
  set_enabled (self, "withdraw", game != NULL && is_open);
  set_enabled (self, "special", game != NULL && game->black != BRG_NOBODY && is_open);
  set_enabled (self, "incident", game != NULL && game->black != BRG_NOBODY && is_open);
  set_enabled (self, "agreed", find_doubtful (self) != NULL && is_open);
  set_enabled (self, "swap-colours",
               game != NULL && game->black != BRG_NOBODY && is_open &&
                   round->state != BRG_ROUND_CLOSED);
  set_enabled (self, "reopen", round != NULL && is_open && round->state == BRG_ROUND_CLOSED);
  set_enabled (self, "take-back",
               round != NULL && is_open && !has_results_from (snapshot, self->round));
  set_enabled (self, "order", is_open && brg_order_draft_is_possible (snapshot));
  set_state (self, "verify", g_variant_new_boolean (self->pass.is_on));
  set_state (self, "slips", g_variant_new_boolean (self->slip.mode == BRG_SLIP_ON));
}

static void
add_row_menu (BrgRoundsPage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("_Letters of the Game"), "rounds.letters", "Return" },
    { _ ("Player’s _Card"), "rounds.card", "Return" },
    { _ ("Player’s _Card"), "rounds.postal-card", NULL },
    { _ ("Why this _Pairing"), "rounds.why", "question" },
    { _ ("_Line-ups of the Match…"), "rounds.line-up", "l" },
    { NULL },
    { _ ("Special _Result…"), "rounds.special", "asterisk" },
    { _ ("_Swap Colours"), "rounds.swap-colours", "c" },
    { _ ("_Forfeit the Match…"), "rounds.forfeit-match", NULL },
    { _ ("Pair Two Wit_hout an Opponent…"), "rounds.pair-two", NULL },
    { NULL },
    { _ ("Record an _Incident…"), "rounds.incident", "i" },
    { _ ("With_draw or Reinstate a Player…"), "rounds.withdraw", "w" },
  };

  brg_row_menu_add (self->view, lines, G_N_ELEMENTS (lines));
}

void
brg_rounds_page_setup_actions (BrgRoundsPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "rounds", G_ACTION_GROUP (self->actions));
  add_row_menu (self);
}

void
brg_rounds_page_read_scheme (BrgRoundsPage *self)
{
  g_autofree char *id = brg_preferences_dup (
      brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))), "key-scheme");

  self->scheme = brg_key_scheme_find (id);
  set_state (self, "key-scheme", g_variant_new_string (brg_key_scheme_get_id (self->scheme)));
}
