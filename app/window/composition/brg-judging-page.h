/* brg-judging-page.h - the sheets of the judges of a contest for composing, and its results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_JUDGING_PAGE (brg_judging_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgJudgingPage, brg_judging_page, BRG, JUDGING_PAGE, BrgPage)

G_END_DECLS
