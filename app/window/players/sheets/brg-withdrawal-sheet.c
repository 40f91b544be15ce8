/* brg-withdrawal-sheet.c - a player misses a round, leaves or comes back
 *
 * Rules: rus-draughts-2022 5.4.5, 5.4.9.5; rus-chess-2014 22.4, 24; ussr-chess-1956
 * 23
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawal-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-leaving-effect.h"
#include "brg-leaving.h"
#include "brg-name-words.h"
#include "brg-next-step.h"
#include "brg-numbers.h"
#include "brg-player-list.h"
#include "brg-store-players.h"
#include "brg-store-removal.h"
#include "brg-team-list.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-withdrawal-text.h"

#define SHEET_WIDTH 860.0
#define JURY_WIDTH 1200.0 /* two tables side by side */
#define SHEET_HEIGHT 560.0
#define N_PLAYERS 2

struct _BrgWithdrawalSheet
{
  BrgSheet parent_instance;

  GtkBox *turn_box;
  GtkButton *confirm_button;
  GtkBox *columns;
  GtkLabel *name_label;
  GtkLabel *state_label;
  GtkCheckButton *once_check;
  GtkCheckButton *plays_check;
  GtkCheckButton *notice_check;
  GtkCheckButton *left_check;
  GtkCheckButton *excluded_check;
  GtkCheckButton *back_check;
  GtkLabel *missed_label;
  GtkWidget *round_box;
  GtkSpinButton *round_spin;
  GtkWidget *decision_box;
  GtkCheckButton *book_check;
  GtkCheckButton *forfeits_check;
  GtkCheckButton *annulled_check;
  GtkEntry *reason_entry;
  GtkLabel *reason_label;
  GtkLabel *open_label;
  GtkLabel *early_label;
  GtkButton *draw_button;
  BrgLeavingEffect *effect;
  BrgLeavingEffect *other_effect;

  BrgSnapshot *snapshot;
  gint64 entry_ids[N_PLAYERS];
  guint shown;
  gint index; /* of the entry on show */
};

G_DEFINE_FINAL_TYPE (BrgWithdrawalSheet, brg_withdrawal_sheet, BRG_TYPE_SHEET)

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

static gboolean
is_leaving (BrgWithdrawalSheet *self)
{
  return gtk_check_button_get_active (self->notice_check) ||
         gtk_check_button_get_active (self->left_check) ||
         gtk_check_button_get_active (self->excluded_check);
}

static BrgLeaverRule
get_rule (BrgWithdrawalSheet *self)
{
  if (!brg_leaving_may_decide (self->snapshot) || gtk_check_button_get_active (self->book_check))
    return BRG_LEAVER_BY_BOOK;
  return gtk_check_button_get_active (self->forfeits_check) ? BRG_LEAVER_FORFEITS
                                                            : BRG_LEAVER_ANNULLED;
}

static gboolean
has_reason (BrgWithdrawalSheet *self)
{
  g_autofree char *text = brg_ui_dup_text (self->reason_entry);

  return *text != '\0';
}

/* Who decides otherwise than the book says why; a jury that has to choose need not. */
static void
show_whether_ready (BrgWithdrawalSheet *self)
{
  gboolean lacks_reason = is_leaving (self) && get_rule (self) != BRG_LEAVER_BY_BOOK &&
                          !brg_leaving_jury_decides (self->snapshot) && !has_reason (self);

  gtk_widget_set_visible (GTK_WIDGET (self->reason_label), lacks_reason);
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), !lacks_reason);
}

static void
show_round_robin_effect (BrgWithdrawalSheet *self)
{
  brg_leaving_effect_set_heading (self->effect, NULL, NULL);
  brg_leaving_effect_show (self->effect, self->snapshot, self->index, get_left_after (self),
                           get_rule (self));
}

static char *
dup_advice (const BrgLeavingAdvice *advice, BrgLeaverRule rule)
{
  gint n_changed = rule == BRG_LEAVER_FORFEITS ? advice->n_forfeits : advice->n_annulled;

  if (advice->rule == rule)
    /* Translators: how many places change, of how many first ones */
    return g_strdup_printf (_ ("✓ Recommended: changes %d of the first %d places, fewer than "
                               "the other decision."),
                            n_changed, advice->n_prizes);
  /* Translators: how many places change, of how many first ones */
  return g_strdup_printf (_ ("Changes %d of the first %d places."), n_changed, advice->n_prizes);
}

