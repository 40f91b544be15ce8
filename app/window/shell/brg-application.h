/* brg-application.h - the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-preferences.h"

G_BEGIN_DECLS

#define BRG_TYPE_APPLICATION (brg_application_get_type ())
G_DECLARE_FINAL_TYPE (BrgApplication, brg_application, BRG, APPLICATION, AdwApplication)

/**
 * brg_application_new:
 *
 * Returns: (transfer full): the program; it opens the workspace named on its command line, or the
 *   last one, or `berger/events.berger` in the user's data folder
 */
BrgApplication *brg_application_new (void);

G_END_DECLS
