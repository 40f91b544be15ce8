/* brg-regulation-words.c - the numbers of an event's regulations in words
 *
 * Tests: tests/app/test-regulation-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulation-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "brg-advice.h"
#include "brg-discipline.h"
#include "brg-protest-rules.h"
#include "brg-status.h"
#include "brg-time-control.h"

/* Papers say it in their own language. */
#include "brg-said-words.h"

typedef char *(*DefaultFunc) (const BrgRegulationCase *around, const char **article);

typedef struct
{
  const char *name;
  gboolean (*is_asked) (const BrgRegulationCase *around);
  DefaultFunc dup_default;
  gboolean is_of_board; /* by correspondence and in contests there is none (rus-draughts-2022
                         * 10.1.12, 10.3.1, 11.5.2)  */
} Row;

/* What the book says of a number. */
static const BrgBookNumber *
find_number (const char *regulation, const BrgRegulationCase *around)
{
  return brg_regulations_find_number (around->rulebook, regulation, around->discipline,
                                      around->tempo);
}

static gboolean
is_always (const BrgRegulationCase *around G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
is_supervision_asked (const BrgRegulationCase *around)
{
  return find_number ("rule-watched", around) != NULL;
}

static gboolean
is_quickplay_asked (const BrgRegulationCase *around)
{
  return find_number ("rule-quickplay-announced", around) != NULL;
}

static gboolean
is_session_asked (const BrgRegulationCase *around)
{
  return around->tempo != BRG_TEMPO_RAPID && around->tempo != BRG_TEMPO_BLITZ;
}

static gboolean
is_level_asked (const BrgRegulationCase *around)
{
  return around->rulebook->status != NULL;
}

/* The row of the book on the matter, NULL for none. */
static const BrgStatusRule *
find_status_rule (const BrgRegulationCase *around, BrgStatusMatter matter)
{
  const BrgStatusBook *status = around->rulebook->status;

  for (guint i = 0; status != NULL && i < status->n_rules; i++)
    if (status->rules[i].matter == matter)
      return &status->rules[i];
  return NULL;
}

static gboolean
are_clocks_asked (const BrgRegulationCase *around)
{
  return find_status_rule (around, BRG_STATUS_ELECTRONIC_CLOCKS) != NULL;
}

static gboolean
is_entry_fee_asked (const BrgRegulationCase *around)
{
  return find_status_rule (around, BRG_STATUS_ENTRY_FEE) != NULL;
}

static char *
dup_choice (const char *regulation, gint value)
{
  const BrgRegulationName *name = brg_regulation_name_find (regulation);

  for (guint i = 0; i < name->n_choices; i++)
    if (name->choices[i].value == value)
      return g_strdup (g_dpgettext2 (NULL, "regulation", name->choices[i].name));
  return NULL;
}

static char *
dup_phone (const BrgRegulationCase *around, const char **article)
{
  BrgAdviceQuery query = { .rulebook = around->rulebook,
                           .form = brg_play_form_find (around->discipline, around->tempo),
                           .tempo = around->tempo,
                           .kind = BRG_INCIDENT_PHONE,
                           .count = 1,
                           .moves = -1 };
  BrgAdvice advice;
  char *text;

  if (!brg_advise (&query, &advice))
    return NULL;
  *article = advice.article;
  text = dup_choice ("rule-phone-sanction", (gint) advice.sanction);
  return text != NULL ? text : g_strdup (_ ("the arbiter chooses"));
}

static char *
dup_draw_offer (const BrgRegulationCase *around, const char **article)
{
  const BrgBookNumber *row = find_number ("rule-draw-offer-moves", around);

  if (row == NULL)
    return NULL;
  *article = row->article;
  if (row->number == 0)
    return g_strdup (_ ("at any time"));
  return g_strdup_printf (
      /* Translators: moves that have to be made before a draw is offered */
      ngettext ("after %d move by each", "after %d moves by each", (gulong) row->number),
      row->number);
}

static char *
dup_supervision (const BrgRegulationCase *around, const char **article)
{
  const BrgBookNumber *row = find_number ("rule-watched", around);

  if (row == NULL)
    return NULL;
  *article = row->article;
  return dup_choice ("rule-watched", row->number);
}

gboolean
brg_regulation_words_is_watched (const BrgRegulations *regulations, const BrgRegulationCase *around)
{
  const BrgBookNumber *row;

  g_return_val_if_fail (regulations != NULL && around != NULL, TRUE);

  row = find_number ("rule-watched", around);
  if (row == NULL)
    return TRUE;
  return regulations->is_watched == BRG_REGULATION_UNSET ? row->number != 0
                                                         : regulations->is_watched != 0;
}

static char *
dup_quickplay (const BrgRegulationCase *around, const char **article)
{
  const BrgBookNumber *row = find_number ("rule-quickplay-announced", around);

  if (row == NULL)
    return NULL;
  *article = row->article;
  return dup_choice ("rule-quickplay-announced", row->number);
}

/* Minutes, hours and days stand in the name of the regulation: not a second time here. */
static char *
dup_number (gint number)
{
  return g_strdup_printf ("%d", number);
}

static char *
dup_term (BrgProtestTerm term, gint minutes)
{
  return term == BRG_TERM_OPEN         ? NULL
         : term == BRG_TERM_NEXT_ROUND ? g_strdup (_ ("until the next round starts"))
                                       : dup_number (minutes);
}

static const BrgProtestTerms *
get_terms (const BrgRegulationCase *around)
{
  const BrgProtestRules *rules = around->rulebook->protests;

  return around->tempo == BRG_TEMPO_RAPID || around->tempo == BRG_TEMPO_BLITZ ? &rules->fast
                                                                              : &rules->standard;
}

static char *
dup_protest (const BrgRegulationCase *around, const char **article)
{
  *article = around->rulebook->protests->term_article;
  return dup_term (get_terms (around)->term, get_terms (around)->minutes);
}

static char *
dup_last_protest (const BrgRegulationCase *around, const char **article)
{
  *article = around->rulebook->protests->term_article;
  return dup_term (get_terms (around)->last_term, get_terms (around)->last_minutes);
}

static char *
dup_decision (const BrgRegulationCase *around, const char **article)
{
  const BrgProtestRules *rules = around->rulebook->protests;

  if (rules->decision_hours == 0)
    return NULL;
  *article = rules->decision_article;
  return dup_number (rules->decision_hours);
}

static char *
dup_fee (const BrgRegulationCase *around, const char **article)
{
  const BrgProtestRules *rules = around->rulebook->protests;

  if (rules->fee_article == NULL || rules->most_fee == 0)
    return NULL;
  *article = rules->fee_article;
  /* Translators: an amount of money and its currency: "at most 5000 RUB" */
  return g_strdup_printf (_ ("none, and at most %d %s"), (gint) (rules->most_fee / 100),
                          rules->fee_currency);
}

static char *
dup_entry_fee (const BrgRegulationCase *around, const char **article)
{
  const BrgStatusRule *rule = find_status_rule (around, BRG_STATUS_ENTRY_FEE);

  if (rule == NULL)
    return NULL;
  *article = rule->article;
  return g_strdup_printf (_ ("none, and at most %d %s"), (gint) (rule->number / 100), "RUB");
}

static char *
dup_report (const BrgRegulationCase *around, const char **article)
{
  const BrgBookNumber *row = find_number ("rule-report-days", around);

  if (row == NULL)
    return NULL;
  *article = row->article;
  return dup_number (row->number);
}

static char *
dup_nothing (const BrgRegulationCase *around G_GNUC_UNUSED, const char **article G_GNUC_UNUSED)
{
  return NULL;
}

static const Row rows[] = {
  { "rule-watched", is_supervision_asked, dup_supervision, TRUE },
  { "rule-quickplay-announced", is_quickplay_asked, dup_quickplay, TRUE },
  { "rule-level", is_level_asked, dup_nothing, FALSE },
  { "rule-clocks", are_clocks_asked, dup_nothing, TRUE },
  { "rule-entry-fee", is_entry_fee_asked, dup_entry_fee, FALSE },
  { "rule-phone-sanction", is_always, dup_phone, TRUE },
  { "rule-draw-offer-moves", is_always, dup_draw_offer, TRUE },
  { "rule-protest-minutes", is_always, dup_protest, TRUE },
  { "rule-last-protest-minutes", is_always, dup_last_protest, TRUE },
  { "rule-decision-hours", is_always, dup_decision, TRUE },
  { "rule-protest-fee", is_always, dup_fee, FALSE },
  { "rule-session-minutes", is_session_asked, dup_nothing, TRUE },
  { "rule-rounds-a-day", is_always, dup_nothing, TRUE },
  { "rule-report-days", is_always, dup_report, FALSE },
};

static const Row *
get_row (const BrgRegulation *regulation)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].name, regulation->name))
      return &rows[i];
  return NULL;
}

