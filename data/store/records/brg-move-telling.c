/* brg-move-telling.c - whether a text tells a move
 *
 * A text is first written anew in few signs: small Latin letters, whatever a letter looks or sounds
 * like, digits, a blank for what is not seen. `z` stands for every letter that names no file. Then
 * the forms of moves are looked for.
 *
 * Rules: fide-2023 I.1.1, ussr-chess-1956 19
 * Tests: tests/data/test-move-telling.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-telling.h"

#include <string.h>

/* Every text of an action is looked at: a form is compiled once. Owned by nobody. */
static GRegex *
get_regex (const char *form)
{
  static GMutex mutex;
  static GHashTable *compiled;
  GRegex *regex;

  g_mutex_lock (&mutex);
  if (compiled == NULL)
    compiled =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_regex_unref);
  regex = g_hash_table_lookup (compiled, form);
  if (regex == NULL)
    {
      regex = g_regex_new (form, G_REGEX_OPTIMIZE, 0, NULL);
      g_hash_table_insert (compiled, g_strdup (form), regex);
    }
  g_mutex_unlock (&mutex);
  return regex;
}

/* Words that are as good as a sign. */
static const struct
{
  const char *word;
  const char *sign;
} spoken[] = {
  { "один", "1" },  { "два", "2" },   { "три", "3" },    { "четыре", "4" }, { "пять", "5" },
  { "шесть", "6" }, { "семь", "7" },  { "восемь", "8" }, { "чотири", "4" }, { "шiсть", "6" },
  { "сiм", "7" },   { "вiсiм", "8" }, { "one", "1" },    { "two", "2" },    { "three", "3" },
  { "four", "4" },  { "five", "5" },  { "six", "6" },    { "seven", "7" },  { "eight", "8" },
  { "п'ять", "5" }, { "п’ять", "5" }, { "бэ", "b" },     { "цэ", "c" },     { "дэ", "d" },
  { "эф", "f" },    { "жэ", "g" },    { "аш", "h" },     { "bee", "b" },    { "cee", "c" },
  { "dee", "d" },   { "eff", "f" },   { "gee", "g" },    { "aitch", "h" },
};

/* Behind such a word `B2` names a room. */
static const char *const places[] = {
  "зал",       "зала",    "зале",     "холл",   "комната",   "комнате",   "комн",
  "ком",       "кабинет", "кабинете", "каб",    "аудитория", "аудитории", "ауд",
  "корпус",    "корпусе", "корп",     "этаж",   "стол",      "столе",     "сеиф",
  "сеифе",     "шкаф",    "шкафу",    "ячеика", "ячеике",    "сектор",    "кiмната",
  "аудиторiя", "стiл",    "поверх",   "шафа",   "hall",      "room",      "table",
  "safe",      "box",     "desk",     "floor",  "building",  "locker",    "sector",
};

/* Letters by what they look or sound like. */
static const struct
{
  const char *letters;
  char sign;
} alike[] = {
  { "aаαɑ", 'a' },   { "bбвьβʙ", 'b' }, { "cсцϲ", 'c' },   { "dдδԁ", 'd' },
  { "eеэєεҽ", 'e' }, { "fфφϝ", 'f' },   { "gгґжγɡ", 'g' }, { "hхнһηχʜ", 'h' },
  { "iиiіιı", 'i' }, { "jйјϳ", 'j' },   { "kкκ", 'k' },    { "lлλӏ", 'l' },
  { "ᴀ", 'a' },      { "ᴃʙ", 'b' },     { "ᴄ", 'c' },      { "ᴅ", 'd' },
  { "ᴇ", 'e' },      { "ꜰ", 'f' },      { "ɢ", 'g' },      { "ʜ", 'h' },
  { "ɪ", 'i' },      { "ᴊ", 'j' },      { "ᴋ", 'k' },      { "ʟ", 'l' },
  { "ᴍ", 'm' },      { "ɴ", 'n' },      { "ᴏ", 'o' },      { "ᴘ", 'p' },
  { "mмμ", 'm' },    { "nν", 'n' },     { "oоοօ", 'o' },   { "pпрπρ", 'p' },
  { "qq", 'q' },     { "x×✕✖", 'x' },   { "tтτ", 't' },    { "–—−‒―‐‑→⇒⟶➔>~_·•∙⋅・", '-' },
  { "«»“”„", '"' },
};

/* Cyrillic letters behind a Latin one, and what looks like one. */
static const struct
{
  const char *letters;
  char sign;
} digits_alike[] = { { "з", '3' }, { "ч", '4' }, { "б", '6' }, { "|", '1' } };

static gboolean
is_one_of (gunichar letter, const char *letters)
{
  return letter != 0 && g_utf8_strchr (letters, -1, letter) != NULL;
}

