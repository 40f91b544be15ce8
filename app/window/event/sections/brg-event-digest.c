/* brg-event-digest.c - an event's settings in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-digest.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-names.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgEventDigest
{
  GtkWidget parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (BrgEventDigest, brg_event_digest, GTK_TYPE_WIDGET)

/* @text: (transfer full): a line; @own: (nullable): the book of the event; @article: (nullable):
 * that the line cites. */
static void
add_cited (BrgEventDigest *self,
           char *text,
           const BrgRulebook *own,
           const char *article,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  brg_article_set_markup (GTK_LABEL (label), own, text, article);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->box), label);
  g_free (text);
}

static void
add_line (BrgEventDigest *self, char *text, const char *css_class)
{
  add_cited (self, text, NULL, NULL, css_class);
}

static char *
dup_length (const BrgEventForm *form)
{
  const BrgGroup *group = form->group;
  const char *points = brg_names_get_scoring (brg_event_form_is_two_one (form));

  if (brg_event_form_get_kind (form) == BRG_TOURNAMENT_SWISS && brg_event_form_has_cycles (form) &&
      group->boards > 0)
    /* Translators: the matches of a meeting of a knock-out, the points of a game */
    return g_strdup_printf (ngettext ("%d match per pairing, games %s",
                                      "%d matches per pairing, games %s", (gulong) group->cycles),
                            group->cycles, points);
  if (brg_event_form_get_kind (form) == BRG_TOURNAMENT_SWISS && brg_event_form_has_cycles (form))
    /* Translators: the games of a meeting of a knock-out, the points for win, draw and loss */
    return g_strdup_printf (
        ngettext ("%d game per match, %s", "%d games per match, %s", (gulong) group->cycles),
        group->cycles, points);
  if (brg_event_form_get_kind (form) == BRG_TOURNAMENT_SWISS)
    /* Translators: a number of rounds, the points for win, draw and loss */
    return g_strdup_printf (ngettext ("%d round, %s", "%d rounds, %s", (gulong) group->n_rounds),
                            group->n_rounds, points);
  /* Translators: how often everybody meets everybody, the points for win, draw and loss */
  return g_strdup_printf (ngettext ("%d cycle, %s", "%d cycles, %s", (gulong) group->cycles),
                          group->cycles, points);
}

static void
add_meeting (BrgEventDigest *self, const BrgEventForm *form)
{
  gint n_games = form->group->meeting_games;

  if (n_games > 1)
    add_cited (self,
               g_strdup_printf (ngettext ("Micro-matches of %d game", "Micro-matches of %d games",
                                          (gulong) n_games),
                                n_games),
               form->event->rulebook, brg_event_form_get_meeting_article (form), NULL);
}

static char *
dup_teams (const BrgEventForm *form)
{
  const BrgGroup *group = form->group;

  /* Translators: boards of a match between teams, the points of a match */
  return g_strdup_printf (ngettext ("Teams on %d board, matches %s",
                                    "Teams on %d boards, matches %s", (gulong) group->boards),
                          group->boards,
                          brg_names_get_match_scoring (brg_event_form_is_three_one (form)));
}

static void
add_teams (BrgEventDigest *self, const BrgEventForm *form)
{
  const BrgGroup *group = form->group;

  if (group->boards == 0)
    return;
  add_line (self, dup_teams (form), NULL);
  /* Translators: “Points of the matches” or “Points on the boards” */
  add_line (
      self,
      g_strdup_printf (_ ("First: %s"), brg_names_get_first_points (group->board_points_first)),
      "brg-indented");
  /* Translators: the colours on the even boards of a match */
  add_line (self,
            g_strdup_printf (_ ("Even boards: %s"), brg_names_get_even_boards (group->one_colour)),
            "brg-indented");
  /* Translators: what the regulations say of line-ups */
  add_line (self, g_strdup_printf (_ ("Line-up: %s"), brg_names_get_line_up (group->line_up)),
            "brg-indented");
}

static char *
dup_time (const BrgEventForm *form)
{
  g_autofree char *tempo = brg_names_dup_tempo_of (form);

  if (*form->group->time_control == '\0')
    return g_strdup (_ ("No time control yet"));
  if (tempo == NULL)
    /* Translators: a time control as somebody wrote it */
    return g_strdup_printf (_ ("%s: not understood"), form->group->time_control);
  /* Translators: a time control, its class */
  return g_strdup_printf (_ ("%s: %s"), form->group->time_control, tempo);
}

