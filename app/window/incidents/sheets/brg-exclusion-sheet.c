/* brg-exclusion-sheet.c - what follows when a decision excludes a player, before it is taken
 *
 * Rules: rus-draughts-2022 1.5.7, 5.4.5, 10.1.9, 12.1; rus-chess-2014 24; ussr-chess-1956 23
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-exclusion-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-incident-exclusion.h"
#include "brg-leaving-effect.h"
#include "brg-leaving.h"
#include "brg-name-completion.h"
#include "brg-name-words.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgExclusionSheet
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkBox *columns;
  GtkBox *turn_box;
  GtkLabel *name_label;
  GtkLabel *team_label;
  GtkWidget *round_box;
  GtkSpinButton *round_spin;
  GtkDropDown *rule_drop;
  GtkLabel *open_label;
  GtkLabel *body_label;
  GtkBox *jury_box;
  GtkEntry *other_entry;
  GtkLabel *lack_label;
  BrgLeavingEffect *effect;

  BrgSnapshot *snapshot; /* owned, the group as it is played on boards */
  GArray *exclusions;    /* BrgIncidentExclusion, owned, never empty */
  guint shown;           /* of them */
  BrgExpellingBody body;
  BrgExclusionFunc excluded;
  GWeakRef owner;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgExclusionSheet, brg_exclusion_sheet, BRG_TYPE_SHEET)

static BrgIncidentExclusion *
get_shown (BrgExclusionSheet *self)
{
  return &g_array_index (self->exclusions, BrgIncidentExclusion, self->shown);
}

static gint
get_index (BrgExclusionSheet *self)
{
  return brg_snapshot_find_entry (self->snapshot, get_shown (self)->entry_id);
}

/* Who decided, a name a line. */
static char *
dup_deciders (BrgExclusionSheet *self)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = brg_name_completion_dup (self->other_entry, "\n");
  g_auto (GStrv) others = g_strsplit (text, "\n", -1);

  if (self->body == BRG_EXPELLED_BY_ARBITER)
    return g_string_free (g_steal_pointer (&names), FALSE);
  for (GtkWidget *tick = gtk_widget_get_first_child (GTK_WIDGET (self->jury_box)); tick != NULL;
       tick = gtk_widget_get_next_sibling (tick))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (tick)))
      g_string_append_printf (names, "%s%s", names->len > 0 ? "\n" : "",
                              gtk_check_button_get_label (GTK_CHECK_BUTTON (tick)));
  for (guint i = 0; others[i] != NULL; i++)
    if (*others[i] != '\0')
      g_string_append_printf (names, "%s%s", names->len > 0 ? "\n" : "", others[i]);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
show_whether_ready (BrgExclusionSheet *self)
{
  g_autofree char *names = dup_deciders (self);
  gboolean lacks = self->body != BRG_EXPELLED_BY_ARBITER && *names == '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->lack_label), lacks);
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), !lacks);
}

static void
show_open_board (BrgExclusionSheet *self)
{
  gint round = 0;
  gint board = brg_leaving_find_open_board (self->snapshot, get_index (self),
                                            get_shown (self)->left_after, &round);
  g_autofree char *text = g_strdup_printf (
      /* Translators: number of a board, number of a round */
      _ ("Board %d of round %d has no result yet: enter one, even if nobody plays."), board, round);

  gtk_label_set_text (self->open_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->open_label), board > 0);
}

/* In a team somebody else takes his board: what was played there stays. */
static void
show_team (BrgExclusionSheet *self, gboolean is_of_team)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: number of a round */
      _ ("The player is out of the line-ups after round %d. The team plays on, and its results "
         "stand."),
      get_shown (self)->left_after);

  gtk_label_set_text (self->team_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->team_label), is_of_team);
}

