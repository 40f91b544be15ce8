/* test-paper-official.c - papers for FIDE, field by field in three languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document.h"
#include "brg-paper-list.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-typesetter.h"
#include "event-fixture.h"
#include "paper-samples.h"
#include "words-fixture.h"

#include <string.h>

static const char *const languages[] = { "en", "ru", "uk" };

/* All texts of a document, each on a line. */
static char *
dup_text (const BrgDocument *document)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint page = 0; page < brg_document_get_n_pages (document); page++)
    {
      const BrgPrintPage *sheet = brg_document_get_page (document, page);

      for (guint i = 0; i < sheet->texts->len; i++)
        {
          g_autofree char *plain =
              brg_typesetter_dup_plain (g_array_index (sheet->texts, BrgPrintPageText, i).markup);

          g_string_append_printf (text, "\n%s\n", plain);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static BrgDocument *
make (const BrgSnapshot *snapshot, const char *id, const char *language)
{
  BrgPaperSource source = { .snapshot = snapshot };
  const BrgPaper *paper = brg_paper_list_find (id);
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  g_assert_nonnull (words);
  g_assert_true (brg_paper_is_available (paper, &source));
  brg_document_options_init (&options, words);
  options.state = brg_paper_find_state (paper, snapshot, 0);
  return brg_paper_new_document (paper, &source, &options, NULL);
}

static void
assert_fields (const BrgSnapshot *snapshot,
               const char *id,
               const char *const (*fields)[3],
               guint n_fields)
{
  for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
    {
      g_autoptr (BrgDocument) document = make (snapshot, id, languages[k]);
      g_autofree char *text = dup_text (document);

      for (guint i = 0; i < n_fields; i++)
        {
          const char *field = fields[i][k] != NULL ? fields[i][k] : fields[i][0];

          if (strstr (text, field) == NULL)
            g_test_message ("%s, %s: «%s» is not on the paper: %s", id, languages[k], field, text);
          g_assert_nonnull (strstr (text, field));
        }
    }
}

static BrgSnapshot *
make_event (void)
{
  BrgSnapshot *snapshot = paper_sample_new_norms ();
  BrgEvent *event = snapshot->event;
  BrgOfficial *chief = brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "V. Tokarev", "international");
  BrgEntry *entry = snapshot->entries->pdata[0];

  g_free (chief->federation);
  chief->federation = g_strdup ("RUS");
  g_ptr_array_set_size (event->officials, 0);
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_DOCTOR, "E. Vasnetsova", ""));
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "A. Deputy", "fide"));
  g_ptr_array_add (event->officials, chief);
  g_free (event->organiser);
  event->organiser = g_strdup ("Chess Club Kamsk");
  g_free (entry->fide_id);
  entry->fide_id = g_strdup ("4100018");
  /* A sports category is no title of FIDE. */
  entry = snapshot->entries->pdata[9];
  g_free (entry->title);
  entry->title = g_strdup ("кмс");
  return snapshot;
}

