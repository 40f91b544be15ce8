/* brg-log.c - what the program and its libraries complain of, kept for a report
 *
 * Tests: tests/gui/health.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-log.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "brg-health-report.h"

#define MOST_BYTES (256 * 1024)

static GMutex lock;
static FILE *file; /* under the lock */

static const char *
get_field (const GLogField *fields, gsize n_fields, const char *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
      return fields[i].value;
  return "";
}

static const char *
name_level (GLogLevelFlags level)
{
  if ((level & G_LOG_LEVEL_ERROR) != 0)
    return "error";
  return (level & G_LOG_LEVEL_CRITICAL) != 0 ? "critical" : "warning";
}

static void
write_line (GLogLevelFlags level, const GLogField *fields, gsize n_fields)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *message = brg_health_dup_without_names (get_field (fields, n_fields, "MESSAGE"));

  g_mutex_lock (&lock);
  if (file != NULL)
    {
      fprintf (file, "%s %s %s: %s\n", at, name_level (level),
               get_field (fields, n_fields, "GLIB_DOMAIN"), message);
      fflush (file);
    }
  g_mutex_unlock (&lock);
}

static GLogWriterOutput
on_message (GLogLevelFlags level,
            const GLogField *fields,
            gsize n_fields,
            gpointer data G_GNUC_UNUSED)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    write_line (level, fields, n_fields);
  return g_log_writer_default (level, fields, n_fields, NULL);
}

char *
brg_log_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "berger", "berger.log", NULL);
}

static void
make_room (const char *path)
{
  GStatBuf status;
  g_autofree char *older = NULL;

  if (g_stat (path, &status) != 0 || status.st_size < MOST_BYTES)
    return;
  older = g_strconcat (path, ".1", NULL);
  g_rename (path, older);
}

void
brg_log_start (void)
{
  g_autofree char *path = brg_log_dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  make_room (path);
  file = g_fopen (path, "ae");
  if (file != NULL)
    g_chmod (path, 0600);
  g_log_set_writer_func (on_message, NULL, NULL);
}
