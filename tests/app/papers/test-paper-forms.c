/* test-paper-forms.c - the forms of the books to the letter: columns, their order, who signs
 *
 * The Russian words are those of the appendices themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-event-table.h"
#include "brg-match-form.h"
#include "brg-paper-list.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-totals-form.h"
#include "event-fixture.h"
#include "postal-fixture.h"
#include "team-fixture.h"

#include <string.h>

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
init_options (BrgDocumentOptions *options, BrgWords *words)
{
  g_assert_nonnull (words);
  brg_document_options_init (options, words);
}

static BrgWords *
open_russian (void)
{
  return brg_words_load ("ru", g_getenv ("DOCUMENTS_RU_MO"), NULL);
}

/* Heads from left to right; where a word is broken over lines in the column is no matter. */
static char *
dup_heads (const BrgForm *form)
{
  GString *heads = g_string_new (NULL);

  for (guint i = 0; i < form->columns->len; i++)
    g_string_append_printf (heads, "%s%s", i > 0 ? "|" : "", brg_form_get_column (form, i)->head);
  g_string_replace (heads, "\302\255", "", 0);
  g_string_replace (heads, "\n", " ", 0);
  return g_string_free (heads, FALSE);
}

static char *
dup_row (const BrgForm *form, guint index)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < form->columns->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "",
                            brg_form_get_row (form, index)->cells[i].text);
  return g_string_free (text, FALSE);
}

static void
assert_row (const BrgForm *form, guint index, const char *expected)
{
  g_autofree char *row = dup_row (form, index);

  g_assert_cmpstr (row, ==, expected);
}

/* What an appendix has, from left to right and downwards. */
typedef struct
{
  const char *title;
  const char *form_number;
  const char *heads;
  const char *roles;
} Sample;

static void
assert_sample (const BrgForm *form, const Sample *sample)
{
  g_autofree char *heads = dup_heads (form);
  g_autoptr (GString) roles = g_string_new (NULL);

  for (guint i = 0; i < form->signatures->len; i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];

      g_string_append_printf (roles, "%s%s", i > 0 ? " " : "", signature->role);
      g_assert_cmpstr (signature->category, ==, "(судья ____ категории)");
    }
  g_assert_cmpstr (form->title, ==, sample->title);
  g_assert_cmpstr (form->form_number, ==, sample->form_number);
  g_assert_cmpstr (heads, ==, sample->heads);
  g_assert_cmpstr (roles->str, ==, sample->roles);
}

#define BOTH "Главный судья: Главный секретарь:"

/* "____ – ____ 20__ г." of appendices 9, 10 and 11. */
#define DAYS "16 – 22 ноября 2026 г."
#define BLANK_DAYS "____ – ____ 20____ г."

/* The days of an event that has none are written by hand. */
static void
assert_blank_days (BrgSnapshot *snapshot, const char *id, const BrgDocumentOptions *options)
{
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) list = NULL;

  set_text (&snapshot->event->starts, "");
  set_text (&snapshot->event->ends, "");
  form = brg_event_document_new_form (snapshot, id, 1, options);
  g_assert_cmpstr (form->right, ==, BLANK_DAYS);
  list = brg_event_document_new_form (snapshot, "standings", 1, options);
  g_assert_cmpstr (list->right, ==, "");
}

static void
name_places (BrgSnapshot *snapshot)
{
  set_text (&snapshot->event->starts, "2026-11-16");
  set_text (&snapshot->event->ends, "2026-11-22");
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->title, "мс");
      set_text (&entry->organisation, "Удмуртия");
      entry->rating = 2000;
    }
}

