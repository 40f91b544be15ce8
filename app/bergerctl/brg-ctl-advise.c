/* brg-ctl-advise.c - bergerctl advise: what a rule book proposes when something happened
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-advice.h"
#include "brg-ctl-play.h"
#include "brg-discipline.h"
#include "brg-lateness.h"
#include "brg-rulebooks.h"

#include <string.h>

#define MOST_COUNT 1000
#define APPENDIX "app. "

/* What brg_ctl_read_play() reads, or `correspondence`: only the book of draughts has a chapter on
 * it. */
static gboolean
read_discipline (const char *id, const BrgRulebook *rulebook, BrgAdviceQuery *query)
{
  BrgCtlPlay play;

  if (g_str_equal (id, "correspondence") &&
      (rulebook->disciplines & (1u << BRG_DISCIPLINE_RUSSIAN)) != 0)
    {
      query->form = BRG_FORM_CORRESPONDENCE;
      return TRUE;
    }
  if (!brg_ctl_read_play ("advise", id, rulebook, &play))
    return FALSE;
  query->form = brg_play_form_find (play.discipline, play.tempo);
  query->tempo = play.tempo;
  return TRUE;
}

/* The irregularities of draughts also by their letter or by what went wrong, in the order of their
 * list. */
static gboolean
read_kind (const char *id, BrgIncidentKind *kind)
{
  static const char *const words[] = {
    "wrong-move",       "two-moves",   "other-man",     "taken-back",           "opponents-man",
    "no-capture",       "removed",     "removed-early", "removed-number",       "removed-others",
    "removing-stopped", "removed-own", "king-unmarked", "unmarked-king-played",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (words) ==
                   BRG_INCIDENT_IRREGULARITY_N - BRG_INCIDENT_IRREGULARITY_A + 1);
  if (brg_incident_kind_from_id (id, kind))
    return TRUE;
  if (id[0] >= 'a' && id[0] < 'a' + (gint) G_N_ELEMENTS (words) && id[1] == '\0')
    {
      *kind = (BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + id[0] - 'a');
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i], id))
      {
        *kind = (BrgIncidentKind) (BRG_INCIDENT_IRREGULARITY_A + i);
        return TRUE;
      }
  brg_ctl_complain ("--incident:1:1: “%s” is no kind of incident", id);
  return FALSE;
}

/* Without @text nothing changes. */
static gboolean
read_number (const char *option, const char *text, guint least, guint *number)
{
  guint64 value;

  if (text == NULL)
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, least, MOST_COUNT, &value, NULL))
    {
      brg_ctl_complain ("--%s:1:1: “%s” is no number from %u to %d", option, text, least,
                        MOST_COUNT);
      return FALSE;
    }
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_can_mate (const char *text, BrgCanMateKnown *can_mate)
{
  static const char *const ids[] = {
    [BRG_OPPONENT_CAN_MATE_UNKNOWN] = "unknown",
    [BRG_OPPONENT_CAN_MATE] = "yes",
    [BRG_OPPONENT_CANNOT_MATE] = "no",
  };

  if (text == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (g_str_equal (ids[i], text))
      {
        *can_mate = (BrgCanMateKnown) i;
        return TRUE;
      }
  brg_ctl_complain ("--opponent-can-mate:1:1: “%s” is none of yes, no, unknown", text);
  return FALSE;
}

/* @texts: what the regulations of the event set, `rule-draw-offer-moves=30`. */
static gboolean
read_regulations (char **texts, BrgRegulations *regulations)
{
  guint n_known;
  const BrgRegulation *known = brg_regulations_list (&n_known);

  brg_regulations_init (regulations);
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      const char *sign = strchr (texts[i], '=');
      gint64 value = 0;
      gboolean is_right = FALSE;
      gboolean is_number;

      is_number =
          sign != NULL && g_ascii_string_to_signed (sign + 1, 10, 0, G_MAXINT64, &value, NULL);
      /* fide-2023 9.1.1: "or at all" */
      if (sign != NULL && g_str_equal (texts[i], "rule-draw-offer-moves=all"))
        value = BRG_DRAW_OFFER_ALL;
      else if (value == BRG_DRAW_OFFER_ALL)
        is_number = FALSE;
      if (is_number || value == BRG_DRAW_OFFER_ALL)
        for (guint k = 0; k < n_known; k++)
          if (strlen (known[k].name) == (gsize) (sign - texts[i]) &&
              g_str_has_prefix (texts[i], known[k].name))
            is_right = brg_regulations_set (regulations, &known[k], value);
      if (!is_right)
        {
          brg_ctl_complain ("--regulation:1:1: “%s” sets nothing", texts[i]);
          return FALSE;
        }
    }
  return TRUE;
}

