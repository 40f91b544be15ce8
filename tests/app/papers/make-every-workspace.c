/* make-every-workspace.c - writes a workspace in which everything was done that can be done
 *
 * make-every-workspace FOLDER: FOLDER/work.berger
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paper-samples.h"

int
main (int argc, char *argv[])
{
  g_assert_cmpint (argc, ==, 2);
  brg_store_free (paper_sample_open_workspace (argv[1]));
  return 0;
}
