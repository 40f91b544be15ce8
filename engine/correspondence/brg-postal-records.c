/* brg-postal-records.c - the records in the file of a game by correspondence
 *
 * Rules: rus-draughts-2022 10.2.3, 10.5.8
 * Tests: tests/engine/test-postal-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-file-private.h"

#include <string.h>

#define MOST_NUMBER 999999
#define MOST_DAYS 9999
#define MOST_RECORDS 20000
#define MOST_HALF_MOVES 200
#define MOST_VARIANTS 33
#define MOST_ENTRIES 20

typedef struct
{
  BrgPostalRecord *record;
  const char *key;
  const char *value;
  guint line;
  BrgPostalFault *fault;
} Reading;

static gboolean
refuse (Reading *reading)
{
  return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_VALUE, reading->key,
                          reading->value, 0);
}

/* A number of half-moves parted by commas, each some characters that are no blank. */
static gboolean
read_half_moves (Reading *reading, const char *text, GStrv *moves)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", MOST_HALF_MOVES + 1);

  if (parts[0] == NULL || g_strv_length (parts) > MOST_HALF_MOVES)
    return refuse (reading);
  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] == '\0')
      return refuse (reading);
  *moves = g_steal_pointer (&parts);
  return TRUE;
}

static gboolean
read_moves (Reading *reading)
{
  return read_half_moves (reading, reading->value, &reading->record->moves);
}

static gboolean
has_variant (const BrgPostalRecord *record, const char *name)
{
  for (guint i = 0; i < record->lines->len; i++)
    if (brg_postal_name_is (g_array_index (record->lines, BrgPostalLine, i).name, name))
      return TRUE;
  return FALSE;
}

static gboolean
read_variant (Reading *reading)
{
  const char *colon = strchr (reading->value, ':');
  BrgPostalLine line = { 0 };
  g_autofree char *name = colon == NULL ? NULL : g_strndup (reading->value, colon - reading->value);

  if (name == NULL || name[0] == '\0' || reading->record->lines->len >= MOST_VARIANTS ||
      has_variant (reading->record, name) || !read_half_moves (reading, colon + 1, &line.moves))
    return refuse (reading);
  line.name = g_steal_pointer (&name);
  g_array_append_val (reading->record->lines, line);
  return TRUE;
}

static gboolean
read_accepted (Reading *reading)
{
  BrgPostalRecord *record = reading->record;
  g_auto (GStrv) parts = g_strsplit (reading->value, "/", 3);
  guint n_parts = g_strv_length (parts);

  record->n_accepted = G_MAXUINT;
  if (n_parts < 1 || n_parts > 2 || parts[0][0] == '\0')
    return refuse (reading);
  if (n_parts == 2 && (!brg_postal_read_number (parts[1], MOST_HALF_MOVES, &record->n_accepted) ||
                       record->n_accepted == 0))
    return refuse (reading);
  record->accepts = g_strdup (parts[0]);
  return TRUE;
}

static gboolean
read_totals (Reading *reading)
{
  BrgPostalRecord *record = reading->record;
  g_auto (GStrv) parts = g_strsplit (reading->value, "/", 3);

  if (g_strv_length (parts) != 2 ||
      !brg_postal_read_number (parts[0], MOST_NUMBER, &record->totals[BRG_COLOUR_WHITE]) ||
      !brg_postal_read_number (parts[1], MOST_NUMBER, &record->totals[BRG_COLOUR_BLACK]))
    return refuse (reading);
  record->has_totals = TRUE;
  return TRUE;
}

static gboolean
is_article (const char *text)
{
  for (const char *place = text; *place != '\0'; place++)
    if (!g_ascii_isdigit (*place) && *place != '.')
      return FALSE;
  return g_ascii_isdigit (text[0]) && strlen (text) < 16;
}

static gboolean
read_entry (Reading *reading)
{
  BrgPostalEntry entry = { 0 };
  g_auto (GStrv) parts = g_strsplit (reading->value, "/", 3);

  if (g_strv_length (parts) != 2 || !brg_postal_read_number (parts[0], MOST_DAYS, &entry.days) ||
      entry.days == 0 || !is_article (parts[1]) || reading->record->entries->len >= MOST_ENTRIES)
    return refuse (reading);
  entry.article = g_strdup (parts[1]);
  g_array_append_val (reading->record->entries, entry);
  return TRUE;
}

static gboolean
read_repeating (Reading *reading)
{
  for (guint i = 0; i < BRG_N_POSTAL_REPEATINGS; i++)
    if (g_str_equal (brg_postal_repeating_get_id ((BrgPostalRepeating) i), reading->value))
      {
        reading->record->repeating = (BrgPostalRepeating) i;
        return TRUE;
      }
  return refuse (reading);
}

