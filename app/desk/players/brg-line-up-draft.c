/* brg-line-up-draft.c - a line-up that is being put together
 *
 * Rules: rus-draughts-2022 5.4.9.2, 5.4.9.3, 5.4.9.4
 * Tests: tests/app/test-line-up-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-line-up-draft.h"

#include <glib/gi18n.h>

#include "brg-article-words.h"
#include "brg-article.h"
#include "brg-board.h"
#include "brg-date-words.h"
#include "brg-match.h"
#include "brg-player-list.h"
#include "brg-snapshot-teams.h"

/* rus-draughts-2022 5.4.9.2: a line-up is handed in not later than 15 minutes before the round. */
#define MINUTES_BEFORE 15

#define TOO_FEW_ARTICLE "rus-draughts-2022 5.4.9.4"

static const BrgGame *
get_match (const BrgLineUpDraft *self)
{
  return brg_board_get_game (self->snapshot, self->round, self->match);
}

/* Who of the team sits where in a round. Returns whether the team has a match then. */
static gboolean
read_seats (const BrgLineUpDraft *self, gint round, gint *places)
{
  gint n_players;
  gint first = brg_snapshot_find_players (self->snapshot, self->team, &n_players);

  if (!brg_snapshot_get_line_up (self->snapshot, self->team, round, places))
    return FALSE;
  for (gint i = 0; i < self->regulations.n_boards; i++)
    places[i] = places[i] != BRG_NOBODY ? places[i] - first + 1 : 0;
  return TRUE;
}

static void
read_locked (BrgLineUpDraft *self)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (self->snapshot->players, self->round, i)) != NULL;
       i++)
    if (game->match_id == get_match (self)->id && game->black != BRG_NOBODY &&
        game->white_outcome != BRG_OUTCOME_NONE)
      self->is_locked[game->match_board - 1] = TRUE;
}

/* The application, by places; whoever left is not there. */
static void
add_players (BrgLineUpDraft *self)
{
  gint n_players;
  gint first = brg_snapshot_find_players (self->snapshot, self->team, &n_players);

  for (gint place = 1; place <= n_players; place++)
    {
      gint index = first + place - 1;
      BrgLineUpPlayer player = { .player = index,
                                 .place = place,
                                 .is_reserve = place > self->regulations.n_boards };

      /* fide-2023 12.9.8: who is excluded from the round does not play in it either */
      player.is_present =
          brg_snapshot_get_entry (self->snapshot->players, index)->left_after >= self->round &&
          brg_player_list_get_absence (self->snapshot->players, index, self->round) ==
              BRG_OUTCOME_NONE;
      g_array_append_val (self->players, player);
    }
}

static const char *
find_filed (const BrgSnapshot *snapshot, gint team, gint round)
{
  for (guint i = 0; i < snapshot->line_ups->len; i++)
    {
      const BrgLineUp *line_up = &g_array_index (snapshot->line_ups, BrgLineUp, i);

      if (line_up->team == team && line_up->round == round)
        return line_up->filed_at;
    }
  return "";
}

BrgLineUpDraft *
brg_line_up_draft_new (BrgSnapshot *snapshot, gint round, gint match, guint side)
{
  const BrgGame *game;
  BrgLineUpDraft *self;
  gsize n_boards;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL && side < 2, NULL);

  game = brg_board_get_game (snapshot, round, match);
  g_return_val_if_fail (game != NULL && game->black != BRG_NOBODY, NULL);
  n_boards = (gsize) snapshot->group->boards;
  self = g_new0 (BrgLineUpDraft, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = round;
  self->match = match;
  self->team = side == 0 ? game->white : game->black;
  self->other = side == 0 ? game->black : game->white;
  self->first_board = side == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  self->regulations = brg_group_get_line_up_regulations (snapshot->group);
  self->players = g_array_new (FALSE, FALSE, sizeof (BrgLineUpPlayer));
  self->stored = g_new0 (gint, n_boards);
  self->is_locked = g_new0 (gboolean, n_boards);
  add_players (self);
  read_seats (self, round, self->stored);
  read_locked (self);
  self->wanted = g_memdup2 (self->stored, n_boards * sizeof (gint));
  self->places = g_memdup2 (self->stored, n_boards * sizeof (gint));
  self->filed_at = find_filed (snapshot, self->team, round);
  return self;
}

void
brg_line_up_draft_free (BrgLineUpDraft *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->players);
  g_free (self->stored);
  g_free (self->wanted);
  g_free (self->places);
  g_free (self->is_locked);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

