/* brg-boards-page-correct.c - the page of boards: a clock that was wrong, and who must write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-boards-page-private.h"
#include "brg-clock-sheet.h"
#include "brg-desk-clock.h"
#include "brg-desk-words.h"
#include "brg-record-duty.h"
#include "brg-ui-words.h"

static gint64
get_now (void)
{
  return g_get_real_time ();
}

/* "0:12:05 / 0:07:41" */
static char *
dup_readings (const gint seconds[2])
{
  g_autofree char *white = brg_desk_words_dup_time ((gint64) seconds[0] * 1000);
  g_autofree char *black = brg_desk_words_dup_time ((gint64) seconds[1] * 1000);

  return g_strdup_printf ("%s / %s", white, black);
}

/* What the journal keeps: readings before and after, and by which article. */
static char *
dup_detail (const BrgClockCorrectionQuery *query, const BrgClockCorrection *correction)
{
  g_autofree char *before = dup_readings (query->left_seconds);
  g_autofree char *after = dup_readings (correction->left_seconds);

  return g_strdup_printf ("%s → %s (%s)", before, after, correction->article);
}

static void
on_corrected (const BrgClockCorrectionQuery *query,
              const BrgClockCorrection *correction,
              gpointer data)
{
  BrgBoardsPage *self = data;
  g_autofree char *detail = dup_detail (query, correction);
  BrgStoredGame *record;
  BrgGameClock clock;

  if (self->game == NULL || !brg_boards_page_read_clock (self, &clock))
    return;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (correction->left_seconds[side - 1] != query->left_seconds[side - 1])
      brg_game_clock_correct (
          &clock, side,
          (gint64) (correction->left_seconds[side - 1] - query->left_seconds[side - 1]) * 1000,
          get_now ());
  record = brg_desk_game_dup_record (self->game);
  g_free (record->clock);
  record->clock = brg_desk_clock_write (&clock, get_now ());
  brg_boards_page_save_record (self, record,
                               correction->is_replaced ? BRG_GAME_CHANGE_CLOCK_REPLACE
                                                       : BRG_GAME_CHANGE_CLOCK_CORRECT,
                               detail, TRUE);
}

static void
fill_query (BrgBoardsPage *self, const BrgGameClock *clock, BrgClockCorrectionQuery *query)
{
  BrgDeskSurroundings around;
  guint white = brg_desk_node_count_moves (self->game->node, BRG_COLOUR_WHITE);
  guint black = brg_desk_node_count_moves (self->game->node, BRG_COLOUR_BLACK);

  brg_boards_page_get_around (self, &around);
  *query = (BrgClockCorrectionQuery){
    .rulebook = around.rulebook,
    .discipline = around.snapshot->event->discipline,
    .tempo = around.tempo,
    .clock = brg_boards_page_get_turn (self),
    .is_first_control = brg_game_clock_get_period (clock, BRG_COLOUR_WHITE) == 0 ||
                        brg_game_clock_get_period (clock, BRG_COLOUR_BLACK) == 0,
    .is_resumed = around.is_adjourned,
    .is_watched = around.is_watched,
    .moves = (gint) MIN (white, black),
  };
  for (guint i = 0; i < 2; i++)
    query->left_seconds[i] =
        (gint) (brg_game_clock_get_left_ms (clock, (BrgColour) (BRG_COLOUR_WHITE + i), get_now ()) /
                1000);
}

/* The clocks are stopped while the arbiter decides (fide-2023 6.11.1). */
void
brg_boards_page_correct_clock (BrgBoardsPage *self)
{
  BrgClockCorrectionQuery query;
  BrgGameClock clock;

  if (!brg_boards_page_may_act (self))
    return;
  brg_boards_page_stop_clock (self);
  if (!brg_boards_page_read_clock (self, &clock))
    {
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("This board has no clocks to correct. C sets them."));
      return;
    }
  fill_query (self, &clock, &query);
  brg_clock_sheet_present (
      GTK_WIDGET (self), &query,
      (const char *const[]){ self->names[BRG_COLOUR_WHITE], self->names[BRG_COLOUR_BLACK] },
      on_corrected, self);
}

static gboolean
must_write (BrgBoardsPage *self, const BrgGameClock *clock, BrgColour side, const char **article)
{
  const BrgTimeControl *control = &clock->control;
  guint period = brg_game_clock_get_period (clock, side);
  const BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  BrgTempo tempo = brg_time_control_classify (control, snapshot->event->rulebook,
                                              snapshot->event->discipline, NULL);

  return brg_record_duty_ask (
      snapshot->event->rulebook, snapshot->event->discipline, tempo,
      tempo == BRG_TEMPO_BLITZ && brg_boards_page_is_watched (self),
      brg_game_clock_get_left_ms (clock, side, get_now ()),
      control->phases[MIN (period, control->n_phases - 1)].increment_seconds, article);
}

/* Both alike, or one of them. */
static const char *
get_duty_text (gboolean white, gboolean black)
{
  if (white == black)
    return white ? _ ("Both record the moves") : _ ("Neither has to record the moves");
  return white ? _ ("White records the moves, Black need not")
               : _ ("Black records the moves, White need not");
}

void
brg_boards_page_show_duty (BrgBoardsPage *self, const BrgGameClock *clock)
{
  const char *articles[2];
  gboolean white;
  gboolean black;
  const char *article;
  g_autofree char *cited = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->duty_label), clock != NULL);
  if (clock == NULL)
    return;
  white = must_write (self, clock, BRG_COLOUR_WHITE, &articles[0]);
  black = must_write (self, clock, BRG_COLOUR_BLACK, &articles[1]);
  /* The article that frees somebody is the one to be quoted. */
  article = white && !black ? articles[1] : articles[0];
  cited = brg_ui_dup_article (brg_page_get_rulebook (BRG_PAGE (self)), article);
  /* Translators: who must write, the article */
  text = g_strdup_printf (_ ("%s (%s)"), get_duty_text (white, black), cited);
  brg_article_set_markup (self->duty_label, brg_page_get_rulebook (BRG_PAGE (self)), text, article);
}
