/* brg-ctl-postal-acts.h - bergerctl correspondence of an event: what is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl-postal-asked.h"

G_BEGIN_DECLS

/* Each does what its word says with the options of @asked, and tells what came of it. */

BrgCtlStatus brg_ctl_postal_act_terms (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_begin (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_end (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_sheet (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_add (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_correct (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_remove (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_import (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_break (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_no_break (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_decide (BrgCtlPostalAsked *asked);
BrgCtlStatus brg_ctl_postal_act_receipt (BrgCtlPostalAsked *asked);

G_END_DECLS