/* rus-draughts-2022 appendices 6, 9, 10. */
static void
test_players (void)
{
  static const Sample protocol = { "ПРОТОКОЛ № 1", "Форма: приложение № 6",
                                   "Результат|Белые|№|Чёрные|Результат", BOTH };
  static const Sample square = {
    "Протокол (таблица результатов)", "Форма: приложение № 9",
    "№|Фамилия, имя|Зв., р/д|Рейтинг|Организация|1|2|3|4|Кт|Очки|Место", BOTH
  };
  static const Sample swiss = {
    "Протокол (таблица результатов)", "Форма: приложение № 10",
    "Место|№|Фамилия, имя|Зв., р/д|Рейтинг|Организация|I||II||Очки|Кт1|Кт2", BOTH
  };
  g_autoptr (BrgSnapshot) robin = event_fixture_new ("berger", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgSnapshot) field = event_fixture_new ("dutch", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) of_round = NULL;
  g_autoptr (BrgForm) of_robin = NULL;
  g_autoptr (BrgForm) of_field = NULL;
  BrgDocumentOptions options;

  init_options (&options, words);
  name_places (robin);
  name_places (field);
  set_text (&robin->group->tie_breaks, "SB");
  set_text (&field->group->tie_breaks, "BH,WIN");
  event_fixture_add_round (robin, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  event_fixture_add_round (field, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  of_round = brg_event_document_new_form (robin, "protocol", 1, &options);
  assert_sample (of_round, &protocol);
  /* The blank of the day and the round, as the samples have them over their tables. */
  g_assert_cmpstr (of_round->left, ==, "«____» ______________ 20____ г.");
  g_assert_cmpstr (of_round->right, ==, "1-й тур");
  of_robin = brg_event_document_new_form (robin, "table", 1, &options);
  assert_sample (of_robin, &square);
  g_assert_cmpstr (of_robin->right, ==, DAYS);
  of_field = brg_event_document_new_form (field, "table", 1, &options);
  assert_sample (of_field, &swiss);
  g_assert_cmpstr (of_field->right, ==, DAYS);
  assert_blank_days (robin, "table", &options);
  assert_blank_days (field, "table", &options);
}

/* rus-draughts-2022 appendix 7: the protocol of a match, and the summary. */
static void
test_teams (void)
{
  static const Sample match = { "Протокол командных соревнований", "Форма: приложение № 7",
                                "№|Команда 1 Team1|Команда 2 Team2|Результат",
                                "Судья матча: " BOTH };
  static const Sample summary = { "Сводный протокол командных соревнований",
                                  "Форма: приложение № 7", "№|Команда 1|Результат|Команда 2",
                                  BOTH };
  g_autoptr (BrgSnapshot) teams = team_fixture_new (2, 2, 2);
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) of_match = NULL;
  g_autoptr (BrgForm) of_round = NULL;
  BrgDocumentOptions options;

  init_options (&options, words);
  teams->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  set_text (&teams->group->name, "А");
  team_fixture_add_round (teams, BRG_ROUND_CLOSED, "1-2:11");
  of_match = brg_match_form_new (teams, 1, 0, NULL, &options);
  assert_sample (of_match, &match);
  g_assert_cmpstr (of_match->subtitles->pdata[0], ==, "ПРОТОКОЛ № 1");
  g_assert_cmpstr (of_match->left, ==, "Тур 1, группа А");
  g_assert_cmpstr (of_match->right, ==, "«____» ______________ 20____ г.");
  assert_row (of_match, 2, "Итоговый результат:|||1 – 1");
  assert_row (of_match, 3, "в пользу команды —|||");
  assert_row (
      of_match, 4,
      "Капитан 1 ______________________\n\u00a0||Капитан 2 ______________________\n\u00a0|");
  of_round = brg_match_form_new_summary (teams, 1, &options);
  assert_sample (of_round, &summary);
  g_assert_cmpstr (of_round->left, ==, "Тур 1, группа А");
  g_assert_cmpstr (of_round->notes->pdata[1], ==, "Протоколы матчей: № 1 – 1.");
}

/* rus-draughts-2022 14.1.3: the rows of players of a team have their titles and ratings. */
static void
test_boards (void)
{
  g_autoptr (BrgSnapshot) teams = team_fixture_new (2, 2, 2);
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) without = NULL;
  g_autofree char *heads = NULL;
  g_autofree char *heads_without = NULL;
  BrgDocumentOptions options;
  BrgEntry *player = teams->players->entries->pdata[0];

  init_options (&options, words);
  teams->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  set_text (&player->title, "мс");
  player->rating = 2210;
  team_fixture_add_round (teams, BRG_ROUND_CLOSED, "1-2:11");
  form = brg_event_document_new_form (teams, "boards", 1, &options);
  heads = dup_heads (form);
  g_assert_true (g_str_has_prefix (heads, "Место|№|Команда, участник|Зв., р/д|Рейтинг|I||"));
  g_assert_cmpstr (brg_form_get_row (form, 1)->cells[3].text, ==, "мс");
  g_assert_cmpstr (brg_form_get_row (form, 1)->cells[4].text, ==, "2210");
  /* Where no sample asks for them they stand only when somebody has one. */
  teams->event->rulebook = brg_rulebook_find ("fide-2023");
  for (guint i = 0; i < teams->players->entries->len; i++)
    {
      BrgEntry *entry = teams->players->entries->pdata[i];

      set_text (&entry->title, "");
      entry->rating = 0;
    }
  without = brg_event_document_new_form (teams, "boards", 1, &options);
  heads_without = dup_heads (without);
  g_assert_null (strstr (heads_without, "Рейтинг"));
}

