/* brg-admission-names.h - what matters of admission are called, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"

G_BEGIN_DECLS

/** brg_admission_name_state: Returns: (transfer none): `admitted`, translated */
const char *brg_admission_name_state (BrgAdmissionState state);

/** brg_admission_name_ground: Returns: (transfer none): `Age`, translated; empty for none */
const char *brg_admission_name_ground (BrgAdmissionGround ground);

/** brg_admission_name_limit: Returns: (transfer none): `Lowest rating`, translated */
const char *brg_admission_name_limit (BrgAdmissionLimitKind kind);

/** brg_admission_name_role: Returns: (transfer none): `chair`, translated */
const char *brg_admission_name_role (BrgAdmissionRole role);

G_END_DECLS
