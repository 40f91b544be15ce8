/* brg-playoff-words.c - play-offs in words, for screen and paper
 *
 * Tests: tests/app/test-playoff-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-words.h"

#include <string.h>

#include "brg-name-words.h"
#include "brg-result-text.h"
#include "brg-text-tidy.h"

typedef struct
{
  const char *id;
  const char *name;
} Named;

/* A value of an option. */
typedef struct
{
  const char *option;
  const char *value;
  const char *name;
} NamedValue;

static const Named formats[] = {
  { "rus-chess-2014", N_ ("By the number of players (Russian chess rules 2014, 30.5.6)") },
  { "draughts-match", N_ ("Additional match") },
  { "draughts-round-robin", N_ ("Additional round robin") },
  { "team-match", N_ ("Extra match of two teams for the first place") },
  { "match", N_ ("Match") },
  { "round-robin", N_ ("Round robin") },
};

static const Named options[] = {
  { "pace", N_ ("Time available") },
  { "numbers", N_ ("Numbers for pairing") },
  { "seven", N_ ("If seven players") },
  { "bracket", N_ ("Pairs after the first stage") },
  { "groups", N_ ("Groups of five") },
  { "final", N_ ("Winners of the groups") },
  { "four-left", N_ ("Drawn match for the last four") },
  { "equal-moves", N_ ("Equal numbers of moves") },
  { "games", N_ ("Games per match") },
  { "boards", N_ ("Boards") },
  { "equal", N_ ("Tied again") },
  { "places", N_ ("Played out") },
};

static const NamedValue values[] = {
  { "pace", "quick", N_ ("there is time for rapid games") },
  { "pace", "armageddon", N_ ("it is late: straight to Armageddon") },
  { "numbers", "table", N_ ("in the order of the table") },
  { "numbers", "lot", N_ ("by lot") },
  { "seven", "round-robin", N_ ("a round robin of Armageddon games") },
  { "seven", "knock-out", N_ ("a knock-out of Armageddon games") },
  { "bracket", "fixed", N_ ("by the bracket") },
  { "bracket", "lot", N_ ("by lot") },
  { "groups", "snake", N_ ("1, 4, 5, 8, 9 and 2, 3, 6, 7, 10") },
  { "groups", "lot", N_ ("by lot") },
  { "final", "armageddon", N_ ("a round robin of Armageddon games") },
  { "final", "quick", N_ ("rapid games, then Armageddon") },
  { "four-left", "ask", N_ ("to be decided when needed") },
  { "four-left", "moves", N_ ("fewest moves in won games, then lot") },
  { "four-left", "lot", N_ ("the lot") },
  { "four-left", "armageddon", N_ ("Armageddon") },
  { "equal-moves", "ask", N_ ("to be decided when needed") },
  { "equal-moves", "lot", N_ ("the lot") },
  { "equal-moves", "armageddon", N_ ("Armageddon") },
  { "equal", "again", N_ ("they play again, as often as needed") },
  { "equal", "lot", N_ ("the lot") },
  { "equal", "shared", N_ ("they share the place") },
  { "places", "all", N_ ("all places") },
  { "places", "first", N_ ("the first place only") },
};

/* Sentences with the names of the players in the place of %s. */
static const char *const sentences[BRG_N_PLAYOFF_STEPS] = {
  [BRG_PLAYOFF_STEP_STRAIGHT] = N_ ("It is late: straight to Armageddon. Players: %s."),
  [BRG_PLAYOFF_STEP_CUT] = N_ ("Eliminated, ninth place and below: %s."),
  [BRG_PLAYOFF_STEP_NUMBERS_BY_LOT] = N_ ("Numbers by lot: %s."),
  [BRG_PLAYOFF_STEP_NUMBERS_BY_TABLE] = N_ ("Numbers in the order of the table: %s."),
  [BRG_PLAYOFF_STEP_GROUP] = N_ ("The winners of the groups meet: %s."),
  [BRG_PLAYOFF_STEP_MATCH] = N_ ("A match: %s."),
  [BRG_PLAYOFF_STEP_ONE_GAME] = N_ ("One Armageddon game: %s."),
  [BRG_PLAYOFF_STEP_ROUND_ROBIN] = N_ ("Round robin: %s."),
  [BRG_PLAYOFF_STEP_KNOCK_OUT] = N_ ("Knock-out: %s."),
  [BRG_PLAYOFF_STEP_TEAM_MATCH] = N_ ("Team match: %s."),
  [BRG_PLAYOFF_STEP_LEVEL] = N_ ("Tied: %s."),
  [BRG_PLAYOFF_STEP_EQUAL] = N_ ("Tied again: %s."),
  [BRG_PLAYOFF_STEP_MOVES] = N_ ("The number of moves in won games decides between: %s."),
  [BRG_PLAYOFF_STEP_LOT] = N_ ("By lot: %s."),
  [BRG_PLAYOFF_STEP_SHARED] = N_ ("They remain tied: %s."),
  [BRG_PLAYOFF_STEP_LEADER_STAYS] = N_ ("The match is drawn and the first place stays with: %s."),
  [BRG_PLAYOFF_STEP_WINNER] = N_ ("The play-off is won by %s."),
  [BRG_PLAYOFF_STEP_AHEAD] = N_ ("Won by %s."),
};

