/* brg-withdrawal-sheet.c - a player misses a round, leaves or comes back
 *
 * Rules: rus-draughts-2022 5.4.5; rus-chess-2014 24; ussr-chess-1956 23
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawal-sheet.h"

#include <glib/gi18n.h>

#include "brg-impact-list.h"
#include "brg-leaving.h"
#include "brg-next-step.h"
#include "brg-pages.h"
#include "brg-player-list.h"
#include "brg-rational.h"
#include "brg-store-players.h"
#include "brg-team-list.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define SHEET_WIDTH 860.0
#define SHEET_HEIGHT 480.0
#define N_PLAYERS 2

struct _BrgWithdrawalSheet
{
  AdwWindow parent_instance;

  GtkBox *turn_box;
  GtkButton *confirm_button;
  GtkBox *columns;
  GtkLabel *name_label;
  GtkLabel *state_label;
  GtkWidget *leave_box;
  GtkCheckButton *once_check;
  GtkCheckButton *plays_check;
  GtkCheckButton *notice_check;
  GtkCheckButton *left_check;
  GtkWidget *round_box;
  GtkSpinButton *round_spin;
  GtkEntry *reason_entry;
  GtkLabel *open_label;
  GtkWidget *effect_box;
  GtkLabel *count_label;
  GtkLabel *rule_label;
  GtkLabel *adjourned_label;
  GtkLabel *impact_label;
  BrgImpactList *impact_list;

  BrgWindow *window; /* not owned: this is transient for it */
  BrgSnapshot *snapshot;
  gint64 entry_ids[N_PLAYERS];
  guint shown;
  gint index; /* of the entry on show */
};

G_DEFINE_FINAL_TYPE (BrgWithdrawalSheet, brg_withdrawal_sheet, ADW_TYPE_WINDOW)

static gint
find_index (BrgWithdrawalSheet *self, gint64 entry_id)
{
  for (gint i = 0; i < (gint) self->snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (self->snapshot, i)->id == entry_id)
      return i;
  return -1;
}

static const BrgEntry *
get_entry (BrgWithdrawalSheet *self)
{
  return brg_snapshot_get_entry (self->snapshot, self->index);
}

static gboolean
has_left (BrgWithdrawalSheet *self)
{
  return get_entry (self)->left_after != BRG_STAYS;
}

static gint
get_left_after (BrgWithdrawalSheet *self)
{
  return brg_snapshot_is_round_robin (self->snapshot)
             ? gtk_spin_button_get_value_as_int (self->round_spin)
             : brg_leaving_propose_round (self->snapshot, self->index);
}

/* What the book says, in our own words. */
static const char *
describe_effect (const BrgWithdrawal *withdrawal, const BrgRulebook *rulebook)
{
  switch (withdrawal->effect)
    {
    case BRG_WITHDRAWAL_COUNTS:
      return _ ("Half of the games or more: the results stay and count. In games that were not "
                "played the player gets a minus, the opponents a plus.");
    case BRG_WITHDRAWAL_STRUCK_OUT:
      return _ ("Less than half of the games: all results are annulled, row and column are struck "
                "out.");
    case BRG_WITHDRAWAL_NOT_COUNTED:
      return rulebook->less_than_half.marks == BRG_UNPLAYED_MINUS_BOTH
                 ? _ ("Less than half of the games: the results stay for rating and do not count "
                      "for places. Games that were not played are a minus for both.")
                 : _ ("Less than half of the games: the results stay for rating and do not count "
                      "for places. In games that were not played the player gets a minus, the "
                      "opponents a plus, which do not count either.");
    case BRG_WITHDRAWAL_NONE:
      return "";
    default:
      g_return_val_if_reached ("");
    }
}

static void
show_rule (GtkLabel *label, const char *article, const char *words)
{
  g_autofree char *cited = article != NULL ? brg_ui_dup_article (article) : g_strdup ("");
  g_autofree char *markup =
      g_markup_printf_escaped ("<b>%s</b>%s%s", cited, *cited != '\0' ? " " : "", words);

  gtk_label_set_markup (label, markup);
  gtk_widget_set_visible (GTK_WIDGET (label), *words != '\0');
}

