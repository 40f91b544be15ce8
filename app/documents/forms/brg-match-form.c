/* brg-match-form.c - matches between teams on paper
 *
 * Rules: rus-draughts-2022 5.4.9.3, 5.4.9.6.1, 5.4.9.7, appendix 6
 * Tests: tests/app/test-match-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match-form.h"

#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-match.h"
#include "brg-rational.h"
#include "brg-result-words.h"
#include "brg-series-words.h"

enum
{
  WIDTH_GROUP_NAMES = 1,
  WIDTH_GROUP_FIGURES,
};

typedef struct
{
  const BrgSnapshot *snapshot;
  gint round;
  const BrgDocumentOptions *options;
  BrgForm *form;
} Builder;

/* What one team has on a board. */
typedef struct
{
  gint player;
  BrgColour colour;
  BrgOutcome outcome;
  const BrgGame *game; /* NULL where nobody sits opposite */
} Side;

static const BrgGame *
get_match (const Builder *builder, guint index)
{
  const BrgRound *round = brg_snapshot_get_round (builder->snapshot, builder->round);

  return &g_array_index (round->games, BrgGame, index);
}

static guint
count_matches (const Builder *builder)
{
  return brg_snapshot_get_round (builder->snapshot, builder->round)->games->len;
}

/* The row of a board of a match; NULL where nobody sits. */
static const BrgGame *
find_board (const Builder *builder, const BrgGame *match, gint board)
{
  const BrgRound *round = brg_snapshot_get_round (builder->snapshot->players, builder->round);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->match_id == match->id && game->match_board == board)
        return game;
    }
  return NULL;
}

/* Both teams on a board, the one that is named first in the match first. Where nobody sits at all
 * both have lost it. */
static void
read_sides (const Builder *builder, const BrgGame *match, gint board, Side *sides)
{
  const BrgGame *game = find_board (builder, match, board);
  gint64 first_id = brg_snapshot_get_entry (builder->snapshot, match->white)->id;
  gboolean is_first;

  /* rus-draughts-2022 5.4.9.3: the first team has White on odd boards. */
  for (guint i = 0; i < 2; i++)
    sides[i] = (Side){ BRG_NOBODY,
                       brg_match_colour (board, i == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                                         builder->snapshot->group->one_colour),
                       BRG_OUTCOME_FORFEIT_LOSS, NULL };
  if (game == NULL)
    return;
  is_first = brg_snapshot_get_entry (builder->snapshot->players, game->white)->team_id == first_id;
  sides[is_first ? 0 : 1].player = game->white;
  sides[is_first ? 0 : 1].outcome = game->white_outcome;
  sides[is_first ? 1 : 0].player = game->black;
  if (game->black == BRG_NOBODY)
    return;
  sides[is_first ? 1 : 0].outcome = game->black_outcome;
  /* Colours of a single board may have been exchanged. */
  sides[is_first ? 0 : 1].colour = BRG_COLOUR_WHITE;
  sides[is_first ? 1 : 0].colour = BRG_COLOUR_BLACK;
  sides[0].game = sides[1].game = game;
}

static const char *
get_team_name (const Builder *builder, gint team)
{
  return brg_snapshot_get_entry (builder->snapshot, team)->family_name;
}

/* The player with the letter of his colour. */
static void
set_player (const Builder *builder, BrgFormRow *row, guint column, const Side *side)
{
  if (side->player == BRG_NOBODY)
    {
      brg_form_set_cell (row, column, g_strdup ("—"), BRG_FORM_PLAIN);
      return;
    }
  brg_form_set_cell (row, column,
                     brg_form_persons_dup_name_in_round (builder->snapshot->players, side->player,
                                                         builder->round, builder->options),
                     BRG_FORM_PLAIN);
  row->cells[column].aside =
      g_strdup (brg_result_words_colour (builder->options->words, side->colour));
}

