/* brg-time-control-words.c - the words of a time control, in the languages of arbiters
 *
 * Tests: tests/engine/test-time-control.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-time-control-private.h"

/* A word or several, in small letters with one blank between two. */
typedef struct
{
  BrgTimeWordKind kind;
  const char *text;
  gint number;
  gboolean is_half;
} Entry;

#define HOUR(text)                     \
  {                                    \
    BRG_TIME_WORD_HOUR, text, 0, FALSE \
  }
#define MINUTE(text)                     \
  {                                      \
    BRG_TIME_WORD_MINUTE, text, 0, FALSE \
  }
#define SECOND(text)                     \
  {                                      \
    BRG_TIME_WORD_SECOND, text, 0, FALSE \
  }
#define MOVE(text)                     \
  {                                    \
    BRG_TIME_WORD_MOVE, text, 0, FALSE \
  }
#define FIRST(text)                     \
  {                                     \
    BRG_TIME_WORD_FIRST, text, 1, FALSE \
  }
#define NUMBER(text, n)                  \
  {                                      \
    BRG_TIME_WORD_NUMBER, text, n, FALSE \
  }
#define HALF(text, n)                   \
  {                                     \
    BRG_TIME_WORD_NUMBER, text, n, TRUE \
  }
#define SIGN(kind, text)                 \
  {                                      \
    BRG_TIME_WORD_##kind, text, 0, FALSE \
  }
#define PLUS(text) SIGN (PLUS, text)
#define COMMA(text) SIGN (COMMA, text)
#define DELAY(text) SIGN (DELAY, text)
#define INCREMENT(text) SIGN (INCREMENT, text)
#define GAME(text) SIGN (GAME, text)
#define FOR(text) SIGN (FOR, text)
#define FROM(text) SIGN (FROM, text)
#define NONE(text) SIGN (NONE, text)
#define NOISE(text) SIGN (NOISE, text)
#define ONE_HOUR(text)                 \
  {                                    \
    BRG_TIME_WORD_HOUR, text, 1, FALSE \
  }