static void
show_count (BrgWithdrawalSheet *self, const BrgWithdrawal *withdrawal)
{
  g_autofree char *half = brg_points_to_figures (withdrawal->n_scheduled * (BRG_POINT / 2));
  /* Translators: games played, games of the whole event, half of them: "6 of 11 games, half is 5½"
   */
  g_autofree char *text = g_strdup_printf (_ ("%d of %d games, half is %s"), withdrawal->n_played,
                                           withdrawal->n_scheduled, half);

  gtk_label_set_text (self->count_label, text);
}

static void
show_adjourned (BrgWithdrawalSheet *self, const BrgLeaving *leaving)
{
  const char *article = self->snapshot->event->rulebook->adjourned_leaver_article;
  g_autofree char *words =
      g_strdup_printf (ngettext ("%d adjourned game counts as played and is adjudicated.",
                                 "%d adjourned games count as played and are adjudicated.",
                                 (gulong) leaving->n_adjourned),
                       leaving->n_adjourned);
  g_autofree char *silent = g_strdup_printf (
      /* Translators: what is done with adjourned games */
      _ ("The book does not speak of adjourned games. Taken here: %s"), words);

  if (leaving->n_adjourned == 0)
    show_rule (self->adjourned_label, NULL, "");
  else
    show_rule (self->adjourned_label, article, article != NULL ? words : silent);
}

static void
show_moves (BrgWithdrawalSheet *self, const BrgImpact *impact)
{
  g_autofree char *text =
      g_strdup_printf (ngettext ("Points or place of %u player change:",
                                 "Points or places of %u players change:", impact->moves->len),
                       impact->moves->len);

  gtk_label_set_text (self->impact_label,
                      impact->moves->len > 0 ? text : _ ("Nothing changes in the table."));
  brg_impact_list_show (self->impact_list, self->snapshot, impact);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_list), impact->moves->len > 0);
}

static void
show_round_robin_effect (BrgWithdrawalSheet *self)
{
  g_autoptr (BrgLeaving) leaving =
      brg_leaving_new (self->snapshot, self->index, get_left_after (self));
  const BrgWithdrawal *withdrawal = &leaving->withdrawal;

  show_count (self, withdrawal);
  show_rule (self->rule_label, withdrawal->article,
             describe_effect (withdrawal, self->snapshot->event->rulebook));
  show_adjourned (self, leaving);
  show_moves (self, leaving->impact);
}

static void
show_swiss_effect (BrgWithdrawalSheet *self)
{
  const BrgRulebook *rulebook = self->snapshot->event->rulebook;
  g_autofree char *played = g_strdup_printf (
      _ ("Nothing changes in the table: what was played stays and counts. There are no more pairs "
         "after round %d."),
      get_left_after (self));

  gtk_widget_set_visible (GTK_WIDGET (self->count_label), FALSE);
  show_rule (self->adjourned_label, NULL, "");
  gtk_widget_set_visible (GTK_WIDGET (self->impact_label), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_list), FALSE);
  show_rule (self->rule_label, rulebook->swiss_leaver_article, played);
}

static void
show_open_board (BrgWithdrawalSheet *self)
{
  gint round = 0;
  gint board =
      brg_leaving_find_open_board (self->snapshot, self->index, get_left_after (self), &round);
  g_autofree char *text = g_strdup_printf (
      /* Translators: number of a board, number of a round */
      _ ("Board %d of round %d has no result yet: enter it, also when nobody plays."), board,
      round);

  gtk_label_set_text (self->open_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->open_label), board > 0);
}

static void
show_effect (BrgWithdrawalSheet *self)
{
  gboolean leaves = !has_left (self) && !gtk_check_button_get_active (self->once_check) &&
                    !gtk_check_button_get_active (self->plays_check) &&
                    self->index < brg_snapshot_count_numbered (self->snapshot);

  gtk_button_set_label (self->confirm_button,
                        has_left (self) || gtk_check_button_get_active (self->plays_check)
                            ? _ ("_Bring Back")
                        : gtk_check_button_get_active (self->once_check) ? _ ("_Note Absence")
                                                                         : _ ("_Withdraw"));
  gtk_widget_set_visible (self->effect_box, leaves);
  gtk_widget_set_visible (self->round_box, leaves && brg_snapshot_is_round_robin (self->snapshot));
  gtk_widget_set_visible (GTK_WIDGET (self->open_label), FALSE);
  if (!leaves)
    return;
  if (brg_snapshot_is_round_robin (self->snapshot))
    show_round_robin_effect (self);
  else
    show_swiss_effect (self);
  show_open_board (self);
}

