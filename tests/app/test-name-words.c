/* test-name-words.c - the name of a player in words, told from his namesakes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-form.h"
#include "brg-crosstable-content.h"
#include "brg-name-words.h"
#include "brg-pairings-form.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <string.h>

#define N_PLAYERS 4

/* Three who may be namesakes and what is said of the first; the fourth is somebody else. */
typedef struct
{
  const char *path;
  const char *persons[3]; /* family|given|father|birth|organisation|federation|number */
  const char *names[BRG_NAME_FULL + 1];
} Case;

static const Case cases[] = {
  { "/documents/names/alone",
    { "Иванов|Иван|Петрович|2001|Тверь|RUS|1", "Петров|Иван|Петрович|2001|Тверь|RUS|2",
      "Сидоров|Иван|Петрович|2001|Тверь|RUS|3" },
    { "Иванов", "Иванов И.", "Иванов Иван", "Иванов Иван Петрович" } },
  { "/documents/names/given",
    { "Иванов|Иван|Петрович|2001|Тверь|RUS|1", "Иванов|Илья|Петрович|2001|Тверь|RUS|2",
      "Сидоров|Иван|Петрович|2001|Тверь|RUS|3" },
    { "Иванов Иван", "Иванов Иван", "Иванов Иван", "Иванов Иван Петрович" } },
  { "/documents/names/father",
    { "Иванов|Иван|Петрович|2001|Тверь|RUS|1", "Иванов|Иван|Олегович|2002|Камск|RUS|2",
      "Сидоров|Иван|Петрович|2001|Тверь|RUS|3" },
    { "Иванов Иван Петрович", "Иванов Иван Петрович", "Иванов Иван Петрович",
      "Иванов Иван Петрович" } },
  { "/documents/names/year",
    { "Иванов|Иван||2001-05-18|Тверь|RUS|1", "Иванов|Иван||2002|Тверь|RUS|2",
      "Сидоров|Иван||2001|Тверь|RUS|3" },
    { "Иванов (2001)", "Иванов И. (2001)", "Иванов Иван (2001)", "Иванов Иван (2001)" } },
  { "/documents/names/organisation",
    { "Иванов|Иван|Петрович|2001|Тверь|RUS|1", "Иванов|Иван|Петрович|2001|Камск|RUS|2",
      "Сидоров|Иван||2001|Тверь|RUS|3" },
    { "Иванов (Тверь)", "Иванов И. (Тверь)", "Иванов Иван (Тверь)",
      "Иванов Иван Петрович (Тверь)" } },
  { "/documents/names/federation",
    { "Lee|Ann||||USA|1", "Lee|Ann||||KOR|2", "Kim|Ann||||KOR|3" },
    { "Lee (USA)", "Lee A. (USA)", "Lee Ann (USA)", "Lee Ann (USA)" } },
  { "/documents/names/number",
    { "Lee|Ann||||KOR|7", "Lee|Ann||||KOR|2", "Kim|Ann||||KOR|3" },
    { "Lee (No.\u00a07)", "Lee A. (No.\u00a07)", "Lee Ann (No.\u00a07)", "Lee Ann (No.\u00a07)" } },
  /* As many as are needed: one tells him from the second, another one from the third. */
  { "/documents/names/three",
    { "Иванов|Иван|Петрович|2001|Тверь|RUS|1", "Иванов|Иван|Олегович|2001|Тверь|RUS|2",
      "Иванов|Иван|Петрович|2002|Тверь|RUS|3" },
    { "Иванов Иван Петрович (2001)", "Иванов Иван Петрович (2001)", "Иванов Иван Петрович (2001)",
      "Иванов Иван Петрович (2001)" } },
  /* What is not known of the other tells no more than nothing, but more than nothing at all. */
  { "/documents/names/unknown",
    { "Иванов|Иван|Петрович||||1", "Иванов|Иван|||||2", "Сидоров|Иван|||||3" },
    { "Иванов (No.\u00a01)", "Иванов И. (No.\u00a01)", "Иванов Иван (No.\u00a01)",
      "Иванов Иван Петрович" } },
  { "/documents/names/no-number",
    { "Иванов|Иван|Петрович||||0", "Иванов|Иван|||||0", "Сидоров|Иван|||||0" },
    { "Иванов Иван Петрович", "Иванов Иван Петрович", "Иванов Иван Петрович",
      "Иванов Иван Петрович" } },
  { "/documents/names/same-in-all",
    { "Иванов|Иван|||||0", "Иванов|Иван|||||0", "Сидоров|Иван|||||0" },
    { "Иванов", "Иванов И.", "Иванов Иван", "Иванов Иван" } },
};

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
set_person (BrgEntry *entry, const char *person)
{
  g_auto (GStrv) parts = g_strsplit (person, "|", -1);

  g_assert_cmpuint (g_strv_length (parts), ==, 7);
  set (&entry->family_name, parts[0]);
  set (&entry->given_name, parts[1]);
  set (&entry->father_name, parts[2]);
  set (&entry->birth, parts[3]);
  set (&entry->organisation, parts[4]);
  set (&entry->federation, parts[5]);
  entry->number = atoi (parts[6]);
}

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (N_PLAYERS, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (c->persons); i++)
    set_person (fixture->snapshot->entries->pdata[i], c->persons[i]);
  for (BrgNameShape shape = BRG_NAME_FAMILY; shape <= BRG_NAME_FULL; shape++)
    {
      g_autofree char *name = brg_name_words_dup (fixture->snapshot, 0, shape, words);
      g_autofree char *user = brg_name_words_dup (fixture->snapshot, 0, shape, NULL);

      g_assert_cmpstr (name, ==, c->names[shape]);
      g_assert_cmpstr (user, ==, c->names[shape]);
    }
}

