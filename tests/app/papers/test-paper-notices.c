/* test-paper-notices.c - line-ups that captains hand in, notices of players who left, in three
 * languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-line-up-form.h"
#include "brg-notice-form.h"
#include "brg-paper-list.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "event-fixture.h"
#include "team-fixture.h"
#include "words-fixture.h"

#include <string.h>

static const char *const languages[] = { "en", "ru", "uk" };

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Head, rows, notes and signatures, each on a line. */
static char *
dup_text (const BrgForm *form)
{
  GString *text = g_string_new (form->title);

  g_string_append_printf (text, "\n%s|%s", form->left, form->right);
  for (guint row = 0; row < form->rows->len; row++)
    {
      g_string_append_c (text, '\n');
      for (guint i = 0; i < form->columns->len; i++)
        g_string_append_printf (text, "%s|", brg_form_get_row (form, row)->cells[i].text);
    }
  for (guint i = 0; i < form->notes->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) form->notes->pdata[i]);
  for (guint i = 0; i < form->signatures->len; i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];

      g_string_append_printf (text, "\n%s %s %s", signature->role, signature->name,
                              signature->category);
    }
  return g_string_free (text, FALSE);
}

typedef BrgForm *(*MakeForm) (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

static void
assert_fields (const BrgSnapshot *snapshot,
               MakeForm make,
               const char *const (*fields)[3],
               guint n_fields)
{
  for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
    {
      g_autoptr (BrgWords) words = fixture_open_words (languages[k]);
      g_autoptr (BrgForm) form = NULL;
      g_autofree char *text = NULL;
      BrgDocumentOptions options;

      g_assert_nonnull (words);
      brg_document_options_init (&options, words);
      form = make (snapshot, &options);
      text = dup_text (form);
      for (guint i = 0; i < n_fields; i++)
        {
          const char *field = fields[i][k] != NULL ? fields[i][k] : fields[i][0];

          if (strstr (text, field) == NULL)
            g_test_message ("%s: %s is not in: %s", languages[k], field, text);
          g_assert_nonnull (strstr (text, field));
        }
    }
}

/* ----- Line-ups ----- */

static BrgSnapshot *
make_teams (void)
{
  BrgSnapshot *snapshot = team_fixture_new (2, 3, 2);
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);
  BrgEntry *player = snapshot->players->entries->pdata[3];

  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  set_text (&snapshot->event->zone, "UTC");
  row->round = 1;
  set_text (&row->starts_at, "2026-11-24T11:00:00Z");
  g_ptr_array_add (snapshot->timetable, row);
  set_text (&((BrgEntry *) snapshot->entries->pdata[1])->captain, "N. Kashintseva");
  set_text (&player->title, "мс");
  player->rating = 2210;
  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:..");
  return snapshot;
}

static BrgForm *
make_second (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  return brg_line_up_form_new (snapshot, 1, 1, options);
}

/* The second team has Black on the first board; until when, the team to choose from, the captain,
 * who takes it in. */
static void
test_line_up (void)
{
  static const char *const fields[][3] = {
    { "Line-up for round 1\n", "Заявка команды на 1-й тур\n", "Заявка команди на 1-й тур\n" },
    { "Team2 – Team1|until 2026-11-24 10:45\n", "Team2 – Team1|подать до 24.11.2026 10:45\n",
      "Team2 – Team1|подати до 24.11.2026 10:45\n" },
    { "\n1. Black|P21|1|MS|2210|", "\n1. чёрные|P21|1|мс|2210|", "\n1. чорні|P21|1|мс|2210|" },
    { "\n2. White|P22|2||", "\n2. белые|P22|2||", "\n2. білі|P22|2||" },
    { "\nThe team as it was entered|", "\nСостав команды по заявке|",
      "\nСклад команди за заявкою|" },
    { "\n|P23|3||", NULL, NULL },
    { "not later than 15 minutes before the round; without a line-up the team sits as in round 1 "
      "(par.\u00a05.4.9.2)",
      "не позднее чем за 15 минут до начала тура; без заявки команда играет составом 1-го тура "
      "(п.\u00a05.4.9.2)",
      "не пізніше ніж за 15 хвилин до початку туру; без заявки команда грає складом 1-го туру "
      "(п.\u00a05.4.9.2)" },
    { "\nTeam captain: N. Kashintseva ", "\nКапитан команды: N. Kashintseva ",
      "\nКапітан команди: N. Kashintseva " },
    { "\nReceived:  at ____ : ____", "\nПринято:  в ____ ч ____ мин",
      "\nПрийнято:  о ____ год ____ хв" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_teams ();

  assert_fields (snapshot, make_second, fields, G_N_ELEMENTS (fields));
}

/* Nobody is seated on a blank one, but the colours stand there; a book that sets no time says
 * none. */
static void
test_blank_line_up (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) blank = NULL;
  g_autoptr (BrgForm) other = NULL;
  g_autofree char *text = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.is_blank = TRUE;
  blank = make_second (snapshot, &options);
  text = dup_text (blank);
  g_assert_nonnull (strstr (text, "\n1. Black|\u00a0\n\u00a0|||"));
  g_assert_nonnull (strstr (text, "\n|P21|1|"));
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  other = make_second (snapshot, &options);
  g_assert_cmpstr (other->right, ==, "");
  g_assert_cmpuint (other->notes->len, ==, 0);
}

/* ----- Notices ----- */

static BrgForm *
make_notice (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  return brg_notice_form_new (snapshot, 0, options);
}

/* One of four games is less than half. */
static BrgSnapshot *
make_leaver (const char *rulebook)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", rulebook, 5, 5);
  BrgEntry *entry = snapshot->entries->pdata[0];

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "5-1 4-2");
  entry->left_after = 1;
  set_text (&entry->left_reason, "illness");
  set_text (&entry->organisation, "School 3");
  set_text (&entry->delegation, "Udmurtia");
  set_text (&entry->title, "мс");
  return snapshot;
}

