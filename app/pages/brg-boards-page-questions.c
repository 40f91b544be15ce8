/* brg-boards-page-questions.c - the page of boards: what an arbiter is asked, and the answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-desk-clock.h"
#include "brg-desk-words.h"
#include "brg-result-entry.h"
#include "brg-store-rounds.h"
#include "brg-time-control.h"
#include "brg-ui.h"
#include "brg-window.h"

/* How much is looked at when it is really asked; runs in another thread. */
#define QUESTION_NODES 2000000

static const struct
{
  const char *icon_name;
  const char *title;
  const char *key;
} questions[BRG_N_QUESTIONS] = {
  [BRG_QUESTION_FLAG] = { "alarm-symbolic", N_ ("Flag Fall"), "F" },
  [BRG_QUESTION_REPETITION] = { "view-refresh-symbolic", N_ ("Threefold Repetition"), "R" },
  [BRG_QUESTION_ILLEGAL] = { "action-unavailable-symbolic", N_ ("Illegal Move"), "N" },
  [BRG_QUESTION_TOUCH] = { "touch-disabled-symbolic", N_ ("Touch-Move"), "T" },
  [BRG_QUESTION_FIFTY] = { "value-decrease-symbolic", N_ ("Fifty Moves"), "5" },
  [BRG_QUESTION_OFFER] = { "user-available-symbolic", N_ ("Draw Offer"), "D" },
  [BRG_QUESTION_CAN_WIN] = { "dialog-question-symbolic", N_ ("Can a Side Still Win?"), "W" },
  [BRG_QUESTION_ADJOURN] = { "mail-unread-symbolic", N_ ("Adjourn the Game"), "A" },
};

static BrgTempo
find_tempo (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  if (!brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    return BRG_TEMPO_UNKNOWN;
  return brg_time_control_classify (&control, snapshot->event->rulebook,
                                    snapshot->event->discipline, NULL);
}

/* Whether the claimant has touched a man before he claimed, by the tick of one of the two claims.
 */
static gboolean
has_touched (BrgBoardsPage *self, guint claim)
{
  return gtk_check_button_get_active (self->touched[claim]);
}

/* fide-2023 III.2.2: the guidelines are never for an increment. */
static BrgDeskAnswer *
answer_both_flags (BrgBoardsPage *self, const BrgDeskCase *matter)
{
  BrgGameClock clock;
  gboolean has_increment =
      brg_boards_page_read_clock (self, &clock) && brg_desk_clock_has_increment (&clock);
  gboolean is_last = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->last_period_check));
  gboolean is_announced = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->announced_check));

  return brg_desk_answer_both_flags (matter, is_last, is_announced && !has_increment);
}

/* The announced move of a claim. FALSE while what was typed is not one legal move. */
static gboolean
read_intended (BrgBoardsPage *self, BrgMove *move)
{
  GtkEntry *entry = self->intended[self->question == BRG_QUESTION_FIFTY];
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  BrgMoveList fits;

  *move = BRG_MOVE_NONE;
  if (*text == '\0')
    return TRUE;
  if (brg_boards_page_read_move (self, text, &fits) != 1)
    return FALSE;
  *move = fits.moves[0];
  return TRUE;
}

static BrgDeskAnswer *
answer_claim (BrgBoardsPage *self, const BrgDeskCase *matter)
{
  BrgMove intended;

  if (!read_intended (self, &intended))
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
                                g_strdup (_ ("The announced move is not yet one legal move of the "
                                             "player having the move.")),
                                NULL);
  return self->question == BRG_QUESTION_FIFTY
             ? brg_desk_answer_fifty (matter, intended, has_touched (self, 1))
             : brg_desk_answer_repetition (matter, intended, has_touched (self, 0));
}

static BrgDeskAnswer *
answer_touch (BrgBoardsPage *self, const BrgDeskCase *matter)
{
  if (self->touches.fault == BRG_TOUCH_FAULT_NONE)
    return brg_desk_answer_touch (matter, self->touches.touches, self->touches.n_touches,
                                  &self->allowed);
  self->allowed.n_moves = 0;
  return brg_desk_answer_touch_fault (&self->touches);
}

