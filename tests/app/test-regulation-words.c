/* test-regulation-words.c - the numbers of an event's regulations in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulation-words.h"
#include "brg-test.h"

#include <string.h>

#include "brg-rulebooks.h"

typedef struct
{
  const char *path;
  const char *name;
  const char *book;
  BrgDiscipline discipline;
  BrgTempo tempo;
  const char *text;
  const char *article;
} DefaultCase;

#define RUSSIAN BRG_DISCIPLINE_RUSSIAN
#define CHESS BRG_DISCIPLINE_CHESS
#define SLOW BRG_TEMPO_STANDARD

static const DefaultCase defaults[] = {
  { "/desk/regulations/rus-draughts-2022/6.1.8.1", "rule-draw-offer-moves", "rus-draughts-2022",
    RUSSIAN, SLOW, "after 20 moves by each", "rus-draughts-2022 6.1.8.1" },
  { "/desk/regulations/rus-draughts-2022/7.5.1", "rule-draw-offer-moves", "rus-draughts-2022",
    BRG_DISCIPLINE_INTERNATIONAL, SLOW, "after 40 moves by each", "rus-draughts-2022 7.5.1" },
  { "/desk/regulations/fide-2023/9.1.1", "rule-draw-offer-moves", "fide-2023", CHESS, SLOW,
    "at any time", "fide-2023 9.1.1" },
  { "/desk/regulations/rus-chess-2014/21.8", "rule-report-days", "rus-chess-2014", CHESS, SLOW,
    "10", "rus-chess-2014 21.8" },
  { "/desk/regulations/rus-draughts-2022/report", "rule-report-days", "rus-draughts-2022", RUSSIAN,
    SLOW, NULL, NULL },
  { "/desk/regulations/rus-draughts-2022/5.4.17.1/slow", "rule-protest-minutes",
    "rus-draughts-2022", RUSSIAN, SLOW, "60", "rus-draughts-2022 5.4.17.1" },
  { "/desk/regulations/rus-draughts-2022/5.4.17.1/blitz", "rule-protest-minutes",
    "rus-draughts-2022", RUSSIAN, BRG_TEMPO_BLITZ, "until the next round starts",
    "rus-draughts-2022 5.4.17.1" },
  { "/desk/regulations/rus-draughts-2022/5.4.17.1/last", "rule-last-protest-minutes",
    "rus-draughts-2022", RUSSIAN, BRG_TEMPO_BLITZ, "30", "rus-draughts-2022 5.4.17.1" },
  { "/desk/regulations/rus-draughts-2022/5.4.17.3", "rule-decision-hours", "rus-draughts-2022",
    RUSSIAN, SLOW, "24", "rus-draughts-2022 5.4.17.3" },
  { "/desk/regulations/rus-draughts-2022/5.4.17.4", "rule-protest-fee", "rus-draughts-2022",
    RUSSIAN, SLOW, "none, and at most 5000 RUB", "rus-draughts-2022 5.4.17.4" },
  { "/desk/regulations/fide-2023/A.6", "rule-watched", "fide-2023", CHESS, BRG_TEMPO_RAPID,
    "Not enough arbiters for full supervision", "fide-2023 A.6" },
  { "/desk/regulations/fide-2023/B.4", "rule-watched", "fide-2023", CHESS, BRG_TEMPO_BLITZ,
    "Not enough arbiters for full supervision", "fide-2023 B.4" },
  { "/desk/regulations/rus-chess-2014/16.4", "rule-watched", "rus-chess-2014", CHESS,
    BRG_TEMPO_RAPID, "Not enough arbiters for full supervision", "rus-chess-2014 16.4" },
  { "/desk/regulations/rus-chess-2014/17.3", "rule-watched", "rus-chess-2014", CHESS,
    BRG_TEMPO_BLITZ, "Not enough arbiters for full supervision", "rus-chess-2014 17.3" },
  { "/desk/regulations/fide-2023/III.2.1", "rule-quickplay-announced", "fide-2023", CHESS, SLOW,
    "Not announced", "fide-2023 III.2.1" },
};

static void
test_default (gconstpointer data)
{
  const DefaultCase *c = data;
  BrgRegulationCase around = { brg_rulebook_find (c->book), c->discipline, c->tempo, FALSE };
  const char *article;
  g_autofree char *text =
      brg_regulation_words_dup_default (brg_regulations_find (c->name), &around, &article);

  g_assert_true (brg_regulation_words_is_asked (brg_regulations_find (c->name), &around));
  g_assert_cmpstr (text, ==, c->text);
  g_assert_cmpstr (article, ==, c->article);
}

static gboolean
is_watched (const char *book, BrgTempo tempo, gint value)
{
  BrgRegulationCase around = { brg_rulebook_find (book), CHESS, tempo, FALSE };
  BrgRegulations regulations;

  brg_regulations_init (&regulations);
  regulations.is_watched = value;
  return brg_regulation_words_is_watched (&regulations, &around);
}

/* Fast play is watched when the regulations say so; slow play, and all under books that do not
 * ask, is watched whatever they say. */
