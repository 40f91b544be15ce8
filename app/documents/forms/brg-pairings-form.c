/* brg-pairings-form.c - pairings of a round for the wall
 *
 * Rules: rus-draughts-2022 5.4.1.1, 5.4.10.12
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairings-form.h"

#include "brg-apart-words.h"
#include "brg-board-label.h"
#include "brg-changed-pairs-words.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-knockout-score.h"
#include "brg-match-form.h"
#include "brg-name-order.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-result-words.h"
#include "brg-series-words.h"
#include "brg-snapshot-tournament.h"

#include <string.h>

enum
{
  WIDTH_GROUP_NAMES = 1,
  WIDTH_GROUP_POINTS,
};

enum
{
  COLUMN_FIRST_POINTS = 2,
  COLUMN_SECOND_POINTS = 4,
};

typedef struct
{
  const BrgSnapshot *group; /* where teams play, the view of teams */
  const BrgSnapshot *snapshot;
  const gint *points;
  const BrgRound *round;
  const BrgDocumentOptions *options;
  BrgForm *form;
} Pairings;

static const char *
colour_head (const Pairings *pairings, gboolean is_black)
{
  const BrgWords *words = pairings->options->words;

  return is_black ? WC_ (words, "table head", "Black") : WC_ (words, "table head", "White");
}

static void
add_board_columns (const Pairings *pairings)
{
  const BrgWords *words = pairings->options->words;
  gboolean black_first = brg_form_persons_black_is_first (pairings->snapshot);

  /* Translators: head of a list of pairings; "Доска" */
  brg_form_add_column (pairings->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Board"));
  for (guint i = 0; i < 2; i++)
    {
      gboolean is_black = black_first == (i == 0);

      brg_form_add_column (pairings->form, BRG_COLUMN_NAME, colour_head (pairings, is_black))
          ->width_group = WIDTH_GROUP_NAMES;
      brg_form_add_column (pairings->form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Points"))
          ->width_group = WIDTH_GROUP_POINTS;
    }
  if (brg_series_words_has_lots (pairings->snapshot, pairings->round))
    brg_form_add_column (pairings->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Lot"));
}

static void
set_person_and_points (const Pairings *pairings, BrgFormRow *row, guint column, gint player)
{
  brg_form_set_cell (row, column,
                     brg_form_persons_dup_name_in_round (
                         pairings->snapshot, player, pairings->round->number, pairings->options),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, column + 1, brg_points_to_figures (pairings->points[player]),
                     BRG_FORM_PLAIN);
}

static void
add_board_row (const Pairings *pairings, const BrgGame *game)
{
  BrgFormRow *row = brg_form_add_row (pairings->form);
  gboolean black_first =
      brg_form_persons_black_is_first (pairings->snapshot) && game->black != BRG_NOBODY;

  set_person_and_points (pairings, row, 1, black_first ? game->black : game->white);
  if (game->black == BRG_NOBODY)
    {
      brg_form_set_cell (row, 3,
                         brg_form_persons_dup_free (pairings->snapshot, game->white_outcome,
                                                    pairings->options->words),
                         BRG_FORM_ITALIC);
      return;
    }
  brg_form_set_cell (row, 0, g_strdup_printf ("%d", game->board), BRG_FORM_BOLD);
  set_person_and_points (pairings, row, 3, black_first ? game->white : game->black);
  if (brg_series_words_has_lots (pairings->snapshot, pairings->round))
    brg_form_set_cell (row, 5, brg_series_words_lot (game), BRG_FORM_PLAIN);
}

static void
fill_by_board (const Pairings *pairings)
{
  g_autoptr (GArray) free_players =
      brg_form_persons_list_free (pairings->snapshot, pairings->round->number);

  add_board_columns (pairings);
  for (guint i = 0; i < pairings->round->games->len; i++)
    add_board_row (pairings, &g_array_index (pairings->round->games, BrgGame, i));
  for (guint i = 0; i < free_players->len; i++)
    {
      const BrgFreePlayer *found = &g_array_index (free_players, BrgFreePlayer, i);
      BrgGame nobody = { .white = found->player,
                         .black = BRG_NOBODY,
                         .white_outcome = found->outcome };

      add_board_row (pairings, &nobody);
    }
}

/* One player of the list by name. */
typedef struct
{
  char *key; /* owned */
  gint player;
  gint opponent;
  BrgColour colour;
  const BrgGame *game; /* NULL without an opponent */
  BrgOutcome outcome;  /* then what the round brings */
} Line;

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->key);
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  const Line *first = a;
  const Line *second = b;
  gint by_name = strcmp (first->key, second->key);

  return by_name != 0 ? by_name : first->player - second->player;
}

static void
add_line (const Pairings *pairings, GArray *lines, Line line)
{
  g_autofree char *name =
      brg_entry_dup_full_name (brg_snapshot_get_entry (pairings->snapshot, line.player));

  line.key = brg_name_order_key (name);
  g_array_append_val (lines, line);
}

/* All players of a team that has no opponent in the round. */
static void
add_team (const Pairings *pairings, GArray *lines, gint team, BrgOutcome outcome)
{
  gint64 team_id = brg_snapshot_get_entry (pairings->group, team)->id;

  for (gint i = 0; i < (gint) pairings->snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (pairings->snapshot, i);

      if (entry->team_id == team_id && entry->left_after >= pairings->round->number &&
          !brg_form_persons_is_paired (pairings->round, i))
        add_line (pairings, lines,
                  (Line){ .player = i, .opponent = BRG_NOBODY, .outcome = outcome });
    }
}

static void
add_free_teams (const Pairings *pairings, GArray *lines)
{
  const BrgRound *round = brg_snapshot_get_round (pairings->group, pairings->round->number);
  g_autoptr (GArray) free_teams =
      brg_form_persons_list_free (pairings->group, pairings->round->number);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *match = &g_array_index (round->games, BrgGame, i);

      if (match->black == BRG_NOBODY)
        add_team (pairings, lines, match->white, match->white_outcome);
    }
  for (guint i = 0; i < free_teams->len; i++)
    {
      const BrgFreePlayer *found = &g_array_index (free_teams, BrgFreePlayer, i);

      add_team (pairings, lines, found->player, found->outcome);
    }
}

