/* brg-health-window.c - what of the health of the program only the window knows
 *
 * Tests: tests/gui/health.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-health-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#ifdef BRG_HAS_UNIX_PRINT
#include <gtk/gtkunixprint.h>
#endif

#include "brg-health-report.h"
#include "brg-log.h"

void
brg_health_window_add_toolkit (GPtrArray *rows)
{
  brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Toolkit"), "GTK %u.%u.%u, libadwaita %u.%u.%u",
                  gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
                  adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version ());
}

#ifdef BRG_HAS_UNIX_PRINT

typedef struct
{
  BrgHealthPrinters func;
  gpointer data;
  gint n_printers;
} Count;

static gboolean
count_printer (GtkPrinter *printer, gpointer data)
{
  Count *count = data;

  count->n_printers += !gtk_printer_is_virtual (printer);
  return FALSE;
}

static void
end_count (gpointer data)
{
  Count *count = data;

  count->func (count->n_printers, count->data);
  g_free (count);
}

void
brg_health_window_ask_printers (gboolean waits, BrgHealthPrinters func, gpointer data)
{
  Count *count = g_new0 (Count, 1);

  count->func = func;
  count->data = data;
  gtk_enumerate_printers (count_printer, count, end_count, waits);
}

#else

void
brg_health_window_ask_printers (gboolean waits G_GNUC_UNUSED, BrgHealthPrinters func, gpointer data)
{
  func (-1, data);
}

#endif

void
brg_health_window_add_printers (GPtrArray *rows, gint n_printers)
{
  if (n_printers > 0)
    brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Printers"), "%d", n_printers);
  else
    brg_health_add (rows, BRG_HEALTH_DOUBT, _ ("Printers"), "%s",
                    n_printers < 0 ? _ ("The system cannot be asked.")
                                   : _ ("There is none: papers can be saved as PDF. Add one in the "
                                        "settings of the system."));
}

static char *
dup_settings_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "berger", "settings.ini", NULL);
}

gboolean
brg_health_window_write_report (const GPtrArray *rows, const char *path, GError **error)
{
  g_autofree char *log = brg_log_dup_path ();
  g_autofree char *settings = dup_settings_path ();

  return brg_health_write_report (rows, log, settings, path, error);
}

static void
on_printers (gint n_printers, gpointer data)
{
  brg_health_window_add_printers (data, n_printers);
}

int
brg_health_window_tell (BrgPreferences *preferences, const char *report)
{
  g_autofree char *workspace = brg_preferences_dup_state (preferences, "workspace");
  g_autofree char *second = brg_preferences_dup (preferences, "copies-second-folder");
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "berger", "events.berger", NULL);
  g_autoptr (GPtrArray) rows = brg_health_list (*workspace != '\0' ? workspace : own, second,
                                                g_get_real_time () / G_USEC_PER_SEC);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  brg_health_window_add_toolkit (rows);
  if (gtk_init_check ())
    brg_health_window_ask_printers (TRUE, on_printers, rows);
  else
    brg_health_window_add_printers (rows, -1);
  text = brg_health_dup_text (rows);
  g_print ("%s", text);
  if (report != NULL && !brg_health_window_write_report (rows, report, &error))
    {
      g_printerr ("berger: %s\n", error->message);
      return 2;
    }
  return brg_health_find_worst (rows) == BRG_HEALTH_BAD ? 1 : 0;
}
