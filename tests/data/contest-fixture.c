/* contest-fixture.c - a small contest of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contest-fixture.h"

#include "brg-rulebooks.h"
#include "brg-sql.h"

#include <stdarg.h>

/* Works of ../fixtures/composition/composition.tsv. */
typedef struct
{
  const char *fen;
  const char *group;
  guint n_moves;
  const char *solution;
  const char *article; /* of the requirement that it breaks, where it is excluded */
  const char *reason;
  gint marks[2]; /* of the two judges */
  gint author;   /* number of a player */
} Composed;

static const Composed composed[] = {
  { "W:W6,7,9,10,12:B4,13,17,18,24",
    "miniature",
    4,
    "1.h6-g7 h8:d8 2.d6-e7 d8:f6 3.c7-d8 a5:c7 4.d8:b6:f2:h4:e7:a3",
    NULL,
    NULL,
    { 7500, 8000 },
    1 },
  { "W:W5,8,9,11,18,28:B4,10,25,26",
    "miniature",
    5,
    "1.d4-c5 d6:b4 2.f6-e7 h8:d8 3.b6-c7 d8:b6 4.a7:e3",
    "11.2.4",
    "На h2 статист.",
    { -1, -1 },
    2 },
  { "W:W6,7,10,13,17:B3,16,22,26,27",
    "miniature",
    5,
    "1.a5-b6 c3:a5 2.c7-b8 a5:e5 3.b8:b4 f8:d6 4.b4:h4",
    "11.2.6",
    "Полное побочное решение: 2.c7-d8.",
    { -1, -1 },
    3 },
  { "W:W6,7,9,10,11,16:B3,13,21,22,25,27",
    "miniature",
    5,
    "1.c7-b8 a5:g7 2.g5-h6 f8:d6 3.b8:b4 a3:c5 4.h6:c1",
    NULL,
    NULL,
    { 8000, 8500 },
    4 },
  { "W:W21,22,25,29,31:B6,7,8,13,14,15,19",
    "kontsovka",
    3,
    "1.c3-b4 a5:c3 2.b2:f1",
    "11.2.3",
    "Решение автора не проходит: 2.b2:f8.",
    { -1, -1 },
    5 },
  { "W:W8,11,16,27,30:B9,15,17,18,22",
    "miniature",
    4,
    "1.c1-d2 c3:h4 2.g7-h8 e5:g7 3.h8:d8 h4:e7 4.d8:h4",
    NULL,
    NULL,
    { 6500, 6000 },
    1 },
  { "W:W6,9,14,27,29,31:B2,7,8,13",
    "miniature",
    5,
    "1.c7-b8 a5:c7 2.b8:h6",
    NULL,
    NULL,
    { 4000, 5000 },
    6 },
  { "W:W6,9,11,23,27:B13,17,22,25,28",
    "miniature",
    5,
    "1.e3-d4 c3:g7 2.f2-g3 h2:f4 3.c7-b8 a5:c7 4.b8:f8",
    NULL,
    NULL,
    { 7500, 7000 },
    7 },
  { "W:W6,8,14,15,18,22:B4,5,7,11,24",
    "miniature",
    5,
    "1.c5-b6 a7:e3 2.c7-d8 f6:b2 3.d8:h4:f2:d4:a1 h8:f6 4.a1:h8",
    NULL,
    NULL,
    { -1, 7500 },
    8 },
  { "W:W10,12,15,19,22,26:B3,8,20,27,28",
    "kontsovka",
    4,
    "1.f4-g5 h4:b2 2.d2-c3 b2:d4 3.d6-e7 f8:d6 4.h6:g1",
    NULL,
    NULL,
    { 7000, 7000 },
    9 },
  { "W:W6,9,12,16,26:B3,7,13,24",
    "miniature",
    4,
    "1.h6-g7 f8:f4 2.d2-e3 f4:d2 3.c7-d8 a5:c7 4.d8:d8",
    NULL,
    NULL,
    { -1, 5500 },
    10 },
  { "W:W7,10,21,22,26,27:B13,14,17,19,20,28",
    "miniature",
    4,
    "1.f2-g3 h4:f2 2.e7-d8 c5:e7 3.d8:g1",
    NULL,
    NULL,
    { -1, 6500 },
    2 },
};

