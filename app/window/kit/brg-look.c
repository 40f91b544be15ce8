/* brg-look.c - colours and size of text as the user likes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-look.h"

#include <adwaita.h>

#define LEAST_PERCENT 50
#define MOST_PERCENT 400

static void
apply_colours (BrgPreferences *preferences)
{
  static const struct
  {
    const char *id;
    AdwColorScheme scheme;
  } schemes[] = {
    { "", ADW_COLOR_SCHEME_DEFAULT },
    { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
    { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
  };
  g_autofree char *chosen = brg_preferences_dup (preferences, "colour-scheme");

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i].id, chosen))
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i].scheme);
}

/* The desktop's own size comes back with the reset. */
static void
apply_text_size (BrgPreferences *preferences)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *chosen = brg_preferences_dup (preferences, "text-size");
  guint64 percent;
  int dpi;

  if (settings == NULL)
    return;
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  if (!g_ascii_string_to_unsigned (chosen, 10, LEAST_PERCENT, MOST_PERCENT, &percent, NULL))
    return;
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  if (dpi <= 0)
    dpi = 96 * 1024;
  g_object_set (settings, "gtk-xft-dpi", (int) (dpi * (gint64) percent / 100), NULL);
}

void
brg_look_apply (BrgPreferences *preferences)
{
  g_return_if_fail (preferences != NULL);

  apply_colours (preferences);
  apply_text_size (preferences);
}
