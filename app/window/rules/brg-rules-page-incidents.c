/* brg-rules-page-incidents.c - which rows on incidents rest on an article
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-find.h"
#include "brg-incident-names.h"
#include "brg-incident-words.h"
#include "brg-rulebook.h"
#include "brg-rules-page-private.h"
#include "brg-ui-words.h"

/* Translators: forms of play, in a list of conditions */
static const char *const form_names[BRG_N_PLAY_FORMS] = {
  [BRG_FORM_STANDARD] = N_ ("standard play"),
  [BRG_FORM_RAPID] = N_ ("rapid"),
  [BRG_FORM_BLITZ] = N_ ("blitz"),
  [BRG_FORM_RUSSIAN] = N_ ("Russian draughts"),
  [BRG_FORM_INTERNATIONAL] = N_ ("international draughts"),
  [BRG_FORM_GIVEAWAY] = N_ ("giveaway draughts"),
  [BRG_FORM_RENJU] = N_ ("renju"),
  [BRG_FORM_CORRESPONDENCE] = N_ ("correspondence"),
};

typedef struct
{
  guint bit;
  const char *name;
} Condition;

/* Translators: conditions under which a rule on incidents holds, in a list */
static const Condition conditions[] = {
  { BRG_WHEN_WATCHED, N_ ("full supervision") },
  { BRG_WHEN_NOT_WATCHED, N_ ("not enough arbiters") },
  { BRG_WHEN_GROSS, N_ ("a gross breach") },
  { BRG_WHEN_NOT_GROSS, N_ ("not a gross breach") },
  { BRG_WHEN_FAST, N_ ("rapid or blitz") },
  { BRG_WHEN_NOT_FAST, N_ ("neither rapid nor blitz") },
  { BRG_WHEN_LAST_PERIOD, N_ ("in the last period") },
  { BRG_WHEN_EARLIER_PERIOD, N_ ("before the last period") },
  { BRG_WHEN_NOT_ANNOUNCED, N_ ("quickplay rules not announced") },
  { BRG_WHEN_OFFER_BARRED, N_ ("draw offers not yet allowed") },
  { BRG_WHEN_NO_LATENESS, N_ ("nobody may come late") },
  { BRG_WHEN_ANSWERED, N_ ("after the opponent’s reply") },
  { BRG_WHEN_STANDARD_TEMPO, N_ ("standard play") },
  { BRG_WHEN_ROUND_OVER, N_ ("after the next round began") },
  { BRG_WHEN_INCREMENT, N_ ("with an increment") },
  { BRG_WHEN_UNMOVED, N_ ("before each player has moved") },
  { BRG_WHEN_NOBODY_MOVED, N_ ("before the first move") },
  { BRG_WHEN_NOT_RECORDED, N_ ("without a record of the moves") },
  { BRG_WHEN_RAN_OUT, N_ ("if the claimant’s time ran out meanwhile") },
  { BRG_WHEN_DISABLED, N_ ("for a player with a disability") },
  { BRG_WHEN_BLIND, N_ ("for a player who does not see the board") },
  { BRG_WHEN_LATENESS_UNSAID, N_ ("if the regulations do not say how late a player may come") },
  { BRG_WHEN_IN_TIME, N_ ("while it is not too late yet") },
  { BRG_WHEN_GOOD_REASON, N_ ("with a good reason") },
  { BRG_WHEN_GAME_OVER, N_ ("when the game was over") },
  { BRG_WHEN_PERIOD_OVER, N_ ("when the first period was over") },
};

static void
add_part (GString *text, const char *separator, const char *part)
{
  if (text->len > 0)
    g_string_append (text, separator);
  g_string_append (text, part);
}

static void
add_range (GString *text, const BrgIncidentRange *range)
{
  g_autofree char *part = NULL;

  if (range->from == 0 && range->to == 0)
    return;
  if (range->from == range->to)
    /* Translators: which time in this game, "no. 2" */
    part = g_strdup_printf (_ ("no. %u"), range->from);
  else if (range->to == 0)
    /* Translators: which time in this game, "from no. 3 on" */
    part = g_strdup_printf (_ ("from no. %u on"), range->from);
  else
    /* Translators: which time in this game, "no. 1 to 2" */
    part = g_strdup_printf (_ ("no. %u to %u"), MAX (range->from, 1), range->to);
  add_part (text, ", ", part);
}

static void
add_moves (GString *text, const BrgIncidentRange *range)
{
  g_autofree char *part = NULL;

  if (range->from == 0 && range->to == 0)
    return;
  if (range->to == 0)
    /* Translators: a rule holds when each player has made so many moves */
    part = g_strdup_printf (
        ngettext ("after %u move by each", "after %u moves by each", range->from), range->from);
  else
    part = g_strdup_printf (ngettext ("up to %u move by each", "up to %u moves by each", range->to),
                            range->to);
  add_part (text, ", ", part);
}

static void
add_men (GString *text, const BrgIncidentRange *range)
{
  g_autofree char *part = NULL;

  if (range->from == 0)
    return;
  /* Translators: a rule holds when one of the players has so many men and kings */
  part = g_strdup_printf (ngettext ("from %u piece on", "from %u pieces on", range->from),
                          range->from);
  add_part (text, ", ", part);
}

/* Under what conditions a row holds; empty when always. */
static char *
dup_conditions (const BrgIncidentRule *rule)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < BRG_N_PLAY_FORMS; i++)
    if ((rule->forms & (1u << i)) != 0)
      add_part (text, ", ", _ (form_names[i]));
  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    if ((rule->when & conditions[i].bit) != 0)
      add_part (text, ", ", _ (conditions[i].name));
  add_range (text, &rule->counts);
  add_moves (text, &rule->moves);
  add_men (text, &rule->men);
  if (rule->needs_claim)
    add_part (text, ", ", _ ("only if claimed"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_consequence (const BrgIncidentRule *rule)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *decision = brg_incident_words_decision (
      brg_ui_get_words (), rule->sanction, rule->clock, rule->seconds, rule->result);

  if (*decision != '\0')
    g_string_append (text, decision);
  if (rule->draw_article != NULL)
    add_part (text, "; ", _ ("a draw if the opponent could never win"));
  if (rule->note != NULL)
    add_part (text, ". ", _ (rule->note));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
make_row (const BrgIncidentPlace *place)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *held = dup_conditions (place->rule);
  g_autofree char *consequence = dup_consequence (place->rule);
  g_autofree char *head =
      *held != '\0'
          ? g_strdup_printf ("%s (%s)", _ (brg_incident_kind_get_name (place->rule->kind)), held)
          : g_strdup (_ (brg_incident_kind_get_name (place->rule->kind)));

  gtk_box_append (GTK_BOX (row), brg_rules_page_make_label (head, NULL));
  if (*consequence != '\0')
    gtk_box_append (GTK_BOX (row), brg_rules_page_make_label (consequence, "brg-dim"));
  gtk_widget_add_css_class (row, "brg-rules-incident");
  return row;
}

void
brg_rules_page_add_incidents (GtkBox *box, const BrgArticle *article)
{
  g_autoptr (GArray) places = NULL;
  GtkWidget *heading;

  g_return_if_fail (GTK_IS_BOX (box) && article != NULL);

  places = brg_article_list_incidents (article);
  if (places->len == 0)
    return;
  heading = brg_rules_page_make_label (_ ("Incidents based on it"), "brg-strong");
  gtk_widget_set_margin_top (heading, 12);
  gtk_box_append (box, heading);
  for (guint i = 0; i < places->len; i++)
    gtk_box_append (box, make_row (&g_array_index (places, BrgIncidentPlace, i)));
}
