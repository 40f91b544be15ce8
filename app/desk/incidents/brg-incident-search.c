/* brg-incident-search.c - finds an incident by a few letters of three languages
 *
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-search.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-advice.h"
#include "brg-incident-contest.h"
#include "brg-incident-names.h"

/* What a kind is called in the three languages, its name first, and other words for it. English
 * names are those of brg-incident-names.c. */
static const struct
{
  const char *english; /* further words */
  const char *russian;
  const char *ukrainian;
} words_of[BRG_N_INCIDENT_KINDS] = {
  [BRG_INCIDENT_ILLEGAL_MOVE] = { "impossible wrong", "невозможный ход неправильный запрещённый",
                                  "неможливий хід неправильний заборонений" },
  [BRG_INCIDENT_TWO_HANDS] = { "both", "двумя руками две руки ход", "двома руками дві руки хід" },
  [BRG_INCIDENT_PRESS_WITHOUT_MOVE] = { "pressing without moving",
                                        "часы нажаты без хода переключение кнопка",
                                        "годинник натиснуто без ходу перемикання кнопка" },
  [BRG_INCIDENT_PROMOTION_UNFINISHED] = { "queen upside-down",
                                          "пешка не заменена превращение ферзь",
                                          "пішака не замінено перетворення ферзь" },
  [BRG_INCIDENT_KING_CAPTURE] = { "taken", "король взят взятие короля", "короля взято взяття" },
  [BRG_INCIDENT_FALSE_DRAW_CLAIM] = { "false incorrect repetition fifty",
                                      "неверное требование ничьей ложная заявка повторение",
                                      "хибна вимога нічиєї заява повторення" },
  [BRG_INCIDENT_FLAG] = { "time over zeitnot", "флаг падение просрочка времени упал флажок",
                          "прапорець падіння прострочення часу впав" },
  [BRG_INCIDENT_FLAG_BOTH] = { "two flags", "оба флага упали два флажка",
                               "обидва прапорці впали два" },
  [BRG_INCIDENT_LATE] = { "lateness delay", "опоздание поздно", "запізнення пізно" },
  [BRG_INCIDENT_NO_SHOW] = { "absent forfeit default", "неявка отсутствует плюс-минус",
                             "неявка відсутній" },
  [BRG_INCIDENT_BOTH_ABSENT] = { "nobody none", "оба отсутствуют не явились двое",
                                 "обидва відсутні не з’явилися двоє" },
  [BRG_INCIDENT_WRONG_COLOURS] = { "wrong colors swapped sides",
                                   "перепутан цвет фигур не тем цветом наоборот",
                                   "переплутано колір фігур не тим кольором навпаки" },
  [BRG_INCIDENT_WRONG_START] = { "setup placement", "неверная начальная позиция расстановка",
                                 "неправильна початкова позиція розстановка" },
  [BRG_INCIDENT_BOARD_TURNED] = { "rotated placed", "доска повёрнута неверно поле углу",
                                  "дошка повернута неправильно" },
  [BRG_INCIDENT_DISPLACED] = { "knocked over fallen", "фигуры сдвинуты опрокинуты сбиты смещены",
                               "фігури зсунуто перекинуто збито зміщено" },
  [BRG_INCIDENT_TOUCH_MOVE] = { "touched", "тронул ходи тронутая фигура взялся",
                                "торкнувся ходи доторкнута взявся" },
  [BRG_INCIDENT_CLOCK_MISUSE] = { "bangs holds timer", "обращение с часами злоупотребление бьёт",
                                  "поводження з годинником зловживання б’є" },
  [BRG_INCIDENT_CLOCK_STOPPED] = { "stopping", "остановка часов без причины остановил",
                                   "зупинка годинника без причини зупинив" },
  [BRG_INCIDENT_PHONE] = { "phone mobile rings ringing smartphone watch electronic call",
                           "телефон звонок устройство смартфон мобильный часы-браслет",
                           "телефон дзвінок пристрій смартфон мобільний" },
  [BRG_INCIDENT_SEARCH_REFUSED] = { "search scan metal detector", "отказ от досмотра проверки",
                                    "відмова від огляду перевірки" },
  [BRG_INCIDENT_DISTRACTION] = { "annoying disturbing noise talk",
                                 "отвлечение соперника мешает беспокоит шум разговор",
                                 "відволікання суперника заважає турбує шум розмова" },
  [BRG_INCIDENT_REPEATED_DRAW_OFFER] = { "offering", "повторные предложения ничьей",
                                         "повторні пропозиції нічиєї" },
  [BRG_INCIDENT_LEFT_AREA] = { "leaving venue hall room", "уход из зоны вышел покинул зал",
                               "вихід із зони залишив зал пішов" },
  [BRG_INCIDENT_NOTES_OR_ADVICE] = { "prompting help information another board",
                                     "записи советы анализ подсказка помощь",
                                     "записи поради аналіз підказка допомога" },
  [BRG_INCIDENT_REFUSAL] = { "disobey persistent", "отказ соблюдать правила неподчинение",
                             "відмова дотримуватися правил непокора" },
  [BRG_INCIDENT_REFUSAL_BOTH] = { "disobey", "оба отказываются соблюдать правила",
                                  "обидва відмовляються дотримуватися правил" },
  [BRG_INCIDENT_ALCOHOL] = { "drunk drinking", "алкоголь пьян опьянение спиртное",
                             "алкоголь п’яний сп’яніння спиртне" },
  [BRG_INCIDENT_COLLUSION] = { "match fixing betting arranged",
                               "сговор договорная партия договорной результат ставки",
                               "змова договірна партія домовленість ставки" },
  [BRG_INCIDENT_INTERFERENCE] = { "spectator external hint",
                                  "вмешательство извне посторонний зритель помеха",
                                  "втручання ззовні сторонній глядач перешкода" },
  [BRG_INCIDENT_DRESS] = { "clothes appearance", "форма одежды внешний вид дресс-код",
                           "форма одягу зовнішній вигляд дрес-код" },
  [BRG_INCIDENT_UNJUSTIFIED_CALL] = { "summoned judge", "необоснованный вызов судьи напрасный",
                                      "необґрунтований виклик судді марний" },
  [BRG_INCIDENT_DRAW_AGREED] = { "peace half agreed", "согласие на ничью мир договорились",
                                 "згода на нічию мир домовилися" },
  [BRG_INCIDENT_IRREGULARITY_A] = { "illegal irregularity a",
                                    "неправильный неверный ход шашкой простой дамкой а",
                                    "неправильний хід шашкою дамкою а" },
  [BRG_INCIDENT_IRREGULARITY_A + 1] = { "double irregularity b", "два хода подряд б",
                                        "два ходи поспіль б" },
  [BRG_INCIDENT_IRREGULARITY_A + 2] = { "touch irregularity c", "тронута одна шашка ход другой в",
                                        "торкнуто одну шашку хід іншою в" },
  [BRG_INCIDENT_IRREGULARITY_A + 3] = { "retracted irregularity d", "ход взят назад возврат хода г",
                                        "хід узято назад повернення ходу г" },
  [BRG_INCIDENT_IRREGULARITY_A + 4] = { "irregularity e", "ход шашкой соперника д",
                                        "хід шашкою суперника д" },
  [BRG_INCIDENT_IRREGULARITY_A + 5] = { "irregularity f",
                                        "не взято обязательное взятие тихий ход е",
                                        "не взято обов’язкове взяття тихий хід е" },
  [BRG_INCIDENT_IRREGULARITY_A + 6] = { "irregularity g", "шашки сняты без причины с доски ж",
                                        "шашки знято без причини з дошки ж" },
  [BRG_INCIDENT_IRREGULARITY_A + 7] = { "irregularity h", "шашки сняты во время взятия з",
                                        "шашки знято під час взяття з" },
  [BRG_INCIDENT_IRREGULARITY_A + 8] = { "irregularity i", "снято больше меньше число шашек и",
                                        "знято більше менше кількість шашок и" },
  [BRG_INCIDENT_IRREGULARITY_A + 9] = { "irregularity j", "сняты не те шашки к",
                                        "знято не ті шашки к" },
  [BRG_INCIDENT_IRREGULARITY_A + 10] = { "irregularity k", "остановка при снятии шашек л",
                                         "зупинка під час зняття шашок л" },
  [BRG_INCIDENT_IRREGULARITY_A + 11] = { "irregularity l", "сняты свои шашки м",
                                         "знято власні шашки м" },
  [BRG_INCIDENT_IRREGULARITY_A + 12] = { "irregularity m", "дамка не обозначена не перевёрнута н",
                                         "дамку не позначено не перевернуто н" },
  [BRG_INCIDENT_IRREGULARITY_A + 13] = { "irregularity n", "ход необозначенной дамкой о",
                                         "хід непозначеною дамкою о" },
  [BRG_INCIDENT_BOTH_IN_CHECK] = { "two kings impossible position",
                                   "оба короля под шахом невозможная позиция",
                                   "обидва королі під шахом неможлива позиція" },
  [BRG_INCIDENT_FALSE_CHECK] = { "wrong announced saying", "ложный шах объявлен ошибочно сказал",
                                 "хибний шах оголошено помилково сказав" },
  [BRG_INCIDENT_POINTING] = { "fingers touching board showing",
                              "указывает на поля показывает касается доски пальцем",
                              "вказує на поля показує торкається дошки пальцем" },
  [BRG_INCIDENT_NOT_RECORDING] = { "scoresheet writing notation",
                                   "не ведёт запись не записывает ходы бланк",
                                   "не веде запис не записує ходи бланк" },
  [BRG_INCIDENT_RECORD_LOOKS] = { "scoresheet requests sixth",
                                  "просит запись бланк больше пяти раз шестой",
                                  "просить запис бланк більше п’яти разів шостий" },
  [BRG_INCIDENT_DISPLACED_LATER] = { "shifted discovered noticed",
                                     "смещённая фигура обнаружено позже сдвинута",
                                     "зміщена фігура виявлено пізніше зсунута" },
  [BRG_INCIDENT_BRIBERY] = { "bribe money reward", "подкуп взятка деньги вознаграждение",
                             "підкуп хабар гроші винагорода" },
  [BRG_INCIDENT_BETTING] = { "bookmaker wager gambling",
                             "ставки пари букмекер тотализатор азартные",
                             "ставки парі букмекер тоталізатор азартні" },
  [BRG_INCIDENT_INFLUENCE] = { "unlawful manipulation pressure",
                               "попытка неправомерно повлиять на результат влияние давление",
                               "спроба неправомірно вплинути на результат вплив тиск" },
  [BRG_INCIDENT_FALSE_MATE] = { "wrong announced checkmate", "ложный мат объявлен ошибочно сказал",
                                "хибний мат оголошено помилково сказав" },
  [BRG_INCIDENT_CLAIM_CANNOT_WIN] = { "quickplay finish two minutes normal means",
                                      "заявление о ничьей без арбитра обычными средствами",
                                      "заява про нічию без арбітра звичайними засобами" },
  [BRG_INCIDENT_CLAIM_NO_EFFORT] = { "quickplay finish two minutes effort",
                                     "заявление о ничьей без арбитра не стремится выиграть",
                                     "заява про нічию без арбітра не намагається виграти" },
  [BRG_INCIDENT_ASSISTANT_MOVES] = { "disability helper cannot",
                                     "помощник передвигать фигуры не может ходить инвалид",
                                     "помічник асистент пересувати фігури не може" },
  [BRG_INCIDENT_ASSISTANT_CLOCK] = { "disability helper cannot",
                                     "помощник переключать часы не может инвалид",
                                     "помічник асистент годинник не може" },
  [BRG_INCIDENT_ASSISTANT_RECORD] = { "disability helper cannot scoresheet",
                                      "помощник вести запись не может писать инвалид бланк",
                                      "помічник асистент вести запис не може" },
  [BRG_INCIDENT_COMPUTER_HELP] = { "engine cheating software program",
                                   "компьютерная подсказка программа читерство движок",
                                   "комп’ютерна підказка програма читерство рушій" },
};