static void
set_outcome (const Builder *builder, BrgFormRow *row, guint column, BrgOutcome outcome)
{
  gboolean is_won = brg_outcome_is_win (outcome) || outcome == BRG_OUTCOME_FORFEIT_WIN;

  brg_form_set_cell (row, column, brg_result_words (&builder->snapshot->group->scoring, outcome),
                     is_won ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
}

/* The points on the boards; nothing before the first result. */
static void
set_points (BrgFormRow *row, guint column, const BrgGame *match, gint side)
{
  gint points = side == 0 ? match->white_points : match->black_points;
  gboolean has_result =
      match->white_points + match->black_points > 0 || match->white_outcome != BRG_OUTCOME_NONE;

  brg_form_set_cell (row, column, has_result ? brg_points_to_figures (points) : g_strdup (""),
                     BRG_FORM_BOLD);
}

static char *
dup_label (const BrgGame *match, gint board)
{
  return g_strdup_printf ("%d.%d", match->board, board);
}

/* ---- pairings */

static void
add_pairings_columns (const Builder *builder)
{
  const BrgWords *words = builder->options->words;
  /* Translators: head of a list of matches: the team; "Команда" */
  const char *team = WC_ (words, "table head", "Team");

  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Board"));
  for (guint i = 0; i < 2; i++)
    {
      brg_form_add_column (builder->form, BRG_COLUMN_NAME, team)->width_group = WIDTH_GROUP_NAMES;
      brg_form_add_column (builder->form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "Points"))
          ->width_group = WIDTH_GROUP_FIGURES;
    }
}

static void
set_team (const Builder *builder, BrgFormRow *row, guint column, gint team, const gint *points)
{
  brg_form_set_cell (row, column, g_strdup (get_team_name (builder, team)), BRG_FORM_BOLD);
  brg_form_set_cell (row, column + 1, brg_points_to_figures (points[team]), BRG_FORM_BOLD);
}

static void
add_pairings_match (const Builder *builder, const BrgGame *match, const gint *points)
{
  BrgFormRow *row = brg_form_add_row (builder->form);

  row->line_above = TRUE;
  set_team (builder, row, 1, match->white, points);
  if (match->black == BRG_NOBODY)
    {
      brg_form_set_cell (row, 3,
                         brg_form_persons_dup_free (builder->snapshot, match->white_outcome,
                                                    builder->options->words),
                         BRG_FORM_ITALIC);
      return;
    }
  brg_form_set_cell (row, 0, g_strdup_printf ("%d", match->board), BRG_FORM_BOLD);
  set_team (builder, row, 3, match->black, points);
  for (gint board = 1; board <= builder->snapshot->group->boards; board++)
    {
      Side sides[2];

      row = brg_form_add_row (builder->form);
      read_sides (builder, match, board, sides);
      brg_form_set_cell (row, 0, dup_label (match, board), BRG_FORM_PLAIN);
      set_player (builder, row, 1, &sides[0]);
      set_player (builder, row, 3, &sides[1]);
    }
}

/* A team that stands in no match of the round. */
static BrgGame
free_match (const BrgFreePlayer *team)
{
  return (BrgGame){ .white = team->player, .black = BRG_NOBODY, .white_outcome = team->outcome };
}

void
brg_match_form_fill_pairings (BrgForm *form,
                              const BrgSnapshot *snapshot,
                              const gint *points,
                              gint round,
                              const BrgDocumentOptions *options)
{
  Builder builder = { snapshot, round, options, form };
  g_autoptr (GArray) free_teams = NULL;

  g_return_if_fail (form != NULL && snapshot != NULL && snapshot->players != NULL);
  g_return_if_fail (points != NULL && options != NULL);

  add_pairings_columns (&builder);
  for (guint i = 0; i < count_matches (&builder); i++)
    add_pairings_match (&builder, get_match (&builder, i), points);
  free_teams = brg_form_persons_list_free (snapshot, round);
  for (guint i = 0; i < free_teams->len; i++)
    {
      BrgGame nobody = free_match (&g_array_index (free_teams, BrgFreePlayer, i));

      add_pairings_match (&builder, &nobody, points);
    }
}

/* ---- protocol of the round */