static gboolean
read_result (Reading *reading)
{
  for (guint i = BRG_POSTAL_WHITE_WINS; i < BRG_N_POSTAL_RESULTS; i++)
    if (g_str_equal (brg_postal_result_get_id ((BrgPostalResult) i), reading->value))
      {
        reading->record->result = (BrgPostalResult) i;
        return TRUE;
      }
  return refuse (reading);
}

static gboolean
read_why (Reading *reading)
{
  reading->record->why = g_strdup (reading->value);
  return reading->value[0] != '\0' || refuse (reading);
}

static gboolean
read_on (Reading *reading)
{
  return brg_postal_read_number (reading->value, MOST_NUMBER, &reading->record->on) ||
         refuse (reading);
}

static gboolean
read_move_number (Reading *reading)
{
  return (brg_postal_read_number (reading->value, MOST_NUMBER, &reading->record->move_number) &&
          reading->record->move_number > 0) ||
         refuse (reading);
}

static gboolean
read_days (Reading *reading)
{
  reading->record->has_days = TRUE;
  return brg_postal_read_number (reading->value, MOST_DAYS, &reading->record->days) ||
         refuse (reading);
}

static gboolean
read_off (Reading *reading)
{
  return (brg_postal_read_number (reading->value, MOST_DAYS, &reading->record->off) &&
          reading->record->off > 0) ||
         refuse (reading);
}

static gboolean
read_resigns (Reading *reading)
{
  reading->record->resigns = TRUE;
  return g_str_equal (reading->value, "yes") || refuse (reading);
}

static gboolean
read_draw (Reading *reading)
{
  reading->record->takes_draw = g_str_equal (reading->value, "accept");
  reading->record->offers_draw = g_str_equal (reading->value, "offer");
  return reading->record->takes_draw || reading->record->offers_draw || refuse (reading);
}

static gboolean
read_materials (Reading *reading)
{
  gboolean is_partial = g_str_equal (reading->value, "part");

  reading->record->is_partial = is_partial || reading->record->lacks != 0;
  return is_partial || g_str_equal (reading->value, "full") || refuse (reading);
}

/* "letters,chart" of a claim, rus-draughts-2022 10.2.3: "greeting,signature" of a letter; 10.5.2:
 * "record,diagram" of what is sent for an adjudication */
static gboolean
read_lacks (Reading *reading)
{
  g_auto (GStrv) words = g_strsplit (reading->value, ",", -1);

  reading->record->is_partial = TRUE;
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint bit = 0;

      for (guint n = 0; n < BRG_N_POSTAL_LACKS; n++)
        if (g_strcmp0 (brg_postal_lack_get_id (reading->record->kind, n), words[i]) == 0)
          bit = 1u << n;
      if (bit == 0)
        return refuse (reading);
      reading->record->lacks |= bit;
    }
  return TRUE;
}

static gboolean
read_taking (Reading *reading)
{
  for (guint i = BRG_POSTAL_TAKEN; i < BRG_N_POSTAL_TAKINGS; i++)
    if (g_str_equal (brg_postal_taking_get_id ((BrgPostalTaking) i), reading->value))
      {
        reading->record->taking = (BrgPostalTaking) i;
        return TRUE;
      }
  return refuse (reading);
}

static gboolean
read_registered (Reading *reading)
{
  reading->record->is_plain = g_str_equal (reading->value, "no");
  return reading->record->is_plain || g_str_equal (reading->value, "yes") || refuse (reading);
}

/* rus-draughts-2022 10.2.14 */
static gboolean
read_numbers (Reading *reading)
{
  reading->record->skips_numbers = g_str_equal (reading->value, "no");
  return reading->record->skips_numbers || refuse (reading);
}

#define KIND(kind_) (1u << BRG_POSTAL_##kind_)
#define MAIL (KIND (LETTER) | KIND (REPORT) | KIND (FIX) | KIND (CLAIM))
#define DECIDED (KIND (DECISION) | KIND (OVER) | KIND (ADJUDGED) | KIND (REVERSED))
#define AT(field_) G_STRUCT_OFFSET (BrgPostalRecord, field_)

/* A day is put where @offset says; the rest is read by @read. @needed_in says where it may not be
 * left out. */
