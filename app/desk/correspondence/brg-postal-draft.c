/* brg-postal-draft.c - a letter while it is typed, and what it would bring
 *
 * Rules: rus-draughts-2022 10.1.8, 10.2.3, 10.2.5, 10.2.9, 10.2.14, 10.3.3, 10.3.6, 10.3.9, 10.5.3,
 *   10.5.8
 * Tests: tests/app/test-postal-draft.c, tests/app/test-postal-numbers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-draft.h"

#include <string.h>

#include "brg-postal-write.h"

#define KIND(kind_) (1u << BRG_POSTAL_##kind_)
#define MAIL (KIND (LETTER) | KIND (REPORT) | KIND (FIX) | KIND (CLAIM))
#define SENT_ONLY \
  (KIND (REPEAT) | KIND (INQUIRY) | KIND (PROTEST) | KIND (RECORD) | KIND (ANALYSIS))
#define MOVING (KIND (LETTER) | KIND (FIX) | KIND (CLAIM))
#define DATED                                                                                      \
  (KIND (ARRIVED) | KIND (TOLD) | KIND (DECISION) | KIND (OVER) | KIND (ADJUDGED) | KIND (FINAL) | \
   KIND (REVERSED))

/* By what moves are sent (10.1.1). */
#define BY(channel) (1u << BRG_POSTAL_BY_##channel)
#define ANY (BY (POST) | BY (EMAIL) | BY (PHONE) | BY (SERVER))
#define SENT_BY (ANY & ~BY (SERVER))    /* a server has none (10.3.9) */
#define MARKED (BY (POST) | BY (EMAIL)) /* a call bears no mark */

/* The key of a field, in what and by what it may stand, whether it is a day, and whether it is
 * about the mail before, which the first letter of a game does not answer. */
static const struct
{
  const char *key;
  guint kinds;
  guint channels;
  gboolean is_day;
  gboolean is_of_answer;
} fields[BRG_N_POSTAL_FIELDS] = {
  [BRG_POSTAL_FIELD_FIRST] = { "first", MAIL, SENT_BY, TRUE, TRUE },
  [BRG_POSTAL_FIELD_RECEIVED] = { "rcv", MAIL | KIND (ANALYSIS), SENT_BY, TRUE, TRUE },
  [BRG_POSTAL_FIELD_SENT] = { "sent", MAIL | SENT_ONLY, ANY, TRUE },
  [BRG_POSTAL_FIELD_RECEIVED_STAMP] = { "rcvstamp", MAIL, MARKED, TRUE, TRUE },
  [BRG_POSTAL_FIELD_SENT_STAMP] = { "sentstamp", MAIL, MARKED, TRUE },
  [BRG_POSTAL_FIELD_RECEIPT] = { "receipt", MAIL, BY (POST), TRUE },
  [BRG_POSTAL_FIELD_DATE] = { "date", DATED, ANY, TRUE },
  [BRG_POSTAL_FIELD_TOTALS] = { "tot", MAIL, SENT_BY },
  [BRG_POSTAL_FIELD_ACCEPT] = { "accept", KIND (LETTER) | KIND (CLAIM), ANY, FALSE, TRUE },
  [BRG_POSTAL_FIELD_MOVES] = { "moves", MOVING, ANY },
  [BRG_POSTAL_FIELD_VARIANTS] = { "var", MOVING, ANY },
  [BRG_POSTAL_FIELD_PENALTY] = { "pen", MAIL & ~KIND (FIX), ANY, FALSE, TRUE },
  [BRG_POSTAL_FIELD_ON] = { "on", KIND (REPORT) | KIND (FIX) | KIND (REPEAT) | KIND (ARRIVED),
                            ANY },
  [BRG_POSTAL_FIELD_PREVIOUS_RECEIVED] = { "prev_rcv", KIND (LETTER), SENT_BY, TRUE, TRUE },
  [BRG_POSTAL_FIELD_PREVIOUS_SENT] = { "prev_sent", KIND (LETTER), SENT_BY, TRUE, TRUE },
  [BRG_POSTAL_FIELD_DAYS] = { "days", KIND (LETTER), BY (SERVER) },
  [BRG_POSTAL_FIELD_SECRETARY] = { "secretary", KIND (CLAIM), SENT_BY, TRUE },
};