static BrgLineUpPlayer *
find_player (const BrgLineUpDraft *self, gint place)
{
  return place >= 1 && place <= (gint) self->players->len
             ? &g_array_index (self->players, BrgLineUpPlayer, place - 1)
             : NULL;
}

const BrgEntry *
brg_line_up_draft_get_player (const BrgLineUpDraft *self, gint place)
{
  const BrgLineUpPlayer *player;

  g_return_val_if_fail (self != NULL, NULL);

  player = find_player (self, place);
  return player != NULL ? brg_snapshot_get_entry (self->snapshot->players, player->player) : NULL;
}

BrgColour
brg_line_up_draft_get_colour (const BrgLineUpDraft *self, gint board)
{
  g_return_val_if_fail (self != NULL, BRG_COLOUR_NONE);

  return brg_match_colour (board, self->first_board, self->regulations.one_colour);
}

/* Index of the board where he sits, -1 for none. */
static gint
find_seat (const BrgLineUpDraft *self, gint place)
{
  for (gint i = 0; place > 0 && i < self->regulations.n_boards; i++)
    if (self->places[i] == place)
      return i;
  return -1;
}

static void
remember (BrgLineUpDraft *self)
{
  memcpy (self->wanted, self->places, (gsize) self->regulations.n_boards * sizeof (gint));
}

gboolean
brg_line_up_draft_seat (BrgLineUpDraft *self, gint board, gint place)
{
  BrgLineUpPlayer *player;
  gint from;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (board >= 1 && board <= self->regulations.n_boards, FALSE);

  player = find_player (self, place);
  from = find_seat (self, place);
  if (self->is_locked[board - 1] || (from >= 0 && self->is_locked[from]) ||
      (place != 0 && player == NULL))
    return FALSE;
  if (from >= 0)
    self->places[from] = self->places[board - 1];
  self->places[board - 1] = place;
  if (player != NULL)
    player->is_present = TRUE;
  remember (self);
  return TRUE;
}

/* Where a result is in, nobody is moved; nor does he sit anywhere else. */
static void
keep_locked (BrgLineUpDraft *self)
{
  for (gint i = 0; i < self->regulations.n_boards; i++)
    {
      gint other;

      if (!self->is_locked[i])
        continue;
      self->places[i] = 0;
      other = find_seat (self, self->stored[i]);
      if (other >= 0)
        self->places[other] = 0;
      self->places[i] = self->stored[i];
    }
}

static void
fill (BrgLineUpDraft *self)
{
  gint n_players = (gint) self->players->len;
  g_autofree gboolean *present = g_new0 (gboolean, MAX (n_players, 1));

  for (gint i = 0; i < n_players; i++)
    present[i] = g_array_index (self->players, BrgLineUpPlayer, i).is_present;
  brg_line_up_fill (&self->regulations, self->wanted, present, n_players, self->places);
  keep_locked (self);
}

void
brg_line_up_draft_set_present (BrgLineUpDraft *self, gint place, gboolean is_present)
{
  BrgLineUpPlayer *player;

  g_return_if_fail (self != NULL);

  player = find_player (self, place);
  if (player == NULL || player->is_present == is_present)
    return;
  player->is_present = is_present;
  fill (self);
}

void
brg_line_up_draft_reset (BrgLineUpDraft *self)
{
  g_autofree gint *first = NULL;
  gboolean has_first;

  g_return_if_fail (self != NULL);

  first = g_new0 (gint, (gsize) self->regulations.n_boards);
  has_first = self->round > 1 && read_seats (self, 1, first);
  for (guint i = 0; i < self->players->len; i++)
    g_array_index (self->players, BrgLineUpPlayer, i).is_present =
        brg_line_up_draft_get_player (self, (gint) i + 1)->left_after >= self->round;
  /* rus-draughts-2022 5.4.9.2: without a line-up the boards are those of the first round. */
  brg_line_up_default (&self->regulations, has_first ? first : NULL, (gint) self->players->len,
                       self->wanted);
  fill (self);
}

gboolean
brg_line_up_draft_is_changed (const BrgLineUpDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return memcmp (self->stored, self->places, (gsize) self->regulations.n_boards * sizeof (gint)) !=
         0;
}

gint
brg_line_up_draft_count_present (const BrgLineUpDraft *self)
{
  gint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->players->len; i++)
    count += g_array_index (self->players, BrgLineUpPlayer, i).is_present;
  return count;
}

/* A sentence with the article, where the book of the event has it. */
static char *
cite (const BrgLineUpDraft *self, const BrgWords *words, char *sentence, const char *article)
{
  g_autofree char *owned = sentence;
  g_autofree char *cited = NULL;

  if (!brg_article_is_of (self->snapshot->event->rulebook, article))
    return g_steal_pointer (&owned);
  cited = brg_article_words_beside (words, self->snapshot->event->rulebook, article);
  return g_strdup_printf ("%s %s", owned, cited);
}

