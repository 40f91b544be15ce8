/* brg-match-form.c - matches between teams on paper
 *
 * Rules: rus-draughts-2022 5.4.9.3, 5.4.9.6.1, 5.4.9.7, appendices 6, 7
 * Tests: tests/app/test-match-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match-form.h"

#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-jury-words.h"
#include "brg-match.h"
#include "brg-rational.h"
#include "brg-result-words.h"
#include "brg-series-words.h"
#include "brg-transliteration.h"

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
  return &g_array_index (brg_snapshot_get_round (builder->snapshot, builder->round)->games, BrgGame,
                         index);
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

/* The player with the disc of his colour. */
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
      g_strdup (side->colour == BRG_COLOUR_BLACK ? BRG_DISC_BLACK : BRG_DISC_WHITE);
}

static void
set_outcome (const Builder *builder, BrgFormRow *row, guint column, BrgOutcome outcome)
{
  gboolean is_won = brg_outcome_is_win (outcome) || outcome == BRG_OUTCOME_FORFEIT_WIN;

  brg_form_set_cell (row, column, brg_result_words (&builder->snapshot->group->scoring, outcome),
                     is_won ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
}

/* rus-draughts-2022 5.4.9.6.1: all games decide a match; while one is open it has no result. */
static gboolean
has_result (const BrgGame *match)
{
  return !brg_outcome_is_pending (match->white_outcome);
}

/* The points on the boards; nothing before the match is over. */
static void
set_points (BrgFormRow *row, guint column, const BrgGame *match, gint side)
{
  gint points = side == 0 ? match->white_points : match->black_points;

  brg_form_set_cell (row, column,
                     has_result (match) ? brg_points_to_figures (points) : g_strdup (""),
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
      brg_form_set_cell (row, 0, dup_label (match, board), BRG_FORM_LABEL);
      set_player (builder, row, 1, &sides[0]);
      set_player (builder, row, 3, &sides[1]);
    }
}

/* (element-type BrgGame): the matches, then teams that stand in none of the round; not copies. */
static GArray *
list_all (const Builder *builder)
{
  g_autoptr (GArray) teams = brg_form_persons_list_free (builder->snapshot, builder->round);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (BrgGame));

  g_array_append_vals (list, get_match (builder, 0), count_matches (builder));
  for (guint i = 0; i < teams->len; i++)
    {
      const BrgFreePlayer *who = &g_array_index (teams, BrgFreePlayer, i);
      BrgGame game = { .white = who->player, .black = BRG_NOBODY, .white_outcome = who->outcome };

      g_array_append_val (list, game);
    }
  return list;
}

void
brg_match_form_fill_pairings (BrgForm *form,
                              const BrgSnapshot *snapshot,
                              const gint *points,
                              gint round,
                              const BrgDocumentOptions *options)
{
  Builder builder = { snapshot, round, options, form };
  g_autoptr (GArray) matches = NULL;

  g_return_if_fail (form != NULL && snapshot != NULL && snapshot->players != NULL);
  g_return_if_fail (points != NULL && options != NULL);

  add_pairings_columns (&builder);
  matches = list_all (&builder);
  for (guint i = 0; i < matches->len; i++)
    add_pairings_match (&builder, &g_array_index (matches, BrgGame, i), points);
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
  brg_form_set_cell (row, 2, dup_label (match, board), BRG_FORM_LABEL);
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
  g_autoptr (GArray) matches = NULL;

  g_return_if_fail (form != NULL && snapshot != NULL && snapshot->players != NULL);
  g_return_if_fail (options != NULL);

  add_protocol_columns (&builder);
  matches = list_all (&builder);
  for (guint i = 0; i < matches->len; i++)
    add_protocol_match (&builder, &g_array_index (matches, BrgGame, i));
}

/* ---- protocol of a match, appendix 7 */

enum
{
  MATCH_BOARD,
  MATCH_FIRST,
  MATCH_SECOND,
  MATCH_RESULT,
  MATCH_GAMES,
};

#define BLANK_LINE "______________________"

/* Where a captain writes who sits there: as high as what is filled in, two lines. */
#define BLANK_CELL "________________________________\n\u00a0"

/* "Team 1", and under it who that is. */
static void
add_team_column (const Builder *builder, gint team, const char *head)
{
  g_autofree char *text = g_strdup_printf ("%s\n%s", head, get_team_name (builder, team));

  brg_form_add_column (builder->form, BRG_COLUMN_NAME, text)->width_group = WIDTH_GROUP_NAMES;
}

