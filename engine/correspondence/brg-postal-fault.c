/* brg-postal-fault.c - why a game by correspondence cannot be read or reckoned: a reason with what
 * it is about
 *
 * Tests: tests/engine/test-postal-file.c, tests/data/test-postal-fault-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-fault.h"

#include <string.h>

/* In the English of the game files: who reads only bergerctl finds these. */
static const char *const texts[BRG_N_POSTAL_FAULTS] = {
  [BRG_POSTAL_FAULT_OTHER] = "",
  [BRG_POSTAL_FAULT_LINE_LENGTH] = "line of more than {n} characters",
  [BRG_POSTAL_FAULT_CONTROL] = "control character",
  [BRG_POSTAL_FAULT_FIRST_LINE] = "the first line is not “corr 1”",
  [BRG_POSTAL_FAULT_NO_VERSION] = "no line “corr 1”",
  [BRG_POSTAL_FAULT_NO_NAME] = "no name of a player",
  [BRG_POSTAL_FAULT_NO_DAYS] = "no first or last day of play",
  [BRG_POSTAL_FAULT_ENDS_EARLY] = "play ends before it begins",
  [BRG_POSTAL_FAULT_FILE_LENGTH] = "file of more than {n} bytes",
  [BRG_POSTAL_FAULT_NOT_UTF8] = "not in UTF-8",
  [BRG_POSTAL_FAULT_NO_RECORD] = "no record",
  [BRG_POSTAL_FAULT_SECOND_LINE] = "second line “{1}”",
  [BRG_POSTAL_FAULT_NOTHING_BEHIND] = "nothing behind “{1}”",
  [BRG_POSTAL_FAULT_WANTS_VALUES] = "“{1}” wants {n} values",
  [BRG_POSTAL_FAULT_VALUE] = "{1} {2}",
  [BRG_POSTAL_FAULT_DATE] = "date {1}",
  [BRG_POSTAL_FAULT_BREAK_VALUE] = "break: {1}",
  [BRG_POSTAL_FAULT_BREAK_OF_NOBODY] = "break of nobody",
  [BRG_POSTAL_FAULT_BREAK_WITHOUT] = "break without from, to or told",
  [BRG_POSTAL_FAULT_BREAK_ENDS_EARLY] = "break that ends before it begins",
  [BRG_POSTAL_FAULT_MANY_BREAKS] = "more than {n} breaks",
  [BRG_POSTAL_FAULT_HAS_NO] = "{1} has no {2}",
  [BRG_POSTAL_FAULT_SECOND_KEY] = "second {1}",
  [BRG_POSTAL_FAULT_NO_PAIR] = "“{1}” is not key=value",
  [BRG_POSTAL_FAULT_UNKNOWN_KEY] = "unknown key {1}",
  [BRG_POSTAL_FAULT_UNKNOWN_LINE] = "unknown line “{1}”",
  [BRG_POSTAL_FAULT_WITHOUT_NUMBER] = "{1} without a number",
  [BRG_POSTAL_FAULT_OF_NOBODY] = "{1} of nobody",
  [BRG_POSTAL_FAULT_WITHOUT] = "{1} without {2}",
  [BRG_POSTAL_FAULT_MANY_RECORDS] = "more than {n} records",
  [BRG_POSTAL_FAULT_NUMBERS] = "the numbers do not rise",
  [BRG_POSTAL_FAULT_OTHERS_MOVE] = "the other player has the move",
  [BRG_POSTAL_FAULT_NOT_RIGHT] = "the letter before it is not put right",
  [BRG_POSTAL_FAULT_NOT_LAST] = "it is not about the last letter of the other",
  [BRG_POSTAL_FAULT_NOT_HIS] = "it is not about a letter of his",
  [BRG_POSTAL_FAULT_NO_REPORT] = "no error was reported",
  [BRG_POSTAL_FAULT_NO_MOVE] = "no move",
  [BRG_POSTAL_FAULT_MOVE_STANDS] = "a move that was sent stands",
  [BRG_POSTAL_FAULT_REPEAT_NOT_HIS] = "it is not of a letter of his",
  [BRG_POSTAL_FAULT_OVER] = "the game is over",
  [BRG_POSTAL_FAULT_SUSPENDED] = "play rests until the decision on the claim",
  [BRG_POSTAL_FAULT_NOT_HIS_MOVE] = "it is not his move",
  [BRG_POSTAL_FAULT_NO_LETTER] = "there is no such letter",
  [BRG_POSTAL_FAULT_NO_CLAIM] = "there is no claim",
  [BRG_POSTAL_FAULT_NOTHING_TO_DECIDE] = "there is no claim to decide on",
  [BRG_POSTAL_FAULT_NOTHING_TO_CLAIM] = "no letter of his came, so no claim (10.3.6); the arbiter "
                                        "may count the game lost (10.1.9)",
  [BRG_POSTAL_FAULT_MANY_DAYS] = "more days than a game can have",
  [BRG_POSTAL_FAULT_NO_RECEIPT] = "no date of receipt and no average",
  [BRG_POSTAL_FAULT_NO_DISPATCH] = "no date of dispatch and no average",
  [BRG_POSTAL_FAULT_WHITE_FIRST] = "White has not moved yet",
  [BRG_POSTAL_FAULT_NO_VARIANT] = "no such variant was offered",
  [BRG_POSTAL_FAULT_NO_OFFER] = "no draw was offered",
  [BRG_POSTAL_FAULT_COMPLETE] = "the materials are complete: the chart decides (10.3.7)",
  [BRG_POSTAL_FAULT_NOTHING_TO_REVERSE] =
      "there is no decision with a protest against it (10.1.12)",
  [BRG_POSTAL_FAULT_NO_RESULT] = "an adjudication gets another result (10.5.7)",
  [BRG_POSTAL_FAULT_MORE_THAN_USED] = "more days than he used",
  [BRG_POSTAL_FAULT_NOT_SENT] = "no date of dispatch",
};

