/* brg-store-protest-rows.c - rows of protests and votes
 *
 * Tests: tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-protest-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-sql.h"
#include "brg-store-rows.h"

static const char *const filer_words[BRG_N_PROTEST_FILERS] = { "player", "representative",
                                                               "captain" };
static const char *const decision_words[BRG_N_PROTEST_DECISIONS] = {
  "", "upheld", "partly", "rejected", "refused", "withdrawn",
};
static const char *const fee_words[] = { "", "returned", "fund" };
static const char *const vote_words[] = { "", "for", "against" };

static guint
find_word (const char *const *words, guint n_words, const char *word)
{
  for (guint i = 0; i < n_words; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  return 0;
}

#define FIND_WORD(words, stmt, column) \
  find_word (words, G_N_ELEMENTS (words), brg_sql_get_text (stmt, column))

const char *
brg_store_protest_decision_to_word (BrgProtestDecision decision)
{
  g_return_val_if_fail (decision < BRG_N_PROTEST_DECISIONS, "");

  return decision_words[decision];
}

/* The texts stand last, in their order. */
#define FIRST_TEXT 14

static BrgProtest *
read_protest (sqlite3_stmt *stmt)
{
  BrgProtest *protest = brg_protest_new ();

  protest->id = sqlite3_column_int64 (stmt, 0);
  protest->group_id = sqlite3_column_int64 (stmt, 1);
  protest->number = sqlite3_column_int (stmt, 2);
  protest->appeal_of_id = sqlite3_column_int64 (stmt, 3);
  protest->incident_id = sqlite3_column_int64 (stmt, 4);
  protest->round = sqlite3_column_int (stmt, 5);
  protest->board = sqlite3_column_int (stmt, 6);
  protest->entry_id = sqlite3_column_int64 (stmt, 7);
  protest->other_id = sqlite3_column_int64 (stmt, 8);
  protest->filer = FIND_WORD (filer_words, stmt, 9);
  protest->fee = sqlite3_column_int64 (stmt, 10);
  protest->is_fee_paid = sqlite3_column_int (stmt, 11);
  protest->decision = FIND_WORD (decision_words, stmt, 12);
  protest->fee_goes = FIND_WORD (fee_words, stmt, 13);
  for (BrgProtestText i = 0; i < BRG_N_PROTEST_TEXTS; i++)
    brg_protest_take_text (brg_protest_get_place (protest, i),
                           brg_sql_dup_text (stmt, FIRST_TEXT + (int) i));
  return protest;
}

static gboolean
read_votes (BrgStore *store, BrgProtest *protest, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT v.member_id, v.vote, v.barred FROM protest_vote v"
                                      " JOIN committee_member m ON m.id = v.member_id"
                                      " WHERE v.protest_id = ?1 ORDER BY m.position",
                                      "i", protest->id);

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      g_autofree char *barred = NULL;

      if (!has_row)
        return TRUE;
      barred = brg_sql_dup_text (stmt, 2);
      g_ptr_array_add (protest->votes,
                       brg_protest_vote_new (sqlite3_column_int64 (stmt, 0),
                                             FIND_WORD (vote_words, stmt, 1), barred));
    }
  return FALSE;
}

GPtrArray *
brg_store_read_protests (BrgStore *store, gint64 group_id, gint64 protest_id, GError **error)
{
  g_autoptr (GPtrArray) protests =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_protest_free);
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT id, group_id, number, appeal_of_id, incident_id, round, board, entry_id, other_id,"
      " filed_as, fee, is_fee_paid, decision, fee_goes, filed_by, filed_at, due_at, decide_by,"
      " articles, subject, demand, currency, admitted, heard_at, hearing, decided_at, decided_by,"
      " grounds, decision_articles, result_before, result_after FROM protest"
      " WHERE (?2 = 0 AND group_id = ?1) OR id = ?2 ORDER BY number",
      "ii", group_id, protest_id);

  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (has_row)
        g_ptr_array_add (protests, read_protest (stmt));
    }
  for (guint i = 0; i < protests->len; i++)
    if (!read_votes (store, protests->pdata[i], error))
      return NULL;
  return g_steal_pointer (&protests);
}

BrgProtest *
brg_store_load_protest (BrgStore *store, gint64 protest_id, GError **error)
{
  /* Row 0 would mean all of a group. */
  g_autoptr (GPtrArray) protests =
      brg_store_read_protests (store, 0, protest_id != 0 ? protest_id : -1, error);

  if (protests == NULL)
    return NULL;
  if (protests->len > 0)
    return brg_protest_copy (protests->pdata[0]);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The protest no longer exists."));
  return NULL;
}