/* What is solved: a work by its place among the composed ones, its points; the last one is of two
 * variants. */
static const struct
{
  gint work; /* -1: that of two variants */
  gint64 points;
} to_solve[] = { { 6, 3000 },  { 5, 4000 }, { 0, 5000 }, { 7, 5000 },
                 { 11, 6000 }, { 3, 8000 }, { 8, 9000 }, { -1, 10000 } };

static const Composed two_variants = {
  "W:W19,23,24,30,31:B9,12,17,28",
  "miniature",
  3,
  "1.f4-g5 h6:d2 2.c1:e3 h2:d2 3.e1:c7 | 1.f4-g5 h2:d2 2.c1:e3 h6:d2 3.e1:c7",
  NULL,
  NULL,
  { -1, -1 },
  5
};

#define N_TO_SOLVE G_N_ELEMENTS (to_solve)

/* Points by work, -1 for what is not checked; for what else he found. */
static const struct
{
  const char *family;
  const char *given;
  const char *title;
  const char *town;
  gint points[N_TO_SOLVE];
  gint side_of;    /* number of a work with a side solution, 0 for none */
  gint inexact_of; /* the same of an inexactness */
} players[] = {
  { "Сизова", "Дарья", "мс", "Пермь", { 3, 4, 5, 5, 6, 8, 9, 5 }, 0, 0 },
  { "Ребров", "Артём", "мс", "Казань", { 3, 4, 5, 5, 6, 8, -1, 10 }, 4, 0 },
  { "Гущин", "Павел", "кмс", "Пермь", { 3, 4, 3, 5, 6, 8, 6, 5 }, 4, 0 },
  { "Тарасова", "Ника", "кмс", "Уфа", { 3, 4, 5, 5, 6, 4, 6, -1 }, 0, 2 },
  { "Белозёр", "Егор", "кмс", "Самара", { 3, 4, 5, 5, 6, 8, 3, 0 }, 0, 0 },
  { "Лыков", "Глеб", "1 р.", "Ижевск", { 3, 4, 5, 5, 3, 4, 6, 0 }, 0, 2 },
  { "Аникина", "Вера", "кмс", "Казань", { 3, 4, 2, 5, 6, 8, 3, 0 }, 0, 0 },
  { "Орлов", "Степан", "1 р.", "Уфа", { 3, 4, 5, 0, 3, 4, 0, 0 }, 0, 2 },
  { "Пирогова", "Лия", "1 р.", "Самара", { 3, 2, 5, 5, 3, 0, 0, 0 }, 0, 0 },
  { "Жуков", "Марк", "2 р.", "Ижевск", { 3, 4, 0, 0, 3, 0, -1, 0 }, 0, 0 },
};

#define N_PLAYERS G_N_ELEMENTS (players)

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* ----- The event ----- */

static void
add_player (GPtrArray *entries, guint i)
{
  BrgEntry *entry = brg_entry_new ();

  set_text (&entry->family_name, players[i].family);
  set_text (&entry->given_name, players[i].given);
  set_text (&entry->title, players[i].title);
  set_text (&entry->town, players[i].town);
  entry->number = (gint) i + 1;
  g_ptr_array_add (entries, entry);
}

static void
set_terms (StoreFixture *fixture, BrgContestKind kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (kind);

  set_text (&terms->status, "региональный");
  set_text (&terms->conditions, "Победителей определяет сумма двух лучших работ автора.");
  set_text (&terms->address, "426000, Ижевск, а/я 64");
  set_text (&terms->announced, "2026-08-10");
  set_text (&terms->closing, kind == BRG_CONTEST_COMPOSING ? "2026-11-15" : "2026-11-28");
  set_text (&terms->preliminary, kind == BRG_CONTEST_COMPOSING ? "2026-12-20" : "2026-11-28");
  set_text (&terms->final, kind == BRG_CONTEST_COMPOSING ? "2027-02-20" : "2026-11-29");
  terms->n_works = kind == BRG_CONTEST_COMPOSING ? 3 : 0;
  terms->n_counted = kind == BRG_CONTEST_COMPOSING ? 2 : 0;
  if (kind == BRG_CONTEST_SOLVING)
    {
      terms->bonus_side = 2000;
      terms->bonus_unsolvable = 3000;
      terms->bonus_inexact = 1000;
    }
  brg_store_set_contest_terms (fixture->store, fixture->group_id, terms, &error);
  g_assert_no_error (error);
}

