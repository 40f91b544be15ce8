/* brg-meeting-breaks.c - the breaks between the games of micro-matches, counted from the result
 *
 * Rules: rus-draughts-2022 5.4.6
 * Tests: tests/app/test-meeting-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-breaks.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-meeting-games.h"
#include "brg-round-timer.h"

#define BREAK_MINUTES 5

/* How long the end of a break is told. */
#define TOLD_US (60 * G_USEC_PER_SEC)

/* A board as it was seen last. */
typedef struct
{
  gint n_entered;
  gint64 since_us; /* when its break began; -1 for none */
} Seen;

struct _BrgMeetingBreaks
{
  GHashTable *boards; /* row of a board -> Seen */
  gint64 group_id;    /* whose boards they are */
  gint round;
};

BrgMeetingBreaks *
brg_meeting_breaks_new (void)
{
  BrgMeetingBreaks *self = g_new0 (BrgMeetingBreaks, 1);

  self->boards = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  return self;
}

void
brg_meeting_breaks_free (BrgMeetingBreaks *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->boards);
  g_free (self);
}

/* rus-draughts-2022 5.4.6: of Russian draughts; draughts-64 is played by its rules (6.2). */
gint
brg_meeting_breaks_find_minutes (const BrgSnapshot *boards)
{
  BrgDiscipline discipline;

  g_return_val_if_fail (boards != NULL, 0);

  discipline = boards->event->discipline;
  return boards->group->meeting_games > 1 && !boards->group->is_postal &&
                 (discipline == BRG_DISCIPLINE_RUSSIAN || discipline == BRG_DISCIPLINE_DRAUGHTS64)
             ? BREAK_MINUTES
             : 0;
}

/* Games that are over, an adjourned one is not. */
static gint
count_over (const BrgSnapshot *boards, const BrgGame *game)
{
  gint n_games = boards->group->meeting_games;
  gint open = brg_meeting_games_find_open (game->white_games, n_games);

  return open > 0 ? open - 1 : n_games;
}

static void
follow_board (BrgMeetingBreaks *self, const BrgGame *game, gint n_entered, gint n_games, gint64 now)
{
  Seen *seen = g_hash_table_lookup (self->boards, &game->id);

  if (seen == NULL)
    {
      seen = g_new (Seen, 1);
      *seen = (Seen){ n_entered, -1 };
      g_hash_table_insert (self->boards, g_memdup2 (&game->id, sizeof game->id), seen);
      return;
    }
  if (n_entered != seen->n_entered)
    seen->since_us = n_entered > seen->n_entered && n_entered < n_games ? now : -1;
  seen->n_entered = n_entered;
}

void
brg_meeting_breaks_follow (BrgMeetingBreaks *self,
                           const BrgSnapshot *boards,
                           gint round,
                           gint64 now_us)
{
  const BrgRound *played;

  g_return_if_fail (self != NULL && boards != NULL);

  played = brg_snapshot_get_round (boards, round);
  if (boards->group->id != self->group_id || round != self->round)
    g_hash_table_remove_all (self->boards);
  self->group_id = boards->group->id;
  self->round = round;
  if (played == NULL || brg_meeting_breaks_find_minutes (boards) == 0)
    {
      g_hash_table_remove_all (self->boards);
      return;
    }
  for (guint i = 0; i < played->games->len; i++)
    {
      const BrgGame *game = &g_array_index (played->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        follow_board (self, game, count_over (boards, game), boards->group->meeting_games, now_us);
    }
}

gint
brg_meeting_breaks_get_left (const BrgMeetingBreaks *self, gint64 game_id, gint64 now_us)
{
  const Seen *seen;

  g_return_val_if_fail (self != NULL, 0);

  seen = g_hash_table_lookup (self->boards, &game_id);
  return seen != NULL && seen->since_us >= 0
             ? brg_round_timer_find_break (seen->since_us, BREAK_MINUTES, now_us)
             : 0;
}

static gint64
find_end (const Seen *seen)
{
  return seen->since_us + BREAK_MINUTES * 60 * G_USEC_PER_SEC;
}

static gboolean
is_told (const Seen *seen, gint64 now_us)
{
  return seen->since_us >= 0 && now_us >= find_end (seen) && now_us < find_end (seen) + TOLD_US;
}

gboolean
brg_meeting_breaks_is_counting (const BrgMeetingBreaks *self, gint64 now_us)
{
  GHashTableIter iter;
  gpointer value;

  g_return_val_if_fail (self != NULL, FALSE);

  g_hash_table_iter_init (&iter, self->boards);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Seen *seen = value;

      if (seen->since_us >= 0 && now_us < find_end (seen) + TOLD_US)
        return TRUE;
    }
  return FALSE;
}

void
brg_meeting_breaks_hush (BrgMeetingBreaks *self, gint64 now_us)
{
  GHashTableIter iter;
  gpointer value;

  g_return_if_fail (self != NULL);

  g_hash_table_iter_init (&iter, self->boards);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Seen *seen = value;

      if (is_told (seen, now_us))
        seen->since_us = -1;
    }
}

char *
brg_meeting_breaks_dup_call (const BrgMeetingBreaks *self,
                             const BrgSnapshot *boards,
                             gint round,
                             gint64 now_us)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const BrgRound *played;
  guint n_boards = 0;

  g_return_val_if_fail (self != NULL && boards != NULL, NULL);

  played = brg_snapshot_get_round (boards, round);
  for (guint i = 0; played != NULL && i < played->games->len; i++)
    {
      const BrgGame *game = &g_array_index (played->games, BrgGame, i);
      const Seen *seen = g_hash_table_lookup (self->boards, &game->id);
      g_autofree char *name = brg_board_label_new (game);

      if (seen != NULL && is_told (seen, now_us))
        g_string_append_printf (names, "%s%s", n_boards++ > 0 ? ", " : "", name);
    }
  if (n_boards == 0)
    return NULL;
  return g_strdup_printf (
      /* Translators: a call to the hall: numbers of boards, "3, 7" */
      ngettext ("The break is over on board %s: the next game begins.",
                "The break is over on boards %s: the next games begin.", n_boards),
      names->str);
}