static gboolean
has_side (BrgPostalKind kind)
{
  return kind <= BRG_POSTAL_INQUIRY || kind == BRG_POSTAL_PROTEST || kind == BRG_POSTAL_RECORD ||
         kind == BRG_POSTAL_ANALYSIS || kind == BRG_POSTAL_FINAL;
}

gboolean
brg_postal_field_belongs (BrgPostalField field, BrgPostalKind kind)
{
  g_return_val_if_fail (field < BRG_N_POSTAL_FIELDS, FALSE);

  return (fields[field].kinds & 1u << kind) != 0;
}

gboolean
brg_postal_field_is_day (BrgPostalField field)
{
  g_return_val_if_fail (field < BRG_N_POSTAL_FIELDS, FALSE);

  return fields[field].is_day;
}

void
brg_postal_draft_set (BrgPostalDraft *draft, BrgPostalField field, const char *text)
{
  g_return_if_fail (draft != NULL && field < BRG_N_POSTAL_FIELDS);

  g_free (draft->texts[field]);
  draft->texts[field] = g_strdup (text);
}

/* Who has the move behind the last letter, which the chart of the day lacks while its own day is
 * still to come. */
static BrgColour
find_turn (const BrgPostalDesk *desk, const BrgPostalCase *matter, const BrgPostalRecord *last)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalChart) chart = NULL;
  BrgPostalDay known = last != NULL ? brg_postal_record_get_known (last) : 0;

  if (brg_postal_desk_is_known (desk, known))
    return matter->chart != NULL ? matter->chart->turn.side : BRG_COLOUR_NONE;
  chart = brg_postal_desk_dup_chart (desk, matter, known, NULL, &fault);
  return chart != NULL ? chart->turn.side : BRG_COLOUR_NONE;
}

/* Who writes next: whoever has the move, else not who wrote last. */
static BrgColour
find_side (const BrgPostalDesk *desk, const BrgPostalCase *matter, BrgPostalKind kind)
{
  BrgColour turn;
  const BrgPostalRecord *last = brg_postal_case_find_mail (matter, BRG_COLOUR_NONE, 0);

  if (!has_side (kind))
    return BRG_COLOUR_NONE;
  if (kind == BRG_POSTAL_INQUIRY)
    return BRG_COLOUR_BLACK;
  if (kind == BRG_POSTAL_REPEAT)
    return last != NULL ? last->side : BRG_COLOUR_WHITE;
  if (kind == BRG_POSTAL_FIX && last != NULL && last->kind == BRG_POSTAL_REPORT)
    return brg_colour_opposite (last->side);
  turn = find_turn (desk, matter, last);
  if (turn != BRG_COLOUR_NONE)
    return turn;
  return last != NULL ? brg_colour_opposite (last->side) : BRG_COLOUR_WHITE;
}

void
brg_postal_draft_init (BrgPostalDraft *draft,
                       const BrgPostalDesk *desk,
                       const BrgPostalCase *matter,
                       BrgPostalKind kind)
{
  const BrgPostalRecord *last;
  const BrgPostalRecord *answered;
  g_autofree char *on = NULL;
  char day[BRG_POSTAL_DAY_LENGTH];
  BrgPostalDay known;

  g_return_if_fail (draft != NULL && desk != NULL && matter != NULL && kind < BRG_N_POSTAL_KINDS);

  *draft = (BrgPostalDraft){ .kind = kind, .side = find_side (desk, matter, kind) };
  if (kind == BRG_POSTAL_OVER)
    draft->result = draft->loss = brg_postal_desk_find_loss (desk, matter);
  last = brg_postal_case_find_mail (matter, BRG_COLOUR_NONE, 0);
  draft->number = brg_postal_case_get_last_number (matter) + 1;
  if (last == NULL)
    return;
  /* rus-draughts-2022 10.2.9: a correction is of the letter that was reported. */
  on = g_strdup_printf (
      "%u", kind == BRG_POSTAL_FIX && last->kind == BRG_POSTAL_REPORT ? last->on : last->number);
  if (brg_postal_field_belongs (BRG_POSTAL_FIELD_ON, kind))
    brg_postal_draft_set (draft, BRG_POSTAL_FIELD_ON, on);
  /* rus-draughts-2022 10.3.1: who answers writes the day of the postmark. */
  answered = brg_postal_case_find_mail (matter, brg_colour_opposite (draft->side), draft->number);
  if (answered == NULL)
    return;
  known = answered->sent_stamp != 0 ? answered->sent_stamp : brg_postal_record_get_known (answered);
  if (brg_postal_draft_asks (draft, desk, matter, BRG_POSTAL_FIELD_FIRST) && known != 0)
    brg_postal_draft_set (draft, BRG_POSTAL_FIELD_FIRST, brg_postal_day_write (known, day));
}

