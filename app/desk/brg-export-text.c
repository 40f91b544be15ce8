/* brg-export-text.c - a group as a file for other programs
 *
 * Tests: tests/app/test-export-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-export-text.h"

#include <string.h>

#include "brg-event-document.h"
#include "brg-event-table.h"
#include "brg-form-csv.h"
#include "brg-player-table.h"
#include "brg-trf-snapshot.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

static const struct
{
  const char *suffix;
  const char *addition; /* what the name says besides the event */
} kinds[BRG_N_EXPORT_KINDS] = {
  [BRG_EXPORT_TRF_26] = { ".trf", "" },
  [BRG_EXPORT_TRF_16] = { ".trf", "-trf16" },
  [BRG_EXPORT_PLAYERS] = { ".csv", "-players" },
  [BRG_EXPORT_STANDINGS] = { ".csv", "-standings" },
};

const char *
brg_export_get_suffix (BrgExportKind kind)
{
  g_return_val_if_fail (kind < BRG_N_EXPORT_KINDS, NULL);

  return kinds[kind].suffix;
}

gboolean
brg_export_is_available (const BrgSnapshot *snapshot, BrgExportKind kind)
{
  g_return_val_if_fail (snapshot != NULL && kind < BRG_N_EXPORT_KINDS, FALSE);

  if (kind == BRG_EXPORT_STANDINGS)
    return snapshot->rounds->len > 0;
  return snapshot->entries->len > 0;
}

char *
brg_export_dup_name (const BrgSnapshot *snapshot, BrgExportKind kind)
{
  g_autoptr (GString) name = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && kind < BRG_N_EXPORT_KINDS, NULL);

  for (const char *p = snapshot->event->name; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_iscntrl (c) && (c >= 0x80 || strchr ("/\\:*?\"<>|", (int) c) == NULL))
        g_string_append_unichar (name, c);
    }
  /* A name that begins with a point would be hidden. */
  while (name->len > 0 && (name->str[0] == '.' || name->str[0] == ' '))
    g_string_erase (name, 0, 1);
  if (name->len == 0)
    g_string_assign (name, "event");
  g_string_append_printf (name, "%s%s", kinds[kind].addition, kinds[kind].suffix);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* Places by index of the player, 0 for none. */
static gint *
dup_places (const BrgEventTable *table)
{
  const BrgStandings *standings = table->standings;
  gint *places = g_new0 (gint, standings->n_lines);

  for (gint i = 0; i < standings->n_lines; i++)
    if (standings->lines[i].has_place)
      places[standings->lines[i].player] = standings->lines[i].place;
  return places;
}

static char *
make_report (const BrgSnapshot *snapshot, BrgTrfDialect dialect, GPtrArray *notes, GError **error)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autofree gint *places = dup_places (table);
  g_autoptr (BrgTrf) trf = brg_trf_from_snapshot (snapshot, table->withdrawals->tournament, places);

  return brg_trf_write (trf, dialect, notes, error);
}

static char *
make_standings (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, BRG_DOCUMENT_STANDINGS,
                                      (gint) snapshot->rounds->len, &options);
  text = brg_form_to_csv (form, ';');
  return g_strconcat (BYTE_ORDER_MARK, text, NULL);
}

static char *
make_players (const BrgSnapshot *snapshot)
{
  g_autofree char *text = brg_player_table_write (snapshot->entries, ';');

  return g_strconcat (BYTE_ORDER_MARK, text, NULL);
}

char *
brg_export_make (const BrgSnapshot *snapshot,
                 BrgExportKind kind,
                 const BrgWords *words,
                 GPtrArray *notes,
                 GError **error)
{
  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  switch (kind)
    {
    case BRG_EXPORT_TRF_26:
      return make_report (snapshot, BRG_TRF_26, notes, error);
    case BRG_EXPORT_TRF_16:
      return make_report (snapshot, BRG_TRF_16, notes, error);
    case BRG_EXPORT_PLAYERS:
      return make_players (snapshot);
    case BRG_EXPORT_STANDINGS:
      return make_standings (snapshot, words);
    default:
      g_return_val_if_reached (NULL);
    }
}
