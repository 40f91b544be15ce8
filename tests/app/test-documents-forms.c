/* test-documents-forms.c - what stands on each form, as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-date-words.h"
#include "brg-form-csv.h"
#include "brg-form-frame.h"
#include "brg-pairings-form.h"
#include "brg-protocol-form.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-mark.h"
#include "brg-table-form.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <string.h>

static BrgDocumentOptions
usual_options (const BrgWords *words)
{
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  return options;
}

static char *
row_to_text (const BrgForm *form, const BrgFormRow *row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < form->columns->len; i++)
    {
      const BrgFormCell *cell = &row->cells[i];

      if (cell->span == 0)
        continue;
      if (i > 0)
        g_string_append (text, " | ");
      if ((cell->mark & BRG_FORM_BOLD) != 0)
        g_string_append_printf (text, "*%s*", cell->text);
      else if ((cell->mark & BRG_FORM_ITALIC) != 0)
        g_string_append_printf (text, "/%s/", cell->text);
      else
        g_string_append (text, (cell->mark & BRG_FORM_TINTED) != 0 ? "#" : cell->text);
      if (cell->aside != NULL)
        g_string_append_printf (text, " %s", cell->aside);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_row (const BrgForm *form, guint row, const char *expected)
{
  g_autofree char *text = row_to_text (form, brg_form_get_row (form, row));

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_heads (const BrgForm *form, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < form->columns->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " | " : "", brg_form_get_column (form, i)->head);
  g_string_replace (text, "\302\255", "", 0);
  g_assert_cmpstr (text->str, ==, expected);
}

static char *
join (const GPtrArray *texts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) texts->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_notes (const BrgForm *form, const char *expected)
{
  g_autofree char *notes = join (form->notes);

  g_assert_cmpstr (notes, ==, expected);
}

/* The protocol says which results the arbiters gave. */
static void
test_protocol_adjudicated (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options = usual_options (words);
  BrgRound *round = fixture->snapshot->rounds->pdata[4];
  g_autoptr (BrgForm) form = NULL;

  g_array_index (round->games, BrgGame, 1).is_adjudicated = TRUE;
  g_array_index (round->games, BrgGame, 6).is_adjudicated = TRUE;
  form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  g_assert_cmpstr (form->notes->pdata[form->notes->len - 1], ==,
                   "Games adjudicated on boards: 2, 7.");
}

/* What is signed says by which state of the journal it was made. */
static void
test_journal_mark (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) without = brg_protocol_form_new (fixture->snapshot, 5, &options);
  g_autoptr (BrgForm) form = NULL;

  g_assert_cmpstr (without->foot_middle, ==, "напечатано 22.11.2026 17:40");
  brg_snapshot_set_mark (fixture->snapshot, "123:a1b2c3d4");
  form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  g_assert_cmpstr (form->foot_middle, ==, "напечатано 22.11.2026 17:40 · журнал 123:a1b2c3d4");
}

/* Of a file that its journal does not prove nothing is final, whoever wants it so. */
static void
test_doubted (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;

  options.state = BRG_DOCUMENT_FINAL;
  brg_snapshot_set_doubted (fixture->snapshot, TRUE);
  form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  g_assert_cmpstr (form->foot_middle, ==,
                   "напечатано 22.11.2026 17:40 · предварительно: журнал не подтверждает файл");
}

