/* brg-share-laptop.h - what the sheet of sharing says of a second laptop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-share-service.h"

G_BEGIN_DECLS

/**
 * brg_share_laptop_new:
 * @service: the service
 *
 * Returns: (transfer floating): the switch, then address and code, PIN and how many follow
 */
GtkWidget *brg_share_laptop_new (BrgShareService *service);

G_END_DECLS
