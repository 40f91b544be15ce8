/* brg-event-page.h - what an event is: rules, rounds, place, officials
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_EVENT_PAGE (brg_event_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgEventPage, brg_event_page, BRG, EVENT_PAGE, BrgPage)

G_END_DECLS
