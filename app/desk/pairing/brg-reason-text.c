/* brg-reason-text.c - sentences that say why two are paired, or are not
 *
 * Names stay in their dictionary form and no verb agrees with one, so the same sentence fits women
 * and men in every language.
 *
 * Tests: tests/app/test-reason-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-reason-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "brg-article-find.h"
#include "brg-article-parallels.h"
#include "brg-berger.h"
#include "brg-colour-words.h"
#include "brg-rational.h"
#include "brg-text-tidy.h"
#include "brg-why-not.h"

/* Papers say it in their own language. */
#include "brg-said-words.h"

void
brg_sentence_free (BrgSentence *sentence)
{
  if (sentence == NULL)
    return;
  g_free (sentence->text);
  g_free (sentence);
}

static void
add_sentence (GPtrArray *sentences, char *text, const char *article)
{
  BrgSentence *sentence = g_new0 (BrgSentence, 1);

  sentence->text = text;
  sentence->article = article;
  g_ptr_array_add (sentences, sentence);
}

static GPtrArray *
sentences_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sentence_free);
}

/* The sentence of a kind, and the same for Black where a colour stands in it. */
typedef struct
{
  const char *text;
  const char *black;
} Wording;

/* Translators: the words in braces are replaced: {player} and {other} by a name with its number,
 * "Ivanov (No. 17)", in the dictionary form; {points} by a score, {number} by a number. Sentences
 * must fit women and men. */