/* What a person does not see, or sees as a part of the letter before. */
static gboolean
is_unseen (gunichar letter)
{
  const guint unseen = 1u << G_UNICODE_FORMAT | 1u << G_UNICODE_NON_SPACING_MARK |
                       1u << G_UNICODE_ENCLOSING_MARK | 1u << G_UNICODE_SPACING_MARK |
                       1u << G_UNICODE_UNASSIGNED | 1u << G_UNICODE_PRIVATE_USE;

  /* Fillers count as letters and show nothing. */
  return (unseen >> g_unichar_type (letter) & 1) != 0 || letter == 0x115f || letter == 0x1160 ||
         letter == 0x3164 || letter == 0xffa0;
}

/* Small letters without marks; wide, raised and encircled signs as plain ones. */
static char *
fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *small = g_utf8_casefold (apart, -1);
  GString *plain = g_string_new (NULL);

  for (const char *at = small; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gint digit = g_unichar_digit_value (letter);

      if (is_unseen (letter))
        continue;
      if (letter == 0x456) /* so that words are spelled one way */
        letter = 'i';
      if (digit >= 0)
        g_string_append_c (plain, (char) ('0' + digit));
      else if (g_unichar_isspace (letter) || g_unichar_iscntrl (letter) || letter == 0x2800)
        g_string_append_c (plain, ' ');
      else
        g_string_append_unichar (plain, letter);
    }
  return g_string_free (plain, FALSE);
}

static char
find_sign (gunichar letter, gunichar before)
{
  if (before >= 'a' && before <= 'h')
    for (guint i = 0; i < G_N_ELEMENTS (digits_alike); i++)
      if (is_one_of (letter, digits_alike[i].letters))
        return digits_alike[i].sign;
  for (guint i = 0; i < G_N_ELEMENTS (alike); i++)
    if (is_one_of (letter, alike[i].letters))
      return alike[i].sign;
  if (letter < 128 && !g_ascii_isalpha ((char) letter))
    return (char) letter;
  return g_unichar_isalpha (letter) ? 'z' : '.';
}

static const char *
find_spoken (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (spoken); i++)
    if (g_str_equal (spoken[i].word, word))
      return spoken[i].sign;
  return NULL;
}

static gboolean
is_place (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i], word))
      return TRUE;
  return FALSE;
}

/* Bytes of the name of a room: `B2`, `B 2`, `12`. */
static gsize
measure_room (const char *at)
{
  g_autoptr (GMatchInfo) match = NULL;
  GRegex *regex = get_regex ("^[\\s№.]*(\\p{L}?[ -]?\\d{1,3})(?![\\p{L}\\d])(?! *[-x:])");
  gint end = 0;

  if (g_regex_match (regex, at, 0, &match))
    g_match_info_fetch_pos (match, 0, NULL, &end);
  return (gsize) end;
}

static gsize
measure_word (const char *at)
{
  const char *end = at;

  while (*end != '\0' && (g_unichar_isalpha (g_utf8_get_char (end)) ||
                          ((*end == '\'' || g_str_has_prefix (end, "’")) && end > at)))
    end = g_utf8_next_char (end);
  return (gsize) (end - at);
}

static void
write_word (GString *signs, const char *word)
{
  const char *sign = find_spoken (word);
  gunichar before = 0;

  if (sign != NULL)
    {
      g_string_append (signs, sign);
      return;
    }
  for (const char *at = word; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      g_string_append_c (signs, find_sign (letter, before));
      before = letter;
    }
}

/* @text in few signs, without rooms. */
static char *
reduce (const char *text)
{
  g_autofree char *plain = fold (text);
  GString *signs = g_string_new (NULL);

  for (const char *at = plain; *at != '\0';)
    {
      gsize length = measure_word (at);
      g_autofree char *word = g_strndup (at, length);

      at += length;
      if (length == 0)
        {
          g_string_append_c (signs, find_sign (g_utf8_get_char (at), 0));
          at = g_utf8_next_char (at);
          continue;
        }
      write_word (signs, word);
      /* `д. 5` is a house. */
      if (is_place (word) || (g_str_equal (word, "д") && g_str_has_prefix (at, ". ")))
        at += measure_room (at);
    }
  return g_string_free (signs, FALSE);
}

/* Signs that may stand between the letter and the number of a square. */
#define APART "[-\\s.:/*+'\"()=·]{1,3}"
/* Ends of a number that is not a time or a day. */
#define NO_MORE "(?!\\d)(?![.:/]\\d)"

/* Forms of a move that belong to squares: %s are the files, the numbers, and the files that are
 * also words of one letter. */
