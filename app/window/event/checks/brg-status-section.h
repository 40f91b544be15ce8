/* brg-status-section.h - what hangs on the status of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_STATUS_SECTION (brg_status_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgStatusSection,
                      brg_status_section,
                      BRG,
                      STATUS_SECTION,
                      AdwPreferencesGroup)

/**
 * brg_status_section_show:
 * @self: a section
 * @session: the session whose event it shows; hidden while its book says nothing
 */
void brg_status_section_show (BrgStatusSection *self, BrgSession *session);

G_END_DECLS
