/* every-action-keeping.c - what is done about the file itself: a name taken out of its journal, the
 * lead taken over, what another program changed
 *
 * None of it is undone, and chains that are compared by what stands in the tables go without it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-proof.h"
#include "brg-redaction.h"
#include "brg-removed-person.h"
#include "brg-store-alterations.h"
#include "brg-store-lead.h"
#include "brg-store-printed.h"
#include "every-action.h"

#include <sqlite3.h>
#include <string.h>

static gboolean
redact (Desk *desk, GError **error)
{
  g_autoptr (GPtrArray) removed = NULL;
  gint i;

  desk_set_paused (desk, TRUE);
  removed = brg_removed_person_list (desk->store, error);
  desk_set_paused (desk, FALSE);
  i = removed != NULL && removed->len > 0 ? desk_draw (desk, (gint) removed->len) : -1;
  return i >= 0 && brg_redaction_run (desk->store, ((BrgRemovedPerson *) removed->pdata[i])->id,
                                      "В. С. Токарев", "просьба участника", NULL, error);
}

static gboolean
take_lead (Desk *desk, GError **error)
{
  const BrgLeaseHolder us = { (char *) "hall", (char *) "В. С. Токарев", (char *) "", NULL };
  const BrgLeaseHolder former = { (char *) "office", (char *) "А. Маслюк", (char *) "", NULL };
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");

  return brg_store_record_lead (desk->store, id, &us, &former, "перенос", desk_toss (desk), error);
}

/* ----- What another program changed ----- */

static const char *const alterations[] = {
  "UPDATE entry SET rating = rating + 1 WHERE id = (SELECT min (id) FROM entry)",
  "UPDATE event SET place = place || 'x' WHERE id = (SELECT min (id) FROM event);"
  " INSERT INTO person (family_name) VALUES ('X')",
};

void
desk_alter (Desk *desk)
{
  const char *sql = alterations[desk_draw (desk, G_N_ELEMENTS (alterations))];
  sqlite3 *db = NULL;

  g_assert_cmpint (
      sqlite3_open_v2 (brg_store_get_path (desk->store), &db, SQLITE_OPEN_READWRITE, "unix"), ==,
      SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static gboolean
settle (Desk *desk, BrgSettlement how, gboolean is_one, GError **error)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GPtrArray) found = NULL;

  desk_set_paused (desk, TRUE);
  g_assert_true (brg_proof_run_file (proof, brg_store_get_path (desk->store), NULL, NULL));
  desk_set_paused (desk, FALSE);
  /* The proof is run again before a place is settled. */
  found = g_ptr_array_ref (brg_proof_get_alterations (proof));
  return found->len > 0 &&
         brg_store_settle_alterations (desk->store, 0, proof, how, is_one ? found->pdata[0] : NULL,
                                       "другая программа", error);
}

static gboolean
restore (Desk *desk, GError **error)
{
  return settle (desk, BRG_SETTLEMENT_RESTORE, FALSE, error);
}

void
desk_restore (Desk *desk)
{
  g_autoptr (GError) error = NULL;

  settle (desk, BRG_SETTLEMENT_RESTORE, FALSE, &error);
  g_assert_no_error (error);
}

static gboolean
restore_place (Desk *desk, GError **error)
{
  return settle (desk, BRG_SETTLEMENT_RESTORE, TRUE, error);
}

static gboolean
accept (Desk *desk, GError **error)
{
  return settle (desk, BRG_SETTLEMENT_ACCEPT, FALSE, error);
}

static gboolean
accept_place (Desk *desk, GError **error)
{
  return settle (desk, BRG_SETTLEMENT_ACCEPT, TRUE, error);
}

static gboolean
note (Desk *desk, GError **error)
{
  return settle (desk, BRG_SETTLEMENT_NOTE, FALSE, error);
}

static gboolean
print (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM event_group ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);
  g_autoptr (GBytes) pdf = g_bytes_new (word, strlen (word));
  g_autoptr (BrgPrintedPaper) paper = brg_printed_paper_new ();
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (BrgPrintedFile));
  BrgPrintedFile file = { paper, pdf, word, word };

  brg_printed_paper_set (&paper->kind, "table");
  brg_printed_paper_set (&paper->language, "ru");
  brg_printed_paper_set (&paper->title, word);
  g_array_append_val (files, file);
  return brg_store_file_printed (desk->store, id, files, error);
}

static gboolean
drop (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT p.id FROM printed_paper p JOIN paper_file f"
                               " ON f.sha256 = p.sha256 ORDER BY p.id");
  g_autofree char *group =
      g_strdup_printf ("SELECT group_id FROM printed_paper WHERE id = %" G_GINT64_FORMAT, id);
  g_autofree char *number =
      g_strdup_printf ("SELECT number FROM printed_paper WHERE id = %" G_GINT64_FORMAT, id);

  return id != 0 && brg_store_drop_printed (desk->store, desk_pick (desk, group),
                                            (gint) desk_pick (desk, number), error);
}

const EveryAction every_action_of_keeping[] = {
  { "print", .act = print, .is_beginning = TRUE },
  { "drop", .act = drop, .is_beginning = TRUE },
  { "redact", .act = redact, .is_beginning = TRUE },
  { "take-lead", .act = take_lead, .is_beginning = TRUE },
  { "restore", .act = restore, .is_beginning = TRUE, .is_of_altered = TRUE },
  { "restore-place", .act = restore_place, .is_beginning = TRUE, .is_of_altered = TRUE },
  { "accept", .act = accept, .is_beginning = TRUE, .is_of_altered = TRUE },
  { "accept-place", .act = accept_place, .is_beginning = TRUE, .is_of_altered = TRUE },
  { "note", .act = note, .is_beginning = TRUE, .is_of_altered = TRUE },
  { .name = NULL },
};
