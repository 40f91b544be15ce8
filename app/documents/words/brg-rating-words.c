/* brg-rating-words.c - ratings and norms in words
 *
 * Tests: tests/app/test-rating-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-words.h"

#include "brg-rational.h"

/* What a number that is not there looks like. */
#define DASH "–"

const char *
brg_rating_words_kind (const BrgWords *words, BrgRatingKind kind)
{
  static const char *const names[BRG_N_RATING_KINDS] = {
    [BRG_RATING_NONE] = NC_ ("rating list", "not rated"),
    [BRG_RATING_STANDARD] = NC_ ("rating list", "standard"),
    [BRG_RATING_RAPID] = NC_ ("rating list", "rapid"),
    [BRG_RATING_BLITZ] = NC_ ("rating list", "blitz"),
    [BRG_RATING_ELO] = NC_ ("rating list", "Elo, one K for all"),
  };

  g_return_val_if_fail (words != NULL && kind < BRG_N_RATING_KINDS, NULL);

  return WC_ (words, "rating list", names[kind]);
}

char *
brg_rating_words_hundredths (const BrgWords *words, gint hundredths, gboolean is_change)
{
  const char *sign = hundredths < 0 ? "−" : is_change && hundredths > 0 ? "+" : "";

  g_return_val_if_fail (words != NULL, NULL);

  return g_strdup_printf ("%s%d%s%02d", sign, ABS (hundredths) / 100,
                          /* Translators: what parts the hundredths of an amount: "," */
                          WC_ (words, "decimal sign", "."), ABS (hundredths) % 100);
}

const char *
brg_rating_words_game (const BrgWords *words, BrgRatingGameState state)
{
  static const char *const reasons[BRG_N_RATING_GAME_STATES] = {
    [BRG_RATING_GAME_COUNTS] = "",
    [BRG_RATING_GAME_OPEN] = NC_ ("rated game", "not finished"),
    [BRG_RATING_GAME_UNPLAYED] = NC_ ("rated game", "forfeit or bye"),
    [BRG_RATING_GAME_NOT_FOR_RATING] = NC_ ("rated game", "not rated"),
    [BRG_RATING_GAME_UNRATED_OPPONENT] = NC_ ("rated game", "opponent without a rating"),
    [BRG_RATING_GAME_GAP] = NC_ ("rated game", "ratings too far apart"),
    [BRG_RATING_GAME_TOO_FAST] = NC_ ("rated game", "time control too fast for these ratings"),
  };

  g_return_val_if_fail (words != NULL && state < BRG_N_RATING_GAME_STATES, NULL);

  return *reasons[state] == '\0' ? "" : WC_ (words, "rated game", reasons[state]);
}

char *
brg_rating_words_new (const BrgWords *words, const BrgRatingLine *line, const BrgRatingRules *rules)
{
  g_return_val_if_fail (words != NULL && line != NULL && rules != NULL, NULL);

  if (line->rating > 0)
    return g_strdup_printf ("%d", line->new_rating);
  if (rules->first_games == 0 || line->n_games == 0)
    return g_strdup (DASH);
  switch (line->first.state)
    {
    case BRG_FIRST_RATING_DONE:
      return g_strdup_printf ("%d", line->first.rating);
    case BRG_FIRST_RATING_MORE:
      return g_strdup_printf ("(%d)", line->first.rating);
    case BRG_FIRST_RATING_LOW:
      return g_strdup_printf ("< %d", rules->floor);
    case BRG_FIRST_RATING_NIL:
    default:
      return g_strdup (DASH);
    }
}

