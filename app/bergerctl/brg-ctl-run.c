/* brg-ctl-run.c - the command line: the same code without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-run.h"

#include <errno.h>
#include <glib.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

#include "brg-ctl.h"
#include "brg-locale-folder.h"

/* In the order of the help. */
static const BrgCtlCommand *const commands[] = {
  &brg_ctl_perft,     &brg_ctl_moves,      &brg_ctl_sealed,       &brg_ctl_can_mate,
  &brg_ctl_dead,      &brg_ctl_replay,     &brg_ctl_fouls,        &brg_ctl_opening,
  &brg_ctl_touch,     &brg_ctl_late,       &brg_ctl_advise,       &brg_ctl_clock,
  &brg_ctl_adjourn,   &brg_ctl_resume,     &brg_ctl_irregularity, &brg_ctl_scoresheets,
  &brg_ctl_pair,      &brg_ctl_check,      &brg_ctl_generate,     &brg_ctl_standings,
  &brg_ctl_table,     &brg_ctl_ratings,    &brg_ctl_norms,        &brg_ctl_convert,
  &brg_ctl_document,  &brg_ctl_categories, &brg_ctl_totals,       &brg_ctl_prizes,
  &brg_ctl_chances,   &brg_ctl_early,      &brg_ctl_disciplines,  &brg_ctl_status,
  &brg_ctl_equipment, &brg_ctl_timetable,  &brg_ctl_jury,         &brg_ctl_drawing,
  &brg_ctl_money,     &brg_ctl_share,      &brg_ctl_follow,       &brg_ctl_disqualified,
  &brg_ctl_check_in,  &brg_ctl_register,   &brg_ctl_admission,    &brg_ctl_correspondence,
  &brg_ctl_compose,   &brg_ctl_site,       &brg_ctl_messages,     &brg_ctl_results,
  &brg_ctl_db,        &brg_ctl_import,     &brg_ctl_check_report, &brg_ctl_fide_mode,
  &brg_ctl_manual,
};

/* Asked for it goes where answers go. */
static BrgCtlStatus
print_usage (BrgCtlStatus status)
{
  void (*print) (const char *format, ...) G_GNUC_PRINTF (1, 2) =
      status == BRG_CTL_YES ? g_print : g_printerr;

  print ("bergerctl %s\n", BRG_VERSION);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    print ("  bergerctl %s %s\n", commands[i]->name, commands[i]->usage);
  print (
      "With --irregular LEVEL before the command what is not regular in FIDE mode is done up to\n"
      "that level, 1 to 4; without it such acts are refused.\n");
  print ("Called as the reference programs are, with --SYSTEM before or behind:\n  %s\n",
         brg_ctl_reference.usage);
  return status;
}

/* Answers that did not reach their file are no answers. */
static BrgCtlStatus
finish (BrgCtlStatus status)
{
  gboolean is_flushed = fflush (stdout) == 0;
  int reason = errno;

  if (is_flushed && !ferror (stdout))
    return status;
  /* Why an earlier part was not written nobody knows any more. */
  return is_flushed ? brg_ctl_complain ("the output could not be written whole")
                    : brg_ctl_complain ("the output could not be written: %s", g_strerror (reason));
}

/* Whether there is no command but an option of the reference programs. */
static gboolean
is_reference_call (int argc, char **argv)
{
  static const char *const options[] = { "-c", "-p", "-g", NULL };

  for (int i = 1; i < argc; i++)
    if (g_strv_contains (options, argv[i]))
      return TRUE;
  return FALSE;
}

/* --irregular LEVEL stands before a command: it holds for every one that writes. */
static gboolean
take_level (int *argc, char ***argv)
{
  gint64 level;

  if (*argc < 3 || !g_str_equal ((*argv)[1], "--irregular"))
    return TRUE;
  if (!g_ascii_string_to_signed ((*argv)[2], 10, BRG_IRREGULAR_REMARK, BRG_IRREGULAR_TWICE, &level,
                                 NULL))
    {
      brg_ctl_complain ("--irregular wants a level from 1 to 4");
      return FALSE;
    }
  brg_ctl_set_irregular ((BrgIrregularLevel) level);
  *argc -= 2;
  *argv += 2;
  return TRUE;
}

int
brg_ctl_run (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, brg_locale_folder_get ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("bergerctl");
  if (!take_level (&argc, &argv))
    return BRG_CTL_WRONG;
  if (argc < 2)
    {
      brg_ctl_complain ("a command is missing");
      return print_usage (BRG_CTL_WRONG);
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "help"))
    return finish (print_usage (BRG_CTL_YES));
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("bergerctl %s\n", BRG_VERSION);
      return finish (BRG_CTL_YES);
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, argv[1]))
      return finish (commands[i]->run (argc - 1, argv + 1));
  if (is_reference_call (argc, argv))
    return finish (brg_ctl_reference.run (argc, argv));
  brg_ctl_complain ("there is no command “%s”", argv[1]);
  return print_usage (BRG_CTL_WRONG);
}
