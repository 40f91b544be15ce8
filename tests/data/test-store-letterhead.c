/* test-store-letterhead.c - the letterhead of an event, and on what its papers are printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-letterhead.h"
#include "brg-store-paper-template.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* A whole grey picture of one point. */
static GBytes *
make_png (void)
{
  static const guint8 png[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48,
    0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00,
    0x00, 0x3a, 0x7e, 0x9b, 0x55, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9c, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0x00,
    0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  };

  return g_bytes_new_static (png, sizeof png);
}

static BrgLetterhead *
load (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgLetterhead *letterhead = brg_store_load_letterhead (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return letterhead;
}

/* Kept with its logos, taken back as one act, gone and back with the event. */
static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgLetterhead) none = NULL;
  g_autoptr (BrgLetterhead) wanted = brg_letterhead_new ();
  g_autoptr (BrgLetterhead) read = NULL;
  g_autoptr (BrgLetterhead) undone = NULL;
  g_autoptr (BrgLetterhead) back = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  none = load (&fixture);
  g_assert_cmpstr (none->approval, ==, "");
  set (&wanted->approval,
       "УТВЕРЖДАЮ\nпредседатель федерации\n________ И. И. Иванов\n«__» ____ 2026 г.");
  set (&wanted->foot, "При поддержке города");
  wanted->logos[BRG_LETTERHEAD_RIGHT] = make_png ();
  wanted->stamp = FALSE;
  g_assert_true (brg_store_set_letterhead (fixture.store, fixture.event_id, wanted, NULL, &error));
  g_assert_no_error (error);
  read = load (&fixture);
  g_assert_cmpstr (read->approval, ==, wanted->approval);
  g_assert_cmpstr (read->foot, ==, wanted->foot);
  g_assert_null (read->logos[BRG_LETTERHEAD_LEFT]);
  g_assert_true (none->stamp);
  g_assert_false (read->stamp);
  g_assert_true (
      g_bytes_equal (read->logos[BRG_LETTERHEAD_RIGHT], wanted->logos[BRG_LETTERHEAD_RIGHT]));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = load (&fixture);
  g_assert_cmpstr (undone->approval, ==, "");
  g_assert_null (undone->logos[BRG_LETTERHEAD_RIGHT]);
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  g_assert_true (brg_store_delete_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_true (brg_journal_undo (fixture.store, 0, &error));
  back = load (&fixture);
  g_assert_cmpstr (back->foot, ==, wanted->foot);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

/* A picture is kept with its paper, beside its sheet, and taken back as one act with it. */
static void
test_picture (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GBytes) png = make_png ();
  g_autoptr (GBytes) text = g_bytes_new_static ("<svg/>", 6);
  g_autoptr (GBytes) read = NULL;
  g_autoptr (GBytes) other = NULL;
  g_autoptr (GBytes) undone = NULL;
  g_autoptr (GError) error = NULL;
  BrgPaperPrint print = { .kind = "diplomas", .sheet = "a5", .sets_picture = TRUE, .picture = png };

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_store_set_paper_option (fixture.store, fixture.event_id, &print, &error));
  /* What is not meant stays. */
  print.sets_picture = FALSE;
  print.picture = NULL;
  print.sheet = "a4";
  g_assert_true (brg_store_set_paper_option (fixture.store, fixture.event_id, &print, &error));
  g_assert_true (
      brg_store_load_paper_picture (fixture.store, fixture.event_id, "diplomas", &read, &error));
  g_assert_true (g_bytes_equal (read, png));
  g_assert_true (brg_store_load_paper_picture (fixture.store, fixture.event_id, "certificates",
                                               &other, &error));
  g_assert_null (other);
  print.sets_picture = TRUE;
  print.picture = text;
  g_assert_false (brg_store_set_paper_option (fixture.store, fixture.event_id, &print, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (
      brg_store_load_paper_picture (fixture.store, fixture.event_id, "diplomas", &undone, &error));
  g_assert_null (undone);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

static void
assert_refused (StoreFixture *fixture, const BrgLetterhead *letterhead)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (
      brg_store_set_letterhead (fixture->store, fixture->event_id, letterhead, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
}

static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgLetterhead) wanted = brg_letterhead_new ();
  g_autoptr (BrgLetterhead) left = NULL;
  g_autofree char *longest = g_strnfill (BRG_LETTERHEAD_MOST_LINE, 'a');
  g_autofree char *longer = g_strnfill (BRG_LETTERHEAD_MOST_LINE + 1, 'a');
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  set (&wanted->approval, "1\n2\n3\n4\n5");
  assert_refused (&fixture, wanted);
  set (&wanted->approval, longer);
  assert_refused (&fixture, wanted);
  set (&wanted->approval, longest);
  set (&wanted->foot, "a\nb");
  assert_refused (&fixture, wanted);
  set (&wanted->foot, longest);
  wanted->logos[BRG_LETTERHEAD_LEFT] = g_bytes_new_static ("<svg/>", 6);
  assert_refused (&fixture, wanted);
  left = load (&fixture);
  g_assert_cmpstr (left->approval, ==, "");
  g_clear_pointer (&wanted->logos[BRG_LETTERHEAD_LEFT], g_bytes_unref);
  g_assert_true (brg_store_set_letterhead (fixture.store, fixture.event_id, wanted, NULL, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Every text of a paper is refused by its name and for the same reasons. */
static void
test_texts (void)
{
  static const struct
  {
    const char *approval;
    const char *foot;
    const char *name;
    const char *text;
    const char *words;
  } cases[] = {
    { "a\x01", "", NULL, NULL, "Approval: a character in it cannot be printed." },
    { "a\nb\u202e", "", NULL, NULL, "Approval: a character in it cannot be printed." },
    { "  \n ", "", NULL, NULL, "Approval: nothing but blanks." },
    { "", "\u2067a", NULL, NULL, "Foot: a character in it cannot be printed." },
    { "", "   ", NULL, NULL, "Foot: nothing but blanks." },
    { "", "", "a\u202e", "b", "Name of the text: a character in it cannot be printed." },
    { "", "", "   ", "b", "Name of the text: nothing but blanks." },
    { "", "", "a", "b\n\u202ec", "Text of the paper: a character in it cannot be printed." },
    { "", "", "a", " \n ", "Text of the paper: nothing but blanks." },
  };
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgLetterhead) wanted = brg_letterhead_new ();
      BrgPaperTemplate text = { .kind = (char *) "diplomas",
                                .name = (char *) cases[i].name,
                                .text = (char *) cases[i].text };
      g_autoptr (GError) error = NULL;

      set (&wanted->approval, cases[i].approval);
      set (&wanted->foot, cases[i].foot);
      g_assert_false (
          cases[i].name != NULL
              ? brg_store_set_paper_template (fixture.store, fixture.event_id, &text, &error)
              : brg_store_set_letterhead (fixture.store, fixture.event_id, wanted, NULL, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      g_assert_cmpstr (error->message, ==, cases[i].words);
    }
  store_fixture_close (&fixture);
}

static void
test_options (void)
{
  static const struct
  {
    const char *kind;
    const char *sheet;
    gint type;
    gboolean is_taken;
  } cases[] = {
    { "table", "a3", 0, TRUE },    { "table", "letter", 60, TRUE }, { "table", "", 300, TRUE },
    { "table", "a2", 0, FALSE },   { "table", "A4", 0, FALSE },     { "table", "a4", 59, FALSE },
    { "table", "a4", 301, FALSE }, { "", "a4", 0, FALSE },
  };
  StoreFixture fixture = { 0 };
  g_autofree char *sheet = NULL;
  gint type = -1;

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      const BrgPaperPrint print = { .kind = cases[i].kind,
                                    .sheet = cases[i].sheet,
                                    .type = cases[i].type };

      g_assert_cmpint (brg_store_set_paper_option (fixture.store, fixture.event_id, &print, &error),
                       ==, cases[i].is_taken);
    }
  g_assert_true (
      brg_store_load_paper_option (fixture.store, fixture.event_id, "table", &sheet, &type, NULL));
  g_assert_cmpstr (sheet, ==, "");
  g_assert_cmpint (type, ==, 300);
  store_fixture_close (&fixture);
}

/* What is wanted of a paper beside its sheet, each for itself. */
static void
test_choice (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *none = NULL;
  g_autofree char *choice = NULL;
  g_autofree char *sheet = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *long_text = g_strnfill (257, 'a');
  g_autoptr (GError) error = NULL;
  const BrgPaperPrint print = { .kind = "table", .sheet = "a3", .type = 90 };
  gint type = 0;

  store_fixture_open (&fixture, 4);
  g_assert_true (
      brg_store_load_paper_choice (fixture.store, fixture.event_id, "table", &none, &error));
  g_assert_null (none);
  g_assert_true (brg_store_set_paper_option (fixture.store, fixture.event_id, &print, &error));
  g_assert_true (
      brg_store_set_paper_choice (fixture.store, fixture.event_id, "table", "stamp=0", &error));
  g_assert_no_error (error);
  g_assert_true (
      brg_store_load_paper_choice (fixture.store, fixture.event_id, "table", &choice, &error));
  g_assert_cmpstr (choice, ==, "stamp=0");
  g_assert_true (
      brg_store_load_paper_option (fixture.store, fixture.event_id, "table", &sheet, &type, NULL));
  g_assert_cmpstr (sheet, ==, "a3");
  g_assert_cmpint (type, ==, 90);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (
      brg_store_load_paper_choice (fixture.store, fixture.event_id, "table", &undone, &error));
  g_assert_cmpstr (undone, ==, "");
  g_assert_false (
      brg_store_set_paper_choice (fixture.store, fixture.event_id, "table", long_text, NULL));
  g_assert_false (
      brg_store_set_paper_choice (fixture.store, fixture.event_id, "table", "a\nb", NULL));
  g_assert_false (brg_store_set_paper_choice (fixture.store, fixture.event_id, "", "", NULL));
  store_fixture_close (&fixture);
}

/* Texts by paper and name; one of the same name takes its place; each is one act. */
static void
test_templates (void)
{
  StoreFixture fixture = { 0 };
  BrgPaperTemplate text = { (char *) "diplomas", (char *) "Призёрам", (char *) "# ДИПЛОМ\n{name}" };
  BrgPaperTemplate other = { (char *) "certificates", (char *) "Призёрам", (char *) "{name}" };
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) some = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) back = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_store_set_paper_template (fixture.store, fixture.event_id, &text, &error));
  g_assert_true (brg_store_set_paper_template (fixture.store, fixture.event_id, &other, &error));
  text.text = (char *) "{name} {place}";
  g_assert_true (brg_store_set_paper_template (fixture.store, fixture.event_id, &text, &error));
  g_assert_no_error (error);
  all = brg_store_list_paper_templates (fixture.store, fixture.event_id, NULL, &error);
  some = brg_store_list_paper_templates (fixture.store, fixture.event_id, "diplomas", &error);
  g_assert_cmpuint (all->len, ==, 2);
  g_assert_cmpuint (some->len, ==, 1);
  g_assert_cmpstr (((BrgPaperTemplate *) some->pdata[0])->text, ==, "{name} {place}");
  g_assert_true (brg_store_remove_paper_template (fixture.store, fixture.event_id, "diplomas",
                                                  "Призёрам", &error));
  left = brg_store_list_paper_templates (fixture.store, fixture.event_id, NULL, &error);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_false (brg_store_remove_paper_template (fixture.store, fixture.event_id, "diplomas",
                                                   "Призёрам", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  back = brg_store_list_paper_templates (fixture.store, fixture.event_id, NULL, &error);
  g_assert_cmpuint (back->len, ==, 2);
  g_assert_true (brg_store_delete_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

static void
test_templates_refused (void)
{
  g_autofree char *long_name = g_strnfill (61, 'a');
  g_autofree char *long_text = g_strnfill (BRG_PAPER_TEMPLATE_MOST_BYTES + 1, 'a');
  const BrgPaperTemplate cases[] = {
    { (char *) "", (char *) "a", (char *) "a" },
    { (char *) "diplomas", (char *) "", (char *) "a" },
    { (char *) "diplomas", long_name, (char *) "a" },
    { (char *) "diplomas", (char *) "a\nb", (char *) "a" },
    { (char *) "diplomas", (char *) "a", (char *) "" },
    { (char *) "diplomas", (char *) "a", long_text },
    { (char *) "diplomas", (char *) "a", (char *) "a\033b" },
    { (char *) "diplomas", (char *) "a", (char *) "\377" },
  };
  StoreFixture fixture = { 0 };
  BrgPaperTemplate many = { (char *) "diplomas", NULL, (char *) "a" };

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (
          brg_store_set_paper_template (fixture.store, fixture.event_id, &cases[i], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  for (guint i = 0; i <= 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      many.name = name;
      g_assert_cmpint (brg_store_set_paper_template (fixture.store, fixture.event_id, &many, NULL),
                       ==, i < 100);
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-letterhead")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-letterhead/picture", test_picture);
  g_test_add_func ("/data/store/letterhead/kept", test_kept);
  g_test_add_func ("/data/store/letterhead/refused", test_refused);
  g_test_add_func ("/data/store-letterhead/texts", test_texts);
  g_test_add_func ("/data/store/letterhead/sheets-and-type", test_options);
  g_test_add_func ("/data/store/letterhead/choice", test_choice);
  g_test_add_func ("/data/store/paper-template/kept", test_templates);
  g_test_add_func ("/data/store/paper-template/refused", test_templates_refused);
  return g_test_run ();
}
