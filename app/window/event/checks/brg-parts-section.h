/* brg-parts-section.h - sites, platform and organisers of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_PARTS_SECTION (brg_parts_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgPartsSection, brg_parts_section, BRG, PARTS_SECTION, AdwPreferencesGroup)

/**
 * brg_parts_section_show:
 * @self: a section
 * @session: the session whose event it shows
 */
void brg_parts_section_show (BrgPartsSection *self, BrgSession *session);

G_END_DECLS