static void
show_effect (BrgExclusionSheet *self)
{
  const BrgIncidentExclusion *shown = get_shown (self);
  gint index = get_index (self);
  gboolean is_of_team = brg_snapshot_get_entry (self->snapshot, index)->team_id != 0;
  gboolean leaves = !is_of_team && index < brg_snapshot_count_numbered (self->snapshot);

  show_team (self, is_of_team);
  show_open_board (self);
  gtk_widget_set_visible (GTK_WIDGET (self->effect), leaves);
  gtk_widget_set_visible (GTK_WIDGET (self->rule_drop),
                          leaves && brg_leaving_may_decide (self->snapshot));
  gtk_widget_set_visible (self->round_box, leaves && brg_snapshot_is_round_robin (self->snapshot));
  if (leaves)
    brg_leaving_effect_show (self->effect, self->snapshot, index, shown->left_after, shown->rule);
}

static void
show_player (BrgExclusionSheet *self)
{
  const BrgIncidentExclusion *shown = get_shown (self);
  g_autofree char *name =
      brg_name_words_dup (self->snapshot, get_index (self), BRG_NAME_PLAIN, NULL);
  guint i = 0;

  self->is_filling = TRUE;
  gtk_label_set_text (self->name_label, name);
  for (GtkWidget *turn = gtk_widget_get_first_child (GTK_WIDGET (self->turn_box)); turn != NULL;
       turn = gtk_widget_get_next_sibling (turn), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (turn), i == self->shown);
  gtk_spin_button_set_range (self->round_spin, 0, self->snapshot->rounds->len);
  gtk_spin_button_set_value (self->round_spin, shown->left_after);
  gtk_drop_down_set_selected (self->rule_drop, shown->rule);
  self->is_filling = FALSE;
  show_effect (self);
}

static void
on_told (BrgExclusionSheet *self)
{
  BrgIncidentExclusion *shown;

  if (self->is_filling || self->exclusions == NULL)
    return;
  shown = get_shown (self);
  if (brg_snapshot_is_round_robin (self->snapshot))
    shown->left_after = gtk_spin_button_get_value_as_int (self->round_spin);
  shown->rule = gtk_drop_down_get_selected (self->rule_drop);
  show_effect (self);
}

static void
on_turn_clicked (GtkToggleButton *button, BrgExclusionSheet *self)
{
  self->shown = gtk_widget_get_prev_sibling (GTK_WIDGET (button)) == NULL ? 0 : 1;
  show_player (self);
}

static void
on_confirm_clicked (BrgExclusionSheet *self)
{
  g_autofree char *names = dup_deciders (self);
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);
  g_autoptr (GArray) exclusions = g_array_ref (self->exclusions);
  BrgExclusionFunc excluded = self->excluded;

  gtk_window_close (GTK_WINDOW (self));
  if (owner != NULL)
    excluded (exclusions, names, owner);
}

static void
brg_exclusion_sheet_finalize (GObject *object)
{
  BrgExclusionSheet *self = BRG_EXCLUSION_SHEET (object);

  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->exclusions, g_array_unref);
  g_weak_ref_clear (&self->owner);
  G_OBJECT_CLASS (brg_exclusion_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgExclusionSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (columns),    CHILD (turn_box),   CHILD (name_label),
  CHILD (team_label),     CHILD (round_box),  CHILD (round_spin), CHILD (rule_drop),
  CHILD (open_label),     CHILD (body_label), CHILD (jury_box),   CHILD (other_entry),
  CHILD (lack_label),     CHILD (effect),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked),
  BRG_TEMPLATE_CALLBACK (on_told),
  BRG_TEMPLATE_CALLBACK (show_whether_ready),
};

