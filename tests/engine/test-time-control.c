/* test-time-control.c - reading, writing and classing time controls
 *
 * The class rows show rus-chess-2014 16.1 and rus-chess-2014 17.1, rus-draughts-2022 6.1.9,
 * rus-draughts-2022 7.6, rus-draughts-2022 8.3 and rus-draughts-2022 9.4.1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "brg-time-control.h"

#include "brg-discipline.h"
#include "brg-rulebooks.h"

typedef struct
{
  const char *text;
  const char *canonical;
} TextCase;

static const TextCase texts[] = {
  { "90+30", "90+30" },
  { "90'+30\"", "90+30" },
  { "90′ + 30″", "90+30" },
  { "90' + 30''", "90+30" },
  { " 90 + 30 ", "90+30" },
  { "90 min + 30 sec", "90+30" },
  { "1 hour 30 minutes + 30 seconds", "90+30" },
  { "90 мин. + 30 сек.", "90+30" },
  { "90 МИН + 30 С", "90+30" },
  { "90 хв + 30 с", "90+30" },
  { "30 минут + 30 секунд", "30+30" },
  { "1h30+30", "90+30" },
  { "1 ч 30 мин + 30 сек", "90+30" },
  { "1 час 20 минут + 60 секунд", "80+60" },
  { "1 год 30 хв", "90" },
  { "2 часа", "120" },
  { "2h", "120" },
  { "2H30m", "150" },
  { "24h", "1440'" },
  { "25", "25" },
  { "25+0", "25" },
  { "0+1", "0+1" },
  { "40/120+30, 60+30", "40/120+30, 60+30" },
  { "40/120, 60", "40/120, 60" },
  { "40/90;30+30", "40/90, 30+30" },
  { "40/90:30+30", "40/90, 30+30" },
  { "40 / 2h ; 20 / 1h : 15 + 30", "40/120, 20/60, 15+30" },
  { "40/150,16/60", "40/150, 16/60" },
  /* fide-2023 6.3.2: a delay */
  { "90d30", "90d30" },
  { "40/2h D 5 sec, 60 min d10", "40/120d5, 60d10" },
  { "25d0", "25" },
  { "80/240+600", "80/240+600" },
  { "80/241m+600", "80/241'+600" },
  /* of clubs and federations: which comes first is told by the unit */
  { "100'x40 + 50'x20 + 30\" from move 1", "40/100+30, 20/50+30" },
  { "90'/40 + 30' + 30\"", "40/90+30, 30+30" },
  { "40x100', 60'", "40/100, 60" },
  { "20/10'", "20/10'" },
  { "20 moves in 10", "20/10'" },
  { "100'х40 + 50'", "40/100, 50" },
  { "40/90+30+30", "40/90+30, 30+30" },
  { "90 min/40 moves + 30 min + 30 sec/move", "40/90+30, 30+30" },
  { "90 min. + 30 sec. / move", "90+30" },
  { "90 Min. + 30 Sek. / Zug", "90+30" },
  { "90 minutes, 30 seconds a move", "90+30" },
  { "90 minutes. 30 seconds per move", "90+30" },
  { "90min + 30sec increment", "90+30" },
  { "90m+30s", "90+30" },
  { "Time control: 90 minutes plus 30 seconds per move from move 1", "90+30" },
  { "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an "
    "addition of 30 seconds per move starting from move one",
    "40/90+30, 30+30" },
  { "40 moves in 2 hours, then 20 moves in 1 hour, then 15 minutes with an increment of 30 seconds "
    "per move starting from move 61",
    "40/120, 20/60, 15+30" },
  { "100 min/40 moves + 50 min/20 moves + 15 min + 30 sec from move 1",
    "40/100+30, 20/50+30, 15+30" },
  { "Rapid 15+10", "15+10" },
  { "Classical, 90+30.", "90+30" },
  { "90min+30s", "90+30" },
  { "90’+30’’", "90+30" },
  { "1h30' + 30''/coup", "90+30" },
  { "90 minuten + 30 seconden per zet", "90+30" },
  { "90 min/40 moves + 30 min/end + 30 sec increment per move starting from move 1",
    "40/90+30, 30+30" },
  { "60 min + 30 sec add/move", "60+30" },
  { "10 min KO", "10" },
  { "50 minutes + 10 seconds per move from move 1.", "50+10" },
  { "40/90, G/30, 30s", "40/90+30, 30+30" },
  { "3 min + 2 sec (blitz)", "3+2" },
  { "1.5 hours", "90" },
  /* the American way */
  { "G/90;+30", "90+30" },
  { "G/90; d5", "90d5" },
  { "G/25 d5", "25d5" },
  { "G90+30", "90+30" },
  { "G/90 inc/30", "90+30" },
  { "40/2h", "40/120" },
  { "40/90, SD/30; +30", "40/90+30, 30+30" },
  { "40/80, SD/1h; d10", "40/80d10, 60d10" },
  { "90/game + 30 sec delay", "90d30" },
  /* PGN and the coded control of TRF: seconds */
  { "5400+30", "90+30" },
  { "40/5400+30:1800+30", "40/90+30, 30+30" },
  { "40/7200:20/3600:900+30", "40/120, 20/60, 15+30" },
  { "600", "10" },
  { "300+3", "5+3" },
  { "180 s + 2 s", "3+2" },
  /* Russian and Ukrainian texts */
  { "90 мин + 30 сек на ход", "90+30" },
  { "2 часа на 40 ходов", "40/120" },
  { "40 ходов за 2 часа", "40/120" },
  { "На 40 ходов – 2 часа, затем 1 час до конца партии", "40/120, 60" },
  { "2 часа на первые 40 ходов, затем 1 час на следующие 20 ходов", "40/120, 20/60" },
  { "90 минут на 40 ходов + 30 минут до конца партии с добавлением 30 секунд на каждый ход, "
    "начиная с первого",
    "40/90+30, 30+30" },
  { "по 90 минут каждому участнику с добавлением 30 секунд за каждый сделанный ход, начиная с 1-го "
    "хода",
    "90+30" },
  { "90 мин. на всю партию, добавление 30 с на ход с 1 хода", "90+30" },
  { "Контроль времени: 60 мин. + 30 сек.", "60+30" },
  { "Блиц 3 мин + 2 сек на каждый ход", "3+2" },
  { "полтора часа", "90" },
  { "1,5 часа на партию", "90" },
  { "два часа на 40 ходов", "40/120" },
  { "10 минут + 5 с с первого хода", "10+5" },
  { "90 хвилин + 30 секунд на хід", "90+30" },
  { "90 хв на 40 ходів, потім 30 хв до кінця партії + 30 с за кожен хід, починаючи з 1-го ходу",
    "40/90+30, 30+30" },
  { "2 години на 40 ходів", "40/120" },
  { "1 година 30 хвилин з додаванням 30 секунд на хід", "90+30" },
  { "півтори години", "90" },
  /* in full words: rus-draughts-2022 7.6.1, ussr-chess-1956 18 */
  { "60 минут", "60" },
  { "1 час 30 минут", "90" },
  { "90 минут и 30 секунд на ход", "90+30" },
  { "1 час плюс 30 секунд на каждый ход до конца партии", "60+30" },
  { "1 час 20 минут плюс 1 минута на каждый ход до конца партии", "80+60" },
  { "1 година 20 хвилин, 1 хвилина на хід", "80+60" },
  { "60 мин без добавления", "60" },
  { "60 мин, без добавления времени", "60" },
  { "60 хв без додавання часу на партію", "60" },
  { "G/60, no increment", "60" },
  { "40/2h, 1h without increment", "40/120, 60" },
  { "полчаса", "30" },
  { "час тридцать минут", "90" },
  { "1:30", "90" },
  { "1:30+30", "90+30" },
  { "1:30:00 + 30", "90+30" },
  { "0:45 + 15 сек", "45+15" },
  { "2:00, no increment", "120" },
  { "40 ходов на первые 2 1/2 часа и 16 ходов на каждый последующий час", "40/150, 16/60" },
  { "40 ходов (не менее) на первые 2½ часа и 16 ходов (не менее) на всякий последующий час для "
    "каждого противника",
    "40/150, 16/60" },
  { "36 ходов на первые 2 часа и 18 на каждый последующий час", "36/120, 18/60" },
  { "40 ходов на первые 2 часа и 20 на каждый последующий час", "40/120, 20/60" },
  { "45 ходов на первые 2,5 часа и 18 на каждый последующий час", "45/150, 18/60" },
};

