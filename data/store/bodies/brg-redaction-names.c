/* brg-redaction-names.c - the names under which the journal knows a person, found in texts
 *
 * A word is compared without case, and by its stem where it is Cyrillic: names are inflected there.
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-redaction-names.h"

#include <string.h>

/* Columns of the table of persons. */
enum
{
  COLUMN_FAMILY = 1,
  COLUMN_GIVEN,
  COLUMN_FATHER,
};

/* A shorter stem is the beginning of too many words. */
#define SHORTEST_STEM 3
#define LONGEST_ENDING 3
/* Between the parts of a name: ", " and ". " at most, and one more space. */
#define WIDEST_GAP 3

struct _BrgRedactionNames
{
  gint64 person_id;
  char *sign;
  GPtrArray *texts;    /* family names as they were written */
  GPtrArray *families; /* GPtrArray of stems, a family name each */
  GPtrArray *parts;    /* stems of given and father's names */
  GHashTable *others;  /* family names of others, folded */
  GHashTable *spared;  /* tables */
  GHashTable *owned;   /* places with their texts, see dup_place() */
};

/* Where people write of people. Elsewhere a word that is somebody's family name may be a town, a
 * federation, a title or a state. */
static const char *const told[] = { "incident",
                                    "protest",
                                    "decision",
                                    "envelope",
                                    "finish_request",
                                    "timetable_row",
                                    "event_part",
                                    "remote_play",
                                    "disqualification",
                                    "equipment_check",
                                    "drawing",
                                    "money_row",
                                    "admission",
                                    "admission_member",
                                    "delegation",
                                    "delegation_head",
                                    "entry_paper",
                                    "entry_fee",
                                    "postal_terms",
                                    "postal_measure",
                                    "contest_terms",
                                    "contest_section",
                                    "contest_judge",
                                    "contest_work",
                                    "contest_author",
                                    "contest_mark",
                                    "contest_remark",
                                    "contest_answer",
                                    NULL };

/* Columns where a single word is somebody's name as well; places are none of them. */
static const struct
{
  const char *table;
  guint column;
} named[] = {
  { "timetable_row", 7 },    /* title */
  { "timetable_row", 11 },   /* reason */
  { "disqualification", 1 }, /* name */
  { "disqualification", 5 }, /* decided_by */
  { "disqualification", 6 }, /* reason */
  { "event_part", 5 },       /* detail */
  { "equipment_check", 4 },  /* checked_by */
  { "drawing", 6 },          /* drawn_by */
  { "drawing", 7 },          /* present */
  { "money_row", 3 },        /* name */
  { "person_alias", 2 },     /* name */
  { "admission_member", 4 }, /* name */
  { "delegation", 4 },       /* representative */
  { "delegation", 5 },       /* doctor */
  { "delegation_head", 4 },  /* name */
  { "admission", 5 },        /* reason */
  { "admission", 6 },        /* decided_by */
  { "entry_paper", 4 },      /* seen_by */
  { "entry_fee", 8 },        /* note */
  { "postal_terms", 9 },     /* secretary */
  { "postal_terms", 10 },    /* arbiter */
  { "postal_terms", 11 },    /* organisation */
  { "postal_terms", 12 },    /* note */
  { "postal_measure", 12 },  /* reason */
  { "contest_judge", 3 },    /* name */
  { "contest_author", 3 },   /* name */
  { "contest_remark", 3 },   /* sender */
};

/* Longest first. */
static const char *const endings[] = { "ий", "ый", "ой", "ая", "яя", "ій", "а", "я",
                                       "о",  "е",  "є",  "и",  "і",  "ї",  "й", "ь" };

/* Where the row of somebody else may name him. */
static const guint of_others[] = {
  12, /* coaches */
  19, /* notes */
};

/* What cases end in. */
static const char case_letters[] = "аяоеєуюыиіїйьмхгвн";

/* Кравец, Кравца: such a vowel is lost. */
static const char *const fleeting[][2] = { { "ець", "ц" },
                                           { "єць", "йц" },
                                           { "ец", "ц" },
                                           { "ок", "к" },
                                           { "ек", "к" } };

BrgRedactionNames *
brg_redaction_names_new (gint64 person_id)
{
  BrgRedactionNames *names = g_new0 (BrgRedactionNames, 1);

  names->person_id = person_id;
  names->sign = g_strdup_printf ("[#%" G_GINT64_FORMAT "]", person_id);
  names->texts = g_ptr_array_new_with_free_func (g_free);
  names->families = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  names->parts = g_ptr_array_new_with_free_func (g_free);
  names->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  names->spared = g_hash_table_new (g_str_hash, g_str_equal);
  names->owned = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return names;
}

