/* brg-export-text.c - a group as a file for other programs
 *
 * Tests: tests/app/test-export-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-export-text.h"

#include <string.h>

#include "brg-chess-results.h"
#include "brg-event-document.h"
#include "brg-event-table.h"
#include "brg-form-csv.h"
#include "brg-player-table-write.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"

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
  [BRG_EXPORT_CHESS_RESULTS] = { ".xml", "-chess-results" },
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

  /* rus-draughts-2022 11.5.2, 11.6.1: in a contest no game is played that a file could tell; who
   * takes part it can. */
  if (snapshot->group->contest != BRG_CONTEST_NONE && kind != BRG_EXPORT_PLAYERS)
    return FALSE;
  if (kind == BRG_EXPORT_STANDINGS)
    return snapshot->rounds->len > 0;
  if (kind == BRG_EXPORT_CHESS_RESULTS)
    return brg_chess_results_is_available (snapshot);
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
  form =
      brg_event_document_new_form (snapshot, "standings", (gint) snapshot->rounds->len, &options);
  text = brg_form_to_csv (form, ';');
  return g_strconcat (BYTE_ORDER_MARK, text, NULL);
}

static char *
make_players (const BrgSnapshot *snapshot)
{
  g_autofree char *text = brg_player_table_write (
      brg_snapshot_get_boards (snapshot)->entries,
      snapshot->players != NULL ? snapshot->entries : NULL, ';', BRG_CSV_SAFE);

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
    case BRG_EXPORT_CHESS_RESULTS:
      return brg_chess_results_make (snapshot);
    default:
      g_return_val_if_reached (NULL);
    }
}

gboolean
brg_export_is_table (BrgExportKind kind)
{
  return kind == BRG_EXPORT_PLAYERS || kind == BRG_EXPORT_STANDINGS;
}

static const char *
skip_mark (const char *text)
{
  return g_str_has_prefix (text, BYTE_ORDER_MARK) ? text + strlen (BYTE_ORDER_MARK) : text;
}

/* The byte of a character, 0 when the encoding has none. */
static guint8
find_byte (BrgEncoding encoding, gunichar c)
{
  if (c < 0x80)
    return (guint8) c;
  for (guint byte = 0x80; byte <= 0xff; byte++)
    if (brg_encoding_decode_byte (encoding, (guint8) byte) == c)
      return (guint8) byte;
  return 0;
}

GBytes *
brg_export_encode (const char *text, BrgEncoding encoding, char **lost)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GString) missing = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (encoding != BRG_ENCODING_UTF16_LE && encoding != BRG_ENCODING_UTF16_BE,
                        NULL);

  if (encoding == BRG_ENCODING_UTF8)
    g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
  else
    for (const char *p = skip_mark (text); *p != '\0'; p = g_utf8_next_char (p))
      {
        gunichar c = g_utf8_get_char (p);
        guint8 byte = find_byte (encoding, c);

        if (byte == 0 && g_utf8_strchr (missing->str, -1, c) == NULL)
          g_string_append_unichar (missing, c);
        byte = byte != 0 ? byte : (guint8) '?';
        g_byte_array_append (bytes, &byte, 1);
      }
  if (lost != NULL)
    *lost = g_string_free (g_steal_pointer (&missing), FALSE);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

char *
brg_export_dup_beginning (const char *text, guint n_lines)
{
  const char *begin;
  const char *end;

  g_return_val_if_fail (text != NULL, NULL);

  begin = skip_mark (text);
  end = begin;
  for (guint line = 0; line < n_lines && *end != '\0'; line++)
    {
      const char *next = strchr (end, '\n');

      end = next != NULL ? next + 1 : end + strlen (end);
    }
  return g_strndup (begin, (gsize) (end - begin));
}