static const Wording wordings[BRG_N_REASON_KINDS] = {
  [BRG_REASON_TABLE] = { N_ ("{player} and {other} meet in round {number} of the table."), NULL },
  [BRG_REASON_LOCKED] = { N_ ("The arbiter fixed the pair {player} – {other}."), NULL },
  [BRG_REASON_SAME_GROUP] = { N_ ("Both are in one score group: {points}."), NULL },
  [BRG_REASON_MOVED_DOWN] = { N_ ("{player} floats down from the score group {points} and "
                                  "meets {other}."),
                              NULL },
  [BRG_REASON_ODD_GROUP] = { N_ ("The score group has an odd number of players ({number}): "
                                 "{player} floats down."),
                             NULL },
  [BRG_REASON_GROUP_STUCK] = { N_ ("The score group cannot be paired within itself: {player} "
                                   "floats down."),
                               NULL },
  [BRG_REASON_PASSES_GROUP] = { N_ ("{player} has no opponent in the score group {points} and "
                                    "floats further down."),
                                NULL },
  [BRG_REASON_FIRST_CHOICE] = { N_ ("The first opponent in the search order for {player} is "
                                    "{other}."),
                                NULL },
  [BRG_REASON_MET] = { N_ ("{player} and {other} already met in round {number}."), NULL },
  [BRG_REASON_SAME_COLOUR_BAR] = { N_ ("Neither {player} nor {other} may have White: it would "
                                       "be the fourth time running."),
                                   N_ ("Neither {player} nor {other} may have Black: it would "
                                       "be the fourth time running.") },
  [BRG_REASON_BREAKS_REST] = { N_ ("With the pair {player} – {other} the rest could not be "
                                   "paired."),
                               NULL },
  [BRG_REASON_BYE_LAST] = { N_ ("The number of players is odd. {player} is last in the "
                                "classification and has the bye."),
                            NULL },
  [BRG_REASON_BYE_HAD_ONE] = { N_ ("{player} has already had a bye or forfeit win; nobody gets "
                                   "a second."),
                               NULL },
  [BRG_REASON_BYE_BREAKS_REST] = { N_ ("If {player} had the bye, the others could not be "
                                       "paired."),
                                   NULL },
  [BRG_REASON_COLOUR_LOT] = { N_ ("{player} has White: the colour drawn for number 1."),
                              N_ ("{player} has Black: the colour drawn for number 1.") },
  [BRG_REASON_COLOUR_BOTH] = { N_ ("Colours alternate: White for {player}, Black for {other}."),
                               N_ ("Colours alternate: Black for {player}, White for {other}.") },
  [BRG_REASON_COLOUR_ONE] = { N_ ("{player} is due White; {other} has not played a game yet."),
                              N_ ("{player} is due Black; {other} has not played a game yet.") },
  [BRG_REASON_COLOUR_RUN] = { N_ ("Both are due White. {player} gets it: more Blacks running "
                                  "({number})."),
                              N_ ("Both are due Black. {player} gets it: more Whites running "
                                  "({number}).") },
  [BRG_REASON_COLOUR_SURPLUS] = { N_ ("Both are due White. {player} gets it: more games with "
                                      "Black."),
                                  N_ ("Both are due Black. {player} gets it: more games with "
                                      "White.") },
  [BRG_REASON_COLOUR_PLACE] = { N_ ("Both are due White. {player} gets it: higher in the "
                                    "classification."),
                                N_ ("Both are due Black. {player} gets it: higher in the "
                                    "classification.") },
  [BRG_REASON_COLOUR_STRONGER] = { N_ ("Both are due White. {player} gets it: the stronger colour "
                                       "preference."),
                                   N_ ("Both are due Black. {player} gets it: the stronger colour "
                                       "preference.") },
  [BRG_REASON_COLOUR_ALTERNATE] = { N_ ("Both are due White. {player} gets it: had Black when "
                                        "their colours last differed."),
                                    N_ ("Both are due Black. {player} gets it: had White when "
                                        "their colours last differed.") },
  [BRG_REASON_COLOUR_FIRST] = { N_ ("No games have been played yet. {player}, the higher "
                                    "ranked, has White."),
                                N_ ("No games have been played yet. {player}, the higher "
                                    "ranked, has Black.") },
  [BRG_REASON_CANNOT_GO_DOWN] = { N_ ("{player} floats down and not {other}, who would have no "
                                      "opponent or leave the rest unpaired."),
                                  NULL },
  [BRG_REASON_ABSENT] = { N_ ("{player} does not play in round {number}."), NULL },
  [BRG_REASON_OTHER_SECTION] = { N_ ("{player} and {other} are in different groups of the draw."),
                                 NULL },
  [BRG_REASON_SAME_SIDE] = { N_ ("{player} and {other} are on the same side."), NULL },
  [BRG_REASON_BRACKET] = { N_ ("{player} and {other} are neighbours in stage {number} of the "
                               "bracket."),
                           NULL },
  [BRG_REASON_BRACKET_PLACES] = { N_ ("Their match is for the places from {number} on."), NULL },
  [BRG_REASON_BRACKET_BYE] = { N_ ("{player} has no opponent in the bracket: {player} advances "
                                   "without a game."),
                               NULL },
  [BRG_REASON_NOT_IN_BRACKET] = { N_ ("{player} and {other} do not meet in this round of the "
                                      "bracket."),
                                  NULL },
  [BRG_REASON_UNDECIDED] = { N_ ("It is not decided who advances, {player} or {other}."), NULL },
  [BRG_REASON_COLOUR_DRAWN] = { N_ ("{player} has White by lot."),
                                N_ ("{player} has Black by lot.") },
  [BRG_REASON_COLOUR_CHANGES] = { N_ ("Colours alternate from game to game: {player} has White "
                                      "in game {number}."),
                                  N_ ("Colours alternate from game to game: {player} has Black "
                                      "in game {number}.") },
  [BRG_REASON_FORBIDDEN] = { N_ ("{player} and {other} may not meet in this round: the pair is "
                                 "forbidden."),
                             NULL },
  [BRG_REASON_KEPT_APART] = { N_ ("{player} and {other} may not meet in this round: the event "
                                  "keeps "
                                  "players of one federation or organisation apart."),
                              NULL },
  [BRG_REASON_ABSOLUTE_BAR] = { N_ ("Both {player} and {other} must have White."),
                                N_ ("Both {player} and {other} must have Black.") },
  [BRG_REASON_BYE_SCORE] = { N_ ("The number of players is odd. {player} has the bye: it goes "
                                 "to the lowest eligible score, {points}."),
                             NULL },
  [BRG_REASON_BYE_UNPLAYED] = { N_ ("Of those who may have the bye, {player} has the fewest "
                                    "unplayed rounds ({number})."),
                                NULL },
  [BRG_REASON_WORSE] = { N_ ("With the pair {player} – {other} the pairing of the score group "
                             "would "
                             "be worse by this criterion."),
                         NULL },
  [BRG_REASON_LATER] = { N_ ("The pair {player} – {other} is equally good, but comes later in "
                             "the order of the rules."),
                         NULL },
  [BRG_REASON_MOVED_UP] = { N_ ("{player} floats up from the score group {points} and meets "
                                "{other}."),
                            NULL },
  [BRG_REASON_COLOUR_FEWER] = { N_ ("{player} has White: fewer Whites so far than {other}."),
                                NULL },
  [BRG_REASON_COLOUR_CHANGE] = { N_ ("Colours alternate: it is White for {player}."),
                                 N_ ("Colours alternate: it is Black for {player}.") },
  [BRG_REASON_COLOUR_LIMIT] = { N_ ("White for {player}: otherwise one of the two would have "
                                    "one colour three times running, or three times more than "
                                    "the other."),
                                N_ ("Black for {player}: otherwise one of the two would have "
                                    "one colour three times running, or three times more than "
                                    "the other.") },
  [BRG_REASON_COLOUR_LOWER] = { N_ ("Both are due White. Below the middle score the lower "
                                    "ranked player gets it: {player}."),
                                N_ ("Both are due Black. Below the middle score the lower "
                                    "ranked player gets it: {player}.") },
  [BRG_REASON_COLOUR_ONLY] = { N_ ("{player} is due White; {other} has no due colour."),
                               N_ ("{player} is due Black; {other} has no due colour.") },
  [BRG_REASON_SECOND_GAME] = { N_ ("{player} and {other} play the second game of their match."),
                               NULL },
  [BRG_REASON_BYE_MAY] = { N_ ("{player} has had no bye or forfeit win and may have the bye."),
                           NULL },
  [BRG_REASON_COLOUR_TABLE] = { N_ ("The table gives White to {player}."),
                                N_ ("The table gives Black to {player}.") },
  [BRG_REASON_MATCH_GAME] = { N_ ("{player} and {other} play game {number} of their match."),
                              NULL },
  [BRG_REASON_BRACKET_SEAT] = { N_ ("The place next to {player} in stage {number} of the "
                                    "bracket is empty."),
                                NULL },
  [BRG_REASON_ADJOURNED] = { N_ ("Adjourned in round {number}: {player} – {other}. It counts as a "
                                 "draw for this pairing."),
                             NULL },
  [BRG_REASON_ADJOURNED_NOTHING] = { N_ ("Adjourned in round {number}: {player} – {other}. It "
                                         "gives no points for this pairing."),
                                     NULL },
};

