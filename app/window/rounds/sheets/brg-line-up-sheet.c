/* brg-line-up-sheet.c - the line-ups of both teams of a match
 *
 * Rules: rus-draughts-2022 5.4.9.2, 5.4.9.3, 5.4.9.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-line-up-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-article.h"
#include "brg-board.h"
#include "brg-line-up-draft.h"
#include "brg-match-forfeit.h"
#include "brg-name-words.h"
#include "brg-store-teams.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define N_SIDES 2

struct _BrgLineUpSheet
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkBox *turn_box;
  GtkLabel *state_label;
  GtkLabel *time_label;
  GtkLabel *fault_label;
  GtkEntry *reason_entry;
  GtkListBox *boards_list;
  GtkListBox *players_list;
  GtkButton *forfeit_button;

  gint round;
  gint match;
  guint side;
  BrgLineUpDraft *draft;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgLineUpSheet, brg_line_up_sheet, BRG_TYPE_SHEET)

static const BrgRound *
get_round (BrgLineUpSheet *self)
{
  return brg_snapshot_get_round (self->draft->snapshot, self->round);
}

static AdwComboRow *
get_board_row (BrgLineUpSheet *self, gint board)
{
  return ADW_COMBO_ROW (gtk_list_box_get_row_at_index (self->boards_list, board - 1));
}

/* Whether handing in needs the arbiter's word: too late, against the regulations, too few. */
static gboolean
needs_reason (BrgLineUpSheet *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GPtrArray) faults = brg_line_up_draft_dup_faults (self->draft, brg_ui_get_words ());
  g_autofree char *refusal = brg_line_up_draft_dup_refusal (self->draft, brg_ui_get_words ());
  gint minutes;

  return faults->len > 0 || refusal != NULL ||
         brg_line_up_time_find (get_round (self), now, &minutes) == BRG_LINE_UP_LATE;
}

static char *
dup_reason (BrgLineUpSheet *self)
{
  return brg_ui_dup_text (self->reason_entry);
}

static void
update_button (BrgLineUpSheet *self)
{
  g_autofree char *reason = dup_reason (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button),
                            !needs_reason (self) || *reason != '\0');
}

static char *
dup_filed (const BrgLineUpDraft *draft)
{
  const char *team = brg_snapshot_get_entry (draft->snapshot, draft->team)->family_name;
  g_autofree char *when = brg_ui_dup_when (draft->filed_at);

  if (*draft->filed_at != '\0')
    /* Translators: a team; when it handed in its line-up: "today, 14:32" */
    return g_strdup_printf (_ ("%s: line-up submitted %s."), team, when);
  /* Translators: %s is a team */
  return g_strdup_printf (_ ("%s: no line-up yet, the order of round 1 applies."), team);
}

/* Whether the teams have handed in their line-ups. */
static void
show_state (BrgLineUpSheet *self)
{
  g_autoptr (BrgLineUpDraft) other =
      brg_line_up_draft_new (self->draft->snapshot, self->round, self->match, 1 - self->side);
  g_autofree char *own = dup_filed (self->draft);
  g_autofree char *others = dup_filed (other);
  g_autofree char *text = g_strjoin ("\n", own, others, NULL);

  gtk_label_set_text (self->state_label, text);
}

static char *
dup_time (BrgLineUpSheet *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  gint minutes;

  switch (brg_line_up_time_find (get_round (self), now, &minutes))
    {
    case BRG_LINE_UP_IN_TIME:
      return g_strdup_printf (
          ngettext ("Line-ups are due 15 minutes before the round: %d minute left.",
                    "Line-ups are due 15 minutes before the round: %d minutes left.",
                    (gulong) minutes),
          minutes);
    case BRG_LINE_UP_LATE:
      return g_strdup_printf (
          ngettext ("Line-ups were due 15 minutes before the round: %d minute ago.",
                    "Line-ups were due 15 minutes before the round: %d minutes ago.",
                    (gulong) minutes),
          minutes);
    case BRG_LINE_UP_TIME_UNKNOWN:
    default:
      return g_strdup (_ ("The start of the round is not announced: line-ups may be submitted "
                          "at any time."));
    }
}