void
brg_postal_draft_change_kind (BrgPostalDraft *draft,
                              const BrgPostalDesk *desk,
                              const BrgPostalCase *matter,
                              BrgPostalKind kind)
{
  BrgPostalDraft typed;

  g_return_if_fail (draft != NULL && desk != NULL && matter != NULL && kind < BRG_N_POSTAL_KINDS);

  typed = *draft;
  brg_postal_draft_init (draft, desk, matter, kind);
  draft->repeating = typed.repeating;
  draft->ending = typed.ending;
  if (brg_postal_lack_get_id (kind, 0) == brg_postal_lack_get_id (typed.kind, 0))
    {
      draft->is_partial = typed.is_partial;
      draft->lacks = typed.lacks;
    }
  draft->is_plain = typed.is_plain;
  draft->skips_numbers = typed.skips_numbers;
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    if (i != BRG_POSTAL_FIELD_ON && typed.texts[i] != NULL && *typed.texts[i] != '\0')
      brg_postal_draft_set (draft, (BrgPostalField) i, typed.texts[i]);
  brg_postal_draft_clear (&typed);
}

static gboolean
is_noted (const BrgPostalCase *matter, const BrgPostalRecord *record, BrgPostalNoteKind kind)
{
  return matter->chart != NULL &&
         brg_postal_chart_find_note (matter->chart, record->number, kind) != NULL;
}

BrgPostalKind
brg_postal_draft_propose (const BrgPostalCase *matter)
{
  const BrgPostalRecord *last;

  g_return_val_if_fail (matter != NULL, BRG_POSTAL_LETTER);

  last = brg_postal_case_find_mail (matter, BRG_COLOUR_NONE, 0);
  if (last == NULL)
    return BRG_POSTAL_LETTER;
  /* rus-draughts-2022 10.2.9, 10.2.10: no answer before it is put right */
  if (is_noted (matter, last, BRG_POSTAL_NOTE_STOPPED))
    return BRG_POSTAL_REPORT;
  return last->kind == BRG_POSTAL_REPORT &&
                 !is_noted (matter, last, BRG_POSTAL_NOTE_REPORT_WITHOUT_FAULT)
             ? BRG_POSTAL_FIX
             : BRG_POSTAL_LETTER;
}

/* The letter of the same player before that one. */
static const BrgPostalRecord *
find_own (const BrgPostalDraft *draft, const BrgPostalCase *matter)
{
  const BrgPostalRecord *own = NULL;

  for (guint i = 0; matter->game != NULL && i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (record->kind == BRG_POSTAL_LETTER && record->side == draft->side &&
          record->number < draft->number)
        own = record;
    }
  return own;
}

/* Whether his letter before that one left out a date that it should have. */
static gboolean
has_left_out (const BrgPostalDraft *draft, const BrgPostalCase *matter, gboolean is_receipt)
{
  const BrgPostalRecord *own = find_own (draft, matter);

  if (own == NULL)
    return FALSE;
  return is_receipt ? own->received == 0 && own != brg_postal_game_get_record (matter->game, 0)
                    : own->sent == 0;
}

/* rus-draughts-2022 10.2.3, 10.2.4: the first letter of a game repeats, takes and answers nothing.
 */
gboolean
brg_postal_draft_answers (const BrgPostalDraft *draft, const BrgPostalCase *matter)
{
  g_return_val_if_fail (draft != NULL && matter != NULL, FALSE);

  return (MAIL & 1u << draft->kind) == 0 ||
         brg_postal_case_find_mail (matter, BRG_COLOUR_NONE, draft->number) != NULL;
}

