/* brg-works-page.h - works of a contest of composition: position, solution, machine check
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_WORKS_PAGE (brg_works_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgWorksPage, brg_works_page, BRG, WORKS_PAGE, BrgPage)

G_END_DECLS
