/* brg-paper-postal.c - papers of play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.8, 10.1.10, 10.1.12, 10.3.6, 10.3.7, 10.5.2, 10.5.3, 10.5.5,
 *   10.5.6
 * Tests: tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-postal.h"

#include "brg-form-frame.h"
#include "brg-latin-names.h"
#include "brg-name-words.h"
#include "brg-paper-admission.h"
#include "brg-postal-remarks.h"
#include "brg-postal-rulings.h"
#include "brg-postal-state.h"
#include "brg-postal-table.h"
#include "brg-postal-words.h"
#include "brg-store-postal-rows.h"

gboolean
brg_paper_postal_belongs (const BrgSnapshot *snapshot)
{
  return snapshot->group->is_postal;
}

gboolean
brg_paper_postal_is_over_board (const BrgSnapshot *snapshot)
{
  return brg_group_is_at_the_board (snapshot->group);
}

BrgPostalDesk *
brg_paper_postal_open (const BrgPaperSource *source,
                       const BrgDocumentOptions *options,
                       GError **error)
{
  BrgPostalEvent *event =
      source->store != NULL && brg_paper_postal_belongs (source->snapshot)
          ? brg_store_load_postal (source->store, source->snapshot->group->id, error)
          : NULL;
  g_autofree char *today = options != NULL ? brg_paper_admission_dup_today (options) : NULL;

  BrgPostalDesk *desk =
      event != NULL ? brg_postal_desk_new (source->snapshot, event, brg_postal_day_from_iso (today))
                    : NULL;

  if (desk == NULL || options == NULL)
    return desk;
  brg_postal_desk_name_in (desk, options->words);
  for (guint i = 0; i < desk->cases->len; i++)
    brg_latin_names_write_text (&((BrgPostalCase *) desk->cases->pdata[i])->code, source->snapshot,
                                options);
  return desk;
}

static gboolean
has_game (const BrgPaperSource *source, gboolean (*is_wanted) (const BrgPostalCase *matter))
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, NULL, NULL);

  for (guint i = 0; desk != NULL && i < desk->cases->len; i++)
    if (is_wanted (desk->cases->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_any (const BrgPostalCase *matter G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
is_claimed (const BrgPostalCase *matter)
{
  return matter->chart != NULL && matter->chart->claims->len > 0;
}

/* An analysis was sent, or the arbiter adjudicated without one. */
static gboolean
is_adjudicated (const BrgPostalCase *matter)
{
  for (guint i = 0; matter->chart != NULL && i < matter->game->records->len; i++)
    {
      BrgPostalKind kind = brg_postal_game_get_record (matter->game, i)->kind;

      if (kind == BRG_POSTAL_ANALYSIS || kind == BRG_POSTAL_ADJUDGED)
        return TRUE;
    }
  return FALSE;
}

gboolean
brg_paper_postal_has (const BrgPaperSource *source)
{
  return has_game (source, is_any);
}

gboolean
brg_paper_postal_has_claims (const BrgPaperSource *source)
{
  return has_game (source, is_claimed);
}

gboolean
brg_paper_postal_has_endings (const BrgPaperSource *source)
{
  return has_game (source, is_adjudicated);
}

gboolean
brg_paper_postal_has_measures (const BrgPaperSource *source)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, NULL, NULL);
  g_autoptr (GArray) rulings = NULL;

  rulings = desk != NULL ? brg_postal_rulings_new (desk) : NULL;
  return rulings != NULL && rulings->len > 0;
}

/* @head: not translated, of the context `postal head`. */
typedef struct
{
  BrgFormColumnKind kind;
  const char *head;
} Column;