gboolean
brg_postal_draft_asks (const BrgPostalDraft *draft,
                       const BrgPostalDesk *desk,
                       const BrgPostalCase *matter,
                       BrgPostalField field)
{
  g_return_val_if_fail (draft != NULL && desk != NULL && matter != NULL, FALSE);

  if (!brg_postal_field_belongs (field, draft->kind))
    return FALSE;
  if (draft->row_id != 0 && draft->texts[field] != NULL && *draft->texts[field] != '\0')
    return TRUE;
  if ((fields[field].channels & 1u << brg_postal_desk_get_channel (desk)) == 0 ||
      (fields[field].is_of_answer && !brg_postal_draft_answers (draft, matter)))
    return FALSE;
  /* rus-draughts-2022 10.1.8: without a secretary the arbiter has the claim already. */
  if (field == BRG_POSTAL_FIELD_SECRETARY)
    return brg_postal_desk_has_secretary (desk);
  if (field == BRG_POSTAL_FIELD_PREVIOUS_RECEIVED || field == BRG_POSTAL_FIELD_PREVIOUS_SENT)
    return has_left_out (draft, matter, field == BRG_POSTAL_FIELD_PREVIOUS_RECEIVED);
  return TRUE;
}

static void
set_day (BrgPostalDraft *draft, BrgPostalField field, BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  if (day != 0)
    brg_postal_draft_set (draft, field, brg_postal_day_write (day, text));
}

/* @text: (transfer full) */
static void
take_text (BrgPostalDraft *draft, BrgPostalField field, char *text)
{
  g_free (draft->texts[field]);
  draft->texts[field] = text;
}

static char *
dup_variants (const BrgPostalRecord *record)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < record->lines->len; i++)
    {
      const BrgPostalLine *line = &g_array_index (record->lines, BrgPostalLine, i);
      g_autofree char *moves = g_strjoinv (" ", line->moves);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "; " : "", line->name, moves);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_penalties (const BrgPostalRecord *record)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < record->entries->len; i++)
    {
      const BrgPostalEntry *entry = &g_array_index (record->entries, BrgPostalEntry, i);

      g_string_append_printf (text, "%s%u/%s", i > 0 ? "; " : "", entry->days, entry->article);
    }
  return g_string_free (text, FALSE);
}

/* What no field has: who was told, when a move was sent on, why a game is over, what becomes of a
 * claim, what days are not charged. */
static char *
dup_kept (const BrgPostalRecord *record)
{
  static const char *const keys[] = { "told_white=", "told_black=", "passed=",
                                      "why=",        "claim=",      "off=" };
  g_autofree char *line = brg_postal_record_write (record);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  GString *kept = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    for (guint n = 0; n < G_N_ELEMENTS (keys); n++)
      if (g_str_has_prefix (words[i], keys[n]))
        g_string_append_printf (kept, " %s", words[i]);
  return g_string_free (kept, FALSE);
}

/* The half-moves, with the number that the writer gave to the first. */
static char *
dup_numbered (const BrgPostalRecord *record)
{
  g_autofree char *moves = g_strjoinv (" ", record->moves);

  return record->move_number != 0
             ? g_strdup_printf ("%u%s%s", record->move_number,
                                record->side == BRG_COLOUR_WHITE ? "." : "...", moves)
             : g_strdup (moves);
}

void
brg_postal_draft_init_record (BrgPostalDraft *draft, const BrgPostalRecord *record, gint64 row_id)
{
  g_return_if_fail (draft != NULL && record != NULL && row_id != 0);

  *draft = (BrgPostalDraft){ .kind = record->kind,
                             .side = record->side,
                             .number = record->number,
                             .row_id = row_id,
                             .repeating = record->repeating,
                             .ending = record->resigns       ? BRG_POSTAL_RESIGNS
                                       : record->takes_draw  ? BRG_POSTAL_TAKES_DRAW
                                       : record->offers_draw ? BRG_POSTAL_OFFERS_DRAW
                                                             : BRG_POSTAL_GOES_ON,
                             .result = record->result,
                             .is_partial = record->is_partial,
                             .lacks = record->lacks,
                             .is_plain = record->is_plain,
                             .skips_numbers = record->skips_numbers };
  draft->kept = dup_kept (record);
  set_day (draft, BRG_POSTAL_FIELD_FIRST, record->first);
  set_day (draft, BRG_POSTAL_FIELD_RECEIVED, record->received);
  set_day (draft, BRG_POSTAL_FIELD_SENT, record->sent);
  set_day (draft, BRG_POSTAL_FIELD_RECEIVED_STAMP, record->received_stamp);
  set_day (draft, BRG_POSTAL_FIELD_SENT_STAMP, record->sent_stamp);
  set_day (draft, BRG_POSTAL_FIELD_RECEIPT, record->receipt);
  set_day (draft, BRG_POSTAL_FIELD_DATE, record->date);
  set_day (draft, BRG_POSTAL_FIELD_PREVIOUS_RECEIVED, record->previous_received);
  set_day (draft, BRG_POSTAL_FIELD_PREVIOUS_SENT, record->previous_sent);
  set_day (draft, BRG_POSTAL_FIELD_SECRETARY, record->secretary);
  if (record->has_days)
    take_text (draft, BRG_POSTAL_FIELD_DAYS, g_strdup_printf ("%u", record->days));
  if (record->has_totals)
    take_text (draft, BRG_POSTAL_FIELD_TOTALS,
               g_strdup_printf ("%u/%u", record->totals[BRG_COLOUR_WHITE],
                                record->totals[BRG_COLOUR_BLACK]));
  if (record->accepts != NULL)
    take_text (draft, BRG_POSTAL_FIELD_ACCEPT,
               record->n_accepted != G_MAXUINT
                   ? g_strdup_printf ("%s/%u", record->accepts, record->n_accepted)
                   : g_strdup (record->accepts));
  if (record->moves != NULL)
    take_text (draft, BRG_POSTAL_FIELD_MOVES, dup_numbered (record));
  if (record->lines != NULL)
    take_text (draft, BRG_POSTAL_FIELD_VARIANTS, dup_variants (record));
  if (record->entries != NULL)
    take_text (draft, BRG_POSTAL_FIELD_PENALTY, dup_penalties (record));
  if (record->on != 0)
    take_text (draft, BRG_POSTAL_FIELD_ON, g_strdup_printf ("%u", record->on));
}

