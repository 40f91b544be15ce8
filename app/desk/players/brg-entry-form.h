/* brg-entry-form.h - the fields of a player, as they are typed and as they are stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgEntryField:
 * @BRG_ENTRY_FAMILY_NAME: family name; the whole name while the two others are empty
 * @BRG_ENTRY_GIVEN_NAME: given name
 * @BRG_ENTRY_FATHER_NAME: father's name
 * @BRG_ENTRY_TITLE: title or category
 * @BRG_ENTRY_RATING: rating
 * @BRG_ENTRY_BIRTH: date or year of birth
 * @BRG_ENTRY_SEX: sex, `m`, `f` or a word
 * @BRG_ENTRY_FEDERATION: federation
 * @BRG_ENTRY_FIDE_ID: FIDE id
 * @BRG_ENTRY_ORGANISATION: region, club or school
 * @BRG_ENTRY_COACH: coach
 * @BRG_ENTRY_SIGHT: `blind`, `impaired` or empty
 * @BRG_ENTRY_ASSISTANT: who assists a player who does not see the board
 *
 * The fields in the order in which they are filled in.
 */
typedef enum
{
  BRG_ENTRY_FAMILY_NAME,
  BRG_ENTRY_GIVEN_NAME,
  BRG_ENTRY_FATHER_NAME,
  BRG_ENTRY_TITLE,
  BRG_ENTRY_RATING,
  BRG_ENTRY_BIRTH,
  BRG_ENTRY_SEX,
  BRG_ENTRY_FEDERATION,
  BRG_ENTRY_FIDE_ID,
  BRG_ENTRY_ORGANISATION,
  BRG_ENTRY_COACH,
  BRG_ENTRY_SIGHT,
  BRG_ENTRY_ASSISTANT,
} BrgEntryField;

#define BRG_N_ENTRY_FIELDS (BRG_ENTRY_ASSISTANT + 1)

/**
 * BrgEntryFault:
 * @field: the field that is wrong
 * @is_doubt: whether it may be stored all the same, once that was said
 * @message: what is wrong and what was expected, translated
 *
 * A text that cannot be stored.
 */
typedef struct
{
  BrgEntryField field;
  gboolean is_doubt;
  char *message;
} BrgEntryFault;

/**
 * brg_entry_fault_free:
 * @fault: (nullable): a fault
 */
void brg_entry_fault_free (BrgEntryFault *fault);

/**
 * brg_entry_form_dup_text:
 * @entry: a player
 * @field: a field
 *
 * Returns: (transfer full): what stands in the field; empty for no rating
 */
char *brg_entry_form_dup_text (const BrgEntry *entry, BrgEntryField field);

/**
 * brg_entry_form_read:
 * @entry: a player whose fields are set; what is wrong stays empty
 * @texts: (array fixed-size=13): the texts by field, as they were typed
 * @may_split: whether a whole name in the first field is taken apart when the other two are empty
 * @last_year: the last year in which somebody can have been born
 *
 * Texts are tidied; dates, federations and ids are made regular.
 *
 * Returns: (transfer full) (element-type BrgEntryFault): what is wrong, in the order of the fields
 */
GPtrArray *brg_entry_form_read (BrgEntry *entry,
                                const char *const *texts,
                                gboolean may_split,
                                gint last_year);

/**
 * brg_entry_form_drop_doubts:
 * @faults: (element-type BrgEntryFault): what is wrong
 *
 * Takes out what was only doubted, when the user stays with it.
 */
void brg_entry_form_drop_doubts (GPtrArray *faults);

/**
 * brg_entry_form_dup_federation_doubt:
 * @federation: a federation as it is stored
 *
 * Returns: (transfer full) (nullable): that it is no code of a federation, a translated sentence
 */
char *brg_entry_form_dup_federation_doubt (const char *federation);

/**
 * brg_entry_form_list_titles:
 * @snapshot: a group
 *
 * Returns: (transfer full) (array zero-terminated=1): titles to choose from: those that players of
 *   the group have, the most frequent first, then the usual ones of the rule book
 */
char **brg_entry_form_list_titles (const BrgSnapshot *snapshot);

G_END_DECLS
