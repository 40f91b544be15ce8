/* brg-contest-forms.h - forms of a contest of composition: regulations, sections, remarks, results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-fields-sheet.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/** brg_contest_form_terms: The regulations; of a group that is no contest those of a new one of
 * @kind, else @kind says nothing */
void brg_contest_form_terms (BrgShell *shell, BrgContestKind kind);

/** brg_contest_form_state: Whether a work takes part; @article (nullable) for which it does not */
void brg_contest_form_state (BrgShell *shell, const BrgContestWork *work, const char *article);

/** brg_contest_form_remark: A remark on a work with its answer; @remark %NULL for a new one, which
 * begins with @text */
void brg_contest_form_remark (BrgShell *shell,
                              const BrgContestWork *work,
                              const BrgContestRemark *remark,
                              const char *text);

/** brg_contest_form_answer: The remark of @contest that stands in row @remark_id, with its answer
 */
void brg_contest_form_answer (BrgShell *shell, const BrgContest *contest, gint64 remark_id);

/** brg_contest_form_revision: The mark that the chief judge gives instead */
void brg_contest_form_revision (BrgShell *shell, const BrgContestWork *work);

/** brg_contest_form_distinction: Prize or mention of a work */
void brg_contest_form_distinction (BrgShell *shell, const BrgContestWork *work);

/** brg_contest_form_publish: Results are published, on which day */
void brg_contest_form_publish (BrgShell *shell, BrgContestStage stage);

/** brg_contest_dup_publish_step: Returns: (transfer full) (nullable): the results that come next */
char *brg_contest_dup_publish_step (const BrgContestTerms *terms);

/** brg_contest_take_back: The last publication is taken back; it is undone as everything else */
void brg_contest_take_back (BrgSession *session, const BrgContestTerms *terms);

/**
 * BrgContestNamed:
 * @form: the form of the work, which is still open
 * @is_named: whether the journal says now that its authors are named
 */
typedef void (*BrgContestNamed) (BrgFieldsSheet *form, gboolean is_named);

/** brg_contest_form_naming: Over the @form of a work: who makes its hidden authors known before
 * results are published, and why (rus-draughts-2022 11.5.2); @named is called when it is known */
void brg_contest_form_naming (BrgFieldsSheet *form,
                              const BrgContestWork *work,
                              BrgContestNamed named);

/** brg_contest_form_register: Who opens the register with all hidden authors, and why: from then on
 * papers and files for the secretary name them; screens and papers of judges do not */
void brg_contest_form_register (BrgShell *shell);

G_END_DECLS
