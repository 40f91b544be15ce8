/* brg-redaction-preview.h - what would be taken out with a name, and what would stay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgRedactionForm:
 * @text: how the person is named
 * @count: how often
 */
typedef struct
{
  char *text;
  guint count;
} BrgRedactionForm;

/**
 * BrgRedactionPreview:
 * @n_entries: entries of the journal that would be changed
 * @forms: (element-type BrgRedactionForm): everything that would be blanked, but for the person's
 *   own row; the most frequent first
 * @attachments: (element-type utf8): names of attachments that hold the family name as text; what
 *   lies in a file cannot be blanked
 * @n_papers: filed papers that may show the name: all that there are; they stay
 * @n_printed: printed papers that show the name: their files go
 * @is_in_force: whether the person is an official or sits in a committee: these lists stay
 */
typedef struct
{
  guint n_entries;
  GPtrArray *forms;
  GPtrArray *attachments;
  guint n_papers;
  guint n_printed;
  gboolean is_in_force;
} BrgRedactionPreview;

/**
 * brg_redaction_preview:
 * @store: a store
 * @person_id: a person
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): what brg_redaction_run() would find
 */
BrgRedactionPreview *brg_redaction_preview (BrgStore *store, gint64 person_id, GError **error);

/**
 * brg_redaction_preview_free:
 * @preview: (nullable): a preview
 */
void brg_redaction_preview_free (BrgRedactionPreview *preview);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRedactionPreview, brg_redaction_preview_free)

G_END_DECLS
