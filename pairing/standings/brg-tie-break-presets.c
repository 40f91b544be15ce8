/* brg-tie-break-presets.c - orders of tie-breaks that the books recommend
 *
 * Rules: rus-chess-2014 31.2, 31.3; rus-draughts-2022 5.4.8.2, 5.4.9.6.1, 5.4.9.6.2
 * Tests: tests/pairing/test-tie-break-presets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-break-presets.h"

#define PLAYERS FALSE
#define TEAMS TRUE
#define SWISS BRG_TOURNAMENT_SWISS
#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN
#define MATCHES_FIRST FALSE
#define BOARDS_FIRST TRUE
#define ANY BRG_TIE_BREAK_FIELD_ANY
#define CLOSE BRG_TIE_BREAK_FIELD_CLOSE
#define MIXED BRG_TIE_BREAK_FIELD_MIXED
#define CHESS(article) \
  ("rus-chess-2014-" article), ("rus-chess-2014 " article), BRG_TIEBREAK_CHESS_2014
#define DRAUGHTS(id, article) \
  ("rus-draughts-2022-" id), ("rus-draughts-2022 " article), BRG_TIEBREAK_DRAUGHTS_2022
/* In common use; FIDE leaves the choice to the regulations. */
#define FIDE(id) ("fide-" id), NULL, BRG_TIEBREAK_FIDE_2026

static const BrgTieBreakPreset presets[] = {
  /* rus-chess-2014 31.3.1 to 31.3.5; the average rating of 30.4.1 is taken over all rounds, the
   * Sonneborn-Berger of 30.3.2.2 of points on the boards, which come first. */
  { CHESS ("31.3.1"), PLAYERS, ROUND_ROBIN, FALSE, ANY, TRUE, "SB,DE,WIN,KS,BPG" },
  { CHESS ("31.3.2"), TEAMS, ROUND_ROBIN, BOARDS_FIRST, ANY, TRUE, "MPTS,DE:MP,EGGSB" },
  { CHESS ("31.3.3"), PLAYERS, SWISS, FALSE, CLOSE, TRUE, "ARO_R,TPR,BH,PS,WIN,DE" },
  { CHESS ("31.3.4"), PLAYERS, SWISS, FALSE, MIXED, TRUE, "BH,PS,SB,DE,WIN,BPG" },
  { CHESS ("31.3.5"), TEAMS, SWISS, BOARDS_FIRST, ANY, TRUE, "MPTS,DE:MP,BH:GP,EGGSB" },
  /* rus-draughts-2022 5.4.8.2: a coefficient first; which one, the regulations say: that of
   * Sonneborn-Berger where everybody meets everybody, Solkoff's in a Swiss. */
  { DRAUGHTS ("5.4.8.2-round-robin", "5.4.8.2"), PLAYERS, ROUND_ROBIN, FALSE, ANY, FALSE,
    "SB,WIN,DE,VSTOP,RATSUM" },
  { DRAUGHTS ("5.4.8.2-swiss", "5.4.8.2"), PLAYERS, SWISS, FALSE, ANY, FALSE,
    "BH,WIN,DE,VSTOP,RATSUM" },
  { DRAUGHTS ("5.4.9.6.1-round-robin", "5.4.9.6.1"), TEAMS, ROUND_ROBIN, BOARDS_FIRST, ANY, FALSE,
    "MPTS,DE:MP,WIN:MP,EGGSB,TBR" },
  { DRAUGHTS ("5.4.9.6.1-swiss", "5.4.9.6.1"), TEAMS, SWISS, BOARDS_FIRST, ANY, FALSE,
    "MPTS,DE:MP,WIN:MP,BH:GP,TBR" },
  { DRAUGHTS ("5.4.9.6.2-round-robin", "5.4.9.6.2"), TEAMS, ROUND_ROBIN, MATCHES_FIRST, ANY, FALSE,
    "GPTS,DE:MP,WIN:MP,EMGSB,TBR" },
  { DRAUGHTS ("5.4.9.6.2-swiss", "5.4.9.6.2"), TEAMS, SWISS, MATCHES_FIRST, ANY, FALSE,
    "GPTS,DE:MP,WIN:MP,BH:MP,TBR" },
  { FIDE ("swiss"), PLAYERS, SWISS, FALSE, ANY, FALSE, "BH/C1,BH,SB,PS,DE,WIN" },
  { FIDE ("swiss-ratings"), PLAYERS, SWISS, FALSE, CLOSE, FALSE, "BH/C1,BH,DE,ARO" },
  { FIDE ("round-robin"), PLAYERS, ROUND_ROBIN, FALSE, ANY, FALSE, "DE,WIN,SB,KS" },
  { FIDE ("teams-swiss"), TEAMS, SWISS, MATCHES_FIRST, ANY, FALSE, "EMGSB/C1,GPTS,BH:MP/C1,EDE" },
  { FIDE ("teams-round-robin"), TEAMS, ROUND_ROBIN, MATCHES_FIRST, ANY, FALSE,
    "GPTS,EDE,EMGSB,BC" },
};

