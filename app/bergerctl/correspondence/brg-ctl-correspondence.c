/* brg-ctl-correspondence.c - bergerctl correspondence: a game by correspondence, its time and what
 * is due
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-ctl-postal-event.h"
#include "brg-ctl-postal-file.h"
#include "brg-ctl-postal-tables.h"
#include "brg-pdn-postal.h"
#include "brg-postal-desk.h"
#include "brg-postal-text.h"
#include "brg-postal-write.h"
#include "brg-rulebooks.h"

/* What is wrong stands among the answers too, so that who reads only these sees it. */
static BrgCtlStatus
complain_of_game (const char *path, const BrgPostalFault *fault)
{
  g_autofree char *line = g_strdup_printf ("ERROR\t%s\n", fault->text);

  fputs (line, stdout);
  brg_ctl_postal_file_complain (path, fault);
  return BRG_CTL_NO;
}

/* Whether the claim holds; without a claim, or where it does not, why not. */
static BrgCtlStatus
judge_claim (const char *path, const BrgPostalChart *chart)
{
  const BrgPostalClaim *claim;

  if (chart->claims->len == 0)
    {
      brg_ctl_complain ("%s: there is no claim in this game", path);
      return BRG_CTL_NO;
    }
  claim = &g_array_index (chart->claims, BrgPostalClaim, chart->claims->len - 1);
  if (claim->verdict == BRG_POSTAL_CLAIM_JUSTIFIED)
    return BRG_CTL_YES;
  brg_ctl_complain ("%s: claim %u: %s: %u days for %u moves, %u are given (%s)", path,
                    claim->letter,
                    claim->verdict == BRG_POSTAL_CLAIM_FALSE ? "the time is not over"
                                                             : "not all materials were sent",
                    claim->total, claim->n_moves, claim->limit, claim->article);
  return BRG_CTL_NO;
}

static BrgCtlStatus
tell_file (const char *path,
           const BrgPostalGame *game,
           const BrgPostalChart *chart,
           const char *form)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autofree char *text = brg_ctl_postal_file_dup (game, chart, form, &fault);

  if (text == NULL)
    return brg_ctl_postal_file_complain (path, &fault);
  fputs (text, stdout);
  return BRG_CTL_YES;
}

static BrgCtlStatus
tell_game (const char *path,
           const char *word,
           BrgPostalPart part,
           BrgPostalDay on,
           const char *form)
{
  gsize length = 0;
  g_autofree char *text = brg_ctl_postal_file_read (path, BRG_POSTAL_FILE_LENGTH, &length);
  g_autofree char *lines = NULL;
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (BrgPostalChart) chart = NULL;

  if (text == NULL)
    return BRG_CTL_WRONG;
  game = brg_pdn_postal_read_any (text, length, &fault);
  if (game != NULL)
    chart = brg_postal_chart_new (game, brg_rulebook_find ("rus-draughts-2022")->correspondence, on,
                                  &fault);
  if (chart == NULL)
    return complain_of_game (path, &fault);
  if (g_str_equal (word, "file"))
    return tell_file (path, game, chart, form);
  lines = g_str_equal (word, "record") ? brg_postal_sheet_write (game, chart)
                                       : brg_postal_text_write (game, chart, part);
  fputs (lines, stdout);
  return part == BRG_POSTAL_CLAIM_PART ? judge_claim (path, chart) : BRG_CTL_YES;
}

/* What the first word asks of a game. */
static const struct
{
  const char *word;
  BrgPostalPart part;
} parts[] = {
  { "chart", BRG_POSTAL_WHOLE },      { "due", BRG_POSTAL_DUE_PART },
  { "claim", BRG_POSTAL_CLAIM_PART }, { "record", BRG_POSTAL_WHOLE },
  { "file", BRG_POSTAL_WHOLE },
};

static BrgCtlStatus
ask_of_file (const char *word, const char *path, BrgPostalDay on, const char *form)
{
  gboolean is_file = g_str_equal (word, "file");

  if ((form != NULL && !is_file) || (on != 0 && is_file))
    return brg_ctl_complain ("correspondence: --format is for file, --on for the others");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].word, word))
      return tell_game (
          path, word, parts[i].part,
          parts[i].part == BRG_POSTAL_DUE_PART && on == 0 ? brg_postal_today ("") : on, form);
  if (brg_ctl_postal_tables_has (word) && on == 0)
    return brg_ctl_postal_tables_run (word, path);
  return brg_ctl_complain ("correspondence: “%s” cannot be asked", word);
}

static BrgCtlStatus
run_correspondence (int argc, char **argv)
{
  g_autofree char *on_text = NULL;
  g_autofree char *form = NULL;
  const GOptionEntry options[] = {
    { "on", 0, 0, G_OPTION_ARG_STRING, &on_text, "the day on which it is asked", "DD.MM.YYYY" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &form, "how a game is written", "text|pdn" },
    G_OPTION_ENTRY_NULL,
  };
  BrgPostalDay on = 0;

  if (brg_ctl_postal_event_has (argc, argv))
    return brg_ctl_postal_event_run (argc, argv);
  if (!brg_ctl_parse ("chart|due|claim|record|file|days|deadlines|leavers|adjudication FILE",
                      options, &argc, &argv, 2))
    return BRG_CTL_WRONG;
  if (on_text != NULL && !brg_postal_day_read (on_text, &on))
    return brg_ctl_complain ("correspondence: “%s” is no day like 31.12.2025", on_text);
  return ask_of_file (argv[1], argv[2], on, form);
}

const BrgCtlCommand brg_ctl_correspondence = {
  "correspondence", run_correspondence,
  "chart|due|claim|record FILE [--on DD.MM.YYYY] | file FILE [--format text|pdn] |\n"
  "          days|deadlines|leavers|adjudication FILE |\n"
  "          "
  "chart|due|decisions|file|reminders|terms|begin|end|sheet|add|correct|remove|import|break|\n"
  "          no-break|decide|receipt --db FILE --event ID\n"
  "          [--on DD.MM.YYYY --today DD.MM.YYYY --game CODE --file FILE --line RECORD --number N\n"
  "          --output FOLDER --first DAY --last DAY --cipher TEXT --channel post --norm 50/10\n"
  "          --transit DAYS --registered yes|no --secretary-at TEXT --arbiter-at TEXT\n"
  "          --organisation-at TEXT --note TEXT --week --player NUMBER --partner NUMBER --told "
  "DAY\n"
  "          --protested DAY --secretary DAY --granted --office OFFICE --kind KIND\n"
  "          --article 10.2.9 --reason TEXT --format text|pdn --lang ru|uk|en]"
};
