/* brg-playoff-sheet.c - a play-off: it begins, is played and gives the places
 *
 * Rules: rus-chess-2014 30.5; rus-draughts-2022 5.4.8.13, 5.4.9.6.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-early-games.h"
#include "brg-playoff-choice.h"
#include "brg-playoff-words.h"
#include "brg-result-entry.h"
#include "brg-result-keys.h"
#include "brg-spin-row.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* That may be played off for. */
#define MOST_PLACES 99

struct _BrgPlayoffSheet
{
  BrgSheet parent_instance;

  GtkStack *stack;
  GtkButton *begin_button;
  GtkButton *done_button;
  GtkBox *choice_columns;
  BrgPlayoffChoice *choice;
  GtkWidget *early_list;
  BrgSpinRow *early_row;
  GtkLabel *problem_label;
  GtkBox *preview_box;
  GtkBox *play_columns;
  GtkLabel *state_label;
  GtkListBox *games_list;
  GtkWidget *moves_box;
  GtkEntry *moves_entry;
  GtkBox *question_box;
  GtkLabel *order_label;
  GtkBox *steps_box;
  GtkButton *another_button;
  GtkButton *remove_button;

  BrgPlayoffDraft *draft;
  gint64 playoff_id; /* the play-off that is shown, 0 while one is chosen */
  BrgPlayoff *playoff;
};

G_DEFINE_FINAL_TYPE (BrgPlayoffSheet, brg_playoff_sheet, BRG_TYPE_SHEET)

static BrgSnapshot *
get_snapshot (BrgPlayoffSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self));
}

static const BrgPlayoffRecord *
get_record (BrgPlayoffSheet *self)
{
  BrgSnapshot *snapshot = get_snapshot (self);

  return snapshot != NULL ? brg_snapshot_find_playoff (snapshot, self->playoff_id) : NULL;
}

static GtkWidget *
make_text (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_width_chars (GTK_LABEL (label), 34);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 48);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The sentences of the steps, each with its article. */
static void
show_steps (GtkBox *box,
            const BrgSnapshot *snapshot,
            const BrgPlayoffRecord *record,
            const BrgPlayoff *playoff)
{
  gint stage = 0;

  for (guint i = 0; i < playoff->steps->len; i++)
    {
      const BrgPlayoffStep *step = playoff->steps->pdata[i];
      g_autofree char *sentence =
          brg_playoff_words_step (brg_ui_get_words (), snapshot, record, step);
      GtkWidget *label = make_text (NULL, NULL);

      if (step->stage != stage && step->group <= 1)
        {
          g_autofree char *title = g_strdup_printf (_ ("Stage %d"), step->stage);

          gtk_box_append (box, make_text (title, "brg-strong"));
          stage = step->stage;
        }
      brg_article_set_markup (GTK_LABEL (label), snapshot->event->rulebook, sentence,
                              step->article);
      gtk_box_append (box, label);
    }
}

/* rus-chess-2014 30.5.2: before the last round is over, which of its games may begin early. */
static void
show_early (BrgPlayoffSheet *self)
{
  BrgSnapshot *snapshot = self->draft->snapshot;
  g_autofree char *text =
      brg_early_games_dup_text (snapshot, brg_spin_row_get_value (self->early_row));

  gtk_widget_set_visible (self->early_list, *text != '\0');
  if (*text != '\0')
    gtk_box_append (self->preview_box, make_text (text, NULL));
}

