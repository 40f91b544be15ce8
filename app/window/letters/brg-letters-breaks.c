/* brg-letters-breaks.c - forms of breaks, and of when the starting list came
 *
 * Rules: rus-draughts-2022 10.3.2, 10.4.1, 10.4.2, 10.4.5
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-breaks.h"

#include <glib/gi18n.h>

#include "brg-letters-forms-private.h"
#include "brg-name-words.h"
#include "brg-postal-pause.h"
#include "brg-postal-words.h"
#include "brg-store-postal-rows.h"
#include "brg-store-postal.h"
#include "brg-ui-words.h"

/* Players, and what a form is about. */
typedef struct
{
  gint64 pause_id; /* 0 for a new break */
  gint owner;      /* whose break is changed, -1 for a new one */
  BrgPostalDay on; /* today */
  gboolean is_by_post;
  GArray *entries;  /* gint64 */
  GArray *days;     /* BrgPostalDay: as the form was opened with */
  GPtrArray *names; /* owned, NULL behind the last */
} People;

static void
free_people (gpointer data)
{
  People *people = data;

  g_array_unref (people->entries);
  g_array_unref (people->days);
  g_ptr_array_unref (people->names);
  g_free (people);
}

static People *
new_people (const BrgPostalDesk *desk)
{
  People *people = g_new0 (People, 1);

  people->owner = -1;
  people->on = desk->on;
  people->is_by_post = brg_postal_desk_get_channel (desk) == BRG_POSTAL_BY_POST;
  people->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  people->days = g_array_new (FALSE, FALSE, sizeof (BrgPostalDay));
  people->names = g_ptr_array_new_with_free_func (g_free);
  for (gint i = 0; i < (gint) desk->snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (desk->snapshot, i);
      BrgPostalDay day = brg_postal_event_get_sheet (desk->event, entry->id);

      g_array_append_val (people->entries, entry->id);
      g_array_append_val (people->days, day);
      g_ptr_array_add (people->names, brg_name_words_dup (desk->snapshot, i, BRG_NAME_PLAIN, NULL));
    }
  g_ptr_array_add (people->names, NULL);
  return people;
}

enum
{
  BREAK_PLAYER,
  BREAK_FIRST,
  BREAK_LAST,
  BREAK_GRANTED,
  BREAK_SECRETARY,
  BREAK_TOLD,
};

/* Days that are in another break of his are told with that break, at the day that lies in it. */
static gboolean
check_same (BrgFieldsSheet *form,
            const BrgPostalEvent *event,
            const BrgPostalPause *pause,
            GError **error)
{
  const BrgPostalPause *same = brg_postal_pause_find_same (event, pause);
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *message = NULL;

  if (same == NULL)
    return TRUE;
  from = brg_postal_words_dup_day (same->from);
  to = brg_postal_words_dup_day (same->to);
  /* Translators: two days */
  message =
      g_strdup_printf (_ ("This player has a break from %s to %s already: change that one, or "
                          "enter days outside it."),
                       from, to);
  return brg_fields_sheet_refuse (
      form, pause->from >= same->from && pause->from <= same->to ? BREAK_FIRST : BREAK_LAST,
      message, error);
}

/* rus-draughts-2022 10.4.1: what the player announced is kept as it is, but not silently where it
 * does not count: who saves it once more has read that. */
static gboolean
check_doubt (BrgFieldsSheet *form, const BrgPostalPause *pause, GError **error)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (form));
  g_autoptr (BrgPostalEvent) event =
      brg_store_load_postal (brg_sheet_get_store (BRG_SHEET (form)), snapshot->group->id, error);
  g_autofree char *doubt = NULL;

  if (event == NULL || !check_same (form, event, pause, error))
    return FALSE;
  if (pause->to >= pause->from)
    doubt = brg_postal_pause_dup_doubt (event, snapshot->event->rulebook->correspondence, pause,
                                        brg_ui_get_words ());
  return doubt == NULL || brg_fields_sheet_ask_once (form, BREAK_LAST, doubt, error);
}

static guint
find_owner (BrgFieldsSheet *form, const People *people)
{
  return people->owner >= 0 ? (guint) people->owner
                            : brg_fields_sheet_get_choice (form, BREAK_PLAYER);
}