static BrgDeskAnswer *
make_answer (BrgBoardsPage *self, const BrgDeskCase *matter)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  const BrgStoredGame *record = self->game->record;

  switch (self->question)
    {
    case BRG_QUESTION_FLAG:
      return self->asked_side == BRG_COLOUR_NONE ? answer_both_flags (self, matter)
                                                 : brg_desk_answer_flag (matter, self->asked_side);
    case BRG_QUESTION_REPETITION:
    case BRG_QUESTION_FIFTY:
      return answer_claim (self, matter);
    case BRG_QUESTION_ILLEGAL:
      return brg_desk_answer_illegal (matter, self->asked_side,
                                      (guint) record->illegal[self->asked_side]);
    case BRG_QUESTION_TOUCH:
      return answer_touch (self, matter);
    case BRG_QUESTION_OFFER:
      return brg_desk_answer_offer (matter, brg_desk_game_get_offer (self->game));
    case BRG_QUESTION_CAN_WIN:
      if (self->is_can_win_known)
        return brg_desk_answer_can_win (matter, self->asked_side, &self->can_win);
      return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
                                  g_strdup (_ ("Looking for a way to mate…")), NULL);
    case BRG_QUESTION_ADJOURN:
      return brg_desk_answer_adjourn (matter, pairing != NULL &&
                                                  pairing->white_outcome == BRG_OUTCOME_ADJOURNED);
    case BRG_N_QUESTIONS:
    default:
      return NULL;
    }
}

/* The line that is in small text below a question. */
static char *
dup_subtitle (BrgBoardsPage *self, BrgQuestion question)
{
  const BrgStoredGame *record = self->game->record;
  const BrgPosition *position = &self->game->node->position;

  switch (question)
    {
    case BRG_QUESTION_FLAG:
      return g_strdup (_ ("is there mate by any series of moves"));
    case BRG_QUESTION_ILLEGAL:
      /* Translators: numbers of illegal moves in this game */
      return g_strdup_printf (_ ("White %d, Black %d in this game"),
                              record->illegal[BRG_COLOUR_WHITE], record->illegal[BRG_COLOUR_BLACK]);
    case BRG_QUESTION_FIFTY:
      /* Translators: number of moves */
      return g_strdup_printf (_ ("now %d of 50"), position->quiet_plies / 2);
    case BRG_QUESTION_OFFER:
      if (record->draw_offer == BRG_COLOUR_NONE)
        return NULL;
      return g_strdup (record->draw_offer == BRG_COLOUR_WHITE ? _ ("last offered by White")
                                                              : _ ("last offered by Black"));
    case BRG_QUESTION_REPETITION:
      {
        guint n = brg_desk_node_count_times (self->game->node, position);

        /* Translators: how often the position on the board has stood */
        return n > 1 ? g_strdup_printf (_ ("this position %u times"), n) : NULL;
      }
    case BRG_QUESTION_TOUCH:
    case BRG_QUESTION_CAN_WIN:
    case BRG_QUESTION_ADJOURN:
    case BRG_N_QUESTIONS:
    default:
      return NULL;
    }
}

/* What only both flags need. */
static void
show_flag_checks (BrgBoardsPage *self, const BrgRulebook *rulebook)
{
  gboolean are_both = self->asked_side == BRG_COLOUR_NONE;

  gtk_widget_set_visible (self->last_period_check, are_both);
  gtk_widget_set_visible (self->announced_check,
                          are_both && g_str_equal (rulebook->id, "fide-2023"));
}

