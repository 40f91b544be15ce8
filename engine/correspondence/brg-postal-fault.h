/* brg-postal-fault.h - why a game by correspondence cannot be read or reckoned: a reason with what
 * it is about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-game.h"

G_BEGIN_DECLS

/**
 * BrgPostalFaultReason:
 *
 * What is wrong. Who says it to a person has the words for each; %BRG_POSTAL_FAULT_OTHER has been
 * put in words by a reader of another kind of file.
 */
typedef enum
{
  BRG_POSTAL_FAULT_OTHER,
  BRG_POSTAL_FAULT_LINE_LENGTH,
  BRG_POSTAL_FAULT_CONTROL,
  BRG_POSTAL_FAULT_FIRST_LINE,
  BRG_POSTAL_FAULT_NO_VERSION,
  BRG_POSTAL_FAULT_NO_NAME,
  BRG_POSTAL_FAULT_NO_DAYS,
  BRG_POSTAL_FAULT_ENDS_EARLY,
  BRG_POSTAL_FAULT_FILE_LENGTH,
  BRG_POSTAL_FAULT_NOT_UTF8,
  BRG_POSTAL_FAULT_NO_RECORD,
  BRG_POSTAL_FAULT_SECOND_LINE,
  BRG_POSTAL_FAULT_NOTHING_BEHIND,
  BRG_POSTAL_FAULT_WANTS_VALUES,
  BRG_POSTAL_FAULT_VALUE,
  BRG_POSTAL_FAULT_DATE,
  BRG_POSTAL_FAULT_BREAK_VALUE,
  BRG_POSTAL_FAULT_BREAK_OF_NOBODY,
  BRG_POSTAL_FAULT_BREAK_WITHOUT,
  BRG_POSTAL_FAULT_BREAK_ENDS_EARLY,
  BRG_POSTAL_FAULT_MANY_BREAKS,
  BRG_POSTAL_FAULT_HAS_NO,
  BRG_POSTAL_FAULT_SECOND_KEY,
  BRG_POSTAL_FAULT_NO_PAIR,
  BRG_POSTAL_FAULT_UNKNOWN_KEY,
  BRG_POSTAL_FAULT_UNKNOWN_LINE,
  BRG_POSTAL_FAULT_WITHOUT_NUMBER,
  BRG_POSTAL_FAULT_OF_NOBODY,
  BRG_POSTAL_FAULT_WITHOUT,
  BRG_POSTAL_FAULT_MANY_RECORDS,
  BRG_POSTAL_FAULT_NUMBERS,
  BRG_POSTAL_FAULT_OTHERS_MOVE,
  BRG_POSTAL_FAULT_NOT_RIGHT,
  BRG_POSTAL_FAULT_NOT_LAST,
  BRG_POSTAL_FAULT_NOT_HIS,
  BRG_POSTAL_FAULT_NO_REPORT,
  BRG_POSTAL_FAULT_NO_MOVE,
  BRG_POSTAL_FAULT_MOVE_STANDS,
  BRG_POSTAL_FAULT_REPEAT_NOT_HIS,
  BRG_POSTAL_FAULT_OVER,
  BRG_POSTAL_FAULT_SUSPENDED,
  BRG_POSTAL_FAULT_NOT_HIS_MOVE,
  BRG_POSTAL_FAULT_NO_LETTER,
  BRG_POSTAL_FAULT_NO_CLAIM,
  BRG_POSTAL_FAULT_NOTHING_TO_DECIDE,
  BRG_POSTAL_FAULT_NOTHING_TO_CLAIM,
  BRG_POSTAL_FAULT_MANY_DAYS,
  BRG_POSTAL_FAULT_NO_RECEIPT,
  BRG_POSTAL_FAULT_NO_DISPATCH,
  BRG_POSTAL_FAULT_WHITE_FIRST,
  BRG_POSTAL_FAULT_NO_VARIANT,
  BRG_POSTAL_FAULT_NO_OFFER,
  BRG_POSTAL_FAULT_COMPLETE,
  BRG_POSTAL_FAULT_NOTHING_TO_REVERSE,
  BRG_POSTAL_FAULT_NO_RESULT,
  BRG_POSTAL_FAULT_MORE_THAN_USED,
  BRG_POSTAL_FAULT_NOT_SENT,
} BrgPostalFaultReason;

#define BRG_N_POSTAL_FAULTS (BRG_POSTAL_FAULT_NOT_SENT + 1)

/**
 * BrgPostalFault:
 * @line: where, from 1; 0 for the file as a whole
 * @column: where in the line, in characters from 1; 0 where the line is meant
 * @text: what is wrong, as `date 29.02.2027`, in the English of the game files
 * @reason: what is wrong, for who says it in another language
 * @words: (nullable): what it is about: a word of the file, a value
 * @count: a number that belongs to @reason
 * @kind: of what record, where @has_record
 * @number: its number, 0 where it has none
 * @has_record: whether a record is at fault that was read, but does not fit the others
 *
 * Why a game was not read or reckoned.
 */
typedef struct
{
  guint line;
  guint column;
  char *text;
  BrgPostalFaultReason reason;
  char *words[2];
  guint count;
  BrgPostalKind kind;
  guint number;
  gboolean has_record;
} BrgPostalFault;

/**
 * brg_postal_fault_clear:
 * @fault: a fault, or zero
 *
 * Frees what the fault holds.
 */
void brg_postal_fault_clear (BrgPostalFault *fault);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgPostalFault, brg_postal_fault_clear)

/**
 * brg_postal_fault_dup_filled:
 * @fault: a fault
 * @pattern: a sentence with `{1}` and `{2}` for @words and `{n}` for @count
 *
 * Returns: (transfer full): the sentence about this fault
 */
char *brg_postal_fault_dup_filled (const BrgPostalFault *fault, const char *pattern);

/**
 * brg_postal_fail:
 * @fault: (out): the fault
 * @line: where
 * @reason: what is wrong
 * @word: (nullable): what it is about
 * @other: (nullable): what else
 * @count: a number that belongs to it
 *
 * Sets a fault.
 *
 * Returns: %FALSE
 */
gboolean brg_postal_fail (BrgPostalFault *fault,
                          guint line,
                          BrgPostalFaultReason reason,
                          const char *word,
                          const char *other,
                          guint count);

/**
 * brg_postal_fail_record:
 * @fault: (out): the fault
 * @record: a record that does not fit the others
 * @reason: why
 *
 * Sets a fault.
 *
 * Returns: %FALSE
 */
gboolean brg_postal_fail_record (BrgPostalFault *fault,
                                 const BrgPostalRecord *record,
                                 BrgPostalFaultReason reason);

G_END_DECLS