/* IT3: the event, its organiser, every arbiter, players by federation and title. */
static void
test_report (void)
{
  static const char *const fields[][3] = {
    { "Tournament report", "Отчёт о турнире", "Звіт про турнір" },
    { "FIDE IT3", NULL, NULL },
    { "Chess Club Kamsk", NULL, NULL },
    { "Organiser", "Организатор", "Організатор" },
    { "Rate of play", "Контроль времени", "Контроль часу" },
    { "90+30", NULL, NULL },
    { "Chief arbiter", "Главный арбитр", "Головний арбітр" },
    { "V. Tokarev, international arbiter, RUS, FIDE ID ____________",
      "V. Tokarev, международный арбитр, RUS, FIDE ID ____________",
      "V. Tokarev, міжнародний арбітр, RUS, FIDE ID ____________" },
    { "A. Deputy, FIDE arbiter", "A. Deputy, арбитр ФИДЕ", "A. Deputy, арбітр ФІДЕ" },
    { "Of the host federation", "Из федерации страны проведения", "З федерації країни проведення" },
    { "FID 2, KAZ 2, RUS 4, UZB 2", NULL, NULL },
    { "FM 1, GM 4, IM 4", NULL, NULL },

    { "Norms achieved", "Выполнены нормы", "Виконано норми" },
    { "Round robin", "Круговая", "Колова" },
    { "standard", "классика", "класичні" },
    { "Special remarks", "Особые отметки", "Особливі відмітки" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgDocument) document = NULL;
  g_autofree char *text = NULL;

  assert_fields (snapshot, "it3", fields, G_N_ELEMENTS (fields));
  document = make (snapshot, "it3", "en");
  text = dup_text (document);
  g_assert_null (strstr (text, "Vasnetsova"));
  g_assert_null (strstr (text, "provisional"));
}

/* The fields of IT1 stand in the order of FIDE's form: who, the event, the games with rating,
 * rating by 1.4.6, title, result, and what they amount to. */
static void
assert_in_order (const BrgSnapshot *snapshot)
{
  static const char *const fields[] = {
    "Name: ",
    "Sex: ",
    "FIDE identity number: ",
    "Date of birth: ",
    "Place of birth: ____",
    "Federation: ",
    "Host federation: ",
    "Chief arbiter: ",
    "Rate of play: ",
    "\nRating\n",
    "by 1.4.6",
    "\nTitle\n",
    "\nResult\n",
    "Titles of the opponents",
    "Whole event, for 1.4.3",
    "Points above the norm",
    "Special remarks",
  };
  g_autoptr (BrgDocument) document = make (snapshot, "it1", "en");
  g_autofree char *text = dup_text (document);
  const char *at = text;

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      const char *found = strstr (at, fields[i]);

      if (found == NULL)
        g_test_message ("%s is not behind: %s", fields[i], text);
      g_assert_nonnull (found);
      at = found;
    }
}

/* IT1: the opponents, what is asked and what there is, foreigners as the candidate sees them: of
 * nine opponents three are of his federation and two of none. */