void
brg_boards_page_update_questions (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autofree char *white = brg_boards_page_dup_name (self, BRG_COLOUR_WHITE);
  g_autofree char *black = brg_boards_page_dup_name (self, BRG_COLOUR_BLACK);
  const BrgDeskCase matter = {
    .status = self->status,
    .rulebook = snapshot->event->rulebook,
    .tempo = find_tempo (snapshot),
    .is_watched = brg_boards_page_is_watched (self),
    .notation = self->notation,
    .names = { NULL, white, black },
  };

  show_flag_checks (self, snapshot->event->rulebook);
  g_clear_pointer (&self->answer, brg_desk_answer_free);
  self->answer = make_answer (self, &matter);
  for (gint i = 0; i < BRG_N_QUESTIONS; i++)
    {
      g_autofree char *subtitle = dup_subtitle (self, (BrgQuestion) i);

      brg_question_card_set_subtitle (self->cards[i], subtitle);
      brg_question_card_show_answer (self->cards[i],
                                     i == (gint) self->question ? self->answer : NULL,
                                     brg_boards_page_may_act (self));
    }
}

/* What the thread works on. */
typedef struct
{
  BrgPosition position;
  BrgColour side;
} MateQuestion;

static void
find_mate (GTask *task,
           gpointer source G_GNUC_UNUSED,
           gpointer task_data,
           GCancellable *cancellable G_GNUC_UNUSED)
{
  const MateQuestion *question = task_data;
  BrgCanMateAnswer *answer = g_new0 (BrgCanMateAnswer, 1);

  brg_can_mate (&question->position, question->side, QUESTION_NODES, answer);
  g_task_return_pointer (task, answer, NULL);
}

static void
on_mate_found (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (source);
  BrgCanMateAnswer *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  if (answer == NULL)
    return;
  brg_can_mate_answer_clear (&self->can_win);
  self->can_win = *answer;
  g_free (answer);
  self->is_can_win_known = TRUE;
  brg_boards_page_update (self);
}

static void
ask_mate (BrgBoardsPage *self)
{
  MateQuestion *question = g_new (MateQuestion, 1);
  g_autoptr (GTask) task = NULL;

  if (self->mate_cancellable != NULL)
    g_cancellable_cancel (self->mate_cancellable);
  g_clear_object (&self->mate_cancellable);
  self->mate_cancellable = g_cancellable_new ();
  self->is_can_win_known = FALSE;
  self->n_line_shown = 0;
  question->position = self->game->node->position;
  question->side = self->asked_side;
  task = g_task_new (self, self->mate_cancellable, on_mate_found, NULL);
  g_task_set_name (task, "can a side still win");
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, find_mate);
}

/* Every question about a side has its two buttons; they say the same. */
static void
choose_side (BrgBoardsPage *self, BrgColour side)
{
  self->asked_side = side;
  for (gint i = 0; i < BRG_N_SIDE_TOGGLES; i++)
    {
      GtkWidget *toggle = self->side_toggles[i];
      BrgColour own = (BrgColour) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "side"));

      g_signal_handlers_block_matched (toggle, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), own == side);
      g_signal_handlers_unblock_matched (toggle, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
    }
}

/* Whose side is meant at first: whose flag the clocks show to have fallen, else who has the move.
 */
static BrgColour
find_asked_side (BrgBoardsPage *self, BrgQuestion question)
{
  BrgColour turn = (BrgColour) self->game->node->position.turn;
  BrgGameClock clock;
  BrgColour flagged = BRG_COLOUR_NONE;

  if (question == BRG_QUESTION_FLAG && brg_boards_page_read_clock (self, &clock))
    flagged = brg_game_clock_get_first_flag (&clock, g_get_real_time ());
  return flagged != BRG_COLOUR_NONE ? flagged : turn;
}

/* By the clocks, as a proposal. */
static void
propose_last_period (BrgBoardsPage *self)
{
  BrgGameClock clock;
  gboolean is_last =
      !brg_boards_page_read_clock (self, &clock) || brg_desk_clock_is_last_period (&clock);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->last_period_check), is_last);
}