void
brg_postal_draft_clear (BrgPostalDraft *draft)
{
  g_return_if_fail (draft != NULL);

  g_clear_pointer (&draft->kept, g_free);
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    g_clear_pointer (&draft->texts[i], g_free);
}

/* A half-move without its number: `7...c7-b6`, `8.a5:c7`. */
static const char *
skip_number (const char *word)
{
  const char *place = word;

  while (g_ascii_isdigit (*place))
    place++;
  if (place == word || *place != '.')
    return word;
  while (*place == '.')
    place++;
  return place;
}

/* "7...c7-b6 8.a5:c7 d8:b6" to "c7-b6,a5:c7,d8:b6" */
static char *
dup_moves (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t,", -1);
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *move = strstr (words[i], "…") == NULL ? skip_number (words[i])
                                                        : strstr (words[i], "…") + strlen ("…");

      if (*move != '\0')
        g_strv_builder_add (moves, move);
    }
  list = g_strv_builder_end (moves);
  return g_strjoinv (",", list);
}

/* rus-draughts-2022 10.2.14: "7...c7-b6 8.a5:c7" to " no=7", whether that is right or not. */
static void
append_number (GString *line, const char *text)
{
  gsize n_digits = strspn (text, "0123456789");

  if (n_digits > 0 && (text[n_digits] == '.' || g_str_has_prefix (text + n_digits, "…")))
    g_string_append_printf (line, " no=%.*s", (int) n_digits, text);
}

/* "А: d2-c3 b6-a5; Б: b2-c3" to " var=А:d2-c3,b6-a5 var=Б:b2-c3" */
static gboolean
append_variants (GString *line, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ";\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *colon = strchr (parts[i], ':');
      g_autofree char *name = NULL;
      g_autofree char *moves = NULL;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      colon = strchr (parts[i], ':');
      name = colon != NULL ? g_strstrip (g_strndup (parts[i], (gsize) (colon - parts[i]))) : NULL;
      moves = colon != NULL ? dup_moves (colon + 1) : NULL;
      /* A colon behind a square is a capture. */
      if (name == NULL || *name == '\0' || *moves == '\0' || strpbrk (name, " -") != NULL)
        return FALSE;
      g_string_append_printf (line, " var=%s:%s", name, moves);
    }
  return TRUE;
}

/* "6/10.2.9; 6/10.3.3" to " pen=6/10.2.9 pen=6/10.3.3" */
static void
append_penalties (GString *line, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, "; \t\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_string_append_printf (line, " pen=%s", parts[i]);
}