void
contest_fixture_make (StoreFixture *fixture, BrgContestKind kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  set_text (&event->name, "Конкурс «Кама-64»");
  set_text (&event->place, "Ижевск");
  set_text (&event->starts, "2026-08-10");
  set_text (&event->ends, "2027-02-20");
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_RUSSIAN;
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", "1"));
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "И. П. Сомова", "1"));
  set_text (&group->system, "berger");
  group->n_rounds = 9;
  group->contest = kind;
  for (guint i = 0; i < N_PLAYERS; i++)
    add_player (entries, i);
  brg_store_create_event (fixture->store, event, group, entries, &fixture->group_id, &error);
  g_assert_no_error (error);
  brg_sql_get_int (fixture->store, &fixture->event_id, &error,
                   "SELECT event_id FROM event_group WHERE id = ?1", "i", fixture->group_id);
  g_assert_no_error (error);
  set_terms (fixture, kind);
}

void
contest_fixture_open (StoreFixture *fixture, BrgContestKind kind)
{
  store_fixture_open (fixture, 4);
  contest_fixture_make (fixture, kind);
}

BrgContest *
contest_fixture_load (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgContest *contest = brg_store_load_contest (fixture->store, fixture->group_id, &error);

  g_assert_no_error (error);
  return contest;
}

gint64
contest_fixture_player (StoreFixture *fixture, gint number)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  brg_sql_get_int (fixture->store, &id, &error,
                   "SELECT id FROM entry WHERE group_id = ?1 AND number = ?2", "ii",
                   fixture->group_id, (gint64) number);
  g_assert_no_error (error);
  g_assert_cmpint (id, >, 0);
  return id;
}

BrgContestSection *
contest_fixture_section (const char *name, ...)
{
  BrgContestSection *section = brg_contest_section_new (name);
  const char *judge;
  va_list judges;

  va_start (judges, name);
  while ((judge = va_arg (judges, const char *)) != NULL)
    {
      BrgContestJudge *one = brg_contest_judge_new (0, judge);

      one->is_senior = section->judges->len == 0;
      g_ptr_array_add (section->judges, one);
    }
  va_end (judges);
  return section;
}

static BrgContestWork *
make_work (StoreFixture *fixture, gint64 section_id, const Composed *from, gint author)
{
  BrgContestWork *work = brg_contest_work_new (section_id);

  set_text (&work->fen, from->fen);
  set_text (&work->group, from->group);
  set_text (&work->solution, from->solution);
  set_text (&work->received, "2026-11-04");
  work->n_moves = from->n_moves;
  if (author > 0)
    g_ptr_array_add (work->authors,
                     brg_contest_author_new (contest_fixture_player (fixture, author), NULL, NULL));
  return work;
}

BrgContestWork *
contest_fixture_work (StoreFixture *fixture, gint64 section_id, guint n, gint author)
{
  guint i = 0;

  while (composed[i].article != NULL || n-- > 0)
    i++;
  g_assert_cmpuint (i, <, G_N_ELEMENTS (composed));
  return make_work (fixture, section_id, &composed[i], author);
}

/* ----- Composing ----- */

static void
put_section (StoreFixture *fixture, BrgContestSection *section)
{
  g_autoptr (GError) error = NULL;

  brg_store_put_contest_section (fixture->store, fixture->group_id, section, &error);
  g_assert_no_error (error);
}

static void
put_work (StoreFixture *fixture, BrgContestWork *work)
{
  g_autoptr (GError) error = NULL;

  brg_store_put_contest_work (fixture->store, work, &error);
  g_assert_no_error (error);
}