/* Keys of a keyboard in their order; where the Ukrainian layout differs it has a line of its own.
 */
static const char latin_keys[] = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
static const char *const russian_keys = "йцукенгшщзхъфывапролджэячсмитьбюё";
static const char *const ukrainian_keys = "йцукенгшщзхїфівапролджєячсмитьбю'";

G_STATIC_ASSERT (sizeof latin_keys - 1 == 33);

static gunichar
swap_key (gunichar letter, gboolean to_latin, const char *cyrillic)
{
  const char *place = cyrillic;

  for (guint i = 0; i < sizeof latin_keys - 1; i++, place = g_utf8_next_char (place))
    {
      gunichar other = g_utf8_get_char (place);

      if (to_latin && letter == other)
        return (gunichar) latin_keys[i];
      if (!to_latin && letter == (gunichar) latin_keys[i])
        return other;
    }
  return letter;
}

char *
brg_incident_search_letters (const char *text, gboolean to_latin, gboolean is_ukrainian)
{
  g_autofree char *small = NULL;
  g_autoptr (GString) swapped = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  small = g_utf8_strdown (text, -1);
  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_unichar (swapped, swap_key (g_utf8_get_char (p), to_latin,
                                                is_ukrainian ? ukrainian_keys : russian_keys));
  return g_string_free (g_steal_pointer (&swapped), FALSE);
}