/* What else there is to do, as the adviser of the window says it. */
static void
print_notes (const BrgAdviceQuery *query, const BrgAdvice *advice)
{
  const BrgRulebook *rulebook = query->rulebook;
  const char *article = rulebook->no_show_article;

  /* rus-chess-2014 13.19: one absence without a good cause is enough. Where a book has it from
   * another one it is no advice of that book, and its note speaks of something else. */
  if (query->kind != BRG_INCIDENT_NO_SHOW || advice->sanction != BRG_SANCTION_LOSS ||
      query->has_good_reason || (article != NULL && !g_str_has_prefix (article, rulebook->id)))
    article = NULL;
  if (advice->note != NULL)
    g_print ("note\t%s\t%s\n", advice->note, article != NULL ? article : "-");
  else if (article != NULL)
    g_print ("note\tA game lost by default without a valid reason excludes the player unless the "
             "chief arbiter decides otherwise.\t%s\n",
             article);
}

static BrgCtlStatus
print_advice (const BrgAdviceQuery *query, const char *kind)
{
  g_autofree char *clock = NULL;
  const char *article;
  gsize length;
  BrgAdvice advice;

  if (!brg_advise (query, &advice))
    {
      g_print ("-\tnone\t-\t-\n");
      g_printerr ("bergerctl: %s does not speak of “%s”\n", query->rulebook->id, kind);
      return BRG_CTL_NO;
    }
  clock = brg_clock_effect_to_text (advice.clock, advice.seconds);
  /* Books with points inside a paragraph are quoted by the paragraph: `17`, not `17 zh`; an
   * appendix is nothing without its number. */
  article = strchr (advice.article, ' ') + 1;
  length = g_str_has_prefix (article, APPENDIX) ? strlen (APPENDIX) : 0;
  length += strcspn (article + length, " ");
  g_print ("%.*s\t%s\t%s\t%s\n", (gint) length, article, brg_sanction_to_id (advice.sanction),
           clock, brg_result_effect_to_id (advice.result));
  print_notes (query, &advice);
  return BRG_CTL_YES;
}

/* What came as texts. */
typedef struct
{
  char *book;
  char *discipline;
  char *kind;
  char *count;
  char *moves;
  char *can_mate;
  char *breaches;
  char *gross_breaches;
  char *games_before;
  char *white_moves;
  char *black_moves;
  char *white_men;
  char *black_men;
  char *increment;
  char *noticed;
  char *late;
  char **regulations;
} Texts;

static void
texts_clear (Texts *texts)
{
  char **all[] = { &texts->book,        &texts->discipline,     &texts->kind,
                   &texts->count,       &texts->moves,          &texts->can_mate,
                   &texts->breaches,    &texts->gross_breaches, &texts->games_before,
                   &texts->white_moves, &texts->black_moves,    &texts->increment,
                   &texts->noticed,     &texts->late,           &texts->white_men,
                   &texts->black_men };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_free (*all[i]);
  g_strfreev (texts->regulations);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Texts, texts_clear)

/* What each has completed is what the one with fewer has. */
static gboolean
read_moves (const Texts *texts, BrgAdviceQuery *query)
{
  guint moves = 0;
  guint white = MOST_COUNT;
  guint black = MOST_COUNT;

  query->moves = -1;
  if (!read_number ("moves", texts->moves, 0, &moves) ||
      !read_number ("white-moves", texts->white_moves, 0, &white) ||
      !read_number ("black-moves", texts->black_moves, 0, &black))
    return FALSE;
  if ((texts->white_moves == NULL) != (texts->black_moves == NULL))
    {
      brg_ctl_complain ("advise: --white-moves and --black-moves go together");
      return FALSE;
    }
  if (texts->moves != NULL && texts->white_moves != NULL)
    {
      brg_ctl_complain ("advise: either --moves or --white-moves and --black-moves");
      return FALSE;
    }
  if (texts->moves != NULL)
    query->moves = (gint) moves;
  else if (texts->white_moves != NULL)
    {
      query->moves = (gint) MIN (white, black);
      query->is_unmoved = white == 0 && black == 0;
    }
  return TRUE;
}