/* clang-format off */
static const Entry entries[] = {
  /* signs */
  SIGN (SLASH, "/"), SIGN (TIMES, "x"), SIGN (TIMES, "х"), SIGN (TIMES, "×"), SIGN (TIMES, "*"),
  SIGN (DASH, "-"), SIGN (DASH, "–"), SIGN (DASH, "—"), SIGN (COLON, ":"),
  PLUS ("+"), PLUS ("&"), COMMA (","), COMMA (";"), NOISE ("("), NOISE (")"),
  MINUTE ("'"), MINUTE ("′"), MINUTE ("’"), MINUTE ("‘"), MINUTE ("`"), MINUTE ("´"),
  SECOND ("\""), SECOND ("″"), SECOND ("”"), SECOND ("“"), SECOND ("''"), SECOND ("′′"),
  SECOND ("’’"), SECOND ("``"), SECOND ("´´"),
  /* units */
  HOUR ("h"), HOUR ("hr"), HOUR ("hrs"), ONE_HOUR ("hour"), HOUR ("hours"), HOUR ("std"),
  HOUR ("stunde"), HOUR ("stunden"), HOUR ("hora"), HOUR ("horas"), HOUR ("heure"),
  HOUR ("heures"), HOUR ("uur"), HOUR ("godz"), HOUR ("godziny"), HOUR ("ч"), ONE_HOUR ("час"), HOUR ("часа"), HOUR ("часов"), HOUR ("г"),
  HOUR ("год"), ONE_HOUR ("година"), HOUR ("години"), ONE_HOUR ("годину"), HOUR ("годин"),
  MINUTE ("m"), MINUTE ("min"), MINUTE ("mins"), MINUTE ("minute"), MINUTE ("minutes"),
  MINUTE ("minuten"), MINUTE ("minut"), MINUTE ("minuto"), MINUTE ("minutos"), MINUTE ("м"), MINUTE ("мин"),
  MINUTE ("минута"), MINUTE ("минуту"), MINUTE ("минуты"), MINUTE ("минут"),
  MINUTE ("хв"), MINUTE ("хвил"), MINUTE ("хвилина"), MINUTE ("хвилину"), MINUTE ("хвилини"),
  MINUTE ("хвилин"),
  SECOND ("s"), SECOND ("sec"), SECOND ("secs"), SECOND ("second"), SECOND ("seconds"),
  SECOND ("sek"), SECOND ("sekunde"), SECOND ("sekunden"), SECOND ("seg"), SECOND ("segundos"),
  SECOND ("secondes"), SECOND ("seconden"), SECOND ("sekund"), SECOND ("с"), SECOND ("сек"), SECOND ("секунда"), SECOND ("секунду"),
  SECOND ("секунды"), SECOND ("секунд"), SECOND ("секунди"),
  MOVE ("mv"), MOVE ("mvs"), MOVE ("move"), MOVE ("moves"), MOVE ("zug"), MOVE ("züge"),
  MOVE ("jugada"), MOVE ("jugadas"), MOVE ("coup"), MOVE ("coups"), MOVE ("zet"), MOVE ("zetten"), MOVE ("ruch"), MOVE ("ход"),
  MOVE ("хода"), MOVE ("ходов"), MOVE ("ходу"), MOVE ("хід"), MOVE ("ходи"), MOVE ("ходів"),
  /* numbers */
  FIRST ("first"), FIRST ("первый"), FIRST ("первые"), FIRST ("первых"), FIRST ("первого"),
  FIRST ("перший"), FIRST ("перші"), FIRST ("перших"), FIRST ("першого"),
  NUMBER ("one", 1), NUMBER ("two", 2), NUMBER ("один", 1), NUMBER ("два", 2),
  NUMBER ("одна", 1), NUMBER ("одну", 1), NUMBER ("дві", 2), HALF ("полтора", 1),
  HALF ("півтори", 1), NUMBER ("двух", 2), NUMBER ("двох", 2), NUMBER ("три", 3),
  NUMBER ("трех", 3), NUMBER ("трьох", 3), NUMBER ("three", 3),
  NUMBER ("пятнадцать", 15), NUMBER ("двадцать", 20), NUMBER ("тридцать", 30),
  NUMBER ("сорок", 40), NUMBER ("шестьдесят", 60), NUMBER ("девяносто", 90),
  NUMBER ("двадцять", 20), NUMBER ("тридцять", 30), NUMBER ("шістдесят", 60),
  NUMBER ("полчаса", 30), NUMBER ("півгодини", 30), NUMBER ("half an hour", 30),
  /* what joins */
  PLUS ("plus"), PLUS ("and"), PLUS ("with"), PLUS ("плюс"), PLUS ("и"), PLUS ("та"), PLUS ("і"),
  COMMA ("then"), COMMA ("and then"), COMMA ("followed by"), COMMA ("затем"), COMMA ("потом"),
  COMMA ("далее"), COMMA ("потім"), COMMA ("далі"),
  FOR ("for"), FOR ("in"), FOR ("per"), FOR ("на"), FOR ("за"), FOR ("pro"), FOR ("por"), FOR ("na"),
  FROM ("from"), FROM ("starting at"), FROM ("starting with"), FROM ("starting on"),
  FROM ("с"), FROM ("со"), FROM ("з"), FROM ("із"),
  /* what is added */
  INCREMENT ("inc"), INCREMENT ("incr"), INCREMENT ("increment"), INCREMENT ("an increment of"),
  INCREMENT ("an addition of"), INCREMENT ("addition"), INCREMENT ("additional"),
  INCREMENT ("added"), INCREMENT ("add"), INCREMENT ("fischer"), INCREMENT ("добавление"), INCREMENT ("добавлением"),
  INCREMENT ("с добавлением"), INCREMENT ("добавка"), INCREMENT ("добавкой"),
  INCREMENT ("с добавкой"), INCREMENT ("добавляется"), INCREMENT ("добавляются"),
  INCREMENT ("прибавлением"), INCREMENT ("с прибавлением"), INCREMENT ("инкремент"),
  INCREMENT ("с инкрементом"), INCREMENT ("додавання"), INCREMENT ("додаванням"),
  INCREMENT ("з додаванням"), INCREMENT ("із додаванням"), INCREMENT ("додається"),
  INCREMENT ("додаються"), INCREMENT ("інкремент"), INCREMENT ("з інкрементом"),
  NONE ("without increment"), NONE ("no increment"), NONE ("without delay"), NONE ("no delay"),
  NONE ("no added time"), NONE ("без добавления"), NONE ("без добавления времени"),
  NONE ("без добавки"), NONE ("без прибавления"), NONE ("без инкремента"), NONE ("без задержки"),
  NONE ("без додавання"), NONE ("без додавання часу"), NONE ("без інкременту"),
  NONE ("без затримки"),
  DELAY ("d"), DELAY ("delay"), DELAY ("bronstein"), DELAY ("bronstein delay"),
  DELAY ("задержка"), DELAY ("с задержкой"), DELAY ("затримка"), DELAY ("із затримкою"),
  DELAY ("з затримкою"),
  /* to the end of the game */
  GAME ("g"), GAME ("sd"), GAME ("game"), GAME ("all"), GAME ("end"), GAME ("ko"), GAME ("rest"), GAME ("sudden death"),
  GAME ("for the game"), GAME ("for the whole game"), GAME ("for the rest"), GAME ("per game"),
  GAME ("for the rest of the game"), GAME ("for the remaining moves"), GAME ("for all moves"),
  GAME ("to the end"), GAME ("to the end of the game"), GAME ("until the end"),
  GAME ("until the end of the game"), GAME ("to finish the game"), GAME ("на партию"),
  GAME ("на всю партию"), GAME ("на игру"), GAME ("на всю игру"), GAME ("до конца"),
  GAME ("до конца партии"), GAME ("до конца игры"), GAME ("до окончания партии"),
  GAME ("на остальную часть партии"), GAME ("на оставшуюся часть партии"),
  GAME ("на оставшуюся партию"), GAME ("на остальные ходы"), GAME ("на партію"),
  GAME ("на всю партію"), GAME ("на гру"), GAME ("на всю гру"), GAME ("до кінця"),
  GAME ("до кінця партії"), GAME ("до кінця гри"), GAME ("до завершення партії"),
  GAME ("на решту партії"), GAME ("на решту ходів"),
  /* what says nothing */
  NOISE ("a"), NOISE ("the"), NOISE ("each"), NOISE ("every"), NOISE ("next"), NOISE ("of"),
  NOISE ("starting"), NOISE ("beginning"), NOISE ("per player"), NOISE ("for each player"),
  NOISE ("to each player"), NOISE ("each player"), NOISE ("каждый"), NOISE ("каждые"),
  NOISE ("сделанный"), NOISE ("следующие"), NOISE ("последующие"), NOISE ("начиная"),
  NOISE ("следующий"), NOISE ("последующий"), NOISE ("всякий"), NOISE ("не менее"),
  NOISE ("для каждого"), NOISE ("для каждого игрока"), NOISE ("для каждого противника"),
  NOISE ("at least"), NOISE ("following"), NOISE ("further"),
  NOISE ("каждому"), NOISE ("каждому игроку"), NOISE ("каждому участнику"), NOISE ("по"),
  NOISE ("кожен"), NOISE ("кожний"), NOISE ("зроблений"), NOISE ("наступні"),
  NOISE ("наступну"), NOISE ("кожну"), NOISE ("не менше"), NOISE ("для кожного гравця"),
  NOISE ("починаючи"), NOISE ("кожному"), NOISE ("кожному гравцю"), NOISE ("кожному учаснику"),
  NOISE ("time control"), NOISE ("контроль времени"), NOISE ("контроль часу"),
  NOISE ("standard"), NOISE ("classical"), NOISE ("rapid"), NOISE ("blitz"), NOISE ("классика"),
  NOISE ("рапид"), NOISE ("блиц"), NOISE ("класика"), NOISE ("рапід"), NOISE ("бліц"),
};

