/* brg-rules-section.h - rule book, time control and default time of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_RULES_SECTION (brg_rules_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgRulesSection, brg_rules_section, BRG, RULES_SECTION, BrgEventSection)

/**
 * brg_rules_section_ask_control:
 * @self: a section whose time control is not understood
 *
 * Asks whether the text is to be kept as it is, in its field.
 */
void brg_rules_section_ask_control (BrgRulesSection *self);

G_END_DECLS
