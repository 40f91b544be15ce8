/* brg-equipment-section.h - the check list of hall and equipment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_EQUIPMENT_SECTION (brg_equipment_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgEquipmentSection,
                      brg_equipment_section,
                      BRG,
                      EQUIPMENT_SECTION,
                      AdwPreferencesGroup)

/**
 * brg_equipment_section_show:
 * @self: a section
 * @session: the session whose event it shows; hidden where its book has no list
 */
void brg_equipment_section_show (BrgEquipmentSection *self, BrgSession *session);

G_END_DECLS