static gboolean
append_field (GString *line, BrgPostalField field, const char *typed)
{
  g_autofree char *text = g_strstrip (g_strdup (typed != NULL ? typed : ""));
  g_autofree char *moves = NULL;
  char day[BRG_POSTAL_DAY_LENGTH];

  if (*text == '\0')
    return TRUE;
  if (fields[field].is_day)
    {
      if (brg_postal_typed_day_read (text, NULL) == 0)
        return FALSE;
      g_string_append_printf (line, " %s=%s", fields[field].key,
                              brg_postal_day_write (brg_postal_typed_day_read (text, NULL), day));
      return TRUE;
    }
  if (field == BRG_POSTAL_FIELD_VARIANTS)
    return append_variants (line, text);
  if (field == BRG_POSTAL_FIELD_PENALTY)
    {
      append_penalties (line, text);
      return TRUE;
    }
  if (field == BRG_POSTAL_FIELD_MOVES)
    moves = dup_moves (text);
  else if (strpbrk (text, " \t\n") != NULL)
    return FALSE;
  g_string_append_printf (line, " %s=%s", fields[field].key, moves != NULL ? moves : text);
  if (moves != NULL)
    append_number (line, text);
  return TRUE;
}

/* What nobody played to the end names its article. */
static void
append_end (GString *line, const BrgPostalDraft *draft)
{
  g_string_append_printf (line, " result=%s", brg_postal_result_get_id (draft->result));
  /* What is corrected keeps its reason. */
  if (draft->kind != BRG_POSTAL_OVER || (draft->kept != NULL && *draft->kept != '\0'))
    return;
  /* rus-draughts-2022 10.5.8: neither sent the record; 10.5.3: who left has lost. */
  if (draft->result == BRG_POSTAL_BOTH_LOSE)
    g_string_append (line, " why=10.5.8");
  else if (draft->result == draft->loss)
    g_string_append (line, " why=10.5.3");
}

/* rus-draughts-2022 10.5.2: an assessment that is chosen is not missing. */
static guint
find_lacks (const BrgPostalDraft *draft)
{
  return draft->kind == BRG_POSTAL_ANALYSIS && draft->result != BRG_POSTAL_UNFINISHED
             ? draft->lacks & ~(guint) BRG_POSTAL_DOSSIER_ASSESSMENT
             : draft->lacks;
}

static void
append_rest (GString *line, const BrgPostalDraft *draft)
{
  if (draft->repeating != BRG_POSTAL_REPEATED &&
      (draft->kind == BRG_POSTAL_LETTER || draft->kind == BRG_POSTAL_CLAIM))
    g_string_append_printf (line, " rep=%s", brg_postal_repeating_get_id (draft->repeating));
  if (draft->kind == BRG_POSTAL_LETTER && draft->ending != BRG_POSTAL_GOES_ON)
    g_string_append (line, draft->ending == BRG_POSTAL_RESIGNS      ? " resign=yes"
                           : draft->ending == BRG_POSTAL_TAKES_DRAW ? " draw=accept"
                                                                    : " draw=offer");
  if (draft->is_partial && brg_postal_lack_get_id (draft->kind, 0) != NULL)
    brg_postal_lacks_append (line, draft->kind, find_lacks (draft));
  if (draft->is_plain && draft->kind == BRG_POSTAL_REPEAT)
    g_string_append (line, " reg=no");
  if (draft->skips_numbers && draft->kind == BRG_POSTAL_LETTER)
    g_string_append (line, " numbers=no");
  if (draft->result == BRG_POSTAL_UNFINISHED)
    return;
  if (draft->kind == BRG_POSTAL_ANALYSIS)
    g_string_append_printf (line, " value=%s", brg_postal_result_get_id (draft->result));
  else if (draft->kind == BRG_POSTAL_OVER || draft->kind == BRG_POSTAL_ADJUDGED ||
           draft->kind == BRG_POSTAL_REVERSED)
    append_end (line, draft);
}

/* The field whose key stands in what the reader of game files complains of. */
static BrgPostalField
find_wrong (const char *fault)
{
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    {
      g_autofree char *key = g_strconcat (fields[i].key, " ", NULL);

      if (i == BRG_POSTAL_FIELD_MOVES && g_str_has_prefix (fault, "no "))
        return BRG_POSTAL_FIELD_MOVES;
      if (g_str_has_prefix (fault, key) || g_str_has_suffix (fault, fields[i].key))
        return (BrgPostalField) i;
    }
  return BRG_N_POSTAL_FIELDS;
}