static void
show_time (BrgLineUpSheet *self)
{
  g_autofree char *text = dup_time (self);
  gboolean is_cited =
      brg_article_is_of (self->draft->snapshot->event->rulebook, BRG_LINE_UP_ARTICLE);

  brg_article_set_markup (self->time_label, brg_sheet_get_rulebook (BRG_SHEET (self)), text,
                          is_cited ? BRG_LINE_UP_ARTICLE : NULL);
}

/* What stands against the line-up, and whether the arbiter has to say why he takes it. */
static void
show_faults (BrgLineUpSheet *self)
{
  g_autoptr (GPtrArray) faults = brg_line_up_draft_dup_faults (self->draft, brg_ui_get_words ());
  char *refusal = brg_line_up_draft_dup_refusal (self->draft, brg_ui_get_words ());
  g_autofree char *text = NULL;

  if (refusal != NULL)
    g_ptr_array_insert (faults, 0, refusal);
  g_ptr_array_add (faults, NULL);
  text = g_strjoinv ("\n", (char **) faults->pdata);
  gtk_label_set_text (self->fault_label, text);
  /* An alert is not named by its text. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fault_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), *text != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->reason_entry), needs_reason (self));
  brg_ui_set_class (self->forfeit_button, "suggested-action", refusal != NULL);
}

/* Seats and presence as the draft has them now. */
static void
update (BrgLineUpSheet *self)
{
  self->is_filling = TRUE;
  for (gint board = 1; board <= self->draft->regulations.n_boards; board++)
    adw_combo_row_set_selected (get_board_row (self, board),
                                (guint) self->draft->places[board - 1]);
  for (guint i = 0; i < self->draft->players->len; i++)
    {
      AdwActionRow *row =
          ADW_ACTION_ROW (gtk_list_box_get_row_at_index (self->players_list, (gint) i));

      gtk_check_button_set_active (
          GTK_CHECK_BUTTON (adw_action_row_get_activatable_widget (row)),
          g_array_index (self->draft->players, BrgLineUpPlayer, i).is_present);
    }
  self->is_filling = FALSE;
  show_faults (self);
  update_button (self);
}

static gint
get_board (GtkWidget *row)
{
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1;
}

static void
on_seat_chosen (AdwComboRow *row, GParamSpec *pspec G_GNUC_UNUSED, gpointer data)
{
  BrgLineUpSheet *self = data;

  if (self->is_filling)
    return;
  if (!brg_line_up_draft_seat (self->draft, get_board (GTK_WIDGET (row)),
                               (gint) adw_combo_row_get_selected (row)))
    gtk_widget_error_bell (GTK_WIDGET (row));
  update (self);
}

static void
on_presence_toggled (GtkCheckButton *check, gpointer data)
{
  BrgLineUpSheet *self = data;
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (check), GTK_TYPE_LIST_BOX_ROW);

  if (self->is_filling)
    return;
  brg_line_up_draft_set_present (self->draft,
                                 gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1,
                                 gtk_check_button_get_active (check));
  update (self);
}

static char *
dup_player (BrgLineUpSheet *self, gint place)
{
  g_autofree char *name = brg_name_words_dup_entry (
      brg_snapshot_get_boards (self->draft->snapshot),
      brg_line_up_draft_get_player (self->draft, place), BRG_NAME_PLAIN, NULL);

  return g_strdup_printf ("%d. %s", place, name);
}

static GListModel *
make_choices (BrgLineUpSheet *self)
{
  GtkStringList *choices = gtk_string_list_new (NULL);

  gtk_string_list_append (choices, C_ ("line-up", "nobody"));
  for (gint place = 1; place <= (gint) self->draft->players->len; place++)
    {
      g_autofree char *name = brg_name_words_dup_entry (
          brg_snapshot_get_boards (self->draft->snapshot),
          brg_line_up_draft_get_player (self->draft, place), BRG_NAME_SHORT, NULL);

      gtk_string_list_take (choices, g_strdup_printf ("%d. %s", place, name));
    }
  return G_LIST_MODEL (choices);
}

