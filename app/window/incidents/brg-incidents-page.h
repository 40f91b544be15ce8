/* brg-incidents-page.h - the penalty log, the adviser, protests and appeals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_INCIDENTS_PAGE (brg_incidents_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgIncidentsPage, brg_incidents_page, BRG, INCIDENTS_PAGE, BrgPage)

G_END_DECLS
