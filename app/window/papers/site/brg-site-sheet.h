/* brg-site-sheet.h - where the pages of the event are written, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_SITE_SHEET (brg_site_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgSiteSheet, brg_site_sheet, BRG, SITE_SHEET, BrgSheet)

/**
 * brg_site_sheet_present:
 * @shell: the main window
 *
 * Asks for folder, language and initials; keeps the answer with the event and writes the pages.
 */
void brg_site_sheet_present (BrgShell *shell);

G_END_DECLS
