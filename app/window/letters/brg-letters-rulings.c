/* brg-letters-rulings.c - forms of the arbiter's decisions in a game, and of what becomes of any
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.7, 10.3.8, 10.5.4, 10.5.5, 10.5.6, 10.5.7, 10.5.8
 * Tests: tests/gui/letters-decisions.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-rulings.h"

#include <glib/gi18n.h>

#include "brg-letters-forms-private.h"
#include "brg-letters-label.h"
#include "brg-name-words.h"
#include "brg-postal-ending.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"
#include "brg-store-postal-measures.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-text-tidy.h"
#include "brg-ui-words.h"

/* What a form is about. Rows are 0 where there is none. */
typedef struct
{
  gint64 group_id;
  gint64 pairing_id;
  gint64 entry_id;    /* of the player who protests */
  gint64 measure_id;  /* decision of its own */
  gint64 record_id;   /* decision in a game */
  gint64 protests[3]; /* rows of protests against it */
  BrgPostalDay day;   /* of the decision */
  BrgPostalDay sent;  /* of the protest that is answered */
  BrgPostalOffice office;
  gboolean is_partial; /* of a claim: whether its materials are not complete */
  char *line;          /* the record, without the days of receipt */
  BrgPostalDay told[3];
  BrgPostalDay protested[3];
} Matter;

static void
free_matter (gpointer data)
{
  Matter *matter = data;

  g_free (matter->line);
  g_free (matter);
}

static const char *
get_told_title (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? _ ("Received by White on") : _ ("Received by Black on");
}

/* Days of receipt, in two fields, as they stand in a record. */
static gboolean
append_told (GString *line, BrgFieldsSheet *form, guint field, BrgPostalDay decided, GError **error)
{
  static const char *const keys[] = { NULL, "told_white", "told_black" };

  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      BrgPostalDay day;
      char written[BRG_POSTAL_DAY_LENGTH];

      if (!brg_letters_form_read_day (form, field + side - BRG_COLOUR_WHITE, TRUE, &day, error))
        return FALSE;
      if (day != 0 && day < decided)
        return brg_letters_form_refuse (form, field + side - BRG_COLOUR_WHITE,
                                        _ ("Nobody gets a decision before it is made."), error);
      if (day != 0)
        g_string_append_printf (line, " %s=%s", keys[side], brg_postal_day_write (day, written));
    }
  return TRUE;
}

static void
add_told (BrgFieldsSheet *form, const BrgPostalDay told[3])
{
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      g_autofree char *day = brg_letters_form_dup_day (told != NULL ? told[side] : 0);

      brg_fields_sheet_add_text (form, get_told_title ((BrgColour) side), day);
    }
}

/* No such field: the form does not ask for that day. */
#define NOWHERE G_MAXUINT

/* The fields of a form in which the days of a record stand: its own, and the first of receipt. */
typedef struct
{
  guint day;
  guint told;
} Fields;

static guint
find_field (const BrgPostalDoubt *doubt, Fields fields)
{
  if (doubt->field == BRG_POSTAL_DAY_TOLD_WHITE || doubt->field == BRG_POSTAL_DAY_TOLD_BLACK)
    return fields.told + (doubt->field == BRG_POSTAL_DAY_TOLD_BLACK);
  return fields.day;
}

