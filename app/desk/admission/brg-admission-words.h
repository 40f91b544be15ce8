/* brg-admission-words.h - what is against the admission of a player, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"

G_BEGIN_DECLS

/**
 * brg_admission_words_dup_obstacle:
 * @obstacle: a limit that is not kept
 * @person: who does not keep it
 * @year: year of the event
 *
 * Returns: (transfer full): a sentence, translated
 */
char *brg_admission_words_dup_obstacle (const BrgAdmissionObstacle *obstacle,
                                        const BrgAdmissionPerson *person,
                                        gint year);

/** brg_admission_words_advice: Returns: (transfer none): `Proposed: admit`, translated */
const char *brg_admission_words_advice (BrgAdmissionAdvice advice);

/** brg_admission_words_dup_limit: Returns: (transfer full): `under 17`, translated */
char *brg_admission_words_dup_limit (const BrgAdmissionLimit *limit);

G_END_DECLS
