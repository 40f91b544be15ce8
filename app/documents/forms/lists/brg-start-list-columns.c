/* brg-start-list-columns.c - the columns that a start list can have
 *
 * Rules: rus-draughts-2022 10.2.3, 10.3.2
 * Tests: tests/app/test-documents-start-list.c, tests/app/test-postal-start-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-start-list-columns.h"

#include <glib/gi18n.h>

#include "brg-category-members.h"
#include "brg-form-persons.h"
#include "brg-transliteration.h"

G_DEFINE_QUARK (brg - start - list - error - quark, brg_start_list_error)

static char *
dup_figure (gint value)
{
  return value > 0 ? g_strdup_printf ("%d", value) : g_strdup ("");
}

static char *
dup_number (const BrgSnapshot *snapshot,
            gint player,
            const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_figure (brg_snapshot_get_entry (snapshot, player)->number);
}

static char *
dup_title (const BrgSnapshot *snapshot, gint player, const BrgDocumentOptions *options)
{
  return g_strdup (
      brg_transliteration_get_title (options->words, snapshot->event->discipline,
                                     brg_snapshot_get_entry (snapshot, player)->title));
}

static char *
dup_rating (const BrgSnapshot *snapshot,
            gint player,
            const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_figure (brg_snapshot_get_entry (snapshot, player)->rating);
}

static char *
dup_year (const BrgSnapshot *snapshot, gint player, const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_figure (brg_entry_get_birth_year (brg_snapshot_get_entry (snapshot, player)));
}

/* The day where it is known, else the year. */
static char *
dup_birth (const BrgSnapshot *snapshot,
           gint player,
           const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  const char *birth = brg_snapshot_get_entry (snapshot, player)->birth;
  g_auto (GStrv) parts = g_strsplit (birth, "-", 3);

  return g_strv_length (parts) == 3 ? g_strdup_printf ("%s.%s.%s", parts[2], parts[1], parts[0])
                                    : g_strdup (birth);
}

static char *
dup_federation (const BrgSnapshot *snapshot,
                gint player,
                const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->federation);
}

static char *
dup_organisation (const BrgSnapshot *snapshot,
                  gint player,
                  const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->organisation);
}

static char *
dup_region (const BrgSnapshot *snapshot,
            gint player,
            const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_form_persons_get_region (brg_snapshot_get_entry (snapshot, player)));
}

static char *
dup_coach (const BrgSnapshot *snapshot,
           gint player,
           const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->coach);
}

static char *
dup_fide_id (const BrgSnapshot *snapshot,
             gint player,
             const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->fide_id);
}

static char *
dup_national_id (const BrgSnapshot *snapshot,
                 gint player,
                 const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->national_id);
}

/* rus-draughts-2022 10.3.2: by correspondence all games begin by this list: the numbers of those
 * whom he meets with a colour, round by round. */
static char *
dup_opponents (const BrgSnapshot *snapshot, gint player, gboolean is_white)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; snapshot->group->is_postal && i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint j = 0; j < round->games->len; j++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, j);
          gint other = is_white ? game->black : game->white;

          if ((is_white ? game->white : game->black) == player && other != BRG_NOBODY)
            g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "",
                                    brg_snapshot_get_entry (snapshot, other)->number);
        }
    }
  return g_string_free (text, FALSE);
}

static char *
dup_white (const BrgSnapshot *snapshot,
           gint player,
           const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_opponents (snapshot, player, TRUE);
}

static char *
dup_black (const BrgSnapshot *snapshot,
           gint player,
           const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_opponents (snapshot, player, FALSE);
}

/* rus-draughts-2022 10.2.3: letters go there. */
static char *
dup_address (const BrgSnapshot *snapshot G_GNUC_UNUSED,
             gint player,
             const BrgDocumentOptions *options)
{
  return g_strdup (options->addresses != NULL && (guint) player < options->addresses->len
                       ? options->addresses->pdata[player]
                       : "");
}

