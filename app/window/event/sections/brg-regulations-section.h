/* brg-regulations-section.h - what the regulations of an event set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_REGULATIONS_SECTION (brg_regulations_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgRegulationsSection,
                      brg_regulations_section,
                      BRG,
                      REGULATIONS_SECTION,
                      AdwPreferencesGroup)

/**
 * BrgRegulationsSection:
 *
 * A row for every number that the regulations may set, with what the rule book says where it is not
 * set. A number is stored when its field is left, each in an action of its own.
 */

/**
 * brg_regulations_section_show:
 * @self: a section
 * @session: the open workspace, with an event; not owned, it outlives the section
 *
 * Shows the numbers of the open event.
 */
void brg_regulations_section_show (BrgRegulationsSection *self, BrgSession *session);

G_END_DECLS
