/* brg-document-error.c - error domain of the documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-error.h"

G_DEFINE_QUARK (brg_document_error, brg_document_error)
