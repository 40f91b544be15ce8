/* brg-latin-names.c - a group whose names are in Latin letters, for papers and reports that go
 * abroad
 *
 * Tests: tests/app/bergerctl-paper-files.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-latin-names.h"

#include <string.h>

#include "brg-listed-players.h"
#include "brg-snapshot-families.h"
#include "brg-store-load.h"

typedef struct
{
  BrgTransliteration table;
  gboolean is_draughts;
  BrgRatingLists *lists;
} Writer;

static void
change (const Writer *writer, char **text, gboolean is_ukrainian)
{
  char *latin = brg_transliterate (*text, writer->table, is_ukrainian);

  g_free (*text);
  *text = latin;
}

static void
change_title (const Writer *writer, char **title)
{
  char *latin = brg_transliterate_title (*title, writer->table, writer->is_draughts);

  g_free (*title);
  *title = latin;
}

static gboolean
is_draughts (BrgDiscipline discipline)
{
  return discipline >= BRG_DISCIPLINE_RUSSIAN && discipline <= BRG_DISCIPLINE_GIVEAWAY;
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strstrip (g_strdup (text));
}

/* "Ivanov, Ivan" of a list of FIDE, whose own numbers are its numbers. */
static const char *
find_listed_name (const GPtrArray *found, const char *fide_id)
{
  for (guint i = 0; i < found->len; i++)
    {
      const BrgListedPlayer *player = found->pdata[i];

      if (player->source != NULL && !player->source->has_own_numbers &&
          g_str_equal (player->values[BRG_LISTED_NUMBER], fide_id) &&
          *player->values[BRG_LISTED_NAME] != '\0')
        return player->values[BRG_LISTED_NAME];
    }
  return NULL;
}

static gboolean
take_listed_name (const Writer *writer, BrgEntry *entry)
{
  g_autoptr (GPtrArray) found = NULL;
  const char *name;
  g_auto (GStrv) parts = NULL;

  if (writer->lists == NULL || *entry->fide_id == '\0')
    return FALSE;
  found = brg_rating_lists_find (writer->lists, entry->fide_id, NULL);
  name = found != NULL ? find_listed_name (found, entry->fide_id) : NULL;
  if (name == NULL)
    return FALSE;
  parts = g_strsplit (name, ",", 2);
  set_text (&entry->family_name, parts[0]);
  set_text (&entry->given_name, parts[1] != NULL ? parts[1] : "");
  set_text (&entry->father_name, "");
  return TRUE;
}

static void
change_entry (const Writer *writer, BrgEntry *entry)
{
  gboolean is_ukrainian = g_str_equal (entry->federation, "UKR");
  char **const texts[] = { &entry->organisation, &entry->coach,  &entry->captain,
                           &entry->delegation,   &entry->region, &entry->assistant };

  if (!take_listed_name (writer, entry))
    {
      change (writer, &entry->family_name, is_ukrainian);
      change (writer, &entry->given_name, is_ukrainian);
      change (writer, &entry->father_name, is_ukrainian);
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    change (writer, texts[i], is_ukrainian);
  change_title (writer, &entry->title);
}

static void
change_event (const Writer *writer, BrgEvent *event)
{
  char **const texts[] = { &event->name, &event->place, &event->venue, &event->organiser };
  gboolean is_ukrainian = g_str_equal (event->federation, "UKR");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    change (writer, texts[i], is_ukrainian);
  for (guint i = 0; i < event->officials->len; i++)
    {
      BrgOfficial *official = event->officials->pdata[i];

      change (writer, &official->name, is_ukrainian || g_str_equal (official->federation, "UKR"));
      change (writer, &official->organisation, is_ukrainian);
      change (writer, &official->site, is_ukrainian);
    }
}

static void
change_view (const Writer *writer, BrgSnapshot *view)
{
  gboolean is_ukrainian = g_str_equal (view->event->federation, "UKR");

  for (guint i = 0; i < view->entries->len; i++)
    change_entry (writer, view->entries->pdata[i]);
  brg_snapshot_forget_families (view);
  for (guint i = 0; i < view->categories->len; i++)
    change (writer, &((BrgCategory *) view->categories->pdata[i])->name, is_ukrainian);
  for (guint i = 0; i < view->prizes->len; i++)
    change (writer, &((BrgPrize *) view->prizes->pdata[i])->note, is_ukrainian);
  for (guint i = 0; i < view->timetable->len; i++)
    {
      BrgTimetableRow *row = view->timetable->pdata[i];

      change (writer, &row->title, is_ukrainian);
      change (writer, &row->place, is_ukrainian);
      change (writer, &row->reason, is_ukrainian);
    }
}

void
brg_latin_names_apply (BrgSnapshot *snapshot, BrgTransliteration table, BrgRatingLists *lists)
{
  Writer writer = { table, FALSE, lists };
  BrgSnapshot *players;

  g_return_if_fail (snapshot != NULL);

  if (table == BRG_TRANSLITERATE_NOT)
    return;
  writer.is_draughts = is_draughts (snapshot->event->discipline);
  players = snapshot->players;
  change_event (&writer, snapshot->event);
  change (&writer, &snapshot->group->name, g_str_equal (snapshot->event->federation, "UKR"));
  change_view (&writer, snapshot);
  if (players == NULL)
    return;
  if (players->event != snapshot->event)
    change_event (&writer, players->event);
  change_view (&writer, players);
}

BrgSnapshot *
brg_latin_names_load (BrgStore *store, gint64 group_id, BrgTransliteration table, GError **error)
{
  g_autofree char *path = brg_listed_players_dup_path ();
  g_autoptr (BrgRatingLists) lists = NULL;
  BrgSnapshot *snapshot;

  g_return_val_if_fail (store != NULL, NULL);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL)
    return NULL;
  /* Without lists everybody is written as in a passport. */
  if (table == BRG_TRANSLITERATE_FIDE && g_file_test (path, G_FILE_TEST_EXISTS))
    lists = brg_rating_lists_open (path, NULL);
  brg_latin_names_apply (snapshot, table, lists);
  return snapshot;
}