char *
brg_reason_text_dup_name (const BrgSnapshot *snapshot, gint player)
{
  const BrgEntry *entry;

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (player == BRG_NOBODY)
    return g_strdup ("");
  entry = brg_snapshot_get_entry (snapshot, player);
  if (entry->number == 0)
    return g_strdup (entry->family_name);
  /* Translators: the family name of a player, his start number */
  return g_strdup_printf (_ ("%s (No.\u00a0%d)"), entry->family_name, entry->number);
}

/* The number is left out for those whom the reader has before his eyes, unless they share a name.
 */
static char *
dup_name (const BrgSnapshot *snapshot, gint player, const BrgPair *shown)
{
  gint other;

  if (shown == NULL || player == BRG_NOBODY || (player != shown->white && player != shown->black))
    return brg_reason_text_dup_name (snapshot, player);
  other = player == shown->white ? shown->black : shown->white;
  if (other != BRG_NOBODY && g_str_equal (brg_snapshot_get_entry (snapshot, player)->family_name,
                                          brg_snapshot_get_entry (snapshot, other)->family_name))
    return brg_reason_text_dup_name (snapshot, player);
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->family_name);
}

/* Cases in which the usual sentence of the kind would not be true. */
static const char *
find_wording (const BrgSnapshot *snapshot, const BrgReason *reason)
{
  const Wording *wording = &wordings[reason->kind];

  if (reason->kind == BRG_REASON_TABLE && reason->other == BRG_NOBODY)
    return brg_snapshot_count_numbered (snapshot) % 2 == 1
               ? reason->number == 2 ? _ ("{player} has the bye in round 2 of the table.")
                                     : _ ("{player} has the bye in round {number} of the table.")
               : _ ("The number of players is even: there is no bye.");
  if (reason->kind == BRG_REASON_LOCKED && reason->other == BRG_NOBODY)
    return _ ("The arbiter gave the bye to {player}.");
  if (reason->kind == BRG_REASON_WORSE && reason->other == BRG_NOBODY)
    return _ ("If {player} had the bye, the pairing would be worse by this criterion.");
  if (reason->kind == BRG_REASON_LATER && reason->other == BRG_NOBODY)
    return _ ("{player} could have the bye as well, but comes later in the order of the rules.");
  if (reason->kind == BRG_REASON_SECOND_GAME && reason->other == BRG_NOBODY)
    return _ ("The bye is for a whole match: {player} has it in the second game too.");
  if (reason->kind == BRG_REASON_NOT_IN_BRACKET && reason->other == BRG_NOBODY)
    return _ ("{player} does not have the bye in this round of the bracket.");
  if (reason->kind == BRG_REASON_MET && reason->number == 2)
    /* Translators: the round has a sentence of its own: "во 2-м туре" */
    return _ ("{player} and {other} already met in round 2.");
  if (reason->kind == BRG_REASON_TABLE && reason->number == 2)
    return _ ("{player} and {other} meet in round 2 of the table.");
  if (reason->kind == BRG_REASON_ABSENT && reason->number == 2)
    return _ ("{player} does not play in round 2.");
  return _ (reason->colour == BRG_COLOUR_BLACK && wording->black != NULL ? wording->black
                                                                         : wording->text);
}