static void
test_withdrawal (void)
{
  static const char *const fields[][3] = {
    { "Notice of withdrawal from the event\n", "Извещение о выбытии из соревнования\n",
      "Повідомлення про вибуття зі змагання\n" },
    { "\nTo|Udmurtia|", "\nКому|Udmurtia|", "\nКому|Udmurtia|" },
    { "\nParticipant|Player01|", "\nУчастник|Player01|", "\nУчасник|Player01|" },
    { "|MS|", "|мс|", "|мс|" },
    { "|School 3|", NULL, NULL },
    { "\nWhen|after round 1|", "\nКогда|после 1-го тура|", "\nКоли|після 1-го туру|" },
    { "|illness|", NULL, NULL },
    { "\nPlayed|1 of 4|", "\nСыграно партий|1 из 4|", "\nЗіграно партій|1 із 4|" },
    { "\nResults|are annulled|", "\nРезультаты|аннулированы|", "\nРезультати|анульовано|" },
    { "|§\u00a023|", NULL, NULL },
    { "Leaving without a valid reason is considered by the section (§\u00a023).",
      "Выход без уважительной причины рассматривается на заседании секции (§\u00a023).",
      "Вихід без поважної причини розглядається на засіданні секції (§\u00a023)." },
    { "\nReceived:", "\nПолучено:", "\nОтримано:" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_leaver ("ussr-chess-1956");

  assert_fields (snapshot, make_notice, fields, G_N_ELEMENTS (fields));
}

/* What the book makes of it, and that it was an exclusion; without a reason there is a line. */
static void
test_exclusion (void)
{
  static const char *const fields[][3] = {
    { "Notice of exclusion from the event\n", "Извещение об исключении из соревнования\n",
      "Повідомлення про виключення зі змагання\n" },
    { "|________________________________|", NULL, NULL },
    { "\nResults|stand for rating and do not count for the places|",
      "\nРезультаты|остаются для рейтинга и не учитываются при распределении мест|",
      "\nРезультати|лишаються для рейтингу і не враховуються під час розподілу місць|" },
    { "\nGames not played|minus for the player, plus for the opponents|",
      "\nНесыгранные партии|минус участнику, плюс соперникам|",
      "\nНезіграні партії|мінус учасникові, плюс суперникам|" },
    { "24.1.1|", NULL, NULL },
  };
  g_autoptr (BrgSnapshot) snapshot = make_leaver ("rus-chess-2014");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  BrgEntry *entry = snapshot->entries->pdata[0];

  entry->is_excluded = TRUE;
  set_text (&entry->left_reason, "");
  assert_fields (snapshot, make_notice, fields, G_N_ELEMENTS (fields));
  brg_document_options_init (&options, words);
  form = make_notice (snapshot, &options);
  g_assert_cmpuint (form->notes->len, ==, 0);
}

/* The Laws of FIDE say nothing of it, and what a federation says is no ground under them. */
static void
test_foreign_article (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_leaver ("fide-2023");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  form = make_notice (snapshot, &options);
  text = dup_text (form);
  g_assert_null (strstr (text, "24.1.1"));
  g_assert_null (strstr (text, "Russian"));
  g_assert_nonnull (strstr (text, "Results|stand for rating"));
}

/* rus-chess-2014 24.2: in a Swiss the results stay, and nothing is counted against a half. */
static void
test_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;
  BrgDocumentOptions options;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 1;
  brg_document_options_init (&options, words);
  form = make_notice (snapshot, &options);
  text = dup_text (form);
  g_assert_nonnull (strstr (text, "\nResults|stand and count|"));
  g_assert_nonnull (strstr (text, "24.2|"));
  g_assert_null (strstr (text, "\nPlayed|"));
}

/* Nobody has left, or somebody has. */
static void
test_where (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 3);
  BrgPaperSource source = { .snapshot = snapshot, .round = 1 };
  const BrgPaper *notices = brg_paper_list_find ("notices");

  g_assert_false (brg_paper_is_available (notices, &source));
  ((BrgEntry *) snapshot->entries->pdata[1])->left_after = 0;
  g_assert_true (brg_paper_is_available (notices, &source));
  g_assert_false (brg_paper_is_listed (brg_paper_list_find ("line-ups"), snapshot));
  g_assert_false (brg_paper_is_listed (brg_paper_list_find ("closing-meeting"), snapshot));
  snapshot->event->rulebook = brg_rulebook_find ("ussr-chess-1956");
  g_assert_true (brg_paper_is_listed (brg_paper_list_find ("closing-meeting"), snapshot));
}

BRG_TEST_TOPIC ("paper-notices")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-notices/rus-draughts-2022 5.4.9.2, 5.4.9.3, 5.4.9.7/line-up",
                   test_line_up);
  g_test_add_func ("/app/paper-notices/blank-line-up", test_blank_line_up);
  g_test_add_func ("/app/paper-notices/ussr-chess-1956 23/withdrawal", test_withdrawal);
  g_test_add_func ("/app/paper-notices/rus-chess-2014 24.1.1/exclusion", test_exclusion);
  g_test_add_func ("/app/paper-notices/rus-chess-2014 24.2/swiss", test_swiss);
  g_test_add_func ("/app/paper-notices/foreign-article", test_foreign_article);
  g_test_add_func ("/app/paper-notices/where", test_where);
  return g_test_run ();
}