static void
test_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BrgTimeControl control;
      BrgTimeControl again;
      g_autofree char *canonical = NULL;
      g_autofree char *twice = NULL;

      g_test_message ("%s", texts[i].text);
      g_assert_true (brg_time_control_parse (texts[i].text, &control, NULL));
      canonical = brg_time_control_to_text (&control);
      g_assert_cmpstr (canonical, ==, texts[i].canonical);
      g_assert_true (brg_time_control_parse (canonical, &again, NULL));
      twice = brg_time_control_to_text (&again);
      g_assert_cmpstr (twice, ==, canonical);
    }
}

static void
test_phases (void)
{
  BrgTimeControl control;

  g_assert_true (brg_time_control_parse ("40/120+30, 20/1h, 15+10", &control, NULL));
  g_assert_cmpuint (control.n_phases, ==, 3);
  g_assert_cmpint (control.phases[0].moves, ==, 40);
  g_assert_cmpint (control.phases[0].minutes, ==, 120);
  g_assert_cmpint (control.phases[0].increment_seconds, ==, 30);
  g_assert_cmpint (control.phases[1].moves, ==, 20);
  g_assert_cmpint (control.phases[1].minutes, ==, 60);
  g_assert_cmpint (control.phases[1].increment_seconds, ==, 0);
  g_assert_cmpint (control.phases[2].moves, ==, 0);
  g_assert_cmpint (control.phases[2].minutes, ==, 15);
  g_assert_cmpint (control.phases[2].increment_seconds, ==, 10);
  g_assert_cmpint (brg_time_control_first_minutes (&control), ==, 120);
  g_assert_cmpint (brg_time_control_total_minutes (&control), ==, 195);
}