void
brg_boards_page_ask (BrgBoardsPage *self, BrgQuestion question)
{
  if (self->game == NULL)
    return;
  if (question == self->question)
    question = BRG_QUESTION_NONE;
  self->question = question;
  self->n_line_shown = 0;
  brg_boards_page_clear_touches (self);
  for (gint i = 0; i < 2; i++)
    {
      gtk_check_button_set_active (self->touched[i], FALSE);
      gtk_editable_set_text (GTK_EDITABLE (self->intended[i]), "");
    }
  choose_side (self, find_asked_side (self, question));
  propose_last_period (self);
  if (question != BRG_QUESTION_NONE && self->is_narrow)
    gtk_toggle_button_set_active (self->pane_toggle, TRUE);
  if (question == BRG_QUESTION_CAN_WIN)
    ask_mate (self);
  brg_boards_page_update (self);
  if (question == BRG_QUESTION_TOUCH)
    gtk_widget_grab_focus (GTK_WIDGET (self->touch_entry));
  else if (question != BRG_QUESTION_NONE)
    brg_question_card_grab_header (self->cards[question]);
  else
    brg_boards_page_focus_moves (self);
}

/* What the field says; an error is marked there and told in the answer. */
static void
read_touches (BrgBoardsPage *self, gboolean is_finished)
{
  if (self->game == NULL || self->is_updating)
    return;
  brg_desk_touches_read (&self->touches, &self->game->node->position,
                         gtk_editable_get_text (GTK_EDITABLE (self->touch_entry)), is_finished);
  if (self->touches.fault != BRG_TOUCH_FAULT_NONE)
    gtk_widget_add_css_class (GTK_WIDGET (self->touch_entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->touch_entry), "error");
  brg_boards_page_update (self);
}

static void
on_touches_typed (BrgBoardsPage *self)
{
  read_touches (self, FALSE);
}

static void
on_touches_finished (BrgBoardsPage *self)
{
  if (self->question == BRG_QUESTION_TOUCH && gtk_widget_get_mapped (GTK_WIDGET (self)))
    read_touches (self, TRUE);
}

void
brg_boards_page_clear_touches (BrgBoardsPage *self)
{
  g_signal_handlers_block_by_func (self->touch_entry, (gpointer) (guintptr) on_touches_typed, self);
  gtk_editable_set_text (GTK_EDITABLE (self->touch_entry), "");
  g_signal_handlers_unblock_by_func (self->touch_entry, (gpointer) (guintptr) on_touches_typed,
                                     self);
  gtk_widget_remove_css_class (GTK_WIDGET (self->touch_entry), "error");
  brg_desk_touches_clear (&self->touches);
}

/* A click writes the square behind what was touched before. */
void
brg_boards_page_touch (BrgBoardsPage *self, gint square)
{
  const char *before = gtk_editable_get_text (GTK_EDITABLE (self->touch_entry));
  g_autofree char *text = NULL;

  if (self->touches.n_touches >= BRG_TOUCH_MAX ||
      self->game->node->position.board[square] == BRG_CHESS_NOTHING)
    return;
  text = g_strdup_printf ("%s%s%c%c", before, *before != '\0' ? ", " : "",
                          'a' + (gint) brg_chess_square_file (square),
                          '1' + (gint) brg_chess_square_rank (square));
  gtk_editable_set_text (GTK_EDITABLE (self->touch_entry), text);
}

static void
record_result (BrgBoardsPage *self, BrgOutcome white, BrgOutcome black)
{
  const BrgGame *pairing;

  /* The clocks of a game that is over, or adjourned, stand as they are. */
  brg_boards_page_stop_clock (self);
  pairing = brg_boards_page_get_pairing (self);
  if (pairing == NULL)
    {
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("The arbiter’s own board has no result to record."));
      return;
    }
  brg_result_entry_enter (brg_window_find (GTK_WIDGET (self)), self->round, pairing, white, black);
}

