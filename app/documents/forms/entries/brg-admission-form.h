/* brg-admission-form.h - the protocol of the admission committee, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"
#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgAdmissionMark:
 * @BRG_MARK_NOT_ASKED: it is not asked of this player
 * @BRG_MARK_UNSEEN: nobody has looked at what this player brought
 * @BRG_MARK_NO: it was not brought, or not paid
 * @BRG_MARK_COPY: only a copy was
 * @BRG_MARK_EXPIRED: it does not hold to the end of the event
 * @BRG_MARK_YES: it is there
 *
 * What the committee saw; of several papers in a column the worst, the later ones are better.
 */
typedef enum
{
  BRG_MARK_NOT_ASKED,
  BRG_MARK_UNSEEN,
  BRG_MARK_NO,
  BRG_MARK_COPY,
  BRG_MARK_EXPIRED,
  BRG_MARK_YES,
} BrgAdmissionMark;

/**
 * BrgAdmissionLine:
 * @entry: the player
 * @region: whom he plays for
 * @marks: (array): by column of papers
 * @state: what was decided
 * @ground: on what ground, of a refusal
 * @why: why, in words with articles, may be empty
 *
 * A player in the protocol.
 */
typedef struct
{
  const BrgEntry *entry;
  char *region;
  BrgAdmissionMark *marks;
  BrgAdmissionState state;
  BrgAdmissionGround ground;
  char *why;
} BrgAdmissionLine;

/**
 * BrgAdmissionProtocol:
 * @number: its number, may be empty
 * @day: the day on which the committee met, `YYYY-MM-DD`, may be empty
 * @hours: from when until when, may be empty
 * @place: where, may be empty
 * @members: (element-type BrgAdmissionMember): the committee
 * @papers: (element-type utf8): headings of the columns of papers
 * @has_fee: whether the last of these columns is that of the fee
 * @legend: (element-type utf8): what stands in columns that hold several papers
 * @lines: (element-type BrgAdmissionLine): the players, in the order of the paper
 *
 * What the committee decided about the players of a group. No text is %NULL.
 */
typedef struct
{
  char *number;
  char *day;
  char *hours;
  char *place;
  const GPtrArray *members;
  GPtrArray *papers;
  gboolean has_fee;
  GPtrArray *legend;
  GPtrArray *lines;
} BrgAdmissionProtocol;

/** brg_admission_protocol_new: Returns: (transfer full): a protocol without members and players */
BrgAdmissionProtocol *brg_admission_protocol_new (void);

/** brg_admission_protocol_free: Frees @protocol, which may be %NULL */
void brg_admission_protocol_free (BrgAdmissionProtocol *protocol);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAdmissionProtocol, brg_admission_protocol_free)

/**
 * brg_admission_protocol_add:
 * @protocol: a protocol with all its columns of papers
 * @entry: a player
 *
 * Returns: (transfer none): a new line without marks and decision
 */
BrgAdmissionLine *brg_admission_protocol_add (BrgAdmissionProtocol *protocol,
                                              const BrgEntry *entry);

/**
 * brg_admission_form_get_ground:
 * @words: language
 * @ground: a ground, not none
 *
 * Returns: what it is called in the protocol, "age"
 */
const char *brg_admission_form_get_ground (const BrgWords *words, BrgAdmissionGround ground);

/**
 * brg_admission_form_new:
 * @snapshot: a group
 * @protocol: what was decided
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the protocol; its totals are counted from its rows
 */
BrgForm *brg_admission_form_new (const BrgSnapshot *snapshot,
                                 const BrgAdmissionProtocol *protocol,
                                 const BrgDocumentOptions *options);

G_END_DECLS