/* A day that cannot be, or hardly can, in a record that is written or changed. */
static gboolean
check_days (BrgFieldsSheet *form,
            const Matter *matter,
            gint64 row_id,
            const char *line,
            Fields fields,
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

      if (field != NOWHERE && !brg_letters_form_check_doubt (form, field, doubt, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_record (BrgFieldsSheet *form,
            const Matter *matter,
            const char *line,
            Fields fields,
            GError **error)
{
  return check_days (form, matter, 0, line, fields, error) &&
         brg_store_add_postal_record (brg_sheet_get_store (BRG_SHEET (form)), matter->pairing_id,
                                      line, error);
}

static Matter *
new_matter (const BrgPostalDesk *desk, const BrgPostalCase *game)
{
  Matter *matter = g_new0 (Matter, 1);

  matter->group_id = desk->snapshot->group->id;
  matter->pairing_id = game != NULL ? game->seat.pairing_id : 0;
  return matter;
}

/* @title: of the form */
static BrgFieldsSheet *
begin (BrgShell *shell,
       const char *title,
       const BrgPostalCase *game,
       BrgFieldsSave save,
       Matter *matter)
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
};

/* rus-draughts-2022 10.3.7: he may refuse it, and need not. */
static gboolean
append_taking (GString *line, BrgFieldsSheet *form, GError **error)
{
  guint taking = brg_fields_sheet_get_choice (form, CLAIM_TAKING);

  if (taking == BRG_POSTAL_TAKING_UNSAID)
    return brg_letters_form_refuse (form, CLAIM_TAKING, _ ("Choose what becomes of the claim."),
                                    error);
  g_string_append_printf (line, " claim=%s", brg_postal_taking_get_id ((BrgPostalTaking) taking));
  return TRUE;
}

static gboolean
save_claim (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Matter *matter = data;
  g_autoptr (GString) line = g_string_new ("decision");
  BrgPostalDay day;
  char written[BRG_POSTAL_DAY_LENGTH];

  if (!brg_letters_form_read_day (form, CLAIM_DAY, FALSE, &day, error))
    return FALSE;
  g_string_append_printf (line, " date=%s", brg_postal_day_write (day, written));
  return append_told (line, form, CLAIM_TOLD, day, error) &&
         (!matter->is_partial || append_taking (line, form, error)) &&
         add_record (form, matter, line->str, (Fields){ CLAIM_DAY, CLAIM_TOLD }, error);
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
  g_autofree char *today = NULL;
  const char *const takings[BRG_N_POSTAL_TAKINGS + 1] = {
    _ ("not chosen yet"),
    C_ ("claim", "taken"),
    C_ ("claim", "kept back"),
    C_ ("claim", "refused"),
  };
  g_autofree char *note = NULL;
  Matter *data;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && matter != NULL && matter->chart != NULL);
  g_return_if_fail (matter->chart->claims->len > 0);

  claim = &g_array_index (matter->chart->claims, BrgPostalClaim, matter->chart->claims->len - 1);
  today = brg_letters_form_dup_day (desk->on);
  note = dup_claim_note (desk, matter, claim);
  data = new_matter (desk, matter);
  data->is_partial = claim->is_partial;
  form = begin (shell, _ ("Decision on overdue time"), matter, save_claim, data);
  brg_fields_sheet_add_text (form, _ ("Decided on"), today);
  add_told (form, NULL);
  if (claim->is_partial)
    brg_fields_sheet_add_choice (form, _ ("Claim of overdue time"), takings,
                                 BRG_POSTAL_TAKING_UNSAID);
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
    return brg_letters_form_refuse (form, ADJUDGED_RESULT, _ ("Choose the result."), error);
  if (!brg_letters_form_read_day (form, ADJUDGED_DAY, FALSE, &day, error))
    return FALSE;
  g_string_append_printf (line, " date=%s result=%s", brg_postal_day_write (day, written),
                          brg_postal_result_get_id ((BrgPostalResult) result));
  return append_told (line, form, ADJUDGED_TOLD, day, error) &&
         add_record (form, data, line->str, (Fields){ ADJUDGED_DAY, ADJUDGED_TOLD }, error);
}

/* "White: 1 – 0, sent 05.03.2028 in time" */
static char *
dup_assessment (const BrgPostalDesk *desk,
                const BrgPostalCase *game,
                BrgColour side,
                const BrgPostalAnalysis *analysis)
{
  BrgPostalDay in_time = brg_postal_deadline_find (desk->rules, BRG_POSTAL_ANALYSIS_DUE,
                                                   desk->event->terms->end, NULL);
  g_autofree char *sent = NULL;

  if (analysis->value == BRG_POSTAL_UNFINISHED)
    /* Translators: a name */
    return g_strdup_printf (_ ("%s: no analysis, no right to protest (10.5.6)."),
                            game->names[side]);
  sent = brg_letters_form_dup_day (analysis->sent);
  return g_strdup_printf (analysis->sent <= in_time
                              /* Translators: a name, a result, a day */
                              ? _ ("%s: %s, analysis sent on %s in time.")
                              : _ ("%s: %s, analysis sent on %s late, no right to protest "
                                   "(10.5.6)."),
                          game->names[side], brg_postal_words_get_result (analysis->value), sent);
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
  const char *results[BRG_N_POSTAL_RESULTS + 1];
  g_autofree char *today = NULL;
  g_autofree char *note = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && matter != NULL);

  today = brg_letters_form_dup_day (desk->on);
  note = dup_adjudication_note (desk, matter);
  brg_letters_label_list_results (results);
  form = begin (shell, _ ("Adjudication"), matter, save_adjudication, new_matter (desk, matter));
  brg_fields_sheet_add_choice (form, _ ("Result"), results, BRG_POSTAL_UNFINISHED);
  brg_fields_sheet_add_text (form, _ ("Decided on"), today);
  add_told (form, NULL);
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
  return append_told (line, form, MINUS_TOLD, day, error) &&
         add_record (form, data, line->str, (Fields){ MINUS_DAY, MINUS_TOLD }, error);
}