static BrgForm *
begin_form (const BrgPostalDesk *desk,
            const char *title,
            const Column *columns,
            guint n_columns,
            const BrgWords *words)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_set_text (&form->title, g_strdup (title));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (desk->snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (desk->snapshot));
  brg_form_set_text (&form->left, g_strdup (desk->event->terms->code));
  brg_form_set_text (&form->right, brg_postal_words_dup_day (desk->on));
  for (guint i = 0; i < n_columns; i++)
    brg_form_add_column (form, columns[i].kind, WC_ (words, "postal head", columns[i].head));
  return form;
}

static BrgForm *
end_form (BrgForm *form, const BrgPostalDesk *desk, const BrgDocumentOptions *options)
{
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = desk->snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}

/* A row of one text through all columns. */
static void
add_wide (BrgForm *form, char *text, BrgFormMark mark, gboolean line_above)
{
  BrgFormRow *row = brg_form_add_row (form);

  row->line_above = line_above && form->rows->len > 1;
  brg_form_set_cell (row, 0, text, mark);
  brg_form_span_cell (row, 0, form->columns->len);
}

static BrgFormRow *
add_texts (BrgForm *form, const char *const *texts, guint n_texts)
{
  BrgFormRow *row = brg_form_add_row (form);

  row->line_above = form->rows->len > 1;
  for (guint i = 0; i < n_texts; i++)
    brg_form_set_cell (row, i, g_strdup (texts[i] != NULL ? texts[i] : ""), BRG_FORM_PLAIN);
  return row;
}

/* rus-draughts-2022 10.3.6: the chart, in the order and the words of table 2. */

enum
{
  CHART_WHITE = 0,
  CHART_WHITE_TOTAL = 3,
  CHART_MOVES,
  CHART_BLACK = 7,
  CHART_BLACK_TOTAL = 10,
  N_CHART_COLUMNS,
};

static const Column chart_columns[] = {
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Received") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Sent") },
  /* Translators: heads of the chart of time (rus-draughts-2022 table 2); "Время\nна ход" */
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Time for\nthe move") },
  /* Translators: "Время\nсуммарно" */
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Time\nin all") },
  /* Translators: "Ход\nбелых" */
  { BRG_COLUMN_TEXT, NC_ ("postal head", "White’s\nmove") },
  /* Translators: "№\nхода" */
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Move\nno.") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Black’s\nmove") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Received") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Sent") },
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Time for\nthe move") },
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Time\nin all") },
};

/* Each side above its columns, and between them the code that every letter has. */
static void
add_chart_players (BrgForm *form, const BrgPostalCase *matter, const BrgWords *words)
{
  BrgFormRow *row = brg_form_add_row (form);

  row->line_above = form->rows->len > 1;
  brg_form_set_cell (
      row, CHART_WHITE,
      /* Translators: whose columns of the chart these are (rus-draughts-2022 table 2);
       * "Белые: %s" */
      g_strdup_printf (WC_ (words, "postal head", "White: %s"), matter->names[BRG_COLOUR_WHITE]),
      BRG_FORM_BOLD);
  brg_form_span_cell (row, CHART_WHITE, CHART_MOVES - CHART_WHITE);
  brg_form_set_cell (row, CHART_MOVES, g_strdup (matter->code), BRG_FORM_BOLD);
  brg_form_span_cell (row, CHART_MOVES, CHART_BLACK - CHART_MOVES);
  brg_form_set_cell (
      row, CHART_BLACK,
      /* Translators: "Чёрные: %s" */
      g_strdup_printf (WC_ (words, "postal head", "Black: %s"), matter->names[BRG_COLOUR_BLACK]),
      BRG_FORM_BOLD);
  brg_form_span_cell (row, CHART_BLACK, N_CHART_COLUMNS - CHART_BLACK);
}

static char *
dup_day (const char *day, BrgPostalMark mark, const BrgWords *words)
{
  return day != NULL ? brg_postal_table_dup_day (day, mark, words) : g_strdup ("");
}