/* Small letters; ё is е, an apostrophe is none. */
static char *
fold (const char *text)
{
  g_autofree char *small = g_utf8_strdown (text, -1);
  g_autoptr (GString) folded = g_string_new (NULL);

  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (letter == 0x0451)
        letter = 0x0435;
      if (letter == '\'' || letter == 0x2019 || letter == 0x02bc)
        continue;
      g_string_append_unichar (folded, g_unichar_isalnum (letter) ? letter : ' ');
    }
  return g_string_free (g_steal_pointer (&folded), FALSE);
}

static gboolean
has_word (char **words, const char *beginning)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && g_str_has_prefix (words[i], beginning))
      return TRUE;
  return FALSE;
}

/* How well words match: 0 from the beginning on, 1 somewhere, -1 not at all. */
static gint
match_text (const char *text, const char *query)
{
  g_autofree char *folded = fold (text);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  g_auto (GStrv) wanted = g_strsplit (query, " ", -1);

  for (guint i = 0; wanted[i] != NULL; i++)
    if (*wanted[i] != '\0' && !has_word (words, wanted[i]))
      return -1;
  return g_str_has_prefix (folded, query) ? 0 : 1;
}

static gint
match_kind (BrgIncidentKind kind, const char *query)
{
  g_autofree char *english =
      g_strconcat (brg_incident_kind_get_name (kind), " ", words_of[kind].english, NULL);
  /* What the list shows in the language of the window is found by typing it. */
  const char *texts[] = { english, words_of[kind].russian, words_of[kind].ukrainian,
                          _ (brg_incident_kind_get_name (kind)) };
  gint best = -1;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gint rank = match_text (texts[i], query);

      if (rank >= 0 && (best < 0 || rank < best))
        best = rank;
    }
  return best;
}