static void
test_watched (void)
{
  static const BrgTempo fast[] = { BRG_TEMPO_RAPID, BRG_TEMPO_BLITZ };

  for (guint i = 0; i < G_N_ELEMENTS (fast); i++)
    {
      g_assert_false (is_watched ("fide-2023", fast[i], BRG_REGULATION_UNSET));
      g_assert_false (is_watched ("fide-2023", fast[i], 0));
      g_assert_true (is_watched ("fide-2023", fast[i], 1));
      g_assert_false (is_watched ("rus-chess-2014", fast[i], BRG_REGULATION_UNSET));
      g_assert_true (is_watched ("rus-chess-2014", fast[i], 1));
      g_assert_true (is_watched ("ukr-chess-2016", fast[i], BRG_REGULATION_UNSET));
    }
  g_assert_true (is_watched ("fide-2023", SLOW, BRG_REGULATION_UNSET));
  g_assert_true (is_watched ("fide-2023", SLOW, 0));
  g_assert_true (is_watched ("ussr-chess-1956", SLOW, BRG_REGULATION_UNSET));
}

/* Every number has a title, and a choice only values that the regulations may have. */
static void
test_complete (void)
{
  guint n_regulations;
  const BrgRegulation *list = brg_regulations_list (&n_regulations);

  for (guint i = 0; i < n_regulations; i++)
    {
      guint n_choices;
      const BrgRegulationChoice *choices = brg_regulation_words_choices (&list[i], &n_choices);

      g_assert_cmpstr (brg_regulation_words_get_title (&list[i]), !=, list[i].name);
      g_assert_cmpint (n_choices > 0, ==,
                       brg_regulation_words_get_kind (&list[i]) == BRG_REGULATION_CHOICE);
      for (guint k = 0; k < n_choices; k++)
        g_assert_true ((choices[k].value >= list[i].least && choices[k].value <= list[i].most) ||
                       choices[k].value == list[i].beyond);
    }
}

static void
test_asked (void)
{
  BrgRegulationCase slow = { brg_rulebook_find ("fide-2023"), CHESS, SLOW, FALSE };
  BrgRegulationCase blitz = { brg_rulebook_find ("fide-2023"), CHESS, BRG_TEMPO_BLITZ, FALSE };
  BrgRegulationCase old = { brg_rulebook_find ("ussr-chess-1956"), CHESS, SLOW, FALSE };
  BrgRegulationCase draughts = { brg_rulebook_find ("rus-draughts-2022"), BRG_DISCIPLINE_RUSSIAN,
                                 SLOW, FALSE };
  static const char *const of_board[] = { "rule-clocks", "rule-phone-sanction",
                                          "rule-protest-minutes", "rule-decision-hours" };

  g_assert_false (brg_regulation_words_is_asked (brg_regulations_find ("rule-watched"), &slow));
  g_assert_true (brg_regulation_words_is_asked (brg_regulations_find ("rule-watched"), &blitz));
  g_assert_false (
      brg_regulation_words_is_asked (brg_regulations_find ("rule-quickplay-announced"), &blitz));
  g_assert_false (
      brg_regulation_words_is_asked (brg_regulations_find ("rule-session-minutes"), &blitz));
  g_assert_false (brg_regulation_words_is_asked (brg_regulations_find ("rule-level"), &slow));
  g_assert_true (brg_regulation_words_is_asked (brg_regulations_find ("rule-level"), &old));
  /* By correspondence nobody sits at a board; the report is due all the same. */
  g_assert_true (brg_regulation_words_is_asked (brg_regulations_find ("rule-clocks"), &draughts));
  draughts.is_off_board = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (of_board); i++)
    g_assert_false (brg_regulation_words_is_asked (brg_regulations_find (of_board[i]), &draughts));
  g_assert_true (
      brg_regulation_words_is_asked (brg_regulations_find ("rule-report-days"), &draughts));
}

