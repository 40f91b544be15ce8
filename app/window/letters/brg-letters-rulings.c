/* brg-letters-rulings.c - forms of the arbiter's decisions in a game
 *
 * Rules: rus-draughts-2022 10.3.7, 10.3.8, 10.5.4, 10.5.5, 10.5.8
 * Tests: tests/gui/letters-decisions.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-rulings.h"

#include <glib/gi18n.h>

#include "brg-letters-label.h"
#include "brg-letters-rulings-private.h"
#include "brg-postal-ending.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-text-tidy.h"
#include "brg-ui-words.h"

static void
free_matter (gpointer data)
{
  BrgLettersMatter *matter = data;

  g_free (matter->line);
  g_free (matter);
}

static const char *
get_told_title (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? _ ("Received by White on") : _ ("Received by Black on");
}

/* Days of receipt, in two fields, as they stand in a record. */
gboolean
brg_letters_form_append_told (GString *line,
                              BrgFieldsSheet *form,
                              guint field,
                              BrgPostalDay decided,
                              GError **error)
{
  static const char *const keys[] = { NULL, "told_white", "told_black" };

  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      BrgPostalDay day;
      char written[BRG_POSTAL_DAY_LENGTH];

      if (!brg_letters_form_read_day (form, field + side - BRG_COLOUR_WHITE, TRUE, &day, error))
        return FALSE;
      if (day != 0 && day < decided)
        return brg_fields_sheet_refuse (form, field + side - BRG_COLOUR_WHITE,
                                        _ ("Nobody gets a decision before it is made."), error);
      if (day != 0)
        g_string_append_printf (line, " %s=%s", keys[side], brg_postal_day_write (day, written));
    }
  return TRUE;
}

void
brg_letters_form_add_told (BrgFieldsSheet *form, const BrgPostalDay told[3], BrgLettersSpan span)
{
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    brg_letters_form_add_day (form, get_told_title ((BrgColour) side),
                              told != NULL ? told[side] : 0, span);
}

static guint
find_field (const BrgPostalDoubt *doubt, BrgLettersFields fields)
{
  if (doubt->field == BRG_POSTAL_DAY_TOLD_WHITE || doubt->field == BRG_POSTAL_DAY_TOLD_BLACK)
    return fields.told + (doubt->field == BRG_POSTAL_DAY_TOLD_BLACK);
  return fields.day;
}