gboolean
brg_store_insert_protest (BrgStore *store,
                          const BrgProtest *protest,
                          gint64 *protest_id,
                          GError **error)
{
  if (!brg_sql_run (store, error,
                    "INSERT INTO protest (group_id, number, appeal_of_id, entry_id, filed_at,"
                    " subject) SELECT ?1, 1 + coalesce (max (number), 0), ?2, ?3, ?4, ?5"
                    " FROM protest WHERE group_id = ?1",
                    "iIitt", protest->group_id, protest->appeal_of_id, protest->entry_id,
                    protest->filed_at, protest->subject))
    return FALSE;
  *protest_id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

gboolean
brg_store_write_filing (BrgStore *store,
                        gint64 protest_id,
                        const BrgProtest *protest,
                        GError **error)
{
  return brg_sql_run (
      store, error,
      "UPDATE protest SET incident_id = ?2, round = ?3, board = ?4, entry_id = ?5, other_id = ?6,"
      " filed_as = ?7, filed_by = ?8, filed_at = ?9, due_at = ?10, decide_by = ?11,"
      " articles = ?12, subject = ?13, demand = ?14, fee = ?15, currency = ?16,"
      " is_fee_paid = ?17, admitted = ?18 WHERE id = ?1",
      "iIiiiIttttttttitit", protest_id, protest->incident_id, (gint64) protest->round,
      (gint64) protest->board, protest->entry_id, protest->other_id, filer_words[protest->filer],
      protest->filed_by, protest->filed_at, protest->due_at, protest->decide_by, protest->articles,
      protest->subject, protest->demand, protest->fee, protest->currency,
      (gint64) protest->is_fee_paid, protest->admitted);
}

static gboolean
write_vote (BrgStore *store, gint64 protest_id, const BrgProtestVote *vote, GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO protest_vote (protest_id, member_id, vote, barred)"
                      " VALUES (?1, ?2, ?3, ?4)",
                      "iitt", protest_id, vote->member_id, vote_words[vote->vote], vote->barred);
}

gboolean
brg_store_write_hearing (BrgStore *store, const BrgProtest *protest, GError **error)
{
  if (!brg_sql_run (store, error, "UPDATE protest SET heard_at = ?2, hearing = ?3 WHERE id = ?1",
                    "itt", protest->id, protest->heard_at, protest->hearing) ||
      !brg_sql_run (store, error, "DELETE FROM protest_vote WHERE protest_id = ?1", "i",
                    protest->id))
    return FALSE;
  for (guint i = 0; i < protest->votes->len; i++)
    if (!write_vote (store, protest->id, protest->votes->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_write_protest_decision (BrgStore *store, const BrgProtest *protest, GError **error)
{
  return brg_sql_run (
      store, error,
      "UPDATE protest SET decision = ?2, decided_at = ?3, decided_by = ?4, grounds = ?5,"
      " decision_articles = ?6, result_before = ?7, result_after = ?8, fee_goes = ?9,"
      " admitted = ?10 WHERE id = ?1",
      "ittttttttt", protest->id, decision_words[protest->decision], protest->decided_at,
      protest->decided_by, protest->grounds, protest->decision_articles, protest->result_before,
      protest->result_after, fee_words[protest->fee_goes], protest->admitted);
}

GPtrArray *
brg_store_list_protests (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_store_read_protests (store, group_id, 0, error);
}

guint
brg_store_count_open_protests (BrgStore *store, gint64 event_id, GError **error)
{
  gint64 n_open;

  g_return_val_if_fail (store != NULL, 0);

  if (!brg_sql_get_int (store, &n_open, error,
                        "SELECT count(*) FROM protest p JOIN event_group g ON g.id = p.group_id"
                        " WHERE g.event_id = ?1 AND p.decision = ''",
                        "i", event_id))
    return 0;
  return (guint) n_open;
}

/* The article by which protests are decided before the results are approved; NULL for none. */
static const char *
find_approval_article (BrgStore *store, gint64 event_id, GError **error)
{
  const BrgRulebook *rulebook;

  if (!brg_store_find_rulebook (store, event_id, &rulebook, error))
    return NULL;
  return rulebook != NULL ? rulebook->protests->approval_article : NULL;
}

/* rus-draughts-2022 5.4.17.3: a protest is decided before the results are approved. */
gboolean
brg_store_check_protests_decided (BrgStore *store, gint64 event_id, GError **error)
{
  GError *failure = NULL;
  const char *article;
  guint n_open;

  g_return_val_if_fail (store != NULL, FALSE);

  n_open = brg_store_count_open_protests (store, event_id, &failure);
  article = failure == NULL ? find_approval_article (store, event_id, &failure) : NULL;
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  if (n_open == 0 || article == NULL)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: how many protests, number of an article of the rules */
               ngettext ("%u protest is not decided. Decide it before approving the results "
                         "(%s).",
                         "%u protests are not decided. Decide them before approving the "
                         "results (%s).",
                         n_open),
               n_open, strchr (article, ' ') + 1);
  return FALSE;
}