static GArray *
collect_lines (const Pairings *pairings)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_autoptr (GArray) free_players =
      brg_form_persons_list_free (pairings->snapshot, pairings->round->number);

  g_array_set_clear_func (lines, clear_line);
  for (guint i = 0; i < pairings->round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (pairings->round->games, BrgGame, i);

      if (game->black == BRG_NOBODY)
        {
          add_line (pairings, lines,
                    (Line){ .player = game->white,
                            .opponent = BRG_NOBODY,
                            .outcome = game->white_outcome });
          continue;
        }
      add_line (pairings, lines,
                (Line){ NULL, game->white, game->black, BRG_COLOUR_WHITE, game, 0 });
      add_line (pairings, lines,
                (Line){ NULL, game->black, game->white, BRG_COLOUR_BLACK, game, 0 });
    }
  for (guint i = 0; i < free_players->len; i++)
    {
      const BrgFreePlayer *found = &g_array_index (free_players, BrgFreePlayer, i);

      add_line (
          pairings, lines,
          (Line){ .player = found->player, .opponent = BRG_NOBODY, .outcome = found->outcome });
    }
  if (pairings->group != pairings->snapshot)
    add_free_teams (pairings, lines);
  g_array_sort (lines, compare_lines);
  return lines;
}

static void
add_line_row (const Pairings *pairings, const Line *line)
{
  const BrgWords *words = pairings->options->words;
  BrgFormRow *row = brg_form_add_row (pairings->form);

  brg_form_set_cell (row, 0,
                     brg_form_persons_dup_name_in_round (pairings->snapshot, line->player,
                                                         pairings->round->number,
                                                         pairings->options),
                     BRG_FORM_PLAIN);
  if (line->opponent == BRG_NOBODY)
    {
      brg_form_set_cell (row, 3,
                         brg_form_persons_dup_free (pairings->snapshot, line->outcome, words),
                         BRG_FORM_ITALIC);
      return;
    }
  brg_form_set_cell (row, 1, brg_board_label_new (line->game), BRG_FORM_BOLD | BRG_FORM_LABEL);
  brg_form_set_cell (row, 2,
                     g_strdup (line->colour == BRG_COLOUR_WHITE
                                   /* Translators: colour in a list by name, short; "бел." */
                                   ? WC_ (words, "colour in a list", "White")
                                   /* Translators: colour in a list by name, short; "чёрн." */
                                   : WC_ (words, "colour in a list", "Black")),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, 3,
                     brg_name_words_dup (pairings->snapshot, line->opponent, BRG_NAME_SHORT,
                                         pairings->options->words),
                     BRG_FORM_PLAIN);
}