static char *
dup_fault (const BrgLineUpDraft *self, const BrgLineUpFault *fault)
{
  const BrgEntry *player = brg_line_up_draft_get_player (self, fault->place);
  g_autofree char *name = player != NULL ? brg_entry_dup_name (player) : g_strdup ("");

  switch (fault->kind)
    {
    case BRG_LINE_UP_FAULT_TWICE:
      /* Translators: board of a match, a player */
      return g_strdup_printf (_ ("Board %d: %s is already on another board."), fault->board, name);
    case BRG_LINE_UP_FAULT_NOT_HIS_BOARD:
      /* Translators: board of a match, a player, the board he is tied to */
      return g_strdup_printf (_ ("Board %d: %s is fixed on board %d."), fault->board, name,
                              fault->place);
    case BRG_LINE_UP_FAULT_RESERVE_BOARD:
      /* Translators: board of a match, a reserve, the first board on which he may play */
      return g_strdup_printf (_ ("Board %d: the reserve %s may play from board %d down."),
                              fault->board, name, self->regulations.reserve_from);
    case BRG_LINE_UP_FAULT_OUT_OF_ORDER:
      /* Translators: board of a match, a player */
      return g_strdup_printf (
          _ ("Board %d: %s is listed in the entry above a player on a higher board."), fault->board,
          name);
    case BRG_LINE_UP_FAULT_GAP:
      /* Translators: board of a match */
      return g_strdup_printf (_ ("Board %d is empty: the players below move up."), fault->board);
    case BRG_LINE_UP_FAULT_UNKNOWN:
    default:
      /* Translators: board of a match */
      return g_strdup_printf (_ ("Board %d: no such player in the team."), fault->board);
    }
}

GPtrArray *
brg_line_up_draft_dup_faults (const BrgLineUpDraft *self, const BrgWords *words)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) faults = NULL;

  g_return_val_if_fail (self != NULL && words != NULL, sentences);

  faults = brg_line_up_check (&self->regulations, self->places, (gint) self->players->len);
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgLineUpFault *fault = &g_array_index (faults, BrgLineUpFault, i);

      g_ptr_array_add (sentences, cite (self, words, dup_fault (self, fault), fault->article));
    }
  return sentences;
}

char *
brg_line_up_draft_dup_refusal (const BrgLineUpDraft *self, const BrgWords *words)
{
  gint n_present;

  g_return_val_if_fail (self != NULL && words != NULL, NULL);

  n_present = brg_line_up_draft_count_present (self);
  /* rus-draughts-2022 5.4.9.4: less than half and less than two: the team does not play. */
  if (brg_team_may_play (n_present, self->regulations.n_boards))
    return NULL;
  return cite (self, words,
               g_strdup_printf (
                   /* Translators: how many of a team have come, how many boards there are */
                   ngettext ("%d player present for %d boards: the team may not play and loses "
                             "the match.",
                             "%d players present for %d boards: the team may not play and "
                             "loses the match.",
                             (gulong) n_present),
                   n_present, self->regulations.n_boards),
               TOO_FEW_ARTICLE);
}

gint64 *
brg_line_up_draft_dup_ids (const BrgLineUpDraft *self)
{
  gint64 *ids;

  g_return_val_if_fail (self != NULL, NULL);

  ids = g_new0 (gint64, (gsize) self->regulations.n_boards);
  for (gint i = 0; i < self->regulations.n_boards; i++)
    {
      const BrgEntry *player = brg_line_up_draft_get_player (self, self->places[i]);

      ids[i] = player != NULL ? player->id : 0;
    }
  return ids;
}

BrgLineUpTime
brg_line_up_time_find (const BrgRound *round, GDateTime *now, gint *minutes)
{
  g_autoptr (GDateTime) start = NULL;
  g_autoptr (GDateTime) deadline = NULL;
  GTimeSpan left;

  g_return_val_if_fail (round != NULL && now != NULL && minutes != NULL, BRG_LINE_UP_TIME_UNKNOWN);

  *minutes = 0;
  start = brg_date_words_moment (round->starts_at, "");
  if (start == NULL)
    return BRG_LINE_UP_TIME_UNKNOWN;
  deadline = g_date_time_add_minutes (start, -MINUTES_BEFORE);
  left = g_date_time_difference (deadline, now);
  *minutes = (gint) (ABS (left) / G_TIME_SPAN_MINUTE);
  return left >= 0 ? BRG_LINE_UP_IN_TIME : BRG_LINE_UP_LATE;
}