static void
add_board_row (BrgLineUpSheet *self, gint board)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autofree char *title = g_strdup_printf (_ ("Board %d"), board);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect (row, "notify::selected", G_CALLBACK (on_seat_chosen), self);
  gtk_list_box_append (self->boards_list, row);
}

/* Both teams have as many boards: the rows stay, and with them the focus. */
static void
show_board (BrgLineUpSheet *self, GListModel *choices, gint board)
{
  gboolean is_white = brg_line_up_draft_get_colour (self->draft, board) == BRG_COLOUR_WHITE;
  gboolean is_locked = self->draft->is_locked[board - 1];
  AdwComboRow *row;

  if (gtk_list_box_get_row_at_index (self->boards_list, board - 1) == NULL)
    add_board_row (self, board);
  row = get_board_row (self, board);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_locked  ? _ ("has a result")
                                                     : is_white ? C_ ("side", "White")
                                                                : C_ ("side", "Black"));
  adw_combo_row_set_model (row, choices);
  gtk_widget_set_sensitive (GTK_WIDGET (row), !is_locked);
}

static char *
dup_details (const BrgLineUpPlayer *player, const BrgEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (*entry->title != '\0')
    g_ptr_array_add (parts, g_strdup (entry->title));
  if (entry->rating > 0)
    g_ptr_array_add (parts, g_strdup_printf ("%d", entry->rating));
  if (player->is_reserve)
    g_ptr_array_add (parts, g_strdup (_ ("reserve")));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
add_player_row (BrgLineUpSheet *self, const BrgLineUpPlayer *player)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *name = dup_player (self, player->place);
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *plain =
      dup_details (player, brg_line_up_draft_get_player (self->draft, player->place));
  g_autofree char *details = g_markup_escape_text (plain, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, details);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_signal_connect (check, "toggled", G_CALLBACK (on_presence_toggled), self);
  adw_action_row_add_prefix (row, check);
  adw_action_row_set_activatable_widget (row, check);
  gtk_list_box_append (self->players_list, GTK_WIDGET (row));
}

static void
fill_lists (BrgLineUpSheet *self)
{
  g_autoptr (GListModel) choices = make_choices (self);

  self->is_filling = TRUE;
  brg_ui_clear (self->players_list);
  for (gint board = 1; board <= self->draft->regulations.n_boards; board++)
    show_board (self, choices, board);
  for (guint i = 0; i < self->draft->players->len; i++)
    add_player_row (self, &g_array_index (self->draft->players, BrgLineUpPlayer, i));
  self->is_filling = FALSE;
}

static void
take_focus (BrgLineUpSheet *self)
{
  for (gint board = 1; board <= self->draft->regulations.n_boards; board++)
    if (!self->draft->is_locked[board - 1])
      {
        gtk_widget_grab_focus (GTK_WIDGET (get_board_row (self, board)));
        return;
      }
}

/* Begins anew with a team, as it stands in the event now. */
static void
show_side (BrgLineUpSheet *self, guint side)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  guint i = 0;

  g_clear_pointer (&self->draft, brg_line_up_draft_free);
  self->side = side;
  self->draft = brg_line_up_draft_new (snapshot, self->round, self->match, side);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->turn_box)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == side);
  brg_ui_set_text (self->reason_entry, "");
  fill_lists (self);
  show_state (self);
  show_time (self);
  update (self);
}

static void
on_turn_clicked (GtkToggleButton *button, BrgLineUpSheet *self)
{
  show_side (self, gtk_widget_get_prev_sibling (GTK_WIDGET (button)) == NULL ? 0 : 1);
  take_focus (self);
}

static void
on_reset_clicked (BrgLineUpSheet *self)
{
  brg_line_up_draft_reset (self->draft);
  update (self);
}

/* The question stands over the shell itself. */
static void
on_forfeit_clicked (BrgLineUpSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  gint round = self->round;
  gint match = self->match;
  guint side = self->side;

  gtk_window_destroy (GTK_WINDOW (self));
  brg_match_forfeit_ask (shell, GTK_WIDGET (shell), round, match, side);
}

/* After one team comes the other, unless that has handed in its line-up before. */
static void
go_on (BrgLineUpSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (BrgLineUpDraft) other =
      brg_line_up_draft_new (snapshot, self->round, self->match, 1 - self->side);

  if (*other->filed_at != '\0')
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  show_side (self, 1 - self->side);
  take_focus (self);
}