typedef struct
{
  const char *text;
  BrgTimeControlFaultKind kind;
  gint column;
} FaultCase;

static const FaultCase faults[] = {
  { "", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "   ", BRG_TIME_CONTROL_FAULT_NUMBER, 4 },
  { "blitz", BRG_TIME_CONTROL_FAULT_NUMBER, 6 },
  { "as usual", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "?", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "-", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "*180", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "W300-B240", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "90+", BRG_TIME_CONTROL_FAULT_NUMBER, 4 },
  { "90 мин + сек", BRG_TIME_CONTROL_FAULT_NUMBER, 10 },
  { "40/", BRG_TIME_CONTROL_FAULT_NUMBER, 4 },
  { "-90", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "40/90,", BRG_TIME_CONTROL_FAULT_NUMBER, 7 },
  { "40/90,,30", BRG_TIME_CONTROL_FAULT_NUMBER, 7 },
  { "1441", BRG_TIME_CONTROL_FAULT_RANGE, 1 },
  { "99999999999999999999", BRG_TIME_CONTROL_FAULT_RANGE, 1 },
  { "90+601", BRG_TIME_CONTROL_FAULT_RANGE, 4 },
  { "0/90", BRG_TIME_CONTROL_FAULT_RANGE, 1 },
  { "81/90", BRG_TIME_CONTROL_FAULT_RANGE, 1 },
  { "90/30", BRG_TIME_CONTROL_FAULT_RANGE, 1 }, /* minutes and seconds, as some write it? */
  { "40/90+30 from move 31", BRG_TIME_CONTROL_FAULT_RANGE, 15 },
  { "40/90, 30, +30 from move 51", BRG_TIME_CONTROL_FAULT_RANGE, 21 },
  { "25h", BRG_TIME_CONTROL_FAULT_RANGE, 1 },
  { "1h60", BRG_TIME_CONTROL_FAULT_RANGE, 3 },
  { "2x60", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 2 },
  { "90+30 or less", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 7 },
  { "90 30", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 4 },
  { "15 min 10 s", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 8 },
  { "5 минут на ход", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 9 },
  { "30 секунд на ход", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 4 },
  { "2x15 min", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 2 },
  { "15'x2", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 4 },
  { "15/10", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 1 },
  /* ussr-chess-1956 18: hours, or minutes */
  { "40/2, 20/1", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 1 },
  { "40/90, 60/40, 30", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 8 },
  { "3/2", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 1 },
  { "100m/40m", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 8 },
  { "100x40", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 4 },
  { "40/1:30", BRG_TIME_CONTROL_FAULT_AMBIGUOUS, 5 },
  { "90+30+5", BRG_TIME_CONTROL_FAULT_MOVES_MISSING, 1 },
  { "90 minutes tomorrow", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 12 },
  { "90 минутный", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 4 },
  { "90''", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 3 },
  { "90м″", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 4 },
  { "90″", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 3 },
  { "1.5+30", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 2 },
  { "5:00", BRG_TIME_CONTROL_FAULT_MOVES_MISSING, 1 },
  { "1:3", BRG_TIME_CONTROL_FAULT_MOVES_MISSING, 1 },
  { "1:75", BRG_TIME_CONTROL_FAULT_MOVES_MISSING, 1 },
  { "90+30 без добавления", BRG_TIME_CONTROL_FAULT_UNEXPECTED, 7 },
  { "без добавления", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "h", BRG_TIME_CONTROL_FAULT_NUMBER, 1 },
  { "40/90, 30, 15", BRG_TIME_CONTROL_FAULT_MOVES_MISSING, 8 },
  { "0", BRG_TIME_CONTROL_FAULT_NO_TIME, 1 },
  { "40/90, 0+0", BRG_TIME_CONTROL_FAULT_NO_TIME, 8 },
  { "9/9,9/9,9/9,9/9,9/9,9/9,9", BRG_TIME_CONTROL_FAULT_TOO_MANY, 25 },
};