/* The value of the word at @word; its length in *length. */
static const char *
find_word (const char *const *words, const char *word, gsize *length)
{
  const char *end = strchr (word, '}');

  *length = end != NULL ? (gsize) (end - word) : 0;
  for (guint i = 0; end != NULL && words[i] != NULL; i += 2)
    if (strlen (words[i]) == *length && strncmp (words[i], word, *length) == 0)
      return words[i + 1];
  return NULL;
}

char *
brg_reason_text_fill (const char *text, const char *const *words)
{
  g_autoptr (GString) filled = g_string_new (NULL);

  g_return_val_if_fail (text != NULL && words != NULL, NULL);

  while (*text != '\0')
    {
      gsize length;
      const char *value = *text == '{' ? find_word (words, text + 1, &length) : NULL;

      if (value != NULL)
        {
          g_string_append (filled, value);
          text += length + 2;
        }
      else
        g_string_append_c (filled, *text++);
    }
  return brg_text_join_points (g_string_free (g_steal_pointer (&filled), FALSE));
}

char *
brg_reason_text_dup (const BrgSnapshot *snapshot, const BrgReason *reason, const BrgPair *shown)
{
  g_autofree char *player = NULL;
  g_autofree char *other = NULL;
  g_autofree char *points = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (snapshot != NULL && reason != NULL, NULL);
  g_return_val_if_fail (reason->kind < BRG_N_REASON_KINDS, NULL);

  player = dup_name (snapshot, reason->player, shown);
  other = dup_name (snapshot, reason->other, shown);
  points = brg_points_to_figures (reason->points);
  number = g_strdup_printf ("%d", reason->number);
  {
    const char *const words[] = { "player", player,   "other", other, "points",
                                  points,   "number", number,  NULL };

    return brg_reason_text_fill (find_wording (snapshot, reason), words);
  }
}

static gboolean
is_said (const GPtrArray *sentences, const char *text)
{
  for (guint i = 0; i < sentences->len; i++)
    if (g_str_equal (((const BrgSentence *) sentences->pdata[i])->text, text))
      return TRUE;
  return FALSE;
}

