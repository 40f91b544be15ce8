/* test-postal-fault-words.c - why a game cannot be read or reckoned, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-fault-words.h"

#include "brg-test.h"

/* In English the words are those of the game files, for each reason. */
static void
test_reasons (void)
{
  for (guint reason = BRG_POSTAL_FAULT_OTHER + 1; reason < BRG_N_POSTAL_FAULTS; reason++)
    {
      g_auto (BrgPostalFault) fault = { 0 };
      g_autofree char *words = NULL;
      g_autofree char *cause = NULL;

      g_assert_false (
          brg_postal_fail (&fault, 7, (BrgPostalFaultReason) reason, "date", "31.02.2026", 8192));
      words = brg_postal_fault_dup_words (&fault);
      cause = brg_postal_fault_dup_cause (&fault);
      g_assert_cmpstr (fault.text, !=, "");
      g_assert_cmpstr (words, ==, fault.text);
      g_assert_cmpstr (cause, ==, fault.text);
      g_assert_null (strchr (words, '{'));
      g_assert_cmpuint (fault.line, ==, 7);
    }
}

/* A record is named by its kind and number; the cause stands behind it. */
static void
test_records (void)
{
  for (guint kind = 0; kind < BRG_N_POSTAL_KINDS; kind++)
    {
      const BrgPostalRecord record = { .kind = (BrgPostalKind) kind,
                                       .number = kind <= BRG_POSTAL_CLAIM ? 3 : 0,
                                       .line = 9 };
      g_auto (BrgPostalFault) fault = { 0 };
      g_autofree char *words = NULL;
      g_autofree char *cause = NULL;
      g_autofree char *name = brg_postal_fault_dup_record (&record);
      g_autofree char *expected = g_strconcat (name, ": no move", NULL);

      g_assert_false (brg_postal_fail_record (&fault, &record, BRG_POSTAL_FAULT_NO_MOVE));
      words = brg_postal_fault_dup_words (&fault);
      cause = brg_postal_fault_dup_cause (&fault);
      g_assert_cmpstr (words, ==, expected);
      g_assert_cmpstr (cause, ==, "no move");
      g_assert_cmpint (g_str_has_suffix (name, " 3"), ==, kind <= BRG_POSTAL_CLAIM);
      g_assert_true (g_str_has_prefix (fault.text, brg_postal_kind_get_id (record.kind)));
    }
}

/* What another reader said stays as it is. */
static void
test_other (void)
{
  g_auto (BrgPostalFault) fault = { .text = g_strdup ("this is no text") };
  g_autofree char *words = brg_postal_fault_dup_words (&fault);

  g_assert_cmpstr (words, ==, "this is no text");
}

BRG_TEST_TOPIC ("postal-fault-words")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/postal-fault-words/reasons", test_reasons);
  g_test_add_func ("/data/postal-fault-words/records", test_records);
  g_test_add_func ("/data/postal-fault-words/other", test_other);
  return g_test_run ();
}
