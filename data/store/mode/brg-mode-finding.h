/* brg-mode-finding.h - an irregular act that was done, and what is held until it is confirmed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-irregular-act.h"

G_BEGIN_DECLS

/**
 * BrgModeFinding:
 * @act: what it is
 * @group_id: the group in FIDE mode
 * @round: the round that it is about
 * @detail: where, see #BrgModeRemark.detail
 * @is_unseen: pairs that changed: whoever changed them says what is wrong with them, else all may
 *   be
 *
 * An irregular act that was done.
 */
typedef struct
{
  const BrgIrregularAct *act;
  gint64 group_id;
  gint round;
  char *detail;
  gboolean is_unseen;
} BrgModeFinding;

/**
 * brg_mode_finding_new:
 * @id: an act
 * @group_id: the group
 * @round: the round
 * @detail: (nullable): where
 *
 * Returns: (transfer full): a finding
 */
BrgModeFinding *brg_mode_finding_new (const char *id,
                                      gint64 group_id,
                                      gint round,
                                      const char *detail);

/**
 * brg_mode_finding_free:
 * @finding: (nullable): a finding
 */
void brg_mode_finding_free (BrgModeFinding *finding);

/**
 * brg_mode_findings_new:
 *
 * Returns: (transfer full) (element-type BrgModeFinding): an empty list
 */
GPtrArray *brg_mode_findings_new (void);

/**
 * brg_mode_findings_get_level:
 * @findings: (element-type BrgModeFinding): findings
 *
 * Returns: the highest level of them
 */
BrgIrregularLevel brg_mode_findings_get_level (const GPtrArray *findings);

/**
 * brg_mode_findings_dup_ids:
 * @findings: (element-type BrgModeFinding): findings
 *
 * Returns: (transfer full): their ids, each once, "pair-met,pairs-differ"
 */
char *brg_mode_findings_dup_ids (const GPtrArray *findings);

/**
 * BrgModeHeld:
 * @name: name of the action
 * @event_id: its event
 * @arguments: what the journal shall say of it, JSON
 * @changeset: what it changed
 * @findings: (element-type BrgModeFinding): why it is held
 * @last_entry: the last entry of the journal then
 *
 * An action that was not done, because nobody has confirmed that it is irregular.
 */
typedef struct
{
  char *name;
  gint64 event_id;
  char *arguments;
  GBytes *changeset;
  GPtrArray *findings;
  gint64 last_entry;
} BrgModeHeld;

/**
 * brg_mode_held_free:
 * @held: (nullable): what is held
 */
void brg_mode_held_free (BrgModeHeld *held);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgModeHeld, brg_mode_held_free)

G_END_DECLS