/* Whether the colour was decided by what both have had. */
static gboolean
rests_on_histories (const BrgReason *reason)
{
  return brg_reason_kind_is_about_colour (reason->kind) &&
         reason->kind != BRG_REASON_COLOUR_TABLE && reason->kind != BRG_REASON_COLOUR_DRAWN &&
         reason->other != BRG_NOBODY;
}

/* "White for Ivanov, Black for Petrov. Ivanov: B W; Petrov: W –." */
static char *
dup_with_histories (const BrgReasonScene *scene, const BrgReason *reason, char *text)
{
  g_autofree char *owned = text;
  g_autofree char *player = NULL;
  g_autofree char *other = NULL;
  g_autofree char *history = NULL;
  g_autofree char *others_history = NULL;

  if (scene->tournament == NULL || scene->round < 2 || !rests_on_histories (reason))
    return g_steal_pointer (&owned);
  player = dup_name (scene->snapshot, reason->player, scene->shown);
  other = dup_name (scene->snapshot, reason->other, scene->shown);
  history = brg_colour_words_dup_letters_of (scene->tournament, reason->player, scene->round);
  others_history = brg_colour_words_dup_letters_of (scene->tournament, reason->other, scene->round);
  /* Translators: a whole sentence about colours, then two players with the colours that each has
   * had so far: "Colours alternate: ... Ivanov: W B; Petrov: B –." */
  return g_strdup_printf (_ ("%s %s: %s; %s: %s."), owned, player, history, other, others_history);
}

/* The tables of a round robin are the same in all books: an event quotes them as its own book
 * prints them, and nothing where that prints none. */
const char *
brg_reason_text_find_table_article (const BrgRulebook *own)
{
  const BrgRulebook *book = NULL;
  const BrgArticle *article;
  g_autoptr (GArray) places = NULL;

  g_return_val_if_fail (own != NULL, NULL);

  article = brg_article_find (brg_berger_system.article, &book);
  if (article == NULL || book == own)
    return brg_berger_system.article;
  places = brg_article_list_parallels (book, article);
  for (guint i = 0; i < places->len; i++)
    {
      const BrgArticlePlace *place = &g_array_index (places, BrgArticlePlace, i);
      g_autofree char *tag = NULL;

      if (place->rulebook != own)
        continue;
      tag = g_strdup_printf ("%s %s", own->id, place->article->number);
      return g_intern_string (tag);
    }
  return NULL;
}

static const char *
find_article (const BrgSnapshot *snapshot, const BrgReason *reason)
{
  return g_strcmp0 (reason->article, brg_berger_system.article) == 0
             ? brg_reason_text_find_table_article (snapshot->event->rulebook)
             : reason->article;
}

static void
add_reason (GPtrArray *sentences, const BrgReasonScene *scene, const BrgReason *reason)
{
  g_autofree char *text = dup_with_histories (
      scene, reason, brg_reason_text_dup (scene->snapshot, reason, scene->shown));

  if (!is_said (sentences, text))
    add_sentence (sentences, g_steal_pointer (&text), find_article (scene->snapshot, reason));
}

/* Where there are too many the colours, which stand last, are not left out. */
static void
add_reasons (GPtrArray *sentences, const BrgReasonScene *scene, const GArray *reasons)
{
  const BrgReason *colour = NULL;
  guint n_max = BRG_REASON_TEXT_MAX;

  for (guint i = 0; i < reasons->len; i++)
    if (brg_reason_kind_is_about_colour (g_array_index (reasons, BrgReason, i).kind))
      colour = &g_array_index (reasons, BrgReason, i);
  if (colour != NULL)
    n_max--;
  for (guint i = 0; i < reasons->len && sentences->len < n_max; i++)
    if (&g_array_index (reasons, BrgReason, i) != colour)
      add_reason (sentences, scene, &g_array_index (reasons, BrgReason, i));
  if (colour != NULL)
    add_reason (sentences, scene, colour);
}

GPtrArray *
brg_reason_text_list (const BrgReasonScene *scene, const GArray *reasons)
{
  g_autoptr (GPtrArray) sentences = sentences_new ();

  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL && reasons != NULL, NULL);

  add_reasons (sentences, scene, reasons);
  return g_steal_pointer (&sentences);
}