static void
show_state (BrgWithdrawalSheet *self)
{
  const BrgEntry *entry = get_entry (self);
  g_autofree char *left = NULL;
  g_autofree char *back = NULL;
  g_autofree char *text = NULL;
  gint next = brg_leaving_find_next_round (self->snapshot);

  if (!has_left (self))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->state_label), FALSE);
      return;
    }
  if (*entry->left_reason != '\0')
    /* Translators: number of a round, the reason */
    left = g_strdup_printf (_ ("Withdrew after round %d (%s)."), entry->left_after,
                            entry->left_reason);
  else
    left = g_strdup_printf (_ ("Withdrew after round %d."), entry->left_after);
  if (next > 0)
    back = g_strdup_printf (_ ("Comes back with round %d."), next);
  text = g_strjoin (" ", left, back, NULL);
  gtk_label_set_text (self->state_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->state_label), TRUE);
}

/* A round robin has no round that one could be left out of: the game that is missed is lost. */
static void
show_choices (BrgWithdrawalSheet *self)
{
  gint next = brg_leaving_find_next_round (self->snapshot);
  gboolean is_round_robin = brg_snapshot_is_round_robin (self->snapshot);
  g_autofree char *once = g_strdup_printf (_ ("Misses round %d _only"), next);
  gint proposed = brg_leaving_propose_round (self->snapshot, self->index);
  gboolean misses = next > 0 && brg_player_list_get_absence (self->snapshot, self->index, next) !=
                                    BRG_OUTCOME_NONE;
  g_autofree char *plays = g_strdup_printf (_ ("_Plays round %d after all"), next);

  gtk_widget_set_visible (self->leave_box, !has_left (self));
  gtk_check_button_set_label (self->once_check, once);
  gtk_widget_set_visible (GTK_WIDGET (self->once_check), next > 0 && !misses);
  gtk_check_button_set_label (self->plays_check, plays);
  gtk_widget_set_visible (GTK_WIDGET (self->plays_check), misses);
  gtk_widget_set_visible (GTK_WIDGET (self->notice_check), !is_round_robin);
  gtk_spin_button_set_range (self->round_spin, 0, self->snapshot->rounds->len);
  gtk_spin_button_set_value (self->round_spin, proposed);
  gtk_check_button_set_active (misses     ? self->plays_check
                               : next > 0 ? self->once_check
                                          : self->left_check,
                               TRUE);
}

static void
show_player (BrgWithdrawalSheet *self)
{
  gint index = find_index (self, self->entry_ids[self->shown]);
  g_autofree char *name = NULL;
  guint i = 0;

  if (index < 0)
    return;
  self->index = index;
  name = brg_entry_dup_name (get_entry (self));
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_label_set_text (self->name_label, name);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->turn_box)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == self->shown);
  show_state (self);
  show_choices (self);
  show_effect (self);
}

static void
take_focus (BrgWithdrawalSheet *self)
{
  GtkCheckButton *const checks[] = { self->once_check, self->plays_check, self->notice_check,
                                     self->left_check };

  if (has_left (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->confirm_button));
  /* Nothing to choose: the reason, then Enter. */
  else if (brg_snapshot_is_round_robin (self->snapshot))
    gtk_widget_grab_focus (GTK_WIDGET (self->reason_entry));
  else
    for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
      if (gtk_check_button_get_active (checks[i]))
        gtk_widget_grab_focus (GTK_WIDGET (checks[i]));
}

static char *
dup_reason (BrgWithdrawalSheet *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason_entry))));

  if (!gtk_check_button_get_active (self->notice_check))
    return g_steal_pointer (&text);
  if (*text == '\0')
    return g_strdup (_ ("until further notice"));
  /* Translators: %s is a reason */
  return g_strdup_printf (_ ("until further notice: %s"), text);
}