/* Nobody is told of his own break. */
static void
show_told (BrgFieldsSheet *form, gpointer data)
{
  const People *people = data;
  guint chosen = find_owner (form, people);

  for (guint i = 0; i < people->entries->len; i++)
    brg_fields_sheet_show (form, BREAK_TOLD + i, i != chosen);
}

/* rus-draughts-2022 10.4.2: all opponents are told, and the secretary; who was not is left out. */
static gboolean
save_break (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const People *people = data;
  guint chosen = find_owner (form, people);
  g_autoptr (BrgPostalPause) pause =
      brg_postal_pause_new (g_array_index (people->entries, gint64, chosen));

  pause->id = people->pause_id;
  if (!brg_letters_form_read_day (form, BREAK_FIRST, FALSE, &pause->from, error) ||
      !brg_letters_form_read_day (form, BREAK_LAST, FALSE, &pause->to, error) ||
      !brg_letters_form_read_past (form, BREAK_SECRETARY, TRUE, &pause->secretary, error))
    return FALSE;
  pause->is_granted = brg_fields_sheet_is_on (form, BREAK_GRANTED);
  for (guint i = 0; i < people->entries->len; i++)
    {
      BrgPostalNotice notice = { g_array_index (people->entries, gint64, i), 0 };

      if (i == chosen)
        continue;
      if (!brg_letters_form_read_past (form, BREAK_TOLD + i, TRUE, &notice.told, error))
        return FALSE;
      if (notice.told != 0)
        g_array_append_val (pause->notices, notice);
    }
  return check_doubt (form, pause, error) &&
         brg_store_put_postal_pause (brg_sheet_get_store (BRG_SHEET (form)), pause, error);
}

static gboolean
remove_break (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const People *people = data;

  return brg_store_remove_postal_pause (brg_sheet_get_store (BRG_SHEET (form)), people->pause_id,
                                        error);
}

/* rus-draughts-2022 10.1.3, 10.4.1, 10.4.2: registered letters and postmarks are of the post. */
static const char *
get_note (gboolean is_by_post)
{
  return is_by_post
             ? _ ("One break of at most 30 days a year, the same days in all "
                  "games (10.4.1). Before it begins registered letters go to "
                  "all opponents whose games are not finished, and to the "
                  "chief secretary; told late, it counts from the postmark, "
                  "not told, it does not count in that game (10.4.2).")
             : _ ("One break of at most 30 days a year, the same days in all games (10.4.1). All "
                  "opponents whose games are not finished and the chief secretary are told before "
                  "it begins; told late, it counts from the day of the notice, not told, it does "
                  "not count in that game (10.4.2).");
}

/* @pause: NULL for a new one
 * @notice: NULL where nobody is known to be told yet */
static BrgFieldsSheet *
make_break (BrgShell *shell,
            People *people,
            guint chosen,
            const BrgPostalPause *pause,
            const BrgPostalNotice *notice)
{
  BrgFieldsSheet *form = brg_fields_sheet_new (shell, _ ("Break"), save_break, people, free_people);
  /* What is changed lies about where it was. */
  BrgPostalDay about = pause != NULL ? pause->from : people->on;
  const char *const owner[] = { people->names->pdata[chosen], NULL };

  brg_fields_sheet_add_heading (form, _ ("Break"));
  if (pause != NULL)
    brg_fields_sheet_add_choice (form, _ ("Player"), owner, 0);
  else
    brg_fields_sheet_add_choice (
        form, _ ("Player"), (const char *const *) (gconstpointer) people->names->pdata, chosen);
  brg_letters_form_add_day (form, _ ("First day"), pause != NULL ? pause->from : 0,
                            brg_letters_span_near (about));
  brg_letters_form_add_day (form, _ ("Last day"), pause != NULL ? pause->to : 0,
                            brg_letters_span_ahead (about, BREAK_FIRST));
  brg_fields_sheet_add_switch (form, _ ("Granted by the chief arbiter"),
                               pause != NULL && pause->is_granted);
  brg_fields_sheet_add_heading (form, people->is_by_post ? _ ("Postmark of the notice to")
                                                         : _ ("Day of the notice to"));
  brg_letters_form_add_day (form, _ ("Chief secretary"), pause != NULL ? pause->secretary : 0,
                            brg_letters_span_past (people->on));
  for (guint i = 0; i < people->entries->len; i++)
    {
      gint64 entry_id = g_array_index (people->entries, gint64, i);
      BrgPostalDay day = pause != NULL ? brg_postal_pause_find_told (pause, entry_id)
                         : notice != NULL && notice->opponent_id == entry_id ? notice->told
                                                                             : 0;

      brg_letters_form_add_day (form, people->names->pdata[i], day,
                                brg_letters_span_past (people->on));
    }
  brg_fields_sheet_follow (form, BREAK_PLAYER, show_told);
  brg_fields_sheet_set_note (form, get_note (people->is_by_post));
  brg_fields_sheet_set_focus (form, BREAK_FIRST);
  return form;
}