static void
test_faults (void)
{
  gboolean seen[BRG_N_TIME_CONTROL_FAULT_KINDS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      BrgTimeControl control = { .n_phases = 77 };
      BrgTimeControlFault fault;

      g_test_message ("%s", faults[i].text);
      g_assert_false (brg_time_control_parse (faults[i].text, &control, &fault));
      g_assert_cmpint (fault.kind, ==, faults[i].kind);
      g_assert_cmpint (fault.column, ==, faults[i].column);
      g_assert_cmpuint (control.n_phases, ==, 77);
      seen[fault.kind] = TRUE;
    }
  for (guint i = 0; i < BRG_N_TIME_CONTROL_FAULT_KINDS; i++)
    {
      g_assert_true (seen[i]);
      g_assert_nonnull (brg_time_control_describe_fault (i));
    }
}

static void
fill_phase (BrgTimePhase *phase, gboolean is_last)
{
  phase->moves = is_last && g_test_rand_bit () ? 0 : g_test_rand_int_range (1, 81);
  phase->minutes = g_test_rand_int_range (0, 1441);
  phase->increment_seconds = g_test_rand_bit () ? g_test_rand_int_range (0, 601) : 0;
  phase->is_delay = phase->increment_seconds > 0 && g_test_rand_bit ();
  if (phase->increment_seconds == 0 && phase->minutes == 0)
    phase->minutes = 1;
}

/* What is printed is read as the same control. */
static void
test_printed_is_read (void)
{
  for (guint i = 0; i < brg_test_rounds (3000); i++)
    {
      BrgTimeControl control = { .n_phases = (guint) g_test_rand_int_range (1, 7) };
      BrgTimeControl again = { 0 };
      g_autofree char *text = NULL;

      for (guint j = 0; j < control.n_phases; j++)
        fill_phase (&control.phases[j], j + 1 == control.n_phases);
      text = brg_time_control_to_text (&control);
      g_test_message ("%s", text);
      g_assert_true (brg_time_control_parse (text, &again, NULL));
      g_assert_cmpuint (again.n_phases, ==, control.n_phases);
      for (guint j = 0; j < control.n_phases; j++)
        {
          const BrgTimePhase *before = &control.phases[j];
          const BrgTimePhase *after = &again.phases[j];

          g_assert_cmpint (after->moves, ==, before->moves);
          g_assert_cmpint (after->minutes, ==, before->minutes);
          g_assert_cmpint (after->increment_seconds, ==, before->increment_seconds);
          g_assert_cmpint (after->is_delay, ==, before->is_delay);
        }
    }
}

/* Seconds, and nothing but a code. */
static void
test_codes (void)
{
  static const TextCase codes[] = {
    { "5400+30", "90+30" },
    { "180+2", "3+2" },
    { "60", "1" },
    { "40/300", "40/5'" },
    { "40/5400+30:1800+30", "40/90+30, 30+30" },
    { "40/7200:20/3600:900+30", "40/120, 20/60, 15+30" },
    { "90", NULL },
    { "W300-B240", NULL },
    { "*180", NULL },
    { "90 min", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      BrgTimeControl control;
      g_autofree char *text = NULL;

      g_test_message ("%s", codes[i].text);
      g_assert_cmpint (brg_time_control_parse_code (codes[i].text, &control), ==,
                       codes[i].canonical != NULL);
      if (codes[i].canonical != NULL)
        text = brg_time_control_to_text (&control);
      g_assert_cmpstr (text, ==, codes[i].canonical);
    }
}

/* A word that is not known, wherever it stands, and nothing is taken for minutes. */
static void
test_unknown_word (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *before = g_strconcat ("about ", texts[i].text, NULL);
      g_autofree char *after = g_strconcat (texts[i].text, " perhaps", NULL);
      BrgTimeControl control;

      g_test_message ("%s", texts[i].text);
      g_assert_false (brg_time_control_parse (before, &control, NULL));
      g_assert_false (brg_time_control_parse (after, &control, NULL));
    }
}

