/* brg-table-page.h - crosstable and standings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_TABLE_PAGE (brg_table_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgTablePage, brg_table_page, BRG, TABLE_PAGE, BrgPage)

G_END_DECLS
