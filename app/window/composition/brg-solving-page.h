/* brg-solving-page.h - the table of a contest for solving, filled answer by answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_SOLVING_PAGE (brg_solving_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgSolvingPage, brg_solving_page, BRG, SOLVING_PAGE, BrgPage)

G_END_DECLS