static void
add_protocol_columns (const Builder *builder)
{
  const BrgWords *words = builder->options->words;
  const char *result = WC_ (words, "table head", "Result");
  const char *team = WC_ (words, "table head", "Team");

  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, result)->width_group =
      WIDTH_GROUP_FIGURES;
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, team)->width_group = WIDTH_GROUP_NAMES;
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, team)->width_group = WIDTH_GROUP_NAMES;
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, result)->width_group =
      WIDTH_GROUP_FIGURES;
  if (builder->snapshot->group->meeting_games > 1)
    brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Games"));
}

/* rus-draughts-2022 5.4.6: the games of a meeting, the first team's first. */
static void
set_games (const Builder *builder, BrgFormRow *row, guint column, const Side *first)
{
  BrgGame game;

  if (builder->snapshot->group->meeting_games == 1 || first->game == NULL)
    return;
  game = *first->game;
  if (first->colour == BRG_COLOUR_BLACK)
    brg_game_exchange (&game);
  brg_form_set_cell (row, column, brg_series_words_games (builder->snapshot, &game),
                     BRG_FORM_PLAIN);
}

/* A row of the round's protocol: label in the middle, both sides to the left and to the right. */
static void
add_protocol_board (const Builder *builder, const BrgGame *match, gint board)
{
  BrgFormRow *row = brg_form_add_row (builder->form);
  Side sides[2];

  read_sides (builder, match, board, sides);
  set_outcome (builder, row, 0, sides[0].outcome);
  set_player (builder, row, 1, &sides[0]);
  brg_form_set_cell (row, 2, dup_label (match, board), BRG_FORM_PLAIN);
  set_player (builder, row, 3, &sides[1]);
  set_outcome (builder, row, 4, sides[1].outcome);
  set_games (builder, row, 5, &sides[0]);
}

static void
add_protocol_match (const Builder *builder, const BrgGame *match)
{
  BrgFormRow *row = brg_form_add_row (builder->form);

  row->line_above = TRUE;
  set_points (row, 0, match, 0);
  brg_form_set_cell (row, 1, g_strdup (get_team_name (builder, match->white)), BRG_FORM_BOLD);
  if (match->black == BRG_NOBODY)
    {
      brg_form_set_cell (row, 3,
                         brg_form_persons_dup_free (builder->snapshot, match->white_outcome,
                                                    builder->options->words),
                         BRG_FORM_ITALIC);
      return;
    }
  brg_form_set_cell (row, 2, g_strdup_printf ("%d", match->board), BRG_FORM_BOLD);
  brg_form_set_cell (row, 3, g_strdup (get_team_name (builder, match->black)), BRG_FORM_BOLD);
  set_points (row, 4, match, 1);
  for (gint board = 1; board <= builder->snapshot->group->boards; board++)
    add_protocol_board (builder, match, board);
}

void
brg_match_form_fill_protocol (BrgForm *form,
                              const BrgSnapshot *snapshot,
                              gint round,
                              const BrgDocumentOptions *options)
{
  Builder builder = { snapshot, round, options, form };
  g_autoptr (GArray) free_teams = NULL;

  g_return_if_fail (form != NULL && snapshot != NULL && snapshot->players != NULL);
  g_return_if_fail (options != NULL);

  add_protocol_columns (&builder);
  for (guint i = 0; i < count_matches (&builder); i++)
    add_protocol_match (&builder, get_match (&builder, i));
  free_teams = brg_form_persons_list_free (snapshot, round);
  for (guint i = 0; i < free_teams->len; i++)
    {
      BrgGame nobody = free_match (&g_array_index (free_teams, BrgFreePlayer, i));

      add_protocol_match (&builder, &nobody);
    }
}

/* ---- protocol of a match */

static void
add_match_columns (const Builder *builder, const BrgGame *match)
{
  const BrgWords *words = builder->options->words;
  const char *result = WC_ (words, "table head", "Result");

  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Board"));
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, get_team_name (builder, match->white))
      ->width_group = WIDTH_GROUP_NAMES;
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, result)->width_group =
      WIDTH_GROUP_FIGURES;
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, result)->width_group =
      WIDTH_GROUP_FIGURES;
  brg_form_add_column (builder->form, BRG_COLUMN_NAME, get_team_name (builder, match->black))
      ->width_group = WIDTH_GROUP_NAMES;
  if (builder->snapshot->group->meeting_games > 1)
    brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Games"));
}

