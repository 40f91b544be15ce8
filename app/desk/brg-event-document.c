/* brg-event-document.c - the papers of a group: which there are, and how one is made
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"

#include "brg-board.h"
#include "brg-event-table.h"
#include "brg-next-step.h"
#include "brg-pairings-form.h"
#include "brg-protocol-form.h"
#include "brg-table-form.h"

static const struct
{
  const char *id;
  gboolean needs_round;
} kinds[BRG_N_DOCUMENT_KINDS] = {
  [BRG_DOCUMENT_PAIRINGS] = { "pairings", TRUE },
  [BRG_DOCUMENT_PAIRINGS_BY_NAME] = { "pairings-by-name", TRUE },
  [BRG_DOCUMENT_STANDINGS] = { "standings", FALSE },
  [BRG_DOCUMENT_PROTOCOL] = { "protocol", TRUE },
  [BRG_DOCUMENT_TABLE] = { "table", FALSE },
};

const char *
brg_document_kind_get_id (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, NULL);

  return kinds[kind].id;
}

gboolean
brg_document_kind_from_id (const char *id, BrgDocumentKind *kind)
{
  g_return_val_if_fail (id != NULL && kind != NULL, FALSE);

  for (guint i = 0; i < BRG_N_DOCUMENT_KINDS; i++)
    if (g_str_equal (kinds[i].id, id))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_document_kind_needs_round (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kinds[kind].needs_round;
}

gboolean
brg_event_document_is_available (const BrgSnapshot *snapshot, BrgDocumentKind kind, gint round)
{
  g_return_val_if_fail (snapshot != NULL && kind < BRG_N_DOCUMENT_KINDS, FALSE);

  if (kinds[kind].needs_round)
    return brg_snapshot_get_round (snapshot, round) != NULL;
  return brg_snapshot_count_numbered (snapshot) > 0;
}

BrgDocumentState
brg_event_document_find_state (const BrgSnapshot *snapshot, BrgDocumentKind kind, gint round)
{
  gint first = kinds[kind].needs_round ? round : 1;

  g_return_val_if_fail (snapshot != NULL, BRG_DOCUMENT_STATE_NONE);

  if (kind == BRG_DOCUMENT_PAIRINGS || kind == BRG_DOCUMENT_PAIRINGS_BY_NAME)
    return BRG_DOCUMENT_STATE_NONE;
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return BRG_DOCUMENT_FINAL;
  for (gint r = first; r <= round; r++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, r);

      if (counts.n_missing > 0 || counts.n_adjourned > 0)
        return BRG_DOCUMENT_PROVISIONAL;
    }
  return BRG_DOCUMENT_STATE_NONE;
}

static BrgForm *
make_table (const BrgSnapshot *snapshot,
            BrgDocumentKind kind,
            gint round,
            const BrgDocumentOptions *options)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, round);
  BrgTableSource source = {
    .snapshot = snapshot,
    .withdrawals = table->withdrawals,
    .standings = table->standings,
    .criteria = table->criteria,
    .through_round = table->through_round,
  };

  return kind == BRG_DOCUMENT_TABLE ? brg_table_form_new (&source, options)
                                    : brg_table_form_new_standings (&source, options);
}

static BrgForm *
make_pairings (const BrgSnapshot *snapshot,
               BrgDocumentKind kind,
               gint round,
               const BrgDocumentOptions *options)
{
  g_autofree gint *points = brg_board_points_before (snapshot, round);
  BrgDocumentOptions sorted = *options;

  if (kind == BRG_DOCUMENT_PAIRINGS_BY_NAME)
    sorted.order = BRG_DOCUMENT_BY_NAME;
  return brg_pairings_form_new (snapshot, points, round, &sorted);
}

BrgForm *
brg_event_document_new_form (const BrgSnapshot *snapshot,
                             BrgDocumentKind kind,
                             gint round,
                             const BrgDocumentOptions *options)
{
  g_return_val_if_fail (brg_event_document_is_available (snapshot, kind, round), NULL);

  switch (kind)
    {
    case BRG_DOCUMENT_PAIRINGS:
    case BRG_DOCUMENT_PAIRINGS_BY_NAME:
      return make_pairings (snapshot, kind, round, options);
    case BRG_DOCUMENT_PROTOCOL:
      return brg_protocol_form_new (snapshot, round, options);
    case BRG_DOCUMENT_STANDINGS:
    case BRG_DOCUMENT_TABLE:
      return make_table (snapshot, kind, round, options);
    default:
      g_return_val_if_reached (NULL);
    }
}

GBytes *
brg_event_document_to_pdf (const BrgSnapshot *snapshot,
                           BrgDocumentKind kind,
                           gint round,
                           const char *language,
                           const char *printed_at,
                           GError **error)
{
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  g_return_val_if_fail (snapshot != NULL && language != NULL && printed_at != NULL, NULL);

  words = brg_words_open (language);
  brg_document_options_init (&options, words);
  options.printed_at = printed_at;
  options.state = brg_event_document_find_state (snapshot, kind, round);
  form = brg_event_document_new_form (snapshot, kind, round, &options);
  document = brg_document_layout (form, &options);
  return brg_document_to_pdf (document, error);
}

/* A letter that some file system refuses becomes a blank. */
static void
make_harmless (char *name)
{
  g_strdelimit (name, "/\\:*?\"<>|\n\r\t", ' ');
  g_strstrip (name);
}

char *
brg_event_document_dup_file_name (const BrgSnapshot *snapshot,
                                  BrgDocumentKind kind,
                                  gint round,
                                  const char *extension)
{
  g_autofree char *name = NULL;
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (snapshot != NULL && extension != NULL, NULL);

  name = g_strdup (snapshot->event->name);
  make_harmless (name);
  text = g_string_new (name);
  if (*snapshot->group->name != '\0')
    {
      g_autofree char *group = g_strdup (snapshot->group->name);

      make_harmless (group);
      g_string_append_printf (text, " %s", group);
    }
  g_string_append_printf (text, " %s", kinds[kind].id);
  if (round > 0)
    g_string_append_printf (text, " %d", round);
  g_string_append_printf (text, ".%s", extension);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