static const BrgStartListColumn columns[] = {
  { "number", NC_ ("table head", "No."), N_ ("Number"), BRG_COLUMN_NUMBER, TRUE, TRUE, dup_number },
  { "name", NC_ ("table head", "Name"), N_ ("Name"), BRG_COLUMN_NAME, TRUE, TRUE,
    brg_form_persons_dup_name },
  { "title", NC_ ("table head", "Title"), N_ ("Title"), BRG_COLUMN_TEXT, TRUE, FALSE, dup_title },
  { "rating", NC_ ("table head", "Rating"), N_ ("Rating"), BRG_COLUMN_NUMBER, TRUE, FALSE,
    dup_rating },
  { "year", NC_ ("table head", "Born"), N_ ("Year of birth"), BRG_COLUMN_CENTRED, TRUE, FALSE,
    dup_year },
  /* Translators: heading of a column; "Дата рожд." */
  { "birth", NC_ ("table head", "Date of birth"), N_ ("Date of birth"), BRG_COLUMN_CENTRED, FALSE,
    FALSE, dup_birth },
  { "federation", NC_ ("table head", "Fed."), N_ ("Federation"), BRG_COLUMN_TEXT, TRUE, FALSE,
    dup_federation },
  /* Translators: heading of a column: where players come from; "Регион" */
  { "region", NC_ ("table head", "Region"), N_ ("Region"), BRG_COLUMN_LONG_TEXT, FALSE, FALSE,
    dup_region },
  { "organisation", NC_ ("table head", "Organisation"), N_ ("Organisation"), BRG_COLUMN_LONG_TEXT,
    TRUE, FALSE, dup_organisation },
  /* Translators: heading of a column; "Тренер" */
  { "coach", NC_ ("table head", "Coach"), N_ ("Coach"), BRG_COLUMN_LONG_TEXT, FALSE, FALSE,
    dup_coach },
  /* Translators: heading of a column: the number that FIDE has given; "№ ФИДЕ" */
  { "fide", NC_ ("table head", "FIDE no."), N_ ("FIDE number"), BRG_COLUMN_TEXT, FALSE, FALSE,
    dup_fide_id },
  /* Translators: heading of a column: the number that the national federation has given; "ID ФШР"
   */
  { "national", NC_ ("table head", "National no."), N_ ("National number"), BRG_COLUMN_TEXT, FALSE,
    FALSE, dup_national_id },
  /* Translators: heading of a column: where letters to a player go; "Адрес" */
  { "address", NC_ ("table head", "Address"), N_ ("Address, by correspondence"),
    BRG_COLUMN_LONG_TEXT, TRUE, FALSE, dup_address },
  /* Translators: heading of a column: numbers of those whom he meets with White; "Белыми с №" */
  { "white", NC_ ("table head", "White against"), N_ ("White against, by correspondence"),
    BRG_COLUMN_LONG_TEXT, TRUE, FALSE, dup_white },
  /* Translators: heading of a column: numbers of those whom he meets with Black; "Чёрными с №" */
  { "black", NC_ ("table head", "Black against"), N_ ("Black against, by correspondence"),
    BRG_COLUMN_LONG_TEXT, TRUE, FALSE, dup_black },
  /* Translators: heading of a column that is ticked by hand; "Явка"; the blanks make room for it */
  { "attendance", NC_ ("table head", "Present        "), N_ ("Attendance, blank"),
    BRG_COLUMN_CENTRED, FALSE, FALSE, NULL },
};

const BrgStartListColumn *
brg_start_list_columns (guint *n_columns)
{
  g_return_val_if_fail (n_columns != NULL, NULL);

  *n_columns = G_N_ELEMENTS (columns);
  return columns;
}

static const BrgStartListColumn *
find_column (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (g_str_equal (columns[i].id, id))
      return &columns[i];
  return NULL;
}

static char *
dup_known (void)
{
  GString *known = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_string_append_printf (known, " %s", columns[i].id);
  return g_string_free (known, FALSE);
}

gboolean
brg_start_list_columns_check (const char *text, GError **error)
{
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  ids = g_strsplit (text, ",", -1);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      gboolean is_second = FALSE;

      g_strstrip (ids[i]);
      for (guint j = 0; j < i; j++)
        is_second = is_second || g_str_equal (ids[j], ids[i]);
      if (find_column (ids[i]) == NULL || is_second)
        {
          g_autofree char *known = dup_known ();

          g_set_error (error, BRG_START_LIST_ERROR, BRG_START_LIST_ERROR_COLUMN,
                       is_second ? "column %u, “%s”, is named twice; known:%s"
                                 : "column %u: there is no “%s”; known:%s",
                       i + 1, ids[i], known);
          return FALSE;
        }
    }
  return TRUE;
}

GPtrArray *
brg_start_list_columns_choose (const char *text)
{
  GPtrArray *chosen;
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  chosen = g_ptr_array_new ();
  ids = g_strsplit (text, ",", -1);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const BrgStartListColumn *column = find_column (g_strstrip (ids[i]));

      if (column != NULL)
        g_ptr_array_add (chosen, (gpointer) column);
    }
  return chosen;
}