static void
test_result (void)
{
  static const char *const fields[][3] = {
    { "Certificate of title result", "Сертификат о выполнении нормы",
      "Сертифікат про виконання норми" },
    { "FIDE IT1", NULL, NULL },
    { "FIDE identity number: 4100018", "Идентификационный номер ФИДЕ: 4100018",
      "Ідентифікаційний номер ФІДЕ: 4100018" },
    { "Federation: RUS", "Федерация: RUS", "Федерація: RUS" },
    { "Title held: FM", "Имеющееся звание: FM", "Наявне звання: FM" },
    { "Title result: GM", "Норма: GM", "Норма: GM" },
    { "\nOpponent\n", "\nСоперник\n", "\nСуперник\n" },
    { "\n2490\n", NULL, NULL },
    { "\nUZB\n", NULL, NULL },
    { "Opponents from other federations", "Соперники из других федераций",
      "Суперники з інших федерацій" },
    { "\n4\n", NULL, NULL },
    { "For the federation:", "От федерации:", "Від федерації:" },
    { "Chief arbiter:", "Главный арбитр:", "Головний арбітр:" },
    { "9 ≥ 9", NULL, NULL },
    { "Average rating of the opponents (Ra)", "Средний рейтинг соперников (Ra)",
      "Середній рейтинг суперників (Ra)" },
    { "2427 ≥ 2380", NULL, NULL },
    { "Score, and the score that is wanted", "Набрано очков и требуется",
      "Набрано очок і потрібно" },
    /* 6½ of 9 is 0.72, 166 above the average, 7 of 9 is 0.78, 220 above it. */
    { "9 ≥ 7", NULL, NULL },
    { "Date of birth: ", "Дата рождения: ", "Дата народження: " },
    { "FIDE code of the event: ____________", "Код турнира в ФИДЕ: ____________",
      "Код турніру у ФІДЕ: ____________" },
    { "Host federation: RUS", "Федерация страны проведения: RUS",
      "Федерація країни проведення: RUS" },
    { "Chief arbiter: V. Tokarev", "Главный арбитр: V. Tokarev", "Головний арбітр: V. Tokarev" },
    { "Rate of play: 90+30", "Контроль времени: 90+30", "Контроль часу: 90+30" },
    { "Rounds: 9", "Туров: 9", "Турів: 9" },
    { "\nFIDE ID\n", "\nFIDE ID\n", "\nFIDE ID\n" },
    { "\n4100026\n", NULL, NULL },
    { "by 1.4.6", "по 1.4.6", "за 1.4.6" },
    { "\n2200\n", NULL, NULL },
    { "Opponents from the host federation\n\n3\n",
      "Соперники из федерации страны проведения\n\n3\n",
      "Суперники з федерації країни проведення\n\n3\n" },
    { "Opponents with a rating\n\n9\n", "Соперники с рейтингом\n\n9\n",
      "Суперники з рейтингом\n\n9\n" },
    { "Titles of the opponents\n\nGM 4, IM 4\n", "Звания соперников\n\nGM 4, IM 4\n",
      "Звання суперників\n\nGM 4, IM 4\n" },
    { "Points above the norm\n\n2\n", "Очков сверх нормы\n\n2\n", "Очок понад норму\n\n2\n" },
    { "Special remarks: ____", "Особые отметки: ____", "Особливі відмітки: ____" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  BrgEntry *opponent = snapshot->entries->pdata[1];

  g_free (opponent->fide_id);
  opponent->fide_id = g_strdup ("4100026");
  /* The lowest counts with the floor of the norm. */
  ((BrgEntry *) snapshot->entries->pdata[9])->rating = 2100;

  assert_fields (snapshot, "it1", fields, G_N_ELEMENTS (fields));
  assert_in_order (snapshot);
}

static void
test_certificate (void)
{
  static const char *const fields[][3] = {
    { "CERTIFICATE", "СЕРТИФИКАТ", "СЕРТИФІКАТ" },
    { "reached the norm", "выполнена норма", "виконано норму" },
    { "\nGM\n", NULL, NULL },
    { "result: 9/9", "результат: 9/9", "результат: 9/9" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgDocument) document = NULL;

  assert_fields (snapshot, "norm-certificates", fields, G_N_ELEMENTS (fields));
  document = make (snapshot, "norm-certificates", "en");
  g_assert_cmpfloat (brg_document_get_page (document, 0)->height, <, 600);
  /* The first player has the norms of a master too, and no second sheet for them; the last one, a
   * woman without a title who drew with eight masters, has hers. */
  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 2);
}

/* Only by FIDE's laws of chess; of norms only where one was reached; before the end provisional. */
static void
test_where (void)
{
  static const char *const ids[] = { "it3", "it1", "norm-certificates" };
  static const struct
  {
    const char *rulebook;
    BrgDiscipline discipline;
  } foreign[] = {
    { "rus-chess-2014", BRG_DISCIPLINE_CHESS },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN },
    { "fide-2023", BRG_DISCIPLINE_CHESS960 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
      {
        g_autoptr (BrgSnapshot) snapshot = paper_sample_new_norms ();
        BrgPaperSource source = { .snapshot = snapshot };

        snapshot->event->rulebook = brg_rulebook_find (foreign[i].rulebook);
        snapshot->event->discipline = foreign[i].discipline;
        g_assert_false (brg_paper_is_available (brg_paper_list_find (ids[k]), &source));
      }
  {
    g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 4, 3);
    BrgPaperSource source = { .snapshot = snapshot };

    snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
    event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
    g_assert_true (brg_paper_is_available (brg_paper_list_find ("it3"), &source));
    g_assert_false (brg_paper_is_available (brg_paper_list_find ("it1"), &source));
    g_assert_cmpint (brg_paper_find_state (brg_paper_list_find ("it3"), snapshot, 1), ==,
                     BRG_DOCUMENT_PROVISIONAL);
  }
}

BRG_TEST_TOPIC ("paper-official")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-official/fide-titles-2024 1.4.5/it3", test_report);
  g_test_add_func ("/app/paper-official/fide-titles-2024 1.4.1/it1", test_result);
  g_test_add_func ("/app/paper-official/norm-certificates", test_certificate);
  g_test_add_func ("/app/paper-official/where", test_where);
  return g_test_run ();
}