static void
test_typed (void)
{
  static const struct
  {
    const char *name;
    const char *text;
    gint64 value; /* -2: refused */
    const char *shown;
  } cases[] = {
    { "rule-protest-minutes", " 45 ", 45, "45" },
    { "rule-protest-minutes", "", BRG_REGULATION_UNSET, "" },
    { "rule-protest-minutes", "1441", -2, NULL },
    { "rule-protest-minutes", "-1", -2, NULL },
    { "rule-protest-minutes", "5 min", -2, NULL },
    { "rule-protest-fee", "2000", 200000, "2000" },
    { "rule-protest-fee", "2000,5", 200050, "2000.50" },
    { "rule-protest-fee", "0.05", 5, "0.05" },
    { "rule-protest-fee", "1.234", -2, NULL },
    { "rule-protest-fee", "1.", -2, NULL },
    { "rule-protest-fee", "+1", -2, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 value = -2;
      gboolean is_sound =
          brg_regulation_words_parse (brg_regulations_find (cases[i].name), cases[i].text, &value);
      g_autofree char *shown = NULL;

      g_assert_cmpint (value, ==, cases[i].value);
      g_assert_cmpint (is_sound, ==, cases[i].value != -2);
      if (!is_sound)
        continue;
      shown = brg_regulation_name_dup_value (brg_regulations_find (cases[i].name), value);
      g_assert_cmpstr (shown, ==, cases[i].shown);
    }
}

/* A change is told with both values: a choice by its words, a number as it is typed. */
static void
test_change (void)
{
  const BrgRegulation *moves = brg_regulations_find ("rule-draw-offer-moves");
  const BrgRegulation *watched = brg_regulations_find ("rule-watched");
  g_autofree char *set = brg_regulation_name_dup_change (moves, 30, BRG_REGULATION_UNSET);
  g_autofree char *changed = brg_regulation_name_dup_change (moves, 40, 30);
  g_autofree char *chosen = NULL;
  guint n_choices;
  const BrgRegulationChoice *choices = brg_regulation_words_choices (watched, &n_choices);

  g_assert_cmpstr (set, ==, "Moves before a draw may be agreed, or “all”: 30 instead of –");
  g_assert_cmpstr (changed, ==, "Moves before a draw may be agreed, or “all”: 40 instead of 30");
  g_assert_cmpuint (n_choices, >, 0);
  chosen = brg_regulation_name_dup_change (watched, choices[0].value, BRG_REGULATION_UNSET);
  g_assert_nonnull (strstr (chosen, choices[0].name));
}

BRG_TEST_TOPIC ("regulation-words")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (defaults); i++)
    g_test_add_data_func (defaults[i].path, &defaults[i], test_default);
  g_test_add_func ("/desk/regulations/complete", test_complete);
  g_test_add_func ("/desk/regulations/asked", test_asked);
  g_test_add_func ("/desk/regulations/watched", test_watched);
  g_test_add_func ("/desk/regulations/typed", test_typed);
  g_test_add_func ("/desk/regulations/change", test_change);
  return g_test_run ();
}