/* What the play-off would be: its first games and why. */
static void
show_preview (BrgPlayoffSheet *self)
{
  BrgSnapshot *snapshot = self->draft->snapshot;
  const BrgPlayoffTie *tie = brg_playoff_draft_get_tie (self->draft);
  g_autofree char *problem = brg_playoff_draft_dup_problem (self->draft);
  g_autoptr (BrgPlayoffRecord) record = NULL;
  g_autoptr (BrgPlayoff) playoff = NULL;
  g_autofree char *breaks = NULL;
  g_autofree char *panel = NULL;

  gtk_label_set_text (self->problem_label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin_button), problem == NULL);
  brg_ui_clear (self->preview_box);
  show_early (self);
  if (tie == NULL || self->draft->format == NULL)
    return;
  record = brg_playoff_draft_make_record (self->draft);
  playoff = brg_playoff_record_replay (record);
  breaks = brg_playoff_dup_breaks (snapshot, self->draft->format);
  show_steps (self->preview_box, snapshot, record, playoff);
  if (*breaks != '\0')
    gtk_box_append (self->preview_box, make_text (breaks, "brg-dim"));
  panel = brg_playoff_dup_panel (snapshot, self->draft->format);
  if (*panel != '\0')
    gtk_box_append (self->preview_box, make_text (panel, "brg-dim"));
}

static void
on_early_changed (BrgPlayoffSheet *self)
{
  if (self->draft != NULL)
    show_preview (self);
}

static const BrgPlayoffGame *
get_game (BrgPlayoffSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->games_list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  return self->playoff != NULL && index >= 0 && (guint) index < self->playoff->games->len
             ? &g_array_index (self->playoff->games, BrgPlayoffGame, index)
             : NULL;
}

static gboolean
is_open (const BrgPlayoffGame *game)
{
  return brg_outcome_is_pending (game->white_outcome);
}

static void
on_game_selected (BrgPlayoffSheet *self)
{
  const BrgPlayoffGame *game = get_game (self);
  gboolean has_moves = game != NULL && !is_open (game);
  g_autofree char *moves =
      has_moves && game->moves > 0 ? g_strdup_printf ("%d", game->moves) : g_strdup ("");

  gtk_widget_set_sensitive (self->moves_box, has_moves);
  brg_ui_set_text (self->moves_entry, moves);
}

static char *
dup_game_subtitle (const BrgPlayoffRecord *record, const BrgPlayoffGame *game)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *where = brg_playoff_words_where (words, game);
  g_autofree char *control = brg_playoff_words_control (words, record, game->control);

  return *control != '\0' ? g_strdup_printf ("%s · %s", where, control) : g_steal_pointer (&where);
}

static GtkWidget *
make_game_row (BrgPlayoffSheet *self, const BrgPlayoffGame *game)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  const BrgPlayoffRecord *record = get_record (self);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *pair = brg_playoff_words_pair (snapshot, record, game);
  g_autofree char *subtitle = dup_game_subtitle (record, game);
  g_autofree char *result = brg_playoff_words_result (snapshot, game);
  g_autofree char *moves =
      game->needs_moves
          ? g_strdup (_ ("moves?"))
          : g_strdup_printf (ngettext ("%d move", "%d moves", (gulong) game->moves), game->moves);
  GtkWidget *label = gtk_label_new (is_open (game) ? _ ("to be played") : result);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), pair);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (game->needs_moves || game->moves > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (moves));
  gtk_widget_add_css_class (label, is_open (game) ? "brg-dim" : "heading");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

/* The first game that is to be played or whose moves are asked for, else the last one. */
static int
find_next (BrgPlayoffSheet *self)
{
  for (guint i = 0; i < self->playoff->games->len; i++)
    if (brg_playoff_is_current (self->playoff,
                                &g_array_index (self->playoff->games, BrgPlayoffGame, i)))
      return (int) i;
  return (int) self->playoff->games->len - 1;
}

static void
show_games (BrgPlayoffSheet *self)
{
  gboolean needs_moves = FALSE;

  brg_ui_clear (self->games_list);
  for (guint i = 0; i < self->playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (self->playoff->games, BrgPlayoffGame, i);

      gtk_list_box_append (self->games_list, make_game_row (self, game));
      needs_moves = needs_moves || game->needs_moves || game->moves > 0;
    }
  gtk_widget_set_visible (self->moves_box, needs_moves);
  gtk_list_box_select_row (self->games_list,
                           gtk_list_box_get_row_at_index (self->games_list, find_next (self)));
}