BrgRegulationCase
brg_regulation_words_get_case (const BrgSnapshot *snapshot)
{
  BrgRegulationCase around = { NULL, BRG_DISCIPLINE_CHESS, BRG_TEMPO_UNKNOWN, FALSE };
  BrgTimeControl control;

  g_return_val_if_fail (snapshot != NULL, around);

  around.rulebook = snapshot->event->rulebook;
  around.discipline = snapshot->event->discipline;
  around.is_off_board = !brg_group_is_at_the_board (snapshot->group);
  if (brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    around.tempo = brg_time_control_classify (&control, around.rulebook, around.discipline, NULL);
  return around;
}

gboolean
brg_regulation_words_counts (const BrgRegulation *regulation, const BrgRegulationCase *around)
{
  const Row *row;

  g_return_val_if_fail (regulation != NULL && around != NULL, FALSE);

  row = get_row (regulation);
  return !around->is_off_board || (row != NULL && !row->is_of_board);
}

gboolean
brg_regulation_words_is_asked (const BrgRegulation *regulation, const BrgRegulationCase *around)
{
  const Row *row;

  g_return_val_if_fail (regulation != NULL && around != NULL, FALSE);

  row = get_row (regulation);
  return row != NULL && brg_regulation_words_counts (regulation, around) && row->is_asked (around);
}

BrgRegulationKind
brg_regulation_words_get_kind (const BrgRegulation *regulation)
{
  g_return_val_if_fail (regulation != NULL, BRG_REGULATION_NUMBER);

  return brg_regulation_name_find (regulation->name)->kind;
}

const char *
brg_regulation_words_get_name (const BrgRegulation *regulation)
{
  g_return_val_if_fail (regulation != NULL, "");

  return brg_regulation_name_find (regulation->name)->title;
}

const char *
brg_regulation_words_get_title (const BrgRegulation *regulation)
{
  g_return_val_if_fail (regulation != NULL, "");

  return gettext (brg_regulation_words_get_name (regulation));
}

const BrgRegulationChoice *
brg_regulation_words_choices (const BrgRegulation *regulation, guint *n_choices)
{
  const BrgRegulationName *name;

  g_return_val_if_fail (regulation != NULL && n_choices != NULL, NULL);

  name = brg_regulation_name_find (regulation->name);
  *n_choices = name->n_choices;
  return name->choices;
}

const char *
brg_regulation_words_name_choice (const BrgRegulation *regulation,
                                  const BrgRegulationChoice *choice,
                                  const BrgRegulationCase *around)
{
  const char *name;

  g_return_val_if_fail (regulation != NULL && choice != NULL && around != NULL, NULL);

  if (!g_str_equal (regulation->name, "rule-level"))
    return g_dpgettext2 (NULL, "regulation", choice->name);
  name = brg_status_find_name (around->rulebook, choice->value);
  return name != NULL ? gettext (name) : NULL;
}

char *
brg_regulation_words_dup_default (const BrgRegulation *regulation,
                                  const BrgRegulationCase *around,
                                  const char **article)
{
  const Row *row;

  g_return_val_if_fail (regulation != NULL && around != NULL && article != NULL, NULL);

  *article = NULL;
  row = get_row (regulation);
  return row != NULL ? row->dup_default (around, article) : NULL;
}

/* "2000", "2000,5" and "2000.50" in hundredths. */
static gboolean
parse_money (const char *text, gint64 *value)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ".,", -1);
  guint n_parts = g_strv_length (parts);
  gint64 whole;
  gint64 part = 0;

  if (n_parts < 1 || n_parts > 2 || !g_ascii_isdigit (parts[0][0]) ||
      !g_ascii_string_to_signed (parts[0], 10, 0, G_MAXINT64 / 1000, &whole, NULL))
    return FALSE;
  if (n_parts == 2)
    {
      gsize length = strlen (parts[1]);

      if (length < 1 || length > 2 || !g_ascii_isdigit (parts[1][0]) ||
          !g_ascii_string_to_signed (parts[1], 10, 0, 99, &part, NULL))
        return FALSE;
      part *= length == 1 ? 10 : 1;
    }
  *value = whole * 100 + part;
  return TRUE;
}

/* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1: no draw by agreement at all. */
static gboolean
means_beyond (const char *text)
{
  g_autofree char *word = g_utf8_casefold (text, -1);
  g_autofree char *translated = g_utf8_casefold (C_ ("regulation", "all"), -1);

  return g_str_equal (word, "all") || g_str_equal (word, translated);
}

gboolean
brg_regulation_words_parse (const BrgRegulation *regulation, const char *text, gint64 *value)
{
  g_autofree char *stripped = NULL;
  gint64 number;

  g_return_val_if_fail (regulation != NULL && text != NULL && value != NULL, FALSE);

  stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    {
      *value = BRG_REGULATION_UNSET;
      return TRUE;
    }
  if (regulation->beyond != 0 && means_beyond (stripped))
    {
      *value = regulation->beyond;
      return TRUE;
    }
  if (brg_regulation_words_get_kind (regulation) == BRG_REGULATION_MONEY
          ? !parse_money (stripped, &number)
          : !g_ascii_isdigit (*stripped) ||
                !g_ascii_string_to_signed (stripped, 10, 0, G_MAXINT64, &number, NULL))
    return FALSE;
  if (number < regulation->least || number > regulation->most)
    return FALSE;
  *value = number;
  return TRUE;
}