static void
add_match_columns (const Builder *builder, const BrgGame *match)
{
  const BrgWords *words = builder->options->words;

  brg_form_add_column (builder->form, BRG_COLUMN_TEXT, WC_ (words, "table head", "No."));
  /* Translators: heads of columns of the protocol of a match, appendix 7; "Команда 1" */
  add_team_column (builder, match->white, WC_ (words, "table head", "Team 1"));
  add_team_column (builder, match->black, WC_ (words, "table head", "Team 2"));
  brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Result"));
  if (builder->snapshot->group->meeting_games > 1)
    brg_form_add_column (builder->form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Games"));
}

/* The name, and under it colour, title and rating. */
static char *
dup_sitting (const Builder *builder, const Side *side)
{
  const BrgWords *words = builder->options->words;
  g_autoptr (GString) text = NULL;
  g_autofree char *name = NULL;
  const BrgEntry *entry;
  gint rating;

  if (builder->options->is_blank)
    return g_strdup (BLANK_CELL);
  if (side->player == BRG_NOBODY)
    return g_strdup ("—");
  entry = brg_snapshot_get_entry (builder->snapshot->players, side->player);
  rating = brg_entry_get_rating (entry, builder->round);
  name = brg_form_persons_dup_name_in_round (builder->snapshot->players, side->player,
                                             builder->round, builder->options);
  text = g_string_new (name);
  g_string_append_printf (text, "\n%s",
                          side->colour == BRG_COLOUR_BLACK ? WC_ (words, "slip", "Black")
                                                           : WC_ (words, "slip", "White"));
  if (*entry->title != '\0')
    g_string_append_printf (
        text, " · %s",
        brg_transliteration_get_title (words, builder->snapshot->event->discipline, entry->title));
  if (rating > 0)
    g_string_append_printf (text, " · %d", rating);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Nothing as long as nothing is known: a dash would be taken for a result. */
static char *
dup_score (const char *first, const char *second)
{
  return *first == '\0' && *second == '\0' ? g_strdup ("")
                                           : g_strdup_printf ("%s – %s", first, second);
}

static char *
dup_board_score (const Builder *builder, const Side *sides)
{
  const BrgScoring *scoring = &builder->snapshot->group->scoring;
  g_autofree char *first = brg_result_words (scoring, sides[0].outcome);
  g_autofree char *second = brg_result_words (scoring, sides[1].outcome);

  return builder->options->is_blank ? g_strdup ("") : dup_score (first, second);
}

/* The points on the boards; room to write them while the match is not over. */
static char *
dup_total (const Builder *builder, const BrgGame *match)
{
  g_autofree char *first = brg_points_to_figures (match->white_points);
  g_autofree char *second = brg_points_to_figures (match->black_points);

  return has_result (match) && !builder->options->is_blank ? dup_score (first, second)
                                                           : g_strdup ("");
}

/* Who has won; a dash for a drawn match, a line to write on while it is not over. */
static const char *
find_favoured (const Builder *builder, const BrgGame *match)
{
  if (builder->options->is_blank || !has_result (match))
    return BLANK_LINE;
  if (match->white_points == match->black_points)
    return "—";
  return get_team_name (builder,
                        match->white_points > match->black_points ? match->white : match->black);
}

/* rus-draughts-2022 5.4.9.7: it is the captain who speaks for a team. His name stands under the
 * line, so that a long one stays on the sheet. */
static char *
dup_captain (const Builder *builder, gint team, const char *label)
{
  const char *captain = brg_snapshot_get_entry (builder->snapshot, team)->captain;

  return g_strdup_printf ("%s %s\n%s", label, BLANK_LINE, *captain != '\0' ? captain : "\u00a0");
}

static BrgFormRow *
add_wide_row (const Builder *builder, char *text, BrgFormMark mark, guint span)
{
  BrgFormRow *row = brg_form_add_row (builder->form);

  row->line_above = TRUE;
  brg_form_set_cell (row, MATCH_BOARD, text, mark);
  brg_form_span_cell (row, MATCH_BOARD, span);
  return row;
}

static void
add_match_end (const Builder *builder, const BrgGame *match)
{
  const BrgWords *words = builder->options->words;
  BrgFormRow *row;

  /* Translators: row of the protocol of a match, appendix 7; "Итоговый результат:" */
  row = add_wide_row (builder, g_strdup (WC_ (words, "match", "Final result:")), BRG_FORM_BOLD,
                      MATCH_RESULT);
  brg_form_set_cell (row, MATCH_RESULT, dup_total (builder, match), BRG_FORM_BOLD);
  add_wide_row (
      builder,
      /* Translators: row of the protocol of a match, appendix 7: who has won; "в пользу
       * команды %s" */
      g_strdup_printf (WC_ (words, "match", "in favour of %s"), find_favoured (builder, match)),
      BRG_FORM_PLAIN, builder->form->columns->len);
  /* Translators: row of the protocol of a match, appendix 7, where the captains sign; "Капитан 1"
   */
  row =
      add_wide_row (builder, dup_captain (builder, match->white, WC_ (words, "match", "Captain 1")),
                    BRG_FORM_PLAIN, MATCH_SECOND);
  brg_form_set_cell (row, MATCH_SECOND,
                     dup_captain (builder, match->black, WC_ (words, "match", "Captain 2")),
                     BRG_FORM_PLAIN);
  brg_form_span_cell (row, MATCH_SECOND, builder->form->columns->len - MATCH_SECOND);
}

static void
add_match_rows (const Builder *builder, const BrgGame *match)
{
  for (gint board = 1; board <= builder->snapshot->group->boards; board++)
    {
      BrgFormRow *row = brg_form_add_row (builder->form);
      Side sides[2];

      read_sides (builder, match, board, sides);
      brg_form_set_cell (row, MATCH_BOARD, g_strdup_printf ("%d.", board), BRG_FORM_PLAIN);
      brg_form_set_cell (row, MATCH_FIRST, dup_sitting (builder, &sides[0]), BRG_FORM_PLAIN);
      brg_form_set_cell (row, MATCH_SECOND, dup_sitting (builder, &sides[1]), BRG_FORM_PLAIN);
      brg_form_set_cell (row, MATCH_RESULT, dup_board_score (builder, sides), BRG_FORM_BOLD);
      if (!builder->options->is_blank)
        set_games (builder, row, MATCH_GAMES, &sides[0]);
    }
  add_match_end (builder, match);
}

/* The arbiter of the match signs first; the chief arbiter and the secretary come with the frame. */
static void
add_match_arbiter (const Builder *builder, const BrgOfficial *arbiter)
{
  BrgFormSignature *signature;

  if (!builder->options->signatures)
    return;
  signature = g_new0 (BrgFormSignature, 1);
  /* Translators: who signs the protocol of a match, appendix 7; "Судья матча:" */
  signature->role = g_strdup (brg_jury_words_say (
      builder->options->words, builder->snapshot->event->rulebook, NULL, N_ ("Match arbiter:")));
  signature->name = g_strdup (arbiter != NULL ? arbiter->name : "");
  signature->category =
      brg_jury_words_dup_signed (builder->options->words, builder->snapshot->event->rulebook,
                                 arbiter != NULL ? arbiter->category : NULL);
  g_ptr_array_add (builder->form->signatures, signature);
}

static guint
count_played (const BrgRound *round, guint until)
{
  guint n = 0;

  for (guint i = 0; i < MIN (until, round->games->len); i++)
    n += g_array_index (round->games, BrgGame, i).black != BRG_NOBODY ? 1 : 0;
  return n;
}

/* Matches are numbered from the first round on; who is free has no match. */
static guint
find_number (const Builder *builder, guint index)
{
  guint number = 1;

  for (gint round = 1; round < builder->round; round++)
    number += count_played (brg_snapshot_get_round (builder->snapshot, round), G_MAXUINT);
  return number + count_played (brg_snapshot_get_round (builder->snapshot, builder->round), index);
}

static void
add_round_head (const Builder *builder)
{
  const BrgSnapshot *snapshot = builder->snapshot;
  const BrgRound *round = brg_snapshot_get_round (snapshot, builder->round);
  const BrgWords *words = builder->options->words;

  g_ptr_array_add (builder->form->subtitles, g_strdup (snapshot->event->name));
  g_ptr_array_add (builder->form->subtitles, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&builder->form->left,
                     brg_form_frame_dup_round_and_group (snapshot, builder->round, words));
  brg_form_set_text (&builder->form->right,
                     brg_form_frame_dup_round_moment (snapshot, round, words));
}

BrgForm *
brg_match_form_new (const BrgSnapshot *snapshot,
                    gint round,
                    gint match,
                    const BrgOfficial *arbiter,
                    const BrgDocumentOptions *options)
{
  Builder builder = { snapshot, round, options, NULL };
  g_autofree char *number = NULL;
  const BrgGame *game;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, NULL);
  g_return_val_if_fail (match >= 0 && (guint) match < count_matches (&builder), NULL);

  game = get_match (&builder, (guint) match);
  g_return_val_if_fail (game->black != BRG_NOBODY, NULL);
  builder.form = brg_form_new (BRG_FORM_PROTOCOL);
  number = g_strdup_printf ("%u", find_number (&builder, (guint) match));
  /* Translators: title of the protocol of a match, appendix 7; "Протокол командных соревнований" */
  brg_form_set_text (&builder.form->title,
                     g_strdup (WC_ (options->words, "match", "Protocol of a match of teams")));
  add_round_head (&builder);
  add_match_columns (&builder, game);
  add_match_rows (&builder, game);
  g_ptr_array_add (builder.form->notes,
                   brg_result_words_scoring (options->words, &snapshot->group->scoring));
  /* rus-draughts-2022 5.4.6, 6.2.2, 6.2.3: what is played, before the captains sign. */
  brg_series_words_add_rules (builder.form->notes, options->words, snapshot->players);
  add_match_arbiter (&builder, arbiter);
  brg_form_frame_fill (builder.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .appendix = 7,
                                                      .number = number,
                                                      .is_signed = TRUE });
  /* rus-draughts-2022 appendix 7: its number stands under what it is the protocol of. */
  g_ptr_array_insert (builder.form->subtitles, 0,
                      g_strdup_printf (W_ (options->words, "RESULT SHEET No. %s"), number));
  return builder.form;
}

