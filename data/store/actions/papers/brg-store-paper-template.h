/* brg-store-paper-template.h - texts of papers that somebody wrote for an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_PAPER_TEMPLATE_MOST_NAME:
 *
 * How many letters the name of a text may have.
 */
#define BRG_PAPER_TEMPLATE_MOST_NAME 60

/**
 * BRG_PAPER_TEMPLATE_MOST_BYTES:
 *
 * How many bytes a text may have.
 */
#define BRG_PAPER_TEMPLATE_MOST_BYTES 8192

/**
 * BrgPaperTemplate:
 * @kind: the paper that it is for, `diplomas`
 * @name: how somebody called it
 * @text: lines with named fields
 *
 * A text of a paper.
 */
typedef struct
{
  char *kind;
  char *name;
  char *text;
} BrgPaperTemplate;

/**
 * brg_paper_template_free:
 * @text: (nullable): a text
 */
void brg_paper_template_free (BrgPaperTemplate *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPaperTemplate, brg_paper_template_free)

/**
 * brg_store_list_paper_templates:
 * @store: a store
 * @event_id: an event
 * @kind: (nullable): a paper, %NULL for all
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgPaperTemplate): the texts of the event, by
 *   paper and name
 */
GPtrArray *brg_store_list_paper_templates (BrgStore *store,
                                           gint64 event_id,
                                           const char *kind,
                                           GError **error);

/**
 * brg_store_load_paper_template:
 * @store: a store
 * @event_id: an event
 * @kind: a paper
 * @name: name of a text
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the text; an error when there is none of that name
 */
BrgPaperTemplate *brg_store_load_paper_template (BrgStore *store,
                                                 gint64 event_id,
                                                 const char *kind,
                                                 const char *name,
                                                 GError **error);

/**
 * brg_store_set_paper_template:
 * @store: a store
 * @event_id: an event
 * @text: a text, whose fields were checked
 * @error: return location for an error
 *
 * Keeps the text, in the place of one of that name.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_paper_template (BrgStore *store,
                                       gint64 event_id,
                                       const BrgPaperTemplate *text,
                                       GError **error);

/**
 * brg_store_remove_paper_template:
 * @store: a store
 * @event_id: an event
 * @kind: a paper
 * @name: name of a text
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_paper_template (BrgStore *store,
                                          gint64 event_id,
                                          const char *kind,
                                          const char *name,
                                          GError **error);

G_END_DECLS