/* rus-draughts-2022 appendix 6. The results are those of the table's round 5. */
static void
test_protocol (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  const BrgFormSignature *arbiter = form->signatures->pdata[0];
  const BrgFormSignature *secretary = form->signatures->pdata[1];

  g_assert_cmpstr (form->title, ==, "ПРОТОКОЛ № 5");
  g_assert_cmpstr (form->form_number, ==, "Форма: приложение № 6");
  g_assert_cmpstr (form->subtitles->pdata[0], ==, "Первенство области по русским шашкам");
  /* rus-draughts-2022 1.2, app. 1: the discipline is named on every paper. */
  g_assert_cmpstr (form->subtitles->pdata[1], ==,
                   "Русские шашки · г. Камск, шахматно-шашечный клуб");
  g_assert_cmpstr (form->left, ==, "20 ноября 2026 г., 10:00");
  g_assert_cmpstr (form->right, ==, "5-й тур");
  assert_heads (form, "Результат | Белые | № | Чёрные | Результат");
  g_assert_cmpuint (form->rows->len, ==, 12);
  assert_row (form, 0, "*2* | Родионов Валерий | 1 | Забелин Семён | 0");
  assert_row (form, 1, "0 | Пахомов Роман | 2 | Давлетов Алексей | *2*");
  assert_row (form, 2, "*2* | Плотников Ярослав | 3 | Трегубов Юрий | 0");
  assert_row (form, 7, "1 | Галиуллина Дарья | 8 | Абросимов Андрей | 1");
  assert_row (form, 11, "0 | Бережной Иван | 12 | Зайнуллина Ирина | *2*");
  assert_notes (form, "Очки 2–1–0. «+» и «−» – партия не состоялась (п.\302\2405.4.7.2).");
  g_assert_cmpstr (arbiter->role, ==, "Главный судья:");
  g_assert_cmpstr (arbiter->name, ==, "В. С. Токарев");
  g_assert_cmpstr (arbiter->category, ==, "(судья первой категории)");
  g_assert_cmpstr (secretary->role, ==, "Главный секретарь:");
  g_assert_cmpstr (form->stamp, ==, "М. П.");
  g_assert_cmpstr (form->foot_event, ==, "Первенство области по русским шашкам");
  g_assert_cmpstr (form->foot_number, ==, "протокол № 5");
  g_assert_cmpstr (form->foot_middle, ==, "напечатано 22.11.2026 17:40");
}

static BrgGame *
game_of (Fixture *fixture, gint round, guint board)
{
  BrgRound *found = fixture->snapshot->rounds->pdata[round - 1];

  return &g_array_index (found->games, BrgGame, board - 1);
}

/* Everything that may stand in a result, and the players without an opponent. */
static void
test_protocol_marks (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (11, 3);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  BrgRound *round = fixture->snapshot->rounds->pdata[2];
  BrgAbsence half = { .entry = 8, .round = 3, .outcome = BRG_OUTCOME_HALF_BYE };
  BrgAbsence other_round = { .entry = 7, .round = 2, .outcome = BRG_OUTCOME_ZERO_BYE };

  game_of (fixture, 3, 1)->white_outcome = BRG_OUTCOME_FORFEIT_WIN;
  game_of (fixture, 3, 1)->black_outcome = BRG_OUTCOME_FORFEIT_LOSS;
  game_of (fixture, 3, 2)->white_outcome = BRG_OUTCOME_ADJOURNED;
  game_of (fixture, 3, 2)->black_outcome = BRG_OUTCOME_ADJOURNED;
  game_of (fixture, 3, 3)->white_outcome = BRG_OUTCOME_NONE;
  game_of (fixture, 3, 3)->black_outcome = BRG_OUTCOME_NONE;
  g_array_remove_index (round->games, 3);
  g_array_append_val (fixture->snapshot->absences, half);
  g_array_append_val (fixture->snapshot->absences, other_round);
  for (guint i = 0; i < round->games->len; i++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, i);

      game->white = game->black == BRG_NOBODY ? 10 : (gint) i;
      game->black = game->black == BRG_NOBODY ? BRG_NOBODY : (gint) i + 4;
    }
  form = brg_protocol_form_new (fixture->snapshot, 3, &options);
  g_assert_cmpuint (form->rows->len, ==, 6);
  assert_row (form, 0, "*+* | Абросимов Александр | 1 | Мухаметдинова Станислав | −");
  assert_row (form, 1, "✉ | Измайлов Константин | 2 | Христорождественская Вера | ✉");
  assert_row (form, 2, " | Стрельникова Ян | 3 | Зайнуллина Мария | ");
  assert_row (form, 4, "+ | Ушаков Иван |  | /свободен/ | ");
  assert_row (form, 5, " | Лобачёв Ян |  | /без пары/ | ");
  assert_notes (form, "Очки 1–½–0. «+» и «−» – партия не состоялась. ✉ – отложенная партия. "
                      "Пропускают тур: Галиуллина Константин (½).");
}

