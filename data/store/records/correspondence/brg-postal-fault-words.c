/* brg-postal-fault-words.c - why a game by correspondence cannot be read or reckoned, in the user's
 * language
 *
 * Tests: tests/data/test-postal-fault-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-fault-words.h"

#include <glib/gi18n-lib.h>

/* `{1}` and `{2}` are words of the file, `{n}` is a number. */
static const char *const causes[BRG_N_POSTAL_FAULTS] = {
  /* Translators: number of characters */
  [BRG_POSTAL_FAULT_LINE_LENGTH] = NC_ ("postal-fault", "line of more than {n} characters"),
  [BRG_POSTAL_FAULT_CONTROL] = NC_ ("postal-fault", "control character"),
  /* Translators: “corr 1” stays as it is */
  [BRG_POSTAL_FAULT_FIRST_LINE] = NC_ ("postal-fault", "the first line is not “corr 1”"),
  /* Translators: “corr 1” stays as it is */
  [BRG_POSTAL_FAULT_NO_VERSION] = NC_ ("postal-fault", "no line “corr 1”"),
  [BRG_POSTAL_FAULT_NO_NAME] = NC_ ("postal-fault", "no name of a player"),
  [BRG_POSTAL_FAULT_NO_DAYS] = NC_ ("postal-fault", "no first or last day of play"),
  [BRG_POSTAL_FAULT_ENDS_EARLY] = NC_ ("postal-fault", "play ends before it begins"),
  /* Translators: number of bytes */
  [BRG_POSTAL_FAULT_FILE_LENGTH] = NC_ ("postal-fault", "file of more than {n} bytes"),
  [BRG_POSTAL_FAULT_NOT_UTF8] = NC_ ("postal-fault", "not in UTF-8"),
  [BRG_POSTAL_FAULT_NO_RECORD] = NC_ ("postal-fault", "no record"),
  /* Translators: a word of a file */
  [BRG_POSTAL_FAULT_SECOND_LINE] = NC_ ("postal-fault", "second line “{1}”"),
  /* Translators: a word of a file */
  [BRG_POSTAL_FAULT_NOTHING_BEHIND] = NC_ ("postal-fault", "nothing behind “{1}”"),
  /* Translators: a word of a file, a number */
  [BRG_POSTAL_FAULT_WANTS_VALUES] = NC_ ("postal-fault", "“{1}” wants {n} values"),
  [BRG_POSTAL_FAULT_VALUE] = "{1} {2}",
  /* Translators: a day that cannot be read */
  [BRG_POSTAL_FAULT_DATE] = NC_ ("postal-fault", "date {1}"),
  /* Translators: a word of a file */
  [BRG_POSTAL_FAULT_BREAK_VALUE] = NC_ ("postal-fault", "break: {1}"),
  [BRG_POSTAL_FAULT_BREAK_OF_NOBODY] = NC_ ("postal-fault", "break of nobody"),
  /* Translators: from, to and told are words of a file */
  [BRG_POSTAL_FAULT_BREAK_WITHOUT] = NC_ ("postal-fault", "break without from, to or told"),
  [BRG_POSTAL_FAULT_BREAK_ENDS_EARLY] = NC_ ("postal-fault", "break that ends before it begins"),
  /* Translators: a number */
  [BRG_POSTAL_FAULT_MANY_BREAKS] = NC_ ("postal-fault", "more than {n} breaks"),
  /* Translators: words of a file, as "letter", "date" */
  [BRG_POSTAL_FAULT_HAS_NO] = NC_ ("postal-fault", "{1} has no {2}"),
  /* Translators: a word of a file */
  [BRG_POSTAL_FAULT_SECOND_KEY] = NC_ ("postal-fault", "second {1}"),
  /* Translators: a word of a file; “key=value” stays as it is */
  [BRG_POSTAL_FAULT_NO_PAIR] = NC_ ("postal-fault", "“{1}” is not key=value"),
  /* Translators: a word of a file */
  [BRG_POSTAL_FAULT_UNKNOWN_KEY] = NC_ ("postal-fault", "unknown key {1}"),
  /* Translators: a word of a file */
  [BRG_POSTAL_FAULT_UNKNOWN_LINE] = NC_ ("postal-fault", "unknown line “{1}”"),
  /* Translators: a word of a file, as "letter" */
  [BRG_POSTAL_FAULT_WITHOUT_NUMBER] = NC_ ("postal-fault", "{1} without a number"),
  /* Translators: a word of a file, as "letter" */
  [BRG_POSTAL_FAULT_OF_NOBODY] = NC_ ("postal-fault", "{1} of nobody"),
  /* Translators: words of a file, as "letter", "sent" */
  [BRG_POSTAL_FAULT_WITHOUT] = NC_ ("postal-fault", "{1} without {2}"),
  /* Translators: a number */
  [BRG_POSTAL_FAULT_MANY_RECORDS] = NC_ ("postal-fault", "more than {n} records"),
  [BRG_POSTAL_FAULT_NUMBERS] = NC_ ("postal-fault", "the numbers do not rise"),
  /* Translators: cause behind the letter, as all that follow */
  [BRG_POSTAL_FAULT_OTHERS_MOVE] = NC_ ("postal-fault", "the other player has the move"),
  [BRG_POSTAL_FAULT_NOT_RIGHT] = NC_ ("postal-fault", "the letter before it is not put right"),
  [BRG_POSTAL_FAULT_NOT_LAST] =
      NC_ ("postal-fault", "it is not about the last letter of the other"),
  [BRG_POSTAL_FAULT_NOT_HIS] = NC_ ("postal-fault", "it is not about a letter of his"),
  [BRG_POSTAL_FAULT_NO_REPORT] = NC_ ("postal-fault", "no error was reported"),
  /* Translators: cause behind the letter: "letter 3: no move" */
  [BRG_POSTAL_FAULT_NO_MOVE] = NC_ ("postal-fault", "no move"),
  [BRG_POSTAL_FAULT_MOVE_STANDS] = NC_ ("postal-fault", "a move that was sent stands"),
  [BRG_POSTAL_FAULT_REPEAT_NOT_HIS] = NC_ ("postal-fault", "it is not of a letter of his"),
  [BRG_POSTAL_FAULT_OVER] = NC_ ("postal-fault", "the game is over"),
  [BRG_POSTAL_FAULT_SUSPENDED] = NC_ ("postal-fault", "play rests until the decision on the claim"),
  [BRG_POSTAL_FAULT_NOT_HIS_MOVE] = NC_ ("postal-fault", "it is not his move"),
  [BRG_POSTAL_FAULT_NO_LETTER] = NC_ ("postal-fault", "there is no such letter"),
  [BRG_POSTAL_FAULT_NO_CLAIM] = NC_ ("postal-fault", "there is no claim"),
  [BRG_POSTAL_FAULT_NOTHING_TO_DECIDE] = NC_ ("postal-fault", "there is no claim to decide on"),
  /* rus-draughts-2022 10.3.6: his letters are sent to the arbiter, and there is none */
  [BRG_POSTAL_FAULT_NOTHING_TO_CLAIM] =
      NC_ ("postal-fault",
           "no letter of his came, so no claim (10.3.6); the arbiter may count the "
           "game lost (10.1.9)"),
  [BRG_POSTAL_FAULT_MANY_DAYS] = NC_ ("postal-fault", "more days than a game can have"),
  [BRG_POSTAL_FAULT_NO_RECEIPT] = NC_ ("postal-fault", "no date of receipt and no average"),
  [BRG_POSTAL_FAULT_NO_DISPATCH] = NC_ ("postal-fault", "no date of dispatch and no average"),
  [BRG_POSTAL_FAULT_WHITE_FIRST] = NC_ ("postal-fault", "White has not moved yet"),
  [BRG_POSTAL_FAULT_NO_VARIANT] = NC_ ("postal-fault", "no such variant was offered"),
  [BRG_POSTAL_FAULT_NO_OFFER] = NC_ ("postal-fault", "no draw was offered"),
  [BRG_POSTAL_FAULT_COMPLETE] =
      NC_ ("postal-fault", "the materials are complete: the chart decides (10.3.7)"),
  [BRG_POSTAL_FAULT_NOTHING_TO_REVERSE] =
      NC_ ("postal-fault", "there is no decision with a protest against it (10.1.12)"),
  [BRG_POSTAL_FAULT_NO_RESULT] =
      NC_ ("postal-fault", "an adjudication gets another result (10.5.7)"),
  [BRG_POSTAL_FAULT_MORE_THAN_USED] = NC_ ("postal-fault", "more days than he used"),
  [BRG_POSTAL_FAULT_NOT_SENT] = NC_ ("postal-fault", "no date of dispatch"),
};