/* An alert is not named by its text. */
static void
show_state (BrgPlayoffSheet *self, const char *text)
{
  gtk_label_set_text (self->state_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->state_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

static void on_answer_clicked (BrgPlayoffSheet *self, GtkButton *button);

static void
add_question (BrgPlayoffSheet *self, const BrgPlayoffQuestion *question)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *text =
      brg_playoff_words_question (words, get_snapshot (self), get_record (self), question);

  gtk_box_append (self->question_box, make_text (text, "brg-strong"));
  for (guint i = 0; question->option->values[i] != NULL; i++)
    {
      const char *value = question->option->values[i];
      GtkWidget *button;

      if (g_str_equal (value, "ask"))
        continue;
      button = gtk_button_new_with_label (brg_playoff_words_value (words, question->option, value));
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      g_object_set_data (G_OBJECT (button), "brg-option", (gpointer) question->option->id);
      g_object_set_data (G_OBJECT (button), "brg-value", (gpointer) value);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_answer_clicked), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->question_box, button);
    }
}

static void
show_questions (BrgPlayoffSheet *self)
{
  brg_ui_clear (self->question_box);
  /* One answer stands for all questions of one kind. */
  for (guint i = 0; i < self->playoff->questions->len; i++)
    {
      const BrgPlayoffQuestion *question = self->playoff->questions->pdata[i];
      gboolean is_new = TRUE;

      for (guint k = 0; k < i; k++)
        is_new =
            is_new && ((const BrgPlayoffQuestion *) self->playoff->questions->pdata[k])->option !=
                          question->option;
      if (is_new)
        add_question (self, question);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->question_box), self->playoff->questions->len > 0);
}

static char *
dup_state (BrgPlayoffSheet *self)
{
  guint n_open = 0;
  guint n_moves = 0;

  if (brg_playoff_is_outdated (get_snapshot (self), get_record (self)))
    return g_strdup (_ ("Results were corrected: these players are no longer level on points. "
                        "The play-off no longer affects the standings."));
  if (self->playoff->is_over)
    return g_strdup (_ ("The play-off is over. The standings follow its places."));
  for (guint i = 0; i < self->playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (self->playoff->games, BrgPlayoffGame, i);

      n_open += is_open (game);
      n_moves += game->needs_moves;
    }
  if (n_open > 0)
    return g_strdup_printf (ngettext ("%u game still to play.", "%u games still to play.", n_open),
                            n_open);
  if (n_moves > 0)
    return g_strdup (_ ("The number of moves in won games decides: press M and type it."));
  return g_strdup (_ ("The arbiter has to decide."));
}

static void
show_order (BrgPlayoffSheet *self)
{
  g_autofree char *order = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->order_label), self->playoff->is_over);
  if (!self->playoff->is_over)
    return;
  order = brg_playoff_words_order (brg_ui_get_words (), get_snapshot (self), get_record (self),
                                   self->playoff,
                                   brg_playoff_find_place (get_snapshot (self), get_record (self)));
  gtk_label_set_text (self->order_label, order);
}

static void show_choice (BrgPlayoffSheet *self);

/* After an action there is another snapshot. */
static void
show_play (BrgPlayoffSheet *self)
{
  const BrgPlayoffRecord *record = get_record (self);
  gboolean is_open_event = get_snapshot (self)->event->state == BRG_EVENT_OPEN;
  g_autofree char *state = NULL;

  g_clear_pointer (&self->playoff, brg_playoff_free);
  self->playoff = record != NULL ? brg_playoff_record_replay (record) : NULL;
  if (self->playoff == NULL)
    {
      show_choice (self);
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, "play");
  gtk_widget_set_visible (GTK_WIDGET (self->begin_button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->done_button), TRUE);
  show_games (self);
  show_questions (self);
  show_order (self);
  brg_ui_clear (self->steps_box);
  show_steps (self->steps_box, get_snapshot (self), record, self->playoff);
  state = dup_state (self);
  show_state (self, state);
  gtk_widget_set_visible (GTK_WIDGET (self->another_button),
                          self->playoff->is_over && is_open_event);
  gtk_widget_set_sensitive (GTK_WIDGET (self->remove_button), is_open_event);
}

