/* brg-leaving-effect.c - what becomes of games, points and places when somebody leaves
 *
 * Rules: rus-draughts-2022 5.4.5, 5.4.9.5; rus-chess-2014 24; ussr-chess-1956 23
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-leaving-effect.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-impact-list.h"
#include "brg-rational.h"
#include "brg-ui-words.h"
#include "brg-withdrawal-text.h"

#define LIST_HEIGHT 180

struct _BrgLeavingEffect
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child; it has the others */
  GtkLabel *heading_label;
  GtkLabel *advice_label;
  GtkLabel *count_label;
  GtkLabel *rule_label;
  GtkLabel *fate_label;
  GtkLabel *adjourned_label;
  GtkLabel *impact_label;
  BrgImpactList *impact_list;
  gboolean excludes;
};

G_DEFINE_FINAL_TYPE (BrgLeavingEffect, brg_leaving_effect, GTK_TYPE_WIDGET)

/* What the book says, in our own words. */
static const char *
describe_by_book (const BrgWithdrawal *withdrawal, const BrgRulebook *rulebook)
{
  switch (withdrawal->effect)
    {
    case BRG_WITHDRAWAL_COUNTS:
      return _ ("Half of the games or more: the results stand and count. In unplayed games the "
                "player gets a minus, the opponents a plus.");
    case BRG_WITHDRAWAL_STRUCK_OUT:
      return _ ("Less than half of the games: all results are annulled and shown crossed out.");
    case BRG_WITHDRAWAL_NOT_COUNTED:
      return rulebook->less_than_half.marks == BRG_UNPLAYED_MINUS_BOTH
                 ? _ ("Less than half of the games: the results stand for rating but do not "
                      "count in the standings. Unplayed games are a minus for both.")
                 : _ ("Less than half of the games: the results stand for rating but do not "
                      "count in the standings. In unplayed games the player gets a minus, the "
                      "opponents a plus, which do not count either.");
    case BRG_WITHDRAWAL_NONE:
      return "";
    default:
      g_return_val_if_reached ("");
    }
}

static const char *
describe_match (const BrgWithdrawal *withdrawal)
{
  return withdrawal->loses_match
             ? _ ("A player who refuses to continue without good cause loses the match, "
                  "whatever the score. Unplayed games are lost.")
             : _ ("The half rule does not apply to a match: the results count and unplayed "
                  "games are lost.");
}

static const char *
describe_effect (const BrgSnapshot *snapshot, const BrgWithdrawal *withdrawal)
{
  if (withdrawal->effect == BRG_WITHDRAWAL_NONE)
    return "";
  if (withdrawal->is_postal && withdrawal->is_undecided)
    return _ ("The chief arbiter decides whether the results are counted or annulled. Until then "
              "they stand, and games that are not finished stay open.");
  if (withdrawal->rule == BRG_LEAVER_FORFEITS || withdrawal->is_undecided)
    return _ ("The results stand and count. Unplayed games are lost.");
  if (withdrawal->rule == BRG_LEAVER_ANNULLED)
    return _ ("Everything is annulled and counts for nobody. The results stay in the table, "
              "crossed out.");
  if (brg_snapshot_count_numbered (snapshot) == 2)
    return describe_match (withdrawal);
  return describe_by_book (withdrawal, snapshot->event->rulebook);
}

static void
show_rule (GtkLabel *label, const BrgRulebook *own, const char *article, const char *words)
{
  brg_article_set_markup (label, own, words, article);
  gtk_widget_set_visible (GTK_WIDGET (label), *words != '\0');
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static char *
dup_count (const BrgSnapshot *snapshot, const BrgWithdrawal *withdrawal)
{
  g_autofree char *half = brg_points_to_figures (withdrawal->n_scheduled * (BRG_POINT / 2));

  if (!brg_snapshot_is_round_robin (snapshot) || brg_snapshot_count_numbered (snapshot) == 2)
    return g_strdup ("");
  if (brg_leaving_jury_decides (snapshot))
    /* Translators: matches played, matches of the whole event */
    return g_strdup_printf (_ ("%d of %d matches played"), withdrawal->n_played,
                            withdrawal->n_scheduled);
  if (brg_snapshot_has_teams (snapshot))
    /* Translators: matches played, matches of the whole event, half of them */
    return g_strdup_printf (_ ("%d of %d matches, half is %s"), withdrawal->n_played,
                            withdrawal->n_scheduled, half);
  if (withdrawal->in_micro_matches)
    /* Translators: micro-matches played, micro-matches of the whole event, half of them */
    return g_strdup_printf (_ ("%d of %d micro-matches, half is %s"), withdrawal->n_played,
                            withdrawal->n_scheduled, half);
  /* Translators: games played, games of the whole event, half of them: "6 of 11 games, half is 5½"
   */
  return g_strdup_printf (_ ("%d of %d games, half is %s"), withdrawal->n_played,
                          withdrawal->n_scheduled, half);
}

static void
show_adjourned (BrgLeavingEffect *self, const BrgSnapshot *snapshot, const BrgLeaving *leaving)
{
  const char *article = snapshot->event->rulebook->adjourned_leaver_article;
  g_autofree char *words =
      g_strdup_printf (ngettext ("%d adjourned game counts as played and is adjudicated.",
                                 "%d adjourned games count as played and are adjudicated.",
                                 (gulong) leaving->n_adjourned),
                       leaving->n_adjourned);
  g_autofree char *silent = g_strdup_printf (
      /* Translators: what is done with adjourned games */
      _ ("The rule book does not cover adjourned games. Assumed here: %s"), words);

  if (leaving->n_adjourned == 0)
    show_rule (self->adjourned_label, NULL, NULL, "");
  else
    show_rule (self->adjourned_label, snapshot->event->rulebook, article,
               article != NULL ? words : silent);
}

static char *
dup_moves (const BrgSnapshot *snapshot, guint n_moves)
{
  if (n_moves == 0)
    return g_strdup (_ ("Nothing changes in the standings."));
  if (brg_snapshot_has_teams (snapshot))
    return g_strdup_printf (ngettext ("Points or place of %u team change:",
                                      "Points or places of %u teams change:", n_moves),
                            n_moves);
  return g_strdup_printf (ngettext ("Points or place of %u player change:",
                                    "Points or places of %u players change:", n_moves),
                          n_moves);
}

static void
show_moves (BrgLeavingEffect *self, BrgSnapshot *snapshot, const BrgImpact *impact)
{
  g_autofree char *text = dup_moves (snapshot, impact->moves->len);

  gtk_label_set_text (self->impact_label, text);
  brg_impact_list_show (self->impact_list, snapshot, impact);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_list), impact->moves->len > 0);
}