const BrgTieBreakPreset *
brg_tie_break_presets (guint *n_presets)
{
  g_return_val_if_fail (n_presets != NULL, NULL);

  *n_presets = G_N_ELEMENTS (presets);
  return presets;
}

static gboolean
is_of_fide (BrgTieBreakEdition edition)
{
  return edition != BRG_TIEBREAK_DRAUGHTS_2022 && edition != BRG_TIEBREAK_CHESS_2014 &&
         edition != BRG_TIEBREAK_CHESS_1956;
}

gboolean
brg_tie_break_preset_suits (const BrgTieBreakPreset *preset,
                            BrgTieBreakEdition edition,
                            gboolean for_teams,
                            BrgTournamentKind kind)
{
  g_return_val_if_fail (preset != NULL, FALSE);

  return preset->for_teams == !!for_teams && preset->kind == kind &&
         (preset->edition == edition || (is_of_fide (preset->edition) && is_of_fide (edition)));
}

/* Names of tie-breaks without their modifiers, and the group of rus-chess-2014 30 that their values
 * come from. What the text itself does not list goes with its kind. */
static const struct
{
  const char *name;
  BrgTieBreakType type;
} types[] = {
  { "PTS", BRG_TIE_BREAK_TYPE_OWN },         { "PS", BRG_TIE_BREAK_TYPE_OWN },
  { "KS", BRG_TIE_BREAK_TYPE_OWN },          { "KOYA+1", BRG_TIE_BREAK_TYPE_OWN },
  { "KOYA-1", BRG_TIE_BREAK_TYPE_OWN },      { "WIN", BRG_TIE_BREAK_TYPE_OWN },
  { "WON", BRG_TIE_BREAK_TYPE_OWN },         { "BPG", BRG_TIE_BREAK_TYPE_OWN },
  { "BWG", BRG_TIE_BREAK_TYPE_OWN },         { "REP", BRG_TIE_BREAK_TYPE_OWN },
  { "STD", BRG_TIE_BREAK_TYPE_OWN },         { "DE", BRG_TIE_BREAK_TYPE_OWN },
  { "VSTOP", BRG_TIE_BREAK_TYPE_OWN },       { "MPTS", BRG_TIE_BREAK_TYPE_TEAM },
  { "GPTS", BRG_TIE_BREAK_TYPE_TEAM },       { "MPVGP", BRG_TIE_BREAK_TYPE_TEAM },
  { "MPGP", BRG_TIE_BREAK_TYPE_TEAM },       { "EDE", BRG_TIE_BREAK_TYPE_TEAM },
  { "EDET", BRG_TIE_BREAK_TYPE_TEAM },       { "EDEB", BRG_TIE_BREAK_TYPE_TEAM },
  { "EDEBT", BRG_TIE_BREAK_TYPE_TEAM },      { "EDEBB", BRG_TIE_BREAK_TYPE_TEAM },
  { "BC", BRG_TIE_BREAK_TYPE_TEAM },         { "TBR", BRG_TIE_BREAK_TYPE_TEAM },
  { "BBE", BRG_TIE_BREAK_TYPE_TEAM },        { "BOARDS", BRG_TIE_BREAK_TYPE_TEAM },
  { "BH", BRG_TIE_BREAK_TYPE_OPPONENTS },    { "FULLTR", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "FB", BRG_TIE_BREAK_TYPE_OPPONENTS },    { "AOB", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "SOLK+", BRG_TIE_BREAK_TYPE_OPPONENTS }, { "SOLKBAL", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "SB", BRG_TIE_BREAK_TYPE_OPPONENTS },    { "SB2", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "SHM", BRG_TIE_BREAK_TYPE_OPPONENTS },   { "RIGA", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "EMMSB", BRG_TIE_BREAK_TYPE_OPPONENTS }, { "EMGSB", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "EGMSB", BRG_TIE_BREAK_TYPE_OPPONENTS }, { "EGGSB", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "SHGG", BRG_TIE_BREAK_TYPE_OPPONENTS },  { "SHMG", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "SSSC", BRG_TIE_BREAK_TYPE_OPPONENTS },  { "ARO", BRG_TIE_BREAK_TYPE_RATING },
  { "ARO_R", BRG_TIE_BREAK_TYPE_RATING },    { "TPR", BRG_TIE_BREAK_TYPE_RATING },
  { "TPR400", BRG_TIE_BREAK_TYPE_RATING },   { "PTP", BRG_TIE_BREAK_TYPE_RATING },
  { "APRO", BRG_TIE_BREAK_TYPE_RATING },     { "APPO", BRG_TIE_BREAK_TYPE_RATING },
  { "RATSUM", BRG_TIE_BREAK_TYPE_RATING },   { "RTNG", BRG_TIE_BREAK_TYPE_RATING },
};

