/* every-action-event.c - everything that is done to events, groups, prizes and papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-awards.h"
#include "brg-store-disqualifications.h"
#include "brg-store-documents.h"
#include "brg-store-drawings.h"
#include "brg-store-event.h"
#include "brg-store-fide-mode.h"
#include "brg-store-groups.h"
#include "brg-store-letterhead.h"
#include "brg-store-load.h"
#include "brg-store-merge-entries.h"
#include "brg-store-merge.h"
#include "brg-store-money.h"
#include "brg-store-order.h"
#include "brg-store-paper-set.h"
#include "brg-store-paper-template.h"
#include "brg-store-parts.h"
#include "brg-store-persons.h"
#include "brg-store-ratings.h"
#include "brg-store-site.h"
#include "brg-store-split.h"
#include "every-action.h"

static gboolean
create_event (Desk *desk, GError **error)
{
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  gint64 group_id;

  desk_set_word (desk, &event->name);
  event->rulebook = brg_rulebook_find ("fide-2023");
  event->discipline = BRG_DISCIPLINE_CHESS;
  g_free (group->system);
  group->system = g_strdup ("coefficients");
  for (gint i = 0; i < 3; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      desk_set_word (desk, &entry->family_name);
      g_ptr_array_add (entries, entry);
    }
  return brg_store_create_event (desk->store, event, group, entries, &group_id, error);
}

/* In its own event: FIDE mode is left for good, and what was done before stays. */
static gboolean
leave_mode (Desk *desk, GError **error)
{
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  gint64 group_id;
  gboolean done;

  desk_set_word (desk, &event->name);
  event->rulebook = brg_rulebook_find ("fide-2023");
  event->discipline = BRG_DISCIPLINE_CHESS;
  g_free (group->system);
  group->system = g_strdup ("dutch");
  group->fide_mode = BRG_FIDE_MODE_ON;
  if (!brg_store_create_event (desk->store, event, group, NULL, &group_id, error))
    return FALSE;
  brg_store_set_irregular_level (desk->store, BRG_IRREGULAR_TWICE);
  done = brg_store_leave_fide_mode (desk->store, group_id, error);
  brg_store_set_irregular_level (desk->store, BRG_IRREGULAR_NONE);
  return done;
}

static gboolean
import_event (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  gint64 group_id;

  if (snapshot == NULL)
    return FALSE;
  /* No file says that there was an earlier stage. */
  snapshot->group->previous_id = 0;
  return brg_store_import_event (desk->store, snapshot, "file", &group_id, error);
}

static gboolean
update_event (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;

  if (snapshot == NULL)
    return FALSE;
  event = brg_event_copy (snapshot->event);
  desk_set_word (desk, &event->venue);
  if (desk_draw (desk, 4) == 0)
    g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, event->venue, "3"));
  if (desk_toss (desk))
    return brg_store_update_event (desk->store, event, error);
  group = brg_group_copy (snapshot->group);
  group->default_minutes = desk_draw (desk, 60);
  return brg_store_update_event_and_group (desk->store, event, group, error);
}

static gboolean
update_group (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (BrgGroup) group = NULL;

  if (snapshot == NULL)
    return FALSE;
  group = brg_group_copy (snapshot->group);
  group->default_minutes = desk_draw (desk, 60);
  desk_set_word (desk, &group->time_control);
  return brg_store_update_group (desk->store, group, error);
}

static gboolean
close_event (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event WHERE state = 'open' ORDER BY id");

  return id != 0 && brg_store_close_event (desk->store, id, error);
}

static gboolean
reopen_event (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event WHERE state = 'closed' ORDER BY id");

  return id != 0 && brg_store_reopen_event (desk->store, id, error);
}

/* Seldom, and never the last ones: the others need them. */
static gboolean
delete_event (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event WHERE id > 6 ORDER BY id");

  return id != 0 && brg_store_delete_event (desk->store, id, error);
}

static gboolean
set_setting (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);

  return brg_store_set_setting (desk->store, id, desk_toss (desk) ? "form" : "paper", word, error);
}

