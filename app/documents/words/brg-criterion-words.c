/* brg-criterion-words.c - names and headings of tie-breaks
 *
 * Rules: rus-draughts-2022 5.4.8.2-5.4.8.10; codes of chess as in report files
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion-words.h"

#include "brg-article-words.h"

#include <string.h>

typedef struct
{
  const char *code;
  const char *chess;    /* name in chess */
  const char *draughts; /* name in the draughts rules, NULL for the same */
} Name;

/* Translators: names of tie-breaks in the legend of a table, in lower case where the language has
 * them so: "Кт1 – усечённый Солкоф". */
static const Name names[] = {
  { "BH", NC_ ("tie-break", "Buchholz"), NC_ ("tie-break", "Solkoff") },
  { "BH/C1", NC_ ("tie-break", "Buchholz Cut 1"), NC_ ("tie-break", "truncated Solkoff") },
  { "BH/C2", NC_ ("tie-break", "Buchholz Cut 2"), NC_ ("tie-break", "Solkoff Cut 2") },
  { "BH/C3", NC_ ("tie-break", "Buchholz Cut 3"), NC_ ("tie-break", "Solkoff Cut 3") },
  { "BH/M1", NC_ ("tie-break", "median Buchholz"), NC_ ("tie-break", "median Solkoff") },
  { "BH/M2", NC_ ("tie-break", "median Buchholz 2"), NC_ ("tie-break", "median Solkoff 2") },
  { "FULLTR", NC_ ("tie-break", "fully truncated Buchholz"),
    NC_ ("tie-break", "fully truncated Solkoff") },
  { "FB", NC_ ("tie-break", "Fore Buchholz"), NULL },
  { "FB/C1", NC_ ("tie-break", "Fore Buchholz Cut 1"), NULL },
  { "AOB", NC_ ("tie-break", "average of opponents’ Buchholz"), NULL },
  { "SOLK+", NC_ ("tie-break", "sum of Buchholz"), NC_ ("tie-break", "Solkoff plus") },
  { "SOLKBAL", NC_ ("tie-break", "Solkoff-Balyakin"), NULL },
  { "SB", NC_ ("tie-break", "Sonneborn-Berger"), NULL },
  { "SB/C1", NC_ ("tie-break", "Sonneborn-Berger Cut 1"), NULL },
  { "SB2", NC_ ("tie-break", "Sonneborn-Berger, double"), NULL },
  { "SHM", NC_ ("tie-break", "Shmulyan"), NULL },
  { "RIGA", NC_ ("tie-break", "Riga system"), NULL },
  { "KS", NC_ ("tie-break", "Koya"), NULL },
  { "KS/L+1", NC_ ("tie-break", "Koya, limit half a point higher"), NULL },
  { "KS/L-1", NC_ ("tie-break", "Koya, limit half a point lower"), NULL },
  { "KOYA+1", NC_ ("tie-break", "Koya, one group more"), NULL },
  { "KOYA-1", NC_ ("tie-break", "Koya, one group fewer"), NULL },
  { "KOYA+", NC_ ("tie-break", "Koya, more groups step by step"), NULL },
  { "KOYA-", NC_ ("tie-break", "Koya, fewer groups step by step"), NULL },
  { "WIN", NC_ ("tie-break", "number of wins"), NULL },
  { "WON", NC_ ("tie-break", "games won over the board"), NULL },
  { "BPG", NC_ ("tie-break", "games played with Black"), NULL },
  { "BWG", NC_ ("tie-break", "games won with Black"), NULL },
  { "PS", NC_ ("tie-break", "progressive score"), NULL },
  { "PS/C1", NC_ ("tie-break", "progressive score Cut 1"), NULL },
  { "PS/C2", NC_ ("tie-break", "progressive score Cut 2"), NULL },
  { "REP", NC_ ("tie-break", "rounds one elected to play"), NULL },
  { "STD", NC_ ("tie-break", "standard points"), NULL },
  { "TPN", NC_ ("tie-break", "pairing number"), NULL },
  { "DE", NC_ ("tie-break", "direct encounter"), NULL },
  { "VSTOP", NC_ ("tie-break", "results against the others in order of places"), NULL },
  { "ARO", NC_ ("tie-break", "average rating of opponents"), NULL },
  { "ARO/C1", NC_ ("tie-break", "average rating of opponents Cut 1"), NULL },
  { "ARO_R", NC_ ("tie-break", "average rating of opponents over all rounds"), NULL },
  { "TPR", NC_ ("tie-break", "tournament performance rating"), NULL },
  { "TPR400", NC_ ("tie-break", "tournament performance rating, differences up to 400"), NULL },
  { "PTP", NC_ ("tie-break", "perfect tournament performance"), NULL },
  { "APRO", NC_ ("tie-break", "average performance rating of opponents"), NULL },
  { "APPO", NC_ ("tie-break", "average perfect performance of opponents"), NULL },
  { "RATSUM", NC_ ("tie-break", "sum of opponents' ratings"), NULL },
  { "RTNG", NC_ ("tie-break", "rating"), NULL },
  /* Teams */
  { "MPTS", NC_ ("tie-break", "match points"), NULL },
  { "GPTS", NC_ ("tie-break", "game points"), NULL },
  { "MPvGP", NC_ ("tie-break", "match or game points, whichever is not primary"), NULL },
  { "MPGP", NC_ ("tie-break", "match points plus game points"), NULL },
  { "WIN:MP", NC_ ("tie-break", "matches won"), NULL },
  { "WON:MP", NC_ ("tie-break", "matches won over the board"), NULL },
  { "DE:MP", NC_ ("tie-break", "direct encounter on match points"), NULL },
  { "DE:GP", NC_ ("tie-break", "direct encounter on game points"), NULL },
  { "EDE", NC_ ("tie-break", "extended direct encounter"), NULL },
  { "EDEC", NC_ ("tie-break", "extended direct encounter, then board count"), NULL },
  { "EDET", NC_ ("tie-break", "extended direct encounter, then top board results"), NULL },
  { "EDEB", NC_ ("tie-break", "extended direct encounter, then bottom board elimination"), NULL },
  { "EDEBT", NC_ ("tie-break", "extended direct encounter, board count, top board results"), NULL },
  { "EDEBB",
    NC_ ("tie-break",
         "extended direct encounter, board count, bottom board "
         "elimination"),
    NULL },
  { "EMMSB", NC_ ("tie-break", "Sonneborn-Berger of match points"), NULL },
  { "EMGSB", NC_ ("tie-break", "Sonneborn-Berger, match points times game points"), NULL },
  { "EGMSB", NC_ ("tie-break", "Sonneborn-Berger, game points times match points"), NULL },
  { "EGGSB", NC_ ("tie-break", "Sonneborn-Berger of game points"), NULL },
  { "SHMG", NC_ ("tie-break", "Shmulyan, match points times game points"), NULL },
  { "SHGG", NC_ ("tie-break", "Shmulyan of game points"), NULL },
  { "BH:MP", NC_ ("tie-break", "Buchholz of match points"),
    NC_ ("tie-break", "Solkoff of match points") },
  { "BH:MP/C1", NC_ ("tie-break", "Buchholz of match points Cut 1"),
    NC_ ("tie-break", "truncated Solkoff of match points") },
  { "BH:GP", NC_ ("tie-break", "Buchholz of game points"),
    NC_ ("tie-break", "Solkoff of game points") },
  { "BH:GP/C1", NC_ ("tie-break", "Buchholz of game points Cut 1"),
    NC_ ("tie-break", "truncated Solkoff of game points") },
  { "FB:MP", NC_ ("tie-break", "Fore Buchholz of match points"), NULL },
  { "FB:GP", NC_ ("tie-break", "Fore Buchholz of game points"), NULL },
  { "SSSC", NC_ ("tie-break", "score and schedule strength combination"), NULL },
  { "SB:MP", NC_ ("tie-break", "Sonneborn-Berger of match points"), NULL },
  { "SB:GP", NC_ ("tie-break", "Sonneborn-Berger of game points"), NULL },
  { "KS:MP", NC_ ("tie-break", "Koya of match points"), NULL },
  { "KS:GP", NC_ ("tie-break", "Koya of game points"), NULL },
  { "PS:MP", NC_ ("tie-break", "progressive score of match points"), NULL },
  { "PS:GP", NC_ ("tie-break", "progressive score of game points"), NULL },
  { "BC", NC_ ("tie-break", "board count, fewer is better"), NULL },
  { "TBR", NC_ ("tie-break", "top board results: board 1, then 2 and so on"), NULL },
  { "BBE", NC_ ("tie-break", "bottom board elimination"), NULL },
};