/* rus-draughts-2022 appendix 11. */
static void
test_totals (void)
{
  static const Sample sample = {
    "Протокол (таблица результатов) командного зачёта", "Форма: приложение № 11",
    "Место|Команда|Фамилия, имя, отчество|Зв., р/д|Рейтинг|Очки участников|Сумма очков|Сумма мест "
    "участников|Прим.",
    BOTH
  };
  g_autoptr (BrgSnapshot) field = event_fixture_new ("dutch", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgEventTable) table = NULL;
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  BrgTableSource source;

  init_options (&options, words);
  name_places (field);
  set_text (&field->group->totals_by, "organisation");
  event_fixture_add_round (field, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  table = brg_event_table_new (field, 0);
  source = brg_event_table_get_source (table, field);
  form = brg_totals_form_new (&source, &options);
  assert_sample (form, &sample);
  g_assert_cmpstr (form->right, ==, DAYS);
  assert_blank_days (field, "totals", &options);
}

/* rus-draughts-2022 10.3.6, table 2: the words of its heads, in their order. */
static void
test_chart (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *heads = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgPaperSource source = { 0 };

  postal_fixture_open (&fixture, 4);
  postal_fixture_add (&fixture, store_fixture_game (&fixture, 1, 1),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  snapshot = store_fixture_load (&fixture);
  init_options (&options, words);
  options.printed_at = "2026-06-20 12:00";
  source.snapshot = snapshot;
  source.store = fixture.store;
  form = brg_paper_list_find ("postal-chart")->make (&source, &options, &error);
  g_assert_no_error (error);
  heads = dup_heads (form);
  g_assert_cmpstr (heads, ==,
                   "Получено|Отправлено|Время на ход|Время суммарно|Ход белых|№ хода|Ход чёрных|"
                   "Получено|Отправлено|Время на ход|Время суммарно");
  assert_row (form, 0, "Белые: Игрок2||||В-26-01|||Чёрные: Игрок3|||");
  store_fixture_close (&fixture);
}

static BrgForm *
make_order (BrgSnapshot *snapshot, BrgWords *words)
{
  BrgDocumentOptions options;

  init_options (&options, words);
  return brg_event_document_new_form (snapshot, "order-of-play", 0, &options);
}

/* rus-draughts-2022 app. 2: the table of the order of play; in renju who stands first has Black. */
static void
test_order (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) renju = NULL;
  g_autofree char *heads = NULL;

  g_assert_false (brg_event_document_is_available (snapshot, "order-of-play", 0));
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 2-3");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-3 1-2");
  g_assert_true (brg_event_document_is_available (snapshot, "order-of-play", 0));
  form = make_order (snapshot, words);
  heads = dup_heads (form);
  g_assert_cmpstr (form->title, ==, "Таблица очерёдности игры");
  g_assert_cmpstr (form->form_number, ==, "Форма: приложение № 2");
  g_assert_cmpstr (heads, ==, "№ тура||");
  assert_row (form, 0, "1|1:4|2:3");
  assert_row (form, 1, "2|4:3|1:2");
  g_assert_cmpstr (form->notes->pdata[0], ==, "Участник, чей номер стоит первым, играет белыми.");
  g_assert_true (g_str_has_prefix (form->notes->pdata[1], "1\u00a0Player01, 2\u00a0Player02, "));
  snapshot->event->discipline = BRG_DISCIPLINE_RENJU;
  renju = make_order (snapshot, words);
  assert_row (renju, 0, "1|4:1|3:2");
  g_assert_cmpstr (renju->notes->pdata[0], ==,
                   "Участник, чей номер стоит первым, начинает партию чёрными.");
}

/* ussr-chess-1956 app. 2: the number that an odd field lacks stands in brackets, and who left keeps
 * his place. */