/* A day that cannot be, or hardly can, in a record that is written or changed. */
gboolean
brg_letters_matter_check_days (BrgFieldsSheet *form,
                               const BrgLettersMatter *matter,
                               gint64 row_id,
                               const char *line,
                               BrgLettersFields fields,
                               GError **error)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (form));
  BrgPostalEvent *event = brg_store_load_postal_game (brg_sheet_get_store (BRG_SHEET (form)),
                                                      matter->group_id, matter->pairing_id, error);
  g_autoptr (BrgPostalDesk) desk = NULL;
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (GArray) doubts = NULL;
  g_auto (BrgPostalFault) fault = { 0 };
  const BrgPostalCase *seen;
  guint index;

  if (event == NULL)
    return FALSE;
  desk = brg_postal_desk_new (snapshot, event, brg_postal_today (snapshot->event->zone));
  seen = desk != NULL ? brg_postal_desk_find (desk, matter->pairing_id) : NULL;
  if (seen != NULL)
    game = brg_postal_event_dup_changed (desk->event, &seen->seat, row_id, line, &index, &fault);
  /* What cannot be read is refused by who stores it. */
  if (game == NULL)
    return TRUE;
  doubts = brg_postal_doubts_new (game, desk->rules, index, desk->on);
  for (guint i = 0; i < doubts->len; i++)
    {
      const BrgPostalDoubt *doubt = &g_array_index (doubts, BrgPostalDoubt, i);
      guint field = find_field (doubt, fields);

      if (field != BRG_LETTERS_NOWHERE && !brg_letters_form_check_doubt (form, field, doubt, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_record (BrgFieldsSheet *form,
            const BrgLettersMatter *matter,
            const char *line,
            BrgLettersFields fields,
            GError **error)
{
  return brg_letters_matter_check_days (form, matter, 0, line, fields, error) &&
         brg_store_add_postal_record (brg_sheet_get_store (BRG_SHEET (form)), matter->pairing_id,
                                      line, error);
}

BrgLettersMatter *
brg_letters_matter_new (const BrgPostalDesk *desk, const BrgPostalCase *game)
{
  BrgLettersMatter *matter = g_new0 (BrgLettersMatter, 1);

  matter->group_id = desk->snapshot->group->id;
  matter->pairing_id = game != NULL ? game->seat.pairing_id : 0;
  return matter;
}

/* @title: of the form */
BrgFieldsSheet *
brg_letters_matter_begin (BrgShell *shell,
                          const char *title,
                          const BrgPostalCase *game,
                          BrgFieldsSave save,
                          BrgLettersMatter *matter)
{
  BrgFieldsSheet *form = brg_fields_sheet_new (shell, title, save, matter, free_matter);
  g_autofree char *names = game != NULL ? brg_postal_words_dup_game (game) : NULL;

  brg_fields_sheet_add_heading (form, names != NULL ? names : title);
  return form;
}

/* A claim of overdue time. */

enum
{
  CLAIM_DAY,
  CLAIM_TOLD,
  CLAIM_TAKING = CLAIM_TOLD + 2, /* where the materials are not complete */
  CLAIM_PASSED = CLAIM_TOLD + 2, /* else, of a wrong claim */
};

/* rus-draughts-2022 10.3.7: he may refuse it, and need not. */
static gboolean
append_taking (GString *line, BrgFieldsSheet *form, GError **error)
{
  guint taking = brg_fields_sheet_get_choice (form, CLAIM_TAKING);

  if (taking == BRG_POSTAL_TAKING_UNSAID)
    return brg_fields_sheet_refuse (form, CLAIM_TAKING, _ ("Choose what becomes of the claim."),
                                    error);
  g_string_append_printf (line, " claim=%s", brg_postal_taking_get_id ((BrgPostalTaking) taking));
  return TRUE;
}

/* rus-draughts-2022 10.3.7: when the arbiter sent the move on, from which the accused's days run.
 */
static gboolean
append_passed (GString *line, BrgFieldsSheet *form, BrgPostalDay decided, GError **error)
{
  BrgPostalDay day;
  char written[BRG_POSTAL_DAY_LENGTH];

  if (!brg_letters_form_read_past (form, CLAIM_PASSED, TRUE, &day, error))
    return FALSE;
  if (day != 0 && day < decided)
    return brg_fields_sheet_refuse (form, CLAIM_PASSED,
                                    _ ("The move is sent when the claim is decided."), error);
  if (day != 0)
    g_string_append_printf (line, " passed=%s", brg_postal_day_write (day, written));
  return TRUE;
}

static gboolean
save_claim (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const BrgLettersMatter *matter = data;
  g_autoptr (GString) line = g_string_new ("decision");
  BrgPostalDay day;
  char written[BRG_POSTAL_DAY_LENGTH];

  if (!brg_letters_form_read_day (form, CLAIM_DAY, FALSE, &day, error))
    return FALSE;
  g_string_append_printf (line, " date=%s", brg_postal_day_write (day, written));
  return brg_letters_form_append_told (line, form, CLAIM_TOLD, day, error) &&
         (!matter->is_partial || append_taking (line, form, error)) &&
         (!matter->is_wrong || append_passed (line, form, day, error)) &&
         add_record (form, matter, line->str, (BrgLettersFields){ CLAIM_DAY, CLAIM_TOLD }, error);
}

/* What was counted, what follows and by what article, and whether the accused protested. */
static char *
dup_claim_note (const BrgPostalDesk *desk, const BrgPostalCase *game, const BrgPostalClaim *claim)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *counted = brg_postal_claim_dup_words (claim, words);
  g_autofree char *verdict = brg_postal_claim_dup_verdict (game, claim, words);
  g_autofree char *protest = brg_postal_claim_dup_protest (desk, game, claim, words);
  g_autofree char *missing = brg_postal_claim_dup_missing (claim, words);

  if (missing != NULL)
    return brg_text_join_points (g_strdup_printf (
        /* Translators: a name, what was counted, what is missing, a sentence on the protest */
        _ ("Time of %s: %s; %s (10.3.6). The chief arbiter may take the claim all the same, keep "
           "it "
           "back until the rest comes, or refuse it (10.3.7). %s Both players and the secretary "
           "are "
           "told."),
        game->names[brg_colour_opposite (claim->side)], counted, missing, protest));
  /* Translators: a name, what was counted, what follows, an article, a sentence on the protest */
  return brg_text_join_points (
      g_strdup_printf (_ ("Time of %s: %s. Decision: %s (%s). %s Both players and the secretary "
                          "are told."),
                       game->names[brg_colour_opposite (claim->side)], counted, verdict,
                       brg_postal_words_get_article (claim->article), protest));
}

void
brg_letters_form_claim (BrgShell *shell, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  const BrgPostalClaim *claim;
  const char *const takings[BRG_N_POSTAL_TAKINGS + 1] = {
    _ ("not chosen yet"),
    C_ ("claim", "taken"),
    C_ ("claim", "kept back"),
    C_ ("claim", "refused"),
  };
  g_autofree char *note = NULL;
  BrgLettersMatter *data;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && matter != NULL && matter->chart != NULL);
  g_return_if_fail (matter->chart->claims->len > 0);

  claim = &g_array_index (matter->chart->claims, BrgPostalClaim, matter->chart->claims->len - 1);
  note = dup_claim_note (desk, matter, claim);
  data = brg_letters_matter_new (desk, matter);
  data->is_partial = claim->is_partial;
  data->is_wrong = !claim->is_partial && claim->verdict == BRG_POSTAL_CLAIM_FALSE;
  form = brg_letters_matter_begin (shell, _ ("Decision on overdue time"), matter, save_claim, data);
  brg_letters_form_add_day (form, _ ("Decided on"), desk->on, brg_letters_span_past (desk->on));
  brg_letters_form_add_told (form, NULL, brg_letters_span_after (desk->on, CLAIM_DAY));
  if (claim->is_partial)
    brg_fields_sheet_add_choice (form, _ ("Claim of overdue time"), takings,
                                 BRG_POSTAL_TAKING_UNSAID);
  if (data->is_wrong)
    brg_letters_form_add_day (form,
                              claim->side == BRG_COLOUR_WHITE ? _ ("Move sent to Black on")
                                                              : _ ("Move sent to White on"),
                              0, brg_letters_span_after (desk->on, CLAIM_DAY));
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, claim->is_partial ? CLAIM_TAKING : CLAIM_DAY);
  brg_fields_sheet_present (form);
}

