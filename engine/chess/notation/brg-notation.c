/* brg-notation.c - how moves of chess are written in the languages and books
 *
 * Rules: fide-2023 appendix C, D.2.1; ussr-chess-1956 appendix on notation
 * Tests: tests/engine/test-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-notation.h"

static const char *const language_ids[BRG_N_LANGUAGES] = { "en", "ru", "uk", "any" };

/* By #BrgChessKind: nothing, pawn, knight, bishop, rook, queen, king. */
static const char *const english[] = { "", "", "N", "B", "R", "Q", "K" };
static const char *const english_becomes[] = { "", "", "=N", "=B", "=R", "=Q", "" };
static const char *const russian[] = { "", "", "К", "С", "Л", "Ф", "Кр" };
static const char *const ukrainian[] = { "", "", "К", "С", "Т", "Ф", "Кр" };
static const char *const figurines[] = { "", "", "♘", "♗", "♖", "♕", "♔" };
/* fide-2023 D.2.1: the pawn is named too; the seed's Koenig and Laeufer are German ö and ä. */
static const char *const german[] = { "", "Bauer", "Springer", "Läufer", "Turm", "Dame", "König" };

static const char *const letters[] = { "a", "b", "c", "d", "e", "f", "g", "h" };
static const char *const digits[] = { "1", "2", "3", "4", "5", "6", "7", "8" };
static const char *const names[] = { "Anna", "Bella", "Cesar",  "David",
                                     "Eva",  "Felix", "Gustav", "Hector" };
static const char *const numbers[] = { "eins", "zwei",  "drei",   "vier",
                                       "fünf", "sechs", "sieben", "acht" };

/* The same as it is said, in the letters of those who read it; the seed spells them so. */
static const char *const russian_men[] = { "",     "бауэр", "шпрингер", "лойфер",
                                           "турм", "даме",  "кёниг" };
static const char *const russian_names[] = { "Анна", "Белла",  "Цезарь", "Давид",
                                             "Ева",  "Феликс", "Густав", "Хектор" };
static const char *const russian_numbers[] = { "айнс", "цвай", "драй",  "фир",
                                               "фюнф", "зекс", "зибен", "ахт" };
static const char *const ukrainian_men[] = { "",     "бауер", "шпрингер", "лойфер",
                                             "турм", "даме",  "кеніг" };
static const char *const ukrainian_names[] = { "Анна", "Белла",  "Цезар",  "Давид",
                                               "Єва",  "Фелікс", "Густав", "Гектор" };
static const char *const ukrainian_numbers[] = { "айнс", "цвай", "драй",  "фір",
                                                 "фюнф", "зекс", "зібен", "ахт" };

#define ENGLISH_SIGNS                                                           \
  .files = letters, .ranks = digits, .blank = "", .quiet = "-", .capture = "x", \
  .castling = { "O-O", "O-O-O" }, .check = "+", .mate = "#"
#define RUSSIAN_SIGNS                                                           \
  .files = letters, .ranks = digits, .blank = "", .quiet = "-", .capture = ":", \
  .castling = { "0-0", "0-0-0" }, .check = "+", .mate = "#"

static const BrgNotation notations[] = {
  { .id = "en",
    .language = BRG_LANGUAGE_ENGLISH,
    .kinds = english,
    .promoted = english_becomes,
    ENGLISH_SIGNS },
  { .id = "long",
    .language = BRG_LANGUAGE_ENGLISH,
    .is_full = TRUE,
    .kinds = english,
    .promoted = english_becomes,
    ENGLISH_SIGNS },
  { .id = "ru",
    .language = BRG_LANGUAGE_RUSSIAN,
    .kinds = russian,
    .promoted = russian,
    RUSSIAN_SIGNS },
  { .id = "ru-long",
    .language = BRG_LANGUAGE_RUSSIAN,
    .is_full = TRUE,
    .kinds = russian,
    .promoted = russian,
    RUSSIAN_SIGNS },
  { .id = "uk",
    .language = BRG_LANGUAGE_UKRAINIAN,
    .kinds = ukrainian,
    .promoted = ukrainian,
    RUSSIAN_SIGNS },
  { .id = "uk-long",
    .language = BRG_LANGUAGE_UKRAINIAN,
    .is_full = TRUE,
    .kinds = ukrainian,
    .promoted = ukrainian,
    RUSSIAN_SIGNS },
  /* Its mate is a multiplication sign, its capture a colon in the place of the dash. */
  { .id = "1956",
    .language = BRG_LANGUAGE_RUSSIAN,
    .is_full = TRUE,
    .kinds = russian,
    .promoted = russian,
    .files = letters,
    .ranks = digits,
    .blank = "",
    .quiet = "—",
    .capture = ":",
    .castling = { "0—0", "0—0—0" },
    .check = "+",
    .mate = "×" },
  { .id = "uci", .language = BRG_LANGUAGE_ENGLISH, .is_full = TRUE, .is_coordinates = TRUE },
  { .id = "figurine",
    .language = BRG_LANGUAGE_ANY,
    .kinds = figurines,
    .promoted = figurines,
    ENGLISH_SIGNS },
  { .id = "figurine-long",
    .language = BRG_LANGUAGE_ANY,
    .is_full = TRUE,
    .kinds = figurines,
    .promoted = figurines,
    ENGLISH_SIGNS },
  /* Neither captures nor checks are announced. */
  { .id = "blind",
    .language = BRG_LANGUAGE_ANY,
    .is_full = TRUE,
    .kinds = german,
    .promoted = german,
    .files = names,
    .ranks = numbers,
    .blank = " ",
    .quiet = "",
    .capture = "",
    .castling = { "kurze Rochade", "lange Rochade" },
    .check = "",
    .mate = "" },
  { .id = "blind-ru",
    .language = BRG_LANGUAGE_ANY,
    .is_full = TRUE,
    .kinds = russian_men,
    .promoted = russian_men,
    .files = russian_names,
    .ranks = russian_numbers,
    .blank = " ",
    .quiet = "",
    .capture = "",
    .castling = { "кюрце рошаде", "ланге рошаде" },
    .check = "",
    .mate = "" },
  { .id = "blind-uk",
    .language = BRG_LANGUAGE_ANY,
    .is_full = TRUE,
    .kinds = ukrainian_men,
    .promoted = ukrainian_men,
    .files = ukrainian_names,
    .ranks = ukrainian_numbers,
    .blank = " ",
    .quiet = "",
    .capture = "",
    .castling = { "курце рохаде", "ланге рохаде" },
    .check = "",
    .mate = "" },
};

gboolean
brg_language_from_id (const char *id, BrgLanguage *language)
{
  for (guint i = 0; i < BRG_N_LANGUAGES; i++)
    if (g_str_equal (language_ids[i], id))
      {
        *language = (BrgLanguage) i;
        return TRUE;
      }
  return FALSE;
}

const BrgNotation *
brg_notations (guint *n_notations)
{
  *n_notations = G_N_ELEMENTS (notations);
  return notations;
}

const BrgNotation *
brg_notation_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (notations[i].id, id))
      return &notations[i];
  return NULL;
}
