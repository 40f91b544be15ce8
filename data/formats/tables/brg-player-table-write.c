/* brg-player-table-write.c - a list of players as a table
 *
 * Tests: tests/data/test-csv-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-table-write.h"

#include "brg-entry.h"
#include "brg-player-field.h"

/* The team comes last, where there are teams. */
static const BrgPlayerField written_fields[] = {
  BRG_PLAYER_FIELD_NUMBER,       BRG_PLAYER_FIELD_FAMILY_NAME, BRG_PLAYER_FIELD_GIVEN_NAME,
  BRG_PLAYER_FIELD_FATHER_NAME,  BRG_PLAYER_FIELD_SEX,         BRG_PLAYER_FIELD_BIRTH,
  BRG_PLAYER_FIELD_TITLE,        BRG_PLAYER_FIELD_RATING,      BRG_PLAYER_FIELD_FEDERATION,
  BRG_PLAYER_FIELD_ORGANISATION, BRG_PLAYER_FIELD_FIDE_ID,     BRG_PLAYER_FIELD_NATIONAL_ID,
  BRG_PLAYER_FIELD_TEAM,
};

#define N_WRITTEN_FIELDS G_N_ELEMENTS (written_fields)

static const char *
find_team_name (const GPtrArray *teams, gint64 team_id)
{
  for (guint i = 0; teams != NULL && i < teams->len; i++)
    if (((const BrgEntry *) teams->pdata[i])->id == team_id)
      return ((const BrgEntry *) teams->pdata[i])->family_name;
  return NULL;
}

static void
write_entry (GString *text,
             const BrgEntry *entry,
             const GPtrArray *teams,
             char separator,
             BrgCsvCells style)
{
  gint place = teams != NULL ? entry->team_place : entry->number;
  g_autofree char *number = place > 0 ? g_strdup_printf ("%d", place) : NULL;
  g_autofree char *rating = entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : NULL;
  const char *const cells[N_WRITTEN_FIELDS + 1] = {
    number != NULL ? number : "",
    entry->family_name,
    entry->given_name,
    entry->father_name,
    entry->sex,
    entry->birth,
    entry->title,
    rating != NULL ? rating : "",
    entry->federation,
    entry->organisation,
    entry->fide_id,
    entry->national_id,
    find_team_name (teams, entry->team_id),
  };

  brg_csv_append_row (text, cells, separator, style);
}

char *
brg_player_table_write (const GPtrArray *entries,
                        const GPtrArray *teams,
                        char separator,
                        BrgCsvCells style)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *header[N_WRITTEN_FIELDS + 1] = { NULL };
  guint n_columns = teams != NULL ? N_WRITTEN_FIELDS : N_WRITTEN_FIELDS - 1;

  g_return_val_if_fail (entries != NULL, NULL);

  for (guint i = 0; i < n_columns; i++)
    header[i] = brg_player_field_get_code (written_fields[i]);
  brg_csv_append_row (text, header, separator, style);
  for (guint i = 0; i < entries->len; i++)
    write_entry (text, entries->pdata[i], teams, separator, style);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
