/* brg-form-digest.h - a hash of what a form says, without laying it out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * BRG_FORM_DIGEST_LENGTH:
 *
 * Letters of a digest: one more than a hash of the words of a laid out paper has, so that the two
 * are told apart.
 */
#define BRG_FORM_DIGEST_LENGTH 65

/**
 * brg_form_digest_dup:
 * @form: a form
 *
 * Every text of the form and how it is marked; not its letterhead, nor on what it is printed.
 *
 * Returns: (transfer full) (nullable): digits of sixteen; %NULL for a form with boards, of which
 *   only what is laid out says all
 */
char *brg_form_digest_dup (const BrgForm *form);

G_END_DECLS