static void
open_games_of (Fixture *fixture, gint player)
{
  for (guint i = 0; i < fixture->snapshot->rounds->len; i++)
    {
      GArray *games = ((BrgRound *) fixture->snapshot->rounds->pdata[i])->games;

      for (guint k = 0; k < games->len; k++)
        {
          BrgGame *game = &g_array_index (games, BrgGame, k);

          if (game->white == player || game->black == player)
            game->white_outcome = game->black_outcome = BRG_OUTCOME_NONE;
        }
    }
}

/* Who left is named so, and an open game has the marks of the table, or none where it is annulled.
 */
static void
test_protocol_leavers (gconstpointer data)
{
  const char *rulebook = data;
  gboolean is_annulled = g_str_equal (rulebook, "ussr-chess-1956");
  g_autoptr (Fixture) fixture = fixture_new_large_round_robin (6, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  const BrgGame *game = game_of (fixture, 1, 1);
  g_autofree char *white =
      brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, game->white));
  g_autofree char *black =
      brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, game->black));
  const char *mark = is_annulled ? "" : "−";
  g_autofree char *row =
      g_strdup_printf ("%s | %s – withdrew | 1 | %s | %s", mark, white, black, mark);

  fixture->snapshot->event->rulebook = brg_rulebook_find (rulebook);
  ((BrgEntry *) fixture->snapshot->entries->pdata[game->white])->left_after = 0;
  open_games_of (fixture, game->white);
  form = brg_protocol_form_new (fixture->snapshot, 1, &options);
  assert_row (form, 0, row);
}

/* In a round robin the free player gets nothing. */
static void
test_protocol_free_player (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_round_robin (5, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  BrgGame bye = {
    .board = 3, .white = 0, .black = BRG_NOBODY, .white_outcome = BRG_OUTCOME_ZERO_BYE
  };

  g_array_append_val (((BrgRound *) fixture->snapshot->rounds->pdata[0])->games, bye);
  form = brg_protocol_form_new (fixture->snapshot, 1, &options);
  g_assert_cmpuint (form->rows->len, ==, 3);
  assert_row (form, 2, " | Абросимов Александр |  | /bye/ | ");
}

static const char *
get_last_note (const BrgForm *form)
{
  return form->notes->len > 0 ? form->notes->pdata[form->notes->len - 1] : NULL;
}

/* The list for the wall, by boards and by name, and the protocol say which pairs are not the
 * program's, why, and who decided; pairs of a file that never asked are named without a reason. */
static void
test_changed_pairs (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autofree gint *points = fixture_points_before (fixture, 5);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgWords) russian = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  BrgRound *round = fixture->snapshot->rounds->pdata[4];
  BrgGame *game = &g_array_index (round->games, BrgGame, 2);
  const char *white = brg_snapshot_get_entry (fixture->snapshot, game->white)->family_name;
  const char *black = brg_snapshot_get_entry (fixture->snapshot, game->black)->family_name;
  g_autofree char *bare = g_strdup_printf ("Pairs changed by hand: 3. %s – %s.", white, black);
  g_autofree char *whole = g_strdup_printf ("%s Reason: one family. Decision: G. Osipov.", bare);
  g_autofree char *foreign = g_strdup_printf (
      "Изменены пары: 3. %s – %s. Основание: one family. Решение: G. Osipov.", white, black);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BrgForm) list = NULL;
      g_autoptr (BrgForm) protocol = NULL;

      options.words = i == 2 ? russian : words;
      options.order = i == 1 ? BRG_DOCUMENT_BY_NAME : BRG_DOCUMENT_BY_NUMBER;
      list = brg_pairings_form_new (fixture->snapshot, points, 5, &options);
      g_assert_null (get_last_note (list));
      game->is_manual = TRUE;
      g_clear_pointer (&list, brg_form_free);
      list = brg_pairings_form_new (fixture->snapshot, points, 5, &options);
      if (i < 2)
        g_assert_cmpstr (get_last_note (list), ==, bare);
      g_free (round->changed_reason);
      g_free (round->changed_by);
      round->changed_reason = g_strdup ("one family");
      round->changed_by = g_strdup ("G. Osipov");
      g_clear_pointer (&list, brg_form_free);
      list = brg_pairings_form_new (fixture->snapshot, points, 5, &options);
      g_assert_cmpstr (get_last_note (list), ==, i == 2 ? foreign : whole);
      protocol = brg_protocol_form_new (fixture->snapshot, 5, &options);
      g_assert_true (g_ptr_array_find_with_equal_func (protocol->notes, get_last_note (list),
                                                       g_str_equal, NULL));
      game->is_manual = FALSE;
      /* Pairs were forbidden, or drawn anew: none of them is the arbiter's own. */
      g_clear_pointer (&list, brg_form_free);
      list = brg_pairings_form_new (fixture->snapshot, points, 5, &options);
      if (i < 2)
        g_assert_cmpstr (get_last_note (list), ==,
                         "The pairing was changed. Reason: one family. Decision: G. Osipov.");
      *round->changed_reason = '\0';
    }
}