static void
on_confirm_clicked (BrgWithdrawalSheet *self)
{
  BrgSession *session = brg_window_get_session (self->window);
  BrgStore *store = brg_session_get_store (session);
  gint64 entry_id = get_entry (self)->id;
  g_autofree char *reason = dup_reason (self);
  GError *error = NULL;
  gboolean once = gtk_check_button_get_active (self->once_check);
  gboolean plays = gtk_check_button_get_active (self->plays_check);
  gboolean done;

  if (has_left (self))
    done = brg_store_return (store, entry_id, &error);
  else if (once || plays)
    done = brg_store_set_absence (store, entry_id, brg_leaving_find_next_round (self->snapshot),
                                  once ? BRG_OUTCOME_ZERO_BYE : BRG_OUTCOME_NONE, &error);
  else
    done = brg_store_withdraw (store, entry_id, get_left_after (self), reason, &error);
  gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
on_turn_clicked (GtkToggleButton *button, BrgWithdrawalSheet *self)
{
  self->shown = gtk_widget_get_prev_sibling (GTK_WIDGET (button)) == NULL ? 0 : 1;
  show_player (self);
}

static void
brg_withdrawal_sheet_finalize (GObject *object)
{
  g_clear_pointer (&BRG_WITHDRAWAL_SHEET (object)->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_withdrawal_sheet_parent_class)->finalize (object);
}

static void
brg_withdrawal_sheet_class_init (BrgWithdrawalSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_IMPACT_LIST);
  G_OBJECT_CLASS (klass)->finalize = brg_withdrawal_sheet_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-withdrawal-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, turn_box);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, confirm_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, columns);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, name_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, state_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, leave_box);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, once_check);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, plays_check);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, notice_check);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, left_check);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, round_box);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, round_spin);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, reason_entry);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, open_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, effect_box);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, count_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, rule_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, adjourned_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, impact_label);
  gtk_widget_class_bind_template_child (widget_class, BrgWithdrawalSheet, impact_list);
}

static void
brg_withdrawal_sheet_init (BrgWithdrawalSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  g_signal_connect_swapped (self->confirm_button, "clicked", G_CALLBACK (on_confirm_clicked), self);
  g_signal_connect_swapped (self->once_check, "toggled", G_CALLBACK (show_effect), self);
  g_signal_connect_swapped (self->plays_check, "toggled", G_CALLBACK (show_effect), self);
  g_signal_connect_swapped (self->round_spin, "value-changed", G_CALLBACK (show_effect), self);
}

static void
add_turn_button (BrgWithdrawalSheet *self, const char *text, gint64 entry_id)
{
  gint index = find_index (self, entry_id);
  g_autoptr (GString) label = g_string_new (text);
  GtkWidget *button;

  g_string_replace (label, "%s",
                    index >= 0 ? brg_snapshot_get_entry (self->snapshot, index)->family_name : "",
                    1);
  button = gtk_toggle_button_new_with_label (label->str);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_turn_clicked), self);
  gtk_box_append (self->turn_box, button);
}

/* A team leaves as a whole, whoever of it was asked for. */
static gint64
get_leaver (BrgSnapshot *snapshot, gint64 entry_id)
{
  gint index = 0;
  const BrgSnapshot *view = brg_team_list_find_view (snapshot, entry_id, &index);

  if (view == NULL || view == snapshot)
    return entry_id;
  return brg_snapshot_get_entry (view, index)->team_id;
}

void
brg_withdrawal_sheet_present_for_game (BrgWindow *window, gint64 white_id, gint64 black_id)
{
  BrgSnapshot *snapshot;
  BrgWithdrawalSheet *self;

  g_return_if_fail (BRG_IS_WINDOW (window));

  snapshot = brg_session_get_snapshot (brg_window_get_session (window));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_WITHDRAWAL_SHEET, "transient-for", window, NULL);
  self->window = window;
  self->snapshot = brg_snapshot_ref (snapshot);
  self->entry_ids[0] = get_leaver (snapshot, white_id);
  self->entry_ids[1] = get_leaver (snapshot, black_id);
  if (black_id != 0)
    {
      add_turn_button (self, _ ("White: %s"), self->entry_ids[0]);
      add_turn_button (self, _ ("Black: %s"), self->entry_ids[1]);
    }
  brg_ui_fit_sheet (GTK_WINDOW (self), self->columns, SHEET_WIDTH, SHEET_HEIGHT);
  show_player (self);
  gtk_window_present (GTK_WINDOW (self));
  take_focus (self);
}

void
brg_withdrawal_sheet_present (BrgWindow *window, gint64 entry_id)
{
  brg_withdrawal_sheet_present_for_game (window, entry_id, 0);
}