static gboolean
check_equipment (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event WHERE rulebook = 'rus-draughts-2022'"
                               " ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);
  const char *item = desk_toss (desk) ? "clocks" : "hall";

  if (id == 0)
    return FALSE;
  return desk_draw (desk, 3) == 0
             ? brg_store_uncheck_equipment (desk->store, id, item, error)
             : brg_store_check_equipment (desk->store, id, item, "2026-03-07", word, error);
}

static gboolean
set_parts (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autoptr (GPtrArray) parts =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_event_part_free);

  for (gint n = desk_draw (desk, 3); n > 0; n--)
    {
      g_autofree char *word = desk_dup_word (desk);

      g_ptr_array_add (parts, brg_event_part_new (word, word));
    }
  return brg_store_set_parts (desk->store, id,
                              desk_toss (desk) ? BRG_PART_SITE : BRG_PART_ORGANISER, parts, error);
}

static gboolean
set_money (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autofree char *sql = g_strdup_printf (
      "SELECT id FROM money_row WHERE event_id = %" G_GINT64_FORMAT " ORDER BY id", event_id);
  gint64 id = desk_pick (desk, sql);
  g_autoptr (BrgMoneyRow) row =
      brg_money_row_new ((BrgMoneyKind) desk_draw (desk, BRG_N_MONEY_KINDS));

  if (id != 0 && desk_draw (desk, 3) == 0)
    return brg_store_remove_money (desk->store, event_id, id, error);
  row->id = desk_toss (desk) ? id : 0;
  row->amount = 1 + desk_draw (desk, 100000);
  desk_set_word (desk, &row->name);
  desk_set_word (desk, &row->note);
  return brg_store_put_money (desk->store, event_id, row, error);
}

static gboolean
record_drawing (Desk *desk, GError **error)
{
  gint64 drawn = desk_pick (desk, "SELECT group_id FROM drawing ORDER BY group_id");
  gint64 group_id = desk_pick (desk, "SELECT DISTINCT group_id FROM entry WHERE number IS NOT NULL"
                                     " ORDER BY group_id");
  g_autoptr (BrgDrawing) drawing = brg_drawing_new (group_id);

  if (drawn != 0 && desk_draw (desk, 3) == 0)
    return brg_store_remove_drawing (desk->store, drawn, error);
  if (group_id == 0)
    return FALSE;
  g_free (drawing->drawn_at);
  drawing->drawn_at = g_strdup ("2026-11-20T16:00Z");
  drawing->way = (BrgDrawingWay) desk_draw (desk, BRG_N_DRAWING_WAYS);
  drawing->is_open = desk_toss (desk);
  desk_set_word (desk, &drawing->drawn_by);
  desk_set_word (desk, &drawing->present);
  return brg_store_record_drawing (desk->store, drawing, error);
}

static gboolean
set_remote (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);

  return brg_store_set_remote (desk->store, id, desk_draw (desk, 3) == 0 ? "" : word,
                               desk_toss (desk), error);
}

static BrgGroup *
new_group (Desk *desk)
{
  BrgGroup *group = brg_group_new ();

  desk_set_word (desk, &group->name);
  g_free (group->system);
  group->system = g_strdup ("berger");
  return group;
}

static gboolean
add_group (Desk *desk, GError **error)
{
  g_autoptr (BrgGroup) group = new_group (desk);
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  gint64 group_id;

  return brg_store_add_group (desk->store, event_id, group, "Main", &group_id, error);
}

static gboolean
split_group (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (
      desk, "(SELECT count(*) FROM entry e WHERE e.group_id = g.id AND e.team_id IS NULL)"
            " > 3 AND NOT EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id)");
  g_autofree gint *places = NULL;
  g_autofree char *first = g_strdup_printf ("Half %d", desk_draw (desk, 1000));
  g_autofree char *second = g_strdup_printf ("Other half %d", desk_draw (desk, 1000));
  const char *const names[] = { first, second };

  if (snapshot == NULL)
    return FALSE;
  places = g_new0 (gint, snapshot->entries->len);
  for (guint i = 0; i < snapshot->entries->len; i++)
    places[i] = (gint) i % 2;
  return brg_store_split_group (desk->store, snapshot, names, 2, places, error);
}

