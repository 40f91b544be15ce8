/* brg-rounds-page.h - the rounds: results by keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_ROUNDS_PAGE (brg_rounds_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundsPage, brg_rounds_page, BRG, ROUNDS_PAGE, BrgPage)

G_END_DECLS