static void
fill_by_name (const Pairings *pairings)
{
  const BrgWords *words = pairings->options->words;
  g_autoptr (GArray) lines = collect_lines (pairings);

  pairings->form->n_blocks = 2;
  brg_form_add_column (pairings->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  brg_form_add_column (pairings->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Board"));
  /* Translators: head of a list of pairings by name; "Цвет" */
  brg_form_add_column (pairings->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Colour"));
  /* Translators: head of a list of pairings by name: the opponent; "Соперник" */
  brg_form_add_column (pairings->form, BRG_COLUMN_NAME, WC_ (words, "table head", "Opponent"));
  for (guint i = 0; i < lines->len; i++)
    add_line_row (pairings, &g_array_index (lines, Line, i));
}

static void
fill_head (const Pairings *pairings, gboolean is_by_name)
{
  const BrgWords *words = pairings->options->words;
  const char *zone = pairings->snapshot->event->zone;
  BrgForm *form = pairings->form;
  g_autofree char *day = NULL;
  g_autofree char *hour = brg_date_words_hour (words, pairings->round->starts_at, zone);

  brg_form_set_text (
      &form->title,
      is_by_name
          /* Translators: title of a list for the wall; "Пары %d-го тура по алфавиту" */
          ? g_strdup_printf (W_ (words, "Pairings of round %d by name"), pairings->round->number)
          /* Translators: title of a list for the wall; "Пары %d-го тура" */
          : g_strdup_printf (W_ (words, "Pairings of round %d"), pairings->round->number));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (pairings->snapshot));
  if (brg_snapshot_is_knockout (pairings->snapshot))
    g_ptr_array_add (form->subtitles, brg_knockout_score_dup_round (
                                          pairings->snapshot, pairings->round->number, words));
  if (hour == NULL)
    return;
  day = brg_form_frame_dup_round_day (pairings->snapshot, pairings->round, words);
  brg_form_set_text (&form->left, g_steal_pointer (&day));
  /* Translators: when a round begins: a time of day; "начало в %s" */
  brg_form_set_text (&form->right, g_strdup_printf (W_ (words, "starts at %s"), hour));
}

/* rus-draughts-2022 1.4: nobody has points in a knock-out. Who goes on is decided by the games of a
 * meeting: what those before this one brought stands behind the pair. */
static void
show_meetings (const Pairings *pairings)
{
  const BrgRound *round = pairings->round;
  BrgForm *form = pairings->form;
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (pairings->snapshot);
  gboolean black_first = brg_form_persons_black_is_first (pairings->snapshot);
  guint n_boards = brg_snapshot_has_teams (pairings->snapshot) ? 0 : round->games->len;
  gboolean is_shown = FALSE;

  for (guint i = 0; i < n_boards; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      char *before =
          game->black == BRG_NOBODY
              ? g_strdup ("")
              : brg_knockout_score_dup_before (pairings->snapshot, tournament, round->number,
                                               black_first ? game->black : game->white,
                                               black_first ? game->white : game->black);

      is_shown = is_shown || *before != '\0';
      brg_form_set_cell (form->rows->pdata[i], COLUMN_SECOND_POINTS, before, BRG_FORM_PLAIN);
    }
  if (is_shown)
    {
      BrgFormColumn *column = &g_array_index (form->columns, BrgFormColumn, COLUMN_SECOND_POINTS);

      /* Translators: head of a list of pairings of a knock-out: what the earlier games of the
       * meeting brought; "Счёт встречи" */
      brg_form_set_text (&column->head,
                         g_strdup (WC_ (pairings->options->words, "table head", "Meeting so far")));
      column->width_group = 0;
    }
  else
    brg_form_drop_column (form, COLUMN_SECOND_POINTS);
  brg_form_drop_column (form, COLUMN_FIRST_POINTS);
}

/* rus-draughts-2022 5.4.10.12: who looks for his pair reads why it is not the program's. */
static void
add_changed_pairs (BrgForm *form,
                   const BrgSnapshot *snapshot,
                   gint round,
                   const BrgDocumentOptions *options)
{
  char *changed =
      brg_changed_pairs_words (options->words, snapshot, brg_snapshot_get_round (snapshot, round));

  if (changed != NULL)
    g_ptr_array_add (form->notes, changed);
}

/* rus-draughts-2022 5.4.6, 6.2.2: who looks for his pair reads what is played. */
static void
add_rules (BrgForm *form,
           const BrgSnapshot *snapshot,
           gint round,
           const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) rules = brg_series_words_list_rules (options->words, snapshot);

  for (guint i = 0; i < rules->len; i++)
    g_ptr_array_add (form->notes, g_strdup (rules->pdata[i]));
  brg_apart_words_add (form->notes, options->words, snapshot, round);
}

BrgForm *
brg_pairings_form_new (const BrgSnapshot *snapshot,
                       const gint *points,
                       gint round,
                       const BrgDocumentOptions *options)
{
  Pairings pairings;
  gboolean is_by_name;

  g_return_val_if_fail (snapshot != NULL && points != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, NULL);

  is_by_name = options->order == BRG_DOCUMENT_BY_NAME;
  pairings = (Pairings){
    .group = snapshot,
    .snapshot = snapshot,
    .points = points,
    .round = brg_snapshot_get_round (snapshot, round),
    .options = options,
    .form = brg_form_new (BRG_FORM_WALL),
  };
  fill_head (&pairings, is_by_name);
  if (is_by_name)
    {
      /* Those who look for their names play on boards. */
      pairings.snapshot = brg_snapshot_get_boards (snapshot);
      pairings.round = brg_snapshot_get_round (pairings.snapshot, round);
      fill_by_name (&pairings);
    }
  else if (brg_snapshot_has_teams (snapshot))
    brg_match_form_fill_pairings (pairings.form, snapshot, points, round, options);
  else
    fill_by_board (&pairings);
  if (!is_by_name && brg_snapshot_is_knockout (snapshot))
    show_meetings (&pairings);
  add_changed_pairs (pairings.form, snapshot, round, options);
  add_rules (pairings.form, snapshot, round, options);
  brg_form_frame_fill (pairings.form,
                       &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "" });
  brg_form_set_text (&pairings.form->organiser, g_strdup (""));
  return pairings.form;
}