static const char *const forms_of_squares[] = {
  /* e4, Re5, e2e4 */
  "[%1$s](%2$s)(?!\\d)",
  /* e 4, e-4 */
  "(?<![a-z])(?![%3$s])[%1$s]" APART "(%2$s)" NO_MORE,
  /* "in 5 hours" says what it counts; "в 5" does not, nor do a piece and two of them */
  "(?<![a-z])[%1$s]" APART "(%2$s)" NO_MORE "\\s*([!?+#=;)]|[.,](?!\\d)|$|[-x:]|[a-z]" APART "\\d)",
  "(?<![a-z])[a-z]\\s+[%1$s]" APART "(%2$s)" NO_MORE,
};

/* Forms of chess alone: pieces before a square that is written apart, castling, captures by files,
 * squares by two digits. */
static const char *const forms_of_chess[] = {
  /* Rf 8, Ле 8, Kpf 4; "be 5 minutes late", "ca 5", "за 5", "we 5" say what they count */
  "(?<![a-z])(?!be|ca|z[ae])([kqnblfcz]|kp)[xh:]?[a-h]\\s+[1-8]" NO_MORE,
  "(?<![a-z])(be|ca|z[ae])\\s+[1-8]" NO_MORE "\\s*([!?+#=;)]|[.,](?!\\d)|$)",
  "(?<![a-z0-9])[o0]\\s?-\\s?[o0](?![a-z0-9])",
  "(?<![a-z0-9])[o0]\\s?-\\s?[o0]\\s?-\\s?[o0](?![a-z0-9])",
  "(?<![a-z0-9:.])(?<!\\d )[o0] [o0]( [o0])?(?![a-z0-9])",
  "(?<![a-z0-9:.])(?<!\\d )(oo|00|000)(?![a-z0-9])",
  "(?<![a-z0-9])ooo(?!\\s*[\"a-z0-9])",
  "caztl|pokipo|pohad|zochad",
  "(?<![a-z])(ab|ba|bc|cb|cd|dc|de|ed|ef|fe|fg|gf|gh|hg)[!?+#]+(?![a-z])",
  "^\\s*(ab|ba|bc|cb|cd|dc|de|ed|ef|fe|fg|gf|gh|hg)\\W*$",
  "(?<![a-z])(a\\s?[xh:]\\s?b|b\\s?[xh:]\\s?[ac]|c\\s?[xh:]\\s?[bd]|d\\s?[xh:]\\s?[ce]|e\\s?[xh:]"
  "\\s?[df]|"
  "f\\s?[xh:]\\s?[eg]|g\\s?[xh:]\\s?[fh]|h\\s?[xh:]\\s?g)(?![a-z])",
  /* ICCF */
  "(?<![\\d.:/-])(?!(..)\\1(?!\\d))[1-8]{4}[1-4]?(?![\\d/-])(?![.:]\\d)",
  "(?<![\\d.:/-])(?<![\\d.:/-] "
  ")(?=([1-8]{2})\\D+([1-8]{2}))(?!\\1\\D+\\1)([4-8]\\d|3[2-8])\\s?[-x>h ]\\s?[1-8]{2}(?![\\d-])"
  "(?![.:]\\d)",
  "(?<![\\d.:/-])(?<![\\d.:/-] )[1-8]{2}\\s?[-x>h ]\\s?([4-8][1-8]|3[2-8])(?![\\d-])(?![.:]\\d)",
  "(?<![\\d.:/-])(?<![\\d.:/-] )[1-8]{2}\\s?[-x>h]\\s?[1-8]{2}(?![\\d-])(?![.:]\\d)(?!\\s*[a-z])",
  "(?<!\\d)(?<!\\d )[1-8] [1-8] [1-8] [1-8](?! ?\\d)",
};

/* Forms of numbered squares. */
static const char *const forms_of_numbers[] = {
  "\\d\\s?[-x*h:]{1,2}\\s?\\d",
  "(?<![\\d.])\\d{1,2}\\.\\d{1,2}(?![\\d.])",
  "\\d\\s*(ha|to)\\s*\\d",
  "(?<![\\d.:/])(?<![\\d.:/] )([1-9]|[1-4]\\d|50) ([1-9]|[1-4]\\d|50)(?![\\d:./])",
  "(?<![\\d.:/-])(?!(19|20)\\d\\d)(0[1-9]|[1-4]\\d|50)(0[1-9]|[1-4]\\d|50)(?![\\d:./-])",
};

/* Times of the day and days, which look like two numbers. */
static const char *const forms_of_time[] = {
  "(?<![\\d:])([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(?![\\d:])",
  "(?<![\\d-])[12]\\d{3}-[01]\\d-[0-3]\\d(?![\\d-])",
  "(?<![\\d.])([0-2]?\\d|3[01])\\.(0?\\d|1[0-2])(\\.\\d{2,4})?(?![\\d.])",
};