static void
fill_marks (StoreFixture *fixture,
            const BrgContestSection *section,
            const BrgContestWork *work,
            const Composed *from)
{
  g_autoptr (GError) error = NULL;

  if (from->article != NULL)
    brg_store_set_contest_work_state (fixture->store, work->id, BRG_CONTEST_WORK_EXCLUDED,
                                      from->article, from->reason, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < section->judges->len && from->article == NULL; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      if (from->marks[i] < 0)
        continue;
      brg_store_set_contest_mark (
          fixture->store, work->id, judge->id, from->marks[i],
          i == 0 && work->number == 8 ? "Подставка f2-g3 тонкая, к ней ведёт один ход." : "",
          &error);
      g_assert_no_error (error);
    }
}

static void
fill_composing (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestSection) section =
      contest_fixture_section ("Проблемы-64", "О. Л. Гордеев", "И. Н. Панкова", NULL);
  g_autoptr (BrgContestRemark) remark = NULL;

  set_text (&section->board, "64");
  set_text (&section->kind, "problem");
  put_section (fixture, section);
  for (guint i = 0; i < G_N_ELEMENTS (composed); i++)
    {
      g_autoptr (BrgContestWork) work =
          make_work (fixture, section->id, &composed[i], composed[i].author);

      put_work (fixture, work);
      fill_marks (fixture, section, work, &composed[i]);
      if (work->number != 6)
        continue;
      remark = brg_contest_remark_new (work->id, "predecessor");
      set_text (&remark->sender, "Р. А. Вотинов");
      set_text (&remark->received, "2026-11-20");
      set_text (&remark->text, "Тот же финал: «Шашки», 1998, № 4.");
      brg_store_put_contest_remark (fixture->store, remark, &error);
      g_assert_no_error (error);
    }
}

/* ----- Solving ----- */

static void
put_answer (StoreFixture *fixture, const BrgContestWork *work, guint player, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestAnswer) answer =
      brg_contest_answer_new (work->id, contest_fixture_player (fixture, (gint) player + 1),
                              brg_contest_work_n_variants (work));
  gint64 points = players[player].points[n] < 0 ? -1 : players[player].points[n] * 1000;

  /* One variant after the other; of what is not checked the first one is. */
  for (guint i = 0; i < answer->points->len; i++)
    g_array_index (answer->points, gint64, i) = answer->points->len == 1 ? points
                                                : points < 0
                                                    ? (i == 0 ? 5000 : -1)
                                                    : CLAMP (points - 5000 * (gint64) i, 0, 5000);
  answer->n_side = players[player].side_of == (gint) n + 1;
  answer->n_inexact = players[player].inexact_of == (gint) n + 1;
  g_free (answer->handed_at);
  answer->handed_at =
      g_strdup_printf ("2026-11-28T%02u:%02u:00Z", n < 4 ? 7U : 10U, 10 + 4 * player);
  g_free (answer->sheet);
  answer->sheet = g_strdup_printf ("%u", player * 2 + n / 4 + 1);
  brg_store_put_contest_answer (fixture->store, answer, &error);
  g_assert_no_error (error);
}

static void
fill_solving (StoreFixture *fixture)
{
  g_autoptr (BrgContestSection) first = contest_fixture_section ("Тур 1", NULL);
  g_autoptr (BrgContestSection) second = contest_fixture_section ("Тур 2", NULL);

  set_text (&first->starts_at, "2026-11-28T06:00:00Z");
  set_text (&second->starts_at, "2026-11-28T09:00:00Z");
  first->minutes = 120;
  second->minutes = 120;
  put_section (fixture, first);
  put_section (fixture, second);
  for (guint n = 0; n < N_TO_SOLVE; n++)
    {
      const Composed *from = to_solve[n].work < 0 ? &two_variants : &composed[to_solve[n].work];
      g_autoptr (BrgContestWork) work =
          make_work (fixture, n < 4 ? first->id : second->id, from, 0);

      g_ptr_array_add (work->authors, brg_contest_author_new (0, "М. Ю. Бардин", "Глазов"));
      work->points = to_solve[n].points;
      if (to_solve[n].work < 0)
        {
          g_ptr_array_add (work->variants, brg_contest_variant_new ("1.f4-g5 h6:d2", 5000));
          g_ptr_array_add (work->variants, brg_contest_variant_new ("1.f4-g5 h2:d2", 5000));
        }
      put_work (fixture, work);
      for (guint player = 0; player < N_PLAYERS; player++)
        put_answer (fixture, work, player, n);
    }
}