static void
add_chart_row (BrgForm *form, const BrgPostalTableRow *row, const BrgWords *words)
{
  const BrgPostalCell *white = &row->cells[BRG_COLOUR_WHITE];
  const BrgPostalCell *black = &row->cells[BRG_COLOUR_BLACK];
  g_autofree char *number = g_strdup_printf ("%u", row->number);
  g_autofree char *white_received = dup_day (white->received, white->received_mark, words);
  g_autofree char *white_sent = dup_day (white->sent, white->sent_mark, words);
  g_autofree char *black_received = dup_day (black->received, black->received_mark, words);
  g_autofree char *black_sent = dup_day (black->sent, black->sent_mark, words);
  const char *const texts[] = { white_received, white_sent,  white->days, white->total,
                                white->move,    number,      black->move, black_received,
                                black_sent,     black->days, black->total };
  BrgFormRow *added = add_texts (form, texts, G_N_ELEMENTS (texts));

  /* rus-draughts-2022 10.3.5 */
  if (white->is_overdue)
    brg_form_set_cell (added, CHART_WHITE_TOTAL, g_strdup_printf ("%s !", white->total),
                       BRG_FORM_BOLD);
  if (black->is_overdue)
    brg_form_set_cell (added, CHART_BLACK_TOTAL, g_strdup_printf ("%s !", black->total),
                       BRG_FORM_BOLD);
}

static void
add_chart (BrgForm *form, const BrgPostalCase *matter, const BrgWords *words)
{
  g_autoptr (GArray) rows = brg_postal_table_new (matter->game, matter->chart);
  g_autoptr (GArray) remarks =
      brg_postal_remarks_new (matter->game, matter->chart, matter->scoring, words);

  add_chart_players (form, matter, words);
  for (guint i = 0; i < rows->len; i++)
    add_chart_row (form, &g_array_index (rows, BrgPostalTableRow, i), words);
  add_wide (form, brg_postal_table_dup_sums (matter->game, matter->chart, words), BRG_FORM_PLAIN,
            TRUE);
  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, i);

      add_wide (form,
                remark->letter != 0
                    /* Translators: number of a letter, a remark, an article */
                    ? g_strdup_printf (W_ (words, "Letter %u: %s (%s)"), remark->letter,
                                       remark->text, remark->article)
                    : g_strdup_printf ("%s (%s)", remark->text, remark->article),
                BRG_FORM_ITALIC, FALSE);
    }
}

/* A game begins on a sheet that has room for it whole, if one has. */
static void
keep_game (BrgForm *form, guint first)
{
  for (guint i = first + 1; i < form->rows->len; i++)
    ((BrgFormRow *) form->rows->pdata[i])->with_above = TRUE;
}

BrgForm *
brg_paper_postal_make_chart (const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = begin_form (desk, W_ (options->words, "Charts of time"), chart_columns,
                     G_N_ELEMENTS (chart_columns), options->words);
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];
      guint first = form->rows->len;

      /* rus-draughts-2022 10.2.11: of a letter without a good move the penalty days stand too. */
      if (matter->chart != NULL &&
          (source->number == 0 ? brg_postal_state_find_record (desk, matter, BRG_POSTAL_LETTER,
                                                               BRG_COLOUR_NONE) != NULL
                               : (guint) source->number == matter->number))
        add_chart (form, matter, options->words);
      keep_game (form, first);
    }
  if (form->rows->len > 0)
    add_wide (
        form,
        g_strdup (W_ (options->words,
                      "b: days of a break are not charged; p: by the postmark; t: told in the "
                      "next letter; a: by the average run of a letter; !: the time is over")),
        BRG_FORM_ITALIC, TRUE);
  return end_form (form, desk, options);
}

/* News for the players. */