char *
brg_rating_words_first (const BrgWords *words,
                        const BrgRatingLine *line,
                        const BrgRatingRules *rules)
{
  const BrgFirstRating *first;

  g_return_val_if_fail (words != NULL && line != NULL && rules != NULL, NULL);

  first = &line->first;
  if (rules->first_games == 0 || line->rating > 0)
    return g_strdup ("");
  if (line->n_games == 0)
    return g_strdup (W_ (words, "No game against a rated opponent."));
  if (first->state == BRG_FIRST_RATING_NIL)
    return g_strdup (W_ (words, "Less than half a point against rated opponents: no initial "
                                "rating."));
  if (first->state == BRG_FIRST_RATING_MORE)
    return g_strdup_printf (
        /* Translators: the number of games that are missing, a rating */
        WN_ (words, "An initial rating needs %d more game; these alone would give %d.",
             "An initial rating needs %d more games; these alone would give %d.",
             (guint) first->n_missing),
        first->n_missing, first->rating);
  if (first->state == BRG_FIRST_RATING_LOW)
    /* Translators: a rating, the lowest rating that is published */
    return g_strdup_printf (W_ (words, "%d is below %d: no first rating is published."),
                            first->rating, rules->floor);
  if (first->is_limited)
    /* Translators: %d is a rating */
    return g_strdup_printf (W_ (words, "Initial rating %d, the highest possible."), first->rating);
  /* Translators: %d is a rating */
  return g_strdup_printf (W_ (words, "Initial rating %d."), first->rating);
}

static void
add_note (GPtrArray *notes, const char *text)
{
  g_ptr_array_add (notes, g_strdup (text));
}

static guint
count_games (const BrgRatingList *list, BrgRatingGameState state)
{
  guint n = 0;

  for (gint i = 0; i < list->n_lines; i++)
    for (guint k = 0; k < list->lines[i].games->len; k++)
      n += g_array_index (list->lines[i].games, BrgRatingGame, k).state == state;
  return n;
}