void
contest_fixture_fill (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);

  if (contest->terms->kind == BRG_CONTEST_SOLVING)
    fill_solving (fixture);
  else
    fill_composing (fixture);
}

static void
judge_section (StoreFixture *fixture, const BrgContest *contest, const BrgContestJudge *judge)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < contest->works->len; i++)
    {
      const BrgContestWork *work = contest->works->pdata[i];
      const BrgContestMarkRow *mark = brg_contest_find_mark (contest, work->id, judge->id);

      if (work->section_id == judge->section_id && work->state == BRG_CONTEST_WORK_RECEIVED &&
          (mark == NULL || mark->mark < 0))
        brg_store_set_contest_mark (fixture->store, work->id, judge->id, 6000, "", &error);
      g_assert_no_error (error);
    }
  if (*judge->handed == '\0')
    brg_store_hand_in_contest_sheet (fixture->store, judge->id, "2026-12-18", &error);
  g_assert_no_error (error);
}

void
contest_fixture_judge (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < contest->sections->len; i++)
    {
      const BrgContestSection *section = contest->sections->pdata[i];

      for (guint n = 0; n < section->judges->len; n++)
        judge_section (fixture, contest, section->judges->pdata[n]);
    }
  for (guint i = 0; i < contest->remarks->len; i++)
    {
      BrgContestRemark *remark = contest->remarks->pdata[i];

      if (*remark->outcome != '\0')
        continue;
      g_free (remark->outcome);
      remark->outcome = g_strdup ("refused");
      g_free (remark->answered);
      remark->answered = g_strdup ("2026-12-19");
      brg_store_put_contest_remark (fixture->store, remark, &error);
      g_assert_no_error (error);
    }
}

void
contest_fixture_publish (StoreFixture *fixture, BrgContestStage stage, const char *day)
{
  g_autoptr (GError) error = NULL;

  brg_store_publish_contest (fixture->store, fixture->group_id, stage, day, &error);
  g_assert_no_error (error);
}

/* ----- Rows ----- */

static void
append_rows (StoreFixture *fixture, GString *text, const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s ORDER BY 1, 2", table);
  g_autoptr (GError) error = NULL;
  sqlite3_stmt *stmt = brg_sql_query (fixture->store, &error, sql, "");
  gboolean has_row = TRUE;

  g_assert_no_error (error);
  while (has_row)
    {
      brg_sql_step (fixture->store, stmt, &has_row, &error);
      g_assert_no_error (error);
      if (has_row)
        g_string_append (text, table);
      for (int i = 0; has_row && i < sqlite3_column_count (stmt); i++)
        g_string_append_printf (text, "|%s", brg_sql_get_text (stmt, i));
      if (has_row)
        g_string_append_c (text, '\n');
    }
}

char *
contest_fixture_dup_rows (StoreFixture *fixture)
{
  static const char *const tables[] = {
    "contest_terms",   "contest_section", "contest_judge",  "contest_work",   "contest_author",
    "contest_variant", "contest_mark",    "contest_remark", "contest_answer", "contest_answer_part",
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    append_rows (fixture, text, tables[i]);
  return g_string_free (text, FALSE);
}

void
contest_fixture_assert_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgJournalEntry) entry = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autofree char *title = brg_journal_entry_dup_title (entry);

  g_assert_cmpstr (title, ==, expected);
}

void
contest_fixture_assert_undone (StoreFixture *fixture, const char *before)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = contest_fixture_dup_rows (fixture);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  g_assert_cmpstr (before, !=, after);
  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  undone = contest_fixture_dup_rows (fixture);
  g_assert_cmpstr (undone, ==, before);
  brg_journal_redo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  redone = contest_fixture_dup_rows (fixture);
  g_assert_cmpstr (redone, ==, after);
}