char *
brg_postal_draft_dup_line (const BrgPostalDraft *draft, BrgPostalField *wrong)
{
  g_autoptr (GString) line = NULL;
  g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
  g_auto (BrgPostalFault) fault = { 0 };

  g_return_val_if_fail (draft != NULL && wrong != NULL, NULL);

  line = g_string_new (brg_postal_kind_get_id (draft->kind));
  if (draft->kind <= BRG_POSTAL_CLAIM)
    g_string_append_printf (line, " %u", draft->number);
  if (draft->kind == BRG_POSTAL_ARRIVED)
    g_string_append_printf (
        line, " %s",
        draft->texts[BRG_POSTAL_FIELD_ON] != NULL ? draft->texts[BRG_POSTAL_FIELD_ON] : "");
  if (has_side (draft->kind))
    g_string_append (line, draft->side == BRG_COLOUR_WHITE ? " white" : " black");
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    if (brg_postal_field_belongs ((BrgPostalField) i, draft->kind) &&
        !(i == BRG_POSTAL_FIELD_ON && draft->kind == BRG_POSTAL_ARRIVED) &&
        !append_field (line, (BrgPostalField) i, draft->texts[i]))
      {
        *wrong = (BrgPostalField) i;
        return NULL;
      }
  append_rest (line, draft);
  g_string_append (line, draft->kept != NULL ? draft->kept : "");
  if (brg_postal_file_read_record (game, line->str, 1, &fault))
    return g_string_free (g_steal_pointer (&line), FALSE);
  *wrong = find_wrong (fault.text);
  return NULL;
}

/* A day short of a year: every day of the calendar once. */
#define DAYS_OF_YEAR 364

/* Where there is no letter before, play begins; days of the letter that is answered go with that
 * one. */
static BrgPostalDay
find_known (const BrgPostalDraft *draft,
            const BrgPostalDesk *desk,
            const BrgPostalCase *matter,
            BrgPostalField field)
{
  const BrgPostalRecord *before =
      (MAIL & 1u << draft->kind) != 0 && fields[field].is_of_answer
          ? brg_postal_case_find_mail (matter, brg_colour_opposite (draft->side), draft->number)
          : brg_postal_case_find_mail (matter, BRG_COLOUR_NONE, draft->number);
  BrgPostalDay known = before != NULL ? brg_postal_record_get_known (before) : 0;

  if (known == 0 && desk->event->terms != NULL)
    known = desk->event->terms->start;
  return known != 0 ? known : desk->on - DAYS_OF_YEAR;
}

BrgPostalTypedSpan
brg_postal_draft_find_span (const BrgPostalDraft *draft,
                            const BrgPostalDesk *desk,
                            const BrgPostalCase *matter,
                            BrgPostalField field)
{
  BrgPostalDay known;
  BrgPostalDay received;

  g_return_val_if_fail (draft != NULL && desk != NULL && matter != NULL, (BrgPostalTypedSpan){ 0 });

  known = find_known (draft, desk, matter, field);
  if (field == BRG_POSTAL_FIELD_PREVIOUS_RECEIVED || field == BRG_POSTAL_FIELD_PREVIOUS_SENT)
    return (BrgPostalTypedSpan){ known - DAYS_OF_YEAR, known };
  if (field == BRG_POSTAL_FIELD_SENT || field == BRG_POSTAL_FIELD_SENT_STAMP ||
      field == BRG_POSTAL_FIELD_RECEIPT)
    {
      const BrgPostalTypedSpan span = { known, MAX (desk->on, known) };

      received = brg_postal_typed_day_read (draft->texts[BRG_POSTAL_FIELD_RECEIVED], &span);
      known = received != 0 ? received : known;
    }
  return (BrgPostalTypedSpan){ known, MAX (desk->on, known) };
}

void
brg_postal_draft_complete_days (BrgPostalDraft *draft,
                                const BrgPostalDesk *desk,
                                const BrgPostalCase *matter)
{
  g_return_if_fail (draft != NULL && desk != NULL && matter != NULL);

  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    {
      BrgPostalField field = (BrgPostalField) i;
      BrgPostalTypedSpan span;
      BrgPostalDay day;
      char written[BRG_POSTAL_DAY_LENGTH];

      if (!brg_postal_field_is_day (field) || draft->texts[i] == NULL)
        continue;
      span = brg_postal_draft_find_span (draft, desk, matter, field);
      day = brg_postal_typed_day_read (draft->texts[i], &span);
      if (day != 0)
        brg_postal_draft_set (draft, field, brg_postal_day_write (day, written));
    }
}
