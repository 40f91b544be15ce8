/* test-move-telling.c - whether a text tells a move, however it is written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-telling.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  BrgDiscipline discipline;
  const char *const texts[40];
} Telling;

/* fide-2023 I.1.1, ussr-chess-1956 19: none of these may stand anywhere. */
static const Telling telling[] = {
  { "/data/move-telling/fide-2023/I.1.1/plain",
    BRG_DISCIPLINE_CHESS,
    { "Лe5:a5", "it was Re5xa5!", "е2-е4", "0–0", "О-О-О", "Фc17-f4", "E2E4", "e4", "Nf3", "c8=Q",
      "exd8", "O-O", "0-0-0+", "Крg1-f3", "e2–e4", "e2e4", "Кf3" } },
  { "/data/move-telling/fide-2023/I.1.1/case-and-spaces",
    BRG_DISCIPLINE_CHESS,
    { "E4",    "RE5XA5", "Л Е5 А5", "e 4", "e-4",  "e . 4", "R e 5 x a 5", "Л в 5",
      "a2 a4", "в 5!",   "в 5",     "c 4", "e\t4", "e\n4",  "E 2 - E 4",   "E  4",
      "0 - 0", "O O O",  "OOO",     "00",  "e_4",  "e/4",   "e (4)",       "the move is a 3." } },
  { "/data/move-telling/fide-2023/I.1.1/piece-before-square-apart",
    BRG_DISCIPLINE_CHESS,
    { "Re 8", "RE 8+", "Ле 8", "ЛЕ 8", "Kf 4", "Крf 4", "Rxe 8", "Be 5", "be 5!" } },
  { "/data/move-telling/fide-2023/I.1.1/unseen-and-wide",
    BRG_DISCIPLINE_CHESS,
    { "e\u200b4",
      "e\u200d4",
      "e\u00ad4",
      "e\u20604",
      "\ufeffe\ufeff4",
      "ｅ４",
      "Ｒｅ５",
      "e⁴",
      "e₄",
      "ⓔ④",
      "𝐞𝟒",
      "e\u0301"
      "4",
      "é4",
      "e4\ufe0f\u20e3",
      "e\u31644",
      "e\u00a04",
      "e\u20034",
      "e٤",
      "e\u28004",
      "0\u200b-\u200b0",
      "e\u20334" } },
  { "/data/move-telling/fide-2023/I.1.1/look-alikes",
    BRG_DISCIPLINE_CHESS,
    { "е4", "Е4", "с4", "в5", "а3",     "н4",    "х5",   "ф3", "г6",  "д4",    "Ь4", "ε4",
      "α3", "β5", "eч", "eЗ", "Лс1:с7", "Кр е2", "Φ d4", "ᴇ4", "ɴꜰ3", "ᴇ2-ᴇ4", "ɢ·5" } },
  { "/data/move-telling/fide-2023/I.1.1/words",
    BRG_DISCIPLINE_CHESS,
    { "e four", "ферзь дэ четыре", "конь эф три", "рокировка", "коротка рокіровка", "castling",
      "Castles long", "е п'ять", "е п’ять", "bee four", "Rochade", "е-два е-четыре",
      "е–два–е–четыре", "e-two e-four", "эф-три", "конь-эф-три", "е.два", "Е-ДВА" } },
  { "/data/move-telling/fide-2023/I.1.1/short-and-numeric",
    BRG_DISCIPLINE_CHESS,
    { "exd", "e:d", "ед!", "ed", "gxh", "5254", "52-54", "52 54", "7172", "57581", "ICCF 5163",
      "12-13", "5 2 5 4", "е х d" } },
  { "/data/move-telling/fide-2023/I.1.1/not-a-text",
    BRG_DISCIPLINE_CHESS,
    { "e\xff"
      "4" } },
  { "/data/move-telling/rus-draughts-2022/numbers",
    BRG_DISCIPLINE_INTERNATIONAL,
    { "34-29",     "34:23",     "34x23",  "34х23", "34×23", "34 – 29", "34\u200b-\u200b29",
      "３４-２９", "34->29",    "34→29",  "34*23", "3429",  "34 29",   "34 на 29",
      "34.29",     "7-1",       "50-44",  "22.18", "22·18", "22на18",  "22  на  18",
      "22to18",    "ход 22.18", "№ 22.18" } },
  { "/data/move-telling/rus-draughts-2022/squares",
    BRG_DISCIPLINE_RUSSIAN,
    { "c3-d4", "cd4", "C3D4", "с3:е5", "c3", "с 3 - d 4", "22-17", "2217", "ab4", "ц3", "g:e5",
      "22.18", "22·18", "22на18", "22 на 18", "цэ-три дэ-четыре" } },
  { "/data/move-telling/rus-draughts-2022/renju",
    BRG_DISCIPLINE_RENJU,
    { "h8", "H8", "h 8", "h-15", "К10", "к10", "О15", "l\u200b10", "ｈ８", "j7", "й7", "м 11" } },
};

/* What an arbiter writes every day. */
static const Telling silent[] = {
  { "/data/move-telling/silent/chess",
    BRG_DISCIPLINE_CHESS,
    { "will be 5 minutes late",
      "ca 5 minutes",
      "не 5",
      "на 3 минуты",
      "",
      "зал Б2, стол 3",
      "22.11 15:30",
      "1-й судья",
      "в 5 часов",
      "с 4 тура",
      "А. Петров",
      "room B2",
      "Hall A 3",
      "кабинет 12",
      "15 часов 30 минут",
      "22 ноября 2026 г.",
      "2026-11-22",
      "Петров В. В., судья 1 категории",
      "два экземпляра",
      "board 5, round 7",
      "д. 5",
      "Де Ла Крус",
      "ООО «Шахматы»",
      "after the 4th round",
      "12-13 ноября",
      "тел. 495-123-45-67",
      "играют в 15.30",
      "аудитория Е4",
      "у главного судьи в сейфе",
      "доска 12, тур 3",
      "the envelope is torn",
      "конверт № 7",
      "15 00",
      "да",
      "где",
      "17:00",
      "с 4 по 6 декабря",
      "A. Hall" } },
  { "/data/move-telling/silent/draughts",
    BRG_DISCIPLINE_INTERNATIONAL,
    { "15:30", "22.11.2026", "зал 2, стол 14", "в 2026 году", "2026-11-22", "15.30",
      "судья 1 категории", "в 18.20", "начало в 10.45", "18.20 ч", "10.00", "at 17.45" } },
  { "/data/move-telling/silent/renju", BRG_DISCIPLINE_RENJU, { "зал Б2", "room H8", "в 5 часов" } },
};

static void
check (const Telling *row, gboolean tells)
{
  for (guint i = 0; row->texts[i] != NULL; i++)
    if (brg_move_telling_finds (row->discipline, row->texts[i]) != tells)
      {
        g_test_message ("“%s” %s", row->texts[i], tells ? "is not noticed" : "is refused");
        g_test_fail ();
      }
}

static void
test_telling (gconstpointer data)
{
  check (data, TRUE);
}

static void
test_silent (gconstpointer data)
{
  check (data, FALSE);
}

BRG_TEST_TOPIC ("move-telling")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    g_test_add_data_func (telling[i].path, &telling[i], test_telling);
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    g_test_add_data_func (silent[i].path, &silent[i], test_silent);
  return g_test_run ();
}
