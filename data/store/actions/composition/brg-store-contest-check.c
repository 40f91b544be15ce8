/* brg-store-contest-check.c - what is checked before a contest of composition is changed
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.5.2, 11.7
 * Tests: tests/data/test-store-contest-works.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-contest-position.h"
#include "brg-name-match.h"
#include "brg-store-contest-rows.h"
#include "brg-text-tidy.h"
#include "brg-timetable.h"

#define MOST_COPIES 100000000

#define OF_WORK(row) \
  "SELECT s.group_id, w.id FROM " row " JOIN contest_section s ON s.id = w.section_id"

/* The group of a row, and the work that it is or belongs to. */
static const char *const rows[] = {
  [BRG_CONTEST_ROW_GROUP] = "SELECT group_id, 0 FROM contest_terms WHERE group_id = ?1",
  [BRG_CONTEST_ROW_SECTION] = "SELECT group_id, 0 FROM contest_section WHERE id = ?1",
  [BRG_CONTEST_ROW_JUDGE] = "SELECT s.group_id, 0 FROM contest_judge j JOIN contest_section s ON"
                            " s.id = j.section_id WHERE j.id = ?1",
  [BRG_CONTEST_ROW_WORK] = OF_WORK ("contest_work w") " WHERE w.id = ?1",
  [BRG_CONTEST_ROW_REMARK] =
      OF_WORK ("contest_remark r JOIN contest_work w ON w.id = r.work_id") " WHERE r.id = ?1",
  [BRG_CONTEST_ROW_ANSWER] =
      OF_WORK ("contest_answer a JOIN contest_work w ON w.id = a.work_id") " WHERE a.id = ?1",
};

static const char *const gone[] = {
  [BRG_CONTEST_ROW_GROUP] = N_ ("This group is no contest of composition."),
  [BRG_CONTEST_ROW_SECTION] = N_ ("The section is no longer there."),
  [BRG_CONTEST_ROW_JUDGE] = N_ ("The judge is no longer there."),
  [BRG_CONTEST_ROW_WORK] = N_ ("The work is no longer there."),
  [BRG_CONTEST_ROW_REMARK] = N_ ("The remark is no longer there."),
  [BRG_CONTEST_ROW_ANSWER] = N_ ("The answer is no longer there."),
};

gboolean
brg_store_refuse_gone (BrgContestRow row, GError **error)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND, _ (gone[row]));
  return FALSE;
}

/* With what belongs to one work only, or whole. */
static BrgContest *
open_contest (BrgStore *store, BrgContestRow row, gint64 id, gboolean is_whole, GError **error)
{
  g_autoptr (BrgContest) contest = NULL;
  gboolean has_row;
  gint64 group_id = 0;
  gint64 work_id = 0;
  sqlite3_stmt *stmt = brg_sql_query (store, error, rows[row], "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      group_id = sqlite3_column_int64 (stmt, 0);
      work_id = sqlite3_column_int64 (stmt, 1);
      sqlite3_reset (stmt);
    }
  if (group_id == 0)
    {
      brg_store_refuse_gone (row, error);
      return NULL;
    }
  contest = is_whole || work_id == 0
                ? brg_store_load_contest (store, group_id, error)
                : brg_store_load_contest_around (store, group_id, work_id, error);
  if (contest == NULL)
    return NULL;
  if (contest->terms != NULL && contest->terms->stage == BRG_CONTEST_STAGE_FINAL)
    {
      brg_store_refuse (error, _ ("The results are final. Take them back to make changes."));
      return NULL;
    }
  return g_steal_pointer (&contest);
}

BrgContest *
brg_store_open_contest (BrgStore *store, BrgContestRow row, gint64 id, GError **error)
{
  return open_contest (store, row, id, FALSE, error);
}

BrgContest *
brg_store_open_whole_contest (BrgStore *store, BrgContestRow row, gint64 id, GError **error)
{
  return open_contest (store, row, id, TRUE, error);
}

