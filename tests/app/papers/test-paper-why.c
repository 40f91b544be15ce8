/* test-paper-why.c - the sheet that says why a round is paired as it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-event-document.h"
#include "brg-paper-list.h"
#include "brg-test.h"
#include "event-fixture.h"
#include "paper-samples.h"
#include "system-events.h"
#include "words-fixture.h"

#include <string.h>

static BrgForm *
make (const BrgSnapshot *snapshot, gint round, const char *language)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_event_document_new_form (snapshot, "why", round, &options);
}

/* Two rounds of a Swiss, as the system pairs them. */
static BrgSnapshot *
make_event (void)
{
  static const SystemEvent event = { "dutch", 7, 3, 1 };
  BrgSnapshot *snapshot = system_event_make_snapshot (&event);

  for (gint round = 1; round <= 2; round++)
    {
      g_autoptr (BrgDraft) draft = system_event_pair (snapshot);

      system_event_play (snapshot, draft, round);
    }
  return snapshot;
}

static gboolean
says (const BrgForm *form, const char *text)
{
  for (guint row = 0; row < form->rows->len; row++)
    if (strstr (brg_form_get_row (form, row)->cells[3].text, text) != NULL)
      return TRUE;
  return FALSE;
}

/* Every board has its reasons, in the language of the paper and not in that of the user. */
static void
test_languages (void)
{
  static const struct
  {
    const char *language;
    const char *title;
    const char *sentence;
    const char *note;
  } cases[] = {
    { "en", "Why these pairs: round 2", "Both are in one score group", "they come to all" },
    { "ru", "Почему такие пары: 2-й тур", "очково", "получаются все эти пары" },
    { "uk", "Чому такі пари: 2-й тур", "очково", "виходять усі ці пари" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgForm) form = make (snapshot, 2, cases[i].language);

      g_assert_cmpstr (form->title, ==, cases[i].title);
      g_assert_cmpuint (form->rows->len, ==,
                        ((const BrgRound *) snapshot->rounds->pdata[1])->games->len);
      for (guint row = 0; row < form->rows->len; row++)
        g_assert_cmpstr (brg_form_get_row (form, row)->cells[3].text, !=, "");
      if (!says (form, cases[i].sentence))
        g_test_message ("%s: %s", cases[i].language, brg_form_get_row (form, 0)->cells[3].text);
      g_assert_true (says (form, cases[i].sentence));
      g_assert_nonnull (strstr (form->notes->pdata[0], cases[i].note));
      if (i > 0)
        g_assert_false (says (form, "score group"));
    }
}

/* Who sits otherwise than the rules pair him reads what they would give. */
static void
test_changed (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  BrgRound *round = snapshot->rounds->pdata[1];
  BrgGame *first = &g_array_index (round->games, BrgGame, 0);
  BrgGame *second = &g_array_index (round->games, BrgGame, 1);
  gint black = first->black;
  g_autoptr (BrgForm) form = NULL;

  first->black = second->black;
  second->black = black;
  form = make (snapshot, 2, "en");
  g_assert_true (says (form, "By the rules the pair is"));
  g_assert_nonnull (strstr (form->notes->pdata[0], "where they come to another pair"));
}

/* fide-2023 and ukr-chess-2016 print no tables of a round robin: the sheet says so and names them;
 * the others are quoted. */
static void
test_tables (void)
{
  static const struct
  {
    const char *rulebook;
    const char *article;
  } cases[] = {
    { "fide-2023", NULL },
    { "ukr-chess-2016", NULL },
    { "rus-chess-2014", "22.5" },
    { "rus-draughts-2022", "app.\u00a02" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", cases[i].rulebook, 4, 0);
      g_autoptr (BrgForm) form = NULL;
      g_autofree char *notes = NULL;

      event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 2-3");
      form = make (snapshot, 1, "en");
      g_ptr_array_add (form->notes, NULL);
      notes = g_strjoinv ("\n", (char **) form->notes->pdata);
      g_ptr_array_set_size (form->notes, (gint) form->notes->len - 1);
      g_assert_cmpint (strstr (notes, "Berger tables") != NULL, ==, cases[i].article == NULL);
      if (cases[i].article == NULL)
        g_assert_nonnull (strstr (notes, snapshot->event->rulebook->name));
      else
        g_assert_true (says (form, cases[i].article));
    }
}

/* The sentences have the largest part of a line, whatever the names are. */
static void
test_room (void)
{
  for (guint is_long = 0; is_long < 2; is_long++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_event ();
      g_autoptr (BrgForm) form = NULL;
      g_autoptr (BrgWords) words = brg_words_open ("en");
      g_autoptr (BrgDocument) document = NULL;
      const BrgPrintPage *page;
      BrgDocumentOptions options;
      double names = 0;
      double sentences = 0;
      double natural = 0;
      double size = 0;
      g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("en");

      if (is_long)
        paper_sample_stretch (snapshot);
      form = make (snapshot, 2, "en");
      brg_document_options_init (&options, words);
      document = brg_document_layout (form, &options);
      page = brg_document_get_page (document, 0);
      for (guint i = 0; i < page->texts->len; i++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
          g_autofree char *plain = brg_typesetter_dup_plain (text->markup);

          if (g_str_equal (plain, brg_form_get_row (form, 0)->cells[1].text))
            names = text->width;
          if (g_str_equal (plain, brg_form_get_row (form, 0)->cells[3].text))
            {
              BrgType type = text->type;

              size = type.size;
              sentences = text->width;
              natural = brg_typesetter_text_width (typesetter, &type, plain);
            }
        }
      g_assert_cmpfloat (names, >, 0);
      /* Of the width that was asked for the padding is none of the text. */
      g_assert_cmpfloat (sentences, >=, MIN (natural, 34.5 * size));
      g_assert_cmpfloat (sentences, >, 1.5 * names);
    }
}

/* There is nothing to explain before a round is paired. */
static void
test_lack (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  BrgPaperSource source = { .snapshot = snapshot, .round = 3 };

  g_assert_cmpstr (brg_paper_find_lack (brg_paper_list_find ("why"), &source), ==,
                   "the round is not paired yet");
}

BRG_TEST_TOPIC ("paper-why")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-why/languages", test_languages);
  g_test_add_func ("/app/paper-why/changed", test_changed);
  g_test_add_func ("/app/paper-why/rus-chess-2014 22.5/tables", test_tables);
  g_test_add_func ("/app/paper-why/lack", test_lack);
  g_test_add_func ("/app/paper-why/room", test_room);
  return g_test_run ();
}
