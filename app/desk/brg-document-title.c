/* brg-document-title.c - what a document is called in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-title.h"

#include <glib/gi18n.h>

char *
brg_document_dup_title (BrgDocumentKind kind, gint round)
{
  switch (kind)
    {
    case BRG_DOCUMENT_PAIRINGS:
      return g_strdup_printf (_ ("Pairings of round %d by board"), round);
    case BRG_DOCUMENT_PAIRINGS_BY_NAME:
      return g_strdup_printf (_ ("Pairings of round %d by name"), round);
    case BRG_DOCUMENT_STANDINGS:
      return g_strdup_printf (_ ("Standings after round %d"), round);
    case BRG_DOCUMENT_PROTOCOL:
      return g_strdup_printf (_ ("Result sheet of round %d"), round);
    case BRG_DOCUMENT_TABLE:
      return g_strdup_printf (_ ("Table after round %d"), round);
    case BRG_DOCUMENT_MATCHES:
      return g_strdup_printf (_ ("Match protocols of round %d"), round);
    case BRG_DOCUMENT_DRAW:
      return g_strdup (_ ("Record of the drawing of lots"));
    case BRG_DOCUMENT_PLAYOFF:
      return g_strdup (_ ("Record of the play-off"));
    case BRG_DOCUMENT_RATINGS:
      return g_strdup_printf (_ ("Rating changes after round %d"), round);
    case BRG_DOCUMENT_NORMS:
      return g_strdup_printf (_ ("Norms after round %d"), round);
    case BRG_DOCUMENT_LOT_SLIP:
      return g_strdup_printf (_ ("Opening draw slips of round %d"), round);
    case BRG_DOCUMENT_DIAGRAM:
      return g_strdup (_ ("Position diagram"));
    case BRG_DOCUMENT_CATEGORIES:
      return g_strdup_printf (_ ("Categories after round %d"), round);
    case BRG_DOCUMENT_TOTALS:
      return g_strdup_printf (_ ("Team results after round %d"), round);
    case BRG_DOCUMENT_PRIZES:
      return g_strdup_printf (_ ("Prizes after round %d"), round);
    case BRG_DOCUMENT_CHANCES:
      return g_strdup (_ ("Places still within reach"));
    case BRG_DOCUMENT_BOARDS:
      return g_strdup_printf (_ ("Results by board after round %d"), round);
    case BRG_DOCUMENT_PROGRESS:
      return g_strdup_printf (_ ("Places round by round up to round %d"), round);
    case BRG_DOCUMENT_ENVELOPE:
      return g_strdup_printf (_ ("Envelopes of round %d"), round);
    case BRG_DOCUMENT_RESUMPTION:
      return g_strdup (_ ("Resumption of adjourned games"));
    case BRG_DOCUMENT_REGISTER:
      return g_strdup (_ ("Register of envelopes"));
    case BRG_DOCUMENT_INCIDENTS:
      return g_strdup (_ ("Penalty log"));
    case BRG_DOCUMENT_DECISION:
      return g_strdup (_ ("Decision on the last incident"));
    case BRG_DOCUMENT_PROTEST:
      return g_strdup (_ ("Protests and appeals"));
    case BRG_DOCUMENT_APPEAL_DECISION:
      return g_strdup (_ ("Decisions on protests"));
    case BRG_DOCUMENT_REPORT:
      return g_strdup (_ ("Report of the chief arbiter"));
    case BRG_DOCUMENT_DUTIES:
      return g_strdup_printf (_ ("Duties of arbiters for round %d"), round);
    default:
      g_return_val_if_reached (NULL);
    }
}