void
brg_letters_form_minus (BrgShell *shell, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  g_autofree char *today = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && matter != NULL);

  today = brg_letters_form_dup_day (desk->on);
  form = begin (shell, _ ("Minus to both"), matter, save_minus, new_matter (desk, matter));
  brg_fields_sheet_add_text (form, _ ("Decided on"), today);
  add_told (form, NULL);
  brg_fields_sheet_set_note (form, _ ("Neither player sent the record of the game: both have a "
                                      "minus, which counts as a loss (10.5.8)."));
  brg_fields_sheet_set_focus (form, MINUS_DAY);
  brg_fields_sheet_present (form);
}

/* What became of a decision: of its own one player, in a game both. */

static gboolean
read_protest (BrgFieldsSheet *form,
              guint field,
              BrgPostalDay decided,
              BrgPostalDay *day,
              GError **error)
{
  if (!brg_letters_form_read_past (form, field, TRUE, day, error))
    return FALSE;
  return *day == 0 || *day >= decided ||
         brg_letters_form_refuse (
             form, field, _ ("Nobody protests against a decision before it is made."), error);
}

static gboolean
save_way (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Matter *matter = data;
  BrgPostalDay told;
  BrgPostalDay protested;

  return brg_letters_form_read_past (form, 0, TRUE, &told, error) &&
         read_protest (form, 1, matter->day, &protested, error) &&
         brg_store_mark_postal_measure (brg_sheet_get_store (BRG_SHEET (form)), matter->measure_id,
                                        told, protested, error);
}

/* A protest in a game is a record of its own. */
static gboolean
put_protest (BrgFieldsSheet *form,
             const Matter *matter,
             BrgColour side,
             BrgPostalDay day,
             GError **error)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (form));
  g_autofree char *line = NULL;
  char written[BRG_POSTAL_DAY_LENGTH];

  if (day == matter->protested[side])
    return TRUE;
  if (day != 0)
    line = g_strdup_printf ("protest %s sent=%s", side == BRG_COLOUR_WHITE ? "white" : "black",
                            brg_postal_day_write (day, written));
  return matter->protests[side] != 0
             ? brg_store_change_postal_record (store, matter->protests[side], line, error)
             : brg_store_add_postal_record (store, matter->pairing_id, line, error);
}