void
brg_redaction_names_free (BrgRedactionNames *names)
{
  if (names == NULL)
    return;
  g_free (names->sign);
  g_ptr_array_unref (names->texts);
  g_ptr_array_unref (names->families);
  g_ptr_array_unref (names->parts);
  g_hash_table_unref (names->others);
  g_hash_table_unref (names->spared);
  g_hash_table_unref (names->owned);
  g_free (names);
}

/* ----- Words ----- */

/* Without case, and ё as е. */
static char *
fold (const char *text, gssize length)
{
  g_autofree char *small = g_utf8_casefold (text, length);
  g_autoptr (GString) folded = g_string_new (small);

  g_string_replace (folded, "ё", "е", 0);
  return g_string_free (g_steal_pointer (&folded), FALSE);
}

static gboolean
is_cyrillic (const char *word)
{
  gunichar last = g_utf8_get_char (g_utf8_prev_char (word + strlen (word)));

  return g_unichar_get_script (last) == G_UNICODE_SCRIPT_CYRILLIC;
}

static char *
dup_stem (const char *folded)
{
  if (!is_cyrillic (folded))
    return g_strdup (folded);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (folded, endings[i]))
      {
        char *stem = g_strndup (folded, strlen (folded) - strlen (endings[i]));

        if (g_utf8_strlen (stem, -1) >= SHORTEST_STEM)
          return stem;
        g_free (stem);
      }
  return g_strdup (folded);
}

static gboolean
is_inflected (const char *word, const char *stem)
{
  const char *rest = word + strlen (stem);

  if (!g_str_has_prefix (word, stem))
    return FALSE;
  if (*rest == '\0')
    return TRUE;
  if (!is_cyrillic (stem) || g_utf8_strlen (stem, -1) < SHORTEST_STEM ||
      g_utf8_strlen (rest, -1) > LONGEST_ENDING)
    return FALSE;
  for (; *rest != '\0'; rest = g_utf8_next_char (rest))
    if (g_utf8_strchr (case_letters, -1, g_utf8_get_char (rest)) == NULL)
      return FALSE;
  return TRUE;
}

typedef struct
{
  gsize start;
  gsize end;
  char *folded;
} Word;

static void
clear_word (gpointer word)
{
  g_free (((Word *) word)->folded);
}

/* What a mark stands for was found before. */
static GArray *
split (const char *text)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));
  const char *at = text;

  g_array_set_clear_func (words, clear_word);
  while (*at != '\0')
    {
      gsize mark = brg_body_words_measure_mark (at);
      const char *start = at;

      while (mark == 0 && *at != '\0' && g_unichar_isalnum (g_utf8_get_char (at)))
        at = g_utf8_next_char (at);
      if (at > start)
        {
          Word word = { (gsize) (start - text), (gsize) (at - text), fold (start, at - start) };

          g_array_append_val (words, word);
        }
      else
        at = mark > 0 ? at + mark : g_utf8_next_char (at);
    }
  return words;
}

/* ----- What is learnt ----- */

static void
add_once (GPtrArray *texts, const char *text)
{
  if (!g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
    g_ptr_array_add (texts, g_strdup (text));
}

static void
add_family (BrgRedactionNames *names, const GArray *words)
{
  GPtrArray *stems = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < words->len; i++)
    g_ptr_array_add (stems, dup_stem (g_array_index (words, Word, i).folded));
  g_ptr_array_add (names->families, stems);
}

/* The other stem of a name that loses a vowel. */
static void
add_fleeting (BrgRedactionNames *names, const char *folded)
{
  for (guint i = 0; i < G_N_ELEMENTS (fleeting); i++)
    if (g_str_has_suffix (folded, fleeting[i][0]))
      {
        gsize length = strlen (folded) - strlen (fleeting[i][0]);
        GPtrArray *stems = g_ptr_array_new_with_free_func (g_free);

        g_ptr_array_add (stems, g_strdup_printf ("%.*s%s", (int) length, folded, fleeting[i][1]));
        g_ptr_array_add (names->families, stems);
        return;
      }
}