static const char *
find_name (const BrgWords *words, const Named *names, guint n_names, const char *id)
{
  for (guint i = 0; i < n_names; i++)
    if (g_str_equal (names[i].id, id))
      return W_ (words, names[i].name);
  return id;
}

const char *
brg_playoff_words_format (const BrgWords *words, const BrgPlayoffFormat *format)
{
  g_return_val_if_fail (words != NULL && format != NULL, NULL);

  return find_name (words, formats, G_N_ELEMENTS (formats), format->id);
}

const char *
brg_playoff_words_option (const BrgWords *words, const BrgPlayoffOption *option)
{
  g_return_val_if_fail (words != NULL && option != NULL, NULL);

  return find_name (words, options, G_N_ELEMENTS (options), option->id);
}

const char *
brg_playoff_words_value (const BrgWords *words, const BrgPlayoffOption *option, const char *value)
{
  g_return_val_if_fail (words != NULL && option != NULL && value != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].option, option->id) && g_str_equal (values[i].value, value))
      return W_ (words, values[i].name);
  return value;
}

char *
brg_playoff_words_control (const BrgWords *words,
                           const BrgPlayoffRecord *record,
                           BrgPlayoffControl control)
{
  g_return_val_if_fail (words != NULL && record != NULL, NULL);

  switch (control)
    {
    case BRG_PLAYOFF_QUICK:
      /* Translators: a time control; "3 мин + 5 с на ход" */
      return g_strdup (W_ (words, "3 min + 5 s a move"));
    case BRG_PLAYOFF_ARMAGEDDON:
      /* Translators: a time control; "Армагеддон: 5 мин – 4 мин, ничья в пользу чёрных" */
      return g_strdup (W_ (words, "Armageddon: 5 min – 4 min, a draw counts as a win for Black"));
    case BRG_PLAYOFF_OWN:
    default:
      return g_strdup (record->control);
    }
}

char *
brg_playoff_words_name (const BrgSnapshot *snapshot, const BrgPlayoffRecord *record, gint player)
{
  g_return_val_if_fail (snapshot != NULL && record != NULL, NULL);
  g_return_val_if_fail (player >= 0 && (guint) player < record->players->len, NULL);

  return brg_name_words_dup (snapshot, g_array_index (record->players, gint, player),
                             brg_snapshot_has_teams (snapshot) ? BRG_NAME_PLAIN : BRG_NAME_SHORT,
                             NULL);
}

char *
brg_playoff_words_pair (const BrgSnapshot *snapshot,
                        const BrgPlayoffRecord *record,
                        const BrgPlayoffGame *game)
{
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  white = brg_playoff_words_name (snapshot, record, game->white);
  black = brg_playoff_words_name (snapshot, record, game->black);
  return g_strdup_printf ("%s – %s", white, black);
}

char *
brg_playoff_words_where (const BrgWords *words, const BrgPlayoffGame *game)
{
  g_return_val_if_fail (words != NULL && game != NULL, NULL);

  if (game->group > 0)
    /* Translators: a game of a play-off: stage, round, letter of the group; "Этап 2, тур 1,
     * группа A" */
    return g_strdup_printf (W_ (words, "Stage %d, round %d, group %c"), game->stage, game->round,
                            '@' + game->group);
  /* Translators: a game of a play-off: stage, round, board; "Этап 2, тур 1, доска 1" */
  return g_strdup_printf (W_ (words, "Stage %d, round %d, board %d"), game->stage, game->round,
                          game->board);
}

char *
brg_playoff_words_result (const BrgSnapshot *snapshot, const BrgPlayoffGame *game)
{
  g_return_val_if_fail (snapshot != NULL && game != NULL, NULL);

  return brg_result_dup_text (&snapshot->group->scoring, game->white_outcome, game->black_outcome);
}