static const char *const kinds[BRG_N_POSTAL_KINDS] = {
  [BRG_POSTAL_LETTER] = NC_ ("postal", "letter"),
  [BRG_POSTAL_REPORT] = NC_ ("postal", "report of an error, letter"),
  [BRG_POSTAL_FIX] = NC_ ("postal", "correction, letter"),
  [BRG_POSTAL_CLAIM] = NC_ ("postal", "claim of overdue time, letter"),
  [BRG_POSTAL_REPEAT] = NC_ ("postal", "repeat of a letter"),
  [BRG_POSTAL_INQUIRY] = NC_ ("postal", "inquiry for the first move"),
  [BRG_POSTAL_ARRIVED] = NC_ ("postal", "arrival of a letter"),
  [BRG_POSTAL_TOLD] = NC_ ("postal", "notice of overdue time received"),
  [BRG_POSTAL_PROTEST] = NC_ ("postal", "protest against a claim"),
  [BRG_POSTAL_DECISION] = NC_ ("postal", "decision on a claim"),
  [BRG_POSTAL_OVER] = NC_ ("postal", "end of the game"),
  [BRG_POSTAL_RECORD] = NC_ ("postal", "record of the game"),
  [BRG_POSTAL_ANALYSIS] = NC_ ("postal", "analysis for adjudication"),
  [BRG_POSTAL_ADJUDGED] = NC_ ("postal", "adjudication"),
  [BRG_POSTAL_FINAL] = NC_ ("postal", "final table received"),
  [BRG_POSTAL_REVERSED] = NC_ ("postal", "decision put aside after a protest"),
};