/* rus-draughts-2022 9.2.4.1: in renju Black moves first and is named first. */
static void
test_protocol_renju (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autofree gint *points = fixture_points_before (fixture, 5);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) list = NULL;

  fixture->snapshot->event->discipline = BRG_DISCIPLINE_RENJU;
  form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  assert_heads (form, "Результат | Чёрные | № | Белые | Результат");
  assert_row (form, 1, "*2* | Давлетов Алексей | 2 | Пахомов Роман | 0");
  list = brg_pairings_form_new (fixture->snapshot, points, 5, &options);
  assert_heads (list, "Доска | Чёрные | Очки | Белые | Очки");
  assert_row (list, 1, "*2* | Давлетов Алексей | 6 | Пахомов Роман | 6");
}

/* While no start is told, a round of an event of one day is on that day. */
static void
assert_one_day (BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autofree char *expected = brg_date_words_day (words, snapshot->event->starts);
  char *ends = snapshot->event->ends;
  g_autofree char *day = NULL;

  snapshot->event->ends = snapshot->event->starts;
  day = brg_form_frame_dup_round_day (snapshot, NULL, words);
  snapshot->event->ends = ends;
  g_assert_cmpstr (day, ==, expected);
}

/* What the options leave out, and blanks to be filled in by hand. */
static void
test_protocol_options (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  BrgRound *round = fixture->snapshot->rounds->pdata[4];
  BrgOfficial *official = fixture->snapshot->event->officials->pdata[0];

  g_free (round->starts_at);
  round->starts_at = g_strdup ("");
  g_free (official->category);
  official->category = g_strdup ("");
  options.number = "5/20";
  options.form_number = FALSE;
  options.stamp = FALSE;
  options.state = BRG_DOCUMENT_CORRECTED;
  options.father_names = TRUE;
  form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  g_assert_cmpstr (form->title, ==, "RESULT SHEET No. 5/20");
  g_assert_cmpstr (form->left, ==, "____ ______________ 20____");
  assert_one_day (fixture->snapshot, words);
  g_assert_cmpstr (form->form_number, ==, "");
  g_assert_cmpstr (form->stamp, ==, "");
  g_assert_cmpstr (((BrgFormSignature *) form->signatures->pdata[0])->category, ==,
                   "(arbiter, category ____)");
  g_assert_cmpstr (form->foot_middle, ==, "printed 2026-11-22 17:40 · corrected");
  g_clear_pointer (&form, brg_form_free);
  options.signatures = FALSE;
  form = brg_protocol_form_new (fixture->snapshot, 5, &options);
  g_assert_cmpuint (form->signatures->len, ==, 0);
}

