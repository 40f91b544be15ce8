/* every-action-register.c - what is done to the photo of a person and to personal papers, and a
 * list that is taken in again
 *
 * Papers are not in the journal, only that something was done to them: no undo brings them back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-store-take-list.h"
#include "every-action.h"

#define PERSONS \
  "SELECT id FROM person p WHERE EXISTS (SELECT 1 FROM entry WHERE person_id = p.id) ORDER BY id"

/* A whole picture of one point. */
static const guint8 png[] = {
  0x89, 'P',  'N',  'G',  0x0d, 0x0a, 0x1a, 0x0a, 0,    0,    0,    13,   'I',  'H',
  'D',  'R',  0,    0,    0,    1,    0,    0,    0,    1,    8,    0,    0,    0,
  0,    0x3a, 0x7e, 0x9b, 0x55, 0,    0,    0,    10,   'I',  'D',  'A',  'T',  0x78,
  0x9c, 0x63, 0x68, 0,    0,    0,    0x82, 0,    0x81, 0x77, 0xcd, 0x72, 0xb6, 0,
  0,    0,    0,    'I',  'E',  'N',  'D',  0xae, 0x42, 0x60, 0x82,
};

static gint64
pick_event (Desk *desk)
{
  return desk_pick (desk, "SELECT id FROM event WHERE state = 'open' ORDER BY id");
}

static gboolean
set_photo (Desk *desk, GError **error)
{
  gint64 event_id = pick_event (desk);
  gint64 id = desk_pick (desk, PERSONS);
  gint64 shown = desk_pick (desk, "SELECT person_id FROM person_photo ORDER BY person_id");
  g_autoptr (GBytes) photo = g_bytes_new_static (png, sizeof png);

  if (event_id == 0 || id == 0)
    return FALSE;
  return shown != 0 && desk_toss (desk)
             ? brg_store_set_photo (desk->store, event_id, shown, NULL, error)
             : brg_store_set_photo (desk->store, event_id, id, photo, error);
}

static gboolean
keep_papers (Desk *desk, GError **error)
{
  gint64 event_id = pick_event (desk);

  return event_id != 0 && brg_store_keep_papers (desk->store, event_id, error);
}

static gboolean
set_papers (Desk *desk, GError **error)
{
  gint64 event_id = pick_event (desk);
  gint64 id = desk_pick (desk, PERSONS);
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();

  desk_set_word (desk, &papers->texts[BRG_PAPER_PASSPORT]);
  desk_set_word (desk, &papers->texts[BRG_PAPER_ADDRESS]);
  return event_id != 0 && id != 0 &&
         brg_store_set_papers (desk->store, event_id, id, papers, error);
}

/* Where there is something to be deleted. */
static gboolean
purge_papers (Desk *desk, GError **error)
{
  gint64 event_id = pick_event (desk);
  gint64 id = desk_pick (desk, "SELECT person_id FROM personal_paper ORDER BY person_id");
  g_auto (BrgPurgeReport) report = { 0 };

  return event_id != 0 && id != 0 && brg_store_purge_papers (desk->store, event_id, &report, error);
}

/* A list that is taken in again, with a coach that it had not before. */
static gboolean
take_list (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT e.id FROM entry e JOIN event_group g ON g.id = e.group_id"
                               " JOIN event v ON v.id = g.event_id WHERE v.state = 'open'"
                               " AND e.coach = '' AND e.is_team = 0 ORDER BY e.id");
  g_autofree char *of_group =
      g_strdup_printf ("SELECT group_id FROM entry WHERE id = %" G_GINT64_FORMAT, id);
  gint64 group_id = id != 0 ? desk_pick (desk, of_group) : 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autoptr (BrgEntry) entry = brg_entry_new ();

  if (group_id == 0)
    return FALSE;
  entry->id = id;
  desk_set_word (desk, &entry->family_name);
  desk_set_word (desk, &entry->coach);
  g_ptr_array_add (known, entry);
  return brg_store_take_list (desk->store, group_id, added, known, NULL, error);
}

const EveryAction every_action_of_register[] = {
  { "take-list", .act = take_list },
  { "photo", .act = set_photo },
  { "keep-papers", .act = keep_papers, .is_beginning = TRUE },
  { "set-papers", .act = set_papers, .is_beginning = TRUE },
  { "purge-papers", .act = purge_papers, .is_beginning = TRUE, .is_in_steps = TRUE },
  { .name = NULL },
};