gboolean
brg_incident_search_fits (BrgIncidentKind kind, BrgPlayForm form)
{
  gboolean is_draughts =
      form == BRG_FORM_RUSSIAN || form == BRG_FORM_INTERNATIONAL || form == BRG_FORM_GIVEAWAY;
  gboolean is_chess = form == BRG_FORM_STANDARD || form == BRG_FORM_RAPID || form == BRG_FORM_BLITZ;

  if (kind >= BRG_INCIDENT_IRREGULARITY_A && kind <= BRG_INCIDENT_IRREGULARITY_N)
    return is_draughts;
  if (kind == BRG_INCIDENT_PROMOTION_UNFINISHED || kind == BRG_INCIDENT_KING_CAPTURE ||
      kind == BRG_INCIDENT_TWO_HANDS || kind == BRG_INCIDENT_BOTH_IN_CHECK ||
      kind == BRG_INCIDENT_FALSE_CHECK || kind == BRG_INCIDENT_FALSE_MATE ||
      kind == BRG_INCIDENT_CLAIM_CANNOT_WIN || kind == BRG_INCIDENT_CLAIM_NO_EFFORT)
    return is_chess;
  /* The fourteen irregularities say it better. */
  return kind != BRG_INCIDENT_ILLEGAL_MOVE || !is_draughts;
}

