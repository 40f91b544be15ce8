/* brg-rounds-page-timer.c - the rounds page: the default time, its calls, and who is absent
 *
 * Rules: fide-2023 6.7.1; rus-draughts-2022 5.4.1.1, 5.4.4.1, 5.4.6; rus-chess-2014 23.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-absent-incidents.h"
#include "brg-absent-sheet.h"
#include "brg-absent-words.h"
#include "brg-next-step.h"
#include "brg-rounds-page-private.h"
#include "brg-shell.h"
#include "brg-store-incident-rows.h"
#include "brg-timetable-book.h"
#include "brg-ui-words.h"

/* How long it is told that the default time is over, in seconds. */
#define TOLD_SECONDS (15 * 60)

/* How long before the round the seconds are counted. */
#define COUNTED_SECONDS (60 * 60)

/* The round that comes next, paired or not; as long as it has not begun by the timetable. */
static gboolean
find_next (const BrgSnapshot *snapshot, gint *number, gint64 *start)
{
  *number = 1;
  for (guint i = 0; i < snapshot->rounds->len; i++)
    if (((const BrgRound *) snapshot->rounds->pdata[i])->state != BRG_ROUND_PLANNED)
      *number = ((const BrgRound *) snapshot->rounds->pdata[i])->number + 1;
  return brg_round_parse_start (brg_snapshot_get_round_start (snapshot, *number), start) &&
         g_get_real_time () < *start;
}

/* The timer of the round that is being played, else of the next one until it begins. Returns FALSE
 * where the timetable names no hour. */
static gboolean
read_timer (BrgRoundsPage *self, BrgRoundTimer *timer, gint *number)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgRound *round;
  gint64 start;

  /* rus-draughts-2022 10.3.2: by correspondence no round has an hour. */
  if (snapshot == NULL || snapshot->group->is_postal)
    return FALSE;
  *number = brg_snapshot_current_round (snapshot);
  round = brg_snapshot_get_round (snapshot, *number);
  if (round == NULL || round->state != BRG_ROUND_PUBLISHED)
    {
      if (!find_next (snapshot, number, &start))
        return FALSE;
    }
  else if (!brg_round_find_start (round, &start))
    return FALSE;
  brg_round_timer_read (start, brg_round_find_limit (snapshot), g_get_real_time (), timer);
  return TRUE;
}

char *
brg_rounds_page_dup_timer (BrgRoundsPage *self)
{
  BrgRoundTimer timer;
  gint number;

  return read_timer (self, &timer, &number) ? brg_round_timer_dup_words (&timer) : NULL;
}

/* rus-chess-2014 23.3, rus-draughts-2022 5.4.1.1: the book that wants the call before the round is
 * named with it. Takes @text. */
static char *
cite (const BrgRulebook *rulebook, const BrgRoundTimer *timer, char *text)
{
  g_autofree char *call = text;
  g_autofree char *article = NULL;

  if (call == NULL || rulebook->timetable == NULL || rulebook->timetable->call_article == NULL ||
      (timer->call != BRG_ROUND_CALL_SOON_FIVE && timer->call != BRG_ROUND_CALL_SOON_ONE))
    return g_steal_pointer (&call);
  article = brg_ui_dup_article (rulebook, rulebook->timetable->call_article);
  return g_strdup_printf ("%s (%s)", call, article);
}

/* The call that is due in words; NULL when none is, or when it was closed. */
static char *
dup_call (BrgRoundsPage *self, const BrgRoundTimer *timer, gint number)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  BrgRoundCounts counts = brg_round_counts_find (snapshot, number);
  gint limit = brg_round_find_limit (snapshot);

  if (timer->call <= self->closed_call && self->called_round == number)
    return NULL;
  if (timer->call == BRG_ROUND_CALL_OVER && timer->since_start > limit * 60 + TOLD_SECONDS)
    return NULL;
  return cite (snapshot->event->rulebook, timer,
               brg_round_timer_dup_call (timer, counts.n_missing));
}

/* An alert is not named by its text: what changes here is read out. */
static void
show_call (BrgRoundsPage *self, const char *text, gboolean has_begun, gboolean is_over)
{
  gtk_widget_set_visible (self->call_box, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->absent_button), has_begun);
  if (text == NULL || g_strcmp0 (gtk_label_get_text (self->call_label), text) == 0)
    return;
  gtk_label_set_text (self->call_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->call_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_remove_css_class (self->call_box, is_over ? "warn" : "error");
  gtk_widget_add_css_class (self->call_box, is_over ? "error" : "warn");
}