/* rus-draughts-2022 6.1.10.2, 7.7.2: "each", so the side with more of them counts. */
static gboolean
read_men (const Texts *texts, BrgAdviceQuery *query)
{
  guint white = 0;
  guint black = 0;

  query->men = -1;
  if (!read_number ("white-men", texts->white_men, 0, &white) ||
      !read_number ("black-men", texts->black_men, 0, &black))
    return FALSE;
  if ((texts->white_men == NULL) != (texts->black_men == NULL))
    {
      brg_ctl_complain ("advise: --white-men and --black-men go together");
      return FALSE;
    }
  if (texts->white_men != NULL)
    query->men = (gint) MAX (white, black);
  return TRUE;
}

/* ussr-chess-1956 15: when it was noticed; a finished game stands if only the board stood wrongly.
 */
static gboolean
read_noticed (const char *text, BrgIncidentKind kind, gboolean *is_round_over)
{
  static const struct
  {
    const char *id;
    gboolean is_round_over;
  } times[] = {
    { "during", FALSE },         { "after-game", FALSE }, { "next-round", TRUE },
    { "last-round-over", TRUE }, { "next-game", TRUE },
  };

  if (text == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    if (g_str_equal (times[i].id, text))
      {
        *is_round_over = times[i].is_round_over ||
                         (kind == BRG_INCIDENT_BOARD_TURNED && g_str_equal (text, "after-game"));
        return TRUE;
      }
  brg_ctl_complain ("--noticed:1:1: “%s” is none of during, after-game, next-round, "
                    "last-round-over, next-game",
                    text);
  return FALSE;
}

static gboolean
read_increment (const char *text, gboolean *has_increment)
{
  guint seconds = 0;

  if (!read_number ("increment", text, 0, &seconds))
    return FALSE;
  *has_increment = seconds > 0;
  return TRUE;
}

/* fide-2023 6.7.1, rus-chess-2014 6.6.1: with nothing said nobody may come late; ukr-chess-2016
 * 6.3.2: it has to be said. */
static gboolean
read_late (const char *text, BrgAdviceQuery *query)
{
  gboolean is_said = text != NULL && !g_str_equal (text, "-");
  gint limit = brg_lateness_find_limit (query->rulebook, -1, MOST_COUNT);
  guint minutes = 0;

  if (is_said && !read_number ("default", text, 0, &minutes))
    return FALSE;
  if (is_said)
    query->forbids_lateness |= minutes == 0;
  else
    query->forbids_lateness |= limit == 0;
  query->is_lateness_unsaid = !is_said && limit < 0;
  return TRUE;
}

/* Breaches before this one are at least those of its kind; gross ones only if somebody says so. */
static gboolean
read_numbers (const Texts *texts, BrgAdviceQuery *query)
{
  query->count = brg_incident_kind_get_first (query->kind);
  if (!read_number ("count", texts->count, 1, &query->count) || !read_moves (texts, query) ||
      !read_men (texts, query))
    return FALSE;
  query->n_breaches = query->count - 1;
  if (!read_number ("breaches", texts->breaches, query->n_breaches, &query->n_breaches) ||
      !read_number ("gross-breaches", texts->gross_breaches, 0, &query->n_gross) ||
      !read_number ("games-before", texts->games_before, 0, &query->n_games_before))
    return FALSE;
  if (query->n_gross > query->n_breaches)
    {
      brg_ctl_complain ("advise: more gross breaches than breaches");
      return FALSE;
    }
  return TRUE;
}

static BrgCtlStatus
run_advise (int argc, char **argv)
{
  g_auto (Texts) texts = { 0 };
  BrgRegulations regulations;
  BrgAdviceQuery query = { .regulations = &regulations };
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &texts.book, "the rule book", "ID" },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &texts.discipline, "what is played", "ID" },
    { "supervised", 0, 0, G_OPTION_ARG_NONE, &query.is_watched, "enough arbiters watch", NULL },
    { "incident", 0, 0, G_OPTION_ARG_STRING, &texts.kind, "what happened", "KIND" },
    { "count", 0, 0, G_OPTION_ARG_STRING, &texts.count, "how many, with this one", "N" },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &texts.moves, "moves completed by each", "N" },
    { "white-moves", 0, 0, G_OPTION_ARG_STRING, &texts.white_moves, "made by White", "N" },
    { "black-moves", 0, 0, G_OPTION_ARG_STRING, &texts.black_moves, "made by Black", "N" },
    { "white-men", 0, 0, G_OPTION_ARG_STRING, &texts.white_men, "men and kings of White", "N" },
    { "black-men", 0, 0, G_OPTION_ARG_STRING, &texts.black_men, "men and kings of Black", "N" },
    { "recorded", 0, 0, G_OPTION_ARG_NONE, &query.is_recorded, "the moves are written", NULL },
    { "allowed", 0, 0, G_OPTION_ARG_NONE, &query.has_permission, "the arbiter has given leave",
      NULL },
    { "after-reply", 0, 0, G_OPTION_ARG_NONE, &query.is_answered,
      "the opponent has made his next move", NULL },
    { "time-ran-out", 0, 0, G_OPTION_ARG_NONE, &query.has_run_out,
      "the claimant's time ran out while the claim was checked", NULL },
    { "disabled", 0, 0, G_OPTION_ARG_NONE, &query.is_disabled, "the player has a disability",
      NULL },
    { "blind", 0, 0, G_OPTION_ARG_NONE, &query.is_blind, "the player does not see the board",
      NULL },
    { "noticed", 0, 0, G_OPTION_ARG_STRING, &texts.noticed, "when it was noticed", "WHEN" },
    { "increment", 0, 0, G_OPTION_ARG_STRING, &texts.increment, "seconds a move", "N" },
    { "gross", 0, 0, G_OPTION_ARG_NONE, &query.is_gross, "it was a gross breach", NULL },
    { "opponent-can-mate", 0, 0, G_OPTION_ARG_STRING, &texts.can_mate, "by legal moves", "yes|no" },
    { "earlier-period", 0, 0, G_OPTION_ARG_NONE, &query.is_earlier_period, "not in the last period",
      NULL },
    { "no-lateness", 0, 0, G_OPTION_ARG_NONE, &query.forbids_lateness, "nobody may come late",
      NULL },
    { "default", 0, 0, G_OPTION_ARG_STRING, &texts.late, "how late one may come; - when not said",
      "MIN" },
    { "in-time", 0, 0, G_OPTION_ARG_NONE, &query.too_late_from, "late, but not too late", NULL },
    { "period-over", 0, 0, G_OPTION_ARG_NONE, &query.is_late_on_time,
      "late until a period was over", NULL },
    { "good-reason", 0, 0, G_OPTION_ARG_NONE, &query.has_good_reason, "with a good reason", NULL },
    { "breaches", 0, 0, G_OPTION_ARG_STRING, &texts.breaches, "of any kind before this one", "N" },
    { "gross-breaches", 0, 0, G_OPTION_ARG_STRING, &texts.gross_breaches, "gross among them", "N" },
    { "games-before", 0, 0, G_OPTION_ARG_STRING, &texts.games_before, "lost so before", "N" },
    { "regulation", 0, 0, G_OPTION_ARG_STRING_ARRAY, &texts.regulations, "what the event sets",
      "NAME=VALUE" },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (texts.book == NULL || texts.discipline == NULL || texts.kind == NULL)
    return brg_ctl_complain ("advise: --%s is missing", texts.book == NULL         ? "rulebook"
                                                        : texts.discipline == NULL ? "discipline"
                                                                                   : "incident");
  query.rulebook = brg_rulebook_find (texts.book);
  if (query.rulebook == NULL)
    return brg_ctl_complain ("advise: there is no rule book “%s”", texts.book);
  if (!read_discipline (texts.discipline, query.rulebook, &query) ||
      !read_kind (texts.kind, &query.kind) || !read_numbers (&texts, &query) ||
      !read_can_mate (texts.can_mate, &query.opponent_can_mate) ||
      !read_noticed (texts.noticed, query.kind, &query.is_round_over) ||
      !read_increment (texts.increment, &query.has_increment) || !read_late (texts.late, &query) ||
      !read_regulations (texts.regulations, &regulations))
    return BRG_CTL_WRONG;
  /* fide-2023 11.3.2.1 */
  /* Later still it is over all the more. */
  query.is_game_over = texts.noticed != NULL && !g_str_equal (texts.noticed, "during");
  return print_advice (&query, texts.kind);
}

const BrgCtlCommand brg_ctl_advise = {
  "advise", run_advise,
  "--rulebook ID --discipline D [--supervised] --incident KIND [--count N]\n"
  "    [--moves N | --white-moves N --black-moves N] [--white-men N --black-men N] [--recorded]\n"
  "    [--allowed] [--gross] [--after-reply] [--increment N] "
  "[--default MIN|-]\n"
  "    [--noticed during|after-game|next-round|last-round-over|next-game]\n"
  "    [--time-ran-out] [--disabled] [--opponent-can-mate yes|no] [--earlier-period] "
  "[--no-lateness] [--in-time] [--good-reason] [--breaches N] "
  "[--gross-breaches N]\n"
  "    [--games-before N] [--regulation NAME=VALUE ...]"
};