static void
on_confirm_clicked (BrgLineUpSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autofree gint64 *ids = brg_line_up_draft_dup_ids (self->draft);
  g_autofree char *reason = dup_reason (self);
  gboolean has_to_say_why = needs_reason (self);
  GError *error = NULL;
  gboolean done;

  /* The deadline may have passed while the sheet was open. */
  if (has_to_say_why && *reason == '\0')
    {
      show_time (self);
      update (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->reason_entry));
      return;
    }
  done = brg_store_file_line_up (
      brg_session_get_store (session),
      brg_snapshot_get_entry (self->draft->snapshot, self->draft->team)->id, self->round, ids,
      (guint) self->draft->regulations.n_boards, has_to_say_why ? reason : NULL, &error);
  if (done)
    {
      brg_session_finish (session, done, error);
      go_on (self);
      return;
    }
  gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

/* Figures seat players: they are read before the row would open its list. */
static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  BrgLineUpSheet *self = data;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  gint place = g_unichar_digit_value (gdk_keyval_to_unicode (keyval));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || place < 0 || focus == NULL ||
      !ADW_IS_COMBO_ROW (focus))
    return FALSE;
  if (!brg_line_up_draft_seat (self->draft, get_board (focus), place))
    gtk_widget_error_bell (GTK_WIDGET (self));
  update (self);
  return TRUE;
}

static void
brg_line_up_sheet_dispose (GObject *object)
{
  BrgLineUpSheet *self = BRG_LINE_UP_SHEET (object);

  /* Lists that go change their rows. */
  self->is_filling = TRUE;
  G_OBJECT_CLASS (brg_line_up_sheet_parent_class)->dispose (object);
}

static void
brg_line_up_sheet_finalize (GObject *object)
{
  g_clear_pointer (&BRG_LINE_UP_SHEET (object)->draft, brg_line_up_draft_free);
  G_OBJECT_CLASS (brg_line_up_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgLineUpSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (turn_box),     CHILD (state_label),
  CHILD (time_label),     CHILD (fault_label),  CHILD (reason_entry),
  CHILD (boards_list),    CHILD (players_list), CHILD (forfeit_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked),
  BRG_TEMPLATE_CALLBACK (on_reset_clicked),
  BRG_TEMPLATE_CALLBACK (on_forfeit_clicked),
};

static void
brg_line_up_sheet_class_init (BrgLineUpSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_line_up_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_line_up_sheet_finalize;
  brg_template_set (klass, "brg-line-up-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_line_up_sheet_init (BrgLineUpSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  brg_ui_add_keys (self->boards_list, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->reason_entry, "changed", G_CALLBACK (update_button), self);
}

static void
add_turn_button (BrgLineUpSheet *self, const BrgEntry *team)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (team->family_name);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_turn_clicked), self);
  gtk_box_append (self->turn_box, button);
}

void
brg_line_up_sheet_present (BrgShell *shell, gint round, gint match)
{
  BrgSnapshot *snapshot;
  const BrgGame *game;
  BrgLineUpSheet *self;
  g_autofree char *title = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  game = snapshot != NULL ? brg_board_get_game (snapshot, round, match) : NULL;
  if (game == NULL || game->black == BRG_NOBODY)
    return;
  self = g_object_new (BRG_TYPE_LINE_UP_SHEET, "transient-for", shell, NULL);
  self->round = round;
  self->match = match;
  /* Translators: number of a round, number of a match */
  title = g_strdup_printf (_ ("Line-ups: round %d, match %d"), round, game->board);
  gtk_window_set_title (GTK_WINDOW (self), title);
  add_turn_button (self, brg_snapshot_get_entry (snapshot, game->white));
  add_turn_button (self, brg_snapshot_get_entry (snapshot, game->black));
  show_side (self, 0);
  if (*self->draft->filed_at != '\0')
    show_side (self, 1);
  if (*self->draft->filed_at != '\0')
    show_side (self, 0);
  gtk_window_present (GTK_WINDOW (self));
  take_focus (self);
}