static gboolean
on_second (gpointer data)
{
  BrgRoundsPage *self = data;

  self->timer_source = 0;
  brg_rounds_page_update_timer (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  return G_SOURCE_REMOVE;
}

/* Every second while the default time runs, once a minute while it waits or is told. */
static guint
find_pause (const BrgRoundTimer *timer)
{
  if (timer->call == BRG_ROUND_CALL_OVER)
    return timer->since_start < 24 * 3600 ? 60 : 0;
  if (timer->left < 0 && timer->since_start >= 0)
    return 0;
  /* An hour before it the seconds are told. */
  return -timer->since_start > COUNTED_SECONDS
             ? (guint) CLAMP (-timer->since_start - COUNTED_SECONDS, 1, 60)
             : 1;
}

/* rus-draughts-2022 5.4.6: rows and pane count the break between two games; its end is called.
 * Returns: (transfer full) (nullable): the call */
static char *
update_breaks (BrgRoundsPage *self, gboolean *is_counting)
{
  BrgSnapshot *boards = brg_rounds_page_get_boards (self);
  gint64 now = g_get_real_time ();
  gboolean was_counting = self->counts_breaks;
  gint round = boards != NULL ? brg_snapshot_current_round (boards) : 0;

  const BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));

  *is_counting = FALSE;
  if (boards == NULL)
    return NULL;
  /* Rows of another file have the same numbers. */
  if (store != self->breaks_store)
    {
      brg_meeting_breaks_free (self->breaks);
      self->breaks = brg_meeting_breaks_new ();
      self->breaks_store = store;
    }
  brg_meeting_breaks_follow (self->breaks, boards, round, now);
  *is_counting = self->counts_breaks = brg_meeting_breaks_is_counting (self->breaks, now);
  if (was_counting || self->counts_breaks)
    {
      brg_rounds_page_show_columns (self);
      brg_rounds_page_update (self);
    }
  return brg_meeting_breaks_dup_call (self->breaks, boards, round, now);
}

void
brg_rounds_page_update_timer (BrgRoundsPage *self)
{
  gboolean is_counting;
  g_autofree char *ended = update_breaks (self, &is_counting);
  g_autofree char *call = NULL;
  BrgRoundTimer timer = { .call = BRG_ROUND_CALL_NONE };
  gint number = 0;
  guint pause = 0;

  g_clear_handle_id (&self->timer_source, g_source_remove);
  if (read_timer (self, &timer, &number))
    {
      call = dup_call (self, &timer, number);
      pause = find_pause (&timer);
    }
  if (call == NULL && ended != NULL)
    show_call (self, ended, FALSE, FALSE);
  else
    show_call (self, call, timer.call >= BRG_ROUND_CALL_START, timer.call == BRG_ROUND_CALL_OVER);
  if (is_counting)
    pause = 1;
  if (pause > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->timer_source = g_timeout_add_seconds (pause, on_second, self);
}

/* Who was absent or came late before is read again, with what the log has of it. */
static BrgAbsentDraft *
load_absent (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  BrgAbsentDraft *draft = brg_absent_draft_new (snapshot, self->round);
  g_autoptr (GArray) attendance =
      brg_store_list_attendance (store, snapshot->group->id, self->round, NULL);
  g_autoptr (GPtrArray) log = brg_store_list_incidents (store, snapshot->event->id, NULL);

  if (attendance != NULL)
    brg_absent_draft_set_attendance (draft, attendance);
  if (log != NULL)
    brg_absent_draft_set_log (draft, log);
  return draft;
}

void
brg_rounds_page_show_absent (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);

  if (snapshot == NULL || brg_snapshot_get_round (snapshot, self->round) == NULL)
    return;
  g_clear_pointer (&self->absent, brg_absent_draft_free);
  self->absent = load_absent (self, snapshot);
  brg_absent_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->absent, self->round);
}

/* From the banner it is the round that is being played. */
static void
on_absent_clicked (BrgRoundsPage *self)
{
  brg_rounds_page_show_round (self,
                              brg_snapshot_current_round (brg_page_get_snapshot (BRG_PAGE (self))));
  brg_rounds_page_show_absent (self);
}

static void
on_call_closed (BrgRoundsPage *self)
{
  BrgRoundTimer timer;
  gint number;

  if (read_timer (self, &timer, &number))
    {
      self->closed_call = timer.call;
      self->called_round = number;
    }
  brg_meeting_breaks_hush (self->breaks, g_get_real_time ());
  brg_rounds_page_update_timer (self);
  brg_rounds_page_focus_row (self);
}

void
brg_rounds_page_setup_timer (BrgRoundsPage *self)
{
  self->breaks = brg_meeting_breaks_new ();
  g_signal_connect_swapped (self->absent_button, "clicked", G_CALLBACK (on_absent_clicked), self);
  g_signal_connect_swapped (self->call_close, "clicked", G_CALLBACK (on_call_closed), self);
  g_signal_connect_swapped (self, "map", G_CALLBACK (brg_rounds_page_update_timer), self);
}

void
brg_rounds_page_clear_timer (BrgRoundsPage *self)
{
  g_clear_handle_id (&self->timer_source, g_source_remove);
  g_clear_pointer (&self->absent, brg_absent_draft_free);
  g_clear_pointer (&self->breaks, brg_meeting_breaks_free);
}
