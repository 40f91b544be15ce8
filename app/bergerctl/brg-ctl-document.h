/* brg-ctl-document.h - bergerctl document: makes a document as PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_document:
 * @argc: number of arguments
 * @argv: the arguments, the name of the command first
 *
 * Runs `bergerctl document`.
 *
 * Returns: the exit status
 */
BrgCtlStatus brg_ctl_document (int argc, char **argv);

G_END_DECLS