/* Translators: headings of columns with tie-breaks, as short as can be. A cut follows: "Bh-1". */
static const Name shorts[] = {
  { "BH", NC_ ("tie-break head", "Bh"), NC_ ("tie-break head", "Solk") },
  { "FULLTR", NC_ ("tie-break head", "Bh-T"), NC_ ("tie-break head", "Solk-T") },
  { "AOB", NC_ ("tie-break head", "AvBh"), NULL },
  { "SOLK+", NC_ ("tie-break head", "Bh+"), NC_ ("tie-break head", "Solk+") },
  { "SOLKBAL", NC_ ("tie-break head", "Sol-Bal"), NULL },
  { "SB", NC_ ("tie-break head", "SB"), NULL },
  { "SB2", NC_ ("tie-break head", "SB×2"), NULL },
  { "SHM", NC_ ("tie-break head", "Shm"), NULL },
  { "RIGA", NC_ ("tie-break head", "Riga"), NULL },
  { "KS", NC_ ("tie-break head", "Koya"), NULL },
  { "WIN", NC_ ("tie-break head", "Wins"), NULL },
  { "WON", NC_ ("tie-break head", "Won"), NULL },
  { "BPG", NC_ ("tie-break head", "Black"), NULL },
  { "BWG", NC_ ("tie-break head", "Black+"), NULL },
  { "PS", NC_ ("tie-break head", "Prog"), NULL },
  { "TPN", NC_ ("tie-break head", "No."), NULL },
  { "DE", NC_ ("tie-break head", "DE"), NULL },
  { "VSTOP", NC_ ("tie-break head", "Others"), NULL },
  { "ARO", NC_ ("tie-break head", "ARO"), NULL },
  { "TPR", NC_ ("tie-break head", "TPR"), NULL },
  { "RTNG", NC_ ("tie-break head", "Rtg"), NULL },
  { "MPTS", NC_ ("tie-break head", "MP"), NULL },
  { "GPTS", NC_ ("tie-break head", "GP"), NULL },
};

