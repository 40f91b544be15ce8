/* brg-kind-section.h - system and discipline of an event, name of one of several groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_KIND_SECTION (brg_kind_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgKindSection, brg_kind_section, BRG, KIND_SECTION, BrgEventSection)

/**
 * brg_kind_section_set_group_only:
 * @self: a section
 * @is_stage: whether it is the next stage of a group, which is played as that one was
 *
 * Shows the system and how the group is played, not the discipline of the event, and leaves the
 * name to the caller.
 */
void brg_kind_section_set_group_only (BrgKindSection *self, gboolean is_stage);

G_END_DECLS
