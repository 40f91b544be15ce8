/* brg-test.c - runs one topic of a test program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"

static BrgTestTopic *topics;

void
brg_test_add_topic (BrgTestTopic *topic)
{
  topic->next = topics;
  topics = topic;
}

guint
brg_test_rounds (guint whole)
{
  return g_strcmp0 (g_getenv ("BRG_TEST_ROUNDS"), "tenth") == 0 ? MAX (1, whole / 10) : whole;
}

int
main (int argc, char **argv)
{
  for (const BrgTestTopic *topic = topics; argc > 1 && topic != NULL; topic = topic->next)
    if (g_str_equal (topic->name, argv[1]))
      {
        argv[1] = argv[0];
        return topic->run (argc - 1, argv + 1);
      }
  g_printerr ("Usage: %s TOPIC [-p PATH], with one of these topics:", argv[0]);
  for (const BrgTestTopic *topic = topics; topic != NULL; topic = topic->next)
    g_printerr (" %s", topic->name);
  g_printerr ("\n");
  return 2;
}