/* The rules are kept without a language; a source that is not known here stands as it is. */
static const char *
get_source (const BrgWords *words, const char *source)
{
  static const char *const sources[] = {
    N_ ("FIDE B.02, 1 March 2024"),
    N_ ("FIDE B.02, 1 March 2024, as amended on 1 October 2025"),
    N_ ("FIDE B.02 (rapid and blitz), 1 March 2024"),
    N_ ("FIDE B.02 (rapid and blitz), 1 March 2024, as amended on 1 December 2024"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    if (g_str_equal (sources[i], source))
      return W_ (words, sources[i]);
  return source;
}

static void
add_rules (GPtrArray *notes, const BrgWords *words, const BrgRatingRules *rules)
{
  gint k = rules->k[0].k;

  if (rules->source != NULL)
    {
      /* Translators: which rating regulations were used; "FIDE B.02, 1 March 2024" */
      g_ptr_array_add (notes, brg_words_fill (words, N_ ("Rating regulations: %s."),
                                              get_source (words, rules->source)));
      return;
    }
  g_ptr_array_add (notes, g_strdup_printf (
                              /* Translators: %d is a development coefficient */
                              W_ (words, "No rule book has a formula for this rating: Elo’s "
                                         "expected score is used, with K = %d for players "
                                         "without their own K."),
                              k));
}

static gboolean
has_first_rating (const BrgRatingList *list)
{
  for (gint i = 0; i < list->n_lines; i++)
    if (list->lines[i].rating == 0 && list->lines[i].n_games > 0 &&
        list->lines[i].first.state == BRG_FIRST_RATING_MORE)
      return TRUE;
  return FALSE;
}

static void
add_unknowns (GPtrArray *notes, const BrgWords *words, const BrgRatingList *list)
{
  guint n_fast = count_games (list, BRG_RATING_GAME_TOO_FAST) / 2;

  if (list->rules->k[0].below_games > 0)
    g_ptr_array_add (
        notes, g_strdup_printf (
                   /* Translators: a number of games, a rating */
                   W_ (words, "K follows from rating and age. Players with fewer than %d rated "
                              "games, or once rated %d, need their own K."),
                   list->rules->k[0].below_games, list->rules->k[2].below_rating));
  if (list->rules->most > 0)
    add_note (notes, W_ (words, "Other events of the same rating period are not known; with "
                                "many games in it K may be lower."));
  if (list->rules->first_games > 0 && has_first_rating (list))
    g_ptr_array_add (notes,
                     g_strdup_printf (
                         /* Translators: %d is a number of games */
                         W_ (words, "In brackets: rating of an unrated player from fewer than %d "
                                    "games."),
                         list->rules->first_games));
  if (n_fast > 0)
    g_ptr_array_add (
        notes, g_strdup_printf (WN_ (words,
                                     "%u game had too fast a time control for "
                                     "this list.",
                                     "%u games had too fast a time control for this list.", n_fast),
                                n_fast));
}

GPtrArray *
brg_rating_words_list_notes (const BrgWords *words,
                             const BrgRatingList *list,
                             BrgRatingReason reason)
{
  GPtrArray *notes;

  g_return_val_if_fail (words != NULL, NULL);

  notes = g_ptr_array_new_with_free_func (g_free);
  if (list == NULL)
    {
      add_note (notes, reason == BRG_RATING_BY_DISCIPLINE
                           ? W_ (words, "There is no rating list for this discipline.")
                           : W_ (words, "The results are not rated."));
      return notes;
    }
  if (reason == BRG_RATING_BY_DEFAULT)
    add_note (notes, W_ (words, "The time control is not known: the standard list is assumed."));
  add_rules (notes, words, list->rules);
  add_note (notes, W_ (words, "Forfeits and byes do not count."));
  add_unknowns (notes, words, list);
  return notes;
}

const char *
brg_norm_words_item (const BrgWords *words, BrgNormItem item)
{
  /* Translators: headings of what a norm asks for. "Titled" are the opponents with any title, "Of
   * the norm" those with the title of the norm or a higher one, "Federations" those other than the
   * player's, "Own" the opponents from his federation, "From one" those from one federation. */
  static const char *const names[BRG_N_NORM_ITEMS] = {
    [BRG_NORM_GAMES] = NC_ ("norm", "Games"),
    [BRG_NORM_SCORE] = NC_ ("norm", "Points"),
    [BRG_NORM_AVERAGE] = NC_ ("norm", "Average"),
    [BRG_NORM_PERFORMANCE] = NC_ ("norm", "Performance"),
    [BRG_NORM_HOLDERS] = NC_ ("norm", "Titled"),
    [BRG_NORM_SEEKERS] = NC_ ("norm", "Of the norm"),
    [BRG_NORM_FEDERATIONS] = NC_ ("norm", "Federations"),
    [BRG_NORM_OWN] = NC_ ("norm", "Own"),
    [BRG_NORM_ONE] = NC_ ("norm", "From one"),
  };

  g_return_val_if_fail (words != NULL && item < BRG_N_NORM_ITEMS, NULL);

  return WC_ (words, "norm", names[item]);
}

static char *
dup_number (BrgNormItem item, gint number)
{
  return item == BRG_NORM_SCORE ? brg_points_to_figures ((gint64) number * BRG_POINT / 2)
                                : g_strdup_printf ("%d", number);
}

char *
brg_norm_words_count (BrgNormItem item, const BrgNormCount *count)
{
  g_autofree char *have = NULL;
  g_autofree char *wanted = NULL;
  const char *sign;

  g_return_val_if_fail (item < BRG_N_NORM_ITEMS && count != NULL, NULL);

  have = dup_number (item, count->have);
  wanted = dup_number (item, count->wanted);
  /* What is not asked is not reckoned where opponents have no rating. */
  if (!count->is_asked && count->have == 0 &&
      (item == BRG_NORM_AVERAGE || item == BRG_NORM_PERFORMANCE))
    return g_strdup ("");
  if (!count->is_asked)
    return g_steal_pointer (&have);
  if (brg_norm_item_is_limit (item))
    sign = count->is_met ? "≤" : ">";
  else
    sign = count->is_met ? "≥" : "<";
  return g_strdup_printf ("%s %s %s", have, sign, wanted);
}

const char *
brg_norm_words_state (const BrgWords *words, BrgNormState state)
{
  g_return_val_if_fail (words != NULL, NULL);

  switch (state)
    {
    case BRG_NORM_REACHED:
      return WC_ (words, "norm", "reached");
    case BRG_NORM_OPEN:
      return WC_ (words, "norm", "possible");
    case BRG_NORM_MISSED:
    default:
      return WC_ (words, "norm", "out of reach");
    }
}

char *
brg_norm_words_needs (const BrgWords *words, const BrgNorm *norm)
{
  g_autofree char *points = NULL;

  g_return_val_if_fail (words != NULL && norm != NULL, NULL);

  if (norm->state != BRG_NORM_OPEN || norm->n_left == 0)
    return g_strdup ("");
  points = brg_points_to_figures ((gint64) norm->needs * BRG_POINT / 2);
  /* Translators: points that a player needs, from a number of games; "1½ из 2" */
  return g_strdup_printf (W_ (words, "%s from %d"), points, norm->n_left);
}

GPtrArray *
brg_norm_words_list_notes (const BrgWords *words, const BrgNorm *norm)
{
  GPtrArray *notes;

  g_return_val_if_fail (words != NULL && norm != NULL, NULL);

  notes = g_ptr_array_new_with_free_func (g_free);
  if (norm->through_round > 0)
    /* Translators: %d is the number of a round */
    g_ptr_array_add (notes, g_strdup_printf (W_ (words, "reached in round %d, later games ignored"),
                                             norm->through_round));
  if (norm->n_dropped > 0)
    g_ptr_array_add (notes, g_strdup_printf (WN_ (words, "%d win ignored", "%d wins ignored",
                                                  (guint) norm->n_dropped),
                                             norm->n_dropped));
  if (norm->is_short)
    add_note (notes, W_ (words, "one game fewer because of a forfeit win or bye"));
  if (norm->raised != BRG_NOBODY && norm->rule->floor > 0)
    /* Translators: %d is a rating */
    g_ptr_array_add (notes, g_strdup_printf (W_ (words, "the lowest rated opponent counts with %d"),
                                             norm->rule->floor));
  if (norm->is_open && norm->rule->federations > 0)
    add_note (notes, W_ (words, "federations do not matter in so international an event"));
  return notes;
}

char *
brg_norm_words_dup_way (const BrgWords *words, const BrgNormWay *way)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (words != NULL && way != NULL, NULL);

  if (way->halves > 0)
    {
      g_autofree char *points = brg_points_to_figures ((gint64) way->halves * BRG_POINT / 2);

      /* Translators: what a norm asks for: "6½ очка и больше", "6½ points or more" */
      g_string_append_printf (text, WC_ (words, "norm", "points from %s"), points);
    }
  else
    /* Translators: what a norm asks for: "70 % of the points"; keep the no-break space */
    g_string_append_printf (text, WC_ (words, "norm", "%d %% of the points"), way->percent);
  if (way->games > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text,
                              /* Translators: what a norm asks for */
                              WN_ (words, "at least %d game", "at least %d games", way->games),
                              way->games);
    }
  if (way->average > 0)
    {
      g_string_append (text, ", ");
      /* Translators: what a norm asks for; a rating */
      g_string_append_printf (text, WC_ (words, "norm", "average rating of the opponents from %d"),
                              way->average);
    }
  if (way->unrated > 0)
    {
      g_string_append (text, ", ");
      /* Translators: the rating that opponents without a rating count with */
      g_string_append_printf (text, WC_ (words, "norm", "without a rating: %d"), way->unrated);
    }
  if (g_str_equal (way->sex, "f"))
    g_string_append_printf (text, ", %s", WC_ (words, "norm", "women"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