static const Name *
find_row (const Name *rows, gsize n_rows, const char *code, gsize length)
{
  for (gsize i = 0; i < n_rows; i++)
    if (strlen (rows[i].code) == length && strncmp (rows[i].code, code, length) == 0)
      return &rows[i];
  return NULL;
}

static const Name *
find_name (const char *code, gsize length)
{
  return find_row (names, G_N_ELEMENTS (names), code, length);
}

static gboolean
is_draughts_book (const BrgRulebook *rulebook)
{
  return (rulebook->disciplines & (1u << BRG_DISCIPLINE_RUSSIAN)) != 0;
}

char *
brg_criterion_words_name (const BrgWords *words, const char *code, const BrgRulebook *rulebook)
{
  const Name *name;
  const char *modifier = "";
  const char *text;

  g_return_val_if_fail (words != NULL && code != NULL && rulebook != NULL, NULL);

  name = find_name (code, strlen (code));
  if (name == NULL && strchr (code, '/') != NULL)
    {
      modifier = strchr (code, '/');
      name = find_name (code, (gsize) (modifier - code));
    }
  if (name == NULL)
    return g_strdup (code);
  text = name->draughts != NULL && is_draughts_book (rulebook) ? name->draughts : name->chess;
  return g_strconcat (brg_words_context (words, "tie-break", text), *modifier != '\0' ? " " : "",
                      modifier, NULL);
}

/* Of a cut the number is enough, of a median its letter: "Bh-1", "Bh-M1". The rest is known by its
 * code, as in report files. */
char *
brg_criterion_words_short (const BrgWords *words, const char *code, const BrgRulebook *rulebook)
{
  gsize length;
  const Name *name;
  const char *modifier;
  const char *text;

  g_return_val_if_fail (words != NULL && code != NULL && rulebook != NULL, NULL);

  length = strcspn (code, "/");
  name = find_row (shorts, G_N_ELEMENTS (shorts), code, length);
  modifier = code[length] == '/' ? code + length + 1 : "";
  if (name == NULL)
    return g_strdup (code);
  text = name->draughts != NULL && is_draughts_book (rulebook) ? name->draughts : name->chess;
  return g_strconcat (brg_words_context (words, "tie-break head", text),
                      *modifier != '\0' ? "-" : "",
                      g_str_has_prefix (modifier, "C") ? modifier + 1 : modifier, NULL);
}