static gboolean
save_way_in_game (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Matter *matter = data;
  g_autoptr (GString) line = g_string_new (matter->line);
  BrgPostalDay told[3] = { 0 };
  BrgPostalDay protested[3] = { 0 };

  if (!append_told (line, form, 0, matter->day, error))
    return FALSE;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (!brg_letters_form_read_day (form, side - 1, TRUE, &told[side], error) ||
        !read_protest (form, side + 1, matter->day, &protested[side], error))
      return FALSE;
  if ((told[BRG_COLOUR_WHITE] != matter->told[BRG_COLOUR_WHITE] ||
       told[BRG_COLOUR_BLACK] != matter->told[BRG_COLOUR_BLACK]) &&
      (!check_days (form, matter, matter->record_id, line->str, (Fields){ NOWHERE, 0 }, error) ||
       !brg_store_change_postal_record (brg_sheet_get_store (BRG_SHEET (form)), matter->record_id,
                                        line->str, error)))
    return FALSE;
  return put_protest (form, matter, BRG_COLOUR_WHITE, protested[BRG_COLOUR_WHITE], error) &&
         put_protest (form, matter, BRG_COLOUR_BLACK, protested[BRG_COLOUR_BLACK], error);
}

static void
add_way (BrgFieldsSheet *form, const BrgPostalRuling *ruling, const char *told, const char *sent)
{
  const BrgPostalParty *party = &ruling->parties[BRG_COLOUR_NONE];
  g_autofree char *got = brg_letters_form_dup_day (party->told);
  g_autofree char *protested = brg_letters_form_dup_day (party->protested);

  brg_fields_sheet_add_text (form, told, got);
  brg_fields_sheet_add_text (form, sent, protested);
}

static void
add_way_in_game (BrgFieldsSheet *form,
                 Matter *matter,
                 const BrgPostalDesk *desk,
                 const BrgPostalRuling *ruling)
{
  matter->line = brg_postal_ruling_dup_line (ruling);
  matter->record_id = brg_postal_ruling_find_row (desk, ruling);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      matter->told[side] = ruling->record->told[side];
      matter->protested[side] = ruling->parties[side].protested;
      matter->protests[side] = brg_postal_ruling_find_protest_row (desk, ruling, (BrgColour) side);
    }
  add_told (form, matter->told);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      g_autofree char *day = brg_letters_form_dup_day (matter->protested[side]);

      brg_fields_sheet_add_text (form,
                                 side == BRG_COLOUR_WHITE ? _ ("Protest of White sent on")
                                                          : _ ("Protest of Black sent on"),
                                 day);
    }
}

static const char *
get_way_note (const BrgPostalRuling *ruling)
{
  if (ruling->record != NULL && ruling->record->kind == BRG_POSTAL_ADJUDGED)
    return _ ("Ten days for a protest from receipt, for who sent his analysis in time (10.5.6); "
              "the organisation decides (10.5.7).");
  return _ ("Ten days for a protest from receipt (10.1.12). A later one is kept and marked late.");
}

void
brg_letters_form_way (BrgShell *shell, const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  Matter *matter;
  g_autofree char *title = NULL;
  g_autofree char *way = NULL;
  g_autofree char *note = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && ruling != NULL);

  matter = new_matter (desk, ruling->game);
  matter->day = ruling->decided;
  matter->measure_id = ruling->measure != NULL ? ruling->measure->id : 0;
  title = brg_postal_ruling_dup_title (ruling, brg_ui_get_words ());
  form = begin (shell, title, ruling->game, ruling->measure != NULL ? save_way : save_way_in_game,
                matter);
  if (ruling->measure != NULL)
    add_way (form, ruling, _ ("Received by the player on"), _ ("Protest sent on"));
  else
    add_way_in_game (form, matter, desk, ruling);
  way = brg_postal_ruling_dup_way (ruling, desk, brg_ui_get_words ());
  note = g_strdup_printf ("%s%s%s", way, *way != '\0' ? ". " : "", get_way_note (ruling));
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, 0);
  brg_fields_sheet_present (form);
}