/* What may follow the digits of an ordinal. */
static const char *const endings[] = { "-го", "-ого", "-й", "-х", "st", "nd", "rd", "th", NULL };
/* clang-format on */

static gunichar
get_letter (const char *at)
{
  gunichar letter = g_unichar_tolower (g_utf8_get_char (at));

  return letter == 0x451 ? 0x435 : letter; /* the Russian yo is often written without its dots */
}

static const char *
skip_blanks (const char *at)
{
  while (*at != '\0' && g_unichar_isspace (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return at;
}

/* The end of the words if they stand here, else NULL. */
static const char *
match (const char *at, const char *words)
{
  for (; *words != '\0'; words = g_utf8_next_char (words))
    {
      const char *next = *words == ' ' ? skip_blanks (at) : g_utf8_next_char (at);

      if (*at == '\0' || next == at ||
          (*words != ' ' && get_letter (at) != g_utf8_get_char (words)))
        return NULL;
      at = next;
    }
  return at;
}

/* A word ends where no letter follows; the cross may be glued to it, as in "100minx40". */
static gboolean
is_whole (const char *end)
{
  const char *last = g_utf8_prev_char (end);
  gunichar next = get_letter (end);

  if (!g_unichar_isalpha (g_utf8_get_char (last)) || !g_unichar_isalpha (next))
    return TRUE;
  return (next == 'x' || next == 0x445) && g_ascii_isdigit (*g_utf8_next_char (end));
}

/* The longest entry that stands here; of two that are written alike the one that fits. */
static const Entry *
find_entry (const char *at, gboolean follows_number, const char **end)
{
  const Entry *found = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      const char *here = match (at, entries[i].text);
      gboolean is_unit = entries[i].kind == BRG_TIME_WORD_SECOND;

      if (here == NULL || !is_whole (here) || (found != NULL && here < *end))
        continue;
      /* The Russian "с" is seconds behind a number, and "from" elsewhere. */
      if (found != NULL && here == *end && is_unit != follows_number)
        continue;
      found = &entries[i];
      *end = here;
    }
  if (found != NULL && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (*end))) &&
      **end == '.')
    (*end)++;
  return found;
}