/* rus-draughts-2022 10.5.3: what is decided of who left stands in the news too. */
static void
add_news (BrgForm *form,
          const BrgPostalDesk *desk,
          const BrgPostalCase *matter,
          const BrgWords *words)
{
  const BrgPostalChart *chart = matter->chart;
  g_autofree char *moves =
      g_strdup_printf ("%u/%u", chart->n_moves[BRG_COLOUR_WHITE], chart->n_moves[BRG_COLOUR_BLACK]);
  g_autofree char *days =
      g_strdup_printf ("%u/%u", chart->totals[BRG_COLOUR_WHITE], chart->totals[BRG_COLOUR_BLACK]);
  g_autofree char *ended =
      chart->result_day != 0 ? brg_postal_words_dup_day (chart->result_day) : g_strdup ("");
  g_autofree char *result = brg_postal_state_dup_result (desk, matter, words);
  const char *const texts[] = { matter->code,
                                matter->names[BRG_COLOUR_WHITE],
                                matter->names[BRG_COLOUR_BLACK],
                                moves,
                                days,
                                result,
                                ended };

  add_texts (form, texts, G_N_ELEMENTS (texts));
}

static const Column news_columns[] = {
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Game") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "White") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "Black") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "Moves") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "Days") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "Result") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Ended") },
};

BrgForm *
brg_paper_postal_make_news (const BrgPaperSource *source,
                            const BrgDocumentOptions *options,
                            GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  const BrgWords *words = options->words;
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = begin_form (desk, W_ (words, "News for the players"), news_columns,
                     G_N_ELEMENTS (news_columns), words);
  for (guint i = 0; i < desk->cases->len; i++)
    if (((const BrgPostalCase *) desk->cases->pdata[i])->chart != NULL)
      add_news (form, desk, desk->cases->pdata[i], words);
  return end_form (form, desk, options);
}

/* Claims. */

static const char *
get_verdict (const BrgPostalClaim *claim, const BrgWords *words)
{
  if (claim->verdict == BRG_POSTAL_CLAIM_JUSTIFIED)
    return WC_ (words, "postal head", "justified");
  return claim->verdict == BRG_POSTAL_CLAIM_FALSE
             ? WC_ (words, "postal head", "the time is not over")
             : WC_ (words, "postal head", "materials not complete");
}

/* rus-draughts-2022 10.3.7: the arbiter decides, and not who reckons; 10.1.12: what was put aside
 * after a protest does not stand. */
char *
brg_paper_postal_dup_outcome (const BrgPostalCase *matter,
                              const BrgPostalClaim *claim,
                              const BrgWords *words)
{
  g_autofree char *day = brg_postal_words_dup_day (claim->decided);
  g_autofree char *reversal =
      brg_postal_words_dup_reversal (matter->scoring, claim->reversed, claim->revised, words);

  if (claim->decided == 0)
    return g_strdup (WC_ (words, "postal head", "not decided"));
  return claim->reversed != 0
             ? g_strdup_printf ("%s, %s; %s", get_verdict (claim, words), day, reversal)
             : g_strdup_printf ("%s, %s", get_verdict (claim, words), day);
}

static void
add_claims (BrgForm *form, const BrgPostalCase *matter, const BrgWords *words)
{
  for (guint i = 0; i < matter->chart->claims->len; i++)
    {
      const BrgPostalClaim *claim = &g_array_index (matter->chart->claims, BrgPostalClaim, i);
      g_autofree char *letter = g_strdup_printf ("%u", claim->letter);
      g_autofree char *examined = g_strdup_printf ("%u", claim->examined);
      g_autofree char *time = g_strdup_printf ("%u/%u", claim->total, claim->limit);
      g_autofree char *moves = g_strdup_printf ("%u", claim->n_moves);
      g_autofree char *decision = brg_paper_postal_dup_outcome (matter, claim, words);
      const char *const texts[] = { matter->code,
                                    matter->names[claim->side],
                                    matter->names[brg_colour_opposite (claim->side)],
                                    letter,
                                    examined,
                                    time,
                                    moves,
                                    get_verdict (claim, words),
                                    decision,
                                    brg_postal_words_get_article (claim->article) };

      add_texts (form, texts, G_N_ELEMENTS (texts));
    }
}