/* rus-draughts-2022 appendix 10, the table of the mock. */
static void
test_swiss_table (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;

  options.number = "12";
  options.state = BRG_DOCUMENT_FINAL;
  options.n_prizes = 3;
  form = brg_table_form_new (&fixture->source, &options);
  g_assert_cmpstr (form->title, ==, "Протокол (таблица результатов)");
  g_assert_cmpstr (form->form_number, ==, "Форма: приложение № 10");
  g_assert_cmpstr (form->subtitles->pdata[0], ==,
                   "Первенство области по русским шашкам, швейцарская система, 9 туров, "
                   "24 участника");
  g_assert_cmpstr (form->left, ==, "Русские шашки · г. Камск, шахматно-шашечный клуб");
  g_assert_cmpstr (form->right, ==, "16 – 22 ноября 2026 г.");
  assert_heads (form,
                "Место | № | Фамилия, имя | Зв., р/д | Рейтинг | Организация | I |  | II |  | "
                "III |  | IV |  | V |  | VI |  | VII |  | VIII |  | IX |  | Очки | Кт1 | "
                "Кт2");
  assert_row (form, 0,
              "*1* | 3 | Давлетов Алексей | мс | 2256 | Пермский кр. | 16б | *2* | 12ч | "
              "*2* | 11б | *2* | 7ч | 0 | 4ч | *2* | 8б | *2* | 2ч | 1 | 13б | *2* | 6б | "
              "*2* | *15* | 88 | 95");
  assert_row (form, 23,
              "*24* | 22 | Макеев Андрей | 1 р. | 1873 | Удмуртия | 9ч | 0 | 13б | 0 | "
              "21ч | 0 | 20ч | 1 | 19б | 1 | 16б | 0 | 24б | *2* | 23б | 0 | 17ч | 0 | "
              "*4* | 62 | 67");
  g_assert_true (brg_form_get_row (form, 3)->line_above);
  g_assert_false (brg_form_get_row (form, 4)->line_above);
  assert_notes (form, "Очки 2–1–0. В клетках тура: стартовый № соперника, цвет (б, ч), очки. "
                      "Кт1 – усечённый Солкоф (п.\302\2405.4.8.7). "
                      "Кт2 – Солкоф (п.\302\2405.4.8.5). Черта отделяет призовые места.");
  g_assert_cmpstr (form->foot_middle, ==,
                   "напечатано 22.11.2026 17:40 · после 9-го тура, окончательно");
}

/* A table in the middle of the event says so under its title. */
static void
test_swiss_table_provisional (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) list = NULL;

  fixture->source.through_round = 5;
  options.state = BRG_DOCUMENT_PROVISIONAL;
  form = brg_table_form_new (&fixture->source, &options);
  g_assert_cmpstr (form->subtitles->pdata[1], ==, "после 5-го тура, предварительно");
  list = brg_table_form_new_standings (&fixture->source, &options);
  g_assert_cmpstr (list->title, ==, "Положение после 5-го тура");
}

/* rus-draughts-2022 appendix 9 with a leaver by 5.4.5.2. */
static void
test_round_robin_table (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("rus-draughts-2022");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = brg_table_form_new (&fixture->source, &options);

  g_assert_cmpstr (form->form_number, ==, "Форма: приложение № 9");
  assert_heads (form, "№ | Фамилия, имя | Зв., р/д | Рейтинг | Организация | 1 | 2 | 3 | 4 | 5 | 6 "
                      "| 7 | 8 | 9 | 10 | 11 | 12 | Кт | Очки | Место");
  assert_row (form, 0,
              "1 | Родионов Кирилл | мс | 2215 | С.-Петербург | # | ½ | ½ | ½ | /½/ | 0 | "
              "½ | ½ | 0 |  |  | ½ | 11¾ | *3* | *9*");
  assert_row (form, 4,
              "/5/ | /Егоршина Валерия/ (выбыла) | /мф/ | /2356/ | /Москва/ | /½/ | /−/ | "
              "/−/ | /−/ | # | /−/ | /−/ | /1/ | /1/ | /1/ | /1/ | /−/ | "
              "/вне зачёта, п.\302\2405.4.5.2/");
  assert_row (form, 8,
              "9 | Маслюк Юлия | мс | 2112 | Воронежская обл. | *1* | "
              " |  | *1* | /0/ | 0 | 0 | 0 | # | ½ | ✉ | 0 | 8¼ | *2½* | *7–11*");
  g_assert_true (brg_form_get_row (form, 4)->cells[5].mark & BRG_FORM_HATCHED);
  g_assert_true (brg_form_get_row (form, 0)->cells[9].mark & BRG_FORM_HATCHED);
  g_assert_cmpuint (form->struck_columns->len, ==, 0);
  g_assert_cmpuint (brg_form_get_row (form, 4)->struck_until, ==, 0);
}

