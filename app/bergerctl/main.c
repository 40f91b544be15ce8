/* main.c - the command line: the same code without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <glib/gi18n.h>
#include <locale.h>

#include "brg-ctl.h"
#include "brg-locale-folder.h"

static const struct
{
  const char *name;
  BrgCtlStatus (*run) (int argc, char **argv);
  const char *usage;
} commands[] = {
  { "perft", brg_ctl_perft, "GAME DEPTH [--fen FEN] [--divide]" },
  { "moves", brg_ctl_moves, "GAME [--fen FEN] [--notation en|ru|uk|long|1956|uci|...]" },
  { "sealed", brg_ctl_sealed,
    "chess|chess960 --fen FEN --text TEXT [--lang ru|uk|en|any] [--rulebook ID]" },
  { "can-mate", brg_ctl_can_mate,
    "white|black --fen FEN | --batch FILE [--game chess960] [--nodes N]" },
  { "dead", brg_ctl_dead, "--fen FEN [--game chess960] [--nodes N]" },
  { "replay", brg_ctl_replay,
    "GAME FILE | [--fen FEN] --moves \"MOVES\" [--rulebook ID] [--no-increment] [--counters]" },
  { "fouls", brg_ctl_fouls, "FILE" },
  { "opening", brg_ctl_opening, "fmjd|idf-basic|idf-ballots [--seed S --round K --board B]" },
  { "touch", brg_ctl_touch, "--rulebook ID [--game chess960] --fen FEN --touch TOUCH[,TOUCH...]" },
  { "late", brg_ctl_late,
    "--rulebook ID --discipline D --default MIN|- --control MIN --white MIN|never --black "
    "MIN|never" },
  { "advise", brg_ctl_advise,
    "--rulebook ID --discipline D [--supervised] --incident KIND [--count N] [--moves N] "
    "[--gross]\n"
    "    [--opponent-can-mate yes|no] [--earlier-period] [--no-lateness] [--breaches N] "
    "[--gross-breaches N]\n"
    "    [--games-before N] [--regulation NAME=VALUE ...]" },
  { "clock", brg_ctl_clock,
    "class|write|correct|flags|left --rulebook ID [--discipline D] \"ARGUMENTS\"\n"
    "    class \"90+30\" or \"40/90,30+30\"   write \"left=M:SS increment=S\"\n"
    "    correct \"period=first|later clock=white|black|unknown add=MIN left=W:MIN,B:MIN\"\n"
    "      [resumed=yes] [broken=yes] [watched=yes] [made=N]\n"
    "    flags \"period=last|earlier [watched=yes] [announced=no]\"\n"
    "    left \"control=40/120,20/60 made=N used=MIN\"" },
  { "adjourn", brg_ctl_adjourn,
    "--rulebook ID --envelope \"KEY=VALUE,...\" --events \"EVENT,...\" [--next]" },
  { "resume", brg_ctl_resume, "--rulebook ID --session HH:MM-HH:MM [--last K] FILE" },
  { "irregularity", brg_ctl_irregularity,
    "russian|draughts64|draughts64-majority|international|giveaway --fen FEN --story \"DEEDS\"" },
  { "scoresheets", brg_ctl_scoresheets, "FILE" },
  { "pair", brg_ctl_pair, "SYSTEM FILE.trf [--round K] [--explain] [--seed S]" },
  { "check", brg_ctl_check, "FILE.trf [--system ID] [--seed S] [--standings]" },
  { "generate", brg_ctl_generate,
    "--seed S [--system dutch] [--players N] [--rounds R] [--ratings 1400-2600]\n"
    "    [--points 1-0.5-0|3-1-0] [--baku] [--forbidden N] [--draws P] [--forfeits P]\n"
    "    [--double-forfeits P] [--half-byes P] [--full-byes P] [--zero-byes P] [--late P]\n"
    "    [--withdrawals P]" },
  { "standings", brg_ctl_standings, "FILE.trf --by CODE[,CODE...] [--rulebook ID] [--round K]" },
  { "table", brg_ctl_table, "FILE --rulebook ID [--by CODE[,CODE...]]" },
  { "ratings", brg_ctl_ratings,
    "FILE.trf [--kind standard|rapid|blitz] [--date YYYY-MM-DD] [--explain]" },
  { "norms", brg_ctl_norms, "FILE.trf [--table FILE] [--all]" },
  { "convert", brg_ctl_convert, "FILE --to pgn|pdn|trf16|trf26|csv" },
  { "document", brg_ctl_document,
    "KIND --db FILE --event ID [--group ID] [--round K] [--lang L] -o OUT.pdf\n"
    "  bergerctl document diagram [--game GAME] --fen FEN ... [--moves MOVES] [--fouls] -o "
    "OUT.pdf" },
  { "categories", brg_ctl_awards, "--db FILE --event ID [--group ID] [--round K] [--lang L]" },
  { "totals", brg_ctl_awards, "--db FILE --event ID [--group ID] [--round K] [--lang L]" },
  { "prizes", brg_ctl_awards, "--db FILE --event ID [--group ID] [--round K] [--lang L]" },
  { "chances", brg_ctl_awards, "--db FILE --event ID [--group ID] [--lang L]" },
  { "db", brg_ctl_db, "check|list|journal|backup|export FILE ..." },
};

/* Asked for it goes where answers go. */
static BrgCtlStatus
print_usage (BrgCtlStatus status)
{
  void (*print) (const char *format, ...) G_GNUC_PRINTF (1, 2) =
      status == BRG_CTL_YES ? g_print : g_printerr;

  print ("bergerctl %s\n", BRG_VERSION);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    print ("  bergerctl %s %s\n", commands[i].name, commands[i].usage);
  return status;
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, brg_locale_folder_get ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("bergerctl");
  if (argc < 2)
    {
      brg_ctl_complain ("a command is missing");
      return print_usage (BRG_CTL_WRONG);
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "help"))
    return print_usage (BRG_CTL_YES);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, argv[1]))
      return commands[i].run (argc - 1, argv + 1);
  brg_ctl_complain ("there is no command “%s”", argv[1]);
  return print_usage (BRG_CTL_WRONG);
}
