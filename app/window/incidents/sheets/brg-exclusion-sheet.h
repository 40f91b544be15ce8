/* brg-exclusion-sheet.h - what follows when a decision excludes a player, before it is taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_EXCLUSION_SHEET (brg_exclusion_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgExclusionSheet, brg_exclusion_sheet, BRG, EXCLUSION_SHEET, BrgSheet)

/**
 * BrgExclusionFunc:
 * @exclusions: (element-type BrgIncidentExclusion): how everybody leaves who is excluded
 * @decided_by: who decided, a name a line; empty where the arbiter alone does
 * @data: what brg_exclusion_sheet_present() got
 *
 * What was told in the sheet.
 */
typedef void (*BrgExclusionFunc) (const GArray *exclusions, const char *decided_by, gpointer data);

/**
 * brg_exclusion_sheet_present:
 * @shell: the main shell
 * @desk: a decision that excludes somebody; only read here
 * @excluded: called when the arbiter confirms; never when the sheet is closed
 * @owner: an object that has to live for it
 *
 * Shows what the book makes of games, points and places, asks for the last round where that is a
 * question, and for those who decided where no arbiter excludes alone (rus-draughts-2022 1.5.7).
 */
void brg_exclusion_sheet_present (BrgShell *shell,
                                  const BrgIncidentDesk *desk,
                                  BrgExclusionFunc excluded,
                                  GObject *owner);

G_END_DECLS