static gboolean
is_known (const BrgRulebook *rulebook, BrgPlayForm form, BrgIncidentKind kind)
{
  BrgAdviceQuery query = { .rulebook = rulebook,
                           .form = form,
                           .is_watched = TRUE,
                           .kind = kind,
                           .count = 1,
                           .moves = -1,
                           .men = -1 };
  BrgAdvice advice;

  if (brg_advise (&query, &advice))
    return TRUE;
  /* rus-chess-2014 32.2: what only players who do not see the board may have. */
  query.is_blind = TRUE;
  return brg_advise (&query, &advice);
}

typedef struct
{
  BrgIncidentKind kind;
  gint rank;
} Found;

static gint
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *first = a;
  const Found *second = b;

  return first->rank != second->rank ? first->rank - second->rank
                                     : (gint) first->kind - (gint) second->kind;
}

/* The text as it was typed, then as the keys would have been in the other layouts. */
static gint
find_rank (BrgIncidentKind kind, char *const *queries)
{
  for (gint i = 0; queries[i] != NULL; i++)
    {
      gint rank = match_kind (kind, queries[i]);

      if (rank >= 0)
        return MIN (i, 1) * 4 + rank;
    }
  return -1;
}

GArray *
brg_incident_search (const BrgRulebook *rulebook,
                     BrgPlayForm form,
                     BrgContestKind contest,
                     const char *text,
                     guint most)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (BrgIncidentKind));
  g_autofree char *stripped = NULL;
  g_autofree char *latin = NULL;
  g_autofree char *russian = NULL;
  g_autofree char *ukrainian = NULL;
  g_auto (GStrv) queries = g_new0 (char *, 5);

  g_return_val_if_fail (rulebook != NULL && text != NULL, kinds);

  stripped = g_strstrip (g_strdup (text));
  latin = brg_incident_search_letters (stripped, TRUE, FALSE);
  russian = brg_incident_search_letters (stripped, FALSE, FALSE);
  ukrainian = brg_incident_search_letters (stripped, FALSE, TRUE);
  queries[0] = fold (stripped);
  queries[1] = fold (latin);
  queries[2] = fold (russian);
  queries[3] = fold (ukrainian);
  for (BrgIncidentKind kind = 0; kind < BRG_N_INCIDENT_KINDS; kind++)
    {
      gboolean fits =
          brg_incident_search_fits (kind, form) && brg_incident_contest_fits (contest, kind);
      gint rank = fits ? find_rank (kind, queries) : -1;
      Found one = { kind, rank * 2 + (is_known (rulebook, form, kind) ? 0 : 1) };

      if (rank >= 0)
        g_array_append_val (found, one);
    }
  g_array_sort (found, compare_found);
  for (guint i = 0; i < MIN (found->len, most); i++)
    g_array_append_val (kinds, g_array_index (found, Found, i).kind);
  return kinds;
}