static void
learn_own (BrgRedactionNames *names, guint column, const char *text)
{
  g_autoptr (GArray) words = split (text);

  if (column == COLUMN_FAMILY)
    {
      if (words->len == 0 ||
          g_ptr_array_find_with_equal_func (names->texts, text, g_str_equal, NULL))
        return;
      add_once (names->texts, text);
      add_family (names, words);
      if (words->len == 1)
        add_fleeting (names, g_array_index (words, Word, 0).folded);
      return;
    }
  for (guint i = 0; i < words->len; i++)
    {
      g_autofree char *stem = dup_stem (g_array_index (words, Word, i).folded);

      add_once (names->parts, stem);
    }
}

void
brg_redaction_names_learn (BrgRedactionNames *names, gint64 row_id, guint column, const char *text)
{
  if (*text == '\0' || column < COLUMN_FAMILY || column > COLUMN_FATHER ||
      brg_body_words_measure_mark (text) > 0 || !g_utf8_validate (text, -1, NULL))
    return;
  if (row_id == names->person_id)
    learn_own (names, column, text);
  else if (column == COLUMN_FAMILY)
    g_hash_table_add (names->others, fold (text, -1));
}

/* With the text: the number of a row that is gone may be another row's later. */
static char *
dup_place (const char *table, gint64 row_id, guint column, const char *text)
{
  return g_strdup_printf ("%s %" G_GINT64_FORMAT " %u %s", table, row_id, column, text);
}

void
brg_redaction_names_own (BrgRedactionNames *names,
                         const char *table,
                         gint64 row_id,
                         guint column,
                         const char *text)
{
  if (*text != '\0' && brg_body_words_measure_mark (text) == 0)
    g_hash_table_add (names->owned, dup_place (table, row_id, column, text));
}

void
brg_redaction_names_spare (BrgRedactionNames *names, const char *table)
{
  g_hash_table_add (names->spared, (gpointer) g_intern_string (table));
}

gboolean
brg_redaction_names_is_spared (const BrgRedactionNames *names, const char *table)
{
  return g_hash_table_contains (names->spared, table);
}

const char *
brg_redaction_names_get_sign (const BrgRedactionNames *names)
{
  return names->sign;
}

const GPtrArray *
brg_redaction_names_get_families (const BrgRedactionNames *names)
{
  return names->texts;
}

/* ----- What is found ----- */

static const Word *
get_word (const GArray *words, guint i)
{
  return &g_array_index (words, Word, i);
}

/* Whether the words before and at @i may be of one name. */
static gboolean
is_close (const char *text, const GArray *words, guint i)
{
  const char *at = text + get_word (words, i - 1)->end;
  const char *end = text + get_word (words, i)->start;
  guint n = 0;

  for (; at < end; at = g_utf8_next_char (at))
    if (++n > WIDEST_GAP || (*at != '.' && *at != ',' && *at != '-' && *at != '\'' &&
                             (!g_unichar_isspace (g_utf8_get_char (at)) || *at == '\n')))
      return FALSE;
  return TRUE;
}

/* First letters, one or two of them, written large. */
static gboolean
is_initial (const BrgRedactionNames *names, const char *text, const Word *word)
{
  const char *at = text + word->start;
  guint n = 0;

  for (const char *letter = word->folded; *letter != '\0'; letter = g_utf8_next_char (letter))
    {
      gboolean is_known = FALSE;

      for (guint i = 0; i < names->parts->len; i++)
        is_known |= g_utf8_get_char (names->parts->pdata[i]) == g_utf8_get_char (letter);
      if (!is_known || ++n > 2 || !g_unichar_isupper (g_utf8_get_char (at)))
        return FALSE;
      at = g_utf8_next_char (at);
    }
  return TRUE;
}

static gboolean
is_part (const BrgRedactionNames *names, const char *text, const Word *word)
{
  for (guint i = 0; i < names->parts->len; i++)
    if (is_inflected (word->folded, names->parts->pdata[i]))
      return TRUE;
  return is_initial (names, text, word);
}

/* How many words from @i on are a family name of the person. */
static guint
count_family (const BrgRedactionNames *names, const char *text, const GArray *words, guint i)
{
  guint longest = 0;

  for (guint f = 0; f < names->families->len; f++)
    {
      const GPtrArray *stems = names->families->pdata[f];
      guint n = 0;

      while (n < stems->len && i + n < words->len &&
             is_inflected (get_word (words, i + n)->folded, stems->pdata[n]) &&
             (n == 0 || is_close (text, words, i + n)))
        n++;
      if (n == stems->len)
        longest = MAX (longest, n);
    }
  return longest;
}