char *
brg_postal_fault_dup_cause (const BrgPostalFault *fault)
{
  const char *cause;

  g_return_val_if_fail (fault != NULL && fault->reason < BRG_N_POSTAL_FAULTS, NULL);

  cause = causes[fault->reason];
  if (cause == NULL)
    return g_strdup (fault->text != NULL ? fault->text : "");
  return brg_postal_fault_dup_filled (fault, g_dpgettext2 (GETTEXT_PACKAGE, "postal-fault", cause));
}

static char *
dup_name (BrgPostalKind kind, guint number)
{
  const char *word = g_dpgettext2 (GETTEXT_PACKAGE, "postal", kinds[kind]);

  return number > 0 ? g_strdup_printf ("%s %u", word, number) : g_strdup (word);
}

char *
brg_postal_fault_dup_record (const BrgPostalRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return dup_name (record->kind, record->number);
}

char *
brg_postal_fault_dup_words (const BrgPostalFault *fault)
{
  g_autofree char *cause = brg_postal_fault_dup_cause (fault);
  g_autofree char *name = NULL;

  g_return_val_if_fail (cause != NULL, NULL);

  if (!fault->has_record)
    return g_steal_pointer (&cause);
  name = dup_name (fault->kind, fault->number);
  return g_strdup_printf ("%s: %s", name, cause);
}