void
brg_letters_form_break (BrgShell *shell,
                        const BrgPostalDesk *desk,
                        gint entry,
                        const BrgPostalNotice *notice)
{
  People *people;

  g_return_if_fail (desk != NULL);

  people = new_people (desk);
  if (people->entries->len > 0)
    brg_fields_sheet_present (make_break (shell, people, (guint) MAX (entry, 0), NULL, notice));
  else
    free_people (people);
}

void
brg_letters_form_pause (BrgShell *shell, const BrgPostalDesk *desk, const BrgPostalPause *pause)
{
  BrgFieldsSheet *form;
  People *people;
  gint owner;

  g_return_if_fail (desk != NULL && pause != NULL);

  owner = brg_snapshot_find_entry (desk->snapshot, pause->entry_id);
  if (owner < 0)
    return;
  people = new_people (desk);
  people->pause_id = pause->id;
  people->owner = owner;
  form = make_break (shell, people, (guint) owner, pause, NULL);
  brg_fields_sheet_set_remove (form, remove_break);
  brg_fields_sheet_present (form);
}

char *
brg_letters_break_dup_name (const BrgPostalDesk *desk, const BrgPostalPause *pause)
{
  gint index;
  g_autofree char *name = NULL;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  g_return_val_if_fail (desk != NULL && pause != NULL, NULL);

  index = brg_snapshot_find_entry (desk->snapshot, pause->entry_id);
  name =
      index >= 0 ? brg_name_words_dup (desk->snapshot, index, BRG_NAME_SHORT, NULL) : g_strdup ("");
  from = brg_postal_words_dup_day (pause->from);
  to = brg_postal_words_dup_day (pause->to);
  return g_strdup_printf ("%s: %s – %s", name, from, to);
}

/* Only what is another day than before, in one act. */
static gboolean
save_sheets (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const People *people = data;
  g_autoptr (GArray) sheets = g_array_new (FALSE, FALSE, sizeof (BrgStorePostalSheet));

  for (guint i = 0; i < people->entries->len; i++)
    {
      BrgStorePostalSheet sheet = { g_array_index (people->entries, gint64, i), 0 };

      if (!brg_letters_form_read_past (form, i, TRUE, &sheet.day, error))
        return FALSE;
      if (sheet.day != g_array_index (people->days, BrgPostalDay, i))
        g_array_append_val (sheets, sheet);
    }
  return sheets->len == 0 ||
         brg_store_set_postal_sheets (brg_sheet_get_store (BRG_SHEET (form)),
                                      (const BrgStorePostalSheet *) (gpointer) sheets->data,
                                      sheets->len, error);
}

void
brg_letters_form_sheets (BrgShell *shell, const BrgPostalDesk *desk)
{
  BrgFieldsSheet *form;
  People *people;

  g_return_if_fail (desk != NULL);

  people = new_people (desk);
  form = brg_fields_sheet_new (shell, _ ("Starting List"), save_sheets, people, free_people);
  brg_fields_sheet_add_heading (form, _ ("Received by"));
  for (guint i = 0; i < people->entries->len; i++)
    brg_letters_form_add_day (form, people->names->pdata[i],
                              g_array_index (people->days, BrgPostalDay, i),
                              brg_letters_span_past (people->on));
  brg_fields_sheet_set_note (form, _ ("Nothing for who got it in time. Who got it after the first "
                                      "day of play begins on the day after it (10.3.2)."));
  brg_fields_sheet_set_focus (form, 0);
  brg_fields_sheet_present (form);
}
