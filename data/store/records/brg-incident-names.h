/* brg-incident-names.h - what incidents and sanctions are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident.h"

G_BEGIN_DECLS

/**
 * brg_incident_kind_get_name:
 * @kind: what happened
 *
 * Returns: its name in English, marked for translation: "Illegal move"
 */
const char *brg_incident_kind_get_name (BrgIncidentKind kind);

/**
 * brg_sanction_get_name:
 * @sanction: what is imposed
 *
 * Returns: its name in English, marked for translation: "loss of the game"
 */
const char *brg_sanction_get_name (BrgSanction sanction);

G_END_DECLS