static const Column claim_columns[] = {
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Game") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "Claims") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "Against") },
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Letter") },
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Examined") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "Days") },
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "Moves") },
  { BRG_COLUMN_LONG_TEXT, NC_ ("postal head", "Reckoned") },
  { BRG_COLUMN_LONG_TEXT, NC_ ("postal head", "Decision") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Article") },
};

BrgForm *
brg_paper_postal_make_claims (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  const BrgWords *words = options->words;
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = begin_form (desk, W_ (words, "Claims of overdue time"), claim_columns,
                     G_N_ELEMENTS (claim_columns), words);
  for (guint i = 0; i < desk->cases->len; i++)
    if (is_claimed (desk->cases->pdata[i]))
      add_claims (form, desk->cases->pdata[i], words);
  return end_form (form, desk, options);
}

/* Adjudication. */

/* rus-draughts-2022 10.5.6: who got the last adjudication of a game when, and whether he protested.
 */
static char *
dup_way_of (const BrgPostalDesk *desk,
            const GArray *rulings,
            const BrgPostalCase *matter,
            const BrgWords *words)
{
  for (guint i = 0; i < rulings->len; i++)
    {
      const BrgPostalRuling *ruling = &g_array_index (rulings, BrgPostalRuling, i);

      if (ruling->game == matter && ruling->record != NULL &&
          ruling->record->kind == BRG_POSTAL_ADJUDGED)
        return brg_postal_ruling_dup_way (ruling, desk, words);
    }
  return g_strdup ("");
}

/* rus-draughts-2022 10.5.7: the arbiter's first, then what the organisation made of it. */
static void
append_decision (GString *results,
                 GString *days,
                 const BrgPostalCase *matter,
                 const BrgPostalRecord *record)
{
  g_autofree char *result = brg_postal_words_dup_result (matter->scoring, record->result);
  g_autofree char *day = brg_postal_words_dup_day (record->date);

  g_string_append_printf (results, "%s%s", results->len > 0 ? "; " : "", result);
  g_string_append_printf (days, "%s%s", days->len > 0 ? "; " : "", day);
}

/* What a player says of the position, empty where he says nothing; rus-draughts-2022 10.5.2: and
 * what he did not send. */
static char *
dup_value (const BrgPostalCase *matter, const BrgPostalRecord *analysis, const BrgWords *words)
{
  g_autofree char *missing = NULL;
  g_autofree char *value = NULL;

  if (analysis == NULL)
    return g_strdup ("");
  value = brg_postal_words_dup_result (matter->scoring, analysis->result);
  missing = brg_postal_words_dup_missing (BRG_POSTAL_ANALYSIS, analysis->lacks, words);
  return missing != NULL ? g_strdup_printf ("%s; %s", value, missing) : g_steal_pointer (&value);
}

/* @way: (transfer full) */
static void
add_ending (BrgForm *form,
            const BrgPostalDesk *desk,
            const BrgPostalCase *matter,
            char *way,
            const BrgWords *words)
{
  g_autofree char *told = way;
  const BrgPostalRecord *analyses[3] = { NULL };
  g_autofree char *white_value = NULL;
  g_autofree char *black_value = NULL;
  g_autoptr (GString) results = g_string_new (NULL);
  g_autoptr (GString) days = g_string_new (NULL);

  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (!brg_postal_desk_is_known (desk, brg_postal_record_get_known (record)))
        continue;
      if (record->kind == BRG_POSTAL_ANALYSIS)
        analyses[record->side] = record;
      if (record->kind == BRG_POSTAL_ADJUDGED ||
          (record->kind == BRG_POSTAL_REVERSED && results->len > 0))
        append_decision (results, days, matter, record);
    }
  white_value = dup_value (matter, analyses[BRG_COLOUR_WHITE], words);
  black_value = dup_value (matter, analyses[BRG_COLOUR_BLACK], words);
  {
    const char *const texts[] = { matter->code,
                                  matter->names[BRG_COLOUR_WHITE],
                                  matter->names[BRG_COLOUR_BLACK],
                                  white_value,
                                  black_value,
                                  results->str,
                                  days->str,
                                  told };

    add_texts (form, texts, G_N_ELEMENTS (texts));
  }
}