/* The game has ended by itself. */
void
brg_boards_page_record_end (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  BrgColour winner;

  if (!brg_boards_page_may_act (self) ||
      brg_desk_words_find_result (self->status, snapshot->event->rulebook, &winner) == NULL)
    return;
  if (winner == BRG_COLOUR_NONE)
    record_result (self, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  else if (winner == BRG_COLOUR_WHITE)
    record_result (self, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  else
    record_result (self, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
}

static void
save_deed (BrgBoardsPage *self, const BrgDeskDeed *deed, BrgGameChange change)
{
  BrgStoredGame *record = brg_desk_game_dup_record (self->game);
  const char *side = deed->side == BRG_COLOUR_WHITE ? "white" : "black";

  if (change == BRG_GAME_CHANGE_ILLEGAL)
    record->illegal[deed->side]++;
  if (change == BRG_GAME_CHANGE_OFFER)
    {
      record->draw_offer = deed->side;
      record->draw_offer_ply = (gint) self->game->node->ply;
    }
  if (change == BRG_GAME_CHANGE_DECLINE)
    record->draw_offer = BRG_COLOUR_NONE;
  if (deed->seconds > 0)
    brg_boards_page_add_time (self, record, brg_colour_opposite (deed->side), deed->seconds);
  brg_boards_page_save_record (self, record, change, side, TRUE);
}

/* The line to mate, a half-move further on the board; nothing of it is stored. */
static void
show_line (BrgBoardsPage *self, gint direction)
{
  gint shown = (gint) self->n_line_shown + direction;

  self->n_line_shown = (guint) CLAMP (shown, 0, (gint) self->can_win.n_moves);
  brg_boards_page_update_board (self);
}

static void
show_diagrams (BrgBoardsPage *self)
{
  BrgMove intended;

  if (self->answer->plies != NULL && read_intended (self, &intended))
    brg_boards_page_show_diagrams (self, self->answer->plies, intended);
}

static void
on_deed (BrgQuestionCard *card G_GNUC_UNUSED, guint index, BrgBoardsPage *self)
{
  BrgDeskDeed deed;
  BrgMove intended;

  if (self->answer == NULL || index >= self->answer->deeds->len)
    return;
  deed = g_array_index (self->answer->deeds, BrgDeskDeed, index);
  if (deed.kind == BRG_DESK_DEED_LINE_ON || deed.kind == BRG_DESK_DEED_LINE_BACK)
    {
      show_line (self, deed.kind == BRG_DESK_DEED_LINE_ON ? 1 : -1);
      return;
    }
  brg_boards_page_focus_moves (self);
  switch (deed.kind)
    {
    case BRG_DESK_DEED_DIAGRAMS:
      show_diagrams (self);
      return;
    case BRG_DESK_DEED_CLOSE:
      break;
    case BRG_DESK_DEED_WHITE_WINS:
      record_result (self, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
      break;
    case BRG_DESK_DEED_BLACK_WINS:
      record_result (self, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
      break;
    case BRG_DESK_DEED_DRAW:
      record_result (self, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
      break;
    case BRG_DESK_DEED_ADJOURN:
      record_result (self, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
      break;
    case BRG_DESK_DEED_ILLEGAL:
      save_deed (self, &deed, BRG_GAME_CHANGE_ILLEGAL);
      break;
    case BRG_DESK_DEED_OFFER:
      save_deed (self, &deed, BRG_GAME_CHANGE_OFFER);
      break;
    case BRG_DESK_DEED_DECLINE:
      save_deed (self, &deed, BRG_GAME_CHANGE_DECLINE);
      break;
    case BRG_DESK_DEED_CLAIM:
      save_deed (self, &deed, BRG_GAME_CHANGE_CLAIM);
      break;
    case BRG_DESK_DEED_PLAY:
      if (read_intended (self, &intended) && intended != BRG_MOVE_NONE)
        brg_boards_page_play (self, intended);
      break;
    case BRG_DESK_DEED_LINE_ON:
    case BRG_DESK_DEED_LINE_BACK:
    default:
      g_assert_not_reached ();
    }
  self->question = BRG_QUESTION_NONE;
  brg_boards_page_update (self);
}

static void
on_toggled (BrgQuestionCard *card, BrgBoardsPage *self)
{
  for (gint i = 0; i < BRG_N_QUESTIONS; i++)
    if (self->cards[i] == card)
      brg_boards_page_ask (self, (BrgQuestion) i);
}

static void
on_side_toggled (GtkToggleButton *button, BrgBoardsPage *self)
{
  BrgColour side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "side"));

  choose_side (self, side);
  if (self->question == BRG_QUESTION_CAN_WIN)
    ask_mate (self);
  brg_boards_page_update (self);
}

static GtkWidget *
add_side (BrgBoardsPage *self, GtkWidget *box, const char *label, BrgColour side)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "side", GINT_TO_POINTER (side));
  g_signal_connect (button, "toggled", G_CALLBACK (on_side_toggled), self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_sides (BrgBoardsPage *self, gint first)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  self->side_toggles[first] = add_side (self, box, C_ ("side", "White"), BRG_COLOUR_WHITE);
  self->side_toggles[first + 1] = add_side (self, box, C_ ("side", "Black"), BRG_COLOUR_BLACK);
  return box;
}

static GtkWidget *
add_check (BrgBoardsPage *self, BrgQuestion question, const char *label)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);
  GtkWidget *text = gtk_widget_get_last_child (check);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 20);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  brg_question_card_set_extra (self->cards[question], check);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (brg_boards_page_update), self);
  return check;
}