/* One that stands alone may be somebody else's. */
static gboolean
is_of_others (const BrgRedactionNames *names, const char *text, gsize start, gsize end)
{
  g_autofree char *folded = fold (text + start, (gssize) (end - start));

  return end - start < 2 || g_hash_table_contains (names->others, folded);
}

/* Adds the name around the family name of @n words at @i. Returns: the word behind it */
static guint
add_range (const BrgRedactionNames *names,
           const char *text,
           const GArray *words,
           guint i,
           guint n,
           gboolean with_alone,
           GArray *ranges)
{
  guint first = i;
  guint last = i + n - 1;
  gsize behind = ranges->len > 0 ? g_array_index (ranges, BrgBodyRange, ranges->len - 1).end : 0;
  BrgBodyRange range;

  while (first > 0 && get_word (words, first - 1)->start >= behind &&
         is_close (text, words, first) && is_part (names, text, get_word (words, first - 1)))
    first--;
  while (last + 1 < words->len && is_close (text, words, last + 1) &&
         is_part (names, text, get_word (words, last + 1)))
    last++;
  range = (BrgBodyRange){ get_word (words, first)->start, get_word (words, last)->end };
  if (last - first + 1 == n && (!with_alone || is_of_others (names, text, range.start, range.end)))
    return last + 1;
  if (last >= i + n && is_initial (names, text, get_word (words, last)) && text[range.end] == '.')
    range.end++;
  g_array_append_val (ranges, range);
  return last + 1;
}

static gboolean
has_space (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isspace (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static GArray *
find (const BrgRedactionNames *names, const char *text, gboolean with_alone)
{
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (BrgBodyRange));
  g_autoptr (GArray) words = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return ranges;
  words = split (text);
  for (guint i = 0; i < words->len;)
    {
      guint n = count_family (names, text, words, i);

      i = n > 0 ? add_range (names, text, words, i, n, with_alone, ranges) : i + 1;
    }
  /* A text without a space is one word. */
  if (ranges->len > 0 && !has_space (text))
    {
      BrgBodyRange whole = { 0, strlen (text) };

      g_array_set_size (ranges, 0);
      g_array_append_val (ranges, whole);
    }
  return ranges;
}

GArray *
brg_redaction_names_find (const BrgRedactionNames *names, const char *text)
{
  return find (names, text, TRUE);
}

static GArray *
make_whole (const char *text)
{
  BrgBodyRange whole = { 0, strlen (text) };
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (BrgBodyRange));

  g_array_append_val (ranges, whole);
  return ranges;
}

static GArray *
find_own (const BrgRedactionNames *names, const BrgBodyPlace *place, const char *text)
{
  if (place->row_id != names->person_id || *text == '\0' || g_str_equal (text, names->sign))
    return NULL;
  return make_whole (text);
}

static gboolean
is_owned (const BrgRedactionNames *names, const BrgBodyPlace *place, const char *text)
{
  g_autofree char *key = dup_place (place->table, place->row_id, place->column, text);

  return g_hash_table_contains (names->owned, key);
}

/* Tables whose rows belong to one person, whose number is their key. */
static gboolean
is_of_person (const char *table)
{
  return g_str_equal (table, "person") || g_str_equal (table, "person_photo");
}

static gboolean
may_name_others (const BrgBodyPlace *place)
{
  gboolean is_so = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (of_others); i++)
    is_so |= of_others[i] == place->column;
  return is_so && g_str_equal (place->table, "person");
}

static gboolean
is_named (const BrgBodyPlace *place)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].column == place->column && g_str_equal (named[i].table, place->table))
      return TRUE;
  return FALSE;
}

gboolean
brg_redaction_names_is_own (const BrgRedactionNames *names, const BrgBodyPlace *place)
{
  return place->table != NULL && is_of_person (place->table) && place->row_id == names->person_id;
}

GArray *
brg_redaction_names_find_at (const BrgRedactionNames *names,
                             const BrgBodyPlace *place,
                             const char *text)
{
  if (place->table == NULL)
    return find (names, text, TRUE);
  if (is_of_person (place->table))
    return brg_redaction_names_is_own (names, place) || !may_name_others (place)
               ? find_own (names, place, text)
               : find (names, text, TRUE);
  if (brg_redaction_names_is_spared (names, place->table))
    return NULL;
  if (is_owned (names, place, text))
    return make_whole (text);
  return find (names, text,
               is_named (place) || (g_strv_contains (told, place->table) && has_space (text)));
}
