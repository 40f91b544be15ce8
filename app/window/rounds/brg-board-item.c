/* brg-board-item.c - a board of a round in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-item.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-meeting-words.h"
#include "brg-meetings.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-result-text.h"
#include "brg-ui-words.h"

struct _BrgBoardItem
{
  BrgRowItem parent_instance;

  gint index; /* -1 for a padding and for a match */
  gint round;
  char *label;
  char *code; /* of the game by correspondence; NULL at the board */
  char *state_of_letters;
  BrgTeamMatch match; /* without a number when it is none */
  BrgGame game;
  BrgBoardState state;
  BrgBoardSide white;
  BrgBoardSide black;
  char *result;
  char *rating_result;
  char *meeting;
  char *meeting_line;
  gboolean is_meeting_open;
  BrgBoardMarks marks;
  char *second;
};

G_DEFINE_FINAL_TYPE (BrgBoardItem, brg_board_item, BRG_TYPE_ROW_ITEM)

static void
clear_side (BrgBoardSide *side)
{
  g_clear_pointer (&side->number, g_free);
  g_clear_pointer (&side->name, g_free);
  g_clear_pointer (&side->title, g_free);
  g_clear_pointer (&side->federation, g_free);
  g_clear_pointer (&side->points, g_free);
}

static void
brg_board_item_finalize (GObject *object)
{
  BrgBoardItem *self = BRG_BOARD_ITEM (object);

  clear_side (&self->white);
  clear_side (&self->black);
  g_free (self->label);
  g_free (self->code);
  g_free (self->state_of_letters);
  g_free (self->result);
  g_free (self->rating_result);
  g_free (self->meeting);
  g_free (self->meeting_line);
  g_free (self->second);
  G_OBJECT_CLASS (brg_board_item_parent_class)->finalize (object);
}

static void
brg_board_item_class_init (BrgBoardItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = brg_board_item_finalize;
}

static void
init_side (BrgBoardSide *side)
{
  side->entry = BRG_NOBODY;
  side->number = g_strdup ("");
  side->name = g_strdup ("");
  side->title = g_strdup ("");
  side->federation = g_strdup ("");
  side->points = g_strdup ("");
}

static void
brg_board_item_init (BrgBoardItem *self)
{
  self->index = -1;
  self->label = g_strdup ("");
  self->state_of_letters = g_strdup ("");
  self->result = g_strdup ("");
  self->rating_result = g_strdup ("");
  self->meeting = g_strdup ("");
  self->meeting_line = g_strdup ("");
  init_side (&self->white);
  init_side (&self->black);
}

BrgBoardItem *
brg_board_item_new (void)
{
  return g_object_new (BRG_TYPE_BOARD_ITEM, NULL);
}

/* Takes @text when it differs. */
static gboolean
take (char **place, char *text)
{
  if (g_strcmp0 (*place, text) == 0)
    {
      g_free (text);
      return FALSE;
    }
  g_free (*place);
  *place = text;
  return TRUE;
}

/* Players of a team have no number of their own. */
static gint
find_number (const BrgSnapshot *teams, const BrgEntry *player, gint entry)
{
  gint team = teams != NULL ? brg_team_find_of_player (teams, entry) : -1;

  return team >= 0 ? brg_snapshot_get_entry (teams, team)->number : player->number;
}

static gboolean
show_side (BrgBoardSide *side,
           const BrgSnapshot *snapshot,
           gint entry,
           const gint *points,
           const BrgSnapshot *teams)
{
  const BrgEntry *player;
  gboolean changed = FALSE;

  side->entry = entry;
  if (entry == BRG_NOBODY)
    {
      changed |= take (&side->number, g_strdup (""));
      changed |= take (&side->name, g_strdup (""));
      changed |= take (&side->title, g_strdup (""));
      changed |= take (&side->federation, g_strdup (""));
      changed |= take (&side->points, g_strdup (""));
      return changed;
    }
  player = brg_snapshot_get_entry (snapshot, entry);
  changed |= take (&side->number, g_strdup_printf ("%d", find_number (teams, player, entry)));
  changed |= take (&side->name, brg_name_words_dup (snapshot, entry, BRG_NAME_PLAIN, NULL));
  changed |= take (&side->title, g_strdup (player->title));
  changed |= take (&side->federation, g_strdup (player->federation));
  changed |= take (&side->points, brg_points_to_figures (points[entry]));
  return changed;
}

