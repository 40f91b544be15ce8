/* brg-protest-words.c - protests in words, for the window
 *
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-words.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-incident-log.h"
#include "brg-name-words.h"
#include "brg-protest-time.h"
#include "brg-result-text.h"
#include "brg-said-words.h"

static GDateTime *
get_local (const BrgProtestDesk *desk, gint64 seconds)
{
  g_autofree char *utc = brg_protest_time_dup (seconds);

  return brg_date_words_moment (utc, desk->snapshot->event->zone);
}

char *
brg_protest_words_dup_hour (const BrgProtestDesk *desk, gint64 seconds, gint64 now)
{
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) today = NULL;

  g_return_val_if_fail (desk != NULL, NULL);

  local = get_local (desk, seconds);
  today = get_local (desk, now);
  if (local == NULL)
    return g_strdup ("");
  if (today != NULL && g_date_time_get_year (local) == g_date_time_get_year (today) &&
      g_date_time_get_day_of_year (local) == g_date_time_get_day_of_year (today))
    return g_date_time_format (local, "%H:%M");
  return g_date_time_format (local, "%d.%m.%Y %H:%M");
}

gint64
brg_protest_words_parse_local (const BrgProtestDesk *desk, const char *text, gint64 now)
{
  g_autoptr (GDateTime) today = NULL;
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (desk != NULL && text != NULL, 0);

  today = get_local (desk, now);
  if (today == NULL)
    return 0;
  time = brg_date_words_read_moment (text, desk->snapshot->event->zone, today);
  return time != NULL ? g_date_time_to_unix (time) : 0;
}

char *
brg_protest_words_dup_span (gint64 seconds)
{
  gint minutes = (gint) MAX ((seconds + 59) / 60, 1);
  gint hours = minutes / 60;

  if (hours >= 48)
    /* Translators: days and hours, as short as possible */
    return g_strdup_printf (_ ("%d d %d h"), hours / 24, hours % 24);
  if (hours > 0)
    /* Translators: hours and minutes, as short as possible */
    return g_strdup_printf (_ ("%d h %d min"), hours, minutes % 60);
  /* Translators: minutes, as short as possible */
  return g_strdup_printf (_ ("%d min"), minutes);
}

char *
brg_protest_words_dup_name (const BrgProtestDesk *desk, gint64 entry_id)
{
  const BrgSnapshot *boards;
  gint index;

  g_return_val_if_fail (desk != NULL, NULL);

  index = brg_snapshot_find_entry (desk->snapshot, entry_id);
  if (index != BRG_NOBODY)
    return brg_name_words_dup (desk->snapshot, index, BRG_NAME_PLAIN, NULL);
  boards = brg_snapshot_get_boards (desk->snapshot);
  index = brg_snapshot_find_entry (boards, entry_id);
  return index != BRG_NOBODY ? brg_name_words_dup (boards, index, BRG_NAME_PLAIN, NULL)
                             : g_strdup ("");
}

char *
brg_protest_words_dup_title (const BrgProtestDesk *desk G_GNUC_UNUSED, const BrgProtest *protest)
{
  g_return_val_if_fail (protest != NULL, NULL);

  return g_strdup_printf (protest->appeal_of_id != 0
                              /* Translators: number of an appeal */
                              ? _ ("Appeal no. %d")
                              /* Translators: number of a protest */
                              : _ ("Protest no. %d"),
                          protest->number);
}

char *
brg_protest_words_dup_matter (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  g_autofree char *name = NULL;
  g_autofree char *board = NULL;

  g_return_val_if_fail (desk != NULL && protest != NULL, NULL);

  name = brg_protest_words_dup_name (desk, protest->entry_id);
  if (protest->round == 0)
    return g_steal_pointer (&name);
  if (protest->board == 0)
    /* Translators: number of a round, name of who protests */
    return g_strdup_printf (_ ("round %d, %s"), protest->round, name);
  board = brg_board_label_of_number (desk->snapshot, protest->board);
  /* Translators: number of a round, of a board, name of who protests */
  return g_strdup_printf (_ ("round %d, board %s, %s"), protest->round, board, name);
}

char *
brg_protest_words_dup_countdown (const BrgProtestDesk *desk,
                                 const BrgProtest *protest,
                                 gint64 now,
                                 gboolean *is_over)
{
  gint64 decide_by;
  g_autofree char *title = NULL;
  g_autofree char *matter = NULL;
  g_autofree char *hour = NULL;
  g_autofree char *span = NULL;

  g_return_val_if_fail (desk != NULL && protest != NULL && is_over != NULL, NULL);

  decide_by = brg_protest_time_parse (protest->decide_by);
  title = brg_protest_words_dup_title (desk, protest);
  matter = brg_protest_words_dup_matter (desk, protest);
  *is_over = decide_by != 0 && now > decide_by;
  if (decide_by == 0)
    /* Translators: "Protest no. 1", "round 4, board 31, Petrov" */
    return g_strdup_printf (_ ("%s, %s: not decided yet"), title, matter);
  hour = brg_protest_words_dup_hour (desk, decide_by, now);
  span = brg_protest_words_dup_span (ABS (decide_by - now));
  if (*is_over)
    /* Translators: "Protest no. 1", "round 4, board 31, Petrov", "18:05", "3 h 33 min" */
    return g_strdup_printf (_ ("%s, %s: decision was due by %s, %s overdue"), title, matter, hour,
                            span);
  /* Translators: "Protest no. 1", "round 4, board 31, Petrov", "18:05", "3 h 33 min" */
  return g_strdup_printf (_ ("%s, %s: decide by %s, %s left"), title, matter, hour, span);
}

