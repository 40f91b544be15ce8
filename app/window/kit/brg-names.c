/* brg-names.c - names and sentences of event data in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-names.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-correspondence.h"
#include "brg-criterion-words.h"
#include "brg-discipline-words.h"
#include "brg-event-words.h"
#include "brg-jury-words.h"
#include "brg-ui-words.h"

const char *
brg_names_get_discipline (BrgDiscipline discipline)
{
  return _ (brg_event_words_get_discipline (discipline));
}

char *
brg_names_dup_discipline_of (const BrgEvent *event, const BrgGroup *group)
{
  g_return_val_if_fail (event != NULL && group != NULL, NULL);

  return brg_discipline_words_dup_event (brg_ui_get_words (), event, group);
}

const char *
brg_names_get_player_id (BrgDiscipline discipline)
{
  return discipline == BRG_DISCIPLINE_CHESS || discipline == BRG_DISCIPLINE_CHESS960
             ? _ ("FIDE _ID")
             /* Translators: of a player, in the lists of the federations of draughts and renju */
             : _ ("International _ID");
}

const char *
brg_names_get_rulebook (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return _ (rulebook->name);
}

const char *
brg_names_get_system (const char *system)
{
  return _ (brg_event_words_get_system (system));
}

const char *
brg_names_get_play (const char *system, BrgContestKind contest)
{
  return _ (brg_event_words_get_play (system, contest));
}

char *
brg_names_dup_criterion (const char *code, const BrgRulebook *rulebook)
{
  g_autofree char *name = brg_criterion_words_name (brg_ui_get_words (), code, rulebook);
  g_autofree char *first = g_utf8_substring (name, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, name + strlen (first), NULL);
}

