/* gtk-pch.h - what is compiled ahead where -Db_pch=true
 *
 * Only the build with sanitizers has it so: in the plain build a file that leaves out an include of
 * its own does not compile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>