/* rus-draughts-2022 5.4.9.5: both tables side by side, and which one changes less. */
static void
show_jury_effect (BrgWithdrawalSheet *self)
{
  gint left_after = get_left_after (self);
  BrgLeavingAdvice advice = brg_leaving_advise (self->snapshot, self->index, left_after);
  g_autofree char *forfeits = dup_advice (&advice, BRG_LEAVER_FORFEITS);
  g_autofree char *annulled = dup_advice (&advice, BRG_LEAVER_ANNULLED);

  brg_leaving_effect_set_heading (self->effect, _ ("Matches not played are lost"), forfeits);
  brg_leaving_effect_show (self->effect, self->snapshot, self->index, left_after,
                           BRG_LEAVER_FORFEITS);
  brg_leaving_effect_set_heading (self->other_effect, _ ("All matches are annulled"), annulled);
  brg_leaving_effect_show (self->other_effect, self->snapshot, self->index, left_after,
                           BRG_LEAVER_ANNULLED);
}

static void
show_open_board (BrgWithdrawalSheet *self)
{
  gint round = 0;
  gint board =
      brg_leaving_find_open_board (self->snapshot, self->index, get_left_after (self), &round);
  g_autofree char *text = g_strdup_printf (
      /* Translators: number of a board, number of a round */
      _ ("Board %d of round %d has no result yet: enter one, even if nobody plays."), board, round);

  gtk_label_set_text (self->open_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->open_label), board > 0);
}

/* rus-chess-2014 22.4; ussr-chess-1956 23: leaving after the draw and before round 1. */
static void
show_early (BrgWithdrawalSheet *self, gboolean leaves)
{
  BrgEarlyLeaving early = leaves ? brg_leaving_find_early (self->snapshot, get_left_after (self))
                                 : BRG_EARLY_LEAVING_NONE;
  const char *words =
      early == BRG_EARLY_LEAVING_NEW_DRAW
          ? _ ("The number of players is odd and no game has been played: a new draw of lots "
               "saves a round.")
          : _ ("No game has been played: the draw stands as announced. It may be changed only "
               "if that affects few pairs and those concerned agree.");

  brg_article_set_markup (self->early_label, self->snapshot->event->rulebook, words,
                          early != BRG_EARLY_LEAVING_NONE
                              ? self->snapshot->event->rulebook->early_leaver_article
                              : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->early_label), early != BRG_EARLY_LEAVING_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->draw_button), early == BRG_EARLY_LEAVING_NEW_DRAW);
}

/* What he missed may be why he is here. */
static void
show_warning (BrgWithdrawalSheet *self)
{
  const char *article = NULL;
  g_autofree char *words = brg_withdrawal_dup_warning (self->snapshot, self->index, &article);

  brg_article_set_markup (self->missed_label, self->snapshot->event->rulebook,
                          words != NULL ? words : "", article);
  gtk_widget_set_visible (GTK_WIDGET (self->missed_label), words != NULL);
}

static const char *
get_confirm_label (BrgWithdrawalSheet *self)
{
  if (gtk_check_button_get_active (self->back_check) ||
      gtk_check_button_get_active (self->plays_check))
    return _ ("Re_instate");
  if (gtk_check_button_get_active (self->once_check))
    return _ ("Record Ab_sence");
  if (gtk_check_button_get_active (self->excluded_check))
    return _ ("_Exclude");
  return has_left (self) ? _ ("_Decide") : _ ("_Withdraw");
}

static void
show_effect (BrgWithdrawalSheet *self)
{
  gboolean leaves = is_leaving (self) && self->index < brg_snapshot_count_numbered (self->snapshot);
  gboolean is_jury = brg_leaving_jury_decides (self->snapshot);

  gtk_button_set_label (self->confirm_button, get_confirm_label (self));
  gtk_widget_set_visible (GTK_WIDGET (self->effect), leaves);
  gtk_widget_set_visible (GTK_WIDGET (self->other_effect), leaves && is_jury);
  gtk_widget_set_visible (self->decision_box, leaves && brg_leaving_may_decide (self->snapshot));
  gtk_widget_set_visible (self->round_box, leaves && brg_snapshot_is_round_robin (self->snapshot));
  gtk_widget_set_visible (GTK_WIDGET (self->reason_entry), is_leaving (self));
  gtk_widget_set_visible (GTK_WIDGET (self->open_label), FALSE);
  show_early (self, leaves);
  show_whether_ready (self);
  if (!leaves)
    return;
  if (is_jury)
    show_jury_effect (self);
  else
    show_round_robin_effect (self);
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
    left = g_strdup_printf (entry->is_excluded
                                /* Translators: number of a round, the reason */
                                ? _ ("Excluded after round %d (%s).")
                                /* Translators: number of a round, the reason */
                                : _ ("Withdrew after round %d (%s)."),
                            entry->left_after, entry->left_reason);
  else
    left = g_strdup_printf (entry->is_excluded
                                /* Translators: number of a round */
                                ? _ ("Excluded after round %d.")
                                /* Translators: number of a round */
                                : _ ("Withdrew after round %d."),
                            entry->left_after);
  if (next > 0)
    back = g_strdup_printf (_ ("Returns in round %d."), next);
  text = g_strjoin (" ", left, back, NULL);
  gtk_label_set_text (self->state_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->state_label), TRUE);
}