/* Every prefix of a text ends in an answer. */
static void
test_truncated (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (const char *end = texts[i].text; *end != '\0'; end = g_utf8_next_char (end))
      {
        g_autofree char *prefix = g_strndup (texts[i].text, (gsize) (end - texts[i].text));
        BrgTimeControl control;
        BrgTimeControlFault fault = { 0 };

        if (!brg_time_control_parse (prefix, &control, &fault))
          g_assert_cmpint (fault.column, <=, (gint) g_utf8_strlen (prefix, -1) + 1);
      }
}

typedef struct
{
  const char *text;
  gint seconds;
} SixtyCase;

static const SixtyCase sixty[] = {
  { "90+30", 7200 },
  { "5+5", 600 },
  { "40/90, 30+30", 7200 + 20 * 30 }, /* the increment of the last 20 moves only */
  { "40/90+30, 30+30", 7200 + 60 * 30 },
  { "60/100, 30+30", 130 * 60 }, /* all of it is given, no increment by then */
  { "20/10'", 30 * 60 },         /* reached three times */
  { "25/10'", 30 * 60 },
  { "40/120, 20/60", 180 * 60 },
};

static void
test_sixty_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sixty); i++)
    {
      BrgTimeControl control;

      g_assert_true (brg_time_control_parse (sixty[i].text, &control, NULL));
      g_test_message ("%s", sixty[i].text);
      g_assert_cmpint (brg_time_control_sixty_moves_seconds (&control), ==, sixty[i].seconds);
    }
}

typedef struct
{
  const char *rulebook;
  BrgDiscipline discipline;
  const char *text;
  BrgTempo tempo;
  const char *article; /* without the book */
} ClassCase;

#define CHESS BRG_DISCIPLINE_CHESS
#define RUSSIAN BRG_DISCIPLINE_RUSSIAN
#define INTERNATIONAL BRG_DISCIPLINE_INTERNATIONAL
#define STANDARD BRG_TEMPO_STANDARD
#define RAPID BRG_TEMPO_RAPID
#define BLITZ BRG_TEMPO_BLITZ
#define NONE BRG_TEMPO_UNKNOWN

