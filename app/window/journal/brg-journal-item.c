/* brg-journal-item.c - a line of the journal in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-item.h"

#include "brg-action-names.h"

struct _BrgJournalItem
{
  GObject parent_instance;

  BrgJournalEntry *entry;
  char *title;
};

G_DEFINE_FINAL_TYPE (BrgJournalItem, brg_journal_item, G_TYPE_OBJECT)

static void
brg_journal_item_finalize (GObject *object)
{
  BrgJournalItem *self = BRG_JOURNAL_ITEM (object);

  brg_journal_entry_free (self->entry);
  g_free (self->title);
  G_OBJECT_CLASS (brg_journal_item_parent_class)->finalize (object);
}

static void
brg_journal_item_class_init (BrgJournalItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_journal_item_finalize;
}

static void
brg_journal_item_init (BrgJournalItem *self G_GNUC_UNUSED)
{
}

BrgJournalItem *
brg_journal_item_new (BrgJournalEntry *entry)
{
  BrgJournalItem *self = g_object_new (BRG_TYPE_JOURNAL_ITEM, NULL);

  self->entry = entry;
  self->title = brg_journal_entry_dup_title (entry);
  return self;
}

const BrgJournalEntry *
brg_journal_item_get_entry (BrgJournalItem *self)
{
  g_return_val_if_fail (BRG_IS_JOURNAL_ITEM (self), NULL);

  return self->entry;
}

const char *
brg_journal_item_get_title (BrgJournalItem *self)
{
  g_return_val_if_fail (BRG_IS_JOURNAL_ITEM (self), NULL);

  return self->title;
}

gboolean
brg_journal_item_matches (BrgJournalItem *self, const char *words)
{
  g_autofree char *haystack = NULL;
  g_autofree char *needle = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (BRG_IS_JOURNAL_ITEM (self) && words != NULL, FALSE);

  haystack = g_utf8_casefold (self->title, -1);
  needle = g_utf8_casefold (words, -1);
  parts = g_strsplit (needle, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (haystack, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}