/* "A, B, C"; numbered "1 A, 2 B", as pairs "A – B, C – D". */
static char *
dup_names (const BrgSnapshot *snapshot, const BrgPlayoffRecord *record, const BrgPlayoffStep *step)
{
  gboolean is_numbered = step->kind == BRG_PLAYOFF_STEP_NUMBERS_BY_LOT ||
                         step->kind == BRG_PLAYOFF_STEP_NUMBERS_BY_TABLE;
  gboolean are_pairs =
      step->kind == BRG_PLAYOFF_STEP_KNOCK_OUT || step->kind == BRG_PLAYOFF_STEP_MATCH ||
      step->kind == BRG_PLAYOFF_STEP_ONE_GAME || step->kind == BRG_PLAYOFF_STEP_TEAM_MATCH;
  gboolean is_one =
      step->kind == BRG_PLAYOFF_STEP_AHEAD || step->kind == BRG_PLAYOFF_STEP_LEADER_STAYS;
  guint n_players = is_one ? MIN (step->players->len, 1) : step->players->len;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name =
          brg_playoff_words_name (snapshot, record, g_array_index (step->players, gint, i));

      if (i > 0)
        g_string_append (text, are_pairs && i % 2 == 1 ? " – " : ", ");
      if (is_numbered)
        g_string_append_printf (text, "%u ", i + 1);
      g_string_append (text, name);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_step (const BrgWords *words,
          const BrgSnapshot *snapshot,
          const BrgPlayoffRecord *record,
          const BrgPlayoffStep *step)
{
  g_autofree char *names = dup_names (snapshot, record, step);
  guint number = (guint) MAX (step->number, 0);

  if (step->kind == BRG_PLAYOFF_STEP_GROUP && step->group > 0)
    /* Translators: letter of a group of a play-off, names; "Группа A: …" */
    return g_strdup_printf (W_ (words, "Group %c: %s."), '@' + step->group, names);
  if (step->kind == BRG_PLAYOFF_STEP_MATCH)
    /* Translators: number of games, names of the two; "Матч из %u партий: …" */
    return g_strdup_printf (
        WN_ (words, "A match of %u game: %s.", "A match of %u games: %s.", number), number, names);
  if (step->kind == BRG_PLAYOFF_STEP_TEAM_MATCH)
    /* Translators: number of boards, names of two teams; "Матч команд на %u досках: …" */
    return g_strdup_printf (
        WN_ (words, "Team match on %u board: %s.", "Team match on %u boards: %s.", number), number,
        names);
  if (step->kind == BRG_PLAYOFF_STEP_ROUND_ROBIN && number > 1)
    /* Translators: number of games, names; "Круговой турнир, партий во встрече: %u. …" */
    return g_strdup_printf (W_ (words, "Round robin, games per pair: %u: %s."), number, names);
  if (step->kind == BRG_PLAYOFF_STEP_MOVES && number > 0)
    /* Translators: names, the one with the fewest moves first; "По числу ходов в выигранных
     * партиях: %s." */
    return brg_words_fill (words, N_ ("By number of moves in won games: %s."), names);
  return brg_words_fill (words, sentences[step->kind], names);
}

char *
brg_playoff_words_step (const BrgWords *words,
                        const BrgSnapshot *snapshot,
                        const BrgPlayoffRecord *record,
                        const BrgPlayoffStep *step)
{
  g_return_val_if_fail (words != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (record != NULL && step != NULL, NULL);

  return brg_text_join_points (dup_step (words, snapshot, record, step));
}

char *
brg_playoff_words_question (const BrgWords *words,
                            const BrgSnapshot *snapshot,
                            const BrgPlayoffRecord *record,
                            const BrgPlayoffQuestion *question)
{
  g_autofree char *names = NULL;
  BrgPlayoffStep step = { .kind = BRG_PLAYOFF_STEP_LEVEL };

  g_return_val_if_fail (words != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (record != NULL && question != NULL, NULL);

  step.players = question->players;
  names = dup_names (snapshot, record, &step);
  /* Translators: a choice that the rules leave open, names of the players whom it concerns */
  return brg_text_join_points (
      g_strdup_printf (W_ (words, "%s: the rules leave that to the arbiter. Players: %s."),
                       brg_playoff_words_option (words, question->option), names));
}

static gint
count_at (const BrgPlayoffRecord *record, const BrgPlayoff *playoff, gint position)
{
  gint n = 0;

  for (guint i = 0; i < record->players->len; i++)
    n += playoff->positions[i] == position;
  return n;
}

char *
brg_playoff_words_order (const BrgWords *words,
                         const BrgSnapshot *snapshot,
                         const BrgPlayoffRecord *record,
                         const BrgPlayoff *playoff,
                         gint first_place)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (words != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (record != NULL && playoff != NULL && playoff->is_over, NULL);

  for (gint position = 1; position <= (gint) record->players->len; position++)
    for (guint i = 0; i < record->players->len; i++)
      {
        gint n = count_at (record, playoff, position);
        gint place = first_place + position - 1;
        g_autofree char *name = NULL;

        if (playoff->positions[i] != position)
          continue;
        name = brg_playoff_words_name (snapshot, record, (gint) i);
        if (text->len > 0)
          g_string_append (text, "; ");
        if (n > 1)
          g_string_append_printf (text, "%d–%d. %s", place, place + n - 1, name);
        else
          g_string_append_printf (text, "%d. %s", place, name);
      }
  return g_string_free (text, FALSE);
}

char *
brg_playoff_words_places (const BrgWords *words, gint first, gint last)
{
  g_return_val_if_fail (words != NULL, NULL);

  if (first == last)
    /* Translators: note of a table; "%d-е место – по плей-офф." */
    return g_strdup_printf (W_ (words, "Place %d by play-off."), first);
  /* Translators: note of a table; "%d–%d-е места – по плей-офф." */
  return g_strdup_printf (W_ (words, "Places %d–%d by play-off."), first, last);
}