static GtkCheckButton *
find_first_choice (BrgWithdrawalSheet *self, gboolean misses, gint next)
{
  /* rus-draughts-2022 5.4.9.5: there is something to decide; Enter must not bring the team back. */
  if (brg_leaving_is_undecided (self->snapshot, self->index))
    return get_entry (self)->is_excluded ? self->excluded_check : self->left_check;
  if (has_left (self))
    return self->back_check;
  if (misses)
    return self->plays_check;
  return next > 0 ? self->once_check : self->left_check;
}

/* A round robin has no round that one could be left out of: the game that is missed is lost. */
static void
show_choices (BrgWithdrawalSheet *self)
{
  gint next = brg_leaving_find_next_round (self->snapshot);
  gboolean is_round_robin = brg_snapshot_is_round_robin (self->snapshot);
  gboolean stays = !has_left (self);
  g_autofree char *once = g_strdup_printf (_ ("Misses round %d _only"), next);
  gint proposed = brg_leaving_propose_round (self->snapshot, self->index);
  gboolean misses = next > 0 && brg_player_list_get_absence (self->snapshot, self->index, next) !=
                                    BRG_OUTCOME_NONE;
  g_autofree char *plays = g_strdup_printf (_ ("_Plays round %d after all"), next);

  gtk_check_button_set_label (self->once_check, once);
  gtk_widget_set_visible (GTK_WIDGET (self->once_check), stays && next > 0 && !misses);
  gtk_check_button_set_label (self->plays_check, plays);
  gtk_widget_set_visible (GTK_WIDGET (self->plays_check), stays && misses);
  gtk_widget_set_visible (GTK_WIDGET (self->notice_check), stays && !is_round_robin);
  gtk_widget_set_visible (GTK_WIDGET (self->back_check), !stays);
  gtk_spin_button_set_range (self->round_spin, 0, self->snapshot->rounds->len);
  gtk_spin_button_set_value (self->round_spin, proposed);
  gtk_check_button_set_active (find_first_choice (self, misses, next), TRUE);
}

static void
show_decision (BrgWithdrawalSheet *self)
{
  const BrgEntry *entry = get_entry (self);
  gboolean is_jury = brg_leaving_jury_decides (self->snapshot);
  BrgLeaverRule rule = entry->leaver_rule;

  if (is_jury && rule == BRG_LEAVER_BY_BOOK &&
      self->index < brg_snapshot_count_numbered (self->snapshot))
    rule = brg_leaving_advise (self->snapshot, self->index, get_left_after (self)).rule;
  gtk_widget_set_visible (GTK_WIDGET (self->book_check), !is_jury);
  gtk_check_button_set_active (rule == BRG_LEAVER_ANNULLED              ? self->annulled_check
                               : rule == BRG_LEAVER_FORFEITS || is_jury ? self->forfeits_check
                                                                        : self->book_check,
                               TRUE);
  brg_ui_set_text (self->reason_entry, has_left (self) ? entry->left_reason : "");
}

static void
show_player (BrgWithdrawalSheet *self)
{
  gint index = brg_snapshot_find_entry (self->snapshot, self->entry_ids[self->shown]);
  g_autofree char *name = NULL;
  guint i = 0;

  if (index < 0)
    return;
  self->index = index;
  name = brg_name_words_dup (self->snapshot, index, BRG_NAME_PLAIN, NULL);
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_label_set_text (self->name_label, name);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->turn_box)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == self->shown);
  show_state (self);
  show_choices (self);
  show_decision (self);
  show_warning (self);
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
  g_autofree char *text = brg_ui_dup_text (self->reason_entry);

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
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgStore *store = brg_session_get_store (session);
  gint64 entry_id = get_entry (self)->id;
  g_autofree char *reason = dup_reason (self);
  GError *error = NULL;
  gboolean once = gtk_check_button_get_active (self->once_check);
  gboolean plays = gtk_check_button_get_active (self->plays_check);
  const BrgLeaverDecision decision = {
    .left_after = get_left_after (self),
    .reason = reason,
    .rule = get_rule (self),
    .is_excluded = gtk_check_button_get_active (self->excluded_check),
  };
  gboolean done;

  if (gtk_check_button_get_active (self->back_check))
    done = brg_store_return (store, entry_id, &error);
  else if (once || plays)
    done = brg_store_set_absence (store, entry_id, brg_leaving_find_next_round (self->snapshot),
                                  once ? BRG_OUTCOME_ZERO_BYE : BRG_OUTCOME_NONE, &error);
  else
    done = brg_store_withdraw_as_decided (store, entry_id, &decision, &error);
  gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