static const struct
{
  const char *key;
  guint kinds;
  guint needed_in;
  gsize offset;
  gboolean (*read) (Reading *reading);
} keys[] = {
  { "first", MAIL, 0, AT (first), NULL },
  { "rcv", MAIL | KIND (ANALYSIS), 0, AT (received), NULL },
  { "sent",
    MAIL | KIND (REPEAT) | KIND (INQUIRY) | KIND (PROTEST) | KIND (RECORD) | KIND (ANALYSIS),
    KIND (REPEAT) | KIND (INQUIRY) | KIND (PROTEST) | KIND (RECORD) | KIND (ANALYSIS), AT (sent),
    NULL },
  { "rcvstamp", MAIL, 0, AT (received_stamp), NULL },
  { "sentstamp", MAIL, 0, AT (sent_stamp), NULL },
  { "receipt", MAIL, 0, AT (receipt), NULL },
  { "prev_rcv", KIND (LETTER), 0, AT (previous_received), NULL },
  { "prev_sent", KIND (LETTER), 0, AT (previous_sent), NULL },
  { "date", DECIDED | KIND (ARRIVED) | KIND (TOLD) | KIND (FINAL),
    DECIDED | KIND (ARRIVED) | KIND (TOLD) | KIND (FINAL), AT (date), NULL },
  { "told_white", DECIDED, 0, AT (told[BRG_COLOUR_WHITE]), NULL },
  { "told_black", DECIDED, 0, AT (told[BRG_COLOUR_BLACK]), NULL },
  { "passed", KIND (DECISION), 0, AT (passed), NULL },
  /* rus-draughts-2022 10.3.6: the secretary is told of a claim as well */
  { "secretary", KIND (CLAIM), 0, AT (secretary), NULL },
  { "on", KIND (REPORT) | KIND (FIX) | KIND (REPEAT), KIND (REPORT) | KIND (FIX) | KIND (REPEAT), 0,
    read_on },
  { "tot", MAIL, 0, 0, read_totals },
  { "accept", KIND (LETTER) | KIND (CLAIM), 0, 0, read_accepted },
  { "moves", KIND (LETTER) | KIND (FIX) | KIND (CLAIM), 0, 0, read_moves },
  { "no", KIND (LETTER) | KIND (FIX) | KIND (CLAIM), 0, 0, read_move_number },
  { "numbers", KIND (LETTER), 0, 0, read_numbers },
  { "var", KIND (LETTER) | KIND (FIX) | KIND (CLAIM), 0, 0, read_variant },
  { "rep", KIND (LETTER) | KIND (CLAIM), 0, 0, read_repeating },
  { "pen", KIND (LETTER) | KIND (REPORT) | KIND (CLAIM), 0, 0, read_entry },
  { "days", KIND (LETTER), 0, 0, read_days },
  { "resign", KIND (LETTER), 0, 0, read_resigns },
  { "draw", KIND (LETTER), 0, 0, read_draw },
  { "materials", KIND (CLAIM) | KIND (PROTEST), 0, 0, read_materials },
  { "lacks", KIND (LETTER) | KIND (FIX) | KIND (CLAIM) | KIND (PROTEST) | KIND (ANALYSIS), 0, 0,
    read_lacks },
  { "claim", KIND (DECISION), 0, 0, read_taking },
  { "reg", KIND (REPEAT), 0, 0, read_registered },
  { "off", KIND (REVERSED), 0, 0, read_off },
  { "result", KIND (OVER) | KIND (ADJUDGED) | KIND (REVERSED), KIND (OVER) | KIND (ADJUDGED), 0,
    read_result },
  { "value", KIND (ANALYSIS), KIND (ANALYSIS), 0, read_result },
  { "why", KIND (OVER), 0, 0, read_why },
};

static gboolean
may_repeat (const char *key)
{
  return g_str_equal (key, "var") || g_str_equal (key, "pen");
}

static gboolean
read_value (Reading *reading, guint index, guint64 *seen)
{
  BrgPostalDay *day;

  if ((keys[index].kinds & 1u << reading->record->kind) == 0)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_HAS_NO,
                            brg_postal_kind_get_id (reading->record->kind), reading->key, 0);
  if ((*seen & G_GUINT64_CONSTANT (1) << index) != 0 && !may_repeat (reading->key))
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_SECOND_KEY,
                            reading->key, NULL, 0);
  *seen |= G_GUINT64_CONSTANT (1) << index;
  if (keys[index].read != NULL)
    return keys[index].read (reading);
  day = (BrgPostalDay *) (gpointer) ((char *) reading->record + keys[index].offset);
  return brg_postal_day_read (reading->value, day) ||
         brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_DATE, reading->value,
                          NULL, 0);
}

static gboolean
read_pair (Reading *reading, char *word, guint64 *seen)
{
  char *equals = strchr (word, '=');

  if (equals == NULL || equals[1] == '\0')
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_NO_PAIR, word, NULL, 0);
  *equals = '\0';
  reading->key = word;
  reading->value = equals + 1;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (keys[i].key, word))
      return read_value (reading, i, seen);
  return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_UNKNOWN_KEY, word, NULL,
                          0);
}