/* ussr-chess-1956 23: struck out up to the note; the book knows no numbered forms. */
static void
test_round_robin_table_struck (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("ussr-chess-1956");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = brg_table_form_new (&fixture->source, &options);

  g_assert_cmpstr (form->form_number, ==, "");
  assert_row (form, 4,
              "5 | Егоршина Валерия (выбыла) | мф | 2356 | Москва | ½ |  |  |  | # |  |  | "
              "1 | 1 | 1 | 1 |  | аннулировано, §\302\24023");
  g_assert_cmpuint (form->struck_columns->len, ==, 1);
  g_assert_cmpuint (g_array_index (form->struck_columns, guint, 0), ==, 9);
  g_assert_cmpuint (brg_form_get_row (form, 4)->struck_until, ==, 17);
  g_assert_cmpuint (brg_form_get_row (form, 3)->struck_until, ==, 0);
}

/* rus-draughts-2022 5.4.6: what a point of the list is. */
static void
test_standings_meetings (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("rus-draughts-2022");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) plain = brg_table_form_new_standings (&fixture->source, &options);
  g_autoptr (BrgForm) form = NULL;

  fixture->snapshot->group->meeting_games = 2;
  form = brg_table_form_new_standings (&fixture->source, &options);
  g_assert_cmpuint (form->notes->len, ==, plain->notes->len + 1);
  g_assert_nonnull (strstr (form->notes->pdata[form->notes->len - 1], "Micro-matches of 2 games"));
}

static void
test_standings (void)
{
  g_autoptr (Fixture) fixture = fixture_new_round_robin ("ussr-chess-1956");
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = brg_table_form_new_standings (&fixture->source, &options);

  g_assert_cmpstr (form->title, ==, "Итоговое положение");
  assert_heads (form, "Место | № | Фамилия, имя | Зв., р/д | Рейтинг | Организация | Очки | Кт");
  assert_row (form, 0, "*1* | 10 | Измайлова Лидия | мм | 2435 | Калужская обл. | *5½* | 22½");
  assert_row (form, 11,
              " | 5 | Егоршина Валерия (выбыла) | мф | 2356 | Москва | "
              "аннулировано, §\302\24023");
  g_assert_true (brg_form_get_row (form, 11)->line_above);
  assert_notes (form, "Очки 1–½–0. Кт – Зонненборн-Бергер. № 5 Егоршина Валерия: сыграно партий 5 "
                      "из 11 (половина – 5½), все они аннулированы, §\302\24023.");
}

/* Points before the round, added up in the table. */
static void
test_pairings_by_board (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autofree gint *points = fixture_points_before (fixture, 10);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;

  fixture_add_open_round (fixture);
  form = brg_pairings_form_new (fixture->snapshot, points, 10, &options);
  g_assert_cmpstr (form->title, ==, "Пары 10-го тура");
  g_assert_cmpstr (form->left, ==, "20 ноября 2026 г.");
  g_assert_cmpstr (form->right, ==, "начало в 10:00");
  assert_heads (form, "Доска | Белые | Очки | Чёрные | Очки");
  assert_row (form, 0, "*1* | Давлетов Алексей | 15 | Плотников Ярослав | 14");
  assert_row (form, 11, "*12* | Минаев Матвей | 5 | Макеев Андрей | 4");
  g_assert_cmpuint (form->signatures->len, ==, 0);
  g_assert_cmpstr (form->stamp, ==, "");
}