/* `18.30` as a time of the day. Where squares are numbered `22.18` alone is a move: there it is a
 * time only as a full or half hour, behind a word of time, or before hours; the words are written
 * in signs. */
static const char *const forms_of_dotted_time[] = {
  "(?<![\\d.])([01]?\\d|2[0-3])\\.[0-5]\\d(?![\\d.])",
};

static const char *const forms_of_said_time[] = {
  "(?<![\\d.])([01]?\\d|2[0-3])\\.[03]0(?![\\d.])",
  "(?<![a-z])(b|bo|k|c|z|iz|o|ob|do|ot|po|bid|at|bz|till?|zntil|fzom|hazalo|ztazt|time|bpemz):?"
  "\\s+([01]?\\d|2[0-3])\\.[0-5]\\d(?![\\d.])",
  "(?<![\\d.])([01]?\\d|2[0-3])\\.[0-5]\\d(?=\\s*([ap]\\.?m|zac|z(?![a-z])|god|hozz|h(?![a-z])))",
};

/* Takes @signs. */
static char *
drop (char *signs, const char *const *forms, guint n_forms)
{
  for (guint i = 0; i < n_forms; i++)
    {
      g_autofree char *before = signs;

      signs = g_regex_replace_literal (get_regex (forms[i]), before, -1, 0, ".", 0, NULL);
    }
  return signs;
}

/* Takes @signs. */
static char *
drop_times (char *signs, gboolean are_numbered)
{
  signs = drop (signs, forms_of_time, G_N_ELEMENTS (forms_of_time));
  return are_numbered ? drop (signs, forms_of_said_time, G_N_ELEMENTS (forms_of_said_time))
                      : drop (signs, forms_of_dotted_time, G_N_ELEMENTS (forms_of_dotted_time));
}

static gboolean
matches (const char *signs, const char *form)
{
  return g_regex_match (get_regex (form), signs, 0, NULL);
}

static gboolean
matches_any (const char *signs, const char *const *forms, guint n_forms)
{
  for (guint i = 0; i < n_forms; i++)
    if (matches (signs, forms[i]))
      return TRUE;
  return FALSE;
}

static char *
fill_form (const char *form, const char *files, const char *numbers, const char *words)
{
  g_autoptr (GString) filled = g_string_new (form);

  g_string_replace (filled, "%1$s", files, 0);
  g_string_replace (filled, "%2$s", numbers, 0);
  g_string_replace (filled, "%3$s", words, 0);
  return g_string_free (g_steal_pointer (&filled), FALSE);
}

static gboolean
has_squares (const char *signs, const char *files, const char *numbers, const char *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms_of_squares); i++)
    {
      g_autofree char *form = fill_form (forms_of_squares[i], files, numbers, words);

      if (matches (signs, form))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_squares_of_64 (const char *signs)
{
  return has_squares (signs, "a-h", "[1-8]", "abc");
}

static gboolean
has_numbers (const char *signs)
{
  return matches_any (signs, forms_of_numbers, G_N_ELEMENTS (forms_of_numbers));
}

/* Whether squares have numbers: alone, or beside their letters. */
static gboolean
is_numbered (BrgDiscipline discipline)
{
  return discipline == BRG_DISCIPLINE_RUSSIAN || discipline == BRG_DISCIPLINE_DRAUGHTS64 ||
         discipline == BRG_DISCIPLINE_GIVEAWAY || discipline == BRG_DISCIPLINE_INTERNATIONAL;
}

gboolean
brg_move_telling_finds (BrgDiscipline discipline, const char *text)
{
  g_autofree char *signs = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  if (*text == '\0')
    return FALSE;
  if (!g_utf8_validate (text, -1, NULL))
    return TRUE;
  signs = drop_times (reduce (text), is_numbered (discipline));
  switch (discipline)
    {
    case BRG_DISCIPLINE_CHESS:
    case BRG_DISCIPLINE_CHESS960:
      return has_squares_of_64 (signs) ||
             matches_any (signs, forms_of_chess, G_N_ELEMENTS (forms_of_chess));
    case BRG_DISCIPLINE_RENJU:
      return has_squares (signs, "a-p", "1[0-5]|[1-9]", "abciko");
    case BRG_DISCIPLINE_INTERNATIONAL:
      return has_numbers (signs);
    case BRG_DISCIPLINE_RUSSIAN:
    case BRG_DISCIPLINE_DRAUGHTS64:
    case BRG_DISCIPLINE_GIVEAWAY:
    default:
      return has_squares_of_64 (signs) || has_numbers (signs);
    }
}
