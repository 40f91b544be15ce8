/* brg-test.h - the topics of a test program
 *
 * Every file test-<topic>.c of a folder is linked into the one program of that folder. The program
 * is run topic by topic, each in a process of its own: `test-data journal`, and with the options of
 * GLib's tests `test-data journal -p /data/journal/undo`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BrgTestTopic BrgTestTopic;

struct _BrgTestTopic
{
  const char *name;
  int (*run) (int argc, char **argv);
  BrgTestTopic *next;
};

/**
 * BRG_TEST_TOPIC:
 * @name: the topic, as in the name of the file
 *
 * Stands in place of main(), with the same argc and argv, and returns what g_test_run() does.
 */
#define BRG_TEST_TOPIC(name)                                  \
  static int run_topic (int argc, char **argv);               \
  static BrgTestTopic this_topic = { name, run_topic, NULL }; \
  static void __attribute__ ((constructor)) add_topic (void)  \
  {                                                           \
    brg_test_add_topic (&this_topic);                         \
  }                                                           \
  static int run_topic (int argc, char **argv)

/**
 * brg_test_add_topic:
 * @topic: lives as long as the program
 *
 * Called before main() by %BRG_TEST_TOPIC.
 */
void brg_test_add_topic (BrgTestTopic *topic);

/**
 * brg_test_rounds:
 * @whole: how often a random loop goes round in a whole run, at least 1
 *
 * Returns: @whole, or a tenth of it, at least 1, where the environment variable BRG_TEST_ROUNDS is
 *   `tenth`, as `./dev test` sets it for the build with sanitizers
 */
guint brg_test_rounds (guint whole);

G_END_DECLS