/* fide-2023 12.9: where the book of the event is silent about leavers, it still says by what
 * somebody is excluded, and no other book is asked. */
static const char *
find_swiss_article (BrgLeavingEffect *self, const BrgRulebook *rulebook)
{
  const char *article = rulebook->swiss_leaver_article;
  gboolean is_own = article != NULL && g_str_has_prefix (article, rulebook->id);

  return self->excludes && !is_own ? rulebook->choices_article : article;
}

/* In a Swiss nothing is computed: what was played stays. */
static void
show_swiss (BrgLeavingEffect *self, const BrgSnapshot *snapshot, gint left_after)
{
  g_autofree char *played = g_strdup_printf (
      _ ("Nothing changes in the standings: the results stand and count. The player is not "
         "paired after round %d."),
      left_after);

  show_rule (self->rule_label, snapshot->event->rulebook,
             find_swiss_article (self, snapshot->event->rulebook), played);
  show_text (self->count_label, NULL);
  show_text (self->fate_label, NULL);
  show_rule (self->adjourned_label, NULL, NULL, "");
  gtk_widget_set_visible (GTK_WIDGET (self->impact_label), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_list), FALSE);
}

void
brg_leaving_effect_show (BrgLeavingEffect *self,
                         BrgSnapshot *snapshot,
                         gint entry,
                         gint left_after,
                         BrgLeaverRule rule)
{
  g_autoptr (BrgLeaving) leaving = NULL;
  g_autofree char *count = NULL;
  g_autofree char *fate = NULL;

  g_return_if_fail (BRG_IS_LEAVING_EFFECT (self) && snapshot != NULL);

  if (!brg_snapshot_is_round_robin (snapshot) && rule == BRG_LEAVER_BY_BOOK)
    {
      show_swiss (self, snapshot, left_after);
      return;
    }
  leaving = brg_leaving_new_as_decided (snapshot, entry, left_after, rule);
  count = dup_count (snapshot, &leaving->withdrawal);
  fate = brg_withdrawal_dup_fate (leaving);
  gtk_widget_set_visible (GTK_WIDGET (self->impact_label), TRUE);
  show_text (self->count_label, count);
  show_rule (self->rule_label, snapshot->event->rulebook, leaving->withdrawal.article,
             describe_effect (snapshot, &leaving->withdrawal));
  show_text (self->fate_label, fate);
  show_adjourned (self, snapshot, leaving);
  show_moves (self, snapshot, leaving->impact);
}

void
brg_leaving_effect_set_excludes (BrgLeavingEffect *self, gboolean excludes)
{
  g_return_if_fail (BRG_IS_LEAVING_EFFECT (self));

  self->excludes = excludes;
}

void
brg_leaving_effect_set_heading (BrgLeavingEffect *self, const char *heading, const char *advice)
{
  g_return_if_fail (BRG_IS_LEAVING_EFFECT (self));

  show_text (self->heading_label, heading);
  show_text (self->advice_label, advice);
}

static void
brg_leaving_effect_dispose (GObject *object)
{
  g_clear_pointer (&BRG_LEAVING_EFFECT (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_leaving_effect_parent_class)->dispose (object);
}

static void
brg_leaving_effect_class_init (BrgLeavingEffectClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_leaving_effect_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkLabel *
add_label (GtkBox *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_visible (label, FALSE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static void
brg_leaving_effect_init (BrgLeavingEffect *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));

  self->content = GTK_WIDGET (box);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->heading_label = add_label (box, "heading");
  self->advice_label = add_label (box, "brg-hint-box");
  self->count_label = add_label (box, "brg-person");
  gtk_widget_add_css_class (GTK_WIDGET (self->count_label), "brg-number");
  self->rule_label = add_label (box, NULL);
  self->fate_label = add_label (box, "brg-number");
  self->adjourned_label = add_label (box, NULL);
  self->impact_label = add_label (box, NULL);
  self->impact_list =
      g_object_new (BRG_TYPE_IMPACT_LIST, "vexpand", TRUE, "height-request", LIST_HEIGHT, NULL);
  gtk_box_append (box, GTK_WIDGET (self->impact_list));
}