static void
test_odd_order (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "ussr-chess-1956", 3, 3);
  g_autoptr (BrgSnapshot) swiss = event_fixture_new ("dutch", "ussr-chess-1956", 4, 3);
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *heads = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "2-3");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-2");
  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 0;
  form = make_order (snapshot, words);
  heads = dup_heads (form);
  g_assert_cmpstr (form->title, ==, "Таблица очереди игры");
  g_assert_cmpstr (form->form_number, ==, "прил.\u00a02");
  g_assert_cmpstr (heads, ==, "Тур||");
  g_assert_cmpstr (form->notes->pdata[0], ==,
                   "Участник, номер которого указан первым, играет белыми.");
  assert_row (form, 0, "1|1–(4)|2–3");
  assert_row (form, 1, "2|(4)–3|1–2");
  g_assert_cmpstr (form->notes->pdata[1], ==,
                   "Участник, чей номер стоит рядом со скобками, в данном туре свободен.");
  g_assert_false (brg_event_document_is_available (swiss, "order-of-play", 0));
}

/* rus-chess-2014 22.5: the Berger tables, as the book writes them; a book without tables cites
 * none. */
static void
test_berger (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-chess-2014", 4, 3);
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) plain = NULL;
  g_autofree char *heads = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 2-3");
  form = make_order (snapshot, words);
  heads = dup_heads (form);
  g_assert_cmpstr (form->title, ==, "Таблица Бергера");
  g_assert_cmpstr (form->form_number, ==, "ст.\u00a022.5");
  g_assert_cmpstr (heads, ==, "№ тура||");
  assert_row (form, 0, "1|1:4|2:3");
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  plain = make_order (snapshot, words);
  g_assert_cmpstr (plain->title, ==, "Таблица очерёдности игры");
  g_assert_cmpstr (plain->form_number, ==, "");
}

static void
assert_heads (const char *id, const BrgPaperSource *source, const char *expected)
{
  g_autoptr (BrgWords) words = open_russian ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *heads = NULL;
  BrgDocumentOptions options;

  init_options (&options, words);
  form = brg_paper_new_form (brg_paper_list_find (id), source, &options, NULL);
  g_assert_nonnull (form);
  heads = dup_heads (form);
  if (!g_str_has_prefix (heads, expected))
    g_assert_cmpstr (heads, ==, expected);
}

/* Teams have no family names and no colour. */
static void
test_heads_of_teams (void)
{
  g_autoptr (BrgSnapshot) teams = team_fixture_new (4, 2, 2);
  BrgPaperSource source = { .snapshot = teams, .round = 1 };
  BrgPrize *prize = brg_prize_new ();
  BrgCategory *category = brg_category_new ();

  teams->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  team_fixture_add_round (teams, BRG_ROUND_CLOSED, "1-3:11 2-4:10");
  prize->first_place = prize->last_place = 1;
  g_ptr_array_add (teams->prizes, prize);
  set_text (&category->name, "Школы");
  g_ptr_array_add (teams->categories, category);
  assert_heads ("prizes", &source, "Место|Команда|");
  assert_heads ("categories", &source, "Место|№|Команда|");
  assert_heads ("why", &source, "№|Команда 1|Команда 2|");
}

BRG_TEST_TOPIC ("paper-forms")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-forms/rus-draughts-2022 14.1.1, 14.1.3, app. 6, 9, 10/players",
                   test_players);
  g_test_add_func ("/app/paper-forms/rus-draughts-2022 14.1.1, app. 7/teams", test_teams);
  g_test_add_func ("/app/paper-forms/heads-of-teams", test_heads_of_teams);
  g_test_add_func ("/app/paper-forms/rus-draughts-2022 14.1.4, app. 11/totals", test_totals);
  g_test_add_func ("/app/paper-forms/rus-draughts-2022 10.3.6/chart", test_chart);
  g_test_add_func ("/app/paper-forms/rus-draughts-2022 app. 2/order", test_order);
  g_test_add_func ("/app/paper-forms/ussr-chess-1956 app. 2/order", test_odd_order);
  g_test_add_func ("/app/paper-forms/rus-chess-2014 22.5/order", test_berger);
  g_test_add_func ("/app/paper-forms/rus-draughts-2022 14.1.3/boards", test_boards);
  return g_test_run ();
}