const char *
brg_reason_text_get_verdict (BrgWhyNotVerdict verdict)
{
  switch (verdict)
    {
    case BRG_WHY_NOT_IS_PAIRED:
      return C_ ("verdict", "paired");
    case BRG_WHY_NOT_FORBIDDEN:
      return C_ ("verdict", "forbidden");
    case BRG_WHY_NOT_NO_COMPLETION:
      return C_ ("verdict", "impossible");
    case BRG_WHY_NOT_WORSE:
      return C_ ("verdict", "possible, but worse");
    default:
      g_return_val_if_reached ("");
    }
}

static void
add_first_change (GPtrArray *sentences,
                  const BrgSnapshot *snapshot,
                  const BrgPairingSystem *system,
                  const BrgPair *first)
{
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (first == NULL || first->black == BRG_NOBODY)
    return;
  white = brg_reason_text_dup_name (snapshot, first->white);
  black = brg_reason_text_dup_name (snapshot, first->black);
  add_sentence (sentences,
                /* Translators: the names of two players */
                g_strdup_printf (_ ("The rules reach the pair %s – %s first."), white, black),
                system->article);
}

/* By which criterion it is worse, what the rules put first, and how much would change with it. */
static void
add_worse (GPtrArray *sentences,
           const BrgSnapshot *snapshot,
           const BrgPairingSystem *system,
           const BrgWhyNot *why_not,
           const BrgPair *first)
{
  BrgReasonScene scene = { .snapshot = snapshot };
  gint n_changed = (gint) why_not->n_changed;
  gboolean is_told = FALSE;

  for (guint i = 0; i < why_not->reasons->len && sentences->len < BRG_REASON_TEXT_MAX; i++)
    {
      const BrgReason *reason = &g_array_index (why_not->reasons, BrgReason, i);

      if (reason->pair >= 0 && !is_told)
        {
          add_first_change (sentences, snapshot, system, first);
          is_told = TRUE;
        }
      add_reason (sentences, &scene, reason);
    }
  if (n_changed == 0)
    return;
  if (sentences->len == BRG_REASON_TEXT_MAX)
    g_ptr_array_set_size (sentences, BRG_REASON_TEXT_MAX - 1);
  add_sentence (sentences,
                g_strdup_printf (ngettext ("%d board would change.", "%d boards would change.",
                                           (gulong) n_changed),
                                 n_changed),
                system->article);
}

GPtrArray *
brg_reason_text_list_why_not (const BrgSnapshot *snapshot,
                              const BrgPairingSystem *system,
                              const BrgWhyNot *why_not,
                              const BrgPair *first)
{
  g_autoptr (GPtrArray) sentences = sentences_new ();
  BrgReasonScene scene = { .snapshot = snapshot };

  g_return_val_if_fail (snapshot != NULL && system != NULL && why_not != NULL, NULL);

  switch (why_not->verdict)
    {
    case BRG_WHY_NOT_IS_PAIRED:
      add_sentence (sentences, g_strdup (_ ("This pair is the one chosen.")), system->article);
      break;
    case BRG_WHY_NOT_NO_COMPLETION:
      add_sentence (sentences, g_strdup (_ ("Then the others could not be paired.")),
                    system->article);
      break;
    case BRG_WHY_NOT_FORBIDDEN:
      add_reasons (sentences, &scene, why_not->reasons);
      break;
    case BRG_WHY_NOT_WORSE:
      add_worse (sentences, snapshot, system, why_not, first);
      break;
    default:
      g_return_val_if_reached (NULL);
    }
  return g_steal_pointer (&sentences);
}

char *
brg_reason_text_dup_problem (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (g_error_matches (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND))
    return g_strdup (_ ("The round cannot be paired before the earlier rounds are complete."));
  if (g_error_matches (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS))
    return g_strdup (_ ("There are too few players, or more than the system allows."));
  if (g_error_matches (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED))
    return g_strdup (_ ("The fixed pairs contradict each other, the table or the bracket."));
  return g_strdup (error->message);
}