/* A bye shows what it is worth; a missing or adjourned game nothing. */
static char *
dup_result (const BrgScoring *scoring, const BrgGame *game)
{
  if (game->black == BRG_NOBODY)
    return brg_outcome_dup_mark (scoring, game->white_outcome);
  return brg_result_dup_text (scoring, game->white_outcome, game->black_outcome);
}

static gboolean
show_meeting (BrgBoardItem *self,
              const BrgSnapshot *snapshot,
              gint round,
              const BrgGame *game,
              const GArray *meetings)
{
  const BrgMeeting *meeting = brg_meetings_find (meetings, game->white);
  const BrgWords *words = brg_ui_get_words ();
  gboolean changed;

  self->is_meeting_open = FALSE;
  if (meeting == NULL)
    {
      changed = take (&self->meeting, g_strdup (""));
      return take (&self->meeting_line, g_strdup ("")) || changed;
    }
  changed = take (&self->meeting, brg_meeting_words_mark (words, snapshot, meeting, game->white,
                                                          &self->is_meeting_open));
  return take (&self->meeting_line,
               brg_meeting_words_state (words, snapshot, meeting, round, game->white)) ||
         changed;
}

/* The column has room for the number of a game; its cipher is the same for all: "V-26-01". */
static char *
dup_short_code (const char *code)
{
  const char *dash = strrchr (code, '-');

  return g_strdup (dash != NULL ? dash + 1 : code);
}

static gboolean
games_differ (const BrgGame *one, const BrgGame *other)
{
  return memcmp (one->white_games, other->white_games, sizeof one->white_games) != 0 ||
         memcmp (one->black_games, other->black_games, sizeof one->black_games) != 0;
}

gboolean
brg_board_item_show (BrgBoardItem *self,
                     const BrgSnapshot *snapshot,
                     gint round,
                     gint index,
                     const gint *points,
                     const GArray *meetings,
                     const BrgSnapshot *teams)
{
  const BrgGame *game;
  const BrgScoring *scoring;
  BrgBoardState state;
  gboolean result_changed;
  gboolean changed;

  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self) && snapshot != NULL && points != NULL, FALSE);

  game = brg_board_get_game (snapshot, round, index);
  g_return_val_if_fail (game != NULL, FALSE);
  scoring = &snapshot->group->scoring;
  state = brg_board_get_state (snapshot, round, game);
  result_changed = self->index >= 0 && (self->game.white_outcome != game->white_outcome ||
                                        self->game.black_outcome != game->black_outcome ||
                                        games_differ (&self->game, game));
  changed = self->index != index || self->round != round || self->state != state ||
            games_differ (&self->game, game) || self->game.opening != game->opening ||
            self->game.is_verified != game->is_verified ||
            self->game.is_manual != game->is_manual ||
            self->game.is_adjudicated != game->is_adjudicated;
  changed |= take (&self->label,
                   self->code != NULL ? dup_short_code (self->code) : brg_board_label_new (game));
  changed |= show_side (&self->white, snapshot, game->white, points, teams);
  changed |= show_side (&self->black, snapshot, game->black, points, teams);
  changed |= take (&self->result, dup_result (scoring, game));
  changed |= take (&self->rating_result,
                   brg_result_dup_text (scoring, game->rating_white, game->rating_black));
  changed |= show_meeting (self, snapshot, round, game, meetings);
  self->index = index;
  self->round = round;
  self->game = *game;
  self->state = state;
  if (changed)
    brg_row_item_revise (BRG_ROW_ITEM (self));
  return result_changed;
}

