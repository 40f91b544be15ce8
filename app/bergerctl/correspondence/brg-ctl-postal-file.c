/* brg-ctl-postal-file.c - files of games, read no further than they may be long, and written
 *
 * Tests: tests/app/bergerctl-correspondence.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-postal-file.h"

#include "brg-pdn-postal-write.h"
#include "brg-plain-file.h"
#include "brg-postal-write.h"

char *
brg_ctl_postal_file_read (const char *path, gsize most, gsize *length)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = g_malloc0 (most + 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = brg_plain_file_open (file, &error);

  if (stream != NULL && g_input_stream_read_all (stream, text, most + 1, length, NULL, &error))
    return g_steal_pointer (&text);
  brg_ctl_complain ("%s: %s", path, error->message);
  return NULL;
}

char *
brg_ctl_postal_file_dup (const BrgPostalGame *game,
                         const BrgPostalChart *chart,
                         const char *form,
                         BrgPostalFault *fault)
{
  if (form == NULL || g_str_equal (form, "text"))
    return brg_postal_file_write (game);
  if (g_str_equal (form, "pdn"))
    return brg_pdn_postal_write (game, chart != NULL ? chart->result : BRG_POSTAL_UNFINISHED,
                                 fault);
  fault->text = g_strdup ("--format is text or pdn");
  return NULL;
}

BrgCtlStatus
brg_ctl_postal_file_complain (const char *path, const BrgPostalFault *fault)
{
  return brg_ctl_complain ("%s:%u:%u: %s", path, MAX (fault->line, 1), MAX (fault->column, 1),
                           fault->text);
}