/* Adjudication. */

enum
{
  ADJUDGED_RESULT,
  ADJUDGED_DAY,
  ADJUDGED_TOLD,
};

static gboolean
save_adjudication (BrgFieldsSheet *form, gpointer data, GError **error)
{
  g_autoptr (GString) line = g_string_new ("adjudged");
  guint result = brg_fields_sheet_get_choice (form, ADJUDGED_RESULT);
  BrgPostalDay day;
  char written[BRG_POSTAL_DAY_LENGTH];

  if (result == BRG_POSTAL_UNFINISHED)
    return brg_fields_sheet_refuse (form, ADJUDGED_RESULT, _ ("Choose the result."), error);
  if (!brg_letters_form_read_day (form, ADJUDGED_DAY, FALSE, &day, error))
    return FALSE;
  g_string_append_printf (line, " date=%s result=%s", brg_postal_day_write (day, written),
                          brg_postal_result_get_id ((BrgPostalResult) result));
  return brg_letters_form_append_told (line, form, ADJUDGED_TOLD, day, error) &&
         add_record (form, data, line->str, (BrgLettersFields){ ADJUDGED_DAY, ADJUDGED_TOLD },
                     error);
}

/* "White: 1 – 0, sent 05.03.2028 in time", and what was not with it. */
static char *
dup_assessment (const BrgPostalDesk *desk,
                const BrgPostalCase *game,
                BrgColour side,
                const BrgPostalAnalysis *analysis)
{
  BrgPostalDay in_time = brg_postal_deadline_find (desk->rules, BRG_POSTAL_ANALYSIS_DUE,
                                                   desk->event->terms->end, NULL);
  g_autofree char *sent = NULL;
  g_autofree char *value = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *text = NULL;

  if (analysis->sent == 0)
    /* Translators: a name */
    return g_strdup_printf (_ ("%s: no analysis, no right to protest (10.5.6)."),
                            game->names[side]);
  sent = brg_letters_form_dup_day (analysis->sent);
  value = brg_postal_words_dup_result (game->scoring, analysis->value);
  missing = brg_postal_words_dup_lacks (BRG_POSTAL_ANALYSIS, analysis->lacks, brg_ui_get_words ());
  if (!brg_postal_analysis_counts (analysis))
    /* Translators: a name, a result, a day, what was not sent: "analysis, diagram" */
    return g_strdup_printf (_ ("%s: %s, sent on %s without %s, no right to protest (10.5.6)."),
                            game->names[side], value, sent, missing);
  text = g_strdup_printf (analysis->sent <= in_time
                              /* Translators: a name, a result, a day */
                              ? _ ("%s: %s, analysis sent on %s in time.")
                              : _ ("%s: %s, analysis sent on %s late, no right to protest "
                                   "(10.5.6)."),
                          game->names[side], value, sent);
  /* Translators: a sentence, what was not sent: "diagram" */
  return *missing != '\0' ? g_strdup_printf (_ ("%s Missing: %s (10.5.2)."), text, missing)
                          : g_steal_pointer (&text);
}