/* "1.5 h", "1,5 часа": a half, where hours follow. */
static const char *
match_half (const char *at)
{
  const char *end = NULL;
  const Entry *entry;

  if (g_utf8_get_char (at) == 0xbd)
    return g_utf8_next_char (at);
  /* "2 1/2 hours" */
  if (skip_blanks (at) != at && g_str_has_prefix (skip_blanks (at), "1/2"))
    {
      entry = find_entry (skip_blanks (skip_blanks (at) + 3), TRUE, &end);
      return entry != NULL && entry->kind == BRG_TIME_WORD_HOUR ? skip_blanks (at) + 3 : NULL;
    }
  if ((*at != '.' && *at != ',') || at[1] != '5' || g_ascii_isdigit (at[2]))
    return NULL;
  entry = find_entry (skip_blanks (at + 2), TRUE, &end);
  return entry != NULL && entry->kind == BRG_TIME_WORD_HOUR ? at + 2 : NULL;
}

static const char *
read_number (const char *at, BrgTimeWord *word)
{
  const char *half;

  word->kind = BRG_TIME_WORD_NUMBER;
  for (; g_ascii_isdigit (*at); at++, word->n_digits++)
    word->number = word->number > (G_MAXINT - 9) / 10
                       ? G_MAXINT
                       : word->number * 10 + g_ascii_digit_value (*at);
  half = match_half (at);
  word->is_half = half != NULL;
  if (half != NULL)
    return half;
  for (guint i = 0; endings[i] != NULL; i++)
    {
      const char *end = match (at, endings[i]);

      if (end != NULL && is_whole (end))
        return end;
    }
  return at;
}

/* The full stop of the whole text. */
static const char *
skip_last_stop (const char *at)
{
  return *at == '.' && *skip_blanks (at + 1) == '\0' ? skip_blanks (at + 1) : at;
}

/* Reads one word; NULL where none is known. */
static const char *
read_word (const char *at, gboolean follows_number, BrgTimeWord *word)
{
  const char *end = NULL;
  const Entry *entry;

  if (g_ascii_isdigit (*at))
    return read_number (at, word);
  entry = find_entry (at, follows_number, &end);
  if (entry == NULL)
    return NULL;
  word->kind = entry->kind;
  word->number = entry->number;
  word->is_half = entry->is_half;
  return end;
}

GArray *
brg_time_control_list_words (const char *text)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (BrgTimeWord));
  const char *at = text;
  BrgTimeWordKind last = BRG_TIME_WORD_NOISE;
  const BrgTimeWord nothing = { BRG_TIME_WORD_END };

  while (TRUE)
    {
      const char *start = skip_last_stop (skip_blanks (at));
      BrgTimeWord word = { .is_glued = start == at };
      const char *end = NULL;

      word.column = (gint) g_utf8_pointer_to_offset (text, start) + 1;
      if (*start != '\0')
        {
          end = read_word (start, last == BRG_TIME_WORD_NUMBER, &word);
          word.kind = end != NULL ? word.kind : BRG_TIME_WORD_UNKNOWN;
        }
      if (word.kind != BRG_TIME_WORD_NOISE)
        g_array_append_val (words, word);
      if (end == NULL)
        break;
      last = word.kind;
      at = end;
      /* "Time control: 90+30", "Rapid, 15+10" */
      if (words->len == 0 && (*at == ':' || *at == ','))
        at++;
    }
  for (guint i = 0; i < BRG_TIME_WORDS_AHEAD; i++)
    g_array_append_val (words, nothing);
  return words;
}