/* Letters are numbered through the whole game, both players together. */
static gboolean
check_number (const BrgPostalGame *game, const BrgPostalRecord *record, BrgPostalFault *fault)
{
  for (guint i = game->records->len - 1; i > 0; i--)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (game, i - 1);

      if (brg_postal_record_is_mail (other))
        return record->number > other->number ||
               brg_postal_fail_record (fault, record, BRG_POSTAL_FAULT_NUMBERS);
    }
  return TRUE;
}

/* What stands between the word and the pairs: a number, a side. */
static gboolean
read_place (BrgPostalRecord *record, GStrv words, guint *n_words, BrgPostalFault *fault)
{
  gboolean has_number = brg_postal_record_is_mail (record) || record->kind == BRG_POSTAL_ARRIVED;
  gboolean has_side = record->kind <= BRG_POSTAL_INQUIRY || record->kind == BRG_POSTAL_PROTEST ||
                      record->kind == BRG_POSTAL_RECORD || record->kind == BRG_POSTAL_ANALYSIS ||
                      record->kind == BRG_POSTAL_FINAL;
  guint *number = record->kind == BRG_POSTAL_ARRIVED ? &record->on : &record->number;

  if (has_number &&
      (words[*n_words] == NULL || !brg_postal_read_number (words[*n_words], MOST_NUMBER, number) ||
       *number == 0))
    return brg_postal_fail (fault, record->line, BRG_POSTAL_FAULT_WITHOUT_NUMBER, words[0], NULL,
                            0);
  *n_words += has_number ? 1 : 0;
  if (has_side &&
      (words[*n_words] == NULL || !brg_postal_read_side (words[*n_words], &record->side)))
    return brg_postal_fail (fault, record->line, BRG_POSTAL_FAULT_OF_NOBODY, words[0], NULL, 0);
  *n_words += has_side ? 1 : 0;
  return TRUE;
}

/* rus-draughts-2022 10.5.2: who sends a position says how it stands, or it is noted that he did
 * not.
 */
static gboolean
lacks_assessment (const BrgPostalRecord *record)
{
  return record->kind == BRG_POSTAL_ANALYSIS &&
         (record->lacks & BRG_POSTAL_DOSSIER_ASSESSMENT) != 0;
}

static gboolean
check_needed (const BrgPostalRecord *record, guint64 seen, BrgPostalFault *fault)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if ((keys[i].needed_in & 1u << record->kind) != 0 &&
        (seen & G_GUINT64_CONSTANT (1) << i) == 0 &&
        !(keys[i].read == read_result && lacks_assessment (record)))
      return brg_postal_fail (fault, record->line, BRG_POSTAL_FAULT_WITHOUT,
                              brg_postal_kind_get_id (record->kind), keys[i].key, 0);
  return TRUE;
}

/* rus-draughts-2022 10.1.12: of the ends those by an article are decided, and told: a minus to both
 * (10.5.8), a game that is counted lost (10.1.9, 10.5.3). */
static gboolean
check_told (const BrgPostalRecord *record, BrgPostalFault *fault)
{
  static const char *const told[] = { NULL, "told_white", "told_black" };

  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (record->kind == BRG_POSTAL_OVER && record->told[side] != 0 &&
        !brg_postal_record_is_decided (record))
      return brg_postal_fail (fault, record->line, BRG_POSTAL_FAULT_HAS_NO,
                              brg_postal_kind_get_id (record->kind), told[side], 0);
  return TRUE;
}

static gboolean
find_kind (const char *word, BrgPostalKind *kind)
{
  for (guint i = 0; i < BRG_N_POSTAL_KINDS; i++)
    if (g_str_equal (brg_postal_kind_get_id ((BrgPostalKind) i), word))
      {
        *kind = (BrgPostalKind) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_postal_read_record (BrgPostalGame *game, GStrv words, guint line, BrgPostalFault *fault)
{
  Reading reading = { .line = line, .fault = fault };
  BrgPostalKind kind;
  guint n_words = 1;
  guint64 seen = 0;

  G_STATIC_ASSERT (G_N_ELEMENTS (keys) <= 64);
  if (!find_kind (words[0], &kind))
    return brg_postal_fail (fault, line, BRG_POSTAL_FAULT_UNKNOWN_LINE, words[0], NULL, 0);
  if (game->records->len >= MOST_RECORDS)
    return brg_postal_fail (fault, line, BRG_POSTAL_FAULT_MANY_RECORDS, NULL, NULL, MOST_RECORDS);
  reading.record = brg_postal_game_add_record (game, kind);
  reading.record->line = line;
  if (!read_place (reading.record, words, &n_words, fault))
    return FALSE;
  for (; words[n_words] != NULL; n_words++)
    if (!read_pair (&reading, words[n_words], &seen))
      return FALSE;
  if (!check_needed (reading.record, seen, fault) || !check_told (reading.record, fault))
    return FALSE;
  return !brg_postal_record_is_mail (reading.record) || check_number (game, reading.record, fault);
}