char *
brg_criterion_words_head (const BrgWords *words, guint index, guint n_criteria)
{
  const char *letters;

  g_return_val_if_fail (words != NULL && index < n_criteria, NULL);

  /* Translators: short for tie-break (coefficient), heading of a column; a number may follow; in
   * Russian "Кт" (rus-draughts-2022 appendix 9) */
  letters = WC_ (words, "table head", "TB");
  return n_criteria == 1 ? g_strdup (letters) : g_strdup_printf ("%s%u", letters, index + 1);
}

/* rus-draughts-2022 5.4.9.6: teams that are equal are parted by other articles than players are:
 * the one by which they are ranked at all, or that on what regulations add. */
static const char *
article_of_teams (const BrgCriterion *criterion, BrgTeamScores scores)
{
  static const char of_players[] = "rus-draughts-2022 5.4.8.2";
  static const char of_teams[] = "rus-draughts-2022 5.4.9.6.";
  static const char *const added[] = { "VSTOP", "RATSUM" };
  const char *article = criterion->article_draughts;

  if (scores == BRG_SCORES_OF_PLAYERS || article == NULL ||
      (!g_str_equal (article, of_players) && !g_str_has_prefix (article, of_teams)))
    return article;
  for (guint i = 0; i < G_N_ELEMENTS (added); i++)
    if (g_str_equal (criterion->code, added[i]))
      return "rus-draughts-2022 5.4.9.6.3";
  return scores == BRG_SCORES_BOARDS_FIRST ? "rus-draughts-2022 5.4.9.6.1"
                                           : "rus-draughts-2022 5.4.9.6.2";
}

/* Where the event's rules define it; the code of 1956 and regulations are silent. */
static char *
article_of (const BrgWords *words,
            const BrgCriterion *criterion,
            const BrgRulebook *rulebook,
            BrgTeamScores scores)
{
  const char *article =
      is_draughts_book (rulebook) ? article_of_teams (criterion, scores) : criterion->article_fide;

  if (article == NULL)
    return NULL;
  if (!is_draughts_book (rulebook) && !rulebook->quotes_fide_tie_breaks)
    return NULL;
  return brg_article_words_beside (words, rulebook, article);
}

char *
brg_criterion_words_legend (const BrgWords *words,
                            const BrgCriterion *const *criteria,
                            guint n_criteria,
                            guint index,
                            const BrgRulebook *rulebook,
                            BrgTeamScores scores,
                            gboolean is_short)
{
  g_autofree char *head = NULL;
  g_autofree char *name = NULL;
  g_autofree char *article = NULL;

  g_return_val_if_fail (words != NULL && criteria != NULL && rulebook != NULL, NULL);
  g_return_val_if_fail (index < n_criteria, NULL);

  head = is_short ? brg_criterion_words_short (words, criteria[index]->code, rulebook)
                  : brg_criterion_words_head (words, index, n_criteria);
  name = brg_criterion_words_name (words, criteria[index]->code, rulebook);
  article = article_of (words, criteria[index], rulebook, scores);
  return article != NULL ? g_strdup_printf ("%s – %s (%s).", head, name, article)
                         : g_strdup_printf ("%s – %s.", head, name);
}

/* Criteria among the tied alone give a rank in their group, whatever their modifiers; 0 says that
 * they part nobody. */
static gboolean
is_among_tied (const char *code)
{
  static const char *const codes[] = { "DE",   "VSTOP", "EDE",   "EDEC", "EDET",
                                       "EDEB", "EDEBT", "EDEBB", "TBR",  "BBE" };
  gsize length = strcspn (code, ":/");

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (strlen (codes[i]) == length && strncmp (codes[i], code, length) == 0)
      return TRUE;
  return FALSE;
}

char *
brg_criterion_words_value (const BrgWords *words, const char *code, const BrgStandingValue *value)
{
  g_autofree char *figures = NULL;
  g_auto (GStrv) pieces = NULL;

  g_return_val_if_fail (words != NULL && code != NULL && value != NULL, NULL);

  if (!value->exists || (value->value.num == 0 && is_among_tied (code)))
    return g_strdup ("–");
  figures = brg_rational_to_figures (value->value);
  pieces = g_strsplit (figures, ".", 2);
  /* Translators: the sign between whole and decimals in a number, in Russian a comma */
  return g_strjoinv (WC_ (words, "decimal sign", "."), pieces);
}