static void
show_choice (BrgPlayoffSheet *self)
{
  self->playoff_id = 0;
  brg_playoff_choice_set_draft (self->choice, NULL);
  g_clear_pointer (&self->draft, brg_playoff_draft_free);
  self->draft = brg_playoff_draft_new (get_snapshot (self), brg_ui_draw_seed ());
  gtk_stack_set_visible_child_name (self->stack, "choice");
  gtk_widget_set_visible (GTK_WIDGET (self->begin_button), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->done_button), FALSE);
  brg_playoff_choice_set_draft (self->choice, self->draft);
  show_preview (self);
}

static void
focus_game (BrgPlayoffSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->games_list);
  GtkWidget *answer = NULL;

  /* The sentence of a question, then its buttons. */
  if (self->playoff->questions->len > 0)
    answer =
        gtk_widget_get_next_sibling (gtk_widget_get_first_child (GTK_WIDGET (self->question_box)));
  if (self->playoff->is_over)
    gtk_widget_grab_focus (GTK_WIDGET (self->done_button));
  else if (answer != NULL)
    gtk_widget_grab_focus (answer);
  else if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
finish (BrgPlayoffSheet *self, gboolean done, GError *error)
{
  if (!brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error))
    return;
  show_play (self);
  if (self->playoff_id != 0)
    focus_game (self);
}

static void
on_begin_clicked (BrgPlayoffSheet *self)
{
  gint64 id = 0;
  GError *error = NULL;
  gboolean done;

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->begin_button)) || self->draft->format == NULL)
    return;
  done = brg_playoff_draft_begin (self->draft, brg_sheet_get_store (BRG_SHEET (self)), &id, &error);
  if (done)
    self->playoff_id = id;
  finish (self, done, error);
}

static void
on_answer_clicked (BrgPlayoffSheet *self, GtkButton *button)
{
  const char *option = g_object_get_data (G_OBJECT (button), "brg-option");
  const char *value = g_object_get_data (G_OBJECT (button), "brg-value");
  GError *error = NULL;
  gboolean done = brg_store_playoff_decide (brg_sheet_get_store (BRG_SHEET (self)),
                                            self->playoff_id, option, value, &error);

  finish (self, done, error);
}

static void
enter (BrgPlayoffSheet *self,
       const BrgPlayoffGame *game,
       BrgOutcome white,
       BrgOutcome black,
       gint moves)
{
  GError *error = NULL;
  gboolean done = brg_store_playoff_set_result (brg_sheet_get_store (BRG_SHEET (self)), game->id,
                                                white, black, moves, &error);

  finish (self, done, error);
}

static void
on_moves_entered (BrgPlayoffSheet *self)
{
  const BrgPlayoffGame *game = get_game (self);
  g_autofree char *text = brg_ui_dup_text (self->moves_entry);
  guint64 moves = 0;

  if (game == NULL || is_open (game) ||
      (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 0, 9999, &moves, NULL)))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  enter (self, game, game->white_outcome, game->black_outcome, (gint) moves);
}

static gboolean
on_key_pressed (BrgPlayoffSheet *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  const BrgPlayoffGame *game = get_game (self);
  g_autofree char *scheme_id = NULL;
  BrgKeyCommand command;
  gboolean is_on_pad;
  gunichar symbol;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || game == NULL)
    return GDK_EVENT_PROPAGATE;
  scheme_id = brg_preferences_dup (
      brg_shell_get_preferences (brg_sheet_get_shell (BRG_SHEET (self))), "key-scheme");
  symbol = brg_result_entry_find_symbol (controller, keyval, keycode, &is_on_pad);
  if (symbol == 'm' && gtk_widget_get_visible (self->moves_box))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->moves_entry));
      return GDK_EVENT_STOP;
    }
  command = brg_key_scheme_look_up (brg_key_scheme_find (scheme_id), symbol, is_on_pad);
  if (command.action == BRG_KEY_CLEAR && !is_open (game))
    enter (self, game, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, 0);
  else if (command.action == BRG_KEY_RESULT)
    enter (self, game, command.white, command.black, game->moves);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
