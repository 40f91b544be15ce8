/* brg-rounds-empty.c - a round that is not paired yet: who plays, and the next step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-empty.h"

#include <glib/gi18n.h>

#include "brg-next-step.h"
#include "brg-pairing-systems.h"
#include "brg-round-limit.h"
#include "brg-round-outlook.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgRoundsEmpty
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child */
  GtkLabel *title_label;
  GtkLabel *detail_label;
  GtkListBox *list;
  GtkWidget *step_box;
  GtkButton *step_button;
};

G_DEFINE_FINAL_TYPE (BrgRoundsEmpty, brg_rounds_empty, GTK_TYPE_WIDGET)

static void
add_row (BrgRoundsEmpty *self, const char *text, gint count)
{
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkWidget *label = gtk_label_new (text);
  g_autofree char *number = g_strdup_printf ("%d", count);
  GtkWidget *number_label = gtk_label_new (number);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (number_label, "brg-number");
  gtk_widget_add_css_class (number_label, "heading");
  gtk_box_append (row, label);
  gtk_box_append (row, number_label);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (GTK_WIDGET (row))),
                                    FALSE);
  gtk_widget_set_focusable (gtk_widget_get_parent (GTK_WIDGET (row)), FALSE);
}

/* Who plays always; of the others those that there are. */
static void
show_outlook (BrgRoundsEmpty *self, const BrgRoundOutlook *outlook, gboolean is_knockout)
{
  const struct
  {
    const char *text;
    gint count;
    gboolean always;
  } rows[] = {
    { outlook->n_playing % 2 == 1 && !is_knockout ? _ ("Playing, one of them with the bye")
                                                  : _ ("Playing"),
      outlook->n_playing, TRUE },
    { _ ("Joining in this round"), outlook->n_joining, FALSE },
    { _ ("Not in the bracket"), outlook->n_out, FALSE },
    { _ ("Half-point byes on request"), outlook->n_half_byes, !is_knockout },
    { _ ("Full-point byes"), outlook->n_full_byes, FALSE },
    { _ ("Will be absent"), outlook->n_absent, TRUE },
    { _ ("Withdrew"), outlook->n_left, TRUE },
    { _ ("Not admitted"), outlook->n_refused, FALSE },
  };

  brg_ui_clear (self->list);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].always || rows[i].count > 0)
      add_row (self, rows[i].text, rows[i].count);
}

static char *
dup_detail (const BrgSnapshot *snapshot, gint round, const BrgNextStep *step)
{
  const BrgRound *previous = round > 1 ? brg_snapshot_get_round (snapshot, round - 1) : NULL;
  gint n_missing;

  if (step->kind == BRG_STEP_ADD_PLAYERS)
    return g_strdup (_ ("A round needs at least two players."));
  if (previous == NULL)
    {
      char *limit = brg_round_limit_dup_warning (
          brg_pairing_system_find (snapshot->group->system), snapshot->group->n_rounds,
          (gint) snapshot->entries->len, brg_snapshot_has_teams (snapshot));

      return limit != NULL ? limit : g_strdup ("");
    }
  if (previous->state == BRG_ROUND_CLOSED)
    {
      g_autofree char *time = brg_ui_dup_when (previous->closed_at);

      /* Translators: number of a round; a time: "today, 15:04" */
      return g_strdup_printf (_ ("Round %d was closed: %s."), previous->number, time);
    }
  n_missing = brg_round_counts_find (snapshot, previous->number).n_missing;
  if (n_missing == 0)
    return g_strdup_printf (_ ("Round %d must be closed first."), previous->number);
  return g_strdup_printf (
      /* Translators: number of a round, number of results */
      ngettext ("Round %d is being played: %d result is missing.",
                "Round %d is being played: %d results are missing.", (gulong) n_missing),
      previous->number, n_missing);
}

static char *
dup_step (const BrgNextStep *step, gint round)
{
  if (step->kind == BRG_STEP_ADD_PLAYERS)
    return g_strdup (_ ("Add players"));
  if (step->kind == BRG_STEP_DECIDE && step->round == round - 1)
    return g_strdup_printf (
        ngettext ("Decide %d tied match", "Decide %d tied matches", (gulong) step->n_undecided),
        step->n_undecided);
  if (step->kind == BRG_STEP_PAIR && step->round == round && step->is_whole)
    return g_strdup (_ ("Pair all rounds"));
  if (step->kind == BRG_STEP_PAIR && step->round == round)
    return g_strdup_printf (_ ("Pair round %d"), round);
  return NULL;
}

void
brg_rounds_empty_show (BrgRoundsEmpty *self,
                       const BrgSnapshot *snapshot,
                       gint round,
                       const char *warnings)
{
  BrgNextStep step;
  BrgRoundOutlook outlook;
  g_autofree char *title = NULL;
  g_autofree char *known = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *verb = NULL;

  g_return_if_fail (BRG_IS_ROUNDS_EMPTY (self) && snapshot != NULL && warnings != NULL);

  step = brg_next_step_find (snapshot);
  outlook = brg_round_outlook_find (snapshot, round);
  title = g_strdup_printf (_ ("Round %d is not paired yet"), round);
  known = dup_detail (snapshot, round, &step);
  detail = g_strconcat (known, *known != '\0' && *warnings != '\0' ? "\n" : "", warnings, NULL);
  verb = dup_step (&step, round);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->detail_label, detail);
  gtk_widget_set_visible (GTK_WIDGET (self->detail_label), *detail != '\0');
  show_outlook (self, &outlook, brg_snapshot_is_knockout (snapshot));
  gtk_widget_set_visible (self->step_box, verb != NULL);
  if (verb != NULL)
    gtk_button_set_label (self->step_button, verb);
}

gboolean
brg_rounds_empty_take_focus (BrgRoundsEmpty *self)
{
  g_return_val_if_fail (BRG_IS_ROUNDS_EMPTY (self), FALSE);

  return gtk_widget_get_visible (self->step_box) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->step_button));
}

static void
brg_rounds_empty_dispose (GObject *object)
{
  g_clear_pointer (&BRG_ROUNDS_EMPTY (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_rounds_empty_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRoundsEmpty, name)

static const BrgTemplateChild children[] = {
  CHILD (content), CHILD (title_label), CHILD (detail_label),
  CHILD (list),    CHILD (step_box),    CHILD (step_button),
};

static void
brg_rounds_empty_class_init (BrgRoundsEmptyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_rounds_empty_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-rounds-empty", children, G_N_ELEMENTS (children));
}

static void
brg_rounds_empty_init (BrgRoundsEmpty *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