static gboolean
add_stage (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot =
      desk_load (desk, "g.boards = 0 AND EXISTS (SELECT 1 FROM entry e WHERE e.group_id = g.id)");
  g_autoptr (BrgGroup) group = new_group (desk);
  gint64 group_id;

  if (snapshot == NULL)
    return FALSE;
  group->previous_id = snapshot->group->id;
  return brg_store_add_stage (desk->store, snapshot->event->id, group, "First", snapshot->entries,
                              &group_id, error);
}

/* Two rounds that have not begun change places. */
static gboolean
set_round_order (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (
      desk, "g.system = 'berger' AND (SELECT count(*) FROM round r WHERE r.group_id = g.id AND"
            " r.state = 'planned') > 1");
  g_autofree gint *order = NULL;
  gint n = snapshot != NULL ? (gint) snapshot->rounds->len : 0;
  gint last;

  if (n < 2)
    return FALSE;
  order = g_new (gint, n);
  for (gint i = 0; i < n; i++)
    order[i] = i + 1;
  last = order[n - 1];
  order[n - 1] = order[n - 2];
  order[n - 2] = last;
  return brg_store_set_round_order (desk->store, snapshot->group->id, order, n, "Зал занят", error);
}

static gboolean
set_categories (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (GPtrArray) categories =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_category_free);

  if (snapshot == NULL)
    return FALSE;
  for (gint n = desk_draw (desk, 4); n > 0; n--)
    {
      BrgCategory *category = brg_category_new ();

      desk_set_word (desk, &category->name);
      category->age_to = 10 + n;
      g_ptr_array_add (categories, category);
    }
  return brg_store_set_categories (desk->store, snapshot->group->id, categories, error);
}

static gboolean
set_norms (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (GPtrArray) ways = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_norm_way_free);

  if (snapshot == NULL)
    return FALSE;
  for (gint n = desk_draw (desk, 4); n > 0; n--)
    {
      BrgNormWay *way = brg_norm_way_new ();

      desk_set_word (desk, &way->name);
      way->games = desk_draw (desk, 9);
      way->percent = n % 2 == 0 ? 50 + desk_draw (desk, 40) : 0;
      way->halves = n % 2 != 0 ? 1 : 0;
      g_ptr_array_add (ways, way);
    }
  return brg_store_set_norms (desk->store, snapshot->group->id, ways, error);
}

static gboolean
set_prizes (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (GPtrArray) prizes = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_prize_free);

  if (snapshot == NULL)
    return FALSE;
  for (gint n = desk_draw (desk, 4); n > 0; n--)
    {
      BrgPrize *prize = brg_prize_new ();

      prize->category = desk_draw (desk, (gint) snapshot->categories->len + 1) - 1;
      prize->first_place = prize->last_place = n;
      prize->amount = 100 + desk_draw (desk, 1000);
      g_ptr_array_add (prizes, prize);
    }
  return brg_store_set_prizes (desk->store, snapshot->group->id, prizes, error);
}

static gboolean
set_prize_rules (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event_group ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);

  return desk_toss (desk)
             ? brg_store_set_prize_rules (desk->store, id, "equal", word, desk_toss (desk), error)
             : brg_store_set_totals (desk->store, id, "organisation", desk_draw (desk, 9), "places",
                                     error);
}

static gboolean
add_document (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event_group ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);
  g_autoptr (GBytes) pdf = g_bytes_new (word, strlen (word));

  return brg_store_add_document (desk->store, id, "standings", 0, word, pdf, error);
}

static gboolean
set_paper_set (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autoptr (GPtrArray) ticks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_paper_tick_free);

  g_ptr_array_add (ticks,
                   brg_paper_tick_new ("pairings", desk_toss (desk), 1 + desk_draw (desk, 9)));
  return brg_store_set_paper_set (desk->store, id, desk_toss (desk) ? "before" : "after", ticks,
                                  error);
}