gboolean
brg_store_check_contest_text (const char *name, const char *text, GError **error)
{
  const BrgTextRule rule = { name, BRG_CONTEST_MOST_TEXT, TRUE };

  return brg_store_check_text (&rule, text, error);
}

gboolean
brg_store_check_contest_day (const char *name, const char *day, GError **error)
{
  g_autofree char *typed = NULL;

  if (*day == '\0' || brg_timetable_is_day (day))
    return TRUE;
  typed = brg_text_dup_quoted (day);
  /* Translators: what the day is of: “Received”, what was typed */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, _ ("%s: “%s” is no day."), name,
               typed);
  return FALSE;
}

static gboolean
check_texts (const BrgContestWork *work, GError **error)
{
  const struct
  {
    const char *name;
    const char *text;
  } texts[] = {
    { _ ("Position"), work->fen },
    { _ ("Solution"), work->solution },
    { _ ("Theme"), work->theme },
    { _ ("Last moves"), work->last_moves },
    { _ ("First publication"), work->first_source },
    { _ ("Annexes"), work->annexes },
    { _ ("Note"), work->note },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (!brg_store_check_contest_text (texts[i].name, texts[i].text, error))
      return FALSE;
  for (guint i = 0; i < work->variants->len; i++)
    {
      const BrgContestVariant *variant = work->variants->pdata[i];

      if (!brg_store_check_contest_text (_ ("Variant"), variant->line, error))
        return FALSE;
    }
  return brg_store_check_contest_day (_ ("Received"), work->received, error) &&
         brg_store_check_contest_day (_ ("First publication"), work->first, error);
}

/* rus-draughts-2022 11.6.1: points are given for every variant that was found. */
static gboolean
check_numbers (const BrgContestWork *work, GError **error)
{
  gboolean is_good = work->points >= 0 && work->points <= BRG_CONTEST_MOST_POINTS &&
                     work->first_copies <= MOST_COPIES && work->number <= G_MAXINT32;

  for (guint i = 0; i < work->variants->len; i++)
    {
      const BrgContestVariant *variant = work->variants->pdata[i];

      is_good = is_good && variant->points >= 0 && variant->points <= BRG_CONTEST_MOST_POINTS;
    }
  if (!is_good)
    return brg_store_refuse (error, _ ("A number of the work is out of its range."));
  return work->variants->len <= BRG_CONTEST_MOST_VARIANTS ||
         brg_store_refuse (error, _ ("The work has too many variants."));
}

static const char *const position_faults[] = {
  [BRG_CONTEST_POSITION_FINE] = NULL,
  [BRG_CONTEST_POSITION_BOARD] = N_ ("There is no such board."),
  [BRG_CONTEST_POSITION_FEN] = N_ ("This is no position of the board of the work."),
  [BRG_CONTEST_POSITION_KIND] = N_ ("There are no works of such a kind on this board."),
  [BRG_CONTEST_POSITION_GROUP] = N_ ("There is no such group of works."),
  [BRG_CONTEST_POSITION_TASK] = N_ ("The task does not belong to the kind of the work."),
  [BRG_CONTEST_POSITION_MOVES] = N_ ("The number of moves is out of its range."),
  [BRG_CONTEST_POSITION_SOLUTION] = N_ ("The solution has too many lines."),
};

static gboolean
check_position (const BrgContestWork *work, BrgContestPosition *position, GError **error)
{
  BrgContestPositionFault fault = brg_contest_position_read (work, position);

  return fault == BRG_CONTEST_POSITION_FINE || brg_store_refuse (error, _ (position_faults[fault]));
}

gboolean
brg_contest_work_fits (const BrgContestWork *work, const BrgContestSection *section)
{
  return (*section->board == '\0' || g_str_equal (section->board, work->board)) &&
         (*section->kind == '\0' || g_str_equal (section->kind, work->kind)) &&
         (*section->group == '\0' || g_str_equal (section->group, work->group));
}

/* ----- Authors ----- */

/* Who composed it, as he is compared with others. */
static char *
dup_name (BrgStore *store, gint64 group_id, const BrgContestAuthor *author, GError **error)
{
  sqlite3_stmt *stmt;
  gboolean has_row;
  char *name;

  if (author->entry_id == 0)
    return g_strdup (author->name);
  stmt = brg_sql_query (
      store, error,
      "SELECT trim (p.family_name || ' ' || p.given_name || ' ' || p.father_name) FROM"
      " entry e JOIN person p ON p.id = e.person_id WHERE e.id = ?1 AND"
      " e.group_id = ?2",
      "ii", author->entry_id, group_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    {
      brg_store_refuse (error, _ ("The author does not take part in this group."));
      return NULL;
    }
  name = g_strstrip (brg_sql_dup_text (stmt, 0));
  sqlite3_reset (stmt);
  return name;
}

/* (element-type utf8): of all authors. */
static GPtrArray *
list_names (BrgStore *store, const BrgContest *contest, const BrgContestWork *work, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < work->authors->len; i++)
    {
      char *name = dup_name (store, contest->group_id, work->authors->pdata[i], error);

      if (name == NULL)
        return NULL;
      g_ptr_array_add (names, name);
    }
  return g_steal_pointer (&names);
}

static gboolean
is_same_author (const BrgContestAuthor *author, const BrgContestAuthor *other)
{
  return author->entry_id != 0
             ? author->entry_id == other->entry_id
             : other->entry_id == 0 && brg_name_match_agrees (author->name, other->name);
}

static gboolean
has_author (const BrgContestWork *work, const BrgContestAuthor *author)
{
  for (guint i = 0; i < work->authors->len; i++)
    if (is_same_author (author, work->authors->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
check_authors (const BrgContestWork *work, GError **error)
{
  if (work->authors->len > BRG_CONTEST_MOST_AUTHORS)
    return brg_store_refuse (error, _ ("The work has too many authors."));
  for (guint i = 0; i < work->authors->len; i++)
    {
      const BrgContestAuthor *author = work->authors->pdata[i];

      if (author->entry_id == 0 && *author->name == '\0')
        return brg_store_refuse (error, _ ("An author has no name."));
      if (!brg_store_check_contest_text (_ ("Author"), author->name, error) ||
          !brg_store_check_contest_text (_ ("Residence"), author->residence, error))
        return FALSE;
      for (guint n = 0; n < i; n++)
        if (is_same_author (author, work->authors->pdata[n]))
          return brg_store_refuse (error, _ ("An author is named twice."));
    }
  return TRUE;
}

/* ----- Bans ----- */

/* Takes @sentence. */
static gboolean
refuse_ban (GError **error, char *sentence)
{
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, "%s %s", sentence,
               _ ("If these are two persons, write their names in full."));
  g_free (sentence);
  return FALSE;
}

/* rus-draughts-2022 11.7: the chief judge does not compete. */
static gboolean
check_chief (BrgStore *store, gint64 group_id, const GPtrArray *names, GError **error)
{
  g_autofree char *chief = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT o.name FROM official o JOIN event_group g ON"
                                      " g.event_id = o.event_id WHERE g.id = ?1 AND o.role ="
                                      " 'chief-arbiter' ORDER BY o.position, o.id",
                                      "i", group_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  chief = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  for (guint i = 0; i < names->len; i++)
    if (brg_name_match_agrees (chief, names->pdata[i]))
      return refuse_ban (
          /* Translators: a name */
          error, g_strdup_printf (_ ("%s is the chief judge, who does not compete (art. 11.7)."),
                                  (const char *) names->pdata[i]));
  return TRUE;
}

gboolean
brg_store_check_contest_solvers (BrgStore *store,
                                 gint64 group_id,
                                 const gint64 *entry_ids,
                                 guint n_entries,
                                 GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  BrgContestKind kind;

  if (!brg_store_find_contest_kind (store, group_id, &kind, error))
    return FALSE;
  if (kind != BRG_CONTEST_SOLVING)
    return TRUE;
  for (guint i = 0; i < n_entries; i++)
    {
      const BrgContestAuthor solver = { .entry_id = entry_ids[i] };
      char *name = dup_name (store, group_id, &solver, error);

      if (name == NULL)
        return FALSE;
      g_ptr_array_add (names, name);
    }
  return check_chief (store, group_id, names, error);
}

/* rus-draughts-2022 11.7: a judge competes in other sections than his own. */
static gboolean
check_judges (const BrgContestSection *section, const GPtrArray *names, GError **error)
{
  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      for (guint n = 0; n < names->len; n++)
        if (brg_name_match_agrees (judge->name, names->pdata[n]))
          return refuse_ban (
              error,
              /* Translators: a name */
              g_strdup_printf (_ ("%s judges this section and does not compete in it (art. 11.7)."),
                               (const char *) names->pdata[n]));
    }
  return TRUE;
}

gboolean
brg_store_check_contest_bans (BrgStore *store,
                              const BrgContest *contest,
                              const BrgContestWork *work,
                              GError **error)
{
  g_autoptr (GPtrArray) names = list_names (store, contest, work, error);

  if (names == NULL || work->state == BRG_CONTEST_WORK_WITHDRAWN)
    return names != NULL;
  return check_chief (store, contest->group_id, names, error) &&
         check_judges (brg_contest_find_section (contest, work->section_id), names, error);
}

gboolean
brg_store_check_contest_judges (BrgStore *store,
                                const BrgContest *contest,
                                const BrgContestSection *section,
                                GError **error)
{
  for (guint i = 0; section->id != 0 && i < contest->works->len; i++)
    {
      const BrgContestWork *work = contest->works->pdata[i];
      g_autoptr (GPtrArray) names = NULL;

      if (work->section_id != section->id || work->state == BRG_CONTEST_WORK_WITHDRAWN)
        continue;
      names = list_names (store, contest, work, error);
      if (names == NULL || !check_judges (section, names, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_check_contest_sheets_are_open (const BrgContest *contest,
                                         gint64 section_id,
                                         GError **error)
{
  const BrgContestSection *section = brg_contest_find_section (contest, section_id);

  for (guint i = 0; section != NULL && i < section->judges->len; i++)
    if (*((const BrgContestJudge *) section->judges->pdata[i])->handed != '\0')
      return brg_store_refuse (error, _ ("A judge of the section has handed his sheet in: no work "
                                         "is added."));
  return TRUE;
}

/* ----- Other works ----- */

static gboolean
takes_part (const BrgContestWork *work)
{
  return work->state == BRG_CONTEST_WORK_DECLARED || work->state == BRG_CONTEST_WORK_RECEIVED;
}

/* rus-draughts-2022 11.5.2: how many works of an author are taken. */
static gboolean
check_number_of_works (const BrgContest *contest, const BrgContestWork *work, GError **error)
{
  gboolean is_limited = contest->terms->n_works > 0 && takes_part (work);

  for (guint i = 0; is_limited && i < work->authors->len; i++)
    {
      guint n_works = 1;

      for (guint n = 0; n < contest->works->len; n++)
        {
          const BrgContestWork *other = contest->works->pdata[n];

          n_works += other->id != work->id && other->section_id == work->section_id &&
                     takes_part (other) && has_author (other, work->authors->pdata[i]);
        }
      if (n_works <= contest->terms->n_works)
        continue;
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   ngettext ("The regulations take %u work of an author in a section.",
                             "The regulations take %u works of an author in a section.",
                             contest->terms->n_works),
                   contest->terms->n_works);
      return FALSE;
    }
  return TRUE;
}

static gboolean
shares_author (const BrgContestWork *work, const BrgContestWork *other)
{
  for (guint i = 0; i < work->authors->len; i++)
    if (has_author (other, work->authors->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Pieces, the move, and on the board of giveaway what is played. */
static gboolean
is_same_position (const BrgContestPosition *one, const BrgContestWork *other)
{
  g_auto (BrgContestPosition) two = { 0 };

  if (brg_contest_position_read (other, &two) != BRG_CONTEST_POSITION_FINE ||
      one->is_chess != two.is_chess)
    return FALSE;
  return one->is_chess
             ? brg_position_is_same (&one->chess, &two.chess)
             : brg_draughts_position_is_same (&one->draughts.position, &two.draughts.position);
}

static gboolean
check_others (const BrgContest *contest,
              const BrgContestWork *work,
              const BrgContestPosition *position,
              GError **error)
{
  for (guint i = 0; i < contest->works->len; i++)
    {
      const BrgContestWork *other = contest->works->pdata[i];

      if (other->id == work->id && work->id != 0)
        continue;
      if (work->number != 0 && other->number == work->number)
        {
          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       _ ("There is a work no. %u already."), other->number);
          return FALSE;
        }
      if (takes_part (work) && takes_part (other) && shares_author (work, other) &&
          is_same_position (position, other))
        {
          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       _ ("The position is that of work no. %u of the same author."),
                       other->number);
          return FALSE;
        }
    }
  return contest->works->len < BRG_CONTEST_MOST_WORKS || work->id != 0 ||
         brg_store_refuse (error, _ ("The contest has too many works."));
}

/* As people write it where they are. */
static char *
dup_day (const char *day)
{
  if (!brg_timetable_is_day (day))
    return g_strdup (day);
  return g_strdup_printf (C_ ("date", "%d-%02d-%02d"), (gint) g_ascii_strtoll (day, NULL, 10),
                          (gint) g_ascii_strtoll (day + strlen ("2026-"), NULL, 10),
                          (gint) g_ascii_strtoll (day + strlen ("2026-11-"), NULL, 10));
}

/* rus-draughts-2022 11.5.2: the last day for sending. */
static gboolean
check_closing (const BrgContest *contest, const BrgContestWork *work, GError **error)
{
  const char *closing = contest->terms->closing;
  g_autofree char *day = NULL;

  if (*closing == '\0' || g_strcmp0 (work->received, closing) <= 0 || *work->note != '\0')
    return TRUE;
  day = dup_day (closing);
  /* Translators: a day, as 15.11.2026 */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               _ ("The work came after the closing day, %s: note why it is taken."), day);
  return FALSE;
}

gboolean
brg_store_check_contest_work (BrgStore *store,
                              const BrgContest *contest,
                              const BrgContestWork *work,
                              GError **error)
{
  const BrgContestSection *section = brg_contest_find_section (contest, work->section_id);
  g_auto (BrgContestPosition) position = { 0 };

  if (section == NULL)
    return brg_store_refuse (error, _ ("The section is no longer there."));
  if (!check_texts (work, error) || !check_numbers (work, error) ||
      !check_position (work, &position, error))
    return FALSE;
  if (!brg_contest_work_fits (work, section))
    return brg_store_refuse (error, _ ("The section takes no such works."));
  return check_authors (work, error) &&
         brg_store_check_contest_bans (store, contest, work, error) &&
         check_others (contest, work, &position, error) &&
         check_number_of_works (contest, work, error) && check_closing (contest, work, error);
}

guint
brg_contest_count_marks (const BrgContest *contest, gint64 work_id)
{
  guint n_marks = 0;

  for (guint i = 0; i < contest->marks->len; i++)
    n_marks += ((const BrgContestMarkRow *) contest->marks->pdata[i])->work_id == work_id;
  return n_marks;
}

guint
brg_contest_count_answers (const BrgContest *contest, gint64 work_id)
{
  guint n_answers = 0;

  for (guint i = 0; i < contest->answers->len; i++)
    n_answers += ((const BrgContestAnswer *) contest->answers->pdata[i])->work_id == work_id;
  return n_answers;
}
