/* brg-incidents-form.h - the penalty log on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_incidents_form_new:
 * @snapshot: a group, either view
 * @log: (element-type BrgIncident): the entries to be printed, in their order
 * @title: (nullable): what is listed, under the title: a player, a round; %NULL for all of it
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the list, with a line through what was superseded
 */
BrgForm *brg_incidents_form_new (const BrgSnapshot *snapshot,
                                 const GPtrArray *log,
                                 const char *title,
                                 const BrgDocumentOptions *options);

/**
 * brg_incidents_form_add_measures:
 * @form: a log
 * @snapshot: the group
 * @measures: (element-type BrgReportMeasure): what was decided in play by correspondence
 * @words: words of the form
 *
 * Adds them below the entries of the log.
 */
void brg_incidents_form_add_measures (BrgForm *form,
                                      const BrgSnapshot *snapshot,
                                      const GPtrArray *measures,
                                      const BrgWords *words);

G_END_DECLS
