/* main.c - the program bergerctl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "brg-ctl-run.h"

/* A terminal obeys characters that a stranger put into a name: it gets none of them. */
static void
print_to_terminal (FILE *file, const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    {
      guchar byte = (guchar) *at;
      gboolean is_c1 = byte == 0xc2 && (guchar) at[1] >= 0x80 && (guchar) at[1] < 0xa0;

      if (is_c1)
        at++;
      if (is_c1 || (byte < ' ' && strchr ("\t\n\r", byte) == NULL) || byte == 0x7f)
        fputc ('?', file);
      else
        fputc (byte, file);
    }
  fflush (file);
}

static void
print_out (const char *text)
{
  print_to_terminal (stdout, text);
}

static void
print_error (const char *text)
{
  print_to_terminal (stderr, text);
}

int
main (int argc, char *argv[])
{
  if (isatty (STDOUT_FILENO))
    g_set_print_handler (print_out);
  if (isatty (STDERR_FILENO))
    g_set_printerr_handler (print_error);
  return brg_ctl_run (argc, argv);
}