static const char *
get_route (BrgPostalRoute route)
{
  switch (route)
    {
    case BRG_POSTAL_BY_AGREEMENT:
      return _ ("Both say the same: that is the result, unless the position clearly contradicts it "
                "(10.5.4).");
    case BRG_POSTAL_TWO_SIDED:
      return _ ("They differ: adjudicated by both analyses (10.5.5).");
    case BRG_POSTAL_ONE_SIDED:
      return _ ("Adjudicated having regard to the one analysis (10.5.5).");
    case BRG_POSTAL_BY_JUDGE:
    default:
      return _ ("Without analyses the chief arbiter decides alone (10.5.5).");
    }
}

static char *
dup_adjudication_note (const BrgPostalDesk *desk, const BrgPostalCase *game)
{
  BrgPostalAnalysis analyses[3] = { 0 };
  BrgPostalAdjudication answer;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (game->game != NULL)
    brg_postal_analyses_find (game->game, desk->on, analyses);
  white = dup_assessment (desk, game, BRG_COLOUR_WHITE, &analyses[BRG_COLOUR_WHITE]);
  black = dup_assessment (desk, game, BRG_COLOUR_BLACK, &analyses[BRG_COLOUR_BLACK]);
  brg_postal_adjudicate (desk->rules, desk->event->terms->end, analyses, BRG_POSTAL_UNFINISHED,
                         &answer);
  return g_strdup_printf ("%s %s %s %s", white, black, get_route (answer.route),
                          _ ("Who said otherwise is told; his ten days for a protest run from "
                             "the day on which he gets it."));
}

void
brg_letters_form_adjudication (BrgShell *shell,
                               const BrgPostalDesk *desk,
                               const BrgPostalCase *matter)
{
  g_auto (GStrv) results = NULL;
  g_autofree char *note = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && matter != NULL);

  note = dup_adjudication_note (desk, matter);
  results = brg_letters_label_dup_results (matter->scoring);
  form = brg_letters_matter_begin (shell, _ ("Adjudication"), matter, save_adjudication,
                                   brg_letters_matter_new (desk, matter));
  brg_fields_sheet_add_choice (form, _ ("Result"), (const char *const *) results,
                               BRG_POSTAL_UNFINISHED);
  brg_letters_form_add_day (form, _ ("Decided on"), desk->on, brg_letters_span_past (desk->on));
  brg_letters_form_add_told (form, NULL, brg_letters_span_after (desk->on, ADJUDGED_DAY));
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, ADJUDGED_RESULT);
  brg_fields_sheet_present (form);
}

/* A minus to both. */

enum
{
  MINUS_DAY,
  MINUS_TOLD,
};

static GString *
begin_minus (BrgPostalDay day)
{
  GString *line = g_string_new (NULL);
  char written[BRG_POSTAL_DAY_LENGTH];

  g_string_printf (line, "over date=%s result=%s why=10.5.8", brg_postal_day_write (day, written),
                   brg_postal_result_get_id (BRG_POSTAL_BOTH_LOSE));
  return line;
}

static gboolean
save_minus (BrgFieldsSheet *form, gpointer data, GError **error)
{
  BrgPostalDay day;
  g_autoptr (GString) line = NULL;

  if (!brg_letters_form_read_day (form, MINUS_DAY, FALSE, &day, error))
    return FALSE;
  line = begin_minus (day);
  return brg_letters_form_append_told (line, form, MINUS_TOLD, day, error) &&
         add_record (form, data, line->str, (BrgLettersFields){ MINUS_DAY, MINUS_TOLD }, error);
}

void
brg_letters_form_minus (BrgShell *shell, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && matter != NULL);

  form = brg_letters_matter_begin (shell, _ ("Minus to both"), matter, save_minus,
                                   brg_letters_matter_new (desk, matter));
  brg_letters_form_add_day (form, _ ("Decided on"), desk->on, brg_letters_span_past (desk->on));
  brg_letters_form_add_told (form, NULL, brg_letters_span_after (desk->on, MINUS_DAY));
  brg_fields_sheet_set_note (form, _ ("Neither player sent the record of the game: both have a "
                                      "minus, which counts as a loss (10.5.8)."));
  brg_fields_sheet_set_focus (form, MINUS_DAY);
  brg_fields_sheet_present (form);
}