void
brg_board_item_show_match (BrgBoardItem *self,
                           const BrgSnapshot *snapshot,
                           const BrgTeamMatch *match,
                           const gint *points)
{
  gboolean changed;

  g_return_if_fail (BRG_IS_BOARD_ITEM (self) && snapshot != NULL);
  g_return_if_fail (match != NULL && points != NULL);

  changed = memcmp (&self->match, match, sizeof *match) != 0;
  changed |= take (&self->label, g_strdup_printf ("%d", match->number));
  changed |= show_side (&self->white, snapshot, match->first, points, NULL);
  changed |= show_side (&self->black, snapshot, match->second, points, NULL);
  changed |= take (&self->result,
                   match->second != BRG_NOBODY ? brg_team_match_dup_score (match) : g_strdup (""));
  self->match = *match;
  if (changed)
    brg_row_item_revise (BRG_ROW_ITEM (self));
}

void
brg_board_item_set_letters (BrgBoardItem *self, const char *code, const char *state)
{
  g_return_if_fail (BRG_IS_BOARD_ITEM (self) && state != NULL);

  if (g_strcmp0 (self->code, code) == 0 && g_str_equal (self->state_of_letters, state))
    return;
  g_free (self->code);
  self->code = g_strdup (code);
  take (&self->state_of_letters, g_strdup (state));
  brg_row_item_revise (BRG_ROW_ITEM (self));
}

const char *
brg_board_item_get_letters (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return self->state_of_letters;
}

const BrgTeamMatch *
brg_board_item_get_match (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return self->match.number > 0 ? &self->match : NULL;
}

const char *
brg_board_item_get_label (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return self->label;
}

void
brg_board_item_set_marks (BrgBoardItem *self, BrgBoardMarks marks, const char *second)
{
  g_return_if_fail (BRG_IS_BOARD_ITEM (self));

  if (self->marks == marks && g_strcmp0 (self->second, second) == 0)
    return;
  self->marks = marks;
  g_free (self->second);
  self->second = g_strdup (second);
  brg_row_item_revise (BRG_ROW_ITEM (self));
}

BrgBoardMarks
brg_board_item_get_marks (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), BRG_BOARD_MARK_NONE);

  return self->marks;
}

const char *
brg_board_item_get_second (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return self->second;
}

gboolean
brg_board_item_is_padding (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), TRUE);

  return self->index < 0 && self->match.number == 0;
}

const BrgGame *
brg_board_item_get_game (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return &self->game;
}

gint
brg_board_item_get_index (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), -1);

  return self->index;
}

gint
brg_board_item_get_round (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), 0);

  return self->round;
}

char *
brg_board_item_dup_title (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  if (self->code != NULL)
    /* Translators: %s is the code of a game by correspondence, "V-26-01" */
    return g_strdup_printf (_ ("Game %s"), self->code);
  return g_strdup_printf (_ ("Board %s"), self->label);
}

BrgBoardState
brg_board_item_get_state (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), BRG_BOARD_MISSING);

  return self->state;
}

const BrgBoardSide *
brg_board_item_get_side (BrgBoardItem *self, gboolean is_white)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return is_white ? &self->white : &self->black;
}

const char *
brg_board_item_get_result (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return (self->marks & BRG_BOARD_MARK_HIDDEN) != 0 ? "" : self->result;
}

const char *
brg_board_item_get_rating_result (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return self->rating_result;
}

const char *
brg_board_item_get_meeting (BrgBoardItem *self, gboolean *is_open)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  if (is_open != NULL)
    *is_open = self->is_meeting_open;
  return (self->marks & BRG_BOARD_MARK_HIDDEN) != 0 ? "" : self->meeting;
}

const char *
brg_board_item_get_meeting_line (BrgBoardItem *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  return (self->marks & BRG_BOARD_MARK_HIDDEN) != 0 ? "" : self->meeting_line;
}