static gboolean
set_letterhead (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autoptr (BrgLetterhead) letterhead = brg_letterhead_new ();

  desk_set_word (desk, &letterhead->approval);
  desk_set_word (desk, &letterhead->foot);
  return brg_store_set_letterhead (desk->store, id, letterhead, NULL, error);
}

static gboolean
set_site (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autofree char *word = g_strdup ("");
  g_autofree char *folder = NULL;
  char language[] = "uk";
  BrgSiteSetting setting = { .language = language, .is_automatic = desk_toss (desk) };

  desk_set_word (desk, &word);
  setting.folder = folder = g_strconcat ("/srv/", word, NULL);
  return brg_store_set_site (desk->store, id, &setting, error);
}

static gboolean
set_paper_option (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");

  gint type = 60 + desk_draw (desk, 200);
  gboolean is_large = desk_toss (desk);
  const BrgPaperPrint print = {
    .kind = "table", .sheet = is_large ? "a3" : "letter", .type = type, .sets_picture = is_large
  };

  return brg_store_set_paper_option (desk->store, id, &print, error);
}

static gboolean
set_paper_choice (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");

  return brg_store_set_paper_choice (desk->store, id, desk_toss (desk) ? "table" : "duties",
                                     desk_toss (desk) ? "stamp=0" : "order=2", error);
}

static gboolean
set_paper_template (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);
  BrgPaperTemplate text = { (char *) "diplomas", (char *) (desk_toss (desk) ? "a" : "b"), word };

  return brg_store_set_paper_template (desk->store, id, &text, error);
}

static gboolean
remove_paper_template (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT event_id FROM paper_template ORDER BY id");
  g_autoptr (GPtrArray) texts = brg_store_list_paper_templates (desk->store, id, NULL, error);
  const BrgPaperTemplate *first = texts != NULL && texts->len > 0 ? texts->pdata[0] : NULL;

  return first != NULL &&
         brg_store_remove_paper_template (desk->store, id, first->kind, first->name, error);
}

static gboolean
set_rating (Desk *desk, GError **error)
{
  gint64 group_id = desk_pick (desk, "SELECT id FROM event_group ORDER BY id");
  gint64 entry_id = desk_pick (desk, "SELECT id FROM entry WHERE is_team = 0 ORDER BY id");

  return desk_toss (desk)
             ? brg_store_set_rating_kind (desk->store, group_id,
                                          desk_toss (desk) ? "standard" : "rapid", error)
             : brg_store_set_k_factor (desk->store, entry_id, 10 * desk_draw (desk, 5), error);
}

static gboolean
update_ratings (Desk *desk, GError **error)
{
  gint64 entry_id = desk_pick (desk, "SELECT id FROM entry WHERE is_team = 0 ORDER BY id");
  g_autofree char *sql = g_strdup_printf (
      "SELECT group_id FROM entry WHERE id = %" G_GINT64_FORMAT " ORDER BY 1", entry_id);
  gint64 group_id = desk_pick (desk, sql);
  g_autoptr (GArray) ratings = g_array_new (FALSE, FALSE, sizeof (BrgListedRating));
  g_autofree char *word = desk_dup_word (desk);
  BrgListedRating listed = {
    .entry_id = entry_id, .rating = 2000 + desk_draw (desk, 500), .list = word, .day = "2026-11-01"
  };

  g_array_append_val (ratings, listed);
  return entry_id != 0 &&
         brg_store_update_ratings (desk->store, group_id, ratings, 1 + desk_draw (desk, 3), error);
}

static gboolean
disqualify (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  gint64 id = desk_pick (desk, "SELECT id FROM disqualification ORDER BY id");
  g_autoptr (BrgDisqualification) row = brg_disqualification_new ();

  if (id != 0 && desk_toss (desk))
    return brg_store_remove_disqualification (desk->store, event_id, id, error);
  desk_set_word (desk, &row->name);
  desk_set_word (desk, &row->reason);
  return brg_store_add_disqualification (desk->store, event_id, row, error);
}