static void
test_pairings_by_name (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (9, 3);
  g_autofree gint *points = fixture_points_before (fixture, 2);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  g_autoptr (BrgForm) form = NULL;

  options.order = BRG_DOCUMENT_BY_NAME;
  form = brg_pairings_form_new (fixture->snapshot, points, 2, &options);
  g_assert_cmpstr (form->title, ==, "Пары 2-го тура по алфавиту");
  g_assert_cmpuint (form->n_blocks, ==, 2);
  assert_heads (form, "Фамилия, имя | Доска | Цвет | Соперник");
  g_assert_cmpuint (form->rows->len, ==, 9);
  assert_row (form, 0, "Абросимов Александр | *1* | бел. | Зайнуллина М.");
  assert_row (form, 1, "Галиуллина Константин |  |  | /свободен/");
  assert_row (form, 3, "Зайнуллина Мария | *1* | чёрн. | Абросимов А.");
}

static void
test_csv (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = usual_options (words);
  BrgEntry *entry = fixture->snapshot->entries->pdata[0];
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *csv = NULL;
  g_auto (GStrv) lines = NULL;

  g_free (entry->organisation);
  entry->organisation = g_strdup ("Клуб \"Ладья\"; Ижевск");
  options.order = BRG_DOCUMENT_BY_NUMBER;
  form = brg_table_form_new (&fixture->source, &options);
  csv = brg_form_to_csv (form, ';');
  lines = g_strsplit (csv, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 26);
  g_assert_cmpstr (lines[0], ==,
                   "Место;№;Фамилия, имя;Зв., р/д;Рейтинг;Организация;I;I 2;II;II 2;III;III 2;IV;"
                   "IV 2;V;V 2;VI;VI 2;VII;VII 2;VIII;VIII 2;IX;IX 2;Очки;Кт1;Кт2");
  g_assert_cmpstr (lines[1], ==,
                   "8;1;Родионов Валерий;мс;2324;\"Клуб \"\"Ладья\"\"; Ижевск\";14б;2;8ч;1;2б;1;"
                   "11ч;1;10б;2;7б;0;6ч;0;4ч;2;9ч;1;10;88;97");
  g_assert_cmpstr (lines[25], ==, "");
}

BRG_TEST_TOPIC ("documents-forms")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/forms/rus-draughts-2022/14.1.1/protocol", test_protocol);
  g_test_add_func ("/documents/forms/journal-mark", test_journal_mark);
  g_test_add_func ("/documents/forms/doubted", test_doubted);
  g_test_add_func ("/documents/forms/rus-draughts-2022/5.4.10.12/changed-pairs",
                   test_changed_pairs);
  g_test_add_func ("/documents/forms/protocol-adjudicated", test_protocol_adjudicated);
  g_test_add_func ("/documents/forms/protocol/marks", test_protocol_marks);
  g_test_add_data_func ("/documents/forms/rus-draughts-2022/5.4.5.2/protocol-of-leavers",
                        "rus-draughts-2022", test_protocol_leavers);
  g_test_add_data_func ("/documents/forms/ussr-chess-1956/23/protocol-of-leavers",
                        "ussr-chess-1956", test_protocol_leavers);
  g_test_add_func ("/documents/forms/protocol/free-player", test_protocol_free_player);
  g_test_add_func ("/documents/forms/rus-draughts-2022/9.2.4.1/black-first", test_protocol_renju);
  g_test_add_func ("/documents/forms/protocol/options", test_protocol_options);
  g_test_add_func ("/documents/forms/rus-draughts-2022/14.1.3/swiss", test_swiss_table);
  g_test_add_func ("/documents/forms/swiss/provisional", test_swiss_table_provisional);
  g_test_add_func ("/documents/forms/rus-draughts-2022/14.1.3/round-robin", test_round_robin_table);
  g_test_add_func ("/documents/forms/ussr-chess-1956/23/struck-out", test_round_robin_table_struck);
  g_test_add_func ("/documents/forms/standings", test_standings);
  g_test_add_func ("/documents/forms/rus-draughts-2022/5.4.6/standings", test_standings_meetings);
  g_test_add_func ("/documents/forms/rus-draughts-2022/5.4.1.1/by-board", test_pairings_by_board);
  g_test_add_func ("/documents/forms/pairings/by-name", test_pairings_by_name);
  g_test_add_func ("/documents/forms/csv", test_csv);
  return g_test_run ();
}