/* White, Black, or both flags. */
static void
setup_flag (BrgBoardsPage *self)
{
  GtkWidget *sides = make_sides (self, 0);

  self->side_toggles[BRG_N_SIDE_TOGGLES - 1] =
      add_side (self, sides, C_ ("side", "Both"), BRG_COLOUR_NONE);
  brg_question_card_set_extra (self->cards[BRG_QUESTION_FLAG], sides);
  self->last_period_check = add_check (self, BRG_QUESTION_FLAG, _ ("It was the last period"));
  self->announced_check =
      add_check (self, BRG_QUESTION_FLAG, _ ("Guidelines III were announced for the event"));
}

static GtkEntry *
make_entry (BrgQuestionCard *card, const char *label)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  brg_question_card_set_extra (card, entry);
  return GTK_ENTRY (entry);
}

void
brg_boards_page_setup_questions (BrgBoardsPage *self)
{
  GtkEventController *focus;

  for (gint i = 0; i < BRG_N_QUESTIONS; i++)
    {
      GtkWidget *card =
          brg_question_card_new (questions[i].icon_name, _ (questions[i].title), questions[i].key);

      self->cards[i] = BRG_QUESTION_CARD (card);
      gtk_box_append (self->question_box, card);
      g_signal_connect (card, "toggled", G_CALLBACK (on_toggled), self);
      g_signal_connect (card, "deed", G_CALLBACK (on_deed), self);
    }
  setup_flag (self);
  brg_question_card_set_extra (self->cards[BRG_QUESTION_ILLEGAL], make_sides (self, 2));
  brg_question_card_set_extra (self->cards[BRG_QUESTION_CAN_WIN], make_sides (self, 4));
  self->touch_entry = make_entry (self->cards[BRG_QUESTION_TOUCH], _ ("Touched, in order: e2, d5"));
  g_signal_connect_swapped (self->touch_entry, "changed", G_CALLBACK (on_touches_typed), self);
  g_signal_connect_swapped (self->touch_entry, "activate", G_CALLBACK (on_touches_finished), self);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_touches_finished), self);
  gtk_widget_add_controller (GTK_WIDGET (self->touch_entry), focus);
  self->intended[0] =
      make_entry (self->cards[BRG_QUESTION_REPETITION], _ ("With an announced move"));
  self->intended[1] = make_entry (self->cards[BRG_QUESTION_FIFTY], _ ("With an announced move"));
  for (gint i = 0; i < 2; i++)
    {
      BrgQuestion question = i == 0 ? BRG_QUESTION_REPETITION : BRG_QUESTION_FIFTY;

      self->touched[i] =
          GTK_CHECK_BUTTON (add_check (self, question, _ ("A man was touched before")));
      g_signal_connect_swapped (self->intended[i], "changed", G_CALLBACK (brg_boards_page_update),
                                self);
    }
}