/* ussr-chess-1956 23: the draw is taken back with him, and the numbers are drawn anew. */
static void
on_draw_clicked (BrgWithdrawalSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  BrgSession *session = brg_shell_get_session (shell);
  GError *error = NULL;
  gboolean done = brg_store_remove_entry_and_draw (brg_session_get_store (session),
                                                   get_entry (self)->id, &error);

  gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
  if (done)
    brg_numbers_present (shell);
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

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWithdrawalSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (turn_box),     CHILD (confirm_button), CHILD (columns),        CHILD (name_label),
  CHILD (state_label),  CHILD (once_check),     CHILD (plays_check),    CHILD (notice_check),
  CHILD (left_check),   CHILD (round_box),      CHILD (round_spin),     CHILD (reason_entry),
  CHILD (open_label),   CHILD (excluded_check), CHILD (back_check),     CHILD (missed_label),
  CHILD (decision_box), CHILD (book_check),     CHILD (forfeits_check), CHILD (annulled_check),
  CHILD (reason_label), CHILD (early_label),    CHILD (draw_button),    CHILD (effect),
  CHILD (other_effect),
};

static void
brg_withdrawal_sheet_class_init (BrgWithdrawalSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_LEAVING_EFFECT);
  G_OBJECT_CLASS (klass)->finalize = brg_withdrawal_sheet_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "default.activate", NULL);
  brg_template_set (klass, "brg-withdrawal-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_confirm_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_draw_clicked);
}

/* One of a group goes off when another goes on: once is enough, and not before there is a player.
 */
static void
on_choice_toggled (BrgWithdrawalSheet *self, GtkCheckButton *check)
{
  if (self->snapshot != NULL && gtk_check_button_get_active (check))
    show_effect (self);
}

static void
connect_choices (BrgWithdrawalSheet *self)
{
  GtkCheckButton *const checks[] = {
    self->once_check, self->plays_check,    self->notice_check,
    self->left_check, self->excluded_check, self->back_check,
    self->book_check, self->forfeits_check, self->annulled_check,
  };

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    g_signal_connect_swapped (checks[i], "toggled", G_CALLBACK (on_choice_toggled), self);
}

static void
brg_withdrawal_sheet_init (BrgWithdrawalSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  connect_choices (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  g_signal_connect_swapped (self->reason_entry, "changed", G_CALLBACK (show_whether_ready), self);
  g_signal_connect_swapped (self->round_spin, "value-changed", G_CALLBACK (show_effect), self);
}

static void
add_turn_button (BrgWithdrawalSheet *self, const char *text, gint64 entry_id)
{
  gint index = brg_snapshot_find_entry (self->snapshot, entry_id);
  g_autoptr (GString) label = g_string_new (text);
  g_autofree char *name =
      index >= 0 ? brg_name_words_dup (self->snapshot, index, BRG_NAME_FAMILY, NULL) : NULL;
  GtkWidget *button;

  g_string_replace (label, "%s", name != NULL ? name : "", 1);
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
brg_withdrawal_sheet_present_for_game (BrgShell *shell, gint64 white_id, gint64 black_id)
{
  BrgSnapshot *snapshot;
  BrgWithdrawalSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_WITHDRAWAL_SHEET, "transient-for", shell, NULL);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->entry_ids[0] = get_leaver (snapshot, white_id);
  self->entry_ids[1] = get_leaver (snapshot, black_id);
  if (black_id != 0)
    {
      add_turn_button (self, _ ("White: %s"), self->entry_ids[0]);
      add_turn_button (self, _ ("Black: %s"), self->entry_ids[1]);
    }
  brg_ui_fit_sheet (GTK_WINDOW (self), self->columns,
                    brg_leaving_jury_decides (snapshot) ? JURY_WIDTH : SHEET_WIDTH, SHEET_HEIGHT);
  show_player (self);
  gtk_window_present (GTK_WINDOW (self));
  take_focus (self);
}

void
brg_withdrawal_sheet_present (BrgShell *shell, gint64 entry_id)
{
  brg_withdrawal_sheet_present_for_game (shell, entry_id, 0);
}