static char *
dup_late (const BrgEventForm *form)
{
  gint minutes = brg_event_form_late_minutes (form);
  g_autofree char *article =
      brg_ui_dup_article (form->event->rulebook, form->event->rulebook->late_article);

  if (minutes < 0)
    return g_strdup (_ ("The default time is not set yet"));
  if (minutes == 0)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("A late player loses at once (%s)"), article);
  /* Translators: a number of minutes, an article */
  return g_strdup_printf (
      ngettext ("Default after %d minute (%s)", "Default after %d minutes (%s)", (gulong) minutes),
      minutes, article);
}

/* rus-draughts-2022 10.3.1: by correspondence there are days, and no clocks. */
static void
add_time (BrgEventDigest *self, const BrgEventForm *form)
{
  const BrgRulebook *book = form->event->rulebook;

  if (form->group->is_postal)
    {
      add_cited (self, brg_names_dup_postal_norm (book), book, BRG_NAMES_POSTAL_ARTICLE, NULL);
      return;
    }
  add_line (self, dup_time (form), NULL);
  add_cited (self, dup_late (form), book,
             brg_event_form_late_minutes (form) >= 0 ? book->late_article : NULL, NULL);
}

static void
add_tie_breaks (BrgEventDigest *self, const BrgEventForm *form)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (form->group->tie_breaks);

  if (order->len == 0)
    {
      add_line (self, g_strdup (_ ("Equal points share places")), NULL);
      return;
    }
  add_line (self, g_strdup (_ ("If points are equal:")), NULL);
  for (guint i = 0; i < order->len; i++)
    {
      g_autofree char *name = brg_names_dup_criterion (
          ((const BrgCriterion *) order->pdata[i])->code, form->event->rulebook);

      add_line (self, g_strdup_printf ("%u. %s", i + 1, name), "brg-indented");
    }
}

static char *
dup_days (const BrgEvent *event)
{
  g_autofree char *starts = brg_names_dup_day (event->starts);
  g_autofree char *ends = brg_names_dup_day (event->ends);

  if (*ends == '\0' || g_str_equal (starts, ends))
    return g_steal_pointer (&starts);
  return g_strdup_printf ("%s – %s", starts, ends);
}

static char *
dup_where_and_when (const BrgEvent *event)
{
  g_autofree char *days = dup_days (event);

  if (*event->place == '\0')
    return g_steal_pointer (&days);
  return *days != '\0' ? g_strdup_printf ("%s, %s", event->place, days) : g_strdup (event->place);
}

static void
add_officials (BrgEventDigest *self, const BrgEvent *event)
{
  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      /* Translators: what an official does, his name */
      add_line (self,
                g_strdup_printf (_ ("%s: %s"), brg_names_get_role (official->role), official->name),
                "brg-small");
    }
}

static void
add_play (BrgEventDigest *self, const BrgEventForm *form)
{
  add_line (self, g_strdup (brg_names_get_system (form->group->system)), NULL);
  add_teams (self, form);
  add_line (self, dup_length (form), NULL);
  add_meeting (self, form);
  add_time (self, form);
  add_tie_breaks (self, form);
}

void
brg_event_digest_show (BrgEventDigest *self, const BrgEventForm *form)
{
  const BrgEvent *event;

  g_return_if_fail (BRG_IS_EVENT_DIGEST (self) && form != NULL);

  event = form->event;
  brg_ui_clear (self->box);
  add_line (self, g_strdup (event->name), "brg-page-title");
  add_line (self, dup_where_and_when (event), "brg-dim");
  add_line (self, brg_names_dup_discipline_of (event, form->group), NULL);
  add_line (self, g_strdup (brg_names_get_rulebook (event->rulebook)), NULL);
  /* rus-draughts-2022 11.5.1: nothing is paired. */
  if (form->group->contest != BRG_CONTEST_NONE)
    add_line (self, g_strdup (brg_names_get_play (form->group->system, form->group->contest)),
              NULL);
  else
    add_play (self, form);
  add_officials (self, event);
}

static void
brg_event_digest_dispose (GObject *object)
{
  BrgEventDigest *self = BRG_EVENT_DIGEST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_event_digest_parent_class)->dispose (object);
}

static void
brg_event_digest_class_init (BrgEventDigestClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_event_digest_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
brg_event_digest_init (BrgEventDigest *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
