/* brg-locale-folder.h - where the translations are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_locale_folder_get:
 *
 * Finds the folder with `<language>/LC_MESSAGES/berger.mo`: the one named by the environment's
 * `BERGER_LOCALEDIR`; else the one that the program was installed with; else one beside the program
 * (`../share/locale`, and `../po` in a build folder), so that a moved or a just built program
 * speaks its languages.
 *
 * Returns: (transfer none): the folder, the installed one when there is none
 */
const char *brg_locale_folder_get (void);

G_END_DECLS