#define PERSONS                                                                         \
  "SELECT id FROM person p WHERE NOT EXISTS (SELECT 1 FROM entry WHERE is_team = 1 AND" \
  " person_id = p.id) ORDER BY id"

static gboolean
update_person (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event WHERE state = 'open' ORDER BY id");
  gint64 id = desk_pick (desk, PERSONS);
  g_autoptr (BrgPerson) person =
      id != 0 && event_id != 0 ? brg_store_load_person (desk->store, id, error) : NULL;
  g_autofree char *word = desk_dup_word (desk);

  if (person == NULL)
    return FALSE;
  brg_person_set_text (person, BRG_PERSON_TOWN, word);
  brg_person_add_rank (person, word, "2025-02-12", "");
  return brg_store_update_person (desk->store, event_id, person, error);
}

static gboolean
merge_persons (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event WHERE state = 'open' ORDER BY id");
  gint64 kept_id = desk_pick (desk, PERSONS);
  gint64 gone_id = desk_pick (desk, PERSONS);
  g_autoptr (BrgPerson) person = NULL;

  if (event_id == 0 || !brg_store_check_merge (desk->store, kept_id, gone_id, NULL))
    return FALSE;
  person = brg_store_load_person (desk->store, kept_id, error);
  return person != NULL && brg_store_merge_persons (desk->store, event_id, person, gone_id, error);
}

static gboolean
merge_entries (Desk *desk, GError **error)
{
  gint64 one = desk_pick (desk, "SELECT id FROM entry WHERE is_team = 0 ORDER BY id");
  gint64 other = desk_pick (desk, "SELECT id FROM entry WHERE is_team = 0 ORDER BY id");
  g_autoptr (BrgPerson) person = NULL;
  gint64 kept_id = 0;
  gint64 person_id = 0;

  if (!brg_store_check_merge_entries (desk->store, one, other, &kept_id, NULL) ||
      !brg_sql_get_int (desk->store, &person_id, error, "SELECT person_id FROM entry WHERE id = ?1",
                        "i", kept_id))
    return FALSE;
  person = brg_store_load_person (desk->store, person_id, error);
  return person != NULL &&
         brg_store_merge_entries (desk->store, kept_id, kept_id == one ? other : one, person,
                                  BRG_MERGE_RATING | BRG_MERGE_ORGANISATION, error);
}

const EveryAction every_action_of_event[] = {
  { "create-event", .act = create_event, .is_beginning = TRUE },
  { "leave-mode", .act = leave_mode, .is_beginning = TRUE, .is_in_steps = TRUE },
  { "import-event", .act = import_event, .is_beginning = TRUE },
  { "update-event", .act = update_event },
  { "update-group", .act = update_group },
  { "close-event", .act = close_event },
  { "reopen-event", .act = reopen_event },
  { "delete-event", .act = delete_event },
  { "set-setting", .act = set_setting },
  { "check-equipment", .act = check_equipment },
  { "set-parts", .act = set_parts },
  { "set-remote", .act = set_remote },
  { "set-money", .act = set_money },
  { "record-drawing", .act = record_drawing },
  { "add-group", .act = add_group },
  { "add-stage", .act = add_stage },
  { "split-group", .act = split_group },
  { "set-round-order", .act = set_round_order },
  { "set-categories", .act = set_categories },
  { "set-norms", .act = set_norms },
  { "set-prizes", .act = set_prizes },
  { "set-prize-rules", .act = set_prize_rules },
  { "add-document", .act = add_document },
  { "set-paper-set", .act = set_paper_set },
  { "set-letterhead", .act = set_letterhead },
  { "set-paper-option", .act = set_paper_option },
  { "set-paper-choice", .act = set_paper_choice },
  { "set-paper-template", .act = set_paper_template },
  { "remove-paper-template", .act = remove_paper_template },
  { "set-site", .act = set_site },
  { "set-rating", .act = set_rating },
  { "update-ratings", .act = update_ratings },
  { "disqualify", .act = disqualify },
  { "update-person", .act = update_person },
  { "merge-entries", .act = merge_entries },
  { "merge-persons", .act = merge_persons },
  { .name = NULL },
};