/* The answer to a protest. */

enum
{
  REPLY_CHOICE,
  REPLY_DAY,
  REPLY_TOLD,
  REPLY_REASON,
};

static const BrgPostalMeasureKind replies[] = { BRG_POSTAL_UPHELD, BRG_POSTAL_REJECTED };

static gboolean
save_reply (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Matter *matter = data;
  g_autoptr (BrgPostalMeasure) measure = brg_postal_measure_new (matter->entry_id);
  guint choice = brg_fields_sheet_get_choice (form, REPLY_CHOICE);

  if (choice == 0)
    return brg_letters_form_refuse (form, REPLY_CHOICE,
                                    _ ("Choose whether the protest is upheld or rejected."), error);
  if (!brg_letters_form_read_past (form, REPLY_DAY, FALSE, &measure->decided, error) ||
      !brg_letters_form_read_past (form, REPLY_TOLD, TRUE, &measure->told, error))
    return FALSE;
  if (measure->decided < matter->sent)
    return brg_letters_form_refuse (form, REPLY_DAY, _ ("The protest came later than that."),
                                    error);
  measure->office = matter->office;
  measure->kind = replies[choice - 1];
  measure->pairing_id = matter->pairing_id;
  measure->appeal_of_id = matter->measure_id;
  g_free (measure->reason);
  measure->reason = brg_fields_sheet_dup_text (form, REPLY_REASON);
  return brg_store_add_postal_measure (brg_sheet_get_store (BRG_SHEET (form)), matter->group_id,
                                       measure, error);
}

void
brg_letters_form_reply (BrgShell *shell,
                        const BrgPostalDesk *desk,
                        const BrgPostalRuling *ruling,
                        guint party)
{
  const BrgWords *words = brg_ui_get_words ();
  const char *choices[G_N_ELEMENTS (replies) + 2] = { _ ("not chosen yet") };
  const BrgPostalParty *who;
  g_autofree char *today = NULL;
  g_autofree char *title = NULL;
  g_autofree char *way = NULL;
  g_autofree char *note = NULL;
  Matter *matter;
  BrgFieldsSheet *form;

  g_return_if_fail (desk != NULL && ruling != NULL && party < G_N_ELEMENTS (ruling->parties));
  g_return_if_fail (ruling->parties[party].entry >= 0);

  who = &ruling->parties[party];
  matter = new_matter (desk, ruling->game);
  matter->entry_id = brg_snapshot_get_entry (desk->snapshot, who->entry)->id;
  matter->measure_id = ruling->measure != NULL ? ruling->measure->id : 0;
  matter->office = who->next;
  matter->sent = who->protested;
  for (guint i = 0; i < G_N_ELEMENTS (replies); i++)
    choices[i + 1] = brg_postal_words_get_measure (replies[i], words);
  today = brg_letters_form_dup_day (desk->on);
  title = brg_postal_ruling_dup_title (ruling, words);
  way = brg_postal_ruling_dup_way (ruling, desk, words);
  form = begin (shell, _ ("Decision on a protest"), ruling->game, save_reply, matter);
  brg_fields_sheet_add_choice (form, _ ("Decision"), choices, 0);
  brg_fields_sheet_add_text (form, _ ("Decided on"), today);
  brg_fields_sheet_add_text (form, _ ("Received by the player on"), "");
  brg_fields_sheet_add_text (form, _ ("Grounds"), "");
  /* Translators: what was decided, who got it and protested when, who decides, an article */
  note = brg_text_join_points (g_strdup_printf (_ ("Against: %s. %s. Decided by: %s (%s)."), title,
                                                way, brg_postal_words_get_office (who->next, words),
                                                brg_postal_words_get_article (who->article)));
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_set_focus (form, REPLY_CHOICE);
  brg_fields_sheet_present (form);
}
