/* brg-event-form-check.h - what is wrong with an event that is being filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"

G_BEGIN_DECLS

/**
 * BrgEventFaultKind:
 * @BRG_EVENT_FAULT_NAME: the event has no name
 * @BRG_EVENT_FAULT_STARTS: the first day is no date
 * @BRG_EVENT_FAULT_ENDS: the last day is no date
 * @BRG_EVENT_FAULT_DAYS: the last day is before the first
 * @BRG_EVENT_FAULT_ROUNDS: a Swiss needs at least one round
 * @BRG_EVENT_FAULT_ODD_ROUNDS: a match is two rounds of the tournament, and their number is odd
 * @BRG_EVENT_FAULT_BOARDS: a match between teams cannot have so many boards
 * @BRG_EVENT_FAULT_RESERVES: reserves may play from a board on that a match does not have
 * @BRG_EVENT_FAULT_TIE_BREAK: @code may not be used in such a tournament
 * @BRG_EVENT_FAULT_LATE_MISSING: @article wants the regulations to say how late a player may come
 * @BRG_EVENT_FAULT_LATE_TOO_LONG: longer than @article allows; @minutes is the most
 * @BRG_EVENT_FAULT_LATE_FIXED: @article leaves no choice; @minutes is what it sets
 * @BRG_EVENT_FAULT_OFFICIAL: an official without a name
 * @BRG_EVENT_FAULT_OFFICIAL_BIRTH: an official whose birth is neither a year nor a date
 * @BRG_EVENT_FAULT_SECOND_OFFICIAL: a second one where the book has one; @role says what
 *
 * What is wrong in a form.
 */
typedef enum
{
  BRG_EVENT_FAULT_NAME,
  BRG_EVENT_FAULT_STARTS,
  BRG_EVENT_FAULT_ENDS,
  BRG_EVENT_FAULT_DAYS,
  BRG_EVENT_FAULT_ROUNDS,
  BRG_EVENT_FAULT_ODD_ROUNDS,
  BRG_EVENT_FAULT_BOARDS,
  BRG_EVENT_FAULT_RESERVES,
  BRG_EVENT_FAULT_TIE_BREAK,
  BRG_EVENT_FAULT_LATE_MISSING,
  BRG_EVENT_FAULT_LATE_TOO_LONG,
  BRG_EVENT_FAULT_LATE_FIXED,
  BRG_EVENT_FAULT_OFFICIAL,
  BRG_EVENT_FAULT_OFFICIAL_BIRTH,
  BRG_EVENT_FAULT_SECOND_OFFICIAL,
} BrgEventFaultKind;

/**
 * BrgEventFault:
 * @kind: what is wrong
 * @code: (nullable): for a tie-break its code
 * @article: (nullable): book id and article that says so
 * @minutes: for a late time that is too long the most that is allowed
 * @role: of officials: which role
 *
 * Something that must be mended before the event can be created.
 */
typedef struct
{
  BrgEventFaultKind kind;
  const char *code;
  const char *article;
  gint minutes;
  BrgOfficialRole role;
} BrgEventFault;

/**
 * brg_event_form_check:
 * @form: a form
 *
 * Returns: (transfer full) (element-type BrgEventFault): what is wrong, in the order of the form;
 *   empty when the event can be created
 */
GArray *brg_event_form_check (const BrgEventForm *form);

/**
 * brg_event_form_find_fault:
 * @faults: (element-type BrgEventFault): what is wrong
 * @kind: a kind
 *
 * Returns: (transfer none) (nullable): the first fault of this kind
 */
const BrgEventFault *brg_event_form_find_fault (const GArray *faults, BrgEventFaultKind kind);

/**
 * brg_event_form_is_official_faulty:
 * @rulebook: rule book of the event
 * @officials: (element-type BrgOfficial): the officials of a form
 * @index: one of them
 *
 * Returns: whether a fault of the form is about this official
 */
gboolean brg_event_form_is_official_faulty (const BrgRulebook *rulebook,
                                            const GPtrArray *officials,
                                            guint index);

G_END_DECLS