static const Column ending_columns[] = {
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Game") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "White") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "Black") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "White says") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "Black says") },
  { BRG_COLUMN_CENTRED, NC_ ("postal head", "Decision") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Day") },
  { BRG_COLUMN_REMARK, NC_ ("postal head", "Receipt, protest") },
};

BrgForm *
brg_paper_postal_make_endings (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  const BrgWords *words = options->words;
  g_autoptr (GArray) rulings = NULL;
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = begin_form (desk, W_ (words, "Adjudicated games"), ending_columns,
                     G_N_ELEMENTS (ending_columns), words);
  rulings = brg_postal_rulings_new (desk);
  for (guint i = 0; i < desk->cases->len; i++)
    if (is_adjudicated (desk->cases->pdata[i]))
      add_ending (form, desk, desk->cases->pdata[i],
                  dup_way_of (desk, rulings, desk->cases->pdata[i], words), words);
  return end_form (form, desk, options);
}

/* Decisions. */

/* rus-draughts-2022 10.1.10, 10.1.12: every decision with its article, and what became of it. */
static void
add_ruling (BrgForm *form,
            const BrgPostalDesk *desk,
            const BrgPostalRuling *ruling,
            const BrgWords *words)
{
  const BrgPostalMeasure *measure = ruling->measure;
  g_autofree char *number =
      measure != NULL ? g_strdup_printf ("%d", measure->number) : g_strdup ("");
  g_autofree char *day = brg_postal_words_dup_day (ruling->decided);
  g_autofree char *names = brg_postal_ruling_dup_names (ruling, desk, words);
  g_autofree char *title = brg_postal_ruling_dup_kind (ruling, words);
  g_autofree char *way = brg_postal_ruling_dup_way (ruling, desk, words);
  g_autofree char *grounds = measure != NULL ? g_strdup (measure->reason)
                             : ruling->claim != NULL
                                 ? brg_postal_claim_dup_words (ruling->claim, words)
                                 : g_strdup ("");
  const char *const texts[] = { number,
                                day,
                                names,
                                ruling->game != NULL ? ruling->game->code : "",
                                title,
                                brg_postal_words_get_article (ruling->article),
                                brg_postal_words_get_office (ruling->office, words),
                                way,
                                grounds };

  add_texts (form, texts, G_N_ELEMENTS (texts));
}

static const Column measure_columns[] = {
  { BRG_COLUMN_NUMBER, NC_ ("postal head", "No.") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Day") },
  { BRG_COLUMN_NAME, NC_ ("postal head", "Player") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Game") },
  { BRG_COLUMN_LONG_TEXT, NC_ ("postal head", "Decision") },
  { BRG_COLUMN_TEXT, NC_ ("postal head", "Article") },
  { BRG_COLUMN_LONG_TEXT, NC_ ("postal head", "Decided by") },
  { BRG_COLUMN_LONG_TEXT, NC_ ("postal head", "Receipt, protest") },
  { BRG_COLUMN_REMARK, NC_ ("postal head", "Grounds") },
};

BrgForm *
brg_paper_postal_make_measures (const BrgPaperSource *source,
                                const BrgDocumentOptions *options,
                                GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  const BrgWords *words = options->words;
  g_autoptr (GArray) rulings = NULL;
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = begin_form (desk, W_ (words, "Decisions by correspondence"), measure_columns,
                     G_N_ELEMENTS (measure_columns), words);
  rulings = brg_postal_rulings_new (desk);
  for (guint i = rulings->len; i > 0; i--)
    add_ruling (form, desk, &g_array_index (rulings, BrgPostalRuling, i - 1), words);
  return end_form (form, desk, options);
}