/* ---- summary, appendix 7 */

static void
add_summary_match (const Builder *builder, const BrgGame *match, guint number)
{
  BrgFormRow *row = brg_form_add_row (builder->form);

  brg_form_set_cell (row, 0, g_strdup_printf ("%u", number), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, g_strdup (get_team_name (builder, match->white)), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 2, dup_total (builder, match), BRG_FORM_BOLD);
  brg_form_set_cell (row, 3, g_strdup (get_team_name (builder, match->black)), BRG_FORM_PLAIN);
}

/* Which protocols belong to it. */
static void
add_protocols_note (const Builder *builder, guint n_matches)
{
  guint first = find_number (builder, 0);

  if (n_matches == 0)
    return;
  /* Translators: numbers of the protocols of matches; "Протоколы матчей: № %u – %u." */
  g_ptr_array_add (builder->form->notes,
                   g_strdup_printf (WC_ (builder->options->words, "match",
                                         "Protocols of the matches: nos. %u – %u."),
                                    first, first + n_matches - 1));
}

static void
add_free_note (const Builder *builder, gint team)
{
  g_ptr_array_add (builder->form->notes,
                   /* Translators: a team without an opponent; "Свободна команда: %s." */
                   brg_words_fill (builder->options->words, N_ ("Without an opponent: %s."),
                                   get_team_name (builder, team)));
}