const char *
brg_names_get_tempo (BrgTempo tempo)
{
  switch (tempo)
    {
    case BRG_TEMPO_STANDARD:
      return _ ("Standard play");
    case BRG_TEMPO_RAPID:
      return _ ("Rapid play");
    case BRG_TEMPO_BLITZ:
      return _ ("Blitz");
    case BRG_TEMPO_UNKNOWN:
      return _ ("Not classified by the rule book");
    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
brg_names_get_role (BrgOfficialRole role)
{
  g_return_val_if_fail (role < BRG_N_OFFICIAL_ROLES, NULL);

  return brg_jury_words_role (brg_ui_get_words (), role);
}

const char *
brg_names_get_scoring (gboolean is_two_one)
{
  /* Points of a win, a draw and a loss. */
  return is_two_one ? "2 – 1 – 0" : "1 – ½ – 0";
}

const char *
brg_names_get_match_scoring (gboolean is_three_one)
{
  return is_three_one ? "3 – 1 – 0" : "2 – 1 – 0";
}

const char *
brg_names_get_line_up (BrgLineUpRule rule)
{
  static const char *const names[BRG_N_LINE_UP_RULES] = {
    [BRG_LINE_UP_TIED] = N_ ("Every player fixed on one board"),
    [BRG_LINE_UP_ORDER] = N_ ("In order of entry, moving up"),
    [BRG_LINE_UP_FREE] = N_ ("Any order the captain chooses"),
  };

  g_return_val_if_fail (rule < BRG_N_LINE_UP_RULES, NULL);

  return _ (names[rule]);
}

const char *
brg_names_get_even_boards (gboolean one_colour)
{
  return one_colour ? _ ("Same as on board 1") : _ ("Opposite to board 1");
}

const char *
brg_names_get_first_points (gboolean is_boards)
{
  return is_boards ? _ ("Game points") : _ ("Match points");
}

char *
brg_names_dup_postal_norm (const BrgRulebook *book)
{
  g_autofree char *article = NULL;

  g_return_val_if_fail (book != NULL && book->correspondence != NULL, NULL);

  article = brg_ui_dup_article (book, BRG_NAMES_POSTAL_ARTICLE);
  /* Translators: days, moves, an article: "50 дней на каждые 10 ходов" */
  return g_strdup_printf (_ ("%u days for every %u moves (%s)"),
                          brg_correspondence_get_term (book->correspondence, BRG_TERM_ANSWER)->days,
                          book->correspondence->moves_per_period, article);
}

char *
brg_names_dup_tempo_of (const BrgEventForm *form)
{
  BrgTimeControl control;
  BrgTempo tempo;
  const char *article = NULL;
  g_autofree char *cited = NULL;

  g_return_val_if_fail (form != NULL, NULL);

  if (!brg_time_control_parse (form->group->time_control, &control, NULL))
    return NULL;
  tempo = brg_time_control_classify (&control, form->event->rulebook, form->event->discipline,
                                     &article);
  if (article == NULL)
    return g_strdup (brg_names_get_tempo (tempo));
  cited = brg_ui_dup_article (form->event->rulebook, article);
  /* Translators: a class of time controls, the article that says so */
  return g_strdup_printf (_ ("%s, %s"), brg_names_get_tempo (tempo), cited);
}

char *
brg_names_dup_read_control (const BrgEventForm *form)
{
  BrgTimeControl control;
  g_autofree char *text = NULL;

  g_return_val_if_fail (form != NULL, NULL);

  if (!brg_time_control_parse (form->group->time_control, &control, NULL))
    return NULL;
  text = brg_time_control_to_text (&control);
  if (g_str_equal (text, form->group->time_control))
    return NULL;
  /* Translators: a time control in short, “40/90+30, 30+30” */
  return g_strdup_printf (_ ("Time control read as %s"), text);
}

static const char *
get_time_fault_words (BrgTimeControlFaultKind kind)
{
  switch (kind)
    {
    case BRG_TIME_CONTROL_FAULT_NUMBER:
      return _ ("a number was expected");
    case BRG_TIME_CONTROL_FAULT_RANGE:
      return _ ("the number is too large, or there are no moves");
    case BRG_TIME_CONTROL_FAULT_UNEXPECTED:
      return _ ("a comma or the end was expected");
    case BRG_TIME_CONTROL_FAULT_MOVES_MISSING:
      return _ ("the period needs a number of moves, because another follows");
    case BRG_TIME_CONTROL_FAULT_NO_TIME:
      return _ ("the period has no time");
    case BRG_TIME_CONTROL_FAULT_AMBIGUOUS:
      return _ ("write which are moves and which minutes, as in 40 moves/90 min");
    case BRG_TIME_CONTROL_FAULT_TOO_MANY:
      return _ ("too many periods");
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
brg_names_dup_unknown_control (const BrgEventForm *form)
{
  BrgTimeControlFault fault;

  g_return_val_if_fail (form != NULL, NULL);

  if (!brg_event_form_is_control_unknown (form, &fault))
    return NULL;
  /* Translators: the place in the text of a time control, what is wrong there */
  return g_strdup_printf (_ ("The time control is kept as written, but not understood at character "
                             "%d: %s. Clocks and the class of play are not known until it is."),
                          fault.column, get_time_fault_words (fault.kind));
}

static char *
dup_late_fault (const BrgEventFault *fault, const BrgRulebook *rulebook)
{
  g_autofree char *article = brg_ui_dup_article (rulebook, fault->article);

  if (fault->kind == BRG_EVENT_FAULT_LATE_MISSING)
    /* Translators: %s is an article */
    return g_strdup_printf (_ ("The rule book requires a default time (%s)."), article);
  if (fault->kind == BRG_EVENT_FAULT_LATE_FIXED)
    /* Translators: a number of minutes, an article */
    return g_strdup_printf (
        _ ("The rule book allows %d minutes, whatever the regulations say (%s)."), fault->minutes,
        article);
  /* Translators: a number of minutes, an article */
  return g_strdup_printf (ngettext ("The default time may not exceed %d minute (%s).",
                                    "The default time may not exceed %d minutes (%s).",
                                    (gulong) fault->minutes),
                          fault->minutes, article);
}

static char *
dup_second_official (const BrgEventFault *fault, const BrgRulebook *rulebook)
{
  g_autofree char *article =
      fault->article != NULL ? brg_ui_dup_article (rulebook, fault->article) : NULL;
  const char *role = brg_names_get_role (fault->role);
  g_autofree char *head = g_utf8_substring (role, 0, 1);
  g_autofree char *small = g_utf8_strdown (head, -1);
  g_autofree char *inside = g_strconcat (small, role + strlen (head), NULL);
  g_autofree char *sentence =
      /* Translators: what somebody is at the event: "chief arbiter" */
      g_strdup_printf (_ ("There is already somebody with this role, and there is only one: %s."),
                       inside);

  /* Translators: a sentence, an article */
  return article != NULL ? g_strdup_printf (_ ("%s (%s)"), sentence, article)
                         : g_steal_pointer (&sentence);
}

char *
brg_names_dup_fault (const BrgEventFault *fault, const BrgRulebook *rulebook)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (fault != NULL && rulebook != NULL, NULL);

  switch (fault->kind)
    {
    case BRG_EVENT_FAULT_NAME:
      return g_strdup (_ ("The event needs a name."));
    case BRG_EVENT_FAULT_STARTS:
      return g_strdup (_ ("The first date is not valid: enter day, month and year."));
    case BRG_EVENT_FAULT_ENDS:
      return g_strdup (_ ("The last date is not valid: enter day, month and year."));
    case BRG_EVENT_FAULT_DAYS:
      return g_strdup (_ ("The last date is before the first."));
    case BRG_EVENT_FAULT_ROUNDS:
      return g_strdup (_ ("A Swiss needs at least one round."));
    case BRG_EVENT_FAULT_ODD_ROUNDS:
      return g_strdup (_ ("A match takes two rounds: the number of rounds must be even."));
    case BRG_EVENT_FAULT_BOARDS:
      /* Translators: the fewest and the most boards of a match between teams */
      return g_strdup_printf (_ ("A match has %d to %d boards."), BRG_EVENT_FORM_LEAST_BOARDS,
                              BRG_EVENT_FORM_MOST_BOARDS);
    case BRG_EVENT_FAULT_RESERVES:
      return g_strdup (_ ("Reserves start from a board that the match does not have."));
    case BRG_EVENT_FAULT_TIE_BREAK:
      name = brg_names_dup_criterion (fault->code, rulebook);
      /* Translators: %s is the name of a tie-break */
      return g_strdup_printf (_ ("“%s” cannot be used in this kind of tournament."), name);
    case BRG_EVENT_FAULT_LATE_MISSING:
    case BRG_EVENT_FAULT_LATE_TOO_LONG:
    case BRG_EVENT_FAULT_LATE_FIXED:
      return dup_late_fault (fault, rulebook);
    case BRG_EVENT_FAULT_OFFICIAL:
      return g_strdup (_ ("An official has no name."));
    case BRG_EVENT_FAULT_SECOND_OFFICIAL:
      return dup_second_official (fault, rulebook);
    case BRG_EVENT_FAULT_OFFICIAL_BIRTH:
      return g_strdup (_ ("Not a date. Write 17.05.2009 or 2009-05-17, or only the year."));
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
brg_names_dup_day (const char *day)
{
  int year;
  int month;
  int date;

  g_return_val_if_fail (day != NULL, NULL);

  if (strlen (day) == strlen ("YYYY-MM-DD") &&
      sscanf (day, "%4d-%2d-%2d", &year, &month, &date) == 3)
    return g_strdup_printf ("%02d.%02d.%04d", date, month, year);
  return g_strdup (day);
}