static const char *
get_spoken_state (BrgBoardItem *self)
{
  if ((self->marks & BRG_BOARD_MARK_HIDDEN) != 0)
    return _ ("to be verified");
  switch (self->state)
    {
    case BRG_BOARD_MISSING:
      return _ ("no result");
    case BRG_BOARD_ADJOURNED:
      return _ ("adjourned");
    case BRG_BOARD_WITHDREW:
      return _ ("a player withdrew");
    case BRG_BOARD_PLAYED:
    case BRG_BOARD_FORFEIT:
    case BRG_BOARD_BYE:
    case BRG_BOARD_ALONE:
      return self->result;
    default:
      g_return_val_if_reached ("");
    }
}

/* rus-draughts-2022 10.3.2: a game is one of all that began together, on no board. */
static char *
dup_spoken_game (BrgBoardItem *self)
{
  gboolean is_open = self->state == BRG_BOARD_MISSING && *self->state_of_letters != '\0';

  if (self->black.entry == BRG_NOBODY)
    /* Translators: number of a round, name of a player */
    return g_strdup_printf (_ ("Round %d, %s has no game"), self->round, self->white.name);
  /* Translators: number of a round, code of a game by correspondence, White, Black, "White to move"
   * or the result; read aloud by a screen reader */
  return g_strdup_printf (_ ("Round %d, game %s, White %s, Black %s, %s"), self->round, self->code,
                          self->white.name, self->black.name,
                          is_open ? self->state_of_letters : get_spoken_state (self));
}

/* Which of the two teams has not handed in a line-up. */
static char *
dup_lacking (BrgBoardItem *self)
{
  gboolean first = brg_team_match_lacks_line_up (&self->match, 0);
  gboolean second = brg_team_match_lacks_line_up (&self->match, 1);

  if (first && second)
    return g_strdup (_ ("no line-ups"));
  if (first || second)
    /* Translators: %s is a team */
    return g_strdup_printf (_ ("no line-up of %s"), first ? self->white.name : self->black.name);
  return g_strdup_printf (ngettext ("%d board without result", "%d boards without result",
                                    (gulong) self->match.n_missing),
                          self->match.n_missing);
}

static char *
dup_spoken_match (BrgBoardItem *self)
{
  g_autofree char *lacking = dup_lacking (self);

  if (self->match.second == BRG_NOBODY)
    /* Translators: number of the match, name of a team */
    return g_strdup_printf (_ ("Match %d, %s has the bye"), self->match.number, self->white.name);
  /* Translators: number of the match, the two teams, points on the boards so far, what is missing;
   * read aloud by a screen reader */
  return g_strdup_printf (_ ("Match %d, %s – %s, %s, %s"), self->match.number, self->white.name,
                          self->black.name, self->result, lacking);
}

char *
brg_board_item_dup_spoken (BrgBoardItem *self)
{
  const char *meeting;
  g_autofree char *board = NULL;

  g_return_val_if_fail (BRG_IS_BOARD_ITEM (self), NULL);

  if (self->match.number > 0)
    return dup_spoken_match (self);
  if (self->index < 0)
    return g_strdup ("");
  if (self->code != NULL)
    return dup_spoken_game (self);
  if (self->state == BRG_BOARD_BYE)
    /* Translators: number of the board, name of a player */
    return g_strdup_printf (_ ("Board %s, %s has the bye"), self->label, self->white.name);
  if (self->state == BRG_BOARD_ALONE)
    /* Translators: number of the board, name of a player */
    return g_strdup_printf (_ ("Board %s, %s has no opponent"), self->label, self->white.name);
  /* Translators: number of the board, name and points of White, name and points of Black, the
   * result or that there is none; read aloud by a screen reader */
  board = g_strdup_printf (_ ("Board %s, White %s %s, Black %s %s, %s"), self->label,
                           self->white.name, self->white.points, self->black.name,
                           self->black.points, get_spoken_state (self));
  meeting = brg_board_item_get_meeting_line (self);
  return *meeting != '\0' ? g_strdup_printf ("%s, %s", board, meeting) : g_steal_pointer (&board);
}