gboolean
brg_latin_names_is_latin (const BrgWords *words)
{
  static const char *const cyrillic[] = { "ru", "uk", NULL };

  return !g_strv_contains (cyrillic, brg_words_get_language (words));
}

/* ----- What a form has beside the names of its group ----- */

/* Letters of the paper's own language are no matter of a table. */
static gboolean
is_wanted (const BrgDocumentOptions *options)
{
  return options->latin != BRG_TRANSLITERATE_NOT && brg_latin_names_is_latin (options->words);
}

static void
change_all (const Writer *writer, GPtrArray *texts, gboolean is_ukrainian)
{
  for (guint i = 0; i < texts->len; i++)
    change (writer, (char **) &texts->pdata[i], is_ukrainian);
}

static void
change_table (const Writer *writer, BrgForm *form, gboolean is_ukrainian)
{
  for (guint i = 0; i < form->columns->len; i++)
    change (writer, &g_array_index (form->columns, BrgFormColumn, i).head, is_ukrainian);
  for (guint i = 0; i < form->rows->len; i++)
    for (guint k = 0; k < form->columns->len; k++)
      {
        BrgFormCell *cell = &((BrgFormRow *) form->rows->pdata[i])->cells[k];

        change (writer, &cell->text, is_ukrainian);
        if (cell->aside != NULL)
          change (writer, &cell->aside, is_ukrainian);
      }
}

static void
change_end (const Writer *writer, BrgForm *form, gboolean is_ukrainian)
{
  for (guint i = 0; i < form->diagrams->len; i++)
    for (guint k = 0; k < BRG_N_FORM_CAPTIONS; k++)
      change (writer, &((BrgFormDiagram *) form->diagrams->pdata[i])->captions[k], is_ukrainian);
  for (guint i = 0; i < form->signatures->len; i++)
    {
      BrgFormSignature *signature = form->signatures->pdata[i];

      change (writer, &signature->role, is_ukrainian);
      change (writer, &signature->name, is_ukrainian);
      change (writer, &signature->category, is_ukrainian);
    }
}

void
brg_latin_names_write (BrgForm *form,
                       const BrgSnapshot *snapshot,
                       const BrgDocumentOptions *options)
{
  char **const texts[] = { &form->organiser,  &form->title,    &form->left,      &form->right,
                           &form->foot_event, &form->approval, &form->foot_text, &form->subject };
  Writer writer = { options->latin, FALSE, NULL };
  gboolean is_ukrainian = g_str_equal (snapshot->event->federation, "UKR");

  g_return_if_fail (form != NULL && snapshot != NULL && options != NULL);

  if (!is_wanted (options))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    change (&writer, texts[i], is_ukrainian);
  change_all (&writer, form->subtitles, is_ukrainian);
  change_all (&writer, form->preface, is_ukrainian);
  change_all (&writer, form->notes, is_ukrainian);
  change_table (&writer, form, is_ukrainian);
  change_end (&writer, form, is_ukrainian);
}

void
brg_latin_names_write_text (char **text,
                            const BrgSnapshot *snapshot,
                            const BrgDocumentOptions *options)
{
  Writer writer = { options->latin, FALSE, NULL };

  g_return_if_fail (text != NULL && snapshot != NULL);

  if (is_wanted (options))
    change (&writer, text, g_str_equal (snapshot->event->federation, "UKR"));
}

void
brg_latin_names_write_letterhead (BrgLetterhead *letterhead,
                                  const BrgSnapshot *snapshot,
                                  const BrgDocumentOptions *options)
{
  g_return_if_fail (letterhead != NULL);

  brg_latin_names_write_text (&letterhead->approval, snapshot, options);
  brg_latin_names_write_text (&letterhead->foot, snapshot, options);
}
