/* brg-admission-view-table.c - the table of the view of the committee
 *
 * Rules: rus-draughts-2022 2.2.1, 2.2.4, 5.2
 * Tests: tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-view-private.h"

#include <glib/gi18n.h>

#include "brg-admission-names.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-name-words.h"

const BrgAdmissionRow *
brg_admission_view_get_row (BrgAdmissionView *self, gpointer item)
{
  gint64 i = g_ascii_strtoll (gtk_string_object_get_string (item), NULL, 10);

  return brg_admission_list_get_rows (self->list)->pdata[i];
}

static char *
dup_name (gpointer item, gpointer data)
{
  BrgAdmissionView *self = data;

  return brg_admission_list_dup_name (self->list, brg_admission_view_get_row (self, item),
                                      BRG_NAME_PLAIN);
}

static char *
dup_birth (gpointer item, gpointer data)
{
  return g_strndup (brg_admission_view_get_row (data, item)->entry->birth, 4);
}

/* Proof of identity and birth certificate share a column: nobody brings both. */
static gboolean
is_for_children (const BrgAdmissionItemRow *item)
{
  return item->paper != NULL && item->paper->when == BRG_PAPER_UNDER_FOURTEEN;
}

static const BrgAdmissionCheck *
get_check (BrgAdmissionView *self, const BrgAdmissionRow *row, guint field)
{
  const GPtrArray *items = brg_admission_list_get_items (self->list);
  const BrgAdmissionItemRow *item = items->pdata[field];

  if (item->paper == NULL || item->paper->when != BRG_PAPER_FROM_FOURTEEN ||
      row->checks[field].is_asked)
    return &row->checks[field];
  for (guint i = 0; i < items->len; i++)
    if (is_for_children (items->pdata[i]))
      return &row->checks[i];
  return &row->checks[field];
}

/* A sign or a word says the same as the colour. */
static char *
dup_paper (gpointer item, guint field, gpointer data)
{
  const BrgAdmissionCheck *check = get_check (data, brg_admission_view_get_row (data, item), field);

  if (!check->is_asked)
    return g_strdup ("");
  switch (check->state)
    {
    case BRG_PAPER_SEEN:
      return g_strdup ("✓");
    case BRG_PAPER_COPY:
      return g_strdup (C_ ("admission", "copy"));
    case BRG_PAPER_EXPIRED:
      return g_strdup (C_ ("admission", "expired"));
    case BRG_PAPER_MISSING:
    default:
      return g_strdup ("—");
    }
}

static gint64
get_paid (const BrgAdmissionRow *row)
{
  return row->fee != NULL ? row->fee->amount - row->fee->returned : 0;
}

static char *
dup_fee (gpointer item, gpointer data)
{
  const BrgAdmissionRow *row = brg_admission_view_get_row (data, item);

  if (row->fee != NULL && row->fee->returned > 0)
    return g_strdup (C_ ("admission", "returned"));
  if (row->due == 0 && get_paid (row) == 0)
    return g_strdup ("");
  return g_strdup (get_paid (row) >= row->due ? "✓" : "—");
}

static char *
dup_owed (gpointer item, gpointer data)
{
  return brg_admission_row_dup_owed_short (((BrgAdmissionView *) data)->list,
                                           brg_admission_view_get_row (data, item));
}

static void
show_state (GtkWidget *cell, gpointer item, gpointer data)
{
  static const BrgChipKind kinds[BRG_N_ADMISSION_STATES] = {
    [BRG_ADMISSION_OPEN] = BRG_CHIP_OUTLINE,  [BRG_ADMISSION_ADMITTED] = BRG_CHIP_OK,
    [BRG_ADMISSION_REFUSED] = BRG_CHIP_ERROR, [BRG_ADMISSION_EXCEPTION] = BRG_CHIP_INFO,
    [BRG_ADMISSION_LATER] = BRG_CHIP_DRAFT,
  };
  const BrgAdmissionRow *row = brg_admission_view_get_row (data, item);

  if (row->is_outdated)
    brg_chip_set (BRG_CHIP (cell), BRG_CHIP_WARN, NULL, C_ ("admission", "look again"));
  else
    brg_chip_set (BRG_CHIP (cell), kinds[row->state], NULL, brg_admission_name_state (row->state));
}

/* Which columns there are hangs on the papers that are asked for and on the room. */
static char *
dup_columns_key (BrgAdmissionView *self)
{
  const GPtrArray *items = brg_admission_list_get_items (self->list);
  g_autoptr (GString) key = g_string_new (self->is_narrow ? "narrow" : "wide");

  for (guint i = 0; i < items->len; i++)
    g_string_append_printf (key, " %s", ((const BrgAdmissionItemRow *) items->pdata[i])->id);
  return g_string_free (g_steal_pointer (&key), FALSE);
}

static void
add_paper_columns (BrgAdmissionView *self)
{
  const GPtrArray *items = brg_admission_list_get_items (self->list);

  for (guint i = 0; i < items->len; i++)
    {
      const BrgAdmissionItemRow *item = items->pdata[i];
      /* The entry comes with the delegation and stands above the table. */
      gboolean is_shown = !is_for_children (item) && !g_str_equal (item->id, "application");
      BrgColumn column = { item->heading,          BRG_COLUMN_CENTRE, 5,
                           .dup_field = dup_paper, .field = i,        .tip = item->title };

      if (is_shown)
        brg_columns_add (self->view, &column, self);
    }
}

void
brg_admission_view_show_columns (BrgAdmissionView *self)
{
  const BrgColumn name = { _ ("Player"),         BRG_COLUMN_LEFT, 14,          "brg-strong",
                           .dup_text = dup_name, .expands = TRUE, .n_lines = 2 };
  const BrgColumn birth = { C_ ("admission", "Born"), BRG_COLUMN_LEFT, 4, "brg-dim",
                            .dup_text = dup_birth };
  const BrgColumn fee = { C_ ("admission", "Fee"), BRG_COLUMN_CENTRE, 5, .dup_text = dup_fee };
  const BrgColumn owed = { C_ ("admission", "Owes"), BRG_COLUMN_LEFT, 8,           "brg-dim",
                           .dup_text = dup_owed,     .expands = TRUE, .n_lines = 7 };
  const BrgColumn state = { C_ ("admission", "Decision"), .make = brg_columns_make_chip,
                            .show = show_state };
  g_autofree char *key = dup_columns_key (self);

  if (g_strcmp0 (self->columns, key) == 0)
    return;
  g_free (self->columns);
  self->columns = g_steal_pointer (&key);
  brg_columns_remove_all (self->view);
  brg_columns_add (self->view, &name, self);
  brg_columns_add (self->view, &birth, self);
  /* Where room is short the decision is seen first: what is owed stands in the pane as well. */
  if (self->is_narrow)
    {
      brg_columns_add (self->view, &state, self);
      brg_columns_add (self->view, &owed, self);
      return;
    }
  add_paper_columns (self);
  brg_columns_add (self->view, &fee, self);
  brg_columns_add (self->view, &state, self);
}