static char *
dup_running (const BrgProtestDesk *desk, gint round, gint64 at, gint64 now)
{
  g_autofree char *hour = brg_protest_words_dup_hour (desk, at, now);
  g_autofree char *span = brg_protest_words_dup_span (ABS (at - now));

  if (now > at)
    /* Translators: number of a round, "18:05" */
    return g_strdup_printf (_ ("Protests about round %d: the time ran out at %s."), round, hour);
  /* Translators: number of a round, "18:05", "33 min" */
  return g_strdup_printf (_ ("Protests about round %d: until %s, %s left."), round, hour, span);
}

char *
brg_protest_words_dup_window (const BrgProtestDesk *desk, gint round, gint64 now)
{
  BrgProtestDeadline deadline;

  g_return_val_if_fail (desk != NULL, NULL);

  brg_protest_desk_find_deadline (desk, round, &deadline);
  if (deadline.state == BRG_DEADLINE_UNSAID)
    return g_strdup (_ ("The regulations must set the time limit for protests."));
  if (deadline.state == BRG_DEADLINE_RUNS)
    return dup_running (desk, round, deadline.at, now);
  if (deadline.term == BRG_TERM_NEXT_ROUND)
    /* Translators: number of a round */
    return g_strdup_printf (_ ("Protests about round %d: until the next round starts."), round);
  return g_strdup_printf (
      /* Translators: number of minutes, of a round */
      ngettext ("Protests: %d minute after the end of round %d, which is being played.",
                "Protests: %d minutes after the end of round %d, which is being played.",
                (gulong) deadline.minutes),
      deadline.minutes, round);
}

char *
brg_protest_words_dup_appeal_window (const BrgProtestDesk *desk,
                                     const BrgProtest *appeal,
                                     gint64 now)
{
  gint64 at;
  g_autofree char *hour = NULL;
  g_autofree char *span = NULL;

  g_return_val_if_fail (desk != NULL && appeal != NULL, NULL);

  at = brg_protest_time_parse (appeal->due_at);
  if (at == 0)
    return g_strdup (_ ("The regulations must set the time limit for appeals."));
  hour = brg_protest_words_dup_hour (desk, at, now);
  span = brg_protest_words_dup_span (ABS (at - now));
  if (now > at)
    /* Translators: "18:05" */
    return g_strdup_printf (_ ("Appeals: the time ran out at %s."), hour);
  /* Translators: "18:05", "33 min" */
  return g_strdup_printf (_ ("Appeals: until %s, %s left."), hour, span);
}

const char *
brg_protest_words_get_decision (BrgProtestDecision decision)
{
  static const char *const names[BRG_N_PROTEST_DECISIONS] = {
    [BRG_PROTEST_OPEN] = NC_ ("protest", "open"),
    [BRG_PROTEST_UPHELD] = NC_ ("protest", "upheld"),
    [BRG_PROTEST_PARTLY] = NC_ ("protest", "upheld in part"),
    [BRG_PROTEST_REJECTED] = NC_ ("protest", "rejected"),
    [BRG_PROTEST_REFUSED] = NC_ ("protest", "not considered"),
    [BRG_PROTEST_WITHDRAWN] = NC_ ("protest", "withdrawn"),
  };

  g_return_val_if_fail (decision < BRG_N_PROTEST_DECISIONS, "");

  return brg_said_words_context ("protest", names[decision]);
}

const char *
brg_protest_words_get_body (BrgProtestBody body)
{
  switch (body)
    {
    case BRG_DECIDED_BY_ARBITER:
      return _ ("Chief arbiter");
    case BRG_DECIDED_BY_COMMITTEE:
      return _ ("Appeals committee");
    case BRG_DECIDED_BY_ORGANISER:
    default:
      return _ ("Organising body");
    }
}

const char *
brg_protest_words_get_filer (BrgProtestFiler filer)
{
  switch (filer)
    {
    case BRG_FILED_BY_PLAYER:
      return C_ ("protest", "Player");
    case BRG_FILED_BY_REPRESENTATIVE:
      return C_ ("protest", "Representative");
    case BRG_FILED_BY_CAPTAIN:
    default:
      return C_ ("protest", "Team captain");
    }
}

const char *
brg_protest_words_get_role (BrgCommitteeRole role)
{
  switch (role)
    {
    case BRG_COMMITTEE_CHAIR:
      return C_ ("committee", "Chair");
    case BRG_COMMITTEE_MEMBER:
      return C_ ("committee", "Member");
    case BRG_COMMITTEE_RESERVE:
    default:
      return C_ ("committee", "Reserve");
    }
}

char *
brg_protest_words_dup_result (const BrgProtestDesk *desk, const char *text)
{
  BrgOutcome white;
  BrgOutcome black;

  g_return_val_if_fail (desk != NULL && text != NULL, NULL);

  if (!brg_incident_result_from_text (text, &white, &black) || white == BRG_OUTCOME_NONE)
    return g_strdup ("–");
  return brg_result_dup_text (&desk->snapshot->group->scoring, white, black);
}