static BrgTieBreakType
find_type (const char *code)
{
  gsize length = strcspn (code, ":/");

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strlen (types[i].name) == length && g_ascii_strncasecmp (types[i].name, code, length) == 0)
      return types[i].type;
  return BRG_TIE_BREAK_TYPE_NONE;
}

/* Whether the list is an order of rus-chess-2014 31.3 or the beginning of one. */
static gboolean
begins_preset (const BrgTieBreakPreset *preset,
               const BrgCriterion *const *criteria,
               guint n_criteria)
{
  g_auto (GStrv) codes = g_strsplit (preset->codes, ",", -1);

  if (preset->edition != BRG_TIEBREAK_CHESS_2014 || g_strv_length (codes) < n_criteria)
    return FALSE;
  for (guint i = 0; i < n_criteria; i++)
    if (!g_str_equal (codes[i], criteria[i]->code))
      return FALSE;
  return TRUE;
}

static gboolean
has_points_of_teams (const BrgCriterion *const *criteria, guint n_criteria)
{
  for (guint i = 0; i < n_criteria; i++)
    if (find_type (criteria[i]->code) == BRG_TIE_BREAK_TYPE_TEAM)
      return TRUE;
  return FALSE;
}

gboolean
brg_tie_break_mixes_types (const BrgCriterion *const *criteria,
                           guint n_criteria,
                           BrgTieBreakMix *mix)
{
  BrgTieBreakMix found = { 0 };
  gboolean is_of_teams;

  g_return_val_if_fail (criteria != NULL || n_criteria == 0, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (begins_preset (&presets[i], criteria, n_criteria))
      return FALSE;
  is_of_teams = has_points_of_teams (criteria, n_criteria);
  for (guint i = 0; i < n_criteria; i++)
    {
      BrgTieBreakType type = find_type (criteria[i]->code);

      /* rus-chess-2014 30.1.6, 30.2.4: the direct encounter is in both groups, and so are a team's
       * own results of any kind. */
      if (type == BRG_TIE_BREAK_TYPE_OWN && is_of_teams)
        type = BRG_TIE_BREAK_TYPE_TEAM;
      if (type == BRG_TIE_BREAK_TYPE_NONE || type == found.first_type)
        continue;
      if (found.first == NULL)
        {
          found.first = criteria[i];
          found.first_type = type;
          continue;
        }
      found.second = criteria[i];
      found.second_type = type;
      /* rus-chess-2014 31.2: one type of the five groups */
      if (mix != NULL)
        *mix = found;
      return TRUE;
    }
  return FALSE;
}