static void
brg_exclusion_sheet_class_init (BrgExclusionSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_LEAVING_EFFECT);
  G_OBJECT_CLASS (klass)->finalize = brg_exclusion_sheet_finalize;
  brg_template_set (klass, "brg-exclusion-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

/* In the order of BrgLeaverRule. */
static void
fill_rules (BrgExclusionSheet *self)
{
  const char *const rules[] = { _ ("The games count by the rule book"),
                                _ ("Games played count, unplayed games are lost"),
                                _ ("All games are annulled"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (rules);

  gtk_drop_down_set_model (self->rule_drop, G_LIST_MODEL (list));
}

static void
brg_exclusion_sheet_init (BrgExclusionSheet *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_weak_ref_init (&self->owner, NULL);
  fill_rules (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
}

static void
add_turns (BrgExclusionSheet *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->turn_box), self->exclusions->len > 1);
  for (guint i = 0; self->exclusions->len > 1 && i < self->exclusions->len; i++)
    {
      gint64 id = g_array_index (self->exclusions, BrgIncidentExclusion, i).entry_id;
      gint index = brg_snapshot_find_entry (self->snapshot, id);
      GtkWidget *turn = gtk_toggle_button_new_with_label (
          brg_snapshot_get_entry (self->snapshot, index)->family_name);

      gtk_widget_set_focus_on_click (turn, FALSE);
      g_signal_connect (turn, "clicked", G_CALLBACK (on_turn_clicked), self);
      gtk_box_append (self->turn_box, turn);
    }
}

static void
add_jury (BrgExclusionSheet *self, const BrgIncidentDesk *desk)
{
  g_autoptr (GPtrArray) names = brg_incident_desk_list_jury (desk);

  for (guint i = 0; i < names->len; i++)
    {
      GtkWidget *tick = gtk_check_button_new_with_label (names->pdata[i]);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), TRUE);
      g_signal_connect_swapped (tick, "toggled", G_CALLBACK (show_whether_ready), self);
      gtk_box_append (self->jury_box, tick);
    }
}

static void
fill_body (BrgExclusionSheet *self, const BrgIncidentDesk *desk)
{
  const char *article = NULL;

  self->body = brg_incident_desk_find_expelling_body (desk, &article);
  gtk_widget_set_visible (GTK_WIDGET (self->other_entry), self->body != BRG_EXPELLED_BY_ARBITER);
  if (self->body == BRG_EXPELLED_BY_ARBITER)
    brg_article_set_markup (self->body_label, desk->snapshot->event->rulebook,
                            _ ("The arbiter decides on exclusion."), article);
  else if (self->body == BRG_EXPELLED_BY_JURY)
    {
      brg_article_set_markup (self->body_label, desk->snapshot->event->rulebook,
                              _ ("The main jury decides on exclusion. Who decided:"), article);
      add_jury (self, desk);
    }
  else if (self->body == BRG_EXPELLED_BY_ORGANISER)
    {
      brg_article_set_markup (self->body_label, desk->snapshot->event->rulebook,
                              _ ("The organiser decides on exclusion; the chief arbiter asks for "
                                 "it. Who decided:"),
                              article);
      brg_ui_set_text (self->other_entry, desk->snapshot->event->organiser);
    }
}

void
brg_exclusion_sheet_present (BrgShell *shell,
                             const BrgIncidentDesk *desk,
                             BrgExclusionFunc excluded,
                             GObject *owner)
{
  g_autoptr (GArray) exclusions = NULL;
  BrgExclusionSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && desk != NULL && excluded != NULL);

  exclusions = brg_incident_desk_list_exclusions (desk);
  g_return_if_fail (exclusions->len > 0);
  self = g_object_new (BRG_TYPE_EXCLUSION_SHEET, "transient-for", shell, NULL);
  self->snapshot = brg_snapshot_ref (desk->snapshot);
  self->exclusions = g_steal_pointer (&exclusions);
  self->excluded = excluded;
  g_weak_ref_set (&self->owner, owner);
  brg_name_completion_watch (self->other_entry, self->snapshot->event->officials);
  add_turns (self);
  fill_body (self, desk);
  brg_leaving_effect_set_excludes (self->effect, TRUE);
  show_player (self);
  show_whether_ready (self);
  gtk_window_present (GTK_WINDOW (self));
  /* Nobody is known to have decided: that is what is missing. */
  gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->lack_label))
                             ? GTK_WIDGET (self->other_entry)
                             : GTK_WIDGET (self->confirm_button));
}