static const ClassCase classes[] = {
  /* Questions and answers of an independent table of clock rules */
  { "fide-2023", CHESS, "90+30", STANDARD, "glossary" },
  { "fide-2023", CHESS, "40/90,30+30", STANDARD, "glossary" },
  { "fide-2023", CHESS, "59+0", RAPID, "A.1" },
  { "fide-2023", CHESS, "60+0", STANDARD, "glossary" },
  { "fide-2023", CHESS, "25+10", RAPID, "A.1" },
  { "fide-2023", CHESS, "10+0", BLITZ, "B.1" },
  { "fide-2023", CHESS, "5+5", BLITZ, "B.1" },
  { "fide-2023", CHESS, "6+5", RAPID, "A.1" },
  { "fide-2023", CHESS, "3+2", BLITZ, "B.1" },
  { "fide-2023", CHESS, "45+15", STANDARD, "glossary" },
  { "rus-chess-2014", CHESS, "14+0", BLITZ, "17.1" },
  { "rus-chess-2014", CHESS, "15+0", RAPID, "16.1" },
  { "rus-chess-2014", CHESS, "10+5", RAPID, "16.1" },
  { "rus-chess-2014", CHESS, "9+5", BLITZ, "17.1" },
  { "rus-chess-2014", CHESS, "50+10", STANDARD, "16.1" },
  { "rus-draughts-2022", RUSSIAN, "30+30", STANDARD, "6.1.9.1" },
  { "rus-draughts-2022", RUSSIAN, "8+4", RAPID, "6.1.9.2" },
  { "rus-draughts-2022", RUSSIAN, "3+2", BLITZ, "6.1.9.3" },
  { "rus-draughts-2022", RUSSIAN, "17+0", NONE, "6.1.9" },
  { "rus-draughts-2022", INTERNATIONAL, "80+60", STANDARD, "7.6.1" },
  { "rus-draughts-2022", INTERNATIONAL, "20+5", RAPID, "7.6.2" },
  { "rus-draughts-2022", INTERNATIONAL, "5+3", BLITZ, "7.6.3" },
  { "rus-draughts-2022", BRG_DISCIPLINE_GIVEAWAY, "20+30", STANDARD, "8.3" },
  /* Limits and their neighbours; controls that the texts recommend */
  { "fide-2023", BRG_DISCIPLINE_CHESS960, "44+15", RAPID, "A.1" },
  { "rus-chess-2014", CHESS, "59", RAPID, "16.1" },
  { "rus-chess-2014", CHESS, "60", STANDARD, "16.1" },
  { "rus-draughts-2022", RUSSIAN, "20+30", STANDARD, "6.1.9.1" },
  { "rus-draughts-2022", RUSSIAN, "19+30", NONE, "6.1.9" },
  { "rus-draughts-2022", RUSSIAN, "15", RAPID, "6.1.9.2" },
  { "rus-draughts-2022", RUSSIAN, "16", NONE, "6.1.9" },
  { "rus-draughts-2022", RUSSIAN, "7+5", RAPID, "6.1.9.2" },
  { "rus-draughts-2022", RUSSIAN, "6", NONE, "6.1.9" },
  { "rus-draughts-2022", RUSSIAN, "5", BLITZ, "6.1.9.3" },
  { "rus-draughts-2022", RUSSIAN, "2+10", NONE, "6.1.9" },
  { "rus-draughts-2022", BRG_DISCIPLINE_DRAUGHTS64, "7+5", RAPID, "6.1.9.2" },
  { "rus-draughts-2022", INTERNATIONAL, "1h+30", STANDARD, "7.6.1" },
  { "rus-draughts-2022", INTERNATIONAL, "30", STANDARD, "7.6.1" },
  { "rus-draughts-2022", INTERNATIONAL, "29", RAPID, "7.6.2" },
  { "rus-draughts-2022", INTERNATIONAL, "15+5", RAPID, "7.6.2" },
  { "rus-draughts-2022", INTERNATIONAL, "14", BLITZ, "7.6.3" },
  { "rus-draughts-2022", INTERNATIONAL, "4", NONE, "7.6" },
  { "rus-draughts-2022", INTERNATIONAL, "2h", STANDARD, "7.6.1" },
  { "rus-draughts-2022", INTERNATIONAL, "121", NONE, "7.6" },
  { "rus-draughts-2022", BRG_DISCIPLINE_GIVEAWAY, "19", NONE, "8.3" },
  { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "120+30", STANDARD, "9.4.1" },
  { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "90", STANDARD, "9.4.1" },
  { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "89", NONE, "9.4.1" },
  { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "45+10", STANDARD, "9.4.1" },
  { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "45+9", NONE, "9.4.1" },
  { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "44+30", NONE, "9.4.1" },
  /* No classes in these books */
  { "ussr-chess-1956", CHESS, "40/150, 16/60", NONE, NULL },
  { "ukr-chess-2016", CHESS, "90+30", NONE, NULL },
  /* The book does not govern the discipline */
  { "fide-2023", RUSSIAN, "90+30", NONE, NULL },
};

static void
test_class (gconstpointer data)
{
  const ClassCase *test = data;
  g_autofree char *expected =
      test->article != NULL ? g_strconcat (test->rulebook, " ", test->article, NULL) : NULL;
  BrgTimeControl control;
  const char *article = "";

  g_assert_true (brg_time_control_parse (test->text, &control, NULL));
  g_assert_cmpint (brg_time_control_classify (&control, brg_rulebook_find (test->rulebook),
                                              test->discipline, &article),
                   ==, test->tempo);
  g_assert_cmpstr (article, ==, expected);
}

BRG_TEST_TOPIC ("time-control")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/time-control/texts", test_texts);
  g_test_add_func ("/engine/time-control/phases", test_phases);
  g_test_add_func ("/engine/time-control/faults", test_faults);
  g_test_add_func ("/engine/time-control/truncated", test_truncated);
  g_test_add_func ("/engine/time-control/printed-is-read", test_printed_is_read);
  g_test_add_func ("/engine/time-control/unknown-word", test_unknown_word);
  g_test_add_func ("/engine/time-control/codes", test_codes);
  g_test_add_func ("/engine/time-control/fide-2023/A.1/sixty-moves", test_sixty_moves);
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      g_autofree char *control = g_strdelimit (g_strdup (classes[i].text), "/", '-');
      g_autofree char *path =
          g_strdup_printf ("/engine/time-control/class/%s/%s/%s", classes[i].rulebook,
                           brg_discipline_to_id (classes[i].discipline), control);

      g_test_add_data_func (path, &classes[i], test_class);
    }
  return g_test_run ();
}