static void
add_summary_rows (const Builder *builder)
{
  g_autoptr (GArray) matches = list_all (builder);
  guint number = 0;

  for (guint i = 0; i < matches->len; i++)
    {
      const BrgGame *match = &g_array_index (matches, BrgGame, i);

      if (match->black != BRG_NOBODY)
        add_summary_match (builder, match, ++number);
      else
        add_free_note (builder, match->white);
    }
  add_protocols_note (builder, number);
}

BrgForm *
brg_match_form_new_summary (const BrgSnapshot *snapshot,
                            gint round,
                            const BrgDocumentOptions *options)
{
  Builder builder = { snapshot, round, options, NULL };
  const BrgWords *words = options != NULL ? options->words : NULL;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL && words != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, NULL);

  builder.form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document, rus-draughts-2022 appendix 7; "Сводный протокол командных
   * соревнований" */
  brg_form_set_text (&builder.form->title, g_strdup (W_ (words, "Summary of team matches")));
  add_round_head (&builder);
  brg_form_add_column (builder.form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  brg_form_add_column (builder.form, BRG_COLUMN_NAME, WC_ (words, "table head", "Team 1"))
      ->width_group = WIDTH_GROUP_NAMES;
  brg_form_add_column (builder.form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Result"));
  brg_form_add_column (builder.form, BRG_COLUMN_NAME, WC_ (words, "table head", "Team 2"))
      ->width_group = WIDTH_GROUP_NAMES;
  g_ptr_array_add (builder.form->notes,
                   brg_result_words_scoring (words, &snapshot->group->scoring));
  add_summary_rows (&builder);
  brg_form_frame_fill (builder.form, &(BrgFormFrame){ .snapshot = snapshot,
                                                      .options = options,
                                                      .appendix = 7,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return builder.form;
}
