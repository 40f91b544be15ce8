/* test-file-kind.c - what a file is, by what stands in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-file-kind.h"
#include "brg-test.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *text;
  BrgFileKind kind;
} Case;

static const Case cases[] = {
  { "empty", "", BRG_FILE_TABLE },
  { "player-record", "001    1      Ivanov,Ivan", BRG_FILE_TRF },
  { "player-record-after-comment", "### made by hand\r\n001   12 m    Ivanov", BRG_FILE_TRF },
  { "bare-carriage-returns", "XXR 5\r001    1      Ivanov\r", BRG_FILE_TRF },
  { "two-records", "012 Cup\n022 Town\n", BRG_FILE_TRF },
  { "byte-order-mark",
    "\xef\xbb\xbf"
    "012 Cup\n062 5\n",
    BRG_FILE_TRF },
  { "one-record", "012 Cup\nName;Rating\n", BRG_FILE_TABLE },
  { "numbered-table", "001;Ivanov;2000\n002;Petrov;1900\n", BRG_FILE_TABLE },
  { "numbered-list", "001 Ivanov Ivan\n002 Petrov Petr\n", BRG_FILE_TABLE },
  { "tabs", "1\tIvanov\t2000\n", BRG_FILE_TABLE },
};

static void
test_kind (gconstpointer data)
{
  const Case *test = data;

  g_assert_cmpint (brg_file_kind_find (test->text, strlen (test->text)), ==, test->kind);
}

static void
test_workspace (void)
{
  static const char bytes[] = "SQLite format 3\0\020\000\001\001";

  g_assert_cmpint (brg_file_kind_find (bytes, sizeof bytes), ==, BRG_FILE_WORKSPACE);
  g_assert_cmpint (brg_file_kind_find (bytes, 10), ==, BRG_FILE_TABLE);
}

static void
test_utf16 (void)
{
  static const char bytes[] = "\xff\xfe"
                              "0\0001\0002\000 \000C\000\n\0000\0002\0002\000 \000T\000\n";

  g_assert_cmpint (brg_file_kind_find (bytes, sizeof bytes), ==, BRG_FILE_TRF);
}

BRG_TEST_TOPIC ("file-kind")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/file-kind/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_kind);
    }
  g_test_add_func ("/app/file-kind/workspace", test_workspace);
  g_test_add_func ("/app/file-kind/utf-16", test_utf16);
  return g_test_run ();
}