static void
add_match_rows (const Builder *builder, const BrgGame *match)
{
  BrgFormRow *row;

  for (gint board = 1; board <= builder->snapshot->group->boards; board++)
    {
      Side sides[2];

      row = brg_form_add_row (builder->form);
      read_sides (builder, match, board, sides);
      brg_form_set_cell (row, 0, g_strdup_printf ("%d", board), BRG_FORM_PLAIN);
      set_player (builder, row, 1, &sides[0]);
      set_outcome (builder, row, 2, sides[0].outcome);
      set_outcome (builder, row, 3, sides[1].outcome);
      set_player (builder, row, 4, &sides[1]);
      set_games (builder, row, 5, &sides[0]);
    }
  row = brg_form_add_row (builder->form);
  row->line_above = TRUE;
  /* Translators: last row of the protocol of a match; "Итого" */
  brg_form_set_cell (row, 1, g_strdup (WC_ (builder->options->words, "table head", "Total")),
                     BRG_FORM_BOLD);
  set_points (row, 2, match, 0);
  set_points (row, 3, match, 1);
}

static void
add_signature (BrgForm *form, char *role, const char *name)
{
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

  signature->role = role;
  signature->name = g_strdup (name);
  signature->category = g_strdup ("");
  g_ptr_array_add (form->signatures, signature);
}

/* rus-draughts-2022 5.4.9.7: it is the captain who speaks for a team. */
static void
add_signatures (const Builder *builder, const BrgGame *match)
{
  const BrgWords *words = builder->options->words;
  const gint teams[] = { match->white, match->black };

  if (!builder->options->signatures)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      const BrgEntry *team = brg_snapshot_get_entry (builder->snapshot, teams[i]);

      add_signature (builder->form,
                     /* Translators: who signs the protocol of a match: %s is a team; "Капитан
                      * команды «%s»:" */
                     g_strdup_printf (W_ (words, "Captain of %s:"), team->family_name),
                     team->captain);
    }
  /* Translators: who signs the protocol of a match; "Судья:" */
  add_signature (builder->form, g_strdup (W_ (words, "Arbiter:")), "");
}

static void
add_match_head (const Builder *builder, const BrgGame *match)
{
  const BrgWords *words = builder->options->words;
  BrgForm *form = builder->form;

  /* Translators: title of the protocol of a match between teams; "ПРОТОКОЛ МАТЧА" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "MATCH PROTOCOL")));
  g_ptr_array_add (form->subtitles,
                   g_strdup_printf ("%s – %s", get_team_name (builder, match->white),
                                    get_team_name (builder, match->black)));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (builder->snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (builder->snapshot));
  brg_form_set_text (
      &form->left,
      brg_form_frame_dup_round_day (
          builder->snapshot, brg_snapshot_get_round (builder->snapshot, builder->round), words));
  /* Translators: which match, beside the date; "%d-й тур, матч %d" */
  brg_form_set_text (&form->right, g_strdup_printf (W_ (words, "Round %d, match %d"),
                                                    builder->round, match->board));
}

BrgForm *
brg_match_form_new (const BrgSnapshot *snapshot,
                    gint round,
                    gint match,
                    const BrgDocumentOptions *options)
{
  Builder builder = { snapshot, round, options, NULL };
  const BrgGame *game;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, NULL);
  g_return_val_if_fail (match >= 0 && (guint) match < count_matches (&builder), NULL);

  game = get_match (&builder, (guint) match);
  g_return_val_if_fail (game->black != BRG_NOBODY, NULL);
  builder.form = brg_form_new (BRG_FORM_PROTOCOL);
  add_match_head (&builder, game);
  add_match_columns (&builder, game);
  add_match_rows (&builder, game);
  g_ptr_array_add (builder.form->notes,
                   brg_result_words_scoring (options->words, &snapshot->group->scoring));
  add_signatures (&builder, game);
  brg_form_frame_fill (
      builder.form,
      &(BrgFormFrame){ .snapshot = snapshot, .options = options, .appendix = 7, .number = "" });
  return builder.form;
}