on_remove_answered (const char *answer, gpointer data)
{
  BrgPlayoffSheet *self = data;
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes"))
    return;
  done =
      brg_store_remove_playoff (brg_sheet_get_store (BRG_SHEET (self)), self->playoff_id, &error);
  if (!brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error))
    return;
  show_choice (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}

static void
on_remove_clicked (BrgPlayoffSheet *self)
{
  brg_ui_ask (GTK_WIDGET (self), _ ("Remove the play-off?"),
              _ ("Its games and the order of the players are removed; the places are shared again. "
                 "This can be undone."),
              NULL, _ ("_Remove Play-off"), TRUE, on_remove_answered, self);
}

static void
on_another_clicked (BrgPlayoffSheet *self)
{
  show_choice (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}

static void
brg_playoff_sheet_dispose (GObject *object)
{
  BrgPlayoffSheet *self = BRG_PLAYOFF_SHEET (object);

  if (self->choice != NULL)
    brg_playoff_choice_set_draft (self->choice, NULL);
  self->choice = NULL;
  /* A list that goes says in GTK 4.18 that no row is selected any more. */
  if (self->games_list != NULL)
    g_signal_handlers_disconnect_by_data (self->games_list, self);
  self->games_list = NULL;
  g_clear_pointer (&self->draft, brg_playoff_draft_free);
  g_clear_pointer (&self->playoff, brg_playoff_free);
  G_OBJECT_CLASS (brg_playoff_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPlayoffSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (stack),         CHILD (begin_button),  CHILD (done_button), CHILD (choice_columns),
  CHILD (choice),        CHILD (problem_label), CHILD (preview_box), CHILD (play_columns),
  CHILD (state_label),   CHILD (games_list),    CHILD (moves_box),   CHILD (moves_entry),
  CHILD (question_box),  CHILD (order_label),   CHILD (steps_box),   CHILD (another_button),
  CHILD (remove_button), CHILD (early_list),    CHILD (early_row),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_begin_clicked),   BRG_TEMPLATE_CALLBACK (on_moves_entered),
  BRG_TEMPLATE_CALLBACK (on_another_clicked), BRG_TEMPLATE_CALLBACK (on_remove_clicked),
  BRG_TEMPLATE_CALLBACK (on_early_changed),
};

static void
brg_playoff_sheet_class_init (BrgPlayoffSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_PLAYOFF_CHOICE);
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->dispose = brg_playoff_sheet_dispose;
  brg_template_set (klass, "brg-playoff-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_playoff_sheet_init (BrgPlayoffSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->begin_button));
  brg_spin_row_set_range (self->early_row, 1, MOST_PLACES);
  brg_spin_row_set_value (self->early_row, 1);
  brg_ui_add_keys (self->games_list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->games_list, "row-selected", G_CALLBACK (on_game_selected), self);
  g_signal_connect_swapped (self->choice, "changed", G_CALLBACK (show_preview), self);
}

/* The last play-off: one that is not over before others. */
static gint64
find_playoff (const BrgSnapshot *snapshot)
{
  gint64 id = 0;

  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      const BrgPlayoffRecord *record = snapshot->playoffs->pdata[i];
      g_autoptr (BrgPlayoff) playoff = brg_playoff_record_replay (record);

      id = record->id;
      if (playoff != NULL && !playoff->is_over)
        break;
    }
  return id;
}

void
brg_playoff_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgPlayoffSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_PLAYOFF_SHEET, "transient-for", shell, NULL);
  self->playoff_id = find_playoff (snapshot);
  if (self->playoff_id != 0)
    show_play (self);
  else
    show_choice (self);
  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (self->choice_columns)) ==
      GTK_ORIENTATION_VERTICAL)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->play_columns), GTK_ORIENTATION_VERTICAL);
  gtk_window_present (GTK_WINDOW (self));
  if (self->playoff_id != 0)
    focus_game (self);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}