void
brg_postal_fault_clear (BrgPostalFault *fault)
{
  g_return_if_fail (fault != NULL);

  g_free (fault->text);
  g_free (fault->words[0]);
  g_free (fault->words[1]);
  *fault = (BrgPostalFault){ 0 };
}

/* What stands between the braces at @place, NULL where there are none. */
static const char *
find_part (const BrgPostalFault *fault, const char *place, const char *number)
{
  if (g_str_has_prefix (place, "{1}"))
    return fault->words[0];
  if (g_str_has_prefix (place, "{2}"))
    return fault->words[1];
  return g_str_has_prefix (place, "{n}") ? number : NULL;
}

char *
brg_postal_fault_dup_filled (const BrgPostalFault *fault, const char *pattern)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *number = NULL;

  g_return_val_if_fail (fault != NULL && pattern != NULL, NULL);

  number = g_strdup_printf ("%u", fault->count);
  for (const char *place = pattern; *place != '\0';)
    {
      const char *part = find_part (fault, place, number);

      if (part != NULL)
        g_string_append (text, part);
      else
        g_string_append_c (text, *place);
      place += part != NULL ? strlen ("{n}") : 1;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
brg_postal_fail (BrgPostalFault *fault,
                 guint line,
                 BrgPostalFaultReason reason,
                 const char *word,
                 const char *other,
                 guint count)
{
  g_return_val_if_fail (fault != NULL && reason < BRG_N_POSTAL_FAULTS, FALSE);

  brg_postal_fault_clear (fault);
  fault->line = line;
  fault->reason = reason;
  fault->words[0] = g_strdup (word);
  fault->words[1] = g_strdup (other);
  fault->count = count;
  fault->text = brg_postal_fault_dup_filled (fault, texts[reason]);
  return FALSE;
}

gboolean
brg_postal_fail_record (BrgPostalFault *fault,
                        const BrgPostalRecord *record,
                        BrgPostalFaultReason reason)
{
  g_autofree char *text = NULL;
  const char *kind;

  g_return_val_if_fail (fault != NULL && record != NULL, FALSE);

  brg_postal_fail (fault, record->line, reason, NULL, NULL, 0);
  fault->has_record = TRUE;
  fault->kind = record->kind;
  fault->number = record->number;
  kind = brg_postal_kind_get_id (record->kind);
  text = g_steal_pointer (&fault->text);
  fault->text = record->number > 0 ? g_strdup_printf ("%s %u: %s", kind, record->number, text)
                                   : g_strdup_printf ("%s: %s", kind, text);
  return FALSE;
}