/* The number is said in the language of the paper. */
static void
test_language (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (N_PLAYERS, 1);
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  g_autofree char *name = NULL;

  set_person (fixture->snapshot->entries->pdata[0], "Иванов|Иван|||||7");
  set_person (fixture->snapshot->entries->pdata[1], "Иванов|Иван|||||8");
  name = brg_name_words_dup (fixture->snapshot, 0, BRG_NAME_SHORT, words);
  g_assert_cmpstr (name, ==, "Иванов И. (№\u00a07)");
}

/* Where there is little room the number does alone, and who has none is told by what is known. */
static void
test_numbered (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (N_PLAYERS, 1);
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autofree char *numbered = NULL;
  g_autofree char *other = NULL;

  set_person (fixture->snapshot->entries->pdata[0], "Иванов|Иван||2001|Югра|RUS|7");
  set_person (fixture->snapshot->entries->pdata[1], "Иванов|Иван||2001|Тверь|RUS|0");
  set_person (fixture->snapshot->entries->pdata[2], "Иванов|Иван||2001|Югра|RUS|9");
  numbered = brg_name_words_dup_numbered (fixture->snapshot, 0, BRG_NAME_SHORT, words);
  g_assert_cmpstr (numbered, ==, "Иванов И. (№\u00a07)");
  other = brg_name_words_dup_numbered (fixture->snapshot, 1, BRG_NAME_PLAIN, words);
  g_assert_cmpstr (other, ==, "Иванов Иван (Тверь)");
}

/* ----- On paper ----- */

/* Two namesakes who play each other in round 1. */
static Fixture *
make_namesakes (void)
{
  Fixture *fixture = fixture_new_large_swiss (N_PLAYERS, 1);
  const BrgRound *round = brg_snapshot_get_round (fixture->snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, 0);

  set_person (fixture->snapshot->entries->pdata[game->white], "Иванов|Иван||2001|Тверь|RUS|1");
  set_person (fixture->snapshot->entries->pdata[game->black], "Иванов|Иван||2002|Тверь|RUS|2");
  return fixture;
}

static guint
count_cells (const BrgForm *form, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < form->rows->len; i++)
    for (guint k = 0; k < form->columns->len; k++)
      n += g_str_equal (brg_form_get_row (form, i)->cells[k].text, text);
  return n;
}

static void
check_both (const BrgForm *form, guint n_each)
{
  g_assert_cmpuint (count_cells (form, "Иванов Иван (2001)"), ==, n_each);
  g_assert_cmpuint (count_cells (form, "Иванов Иван (2002)"), ==, n_each);
  g_assert_cmpuint (count_cells (form, "Иванов Иван"), ==, 0);
  g_assert_cmpuint (count_cells (form, "Иванов И."), ==, 0);
}

/* The list of boards, the list by name with its short opponents: what hangs on the wall and turns
 * on the screen of the hall. */
static void
test_pairings (void)
{
  g_autoptr (Fixture) fixture = make_namesakes ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autofree gint *points = fixture_points_before (fixture, 1);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  for (guint by_name = 0; by_name < 2; by_name++)
    {
      g_autoptr (BrgForm) form = NULL;

      if (by_name > 0)
        options.order = BRG_DOCUMENT_BY_NAME;
      form = brg_pairings_form_new (fixture->snapshot, points, 1, &options);
      check_both (form, 1);
      /* By name everybody stands twice: as himself and, shortly, as the opponent. */
      g_assert_cmpuint (count_cells (form, "Иванов И. (2001)"), ==, by_name);
      g_assert_cmpuint (count_cells (form, "Иванов И. (2002)"), ==, by_name);
    }
}

/* The table of the page and of the papers. */
static void
test_table (void)
{
  g_autoptr (Fixture) fixture = make_namesakes ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgTableChoice choice = { 0 };
  g_autoptr (BrgCrosstable) table = brg_crosstable_content_new (&fixture->source, &choice, words);
  guint n_told = 0;

  for (gint i = 0; i < table->n_rows; i++)
    n_told += g_str_equal (table->rows[i].name, "Иванов Иван (2001)") +
              g_str_equal (table->rows[i].name, "Иванов Иван (2002)");
  g_assert_cmpuint (n_told, ==, 2);
}

/* rus-draughts-2022 5.3: who of two of one name was admitted and who was not. */
static void
test_admission (void)
{
  g_autoptr (Fixture) fixture = make_namesakes ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgAdmissionProtocol) protocol = brg_admission_protocol_new ();
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  protocol->number = g_strdup ("");
  protocol->day = g_strdup ("");
  protocol->hours = g_strdup ("");
  protocol->place = g_strdup ("");
  for (gint i = 0; i < N_PLAYERS; i++)
    {
      BrgAdmissionLine *line =
          brg_admission_protocol_add (protocol, brg_snapshot_get_entry (fixture->snapshot, i));

      line->region = g_strdup ("");
      line->why = g_strdup ("");
    }
  brg_document_options_init (&options, words);
  form = brg_admission_form_new (fixture->snapshot, protocol, &options);
  check_both (form, 1);
}

BRG_TEST_TOPIC ("name-words")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/documents/names/language", test_language);
  g_test_add_func ("/documents/names/numbered", test_numbered);
  g_test_add_func ("/documents/names/pairings", test_pairings);
  g_test_add_func ("/documents/names/table", test_table);
  g_test_add_func ("/documents/names/rus-draughts-2022 5.3/admission", test_admission);
  return g_test_run ();
}
